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
# A server that ends takes its socket away, and by the name of the socket that of one which begins meanwhile under the same
# number: none begins while another one ends, whatever runs the tests.
exec 5< /tmp
leave ()
{
  if [ -n "$server" ]; then
    flock 5
    kill "$server" 2> /dev/null && wait "$server" || :
    flock --unlock 5
  fi
  rm -rf "$folder"
}
trap leave EXIT
mkfifo "$folder/display"
flock 5
# It does not begin anew when the first program has left it, which would turn away who comes just then.
Xvfb -displayfd 3 -screen 0 1920x1200x24 -nolisten tcp -noreset 3> "$folder/display" 2> "$folder/log" 5<&- &
server=$!
if ! read -r -t 60 display < "$folder/display"; then
  cat "$folder/log" >&2
  exit 1
fi
flock --unlock 5
bus=()
if [ "$1" = --bus ]; then
  shift
  mkdir -m 700 "$folder/runtime"
  export XDG_RUNTIME_DIR=$folder/runtime
  # What the bus starts writes elsewhere than the program, whose answers are read.
  bus=(dbus-run-session -- bash -c 'exec "$@" >&4 4>&-' with-own-screen)
  exec 4>&1 >&2
fi
env -u WAYLAND_DISPLAY DISPLAY=":$display" "${bus[@]}" "$@" 5<&-
