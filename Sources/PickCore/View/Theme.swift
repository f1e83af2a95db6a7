/// How the roles look. Colour is never the only mark of anything: every role is also told by a sign or by its place.
package struct Theme: Sendable {
    private let hasColor: Bool

    package static let plain = Theme(hasColor: false)
    package static let color = Theme(hasColor: true)

    /// The SGR parameters of a role; empty for ordinary text.
    ///
    /// Only the terminal's own sixteen colours, so that every colour scheme stays readable.
    package func parameters(of role: Role) -> String {
        if !hasColor { return role == .highlight || role == .highlightMatch ? "7" : "" }
        return switch role {
        case .plain: ""
        case .prompt: "36"
        case .highlight: "7"
        case .match: "1;32"
        case .highlightMatch: "7;1"
        case .mark: "35"
        case .header: "1"
        case .quiet: "2"
        case .refusal: "31"
        }
    }
}
