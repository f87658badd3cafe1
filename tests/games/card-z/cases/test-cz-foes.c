/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-camp.h"
#include "cz-case.h"
#include "cz-field.h"

/* Noise, Human Enemies, hexes and battles between players, each move with all that it changes (pages 5, 9, 11 and 13). */

/* A Zombie, a Fast Zombie, a dog and Human Enemies!, on ground of which the last zone is inside. */
static HkCzTable *
lay_foes (void)
{
  HkCzTable *table = cz_field_new ("oo|i", 3);

  cz_add (table, "zombie", 1, "A", 4);
  cz_add (table, "fast", 2, "B", 6);
  cz_add (table, "dog", 1, "C", 3);
  cz_add (table, "human-enemies", 1, "D", 5);
  cz_arm (table, 0, "Bandit", "other", -1, "at-close", 4, "at-medium", 5, "at-long", 6, "kill", 7, NULL);
  g_object_set (table, "dice-by", HK_BY_HAND, NULL);
  cz_start (table);
  return table;
}

/* A loud noise rouses the distracted; the first one outside rolls the alarm die, and a skull a d6 (page 9). */
static const CzCase noises[] = {
  { NULL, "noise", "b.noise-pending=1; b.loud=1" },
  { "e0.distracted=1; e1.distracted=1", "noise", "e0.distracted=0; e1.distracted=0; b.noise-pending=1; b.loud=1", "2 distracted Zombies" },
  { "e0.distracted=1", "noise", "e0.distracted=0; b.noise-pending=1; b.loud=1", "1 distracted Zombie." },
  { "e0.distracted=1; e0.revealed=0", "noise", "b.noise-pending=1; b.loud=1" },
  { "b.zone=3", "noise", "b.loud=1", "loud noise inside" },
  { "b.zone=3", "noise outside=true", "b.noise-pending=1; b.loud=1" },
  { NULL, "noise outside=false", "b.loud=1" },
  { "b.noise-pending=1", "noise", "b.loud=1" },
  { "b.alarm-rolled=1", "noise", "b.loud=1" },
  { "b.alarm-rolled=1; t.house-rules=alarm-each", "noise", "b.noise-pending=1; b.loud=1" },
  { "t.dice-by=app; t.alarm-skulls=0", "noise", "b.alarm-rolled=1; b.loud=1", "no skull" },
  { "s0.on-field=0; s1.on-field=0", "noise", "impossible" },
  { "b.noise-pending=1", "alarm", "asks skull" },
  { "b.noise-pending=1", "alarm skull=true", "asks count" },
  { "b.noise-pending=1", "alarm skull=true count=3", "b.alarm-rolled=1; b.noise-pending=0; b.drawn=3", "3 Encounters come" },
  { "b.noise-pending=1", "alarm count=1", "b.alarm-rolled=1; b.noise-pending=0; b.drawn=1", "1 Encounter comes" },
  { "b.noise-pending=1", "alarm skull=false", "b.alarm-rolled=1; b.noise-pending=0", "nobody comes" },
  { "b.noise-pending=1", "alarm skull=false count=2", "b.alarm-rolled=1; b.noise-pending=0" },
  { NULL, "alarm skull=true count=3", "refused" },
  { "b.alarm-rolled=1", "alarm skull=true count=3", "refused" },
  { "b.alarm-rolled=1; b.noise-pending=1", "alarm skull=true count=3", "b.noise-pending=0; b.drawn=3" },
  { "b.started=0; b.noise-pending=1", "alarm skull=true count=3", "impossible" },
  { "b.noise-pending=1; t.dice-by=app; t.alarm-skulls=0", "alarm", "b.alarm-rolled=1; b.noise-pending=0" },
};

/* What the noise has drawn is placed at the edge, where it acts from the next round on; friends are set aside (page 9). */
static const CzCase drawn[] = {
  { "b.drawn=2", "place-drawn encounters=['slow']", "+e4 type=slow revealed=1 arrived=1; b.drawn=1" },
  { "b.drawn=1", "place-drawn encounters=['slow','zombie']", "refused" },
  { "b.drawn=2", "place-drawn encounters=[]", "asks encounters" },
  { "b.drawn=2", "place-drawn encounters=['cow']", "asks encounters" },
  { "b.drawn=2", "place-drawn encounters=[7]", "asks encounters" },
  { "b.drawn=1; b.round=3", "place-drawn encounters=[{'type':'dog','hex':'E','distance':7}]", "+e4 type=dog hex=E revealed=1 distance=7 arrived=3; b.drawn=0" },
  { "b.drawn=1", "place-drawn encounters=[{'type':'zombie','helmet':true,'distracted':true,'loot':true}]", "+e4 type=zombie helmet=1 distracted=1 carries-loot=1 revealed=1 arrived=1; b.drawn=0" },
  { "b.drawn=1", "place-drawn encounters=[{'type':'ally','name':'Sue'}]", "+e4 type=ally name=Sue revealed=1 set-aside=1 arrived=1; b.drawn=0" },
  { "b.drawn=1", "place-drawn encounters=[{'type':'zombie','distance':31}]", "wrong" },
  { "b.drawn=1; b.started=0", "place-drawn encounters=['slow']", "impossible" },
  { "b.drawn=1; e3.locked=1", "place-drawn encounters=['human-enemies']", "e0.type=human; e1.type=human; +e4 type=human revealed=1 arrived=1; b.drawn=0; b.human-card=human-enemies" },
};

/* Human Enemies come with the two closest Zombies; other Zombies leave, dogs stay; who was quiet and saw them acts first (page 5). */
static const CzCase groups[] = {
  { NULL, "group-humans encounter=3", "e0.type=human; e1.type=human; e3.type=human; b.human-card=human-enemies", "3 Human Enemies step out" },
  { "e0.locked=1", "group-humans encounter=3", "e1.type=human; e3.type=human; b.human-card=human-enemies", "2 Human Enemies" },
  { "e0.type=dog; e1.type=dog", "group-humans encounter=3", "e3.type=human; b.human-card=human-enemies", "1 Human Enemy steps" },
  { "e2.type=slow", "group-humans encounter=3", "e0.type=human; e2.type=human; e3.type=human; b.human-card=human-enemies; -e1" },
  { "e2.type=slow; e2.distance=0; e0.distance=0", "group-humans encounter=3", "e0.type=human; e1.type=human; e3.type=human; b.human-card=human-enemies; -e2" },
  { "e2.type=slow; e2.distance=4", "group-humans encounter=3", "e0.type=human; e2.type=human; e3.type=human; b.human-card=human-enemies; -e1" },
  { "e2.type=slow; t.house-rules=human-excess", "group-humans encounter=3", "e0.type=human; e2.type=human; e3.type=human; b.human-card=human-enemies" },
  { "e2.type=slow", "group-humans encounter=3 with=[1]", "e1.type=human; e3.type=human; b.human-card=human-enemies; -e0; -e2" },
  { "e2.type=slow", "group-humans encounter=3 with=[0,1,2]", "impossible" },
  { NULL, "group-humans encounter=3 with=[2]", "impossible" },
  { NULL, "group-humans encounter=3 with=[3]", "impossible" },
  { NULL, "group-humans encounter=3 with=[9]", "impossible" },
  { "e0.revealed=0", "group-humans encounter=3 with=[0]", "impossible" },
  { NULL, "group-humans encounter=3 with=[] names=['Bandit']", "e3.id=Bandit; e3.type=human; e3.name=Bandit; b.human-card=human-enemies; -e0; -e1" },
  { "e0.distracted=1; e0.helmet=1; e0.carries-loot=1; e0.pushed=1; e0.behind-fence=1; e0.engaged=0; e0.distance=1", "group-humans encounter=3 with=[0]", "e0.type=human; e0.helmet=0; e0.distracted=0; e0.carries-loot=0; e0.behind-fence=0; e0.pushed=0; e0.distance=2; e0.engaged=NULL; e3.type=human; b.human-card=human-enemies; -e1" },
  { "e0.behind-fence=1; t.house-rules=fence-humans", "group-humans encounter=3 with=[0]", "e0.type=human; e3.type=human; b.human-card=human-enemies; -e1" },
  { "b.spotted=1", "group-humans encounter=3 with=[]", "e3.type=human; b.initiative=survivors; b.human-card=human-enemies; -e0; -e1", "nobody was loud" },
  { "b.spotted=1; b.loud=1", "group-humans encounter=3 with=[]", "e3.type=human; b.initiative=survivors; b.human-card=human-enemies; -e0; -e1" },
  { "b.spotted=1; b.alarm-rolled=1", "group-humans encounter=3 with=[]", "e3.type=human; b.human-card=human-enemies; -e0; -e1" },
  { "b.spotted=1; b.alarm-rolled=1; t.house-rules=spotted-loud", "group-humans encounter=3 with=[]", "e3.type=human; b.initiative=survivors; b.human-card=human-enemies; -e0; -e1" },
  { "b.loud=1", "group-humans encounter=3 with=[]", "e3.type=human; b.initiative=humans; b.human-card=human-enemies; -e0; -e1", "noise has warned them" },
  { NULL, "group-humans encounter=0", "impossible" },
};

#define HUMAN "e3.type=human; e3.name=Bandit; b.human-card=77"

/* They attack by their card, −1 ammo each time, and flee when out of it (page 11). */
static const CzCase humans[] = {
  { HUMAN, "human-act human=3 what=attack survivor=0 die=5", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=killed; s0.on-field=0; e3.acted=1; s0.l0>left0", "5 or more is needed" },
  { HUMAN, "human-act human=3 what=attack survivor=0 die=4", "e3.acted=1" },
  { HUMAN "; e3.distance=3", "human-act human=3 what=attack survivor=0 die=4", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=killed; s0.on-field=0; e3.acted=1; s0.l0>left0" },
  { HUMAN "; e3.distance=7", "human-act human=3 what=attack survivor=0 die=5", "e3.acted=1" },
  { HUMAN "; e3.distance=0", "human-act human=3 what=attack survivor=0 die=3", "asks range" },
  { HUMAN "; e3.distance=0", "human-act human=3 what=attack survivor=0 range=close die=3", "e3.acted=1" },
  { HUMAN "; e3.distance=1", "human-act human=3 what=attack survivor=0 die=7", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=killed; s0.on-field=0; e3.acted=1; s0.l0>left0" },
  { HUMAN, "human-act human=3 what=attack survivor=0 range=long die=6", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=killed; s0.on-field=0; e3.acted=1; s0.l0>left0" },
  { HUMAN, "human-act human=3 what=attack survivor=0 range=melee die=6", "e3.acted=1" },
  { HUMAN, "human-act human=3 what=attack survivor=0 range=close die=4", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=killed; s0.on-field=0; e3.acted=1; s0.l0>left0" },
  { HUMAN, "human-act human=3 what=attack survivor=0 die=4 other=1", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=killed; s0.on-field=0; e3.acted=1; s0.l0>left0" },
  { HUMAN, "human-act human=3 what=attack survivor=0 die=1 other=9", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=killed; s0.on-field=0; e3.acted=1; s0.l0>left0" },
  { HUMAN, "human-act human=3 what=attack survivor=0 die=0 other=9", "e3.acted=1" },
  { HUMAN "; g0.at-medium=0", "human-act human=3 what=attack survivor=0 die=4", "asks target" },
  { HUMAN "; g0.at-medium=0", "human-act human=3 what=attack survivor=0 die=4 target=4", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=killed; s0.on-field=0; e3.acted=1; s0.l0>left0" },
  { HUMAN, "human-act human=3 what=attack die=5", "asks survivor" },
  { HUMAN "; s0.dead=1", "human-act human=3 what=attack survivor=0 die=5", "asks survivor" },
  { HUMAN "; e3.ammo=2", "human-act human=3 what=attack survivor=0 die=1", "e3.acted=1; e3.ammo=1" },
  { HUMAN "; e3.ammo=0", "human-act human=3 what=attack survivor=0 die=1", "refused" },
  { HUMAN, "human-act human=3 what=attack survivor=0 die=1 loud=true", "e3.acted=1; b.noise-pending=1; b.loud=1" },
  { HUMAN "; e3.zone=3", "human-act human=3 what=attack survivor=0 die=1 loud=true", "e3.acted=1; b.loud=1" },
  { HUMAN, "human-act human=3 what=attack survivor=0 die=1 ammo=4", "e3.acted=1; e3.ammo=4" },
  { HUMAN, "human-act human=3 what=move distance=2", "e3.distance=2; e3.acted=1", "Bandit moves" },
  { HUMAN, "human-act human=3 what=move", "e3.acted=1" },
  { HUMAN "; e3.name=NULL", "human-act human=3 what=wait", "e3.acted=1", "A Human Enemy waits" },
  { HUMAN "; e3.acted=1", "human-act human=3 what=wait", "refused" },
  { HUMAN, "human-act human=0 what=wait", "impossible" },
  { HUMAN "; b.started=0", "human-act human=3 what=wait", "impossible" },
  { HUMAN, "human-act human=3 what=retreat", "b.human-card=NULL; -e3", "Bandit flees" },
  { HUMAN "; e0.type=human", "human-act human=3 what=retreat", "-e3" },
  { HUMAN "; b.humans-killed=1", "human-act human=3 what=retreat", "-e3" },
  { HUMAN, "human-initiative player-die=4 human-die=4", "b.initiative=survivors", "4 against 4: the survivors act first" },
  { HUMAN, "human-initiative player-die=4 human-die=5", "b.initiative=humans", "4 against 5: the Human Enemies act first" },
  { HUMAN "; s0.skills=initiative:1", "human-initiative player-die=4 human-die=5", "b.initiative=survivors" },
  { HUMAN, "human-initiative player-die=4 human-die=5 bonus=1", "b.initiative=survivors", "5 against 5: the survivors act first" },
  { HUMAN "; b.initiative=humans", "human-initiative player-die=4 human-die=5", "refused" },
  { NULL, "human-initiative player-die=4 human-die=5", "impossible" },
  { HUMAN, "human-initiative human-die=5", "asks player-die" },
  { HUMAN, "human-initiative player-die=5", "asks human-die" },
};

/* The same with the cards in decks: Human Enemies! is the card 77, and 8 a Zombie. */
static HkCzTable *
lay_decks (void)
{
  HkCzTable *table = lay_foes ();
  const char * const ids[] = { "77", "8", NULL };
  const char * const names[] = { "Bandit", "Looter", "Sniper", NULL };
  g_autoptr (HkDeck) encounter_deck = hk_deck_new ("encounter", TRUE);
  g_autoptr (HkDeck) human_deck = hk_deck_new ("human", TRUE);
  g_autoptr (HkCzCard) card = g_object_new (HK_TYPE_CZ_CARD, "id", "77", "type", "human-enemies", "zone", 1, NULL);
  g_autoptr (HkCzCard) other = g_object_new (HK_TYPE_CZ_CARD, "id", "8", "type", "zombie", "zone", 2, "hex", "K", "helmet", TRUE, NULL);

  hk_deck_fill (encounter_deck, ids);
  hk_deck_fill (human_deck, names);
  hk_record_set_record (table, &table->encounter_deck, encounter_deck);
  hk_record_set_record (table, &table->human_deck, human_deck);
  hk_record_list_append (table->cards, card);
  hk_record_list_append (table->cards, other);
  return table;
}

/* A killed one takes Human Enemies! out of the Encounter Deck for good, wherever it is, and becomes Loot; if all flee, it goes to the
 * discards (pages 5 and 11). */
static const CzCase decks[] = {
  { NULL, "group-humans encounter=3 with=[] names=['Looter']", "e3.id=Looter; e3.type=human; e3.name=Looter; b.human-card=human-enemies; human-deck.draw-pile=Bandit,Sniper; -e0; -e1" },
  { "e3.id=77", "group-humans encounter=3 with=[] names=['Looter']", "e3.id=Looter; e3.type=human; e3.name=Looter; b.human-card=77; human-deck.draw-pile=Bandit,Sniper; -e0; -e1" },
  { "e3.type=human; e3.name=Bandit; e3.distance=3", "attack survivor=0 loot=0 encounter=3 die=4 loud=false how=shoot", "t.humans-removed=1; p0.eradicated=1; s0.acted=1; s0.l0.clip=1; +left0 kind=Bandit supply=0; b.eradicated=1; b.humans-killed=1; encounter-deck.draw-pile=8; encounter-deck.removed=77; -e3" },
  { "e3.type=human; e3.name=Bandit; e3.distance=3; encounter-deck.draw-pile=8; encounter-deck.discard-pile=77", "attack survivor=0 loot=0 encounter=3 die=4 loud=false how=shoot", "t.humans-removed=1; p0.eradicated=1; s0.acted=1; s0.l0.clip=1; +left0 kind=Bandit supply=0; b.eradicated=1; b.humans-killed=1; encounter-deck.discard-pile=NULL; encounter-deck.removed=77; -e3" },
  { "e3.type=human; e3.name=Bandit; e3.distance=3; encounter-deck.draw-pile=8; b.human-card=77", "attack survivor=0 loot=0 encounter=3 die=4 loud=false how=shoot", "t.humans-removed=1; p0.eradicated=1; s0.acted=1; s0.l0.clip=1; +left0 kind=Bandit supply=0; b.eradicated=1; b.humans-killed=1; b.human-card=NULL; encounter-deck.removed=77; -e3" },
  { "e3.type=human; e3.name=Bandit; e3.distance=3; t.humans-removed=1", "attack survivor=0 loot=0 encounter=3 die=4 loud=false how=shoot", "p0.eradicated=1; s0.acted=1; s0.l0.clip=1; +left0 kind=Bandit supply=0; b.eradicated=1; b.humans-killed=1; -e3" },
  { "e3.type=human; e3.name=Bandit; e3.distance=3; g0.spoils=Uzi; b.humans-killed=9", "attack survivor=0 loot=0 encounter=3 die=4 loud=false how=shoot", "t.humans-removed=1; p0.eradicated=1; s0.acted=1; s0.l0.clip=1; +left0 kind=Uzi; b.eradicated=1; encounter-deck.draw-pile=8; encounter-deck.removed=77; -e3" },
  { "e3.type=human; e3.name=NULL; e3.distance=3; t.humans-removed=1", "attack survivor=0 loot=0 encounter=3 die=4 loud=false how=shoot", "p0.eradicated=1; s0.acted=1; s0.l0.clip=1; b.eradicated=1; b.humans-killed=1; -e3" },
  { "e3.type=human; e3.name=Bandit; b.human-card=77; encounter-deck.draw-pile=8", "human-act human=3 what=retreat", "b.human-card=NULL; encounter-deck.discard-pile=77; -e3", "goes to the discards" },
  { "e3.type=human; e3.name=Bandit; b.human-card=human-enemies", "human-act human=3 what=retreat", "b.human-card=NULL; -e3" },
  { "b.drawn=1", "place-drawn encounters=[{'card':'8'}]", "+e4 id=8 type=zombie hex=K helmet=1 revealed=1 arrived=1; b.drawn=0; encounter-deck.draw-pile=77" },
  { "b.drawn=1", "place-drawn encounters=[{'card':'8','hex':'C','helmet':false,'name':'Bob'}]", "+e4 id=8 type=zombie name=Bob hex=C revealed=1 arrived=1; b.drawn=0; encounter-deck.draw-pile=77" },
  { "b.drawn=1", "place-drawn encounters=[{'card':'9'}]", "asks encounters" },
};

/* Where somebody stands: what follows once all survivors stand somewhere (page 9). */
static const CzCase stands[] = {
  { NULL, "stand encounter=0 column=5 row=4", "e0.column=5; e0.row=4", "stands on the battlefield" },
  { "s0.column=0; s0.row=0; s1.column=5; s1.row=8", "stand encounter=0 column=5 row=4", "e0.column=5; e0.row=4; e0.nearest=1", "stands 4 hexes away" },
  { "s0.column=0; s0.row=0; s1.column=5; s1.row=5", "stand encounter=0 column=5 row=4", "e0.column=5; e0.row=4; e0.distance=1; e0.nearest=1; e0.engaged=1", "stands 1 hex away" },
  { "s0.column=0; s0.row=0; s1.column=5; s1.row=5; e0.distracted=1", "stand encounter=0 column=5 row=4", "e0.column=5; e0.row=4; e0.distracted=0; e0.distance=1; e0.nearest=1; e0.engaged=1" },
  { "s0.column=0; s0.row=0; s1.column=5; s1.row=5; e0.locked=1", "stand encounter=0 column=5 row=4", "e0.column=5; e0.row=4" },
  { "s0.column=0; s0.row=0; s1.column=5; s1.row=5; e0.set-aside=1", "stand encounter=0 column=5 row=4", "e0.column=5; e0.row=4" },
  { "s0.column=0; s0.row=0; s1.column=5; s1.row=5; e0.revealed=0", "stand encounter=0 column=5 row=4", "e0.column=5; e0.row=4" },
  { NULL, "stand encounter=0 column=5 row=2", "t.letters=1-A 5 2; e0.column=5; e0.row=2" },
  { "t.letters=1-A 3 1,1-B 4 1", "stand encounter=0 column=5 row=2", "t.letters=1-B 4 1,1-A 5 2; e0.column=5; e0.row=2" },
  { "e0.hex=NULL", "stand encounter=0 column=5 row=2", "e0.column=5; e0.row=2" },
  { "e0.column=5; e0.row=2", "stand encounter=0 column=5 row=1", "e0.row=1" },
  { "e0.column=5; e0.row=2", "stand encounter=0", "e0.column=-1; e0.row=-1", "stands on no hex" },
  { "e1.column=5; e1.row=2", "stand encounter=0 column=5 row=2", "impossible" },
  { "s1.column=5; s1.row=2", "stand survivor=0 column=5 row=2", "impossible" },
  { "s1.column=5; s1.row=2; s1.dead=1", "stand survivor=0 column=5 row=2", "s0.column=5; s0.row=2" },
  { "s1.column=5; s1.row=2", "stand survivor=0 column=10 row=8", "s0.column=10; s0.row=8" },
  { NULL, "stand survivor=0 column=0 row=0", "s0.column=0; s0.row=0" },
  { "s1.column=0; s1.row=4; e0.column=0; e0.row=2; e0.engaged=1; e0.distance=1", "stand survivor=0 column=0 row=0", "s0.column=0; s0.row=0; e0.distance=2; e0.nearest=0; e0.engaged=NULL" },
  { "s1.column=0; s1.row=4; e0.column=0; e0.row=2; e0.nearest=1", "stand survivor=0 column=0 row=0", "s0.column=0; s0.row=0; e0.distance=2" },
  { NULL, "stand survivor=0 column=5", "asks row" },
  { NULL, "stand survivor=0 row=5", "asks column" },
  { NULL, "stand encounter=9 column=5 row=2", "impossible" },
  { NULL, "stand", "asks encounter" },
};

/* Ann's Dad and Girl against Bo's Max, on the road to Bravo Base. */
static HkCzTable *
lay_rivals (void)
{
  HkCzTable *table = camp_new ("own", "competitive");

  g_object_set (camp_survivor (table, MAX_), "place", BRAVO, NULL);
  g_object_set (camp_player (table, 0), "initiative", 9, NULL);
  g_object_set (camp_player (table, 1), "initiative", 5, NULL);
  g_object_set (table, "dice-by", HK_BY_HAND, NULL);
  return table;
}

/* To attack is to move there: the defender has +5 in the first round, ties are rolled again, the Church is peace (page 13). */
static const CzCase attacks[] = {
  { NULL, "attack-player rival=1 attacker=6 defender=0", "p0.scouted=1; s0.place=1; s0.on-field=1; s1.place=1; s1.on-field=1; s2.on-field=1; +b place=1 player=0 started=1 round=1 side=survivors initiative=survivors pvp=1" },
  { NULL, "attack-player rival=1 attacker=5 defender=0", "wrong" },
  { NULL, "attack-player rival=1 attacker=4 defender=0", "p0.scouted=1; s0.place=1; s0.on-field=1; s1.place=1; s1.on-field=1; s2.on-field=1; +b place=1 player=0 started=1 round=1 side=survivors initiative=rivals pvp=1" },
  { "t.house-rules=duel-tie-defender", "attack-player rival=1 attacker=5 defender=0", "p0.scouted=1; s0.place=1; s0.on-field=1; s1.place=1; s1.on-field=1; s2.on-field=1; +b place=1 player=0 started=1 round=1 side=survivors initiative=rivals pvp=1" },
  { NULL, "attack-player rival=1 defender=0", "asks attacker" },
  { NULL, "attack-player rival=1 attacker=5", "asks defender" },
  { NULL, "attack-player rival=0 attacker=6 defender=0", "wrong" },
  { "s2.dead=1", "attack-player rival=1 attacker=6 defender=0", "wrong" },
  { "t.mode=co-op", "attack-player rival=1 attacker=6 defender=0", "refused" },
  { "p0.scouted=1", "attack-player rival=1 attacker=6 defender=0", "refused" },
  { "s2.place=2", "attack-player rival=1 attacker=6 defender=0", "refused" },
  { "s2.place=6; s0.place=5; s1.place=5", "attack-player rival=1 attacker=6 defender=0", "refused" },
  { "L1.reverse=Looted Base", "attack-player rival=1 cache-side=true attacker=6 defender=0", "p0.scouted=1; s0.place=1; s0.on-field=1; s1.place=1; s1.on-field=1; s2.on-field=1; +b place=1 player=0 started=1 round=1 side=survivors initiative=survivors pvp=1", "defends on the Cache side" },
  { "L1.reverse=Looted Base; L1.cache=1", "attack-player rival=1 cache-side=true attacker=6 defender=0", "p0.scouted=1; s0.place=1; s0.on-field=1; s1.place=1; s1.on-field=1; s2.on-field=1; +b place=1 player=0 started=1 round=1 side=survivors initiative=survivors pvp=1", "!Cache side" },
  { NULL, "attack-player rival=1 cache-side=true attacker=6 defender=0", "p0.scouted=1; s0.place=1; s0.on-field=1; s1.place=1; s1.on-field=1; s2.on-field=1; +b place=1 player=0 started=1 round=1 side=survivors initiative=survivors pvp=1", "!Cache side" },
  { NULL, "duel-round attacker=4 defender=3", "impossible" },
  { NULL, "end-duel", "impossible" },
  { "t.current-player=1", "attack-player rival=0 attacker=6 defender=0", "p1.scouted=1; s0.on-field=1; s1.on-field=1; s2.place=0; s2.on-field=1; +b place=0 player=1 started=1 round=1 side=survivors initiative=survivors pvp=0" },
};

static HkCzTable *
lay_duel (void)
{
  HkCzTable *table = lay_rivals ();

  camp_play (table, "{\"move\":\"attack-player\",\"rival\":1,\"attacker\":9,\"defender\":0}");
  return table;
}

/* Each round is rolled for anew, without the +5; it ends when one side is gone or gives way (page 13). */
static const CzCase duels[] = {
  { "s0.acted=1; s2.acted=1", "duel-round attacker=4 defender=3", "s0.acted=0; s2.acted=0; b.round=2" },
  { NULL, "duel-round attacker=3 defender=4", "b.round=2; b.initiative=rivals" },
  { NULL, "duel-round attacker=3 defender=3", "wrong" },
  { NULL, "attack-player rival=1 attacker=6 defender=0", "impossible" },
  { NULL, "end-duel", "refused" },
  { NULL, "end-duel back=0", "t.current-player=1; p0.done=1; s0.place=0; s0.on-field=0; s1.place=0; s1.on-field=0; s2.on-field=0; -b" },
  { NULL, "end-duel back=3", "refused" },
  { "s2.dead=1", "end-duel", "t.current-player=-1; t.phase-over=1; p0.done=1; s0.on-field=0; s1.on-field=0; s2.on-field=0; -b" },
  { "s0.dead=1; s1.dead=1", "end-duel", "t.current-player=1; p0.done=1; s0.on-field=0; s1.on-field=0; s2.on-field=0; -b" },
  { "b.initiative=NULL; b.round=2", "human-initiative player-die=4 human-die=4", "" },
  { "b.initiative=NULL", "human-initiative player-die=9 human-die=3", "b.initiative=survivors" },
  { "b.initiative=NULL; b.round=2; t.house-rules=duel-tie-defender", "human-initiative player-die=4 human-die=4", "b.initiative=rivals" },
};

/* Bo's Max is next to where Ann fights. */
static HkCzTable *
lay_joint (void)
{
  HkCzTable *table = camp_new ("own", "co-op");
  g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "zombie", "zone", 1, "revealed", TRUE, NULL);

  hk_record_list_append (camp_location (table, BRAVO)->encounters, encounter);
  g_object_set (camp_survivor (table, DAD), "place", BRAVO, NULL);
  g_object_set (camp_survivor (table, GIRL), "place", BRAVO, NULL);
  camp_play (table, "{\"move\":\"battle\"}");
  return table;
}

/* Others join from the second round on, for their turn (Joint Missions, page 13). */
static const CzCase joins[] = {
  { "b.round=2", "join player=1", "p1.scouted=1; s2.place=1; s2.acted=1; s2.on-field=1" },
  { NULL, "join player=1", "refused" },
  { "b.round=2; p1.done=1", "join player=1", "refused" },
  { "b.round=2; p1.scouted=1", "join player=1", "refused" },
  { "b.round=2; s2.place=1", "join player=1", "p1.scouted=1; s2.acted=1; s2.on-field=1" },
  { "b.round=2; s2.place=3", "join player=1", "refused" },
  { "b.round=2; s2.dead=1", "join player=1", "impossible" },
  { "b.round=2; t.mode=competitive", "join player=1", "refused" },
  { "b.round=2; t.mode=competitive; t.house-rules=joint-rivals", "join player=1", "p1.scouted=1; s2.place=1; s2.acted=1; s2.on-field=1" },
  { "b.round=2", "join player=0", "impossible" },
  { "b.round=2", "join player=2", "asks player" },
  { "b.round=2; b.started=0", "join player=1", "impossible" },
};

/* Which dice count as luck, and whose it is: more is luckier, so that what the other side rolls counts below zero. */
static const CzCase lucks[] = {
  { "e0.distance=3", "attack survivor=0 loot=0 encounter=0 how=shoot die=3 loud=false", "0 Attack dice: 3 of 4.50" },
  { "e0.distance=3; g0.semi=1; g0.jam=2", "attack survivor=0 loot=0 encounter=0 how=shoot die=0 second=2 loud=false", "0 Attack dice: 0 of 4.50; 0 Dice against a jam: 2 of 4.50" },
  { "e0.distance=1; e0.engaged=0; s0.push=4", "push-off survivor=0 encounter=0 die=6", "0 Dice to push off: 6 of 4.50" },
  { "b.noise-pending=1; t.alarm-skulls=2", "alarm skull=true count=4", "-1 Alarm dice without a skull: 0 of 0.67; -1 Dice of a loud noise: -4 of -3.50" },
  { "b.noise-pending=1", "alarm skull=false", "-1 Alarm dice without a skull: 1 of 0.83" },
  { HUMAN, "human-initiative player-die=4 human-die=6", "0 Dice for the initiative: 4 of 4.50; 0 Dice of human enemies: -6 of -4.50" },
  { "b.pvp=0; b.player=0", "human-initiative player-die=4 human-die=6", "0 Dice for the initiative: 4 of 4.50; 0 Dice for the initiative: 6 of 4.50" },
  { HUMAN, "human-act human=3 what=attack survivor=1 die=5", "0 Dice of human enemies: -5 of -4.50" },
  { "e0.locked=1; e1.locked=1; e3.locked=1; e2.distance=1; e2.nearest=0", "encounters-act bites=[{'encounter':2,'die':5}]", "0 Dice of the zombies’ bites: -5 of -4.50" },
  { "e0.type=rigored; e1.locked=1; e2.locked=1; e3.locked=1", "encounters-act rigored=[5]", "-1 Dice of Rigored Zombies: -5 of -4.50" },
};

#define TEST(cases, lay_out) \
  static void test_##cases (void) { cz_case_play (lay_out, cases, G_N_ELEMENTS (cases)); }

TEST (noises, lay_foes)
TEST (drawn, lay_foes)
TEST (groups, lay_foes)
TEST (humans, lay_foes)
TEST (decks, lay_decks)
TEST (stands, lay_foes)
TEST (attacks, lay_rivals)
TEST (duels, lay_duel)
TEST (joins, lay_joint)

/* The app rolls the alarm die: as many of its faces show the skull as there are, and a skull draws what a d6 says (page 9). */
static void
test_alarms (void)
{
  for (int skulls = 0; skulls <= 6; skulls += 6)
    for (guint seed = 1; seed <= 40; seed++)
      {
        g_autoptr (HkCzTable) table = cz_field_new ("oo", seed);

        cz_add (table, "zombie", 1, "A", 4);
        cz_start (table);
        g_object_set (table, "alarm-skulls", skulls, NULL);
        cz_play (table, "{\"move\":\"noise\"}");
        g_assert_true (table->battle->alarm_rolled);
        g_assert_true (skulls == 0 ? table->battle->drawn == 0 : table->battle->drawn >= 1 && table->battle->drawn <= 6);
      }
}

static void
test_lucks (void)
{
  cz_case_luck (lay_foes, lucks, G_N_ELEMENTS (lucks));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/foes/noises", test_noises);
  g_test_add_func ("/card-z/foes/drawn", test_drawn);
  g_test_add_func ("/card-z/foes/groups", test_groups);
  g_test_add_func ("/card-z/foes/humans", test_humans);
  g_test_add_func ("/card-z/foes/decks", test_decks);
  g_test_add_func ("/card-z/foes/stands", test_stands);
  g_test_add_func ("/card-z/foes/attacks", test_attacks);
  g_test_add_func ("/card-z/foes/duels", test_duels);
  g_test_add_func ("/card-z/foes/joins", test_joins);
  g_test_add_func ("/card-z/foes/lucks", test_lucks);
  g_test_add_func ("/card-z/foes/alarms", test_alarms);
  return g_test_run ();
}
