#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether each folder of the sources includes only what stands below it, whether a window plays its moves by the one door that also
tells of them, and whether files and folders are small: check-layers.py TOP. docs/architecture.md has the map."""
import pathlib
import re
import sys

# What a folder of core may include, besides itself.
CORE = {
    'record': [],
    'odds': ['record'],
    'content': ['record', 'odds'],
    'rulebook': ['record', 'odds', 'content'],
    'moves': ['record', 'odds', 'content', 'rulebook'],
    'describe': ['record', 'odds', 'content', 'moves'],
    'people': ['record', 'content'],
    'session': ['record', 'odds', 'content', 'moves', 'people'],
    'story': ['record', 'odds', 'content', 'moves', 'describe', 'session'],
    'export': ['record', 'odds', 'content', 'moves', 'describe', 'session', 'story', 'people'],
    'guide': ['record', 'odds', 'content', 'rulebook', 'moves', 'describe', 'session'],
    'stats': ['record', 'content', 'moves', 'session', 'story', 'export', 'people'],
    'packs': ['record', 'odds', 'content', 'moves', 'describe', 'rulebook', 'session', 'guide'],
}
# A game: its state below all, then its odds; what it shows of itself above its rules; the game itself on top.
BOTTOM = {'state': [], 'odds': ['state']}
MOST_LINES, MOST_FILES = 600, 40
# The only file of the window that gives moves to a session.
DOOR = pathlib.Path('ui/table/hk-table-play.c')


def fault_of(path, included):
    """Why PATH must not include INCLUDED (both relative to src), or nothing."""
    a, b = path.parts, included.parts
    if a[0] == 'core':
        if b[0] != 'core':
            return 'the core knows no game and no window'
        if b[1] != a[1] and b[1] not in CORE[a[1]]:
            return f'{a[1]} stands below {b[1]}'
    elif a[0] == 'games' and len(a) > 2:
        if b[0] == 'ui':
            return 'a game knows no window'
        if b[0] == 'games' and b[1] != a[1]:
            return 'no game knows another'
        if b[0] == 'games' and len(a) > 3:
            mine, other = a[2], b[2] if len(b) > 3 else ''
            if mine == other:
                return None
            if mine in BOTTOM and other not in BOTTOM[mine]:
                return f'{mine} stands below {other or "the game"}'
            if mine != 'guide' and other == 'guide' or other == '':
                return f'{mine} stands below {other or "the game"}'
    elif a[0] == 'ui' and a[1] == 'games' and len(a) > 3:
        if b[:2] == ('ui', 'games') and len(b) > 3 and b[2] != a[2]:
            return 'no game knows another'
        if b[0] == 'games' and len(b) > 2 and b[1] != a[2]:
            return 'the views of a game know no other game'
    elif a[0] in ('cli', 'search'):
        if b[0] == 'ui':
            return 'what has no window knows none'
        if b[0] == 'games' and len(b) > 2:
            return 'what serves all games knows none'
    elif a[0] == 'ui' and a[1] in ('widgets', 'table') and b[0] == 'games':
        return 'what all games share knows none'
    return None


def too_big(top):
    """What has outgrown its room: a C file of more than 600 lines, a folder of more than 40 files of code."""
    for folder in ('src', 'tests'):
        rooms = {}
        for path in sorted((top / folder).rglob('*')):
            if path.suffix in ('.c', '.h', '.blp'):
                rooms.setdefault(path.parent, []).append(path)
            if path.suffix == '.c' and (lines := path.read_text().count('\n')) > MOST_LINES:
                yield f'{path.relative_to(top)} has {lines} lines'
        yield from (f'{room.relative_to(top)} has {len(files)} files' for room, files in rooms.items() if len(files) > MOST_FILES)


def main():
    src = pathlib.Path(sys.argv[1]) / 'src'
    faults = []
    for path in sorted(src.rglob('*.[ch]')):
        inside = path.relative_to(src)
        if inside.parts[0] == 'ui' and inside != DOOR and 'hk_session_play (' in path.read_text():
            faults.append(f'{inside} plays a move past {DOOR.name}')
        for name in re.findall(r'^#include "([^"]+)"', path.read_text(), re.M):
            included = path.parent / name if (path.parent / name).exists() else src / name
            if included.exists():
                fault = fault_of(path.relative_to(src), included.relative_to(src))
                if fault:
                    faults.append(f'{path.relative_to(src)} includes {included.name}: {fault}')
    faults += too_big(src.parent)
    print('\n'.join(faults))
    return 1 if faults else 0


sys.exit(main())
