# SPDX-License-Identifier: GPL-3.0-or-later
# What fish offers after hordekeeper-cli.

function __hordekeeper_cli_games
    hordekeeper-cli games 2>/dev/null | string replace --filter --regex '^ *"id" *: *"([^"]*)".*' '$1'
end

function __hordekeeper_cli_is_at --argument-names position
    test (count (commandline --tokenize --cut-at-cursor --current-process)) -eq $position
end

set -l commands games describe setup play show calc dice rules pack validate export stats help
complete -c hordekeeper-cli -f
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a games -d 'List the games'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a describe -d 'What a game takes'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a setup -d 'What is taken out of the box'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a play -d 'Play a script'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a show -d 'Print the table of a session'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a calc -d 'Work something out'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a dice -d 'Work out what any dice come to'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a rules -d 'Find rules'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a pack -d 'See and add to what is entered of a box'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a validate -d 'Check content, packs and sessions'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a export -d 'Print sessions for others to read'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a stats -d 'What all past games come to'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -a help -d 'Print the commands'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -l help -d 'Print the commands'
complete -c hordekeeper-cli -n "not __fish_seen_subcommand_from $commands" -l version -d 'Print the version'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from play show pack validate export' -F
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from describe setup calc; and __hordekeeper_cli_is_at 2' -a '(__hordekeeper_cli_games)'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from setup' -l players -x -d 'How many play'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from setup' -l with -x -d 'The setup, as an object'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from play show' -l log -d 'Print the story instead of the table'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from play show' -l secrets -d 'Print also what is hidden from everybody'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from play' -l seed -x -d 'The seed of all chance'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from play' -l keep -r -F -d 'Also write the session'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from play' -l acknowledge -d 'Print the number of every line played'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from play' -l lenient -d 'Go on after a refused line'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from validate' -l repair -d 'Write the good part of a damaged session to a new file'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from show' -l as -x -a everyone -d 'What this player may see and do'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from show' -l at -x -d 'After so many moves'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from calc' -l from -r -F -d 'Take the parameters from the table of a session'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from calc' -l about -x -d 'What on the table it is about'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from calc' -l with -x -d 'Parameters that the table does not know'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from dice' -l reroll -x -d 'Throw low dice again once'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from dice' -l reroll-until -x -d 'Throw low dice again as long as they are low'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from dice' -l explode -x -d 'Throw high dice once more, and add'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from dice' -l depth -x -d 'So often in a row at most'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from dice' -l best -x -d 'Keep so many of the highest'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from dice' -l worst -x -d 'Keep so many of the lowest'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from dice' -l reach -x -d 'Count the dice that show so much or more'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from dice' -l text -d 'Print lines'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from calc' -l text -d 'Print the working as indented lines'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from calc' -l lines -d 'Answer each line of parameters with a line'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from rules' -l game -x -a '(__hordekeeper_cli_games)' -d 'Only the rules of one game'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from rules' -l phase -x -d 'Only the rules of one phase'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from rules' -l json -d 'Print JSON'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from export' -l as -x -a 'text md csv json bgstats link qr' -d 'The form'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from stats' -l game -x -a '(__hordekeeper_cli_games)' -d 'Of this game alone'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from stats' -l player -x -d 'Of the games of this player'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from stats' -l year -x -d 'Of the games that began in this year'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from stats' -l json -d 'Print JSON'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from pack; and __hordekeeper_cli_is_at 2' -a 'paste empty missing merge'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from pack; and __hordekeeper_cli_is_at 3' -a '(__hordekeeper_cli_games)'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from pack' -l directory -r -d 'The folder of packs'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from pack' -l dry-run -d 'Only say what would change'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from pack' -l fill-down -d 'Empty cells take what stands above'
complete -c hordekeeper-cli -n '__fish_seen_subcommand_from pack' -l prefer -x -a 'ours theirs' -d 'Whose values are taken where both differ'
