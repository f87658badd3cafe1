#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gathers the texts of data/games for translators: hk-content-texts.py CHECKOUT [--write]

Writes po/content/GAME.c, which is never compiled: xgettext reads it like any source. Without --write it only says
what of it is out of date. What is a text, and in which context it is translated, is what src/core/hk-content-words.c
says; the two go together.
"""
import json
import pathlib
import sys

MEMBERS = {
    "components": {"text", "title"},
    "pack-schema": {"help", "plural", "title"},
    "phases": {"summary", "text", "title"},
    "rules": {"book", "section", "text", "title"},
    "stand-in": {"text", "token"},
}
PRINTED = {"book", "section"}
UNSEEN = {"components", "conflicts", "facts", "to-hit-examples"}
HEAD = """/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of data/games/{game}. Made by po/hk-content-texts.py and never compiled: change the content, not this. */
"""
KEYWORDS = "other words that people look for this rule by, with commas between; as many or as few as your language has"
SYNONYMS = "words of which a person may use any for the others, with commas between; as many or as few as your language has"
AS_PRINTED = "as it is printed in the rulebook that your readers hold, which is the English one if there is no other"
LINKS = "keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated"


def is_text(file, top, holder, member):
    if file == "components" and top in UNSEEN:
        return False
    if file == "rules" and top is None:
        return member == "book"
    if file == "components" and member == "name":
        return "id" in holder
    return member in MEMBERS[file]


def walk(file, top, value, place, found):
    if isinstance(value, list):
        for item in value:
            walk(file, top, item, place, found)
        return
    if not isinstance(value, dict):
        return
    place = next((value[key] for key in ("id", "name", "unit", "rank") if isinstance(value.get(key), str)), place)
    for member, item in value.items():
        if isinstance(item, str) and item and is_text(file, top, value, member):
            if file == "rules" and member in PRINTED:
                found.append(("printed", item, place, AS_PRINTED))
            else:
                found.append((file, item, place, LINKS if "[[" in item else None))
        elif file == "rules" and member == "keywords" and item:
            found.append(("keywords", ", ".join(item), place, KEYWORDS))
        elif file == "rules" and top is None and member == "synonyms":
            found.extend(("keywords", ", ".join(group), "", SYNONYMS) for group in item if group)
        elif file == "pack-schema" and member == "values":
            found.extend(("value", choice, place, None) for choice in item if choice)
        else:
            walk(file, top or member, item, place, found)


def gather(folder):
    found = []
    for file in sorted(MEMBERS):
        walk(file, None, json.loads((folder / (file + ".json")).read_text(encoding="utf-8")), "", found)
    lines = [HEAD.format(game=folder.name)]
    seen = set()
    for context, text, place, hint in found:
        if (context, text) in seen:
            continue
        seen.add((context, text))
        comment = ": ".join(part for part in (folder.name + ("/" + place if place else ""), hint) if part)
        lines.append(f"/* Translators: {comment} */\n")
        if "%" in text:
            lines.append("/* xgettext:no-c-format */\n")
        lines.append(f'C_("{context}", {json.dumps(text, ensure_ascii=False)})\n')
    return "".join(lines)


def main():
    root = pathlib.Path(sys.argv[1])
    write = sys.argv[2:] == ["--write"]
    target = root / "po" / "content"
    made = {folder.name + ".c": gather(folder) for folder in sorted((root / "data" / "games").iterdir()) if folder.is_dir()}
    there = {path.name: path.read_text(encoding="utf-8") for path in target.glob("*.c")} if target.is_dir() else {}
    stale = sorted(name for name in made.keys() | there.keys() if made.get(name) != there.get(name))
    if not write:
        for name in stale:
            print(f"po/content/{name} is not what data/games has; po/hk-content-texts.py . --write mends it.")
        return 1 if stale else 0
    target.mkdir(exist_ok=True)
    for name in stale:
        if name in made:
            (target / name).write_text(made[name], encoding="utf-8")
        else:
            (target / name).unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
