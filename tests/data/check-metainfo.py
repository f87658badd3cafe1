#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""
check-metainfo.py METAINFO CHECKOUT VERSION

What Flathub's guidelines ask for beyond what appstreamcli checks, and that each picture that the metainfo names is there.
"""
import pathlib
import re
import struct
import sys
import xml.etree.ElementTree as tree

# The widest and highest window, and the room for its shadow on both sides.
WINDOW = (1000, 700)
SHADOW = 2 * 36

metainfo, checkout, version = tree.parse(sys.argv[1]).getroot(), pathlib.Path(sys.argv[2]), sys.argv[3]
problems = []


def expect(condition, sentence):
    if not condition:
        problems.append(sentence)


def untranslated(parent, tag):
    return [element for element in parent.iter(tag)
            if "{http://www.w3.org/XML/1998/namespace}lang" not in element.attrib]


def text_of(element):
    return re.sub(r"\s+", " ", element.text or "").strip()


def check_words():
    name = text_of(untranslated(metainfo, "name")[0])
    summary = text_of(metainfo.find("summary"))
    expect(len(name) <= 15, f"The name has {len(name)} letters, more than 15.")
    expect(10 <= len(summary) <= 35, f"The summary has {len(summary)} letters, not 10 to 35.")
    expect(not summary.endswith("."), "The summary ends with a full stop.")
    expect(not re.match(r"(an?|the)\b", summary, re.I), "The summary begins with an article.")
    expect(name.lower() not in summary.lower(), "The summary says the name again.")
    entries = untranslated(metainfo.find("description"), "li")
    expect(len(entries) <= 6, f"The list of the description has {len(entries)} entries, more than 6.")
    expect(len(untranslated(metainfo.find("description"), "p")) >= 2, "The description is too short.")


def check_pictures():
    shots = metainfo.findall("screenshots/screenshot")
    expect(len(shots) >= 3, "There are fewer than three pictures.")
    expect([shot.get("type") for shot in shots].count("default") == 1, "One picture is the first.")
    named = set()
    for shot in shots:
        caption, image = text_of(shot.find("caption")), shot.find("image")
        expect(0 < len(caption) <= 100 and not caption.endswith("."), f"No good caption: {caption}")
        size = (int(image.get("width")), int(image.get("height")))
        expect(size[0] <= WINDOW[0] + SHADOW and size[1] <= WINDOW[1] + SHADOW, f"{image.text} is too large.")
        file = checkout / "docs" / "screenshots" / image.text.rsplit("/", 1)[1]
        named.add(file.name)
        if file.is_file():
            real = struct.unpack(">II", file.read_bytes()[16:24])
            expect(real == size, f"{file.name} is {real[0]} × {real[1]} pixels, not {size[0]} × {size[1]}.")
        else:
            expect(False, f"{file} is not there.")
    for file in (checkout / "docs" / "screenshots").glob("*.png"):
        expect(file.name in named, f"{file.name} is shown nowhere.")


def check_rest():
    release = metainfo.find("releases/release")
    expect(release.get("version") == version, f"The newest release is {release.get('version')}, not {version}.")
    expect(release.find("description/p") is not None, "The newest release says nothing of itself.")
    urls = {url.get("type"): url.text for url in metainfo.findall("url")}
    for kind in ("homepage", "bugtracker", "vcs-browser", "contribute", "translate"):
        expect(urls.get(kind, "").startswith("https://"), f"There is no address for {kind}.")
    colors = {color.get("scheme_preference") for color in metainfo.findall("branding/color[@type='primary']")}
    expect(colors == {"light", "dark"}, "There is no colour of its own for light and for dark.")
    controls = {control.text for control in metainfo.findall("supports/control")}
    expect({"pointing", "keyboard", "touch"} <= controls, "The controls are not told.")
    expect(metainfo.find("requires/display_length") is not None, "The smallest width is not told.")
    expect(metainfo.find("content_rating[@type='oars-1.1']") is not None, "There is no content rating.")


check_words()
check_pictures()
check_rest()
print("\n".join(problems))
sys.exit(bool(problems))
