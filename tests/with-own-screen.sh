#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-own-screen.sh PROGRAM [ARGUMENT…]
#
# Runs a program that opens windows on a screen of its own, so that several can run side by side and none takes the focus
# from another.
set -euo pipefail
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2> /dev/null || :; rm -rf "$folder"' EXIT
mkfifo "$folder/display"
Xvfb -displayfd 3 -screen 0 1600x1200x24 -nolisten tcp 3> "$folder/display" 2> "$folder/log" &
server=$!
if ! read -r -t 60 display < "$folder/display"; then
  cat "$folder/log" >&2
  exit 1
fi
env -u WAYLAND_DISPLAY DISPLAY=":$display" "$@"
