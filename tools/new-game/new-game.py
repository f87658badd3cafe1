#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a small game: new-game.py TREE ID TITLE. It plays on the generic board; docs/adding-a-game.md goes on from there."""

import pathlib
import re
import sys

FILES = {
    'table.h.in': 'src/games/@id@/state/hk-@id@-table.h',
    'table.c.in': 'src/games/@id@/state/hk-@id@-table.c',
    'setup.c.in': 'src/games/@id@/content/hk-@id@-setup.c',
    'moves.h.in': 'src/games/@id@/rules/hk-@id@-moves.h',
    'moves.c.in': 'src/games/@id@/rules/hk-@id@-moves.c',
    'guide.c.in': 'src/games/@id@/guide/hk-@id@-guide.c',
    'game.c.in': 'src/games/@id@/hk-@id@-game.c',
    'src-meson.build.in': 'src/games/@id@/meson.build',
    'rules.json.in': 'data/games/@id@/rules.json',
    'phases.json.in': 'data/games/@id@/phases.json',
    'test.c.in': 'tests/games/@id@/test-@id@.c',
    'tests-meson.build.in': 'tests/games/@id@/meson.build',
}


def main():
    tree, game, title = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
    if not re.fullmatch(r'[a-z][a-z0-9]*(-[a-z0-9]+)*', game) or len(game) > 30:
        sys.exit(f'“{game}” is no id: small letters and digits, with hyphens between words.')
    if not title.strip() or re.search(r'["\\\n]', title):
        sys.exit('The title is a line without quotation marks.')
    words = {
        'id': game,
        'title': title.strip(),
        'name': game.replace('-', '_'),
        'NAME': game.replace('-', '_').upper(),
        'Name': ''.join(word.capitalize() for word in game.split('-')),
    }

    def fill(text):
        return re.sub(r'@(id|title|name|NAME|Name)@', lambda match: words[match[1]], text)

    meson = tree / 'meson.build'
    text = meson.read_text()
    games = re.search(r'^games = \[\n((?:  \'[^\']+\',\n)*)\]\n', text, re.M)
    if f"'{game}'" in games[1] or any((tree / folder / game).exists() for folder in ('src/games', 'data/games', 'tests/games')):
        sys.exit(f'There is a game “{game}” already.')
    for template, path in FILES.items():
        to = tree / fill(path)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(fill((pathlib.Path(__file__).parent / template).read_text()))
    meson.write_text(text[:games.end(1)] + f"  '{game}',\n" + text[games.end(1):])
    print('\n'.join(fill(path) for path in FILES.values()))


if __name__ == '__main__':
    main()
