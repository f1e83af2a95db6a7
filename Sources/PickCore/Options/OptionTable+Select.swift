extension OptionTable {
    static let choosing: [OptionSpec] = [
        OptionSpec(
            long: "multi", short: "m", group: .choosing,
            summary: "Choose several; the answer keeps the order of marking", isEveryday: true
        ) { $1.select.isMulti = true },
        OptionSpec(long: "no-multi", plus: "m", group: .choosing, summary: "Choose one, the default") {
            $1.select.isMulti = false
        },
        OptionSpec(
            long: "limit", argument: .required("N", .nothing), group: .choosing,
            summary: "At most N answers", details: "More than one needs `--multi`."
        ) { (value, request) throws(UsageError) in request.select.limit = try value.number(atLeast: 1) },
        OptionSpec(
            long: "at-least", argument: .required("N", .nothing), group: .choosing,
            summary: "At least N answers", details: "`0` lets Enter return an empty answer. Needs `--multi`."
        ) { (value, request) throws(UsageError) in request.select.atLeast = try value.number(atLeast: 0) },
        OptionSpec(
            long: "query", short: "q", argument: .required("TEXT", .nothing), group: .choosing,
            summary: "Begin with TEXT on the line", isEveryday: true
        ) { $1.select.query = $0.bytes },
        OptionSpec(
            long: "filter", short: "f", argument: .required("QUERY", .nothing), group: .choosing,
            summary: "Print all that matches QUERY, best first, and ask nothing",
            details: "QUERY is a query only: no number, no exact text. Status 1 when nothing matches.",
            isEveryday: true
        ) { $1.select.filter = $0.bytes },
        OptionSpec(
            long: "select-1", short: "1", group: .choosing,
            summary: "Take the only match of the query at once"
        ) { $1.select.acceptsOnly = true },
        OptionSpec(
            long: "exit-0", short: "0", group: .choosing,
            summary: "End with status 1 at once when nothing matches the query"
        ) { $1.select.endsWithoutMatch = true },
        OptionSpec(
            long: "accept-current", group: .choosing,
            summary: "Enter with nothing marked takes the highlighted row",
            details: "For `--multi`, as fzf does it; otherwise that Enter is refused."
        ) { $1.select.acceptsCurrent = true },
        OptionSpec(
            long: "numbers", group: .choosing,
            summary: "Show row numbers, and understand them as answers"
        ) { $1.select.showsNumbers = true },
    ]

    static let matching: [OptionSpec] = [
        OptionSpec(
            long: "exact", short: "e", group: .matching,
            summary: "Plain terms match exactly; 'term matches fuzzily"
        ) { $1.select.rule.exact = true },
        OptionSpec(
            long: "ignore-case", short: "i", group: .matching, summary: "Capitals and small letters are equal"
        ) { $1.select.rule.caseRule = .ignore },
        OptionSpec(
            long: "no-ignore-case", plus: "i", group: .matching, summary: "Capitals and small letters differ"
        ) { $1.select.rule.caseRule = .respect },
        OptionSpec(
            long: "smart-case", group: .matching,
            summary: "Case counts in a term that has a capital, the default"
        ) { $1.select.rule.caseRule = .smart },
        OptionSpec(
            long: "scheme", argument: .required("NAME", .words(Scheme.allCases.map(\.rawValue))),
            group: .matching, summary: "Weights for default, path or history lines"
        ) { (value, request) throws(UsageError) in
            request.select.rule.scheme = try value.choice(Scheme.self)
        },
        OptionSpec(
            long: "tiebreak", argument: .required("LIST", .words(Tiebreak.allCases.map(\.rawValue))),
            group: .matching, summary: "What decides between equal scores, in order",
            details: "A list with commas; `length` by default. `index` is always the last."
        ) { (value, request) throws(UsageError) in
            var list: [Tiebreak] = []
            for part in value.text.split(separator: ",", omittingEmptySubsequences: false) {
                list.append(try OptionValue(name: value.name, bytes: Array(part.utf8)).choice(Tiebreak.self))
            }
            request.select.rule.tiebreaks = list
        },
        OptionSpec(long: "no-sort", plus: "s", group: .matching, summary: "Keep the order of the input") {
            $1.select.rule.sorts = false
        },
        OptionSpec(long: "tac", group: .matching, summary: "Reverse the order of the input") {
            $1.select.rule.newestFirst = true
        },
        OptionSpec(
            long: "threads", argument: .required("N", .nothing), group: .matching,
            summary: "Workers for matching, by default one a core"
        ) { (value, request) throws(UsageError) in request.select.threads = try value.number(atLeast: 1) },
    ]

    static let input: [OptionSpec] = [
        OptionSpec(
            long: "option", short: "o", argument: .required("ITEM", .nothing), group: .input,
            summary: "An item to choose; standard input is then not read",
            details: "Words after `--` are items too.", isRepeatable: true, isEveryday: true
        ) { $1.items = ($1.items ?? []) + [$0.bytes] },
        OptionSpec(
            long: "read0", group: .input, summary: "Items of standard input end with NUL, not with a newline"
        ) { $1.select.lineEnd = .null },
        OptionSpec(
            long: "header-lines", argument: .required("N", .nothing), group: .input,
            summary: "The first N items stand above the list and cannot be chosen"
        ) { (value, request) throws(UsageError) in request.select.headerLines = try value.number(atLeast: 0) },
        OptionSpec(
            long: "ansi", group: .input, summary: "Understand colour codes in the items",
            details: "They are dropped from what is shown, matched and printed, as fzf does."
        ) { $1.select.dropsColor = true },
    ]

    static let fields: [OptionSpec] = [
        OptionSpec(
            long: "delimiter", short: "d", argument: .required("TEXT", .nothing), group: .fields,
            summary: "What separates the fields of an item",
            details: "A text or a regular expression (POSIX, extended); by default blanks, as awk has it."
        ) { $1.select.rule.delimiter = Delimiter($0.text) },
        OptionSpec(
            long: "nth", short: "n", argument: .required("FIELDS", .nothing), group: .fields,
            summary: "Match only these fields",
            details: "`2`, `-1`, `2..`, `..-2` and `1..3`, joined with commas."
        ) { (value, request) throws(UsageError) in request.select.rule.nth = try value.fields() },
        OptionSpec(
            long: "with-nth", argument: .required("FIELDS", .nothing), group: .fields,
            summary: "Show and match only these fields",
            details: "Also a template: `{1} ({2..})`."
        ) { (value, request) throws(UsageError) in request.select.withNth = try value.template() },
        OptionSpec(
            long: "accept-nth", argument: .required("FIELDS", .nothing), group: .fields,
            summary: "Print only these fields of the answer",
            details: "Also a template, in which `{n}` is the number of the item, from 0 as in fzf."
        ) { (value, request) throws(UsageError) in request.output.acceptNth = try value.template() },
    ]

    static let output: [OptionSpec] = [
        OptionSpec(
            long: "separator", aliases: ["output-delimiter"], argument: .required("TEXT", .nothing), group: .output,
            summary: "What joins several answers; a semicolon by default", isEveryday: true
        ) { (value, request) throws(UsageError) in
            if value.bytes.isEmpty { throw .missingArgument(value.name, placeholder: "TEXT") }
            request.output.separator = value.bytes
        },
        OptionSpec(long: "print0", group: .output, summary: "End every answer with NUL") {
            $1.output.endsWithNull = true
        },
        OptionSpec(
            long: "json", group: .output, summary: "Print one JSON object on one line", isEveryday: true
        ) { $1.output.isJSON = true },
        OptionSpec(
            long: "escape", group: .output,
            summary: "A backslash before the separator and before a backslash"
        ) { $1.output.escapes = true },
        OptionSpec(
            long: "print-index", group: .output, summary: "Print row numbers, from 1, instead of the texts"
        ) { $1.output.printsIndex = true },
        OptionSpec(
            long: "print-query", group: .output, summary: "Print the query before the answer",
            details: "When nothing matches, Enter then prints the query alone and ends with status 1, as fzf does."
        ) { $1.output.printsQuery = true },
        OptionSpec(
            long: "order", argument: .required("ORDER", .words(AnswerOrder.allCases.map(\.rawValue))),
            group: .output, summary: "Order of several answers: selection or input"
        ) { (value, request) throws(UsageError) in request.output.order = try value.choice(AnswerOrder.self) },
    ]
}
