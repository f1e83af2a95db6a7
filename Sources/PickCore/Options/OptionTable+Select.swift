extension OptionTable {
    static let choosing: [OptionSpec] = [
        OptionSpec(
            long: "multi", short: "m", group: .choosing,
            summary: Message("Choose several; the answer keeps the order of marking", zh: "可多选；回答保持标记的顺序"),
            isEveryday: true
        ) { $1.select.isMulti = true },
        OptionSpec(
            long: "no-multi", plus: "m", group: .choosing, summary: Message("Choose one, the default", zh: "单选，这是默认")
        ) {
            $1.select.isMulti = false
        },
        OptionSpec(
            long: "limit", argument: .required("N", .nothing), group: .choosing,
            summary: Message("At most N answers", zh: "最多选 N 项"),
            details: Message(
                "More than one needs `--multi`.",
                zh: "多于一项需要 `--multi`。")
        ) { (value, request) throws(UsageError) in request.select.limit = try value.number(atLeast: 1) },
        OptionSpec(
            long: "at-least", argument: .required("N", .nothing), group: .choosing,
            summary: Message("At least N answers", zh: "至少选 N 项"),
            details: Message(
                "`0` lets Enter return an empty answer. Needs `--multi`.",
                zh: "`0` 允许按回车返回空回答。需要 `--multi`。")
        ) { (value, request) throws(UsageError) in request.select.givenAtLeast = try value.number(atLeast: 0) },
        OptionSpec(
            long: "query", short: "q", argument: .required("TEXT", .nothing), group: .choosing,
            modes: .all,
            summary: Message("Begin with TEXT on the line", zh: "输入行以 TEXT 开始"), isEveryday: true
        ) { $1.query = $0.bytes },
        OptionSpec(
            long: "filter", short: "f", argument: .required("QUERY", .nothing), group: .choosing,
            summary: Message(
                "Print all that matches QUERY, best first; ask nothing", zh: "不提问，打印与 QUERY 匹配的全部，最佳在前"),
            details: Message(
                "QUERY is a query only: no number, no exact text. Status 1 when nothing matches.",
                zh: "QUERY 只作为查询：不是行号，也不是完整的文字。没有匹配时状态为 1。"),
            isEveryday: true
        ) { $1.select.filter = $0.bytes },
        OptionSpec(
            long: "select-1", short: "1", group: .choosing,
            summary: Message("Take the only match of the query at once", zh: "查询只有一个匹配时立即接受"),
            details: Message(
                """
                Until the input has ended, or has a second match, nothing is shown, and only Ctrl-C ends the wait. What \
                is typed meanwhile is for the question, if there is one.
                """,
                zh: """
                    在输入结束或出现第二个匹配之前不显示任何内容，只有 Ctrl-C 可以结束等待。\
                    其间输入的内容留给随后的提问（如果有）。
                    """)
        ) { $1.select.acceptsOnly = true },
        OptionSpec(
            long: "exit-0", short: "0", group: .choosing,
            summary: Message("End with status 1 when nothing matches the query", zh: "查询没有匹配时立即以状态 1 结束"),
            details: Message("Also when there is no input. Nothing is said then.", zh: "没有输入时也是如此。不给出消息。")
        ) { $1.select.endsWithoutMatch = true },
        OptionSpec(
            long: "accept-current", group: .choosing,
            summary: Message("Enter with nothing marked takes the highlighted row", zh: "未标记时按回车取高亮的行"),
            details: Message(
                "For `--multi`, as fzf does it; otherwise that Enter is refused.",
                zh: "用于 `--multi`，与 fzf 相同；否则这样的回车会被拒绝。")
        ) { $1.select.acceptsCurrent = true },
        OptionSpec(
            long: "numbers", group: .choosing,
            summary: Message("Show row numbers, and understand them as answers", zh: "显示行号，并接受行号作为回答"),
            details: Message(
                "For the live view; the plain view always does.",
                zh: "用于实时视图；普通视图总是如此。")
        ) { $1.select.showsNumbers = true },
    ]

    static let matching: [OptionSpec] = [
        OptionSpec(
            long: "exact", short: "e", group: .matching,
            summary: Message("Plain terms match exactly; 'term matches fuzzily", zh: "普通词精确匹配；'词 模糊匹配")
        ) { $1.select.rule.exact = true },
        OptionSpec(
            long: "ignore-case", short: "i", group: .matching,
            summary: Message("Capitals and small letters are equal", zh: "不区分大小写")
        ) { $1.select.rule.caseRule = .ignore },
        OptionSpec(
            long: "no-ignore-case", plus: "i", group: .matching,
            summary: Message("Capitals and small letters differ", zh: "区分大小写")
        ) { $1.select.rule.caseRule = .respect },
        OptionSpec(
            long: "smart-case", group: .matching,
            summary: Message("Case counts in a term that has a capital, the default", zh: "词中有大写字母时才区分大小写，这是默认")
        ) { $1.select.rule.caseRule = .smart },
        OptionSpec(
            long: "scheme", argument: .required("NAME", .words(Scheme.allCases.map(\.rawValue))),
            group: .matching, summary: Message("Weights for default, path or history lines", zh: "按普通行、路径或历史记录计分"),
            details: Message(
                """
                `path`: only a slash begins a word, and a match in the file name comes first. `history`: equal scores \
                keep the order of the input.
                """,
                zh: """
                    `path`：只有斜线之后才是词首，文件名中的匹配优先。`history`：得分相同时保持输入的顺序。
                    """)
        ) { (value, request) throws(UsageError) in
            request.select.rule.scheme = try value.choice(Scheme.self)
        },
        OptionSpec(
            long: "tiebreak", argument: .required("LIST", .list(Tiebreak.allCases.map(\.rawValue))),
            group: .matching, summary: Message("What decides between equal scores, in order", zh: "分数相同时依次比较什么"),
            details: Message(
                """
                A list with commas: `length` (the shorter item), `chunk` (the shorter word around the match), `pathname` \
                (nearer to the start of the file name), `begin`, `end` (nearer to the start or the end), `index` (the \
                earlier item, which always decides last). By default `length`.
                """,
                zh: """
                    用逗号分开的列表：`length`（较短的条目）、`chunk`（匹配所在的词较短）、\
                    `pathname`（离文件名的开头较近）、`begin`、`end`（离开头或结尾较近）、\
                    `index`（较早的条目，总是最后的依据）。默认为 `length`。
                    """)
        ) { (value, request) throws(UsageError) in
            var list: [Tiebreak] = []
            for part in value.text.split(separator: ",", omittingEmptySubsequences: false) {
                list.append(try OptionValue(name: value.name, bytes: Array(part.utf8)).choice(Tiebreak.self))
            }
            request.select.rule.tiebreaks = list
        },
        OptionSpec(
            long: "no-sort", plus: "s", group: .matching, summary: Message("Keep the order of the input", zh: "保持输入的顺序")
        ) {
            $1.select.rule.sorts = false
        },
        OptionSpec(long: "tac", group: .matching, summary: Message("Reverse the order of the input", zh: "颠倒输入的顺序")) {
            $1.select.rule.newestFirst = true
        },
        OptionSpec(
            long: "threads", argument: .required("N", .nothing), group: .matching,
            summary: Message("Workers for matching, by default one a core", zh: "匹配用的线程数，默认每核一个")
        ) { (value, request) throws(UsageError) in request.select.threads = try value.number(atLeast: 1) },
    ]

    static let input: [OptionSpec] = [
        OptionSpec(
            long: "option", short: "o", argument: .required("ITEM", .nothing), group: .input,
            summary: Message("An item to choose; standard input is then not read", zh: "一个选项；给出后不再读取标准输入"),
            details: Message(
                "Words after `--` are items too.",
                zh: "`--` 之后的词也是条目。"), isRepeatable: true, isEveryday: true
        ) { $1.items = ($1.items ?? []) + [$0.bytes] },
        OptionSpec(
            long: "read0", group: .input,
            summary: Message("Items on standard input end with NUL, not newline", zh: "标准输入的各项以 NUL 而非换行结尾")
        ) { $1.select.lineEnd = .null },
        OptionSpec(
            long: "header-lines", argument: .required("N", .nothing), group: .input,
            summary: Message("Show the first N items above the list, as a header", zh: "前 N 项作为标题显示在列表上方")
        ) { (value, request) throws(UsageError) in request.select.headerLines = try value.number(atLeast: 0) },
        OptionSpec(
            long: "ansi", group: .input, summary: Message("Understand colour codes in the items", zh: "识别各项中的颜色代码"),
            details: Message(
                "They are dropped from what is shown, matched and printed, as fzf does.",
                zh: "它们不参与显示、匹配和打印，与 fzf 相同。")
        ) { $1.select.dropsColor = true },
    ]

    static let fields: [OptionSpec] = [
        OptionSpec(
            long: "delimiter", short: "d", argument: .required("TEXT", .nothing), group: .fields,
            summary: Message("What separates the fields of an item", zh: "各项中字段的分隔符"),
            details: Message(
                "A text or a regular expression (POSIX, extended); by default blanks, as awk has it.",
                zh: "一段文字或正则表达式（POSIX 扩展）；默认为空白，与 awk 相同。")
        ) { $1.select.rule.delimiter = Delimiter($0.text) },
        OptionSpec(
            long: "nth", short: "n", argument: .required("FIELDS", .nothing), group: .fields,
            summary: Message("Match only these fields", zh: "只匹配这些字段"),
            details: Message(
                "`2`, `-1`, `2..`, `..-2` and `1..3`, joined with commas.",
                zh: "`2`、`-1`、`2..`、`..-2` 和 `1..3`，用逗号连接。")
        ) { (value, request) throws(UsageError) in request.select.rule.nth = try value.fields() },
        OptionSpec(
            long: "with-nth", argument: .required("FIELDS", .nothing), group: .fields,
            summary: Message("Show and match only these fields", zh: "只显示并匹配这些字段"),
            details: Message(
                "Also a template: `{1} ({2..})`.",
                zh: "也可以是模板：`{1} ({2..})`。")
        ) { (value, request) throws(UsageError) in request.select.withNth = try value.template() },
        OptionSpec(
            long: "accept-nth", argument: .required("FIELDS", .nothing), group: .fields,
            summary: Message("Print only these fields of the answer", zh: "只打印回答的这些字段"),
            details: Message(
                "Also a template, in which `{n}` is the number of the item, from 0 as in fzf.",
                zh: "也可以是模板，其中的 `{n}` 是条目的序号，与 fzf 一样从 0 开始。")
        ) { (value, request) throws(UsageError) in request.output.acceptNth = try value.template() },
    ]

    static let output: [OptionSpec] = [
        OptionSpec(
            long: "separator", aliases: ["output-delimiter"], argument: .required("TEXT", .nothing), group: .output,
            modes: [.select, .city, .cascade, .columns],
            summary: Message("What joins several answers; a semicolon by default", zh: "连接多个回答的文字，默认为分号"),
            isEveryday: true
        ) { (value, request) throws(UsageError) in
            if value.bytes.isEmpty { throw .missingArgument(value.name, placeholder: "TEXT") }
            request.output.separator = value.bytes
        },
        OptionSpec(long: "print0", group: .output, summary: Message("End every answer with NUL", zh: "每个回答以 NUL 结尾")) {
            $1.output.endsWithNull = true
        },
        OptionSpec(
            long: "json", group: .output, summary: Message("Print one JSON object on one line", zh: "打印一行 JSON 对象"),
            isEveryday: true
        ) { $1.output.isJSON = true },
        OptionSpec(
            long: "escape", group: .output, modes: [.select, .city, .cascade, .columns],
            summary: Message("Put a backslash before separators and backslashes", zh: "在分隔符和反斜杠之前加反斜杠")
        ) { $1.output.escapes = true },
        OptionSpec(
            long: "print-index", group: .output, modes: [.select],
            summary: Message("Print row numbers, from 1, instead of the texts", zh: "打印从 1 开始的行号，而不是文字")
        ) { $1.output.printsIndex = true },
        OptionSpec(
            long: "print-query", group: .output, modes: [.select],
            summary: Message("Print the query before the answer", zh: "在回答之前打印查询"),
            details: Message(
                "When nothing matches, Enter then prints the query alone and ends with status 1, as fzf does.",
                zh: "没有匹配时，回车只打印查询，并以状态 1 结束，与 fzf 相同。")
        ) { $1.output.printsQuery = true },
        OptionSpec(
            long: "order", argument: .required("ORDER", .words(AnswerOrder.allCases.map(\.rawValue))),
            group: .output, modes: [.select],
            summary: Message("Order of several answers: selection or input", zh: "多个回答的顺序：selection（选择）或 input（输入）")
        ) { (value, request) throws(UsageError) in request.output.order = try value.choice(AnswerOrder.self) },
    ]
}
