#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-languages.sh PO-FOLDER CATALOGS PROGRAM [ARGUMENT…]
#
# Runs a program that speaks the languages of LINGUAS, which HK_LANGUAGES names, out of the catalogs that were built. A catalog
# is looked for in no locale called C: the C.UTF-8 of this system gets the name xx_XX, so that no language has to be
# installed.
set -euo pipefail
po=$1 catalogs=$2; shift 2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for locale in /usr/lib/locale/C.utf8 /usr/lib/locale/C.UTF-8; do
  [ ! -d "$locale" ] || break
done
ln -s "$locale" "$folder/xx_XX.UTF-8"
ln -s "$locale" "$folder/xx_XX.utf8"
HK_LANGUAGES=$(grep -v '^#' "$po/LINGUAS") HK_LOCALES=$catalogs LOCPATH=$folder "$@"
