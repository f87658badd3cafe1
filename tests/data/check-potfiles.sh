#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-potfiles.sh CHECKOUT [--write]
#
# Every file with a text for people is in po/POTFILES.in, once, sorted; nothing else is; and xgettext can read them all.
# With --write the list is made anew.
set -euo pipefail
export LC_ALL=C.UTF-8
cd "$1"

marked=$(
  {
    grep -rlE '(^|[^A-Za-z0-9_])(_|C_|N_|NC_|d?c?n?gettext|ngettext|g_dn?gettext|g_dpgettext2?) ?\("' src \
      --include='*.c' --include='*.h' --include='*.blp' || :
    grep -rlE 'translatable="(yes|true)"' src --include='*.ui' || :
    ls data/*.desktop.in data/*.xml.in data/*.gschema.xml
  } | sort -u
)

if [ "${2:-}" = --write ]; then
  { grep '^#' po/POTFILES.in || :; echo "$marked"; } > po/POTFILES.in.new
  mv po/POTFILES.in.new po/POTFILES.in
fi
listed=$(grep -v '^#' po/POTFILES.in | grep . || :)

status=0
if ! difference=$(diff <(echo "$listed") <(echo "$marked")); then
  echo 'po/POTFILES.in is not the sorted list of files with texts (< listed, > found); tests/data/check-potfiles.sh . --write mends it:'
  echo "$difference"
  status=1
fi
if ! words=$(echo "$listed" | xgettext --directory=. --files-from=- --from-code=UTF-8 --keyword=_ --keyword=N_ \
    --keyword=C_:1c,2 --keyword=ngettext:1,2 --output=/dev/null 2>&1); then
  echo "$words"
  status=1
fi
exit $status
