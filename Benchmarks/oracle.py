#!/usr/bin/env python3
"""Compares whole outputs of `fzf --filter` and `pick --filter` for random queries on ASCII paths.

usage: oracle.py [--pick COMMAND] [--fzf COMMAND] [--queries N] [--lines N] [--seed N] [--options "..."]

One difference is meant: a line that equals the query comes first in pick. Any other one is printed, and the exit status
is 1. The last line is the summary.
"""
import argparse
import random
import shlex
import subprocess
import sys

from inputs import paths


def random_query(source, lines):
    """Terms made of letters of the lines, with operators, in mixed case."""

    def letters(line):
        kind = source.random()
        if kind < 0.45:
            places = sorted(source.sample(range(len(line)), min(len(line), source.randint(1, 8))))
            text = "".join(line[place] for place in places)
        elif kind < 0.85:
            start = source.randrange(len(line))
            text = line[start : start + source.randint(1, 7)]
        else:
            text = "".join(source.choice("abcdefgiklmnoprstuvwxy/._-0123") for _ in range(source.randint(1, 4)))
        change = source.random()
        return text.upper() if change < 0.05 else text.swapcase() if change < 0.08 else text.lower() if change < 0.7 else text

    def term(line):
        text = letters(line)
        kind = source.random()
        if kind < 0.6:
            return text
        if kind < 0.95:
            return source.choice(["'%s", "'%s'", "^%s", "%s$", "^%s$", "!%s", "!^%s", "!%s$", "!'%s", "!'%s'"]) % text
        return source.choice(["|", "!", "'", "^", "$", "^$", "''", "\\", "\\ %s" % text, "%s\\ " % text, "| %s" % text])

    line = source.choice(lines)
    if source.random() < 0.04:
        return source.choice(lines[:: source.choice([1, 40])])
    terms = [term(line if source.random() < 0.6 else source.choice(lines)) for _ in range(source.choice([1, 1, 1, 2, 2, 3]))]
    return source.choice([" ", " ", " ", " | ", "  "]).join(terms)


def run(command, query, options, text):
    result = subprocess.run(shlex.split(command) + options + ["--filter", query], input=text, capture_output=True)
    return result.stdout, result.returncode


def without_equal(output, query):
    """The lines, but for those that equal the query in some case rule."""
    whole = query.strip(" ").replace("\\ ", " ").lower().encode()
    return [line for line in output.split(b"\n") if line.lower() != whole]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--pick", default="./pick")
    parser.add_argument("--fzf", default="fzf")
    parser.add_argument("--queries", type=int, default=2000)
    parser.add_argument("--lines", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 32))
    parser.add_argument("--options", default="", help="for both programs")
    arguments = parser.parse_args()
    source = random.Random(arguments.seed)
    lines = list(paths(arguments.lines, arguments.seed))
    # Names alone, and more than one of them in a line, so that some queries equal a line that fzf puts further down.
    for place in range(0, len(lines), 40):
        names = source.choice(lines).split("/")
        lines[place] = source.choice([names[-1], " ".join(names[:2]), source.choice(names)])
    text = "".join(line + "\n" for line in lines).encode()
    options = shlex.split(arguments.options)
    equal = unexplained = matches = 0
    for _ in range(arguments.queries):
        query = random_query(source, lines)
        theirs, their_status = run(arguments.fzf, query, options, text)
        ours, our_status = run(arguments.pick, query, options, text)
        matches += theirs.count(b"\n")
        if ours == theirs and our_status == their_status:
            continue
        if our_status == their_status and without_equal(ours, query) == without_equal(theirs, query):
            equal += 1
            continue
        unexplained += 1
        ours, theirs = ours.split(b"\n"), theirs.split(b"\n")
        place = next((n for n, pair in enumerate(zip(ours, theirs)) if pair[0] != pair[1]), min(len(ours), len(theirs)))
        print("%r: rank %d of %d/%d: pick %r, fzf %r" % (
            query, place, len(ours), len(theirs), ours[place : place + 2], theirs[place : place + 2]))
    print("oracle: seed %d, %d queries on %d lines, %d matches: %d differ by the equality rule, %d unexplained" % (
        arguments.seed, arguments.queries, arguments.lines, matches, equal, unexplained))
    return 1 if unexplained else 0


if __name__ == "__main__":
    sys.exit(main())
