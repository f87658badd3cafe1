#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-judge.py FOLDER: the judge of the benchmarks in FOLDER judges right, and goals.json is one that it can read."""
import contextlib
import io
import json
import os
import sys
import tempfile

sys.path.insert(0, sys.argv[1])
sys.dont_write_bytecode = True
import judge  # noqa: E402

GOALS = [
    {"id": "undo", "what": "one undo", "unit": "ms", "at-most": 2},
    {"id": "bare", "what": "a bare window", "unit": "ms"},
    {"id": "peer", "what": "a peer", "unit": "ms"},
    {"id": "app", "what": "the app", "unit": "ms", "at-most": 1.15, "of": ["bare", "peer"]},
    {"id": "app-beside", "what": "the app", "unit": "ms", "at-most": 1, "of": ["peer"], "figure": "app"},
    {"id": "idle", "what": "idle", "unit": "", "at-most": 0},
]


def write_log(folder, name, *texts):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        for text in texts:
            file.write(json.dumps({"name": "bench", "stdout": text}) + "\n")
    return path


def run(*arguments):
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        status = judge.main(list(arguments))
    return status, out.getvalue()


def verdicts(**figures):
    return {goal["id"]: verdict for goal, _, _, verdict in judge.judge(GOALS, figures)}


# At the limit is a pass; a goal beside others is measured by the best of them; what has no goal has no verdict.
assert verdicts(undo=2) == {"undo": "pass"}
assert verdicts(undo=2.01) == {"undo": "short"}
assert verdicts(bare=100, peer=90, app=103) == {"bare": "", "peer": "", "app": "pass", "app-beside": "short"}
assert verdicts(bare=100, peer=90, app=104)["app"] == "short"
assert verdicts(bare=100, app=114)["app"] == "pass"
assert verdicts(app=1) == {"app": "no peer", "app-beside": "no peer"}
assert verdicts(idle=0)["idle"] == "pass" and verdicts(idle=1)["idle"] == "short"

with tempfile.TemporaryDirectory() as folder:
    goals = os.path.join(folder, "goals.json")
    with open(goals, "w", encoding="utf-8") as file:
        json.dump(GOALS, file)
    good = write_log(folder, "good.json", "a word\nundo = 1.5\n", "bare = 100\nnot undo = 7\n")
    bad = write_log(folder, "bad.json", "undo = 2.5e+00\nidle = 3\n")
    assert judge.read_figures([good]) == {"undo": 1.5, "bare": 100}
    assert judge.read_figures([good, bad, bad])["undo"] == 2.5
    status, out = run("--strict", goals, good)
    assert status == 0 and "1 pass, 0 short, 3 not measured" in out, out
    assert run(goals, bad)[0] == 0
    status, out = run("--strict", goals, bad)
    assert status == 1 and "0 pass, 2 short, 2 not measured" in out, out
    status, out = run("--compare", goals, bad, "--", good)
    assert status == 0 and "0.60" in out and "in one of them alone: a bare window; idle" in out, out
    empty = write_log(folder, "empty.json", "nothing")
    assert "No figure" in run("--strict", goals, empty)[1]

# The goals themselves: each has a name of its own, and is measured beside figures that there are.
with open(os.path.join(sys.argv[1], "goals.json"), encoding="utf-8") as file:
    goals = json.load(file)
ids = [goal["id"] for goal in goals]
assert len(set(ids)) == len(ids)
for goal in goals:
    assert set(goal) <= {"id", "what", "unit", "at-most", "of", "figure"} and goal["what"] and "unit" in goal, goal
    assert judge.FIGURE.fullmatch(goal["id"] + " = 1"), goal
    assert goal.get("figure", goal["id"]) in ids, goal
    assert set(goal.get("of", [])) <= set(ids) - {goal["id"]} and ("of" not in goal or "at-most" in goal), goal
