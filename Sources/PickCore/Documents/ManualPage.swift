/// pick(1) in mdoc(7): what the tables say, and the sections that no table can tell.
package struct ManualPage {
    private let options: [OptionSpec]

    /// Day of the last change that matters to a reader.
    private static let date = "November 30, 2026"

    package init(options: [OptionSpec] = OptionTable.shown) { self.options = options }

    package var text: String {
        var page = MdocWriter(prose: Prose(options: Set(options.flatMap { $0.longSpellings + $0.shortSpellings })))
        head(&page)
        page.writeDescription()
        optionSections(&page)
        page.writeLine()
        page.writeQueries()
        page.writeDates()
        page.writeSeveralAnswers()
        page.writeKeys(KeyTable.all)
        page.writeOutput()
        page.writeEnvironment()
        statuses(&page)
        page.writeExamples(ManualExample.all)
        page.writeCompatibility()
        page.writeEnd()
        return page.text
    }

    private func head(_ page: inout MdocWriter) {
        page.line(".\\\" Made by make generate from Sources/PickCore: do not edit.")
        page.line(".Dd \(ManualPage.date)")
        page.line(".Dt PICK 1")
        page.line(".Os")
        page.section("NAME")
        page.line(".Nm pick")
        page.line(".Nd ask for a choice on the terminal")
        page.section("SYNOPSIS")
        page.line(".Nm pick")
        page.line(".Op Ar option ...")
        page.line(".Op Fl \\&- Ar item ...")
        page.line(".Nm pick")
        page.line(".Cm " + ModeName.allCases.dropFirst().map(\.rawValue).joined(separator: " | "))
        page.line(".Op Ar option ...")
        page.line(".Nm pick")
        page.line(".Fl h | -help | -version")
    }

    // MARK: Options

    private func optionSections(_ page: inout MdocWriter) {
        page.section("OPTIONS")
        page.paragraphs(ManualPage.conventions)
        for group in OptionSpec.Group.allCases {
            let members = options.filter { $0.group == group }
            if members.isEmpty { continue }
            page.subsection(group.title[.english])
            page.beginList()
            for option in members { write(option, &page) }
            page.endList()
        }
    }

    private func write(_ option: OptionSpec, _ page: inout MdocWriter) {
        let argument = option.argument.placeholder
        let value =
            switch option.argument {
            case .none: ""
            case .required(let name, _): " Ar " + Mdoc.argument(name)
            case .optional(let name): " Ns Oo = Ns Ar " + Mdoc.argument(name) + " Oc"
            }
        let letters = option.shortSpellings.map { $0.first == "+" ? "Cm \($0)" : "Fl \($0.dropFirst())" + value }
        let forms = letters + option.longSpellings.map { "Fl \($0.dropFirst())" + value }
        let repeats = option.isRepeatable ? " May be given several times." : ""
        let modes = option.modes.map { _ in " For " + listed(option.modeNames) + "." } ?? ""
        page.item(
            forms.joined(separator: " , "), option.summary[.english] + ". " + option.details + repeats + modes,
            arguments: argument.map { [$0] } ?? [])
    }

    private func listed(_ modes: [ModeName]) -> String {
        if modes.count == ModeName.allCases.count { return "all modes" }
        let names = modes.map { "`\($0.rawValue)`" }
        return names.count < 2
            ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
    }

    private static let conventions = """
        Options may stand anywhere on the command line, in the way of GNU programs. `--name value` and `--name=value` are \
        the same. A long name may be cut short as long as it stays unambiguous. Letters may be bundled: `-mq text`. A \
        value may begin with a hyphen. Of an option that is given twice, the last one counts, unless it says otherwise. \
        `--` ends the options; all words behind it are items.
        """

    // MARK: Exit status

    private func statuses(_ page: inout MdocWriter) {
        page.section("EXIT STATUS")
        page.beginList(width: "128+N")
        for status in ExitStatus.allCases { page.item(String(status.rawValue), status.meaning) }
        page.item("128+N", "Ended by signal N. The terminal is given back first, then `pick` dies of that very signal.")
        page.endList()
        page.paragraphs(
            """
            Standard output stays empty unless the status is 0. The one exception is `--print-query`: when nothing \
            matches, the query is printed and the status is 1.

            A message on standard error is one line that begins with `pick:`. There is none for an end that was asked \
            for: a cancel, a timeout, no match with `--exit-0`, `--filter` or `--print-query`. A reader of standard \
            output that has gone away is an error, status 2; with `--filter` the status comes without a message.
            """)
    }
}
