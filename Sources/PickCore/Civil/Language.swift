extension Language {
    /// The one of two texts that is in this language.
    func choose(_ english: String, _ chinese: String) -> String {
        self == .english ? english : chinese
    }
}
