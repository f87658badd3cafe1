/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-case.h"
#include "cz-field.h"

/* The Encounters and what goes on between the blows, each move with all that it changes (pages 5, 6, 9 and 11). */

static HkCzTable *
begin (const char *layout,
       const char *first,
       const char *second)
{
  HkCzTable *table = cz_field_new (layout, 3);

  cz_add (table, first, 1, "A", 0);
  cz_add (table, second, 1, "B", 0);
  g_object_set (table, "dice-by", HK_BY_HAND, NULL);
  return table;
}

/* Two Zombies on open ground. */
static HkCzTable *
lay_open (void)
{
  HkCzTable *table = begin ("ooo", "zombie", "zombie");

  cz_start (table);
  return table;
}

#define ONE "e1.locked=1; e0.distance=2; e0.nearest=0"

/* Who acts, how far, and who is bitten: a Zombie moves 2 and bites with a move to spare (pages 5 and 11). */
static const CzCase acts[] = {
  { "b.started=0", "encounters-act", "impossible" },
  { "b.noise-pending=1", "encounters-act", "refused" },
  { "b.drawn=1", "encounters-act", "refused" },
  { NULL, "encounters-act", "asks distances" },
  { NULL, "encounters-act unmeasured=true", "b.round=2" },
  { NULL, "encounters-act distances={'0':30,'1':4}", "e0.distance=28; e1.distance=2; b.round=2" },
  { NULL, "encounters-act distances={'0':31,'1':4}", "asks distances" },
  { NULL, "encounters-act distances={'0':0,'1':4}", "asks distances" },
  { NULL, "encounters-act distances={'0':[],'1':4}", "asks distances" },
  { NULL, "encounters-act distances={'7':3,'1':4}", "asks distances" },
  { ONE, "encounters-act", "e0.distance=1; e0.engaged=0; e0.acted=1; e0.bite-due=1; b.side=encounters" },
  { ONE, "encounters-act bites=[{'encounter':0,'die':4}]", "s0.infected=1; s0.infected-round=1; e0.distance=1; e0.engaged=0; b.round=2" },
  { ONE, "encounters-act bites=[{'encounter':0,'die':3}]", "e0.distance=1; e0.engaged=0; b.round=2" },
  { ONE, "encounters-act bites=[{'encounter':0,'die':10}]", "wrong" },
  { ONE, "encounters-act bites=[{'encounter':0,'die':-2}]", "wrong" },
  { ONE "; t.dice-by=app", "encounters-act bites=[{'encounter':0,'survivor':1}]", "e0.distance=1; e0.nearest=1; e0.engaged=1; b.round=2" },
  { ONE "; t.house-rules=infected-at-once", "encounters-act bites=[{'encounter':0,'die':4}]", "p0.lost=1; s0.heroic-used=1; s0.infected-round=1; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; e0.distance=0; e0.nearest=-1; b.round=2", "dies at the end of this" },
  { ONE, "encounters-act bites=[{'encounter':0,'survivor':1,'die':4}]", "s1.infected=1; s1.infected-round=1; e0.distance=1; e0.nearest=1; e0.engaged=1; b.round=2" },
  { ONE, "encounters-act bites=[{'encounter':0,'survivor':9,'die':4}]", "s0.infected=1; s0.infected-round=1; e0.distance=1; e0.engaged=0; b.round=2" },
  { ONE "; s0.infected=1; s0.infected-round=1; b.round=2", "encounters-act bites=[{'encounter':0,'die':9}]", "p0.lost=1; s0.heroic-used=1; s0.infected=0; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; e0.distance=0; e0.nearest=-1; b.round=3" },
  { ONE "; s0.infected=1; s0.infected-round=1", "encounters-act bites=[{'encounter':0,'die':0}]", "e0.distance=1; e0.engaged=0; b.round=2" },
  { ONE "; s0.infected=1; s0.infected-round=1; t.house-rules=infected-at-once", "encounters-act bites=[{'encounter':0,'die':0}]", "p0.lost=1; s0.heroic-used=1; s0.infected=0; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; e0.distance=0; e0.nearest=-1; b.round=2" },
  { "e1.locked=1; e0.distance=3; e0.nearest=0", "encounters-act", "e0.distance=1; e0.engaged=0; b.round=2" },
  { "e1.locked=1; e0.distance=4; e0.nearest=0", "encounters-act", "e0.distance=2; b.round=2" },
  { "e1.locked=1; e0.distance=2", "encounters-act", "e0.distance=1; e0.acted=1; e0.bite-due=1; b.side=encounters" },
  { "e1.locked=1; e0.distance=2; s1.dead=1", "encounters-act", "e0.distance=1; e0.nearest=0; e0.engaged=0; e0.acted=1; e0.bite-due=1; b.side=encounters" },
  { "e1.locked=1; e0.distance=1; e0.engaged=0,1; e0.nearest=0", "encounters-act", "e0.acted=1; e0.bite-due=1; b.side=encounters" },
  { "e1.locked=1; e0.distance=1; e0.engaged=0,1; e0.nearest=0", "encounters-act bites=[{'encounter':0,'die':4}]", "asks bites" },
  { "e1.locked=1; e0.distance=1; e0.engaged=0,1; e0.nearest=0; e0.bite-due=1", "encounters-act bites=[{'encounter':0,'die':4}]", "asks bites" },
  { "e1.locked=1; e0.distance=1; e0.engaged=0,1; e0.nearest=0", "encounters-act bites=[{'encounter':0,'survivor':1,'die':4}]", "s1.infected=1; s1.infected-round=1; b.round=2" },
  { "e1.locked=1; e0.distance=1; e0.engaged=0,1; e0.nearest=0; e0.impaled-by=0", "encounters-act", "e0.acted=1; e0.bite-due=1; b.side=encounters" },
  { "e1.locked=1; e0.distance=1; e0.engaged=0; e0.nearest=0; e0.impaled-by=0", "encounters-act", "b.round=2" },
  { ONE "; e0.pushed=1", "encounters-act", "e0.pushed=0; e0.distance=1; e0.engaged=0; e0.acted=1; e0.bite-due=1; b.side=encounters" },
  { ONE "; e0.pushed=1; t.house-rules=pushed-stands-up", "encounters-act", "e0.pushed=0; b.round=2" },
  { ONE "; t.house-rules=bite-each-move; e0.type=fast", "encounters-act", "e0.distance=1; e0.engaged=0; e0.acted=1; e0.bite-due=1; e0.more-bites=1; b.side=encounters" },
  { "e1.locked=1; e0.distance=1; e0.nearest=0; t.house-rules=bite-each-move; e0.type=dog", "encounters-act", "e0.engaged=0; e0.acted=1; e0.bite-due=1; e0.more-bites=3; b.side=encounters" },
  { ONE "; e0.type=rigored", "encounters-act", "asks rigored" },
  { ONE "; e0.type=rigored", "encounters-act rigored=[4]", "b.round=2" },
  { ONE "; e0.type=rigored", "encounters-act rigored=[8]", "e0.distance=1; e0.engaged=0; b.round=2" },
  { ONE "; e0.type=rigored", "encounters-act rigored=[9]", "e0.distance=1; e0.engaged=0; e0.acted=1; e0.bite-due=1; b.side=encounters" },
  { ONE "; e0.type=rigored", "encounters-act rigored=[]", "asks rigored" },
  { ONE "; e0.type=human", "encounters-act", "b.round=2" },
  { ONE "; e0.type=ally", "encounters-act", "b.round=2" },
  { ONE "; e0.revealed=0", "encounters-act", "b.round=2" },
  { ONE "; e0.set-aside=1", "encounters-act", "b.round=2" },
  { ONE "; e0.behind-fence=1", "encounters-act", "b.round=2" },
  { ONE "; e0.distracted=1", "encounters-act", "b.round=2" },
  { ONE "; e0.acted=1", "encounters-act", "e0.acted=0; b.round=2" },
  { ONE "; e0.arrived=1", "encounters-act", "b.round=2" },
  { ONE "; e0.arrived=1; b.round=2", "encounters-act", "e0.distance=1; e0.engaged=0; e0.acted=1; e0.bite-due=1; b.side=encounters" },
  { ONE "; e0.bite-due=1", "encounters-act", "asks bites" },
  { ONE "; e0.bite-due=1", "encounters-act bites=[{'encounter':0,'die':3}]", "e0.bite-due=0; b.round=2" },
  { ONE "; e0.bite-due=1; s0.on-field=0; s1.on-field=0", "encounters-act", "e0.bite-due=0; b.round=2" },
  { ONE "; s0.acted=1; s1.acted=1; e0.distance=9; b.initiative=humans", "encounters-act", "s0.acted=0; s1.acted=0; e0.distance=7; b.round=2; b.initiative=NULL", "!passes" },
  { ONE "; s0.acted=1; e0.distance=9", "encounters-act", "s0.acted=0; e0.distance=7; b.round=2", "Punk Rock Girl passes" },
  { ONE "; s1.dead=1; s0.wounds=1; e0.type=dog", "encounters-act bites=[{'encounter':0,'die':5}]", "t.phase=over; t.outcome=lost; t.reason=No Character and no Ally is left.; p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; s1.on-field=0; e0.distance=0; e0.nearest=-1; -b" },
};

/* A bite alone, for who rolls the dice (Getting Bit, page 11). */
static const CzCase bites[] = {
  { "b.started=0", "bite encounter=0 die=4", "impossible" },
  { ONE, "bite encounter=0 die=4", "refused" },
  { ONE "; e0.bite-due=1", "bite encounter=7 die=4", "impossible" },
  { ONE "; e0.bite-due=1", "bite encounter=0", "asks die" },
  { ONE "; e0.bite-due=1", "bite encounter=0 die=3", "e0.distance=1; e0.engaged=0; e0.bite-due=0" },
  { ONE "; e0.bite-due=1", "bite encounter=0 die=4", "s0.infected=1; s0.infected-round=1; e0.distance=1; e0.engaged=0; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; b.side=encounters", "bite encounter=0 die=3", "e0.distance=1; e0.engaged=0; e0.bite-due=0; b.round=2; b.side=survivors" },
  { ONE "; e0.bite-due=1; b.side=encounters; e1.bite-due=1", "bite encounter=0 die=3", "e0.distance=1; e0.engaged=0; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; e0.more-bites=1; b.side=encounters", "bite encounter=0 die=3", "e0.distance=1; e0.engaged=0; e0.more-bites=0" },
  { ONE "; e0.bite-due=1", "bite encounter=0 survivor=1 die=3", "e0.distance=1; e0.engaged=1; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; s1.on-field=0", "bite encounter=0 survivor=1 die=3", "asks survivor" },
  { ONE "; e0.bite-due=1; s1.dead=1", "bite encounter=0 survivor=1 die=3", "asks survivor" },
  { ONE "; e0.bite-due=1; e0.engaged=0; e0.impaled-by=0", "bite encounter=0 survivor=0 die=3", "refused" },
  { ONE "; e0.bite-due=1; e0.engaged=0,1; e0.impaled-by=0; e0.distance=1", "bite encounter=0 die=4", "s1.infected=1; s1.infected-round=1; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; s0.infected=1", "bite encounter=0 die=9", "e0.distance=1; e0.engaged=0; e0.bite-due=0", "infected already" },
  { ONE "; e0.bite-due=1; e0.type=dog", "bite encounter=0 die=4", "e0.distance=1; e0.engaged=0; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; e0.type=dog", "bite encounter=0 die=5", "s0.wounds=1; e0.distance=1; e0.engaged=0; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; e0.type=dog", "bite encounter=0 die=7", "s0.wounds=1; e0.distance=1; e0.engaged=0; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; e0.type=dog", "bite encounter=0 die=8", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; e0.distance=0; e0.nearest=-1; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; e0.type=dog; s0.wounds=1", "bite encounter=0 die=5", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; e0.distance=0; e0.nearest=-1; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; e0.type=slow", "bite encounter=0 die=4", "e0.distance=1; e0.engaged=0; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; e0.type=slow", "bite encounter=0 die=5", "s0.infected=1; s0.infected-round=1; e0.distance=1; e0.engaged=0; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; e0.type=rigored", "bite encounter=0 die=3", "s0.infected=1; s0.infected-round=1; e0.distance=1; e0.engaged=0; e0.bite-due=0" },
  { ONE "; e0.bite-due=1; e0.type=rigored", "bite encounter=0 die=2", "e0.distance=1; e0.engaged=0; e0.bite-due=0" },
};

/* Distances and neighbours as they are told. */
static const CzCase told[] = {
  { NULL, "distance encounter=0 hexes=1", "e0.distance=1" },
  { NULL, "distance encounter=0 hexes=1 nearest=0", "e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { NULL, "distance encounter=0 hexes=2 nearest=1", "e0.distance=2; e0.nearest=1" },
  { "e0.engaged=0; e0.distance=1; e0.nearest=0; e0.column=3; e0.row=2", "distance encounter=0 hexes=0", "e0.column=-1; e0.row=-1; e0.distance=0; e0.nearest=-1; e0.engaged=NULL", "not known any more" },
  { NULL, "distance encounter=0 hexes=2 nearest=2", "asks nearest" },
  { NULL, "distance encounter=9 hexes=2", "impossible" },
  { "e0.column=3; e0.row=2; e0.engaged=1", "engage encounter=0 survivors=[0]", "e0.column=-1; e0.row=-1; e0.distance=1; e0.nearest=0; e0.engaged=0", "1 survivor" },
  { NULL, "engage encounter=0 survivors=[0,1]", "e0.distance=1; e0.nearest=0; e0.engaged=0,1", "2 survivors" },
  { "e0.engaged=0; e0.distance=1; e0.nearest=0", "engage encounter=0 survivors=[]", "e0.distance=2; e0.nearest=-1; e0.engaged=NULL", "Nobody is engaged" },
  { NULL, "engage encounter=0 survivors=[0,2]", "impossible" },
  { NULL, "engage encounter=9 survivors=[0]", "impossible" },
  { "e0.engaged=0; e0.distance=1; e0.nearest=0", "quarantine survivor=0 encounter=0", "p0.eradicated=1; s0.acted=1; L0.locked-rooms=1; e0.locked=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL; b.locked=1; b.eradicated=1" },
  { "e0.locked=1", "quarantine survivor=0 encounter=0", "impossible" },
  { "e0.revealed=0", "quarantine survivor=0 encounter=0", "impossible" },
  { "s0.acted=1", "quarantine survivor=0 encounter=0", "refused" },
  { "t.scenario=mission-from-god; e0.type=fast", "quarantine survivor=0 encounter=0", "p0.eradicated=1; p0.discs=1; s0.acted=1; L0.locked-rooms=1; e0.locked=1; b.locked=1; b.eradicated=1" },
};

/* A wall and a fence. */
static HkCzTable *
lay_house (void)
{
  HkCzTable *table = begin ("o:o|i", "zombie", "zombie");

  g_object_set (cz_encounter (table, 0), "zone", 2, "behind-fence", TRUE, NULL);
  g_object_set (cz_encounter (table, 1), "zone", 3, "revealed", FALSE, NULL);
  cz_arm (table, 0, "Spear", "stake", -1, "stake", TRUE, NULL);
  cz_arm (table, 0, "Rifle", "rifle", 5, "stake", TRUE, "loud", TRUE, "supply", 6, NULL);
  cz_arm (table, 0, "Bow", "bow", 2, "supply", 5, NULL);
  cz_start (table);
  return table;
}

#define DANGER "e0.behind-fence=0; e0.zone=1"

/* Fences are climbed at any time, walls only once it is calm, one at a time; beyond a wall everything is turned up (pages 4 and 9). */
static const CzCase crossings[] = {
  { NULL, "cross", "e0.behind-fence=0; b.zone=2", "climbs the fence to zone 2" },
  { DANGER, "cross", "b.zone=2" },
  { DANGER "; t.house-rules=fence-clear", "cross", "refused" },
  { NULL, "cross zone=2", "e0.behind-fence=0; b.zone=2" },
  { "b.zone=2; e0.locked=1", "cross", "e0.behind-fence=0; e1.revealed=1; b.round=2; b.zone=3", "passes the wall to zone 3" },
  { "b.zone=2; e0.locked=1; b.side=regroup", "cross", "e0.behind-fence=0; e1.revealed=1; b.round=2; b.side=survivors; b.zone=3" },
  { "b.zone=2; e0.behind-fence=0", "cross", "refused" },
  { "b.zone=2", "cross zone=2", "impossible" },
  { "b.zone=3", "cross", "impossible" },
  { "L0.layout=o|o|i; e0.locked=1", "cross zone=3", "refused" },
  { "L0.layout=o|o|i; e0.locked=1", "cross zone=2", "e0.behind-fence=0; b.round=2; b.zone=2" },
  { "L0.layout=o|o|i; e0.locked=1; b.zone=2; e1.type=human-enemies", "cross", "e0.behind-fence=0; e1.type=human; e1.revealed=1; b.round=2; b.zone=3; b.human-card=human-enemies" },
  { "L0.layout=ooo; s0.acted=1; e0.behind-fence=0", "cross", "b.zone=2", "goes on to zone 2" },
  { "s0.acted=1", "cross", "e0.behind-fence=0; b.zone=2" },
  { "b.zone=2; e0.locked=1; s0.infected=1", "cross", "p0.lost=1; s0.heroic-used=1; s0.infected=0; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; e0.behind-fence=0; e1.revealed=1; s0.l0>left0; s0.l1>left1; s0.l2>left2; b.round=2; b.zone=3" },
  { "b.zone=2; e0.locked=1; s0.infected=1; s1.dead=1", "cross", "t.phase=over; t.outcome=lost; t.reason=No Character and no Ally is left.; p0.lost=1; s0.heroic-used=1; s0.infected=0; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; s1.on-field=0; s0.l0>left0; s0.l1>left1; s0.l2>left2; -b" },
  { "s0.on-field=0; s1.on-field=0", "cross", "impossible" },
  { "b.started=0", "cross", "impossible" },
};

/* Regrouping: the infected die, actions are free, arrows are picked up, friends join (pages 9 and 11). */
static const CzCase regroups[] = {
  { NULL, "regroup", "b.side=regroup" },
  { DANGER, "regroup", "refused" },
  { "b.drawn=1", "regroup", "refused" },
  { "b.noise-pending=1", "regroup", "refused" },
  { "s0.infected=1; s1.acted=1", "regroup", "p0.lost=1; s0.heroic-used=1; s0.infected=0; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; s1.acted=0; s0.l0>left0; s0.l1>left1; s0.l2>left2; b.side=regroup" },
  { "s0.infected=1; s1.dead=1", "regroup", "t.phase=over; t.outcome=lost; t.reason=No Character and no Ally is left.; p0.lost=1; s0.heroic-used=1; s0.infected=0; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; s1.on-field=0; s0.l0>left0; s0.l1>left1; s0.l2>left2; -b" },
  { "s0.l2.spent=2; s0.l2.lost=1", "regroup", "s0.l2.supply=4; s0.l2.spent=0; b.side=regroup", "2 arrows or bolts are recovered" },
  { "s0.l2.spent=4", "regroup", "s0.l2.supply=5; s0.l2.spent=0; b.side=regroup", "3 arrows or bolts are recovered. 1 arrow or bolt does not fit and stays behind." },
  { "s0.l2.spent=2; s0.l2.supply=5", "regroup", "s0.l2.spent=0; b.side=regroup", "!recovered" },
  { "s0.l2.spent=2; s0.l2.supply=-1", "regroup", "s0.l2.spent=0; b.side=regroup", "2 arrows or bolts are recovered" },
  { "s0.l2.spent=2; s0.on-field=0", "regroup", "b.side=regroup", "!recovered" },
  { "e0.type=ally; e0.name=Sue; e0.set-aside=1", "regroup", "p0.rescued=1; +s2 name=Sue kind=ally player=0 place=0 move=-1 carry=-1 on-field=1; b.side=regroup; -e0" },
  { "e0.type=dependant; e0.name=Tim; e0.set-aside=1; t.house-rules=friends-at-clear", "regroup", "b.side=regroup" },
  { "s0.name=Sue; e0.type=ally; e0.name=Sue; e0.set-aside=1", "regroup", "p0.rescued=1; +s2 name=Sue 2 kind=ally player=0 place=0 move=-1 carry=-1 on-field=1; b.side=regroup; -e0" },
  { "s0.name=Sue 2; s1.name=Sue; e0.type=dependant; e0.name=Sue; e0.set-aside=1", "regroup", "p0.rescued=1; +s2 name=Sue 3 kind=dependant player=0 place=0 move=-1 carry=-1 on-field=1; b.side=regroup; -e0" },
  { "e0.type=ally; e0.set-aside=1", "regroup", "p0.rescued=1; +s2 name=Ally kind=ally player=0 place=0 move=-1 carry=-1 on-field=1; b.side=regroup; -e0" },
  { "e1.type=ally; e1.name=Sue; e1.set-aside=1", "regroup", "b.side=regroup" },
};

/* Stake-tactics: a success through the fence; firearms use ammo and are loud (page 4). */
static const CzCase stakes[] = {
  { NULL, "stake-tactics survivor=0 loot=0", "p0.eradicated=1; s0.acted=1; b.eradicated=1; -e0" },
  { NULL, "stake-tactics survivor=0 loot=1", "p0.eradicated=1; s0.acted=1; s0.l1.supply=4; s0.l1.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { "s0.l1.supply=1", "stake-tactics survivor=0 loot=1", "p0.eradicated=1; s0.acted=1; s0.l1.supply=0; s0.l1.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { "s0.l1.supply=0", "stake-tactics survivor=0 loot=1", "refused" },
  { "s0.l1.supply=-1", "stake-tactics survivor=0 loot=1", "p0.eradicated=1; s0.acted=1; s0.l1.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { "e1.zone=2; e1.behind-fence=1; e1.revealed=1; s0.l1.supply=1", "stake-tactics survivor=0 loot=1", "p0.eradicated=1; s0.acted=1; s0.l1.supply=0; s0.l1.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { "e1.zone=2; e1.behind-fence=1; e1.revealed=1", "stake-tactics survivor=0 loot=1", "p0.eradicated=2; s0.acted=1; s0.l1.supply=3; s0.l1.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=2; -e0; -e1" },
  { "e1.zone=2; e1.behind-fence=1; e1.revealed=1", "stake-tactics survivor=0 loot=1 encounter=1", "p0.eradicated=1; s0.acted=1; s0.l1.supply=4; s0.l1.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e1" },
  { "e1.zone=2; e1.behind-fence=1; e1.revealed=1; t.house-rules=stake-one-ammo; s0.l1.supply=1", "stake-tactics survivor=0 loot=1", "p0.eradicated=2; s0.acted=1; s0.l1.supply=0; s0.l1.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=2; -e0; -e1" },
  { NULL, "stake-tactics survivor=0 loot=1 encounter=1", "impossible" },
  { "s0.l0.packed=1", "stake-tactics survivor=0 loot=0", "refused" },
  { "s0.l1.jammed=1", "stake-tactics survivor=0 loot=1", "refused" },
  { NULL, "stake-tactics survivor=0 loot=2", "refused" },
  { NULL, "stake-tactics survivor=0 loot=7", "impossible" },
  { "e0.behind-fence=0", "stake-tactics survivor=0 loot=0", "impossible" },
  { "e0.locked=1", "stake-tactics survivor=0 loot=0", "impossible" },
  { "e0.revealed=0", "stake-tactics survivor=0 loot=0", "impossible" },
  { "e0.type=human", "stake-tactics survivor=0 loot=0", "impossible" },
  { "e0.type=dog", "stake-tactics survivor=0 loot=0", "p0.eradicated=1; s0.acted=1; b.eradicated=1; -e0" },
  { "s0.acted=1", "stake-tactics survivor=0 loot=0", "refused" },
};

/* Discs and arrows (pages 5 and 9). */
static const CzCase recoveries[] = {
  { NULL, "recover survivor=0 name=Rope", "refused" },
  { "b.discs=2", "recover survivor=0 name=Rope", "asks weight" },
  { "b.discs=2; s0.acted=1", "recover survivor=0 name=Spear", "+s0.l3 kind=Spear supply=0; b.discs=1" },
  { "b.discs=1; g0.weight=3; s0.carry=2", "recover survivor=0 name=Spear", "refused" },
  { "b.discs=1", "recover survivor=0", "asks name" },
  { "s0.l2.spent=2; b.side=regroup", "recover survivor=0 loot=2", "s0.l2.supply=4; s0.l2.spent=0", "2 arrows" },
  { "s0.l2.spent=1; b.side=regroup", "recover survivor=0 loot=2", "s0.l2.supply=3; s0.l2.spent=0", "1 arrow" },
  { "s0.l2.spent=4; b.side=regroup", "recover survivor=0 loot=2", "s0.l2.supply=5; s0.l2.spent=0", "recovers 3 arrows or bolts. 1 arrow or bolt does not fit and stays behind." },
  { "s0.l2.spent=2; s0.l2.supply=5; b.side=regroup", "recover survivor=0 loot=2", "s0.l2.spent=0", "!recovers" },
  { "s0.l2.spent=1", "recover survivor=0 loot=2", "refused" },
  { "b.side=regroup", "recover survivor=0 loot=2", "impossible" },
  { "b.side=regroup", "recover survivor=0 loot=9", "impossible" },
  { "b.side=regroup", "recover survivor=9 loot=2", "asks survivor" },
};

#define TEST(cases, lay_out) \
  static void test_##cases (void) { cz_case_play (lay_out, cases, G_N_ELEMENTS (cases)); }

TEST (acts, lay_open)
TEST (bites, lay_open)
TEST (told, lay_open)
TEST (crossings, lay_house)
TEST (regroups, lay_house)
TEST (stakes, lay_house)
TEST (recoveries, lay_house)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/frays/acts", test_acts);
  g_test_add_func ("/card-z/frays/bites", test_bites);
  g_test_add_func ("/card-z/frays/told", test_told);
  g_test_add_func ("/card-z/frays/crossings", test_crossings);
  g_test_add_func ("/card-z/frays/regroups", test_regroups);
  g_test_add_func ("/card-z/frays/stakes", test_stakes);
  g_test_add_func ("/card-z/frays/recoveries", test_recoveries);
  return g_test_run ();
}
