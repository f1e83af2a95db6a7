import PickCore
import PickTestSupport
import Testing

@Suite struct ManualPageTests {
    private static let page = ManualPage().text

    private let directory = TemporaryDirectory()
    private var file: String { directory.write(Self.page, to: "pick.1") }

    @Test func `mandoc finds nothing to say about its style`() throws {
        // Which other pages are installed is not ours to know.
        let remarks = try run("mandoc", ["-T", "lint", "-W", "style", file]).output.split(separator: "\n").filter {
            !$0.contains("referenced manual not found") && !$0.contains("mandoc.db")
        }
        #expect(remarks == [])
    }

    @Test func `groff sets it without a warning`() throws {
        let ended = try run("groff", ["-mdoc", "-T", "utf8", "-ww", "-K", "utf8", file])
        #expect(ended.errors == "")
        #expect(ended.status == .exit(0))
    }

    @Test func `No line is wider than 80 columns`() throws {
        for line in try RenderedManual.text(of: file).split(separator: "\n") {
            #expect(DisplayText.width(String(line)) <= 80, "\(line)")
        }
    }

    @Test func `Every option, key command, status and example is there`() throws {
        let text = try RenderedManual.text(of: file, columns: 200)
        for option in OptionTable.shown {
            let value =
                switch option.argument {
                case .none: ""
                case .required(let placeholder, _): " " + placeholder
                case .optional(let placeholder): "[=" + placeholder + "]"
                }
            for spelling in option.longSpellings { #expect(text.contains(spelling + value), "\(spelling)") }
        }
        for binding in KeyTable.all {
            for key in binding.keys { #expect(text.contains(key.description), "\(key)") }
        }
        for status in ExitStatus.allCases { #expect(text.contains("\n     \(status.rawValue) "), "\(status)") }
        #expect(ManualExample.all.count >= 10)
        for variable in ["PICK_DEFAULT_OPTS", "PICK_NO_INPUT", "ACCESSIBLE", "NO_COLOR", "TERM", "EDITRC", "ESCDELAY"] {
            #expect(text.contains("\n     \(variable) "), "\(variable)")
        }
    }

    @Test func `Hidden options are not told`() {
        #expect(!Self.page.contains("generate Ar"))
    }

    @Test func `Headings are set as they are written`() throws {
        // A word such as "In" would be taken for a macro.
        let text = try RenderedManual.text(of: file)
        let groups = OptionSpec.Group.allCases.filter { $0 != .accepted }.map { $0.title[.english] }
        for title in groups + ["Live view of a list", "Plain view", "Levels on the screen", "Files of levels", "fzf"] {
            #expect(text.contains("\n   \(title)\n"), "\(title)")
        }
    }

    @Test func `There is a section for each kind of answer`() throws {
        let text = try RenderedManual.text(of: file)
        for section in ["THE LINE", "DATES AND TIMES", "CITIES", "CASCADES", "COLUMNS", "IN THE SHELL", "EXAMPLES"] {
            #expect(text.contains("\n\(section)\n"), "\(section)")
        }
        for mode in ModeName.allCases.dropFirst() {
            #expect(text.contains("\n     pick \(mode.rawValue) "), "\(mode)")
        }
    }
}
