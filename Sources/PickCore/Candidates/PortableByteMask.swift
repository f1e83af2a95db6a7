/// Looks at 64 bytes at once: bit n of a result stands for byte n. In plain Swift, for any processor.
///
/// Callers see to it that the 64 bytes can be read; bits beyond the text are theirs to ignore.
enum PortableByteMask {
    /// Bytes that equal `letter` after the bits of `fold` were set in them: 0x20 makes capital letters small.
    @inline(__always)
    static func equal(_ bytes: UnsafeRawPointer, to letter: UInt8, fold: UInt8) -> UInt64 {
        let folds = SIMD16<UInt8>(repeating: fold)
        let letters = SIMD16<UInt8>(repeating: letter)
        return collect { (load(bytes, $0) | folds) .== letters }
    }

    /// Bytes that are not ASCII.
    @inline(__always)
    static func high(_ bytes: UnsafeRawPointer) -> UInt64 {
        let limit = SIMD16<UInt8>(repeating: 0x80)
        return collect { load(bytes, $0) .>= limit }
    }

    /// Bytes that begin a scalar of UTF-8 which may be a Latin letter or fold to some: C3 to CD, E1, E2 and EF.
    @inline(__always)
    static func latinLead(_ bytes: UnsafeRawPointer) -> UInt64 {
        let (first, span) = (SIMD16<UInt8>(repeating: 0xC3), SIMD16<UInt8>(repeating: 0xCD - 0xC3))
        let (one, two, last) = (
            SIMD16<UInt8>(repeating: 0xE1), SIMD16<UInt8>(repeating: 0xE2), SIMD16<UInt8>(repeating: 0xEF)
        )
        return collect { index in
            let byte = load(bytes, index)
            return (byte &- first) .<= span .| byte .== one .| byte .== two .| byte .== last
        }
    }

    @inline(__always)
    private static func load(_ bytes: UnsafeRawPointer, _ index: Int) -> SIMD16<UInt8> {
        bytes.loadUnaligned(fromByteOffset: index &* 16, as: SIMD16<UInt8>.self)
    }

    @inline(__always)
    private static func collect(_ test: (Int) -> SIMDMask<SIMD16<Int8>>) -> UInt64 {
        var result: UInt64 = 0
        for index in 0..<4 {
            let halves = unsafeBitCast(test(index), to: SIMD2<UInt64>.self)
            result |= (bits(halves[0]) | bits(halves[1]) &<< 8) &<< UInt64(index &* 16)
        }
        return result
    }

    /// The top bits of eight bytes, side by side.
    @inline(__always)
    private static func bits(_ bytes: UInt64) -> UInt64 {
        ((bytes & 0x8080_8080_8080_8080) &* 0x0002_0408_1020_4081) &>> 56
    }
}
