#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Every file with a text for people is in po/POTFILES.in, once, sorted; nothing else is; and xgettext can read them all.
set -euo pipefail
export LC_ALL=C.UTF-8
cd "$1"

listed=$(grep -v '^#' po/POTFILES.in | grep . || :)
marked=$(
  {
    grep -rlE '(^|[^A-Za-z0-9_])(_|C_|N_|NC_|ngettext|g_dngettext|g_dpgettext2?|dcgettext) ?\("' src \
      --include='*.c' --include='*.h' --include='*.blp' --include='*.ui' || :
    grep -rlE 'translatable="(yes|true)"' src --include='*.ui' || :
    ls data/*.desktop.in data/*.metainfo.xml.in data/*.gschema.xml
  } | sort -u
)

status=0
if ! difference=$(diff <(echo "$listed") <(echo "$marked")); then
  echo 'po/POTFILES.in is not the sorted list of files with texts (< listed, > found):'
  echo "$difference"
  status=1
fi
# GTK's and libadwaita's own templates are read as XML; the rest by its extension.
if ! words=$(echo "$listed" | xgettext --directory=. --files-from=- --from-code=UTF-8 --keyword=_ --keyword=N_ \
    --keyword=C_:1c,2 --keyword=ngettext:1,2 --output=/dev/null 2>&1); then
  echo "$words"
  status=1
fi
exit $status
