import CPlaces

/// Bytes that neither move nor change: data of the program itself, or a copy of what a file holds.
final class FixedBytes: @unchecked Sendable {
    // Invariant: nobody writes to the bytes, and they are there as long as this object is.
    let bytes: UnsafeRawBufferPointer
    private let isOwned: Bool

    /// The units of China in the form that Scripts/rebuild-places describes.
    static let china = FixedBytes(ofProgram: pick_china_address(), count: pick_china_length)
    /// The cities of the world, likewise.
    static let world = FixedBytes(ofProgram: pick_world_address(), count: pick_world_length)

    private init(ofProgram start: UnsafeRawPointer?, count: Int) {
        bytes = UnsafeRawBufferPointer(start: start, count: count)
        isOwned = false
    }

    init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        copy.copyBytes(from: bytes)
        self.bytes = UnsafeRawBufferPointer(copy)
        isOwned = true
    }

    deinit { if isOwned { bytes.deallocate() } }

    subscript(range: Range<Int>) -> UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: bytes[range]) }
}

/// Goes through bytes line by line, and through a line field by field, without a copy.
struct LineScanner {
    private let bytes: UnsafeRawBufferPointer
    private var next: Int
    /// The line without its end, LF or CR LF.
    private(set) var line = 0..<0
    /// From 1.
    private(set) var number = 0

    init(_ bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
        next = bytes.starts(with: LineScanner.byteOrderMark) ? 3 : 0
    }

    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Whether there was another line.
    mutating func advance() -> Bool {
        guard next < bytes.count else { return false }
        var end = next
        while end < bytes.count, bytes[end] != 0x0A { end += 1 }
        let isReturned = end > next && end < bytes.count && bytes[end - 1] == 0x0D
        line = next..<(isReturned ? end - 1 : end)
        next = end + 1
        number += 1
        return true
    }

    /// The fields of a line, without the tabs between them. At least `count`; those that are missing are empty.
    static func fields(_ count: Int, of line: Range<Int>, in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
        var fields: [Range<Int>] = []
        fields.reserveCapacity(count)
        var start = line.lowerBound
        for place in line where bytes[place] == 0x09 {
            fields.append(start..<place)
            start = place + 1
        }
        fields.append(start..<line.upperBound)
        while fields.count < count { fields.append(line.upperBound..<line.upperBound) }
        return fields
    }
}
