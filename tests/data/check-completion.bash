#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
#
# check-completion.bash COMPLETION PROGRAM
#
# What bash offers at some places of a command line.
set -euo pipefail
export LC_ALL=C.UTF-8
completion=$(realpath "$1") program=$(realpath "$2")
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
touch evening.hordekeeper

# shellcheck source=/dev/null
source "$completion"
status=0

# offers WORD… EXPECTED: what is offered for the last word, sorted.
offers ()
{
  local expected=${*: -1} given

  COMP_WORDS=("$program" "${@:1:$#-1}")
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  COMPREPLY=()
  _hordekeeper_cli
  given=$(printf '%s\n' "${COMPREPLY[@]}" | sort | xargs)
  [ "$given" = "$expected" ] || { echo "After “${*:1:$#-1}” it offers “$given”, not “$expected”."; status=1; }
}

games=$("$program" games | sed -n 's/^ *"id" : "\(.*\)",$/\1/p' | sort | xargs)
[ "$(wc -w <<< "$games")" -ge 3 ] || { echo "There are too few games: $games"; exit 1; }

offers de describe
offers p 'pack play'
offers pack '' 'empty merge missing paste'
offers pack merge '' "$games"
offers -- '--help --version'
offers describe '' "$games"
offers describe dark dark-age-z
offers describe dark-age-z '' ''
offers calc '' "$games"
offers calc dark-age-z comb combat
offers calc dark-age-z combat -- '--about --from --lines --text --with'
offers calc dark-age-z combat --from ev evening.hordekeeper
offers dice 3d6 --b --best
offers play -- '--acknowledge --keep --lenient --log --secrets --seed'
offers play ev evening.hordekeeper
offers play x.jsonl --seed '' ''
offers show ev evening.hordekeeper
offers show evening.hordekeeper --a '--as --at'
offers show evening.hordekeeper --as '' everyone
offers rules charge --game card card-z
offers stats -- '--game --group --json --player --year'
offers stats --game card card-z
offers export evening.hordekeeper --as '' 'bgstats csv json link md qr text'
offers export evening.hordekeeper --as m md
exit $status
