/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of data/games/dark-age-z. Made by po/hk-content-texts.py and never compiled: change the content, not this. */
/* Translators: dark-age-z/alexander */
C_("components", "Alexander")
/* Translators: dark-age-z/alexander */
C_("components", "His army cannot be defeated; zombies that survive go on.")
/* Translators: dark-age-z/terric */
C_("components", "Terric")
/* Translators: dark-age-z/terric */
C_("components", "When he is assigned you may draw a Relic Card.")
/* Translators: dark-age-z/lancelot */
C_("components", "Lancelot")
/* Translators: dark-age-z/lancelot */
C_("components", "You take 1 damage less at the gate of his frontier.")
/* Translators: dark-age-z/lilith */
C_("components", "Lilith")
/* Translators: dark-age-z/lilith */
C_("components", "2 more Command Tokens in Phase 4.")
/* Translators: dark-age-z/matilda */
C_("components", "Matilda")
/* Translators: dark-age-z/matilda */
C_("components", "2 Victory Points at once.")
/* Translators: dark-age-z/erina */
C_("components", "Erina")
/* Translators: dark-age-z/erina */
C_("components", "2 more Army Cards in Phase 4.")
/* Translators: dark-age-z/the-bloodshed */
C_("components", "The Bloodshed")
/* Translators: dark-age-z/the-bloodshed */
C_("components", "No ranged army or commander can hurt the zombies.")
/* Translators: dark-age-z/the-evil-twins */
C_("components", "The Evil Twins")
/* Translators: dark-age-z/the-evil-twins */
C_("components", "No melee army or commander can hurt the zombies; a charge still kills one.")
/* Translators: dark-age-z/the-dark-trainer */
C_("components", "The Dark Trainer")
/* Translators: dark-age-z/the-dark-trainer */
C_("components", "All technology is reset, and armies in Zone 1 are replaced by Weakened Armies.")
/* Translators: dark-age-z/the-death-bringer */
C_("components", "The Death Bringer")
/* Translators: dark-age-z/the-death-bringer */
C_("components", "Armies in Zones 1 and 2 are replaced by Weakened Armies.")
/* Translators: dark-age-z/angels-kiss */
C_("components", "Angel’s Kiss")
/* Translators: dark-age-z/angels-kiss */
C_("components", "Raise up to 2 defeated armies and set their loyalty")
/* Translators: dark-age-z/angels-kiss */
C_("components", "Play 1 Army Card of the discard pile for free")
/* Translators: dark-age-z/apollos-eyes */
C_("components", "Apollo’s Eyes")
/* Translators: dark-age-z/apollos-eyes */
C_("components", "Draw 4 Army Cards")
/* Translators: dark-age-z/apollos-eyes */
C_("components", "Draw 3 Army Cards, play 2 of them for free at most")
/* Translators: dark-age-z/azraels-roar */
C_("components", "Azrael’s Roar")
/* Translators: dark-age-z/azraels-roar */
C_("components", "3 points instead of 2 for every 2 kills in a zone")
/* Translators: dark-age-z/azraels-roar */
C_("components", "1 point instead of 2 for every 2 kills in a zone")
/* Translators: dark-age-z/invisible-spear */
C_("components", "Invisible Spear")
/* Translators: dark-age-z/invisible-spear */
C_("components", "A Bronze army attacks at range")
/* Translators: dark-age-z/invisible-spear */
C_("components", "Zombies skip a zone, which neither fights nor falls")
/* Translators: dark-age-z/draculas-potion */
C_("components", "Dracula’s Potion")
/* Translators: dark-age-z/draculas-potion */
C_("components", "Reveal a commander and assign the card")
/* Translators: dark-age-z/draculas-potion */
C_("components", "Turn a zone’s reinforcements into 1 zombie each, or its commander into 2")
/* Translators: dark-age-z/gaze-of-the-dead */
C_("components", "Gaze of the Dead")
/* Translators: dark-age-z/gaze-of-the-dead */
C_("components", "Issue 2 commands in this turn")
/* Translators: dark-age-z/gaze-of-the-dead */
C_("components", "Move the movement marker 3 steps back")
/* Translators: dark-age-z/howling-hammer */
C_("components", "Howling Hammer")
/* Translators: dark-age-z/howling-hammer */
C_("components", "Move up to 3 zombies to another frontier")
/* Translators: dark-age-z/howling-hammer */
C_("components", "Reinforce an army with a card of the discard pile at any technology level")
/* Translators: dark-age-z/iron-steed */
C_("components", "Iron Steed")
/* Translators: dark-age-z/iron-steed */
C_("components", "A player discards up to 3 random Army Cards")
/* Translators: dark-age-z/iron-steed */
C_("components", "Exchange up to 3 random Army Cards with a player")
/* Translators: dark-age-z/mind-reader */
C_("components", "Mind Reader")
/* Translators: dark-age-z/mind-reader */
C_("components", "Exchange an active army for a card in hand")
/* Translators: dark-age-z/mind-reader */
C_("components", "2 other players lose 3 Command Tokens each")
/* Translators: dark-age-z/star-of-dawn */
C_("components", "Star of Dawn")
/* Translators: dark-age-z/star-of-dawn */
C_("components", "Change the loyalty of an active army")
/* Translators: dark-age-z/star-of-dawn */
C_("components", "Exchange the places of 2 active armies of a frontier")
/* Translators: dark-age-z/immortal-vest */
C_("components", "Immortal Vest")
/* Translators: dark-age-z/immortal-vest */
C_("components", "Cancel a relic that another player has just played")
/* Translators: dark-age-z/immortal-vest */
C_("components", "2 Victory Points for any player")
/* Translators: dark-age-z/titanic-essence */
C_("components", "Titanic Essence")
/* Translators: dark-age-z/titanic-essence */
C_("components", "Take an Army Card of the discard pile into your hand")
/* Translators: dark-age-z/titanic-essence */
C_("components", "1 zombie more at every frontier, and 4 Gate Protection for one of your gates")
/* Translators: dark-age-z/relic-played */
C_("components", "Draw a card for each relic")
/* Translators: dark-age-z/relic-played */
C_("components", "Each relic that you play: draw 1 Army Card.")
/* Translators: dark-age-z/relic-discarded */
C_("components", "Give a relic to raise an army")
/* Translators: dark-age-z/relic-discarded */
C_("components", "In your turn in Phase 1 or 2, discard a relic: reactivate 1 defeated army.")
/* Translators: dark-age-z/two-relics */
C_("components", "Two relics in a day")
/* Translators: dark-age-z/two-relics */
C_("components", "Two or more relics played on this day: 3 Victory Points.")
/* Translators: dark-age-z/most-relics */
C_("components", "Most relics in hand")
/* Translators: dark-age-z/most-relics */
C_("components", "You hold the most relics: 6 Victory Points.")
/* Translators: dark-age-z/consumed */
C_("components", "A card for each consumed army")
/* Translators: dark-age-z/consumed */
C_("components", "Each active army of yours that is consumed: draw 1 Army Card.")
/* Translators: dark-age-z/first-to-pass */
C_("components", "First to pass")
/* Translators: dark-age-z/first-to-pass */
C_("components", "You were first to pass on this day: 2 Victory Points.")
/* Translators: dark-age-z/zone-five-reached */
C_("components", "Zombies in Zone 5")
/* Translators: dark-age-z/zone-five-reached */
C_("components", "A zombie came to Zone 5 of a frontier of yours: 2 Victory Points.")
/* Translators: dark-age-z/all-technology */
C_("components", "All of technology")
/* Translators: dark-age-z/all-technology */
C_("components", "You have reached Technology Level III: 6 Victory Points.")
/* Translators: dark-age-z/gold-played */
C_("components", "Play a Gold army")
/* Translators: dark-age-z/gold-played */
C_("components", "Each Gold Army Card that you play: 1 Command Token and 1 Victory Point.")
/* Translators: dark-age-z/most-command-icons */
C_("components", "Most Command Icons")
/* Translators: dark-age-z/most-command-icons */
C_("components", "Your kingdom has the most Command Icons in Phase 4: 3 Victory Points.")
/* Translators: dark-age-z/forward-commander */
C_("components", "A commander at the front")
/* Translators: dark-age-z/forward-commander */
C_("components", "A commander of yours is in Zone 1 or 2: 2 Victory Points.")
/* Translators: dark-age-z/most-cards */
C_("components", "Most Army Cards in hand")
/* Translators: dark-age-z/most-cards */
C_("components", "You hold the most Army Cards: 7 Victory Points.")
/* Translators: dark-age-z/seven-kills */
C_("components", "A relic for every seven kills")
/* Translators: dark-age-z/seven-kills */
C_("components", "Every 7 zombies that you kill on a day: draw 1 Relic Card, twice a day at most.")
/* Translators: dark-age-z/most-kills */
C_("components", "Most kills of the day")
/* Translators: dark-age-z/most-kills */
C_("components", "You have killed the most zombies on this day: reactivate up to 2 defeated armies.")
/* Translators: dark-age-z/most-own-armies */
C_("components", "Most armies of your own")
/* Translators: dark-age-z/most-own-armies */
C_("components", "You own the most active armies, at least 2: 10 Victory Points.")
/* Translators: dark-age-z/few-cards */
C_("components", "An empty hand")
/* Translators: dark-age-z/few-cards */
C_("components", "You hold no Army Card or just 1: 6 Victory Points.")
/* Translators: dark-age-z/same-loyalty */
C_("components", "Brothers in line")
/* Translators: dark-age-z/same-loyalty */
C_("components", "An army that you play has an active army of the same loyalty before it: draw 1 Army Card.")
/* Translators: dark-age-z/gate-unharmed */
C_("components", "An unharmed gate")
/* Translators: dark-age-z/gate-unharmed */
C_("components", "A gate of yours took no damage on this day: draw 2 Army Cards.")
/* Translators: dark-age-z/both-zone-fives */
C_("components", "Both Zones 5 held")
/* Translators: dark-age-z/both-zone-fives */
C_("components", "Zone 5 holds an active army on both your frontiers: 8 Victory Points.")
/* Translators: dark-age-z/most-frontier-armies */
C_("components", "Most armies on your frontiers")
/* Translators: dark-age-z/most-frontier-armies */
C_("components", "Your frontiers hold the most active armies, at least 2: 10 Victory Points.")
/* Translators: dark-age-z/invasion-card */
C_("pack-schema", "Zombie Invasion Card")
/* Translators: dark-age-z/invasion-card */
C_("pack-schema", "Zombie Invasion Cards")
/* Translators: dark-age-z/invasion-card */
C_("pack-schema", "Six cards. Type the name and the six numbers: the basic column, the Power Up column, the damage and the speed. Boss cards are known already.")
/* Translators: dark-age-z/name */
C_("pack-schema", "Name")
/* Translators: dark-age-z/zombies */
C_("pack-schema", "Zombies (basic)")
/* Translators: dark-age-z/hp */
C_("pack-schema", "HP (basic)")
/* Translators: dark-age-z/power-up-zombies */
C_("pack-schema", "Zombies (Power Up)")
/* Translators: dark-age-z/power-up-hp */
C_("pack-schema", "HP (Power Up)")
/* Translators: dark-age-z/damage */
C_("pack-schema", "Damage Value")
/* Translators: dark-age-z/speed */
C_("pack-schema", "Speed")
/* Translators: dark-age-z/army-card */
C_("pack-schema", "Army Card")
/* Translators: dark-age-z/army-card */
C_("pack-schema", "Army Cards")
/* Translators: dark-age-z/army-card */
C_("pack-schema", "96 cards, 48 of them Bronze. Enter each different card once, under a name of your own, and say how many there are of it. A slot that the card does not have is 0. Swordsmen turn into 2 zombies, Archers into 1, Cavalry into none, unless the card shows otherwise.")
/* Translators: dark-age-z/id */
C_("pack-schema", "Name of your own")
/* Translators: dark-age-z/rank */
C_("pack-schema", "Rank")
/* Translators: dark-age-z/rank */
C_("value", "bronze")
/* Translators: dark-age-z/rank */
C_("value", "silver")
/* Translators: dark-age-z/rank */
C_("value", "gold")
/* Translators: dark-age-z/attack */
C_("pack-schema", "Basic Attack Value")
/* Translators: dark-age-z/bronze-bonus */
C_("pack-schema", "Bronze slot")
/* Translators: dark-age-z/silver-bonus */
C_("pack-schema", "Silver slot")
/* Translators: dark-age-z/gold-bonus */
C_("pack-schema", "Gold slot")
/* Translators: dark-age-z/zombification */
C_("pack-schema", "Zombification Icons")
/* Translators: dark-age-z/zombification */
C_("pack-schema", "Left out, it goes by the rank: 2, 1 or 0.")
/* Translators: dark-age-z/copies */
C_("pack-schema", "Copies")
/* Translators: dark-age-z/strategy-track */
C_("pack-schema", "Strategy Command Track")
/* Translators: dark-age-z/strategy-track */
C_("pack-schema", "Strategy Command Tracks")
/* Translators: dark-age-z/strategy-track */
C_("pack-schema", "Four tracks of the Game Board. Type the costs from left to right, say what the last space shows (closed: no further command; repeat: its cost is paid again and again), and the Daily Restoration Rate for each number of players.")
/* Translators: dark-age-z/command */
C_("pack-schema", "Command")
/* Translators: dark-age-z/command */
C_("value", "draw-army")
/* Translators: dark-age-z/command */
C_("value", "choose-relic")
/* Translators: dark-age-z/command */
C_("value", "reactivate")
/* Translators: dark-age-z/command */
C_("value", "refresh")
/* Translators: dark-age-z/costs */
C_("pack-schema", "Costs from left to right")
/* Translators: dark-age-z/end */
C_("pack-schema", "End of the track")
/* Translators: dark-age-z/end */
C_("value", "closed")
/* Translators: dark-age-z/end */
C_("value", "repeat")
/* Translators: dark-age-z/restoration-2 */
C_("pack-schema", "Restoration with 2 players")
/* Translators: dark-age-z/restoration-3 */
C_("pack-schema", "Restoration with 3 players")
/* Translators: dark-age-z/restoration-4 */
C_("pack-schema", "Restoration with 4 players")
/* Translators: dark-age-z/restoration-5 */
C_("pack-schema", "Restoration with 5 players")
/* Translators: dark-age-z/movement-track */
C_("pack-schema", "Zombie Movement Track")
/* Translators: dark-age-z/movement-track */
C_("pack-schema", "Zombie Movement Tracks")
/* Translators: dark-age-z/movement-track */
C_("pack-schema", "One track for each number of players. For each speed count the steps that the marker takes from its starting place to the end.")
/* Translators: dark-age-z/players */
C_("pack-schema", "Players")
/* Translators: dark-age-z/steps-speed-1 */
C_("pack-schema", "Steps at speed 1")
/* Translators: dark-age-z/steps-speed-2 */
C_("pack-schema", "Steps at speed 2")
/* Translators: dark-age-z/steps-speed-3 */
C_("pack-schema", "Steps at speed 3")
/* Translators: dark-age-z/steps-speed-4 */
C_("pack-schema", "Steps at speed 4")
/* Translators: dark-age-z/steps-speed-5 */
C_("pack-schema", "Steps at speed 5")
/* Translators: dark-age-z/frontier-side */
C_("pack-schema", "Side of a Frontier Board")
/* Translators: dark-age-z/frontier-side */
C_("pack-schema", "Sides of a Frontier Board")
/* Translators: dark-age-z/frontier-side */
C_("pack-schema", "The Reward Icon that one side of a Frontier Board shows at each zone. All sides are taken to be alike.")
/* Translators: dark-age-z/zone-1 */
C_("pack-schema", "Icon at Zone 1")
/* Translators: dark-age-z/zone-1 */
C_("value", "none")
/* Translators: dark-age-z/zone-1 */
C_("value", "command")
/* Translators: dark-age-z/zone-1 */
C_("value", "army")
/* Translators: dark-age-z/zone-1 */
C_("value", "gate")
/* Translators: dark-age-z/zone-2 */
C_("pack-schema", "Icon at Zone 2")
/* Translators: dark-age-z/zone-3 */
C_("pack-schema", "Icon at Zone 3")
/* Translators: dark-age-z/zone-4 */
C_("pack-schema", "Icon at Zone 4")
/* Translators: dark-age-z/zone-5 */
C_("pack-schema", "Icon at Zone 5")
/* Translators: dark-age-z/kingdom-board */
C_("pack-schema", "Kingdom Board")
/* Translators: dark-age-z/kingdom-board */
C_("pack-schema", "Kingdom Boards")
/* Translators: dark-age-z/kingdom-board */
C_("pack-schema", "How many Command Icons a Kingdom Board shows while the Mission Card marks each technology level. All boards are taken to be alike.")
/* Translators: dark-age-z/command-icons-level-0 */
C_("pack-schema", "Icons at Level 0")
/* Translators: dark-age-z/command-icons-level-1 */
C_("pack-schema", "Icons at Level I")
/* Translators: dark-age-z/command-icons-level-2 */
C_("pack-schema", "Icons at Level II")
/* Translators: dark-age-z/command-icons-level-3 */
C_("pack-schema", "Icons at Level III")
/* Translators: dark-age-z/setup */
C_("phases", "Setup")
/* Translators: dark-age-z/setup */
C_("phases", "Lay out the boards, deal the cards and form the first hordes.")
/* Translators: dark-age-z/setup-relics */
C_("phases", "Lay out the Game Board and the relics")
/* Translators: dark-age-z/setup-commanders */
C_("phases", "Turn up the commanders")
/* Translators: dark-age-z/setup-commanders */
C_("phases", "One commander fewer than there are players.")
/* Translators: dark-age-z/setup-armies */
C_("phases", "Shuffle the Army Cards")
/* Translators: dark-age-z/setup-armies */
C_("phases", "With two players 24 Bronze cards go to the Barbarian King first.")
/* Translators: dark-age-z/setup-pioneer */
C_("phases", "Fill the Pioneer Reward Zone")
/* Translators: dark-age-z/setup-pioneer */
C_("phases", "One token for each player.")
/* Translators: dark-age-z/setup-kingdoms */
C_("phases", "Choose kingdoms and missions")
/* Translators: dark-age-z/setup-kingdoms */
C_("phases", "In the cooperative game missions are dealt.")
/* Translators: dark-age-z/setup-tokens */
C_("phases", "Give everyone 5 Command Tokens")
/* Translators: dark-age-z/setup-starting-player */
C_("phases", "Find the starting player")
/* Translators: dark-age-z/setup-frontiers */
C_("phases", "Lay the Frontier Boards")
/* Translators: dark-age-z/setup-frontiers */
C_("phases", "One between every two neighbours.")
/* Translators: dark-age-z/setup-hands */
C_("phases", "Deal the Army Cards")
/* Translators: dark-age-z/setup-hands */
C_("phases", "The starting player gets one card fewer.")
/* Translators: dark-age-z/setup-points */
C_("phases", "Place the Kingdom Markers")
/* Translators: dark-age-z/setup-points */
C_("phases", "In the cooperative game everyone starts at 5.")
/* Translators: dark-age-z/setup-invasion-deck */
C_("phases", "Build the invasion deck")
/* Translators: dark-age-z/setup-invasion-deck */
C_("phases", "The boss lies at the bottom, unseen.")
/* Translators: dark-age-z/setup-first-invasion */
C_("phases", "Reveal the first invasion card")
/* Translators: dark-age-z/setup-first-invasion */
C_("phases", "In the cooperative game the Initial Power Up Card lies under it.")
/* Translators: dark-age-z/setup-movement-marker */
C_("phases", "Place the movement marker")
/* Translators: dark-age-z/setup-movement-marker */
C_("phases", "It starts at the speed of the zombies.")
/* Translators: dark-age-z/setup-strategy-markers */
C_("phases", "Place the four strategy markers")
/* Translators: dark-age-z/setup-technology */
C_("phases", "Lay the missions on the technology areas")
/* Translators: dark-age-z/setup-technology */
C_("phases", "Face down: nobody else may see it.")
/* Translators: dark-age-z/setup-hordes */
C_("phases", "Form the first hordes")
/* Translators: dark-age-z/setup-hordes */
C_("phases", "Basic and Power Up values are added.")
/* Translators: dark-age-z/setup-supply */
C_("phases", "Lay out the supply")
/* Translators: dark-age-z/planning */
C_("phases", "Phase 1: Planning")
/* Translators: dark-age-z/planning */
C_("phases", "Issue commands in turn until all have passed or the zombies are there.")
/* Translators: dark-age-z/plan */
C_("phases", "Issue a command or pass")
/* Translators: dark-age-z/plan */
C_("phases", "A Field Command moves the movement marker one step.")
/* Translators: dark-age-z/plan */
C_("phases", "Take a pioneer token after a Field Command while there are any.")
/* Translators: dark-age-z/plan */
C_("phases", "A Strategy Command costs what stands to the right of its marker.")
/* Translators: dark-age-z/plan */
C_("phases", "Only one player can refresh Army Cards today.")
/* Translators: dark-age-z/plan */
C_("phases", "A new army goes to the free zone nearest to Zone 1.")
/* Translators: dark-age-z/plan */
C_("phases", "A commander taken on passing must be assigned at once.")
/* Translators: dark-age-z/end-planning */
C_("phases", "Give back unspent Command Tokens")
/* Translators: dark-age-z/end-planning */
C_("phases", "No token is kept for tomorrow.")
/* Translators: dark-age-z/barbarian */
C_("phases", "Man the frontiers of the Barbarian King")
/* Translators: dark-age-z/barbarian */
C_("phases", "His cards replace defeated armies too.")
/* Translators: dark-age-z/rallying */
C_("phases", "Phase 2: Rallying")
/* Translators: dark-age-z/rallying */
C_("phases", "Play relics and reinforce armies, the player with the most Victory Points first.")
/* Translators: dark-age-z/rally-order */
C_("phases", "Work out the order of play")
/* Translators: dark-age-z/rally-order */
C_("phases", "Victory Points, then cards in hand, then clockwise.")
/* Translators: dark-age-z/rally */
C_("phases", "Play relics and reinforce armies")
/* Translators: dark-age-z/rally */
C_("phases", "An Insignia boosts a slot of its own rank or a lower one.")
/* Translators: dark-age-z/rally */
C_("phases", "The slot must be unlocked by your technology level.")
/* Translators: dark-age-z/rally */
C_("phases", "Defeated armies cannot be reinforced.")
/* Translators: dark-age-z/rally */
C_("phases", "Only relics for Phase 2 or any phase.")
/* Translators: dark-age-z/combat */
C_("phases", "Phase 3: Combat and Scoring")
/* Translators: dark-age-z/combat */
C_("phases", "Let the hordes come, one frontier after the other, then score.")
/* Translators: dark-age-z/combat */
C_("phases", "Fight at a frontier")
/* Translators: dark-age-z/combat */
C_("phases", "Cavalry charges before the attack.")
/* Translators: dark-age-z/combat */
C_("phases", "The first zombie killed with supporting fire goes to the supporter.")
/* Translators: dark-age-z/combat */
C_("phases", "A defeated army adds zombies.")
/* Translators: dark-age-z/combat */
C_("phases", "At the gate both kingdoms take the damage.")
/* Translators: dark-age-z/score */
C_("phases", "Score the frontiers")
/* Translators: dark-age-z/score */
C_("phases", "1 point for each zombie on your sides.")
/* Translators: dark-age-z/score */
C_("phases", "Take gate damage off, less your protection.")
/* Translators: dark-age-z/daily-missions */
C_("phases", "Reward the Daily Missions")
/* Translators: dark-age-z/daily-missions */
C_("phases", "A mission that the app does not know must be claimed now.")
/* Translators: dark-age-z/cleanup */
C_("phases", "Phase 4: Cleanup")
/* Translators: dark-age-z/cleanup */
C_("phases", "Thirteen steps that ready the table for the next day.")
/* Translators: dark-age-z/cleanup-1 */
C_("phases", "Reveal the next invasion card")
/* Translators: dark-age-z/cleanup-1 */
C_("phases", "At the end of Day 3 look at the boss.")
/* Translators: dark-age-z/cleanup-1 */
C_("phases", "At the end of Day 4 only the boss card stays.")
/* Translators: dark-age-z/cleanup-2 */
C_("phases", "Clear the zombies away")
/* Translators: dark-age-z/cleanup-3 */
C_("phases", "Form new hordes")
/* Translators: dark-age-z/cleanup-3 */
C_("phases", "Every Power Up counts, but not for a boss.")
/* Translators: dark-age-z/cleanup-5 */
C_("phases", "Move the strategy markers back")
/* Translators: dark-age-z/cleanup-5 */
C_("phases", "Use the rate for your number of players.")
/* Translators: dark-age-z/cleanup-6 */
C_("phases", "Refill the Pioneer Reward Zone")
/* Translators: dark-age-z/cleanup-7 */
C_("phases", "Refill the Command Inventories")
/* Translators: dark-age-z/cleanup-7 */
C_("phases", "Lilith brings 2 tokens even if her army fell.")
/* Translators: dark-age-z/cleanup-8 */
C_("phases", "Discard the reinforcements")
/* Translators: dark-age-z/cleanup-9 */
C_("phases", "Discard the used relics")
/* Translators: dark-age-z/cleanup-10 */
C_("phases", "Draw Army Cards")
/* Translators: dark-age-z/cleanup-10 */
C_("phases", "Erina brings 2 cards even if her army fell.")
/* Translators: dark-age-z/cleanup-11 */
C_("phases", "Discard down to 10 Army Cards")
/* Translators: dark-age-z/cleanup-12 */
C_("phases", "Pass the Starting Player Marker")
/* Translators: dark-age-z/cleanup-12 */
C_("phases", "Playing together, it goes to the left.")
/* Translators: dark-age-z/cleanup-13 */
C_("phases", "Shuffle the commanders and gather new ones")
/* Translators: dark-age-z/end */
C_("phases", "The end")
/* Translators: dark-age-z/end */
C_("phases", "Reward the last missions and find the winner.")
/* Translators: dark-age-z/end-missions */
C_("phases", "Reward the End-Game Missions")
/* Translators: dark-age-z/end-missions */
C_("phases", "Those who share the most each have it.")
/* Translators: dark-age-z/finish */
C_("phases", "Find the winner")
/* Translators: dark-age-z/finish */
C_("phases", "Equals at the top win together.")
/* Translators: dark-age-z/finish */
C_("phases", "Playing together, compare the total with the target.")
/* Translators: dark-age-z: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Dark Age Z rulebook")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "hp, hit points, health")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "points, vp, victory points")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "zombified, zombification, turns into zombies")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "coop, cooperative, playing together, co-operative")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "archer, silver army")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "swordsman, swordsmen, bronze army")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "cavalry, gold army, horse")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "command, order")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "tech, technology, research")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "hand, cards in hand")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "begin, start, first")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "gate, city gate")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "general, commander, hero")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "artifact, relic")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "day, round")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "tie, tied")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "quest, mission")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "hold, keep, hand limit")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "swap, refresh, exchange, replace")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "full, occupied")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "coins, tokens")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "max, maximum, highest")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "next, adjacent")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "strong, power up, stronger")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "kill, killed, kills")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "boost, reinforce, reinforcement")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "quit, pass")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "lane, frontier")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "card slot, reinforcement slot")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "dummy, barbarian king")
/* Translators: dark-age-z: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "lose, losing, lost")
/* Translators: dark-age-z/overview.objective */
C_("rules", "What the game is about")
/* Translators: dark-age-z/overview.objective: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Objective")
/* Translators: dark-age-z/overview.objective: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "goal, aim, object, how to win, purpose")
/* Translators: dark-age-z/overview.objective */
C_("rules", "Every player is a king whose cities are under attack by zombies. Zombies that fall in the War Zones bring Victory Points; zombies that get through to a City Gate cost them. Whoever stands highest on the Victory Point Track after the last day has won.")
/* Translators: dark-age-z/overview.players */
C_("rules", "Number of players")
/* Translators: dark-age-z/overview.players: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many, player count, two, five, solo")
/* Translators: dark-age-z/overview.players: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The game takes two to five players. With two, a third kingdom under the [[two-players.barbarian-king|Barbarian King]] joins in. The [[co-operative.overview|cooperative game]] is at its best with three or more.")
/* Translators: dark-age-z/overview.days */
C_("rules", "Days and rounds")
/* Translators: dark-age-z/overview.days: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Gameplay overview")
/* Translators: dark-age-z/overview.days: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "rounds, length, how long, five days, turns, how many days, how many rounds")
/* Translators: dark-age-z/overview.days */
C_("rules", "A game is five rounds long, and each round is a day of four phases. Everyone takes part in each phase and completes it before the next one opens. Day 5 stops after Phase 3, and with it the game.")
/* Translators: dark-age-z/overview.phases */
C_("rules", "The four phases of a day")
/* Translators: dark-age-z/overview.phases: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "phase summary, order, sequence, round structure")
/* Translators: dark-age-z/overview.phases: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Phase 1 is [[planning.overview|Planning]], with commands in turn. Phase 2 is [[rallying.overview|Rallying]], with reinforcements and relics. Phase 3 is [[combat.overview|Combat and Scoring]]. Phase 4 is [[cleanup.overview|Cleanup]], which readies the next day.")
/* Translators: dark-age-z/component.game-board */
C_("rules", "Game Board")
/* Translators: dark-age-z/component.game-board: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Game components")
/* Translators: dark-age-z/component.game-board: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "main board, centre, track")
/* Translators: dark-age-z/component.game-board */
C_("rules", "One. It carries everything the whole table shares: the Victory Point Track, the movement tracks, the four Strategy Command Tracks, the spaces for decks, the Zombie Spawning Area and the Pioneer Reward Zone.")
/* Translators: dark-age-z/component.manual */
C_("rules", "Rulebook")
/* Translators: dark-age-z/component.manual: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "manual, rules, booklet")
/* Translators: dark-age-z/component.manual */
C_("rules", "One booklet with all the rules. What it leaves open is listed here among the rulings.")
/* Translators: dark-age-z/component.quick-reference */
C_("rules", "Quick Reference Cards")
/* Translators: dark-age-z/component.quick-reference: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reference, summary, player aid")
/* Translators: dark-age-z/component.quick-reference */
C_("rules", "Five, one for each player: the course of a day at a glance.")
/* Translators: dark-age-z/component.kingdom-board */
C_("rules", "Kingdom Boards")
/* Translators: dark-age-z/component.kingdom-board: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "player board, mat, technology area, inventory")
/* Translators: dark-age-z/component.kingdom-board */
C_("rules", "Five, one for each kingdom. A Kingdom Board holds the Command Tokens of its player in the Command Inventory and shows the kingdom’s level on the Military Technology Area.")
/* Translators: dark-age-z/component.frontier-board */
C_("rules", "Frontier Boards")
/* Translators: dark-age-z/component.frontier-board: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "border, lane, battlefield, city gate")
/* Translators: dark-age-z/component.frontier-board */
C_("rules", "Five. Each lies between two neighbours, who share it. The horde gathers at its upper end, five War Zones follow, and behind Zone 5 is the City Gate.")
/* Translators: dark-age-z/component.army-card */
C_("rules", "Army Cards")
/* Translators: dark-age-z/component.army-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "army, soldier, unit, copper, deck")
/* Translators: dark-age-z/component.army-card */
C_("rules", "96 cards in three ranks: Bronze, Silver and Gold. 48 of them are Bronze, since half the Bronze cards are said to be 24; the book does not split the other 48. The picture of a march calls a Bronze card copper.")
/* Translators: dark-age-z/component.weakened-army-card */
C_("rules", "Weakened Army Cards")
/* Translators: dark-age-z/component.weakened-army-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "weakened, black insignia")
/* Translators: dark-age-z/component.weakened-army-card */
C_("rules", "Ten special Army Cards that some bosses put in the place of armies on the last day. They belong to no deck.")
/* Translators: dark-age-z/component.invasion-card */
C_("rules", "Zombie Invasion Cards")
/* Translators: dark-age-z/component.invasion-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "invasion, wave, zombie card")
/* Translators: dark-age-z/component.invasion-card */
C_("rules", "Six, of which four come into play. A card tells how many zombies come, how hard they are to kill, how fast they are and what damage they do. The book prints the names of only two of them, Grey Turtles and Rotten Slaves.")
/* Translators: dark-age-z/component.boss-card */
C_("rules", "Boss Invasion Cards")
/* Translators: dark-age-z/component.boss-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "boss, final, last day")
/* Translators: dark-age-z/component.boss-card */
C_("rules", "Four, of which one is used. It rules the last day with values and an ability of its own.")
/* Translators: dark-age-z/component.zombie-token */
C_("rules", "Zombie Tokens")
/* Translators: dark-age-z/component.zombie-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie, undead, cylinder, figure, supply")
/* Translators: dark-age-z/component.zombie-token */
C_("rules", "Eighty. One token is one zombie, whether it comes, is killed or reaches a gate.")
/* Translators: dark-age-z/component.command-token */
C_("rules", "Command Tokens")
/* Translators: dark-age-z/component.command-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "token, order, money, resource, supply")
/* Translators: dark-age-z/component.command-token */
C_("rules", "Sixty-five. Strategy Commands are paid for with them; a player’s tokens lie in the Command Inventory.")
/* Translators: dark-age-z/component.kingdom-marker */
C_("rules", "Kingdom Markers")
/* Translators: dark-age-z/component.kingdom-marker: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "score marker, victory point marker, colour")
/* Translators: dark-age-z/component.kingdom-marker */
C_("rules", "Five, one in each kingdom’s colour. It shows where a player stands on the Victory Point Track.")
/* Translators: dark-age-z/component.strategy-marker */
C_("rules", "Strategy Command Markers")
/* Translators: dark-age-z/component.strategy-marker: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "white marker, cost marker")
/* Translators: dark-age-z/component.strategy-marker */
C_("rules", "Four white markers, one on each Strategy Command Track. The space to the right of a marker tells what the command costs now.")
/* Translators: dark-age-z/component.starting-player-marker */
C_("rules", "Starting Player Marker")
/* Translators: dark-age-z/component.starting-player-marker: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "first player, orange marker, crown")
/* Translators: dark-age-z/component.starting-player-marker */
C_("rules", "One, orange. Its holder opens Phase 1, and the first invasion of the day comes on the frontier at that player’s left hand.")
/* Translators: dark-age-z/component.movement-marker */
C_("rules", "Zombie Movement Marker")
/* Translators: dark-age-z/component.movement-marker: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "movement, countdown, clock, timer")
/* Translators: dark-age-z/component.movement-marker */
C_("rules", "One. It counts how much time is left in Phase 1 before the zombies arrive.")
/* Translators: dark-age-z/component.commander-card */
C_("rules", "Commander Cards")
/* Translators: dark-age-z/component.commander-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hero, leader, commander")
/* Translators: dark-age-z/component.commander-card */
C_("rules", "Six heroes. A commander is recruited for free when a player passes, and joins one army for the day.")
/* Translators: dark-age-z/component.relic-card */
C_("rules", "Relic Cards")
/* Translators: dark-age-z/component.relic-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "relic, item, artefact")
/* Translators: dark-age-z/component.relic-card */
C_("rules", "24 cards with twelve names. That there are two of each is worked out from these numbers and is not printed.")
/* Translators: dark-age-z/component.mission-card */
C_("rules", "Kingdom Mission Cards")
/* Translators: dark-age-z/component.mission-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "mission, objective, secret goal")
/* Translators: dark-age-z/component.mission-card */
C_("rules", "Twenty, four for each kingdom. A player keeps one for the game; face down it also marks the technology level.")
/* Translators: dark-age-z/term.frontier */
C_("rules", "Frontier")
/* Translators: dark-age-z/term.frontier: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Terms")
/* Translators: dark-age-z/term.frontier: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "border, lane, board, neighbour")
/* Translators: dark-age-z/term.frontier */
C_("rules", "A Frontier Board with what stands on it. You have two, one with each neighbour, and only there can you play armies.")
/* Translators: dark-age-z/term.war-zone */
C_("rules", "War Zone")
/* Translators: dark-age-z/term.war-zone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zone, space, slot, zone 1, zone 5")
/* Translators: dark-age-z/term.war-zone */
C_("rules", "One of the five spaces of a frontier for a single Army Card. Zone 1 faces the horde, Zone 5 lies in front of the City Gate.")
/* Translators: dark-age-z/term.city-gate */
C_("rules", "City Gate")
/* Translators: dark-age-z/term.city-gate: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gate, wall, city, door")
/* Translators: dark-age-z/term.city-gate */
C_("rules", "The lower end of a frontier, behind Zone 5. Zombies that come this far do damage to both kingdoms that share the frontier.")
/* Translators: dark-age-z/term.horde */
C_("rules", "Horde")
/* Translators: dark-age-z/term.horde: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombies, swarm, wave, stack, how many zombies come")
/* Translators: dark-age-z/term.horde */
C_("rules", "The zombies that wait in front of Zone 1 of a frontier until Phase 3.")
/* Translators: dark-age-z/term.loyalty */
C_("rules", "Loyalty")
/* Translators: dark-age-z/term.loyalty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "owner, owned, whose army, side, facing, belongs")
/* Translators: dark-age-z/term.loyalty */
C_("rules", "An army is loyal to the kingdom on whose side it lies and which it faces. It counts as that player’s army for kills, reinforcement and missions, no matter who played it. An army can be loyal only to one of the two kingdoms that share its frontier.")
/* Translators: dark-age-z/term.active-army */
C_("rules", "Active army")
/* Translators: dark-age-z/term.active-army: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "face up, alive, ready, standing")
/* Translators: dark-age-z/term.active-army */
C_("rules", "An army that lies face up: it has not been defeated, or it has been raised again. Only active armies fight and can be reinforced.")
/* Translators: dark-age-z/term.defeated-army */
C_("rules", "Defeated army")
/* Translators: dark-age-z/term.defeated-army: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "face down, dead, killed, knocked out, flipped, beaten")
/* Translators: dark-age-z/term.defeated-army */
C_("rules", "An army that could not kill all zombies that came to its zone. It is turned face down and stays where it is, still loyal to the same kingdom and still covering that side’s icon. It has attack 0, cannot be reinforced and breeds no more zombies.")
/* Translators: dark-age-z/term.reward-icons */
C_("rules", "Reward Icons")
/* Translators: dark-age-z/term.reward-icons: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "icon, symbol, bonus, income, uncovered, visible")
/* Translators: dark-age-z/term.reward-icons */
C_("rules", "Four of the five War Zones carry an icon on either side. An Army Card covers the icon of the side it lies on, even when the army is defeated. Your uncovered icons help you in Phases 3 and 4.")
/* Translators: dark-age-z/term.command-icon */
C_("rules", "Command Icon")
/* Translators: dark-age-z/term.command-icon: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "token icon, income, tokens")
/* Translators: dark-age-z/term.command-icon */
C_("rules", "Each one that shows on your side of a frontier brings 1 Command Token in Phase 4. Kingdom Boards have such icons too, and Lilith brings as much as two.")
/* Translators: dark-age-z/term.army-icon */
C_("rules", "Army Icon")
/* Translators: dark-age-z/term.army-icon: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "draw icon, card icon, cards")
/* Translators: dark-age-z/term.army-icon */
C_("rules", "Each one that shows on your side of a frontier lets you draw 1 Army Card in Phase 4.")
/* Translators: dark-age-z/term.gate-icon */
C_("rules", "Gate Protection Icon")
/* Translators: dark-age-z/term.gate-icon: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shield, protection, defence, wall")
/* Translators: dark-age-z/term.gate-icon */
C_("rules", "Found at Zone 5. While it shows on your side, you lose 1 Victory Point less when the gate of that frontier is damaged.")
/* Translators: dark-age-z/term.rank */
C_("rules", "Rank")
/* Translators: dark-age-z/term.rank: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bronze, silver, gold, copper, level, I II III")
/* Translators: dark-age-z/term.rank */
C_("rules", "Army Cards are Bronze (rank I), Silver (rank II) or Gold (rank III). The rank tells the kind of unit and the Insignia the card provides.")
/* Translators: dark-age-z/term.insignia */
C_("rules", "Insignia")
/* Translators: dark-age-z/term.insignia: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "badge, symbol, resource, colour")
/* Translators: dark-age-z/term.insignia */
C_("rules", "The sign of its rank on an Army Card. Cards in hand are used for their Insignia: in Phase 1 to buy technology, in Phase 2 to boost a Reinforcement Slot.")
/* Translators: dark-age-z/term.attack-value */
C_("rules", "Attack Value")
/* Translators: dark-age-z/term.attack-value: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "attack, strength, power, damage, might")
/* Translators: dark-age-z/term.attack-value */
C_("rules", "The number with which an army or a commander adds to the Total Attack Power of a zone. The Basic Attack Value of an army grows with every boosted slot.")
/* Translators: dark-age-z/term.attack-type */
C_("rules", "Attack Type")
/* Translators: dark-age-z/term.attack-type: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "melee, ranged, cavalry, bow, sword")
/* Translators: dark-age-z/term.attack-type */
C_("rules", "Melee units strike only in their own zone. Ranged units also strike in the zones next to it. A commander’s type and the type of the army with it do not change each other.")
/* Translators: dark-age-z/term.reinforcement-slot */
C_("rules", "Reinforcement Slot")
/* Translators: dark-age-z/term.reinforcement-slot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "slot, bonus, boost")
/* Translators: dark-age-z/term.reinforcement-slot */
C_("rules", "A place on an Army Card, of a rank, with a number. Boosted by a fitting Insignia, it adds that number to the army’s attack until the end of the day.")
/* Translators: dark-age-z/term.zombification-icons */
C_("rules", "Zombification Icons")
/* Translators: dark-age-z/term.zombification-icons: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombify, infection, turned, virus, corner")
/* Translators: dark-age-z/term.zombification-icons */
C_("rules", "They tell how many zombies an army turns into when it is defeated or consumed. A Bronze army shows 2, a Silver army 1, a Gold army none. Should a card of yours show another number, the card is right.")
/* Translators: dark-age-z/term.consumed */
C_("rules", "Consumed")
/* Translators: dark-age-z/term.consumed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "eaten, pushed, lost, march")
/* Translators: dark-age-z/term.consumed */
C_("rules", "What happens to an active army in Zone 1 when a full frontier marches: it goes into the horde and is discarded, and the horde grows by as many zombies as its Zombification Icons say.")
/* Translators: dark-age-z/term.anchored */
C_("rules", "Anchored")
/* Translators: dark-age-z/term.anchored: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fixed, locked, stuck, cannot move")
/* Translators: dark-age-z/term.anchored */
C_("rules", "An army with a commander. It can neither go to another zone nor change its loyalty, whether by a relic or by an army played to Zone 5.")
/* Translators: dark-age-z/term.zones-restriction */
C_("rules", "Zones Restriction")
/* Translators: dark-age-z/term.zones-restriction: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zones, allowed zones, where, commander zone")
/* Translators: dark-age-z/term.zones-restriction */
C_("rules", "The War Zones a commander is willing to fight in, as the card says.")
/* Translators: dark-age-z/term.hit-points */
C_("rules", "Hit Points (HP)")
/* Translators: dark-age-z/term.hit-points: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hp, health, life, toughness")
/* Translators: dark-age-z/term.hit-points */
C_("rules", "The attack power it takes to kill one zombie. On normal days it is the sum of the current card’s basic and Power Up values and the Power Up values of the cards below it.")
/* Translators: dark-age-z/term.power-up-column */
C_("rules", "Basic and Power Up columns")
/* Translators: dark-age-z/term.power-up-column: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "power up, column, stacking, adds up, level")
/* Translators: dark-age-z/term.power-up-column */
C_("rules", "An invasion card has two columns of numbers for zombies and HP. The basic column counts only while the card is the current one. The Power Up column counts from the day the card is revealed until the boss comes.")
/* Translators: dark-age-z/term.damage-value */
C_("rules", "Damage Value")
/* Translators: dark-age-z/term.damage-value: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "damage, gate damage")
/* Translators: dark-age-z/term.damage-value */
C_("rules", "The damage that each zombie at a City Gate does. It comes from the current card alone and does not add up over the days.")
/* Translators: dark-age-z/term.zombie-speed */
C_("rules", "Zombie Speed")
/* Translators: dark-age-z/term.zombie-speed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "speed, fast, slow, start space")
/* Translators: dark-age-z/term.zombie-speed */
C_("rules", "The place on the movement track where the marker starts the day. It comes from the current card alone.")
/* Translators: dark-age-z/term.technology-level */
C_("rules", "Military Technology Level")
/* Translators: dark-age-z/term.technology-level: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tech, research, level 0, level I, II, III")
/* Translators: dark-age-z/term.technology-level */
C_("rules", "How far a kingdom has come, from level 0 to III. The level decides which slots of its armies it can boost.")
/* Translators: dark-age-z/term.pioneer-zone */
C_("rules", "Pioneer Reward Zone")
/* Translators: dark-age-z/term.pioneer-zone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pioneer, first, bonus token")
/* Translators: dark-age-z/term.pioneer-zone */
C_("rules", "A space on the Game Board with one Command Token for each player, refilled daily. Those who issue Field Commands early take them.")
/* Translators: dark-age-z/term.field-command */
C_("rules", "Field Command")
/* Translators: dark-age-z/term.field-command: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "field, action, free command, order")
/* Translators: dark-age-z/term.field-command */
C_("rules", "One of the five commands that cost no tokens but bring the zombies a step nearer.")
/* Translators: dark-age-z/term.strategy-command */
C_("rules", "Strategy Command")
/* Translators: dark-age-z/term.strategy-command: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "strategy, paid command, order")
/* Translators: dark-age-z/term.strategy-command */
C_("rules", "One of the four commands that are paid for with Command Tokens and leave the movement marker where it is.")
/* Translators: dark-age-z/setup.relic-deck */
C_("rules", "Lay out the Game Board and the relics")
/* Translators: dark-age-z/setup.relic-deck: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Game setup")
/* Translators: dark-age-z/setup.relic-deck: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "start, prepare, relic deck, shuffle")
/* Translators: dark-age-z/setup.relic-deck */
C_("rules", "The Game Board goes in the middle. Shuffle the 24 Relic Cards and lay them face down on their space.")
/* Translators: dark-age-z/setup.commander-gathering */
C_("rules", "Prepare the Commander Gathering")
/* Translators: dark-age-z/setup.commander-gathering: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "commanders, heroes, gathering, how many commanders")
/* Translators: dark-age-z/setup.commander-gathering */
C_("rules", "Shuffle the commanders and turn up one fewer than there are players, so three for four players. The other commanders lie face down beside them as the Commander Deck.")
/* Translators: dark-age-z/setup.army-deck */
C_("rules", "Shuffle the Army Cards")
/* Translators: dark-age-z/setup.army-deck: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "army deck, two stacks, draw pile")
/* Translators: dark-age-z/setup.army-deck */
C_("rules", "Shuffle the Army Cards and put them face down on the two deck spaces. The two stacks are one deck.")
/* Translators: dark-age-z/setup.pioneer-reward */
C_("rules", "Fill the Pioneer Reward Zone")
/* Translators: dark-age-z/setup.pioneer-reward: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pioneer, tokens")
/* Translators: dark-age-z/setup.pioneer-reward */
C_("rules", "Put as many Command Tokens on the Pioneer Reward Zone as there are players.")
/* Translators: dark-age-z/setup.kingdom-board */
C_("rules", "Choose a kingdom and a mission")
/* Translators: dark-age-z/setup.kingdom-board: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kingdom, mission, choose, secret, four missions")
/* Translators: dark-age-z/setup.kingdom-board */
C_("rules", "Each player takes a Kingdom Board and keeps one of the four Mission Cards of that kingdom. All other missions go back to the box.")
/* Translators: dark-age-z/setup.command-tokens */
C_("rules", "Take Command Tokens")
/* Translators: dark-age-z/setup.command-tokens: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "starting tokens, five tokens, inventory")
/* Translators: dark-age-z/setup.command-tokens */
C_("rules", "Each player starts with 5 Command Tokens in the Command Inventory.")
/* Translators: dark-age-z/setup.starting-player */
C_("rules", "Find the starting player")
/* Translators: dark-age-z/setup.starting-player: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "first player, who starts, random")
/* Translators: dark-age-z/setup.starting-player */
C_("rules", "Chance decides who starts. The Starting Player Marker goes beside that player’s Kingdom Board.")
/* Translators: dark-age-z/setup.frontiers */
C_("rules", "Lay the Frontier Boards")
/* Translators: dark-age-z/setup.frontiers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "frontier, neighbours, between players, how many")
/* Translators: dark-age-z/setup.frontiers */
C_("rules", "A Frontier Board goes between every two neighbours, with the horde’s end towards the Game Board. So there are as many frontiers as kingdoms, and each kingdom has two.")
/* Translators: dark-age-z/setup.starting-hand */
C_("rules", "Deal the starting hands")
/* Translators: dark-age-z/setup.starting-hand: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "starting hand, cards in hand, deal, three cards, four cards, how many cards at the start")
/* Translators: dark-age-z/setup.starting-hand */
C_("rules", "The starting player gets 3 Army Cards, everyone else 4.")
/* Translators: dark-age-z/setup.kingdom-marker */
C_("rules", "Place the Kingdom Markers")
/* Translators: dark-age-z/setup.kingdom-marker: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "score, victory points, vp, start")
/* Translators: dark-age-z/setup.kingdom-marker: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Each player’s marker goes on the Victory Point Track. The number of the starting space is a picture that our copy of the book has lost; see [[ruling.starting-points|our ruling]]. In the cooperative game it is 5.")
/* Translators: dark-age-z/setup.invasion-deck */
C_("rules", "Build the invasion deck")
/* Translators: dark-age-z/setup.invasion-deck: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "invasion deck, boss, prepare, four cards")
/* Translators: dark-age-z/setup.invasion-deck */
C_("rules", "Shuffle bosses and invasion cards apart. One boss goes face down on the deck space, unseen, and four Zombie Invasion Cards face down on top of it. The rest returns to the box.")
/* Translators: dark-age-z/setup.first-invasion */
C_("rules", "Reveal the first invasion")
/* Translators: dark-age-z/setup.first-invasion: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reveal, first card, day 1")
/* Translators: dark-age-z/setup.first-invasion */
C_("rules", "Turn up the top invasion card and lay it on the Zombie Spawning Area. It is the invasion of Day 1.")
/* Translators: dark-age-z/setup.movement-marker */
C_("rules", "Place the movement marker")
/* Translators: dark-age-z/setup.movement-marker: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "movement track, speed, start space")
/* Translators: dark-age-z/setup.movement-marker */
C_("rules", "Pick the movement track for your number of players. The marker starts at the position that matches the card’s speed.")
/* Translators: dark-age-z/setup.strategy-markers */
C_("rules", "Place the strategy markers")
/* Translators: dark-age-z/setup.strategy-markers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "white markers, tracks, start")
/* Translators: dark-age-z/setup.strategy-markers */
C_("rules", "A white marker goes on the starting icon of each of the four Strategy Command Tracks.")
/* Translators: dark-age-z/setup.technology-marker */
C_("rules", "Lay the mission on the technology area")
/* Translators: dark-age-z/setup.technology-marker: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "mission face down, research, level 0, technology marker")
/* Translators: dark-age-z/setup.technology-marker */
C_("rules", "The chosen Mission Card lies face down at the research space of the Kingdom Board. From now on it marks the technology level, which begins at 0.")
/* Translators: dark-age-z/setup.first-horde */
C_("rules", "Form the first hordes")
/* Translators: dark-age-z/setup.first-horde: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "horde, zombies, tokens, number of zombies")
/* Translators: dark-age-z/setup.first-horde */
C_("rules", "In front of every frontier put as many Zombie Tokens as the invasion card gives: basic value and Power Up value added.")
/* Translators: dark-age-z/setup.supply */
C_("rules", "Lay out the supply")
/* Translators: dark-age-z/setup.supply: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pool, bank, supply, rest")
/* Translators: dark-age-z/setup.supply */
C_("rules", "All other Zombie Tokens, Command Tokens and Weakened Army Cards lie within reach as the common pool. Then Day 1 begins.")
/* Translators: dark-age-z/setup.zombie-attributes */
C_("rules", "How to read an invasion card")
/* Translators: dark-age-z/setup.zombie-attributes: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "card layout, values, columns, attributes")
/* Translators: dark-age-z/setup.zombie-attributes */
C_("rules", "It shows a name, the zombies’ number and HP in a basic column and a Power Up column, the speed and the Damage Value. Number and HP are always the sum of the columns that count on that day.")
/* Translators: dark-age-z/example.power-up-setup */
C_("rules", "Example: 5 zombies of 3 HP")
/* Translators: dark-age-z/example.power-up-setup: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, 3+2, sum, numbers")
/* Translators: dark-age-z/example.power-up-setup */
C_("rules", "The card of the first day shows 3 zombies and 3 HP in its basic column, 2 zombies and 0 HP in its Power Up column. So 3 + 2 = 5 zombies come to each frontier, with 3 + 0 = 3 HP each.")
/* Translators: dark-age-z/example.commanders-by-players */
C_("rules", "Example: how many commanders gather")
/* Translators: dark-age-z/example.commanders-by-players: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, commanders, number")
/* Translators: dark-age-z/example.commanders-by-players */
C_("rules", "Four players see three commanders, three players see two. With two players there is one.")
/* Translators: dark-age-z/mission.types */
C_("rules", "The three types of mission")
/* Translators: dark-age-z/mission.types: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "mission, daily, all-time, end-game, reveal, reward, objective")
/* Translators: dark-age-z/mission.types */
C_("rules", "An All-time Mission pays every time it is fulfilled. A Daily Mission pays at the end of Phase 3 on each day it is fulfilled. An End-Game Mission pays once, when the game is over. A player turns the card up when it is fulfilled and takes the reward.")
/* Translators: dark-age-z/planning.overview */
C_("rules", "Phase 1: Planning")
/* Translators: dark-age-z/planning.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Phase 1 – Planning")
/* Translators: dark-age-z/planning.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "phase 1, commands, turns, action")
/* Translators: dark-age-z/planning.overview */
C_("rules", "Beginning with the starting player, players act in turn, clockwise. A turn is one command: a Field Command or a Strategy Command. This goes on until everyone has passed or the zombies have arrived.")
/* Translators: dark-age-z/planning.field-commands */
C_("rules", "The five Field Commands")
/* Translators: dark-age-z/planning.field-commands: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "field command, actions, list, free")
/* Translators: dark-age-z/planning.field-commands: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "They are: [[planning.play-army|play an Army Card]], [[planning.technology|upgrade technology]], [[planning.play-relic|play a relic]], [[planning.get-token|get a Command Token]], and [[planning.pass|pass and recruit]]. None costs tokens. Each moves the Zombie Movement Marker and can bring a pioneer token.")
/* Translators: dark-age-z/planning.movement-marker */
C_("rules", "The movement marker")
/* Translators: dark-age-z/planning.movement-marker: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "movement, countdown, zombie track, step, clock")
/* Translators: dark-age-z/planning.movement-marker */
C_("rules", "After each Field Command the marker goes 1 step towards the end of its track. Strategy Commands do not move it. When it arrives, Phase 1 is over for everyone.")
/* Translators: dark-age-z/planning.pioneer-reward */
C_("rules", "The pioneer reward")
/* Translators: dark-age-z/planning.pioneer-reward: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pioneer, bonus token, first come, reward")
/* Translators: dark-age-z/planning.pioneer-reward */
C_("rules", "As long as tokens lie on the Pioneer Reward Zone, whoever issues a Field Command may take 1 of them into the Command Inventory. It is offered, not forced.")
/* Translators: dark-age-z/planning.end */
C_("rules", "When Phase 1 ends")
/* Translators: dark-age-z/planning.end: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "end of phase 1, all passed, marker at end, when over")
/* Translators: dark-age-z/planning.end */
C_("rules", "Phase 1 is over once all players have passed, or at once when the movement marker is at the end of its track. All Command Tokens that players still have go back to the pool.")
/* Translators: dark-age-z/planning.return-tokens */
C_("rules", "Unspent tokens are lost")
/* Translators: dark-age-z/planning.return-tokens: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "return tokens, keep tokens, save, carry over, tokens for the next day")
/* Translators: dark-age-z/planning.return-tokens */
C_("rules", "Command Tokens cannot be saved for the next day: a player gives them back on passing, and those who have not passed give theirs back when the phase ends.")
/* Translators: dark-age-z/planning.strategy-commands */
C_("rules", "The four Strategy Commands")
/* Translators: dark-age-z/planning.strategy-commands: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Strategy Commands")
/* Translators: dark-age-z/planning.strategy-commands: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "strategy command, list, actions, paid, cost")
/* Translators: dark-age-z/planning.strategy-commands: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "They are: [[planning.draw-army|draw 2 Army Cards]], [[planning.choose-relic|choose a Relic Card]], [[planning.reactivate|reactivate a War Zone]] and [[planning.refresh|refresh Army Cards]]. Each is paid for with Command Tokens. They do not move the movement marker and bring no pioneer token.")
/* Translators: dark-age-z/planning.strategy-tracks */
C_("rules", "What a Strategy Command costs")
/* Translators: dark-age-z/planning.strategy-tracks: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cost, price, tokens, track, expensive")
/* Translators: dark-age-z/planning.strategy-tracks */
C_("rules", "The price is the number on the space right of the command’s marker. Pay it, do what the command says, then move the marker one space to the right, so that it costs the next player more. A player without enough tokens cannot issue the command.")
/* Translators: dark-age-z/planning.track-closed */
C_("rules", "A track that ends with a closing icon")
/* Translators: dark-age-z/planning.track-closed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "blocked, closed, end of track, x, no more")
/* Translators: dark-age-z/planning.track-closed */
C_("rules", "On some tracks the last space forbids. Once the marker is there, nobody can issue that command until the marker goes back in Phase 4.")
/* Translators: dark-age-z/planning.track-repeat */
C_("rules", "A track that ends with a repeating icon")
/* Translators: dark-age-z/planning.track-repeat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "repeat, last price, unlimited, end of track")
/* Translators: dark-age-z/planning.track-repeat */
C_("rules", "On other tracks the command stays open at the last space. It then costs the number shown there each time, and the marker stays put.")
/* Translators: dark-age-z/example.strategy-cost */
C_("rules", "Example: a command for 3 tokens")
/* Translators: dark-age-z/example.strategy-cost: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, cost, three tokens")
/* Translators: dark-age-z/example.strategy-cost */
C_("rules", "With a 3 on the space right of the marker, the command costs 3 Command Tokens, and the marker then moves on to that space.")
/* Translators: dark-age-z/planning.draw-army */
C_("rules", "Draw 2 Army Cards")
/* Translators: dark-age-z/planning.draw-army: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "draw, cards, hand, strategy")
/* Translators: dark-age-z/planning.draw-army */
C_("rules", "Pay, and take the top two Army Cards into your hand.")
/* Translators: dark-age-z/planning.choose-relic */
C_("rules", "Choose 1 Relic Card")
/* Translators: dark-age-z/planning.choose-relic: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "relic, draw relic, pick, keep one")
/* Translators: dark-age-z/planning.choose-relic */
C_("rules", "Pay, look at two cards of the Relic Deck, keep one and discard the other.")
/* Translators: dark-age-z/planning.reactivate */
C_("rules", "Reactivate 1 War Zone")
/* Translators: dark-age-z/planning.reactivate: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reactivate, revive, raise, flip, turn up, heal")
/* Translators: dark-age-z/planning.reactivate */
C_("rules", "Pay, and turn one defeated Army Card face up in the zone where it lies; it is active again. You may also decide anew to which of the two kingdoms of that frontier it is loyal.")
/* Translators: dark-age-z/planning.refresh */
C_("rules", "Refresh Army Cards")
/* Translators: dark-age-z/planning.refresh: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "refresh, mulligan, exchange hand, redraw, once per day, new cards, swap my hand")
/* Translators: dark-age-z/planning.refresh */
C_("rules", "Pay, put as many as 10 of your Army Cards on the discard pile and draw the same number anew. Only one player can do this each day, and only once.")
/* Translators: dark-age-z/planning.deck-empty */
C_("rules", "When a deck runs out")
/* Translators: dark-age-z/planning.deck-empty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "empty deck, reshuffle, no cards left, discard pile")
/* Translators: dark-age-z/planning.deck-empty */
C_("rules", "Shuffle the discarded cards of that kind; they are the new deck.")
/* Translators: dark-age-z/planning.play-army */
C_("rules", "Play an Army Card")
/* Translators: dark-age-z/planning.play-army: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Play 1 new Army Card")
/* Translators: dark-age-z/planning.play-army: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "play army, deploy, place card, field")
/* Translators: dark-age-z/planning.play-army: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Take an Army Card of your hand and lay it face up on one of your two frontiers; it is active at once. You choose the frontier and the [[planning.loyalty|loyalty]], but [[planning.free-zone|not the zone]].")
/* Translators: dark-age-z/planning.loyalty */
C_("rules", "Whose army a new card becomes")
/* Translators: dark-age-z/planning.loyalty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "loyalty, own side, neighbour, give army, cover icons")
/* Translators: dark-age-z/planning.loyalty */
C_("rules", "Lay the card on your own side and it is loyal to you; lay it on your neighbour’s side and it is loyal to that neighbour. It covers the Reward Icon of the side it lies on. So a gift to your neighbour keeps your own icon free.")
/* Translators: dark-age-z/planning.free-zone */
C_("rules", "Which zone a new army takes")
/* Translators: dark-age-z/planning.free-zone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zone order, nearest zone, closest to zone 1, empty zone")
/* Translators: dark-age-z/planning.free-zone: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Each zone holds one Army Card. While any zone of the frontier is without a card, the new one must go to the free zone nearest to Zone 1. When all five hold a card, it can only go to Zone 5, and the others [[planning.march|march]].")
/* Translators: dark-age-z/planning.march */
C_("rules", "The march on a full frontier")
/* Translators: dark-age-z/planning.march: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "march, push, move forward, full, make room, move an army, moving armies, all zones full")
/* Translators: dark-age-z/planning.march: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "To play an army on a frontier without a free zone, room is made in Zone 5 first. How depends on whether [[planning.march-defeated|one of the five is defeated]] or [[planning.march-active|all are active]].")
/* Translators: dark-age-z/planning.march-active */
C_("rules", "March when all five are active")
/* Translators: dark-age-z/planning.march-active: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "condition 1, consumed, eaten, zombify, zone 1 lost, push")
/* Translators: dark-age-z/planning.march-active */
C_("rules", "The army in Zone 1 walks into the horde and is consumed: it is discarded, and the horde grows by its Zombification Icons. The other four go one zone forward and the new card takes Zone 5.")
/* Translators: dark-age-z/planning.march-defeated */
C_("rules", "March when one is defeated")
/* Translators: dark-age-z/planning.march-defeated: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "condition 2, discard defeated, face down, push")
/* Translators: dark-age-z/planning.march-defeated */
C_("rules", "Discard the defeated army nearest to Zone 1; it adds no zombies. Only the armies behind it go one zone forward, and the new card takes Zone 5. Armies in front of the discarded one stay.")
/* Translators: dark-age-z/army.basics */
C_("rules", "How to read an Army Card")
/* Translators: dark-age-z/army.basics: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Basics of Army Cards")
/* Translators: dark-age-z/army.basics: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "army card, layout, parts, read")
/* Translators: dark-age-z/army.basics */
C_("rules", "An Army Card shows its Basic Attack Value with the Attack Type, its Insignia, its Reinforcement Slots and, in the top right corner, its Zombification Icons.")
/* Translators: dark-age-z/army.bronze */
C_("rules", "Bronze army: Swordsmen")
/* Translators: dark-age-z/army.bronze: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bronze, swordsman, sword, melee, copper, infantry")
/* Translators: dark-age-z/army.bronze */
C_("rules", "The most common unit, with a good melee attack in its own zone. When it is defeated or consumed it turns into 2 zombies.")
/* Translators: dark-age-z/army.silver */
C_("rules", "Silver army: Archers")
/* Translators: dark-age-z/army.silver: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "silver, archer, bow, ranged, support, archers shoot, how far do archers shoot")
/* Translators: dark-age-z/army.silver */
C_("rules", "A ranged unit. It adds its attack in its own zone and in the zones next to it. When it is defeated or consumed it turns into 1 zombie.")
/* Translators: dark-age-z/army.gold */
C_("rules", "Gold army: Cavalry")
/* Translators: dark-age-z/army.gold: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gold, cavalry, horse, rider, charge, knight, cannot be zombified, immune")
/* Translators: dark-age-z/army.gold: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A melee unit that kills one zombie by its [[combat.charge|charge]] before the fight in its zone. It is immune to bites and never turns into zombies.")
/* Translators: dark-age-z/planning.technology */
C_("rules", "Upgrade Military Technology")
/* Translators: dark-age-z/planning.technology: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Upgrade Military Technology")
/* Translators: dark-age-z/planning.technology: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "technology, tech, research, upgrade, level up")
/* Translators: dark-age-z/planning.technology: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Raise your kingdom by one level by discarding Army Cards with the [[planning.technology-cost|right Insignia]] from your hand, and move your face-down Mission Card one position up. Only one level can be gained with one command, and none can be skipped.")
/* Translators: dark-age-z/planning.technology-cost */
C_("rules", "What each technology level takes")
/* Translators: dark-age-z/planning.technology-cost: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cost, insignia, bronze, silver, gold, table, price")
/* Translators: dark-age-z/planning.technology-cost: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Level I takes one Insignia, Level II one, Level III two. Our copy of the book has lost the pictures that tell the rank: we read one Bronze, one Silver and two Gold, as the names of the levels say; see [[ruling.technology-cost|our ruling]].")
/* Translators: dark-age-z/planning.technology-unlocks */
C_("rules", "What each technology level unlocks")
/* Translators: dark-age-z/planning.technology-unlocks: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "unlock, slots, level 0, locked, highest technology level")
/* Translators: dark-age-z/planning.technology-unlocks */
C_("rules", "At Level 0 no slot can be boosted. Level I opens Bronze slots, Level II Silver slots too, Level III Gold slots as well. The level is that of the player who reinforces.")
/* Translators: dark-age-z/planning.technology-drawback */
C_("rules", "The price of progress")
/* Translators: dark-age-z/planning.technology-drawback: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "covers icon, fewer tokens, command icon, mission card")
/* Translators: dark-age-z/planning.technology-drawback */
C_("rules", "At each higher level the Mission Card covers another Command Icon of the Kingdom Board. Those icons bring no token in Phase 4 any more.")
/* Translators: dark-age-z/planning.play-relic */
C_("rules", "Play a Relic Card")
/* Translators: dark-age-z/planning.play-relic: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Play 1 Relic Card")
/* Translators: dark-age-z/planning.play-relic: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "relic, play, item, effect, how many relics")
/* Translators: dark-age-z/planning.play-relic */
C_("rules", "Play one relic that is allowed in Phase 1 and apply one of its two effects. In Phase 1 it is your command for the turn, unless the card says that it does not count as one.")
/* Translators: dark-age-z/planning.relic-phases */
C_("rules", "When a relic can be played")
/* Translators: dark-age-z/planning.relic-phases: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "phase, number on relic, any phase, timing")
/* Translators: dark-age-z/planning.relic-phases */
C_("rules", "The top of the card names its phase: Phase 1, Phase 2, either of the two, or any phase at all.")
/* Translators: dark-age-z/planning.get-token */
C_("rules", "Get 1 Command Token")
/* Translators: dark-age-z/planning.get-token: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Get 1 Command Token")
/* Translators: dark-age-z/planning.get-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "take token, gain token, stall, wait, more command tokens, get tokens")
/* Translators: dark-age-z/planning.get-token */
C_("rules", "Take 1 Command Token from the pool into your Command Inventory.")
/* Translators: dark-age-z/planning.pass */
C_("rules", "Pass and recruit")
/* Translators: dark-age-z/planning.pass: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Pass and recruit")
/* Translators: dark-age-z/planning.pass: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pass, stop, done, recruit, what happens when I pass, passing")
/* Translators: dark-age-z/planning.pass: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Whoever passes is out of Phase 1 for the day. You may [[planning.recruit|recruit a commander]] as you pass, then all your unspent Command Tokens go back to the pool, with or without a commander. Now wait until the phase is over.")
/* Translators: dark-age-z/planning.recruit */
C_("rules", "Recruit a commander")
/* Translators: dark-age-z/planning.recruit: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "commander, hero, free, gathering, last to pass")
/* Translators: dark-age-z/planning.recruit */
C_("rules", "When you pass, you may take one commander of the Gathering for free, if any is left, and must assign the card at once. There is one commander fewer than players, so the last one to pass usually finds none.")
/* Translators: dark-age-z/planning.assign-commander */
C_("rules", "Where a commander can go")
/* Translators: dark-age-z/planning.assign-commander: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Commanders")
/* Translators: dark-age-z/planning.assign-commander: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "assign, zone, place commander, restriction, defeated army, can a commander be in zone 1")
/* Translators: dark-age-z/planning.assign-commander */
C_("rules", "On one of your frontiers, in a zone of the commander’s Zones Restriction: to an active army of yours, or to a defeated army, whichever side that lies on. A defeated army is raised by it and becomes loyal to you. A zone has room for one commander.")
/* Translators: dark-age-z/planning.anchored */
C_("rules", "A commander anchors the army")
/* Translators: dark-age-z/planning.anchored: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "anchored, fixed, cannot move, loyalty")
/* Translators: dark-age-z/planning.anchored */
C_("rules", "While a commander is with it, an army keeps its zone and its loyalty. No relic and no march can change either.")
/* Translators: dark-age-z/planning.no-army-for-commander */
C_("rules", "When there is no army to lead")
/* Translators: dark-age-z/planning.no-army-for-commander: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "no army, bottom of deck, discard commander, deny")
/* Translators: dark-age-z/planning.no-army-for-commander */
C_("rules", "If you have no active army and there is no defeated one in the commander’s zones, you may still take the commander, but the card goes under the Commander Deck and brings you nothing. If there is an army to lead, you must assign the commander.")
/* Translators: dark-age-z/planning.commander-rewards */
C_("rules", "A commander’s reward outlives the army")
/* Translators: dark-age-z/planning.commander-rewards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reward, defeated, still counts, commander bonus")
/* Translators: dark-age-z/planning.commander-rewards */
C_("rules", "What a commander brings is collected at the time the card names, even when the commander’s army has been defeated by then.")
/* Translators: dark-age-z/example.terric-zones */
C_("rules", "Example: where Terric and others fight")
/* Translators: dark-age-z/example.terric-zones: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, zones, terric, lancelot, matilda")
/* Translators: dark-age-z/example.terric-zones */
C_("rules", "Terric can be assigned to Zone 3, 4 or 5 only. Lancelot likes Zones 4 and 5, Matilda fights in Zones 2 to 4.")
/* Translators: dark-age-z/rallying.overview */
C_("rules", "Phase 2: Rallying")
/* Translators: dark-age-z/rallying.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Phase 2 – Rallying")
/* Translators: dark-age-z/rallying.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "phase 2, reinforce, relics, turn")
/* Translators: dark-age-z/rallying.overview: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Each player has a single turn, in the [[rallying.order|order of Victory Points]]. In it you may play relics and reinforce armies as often and in whatever order you like.")
/* Translators: dark-age-z/rallying.order */
C_("rules", "Order of play in Phase 2")
/* Translators: dark-age-z/rallying.order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "turn order, who first, victory points, tie, clockwise")
/* Translators: dark-age-z/rallying.order */
C_("rules", "The player with the most Victory Points acts first, the one with the fewest last. Among equals the one with more Army Cards in hand is first; if still equal, they follow clockwise, beginning with the holder of the Starting Player Marker. The marker itself stays where it is.")
/* Translators: dark-age-z/rallying.relics */
C_("rules", "Relics in Phase 2")
/* Translators: dark-age-z/rallying.relics: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "relic, phase 2, any number, several")
/* Translators: dark-age-z/rallying.relics */
C_("rules", "In your turn you may play as many relics as you like, provided each is allowed in Phase 2.")
/* Translators: dark-age-z/rallying.reinforce */
C_("rules", "Reinforce armies")
/* Translators: dark-age-z/rallying.reinforce: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reinforce, boost, support, cards under army")
/* Translators: dark-age-z/rallying.reinforce */
C_("rules", "Put Army Cards from your hand under active armies that are loyal to you, with the Insignia showing. Each Insignia boosts one slot. You may reinforce as many armies as you like.")
/* Translators: dark-age-z/rallying.insignia */
C_("rules", "Which Insignia fits which slot")
/* Translators: dark-age-z/rallying.insignia: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "insignia, rank, higher rank, lower slot, table, gold on bronze")
/* Translators: dark-age-z/rallying.insignia */
C_("rules", "An Insignia boosts a slot of its own rank or of a lower one. Bronze fits Bronze; Silver fits Silver and Bronze; Gold fits any.")
/* Translators: dark-age-z/rallying.slots */
C_("rules", "Only unlocked slots can be boosted")
/* Translators: dark-age-z/rallying.slots: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "slot, locked, technology, level")
/* Translators: dark-age-z/rallying.slots */
C_("rules", "The slot’s rank must have been unlocked by your technology level, whatever the rank of the Insignia. At Level 0 there is nothing to boost.")
/* Translators: dark-age-z/rallying.effect */
C_("rules", "What a boosted slot does")
/* Translators: dark-age-z/rallying.effect: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bonus, attack, until end of day, effect")
/* Translators: dark-age-z/rallying.effect */
C_("rules", "The number on the slot is added to the army’s attack until Phase 4 ends the day; the reinforcing cards are discarded then.")
/* Translators: dark-age-z/rallying.end */
C_("rules", "When Phase 2 ends")
/* Translators: dark-age-z/rallying.end: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "end of phase 2, done")
/* Translators: dark-age-z/rallying.end */
C_("rules", "When everyone has had the turn, Phase 3 begins.")
/* Translators: dark-age-z/combat.overview */
C_("rules", "Phase 3: Combat and Scoring")
/* Translators: dark-age-z/combat.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Phase 3 – Combat")
/* Translators: dark-age-z/combat.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "phase 3, fight, battle, invasion")
/* Translators: dark-age-z/combat.overview */
C_("rules", "Each frontier is invaded by its horde, one after the other. When all fights are over, every frontier is scored, and Daily Missions are rewarded.")
/* Translators: dark-age-z/combat.order */
C_("rules", "Which frontier comes first")
/* Translators: dark-age-z/combat.order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "order, frontier, left, clockwise, first")
/* Translators: dark-age-z/combat.order */
C_("rules", "The frontier at the left hand of the starting player is first, then the others clockwise, one at a time.")
/* Translators: dark-age-z/combat.advance */
C_("rules", "How the zombies advance")
/* Translators: dark-age-z/combat.advance: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "move, zombies, zone by zone, invade")
/* Translators: dark-age-z/combat.advance */
C_("rules", "The whole horde enters Zone 1 and the zone attacks. Zombies that live defeat the army, are joined by what it turns into, and go on to the next zone. So it goes to Zone 5 and, if any is left, to the City Gate.")
/* Translators: dark-age-z/combat.attack-distance */
C_("rules", "Attack distance")
/* Translators: dark-age-z/combat.attack-distance: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "range, reach, adjacent, distance 0, distance 1, archers shoot, how far does an army reach, hit the next zone, how far does an archer shoot")
/* Translators: dark-age-z/combat.attack-distance */
C_("rules", "Swordsmen and Cavalry reach their own zone only. Archers reach their own zone and the zones directly before and behind it.")
/* Translators: dark-age-z/combat.total-power */
C_("rules", "Total Attack Power of a zone")
/* Translators: dark-age-z/combat.total-power: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "total, power, sum, attack, strength, calculate")
/* Translators: dark-age-z/combat.total-power */
C_("rules", "Add up: the active army in the zone with its boosted slots; a commander in the zone; active ranged armies in adjacent zones with their boosted slots; and ranged commanders in adjacent zones.")
/* Translators: dark-age-z/combat.commanders */
C_("rules", "Commanders in a fight")
/* Translators: dark-age-z/combat.commanders: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "commander, attack, ranged commander, adjacent")
/* Translators: dark-age-z/combat.commanders */
C_("rules", "A commander’s Attack Value is added to the Total Attack Power of his or her zone; a ranged commander adds it in the adjacent zones as well. A ranged commander does not make the army ranged, nor does an archer make the commander so.")
/* Translators: dark-age-z/combat.charge */
C_("rules", "Charge")
/* Translators: dark-age-z/combat.charge: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cavalry, charge, instant kill, gold")
/* Translators: dark-age-z/combat.charge */
C_("rules", "An active Cavalry army kills 1 zombie outright when the zombies enter its zone, whatever their HP. Then the zone attacks the others as usual.")
/* Translators: dark-age-z/combat.kills */
C_("rules", "How many zombies a zone kills")
/* Translators: dark-age-z/combat.kills: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kills, divide, hp, remainder, rounding, wasted damage")
/* Translators: dark-age-z/combat.kills */
C_("rules", "Divide the Total Attack Power by the HP of a zombie and forget the rest: so many die. Less than one zombie’s HP kills none, and enough for all ends the fight on that frontier for the day. Damage left over is not carried to the next zone.")
/* Translators: dark-age-z/combat.kill-tokens */
C_("rules", "Who keeps the killed zombies")
/* Translators: dark-age-z/combat.kill-tokens: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kill, token, trophy, owner, whose kill")
/* Translators: dark-age-z/combat.kill-tokens: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Put the killed tokens beside the frontier on the side of the player to whom the active army of that zone is loyal, but for the [[combat.supporting-fire-reward|supporting fire reward]].")
/* Translators: dark-age-z/combat.supporting-fire-reward */
C_("rules", "Supporting fire reward")
/* Translators: dark-age-z/combat.supporting-fire-reward: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "archer, ranged, support, reward, first kill, adjacent")
/* Translators: dark-age-z/combat.supporting-fire-reward */
C_("rules", "When a ranged army or ranged commander in an adjacent zone supports a zone, the first zombie killed there goes to the owner of that supporter, not to the army attacked. A Bronze army made ranged by a relic counts too.")
/* Translators: dark-age-z/combat.defeat */
C_("rules", "An army is defeated")
/* Translators: dark-age-z/combat.defeat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "defeat, lose, face down, flip, overwhelmed")
/* Translators: dark-age-z/combat.defeat */
C_("rules", "If any zombie is left after the zone’s attack, its army is turned face down. It stays in its zone and keeps its loyalty. Its commander and reinforcements stay with it until Phase 4.")
/* Translators: dark-age-z/combat.zombification */
C_("rules", "Zombification")
/* Translators: dark-age-z/combat.zombification: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombify, infected, new zombies, bitten, turned")
/* Translators: dark-age-z/combat.zombification */
C_("rules", "A defeated army adds zombies to those that are left: 2 for Bronze, 1 for Silver, none for Gold, 2 for a Weakened Army. All of them go on together. An army that was face down already adds none.")
/* Translators: dark-age-z/combat.passing-defeated */
C_("rules", "Passing a defeated army")
/* Translators: dark-age-z/combat.passing-defeated: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "defeated zone, face down, pass through, no army")
/* Translators: dark-age-z/combat.passing-defeated */
C_("rules", "A face-down army has attack 0, takes no reinforcement and adds no zombies. Only ranged units in adjacent zones can shoot at zombies there: one of the killed goes to the supporter, the others are simply removed. All that live go on.")
/* Translators: dark-age-z/combat.end */
C_("rules", "When the fight on a frontier ends")
/* Translators: dark-age-z/combat.end: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "end, all killed, stop")
/* Translators: dark-age-z/combat.end */
C_("rules", "It ends when the last zombie is killed, or when those that pass Zone 5 are at the City Gate. Armies behind the last fight stay as they were.")
/* Translators: dark-age-z/combat.city-gate */
C_("rules", "Zombies at the City Gate")
/* Translators: dark-age-z/combat.city-gate: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gate, reach, breakthrough, damage")
/* Translators: dark-age-z/combat.city-gate */
C_("rules", "Zombies that survive Zone 5 move to the gate and damage both kingdoms of the frontier.")
/* Translators: dark-age-z/combat.power-up */
C_("rules", "HP and number grow day by day")
/* Translators: dark-age-z/combat.power-up: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "power up, hp, add up, previous cards, stack, zombies get stronger, stronger zombies, how much HP has a zombie")
/* Translators: dark-age-z/combat.power-up */
C_("rules", "Number and HP of the zombies are the current card’s basic values plus the Power Up values of that card and of all earlier ones. Speed and Damage Value are those of the current card alone.")
/* Translators: dark-age-z/example.power-up-combat */
C_("rules", "Example: 8 zombies of 6 HP")
/* Translators: dark-age-z/example.power-up-combat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, 3+1+1+2+1, 2+1+1+1+1")
/* Translators: dark-age-z/example.power-up-combat */
C_("rules", "With four cards revealed, the latest has a basic value of 3 zombies and 2 HP. Power Ups of 1, 1, 2 and 1 zombies make 3 + 1 + 1 + 2 + 1 = 8 zombies; Power Ups of 1 HP on each of the four make 2 + 1 + 1 + 1 + 1 = 6 HP.")
/* Translators: dark-age-z/example.combat */
C_("rules", "Example: five zombies against Zone 1")
/* Translators: dark-age-z/example.combat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, 13 power, 4 killed, archer, swordsman, 3 move on")
/* Translators: dark-age-z/example.combat */
C_("rules", "Five zombies of 3 HP enter Zone 1. Swordsmen with attack 7, a Silver Insignia worth 3 and an archer in Zone 2 with 3 make 13, which kills 4. The first of them goes to the archer’s owner as the reward, the other three to the owner of the Swordsmen. One zombie is left, defeats the Swordsmen and gains 2 by zombification, so 3 move on to Zone 2.")
/* Translators: dark-age-z/scoring.overview */
C_("rules", "Scoring the frontiers")
/* Translators: dark-age-z/scoring.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Phase 3 – Scoring")
/* Translators: dark-age-z/scoring.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "score, victory points, vp, points, after combat")
/* Translators: dark-age-z/scoring.overview */
C_("rules", "When all frontiers have fought, each is scored by its two kingdoms: points for kills, minus points for damage at the gate. The Kingdom Markers are moved to match.")
/* Translators: dark-age-z/scoring.kills */
C_("rules", "Points for kills")
/* Translators: dark-age-z/scoring.kills: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kill, points, vp, zombie tokens, gain")
/* Translators: dark-age-z/scoring.kills */
C_("rules", "1 Victory Point for each Zombie Token on your side of your two frontiers.")
/* Translators: dark-age-z/scoring.losing-points */
C_("rules", "Points lost at the gates")
/* Translators: dark-age-z/scoring.losing-points: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lose, points, vp, damage, gate")
/* Translators: dark-age-z/scoring.losing-points */
C_("rules", "For each point of damage at a City Gate, both kingdoms of that frontier lose 1 Victory Point, each less its own protection.")
/* Translators: dark-age-z/combat.gate-damage */
C_("rules", "Damage at a City Gate")
/* Translators: dark-age-z/combat.gate-damage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gate damage, damage value, multiply, lose points")
/* Translators: dark-age-z/combat.gate-damage */
C_("rules", "The Damage Value of the current card times the number of zombies at the gate. Both kingdoms take the full damage; it is not shared out between them.")
/* Translators: dark-age-z/combat.gate-protection */
C_("rules", "Gate Protection")
/* Translators: dark-age-z/combat.gate-protection: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "protection, shield, reduce damage, zone 5, icon")
/* Translators: dark-age-z/combat.gate-protection: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "If the icon on your side of Zone 5 is uncovered, you take 1 point of damage less at that gate. [[commander.lancelot|Lancelot]] and [[relic.titanic-essence|Titanic Essence]] protect too.")
/* Translators: dark-age-z/example.gate-damage */
C_("rules", "Example: 4 points against 3")
/* Translators: dark-age-z/example.gate-damage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, -4, -3, gate, protection")
/* Translators: dark-age-z/example.gate-damage */
C_("rules", "Two zombies with Damage Value 2 stand at a gate: 2 × 2 = 4. The left player loses 4 Victory Points. The right player’s Gate Protection Icon shows, so that player loses 2 × 2 − 1 = 3.")
/* Translators: dark-age-z/scoring.daily-missions */
C_("rules", "Daily Missions are rewarded")
/* Translators: dark-age-z/scoring.daily-missions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "daily mission, reward, end of phase 3")
/* Translators: dark-age-z/scoring.daily-missions */
C_("rules", "At the end of Phase 3 every player whose Daily Mission was fulfilled on this day takes its reward.")
/* Translators: dark-age-z/scoring.end-of-phase */
C_("rules", "What follows Phase 3")
/* Translators: dark-age-z/scoring.end-of-phase: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "next, day 5, end of phase 3")
/* Translators: dark-age-z/scoring.end-of-phase */
C_("rules", "On Days 1 to 4 go on with Phase 4. On Day 5 End-Game Missions are rewarded and the game is over.")
/* Translators: dark-age-z/end.game */
C_("rules", "The end of the game")
/* Translators: dark-age-z/end.game: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "end, over, finish, last day")
/* Translators: dark-age-z/end.game */
C_("rules", "The game is over after Phase 3 of Day 5, or of Day 4 when you play together. The last day has no Phase 4.")
/* Translators: dark-age-z/end.missions */
C_("rules", "End-Game Missions are rewarded")
/* Translators: dark-age-z/end.missions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "end-game mission, final scoring, bonus")
/* Translators: dark-age-z/end.missions */
C_("rules", "An End-Game Mission that its player has fulfilled pays now, after the Daily Missions of the last day.")
/* Translators: dark-age-z/end.winner */
C_("rules", "Who wins")
/* Translators: dark-age-z/end.winner: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "win, winner, highest, victory")
/* Translators: dark-age-z/end.winner */
C_("rules", "The player with the most Victory Points.")
/* Translators: dark-age-z/end.ties */
C_("rules", "A tie at the end")
/* Translators: dark-age-z/end.ties: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tie, draw, shared victory, equal points, who wins a tie")
/* Translators: dark-age-z/end.ties */
C_("rules", "Players who are level at the top win together. There is no tie-break.")
/* Translators: dark-age-z/cleanup.overview */
C_("rules", "Phase 4: Cleanup")
/* Translators: dark-age-z/cleanup.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Phase 4 – Cleanup")
/* Translators: dark-age-z/cleanup.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "phase 4, clean up, thirteen steps, refresh, new day")
/* Translators: dark-age-z/cleanup.overview */
C_("rules", "Thirteen steps, in order, ready the table for the next day. They run from revealing the next invasion to gathering new commanders.")
/* Translators: dark-age-z/cleanup.next-invasion */
C_("rules", "Step 1: Reveal the next invasion")
/* Translators: dark-age-z/cleanup.next-invasion: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reveal, next card, new invasion, stack cards")
/* Translators: dark-age-z/cleanup.next-invasion */
C_("rules", "Turn up the next invasion card and lay it over the one before, so that the Power Up columns of all earlier cards stay in sight.")
/* Translators: dark-age-z/cleanup.boss-preview */
C_("rules", "A look at the boss")
/* Translators: dark-age-z/cleanup.boss-preview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "preview, peek, boss, end of day 3, scout")
/* Translators: dark-age-z/cleanup.boss-preview */
C_("rules", "When the fourth invasion card is revealed at the end of Day 3, the boss lies open under it. Everyone may look at the card for a moment; then it goes back face down.")
/* Translators: dark-age-z/cleanup.boss-day */
C_("rules", "The boss comes at the end of Day 4")
/* Translators: dark-age-z/cleanup.boss-day: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "boss, end of day 4, discard invasion cards, reveal boss")
/* Translators: dark-age-z/cleanup.boss-day */
C_("rules", "Discard all invasion cards of the days before. Only the Boss Invasion Card lies on the spawning area for Day 5.")
/* Translators: dark-age-z/cleanup.zombie-tokens */
C_("rules", "Step 2: Clear the zombies away")
/* Translators: dark-age-z/cleanup.zombie-tokens: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "return zombies, remove tokens, pool")
/* Translators: dark-age-z/cleanup.zombie-tokens */
C_("rules", "All Zombie Tokens on the frontiers and beside them go back to the pool. Their points have been scored.")
/* Translators: dark-age-z/cleanup.horde */
C_("rules", "Step 3: Form new hordes")
/* Translators: dark-age-z/cleanup.horde: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "horde, zombies, place, number")
/* Translators: dark-age-z/cleanup.horde */
C_("rules", "In front of each frontier put as many Zombie Tokens as the cards give: the current basic value and every Power Up value. For the boss, put just the number the card prints.")
/* Translators: dark-age-z/cleanup.movement-marker */
C_("rules", "Step 4: Reset the movement marker")
/* Translators: dark-age-z/cleanup.movement-marker: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "speed, movement track, marker, reset")
/* Translators: dark-age-z/cleanup.movement-marker */
C_("rules", "The marker goes to the position of the new card’s speed, on the track for your number of players.")
/* Translators: dark-age-z/cleanup.restoration */
C_("rules", "Step 5: Move the strategy markers back")
/* Translators: dark-age-z/cleanup.restoration: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "daily restoration rate, cheaper, markers left, reset costs")
/* Translators: dark-age-z/cleanup.restoration */
C_("rules", "Each strategy marker goes to the left by the Daily Restoration Rate that its track prints for your number of players. Commands get cheaper by it.")
/* Translators: dark-age-z/cleanup.pioneer-reward */
C_("rules", "Step 6: Refill the Pioneer Reward Zone")
/* Translators: dark-age-z/cleanup.pioneer-reward: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pioneer, refill, tokens")
/* Translators: dark-age-z/cleanup.pioneer-reward */
C_("rules", "Refill the zone so that it holds as many Command Tokens as there are players.")
/* Translators: dark-age-z/cleanup.tokens */
C_("rules", "Step 7: Refill the Command Inventories")
/* Translators: dark-age-z/cleanup.tokens: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tokens, income, command icons, refill, how many tokens, more command tokens, when do I get tokens")
/* Translators: dark-age-z/cleanup.tokens */
C_("rules", "Each player takes 1 Command Token for every Command Icon that shows on the Kingdom Board and on that player’s side of the two frontiers. Commanders with such icons add theirs: Lilith brings 2.")
/* Translators: dark-age-z/cleanup.reinforcements */
C_("rules", "Step 8: Discard the reinforcements")
/* Translators: dark-age-z/cleanup.reinforcements: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reinforcement cards, discard, slots, do reinforcements stay")
/* Translators: dark-age-z/cleanup.reinforcements */
C_("rules", "All Army Cards that boosted slots are discarded, whether their armies still stand or not.")
/* Translators: dark-age-z/cleanup.relics */
C_("rules", "Step 9: Discard the used relics")
/* Translators: dark-age-z/cleanup.relics: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "relics, discard, used")
/* Translators: dark-age-z/cleanup.relics */
C_("rules", "All Relic Cards played on this day go to their discard pile. Effects that last for the day end with it.")
/* Translators: dark-age-z/cleanup.draw-armies */
C_("rules", "Step 10: Draw Army Cards")
/* Translators: dark-age-z/cleanup.draw-armies: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "draw, army icons, income, how many cards")
/* Translators: dark-age-z/cleanup.draw-armies */
C_("rules", "Each player draws 1 Army Card for every Army Icon that shows on that player’s side of the two frontiers. Commanders with such icons add theirs: Erina brings 2.")
/* Translators: dark-age-z/cleanup.hand-limit */
C_("rules", "Step 11: Keep at most 10 Army Cards")
/* Translators: dark-age-z/cleanup.hand-limit: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hand limit, maximum hand, discard down, cards in hand, ten, how many cards can I hold, hand size, hold cards")
/* Translators: dark-age-z/cleanup.hand-limit */
C_("rules", "Whoever holds more than 10 Army Cards discards down to 10. At any other time a hand may be larger; relics do not count.")
/* Translators: dark-age-z/cleanup.starting-player */
C_("rules", "Step 12: Pass the Starting Player Marker")
/* Translators: dark-age-z/cleanup.starting-player: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "starting player, next first player, lowest, tie, who gets the starting player marker, next starting player")
/* Translators: dark-age-z/cleanup.starting-player */
C_("rules", "The marker goes to the player with the fewest Victory Points. Among equals it goes to the one with fewer Army Cards in hand; if still equal, to the nearest of them at the right hand of the last starting player.")
/* Translators: dark-age-z/cleanup.commanders */
C_("rules", "Step 13: New commanders gather")
/* Translators: dark-age-z/cleanup.commanders: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "commanders leave, return, shuffle, gathering, new")
/* Translators: dark-age-z/cleanup.commanders */
C_("rules", "All commanders, from the War Zones and from the Gathering, are shuffled back into the deck. Turn up one fewer than there are players again.")
/* Translators: dark-age-z/cleanup.end-of-day */
C_("rules", "A new day")
/* Translators: dark-age-z/cleanup.end-of-day: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "end of day, next day")
/* Translators: dark-age-z/cleanup.end-of-day */
C_("rules", "After the last step the next day begins with Phase 1.")
/* Translators: dark-age-z/example.power-up-cleanup */
C_("rules", "Example: 7 zombies of 4 HP")
/* Translators: dark-age-z/example.power-up-cleanup: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, 3+1+1+2, 2+1+1+0")
/* Translators: dark-age-z/example.power-up-cleanup */
C_("rules", "Three cards lie at the spawning area, the latest with a basic value of 3 zombies and 2 HP. Power Ups give 3 + 1 + 1 + 2 = 7 zombies and 2 + 1 + 1 + 0 = 4 HP.")
/* Translators: dark-age-z/example.token-refill */
C_("rules", "Example: 8 Command Tokens")
/* Translators: dark-age-z/example.token-refill: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, 2+1+3+2, tokens, eight")
/* Translators: dark-age-z/example.token-refill */
C_("rules", "A player sees 2 Command Icons on the left frontier, 1 on the right one and 3 on the Kingdom Board, and has a commander worth 2 on the left frontier: 2 + 1 + 3 + 2 = 8 tokens.")
/* Translators: dark-age-z/example.army-draw */
C_("rules", "Example: 3 Army Cards")
/* Translators: dark-age-z/example.army-draw: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, 1+0+2, draw, three")
/* Translators: dark-age-z/example.army-draw */
C_("rules", "A player sees 1 Army Icon on the left frontier and none on the right one, and has a commander worth 2: 1 + 0 + 2 = 3 cards.")
/* Translators: dark-age-z/example.restoration */
C_("rules", "Example: back by 3 steps")
/* Translators: dark-age-z/example.restoration: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, restoration, four players")
/* Translators: dark-age-z/example.restoration */
C_("rules", "One track prints a rate of 3 for four players, so its marker goes three spaces to the left. Which of the four tracks that is, our copy of the book does not show.")
/* Translators: dark-age-z/boss.overview */
C_("rules", "The boss day")
/* Translators: dark-age-z/boss.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "The Zombie Boss Invasion")
/* Translators: dark-age-z/boss.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "boss, final day, day 5, last invasion")
/* Translators: dark-age-z/boss.overview */
C_("rules", "On the last day a Zombie Boss leads the invasion. The Boss Invasion Card gives number, HP, damage and speed, and an ability that bends the rules for the day. All four bosses do 2 damage for each zombie at a gate.")
/* Translators: dark-age-z/boss.no-power-up */
C_("rules", "No Power Up on the boss day")
/* Translators: dark-age-z/boss.no-power-up: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "power up, boss values, only")
/* Translators: dark-age-z/boss.no-power-up */
C_("rules", "The cards of the days before are gone, and nothing is added for them. Number and HP are just what the boss card prints.")
/* Translators: dark-age-z/boss.the-bloodshed */
C_("rules", "The Bloodshed")
/* Translators: dark-age-z/boss.the-bloodshed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bloodshed, unstoppable, ranged immune, archer useless")
/* Translators: dark-age-z/boss.the-bloodshed */
C_("rules", "7 zombies of 7 HP, damage 2, speed 3. Unstoppable: for this invasion no zombie can be hurt by an army or commander of the ranged type.")
/* Translators: dark-age-z/boss.the-evil-twins */
C_("rules", "The Evil Twins")
/* Translators: dark-age-z/boss.the-evil-twins: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "evil twins, curse of lust, melee immune, charge")
/* Translators: dark-age-z/boss.the-evil-twins: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "7 zombies of 5 HP, damage 2, speed 1. Curse of Lust: armies and commanders of the melee type do no harm. Cavalry cannot hurt these zombies either, but its [[combat.charge|charge]] still kills one.")
/* Translators: dark-age-z/boss.the-dark-trainer */
C_("rules", "The Dark Trainer")
/* Translators: dark-age-z/boss.the-dark-trainer: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dark trainer, beast raid, reset technology, weakened zone 1")
/* Translators: dark-age-z/boss.the-dark-trainer */
C_("rules", "6 zombies of 6 HP, damage 2, speed 1. Beast Raid: every kingdom’s technology falls back to its starting level, and on every frontier the Army Card in Zone 1 is discarded and a Weakened Army of the same loyalty put in its place.")
/* Translators: dark-age-z/boss.the-death-bringer */
C_("rules", "The Death Bringer")
/* Translators: dark-age-z/boss.the-death-bringer: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "death bringer, viral storm, weakened zones 1 and 2")
/* Translators: dark-age-z/boss.the-death-bringer */
C_("rules", "9 zombies of 4 HP, damage 2, speed 1. Viral Storm: on every frontier the Army Cards in Zones 1 and 2 are discarded, and Weakened Armies of the same loyalty take their places.")
/* Translators: dark-age-z/army.weakened */
C_("rules", "Weakened Army")
/* Translators: dark-age-z/army.weakened: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "weakened, black insignia, zero attack, sick army")
/* Translators: dark-age-z/army.weakened */
C_("rules", "An army with attack 0. Defeated or consumed, it adds 2 zombies. Its Insignia is black, which neither buys technology nor boosts a slot.")
/* Translators: dark-age-z/two-players.overview */
C_("rules", "Two players")
/* Translators: dark-age-z/two-players.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Rules for 2 players")
/* Translators: dark-age-z/two-players.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "two, 2 players, duel, dummy")
/* Translators: dark-age-z/two-players.overview: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Two players play as if they were three: a third kingdom belongs to the [[two-players.barbarian-king|Barbarian King]], whom nobody plays. Where nothing else is said here, the usual rules hold.")
/* Translators: dark-age-z/two-players.barbarian-king */
C_("rules", "The Barbarian King")
/* Translators: dark-age-z/two-players.barbarian-king: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "barbarian, dummy player, bot, third kingdom")
/* Translators: dark-age-z/two-players.barbarian-king */
C_("rules", "He has Bronze armies only and sends them after the players have finished theirs. He takes no turn, wants no relics and no technology, and neither wins nor loses Victory Points.")
/* Translators: dark-age-z/two-players.setup */
C_("rules", "Setup for two")
/* Translators: dark-age-z/two-players.setup: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "setup, components, 2 players")
/* Translators: dark-age-z/two-players.setup */
C_("rules", "Set up as for three kingdoms. The Barbarian King needs only his frontiers and his Army Cards. All else follows the usual setup.")
/* Translators: dark-age-z/two-players.frontiers */
C_("rules", "Three frontiers for two")
/* Translators: dark-age-z/two-players.frontiers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "frontiers, boards, neighbours")
/* Translators: dark-age-z/two-players.frontiers */
C_("rules", "There are three: one between the two players, and one between each player and the Barbarian King.")
/* Translators: dark-age-z/two-players.barbarian-deck */
C_("rules", "The Barbarian Army Deck")
/* Translators: dark-age-z/two-players.barbarian-deck: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bronze deck, 24 cards, half the bronze")
/* Translators: dark-age-z/two-players.barbarian-deck */
C_("rules", "Take out all Bronze Army Cards. A random half of them, 24 cards, is the Barbarian King’s deck; the other half is shuffled back into the Army Deck.")
/* Translators: dark-age-z/two-players.pioneer-and-commander */
C_("rules", "Two pioneer tokens, one commander")
/* Translators: dark-age-z/two-players.pioneer-and-commander: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pioneer, commander, number")
/* Translators: dark-age-z/two-players.pioneer-and-commander */
C_("rules", "The Pioneer Reward Zone holds 2 tokens, and one commander gathers.")
/* Translators: dark-age-z/two-players.deployment */
C_("rules", "The Barbarian King sends his armies")
/* Translators: dark-age-z/two-players.deployment: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "deploy, fill zones, after phase 1, barbarian armies")
/* Translators: dark-age-z/two-players.deployment */
C_("rules", "After Phase 1 he fills his two frontiers: each zone without a card and each zone with a defeated army gets a Bronze card from the top of his deck, loyal to him. He goes on until every zone of both holds an active army.")
/* Translators: dark-age-z/two-players.phases */
C_("rules", "The Barbarian King in Phases 2 to 4")
/* Translators: dark-age-z/two-players.phases: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "barbarian, fight, reinforcement, cleanup")
/* Translators: dark-age-z/two-players.phases */
C_("rules", "His armies fight by the usual rules. Apart from that he does nothing: he reinforces no army, plays no relic and takes nothing in Phase 4.")
/* Translators: dark-age-z/two-players.scoring */
C_("rules", "The Barbarian King does not score")
/* Translators: dark-age-z/two-players.scoring: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "barbarian, victory points, kills, damage")
/* Translators: dark-age-z/two-players.scoring */
C_("rules", "Kills of his armies and damage at his gates change no score of his. The player who shares the frontier with him scores as ever.")
/* Translators: dark-age-z/co-operative.overview */
C_("rules", "Playing together")
/* Translators: dark-age-z/co-operative.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Rules for cooperative play")
/* Translators: dark-age-z/co-operative.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cooperative, co-op, coop, team, together")
/* Translators: dark-age-z/co-operative.overview */
C_("rules", "All players fight side by side to survive. The game lasts 4 days: three ordinary invasions, then the boss. It is meant for three to five players. What is not changed here follows the competitive rules.")
/* Translators: dark-age-z/co-operative.start */
C_("rules", "Start with 5 Victory Points")
/* Translators: dark-age-z/co-operative.start: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "starting points, vp, life")
/* Translators: dark-age-z/co-operative.start */
C_("rules", "Each player’s marker starts on 5.")
/* Translators: dark-age-z/co-operative.difficulty */
C_("rules", "Easy or hard")
/* Translators: dark-age-z/co-operative.difficulty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "difficulty, easy, hard, grey turtles, rotten slaves")
/* Translators: dark-age-z/co-operative.difficulty */
C_("rules", "The Initial Power Up Card makes the difference: Grey Turtles for an easy game, Rotten Slaves for a hard one.")
/* Translators: dark-age-z/co-operative.initial-power-up */
C_("rules", "The Initial Power Up Card")
/* Translators: dark-age-z/co-operative.initial-power-up: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "initial, power up, first card, permanent")
/* Translators: dark-age-z/co-operative.initial-power-up */
C_("rules", "It lies face up at the spawning area from the start, under the card of Day 1. Only its Power Up column counts, and it counts on every day before the boss.")
/* Translators: dark-age-z/co-operative.missions */
C_("rules", "Missions are dealt")
/* Translators: dark-age-z/co-operative.missions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "random mission, face up, open")
/* Translators: dark-age-z/co-operative.missions */
C_("rules", "Nobody chooses: each player gets a random mission of the own kingdom. Missions may be turned up at the beginning.")
/* Translators: dark-age-z/co-operative.invasion-deck */
C_("rules", "The invasion deck of four")
/* Translators: dark-age-z/co-operative.invasion-deck: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "three cards, boss, deck")
/* Translators: dark-age-z/co-operative.invasion-deck */
C_("rules", "One random boss face down, three random Zombie Invasion Cards on top of it, the rest back to the box. The Initial Power Up Card has been taken out before.")
/* Translators: dark-age-z/co-operative.boss-preview */
C_("rules", "A look at the boss after Day 2")
/* Translators: dark-age-z/co-operative.boss-preview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "preview, boss, day 2")
/* Translators: dark-age-z/co-operative.boss-preview */
C_("rules", "When the third invasion card is revealed at the end of Day 2, everyone may look at the boss.")
/* Translators: dark-age-z/co-operative.starting-player */
C_("rules", "The marker goes to the left")
/* Translators: dark-age-z/co-operative.starting-player: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "starting player, clockwise, next")
/* Translators: dark-age-z/co-operative.starting-player */
C_("rules", "In Phase 4 the Starting Player Marker goes to the left neighbour of the last starting player, whatever the scores.")
/* Translators: dark-age-z/co-operative.winning */
C_("rules", "How to win together")
/* Translators: dark-age-z/co-operative.winning: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "threshold, target, 80, 120, 170, 230, combined total")
/* Translators: dark-age-z/co-operative.winning */
C_("rules", "By the end of Day 4 the Victory Points of all players together must reach 80 with two players, 120 with three, 170 with four, 230 with five.")
/* Translators: dark-age-z/co-operative.losing */
C_("rules", "How to lose together")
/* Translators: dark-age-z/co-operative.losing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lose, eliminated, zero points, last point, lose the cooperative game")
/* Translators: dark-age-z/co-operative.losing */
C_("rules", "The moment any player loses the last Victory Point, everyone has lost.")
/* Translators: dark-age-z/commander.card */
C_("rules", "How to read a Commander Card")
/* Translators: dark-age-z/commander.card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "commander, layout, read, hero")
/* Translators: dark-age-z/commander.card */
C_("rules", "It shows the commander’s name, Attack Value, Attack Type, Zones Restriction and what he or she can do or brings.")
/* Translators: dark-age-z/commander.alexander */
C_("rules", "Alexander")
/* Translators: dark-age-z/commander.alexander: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "alexander, undefeatable, cannot be defeated, zone 1, zone 2")
/* Translators: dark-age-z/commander.alexander */
C_("rules", "Attack 2, melee, Zones 1 and 2. The army with him cannot be defeated: it stays face up and breeds no zombies even if some survive its zone. Those that survive go on to the next zone all the same.")
/* Translators: dark-age-z/commander.terric */
C_("rules", "Terric")
/* Translators: dark-age-z/commander.terric: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "terric, relic, scout, zone 3, zone 4, zone 5")
/* Translators: dark-age-z/commander.terric */
C_("rules", "Attack 6, melee, Zones 3 to 5. As soon as you assign him to one of your frontiers you may draw a Relic Card.")
/* Translators: dark-age-z/commander.lancelot */
C_("rules", "Lancelot")
/* Translators: dark-age-z/commander.lancelot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lancelot, cavalry, gate, damage reduction, zone 4, zone 5")
/* Translators: dark-age-z/commander.lancelot */
C_("rules", "Attack 4, cavalry, Zones 4 and 5. At the gate of his frontier the player who recruited him takes 1 point of damage less.")
/* Translators: dark-age-z/commander.lilith */
C_("rules", "Lilith")
/* Translators: dark-age-z/commander.lilith: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lilith, command tokens, all zones, any zone")
/* Translators: dark-age-z/commander.lilith */
C_("rules", "Attack 3, melee, any zone. In Phase 4 she brings the player who recruited her 2 more Command Tokens.")
/* Translators: dark-age-z/commander.matilda */
C_("rules", "Matilda")
/* Translators: dark-age-z/commander.matilda: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "matilda, victory points, zone 2, zone 3, zone 4")
/* Translators: dark-age-z/commander.matilda */
C_("rules", "Attack 5, melee, Zones 2 to 4. Whoever recruits her gains 2 Victory Points at once.")
/* Translators: dark-age-z/commander.erina */
C_("rules", "Erina")
/* Translators: dark-age-z/commander.erina: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "erina, ranged, army cards, draw, zone 4, zone 5")
/* Translators: dark-age-z/commander.erina */
C_("rules", "Attack 5, ranged, Zones 4 and 5. She shoots into adjacent zones too. In Phase 4 she lets the player who recruited her draw 2 more Army Cards.")
/* Translators: dark-age-z/relic.card */
C_("rules", "How to use a Relic Card")
/* Translators: dark-age-z/relic.card: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Relic Cards")
/* Translators: dark-age-z/relic.card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "relic, effects, a or b, read, choice")
/* Translators: dark-age-z/relic.card */
C_("rules", "A relic has two effects, A and B; the player uses one of them. The top of the card shows the phase. Used relics are discarded in Phase 4.")
/* Translators: dark-age-z/relic.angels-kiss */
C_("rules", "Angel’s Kiss")
/* Translators: dark-age-z/relic.angels-kiss: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "angel, raise, reactivate, revive, discard pile")
/* Translators: dark-age-z/relic.angels-kiss */
C_("rules", "Phase 1 or 2. A: turn up to two defeated armies face up, in any zones, and decide whose they are. B: play one Army Card of the discard pile to a War Zone for free.")
/* Translators: dark-age-z/relic.apollos-eyes */
C_("rules", "Apollo’s Eyes")
/* Translators: dark-age-z/relic.apollos-eyes: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "apollo, draw, cards, play free")
/* Translators: dark-age-z/relic.apollos-eyes */
C_("rules", "Phase 1. A: draw 4 Army Cards. B: draw 3 Army Cards and play up to two of them for free; discard the rest.")
/* Translators: dark-age-z/relic.azraels-roar */
C_("rules", "Azrael’s Roar")
/* Translators: dark-age-z/relic.azraels-roar: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "azrael, victory points, double, kills, zone, 3 instead of 2")
/* Translators: dark-age-z/relic.azraels-roar */
C_("rules", "Phase 2. Choose a War Zone. A: its army’s owner gets 3 Victory Points for every two zombies killed there, where 2 would be usual. B: that player gets only 1 for every two.")
/* Translators: dark-age-z/relic.invisible-spear */
C_("rules", "Invisible Spear")
/* Translators: dark-age-z/relic.invisible-spear: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "spear, ranged, ignore zone, skip, invisible")
/* Translators: dark-age-z/relic.invisible-spear */
C_("rules", "Phase 2. A: one active Bronze army attacks as a ranged unit. B: zombies walk through a zone of your choice and on to the next; its army is not defeated and does not fight on this day.")
/* Translators: dark-age-z/relic.draculas-potion */
C_("rules", "Dracula’s Potion")
/* Translators: dark-age-z/relic.draculas-potion: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dracula, commander, zombies, turn, reinforcement")
/* Translators: dark-age-z/relic.draculas-potion */
C_("rules", "Phase 2. A: reveal a commander from the deck and assign the card to a zone of any frontier that fits the Zones Restriction. B: choose a zone and turn its reinforcements into 1 zombie each, or its commander into 2; they join the horde in front of Zone 1.")
/* Translators: dark-age-z/relic.gaze-of-the-dead */
C_("rules", "Gaze of the Dead")
/* Translators: dark-age-z/relic.gaze-of-the-dead: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gaze, two commands, double turn, movement marker back, snare")
/* Translators: dark-age-z/relic.gaze-of-the-dead */
C_("rules", "Phase 1; playing it is no command. A: in this turn you may issue two commands, one after the other. B: the movement marker goes back 3 steps.")
/* Translators: dark-age-z/relic.howling-hammer */
C_("rules", "Howling Hammer")
/* Translators: dark-age-z/relic.howling-hammer: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hammer, relocate zombies, move zombies, reinforcement, discard pile")
/* Translators: dark-age-z/relic.howling-hammer */
C_("rules", "Phase 2. A: move up to 3 zombies from one frontier’s horde to another’s. B: put one Army Card of the discard pile under an active army of yours as a free reinforcement, whatever your technology level.")
/* Translators: dark-age-z/relic.iron-steed */
C_("rules", "Iron Steed")
/* Translators: dark-age-z/relic.iron-steed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "steed, hand, discard, steal, swap cards, random")
/* Translators: dark-age-z/relic.iron-steed */
C_("rules", "Phase 1. A: a player of your choice discards up to 3 Army Cards, drawn at random from the hand. B: draw up to 3 Army Cards at random from another player’s hand and give back as many of your own choice.")
/* Translators: dark-age-z/relic.mind-reader */
C_("rules", "Mind Reader")
/* Translators: dark-age-z/relic.mind-reader: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "mind, swap army, exchange, remove tokens, steal tokens")
/* Translators: dark-age-z/relic.mind-reader */
C_("rules", "Phase 1. A: exchange an active army of yours on a frontier for an Army Card of your hand. B: two other players lose 3 Command Tokens each.")
/* Translators: dark-age-z/relic.star-of-dawn */
C_("rules", "Star of Dawn")
/* Translators: dark-age-z/relic.star-of-dawn: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "star, loyalty, change side, swap armies, positions")
/* Translators: dark-age-z/relic.star-of-dawn */
C_("rules", "Phase 1 or 2. A: an active army in any zone changes its loyalty to the other kingdom of its frontier. B: two active armies of one frontier change places and keep their loyalty. An army with a commander can do neither.")
/* Translators: dark-age-z/relic.immortal-vest */
C_("rules", "Immortal Vest")
/* Translators: dark-age-z/relic.immortal-vest: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "vest, cancel, counter, neutralise, victory points, interrupt")
/* Translators: dark-age-z/relic.immortal-vest */
C_("rules", "Any phase; playing it is no command. A: in another player’s turn, cancel the relic that player has just played, unless that is an Immortal Vest. B: you or a player of your choice gains 2 Victory Points.")
/* Translators: dark-age-z/relic.titanic-essence */
C_("rules", "Titanic Essence")
/* Translators: dark-age-z/relic.titanic-essence: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "titanic, discard pile, gate protection, extra zombie")
/* Translators: dark-age-z/relic.titanic-essence */
C_("rules", "Phase 1. A: take an Army Card of your choice from the discard pile into your hand. B: every horde grows by 1 zombie, and one of your gates gets 4 Gate Protection.")
/* Translators: dark-age-z/mission.sets */
C_("rules", "Five sets of four missions")
/* Translators: dark-age-z/mission.sets: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Mission Cards")
/* Translators: dark-age-z/mission.sets: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "mission sets, kingdom, list")
/* Translators: dark-age-z/mission.sets */
C_("rules", "The book lists the missions in five tables of four, one for each kingdom: All-time Missions first, then Daily, then End-Game. Which table belongs to which kingdom is not readable in our copy.")
/* Translators: dark-age-z/mission.play-relic */
C_("rules", "Draw a card for each relic")
/* Translators: dark-age-z/mission.play-relic: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "relic played, draw, set 1")
/* Translators: dark-age-z/mission.play-relic */
C_("rules", "All-time, set 1. Every relic that you play lets you draw 1 Army Card.")
/* Translators: dark-age-z/mission.discard-relic */
C_("rules", "Give a relic to raise an army")
/* Translators: dark-age-z/mission.discard-relic: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "discard relic, reactivate, set 1")
/* Translators: dark-age-z/mission.discard-relic */
C_("rules", "All-time, set 1. In your turn in Phase 1 or 2 you may discard a Relic Card to reactivate 1 defeated army.")
/* Translators: dark-age-z/mission.two-relics */
C_("rules", "Two relics in a day")
/* Translators: dark-age-z/mission.two-relics: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "relics, per day, set 1")
/* Translators: dark-age-z/mission.two-relics */
C_("rules", "Daily, set 1. 3 Victory Points if you have played two or more Relic Cards on this day.")
/* Translators: dark-age-z/mission.most-relics */
C_("rules", "Most relics in hand")
/* Translators: dark-age-z/mission.most-relics: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "relics in hand, most, set 1")
/* Translators: dark-age-z/mission.most-relics */
C_("rules", "End-game, set 1. 6 Victory Points if you hold the most Relic Cards.")
/* Translators: dark-age-z/mission.army-consumed */
C_("rules", "A card for each consumed army")
/* Translators: dark-age-z/mission.army-consumed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "consumed, march, draw, set 2")
/* Translators: dark-age-z/mission.army-consumed */
C_("rules", "All-time, set 2. For each active army of yours that the horde consumes, draw 1 Army Card.")
/* Translators: dark-age-z/mission.first-to-pass */
C_("rules", "First to pass")
/* Translators: dark-age-z/mission.first-to-pass: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pass, first, set 2")
/* Translators: dark-age-z/mission.first-to-pass */
C_("rules", "Daily, set 2. 2 Victory Points if you were the first to pass on this day.")
/* Translators: dark-age-z/mission.zone-five */
C_("rules", "Zombies in Zone 5")
/* Translators: dark-age-z/mission.zone-five: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zone 5, reached, set 2")
/* Translators: dark-age-z/mission.zone-five */
C_("rules", "Daily, set 2. 2 Victory Points if any zombie reached Zone 5 on one of your frontiers.")
/* Translators: dark-age-z/mission.all-technology */
C_("rules", "All of technology")
/* Translators: dark-age-z/mission.all-technology: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "technology, level 3, research, set 2")
/* Translators: dark-age-z/mission.all-technology */
C_("rules", "End-game, set 2. 6 Victory Points if your kingdom has reached Technology Level III.")
/* Translators: dark-age-z/mission.play-gold */
C_("rules", "Play a Gold army")
/* Translators: dark-age-z/mission.play-gold: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gold, cavalry, token, set 3")
/* Translators: dark-age-z/mission.play-gold */
C_("rules", "All-time, set 3. Whenever you play a Gold Army Card, gain 1 Command Token and 1 Victory Point.")
/* Translators: dark-age-z/mission.most-command-icons */
C_("rules", "Most Command Icons")
/* Translators: dark-age-z/mission.most-command-icons: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "command icons, most, phase 4, set 3")
/* Translators: dark-age-z/mission.most-command-icons */
C_("rules", "Daily, set 3. 3 Victory Points if your kingdom has the most Command Icons in Phase 4 of a day.")
/* Translators: dark-age-z/mission.forward-commander */
C_("rules", "A commander at the front")
/* Translators: dark-age-z/mission.forward-commander: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "commander, zone 1, zone 2, set 3")
/* Translators: dark-age-z/mission.forward-commander */
C_("rules", "Daily, set 3. 2 Victory Points if a commander of yours is assigned to Zone 1 or 2.")
/* Translators: dark-age-z/mission.most-cards */
C_("rules", "Most Army Cards in hand")
/* Translators: dark-age-z/mission.most-cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cards in hand, most, set 3")
/* Translators: dark-age-z/mission.most-cards */
C_("rules", "End-game, set 3. 7 Victory Points if you hold the most Army Cards.")
/* Translators: dark-age-z/mission.seven-kills */
C_("rules", "A relic for every seven kills")
/* Translators: dark-age-z/mission.seven-kills: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kills, relic, seven, set 4")
/* Translators: dark-age-z/mission.seven-kills */
C_("rules", "All-time, set 4. For every 7 zombies you kill on a day draw 1 Relic Card, at most two a day.")
/* Translators: dark-age-z/mission.most-kills */
C_("rules", "Most kills of the day")
/* Translators: dark-age-z/mission.most-kills: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kills, most, reactivate, set 4")
/* Translators: dark-age-z/mission.most-kills */
C_("rules", "Daily, set 4. If you kill the most zombies on a day, reactivate up to 2 defeated armies.")
/* Translators: dark-age-z/mission.most-own-armies */
C_("rules", "Most armies of your own")
/* Translators: dark-age-z/mission.most-own-armies: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "active armies, own, most, set 4")
/* Translators: dark-age-z/mission.most-own-armies */
C_("rules", "End-game, set 4. 10 Victory Points if you own the most active armies and at least two.")
/* Translators: dark-age-z/mission.few-cards */
C_("rules", "An empty hand")
/* Translators: dark-age-z/mission.few-cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cards in hand, none, one, set 4")
/* Translators: dark-age-z/mission.few-cards */
C_("rules", "End-game, set 4. 6 Victory Points if you hold no Army Card or just one.")
/* Translators: dark-age-z/mission.same-loyalty */
C_("rules", "Brothers in line")
/* Translators: dark-age-z/mission.same-loyalty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "loyalty, in front, draw, set 5")
/* Translators: dark-age-z/mission.same-loyalty */
C_("rules", "All-time, set 5. Draw 1 Army Card when you play an army behind an active army of the same loyalty, that is, with that army in the next zone towards Zone 1.")
/* Translators: dark-age-z/mission.gate-unharmed */
C_("rules", "An unharmed gate")
/* Translators: dark-age-z/mission.gate-unharmed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gate, 0 damage, no damage, set 5")
/* Translators: dark-age-z/mission.gate-unharmed */
C_("rules", "Daily, set 5. If any of your City Gates took 0 damage on this day, draw 2 Army Cards.")
/* Translators: dark-age-z/mission.both-zone-fives */
C_("rules", "Both Zones 5 held")
/* Translators: dark-age-z/mission.both-zone-fives: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zone 5, active, set 5")
/* Translators: dark-age-z/mission.both-zone-fives */
C_("rules", "End-game, set 5. 8 Victory Points if Zone 5 of both your frontiers holds an active army, whoever owns it.")
/* Translators: dark-age-z/mission.most-frontier-armies */
C_("rules", "Most armies on your frontiers")
/* Translators: dark-age-z/mission.most-frontier-armies: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "active armies, frontiers, most, set 5")
/* Translators: dark-age-z/mission.most-frontier-armies */
C_("rules", "End-game, set 5. 10 Victory Points if your two frontiers hold the most active armies, at least two, whatever their loyalty.")
/* Translators: dark-age-z/ruling.starting-points */
C_("rules", "Everyone starts at 0")
/* Translators: dark-age-z/ruling.starting-points: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Our rulings")
/* Translators: dark-age-z/ruling.starting-points: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "starting score, vp, start space")
/* Translators: dark-age-z/ruling.starting-points */
C_("rules", "The number of the starting space is a picture that is unreadable in our copy of the book. We start the competitive game at 0 Victory Points; follow your book if it shows another number. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.mission-sets */
C_("rules", "Which missions belong to which kingdom")
/* Translators: dark-age-z/ruling.mission-sets: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "mission set, kingdom, colour")
/* Translators: dark-age-z/ruling.mission-sets */
C_("rules", "Which set of four belongs to which kingdom is unreadable in our copy of the book. We let each player use one set that no other player has; when missions are dealt by the app, no two players get cards of one set. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.icon-positions */
C_("rules", "Where the Reward Icons are")
/* Translators: dark-age-z/ruling.icon-positions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reward icon, zone, positions, board")
/* Translators: dark-age-z/ruling.icon-positions */
C_("rules", "The pictures of the boards are unreadable in our copy of the book, so we do not know which zone carries which icon. We take from the examples that each side has two Command Icons, one Army Icon and a Gate Protection Icon at Zone 5, one icon a zone, and that both sides are alike. The owner of the boards can enter what they show, and the group may rule otherwise.")
/* Translators: dark-age-z/ruling.kingdom-icons */
C_("rules", "Command Icons of a Kingdom Board")
/* Translators: dark-age-z/ruling.kingdom-icons: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kingdom board, icons, technology, tokens")
/* Translators: dark-age-z/ruling.kingdom-icons */
C_("rules", "How many Command Icons a Kingdom Board shows at which level is unreadable in our copy of the book; one example counts 3. We take the boards to be alike and use the numbers that the owner enters. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.supply */
C_("rules", "When tokens run out")
/* Translators: dark-age-z/ruling.supply: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "supply, limit, run out, tokens")
/* Translators: dark-age-z/ruling.supply */
C_("rules", "The book does not say what happens when Zombie Tokens or Command Tokens run out. We do not take the number in the box as a limit: use anything else in their place. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.deck-and-discards-empty */
C_("rules", "When deck and discards are both empty")
/* Translators: dark-age-z/ruling.deck-and-discards-empty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "no cards, empty, exhausted")
/* Translators: dark-age-z/ruling.deck-and-discards-empty */
C_("rules", "The book does not speak of a deck without a discard pile to shuffle. We draw as many cards as there are and no more. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.track-ends */
C_("rules", "Which track ends how")
/* Translators: dark-age-z/ruling.track-ends: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "track, end, icon, closed, repeat")
/* Translators: dark-age-z/ruling.track-ends */
C_("rules", "The two end icons are unreadable in our copy of the book, and so is which track has which. We ask the owner of the board; until then a track is taken to go on. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.technology-cost */
C_("rules", "The rank of the Insignia for technology")
/* Translators: dark-age-z/ruling.technology-cost: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "technology cost, insignia, icon lost")
/* Translators: dark-age-z/ruling.technology-cost */
C_("rules", "The pictures in the cost table are unreadable in our copy of the book; only the amounts 1, 1 and 2 can be read. We read one Bronze Insignia for Level I, one Silver for Level II and two Gold for Level III. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.higher-insignia-for-technology */
C_("rules", "A higher Insignia does not buy a lower level")
/* Translators: dark-age-z/ruling.higher-insignia-for-technology: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "technology, substitute, higher rank, gold for bronze")
/* Translators: dark-age-z/ruling.higher-insignia-for-technology */
C_("rules", "The book lets a higher Insignia boost a lower slot, but for technology it asks for the matching one and says no more. We accept only the matching rank. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.pass-and-pioneer */
C_("rules", "Passing and the pioneer token")
/* Translators: dark-age-z/ruling.pass-and-pioneer: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pass, pioneer, marker, token")
/* Translators: dark-age-z/ruling.pass-and-pioneer */
C_("rules", "Passing is a Field Command, so the movement marker moves for it. The book does not say whether a pioneer token can be taken with it, which would go straight back to the pool. We leave it on the zone unless the player takes it all the same, to keep it from others. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.reactivate-anywhere */
C_("rules", "Any defeated army can be reactivated")
/* Translators: dark-age-z/ruling.reactivate-anywhere: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reactivate, which frontier, other player")
/* Translators: dark-age-z/ruling.reactivate-anywhere */
C_("rules", "The command does not say on whose frontier the defeated army must lie. We allow any frontier; the army becomes loyal to one of the two kingdoms that share it. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.anchored-march */
C_("rules", "An anchored army blocks the march")
/* Translators: dark-age-z/ruling.anchored-march: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "anchored, commander, march, full frontier, blocked")
/* Translators: dark-age-z/ruling.anchored-march */
C_("rules", "An army with a commander cannot be moved by a card played to Zone 5, but the book does not say what happens to that card. We rule that no card can be played on a full frontier as long as the march would have to move or consume an anchored army. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.anchored-swap */
C_("rules", "An anchored army cannot be exchanged")
/* Translators: dark-age-z/ruling.anchored-swap: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "anchored, mind reader, swap, hand")
/* Translators: dark-age-z/ruling.anchored-swap */
C_("rules", "The book does not say whether a relic can put another card in the place of an army with a commander. We rule that the commander holds this army and no other, so it cannot be exchanged. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.no-place-for-commander */
C_("rules", "When a commander has to be assigned")
/* Translators: dark-age-z/ruling.no-place-for-commander: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "commander, must assign, discard, no active army")
/* Translators: dark-age-z/ruling.no-place-for-commander */
C_("rules", "The book lets a commander be discarded when you own no active army and no defeated one lies in the commander’s zones. It does not cover active armies that all stand in other zones or have a commander already. We discard the card then too, without its reward. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.marker-start */
C_("rules", "The marker does not go back past the beginning")
/* Translators: dark-age-z/ruling.marker-start: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "movement marker, back, gaze of the dead")
/* Translators: dark-age-z/ruling.marker-start */
C_("rules", "The book sets no limit for moving the marker back 3 steps. We add 3 to the steps that are left; where your track begins sooner, leave the marker on its first space and correct the number. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.no-command-relics */
C_("rules", "Relics that are no command")
/* Translators: dark-age-z/ruling.no-command-relics: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "relic, no command, free, marker")
/* Translators: dark-age-z/ruling.no-command-relics */
C_("rules", "Gaze of the Dead and Immortal Vest are not commands; the book does not spell out what follows. With us they move no marker, bring no pioneer token and leave the player’s turn to be taken. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.cancelled-relic */
C_("rules", "A cancelled relic has been played")
/* Translators: dark-age-z/ruling.cancelled-relic: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "cancel, immortal vest, countered, turn lost")
/* Translators: dark-age-z/ruling.cancelled-relic */
C_("rules", "The book does not say what is left of a relic that is cancelled. With us only its effect is undone: the card is used up, it counts as played, and it was that player’s command. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.free-armies */
C_("rules", "Where free armies go")
/* Translators: dark-age-z/ruling.free-armies: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "free, play army, angel's kiss, apollo's eyes")
/* Translators: dark-age-z/ruling.free-armies */
C_("rules", "Armies that a relic lets you play for free follow the usual rules in our games: one of your own frontiers, the free zone nearest to Zone 1, or a march. The book does not say. They are no command of their own, so the marker does not move for them. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.take-tokens */
C_("rules", "Taking tokens from those who have few")
/* Translators: dark-age-z/ruling.take-tokens: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tokens, fewer, mind reader")
/* Translators: dark-age-z/ruling.take-tokens */
C_("rules", "The book does not say what happens when a player has fewer than 3 tokens, or when there is only one other player. We take what there is, and from one player only with two players. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.dracula-frontier */
C_("rules", "A revealed commander and foreign frontiers")
/* Translators: dark-age-z/ruling.dracula-frontier: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dracula, any frontier, commander, foreign")
/* Translators: dark-age-z/ruling.dracula-frontier */
C_("rules", "The card allows any frontier, yet an army can be loyal only to the kingdoms that share its board; the book leaves this open. The usual rule for commanders holds with us: an active army of yours or a defeated army, and a defeated one that is raised must become yours, so it has to lie on a frontier of yours. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.second-command */
C_("rules", "When the zombies cut a double turn short")
/* Translators: dark-age-z/ruling.second-command: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gaze of the dead, two commands, marker, end of phase")
/* Translators: dark-age-z/ruling.second-command */
C_("rules", "The book does not say what becomes of the second command when the movement marker arrives with the first. Phase 1 is over at once with us, and the second command is lost. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.commander-lost */
C_("rules", "A commander who is turned brings nothing more")
/* Translators: dark-age-z/ruling.commander-lost: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dracula, commander, zombies, reward lost")
/* Translators: dark-age-z/ruling.commander-lost */
C_("rules", "The book keeps a commander’s reward after a defeat and does not speak of one who was turned into zombies. With us that commander is gone: no attack, no protection, and no reward in Phase 4. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.once-each-day */
C_("rules", "What a Daily Mission pays")
/* Translators: dark-age-z/ruling.once-each-day: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "daily, once, several times")
/* Translators: dark-age-z/ruling.once-each-day */
C_("rules", "The book does not say whether a Daily Mission pays more when its condition is met more than once on a day. It pays once a day with us. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.one-card-per-slot */
C_("rules", "Each slot is boosted once")
/* Translators: dark-age-z/ruling.one-card-per-slot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "slot, twice, several cards, same slot")
/* Translators: dark-age-z/ruling.one-card-per-slot */
C_("rules", "The book says that an Insignia boosts one slot, not whether a slot can take several. We allow one card for each slot of an army. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.free-reinforcement */
C_("rules", "A free reinforcement still needs a fitting slot")
/* Translators: dark-age-z/ruling.free-reinforcement: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "howling hammer, reinforcement, technology, slot")
/* Translators: dark-age-z/ruling.free-reinforcement */
C_("rules", "The relic sets the technology level aside and says nothing about the Insignia. We still ask for a slot that is free and of the same or a lower rank. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.order-fixed */
C_("rules", "The order of Phase 2 is fixed at its start")
/* Translators: dark-age-z/ruling.order-fixed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "turn order, changes, points during phase 2")
/* Translators: dark-age-z/ruling.order-fixed */
C_("rules", "The book does not say whether the order changes when points or hands change during the phase. We work it out once, when the phase begins. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.relic-names */
C_("rules", "Which relic has which effects")
/* Translators: dark-age-z/ruling.relic-names: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "relic, names, reading order, certainty, wrong effect")
/* Translators: dark-age-z/ruling.relic-names */
C_("rules", "Our copy of the book has the names and the effects of page 23 apart. We pair them in the order in which each comes. Paired by the rows and columns of the page instead, Iron Steed would give the two commands, Gaze of the Dead move the zombies (Phase 2), Mind Reader draw from the hand, and Howling Hammer take the tokens (Phase 1). Compare your cards: their owner can correct it, and the group may rule otherwise.")
/* Translators: dark-age-z/ruling.empty-zone-passed */
C_("rules", "A zone without a card is passed")
/* Translators: dark-age-z/ruling.empty-zone-passed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "empty zone, no army, gap, pass through")
/* Translators: dark-age-z/ruling.empty-zone-passed */
C_("rules", "The book does not say what zombies do in a zone without an army. We treat it like one with a defeated army: only ranged units next to it attack there, one killed zombie goes to the supporter, the other killed score for nobody. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.charge-first */
C_("rules", "Charge kills and the supporting fire reward")
/* Translators: dark-age-z/ruling.charge-first: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "charge, first kill, reward, cavalry, order")
/* Translators: dark-age-z/ruling.charge-first */
C_("rules", "Charge kills before the attack, and the reward is the first zombie killed; the book does not say which one that is when both happen. With us charge kills come before the shooting, go to the army’s owner and do not take the reward, which is the first zombie that the attack kills. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.cavalry-commander */
C_("rules", "A cavalry commander charges")
/* Translators: dark-age-z/ruling.cavalry-commander: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lancelot, charge, cavalry, commander")
/* Translators: dark-age-z/ruling.cavalry-commander */
C_("rules", "Lancelot’s type is cavalry, and the book does not say what that means for a commander. With us he charges like a Gold army, so that the two together kill 2; his attack is melee. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.two-supporters */
C_("rules", "Two supporters, one reward")
/* Translators: dark-age-z/ruling.two-supporters: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "two archers, supporting fire, both sides, who gets")
/* Translators: dark-age-z/ruling.two-supporters */
C_("rules", "The book does not say who gets the reward when units of different owners support a zone. The group picks one of them; unless it does, we give it to the one nearer the City Gate. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.support-always */
C_("rules", "The reward does not ask who was needed")
/* Translators: dark-age-z/ruling.support-always: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "supporting fire, needed, contribution")
/* Translators: dark-age-z/ruling.support-always */
C_("rules", "The book does not say whether the supporter’s power must have made the difference. With us the reward is due whenever a supporter’s attack counts there and the attack kills at least one zombie. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.defeated-adds-nothing */
C_("rules", "What is left of a defeated army’s power")
/* Translators: dark-age-z/ruling.defeated-adds-nothing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "defeated, commander attack, reinforcements, erina")
/* Translators: dark-age-z/ruling.defeated-adds-nothing */
C_("rules", "The book leaves commander and reinforcements with a defeated army until Phase 4 and does not say whether they still fight. With us their attack adds nothing for the rest of that combat, not even a ranged commander’s in the next zone. What the commander brings in Phase 4 is not touched. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.alexander-fights-on */
C_("rules", "Alexander’s army fights on")
/* Translators: dark-age-z/ruling.alexander-fights-on: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "alexander, archer, support, next zone")
/* Translators: dark-age-z/ruling.alexander-fights-on */
C_("rules", "The book does not say whether an army that Alexander saved can support the next zone. As it stays active, an archer with him shoots into the next zone too. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.lancelot-defeated */
C_("rules", "Lancelot protects after a defeat")
/* Translators: dark-age-z/ruling.lancelot-defeated: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lancelot, defeated, gate, protection")
/* Translators: dark-age-z/ruling.lancelot-defeated */
C_("rules", "The book grants a commander’s rewards after a defeat without naming Lancelot’s protection. We count it as such a reward, so it holds even if his army falls. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.skipped-zone */
C_("rules", "Nothing happens in a zone that is skipped")
/* Translators: dark-age-z/ruling.skipped-zone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "invisible spear, ignore, skip, adjacent")
/* Translators: dark-age-z/ruling.skipped-zone */
C_("rules", "The book does not say whether neighbours may shoot into a zone the zombies ignore, or a commander out of it. With us no one attacks in that zone, and neither the army nor the commander in it attacks anywhere on that day. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.immunity */
C_("rules", "What immunity takes away")
/* Translators: dark-age-z/ruling.immunity: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "immune, boss, ranged, melee, reinforcement")
/* Translators: dark-age-z/ruling.immunity */
C_("rules", "The book does not say how immunity meets reinforcements and mixed zones. With us an army or commander of the wrong type counts 0 with all its boosted slots, also in its own zone; others in the zone count as usual. A Bronze army that a relic made ranged is ranged, and a cavalry commander is melee. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.azraels-roar-pairs */
C_("rules", "An odd zombie under Azrael’s Roar")
/* Translators: dark-age-z/ruling.azraels-roar-pairs: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "azrael, odd, pairs, rounding")
/* Translators: dark-age-z/ruling.azraels-roar-pairs */
C_("rules", "The book does not say what a single zombie left over is worth. With us only full pairs of tokens that the army’s owner collects in that zone are changed, an odd one is worth 1, and a supporting fire reward given to someone else is no part of it. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.titanic-protection */
C_("rules", "How long and for whom the protection lasts")
/* Translators: dark-age-z/ruling.titanic-protection: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "titanic essence, gate protection, duration")
/* Translators: dark-age-z/ruling.titanic-protection */
C_("rules", "The book does not say how long the 4 Gate Protection lasts, nor whether the neighbour has a share. With us it helps only the player of the relic, at that one gate, until the end of the day. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.protection-limit */
C_("rules", "Protection brings no points")
/* Translators: dark-age-z/ruling.protection-limit: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "protection, below zero, negative damage")
/* Translators: dark-age-z/ruling.protection-limit */
C_("rules", "The book does not say what becomes of protection that is larger than the damage. It is lost: no damage below 0. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.points-at-scoring */
C_("rules", "When points for damage are lost")
/* Translators: dark-age-z/ruling.points-at-scoring: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "immediately, scoring, timing, victory points")
/* Translators: dark-age-z/ruling.points-at-scoring */
C_("rules", "One passage takes the points for gate damage off at once, another during Scoring. We add up each player’s gains and losses of the day’s combats and move the marker once, at Scoring. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.points-not-below-zero */
C_("rules", "No Victory Points below 0")
/* Translators: dark-age-z/ruling.points-not-below-zero: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "negative points, minus, floor, zero")
/* Translators: dark-age-z/ruling.points-not-below-zero */
C_("rules", "The book does not say whether a score can fall below 0. In the competitive game it cannot with us; what would go further is forgiven. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.most-ties */
C_("rules", "Ties for the most")
/* Translators: dark-age-z/ruling.most-ties: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tie, most, mission, equal")
/* Translators: dark-age-z/ruling.most-ties */
C_("rules", "The book does not say whether a player has the most when another has as many. With us all who share the highest number have the most, but nobody has the most of nothing. The Barbarian King is not counted. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.command-icon-mission */
C_("rules", "A Daily Mission that looks at Phase 4")
/* Translators: dark-age-z/ruling.command-icon-mission: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "command icons, daily mission, day 5, phase 4")
/* Translators: dark-age-z/ruling.command-icon-mission */
C_("rules", "Daily Missions pay at the end of Phase 3, but this one counts icons in Phase 4. We count the icons that Phase 4 would count as the table stands at the end of Phase 3; as the last day has no Phase 4, it pays nothing then. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.counting-kills */
C_("rules", "Whose kills are counted")
/* Translators: dark-age-z/ruling.counting-kills: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kills, mission, count, tokens")
/* Translators: dark-age-z/ruling.counting-kills */
C_("rules", "The book does not say how the kills of a player are counted for missions. We count the Zombie Tokens collected on the player’s sides, rewards for supporting fire among them; killed zombies that are merely removed are nobody’s. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.mission-reactivation */
C_("rules", "Armies raised by a mission")
/* Translators: dark-age-z/ruling.mission-reactivation: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "mission, reactivate, loyalty, command")
/* Translators: dark-age-z/ruling.mission-reactivation */
C_("rules", "The book does not say where such an army may lie, nor whether this takes a turn. With us it is no command, any defeated army may be chosen, and its loyalty may be set anew, as with the Strategy Command. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.in-front */
C_("rules", "The army in front")
/* Translators: dark-age-z/ruling.in-front: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "in front, same loyalty, zone")
/* Translators: dark-age-z/ruling.in-front */
C_("rules", "The book does not explain in front. We mean the next zone towards the horde, after any march; an army in Zone 1 has none in front of it. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.unharmed-gate */
C_("rules", "A gate that took 0 damage")
/* Translators: dark-age-z/ruling.unharmed-gate: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gate, damage, protection, mission")
/* Translators: dark-age-z/ruling.unharmed-gate */
C_("rules", "The book does not say whether protection makes a gate unharmed. With us it does: the mission is fulfilled if you lose no point at one of your gates. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.cleanup-numbers */
C_("rules", "The numbers of the cleanup steps")
/* Translators: dark-age-z/ruling.cleanup-numbers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "order, step number, cleanup")
/* Translators: dark-age-z/ruling.cleanup-numbers */
C_("rules", "The columns of these pages are mixed in our copy of the book, so the numbers of a few neighbouring steps (1 and 2, 8 and 9, 12 and 13) are our reading. Exchanging the two of a pair changes no result. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.restoration-limit */
C_("rules", "Strategy markers stop at the start")
/* Translators: dark-age-z/ruling.restoration-limit: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "restoration, start, limit, marker")
/* Translators: dark-age-z/ruling.restoration-limit */
C_("rules", "The book does not say what happens when the rate is larger than the way back. The marker stops on its starting icon with us. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.pioneer-refill */
C_("rules", "The pioneer zone is filled up")
/* Translators: dark-age-z/ruling.pioneer-refill: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pioneer, left over, refill, add")
/* Translators: dark-age-z/ruling.pioneer-refill */
C_("rules", "The book refills the zone with one token for each player and does not mention tokens left over. With us they count: it never holds more than one for each player after the refill. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.relic-effects-end */
C_("rules", "Effects of relics end with the day")
/* Translators: dark-age-z/ruling.relic-effects-end: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "duration, relic effect, until, end of day")
/* Translators: dark-age-z/ruling.relic-effects-end */
C_("rules", "Apart from a zone that is ignored for a day, the book does not say how long effects last. With us whatever changes how a zone fights or scores is over in Phase 4. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.nearest-to-the-right */
C_("rules", "The last tie-break for the starting player")
/* Translators: dark-age-z/ruling.nearest-to-the-right: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tie, right, starting player, nearest")
/* Translators: dark-age-z/ruling.nearest-to-the-right */
C_("rules", "The last tie-break names the player on the right of the last starting player without saying how far. We go round to the right, counter-clockwise, and the first tied player we meet gets the marker; the last starting player would be the very last. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.boss-reading-order */
C_("rules", "Which boss has which values")
/* Translators: dark-age-z/ruling.boss-reading-order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "boss, values, reading order, certainty")
/* Translators: dark-age-z/ruling.boss-reading-order */
C_("rules", "Our copy of the book has the names, values and abilities of three bosses apart. We pair them in the order in which each comes. Only the card of The Bloodshed is printed as a whole. The owner of the cards can correct it, and the group may rule otherwise.")
/* Translators: dark-age-z/ruling.boss-ability-time */
C_("rules", "When the boss weakens armies")
/* Translators: dark-age-z/ruling.boss-ability-time: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "boss, timing, weakened, technology reset, when")
/* Translators: dark-age-z/ruling.boss-ability-time */
C_("rules", "The book does not say when technology falls and armies are replaced. We do it when the last day begins, before its Phase 1: a Weakened Army can be consumed, and only a march in that Phase 1 can do this. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.weakened-details */
C_("rules", "What a Weakened Army replaces")
/* Translators: dark-age-z/ruling.weakened-details: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "weakened, defeated, empty zone, commander, slots")
/* Translators: dark-age-z/ruling.weakened-details */
C_("rules", "The book replaces all Army Cards of a zone and speaks of loyalty only. With us a defeated one is replaced too, and the Weakened Army lies face up; an empty zone stays empty. It has no slots and counts as an active army otherwise. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.barbarian-replaces */
C_("rules", "His new army takes the defeated one’s place")
/* Translators: dark-age-z/ruling.barbarian-replaces: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "barbarian, defeated, replace, neighbour's army")
/* Translators: dark-age-z/ruling.barbarian-replaces */
C_("rules", "The book sends a card to each zone with a defeated army and does not say where that army goes. It is discarded, even if it was loyal to the other player of that frontier; no zombies come of it. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.barbarian-discards */
C_("rules", "When the Barbarian King’s deck runs out")
/* Translators: dark-age-z/ruling.barbarian-discards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "barbarian deck, empty, reshuffle, discards")
/* Translators: dark-age-z/ruling.barbarian-discards */
C_("rules", "The book does not say where his cards go. With us his Bronze cards have a discard pile of their own, which is shuffled when his deck is empty. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.two-player-values */
C_("rules", "Board values for two players")
/* Translators: dark-age-z/ruling.two-player-values: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "two players, track, restoration, value")
/* Translators: dark-age-z/ruling.two-player-values */
C_("rules", "A game of two counts as a kind of game of three, but the board has a movement track for two. We use the values for two wherever the board prints them, and two as the number of players. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.two-player-cooperative */
C_("rules", "Two players against all")
/* Translators: dark-age-z/ruling.two-player-cooperative: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "two players, cooperative, barbarian")
/* Translators: dark-age-z/ruling.two-player-cooperative */
C_("rules", "The book recommends three or more but gives a target for two, and does not say how they play. With us the Barbarian King joins them as in the competitive game; his kingdom has no points to lose. The group may rule otherwise.")
/* Translators: dark-age-z/ruling.cooperative-end-missions */
C_("rules", "End-Game Missions count towards the target")
/* Translators: dark-age-z/ruling.cooperative-end-missions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "target, end-game mission, before counting")
/* Translators: dark-age-z/ruling.cooperative-end-missions */
C_("rules", "The book does not say whether these rewards come before the total is compared with the target. With us they do, as they are taken at the end of the last day. The group may rule otherwise.")
