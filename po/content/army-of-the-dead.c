/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The texts of data/games/army-of-the-dead. Made by po/hk-content-texts.py and never compiled: change the content, not this. */
/* Translators: army-of-the-dead/aaahh */
C_("components", "Aaahh!!")
/* Translators: army-of-the-dead/adrenaline-shot */
C_("components", "Adrenaline Shot")
/* Translators: army-of-the-dead/ammo-clip */
C_("components", "Ammo Clip")
/* Translators: army-of-the-dead/army-knife */
C_("components", "Army Knife")
/* Translators: army-of-the-dead/army-sniper-rifle */
C_("components", "Army Sniper Rifle")
/* Translators: army-of-the-dead/bola-gun */
C_("components", "Bola Gun")
/* Translators: army-of-the-dead/booby-trap */
C_("components", "Booby Trap")
/* Translators: army-of-the-dead/combat-shotgun */
C_("components", "Combat Shotgun")
/* Translators: army-of-the-dead/crowbar */
C_("components", "Crowbar")
/* Translators: army-of-the-dead/desert-eagle */
C_("components", "Desert Eagle")
/* Translators: army-of-the-dead/first-aid-kit */
C_("components", "First Aid Kit")
/* Translators: army-of-the-dead/golden-ak-47 */
C_("components", "Golden AK-47")
/* Translators: army-of-the-dead/grenade */
C_("components", "Grenade")
/* Translators: army-of-the-dead/grenade-launcher */
C_("components", "Grenade Launcher")
/* Translators: army-of-the-dead/heavy-machine-gun */
C_("components", "Heavy Machine Gun")
/* Translators: army-of-the-dead/jerry-can */
C_("components", "Jerry Can")
/* Translators: army-of-the-dead/katana */
C_("components", "Katana")
/* Translators: army-of-the-dead/machete */
C_("components", "Machete")
/* Translators: army-of-the-dead/revolver */
C_("components", "Revolver")
/* Translators: army-of-the-dead/ring-saw */
C_("components", "Ring Saw")
/* Translators: army-of-the-dead/rocket-launcher */
C_("components", "Rocket Launcher")
/* Translators: army-of-the-dead/scotts-military-rifle */
C_("components", "Scott’s Military Rifle")
/* Translators: army-of-the-dead/semi-automatic-pistol */
C_("components", "Semi-Automatic Pistol")
/* Translators: army-of-the-dead/semi-automatic-rifle */
C_("components", "Semi-Automatic Rifle")
/* Translators: army-of-the-dead/silencer */
C_("components", "Silencer")
/* Translators: army-of-the-dead/spiked-baseball-bat */
C_("components", "Spiked Baseball Bat")
/* Translators: army-of-the-dead/submachine-gun */
C_("components", "Submachine Gun")
/* Translators: army-of-the-dead/tnt */
C_("components", "TNT")
/* Translators: army-of-the-dead/scott */
C_("components", "Scott Ward")
/* Translators: army-of-the-dead/cruz */
C_("components", "Maria Cruz")
/* Translators: army-of-the-dead/martin */
C_("components", "Martin")
/* Translators: army-of-the-dead/vanderohe */
C_("components", "Vanderohe")
/* Translators: army-of-the-dead/guzman */
C_("components", "Mikey Guzman")
/* Translators: army-of-the-dead/peters */
C_("components", "Marianne Peters")
/* Translators: army-of-the-dead/chambers */
C_("components", "Chambers")
/* Translators: army-of-the-dead/lilly */
C_("components", "Lilly")
/* Translators: army-of-the-dead/tanaka */
C_("components", "Bly Tanaka")
/* Translators: army-of-the-dead/kate */
C_("components", "Kate Ward")
/* Translators: army-of-the-dead/dieter */
C_("components", "Ludwig Dieter")
/* Translators: army-of-the-dead/cummings */
C_("components", "Burt Cummings")
/* Translators: army-of-the-dead/shambler */
C_("components", "Shambler")
/* Translators: army-of-the-dead/alpha */
C_("components", "Alpha")
/* Translators: army-of-the-dead/valentine */
C_("components", "Valentine")
/* Translators: army-of-the-dead/queen */
C_("components", "The Queen")
/* Translators: army-of-the-dead/zeus */
C_("components", "Zeus")
/* Translators: army-of-the-dead/helmeted-zeus */
C_("components", "Helmeted Zeus")
/* Translators: army-of-the-dead/helmeted-zeus */
C_("components", "He cannot be damaged; the first hit by an Explosive makes him the regular Zeus.")
/* Translators: army-of-the-dead/mounted-zeus */
C_("components", "Mounted Zeus")
/* Translators: army-of-the-dead/bruiser */
C_("components", "Bruiser")
/* Translators: army-of-the-dead/vault-expert */
C_("components", "Vault Expert")
/* Translators: army-of-the-dead/mechanic */
C_("components", "Mechanic")
/* Translators: army-of-the-dead/stealthy */
C_("components", "Stealthy")
/* Translators: army-of-the-dead/pilot */
C_("components", "Pilot")
/* Translators: army-of-the-dead/action */
C_("components", "+1 Action")
/* Translators: army-of-the-dead/action */
C_("components", "The Survivor has one more Action in each turn, for anything. The book shows this Skill on a Dashboard without explaining it.")
/* Translators: army-of-the-dead/plus-damage */
C_("components", "+1 Damage: [Action]")
/* Translators: army-of-the-dead/plus-damage */
C_("components", "The damage of the weapon is 1 higher in Actions of the named kind: combat, melee or ranged.")
/* Translators: army-of-the-dead/free */
C_("components", "+1 Free [Action] Action")
/* Translators: army-of-the-dead/free */
C_("components", "One Action of the named kind more in each turn: combat, melee, move, ranged or search. It can be spent on nothing else.")
/* Translators: army-of-the-dead/zone-per-move */
C_("components", "+1 Zone Per Move")
/* Translators: army-of-the-dead/zone-per-move */
C_("components", "A Move of one Action may take the Survivor 1 or 2 Zones far. A Zone with Zombies still ends it.")
/* Translators: army-of-the-dead/plus-die */
C_("components", "+1 Die: [Action]")
/* Translators: army-of-the-dead/plus-die */
C_("components", "Each weapon of the Survivor rolls a die more in Actions of the named kind: combat, melee or ranged.")
/* Translators: army-of-the-dead/bloodlust */
C_("components", "Bloodlust: [Action]")
/* Translators: army-of-the-dead/bloodlust */
C_("components", "Once in a turn, 1 Action buys a move of 1 or 2 Zones that ends among Zombies, and a free Action of the named kind after it. The rules of moving hold.")
/* Translators: army-of-the-dead/born-leader */
C_("components", "Born Leader")
/* Translators: army-of-the-dead/born-leader */
C_("components", "In the own turn the Survivor may give another Survivor 1 free Action of any kind. It is taken at once; then the turn goes on.")
/* Translators: army-of-the-dead/search-more */
C_("components", "Can Search More Than Once")
/* Translators: army-of-the-dead/search-more */
C_("components", "The limit of one Search in a turn is lifted. Each further Search costs an Action.")
/* Translators: army-of-the-dead/charge */
C_("components", "Charge")
/* Translators: army-of-the-dead/charge */
C_("components", "Once in a turn the Survivor may run 1 or 2 Zones for free, if that ends among Zombies. The rules of moving hold, and a Zone with Zombies ends it.")
/* Translators: army-of-the-dead/combat-reflexes */
C_("components", "Combat Reflexes")
/* Translators: army-of-the-dead/combat-reflexes */
C_("components", "When Zombies spawn at range 0–1, the Survivor may attack them at once for free, even killing more than have just come. A shot must go to the Zone where they appeared. Once for each Zombie card.")
/* Translators: army-of-the-dead/escalation */
C_("components", "Escalation: [Action]")
/* Translators: army-of-the-dead/escalation */
C_("components", "Each Action of the named kind that follows another one directly is rolled with 1 die more than the last. Any other Action, and the end of the turn, brings this back to nothing.")
/* Translators: army-of-the-dead/explosive-master */
C_("components", "Explosive Master")
/* Translators: army-of-the-dead/explosive-master */
C_("components", "The Survivor has a free Action for Explosives and rolls one die more with them.")
/* Translators: army-of-the-dead/hit-and-run */
C_("components", "Hit & Run")
/* Translators: army-of-the-dead/hit-and-run */
C_("components", "Right after a Melee or Ranged Action that killed at least 1 Zombie, the Survivor may move for free. Zombies in the Zone left behind cost nothing extra.")
/* Translators: army-of-the-dead/hunter */
C_("components", "Hunter: [Zombie Type]")
/* Translators: army-of-the-dead/hunter */
C_("components", "If a Combat Action kills any Zombie in a Zone, the Survivor may remove one Zombie of the named type from that Zone as well and gains its Adrenaline.")
/* Translators: army-of-the-dead/lifesaver */
C_("components", "Lifesaver")
/* Translators: army-of-the-dead/lifesaver */
C_("components", "Once in a turn and for free: choose a Zone at range 1 with a Zombie and a Survivor in it, which you can see and reach. Drag Survivors of your choice from it into your own Zone. It is no Move, and a player may refuse.")
/* Translators: army-of-the-dead/lucky */
C_("components", "Lucky")
/* Translators: army-of-the-dead/lucky */
C_("components", "In each Action all dice may be rolled again, once. The new roll counts. It comes on top of re-rolls granted by Equipment.")
/* Translators: army-of-the-dead/reaper */
C_("components", "Reaper: [Action]")
/* Translators: army-of-the-dead/reaper */
C_("components", "In an Action of the named kind, one hit that kills may take one more identical Zombie in the Zone with it. One in each Action; its Adrenaline is gained.")
/* Translators: army-of-the-dead/regeneration */
C_("components", "Regeneration")
/* Translators: army-of-the-dead/regeneration */
C_("components", "In each End Phase the Survivor is healed completely.")
/* Translators: army-of-the-dead/roll-6-damage */
C_("components", "Roll 6: +1 Damage [Action]")
/* Translators: army-of-the-dead/roll-6-damage */
C_("components", "Every 6 rolled in an Action of the named kind adds 1 to the damage of the weapon. Settle re-rolls first.")
/* Translators: army-of-the-dead/roll-6-die */
C_("components", "Roll 6: +1 Die [Action]")
/* Translators: army-of-the-dead/roll-6-die */
C_("components", "Every 6 rolled in an Action of the named kind lets the Survivor roll one more die, and so on while 6s come. Settle re-rolls first.")
/* Translators: army-of-the-dead/search-2 */
C_("components", "Search: 2 Cards")
/* Translators: army-of-the-dead/search-2 */
C_("components", "A Search draws 2 cards.")
/* Translators: army-of-the-dead/silent-killer */
C_("components", "Silent Killer")
/* Translators: army-of-the-dead/silent-killer */
C_("components", "Removing a Sleeper token takes 1 Action and not 2.")
/* Translators: army-of-the-dead/shove */
C_("components", "Shove")
/* Translators: army-of-the-dead/shove */
C_("components", "Once in a turn and for free: push all Zombies of your Zone into one Zone at range 1 to which a clear path leads. It is no movement.")
/* Translators: army-of-the-dead/slippery */
C_("components", "Slippery")
/* Translators: army-of-the-dead/slippery */
C_("components", "Zombies in the Zone the Survivor leaves cost no extra Actions, and Zombies in a Zone entered do not end a Move.")
/* Translators: army-of-the-dead/sprint */
C_("components", "Sprint")
/* Translators: army-of-the-dead/sprint */
C_("components", "Once in a turn a Move Action may take the Survivor 2 or 3 Zones far. A Zone with Zombies still ends it.")
/* Translators: army-of-the-dead/steady-hand */
C_("components", "Steady Hand")
/* Translators: army-of-the-dead/steady-hand */
C_("components", "When the Survivor misses with a Ranged Action, teammates of choice are spared. It does not help against what strikes everyone in a Zone, such as Explosives.")
/* Translators: army-of-the-dead/sidestep */
C_("components", "Sidestep")
/* Translators: army-of-the-dead/sidestep */
C_("components", "When Zombies spawn at range 0–1, and before any extra activation, the Survivor may move for free, without paying for Zombies in the Zone. Once for each Zombie card.")
/* Translators: army-of-the-dead/tactician */
C_("components", "Tactician")
/* Translators: army-of-the-dead/tactician */
C_("components", "The Survivor may take the turn at any time of the Player Phase, before or after that of any other Survivor.")
/* Translators: army-of-the-dead/to-the-rescue */
C_("components", "To the Rescue")
/* Translators: army-of-the-dead/to-the-rescue */
C_("components", "If anybody was wounded in this round, the Survivor has 1 free Action when the Zombie Phase closes.")
/* Translators: army-of-the-dead/one-up-or-down */
C_("components", "+1 or −1")
/* Translators: army-of-the-dead/one-up-one-down */
C_("components", "+1 and −1")
/* Translators: army-of-the-dead/any-face */
C_("components", "any face")
/* Translators: army-of-the-dead/extra-roll */
C_("components", "an extra roll")
/* Translators: army-of-the-dead/extra-die */
C_("components", "an extra die")
/* Translators: army-of-the-dead/zombie-card */
C_("pack-schema", "Zombie Card")
/* Translators: army-of-the-dead/zombie-card */
C_("pack-schema", "Zombie Cards")
/* Translators: army-of-the-dead/zombie-card */
C_("pack-schema", "Eighteen cards. Type the number printed on the card, the type of zombie, and how many come at each Danger Level. A card of an Abomination brings 1 at each level.")
/* Translators: army-of-the-dead/id */
C_("pack-schema", "Number")
/* Translators: army-of-the-dead/type */
C_("pack-schema", "Type")
/* Translators: army-of-the-dead/type */
C_("value", "shambler")
/* Translators: army-of-the-dead/type */
C_("value", "alpha")
/* Translators: army-of-the-dead/type */
C_("value", "valentine")
/* Translators: army-of-the-dead/type */
C_("value", "queen")
/* Translators: army-of-the-dead/type */
C_("value", "zeus")
/* Translators: army-of-the-dead/blue */
C_("pack-schema", "Blue Level")
/* Translators: army-of-the-dead/yellow */
C_("pack-schema", "Yellow Level")
/* Translators: army-of-the-dead/orange */
C_("pack-schema", "Orange Level")
/* Translators: army-of-the-dead/red */
C_("pack-schema", "Red Level")
/* Translators: army-of-the-dead/zeus-order */
C_("pack-schema", "Zeus Orders Card")
/* Translators: army-of-the-dead/zeus-order */
C_("pack-schema", "Zeus Orders Cards")
/* Translators: army-of-the-dead/zeus-order */
C_("pack-schema", "Ten cards, under names of your own. Say which zombies come to the Zeus Spawn Zone and how many; where the card tells no levels apart, type its number four times. Then say who activates: those just placed, or all of a type on the board or only there in the Zone.")
/* Translators: army-of-the-dead/id */
C_("pack-schema", "Name of your own")
/* Translators: army-of-the-dead/type */
C_("value", "none")
/* Translators: army-of-the-dead/activates */
C_("pack-schema", "Who activates")
/* Translators: army-of-the-dead/activates */
C_("value", "those")
/* Translators: army-of-the-dead/activates */
C_("value", "shamblers")
/* Translators: army-of-the-dead/activates */
C_("value", "alphas")
/* Translators: army-of-the-dead/activates */
C_("value", "all")
/* Translators: army-of-the-dead/activates */
C_("value", "shamblers-there")
/* Translators: army-of-the-dead/activates */
C_("value", "alphas-there")
/* Translators: army-of-the-dead/activates */
C_("value", "all-there")
/* Translators: army-of-the-dead/text */
C_("pack-schema", "What else it says")
/* Translators: army-of-the-dead/vault-card */
C_("pack-schema", "Vault Card")
/* Translators: army-of-the-dead/vault-card */
C_("pack-schema", "Vault Cards")
/* Translators: army-of-the-dead/vault-card */
C_("pack-schema", "Five cards. Type the name, the Specialty that grants the bonus, and the bonus.")
/* Translators: army-of-the-dead/name */
C_("pack-schema", "Name")
/* Translators: army-of-the-dead/specialty */
C_("pack-schema", "Specialty")
/* Translators: army-of-the-dead/specialty */
C_("value", "bruiser")
/* Translators: army-of-the-dead/specialty */
C_("value", "vault-expert")
/* Translators: army-of-the-dead/specialty */
C_("value", "mechanic")
/* Translators: army-of-the-dead/specialty */
C_("value", "stealthy")
/* Translators: army-of-the-dead/specialty */
C_("value", "pilot")
/* Translators: army-of-the-dead/bonus */
C_("pack-schema", "Bonus")
/* Translators: army-of-the-dead/bonus */
C_("value", "one-up-or-down")
/* Translators: army-of-the-dead/bonus */
C_("value", "one-up-one-down")
/* Translators: army-of-the-dead/bonus */
C_("value", "any-face")
/* Translators: army-of-the-dead/bonus */
C_("value", "extra-roll")
/* Translators: army-of-the-dead/bonus */
C_("value", "extra-die")
/* Translators: army-of-the-dead/survivor */
C_("pack-schema", "Survivor")
/* Translators: army-of-the-dead/survivor */
C_("pack-schema", "Survivors")
/* Translators: army-of-the-dead/survivor */
C_("pack-schema", "Twelve ID cards. Skills are named by ids such as action, plus-die:combat, free:move, charge or hunter:alpha. A starting pack is a list of Equipment ids with commas between them.")
/* Translators: army-of-the-dead/id */
C_("value", "scott")
/* Translators: army-of-the-dead/id */
C_("value", "cruz")
/* Translators: army-of-the-dead/id */
C_("value", "martin")
/* Translators: army-of-the-dead/id */
C_("value", "vanderohe")
/* Translators: army-of-the-dead/id */
C_("value", "guzman")
/* Translators: army-of-the-dead/id */
C_("value", "peters")
/* Translators: army-of-the-dead/id */
C_("value", "chambers")
/* Translators: army-of-the-dead/id */
C_("value", "lilly")
/* Translators: army-of-the-dead/id */
C_("value", "tanaka")
/* Translators: army-of-the-dead/id */
C_("value", "kate")
/* Translators: army-of-the-dead/id */
C_("value", "dieter")
/* Translators: army-of-the-dead/id */
C_("value", "cummings")
/* Translators: army-of-the-dead/specialty-2 */
C_("pack-schema", "Second Specialty")
/* Translators: army-of-the-dead/blue */
C_("pack-schema", "Blue Skill")
/* Translators: army-of-the-dead/yellow */
C_("pack-schema", "Yellow Skill")
/* Translators: army-of-the-dead/orange-1 */
C_("pack-schema", "First Orange Skill")
/* Translators: army-of-the-dead/orange-2 */
C_("pack-schema", "Second Orange Skill")
/* Translators: army-of-the-dead/red-1 */
C_("pack-schema", "First Red Skill")
/* Translators: army-of-the-dead/red-2 */
C_("pack-schema", "Second Red Skill")
/* Translators: army-of-the-dead/red-3 */
C_("pack-schema", "Third Red Skill")
/* Translators: army-of-the-dead/pack-1 */
C_("pack-schema", "First starting pack")
/* Translators: army-of-the-dead/pack-2 */
C_("pack-schema", "Second starting pack")
/* Translators: army-of-the-dead/weapon */
C_("pack-schema", "Weapon")
/* Translators: army-of-the-dead/weapon */
C_("pack-schema", "Weapons")
/* Translators: army-of-the-dead/weapon */
C_("pack-schema", "Every card that can be used in a Combat Action, and the two attacks of the Taco Truck. A thrown weapon always hits and rolls no dice.")
/* Translators: army-of-the-dead/id */
C_("pack-schema", "Equipment")
/* Translators: army-of-the-dead/id */
C_("value", "army-knife")
/* Translators: army-of-the-dead/id */
C_("value", "army-sniper-rifle")
/* Translators: army-of-the-dead/id */
C_("value", "bola-gun")
/* Translators: army-of-the-dead/id */
C_("value", "booby-trap")
/* Translators: army-of-the-dead/id */
C_("value", "combat-shotgun")
/* Translators: army-of-the-dead/id */
C_("value", "crowbar")
/* Translators: army-of-the-dead/id */
C_("value", "desert-eagle")
/* Translators: army-of-the-dead/id */
C_("value", "golden-ak-47")
/* Translators: army-of-the-dead/id */
C_("value", "grenade")
/* Translators: army-of-the-dead/id */
C_("value", "grenade-launcher")
/* Translators: army-of-the-dead/id */
C_("value", "heavy-machine-gun")
/* Translators: army-of-the-dead/id */
C_("value", "jerry-can")
/* Translators: army-of-the-dead/id */
C_("value", "katana")
/* Translators: army-of-the-dead/id */
C_("value", "machete")
/* Translators: army-of-the-dead/id */
C_("value", "revolver")
/* Translators: army-of-the-dead/id */
C_("value", "ring-saw")
/* Translators: army-of-the-dead/id */
C_("value", "rocket-launcher")
/* Translators: army-of-the-dead/id */
C_("value", "scotts-military-rifle")
/* Translators: army-of-the-dead/id */
C_("value", "semi-automatic-pistol")
/* Translators: army-of-the-dead/id */
C_("value", "semi-automatic-rifle")
/* Translators: army-of-the-dead/id */
C_("value", "spiked-baseball-bat")
/* Translators: army-of-the-dead/id */
C_("value", "submachine-gun")
/* Translators: army-of-the-dead/id */
C_("value", "tnt")
/* Translators: army-of-the-dead/id */
C_("value", "taco-truck-attack")
/* Translators: army-of-the-dead/id */
C_("value", "taco-truck-gun")
/* Translators: army-of-the-dead/kind */
C_("pack-schema", "Kind")
/* Translators: army-of-the-dead/kind */
C_("value", "melee")
/* Translators: army-of-the-dead/kind */
C_("value", "ranged")
/* Translators: army-of-the-dead/kind */
C_("value", "thrown")
/* Translators: army-of-the-dead/minimum-range */
C_("pack-schema", "Minimum Range")
/* Translators: army-of-the-dead/maximum-range */
C_("pack-schema", "Maximum Range")
/* Translators: army-of-the-dead/dice */
C_("pack-schema", "Dice")
/* Translators: army-of-the-dead/ammo-dice */
C_("pack-schema", "Ammo Dice")
/* Translators: army-of-the-dead/accuracy */
C_("pack-schema", "Accuracy")
/* Translators: army-of-the-dead/damage */
C_("pack-schema", "Damage")
/* Translators: army-of-the-dead/noisy */
C_("pack-schema", "Noisy (1 yes, 0 no)")
/* Translators: army-of-the-dead/explosive */
C_("pack-schema", "Explosive (1 yes, 0 no)")
/* Translators: army-of-the-dead/backpack */
C_("pack-schema", "Usable from the Backpack (1 yes, 0 no)")
/* Translators: army-of-the-dead/skill */
C_("pack-schema", "Skill it gives")
/* Translators: army-of-the-dead/personal-objective */
C_("pack-schema", "Personal Objective")
/* Translators: army-of-the-dead/personal-objective */
C_("pack-schema", "Personal Objectives")
/* Translators: army-of-the-dead/personal-objective */
C_("pack-schema", "Twelve cards. Say in your own words what has to be done. Where the card counts kills, type how many and of which type; otherwise 0 and none.")
/* Translators: army-of-the-dead/text */
C_("pack-schema", "What has to be done")
/* Translators: army-of-the-dead/kills */
C_("pack-schema", "Kills needed")
/* Translators: army-of-the-dead/kill-type */
C_("pack-schema", "Type of the kills")
/* Translators: army-of-the-dead/kill-type */
C_("value", "abomination")
/* Translators: army-of-the-dead/token */
C_("pack-schema", "What its token does")
/* Translators: army-of-the-dead/setup */
C_("phases", "Setup")
/* Translators: army-of-the-dead/setup */
C_("phases", "Choose a mission, build the board and equip six Survivors.")
/* Translators: army-of-the-dead/setup-mission */
C_("phases", "Choose a mission")
/* Translators: army-of-the-dead/setup-mission */
C_("phases", "Special rules of the mission overrule the general ones.")
/* Translators: army-of-the-dead/setup-tiles */
C_("phases", "Lay the tiles")
/* Translators: army-of-the-dead/setup-spawns */
C_("phases", "Place Spawn Zones, tokens and miniatures")
/* Translators: army-of-the-dead/setup-spawns */
C_("phases", "Coloured Spawn Zones sleep until something opens them.")
/* Translators: army-of-the-dead/setup-sleepers */
C_("phases", "Lay out the Sleepers")
/* Translators: army-of-the-dead/setup-sleepers */
C_("phases", "Number down: nobody looks.")
/* Translators: army-of-the-dead/setup-survivors */
C_("phases", "Choose six Survivors")
/* Translators: army-of-the-dead/setup-survivors */
C_("phases", "Look at the Specialties that the mission needs.")
/* Translators: army-of-the-dead/setup-dashboards */
C_("phases", "Prepare the Dashboards")
/* Translators: army-of-the-dead/setup-dashboards */
C_("phases", "A Bruiser has one Health more.")
/* Translators: army-of-the-dead/setup-equipment */
C_("phases", "Take the starting Equipment")
/* Translators: army-of-the-dead/setup-equipment */
C_("phases", "The cards come out of the Equipment deck.")
/* Translators: army-of-the-dead/setup-decks */
C_("phases", "Shuffle the decks")
/* Translators: army-of-the-dead/setup-decks */
C_("phases", "The Abomination cards and the Truck card lie in view.")
/* Translators: army-of-the-dead/setup-objectives */
C_("phases", "Draw the Personal Objectives and place the Objectives")
/* Translators: army-of-the-dead/setup-objectives */
C_("phases", "Two cards, unless the mission says otherwise.")
/* Translators: army-of-the-dead/setup-objectives */
C_("phases", "Mix the tokens; the red side is up.")
/* Translators: army-of-the-dead/setup-first-player */
C_("phases", "Choose the First Player")
/* Translators: army-of-the-dead/setup-first-player */
C_("phases", "Survivors and Noise token stand in the Starting Zone.")
/* Translators: army-of-the-dead/player */
C_("phases", "Player Phase")
/* Translators: army-of-the-dead/player */
C_("phases", "Every player activates their Survivors, the First Player before the others.")
/* Translators: army-of-the-dead/player-turns */
C_("phases", "Activate the Survivors")
/* Translators: army-of-the-dead/player-turns */
C_("phases", "Every Zombie in the Zone makes leaving it dearer by one Action.")
/* Translators: army-of-the-dead/player-turns */
C_("phases", "Leaving Sleepers takes a die, unless you are Stealthy.")
/* Translators: army-of-the-dead/player-turns */
C_("phases", "One Search in a Turn, indoors and away from Zombies.")
/* Translators: army-of-the-dead/player-turns */
C_("phases", "Noise wakes Sleepers here and next door.")
/* Translators: army-of-the-dead/player-turns */
C_("phases", "Misses of a Ranged Action hit friends in the target Zone.")
/* Translators: army-of-the-dead/player-turns */
C_("phases", "A new Danger Level brings a Skill, and maybe more Zombies.")
/* Translators: army-of-the-dead/zombie */
C_("phases", "Zombie Phase")
/* Translators: army-of-the-dead/zombie */
C_("phases", "The dead attack and move, those with several Actions again.")
/* Translators: army-of-the-dead/zombie-attack-1 */
C_("phases", "All Zombies: Attacks")
/* Translators: army-of-the-dead/zombie-attack-1 */
C_("phases", "Zombies always hit.")
/* Translators: army-of-the-dead/zombie-attack-1 */
C_("phases", "Players share out the Attacks in a Zone.")
/* Translators: army-of-the-dead/zombie-attack-1 */
C_("phases", "Zombies trapped by a Bola do nothing.")
/* Translators: army-of-the-dead/zombie-move-1 */
C_("phases", "All Zombies: Moves")
/* Translators: army-of-the-dead/zombie-move-1 */
C_("phases", "Only those who did not attack move.")
/* Translators: army-of-the-dead/zombie-move-1 */
C_("phases", "In sight with the Noise token, then in sight with the most Survivors, then the Noise token.")
/* Translators: army-of-the-dead/zombie-move-1 */
C_("phases", "Zombies who enter a Zone with Sleepers wake them.")
/* Translators: army-of-the-dead/zombie-attack-2 */
C_("phases", "Second Action: Attacks")
/* Translators: army-of-the-dead/zombie-attack-2 */
C_("phases", "Alphas, Mounted Zeus and Valentine.")
/* Translators: army-of-the-dead/zombie-attack-2 */
C_("phases", "Shamblers who woke in this phase do nothing.")
/* Translators: army-of-the-dead/zombie-move-2 */
C_("phases", "Second Action: Moves")
/* Translators: army-of-the-dead/zombie-move-2 */
C_("phases", "Equal ways divide a group; the First Player decides the rest.")
/* Translators: army-of-the-dead/zombie-attack-3 */
C_("phases", "Third Action: Attack")
/* Translators: army-of-the-dead/zombie-attack-3 */
C_("phases", "Valentine alone.")
/* Translators: army-of-the-dead/zombie-move-3 */
C_("phases", "Third Action: Move")
/* Translators: army-of-the-dead/spawn */
C_("phases", "Spawn")
/* Translators: army-of-the-dead/spawn */
C_("phases", "New Zombies come to every active Spawn Zone, clockwise from the starting one.")
/* Translators: army-of-the-dead/spawn-zones */
C_("phases", "Spawn in every open Zone")
/* Translators: army-of-the-dead/spawn-zones */
C_("phases", "The highest Danger Level of the team names the line.")
/* Translators: army-of-the-dead/spawn-zones */
C_("phases", "At the Zeus Spawn Zone draw a Zeus Orders card.")
/* Translators: army-of-the-dead/spawn-zones */
C_("phases", "Too few miniatures: all of the type activate once more, at once.")
/* Translators: army-of-the-dead/spawn-zones */
C_("phases", "Zombies who spawn on Sleepers wake them.")
/* Translators: army-of-the-dead/spawn-zones */
C_("phases", "Combat Reflexes and Sidestep answer each card.")
/* Translators: army-of-the-dead/spawn-rescue */
C_("phases", "To the Rescue")
/* Translators: army-of-the-dead/spawn-rescue */
C_("phases", "One free Action if anybody was wounded in this round.")
/* Translators: army-of-the-dead/spawn-rescue */
C_("phases", "Zombies trapped by a Bola are free again.")
/* Translators: army-of-the-dead/end */
C_("phases", "End Phase")
/* Translators: army-of-the-dead/end */
C_("phases", "Move the Noise token and pass on the First Player token.")
/* Translators: army-of-the-dead/end-noise */
C_("phases", "Move the Noise token")
/* Translators: army-of-the-dead/end-noise */
C_("phases", "To the Zone with the most Survivors; the First Player settles a tie.")
/* Translators: army-of-the-dead/end-noise */
C_("phases", "No Sleepers wake.")
/* Translators: army-of-the-dead/end-regeneration */
C_("phases", "Heal those with Regeneration")
/* Translators: army-of-the-dead/end-time */
C_("phases", "Advance the Time token")
/* Translators: army-of-the-dead/end-time */
C_("phases", "Only in missions with a Time Track.")
/* Translators: army-of-the-dead/end-first-player */
C_("phases", "Pass the First Player token")
/* Translators: army-of-the-dead/end-first-player */
C_("phases", "To the left.")
/* Translators: army-of-the-dead: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Army of the Dead rulebook")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "car, vehicle, truck")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "passengers, seats, fit")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "swap, trade, exchange, give")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "items, equipment, gear, things")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "minis, miniatures, figures, models")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "hurt, damage, wound, harm")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "teammates, friends, friendly fire, team")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "heal, regeneration, recover, cured")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "xp, experience, adrenaline")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "loud, noisy, noise")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "see, sight, look, visible")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "site, sight")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "boss, abomination")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "lift, elevator")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "walker, shambler")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "runner, alpha")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "hp, health")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "lose, losing, defeat")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "win, winning, victory")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "appear, spawn, arrive")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "heroes, characters, survivors")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "leave, leaving, walk away")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "safe, vault")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "orange, danger level")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "bag, backpack")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "bomb, explosive")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "magazine, ammo clip")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "reload, out of ammo")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "reroll, lucky")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "choose, destination, target")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "king, zeus")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "shoot, ranged action")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "dead, death, eliminated")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "tiger, valentine")
/* Translators: army-of-the-dead: words of which a person may use any for the others, with commas between; as many or as few as your language has */
C_("keywords", "drive, driving")
/* Translators: army-of-the-dead/overview.goal */
C_("rules", "What the game is about")
/* Translators: army-of-the-dead/overview.goal: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Introduction")
/* Translators: army-of-the-dead/overview.goal: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "goal, aim, object, purpose, heist, las vegas, co-op, cooperative")
/* Translators: army-of-the-dead/overview.goal: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The players form one team of Survivors in walled-off Las Vegas and play together against the dead. They choose a mission, do what it asks and what the [[mission.personal-objectives|Personal Objectives]] ask, and [[mission.winning|win]] or [[mission.losing|lose]] as one.")
/* Translators: army-of-the-dead/overview.players */
C_("rules", "Number of players")
/* Translators: army-of-the-dead/overview.players: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many, player count, solo, alone, one player, two, six")
/* Translators: army-of-the-dead/overview.players: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "One to six people play. The team is always six Survivors strong, so with fewer people somebody leads several of them: see [[setup.survivors]].")
/* Translators: army-of-the-dead/overview.round */
C_("rules", "A Game Round")
/* Translators: army-of-the-dead/overview.round: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Game overview")
/* Translators: army-of-the-dead/overview.round: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "phases, sequence, order, round structure, summary, turn order")
/* Translators: army-of-the-dead/overview.round: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Three phases follow each other until the mission is won or lost. In the [[player.phase|Player Phase]] all Survivors act. In the [[zombie-phase.overview|Zombie Phase]] the dead act and new ones arrive. The [[end.phase|End Phase]] moves the [[noise.token|Noise token]] and hands the First Player token on.")
/* Translators: army-of-the-dead/overview.precedence */
C_("rules", "Missions overrule everything")
/* Translators: army-of-the-dead/overview.precedence: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Mission file")
/* Translators: army-of-the-dead/overview.precedence: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "special rules, conflict, contradiction, which rule wins, exception, precedence")
/* Translators: army-of-the-dead/overview.precedence */
C_("rules", "Where a special rule of the mission contradicts the general rules or a card, the mission is right.")
/* Translators: army-of-the-dead/setup.mission */
C_("rules", "Choose a mission")
/* Translators: army-of-the-dead/setup.mission: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Setup")
/* Translators: army-of-the-dead/setup.mission: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, map, first step, folder, start a game, read aloud")
/* Translators: army-of-the-dead/setup.mission: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Open the Mission Folder and take one of its [[mission.file|mission files]]; it stays beside the board. It is read to the whole group once the board stands, before anybody picks a Survivor.")
/* Translators: army-of-the-dead/setup.tiles */
C_("rules", "Lay the tiles")
/* Translators: army-of-the-dead/setup.tiles: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "board, map, tile, build")
/* Translators: army-of-the-dead/setup.tiles */
C_("rules", "Build the board out of the tiles that the mission names, in the arrangement it shows.")
/* Translators: army-of-the-dead/setup.spawns */
C_("rules", "Spawn Zones, tokens and miniatures")
/* Translators: army-of-the-dead/setup.spawns: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "spawn token, place tokens, doors, starting spawn, dice, eight dice")
/* Translators: army-of-the-dead/setup.spawns: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The mission file and the tiles show where the [[spawn.zones|Spawn Zones]], the other tokens and the first miniatures belong. All eight dice, six of them ordinary and two [[combat.ammo|Ammo Dice]], lie within everybody’s reach.")
/* Translators: army-of-the-dead/setup.sleepers */
C_("rules", "Lay out the Sleepers")
/* Translators: army-of-the-dead/setup.sleepers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sleeper token, face down, hibernating, shuffle")
/* Translators: army-of-the-dead/setup.sleepers: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Mix the [[sleepers.tokens|Sleeper tokens]] and lay one, number down, in every Zone that the mission marks for it. Nobody looks underneath.")
/* Translators: army-of-the-dead/setup.survivors */
C_("rules", "Choose six Survivors")
/* Translators: army-of-the-dead/setup.survivors: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "heroes, characters, team, mercenaries, who plays whom, distribute, how many survivors, six")
/* Translators: army-of-the-dead/setup.survivors: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "When you have heard the mission, choose the six of the twelve who suit it best and share them out as you like, for example one each or all six to one person. People new to the game do best with one each. A mission usually needs certain [[mission.specialty|Specialties]].")
/* Translators: army-of-the-dead/setup.seats */
C_("rules", "Where people sit")
/* Translators: army-of-the-dead/setup.seats: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "seating, order of players, clockwise, left")
/* Translators: army-of-the-dead/setup.seats */
C_("rules", "The players sit as they please. From then on the Turn goes round to the left.")
/* Translators: army-of-the-dead/setup.dashboards */
C_("rules", "Prepare the Dashboards")
/* Translators: army-of-the-dead/setup.dashboards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "player board, dashboard, tracker, base, wound bar, reserve, five trackers, colour")
/* Translators: army-of-the-dead/setup.dashboards: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Each Survivor has a Dashboard with the ID card on it, a coloured base under the miniature and five trackers of that colour. One tracker marks the starting Health on the Wound Bar, one the Blue Skill, and three wait in the reserve for later [[danger.skills|Skills]]. The arrow of the Danger Bar starts at 0, on Blue.")
/* Translators: army-of-the-dead/setup.equipment */
C_("rules", "Starting Equipment")
/* Translators: army-of-the-dead/setup.equipment: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pack, starting gear, weapons at start, back of the id card, loadout")
/* Translators: army-of-the-dead/setup.equipment: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The back of an ID card offers packs of Equipment. Pick one for your Survivor and take just those cards out of the Equipment deck before it is shuffled. They may begin in the Hands or in the Backpack: see [[inventory.slots]].")
/* Translators: army-of-the-dead/setup.decks */
C_("rules", "Shuffle the decks")
/* Translators: army-of-the-dead/setup.decks: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "equipment deck, zombie deck, zeus orders, shuffle, blue, pink, red backs")
/* Translators: army-of-the-dead/setup.decks */
C_("rules", "Three decks are shuffled apart from each other and lie face down beside the board: Equipment with blue backs, Zombies with pink ones, Zeus Orders with red ones.")
/* Translators: army-of-the-dead/setup.reference-cards */
C_("rules", "Abomination and Truck cards")
/* Translators: army-of-the-dead/setup.reference-cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reference, abomination card, taco truck card, stats")
/* Translators: army-of-the-dead/setup.reference-cards */
C_("rules", "The Abomination cards of Zeus, the Queen and Valentine and the card of the Taco Truck lie where everybody sees them. They belong to nobody and only remind you of values and special rules.")
/* Translators: army-of-the-dead/setup.starting-zone */
C_("rules", "The Survivor Starting Zone")
/* Translators: army-of-the-dead/setup.starting-zone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "start, where do we start, place miniatures, starting position")
/* Translators: army-of-the-dead/setup.starting-zone: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "All Survivors begin in the Starting Zone of the mission, and the [[noise.token|Noise token]] with them. If there are several Starting Zones, it lies in any one of them.")
/* Translators: army-of-the-dead/setup.objectives */
C_("rules", "Draw Personal Objectives")
/* Translators: army-of-the-dead/setup.objectives: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "personal objective card, two cards, secret mission, draw, yellow, purple")
/* Translators: army-of-the-dead/setup.objectives */
C_("rules", "Take the Personal Objective cards of your six Survivors, mix them and turn up two, unless the mission asks for another number. Read them to everybody and lay them over the Yellow and Purple Objectives of the Mission Folder; the rest go back into the box.")
/* Translators: army-of-the-dead/setup.objective-tokens */
C_("rules", "Place the Objectives")
/* Translators: army-of-the-dead/setup.objective-tokens: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "objective tokens, red side up, shuffle objectives, hidden")
/* Translators: army-of-the-dead/setup.objective-tokens */
C_("rules", "Mix the Objective tokens that the mission asks for together with the Yellow and the Purple one. Then lay one, red side up, in each Zone marked for an Objective, so that nobody knows which is where.")
/* Translators: army-of-the-dead/setup.first-player */
C_("rules", "The First Player")
/* Translators: army-of-the-dead/setup.first-player: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "who starts, starting player, first turn, token")
/* Translators: army-of-the-dead/setup.first-player */
C_("rules", "The group chooses who gets the First Player token. That person opens the first round.")
/* Translators: army-of-the-dead/board.zones */
C_("rules", "What a Zone is")
/* Translators: army-of-the-dead/board.zones: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "The basics")
/* Translators: army-of-the-dead/board.zones: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "space, area, room, street, square, field, boundary, fountain")
/* Translators: army-of-the-dead/board.zones */
C_("rules", "Outdoors a Zone reaches from one linear marking to the next, or to the edge of the board, between the walls of the buildings, even across several tiles. Every Zone that is not on a street is indoors: a room, or the part of a room that a marking cuts off. The Fountain is no Zone.")
/* Translators: army-of-the-dead/board.sight */
C_("rules", "Line of Sight")
/* Translators: army-of-the-dead/board.sight: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "los, see, visible, can I see, can I shoot, look, view, diagonal")
/* Translators: army-of-the-dead/board.sight: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "It tells whether one Actor sees another. It is never diagonal. [[board.sight-street|On streets]] it runs far, [[board.sight-building|indoors]] one Zone. An opening in a wall lets it through; a [[board.doors|closed door]] stops it.")
/* Translators: army-of-the-dead/board.sight-street */
C_("rules", "Sight on the street")
/* Translators: army-of-the-dead/board.sight-street: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "outdoors, straight line, how far, range of sight, street, how far can I see")
/* Translators: army-of-the-dead/board.sight-street */
C_("rules", "Out of a street Zone an Actor looks in straight lines parallel to the board’s edges, over as many Zones as come before a wall or the end of the board. Looking into a building, the line reaches only the one Zone next to the door.")
/* Translators: army-of-the-dead/board.sight-building */
C_("rules", "Sight in buildings")
/* Translators: army-of-the-dead/board.sight-building: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "indoors, room, how far, one zone, window, through the door")
/* Translators: army-of-the-dead/board.sight-building */
C_("rules", "Indoors an Actor sees every Zone that is joined to its own by an opening or a dividing line, so just one Zone far, even within the same room. Looking out of a building onto a street, the line goes on straight through any number of street Zones.")
/* Translators: army-of-the-dead/board.doors */
C_("rules", "Doors")
/* Translators: army-of-the-dead/board.doors: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "closed door, open door, blocked, sight through a door")
/* Translators: army-of-the-dead/board.doors */
C_("rules", "Nobody sees through a closed door. Between a building and a street the door is also the only way in or out.")
/* Translators: army-of-the-dead/board.casino */
C_("rules", "Casino hall: long view, slot machines")
/* Translators: army-of-the-dead/board.casino: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "casino, slot machine, r4, r5, main room, block sight")
/* Translators: army-of-the-dead/board.casino */
C_("rules", "In the main room of the Casino, on tiles R4 and R5, sight works as on a street and reaches through the hall. Slot Machines block it.")
/* Translators: army-of-the-dead/board.hotel */
C_("rules", "Hotel corridors")
/* Translators: army-of-the-dead/board.hotel: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hotel, corridor, v4, v5, search, cannot search")
/* Translators: army-of-the-dead/board.hotel */
C_("rules", "In the corridor Zones of the Hotel, on tiles V4 and V5, sight works as on a street. Searching is not possible there.")
/* Translators: army-of-the-dead/board.movement */
C_("rules", "Moving between Zones")
/* Translators: army-of-the-dead/board.movement: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "move, adjacent, next zone, diagonal, corner, walls, walk")
/* Translators: army-of-the-dead/board.movement */
C_("rules", "An Actor goes to a neighbouring Zone that shares a door or a linear marking with its own. A corner is not enough, so no move is diagonal. From one empty street Zone to the next nothing hinders; between street and building the way is a door. Where in the Zone the miniature stands makes no difference.")
/* Translators: army-of-the-dead/board.adjacent */
C_("rules", "Adjacent Zones")
/* Translators: army-of-the-dead/board.adjacent: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "neighbour, next to, range 1, near, beside")
/* Translators: army-of-the-dead/board.adjacent: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Zones are adjacent when they see each other and lie one Zone apart. [[board.elevator|Elevator Zones]] of different floors are adjacent as well, though they do not see each other.")
/* Translators: army-of-the-dead/board.elevator */
C_("rules", "Elevator Zones")
/* Translators: army-of-the-dead/board.elevator: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "elevator, lift, floor, storey, upstairs, downstairs, change floor")
/* Translators: army-of-the-dead/board.elevator */
C_("rules", "For one Move an Actor changes from an Elevator Zone to one on another floor; they always count as adjacent. There is no Line of Sight from one to the other. The dead use the elevator too.")
/* Translators: army-of-the-dead/board.statue */
C_("rules", "Statue of Liberty")
/* Translators: army-of-the-dead/board.statue: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "statue, liberty, blocked zone, special zone, inaccessible")
/* Translators: army-of-the-dead/board.statue */
C_("rules", "Nobody can enter the statue and the area right around it, and nobody sees through the statue. Zombies that spawn on its highlighted area step off it into a neighbouring Zone and cannot return.")
/* Translators: army-of-the-dead/noise.token */
C_("rules", "The Noise token")
/* Translators: army-of-the-dead/noise.token: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Noise")
/* Translators: army-of-the-dead/noise.token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "noise, loud, sound, marker, attract zombies, one token, who holds the noise token")
/* Translators: army-of-the-dead/noise.token: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "There is one Noise token. It starts in the Starting Zone and goes to every new noise, into the Zone in which the noisy Action was done. It stays there when the Survivor who made it walks on. Zombies who see nobody [[zombie-phase.destination|walk towards it]].")
/* Translators: army-of-the-dead/noise.sources */
C_("rules", "What makes Noise")
/* Translators: army-of-the-dead/noise.sources: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "noisy weapon, loud weapon, gun, ring saw, what is noisy, shooting, silent")
/* Translators: army-of-the-dead/noise.sources: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Each Action that attacks with noisy Equipment makes Noise, and so does the Action [[player.make-noise|Make Noise]]. The symbol on a weapon says whether it is noisy. [[player.eliminate-sleepers|Eliminating Sleepers]] with a noisy Melee weapon makes Noise as well.")
/* Translators: army-of-the-dead/noise.sleepers */
C_("rules", "Noise wakes Sleepers")
/* Translators: army-of-the-dead/noise.sleepers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "wake up, noise, adjacent, sleepers awake, loud")
/* Translators: army-of-the-dead/noise.sleepers */
C_("rules", "When Noise is made, all Sleepers in that Zone and in every adjacent Zone wake up at once.")
/* Translators: army-of-the-dead/sleepers.tokens */
C_("rules", "Sleeper tokens")
/* Translators: army-of-the-dead/sleepers.tokens: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Sleepers")
/* Translators: army-of-the-dead/sleepers.tokens: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sleepers, hibernating, token, how many, 1 to 4, not zombies, value")
/* Translators: army-of-the-dead/sleepers.tokens */
C_("rules", "A Sleeper token stands for Shamblers who hibernate in its Zone; its hidden number, 1 to 4, tells how many. It does not count as Zombies: it neither holds anybody up nor can it be attacked.")
/* Translators: army-of-the-dead/sleepers.wake */
C_("rules", "What wakes Sleepers")
/* Translators: army-of-the-dead/sleepers.wake: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "wake up, awake, awoken, when do sleepers wake, trigger, disturb")
/* Translators: army-of-the-dead/sleepers.wake: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "They wake when [[noise.sleepers|Noise]] is made in their Zone or an adjacent one; when somebody [[player.search|searches]] or takes or activates an [[player.objective|Objective]] in their Zone; when Zombies spawn in their Zone or move into it; and when a Survivor leaves it and the [[sleepers.leaving|die]] shows 1.")
/* Translators: army-of-the-dead/sleepers.replace */
C_("rules", "Turn the token: Shamblers appear")
/* Translators: army-of-the-dead/sleepers.replace: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "flip, replace, shamblers, do they act, activate at once, newly awake")
/* Translators: army-of-the-dead/sleepers.replace */
C_("rules", "Turn each token that wakes and put that many Shamblers in its place. They do nothing in the phase that is running.")
/* Translators: army-of-the-dead/sleepers.shortage */
C_("rules", "Too few Shamblers for a token")
/* Translators: army-of-the-dead/sleepers.shortage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "not enough figures, no more miniatures, run out, box empty, shortage, sleepers")
/* Translators: army-of-the-dead/sleepers.shortage */
C_("rules", "If the supply cannot fill the whole number of a token, nobody is placed: the token leaves the board, and all Shamblers on the board have one extra Activation straight away.")
/* Translators: army-of-the-dead/sleepers.leaving */
C_("rules", "Leaving a Zone with Sleepers")
/* Translators: army-of-the-dead/sleepers.leaving: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "roll a die, sneak, walk away, roll of 1, stealthy, tiptoe")
/* Translators: army-of-the-dead/sleepers.leaving: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A Survivor who moves out of a Zone with one or more Sleeper tokens rolls a die. On a 1 they wake: turn the tokens and put out the Shamblers. The [[specialty.stealthy|Stealthy]] do not roll.")
/* Translators: army-of-the-dead/danger.adrenaline */
C_("rules", "Adrenaline")
/* Translators: army-of-the-dead/danger.adrenaline: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Adrenaline, Danger Level and Skills")
/* Translators: army-of-the-dead/danger.adrenaline: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ap, experience, xp, points, kill, level up, gain")
/* Translators: army-of-the-dead/danger.adrenaline: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "For every Zombie that a Survivor eliminates in combat, the arrow on the Danger Bar goes up by the Adrenaline of that Zombie: 1 for a Shambler, 2 for an Alpha, and 5 to every Survivor for an Abomination. Objectives of some missions, [[player.eliminate-sleepers|Sleepers]] and the Taco Truck bring Adrenaline too.")
/* Translators: army-of-the-dead/danger.bar */
C_("rules", "The Danger Bar")
/* Translators: army-of-the-dead/danger.bar: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bar, 0 to 43, arrow, track, notch, maximum")
/* Translators: army-of-the-dead/danger.bar */
C_("rules", "A scale from 0 to 43 on each Dashboard. Its arrow starts at 0 and shows the Adrenaline of the Survivor.")
/* Translators: army-of-the-dead/danger.levels */
C_("rules", "The four Danger Levels")
/* Translators: army-of-the-dead/danger.levels: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "blue, yellow, orange, red, 7, 19, 43, threshold, when do I level up, colour")
/* Translators: army-of-the-dead/danger.levels */
C_("rules", "Blue covers 0 to 6 Adrenaline Points, Yellow 7 to 18, Orange 19 to 42, and Red is reached with 43.")
/* Translators: army-of-the-dead/danger.skills */
C_("rules", "A new Skill on each level")
/* Translators: army-of-the-dead/danger.skills: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "skill, choose skill, unlock, pick, new ability, lose skills")
/* Translators: army-of-the-dead/danger.skills */
C_("rules", "The Blue Skill is there from the start. Yellow brings the one Skill printed for it; on Orange the player chooses one of two, on Red one of three. Skills add up: none is lost. Mark each new one with a tracker out of the reserve.")
/* Translators: army-of-the-dead/danger.spawn-line */
C_("rules", "Stronger Survivors, more Zombies")
/* Translators: army-of-the-dead/danger.spawn-line: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "highest level, spawn line, which line, danger rises, more zombies, drawback")
/* Translators: army-of-the-dead/danger.spawn-line */
C_("rules", "The price of a new level: when a Zombie card is drawn, the line of the highest Danger Level that any Survivor has reached is read, for all Spawn Zones.")
/* Translators: army-of-the-dead/inventory.slots */
C_("rules", "Hands and Backpack")
/* Translators: army-of-the-dead/inventory.slots: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Inventory")
/* Translators: army-of-the-dead/inventory.slots: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many can I carry, limit, five cards, hand, hands, backpack, slots, equipment limit")
/* Translators: army-of-the-dead/inventory.slots */
C_("rules", "A Survivor carries up to five Equipment cards: two in the Hands and three in the Backpack, one to a slot.")
/* Translators: army-of-the-dead/inventory.use */
C_("rules", "Where a card can be used")
/* Translators: army-of-the-dead/inventory.use: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "use from the backpack, in hand, equipped, wield, grenade, may be used in the backpack")
/* Translators: army-of-the-dead/inventory.use */
C_("rules", "Cards in the Hands work as usual. A card in the Backpack does nothing until it is moved to a Hand, unless it says that it may be used from there; then both places will do.")
/* Translators: army-of-the-dead/inventory.discard */
C_("rules", "Throw cards away for free")
/* Translators: army-of-the-dead/inventory.discard: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "drop, discard, make room, throw away, free, full inventory")
/* Translators: army-of-the-dead/inventory.discard */
C_("rules", "At any time, even in the Turn of another player, you may discard cards of your Survivor to make room. It costs nothing.")
/* Translators: army-of-the-dead/inventory.arrange */
C_("rules", "Change Hands and Backpack")
/* Translators: army-of-the-dead/inventory.arrange: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "swap weapon, reorganize, equip, change weapon, switch, rearrange")
/* Translators: army-of-the-dead/inventory.arrange: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "To shift cards between the slots takes the Action [[player.trade|Reorganize or Trade]]. It is free after drawing a card in a Search, and for the partner of a Trade.")
/* Translators: army-of-the-dead/zombies.types */
C_("rules", "Three types of Zombies")
/* Translators: army-of-the-dead/zombies.types: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "The Zombies")
/* Translators: army-of-the-dead/zombies.types: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kinds, enemies, monsters, shambler, alpha, abomination")
/* Translators: army-of-the-dead/zombies.types: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "There are [[zombies.shambler|Shamblers]], [[zombies.alpha|Alphas]] and [[zombies.abomination|Abominations]]. One successful hit of at least the Damage a Zombie needs eliminates it, and whoever struck it has its Adrenaline at once.")
/* Translators: army-of-the-dead/zombies.shambler */
C_("rules", "Shambler")
/* Translators: army-of-the-dead/zombies.shambler: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "slow, weak, basic zombie, walker, one damage, 30")
/* Translators: army-of-the-dead/zombies.shambler */
C_("rules", "One Action, 1 Wound with an Attack, eliminated by Damage 1, worth 1 Adrenaline Point. The box holds 30.")
/* Translators: army-of-the-dead/zombies.alpha */
C_("rules", "Alpha")
/* Translators: army-of-the-dead/zombies.alpha: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fast, runner, two actions, two damage, 16")
/* Translators: army-of-the-dead/zombies.alpha */
C_("rules", "Two Actions in an Activation, 1 Wound with each Attack, eliminated by Damage 2 in one hit, worth 2 Adrenaline Points. The box holds 16.")
/* Translators: army-of-the-dead/zombies.abomination */
C_("rules", "Abominations")
/* Translators: army-of-the-dead/zombies.abomination: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "boss, unique, big zombie, how to kill, abomination, remove from the game, how much damage")
/* Translators: army-of-the-dead/zombies.abomination: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Valentine, the Queen and Zeus. Ordinary attacks of Damage 2 do nothing to them: it takes a [[combat.concentrated|Concentrated Attack]] or [[explosive.trait|Explosives]]. A killed one leaves the game together with its Zombie card, and every Survivor gains 5 Adrenaline Points. None appears twice in a mission.")
/* Translators: army-of-the-dead/zombies.valentine */
C_("rules", "Valentine")
/* Translators: army-of-the-dead/zombies.valentine: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tiger, three actions, cat, abomination, damage 4")
/* Translators: army-of-the-dead/zombies.valentine */
C_("rules", "The zombie tiger: three Actions in an Activation, 1 Wound with each Attack, killed by Damage 4, worth 5 Adrenaline Points to every Survivor.")
/* Translators: army-of-the-dead/zombies.queen */
C_("rules", "The Queen")
/* Translators: army-of-the-dead/zombies.queen: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "queen, death cry, zeus appears, damage 5, two wounds")
/* Translators: army-of-the-dead/zombies.queen */
C_("rules", "One Action, 2 Wounds with an Attack, killed by Damage 5, worth 5 Adrenaline Points to every Survivor. If the Zeus Spawn token still lies on the board when she dies, Zeus takes its place.")
/* Translators: army-of-the-dead/zombies.zeus */
C_("rules", "Zeus")
/* Translators: army-of-the-dead/zombies.zeus: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "king, zeus, cape, damage 6, two wounds, regular zeus")
/* Translators: army-of-the-dead/zombies.zeus */
C_("rules", "One Action, 2 Wounds with an Attack, killed by Damage 6, worth 5 Adrenaline Points to every Survivor. A mission uses one of his three versions, and whatever speaks of Zeus means that one.")
/* Translators: army-of-the-dead/zombies.helmeted-zeus */
C_("rules", "Helmeted Zeus")
/* Translators: army-of-the-dead/zombies.helmeted-zeus: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "helmet, cannot be damaged, invulnerable, explosive, zeus")
/* Translators: army-of-the-dead/zombies.helmeted-zeus: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "One Action, 2 Wounds with an Attack. Damage does nothing to him. A hit with any Explosive weapon takes the helmet off: his card gives way to that of [[zombies.zeus|Zeus]] while the miniature stays where it is. His card names 5 Adrenaline Points to every Survivor.")
/* Translators: army-of-the-dead/zombies.mounted-zeus */
C_("rules", "Mounted Zeus")
/* Translators: army-of-the-dead/zombies.mounted-zeus: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "horse, rider, two actions, zeus, damage 6")
/* Translators: army-of-the-dead/zombies.mounted-zeus */
C_("rules", "Two Actions in an Activation, 2 Wounds with each Attack, killed by Damage 6, worth 5 Adrenaline Points to every Survivor.")
/* Translators: army-of-the-dead/player.phase */
C_("rules", "The Player Phase")
/* Translators: army-of-the-dead/player.phase: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Player Phase")
/* Translators: army-of-the-dead/player.phase: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "whose turn, order, turn, next player, clockwise, all survivors")
/* Translators: army-of-the-dead/player.phase */
C_("rules", "Whoever holds the First Player token begins and activates all Survivors of their own, one by one, in whatever order. Then it is the turn of the player to the left, until everybody has had one.")
/* Translators: army-of-the-dead/player.turn */
C_("rules", "A Survivor’s Turn")
/* Translators: army-of-the-dead/player.turn: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "activate, activation, one at a time, switch survivor, finish, turn")
/* Translators: army-of-the-dead/player.turn */
C_("rules", "A Survivor finishes all Actions before the next one is activated, and each has one Turn in a round.")
/* Translators: army-of-the-dead/player.actions */
C_("rules", "Three Actions")
/* Translators: army-of-the-dead/player.actions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many actions, action points, what can I do, action list, three, free action, actions left, move and shoot")
/* Translators: army-of-the-dead/player.actions: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A Survivor on Blue has up to three Actions; Skills add more, some of them free ones for one kind of Action. The choices are [[player.move|Move]], [[player.search|Search]], [[player.trade|Reorganize or Trade]], [[player.combat|Combat]], [[player.eliminate-sleepers|Eliminate Sleepers]], [[player.objective|Objective]], [[player.make-noise|Make Noise]] and [[player.do-nothing|Do Nothing]], besides what a mission or the [[truck.overview|Taco Truck]] offers. Unless a rule says otherwise, each may be done several times.")
/* Translators: army-of-the-dead/player.move */
C_("rules", "Move")
/* Translators: army-of-the-dead/player.move: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "walk, leave, run, how far, zombies in my zone, extra actions, escape, flee, move through zombies")
/* Translators: army-of-the-dead/player.move: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "For one Action the Survivor goes to an adjacent Zone. Leaving costs one Action more for every Zombie in the Zone that is left. Entering a Zone with Zombies ends the Move. Sleeper tokens do not count as Zombies, but on [[sleepers.leaving|leaving]] them a die is rolled.")
/* Translators: army-of-the-dead/player.search */
C_("rules", "Search")
/* Translators: army-of-the-dead/player.search: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "loot, draw equipment, find, once per turn, where can I search, draw a card, can I search with zombies")
/* Translators: army-of-the-dead/player.search */
C_("rules", "Only inside a building and with no Zombie in the Zone. Draw the top card of the Equipment deck and keep it, with a free rearrangement of the inventory, or discard it right away. A Survivor searches once in a Turn at most, free Searches included. A Sleeper token in the Zone wakes up. An empty deck is renewed out of its discards.")
/* Translators: army-of-the-dead/player.aaahh */
C_("rules", "Aaahh!! cards")
/* Translators: army-of-the-dead/player.aaahh: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "trap, shambler surprise, aaahh, bad card, search")
/* Translators: army-of-the-dead/player.aaahh */
C_("rules", "Whoever draws one meets a Shambler: put one into the Survivor’s Zone.")
/* Translators: army-of-the-dead/player.trade */
C_("rules", "Reorganize or Trade")
/* Translators: army-of-the-dead/player.trade: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "swap, exchange, give, hand over, trade, reorganize, share items, arrange, trade weapons, trade items")
/* Translators: army-of-the-dead/player.trade */
C_("rules", "For one Action the Survivor rearranges the own cards at will and may at the same time swap as many cards and tokens of Personal Objectives as they like with exactly one other Survivor in the same Zone, who rearranges for free. The exchange need not be even; if both agree, one may give everything for nothing.")
/* Translators: army-of-the-dead/player.combat */
C_("rules", "Combat Actions")
/* Translators: army-of-the-dead/player.combat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "attack, fight, shoot, hit, melee action, ranged action, kill")
/* Translators: army-of-the-dead/player.combat: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A [[combat.melee|Melee Action]] strikes Zombies in the own Zone with a Melee weapon. A [[combat.ranged|Ranged Action]] fires at one Zone within Range and in sight; it aims at a Zone, not at somebody in it. Either way the weapon must be in a Hand. Firing a Ranged weapon into the own Zone does not make it Melee.")
/* Translators: army-of-the-dead/player.eliminate-sleepers */
C_("rules", "Eliminate Sleepers")
/* Translators: army-of-the-dead/player.eliminate-sleepers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kill sleepers, remove sleeper token, two actions, silent, stab")
/* Translators: army-of-the-dead/player.eliminate-sleepers */
C_("rules", "With any Melee weapon and two Actions a Survivor removes one Sleeper token in the own Zone, without a roll; it is not a Melee Action. Turn the token: its number is the Adrenaline gained. A noisy weapon brings the Noise token here and wakes the Sleepers in adjacent Zones. There is no other way to strike at Sleepers, no Combat Action can target them.")
/* Translators: army-of-the-dead/player.objective */
C_("rules", "Take or activate an Objective")
/* Translators: army-of-the-dead/player.objective: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "objective token, pick up, take, interact, goal token, flip objective")
/* Translators: army-of-the-dead/player.objective */
C_("rules", "One Action lets a Survivor take or activate an Objective of the own Zone. The mission tells what happens and how much Adrenaline it brings. Sleepers in the Zone wake up, as with a Search.")
/* Translators: army-of-the-dead/player.make-noise */
C_("rules", "Make Noise")
/* Translators: army-of-the-dead/player.make-noise: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shout, lure, distract, attract, noise action")
/* Translators: army-of-the-dead/player.make-noise */
C_("rules", "For one Action the Survivor makes Noise to draw Zombies: the Noise token comes to this Zone. As after any Noise, Sleepers here and in adjacent Zones wake up.")
/* Translators: army-of-the-dead/player.do-nothing */
C_("rules", "Do Nothing")
/* Translators: army-of-the-dead/player.do-nothing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pass, wait, skip, end turn, stop, lose actions")
/* Translators: army-of-the-dead/player.do-nothing */
C_("rules", "The Turn of the Survivor ends at once, and the Actions left are lost.")
/* Translators: army-of-the-dead/zombie-phase.overview */
C_("rules", "The Zombie Phase")
/* Translators: army-of-the-dead/zombie-phase.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Zombie Phase")
/* Translators: army-of-the-dead/zombie-phase.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombies act, steps, enemy turn, monsters, order")
/* Translators: army-of-the-dead/zombie-phase.overview: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "After the last Survivor the dead act by themselves: first the [[zombie-phase.activation|Activation]] of all on the board, then the [[spawn.step|Spawn]].")
/* Translators: army-of-the-dead/zombie-phase.activation */
C_("rules", "Step 1: Activation")
/* Translators: army-of-the-dead/zombie-phase.activation: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "activate, attack or move, order, who goes first, zombie action")
/* Translators: army-of-the-dead/zombie-phase.activation: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Each Zombie spends its Action either on an Attack or on a Move, never on both. All [[zombie-phase.attack|Attacks]] are resolved before any [[zombie-phase.move|Move]].")
/* Translators: army-of-the-dead/zombie-phase.attack */
C_("rules", "Attack")
/* Translators: army-of-the-dead/zombie-phase.attack: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie attack, damage, wounds, who gets hit, no dice, hurt, automatic")
/* Translators: army-of-the-dead/zombie-phase.attack */
C_("rules", "Every Zombie in a Zone with Survivors attacks and always hits, without dice. Most deal 1 Wound; the Queen and Zeus deal 2. All Zombies of the Zone that are active strike together, even if fewer would do.")
/* Translators: army-of-the-dead/zombie-phase.splitting */
C_("rules", "Who takes the Wounds")
/* Translators: army-of-the-dead/zombie-phase.splitting: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "who gets hit, split wounds, choose, share damage, distribute attacks, assign, who gets attacked first, who is attacked")
/* Translators: army-of-the-dead/zombie-phase.splitting */
C_("rules", "Survivors in the same Zone share out the Attacks of the Zombies there in any way the players like.")
/* Translators: army-of-the-dead/zombie-phase.elimination */
C_("rules", "Wounds and elimination")
/* Translators: army-of-the-dead/zombie-phase.elimination: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "health, die, dead, killed, life, how many wounds, hit points, out of the game, what happens when I die, when a survivor dies")
/* Translators: army-of-the-dead/zombie-phase.elimination: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Each Wound moves the tracker on the Wound Bar down one space. At the bottom the Survivor is eliminated: usually with the third Wound, a [[specialty.bruiser|Bruiser]] with the fourth. If that Survivor has a Personal Objective, [[mission.losing|the game is lost]].")
/* Translators: army-of-the-dead/zombie-phase.move: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie movement, walk, where do zombies go, one zone, approach")
/* Translators: army-of-the-dead/zombie-phase.move: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A Zombie that did not attack goes one Zone towards Survivors. It [[zombie-phase.destination|chooses a destination]] first and then takes the [[zombie-phase.routes|shortest open way]].")
/* Translators: army-of-the-dead/zombie-phase.destination */
C_("rules", "Where Zombies go")
/* Translators: army-of-the-dead/zombie-phase.destination: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "target, destination, most survivors, noise, which zone, tie, sees nobody")
/* Translators: army-of-the-dead/zombie-phase.destination: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Among the Zones with Survivors that it sees, a Zombie prefers the one with the [[noise.token|Noise token]]. If the token is not with any of them, it takes the visible Zone with the most Survivors; on a tie the First Player decides. If it sees no Survivor, it goes towards the Noise token.")
/* Translators: army-of-the-dead/zombie-phase.routes */
C_("rules", "Which way Zombies take")
/* Translators: army-of-the-dead/zombie-phase.routes: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "path, shortest, route, split, groups, two ways, uneven, blocked, first player chooses, floor, do zombies split")
/* Translators: army-of-the-dead/zombie-phase.routes: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "They take the shortest open way; if there is none, they stay. With several ways of the same length each type divides equally over all of them. If that is uneven, the First Player says which group has the extra Zombie and where each group goes, and also which way a lone Zombie takes. Zombies change floors through [[board.elevator|Elevator Zones]].")
/* Translators: army-of-the-dead/zombie-phase.alphas */
C_("rules", "Second and third Actions")
/* Translators: army-of-the-dead/zombie-phase.alphas: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Playing Alphas")
/* Translators: army-of-the-dead/zombie-phase.alphas: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "two actions, alpha twice, second activation, valentine, mounted zeus, attack again")
/* Translators: army-of-the-dead/zombie-phase.alphas: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "When all Zombies have spent their first Action, those who have two go through the Activation once more: an Attack where there is somebody in their Zone, otherwise a Move. These are the Alphas and some Abominations: [[zombies.mounted-zeus|Mounted Zeus]] with two Actions and [[zombies.valentine|Valentine]] with three.")
/* Translators: army-of-the-dead/spawn.step */
C_("rules", "Step 2: Spawn")
/* Translators: army-of-the-dead/spawn.step: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Spawn")
/* Translators: army-of-the-dead/spawn.step: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "new zombies, reinforcements, spawn, draw zombie card, appear, arrive")
/* Translators: army-of-the-dead/spawn.step: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "At the end of every Zombie Phase new Zombies come to each active [[spawn.zones|Spawn Zone]]: draw a Zombie card, read the type and the [[spawn.card-line|line]], place the miniatures there, and go on to the next Zone in [[spawn.order|order]].")
/* Translators: army-of-the-dead/spawn.zones */
C_("rules", "Spawn Zones")
/* Translators: army-of-the-dead/spawn.zones: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "spawn token, where do zombies appear, map, entrance")
/* Translators: army-of-the-dead/spawn.zones: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Zones with a Zombie Spawn token on the mission’s map. One of them is the Starting Spawn Zone; others can be [[spawn.coloured|coloured]] or the [[spawn.zeus-zone|Zeus Spawn Zone]].")
/* Translators: army-of-the-dead/spawn.order */
C_("rules", "Order of the Spawn Zones")
/* Translators: army-of-the-dead/spawn.order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "clockwise, first, starting spawn, which zone first, sequence")
/* Translators: army-of-the-dead/spawn.order */
C_("rules", "The Starting Spawn Zone is always first, then come the others clockwise around the board, each with a card of its own. The Zeus Spawn Zone has its turn in the same round.")
/* Translators: army-of-the-dead/spawn.card-line */
C_("rules", "Which line of the card")
/* Translators: army-of-the-dead/spawn.card-line: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "line, danger level, colour, how many, blue yellow orange red, highest adrenaline, how many zombies spawn")
/* Translators: army-of-the-dead/spawn.card-line */
C_("rules", "Read the line of the Danger Level on which the Survivor with the highest Adrenaline is, and place that many of the type on the card. The level counts as it is after the Activation.")
/* Translators: army-of-the-dead/spawn.deck */
C_("rules", "When the Zombie deck is empty")
/* Translators: army-of-the-dead/spawn.deck: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reshuffle, deck runs out, no more cards, discard pile")
/* Translators: army-of-the-dead/spawn.deck */
C_("rules", "Shuffle the discarded Zombie cards into a new deck and draw on.")
/* Translators: army-of-the-dead/spawn.zeus-zone */
C_("rules", "The Zeus Spawn Zone")
/* Translators: army-of-the-dead/spawn.zeus-zone: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Zeus Spawn Zone")
/* Translators: army-of-the-dead/spawn.zeus-zone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zeus orders, zeus token, order card, zeus spawn, when zeus appears")
/* Translators: army-of-the-dead/spawn.zeus-zone */
C_("rules", "As long as Zeus is not on the board, his Spawn Zone takes part in the usual order, but with a Zeus Orders card in place of a Zombie card: do what it says. Such a card brings Zombies and has some of them act. As soon as Zeus is placed, the Zeus Spawn token leaves the game.")
/* Translators: army-of-the-dead/spawn.coloured */
C_("rules", "Coloured Spawn Zones")
/* Translators: army-of-the-dead/spawn.coloured: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Colored Spawn Zones")
/* Translators: army-of-the-dead/spawn.coloured: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "colored, blue, green, dormant, inactive spawn, opens, when does it start, activate")
/* Translators: army-of-the-dead/spawn.coloured */
C_("rules", "A Blue or Green Spawn Zone is asleep until something opens it, for example taking the Objective of its colour or reaching its floor. It then spawns from the following Zombie Phase on. The mission may say otherwise to both.")
/* Translators: army-of-the-dead/spawn.running-out */
C_("rules", "Running out of miniatures")
/* Translators: army-of-the-dead/spawn.running-out: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Running out of Zombies")
/* Translators: army-of-the-dead/spawn.running-out: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "no more figures, no miniatures left, supply empty, not enough zombies, extra activation, shortage, out of zombies")
/* Translators: army-of-the-dead/spawn.running-out: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "When more of a type must be spawned than the supply holds, place what there is. Then all Zombies of that type have an extra Activation at once. That can happen several times running. Miniatures held on a [[mission.kill-count|Kill Count]] are missing too.")
/* Translators: army-of-the-dead/spawn.abominations */
C_("rules", "Abominations come once")
/* Translators: army-of-the-dead/spawn.abominations: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "abomination twice, already dead, once per mission, unique, spawn again")
/* Translators: army-of-the-dead/spawn.abominations */
C_("rules", "No Abomination spawns a second time in a mission. With its death, its Zombie card and its miniature leave the game.")
/* Translators: army-of-the-dead/end.phase */
C_("rules", "The End Phase")
/* Translators: army-of-the-dead/end.phase: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "end of round, cleanup, what happens last, round end")
/* Translators: army-of-the-dead/end.phase: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Move the [[end.noise|Noise token]], heal those with [[end.regeneration|Regeneration]], mark the [[end.time|round]] if the mission counts them, and [[end.first-player|pass on]] the First Player token. Another round begins.")
/* Translators: army-of-the-dead/end.noise */
C_("rules", "The Noise token moves to the crowd")
/* Translators: army-of-the-dead/end.noise: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "noise end of round, most survivors, where does the noise go, tie")
/* Translators: army-of-the-dead/end.noise */
C_("rules", "Put the Noise token into the Zone that holds the most Survivors. If several do, the First Player chooses.")
/* Translators: army-of-the-dead/end.regeneration */
C_("rules", "Regeneration heals")
/* Translators: army-of-the-dead/end.regeneration: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "List of Skills")
/* Translators: army-of-the-dead/end.regeneration: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "heal, health, recover, regeneration, wounds back")
/* Translators: army-of-the-dead/end.regeneration: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A Survivor with the Skill [[skill.regeneration|Regeneration]] is back at full Health in every End Phase.")
/* Translators: army-of-the-dead/end.time */
C_("rules", "The Time Track")
/* Translators: army-of-the-dead/end.time: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "time limit, round counter, how many rounds, clock, time token")
/* Translators: army-of-the-dead/end.time */
C_("rules", "In a mission with a time limit the Time token counts the Game Rounds on the track of the mission file. The mission says what the last space means.")
/* Translators: army-of-the-dead/end.first-player */
C_("rules", "Pass the First Player token")
/* Translators: army-of-the-dead/end.first-player: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "next first player, left, clockwise, start player changes")
/* Translators: army-of-the-dead/end.first-player */
C_("rules", "The token goes to the player on the left, who opens the next round.")
/* Translators: army-of-the-dead/mission.file */
C_("rules", "The mission file")
/* Translators: army-of-the-dead/mission.file: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scenario, ten missions, mission sheet, which mission first, campaign")
/* Translators: army-of-the-dead/mission.file */
C_("rules", "The Mission Folder holds ten missions to be played in any order, whichever suits your time and daring. Each file gives the map, the Objectives, the special rules and the boxes of the sheet.")
/* Translators: army-of-the-dead/mission.duration */
C_("rules", "Length and difficulty")
/* Translators: army-of-the-dead/mission.duration: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how long, time, duration, minutes, hard, easy, short, long")
/* Translators: army-of-the-dead/mission.duration */
C_("rules", "Every mission states how hard and how long it is. A short one stays under an hour, a regular one takes around an hour and a half, and a long one usually two hours or more.")
/* Translators: army-of-the-dead/mission.specialty */
C_("rules", "Required Specialties")
/* Translators: army-of-the-dead/mission.specialty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "specialist, need, which survivors, required, pilot, vault expert, mechanic, bruiser, stealthy")
/* Translators: army-of-the-dead/mission.specialty */
C_("rules", "A mission shows which kinds of Specialist it needs. Begin with at least one of each, or it cannot be completed.")
/* Translators: army-of-the-dead/mission.zeus-type */
C_("rules", "Which Zeus")
/* Translators: army-of-the-dead/mission.zeus-type: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zeus version, regular, helmeted, mounted, which card")
/* Translators: army-of-the-dead/mission.zeus-type: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The mission names the version of Zeus whose miniature and card are used: [[zombies.zeus|Regular]], [[zombies.helmeted-zeus|Helmeted]] or [[zombies.mounted-zeus|Mounted]]. Only that one takes part.")
/* Translators: army-of-the-dead/mission.time-track */
C_("rules", "Missions with a time limit")
/* Translators: army-of-the-dead/mission.time-track: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "time track, limit, countdown, rounds left")
/* Translators: army-of-the-dead/mission.time-track */
C_("rules", "Some missions last a limited number of rounds. Their file has a track for the Time token.")
/* Translators: army-of-the-dead/mission.personal-objectives */
C_("rules", "Personal Objectives")
/* Translators: army-of-the-dead/mission.personal-objectives: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "personal objective, private goal, what must my survivor do, card, extra objective")
/* Translators: army-of-the-dead/mission.personal-objectives */
C_("rules", "Each card says two things: what the Survivor, or the team, has to accomplish, and what taking the token of its colour does. All of them must be completed, besides the Objectives of the mission, before the mission is won.")
/* Translators: army-of-the-dead/mission.tokens */
C_("rules", "Colours of the Personal Objectives")
/* Translators: army-of-the-dead/mission.tokens: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "yellow, purple, slot, link, token colour, folder")
/* Translators: army-of-the-dead/mission.tokens */
C_("rules", "Two or more Personal Objective cards lie over slots of the mission file; each slot links its card to the Objective token of that colour.")
/* Translators: army-of-the-dead/mission.kill-count */
C_("rules", "Kill Count")
/* Translators: army-of-the-dead/mission.kill-count: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "count kills, keep miniatures, trophies, how many killed, personal objective")
/* Translators: army-of-the-dead/mission.kill-count */
C_("rules", "Some Personal Objectives count kills of one type. While the Survivor has such an Objective, every Zombie of that type whom that Survivor kills stays on the card as a counter, and is missing in the supply. When the Objective is complete, all of them return.")
/* Translators: army-of-the-dead/mission.winning */
C_("rules", "Winning")
/* Translators: army-of-the-dead/mission.winning: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "win, victory, how do we win, when is it over, complete, finished")
/* Translators: army-of-the-dead/mission.winning */
C_("rules", "The moment all Objectives of the mission and all Personal Objectives are accomplished, everybody has won, those too whose Survivors gave their lives.")
/* Translators: army-of-the-dead/mission.losing */
C_("rules", "Losing")
/* Translators: army-of-the-dead/mission.losing: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lose, defeat, game over, survivor dies, death, failed, do we lose")
/* Translators: army-of-the-dead/mission.losing: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The game is lost when somebody who has a Personal Objective is eliminated, even with it accomplished; when the Objectives of the mission can no longer be fulfilled; or when a rule of the mission says so. The elimination of a [[companion.eliminated|Companion]] usually loses it too.")
/* Translators: army-of-the-dead/term.actor */
C_("rules", "Actor")
/* Translators: army-of-the-dead/term.actor: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Terms")
/* Translators: army-of-the-dead/term.actor: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "who, figure, character, somebody, person")
/* Translators: army-of-the-dead/term.actor */
C_("rules", "Anybody on the board: a Survivor or a Zombie.")
/* Translators: army-of-the-dead/term.survivor */
C_("rules", "Survivor")
/* Translators: army-of-the-dead/term.survivor: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hero, character, player character, mercenary")
/* Translators: army-of-the-dead/term.survivor */
C_("rules", "One of the twelve people of the game; six of them form the team. A Companion is a Survivor as well.")
/* Translators: army-of-the-dead/term.zombie */
C_("rules", "Zombie")
/* Translators: army-of-the-dead/term.zombie: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "undead, enemy, monster, dead")
/* Translators: army-of-the-dead/term.zombie */
C_("rules", "A Shambler, an Alpha or an Abomination. Sleeper tokens are not Zombies.")
/* Translators: army-of-the-dead/term.zone */
C_("rules", "Zone")
/* Translators: army-of-the-dead/term.zone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "space, area, square, room, field")
/* Translators: army-of-the-dead/term.zone */
C_("rules", "The space in which miniatures stand: a stretch of street, a room or a part of a room.")
/* Translators: army-of-the-dead/term.street */
C_("rules", "Street Zone")
/* Translators: army-of-the-dead/term.street: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "outside, outdoors, road")
/* Translators: army-of-the-dead/term.street */
C_("rules", "A Zone between linear markings, walls and the edge of the board, out of doors.")
/* Translators: army-of-the-dead/term.building */
C_("rules", "Building Zone")
/* Translators: army-of-the-dead/term.building: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "inside, indoors, room, house, bus")
/* Translators: army-of-the-dead/term.building */
C_("rules", "Any Zone that is not on a street, for example a room or the inside of the School Bus.")
/* Translators: army-of-the-dead/term.adjacent */
C_("rules", "Adjacent")
/* Translators: army-of-the-dead/term.adjacent: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "next to, neighbour, beside")
/* Translators: army-of-the-dead/term.adjacent */
C_("rules", "One Zone away and in sight; Elevator Zones of different floors count too.")
/* Translators: army-of-the-dead/term.sight: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "los, see, visible")
/* Translators: army-of-the-dead/term.sight */
C_("rules", "The straight view from one Actor to another.")
/* Translators: army-of-the-dead/term.range */
C_("rules", "Range")
/* Translators: army-of-the-dead/term.range: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "distance, how far, zones away, 0-1")
/* Translators: army-of-the-dead/term.range */
C_("rules", "A distance counted in Zones. Range 0 is the own Zone, Range 0-1 the own Zone and those one Zone away.")
/* Translators: army-of-the-dead/term.action */
C_("rules", "Action")
/* Translators: army-of-the-dead/term.action: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ap, action point, act")
/* Translators: army-of-the-dead/term.action */
C_("rules", "What a Survivor spends in a Turn, three of them to begin with. Zombies have one, two or three in an Activation.")
/* Translators: army-of-the-dead/term.free-action */
C_("rules", "Free Action")
/* Translators: army-of-the-dead/term.free-action: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "free, extra action, bonus action, no cost")
/* Translators: army-of-the-dead/term.free-action */
C_("rules", "An Action on top of the others, given by a Skill, often for one kind of Action only.")
/* Translators: army-of-the-dead/term.turn */
C_("rules", "Turn")
/* Translators: army-of-the-dead/term.turn: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "turn, activation, go")
/* Translators: army-of-the-dead/term.turn */
C_("rules", "The time in which one player activates the Survivors of their own; also the time of one Survivor in it.")
/* Translators: army-of-the-dead/term.game-round */
C_("rules", "Game Round")
/* Translators: army-of-the-dead/term.game-round: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "round, cycle")
/* Translators: army-of-the-dead/term.game-round */
C_("rules", "Player Phase, Zombie Phase and End Phase together.")
/* Translators: army-of-the-dead/term.activation */
C_("rules", "Activation")
/* Translators: army-of-the-dead/term.activation: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombie activation, act, activate")
/* Translators: army-of-the-dead/term.activation */
C_("rules", "The step in which Zombies spend an Action on an Attack or a Move.")
/* Translators: army-of-the-dead/term.extra-activation */
C_("rules", "Extra Activation")
/* Translators: army-of-the-dead/term.extra-activation: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "act again, additional activation, running out")
/* Translators: army-of-the-dead/term.extra-activation */
C_("rules", "A whole Activation out of the usual order, with all Actions of those who have it, mostly because miniatures ran out.")
/* Translators: army-of-the-dead/term.adrenaline-point */
C_("rules", "Adrenaline Point (AP)")
/* Translators: army-of-the-dead/term.adrenaline-point: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ap, xp, experience, level")
/* Translators: army-of-the-dead/term.adrenaline-point */
C_("rules", "What the Danger Bar counts, gained chiefly by eliminating Zombies.")
/* Translators: army-of-the-dead/term.danger-level */
C_("rules", "Danger Level")
/* Translators: army-of-the-dead/term.danger-level: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "level, colour, blue, yellow, orange, red")
/* Translators: army-of-the-dead/term.danger-level */
C_("rules", "Blue, Yellow, Orange or Red: how strong a Survivor is, and how many Zombies come.")
/* Translators: army-of-the-dead/term.wound */
C_("rules", "Wound and Health")
/* Translators: army-of-the-dead/term.wound: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "health, life, hit points, hp, damage taken")
/* Translators: army-of-the-dead/term.wound */
C_("rules", "Health is the number of Wounds that a Survivor bears before the Wound Bar is at its end: usually 3, for a Bruiser 4.")
/* Translators: army-of-the-dead/term.eliminated */
C_("rules", "Eliminated")
/* Translators: army-of-the-dead/term.eliminated: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dead, killed, out, removed")
/* Translators: army-of-the-dead/term.eliminated */
C_("rules", "Of a Zombie: hit hard enough and taken off the board. Of a Survivor: out of the game at the bottom of the Wound Bar.")
/* Translators: army-of-the-dead/term.noise-token */
C_("rules", "Noise token")
/* Translators: army-of-the-dead/term.noise-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "noise, loud, sound")
/* Translators: army-of-the-dead/term.noise-token */
C_("rules", "The one token that shows where the latest noise was.")
/* Translators: army-of-the-dead/term.sleeper */
C_("rules", "Sleeper")
/* Translators: army-of-the-dead/term.sleeper: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hibernating, asleep, token")
/* Translators: army-of-the-dead/term.sleeper */
C_("rules", "A token with 1 to 4 Shamblers who hibernate until something wakes them.")
/* Translators: army-of-the-dead/term.spawn-zone */
C_("rules", "Spawn Zone")
/* Translators: army-of-the-dead/term.spawn-zone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "spawn, spawn point, entry")
/* Translators: army-of-the-dead/term.spawn-zone */
C_("rules", "A Zone with a Zombie Spawn token, where new Zombies appear.")
/* Translators: army-of-the-dead/term.starting-spawn */
C_("rules", "Starting Spawn Zone")
/* Translators: army-of-the-dead/term.starting-spawn: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "first spawn, start")
/* Translators: army-of-the-dead/term.starting-spawn */
C_("rules", "The Spawn Zone with which every Spawn begins.")
/* Translators: army-of-the-dead/term.leader */
C_("rules", "Leader")
/* Translators: army-of-the-dead/term.leader: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "escort, companion, owner")
/* Translators: army-of-the-dead/term.leader */
C_("rules", "The Survivor who has the ID card of a Companion.")
/* Translators: army-of-the-dead/term.companion */
C_("rules", "Companion")
/* Translators: army-of-the-dead/term.companion: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ally, npc, escort, follower")
/* Translators: army-of-the-dead/term.companion */
C_("rules", "A Survivor who follows a Leader or plays as the mission tells.")
/* Translators: army-of-the-dead/term.specialist */
C_("rules", "Specialist")
/* Translators: army-of-the-dead/term.specialist: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "specialty, role, expert")
/* Translators: army-of-the-dead/term.specialist */
C_("rules", "A Survivor with the Specialty in question; a Mechanic is one with the Mechanic’s symbol on the ID card.")
/* Translators: army-of-the-dead/term.objective */
C_("rules", "Objective")
/* Translators: army-of-the-dead/term.objective: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "goal, token, target, mission goal")
/* Translators: army-of-the-dead/term.objective */
C_("rules", "What has to be accomplished, and the token for it on the board, red on one side and often coloured on the other.")
/* Translators: army-of-the-dead/term.dashboard */
C_("rules", "Dashboard")
/* Translators: army-of-the-dead/term.dashboard: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "player board, board, sheet")
/* Translators: army-of-the-dead/term.dashboard */
C_("rules", "The board of one Survivor with Danger Bar, Wound Bar, Hands, Backpack and the ID card.")
/* Translators: army-of-the-dead/term.first-player */
C_("rules", "First Player")
/* Translators: army-of-the-dead/term.first-player: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "start player, who decides, tie")
/* Translators: army-of-the-dead/term.first-player */
C_("rules", "The player with the token: begins the Player Phase and decides where the Zombies or the Noise token have a choice.")
/* Translators: army-of-the-dead/example.martin-pack */
C_("rules", "Example: Martin’s packs")
/* Translators: army-of-the-dead/example.martin-pack: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, martin, pack, sniper rifle, desert eagle, starting equipment")
/* Translators: army-of-the-dead/example.martin-pack */
C_("rules", "Martin begins either with the Army Sniper Rifle and an Ammo Clip or with a Desert Eagle and a TNT. The chosen pair comes out of the Equipment deck.")
/* Translators: army-of-the-dead/example.scott-dashboard */
C_("rules", "Example: Scott’s Dashboard")
/* Translators: army-of-the-dead/example.scott-dashboard: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, scott, bruiser, health 4, tracker")
/* Translators: army-of-the-dead/example.scott-dashboard */
C_("rules", "Scott is a Bruiser, so his Health starts at 4, one more than usual. The arrow of his Danger Bar is on 0, one tracker is on his Blue Skill and three are in reserve.")
/* Translators: army-of-the-dead/example.two-objectives */
C_("rules", "Example: two Personal Objectives")
/* Translators: army-of-the-dead/example.two-objectives: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, two cards, personal objectives, survivors")
/* Translators: army-of-the-dead/example.two-objectives */
C_("rules", "Two cards are drawn, each of another Survivor in play. What they ask must be done in the course of the mission.")
/* Translators: army-of-the-dead/example.zones */
C_("rules", "Example: what is one Zone")
/* Translators: army-of-the-dead/example.zones: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, zones, building, street, four tiles, fountain")
/* Translators: army-of-the-dead/example.zones */
C_("rules", "A building with walls and markings has four Zones. One street Zone can lie across four tiles. Single Zones off the street are indoors. The Fountain is none at all.")
/* Translators: army-of-the-dead/example.sight */
C_("rules", "Example: who sees whom")
/* Translators: army-of-the-dead/example.sight: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, line of sight, school bus, kate, scott, dieter, cruz, fountain")
/* Translators: army-of-the-dead/example.sight */
C_("rules", "Dieter in the School Bus looks through the door along both sides of the street, but only one Zone far inside the building. Kate indoors sees all adjacent Zones and so Scott, but not the street beyond the building. Scott sees both sides of the street and Kate. Cruz sees the Zones behind her doors, though not diagonally past the Fountain.")
/* Translators: army-of-the-dead/example.casino */
C_("rules", "Example: the Casino hall")
/* Translators: army-of-the-dead/example.casino: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, casino, slot machines, dieter, guzman, alphas")
/* Translators: army-of-the-dead/example.casino */
C_("rules", "Dieter in the hall sees all three Alphas, however far off. Guzman does not see the Alpha behind the Slot Machines.")
/* Translators: army-of-the-dead/example.diagonal-move */
C_("rules", "Example: no diagonal move")
/* Translators: army-of-the-dead/example.diagonal-move: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, diagonal, corner, chambers, move")
/* Translators: army-of-the-dead/example.diagonal-move */
C_("rules", "To reach a Zone that touches hers at a corner only, Chambers goes through a neighbouring Zone first, so she makes two Moves.")
/* Translators: army-of-the-dead/example.elevator */
C_("rules", "Example: Dieter takes the elevator")
/* Translators: army-of-the-dead/example.elevator: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, elevator, floor, dieter")
/* Translators: army-of-the-dead/example.elevator */
C_("rules", "Dieter may go from his Elevator Zone to another one, but cannot see into it.")
/* Translators: army-of-the-dead/example.noise-stays */
C_("rules", "Example: the Noise stays behind")
/* Translators: army-of-the-dead/example.noise-stays: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, noise, guzman, golden ak-47, noise token stays")
/* Translators: army-of-the-dead/example.noise-stays */
C_("rules", "Guzman fires the Golden AK-47: the Noise token comes to his Zone. He then moves a Zone, and the token stays. Only another noisy attack of his would fetch it.")
/* Translators: army-of-the-dead/example.born-leader-bar */
C_("rules", "Example: a Danger Bar with its Skills")
/* Translators: army-of-the-dead/example.born-leader-bar: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, danger bar, born leader, plus one action, skills")
/* Translators: army-of-the-dead/example.born-leader-bar */
C_("rules", "One Survivor has Born Leader on Blue and gains +1 Action at 7 points; at 19 there are two Skills to choose from and at 43 three.")
/* Translators: army-of-the-dead/example.card-shamblers */
C_("rules", "Example: a card with Shamblers")
/* Translators: army-of-the-dead/example.card-shamblers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, 2 2 4 4, zombie card, shamblers, lines")
/* Translators: army-of-the-dead/example.card-shamblers */
C_("rules", "The card in the picture brings 2 Shamblers on Blue, 2 on Yellow, 4 on Orange and 4 on Red.")
/* Translators: army-of-the-dead/example.card-alphas */
C_("rules", "Example: a card with Alphas")
/* Translators: army-of-the-dead/example.card-alphas: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, 3 5 6 6, zombie card, alphas, lines")
/* Translators: army-of-the-dead/example.card-alphas */
C_("rules", "The card in the picture brings 3 Alphas on Blue, 5 on Yellow, 6 on Orange and 6 on Red.")
/* Translators: army-of-the-dead/example.backpack-grenade */
C_("rules", "Example: Grenade and Army Knife")
/* Translators: army-of-the-dead/example.backpack-grenade: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, grenade, army knife, backpack")
/* Translators: army-of-the-dead/example.backpack-grenade */
C_("rules", "In the Backpack the Grenade can be used, the Army Knife cannot.")
/* Translators: army-of-the-dead/example.alphas-wake */
C_("rules", "Example: Alphas wake Sleepers")
/* Translators: army-of-the-dead/example.alphas-wake: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, alphas, dieter, sleepers, two shamblers, noisy")
/* Translators: army-of-the-dead/example.alphas-wake */
C_("rules", "Two Alphas on their way to Dieter enter a Zone with a Sleeper token of 2: it wakes, and two Shamblers stand there. With their second Action the Alphas reach Dieter. If he now uses a noisy weapon, the Sleepers next to him wake as well.")
/* Translators: army-of-the-dead/example.chambers-leaves */
C_("rules", "Example: Chambers rolls on leaving")
/* Translators: army-of-the-dead/example.chambers-leaves: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, chambers, die, 1 shambler, leaving")
/* Translators: army-of-the-dead/example.chambers-leaves */
C_("rules", "Chambers leaves the Zone of a Sleeper token, and her die wakes it. The token shows 1, so one Shambler takes its place.")
/* Translators: army-of-the-dead/example.chambers-sleepers */
C_("rules", "Example: Chambers eliminates Sleepers")
/* Translators: army-of-the-dead/example.chambers-sleepers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, chambers, eliminate sleepers, 3 ap, two actions")
/* Translators: army-of-the-dead/example.chambers-sleepers */
C_("rules", "In the next Zone Chambers spends two Actions on the Sleepers there. The token shows 3: she gains 3 Adrenaline Points.")
/* Translators: army-of-the-dead/example.one-shambler */
C_("rules", "Example: who takes the Wound")
/* Translators: army-of-the-dead/example.one-shambler: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, scott, chambers, shambler, choose, wound")
/* Translators: army-of-the-dead/example.one-shambler */
C_("rules", "Scott and Chambers share their Zone with a Shambler that attacks. There is 1 Wound, and the players decide which of the two takes it.")
/* Translators: army-of-the-dead/example.destination */
C_("rules", "Example: choosing the destination")
/* Translators: army-of-the-dead/example.destination: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, alpha, kate, dieter, chambers, tie, noise")
/* Translators: army-of-the-dead/example.destination */
C_("rules", "An Alpha goes for the visible Zone with the most Survivors. Two others see two Zones with one Survivor each, so the First Player decides. Those who do not see Dieter, nor anybody else, go for the Noise token.")
/* Translators: army-of-the-dead/example.single-alpha */
C_("rules", "Example: two ways for one Alpha")
/* Translators: army-of-the-dead/example.single-alpha: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, alpha, two routes, same distance, first player")
/* Translators: army-of-the-dead/example.single-alpha */
C_("rules", "An Alpha has two open ways of the same length to the Noise token. The First Player chooses.")
/* Translators: army-of-the-dead/example.alpha-attacks-twice */
C_("rules", "Example: an Alpha attacks twice")
/* Translators: army-of-the-dead/example.alpha-attacks-twice: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, alpha, two wounds, attack twice, split")
/* Translators: army-of-the-dead/example.alpha-attacks-twice */
C_("rules", "An Alpha in the Zone of a Survivor attacks with both Actions, 1 Wound each time. If there were a second Survivor, each could take one.")
/* Translators: army-of-the-dead/example.alpha-moves-attacks */
C_("rules", "Example: move, then attack")
/* Translators: army-of-the-dead/example.alpha-moves-attacks: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, two alphas, one shambler, move and attack")
/* Translators: army-of-the-dead/example.alpha-moves-attacks */
C_("rules", "Two Alphas and a Shambler are one Zone away from a Survivor. With the first Action all three move in. With the second the Alphas alone attack: 2 Wounds in all.")
/* Translators: army-of-the-dead/example.spawn-step */
C_("rules", "Example: a whole Spawn")
/* Translators: army-of-the-dead/example.spawn-step: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, spawn example, card 2, card 5, yellow, zeus, scott, kate, guzman, two alphas")
/* Translators: army-of-the-dead/example.spawn-step */
C_("rules", "Kate and Guzman are on Blue, Scott is on Yellow: the yellow line counts everywhere. Card 2 brings 2 Shamblers to the Starting Spawn Zone and card 5 brings 4 to the next Zone clockwise. The Zeus Orders card adds 2 Alphas to the Zeus Spawn Zone and activates all Alphas in it; they go 2 Zones towards Scott and Kate.")
/* Translators: army-of-the-dead/ruling.dealing-survivors */
C_("rules", "Sharing out six Survivors")
/* Translators: army-of-the-dead/ruling.dealing-survivors: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Our rulings")
/* Translators: army-of-the-dead/ruling.dealing-survivors: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "uneven, four players, five players, how many each, distribute")
/* Translators: army-of-the-dead/ruling.dealing-survivors */
C_("rules", "The book lets the group share them out at will. With four or five players some lead one Survivor more; we keep the difference at one when the app does it. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.same-starting-card */
C_("rules", "Two want the same card")
/* Translators: army-of-the-dead/ruling.same-starting-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "starting equipment, only one card, conflict, same weapon")
/* Translators: army-of-the-dead/ruling.same-starting-card */
C_("rules", "A pack can be taken only while its cards are still in the Equipment deck. Whoever chooses first has them; the players agree on the order. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.noise-start */
C_("rules", "The Noise token with several Starting Zones")
/* Translators: army-of-the-dead/ruling.noise-start: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "noise start, starting zones, several, where, two starting zones")
/* Translators: army-of-the-dead/ruling.noise-start */
C_("rules", "The book lets the group pick any of them. If nobody minds, we take the one in which the most Survivors start. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.sleeper-shortage */
C_("rules", "Not one Shambler for a Sleeper token")
/* Translators: army-of-the-dead/ruling.sleeper-shortage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sleepers, not enough shamblers, partly, remaining, shortage")
/* Translators: army-of-the-dead/ruling.sleeper-shortage: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "For a [[spawn.running-out|Spawn]] the rest of the supply is placed, for Sleepers the book lets the token simply go. So with us nobody is placed even if some could be, and all Shamblers activate. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.several-tokens */
C_("rules", "Several tokens wake together")
/* Translators: army-of-the-dead/ruling.several-tokens: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "many sleepers, order, one after the other, two tokens")
/* Translators: army-of-the-dead/ruling.several-tokens */
C_("rules", "We turn them one by one, in an order the First Player chooses. Each that the supply cannot fill causes an extra Activation of its own, after all are turned. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.awake-in-zombie-phase */
C_("rules", "The freshly woken stay idle")
/* Translators: army-of-the-dead/ruling.awake-in-zombie-phase: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "awake, activate, same phase, shamblers woken, extra activation")
/* Translators: army-of-the-dead/ruling.awake-in-zombie-phase */
C_("rules", "Shamblers who woke in this phase do nothing in it. With us that holds for an extra Activation in the same phase as well. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.one-die */
C_("rules", "One die for all tokens of a Zone")
/* Translators: army-of-the-dead/ruling.one-die: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sleepers, die, several tokens, roll once, two zones")
/* Translators: army-of-the-dead/ruling.one-die */
C_("rules", "However many tokens lie in the Zone, we roll one die, and a 1 wakes them all. Who crosses several Zones in one Move rolls for each Zone with Sleepers that is left. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.search-wakes */
C_("rules", "Searching wakes only the own Zone")
/* Translators: army-of-the-dead/ruling.search-wakes: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "search, objective, adjacent sleepers, same zone, quiet")
/* Translators: army-of-the-dead/ruling.search-wakes */
C_("rules", "A Search or an Objective wakes Sleepers in the same Zone. We do not count it as Noise: the token stays, and adjacent Sleepers sleep on. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.spawn-wakes */
C_("rules", "Spawning wakes Sleepers")
/* Translators: army-of-the-dead/ruling.spawn-wakes: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "spawn, sleepers, summary, move into")
/* Translators: army-of-the-dead/ruling.spawn-wakes */
C_("rules", "The list of the round summary forgets it, the full text names it: Zombies who spawn on Sleepers wake them. We follow the full text and place the spawned Zombies first. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.noisy-elimination */
C_("rules", "Noise while eliminating Sleepers")
/* Translators: army-of-the-dead/ruling.noisy-elimination: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "noisy melee weapon, eliminate sleepers, other tokens, ring saw")
/* Translators: army-of-the-dead/ruling.noisy-elimination */
C_("rules", "One passage lets only silent Melee weapons remove Sleepers, the Action itself allows a noisy one at the price of Noise; we follow the Action. The chosen token is removed first. The Noise then wakes the Sleepers in adjacent Zones, and with us any other token in the own Zone, as Noise always does. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.sleeper-weapon-hand */
C_("rules", "The weapon against Sleepers is in a Hand")
/* Translators: army-of-the-dead/ruling.sleeper-weapon-hand: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "melee weapon, hand, backpack, eliminate sleepers")
/* Translators: army-of-the-dead/ruling.sleeper-weapon-hand */
C_("rules", "The book asks for a Melee weapon without saying where. We want it in a Hand, or usable from the Backpack. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.skill-at-once */
C_("rules", "A new Skill works at once")
/* Translators: army-of-the-dead/ruling.skill-at-once: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "new skill, immediately, level up, during the turn, mid turn")
/* Translators: army-of-the-dead/ruling.skill-at-once */
C_("rules", "The book does not say from when. With us a Skill counts from the moment it is gained, so for the rest of the Turn too, though not for dice that have been rolled. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.eliminated-level */
C_("rules", "The fallen do not raise the line")
/* Translators: army-of-the-dead/ruling.eliminated-level: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dead survivor, highest danger level, eliminated, spawn line")
/* Translators: army-of-the-dead/ruling.eliminated-level */
C_("rules", "The highest level is taken among the Survivors who are still in the game. Companions have no Danger Bar and never count. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.level-now */
C_("rules", "The line is looked up for each card")
/* Translators: army-of-the-dead/ruling.level-now: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "level changes, during spawn, combat reflexes, line")
/* Translators: army-of-the-dead/ruling.level-now */
C_("rules", "If somebody gains a level in the middle of the Spawn, the cards already read stay as they were, and the following ones use the new line. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.one-turn */
C_("rules", "A Survivor is activated to the end")
/* Translators: army-of-the-dead/ruling.one-turn: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "interrupt, half turn, come back, share actions")
/* Translators: army-of-the-dead/ruling.one-turn */
C_("rules", "Two Survivors do not take their Actions alternately with us. A Skill that interrupts, such as Born Leader, is the exception: afterwards the Turn goes on. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.cannot-leave */
C_("rules", "Not enough Actions to leave")
/* Translators: army-of-the-dead/ruling.cannot-leave: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "stuck, surrounded, cannot move, zombies, not enough actions")
/* Translators: army-of-the-dead/ruling.cannot-leave */
C_("rules", "A Survivor who cannot pay for all Zombies in the Zone stays. The cost cannot be paid in parts over several Turns, and a free Move pays only for the Move itself, the extra Actions being ordinary ones. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.move-cost-several */
C_("rules", "Every type costs one Action")
/* Translators: army-of-the-dead/ruling.move-cost-several: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "alpha, abomination, extra action, leaving, cost, crowd")
/* Translators: army-of-the-dead/ruling.move-cost-several */
C_("rules", "A Zombie in the Zone costs one extra Action on leaving whatever its type. One Move that crosses several Zones ends in the first with Zombies, so the cost is paid once, at the start. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.aaahh-shortage */
C_("rules", "Aaahh!! without a Shambler in the box")
/* Translators: army-of-the-dead/ruling.aaahh-shortage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "aaahh, no shambler, running out, search")
/* Translators: army-of-the-dead/ruling.aaahh-shortage */
C_("rules", "We treat it as a Spawn that runs out: all Shamblers have an extra Activation. The Shambler that is placed does nothing before the next Zombie Phase, and it wakes no further Sleepers than the Search did. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.aaahh-card */
C_("rules", "The Aaahh!! card is discarded")
/* Translators: army-of-the-dead/ruling.aaahh-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "aaahh, keep, inventory, discard")
/* Translators: army-of-the-dead/ruling.aaahh-card */
C_("rules", "It never goes into an inventory. After its Shambler is placed the card is discarded, and it counts as the Search of the Turn. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.trade-objective */
C_("rules", "A traded token does not move the Objective")
/* Translators: army-of-the-dead/ruling.trade-objective: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "personal objective token, trade, whose, give token")
/* Translators: army-of-the-dead/ruling.trade-objective */
C_("rules", "Tokens of Personal Objectives change hands in a Trade. The Objective stays with the Survivor named on the card, whose elimination loses the game. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.closed-doors */
C_("rules", "Closed doors stop everybody")
/* Translators: army-of-the-dead/ruling.closed-doors: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "closed door, zombies, open a door, path, blocked, how to open, how do I open a door")
/* Translators: army-of-the-dead/ruling.closed-doors */
C_("rules", "The book says only that a closed door blocks sight. With us nobody passes it either, and a way through it is not open for Zombies. How a door is opened is told by the mission. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.elevator-noise */
C_("rules", "Elevator Zones and Noise")
/* Translators: army-of-the-dead/ruling.elevator-noise: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "elevator, noise, sleepers, adjacent, floor")
/* Translators: army-of-the-dead/ruling.elevator-noise */
C_("rules", "Elevator Zones are adjacent without sight. As adjacent Zones count, Noise in one wakes Sleepers in the others. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.two-wounds */
C_("rules", "An Attack of 2 Wounds")
/* Translators: army-of-the-dead/ruling.two-wounds: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "queen, zeus, two wounds, split an attack, one survivor")
/* Translators: army-of-the-dead/ruling.two-wounds */
C_("rules", "Attacks are shared out, not Wounds: the 2 Wounds of the Queen or of Zeus go to one Survivor. The app asks Wound by Wound, so name the same Survivor for both. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.disagree */
C_("rules", "Nobody wants the Wound")
/* Translators: army-of-the-dead/ruling.disagree: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "argue, decide, disagreement, who decides, tie")
/* Translators: army-of-the-dead/ruling.disagree */
C_("rules", "If the players cannot agree who takes an Attack, the First Player decides. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.eliminated-things */
C_("rules", "What a fallen Survivor leaves behind")
/* Translators: army-of-the-dead/ruling.eliminated-things: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dead, equipment, loot, objective token, cards of the dead, inventory")
/* Translators: army-of-the-dead/ruling.eliminated-things */
C_("rules", "The book is silent. With us the Equipment is discarded, and Objective tokens lie in the Zone to be taken again. Companions stay there without a Leader until somebody with the right to do so leads them. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.at-the-noise */
C_("rules", "Zombies that have reached the Noise")
/* Translators: army-of-the-dead/ruling.at-the-noise: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "noise zone, stay, nobody there, stand still")
/* Translators: army-of-the-dead/ruling.at-the-noise */
C_("rules", "Zombies who see no Survivor and stand in the Zone of the Noise token already stay where they are. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.never-added */
C_("rules", "No Zombies are added for a split")
/* Translators: army-of-the-dead/ruling.never-added: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zombicide, split, add zombie, extra zombie, uneven")
/* Translators: army-of-the-dead/ruling.never-added */
C_("rules", "An uneven group is divided as the First Player says. No miniature is added to even the groups out. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.third-action */
C_("rules", "Valentine’s third Action")
/* Translators: army-of-the-dead/ruling.third-action: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "valentine, three actions, third, order, pass")
/* Translators: army-of-the-dead/ruling.third-action */
C_("rules", "The book describes the second pass only. We hold a third one for Valentine alone; in each pass Attacks come before Moves. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.extra-activation */
C_("rules", "When an extra Activation happens")
/* Translators: army-of-the-dead/ruling.extra-activation: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "extra activation, when, during spawn, all actions, newly placed, immediately")
/* Translators: army-of-the-dead/ruling.extra-activation */
C_("rules", "At once, before the next card is drawn. Everybody of the type takes part with all Actions, those just placed as well; whoever is trapped by a Bola does not. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.none-on-board */
C_("rules", "Running out with nobody to act")
/* Translators: army-of-the-dead/ruling.none-on-board: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "no zombies on board, kill count, trapped, nothing happens")
/* Translators: army-of-the-dead/ruling.none-on-board */
C_("rules", "If none of the type on the board can act, for example because all are trapped, the extra Activation is void. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.zeus-orders-actions */
C_("rules", "What activated by Zeus means")
/* Translators: army-of-the-dead/ruling.zeus-orders-actions: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zeus orders, activate, how many actions, alphas move two")
/* Translators: army-of-the-dead/ruling.zeus-orders-actions */
C_("rules", "Zombies whom a Zeus Orders card activates use all their Actions, as in the example where Alphas go two Zones. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.zeus-deck */
C_("rules", "When the Zeus Orders are used up")
/* Translators: army-of-the-dead/ruling.zeus-deck: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zeus orders, reshuffle, deck empty, ten cards")
/* Translators: army-of-the-dead/ruling.zeus-deck */
C_("rules", "The book speaks of the Zombie deck only. We shuffle the discarded Zeus Orders into a new deck just the same. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.zeus-arrives */
C_("rules", "Zeus does not act on arrival")
/* Translators: army-of-the-dead/ruling.zeus-arrives: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zeus appears, act at once, same phase, placed")
/* Translators: army-of-the-dead/ruling.zeus-arrives */
C_("rules", "When Zeus is placed we let him wait for the next Activation. If his Spawn Zone was still to come in this Spawn, it is left out. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.queen-without-token */
C_("rules", "The Queen dies without a Zeus token")
/* Translators: army-of-the-dead/ruling.queen-without-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "queen dies, no zeus, token gone, zeus dead")
/* Translators: army-of-the-dead/ruling.queen-without-token */
C_("rules", "If the Zeus Spawn token is not on the board, her death brings nobody: Zeus is there already, was killed or has no part in the mission. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.abomination-again */
C_("rules", "The card of an Abomination that is out or dead")
/* Translators: army-of-the-dead/ruling.abomination-again: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "abomination drawn again, second time, duplicate, already on board")
/* Translators: army-of-the-dead/ruling.abomination-again */
C_("rules", "If its card comes up while it stands on the board, nothing spawns in that Zone, nobody is activated, and no other card is drawn. A dead one should have no card left; if one turns up, take it out of the game and treat it the same. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.one-miniature */
C_("rules", "One miniature of each Abomination")
/* Translators: army-of-the-dead/ruling.one-miniature: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "abomination card, how many, lines, number")
/* Translators: army-of-the-dead/ruling.one-miniature */
C_("rules", "A Zombie card with an Abomination brings the one miniature, whatever the Danger Level. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.abomination-damage */
C_("rules", "Damage 4, 5 or 6")
/* Translators: army-of-the-dead/ruling.abomination-damage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "abomination, damage 4, queen 5, zeus 6, contradiction, minimum")
/* Translators: army-of-the-dead/ruling.abomination-damage */
C_("rules", "The list in the chapter on combat kills Abominations with Damage 4 or more, their own descriptions ask 4 for Valentine, 5 for the Queen and 6 for Zeus. We follow the descriptions, as the table of priorities does. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.helmet-adrenaline */
C_("rules", "Helmeted Zeus gives no Adrenaline")
/* Translators: army-of-the-dead/ruling.helmet-adrenaline: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "helmet, adrenaline, five points, helmeted zeus")
/* Translators: army-of-the-dead/ruling.helmet-adrenaline */
C_("rules", "His card lists 5 points, yet in this form he cannot be killed. Knocking the helmet off brings nothing with us; killing the Zeus who appears brings the 5 points to all, once. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.helmet-same-blast */
C_("rules", "The blast only takes the helmet")
/* Translators: army-of-the-dead/ruling.helmet-same-blast: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "helmet, explosive, same hit, left over damage")
/* Translators: army-of-the-dead/ruling.helmet-same-blast */
C_("rules", "The Explosive that removes the helmet does no Damage to the Zeus beneath it; the next attack can. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.next-zombie-phase */
C_("rules", "From when a coloured Zone spawns")
/* Translators: army-of-the-dead/ruling.next-zombie-phase: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "coloured, opened, next zombie phase, this round, delay")
/* Translators: army-of-the-dead/ruling.next-zombie-phase */
C_("rules", "Opened in the Player Phase, it spawns in the Zombie Phase of the same round, since that is the next one. Opened later in the round, it waits for the round after. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.end-noise-sleepers */
C_("rules", "The End Phase wakes nobody")
/* Translators: army-of-the-dead/ruling.end-noise-sleepers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "noise moved, end phase, sleepers, wake")
/* Translators: army-of-the-dead/ruling.end-noise-sleepers */
C_("rules", "In the End Phase the token is only moved. No Noise is made, so no Sleepers wake. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.companions-counted */
C_("rules", "Companions count as Survivors")
/* Translators: army-of-the-dead/ruling.companions-counted: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "companion, most survivors, count, noise, destination")
/* Translators: army-of-the-dead/ruling.companions-counted */
C_("rules", "A Companion is a Survivor, so it counts where the most Survivors in a Zone are looked for, both for Zombies and for the Noise token. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.end-order */
C_("rules", "Order within the End Phase")
/* Translators: army-of-the-dead/ruling.end-order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "end phase, order, first player, regeneration")
/* Translators: army-of-the-dead/ruling.end-order */
C_("rules", "The Noise token first, then Regeneration and the Time token, the First Player token last, so that the old First Player still decides a tie. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.time-token */
C_("rules", "When the Time token moves")
/* Translators: army-of-the-dead/ruling.time-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "time track, advance, end of round, last space")
/* Translators: army-of-the-dead/ruling.time-token */
C_("rules", "We move it one space in each End Phase. Reaching the end of the track loses the mission unless its file says something else. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.first-player-out */
C_("rules", "A First Player without Survivors")
/* Translators: army-of-the-dead/ruling.first-player-out: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "first player, no survivors, eliminated, player out")
/* Translators: army-of-the-dead/ruling.first-player-out */
C_("rules", "The token is passed on to the left as always. If its holder has nobody left, the next player to the left begins; ties are still settled by the holder. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.missing-specialty */
C_("rules", "A Specialty is missing")
/* Translators: army-of-the-dead/ruling.missing-specialty: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "specialist missing, warning, start anyway, not enough")
/* Translators: army-of-the-dead/ruling.missing-specialty */
C_("rules", "The app warns and lets you begin, since a Companion or a rule of the mission may fill the gap. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.kill-count-surplus */
C_("rules", "Kills beyond the Kill Count")
/* Translators: army-of-the-dead/ruling.kill-count-surplus: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kill count, surplus, too many, adrenaline")
/* Translators: army-of-the-dead/ruling.kill-count-surplus */
C_("rules", "An attack that kills more than are needed still brings Adrenaline for each. All miniatures return together as soon as the number is reached. The Skills Hunter and Reaper count as kills of the Survivor. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.kill-count-abomination */
C_("rules", "A Kill Count of Abominations")
/* Translators: army-of-the-dead/ruling.kill-count-abomination: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kill count, abomination, miniature")
/* Translators: army-of-the-dead/ruling.kill-count-abomination */
C_("rules", "Killed Abominations leave the game anyway. Lay the miniature on the card as a counter; it does not return to the supply. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.whose-objective */
C_("rules", "Whose death loses the game")
/* Translators: army-of-the-dead/ruling.whose-objective: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "personal objective, survivor dies, other survivor, loss, which survivor")
/* Translators: army-of-the-dead/ruling.whose-objective */
C_("rules", "Only the Survivors named on the Personal Objectives in play. Others may fall, as long as the mission can still be done. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.impossible */
C_("rules", "When Objectives can no longer be fulfilled")
/* Translators: army-of-the-dead/ruling.impossible: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "impossible, give up, cannot win, who decides, specialist dead")
/* Translators: army-of-the-dead/ruling.impossible */
C_("rules", "The group judges it, for instance when the only Vault Expert has fallen before the vault is open. The app cannot see it and offers to declare the loss. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.nobody-left */
C_("rules", "The whole team has fallen")
/* Translators: army-of-the-dead/ruling.nobody-left: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "all dead, everybody eliminated, nobody left, wiped out")
/* Translators: army-of-the-dead/ruling.nobody-left */
C_("rules", "With all Survivors eliminated the game is lost, since no Objective can be fulfilled any more. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.both-at-once */
C_("rules", "Won and lost in one moment")
/* Translators: army-of-the-dead/ruling.both-at-once: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "same time, simultaneous, win and lose, tie")
/* Translators: army-of-the-dead/ruling.both-at-once */
C_("rules", "If the same event would win and lose the game, it is lost. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.ammo-face */
C_("rules", "Which face is Out of Ammo")
/* Translators: army-of-the-dead/ruling.ammo-face: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ammo die, face, symbol, odds, chance")
/* Translators: army-of-the-dead/ruling.ammo-face */
C_("rules", "Our copy of the book does not show which face of an Ammo Die bears the symbol, nor how many do. We take it to be one face in place of the 1: each Ammo Die runs dry with a chance of 1 in 6. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.trapped-sixes */
C_("rules", "What counts as a 6")
/* Translators: army-of-the-dead/ruling.trapped-sixes: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "roll 6, bola six, natural 6")
/* Translators: army-of-the-dead/ruling.trapped-sixes */
C_("rules", "For the Skills about a 6 the face rolled counts, before the +2 of the Bola Gun; a 4 does not become a 6. A 6 on an Ammo Die counts, and so does one on an additional die. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.explosive-blast */
C_("rules", "Whom an Explosive hits")
/* Translators: army-of-the-dead/ruling.explosive-blast: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "explosion area, everyone, self damage, grenade own zone, blast radius")
/* Translators: army-of-the-dead/ruling.explosive-blast */
C_("rules", "The book speaks of the target, of all Actors in the Zone, and of killing everything there. With us one hit of an Explosive deals its damage once to everybody in the Zone, Survivors in Wounds, without any order of targets; the one who used it is spared. Further hits add nothing. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.reaper-concentrated */
C_("rules", "Reaper in a Concentrated Attack")
/* Translators: army-of-the-dead/ruling.reaper-concentrated: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reaper concentrated attack, second zombie")
/* Translators: army-of-the-dead/ruling.reaper-concentrated */
C_("rules", "Only the designated target can be hit, but the Zombie that Reaper takes is removed, not hit. With us it works there too. The group may rule otherwise.")
/* Translators: army-of-the-dead/combat.overview */
C_("rules", "What a Combat Action is")
/* Translators: army-of-the-dead/combat.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Combat")
/* Translators: army-of-the-dead/combat.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "attack, fight, shoot, how to attack, combat action")
/* Translators: army-of-the-dead/combat.overview: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A Survivor attacks with one weapon held in a Hand: a [[combat.melee|Melee Action]] against the own Zone, or a [[combat.ranged|Ranged Action]] against a Zone in range and in sight. Roll the dice of the weapon, count hits, give each hit to a target.")
/* Translators: army-of-the-dead/combat.card */
C_("rules", "Reading a weapon")
/* Translators: army-of-the-dead/combat.card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "symbols, icons, weapon stats, what do the numbers mean, equipment card")
/* Translators: army-of-the-dead/combat.card: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "The foot of a weapon card shows its type (Melee or Ranged), the smallest and the largest [[combat.range|range]], its [[combat.dice|dice]] and [[combat.ammo|Ammo Dice]], the [[combat.accuracy|accuracy]] needed and the [[combat.damage|damage]] of a hit. A symbol tells whether it is noisy, and some cards give a [[equipment.skills|Skill]].")
/* Translators: army-of-the-dead/combat.dice */
C_("rules", "How many dice")
/* Translators: army-of-the-dead/combat.dice: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "number of dice, how many dice, roll")
/* Translators: army-of-the-dead/combat.dice */
C_("rules", "Roll the number of dice printed on the weapon, with its Ammo Dice beside them. Skills can add more.")
/* Translators: army-of-the-dead/combat.accuracy */
C_("rules", "Which rolls hit")
/* Translators: army-of-the-dead/combat.accuracy: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "to hit, success, minimum accuracy, 2+, success number, miss")
/* Translators: army-of-the-dead/combat.accuracy */
C_("rules", "A die that shows the accuracy of the weapon or more is a hit; anything less misses. Ammo Dice are read in the same way. However good the weapon, it never hits on less than 2.")
/* Translators: army-of-the-dead/combat.damage */
C_("rules", "What a hit does")
/* Translators: army-of-the-dead/combat.damage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "wounding zombies, damage does not stack, excess hits, overkill, extra hits")
/* Translators: army-of-the-dead/combat.damage: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Each hit deals the damage printed on the weapon to one single target. Two hits on the same Zombie are not added up, unless the attack is [[combat.concentrated|concentrated]]. Hits without a target left are lost.")
/* Translators: army-of-the-dead/combat.minimum-damage */
C_("rules", "Damage that kills")
/* Translators: army-of-the-dead/combat.minimum-damage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "kill alpha, damage needed, damage 2, abomination damage, how do i kill")
/* Translators: army-of-the-dead/combat.minimum-damage: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A Shambler falls to a hit of 1, an Alpha needs 2 in one hit, an Abomination at least 4. A weaker hit does nothing at all, however often it strikes. Damage of 4 and more takes a [[combat.concentrated|Concentrated Attack]], [[explosive.trait|Explosives]] or Skills.")
/* Translators: army-of-the-dead/combat.melee */
C_("rules", "Melee Action")
/* Translators: army-of-the-dead/combat.melee: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "close combat, hand to hand, hit in own zone, choose target")
/* Translators: army-of-the-dead/combat.melee */
C_("rules", "With a Melee weapon in a Hand, attack Zombies in your own Zone. You share out the hits among them as you like. A miss harms nobody.")
/* Translators: army-of-the-dead/combat.ranged */
C_("rules", "Ranged Action")
/* Translators: army-of-the-dead/combat.ranged: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shoot, gun, fire, point blank, range 0 ranged")
/* Translators: army-of-the-dead/combat.ranged: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "With a Ranged weapon in a Hand, shoot at one Zone within the range of the weapon and in [[board.sight|line of sight]]. You aim at a Zone, not at a Zombie, so the [[combat.targeting|Targeting Priority Order]] shares out the hits. Misses can be [[combat.friendly-fire|Friendly Fire]]. Shooting into your own Zone is a Ranged Action too.")
/* Translators: army-of-the-dead/combat.range: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "minimum range, maximum range, how far, shoot over, shoot through, zombies in between")
/* Translators: army-of-the-dead/combat.range */
C_("rules", "The first number is the nearest Zone the weapon can shoot at, the second the farthest; 0 is your own Zone. Whoever stands in between does not matter, and Zombies in your own Zone do not keep you from shooting elsewhere.")
/* Translators: army-of-the-dead/combat.ammo */
C_("rules", "Out of Ammo and Ammo Dice")
/* Translators: army-of-the-dead/combat.ammo: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "out of ammo, reload, empty, no bullets, ammo symbol, upside down, flip weapon")
/* Translators: army-of-the-dead/combat.ammo: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "With most Ranged weapons you roll Ammo Dice besides the regular ones; they hit like them. If even one shows Out of Ammo, the attack still counts, and then the weapon is turned upside down. It cannot be used until an [[equipment.ammo-clip|Ammo Clip]] is discarded for it.")
/* Translators: army-of-the-dead/combat.concentrated */
C_("rules", "Concentrated Attack")
/* Translators: army-of-the-dead/combat.concentrated: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "focus, single target, combine hits, add damage, kill abomination, boss")
/* Translators: army-of-the-dead/combat.concentrated: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Before you roll, name one Zombie among those the attack could hit. Multiply the damage of the weapon by the number of hits; all of it goes to that Zombie, and what is too much is lost. In a Ranged Action you must name a Zombie that the [[combat.targeting|Targeting Priority Order]] reaches first, and misses can be [[combat.friendly-fire|Friendly Fire]].")
/* Translators: army-of-the-dead/combat.targeting */
C_("rules", "Targeting Priority Order")
/* Translators: army-of-the-dead/combat.targeting: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "who is hit first, shooting, hit first when shooting, priority, order of targets, shamblers first, choose target ranged, which zombie dies first, which zombie is hit")
/* Translators: army-of-the-dead/combat.targeting */
C_("rules", "Ranged hits go to Shamblers until all of them are dead, then to Alphas, then to Abominations. Among targets of the same place in that order the players choose. Hits in melee are shared out freely.")
/* Translators: army-of-the-dead/combat.friendly-fire */
C_("rules", "Friendly Fire")
/* Translators: army-of-the-dead/combat.friendly-fire: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hit teammate, shoot own survivor, misses, wound friend, accident, shoot into a zone with friends")
/* Translators: army-of-the-dead/combat.friendly-fire */
C_("rules", "When a Ranged Action goes to a Zone with teammates in it, every miss is a hit on one of them. The players share these hits out as they like, and each deals the damage of the weapon in Wounds. A shooter never hits themselves, and melee never causes this.")
/* Translators: army-of-the-dead/combat.noisy */
C_("rules", "Noisy weapons")
/* Translators: army-of-the-dead/combat.noisy: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "noise, loud, silent weapon, quiet, wakes sleepers")
/* Translators: army-of-the-dead/combat.noisy */
C_("rules", "The symbol on the card tells whether an attack makes Noise. A noisy weapon moves the Noise token to the Zone of the attacker. Only a Melee weapon that is silent removes Sleepers without a sound.")
/* Translators: army-of-the-dead/combat.adrenaline */
C_("rules", "What kills bring")
/* Translators: army-of-the-dead/combat.adrenaline: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ap, experience, points for kills, xp, adrenaline")
/* Translators: army-of-the-dead/combat.adrenaline */
C_("rules", "The Survivor who killed a Zombie gains its Adrenaline at once: 1 for a Shambler, 2 for an Alpha. An Abomination gives 5 to every Survivor.")
/* Translators: army-of-the-dead/inventory.hand */
C_("rules", "Only what is in a Hand")
/* Translators: army-of-the-dead/inventory.hand: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "backpack weapon, equip, hands")
/* Translators: army-of-the-dead/inventory.hand: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "A card is used from a Hand. One in the Backpack can neither attack nor be used otherwise, unless the card says that it may be used there, as the [[equipment.grenade|Grenade]] does.")
/* Translators: army-of-the-dead/explosive.trait */
C_("rules", "Explosives")
/* Translators: army-of-the-dead/explosive.trait: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Explosives")
/* Translators: army-of-the-dead/explosive.trait: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bomb, blast, explosion, which weapons explode, does it hurt my team")
/* Translators: army-of-the-dead/explosive.trait: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "Six cards bear the symbol: [[equipment.grenade-launcher]], [[equipment.jerry-can]], [[equipment.tnt]], [[equipment.booby-trap]], [[equipment.grenade]] and [[equipment.rocket-launcher]]. They are one of the few ways to kill an Abomination, and the only way to take the helmet off Zeus.")
/* Translators: army-of-the-dead/explosive.auto-hit */
C_("rules", "Explosives that always hit")
/* Translators: army-of-the-dead/explosive.auto-hit: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "throw, no roll, automatic hit, always hits, throw grenade")
/* Translators: army-of-the-dead/explosive.auto-hit */
C_("rules", "Jerry Can, TNT, Grenade and Booby Trap take a Combat Action and no roll: they hit. The two launchers are rolled for like other Ranged weapons.")
/* Translators: army-of-the-dead/explosive.chain */
C_("rules", "Chain of Explosives")
/* Translators: army-of-the-dead/explosive.chain: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "chain reaction, two bombs, combine explosives, sum of damage, blow up")
/* Translators: army-of-the-dead/explosive.chain */
C_("rules", "When an Explosive deals damage in a Zone that contains another Explosive weapon, the damage of both is added up, and everyone in that Zone takes the sum: Zombies and Survivors alike.")
/* Translators: army-of-the-dead/explosive.helmet */
C_("rules", "Explosives against Helmeted Zeus")
/* Translators: army-of-the-dead/explosive.helmet: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "helmet, zeus, how to hurt helmeted zeus")
/* Translators: army-of-the-dead/explosive.helmet */
C_("rules", "He takes no damage. The first hit by any Explosive changes his card for that of the regular Zeus; the miniature stays.")
/* Translators: army-of-the-dead/bola.trap */
C_("rules", "What the Bola Gun does")
/* Translators: army-of-the-dead/bola.trap: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lasso, net, stun, trapped, lying down, skip activation")
/* Translators: army-of-the-dead/bola.trap */
C_("rules", "It deals no damage. A Zombie it hits is trapped: lay the miniature down. It sits out the next Zombie Phase without any Action and is stood up after it.")
/* Translators: army-of-the-dead/bola.bonus */
C_("rules", "+2 against a trapped Zombie")
/* Translators: army-of-the-dead/bola.bonus: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "plus two, bonus to hit, trapped")
/* Translators: army-of-the-dead/bola.bonus */
C_("rules", "While a Zombie is trapped, every Concentrated Attack against it adds 2 to each die.")
/* Translators: army-of-the-dead/bola.discard */
C_("rules", "The Bola Gun is used up by a hit")
/* Translators: army-of-the-dead/bola.discard: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "discard bola, one use")
/* Translators: army-of-the-dead/bola.discard */
C_("rules", "After a successful hit the card is discarded. After a miss it is kept.")
/* Translators: army-of-the-dead/equipment.skills */
C_("rules", "Skills of weapons")
/* Translators: army-of-the-dead/equipment.skills: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Equipment")
/* Translators: army-of-the-dead/equipment.skills: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "weapon skill, charge katana, item skill")
/* Translators: army-of-the-dead/equipment.skills */
C_("rules", "Some weapons show a Skill. The Survivor has it for an Action made with that weapon.")
/* Translators: army-of-the-dead/equipment.aaahh */
C_("rules", "Aaahh!!")
/* Translators: army-of-the-dead/equipment.aaahh: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "trap card, surprise, search zombie, aaah")
/* Translators: army-of-the-dead/equipment.aaahh */
C_("rules", "Four cards of the 55. Whoever draws it in a Search gets 1 Shambler in the own Zone instead of something useful. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.adrenaline-shot */
C_("rules", "Adrenaline Shot")
/* Translators: army-of-the-dead/equipment.adrenaline-shot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "adrenaline, injection, heal, medicine")
/* Translators: army-of-the-dead/equipment.adrenaline-shot */
C_("rules", "Two cards of the 55. The rulebook only counts it. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.ammo-clip */
C_("rules", "Ammo Clip")
/* Translators: army-of-the-dead/equipment.ammo-clip: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reload, bullets, magazine, ammunition")
/* Translators: army-of-the-dead/equipment.ammo-clip */
C_("rules", "Eight cards of the 55. Discarding it makes a weapon that is out of ammo usable again. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.army-knife */
C_("rules", "Army Knife")
/* Translators: army-of-the-dead/equipment.army-knife: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "knife, blade, melee")
/* Translators: army-of-the-dead/equipment.army-knife */
C_("rules", "Three cards of the 55. It is of no use in the Backpack and must be held in a Hand. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.army-sniper-rifle */
C_("rules", "Army Sniper Rifle")
/* Translators: army-of-the-dead/equipment.army-sniper-rifle: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sniper, long range, rifle")
/* Translators: army-of-the-dead/equipment.army-sniper-rifle */
C_("rules", "One card of the 55. A Ranged weapon of range 1–4, so it cannot shoot into its own Zone. Martin can start with it. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.bola-gun */
C_("rules", "Bola Gun")
/* Translators: army-of-the-dead/equipment.bola-gun: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bola, lasso, trap zombie")
/* Translators: army-of-the-dead/equipment.bola-gun */
C_("rules", "One card of the 55. It traps a Zombie for a round instead of harming it, and is discarded after a hit. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.booby-trap */
C_("rules", "Booby Trap")
/* Translators: army-of-the-dead/equipment.booby-trap: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "trap, mine, bomb")
/* Translators: army-of-the-dead/equipment.booby-trap */
C_("rules", "Two cards of the 55. An Explosive that always hits. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.combat-shotgun */
C_("rules", "Combat Shotgun")
/* Translators: army-of-the-dead/equipment.combat-shotgun: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shotgun, gun")
/* Translators: army-of-the-dead/equipment.crowbar */
C_("rules", "Crowbar")
/* Translators: army-of-the-dead/equipment.crowbar: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "melee, iron bar")
/* Translators: army-of-the-dead/equipment.crowbar */
C_("rules", "One card of the 55. A Melee weapon of damage 1, which leaves Alphas unharmed. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.desert-eagle */
C_("rules", "Desert Eagle")
/* Translators: army-of-the-dead/equipment.desert-eagle: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pistol, handgun")
/* Translators: army-of-the-dead/equipment.desert-eagle */
C_("rules", "One card of the 55. Martin can start with it and a TNT. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.first-aid-kit */
C_("rules", "First Aid Kit")
/* Translators: army-of-the-dead/equipment.first-aid-kit: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "heal, medkit, wounds, restore health")
/* Translators: army-of-the-dead/equipment.golden-ak-47 */
C_("rules", "Golden AK-47")
/* Translators: army-of-the-dead/equipment.golden-ak-47: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ak47, kalashnikov, assault rifle")
/* Translators: army-of-the-dead/equipment.golden-ak-47 */
C_("rules", "One card of the 55. A Ranged weapon that is noisy. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.grenade */
C_("rules", "Grenade")
/* Translators: army-of-the-dead/equipment.grenade: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hand grenade, throw, backpack, hurts friends")
/* Translators: army-of-the-dead/equipment.grenade */
C_("rules", "Two cards of the 55. An Explosive that always hits. It may be used from the Backpack. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.grenade-launcher */
C_("rules", "Grenade Launcher")
/* Translators: army-of-the-dead/equipment.grenade-launcher: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "launcher, explosive gun")
/* Translators: army-of-the-dead/equipment.grenade-launcher */
C_("rules", "One card of the 55. An Explosive that is rolled for. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.heavy-machine-gun */
C_("rules", "Heavy Machine Gun")
/* Translators: army-of-the-dead/equipment.heavy-machine-gun: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hmg, machine gun")
/* Translators: army-of-the-dead/equipment.heavy-machine-gun */
C_("rules", "One card of the 55. A Ranged weapon with 2 dice, 2 Ammo Dice and damage 2. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.jerry-can */
C_("rules", "Jerry Can")
/* Translators: army-of-the-dead/equipment.jerry-can: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gasoline, petrol, fuel, fire")
/* Translators: army-of-the-dead/equipment.jerry-can */
C_("rules", "Three cards of the 55. An Explosive that always hits. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.katana */
C_("rules", "Katana")
/* Translators: army-of-the-dead/equipment.katana: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sword, charge")
/* Translators: army-of-the-dead/equipment.katana */
C_("rules", "One card of the 55. A Melee weapon of damage 1 with the Skill Charge. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.machete */
C_("rules", "Machete")
/* Translators: army-of-the-dead/equipment.machete: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "blade, melee")
/* Translators: army-of-the-dead/equipment.revolver */
C_("rules", "Revolver")
/* Translators: army-of-the-dead/equipment.revolver: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "handgun, pistol")
/* Translators: army-of-the-dead/equipment.revolver */
C_("rules", "Two cards of the 55. A Ranged weapon. In an example it is rolled with two dice. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.ring-saw */
C_("rules", "Ring Saw")
/* Translators: army-of-the-dead/equipment.ring-saw: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "saw, chainsaw, noisy melee")
/* Translators: army-of-the-dead/equipment.ring-saw */
C_("rules", "One card of the 55. Running it makes Noise. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.rocket-launcher */
C_("rules", "Rocket Launcher")
/* Translators: army-of-the-dead/equipment.rocket-launcher: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bazooka, rocket, rpg")
/* Translators: army-of-the-dead/equipment.scotts-military-rifle */
C_("rules", "Scott’s Military Rifle")
/* Translators: army-of-the-dead/equipment.scotts-military-rifle: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "scott, rifle")
/* Translators: army-of-the-dead/equipment.scotts-military-rifle */
C_("rules", "One card of the 55. The rulebook only counts it. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.semi-automatic-pistol */
C_("rules", "Semi-Automatic Pistol")
/* Translators: army-of-the-dead/equipment.semi-automatic-rifle */
C_("rules", "Semi-Automatic Rifle")
/* Translators: army-of-the-dead/equipment.semi-automatic-rifle: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "rifle, gun")
/* Translators: army-of-the-dead/equipment.semi-automatic-rifle */
C_("rules", "Four cards of the 55. The rulebook only counts it. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.silencer */
C_("rules", "Silencer")
/* Translators: army-of-the-dead/equipment.silencer: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "quiet, suppressor, no noise")
/* Translators: army-of-the-dead/equipment.spiked-baseball-bat */
C_("rules", "Spiked Baseball Bat")
/* Translators: army-of-the-dead/equipment.spiked-baseball-bat: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bat, club, melee")
/* Translators: army-of-the-dead/equipment.spiked-baseball-bat */
C_("rules", "Two cards of the 55. A Melee weapon of damage 1. In an example it is rolled with two dice. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.submachine-gun */
C_("rules", "Submachine Gun")
/* Translators: army-of-the-dead/equipment.submachine-gun: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "smg, uzi")
/* Translators: army-of-the-dead/equipment.submachine-gun */
C_("rules", "One card of the 55. A Ranged weapon of range 0–1 and damage 1. In an example it is rolled with five dice and an Ammo Die. The rest is printed on the card.")
/* Translators: army-of-the-dead/equipment.tnt */
C_("rules", "TNT")
/* Translators: army-of-the-dead/equipment.tnt: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dynamite, bomb, stick")
/* Translators: army-of-the-dead/equipment.tnt */
C_("rules", "Two cards of the 55. An Explosive that always hits. Martin can start with one. The rest is printed on the card.")
/* Translators: army-of-the-dead/skill.action */
C_("rules", "+1 Action")
/* Translators: army-of-the-dead/skill.action: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fourth action, extra action, four actions, 4 actions")
/* Translators: army-of-the-dead/skill.action */
C_("rules", "The Survivor has one more Action in each turn, for anything. The book shows this Skill on a Dashboard without explaining it.")
/* Translators: army-of-the-dead/skill.plus-damage */
C_("rules", "+1 Damage: [Action]")
/* Translators: army-of-the-dead/skill.plus-damage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "more damage, bonus damage, stronger")
/* Translators: army-of-the-dead/skill.plus-damage */
C_("rules", "The damage of the weapon is 1 higher in Actions of the named kind: combat, melee or ranged.")
/* Translators: army-of-the-dead/skill.free */
C_("rules", "+1 Free [Action] Action")
/* Translators: army-of-the-dead/skill.free: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "free move, free combat, free search, free melee, free ranged, extra action")
/* Translators: army-of-the-dead/skill.free */
C_("rules", "One Action of the named kind more in each turn: combat, melee, move, ranged or search. It can be spent on nothing else.")
/* Translators: army-of-the-dead/skill.zone-per-move */
C_("rules", "+1 Zone Per Move")
/* Translators: army-of-the-dead/skill.zone-per-move: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "faster, move two zones")
/* Translators: army-of-the-dead/skill.zone-per-move */
C_("rules", "A Move of one Action may take the Survivor 1 or 2 Zones far. A Zone with Zombies still ends it.")
/* Translators: army-of-the-dead/skill.plus-die */
C_("rules", "+1 Die: [Action]")
/* Translators: army-of-the-dead/skill.plus-die: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "extra die, more dice")
/* Translators: army-of-the-dead/skill.plus-die */
C_("rules", "Each weapon of the Survivor rolls a die more in Actions of the named kind: combat, melee or ranged.")
/* Translators: army-of-the-dead/skill.bloodlust */
C_("rules", "Bloodlust: [Action]")
/* Translators: army-of-the-dead/skill.bloodlust: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "move and attack, rush")
/* Translators: army-of-the-dead/skill.bloodlust */
C_("rules", "Once in a turn, 1 Action buys a move of 1 or 2 Zones that ends among Zombies, and a free Action of the named kind after it. The rules of moving hold.")
/* Translators: army-of-the-dead/skill.born-leader */
C_("rules", "Born Leader")
/* Translators: army-of-the-dead/skill.born-leader: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "give action, lead, free action for others")
/* Translators: army-of-the-dead/skill.born-leader */
C_("rules", "In the own turn the Survivor may give another Survivor 1 free Action of any kind. It is taken at once; then the turn goes on.")
/* Translators: army-of-the-dead/skill.search-more */
C_("rules", "Can Search More Than Once")
/* Translators: army-of-the-dead/skill.search-more: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "search twice, multiple searches")
/* Translators: army-of-the-dead/skill.search-more */
C_("rules", "The limit of one Search in a turn is lifted. Each further Search costs an Action.")
/* Translators: army-of-the-dead/skill.charge */
C_("rules", "Charge")
/* Translators: army-of-the-dead/skill.charge: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "free move to zombies, katana")
/* Translators: army-of-the-dead/skill.charge */
C_("rules", "Once in a turn the Survivor may run 1 or 2 Zones for free, if that ends among Zombies. The rules of moving hold, and a Zone with Zombies ends it.")
/* Translators: army-of-the-dead/skill.combat-reflexes */
C_("rules", "Combat Reflexes")
/* Translators: army-of-the-dead/skill.combat-reflexes: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reaction, attack when spawning, interrupt, spawn attack")
/* Translators: army-of-the-dead/skill.combat-reflexes */
C_("rules", "When Zombies spawn at range 0–1, the Survivor may attack them at once for free, even killing more than have just come. A shot must go to the Zone where they appeared. Once for each Zombie card.")
/* Translators: army-of-the-dead/skill.escalation */
C_("rules", "Escalation: [Action]")
/* Translators: army-of-the-dead/skill.escalation: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "consecutive attacks, growing dice, cumulative")
/* Translators: army-of-the-dead/skill.escalation */
C_("rules", "Each Action of the named kind that follows another one directly is rolled with 1 die more than the last. Any other Action, and the end of the turn, brings this back to nothing.")
/* Translators: army-of-the-dead/skill.explosive-master */
C_("rules", "Explosive Master")
/* Translators: army-of-the-dead/skill.explosive-master: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bomb expert, free explosive")
/* Translators: army-of-the-dead/skill.explosive-master */
C_("rules", "The Survivor has a free Action for Explosives and rolls one die more with them.")
/* Translators: army-of-the-dead/skill.hit-and-run */
C_("rules", "Hit & Run")
/* Translators: army-of-the-dead/skill.hit-and-run: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "move after kill, escape, free move")
/* Translators: army-of-the-dead/skill.hit-and-run */
C_("rules", "Right after a Melee or Ranged Action that killed at least 1 Zombie, the Survivor may move for free. Zombies in the Zone left behind cost nothing extra.")
/* Translators: army-of-the-dead/skill.hunter */
C_("rules", "Hunter: [Zombie Type]")
/* Translators: army-of-the-dead/skill.hunter: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "extra kill, kill alpha for free, type")
/* Translators: army-of-the-dead/skill.hunter */
C_("rules", "If a Combat Action kills any Zombie in a Zone, the Survivor may remove one Zombie of the named type from that Zone as well and gains its Adrenaline.")
/* Translators: army-of-the-dead/skill.lifesaver */
C_("rules", "Lifesaver")
/* Translators: army-of-the-dead/skill.lifesaver: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "rescue, drag, pull survivor")
/* Translators: army-of-the-dead/skill.lifesaver */
C_("rules", "Once in a turn and for free: choose a Zone at range 1 with a Zombie and a Survivor in it, which you can see and reach. Drag Survivors of your choice from it into your own Zone. It is no Move, and a player may refuse.")
/* Translators: army-of-the-dead/skill.lucky */
C_("rules", "Lucky")
/* Translators: army-of-the-dead/skill.lucky: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reroll, reroll all dice, re-roll, roll again")
/* Translators: army-of-the-dead/skill.lucky */
C_("rules", "In each Action all dice may be rolled again, once. The new roll counts. It comes on top of re-rolls granted by Equipment.")
/* Translators: army-of-the-dead/skill.reaper */
C_("rules", "Reaper: [Action]")
/* Translators: army-of-the-dead/skill.reaper: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "extra kill, double kill")
/* Translators: army-of-the-dead/skill.reaper */
C_("rules", "In an Action of the named kind, one hit that kills may take one more identical Zombie in the Zone with it. One in each Action; its Adrenaline is gained.")
/* Translators: army-of-the-dead/skill.regeneration */
C_("rules", "Regeneration")
/* Translators: army-of-the-dead/skill.regeneration: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "heal, health, restore")
/* Translators: army-of-the-dead/skill.regeneration */
C_("rules", "In each End Phase the Survivor is healed completely.")
/* Translators: army-of-the-dead/skill.roll-6-damage */
C_("rules", "Roll 6: +1 Damage [Action]")
/* Translators: army-of-the-dead/skill.roll-6-damage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "six, sixes damage")
/* Translators: army-of-the-dead/skill.roll-6-damage */
C_("rules", "Every 6 rolled in an Action of the named kind adds 1 to the damage of the weapon. Settle re-rolls first.")
/* Translators: army-of-the-dead/skill.roll-6-die */
C_("rules", "Roll 6: +1 Die [Action]")
/* Translators: army-of-the-dead/skill.roll-6-die: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "six, exploding dice, sixes extra die")
/* Translators: army-of-the-dead/skill.roll-6-die */
C_("rules", "Every 6 rolled in an Action of the named kind lets the Survivor roll one more die, and so on while 6s come. Settle re-rolls first.")
/* Translators: army-of-the-dead/skill.search-2 */
C_("rules", "Search: 2 Cards")
/* Translators: army-of-the-dead/skill.search-2: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "draw two, more cards")
/* Translators: army-of-the-dead/skill.search-2 */
C_("rules", "A Search draws 2 cards.")
/* Translators: army-of-the-dead/skill.silent-killer */
C_("rules", "Silent Killer")
/* Translators: army-of-the-dead/skill.silent-killer: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sleepers cheaper, eliminate sleepers")
/* Translators: army-of-the-dead/skill.silent-killer */
C_("rules", "Removing a Sleeper token takes 1 Action and not 2.")
/* Translators: army-of-the-dead/skill.shove */
C_("rules", "Shove")
/* Translators: army-of-the-dead/skill.shove: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "push zombies, knock back")
/* Translators: army-of-the-dead/skill.shove */
C_("rules", "Once in a turn and for free: push all Zombies of your Zone into one Zone at range 1 to which a clear path leads. It is no movement.")
/* Translators: army-of-the-dead/skill.slippery */
C_("rules", "Slippery")
/* Translators: army-of-the-dead/skill.slippery: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ignore zombies when moving, walk through, escape")
/* Translators: army-of-the-dead/skill.slippery */
C_("rules", "Zombies in the Zone the Survivor leaves cost no extra Actions, and Zombies in a Zone entered do not end a Move.")
/* Translators: army-of-the-dead/skill.sprint */
C_("rules", "Sprint")
/* Translators: army-of-the-dead/skill.sprint: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "run, fast, three zones")
/* Translators: army-of-the-dead/skill.sprint */
C_("rules", "Once in a turn a Move Action may take the Survivor 2 or 3 Zones far. A Zone with Zombies still ends it.")
/* Translators: army-of-the-dead/skill.steady-hand */
C_("rules", "Steady Hand")
/* Translators: army-of-the-dead/skill.steady-hand: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "no friendly fire, spare friends, miss")
/* Translators: army-of-the-dead/skill.steady-hand */
C_("rules", "When the Survivor misses with a Ranged Action, teammates of choice are spared. It does not help against what strikes everyone in a Zone, such as Explosives.")
/* Translators: army-of-the-dead/skill.sidestep */
C_("rules", "Sidestep")
/* Translators: army-of-the-dead/skill.sidestep: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "dodge, free move when spawning, reaction")
/* Translators: army-of-the-dead/skill.sidestep */
C_("rules", "When Zombies spawn at range 0–1, and before any extra activation, the Survivor may move for free, without paying for Zombies in the Zone. Once for each Zombie card.")
/* Translators: army-of-the-dead/skill.tactician */
C_("rules", "Tactician")
/* Translators: army-of-the-dead/skill.tactician: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "turn order, any time")
/* Translators: army-of-the-dead/skill.tactician */
C_("rules", "The Survivor may take the turn at any time of the Player Phase, before or after that of any other Survivor.")
/* Translators: army-of-the-dead/skill.to-the-rescue */
C_("rules", "To the Rescue")
/* Translators: army-of-the-dead/skill.to-the-rescue: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "free action when wounded, revenge")
/* Translators: army-of-the-dead/skill.to-the-rescue */
C_("rules", "If anybody was wounded in this round, the Survivor has 1 free Action when the Zombie Phase closes.")
/* Translators: army-of-the-dead/specialty.overview */
C_("rules", "Specialties")
/* Translators: army-of-the-dead/specialty.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Specialties")
/* Translators: army-of-the-dead/specialty.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "class, role, profession, expert")
/* Translators: army-of-the-dead/specialty.overview */
C_("rules", "Every Survivor has one Specialty or more, shown on the ID card: Bruiser, Vault Expert, Mechanic, Stealthy or Pilot. A mission names those it needs.")
/* Translators: army-of-the-dead/specialty.bruiser */
C_("rules", "Bruiser")
/* Translators: army-of-the-dead/specialty.bruiser: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "tough, four health, extra health, scott, guzman")
/* Translators: army-of-the-dead/specialty.bruiser */
C_("rules", "Has 1 Health more: 4 in place of 3.")
/* Translators: army-of-the-dead/specialty.vault-expert */
C_("rules", "Vault Expert")
/* Translators: army-of-the-dead/specialty.vault-expert: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "safe cracker, open vault, dieter")
/* Translators: army-of-the-dead/specialty.vault-expert */
C_("rules", "The only one who can open the Vault Door. Dieter is one.")
/* Translators: army-of-the-dead/specialty.mechanic */
C_("rules", "Mechanic")
/* Translators: army-of-the-dead/specialty.mechanic: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "repair, engineer, cruz, gears and bolts")
/* Translators: army-of-the-dead/specialty.mechanic */
C_("rules", "Needed by some missions, and helps with at least one Vault card, Gears and Bolts. Cruz is one.")
/* Translators: army-of-the-dead/specialty.stealthy */
C_("rules", "Stealthy")
/* Translators: army-of-the-dead/specialty.stealthy: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sneak, quiet, no die, leave sleepers")
/* Translators: army-of-the-dead/specialty.stealthy */
C_("rules", "Rolls no die on leaving a Zone with Sleepers; they sleep on.")
/* Translators: army-of-the-dead/specialty.pilot */
C_("rules", "Pilot")
/* Translators: army-of-the-dead/specialty.pilot: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "helicopter, fly")
/* Translators: army-of-the-dead/specialty.pilot */
C_("rules", "Needed by some missions, such as those that end with a helicopter.")
/* Translators: army-of-the-dead/companion.overview */
C_("rules", "Companions")
/* Translators: army-of-the-dead/companion.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Companions")
/* Translators: army-of-the-dead/companion.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "npc, civilian, escort, hostage")
/* Translators: army-of-the-dead/companion.overview */
C_("rules", "Some missions put Survivor miniatures on the board as goals or helpers. Choose at setup which of them stands where, and lay the ID cards out for all to see. What the mission says of them goes before these rules.")
/* Translators: army-of-the-dead/companion.escort */
C_("rules", "Escorting a Companion")
/* Translators: army-of-the-dead/companion.escort: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "leader, follow, blue skill, trade companion")
/* Translators: army-of-the-dead/companion.escort */
C_("rules", "As the mission tells, a Companion is linked to a Survivor, the Leader, who takes the ID card and has the Companion’s Blue Skill. The card can be traded like Equipment, and miniature and Skill go with it. A Survivor may lead several, unless the mission forbids it.")
/* Translators: army-of-the-dead/companion.leader */
C_("rules", "The Leader")
/* Translators: army-of-the-dead/companion.leader: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "who leads, hold id card, escort")
/* Translators: army-of-the-dead/companion.leader */
C_("rules", "Whoever holds the ID card of a Companion is the Leader. The Companion goes wherever the Leader goes and lends the Leader its Blue Skill. A trade of the card makes another Survivor the Leader.")
/* Translators: army-of-the-dead/companion.traits */
C_("rules", "What a Companion is")
/* Translators: army-of-the-dead/companion.traits: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "no actions, no inventory, moves with leader")
/* Translators: army-of-the-dead/companion.traits */
C_("rules", "A Survivor without Inventory and without Actions, who always stays with the Leader: whatever moves the Leader, by rule, Skill or truck, moves the Companion.")
/* Translators: army-of-the-dead/companion.eliminated */
C_("rules", "When a Companion is hurt")
/* Translators: army-of-the-dead/companion.eliminated: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "companion dies, lose, wound, death")
/* Translators: army-of-the-dead/companion.eliminated */
C_("rules", "Any Wound eliminates a Companion, Friendly Fire too. Unless the mission says otherwise, the game is lost then.")
/* Translators: army-of-the-dead/companion.truck */
C_("rules", "Companions in the truck")
/* Translators: army-of-the-dead/companion.truck: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "seat, passenger")
/* Translators: army-of-the-dead/companion.truck */
C_("rules", "A Companion always takes one of the two Passenger seats.")
/* Translators: army-of-the-dead/truck.overview */
C_("rules", "The Taco Truck")
/* Translators: army-of-the-dead/truck.overview: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Truck Actions")
/* Translators: army-of-the-dead/truck.overview: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "vehicle, car, drive, taco")
/* Translators: army-of-the-dead/truck.overview */
C_("rules", "In the same Zone as the truck, a Survivor may spend 1 Action on one of its Actions: get in or out, change seats, drive, or shoot its Machine Gun.")
/* Translators: army-of-the-dead/truck.getting-in */
C_("rules", "Getting in and out")
/* Translators: army-of-the-dead/truck.getting-in: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "enter truck, leave truck, board vehicle")
/* Translators: army-of-the-dead/truck.getting-in */
C_("rules", "Getting in takes 1 Action and a Zone without Zombies; take the Driver’s, the Gunner’s or a Passenger’s seat. Getting out takes 1 Action and is always possible.")
/* Translators: army-of-the-dead/truck.seats */
C_("rules", "Seats")
/* Translators: army-of-the-dead/truck.seats: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many, driver, gunner, passengers, capacity, how many fit in the truck")
/* Translators: army-of-the-dead/truck.seats */
C_("rules", "Four have room: one Driver, one Gunner and two Passengers.")
/* Translators: army-of-the-dead/truck.change-seats */
C_("rules", "Changing seats")
/* Translators: army-of-the-dead/truck.change-seats: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "switch seat")
/* Translators: army-of-the-dead/truck.change-seats */
C_("rules", "For 1 Action a Survivor in the truck takes another free seat. It is no Move, and Zombies in the Zone do not hinder it.")
/* Translators: army-of-the-dead/truck.protection */
C_("rules", "The truck itself")
/* Translators: army-of-the-dead/truck.protection: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "safe inside, damage truck, skills in truck")
/* Translators: army-of-the-dead/truck.protection */
C_("rules", "It cannot be attacked or destroyed. Survivors inside are attacked as if they stood in the Zone. Their Skills work neither for the truck nor for its attacks.")
/* Translators: army-of-the-dead/truck.drive */
C_("rules", "Driving")
/* Translators: army-of-the-dead/truck.drive: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "move truck, drive over, run over")
/* Translators: army-of-the-dead/truck.drive */
C_("rules", "Only the Driver drives: 1 Action for 1 adjacent Zone, never into a building. It is no Move: no Skill for moving helps, and Zombies neither cost extra Actions nor stop the truck.")
/* Translators: army-of-the-dead/truck.attack */
C_("rules", "Truck Attack")
/* Translators: army-of-the-dead/truck.attack: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "run over zombies, ram, collision")
/* Translators: army-of-the-dead/truck.attack: keep what stands in [[…]]; of [[rule|words]] translate the words, the rule is never translated */
C_("rules", "When the truck drives into a Zone with Zombies, it attacks them. Hits follow the [[combat.targeting|Targeting Priority Order]], and the Driver gains the Adrenaline. Misses can be [[combat.friendly-fire|Friendly Fire]] for Survivors there outside of the truck. In a Zone with Survivors only nothing happens.")
/* Translators: army-of-the-dead/truck.gun */
C_("rules", "The Machine Gun")
/* Translators: army-of-the-dead/truck.gun: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "turret, gunner, mounted gun")
/* Translators: army-of-the-dead/truck.gun */
C_("rules", "Whoever sits in the Gunner’s seat can use it for a Ranged Action and gains the Adrenaline of its kills. It cannot shoot into the Zone of the truck.")
/* Translators: army-of-the-dead/vault.trap-zone */
C_("rules", "The Trap Zone")
/* Translators: army-of-the-dead/vault.trap-zone: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "The Vault")
/* Translators: army-of-the-dead/vault.trap-zone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "traps, vault tile, vault card, flip")
/* Translators: army-of-the-dead/vault.trap-zone */
C_("rules", "The way to the Vault Door leads through traps. Where a mission uses them, shuffle the Vault cards at setup and lay one facedown on the Trap Zone. It is flipped when the first Survivor enters.")
/* Translators: army-of-the-dead/vault.challenge */
C_("rules", "Resolving the Challenge")
/* Translators: army-of-the-dead/vault.challenge: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "straight, sequence, five dice, yahtzee, two actions, open vault, how does the vault work, crack the vault")
/* Translators: army-of-the-dead/vault.challenge */
C_("rules", "In the Trap Zone a Survivor spends 2 Actions to try to remove the traps: five dice, up to three rolls, and a straight is needed, 1–5 or 2–6.")
/* Translators: army-of-the-dead/vault.rolls */
C_("rules", "Three rolls")
/* Translators: army-of-the-dead/vault.rolls: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "how many rolls, roll three times, reroll")
/* Translators: army-of-the-dead/vault.rolls */
C_("rules", "After each roll, set aside any dice you like and roll the others again. Three rolls make an attempt.")
/* Translators: army-of-the-dead/vault.reserve */
C_("rules", "The reserve")
/* Translators: army-of-the-dead/vault.reserve: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "keep dice, hold dice, set aside, which dice to keep")
/* Translators: army-of-the-dead/vault.reserve */
C_("rules", "Dice that are set aside lie on the Vault tile and make up the straight. The dice that are not there are rolled again.")
/* Translators: army-of-the-dead/vault.failed */
C_("rules", "When the attempt fails")
/* Translators: army-of-the-dead/vault.failed: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "try again, fail, retry")
/* Translators: army-of-the-dead/vault.failed */
C_("rules", "Without a straight after the last roll the Vault card stays faceup. Any Survivor may try again for another 2 Actions.")
/* Translators: army-of-the-dead/vault.bonus */
C_("rules", "The bonus of the Vault card")
/* Translators: army-of-the-dead/vault.bonus: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "help, specialist, bonus, assist")
/* Translators: army-of-the-dead/vault.bonus */
C_("rules", "The faceup card names a bonus and a Specialty. A Survivor of that Specialty at range 0–1 from the Trap Zone can grant it to the roll.")
/* Translators: army-of-the-dead/vault.bonus-one-up-or-down */
C_("rules", "Bonus: +1 or −1")
/* Translators: army-of-the-dead/vault.bonus-one-up-or-down: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "plus one, minus one, change die")
/* Translators: army-of-the-dead/vault.bonus-one-up-or-down */
C_("rules", "Turn one die one up or one down. A 6 does not become a 1, nor a 1 a 6.")
/* Translators: army-of-the-dead/vault.bonus-one-up-one-down */
C_("rules", "Bonus: +1 and −1")
/* Translators: army-of-the-dead/vault.bonus-one-up-one-down: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "plus one minus one, two dice, change")
/* Translators: army-of-the-dead/vault.bonus-one-up-one-down */
C_("rules", "Turn one die one up and another one down. Both must be done.")
/* Translators: army-of-the-dead/vault.bonus-any-face */
C_("rules", "Bonus: any face")
/* Translators: army-of-the-dead/vault.bonus-any-face: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "wild, joker, choose number")
/* Translators: army-of-the-dead/vault.bonus-any-face */
C_("rules", "Turn one die to any face.")
/* Translators: army-of-the-dead/vault.bonus-extra-roll */
C_("rules", "Bonus: an extra roll")
/* Translators: army-of-the-dead/vault.bonus-extra-roll: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "fourth roll, one more roll")
/* Translators: army-of-the-dead/vault.bonus-extra-roll */
C_("rules", "Roll a fourth time in this attempt.")
/* Translators: army-of-the-dead/vault.bonus-extra-die */
C_("rules", "Bonus: an extra die")
/* Translators: army-of-the-dead/vault.bonus-extra-die: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sixth die, six dice")
/* Translators: army-of-the-dead/vault.bonus-extra-die */
C_("rules", "Roll six dice in this attempt and not five.")
/* Translators: army-of-the-dead/vault.opening */
C_("rules", "Opening the Vault Door")
/* Translators: army-of-the-dead/vault.opening: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "open door, open safe, who opens")
/* Translators: army-of-the-dead/vault.opening */
C_("rules", "Once the straight is complete, the Vault Expert, and nobody else, can open the door for 1 Action.")
/* Translators: army-of-the-dead/example.melee */
C_("rules", "Example: bat against three Shamblers")
/* Translators: army-of-the-dead/example.melee: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, dieter, bat")
/* Translators: army-of-the-dead/example.melee */
C_("rules", "With a Spiked Baseball Bat both dice hit: each kills one of three Shamblers with damage 1. A second attack hits twice again; one hit kills the last Shambler, the other is lost.")
/* Translators: army-of-the-dead/example.crowbar */
C_("rules", "Example: a Crowbar and an Alpha")
/* Translators: army-of-the-dead/example.crowbar: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, dieter, kate")
/* Translators: army-of-the-dead/example.crowbar */
C_("rules", "An Alpha and a Shambler stand in the Zone, a teammate too. The one hit of the Crowbar deals damage 1, so it goes to the Shambler. A miss would not have hurt the teammate.")
/* Translators: army-of-the-dead/example.range-smg */
C_("rules", "Example: range 0–1")
/* Translators: army-of-the-dead/example.range-smg: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, range")
/* Translators: army-of-the-dead/example.range-smg */
C_("rules", "The Submachine Gun reaches its own Zone and the next one, no farther.")
/* Translators: army-of-the-dead/example.range-sniper */
C_("rules", "Example: range 1–4")
/* Translators: army-of-the-dead/example.range-sniper: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, range, sniper")
/* Translators: army-of-the-dead/example.range-sniper */
C_("rules", "The Army Sniper Rifle shoots up to four Zones far, but not into its own Zone. Anyone in between is passed by unharmed.")
/* Translators: army-of-the-dead/example.ammo */
C_("rules", "Example: two kills and out of ammo")
/* Translators: army-of-the-dead/example.ammo: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, guzman, heavy machine gun")
/* Translators: army-of-the-dead/example.ammo */
C_("rules", "The Heavy Machine Gun rolls 2 dice and 2 Ammo Dice at three Shamblers. Two hits of damage 2 kill two of them. One Ammo Die shows Out of Ammo, so the card is turned upside down until an Ammo Clip is discarded.")
/* Translators: army-of-the-dead/example.concentrated */
C_("rules", "Example: Katana against an Alpha")
/* Translators: army-of-the-dead/example.concentrated: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, tanaka, katana")
/* Translators: army-of-the-dead/example.concentrated */
C_("rules", "A Shambler and an Alpha stand in the Zone. The Katana deals only 1, so the attack is concentrated on the Alpha. Three hits make damage 3 and kill it; the third point cannot pass to the Shambler.")
/* Translators: army-of-the-dead/example.targeting */
C_("rules", "Example: Zeus behind Shamblers")
/* Translators: army-of-the-dead/example.targeting: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, guzman, zeus")
/* Translators: army-of-the-dead/example.targeting */
C_("rules", "Three Shamblers, an Alpha and Zeus share a Zone. The hits of the Heavy Machine Gun must go to the Shamblers first; neither the Alpha nor a Concentrated Attack on Zeus can be chosen.")
/* Translators: army-of-the-dead/example.friendly-fire */
C_("rules", "Example: no miss, no harm")
/* Translators: army-of-the-dead/example.friendly-fire: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, peters, kate, revolver")
/* Translators: army-of-the-dead/example.friendly-fire */
C_("rules", "A Revolver is shot at a Zone with a teammate and a Shambler. Both dice hit: one kills the Shambler, the other is lost. The teammate is safe, for only misses are Friendly Fire.")
/* Translators: army-of-the-dead/example.bola */
C_("rules", "Example: the trapped Queen")
/* Translators: army-of-the-dead/example.bola: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, martin, queen, bola gun")
/* Translators: army-of-the-dead/example.bola */
C_("rules", "The Bola Gun hits the Queen, who is laid down. A Concentrated Attack with a Submachine Gun follows at +2: all six dice hit, which is enough for the 5 she needs.")
/* Translators: army-of-the-dead/example.vault */
C_("rules", "Example: Gears and Bolts")
/* Translators: army-of-the-dead/example.vault: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, guzman, dieter, cruz")
/* Translators: army-of-the-dead/example.vault */
C_("rules", "A Bruiser enters the Trap Zone, spends 2 Actions and reveals Gears and Bolts. Three dice of the first roll are reserved, and one of the next. The Mechanic in the Zone grants the bonus for the last die: the straight is complete, and the Vault Expert can open the door later.")
/* Translators: army-of-the-dead/example.truck-attack */
C_("rules", "Example: driving into four Zombies")
/* Translators: army-of-the-dead/example.truck-attack: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, peters")
/* Translators: army-of-the-dead/example.truck-attack */
C_("rules", "The truck drives into a Zone with 3 Shamblers and 1 Alpha. Two hits kill 2 Shamblers. The Alpha could not be hit before the last Shambler.")
/* Translators: army-of-the-dead/example.truck-gun */
C_("rules", "Example: the gun and the own Zone")
/* Translators: army-of-the-dead/example.truck-gun: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "example, cruz")
/* Translators: army-of-the-dead/example.truck-gun */
C_("rules", "The Gunner can shoot at two Alphas some way off. For the Zombies around the truck a weapon of range 0 is needed.")
/* Translators: army-of-the-dead/component.survivor-miniature */
C_("rules", "Survivor miniatures")
/* Translators: army-of-the-dead/component.survivor-miniature: as it is printed in the rulebook that your readers hold, which is the English one if there is no other */
C_("printed", "Game components")
/* Translators: army-of-the-dead/component.survivor-miniature: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "figures, minis, survivors, how many")
/* Translators: army-of-the-dead/component.survivor-miniature */
C_("rules", "Twelve, one for each Survivor. Six of them play in a mission.")
/* Translators: army-of-the-dead/component.zombie-miniature */
C_("rules", "Zombie miniatures")
/* Translators: army-of-the-dead/component.zombie-miniature: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "figures, minis, zombies, how many")
/* Translators: army-of-the-dead/component.zombie-miniature */
C_("rules", "Fifty: 30 Shamblers, 16 Alphas, and one each of Zeus, Mounted Zeus, the Queen and Valentine.")
/* Translators: army-of-the-dead/component.shambler */
C_("rules", "Shamblers")
/* Translators: army-of-the-dead/component.shambler: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "supply, pool, limit, 30")
/* Translators: army-of-the-dead/component.shambler */
C_("rules", "30 miniatures. When they run out, all Shamblers activate once more.")
/* Translators: army-of-the-dead/component.alpha */
C_("rules", "Alphas")
/* Translators: army-of-the-dead/component.alpha: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "supply, pool, limit, 16")
/* Translators: army-of-the-dead/component.alpha */
C_("rules", "16 miniatures. When they run out, all Alphas activate once more.")
/* Translators: army-of-the-dead/component.tile */
C_("rules", "Tiles")
/* Translators: army-of-the-dead/component.tile: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "board, map, boards")
/* Translators: army-of-the-dead/component.tile */
C_("rules", "Eight, printed on both sides. The mission shows which are used and how they lie.")
/* Translators: army-of-the-dead/component.id-card */
C_("rules", "ID cards")
/* Translators: army-of-the-dead/component.id-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "character card, survivor card")
/* Translators: army-of-the-dead/component.id-card */
C_("rules", "Twelve. The front shows Skills and Specialty, the back the two starting packs.")
/* Translators: army-of-the-dead/component.equipment-card */
C_("rules", "Equipment cards")
/* Translators: army-of-the-dead/component.equipment-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "blue deck, items, how many cards")
/* Translators: army-of-the-dead/component.equipment-card */
C_("rules", "55, of 28 kinds.")
/* Translators: army-of-the-dead/component.zombie-card */
C_("rules", "Zombie cards")
/* Translators: army-of-the-dead/component.zombie-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "pink deck, spawn cards")
/* Translators: army-of-the-dead/component.zombie-card */
C_("rules", "18. Each shows a type and a number for each Danger Level.")
/* Translators: army-of-the-dead/component.zeus-order */
C_("rules", "Zeus Orders cards")
/* Translators: army-of-the-dead/component.zeus-order: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "red deck, orders")
/* Translators: army-of-the-dead/component.zeus-order */
C_("rules", "Ten. They are drawn in place of Zombie cards where Zeus would appear, until he does.")
/* Translators: army-of-the-dead/component.vault-card */
C_("rules", "Vault cards")
/* Translators: army-of-the-dead/component.vault-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "vault deck, traps")
/* Translators: army-of-the-dead/component.vault-card */
C_("rules", "Five. One of them, unseen, is laid on the Trap Zone.")
/* Translators: army-of-the-dead/component.abomination-card */
C_("rules", "Abomination cards")
/* Translators: army-of-the-dead/component.abomination-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "boss card, reference")
/* Translators: army-of-the-dead/component.abomination-card */
C_("rules", "Five reference cards: Valentine, the Queen, and Zeus in three forms.")
/* Translators: army-of-the-dead/component.reference-card */
C_("rules", "Taco Truck card")
/* Translators: army-of-the-dead/component.reference-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "truck card, reference")
/* Translators: army-of-the-dead/component.reference-card */
C_("rules", "One, with the values of the truck’s two attacks.")
/* Translators: army-of-the-dead/component.personal-objective-card */
C_("rules", "Personal Objective cards")
/* Translators: army-of-the-dead/component.personal-objective-card: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "personal goals, secret objective")
/* Translators: army-of-the-dead/component.personal-objective-card */
C_("rules", "Twelve. Two of those whose Survivors play are drawn, unless the mission says otherwise.")
/* Translators: army-of-the-dead/component.dashboard */
C_("rules", "Dashboards")
/* Translators: army-of-the-dead/component.dashboard: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "player board, mat")
/* Translators: army-of-the-dead/component.dashboard */
C_("rules", "Six, one for each Survivor in play: Danger Bar, Wound Bar, Skills, two Hands and three Backpack slots.")
/* Translators: army-of-the-dead/component.tracker */
C_("rules", "Trackers")
/* Translators: army-of-the-dead/component.tracker: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "markers, pegs")
/* Translators: army-of-the-dead/component.tracker */
C_("rules", "48, in the colours of the bases. A Survivor uses five.")
/* Translators: army-of-the-dead/component.base */
C_("rules", "Coloured bases")
/* Translators: army-of-the-dead/component.base: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "counterbase, ring")
/* Translators: army-of-the-dead/component.base */
C_("rules", "Six, one for each Survivor in play.")
/* Translators: army-of-the-dead/component.die */
C_("rules", "Dice")
/* Translators: army-of-the-dead/component.die: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "d6, dice")
/* Translators: army-of-the-dead/component.die */
C_("rules", "Six. All rolls for attacks, Sleepers and the vault are made with them.")
/* Translators: army-of-the-dead/component.ammo-die */
C_("rules", "Ammo Dice")
/* Translators: army-of-the-dead/component.ammo-die: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ammo dice")
/* Translators: army-of-the-dead/component.ammo-die */
C_("rules", "Two, with Out of Ammo on a face.")
/* Translators: army-of-the-dead/component.mission-folder */
C_("rules", "Mission Folder")
/* Translators: army-of-the-dead/component.mission-folder: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "folder")
/* Translators: army-of-the-dead/component.mission-folder */
C_("rules", "One, with places for the mission, the time and the Personal Objectives.")
/* Translators: army-of-the-dead/component.mission-sheet */
C_("rules", "Mission sheets")
/* Translators: army-of-the-dead/component.mission-sheet: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "missions, scenarios, how many")
/* Translators: army-of-the-dead/component.mission-sheet */
C_("rules", "Ten, to be played in any order.")
/* Translators: army-of-the-dead/component.truck-token */
C_("rules", "Taco Truck token")
/* Translators: army-of-the-dead/component.truck-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "truck")
/* Translators: army-of-the-dead/component.truck-token */
C_("rules", "One.")
/* Translators: army-of-the-dead/component.exit-token */
C_("rules", "Exit Zone token")
/* Translators: army-of-the-dead/component.exit-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "exit, escape")
/* Translators: army-of-the-dead/component.exit-token */
C_("rules", "One. It marks where Survivors leave the board when the mission asks for that.")
/* Translators: army-of-the-dead/component.first-player-token */
C_("rules", "First Player token")
/* Translators: army-of-the-dead/component.first-player-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "first player, start player")
/* Translators: army-of-the-dead/component.first-player-token */
C_("rules", "One. Its holder begins the round and settles ties; it goes to the left in the End Phase.")
/* Translators: army-of-the-dead/component.noise-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "noise")
/* Translators: army-of-the-dead/component.noise-token */
C_("rules", "One. It lies where the last Noise was made.")
/* Translators: army-of-the-dead/component.elevator-token */
C_("rules", "Elevator tokens")
/* Translators: army-of-the-dead/component.elevator-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "elevator, lift")
/* Translators: army-of-the-dead/component.elevator-token */
C_("rules", "Two.")
/* Translators: army-of-the-dead/component.time-token */
C_("rules", "Time Track token")
/* Translators: army-of-the-dead/component.time-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "time, rounds, limit")
/* Translators: army-of-the-dead/component.time-token */
C_("rules", "One, for missions with a limit of rounds.")
/* Translators: army-of-the-dead/component.door-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "door")
/* Translators: army-of-the-dead/component.door-token */
C_("rules", "Four, closed on one side and open on the other.")
/* Translators: army-of-the-dead/component.objective-token */
C_("rules", "Objective tokens")
/* Translators: army-of-the-dead/component.objective-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "objectives, colours")
/* Translators: army-of-the-dead/component.objective-token */
C_("rules", "Nine: four red on both sides, and one each with blue, green, yellow, purple and black on the front.")
/* Translators: army-of-the-dead/component.spawn-token */
C_("rules", "Zombie Spawn tokens")
/* Translators: army-of-the-dead/component.spawn-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "spawn zones")
/* Translators: army-of-the-dead/component.spawn-token */
C_("rules", "Five: the start, one blue, one green and two red ones.")
/* Translators: army-of-the-dead/component.zeus-spawn-token */
C_("rules", "Zeus Spawn token")
/* Translators: army-of-the-dead/component.zeus-spawn-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "zeus spawn")
/* Translators: army-of-the-dead/component.zeus-spawn-token */
C_("rules", "One. It leaves the game when Zeus comes to the board.")
/* Translators: army-of-the-dead/component.sleeper-token: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "sleepers, how many, average")
/* Translators: army-of-the-dead/component.sleeper-token */
C_("rules", "30: seven 1s, eight 2s, eight 3s and seven 4s. That is 75 Shamblers, 2.5 on average.")
/* Translators: army-of-the-dead/ruling.ammo-dice */
C_("rules", "Ammo Dice hit like other dice")
/* Translators: army-of-the-dead/ruling.ammo-dice: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "ammo die hit, symbol miss")
/* Translators: army-of-the-dead/ruling.ammo-dice */
C_("rules", "In one place the book calls them extra dice that are read against the accuracy like the others. The face with the symbol is a miss with us, even at +2 against a trapped Zombie, and Friendly Fire as any miss. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.reload */
C_("rules", "What reloading costs")
/* Translators: army-of-the-dead/ruling.reload: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reload action, free reload, ammo clip backpack")
/* Translators: army-of-the-dead/ruling.reload */
C_("rules", "The book only says that an Ammo Clip is discarded. With us this costs no Action, is done in the turn of the weapon’s holder, and the clip may lie in a Hand or in the Backpack. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.six-hits */
C_("rules", "Six hits or five damage")
/* Translators: army-of-the-dead/ruling.six-hits: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "queen, example mistake, submachine gun, 6 hits")
/* Translators: army-of-the-dead/ruling.six-hits */
C_("rules", "In the example of the Bola Gun six dice hit with damage 1, but 5 damage is named. We multiply by all six hits: 6, of which the Queen needs 5. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.bola-one */
C_("rules", "Does a 1 hit at +2")
/* Translators: army-of-the-dead/ruling.bola-one: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "natural 1, bola bonus, always miss, minimum accuracy")
/* Translators: army-of-the-dead/ruling.bola-one */
C_("rules", "The limit of 2+ is one of the accuracy, while the Bola Gun adds to the roll. So the sum counts: a 1 becomes a 3 and hits whatever needs 3 or less. No die fails merely because it shows a 1. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.bola-several */
C_("rules", "Whom the Bola Gun catches")
/* Translators: army-of-the-dead/ruling.bola-several: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bola several hits, targeting bola, trapped movement")
/* Translators: army-of-the-dead/ruling.bola-several */
C_("rules", "It is a Ranged weapon, so Shamblers are caught before Alphas and Abominations. If it rolls several hits, each traps another Zombie. A trapped Zombie is still in the Zone: it costs an Action to leave and stops a Move. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.extra-dice */
C_("rules", "Extra dice are regular dice")
/* Translators: army-of-the-dead/ruling.extra-dice: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "additional die type, ammo die extra")
/* Translators: army-of-the-dead/ruling.extra-dice */
C_("rules", "Dice added by Skills are regular dice with us, whatever the weapon rolls. An attack without a roll gains nothing from them. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.damage-bonus */
C_("rules", "How damage bonuses count")
/* Translators: army-of-the-dead/ruling.damage-bonus: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "plus damage concentrated, multiply, bonus damage friendly fire")
/* Translators: army-of-the-dead/ruling.damage-bonus */
C_("rules", "They raise the damage of the weapon in that Action: for each hit, and in a Concentrated Attack before the multiplication. Friendly Fire is that strong too. The Bola Gun stays at no damage. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.melee-concentrated */
C_("rules", "Concentrating in melee")
/* Translators: army-of-the-dead/ruling.melee-concentrated: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "melee target priority, concentrated melee, choose")
/* Translators: army-of-the-dead/ruling.melee-concentrated */
C_("rules", "One sentence puts all Concentrated Attacks under the Targeting Priority Order, another frees melee from it, and the Katana of the example strikes an Alpha beside a Shambler. In melee you may name any Zombie. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.wasted-hits */
C_("rules", "Hits too weak to kill")
/* Translators: army-of-the-dead/ruling.wasted-hits: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "weak hits, damage 1 alpha ranged, accumulate damage")
/* Translators: army-of-the-dead/ruling.wasted-hits */
C_("rules", "Ranged hits that reach an Alpha or an Abomination without the damage needed are spent on it; they do not pass to anyone behind. Nothing is carried to the next Action. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.friendly-fire-split */
C_("rules", "A hit is not divided")
/* Translators: army-of-the-dead/ruling.friendly-fire-split: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "split friendly fire, wounds, divide")
/* Translators: army-of-the-dead/ruling.friendly-fire-split */
C_("rules", "The players share out misses among Survivors in the Zone, but all Wounds of one miss go to one Survivor. Misses beyond what is needed to eliminate them are lost. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.friendly-fire-damage */
C_("rules", "Friendly Fire of a Concentrated Attack")
/* Translators: army-of-the-dead/ruling.friendly-fire-damage: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "concentrated misses, friendly fire damage")
/* Translators: army-of-the-dead/ruling.friendly-fire-damage */
C_("rules", "Each miss deals the damage of the weapon once; only hits are multiplied. Bonuses to the damage are included. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.concentrated-blast */
C_("rules", "Concentrating an Explosive")
/* Translators: army-of-the-dead/ruling.concentrated-blast: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "concentrated explosive, launcher, multiply")
/* Translators: army-of-the-dead/ruling.concentrated-blast */
C_("rules", "With an Explosive that is rolled for, the hits of a Concentrated Attack are multiplied and strike the one target. The others in the Zone are hurt only if another Explosive goes off there: they take the damage of both once. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.launcher-misses */
C_("rules", "Misses of a launcher")
/* Translators: army-of-the-dead/ruling.launcher-misses: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "grenade launcher miss, rocket friendly fire")
/* Translators: army-of-the-dead/ruling.launcher-misses */
C_("rules", "The book does not except them: each miss is Friendly Fire as with any gun, besides the blast if a die hits. Steady Hand spares teammates the misses, not the blast. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.chain */
C_("rules", "What sets off a chain")
/* Translators: army-of-the-dead/ruling.chain: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "other explosive, inventory explosive, discard, carry tnt")
/* Translators: army-of-the-dead/ruling.chain */
C_("rules", "The other Explosive may lie in a Hand or in the Backpack of anybody in the Zone, the attacker’s too. All Explosives there go off together and their damage is added; then they are discarded. It is not optional. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.thrown-discard */
C_("rules", "What is used up")
/* Translators: army-of-the-dead/ruling.thrown-discard: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "discard grenade, one use, single use, discard first aid kit, keep silencer")
/* Translators: army-of-the-dead/ruling.thrown-discard */
C_("rules", "The book has only the Ammo Clip and the Bola Gun discarded. With us Jerry Can, TNT, Grenade and Booby Trap, First Aid Kit and Adrenaline Shot are discarded after use; the launchers, all other weapons and the Silencer are kept. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.lucky-explosives */
C_("rules", "Lucky and Explosives")
/* Translators: army-of-the-dead/ruling.lucky-explosives: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "lucky grenade, reroll explosive")
/* Translators: army-of-the-dead/ruling.lucky-explosives */
C_("rules", "Where nothing is rolled, there is nothing to roll again. With a launcher Lucky works as with any weapon. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.lucky-ammo */
C_("rules", "Lucky and Out of Ammo")
/* Translators: army-of-the-dead/ruling.lucky-ammo: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reroll ammo, lucky out of ammo")
/* Translators: army-of-the-dead/ruling.lucky-ammo */
C_("rules", "All dice are rolled again, Ammo Dice too. Only the new roll counts, so a weapon that would have run dry may not, and the other way round. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.reaper-hunter */
C_("rules", "Reaper and Hunter in one Action")
/* Translators: army-of-the-dead/ruling.reaper-hunter: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "reaper hunter together, combine, both skills")
/* Translators: army-of-the-dead/ruling.reaper-hunter */
C_("rules", "Both can be used, each for one Zombie. Neither asks for the Targeting Priority Order or for damage, and a Zombie removed by one is no hit for the other. Reaper asks for another Zombie of the type killed, so it never takes an Abomination, and for a hit that was assigned, so it does not work with a blast; Hunter does. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.hunter-helmet */
C_("rules", "Hunter and Helmeted Zeus")
/* Translators: army-of-the-dead/ruling.hunter-helmet: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "hunter abomination, zeus helmet")
/* Translators: army-of-the-dead/ruling.hunter-helmet */
C_("rules", "He cannot be damaged, but the Skill does not speak of damage. With us it does not work on him; the other Abominations can be taken. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.explosive-master */
C_("rules", "The free Action of an Explosive Master")
/* Translators: army-of-the-dead/ruling.explosive-master: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "explosive master free action")
/* Translators: army-of-the-dead/ruling.explosive-master */
C_("rules", "One reading gives a free Action of any kind. With us it can be used for an attack with an Explosive only, once in a turn. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.escalation */
C_("rules", "How Escalation counts")
/* Translators: army-of-the-dead/ruling.escalation: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "escalation first die, how many dice")
/* Translators: army-of-the-dead/ruling.escalation */
C_("rules", "The first such Action has no extra die, the next 1, then 2. Free Actions of that kind count in the row; those of another kind break it. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.reaction-cards */
C_("rules", "Reactions to Zeus Orders")
/* Translators: army-of-the-dead/ruling.reaction-cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "combat reflexes zeus, sidestep sleepers")
/* Translators: army-of-the-dead/ruling.reaction-cards */
C_("rules", "Combat Reflexes and Sidestep name Zombie cards. A Zeus Orders card that brings Zombies counts as one with us; waking Sleepers and Aaahh!! cards do not. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.adrenaline-by-type */
C_("rules", "Adrenaline for an Alpha")
/* Translators: army-of-the-dead/ruling.adrenaline-by-type: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "alpha one or two points, adrenaline conflict")
/* Translators: army-of-the-dead/ruling.adrenaline-by-type */
C_("rules", "One passage gives 1 point for each Zombie, the descriptions of the Zombies give 2 for an Alpha and 5 to all for an Abomination. We follow the descriptions. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.adrenaline-limit */
C_("rules", "No Adrenaline beyond 43")
/* Translators: army-of-the-dead/ruling.adrenaline-limit: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "maximum adrenaline, over 43, end of danger bar")
/* Translators: army-of-the-dead/ruling.adrenaline-limit */
C_("rules", "The Danger Bar ends at 43; what would go further is lost. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.weapon-values */
C_("rules", "Values of the weapons")
/* Translators: army-of-the-dead/ruling.weapon-values: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "unknown stats, stand-in, weapon numbers")
/* Translators: army-of-the-dead/ruling.weapon-values */
C_("rules", "The rulebook prints hardly any numbers of the weapons. What it prints is used; the owner of the cards enters the others, and until then stand-in values of ours are marked as such. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.truck-values */
C_("rules", "Values of the truck’s attacks")
/* Translators: army-of-the-dead/ruling.truck-values: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "truck dice, machine gun stats, truck noise")
/* Translators: army-of-the-dead/ruling.truck-values */
C_("rules", "The book prints none. In the example the Truck Attack shows two dice and kills Shamblers. The rest comes from the Taco Truck card, or from marked stand-ins. With us the Machine Gun is noisy and driving is not. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.more-dice */
C_("rules", "When dice run short")
/* Translators: army-of-the-dead/ruling.more-dice: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "not enough dice, dice limit")
/* Translators: army-of-the-dead/ruling.more-dice */
C_("rules", "An attack can need more than the dice in the box. We take their number as no limit: roll some of them again and add up. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.plus-action */
C_("rules", "What +1 Action is")
/* Translators: army-of-the-dead/ruling.plus-action: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "+1 action, gained mid turn")
/* Translators: army-of-the-dead/ruling.plus-action */
C_("rules", "The list of Skills does not explain it. We read it as its name says: one Action more, of any kind, in each turn from then on, also in the turn in which it is gained. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.free-search */
C_("rules", "A free Search and the limit")
/* Translators: army-of-the-dead/ruling.free-search: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "free search limit, search twice")
/* Translators: army-of-the-dead/ruling.free-search */
C_("rules", "A free Search counts towards the one Search of a turn. So +1 Free Search saves the Action, and only Can Search More Than Once allows another. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.two-cards */
C_("rules", "Two cards of one Search")
/* Translators: army-of-the-dead/ruling.two-cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "search 2 cards aaahh")
/* Translators: army-of-the-dead/ruling.two-cards */
C_("rules", "Each is kept or discarded on its own. Each Aaahh!! among them brings a Shambler. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.born-leader-once */
C_("rules", "How often Born Leader works")
/* Translators: army-of-the-dead/ruling.born-leader-once: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "born leader times, how often")
/* Translators: army-of-the-dead/ruling.born-leader-once */
C_("rules", "The text gives one free Action in the own turn, so once in each turn with us. A Survivor whose turn is over may receive it. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.bloodlust-zone */
C_("rules", "Where the Action of Bloodlust is used")
/* Translators: army-of-the-dead/ruling.bloodlust-zone: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bloodlust free action, when")
/* Translators: army-of-the-dead/ruling.bloodlust-zone */
C_("rules", "The free Action is taken at once, when the move has ended. It need not be aimed at the Zombies of that Zone. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.shove-sleepers */
C_("rules", "Zombies shoved onto Sleepers")
/* Translators: army-of-the-dead/ruling.shove-sleepers: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "shove sleepers wake")
/* Translators: army-of-the-dead/ruling.shove-sleepers */
C_("rules", "Shove is no movement, so it does not wake Sleepers by itself. Zombies can only be pushed to one Zone, all together. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.to-the-rescue */
C_("rules", "When To the Rescue is used")
/* Translators: army-of-the-dead/ruling.to-the-rescue: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "to the rescue timing, wounded this round")
/* Translators: army-of-the-dead/ruling.to-the-rescue */
C_("rules", "The free Action is taken after the Spawn Step, before the End Phase. Wounds of the whole round count, Friendly Fire among them. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.companion-attack */
C_("rules", "Wounds for Companions")
/* Translators: army-of-the-dead/ruling.companion-attack: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "companion attacked, split wounds")
/* Translators: army-of-the-dead/ruling.companion-attack */
C_("rules", "Zombies attack a Companion like any Survivor, so the players may give the Wounds of an attack to others in the Zone first. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.vault-who */
C_("rules", "Who may try")
/* Translators: army-of-the-dead/ruling.vault-who: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "who rolls, where to stand, challenge")
/* Translators: army-of-the-dead/ruling.vault-who */
C_("rules", "The Survivor who tries must stand in the Trap Zone and have 2 Actions left in the turn. It need not be the one who entered first. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.vault-one-bonus */
C_("rules", "One bonus, once an attempt")
/* Translators: army-of-the-dead/ruling.vault-one-bonus: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "several bonuses, how often bonus, when")
/* Translators: army-of-the-dead/ruling.vault-one-bonus */
C_("rules", "Only the bonus of the faceup card can be granted, once in each attempt, however many Survivors of that Specialty are near. It may be used after any roll, the last one too; an extra die is taken before the first roll. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.vault-range */
C_("rules", "Range of a bonus")
/* Translators: army-of-the-dead/ruling.vault-range: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "bonus range, own bonus, cost")
/* Translators: army-of-the-dead/ruling.vault-range */
C_("rules", "Range 0–1 means in the Trap Zone or in an adjacent Zone. The Survivor who rolls can grant the bonus too, and granting costs no Action. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.vault-cards */
C_("rules", "Which card grants which bonus")
/* Translators: army-of-the-dead/ruling.vault-cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "gears and bolts, which specialty, vault card values")
/* Translators: army-of-the-dead/ruling.vault-cards */
C_("rules", "The book names one card, Gears and Bolts for the Mechanic, and does not say which of the five bonuses it brings. The owner enters the five cards; until then marked stand-ins are used. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.vault-locked */
C_("rules", "Dice in the reserve stay there")
/* Translators: army-of-the-dead/ruling.vault-locked: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "take back die, locked dice, reserved")
/* Translators: army-of-the-dead/ruling.vault-locked */
C_("rules", "Only dice that are not reserved are rolled again, so a reserved die is kept for the attempt. A bonus may turn it all the same. Reserving none and rolling all of them is allowed. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.vault-fresh */
C_("rules", "A new attempt starts fresh")
/* Translators: army-of-the-dead/ruling.vault-fresh: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "keep reserve, next attempt")
/* Translators: army-of-the-dead/ruling.vault-fresh */
C_("rules", "The book does not say whether the reserve is kept. With us all dice return for the next attempt. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.vault-both */
C_("rules", "Both changes or none")
/* Translators: army-of-the-dead/ruling.vault-both: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "plus one minus one rules, same die")
/* Translators: army-of-the-dead/ruling.vault-both */
C_("rules", "With +1 and −1 the two dice must be different ones; a 6 cannot be raised nor a 1 lowered. If both cannot be done, the bonus cannot be used. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.vault-six-dice */
C_("rules", "Six dice and a straight of five")
/* Translators: army-of-the-dead/ruling.vault-six-dice: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "best five of six, six dice straight")
/* Translators: army-of-the-dead/ruling.vault-six-dice */
C_("rules", "With the extra die the straight needs any five of the six; the sixth may show what it likes. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.vault-door */
C_("rules", "Where the Vault Expert opens the door")
/* Translators: army-of-the-dead/ruling.vault-door: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "open door zone, where")
/* Translators: army-of-the-dead/ruling.vault-door */
C_("rules", "The book names only the Action. With us the Vault Expert stands in the Trap Zone for it. The group may rule otherwise.")
/* Translators: army-of-the-dead/ruling.unprinted-cards */
C_("rules", "Cards that the book does not print")
/* Translators: army-of-the-dead/ruling.unprinted-cards: other words that people look for this rule by, with commas between; as many or as few as your language has */
C_("keywords", "stand-in, missing cards, unknown values")
/* Translators: army-of-the-dead/ruling.unprinted-cards */
C_("rules", "Zombie cards, Zeus Orders, Vault cards, Personal Objectives and most ID cards are not in the rulebook. The owner enters them once; until then stand-ins of ours are marked wherever they are used. The group may rule otherwise.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Scott kills 6 Alphas.")
/* Translators: army-of-the-dead */
C_("stand-in", "5 Adrenaline Points for Scott.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Cruz takes her token and leads the way to the Exit Zone.")
/* Translators: army-of-the-dead */
C_("stand-in", "3 Adrenaline Points for Cruz.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Martin takes his token in secret and keeps it to the end.")
/* Translators: army-of-the-dead */
C_("stand-in", "5 Adrenaline Points for Martin.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Vanderohe kills 10 Shamblers.")
/* Translators: army-of-the-dead */
C_("stand-in", "5 Adrenaline Points for Vanderohe.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Guzman kills 15 Shamblers.")
/* Translators: army-of-the-dead */
C_("stand-in", "An Ammo Clip for Guzman, if the deck holds one.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Peters takes her token and hands it to another Survivor.")
/* Translators: army-of-the-dead */
C_("stand-in", "3 Adrenaline Points for Peters.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Chambers kills 4 Alphas.")
/* Translators: army-of-the-dead */
C_("stand-in", "5 Adrenaline Points for Chambers.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Lilly kills one Abomination.")
/* Translators: army-of-the-dead */
C_("stand-in", "3 Adrenaline Points for Lilly.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Tanaka takes his token before anyone reaches the Red Level.")
/* Translators: army-of-the-dead */
C_("stand-in", "5 Adrenaline Points for Tanaka.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Kate takes her token with Scott in her Zone.")
/* Translators: army-of-the-dead */
C_("stand-in", "3 Adrenaline Points for Kate and Scott.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Dieter kills 5 Shamblers.")
/* Translators: army-of-the-dead */
C_("stand-in", "5 Adrenaline Points for Dieter.")
/* Translators: army-of-the-dead */
C_("stand-in", "Stand-in: Cummings kills 3 Alphas.")
/* Translators: army-of-the-dead */
C_("stand-in", "5 Adrenaline Points for Cummings.")
