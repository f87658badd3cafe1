/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-camp.h"
#include "cz-case.h"

/* What happens between battles in the neighborhood, each move with all that it changes (pages 3 to 8 and 12 to 14). */

/* The camp by hand: the Locations lie in a row from Alpha Base at 0 to the S-Mart at 7; Ann leads Dad and Girl, Bo Max. */
static HkCzTable *
lay_camp (void)
{
  HkCzTable *table = camp_new ("own", "co-op");

  g_object_set (table, "dice-by", HK_BY_HAND, "cards-by", HK_BY_HAND, NULL);
  return table;
}

/* The same with a horde of 3 on the Field, all of it known. */
static HkCzTable *
lay_horde (void)
{
  HkCzTable *table = lay_camp ();
  g_autoptr (HkCzHorde) horde = g_object_new (HK_TYPE_CZ_HORDE, "q", 5, "r", 0, "size", 3, NULL);

  hk_record_list_append (table->hordes, horde);
  return table;
}

/* The same where a Zombie is at Bravo Base and a face-down card in its inside zone. */
static HkCzTable *
lay_zombies (void)
{
  HkCzTable *table = lay_camp ();
  g_autoptr (HkCzEncounter) zombie = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "zombie", "zone", 1, "revealed", TRUE, NULL);
  g_autoptr (HkCzEncounter) hidden = g_object_new (HK_TYPE_CZ_ENCOUNTER, "zone", 3, NULL);

  hk_record_list_append (camp_location (table, BRAVO)->encounters, zombie);
  hk_record_list_append (camp_location (table, BRAVO)->encounters, hidden);
  camp_location (table, BRAVO)->scouted = TRUE;
  return table;
}

#define AT(place) "s0.place=" place "; s1.place=" place "; "

/* Scouting: to an adjacent Location, once a phase unless nobody dangerous is there (page 8). */
static const CzCase scouts[] = {
  { NULL, "scout place=1 roll=0", "s0.place=1; s1.place=1; L1.safe=1; L1.scouted=1; L1.rolled=0" },
  { NULL, "scout place=1 roll=2", "s0.place=1; s1.place=1; L1.scouted=1; L1.rolled=2" },
  { NULL, "scout place=1", "asks roll" },
  { NULL, "scout place=2 roll=0", "refused" },
  { NULL, "scout place=0", "" },
  { NULL, "scout place=9 roll=0", "asks place" },
  { NULL, "scout place=1 roll=0 survivors=[0]", "s0.place=1; L1.safe=1; L1.scouted=1; L1.rolled=0" },
  { NULL, "scout place=1 roll=0 survivors=[0,2]", "wrong" },
  { "s0.kind=ally", "scout place=1 roll=0 survivors=[0]", "refused" },
  { "s1.place=2", "scout place=1 roll=0 survivors=[0,1]", "wrong" },
  { "s0.dead=1", "scout place=1 roll=0 survivors=[0]", "wrong" },
  { NULL, "scout place=1 roll=0 together=true", "p1.scouted=1; s0.place=1; s1.place=1; s2.place=1; L1.safe=1; L1.scouted=1; L1.rolled=0" },
  { "p1.done=1", "scout place=1 roll=0 together=true", "s0.place=1; s1.place=1; L1.safe=1; L1.scouted=1; L1.rolled=0" },
  { "p1.scouted=1", "scout place=1 roll=0 together=true", "s0.place=1; s1.place=1; L1.safe=1; L1.scouted=1; L1.rolled=0" },
  { "s2.place=2", "scout place=1 roll=0 together=true", "s0.place=1; s1.place=1; L1.safe=1; L1.scouted=1; L1.rolled=0" },
  { "p0.scouted=1", "scout place=1 roll=0", "refused" },
  { "L1.scouted=1", "scout place=1", "s0.place=1; s1.place=1" },
  { "L1.safe=1", "scout place=1", "s0.place=1; s1.place=1" },
  { "L1.fire=1", "scout place=1", "p0.scouted=1; s0.place=1; s1.place=1" },
  { "L0.fire=1", "scout place=1 roll=0", "refused" },
  { "L0.dawn-patrol=1", "scout place=1 roll=0", "refused" },
  { "L0.dawn-patrol=1; L0.safe=0", "scout place=0 roll=2", "L0.scouted=1; L0.rolled=2; L0.dawn-patrol=0" },
  { "t.house-rules=no-free-scout", "scout place=1 roll=0", "p0.scouted=1; s0.place=1; s1.place=1; L1.safe=1; L1.scouted=1; L1.rolled=0" },
  { "t.mode=competitive; s2.place=1", "scout place=1 roll=0", "refused" },
  { NULL, "scout place=1 roll=0 player=1", "refused" },
  { "t.current-player=-1", "scout place=1 roll=0", "asks player" },
  { "t.current-player=-1", "scout place=1 roll=0 player=1", "t.current-player=1; s2.place=1; L1.safe=1; L1.scouted=1; L1.rolled=0" },
  { "t.current-player=-1; p1.done=1", "scout place=1 roll=0", "t.current-player=0; s0.place=1; s1.place=1; L1.safe=1; L1.scouted=1; L1.rolled=0" },
  { "t.current-player=-1; p0.done=1; p1.done=1", "scout place=1 roll=0", "wrong" },
  { "t.current-player=-1; p1.done=1", "scout place=1 roll=0 player=1", "refused" },
  { "t.current-player=-1", "scout place=1 roll=0 player=3", "asks player" },
  { "t.phase=reckoning", "scout place=1 roll=0", "refused" },
  { "t.fires-spread=0", "scout place=1 roll=0", "refused" },
  { "t.outcome=won", "scout place=1 roll=0", "impossible" },
  { "p1.base=-1", "scout place=1 roll=0", "impossible" },
};

/* The battle, the retreat and the end of a turn where Zombies are (page 8). */
static const CzCase zombies[] = {
  { NULL, "scout place=1", "p0.scouted=1; s0.place=1; s1.place=1; +b place=1 player=0 side=survivors" },
  { AT ("1"), "battle", "p0.scouted=1; s0.on-field=1; s1.on-field=1; +b place=1 player=0 started=1 round=1 side=survivors" },
  { AT ("1") "L1.e0.type=ally; L1.e0.revealed=0", "battle", "p0.scouted=1; s0.on-field=1; s1.on-field=1; +b place=1 player=0 started=1 round=1 side=survivors" },
  { AT ("1"), "end-turn", "refused" },
  { AT ("1") "L1.e0.locked=1", "end-turn", "t.current-player=-1; p0.done=1; L1.blockaded=1" },
  { AT ("1") "L1.e0.locked=1", "camp-out", "t.current-player=-1; p0.done=1; L1.blockaded=1" },
  { AT ("1") "L1.e0.locked=1; L1.e1.type=ally", "camp-out", "refused" },
  { NULL, "camp-out", "refused" },
  { "L1.e0.distance=3; L1.e0.nearest=0; L1.e0.column=5; L1.e0.row=4; L1.e0.engaged=0; L1.e0.pushed=1; L1.e0.acted=1; L1.e0.impaled-by=0; L1.e0.arrived=1; "
    "L1.e0.set-aside=1; L1.e0.seen=1; L1.e0.behind-fence=1; L1.e0.mark=3", "end-turn", "t.current-player=-1; p0.done=1; L1.e0.column=-1; L1.e0.row=-1; L1.e0.revealed=0; L1.e0.seen=0; L1.e0.mark=0; L1.e0.behind-fence=0; "
    "L1.e0.pushed=0; L1.e0.impaled-by=-1; L1.e0.set-aside=0; L1.e0.distance=0; L1.e0.nearest=-1; L1.e0.engaged=NULL; L1.e0.acted=0; L1.e0.arrived=0" },
  { AT ("1"), "clear", "refused" },
  { AT ("1"), "retreat place=0", "p0.scouted=1; p0.retreated=1; s0.place=0; s1.place=0; L1.e0.revealed=0" },
  { AT ("1"), "retreat place=2 roll=0", "p0.scouted=1; p0.retreated=1; s0.place=2; s1.place=2; L1.e0.revealed=0; L2.safe=1; L2.scouted=1; L2.rolled=0" },
  { AT ("1"), "retreat place=3 roll=0", "refused" },
  { AT ("1"), "retreat", "asks place" },
  { AT ("1") "p0.retreated=1", "retreat place=0", "refused" },
  { AT ("1") "L1.e0.type=dog", "retreat place=0", "refused" },
  { AT ("1") "L1.e0.locked=1", "retreat place=0", "refused" },
  { AT ("1") "L0.fire=1", "retreat place=0", "refused" },
  { AT ("1") "L1.fire=1; L0.fire=1", "retreat place=0", "refused" },
  { AT ("1") "L1.fire=1; L0.fire=1; L2.fire=1", "retreat place=0", "p0.scouted=1; p0.retreated=1; s0.place=0; s1.place=0; L1.e0.revealed=0" },
  { AT ("1") "L1.fire=1; L0.fire=1; t.house-rules=fire-through", "retreat place=0", "p0.scouted=1; p0.retreated=1; s0.place=0; s1.place=0; L1.e0.revealed=0" },
  { AT ("1") "s2.place=1; p1.scouted=1", "retreat place=0", "p0.scouted=1; p0.retreated=1; s0.place=0; s1.place=0; s2.place=0; L1.e0.revealed=0" },
  { AT ("1") "s2.place=1; p1.scouted=1; p1.done=1", "retreat place=0", "p0.scouted=1; p0.retreated=1; s0.place=0; s1.place=0; L1.e0.revealed=0" },
  { AT ("1") "s2.place=1", "retreat place=0", "p0.scouted=1; p0.retreated=1; s0.place=0; s1.place=0; L1.e0.revealed=0" },
  { NULL, "retreat place=1", "refused" },
};

/* Clearing: a Cache is turned over for its reward, less one a locked room; a garden and a skill are used once (pages 4, 6 and 8). */
static const CzCase clears[] = {
  { AT ("2") "L2.scouted=1", "clear rewards=['Rifle','Shells']", "p0.scouted=1; p0.retreated=1; L2.name=Looted Pub; L2.cache=0; L2.layout=NULL; L2.reverse=Pub; L2.reverse-layout=o|ii; L2.clearings=1; L2.safe=1; L2.cleared-by=0; +L2.left0 kind=Rifle supply=6; +L2.left1 kind=Shells supply=6" },
  { AT ("2") "L2.scouted=1", "clear", "asks rewards" },
  { AT ("2") "L2.scouted=1", "clear roll=0", "p0.scouted=1; p0.retreated=1; L2.name=Looted Pub; L2.cache=0; L2.layout=NULL; L2.reverse=Pub; L2.reverse-layout=o|ii; L2.clearings=1; L2.safe=1; L2.cleared-by=0" },
  { AT ("2") "L2.scouted=1; L2.locked-rooms=1", "clear rewards=['Rifle'] roll=2", "p0.scouted=1; p0.retreated=1; L2.name=Looted Pub; L2.cache=0; L2.layout=NULL; L2.reverse=Pub; L2.reverse-layout=o|ii; L2.clearings=1; L2.safe=1; L2.cleared-by=0; L2.locked-rooms=0; +L2.left0 kind=Rifle supply=6" },
  { AT ("2") "L2.scouted=1; L2.locked-rooms=1", "clear rewards=['Rifle','Shells'] roll=2", "refused" },
  { AT ("2") "L2.scouted=1; L2.locked-rooms=1", "clear rewards=['Rifle']", "asks roll" },
  { AT ("2") "L2.scouted=1; L2.locked-rooms=3", "clear roll=2", "p0.scouted=1; p0.retreated=1; L2.name=Looted Pub; L2.cache=0; L2.layout=NULL; L2.reverse=Pub; L2.reverse-layout=o|ii; L2.clearings=1; L2.safe=1; L2.cleared-by=0; L2.locked-rooms=0" },
  { AT ("2"), "clear roll=0", "refused" },
  { AT ("2") "L2.safe=1", "clear roll=0", "p0.scouted=1; p0.retreated=1; L2.name=Looted Pub; L2.cache=0; L2.layout=NULL; L2.reverse=Pub; L2.reverse-layout=o|ii; L2.clearings=1; L2.cleared-by=0" },
  { AT ("2") "L2.fire=1; L2.scouted=1", "clear roll=0", "refused" },
  { AT ("2") "L2.scouted=1; L2.side-unknown=1; L2.cache=0", "clear", "asks cache" },
  { AT ("2") "L2.scouted=1; L2.side-unknown=1; L2.cache=0", "clear cache=false", "p0.scouted=1; p0.retreated=1; L2.side-unknown=0; L2.clearings=1; L2.safe=1; L2.cleared-by=0" },
  { AT ("2") "L2.scouted=1; L2.side-unknown=1; L2.cache=0", "clear cache=true roll=0", "p0.scouted=1; p0.retreated=1; L2.name=Looted Pub; L2.side-unknown=0; L2.layout=NULL; L2.reverse=Pub; L2.reverse-layout=o|ii; L2.clearings=1; L2.safe=1; L2.cleared-by=0" },
  { AT ("5") "L5.scouted=1", "clear", "p0.scouted=1; p0.retreated=1; L5.clearings=1; L5.safe=1; L5.cleared-by=0" },
  { AT ("5") "L5.safe=1", "clear", "refused" },
  { AT ("7") "L7.scouted=1", "clear", "p0.scouted=1; p0.retreated=1; L7.name=S-Mart Aisles; L7.cache=1; L7.layout=NULL; L7.reverse=S-Mart; L7.reverse-layout=o|ii; L7.clearings=1; L7.safe=1; L7.scouted=0; L7.cleared-by=0" },
  { AT ("7") "L7.clearings=1; L7.cache=1; L7.safe=1", "clear roll=0", "refused" },
  { AT ("7") "L7.clearings=1; L7.cache=1; L7.scouted=1", "clear roll=0", "p0.scouted=1; p0.retreated=1; L7.name=S-Mart Aisles; L7.cache=0; L7.layout=NULL; L7.reverse=S-Mart; L7.reverse-layout=o|ii; L7.clearings=2; L7.safe=1; L7.cleared-by=0" },
  { AT ("2") "L2.garden=1; L2.safe=1", "garden loot=['Fresh Food','Fresh Food']", "p0.scouted=1; L2.garden-looted=1; +L2.left0 kind=Fresh Food supply=1; +L2.left1 kind=Fresh Food supply=1" },
  { AT ("2") "L2.garden=1; L2.safe=1", "garden", "p0.scouted=1; L2.garden-looted=1; +L2.left0 kind=Fresh Food supply=1; +L2.left1 kind=Fresh Food supply=1" },
  { AT ("2") "L2.garden=1; L2.safe=1; L2.garden-looted=1", "garden loot=['Fresh Food','Fresh Food']", "refused" },
  { AT ("2") "L2.garden=1", "garden loot=['Fresh Food','Fresh Food']", "refused" },
  { AT ("2") "L2.safe=1", "garden loot=['Fresh Food','Fresh Food']", "impossible" },
};

/* Hunting: d10+2, an odd sum is game: 1 close, 3–5 medium, 7–9 long, 11 out of range (page 3). */
static const CzCase hunts[] = {
  { AT ("5") "L5.safe=1; L5.resource=hunting", "hunt survivor=0 die=0", "p0.scouted=1; p0.retreated=1; s0.hunted=1; L5.hunted=1", "rolls 2: there is no game" },
  { AT ("5") "L5.safe=1; L5.resource=hunting", "hunt survivor=0 die=9", "p0.scouted=1; p0.retreated=1; s0.hunted=1; L5.hunted=1", "rolls 11: the game is out of range" },
  { AT ("5") "L5.safe=1; L5.resource=hunting; s0.skills=hunting:1", "hunt survivor=0 die=0 skill=1", "asks weapon", "rolls 1: there is game, close" },
  { AT ("5") "L5.safe=1; L5.resource=hunting", "hunt survivor=0 die=0 skill=1", "refused" },
  { AT ("5") "L5.safe=1; L5.resource=hunting", "hunt survivor=0 die=3", "asks weapon", "medium" },
  { AT ("5") "L5.safe=1; L5.resource=hunting", "hunt survivor=0 die=7", "asks weapon", "long" },
  { AT ("5") "L5.safe=1; L5.resource=hunting; s0.kind=dependant", "hunt survivor=0 die=0", "refused" },
  { AT ("5") "L5.safe=1; L5.resource=fishing", "hunt survivor=0 die=0", "refused" },
  { AT ("5") "L5.resource=hunting", "hunt survivor=0 die=0", "refused" },
  { AT ("5") "L5.safe=1; L5.resource=hunting; L5.hunted=1", "hunt survivor=0 die=0", "refused" },
  { AT ("5") "L5.safe=1; L5.resource=hunting", "hunt survivor=2 die=0", "impossible" },
  { AT ("5") "L5.safe=1; L5.resource=fishing", "fish survivor=0 food=1 loot=['Fresh Food']", "p0.scouted=1; p0.retreated=1; s0.hunted=1; L5.hunted=1; +L5.left0 kind=Fresh Food supply=1" },
  { AT ("5") "L5.safe=1; L5.resource=fishing", "fish survivor=0 food=0", "p0.scouted=1; p0.retreated=1; s0.hunted=1; L5.hunted=1" },
  { AT ("5") "L5.safe=1; L5.resource=trapping", "trap survivor=0 food=2 loot=['Fresh Food','Fresh Food']", "p0.scouted=1; p0.retreated=1; s0.hunted=1; L5.hunted=1; +L5.left0 kind=Fresh Food supply=1; +L5.left1 kind=Fresh Food supply=1" },
  { AT ("5") "L5.safe=1; L5.resource=trapping", "fish survivor=0 food=0", "refused" },
};

/* Hordes walk at the end of a phase, one beside the map may come back, and two away is gone (page 12). */
static const CzCase hordes[] = {
  { "t.phase-over=1", "walk-horde die=2", "t.walks=1; h0.q=6; h0.walked=1" },
  { "t.phase-over=1", "walk-horde die=5", "t.walks=1; h0.q=4; h0.walked=1" },
  { "t.phase-over=1", "walk-horde die=1", "t.walks=1; h0.q=6; h0.r=-1; h0.walked=1" },
  { "t.phase-over=1; h0.q=8", "walk-horde die=2", "t.walks=1; h0.walked=1; h0.gone=1" },
  { "t.phase-over=1; h0.q=8", "walk-horde die=5", "t.walks=1; h0.q=7; h0.walked=1" },
  { NULL, "walk-horde die=2", "refused" },
  { "t.phase=reckoning", "walk-horde die=2", "t.walks=1; h0.q=6; h0.walked=1" },
  { "t.phase-over=1; h0.walked=1", "walk-horde die=2", "refused" },
  { "t.phase-over=1", "walk-horde", "asks die" },
  { "t.phase-over=1; h0.gone=1", "walk-horde die=2", "impossible" },
  { "t.phase-over=1; L4.boombox=1", "walk-horde", "t.walks=1; h0.q=4; h0.walked=1" },
  { "t.phase-over=1; L5.boombox=2", "walk-horde", "t.walks=1; h0.walked=1" },
  { "t.phase-over=1; L3.boombox=2", "walk-horde die=5", "t.walks=1; h0.q=4; h0.walked=1" },
  { "p0.done=1; p1.done=1; h0.q=1; L0.boombox=2", "next-phase", "t.phase=day; t.current-player=-1; p0.done=0; p1.done=0; L0.boombox=1; h0.q=0" },
  { "p0.done=1; p1.done=1; h0.q=1; L0.boombox=1", "next-phase", "t.phase=day; t.current-player=-1; p0.done=0; p1.done=0; L0.boombox=0; h0.q=0; +h1" },
  { "p0.done=1; p1.done=1; h0.q=1", "next-phase", "asks rolls" },
  { "p0.done=1; p1.done=1; h0.q=1", "next-phase rolls=[2]", "t.phase=day; t.current-player=-1; p0.done=0; p1.done=0; h0.q=2" },
  { "h0.size=-1", "horde-size roll=1", "h0.size=12" },
  { "h0.size=-1", "horde-size roll=6", "h0.size=17" },
  { NULL, "horde-size roll=1", "refused" },
  { "h0.size=-1", "horde-size", "asks roll" },
  { AT ("4") "L4.scouted=1", "scout place=5", "p0.scouted=1; s0.place=5; s1.place=5; +b place=5 player=0 side=survivors horde=1" },
  { "t.scenario=horde-annihilation; h0.q=0; h0.r=1", "battle horde=0", "p0.scouted=1; s0.on-field=1; s1.on-field=1; s2.on-field=1; h0.r=0; h0.outside=1; h0.outside-r=1; +b place=0 player=0 started=1 round=1 side=survivors horde=1" },
  { "t.scenario=horde-annihilation; h0.q=0; h0.r=1; h0.laid=1", "battle horde=0", "p0.scouted=1; s0.on-field=1; s1.on-field=1; s2.on-field=1; h0.r=0; h0.outside=1; h0.outside-r=1; +b place=0 player=0 started=1 round=1 side=survivors horde=1" },
  { "h0.q=0; h0.r=1", "battle horde=0", "refused" },
  { "t.scenario=horde-annihilation; h0.q=0; h0.r=2", "battle horde=0", "refused" },
  { "t.scenario=horde-annihilation; h0.q=0; h0.r=1; p0.scouted=1", "battle horde=0", "refused" },
  { AT ("5"), "battle", "p0.scouted=1; s0.on-field=1; s1.on-field=1; +b place=5 player=0 started=1 round=1 side=survivors horde=1" },
  { AT ("5"), "end-turn", "refused" },
  { AT ("5"), "scout place=4 roll=0", "refused" },
  { "h0.q=0", "scout place=1 roll=0", "refused" },
  { "h0.q=0", "retreat place=1 roll=0", "p0.scouted=1; p0.retreated=1; s0.place=1; s1.place=1; L1.safe=1; L1.scouted=1; L1.rolled=0" },
  { "h0.q=0; p0.scouted=1", "retreat place=1 roll=0", "refused" },
  { "h0.q=0", "end-turn", "t.current-player=-1; p0.done=1" },
};

/* Fires spread at dawn by a d10, 1 to 6 as hordes walk (page 14). */
static const CzCase fires[] = {
  { "t.scenario=raging-fire; t.fires-spread=0; L3.fire=1", "spread-fire rolls=[2]", "t.fires-spread=1; L4.fire=1" },
  { "t.scenario=raging-fire; t.fires-spread=0; L3.fire=1", "spread-fire rolls=[5]", "t.fires-spread=1; L2.fire=1" },
  { "t.scenario=raging-fire; t.fires-spread=0; L3.fire=1", "spread-fire rolls=[1]", "t.fires-spread=1", "nothing is there to burn" },
  { "t.scenario=raging-fire; t.fires-spread=0; L3.fire=1", "spread-fire rolls=[0]", "t.fires-spread=1", "does not spread" },
  { "t.scenario=raging-fire; t.fires-spread=0; L3.fire=1", "spread-fire rolls=[7]", "t.fires-spread=1", "does not spread" },
  { "t.scenario=raging-fire; t.fires-spread=0; L3.fire=1; L4.fire=1", "spread-fire rolls=[2,5]", "t.fires-spread=1", "burns already" },
  { "t.scenario=raging-fire; t.fires-spread=0; L3.fire=1; L4.fire=1", "spread-fire rolls=[2]", "asks rolls" },
  { "t.scenario=raging-fire; t.fires-spread=0", "spread-fire rolls=[]", "t.fires-spread=1", "Nothing burns" },
  { "t.scenario=raging-fire; L3.fire=1", "spread-fire rolls=[2]", "refused" },
  { "t.fires-spread=0; L3.fire=1", "spread-fire rolls=[2]", "refused" },
  { "t.scenario=raging-fire; t.fires-spread=0; L3.fire=1; t.phase=day", "spread-fire rolls=[2]", "refused" },
  { "t.scenario=raging-fire; t.fires-spread=0; L3.fire=1; t.outcome=lost", "spread-fire rolls=[2]", "impossible" },
  { "t.scenario=raging-fire; t.fires-spread=0; L0.fire=1; L2.fire=1; L4.fire=1; L6.fire=1", "spread-fire rolls=[2,0,0,0]", "t.phase=over; t.fires-spread=1; t.outcome=won; t.reason=Five fires burn. Grade: C.; L1.fire=1" },
};

/* Turns and phases (pages 7 and 13). */
static const CzCase turns[] = {
  { NULL, "end-turn", "t.current-player=-1; p0.done=1" },
  { NULL, "end-turn player=1", "refused" },
  { "p1.done=1", "end-turn", "t.current-player=-1; t.phase-over=1; p0.done=1" },
  { "t.mode=competitive; p0.initiative=5; p1.initiative=3", "end-turn", "t.current-player=1; p0.done=1" },
  { "L0.fire=1", "end-turn", "refused" },
  { "t.house-rules=occupied-by-players; s2.place=0", "end-turn", "t.current-player=-1; p0.done=1" },
  { AT ("5") "t.house-rules=occupied-by-players; s2.place=5", "end-turn", "refused" },
  { AT ("5") "s2.place=5", "end-turn", "t.current-player=-1; p0.done=1" },
  { NULL, "take-turn player=1", "t.current-player=1" },
  { NULL, "take-turn player=0", "impossible" },
  { NULL, "take-turn player=2", "asks player" },
  { "t.current-player=-1", "scout place=1 roll=0 player=3", "asks player" },
  { "t.outcome=won", "deal place=1 name=Pub", "impossible" },
  { "t.outcome=won", "reckon", "impossible" },
  { "t.outcome=won", "reckon-step", "impossible" },
  { "p0.scouted=1", "take-turn player=1", "refused" },
  { "t.current-player=-1; p1.done=1", "take-turn player=1", "refused" },
  { "t.current-player=-1", "take-turn player=1", "t.current-player=1" },
  { "t.current-player=-1; t.mode=competitive", "take-turn player=1", "refused" },
  { "t.current-player=-1; t.mode=competitive; p0.initiative=5; p1.initiative=3", "take-turn player=1", "refused" },
  { "t.current-player=-1; t.mode=competitive; p0.initiative=5; p1.initiative=3", "take-turn player=0", "t.current-player=0" },
  { "t.current-player=-1; t.mode=competitive", "initiative rolls=[3,7]", "t.current-player=1; p0.initiative=3; p1.initiative=7" },
  { "t.current-player=-1; t.mode=competitive", "initiative rolls=[3,3]", "wrong" },
  { "t.current-player=-1; t.mode=competitive; p0.initiative=0", "initiative rolls=[3,7]", "refused" },
  { "t.current-player=-1", "initiative rolls=[3,7]", "refused" },
  { "t.mode=competitive; p0.initiative=5; p1.initiative=3", "defer", "t.current-player=1; p0.initiative=3; p1.initiative=5" },
  { "t.mode=competitive; p0.initiative=5; p1.initiative=3; t.house-rules=defer-last", "defer", "t.current-player=1; p0.initiative=3; p1.initiative=4" },
  { "t.mode=competitive; p0.initiative=5; p1.initiative=3; p0.scouted=1", "defer", "refused" },
  { "t.mode=competitive; p0.initiative=5; p1.initiative=3; p1.done=1", "defer", "impossible" },
  { NULL, "defer", "impossible" },
  { NULL, "next-phase", "refused" },
  { "p0.done=1; p1.done=1; p0.scouted=1; p1.retreated=1; p0.trades=2; L5.hunted=1; s0.hunted=1; t.phase-over=1; t.current-player=-1", "next-phase", "t.phase=day; t.phase-over=0; p0.scouted=0; p0.done=0; p0.trades=0; p1.retreated=0; p1.done=0; s0.hunted=0; L5.hunted=0" },
  { "p0.done=1; p1.done=1; t.phase=day", "next-phase", "t.phase=night; t.current-player=-1; p0.done=0; p1.done=0" },
  { "p0.done=1; p1.done=1; t.phase=night", "next-phase", "t.phase=reckoning; t.current-player=-1; t.reckoning-step=chips; p0.done=0; p1.done=0" },
  { "t.phase=reckoning", "next-phase", "refused" },
  { NULL, "set-phase phase=night", "refused" },
  { NULL, "set-phase phase=night house=true", "t.phase=night; t.current-player=-1" },
  { NULL, "set-phase phase=dawn day=4 house=true", "t.day=4; t.current-player=-1; -w" },
  { NULL, "finish outcome=won", "t.phase=over; t.outcome=won; t.reason=The group says so." },
  { NULL, "finish outcome=lost winner=1 reason=Gone.", "t.phase=over; t.outcome=lost; t.winner=1; t.reason=Gone." },
  { NULL, "finish outcome=won winner=2", "asks winner" },
  { "t.outcome=won", "finish outcome=won", "impossible" },
};

/* Which dice count as luck: more is luckier, so that what the group does not wish for counts below zero. */
static const CzCase lucks[] = {
  { "L1.encounter-roll=d6", "scout place=1 roll=2", "-1 Rolls for Encounters: -2 of -3.50" },
  { "L1.encounter-roll=d6+2", "scout place=1 roll=3", "-1 Rolls for Encounters: -3 of -5.50" },
  { AT ("2") "L2.scouted=1; L2.reward-roll=d6", "clear roll=2 rewards=['Rifle','Rifle']", "0 Rolls for rewards: 2 of 3.50" },
  { AT ("2") "L2.scouted=1; L2.reward-roll=d6-1; t.current-player=0", "clear roll=2 rewards=['Rifle']", "0 Rolls for rewards: 2 of 2.50" },
  { AT ("5") "L5.safe=1; L5.resource=hunting", "hunt survivor=0 die=9", "0 Nearness of game in hunts: 0 of 0.60" },
  { AT ("5") "L5.safe=1; L5.resource=hunting; s0.skills=hunting:2", "hunt survivor=0 die=0 skill=2", "0 Nearness of game in hunts: 0 of 0.90" },
  { AT ("5") "L5.safe=1; L5.resource=hunting; s0.skills=hunting:2", "hunt survivor=0 die=9 skill=2", "0 Nearness of game in hunts: 1 of 0.90" },
  { "t.scenario=raging-fire; t.fires-spread=0; L3.fire=1", "spread-fire rolls=[2]", "-1 Fires that do not spread: 0 of 0.80" },
  { "t.scenario=raging-fire; t.fires-spread=0; L0.fire=1; L1.fire=1", "spread-fire rolls=[2,2]", "-1 Fires that do not spread: 0 of 0.90" },
  { "t.scenario=raging-fire; t.fires-spread=0; L3.fire=1", "spread-fire rolls=[9]", "-1 Fires that do not spread: 1 of 0.80" },
  { "t.current-player=-1; t.mode=competitive", "initiative rolls=[3,7]", "0 Dice for the initiative: 3 of 4.50; 1 Dice for the initiative: 7 of 4.50" },
};

#define TEST(cases, lay_out) \
  static void test_##cases (void) { cz_case_play (lay_out, cases, G_N_ELEMENTS (cases)); }

TEST (scouts, lay_camp)
TEST (zombies, lay_zombies)
TEST (clears, lay_camp)
TEST (hunts, lay_camp)
TEST (hordes, lay_horde)
TEST (fires, lay_camp)
TEST (turns, lay_camp)

static void
test_lucks (void)
{
  cz_case_luck (lay_camp, lucks, G_N_ELEMENTS (lucks));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/days/scouts", test_scouts);
  g_test_add_func ("/card-z/days/zombies", test_zombies);
  g_test_add_func ("/card-z/days/clears", test_clears);
  g_test_add_func ("/card-z/days/hunts", test_hunts);
  g_test_add_func ("/card-z/days/hordes", test_hordes);
  g_test_add_func ("/card-z/days/fires", test_fires);
  g_test_add_func ("/card-z/days/turns", test_turns);
  g_test_add_func ("/card-z/days/lucks", test_lucks);
  return g_test_run ();
}
