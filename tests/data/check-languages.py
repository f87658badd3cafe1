#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-languages.py CHECKOUT

Every translation that po/LINGUAS names is one that gettext takes, and the app with it: placeholders, plurals and
accelerators are those of the language's rules, nothing is marked as doubtful, and links in the rules lead where the
English ones lead, without which the app would fall back to English unseen. Each has every text that there is. What is
not translated yet is counted, and is no fault.
"""
import ast
import pathlib
import re
import subprocess
import sys
import tempfile

CONTENT = {"components", "pack-schema", "phases", "rules", "stand-in"}
LINK = re.compile(r"\[\[([^|\]]*)(?:\|[^\]]*)?\]\]")


def entries(po):
    """Context, text and translations of each message."""
    catalog = subprocess.run(["msgcat", "--no-wrap", "--no-location", po], check=True, capture_output=True, text=True, encoding="utf-8")
    for block in catalog.stdout.split("\n\n"):
        fields, field = {}, None
        for line in block.splitlines():
            if line.startswith("#") or not line:
                continue
            key, _, rest = line.partition(" ")
            if line.startswith('"'):
                rest = line
            else:
                field = key
            fields[field] = fields.get(field, "") + ast.literal_eval(rest)
        if fields.get("msgid"):
            yield fields.get("msgctxt"), fields["msgid"], [fields[key] for key in fields if key.startswith("msgstr")]


def find_faults(context, text, translations):
    for translation in filter(None, translations):
        links = LINK.findall(translation) if context in CONTENT else []
        if context in CONTENT and not translation.count("[[") == translation.count("]]") == len(links):
            yield f"a link is not closed: {translation}"
        for rule in set(links) - set(LINK.findall(text)):
            yield f"a link leads to “{rule}”, where the text has none: {translation}"
        if text.strip() != text and translation.strip() == translation:
            yield f"the blanks at the ends are lost: {translation}"


def check(po, texts):
    result = subprocess.run(["msgfmt", "--check", "--output-file=/dev/null", po], capture_output=True, text=True, check=False)
    faults = result.stderr.splitlines() if result.returncode != 0 else []
    doubtful = subprocess.run(["msgattrib", "--only-fuzzy", "--no-obsolete", po], capture_output=True, text=True, check=True)
    if "\nmsgid" in doubtful.stdout:
        faults.append("some translations are marked as fuzzy")
    waiting = 0
    lacking = set(texts)
    for context, text, translations in entries(po):
        faults += find_faults(context, text, translations)
        waiting += not all(translations)
        lacking.discard((context, text))
    faults += [f"this text is not in it; ./dev texts brings it in: {text}" for _, text in sorted(lacking, key=str)]
    print(f"{po.name}: {waiting} texts wait for a translation")
    for fault in faults:
        print(f"{po.name}: {fault}")
    return not faults


def main():
    folder = pathlib.Path(sys.argv[1]) / "po"
    with tempfile.TemporaryDirectory() as scratch:
        pot = pathlib.Path(scratch) / "all.pot"
        subprocess.run([folder / "gather-texts.sh", sys.argv[1], pot], check=True, stderr=subprocess.DEVNULL)
        texts = [(context, text) for context, text, _ in entries(pot)]
    languages = [line for line in (folder / "LINGUAS").read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    unnamed = sorted({path.stem for path in folder.glob("*.po")} - set(languages))
    for language in unnamed:
        print(f"po/LINGUAS does not name {language}.")
    return 0 if all([check(folder / (language + ".po"), texts) for language in languages]) and not unnamed else 1


if __name__ == "__main__":
    sys.exit(main())
