#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# update-catalogs.sh CHECKOUT [TRANSLATIONS.po…]
#
# Brings the list of files with texts and every catalog up to date: new texts come in, with their translation where one of the files has it; texts that are
# gone go out. Then says how many wait for a translation.
set -euo pipefail
export LC_ALL=C.UTF-8
cd "$1"; shift
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

tests/data/check-potfiles.sh . --write
po/gather-texts.sh . "$scratch/all.pot"
for language in $(grep -v '^#' po/LINGUAS); do
  msgcat --use-first --output-file="$scratch/known.po" "po/$language.po" "$@"
  msgmerge --quiet --no-fuzzy-matching --add-location=file --width=100 --compendium="$scratch/known.po" \
    --output-file="$scratch/new.po" "po/$language.po" "$scratch/all.pot"
  msgattrib --width=100 --no-obsolete "$scratch/new.po" | sed '/^"POT-Creation-Date: /d' > "$scratch/clean.po"
  msgfmt --check-format --statistics --output-file=/dev/null "$scratch/clean.po"
  mv "$scratch/clean.po" "po/$language.po"
done
