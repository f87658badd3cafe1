#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Breaks the engine on purpose, one place at a time, and counts how often its tests notice.

mutants.py SOURCE BUILD GAME|core N [SEED [FILE…]]

SOURCE is the checkout, BUILD a folder that is configured; what is needed of it is built. A mutant is one change in src/games/GAME (or in the odds, rules, journals and
sessions of src/core): a comparison, a constant, "and" for "or", a negation, a sign, or a call that is left out. The engine is linked once, as a
shared library; of a mutant its file alone is compiled, into a library that is looked into before the engine, so that its functions are those
which are called. The tests of the game and those of every game run until one fails, first those which have noticed most for the time that they
take. The sources themselves are never touched. Which mutants are made depends on SEED and on the sources alone. Survivors that change nothing
that anybody could notice stand, with the reason, in mutants-explained.txt, and are not tried again.
"""
import json
import os
import pathlib
import random
import re
import shlex
import subprocess
import sys
import threading
import time

source, build, game, n_mutants = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), sys.argv[3], int(sys.argv[4])
seed = int(sys.argv[5]) if len(sys.argv) > 5 else 1
wanted = sys.argv[6:]
here = os.path.join(build, "mutants", game)
PREFIX = {"army-of-the-dead": "aotd-", "card-z": "cz-", "dark-age-z": "daz-", "rfyl": "rf-", "zombiez": "zz-"}
# Tests that look at every game.
EVERY_GAME = ["describe", "courses", "lucks", "what-ifs", "keep", "keep-alone", "guide", "supplies", "answers"]
# What the rules of every game are made of.
CORE = ["hk-deck", "hk-die", "hk-distribution", "hk-distribution-combine", "hk-random-log", "hk-move-check", "hk-pack", "hk-pack-check",
        "hk-pack-count", "hk-pack-csv", "hk-random", "hk-record-copy", "hk-record-json", "hk-setup", "hk-checklist", "hk-dry-run",
        "hk-journal", "hk-journal-make", "hk-journal-open", "hk-journal-prepare", "hk-journal-seal", "hk-session", "hk-session-open",
        "hk-session-play", "hk-session-save", "hk-session-store", "hk-session-sweep"]
CORE_TESTS = ["record", "session", "session-files", "journal", "journal-disk", "deck", "die", "distribution", "pack", "random", "breakdown", "rulebook", "zz-setup", "zz-turns", "daz-setup",
              "daz-planning", "daz-legal", "rf-setup", "aotd-setup", "zz-recordings", "rf-recordings", "taught"]


# --- where a file can be changed ----------------------------------------------------------------------------------

# Strings, comments and characters are covered up, so that nothing is found in them; every other place stays where it is.
COVER = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'|//[^\n]*|^[ \t]*#(?:\\\n|[^\n])*', re.S | re.M)
RULES = [
    (re.compile(r"(?<![=!<>+\-*/&|^])==(?!=)"), lambda m: "!="),
    (re.compile(r"!="), lambda m: "=="),
    (re.compile(r"(?<![<\-])<=(?!=)"), lambda m: "<"),
    (re.compile(r"(?<![>\-])>=(?!=)"), lambda m: ">"),
    (re.compile(r"(?<= )<(?= )"), lambda m: "<="),
    (re.compile(r"(?<= )>(?= )"), lambda m: ">="),
    (re.compile(r"&&"), lambda m: "||"),
    (re.compile(r"\|\|"), lambda m: "&&"),
    (re.compile(r"(?<=[ (])!(?=[A-Za-z_(])"), lambda m: ""),
    (re.compile(r"(?<=[\w)\]] )\+(?= [\w(])"), lambda m: "-"),
    (re.compile(r"(?<=[\w)\]] )-(?= [\w(])"), lambda m: "+"),
    (re.compile(r"(?<![\w.\"'])(-?\d+)(?![\w.])"), lambda m: str(int(m.group(1)) + 1)),
    (re.compile(r"\bTRUE\b"), lambda m: "FALSE"),
    (re.compile(r"\bFALSE\b"), lambda m: "TRUE"),
]
CALL = re.compile(r"^[ \t]+(?!(?:if|for|while|switch|return|else|do)\b)([a-z]\w*) \([^;{}]*\);$", re.M)
# Checks of the programmer, memory, words of the log and what only tells views.
LEFT_ALONE = re.compile(r"g_return_|g_new|g_assert|g_warning|G_STATIC|G_DEFINE|_FIELD \(|HK_PARAM_|G_N_ELEMENTS \(\w+\)$|ngettext|g_set_error")
KEPT_CALLS = re.compile(r"g_free|g_clear|\w*_unref|g_object_|\w*_free|g_assert|g_return|g_string_append|g_strv_builder|\w*_breakdown_\w*|\w*_set_rule"
                        r"|hk_move_log|json_object_set_\w*|hk_step_\w*|hk_score_sheet\w*|va_\w+")


def find_places(text):
    """Every change that can be made: (from, to, what stands there then)."""
    covered = COVER.sub(lambda m: re.sub(r"[^\n]", " ", m.group(0)), text)
    places = []
    # Only within functions, whose bodies end with a brace at the start of a line.
    for body in re.finditer(r"^\{\n(.*?)^\}\n", covered, re.S | re.M):
        if body.group(0).startswith("{\n  HK_"):
            continue
        start, end = body.start(1), body.end(1)
        for pattern, change in RULES:
            for match in pattern.finditer(covered, start, end):
                places.append((match.start(), match.end(), change(match)))
        for match in CALL.finditer(covered, start, end):
            if not KEPT_CALLS.fullmatch(match.group(1)):
                places.append((match.start(), match.end(), " " * 6 + ";"))
    good = []
    for place in places:
        line = text[text.rfind("\n", 0, place[0]) + 1:text.find("\n", place[0])]
        if not LEFT_ALONE.search(line):
            good.append(place)
    return sorted(set(good))


def list_files():
    if game == "core":
        paths = sorted(path for path in pathlib.Path(source, "src/core").rglob("*.c") if path.stem in CORE)
    else:
        # What only puts results into words has its own tests of words.
        paths = sorted(path for path in pathlib.Path(source, "src/games", game).rglob("*.c")
                       if not re.search(r"-(words|breakdown|json|steps)\.c$", path.name))
    unknown = set(wanted) - {path.name for path in paths}
    if unknown:
        sys.exit(f"No such file of {game}: {', '.join(sorted(unknown))}")
    return [str(path) for path in paths if not wanted or path.name in wanted]


# --- building -----------------------------------------------------------------------------------------------------

def run(argv, **more):
    return subprocess.run(argv, capture_output=True, text=True, check=False, **more)


def libraries():
    return shlex.split(run(["pkg-config", "--libs", "gio-unix-2.0", "json-glib-1.0", "sqlite3", "libqrencode"]).stdout) + ["-lm"]


def objects(folder):
    return [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".o")]


def link(name, *parts):
    done = run(["cc", "-o", os.path.join(here, name), *parts])
    if done.returncode != 0:
        sys.exit(done.stderr)


def link_engine():
    folders = ("src/core/libhordekeeper-core.a.p", "src/libhordekeeper-engine.a.p")
    parts = [part for folder in folders for part in objects(os.path.join(build, folder))]
    link("libengine.so", "-shared", *parts, *libraries())
    # Nothing is broken yet, and never will be in the other one.
    os.makedirs(os.path.join(here, "whole"), exist_ok=True)
    for name in ("libmutant.so", "whole/libmutant.so"):
        link(name, "-shared", "-xc", "/dev/null")


def list_tests():
    tests = json.loads(run(["meson", "introspect", "--tests", build]).stdout)
    chosen = []
    for test in tests:
        name = test["name"].split(" / ")[-1]
        if not any(suite.endswith("engine") for suite in test["suite"]):
            continue
        if (name in CORE_TESTS) if game == "core" else name.startswith(PREFIX[game]) or name in EVERY_GAME:
            chosen.append((name, test))
    return chosen


def link_tests(tests):
    """Links each test against the engine as a shared library, which a mutant is laid over."""
    for name, test in tests:
        program = test["cmd"][0]
        play = os.path.join(build, "tests/games/libhk-play.a.p")
        parts = objects(program + ".p") + (objects(play) if re.search("/tests/(games|recordings)/", program) else [])
        link(name, *parts, "-L" + here, "-Wl,--no-as-needed", "-lmutant", "-lengine", "-Wl,-rpath," + here, *libraries())


def build_parts(tests, entries):
    """Builds all of the engine, and what these tests are linked from."""
    folders = tuple(os.path.relpath(test["cmd"][0], build) + ".p/" for _, test in tests)
    parts = [entry["output"] for entry in entries if entry["output"].startswith(folders)]
    done = run(["ninja", "-C", build, "src/core/libhordekeeper-core.a", "src/libhordekeeper-engine.a", "tests/games/libhk-play.a", "src/cli/hordekeeper-cli", *parts])
    if done.returncode != 0:
        sys.exit(done.stdout[-4000:])


def skip_other_games(tests):
    """Of the tests of every game those are left out that are named after another one."""
    for name, test in tests:
        if game in PREFIX and name in EVERY_GAME:
            said = run([os.path.join(here, name), *test["cmd"][1:], "-l"], env=dict(os.environ, **test["env"])).stdout
            for path in re.findall(r"^# (/.*/([^/\n]+))$", said, re.M):
                if path[1] in PREFIX and path[1] != game:
                    test["cmd"] += ["-s", path[0]]


def run_test(name, test, limit, **more):
    """What came of a test, "" when it is in order, and the seconds that it took."""
    started = time.monotonic()
    with subprocess.Popen([os.path.join(here, name), *test["cmd"][1:]], env=dict(os.environ, **test["env"], **more), stdout=subprocess.PIPE,
                          stderr=subprocess.DEVNULL, cwd=here) as running:
        watch = threading.Timer(limit, running.kill)
        watch.start()
        fails = any(line.startswith(b"not ok") for line in running.stdout)
        if fails:
            running.kill()
        running.wait()
        watch.cancel()
    seconds = time.monotonic() - started
    if not fails and running.returncode == 0:
        return "", seconds
    return name + (" (too long)" if seconds >= limit else ""), seconds


def try_tests(tests, times):
    """The first test that fails, or None. What takes longest is seldom needed: how long a test takes, and whether it is in order while nothing is broken, is
    found out when it is run for the first time."""
    for name, test in list(tests):
        if name not in times:
            said, times[name] = run_test(name, test, 1800, LD_LIBRARY_PATH=os.path.join(here, "whole"))
            if said:
                print(f"{said} fails before anything is broken, and is left out", flush=True)
                tests.remove((name, test))
                continue
        said, _ = run_test(name, test, 60 + 15 * times[name])
        if said:
            return said
    return None


def sort_tests(tests, times, noticed):
    """First those which have noticed most for the time that they take; each counts as if it had noticed one. The tests of every game come last until it is
    known how long they take."""
    tests.sort(key=lambda test: times.get(test[0], 1000 if test[0] in EVERY_GAME else 5) / (1 + noticed.get(test[0], 0)))


def main():
    os.makedirs(here, exist_ok=True)
    entries = json.loads(pathlib.Path(build, "compile_commands.json").read_text(encoding="utf-8"))
    commands = {os.path.realpath(os.path.join(entry["directory"], entry["file"])): entry for entry in entries}
    tests = list_tests()
    build_parts(tests, entries)
    link_engine()
    link_tests(tests)
    skip_other_games(tests)
    times = {}
    remembered = pathlib.Path(here, "noticed.json")
    noticed = json.loads(remembered.read_text(encoding="utf-8")) if remembered.exists() else {}
    print(f"{game}: {len(tests)} tests", flush=True)

    explained = {}
    with open(os.path.join(source, "tests/quality/mutants-explained.txt"), encoding="utf-8") as file:
        for line in file:
            if " | " in line and not line.startswith("#"):
                where, mutant, reason = line.strip().split(" | ", 2)
                explained[where, mutant] = reason

    places = []
    for path in list_files():
        with open(path, encoding="utf-8") as file:
            places += [(path, place) for place in find_places(file.read())]
    random.Random(seed).shuffle(places)
    made = killed = equivalent = 0
    survivors = []
    for path, (start, end, new) in places:
        if made >= n_mutants:
            break
        with open(path, encoding="utf-8") as file:
            text = file.read()
        entry = commands[os.path.realpath(path)]
        mutant_source = os.path.join(here, os.path.basename(path))
        mutant_object = os.path.join(here, "mutant.o")
        with open(mutant_source, "w", encoding="utf-8") as file:
            file.write(text[:start] + new + text[end:])
        words = [word for word in shlex.split(entry["command"]) if word != "ccache"]
        words[words.index("-o") + 1] = mutant_object
        words[words.index("-c") + 1] = mutant_source
        words += ["-w", "-O0", "-iquote", os.path.dirname(path)]
        if run(words, cwd=entry["directory"]).returncode != 0:
            continue
        made += 1
        where = os.path.relpath(path, source)
        number = text.count("\n", 0, start) + 1
        old_line = " ".join(text[text.rfind("\n", 0, start) + 1:text.find("\n", end)].split())
        new_line = " ".join((text[text.rfind("\n", 0, start) + 1:start] + new + text[end:text.find("\n", end)]).split())
        if new_line == ";":
            new_line = "without " + old_line
        elif new_line in ("return TRUE;", "return FALSE;"):
            # Which of many says what stands before it.
            new_line = " ".join(text[:start].split("\n")[-2].split()) + " " + new_line
        if (where, new_line) in explained:
            equivalent += 1
            print(f"  explained: {where}:{number}: {new_line}", flush=True)
            continue
        link("libmutant.so", "-shared", mutant_object)
        sort_tests(tests, times, noticed)
        by = try_tests(tests, times)
        if by:
            killed += 1
            noticed[by.split(" ")[0]] = noticed.get(by.split(" ")[0], 0) + 1
            remembered.write_text(json.dumps(noticed), encoding="utf-8")
            print(f"  killed by {by}: {where}:{number}: {new_line}", flush=True)
        else:
            survivors.append(f"{where}:{number}: {old_line}  →  {new_line}")
            print(f"  SURVIVED {survivors[-1]}", flush=True)
        if made % 20 == 0:
            print(f"{game}: {killed} of {made} killed so far", flush=True)
    noticeable = made - equivalent
    print(f"{game}: {made} mutants, {killed} killed, {equivalent} that change nothing, {len(survivors)} survived: "
          f"{100 * killed / max(1, noticeable):.1f} % noticed", flush=True)
    for line in survivors:
        print("  " + line)


main()
