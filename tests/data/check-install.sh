#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-install.sh MESON BUILD PREFIX LIST…
#
# All that is installed lies beneath the prefix, and what is promised is there.
set -euo pipefail
export LC_ALL=C.UTF-8
meson=$1 build=$2 prefix=$3; shift 3

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
DESTDIR=$folder "$meson" install -C "$build" --no-rebuild --quiet > "$folder.log" 2>&1 || { cat "$folder.log"; exit 1; }
rm -f "$folder.log"

status=0
outside=$(cd "$folder" && find . ! -type d ! -path ".$prefix/*")
[ -z "$outside" ] || { echo "Outside of $prefix: $outside"; status=1; }
for path; do
  [ -s "$folder$prefix/$path" ] || { echo "$path is not installed."; status=1; }
done
# Nothing but what a desktop looks for or starts: no header, no library, no test.
strange=$(cd "$folder$prefix" && find . ! -type d ! -path './bin/*' ! -path './libexec/hordekeeper-*' ! -path './share/*')
[ -z "$strange" ] || { echo "Not to be installed: $strange"; status=1; }
exit $status
