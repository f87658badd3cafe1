#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ends the program without warning at random moments of scripted games of all five, and looks whether a move is lost.

kills.py CLI PLAYER|- SCRIPTS N N_WINDOW [SEED]

CLI is hordekeeper-cli; PLAYER plays a script in the window and needs a screen, "-" leaves it out; SCRIPTS is the folder tests/games.
A move counts as acknowledged once its number was printed, which is when it is on the disk. After each kill the journal must open,
hold every acknowledged move and lead on from there; before the first one there is no journal or one that opens. Nothing may lie in the
folders of the app but what belongs there, see KNOWN, and half-written files that a later start sweeps away, see SWEPT.
"""
import itertools
import os
import random
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

# Windows that play beside each other, each its own game. A start mostly waits: for the X server, for the bus, and for others.
AT_ONCE = 6
# A window is killed at a random moment within a second after so many moves at most.
MOST_MOVES = 24

cli, player, scripts, n_kills, n_window = sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]), int(sys.argv[5])
seed = sys.argv[6] if len(sys.argv) > 6 else "1"


# What may stand there, in paths from the folder of the person: journals, second copies, packs, and what the app remembers.
KNOWN = [re.compile(pattern) for pattern in (
    r"(hordekeeper/sessions/|hordekeeper/copies/|)[^/]+\.hordekeeper", r"hordekeeper/(packs|bookmarks)/[^/]+\.json", r"hordekeeper/packs/[^/]+\.json\.before",
    r"hordekeeper/(people|tools|setup|dice)\.json", r"hordekeeper/opening", r"hordekeeper/(past-games|[a-z-]+\.rules)",
    # What the libraries keep: settings, fonts, recent files.
    r"(dconf|fontconfig|mesa_shader_cache\w*|gtk-4\.0|glib-2\.0|pulse)/.*", r"recently-used\.xbel")]


# Half-written files, which a start an hour later removes; the test "journal-disk" looks whether it does.
SWEPT = re.compile(r".*(\.hordekeeper|\.json|\.rules|/past-games)\.[A-Za-z0-9]{6}|hordekeeper/packs/.*\.json(\.before)?\.new|hordekeeper/sessions/\.import-[A-Za-z0-9]{6}/.*")


def list_scripts():
    found = []
    for game in sorted(os.listdir(scripts)):
        folder = os.path.join(scripts, game, "scripts")
        if os.path.isdir(folder):
            found += [os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".jsonl")]
    return found


def run_until_killed(argv, text, env, n_lines, seconds):
    """Feeds a program and kills it so long after it printed so many lines; gives what it printed until then."""
    process = subprocess.Popen(argv, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env)
    out, rest, ends = b"", text, None
    os.set_blocking(process.stdin.fileno(), False)
    started = time.monotonic()
    while ends is None or time.monotonic() < ends:
        timeout = 30 if ends is None else max(0.0, ends - time.monotonic())
        readable, writable, _ = select.select([process.stdout], [process.stdin] if rest else [], [], timeout)
        if readable:
            block = os.read(process.stdout.fileno(), 65536)
            if not block:
                break
            out += block
            if ends is None and out.count(b"\n") >= n_lines:
                # The clock runs from here on, so that a slow start is not all that is ever killed.
                ends = time.monotonic() + seconds
        if writable:
            try:
                rest = rest[os.write(process.stdin.fileno(), rest[:4096]):]
            except BrokenPipeError:
                rest = b""
        if ends is None and time.monotonic() - started > 120:
            break
    process.send_signal(signal.SIGKILL)
    out += process.stdout.read()
    complaint = process.stderr.read().decode(errors="replace")
    process.wait()
    return out.decode(errors="replace"), complaint


def count_acknowledged(out):
    numbers = [int(line) for line in re.findall(r"^(\d+)\n", out, re.M)]
    return max(numbers, default=0)


def show(journal, position):
    run = subprocess.run([cli, "show", journal, "--at", str(position)], capture_output=True, text=True, check=False)
    return run.returncode == 0, run.stderr.strip()


class Tally:
    def __init__(self):
        self.lock = threading.Lock()
        self.kills = self.acknowledged = self.lost = self.refused = self.left = self.swept = 0

    def look(self, journal, acknowledged, folder):
        """Looks at a journal after a kill; @acknowledged is how many moves it must hold."""
        whole = show(journal, acknowledged)[0]
        good, why = (True, "") if whole else show(journal, 0)
        with self.lock:
            self.kills += 1
            self.acknowledged += acknowledged
            if not good:
                self.refused += 1
                print(f"refused: {why}", flush=True)
            elif not whole:
                self.lost += 1
                print(f"lost: {journal} should hold {acknowledged} moves", flush=True)
            self.look_for_rest(folder)

    def look_for_rest(self, folder):
        names = [os.path.relpath(os.path.join(place, name), folder) for place, _, files in os.walk(folder) for name in files]
        rest = [name for name in names if not any(pattern.fullmatch(name) for pattern in KNOWN)]
        self.swept += sum(1 for name in rest if SWEPT.fullmatch(name))
        rest = [name for name in rest if not SWEPT.fullmatch(name)]
        self.left += len(rest)
        for name in rest:
            print(f"left: {name}", flush=True)

    def tell(self, what):
        print(f"{what}: {self.kills} kills, {self.acknowledged} moves acknowledged, {self.lost} games with a lost move, "
              f"{self.refused} journals refused, {self.left} files left, {self.swept} for the next sweep", flush=True)

    def is_clean(self):
        return self.lost == 0 and self.refused == 0 and self.left == 0


def kill_cli(n):
    tally, files, chance = Tally(), list_scripts(), random.Random(seed)
    for number in range(n):
        with open(files[number % len(files)], "rb") as file:
            text = file.read()
        folder = tempfile.mkdtemp()
        journal = os.path.join(folder, "game.hordekeeper")
        out, _ = run_until_killed([cli, "play", "-", "--acknowledge", "--keep", journal], text, os.environ, 1, chance.uniform(0.0, 0.5))
        acknowledged = count_acknowledged(out)
        if acknowledged > 0:
            tally.look(journal, acknowledged - 1, folder)
        elif os.path.exists(journal):
            tally.look(journal, 0, folder)
        else:
            tally.kills += 1
            tally.look_for_rest(folder)
        shutil.rmtree(folder)
        if number % 100 == 99:
            tally.tell("so far")
    tally.tell("command line")
    return tally.is_clean()


def kill_game(tally, number, chosen, n):
    """A game goes on in the window after each kill, until it is played to its end or @n are made in all."""
    chance = random.Random(f"{seed} {number}")
    with open(chosen, "rb") as file:
        lines = file.read().splitlines(keepends=True)
    data = tempfile.mkdtemp()
    folder = os.path.join(data, "hordekeeper", "sessions")
    os.makedirs(folder)
    journal = os.path.join(folder, "game.hordekeeper")
    subprocess.run([cli, "play", "-", "--keep", journal], input=lines[0], stdout=subprocess.DEVNULL, check=True)
    acknowledged = 0
    env = dict(os.environ, XDG_DATA_HOME=data, XDG_CONFIG_HOME=data, XDG_CACHE_HOME=data, XDG_STATE_HOME=data)
    for _ in range(4):
        n_lines = 1 + chance.randint(0, min(MOST_MOVES, len(lines) - 1 - acknowledged))
        out, complaint = run_until_killed([player, journal, chosen], b"", env, n_lines, chance.uniform(0.0, 1.0))
        if not re.search(r"^open \d+$", out, re.M):
            with tally.lock:
                print(f"the window did not open {journal}: {complaint}", flush=True)
                tally.refused += 1
            break
        acknowledged = max(acknowledged, count_acknowledged(out))
        tally.look(journal, acknowledged, data)
        if tally.kills >= n or acknowledged >= len(lines) - 1:
            break
    shutil.rmtree(data)
    tally.tell("so far, in the window")


def kill_window(n):
    """Kills windows, AT_ONCE beside each other, until there are @n kills."""
    tally, files, numbers = Tally(), list_scripts(), itertools.count()

    def go_on():
        while tally.kills < n:
            number = next(numbers)
            kill_game(tally, number, files[number % len(files)], n)

    threads = [threading.Thread(target=go_on) for _ in range(AT_ONCE)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    tally.tell("window")
    return tally.is_clean()


clean = kill_cli(n_kills)
if player != "-" and n_window > 0:
    clean = kill_window(n_window) and clean
sys.exit(0 if clean else 1)
