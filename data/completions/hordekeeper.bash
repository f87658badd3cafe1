# SPDX-License-Identifier: GPL-3.0-or-later
# What bash offers after hordekeeper.

_hordekeeper_tools ()
{
  local game

  echo dice
  hordekeeper-cli games 2> /dev/null | sed -n 's/^ *"id" *: *"\([^"]*\)".*/\1/p' |
    while read -r game; do
      hordekeeper-cli describe "$game" 2> /dev/null |
        sed -n "/^  \"calculators\"/,/^  \]/s,^      \"name\" *: *\"\([^\"]*\)\".*,$game/\1,p"
    done
}

_hordekeeper ()
{
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}

  case $previous:$current in
    --tool:*|-t:*) mapfile -t COMPREPLY < <(compgen -W "$(_hordekeeper_tools)" -- "$current") ;;
    --rule:*|--search:*|-s:*) ;;
    *:-*) mapfile -t COMPREPLY < <(compgen -W '--continue --rules --rule --search --tool --tools --version --help' -- "$current") ;;
    *) mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
  esac
}

complete -o filenames -F _hordekeeper hordekeeper
