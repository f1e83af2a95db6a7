/// Examples of dates, places, levels and columns.
extension ManualExample {
    static let ofOtherModes: [ManualExample] = [
        ManualExample(
            title: Message(
                "Check a date that was given as an argument, and bring it into one form.",
                zh: "检查作为参数给出的日期，并统一其写法。"),
            script: """
                set -- '30 nov 2026'
                day=$(pick date --max 2030 --answer "$1") || exit
                echo "$day"
                # prints 2026-11-30
                """),
        ManualExample(
            title: Message("Refuse a day that does not exist, and say why.", zh: "拒绝不存在的日子，并说明原因。"),
            script: """
                if ! pick date --answer 2026-02-30 2>reason; then
                    IFS=: read -r _ fault _ <reason
                    echo "${fault# }"
                fi
                # prints 2026-02-30 does not exist
                """),
        ManualExample(
            title: Message(
                "Ask for a month, and take its first and last day out of the JSON object.",
                zh: "询问月份，并从 JSON 对象中取出首日和末日。"),
            script: """
                object=$(pick date --precision month --json) || exit
                first=${object#*'"first":"'} last=${object#*'"last":"'}
                echo "${first%%'"'*} ${last%%'"'*}"
                # typed feb 2028
                # prints 2028-02-01 2028-02-29
                """),
        ManualExample(
            title: Message(
                "Take a time of day in the office hours, in steps of a quarter of an hour.", zh: "在上班时间内取一个时间，以一刻钟为单位。"),
            script: """
                pick time --min 9:00 --max 17:00 --step 15m --answer '2:30 pm'
                # prints 14:30
                """),
        ManualExample(
            title: Message("Turn a time of one zone into an instant.", zh: "把某个时区的时间换算为确定的时刻。"),
            script: """
                pick datetime --zone Asia/Shanghai --format %s \\
                    --answer '2026-11-30 14:05' 2>/dev/null
                # prints 1796018700
                """),
        ManualExample(
            title: Message("Let a person say how long, and sleep for it.", zh: "请人说出多长时间，然后等待。"),
            script: """
                seconds=$(pick duration --max 1h --output seconds) || exit
                echo "sleep $seconds"
                # typed 1m30s
                # prints sleep 90
                """),
        ManualExample(
            title: Message("Find the code of a city by its name or its pinyin.", zh: "按名称或拼音查找城市的代码。"),
            script: """
                for name in 杭州 kunming 'inner mongolia/baotou'; do
                    pick city --data china --output code --answer "$name"
                done
                # prints 330100
                # prints 530100
                # prints 150200
                """),
        ManualExample(
            title: Message("Find the time zone of a city of the world.", zh: "查找世界城市的时区。"),
            script: """
                TZ=$(pick city --data world --output zone --answer Zürich) || exit
                echo "$TZ"
                # prints Europe/Zurich
                """),
        ManualExample(
            title: Message("Read the parts of a path into variables.", zh: "把路径的各部分读入变量。"),
            script: """
                printf '%s\\t%s\\n' Fruit Apple Fruit Pear Bread Rye >menu.tsv
                IFS=';' read -r kind name < <(pick cascade menu.tsv)
                echo "$name is $kind"
                # typed pear
                # prints Pear is Fruit
                """),
        ManualExample(
            title: Message("Ask for a size and a colour in one line.", zh: "在一行中询问尺码和颜色。"),
            script: """
                pick columns --separator ' ' \\
                    --column size=S,M,L --column colour=red,green
                # typed m green
                # prints M green
                """),
    ]
}
