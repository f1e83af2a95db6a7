/// The language of labels, messages and names of months and days.
package enum Language: String, CaseIterable, Sendable {
    case english = "en"
    case chinese = "zh"

    /// The one of two texts that is in this language.
    package func choose(_ english: String, _ chinese: String) -> String {
        self == .english ? english : chinese
    }
}
