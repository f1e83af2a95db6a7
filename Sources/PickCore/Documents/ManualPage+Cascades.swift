/// What is read, typed and printed in `pick cascade`.
extension MdocWriter {
    mutating func writeCascades() {
        section(Message("CASCADES", zh: "级联"))
        paragraphs(Self.cascade)
        example(#"{"mode":"cascade","value":"A;B","path":["A","B"],"name":"B"}"#)
        subsection(Message("Files of levels", zh: "级联文件"))
        paragraphs(
            Message(
                """
                The ending of the name tells the form: `.json`, `.plist`, `.xml`, `.tsv` or `.txt`. Otherwise the first \
                character does: `<` begins a property list, `{` and `[` begin JSON; other text is one of paths where a \
                tab stands between words, and indented text where none does. There are at most 64 levels.
                """,
                zh: """
                    文件名的后缀决定格式：`.json`、`.plist`、`.xml`、`.tsv` 或 `.txt`。否则由第一个字符决定：`<` 开头是属性列表，\
                    `{` 和 `[` 开头是 JSON；其他文字中，词间有制表符的是路径，没有的是缩进文本。最多 64 级。
                    """))
        writeForm(
            Message("JSON: names, and what is below them. `null` is nothing.", zh: "JSON：名称及其下级。`null` 表示没有下级。"),
            #"{"Fruit": {"Apple": ["Red", "Green"], "Pear": null}, "Rye": null}"#)
        writeForm(
            Message(
                """
                Or lists of choices, each with its name behind a word such as `text`, `name` or `label`, and a list \
                behind one such as `children` or `items`; or in words of places, `state` and `cities`, `city`.
                """,
                zh: """
                    或者选择的列表，名称写在 `text`、`name`、`label` 等词之后，下级列表写在 `children`、`items` 等词之后；\
                    也可以用地点的词：`state` 和 `cities`、`city`。
                    """),
            """
            [{"text": "Fruit", "children": [{"text": "Apple"}]},
             {"state": "Ontario", "cities": [{"city": "London"}]}]
            """)
        writeForm(
            Message("A property list in XML has the same shapes.", zh: "XML 属性列表的结构相同。"),
            """
            <plist version="1.0"><array><dict>
              <key>state</key><string>Ontario</string>
              <key>cities</key><array><string>London</string></array>
            </dict></array></plist>
            """)
        writeForm(
            Message("Paths, with tabs between the names.", zh: "路径，名称之间是制表符。"),
            "Fruit\tApple\tRed\nFruit\tPear\nBread\tRye")
        writeForm(
            Message("Indented text, with blanks or tabs.", zh: "缩进文本，用空格或制表符。"),
            "Fruit\n  Apple\n    Red\n  Pear\nBread")
        paragraphs(Self.faults)
    }

    private mutating func writeForm(_ text: Message, _ file: String) {
        paragraphs(text)
        example(file)
    }

    private static var cascade: Message {
        Message(
            """
            `pick cascade` asks for an end of linked levels of any depth. They come from a file, or from standard input \
            if there is no file or it is `-`; standard input then has no answers, and `--tty -` needs a file.

            Choices are found and shown as places are, see `CITIES`: by a name, a path, the beginning of a name, its \
            words or a part of it, wherever they lie. There are no codes and no pinyin. An answer is a choice with \
            nothing below it, and is printed as its path.

            With `--json` the fields are `mode`, `value`, `path` and `name`:
            """,
            zh: """
                `pick cascade` 询问任意层数的级联中的一个末端。级联来自文件；没有给出文件或文件为 `-` 时来自标准输入，\
                这时标准输入中没有回答，而 `--tty -` 需要文件。

                查找和显示的方式与地点相同，参阅“城市”一节：名称、路径、名称的开头、其中的词或一部分均可，无论在哪一级。\
                没有代码和拼音。没有下级的选择就是回答，打印为路径。

                使用 `--json` 时，字段为 `mode`、`value`、`path` 和 `name`：
                """)
    }

    private static var faults: Message {
        Message(
            """
            Blank lines and a byte order mark at the start are passed over. A file that cannot be used ends with status \
            2 and a message that names the file, the line and the reason: `menu.txt:3: "Rye" is there twice, first on line 1`. \
            That is so for an empty name or field, a path that is there twice (only paths with tabs may begin alike), a key that is there twice in an object, an \
            indentation that fits no line above, what is neither a text nor a number nor has parts, and whatever is no \
            JSON or property list.
            """,
            zh: """
                空行和开头的字节顺序标记会被略过。不能使用的文件以状态 2 结束，消息说明文件、行号和原因：\
                `menu.txt:3：“Rye”出现了两次，首次在第 1 行`。原因包括：空的名称或字段，出现两次的路径（只有带制表符的路径可以开头相同），同一对象中出现两次的键，与上面任何一行都不一致的缩进，\
                既不是文字或数字、也没有下级的值，以及不合 JSON 或属性列表语法的内容。
                """)
    }
}
