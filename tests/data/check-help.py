#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the help of each game is about that game, and names only buttons that there are: check-help.py TOP. What stands in quotes is the
label of a button or the like."""
import json
import pathlib
import re
import sys

top = pathlib.Path(sys.argv[1])
helps = {path.parent.name: json.loads(path.read_text()) for path in sorted(top.glob('data/games/*/help.json'))}
# What a section has at least of its own.
OWN = {'does': 3, 'press': 5, 'where': 2}


def plain(label):
    return label.replace('_', '')


def labels(game):
    """What the window may show of a game: texts of its own code and of the house."""
    found = set()
    for folder in (f'src/games/{game}', f'src/ui/games/{game}', 'src/ui/table', 'src/core'):
        for path in (top / folder).rglob('*'):
            if path.suffix in ('.c', '.blp'):
                found.update(plain(text) for text in re.findall(r'N?_ ?\("((?:[^"\\]|\\.)*)"\)', path.read_text()))
    return found


faults = []
for game, content in helps.items():
    others = {(line['title'], line['text']) for other in helps if other != game
              for section in helps[other]['sections'] for line in section['lines']}
    known = labels(game)
    seen = set()
    for section in content['sections']:
        own = [line for line in section['lines'] if (line['title'], line['text']) not in others]
        if len(own) < OWN.get(section['id'], 1):
            faults.append(f"{game}: “{section['title']}” has {len(own)} lines of its own")
        for line in section['lines']:
            if line['title'] in seen:
                faults.append(f"{game}: “{line['title']}” is there twice")
            seen.add(line['title'])
            faults += [f"{game}: “{line['title']}” names “{name}”, which nothing is called"
                       for name in re.findall('“([^”]*)”', line['text']) if name not in known]
for fault in faults:
    print(fault, file=sys.stderr)
sys.exit(bool(faults))
