import PickCore
import PickTestSupport
import Testing

/// The same page for readers of Chinese.
@Suite struct ChineseManualTests {
    private static let page = ManualPage(language: .chinese).text
    private static let english = ManualPage().text

    private let directory = TemporaryDirectory()
    private var file: String { directory.write(Self.page, to: "pick.1") }

    /// As `man` shows it on a terminal of 80 columns, without bold letters.
    private func shown() throws -> [Substring] {
        let ended = try run("groff", ["-mdoc", "-T", "utf8", "-P-cbou", "-rLL=78n", "-ww", "-K", "utf8", file])
        #expect(ended.errors == "")
        #expect(ended.status == .exit(0))
        return ended.output.split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test func `mandoc has no warning about it`() throws {
        let remarks = try run("mandoc", ["-T", "lint", "-W", "warning", file]).output.split(separator: "\n")
        #expect(remarks.filter { !$0.contains("mandoc.db") } == [])
    }

    @Test func `groff breaks its lines at 80 columns, and never before a closing mark`() throws {
        for line in try shown() {
            #expect(DisplayText.width(String(line)) <= 80, "\(line)")
            let text = line.drop { $0 == " " }
            #expect(text.first.map { !"，。；：、）”".contains($0) } ?? true, "\(line)")
        }
    }

    @Test func `It has the macros of the English page: the same options, keys, variables and examples`() {
        func lines(_ page: String, _ start: String) -> [Substring] {
            page.split(separator: "\n").filter { $0.hasPrefix(start) }
        }
        for start in [".It Ev", ".It Cm", ".Bd", ".Ed", ".Bl", ".El"] {
            let (here, there) = (lines(Self.page, start), lines(Self.english, start))
            // The synopsis is a list where its name is not the English one.
            let count = here.count - (start == ".Bl" || start == ".El" ? 1 : 0)
            #expect(count == there.count, "\(start)")
        }
        for option in OptionTable.shown.flatMap({ $0.longSpellings }) {
            #expect(Self.page.contains("Fl \(option.dropFirst())"), "\(option)")
        }
    }

    @Test func `Every sentence is translated`() {
        // Lines of text with two words of small letters next to each other are English, but in examples.
        var isExample = false
        for line in Self.page.split(separator: "\n") {
            if line.hasPrefix(".Bd") { isExample = true }
            if line.hasPrefix(".Ed") { isExample = false }
            if isExample || line.hasPrefix(".") { continue }
            let words = line.split(separator: " ").filter {
                $0.count > 1 && $0.allSatisfy { $0.isASCII && $0.isLowercase }
            }
            #expect(words.count < 2, "\(line)")
        }
    }
}
