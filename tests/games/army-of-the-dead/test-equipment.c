/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"

/* Page 19: one card a search, one search a Turn; a card goes to a Hand while one is free. */
static void
test_search (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_refuse (table, "{\"move\":\"search\",\"zombies\":1}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"search\",\"inside\":false}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"search\",\"cards\":[\"machete\",\"crowbar\"]}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"search\",\"cards\":[\"spoon\"]}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"search\",\"cards\":[\"machete\"]}");
  g_assert_cmpint (guzman->actions, ==, 2);
  g_assert_cmpint (hk_aotd_survivor_find_item (guzman, "machete", HK_AOTD_SLOT_NONE)->slot, ==, HK_AOTD_SLOT_HAND);
  g_assert_cmpuint (hk_deck_count (table->equipment_deck, "machete"), ==, 1);
  aotd_refuse (table, "{\"move\":\"search\"}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"search\",\"free\":true}", HK_ERROR_REFUSED);
  aotd_skill (table, 0, "search-more");
  aotd_play (table, "{\"move\":\"search\",\"cards\":[\"crowbar\"],\"discard\":true}");
  g_assert_null (hk_aotd_survivor_find_item (guzman, "crowbar", HK_AOTD_SLOT_NONE));
  g_assert_cmpstr (hk_deck_get_discards (table->equipment_deck)[0], ==, "crowbar");
}

/* Page 19: Aaahh!! brings a Shambler and is no card for the inventory. */
static void
test_aaahh (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_play (table, "{\"move\":\"search\",\"cards\":[\"aaahh\"]}");
  g_assert_cmpint (table->shamblers, ==, 1);
  g_assert_cmpuint (hk_aotd_survivor_count_items (aotd_survivor (table, 0), HK_AOTD_SLOT_NONE), ==, 0);
  g_assert_cmpstr (hk_deck_get_discards (table->equipment_deck)[0], ==, "aaahh");
}

/* Page 30: two cards; page 19: a search wakes the Sleepers of the Zone. */
static void
test_search_two (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_skill (table, 0, "search-2");
  aotd_play (table, "{\"move\":\"search\",\"cards\":[\"machete\",\"aaahh\"],\"sleepers\":1,\"values\":[2]}");
  g_assert_cmpint (table->shamblers, ==, 3);
  g_assert_cmpuint (hk_aotd_survivor_count_items (aotd_survivor (table, 0), HK_AOTD_SLOT_NONE), ==, 1);
}

/* Page 19: when the deck runs out, its discards are shuffled; with neither, nothing is found. */
static void
test_search_reshuffles (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  static const char * const two[] = { "machete", "crowbar", NULL };
  g_autofree char *said = NULL;

  aotd_skill (table, 0, "search-2");
  g_object_set (table->equipment_deck, "draw-pile", NULL, "discard-pile", two, NULL);
  aotd_play (table, "{\"move\":\"search\"}");
  g_assert_cmpuint (hk_aotd_survivor_count_items (aotd_survivor (table, 0), HK_AOTD_SLOT_NONE), ==, 2);
  aotd_skill (table, 0, "search-more");
  said = aotd_say (table, "{\"move\":\"search\"}");
  g_assert_nonnull (strstr (said, "finds nothing"));
  hk_deck_discard (table->equipment_deck, "revolver");
  hk_record_set_enum (table, &table->cards_by, HK_BY_HAND);
  aotd_refuse (table, "{\"move\":\"search\"}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"search\",\"cards\":[\"revolver\"],\"sleepers\":0}");
}

/* Page 16: five cards; one too many has to be discarded, at any time and for nothing. */
static void
test_slots (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);
  g_autofree char *said = NULL;

  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "ammo-clip", HK_AOTD_SLOT_BACKPACK);
  aotd_give (table, 0, "ammo-clip", HK_AOTD_SLOT_BACKPACK);
  aotd_give (table, 0, "ammo-clip", HK_AOTD_SLOT_BACKPACK);
  aotd_refuse (table, "{\"move\":\"take-card\",\"card\":\"katana\"}", HK_ERROR_REFUSED);
  said = aotd_say (table, "{\"move\":\"search\",\"cards\":[\"katana\"]}");
  g_assert_nonnull (strstr (said, "discarded"));
  g_assert_true (hk_aotd_survivor_is_overloaded (guzman));
  aotd_play (table, "{\"move\":\"discard-card\",\"survivor\":0,\"card\":\"ammo-clip\"}");
  g_assert_false (hk_aotd_survivor_is_overloaded (guzman));
  g_assert_cmpint (guzman->actions, ==, 2);
  aotd_refuse (table, "{\"move\":\"discard-card\",\"card\":\"revolver\"}", HK_ERROR_IMPOSSIBLE);
}

static void
test_arrange (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "katana", HK_AOTD_SLOT_BACKPACK);
  aotd_give (table, 0, "revolver", HK_AOTD_SLOT_HAND);
  aotd_refuse (table, "{\"move\":\"arrange\",\"hand\":[\"katana\"],\"backpack\":[\"machete\"]}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"arrange\",\"hand\":[\"katana\",\"katana\"],\"backpack\":[]}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"arrange\",\"hand\":[\"katana\",\"machete\",\"revolver\"],\"backpack\":[]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"arrange\",\"hand\":[\"katana\"],\"backpack\":[\"machete\",\"revolver\"]}");
  g_assert_cmpint (guzman->actions, ==, 2);
  g_assert_cmpint (hk_aotd_survivor_find_item (guzman, "katana", HK_AOTD_SLOT_NONE)->slot, ==, HK_AOTD_SLOT_HAND);
  g_assert_cmpuint (hk_aotd_survivor_count_items (guzman, HK_AOTD_SLOT_BACKPACK), ==, 2);
}

/* Page 19: any number of cards for any number; page 27: Companions are traded like cards. */
static void
test_trade (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdCompanion) companion = g_object_new (HK_TYPE_AOTD_COMPANION, "id", "lilly", "name", "Lilly", "leader", 0, NULL);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);
  HkAotdSurvivor *kate = aotd_survivor (table, 4);

  hk_record_list_append (table->companions, companion);
  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "revolver", HK_AOTD_SLOT_HAND);
  aotd_give (table, 4, "katana", HK_AOTD_SLOT_HAND);
  hk_record_set_boolean (hk_aotd_survivor_find_item (guzman, "revolver", HK_AOTD_SLOT_NONE), &hk_aotd_survivor_find_item (guzman, "revolver", HK_AOTD_SLOT_NONE)->empty, TRUE);
  aotd_refuse (table, "{\"move\":\"trade\",\"give\":[\"machete\"]}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"trade\",\"partner\":0,\"give\":[\"machete\"]}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"trade\",\"partner\":4,\"give\":[\"katana\"]}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"trade\",\"partner\":4,\"get-companions\":[0]}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"trade\",\"partner\":4,\"give\":[\"machete\",\"revolver\"],\"get\":[\"katana\"],\"give-companions\":[0]}");
  g_assert_cmpint (guzman->actions, ==, 2);
  g_assert_cmpuint (hk_aotd_survivor_count_items (guzman, HK_AOTD_SLOT_NONE), ==, 1);
  g_assert_cmpuint (hk_aotd_survivor_count_items (kate, HK_AOTD_SLOT_NONE), ==, 2);
  g_assert_true (hk_aotd_survivor_find_item (kate, "revolver", HK_AOTD_SLOT_NONE)->empty);
  g_assert_cmpint (companion->leader, ==, 4);
}

static void
test_trade_too_much (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_give (table, 0, "machete", HK_AOTD_SLOT_HAND);
  for (int i = 0; i < 5; i++)
    aotd_give (table, 4, "ammo-clip", i < 2 ? HK_AOTD_SLOT_HAND : HK_AOTD_SLOT_BACKPACK);
  aotd_refuse (table, "{\"move\":\"trade\",\"partner\":4,\"give\":[\"machete\"]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"trade\",\"partner\":4,\"give\":[\"machete\"],\"get\":[\"ammo-clip\"]}");
}

/* Page 25: discarding an Ammo Clip makes the weapon usable again. */
static void
test_ammo_clip (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_give (table, 0, "heavy-machine-gun", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "ammo-clip", HK_AOTD_SLOT_HAND);
  aotd_refuse (table, "{\"move\":\"use-card\",\"card\":\"ammo-clip\"}", HK_ERROR_IMPOSSIBLE);
  hk_record_set_boolean (hk_aotd_survivor_find_item (guzman, "heavy-machine-gun", HK_AOTD_SLOT_NONE),
                         &hk_aotd_survivor_find_item (guzman, "heavy-machine-gun", HK_AOTD_SLOT_NONE)->empty, TRUE);
  aotd_refuse (table, "{\"move\":\"use-card\",\"card\":\"ammo-clip\",\"on\":\"revolver\"}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"use-card\",\"card\":\"ammo-clip\"}");
  g_assert_false (hk_aotd_survivor_find_item (guzman, "heavy-machine-gun", HK_AOTD_SLOT_NONE)->empty);
  g_assert_null (hk_aotd_survivor_find_item (guzman, "ammo-clip", HK_AOTD_SLOT_NONE));
  g_assert_cmpint (guzman->actions, ==, 3);
}

static void
test_first_aid (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *kate = aotd_survivor (table, 4);

  aotd_give (table, 0, "first-aid-kit", HK_AOTD_SLOT_HAND);
  aotd_play (table, "{\"move\":\"wound\",\"survivor\":4,\"wounds\":2}");
  g_assert_cmpint (kate->wounds, ==, 2);
  aotd_refuse (table, "{\"move\":\"use-card\",\"card\":\"first-aid-kit\",\"on\":4}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"use-card\",\"card\":\"first-aid-kit\",\"on\":9,\"wounds\":1}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"use-card\",\"card\":\"first-aid-kit\",\"on\":4,\"wounds\":1,\"cost\":1}");
  g_assert_cmpint (kate->wounds, ==, 1);
  g_assert_cmpint (aotd_survivor (table, 0)->actions, ==, 2);
  aotd_play (table, "{\"move\":\"heal\",\"survivor\":4}");
  aotd_refuse (table, "{\"move\":\"heal\",\"survivor\":4}", HK_ERROR_IMPOSSIBLE);
}

/* A card whose text only its owner knows is used and discarded, and brings what is told. */
static void
test_other_card (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autofree char *said = NULL;

  aotd_give (table, 0, "adrenaline-shot", HK_AOTD_SLOT_HAND);
  said = aotd_say (table, "{\"move\":\"use-card\",\"card\":\"adrenaline-shot\",\"adrenaline\":7}");
  g_assert_nonnull (strstr (said, "Adrenaline Shot"));
  g_assert_cmpint (aotd_survivor (table, 0)->adrenaline, ==, 7);
  g_assert_cmpuint (hk_aotd_survivor_count_items (aotd_survivor (table, 0), HK_AOTD_SLOT_NONE), ==, 0);
}

/* What is not used up stays, unless its owner reads something else on the card. */
static void
test_kept_card (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);
  g_autofree char *said = NULL;

  aotd_give (table, 0, "silencer", HK_AOTD_SLOT_HAND);
  aotd_give (table, 0, "crowbar", HK_AOTD_SLOT_HAND);
  said = aotd_say (table, "{\"move\":\"use-card\",\"card\":\"silencer\"}");
  g_assert_null (strstr (said, "discard"));
  aotd_play (table, "{\"move\":\"use-card\",\"card\":\"crowbar\"}");
  g_assert_cmpuint (hk_aotd_survivor_count_items (guzman, HK_AOTD_SLOT_NONE), ==, 2);
  aotd_play (table, "{\"move\":\"use-card\",\"card\":\"silencer\",\"discard\":true}");
  g_assert_cmpuint (hk_aotd_survivor_count_items (guzman, HK_AOTD_SLOT_NONE), ==, 1);
  aotd_give (table, 0, "first-aid-kit", HK_AOTD_SLOT_HAND);
  aotd_play (table, "{\"move\":\"use-card\",\"card\":\"first-aid-kit\",\"wounds\":1,\"discard\":false}");
  g_assert_cmpuint (hk_aotd_survivor_count_items (guzman, HK_AOTD_SLOT_NONE), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/equipment/page-19-search", test_search);
  g_test_add_func ("/aotd/equipment/page-19-aaahh", test_aaahh);
  g_test_add_func ("/aotd/equipment/page-30-search-two", test_search_two);
  g_test_add_func ("/aotd/equipment/page-19-reshuffle", test_search_reshuffles);
  g_test_add_func ("/aotd/equipment/page-16-slots", test_slots);
  g_test_add_func ("/aotd/equipment/page-19-arrange", test_arrange);
  g_test_add_func ("/aotd/equipment/page-19-trade", test_trade);
  g_test_add_func ("/aotd/equipment/trade-too-much", test_trade_too_much);
  g_test_add_func ("/aotd/equipment/page-25-ammo-clip", test_ammo_clip);
  g_test_add_func ("/aotd/equipment/first-aid", test_first_aid);
  g_test_add_func ("/aotd/equipment/other-card", test_other_card);
  g_test_add_func ("/aotd/equipment/kept-card", test_kept_card);
  return g_test_run ();
}
