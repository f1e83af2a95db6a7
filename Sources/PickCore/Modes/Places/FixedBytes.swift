import CPlaces

/// Bytes that neither move nor change: data of the program itself, or a copy of what a file holds.
final class FixedBytes: @unchecked Sendable {
    // Invariant: nobody writes to the bytes, and they and `slack` more are there as long as this object is.
    let start: UnsafePointer<UInt8>
    let count: Int
    private let isOwned: Bool

    /// Bytes that can be read behind the end.
    static let slack = 64

    /// The units of China in the form that Scripts/rebuild-places describes.
    static let china = FixedBytes(ofProgram: pick_china_address(), count: pick_china_length)
    /// The cities of the world, likewise.
    static let world = FixedBytes(ofProgram: pick_world_address(), count: pick_world_length)

    private init(ofProgram address: UnsafeRawPointer, count: Int) {
        start = address.assumingMemoryBound(to: UInt8.self)
        self.count = count
        isOwned = false
    }

    init(_ bytes: [UInt8]) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + FixedBytes.slack)
        copy.initialize(repeating: 0, count: bytes.count + FixedBytes.slack)
        copy.update(from: bytes, count: bytes.count)
        start = UnsafePointer(copy)
        count = bytes.count
        isOwned = true
    }

    deinit { if isOwned { start.deallocate() } }

    var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: start, count: count) }

    subscript(range: Range<Int>) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count)
    }
}
