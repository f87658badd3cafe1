#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-own-screen.sh [--bus] PROGRAM [ARGUMENT…]
#
# Runs a program that opens windows on a screen of its own, so that several can run side by side and none takes the focus
# from another; with --bus on a session bus of its own as well, because an app runs once on each.
set -euo pipefail
folder=$(mktemp -d)
server=
# The server has gone before the next one begins: it takes its socket away, which may have the name of the next one's.
trap '[ -z "$server" ] || { kill "$server" 2> /dev/null && wait "$server" || :; }; rm -rf "$folder"' EXIT
mkfifo "$folder/display"
Xvfb -displayfd 3 -screen 0 1920x1200x24 -nolisten tcp 3> "$folder/display" 2> "$folder/log" &
server=$!
if ! read -r -t 60 display < "$folder/display"; then
  cat "$folder/log" >&2
  exit 1
fi
bus=()
if [ "$1" = --bus ]; then
  shift
  mkdir -m 700 "$folder/runtime"
  export XDG_RUNTIME_DIR=$folder/runtime
  # What the bus starts writes elsewhere than the program, whose answers are read.
  bus=(dbus-run-session -- bash -c 'exec "$@" >&4 4>&-' with-own-screen)
  exec 4>&1 >&2
fi
env -u WAYLAND_DISPLAY DISPLAY=":$display" "${bus[@]}" "$@"
