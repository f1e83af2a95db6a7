"""Lines like the paths of a source tree, the same for the same seed."""
import random
import sys

PARTS = """ar ch ker nel py in it src net drv fs mm sched core lib test data conf doc util str buf io gpu drm amd x86 arm
usb pci snd soc crypto key map list tree node dev sys user web app view model ctl api v1 v2 py3 main base init exit load
read write open close page block cache zone irq time clock sleep wake lock mutex queue work task proc mem file dir path
name hash sort find scan parse lex gen emit code asm link obj bin out tmp log err msg text utf8 json xml html css js ts
tsx""".split()
ENDINGS = [".c", ".h", ".py", ".rs", ".go", ".js", ".ts", ".txt", ".md", ".json", ".swift", ".html", ".o", ".a", ".so", ""]


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


if __name__ == "__main__":
    for line in paths(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 7):
        print(line)
