extension OptionTable {
    static let places: [OptionSpec] = [
        OptionSpec(
            long: "data", argument: .required("SET", .file), group: .places, modes: [.city],
            summary: Message("Places of china, of the world, or of a file", zh: "地点数据：china、world 或文件"),
            details: """
                `china` is the default with a Chinese language, `world` otherwise. A file has the form of one of the \
                two, or one that `pick cascade` reads; one that is called like a set is given with its folder, `./china`.
                """
        ) { $1.places.data = $0.bytes },
        OptionSpec(
            long: "level", argument: .required("LEVEL", .words(CityLevel.allCases.map(\.rawValue))), group: .places,
            modes: [.city],
            summary: Message("What is asked for: a province, city or county", zh: "所问的级别：province、city 或 county"),
            details: """
                Of China `province`, `city` (the default) or `county`; of the world `country`, `region` or `city` (the \
                default). Where a place has no level below, it is the answer itself.
                """
        ) { (value, request) throws(UsageError) in request.places.level = try value.choice(CityLevel.self) },
        OptionSpec(
            long: "output", argument: .required("FORM", .words(CityOutput.allCases.map(\.rawValue))), group: .places,
            modes: [.city],
            summary: Message("Print the path, name, code, zone or json", zh: "打印 path、name、code、zone 或 json"),
            details: """
                `zone`, the time zone, is known of the cities of the world, `code` of the places of China and of \
                countries.
                """
        ) { (value, request) throws(UsageError) in
            request.places.output = try value.choice(CityOutput.self)
            if request.places.output == .json { request.output.isJSON = true }
        },
        OptionSpec(
            long: "column", argument: .required("SPEC", .nothing), group: .places, modes: [.columns],
            summary: Message("A column: label=a,b,c or label=@FILE", zh: "一列：label=a,b,c 或 label=@FILE"),
            details: """
                The label may be left out. A backslash takes the meaning from a comma. A file has a value on each line.
                """,
            isRepeatable: true, isEveryday: true
        ) { $1.places.columns.append($0.bytes) },
    ]
}
