#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# How many instructions a round of a benchmark takes: count-instructions.sh FIGURE ROUNDS PROGRAM [ARGUMENT…]. The program is given
# the number of rounds last. What it does besides is subtracted by a run without rounds.
set -eu
figure=$1 rounds=$2
shift 2
# In memory: what a disk takes is no instruction.
[ ! -w /dev/shm ] || export TMPDIR=/dev/shm
count () {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>&1 >/dev/null |
    sed -n 's/.*Collected : *\([0-9]*\).*/\1/p'
}
none=$(count "$@" 0)
some=$(count "$@" "$rounds")
[ "$none" ] && [ "$some" ]
echo "$figure = $(( (some - none) / rounds ))"
