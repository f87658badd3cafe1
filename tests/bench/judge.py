#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says of each figure of a benchmark whether it is as good as goals.json wants it.

judge.py [--strict] GOALS LOG…         the logs of meson test --benchmark; with --strict ends with 1 when a figure falls short
judge.py --compare GOALS THEN… -- NOW… the figures of two builds side by side

A benchmark prints a figure as "ID = NUMBER". Where several logs have one, the median of them counts. Less is always better.
A goal says what it is about, in which unit, and how much it may be at most: so much, or so many times the least of some other
figures ("of"). It is about the figure of its own id, or of "figure".
"""
import json
import re
import statistics
import sys

FIGURE = re.compile(r"^([a-z0-9][a-z0-9.-]*) = ([0-9.eE+-]+)$", re.MULTILINE)


def read_figures(logs):
    """The figures of all logs by their ids."""
    values = {}
    for log in logs:
        with open(log, encoding="utf-8") as lines:
            for line in lines:
                for figure, value in FIGURE.findall(json.loads(line).get("stdout", "")):
                    values.setdefault(figure, []).append(float(value))
    return {figure: statistics.median(found) for figure, found in values.items()}


def find_limit(goal, figures):
    """How much a figure may be at most; nothing when there is no goal, or nothing to compare with."""
    most = goal.get("at-most")
    others = goal.get("of")
    if most is None or others is None:
        return most
    others = [figures[other] for other in others if other in figures]
    return most * min(others) if others else None


def judge(goals, figures):
    """A line for each goal that has been measured: (goal, value, limit, verdict)."""
    lines = []
    for goal in goals:
        value = figures.get(goal.get("figure", goal["id"]))
        if value is None:
            continue
        limit = find_limit(goal, figures)
        verdict = "" if "at-most" not in goal else "no peer" if limit is None else "pass" if value <= limit else "short"
        lines.append((goal, value, limit, verdict))
    return lines


def show(value, unit):
    """A number as a person reads it."""
    digits = 0 if value >= 100 or value == int(value) else 1 if value >= 10 else 2 if value >= 1 else 3
    return f"{value:,.{digits}f} {unit}".strip()


def print_table(rows):
    """Rows of texts, the first column to the left and the others to the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        print("  ".join(text.ljust(width) if i == 0 else text.rjust(width) for i, (text, width) in enumerate(zip(row, widths))).rstrip())


def tell(goals, figures):
    """Prints the verdicts; gives how many figures fall short."""
    lines = judge(goals, figures)
    if not lines:
        print("No figure was measured.")
        return 0
    print_table([("", "measured", "at most", "")]
                + [(goal["what"], show(value, goal["unit"]), "" if limit is None else show(limit, goal["unit"]), verdict)
                   for goal, value, limit, verdict in lines])
    counts = {verdict: sum(line[3] == verdict for line in lines) for verdict in ("pass", "short")}
    n_goals = sum("at-most" in goal for goal in goals)
    print(f"{counts['pass']} pass, {counts['short']} short, {n_goals - counts['pass'] - counts['short']} not measured")
    return counts["short"]


def compare(goals, then, now):
    """Prints the figures of two builds and how many times the older one's the newer one's are."""
    rows = [("", "then", "now", "ratio")]
    for goal in goals:
        figure, unit = goal["id"], goal["unit"]
        if figure in then and figure in now:
            ratio = f"{now[figure] / then[figure]:.2f}" if then[figure] > 0 else "1.00" if now[figure] == 0 else "–"
            rows.append((goal["what"], show(then[figure], unit), show(now[figure], unit), ratio))
    print_table(rows)
    lacking = [goal["what"] for goal in goals if (goal["id"] in then) != (goal["id"] in now)]
    if lacking:
        print("Measured in one of them alone: " + "; ".join(lacking))


def main(arguments):
    flag = arguments.pop(0) if arguments and arguments[0].startswith("--") else ""
    if flag not in ("", "--strict", "--compare") or len(arguments) < 2 or (flag == "--compare") != ("--" in arguments):
        sys.exit(__doc__)
    with open(arguments.pop(0), encoding="utf-8") as file:
        goals = json.load(file)
    if flag == "--compare":
        middle = arguments.index("--")
        compare(goals, read_figures(arguments[:middle]), read_figures(arguments[middle + 1:]))
        return 0
    return 1 if tell(goals, read_figures(arguments)) > 0 and flag == "--strict" else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
