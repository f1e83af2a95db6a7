extension Language {
    /// The one of two texts that is in this language.
    func choose(_ english: String, _ chinese: String) -> String {
        self == .english ? english : chinese
    }
}

extension Message {
    /// A text that is made for each language, with a capital at its beginning.
    init(_ text: (Language) -> String) {
        let english = text(.english)
        self.init(english.prefix(1).uppercased() + english.dropFirst(), zh: text(.chinese))
    }
}
