/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-camp.h"
#include "cz-case.h"
#include "cz-game.h"
#include "games/card-z/guide/hk-cz-guide.h"
#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/team/hk-cz-survivors.h"

/* What is left of a battle when it ends, what groups lay out by hand, and games of which only a part is kept. */

/* Ann fights a Zombie at Bravo Base, where another lies face down in the inside zone. */
static HkCzTable *
lay_battle (void)
{
  HkCzTable *table = camp_new ("own", "co-op");
  g_autoptr (HkCzEncounter) zombie = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "zombie", "zone", 1, "revealed", TRUE, NULL);
  g_autoptr (HkCzEncounter) hidden = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "zombie", "zone", 3, NULL);

  g_object_set (table, "dice-by", HK_BY_HAND, "cards-by", HK_BY_HAND, NULL);
  hk_record_list_append (camp_location (table, BRAVO)->encounters, zombie);
  hk_record_list_append (camp_location (table, BRAVO)->encounters, hidden);
  camp_location (table, BRAVO)->scouted = TRUE;
  camp_survivor (table, DAD)->place = BRAVO;
  camp_survivor (table, GIRL)->place = BRAVO;
  camp_learn (table, "Bow", "bow", 1, 5, "arrows", NULL);
  camp_give (table, DAD, "Bow")->supply = 2;
  camp_play (table, "{\"move\":\"battle\"}");
  return table;
}

#define BUSY "e0.pushed=1; e0.acted=1; e0.seen=1; e0.mark=2; e0.impaled-by=1; e0.impaled-with=Spear; e0.distance=1; e0.nearest=1; e0.engaged=0,1; " \
             "e0.arrived=1; e0.column=5; e0.row=4; e0.bite-due=1; s0.column=3; s0.row=2; s0.hex=E; s0.acted=1; s0.l0.spent=2; s0.l0.lost=1; "

/* Who retreats leaves everything face down and loses its arrows; who stays picks them up, and is free of the battle (pages 8 and 10). */
static const CzCase ends[] = {
  { BUSY, "retreat place=0", "p0.retreated=1; s0.place=0; s0.acted=0; s0.on-field=0; s0.hex=NULL; s0.column=-1; s0.row=-1; s0.l0.lost=0; s0.l0.spent=0; s1.place=0; s1.on-field=0; e0.column=-1; e0.row=-1; e0.revealed=0; e0.seen=0; e0.mark=0; e0.pushed=0; e0.impaled-by=-1; e0.impaled-with=NULL; e0.distance=0; e0.nearest=-1; e0.engaged=NULL; e0.acted=0; e0.bite-due=0; e0.arrived=0; -b" },
  { BUSY "t.house-rules=left-stand", "retreat place=0", "p0.retreated=1; s0.place=0; s0.acted=0; s0.on-field=0; s0.hex=NULL; s0.column=-1; s0.row=-1; s0.l0.lost=0; s0.l0.spent=0; s1.place=0; s1.on-field=0; e0.revealed=0; e0.seen=0; e0.mark=0; e0.pushed=0; e0.impaled-by=-1; e0.impaled-with=NULL; e0.distance=0; e0.nearest=-1; e0.engaged=NULL; e0.acted=0; e0.bite-due=0; e0.arrived=0; -b" },
  { BUSY "t.house-rules=arrows-kept", "retreat place=0", "p0.retreated=1; s0.place=0; s0.acted=0; s0.on-field=0; s0.hex=NULL; s0.column=-1; s0.row=-1; s0.l0.supply=4; s0.l0.lost=0; s0.l0.spent=0; s1.place=0; s1.on-field=0; e0.column=-1; e0.row=-1; e0.revealed=0; e0.seen=0; e0.mark=0; e0.pushed=0; e0.impaled-by=-1; e0.impaled-with=NULL; e0.distance=0; e0.nearest=-1; e0.engaged=NULL; e0.acted=0; e0.bite-due=0; e0.arrived=0; -b" },
  { BUSY "e0.locked=1", "camp-out", "t.current-player=-1; p0.done=1; s0.acted=0; s0.on-field=0; s0.hex=NULL; s0.column=-1; s0.row=-1; s0.l0.supply=4; s0.l0.lost=0; s0.l0.spent=0; s1.on-field=0; L1.blockaded=1; e0.column=-1; e0.row=-1; e0.pushed=0; e0.impaled-by=-1; e0.impaled-with=NULL; e0.distance=0; e0.nearest=-1; e0.engaged=NULL; e0.acted=0; e0.bite-due=0; e0.arrived=0; -b" },
  { BUSY "e0.locked=1; e1.locked=1; e1.revealed=1", "clear", "p0.retreated=1; s0.acted=0; s0.on-field=0; s0.hex=NULL; s0.column=-1; s0.row=-1; s0.l0.supply=4; s0.l0.lost=0; s0.l0.spent=0; s1.on-field=0; L1.clearings=1; L1.safe=1; L1.cleared-by=0; e0.column=-1; e0.row=-1; e0.pushed=0; e0.impaled-by=-1; e0.impaled-with=NULL; e0.distance=0; e0.nearest=-1; e0.engaged=NULL; e0.acted=0; e0.bite-due=0; e0.arrived=0; -b" },
  { BUSY "e0.behind-fence=1; e0.set-aside=1", "retreat place=0", "p0.retreated=1; s0.place=0; s0.acted=0; s0.on-field=0; s0.hex=NULL; s0.column=-1; s0.row=-1; s0.l0.lost=0; s0.l0.spent=0; s1.place=0; s1.on-field=0; e0.column=-1; e0.row=-1; e0.revealed=0; e0.seen=0; e0.mark=0; e0.behind-fence=0; e0.pushed=0; e0.impaled-by=-1; e0.impaled-with=NULL; e0.set-aside=0; e0.distance=0; e0.nearest=-1; e0.engaged=NULL; e0.acted=0; e0.bite-due=0; e0.arrived=0; -b" },
  { "s0.infected=1; s0.infected-round=1", "retreat place=0", "p0.retreated=1; p0.lost=1; s0.heroic-used=1; s0.infected=0; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; s1.place=0; s1.on-field=0; e0.revealed=0; s0.l0>left0; -b" },
  { "s0.infected=1; s1.infected=1", "retreat place=0", "p0.lost=2; s0.heroic-used=1; s0.infected=0; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; s1.heroic-used=1; s1.infected=0; s1.dead=1; s1.lost-how=bitten; s1.on-field=0; e0.revealed=0; s0.l0>left0; -b" },
  { "e0.zone=0", "retreat place=0", "p0.retreated=1; s0.place=0; s0.on-field=0; s1.place=0; s1.on-field=0; e0.zone=1; e0.revealed=0; -b" },
  { "b.to-the-death=1", "retreat place=0", "refused" },
  { "b.horde=1", "retreat place=0", "refused" },
  { "b.horde=1; b.round=2", "retreat place=0", "p0.retreated=1; s0.place=0; s0.on-field=0; s1.place=0; s1.on-field=0; e0.revealed=0; -b" },
  { "e0.type=dog; s0.on-field=0; s1.on-field=0", "retreat place=0", "p0.retreated=1; s0.place=0; s1.place=0; e0.revealed=0; -b" },
  { "e0.type=dog; s0.on-field=0", "retreat place=0", "refused" },
  { NULL, "lose survivor=0 how=bitten", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=bitten; s0.on-field=0; s0.l0>left0" },
  { "s0.on-field=0", "lose survivor=0", "p0.lost=1; s0.heroic-used=1; s0.dead=1; s0.lost-how=killed; s0.l0>left0" },
  { "p0.lost=99; s0.sick=Flu", "lose survivor=0", "s0.heroic-used=1; s0.dead=1; s0.lost-how=killed; s0.on-field=0; s0.l0>left0" },
  { "s0.backpack=1; t.house-rules=dead-loot-gone", "lose survivor=0", "p0.lost=1; s0.heroic-used=1; s0.backpack=0; s0.dead=1; s0.lost-how=killed; s0.on-field=0; -s0.l0" },
  { "s0.backpack=1", "lose survivor=0", "p0.lost=1; s0.heroic-used=1; s0.backpack=0; s0.dead=1; s0.lost-how=killed; s0.on-field=0; s0.l0>left0; +left1 kind=Backpack supply=0" },
  { NULL, "fear survivor=0", "refused" },
  { "b.horde=1", "fear survivor=0", "s0.heroic-used=1" },
  { "b.horde=1; s0.heroic-used=1", "fear survivor=0", "refused" },
  { "s0.l0.packed=1", "use survivor=0 loot=0", "refused" },
  { NULL, "take survivor=0 loot=0", "impossible" },
  { NULL, "give survivor=0 loot=0 to=1", "refused" },
  { NULL, "pack survivor=0 loot=0", "refused" },
  { NULL, "resupply survivor=0 loot=0 from=0", "impossible" },
  { NULL, "scout place=2 roll=0", "refused" },
  { NULL, "battle", "impossible" },
  { NULL, "end-turn", "refused" },
  { NULL, "clear", "refused" },
};

/* What the group lays out itself: into the zone and hex of the card, turned up where it is told what it is (page 6). */
static const CzCase lays[] = {
  { NULL, "lay place=2 type=zombie", "+L2.e0 type=zombie zone=1 revealed=1" },
  { NULL, "lay place=2 type=fast zone=2 hex=K helmet=true distracted=true loot=true count=2", "+L2.e0 type=fast zone=2 hex=K helmet=1 distracted=1 carries-loot=1 revealed=1 mark=1; +L2.e1 type=fast zone=2 hex=K helmet=1 distracted=1 carries-loot=1 revealed=1 mark=2" },
  { NULL, "lay place=2 count=3", "+L2.e0 zone=1 mark=1; +L2.e1 zone=1 mark=2; +L2.e2 zone=1 mark=3" },
  { NULL, "lay place=2 type=slow face-down=true", "+L2.e0 type=slow zone=1" },
  { NULL, "lay place=2 card=7", "asks card" },
  { NULL, "lay place=2 card=ghost type=zombie", "+L2.e0 id=ghost type=zombie zone=1 revealed=1; +cards0 id=ghost type=zombie zone=1 source=told" },
  { NULL, "lay place=2 card=ghost type=zombie count=2", "wrong" },
  { NULL, "lay place=2 type=fire", "L2.fire=1" },
  { NULL, "lay place=2 type=ally name=Sue", "+L2.e0 type=ally name=Sue zone=1 revealed=1 set-aside=1" },
  { NULL, "lay place=30 type=zombie", "asks place" },
  { NULL, "lay place=1 type=zombie zone=0", "e0.mark=1; +e2 type=zombie revealed=1 mark=2 arrived=1" },
  { NULL, "lay place=1 type=zombie zone=0 group=7", "impossible" },
  { NULL, "lay place=1 type=zombie zone=0 group=0", "impossible" },
  { "b.drawn=3", "lay place=1 type=slow zone=0 count=2", "+e2 type=slow revealed=1 mark=1 arrived=1; +e3 type=slow revealed=1 mark=2 arrived=1; b.drawn=1" },
  { "b.horde=1", "lay place=1 type=zombie", "e0.mark=1; +e2 type=zombie zone=1 revealed=1 mark=2 horde=1" },
  { NULL, "lay place=1 type=human-enemies with=[0]", "e0.type=human; e0.mark=1; +e2 type=human zone=1 revealed=1 mark=2; b.human-card=human-enemies" },
  { "L1.rolled=4", "lay place=1 type=human-enemies", "+e2 type=human-enemies zone=1 revealed=1" },
  { "L1.rolled=3; e1.type=human-enemies; e1.revealed=1", "lay place=1 type=zombie", "L1.laid=1; e0.type=human; e0.mark=1; e1.type=human; e1.mark=2; +e2 type=human zone=1 revealed=1 mark=3; b.human-card=human-enemies", "3 Human Enemies" },
  { NULL, "lay place=1 type=ally name=Sue", "+e2 type=ally name=Sue zone=1 revealed=1 set-aside=1" },
  { NULL, "reveal encounter=1", "refused" },
  { "e1.type=NULL", "reveal encounter=1 type=dog", "e1.type=dog; e1.revealed=1" },
  { "e1.type=NULL", "reveal encounter=1", "asks type" },
  { NULL, "reveal encounter=7 type=dog", "impossible" },
  { NULL, "reveal encounter=0", "impossible" },
  { NULL, "move-location location=7 q=-1 r=0", "L7.q=-1" },
  { NULL, "move-location location=8 q=-1 r=0", "asks location" },
  { NULL, "move-location location=7 q=1 r=0", "L1.q=7; L7.q=1" },
  { NULL, "tell-location place=2 layout=o:o|i encounters=d6+1 reward=d6 reward-deck=commercial garden=true resource=fishing", "L2.layout=o:o|i; L2.encounter-roll=d6+1; L2.reward-roll=d6; L2.reward-deck=commercial; L2.resource=fishing; L2.garden=1; L2.source=told" },
  { NULL, "tell-location place=2 layout=oo", "wrong" },
  { NULL, "tell-location place=2 name=Bar cache=false reverse=Burnt", "L2.name=Bar; L2.cache=0; L2.reverse=Burnt; L2.source=told" },
};

/* The same with two cards that the app knows, the second of them among the discards. */
static HkCzTable *
lay_known (void)
{
  static const char * const ids[] = { "fast", "dog", NULL };
  HkCzTable *table = lay_battle ();
  g_autoptr (HkDeck) deck = hk_deck_new ("the Encounter Deck", TRUE);

  hk_deck_fill (deck, ids);
  g_assert_true (hk_deck_take (deck, "dog", NULL));
  hk_deck_discard (deck, "dog");
  hk_record_set_record (table, &table->encounter_deck, deck);
  for (gsize i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (HkCzCard) card = g_object_new (HK_TYPE_CZ_CARD, "id", ids[i], "type", ids[i], "zone", 2, "hex", "K", NULL);

      hk_record_list_append (table->cards, card);
    }
  return table;
}

static const CzCase known[] = {
  { NULL, "lay place=2 card=fast", "+L2.e0 id=fast type=fast zone=2 hex=K revealed=1; encounter-deck.draw-pile=NULL" },
  { NULL, "lay place=2 card=dog", "+L2.e0 id=dog type=dog zone=2 hex=K revealed=1; encounter-deck.discard-pile=NULL" },
  { NULL, "lay place=2 card=ghost", "asks type" },
  { "e1.type=NULL", "reveal encounter=1 card=fast", "e1.id=fast; e1.type=fast; e1.zone=2; e1.hex=K; e1.revealed=1; encounter-deck.draw-pile=NULL" },
  { "e1.type=NULL", "reveal encounter=1 card=dog", "e1.id=dog; e1.type=dog; e1.zone=2; e1.hex=K; e1.revealed=1; encounter-deck.discard-pile=NULL" },
  { "e1.type=NULL", "reveal encounter=1 card=ghost", "asks type" },
  { "e1.type=NULL", "reveal encounter=1 card=ghost type=slow", "e1.id=ghost; e1.type=slow; e1.revealed=1; +cards2 id=ghost type=slow zone=3 source=told" },
};

/* A Boombox is set up where its bearer is, for as many phases as it has batteries (page 12). */
static const CzCase boomboxes[] = {
  { "s2.l0.kind=Boombox; s2.l0.supply=3", "boombox survivor=2", "L0.boombox=3; -s2.l0" },
  { "s2.l0.kind=Boombox; s2.l0.supply=12", "boombox survivor=2", "L0.boombox=9; -s2.l0" },
  { "s2.l0.kind=Boombox; s2.l0.supply=0", "boombox survivor=2", "wrong" },
  { "s2.l0.kind=Boombox; s2.l0.supply=0", "boombox survivor=2 batteries=1", "L0.boombox=1; -s2.l0" },
  { "s2.l0.kind=Boombox; s2.l0.supply=3", "boombox survivor=2 place=1", "refused" },
  { "s2.l0.kind=Boombox; s2.l0.supply=3", "boombox survivor=2 place=99", "asks place" },
  { "s2.l0.kind=Boombox; s2.l0.supply=3; L0.boombox=1", "boombox survivor=2", "refused" },
  { "s2.l0.kind=Boombox; s2.l0.supply=3", "boombox survivor=2 batteries=0", "impossible", "no batteries" },
  { NULL, "boombox survivor=2 batteries=1", "impossible" },
};

static HkCzTable *
lay_boombox (void)
{
  HkCzTable *table = camp_new ("own", "co-op");

  camp_give (table, MAX_, "Rifle");
  return table;
}

static void
tell_location (GString   *text,
               HkCzTable *table,
               int        location)
{
  cz_case_tell_options (text, hk_cz_list_location_moves (table, location));
}

static void
tell_survivor (GString   *text,
               HkCzTable *table,
               int        survivor)
{
  cz_case_tell_options (text, hk_cz_list_survivor_moves (table, survivor));
}

/* A Boombox can be set up where the one is who has it. */
static const CzLook bearers[] = {
  { "t.current-player=1; s2.l0.kind=Boombox; L0.safe=0", 0,
    "Set Up the Boombox: boombox survivor=2\n"
    "Lay Out Encounters: lay place=0 ?type ?count\n"
    "Say What It Is Like: tell-location place=0 ?layout ?encounters\n"
    "Move It on the Map: move-location location=0 ?q ?r\n" },
  { "s2.l0.kind=Boombox; L0.safe=0", 0,
    "Lay Out Encounters: lay place=0 ?type ?count\n"
    "Say What It Is Like: tell-location place=0 ?layout ?encounters\n"
    "Move It on the Map: move-location location=0 ?q ?r\n" },
  { "t.current-player=1; s2.l0.kind=Boombox; s2.place=1; L0.safe=0", 1,
    "Set Up the Boombox: boombox survivor=2\n"
    "Lay Out Encounters: lay place=1 ?type ?count\n"
    "Say What It Is Like: tell-location place=1 ?layout ?encounters\n"
    "Move It on the Map: move-location location=1 ?q ?r\n" },
};

/* In battle Loot is only dropped from the hand, and against a horde a Heroic Action can be given up (pages 10 and 12). */
static const CzLook fighters[] = {
  { NULL, 0,
    "Play the Heroic Action: heroic survivor=0\n"
    "!Spend Toilet Paper: toilet-paper survivor=0\n"
    "!Give Bow to Girl: give loot=0 to=1 survivor=0\n"
    "Leave Bow Behind: leave loot=0 survivor=0\n" },
  { "s0.l0.packed=1; b.horde=1", 0,
    "Play the Heroic Action: heroic survivor=0\n"
    "Give the Heroic Action Up Against Fear: fear survivor=0\n"
    "!Spend Toilet Paper: toilet-paper survivor=0\n"
    "!Give Bow to Girl: give loot=0 to=1 survivor=0\n"
    "!Leave Bow Behind: leave loot=0 survivor=0\n" },
};

static void
tell_player (GString   *text,
             HkCzTable *table,
             int        player)
{
  cz_case_tell_options (text, hk_cz_list_player_moves (table, player));
}

/* In a battle others may join. */
static const CzLook offers[] = {
  { NULL, 0,
    "!End the Turn of Ann: end-turn\n" },
  { "b.round=2", 1,
    "!Bo Takes the Turn: take-turn player=1\n"
    "Join the Battle: join player=1\n"
    "!End the Turn of Bo: end-turn player=1\n" },
  { "b.started=0", 1,
    "!Bo Takes the Turn: take-turn player=1\n"
    "!End the Turn of Bo: end-turn player=1\n" },
  { "b.pvp=1", 0,
    "!End the Turn of Ann: end-turn\n"
    "Next Round Between Players: duel-round ?attacker ?defender\n"
    "End the Battle Between Players: end-duel\n" },
  { "b.pvp=1; t.dice-by=app", 0,
    "!End the Turn of Ann: end-turn\n"
    "Next Round Between Players: duel-round\n"
    "End the Battle Between Players: end-duel\n" },
};

/* What people read for ids (page 3 for skills). */
static void
test_words (void)
{
  static const char * const words[][3] = {
    { "skills", "pistol:1", "pistols +1" }, { "skills", "Bat:-2", "Bat −2" }, { "skills", "bow", "bows" }, { "skills", "bow:0", "bows +0" },
    { "skills", "Bat", "Bat" }, { "type", "dog", "Feral Dog" }, { "type", "fire", "Fire!" }, { "scenario", "pub-run", "Pub Run" },
    { "scenario", "none", NULL }, { "mode", "co-op", "Co-operative" }, { "mode", "odd", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *said = hk_cz_table_say_value (NULL, words[i][0], words[i][1]);

      g_assert_cmpstr (said, ==, words[i][2]);
    }
}

/* Only the arithmetic of battles, survivors and the reckoning is kept; everything else lies on the table. */
static HkCzTable *
lay_part (void)
{
  HkCzTable *table = cz_game_new ("{" CZ_TWO ",\"scenario\":\"own\",\"pattern\":\"b\",\"cards-by\":\"hand\",\"dice-by\":\"hand\",\"keep\":\"arithmetic\"}", 1);

  return table;
}

static const CzCase parts[] = {
  { NULL, "battle player=0", "t.current-player=0; s0.place=19; s0.on-field=1; s1.place=19; s1.on-field=1; s2.place=19; s2.on-field=1; s3.place=19; s3.on-field=1; +L19 name=the battlefield scouted=1 source=battlefield; +b place=19 player=0 started=1 round=1 side=survivors" },
  { NULL, "battle", "asks player" },
  { NULL, "retreat", "impossible" },
  { NULL, "reckon", "asks rolls" },
};

/* The same group fights on the table: at the first Location a Zombie, Human Enemies, an Ally and a face-down card were left. */
static HkCzTable *
lay_fought (void)
{
  static const char * const types[] = { "zombie", "human-enemies", "ally", NULL };
  HkCzTable *table = cz_game_new ("{" CZ_TWO ",\"scenario\":\"own\",\"pattern\":\"b\",\"cards-by\":\"hand\",\"dice-by\":\"hand\",\"keep\":[\"day\",\"neighborhood\",\"survivors\"]}", 1);
  HkCzLocation *location = hk_cz_table_get_location (table, hk_cz_table_get_survivor (table, 0)->place);

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", types[i], "zone", 1, "revealed", types[i] != NULL, NULL);

      hk_record_list_append (location->encounters, encounter);
    }
  location->scouted = TRUE;
  location->safe = FALSE;
  return table;
}

static const CzCase fought[] = {
  { NULL, "clear", "asks player" },
  { NULL, "clear player=0", "t.current-player=0; p0.scouted=1; p0.retreated=1; p0.rescued=1; +s4 name=Ally kind=ally player=0 place=6 move=-1 carry=-1; L6.clearings=1; L6.safe=1; L6.cleared-by=0; -L6.e0; -L6.e1; -L6.e2; -L6.e3" },
};

#define TEST(cases, lay_out) \
  static void test_##cases (void) { cz_case_play (lay_out, cases, G_N_ELEMENTS (cases)); }

TEST (ends, lay_battle)
TEST (lays, lay_battle)
TEST (known, lay_known)
TEST (boomboxes, lay_boombox)
TEST (parts, lay_part)
TEST (fought, lay_fought)

static void
test_offers (void)
{
  cz_case_look (lay_battle, tell_player, offers, G_N_ELEMENTS (offers));
  cz_case_look (lay_boombox, tell_location, bearers, G_N_ELEMENTS (bearers));
  cz_case_look (lay_battle, tell_survivor, fighters, G_N_ELEMENTS (fighters));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/parts/ends", test_ends);
  g_test_add_func ("/card-z/parts/lays", test_lays);
  g_test_add_func ("/card-z/parts/known", test_known);
  g_test_add_func ("/card-z/parts/boomboxes", test_boomboxes);
  g_test_add_func ("/card-z/parts/offers", test_offers);
  g_test_add_func ("/card-z/parts/words", test_words);
  g_test_add_func ("/card-z/parts/parts", test_parts);
  g_test_add_func ("/card-z/parts/fought", test_fought);
  return g_test_run ();
}
