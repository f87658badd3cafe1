#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# with-pseudo.sh CHECKOUT PROGRAM [ARGUMENT…]
#
# Runs a program in the language that hk-pseudo-catalog.py makes. The program binds the domain to the folder that
# HK_PSEUDO_LOCALES names.
set -euo pipefail
checkout=$1
shift
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 "$checkout/tests/pseudo/hk-pseudo-catalog.py" "$checkout" "$folder" >&2
LOCPATH=$folder/system LC_ALL=xx_XX.UTF-8 LANGUAGE=xx HK_PSEUDO_LOCALES=$folder/locale "$@"
