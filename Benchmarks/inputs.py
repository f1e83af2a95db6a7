"""Lines to measure with, the same for the same seed: paths of a source tree, Chinese file names, accented words."""
import os
import random

PARTS = """ar ch ker nel py in it src net drv fs mm sched core lib test data conf doc util str buf io gpu drm amd x86 arm
usb pci snd soc crypto key map list tree node dev sys user web app view model ctl api v1 v2 py3 main base init exit load
read write open close page block cache zone irq time clock sleep wake lock mutex queue work task proc mem file dir path
name hash sort find scan parse lex gen emit code asm link obj bin out tmp log err msg text utf8 json xml html css js ts
tsx""".split()
ENDINGS = [".c", ".h", ".py", ".rs", ".go", ".js", ".ts", ".txt", ".md", ".json", ".swift", ".html", ".o", ".a", ".so", ""]
CHINESE = "北京 上海 报告 文档 图片 会议 计划 项目 report draft final 2024 v2 IMG data".split()
ACCENTED = """São Paulo coração naïve über Straße été garçon mañana Łódź Zürich plain word Ångström façade résumé crème
brûlée señor Praha""".split()


def word(source):
    parts = source.choices(PARTS, k=source.randint(1, 3))
    style = source.random()
    if style < 0.06:
        text = "".join(part.capitalize() for part in parts)
    else:
        text = source.choice(["", "_", "-", ""]).join(parts)
        if style > 0.9:
            text = text.capitalize()
    return text + (str(source.randint(0, 99)) if source.random() < 0.1 else "")


def paths(count, seed=7):
    source = random.Random(seed)
    folders = [
        "/".join(["usr", "src"][: source.randint(0, 2)] + [word(source) for _ in range(source.randint(2, 7))])
        for _ in range(max(10, count // 12))
    ]
    for _ in range(count):
        yield source.choice(folders) + "/" + word(source) + source.choice(ENDINGS)


def chinese(count, seed=3):
    source = random.Random(seed)
    letters = [chr(0x4E00 + number) for number in range(2500)]
    for _ in range(count):
        parts = [
            source.choice(CHINESE) if source.random() < 0.4 else "".join(source.choices(letters, k=source.randint(1, 4)))
            for _ in range(source.randint(2, 5))
        ]
        yield source.choice(["/", "_", "-", " ", "，"]).join(parts) + source.choice([".txt", ".pdf", ".doc", "", "。"])


def accented(count, seed=4):
    source = random.Random(seed)
    for _ in range(count):
        words = source.choices(ACCENTED, k=source.randint(2, 7))
        yield " ".join(word + source.choice(["", "s", "_x", "1"]) for word in words)


def file(folder, kind, count):
    """The name of a file with so many lines, made when it is not there. Above a million, lines repeat with a number."""
    name = os.path.join(folder, "%s-%d" % (kind.__name__, count))
    if not os.path.exists(name):
        with open(name + ".new", "w", encoding="utf-8") as output:
            lines = list(kind(min(count, 1_000_000)))
            for turn in range(max(1, count // 1_000_000)):
                output.write("".join(line + (str(turn) if turn else "") + "\n" for line in lines))
        os.rename(name + ".new", name)
    return name
