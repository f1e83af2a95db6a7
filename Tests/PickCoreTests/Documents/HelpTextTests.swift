import PickCore
import Testing

@Suite struct HelpTextTests {
    private func lines(_ text: String) -> [String] {
        let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.dropLast().map { String($0) }
    }

    @Test(arguments: Language.allCases, ModeName.allCases)
    func `The short help fits on a screen of 80x24 with the next prompt below it`(language: Language, mode: ModeName) {
        #expect(lines(Document.shortHelp.text(language: language, mode: mode)).count < 24)
    }

    @Test(arguments: Language.allCases, ModeName.allCases)
    func `No line is wider than 80 columns or ends in blanks`(language: Language, mode: ModeName) {
        for document in [Document.shortHelp, .help] {
            for line in lines(document.text(language: language, mode: mode)) {
                #expect(DisplayText.width(line) <= 80, "\(line)")
                #expect(line.last != " ", "\(line)")
            }
        }
    }

    @Test(arguments: ModeName.allCases)
    func `The full help has every option of the mode, the short one those of every day`(mode: ModeName) {
        let full = Document.help.text(language: .english, mode: mode)
        let short = Document.shortHelp.text(language: .english, mode: mode)
        let own = Set(OptionTable.all.filter { $0.belongs(to: mode) }.map(\.long))
        for option in OptionTable.all {
            let isTold = !option.isHidden && option.belongs(to: mode)
            // Two modes may have options of one name.
            if !isTold && own.contains(option.long) && !option.isHidden { continue }
            // `-h` is told with `--help`.
            let isListed = option.group == .accepted && mode == .select
            let spellings = option.longSpellings + (isListed ? [] : option.shortSpellings)
            for spelling in spellings where spelling != "-h" {
                #expect(has(full, spelling) == (isTold || isListed), "\(spelling)")
            }
            #expect(has(short, "--" + option.long) == (isTold && option.isEveryday), "\(option.long)")
        }
    }

    @Test(arguments: Language.allCases)
    func `The full help names the modes`(language: Language) {
        let help = Document.help.text(language: language)
        for mode in ModeName.allCases {
            #expect(
                lines(help).contains { $0.hasPrefix("  \(mode.rawValue) ") && $0.hasSuffix(mode.summary[language]) })
        }
    }

    /// In the column of labels, or as another name in a remark.
    private func has(_ help: String, _ spelling: String) -> Bool {
        return lines(help).contains { line in
            line.split { " ,()[=".contains($0) }.contains { $0 == spelling }
        }
    }

    @Test(arguments: Language.allCases)
    func `The full help tells the exit statuses and where to read on`(language: Language) {
        let help = Document.help.text(language: language)
        for status in ExitStatus.allCases {
            #expect(
                lines(help).contains { $0.hasPrefix("  \(status.rawValue) ") && $0.hasSuffix(status.summary[language]) }
            )
        }
        #expect(help.contains("man pick"))
    }

    @Test func `The version is one line`() {
        #expect(Document.version.text(language: .english) == "pick \(Document.programVersion)\n")
    }
}
