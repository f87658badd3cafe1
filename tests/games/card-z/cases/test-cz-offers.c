/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "cz-camp.h"
#include "cz-case.h"
#include "cz-field.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/guide/hk-cz-guide.h"
#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/team/hk-cz-survivors.h"

/* What can be done on a table, each with what it asks for; a "!" stands in front of what is not possible. */

static void
tell_battle (GString   *text,
             HkCzTable *table,
             int        survivor)
{
  cz_case_tell_options (text, hk_cz_list_battle_moves (table, survivor));
}

static void
tell_survivor (GString   *text,
               HkCzTable *table,
               int        survivor)
{
  cz_case_tell_options (text, hk_cz_list_survivor_moves (table, survivor));
}

/* The three moves that set a Location right can always be made, and are not told again each time. */
static void
tell_location (GString   *text,
               HkCzTable *table,
               int        location)
{
  g_autofree char *always = g_strdup_printf ("Lay Out Encounters: lay place=%d ?type ?count\nSay What It Is Like: tell-location place=%d ?layout ?encounters\n"
                                             "Move It on the Map: move-location location=%d ?q ?r\n", location, location, location);
  gsize rest;

  cz_case_tell_options (text, hk_cz_list_location_moves (table, location));
  if (text->len == 0)
    return;
  g_assert_true (g_str_has_suffix (text->str, always));
  rest = text->len - strlen (always);
  g_string_truncate (text, rest);
}

static void
tell_player (GString   *text,
             HkCzTable *table,
             int        player)
{
  cz_case_tell_options (text, hk_cz_list_player_moves (table, player));
}

static void
tell_all (GString   *text,
          HkCzTable *table,
          int        viewer)
{
  cz_case_tell_options (text, hk_cz_table_list_options (HK_TABLE (table), viewer));
}

/* In battle */

/* Girl has a Ka-Bar, a Revolver and shells for it, and a Zombie is 3 hexes away. */
static HkCzTable *
lay_battle (void)
{
  HkCzTable *table = cz_field_new ("oo|i", 3);

  cz_add (table, "zombie", 1, "A", 3);
  cz_arm (table, 1, "Ka-Bar", "blade", -1, "kill", 5, NULL);
  cz_arm (table, 1, "Revolver", "pistol", 5, "at-close", 4, "kill", 4, "supply", 6, "supply-type", "shells", NULL);
  cz_arm (table, 1, "Shells", "ammo", 8, "supply", 8, "supply-type", "shells", NULL);
  cz_start (table);
  return table;
}

#define UNLISTED "With a Card That Is Not Listed…: draw-loot survivor=1 ?names\n"
#define UNENGAGED \
  "Move: act-move survivor=1 ?away\n" \
  "Move Off the Battlefield: act-move off=true survivor=1\n" \
  "Reload Revolver: hand what='reload' loot=1 from=2 survivor=1\n" \
  "Pass: pass-round survivor=1\n"

/* Actions of a survivor (Player Battle-Round, page 10). */
static const CzLook fighters[] = {
  { NULL, 1,
    "Charge Zombie 1-A: Revolver, Kill (3 or more: 70 %): attack survivor=1 encounter=0 how='kill' loot=1 charge=true\n"
    "Charge Zombie 1-A: Ka-Bar, Kill (4 or more: 60 %): attack survivor=1 encounter=0 how='kill' loot=0 charge=true\n"
    "Zombie 1-A: Revolver, Shoot (4 or more: 60 %): attack survivor=1 encounter=0 how='shoot' loot=1\n"
    "Step Onto a Start Hex (Free action): act-move start=true survivor=1\n"
    UNENGAGED },
  { "t.dice-by=hand; e0.distance=0", 1,
    "Charge Zombie 1-A: Revolver, Kill (3 or more: 70 %): attack survivor=1 encounter=0 how='kill' loot=1 charge=true ?die\n"
    "Charge Zombie 1-A: Ka-Bar, Kill (4 or more: 60 %): attack survivor=1 encounter=0 how='kill' loot=0 charge=true ?die\n"
    "Zombie 1-A: Revolver, Shoot (4 or more: 60 %): attack survivor=1 encounter=0 how='shoot' loot=1 ?range ?die\n"
    "Step Onto a Start Hex (Free action): act-move start=true survivor=1\n"
    UNENGAGED },
  { "s1.acted=1; t.dice-by=hand", 1,
    "!Charge Zombie 1-A: Revolver, Kill (3 or more: 70 %): attack survivor=1 encounter=0 how='kill' loot=1 charge=true ?die\n"
    "!Charge Zombie 1-A: Ka-Bar, Kill (4 or more: 60 %): attack survivor=1 encounter=0 how='kill' loot=0 charge=true ?die\n"
    "!Zombie 1-A: Revolver, Shoot (4 or more: 60 %): attack survivor=1 encounter=0 how='shoot' loot=1 ?die\n"
    "!Step Onto a Start Hex (Free action): act-move start=true survivor=1\n"
    "!Move: act-move survivor=1 ?away\n"
    "!Move Off the Battlefield: act-move off=true survivor=1\n"
    "!Reload Revolver: hand what='reload' loot=1 from=2 survivor=1\n"
    "!Pass: pass-round survivor=1\n" },
  { "e0.engaged=1; e0.distance=1; e0.nearest=1; s1.l1.jammed=1; s1.l0.packed=1", 1,
    "Zombie 1-A: Bare hands, Push (4 or more: 60 %): attack survivor=1 encounter=0 how='push'\n"
    "Zombie 1-A: Bare hands, Drive (4 or more: 60 %): attack survivor=1 encounter=0 how='drive'\n"
    "!Zombie 1-A: Revolver, Kill (4 or more: 60 %): attack survivor=1 encounter=0 how='kill' loot=1\n"
    "!Zombie 1-A: Ka-Bar, Kill (5 or more: 50 %): attack survivor=1 encounter=0 how='kill' loot=0\n"
    "Push Off from Zombie 1-A: push-off encounter=0 survivor=1\n"
    "!Grab Ka-Bar from the Backpack: hand what='grab' loot=0 survivor=1\n"
    "!Unjam Revolver: hand what='unjam' loot=1 survivor=1\n"
    "!Reload Revolver: hand what='reload' loot=1 from=2 survivor=1\n"
    "Pass: pass-round survivor=1\n" },
  { "e0.engaged=1; e0.distance=1; e0.nearest=1; e0.type=dog", 1,
    "Feral Dog 1-A: Revolver, Kill (4 or more: 60 %): attack survivor=1 encounter=0 how='kill' loot=1\n"
    "Feral Dog 1-A: Ka-Bar, Kill (5 or more: 50 %): attack survivor=1 encounter=0 how='kill' loot=0\n"
    "!Reload Revolver: hand what='reload' loot=1 from=2 survivor=1\n"
    "Pass: pass-round survivor=1\n" },
  { "e0.engaged=1; e0.distance=1; e0.nearest=1; s1.push=0; t.dice-by=hand; t.house-rules=engaged-hands; s1.l1.jammed=1", 1,
    "Zombie 1-A: Ka-Bar, Kill (5 or more: 50 %): attack survivor=1 encounter=0 how='kill' loot=0 ?die\n"
    "Zombie 1-A: Bare hands, Push (Tell the number on the card): attack survivor=1 encounter=0 how='push' ?target ?die\n"
    "Zombie 1-A: Bare hands, Drive (Tell the number on the card): attack survivor=1 encounter=0 how='drive' ?target ?die\n"
    "!Zombie 1-A: Revolver, Kill (4 or more: 60 %): attack survivor=1 encounter=0 how='kill' loot=1 ?die\n"
    "Push Off from Zombie 1-A: push-off encounter=0 survivor=1 ?target ?die\n"
    "Unjam Revolver: hand what='unjam' loot=1 survivor=1\n"
    "Reload Revolver: hand what='reload' loot=1 from=2 survivor=1\n"
    "Pass: pass-round survivor=1\n" },
  { "e0.zone=3; e0.distance=9; s1.hex=A; s1.l1.supply=6", 1,
    "Move: act-move survivor=1 ?away\n"
    "Lock Zombie 3-A Into Its Room: quarantine encounter=0 survivor=1\n"
    "Move Off the Battlefield: act-move off=true survivor=1\n"
    "Pass: pass-round survivor=1\n" },
  { "e0.zone=3; e0.type=dog; e0.distance=9; b.round=2; s1.l2.supply=0", 1,
    "Move: act-move survivor=1 ?away\n"
    "!Move Off the Battlefield: act-move off=true survivor=1\n"
    "Pass: pass-round survivor=1\n" },
  { "e0.revealed=0; s1.hex=A; g1.supply-type=rounds", 1,
    "Move: act-move survivor=1 ?away\n"
    "Move Off the Battlefield: act-move off=true survivor=1\n"
    "Pass: pass-round survivor=1\n" },
  { "e0.behind-fence=1; s1.hex=A; g0.stake=1; s1.l1.supply=-1; s1.l2.supply=-1", 1,
    "Move: act-move survivor=1 ?away\n"
    "Move Off the Battlefield: act-move off=true survivor=1\n"
    "Stake-tactics Through the Fence with Ka-Bar: stake-tactics loot=0 survivor=1\n"
    "Reload Revolver: hand what='reload' loot=1 from=2 survivor=1\n"
    "Pass: pass-round survivor=1\n" },
  { "e0.behind-fence=1; e0.revealed=0; s1.hex=A; g0.stake=1; g1.supply=0", 1,
    UNENGAGED },
  { "e0.locked=1; b.side=regroup; s1.l1.spent=1; s1.hex=A; b.discs=1; s1.acted=1; g2.supply-type=NULL", 1,
    "Move: act-move survivor=1 ?away\n"
    "Move Off the Battlefield: act-move off=true survivor=1\n"
    "Recover Arrows and Bolts (Free action): recover loot=1 survivor=1\n"
    "Pick Up a Purple Disc (Free action): recover survivor=1 ?name\n"
    "Pass: pass-round survivor=1\n" },
  { "s1.l1.spent=1; s1.hex=A; b.round=2; t.house-rules=start-hex-action; g1.supply-type=NULL", 1,
    "Charge Zombie 1-A: Revolver, Kill (3 or more: 70 %): attack survivor=1 encounter=0 how='kill' loot=1 charge=true\n"
    "Charge Zombie 1-A: Ka-Bar, Kill (4 or more: 60 %): attack survivor=1 encounter=0 how='kill' loot=0 charge=true\n"
    "Zombie 1-A: Revolver, Shoot (4 or more: 60 %): attack survivor=1 encounter=0 how='shoot' loot=1\n"
    "Move: act-move survivor=1 ?away\n"
    "Move Off the Battlefield: act-move off=true survivor=1\n"
    "Pass: pass-round survivor=1\n" },
  { "e0.impaled-by=0; e0.distance=1; e0.engaged=0,1; t.dice-by=hand", 1,
    "Zombie 1-A: Ka-Bar, Kill (Without a roll): attack survivor=1 encounter=0 how='kill' loot=0\n"
    "Zombie 1-A: Revolver, Kill (Without a roll): attack survivor=1 encounter=0 how='kill' loot=1\n"
    "Zombie 1-A: Bare hands, Push (4 or more: 60 %): attack survivor=1 encounter=0 how='push' ?die\n"
    "Zombie 1-A: Bare hands, Drive (4 or more: 60 %): attack survivor=1 encounter=0 how='drive' ?die\n"
    "Push Off from Zombie 1-A: push-off encounter=0 survivor=1 ?die\n"
    "!Reload Revolver: hand what='reload' loot=1 from=2 survivor=1\n"
    "Pass: pass-round survivor=1\n" },
  { "g0.kill=10; e0.engaged=1; e0.distance=1; e0.helmet=1; g1.kill=0; t.house-rules=start-hex-action", 1,
    "Zombie 1-A: Ka-Bar, Kill (No face is enough): attack survivor=1 encounter=0 how='kill' loot=0\n"
    "Zombie 1-A: Bare hands, Push (5 or more: 50 %): attack survivor=1 encounter=0 how='push'\n"
    "Zombie 1-A: Bare hands, Drive (5 or more: 50 %): attack survivor=1 encounter=0 how='drive'\n"
    "Push Off from Zombie 1-A: push-off encounter=0 survivor=1\n"
    "!Reload Revolver: hand what='reload' loot=1 from=2 survivor=1\n"
    "Pass: pass-round survivor=1\n" },
  { "s1.player=1; b.pvp=0; e0.revealed=0; s1.hex=A", 1,
    "Old Skool Dad: Ka-Bar, Kill: attack survivor=1 victim=0 loot=0 how='kill'\n"
    "Old Skool Dad: Revolver, Shoot: attack survivor=1 victim=0 loot=1 how='shoot' ?range\n"
    "Old Skool Dad: Revolver, Kill: attack survivor=1 victim=0 loot=1 how='kill'\n"
    "Old Skool Dad: Bare hands, Push: attack survivor=1 victim=0 how='push'\n"
    UNLISTED
    UNENGAGED },
  { "s0.player=1; b.pvp=1; e0.revealed=0; s1.hex=A; s1.l0.kind=Axe; s1.l1.supply=0; t.dice-by=hand", 1,
    "Old Skool Dad: Axe, Shoot: attack survivor=1 victim=0 loot=0 how='shoot' ?range ?die\n"
    "Old Skool Dad: Axe, Kill: attack survivor=1 victim=0 loot=0 how='kill' ?die\n"
    "Old Skool Dad: Bare hands, Push: attack survivor=1 victim=0 how='push' ?die\n"
    UNLISTED
    UNENGAGED },
  { "s0.player=1; b.pvp=1; e0.revealed=0; s1.hex=A; s1.l1.jammed=1; s1.l0.packed=1", 1,
    "Old Skool Dad: Bare hands, Push: attack survivor=1 victim=0 how='push'\n"
    UNLISTED
    "Move: act-move survivor=1 ?away\n"
    "Move Off the Battlefield: act-move off=true survivor=1\n"
    "Grab Ka-Bar from the Backpack: hand what='grab' loot=0 survivor=1\n"
    "Unjam Revolver: hand what='unjam' loot=1 survivor=1\n"
    "Reload Revolver: hand what='reload' loot=1 from=2 survivor=1\n"
    "Pass: pass-round survivor=1\n" },
  { "s0.player=1; b.pvp=1; e0.revealed=0; s1.hex=A; s0.on-field=0", 1,
    UNLISTED UNENGAGED },
  { "s1.on-field=0", 1, "" },
  { "s1.kind=dependant", 1, "" },
  { "b.started=0", 1, "" },
  { NULL, 5, "" },
};

/* What the group does, and the Encounters (pages 9 to 11). */
static const CzLook groups[] = {
  { NULL, -1,
    "The Encounters Act: encounters-act\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "e0.type=rigored; t.dice-by=hand", -1,
    "The Encounters Act: encounters-act ?rigored\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "b.noise-pending=1; t.dice-by=hand", -1,
    "Roll the Alarm Die: alarm ?skull ?count\n"
    "!The Encounters Act: encounters-act\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "b.noise-pending=1; b.drawn=1", -1,
    "Roll the Alarm Die: alarm\n"
    "Place What the Noise Has Drawn: place-drawn ?encounters\n"
    "!The Encounters Act: encounters-act\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "b.drawn=2", -1,
    "Place What the Noise Has Drawn: place-drawn ?encounters\n"
    "!The Encounters Act: encounters-act\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "e0.bite-due=1; b.side=encounters; t.dice-by=hand", -1,
    "Zombie 1-A Bites: bite encounter=0 ?survivor ?die\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "e0.type=human-enemies", -1,
    "Group the Human Enemies: group-humans encounter=0\n"
    "The Encounters Act: encounters-act\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "e0.type=human-enemies; e0.revealed=0", -1,
    "Regroup: regroup\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "e0.type=human; t.dice-by=hand", -1,
    "Human Enemy 1-A Attacks: human-act human=0 what='attack' ?survivor ?die\n"
    "Human Enemy 1-A Moves or Waits: human-act human=0 what='wait'\n"
    "Human Enemy 1-A Flees: human-act human=0 what='retreat'\n"
    "Roll for Initiative: human-initiative ?player-die ?human-die\n"
    "The Encounters Act: encounters-act\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "e0.type=human; e0.acted=1", -1,
    "Roll for Initiative: human-initiative\n"
    "The Encounters Act: encounters-act\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "e0.type=human; e0.acted=1; b.initiative=humans", -1,
    "The Encounters Act: encounters-act\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "e0.locked=1", -1,
    "Regroup: regroup\n"
    "Loud Noise: noise\n" },
  { "e0.revealed=0; b.side=regroup", -1,
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "e0.revealed=0; b.zone=3", -1,
    "Regroup: regroup\n"
    "Loud Noise: noise\n" },
  { "e0.revealed=0; b.horde=1", -1,
    "Regroup: regroup\n"
    "Loud Noise: noise\n" },
  { "e0.revealed=0; e0.zone=3; g1.scouting=1", -1,
    "Regroup: regroup\n"
    "Look Behind the First Wall: look\n"
    "Pass a Wall or Fence: cross\n"
    "Loud Noise: noise\n" },
  { "b.pvp=0", -1,
    "Loud Noise: noise\n" },
};

/* At the camp */

static HkCzTable *
lay_camp (void)
{
  HkCzTable *table = camp_new ("own", "co-op");

  camp_give (table, DAD, "Rifle")->supply = 2;
  camp_give (table, DAD, "First Aid Kit");
  camp_give (table, GIRL, "Rifle Ammo");
  return table;
}

/* What a survivor does outside of battle (pages 2 and 3; trades, page 13). */
static const CzLook survivors[] = {
  { NULL, DAD,
    "Play the Heroic Action: heroic survivor=0\n"
    "!Spend Toilet Paper: toilet-paper survivor=0\n"
    "Trade with Max: trade to=2 survivor=0\n"
    "Resupply Rifle from Rifle Ammo (Girl holds 8): resupply loot=0 from=0 holder=1 survivor=0\n"
    "Give Rifle to Girl: give loot=0 to=1 survivor=0\n"
    "Give Rifle to Max: give loot=0 to=2 survivor=0\n"
    "Leave Rifle Behind: leave loot=0 survivor=0\n"
    "!Use First Aid Kit: use loot=1 survivor=0 ?on\n"
    "Give First Aid Kit to Girl: give loot=1 to=1 survivor=0\n"
    "Give First Aid Kit to Max: give loot=1 to=2 survivor=0\n"
    "Leave First Aid Kit Behind: leave loot=1 survivor=0\n" },
  { "s0.heroic=Up the Ante; s0.heroic-text=Twice; s0.wounds=1; s0.toilet-paper=1; s1.place=1; s2.place=1", DAD,
    "Play the Heroic Action Up the Ante (Twice): heroic survivor=0\n"
    "Heal the Wound (A First Aid Kit): heal survivor=0\n"
    "Leave Rifle Behind: leave loot=0 survivor=0\n"
    "Use First Aid Kit: use loot=1 survivor=0 ?on\n"
    "Leave First Aid Kit Behind: leave loot=1 survivor=0\n" },
  { "s0.kind=ally; t.phase=day; s1.backpack=1; s2.dead=1; g4.type=other", DAD,
    "Wear the Backpack of Girl: wear-backpack from=1 survivor=0\n"
    "Use Rifle: use loot=0 survivor=0\n"
    "Resupply Rifle from Rifle Ammo (Girl holds 8): resupply loot=0 from=0 holder=1 survivor=0\n"
    "Give Rifle to Girl: give loot=0 to=1 survivor=0\n"
    "Leave Rifle Behind: leave loot=0 survivor=0\n"
    "!Use First Aid Kit: use loot=1 survivor=0 ?on\n"
    "Give First Aid Kit to Girl: give loot=1 to=1 survivor=0\n"
    "Leave First Aid Kit Behind: leave loot=1 survivor=0\n" },
  { "s0.kind=ally; t.phase=day; s0.backpack=1; s1.backpack=1; s1.player=-1; s2.player=-1; s0.l0.packed=1; g4.type=stake", DAD,
    "Take Rifle Out of the Backpack: pack loot=0 packed=false survivor=0\n"
    "Leave Rifle Behind: leave loot=0 survivor=0\n"
    "!Use First Aid Kit: use loot=1 survivor=0 ?on\n"
    "Put First Aid Kit Into the Backpack: pack loot=1 packed=true survivor=0\n"
    "Leave First Aid Kit Behind: leave loot=1 survivor=0\n" },
  { "t.phase=day; s0.kind=ally; s0.l0.supply=6; s2.player=0; s1.l0.supply=0", DAD,
    "Give Rifle to Girl: give loot=0 to=1 survivor=0\n"
    "Give Rifle to Max: give loot=0 to=2 survivor=0\n"
    "Leave Rifle Behind: leave loot=0 survivor=0\n"
    "!Use First Aid Kit: use loot=1 survivor=0 ?on\n"
    "Give First Aid Kit to Girl: give loot=1 to=1 survivor=0\n"
    "Give First Aid Kit to Max: give loot=1 to=2 survivor=0\n"
    "Leave First Aid Kit Behind: leave loot=1 survivor=0\n" },
  { "t.phase=day; s0.kind=ally; s2.place=2; s1.l0.supply=0; g4.supply-type=rifle rounds", DAD,
    "Give Rifle to Girl: give loot=0 to=1 survivor=0\n"
    "Leave Rifle Behind: leave loot=0 survivor=0\n"
    "!Use First Aid Kit: use loot=1 survivor=0 ?on\n"
    "Give First Aid Kit to Girl: give loot=1 to=1 survivor=0\n"
    "Leave First Aid Kit Behind: leave loot=1 survivor=0\n" },
  { "t.phase=day; s0.kind=ally; s2.place=2; s1.place=1; g4.supply-type=NULL; s0.place=2", DAD,
    "!Trade with Max: trade to=2 survivor=0\n"
    "!Give Rifle to Max: give loot=0 to=2 survivor=0\n"
    "Leave Rifle Behind: leave loot=0 survivor=0\n"
    "!Use First Aid Kit: use loot=1 survivor=0 ?on\n"
    "!Give First Aid Kit to Max: give loot=1 to=2 survivor=0\n"
    "Leave First Aid Kit Behind: leave loot=1 survivor=0\n" },
  { "t.phase=day; s0.kind=ally; s1.place=1; s2.place=1; g4.supply-type=NULL; g4.source=told", DAD,
    "Reload Rifle: resupply loot=0 survivor=0 ?from ?supply\n" "Leave Rifle Behind: leave loot=0 survivor=0\n" "!Use First Aid Kit: use loot=1 survivor=0 ?on\n" "Leave First Aid Kit Behind: leave loot=1 survivor=0\n" },
  { "t.phase=day; s0.kind=ally; s2.place=1; s1.l0.supply=-1", DAD,
    "Resupply Rifle from Rifle Ammo (Girl): resupply loot=0 from=0 holder=1 survivor=0\n" "Give Rifle to Girl: give loot=0 to=1 survivor=0\n"
    "Leave Rifle Behind: leave loot=0 survivor=0\n" "!Use First Aid Kit: use loot=1 survivor=0 ?on\n"
    "Give First Aid Kit to Girl: give loot=1 to=1 survivor=0\n" "Leave First Aid Kit Behind: leave loot=1 survivor=0\n" },
  { "s0.player=-1", DAD, "Join the Group: adopt survivor=0\n" },
  { "s0.dead=1", DAD, "" }, { NULL, 9, "" },
};

/* A horde is on the Field, Girl has the Boombox, and there is something to hunt for. */
static HkCzTable *
lay_places (void)
{
  HkCzTable *table = camp_new ("own", "competitive");
  g_autoptr (HkCzHorde) horde = g_object_new (HK_TYPE_CZ_HORDE, "q", 5, "r", 0, "size", -1, NULL);
  g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "zombie", "zone", 2, "revealed", TRUE, NULL);

  hk_record_list_append (table->hordes, horde);
  hk_record_list_append (camp_location (table, HOUSE)->encounters, encounter);
  return table;
}

#define AT(place) "s0.place=" place "; s1.place=" place "; "
#define HAND "t.dice-by=hand; t.cards-by=hand; "

/* What is done at a Location (pages 4 and 8). */
static const CzLook places[] = {
  { NULL, BRAVO,
    "Scout: scout place=1 ?roll\n" },
  { HAND, BRAVO,
    "Scout: scout place=1 ?roll\n" },
  { "L1.scouted=1", BRAVO,
    "Scout: scout place=1\n" },
  { HAND "L1.safe=1", BRAVO,
    "Scout: scout place=1\n" },
  { "L1.encounter-roll=d6", BRAVO,
    "Scout: scout place=1\n" },
  { "p0.scouted=1", BRAVO,
    "!Scout: scout place=1 ?roll\n" },
  { "s2.place=1", BRAVO,
    "!Scout: scout place=1 ?roll\n"
    "Attack Who Is There: attack-player rival=1\n" },
  { "s2.place=1; " HAND, BRAVO,
    "!Scout: scout place=1 ?roll\n"
    "Attack Who Is There: attack-player rival=1 ?attacker ?defender\n" },
  { NULL, PUB,
    "!Scout: scout place=2 ?roll\n" },
  { NULL, ALPHA,
    "!Attack Who Is There: attack-player rival=1\n"
    "!Clear the Location: clear\n" },
  { "L0.fire=1", BRAVO,
    "!Scout: scout place=1 ?roll\n"
    "Retreat to This Location: retreat place=1 ?roll\n" },
  { "L0.dawn-patrol=1", ALPHA,
    "Scout This Location: scout place=0\n"
    "!Attack Who Is There: attack-player rival=1\n"
    "!Clear the Location: clear\n" },
  { "h0.q=0", BRAVO,
    "!Scout: scout place=1 ?roll\n"
    "Retreat to This Location: retreat place=1 ?roll\n" },
  { "h0.q=0", ALPHA,
    "!Attack Who Is There: attack-player rival=1\n"
    "!Begin the Battle: battle\n"
    "!Clear the Location: clear\n" },
  { HAND "h0.q=0", ALPHA,
    "!Attack Who Is There: attack-player rival=1 ?attacker ?defender\n"
    "!Begin the Battle: battle ?size\n"
    "!Clear the Location: clear\n" },
  { AT ("4") "L4.scouted=1", HOUSE,
    "Scout This Location: scout place=4\n"
    "Begin the Battle: battle\n"
    "!Clear the Location (Reward): clear ?roll\n"
    "!Camp Out (Ends the turn): camp-out\n" },
  { AT ("4"), HOUSE,
    "Scout This Location: scout place=4 ?roll\n"
    "Begin the Battle: battle\n"
    "!Camp Out (Ends the turn): camp-out\n" },
  { AT ("2") "L2.scouted=1", PUB,
    "Clear the Location (Reward): clear ?roll\n" },
  { AT ("2") HAND "L2.scouted=1", PUB,
    "Clear the Location (Reward): clear ?roll ?rewards\n" },
  { AT ("2") HAND "L2.scouted=1; L2.reward-roll=d6; L2.reward-deck=residential", PUB,
    "Clear the Location (Reward): clear ?roll ?rewards\n" },
  { AT ("2") "L2.safe=1; L2.reward-roll=d6; L2.garden=1", PUB,
    "Clear the Location (Reward): clear\n"
    "Loot the Garden (2 Fresh Food): garden\n" },
  { AT ("2") HAND "L2.garden=1", PUB,
    "!Loot the Garden (2 Fresh Food): garden\n" },
  { AT ("2") "L2.garden=1; L2.garden-looted=1", PUB, "" },
  { AT ("5") "h0.gone=1; L5.safe=1; L5.resource=hunting", FIELD,
    "!Clear the Location: clear\n"
    "Hunt (2 Fresh Food): hunt ?survivor\n" },
  { AT ("5") "h0.gone=1; L5.safe=1; L5.resource=fishing; s0.kind=dependant", FIELD,
    "!Clear the Location: clear\n"
    "Fish: fish ?survivor ?food\n" },
  { AT ("5") "h0.gone=1; L5.safe=1; L5.resource=trapping", FIELD,
    "!Clear the Location: clear\n"
    "Set a Trap: trap ?survivor ?food\n" },
  { AT ("6") "L6.safe=1", CHURCH,
    "!Clear the Location: clear\n"
    "Draw the Loot of the Church: church-draw\n" },
  { AT ("6") HAND "L6.safe=1", CHURCH,
    "!Clear the Location: clear\n"
    "Draw the Loot of the Church: church-draw ?loot\n" },
  { AT ("6") "L6.safe=1; L6.stocked=1", CHURCH,
    "!Clear the Location: clear\n"
    "Trade at the Church: church-trade ?survivor ?get\n" },
  { "t.current-player=-1; p0.initiative=3; p1.initiative=2", BRAVO,
    "!Scout: scout player=0 place=1 ?roll\n" },
  { "t.current-player=-1; p0.initiative=3; p1.initiative=2; p0.done=1", BRAVO,
    "!Scout: scout player=1 place=1 ?roll\n" },
  { "t.current-player=-1; p0.done=1; p1.done=1", BRAVO, "" },
  { "t.outcome=won", BRAVO, "" },
  { NULL, 20, "" },
  { "t.scenario=horde-annihilation; h0.q=-1", ALPHA,
    "!Attack Who Is There: attack-player rival=1\n"
    "!Clear the Location: clear\n"
    "Fight the Horde Beside the Map: battle horde=0\n" },
  { "t.scenario=horde-annihilation; h0.q=-1; t.dice-by=hand", ALPHA,
    "!Attack Who Is There: attack-player rival=1 ?attacker ?defender\n"
    "!Clear the Location: clear\n"
    "Fight the Horde Beside the Map: battle horde=0 ?size\n" },
  { "t.scenario=horde-annihilation; h0.q=-1; t.dice-by=hand; h0.size=12", ALPHA,
    "!Attack Who Is There: attack-player rival=1 ?attacker ?defender\n"
    "!Clear the Location: clear\n"
    "Fight the Horde Beside the Map: battle horde=0\n" },
  { "t.scenario=horde-annihilation; h0.q=-2", ALPHA,
    "!Attack Who Is There: attack-player rival=1\n"
    "!Clear the Location: clear\n" },
  { "t.scenario=horde-annihilation; h0.q=-1; h0.gone=1", ALPHA,
    "!Attack Who Is There: attack-player rival=1\n"
    "!Clear the Location: clear\n" },
  { "t.scenario=horde-annihilation; h0.q=1", ALPHA,
    "!Attack Who Is There: attack-player rival=1\n"
    "!Clear the Location: clear\n" },
  { "h0.q=-1", ALPHA,
    "!Attack Who Is There: attack-player rival=1\n"
    "!Clear the Location: clear\n" },
};

/* What a player does (pages 7, 8 and 13). */
static const CzLook players[] = {
  { NULL, 0,
    "Let the Next Player Go First: defer\n"
    "End the Turn of Ann: end-turn\n" },
  { NULL, 1,
    "!Bo Takes the Turn: take-turn player=1\n"
    "!End the Turn of Bo: end-turn player=1\n" },
  { "t.current-player=-1; p0.initiative=3; p1.initiative=2", 0,
    "!Roll for Initiative: initiative\n"
    "Ann Takes the Turn: take-turn player=0\n"
    "End the Turn of Ann: end-turn player=0\n" },
  { "t.current-player=-1", 0,
    "Roll for Initiative: initiative\n"
    "!Ann Takes the Turn: take-turn player=0\n"
    "!End the Turn of Ann: end-turn player=0\n" },
  { "t.current-player=-1; " HAND, 0,
    "Roll for Initiative: initiative ?rolls\n"
    "!Ann Takes the Turn: take-turn player=0\n"
    "!End the Turn of Ann: end-turn player=0\n" },
  { "t.mode=co-op", 0,
    "End the Turn of Ann: end-turn\n" },
  { "t.mode=co-op", 1,
    "Bo Takes the Turn: take-turn player=1\n"
    "!End the Turn of Bo: end-turn player=1\n" },
  { "t.fires-spread=0; t.scenario=raging-fire", 0,
    "See Where the Fires Spread: spread-fire\n"
    "Let the Next Player Go First: defer\n"
    "!End the Turn of Ann: end-turn\n" },
  { "t.fires-spread=0; t.scenario=raging-fire; " HAND, 0,
    "See Where the Fires Spread: spread-fire ?rolls\n"
    "Let the Next Player Go First: defer\n"
    "!End the Turn of Ann: end-turn\n" },
  { "t.phase-over=1; p0.done=1; p1.done=1; t.current-player=-1", 0,
    "End the Phase: next-phase\n" },
  { "t.phase-over=1; p0.done=1; p1.done=1; t.current-player=-1; " HAND, 0,
    "End the Phase: next-phase ?rolls\n" },
  { "t.phase-over=1; p0.done=1; p1.done=1; t.current-player=-1; h0.gone=1; " HAND, 0,
    "End the Phase: next-phase\n" },
  { "t.phase=reckoning; t.current-player=-1", 0, "" },
  { "p0.done=1", 0, "" },
  { "t.outcome=won", 0, "" },
  { NULL, 4, "" },
};

/* Everything that a viewer may do, and how the game is ended: by the group in a scenario of its own, by retiring in Mission from God. */
static const CzLook viewers[] = {
  { NULL, -1,
    "Let the Next Player Go First: defer\n"
    "End the Turn of Ann: end-turn\n"
    "!Bo Takes the Turn: take-turn player=1\n"
    "!End the Turn of Bo: end-turn player=1\n"
    "Declare the End: finish ?outcome\n" },
  { NULL, 1,
    "!Bo Takes the Turn: take-turn player=1\n"
    "!End the Turn of Bo: end-turn player=1\n"
    "Declare the End: finish ?outcome\n" },
  { "t.scenario=mission-from-god", 1,
    "!Bo Takes the Turn: take-turn player=1\n"
    "!End the Turn of Bo: end-turn player=1\n"
    "Ann Retires: retire player=0\n"
    "Bo Retires: retire player=1\n" },
  { "t.scenario=mission-from-god; p0.retired=1", 1,
    "!Bo Takes the Turn: take-turn player=1\n"
    "!End the Turn of Bo: end-turn player=1\n"
    "Bo Retires: retire player=1\n" },
  { "t.scenario=survive", 1,
    "!Bo Takes the Turn: take-turn player=1\n"
    "!End the Turn of Bo: end-turn player=1\n" },
  { "t.outcome=won", -1, "" },
};

#define TEST(looks, lay_out, tell) \
  static void test_##looks (void) { cz_case_look (lay_out, tell, looks, G_N_ELEMENTS (looks)); }

TEST (fighters, lay_battle, tell_battle)
TEST (groups, lay_battle, tell_battle)
TEST (survivors, lay_camp, tell_survivor)
TEST (places, lay_places, tell_location)
TEST (players, lay_places, tell_player)
TEST (viewers, lay_places, tell_all)

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/offers/fighters", test_fighters);
  g_test_add_func ("/card-z/offers/groups", test_groups);
  g_test_add_func ("/card-z/offers/survivors", test_survivors);
  g_test_add_func ("/card-z/offers/places", test_places);
  g_test_add_func ("/card-z/offers/players", test_players);
  g_test_add_func ("/card-z/offers/viewers", test_viewers);
  return g_test_run ();
}
