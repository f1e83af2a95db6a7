#if arch(x86_64)
    // The module's name says that it may change; nothing outside this file knows it.
    import _Builtin_intrinsics.intel

    /// `PortableByteMask` in a third less time, with the instructions that every x86-64 processor has.
    enum ByteMask {
        @inline(__always)
        static func equal(_ bytes: UnsafeRawPointer, to letter: UInt8, fold: UInt8) -> UInt64 {
            let folds = _mm_set1_epi8(CChar(bitPattern: fold))
            let letters = _mm_set1_epi8(CChar(bitPattern: letter))
            return collect(bytes) { _mm_cmpeq_epi8(_mm_or_si128($0, folds), letters) }
        }

        @inline(__always)
        static func high(_ bytes: UnsafeRawPointer) -> UInt64 {
            collect(bytes) { $0 }
        }

        @inline(__always)
        static func latinLead(_ bytes: UnsafeRawPointer) -> UInt64 {
            let first = _mm_set1_epi8(CChar(bitPattern: 0xC3))
            let span = _mm_set1_epi8(CChar(bitPattern: 0xCD - 0xC3))
            let one = _mm_set1_epi8(CChar(bitPattern: 0xE1))
            let two = _mm_set1_epi8(CChar(bitPattern: 0xE2))
            let last = _mm_set1_epi8(CChar(bitPattern: 0xEF))
            return collect(bytes) { byte in
                let distance = _mm_sub_epi8(byte, first)
                // There is no unsigned comparison: a number that is its minimum with another is no more than that.
                let inSpan = _mm_cmpeq_epi8(_mm_min_epu8(distance, span), distance)
                let either = _mm_or_si128(_mm_cmpeq_epi8(byte, one), _mm_cmpeq_epi8(byte, two))
                return _mm_or_si128(inSpan, _mm_or_si128(either, _mm_cmpeq_epi8(byte, last)))
            }
        }

        @inline(__always)
        private static func collect(_ bytes: UnsafeRawPointer, _ test: (__m128i) -> __m128i) -> UInt64 {
            let vectors = bytes.assumingMemoryBound(to: __m128i_u.self)
            let first = bits(test(_mm_loadu_si128(vectors)))
            let second = bits(test(_mm_loadu_si128(vectors + 1)))
            let third = bits(test(_mm_loadu_si128(vectors + 2)))
            let fourth = bits(test(_mm_loadu_si128(vectors + 3)))
            return first | second &<< 16 | third &<< 32 | fourth &<< 48
        }

        /// The top bits of sixteen bytes, side by side.
        @inline(__always)
        private static func bits(_ vector: __m128i) -> UInt64 {
            UInt64(UInt32(bitPattern: _mm_movemask_epi8(vector)))
        }
    }
#else
    typealias ByteMask = PortableByteMask
#endif

/// The lowest `count` bits; all of them from 64 on.
@inline(__always)
func lowBits(_ count: Int) -> UInt64 {
    count >= 64 ? ~0 : (1 &<< UInt64(truncatingIfNeeded: count)) &- 1
}
