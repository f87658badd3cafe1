#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gathers the texts of data/games for translators: hk-content-texts.py CHECKOUT > FILE.pot

What is a text, and in which context it is translated, is what src/core/content/hk-content-words.c says; the two go together.
"""
import json
import pathlib
import sys

MEMBERS = {
    "components": {"text", "title"},
    "first-round": {"text", "title"},
    "help": {"text", "title"},
    "pack-schema": {"form", "help", "plural", "title"},
    "phases": {"summary", "text", "title"},
    "rules": {"book", "section", "text", "title"},
    "setup": {"text", "title"},
    "stand-in": {"text", "token"},
}
PRINTED = {"book", "section"}
UNSEEN = {"conflicts", "facts", "to-hit-examples"}
HEAD = """msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
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
    """The messages of one game."""
    found = []
    for file in sorted(MEMBERS):
        texts = []
        path = folder / (file + ".json")
        if path.exists():
            walk(file, None, json.loads(path.read_text(encoding="utf-8")), "", texts)
        found.extend((file, *text) for text in texts)
    for file, context, text, place, hint in found:
        comment = ": ".join(part for part in (folder.name + ("/" + place if place else ""), hint) if part)
        flag = "#, no-c-format\n" if "%" in text else ""
        quoted = json.dumps(text, ensure_ascii=False)
        yield (context, text), f'#. Translators: {comment}\n#: data/games/{folder.name}/{file}.json\n{flag}msgctxt "{context}"\nmsgid {quoted}\nmsgstr ""\n'


def main():
    messages = {}
    for folder in sorted((pathlib.Path(sys.argv[1]) / "data" / "games").iterdir()):
        if folder.is_dir():
            for key, message in gather(folder):
                messages.setdefault(key, message)
    print(HEAD, *messages.values(), sep="\n", end="")


if __name__ == "__main__":
    main()
