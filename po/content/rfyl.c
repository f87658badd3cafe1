/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of data/games/rfyl. Made by po/hk-content-texts.py and never compiled: change the content, not this. */
/* Translators: rfyl/determination */
C_("pack-schema", "Determination Card")
/* Translators: rfyl/determination */
C_("pack-schema", "Determination Cards")
/* Translators: rfyl/determination */
C_("pack-schema", "One entry for each value that the deck has. Type the value and how many cards of it there are; the box does not say how many cards the deck holds.")
/* Translators: rfyl/value */
C_("pack-schema", "Value")
/* Translators: rfyl/copies */
C_("pack-schema", "Copies")
/* Translators: rfyl/blood */
C_("pack-schema", "Blood Card")
/* Translators: rfyl/blood */
C_("pack-schema", "Blood Cards")
/* Translators: rfyl/blood */
C_("pack-schema", "One entry for each different card. Give it a short name that does not tell the result, such as A or B, then the blood drops it starts with, whether it says infected, and how many cards are like it. While a game goes on, only the player who holds a card sees what it says.")
/* Translators: rfyl/id */
C_("pack-schema", "Name")
/* Translators: rfyl/drops */
C_("pack-schema", "Blood drops at the start")
/* Translators: rfyl/infected */
C_("pack-schema", "Infected (1 yes, 0 no)")
/* Translators: rfyl/event */
C_("pack-schema", "Event Card")
/* Translators: rfyl/event */
C_("pack-schema", "Event Cards")
/* Translators: rfyl/event */
C_("pack-schema", "One entry for each different card. Write the icons with commas between them: bullets, melee, item, ability, movement, add-zombies, encounter, blood, death. Bullets are above zero when they are gained and below zero when they are lost or can be spent to prevent the rest. Leave empty what the card does not have, and say the rest in your own words.")
/* Translators: rfyl/icons */
C_("pack-schema", "Icons")
/* Translators: rfyl/bullets */
C_("pack-schema", "Bullets")
/* Translators: rfyl/zombies */
C_("pack-schema", "Zombies added or met")
/* Translators: rfyl/blood */
C_("pack-schema", "Blood cards to draw")
/* Translators: rfyl/move */
C_("pack-schema", "Spaces moved; below zero away from the victory space")
/* Translators: rfyl/skips */
C_("pack-schema", "Movements missed")
/* Translators: rfyl/everybody */
C_("pack-schema", "Affects everybody on the space (1 yes, 0 no)")
/* Translators: rfyl/uses */
C_("pack-schema", "Uses of a weapon or item; −1 as often as one likes")
/* Translators: rfyl/bonus */
C_("pack-schema", "Bonus of a weapon in combat")
/* Translators: rfyl/kills */
C_("pack-schema", "Zombies that a won fight with the weapon kills")
/* Translators: rfyl/text */
C_("pack-schema", "What else it does")
/* Translators: rfyl/setup */
C_("phases", "Setup")
/* Translators: rfyl/setup */
C_("phases", "Shuffle the decks, agree on the goal and hand out the bullets.")
/* Translators: rfyl/setup-agreements */
C_("phases", "Agree on the game")
/* Translators: rfyl/setup-agreements */
C_("phases", "The farther the goal and the fewer the bullets, the harder.")
/* Translators: rfyl/setup-agreements */
C_("phases", "Also whether hidden Blood cards are allowed at the goal.")
/* Translators: rfyl/setup-agreements */
C_("phases", "Heroic conditions are for Advanced and Expert players.")
/* Translators: rfyl/setup-decks */
C_("phases", "Shuffle the three decks")
/* Translators: rfyl/setup-decks */
C_("phases", "Discards lie face up beside their deck.")
/* Translators: rfyl/setup-tokens */
C_("phases", "Place the player tokens and the victory token")
/* Translators: rfyl/setup-tokens */
C_("phases", "Everybody on the starting space.")
/* Translators: rfyl/setup-tokens */
C_("phases", "The victory token where you agreed.")
/* Translators: rfyl/setup-bullets */
C_("phases", "Hand out the bullets")
/* Translators: rfyl/setup-bullets */
C_("phases", "As many for each as you agreed.")
/* Translators: rfyl/countdown */
C_("phases", "Infection countdown")
/* Translators: rfyl/countdown */
C_("phases", "Every Blood card loses a drop; those at 0 are turned up.")
/* Translators: rfyl/countdown-tick */
C_("phases", "Turn each Blood card by one drop")
/* Translators: rfyl/countdown-tick */
C_("phases", "Clockwise, and without looking at the face.")
/* Translators: rfyl/countdown-reveal */
C_("phases", "Turn up the cards at 0")
/* Translators: rfyl/countdown-reveal */
C_("phases", "The infected are zombie players from this turn on.")
/* Translators: rfyl/countdown-reveal */
C_("phases", "Their bullets and items stay on the space.")
/* Translators: rfyl/movement */
C_("phases", "Human movement")
/* Translators: rfyl/movement */
C_("phases", "Every human draws a card and moves up to so many spaces.")
/* Translators: rfyl/movement-draw */
C_("phases", "Draw the movement cards")
/* Translators: rfyl/movement-draw */
C_("phases", "Keep the card until the turn is over.")
/* Translators: rfyl/movement-ties */
C_("phases", "Break ties in speed")
/* Translators: rfyl/movement-ties */
C_("phases", "Keep the first card and the last tiebreaker.")
/* Translators: rfyl/movement-move */
C_("phases", "Move")
/* Translators: rfyl/movement-move */
C_("phases", "Zombies stop you unless they are killed.")
/* Translators: rfyl/movement-move */
C_("phases", "A bullet kills a zombie in passing.")
/* Translators: rfyl/movement-move */
C_("phases", "Take one thing in passing; stop to take everything.")
/* Translators: rfyl/movement-move */
C_("phases", "Strategic: nobody gets farther than the slower player who cleared the way.")
/* Translators: rfyl/events */
C_("phases", "Events")
/* Translators: rfyl/events */
C_("phases", "One Event card for each occupied space, the closest to the goal first.")
/* Translators: rfyl/event-draw */
C_("phases", "The slowest on each space draws")
/* Translators: rfyl/event-draw */
C_("phases", "Closest to the victory space first.")
/* Translators: rfyl/event-draw */
C_("phases", "Anybody on the space may pay the bullets that ward it off.")
/* Translators: rfyl/event-draw */
C_("phases", "It concerns whoever drew it, unless it says otherwise.")
/* Translators: rfyl/event-draw */
C_("phases", "An encounter is fought now.")
/* Translators: rfyl/zombies */
C_("phases", "Zombie movement")
/* Translators: rfyl/zombies */
C_("phases", "The others move by one card, zombie players by their own.")
/* Translators: rfyl/zombies-move */
C_("phases", "Draw one card and move the non-player zombies")
/* Translators: rfyl/zombies-move */
C_("phases", "Each towards the closest human, forward or back.")
/* Translators: rfyl/zombies-move */
C_("phases", "Equally far: the human closer to the goal.")
/* Translators: rfyl/zombies-move */
C_("phases", "They stop at humans and do not pass each other.")
/* Translators: rfyl/zombies-player */
C_("phases", "Zombie players draw and move")
/* Translators: rfyl/zombies-player */
C_("phases", "They go where they like and may stop early.")
/* Translators: rfyl/zombies-player */
C_("phases", "A horde goes along with its leader.")
/* Translators: rfyl/zombies-player */
C_("phases", "Passing a slower zombie costs the horde.")
/* Translators: rfyl/combat */
C_("phases", "Combat")
/* Translators: rfyl/combat */
C_("phases", "Humans and zombies on one space fight.")
/* Translators: rfyl/combat-fight */
C_("phases", "Fight")
/* Translators: rfyl/combat-fight */
C_("phases", "Lead zombie against the slowest; those left over start again there.")
/* Translators: rfyl/combat-fight */
C_("phases", "One bullet a zombie, before or after melee.")
/* Translators: rfyl/combat-fight */
C_("phases", "Name the weapons, then the human draws first.")
/* Translators: rfyl/combat-fight */
C_("phases", "If the zombie is higher: a Blood card, face down.")
/* Translators: rfyl/combat-fight */
C_("phases", "Without a weapon a win only gets you away.")
/* Translators: rfyl/end */
C_("phases", "End of the game")
/* Translators: rfyl/end */
C_("phases", "See whether somebody has won.")
/* Translators: rfyl/end-check */
C_("phases", "Check the victory condition")
/* Translators: rfyl/end-check */
C_("phases", "All turned: the one who lived longest wins.")
/* Translators: rfyl/end-check */
C_("phases", "Hidden Blood cards may have to be turned up first.")
/* Translators: rfyl: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "RFYL rulebook")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "ammo, ammunition, bullets")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "gun, bullets, shoot")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "shoot, shot, ranged")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "infected, zombified, turned")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "stuff, things, items, possessions")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "give, trade, hand over, exchange")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "run, walk, move, movement")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "past, pass, passing")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "safe zone, goal, victory space")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "far, distance")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "fight, combat, melee")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "break, worn out, used up, broken")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "friend, other players")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "chase, pursue, pursuit, follow")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "die, death, dead, died")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "without weapons, unarmed")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "stay, stand still")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "dice, determination card")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "begin, start, first")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "blood drops, drops, countdown")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "hidden, face down, unrevealed")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "control, horde, lead")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "tie, tied, equal, same number")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "stop, prevent, ward off, cancel")
/* Translators: rfyl: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "respawn, come back")
/* Translators: rfyl/overview.goal */
C_("rules", "What the game is about")
/* Translators: rfyl/overview.goal: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Goal of the game")
/* Translators: rfyl/overview.goal: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "goal, aim, object, purpose, stay alive, survive, safe zone, escape, run")
/* Translators: rfyl/overview.goal: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Run from the start to the safe zone, which is the [[term.victory-space]], and stay alive and human on the way. Who is there wins if whatever else was [[agreement.victory|agreed]] is fulfilled as well. Having fun is part of the goal.")
/* Translators: rfyl/overview.players */
C_("rules", "Number of players")
/* Translators: rfyl/overview.players: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Setup")
/* Translators: rfyl/overview.players: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many players, player count, eight, maximum, up to 8, solo, alone")
/* Translators: rfyl/overview.players: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The box holds [[component.player-token|eight player tokens]], so up to eight people can play. A smallest number is not printed.")
/* Translators: rfyl/overview.levels */
C_("rules", "Simple, Intermediate, Advanced and Expert")
/* Translators: rfyl/overview.levels: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Human movement")
/* Translators: rfyl/overview.levels: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "difficulty, level, beginner, experienced, four levels, skill level, variants, simple, intermediate, advanced, expert")
/* Translators: rfyl/overview.levels: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The game speaks of four levels. Simple and Intermediate use [[movement.structured|structured movement]], Advanced and Expert use [[movement.strategic|strategic movement]]; [[agreement.heroic|heroic conditions]] are meant for the upper two. What else sets the two levels of a pair apart is not said: [[ruling.levels]].")
/* Translators: rfyl/determination.use */
C_("rules", "Determination cards")
/* Translators: rfyl/determination.use: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Determination Cards")
/* Translators: rfyl/determination.use: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "determination deck, number cards, speed card, draw, dice, random, value")
/* Translators: rfyl/determination.use: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A Determination card is a number. It says how far somebody [[movement.draw|moves]], how many of something there are, and who is higher in a dispute or a [[combat.melee|fight]].")
/* Translators: rfyl/determination.ties */
C_("rules", "Ties are drawn again")
/* Translators: rfyl/determination.ties: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tie, tied, equal, same number, same card, draw again, tie-break, tiebreaker, dispute, high-low, high low")
/* Translators: rfyl/determination.ties */
C_("rules", "Whenever cards are compared and come out equal, everybody in the tie draws one more Determination card. That is repeated until the tie is gone.")
/* Translators: rfyl/determination.amounts */
C_("rules", "Amounts by Determination card")
/* Translators: rfyl/determination.amounts: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "amount, how much, quantity, number of items, items in the game")
/* Translators: rfyl/determination.amounts */
C_("rules", "Where the game asks for an amount of something without a number, a Determination card gives it.")
/* Translators: rfyl/determination.reshuffle */
C_("rules", "The Determination deck is used up")
/* Translators: rfyl/determination.reshuffle: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reshuffle, shuffle again, deck empty, run out of cards, no cards left, discard pile, deck runs out, out of cards")
/* Translators: rfyl/determination.reshuffle */
C_("rules", "Long or complicated games go through the Determination deck more than once: shuffle its discards and go on with them.")
/* Translators: rfyl/event.cards */
C_("rules", "Event cards")
/* Translators: rfyl/event.cards: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Event Cards")
/* Translators: rfyl/event.cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "event deck, event, encounter, what happens, story")
/* Translators: rfyl/event.cards: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Event cards tell what befalls a player, or the players together on a space. They are drawn in the [[event.phase|event phase]], which follows the movement of the humans.")
/* Translators: rfyl/blood.cards */
C_("rules", "Blood cards")
/* Translators: rfyl/blood.cards: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Blood Cards")
/* Translators: rfyl/blood.cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "blood deck, infection, infected, clean, bite, bitten, virus")
/* Translators: rfyl/blood.cards: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A Blood card says whether contact with a zombie has infected you. It does not say so at once: it is [[blood.face-down|drawn face down]] and [[countdown.tick|counted down]] turn by turn.")
/* Translators: rfyl/blood.face-down */
C_("rules", "Blood cards are drawn face down")
/* Translators: rfyl/blood.face-down: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "secret, hidden, peek, look, unseen, may I look at my blood card, look at my card, face down")
/* Translators: rfyl/blood.face-down: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A Blood card is always drawn face down. What it says stays hidden until its [[countdown.reveal|countdown is over]].")
/* Translators: rfyl/blood.draw */
C_("rules", "When you draw a Blood card")
/* Translators: rfyl/blood.draw: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "draw blood, when do I draw a blood card, infected by, lose a fight, bitten, scratch, contact, when am I infected")
/* Translators: rfyl/blood.draw: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "You draw one for every [[combat.blood|fight in which the zombie’s card was higher]], also in an [[event.combat|encounter]] and in the [[combat.unarmed|fight of the unarmed]], and whenever an Event card shows the [[icon.blood|icon for it]].")
/* Translators: rfyl/term.victory-space */
C_("rules", "Victory space")
/* Translators: rfyl/term.victory-space: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Distance")
/* Translators: rfyl/term.victory-space: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "safe zone, goal, finish, finish line, destination, end of the track, victory token")
/* Translators: rfyl/term.victory-space: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The space on which the [[component.victory-token]] lies. It is the safe zone that everybody runs to, and distances on the track are counted from it.")
/* Translators: rfyl/term.human */
C_("rules", "Human")
/* Translators: rfyl/term.human: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "human player, survivor, alive, living, not infected, still alive")
/* Translators: rfyl/term.human: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A player who has not been turned. Humans move in the [[movement.phase|movement phase]], draw [[event.draw|Event cards]], and are hunted.")
/* Translators: rfyl/term.non-player-zombie */
C_("rules", "Non-player zombie")
/* Translators: rfyl/term.non-player-zombie: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Zombie movement")
/* Translators: rfyl/term.non-player-zombie: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "npc, npz, zombie token, lone zombie, zombie group, generic zombie, normal zombie, zombies nobody leads")
/* Translators: rfyl/term.non-player-zombie: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A zombie, or a group of them on one space, that no zombie player controls. All of these share [[zombies.one-card|one movement card]] and chase [[zombies.pursuit|whoever is closest]].")
/* Translators: rfyl/term.zombie-player */
C_("rules", "Zombie player")
/* Translators: rfyl/term.zombie-player: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Infection countdown")
/* Translators: rfyl/term.zombie-player: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "player zombie, turned player, become a zombie, play as zombie, zombified, infected player")
/* Translators: rfyl/term.zombie-player: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A player who was [[countdown.zombify|infected]] or [[icon.death|died in an event]] and plays on as a zombie. Zombie players draw [[zombies.player-card|their own movement cards]], choose whom they chase and can lead a [[term.horde]].")
/* Translators: rfyl/term.horde */
C_("rules", "Horde")
/* Translators: rfyl/term.horde: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "group of zombies, swarm, pack, lead zombies, control zombies, follow")
/* Translators: rfyl/term.horde: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A zombie player together with the zombies that they have [[zombies.take-control|taken control of]]. The horde moves with its leader.")
/* Translators: rfyl/term.speed */
C_("rules", "Speed")
/* Translators: rfyl/term.speed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fast, fastest, slow, slowest, faster, slower, who is slower, speed order")
/* Translators: rfyl/term.speed: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "How fast you are in a turn is the Determination card you drew for your movement, not how far you really went. Of two players with the same card the last [[movement.ties|tiebreaker]] tells. Speed decides who [[event.draw|draws the Event card]], whom [[zombies.engagement|zombies fight first]], who [[countdown.pick-up-all|gets what lies on a space]] and, in [[movement.strategic|strategic movement]], who may shoot first.")
/* Translators: rfyl/bullet.use */
C_("rules", "Bullets")
/* Translators: rfyl/bullet.use: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Bullets")
/* Translators: rfyl/bullet.use: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ammo, ammunition, bullet tokens, octagon, gun, shots, black, grey, deluxe")
/* Translators: rfyl/bullet.use: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Bullets are the black eight-sided tokens, grey ones in the Deluxe Edition. A bullet [[bullet.kill|kills a zombie]] without a card being drawn, or it [[bullet.prevent|wards off an event]]. How many you begin with is [[agreement.ammo|agreed before the game]].")
/* Translators: rfyl/bullet.kill */
C_("rules", "One bullet kills one zombie")
/* Translators: rfyl/bullet.kill: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shoot, shooting, kill a zombie, how many bullets, gun, headshot, automatic, how do I kill a zombie")
/* Translators: rfyl/bullet.kill */
C_("rules", "Whoever has a bullet can spend it and the zombie is dead; nothing is drawn for it. One is enough for one zombie unless a card or another effect asks for more.")
/* Translators: rfyl/bullet.when */
C_("rules", "Before or after melee")
/* Translators: rfyl/bullet.when: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "when can I shoot, timing, before combat, after combat, shoot after losing, after melee")
/* Translators: rfyl/bullet.when: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "In combat you may shoot the zombie before the melee or after it. A shot afterwards does not take back the [[combat.shot-after|Blood card]] of a melee that went badly.")
/* Translators: rfyl/bullet.passing */
C_("rules", "Shooting your way through")
/* Translators: rfyl/bullet.passing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shoot while moving, in passing, zombie in the way, blocked, path, continue moving, clear the path, move through zombies")
/* Translators: rfyl/bullet.passing */
C_("rules", "A zombie in your way need not stop you in the movement phase: go onto its space, spend a bullet to kill it, and walk on with what is left of your movement.")
/* Translators: rfyl/bullet.prevent */
C_("rules", "Bullets against an event")
/* Translators: rfyl/bullet.prevent: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "negative number, bullet icon, minus, prevent, cancel, negate, avoid, pay bullets, ward off, bottom of the card, spend bullets, stop an event")
/* Translators: rfyl/bullet.prevent */
C_("rules", "An Event card with the bullet icon and a negative number at its foot can be warded off: spend so many bullets and its effects do not happen.")
/* Translators: rfyl/bullet.share */
C_("rules", "Who pays the bullets")
/* Translators: rfyl/bullet.share: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "share, together, help, pool, pay for a friend, split the cost, teammate, same space, who may pay, use bullets together, bullets of two players")
/* Translators: rfyl/bullet.share */
C_("rules", "The bullets that ward off an event may come from whoever drew it, from any other player on that space, or from several of them together in any shares.")
/* Translators: rfyl/setup.decks */
C_("rules", "Shuffle the decks")
/* Translators: rfyl/setup.decks: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shuffle, three decks, determination, event, blood, discard, face up, prepare")
/* Translators: rfyl/setup.decks */
C_("rules", "Shuffle the Determination, Event and Blood cards apart from each other. Discards of each deck can lie face up beside it.")
/* Translators: rfyl/setup.tokens */
C_("rules", "Take your tokens")
/* Translators: rfyl/setup.tokens: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "colour, color, player token, figure, pawn, start, starting space, where do I start, begin")
/* Translators: rfyl/setup.tokens */
C_("rules", "Everybody picks one of the coloured player tokens and puts it on the starting space.")
/* Translators: rfyl/setup.begin */
C_("rules", "When the game begins")
/* Translators: rfyl/setup.begin: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "start the game, ready, first turn, after setup")
/* Translators: rfyl/setup.begin: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The first turn starts as soon as the players have settled all [[agreement.overview|agreements]].")
/* Translators: rfyl/setup.victory-token */
C_("rules", "Place the victory token")
/* Translators: rfyl/setup.victory-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "goal, finish, marker, victory space, safe zone token")
/* Translators: rfyl/setup.victory-token: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Put the victory token on the space that is to be the goal: see [[agreement.distance]].")
/* Translators: rfyl/agreement.overview */
C_("rules", "Agree before the first turn")
/* Translators: rfyl/agreement.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Before the first turn")
/* Translators: rfyl/agreement.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "agreements, decide, options, house rules, before the game, prerequisites, what do we have to decide, game options")
/* Translators: rfyl/agreement.overview: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Settle these before anybody moves: the [[agreement.distance|distance]], what has to be done to [[agreement.victory|win]], the [[agreement.ammo|bullets at the start]], [[agreement.heroic|heroic conditions]] and the [[agreement.draw-order|draw order]]. What the book offers for them are examples to start from.")
/* Translators: rfyl/agreement.who-decides */
C_("rules", "If the players do not agree")
/* Translators: rfyl/agreement.who-decides: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "owner, dictate, quarrel, argue, disagreement, who decides, host, arbiter")
/* Translators: rfyl/agreement.who-decides */
C_("rules", "Better that everybody agrees. If it has to be, the owner of the game sets the rules.")
/* Translators: rfyl/agreement.distance */
C_("rules", "Distance to the goal")
/* Translators: rfyl/agreement.distance: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how far, length, spaces, track, short game, long game, difficulty, harder, easier, game length, how far is the goal, how far is the safe zone")
/* Translators: rfyl/agreement.distance */
C_("rules", "Choose how far away the goal is and place the victory token there. The farther, the harder. No number is printed.")
/* Translators: rfyl/agreement.victory */
C_("rules", "Choosing the victory condition")
/* Translators: rfyl/agreement.victory: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Victory Conditions")
/* Translators: rfyl/agreement.victory: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "first player, group of three, size of the group, first out, safe zone, what does it take to win, win condition, victory conditions, more complex")
/* Translators: rfyl/agreement.victory: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Choose what wins: for example being the first player out, or belonging to the first group of three in the safe zone. As the group gets used to the game, the condition can get more complicated. Also choose whether [[agreement.unrevealed|hidden Blood cards]] are allowed at the end.")
/* Translators: rfyl/agreement.unrevealed */
C_("rules", "Hidden Blood cards at the goal")
/* Translators: rfyl/agreement.unrevealed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "unrevealed, certified, uninfected, clean, win while infected, reach the safe zone with a blood card, face-down card at the end")
/* Translators: rfyl/agreement.unrevealed */
C_("rules", "Choose whether somebody in the safe zone may still hold Blood cards that have not been revealed, or whether everybody must be proved free of infection.")
/* Translators: rfyl/agreement.ammo */
C_("rules", "Bullets at the start")
/* Translators: rfyl/agreement.ammo: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Starting Ammo")
/* Translators: rfyl/agreement.ammo: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "starting ammo, how many bullets do I start with, begin, ammunition, gun, starting bullets, difficulty, ammo at start")
/* Translators: rfyl/agreement.ammo */
C_("rules", "Choose how many bullets lie in everybody’s gun at the start and hand them out. Fewer make the game harder. No number is printed.")
/* Translators: rfyl/agreement.heroic */
C_("rules", "Heroic conditions")
/* Translators: rfyl/agreement.heroic: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Heroic Conditions")
/* Translators: rfyl/agreement.heroic: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hero, heroic, special conditions, variants, expert, advanced, change the rules")
/* Translators: rfyl/agreement.heroic */
C_("rules", "Choose whether anything else is to change how the game is normally played. The book means this for Advanced and Expert players.")
/* Translators: rfyl/agreement.draw-order */
C_("rules", "Draw order")
/* Translators: rfyl/agreement.draw-order: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Draw Order")
/* Translators: rfyl/agreement.draw-order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "who goes first, first player, starting player, who starts, clockwise, order of drawing, turn order, movement order")
/* Translators: rfyl/agreement.draw-order */
C_("rules", "Choose in which order movement and speed are drawn. Unless you choose otherwise, the owner of the game begins and the others draw clockwise; this Determination card is already the first movement of each.")
/* Translators: rfyl/agreement.who-first */
C_("rules", "A beginner by house rule")
/* Translators: rfyl/agreement.who-first: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "house rule, groan, zombie movie, horror film, starting player, first to groan, fun")
/* Translators: rfyl/agreement.who-first */
C_("rules", "House rules are welcome, for this above all: the last person who saw a zombie film could begin, or the first one to groan. The owner of the game beginning is only the standard.")
/* Translators: rfyl/agreement.house-rules */
C_("rules", "House rules")
/* Translators: rfyl/agreement.house-rules: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "change rules, own rules, variants, allowed, modify, optional")
/* Translators: rfyl/agreement.house-rules */
C_("rules", "The makers encourage house rules for many parts of the game.")
/* Translators: rfyl/turn.phases */
C_("rules", "The five phases of a turn")
/* Translators: rfyl/turn.phases: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "The turn")
/* Translators: rfyl/turn.phases: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "turn, sequence, order of play, phases, round, steps, summary, structure, what happens in a turn, how to play, overview")
/* Translators: rfyl/turn.phases: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A turn has five phases: [[countdown.phase|infection countdown]], [[movement.phase|human movement]], [[event.phase|events]], [[zombies.movement|zombie movement]] and [[combat.phase|combat]]. Then the next turn begins.")
/* Translators: rfyl/countdown.phase */
C_("rules", "Infection countdown")
/* Translators: rfyl/countdown.phase: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "first phase, blood drops, phase 1, infection phase, incubation")
/* Translators: rfyl/countdown.phase: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The first phase of a turn: every Blood card in front of a player [[countdown.tick|loses a drop]], and those at 0 are [[countdown.reveal|revealed]].")
/* Translators: rfyl/countdown.tick */
C_("rules", "Blood cards tick down")
/* Translators: rfyl/countdown.tick: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "rotate, turn the card, clockwise, drop, blood drop, tick, count down, countdown, quarter turn, blood drops, how does a blood card count down")
/* Translators: rfyl/countdown.tick */
C_("rules", "Everybody with a Blood card turns it clockwise, one blood drop further down.")
/* Translators: rfyl/countdown.reveal */
C_("rules", "A Blood card at 0 is revealed")
/* Translators: rfyl/countdown.reveal: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reveal, turn over, turn up, zero, infected or not, flip, bloodstain, text right side up, am I infected, when do I know, result, when do I find out")
/* Translators: rfyl/countdown.reveal */
C_("rules", "When the drops are down to 0, the bloodstain points at the holder and the writing stands upright for them. They turn the card over and everybody sees whether it means infection.")
/* Translators: rfyl/countdown.clean */
C_("rules", "Not infected")
/* Translators: rfyl/countdown.clean: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "clean, healthy, uninfected, discard blood card, survive, safe, negative result")
/* Translators: rfyl/countdown.clean */
C_("rules", "A revealed Blood card without infection has no effect; you go on as a human.")
/* Translators: rfyl/countdown.zombify */
C_("rules", "An infected player becomes a zombie player")
/* Translators: rfyl/countdown.zombify: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombify, turned, turn into a zombie, become a zombie, infected, what happens when I am infected, transform, am I out of the game, player elimination")
/* Translators: rfyl/countdown.zombify: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Infection turns you into a [[term.zombie-player]] at once. From that very turn on you act where the zombies do, in [[zombies.players|their movement]] and in [[combat.phase|combat]], no longer among the humans.")
/* Translators: rfyl/countdown.figure */
C_("rules", "Change the figure")
/* Translators: rfyl/countdown.figure: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "token, figure, replace, swap, zombie player figure, miniature")
/* Translators: rfyl/countdown.figure */
C_("rules", "Put the zombie player figure or token that belongs to your player token in its place on the track.")
/* Translators: rfyl/countdown.left-behind */
C_("rules", "A turned player drops everything")
/* Translators: rfyl/countdown.left-behind: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "drop, items, bullets, inventory, loot, lose items, left behind, what happens to my items, stuff, belongings, my things when I turn into a zombie")
/* Translators: rfyl/countdown.left-behind: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "All bullets and items of a player who turns stay on the space where it happened. Put them aside and let a bullet token mark the space; they are there for [[countdown.pick-up|others to take]].")
/* Translators: rfyl/countdown.pick-up */
C_("rules", "Picking up one thing in passing")
/* Translators: rfyl/countdown.pick-up: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pick up, take, loot, passing, one item, one bullet, walk over, collect, run past")
/* Translators: rfyl/countdown.pick-up */
C_("rules", "Whoever passes over a space where things were left may take one of them along: one item or one bullet.")
/* Translators: rfyl/countdown.pick-up-all */
C_("rules", "Picking up everything")
/* Translators: rfyl/countdown.pick-up-all: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pick up, take all, loot, end movement, stop on the space, collect, fastest, who gets the items, several players")
/* Translators: rfyl/countdown.pick-up-all */
C_("rules", "All that lies on a space goes to a player who ends their turn there. If several do, the fastest of them has it.")
/* Translators: rfyl/countdown.pick-up-blocked */
C_("rules", "No taking past somebody who stops")
/* Translators: rfyl/countdown.pick-up-blocked: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pick up, passing, blocked, somebody stops there, take items, snatch")
/* Translators: rfyl/countdown.pick-up-blocked */
C_("rules", "Once somebody ends their movement where things lie, nobody else can take any of them in passing.")
/* Translators: rfyl/movement.phase */
C_("rules", "Human movement")
/* Translators: rfyl/movement.phase: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "second phase, phase 2, move, walking, running, movement phase")
/* Translators: rfyl/movement.phase: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The second phase: all [[term.human|humans]] draw and move. Zombie players wait for the [[zombies.movement|zombie movement]].")
/* Translators: rfyl/movement.draw */
C_("rules", "Draw a movement card")
/* Translators: rfyl/movement.draw: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "draw, movement card, speed card, determination card, each turn, every player draws, when do I draw")
/* Translators: rfyl/movement.draw: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Each turn every human draws a Determination card. It tells [[movement.distance|how far they may move]] and [[term.speed|how fast they are]].")
/* Translators: rfyl/movement.distance */
C_("rules", "How far you move")
/* Translators: rfyl/movement.distance: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how far can I move, how far, spaces, number of spaces, move less, stop early, stay, must I move, distance, up to")
/* Translators: rfyl/movement.distance */
C_("rules", "You move up to as many spaces as your card says. It is a limit: you may stop earlier.")
/* Translators: rfyl/movement.order */
C_("rules", "Who moves first")
/* Translators: rfyl/movement.order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "order of moving, turn order, clockwise, fastest first, my turn to move, who moves, sequence, movement order")
/* Translators: rfyl/movement.order: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The movement cards are drawn in the [[agreement.draw-order|order agreed on]], clockwise from the owner of the game if nothing else was. At the lower two levels players [[movement.structured|move one after another]]; at the upper two [[movement.strategic|speed]] tells who decides first.")
/* Translators: rfyl/movement.direction */
C_("rules", "Moving in any direction")
/* Translators: rfyl/movement.direction: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "back, backwards, forward, direction, turn round, retreat, go back, reverse")
/* Translators: rfyl/movement.direction */
C_("rules", "You may move towards the goal or away from it.")
/* Translators: rfyl/movement.passing */
C_("rules", "Passing other players")
/* Translators: rfyl/movement.passing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "overtake, pass, human in the way, share a space, same space, two players on one space, players block, walk past another player, past other players")
/* Translators: rfyl/movement.passing */
C_("rules", "Humans do not block each other: you may run past other players.")
/* Translators: rfyl/movement.blocked */
C_("rules", "Zombies block the way")
/* Translators: rfyl/movement.blocked: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie in the way, can I move past a zombie, pass zombies, run past, blocked, stop, path, obstacle, through, leave a zombie, run past a zombie")
/* Translators: rfyl/movement.blocked: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "However high your card is, you may not go beyond a space with zombies unless they are killed. With [[bullet.passing|bullets]] you can do that on the way; otherwise your movement ends on their space at the latest.")
/* Translators: rfyl/movement.several-zombies */
C_("rules", "Several zombies in the way")
/* Translators: rfyl/movement.several-zombies: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "group, many zombies, two zombies, horde, bullets needed, kill all")
/* Translators: rfyl/movement.several-zombies: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "To get past a space every zombie on it has to be dead, so each of them costs its [[bullet.kill|bullet]].")
/* Translators: rfyl/movement.keep-card */
C_("rules", "Keep the movement card")
/* Translators: rfyl/movement.keep-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "keep, hold, determination card, speed, until the end of the turn, discard, when do I discard")
/* Translators: rfyl/movement.keep-card: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Keep your Determination card in front of you until the turn is over, for other things of the turn go by your [[term.speed|speed]].")
/* Translators: rfyl/movement.ties */
C_("rules", "Equal speed")
/* Translators: rfyl/movement.ties: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tie, same speed, tied, tiebreaker, equal cards, draw again, same number, additional card")
/* Translators: rfyl/movement.ties */
C_("rules", "Players with equal movement cards draw further ones until they differ. For speed, keep the first card and the last tiebreaker; movement still goes by the first.")
/* Translators: rfyl/movement.structured */
C_("rules", "Structured movement")
/* Translators: rfyl/movement.structured: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "simple, intermediate, one after another, turn by turn, beginners, order, structured")
/* Translators: rfyl/movement.structured */
C_("rules", "At the Simple and Intermediate levels the players move one by one. Each decides about shooting zombies during their own movement before the next player goes.")
/* Translators: rfyl/movement.strategic */
C_("rules", "Strategic movement")
/* Translators: rfyl/movement.strategic: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "advanced, expert, simultaneous, at the same time, fastest decides, speed order, strategic, shoot first")
/* Translators: rfyl/movement.strategic: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "At the Advanced and Expert levels everybody moves at the same time, and speed tells who decides first. The fastest player at a space with zombies chooses whether to kill them, if they can. If they do not, they get no farther this turn, unless [[movement.cleared|somebody slower kills them]].")
/* Translators: rfyl/movement.cleared */
C_("rules", "Passing what a slower player cleared")
/* Translators: rfyl/movement.cleared: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "slower player, clears the space, kills the zombie, follow, wait, overtake, final distance, advanced, expert, faster player")
/* Translators: rfyl/movement.cleared */
C_("rules", "When a slower player kills the zombies, faster ones who were stopped there may still pass the cleared space in the same turn. But nobody among them gets farther than the space where the slower player who cleared it ends, whatever their own card allows.")
/* Translators: rfyl/event.phase */
C_("rules", "Events")
/* Translators: rfyl/event.phase: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Events")
/* Translators: rfyl/event.phase: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "third phase, phase 3, event phase, draw events")
/* Translators: rfyl/event.phase: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The third phase: one Event card is drawn for each space with players on it, those [[event.order|closest to the goal]] first.")
/* Translators: rfyl/event.draw */
C_("rules", "Who draws the Event card")
/* Translators: rfyl/event.draw: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "slowest, who draws, one card per space, each space, how many event cards, draw event, occupied space, group")
/* Translators: rfyl/event.draw */
C_("rules", "Every occupied space has one card, however many players stand there. The slowest of those who reached it draws.")
/* Translators: rfyl/event.affects */
C_("rules", "Whom an Event card concerns")
/* Translators: rfyl/event.affects: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "affects, only me, everybody, whole group, all players, target, does the event affect everyone")
/* Translators: rfyl/event.affects */
C_("rules", "The card concerns the player who drew it, unless it says otherwise.")
/* Translators: rfyl/event.items */
C_("rules", "An item goes to the drawer")
/* Translators: rfyl/event.items: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "who gets the item, weapon, keep, found, item, ability, loot")
/* Translators: rfyl/event.items */
C_("rules", "If the card is an item, the player who drew it has it.")
/* Translators: rfyl/event.order */
C_("rules", "Closest to the goal draws first")
/* Translators: rfyl/event.order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "order of event cards, which space first, sequence, who draws first, event order, distance")
/* Translators: rfyl/event.order */
C_("rules", "Spaces draw in the order of their distance from the victory space, beginning with the closest.")
/* Translators: rfyl/event.one-by-one */
C_("rules", "Resolve before the next card")
/* Translators: rfyl/event.one-by-one: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "resolve, one at a time, effects first, finish, next card")
/* Translators: rfyl/event.one-by-one */
C_("rules", "Finish with one Event card before you turn to the next.")
/* Translators: rfyl/event.combat */
C_("rules", "Fights in the event phase")
/* Translators: rfyl/event.combat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "encounter, fight, combat during events, event combat, zombie encounter, battle")
/* Translators: rfyl/event.combat: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Cards with a [[icon.encounter|zombie encounter]] lead to combat at once, in the event phase. The usual [[combat.phase|rules of combat]] hold unless the card says otherwise.")
/* Translators: rfyl/event.icons */
C_("rules", "Icons on Event cards")
/* Translators: rfyl/event.icons: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Event icons")
/* Translators: rfyl/event.icons: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "symbols, icon, icons, legend, what does the icon mean, pictures, key")
/* Translators: rfyl/event.icons: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "An Event card can carry a row of icons that show what has to be done and what happens to the players concerned: [[icon.bullets]], [[icon.melee]], [[icon.item]], [[icon.movement]], [[icon.add-zombies]], [[icon.encounter]], [[icon.blood]], [[icon.death]].")
/* Translators: rfyl/event.effects */
C_("rules", "Resolving an Event card")
/* Translators: rfyl/event.effects: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "resolve, effects, card text, wording, special effect, exception, what the card says, carry out, what does the card do")
/* Translators: rfyl/event.effects: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Do what the [[event.icons|icons]] and the words of the card ask. Where a card has a rule of its own, such as another [[event.affects|target]], another way to [[event.combat|fight]] or how an [[icon.item|item is used]], the card is followed.")
/* Translators: rfyl/event.discard */
C_("rules", "Discarding Event cards")
/* Translators: rfyl/event.discard: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "discard, after the event, put away, discard pile, used event")
/* Translators: rfyl/event.discard: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "When its effects are done, an Event card is discarded. Weapons, items and abilities are [[event.keep|kept instead]].")
/* Translators: rfyl/event.keep */
C_("rules", "Cards that are kept")
/* Translators: rfyl/event.keep: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "keep, inventory, weapon, item, ability, hold, hand, how many items can I carry, limit, carry")
/* Translators: rfyl/event.keep */
C_("rules", "Weapon, item and ability cards stay with their player. The book knows no limit to how many.")
/* Translators: rfyl/event.single-use */
C_("rules", "Cards for one use")
/* Translators: rfyl/event.single-use: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "single use, once, use up, discard item, one time, use an item")
/* Translators: rfyl/event.single-use */
C_("rules", "A card that is good for one use is discarded when its player uses it.")
/* Translators: rfyl/event.worn-out */
C_("rules", "Worn-out weapons")
/* Translators: rfyl/event.worn-out: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "broken, used up, uses, durability, break, weapon breaks, exhausted, maximum uses")
/* Translators: rfyl/event.worn-out */
C_("rules", "A weapon that broke, or has been used as often as its card allows, is discarded.")
/* Translators: rfyl/icon.bullets */
C_("rules", "Bullet icon")
/* Translators: rfyl/icon.bullets: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "what does the bullet icon mean, ammo, gain bullets, lose bullets, plus, minus, bullets found, spend")
/* Translators: rfyl/icon.bullets: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Shows bullets that are gained (+), lost (−), or can be [[bullet.prevent|spent (−)]] so that the rest of the card does no harm.")
/* Translators: rfyl/icon.melee */
C_("rules", "Melee weapon icon")
/* Translators: rfyl/icon.melee: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "weapon, melee, club, axe, combat bonus, bonus, kill zombies in melee, uses, close combat")
/* Translators: rfyl/icon.melee: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A weapon for hand-to-hand fighting. Its bearer [[combat.weapons|can kill]] in melee; some weapons also add a bonus to the card drawn. Some can be used only so many times, others for ever.")
/* Translators: rfyl/icon.item */
C_("rules", "Item icon")
/* Translators: rfyl/icon.item: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "item, gear, equipment, tool, keep, use later, when can I use an item")
/* Translators: rfyl/icon.item */
C_("rules", "Something that is no weapon: keep it and use it another time. The card itself tells how.")
/* Translators: rfyl/icon.movement */
C_("rules", "Movement icon")
/* Translators: rfyl/icon.movement: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "move, skip a turn, lose a turn, extra movement, go back, forward, miss a turn, turn")
/* Translators: rfyl/icon.movement */
C_("rules", "The card changes your movement or your turn.")
/* Translators: rfyl/icon.add-zombies */
C_("rules", "Zombies are added")
/* Translators: rfyl/icon.add-zombies: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "add zombies, place zombies, spawn, new zombies, zombies appear, where do zombies come from, board")
/* Translators: rfyl/icon.add-zombies: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Zombies are put on the board. From then on they are [[term.non-player-zombie|non-player zombies]] and move in the next zombie movement.")
/* Translators: rfyl/icon.encounter */
C_("rules", "Zombie encounter")
/* Translators: rfyl/icon.encounter: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "encounter, fight, zombies not placed, no zombies on board, event fight, meet a zombie")
/* Translators: rfyl/icon.encounter */
C_("rules", "You meet zombies that are never put on the board. The fight takes place at once, in the event phase.")
/* Translators: rfyl/icon.blood */
C_("rules", "Draw a Blood card")
/* Translators: rfyl/icon.blood: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "blood, infection, event blood card, draw blood, scratched, infected by an event")
/* Translators: rfyl/icon.blood: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The player draws a Blood card, [[blood.face-down|face down]] as always.")
/* Translators: rfyl/icon.death */
C_("rules", "Death in an event")
/* Translators: rfyl/icon.death: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "die, dead, killed, accident, death, what happens when I die, dying, skull")
/* Translators: rfyl/icon.death: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A player, or several, died of something other than zombies. Where they died they rise again, as [[term.zombie-player|zombie players]].")
/* Translators: rfyl/zombies.movement */
C_("rules", "Zombie movement")
/* Translators: rfyl/zombies.movement: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fourth phase, phase 4, zombies move, how do zombies move, zombie phase, zombie turn, zombie movement phase")
/* Translators: rfyl/zombies.movement: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The fourth phase, if there are zombies of any kind on the track. First all [[zombies.one-card|non-player zombies]] move by one card, then the [[zombies.players|zombie players]] by cards of their own.")
/* Translators: rfyl/zombies.one-card */
C_("rules", "One card for all non-player zombies")
/* Translators: rfyl/zombies.one-card: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Non-Player Zombies")
/* Translators: rfyl/zombies.one-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how far do zombies move, zombie speed, determination card, single card, zombie movement card, distance")
/* Translators: rfyl/zombies.one-card */
C_("rules", "Draw one Determination card. Every zombie and every group of them without a zombie player as leader moves by that number.")
/* Translators: rfyl/zombies.pursuit */
C_("rules", "Whom zombies chase")
/* Translators: rfyl/zombies.pursuit: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "closest, nearest, target, direction, chase, pursue, forward or back, which player, who do zombies go for, where do zombies move")
/* Translators: rfyl/zombies.pursuit */
C_("rules", "A non-player zombie goes for the player or group of players closest to it, in whichever direction that is.")
/* Translators: rfyl/zombies.equidistant */
C_("rules", "Two players equally far away")
/* Translators: rfyl/zombies.equidistant: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "same distance, equidistant, tie, equally close, between two players, halfway")
/* Translators: rfyl/zombies.equidistant */
C_("rules", "Of two players at the same distance, the zombie follows the one who is closer to the victory space.")
/* Translators: rfyl/zombies.order */
C_("rules", "Which zombies move first")
/* Translators: rfyl/zombies.order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "order, sequence, first zombie, closest to victory, zombie order, lead zombie")
/* Translators: rfyl/zombies.order */
C_("rules", "Zombies move in the order of their distance from the victory space, the closest one first.")
/* Translators: rfyl/zombies.stop */
C_("rules", "Zombies stop at humans")
/* Translators: rfyl/zombies.stop: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "stop, reach a player, run into, human in the way, pass a player, do zombies run past, when do they fight")
/* Translators: rfyl/zombies.stop */
C_("rules", "A non-player zombie must stop on the first space with a human on it. The fight comes when all zombies have moved.")
/* Translators: rfyl/zombies.no-passing */
C_("rules", "Non-player zombies do not pass each other")
/* Translators: rfyl/zombies.no-passing: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Zombie Players")
/* Translators: rfyl/zombies.no-passing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "overtake, pass, block, queue, behind another zombie, zombies in the way, join group")
/* Translators: rfyl/zombies.no-passing */
C_("rules", "A non-player zombie cannot get past other non-player zombies.")
/* Translators: rfyl/zombies.joining */
C_("rules", "Non-player zombies join a zombie player")
/* Translators: rfyl/zombies.joining: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "join, pass a zombie player, stop, horde grows, absorb, would pass")
/* Translators: rfyl/zombies.joining */
C_("rules", "A non-player zombie whose way leads past a zombie player never goes by: it stops there and joins that player and the horde.")
/* Translators: rfyl/zombies.engagement */
C_("rules", "Who fights which zombie")
/* Translators: rfyl/zombies.engagement: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lead zombie, slowest, engage, pairing, who fights whom, which player is attacked, attacked first, several zombies, several players, match, several zombies on a space")
/* Translators: rfyl/zombies.engagement */
C_("rules", "On a space with several zombies and players the lead zombie takes the slowest player, the second zombie the second slowest, and so on.")
/* Translators: rfyl/zombies.leftover */
C_("rules", "More zombies than players")
/* Translators: rfyl/zombies.leftover: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "leftover, extra zombies, more zombies, outnumbered, several fights, fight twice, second zombie, remaining zombies")
/* Translators: rfyl/zombies.leftover */
C_("rules", "When every player has an opponent and zombies are left, they begin again with the slowest player and go on upwards until all of them fight somebody.")
/* Translators: rfyl/zombies.player-card */
C_("rules", "The cards of the zombie players")
/* Translators: rfyl/zombies.player-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "own card, draw, zombie player draws, movement card of a zombie player, when do zombie players draw")
/* Translators: rfyl/zombies.player-card: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Each zombie player draws a Determination card of their own, but only when the [[zombies.one-card|common card]] for the other zombies is on the table.")
/* Translators: rfyl/zombies.players */
C_("rules", "Zombie players move")
/* Translators: rfyl/zombies.players: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie player movement, when do zombie players move, how do I move as a zombie, playing as a zombie, how far does a zombie player move, what can a zombie player do")
/* Translators: rfyl/zombies.players: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A zombie player moves up to as many spaces as [[zombies.player-card|their own card]] says, [[zombies.players-free|where they like]], and takes a [[term.horde]] along.")
/* Translators: rfyl/zombies.players-free */
C_("rules", "Zombie players choose their way")
/* Translators: rfyl/zombies.players-free: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "direction, pass zombies, stop early, choose target, free, forward, backward, any direction, move less")
/* Translators: rfyl/zombies.players-free */
C_("rules", "A zombie player may go in either direction after whomever they like, pass other zombies, and stop before their movement is used up.")
/* Translators: rfyl/zombies.take-control */
C_("rules", "Taking control of zombies")
/* Translators: rfyl/zombies.take-control: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gain control, create a horde, make a horde, how do I make a horde, start a horde, take zombies, lead, horde, collect zombies, form a horde, recruit, control other zombies")
/* Translators: rfyl/zombies.take-control: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A zombie player may stop at other zombies and take control of them; together they are a [[term.horde]].")
/* Translators: rfyl/zombies.horde-moves */
C_("rules", "A horde moves with its leader")
/* Translators: rfyl/zombies.horde-moves: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "horde movement, follow, lead, speed of the horde, forward, backward, how does a horde move")
/* Translators: rfyl/zombies.horde-moves */
C_("rules", "The zombies of a horde move by their zombie player’s card and no longer by the common one, forward or backward as that player likes.")
/* Translators: rfyl/zombies.targets */
C_("rules", "A horde picks its victim")
/* Translators: rfyl/zombies.targets: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "target, choose, attack anyone, victim, any player, horde attack, who does a zombie player attack")
/* Translators: rfyl/zombies.targets */
C_("rules", "A zombie player, or a horde under one, may attack any player on the space, as the zombie player wishes. The order by speed does not bind it.")
/* Translators: rfyl/zombies.leave-horde */
C_("rules", "Passing slower zombies costs the horde")
/* Translators: rfyl/zombies.leave-horde: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "leave, abandon, leave behind, pass a zombie with a horde, slower zombie, lose the horde, give up")
/* Translators: rfyl/zombies.leave-horde */
C_("rules", "You may lead your horde past slower zombies that nobody controls only by giving it up: the horde stays back with them and you go on alone.")
/* Translators: rfyl/zombies.hordes-pass */
C_("rules", "Hordes may pass each other")
/* Translators: rfyl/zombies.hordes-pass: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pass, overtake, two hordes, another zombie player, horde passes horde")
/* Translators: rfyl/zombies.hordes-pass */
C_("rules", "Where zombie players meet, nobody is lost: a horde can go past another player’s horde, or past a zombie player alone, for everybody in a horde counts as a zombie player.")
/* Translators: rfyl/combat.phase */
C_("rules", "Combat")
/* Translators: rfyl/combat.phase: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Combat")
/* Translators: rfyl/combat.phase: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fifth phase, phase 5, battle, combat phase, when do we fight")
/* Translators: rfyl/combat.phase: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The fifth phase: after all zombies have moved, humans fight the zombies on [[combat.required|their spaces]], [[combat.ranged|with bullets]] or [[combat.melee|hand to hand]].")
/* Translators: rfyl/combat.required */
C_("rules", "Meeting zombies means a fight")
/* Translators: rfyl/combat.required: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "must I fight, do I have to fight, same space, share a space with a zombie, avoid combat, refuse, forced, mandatory")
/* Translators: rfyl/combat.required */
C_("rules", "Humans and zombies who end up on one space have to fight in one way or another; nobody can decline.")
/* Translators: rfyl/combat.ranged */
C_("rules", "Ranged combat")
/* Translators: rfyl/combat.ranged: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Ranged Combat")
/* Translators: rfyl/combat.ranged: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shoot, shooting, bullets, gun, avoid melee, one bullet, ranged")
/* Translators: rfyl/combat.ranged: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Instead of fighting a zombie hand to hand, a player with bullets may [[bullet.kill|shoot it]]: one bullet a zombie, unless a card or other effect asks for more.")
/* Translators: rfyl/combat.no-bullets */
C_("rules", "Without bullets it is melee")
/* Translators: rfyl/combat.no-bullets: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "out of ammo, no bullets, must fight, save bullets, empty gun")
/* Translators: rfyl/combat.no-bullets */
C_("rules", "Whoever has no bullets, or keeps them, fights hand to hand.")
/* Translators: rfyl/combat.melee */
C_("rules", "Melee combat")
/* Translators: rfyl/combat.melee: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Melee Combat")
/* Translators: rfyl/combat.melee: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fight, hand to hand, draw, high card, higher, compare, high low, how does combat work, how do I fight, close combat")
/* Translators: rfyl/combat.melee: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The human and the zombie each draw a Determination card, the human always first. The higher one wins, be it [[combat.human-wins|the human’s]] or [[combat.blood|the zombie’s]].")
/* Translators: rfyl/combat.human-first */
C_("rules", "The human draws first")
/* Translators: rfyl/combat.human-first: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "draw first, order, who draws first in combat, before the zombie")
/* Translators: rfyl/combat.human-first */
C_("rules", "In a fight the human’s card is always drawn before the zombie’s.")
/* Translators: rfyl/combat.human-wins */
C_("rules", "If the human is higher")
/* Translators: rfyl/combat.human-wins: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "win a fight, win combat, elude, escape, defeat, won, beat a zombie, higher card")
/* Translators: rfyl/combat.human-wins: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The human has beaten the zombie or got away from it for this turn. It is dead only if a [[combat.weapons|weapon]] or a [[bullet.when|bullet]] makes it so.")
/* Translators: rfyl/combat.weapons */
C_("rules", "Killing with a melee weapon")
/* Translators: rfyl/combat.weapons: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "weapon, kill, melee weapon, armed, how do I kill without bullets, slay, axe")
/* Translators: rfyl/combat.weapons */
C_("rules", "A human who fights with a melee weapon and wins can kill the zombie with it.")
/* Translators: rfyl/combat.announce */
C_("rules", "Announce weapons before you draw")
/* Translators: rfyl/combat.announce: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "declare, name the weapon, announce, before drawing, use a weapon, choose weapon, when do I declare")
/* Translators: rfyl/combat.announce */
C_("rules", "Say which weapon or weapons you use before you draw your card for the fight.")
/* Translators: rfyl/combat.limited */
C_("rules", "Weapons wear out, win or lose")
/* Translators: rfyl/combat.limited: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "limited use, weapon uses, lose a use, durability, weapon breaks, lost fight, count")
/* Translators: rfyl/combat.limited */
C_("rules", "Every weapon with a limited number of uses that you announced loses one use, whether you win or not.")
/* Translators: rfyl/combat.weapons-several */
C_("rules", "Using several weapons")
/* Translators: rfyl/combat.weapons-several: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "multiple weapons, two weapons, combine, add bonuses, both, more than one weapon")
/* Translators: rfyl/combat.weapons-several */
C_("rules", "More than one weapon may be used in a fight.")
/* Translators: rfyl/combat.zombie-stays */
C_("rules", "A zombie that was not killed")
/* Translators: rfyl/combat.zombie-stays: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "survives, still there, continue, keeps chasing, pursue, next turn, not dead, follows")
/* Translators: rfyl/combat.zombie-stays: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A non-player zombie that nobody killed goes on hunting. On the next turn, after the players have moved, it chases [[zombies.pursuit|whoever is closest]] then.")
/* Translators: rfyl/combat.blood */
C_("rules", "If the zombie is higher")
/* Translators: rfyl/combat.blood: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lose a fight, lose combat, bitten, lost, infected, blood card, zombie wins, draw blood")
/* Translators: rfyl/combat.blood: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The human draws a [[blood.cards|Blood card]], face down.")
/* Translators: rfyl/combat.shot-after */
C_("rules", "A shot after melee does not undo the bite")
/* Translators: rfyl/combat.shot-after: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "after melee, shoot after losing, shoot after the fight, negate, cancel blood card, still draw, late shot")
/* Translators: rfyl/combat.shot-after */
C_("rules", "You may kill the zombie with a bullet after the melee, but if it won you draw your Blood card all the same.")
/* Translators: rfyl/combat.respawn */
C_("rules", "A killed zombie player respawns")
/* Translators: rfyl/combat.respawn: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "respawn, dead zombie player, ten spaces, 10, behind, come back, killed zombie, kill a zombie player, return")
/* Translators: rfyl/combat.respawn */
C_("rules", "A zombie player killed in the combat phase reappears 10 spaces behind the space of that death, farther from the goal, and may go on hunting in the next turn.")
/* Translators: rfyl/combat.unarmed */
C_("rules", "Three unarmed players (optional)")
/* Translators: rfyl/combat.unarmed: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Optional Combat Rule")
/* Translators: rfyl/combat.unarmed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "optional, unarmed, without weapons, three players, bare hands, gang up, together, kill without a weapon, kill without weapons, team, trio, fight without weapons")
/* Translators: rfyl/combat.unarmed */
C_("rules", "If you play with this rule, at least three players without weapons can kill a zombie together. All who take part draw against its card; with three wins it is dead. Everybody who draws lower than the zombie takes a Blood card.")
/* Translators: rfyl/winning.condition */
C_("rules", "Winning the game")
/* Translators: rfyl/winning.condition: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Winning")
/* Translators: rfyl/winning.condition: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "win, winner, victory, end of the game, game over, how do I win, who wins, finish, when does the game end")
/* Translators: rfyl/winning.condition: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Whoever fulfils the [[agreement.victory|victory condition]] that was agreed wins, alone or with others.")
/* Translators: rfyl/winning.last-loser */
C_("rules", "The last loser")
/* Translators: rfyl/winning.last-loser: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "all zombies, everybody turned, all players zombified, nobody left, last alive, everyone dead, all dead, lose, longest")
/* Translators: rfyl/winning.last-loser */
C_("rules", "If all players have been turned into zombies, whoever lived longest counts as the winner, as the “last loser”.")
/* Translators: rfyl/component.determination-card */
C_("rules", "The Determination deck")
/* Translators: rfyl/component.determination-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "deck, number of cards, values, distribution, highest card, how many determination cards")
/* Translators: rfyl/component.determination-card */
C_("rules", "One deck of numbers. The text prints neither how many cards it has nor their values; the owner of the box can enter them.")
/* Translators: rfyl/component.event-card */
C_("rules", "The Event deck")
/* Translators: rfyl/component.event-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "deck, number of cards, list of events, how many event cards")
/* Translators: rfyl/component.event-card */
C_("rules", "One deck. What stands on the cards is not printed in the text; the owner of the box can enter it.")
/* Translators: rfyl/component.blood-card */
C_("rules", "The Blood deck")
/* Translators: rfyl/component.blood-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "deck, number of cards, how many infected, chance of infection, how many blood cards")
/* Translators: rfyl/component.blood-card */
C_("rules", "One deck. Each card has blood drops to count down and a result; how many drops, and how many cards mean infection, is not printed in the text.")
/* Translators: rfyl/component.bullet-token */
C_("rules", "Bullet tokens")
/* Translators: rfyl/component.bullet-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "black octagon, grey, gray, deluxe edition, ammo, how many bullet tokens")
/* Translators: rfyl/component.bullet-token: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Black octagons; grey ones in the Deluxe Edition. How many there are is not printed. One also marks a space where [[countdown.left-behind|things were left]].")
/* Translators: rfyl/component.player-token */
C_("rules", "Player tokens")
/* Translators: rfyl/component.player-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "eight, 8, colours, pawns, figures, coloured")
/* Translators: rfyl/component.player-token */
C_("rules", "Eight, each of another colour.")
/* Translators: rfyl/component.zombie-player-token */
C_("rules", "Zombie player figures or tokens")
/* Translators: rfyl/component.zombie-player-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie figure, replace, matching")
/* Translators: rfyl/component.zombie-player-token */
C_("rules", "Each player token has a zombie figure or token that takes its place when the player turns.")
/* Translators: rfyl/component.victory-token */
C_("rules", "Victory token")
/* Translators: rfyl/component.victory-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "goal marker, safe zone, finish")
/* Translators: rfyl/component.victory-token: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "It lies on the [[term.victory-space]] for the whole game.")
/* Translators: rfyl/component.zombie */
C_("rules", "Zombies")
/* Translators: rfyl/component.zombie: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie tokens, zombie figures, how many zombies, run out of zombies, supply")
/* Translators: rfyl/component.zombie: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The figures or tokens of the [[term.non-player-zombie|non-player zombies]], put on the board by Event cards. How many there are is not printed.")
/* Translators: rfyl/component.board */
C_("rules", "The track")
/* Translators: rfyl/component.board: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "board, spaces, length of the board, starting space, path, how long is the board")
/* Translators: rfyl/component.board */
C_("rules", "A starting space and the spaces to run along. The victory token makes one of them the goal. How many spaces the board has is not printed.")
/* Translators: rfyl/component.not-printed */
C_("rules", "What the text does not print")
/* Translators: rfyl/component.not-printed: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Components")
/* Translators: rfyl/component.not-printed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "unknown, missing numbers, stand-in, owner, enter cards, component editor, values")
/* Translators: rfyl/component.not-printed */
C_("rules", "Neither the cards of the three decks, nor the size of the board, nor the number of bullets and zombies stand in the rules. The owner of a box can enter them once; without that the app uses stand-ins of ours, marked as such, or the group types what it draws.")
/* Translators: rfyl/ruling.levels */
C_("rules", "What the four levels change")
/* Translators: rfyl/ruling.levels: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Our rulings")
/* Translators: rfyl/ruling.levels: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "simple, intermediate, advanced, expert, difference between levels, difficulty")
/* Translators: rfyl/ruling.levels */
C_("rules", "The text ties the levels to the kind of movement and, for the upper two, to heroic conditions; it names no other difference. So in the app Simple and Intermediate play alike, and so do Advanced and Expert; what else your edition attaches to a level goes into the notes. The group may rule otherwise.")
/* Translators: rfyl/ruling.notes */
C_("rules", "Heroic conditions are notes")
/* Translators: rfyl/ruling.notes: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "heroic, notes, remind, conditions in the app")
/* Translators: rfyl/ruling.notes */
C_("rules", "The book gives no heroic condition that could be worked out. The app keeps yours as a note in view; where one changes a result, set the result by hand. The group may rule otherwise.")
/* Translators: rfyl/ruling.waiting */
C_("rules", "Waiting on the victory space")
/* Translators: rfyl/ruling.waiting: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "unrevealed blood cards, hidden, safe zone, reach the goal, still infected, wait, not yet out")
/* Translators: rfyl/ruling.waiting */
C_("rules", "Where everybody must be proved clean, a human who reaches the victory space with hidden Blood cards waits there until they are turned up. Waiting is no shelter: they count as a human on the track and can be hunted and bitten. The group may rule otherwise.")
/* Translators: rfyl/ruling.tie-cards */
C_("rules", "Comparing tiebreakers")
/* Translators: rfyl/ruling.tie-cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "three players tied, tie, several ties, tiebreaker order, equal speed")
/* Translators: rfyl/ruling.tie-cards */
C_("rules", "Equal movement cards are compared by the first tiebreaker, those still equal by the second, and so on. Whoever has left a tie keeps the place that was won in it, even if somebody else’s later card is higher. The group may rule otherwise.")
/* Translators: rfyl/ruling.move-order */
C_("rules", "The order of moving")
/* Translators: rfyl/ruling.move-order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "who moves first, fastest, clockwise, strategic, simultaneous, order")
/* Translators: rfyl/ruling.move-order */
C_("rules", "The movement of the upper two levels happens at once, but somebody has to say theirs first: with us the fastest, then the next. At the lower two we go clockwise from whoever draws first, or by speed if that was agreed. The group may rule otherwise.")
/* Translators: rfyl/ruling.leaving */
C_("rules", "Leaving a space with zombies")
/* Translators: rfyl/ruling.leaving: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "start on the same space, zombie on my space, walk away, flee, run from a zombie, stuck")
/* Translators: rfyl/ruling.leaving */
C_("rules", "The book forbids passing zombies; about those on the space you start from it says nothing. With us you may walk away from them freely, forward or back. The group may rule otherwise.")
/* Translators: rfyl/ruling.hunter-order */
C_("rules", "In which order zombie players move")
/* Translators: rfyl/ruling.hunter-order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "several zombie players, order, clockwise, who moves first")
/* Translators: rfyl/ruling.hunter-order */
C_("rules", "Zombie players draw and move clockwise, beginning with whoever draws first in the game. The group may rule otherwise.")
/* Translators: rfyl/ruling.lost-horde */
C_("rules", "The horde of a killed zombie player")
/* Translators: rfyl/ruling.lost-horde: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "killed leader, respawn, horde stays, leader dies, lose the horde")
/* Translators: rfyl/ruling.lost-horde */
C_("rules", "Only the zombie player goes back ten spaces. The zombies of the horde stay where they are, without a leader. The group may rule otherwise.")
/* Translators: rfyl/ruling.old-blood */
C_("rules", "Blood cards that are done with")
/* Translators: rfyl/ruling.old-blood: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "discard blood cards, turned, hidden cards of a zombie, back to the deck, other blood cards, reuse")
/* Translators: rfyl/ruling.old-blood */
C_("rules", "The hidden Blood cards of somebody who turns go to the discards of their deck without effect. The group may rule otherwise.")
/* Translators: rfyl/ruling.dropping */
C_("rules", "Leaving things of your own accord")
/* Translators: rfyl/ruling.dropping: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "drop, give, hand over, trade, leave an item, pass bullets, share items, exchange, give bullets, pass bullets to another player")
/* Translators: rfyl/ruling.dropping */
C_("rules", "The book lets things lie only where somebody turned. With us a human may also leave bullets or items on their own space; what lies there is picked up by the same rules. The group may rule otherwise.")
/* Translators: rfyl/ruling.group */
C_("rules", "The group cannot be filled any more")
/* Translators: rfyl/ruling.group: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "not enough humans, left, too few, group victory")
/* Translators: rfyl/ruling.group */
C_("rules", "When a whole group has to get out and nobody is left on the track who could fill it, those who are out have won. The group may rule otherwise.")
/* Translators: rfyl/ruling.same-movement */
C_("rules", "Several first ones out")
/* Translators: rfyl/ruling.same-movement: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "same turn, together, tie, first player out, two players arrive, strategic, share the win")
/* Translators: rfyl/ruling.same-movement */
C_("rules", "In strategic movement everybody moves at the same time, so all who get out in the same movement phase are first together. In structured movement the first to arrive is alone, unless the group plays that everybody finishes the movement first. The group may rule otherwise.")
/* Translators: rfyl/ruling.same-turn */
C_("rules", "Turned at the same time")
/* Translators: rfyl/ruling.same-turn: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "last loser, tie, same turn, two turn together, last alive")
/* Translators: rfyl/ruling.same-turn */
C_("rules", "If the last humans turn in the same phase of the same turn, they are last losers together. A later phase of the turn counts as longer alive. The group may rule otherwise.")
/* Translators: rfyl/ruling.stopped-zombies */
C_("rules", "Zombies behind other zombies")
/* Translators: rfyl/ruling.stopped-zombies: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "held, stop, queue, catch up, merge, group, no passing")
/* Translators: rfyl/ruling.stopped-zombies */
C_("rules", "A non-player zombie that runs into others stops on their space, also when they have still to move in this phase. Those who begin on one space move together. The group may rule otherwise.")
/* Translators: rfyl/ruling.event-spaces */
C_("rules", "When an event changes the spaces")
/* Translators: rfyl/ruling.event-spaces: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "moved by an event, another space, drawer gone, draw again, second event card, who draws now, missing drawer")
/* Translators: rfyl/ruling.event-spaces */
C_("rules", "The spaces that draw are settled when the phase begins. Somebody whom an event moves to another space draws no second card there. If the slowest player of a space is gone before its card is drawn, the next slowest who has not drawn yet does; if there is nobody, the space has no card. The group may rule otherwise.")
/* Translators: rfyl/ruling.slowest */
C_("rules", "Speed without a movement card")
/* Translators: rfyl/ruling.slowest: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "missed movement, no card, slowest, skip, who draws, stayed")
/* Translators: rfyl/ruling.slowest */
C_("rules", "Somebody who misses a movement draws no card and counts as slower than everybody with one. Of several, the first clockwise from whoever draws first in the game is the slowest. Staying where you are does not make you slow: your card counts, and your space is one you reached. The group may rule otherwise.")
/* Translators: rfyl/ruling.event-movement */
C_("rules", "Being moved by an event")
/* Translators: rfyl/ruling.event-movement: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "moved, pushed, zombies in the way, go back, forward, space, victory space, event")
/* Translators: rfyl/ruling.event-movement */
C_("rules", "An event moves you straight to the space: zombies on the way do not stop you, and nothing is picked up in passing. Whoever comes to the victory space like that has reached it. The group may rule otherwise.")
/* Translators: rfyl/ruling.added-where */
C_("rules", "Where added zombies stand")
/* Translators: rfyl/ruling.added-where: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "add zombies, place, which space, spawn, where")
/* Translators: rfyl/ruling.added-where */
C_("rules", "Unless the card says otherwise, added zombies are placed on the space of whoever drew it. If no number is given, it is one. They fight in the combat phase of the same turn unless a bullet comes first. The group may rule otherwise.")
/* Translators: rfyl/ruling.encounter-who */
C_("rules", "An encounter for several players")
/* Translators: rfyl/ruling.encounter-who: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "everybody, group, how many zombies, each, encounter, all players on the space")
/* Translators: rfyl/ruling.encounter-who */
C_("rules", "If an encounter concerns all players on the space, each of them meets as many zombies as the card names. If no number is given, it is one. The group may rule otherwise.")
/* Translators: rfyl/ruling.prevent-all */
C_("rules", "Bullets ward off the whole card")
/* Translators: rfyl/ruling.prevent-all: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "prevent, part, all effects, half, some effects, not enough bullets, whole card")
/* Translators: rfyl/ruling.prevent-all */
C_("rules", "The full number has to be paid, and then nothing of the card happens. Paying less does nothing. If nobody pays, no bullets are lost: the number is only the price. The group may rule otherwise.")
/* Translators: rfyl/ruling.lose-or-spend */
C_("rules", "Losing bullets or spending them")
/* Translators: rfyl/ruling.lose-or-spend: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "negative number, minus, lose bullets, spend, only bullets, ambiguous icon")
/* Translators: rfyl/ruling.lose-or-spend */
C_("rules", "The icon stands for losing bullets as well as for spending them. With us a negative number is a price when the card has another effect that it can ward off, and a loss when it stands alone. Nobody loses more bullets than they have. The group may rule otherwise.")
/* Translators: rfyl/ruling.dead-items */
C_("rules", "What the dead leave behind")
/* Translators: rfyl/ruling.dead-items: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "die, items, bullets, dead player, death, drop, event death")
/* Translators: rfyl/ruling.dead-items */
C_("rules", "The book tells of things left behind only for the infected. With us all bullets and items of somebody who dies in an event stay on the space as well. The group may rule otherwise.")
/* Translators: rfyl/ruling.first-tick */
C_("rules", "The first tick of a Blood card")
/* Translators: rfyl/ruling.first-tick: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "new blood card, when does it start, same turn, next turn, zero drops, first countdown")
/* Translators: rfyl/ruling.first-tick */
C_("rules", "A Blood card loses its first drop in the countdown of the turn after it was drawn. A card that has no drops to begin with is turned up in that countdown. The group may rule otherwise.")
/* Translators: rfyl/ruling.several-bloods */
C_("rules", "Several Blood cards at once")
/* Translators: rfyl/ruling.several-bloods: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "two blood cards, many, more than one, each card, separate, multiple")
/* Translators: rfyl/ruling.several-bloods */
C_("rules", "Each Blood card is counted down by itself, all in the same phase. One infection is enough, whatever the others say. The group may rule otherwise.")
/* Translators: rfyl/ruling.blood-secret */
C_("rules", "What the app shows of a Blood card")
/* Translators: rfyl/ruling.blood-secret: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "secret, hidden, privacy, app knows, spoiler, screen, look at the result")
/* Translators: rfyl/ruling.blood-secret */
C_("rules", "When the app draws the Blood cards, everybody sees how many drops are left; the result stays covered until the card is turned up. The group may rule otherwise.")
/* Translators: rfyl/ruling.decks-empty */
C_("rules", "Event and Blood cards run out")
/* Translators: rfyl/ruling.decks-empty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "deck empty, reshuffle, no cards left, blood deck, event deck, discards, run out")
/* Translators: rfyl/ruling.decks-empty */
C_("rules", "The book speaks of shuffling again for the Determination deck only. We shuffle the discards of the other two decks as well when one is used up; cards that players hold stay with them. The group may rule otherwise.")
/* Translators: rfyl/ruling.out */
C_("rules", "Players who are out")
/* Translators: rfyl/ruling.out: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "safe, escaped, reached the goal, after arriving, leave the board, finished")
/* Translators: rfyl/ruling.out */
C_("rules", "Whoever has reached the safe zone and satisfies what was agreed is out: no more cards, no more fights, and nobody hunts them. Their Blood cards are not counted down any further. The group may rule otherwise.")
/* Translators: rfyl/ruling.direction */
C_("rules", "No turning round on the way")
/* Translators: rfyl/ruling.direction: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "turn back, zigzag, change direction, forth and back, any direction")
/* Translators: rfyl/ruling.direction */
C_("rules", "You choose one direction for a movement and keep it. The group may rule otherwise.")
/* Translators: rfyl/ruling.fight-ties */
C_("rules", "Ties in a fight")
/* Translators: rfyl/ruling.fight-ties: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tie in combat, equal cards, bonus, draw again, same number in a fight")
/* Translators: rfyl/ruling.fight-ties */
C_("rules", "Whether a fight is tied is seen after the bonuses of weapons are added. Then both draw again and the bonuses count again. However many draws it takes, it is one fight: a weapon loses one use. The group may rule otherwise.")
/* Translators: rfyl/ruling.weapon-bonus */
C_("rules", "Bonuses of several weapons")
/* Translators: rfyl/ruling.weapon-bonus: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "add up, sum, several weapons, bonus, combine")
/* Translators: rfyl/ruling.weapon-bonus */
C_("rules", "The bonuses of all weapons that were announced are added to the human’s card. The group may rule otherwise.")
/* Translators: rfyl/ruling.weapon-kills */
C_("rules", "Weapons that kill several zombies")
/* Translators: rfyl/ruling.weapon-kills: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kill two zombies, kill more than one, several kills, sweep, number of kills, spare the zombie")
/* Translators: rfyl/ruling.weapon-kills */
C_("rules", "A won fight kills as many zombies as the announced weapons may kill together: the opponent first, then others that fight the same player in this phase. The winner may spare them. The group may rule otherwise.")
/* Translators: rfyl/ruling.horde-targets */
C_("rules", "Until a zombie player has chosen")
/* Translators: rfyl/ruling.horde-targets: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "choose victim, target, default, horde, slowest, attack several")
/* Translators: rfyl/ruling.horde-targets */
C_("rules", "Zombie players choose whom they and each zombie of the horde attack. As long as they have not, the app pairs them like others: the zombie player with the slowest human, the horde with the next ones. Hordes and zombies without a leader are paired apart from each other. The group may rule otherwise.")
/* Translators: rfyl/ruling.lead-zombie */
C_("rules", "Which zombie is the lead zombie")
/* Translators: rfyl/ruling.lead-zombie: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lead zombie, first zombie, order of zombies, front")
/* Translators: rfyl/ruling.lead-zombie */
C_("rules", "Of the zombies on a space, the one that came there first leads, the next to come is second, and so on. The group may rule otherwise.")
/* Translators: rfyl/ruling.joining-several */
C_("rules", "Zombies that meet two zombie players")
/* Translators: rfyl/ruling.joining-several: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "which horde, two zombie players, same space, join whom")
/* Translators: rfyl/ruling.joining-several */
C_("rules", "If several zombie players stand where a zombie joins, it goes to the first of them clockwise from whoever draws first in the game. The group may rule otherwise.")
/* Translators: rfyl/ruling.joins-and-moves */
C_("rules", "Joining and moving on")
/* Translators: rfyl/ruling.joins-and-moves: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "move twice, join, same turn, second movement, horde")
/* Translators: rfyl/ruling.joins-and-moves */
C_("rules", "Zombies that joined a zombie player in the common movement belong to the horde at once and go along when that player moves in the same phase. The group may rule otherwise.")
/* Translators: rfyl/ruling.take-control */
C_("rules", "Which zombies are taken")
/* Translators: rfyl/ruling.take-control: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "take control, all zombies, some zombies, cost, where, without moving, after moving")
/* Translators: rfyl/ruling.take-control */
C_("rules", "Control is taken where the zombie player’s movement ends, also if they did not move. It costs nothing and takes all zombies on the space that have no leader. The group may rule otherwise.")
/* Translators: rfyl/ruling.leave-horde */
C_("rules", "Where the horde stays")
/* Translators: rfyl/ruling.leave-horde: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "leave the horde, behind, where, drop the horde, voluntarily")
/* Translators: rfyl/ruling.leave-horde */
C_("rules", "A horde that is given up stays on the first space with zombies without a leader that its leader passes. A zombie player may also leave the horde behind before moving. The group may rule otherwise.")
/* Translators: rfyl/ruling.hunters-pass */
C_("rules", "Zombie players need not stop at humans")
/* Translators: rfyl/ruling.hunters-pass: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pass humans, stop at humans, overtake, zombie player passes player, must stop")
/* Translators: rfyl/ruling.hunters-pass */
C_("rules", "Only non-player zombies have to stop at humans. A zombie player, with or without a horde, may go on beyond them. The group may rule otherwise.")
/* Translators: rfyl/ruling.encounter-after */
C_("rules", "Zombies that were only met")
/* Translators: rfyl/ruling.encounter-after: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "after an encounter, not killed, elude, stays, gone, after the fight")
/* Translators: rfyl/ruling.encounter-after */
C_("rules", "Each zombie of an encounter fights once. Afterwards it is gone, whether it was killed or not, for it never was on the board. The group may rule otherwise.")
/* Translators: rfyl/ruling.respawn */
C_("rules", "Coming back behind the start")
/* Translators: rfyl/ruling.respawn: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "respawn, beyond the start, board ends, other phase, killed in movement, shot in passing")
/* Translators: rfyl/ruling.respawn */
C_("rules", "The ten spaces are counted even where they lead behind the start or off the board. A zombie player who is killed in another phase, such as by a shot in passing, comes back by the same rule. The group may rule otherwise.")
/* Translators: rfyl/ruling.unarmed-card */
C_("rules", "One card against three")
/* Translators: rfyl/ruling.unarmed-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "unarmed, how many cards, zombie draws once, tie, three against one")
/* Translators: rfyl/ruling.unarmed-card */
C_("rules", "The zombie draws one card against all of the unarmed. Whoever is tied with it draws again, and so does the zombie, for the two of them alone. The group may rule otherwise.")
/* Translators: rfyl/ruling.unarmed-weapons */
C_("rules", "Who counts as unarmed")
/* Translators: rfyl/ruling.unarmed-weapons: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "unarmed, weapon in the pack, carry a weapon, bullets, put away the weapon")
/* Translators: rfyl/ruling.unarmed-weapons */
C_("rules", "Somebody who carries a melee weapon does not count as unarmed, even without using it. Bullets do not matter. The group may rule otherwise.")
/* Translators: rfyl/ruling.unarmed-helpers */
C_("rules", "What a fight of the unarmed counts for")
/* Translators: rfyl/ruling.unarmed-helpers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "helpers, fewer than three wins, other fights, own zombie, unarmed")
/* Translators: rfyl/ruling.unarmed-helpers */
C_("rules", "It takes the place of the fight with that zombie. The others who help still have to fight zombies of their own. With fewer than three wins nobody dies, and those who were higher have only got away. The group may rule otherwise.")
/* Translators: rfyl/ruling.several-clearers */
C_("rules", "Who has cleared a space")
/* Translators: rfyl/ruling.several-clearers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "several players shoot, two shooters, cleared, last shot, how far may I follow")
/* Translators: rfyl/ruling.several-clearers */
C_("rules", "If several players shoot at one space, it was cleared by whoever fired the last shot that was needed. Faster players may follow up to where that player ends. The group may rule otherwise.")
/* Translators: rfyl/ruling.staying */
C_("rules", "Not moving at all")
/* Translators: rfyl/ruling.staying: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "stay, stand still, zero spaces, do not move, remain, must I move, have to move")
/* Translators: rfyl/ruling.staying */
C_("rules", "You may stay where you are. Your card still counts for speed. The group may rule otherwise.")
/* Translators: rfyl/ruling.pick-up-when */
C_("rules", "When everything is picked up")
/* Translators: rfyl/ruling.pick-up-when: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "end of the turn, end of movement, when, pick up all, pile, items on the space, events before")
/* Translators: rfyl/ruling.pick-up-when */
C_("rules", "The book speaks of ending the turn on the space. We hand over what lies there as soon as all humans have moved, so that it can be used in the events and fights of the same turn. The group may rule otherwise.")
/* Translators: rfyl/Quiet Street */
C_("stand-in", "Nothing happens.")
/* Translators: rfyl/Running Shoes */
C_("stand-in", "Add 1 to your movement card, if the group agrees.")
/* Translators: rfyl/Flare */
C_("stand-in", "Keep it; the group decides what it does.")
/* Translators: rfyl/Gas Leak */
C_("stand-in", "An explosion.")
