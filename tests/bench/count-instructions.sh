#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# How many instructions a round of a benchmark takes: count-instructions.sh PROGRAM ROUNDS.
# What the program does besides is subtracted by a run without rounds.
set -eu
count () {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$1" "$2" 2>&1 >/dev/null |
    sed -n 's/.*Collected : *\([0-9]*\).*/\1/p'
}
none=$(count "$1" 0)
some=$(count "$1" "$2")
echo "$(basename "$1"): $(( (some - none) / $2 )) instructions a round"
