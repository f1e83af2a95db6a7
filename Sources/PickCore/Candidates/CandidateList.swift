/// The options of a question: as they were read, and as they are shown and matched.
///
/// The two differ only with `--ansi` and `--with-nth`; otherwise both are the same store and nothing is kept twice.
package final class CandidateList: Sendable {
    /// As read: what an answer returns.
    package let lines: CandidateStore
    /// What is seen, typed and matched.
    package let shown: CandidateStore
    private let dropsColor: Bool
    private let template: FieldTemplate?
    private let delimiter: Delimiter

    package init(_ options: SelectOptions) {
        lines = CandidateStore(lineEnd: options.lineEnd, headerLines: options.headerLines)
        dropsColor = options.dropsColor
        template = options.withNth
        delimiter = options.rule.delimiter
        shown = dropsColor || template != nil ? CandidateStore(lineEnd: .null) : lines
    }

    /// Candidates that can be shown so far.
    package var count: Int { shown.count }
    package var isComplete: Bool { shown.isComplete }
    /// The header lines that have arrived, as they are shown.
    package var header: [[UInt8]] {
        dropsColor ? lines.header.map { $0.withUnsafeBytes(AnsiText.strip) } : lines.header
    }

    /// The bytes that an answer returns for the candidate, before `--accept-nth`.
    package func answer(_ candidate: Int) -> [UInt8] {
        dropsColor ? AnsiText.strip(lines[candidate]) : Array(lines[candidate])
    }

    // MARK: Writing, by the one writer of `lines`

    /// Takes what was put in `lines.room`.
    package func didRead(_ count: Int) {
        lines.didRead(count)
        showNew()
    }

    package func append(_ item: [UInt8]) {
        lines.append(item)
        showNew()
    }

    package func finish() {
        lines.finish()
        showNew()
        if shown !== lines { shown.finish() }
    }

    private func showNew() {
        if shown === lines { return }
        for candidate in shown.count..<lines.count { shown.append(makeShown(candidate)) }
    }

    private func makeShown(_ candidate: Int) -> [UInt8] {
        let text = answer(candidate)
        guard let template else { return text }
        return text.withUnsafeBytes { template.text(for: $0, number: candidate, delimiter: delimiter, isAnswer: false) }
    }
}
