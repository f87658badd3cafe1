/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cz-camp.h"

#include "games/card-z/team/hk-cz-count.h"
#include "games/card-z/team/hk-cz-inventory.h"

/* The scenarios of hordes, of the Pub and of counting, and what the group makes up (book, Scenarios). */

static HkCzHorde *
get_horde (HkCzTable *table)
{
  g_autoptr (HkCzHorde) horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), 0);

  return horde;
}

/* Horde Annihilation (Scenarios, page 14). */
static void
test_horde (void)
{
  g_autoptr (HkCzTable) table = camp_new ("horde-annihilation", "co-op");
  g_autoptr (HkCzTable) lost = camp_new ("horde-annihilation", "solo");

  camp_lay_out (table);
  camp_lay_out (lost);
  g_assert_cmpint (get_horde (table)->q, ==, 2);
  g_assert_false (camp_check_end (table));
  get_horde (table)->gone = TRUE;
  get_horde (table)->eradicated = TRUE;
  camp_assert_over (table, HK_CZ_OUTCOME_WON, -1);
  get_horde (lost)->gone = TRUE;
  camp_assert_over (lost, HK_CZ_OUTCOME_LOST, -1);
}

/* Whoever cleared the Pub has to be there when the reckoning comes (page 14). */
static void
test_pub_run (void)
{
  g_autoptr (HkCzTable) table = camp_new ("pub-run", "competitive");
  static const char * const cards[] = { "z1", "f1", NULL };
  g_autoptr (HkDeck) deck = hk_deck_new ("the Encounter Deck", TRUE);
  g_autoptr (HkCzCard) fire = g_object_new (HK_TYPE_CZ_CARD, "id", "f1", "type", "fire", NULL);
  HkCzLocation *pub = camp_location (table, PUB);

  hk_deck_fill (deck, cards);
  hk_record_set_record (table, &table->encounter_deck, deck);
  hk_record_list_append (table->cards, fire);
  camp_lay_out (table);
  g_assert_true (table->fire_removed);
  g_assert_cmpuint (hk_deck_get_n_left (table->encounter_deck), ==, 1);
  hk_record_set_string (pub, &pub->name, "Looted Pub");
  hk_record_set_string (pub, &pub->reverse, "Pub");
  hk_record_set_boolean (pub, &pub->cache, FALSE);
  pub->cleared_by = 1;
  g_assert_false (camp_check_end (table));
  /* Cleared, but left again. */
  camp_give (table, DAD, "Canned Food");
  camp_give (table, MAX_, "Canned Food");
  camp_reckon (table);
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  camp_play (table, "{\"move\":\"reckon\",\"rolls\":[9,9,9]}");
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  camp_survivor (table, GIRL)->place = PUB;
  camp_reckon (table);
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  camp_survivor (table, MAX_)->place = PUB;
  camp_reckon (table);
  camp_assert_over (table, HK_CZ_OUTCOME_WON, 1);
}

/* Pub Run: the last player who is left wins (Scenarios, page 14). */
static void
test_pub_run_last (void)
{
  g_autoptr (HkCzTable) table = camp_new ("pub-run", "competitive");

  camp_play (table, "{\"move\":\"lose\",\"survivor\":0}");
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  camp_play (table, "{\"move\":\"lose\",\"survivor\":1}");
  camp_assert_over (table, HK_CZ_OUTCOME_WON, 1);
}

/* One day; 5 for the dead, 4 for the starving, 3 for the sick, the greatest of each Character (page 14). */
static void
test_zombie_count (void)
{
  g_autoptr (HkCzTable) table = camp_new ("zombie-count", "competitive");
  const int bob = camp_join (table, "Bob", HK_CZ_SURVIVOR_ALLY, 1);
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autofree char *text = NULL;

  camp_survivor (table, bob)->place = HOUSE;
  camp_player (table, 0)->eradicated = 14;
  camp_player (table, 1)->eradicated = 7;
  camp_play (table, "{\"move\":\"lose\",\"survivor\":0}");
  hk_record_set_string (camp_survivor (table, GIRL), &camp_survivor (table, GIRL)->sick, "Cough");
  g_assert_cmpint (hk_cz_table_get_deduction (table, 0), ==, 8);
  camp_survivor (table, GIRL)->starving = TRUE;
  g_assert_cmpint (hk_cz_table_get_deduction (table, 0), ==, 9);
  camp_survivor (table, GIRL)->starving = FALSE;
  camp_give (table, MAX_, "Fresh Food");
  camp_reckon (table);
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  /* Girl starves and is no longer sick; Max is well, and Bob costs nothing. */
  camp_play (table, "{\"move\":\"reckon\"}");
  g_assert_cmpint (hk_cz_table_get_score (table, 0), ==, 5);
  g_assert_cmpint (hk_cz_table_get_score (table, 1), ==, 7);
  camp_assert_over (table, HK_CZ_OUTCOME_WON, 1);
  g_assert_cmpint (table->day, ==, 1);
  breakdown = hk_cz_table_explain_score (table, 0);
  text = hk_breakdown_to_text (breakdown);
  g_assert_nonnull (strstr (text, "Dad is dead"));
  g_assert_nonnull (strstr (text, "Girl is starving"));
}

/* A tie goes to the most Loot, then to the most Food, and may stay one (page 14). */
static void
test_ties (void)
{
  for (int i = 0; i < 4; i++)
    {
      g_autoptr (HkCzTable) table = camp_new (i == 3 ? "loot-count" : "zombie-count", "competitive");
      static const int winners[] = { -1, 0, 1, 1 };

      camp_survivor (table, MAX_)->place = HOUSE;
      camp_location (table, HOUSE)->safe = TRUE;
      camp_play (table, "{\"move\":\"lose\",\"survivor\":1}");
      camp_player (table, 0)->eradicated = 9;
      camp_player (table, 1)->eradicated = 4;
      camp_give (table, DAD, i == 2 || i == 3 ? "Fresh Food" : "Canned Food");
      camp_give (table, MAX_, "Canned Food");
      for (int j = 0; i == 3 && j < 5; j++)
        camp_give (table, DAD, "Gloves");
      if (i == 1)
        camp_give (table, DAD, "Ka-Bar");
      if (i == 2)
        {
          camp_give (table, DAD, "Ka-Bar");
          camp_give (table, MAX_, "Canned Food");
        }
      g_assert_cmpint (hk_cz_table_get_score (table, 0), ==, hk_cz_table_get_score (table, 1));
      g_assert_cmpint (hk_cz_table_find_winner (table), ==, winners[i]);
    }
}

/* Loot Count (Scenarios, page 14). */
static void
test_loot_count (void)
{
  g_autoptr (HkCzTable) table = camp_new ("loot-count", "competitive");
  g_autoptr (HkCzTable) nobody = camp_new ("loot-count", "competitive");
  g_autoptr (HkCzLoot) left = hk_cz_loot_make (table, "Shells");

  camp_survivor (table, MAX_)->place = HOUSE;
  camp_location (table, HOUSE)->safe = TRUE;
  camp_give (table, DAD, "Fresh Food");
  camp_give (table, GIRL, "Fresh Food");
  camp_give (table, DAD, "Ka-Bar");
  camp_give (table, GIRL, "Gloves");
  camp_give (table, MAX_, "Fresh Food");
  camp_give (table, MAX_, "Rifle");
  camp_give (table, MAX_, "Gloves");
  hk_cz_location_add_loot (table, HOUSE, left);
  /* What is eaten no longer counts. */
  camp_reckon (table);
  camp_play (table, "{\"move\":\"reckon\"}");
  g_assert_cmpint (hk_cz_table_get_score (table, 0), ==, 2);
  g_assert_cmpint (hk_cz_table_get_score (table, 1), ==, 3);
  camp_assert_over (table, HK_CZ_OUTCOME_WON, 1);
  camp_play (nobody, "{\"move\":\"lose\",\"survivor\":0}");
  camp_play (nobody, "{\"move\":\"lose\",\"survivor\":1}");
  g_assert_cmpint (nobody->outcome, ==, HK_CZ_OUTCOME_NONE);
  camp_play (nobody, "{\"move\":\"lose\",\"survivor\":2}");
  camp_assert_over (nobody, HK_CZ_OUTCOME_WON, 1);
}

/* The score sheet names everybody and says how it ended. */
static void
test_sheet (void)
{
  g_autoptr (HkCzTable) table = camp_new ("civic-duty", "co-op");
  g_autoptr (HkScoreSheet) sheet = NULL;
  g_autofree char *text = NULL;

  camp_join (table, "Bob", HK_CZ_SURVIVOR_ALLY, 0);
  camp_survivor (table, GIRL)->starving = TRUE;
  camp_play (table, "{\"move\":\"lose\",\"survivor\":2,\"how\":\"bitten\"}");
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    camp_location (table, i)->cache = FALSE;
  camp_location (table, MART)->clearings = 2;
  g_assert_true (camp_check_end (table));
  sheet = hk_table_get_score_sheet (HK_TABLE (table));
  g_assert_cmpuint (hk_score_sheet_get_n_rows (sheet), ==, 6);
  text = hk_score_sheet_to_markdown (sheet);
  g_assert_nonnull (strstr (text, "grade C"));
  g_assert_nonnull (strstr (text, "bitten"));
  g_assert_nonnull (strstr (text, "starving"));
  g_assert_nonnull (hk_score_sheet_get_outcome (sheet));
}

/* A scenario of the group's own ends when the group says so, or nobody is left (page 13). */
static void
test_own (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "competitive");

  camp_play (table, "{\"move\":\"lose\",\"survivor\":2}");
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  camp_play (table, "{\"move\":\"lose\",\"survivor\":0}");
  camp_play (table, "{\"move\":\"lose\",\"survivor\":1}");
  camp_assert_over (table, HK_CZ_OUTCOME_LOST, -1);
}

/* How each scenario says that its score comes about: of the first player, who leads Dad, dead, and Girl, sick; the second leads Max. */
static void
test_explained (void)
{
  static const struct
  {
    const char *scenario;
    int         player;
    const char *text;
  } cases[] = {
    { "zombie-count", 0, "Points of the day: 6\n  Encounters eradicated: 14\n  Dad is dead: −5\n  Girl is sick: −3\n" },
    { "zombie-count", 1, "Points of the day: 15\n  Encounters eradicated: 15\n" },
    { "zombie-count", 2, NULL },
    { "loot-count", 0, "Points of the day: −7\n  Loot at the Location: 1\n  Dad is dead: −5\n  Girl is sick: −3\n" },
    { "loot-count", 1, "Points of the day: 0\n  Loot at the Location: 0\n" },
    { "loot-count", -1, NULL },
    { "mission-from-god", 0, "Loot got for purple discs: 3\n" },
    { "mission-from-god", 1, "Loot got for purple discs: 4\n" },
    { "survive", 1, "Food to survive on: 0\n  Meals inside Locations where the group is: 0\n  Weather cards left: 9\n  Meals needed: 18\n" },
    { "own", 0, NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkCzTable) table = camp_new (cases[i].scenario, "competitive");
      g_autoptr (HkBreakdown) breakdown = NULL;
      g_autofree char *text = NULL;

      camp_survivor (table, DAD)->dead = TRUE;
      hk_record_set_string (camp_survivor (table, GIRL), &camp_survivor (table, GIRL)->sick, "Cough");
      camp_give (table, GIRL, "Bat");
      for (int player = 0; player < 2; player++)
        {
          camp_player (table, player)->eradicated = 14 + player;
          camp_player (table, player)->redeemed = 3 + player;
        }
      breakdown = hk_cz_table_explain_score (table, cases[i].player);
      text = breakdown == NULL ? NULL : hk_breakdown_to_text (breakdown);
      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/counts/horde", test_horde);
  g_test_add_func ("/card-z/counts/pub-run", test_pub_run);
  g_test_add_func ("/card-z/counts/pub-run-last", test_pub_run_last);
  g_test_add_func ("/card-z/counts/zombie-count", test_zombie_count);
  g_test_add_func ("/card-z/counts/ties", test_ties);
  g_test_add_func ("/card-z/counts/loot-count", test_loot_count);
  g_test_add_func ("/card-z/counts/sheet", test_sheet);
  g_test_add_func ("/card-z/counts/own", test_own);
  g_test_add_func ("/card-z/counts/explained", test_explained);
  return g_test_run ();
}
