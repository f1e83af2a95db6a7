/// Below the line of a date or time prompt: what has been typed means, or why it means nothing.
package struct CivilRows<Rule: CivilRule>: LiveRows {
    private let mode: CivilMode<Rule>
    private var line: [UInt8] = []

    package init(_ mode: CivilMode<Rule>) { self.mode = mode }

    package var style: RowStyle { .wheels }
    package let isSettled = true
    package mutating func lineChanged(_ line: [UInt8]) { self.line = line }
    package mutating func refresh() {}
    package let header: [[UInt8]] = []
    package func echo(_ answer: Answer) -> [UInt8] { mode.echo(answer) }
    package let outcome: Outcome? = nil
    package func status(_ language: Language) -> String { mode.rule.boundsText(language) ?? "" }

    package mutating func perform(_ command: Command) -> Verdict {
        guard command == .accept else { return .ignored }
        switch mode.judge(line, hasPerson: true) {
        case .answer(let answer): return .finish(.answered(answer))
        case .refused(let message), .several(let message, _): return .refused(message)
        case .narrowed: return .ignored
        case .query(let query): return .finish(.query(query))
        }
    }

    package mutating func rows(columns: Int, height: Int) -> [Row] { [] }
}
