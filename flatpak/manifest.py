#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""
manifest.py local CHECKOUT
    prints the manifest with this checkout in place of the published sources, and with the translations inside the
    app itself, as a single file needs them
manifest.py pin TAG [CHECKOUT]
    writes the commit of a release's tag, as the checkout has it, into the manifest
"""
import json
import pathlib
import re
import subprocess
import sys

MANIFEST = pathlib.Path(__file__).resolve().parent / "io.github.hordekeeper.Hordekeeper.json"
NAME = "hordekeeper"


def find_module(manifest):
    return next(module for module in manifest["modules"] if module["name"] == NAME)


def make_local(manifest, checkout):
    checkout = pathlib.Path(checkout).resolve()
    find_module(manifest)["sources"] = [{"type": "dir", "path": str(checkout), "skip": [".git", "_build"]}]
    manifest["separate-locales"] = False
    return manifest


def pin(manifest, tag, checkout):
    if not re.fullmatch(r"v\d+\.\d+\.\d+", tag):
        sys.exit(f"{tag} is not the tag of a release; one is called v1.2.3.")
    found = subprocess.run(["git", "-C", checkout, "rev-parse", "--verify", "--quiet", f"refs/tags/{tag}^{{commit}}"],
                           capture_output=True, text=True, check=False)
    if found.returncode != 0:
        sys.exit(f"{checkout} has no tag {tag}.")
    source = find_module(manifest)["sources"][0]
    checker = source.pop("x-checker-data")
    source.update({"tag": tag, "commit": found.stdout.strip(), "x-checker-data": checker})
    return manifest


def main(arguments):
    manifest = json.loads(MANIFEST.read_text(encoding="utf-8"))
    match arguments:
        case ["local", checkout]:
            print(json.dumps(make_local(manifest, checkout), indent=2))
        case ["pin", tag, *checkout] if len(checkout) < 2:
            pinned = pin(manifest, tag, checkout[0] if checkout else str(MANIFEST.parent.parent))
            MANIFEST.write_text(json.dumps(pinned, indent=2) + "\n", encoding="utf-8")
        case _:
            sys.exit(__doc__.strip())


main(sys.argv[1:])
