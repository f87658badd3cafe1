/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-case.h"
#include "cz-field.h"

/* Attacks, moves and hand actions of survivors, each with all that it changes (Player Battle-Round, pages 9 and 10). */

#define NEXT_TO "e0.engaged=0; e0.distance=1; e0.nearest=0"

/* Dad carries a Bat, a Machete, a Spear, an AK-47, a Crossbow, a Revolver and a Rifle Box, Girl a Ka-Bar; a Zombie stands somewhere and
 * another one 5 hexes away. */
static HkCzTable *
lay_out (void)
{
  return cz_field_new_armed ("zombie");
}

/* Who may act: each survivor once a round, on the battlefield, before the Encounters (page 9); Dependants cannot battle (page 5). */
static const CzCase actors[] = {
  { "s0.dead=1", "pass-round survivor=0", "impossible" },
  { "s0.on-field=0", "pass-round survivor=0", "refused" },
  { "s0.on-field=0", "pass-round survivor=0 house=true", "s0.acted=1" },
  { "s0.kind=dependant", "pass-round survivor=0", "refused" },
  { "s0.kind=ally", "pass-round survivor=0", "s0.acted=1" },
  { "b.side=encounters", "pass-round survivor=0", "refused" },
  { "b.started=0", "pass-round survivor=0", "impossible" },
  { "s0.acted=1", "pass-round survivor=0", "refused" },
  { "s1.acted=1", "pass-round survivor=0", "s0.acted=1" },
  { "s0.acted=1; b.side=regroup", "pass-round survivor=0", "" },
  { "b.side=regroup", "pass-round survivor=0", "" },
  { NULL, "pass-round survivor=2", "asks survivor" },
  { NULL, "pass-round", "asks survivor" },
};

/* What is attacked, and with what (page 10). */
static const CzCase targets[] = {
  { NULL, "attack survivor=0 loot=Bow encounter=0 how=kill target=5 die=9", "refused" },
  { NULL, "attack survivor=0 loot=-1 encounter=0 die=9", "impossible" },
  { NULL, "attack survivor=0 loot=7 encounter=0 die=9", "impossible" },
  { "s0.l0.packed=1", "attack survivor=0 loot=0 encounter=0 die=9", "refused" },
  { "b.pvp=0", "attack survivor=0 loot=0 victim=0 die=9", "impossible" },
  { "b.pvp=0; s1.dead=1", "attack survivor=0 loot=0 victim=1 die=9", "impossible" },
  { "b.pvp=0", "attack survivor=0 loot=0 victim=2 die=9", "asks victim" },
  { "b.pvp=0", "attack survivor=0 loot=0 die=9", "asks victim" },
  { NULL, "attack survivor=0 loot=0 victim=1 die=9", "refused" },
  { "b.pvp=0", "attack survivor=0 loot=0 victim=1 die=7", "p0.lost=1; s0.acted=1; s1.heroic-used=1; s1.dead=1; s1.lost-how=killed; s1.on-field=0; s1.l0>left0" },
  { "b.pvp=0", "attack survivor=0 loot=0 victim=1 die=6", "s0.acted=1" },
  { "b.pvp=0; t.house-rules=pvp-wounds", "attack survivor=0 loot=0 victim=1 die=7", "s0.acted=1; s1.wounds=1" },
  { "b.pvp=0; t.house-rules=pvp-wounds; s1.wounds=1", "attack survivor=0 loot=0 victim=1 die=7", "p0.lost=1; s0.acted=1; s1.heroic-used=1; s1.dead=1; s1.lost-how=killed; s1.on-field=0; s1.l0>left0", "wounded already" },
  { "b.pvp=0", "attack survivor=0 loot=0 victim=1 die=2", "s0.acted=1" },
  { "b.pvp=0", "attack survivor=0 loot=0 victim=1 how=push die=3", "s0.acted=1" },
  { "b.pvp=0", "attack survivor=0 loot=0 victim=1 how=drive die=3", "s0.acted=1" },
  { "b.pvp=0", "attack survivor=0 loot=1 victim=1 die=0", "s0.acted=1" },
  { "b.pvp=0", "attack survivor=0 loot=3 victim=1 range=2 shots=3 die=1 extra=[3,9]", "p0.lost=1; s0.acted=1; s0.l3.supply=6; s0.l3.clip=1; s1.heroic-used=1; s1.dead=1; s1.lost-how=killed; s1.on-field=0; s1.l0>left0; b.noise-pending=1; b.loud=1" },
  { "e0.type=ally", "attack survivor=0 loot=0 encounter=0 die=9", "refused" },
  { "e0.type=dependant", "attack survivor=0 loot=0 encounter=0 die=9", "refused" },
  { "e0.locked=1", "attack survivor=0 loot=0 encounter=0 die=9", "refused" },
  { "e0.revealed=0", "attack survivor=0 loot=0 encounter=0 die=9", "impossible" },
  { "e0.behind-fence=1", "attack survivor=0 loot=0 encounter=0 die=9", "refused" },
  { "e0.behind-fence=1; e0.distance=3", "attack survivor=0 loot=3 encounter=0 die=3", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
};

/* Which attack it is where nobody says. */
static const CzCase ways[] = {
  { NULL, "attack survivor=0 encounter=0 die=4", "s0.acted=1; e0.pushed=1; e0.distance=2; e0.nearest=0", "bare hands" },
  { NULL, "attack survivor=0 encounter=0 die=3", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { "e1.distance=3", "attack survivor=0 loot=4 encounter=1 die=3", "p0.eradicated=1; s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.spent=1; b.eradicated=1; -e1", "fires Crossbow" },
  { "e1.distance=3", "attack survivor=0 loot=5 encounter=1 charge=true die=3", "p0.eradicated=1; s0.acted=1; s0.l5.supply=5; s0.l5.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e1", "fires Revolver" },
  { NEXT_TO, "attack survivor=0 loot=5 encounter=0 die=4", "p0.eradicated=1; s0.acted=1; s0.l5.supply=5; s0.l5.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { "g2.kill=0", "attack survivor=0 loot=2 encounter=0 die=4", "s0.acted=1; e0.impaled-by=0; e0.impaled-with=Spear; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { "g2.kill=0; g2.impale=0; g2.push=4", "attack survivor=0 loot=2 encounter=0 die=4", "s0.acted=1; e0.pushed=1; e0.distance=2; e0.nearest=0" },
  { "g0.kill=0", "attack survivor=0 loot=0 encounter=0 die=3", "s0.acted=1; e0.pushed=1; e0.distance=2; e0.nearest=0" },
  { NULL, "attack survivor=0 loot=2 encounter=0 die=6", "p0.eradicated=1; s0.acted=1; b.eradicated=1; -e0" },
  { NULL, "attack survivor=0 loot=0 encounter=0 push-only=true die=3", "s0.acted=1; e0.pushed=1; e0.distance=2; e0.nearest=0" },
  { NULL, "attack survivor=0 loot=0 encounter=0 push-only=true die=2", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { NULL, "attack survivor=0 loot=2 encounter=0 how=impale push-only=true die=4", "s0.acted=1; e0.impaled-by=0; e0.impaled-with=Spear; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { "e0.type=dog", "attack survivor=0 encounter=0 die=9", "refused" },
  { "e0.type=dog", "attack survivor=0 encounter=0 how=drive die=9", "refused" },
  { "e0.type=dog", "attack survivor=0 loot=2 encounter=0 how=impale die=4", "p0.eradicated=1; s0.acted=1; b.eradicated=1; -e0" },
  { "e0.type=human", "attack survivor=0 loot=2 encounter=0 how=impale die=4", "t.humans-removed=1; p0.eradicated=1; s0.acted=1; b.eradicated=1; b.humans-killed=1; -e0" },
  { NULL, "attack survivor=0 loot=2 encounter=0 how=impale die=4", "s0.acted=1; e0.impaled-by=0; e0.impaled-with=Spear; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { NULL, "attack survivor=0 loot=2 encounter=0 how=impale die=3", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { NULL, "attack survivor=0 encounter=0 how=impale target=4 die=9", "refused" },
};

/* Hexes between them: 1 to strike, a charge covers 2, shots reach from 2 to 9 (page 10). */
static const CzCase ranges[] = {
  { "e0.engaged=1; e0.nearest=1; e0.distance=1", "attack survivor=0 loot=0 encounter=0 die=7", "refused" },
  { "e0.distance=2", "attack survivor=0 loot=0 encounter=0 die=7", "refused" },
  { "e0.distance=3; e0.nearest=0", "attack survivor=0 loot=0 encounter=0 charge=true die=6", "p0.eradicated=1; s0.acted=1; b.eradicated=1; -e0" },
  { "e0.distance=3; e0.nearest=0", "attack survivor=0 loot=0 encounter=0 charge=true die=5", "s0.acted=1; e0.pushed=1; e0.distance=2" },
  { "e0.distance=4; e0.nearest=0", "attack survivor=0 loot=0 encounter=0 charge=true die=9", "refused" },
  { "e1.engaged=0; e0.distance=3; e0.nearest=0", "attack survivor=0 loot=0 encounter=0 charge=true die=9", "refused" },
  { "e1.engaged=0; e0.distance=3; e0.nearest=0; t.house-rules=charge-engaged", "attack survivor=0 loot=0 encounter=0 charge=true die=7", "p0.eradicated=1; s0.acted=1; b.eradicated=1; -e0" },
  { "e1.engaged=0", "attack survivor=0 loot=3 encounter=0 range=3 die=9", "asks target" },
  { "e1.engaged=0", "attack survivor=0 loot=3 encounter=0 how=shoot range=3 die=9", "refused" },
  { "e1.engaged=1", "attack survivor=0 loot=4 encounter=0 how=shoot range=3 die=2", "s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.spent=1" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=1 die=9", "refused" },
  { "e1.column=3; e1.row=0; s0.column=0; s0.row=0; s1.column=9; s1.row=8", "attack survivor=0 loot=3 encounter=1 die=3", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e1" },
  { "s0.l0.kind=Hook", "attack survivor=0 loot=0 encounter=0 how=shoot range=2 target=4 loud=false jam=3 die=4", "p0.eradicated=1; s0.acted=1; s0.l0.clip=1; b.eradicated=1; +g8 name=Hook deck=residential type=other weight=-1 at-close=4 semi=1 jam=3 source=told; -e0" },
  { "s0.l0.kind=Hook", "attack survivor=0 loot=0 encounter=0 how=push target=4 loud=true die=4", "s0.acted=1; e0.pushed=1; e0.distance=2; e0.nearest=0; b.noise-pending=1; b.loud=1; +g8 name=Hook deck=residential type=other weight=-1 push=4 loud=1 source=told" },
  { "s0.l0.kind=Hook", "attack survivor=0 loot=0 encounter=0 how=impale target=4 loud=false die=3", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0; +g8 name=Hook deck=residential type=other weight=-1 impale=4 source=told" },
  { "s0.push=0", "attack survivor=0 encounter=0 target=6 die=6", "s0.push=6; s0.acted=1; e0.pushed=1; e0.distance=2; e0.nearest=0" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=2 die=3", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=3 die=3", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=4 die=3", "s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=6 die=4", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=7 die=5", "s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=9 die=6", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=10 die=9", "refused" },
  { "t.house-rules=range-unlimited", "attack survivor=0 loot=3 encounter=0 range=10 die=6", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=medium die=4", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=long die=5", "s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=close die=3", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=melee die=9", "refused" },
  { NULL, "attack survivor=0 loot=3 encounter=0 range=far die=9", "asks range" },
  { NULL, "attack survivor=0 loot=3 encounter=0 die=9", "asks range" },
};

/* Ammo: one a shot, two more for each further one; semi-automatic weapons jam at their rating or less after a zero; a bow loses what a
 * zero fires (page 10). */
static const CzCase ammo[] = {
  { "s0.l5.supply=1", "attack survivor=0 loot=5 encounter=1 range=2 die=4", "p0.eradicated=1; s0.acted=1; s0.l5.supply=0; s0.l5.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e1" },
  { "s0.l5.supply=0", "attack survivor=0 loot=5 encounter=1 range=2 die=4", "refused" },
  { "s0.l5.supply=-1", "attack survivor=0 loot=5 encounter=1 range=2 die=4", "p0.eradicated=1; s0.acted=1; s0.l5.supply=5; s0.l5.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e1" },
  { "s0.l5.supply=-1; g5.supply=0", "attack survivor=0 loot=5 encounter=1 range=2 die=4", "p0.eradicated=1; s0.acted=1; s0.l5.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e1" },
  { "s0.l5.jammed=1", "attack survivor=0 loot=5 encounter=1 range=2 die=4", "refused" },
  { "s0.l0.jammed=1", "attack survivor=0 loot=0 encounter=0 die=7", "p0.eradicated=1; s0.acted=1; b.eradicated=1; -e0" },
  { NULL, "attack survivor=0 loot=5 encounter=1 range=2 shots=2 die=1 extra=[1]", "refused" },
  { "s0.l3.supply=3", "attack survivor=0 loot=3 encounter=1 shots=2 die=1 extra=[1]", "s0.acted=1; s0.l3.supply=0; s0.l3.clip=1; b.noise-pending=1; b.loud=1" },
  { "s0.l3.supply=2", "attack survivor=0 loot=3 encounter=1 shots=2 die=1 extra=[1]", "refused" },
  { "s0.l3.supply=2", "attack survivor=0 loot=3 encounter=1 shots=2 die=1 extra=[1] house=true", "s0.acted=1; s0.l3.supply=0; s0.l3.clip=1; b.noise-pending=1; b.loud=1" },
  { "s0.l3.supply=3", "attack survivor=0 loot=3 encounter=1 shots=2 die=1", "asks extra" },
  { "s0.l3.supply=9", "attack survivor=0 loot=3 encounter=1 shots=2 die=4 extra=[9]", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e1" },
  { "s0.l3.supply=9; e0.distance=3", "attack survivor=0 loot=3 encounter=1 die=4 extra=[3] targets=[0]", "p0.eradicated=2; s0.acted=1; s0.l3.supply=6; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=2; -e0; -e1" },
  { "s0.l3.supply=9; e0.distance=3", "attack survivor=0 loot=3 encounter=1 die=4 extra=[2] targets=[0]", "p0.eradicated=1; s0.acted=1; s0.l3.supply=6; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e1" },
  { "s0.l3.supply=9; e0.distance=7; e0.nearest=0", "attack survivor=0 loot=3 encounter=1 die=4 extra=[5] targets=[0]", "p0.eradicated=1; s0.acted=1; s0.l3.supply=6; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e1" },
  { "s0.l3.supply=9; e0.distance=7; e0.nearest=0", "attack survivor=0 loot=3 encounter=1 die=4 extra=[6] targets=[0]", "p0.eradicated=2; s0.acted=1; s0.l3.supply=6; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=2; -e0; -e1" },
  { "s0.l3.supply=9", "attack survivor=0 loot=3 encounter=1 die=4 extra=[9] targets=[1]", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e1" },
  { "s0.l3.supply=9", "attack survivor=0 loot=3 encounter=1 die=4 extra=[9] targets=[7]", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e1" },
  { NULL, "attack survivor=0 loot=3 encounter=1 die=0 second=2", "s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; s0.l3.jammed=1; b.noise-pending=1; b.loud=1" },
  { NULL, "attack survivor=0 loot=3 encounter=1 die=0 second=3", "s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1" },
  { "g3.jam=0", "attack survivor=0 loot=3 encounter=1 die=0 second=0", "s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; s0.l3.jammed=1; b.noise-pending=1; b.loud=1" },
  { "g3.jam=-1", "attack survivor=0 loot=3 encounter=1 die=0", "s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1" },
  { NULL, "attack survivor=0 loot=3 encounter=1 die=0 second=10", "asks second" },
  { NULL, "attack survivor=0 loot=3 encounter=1 die=0 second=[9]", "s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1" },
  { NULL, "attack survivor=0 loot=3 encounter=1 die=0 extra=[0] second=[3,2]", "s0.acted=1; s0.l3.supply=6; s0.l3.clip=1; s0.l3.jammed=1; b.noise-pending=1; b.loud=1" },
  { NULL, "attack survivor=0 loot=3 encounter=1 die=0 extra=[0] second=[3]", "asks second" },
  { NULL, "attack survivor=0 loot=3 encounter=1 die=0 extra=[0] second=3", "asks second" },
  { NULL, "attack survivor=0 loot=4 encounter=1 die=3", "s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.spent=1" },
  { NULL, "attack survivor=0 loot=4 encounter=1 die=0", "s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.lost=1" },
  { "s0.l4.spent=1", "attack survivor=0 loot=4 encounter=1 die=0", "s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.lost=1" },
  { "s0.l4.spent=1", "attack survivor=0 loot=4 encounter=1 die=3", "s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.spent=2" },
  { NULL, "attack survivor=0 loot=1 encounter=0 die=0", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0; s0.l1>e0.stuck0; s0.l1.stuck=1" },
  { NULL, "attack survivor=0 loot=0 encounter=0 die=0", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { "t.dice-by=app", "attack survivor=0 loot=3 encounter=1 range=5 shots=3", "p0.eradicated=1; s0.acted=1; s0.l3.supply=6; s0.l3.clip=1; b.alarm-rolled=1; b.loud=1; b.eradicated=1; -e1" },
  { "s0.l3.kind=Zap; t.dice-by=hand", "attack survivor=0 loot=3 encounter=1 range=5 how=shoot", "asks target" },
  { NULL, "attack survivor=0 loot=2 encounter=0 how=impale die=0", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0" },
};

/* A natural zero at an Encounter next to others harms one of them instead, whom a d6 finds (page 9). */
static const CzCase zeros[] = {
  { "e0.engaged=1", "attack survivor=0 loot=0 encounter=0 die=0", "refused" },
  { "e0.engaged=0,1; e0.distance=1; e0.nearest=0", "attack survivor=0 loot=1 encounter=0 die=0", "p0.lost=1; s0.acted=1; s1.heroic-used=1; s1.dead=1; s1.lost-how=killed; s1.on-field=0; e0.engaged=0; s1.l0>left0" },
  { "e0.engaged=0,1; e0.distance=1; e0.nearest=0; s1.dead=1", "attack survivor=0 loot=1 encounter=0 die=0", "s0.acted=1; s0.l1>e0.stuck0; s0.l1.stuck=1" },
  { "e0.engaged=0,1; e0.distance=1; e0.nearest=0", "attack survivor=0 encounter=0 die=0", "s0.acted=1; e0.engaged=0" },
  { "e0.engaged=0,1; e0.distance=1; e0.nearest=0", "attack survivor=0 encounter=0 how=drive die=0", "s0.acted=1; e0.engaged=0" },
  { "e0.engaged=0,1; e0.distance=1; e0.nearest=0", "attack survivor=0 loot=2 encounter=0 how=impale die=0", "p0.lost=1; s0.acted=1; s1.heroic-used=1; s1.dead=1; s1.lost-how=killed; s1.on-field=0; e0.engaged=0; s1.l0>left0" },
  { "e0.engaged=0,1; e0.distance=1; e0.nearest=0; t.house-rules=critical-attacker", "attack survivor=0 loot=1 encounter=0 die=0 affects=3", "p0.lost=1; s0.acted=1; s1.heroic-used=1; s1.dead=1; s1.lost-how=killed; s1.on-field=0; e0.engaged=0; s1.l0>left0" },
  { "e0.engaged=0,1; e0.distance=1; e0.nearest=0; t.house-rules=critical-attacker", "attack survivor=0 loot=1 encounter=0 die=0 affects=4", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=killed; s0.acted=1; s0.on-field=0; e0.nearest=1; e0.engaged=1; s0.l0>left0; s0.l1>left1; s0.l2>left2; s0.l3>left3; s0.l4>left4; s0.l5>left5; s0.l6>left6" },
  { "e0.engaged=0,1; e0.distance=1; e0.nearest=0; t.house-rules=zero-harms-weapon", "attack survivor=0 loot=1 encounter=0 die=0", "p0.lost=1; s0.acted=1; s1.heroic-used=1; s1.dead=1; s1.lost-how=killed; s1.on-field=0; e0.engaged=0; s0.l1>e0.stuck0; s0.l1.stuck=1; s1.l0>left0" },
  { "e0.engaged=1; e0.distance=1; e0.nearest=1", "attack survivor=0 loot=3 encounter=0 range=3 die=0", "p0.lost=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; s1.heroic-used=1; s1.dead=1; s1.lost-how=killed; s1.on-field=0; e0.distance=0; e0.nearest=-1; e0.engaged=NULL; s1.l0>left0; b.noise-pending=1; b.loud=1" },
};

/* Impaled: another eradicates it without a roll, and who turns to another lets go (page 10). */
static const CzCase impaled[] = {
  { NEXT_TO "; e0.impaled-by=0; e0.impaled-with=Spear", "attack survivor=0 loot=0 encounter=0 die=6", "s0.acted=1; e0.pushed=1; e0.impaled-by=-1; e0.impaled-with=NULL; e0.distance=2; e0.engaged=NULL" },
  { NEXT_TO "; e0.impaled-by=0; e0.impaled-with=Spear", "attack survivor=1 loot=0 encounter=0 house=true", "p0.eradicated=1; s1.acted=1; b.eradicated=1; -e0" },
  { "e0.engaged=0,1; e0.distance=1; e0.nearest=0; e0.impaled-by=0; e0.impaled-with=Spear", "attack survivor=1 loot=0 encounter=0", "p0.eradicated=1; s1.acted=1; b.eradicated=1; -e0" },
  { "e0.engaged=0,1; e0.distance=1; e0.nearest=0; e0.impaled-by=1; e0.impaled-with=Ka-Bar", "attack survivor=0 encounter=0 die=4", "s0.acted=1; e0.pushed=1; e0.impaled-by=-1; e0.impaled-with=NULL; e0.distance=2; e0.engaged=NULL" },
  { NEXT_TO "; e0.impaled-by=0; e0.impaled-with=Spear; e1.engaged=0; e1.distance=1; e1.nearest=0", "attack survivor=0 loot=2 encounter=1 die=1", "s0.acted=1; e0.impaled-by=-1; e0.impaled-with=NULL" },
  { NEXT_TO "; e0.impaled-by=0; e0.impaled-with=Spear; e1.engaged=0; e1.distance=1; e1.nearest=0", "attack survivor=0 loot=0 encounter=1 die=1", "s0.acted=1" },
  { NEXT_TO "; e0.impaled-by=0; e1.engaged=0; e1.distance=1; e1.nearest=0", "attack survivor=0 loot=0 encounter=1 die=1", "s0.acted=1; e0.impaled-by=-1" },
  { NEXT_TO "; e0.impaled-by=0; e0.impaled-with=Spear; e1.engaged=0; e1.distance=1; e1.nearest=0; t.house-rules=impale-holds", "attack survivor=0 loot=2 encounter=1 die=1", "s0.acted=1" },
};

/* What is eradicated: its blades and its disc stay, and who did it counts it; what is pushed stands 2 hexes away (pages 5 and 10). */
static const CzCase hits[] = {
  { NULL, "attack survivor=0 loot=1 encounter=0 die=5", "p0.eradicated=1; s0.acted=1; b.eradicated=1; -e0" },
  { NULL, "attack survivor=0 loot=1 encounter=0 die=4", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { "e0.carries-loot=1", "attack survivor=0 loot=1 encounter=0 die=5", "p0.eradicated=1; s0.acted=1; b.eradicated=1; b.discs=1; -e0" },
  { "e0.helmet=1", "attack survivor=0 loot=1 encounter=0 die=5", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { "e0.helmet=1", "attack survivor=0 loot=1 encounter=0 die=6", "p0.eradicated=1; s0.acted=1; b.eradicated=1; -e0" },
  { "e0.pushed=1", "attack survivor=0 loot=1 encounter=0 die=4", "p0.eradicated=1; s0.acted=1; b.eradicated=1; -e0" },
  { "e0.distracted=1", "attack survivor=0 loot=1 encounter=0 die=1", "s0.acted=1; e0.distracted=0; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { "e0.distracted=1; e0.distance=3", "attack survivor=0 loot=4 encounter=0 die=1", "s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.spent=1" },
  { "e0.distracted=1; e0.distance=3", "attack survivor=0 loot=4 encounter=0 die=2", "p0.eradicated=1; s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.spent=1; b.eradicated=1; -e0" },
  { "e0.distracted=1; e0.distance=3; t.house-rules=shot-wakes", "attack survivor=0 loot=4 encounter=0 die=1", "s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.spent=1; e0.distracted=0" },
  { NULL, "attack survivor=0 loot=0 encounter=0 die=6", "s0.acted=1; e0.pushed=1; e0.distance=2; e0.nearest=0" },
  { "t.house-rules=club-chooses", "attack survivor=0 loot=0 encounter=0 die=6", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { "e0.type=dog", "attack survivor=0 loot=0 encounter=0 die=6", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { "g0.push=0", "attack survivor=0 loot=0 encounter=0 die=6", "s0.acted=1; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { NEXT_TO, "attack survivor=0 encounter=0 how=drive die=4", "s0.acted=1; e0.pushed=1" },
  { NEXT_TO "; L0.layout=oii; e0.zone=2", "attack survivor=0 encounter=0 how=drive room=true die=4", "p0.eradicated=1; s0.acted=1; L0.locked-rooms=1; e0.pushed=1; e0.locked=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL; b.locked=1; b.eradicated=1" },
  { "t.scenario=mission-from-god; " NEXT_TO, "attack survivor=0 encounter=0 how=drive room=true die=4", "p0.eradicated=1; p0.discs=1; s0.acted=1; L0.locked-rooms=1; e0.pushed=1; e0.locked=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL; b.locked=1; b.eradicated=1" },
  { "t.house-rules=quarantine-not-counted; " NEXT_TO, "attack survivor=0 encounter=0 how=drive room=true die=4", "s0.acted=1; L0.locked-rooms=1; e0.pushed=1; e0.locked=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL; b.locked=1" },
  { "e0.distance=3", "attack survivor=0 loot=3 encounter=0 die=3 loud=false", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.eradicated=1; -e0" },
  { "g3.loud=0; e0.distance=3", "attack survivor=0 loot=3 encounter=0 die=3 loud=true", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
  { "e0.distance=3; L0.layout=i", "attack survivor=0 loot=3 encounter=0 die=3", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; b.loud=1; b.eradicated=1; -e0" },
  { "e0.distance=3; e1.distracted=1", "attack survivor=0 loot=3 encounter=0 die=3", "p0.eradicated=1; s0.acted=1; s0.l3.supply=8; s0.l3.clip=1; e1.distracted=0; b.noise-pending=1; b.loud=1; b.eradicated=1; -e0" },
};

/* A move is 1 to 3 hexes, and a start hex gives a free action; who is engaged cannot move (pages 6, 9 and 10). */
static const CzCase moves[] = {
  { NULL, "act-move survivor=0 hexes=3", "s0.acted=1" },
  { NULL, "act-move survivor=0 hexes=4", "refused" },
  { "s0.move=4", "act-move survivor=0 hexes=4", "s0.acted=1" },
  { "s0.move=2", "act-move survivor=0 hexes=3", "refused" },
  { "s0.move=2; t.house-rules=move-three", "act-move survivor=0 hexes=3", "s0.acted=1" },
  { "s0.move=-1", "act-move survivor=0 hexes=1", "s0.acted=1" },
  { "s0.move=-1", "act-move survivor=0 hexes=2", "asks rating" },
  { "s0.move=-1; t.house-rules=move-three", "act-move survivor=0 hexes=2", "s0.acted=1" },
  { "s0.move=-1", "act-move survivor=0 hexes=2 rating=2", "s0.move=2; s0.acted=1" },
  { "s0.move=2", "act-move survivor=0 hexes=2 rating=3", "s0.acted=1" },
  { NEXT_TO, "act-move survivor=0", "refused" },
  { "e0.engaged=1; e0.distance=1; e0.nearest=1", "act-move survivor=0", "s0.acted=1" },
  { NEXT_TO "; e0.locked=1", "act-move survivor=0", "s0.acted=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL" },
  { NULL, "act-move survivor=0 start=true", "s0.hex=start" },
  { "t.house-rules=start-hex-action", "act-move survivor=0 start=true", "s0.acted=1; s0.hex=start" },
  { "s0.hex=start", "act-move survivor=0 start=true", "refused" },
  { NULL, "act-move survivor=0 start=true hex=E", "s0.hex=E", "start hex E" },
  { NULL, "act-move survivor=0 hex=E", "s0.acted=1; s0.hex=E", "moves to E" },
  { "e1.distracted=1", "act-move survivor=0 engages=[1]", "s0.acted=1; e1.distracted=0; e1.distance=1; e1.nearest=0; e1.engaged=0", "The move ends engaged." },
  { NULL, "act-move survivor=0 engages=[7]", "impossible" },
  { NULL, "act-move survivor=0 away={'0':30}", "s0.acted=1; e0.distance=30; e0.nearest=0" },
  { NULL, "act-move survivor=0 away={'0':31}", "asks away" },
  { NULL, "act-move survivor=0 away={'0':0}", "asks away" },
  { NULL, "act-move survivor=0 distances=[[0,30],[1,2]]", "s0.acted=1; e0.distance=30; e0.nearest=0; e1.distance=2; e1.nearest=0" },
  { NULL, "act-move survivor=0 distances=[[0,31]]", "asks away" },
  { NULL, "act-move survivor=0 distances=[[0,0]]", "asks away" },
  { NULL, "act-move survivor=0 distances=[[7,2]]", "asks away" },
  { NULL, "act-move survivor=0 distances=[[0,2,3]]", "asks away" },
  { NULL, "act-move survivor=0 column=5 row=2", "s0.acted=1; s0.column=5; s0.row=2" },
  { NULL, "act-move survivor=0 column=5", "asks row" },
  { NULL, "act-move survivor=0 row=5", "asks column" },
  { "s0.column=5; s0.row=2; s1.column=9; s1.row=0", "act-move survivor=0 column=8 row=2", "s0.acted=1; s0.column=8" },
  { "s0.column=5; s0.row=2; s1.column=9; s1.row=0", "act-move survivor=0 column=9 row=2", "refused" },
  { "s0.column=5; s0.row=2; s1.column=6; s1.row=2", "act-move survivor=0 column=6 row=2", "impossible" },
  { "s0.column=5; s0.row=2", "act-move survivor=0 off=true", "s0.acted=1; s0.on-field=0; s0.column=-1; s0.row=-1" },
  { "b.to-the-death=1", "act-move survivor=0 off=true", "refused" },
  { "p0.retreated=1", "act-move survivor=0 off=true", "refused" },
  { "e0.type=dog", "act-move survivor=0 off=true", "refused" },
  { "e0.type=dog; e0.locked=1", "act-move survivor=0 off=true", "s0.acted=1; s0.on-field=0" },
  { "e0.type=dog; e0.behind-fence=1", "act-move survivor=0 off=true", "s0.acted=1; s0.on-field=0" },
  { "e0.type=dog; e0.behind-fence=1; t.house-rules=dogs-behind-fence", "act-move survivor=0 off=true", "refused" },
  { "e0.type=dog; e0.revealed=0", "act-move survivor=0 off=true", "s0.acted=1; s0.on-field=0" },
  { "s1.on-field=0", "act-move survivor=0 off=true", "s0.acted=1; s0.on-field=0", "Everybody has left it" },
  { NULL, "act-move survivor=0 off=true", "s0.acted=1; s0.on-field=0", "!Everybody has left it" },
};

/* Push off: the survivor gets away from all of them, and moves (page 10). */
static const CzCase push_offs[] = {
  { NEXT_TO, "push-off survivor=0 encounter=0 die=4", "s0.acted=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL", "up to 3 hexes" },
  { NEXT_TO, "push-off survivor=0 encounter=0 die=3", "s0.acted=1" },
  { NEXT_TO, "push-off survivor=0 encounter=0 die=0 other=9", "s0.acted=1" },
  { NEXT_TO, "push-off survivor=0 encounter=0 die=1 other=9", "s0.acted=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL" },
  { NEXT_TO, "push-off survivor=0 encounter=0 die=3 other=1", "s0.acted=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL" },
  { NEXT_TO, "push-off survivor=0 encounter=0 die=4 target=5", "s0.acted=1" },
  { NEXT_TO "; s0.push=0", "push-off survivor=0 encounter=0 die=5", "asks target" },
  { NEXT_TO "; s0.push=0", "push-off survivor=0 encounter=0 target=5 die=5", "s0.push=5; s0.acted=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL" },
  { NEXT_TO "; s0.push=4", "push-off survivor=0 encounter=0 target=5 die=5", "s0.acted=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL" },
  { NEXT_TO "; e0.type=dog", "push-off survivor=0 encounter=0 die=9", "refused" },
  { "e0.engaged=1; e0.distance=1; e0.nearest=1", "push-off survivor=0 encounter=0 die=9", "refused" },
  { NULL, "push-off survivor=0 encounter=0 die=9", "s0.acted=1" },
  { NULL, "push-off survivor=0 encounter=7 die=9", "impossible" },
  { NULL, "push-off survivor=0 die=9", "asks encounter" },
  { NEXT_TO "; e1.engaged=0; e1.distance=1; e1.nearest=0", "push-off survivor=0 encounter=0 die=4", "s0.acted=1" },
  { NEXT_TO "; e1.engaged=0; e1.distance=1; e1.nearest=0", "push-off survivor=0 encounter=0 die=5", "s0.acted=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL; e1.distance=2; e1.nearest=-1; e1.engaged=NULL" },
  { NEXT_TO "; s0.move=-1", "push-off survivor=0 encounter=0 die=4", "s0.acted=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL", "may move." },
};

/* Hand actions: reload, grab, unjam; supply goes over as far as it fits (pages 2 and 10). */
static const CzCase hands[] = {
  { NEXT_TO, "hand survivor=0 what=reload loot=3 from=6", "refused" },
  { NEXT_TO "; t.house-rules=engaged-hands", "hand survivor=0 what=reload loot=3 from=6", "s0.acted=1; s0.l3.supply=29; s0.l3.clip=1; s0.l6.supply=0" },
  { NULL, "hand survivor=0 what=reload loot=3 from=6", "s0.acted=1; s0.l3.supply=29; s0.l3.clip=1; s0.l6.supply=0" },
  { "s0.l6.supply=30", "hand survivor=0 what=reload loot=3 from=6", "s0.acted=1; s0.l3.supply=30; s0.l3.clip=1; s0.l6.supply=9" },
  { NULL, "hand survivor=0 what=reload loot=3 from=6 supply=5", "s0.acted=1; s0.l3.supply=14; s0.l3.clip=1; s0.l6.supply=15" },
  { "s0.l6.supply=30", "hand survivor=0 what=reload loot=3 from=6 supply=22", "refused" },
  { "s0.l6.supply=30", "hand survivor=0 what=reload loot=3 from=6 supply=21", "s0.acted=1; s0.l3.supply=30; s0.l3.clip=1; s0.l6.supply=9" },
  { NULL, "hand survivor=0 what=reload loot=3 from=6 supply=21", "impossible" },
  { NULL, "hand survivor=0 what=reload loot=3 from=6 supply=20", "s0.acted=1; s0.l3.supply=29; s0.l3.clip=1; s0.l6.supply=0" },
  { "s0.l3.supply=-1", "hand survivor=0 what=reload loot=3 from=6 supply=5", "s0.acted=1; s0.l3.clip=1; s0.l6.supply=15" },
  { "s0.l3.supply=-1", "hand survivor=0 what=reload loot=3 from=6", "asks supply" },
  { "s0.l3.supply=-1", "hand survivor=0 what=reload loot=3 from=6 luck=[]", "s0.acted=1; s0.l3.supply=20; s0.l3.clip=1; s0.l6.supply=0" },
  { "s0.l6.supply=-1", "hand survivor=0 what=reload loot=3 from=6 supply=5", "s0.acted=1; s0.l3.supply=14; s0.l3.clip=1" },
  { "s0.l6.supply=-1", "hand survivor=0 what=reload loot=3 from=6", "asks supply" },
  { "s0.l3.supply=-1; g3.supply=0; s0.l6.supply=99", "hand survivor=0 what=reload loot=3 from=6 luck=[]", "s0.acted=1; s0.l3.supply=99; s0.l3.clip=1; s0.l6.supply=0" },
  { "g6.supply-type=shells", "hand survivor=0 what=reload loot=3 from=6", "refused" },
  { "s0.l6.supply=0", "hand survivor=0 what=reload loot=3 from=6", "impossible" },
  { "s0.l3.supply=30", "hand survivor=0 what=reload loot=3 from=6", "impossible" },
  { "s0.l3.supply=50; g3.supply=0; s0.l6.supply=60", "hand survivor=0 what=reload loot=3 from=6 supply=60 house=true", "s0.acted=1; s0.l3.supply=99; s0.l3.clip=1; s0.l6.supply=0" },
  { NULL, "hand survivor=0 what=reload loot=3 from=3", "asks from" },
  { NULL, "hand survivor=0 what=reload loot=3 from=9", "asks from" },
  { NULL, "hand survivor=0 what=reload loot=4 from=6", "refused" },
  { "s0.carry=9; s0.l1.packed=1", "hand survivor=0 what=grab loot=1", "s0.acted=1; s0.l1.packed=0" },
  { NULL, "hand survivor=0 what=grab loot=1", "refused" },
  { "s0.l3.jammed=1", "hand survivor=0 what=unjam loot=3", "s0.acted=1; s0.l3.jammed=0" },
  { NULL, "hand survivor=0 what=unjam loot=3", "refused" },
  { NULL, "hand survivor=0 what=unjam loot=9", "impossible" },
};

/* A number of 1 is one: it is not asked for, and any face but a natural zero will do. */
static const CzCase ones[] = {
  { NEXT_TO "; s0.push=1", "push-off survivor=0 encounter=0 die=1", "s0.acted=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL" },
  { NEXT_TO "; s0.push=1", "push-off survivor=0 encounter=0 die=0", "s0.acted=1" },
  { NEXT_TO "; s0.push=0", "push-off survivor=0 encounter=0 target=1 die=1", "s0.push=1; s0.acted=1; e0.distance=2; e0.nearest=-1; e0.engaged=NULL" },
  { "s0.push=1", "attack survivor=0 encounter=0 die=1", "s0.acted=1; e0.pushed=1; e0.distance=2; e0.nearest=0" },
  { "s0.push=0", "attack survivor=0 encounter=0 target=1 die=1", "s0.push=1; s0.acted=1; e0.pushed=1; e0.distance=2; e0.nearest=0" },
  { "s0.push=1", "attack survivor=0 encounter=0 how=drive die=1", "s0.acted=1; e0.pushed=1; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { "g0.push=1", "attack survivor=0 loot=0 encounter=0 how=push die=1", "s0.acted=1; e0.pushed=1; e0.distance=2; e0.nearest=0" },
  { "g0.kill=1", "attack survivor=0 loot=0 encounter=0 how=kill die=1", "p0.eradicated=1; s0.acted=1; b.eradicated=1; -e0" },
  { "g0.kill=0; g0.push=1", "attack survivor=0 loot=0 encounter=0 die=1", "s0.acted=1; e0.pushed=1; e0.distance=2; e0.nearest=0" },
  { "g1.kill=0", "attack survivor=0 loot=1 encounter=0 target=1 die=1", "p0.eradicated=1; s0.acted=1; b.eradicated=1; g1.kill=1; -e0" },
  { "g2.impale=1", "attack survivor=0 loot=2 encounter=0 how=impale die=1", "s0.acted=1; e0.impaled-by=0; e0.impaled-with=Spear; e0.distance=1; e0.nearest=0; e0.engaged=0" },
  { "g4.at-close=1; s0.l4.supply=1", "attack survivor=0 loot=4 encounter=1 range=3 die=1", "p0.eradicated=1; s0.acted=1; s0.l4.supply=0; s0.l4.clip=1; s0.l4.spent=1; b.eradicated=1; -e1" },
  { "g4.at-close=0", "attack survivor=0 loot=4 encounter=1 range=3 target=1 die=1", "p0.eradicated=1; s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.spent=1; b.eradicated=1; g4.at-close=1; -e1" },
  { "g4.at-medium=1", "attack survivor=0 loot=4 encounter=1 range=5 die=1", "p0.eradicated=1; s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.spent=1; b.eradicated=1; -e1" },
  { "g4.at-medium=1", "attack survivor=0 loot=4 encounter=1 range=7 die=1", "asks target" },
  { "g4.at-long=1", "attack survivor=0 loot=4 encounter=1 range=9 die=1", "p0.eradicated=1; s0.acted=1; s0.l4.supply=2; s0.l4.clip=1; s0.l4.spent=1; b.eradicated=1; -e1" },
};

/* With four next to it a d6 above 4 is rolled again. */
static HkCzTable *
lay_crowd (void)
{
  HkCzTable *table = lay_out ();

  for (int i = 0; i < 3; i++)
    {
      g_autoptr (HkCzSurvivor) copy = hk_record_copy (cz_survivor (table, 1));

      hk_record_list_append (table->survivors, copy);
    }
  return table;
}

#define CROWD "e0.engaged=0,1,2,3,4; e0.distance=1; e0.nearest=0"

static const CzCase crowds[] = {
  { CROWD, "attack survivor=0 encounter=0 how=drive die=0", "s0.acted=1; e0.engaged=0,1,2,4" },
  { CROWD, "attack survivor=0 encounter=0 how=drive die=0 affects=1", "s0.acted=1; e0.engaged=0,2,3,4" },
  { CROWD, "attack survivor=0 encounter=0 how=drive die=0 affects=4", "s0.acted=1; e0.engaged=0,1,2,3" },
  { CROWD, "attack survivor=0 encounter=0 how=drive die=0 affects=5", "wrong" },
  { CROWD "; t.dice-by=hand", "attack survivor=0 encounter=0 how=drive die=0", "asks affects" },
  { "e0.engaged=0,1,2; e0.distance=1; e0.nearest=0", "attack survivor=0 encounter=0 how=drive die=0 affects=3", "s0.acted=1; e0.engaged=0,2" },
  { "e0.engaged=0,1,2; e0.distance=1; e0.nearest=0", "attack survivor=0 encounter=0 how=drive die=0 affects=4", "s0.acted=1; e0.engaged=0,1" },
  { "e0.engaged=0,1,2; e0.distance=1; e0.nearest=0", "attack survivor=0 encounter=0 how=drive die=0 affects=6", "s0.acted=1; e0.engaged=0,1" },
};

#define TEST(cases, lay_out) \
  static void test_##cases (void) { cz_case_play (lay_out, cases, G_N_ELEMENTS (cases)); }

TEST (actors, lay_out)
TEST (targets, lay_out)
TEST (ways, lay_out)
TEST (ranges, lay_out)
TEST (ammo, lay_out)
TEST (zeros, lay_out)
TEST (impaled, lay_out)
TEST (hits, lay_out)
TEST (moves, lay_out)
TEST (push_offs, lay_out)
TEST (hands, lay_out)
TEST (crowds, lay_crowd)
TEST (ones, lay_out)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/blows/actors", test_actors);
  g_test_add_func ("/card-z/blows/targets", test_targets);
  g_test_add_func ("/card-z/blows/ways", test_ways);
  g_test_add_func ("/card-z/blows/ranges", test_ranges);
  g_test_add_func ("/card-z/blows/ammo", test_ammo);
  g_test_add_func ("/card-z/blows/zeros", test_zeros);
  g_test_add_func ("/card-z/blows/impaled", test_impaled);
  g_test_add_func ("/card-z/blows/hits", test_hits);
  g_test_add_func ("/card-z/blows/moves", test_moves);
  g_test_add_func ("/card-z/blows/push-offs", test_push_offs);
  g_test_add_func ("/card-z/blows/hands", test_hands);
  g_test_add_func ("/card-z/blows/crowds", test_crowds);
  g_test_add_func ("/card-z/blows/ones", test_ones);
  return g_test_run ();
}
