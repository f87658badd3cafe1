#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lets a compiler look for faults along the ways through the code: analyze.py BUILD FOLDER COMPILER, the folder relative to the sources, such as
src/core, and cc, which is gcc, or clang.

Takes how each file is compiled from BUILD, and has it analyzed instead. It says how far it is, prints each finding once, and how many there are.
"""
import json
import pathlib
import re
import shlex
import subprocess
import sys

build, folder, compiler = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[3]
FINDING = re.compile(r'^(\S+:\d+):\d+: warning: (.*\[(?:-Wanalyzer-[\w-]+|\w+(?:\.\w+)+)\])$', re.M)
ANALYZE = {
    'cc': ['-fanalyzer', '-fno-diagnostics-show-caret', '-fdiagnostics-path-format=none', '-fdiagnostics-color=never', '-c'],
    'clang': ['--analyze', '--analyzer-output', 'text', '-fno-caret-diagnostics', '-fno-color-diagnostics'],
}


def main():
    commands = {}
    for entry in json.loads((build / 'compile_commands.json').read_text()):
        if f'/{folder}/' in entry['file'] and entry['file'].endswith('.c'):
            commands.setdefault(entry['file'], entry)
    found = set()
    for number, (name, entry) in enumerate(sorted(commands.items()), 1):
        words = [word for word in shlex.split(entry['command']) if word not in ('ccache', 'cc', '-Werror')]
        words = [compiler] + words[:words.index('-o')] + ANALYZE[compiler] + ['-o', '/dev/null', entry['file']]
        run = subprocess.run(words, cwd=entry['directory'], capture_output=True, text=True, check=False)
        print(f'{number} of {len(commands)}: {pathlib.Path(name).name}', file=sys.stderr)
        for place, what in FINDING.findall(run.stderr):
            if (place, what) not in found:
                found.add((place, what))
                print(f'{place}: {what}'.removeprefix('../../../'))
    print(f'{len(commands)} files, {len(found)} findings')


main()
