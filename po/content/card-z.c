/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of data/games/card-z. Made by po/hk-content-texts.py and never compiled: change the content, not this. */
/* Translators: card-z/zombie */
C_("components", "Zombie")
/* Translators: card-z/fast */
C_("components", "Fast Zombie")
/* Translators: card-z/slow */
C_("components", "Slow Zombie")
/* Translators: card-z/rigored */
C_("components", "Rigored Zombie")
/* Translators: card-z/dog */
C_("components", "Feral Dog")
/* Translators: card-z/human-enemies */
C_("components", "Human Enemies!")
/* Translators: card-z/ally */
C_("components", "Ally")
/* Translators: card-z/dependant */
C_("components", "Dependant")
/* Translators: card-z/fire */
C_("components", "Fire!")
/* Translators: card-z/junk */
C_("components", "Junk Food")
/* Translators: card-z/normal */
C_("components", "Normal Food")
/* Translators: card-z/fresh */
C_("components", "Fresh Food")
/* Translators: card-z/weather */
C_("pack-schema", "Weather")
/* Translators: card-z/weather */
C_("pack-schema", "Weather cards")
/* Translators: card-z/weather */
C_("pack-schema", "Nine cards. For each phase, type what the card adds to attack rolls in outside zones: below zero where it makes hitting harder, 0 or nothing where it says nothing. The night’s own −1, −2 and −3 are added by the app; leave them out. Mark the phases in which it rains: fires do not spread then.")
/* Translators: card-z/id */
C_("pack-schema", "Number or sign of your own")
/* Translators: card-z/name */
C_("pack-schema", "Name of your own")
/* Translators: card-z/dawn-melee */
C_("pack-schema", "Dawn: melee")
/* Translators: card-z/dawn-close */
C_("pack-schema", "Dawn: close")
/* Translators: card-z/dawn-medium */
C_("pack-schema", "Dawn: medium")
/* Translators: card-z/dawn-long */
C_("pack-schema", "Dawn: long")
/* Translators: card-z/day-melee */
C_("pack-schema", "Day: melee")
/* Translators: card-z/day-close */
C_("pack-schema", "Day: close")
/* Translators: card-z/day-medium */
C_("pack-schema", "Day: medium")
/* Translators: card-z/day-long */
C_("pack-schema", "Day: long")
/* Translators: card-z/night-melee */
C_("pack-schema", "Night: melee")
/* Translators: card-z/night-close */
C_("pack-schema", "Night: close")
/* Translators: card-z/night-medium */
C_("pack-schema", "Night: medium")
/* Translators: card-z/night-long */
C_("pack-schema", "Night: long")
/* Translators: card-z/dawn-rain */
C_("pack-schema", "Dawn: rain (1 yes, 0 no)")
/* Translators: card-z/day-rain */
C_("pack-schema", "Day: rain (1 yes, 0 no)")
/* Translators: card-z/night-rain */
C_("pack-schema", "Night: rain (1 yes, 0 no)")
/* Translators: card-z/encounter */
C_("pack-schema", "Encounter")
/* Translators: card-z/encounter */
C_("pack-schema", "Encounters")
/* Translators: card-z/encounter */
C_("pack-schema", "Eighty-five cards. Number them yourself. Type the kind of Encounter, and the zone and the letter of the hex from the corner, such as 3 and N. Exactly one card is Human Enemies! and one is Fire!. Move, push and carry are for Allies and Dependants only; how zombies and dogs move and bite is known already.")
/* Translators: card-z/id */
C_("pack-schema", "Number of your own")
/* Translators: card-z/type */
C_("pack-schema", "Kind")
/* Translators: card-z/type */
C_("value", "zombie")
/* Translators: card-z/type */
C_("value", "fast")
/* Translators: card-z/type */
C_("value", "slow")
/* Translators: card-z/type */
C_("value", "rigored")
/* Translators: card-z/type */
C_("value", "dog")
/* Translators: card-z/type */
C_("value", "human-enemies")
/* Translators: card-z/type */
C_("value", "ally")
/* Translators: card-z/type */
C_("value", "dependant")
/* Translators: card-z/type */
C_("value", "fire")
/* Translators: card-z/name */
C_("pack-schema", "Name, of a human")
/* Translators: card-z/zone */
C_("pack-schema", "Zone")
/* Translators: card-z/hex */
C_("pack-schema", "Letter of the hex")
/* Translators: card-z/helmet */
C_("pack-schema", "Wears a helmet (1 yes, 0 no)")
/* Translators: card-z/distracted */
C_("pack-schema", "Distracted (1 yes, 0 no)")
/* Translators: card-z/loot */
C_("pack-schema", "Carries Loot (1 yes, 0 no)")
/* Translators: card-z/move */
C_("pack-schema", "Move, of a friendly human")
/* Translators: card-z/push */
C_("pack-schema", "Push, of a friendly human; 0 cannot")
/* Translators: card-z/carry */
C_("pack-schema", "Carry, of a friendly human")
/* Translators: card-z/infant */
C_("pack-schema", "Infant, who carries nothing (1 yes, 0 no)")
/* Translators: card-z/location */
C_("pack-schema", "Location")
/* Translators: card-z/location */
C_("pack-schema", "Locations")
/* Translators: card-z/location */
C_("pack-schema", "Nineteen cards, under the name of the side that is up when the game starts. Write the three zones from left to right: o for an outside zone (red), i for an inside one, | for a wall, : for a fence. So a trailer with two zones of yard in front of its wall is oo|i, and a fenced yard in front of two floors is :o|i|i. Dice are written like d6, d6-1, 2d6-2 or 3d6; 0 is no Encounters at all. Leave the other side empty where the card has none.")
/* Translators: card-z/name */
C_("pack-schema", "Name")
/* Translators: card-z/cache */
C_("pack-schema", "Starts as a Cache, blue side up (1 yes, 0 no)")
/* Translators: card-z/base */
C_("pack-schema", "Home base")
/* Translators: card-z/base */
C_("value", "none")
/* Translators: card-z/base */
C_("value", "alpha")
/* Translators: card-z/base */
C_("value", "bravo")
/* Translators: card-z/layout */
C_("pack-schema", "Zones and dividers")
/* Translators: card-z/encounters */
C_("pack-schema", "Encounter roll")
/* Translators: card-z/reward */
C_("pack-schema", "Reward roll")
/* Translators: card-z/reward-deck */
C_("pack-schema", "Reward from")
/* Translators: card-z/reward-deck */
C_("value", "residential")
/* Translators: card-z/reward-deck */
C_("value", "commercial")
/* Translators: card-z/garden */
C_("pack-schema", "Garden (1 yes, 0 no)")
/* Translators: card-z/resource */
C_("pack-schema", "Resource")
/* Translators: card-z/resource */
C_("value", "hunting")
/* Translators: card-z/resource */
C_("value", "fishing")
/* Translators: card-z/resource */
C_("value", "trapping")
/* Translators: card-z/reverse */
C_("pack-schema", "Name of the other side")
/* Translators: card-z/reverse-layout */
C_("pack-schema", "Zones of the other side")
/* Translators: card-z/reverse-encounters */
C_("pack-schema", "Encounter roll of the other side")
/* Translators: card-z/reverse-resource */
C_("pack-schema", "Resource of the other side")
/* Translators: card-z/character */
C_("pack-schema", "Character")
/* Translators: card-z/character */
C_("pack-schema", "Characters")
/* Translators: card-z/character */
C_("pack-schema", "Eighteen cards. Move is in hexes, push is the number that a d10 has to reach, carry is the weight that can be on hand. Write skills with commas between them, each a type of weapon, the name of a weapon, or hunting, fishing, trapping or initiative, with what it adds: pistol:1, hunting:2. The Heroic Action and the three starting Loot are named as you name them in their own lists.")
/* Translators: card-z/move */
C_("pack-schema", "Move")
/* Translators: card-z/push */
C_("pack-schema", "Push")
/* Translators: card-z/carry */
C_("pack-schema", "Carry")
/* Translators: card-z/skills */
C_("pack-schema", "Skills")
/* Translators: card-z/heroic */
C_("pack-schema", "Heroic Action")
/* Translators: card-z/loot-1 */
C_("pack-schema", "First starting Loot")
/* Translators: card-z/loot-2 */
C_("pack-schema", "Second starting Loot")
/* Translators: card-z/loot-3 */
C_("pack-schema", "Third starting Loot")
/* Translators: card-z/heroic-action */
C_("pack-schema", "Heroic Actions")
/* Translators: card-z/heroic-action */
C_("pack-schema", "Eighteen cards, with a Backpack on the other side. Say in your own words what the action does; the group carries it out, and the app sees to it that it is played once.")
/* Translators: card-z/text */
C_("pack-schema", "What it does")
/* Translators: card-z/loot */
C_("pack-schema", "Loot")
/* Translators: card-z/loot */
C_("pack-schema", "102 Residential, 30 Commercial and 12 Fresh Food cards. Enter each different card once and say how many copies its deck has; what an eliminated Human Enemy leaves behind has 0, for it is in no deck. Targets are the numbers that a d10 has to reach; 0 or nothing means that the card cannot do it. A pistol that can be fired when engaged has a kill target too. Loot with the same type of supply can be resupplied from each other.")
/* Translators: card-z/deck */
C_("pack-schema", "Deck")
/* Translators: card-z/deck */
C_("value", "fresh")
/* Translators: card-z/deck */
C_("value", "human")
/* Translators: card-z/deck */
C_("value", "start")
/* Translators: card-z/copies */
C_("pack-schema", "Copies")
/* Translators: card-z/type */
C_("pack-schema", "Type")
/* Translators: card-z/type */
C_("value", "blade")
/* Translators: card-z/type */
C_("value", "club")
/* Translators: card-z/type */
C_("value", "stake")
/* Translators: card-z/type */
C_("value", "pistol")
/* Translators: card-z/type */
C_("value", "rifle")
/* Translators: card-z/type */
C_("value", "shotgun")
/* Translators: card-z/type */
C_("value", "bow")
/* Translators: card-z/type */
C_("value", "food")
/* Translators: card-z/type */
C_("value", "armour")
/* Translators: card-z/type */
C_("value", "tool")
/* Translators: card-z/type */
C_("value", "ammo")
/* Translators: card-z/type */
C_("value", "backpack")
/* Translators: card-z/type */
C_("value", "other")
/* Translators: card-z/weight */
C_("pack-schema", "Weight")
/* Translators: card-z/supply */
C_("pack-schema", "Supply at the start (red)")
/* Translators: card-z/supply-type */
C_("pack-schema", "Type of supply")
/* Translators: card-z/trade */
C_("pack-schema", "Least supply for a trade (purple)")
/* Translators: card-z/kill */
C_("pack-schema", "Kill")
/* Translators: card-z/impale */
C_("pack-schema", "Impale")
/* Translators: card-z/close */
C_("pack-schema", "Close range, 2–3 hexes")
/* Translators: card-z/medium */
C_("pack-schema", "Medium range, 4–6 hexes")
/* Translators: card-z/long */
C_("pack-schema", "Long range, 7–9 hexes")
/* Translators: card-z/loud */
C_("pack-schema", "Loud (1 yes, 0 no)")
/* Translators: card-z/semi */
C_("pack-schema", "Semi-automatic (1 yes, 0 no)")
/* Translators: card-z/rapid */
C_("pack-schema", "Rapid-fire (1 yes, 0 no)")
/* Translators: card-z/jam */
C_("pack-schema", "Jam rating; −1 none")
/* Translators: card-z/armour */
C_("pack-schema", "Armour: what it takes off the die of a bite")
/* Translators: card-z/stake */
C_("pack-schema", "Stake-tactics (1 yes, 0 no)")
/* Translators: card-z/food */
C_("pack-schema", "Food")
/* Translators: card-z/food */
C_("value", "junk")
/* Translators: card-z/food */
C_("value", "normal")
/* Translators: card-z/scouting */
C_("pack-schema", "Looks behind the first wall (1 yes, 0 no)")
/* Translators: card-z/sick */
C_("pack-schema", "Sick card")
/* Translators: card-z/sick */
C_("pack-schema", "Sick cards")
/* Translators: card-z/sick */
C_("pack-schema", "Six cards. Type what each takes off die rolls, the carry rating and movement, as numbers below zero, and in your own words what else it does. Food Poisoning keeps that name: it is not carried over to another day.")
/* Translators: card-z/rolls */
C_("pack-schema", "Die rolls")
/* Translators: card-z/text */
C_("pack-schema", "What else it does")
/* Translators: card-z/human-enemy */
C_("pack-schema", "Human Enemy")
/* Translators: card-z/human-enemy */
C_("pack-schema", "Human Enemies")
/* Translators: card-z/human-enemy */
C_("pack-schema", "Three cards. Type the numbers that this enemy’s d10 has to reach, in melee and at each range; 0 or nothing where it has no such attack. Then its move, what it is armed with, what it is good for as Loot once eliminated (both named as in the list of Loot), and in your own words how it acts.")
/* Translators: card-z/kill */
C_("pack-schema", "Melee")
/* Translators: card-z/armed */
C_("pack-schema", "Armed with")
/* Translators: card-z/text */
C_("pack-schema", "How it acts")
/* Translators: card-z/loot */
C_("pack-schema", "Loot it leaves behind")
/* Translators: card-z/setup */
C_("phases", "Setup")
/* Translators: card-z/setup */
C_("phases", "Choose a scenario, deal the neighborhood and equip the Characters.")
/* Translators: card-z/setup.scenario */
C_("phases", "Choose a scenario")
/* Translators: card-z/setup.scenario */
C_("phases", "It names the map, and what is laid out otherwise.")
/* Translators: card-z/setup.neighborhood */
C_("phases", "Deal the neighborhood")
/* Translators: card-z/setup.neighborhood */
C_("phases", "Blue sides up, the S-Mart alone red side up.")
/* Translators: card-z/setup.neighborhood */
C_("phases", "The fixed cards of the pattern first.")
/* Translators: card-z/setup.battlefield */
C_("phases", "Lay out the battlefield, meeples and bases")
/* Translators: card-z/setup.battlefield */
C_("phases", "Either side will do.")
/* Translators: card-z/setup.decks */
C_("phases", "Shuffle the decks")
/* Translators: card-z/setup.decks */
C_("phases", "The horde starts on the Pub.")
/* Translators: card-z/setup.bases */
C_("phases", "Choose home bases and Characters")
/* Translators: card-z/setup.bases */
C_("phases", "Whoever picks the base picks Characters second.")
/* Translators: card-z/setup.players */
C_("phases", "Set up the players")
/* Translators: card-z/setup.players */
C_("phases", "Heroic Action up, hero side.")
/* Translators: card-z/setup.players */
C_("phases", "Pawns on the Home Base, on a safe-chip.")
/* Translators: card-z/setup.loot */
C_("phases", "Take the starting Loot")
/* Translators: card-z/setup.loot */
C_("phases", "Three cards each, on hand or in the backpack.")
/* Translators: card-z/setup.loot */
C_("phases", "Loot of weight 1 only goes into the backpack.")
/* Translators: card-z/setup.time */
C_("phases", "Set the time to dawn")
/* Translators: card-z/dawn */
C_("phases", "Dawn")
/* Translators: card-z/dawn */
C_("phases", "The weather of the day, the fires, then the first turns.")
/* Translators: card-z/dawn.weather */
C_("phases", "Draw the Weather")
/* Translators: card-z/dawn.weather */
C_("phases", "It counts for attacks in outside zones only.")
/* Translators: card-z/dawn.fires */
C_("phases", "See where the fires spread")
/* Translators: card-z/dawn.fires */
C_("phases", "In Raging Fire alone, and not when it rains.")
/* Translators: card-z/dawn.fires */
C_("phases", "1 to 6 is the direction, anything else nothing.")
/* Translators: card-z/dawn.paper */
C_("phases", "Spend Toilet Paper")
/* Translators: card-z/dawn.paper */
C_("phases", "Only at dawn.")
/* Translators: card-z/dawn.patrol */
C_("phases", "Scout where you slept outside")
/* Translators: card-z/dawn.patrol */
C_("phases", "This is the first scout of the day, and its Encounters come from the edge.")
/* Translators: card-z/dawn.patrol */
C_("phases", "Sleep deprived: −1 to all rolls today.")
/* Translators: card-z/day */
C_("phases", "Day")
/* Translators: card-z/day */
C_("phases", "Every player scouts, and clears or retreats. Dawn and night go the same way.")
/* Translators: card-z/turn.initiative */
C_("phases", "Roll for the order of the players")
/* Translators: card-z/turn.initiative */
C_("phases", "Competitive games only; you may defer.")
/* Translators: card-z/turn.prepare */
C_("phases", "Prepare")
/* Translators: card-z/turn.prepare */
C_("phases", "Leave Loot that is too heavy face down here.")
/* Translators: card-z/turn.prepare */
C_("phases", "Move supply of one type together.")
/* Translators: card-z/turn.scout */
C_("phases", "Scout a Location")
/* Translators: card-z/turn.scout */
C_("phases", "Roll only the first time on that day.")
/* Translators: card-z/turn.scout */
C_("phases", "No danger, no reward, no trade, no skill: scout again for free.")
/* Translators: card-z/turn.scout */
C_("phases", "The zones outside are revealed, those behind a wall are not.")
/* Translators: card-z/turn.scout */
C_("phases", "A burning or Occupied Location must be left at once.")
/* Translators: card-z/turn.clear */
C_("phases", "Clear the Location")
/* Translators: card-z/turn.clear */
C_("phases", "Flip the Cache and put a safe-chip on it.")
/* Translators: card-z/turn.clear */
C_("phases", "Each locked room takes 1 off the reward.")
/* Translators: card-z/turn.clear */
C_("phases", "Loot left behind is part of the reward.")
/* Translators: card-z/turn.clear */
C_("phases", "The retreat move is forfeit.")
/* Translators: card-z/turn.retreat */
C_("phases", "Retreat")
/* Translators: card-z/turn.retreat */
C_("phases", "Once a turn, to an adjacent Location.")
/* Translators: card-z/turn.retreat */
C_("phases", "Leave the Encounters face down, and what was dropped.")
/* Translators: card-z/turn.retreat */
C_("phases", "Danger where you arrive is fought to the death.")
/* Translators: card-z/turn.retreat */
C_("phases", "There is no retreat from Feral Dogs.")
/* Translators: card-z/turn.camp */
C_("phases", "Camp out or pass")
/* Translators: card-z/turn.camp */
C_("phases", "Only when nothing dangerous is left.")
/* Translators: card-z/phase.horde */
C_("phases", "The horde walks")
/* Translators: card-z/phase.horde */
C_("phases", "At the end of every phase, the reckoning too.")
/* Translators: card-z/phase.horde */
C_("phases", "An active Boombox next to it draws it.")
/* Translators: card-z/phase.horde */
C_("phases", "Two spaces off the map it is gone.")
/* Translators: card-z/phase.horde */
C_("phases", "Inside you are blockaded and safe; outside you must battle it on your turn.")
/* Translators: card-z/night */
C_("phases", "Night")
/* Translators: card-z/night */
C_("phases", "The last action phase: shooting is harder, and a place to sleep is needed.")
/* Translators: card-z/night.ranged */
C_("phases", "Mind the dark")
/* Translators: card-z/night.ranged */
C_("phases", "Ranged attacks: −1 close, −2 medium, −3 long, besides the weather.")
/* Translators: card-z/night.shelter */
C_("phases", "Find a place inside")
/* Translators: card-z/night.shelter */
C_("phases", "Outside means sleep deprivation and dawn patrol.")
/* Translators: card-z/night.shelter */
C_("phases", "A wall at the end of a cleared Location is shelter.")
/* Translators: card-z/battle */
C_("phases", "Battle")
/* Translators: card-z/battle */
C_("phases", "Survivors act, Encounters act, until the danger is gone.")
/* Translators: card-z/battle.initiative */
C_("phases", "Roll for initiative")
/* Translators: card-z/battle.initiative */
C_("phases", "Against Human Enemies only; a tie is yours.")
/* Translators: card-z/battle.survivors */
C_("phases", "Every survivor acts")
/* Translators: card-z/battle.survivors */
C_("phases", "One action each: move, attack or hand.")
/* Translators: card-z/battle.survivors */
C_("phases", "The first move from a start hex moves again.")
/* Translators: card-z/battle.survivors */
C_("phases", "A move ends next to an Encounter.")
/* Translators: card-z/battle.survivors */
C_("phases", "Natural 0: blades hang, guns may jam, arrows are lost, friends are hit.")
/* Translators: card-z/battle.survivors */
C_("phases", "Charge: 1 or 2 hexes and melee at +1.")
/* Translators: card-z/battle.alarm */
C_("phases", "Roll the alarm die")
/* Translators: card-z/battle.alarm */
C_("phases", "At the first loud noise outside.")
/* Translators: card-z/battle.alarm */
C_("phases", "A loud noise wakes all distracted Zombies in view.")
/* Translators: card-z/battle.alarm */
C_("phases", "What is drawn comes on an edge column and does not move this round.")
/* Translators: card-z/battle.encounters */
C_("phases", "The Encounters act")
/* Translators: card-z/battle.encounters */
C_("phases", "Closest first; Feral Dog, Fast Zombie, Zombie, Slow Zombie.")
/* Translators: card-z/battle.encounters */
C_("phases", "One move point that is left after engaging is a bite.")
/* Translators: card-z/battle.encounters */
C_("phases", "Armour takes off the bite.")
/* Translators: card-z/battle.encounters */
C_("phases", "Rigored Zombies roll for their move.")
/* Translators: card-z/battle.encounters */
C_("phases", "The infected die at the end of their last round.")
/* Translators: card-z/battle.regroup */
C_("phases", "Regroup")
/* Translators: card-z/battle.regroup */
C_("phases", "As many actions as you like; recover arrows and bolts.")
/* Translators: card-z/battle.regroup */
C_("phases", "Go past the wall, or camp out before it.")
/* Translators: card-z/battle.regroup */
C_("phases", "Friendly Humans join.")
/* Translators: card-z/reckoning */
C_("phases", "Reckoning")
/* Translators: card-z/reckoning */
C_("phases", "Chips off, Encounters back, everybody eats and sleeps.")
/* Translators: card-z/reckoning.chips */
C_("phases", "Take off the safe-chips")
/* Translators: card-z/reckoning.chips */
C_("phases", "Not where survivors are safely inside.")
/* Translators: card-z/reckoning.gather */
C_("phases", "Gather the Encounters")
/* Translators: card-z/reckoning.gather */
C_("phases", "Blockaded ones stay.")
/* Translators: card-z/reckoning.gather */
C_("phases", "Fire! goes back into the deck; its chip stays.")
/* Translators: card-z/reckoning.eat */
C_("phases", "Everybody eats")
/* Translators: card-z/reckoning.eat */
C_("phases", "Junk makes sick on 0 to 3, Normal on 0 or 1, Fresh never.")
/* Translators: card-z/reckoning.eat */
C_("phases", "Dependants do not roll.")
/* Translators: card-z/reckoning.eat */
C_("phases", "Starving twice in a row is death.")
/* Translators: card-z/reckoning.sleep */
C_("phases", "Everybody sleeps")
/* Translators: card-z/reckoning.sleep */
C_("phases", "Outside: sleep deprived tomorrow, and dawn patrol first.")
/* Translators: card-z/end */
C_("phases", "End of the game")
/* Translators: card-z/end */
C_("phases", "The scenario is over: count and compare.")
/* Translators: card-z/end.score */
C_("phases", "Count the points")
/* Translators: card-z/end.score */
C_("phases", "Civic Duty and Raging Fire give a grade.")
/* Translators: card-z/end.score */
C_("phases", "Zombie Count and Loot Count: less 5, 4 or 3 for dead, starving and sick Characters.")
/* Translators: card-z: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Card-Z rulebook")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "gun, firearm, pistol, rifle")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "bit, bite, bitten, infected")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "hungry, starving, starve")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "food, meal, eat")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "fire, burning, burn")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "dog, feral dog")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "sick, illness, ill, disease")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "run away, flee, retreat, escape")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "running, retreat")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "place, location")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "noise, loud, noisy, alarm")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "die, death, dead, killed")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "tired, sleep deprivation, sleep")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "zero, 0, critical miss")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "unjam, jam")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "arrow, bolt")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "pvp, player versus player, attack another player")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "turn order, initiative")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "swap, trade, trading, exchange")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "heal, cured, first aid")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "speed, move")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "jump, cross")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "throw, drop")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "xp, skill")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "night, dark")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "room, quarantine")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "weight, heavy, carry")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "home, base")
/* Translators: card-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "win, winning, victory")
/* Translators: card-z/overview.goal */
C_("rules", "What the game is about")
/* Translators: card-z/overview.goal: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Overview")
/* Translators: card-z/overview.goal: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "goal, aim, object, purpose, story, survive, apocalypse")
/* Translators: card-z/overview.goal: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The dead have risen in the neighborhood. You save yourself and your family there, then compete for what is left or clean the place up together. What ends the game, and what wins it, stands in the [[scenario.choosing|scenario]].")
/* Translators: card-z/overview.play */
C_("rules", "How the game goes")
/* Translators: card-z/overview.play: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Game Play Overview")
/* Translators: card-z/overview.play: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sequence, summary, order, course of play, round structure, how to play, rules summary")
/* Translators: card-z/overview.play: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A game turn is one day: three [[turn.phases|action phases]], dawn, day and night, then the [[reckoning.phase|reckoning]] in which survivors eat or starve. On your turn you [[turn.scout|scout]] a Location next to yours: roll for its Encounters, lay them out on the battlefield, and [[turn.clear|battle]] or [[turn.retreat|retreat]]. Win and the Location is flipped and gets a safe-chip; retreat and you fight whatever danger you run into.")
/* Translators: card-z/overview.end */
C_("rules", "When the game ends")
/* Translators: card-z/overview.end: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "end of the game, game over, win, lose, victory, defeat, all dead, how do I win, how do we lose")
/* Translators: card-z/overview.end: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The game is over when the end condition of the [[scenario.choosing|scenario]] is met, or when your survivors are dead.")
/* Translators: card-z/overview.players */
C_("rules", "Number of players")
/* Translators: card-z/overview.players: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Multi-Player")
/* Translators: card-z/overview.players: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many players, player count, solo, alone, one, two, three, four, expansion, co-op, competitive")
/* Translators: card-z/overview.players */
C_("rules", "One or two people play with the base game; an expansion takes three or four. Each scenario says whether it can be played solo, co-operatively or competitively.")
/* Translators: card-z/overview.terms */
C_("rules", "Reading card names")
/* Translators: card-z/overview.terms: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Components")
/* Translators: card-z/overview.terms: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "italics, capitals, notation, names of cards")
/* Translators: card-z/overview.terms: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "In the rulebook a word in capitalised italics names a card. Blue and red name the two kinds of Location: [[location.types|Cache and Terrain]]; red zones of a Location lie outside.")
/* Translators: card-z/dice.white */
C_("rules", "White dice: how many Encounters or rewards")
/* Translators: card-z/dice.white: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "d6, six-sided, encounter dice, reward dice, scout roll, how many zombies")
/* Translators: card-z/dice.white: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Four white d6 say [[location.encounter-roll|how many Encounters]] and [[location.reward|how many rewards]] a Location has.")
/* Translators: card-z/dice.red */
C_("rules", "Red die: the alarm")
/* Translators: card-z/dice.red: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "alarm die, skull, red d6, noise die")
/* Translators: card-z/dice.red: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "One red d6, rolled for the first [[noise.alarm|loud noise outside]]. A skull brings Encounters from nearby.")
/* Translators: card-z/dice.blue */
C_("rules", "Blue die: players")
/* Translators: card-z/dice.blue: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "blue d10, attack die, skill die, initiative die, ten-sided")
/* Translators: card-z/dice.blue */
C_("rules", "One blue d10 for what players do: attacks, skills and initiative.")
/* Translators: card-z/dice.green */
C_("rules", "Green die: Encounters attack")
/* Translators: card-z/dice.green: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "green d10, bite die, enemy die")
/* Translators: card-z/dice.green */
C_("rules", "One green d10 for what Encounters do: bites and the shots of Human Enemies.")
/* Translators: card-z/dice.brown */
C_("rules", "Brown die: the trap")
/* Translators: card-z/dice.brown: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "brown d10, trap die, survivalist, trapping")
/* Translators: card-z/dice.brown */
C_("rules", "One brown d10 follows the trap of the Survivalist.")
/* Translators: card-z/dice.notation */
C_("rules", "Sums such as 2d6-2")
/* Translators: card-z/dice.notation: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "2d6, 3d6, d6-1, minus, plus, modifier, dice notation, add dice")
/* Translators: card-z/dice.notation */
C_("rules", "Six-sided dice are added up, and what follows is added or taken off: 2d6−2 means two dice less two. A result below one means that nothing is there.")
/* Translators: card-z/dice.d10 */
C_("rules", "The d10 and its target number")
/* Translators: card-z/dice.d10: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "target number, success, equal or greater, ten-sided, natural zero, difficulty, zero to nine")
/* Translators: card-z/dice.d10: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A d10 shows 0 to 9. It succeeds when it shows the target number or more, after everything is added and taken off. A 0 on the die itself is a [[to-hit.natural-zero|critical miss]].")
/* Translators: card-z/supply.clip */
C_("rules", "Supply and card-clips")
/* Translators: card-z/supply.clip: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Supply")
/* Translators: card-z/supply.clip: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "supply, ammo, uses, charges, clip, red number, track ammo, how much ammo")
/* Translators: card-z/supply.clip */
C_("rules", "Loot enters play with the supply that is red at the bottom of its card. When it is in hand for the first time, put a card-clip there. Each use moves the clip to the left; an empty card loses it.")
/* Translators: card-z/supply.resupply */
C_("rules", "Resupply")
/* Translators: card-z/supply.resupply: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reload, transfer ammo, refill, same type, move supply, share ammo, battery")
/* Translators: card-z/supply.resupply */
C_("rules", "Supply can be moved from one Loot to another when both use the same type of it.")
/* Translators: card-z/setup.order */
C_("rules", "Setting up the table")
/* Translators: card-z/setup.order: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Tabletop Setup")
/* Translators: card-z/setup.order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "setup, set up, start a game, order, prepare, arrangement, how do I set up")
/* Translators: card-z/setup.order: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Four steps: deal the [[setup.neighborhood|neighborhood]], put out the [[setup.battlefield|battlefield]], [[setup.decks|shuffle the decks]], and [[setup.time|set the time to dawn]] and draw the weather. A scenario may change them.")
/* Translators: card-z/setup.neighborhood */
C_("rules", "Dealing the neighborhood")
/* Translators: card-z/setup.neighborhood: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shuffle locations, deal, map, blue side, face up, lay out, cache")
/* Translators: card-z/setup.neighborhood: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Shuffle the Locations and deal them in the [[map.patterns|pattern]] of the scenario, blue side up. The [[component.s-mart|S-Mart]] alone starts red side up.")
/* Translators: card-z/setup.battlefield */
C_("rules", "The battlefield and its pieces")
/* Translators: card-z/setup.battlefield: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "meeples, bases, board, beside")
/* Translators: card-z/setup.battlefield: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Lay the [[battlefield.universal|universal battlefield]] beside the neighborhood, with meeples and bases next to it.")
/* Translators: card-z/setup.decks */
C_("rules", "Shuffling the decks")
/* Translators: card-z/setup.decks: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shuffle, decks, draw piles, discard piles, cards around")
/* Translators: card-z/setup.decks */
C_("rules", "Shuffle every deck and set them around the neighborhood, each with room for its discards.")
/* Translators: card-z/setup.time */
C_("rules", "Time and the first weather")
/* Translators: card-z/setup.time: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "time card, first day, dawn, first weather, start phase")
/* Translators: card-z/setup.time: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Turn the [[component.time|Time card]] to dawn and draw the [[turn.weather|Weather]] of the day.")
/* Translators: card-z/setup.players */
C_("rules", "What each player starts with")
/* Translators: card-z/setup.players: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Player Setup")
/* Translators: card-z/setup.players: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "player setup, characters, how many characters, start with, starting loot, two characters, player mat")
/* Translators: card-z/setup.players: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Everybody takes a [[component.player-mat|player mat]] and two Characters, dealt or chosen. Each Character brings one [[heroic.action|Heroic Action]], hero side up on the mat, three [[setup.loot|starting Loot]] and a pawn, which stands on your Home Base on a safe-chip.")
/* Translators: card-z/setup.loot */
C_("rules", "Starting Loot")
/* Translators: card-z/setup.loot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "starting equipment, starting items, initial loot, three loot, begin with, weapons at start, take loot")
/* Translators: card-z/setup.loot: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Find the three Residential Loot named at the bottom of the Character and put each in the [[backpack.use|backpack]] or on hand beside the card.")
/* Translators: card-z/setup.base */
C_("rules", "Your Home Base")
/* Translators: card-z/setup.base: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "start location, where do we start, alpha base, bravo base, starting place, home, safe chip at start")
/* Translators: card-z/setup.base: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Your pawns start on your Home Base, with a safe-chip under them. One player starts at the [[component.alpha-base|Alpha Base]], the second at the [[component.bravo-base|Bravo Base]].")
/* Translators: card-z/character.ratings */
C_("rules", "Ratings of a Character")
/* Translators: card-z/character.ratings: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Characters")
/* Translators: card-z/character.ratings: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "stats, attributes, abilities, move push carry, values, what do the numbers on my character mean, human base ratings")
/* Translators: card-z/character.ratings: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Every Character has three: [[character.move|move]], [[character.push|push]] and [[character.carry|carry]]. Skills on the card add to [[to-hit.skill|attack rolls]] or to what is done at Terrain.")
/* Translators: card-z/character.move */
C_("rules", "Move rating")
/* Translators: card-z/character.move: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "speed, hexes, movement speed")
/* Translators: card-z/character.move */
C_("rules", "So many hexes a Character can go with one move on the battlefield.")
/* Translators: card-z/character.push */
C_("rules", "Push rating")
/* Translators: card-z/character.push: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bare hands, shove, unarmed, push number, target number to push, no weapon")
/* Translators: card-z/character.push: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The target number to [[action.push|push]] an Encounter without the help of a weapon.")
/* Translators: card-z/character.carry */
C_("rules", "Carry rating")
/* Translators: card-z/character.carry: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "capacity, how much can I carry, load, limit, inventory, encumbrance, how many items")
/* Translators: card-z/character.carry: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "So much Loot [[character.weight|weight]] a Character may have on hand. What is in a [[backpack.use|backpack]] does not count. A starving survivor carries 1 less.")
/* Translators: card-z/character.weight */
C_("rules", "Weight of Loot")
/* Translators: card-z/character.weight: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "heavy, weight, yellow circle, encumbrance, on hand, zero weight")
/* Translators: card-z/character.weight */
C_("rules", "The yellow circle at the upper left of a Loot card, from 0 to 3. Anything can be on hand as long as it weighs no more together than the carry rating allows, usually 4.")
/* Translators: card-z/character.bitten */
C_("rules", "One bite is enough")
/* Translators: card-z/character.bitten: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hit points, health, lives, how many wounds, damage, die, killed, death, how do I die, what happens when I am bitten, bitten, infected")
/* Translators: card-z/character.bitten: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Survivors have no hit points. One bite of a Zombie [[ai.infection|infects]], one hit of a human kills. Only a [[ai.dog-bite|Feral Dog]] can leave it at a wound.")
/* Translators: card-z/character.hunting */
C_("rules", "Hunting")
/* Translators: card-z/character.hunting: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hunt, game, deer, rabbit, fresh food, field, graveyard, shoot an animal, odd roll, get food, forage, how do I get fresh food")
/* Translators: card-z/character.hunting: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Every survivor can hunt. After clearing the Field or the Graveyard roll d10+2. An odd sum means game: 1 close, 3 to 5 medium, 7 to 9 long, while 11 is too far. Hit it with a ranged attack at that range for 2 [[reckoning.food|Fresh Food]]. One Character may try, once for each Location and phase.")
/* Translators: card-z/character.hunting-close */
C_("rules", "Hunting at close range")
/* Translators: card-z/character.hunting-close: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hunting skill, hunter, close game, roll of 1, skilled hunter")
/* Translators: card-z/character.hunting-close */
C_("rules", "The unskilled sum is never below 2, so only a skill in hunting brings game to close range.")
/* Translators: card-z/heroic.action */
C_("rules", "Heroic Action")
/* Translators: card-z/heroic.action: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Heroic Action / Backpack")
/* Translators: card-z/heroic.action: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hero, special ability, once per game, power, hero side, one use, special action")
/* Translators: card-z/heroic.action */
C_("rules", "Each Character has one. Only that Character can play it, once in the game; then the card is turned over. It is turned over too when the Character dies.")
/* Translators: card-z/heroic.fear */
C_("rules", "Giving up a Heroic Action against fear")
/* Translators: card-z/heroic.fear: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "The Horde")
/* Translators: card-z/heroic.fear: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fear, afraid, scared of the horde, sacrifice, remove fear, panic, terror")
/* Translators: card-z/heroic.fear */
C_("rules", "Facing the horde, a Heroic Action can be given up to be rid of the fear. It is turned over without doing what it says.")
/* Translators: card-z/backpack.use */
C_("rules", "Backpack")
/* Translators: card-z/backpack.use: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pack, bag, rucksack, store, three slots, inside, weight 1, extra loot, extra space, how many items in backpack, use the backpack")
/* Translators: card-z/backpack.use: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The other side of the Heroic Action card. It weighs 1 on hand and holds three more Loot of weight 1 each, so with a carry rating of 4 you have 3 on hand and three cards in the pack. Taking something out in battle is a [[action.hand|hand action]].")
/* Translators: card-z/backpack.give */
C_("rules", "Handing the Backpack on")
/* Translators: card-z/backpack.give: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "give backpack, ally, dependant, wear, trade backpack, lend")
/* Translators: card-z/backpack.give */
C_("rules", "A Backpack is Loot: an Ally or a Dependant can wear it, even before the Heroic Action is used. Lay their card on the Heroic Action to show it.")
/* Translators: card-z/location.types */
C_("rules", "Cache and Terrain")
/* Translators: card-z/location.types: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Locations")
/* Translators: card-z/location.types: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "blue, red, cache side, terrain side, location types, two sides, flip, locations, nineteen")
/* Translators: card-z/location.types: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The neighborhood has 19 Locations. Their blue side is a Cache, which has a reward to be won; their red side is Terrain, which may have a resource such as game or fish. A [[turn.clear|cleared]] Cache is flipped to Terrain.")
/* Translators: card-z/location.description */
C_("rules", "Battlefield description")
/* Translators: card-z/location.description: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zones, z1 z2 z3, three zones, layout, inside, outside, red zone, which zone is outside, reading a location")
/* Translators: card-z/location.description: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A Location describes its battlefield as three zones and what lies between them. A zone in red is outside, the others are inside. Zone 1 is where survivors come in; the mark between two zones is a [[location.wall|wall]] or a [[location.fence|fence]].")
/* Translators: card-z/location.examples */
C_("rules", "Locations described in the rulebook")
/* Translators: card-z/location.examples: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "looted street, trailer home, ranch house, pub, fenced house, nice house, examples, zones of locations, which locations have walls")
/* Translators: card-z/location.examples: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "[[component.looted-street|Looted Street]]: street in zones 1 and 2, the yard of an empty house in zone 3, a wall at its end. [[component.trailer-home|Trailer Home]]: yard in 1 and 2, a wall, the trailer in 3. [[component.ranch-house|Ranch House]]: yard, first floor, basement. [[component.pub|Pub]]: yard, then the bar in 2 and 3. [[component.fenced-house|Fenced House]]: fenced yard, first floor, second floor. [[component.nice-house|Nice House]]: yard with a garden, first floor, second floor.")
/* Translators: card-z/location.encounter-roll */
C_("rules", "Scout roll of a Location")
/* Translators: card-z/location.encounter-roll: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many encounters, number of zombies, scouting dice, roll for encounters, how many zombies are there, encounter roll")
/* Translators: card-z/location.encounter-roll */
C_("rules", "Printed on the Location: the white dice that say how many Encounters are there for the day. It is rolled when the Location is scouted for the first time on that day.")
/* Translators: card-z/location.reward */
C_("rules", "Reward of a Location")
/* Translators: card-z/location.reward: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "loot, reward roll, residential, commercial, how much loot, what do I get, treasure, prize, draw loot, fresh food reward")
/* Translators: card-z/location.reward: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A Cache has a reward roll: so many cards of Residential or Commercial Loot go to whoever clears it. Every [[battlefield.quarantine-reward|locked room]] takes 1 off. Terrain gives no reward, but hunting, trapping or fishing there may bring Fresh Food.")
/* Translators: card-z/location.dividers */
C_("rules", "Zone dividers")
/* Translators: card-z/location.dividers: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Zone Dividers")
/* Translators: card-z/location.dividers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dividers, wall or fence, between zones, barrier, line between zones")
/* Translators: card-z/location.dividers: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Between two zones there may be nothing, a [[location.wall|wall]] or a [[location.fence|fence]]. Both are crossed over a [[battle.crossing|restart hex]].")
/* Translators: card-z/location.wall */
C_("rules", "Walls")
/* Translators: card-z/location.wall: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "wall, shoot through a wall, cannot shoot through walls, fire through, see through, block, building, indoors, line of fire")
/* Translators: card-z/location.wall: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A wall stops movement, and nothing can be shot through it. The zones before it must be clear before survivors [[battle.regroup|regroup]] and [[battle.crossing|go past it]]. What lies beyond is unknown until then.")
/* Translators: card-z/location.end-wall */
C_("rules", "A wall at the end")
/* Translators: card-z/location.end-wall: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "wall at the end, go inside, spend the night, sleep inside, shelter, safe for the night, where can we sleep")
/* Translators: card-z/location.end-wall */
C_("rules", "When the last thing in the description is a wall, survivors who have cleared all zones can pass it and spend the night inside.")
/* Translators: card-z/location.fence */
C_("rules", "Fences")
/* Translators: card-z/location.fence: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fence, fenced, trapped dogs, behind a fence, fenced yard, fenced in, over the fence, can zombies cross fences")
/* Translators: card-z/location.fence: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A fence holds Feral Dogs and Zombies back. Those behind it are no danger until a survivor enters their zone, and they cannot come out. [[location.stake-tactics|Stake-tactics]] work across it.")
/* Translators: card-z/location.stake-tactics */
C_("rules", "Stake-tactics")
/* Translators: card-z/location.stake-tactics: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "stake, spear, kill through the fence, fence kill, auto kill, automatic, eradicate from behind the fence, pike")
/* Translators: card-z/location.stake-tactics */
C_("rules", "A weapon marked for stake-tactics eradicates the Zombies of a zone behind a fence without a roll, from the other side of it. A firearm spends ammo for it.")
/* Translators: card-z/location.garden */
C_("rules", "Gardens")
/* Translators: card-z/location.garden: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Gardens")
/* Translators: card-z/location.garden: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "garden, vegetables, 2 fresh food, yard, once per game, looted garden, harvest, get food")
/* Translators: card-z/location.garden */
C_("rules", "A garden gives 2 Fresh Food once in the game, as soon as the outside zones are clear. If you retreat after that, put a card-clip on the Location as a reminder that it is empty.")
/* Translators: card-z/location.occupied */
C_("rules", "Occupied Locations")
/* Translators: card-z/location.occupied: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Occupied Locations")
/* Translators: card-z/location.occupied: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "occupied, occupied home, neighbours, cannot stay, move through, pass through, end turn there")
/* Translators: card-z/location.occupied */
C_("rules", "You cannot end your turn there. You may go through: scout it without a roll and retreat from it at once.")
/* Translators: card-z/location.church */
C_("rules", "The Church")
/* Translators: card-z/location.church: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "The Church")
/* Translators: card-z/location.church: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "church, trading post, first time, nine loot, what is the church for")
/* Translators: card-z/location.church: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A trading post. When you clear it for the first time, draw 9 Residential Loot, lay them out there, and make up to 3 [[location.church-trade|trades]]. What is not taken stays for a later visit by any player; no new Loot is drawn.")
/* Translators: card-z/location.church-trade */
C_("rules", "Trading at the Church")
/* Translators: card-z/location.church-trade: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "trade value, purple number, minimum supply, swap, exchange, how many trades, three trades, barter, buy")
/* Translators: card-z/location.church-trade */
C_("rules", "A trade swaps one of your Loot for one of the Church’s. Loot with a purple number needs at least so much supply to be accepted; Loot without one can be traded even when empty.")
/* Translators: card-z/location.s-mart */
C_("rules", "The S-Mart")
/* Translators: card-z/location.s-mart: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "s-mart, supermarket, shop, starts as terrain, two phases, mall")
/* Translators: card-z/location.s-mart */
C_("rules", "The only Location with a Cache that begins red side up, and the only one that takes two phases to clear.")
/* Translators: card-z/encounter.types */
C_("rules", "Types of Encounter")
/* Translators: card-z/encounter.types: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Encounters")
/* Translators: card-z/encounter.types: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "enemies, monsters, kinds, who do we meet, encounter deck, types, list of enemies")
/* Translators: card-z/encounter.types: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Four: [[encounter.zombie|Zombies]] of four speeds, [[encounter.dog|Feral Dogs]], [[encounter.human-enemies|Human Enemies]] and [[encounter.friendly|Friendly Humans]]. Besides, one card is a [[encounter.fire|Fire]]. Meeples stand for them on the battlefield; a base under a meeple means that something is special about it.")
/* Translators: card-z/encounter.ratings */
C_("rules", "Move and bite")
/* Translators: card-z/encounter.ratings: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Zombies")
/* Translators: card-z/encounter.ratings: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie stats, move and bite, ratings, attack range of zombies, how far do zombies move, zombie speed, bite rating")
/* Translators: card-z/encounter.ratings */
C_("rules", "One move point takes a Zombie one hex. If it is engaged and has a move point left, it bites: the green die must reach its bite rating. So a Zombie with move 2 walks one hex and bites from there.")
/* Translators: card-z/encounter.zombie */
C_("rules", "Zombie")
/* Translators: card-z/encounter.zombie: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "normal zombie, regular, walker, shambler, move 2, bite 4, ordinary zombie")
/* Translators: card-z/encounter.zombie */
C_("rules", "Move 2, bite 4: it reaches and bites a survivor with one free hex between them.")
/* Translators: card-z/encounter.fast */
C_("rules", "Fast Zombie")
/* Translators: card-z/encounter.fast: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "runner, sprinter, quick, move 3, bite 3, fast zombies")
/* Translators: card-z/encounter.fast */
C_("rules", "Move 3, bite 3: it reaches and bites with two free hexes between.")
/* Translators: card-z/encounter.slow */
C_("rules", "Slow Zombie")
/* Translators: card-z/encounter.slow: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "crawler, shuffler, move 1, bite 5, slow zombies")
/* Translators: card-z/encounter.slow */
C_("rules", "Move 1, bite 5: it bites only those it already stands next to.")
/* Translators: card-z/encounter.rigored */
C_("rules", "Rigored Zombie")
/* Translators: card-z/encounter.rigored: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "rigor mortis, stiff, rigor, random movement, roll for move, rigoured, rigid")
/* Translators: card-z/encounter.rigored */
C_("rules", "Its move is rolled on a d10 each time: none on 0 to 4, 1 on 5 to 8, 2 on a 9. It bites at 3.")
/* Translators: card-z/encounter.loot */
C_("rules", "Zombies who carry Loot")
/* Translators: card-z/encounter.loot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "disc, purple disc, drop, item on zombie, pick up the disc, carrying loot, loot from zombies")
/* Translators: card-z/encounter.loot */
C_("rules", "When such a Zombie is eradicated, its disc stays on the battlefield. A survivor next to it may take it as a free action and draws 1 Residential Loot for it.")
/* Translators: card-z/encounter.distracted */
C_("rules", "Distracted Zombies")
/* Translators: card-z/encounter.distracted: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "distracted, unaware, idle, eating, wake up, activate, sneak, sneaking, silent, not noticed")
/* Translators: card-z/encounter.distracted */
C_("rules", "It neither moves nor attacks until something wakes it: a loud noise, or a survivor who moves or fights in melee into a hex beside it. Until then ranged attacks against it have +1. Take its marker off when it wakes.")
/* Translators: card-z/encounter.helmet */
C_("rules", "Zombies with a helmet")
/* Translators: card-z/encounter.helmet: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "helmet, armoured zombie, hard to hit, minus one, helmeted, hard hat")
/* Translators: card-z/encounter.helmet */
C_("rules", "Every attack roll against it has −1. The helmet goes when the Zombie is eradicated.")
/* Translators: card-z/encounter.dog */
C_("rules", "Feral Dogs")
/* Translators: card-z/encounter.dog: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Feral Dogs")
/* Translators: card-z/encounter.dog: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dog, dogs, wild dog, hound, move 4, wound 5, kill 8, push a dog, animal")
/* Translators: card-z/encounter.dog: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Move 4. A bite wounds on 5 and kills on 8, and kills on 5 whoever is already wounded. Feral Dogs cannot be pushed. Nobody gets away from them by [[turn.retreat-dogs|retreating]].")
/* Translators: card-z/encounter.wounds */
C_("rules", "Wounds and first aid")
/* Translators: card-z/encounter.wounds: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "wound, wounded, heal, healing, first aid kit, cure, how do I heal, injured, medicine")
/* Translators: card-z/encounter.wounds */
C_("rules", "A Wound stays on a survivor for good. Only a First Aid Kit takes it away. A second one kills.")
/* Translators: card-z/encounter.human-enemies */
C_("rules", "Human Enemies!")
/* Translators: card-z/encounter.human-enemies: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Human Enemies!")
/* Translators: card-z/encounter.human-enemies: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "humans, human enemy, bandits, raiders, gang, looters, hostile people, enemy survivors, pair")
/* Translators: card-z/encounter.human-enemies */
C_("rules", "One card of the Encounter Deck. When it is revealed, take the two Zombies closest to it, if there are any, and draw a Human Enemy for each of these hexes. Feral Dogs, Allies and Dependants stay; other Encounters left over are discarded.")
/* Translators: card-z/encounter.initiative */
C_("rules", "Initiative against Human Enemies")
/* Translators: card-z/encounter.initiative: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "initiative, who goes first, surprise, surprised, ambush, coffee, act first, binoculars, scope, tie, human enemies first")
/* Translators: card-z/encounter.initiative */
C_("rules", "Spotted inside with Scope or Binoculars and entered without an alarm roll: you have it. Loud outside and entered unaware: they have it. Otherwise both roll d10, a tie is yours, and Coffee helps. From the second battle-round on it is rolled for each round.")
/* Translators: card-z/encounter.gone-for-good */
C_("rules", "Gone for good")
/* Translators: card-z/encounter.gone-for-good: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kill a human, remove human enemies, remove from deck, killed humans, do humans come back")
/* Translators: card-z/encounter.gone-for-good */
C_("rules", "Once a Human Enemy has been killed, the Human Enemies! card leaves the Encounter Deck for the rest of the game.")
/* Translators: card-z/encounter.spoils */
C_("rules", "Spoils of war")
/* Translators: card-z/encounter.spoils: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "loot the body, take their weapons, human loot, use human as loot, what do humans drop")
/* Translators: card-z/encounter.spoils */
C_("rules", "An eliminated Human Enemy’s card is kept and used as Loot.")
/* Translators: card-z/encounter.friendly */
C_("rules", "Friendly Humans")
/* Translators: card-z/encounter.friendly: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Friendly Humans")
/* Translators: card-z/encounter.friendly: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "friends, rescue, recruit, people, join, allies and dependants, save people, activate, adopt")
/* Translators: card-z/encounter.friendly */
C_("rules", "When one is revealed, set it aside. It joins you once its zone is clear. Friendly Humans never scout on their own.")
/* Translators: card-z/encounter.ally */
C_("rules", "Allies")
/* Translators: card-z/encounter.ally: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ally, helper, companion, friend who fights, npc, recruit")
/* Translators: card-z/encounter.ally */
C_("rules", "An Ally fights, moves, pushes and carries Loot as a Character does.")
/* Translators: card-z/encounter.dependant */
C_("rules", "Dependants")
/* Translators: card-z/encounter.dependant: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dependent, child, grandmother, infant, baby, non-fighter, civilians, can dependants fight, carry")
/* Translators: card-z/encounter.dependant */
C_("rules", "A Dependant cannot battle but can carry Loot, apart from the Infant, who carries nothing. Dependants eat too, without a roll for sickness.")
/* Translators: card-z/encounter.fire */
C_("rules", "Fire!")
/* Translators: card-z/encounter.fire: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Fire!")
/* Translators: card-z/encounter.fire: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fire, burning, flames, fire chip, burn, on fire, fire extinguisher, blaze, burning location")
/* Translators: card-z/encounter.fire: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "One card of the Encounter Deck. Revealed, it puts a red fire-chip on the Location, unless you have a Fire Extinguisher. You must retreat at once, even if you have just retreated to it. From then on the Location is like an [[location.occupied|Occupied]] one. The card is shuffled back in at the end of the day; the chip stays for the game.")
/* Translators: card-z/battlefield.universal */
C_("rules", "Universal battlefield")
/* Translators: card-z/battlefield.universal: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Battlefield")
/* Translators: card-z/battlefield.universal: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "battle board, hex map, board, zoom in, map of the fight, hexes, letters, which side")
/* Translators: card-z/battlefield.universal */
C_("rules", "One hex map serves for every Location, outdoors or built up. It has three zones of hexes lettered A to Z, grey lines where walls may be, and start and restart hexes. Either of its sides can be used.")
/* Translators: card-z/battlefield.zones */
C_("rules", "Zones of the battlefield")
/* Translators: card-z/battlefield.zones: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zone 1, zone 2, zone 3, z1, z2, z3, areas, where do zombies stand")
/* Translators: card-z/battlefield.zones: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Zone 1 is nearest to the survivors’ edge, then zone 2 and zone 3. The [[location.description|description]] of the Location says which are outside and what divides them.")
/* Translators: card-z/battlefield.placing */
C_("rules", "Placing Encounters")
/* Translators: card-z/battlefield.placing: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Placing Encounters")
/* Translators: card-z/battlefield.placing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "draw encounters, cut the deck, face down, reveal, set up the battle, where are encounters placed, hidden, unknown encounters, deal zombies")
/* Translators: card-z/battlefield.placing */
C_("rules", "Cut the Encounter Deck, draw as many cards as were scouted and lay them face down into the zones they name. Turn up those in outside zones and stand their meeples on the hexes they show. What stands on the battlefield is dangerous, unless it is behind a fence. Those inside stay unseen.")
/* Translators: card-z/battlefield.card */
C_("rules", "Zone and hex on an Encounter card")
/* Translators: card-z/battlefield.card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "1-e, 3-n, letter, position, hex letter, code on the card, what does 1-e mean")
/* Translators: card-z/battlefield.card */
C_("rules", "1-E means zone 1, hex E; 3-N means zone 3, hex N.")
/* Translators: card-z/battlefield.binoculars */
C_("rules", "Looking behind the first wall")
/* Translators: card-z/battlefield.binoculars: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "binoculars, scope, peek, look inside, spy, see what is inside")
/* Translators: card-z/battlefield.binoculars */
C_("rules", "With Binoculars or a Scope look at the Encounters behind the first wall before you decide to go in.")
/* Translators: card-z/battlefield.start-hexes */
C_("rules", "Start hexes")
/* Translators: card-z/battlefield.start-hexes: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "start hex, entering, where do survivors start, pawn symbol, free action, first move, enter the battlefield")
/* Translators: card-z/battlefield.start-hexes */
C_("rules", "Survivors come onto the battlefield by the start hexes of zone 1. A start hex gives a free action with the first move: move again at once. Those surprised by Human Enemies have none.")
/* Translators: card-z/battlefield.restart-hexes */
C_("rules", "Restart hexes")
/* Translators: card-z/battlefield.restart-hexes: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "restart hex, door symbol, doors, divider, pass a wall, walk through a door")
/* Translators: card-z/battlefield.restart-hexes: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Marked with a pawn or a door along a divider. They lead from zone 1 to 2 and from zone 2 to 3, and give another move to whoever [[battle.crossing|crosses]] there.")
/* Translators: card-z/battlefield.quarantine */
C_("rules", "Quarantine")
/* Translators: card-z/battlefield.quarantine: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Quarantine Options")
/* Translators: card-z/battlefield.quarantine: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "quarantine, lock, lock in, room, lock symbol, trap a zombie, padlock, locked room, shut in")
/* Translators: card-z/battlefield.quarantine: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Inside zones may have rooms, hexes with a lock. A Zombie that stands in one is locked in as soon as a survivor engages it; another can be [[action.drive|driven]] in and is locked at once. Turn its meeple on the side. A room can be locked once only.")
/* Translators: card-z/battlefield.quarantine-reward */
C_("rules", "What quarantine costs")
/* Translators: card-z/battlefield.quarantine-reward: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reward minus one, less loot, lose loot, subtract from reward, cost of locking")
/* Translators: card-z/battlefield.quarantine-reward */
C_("rules", "Each locked room takes 1 off the reward of the Location. The Zombie inside counts as eradicated.")
/* Translators: card-z/turn.day */
C_("rules", "One game turn is one day")
/* Translators: card-z/turn.day: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Game Turn")
/* Translators: card-z/turn.day: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "day, turn, round, how long is a turn, time, game turn")
/* Translators: card-z/turn.day: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A day has its [[turn.weather|weather]], three [[turn.phases|action phases]] one after the other and one [[reckoning.phase|reckoning]]. Turn the Time card to follow them.")
/* Translators: card-z/turn.weather */
C_("rules", "Weather")
/* Translators: card-z/turn.weather: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Weather")
/* Translators: card-z/turn.weather: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "rain, storm, fog, snow, sun, weather card, outside attacks, weather modifier, draw weather, wind, raining")
/* Translators: card-z/turn.weather: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Draw a Weather card at the start of the game and of each day. In every phase it changes the attack rolls of players in outside zones only. Rain and the like come on top of what [[turn.night|night]] does.")
/* Translators: card-z/turn.phases */
C_("rules", "Dawn, day and night")
/* Translators: card-z/turn.phases: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "3 Action Phases: Dawn, Day, & Night")
/* Translators: card-z/turn.phases: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "action phases, dawn phase, day phase, night phase, phases, how many turns a day, morning, afternoon, evening")
/* Translators: card-z/turn.phases: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Three action phases, in each of which every player takes one [[turn.player|turn]]. After night comes the [[reckoning.phase|reckoning]].")
/* Translators: card-z/turn.night */
C_("rules", "Shooting at night")
/* Translators: card-z/turn.night: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "night, dark, darkness, night modifier, ranged at night, minus, night phase, penalty, shooting in the dark")
/* Translators: card-z/turn.night */
C_("rules", "Ranged attacks at night are made with −1 at close, −2 at medium and −3 at long range. Weather comes on top, outside.")
/* Translators: card-z/turn.player */
C_("rules", "A player turn")
/* Translators: card-z/turn.player: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Player Turn")
/* Translators: card-z/turn.player: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "my turn, what can I do, steps, turn order, player turn, moves per turn, how many moves, how many locations")
/* Translators: card-z/turn.player: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Prepare, [[turn.scout|scout]] a Location, then [[turn.clear|clear]] it or [[turn.retreat|retreat]]. In each action phase you have at least one scout move and one possible retreat move, always to an adjacent Location. You may [[turn.pass|pass]] whenever you are safe.")
/* Translators: card-z/turn.pass */
C_("rules", "Passing")
/* Translators: card-z/turn.pass: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pass, stay, do nothing, end turn, wait, rest, skip, stay where we are")
/* Translators: card-z/turn.pass */
C_("rules", "As long as you are safe you can stop whenever you like; passing ends your turn.")
/* Translators: card-z/turn.prepare */
C_("rules", "Step 1: Prepare")
/* Translators: card-z/turn.prepare: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "prepare, drop loot, too much to carry, before moving, step 1, departure")
/* Translators: card-z/turn.prepare: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Before you go, sort out who carries what and [[turn.leave-loot|leave behind]] what you cannot or will not take.")
/* Translators: card-z/turn.leave-loot */
C_("rules", "Loot left behind")
/* Translators: card-z/turn.leave-loot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "leave loot, drop, stash, store, hide, face down loot, come back for loot, abandoned items, pick up later, what happens to loot I leave behind")
/* Translators: card-z/turn.leave-loot */
C_("rules", "Lay it face down where you leave from. Whoever clears the place gets it with the reward.")
/* Translators: card-z/turn.scout */
C_("rules", "Step 2: Scout a Location")
/* Translators: card-z/turn.scout: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scout, scouting, explore, move, travel, adjacent, enter, first time that day, step 2, go to, how many encounters")
/* Translators: card-z/turn.scout: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Move to an adjacent Location. If it has not been scouted yet that day, roll its [[location.encounter-roll|scout roll]]. No Encounters: put a safe-chip there, and it can be a [[turn.free-scout|free scout]]. Otherwise set up the [[battlefield.placing|battlefield]], then battle or retreat.")
/* Translators: card-z/turn.free-scout */
C_("rules", "Free scout")
/* Translators: card-z/turn.free-scout: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "free scout, scout again, extra move, move again, second move, no encounters, move twice, keep moving")
/* Translators: card-z/turn.free-scout */
C_("rules", "Where nothing is dangerous, you may go on scouting, provided that you take no reward there, do not trade and use no skill.")
/* Translators: card-z/turn.clear */
C_("rules", "Step 3a: Clear a Location")
/* Translators: card-z/turn.clear: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "clear, cleared, win a battle, flip, claim, after the battle, safe-chip, take the location, step 3a")
/* Translators: card-z/turn.clear: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "When every enemy is eradicated, flip a Cache to Terrain and claim its [[location.reward|reward]], or trade at the Church, or [[turn.use-skill|use a skill]] at Terrain. Your retreat move is forfeit: the turn ends with a safe-chip on the Location and your pawns on top.")
/* Translators: card-z/turn.use-skill */
C_("rules", "Using a skill at Terrain")
/* Translators: card-z/turn.use-skill: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fishing, fish, trapping, trap, hunting, skills, stream, resource, get fresh food, terrain resource, catch, how does fishing work, how does trapping work")
/* Translators: card-z/turn.use-skill: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Where the Terrain offers it, a survivor with the skill can fish or trap there once it is clear; everybody can [[character.hunting|hunt]]. What it brings is Fresh Food, and it ends the turn as a reward would. The cards say how a skill is rolled.")
/* Translators: card-z/turn.camping */
C_("rules", "Camping out")
/* Translators: card-z/turn.camping: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Camping-Out")
/* Translators: card-z/turn.camping: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "camp, camping, blockade, blockaded, camp out, stay with zombies locked up, sleep next to zombies, leave zombies inside")
/* Translators: card-z/turn.camping */
C_("rules", "When all dangerous Encounters are gone but others remain behind a wall or a fence, you may end your turn there. Put your pawns on top of these blockaded Encounters. Stay over the reckoning, and they are not gathered.")
/* Translators: card-z/turn.retreat */
C_("rules", "Step 3b: Retreat in the neighborhood")
/* Translators: card-z/turn.retreat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "retreat, flee, run away, escape, leave the battle, how often can I retreat, go back, step 3b, how many retreats")
/* Translators: card-z/turn.retreat */
C_("rules", "One retreat move a turn, to an adjacent Location, away from a battle that is not settled. The Encounters stay on the Location face down for the rest of the day. If the place you flee to holds danger, you must eradicate it or die trying.")
/* Translators: card-z/turn.retreat-death */
C_("rules", "Retreating into danger")
/* Translators: card-z/turn.retreat-death: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "battle to the death, second retreat, no way out, die trying, fight to the end, cannot retreat again")
/* Translators: card-z/turn.retreat-death */
C_("rules", "There is no second retreat: dangerous Encounters at the place you retreated to must be fought to the end.")
/* Translators: card-z/turn.retreat-dogs */
C_("rules", "No retreat from Feral Dogs")
/* Translators: card-z/turn.retreat-dogs: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Encounter Round")
/* Translators: card-z/turn.retreat-dogs: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "run from dogs, dogs, outrun, flee dogs, escape from dogs, dog retreat, can I retreat from dogs")
/* Translators: card-z/turn.retreat-dogs */
C_("rules", "Whoever faces Feral Dogs cannot retreat.")
/* Translators: card-z/turn.sample */
C_("rules", "Sample player turn")
/* Translators: card-z/turn.sample: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Sample Player Turn")
/* Translators: card-z/turn.sample: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example turn, gas station, garage, first turn, 11 encounters, alpha base")
/* Translators: card-z/turn.sample */
C_("rules", "The group wakes at the Alpha Base and draws the weather. It scouts the Gas Station: 6, 4 and 1 make 11 Encounters, and those of zones 1 and 2 are revealed. Too dangerous, so it retreats to the Garage and leaves them face down on the Gas Station. The Garage rolls 3; the one outside is an Ally, who joins. The rest is fought and beaten, the reward is claimed, the Garage is flipped to Looted Street, and the pawns stand on its safe-chip.")
/* Translators: card-z/reckoning.phase */
C_("rules", "Reckoning")
/* Translators: card-z/reckoning.phase: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Reckoning Phase")
/* Translators: card-z/reckoning.phase: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "end of the day, midnight, eating, sleeping, upkeep, night is over, between days, end of turn, what happens at reckoning")
/* Translators: card-z/reckoning.phase: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "After night, in three steps: [[reckoning.chips|safe-chips]] come off, [[reckoning.gather|Encounters]] are gathered, survivors [[reckoning.eat|eat]] or [[reckoning.starving|starve]]. Sleeping [[reckoning.outside|outside]] has a price. The horde walks once more at the end.")
/* Translators: card-z/reckoning.chips */
C_("rules", "Reckoning 1: Safe-chips come off")
/* Translators: card-z/reckoning.chips: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "safe chip, remove chips, safe locations, white chip, does a location stay safe, does a location stay clear")
/* Translators: card-z/reckoning.chips */
C_("rules", "All safe-chips come off. Only those stay that lie under survivors who are safe indoors.")
/* Translators: card-z/reckoning.gather */
C_("rules", "Reckoning 2: Gather the Encounters")
/* Translators: card-z/reckoning.gather: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gather, shuffle encounters, reshuffle, encounter deck, blockaded, do zombies stay overnight, new zombies")
/* Translators: card-z/reckoning.gather: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Collect the Encounters that lie at Locations, apart from [[turn.camping|blockaded]] ones, and shuffle them into the Encounter Deck, the Fire! card with them.")
/* Translators: card-z/reckoning.eat */
C_("rules", "Reckoning 3: Eat")
/* Translators: card-z/reckoning.eat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "eat, eating, food, hungry, meal, feed, how much food, one food each, who eats, dinner")
/* Translators: card-z/reckoning.eat: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Every survivor eats Food or starves. After [[reckoning.food|Junk or Normal Food]] roll d10 for [[reckoning.sick|sickness]]; Fresh Food is safe.")
/* Translators: card-z/reckoning.food */
C_("rules", "The three kinds of food")
/* Translators: card-z/reckoning.food: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "junk food, normal food, fresh food, types of food, healthy, sick roll, which food, best food")
/* Translators: card-z/reckoning.food */
C_("rules", "Junk makes sick on 0 to 3, Normal on 0 or 1. Fresh Food needs no roll.")
/* Translators: card-z/reckoning.sick */
C_("rules", "Getting sick")
/* Translators: card-z/reckoning.sick: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sick, sickness, ill, illness, disease, sick card, sick roll, food poisoning, vomit, what happens when I am sick, get well, cure")
/* Translators: card-z/reckoning.sick */
C_("rules", "If the die fails, a Sick card lies on the survivor until the next reckoning. Who is sick already keeps that illness for another day, unless it is Food Poisoning. Dependants never roll. Sick cards that are over go back into their deck, which is shuffled.")
/* Translators: card-z/reckoning.starving */
C_("rules", "Starving")
/* Translators: card-z/reckoning.starving: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "starve, starvation, hunger, hungry, no food, without food, starving twice, starve to death, what if I cannot eat, -1, no food left")
/* Translators: card-z/reckoning.starving */
C_("rules", "Who cannot eat is turned by 90 degrees: every die roll has −1, and the carry rating is 1 less. Starving at the next reckoning again removes the survivor from play.")
/* Translators: card-z/reckoning.outside */
C_("rules", "Sleeping outside")
/* Translators: card-z/reckoning.outside: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sleep, sleep outside, what happens if I sleep outside, camp outside, no shelter, outdoors, spend the night, tent, where do we sleep")
/* Translators: card-z/reckoning.outside: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A reckoning outside has two effects the next day: [[reckoning.sleep-deprivation|sleep deprivation]] and [[reckoning.dawn-patrol|dawn patrol]].")
/* Translators: card-z/reckoning.sleep-deprivation */
C_("rules", "Sleep deprivation")
/* Translators: card-z/reckoning.sleep-deprivation: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tired, no sleep, exhausted, eye icon, eye-con, sleep deprived, fatigue, bad night")
/* Translators: card-z/reckoning.sleep-deprivation */
C_("rules", "A survivor who slept outside has −1 to all die rolls in every phase of the next day. A card-clip on the eye at the left of the card shows it.")
/* Translators: card-z/reckoning.dawn-patrol */
C_("rules", "Dawn patrol")
/* Translators: card-z/reckoning.dawn-patrol: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dawn patrol, wake up outside, first scout, scout own location, attacked in camp, morning attack, edge of the battlefield")
/* Translators: card-z/reckoning.dawn-patrol: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "After a night outside, your first scout of the day must be the Location where you are. Its Encounters are placed on the edge of the battlefield, like those [[noise.placing|drawn by a noise]].")
/* Translators: card-z/battle.rules */
C_("rules", "Battleground rules")
/* Translators: card-z/battle.rules: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Battleground Rules")
/* Translators: card-z/battle.rules: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "battle, fight, combat, hex, occupy, stacking, two in one hex, same hex, share a hex, basics, can two survivors stand in one hex")
/* Translators: card-z/battle.rules: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Only one survivor or Encounter fits into a hex. Next to each other, a survivor and an Encounter are [[battle.engaged|engaged]]. With a retreat move left you can leave by moving off the battlefield.")
/* Translators: card-z/battle.engaged */
C_("rules", "Engaged")
/* Translators: card-z/battle.engaged: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "engaged, adjacent, next to, in contact, close combat, locked in combat, beside, surrounded")
/* Translators: card-z/battle.engaged: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A survivor and an Encounter in neighbouring hexes are engaged. A move ends there, and an engaged survivor can only fight in [[action.melee|melee]].")
/* Translators: card-z/battle.dropped */
C_("rules", "Dropped Loot stays")
/* Translators: card-z/battle.dropped: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "drop, dropped, left on the battlefield, recover, lose items, leave behind in battle")
/* Translators: card-z/battle.dropped */
C_("rules", "Who retreats leaves what was dropped on the battlefield behind at the Location.")
/* Translators: card-z/battle.rounds */
C_("rules", "Battle-rounds")
/* Translators: card-z/battle.rounds: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Battle-Rounds")
/* Translators: card-z/battle.rounds: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "battle round, who goes first, order, sequence, initiative, rounds, act first, turn order in battle, survivors first, who acts first")
/* Translators: card-z/battle.rounds: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "First each survivor performs one [[action.types|action]] or passes, in any order. Then all revealed enemies [[ai.order|act]]. Repeat until you retreat, die or have eradicated what is revealed. Survivors act first, except against [[encounter.initiative|Human Enemies]].")
/* Translators: card-z/battle.won */
C_("rules", "When a battle is won")
/* Translators: card-z/battle.won: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "win the battle, victory, all dead, eradicated, cleared, end of battle, battle over")
/* Translators: card-z/battle.won: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "With all dangerous Encounters eradicated you [[battle.regroup|regroup]]. With all Encounters eradicated the Location is [[turn.clear|cleared]].")
/* Translators: card-z/battle.dangerous */
C_("rules", "Dangerous Encounters")
/* Translators: card-z/battle.dangerous: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dangerous, danger, safe, am I safe, threat, harmless, behind the fence, what counts as dangerous")
/* Translators: card-z/battle.dangerous */
C_("rules", "Everything hostile whose meeple stands on the battlefield, unless a fence keeps it away. What is still face down behind a wall is not dangerous yet.")
/* Translators: card-z/battle.start-restart */
C_("rules", "Moving again from a start or restart hex")
/* Translators: card-z/battle.start-restart: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Start & Restart Hexes")
/* Translators: card-z/battle.start-restart: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "double move, move again, instantly move, extra move, start hex, restart hex, two moves")
/* Translators: card-z/battle.start-restart */
C_("rules", "A survivor may move again at once on a start or restart hex when it is the first move onto the battlefield, in zone 1, or a move past a wall or fence.")
/* Translators: card-z/battle.regroup */
C_("rules", "Regroup")
/* Translators: card-z/battle.regroup: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Regroups")
/* Translators: card-z/battle.regroup: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "regroup, pause, between fights, recover arrows, recover bolts, unlimited actions, reload, breather, after the fight")
/* Translators: card-z/battle.regroup: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "With all dangerous Encounters eradicated you may take as many actions as you like, recover the arrows and bolts fired in this battle, or [[turn.camping|camp out]] and end the turn.")
/* Translators: card-z/battle.crossing */
C_("rules", "Going past a wall or a fence")
/* Translators: card-z/battle.crossing: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Passing Walls or Fences")
/* Translators: card-z/battle.crossing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cross, door, pass a wall, cross a fence, enter a building, go inside, open the door, climb, next zone, how do I get inside, reveal, get inside a house")
/* Translators: card-z/battle.crossing: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Move onto a restart hex along the divider and move again at once. At a wall, reveal the Encounters beyond it, up to the next wall, before that second move. The second move may be a retreat, unless you are engaged; then you can try to [[action.push-off|push off]] and get out.")
/* Translators: card-z/to-hit.roll */
C_("rules", "Rolling to hit")
/* Translators: card-z/to-hit.roll: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "To Hit")
/* Translators: card-z/to-hit.roll: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "to hit, attack roll, hit, miss, target number, how do I attack, roll an attack, hit number, shoot")
/* Translators: card-z/to-hit.roll */
C_("rules", "Roll d10 plus and minus everything that applies. The attack hits when the result is the target number of the weapon or more.")
/* Translators: card-z/to-hit.skill */
C_("rules", "Skills and weapon types")
/* Translators: card-z/to-hit.skill: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "skill, skill bonus, bonus with a weapon, expert, trained, proficiency, marksman")
/* Translators: card-z/to-hit.skill */
C_("rules", "A skill with a weapon or with a type of weapon adds to the roll.")
/* Translators: card-z/to-hit.types */
C_("rules", "Weapon types")
/* Translators: card-z/to-hit.types: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "blade, club, stake, pistol, rifle, shotgun, bow, weapons, kinds of weapon, melee weapons, ranged weapons")
/* Translators: card-z/to-hit.types */
C_("rules", "Melee: BLADE, CLUB and STAKE. Ranged: PISTOL, RIFLE, SHOTGUN and BOW.")
/* Translators: card-z/to-hit.natural-zero */
C_("rules", "Critical miss: a natural zero")
/* Translators: card-z/to-hit.natural-zero: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "critical miss, zero, rolled a 0, fumble, always misses, botch, crit fail, automatic miss, what happens when I roll a zero, roll 0")
/* Translators: card-z/to-hit.natural-zero: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A 0 on the die is a critical miss, whatever is added. Depending on the weapon it [[action.stuck|hangs]], [[action.jam|jams]] or is [[action.lost|lost]].")
/* Translators: card-z/to-hit.engaged-others */
C_("rules", "Missing beside another survivor")
/* Translators: card-z/to-hit.engaged-others: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "friendly fire, hit a friend, shoot my own, hit teammate, hit another survivor, accident, shoot into melee, shoot into combat")
/* Translators: card-z/to-hit.engaged-others */
C_("rules", "A critical miss on an Encounter that another survivor is engaged with strikes that survivor instead: pushed by a push, killed by a kill. With several of them roll d6 for whom. Nothing else happens for that 0.")
/* Translators: card-z/to-hit.modifiers */
C_("rules", "All modifiers to hit")
/* Translators: card-z/to-hit.modifiers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "modifiers, bonus, penalty, plus, minus, list of modifiers, +1, -1, what changes my roll, attack bonus")
/* Translators: card-z/to-hit.modifiers: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Added: skill, [[action.charge|charge]] +1, [[action.pushed|pushed]] target +1, [[encounter.distracted|distracted]] target +1 (ranged), [[action.impaled-target|impaled]] target +1 (ranged). Taken off: [[turn.night|night]] 1, 2 or 3 (ranged), [[turn.weather|weather]] outside, [[encounter.helmet|helmet]] 1, [[to-hit.engaged|each further Encounter]] engaged 1, [[reckoning.starving|starving]] 1, [[reckoning.sleep-deprivation|sleep deprived]] 1, [[reckoning.sick|sick]] as the card says, a player [[multi.pvp-shield|behind a restart hex]] 2. All of them are added together.")
/* Translators: card-z/to-hit.engaged */
C_("rules", "Fighting several at once")
/* Translators: card-z/to-hit.engaged: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Melee Attack")
/* Translators: card-z/to-hit.engaged: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "surrounded, outnumbered, several zombies, multiple, gang up, two zombies, engaged with many")
/* Translators: card-z/to-hit.engaged */
C_("rules", "A survivor engaged with several Encounters takes 1 off the roll for each beyond the first.")
/* Translators: card-z/noise.loud */
C_("rules", "Loud noises wake the distracted")
/* Translators: card-z/noise.loud: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Loud Noises")
/* Translators: card-z/noise.loud: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "loud, noise, gun, gunshot, wake, activate, loud weapon, shotgun noise")
/* Translators: card-z/noise.loud: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A loud noise wakes all revealed Zombies who are distracted. Outside it may also raise the [[noise.alarm|alarm]].")
/* Translators: card-z/noise.alarm */
C_("rules", "The alarm")
/* Translators: card-z/noise.alarm: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "alarm die, skull, loud noise outside, draw zombies, attract, reinforcements, red die, more zombies, how many come, heard the shot, what happens when I fire a gun outside")
/* Translators: card-z/noise.alarm: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "At the first loud noise made outside roll the red die. On the skull roll d6: so many Encounters are drawn by the noise and [[noise.placing|placed]] at the edge.")
/* Translators: card-z/noise.placing */
C_("rules", "Placing Encounters drawn by noise")
/* Translators: card-z/noise.placing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "edge, column, left or right side, where do they come from, outer hexes, drawn encounters, reinforcements arrive, side of the board")
/* Translators: card-z/noise.placing */
C_("rules", "Draw them and put them into one of the outer columns, left or right, level with the hex on their card. Where several want one hex, the slower, or one as slow, goes a hex further back. Allies and Dependants are set aside. Being placed is their first move.")
/* Translators: card-z/action.types */
C_("rules", "One action a round")
/* Translators: card-z/action.types: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Player Battle-Round")
/* Translators: card-z/action.types: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "action, actions, how many actions, what can I do in battle, one action per round, types of action, options")
/* Translators: card-z/action.types: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "In each battle-round a survivor has one action and any [[action.free|free actions]]. There are three sorts: [[action.move|move]], attack ([[action.melee|melee]] or [[action.ranged|ranged]]) and [[action.hand|hand]].")
/* Translators: card-z/action.move */
C_("rules", "Move on the battlefield")
/* Translators: card-z/action.move: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Move")
/* Translators: card-z/action.move: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "move, walk, run, hexes, 1-3 hexes, movement, how far can I move, engage, move past a zombie, sneak past")
/* Translators: card-z/action.move */
C_("rules", "A move is 1 to 3 hexes. It ends in the first hex next to an Encounter: the survivor is engaged.")
/* Translators: card-z/action.charge */
C_("rules", "Charge")
/* Translators: card-z/action.charge: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "charge, rush, run and hit, move and attack, +1, attack after moving, can I move and attack")
/* Translators: card-z/action.charge */
C_("rules", "Move 1 or 2 hexes into contact and fight in melee at once, with +1 to the roll.")
/* Translators: card-z/action.retreat */
C_("rules", "Retreat off the battlefield")
/* Translators: card-z/action.retreat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "retreat, leave the battlefield, move off, flee, escape the battle, edge")
/* Translators: card-z/action.retreat: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A move off the edge of the battlefield becomes a [[turn.retreat|retreat move]] in the neighborhood.")
/* Translators: card-z/action.melee */
C_("rules", "Melee attack")
/* Translators: card-z/action.melee: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "melee, hand to hand, close combat, punch, stab, hit, fight, attack in melee, types of melee attack, guns in melee")
/* Translators: card-z/action.melee: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Only against an Encounter you are engaged with: [[action.push|push]], [[action.impale|impale]] or [[action.kill|kill]], whichever the weapon can.")
/* Translators: card-z/action.push */
C_("rules", "Push")
/* Translators: card-z/action.push: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "push, shove, knock back, bare hands, push away, non-adjacent, sideways")
/* Translators: card-z/action.push: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The Encounter goes 1 hex away, to a hex that is not next to the survivor, and its meeple lies [[action.pushed|sideways]]. Feral Dogs cannot be pushed. [[action.drive|Drive]] and [[action.push-off|push-off]] are the two other sorts of push.")
/* Translators: card-z/action.pushed */
C_("rules", "A pushed Encounter is easier to hit")
/* Translators: card-z/action.pushed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pushed, sideways, +1, fallen, prone, knocked down, easy target, stands up")
/* Translators: card-z/action.pushed */
C_("rules", "Attack rolls against an Encounter that was pushed have +1 while its meeple lies sideways.")
/* Translators: card-z/action.drive */
C_("rules", "Drive")
/* Translators: card-z/action.drive: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "drive, drive back, push into a room, follow, take its hex, lock a zombie in")
/* Translators: card-z/action.drive: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A push with which the survivor steps into the hex that the Encounter had. Driven into a room, a Zombie is [[battlefield.quarantine|locked in]] at once.")
/* Translators: card-z/action.push-off */
C_("rules", "Push-off")
/* Translators: card-z/action.push-off: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "push off, break away, disengage, escape from a zombie, leave contact, get away, slip away, run from combat")
/* Translators: card-z/action.push-off */
C_("rules", "A push that leaves the Encounter where it is and moves the survivor instead, up to a full move. Nothing is attacked.")
/* Translators: card-z/action.impale */
C_("rules", "Impale")
/* Translators: card-z/action.impale: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "impale, spear, pin, stake, hold in place, stab, skewer, pitchfork")
/* Translators: card-z/action.impale */
C_("rules", "Holds a Zombie in place, or kills a human or a Feral Dog. An impaled Zombie cannot move and cannot bite who impales it, but it bites others next to it.")
/* Translators: card-z/action.impaled-target */
C_("rules", "Attacking an impaled Zombie")
/* Translators: card-z/action.impaled-target: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "impaled, auto success, automatic kill, finish off, pinned zombie, kill an impaled zombie, no roll")
/* Translators: card-z/action.impaled-target */
C_("rules", "Another survivor, not the one who impales it, eradicates it in melee without a roll. Ranged attacks against it have +1.")
/* Translators: card-z/action.kill */
C_("rules", "Kill")
/* Translators: card-z/action.kill: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kill, eradicate, eliminate, slay, dead zombie, remove, destroy")
/* Translators: card-z/action.kill */
C_("rules", "A hit with the kill number of the weapon eradicates the Encounter.")
/* Translators: card-z/action.clubs */
C_("rules", "Clubs kill and push")
/* Translators: card-z/action.clubs: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "club, bat, push only, kill and push, baseball bat, hammer, blunt, choose push")
/* Translators: card-z/action.clubs */
C_("rules", "A club does both, and you may say beforehand that you only push.")
/* Translators: card-z/action.stuck */
C_("rules", "Stuck blades")
/* Translators: card-z/action.stuck: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "stuck, blade, hangs, knife stuck, lose my knife, purple base, axe stuck, sword, blade stuck in zombie")
/* Translators: card-z/action.stuck */
C_("rules", "A 0 with a blade leaves it hanging in the Encounter. It becomes part of that Encounter’s Loot; a purple base shows it.")
/* Translators: card-z/action.ranged */
C_("rules", "Ranged attack")
/* Translators: card-z/action.ranged: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Ranged Attack")
/* Translators: card-z/action.ranged: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shoot, fire, ranged, gun, bow, crossbow, shooting, ammo, fire a gun")
/* Translators: card-z/action.ranged: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Shoot at an Encounter in [[action.sight|sight]] and in [[action.ranges|range]]. The weapon needs supply, and a survivor who is engaged cannot, unless with a [[action.pistol-melee|pistol]].")
/* Translators: card-z/action.ranges */
C_("rules", "Ranges: close, medium and long")
/* Translators: card-z/action.ranges: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "range, distance, close range, medium range, long range, short range, how far is long range, how far can I shoot, hexes, far")
/* Translators: card-z/action.ranges */
C_("rules", "Close is 2 or 3 hexes, medium 4 to 6, long 7 to 9.")
/* Translators: card-z/action.sight */
C_("rules", "Line of sight")
/* Translators: card-z/action.sight: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "line of sight, los, see, view, blocked, can I see, visible, cover, aim")
/* Translators: card-z/action.sight: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "If some straight line leads from a spot in the shooter’s hex to a spot in the target’s, the target is seen. A [[location.wall|wall]] in the way blocks it.")
/* Translators: card-z/action.rapid */
C_("rules", "Rapid-fire")
/* Translators: card-z/action.rapid: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "rapid fire, semi-auto, burst, fire again, automatic, several shots, two more ammo, shoot twice, seven ammo, machine gun, ak-47")
/* Translators: card-z/action.rapid */
C_("rules", "Some semi-automatic firearms may fire again at once for 2 more ammo, and again, as long as there is ammo. So 7 ammo make 4 shots: 1 for the first and 2 for each of the others.")
/* Translators: card-z/action.jam */
C_("rules", "Jams")
/* Translators: card-z/action.jam: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "jam, jammed, jam rating, malfunction, unjam, gun does not fire, faulty ammo, tilt the clip")
/* Translators: card-z/action.jam: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A semi-automatic firearm that rolls a 0 rolls again: at its jam rating or less it jams and cannot fire until it is [[action.hand|unjammed]]. Tilt the clip. The ammo of that shot is spent.")
/* Translators: card-z/action.lost */
C_("rules", "Lost arrows and bolts")
/* Translators: card-z/action.lost: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "arrow, bolt, crossbow, bow, lost, recover arrows, get arrows back, retrieve, missing arrows")
/* Translators: card-z/action.lost: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A 0 with a bow loses the arrow or bolt for good. All others fired in the battle are recovered at a [[battle.regroup|regroup]]. A card-clip counts the lost ones.")
/* Translators: card-z/action.pistol-melee */
C_("rules", "Pistols at arm’s length")
/* Translators: card-z/action.pistol-melee: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pistol in melee, shoot while engaged, point blank, gun in melee, can I shoot when engaged, shoot an adjacent zombie, fire when engaged")
/* Translators: card-z/action.pistol-melee */
C_("rules", "An engaged survivor cannot shoot, but most pistols can be fired in melee; their cards show it.")
/* Translators: card-z/action.hand */
C_("rules", "Hand actions")
/* Translators: card-z/action.hand: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Hand Actions")
/* Translators: card-z/action.hand: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hand, reload, unjam, backpack, grab, take out of backpack, swap weapon, change weapon, get item, how do I reload")
/* Translators: card-z/action.hand */
C_("rules", "Reload, take Loot out of the backpack, or unjam a firearm. Each is the action of the round.")
/* Translators: card-z/action.free */
C_("rules", "Free actions")
/* Translators: card-z/action.free: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Free Actions")
/* Translators: card-z/action.free: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "free action, drop, pick up, pickup, swap weapons, adjacent hex, no action, extra, take loot, how do I pick up loot")
/* Translators: card-z/action.free */
C_("rules", "Dropping Loot and picking it up from a hex next to yours are free. You may drop one thing, pick up another and use it with your action in the same round.")
/* Translators: card-z/action.stacking */
C_("rules", "Melee weapons stack")
/* Translators: card-z/action.stacking: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "stack cards, top of the card, overlap, see my weapons, space on the table")
/* Translators: card-z/action.stacking */
C_("rules", "What matters of a melee weapon is at the top of its card, so the cards can lie over each other.")
/* Translators: card-z/battle.sample */
C_("rules", "Sample battle-round")
/* Translators: card-z/battle.sample: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Sample Battle-Round")
/* Translators: card-z/battle.sample: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example battle, trailer home, old skool dad, punk rock girl, coach shotgun, rain, first round")
/* Translators: card-z/battle.sample */
C_("rules", "It rains hard at dawn. Old Skool Dad and Punk Rock Girl scout the Trailer Home: 5 − 1 make 4 Encounters, outside a Zombie and two Fast Zombies, one unseen inside. They fight. His Coach Shotgun rolls 3, less 1 for the rain at close range, and eradicates a Fast Zombie. The noise rolls the skull and then a 4: four more on the outer columns. She shoots the Zombie with a 7 from her .38. Then the other Fast Zombie moves 3 hexes towards her, the closest survivor.")
/* Translators: card-z/ai.order */
C_("rules", "Order in which Encounters act")
/* Translators: card-z/ai.order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "encounter turn, who acts first, closest, order, monsters act, enemy turn, zombie turn, zombies move, ties by speed")
/* Translators: card-z/ai.order */
C_("rules", "Only revealed Encounters act: the engaged first, then from the closest to the farthest. At the same distance the faster acts first: Feral Dog, Fast Zombie, Zombie, Slow Zombie.")
/* Translators: card-z/ai.zombies */
C_("rules", "How Zombies and Feral Dogs move")
/* Translators: card-z/ai.zombies: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Zombie & Feral Dog A.I.")
/* Translators: card-z/ai.zombies: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie ai, target, closest survivor, which survivor do zombies attack, pathfinding, path, blocked, obstacles, who do they go for, dog movement, how do zombies move")
/* Translators: card-z/ai.zombies */
C_("rules", "Towards the closest survivor. Among those equally close they prefer one with other survivors nearby. They do not step back to go round something in the way, and may be stuck.")
/* Translators: card-z/ai.ties */
C_("rules", "When a die decides for them")
/* Translators: card-z/ai.ties: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tie, roll d6, two choices, three choices, equal, which way, opposing player decides, random target")
/* Translators: card-z/ai.ties */
C_("rules", "Roll d6 for what is still equal: two choices by 1–3 and 4–6, three by 1–2, 3–4 and 5–6. With several players the opponent decides instead.")
/* Translators: card-z/ai.move-and-bite */
C_("rules", "Moving and biting in one go")
/* Translators: card-z/ai.move-and-bite: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "move and bite, extra move, leftover move, attack after moving, zombie reach, can it reach me")
/* Translators: card-z/ai.move-and-bite */
C_("rules", "An engaged Zombie or Feral Dog bites. One that engages and has a move point left bites as well.")
/* Translators: card-z/ai.bite */
C_("rules", "Bites")
/* Translators: card-z/ai.bite: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Getting Bit")
/* Translators: card-z/ai.bite: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bite, bitten, bite roll, green d10, zombie attack, how do zombies attack, attacked, bite rating")
/* Translators: card-z/ai.bite: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Roll the green d10: the bite rating or more is a hit. [[ai.armour|Armour]] takes something off the roll. A Zombie [[ai.infection|infects]], a Feral Dog [[ai.dog-bite|wounds]].")
/* Translators: card-z/ai.armour */
C_("rules", "Armour")
/* Translators: card-z/ai.armour: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "armor, armour, shield, glove, face protection, defense, defence, protection, -2, -4, protective gear, garbage can lid")
/* Translators: card-z/ai.armour */
C_("rules", "Armour takes points off the die of a bite: shield, glove and face protection together make the best defence there is, −4.")
/* Translators: card-z/ai.infection */
C_("rules", "Infection")
/* Translators: card-z/ai.infection: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "infected, infection, zombie bite, die at the end of the round, turn into a zombie, last round, bitten, cure infection, how long do I live")
/* Translators: card-z/ai.infection */
C_("rules", "A survivor bitten by a Zombie lives on for one battle-round and dies at its end. Zombies keep biting in that round.")
/* Translators: card-z/ai.dog-bite */
C_("rules", "Bite of a Feral Dog")
/* Translators: card-z/ai.dog-bite: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dog bite, wounded twice, wound, second wound, dog attack, bitten by a dog")
/* Translators: card-z/ai.dog-bite */
C_("rules", "It places a Wound on the survivor, or kills on a high roll. Who is already wounded dies.")
/* Translators: card-z/ai.human */
C_("rules", "What Human Enemies do")
/* Translators: card-z/ai.human: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Human Enemy A.I.")
/* Translators: card-z/ai.human: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "human ai, human enemies act, shoot back, human attack, enemy shooting, what do humans do")
/* Translators: card-z/ai.human */
C_("rules", "The card of each Human Enemy says how it acts. One that is out of ammo retreats.")
/* Translators: card-z/ai.human-retreat */
C_("rules", "Human Enemies who get away")
/* Translators: card-z/ai.human-retreat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "humans retreat, out of ammo, flee, human enemies discard, return, escape")
/* Translators: card-z/ai.human-retreat */
C_("rules", "If no Human Enemy was eliminated, the Human Enemies! card goes to the Encounter discards and is shuffled in again at the reckoning.")
/* Translators: card-z/horde.size */
C_("rules", "The horde")
/* Translators: card-z/horde.size: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "horde, how big is the horde, size, mega meeple, swarm, green meeple, zombie horde, d6+11, how many zombies in the horde")
/* Translators: card-z/horde.size */
C_("rules", "A large green meeple is a horde of d6+11 Encounters, with no humans, no Feral Dogs and no Fire! among them. One starts on the Pub; the Boombox can make another.")
/* Translators: card-z/horde.walk */
C_("rules", "The horde walks")
/* Translators: card-z/horde.walk: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "horde movement, roam, move the horde, end of each phase, wander, random, direction, horde moves")
/* Translators: card-z/horde.walk */
C_("rules", "At the end of every phase, the reckoning too, roll d6 for the side through which it goes. It may enter Occupied Locations and burning ones.")
/* Translators: card-z/horde.off-map */
C_("rules", "A horde that leaves the map")
/* Translators: card-z/horde.off-map: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "off the map, perimeter, leaves, outside the neighborhood, two spaces, wander off, out of the neighborhood")
/* Translators: card-z/horde.off-map */
C_("rules", "One space out it waits on the rim and may come back. Two spaces out it is gone for good.")
/* Translators: card-z/horde.boombox */
C_("rules", "The Boombox")
/* Translators: card-z/horde.boombox: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "boombox, music, lure, attract the horde, batteries, create a horde, radio, release two hordes")
/* Translators: card-z/horde.boombox */
C_("rules", "A horde beside an active Boombox always moves to it and stays. When the batteries run out, 2 hordes are let loose.")
/* Translators: card-z/horde.blockade */
C_("rules", "Inside when the horde comes")
/* Translators: card-z/horde.blockade: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "blockaded, horde on my location, inside, trapped by the horde, safe inside, leave, surrounded by the horde, horde blockade")
/* Translators: card-z/horde.blockade */
C_("rules", "Indoors nothing happens to you when it arrives. You are blockaded: instead of scouting you may slip away to an adjacent Location.")
/* Translators: card-z/horde.outside */
C_("rules", "Outside when the horde comes")
/* Translators: card-z/horde.outside: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "horde attack, caught outside, must battle, horde on us, retreat from the horde, horde reaches us, what happens when the horde comes")
/* Translators: card-z/horde.outside */
C_("rules", "Outdoors there is no hiding: when it reaches your Location, your next turn begins with a battle against it, from which you may retreat after one round.")
/* Translators: card-z/horde.battle */
C_("rules", "Battling the horde")
/* Translators: card-z/horde.battle: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fight the horde, kill the horde, horde battle, eradicate the horde, no walls, open ground, z1 z2 z3, attack the horde")
/* Translators: card-z/horde.battle */
C_("rules", "The ground is always three zones outside without dividers. Who moves to the horde must eradicate it before trying to clear its Location.")
/* Translators: card-z/map.patterns */
C_("rules", "Neighborhood patterns")
/* Translators: card-z/map.patterns: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Neighborhoods")
/* Translators: card-z/map.patterns: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "map, pattern, layout, neighbourhood, map a, map b, map c, own map, custom map, random locations")
/* Translators: card-z/map.patterns: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Three patterns: [[map.a|A Standard]], [[map.b|B Wide]] and [[map.c|C Bridge]]. All Locations are dealt at random, apart from the fixed cards named. You may make up your own.")
/* Translators: card-z/map.a */
C_("rules", "Pattern A: Standard")
/* Translators: card-z/map.a: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "map a, standard, hexagon, pub in the center, centre, fixed card")
/* Translators: card-z/map.a */
C_("rules", "The Pub lies fixed in the centre.")
/* Translators: card-z/map.b */
C_("rules", "Pattern B: Wide")
/* Translators: card-z/map.b: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "map b, wide, alpha and bravo, fixed cards, bases")
/* Translators: card-z/map.b */
C_("rules", "Alpha Base and Bravo Base are fixed.")
/* Translators: card-z/map.c */
C_("rules", "Pattern C: Bridge")
/* Translators: card-z/map.c: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "map c, bridge, river, two halves, fixed card")
/* Translators: card-z/map.c */
C_("rules", "The Bridge is fixed.")
/* Translators: card-z/multi.overview */
C_("rules", "Playing with others")
/* Translators: card-z/multi.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "multiplayer, multi-player, two players, co-op, cooperative, competitive, versus, together, against each other, four players")
/* Translators: card-z/multi.overview: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Players work together or compete. These rules come on top: [[multi.bases|bases]], [[multi.initiative|initiative]], [[multi.trading|trading]], [[multi.joint|joint missions]] and [[multi.pvp|attacks on each other]].")
/* Translators: card-z/multi.bases */
C_("rules", "Home bases and choosing Characters")
/* Translators: card-z/multi.bases: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Home Base & Character Selection")
/* Translators: card-z/multi.bases: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "choose base, pick characters, draft, draft order, home base, who picks first, character selection, deal characters")
/* Translators: card-z/multi.bases */
C_("rules", "All roll d10. The highest picks a home base or lets the other; whoever picks a base is second in picking Characters. Dealing Characters and rolling for bases will do too.")
/* Translators: card-z/multi.initiative */
C_("rules", "Initiative between players")
/* Translators: card-z/multi.initiative: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Initiative")
/* Translators: card-z/multi.initiative: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "turn order, who goes first, player order, defer, first player, take turns, co-op order, whose turn")
/* Translators: card-z/multi.initiative */
C_("rules", "Co-op: turns in any order, in the neighborhood and in battle. Competitive: roll d10 in each action phase; who wins may defer.")
/* Translators: card-z/multi.trading */
C_("rules", "Trading between players")
/* Translators: card-z/multi.trading: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Trading")
/* Translators: card-z/multi.trading: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "trade, swap, give loot, share, exchange, give items, hand over, trade allies, same location, can I trade with another player")
/* Translators: card-z/multi.trading */
C_("rules", "Players at the same safe Location trade as much Loot, supply, Allies and Dependants as they like.")
/* Translators: card-z/multi.joint */
C_("rules", "Joint missions")
/* Translators: card-z/multi.joint: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Joint Missions")
/* Translators: card-z/multi.joint: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "joint mission, join a battle, help, together, reinforcements, combine turns, join the fight, help a friend, team up")
/* Translators: card-z/multi.joint */
C_("rules", "Players who begin their turns together in one Location may take them as one. From next to a battle you may spend your turn, if you still have it, to join after round 1: put your pawns on a restart hex of zone 1 as your move.")
/* Translators: card-z/multi.pvp */
C_("rules", "Player versus player")
/* Translators: card-z/multi.pvp: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Player versus Player (PvP)")
/* Translators: card-z/multi.pvp: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pvp, attack another player, fight a player, player battle, steal, defender, attacker, attack my friend, +5, church peace")
/* Translators: card-z/multi.pvp */
C_("rules", "Move onto another player’s Location to attack. The defender may defend its Cache side and sets up first, on any hex; the attacker on a start hex of zone 1. Both roll initiative every round, the defender with +5 on the first roll. Not at the Church.")
/* Translators: card-z/multi.pvp-shield */
C_("rules", "Restart hexes as a shield")
/* Translators: card-z/multi.pvp-shield: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cover, shield, door, behind the wall, -2, minus two, restart hex, pvp cover")
/* Translators: card-z/multi.pvp-shield */
C_("rules", "A survivor on a restart hex can be attacked from either side, but with −2.")
/* Translators: card-z/scenario.choosing */
C_("rules", "Choosing a scenario")
/* Translators: card-z/scenario.choosing: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Scenarios")
/* Translators: card-z/scenario.choosing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, scenarios, mission, mode, difficulty, length, how long, playing time, hours, solo, easy, medium, hard, list of scenarios")
/* Translators: card-z/scenario.choosing: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Each names its map, its length, and how hard it is in the modes in which it can be played: [[scenario.home-run]], [[scenario.rescue-911]], [[scenario.survive]], [[scenario.civic-duty]], [[scenario.raging-fire]], [[scenario.mission-from-god]], [[scenario.horde-annihilation]], [[scenario.pub-run]], [[scenario.zombie-count]] and [[scenario.loot-count]].")
/* Translators: card-z/scenario.home-run */
C_("rules", "Home Run")
/* Translators: card-z/scenario.home-run: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, map b, one hour, solo, looted pub, ka-bar, alpha base, reach the base")
/* Translators: card-z/scenario.home-run */
C_("rules", "Map B, 1 hour, solo (medium). The Looted Pub replaces the Bravo Base; there is no horde. One Character starts there with Ka-Bar, Toilet Paper and Junk Food instead of the usual Loot. Make it to the Alpha Base.")
/* Translators: card-z/scenario.rescue-911 */
C_("rules", "Rescue 911")
/* Translators: card-z/scenario.rescue-911: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, map b, two hours, solo, dependants, escort, rescue, bravo base, nine one one")
/* Translators: card-z/scenario.rescue-911 */
C_("rules", "Map B, 2 hours, solo (hard). All Dependants of the Encounter Deck wait at the Bravo Base. Start at the Alpha Base, join them and bring them back there before they starve to death.")
/* Translators: card-z/scenario.survive */
C_("rules", "Survive")
/* Translators: card-z/scenario.survive: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, any map, food, weather cards, collect food, remaining weather, twice")
/* Translators: card-z/scenario.survive */
C_("rules", "Any map, 2 to 4 hours, solo (medium), co-op (easy), competitive. You win as the first to have, at an inside Location you occupy, at least twice as much Food as Weather cards are left.")
/* Translators: card-z/scenario.civic-duty */
C_("rules", "Civic Duty")
/* Translators: card-z/scenario.civic-duty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, any map, flip all caches, clear everything, points, rescued survivors, clear the neighborhood")
/* Translators: card-z/scenario.civic-duty: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Any map, 3 to 4 hours, solo and co-op (hard). Flip every blue Cache to red; with several players the S-Mart must be cleared too. Then count rescued survivors, starving ones too, take off everyone lost on the way, starting Characters as well, and read your [[scenario.grades|grade]].")
/* Translators: card-z/scenario.grades */
C_("rules", "Grades")
/* Translators: card-z/scenario.grades: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "grade, points, score, a+, a, b, c, d, e, school grade, final score, scoring, result")
/* Translators: card-z/scenario.grades */
C_("rules", "6 points A+, 5 A, 4 A−, 3 B+, 2 B, 1 B−, 0 C, −1 D, −2 or less E.")
/* Translators: card-z/scenario.raging-fire */
C_("rules", "Raging Fire")
/* Translators: card-z/scenario.raging-fire: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, map a, fire, gas station, spread, five fires, burning, fire spreads, does fire spread, dawn roll")
/* Translators: card-z/scenario.raging-fire: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Map A, 2 to 3 hours, solo (hard), co-op (medium). The Gas Station, on fire, replaces the Pub. At each dawn without rain roll d10 for every fire: 1 to 6 is the direction in which it spreads, as for the horde, anything else nothing. The game ends with the fifth fire. Survive, rescue as many friendly humans as you can, and take the [[scenario.grades|grade]].")
/* Translators: card-z/scenario.mission-from-god */
C_("rules", "Mission from God")
/* Translators: card-z/scenario.mission-from-god: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, quarantine, purple disc, church, lock zombies in, retire, disc")
/* Translators: card-z/scenario.mission-from-god */
C_("rules", "Any map, 2 to 4 hours, solo (hard), co-op (medium), competitive. Each quarantined Zombie brings a purple disc, to be traded for 1 Loot at the Church. Stop whenever you like; it is perfect when the Church has no Loot left.")
/* Translators: card-z/scenario.horde-annihilation */
C_("rules", "Horde Annihilation")
/* Translators: card-z/scenario.horde-annihilation: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, map a, kill the horde, one hour, eradicate the horde, destroy the horde")
/* Translators: card-z/scenario.horde-annihilation */
C_("rules", "Map A, 1 hour, solo (hard), co-op (medium). The horde must be eradicated while it is still around; one position off the map it can be fought too.")
/* Translators: card-z/scenario.pub-run */
C_("rules", "Pub Run")
/* Translators: card-z/scenario.pub-run: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, map a, pub, hold the pub, race, competitive, first to the pub")
/* Translators: card-z/scenario.pub-run */
C_("rules", "Map A, 1 to 3 hours, competitive only. Fire! is taken out of the Encounter Deck. Who first clears the Pub and holds it until the reckoning wins.")
/* Translators: card-z/scenario.zombie-count */
C_("rules", "Zombie Count")
/* Translators: card-z/scenario.zombie-count: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, count zombies, score, kills, most kills, one day, competitive, points for kills, deductions")
/* Translators: card-z/scenario.zombie-count */
C_("rules", "Any map, 1½ hours, competitive only. The game lasts one day. Keep the Encounters you eradicate. After the reckoning take off 5 for each dead Character, 4 for a starving and 3 for a sick one. Most points win, then most Loot, then most Food.")
/* Translators: card-z/scenario.loot-count */
C_("rules", "Loot Count")
/* Translators: card-z/scenario.loot-count: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, count loot, most loot, one day, competitive, collect loot, score, deductions")
/* Translators: card-z/scenario.loot-count */
C_("rules", "Any map, 1½ hours, competitive only. The game lasts one day. After the reckoning count the Loot at your Location, less 5 for each dead Character, 4 for a starving and 3 for a sick one. Ties go to the most Food.")
/* Translators: card-z/ruling.counts */
C_("rules", "How many cards there are")
/* Translators: card-z/ruling.counts: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Our rulings")
/* Translators: card-z/ruling.counts: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "285, 306, total cards, card count, contents wrong")
/* Translators: card-z/ruling.counts */
C_("rules", "The book says 285 in all, but its numbers by kind add up to 306. We go by the kinds, which are the more exact. The group may rule otherwise.")
/* Translators: card-z/ruling.dice-count */
C_("rules", "Nine dice or eight")
/* Translators: card-z/ruling.dice-count: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "missing die, number of dice, dice count")
/* Translators: card-z/ruling.dice-count */
C_("rules", "The book says nine dice and lists eight: four white, one red and three d10. We go by the list. The group may rule otherwise.")
/* Translators: card-z/ruling.unprinted-cards */
C_("rules", "Cards that the book does not print")
/* Translators: card-z/ruling.unprinted-cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "unknown values, stand-in, owner, type in cards, card texts, numbers missing")
/* Translators: card-z/ruling.unprinted-cards */
C_("rules", "Weather, Encounters, most Locations, Characters and nearly all Loot are in the box but not in the rulebook. The owner enters them once; until then stand-ins of ours are marked wherever they are used. The group may rule otherwise.")
/* Translators: card-z/ruling.sidebar-numbers */
C_("rules", "Numbers in the margins")
/* Translators: card-z/ruling.sidebar-numbers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "push 2, impale 1, kill 4, caption, margin, sidebar, sample numbers")
/* Translators: card-z/ruling.sidebar-numbers */
C_("rules", "Push 2, Impale 1 and Kill 4 beside the text are captions of a weapon that is not named. We take them as samples, not as rules: every weapon has its own numbers. The group may rule otherwise.")
/* Translators: card-z/ruling.no-less-than-none */
C_("rules", "A roll below nothing")
/* Translators: card-z/ruling.no-less-than-none: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "negative, zero rewards, less than zero, minimum, d6-1")
/* Translators: card-z/ruling.no-less-than-none */
C_("rules", "Where subtracting leaves less than 0, with Encounters or rewards, it is 0. The group may rule otherwise.")
/* Translators: card-z/ruling.all-dead */
C_("rules", "When a player is out")
/* Translators: card-z/ruling.all-dead: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "player eliminated, lose, last character, all characters dead, only dependants left")
/* Translators: card-z/ruling.all-dead */
C_("rules", "The book ends the game if your survivors die. With us a player is out when no Character and no Ally is left; in co-op the game goes on while anybody else lives. The group may rule otherwise.")
/* Translators: card-z/ruling.move-rating */
C_("rules", "Three hexes or the move rating")
/* Translators: card-z/ruling.move-rating: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "1-3 hexes, move rating, card or rule, faster survivor, slower survivor")
/* Translators: card-z/ruling.move-rating */
C_("rules", "The section on moves says 1 to 3 hexes, the card has a rating. We go by the card; 3 is what it usually shows. The group may rule otherwise.")
/* Translators: card-z/ruling.carry-rating */
C_("rules", "Four or the carry rating")
/* Translators: card-z/ruling.carry-rating: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "weight 4, carry rating, card or rule, limit of 4")
/* Translators: card-z/ruling.carry-rating */
C_("rules", "The caption on weight allows 4, the Character has a rating of its own. We go by the card; 4 is usual. The group may rule otherwise.")
/* Translators: card-z/ruling.backpack-light */
C_("rules", "What fits into a Backpack")
/* Translators: card-z/ruling.backpack-light: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "weight 0 in backpack, weight 2 in backpack, heavy loot, light loot, backpack in backpack")
/* Translators: card-z/ruling.backpack-light */
C_("rules", "Three Loot of weight 1 each. With us Loot of weight 0 goes in too and takes a place; heavier Loot and another Backpack do not. The group may rule otherwise.")
/* Translators: card-z/ruling.resupply */
C_("rules", "When supply can be moved")
/* Translators: card-z/ruling.resupply: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reload in battle, transfer time, between survivors, is resupply free, reload action")
/* Translators: card-z/ruling.resupply */
C_("rules", "In battle reloading is a hand action of the survivor who has both Loot. Outside battle and at a regroup survivors in the same place do it freely. The group may rule otherwise.")
/* Translators: card-z/ruling.fear */
C_("rules", "What fear is")
/* Translators: card-z/ruling.fear: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fear, afraid, sidebar, sacrifice heroic action")
/* Translators: card-z/ruling.fear */
C_("rules", "A caption beside the horde lets a Heroic Action be given up against the fear, and no rule says what fear does. We record only that the Heroic Action is gone; an effect, if a card has one, is told by hand. The group may rule otherwise.")
/* Translators: card-z/ruling.ally-heroic */
C_("rules", "Allies have no Heroic Action")
/* Translators: card-z/ruling.ally-heroic: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ally hero, can an ally use a heroic action, ally backpack")
/* Translators: card-z/ruling.ally-heroic */
C_("rules", "An Ally or Dependant who wears the Backpack cannot play the Heroic Action on its other side. If it is played later, the card is turned over and the Backpack stays with them. The group may rule otherwise.")
/* Translators: card-z/ruling.inside */
C_("rules", "Who sleeps inside")
/* Translators: card-z/ruling.inside: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "inside at night, which zone, house, safe inside, sleep in cleared house, is my base inside")
/* Translators: card-z/ruling.inside */
C_("rules", "With us survivors sleep inside when the Location is clear and has an inside zone or a wall at its end, or when it is a home base. Camping out counts as inside only beyond a wall. The group may rule otherwise.")
/* Translators: card-z/ruling.fence-humans */
C_("rules", "Fences and humans")
/* Translators: card-z/ruling.fence-humans: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "human enemies behind a fence, fence climb, humans cross fence")
/* Translators: card-z/ruling.fence-humans */
C_("rules", "Fences are said to trap Feral Dogs and Zombies. Human Enemies cross them as survivors do. The group may rule otherwise.")
/* Translators: card-z/ruling.stake-tactics-ammo */
C_("rules", "What stake-tactics cost")
/* Translators: card-z/ruling.stake-tactics-ammo: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ammo for fence, action for stake, one zombie per ammo, fence firearm, feral dogs at the fence")
/* Translators: card-z/ruling.stake-tactics-ammo */
C_("rules", "One action takes all the Zombies and Feral Dogs that the fence traps, or those that are named. A firearm spends one ammo for each, is loud once, and stops when it is empty. The group may rule otherwise.")
/* Translators: card-z/ruling.fenced-house */
C_("rules", "Where the fence of the Fenced House is")
/* Translators: card-z/ruling.fenced-house: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fenced house, fence wall wall, three dividers, layout")
/* Translators: card-z/ruling.fenced-house */
C_("rules", "The figure shows three dividers, fence, wall, wall, and zone 1 is called a fenced yard. We put the fence before zone 1 and a wall after zone 1 and after zone 2. The group may rule otherwise.")
/* Translators: card-z/ruling.occupied */
C_("rules", "Which Locations are Occupied")
/* Translators: card-z/ruling.occupied: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "occupied home, whose, other player, occupied by players, end turn")
/* Translators: card-z/ruling.occupied */
C_("rules", "The book means Locations whose card calls them so. Survivors of another player do not make a Location Occupied: in co-op you may end your turn with them. The group may rule otherwise.")
/* Translators: card-z/ruling.church-visits */
C_("rules", "Trades on a later visit")
/* Translators: card-z/ruling.church-visits: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many trades, second visit, church again, three trades each, trade limit")
/* Translators: card-z/ruling.church-visits */
C_("rules", "Three trades are named for the first visit. We allow up to three on every visit, one visit a turn; the Loot you give stays there and can be traded for. The group may rule otherwise.")
/* Translators: card-z/ruling.s-mart */
C_("rules", "Clearing the S-Mart")
/* Translators: card-z/ruling.s-mart: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "two phases, clear twice, s-mart reward, stay two phases")
/* Translators: card-z/ruling.s-mart */
C_("rules", "It begins as Terrain. Clear it once, and it is turned to its Cache side without a reward; clear it again in a later phase, with a scout roll of its own, for the reward. The two phases need not follow each other. The group may rule otherwise.")
/* Translators: card-z/ruling.rigored-rank */
C_("rules", "Where Rigored Zombies stand in the order")
/* Translators: card-z/ruling.rigored-rank: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "rigored order, tie, rigored speed, act order")
/* Translators: card-z/ruling.rigored-rank */
C_("rules", "The list of speeds leaves them out. At equal distance they act last. The group may rule otherwise.")
/* Translators: card-z/ruling.distracted */
C_("rules", "When a distracted Zombie wakes")
/* Translators: card-z/ruling.distracted: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "activate distracted, stays awake, shot at distracted, silent shot, missed shot")
/* Translators: card-z/ruling.distracted */
C_("rules", "A silent shot that misses does not wake it. Once awake it stays so, and it may act in the same battle-round. The group may rule otherwise.")
/* Translators: card-z/ruling.human-group */
C_("rules", "How many Human Enemies appear")
/* Translators: card-z/ruling.human-group: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "number of human enemies, group, one two three, no zombies, closest zombies, excess encounters")
/* Translators: card-z/ruling.human-group */
C_("rules", "One for the card itself and one for each of the two closest Zombies, so three at most. The Zombies replaced are discarded, and so are the other Zombies that are revealed. The group may rule otherwise.")
/* Translators: card-z/ruling.initiative */
C_("rules", "Who rolls for initiative")
/* Translators: card-z/ruling.initiative: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "initiative roll, both roll, human initiative, d10 against d10, coffee bonus")
/* Translators: card-z/ruling.initiative */
C_("rules", "The players roll the blue die and the Human Enemies the green one; the higher acts first, a tie is the players’. What Coffee adds is on its card. The group may rule otherwise.")
/* Translators: card-z/ruling.friendly-when */
C_("rules", "When Friendly Humans join")
/* Translators: card-z/ruling.friendly-when: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "join, set aside, when is the zone clear, rescue, who gets the ally")
/* Translators: card-z/ruling.friendly-when */
C_("rules", "They join when no dangerous Encounter is left in the zones that have been revealed, at the latest when the Location is cleared, and go with the player whose turn it is. After a retreat they stay behind face down. The group may rule otherwise.")
/* Translators: card-z/ruling.fire-retreat */
C_("rules", "Fleeing from a fire")
/* Translators: card-z/ruling.fire-retreat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fire after retreat, second retreat, must retreat, fire and zombies, trapped by fire")
/* Translators: card-z/ruling.fire-retreat */
C_("rules", "The retreat from a fire is allowed even if the retreat move of the turn is spent. It cannot lead to another Location that burns or is Occupied; if all the others are dangerous, the one that is chosen is fought for. The group may rule otherwise.")
/* Translators: card-z/ruling.fire-chips */
C_("rules", "When the fire-chips run out")
/* Translators: card-z/ruling.fire-chips: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "five fires, sixth fire, no more chips, fire on a burning location")
/* Translators: card-z/ruling.fire-chips */
C_("rules", "There are five. Outside Raging Fire a sixth fire leaves no chip; the group only retreats. The group may rule otherwise.")
/* Translators: card-z/ruling.extinguisher */
C_("rules", "Using the Fire Extinguisher")
/* Translators: card-z/ruling.extinguisher: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "put out old fire, extinguisher supply, fire exception")
/* Translators: card-z/ruling.extinguisher */
C_("rules", "It stops a fire as it is revealed, for one supply, and then nobody has to retreat. A chip that lies already stays. The group may rule otherwise.")
/* Translators: card-z/ruling.zones-reveal */
C_("rules", "Reading 1-E and 3-N")
/* Translators: card-z/ruling.zones-reveal: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zone of the card, reveal outside, zone number, inside zone")
/* Translators: card-z/ruling.zones-reveal */
C_("rules", "The number is the zone, the letter the hex. An Encounter is turned up when its zone is outside and no wall lies before it; the others are turned up when survivors go past the wall. The group may rule otherwise.")
/* Translators: card-z/ruling.hex-taken */
C_("rules", "Two Encounters for one hex")
/* Translators: card-z/ruling.hex-taken: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "same hex, hex occupied, occupied hex, two cards same letter, stacking")
/* Translators: card-z/ruling.hex-taken */
C_("rules", "Only one fits. With us the second takes the nearest free hex of its zone, farther from the survivors; where several are as near, roll. The group may rule otherwise.")
/* Translators: card-z/ruling.quarantine */
C_("rules", "Who can be quarantined")
/* Translators: card-z/ruling.quarantine: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lock a dog, lock a human, quarantine dog, distracted zombie locked, which enemies can be locked")
/* Translators: card-z/ruling.quarantine */
C_("rules", "Zombies alone: the text speaks of them, and Feral Dogs cannot be driven. Locking one in by engaging it is part of the move. The group may rule otherwise.")
/* Translators: card-z/ruling.weather-empty */
C_("rules", "When the Weather deck is empty")
/* Translators: card-z/ruling.weather-empty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "weather deck empty, tenth day, reshuffle weather, run out of weather")
/* Translators: card-z/ruling.weather-empty */
C_("rules", "After nine days the cards are shuffled and used again. In Survive no card is left then, so that any Food will do. The group may rule otherwise.")
/* Translators: card-z/ruling.night-inside */
C_("rules", "Night inside a building")
/* Translators: card-z/ruling.night-inside: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dark inside, indoors at night, night modifier inside, lights")
/* Translators: card-z/ruling.night-inside */
C_("rules", "Weather counts outside only, but the night is not limited to it: ranged attacks inside have the same −1, −2 or −3. The group may rule otherwise.")
/* Translators: card-z/ruling.group-moves */
C_("rules", "A group moves together")
/* Translators: card-z/ruling.group-moves: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "split up, split the group, separate, part of the group, leave someone behind, two groups, can we split")
/* Translators: card-z/ruling.group-moves */
C_("rules", "The book speaks of your survival group. With us all survivors of a player in one place go together unless you name some of them. Each group that goes needs a Character, and the player still has one scout move a phase. The group may rule otherwise.")
/* Translators: card-z/ruling.left-loot */
C_("rules", "Finding Loot that was left")
/* Translators: card-z/ruling.left-loot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "left loot, who gets it, pick up left loot, return for loot, face down loot")
/* Translators: card-z/ruling.left-loot */
C_("rules", "Besides whatever the reward roll brings, all Loot that lies at the Location goes to whoever clears it. A group that stands at the safe Location may simply take it. The group may rule otherwise.")
/* Translators: card-z/ruling.second-visit */
C_("rules", "Coming back on the same day")
/* Translators: card-z/ruling.second-visit: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "second time that day, return, scout again same day, encounters left behind, come back, face down encounters")
/* Translators: card-z/ruling.second-visit */
C_("rules", "A Location is rolled for once a day. Whoever comes later meets what was left face down; if it was cleared, nothing. The Encounters are set up afresh by their cards. The group may rule otherwise.")
/* Translators: card-z/ruling.free-scout */
C_("rules", "How often a scout is free")
/* Translators: card-z/ruling.free-scout: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "free scout limit, unlimited scouts, free scout after retreat, chain")
/* Translators: card-z/ruling.free-scout */
C_("rules", "As often as the condition holds, until you retreat or clear something. Taking Loot that was left is claiming a reward. The group may rule otherwise.")
/* Translators: card-z/ruling.skills-unprinted */
C_("rules", "Fishing and trapping")
/* Translators: card-z/ruling.skills-unprinted: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fishing rules, trapping rules, fish roll, trap roll, how much fish")
/* Translators: card-z/ruling.skills-unprinted */
C_("rules", "The book names them without saying how they are rolled. What the card says is told by hand: how much Fresh Food, and for a trap the brown die. The group may rule otherwise.")
/* Translators: card-z/ruling.hunting-skill */
C_("rules", "What hunting skill does")
/* Translators: card-z/ruling.hunting-skill: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hunting bonus, skilled hunter, roll of 1, close range, subtract skill, d10+2")
/* Translators: card-z/ruling.hunting-skill */
C_("rules", "With us the skill may be taken off the sum of d10+2, in whole or in part, as the hunter likes. That is how close range comes about. The group may rule otherwise.")
/* Translators: card-z/ruling.hunting-shot */
C_("rules", "The shot at game")
/* Translators: card-z/ruling.hunting-shot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hunting attack, weather on hunting, missed game, ammo for hunting, one shot, night hunting, loud hunting")
/* Translators: card-z/ruling.hunting-shot */
C_("rules", "One ranged attack with everything that counts outside: night, weather, skill. It spends supply, but its noise draws nothing, for there is no battle. The group may rule otherwise.")
/* Translators: card-z/ruling.camping-outside */
C_("rules", "Camping out overnight")
/* Translators: card-z/ruling.camping-outside: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "camp overnight, camping inside or outside, sleep deprivation when camping")
/* Translators: card-z/ruling.camping-outside */
C_("rules", "Where you camp decides whether you slept outside: before the wall is outside, beyond a wall is inside. The group may rule otherwise.")
/* Translators: card-z/ruling.dogs-retreat */
C_("rules", "Dogs still unseen")
/* Translators: card-z/ruling.dogs-retreat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dogs inside, feral dogs behind a fence, retreat from dogs, dogs killed")
/* Translators: card-z/ruling.dogs-retreat */
C_("rules", "Only Feral Dogs that are revealed and free to move prevent a retreat. Behind a fence or a wall they do not. Once they are dead, you may leave. The group may rule otherwise.")
/* Translators: card-z/ruling.gather-discards */
C_("rules", "The discards go in as well")
/* Translators: card-z/ruling.gather-discards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "encounter discard pile, shuffle discards, eradicated encounters, deck empty")
/* Translators: card-z/ruling.gather-discards */
C_("rules", "Eradicated Encounters lie in the discards. They are shuffled in with what is gathered, and also when the deck runs out in the middle of a day. The group may rule otherwise.")
/* Translators: card-z/ruling.one-meal */
C_("rules", "One meal for each survivor")
/* Translators: card-z/ruling.one-meal: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how much food, one supply, meals, share a can, food supply, one food card for two")
/* Translators: card-z/ruling.one-meal: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A survivor eats one supply of Food, or a Food card without supply as a whole. Who may eat from whose Loot: [[ruling.share-food]]. The group may rule otherwise.")
/* Translators: card-z/ruling.food-meals */
C_("rules", "Food is counted in meals")
/* Translators: card-z/ruling.food-meals: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "count food, food supply, survive count, meals, food cards")
/* Translators: card-z/ruling.food-meals */
C_("rules", "Where a scenario counts Food, each supply left on a Food card is one; a card without supply is one too. The group may rule otherwise.")
/* Translators: card-z/ruling.sick-again */
C_("rules", "Staying sick")
/* Translators: card-z/ruling.sick-again: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "already sick, second illness, keep illness, two sick cards, recover, get well")
/* Translators: card-z/ruling.sick-again */
C_("rules", "A sick survivor who eats rolls like everybody else. Success heals; failure keeps the illness for another day. Food Poisoning goes, and failure brings a new card. Who starves does not roll, and the illness is over. The group may rule otherwise.")
/* Translators: card-z/ruling.sick-roll */
C_("rules", "What counts for the sickness roll")
/* Translators: card-z/ruling.sick-roll: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "modify sick roll, starving sick roll, fast food, sick roll minus one, resistance")
/* Translators: card-z/ruling.sick-roll */
C_("rules", "The −1 of tired survivors is for all die rolls, so it counts here too, as do illness and skills. A survivor who eats is no longer starving when rolling. A natural 0 always makes sick. The group may rule otherwise.")
/* Translators: card-z/ruling.sick-cards */
C_("rules", "What illnesses do")
/* Translators: card-z/ruling.sick-cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sick card effects, sick modifiers, symptoms, unknown illness")
/* Translators: card-z/ruling.sick-cards */
C_("rules", "Only the name of Food Poisoning is in the book. The owner enters the six; until then stand-ins of ours are marked. The group may rule otherwise.")
/* Translators: card-z/ruling.starving-twice */
C_("rules", "Starving twice")
/* Translators: card-z/ruling.starving-twice: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "consecutive, starve again, eat in between, second day without food")
/* Translators: card-z/ruling.starving-twice */
C_("rules", "Two reckonings in a row without food remove a survivor. A meal in between starts the count afresh. The group may rule otherwise.")
/* Translators: card-z/ruling.dawn-patrol */
C_("rules", "How many come at dawn patrol")
/* Translators: card-z/ruling.dawn-patrol: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dawn patrol encounters, scout roll, dawn patrol retreat, number")
/* Translators: card-z/ruling.dawn-patrol */
C_("rules", "The scout roll of the Location, as for any first scout of the day. All are placed on the edge and revealed, and you may retreat as usual. The group may rule otherwise.")
/* Translators: card-z/ruling.dangerous-friends */
C_("rules", "Friendly Humans are no danger")
/* Translators: card-z/ruling.dangerous-friends: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ally danger, dependants danger, set aside danger")
/* Translators: card-z/ruling.dangerous-friends */
C_("rules", "Allies and Dependants on the battlefield do not count as dangerous, nor do Zombies that are locked in. The group may rule otherwise.")
/* Translators: card-z/ruling.crossing-regroup */
C_("rules", "Passing a wall while zombies stand")
/* Translators: card-z/ruling.crossing-regroup: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cross during battle, wall before clear, regroup first, open door early")
/* Translators: card-z/ruling.crossing-regroup */
C_("rules", "A wall can be passed only after the zones before it are clear. A fence can be passed at any time. The group may rule otherwise.")
/* Translators: card-z/ruling.skills-add */
C_("rules", "Two skills for one weapon")
/* Translators: card-z/ruling.skills-add: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "skills stack, skill for weapon and type, several skills")
/* Translators: card-z/ruling.skills-add */
C_("rules", "A skill with the weapon and one with its type are added together. The group may rule otherwise.")
/* Translators: card-z/ruling.critical-who */
C_("rules", "Who suffers a critical miss")
/* Translators: card-z/ruling.critical-who: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "which survivor, natural zero target, d6 for who, push off miss, bare hands")
/* Translators: card-z/ruling.critical-who */
C_("rules", "The others who are engaged with that Encounter, not the attacker. With one of them no die is needed; a d6 that cannot be shared out evenly, such as a 5 or 6 among four, is rolled again. An impale counts as a kill. The group may rule otherwise.")
/* Translators: card-z/ruling.modifiers-add */
C_("rules", "Modifiers are added up")
/* Translators: card-z/ruling.modifiers-add: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "stack modifiers, plus two, combine, pushed and impaled, maximum bonus, ten needed")
/* Translators: card-z/ruling.modifiers-add */
C_("rules", "All apply at once. If the sum asks for more than 9, no face hits; if for less than 1, everything but a natural zero does. The group may rule otherwise.")
/* Translators: card-z/ruling.alarm-skull */
C_("rules", "How many skulls the alarm die has")
/* Translators: card-z/ruling.alarm-skull: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "skull faces, alarm odds, chance of alarm, how likely, red die faces")
/* Translators: card-z/ruling.alarm-skull */
C_("rules", "The book does not say. The group tells at setup how many of the six faces show it. The group may rule otherwise.")
/* Translators: card-z/ruling.alarm-once */
C_("rules", "The first loud noise of what")
/* Translators: card-z/ruling.alarm-once: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "alarm once per battle, second shot, alarm again, each battle, first time")
/* Translators: card-z/ruling.alarm-once */
C_("rules", "The first of each battle. Later noises outside in the same battle wake the distracted, but the alarm die is not rolled again. The group may rule otherwise.")
/* Translators: card-z/ruling.edge-side */
C_("rules", "On which edge they appear")
/* Translators: card-z/ruling.edge-side: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "left or right, choose side, which column, edge roll")
/* Translators: card-z/ruling.edge-side */
C_("rules", "Roll a die for each group drawn: 1–3 left, 4–6 right. All of them come from that side. The group may rule otherwise.")
/* Translators: card-z/ruling.charge */
C_("rules", "What a charge can do")
/* Translators: card-z/ruling.charge: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "charge push, charge drive, charge impale, charge with pistol, charge distance")
/* Translators: card-z/ruling.charge */
C_("rules", "Any melee attack can follow: push, drive, impale or kill, with the +1. A survivor who is engaged already cannot charge. The group may rule otherwise.")
/* Translators: card-z/ruling.retreat-together */
C_("rules", "Leaving the battlefield one by one")
/* Translators: card-z/ruling.retreat-together: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "retreat alone, one survivor retreats, leave others behind, wait for the others")
/* Translators: card-z/ruling.retreat-together */
C_("rules", "Each survivor leaves with a move of their own. Those who have left wait; the group moves to the adjacent Location when the last one is off or dead. The group may rule otherwise.")
/* Translators: card-z/ruling.pushed-until */
C_("rules", "How long an Encounter stays pushed")
/* Translators: card-z/ruling.pushed-until: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sideways until, stand up, when does pushed end, pushed duration")
/* Translators: card-z/ruling.pushed-until */
C_("rules", "Until it acts: it stands up with its own action and then does as usual. The group may rule otherwise.")
/* Translators: card-z/ruling.push-off */
C_("rules", "Rolling for a push-off")
/* Translators: card-z/ruling.push-off: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "push off roll, push-off several zombies, push rating, disengage roll, push off a dog")
/* Translators: card-z/ruling.push-off */
C_("rules", "It is a push: roll against the push number, with −1 for each further Encounter. One success frees from all of them. Feral Dogs cannot be pushed, so nobody pushes off from them. The group may rule otherwise.")
/* Translators: card-z/ruling.impale-hold */
C_("rules", "How long an impale holds")
/* Translators: card-z/ruling.impale-hold: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "release impaled, impaler moves, weapon held, let go, impaled until")
/* Translators: card-z/ruling.impale-hold */
C_("rules", "As long as the impaler stays beside it and does nothing else with that weapon. Then the Zombie is free. A second roll by the impaler to kill is as against any other. The group may rule otherwise.")
/* Translators: card-z/ruling.club-both */
C_("rules", "A club that misses the kill")
/* Translators: card-z/ruling.club-both: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "club push if kill fails, clubs kill and push, one roll, push number")
/* Translators: card-z/ruling.club-both */
C_("rules", "One roll counts for both numbers: if it reaches the kill number, the Encounter is eradicated; if only the push number, it is pushed. The group may rule otherwise.")
/* Translators: card-z/ruling.several-engaged */
C_("rules", "When the minus for several counts")
/* Translators: card-z/ruling.several-engaged: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "outnumbered ranged, minus one each, surrounded, several engaged pistol")
/* Translators: card-z/ruling.several-engaged */
C_("rules", "The rule stands among the melee attacks, so it counts for melee only. The group may rule otherwise.")
/* Translators: card-z/ruling.long-range */
C_("rules", "How far long range goes")
/* Translators: card-z/ruling.long-range: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "long range, 7-9, 7+, ten hexes, maximum range, beyond nine, out of range")
/* Translators: card-z/ruling.long-range */
C_("rules", "The rules say 7 to 9 hexes, the player aid says 7 and more. We go by the rules: nothing can be shot at ten hexes. The group may rule otherwise.")
/* Translators: card-z/ruling.sight-others */
C_("rules", "Others in the line of fire")
/* Translators: card-z/ruling.sight-others: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shoot past a friend, zombies block sight, shoot through zombies, survivor in the way")
/* Translators: card-z/ruling.sight-others */
C_("rules", "Survivors and Encounters in between do not block the line. Walls do, fences do not. The group may rule otherwise.")
/* Translators: card-z/ruling.rapid-target */
C_("rules", "The target of rapid-fire")
/* Translators: card-z/ruling.rapid-target: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "change target, second target, rapid fire other zombie, several targets, noise of rapid fire")
/* Translators: card-z/ruling.rapid-target */
C_("rules", "Further shots go at the same Encounter; once it is down, at the next that you name. All of them are one action and one loud noise; a jam ends it. The group may rule otherwise.")
/* Translators: card-z/ruling.free-actions */
C_("rules", "How many free actions")
/* Translators: card-z/ruling.free-actions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "free action limit, several free actions, give loot in battle, hand to friend")
/* Translators: card-z/ruling.free-actions */
C_("rules", "Any number. Giving Loot to another survivor in battle is dropping it and the other picking it up. The group may rule otherwise.")
/* Translators: card-z/ruling.act-order */
C_("rules", "Which survivor counts for closest")
/* Translators: card-z/ruling.act-order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "closest, distance, act order, equally far, same speed, tie order")
/* Translators: card-z/ruling.act-order */
C_("rules", "The distance is that to the closest survivor, whoever it is. Those who are equally near and equally fast act in the order in which they were laid out, unless the group tells it otherwise. The group may rule otherwise.")
/* Translators: card-z/ruling.co-op-decides */
C_("rules", "The opposing player in co-op")
/* Translators: card-z/ruling.co-op-decides: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "co-op ties, who decides, opposing player, solo ties")
/* Translators: card-z/ruling.co-op-decides */
C_("rules", "Only competitive games have an opponent who decides. Solo and in co-op the die does. The group may rule otherwise.")
/* Translators: card-z/ruling.armour-sum */
C_("rules", "Adding up armour")
/* Translators: card-z/ruling.armour-sum: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "armour stacks, two shields, armor total, armor maximum, -4")
/* Translators: card-z/ruling.armour-sum */
C_("rules", "Each piece takes off what its card says, no more than 4 together, and only one of a kind. Without a number it is 1. A natural zero never bites. The group may rule otherwise.")
/* Translators: card-z/ruling.infected-round */
C_("rules", "The last round of the infected")
/* Translators: card-z/ruling.infected-round: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "infected until, when do they die, end of next round, infected after battle, bitten last round")
/* Translators: card-z/ruling.infected-round */
C_("rules", "Bitten in one round, the survivor still acts in the next and dies at its end. If the battle ends before, death comes all the same. First Aid does not help. The group may rule otherwise.")
/* Translators: card-z/ruling.dog-kill */
C_("rules", "How a Feral Dog kills")
/* Translators: card-z/ruling.dog-kill: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "wound 5 kill 8, dog roll, wounded and bitten, dog damage")
/* Translators: card-z/ruling.dog-kill */
C_("rules", "5 to 7 wounds, 8 or more kills at once, both after armour. Who is already wounded dies from 5. The group may rule otherwise.")
/* Translators: card-z/ruling.horde-size */
C_("rules", "How many Zombies a horde has")
/* Translators: card-z/ruling.horde-size: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "draw horde, humans in horde, dogs in horde, when is the horde rolled, horde size, redraw, replace")
/* Translators: card-z/ruling.horde-size */
C_("rules", "d6+11 cards are drawn when the horde is first fought. Humans, Feral Dogs and Fire! among them are put away and not replaced, so the horde is a little smaller. Later it has the Zombies that were left. One can also read it as d6+11 Zombies, and draw until there are so many. The group may rule otherwise.")
/* Translators: card-z/ruling.no-pub */
C_("rules", "No Pub, no horde")
/* Translators: card-z/ruling.no-pub: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "horde without pub, replaced pub, home run horde, raging fire horde")
/* Translators: card-z/ruling.no-pub */
C_("rules", "A horde that starts on the Pub needs one in play. In Raging Fire, where the Gas Station takes its place, none starts; the Boombox can still make one. The group may rule otherwise.")
/* Translators: card-z/ruling.horde-directions */
C_("rules", "Which way a number goes")
/* Translators: card-z/ruling.horde-directions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "horde direction, die direction, 1 to 6, hex direction, horde map, numbers")
/* Translators: card-z/ruling.horde-directions */
C_("rules", "In the figure the numbers read 6 and 1, then 5 and 2, then 4 and 3. So 1 goes to the upper right and the rest follows clockwise: 2 right, 3 lower right, 4 lower left, 5 left, 6 upper left. The group may rule otherwise.")
/* Translators: card-z/ruling.off-map */
C_("rules", "A horde beyond the edge")
/* Translators: card-z/ruling.off-map: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "rim, perimeter, horde outside, two spaces out, come back")
/* Translators: card-z/ruling.off-map */
C_("rules", "It stands on the empty hex that it moved to and keeps rolling. Where that takes it to a hex that is not beside any Location, it is gone. The group may rule otherwise.")
/* Translators: card-z/ruling.horde-order */
C_("rules", "Several hordes")
/* Translators: card-z/ruling.horde-order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "two hordes, horde order, hordes meet, merge, second horde")
/* Translators: card-z/ruling.horde-order */
C_("rules", "They walk in the order in which they came, each by a die of its own. They may stand in the same place and are fought one after the other. The group may rule otherwise.")
/* Translators: card-z/ruling.boombox */
C_("rules", "How the Boombox makes a horde")
/* Translators: card-z/ruling.boombox: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "boombox, batteries, one day, two hordes, boombox horde, release")
/* Translators: card-z/ruling.boombox */
C_("rules", "Set up at a Location, it plays until its batteries run out, one in every phase, and is then gone. At that moment the horde that it drew walks again and a new one appears there, which makes two; with none drawn, one appears. The group may rule otherwise.")
/* Translators: card-z/ruling.patterns */
C_("rules", "Shapes of the patterns")
/* Translators: card-z/ruling.patterns: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "map shape, pattern shape, map b shape, map c shape, figure, layout of locations, hexagon")
/* Translators: card-z/ruling.patterns */
C_("rules", "The figure does not tell more than the fixed cards. We lay A as a hexagon with sides of three, B as rows of six, seven and six with the bases at the ends of the middle one, C as two groups of nine that only the Bridge joins. Every Location can be moved by hand. The group may rule otherwise.")
/* Translators: card-z/ruling.d10-ties */
C_("rules", "Equal rolls between players")
/* Translators: card-z/ruling.d10-ties: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tie, reroll, same roll, equal initiative")
/* Translators: card-z/ruling.d10-ties */
C_("rules", "Those who are equal roll again, also for initiative in a battle between players. The group may rule otherwise.")
/* Translators: card-z/ruling.pvp-hits */
C_("rules", "What a hit does to a player")
/* Translators: card-z/ruling.pvp-hits: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pvp hit, kill player survivor, pvp damage, push a player, loot of the dead")
/* Translators: card-z/ruling.pvp-hits */
C_("rules", "As with humans: a kill or an impale kills, a push moves 1 hex. Loot of the dead lies in their hex. The group may rule otherwise.")
/* Translators: card-z/ruling.joint-when */
C_("rules", "Who may join a battle")
/* Translators: card-z/ruling.joint-when: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "join after round 1, turn used, adjacent, joint turn left")
/* Translators: card-z/ruling.joint-when */
C_("rules", "In co-op, players next to the Location or in it whose turn of this phase has not begun. Their turn is then used up. The group may rule otherwise.")
/* Translators: card-z/ruling.own-scenario */
C_("rules", "A scenario of your own")
/* Translators: card-z/ruling.own-scenario: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "custom scenario, homemade, free play, own rules, create scenario")
/* Translators: card-z/ruling.own-scenario */
C_("rules", "The book invites you to make up maps and scenarios. The group agrees on the end and declares it when it has come. The group may rule otherwise.")
/* Translators: card-z/ruling.home-run */
C_("rules", "One Character against the neighborhood")
/* Translators: card-z/ruling.home-run: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "home run details, backpack in home run, heroic action in home run")
/* Translators: card-z/ruling.home-run */
C_("rules", "The Character keeps Heroic Action and Backpack; only the three starting Loot are replaced. The way is won by standing on the Alpha Base in safety. The group may rule otherwise.")
/* Translators: card-z/ruling.rescue-911 */
C_("rules", "Merging with the Dependants")
/* Translators: card-z/ruling.rescue-911: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "rescue details, dependants starve, all dependants, how many must live, lost dependants")
/* Translators: card-z/ruling.rescue-911 */
C_("rules", "The Dependants join when the Bravo Base is safe. They need no food before that; from then on they eat like everybody. It is won when every Dependant who still lives stands at the safe Alpha Base, at least one. The group may rule otherwise.")
/* Translators: card-z/ruling.survive */
C_("rules", "Counting for Survive")
/* Translators: card-z/ruling.survive: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "remaining weather cards, food at location, when is survive checked, weather left")
/* Translators: card-z/ruling.survive */
C_("rules", "Cards left are those still in the deck. Food on the survivors and at the Location counts when they are inside a safe Location, at any moment of the game. In co-op the group counts together. The group may rule otherwise.")
/* Translators: card-z/ruling.points */
C_("rules", "Points for the rescued")
/* Translators: card-z/ruling.points: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "civic duty points, rescued, lost, count allies, dependants points, burning caches")
/* Translators: card-z/ruling.points */
C_("rules", "One point for each Ally and Dependant who joined and lives, one off for every survivor lost, Characters too. A Cache that burns cannot be cleared and is not asked for. The group may rule otherwise.")
/* Translators: card-z/ruling.grade-ends */
C_("rules", "Beyond the grades")
/* Translators: card-z/ruling.grade-ends: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "more than 6 points, seven points, -3, lowest grade, best grade")
/* Translators: card-z/ruling.grade-ends */
C_("rules", "More than 6 points are an A+ as well. The book sets the last grade at −2 and less. The group may rule otherwise.")
/* Translators: card-z/ruling.fire-spread */
C_("rules", "Where a fire cannot spread")
/* Translators: card-z/ruling.fire-spread: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fire off map, already burning, fire on survivors, fire at base, fire spreads to us")
/* Translators: card-z/ruling.fire-spread */
C_("rules", "Off the map or onto a Location that burns already, nothing happens, and on the first dawn no fire has had a night to spread. Survivors whose Location catches fire must retreat on their next turn. The group may rule otherwise.")
/* Translators: card-z/ruling.mission-discs */
C_("rules", "Trading purple discs")
/* Translators: card-z/ruling.mission-discs: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "purple disc, trade disc, disc limit, discs at church, three trades discs")
/* Translators: card-z/ruling.mission-discs */
C_("rules", "A disc buys any one Loot at the Church, besides the three trades of the visit. It belongs to the player who locked the Zombie in. The group may rule otherwise.")
/* Translators: card-z/ruling.pub-run */
C_("rules", "Holding the Pub")
/* Translators: card-z/ruling.pub-run: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hold the pub, until the reckoning, driven out, pub run end")
/* Translators: card-z/ruling.pub-run */
C_("rules", "Whoever cleared it must still have a living Character there, without a battle, when the night is over. The group may rule otherwise.")
/* Translators: card-z/ruling.count-deductions */
C_("rules", "One deduction for each Character")
/* Translators: card-z/ruling.count-deductions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "deduct 5, deduct 4, deduct 3, starving and sick, both, allies dead")
/* Translators: card-z/ruling.count-deductions */
C_("rules", "A Character who is both starving and sick costs 4, the greater of the two. Allies and Dependants cost nothing. The group may rule otherwise.")
/* Translators: card-z/ruling.toilet-paper */
C_("rules", "What Toilet Paper does")
/* Translators: card-z/ruling.toilet-paper: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tp icon, toilet paper effect, tp, clip on tp icon")
/* Translators: card-z/ruling.toilet-paper */
C_("rules", "A caption lets you spend a supply at dawn to clip the TP icon of a survivor. What the icon does is on the Character; we only keep the clip, for that day. The group may rule otherwise.")
/* Translators: card-z/ruling.lost-survivor */
C_("rules", "What the dead leave behind")
/* Translators: card-z/ruling.lost-survivor: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "loot of dead survivor, dead survivor items, body, dead character loot, who gets the loot of the dead")
/* Translators: card-z/ruling.lost-survivor */
C_("rules", "Their Loot lies in the hex where they died and can be picked up. After a battle that was lost it stays at the Location. The group may rule otherwise.")
/* Translators: card-z/ruling.deck-empty */
C_("rules", "When a Loot deck is empty")
/* Translators: card-z/ruling.deck-empty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "loot deck empty, no more loot, fresh food runs out, reshuffle loot")
/* Translators: card-z/ruling.deck-empty */
C_("rules", "Shuffle its discards. If there are none, what is missing is not drawn. The group may rule otherwise.")
/* Translators: card-z/ruling.engaged-hands */
C_("rules", "Hand actions while engaged")
/* Translators: card-z/ruling.engaged-hands: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "while engaged, engaged hand action, beside a zombie, hands tied")
/* Translators: card-z/ruling.engaged-hands */
C_("rules", "Engaged survivors may only melee, so we allow them no hand action either. Free actions remain. The group may rule otherwise.")
/* Translators: card-z/ruling.arrows-retreat */
C_("rules", "Arrows after a retreat")
/* Translators: card-z/ruling.arrows-retreat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "arrows when retreating, bolts lost retreat, fled, arrows left behind")
/* Translators: card-z/ruling.arrows-retreat */
C_("rules", "Arrows and bolts are recovered when the group regroups, clears or camps out. Whoever retreats loses those that were fired. The group may rule otherwise.")
/* Translators: card-z/ruling.humans-warned */
C_("rules", "Loud before Human Enemies are revealed")
/* Translators: card-z/ruling.humans-warned: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "loud outside, warned, humans heard, initiative loud, alarm and humans")
/* Translators: card-z/ruling.humans-warned */
C_("rules", "Any loud noise in this battle warns them, whatever the alarm die showed. Spotted with Scope or Binoculars before, the survivors have the initiative as long as no alarm die was rolled. The group may rule otherwise.")
/* Translators: card-z/ruling.defer */
C_("rules", "What deferring does")
/* Translators: card-z/ruling.defer: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "defer, let another go first, swap turn, wait, change order")
/* Translators: card-z/ruling.defer */
C_("rules", "Who defers changes places with the next player, before beginning the turn. The group may rule otherwise.")
/* Translators: card-z/ruling.pvp-end */
C_("rules", "How a battle between players ends")
/* Translators: card-z/ruling.pvp-end: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pvp end, who keeps the location, give way, attacker retreats, end of player battle")
/* Translators: card-z/ruling.pvp-end */
C_("rules", "When one side has nobody left there or gives way. Attackers may go back to an adjacent Location after any round; whoever stays holds the Location. The attacker’s turn is over then. The group may rule otherwise.")
/* Translators: card-z/ruling.pistol-melee */
C_("rules", "A pistol fired in melee")
/* Translators: card-z/ruling.pistol-melee: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pistol in melee modifiers, pistol at night in melee, charge with a pistol, jam in melee, point blank")
/* Translators: card-z/ruling.pistol-melee */
C_("rules", "It is a melee attack: a charge and several Encounters engaged count, the night does not, and of the weather only what it does to melee. It spends ammo, makes its noise and can jam. The group may rule otherwise.")
/* Translators: card-z/ruling.weather-zone */
C_("rules", "Whose zone counts for the weather")
/* Translators: card-z/ruling.weather-zone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shoot from inside to outside, shoot out of a window, weather zone, attacker inside, target outside, is it outside")
/* Translators: card-z/ruling.weather-zone */
C_("rules", "The zone of the target says whether an attack happens outside. The group may say otherwise for a single attack. The group may rule otherwise.")
/* Translators: card-z/ruling.one-bite */
C_("rules", "One bite a battle-round")
/* Translators: card-z/ruling.one-bite: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "two bites, bite twice, several bites, extra moves, bite again, how many bites")
/* Translators: card-z/ruling.one-bite */
C_("rules", "However many move points are left, an Encounter bites once in a battle-round. The group may rule otherwise.")
/* Translators: card-z/ruling.start-hex */
C_("rules", "What a start hex gives")
/* Translators: card-z/ruling.start-hex: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "free first move, start hex action, action after the start hex, attack on the first round")
/* Translators: card-z/ruling.start-hex */
C_("rules", "The first move of a survivor, onto a start hex, is free: the action of the battle-round is still there for another move, an attack or a hand action. The group may rule otherwise.")
/* Translators: card-z/ruling.quarantine-counts */
C_("rules", "Zombies in rooms count as eradicated")
/* Translators: card-z/ruling.quarantine-counts: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "quarantined zombie count, locked zombies eradicated, zombie count quarantine, does quarantine kill")
/* Translators: card-z/ruling.quarantine-counts */
C_("rules", "A Zombie that is locked into a room counts as eradicated, in Zombie Count too. The group may rule otherwise.")
/* Translators: card-z/ruling.natural-zero-loot */
C_("rules", "A zero that strikes a friend spares the weapon")
/* Translators: card-z/ruling.natural-zero-loot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "jam and friendly fire, zero penalty, blade hangs and friend, both penalties, override")
/* Translators: card-z/ruling.natural-zero-loot */
C_("rules", "When a natural zero strikes another survivor, nothing else comes of it: the firearm does not jam, the blade does not hang, the arrow is not lost. The group may rule otherwise.")
/* Translators: card-z/ruling.human-order */
C_("rules", "When Human Enemies act")
/* Translators: card-z/ruling.human-order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "human turn, human order, before the zombies, humans and dogs, when do humans act")
/* Translators: card-z/ruling.human-order */
C_("rules", "With the initiative they act before the survivors, otherwise after them and before Zombies and Feral Dogs. What they do stands on their cards, so the group tells it. The group may rule otherwise.")
/* Translators: card-z/ruling.looking */
C_("rules", "Looking with Scope or Binoculars")
/* Translators: card-z/ruling.looking: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "use binoculars, use scope, action to look, peek cost, binoculars in backpack, when can I look")
/* Translators: card-z/ruling.looking */
C_("rules", "It takes no action and can be done at any time before the group passes the first wall. One of them must be on hand, not in a Backpack. The cards are looked at and stay face down. The group may rule otherwise.")
/* Translators: card-z/ruling.share-food */
C_("rules", "Who shares food")
/* Translators: card-z/ruling.share-food: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "share food, eat from others, feed others, eat their food")
/* Translators: card-z/ruling.share-food */
C_("rules", "Solo and in co-op all survivors in the same place share their Food at the reckoning. In a competitive game those of one player do; players can trade beforehand. The group may rule otherwise.")
/* Translators: card-z/ruling.empty-loot */
C_("rules", "When Loot is empty")
/* Translators: card-z/ruling.empty-loot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "empty, out of ammo, used up, discard empty, no supply left, keep empty gun, eaten up")
/* Translators: card-z/ruling.empty-loot */
C_("rules", "It loses its clip and stays with the survivor, so that it can be resupplied. Food that is eaten up is discarded. The group may rule otherwise.")
/* Translators: card-z/ruling.replaced-cards */
C_("rules", "Replacing one Location by another")
/* Translators: card-z/ruling.replaced-cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "replace, swap locations, replaced location, replaced pub, replaced bravo base, missing hex")
/* Translators: card-z/ruling.replaced-cards */
C_("rules", "The two cards change places, so that every hex of the neighborhood has one. The group may rule otherwise.")
/* Translators: card-z/ruling.last-standing */
C_("rules", "The last player left")
/* Translators: card-z/ruling.last-standing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "last player standing, only one left, all others dead, survivor wins, opponents out")
/* Translators: card-z/ruling.last-standing */
C_("rules", "In a competitive game with an open end, such as Survive or Pub Run, the last player who is not out wins. The group may rule otherwise.")
/* Translators: card-z/ruling.eat-choice */
C_("rules", "Going without food on purpose")
/* Translators: card-z/ruling.eat-choice: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "refuse food, skip a meal, save food, choose to starve, let somebody starve, must I eat")
/* Translators: card-z/ruling.eat-choice */
C_("rules", "The group may decide that somebody eats nothing although there is Food. That survivor starves. The group may rule otherwise.")
/* Translators: card-z/component.cards */
C_("rules", "Cards")
/* Translators: card-z/component.cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "card list, how many cards, 285, deck sizes, number of cards, contents of the box")
/* Translators: card-z/component.cards */
C_("rules", "By kind: 1 Time, 18 Characters, 18 Heroic Actions, 6 Sick, 3 Wounded, 19 Locations, 9 Weather, 85 Encounters, 3 Human Enemies, 102 Residential Loot, 30 Commercial Loot and 12 Fresh Food.")
/* Translators: card-z/component.time */
C_("rules", "Time card")
/* Translators: card-z/component.time: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "clock, phase card, track phases, rotate")
/* Translators: card-z/component.time */
C_("rules", "One. It is turned to show the phase of the day.")
/* Translators: card-z/component.character */
C_("rules", "Character cards")
/* Translators: card-z/component.character: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "heroes, people, how many characters, survivors")
/* Translators: card-z/component.character */
C_("rules", "18.")
/* Translators: card-z/component.heroic-action */
C_("rules", "Heroic Action cards")
/* Translators: card-z/component.heroic-action: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hero card, backpack side, how many")
/* Translators: card-z/component.heroic-action: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "18, with a Heroic Action on one side and a [[backpack.use|Backpack]] on the other.")
/* Translators: card-z/component.sick */
C_("rules", "Sick cards")
/* Translators: card-z/component.sick: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sick deck, illness cards, diseases, how many")
/* Translators: card-z/component.sick */
C_("rules", "Six illnesses; one lies on a sick survivor for a day.")
/* Translators: card-z/component.food-poisoning */
C_("rules", "Food Poisoning")
/* Translators: card-z/component.food-poisoning: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sick card, illness, bad food, stomach")
/* Translators: card-z/component.food-poisoning */
C_("rules", "The one illness that does not stay another day when its survivor gets sick again.")
/* Translators: card-z/component.wounded */
C_("rules", "Wounded cards")
/* Translators: card-z/component.wounded: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "wound card, wounds, how many")
/* Translators: card-z/component.wounded */
C_("rules", "Three, laid on survivors bitten by Feral Dogs.")
/* Translators: card-z/component.location */
C_("rules", "Location cards")
/* Translators: card-z/component.location: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "map cards, places, how many locations, neighborhood cards")
/* Translators: card-z/component.location */
C_("rules", "19, blue on one side and red on the other.")
/* Translators: card-z/component.weather */
C_("rules", "Weather cards")
/* Translators: card-z/component.weather: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "weather deck, how many weather cards, nine")
/* Translators: card-z/component.weather */
C_("rules", "Nine. One is drawn for each day.")
/* Translators: card-z/component.encounter */
C_("rules", "Encounter cards")
/* Translators: card-z/component.encounter: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "encounter deck, 85, how many encounters, zombie cards")
/* Translators: card-z/component.encounter */
C_("rules", "85, with one Fire! and one Human Enemies! among them.")
/* Translators: card-z/component.human-enemy */
C_("rules", "Human Enemy cards")
/* Translators: card-z/component.human-enemy: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "three humans, bandits, enemies, how many humans")
/* Translators: card-z/component.human-enemy */
C_("rules", "Three. Each says how it acts, and is Loot once eliminated.")
/* Translators: card-z/component.loot */
C_("rules", "Loot cards")
/* Translators: card-z/component.loot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "items, equipment, how many loot, weapons, gear, tools")
/* Translators: card-z/component.loot: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Three decks: 102 [[component.residential-loot|Residential]], 30 [[component.commercial-loot|Commercial]] and 12 [[component.fresh-food|Fresh Food]].")
/* Translators: card-z/component.residential-loot */
C_("rules", "Residential Loot cards")
/* Translators: card-z/component.residential-loot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "residential deck, house loot, home items, 102")
/* Translators: card-z/component.residential-loot */
C_("rules", "102. From houses, from Zombies who carry Loot, and for the Church.")
/* Translators: card-z/component.commercial-loot */
C_("rules", "Commercial Loot cards")
/* Translators: card-z/component.commercial-loot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "commercial deck, shop loot, store items, 30")
/* Translators: card-z/component.commercial-loot */
C_("rules", "30. The reward of shops and the like, where the Location says so.")
/* Translators: card-z/component.fresh-food */
C_("rules", "Fresh Food cards")
/* Translators: card-z/component.fresh-food: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fresh food deck, twelve, vegetables, game, fish")
/* Translators: card-z/component.fresh-food */
C_("rules", "Twelve, given by gardens, hunting, fishing and trapping.")
/* Translators: card-z/component.card-clip */
C_("rules", "Card-clips")
/* Translators: card-z/component.card-clip: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "clips, markers, paper clip, 20")
/* Translators: card-z/component.card-clip */
C_("rules", "Twenty. They track supply, lost arrows, looted gardens, sleep deprivation and Toilet Paper.")
/* Translators: card-z/component.die */
C_("rules", "Dice")
/* Translators: card-z/component.die: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many dice, d6, d10, colours, colors, list of dice")
/* Translators: card-z/component.die */
C_("rules", "Four white d6, one red d6, and a blue, a green and a brown d10.")
/* Translators: card-z/component.pawn */
C_("rules", "Pawns")
/* Translators: card-z/component.pawn: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "survivor figures, colours, player pieces, sixteen")
/* Translators: card-z/component.pawn */
C_("rules", "Sixteen in several colours, for survivors.")
/* Translators: card-z/component.meeple */
C_("rules", "Meeples")
/* Translators: card-z/component.meeple: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie figures, pieces, encounter meeples, 34, wooden figures")
/* Translators: card-z/component.meeple */
C_("rules", "34, for Encounters on the battlefield.")
/* Translators: card-z/component.base */
C_("rules", "Bases")
/* Translators: card-z/component.base: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "base, purple base, modifiers, discs, purple disc, under the meeple")
/* Translators: card-z/component.base */
C_("rules", "Fourteen. Under a meeple one shows a helmet, Loot or distraction.")
/* Translators: card-z/component.mega-meeple */
C_("rules", "Mega-Meeples")
/* Translators: card-z/component.mega-meeple: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "large meeple, horde figure, big green meeple")
/* Translators: card-z/component.mega-meeple */
C_("rules", "Two, for hordes.")
/* Translators: card-z/component.chip */
C_("rules", "Chips")
/* Translators: card-z/component.chip: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "safe chip, fire chip, battle chip, white chip, red chip, blue chip, tokens, sixteen")
/* Translators: card-z/component.chip */
C_("rules", "Ten white safe-chips, five red fire-chips and a blue one for the Location of the current battle.")
/* Translators: card-z/component.player-mat */
C_("rules", "Player mats")
/* Translators: card-z/component.player-mat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "mat, player board, organise, two mats")
/* Translators: card-z/component.player-mat */
C_("rules", "Two. They order Heroic Actions and Backpacks.")
/* Translators: card-z/component.battlefield */
C_("rules", "Battlefield board")
/* Translators: card-z/component.battlefield: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "board, hex board, map of the battle")
/* Translators: card-z/component.battlefield */
C_("rules", "One, printed on two sides.")
/* Translators: card-z/component.alpha-base */
C_("rules", "Alpha Base")
/* Translators: card-z/component.alpha-base: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Named Locations")
/* Translators: card-z/component.alpha-base: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "home base, start, player one, base")
/* Translators: card-z/component.alpha-base */
C_("rules", "A home base: the first player’s start, and the goal of Home Run and Rescue 911. Fixed on map B.")
/* Translators: card-z/component.bravo-base */
C_("rules", "Bravo Base")
/* Translators: card-z/component.bravo-base: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "home base, player two, second base, base")
/* Translators: card-z/component.bravo-base */
C_("rules", "The home base of the second player. Fixed on map B.")
/* Translators: card-z/component.pub */
C_("rules", "Pub")
/* Translators: card-z/component.pub: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bar, horde start, tavern, center")
/* Translators: card-z/component.pub */
C_("rules", "A yard, a wall, then the bar in zones 2 and 3. The horde starts here; fixed on map A.")
/* Translators: card-z/component.looted-pub */
C_("rules", "Looted Pub")
/* Translators: card-z/component.looted-pub: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pub terrain side, home run")
/* Translators: card-z/component.looted-pub */
C_("rules", "Where Home Run begins. It takes the place of the Bravo Base there.")
/* Translators: card-z/component.looted-street */
C_("rules", "Looted Street")
/* Translators: card-z/component.looted-street: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "street, empty house, terrain, reverse of garage")
/* Translators: card-z/component.looted-street */
C_("rules", "Two zones of street and the yard of an empty house, with a wall at the end: sleep inside once it is clear. The other side of the Garage.")
/* Translators: card-z/component.trailer-home */
C_("rules", "Trailer Home")
/* Translators: card-z/component.trailer-home: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "trailer, caravan, mobile home")
/* Translators: card-z/component.trailer-home */
C_("rules", "Yard in zones 1 and 2, then a wall and the trailer. The sample battle rolls 5 − 1 Encounters here.")
/* Translators: card-z/component.ranch-house */
C_("rules", "Ranch House")
/* Translators: card-z/component.ranch-house: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ranch, basement, farm")
/* Translators: card-z/component.ranch-house */
C_("rules", "Yard, first floor and basement, with a wall before each of the two.")
/* Translators: card-z/component.fenced-house */
C_("rules", "Fenced House")
/* Translators: card-z/component.fenced-house: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fence, fenced yard, two floors")
/* Translators: card-z/component.fenced-house */
C_("rules", "A yard with a fence, then first and second floor.")
/* Translators: card-z/component.nice-house */
C_("rules", "Nice House")
/* Translators: card-z/component.nice-house: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "garden, yard with garden, two floors")
/* Translators: card-z/component.nice-house */
C_("rules", "A yard with a garden, then first and second floor.")
/* Translators: card-z/component.gas-station */
C_("rules", "Gas Station")
/* Translators: card-z/component.gas-station: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "petrol, fuel, service station, raging fire")
/* Translators: card-z/component.gas-station */
C_("rules", "The sample turn rolls three dice for its Encounters, and two of its zones are in view at once. Burning in the centre of Raging Fire.")
/* Translators: card-z/component.garage */
C_("rules", "Garage")
/* Translators: card-z/component.garage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "car, workshop, flip to looted street")
/* Translators: card-z/component.garage */
C_("rules", "The sample turn clears it with 3 Encounters; flipped, it is Looted Street.")
/* Translators: card-z/component.church */
C_("rules", "The Church (Location)")
/* Translators: card-z/component.church: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "trading post, church card, peace")
/* Translators: card-z/component.church */
C_("rules", "Trading post without attacks between players.")
/* Translators: card-z/component.s-mart */
C_("rules", "S-Mart")
/* Translators: card-z/component.s-mart: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "supermarket, mall, commercial, shop, starts red")
/* Translators: card-z/component.s-mart */
C_("rules", "The Cache that starts as Terrain and takes two phases to clear.")
/* Translators: card-z/component.bridge */
C_("rules", "Bridge")
/* Translators: card-z/component.bridge: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "river, map c, crossing")
/* Translators: card-z/component.bridge */
C_("rules", "Fixed on map C, between its halves.")
/* Translators: card-z/component.field-graveyard */
C_("rules", "Field and Graveyard")
/* Translators: card-z/component.field-graveyard: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hunting ground, cemetery, meadow, graveyard, where can I hunt")
/* Translators: card-z/component.field-graveyard */
C_("rules", "Terrain on which survivors hunt.")
/* Translators: card-z/component.stream */
C_("rules", "The stream")
/* Translators: card-z/component.stream: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fishing, fish, water, creek")
/* Translators: card-z/component.stream */
C_("rules", "The story tells of a family who fish here. Fishing is a use of a Terrain’s resource.")
/* Translators: card-z/component.outside-icon */
C_("rules", "Outside icon")
/* Translators: card-z/component.outside-icon: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "icon, symbol, outside location, card symbol, no shelter")
/* Translators: card-z/component.outside-icon */
C_("rules", "A symbol on the card of a Location that is outside throughout.")
/* Translators: card-z/component.binoculars */
C_("rules", "Binoculars")
/* Translators: card-z/component.binoculars: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Named Loot")
/* Translators: card-z/component.binoculars: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "peek, see inside, look behind the wall")
/* Translators: card-z/component.binoculars */
C_("rules", "Show the Encounters behind the first wall and help to win initiative. The rest is printed on the card.")
/* Translators: card-z/component.scope */
C_("rules", "Scope")
/* Translators: card-z/component.scope: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "telescope, sight, look behind the wall, rifle scope")
/* Translators: card-z/component.scope */
C_("rules", "Shows the Encounters behind the first wall, as Binoculars do. The rest is printed on the card.")
/* Translators: card-z/component.fire-extinguisher */
C_("rules", "Fire Extinguisher")
/* Translators: card-z/component.fire-extinguisher: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "put out a fire, extinguish, stop fire, fire fighting")
/* Translators: card-z/component.fire-extinguisher */
C_("rules", "Keeps the fire-chip off when Fire! is revealed. The rest is printed on the card.")
/* Translators: card-z/component.first-aid-kit */
C_("rules", "First Aid Kit")
/* Translators: card-z/component.first-aid-kit: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "heal, medkit, bandage, cure a wound, medicine")
/* Translators: card-z/component.first-aid-kit */
C_("rules", "Heals a Wound. The rest is printed on the card.")
/* Translators: card-z/component.boombox */
C_("rules", "Boombox")
/* Translators: card-z/component.boombox: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "music, radio, batteries, create a horde, lure")
/* Translators: card-z/component.boombox */
C_("rules", "Draws a horde and holds it while its batteries last; makes a horde of its own. The rest is printed on the card.")
/* Translators: card-z/component.coffee */
C_("rules", "Coffee")
/* Translators: card-z/component.coffee: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "drink, initiative bonus, caffeine, awake")
/* Translators: card-z/component.coffee */
C_("rules", "Helps the roll for initiative against Human Enemies. The rest is printed on the card.")
/* Translators: card-z/component.toilet-paper */
C_("rules", "Toilet Paper")
/* Translators: card-z/component.toilet-paper: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tp, toilet roll, tp icon, spend at dawn, paper")
/* Translators: card-z/component.toilet-paper */
C_("rules", "Spend its supply at dawn to put a card-clip on the TP icon of a survivor. The rest is printed on the card.")
/* Translators: card-z/component.ka-bar */
C_("rules", "Ka-Bar")
/* Translators: card-z/component.ka-bar: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "knife, blade, combat knife")
/* Translators: card-z/component.ka-bar */
C_("rules", "Starting weapon of Home Run. The rest is printed on the card.")
/* Translators: card-z/component.junk-food */
C_("rules", "Junk Food")
/* Translators: card-z/component.junk-food: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "snack, chips, candy, food")
/* Translators: card-z/component.junk-food */
C_("rules", "Makes sick on 0 to 3. The rest is printed on the card.")
/* Translators: card-z/component.coach-shotgun */
C_("rules", "Coach Shotgun")
/* Translators: card-z/component.coach-shotgun: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shotgun, double barrel, loud")
/* Translators: card-z/component.coach-shotgun */
C_("rules", "Loud. In the sample battle a roll of 3 less 1 eradicates a Fast Zombie at close range. The rest is printed on the card.")
/* Translators: card-z/component.thirty-eight */
C_("rules", ".38")
/* Translators: card-z/component.thirty-eight: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "38, thirty-eight, revolver, pistol, handgun")
/* Translators: card-z/component.thirty-eight */
C_("rules", "In the sample battle a roll of 7 eradicates a Zombie. The rest is printed on the card.")
/* Translators: card-z/component.ak-47 */
C_("rules", "AK-47")
/* Translators: card-z/component.ak-47: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "assault rifle, rifle, automatic, machine gun, kalashnikov")
/* Translators: card-z/component.ak-47 */
C_("rules", "The story mentions it with ammo of its own. The rest is printed on the card.")
/* Translators: card-z/component.crossbow */
C_("rules", "Crossbow")
/* Translators: card-z/component.crossbow: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bow, bolts, quiet weapon, arrows")
/* Translators: card-z/component.crossbow */
C_("rules", "Its bolts are recovered at a regroup, unless lost. The rest is printed on the card.")
/* Translators: card-z/component.garbage-can-lid */
C_("rules", "Garbage can lid")
/* Translators: card-z/component.garbage-can-lid: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shield, lid, armour, protection")
/* Translators: card-z/component.garbage-can-lid */
C_("rules", "The story uses it as a shield. The rest is printed on the card.")
/* Translators: card-z/component.old-skool-dad */
C_("rules", "Old Skool Dad")
/* Translators: card-z/component.old-skool-dad: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Named survivors")
/* Translators: card-z/component.old-skool-dad: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dad, father, old school, character")
/* Translators: card-z/component.old-skool-dad */
C_("rules", "A Character; he fires the Coach Shotgun in the sample battle. The ratings are printed on the card.")
/* Translators: card-z/component.punk-rock-girl */
C_("rules", "Punk Rock Girl")
/* Translators: card-z/component.punk-rock-girl: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "girl, punk, character")
/* Translators: card-z/component.punk-rock-girl */
C_("rules", "A Character; she fires the .38 in the sample battle. The ratings are printed on the card.")
/* Translators: card-z/component.survivalist */
C_("rules", "The Survivalist")
/* Translators: card-z/component.survivalist: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "trap, trapper, brown die, character")
/* Translators: card-z/component.survivalist */
C_("rules", "A Character with a trap, which the brown die tracks. The ratings are printed on the card.")
/* Translators: card-z/component.infant */
C_("rules", "Infant")
/* Translators: card-z/component.infant: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "baby, child, toddler, dependant")
/* Translators: card-z/component.infant */
C_("rules", "A Dependant who carries nothing. The ratings are printed on the card.")
/* Translators: card-z/aid.phases */
C_("rules", "Player aid: phases")
/* Translators: card-z/aid.phases: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Player Aid")
/* Translators: card-z/aid.phases: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reference, summary, player aid, cheat sheet, quick reference")
/* Translators: card-z/aid.phases */
C_("rules", "Action phases: one scout with one possible retreat; ranged attacks at night −1, −2, −3. Reckoning: Encounters back into the deck, safe-chips off where nobody is, eat or starve, and who was starving already is removed.")
/* Translators: card-z/aid.turn */
C_("rules", "Player aid: turn")
/* Translators: card-z/aid.turn: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "player aid, quick reference, cheat sheet, turn summary, meeples")
/* Translators: card-z/aid.turn */
C_("rules", "Scout an adjacent Location: no meeples, or already clear, is a free scout; meeples mean battle or retreat. Then clear it, or retreat and end the turn. After a retreat the meeples are fought to the death.")
/* Translators: card-z/aid.battle */
C_("rules", "Player aid: battle")
/* Translators: card-z/aid.battle: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "player aid, quick reference, cheat sheet, ranges, battle summary, to hit summary")
/* Translators: card-z/aid.battle */
C_("rules", "Target number or more hits, 0 misses. Close 2–3, medium 4–6, long 7 and more. Charge 1–2 hexes for +1. Rapid-fire costs 2 ammo more. Hand: reload, backpack, unjam. Free: drop and pick up next to you.")
/* Translators: card-z/aid.starving */
C_("rules", "Player aid: starving and tired")
/* Translators: card-z/aid.starving: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "player aid, quick reference, penalties, -1 die rolls")
/* Translators: card-z/aid.starving */
C_("rules", "Starving: −1 to die rolls and −1 to carry. Sleep deprived: −1 to die rolls.")
/* Translators: card-z/term.survivor */
C_("rules", "Survivor")
/* Translators: card-z/term.survivor: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Terms")
/* Translators: card-z/term.survivor: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "who is a survivor, person, people")
/* Translators: card-z/term.survivor */
C_("rules", "A Character, an Ally or a Dependant in play.")
/* Translators: card-z/term.group */
C_("rules", "Survival group")
/* Translators: card-z/term.group: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "party, team, family, my group")
/* Translators: card-z/term.group */
C_("rules", "All survivors of one player who travel together.")
/* Translators: card-z/term.eradicate */
C_("rules", "Eradicated")
/* Translators: card-z/term.eradicate: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "removed, eliminated, killed, dead")
/* Translators: card-z/term.eradicate */
C_("rules", "Of an Encounter: killed, or locked in by quarantine.")
/* Translators: card-z/term.safe */
C_("rules", "Safe Location")
/* Translators: card-z/term.safe: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "safe, clear location, safe-chip, white chip")
/* Translators: card-z/term.safe */
C_("rules", "One with a safe-chip: nothing dangerous is there.")
/* Translators: card-z/term.on-hand */
C_("rules", "On hand")
/* Translators: card-z/term.on-hand: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "in hand, carry, held, not in the backpack")
/* Translators: card-z/term.on-hand */
C_("rules", "Loot beside the Character, ready for use, and counted for carrying.")
/* Translators: card-z/term.adjacent */
C_("rules", "Adjacent")
/* Translators: card-z/term.adjacent: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "next to, neighbouring, beside, neighbor")
/* Translators: card-z/term.adjacent */
C_("rules", "Of Locations: cards that share a side. Of hexes: the same; survivors and Encounters there are engaged.")
/* Translators: card-z/term.home-base */
C_("rules", "Home Base")
/* Translators: card-z/term.home-base: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "base, home, alpha, bravo")
/* Translators: card-z/term.home-base */
C_("rules", "Where a player’s Characters start.")
/* Translators: card-z/term.loud */
C_("rules", "Loud")
/* Translators: card-z/term.loud: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "noisy, noise symbol, silent, quiet")
/* Translators: card-z/term.loud */
C_("rules", "A weapon or deed that makes a loud noise; its card shows it.")
/* Translators: card-z/term.blockaded */
C_("rules", "Blockaded")
/* Translators: card-z/term.blockaded: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cut off, stuck inside, locked in with zombies")
/* Translators: card-z/term.blockaded */
C_("rules", "Of Encounters: left behind a wall or fence while survivors camp out. Of survivors: indoors with the horde outside.")
/* Translators: card-z/Cover Fire */
C_("stand-in", "For the rest of this battle-round each other survivor of your group may move off from an Encounter without a push.")
/* Translators: card-z/Stage Dive */
C_("stand-in", "Push every Encounter engaged with you, one after the other, without a roll.")
/* Translators: card-z/Snare Line */
C_("stand-in", "One zombie that is about to act is caught: it neither moves nor bites in this round.")
/* Translators: card-z/Triage */
C_("stand-in", "Take one Wound off any survivor on this Location, without a First Aid Kit.")
/* Translators: card-z/Short Cut */
C_("stand-in", "In this phase your group may make one retreat more than it has.")
/* Translators: card-z/Clean Shot */
C_("stand-in", "Your next ranged attack in this battle hits, whatever the die shows.")
/* Translators: card-z/Stock Room */
C_("stand-in", "When your group claims a reward, draw 2 Loot more from the same deck.")
/* Translators: card-z/Quick Repair */
C_("stand-in", "Unjam every firearm of your group and give each survivor back the action of this round.")
/* Translators: card-z/On the Whistle */
C_("stand-in", "Every survivor of your group has one action more in this battle-round.")
/* Translators: card-z/Pot Luck */
C_("stand-in", "At this reckoning one supply of food feeds three survivors of your group.")
/* Translators: card-z/All Aboard */
C_("stand-in", "After a retreat your whole group may go on to one more adjacent Location that is safe.")
/* Translators: card-z/Three in the Air */
C_("stand-in", "Shoot at three different Encounters with your action, each with its own roll.")
/* Translators: card-z/Smoke Screen */
C_("stand-in", "No zombie farther than 2 hexes from a survivor moves in this round.")
/* Translators: card-z/Through the Cellar */
C_("stand-in", "Your group may go past one wall without the zone in front of it being clear.")
/* Translators: card-z/Wrong Frequency */
C_("stand-in", "Choose the direction in which the horde walks next.")
/* Translators: card-z/Secret Patch */
C_("stand-in", "Take 2 Fresh Food at a Terrain Location that your group has cleared today.")
/* Translators: card-z/Good Dog */
C_("stand-in", "One Feral Dog that faces your group runs off and is discarded.")
/* Translators: card-z/Quiet Entry */
C_("stand-in", "Look at all Encounters of one zone behind a wall. A loud noise does not call anybody in this battle.")
/* Translators: card-z/Food Poisoning */
C_("stand-in", "It is over after a day, whatever is eaten.")
/* Translators: card-z/Bad Cough */
C_("stand-in", "Outside, each of its actions is heard as a loud noise.")
/* Translators: card-z/Road Raider */
C_("stand-in", "Shoots at the closest survivor within 3 hexes; otherwise comes nearer. Retreats when both shells are spent.")
/* Translators: card-z/Rooftop Sniper */
C_("stand-in", "Shoots at the survivor with the lowest target number. Backs away from anybody within 3 hexes before shooting.")
/* Translators: card-z/Brawler */
C_("stand-in", "Runs at the closest survivor and strikes when engaged.")
