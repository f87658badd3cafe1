#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Translates the project into no language: hk-pseudo-catalog.py CHECKOUT FOLDER

Every text of the checkout gets letters with accents, every vowel twice, so that it is about a third longer, and «marks» around
it. FOLDER/locale/xx then holds the catalog, and FOLDER/system a locale xx_XX.UTF-8, in which it is used: a
catalog is looked for in no locale called C.
"""
import ast
import os
import pathlib
import re
import subprocess
import sys

DOMAIN = "hordekeeper"
SYSTEM_LOCALES = ["/usr/lib/locale/C.utf8", "/usr/lib/locale/C.UTF-8"]
LETTERS = str.maketrans({
    **{plain: accented * 2 for plain, accented in zip("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")},
    **dict(zip("cdnrstzCDNRSTZ", "čďňřšťžČĎŇŘŠŤŽ")),
})
# Conversions, markup, entities, the rules that links lead to, and accelerators.
KEEP = re.compile(r"%[^a-zA-Z%]*(?:<[A-Za-z0-9]+>|(?:ll|l|hh|h|z|j)?[a-zA-Z]|%)|<[^<>]*>|&[a-z#0-9]+;|\[\[[^|\]]*\|?|\]\]")


def disguise(text):
    if not text:
        return text
    lead = text[:len(text) - len(text.lstrip("\n"))]
    tail = text[len(text.rstrip("\n")):]
    body = text.strip("\n")
    parts, last = [], 0
    for kept in KEEP.finditer(body):
        parts += [body[last:kept.start()].translate(LETTERS), kept.group()]
        last = kept.end()
    parts.append(body[last:].translate(LETTERS))
    return f"{lead}«{''.join(parts)}»{tail}"


def quoted(text):
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") + '"'


def entries(pot):
    """The fields of each message, msgid "" left out."""
    for block in pot.split("\n\n"):
        fields, field, flags = {}, None, ""
        for line in block.splitlines():
            if line.startswith("#,"):
                flags += line
            elif line.startswith("#") or not line.strip():
                continue
            else:
                key, space, rest = line.partition(" ")
                if line.startswith('"'):
                    rest = line
                else:
                    field = key
                fields[field] = fields.get(field, "") + ast.literal_eval(rest)
        if fields.get("msgid"):
            yield fields, flags


def main():
    root, folder = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    pot = subprocess.run([root / "po" / "gather-texts.sh", root, "-"], check=True, capture_output=True, text=True, encoding="utf-8").stdout
    po = ['msgid ""\nmsgstr ""\n"Language: xx\\n"\n"MIME-Version: 1.0\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
          '"Content-Transfer-Encoding: 8bit\\n"\n"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n']
    for fields, flags in entries(pot):
        lines = [flags] if flags else []
        lines += [f"{key} {quoted(fields[key])}" for key in ("msgctxt", "msgid", "msgid_plural") if key in fields]
        if "msgid_plural" in fields:
            lines.append(f"msgstr[0] {quoted(disguise(fields['msgid']))}")
            lines.append(f"msgstr[1] {quoted(disguise(fields['msgid_plural']))}")
        else:
            lines.append(f"msgstr {quoted(disguise(fields['msgid']))}")
        po.append("\n".join(lines) + "\n")
    catalog = folder / "locale" / "xx" / "LC_MESSAGES"
    catalog.mkdir(parents=True, exist_ok=True)
    (folder / "xx.po").write_text("\n".join(po), encoding="utf-8")
    subprocess.run(["msgfmt", "--check-format", "-o", catalog / (DOMAIN + ".mo"), folder / "xx.po"], check=True)
    system = folder / "system"
    system.mkdir(exist_ok=True)
    for name in ("xx_XX.UTF-8", "xx_XX.utf8"):
        link = system / name
        if not link.is_symlink():
            link.symlink_to(next(path for path in SYSTEM_LOCALES if os.path.isdir(path)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
