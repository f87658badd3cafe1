# SPDX-License-Identifier: GPL-3.0-or-later
# What bash offers after hordekeeper-cli.

_hordekeeper_cli_games ()
{
  "$1" games 2> /dev/null | sed -n 's/^ *"id" *: *"\([^"]*\)".*/\1/p'
}

_hordekeeper_cli_calculators ()
{
  "$1" describe "$2" 2> /dev/null |
    sed -n '/^  "calculators"/,/^  \]/s/^      "name" *: *"\([^"]*\)".*/\1/p'
}

_hordekeeper_cli ()
{
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
  local program=${COMP_WORDS[0]} command=${COMP_WORDS[1]:-} words=''

  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    words='games describe setup play show calc dice rules pack validate export stats help --help --version'
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
    return
  fi

  case $command:$previous in
    play:--seed|show:--at|rules:--phase|calc:--about|calc:--with|setup:--players|setup:--with|stats:--group|stats:--player|stats:--year|pack:--other-cards|pack:--same-cards) return ;;
    dice:--reroll|dice:--reroll-until|dice:--explode|dice:--depth|dice:--best|dice:--worst|dice:--reach) return ;;
    rules:--game|stats:--game) words=$(_hordekeeper_cli_games "$program") ;;
    export:--as) words='text md csv json bgstats link qr' ;;
    pack:--prefer) words='ours theirs both' ;;
    show:--as) words='everyone' ;;
    play:--keep|calc:--from) mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
    *)
      case $command in
        describe) [ "$COMP_CWORD" -ne 2 ] || words=$(_hordekeeper_cli_games "$program") ;;
        setup)
          case $COMP_CWORD in
            2) words=$(_hordekeeper_cli_games "$program") ;;
            *) words='--players --with' ;;
          esac
          ;;
        calc)
          case $COMP_CWORD in
            2) words=$(_hordekeeper_cli_games "$program") ;;
            3) words="$(_hordekeeper_cli_calculators "$program" "$previous") --from --about --with --text --lines" ;;
            *) words='--from --about --with --text --lines' ;;
          esac
          ;;
        play) words='--log --secrets --seed --keep --acknowledge --lenient' ;;
        show) words='--as --at --log --secrets' ;;
        dice) words='--reroll --reroll-until --explode --depth --best --worst --reach --text' ;;
        rules) words='--game --phase --json' ;;
        pack)
          case $COMP_CWORD in
            2) words='paste empty missing merge' ;;
            3) words=$(_hordekeeper_cli_games "$program") ;;
            *) words='--directory --dry-run --fill-down --other-cards --prefer --same-cards' ;;
          esac
          ;;
        validate) words='--repair' ;;
        export) words='--as' ;;
        stats) words='--game --player --group --year --json' ;;
      esac
      ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
  case $command:$current in
    *:-*) ;;
    pack:*) [ "$COMP_CWORD" -lt 4 ] || mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current") ;;
    play:*|show:*|validate:*|export:*)
      case $previous in
        --as|--prefer) ;;
        *) mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -- "$current") ;;
      esac
      ;;
  esac
}

complete -o filenames -F _hordekeeper_cli hordekeeper-cli
