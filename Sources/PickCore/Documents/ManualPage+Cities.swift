/// What is typed and printed in `pick city`.
extension MdocWriter {
    mutating func writeCities() {
        section(Message("CITIES", zh: "城市"))
        paragraphs(Self.levels)
        subsection(Message("What can be typed for a place", zh: "地点可以怎样输入"))
        paragraphs(
            Message(
                """
                A place of any level is found by its name, wherever it lies. Capitals, accents, blanks, hyphens and \
                apostrophes do not count.
                """,
                zh: "任何级别的地点都可以按名称找到，无论它在哪里。大小写、重音、空格、连字符和撇号都不影响查找。"))
        list(width: "xhangzhoushix", isCompact: true, Self.typedPlaces)
        subsection(Message("Which place is meant", zh: "指的是哪个地点"))
        paragraphs(Self.meaning)
        subsection(Message("Levels on the screen", zh: "屏幕上的各级"))
        paragraphs(Self.onTheScreen)
        subsection(Message("Data", zh: "数据"))
        list(width: "xchinax", Self.data)
        writePlaceFiles()
        subsection(Message("Output of a place", zh: "地点的输出"))
        writePlaceOutput()
    }

    private static var levels: Message {
        Message(
            """
            `pick city` asks for a place: a province, city and county of China, or a country, region and city of the \
            world. `--level` says how far down. The answer is the path to the place, its names joined with the \
            separator: `浙江省;杭州市`, or `Switzerland;Canton of Zurich;Zürich`.

            Levels adapt to the place. Beijing, Shanghai, Tianjin and Chongqing have no cities: they are answers \
            themselves, and with `--level county` their counties come next. A county that lies directly in a province \
            counts as a city there. Hong Kong and Macau have nothing below them, and a few cities have no counties. In \
            the world, a country without regions has its cities directly below it.
            """,
            zh: """
                `pick city` 询问一个地点：中国的省、市、县，或世界的国家、地区、城市。`--level` 决定问到哪一级。\
                回答是到达该地点的路径，各级名称用分隔符连接：`浙江省;杭州市`，或 `Switzerland;Canton of Zurich;Zürich`。

                级别因地而异。北京、上海、天津、重庆之下没有市：它们本身就是回答；使用 `--level county` 时，其下直接是区县。\
                省直辖的县级行政区在该省中与市并列。香港和澳门没有下级，少数市没有区县。在世界数据中，没有地区的国家之下直接是城市。
                """)
    }

    private static var typedPlaces: [ManualItem] {
        [
            ManualItem("`杭州`", "The name, with or without its kind: `杭州市`.", zh: "名称，可带可不带通名：`杭州市`。"),
            ManualItem(
                "`hangzhou`", "Pinyin, joined or spaced (`hang zhou`), also with its kind: `hangzhou shi`.",
                zh: "拼音，连写或分写（`hang zhou`），也可带通名：`hangzhou shi`。"),
            ManualItem(
                "`km`", "The initials of the pinyin: two letters or more.", zh: "拼音的首字母，至少两个。"),
            ManualItem(
                "`canton`", "A name in English or another usual one: `inner mongolia`, `Hangzhou City`.",
                zh: "英文名或其他通用名称：`inner mongolia`、`Hangzhou City`。"),
            ManualItem(
                "`München`", "The name in the language of the place, as well as the English one: `Munich`.",
                zh: "当地语言的名称，以及英文名称：`Munich`。"),
            ManualItem(
                "`330100`",
                """
                The code of a place in China. `33` stands for `330000`, a province, and `3301` for `330100`, a city; \
                other beginnings find all that have them. `CH` and `CH-ZH` in the world, in capitals.
                """,
                zh: """
                    中国地点的代码。`33` 即省的代码 `330000`，`3301` 即市的代码 `330100`；其他开头找到所有以此开头的代码。\
                    世界的代码为大写的 `CH` 和 `CH-ZH`。
                    """),
            ManualItem(
                "`hang`", "The beginning of a name, of its words (`sfran`), a later word, or three letters within it.",
                zh: "名称的开头，各词的开头（`sfran`），后面的词，或其中连续的三个字母。"),
            ManualItem(
                "`浙江/杭州`",
                "A path, with slashes, semicolons or the separator. Each part may have any of these forms, and levels may be left out.",
                zh: "路径，用斜线、分号或分隔符分开。每一部分可用以上任何写法，中间的级别可以省略。"),
            ManualItem(
                "`london ontario`", "A place and one above it, in either order: also `北京朝阳`.",
                zh: "一个地点和它的上级，先后不限：也可写 `北京朝阳`。"),
            ManualItem(
                "`#3`", "Row 3 of the list that is shown. A bare number is a row number too where numbers are shown.",
                zh: "当前列表的第 3 行。在显示行号的地方，单独的数字也是行号。"),
        ]
    }

    private static var meaning: Message {
        Message(
            """
            What was printed is understood first, byte by byte. Then a full name counts before initials, initials before \
            the beginning of a name, and that before what merely resembles it. Of places that fit equally well, those of \
            the level that is asked for are meant: `朝阳` is the city, unless counties are asked for. If more than one is \
            left, nothing is guessed: they are listed, the larger ones first, or refused with `--answer`.

            Where rows have numbers, a number that is one row and begins the code of another one is refused, with \
            `--answer` and `--default` too, and the message shows both spellings: `#33` for the row, `330000` for the \
            code.

            A place that is not an answer yet leads to the list below it. A place below the level that is asked for is \
            refused, and the message says where it lies; a name that is not known is refused with the nearest ones.
            """,
            zh: """
                首先识别曾经打印的内容，逐字节比较。然后，完整的名称优先于首字母，首字母优先于名称的开头，名称的开头又优先于仅仅相似的名称。\
                同样符合的地点中，取所问级别的地点：`朝阳` 是市，除非问的是区县。如果仍不止一个，则不作猜测：\
                全部列出，较大的在前；使用 `--answer` 时则拒绝。

                在显示行号的地方，如果一个数字既是某一行的行号、又是另一行代码的开头，则被拒绝，`--answer` 和 `--default` 也是如此；\
                消息给出两种写法：`#33` 指行号，`330000` 指代码。

                还不能作为回答的地点引向其下级列表。低于所问级别的地点会被拒绝，消息说明它在哪里；未知的名称被拒绝时会列出相近的名称。
                """)
    }

    private static var onTheScreen: Message {
        Message(
            """
            In the live view the levels stand side by side, and `>` marks the choice in each of them, `>>` that of the \
            current one. Left and Right, Tab and Shift-Tab go to another level, Up and Down choose in it; the levels \
            below follow at once, each with its first row. On a narrow screen the current level stands there alone, \
            below the path that leads to it. Enter takes the path in the status row.

            Text in the line searches all levels, the best match on top. Enter takes it; if it has a level below, the \
            levels are shown there.

            The plain view prints one level after the other, from the first one down. `..` goes back to the list before.
            """,
            zh: """
                在实时视图中，各级并排显示，`>` 标出各级的选择，`>>` 标出当前一级的选择。Left 和 Right、Tab 和 Shift-Tab 转到另一级，\
                Up 和 Down 在其中选择；下面各级随即更新，都从第一行开始。屏幕较窄时只显示当前一级，上面是到达它的路径。\
                回车取状态行中的路径。

                输入文字则在所有级别中查找，最佳的匹配在最上面。回车取它；如果它还有下级，则转到那里显示各级。

                普通视图从第一级起逐级显示。`..` 返回前一个列表。
                """)
    }

    private static var data: [ManualItem] {
        [
            ManualItem(
                "`china`",
                "Divisions of the country as of the end of 2025, without Taiwan. The default with a Chinese language.",
                zh: "截至 2025 年底的行政区划，不含台湾。界面语言为中文时的默认值。"),
            ManualItem(
                "`world`",
                "Cities of 15,000 people and more, from GeoNames, with their own names. The default otherwise.",
                zh: "人口 15000 以上的城市，来自 GeoNames，带当地名称。其他语言时的默认值。"),
            ManualItem(
                "FILE", "A list of one of these two kinds, or a file that `pick cascade` reads.",
                zh: "这两种形式之一的列表，或 `pick cascade` 能读取的文件。"),
        ]
    }
}
