"""The figures: each one measures pick beside its peers, and says what it is to be at most."""
import os
import statistics

import inputs
import measure
from screen import Screen


class Row:
    """A line of the table: what each program took, and pick's ratios with their limits."""

    def __init__(self, figure, what, values, limits, unit="ms"):
        self.figure, self.what, self.values, self.unit = figure, what, values, unit
        # (beside what, ratio, limit or None)
        self.ratios = [(name, values["pick"] / base, limit) for name, base, limit in limits if base]


class Bench:
    def __init__(self, programs, folder, large, runs):
        self.programs, self.folder, self.large, self.runs = programs, folder, large, runs
        self.one = self.text("one", "a\n")
        self.fifteen = self.text("fifteen", "".join("item %d\n" % number for number in range(15)))
        self.lines = 1_000_000 if large else 100_000
        # A check runs on machines with other work, which the shortest of some runs is disturbed by least.
        self.typical = statistics.median if large else min

    def times(self, commands, stdin, runs):
        return measure.times(commands, stdin, runs, self.typical)

    def text(self, name, text):
        path = os.path.join(self.folder, name)
        with open(path, "w", encoding="utf-8") as output:
            output.write(text)
        return path

    def commands(self, **arguments):
        """Commands of the programs that are there: name and arguments."""
        return {
            name: [self.programs[name.split()[0]]] + words
            for name, words in arguments.items()
            if name.split()[0] in self.programs
        }

    def limits(self, values, **limits):
        """Limits of ratios to the peers that were measured."""
        return [(name, values.get(name), limit) for name, limit in limits.items()]

    # Starting

    def starts(self):
        for option in ["--version", "--help"]:
            commands = self.commands(pick=[option], true=[], fzf=[option])
            times = {name: value.wall for name, value in self.times(commands, self.one, self.runs * 8).items()}
            yield Row("S1", "start: `%s`" % option, times, self.limits(times, true=1.3, **self.fzf(0.35)))
        for what, words in {"--filter a": ["--filter", "a"], "-1": ["-1"]}.items():
            commands = self.commands(pick=words, true=[], fzf=words, fzy=["-e", "a"])
            times = {name: value.wall for name, value in self.times(commands, self.one, self.runs * 8).items()}
            yield Row("S2", "one line: `%s`" % what, times, self.limits(times, true=1.5, fzy=1.0, **self.fzf(0.35)))

    def fzf(self, limit):
        """A limit beside fzf for what is over in a moment: nothing to fail a check by.

        Starting any process at all takes a third of fzf's time, and fzf's first list from 3 to 20 ms.
        """
        return {"fzf": limit} if self.large else {}

    def first_lists(self):
        small = self.first_list(self.fifteen, b"item 3")
        values = dict(small)
        limits = {"mptre-pick": 1.2, **self.fzf(0.10)}
        yield Row("S3", "first list, 15 lines", values, self.limits(values, **limits))
        sizes = [1_000_000, 10_000_000] if self.large else [100_000]
        for size in sizes:
            path = inputs.file(self.folder, inputs.paths, size)
            with open(path, "rb") as lines:
                first = lines.readline().rstrip(b"\n")[:40]
            values = self.first_list(path, first, peers=[])
            yield Row("S4", "first list, {:,} lines".format(size), values, [("S3", small["pick"], 1.5)])

    def first_list(self, path, text, peers=("fzf", "fzy", "mptre-pick")):
        rounds = {name: [] for name in ("pick",) + tuple(peers) if name in self.programs}
        for _ in range(self.runs):
            for name, times in rounds.items():
                screen = Screen([self.programs[name]], path)
                times.append(screen.time_until(text) or float("nan"))
                screen.close()
        return {name: self.typical(times) for name, times in rounds.items()}

    # Filtering

    def filters(self):
        for size in [1_000_000, 10_000_000] if self.large else [100_000]:
            path = inputs.file(self.folder, inputs.paths, size)
            runs = max(3, self.runs // (4 if size > 1_000_000 else 1))
            for query in ["pyinit", "archkernelsched", "zzzzq"]:
                yield self.filter("F1", path, size, query, runs, fzf=0.20, fzy=0.40)
            for query in ["a", "src"]:
                yield self.filter("F2", path, size, query, runs, fzf=0.17, fzy=0.40)
        yield from self.filters_on_one_processor()
        yield from self.filters_of_other_scripts()

    def filter(self, figure, path, size, query, runs, **limits):
        commands = self.commands(pick=["--filter", query], fzf=["--filter", query], fzy=["-e", query])
        if figure == "F1" and query == "zzzzq":
            commands["wc"] = [self.programs["wc"], "-l"]
        times = self.times(commands, path, runs)
        wall = {name: value.wall for name, value in times.items()}
        work = {name + " cpu": value.work for name, value in times.items()}
        checks = self.limits(wall, **limits)
        # The time of the processors: on a machine with other work the better measure, so a check may be met by it. The
        # limits are those of the clock.
        checks += [(name + " cpu", work[name + " cpu"] * wall["pick"] / work["pick cpu"], None if self.large else limit)
                   for name, limit in limits.items() if name in wall and work["pick cpu"] > 0]
        if size == 10_000_000 and "wc" in wall:
            checks.append(("wc -l", wall["wc"], 1.5))
        return Row("F4" if size == 10_000_000 and "wc" in wall else figure,
                   "filter `{}`, {:,} lines".format(query, size), {**wall, **work}, checks)

    def filters_on_one_processor(self):
        path = inputs.file(self.folder, inputs.paths, self.lines)
        allowed = os.sched_getaffinity(0)
        os.sched_setaffinity(0, {min(allowed)})
        try:
            for query in ["pyinit", "src"]:
                row = self.filter("F3", path, self.lines, query, self.runs, fzf=0.20)
                row.what += ", one processor"
                yield row
        finally:
            os.sched_setaffinity(0, allowed)

    def filters_of_other_scripts(self):
        for kind, queries in {inputs.chinese: ["北京", "report"], inputs.accented: ["coracao", "uber"]}.items():
            path = inputs.file(self.folder, kind, self.lines)
            for query in queries:
                # fzy compares bytes: of accented letters it finds none that was not typed.
                limits = {"fzf": 0.25, "fzy": 1.0} if kind is inputs.chinese else {"fzf": 0.25}
                row = self.filter("F5", path, self.lines, query, self.runs, **limits)
                row.what += ", " + kind.__name__
                yield row

    # Memory

    def filter_memory(self):
        for query in ["zzzzq", "pyinit", "src"]:
            yield self.memory_of_filter(query, self.lines, {})
        if self.large:
            yield self.memory_of_filter("zzzzq", 10 * self.lines, {"fzf": 0.02})

    def memory_of_filter(self, query, size, peers):
        path = inputs.file(self.folder, inputs.paths, size)
        commands = self.commands(pick=["--filter", query], fzf=["--filter", query], fzy=["-e", query])
        values = {name: measure.peak(command, path) for name, command in commands.items()}
        matched = self.text("matched", "")
        measure.once(commands["pick"], path, matched)
        with open(matched, "rb") as lines:
            count = sum(1 for _ in lines)
        bound = (8 << 10) + (1.1 * os.path.getsize(matched) + 16 * count) / 1024
        limits = [("bound", bound, 1.0)] + self.limits(values, **peers)
        return Row("M1", "memory, filter `{}`, {:,} lines".format(query, size), values, limits, unit="KiB")

    # Keys

    def keys(self):
        for size in [1_000_000, 10_000_000] if self.large else [100_000]:
            path = inputs.file(self.folder, inputs.paths, size)
            quiet = 0.4 if size <= 1_000_000 else 4
            peers = ["pick", "fzf", "fzy"] if size <= 1_000_000 else ["pick", "fzf"]
            results = {name: self.type(name, path, quiet) for name in peers if name in self.programs}
            last = {name: max(result["last"]) for name, result in results.items()}
            figure, limits = ("K1", {"fzf": 0.35, "fzy": 0.40}) if size <= 1_000_000 else ("K3", {"fzf": 0.35})
            yield Row(figure, "key to last picture, worst of s, sr, src, {:,} lines".format(size), last,
                      self.limits(last, **limits))
            first = {name: max(result["first"]) for name, result in results.items()}
            # Milliseconds belong to the machine: nothing to fail a check by.
            if self.large:
                yield Row("K2", "key to its echo, {:,} lines".format(size), first, [("5 ms", 5, 1.0)])
            idle = {name: result["idle"] for name, result in results.items()}
            bound = os.path.getsize(path) / 1024 + 5 * size / 1024 + (6 << 10)
            yield Row("M2", "memory, list loaded, {:,} lines".format(size), idle, [("bound", bound, 1.0)], unit="KiB")
            searching = {name: result["peak"] for name, result in results.items()}
            yield Row("M3", "memory, searching, {:,} lines".format(size), searching,
                      self.limits(searching, fzf=0.45, fzy=1.0), unit="KiB")

    def type(self, name, path, quiet):
        screen = Screen([self.programs[name]], path)
        screen.time_until(b"/", 60)
        screen.settle(max(quiet, 1))
        idle, _ = measure.memory_of(screen.process)
        times = [screen.press(key, quiet) for key in (b"s", b"r", b"c")]
        _, peak = measure.memory_of(screen.process)
        screen.close()
        return {
            "first": [first or float("nan") for first, _ in times],
            "last": [last or float("nan") for _, last in times],
            "idle": idle,
            "peak": peak,
        }

    # Size

    def sizes(self):
        values = {"pick": os.path.getsize(self.programs["pick"]) / 1e6}
        if "fzf" in self.programs:
            values["fzf"] = os.path.getsize(self.programs["fzf"]) / 1e6
        yield Row("B1", "program", values, [("8 MB", 8, 1.0)], unit="MB")

    def all(self, wanted=None):
        """The rows of the wanted figures, or of all; what holds none of them is not measured."""
        parts = {
            self.starts: ["S1", "S2"], self.first_lists: ["S3", "S4"], self.filters: ["F1", "F2", "F3", "F4", "F5"],
            self.filter_memory: ["M1"], self.keys: ["K1", "K2", "K3", "M2", "M3"], self.sizes: ["B1"],
        }
        for part, figures in parts.items():
            if wanted is None or set(figures) & set(wanted):
                yield from (row for row in part() if wanted is None or row.figure in wanted)
