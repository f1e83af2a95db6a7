import PickCore
import Testing

/// The table itself, which the parser and all documents trust.
@Suite struct OptionTableTests {
    private let shown = OptionTable.shown

    private func repeated<Name: Hashable>(_ names: [Name]) -> [Name] {
        var seen: Set<Name> = []
        return names.filter { !seen.insert($0).inserted }
    }

    @Test(arguments: ModeName.allCases)
    func `No name is given twice in a mode`(mode: ModeName) {
        let options = OptionTable.all.filter { $0.belongs(to: mode) }
        #expect(repeated(options.flatMap { [$0.long] + $0.aliases }) == [])
    }

    @Test func `No letter is given twice`() {
        #expect(repeated(OptionTable.all.compactMap(\.short)) == [])
        #expect(repeated(OptionTable.all.compactMap(\.plus)) == [])
    }

    @Test func `Long names are words of small letters and digits with hyphens between them`() {
        for name in OptionTable.all.flatMap({ [$0.long] + $0.aliases }) {
            #expect(name.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber || $0 == "-") }, "\(name)")
            #expect(name.first != "-" && name.last != "-", "\(name)")
        }
    }

    @Test(arguments: Language.allCases)
    func `Every option has a summary of one line without a full stop`(language: Language) {
        for option in OptionTable.all {
            let summary = option.summary[language]
            #expect(!summary.isEmpty && !summary.contains("\n"), "--\(option.long)")
            #expect(summary.last != "." && summary.last != "。", "--\(option.long)")
        }
    }

    @Test func `Every summary is translated`() {
        for option in OptionTable.all { #expect(isChinese(option.summary[.chinese]), "--\(option.long)") }
        for group in OptionSpec.Group.allCases { #expect(isChinese(group.title[.chinese]), "\(group)") }
        for mode in ModeName.allCases { #expect(isChinese(mode.summary[.chinese]), "\(mode)") }
        for status in ExitStatus.allCases { #expect(isChinese(status.summary[.chinese]), "\(status)") }
        for binding in KeyTable.all { #expect(isChinese(binding.meaning[.chinese]), "\(binding.meaning[.english])") }
    }

    private func isChinese(_ text: String) -> Bool {
        text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    @Test func `Placeholders are words in capitals, and what stands for them in the summary too`() {
        for option in shown {
            guard let placeholder = option.argument.placeholder else { continue }
            #expect(placeholder.first?.isUppercase == true, "--\(option.long)")
            #expect(placeholder.allSatisfy { $0.isUppercase || "[]%".contains($0) }, "--\(option.long)")
        }
    }

    @Test(arguments: Language.allCases)
    func `Details are sentences`(language: Language) {
        for details in shown.map({ $0.details[language] }) where !details.isEmpty {
            #expect(details.last == (language == .chinese ? "。" : "."), "\(details)")
            #expect(details.filter { $0 == "`" }.count.isMultiple(of: 2), "\(details)")
        }
    }

    @Test func `Details are there in both languages`() {
        for option in shown {
            let (english, chinese) = (option.details[.english], option.details[.chinese])
            #expect(english.isEmpty == chinese.isEmpty, "--\(option.long)")
            if !english.isEmpty { #expect(isChinese(chinese), "--\(option.long)") }
        }
    }

    @Test func `Every group has an option that is shown`() {
        #expect(Set(shown.map(\.group)).union([.accepted]) == Set(OptionSpec.Group.allCases))
    }

    @Test func `Words to complete are plain words, and at least two`() {
        for option in shown {
            switch option.argument {
            case .required(_, .words(let words)), .required(_, .list(let words)):
                #expect(words.count >= 2, "--\(option.long)")
                for word in words { #expect(word.allSatisfy { $0.isLowercase || $0 == "-" }, "--\(option.long)") }
            default: break
            }
        }
    }

    @Test func `An option can be given by every spelling that is told`() throws {
        for option in shown {
            let value: [String] =
                switch option.argument {
                case .none, .optional: []
                case .required(_, .words(let words)), .required(_, .list(let words)): [words[0]]
                case .required: ["1"]
                }
            for spelling in option.longSpellings + option.shortSpellings {
                // What some of them need.
                let mode = option.modeNames[0]
                let others = ["--timeout", "9"] + (mode == .select ? ["--multi", "--zsh"] : [])
                let words = [mode.rawValue, spelling] + value + others
                #expect(throws: Never.self, "\(words)") {
                    try ArgumentParser.parse(words.map { Array($0.utf8) }, environment: Environment())
                }
            }
        }
    }
}
