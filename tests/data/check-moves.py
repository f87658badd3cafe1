#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-moves.py SOURCE-ROOT

Whatever a game can do is within reach of a tap: every move of its tables is offered by its guide or made by a view of its own. A
move that no button makes stands below with its reason. A game without views has the generic board, which offers every move."""
import pathlib
import re
import sys

MADE_OTHERWISE = {
    ('army-of-the-dead', 'vault-reserve'): 'the dice that are set aside are told with the roll',
    ('card-z', 'horde-size'): 'a battle with a horde rolls its size, or asks for it',
}
TABLE = re.compile(r'const HkMoveSpec \w+\[\] = \{(.*?)\n\};', re.S)
NAME = re.compile(r'\{ "([\w-]+)", N_\(')
# What only speaks of moves: lists of names, and comparisons.
LISTS = re.compile(r'\[\] = \{.*?\};', re.S)
COMPARED = re.compile(r'\b(?:g_str_equal|g_strcmp0|g_strv_contains|hk_param_is_among) \([^;{}]*?\)')


def read(folder):
    return {path: path.read_text(encoding='utf-8') for path in sorted(folder.rglob('*')) if path.suffix in ('.c', '.blp')}


def main():
    root = pathlib.Path(sys.argv[1])
    faults = []
    n_moves = 0
    for folder in sorted(path for path in (root / 'src' / 'games').iterdir() if path.is_dir()):
        game = folder.name
        if not (root / 'src' / 'ui' / 'games' / game).is_dir():
            continue
        texts = {**read(folder), **read(root / 'src' / 'ui' / 'games' / game)}
        moves = [name for text in texts.values() for table in TABLE.findall(text) for name in NAME.findall(table)]
        made = '\n'.join(COMPARED.sub('', LISTS.sub('', TABLE.sub('', text))) for text in texts.values())
        n_moves += len(moves)
        for name in moves:
            is_made = f'"{name}"' in made or f"'{name}'" in made
            if is_made == ((game, name) in MADE_OTHERWISE):
                faults.append(f'{game}: {name} is made by a button after all' if is_made else f'{game}: no button makes {name}')
    for fault in faults:
        print(fault)
    if n_moves < 200:
        print(f'only {n_moves} moves were found')
    sys.exit(bool(faults) or n_moves < 200)


if __name__ == '__main__':
    main()
