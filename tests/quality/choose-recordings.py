#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses which games of tests/recordings are worth their time, and new ones beside them.

choose-recordings.py SOURCE BUILD GAME FIRST N MOVES [SHARE]

Makes N games of MOVES moves by chance, from the seed FIRST on, and plays them and those that are written down already in a build that tells which
branches and comparisons of src/games a run passes through. Games that follow a script are kept; of the others those are chosen that pass through
most for the time that they take, until all take SHARE (1.3) times as long as those that were written down before. What one game alone passes through counts
most, but a second and a third count, too. The files are written anew.
"""
import collections
import json
import os
import pathlib
import resource
import shlex
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

source, build, game = os.path.abspath(sys.argv[1]), os.path.abspath(sys.argv[2]), sys.argv[3]
first, n_new, n_moves = (int(number) for number in sys.argv[4:7])
share = float(sys.argv[7]) if len(sys.argv) > 7 else 1.3
here = pathlib.Path(build, "passes")
FILES = {"played": f"{game}-played.txt", "by-chance": f"{game}-by-chance.txt", "in-part": f"{game}-in-part.txt", "agreed": f"{game}-agreed.txt"}
WORTH = [1, 0.3, 0.1]
FLAGS = ["-w", "-O0", "-fPIC"]


def run(argv, **more):
    done = subprocess.run(argv, capture_output=True, text=True, check=False, **more)
    if done.returncode != 0:
        sys.exit(f"{shlex.join(map(str, argv))}\n{done.stderr[-2000:]}")
    return done.stdout


def compile_one(entry):
    output = here / entry["output"].replace("/", "_")
    path = os.path.join(entry["directory"], entry["file"])
    if output.exists() and output.stat().st_mtime > os.stat(path).st_mtime:
        return str(output)
    words = [word for word in shlex.split(entry["command"]) if word != "ccache"] + FLAGS
    if "/src/games/" in os.path.realpath(path):
        words.append("-fsanitize-coverage=trace-pc,trace-cmp")
    words[words.index("-o") + 1] = str(output)
    run(words, cwd=entry["directory"])
    return str(output)


def build_all():
    """The engine as a library that tells what is passed, and the program that plays with it."""
    here.mkdir(parents=True, exist_ok=True)
    run(["ninja", "-C", build, "src/core/libhordekeeper-core.a", "src/libhordekeeper-engine.a", "tests/games/libhk-play.a", "tests/recordings/make-recording",
         "tests/recordings/test-recordings"])
    entries = json.loads(pathlib.Path(build, "compile_commands.json").read_text(encoding="utf-8"))
    engine = [entry for entry in entries if entry["output"].startswith(("src/core/libhordekeeper-core.a.p", "src/libhordekeeper-engine.a.p"))]
    with ThreadPoolExecutor(2) as pool:
        parts = list(pool.map(compile_one, engine))
    libraries = shlex.split(run(["pkg-config", "--libs", "gio-unix-2.0", "json-glib-1.0", "sqlite3", "libqrencode"])) + ["-lm"]
    run(["cc", "-O2", "-fPIC", "-c", "-o", here / "passes.o", os.path.join(source, "tests/quality/hk-passes.c")])
    run(["cc", "-shared", "-o", here / "libpasses.so", *parts, here / "passes.o", *libraries])
    parts = [str(path) for folder in ("tests/recordings/test-recordings.p", "tests/games/libhk-play.a.p") for path in pathlib.Path(build, folder).glob("*.o")]
    run(["cc", "-o", here / "test-recordings", *parts, f"-L{here}", "-lpasses", f"-Wl,-rpath,{here}", *libraries])


class Game:
    def __init__(self, kind, text, name):
        self.kind, self.text, self.name = kind, text, name
        self.passes, self.seconds = set(), 0.0
        self.stays = False

    def play(self):
        path, out = here / f"{self.name}.txt", here / f"{self.name}.passes"
        path.write_text(self.text, encoding="utf-8")
        try:
            subprocess.run([here / "test-recordings", "--tell", path], env=dict(os.environ, HK_PASSES=str(out)), stdout=subprocess.DEVNULL, check=True)
            # What it costs is what it costs without being looked at.
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([os.path.join(build, "tests/recordings/test-recordings"), path], stdout=subprocess.DEVNULL, env=dict(os.environ, G_DEBUG="fatal-warnings"), check=True)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
        except subprocess.CalledProcessError:
            print(f"{self.name} cannot be played: {path}", flush=True)
            return False
        self.seconds = after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime
        data = out.read_bytes()
        self.passes = {data[i:i + 8] for i in range(0, len(data), 8)}
        path.unlink()
        out.unlink()
        return True


def list_scripts():
    heads = []
    for path in pathlib.Path(source, "tests/games", game, "scripts").glob("*.jsonl"):
        head = json.loads(path.read_text(encoding="utf-8").split("\n", 1)[0])
        heads.append({key: value for key, value in head.items() if key not in ("game", "seed")})
    return heads


def read_games():
    scripts, games = list_scripts(), []
    for kind, name in FILES.items():
        path = pathlib.Path(source, "tests/recordings", name)
        for line in path.read_text(encoding="utf-8").splitlines(True) if path.exists() else []:
            if line.startswith('{"game"'):
                games.append(Game(kind, "", f"{kind}-{len(games)}"))
                setup = json.loads(line.rsplit(" ", 1)[0])["setup"]
                games[-1].stays = kind == "played" and setup in scripts
            games[-1].text += line
    return games


def make_games():
    for seed in range(first, first + n_new):
        done = subprocess.run([os.path.join(build, "tests/recordings/make-recording"), game, str(seed), str(n_moves)], capture_output=True, text=True, check=False, timeout=300)
        if done.returncode != 0:
            print(f"make-recording {game} {seed} {n_moves} ended with {done.returncode}: {done.stderr[-300:]}", flush=True)
        else:
            yield Game("agreed", done.stdout, f"new-{seed}")


def choose(games, limit):
    seen, chosen, spent = collections.Counter(), [], 0.0

    def take(one):
        nonlocal spent
        chosen.append(one)
        spent += one.seconds
        seen.update(one.passes)

    def worth(one):
        return sum(WORTH[seen[key]] for key in one.passes if seen[key] < len(WORTH)) / one.seconds

    left = [one for one in games if not one.stays]
    for one in games:
        if one.stays:
            take(one)
    while left:
        left = [one for one in left if spent + one.seconds <= limit and worth(one) > 0]
        if left:
            best = max(left, key=worth)
            left.remove(best)
            take(best)
    return chosen, spent


def main():
    build_all()
    before = [one for one in read_games() if one.play()]
    new = [one for one in make_games() if one.play()]
    old_passes = set().union(*(one.passes for one in before))
    seconds = sum(one.seconds for one in before)
    chosen, spent = choose(before + new, share * seconds)
    passes = set().union(*(one.passes for one in chosen))
    every = set().union(old_passes, *(one.passes for one in new))
    print(f"{game}: {len(before)} games, {seconds:.1f} s, pass {len(old_passes)}; {len(chosen)} games, {len([one for one in chosen if one.kind == 'agreed'])} of them new, "
          f"{spent:.1f} s, pass {len(passes)}; all together {len(every)}, lost {len(old_passes - passes)}", flush=True)
    for kind, name in FILES.items():
        text = "".join(one.text for one in before + new if one.kind == kind and one in chosen)
        pathlib.Path(source, "tests/recordings", name).write_text(text, encoding="utf-8")


main()
