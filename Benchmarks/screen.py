"""A program on a pseudo-terminal, its list coming from a file."""
import fcntl
import os
import pty
import select
import signal
import struct
import termios
import time


class Screen:
    def __init__(self, command, stdin):
        self.terminal, side = pty.openpty()
        fcntl.ioctl(side, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        # Not forked: a copy of Python would be most of what is measured. The terminal becomes that of the new session
        # when it is opened. The answer goes nowhere; pictures are drawn on the terminal.
        descriptors = [
            (os.POSIX_SPAWN_OPEN, 0, stdin, os.O_RDONLY, 0),
            (os.POSIX_SPAWN_OPEN, 1, os.devnull, os.O_WRONLY, 0),
            (os.POSIX_SPAWN_OPEN, 2, os.ttyname(side), os.O_RDWR, 0),
        ]
        environment = dict(os.environ, TERM="xterm-256color")
        self.start = time.perf_counter()
        self.process = os.posix_spawn(command[0], command, environment, file_actions=descriptors, setsid=True)
        os.close(side)
        self.output = b""

    def read(self, timeout):
        """What is drawn next; `b""` when nothing comes for so many seconds. Questions get an answer."""
        ready, _, _ = select.select([self.terminal], [], [], timeout)
        if not ready:
            return b""
        try:
            data = os.read(self.terminal, 1 << 16)
        except OSError:
            return b""
        for _ in range(data.count(b"\x1b[6n")):
            os.write(self.terminal, b"\x1b[1;1R")
        if b"\x1b[?2004$p" in data:
            os.write(self.terminal, b"\x1b[?2004;2$y")
        self.output += data
        return data

    def time_until(self, text, timeout=20):
        """Milliseconds from the start until a text is drawn, or `None`."""
        end = time.perf_counter() + timeout
        while text not in self.output:
            if not self.read(max(0, end - time.perf_counter())):
                return None
        return (time.perf_counter() - self.start) * 1e3

    def settle(self, quiet):
        """Waits until nothing is drawn for so many seconds."""
        while self.read(quiet):
            pass

    def press(self, key, quiet):
        """Milliseconds until the first and the last bytes that a key brings about."""
        start = time.perf_counter()
        os.write(self.terminal, key)
        first = last = None
        while self.read(quiet):
            last = (time.perf_counter() - start) * 1e3
            first = first or last
        return first, last

    def close(self):
        os.kill(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        os.close(self.terminal)
