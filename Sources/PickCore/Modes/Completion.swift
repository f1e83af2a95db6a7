/// What Tab adds to a line in the plain view.
package enum Completion: Equatable, Sendable {
    /// Text to insert at the cursor.
    case insert([UInt8])
    /// Several options go on differently from here: their rows, the first few of them.
    case choices([Int])
    case nothing

    /// Rows that are worth listing.
    private static let mostChoices = 100

    /// - Parameters:
    ///   - text: the line up to the cursor.
    ///   - separator: behind the last one a new text begins; `nil` where only one can be chosen.
    ///   - rows: the options.
    package init(_ text: [UInt8], separator: [UInt8]?, rows: any ModeRows) {
        let typed = separator.flatMap { SeparatedText.split(text, at: $0).last } ?? text
        var common: [UInt8]?
        var choices: [Int] = []
        for index in 0..<rows.count {
            let bytes = rows[index]
            guard bytes.count > typed.count, bytes.starts(with: typed), Completion.canBeTyped(bytes) else { continue }
            let rest = bytes[typed.count...]
            common = common.map { Array($0[..<Completion.commonLength($0, rest)]) } ?? Array(rest)
            if choices.count < Completion.mostChoices { choices.append(index) }
        }
        guard let common else {
            self = .nothing
            return
        }
        let whole = Completion.wholeClusters(common)
        self = whole.isEmpty ? choices.isEmpty ? .nothing : .choices(choices) : .insert(whole)
    }

    /// Only a text that shows as itself can be put on a line.
    private static func canBeTyped(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count < 1000 && DisplayText(bytes).bytes.elementsEqual(bytes)
    }

    private static func commonLength(_ a: [UInt8], _ b: Slice<UnsafeRawBufferPointer>) -> Int {
        zip(a, b).prefix { $0 == $1 }.count
    }

    /// Without the bytes of a character that goes on differently.
    private static func wholeClusters(_ bytes: [UInt8]) -> [UInt8] {
        var end = bytes.count
        while end > 0, String(validating: bytes[..<end], as: UTF8.self) == nil { end -= 1 }
        return Array(bytes[..<end])
    }
}
