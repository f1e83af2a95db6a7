extension Document {
    /// The text to print.
    package func text(language: Language) -> String {
        switch self {
        case .version: "pick 0.1.0\n"
        default: ""
        }
    }
}
