#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a game as ./dev new-game does, into OUT/tree, and fails where that is more than 12 files, 500 lines and one line of a list.

make.py SOURCE OUT ID TITLE; its sources in C are copied to OUT."""

import pathlib
import shutil
import subprocess
import sys


def main():
    source, out, game, title = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3], sys.argv[4]
    tree = out / 'tree'
    if tree.exists():
        shutil.rmtree(tree)
    tree.mkdir(parents=True)
    shutil.copy(source / 'meson.build', tree)
    command = [sys.executable, source / 'tools' / 'new-game' / 'new-game.py', tree, game, title]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    if subprocess.run(command, capture_output=True).returncode == 0:
        sys.exit('The same game was made twice.')
    files = [path for path in tree.rglob('*') if path.is_file() and path.name != 'meson.build' or path.parent.name == game and path.is_file()]
    lines = sum(path.read_text().count('\n') for path in files)
    if len(files) > 12 or lines > 500:
        sys.exit(f'{len(files)} files with {lines} lines.')
    before, after = (source / 'meson.build').read_text().split('\n'), (tree / 'meson.build').read_text().split('\n')
    if [line for line in after if line not in before] != [f"  '{game}',"] or len(after) != len(before) + 1:
        sys.exit('More than a line of the list was touched.')
    for path in files:
        if path.suffix == '.c':
            shutil.copy(path, out)


main()
