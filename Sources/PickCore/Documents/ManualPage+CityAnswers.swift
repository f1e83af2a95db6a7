/// Files of places, and what is printed of a place.
extension MdocWriter {
    mutating func writePlaceFiles() {
        paragraphs(
            Message(
                "A file of places has a place on each line, with tabs between the fields. One for China:",
                zh: "地点文件每行一个地点，字段之间用制表符分隔。中国的写法："))
        example("330000\t浙江省\n330100\t杭州市\t2\thang zhou\t9236\thangchow")
        paragraphs(
            Message(
                """
                The code of six digits, the name, and if known: how many characters the name has without its kind, \
                pinyin by syllable, thousands of people, and other names joined with commas. Provinces come first, then \
                cities, then counties; the beginning of the code says where a place belongs. One for the world:
                """,
                zh: """
                    六位代码、名称，以及可以省略的：名称不带通名时的字数、按音节分开的拼音、人口（千人）、用逗号连接的其他名称。\
                    先列省，再列市，最后列县；代码的开头说明所属。世界的写法：
                    """))
        example("@Europe/Zurich\n=CH\tSwitzerland\tSchweiz\n-ZH\tCanton of Zurich\tKanton Zürich\nZürich\t\t415\t0")
        paragraphs(
            Message(
                """
                Time zones; a country, its regions and their cities, each with its own name where that is another one. \
                Behind a city stand thousands of people, and the number of its zone, counted from 0.

                A file that cannot be used ends with status 2 and a message that names the file, the line and the \
                reason: `places.tsv:2: a name is missing`. A path that is there twice is such a reason.
                """,
                zh: """
                    先是时区；然后是国家、其地区以及地区中的城市，当地名称不同时写在名称之后。城市之后是人口（千人）和时区的序号，从 0 开始。

                    不能使用的文件以状态 2 结束，消息说明文件、行号和原因：`places.tsv:2：缺少名称`。路径出现两次也是这样的原因。
                    """))
    }

    mutating func writePlaceOutput() {
        list(width: "xpathx", isCompact: true, Self.forms)
        paragraphs(Message("`--json` prints one line; here it is broken:", zh: "`--json` 打印一行，这里折成几行："))
        example(
            """
            {"mode":"city","value":"浙江省;杭州市","path":["浙江省","杭州市"],
            "name":"杭州市","code":"330100","pinyin":"hang zhou",
            "population":9236000}
            """)
        list(width: "xpopulationx", isCompact: true, Self.placeFields)
    }

    private static var forms: [ManualItem] {
        [
            ManualItem(
                "`path`", "The names from the first level on, joined with the separator. The default.",
                zh: "从第一级起的各级名称，用分隔符连接。这是默认值。"),
            ManualItem("`name`", "The last of these names.", zh: "其中最后一个名称。"),
            ManualItem(
                "`code`", "The code, of places of China, and of countries and regions of the world.",
                zh: "代码，用于中国的地点以及世界的国家和地区。"),
            ManualItem("`zone`", "The time zone, of cities of the world.", zh: "时区，用于世界的城市。"),
            ManualItem("`json`", "The same as `--json`.", zh: "与 `--json` 相同。"),
        ]
    }

    private static var placeFields: [ManualItem] {
        [
            ManualItem("`value`", "What would be printed otherwise.", zh: "不用 JSON 时会打印的内容。"),
            ManualItem("`path`", "A list of the names from the first level on.", zh: "从第一级起各级名称的列表。"),
            ManualItem("`name`", "The name of the place.", zh: "地点的名称。"),
            ManualItem(
                "`native`", "Its name in the language of the place, where that is another one.",
                zh: "当地语言的名称，与 `name` 不同时才有。"),
            ManualItem("`code`", "Its code, as above.", zh: "代码，同上。"),
            ManualItem("`pinyin`", "Of places of China, by syllable, without the kind.", zh: "中国地点的拼音，按音节分开，不带通名。"),
            ManualItem("`zone`", "Of cities of the world.", zh: "世界城市的时区。"),
            ManualItem("`population`", "Where it is known, rounded to thousands.", zh: "人口，已知时才有，精确到千人。"),
        ]
    }
}
