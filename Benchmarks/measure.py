"""Runs programs in turn, so that what disturbs one disturbs all, and takes medians."""
import os
import statistics
import subprocess
import time


class Times:
    """Milliseconds: on the clock, and of the processors."""

    def __init__(self, wall, work):
        self.wall, self.work = wall, work


def once(command, stdin, stdout=os.devnull):
    descriptors = [(os.POSIX_SPAWN_OPEN, 0, stdin, os.O_RDONLY, 0), (os.POSIX_SPAWN_OPEN, 1, stdout, os.O_WRONLY, 0)]
    start = time.perf_counter()
    process = os.posix_spawn(command[0], command, os.environ, file_actions=descriptors)
    _, _, usage = os.wait4(process, 0)
    return Times((time.perf_counter() - start) * 1e3, (usage.ru_utime + usage.ru_stime) * 1e3)


def times(commands, stdin, runs, typical=statistics.median):
    """The typical times by the name of the command. The first round warms up and does not count."""
    rounds = {name: [] for name in commands}
    for turn in range(runs + 1):
        for name, command in commands.items():
            taken = once(command, stdin)
            if turn > 0:
                rounds[name].append(taken)
    return {
        name: Times(typical(t.wall for t in taken), typical(t.work for t in taken))
        for name, taken in rounds.items()
    }


def peak(command, stdin):
    """The most memory a run takes, in KiB.

    By time(1): a process that Python starts would be counted with Python's own memory.
    """
    with open(stdin, "rb") as source:
        result = subprocess.run(
            ["/usr/bin/time", "-f", "%M"] + command, stdin=source, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    return int(result.stderr.split()[-1])


def memory_of(process):
    """The memory of a running process, in KiB: now, and at most so far."""
    values = {}
    with open("/proc/%d/status" % process) as status:
        for line in status:
            if line.startswith(("VmRSS", "VmHWM")):
                values[line[:5]] = int(line.split()[1])
    return values["VmRSS"], values["VmHWM"]
