/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cz-camp.h"

#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-inventory.h"

/* Loot, weight, the Backpack and supply (book, Supply, Characters, Heroic Action / Backpack). */

static void
lie (HkCzTable  *table,
     int         place,
     const char *kind)
{
  g_autoptr (HkCzLoot) loot = hk_cz_loot_make (table, kind);

  hk_cz_location_add_loot (table, place, loot);
}

/* What a survivor can carry: the rating, less 1 starving, less what an illness takes (page 3). */
static void
test_carry (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  g_autoptr (HkCzIllness) illness = g_object_new (HK_TYPE_CZ_ILLNESS, "name", "Fever", "carry", -2, NULL);
  const int infant = camp_join (table, "Baby", HK_CZ_SURVIVOR_DEPENDANT, 0);
  HkCzSurvivor *dad = camp_survivor (table, DAD);

  g_assert_cmpint (hk_cz_table_get_carry (table, DAD), ==, 4);
  dad->starving = TRUE;
  g_assert_cmpint (hk_cz_table_get_carry (table, DAD), ==, 3);
  hk_record_list_append (table->illnesses, illness);
  hk_record_set_string (dad, &dad->sick, "Fever");
  g_assert_cmpint (hk_cz_table_get_carry (table, DAD), ==, 1);
  dad->carry = 1;
  g_assert_cmpint (hk_cz_table_get_carry (table, DAD), ==, 0);
  camp_survivor (table, infant)->infant = TRUE;
  g_assert_cmpint (hk_cz_table_get_carry (table, infant), ==, 0);
  lie (table, ALPHA, "Gloves");
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":2,\"loot\":0}", HK_ERROR_REFUSED);
}

/* The example of the book: with a rating of 4 there are 3 on hand and 3 in the pack (page 3). */
static void
test_backpack (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  HkCzSurvivor *dad = camp_survivor (table, DAD);
  HkCzBurden burden;

  camp_refuse (table, "{\"move\":\"pack\",\"survivor\":0,\"loot\":\"Ka-Bar\"}", HK_ERROR_IMPOSSIBLE);
  camp_play (table, "{\"move\":\"wear-backpack\",\"survivor\":0}");
  camp_refuse (table, "{\"move\":\"wear-backpack\",\"survivor\":0}", HK_ERROR_IMPOSSIBLE);
  for (int i = 0; i < 8; i++)
    lie (table, ALPHA, "Ka-Bar");
  for (int i = 0; i < 6; i++)
    camp_play (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":\"Ka-Bar\"}");
  hk_cz_table_weigh (table, DAD, &burden);
  g_assert_cmpint (burden.hand, ==, 4);
  g_assert_cmpint (burden.packed, ==, 3);
  g_assert_cmpint (camp_count_loot (table, DAD), ==, 6);
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":\"Ka-Bar\"}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":\"Ka-Bar\",\"packed\":true}", HK_ERROR_REFUSED);
  camp_play (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":\"Ka-Bar\",\"house\":true}");
  g_assert_true (hk_cz_table_is_overloaded (table, DAD));
  camp_play (table, "{\"move\":\"leave\",\"survivor\":0,\"loot\":6}");
  g_assert_false (hk_cz_table_is_overloaded (table, DAD));
  camp_refuse (table, "{\"move\":\"pack\",\"survivor\":0,\"loot\":0}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"pack\",\"survivor\":0,\"loot\":5}", HK_ERROR_IMPOSSIBLE);
  camp_refuse (table, "{\"move\":\"pack\",\"survivor\":0,\"loot\":5,\"packed\":false}", HK_ERROR_REFUSED);
  camp_play (table, "{\"move\":\"leave\",\"survivor\":0,\"loot\":0}");
  camp_play (table, "{\"move\":\"pack\",\"survivor\":0,\"loot\":4,\"packed\":false}");
  hk_cz_table_weigh (table, DAD, &burden);
  g_assert_cmpint (burden.hand, ==, burden.limit);
  /* The Backpack goes to Girl with what is in it. */
  camp_play (table, "{\"move\":\"wear-backpack\",\"survivor\":1,\"from\":0}");
  g_assert_false (dad->backpack);
  g_assert_cmpint (camp_count_loot (table, GIRL), ==, 2);
  g_assert_cmpint (camp_count_loot (table, DAD), ==, 3);
  g_assert_true (hk_cz_survivor_get_loot (camp_survivor (table, GIRL), 0)->packed);
  camp_refuse (table, "{\"move\":\"wear-backpack\",\"survivor\":0,\"from\":0}", HK_ERROR_IMPOSSIBLE);
}

/* Only Loot of weight 1, and nothing heavier, goes into the Backpack; two Backpacks do not go into one another (page 3). */
static void
test_too_heavy (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");

  camp_survivor (table, DAD)->backpack = TRUE;
  lie (table, ALPHA, "Rifle");
  lie (table, ALPHA, "Carbine");
  lie (table, ALPHA, HK_CZ_BACKPACK);
  lie (table, ALPHA, "Gloves");
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":0,\"packed\":true}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":2,\"packed\":true}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":9}", HK_ERROR_IMPOSSIBLE);
  camp_play (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":0}");
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":\"Carbine\"}", HK_ERROR_REFUSED);
  camp_play (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":\"Gloves\",\"packed\":true}");
  camp_play (table, "{\"move\":\"take\",\"survivor\":1,\"loot\":\"Backpack\"}");
  g_assert_true (camp_survivor (table, GIRL)->backpack);
  g_assert_cmpint (camp_count_loot (table, GIRL), ==, 0);
  /* A weight that nobody knows is asked for where it decides, and kept (Characters, page 3). */
  lie (table, ALPHA, "Mystery");
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":\"Mystery\"}", HK_ERROR_PARAMETER);
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":\"Mystery\",\"weight\":3}", HK_ERROR_REFUSED);
  camp_play (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":\"Mystery\",\"weight\":0}");
  g_assert_cmpint (hk_cz_survivor_get_loot (camp_survivor (table, DAD), 2)->supply, ==, -1);
  g_assert_cmpint (hk_cz_table_get_weight (table, "Mystery"), ==, 0);
  /* So is a carry rating. Where several numbers are not known, the group sees to it itself. */
  lie (table, ALPHA, "Gloves");
  hk_record_set_int (camp_survivor (table, GIRL), &camp_survivor (table, GIRL)->carry, -1);
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":1,\"loot\":\"Gloves\"}", HK_ERROR_PARAMETER);
  lie (table, ALPHA, "Riddle");
  camp_play (table, "{\"move\":\"take\",\"survivor\":1,\"loot\":\"Riddle\"}");
  camp_play (table, "{\"move\":\"leave\",\"survivor\":1,\"loot\":\"Riddle\"}");
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":1,\"loot\":\"Gloves\",\"carry\":0}", HK_ERROR_REFUSED);
  camp_play (table, "{\"move\":\"take\",\"survivor\":1,\"loot\":\"Gloves\",\"carry\":4}");
  g_assert_cmpint (camp_survivor (table, GIRL)->carry, ==, 4);
}

/* Loot is given to others at the same safe Location, up to what they can carry (Trading, page 13; Characters, page 3). */
static void
test_give (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "competitive");

  camp_give (table, DAD, "Rifle");
  camp_give (table, DAD, "Gloves");
  camp_give (table, GIRL, "Carbine");
  camp_refuse (table, "{\"move\":\"give\",\"survivor\":0,\"loot\":0,\"to\":1}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"give\",\"survivor\":0,\"loot\":0,\"to\":0}", HK_ERROR_IMPOSSIBLE);
  camp_refuse (table, "{\"move\":\"give\",\"survivor\":0,\"loot\":5,\"to\":2}", HK_ERROR_IMPOSSIBLE);
  camp_play (table, "{\"move\":\"give\",\"survivor\":0,\"loot\":\"Gloves\",\"to\":1}");
  camp_play (table, "{\"move\":\"give\",\"survivor\":0,\"loot\":0,\"to\":2}");
  g_assert_cmpint (camp_count_loot (table, DAD), ==, 0);
  g_assert_cmpint (camp_count_loot (table, MAX_), ==, 1);
  camp_location (table, ALPHA)->safe = FALSE;
  camp_refuse (table, "{\"move\":\"give\",\"survivor\":2,\"loot\":0,\"to\":0}", HK_ERROR_REFUSED);
  camp_survivor (table, MAX_)->place = HOUSE;
  camp_refuse (table, "{\"move\":\"give\",\"survivor\":2,\"loot\":0,\"to\":0}", HK_ERROR_IMPOSSIBLE);
}

/* What lies at a Location that is not safe goes to whoever clears it (page 8). */
static void
test_left (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");

  camp_survivor (table, DAD)->place = HOUSE;
  camp_give (table, DAD, "Ka-Bar");
  camp_play (table, "{\"move\":\"leave\",\"survivor\":0,\"loot\":\"Ka-Bar\"}");
  camp_refuse (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":0}", HK_ERROR_REFUSED);
  camp_location (table, HOUSE)->safe = TRUE;
  camp_play (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":0}");
  camp_refuse (table, "{\"move\":\"leave\",\"survivor\":0,\"loot\":1}", HK_ERROR_IMPOSSIBLE);
}

/* In a battle-round Loot is dropped and picked up, and comes out of the Backpack by a hand action only (page 10). */
static void
test_battle (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  g_autoptr (HkCzBattle) battle = g_object_new (HK_TYPE_CZ_BATTLE, "place", ALPHA, "player", 0, "started", TRUE, "round", 1, "side", HK_CZ_SIDE_SURVIVORS, NULL);

  camp_survivor (table, DAD)->backpack = TRUE;
  camp_give (table, DAD, "Gloves");
  camp_give (table, DAD, "Rifle");
  camp_give (table, DAD, "Rifle Ammo");
  camp_play (table, "{\"move\":\"pack\",\"survivor\":0,\"loot\":0}");
  hk_record_set_record (table, &table->battle, battle);
  camp_survivor (table, DAD)->on_field = TRUE;
  camp_refuse (table, "{\"move\":\"pack\",\"survivor\":0,\"loot\":0,\"packed\":false}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"leave\",\"survivor\":0,\"loot\":0}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"give\",\"survivor\":0,\"loot\":1,\"to\":1}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":1,\"from\":2,\"supply\":1,\"house\":false}", HK_ERROR_REFUSED);
  camp_play (table, "{\"move\":\"leave\",\"survivor\":0,\"loot\":1}");
  camp_play (table, "{\"move\":\"take\",\"survivor\":0,\"loot\":0,\"packed\":false}");
  hk_record_set_enum (table->battle, &table->battle->side, HK_CZ_SIDE_REGROUP);
  camp_play (table, "{\"move\":\"pack\",\"survivor\":0,\"loot\":0,\"packed\":false}");
}

/* Supply of the same type goes from one Loot to another (page 1). */
static void
test_resupply (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  HkCzLoot *rifle = camp_give (table, DAD, "Rifle");
  HkCzLoot *ammo = camp_give (table, GIRL, "Rifle Ammo");
  HkCzLoot *shells;

  shells = camp_give (table, DAD, "Shells");
  g_assert_cmpint (rifle->supply, ==, 6);
  g_assert_true (rifle->clip);
  camp_refuse (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":\"Rifle\",\"from\":\"Rifle Ammo\",\"holder\":1}", HK_ERROR_IMPOSSIBLE);
  camp_play (table, "{\"move\":\"supply\",\"survivor\":0,\"loot\":\"Rifle\",\"by\":-6}");
  g_assert_false (rifle->clip);
  camp_refuse (table, "{\"move\":\"supply\",\"survivor\":0,\"loot\":\"Rifle\",\"by\":-1}", HK_ERROR_IMPOSSIBLE);
  camp_refuse (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":\"Rifle\",\"from\":\"Shells\"}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":\"Rifle\",\"from\":\"Rifle\"}", HK_ERROR_IMPOSSIBLE);
  camp_play (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":\"Rifle\",\"from\":\"Rifle Ammo\",\"holder\":1,\"supply\":2}");
  g_assert_cmpint (rifle->supply, ==, 2);
  g_assert_true (rifle->clip);
  g_assert_cmpint (ammo->supply, ==, 6);
  camp_play (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":\"Rifle\",\"from\":\"Rifle Ammo\",\"holder\":1}");
  g_assert_cmpint (rifle->supply, ==, 6);
  g_assert_cmpint (ammo->supply, ==, 2);
  camp_refuse (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":\"Rifle\",\"from\":\"Rifle Ammo\",\"holder\":1,\"supply\":1}", HK_ERROR_REFUSED);
  camp_play (table, "{\"move\":\"supply\",\"survivor\":0,\"loot\":\"Rifle\",\"by\":-3}");
  camp_refuse (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":\"Rifle\",\"from\":\"Rifle Ammo\",\"holder\":1,\"supply\":3}", HK_ERROR_IMPOSSIBLE);
  camp_play (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":\"Rifle\",\"from\":\"Rifle Ammo\",\"holder\":1}");
  g_assert_cmpint (ammo->supply, ==, 0);
  g_assert_false (ammo->clip);
  camp_refuse (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":\"Rifle\",\"from\":\"Rifle Ammo\",\"holder\":1}", HK_ERROR_IMPOSSIBLE);
  camp_survivor (table, GIRL)->place = HOUSE;
  camp_play (table, "{\"move\":\"supply\",\"survivor\":1,\"loot\":\"Rifle Ammo\",\"by\":2}");
  camp_refuse (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":\"Rifle\",\"from\":\"Rifle Ammo\",\"holder\":1}", HK_ERROR_IMPOSSIBLE);
  camp_play (table, "{\"move\":\"resupply\",\"survivor\":0,\"loot\":\"Rifle\",\"from\":\"Shells\",\"house\":true}");
  g_assert_cmpint (shells->supply, ==, 5);
}

/* A First Aid Kit heals; Food waits for the reckoning; Toilet Paper is for the dawn (page 13). */
static void
test_use (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  HkCzLoot *kit;
  HkCzLoot *paper;

  camp_refuse (table, "{\"move\":\"heal\",\"survivor\":1}", HK_ERROR_IMPOSSIBLE);
  camp_survivor (table, GIRL)->wounds = 1;
  camp_refuse (table, "{\"move\":\"heal\",\"survivor\":1}", HK_ERROR_REFUSED);
  kit = camp_give (table, DAD, "First Aid Kit");
  camp_refuse (table, "{\"move\":\"use\",\"survivor\":0,\"loot\":0}", HK_ERROR_IMPOSSIBLE);
  camp_play (table, "{\"move\":\"use\",\"survivor\":0,\"loot\":0,\"on\":1}");
  g_assert_cmpint (camp_survivor (table, GIRL)->wounds, ==, 0);
  g_assert_cmpint (kit->supply, ==, 1);
  camp_survivor (table, GIRL)->wounds = 1;
  camp_play (table, "{\"move\":\"heal\",\"survivor\":1}");
  g_assert_cmpint (camp_survivor (table, GIRL)->wounds, ==, 0);
  g_assert_cmpint (kit->supply, ==, 0);
  camp_survivor (table, DAD)->wounds = 1;
  camp_refuse (table, "{\"move\":\"heal\",\"survivor\":0}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"use\",\"survivor\":0,\"loot\":0,\"on\":0}", HK_ERROR_REFUSED);
  camp_give (table, DAD, "Canned Food");
  camp_refuse (table, "{\"move\":\"use\",\"survivor\":0,\"loot\":1}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"toilet-paper\",\"survivor\":0}", HK_ERROR_IMPOSSIBLE);
  paper = camp_give (table, DAD, "Toilet Paper");
  camp_play (table, "{\"move\":\"toilet-paper\",\"survivor\":1}");
  g_assert_true (camp_survivor (table, GIRL)->toilet_paper);
  g_assert_cmpint (paper->supply, ==, 1);
  camp_refuse (table, "{\"move\":\"toilet-paper\",\"survivor\":1}", HK_ERROR_IMPOSSIBLE);
  hk_record_set_enum (table, &table->phase, HK_CZ_PHASE_DAY);
  camp_refuse (table, "{\"move\":\"toilet-paper\",\"survivor\":0}", HK_ERROR_REFUSED);
}

/* Loot is drawn from the Residential and the Commercial deck (Locations, page 4). */
static void
test_draw (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  static const char * const cards[] = { "Ka-Bar", "Carbine", "Carbine", NULL };
  g_autoptr (HkDeck) deck = hk_deck_new ("the Residential Loot", TRUE);

  camp_refuse (table, "{\"move\":\"draw-loot\",\"survivor\":0,\"deck\":\"residential\"}", HK_ERROR_PARAMETER);
  hk_deck_fill (deck, cards);
  hk_record_set_record (table, &table->residential_deck, deck);
  camp_play (table, "{\"move\":\"draw-loot\",\"survivor\":0,\"deck\":\"residential\",\"count\":3}");
  g_assert_cmpint (camp_count_loot (table, DAD), ==, 2);
  g_assert_cmpstr (hk_cz_location_get_loot (camp_location (table, ALPHA), 0)->kind, ==, "Carbine");
  camp_refuse (table, "{\"move\":\"draw-loot\",\"survivor\":0,\"deck\":\"residential\"}", HK_ERROR_IMPOSSIBLE);
  camp_refuse (table, "{\"move\":\"draw-loot\",\"survivor\":0,\"deck\":\"residential\",\"count\":2,\"names\":[\"Gloves\"]}", HK_ERROR_PARAMETER);
  camp_play (table, "{\"move\":\"draw-loot\",\"survivor\":1,\"deck\":\"commercial\",\"names\":[\"Widget\",\"Gloves\"]}");
  g_assert_cmpint (camp_count_loot (table, GIRL), ==, 2);
  /* Once its card is entered its supply is known. */
  camp_play (table, "{\"move\":\"learn-loot\",\"name\":\"Widget\",\"type\":\"tool\",\"weight\":2,\"supply\":5,\"supply-type\":\"cells\"}");
  g_assert_cmpint (hk_cz_table_get_weight (table, "Widget"), ==, 2);
  g_assert_cmpint (hk_cz_survivor_get_loot (camp_survivor (table, GIRL), 0)->supply, ==, 5);
  camp_play (table, "{\"move\":\"learn-loot\",\"name\":\"Widget\",\"weight\":1,\"loud\":true}");
  g_assert_cmpint (hk_cz_table_get_weight (table, "Widget"), ==, 1);
  g_assert_cmpstr (hk_cz_table_find_gear (table, "Widget")->supply_type, ==, "cells");
  g_assert_true (hk_cz_table_find_gear (table, "Widget")->loud);
}

/* What nobody tells stays unknown, and none is told as 0; a journal of before, which set it to 0, replays as it was. */
static void
test_unsupplied (void)
{
  static const struct
  {
    const char *line;
    int         supply;
  } cases[] = {
    { "{\"move\":\"learn-loot\",\"name\":\"Widget\",\"type\":\"pistol\"}", -1 },
    { "{\"move\":\"learn-loot\",\"name\":\"Widget\",\"type\":\"pistol\",\"supply\":0}", 0 },
    { "{\"move\":\"learn-loot\",\"name\":\"Widget\",\"type\":\"pistol\",\"unsupplied\":true,\"luck\":[]}", -1 },
    { "{\"move\":\"learn-loot\",\"name\":\"Widget\",\"type\":\"pistol\",\"luck\":[]}", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkCzTable) table = camp_new ("own", "solo");

      camp_play (table, "{\"move\":\"draw-loot\",\"survivor\":0,\"names\":[\"Widget\"]}");
      g_assert_cmpint (hk_cz_survivor_get_loot (camp_survivor (table, DAD), 0)->supply, ==, -1);
      camp_play (table, cases[i].line);
      g_assert_cmpint (hk_cz_survivor_get_loot (camp_survivor (table, DAD), 0)->supply, ==, cases[i].supply);
    }
}

/* Nobody shoots with a card of which no more is told than that it is a club. */
static void
test_club (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  g_autoptr (HkCzEncounter) zombie = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "zombie", "zone", 1, "revealed", TRUE, "distance", 2, NULL);
  g_autoptr (HkCzBattle) battle = g_object_new (HK_TYPE_CZ_BATTLE, "place", ALPHA, "player", 0, "started", TRUE, "round", 1, NULL);
  g_autoptr (GPtrArray) ways = NULL;
  gboolean kills = FALSE;

  camp_play (table, "{\"move\":\"draw-loot\",\"survivor\":0,\"names\":[\"Oar\"]}");
  camp_play (table, "{\"move\":\"learn-loot\",\"name\":\"Oar\",\"type\":\"club\"}");
  hk_record_list_append (camp_location (table, ALPHA)->encounters, zombie);
  hk_record_set_record (table, &table->battle, battle);
  ways = hk_cz_list_attacks (table, DAD, 0);
  for (guint i = 0; i < ways->len; i++)
    {
      const HkCzWay *way = g_ptr_array_index (ways, i);

      g_assert_false (g_str_equal (way->name, "Oar") && way->how == HK_CZ_HOW_SHOOT);
      kills |= g_str_equal (way->name, "Oar") && way->how == HK_CZ_HOW_KILL;
    }
  g_assert_true (kills);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/loot/carry", test_carry);
  g_test_add_func ("/card-z/loot/backpack", test_backpack);
  g_test_add_func ("/card-z/loot/too-heavy", test_too_heavy);
  g_test_add_func ("/card-z/loot/give", test_give);
  g_test_add_func ("/card-z/loot/left", test_left);
  g_test_add_func ("/card-z/loot/battle", test_battle);
  g_test_add_func ("/card-z/loot/resupply", test_resupply);
  g_test_add_func ("/card-z/loot/use", test_use);
  g_test_add_func ("/card-z/loot/draw", test_draw);
  g_test_add_func ("/card-z/loot/unsupplied", test_unsupplied);
  g_test_add_func ("/card-z/loot/club", test_club);
  return g_test_run ();
}
