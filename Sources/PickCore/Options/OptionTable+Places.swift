extension OptionTable {
    static let places: [OptionSpec] = [
        OptionSpec(
            long: "data", argument: .required("SET", .wordsOrFile(["china", "world"])), group: .places, modes: [.city],
            summary: Message("Places of china, of the world, or of a file", zh: "地点数据：china、world 或文件"),
            details: Message(
                """
                `china` is the default with a Chinese language, `world` otherwise. A file has the form of one of the \
                two, or one that `pick cascade` reads; one that is called like a set is given with its folder, `./china`.
                """,
                zh: """
                    界面语言为中文时默认为 `china`，否则为 `world`。文件的形式是这两者之一，\
                    或 `pick cascade` 能读取的形式；与数据集同名的文件要带目录，如 `./china`。
                    """)
        ) { $1.places.data = $0.bytes },
        OptionSpec(
            long: "level", argument: .required("LEVEL", .words(CityLevel.allCases.map(\.rawValue))), group: .places,
            modes: [.city],
            summary: Message("What is asked for: a province, city or county", zh: "所问的级别：province、city 或 county"),
            details: Message(
                """
                Of China `province`, `city` (the default) or `county`; of the world `country`, `region` or `city` (the \
                default). Where a place has no level below, it is the answer itself.
                """,
                zh: """
                    中国为 `province`、`city`（默认）或 `county`；世界为 `country`、\
                    `region` 或 `city`（默认）。没有下级的地点本身就是回答。
                    """)
        ) { (value, request) throws(UsageError) in request.places.level = try value.choice(CityLevel.self) },
        OptionSpec(
            long: "output", argument: .required("FORM", .words(CityOutput.allCases.map(\.rawValue))), group: .places,
            modes: [.city],
            summary: Message("Print the path, name, code, zone or json", zh: "打印 path、name、code、zone 或 json"),
            details: Message(
                "`zone`, the time zone, is known of the cities of the world, `code` of the places of China and of countries.",
                zh: "`zone` 即时区，用于世界的城市；`code` 用于中国的地点，以及世界的国家和地区。")
        ) { (value, request) throws(UsageError) in
            request.places.output = try value.choice(CityOutput.self)
            if request.places.output == .json { request.output.isJSON = true }
        },
        OptionSpec(
            long: "column", argument: .required("SPEC", .nothing), group: .places, modes: [.columns],
            summary: Message("A column: label=a,b,c or label=@FILE", zh: "一列：label=a,b,c 或 label=@FILE"),
            details: Message(
                """
                The label may be left out. A backslash takes the meaning from a comma. A file has a value on each line.
                """,
                zh: "名称可以省略。反斜杠使逗号成为普通字符。文件中每行一个值。"),
            isRepeatable: true, isEveryday: true
        ) { $1.places.columns.append($0.bytes) },
    ]
}
