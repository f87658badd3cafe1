/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of data/games/zombiez. Made by po/hk-content-texts.py and never compiled: change the content, not this. */
/* Translators: zombiez/zombie */
C_("pack-schema", "Zombie Card")
/* Translators: zombiez/zombie */
C_("pack-schema", "Zombie Cards")
/* Translators: zombiez/zombie */
C_("pack-schema", "One entry for each value from 1 to 5. Type how many cards of it there are in each colour, always in the same order of colours. With the actions and the Barricades it has to add up to 83.")
/* Translators: zombiez/value */
C_("pack-schema", "Value")
/* Translators: zombiez/first */
C_("pack-schema", "Copies in the first colour")
/* Translators: zombiez/second */
C_("pack-schema", "Copies in the second colour")
/* Translators: zombiez/third */
C_("pack-schema", "Copies in the third colour")
/* Translators: zombiez/fourth */
C_("pack-schema", "Copies in the fourth colour")
/* Translators: zombiez/fifth */
C_("pack-schema", "Copies in the fifth colour")
/* Translators: zombiez/sixth */
C_("pack-schema", "Copies in the sixth colour")
/* Translators: zombiez/action */
C_("pack-schema", "Action Card")
/* Translators: zombiez/action */
C_("pack-schema", "Action Cards")
/* Translators: zombiez/action */
C_("pack-schema", "One entry each for the Axe, the Net and the Shotgun: how many there are in each colour, in the same order of colours as for the zombies.")
/* Translators: zombiez/action */
C_("pack-schema", "Action")
/* Translators: zombiez/action */
C_("value", "axe")
/* Translators: zombiez/action */
C_("value", "net")
/* Translators: zombiez/action */
C_("value", "shotgun")
/* Translators: zombiez/barricade */
C_("pack-schema", "Barricade Card")
/* Translators: zombiez/barricade */
C_("pack-schema", "Barricade Cards")
/* Translators: zombiez/barricade */
C_("pack-schema", "How many Barricades there are. Where they have no colour, one entry with the colour 0 is enough.")
/* Translators: zombiez/colour */
C_("pack-schema", "Colour (from 1, 0 none)")
/* Translators: zombiez/cards */
C_("pack-schema", "Cards")
/* Translators: zombiez/colour */
C_("pack-schema", "Colour")
/* Translators: zombiez/colour */
C_("pack-schema", "Colours")
/* Translators: zombiez/colour */
C_("pack-schema", "What the colours are called, two to six of them, in the order in which you counted the cards.")
/* Translators: zombiez/number */
C_("pack-schema", "Number")
/* Translators: zombiez/name */
C_("pack-schema", "Name")
/* Translators: zombiez/setup */
C_("phases", "Setup")
/* Translators: zombiez/setup */
C_("phases", "Shuffle the deck and leave room for discards.")
/* Translators: zombiez/setup-shuffle */
C_("phases", "Shuffle the deck")
/* Translators: zombiez/setup-shuffle */
C_("phases", "Leave room for the discards.")
/* Translators: zombiez/setup-first */
C_("phases", "Find who was bitten last")
/* Translators: zombiez/setup-first */
C_("phases", "They take the first turn.")
/* Translators: zombiez/turn */
C_("phases", "The turn")
/* Translators: zombiez/turn */
C_("phases", "Draw and place, and again, until you stop or a card has no place.")
/* Translators: zombiez/turn-draw */
C_("phases", "Draw a card")
/* Translators: zombiez/turn-draw */
C_("phases", "One at least.")
/* Translators: zombiez/turn-place */
C_("phases", "Place it")
/* Translators: zombiez/turn-place */
C_("phases", "At an end of a row, or as a new row.")
/* Translators: zombiez/turn-place */
C_("phases", "No equal value or colour next to it.")
/* Translators: zombiez/turn-place */
C_("phases", "An action only once in a row.")
/* Translators: zombiez/turn-place */
C_("phases", "A Barricade on top of a card.")
/* Translators: zombiez/turn-choose */
C_("phases", "Stop, or draw again")
/* Translators: zombiez/turn-choose */
C_("phases", "No place for the next card: no reward.")
/* Translators: zombiez/reward */
C_("phases", "Rewards")
/* Translators: zombiez/reward */
C_("phases", "Take a row, play its actions, sort the zombies.")
/* Translators: zombiez/reward-row */
C_("phases", "Take a row")
/* Translators: zombiez/reward-row */
C_("phases", "All of its cards.")
/* Translators: zombiez/reward-row */
C_("phases", "Barricades are discarded.")
/* Translators: zombiez/reward-action */
C_("phases", "Play the actions")
/* Translators: zombiez/reward-action */
C_("phases", "Before the zombies are sorted.")
/* Translators: zombiez/takings */
C_("phases", "The others take a card")
/* Translators: zombiez/takings */
C_("phases", "One card each in turn order, from the ends.")
/* Translators: zombiez/takings-take */
C_("phases", "Take a card")
/* Translators: zombiez/takings-take */
C_("phases", "Also when there was no reward.")
/* Translators: zombiez/takings-take */
C_("phases", "An action has to be played.")
/* Translators: zombiez/end */
C_("phases", "End of the game")
/* Translators: zombiez/end */
C_("phases", "Make the last horde sets and count.")
/* Translators: zombiez/end-sets */
C_("phases", "Make the last horde sets")
/* Translators: zombiez/end-sets */
C_("phases", "Ten points in place of four or five.")
/* Translators: zombiez/end-count */
C_("phases", "Count the points")
/* Translators: zombiez/end-count */
C_("phases", "Ten for a set, one for a card.")
/* Translators: zombiez: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Zombiez rulebook")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "number, value")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "color, colour")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "side by side, adjacent, neighbour, beside")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "color, red, blue, green, yellow")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "pile, deck, stack")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "begin, start, first")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "covered, under, beneath, underneath")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "points, vp, score")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "middle, between")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "finished, completed, kept")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "up, ascending, increasing")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "drew, draw, drawing")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "play, players")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "bonus, reward")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "tie, tied")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "put, place, lay")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "nobody, empty")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "trash, discard, used")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "without, no")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "allowed, legal")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "fence, barricade")
/* Translators: zombiez: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "must, have to, forced")
/* Translators: zombiez/goal.army */
C_("rules", "What the game is about")
/* Translators: zombiez/goal.army: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Goal of the game")
/* Translators: zombiez/goal.army: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "goal, aim, object, purpose, army, point of the game")
/* Translators: zombiez/goal.army: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Everybody gathers an army of zombies, and the strongest army wins. That takes some daring: whoever [[turn.push|pushes on]] for one more card may end with nothing.")
/* Translators: zombiez/goal.others */
C_("rules", "Being mean is part of it")
/* Translators: zombiez/goal.others: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "mess with others, mean, spite, hinder, nasty, other players")
/* Translators: zombiez/goal.others: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Playing so that the others suffer is meant to be: a card placed to spoil a row, or an [[actions.axe|Axe]] left for whoever [[rewards.others|takes last]].")
/* Translators: zombiez/setup.deck */
C_("rules", "Shuffle the deck")
/* Translators: zombiez/setup.deck: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Setup")
/* Translators: zombiez/setup.deck: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shuffle, prepare, start, lay out, draw deck, 83, begin the game")
/* Translators: zombiez/setup.deck: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Shuffle all [[components.deck|83 cards]] well and put them face down where everybody can reach them: that is the draw deck.")
/* Translators: zombiez/setup.discards */
C_("rules", "Room for the discards")
/* Translators: zombiez/setup.discards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "discard pile, space beside the deck, where do discards go")
/* Translators: zombiez/setup.discards: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Leave room beside the deck. Cards that are discarded in the game lie there, and in larger groups they [[ending.exhaustion|become the deck again]].")
/* Translators: zombiez/setup.first */
C_("rules", "Who begins")
/* Translators: zombiez/setup.first: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "starting player, first player, who goes first, who starts, bitten")
/* Translators: zombiez/setup.first */
C_("rules", "Whoever was bitten last takes the first turn.")
/* Translators: zombiez/setup.players */
C_("rules", "Number of players")
/* Translators: zombiez/setup.players: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Ending the Game")
/* Translators: zombiez/setup.players: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many players, player count, two, six, 2 to 6")
/* Translators: zombiez/setup.players: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Two to six can play. The number decides [[ending.exhaustion|how often the deck is played through]].")
/* Translators: zombiez/turn.order */
C_("rules", "Turn order")
/* Translators: zombiez/turn.order: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Gameplay")
/* Translators: zombiez/turn.order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "clockwise, next player, whose turn, order of play, what do I do on my turn")
/* Translators: zombiez/turn.order: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Turns go round clockwise. The next one begins when all others have [[rewards.others|taken their card]].")
/* Translators: zombiez/turn.draw */
C_("rules", "Draw a card")
/* Translators: zombiez/turn.draw: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "draw at least one, must draw, minimum, first card, stop without drawing, skip drawing")
/* Translators: zombiez/turn.draw: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "In your turn you draw one card at least. Every card is [[placing.rows|placed]] face up before anything else happens.")
/* Translators: zombiez/turn.push */
C_("rules", "Push your luck")
/* Translators: zombiez/turn.push: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "push on, draw again, another card, continue, go on, risk")
/* Translators: zombiez/turn.push: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "After a card has been placed you decide: [[turn.stop|stop]], or draw another one. You may go on as long as you dare and your cards [[turn.bust|have a place]].")
/* Translators: zombiez/turn.stop */
C_("rules", "Stop and be rewarded")
/* Translators: zombiez/turn.stop: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "stop, end my turn, quit, finish turn")
/* Translators: zombiez/turn.stop: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "When you stop, your turn is over and you get your [[rewards.row|reward]]. You can stop after any card that you have placed.")
/* Translators: zombiez/turn.bust */
C_("rules", "A card without a place")
/* Translators: zombiez/turn.bust: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bust, cannot place, no legal place, unable to place, lose the turn, nothing, what if it does not fit")
/* Translators: zombiez/turn.bust: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "When a drawn card fits into none of the rows, it is discarded, your turn ends, and you get no reward. The others [[rewards.others|take their cards]] all the same.")
/* Translators: zombiez/placing.rows */
C_("rules", "Three rows")
/* Translators: zombiez/placing.rows: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "playing area, how many rows, maximum, new row, begin a row, three rows")
/* Translators: zombiez/placing.rows */
C_("rules", "The cards form rows, three at most. A card goes into a row that is there or begins a new one while there are fewer than three. The rows belong to all and are built by all.")
/* Translators: zombiez/placing.ends */
C_("rules", "Where a card is placed")
/* Translators: zombiez/placing.ends: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Placing Cards")
/* Translators: zombiez/placing.ends: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "left or right, between two cards, in the middle, side, insert, where can I place")
/* Translators: zombiez/placing.ends: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A card is put at the left or the right end of a row, never between two cards that lie there. Only the [[barricade.on-top|Barricade]] goes elsewhere.")
/* Translators: zombiez/placing.ascending */
C_("rules", "From the lowest to the highest")
/* Translators: zombiez/placing.ascending: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ascending, order, lowest to highest, increasing, values, numbers, sorted")
/* Translators: zombiez/placing.ascending */
C_("rules", "The values of a row rise from one end to the other: a lower card goes to the low end, a higher one to the high end. Gaps are fine. The app shows the low end on the left.")
/* Translators: zombiez/placing.same-value */
C_("rules", "No equal neighbours")
/* Translators: zombiez/placing.same-value: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "same value next to each other, same number, equal values, two of a kind, twice, adjacent")
/* Translators: zombiez/placing.same-value */
C_("rules", "No two neighbours of a row, cards next to each other, have the same value.")
/* Translators: zombiez/placing.same-colour */
C_("rules", "No neighbours of the same colour")
/* Translators: zombiez/placing.same-colour: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "same colour next to each other, same color, equal colours, adjacent, same colour side by side")
/* Translators: zombiez/placing.same-colour: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "No two neighbours of a row, cards next to each other, have the same colour. That goes for [[placing.actions|action cards]] too.")
/* Translators: zombiez/placing.one-copy */
C_("rules", "One copy of an action in a row")
/* Translators: zombiez/placing.one-copy: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "duplicate action, two axes, second net, two shotguns, copy, same action")
/* Translators: zombiez/placing.one-copy */
C_("rules", "A row holds each action card once: a second Axe, Net or Shotgun has no place in it, whatever its colour and wherever the first one lies.")
/* Translators: zombiez/placing.actions */
C_("rules", "Placing action cards")
/* Translators: zombiez/placing.actions: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Action Cards")
/* Translators: zombiez/placing.actions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "action card, no value, place an axe, place a net, place a shotgun, action colour")
/* Translators: zombiez/placing.actions: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Action cards go to the ends of rows as zombies do. They have no value, so any height suits them; but they have a colour, which must differ from the [[placing.same-colour|neighbour’s]], and there is only [[placing.one-copy|one of each]] in a row.")
/* Translators: zombiez/placing.together */
C_("rules", "The rows belong to everybody")
/* Translators: zombiez/placing.together: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "whose row, shared rows, common, together, my row, are the rows mine")
/* Translators: zombiez/placing.together: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Nobody owns a row. Whatever you place, another player may [[rewards.row|take]].")
/* Translators: zombiez/barricade.on-top */
C_("rules", "Barricade")
/* Translators: zombiez/barricade.on-top: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Barricade")
/* Translators: zombiez/barricade.on-top: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "barricade, barricade card, cover a card, on top, where does the barricade go")
/* Translators: zombiez/barricade.on-top */
C_("rules", "A Barricade is laid on top of a card that lies on the table, in any row and at any place of it, also in the middle.")
/* Translators: zombiez/barricade.effect */
C_("rules", "What a Barricade changes")
/* Translators: zombiez/barricade.effect: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "covered card, loses value, loses colour, bend the rules, effect of the barricade")
/* Translators: zombiez/barricade.effect */
C_("rules", "The card beneath no longer has a value or a colour. What lies next to it need not mind them any more, which is how the rules of placement are bent.")
/* Translators: zombiez/barricade.taken */
C_("rules", "Taking a covered card")
/* Translators: zombiez/barricade.taken: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "who discards the barricade, take a barricade, reward with a barricade, discard the barricade, covered card gained")
/* Translators: zombiez/barricade.taken */
C_("rules", "Whoever takes a covered card gets the card and discards the Barricade.")
/* Translators: zombiez/barricade.no-action */
C_("rules", "Not an action")
/* Translators: zombiez/barricade.no-action: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "several in a row, more than one, may it repeat, barricade action")
/* Translators: zombiez/barricade.no-action */
C_("rules", "It is not an action card, so there may be several in the same row.")
/* Translators: zombiez/rewards.row */
C_("rules", "Take a row")
/* Translators: zombiez/rewards.row: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Rewards")
/* Translators: zombiez/rewards.row: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reward, which row, gain the row, take all cards, choose a row")
/* Translators: zombiez/rewards.row: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Who has stopped chooses one row and gains all of its cards. [[actions.immediately|Actions]] are played first, then the zombies go into the [[collection.columns|collection]].")
/* Translators: zombiez/rewards.others */
C_("rules", "The others take a card each")
/* Translators: zombiez/rewards.others: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "other players, must take one, end of a row, from the sides, forced, everyone else, taking, must I take a card")
/* Translators: zombiez/rewards.others */
C_("rules", "When a turn ends, with a reward or without, each of the others in turn order takes one card from the playing area, as long as there is any. It has to be one at the end of a row.")
/* Translators: zombiez/rewards.left-over */
C_("rules", "Nothing left to take")
/* Translators: zombiez/rewards.left-over: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "no cards left, empty table, not enough cards")
/* Translators: zombiez/rewards.left-over */
C_("rules", "When the rows are used up before all have taken, the others get nothing.")
/* Translators: zombiez/rewards.example */
C_("rules", "The last one gets the Axe")
/* Translators: zombiez/rewards.example: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, axe, last player, forced to take")
/* Translators: zombiez/rewards.example: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "An example of the book with four players: the active player takes the middle row, and the three others take a card each. The last of them finds only the [[actions.axe|Axe]] and has to discard a card of the collection.")
/* Translators: zombiez/actions.immediately */
C_("rules", "Actions are played at once")
/* Translators: zombiez/actions.immediately: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "when to play an action, immediately, order, before the collection, keep an action, keep for later")
/* Translators: zombiez/actions.immediately */
C_("rules", "An action card is played as soon as it is gained, before the other gained cards go into the collection. It cannot be kept.")
/* Translators: zombiez/actions.axe */
C_("rules", "Axe")
/* Translators: zombiez/actions.axe: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "axe, discard own card, lose a zombie")
/* Translators: zombiez/actions.axe */
C_("rules", "Discard a zombie of your choice from your own collection. Then the Axe is discarded.")
/* Translators: zombiez/actions.net */
C_("rules", "Net")
/* Translators: zombiez/actions.net: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "net, steal, take from another player")
/* Translators: zombiez/actions.net */
C_("rules", "Take a zombie of your choice from the collection of another player into yours. Then the Net is discarded.")
/* Translators: zombiez/actions.shotgun */
C_("rules", "Shotgun")
/* Translators: zombiez/actions.shotgun: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shotgun, name a number, everyone discards, all other players")
/* Translators: zombiez/actions.shotgun */
C_("rules", "Name a number from 1 to 5. All other players discard one zombie of that value; who has none discards nothing. Then the Shotgun is discarded.")
/* Translators: zombiez/actions.nothing */
C_("rules", "An action with nothing to do")
/* Translators: zombiez/actions.nothing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "no cards, empty collection, nothing to steal, nothing to discard, useless action, nobody has any cards")
/* Translators: zombiez/actions.nothing: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Only the Shotgun says what happens to those who have no such card: nothing. We read the Axe and the Net the same way: see [[ruling.no-aim]].")
/* Translators: zombiez/actions.discard */
C_("rules", "Played actions are discarded")
/* Translators: zombiez/actions.discard: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "where does the action go, after an action, discard the action")
/* Translators: zombiez/actions.discard */
C_("rules", "An action card goes to the discards once it has been played. It never counts for points.")
/* Translators: zombiez/collection.columns */
C_("rules", "Columns by value")
/* Translators: zombiez/collection.columns: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Player’s Collection")
/* Translators: zombiez/collection.columns: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "collection, columns, sort, in front of me, colour in the collection")
/* Translators: zombiez/collection.columns */
C_("rules", "Your zombies lie before you in columns, one for each value. The colour does not matter there.")
/* Translators: zombiez/collection.kept */
C_("rules", "Cards that lie face down")
/* Translators: zombiez/collection.kept: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Creating a Horde Set")
/* Translators: zombiez/collection.kept: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "face down, safe, cannot be lost, kept card, steal a set")
/* Translators: zombiez/collection.kept: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A card kept for a [[horde.making|horde set]] lies face down beside the collection. It is worth ten points at the end and cannot be lost: no Axe, Net or Shotgun touches it.")
/* Translators: zombiez/horde.making */
C_("rules", "Making a horde set")
/* Translators: zombiez/horde.making: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "horde set, set, when can I make a set, turn in cards, complete a set")
/* Translators: zombiez/horde.making */
C_("rules", "When you have the cards for a set you may make one, at any time after getting a card. Keep any one of its cards face down; the others go to the discards.")
/* Translators: zombiez/horde.run */
C_("rules", "One of each value")
/* Translators: zombiez/horde.run: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "run, set of all values, straight, one of each, five cards, 1 2 3 4 5")
/* Translators: zombiez/horde.run */
C_("rules", "One zombie of each value from 1 to 5 is a horde set: five cards.")
/* Translators: zombiez/horde.four */
C_("rules", "A set of four alike")
/* Translators: zombiez/horde.four: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "four of a kind, same value, four cards, quartet")
/* Translators: zombiez/horde.four */
C_("rules", "Four zombies of the same value are a horde set.")
/* Translators: zombiez/horde.both */
C_("rules", "When both sets are possible")
/* Translators: zombiez/horde.both: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "which set, both, choice, run or four")
/* Translators: zombiez/horde.both */
C_("rules", "A card can be part of one set only. Where a collection allows either kind, you choose. Four alike costs four cards and a run costs five, for the same ten points.")
/* Translators: zombiez/horde.worth */
C_("rules", "What a horde set is worth")
/* Translators: zombiez/horde.worth: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "points for a set, ten points, value of a set, vp")
/* Translators: zombiez/horde.worth */
C_("rules", "Ten victory points, in place of one for each of its cards.")
/* Translators: zombiez/ending.exhaustion */
C_("rules", "The deck runs out")
/* Translators: zombiez/ending.exhaustion: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "game end, deck empty, draw pile empty, reshuffle, when does the game end, depleted, how long is the game")
/* Translators: zombiez/ending.exhaustion */
C_("rules", "The game ends when the deck has been used up for the first, second or third time, depending on the players. Before that, the shuffled discards become the new deck.")
/* Translators: zombiez/ending.two-three */
C_("rules", "Two or three players")
/* Translators: zombiez/ending.two-three: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "2 players, 3 players, once")
/* Translators: zombiez/ending.two-three */
C_("rules", "The game ends when the deck is used up for the first time.")
/* Translators: zombiez/ending.four-five */
C_("rules", "Four or five players")
/* Translators: zombiez/ending.four-five: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "4 players, 5 players, twice, second time")
/* Translators: zombiez/ending.four-five */
C_("rules", "The discards are shuffled once. The game ends when the deck is used up for the second time.")
/* Translators: zombiez/ending.six */
C_("rules", "Six players")
/* Translators: zombiez/ending.six: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "6 players, three times, third time")
/* Translators: zombiez/ending.six */
C_("rules", "The discards are shuffled twice. The game ends when the deck is used up for the third time.")
/* Translators: zombiez/ending.last-turn */
C_("rules", "The last turn is finished")
/* Translators: zombiez/ending.last-turn: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "last card, last turn, final turn, after the deck is empty")
/* Translators: zombiez/ending.last-turn */
C_("rules", "Whoever draws the last card still gets the reward, and all others still take their card. Then it is over.")
/* Translators: zombiez/scoring.sets */
C_("rules", "Points for horde sets")
/* Translators: zombiez/scoring.sets: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Scoring")
/* Translators: zombiez/scoring.sets: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "score, points, count, sets, face down cards")
/* Translators: zombiez/scoring.sets */
C_("rules", "Each card that lies face down stands for a horde set: ten points.")
/* Translators: zombiez/scoring.loose */
C_("rules", "Points for other cards")
/* Translators: zombiez/scoring.loose: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "one point, left over cards, loose cards, remaining")
/* Translators: zombiez/scoring.loose */
C_("rules", "Every other card of the collection is one point.")
/* Translators: zombiez/scoring.winner */
C_("rules", "Who wins")
/* Translators: zombiez/scoring.winner: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "winner, most points, how do I win, victory")
/* Translators: zombiez/scoring.winner */
C_("rules", "The most victory points win.")
/* Translators: zombiez/scoring.example */
C_("rules", "Twenty and three")
/* Translators: zombiez/scoring.example: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, 23 points, twenty-three")
/* Translators: zombiez/scoring.example */
C_("rules", "An example of the book: two horde sets and three other cards are 20 + 3 = 23 points.")
/* Translators: zombiez/components.deck */
C_("rules", "The deck")
/* Translators: zombiez/components.deck: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "83 cards, how many cards, composition, deck list, contents")
/* Translators: zombiez/components.deck */
C_("rules", "The deck has 83 cards: zombies, actions and Barricades. How many there are of each is not printed; the owner of a box can count them once. Until then there is a stand-in of ours, which says so, or only the number of cards left. A group that plays with real cards and tells the app each of them has counted them when the deck has run out once.")
/* Translators: zombiez/components.zombies */
C_("rules", "Zombie cards")
/* Translators: zombiez/components.zombies: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie, value, 1 to 5, creature")
/* Translators: zombiez/components.zombies */
C_("rules", "A zombie has a value from 1 to 5 and a colour. Zombies are what a collection is made of.")
/* Translators: zombiez/components.actions */
C_("rules", "Action cards")
/* Translators: zombiez/components.actions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "axe, net, shotgun, action types, weapons")
/* Translators: zombiez/components.actions: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Three kinds: [[actions.axe|Axe]], [[actions.net|Net]] and [[actions.shotgun|Shotgun]]. They have a colour and no value.")
/* Translators: zombiez/components.barricade */
C_("rules", "Barricade cards")
/* Translators: zombiez/components.barricade: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "barricade, wall, fence")
/* Translators: zombiez/components.barricade: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Barricades lie on other cards. The book does not say how many there are, nor whether they have a colour: see [[ruling.barricade-colour]].")
/* Translators: zombiez/components.colours */
C_("rules", "Colours")
/* Translators: zombiez/components.colours: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "colour, color, three colours, names of colours")
/* Translators: zombiez/components.colours */
C_("rules", "The rules speak of colours without naming or counting them; the group tells the app once which there are. Each also has a letter and a shape, so that nobody has to tell them by the hue.")
/* Translators: zombiez/ruling.looking-through */
C_("rules", "Values are compared past an action")
/* Translators: zombiez/ruling.looking-through: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Our rulings")
/* Translators: zombiez/ruling.looking-through: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "action between zombies, skip, look through, ignore the action, ascending across an action, break")
/* Translators: zombiez/ruling.looking-through */
C_("rules", "The whole row has to rise, so a card without a value, an action or a covered card, is looked through: a zombie is compared with the nearest zombie of the row. A house rule lets the values begin anew behind such a card.")
/* Translators: zombiez/ruling.same-value-apart */
C_("rules", "The same value further away")
/* Translators: zombiez/ruling.same-value-apart: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "same value again, equal with an action between, twice in a row, separated")
/* Translators: zombiez/ruling.same-value-apart */
C_("rules", "Equal values are forbidden to neighbours only. With an action or a Barricade between them two cards of the same value may be in one row, for it still does not fall. A house rule allows each value only once in a row.")
/* Translators: zombiez/ruling.direction */
C_("rules", "Which end is the low one")
/* Translators: zombiez/ruling.direction: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "left to right, direction, which side, mirror")
/* Translators: zombiez/ruling.direction */
C_("rules", "The book’s rows rise from left to right as one looks at them. We keep to that; since all sit around the table, agree on the side from which a row is read. The group may rule otherwise.")
/* Translators: zombiez/ruling.rows-stay */
C_("rules", "What is left stays on the table")
/* Translators: zombiez/ruling.rows-stay: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "rows remain, next turn, left over cards, clear the table, do rows stay")
/* Translators: zombiez/ruling.rows-stay */
C_("rules", "Cards that nobody has taken stay, and the next player goes on with these rows. A row of which the last card was taken can be begun anew. Who clears the table takes the cards out by hand.")
/* Translators: zombiez/ruling.covered-neighbours */
C_("rules", "Beside a Barricade")
/* Translators: zombiez/ruling.covered-neighbours: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "neighbour of a barricade, colour next to a barricade, covered colour, place beside")
/* Translators: zombiez/ruling.covered-neighbours */
C_("rules", "To its neighbours a covered card has neither value nor colour: anything may lie beside it as far as colours go, and values are compared with the next zombie behind it. A group that plays it otherwise lets the move through as a house rule.")
/* Translators: zombiez/ruling.covered-copy */
C_("rules", "A covered action still counts")
/* Translators: zombiez/ruling.covered-copy: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "covered axe, copy under a barricade, second copy, hidden action")
/* Translators: zombiez/ruling.covered-copy */
C_("rules", "Value and colour are what goes away beneath a Barricade; of anything else nothing is said. So a covered Axe is still the Axe of its row, and a second one has no place there. A house rule lets covered actions not count.")
/* Translators: zombiez/ruling.barricade-any */
C_("rules", "Any card can be covered")
/* Translators: zombiez/ruling.barricade-any: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cover an action, cover in the middle, which card can be covered, last card, barricade on an action, barricade on an axe")
/* Translators: zombiez/ruling.barricade-any */
C_("rules", "A Barricade may cover a zombie or an action, at an end or in the middle, in any row. As long as a card lies on the table, it has a place. A house rule lets it cover zombies only.")
/* Translators: zombiez/ruling.barricade-on-barricade */
C_("rules", "A Barricade on a Barricade")
/* Translators: zombiez/ruling.barricade-on-barricade: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "two on one card, stack, pile, cover again, barricade on a barricade")
/* Translators: zombiez/ruling.barricade-on-barricade */
C_("rules", "A Barricade that lies on the table is a card like any other and may be covered again. All Barricades of such a pile are discarded together. A house rule allows no Barricade on another.")
/* Translators: zombiez/ruling.barricade-alone */
C_("rules", "A Barricade and an empty table")
/* Translators: zombiez/ruling.barricade-alone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "no card to cover, first card a barricade, empty table")
/* Translators: zombiez/ruling.barricade-alone */
C_("rules", "With no card on the table a Barricade has no place: it is discarded and the turn ends without a reward, as for any other card. A house rule puts it aside instead, and the player draws again.")
/* Translators: zombiez/ruling.barricade-colour */
C_("rules", "The colour of a Barricade")
/* Translators: zombiez/ruling.barricade-colour: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "does a barricade have a colour, colour of the barricade")
/* Translators: zombiez/ruling.barricade-colour */
C_("rules", "No colour is mentioned, so a Barricade has none, and anything may lie beside it. Where an owner enters one, it counts as the colour of that place: it must differ from the neighbours’. The group may rule otherwise.")
/* Translators: zombiez/ruling.barricade-others */
C_("rules", "The others take covered cards too")
/* Translators: zombiez/ruling.barricade-others: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "take a covered card, take only the barricade, forced barricade")
/* Translators: zombiez/ruling.barricade-others */
C_("rules", "What is said of rewards goes for the cards that the others take: they get the covered card, and the Barricade is discarded. The Barricade alone cannot be taken. The group may rule otherwise.")
/* Translators: zombiez/ruling.must-take */
C_("rules", "A reward cannot be declined")
/* Translators: zombiez/ruling.must-take: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "refuse, decline, no row, unwanted row, skip the reward")
/* Translators: zombiez/ruling.must-take */
C_("rules", "Who stops takes a row, all of it, even where an Axe makes it a bad bargain. A house rule lets a reward be declined.")
/* Translators: zombiez/ruling.forced-actions */
C_("rules", "Actions taken by force")
/* Translators: zombiez/ruling.forced-actions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "forced action, must I play it, take an axe, action from the end")
/* Translators: zombiez/ruling.forced-actions */
C_("rules", "Who takes an action card because nothing better is left has to play it at once like any other, before the next player takes a card. The example of the Axe in the book shows it. A house rule lets such actions do nothing.")
/* Translators: zombiez/ruling.single-card */
C_("rules", "A row of one card")
/* Translators: zombiez/ruling.single-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "one card, both ends, left and right")
/* Translators: zombiez/ruling.single-card */
C_("rules", "The only card of a row is both its ends and can be taken. The group may rule otherwise.")
/* Translators: zombiez/ruling.action-order */
C_("rules", "Several actions in one row")
/* Translators: zombiez/ruling.action-order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "order of actions, which action first, two actions, axe and net, which action do I resolve first")
/* Translators: zombiez/ruling.action-order */
C_("rules", "Who gains several actions with a row plays them in any order, all before the zombies of the row are sorted. The group may rule otherwise.")
/* Translators: zombiez/ruling.axe-before-reward */
C_("rules", "The Axe and the cards just gained")
/* Translators: zombiez/ruling.axe-before-reward: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "axe own reward, which card may I discard, new cards")
/* Translators: zombiez/ruling.axe-before-reward */
C_("rules", "The zombies of the row are not in the collection yet while its actions are played. So an Axe of the same row cannot take one of them, and it takes nothing from an empty collection. A house rule puts the zombies into the collection first, within reach of the Axe.")
/* Translators: zombiez/ruling.no-aim */
C_("rules", "Axe or Net without a card to take")
/* Translators: zombiez/ruling.no-aim: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "empty collection, no target, nothing to steal, fizzle")
/* Translators: zombiez/ruling.no-aim */
C_("rules", "With nothing to take, the Axe and the Net are discarded without effect, as a Shotgun is for those who have no such card. Where there is something, they have to be played. A house rule leaves it to the player whether an action is played.")
/* Translators: zombiez/ruling.shotgun-one */
C_("rules", "How much a Shotgun takes")
/* Translators: zombiez/ruling.shotgun-one: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many cards, all cards of that value, shotgun amount")
/* Translators: zombiez/ruling.shotgun-one */
C_("rules", "Everybody hit discards one card of the number, not all of them. A house rule takes all of them.")
/* Translators: zombiez/ruling.shotgun-choice */
C_("rules", "Which card of the value")
/* Translators: zombiez/ruling.shotgun-choice: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "colour of the discarded card, choose, which card")
/* Translators: zombiez/ruling.shotgun-choice */
C_("rules", "Who has several cards of the number chooses among them. It matters only for what is in the deck later; unless the colour is said, the app takes the first. The group may rule otherwise.")
/* Translators: zombiez/ruling.sets-when */
C_("rules", "When a set can be made")
/* Translators: zombiez/ruling.sets-when: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "any time, other player’s turn, after obtaining, once, several sets")
/* Translators: zombiez/ruling.sets-when */
C_("rules", "The book’s time for it is any moment once a card was gained. We read it as whenever you hold the cards, however they came, by a reward, from an end or by a Net, in anybody’s turn, also several sets, also after the last turn before the points are counted. The group may rule otherwise.")
/* Translators: zombiez/ruling.sets-and-actions */
C_("rules", "No set while an action waits")
/* Translators: zombiez/ruling.sets-and-actions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "save cards from an axe, dodge, protect from a net, respond")
/* Translators: zombiez/ruling.sets-and-actions */
C_("rules", "An action is played immediately. So nobody makes a horde set between the gaining and the playing of an action card to bring cards out of its reach. A house rule allows it.")
/* Translators: zombiez/ruling.shuffle-at-once */
C_("rules", "When the discards are shuffled")
/* Translators: zombiez/ruling.shuffle-at-once: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reshuffle when, last card drawn, bust after reshuffle")
/* Translators: zombiez/ruling.shuffle-at-once */
C_("rules", "As soon as the last card is drawn and before it is placed. Should that card find no place, it goes to the new discards. A house rule shuffles only when the next card is to be drawn, with that card among the discards.")
/* Translators: zombiez/ruling.no-discards */
C_("rules", "No discards to shuffle")
/* Translators: zombiez/ruling.no-discards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "empty discard pile, nothing to reshuffle")
/* Translators: zombiez/ruling.no-discards */
C_("rules", "Should the discards be empty when the deck has to be made anew, there is nothing to be drawn any more and the turn is the last one. The group may rule otherwise.")
/* Translators: zombiez/ruling.last-card */
C_("rules", "The last card of the game")
/* Translators: zombiez/ruling.last-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "last card, place the last card, bust with the last card")
/* Translators: zombiez/ruling.last-card */
C_("rules", "The last card is placed like any other. If it finds no place, its player gets nothing, and the others still take their cards. The group may rule otherwise.")
/* Translators: zombiez/ruling.ties */
C_("rules", "A tie")
/* Translators: zombiez/ruling.ties: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tie, tied, draw, same points, shared victory")
/* Translators: zombiez/ruling.ties */
C_("rules", "Nothing is said of a tie. Whoever has the most points shares the victory. A house rule gives it to whoever of them has more horde sets.")
/* Translators: zombiez/ruling.three-colours */
C_("rules", "How many colours")
/* Translators: zombiez/ruling.three-colours: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "number of colours, three, how many colours")
/* Translators: zombiez/ruling.three-colours */
C_("rules", "The book shows colours without a number, so nothing is assumed: before the first card the app asks which colours your cards have, two to six of them, and keeps that for every later game.")
