#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether more than three files of an engine need each other in a circle, as the linker sees it:
check-circles.py NM ARCHIVE… names what is too big and how big the biggest circle of each game and folder of the core is."""
import collections
import re
import subprocess
import sys

MOST = 3


def read(nm, archive):
    """What each object of ARCHIVE defines, and what it lacks."""
    defined, lacking, here = {}, collections.defaultdict(set), None
    for line in subprocess.run([nm, archive], check=True, capture_output=True, text=True).stdout.splitlines():
        if line.endswith('.o:'):
            here = line[:-3]
        elif m := re.search(r'([A-Za-z]) (\w+)$', line):
            if m[1] == 'U':
                lacking[here].add(m[2])
            elif m[1].isupper():
                defined[m[2]] = here
    return defined, lacking


def circles(edges):
    """The strongly connected parts of EDGES (Tarjan), each as a sorted list."""
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in edges.get(node, ()):
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            part = stack[stack.index(node):]
            del stack[stack.index(node):]
            found.append(sorted(part))

    for node in list(edges):
        if node not in index:
            visit(node)
    return found


def main():
    defined, lacking = {}, {}
    for archive in sys.argv[2:]:
        a, b = read(sys.argv[1], archive)
        defined.update(a)
        lacking.update(b)
    edges = {a: {defined[n] for n in names if n in defined} - {a} for a, names in lacking.items()}
    rc = 0
    for part in sorted(circles(edges), key=len, reverse=True):
        if len(part) > 1:
            print(len(part), ' '.join(part))
        if len(part) > MOST:
            rc = 1
    return rc


sys.setrecursionlimit(10000)
sys.exit(main())
