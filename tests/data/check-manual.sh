#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-manual.sh PROGRAM MANUAL [COMPLETION…]
#
# The manual and the completions name every command and every option that the program itself tells of, and no other.
set -euo pipefail
export LC_ALL=C.UTF-8
program=$1 manual=$2; shift 2

status=0
complain () { echo "$*"; status=1; }

options_of () { "$program" "$@" --help | sed -n 's/^ *\(-., \)\?\(--[a-z-]*\).*/\2/p' | sort -u; }

options=$(options_of)
commands=''
if [[ $program == *-cli ]]; then
  commands=$("$program" --help | sed -n 's/^  \([a-z]\+\) .*/\1/p')
  [ "$(wc -w <<< "$commands")" -ge 8 ] || complain "$program tells of too few commands."
  for command in $commands; do
    options+=$'\n'$(options_of "$command")
  done
fi
options=$(grep -v -e ^--help <<< "$options" | sort -u)
[ "$(wc -w <<< "$options")" -ge 3 ] || complain "$program tells of too few options."

# What roff writes for a hyphen that is one.
text=$(sed 's/\\-/-/g' "$manual")
for word in $commands; do
  grep -qE "^\.B[I]? $word( |\$)" <<< "$text" || complain "The manual does not tell of the command $word."
done
for word in $options; do
  grep -qE -- "(^|[^a-z-])$word([^a-z-]|\$)" <<< "$text" || complain "The manual does not tell of $word."
done
for word in $(grep -oE -- '--[a-z][a-z-]+' <<< "$text" | sort -u); do
  case $word in --help|--version) continue ;; esac
  grep -qx -e "$word" <<< "$options" || complain "The manual tells of $word, which is not there."
done
for completion; do
  for word in $commands $options; do
    case $completion in
      *.fish) grep -qE -e "( -l|-a) ${word#--}( |\$)" "$completion" ;;
      *) grep -qE -e "(^|[^a-z-])$word([^a-z-]|\$)" "$completion" ;;
    esac || complain "$completion does not know $word."
  done
done

if command -v groff > /dev/null; then
  warnings=$(groff -man -Tutf8 -ww -z "$manual" 2>&1) || :
  [ -z "$warnings" ] || complain "$warnings"
fi
exit $status
