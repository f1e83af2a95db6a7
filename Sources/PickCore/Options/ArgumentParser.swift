/// Reads a command line in the way of GNU's `getopt_long`.
///
/// Options anywhere, `--name value` and `--name=value`, short ones in a bundle (`-mq text`), an unambiguous beginning of
/// a long name, `--` before the items. A value may begin with a dash.
package struct ArgumentParser {
    private var request: Request
    private var passesOverOthers = false
    private var words: ArraySlice<[UInt8]>

    /// - Parameters:
    ///   - words: the command line without the program's name.
    ///   - environment: settings that stand before the command line.
    package static func parse(_ words: [[UInt8]], environment: Environment) throws(UsageError) -> Request {
        var request = Request()
        request.language = environment.language
        request.asksNothing = environment.asksNothing
        request.isPlain = environment.isAccessible
        if environment.hasNoColor { request.color = .never }
        var dependent: DependentOptions?
        if let defaults = environment.defaultOptions {
            guard let split = ShellWords.split(defaults) else { throw .unclosedQuote(variable: "PICK_DEFAULT_OPTS") }
            // They are for all runs: what another mode has is passed over.
            request.mode = mode(words) ?? .select
            var parser = ArgumentParser(request: request, words: split[...])
            parser.passesOverOthers = true
            do {
                try parser.readAll()
            } catch {
                throw .inVariable("PICK_DEFAULT_OPTS", error)
            }
            request = parser.request
            dependent = DependentOptions(takenFrom: &request)
        }
        request.mode = mode(words) ?? .select
        var parser = ArgumentParser(request: request, words: words.dropFirst(mode(words) == nil ? 0 : 1))
        try parser.readAll()
        dependent?.apply(to: &parser.request)
        try parser.request.check()
        return parser.request
    }

    /// The language to say in what is wrong with a command line: as much of it as `--lang` can be seen in.
    package static func language(_ words: [[UInt8]], environment: Environment) -> Language {
        let defaults = environment.defaultOptions.flatMap(ShellWords.split) ?? []
        var language = environment.language
        var isNext = false
        for word in (defaults + words).map({ String(decoding: $0, as: UTF8.self) }) {
            if word == "--" { break }
            let name = isNext ? word : word.hasPrefix("--lang=") ? String(word.dropFirst("--lang=".count)) : ""
            language = Language(rawValue: name) ?? language
            isNext = word == "--lang"
        }
        return language
    }

    private init(request: Request, words: ArraySlice<[UInt8]>) {
        self.request = request
        self.words = words
    }

    /// A mode word counts only as the first word.
    private static func mode(_ words: [[UInt8]]) -> ModeName? {
        words.first.flatMap { ModeName(rawValue: String(decoding: $0, as: UTF8.self)) }
    }

    private mutating func readAll() throws(UsageError) {
        while let word = words.popFirst() {
            if word == Array("--".utf8) {
                // Only a list has items.
                if request.mode == .select {
                    request.items = (request.items ?? []) + words
                } else {
                    for word in words { try takeOperand(word) }
                }
                break
            }
            if word.starts(with: "--".utf8) {
                try readLong(word)
            } else if word.count > 1, word[0] == UInt8(ascii: "-") {
                try readShort(word)
            } else if word.count > 1, word[0] == UInt8(ascii: "+") {
                try readPlus(word)
            } else {
                try takeOperand(word)
            }
        }
    }

    private mutating func takeOperand(_ word: [UInt8]) throws(UsageError) {
        if !request.mode.takesFile || request.places.file != nil { throw stray(word) }
        request.places.file = word
    }

    /// Names the words behind it too, up to an option: they may well have been meant as items.
    private func stray(_ word: [UInt8]) -> UsageError {
        let all = ([word] + words.prefix { !ArgumentParser.looksLikeOption($0) }).map {
            String(decoding: $0, as: UTF8.self)
        }
        return request.mode == .select ? .strayWords(all) : .strayWord(all[0], mode: request.mode)
    }

    /// `-o`, `+s`, `--multi` and the two dashes themselves, but no number below 0.
    private static func looksLikeOption(_ word: [UInt8]) -> Bool {
        if word.starts(with: "--".utf8) { return true }
        guard word.count > 1, word[0] == UInt8(ascii: "-") || word[0] == UInt8(ascii: "+") else { return false }
        return Character(Unicode.Scalar(word[1])).isLetter
    }

    private mutating func readLong(_ word: [UInt8]) throws(UsageError) {
        let end = word.firstIndex(of: UInt8(ascii: "="))
        let typed = String(decoding: word[..<(end ?? word.endIndex)], as: UTF8.self)
        let (option, name) = try OptionTable.long(String(typed.dropFirst(2)), in: request.mode)
        let value = end.map { Array(word[($0 + 1)...]) }
        switch option.argument {
        case .none where value != nil: throw .unexpectedArgument("--" + name)
        case .none: try apply(option, "--" + name, [])
        case .optional:
            let isOption = words.first.map { $0.starts(with: "-".utf8) || $0.starts(with: "+".utf8) } ?? true
            let mayFollow = option.takesNextWord && value == nil && !isOption
            try apply(option, "--" + name, (mayFollow ? words.popFirst() : value) ?? [])
        case .required(let placeholder, _):
            guard let bytes = value ?? words.popFirst() else {
                throw .missingArgument("--" + name, placeholder: placeholder)
            }
            try apply(option, "--" + name, bytes)
        }
    }

    private mutating func readShort(_ word: [UInt8]) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            let name = "-" + String(Character(Unicode.Scalar(letter)))
            guard let option = OptionTable.short(letter) else {
                throw .unknownOption(letter < 0x80 ? name : String(decoding: word, as: UTF8.self), nearest: nil)
            }
            guard case .required(let placeholder, _) = option.argument else {
                try apply(option, name, [])
                continue
            }
            guard let bytes = letters.isEmpty ? words.popFirst() : Array(letters) else {
                throw .missingArgument(name, placeholder: placeholder)
            }
            return try apply(option, name, bytes)
        }
    }

    private mutating func readPlus(_ word: [UInt8]) throws(UsageError) {
        guard word.count == 2, let option = OptionTable.plus(word[1]) else { throw stray(word) }
        try apply(option, String(decoding: word, as: UTF8.self), [])
    }

    private mutating func apply(_ option: OptionSpec, _ name: String, _ value: [UInt8]) throws(UsageError) {
        if option.belongs(to: request.mode) {
            try option.apply(OptionValue(name: name, bytes: value), &request)
        } else if !passesOverOthers {
            throw .otherMode(name, mode: request.mode, has: option.modeNames)
        }
    }
}

/// The variables of the environment that a run depends on, read once at the start.
package struct Environment: Sendable {
    /// `PICK_DEFAULT_OPTS`.
    package var defaultOptions: [UInt8]?
    /// `PICK_NO_INPUT` is set to something.
    package var asksNothing = false
    /// `ACCESSIBLE` is set to something.
    package var isAccessible = false
    /// `NO_COLOR` is set to something.
    package var hasNoColor = false
    package var language = Language.english

    package init() {}

    /// - Parameter value: the variable's value, `nil` when it is not set.
    package init(_ value: (StaticString) -> [UInt8]?) {
        func isSet(_ name: StaticString) -> Bool { value(name).map { !$0.isEmpty && $0 != [0x30] } ?? false }
        defaultOptions = value("PICK_DEFAULT_OPTS")
        asksNothing = isSet("PICK_NO_INPUT")
        isAccessible = isSet("ACCESSIBLE")
        hasNoColor = value("NO_COLOR").map { !$0.isEmpty } ?? false
        // The first of these that says something decides, as for every other program.
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(value).first { !$0.isEmpty }
        if let locale, locale.starts(with: "zh".utf8) { language = .chinese }
    }
}
