#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# gather-texts.sh CHECKOUT FILE.pot
#
# Writes every text that a person can read, of the code and of the content, as translators get it.
set -euo pipefail
export LC_ALL=C.UTF-8
cd "$1"
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

xgettext --directory=. --files-from=po/POTFILES.in --from-code=UTF-8 --add-location=file --add-comments=Translators \
  --keyword=_ --keyword=N_ --keyword=C_:1c,2 --keyword=NC_:1c,2 --keyword=ngettext:1,2 --keyword=g_dcgettext:2 \
  --keyword=g_dngettext:2,3 --keyword=g_dpgettext2:2c,3 \
  --flag=_:1:pass-c-format --flag=N_:1:pass-c-format --flag=ngettext:1:pass-c-format --flag=ngettext:2:pass-c-format \
  --msgid-bugs-address=https://github.com/hordekeeper/Hordekeeper/issues --package-name=hordekeeper \
  --output="$scratch/code.pot"
python3 po/hk-content-texts.py . > "$scratch/content.pot"
msgcat --use-first --width=100 --output-file="$2" "$scratch/code.pot" "$scratch/content.pot"
