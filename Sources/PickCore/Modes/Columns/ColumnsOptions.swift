/// What `pick columns` was asked for.
package struct ColumnsOptions: Sendable {
    /// The values of `--column`, in order: `label=a,b,c`, `a,b,c`, `label=@FILE` or `@FILE`.
    package var columns: [[UInt8]] = []
    /// The text of `--default`.
    package var initial: [UInt8]?
    package var language = Language.english
    /// How the answer is written.
    package var format = OutputOptions()

    package init() {}
}

/// One of the columns: its name, and what can be chosen in it.
struct ValueColumn: Sendable {
    let label: [UInt8]
    let values: [[UInt8]]

    /// - Parameters:
    ///   - text: a value of `--column`.
    ///   - number: of the column, from 1; the label of one that has none.
    ///   - readFile: the bytes of a file.
    init(
        _ text: [UInt8], number: Int, readFile: ([UInt8]) throws(ModeFault) -> [UInt8]
    ) throws(ModeFault) {
        let comma = text.firstIndex(of: UInt8(ascii: ",")) ?? text.endIndex
        var list = text
        var label = Array(String(number).utf8)
        if let equals = text.firstIndex(of: UInt8(ascii: "=")), equals < comma, text.first != UInt8(ascii: "@") {
            label = Array(text[..<equals])
            list = Array(text[(equals + 1)...])
        }
        if label.isEmpty { throw ModeFault(.badColumn(text)) }
        // A value may be any bytes. A label is the name of a member in JSON.
        if !UTF8Text.isValid(label) { throw ModeFault(.labelNotUTF8(label)) }
        self.label = label
        if list.first == UInt8(ascii: "@") {
            let file = Array(list.dropFirst())
            values = ValueColumn.lines(try readFile(file))
            if values.isEmpty { throw ModeFault(.fault(.nothingToChoose, line: 1, file: file)) }
        } else {
            values = ValueColumn.split(list)
            if values.contains(where: \.isEmpty) { throw ModeFault(.badColumn(text)) }
        }
    }

    /// Lines that are not empty, as they are. A byte order mark at the start is dropped.
    private static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
        let text = bytes.starts(with: LineScanner.byteOrderMark) ? bytes[3...] : bytes[...]
        return text.split(separator: 0x0A).map { Array($0.last == 0x0D ? $0.dropLast() : $0) }.filter { !$0.isEmpty }
    }

    /// Parts between commas; a backslash takes the meaning from what follows it.
    private static func split(_ list: [UInt8]) -> [[UInt8]] {
        SeparatedText.split(list, at: [UInt8(ascii: ",")], unescaping: true)
    }
}
