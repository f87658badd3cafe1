# SPDX-License-Identifier: GPL-3.0-or-later
# What fish offers after hordekeeper.

function __hordekeeper_tools
    echo dice
    for game in (hordekeeper-cli games 2>/dev/null | string replace --filter --regex '^ *"id" *: *"([^"]*)".*' '$1')
        hordekeeper-cli describe $game 2>/dev/null | sed -n '/^  "calculators"/,/^  \]/p' |
            string replace --filter --regex '^      "name" *: *"([^"]*)".*' "$game/"'$1'
    end
end

complete -c hordekeeper -s c -l continue -d 'Go on with the evening that was played last'
complete -c hordekeeper -s r -l rules -d 'Open the rules'
complete -c hordekeeper -l rule -x -d 'Open a rule'
complete -c hordekeeper -s s -l search -x -d 'Search the rules'
complete -c hordekeeper -s t -l tool -x -a '(__hordekeeper_tools)' -d 'Open a calculator'
complete -c hordekeeper -l tools -d 'Open the list of the calculators, dice and decks'
complete -c hordekeeper -s v -l version -d 'Print the version'
complete -c hordekeeper -s h -l help -d 'Print a summary of the options'
