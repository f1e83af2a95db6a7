@testable import PickCore

/// A reading as a line of a table: the value, the values with ` | ` between them, or `! ` and the English message.
func shown<Value>(_ reading: Reading<Value>, _ text: (Value) -> String) -> String {
    switch reading {
    case .one(let value): text(value)
    case .several(let values, _): values.map(text).joined(separator: " | ") + (values.count == 1 ? " |" : "")
    case .refused(let refusal): "! " + refusal.text(.english)
    }
}

/// A judged line in the same form.
func shown<Rule: CivilRule>(_ rule: Rule, _ line: String) -> String {
    shown(rule.judge(bytes(line))) { String(decoding: rule.output($0), as: UTF8.self) }
}
