/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cz-camp.h"

#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/team/hk-cz-count.h"
#include "games/card-z/team/hk-cz-inventory.h"

/* The ten scenarios: what they lay out, and how each is won and lost (book, Scenarios). */

static void
add_horde (HkCzTable *table,
           int        q)
{
  g_autoptr (HkCzHorde) horde = g_object_new (HK_TYPE_CZ_HORDE, "q", q, "size", -1, NULL);

  hk_record_list_append (table->hordes, horde);
}

static void
set_weather_left (HkCzTable *table,
                  guint      n)
{
  g_autoptr (HkDeck) deck = hk_deck_new ("the Weather", FALSE);

  for (guint i = 0; i < n; i++)
    hk_deck_put_on_top (deck, "w");
  hk_record_set_record (table, &table->weather_deck, deck);
}

/* The table of the book (page 14). */
static void
test_list (void)
{
  static const struct
  {
    const char *id;
    const char *patterns;
    const char *solo;
    const char *co_op;
    const char *competitive;
  } book[] = {
    { "home-run", "b", "medium", NULL, NULL },
    { "rescue-911", "b", "hard", NULL, NULL },
    { "survive", "abc", "medium", "easy", "" },
    { "civic-duty", "abc", "hard", "hard", NULL },
    { "raging-fire", "a", "hard", "medium", NULL },
    { "mission-from-god", "abc", "hard", "medium", "" },
    { "horde-annihilation", "a", "hard", "medium", NULL },
    { "pub-run", "a", NULL, NULL, "" },
    { "zombie-count", "abc", NULL, NULL, "" },
    { "loot-count", "abc", NULL, NULL, "" },
  };
  guint n;

  hk_cz_scenario_list (&n);
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (book) + 1);
  for (guint i = 0; i < G_N_ELEMENTS (book); i++)
    {
      const HkCzScenario *scenario = hk_cz_scenario_lookup (book[i].id);

      g_assert_nonnull (scenario);
      g_assert_cmpstr (scenario->patterns, ==, book[i].patterns);
      g_assert_cmpstr (hk_cz_scenario_get_difficulty (scenario, HK_CZ_MODE_SOLO), ==, book[i].solo);
      g_assert_cmpstr (hk_cz_scenario_get_difficulty (scenario, HK_CZ_MODE_CO_OP), ==, book[i].co_op);
      g_assert_cmpstr (hk_cz_scenario_get_difficulty (scenario, HK_CZ_MODE_COMPETITIVE), ==, book[i].competitive);
      g_assert_true (hk_cz_scenario_has_pattern (scenario, "b") == (strchr (book[i].patterns, 'b') != NULL));
    }
  g_assert_null (hk_cz_scenario_lookup ("tea-party"));
}

/* Which map, mode and number of players a scenario is for (Scenarios, page 14). */
static void
test_check (void)
{
  g_autoptr (HkCzTable) table = camp_new ("pub-run", "solo");
  g_autoptr (HkMove) move = camp_move (table);
  g_autoptr (GError) error = NULL;

  g_assert_false (hk_cz_scenario_check (table, move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_REFUSED);
  g_clear_error (&error);
  hk_record_set_enum (table, &table->mode, HK_CZ_MODE_COMPETITIVE);
  hk_record_set_string (table, &table->pattern, "c");
  g_assert_false (hk_cz_scenario_check (table, move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_REFUSED);
  g_clear_error (&error);
  hk_record_set_string (table, &table->pattern, "a");
  g_assert_true (hk_cz_scenario_check (table, move, &error));
  hk_record_set_string (table, &table->scenario, "tea-party");
  g_assert_false (hk_cz_scenario_check (table, move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
}

/* Home Run: from the Looted Pub to the Alpha Base (Scenarios, page 14). */
static void
test_home_run (void)
{
  g_autoptr (HkCzTable) table = camp_new ("home-run", "solo");
  HkCzSurvivor *dad = camp_survivor (table, DAD);

  hk_record_list_remove_at (table->survivors, GIRL);
  camp_give (table, DAD, "Carbine");
  add_horde (table, 2);
  camp_lay_out (table);
  g_assert_cmpstr (camp_location (table, PUB)->name, ==, "Looted Pub");
  g_assert_false (camp_location (table, PUB)->cache);
  g_assert_cmpint (camp_location (table, PUB)->q, ==, 1);
  g_assert_cmpint (camp_location (table, BRAVO)->q, ==, 2);
  g_assert_cmpint (dad->place, ==, PUB);
  g_assert_true (camp_location (table, PUB)->safe);
  g_assert_false (camp_location (table, ALPHA)->safe);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->hordes)), ==, 0);
  g_assert_cmpint (camp_count_loot (table, DAD), ==, 3);
  g_assert_cmpint (hk_cz_survivor_find_loot (dad, "Ka-Bar"), ==, 0);
  g_assert_cmpint (hk_cz_survivor_find_loot (dad, "Junk Food"), ==, 2);
  g_assert_false (camp_check_end (table));
  /* Standing there is not enough while it is not safe. */
  hk_record_set_int (dad, &dad->place, ALPHA);
  g_assert_false (camp_check_end (table));
  camp_location (table, ALPHA)->safe = TRUE;
  camp_assert_over (table, HK_CZ_OUTCOME_WON, -1);
}

/* Home Run is lost with its Character (Scenarios, page 14). */
static void
test_home_run_lost (void)
{
  g_autoptr (HkCzTable) table = camp_new ("home-run", "solo");

  hk_record_list_remove_at (table->survivors, GIRL);
  camp_lay_out (table);
  camp_play (table, "{\"move\":\"lose\",\"survivor\":0}");
  camp_assert_over (table, HK_CZ_OUTCOME_LOST, -1);
}

static void
begin_rescue (HkCzTable *table)
{
  static const char * const cards[] = { "z1", "d1", "d2", "z2", NULL };
  g_autoptr (HkDeck) deck = hk_deck_new ("the Encounter Deck", TRUE);

  hk_deck_fill (deck, cards);
  hk_record_set_record (table, &table->encounter_deck, deck);
  for (guint i = 0; cards[i] != NULL; i++)
    {
      g_autoptr (HkCzCard) card = g_object_new (HK_TYPE_CZ_CARD, "id", cards[i], "type", cards[i][0] == 'd' ? "dependant" : "zombie",
                                                "name", cards[i], "carry", 2, NULL);

      hk_record_list_append (table->cards, card);
    }
  camp_lay_out (table);
}

/* What the card of a Dependant does not say is not known; an infant carries nothing (page 5). It is the same for those who wait at
 * Bravo Base and for those who are found. */
static void
test_dependants (void)
{
  static const struct
  {
    int      printed_move, printed_carry;
    gboolean infant;
    int      move, carry;
  } cases[] = { { 0, 0, FALSE, -1, -1 }, { 0, 0, TRUE, -1, 0 }, { 1, 1, FALSE, 1, 1 }, { 5, 3, FALSE, 5, 3 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkCzTable) table = camp_new ("rescue-911", "solo");
      g_autoptr (HkCzCard) card = g_object_new (HK_TYPE_CZ_CARD, "id", "d1", "type", "dependant", "name", "Tim", "move", cases[i].printed_move, "carry",
                                                cases[i].printed_carry, "push", 6, "infant", cases[i].infant, NULL);
      g_autoptr (HkCzEncounter) found = g_object_new (HK_TYPE_CZ_ENCOUNTER, "id", "d1", "type", "dependant", "revealed", TRUE, "set-aside", TRUE, NULL);

      hk_record_list_append (table->cards, card);
      camp_lay_out (table);
      hk_record_list_append (camp_location (table, ALPHA)->encounters, found);
      camp_location (table, ALPHA)->safe = TRUE;
      camp_play (table, "{\"move\":\"adopt\",\"place\":0,\"encounter\":0,\"player\":0}");
      for (int j = 2; j < 4; j++)
        {
          g_assert_cmpint (camp_survivor (table, j)->move, ==, cases[i].move);
          g_assert_cmpint (camp_survivor (table, j)->carry, ==, cases[i].carry);
          g_assert_cmpint (camp_survivor (table, j)->push, ==, 6);
          g_assert_cmpint (camp_survivor (table, j)->infant, ==, cases[i].infant);
          g_assert_cmpint (camp_survivor (table, j)->player, ==, j == 2 ? -1 : 0);
          g_assert_cmpint (camp_survivor (table, j)->place, ==, j == 2 ? BRAVO : ALPHA);
        }
    }
}

/* The Dependants wait at Bravo Base, join there, and are brought home (page 14). */
static void
test_rescue (void)
{
  g_autoptr (HkCzTable) table = camp_new ("rescue-911", "solo");

  begin_rescue (table);
  g_assert_cmpint (table->goal, ==, 2);
  g_assert_cmpuint (hk_deck_get_n_left (table->encounter_deck), ==, 2);
  g_assert_cmpint (camp_survivor (table, 2)->player, ==, -1);
  g_assert_cmpint (camp_survivor (table, 2)->place, ==, BRAVO);
  g_assert_cmpint (camp_survivor (table, DAD)->place, ==, ALPHA);
  g_assert_false (camp_check_end (table));
  /* They need no Food before they join. */
  camp_give (table, DAD, "Canned Food");
  camp_reckon (table);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->diets)), ==, 2);
  camp_play (table, "{\"move\":\"reckon\",\"rolls\":[9,9]}");
  camp_refuse (table, "{\"move\":\"adopt\",\"survivor\":2,\"player\":0}", HK_ERROR_IMPOSSIBLE);
  for (int i = 0; i < 2; i++)
    hk_record_set_int (camp_survivor (table, i), &camp_survivor (table, i)->place, BRAVO);
  camp_refuse (table, "{\"move\":\"adopt\",\"survivor\":2,\"player\":0}", HK_ERROR_REFUSED);
  camp_location (table, BRAVO)->safe = TRUE;
  camp_play (table, "{\"move\":\"adopt\",\"survivor\":2,\"player\":0}");
  camp_play (table, "{\"move\":\"adopt\",\"survivor\":3,\"player\":0}");
  camp_refuse (table, "{\"move\":\"adopt\",\"survivor\":3,\"player\":0}", HK_ERROR_IMPOSSIBLE);
  g_assert_cmpint (camp_player (table, 0)->rescued, ==, 2);
  g_assert_false (camp_check_end (table));
  camp_play (table, "{\"move\":\"lose\",\"survivor\":3,\"how\":\"bitten\"}");
  hk_record_set_int (camp_survivor (table, 2), &camp_survivor (table, 2)->place, ALPHA);
  camp_location (table, ALPHA)->safe = TRUE;
  camp_assert_over (table, HK_CZ_OUTCOME_WON, -1);
}

/* Rescue 911 is lost with the last Dependant (Scenarios, page 14). */
static void
test_rescue_lost (void)
{
  g_autoptr (HkCzTable) table = camp_new ("rescue-911", "solo");
  g_autoptr (HkCzTable) none = camp_new ("rescue-911", "solo");
  g_autoptr (HkMove) move = camp_move (none);
  g_autoptr (GError) error = NULL;

  begin_rescue (table);
  camp_play (table, "{\"move\":\"lose\",\"survivor\":2}");
  g_assert_false (camp_check_end (table));
  camp_play (table, "{\"move\":\"lose\",\"survivor\":3}");
  camp_assert_over (table, HK_CZ_OUTCOME_LOST, -1);
  /* Without cards somebody has to say how many there are. */
  g_assert_false (hk_cz_scenario_lay_out (none, move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  none->goal = 3;
  camp_lay_out (none);
  g_assert_cmpint (hk_cz_table_get_n_survivors (none), ==, 5);
}

/* Twice as much Food as Weather cards left, inside a Location where the group is (page 14). */
static void
test_survive (void)
{
  g_autoptr (HkCzTable) table = camp_new ("survive", "co-op");
  g_autoptr (HkCzLoot) left = hk_cz_loot_make (table, "Canned Food");
  g_autoptr (HkBreakdown) breakdown = NULL;

  set_weather_left (table, 3);
  camp_give (table, DAD, "Canned Food");
  camp_give (table, GIRL, "Old Bread");
  g_assert_cmpint (hk_cz_table_count_food (table, -1, TRUE), ==, 3);
  g_assert_false (camp_check_end (table));
  hk_cz_location_add_loot (table, ALPHA, left);
  g_assert_cmpint (hk_cz_table_count_food (table, -1, TRUE), ==, 5);
  camp_give (table, MAX_, "Fresh Food");
  /* Not in a place that is not safe, nor outside. */
  camp_survivor (table, MAX_)->place = HOUSE;
  g_assert_false (camp_check_end (table));
  camp_survivor (table, MAX_)->place = FIELD;
  camp_location (table, FIELD)->safe = TRUE;
  g_assert_false (camp_check_end (table));
  breakdown = hk_cz_table_explain_score (table, -1);
  g_assert_cmpstr (hk_breakdown_get_value (breakdown), ==, "5");
  camp_location (table, HOUSE)->safe = TRUE;
  camp_survivor (table, MAX_)->place = HOUSE;
  camp_assert_over (table, HK_CZ_OUTCOME_WON, -1);
}

/* Survive: whoever has the Food first (Scenarios, page 14). */
static void
test_survive_competitive (void)
{
  g_autoptr (HkCzTable) table = camp_new ("survive", "competitive");
  g_autoptr (HkCzTable) last = camp_new ("survive", "competitive");
  g_autoptr (HkCzTable) lost = camp_new ("survive", "solo");

  set_weather_left (table, 1);
  camp_give (table, DAD, "Old Bread");
  camp_give (table, MAX_, "Old Bread");
  g_assert_false (camp_check_end (table));
  camp_give (table, MAX_, "Fresh Food");
  camp_assert_over (table, HK_CZ_OUTCOME_WON, 1);
  set_weather_left (last, 9);
  camp_play (last, "{\"move\":\"lose\",\"survivor\":2}");
  camp_assert_over (last, HK_CZ_OUTCOME_WON, 0);
  set_weather_left (lost, 9);
  camp_play (lost, "{\"move\":\"lose\",\"survivor\":0}");
  g_assert_false (camp_check_end (lost));
  camp_play (lost, "{\"move\":\"lose\",\"survivor\":1}");
  camp_assert_over (lost, HK_CZ_OUTCOME_LOST, -1);
}

/* The Weather of the day may be the card that was too many (Scenarios, page 14). */
static void
test_survive_weather (void)
{
  g_autoptr (HkCzTable) table = camp_new ("survive", "solo");
  g_autoptr (HkCzWeather) weather = g_object_new (HK_TYPE_CZ_WEATHER, "id", "w", "name", "Fog", NULL);

  set_weather_left (table, 2);
  hk_record_list_append (table->weathers, weather);
  hk_record_set_record (table, &table->weather, NULL);
  camp_give (table, DAD, "Canned Food");
  g_assert_false (camp_check_end (table));
  camp_play (table, "{\"move\":\"weather\"}");
  camp_assert_over (table, HK_CZ_OUTCOME_WON, -1);
}

/* All Caches red; with several players the S-Mart too; the grade is of those who live less those who were lost (page 14). */
static void
test_civic_duty (void)
{
  g_autoptr (HkCzTable) table = camp_new ("civic-duty", "co-op");
  g_autoptr (HkCzTable) solo = camp_new ("civic-duty", "solo");
  const int bob = camp_join (table, "Bob", HK_CZ_SURVIVOR_ALLY, 0);
  g_autoptr (HkBreakdown) breakdown = NULL;

  camp_join (table, "Ben", HK_CZ_SURVIVOR_DEPENDANT, 1);
  camp_survivor (table, bob)->starving = TRUE;
  camp_location (table, PUB)->cache = FALSE;
  camp_location (table, HOUSE)->cache = FALSE;
  g_assert_cmpint (hk_cz_table_count_caches (table), ==, 1);
  /* What burns cannot be cleared. */
  camp_location (table, STATION)->fire = TRUE;
  g_assert_cmpint (hk_cz_table_count_caches (table), ==, 0);
  g_assert_false (camp_check_end (table));
  camp_location (table, MART)->clearings = 1;
  g_assert_false (camp_check_end (table));
  camp_location (table, MART)->clearings = 2;
  g_assert_cmpint (hk_cz_table_get_points (table), ==, 2);
  hk_record_set_boolean (camp_survivor (table, GIRL), &camp_survivor (table, GIRL)->dead, TRUE);
  g_assert_cmpint (hk_cz_table_get_points (table), ==, 1);
  camp_assert_over (table, HK_CZ_OUTCOME_WON, -1);
  g_assert_nonnull (strstr (table->reason, "B-"));
  breakdown = hk_cz_table_explain_score (table, -1);
  g_assert_cmpstr (hk_breakdown_get_value (breakdown), ==, "B-");
  for (int i = 0; i < hk_cz_table_get_n_locations (solo); i++)
    camp_location (solo, i)->cache = FALSE;
  camp_assert_over (solo, HK_CZ_OUTCOME_WON, -1);
}

/* Civic Duty is lost with the last Character (Scenarios, page 14). */
static void
test_civic_duty_lost (void)
{
  g_autoptr (HkCzTable) table = camp_new ("civic-duty", "solo");

  camp_join (table, "Ben", HK_CZ_SURVIVOR_DEPENDANT, 0);
  camp_play (table, "{\"move\":\"lose\",\"survivor\":0}");
  camp_play (table, "{\"move\":\"lose\",\"survivor\":1}");
  /* A Dependant alone cannot go on. */
  camp_assert_over (table, HK_CZ_OUTCOME_LOST, -1);
}

/* All grades, at and beyond the ends of the table (page 14). */
static void
test_grades (void)
{
  static const char * const grades[] = { "E", "E", "D", "C", "B-", "B", "B+", "A-", "A", "A+", "A+", "A+" };

  for (int points = -3; points <= 8; points++)
    g_assert_cmpstr (hk_cz_grade_for_points (points), ==, grades[points + 3]);
}

/* Raging Fire ends with the fifth fire (Scenarios, page 14). */
static void
test_raging_fire (void)
{
  g_autoptr (HkCzTable) table = camp_new ("raging-fire", "co-op");
  g_autoptr (HkCzTable) lost = camp_new ("raging-fire", "solo");

  add_horde (table, 2);
  camp_lay_out (table);
  g_assert_true (camp_location (table, STATION)->fire);
  g_assert_cmpint (camp_location (table, STATION)->q, ==, 2);
  g_assert_cmpint (camp_location (table, PUB)->q, ==, 3);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->hordes)), ==, 0);
  camp_join (table, "Bob", HK_CZ_SURVIVOR_ALLY, 0);
  camp_location (table, HOUSE)->fire = TRUE;
  camp_location (table, FIELD)->fire = TRUE;
  camp_location (table, CHURCH)->fire = TRUE;
  g_assert_false (camp_check_end (table));
  camp_location (table, MART)->fire = TRUE;
  g_assert_cmpint (hk_cz_table_count_fires (table), ==, 5);
  camp_assert_over (table, HK_CZ_OUTCOME_WON, -1);
  g_assert_nonnull (strstr (table->reason, "B-"));
  camp_lay_out (lost);
  camp_play (lost, "{\"move\":\"lose\",\"survivor\":0,\"how\":\"fire\"}");
  camp_play (lost, "{\"move\":\"lose\",\"survivor\":1,\"how\":\"fire\"}");
  camp_assert_over (lost, HK_CZ_OUTCOME_LOST, -1);
}

static void
stock_church (HkCzTable *table)
{
  HkCzLocation *church = camp_location (table, CHURCH);
  g_autoptr (HkCzLoot) gloves = hk_cz_loot_make (table, "Gloves");
  g_autoptr (HkCzLoot) knife = hk_cz_loot_make (table, "Ka-Bar");

  church->safe = TRUE;
  church->stocked = TRUE;
  hk_record_list_append (church->stock, gloves);
  hk_record_list_append (church->stock, knife);
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    camp_survivor (table, i)->place = CHURCH;
}

/* Discs buy Loot at the Church; it is perfect when nothing is left (page 14). */
static void
test_mission (void)
{
  g_autoptr (HkCzTable) table = camp_new ("mission-from-god", "solo");
  HkCzPlayer *ann = camp_player (table, 0);

  stock_church (table);
  camp_refuse (table, "{\"move\":\"church-trade\",\"survivor\":0,\"disc\":true,\"get\":0}", HK_ERROR_IMPOSSIBLE);
  ann->discs = 2;
  camp_play (table, "{\"move\":\"church-trade\",\"survivor\":0,\"disc\":true,\"get\":0}");
  g_assert_cmpint (ann->redeemed, ==, 1);
  g_assert_false (camp_check_end (table));
  camp_play (table, "{\"move\":\"church-trade\",\"survivor\":0,\"disc\":true,\"get\":0}");
  camp_assert_over (table, HK_CZ_OUTCOME_WON, -1);
  g_assert_cmpint (hk_cz_table_get_score (table, 0), ==, 2);
}

/* Below the purple number the Church does not take it (page 4). */
static void
test_church_minimum (void)
{
  g_autoptr (HkCzTable) table = camp_new ("mission-from-god", "solo");

  hk_record_set_int (hk_cz_table_find_gear (table, "Rifle"), &hk_cz_table_find_gear (table, "Rifle")->trade, 4);
  stock_church (table);
  camp_give (table, DAD, "Rifle")->supply = 3;
  camp_refuse (table, "{\"move\":\"church-trade\",\"survivor\":0,\"give\":0,\"get\":0}", HK_ERROR_REFUSED);
  hk_cz_survivor_get_loot (camp_survivor (table, DAD), 0)->supply = 4;
  camp_play (table, "{\"move\":\"church-trade\",\"survivor\":0,\"give\":0,\"get\":0}");
  g_assert_cmpint (hk_cz_survivor_find_loot (camp_survivor (table, DAD), "Rifle"), ==, -1);
  g_assert_cmpint (camp_player (table, 0)->redeemed, ==, 0);
}

/* Everybody may stop; then the most Loot for discs wins (page 14). */
static void
test_retire (void)
{
  g_autoptr (HkCzTable) table = camp_new ("mission-from-god", "competitive");
  g_autoptr (HkCzTable) tie = camp_new ("mission-from-god", "competitive");
  g_autoptr (HkCzTable) solo = camp_new ("mission-from-god", "solo");
  g_autoptr (HkCzTable) lost = camp_new ("mission-from-god", "solo");
  g_autoptr (HkCzTable) other = camp_new ("survive", "solo");

  camp_player (table, 1)->redeemed = 3;
  camp_player (table, 0)->redeemed = 1;
  camp_play (table, "{\"move\":\"retire\",\"player\":0}");
  camp_refuse (table, "{\"move\":\"retire\",\"player\":0}", HK_ERROR_IMPOSSIBLE);
  camp_refuse (table, "{\"move\":\"retire\",\"player\":4}", HK_ERROR_PARAMETER);
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  camp_play (table, "{\"move\":\"retire\",\"player\":1}");
  camp_assert_over (table, HK_CZ_OUTCOME_WON, 1);
  camp_play (tie, "{\"move\":\"retire\",\"player\":0}");
  camp_play (tie, "{\"move\":\"retire\",\"player\":1}");
  camp_assert_over (tie, HK_CZ_OUTCOME_ENDED, -1);
  camp_play (solo, "{\"move\":\"retire\"}");
  camp_assert_over (solo, HK_CZ_OUTCOME_ENDED, -1);
  camp_play (lost, "{\"move\":\"lose\",\"survivor\":0}");
  camp_play (lost, "{\"move\":\"lose\",\"survivor\":1}");
  camp_assert_over (lost, HK_CZ_OUTCOME_LOST, -1);
  camp_refuse (other, "{\"move\":\"retire\"}", HK_ERROR_REFUSED);
}

/* Whoever retires has no turn from then on, now and in later phases (page 14). */
static void
test_retired_has_no_turn (void)
{
  g_autoptr (HkCzTable) table = camp_new ("mission-from-god", "co-op");

  g_assert_cmpint (table->current_player, ==, 0);
  camp_play (table, "{\"move\":\"retire\"}");
  g_assert_cmpint (table->current_player, ==, -1);
  g_assert_false (hk_cz_table_is_waiting (table, 0));
  g_assert_true (hk_cz_table_is_waiting (table, 1));
  camp_play (table, "{\"move\":\"set-phase\",\"phase\":\"day\",\"house\":true}");
  g_assert_false (hk_cz_table_is_waiting (table, 0));
  g_assert_true (hk_cz_table_is_waiting (table, 1));
  camp_refuse (table, "{\"move\":\"take-turn\",\"player\":0}", HK_ERROR_REFUSED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/scenarios/list", test_list);
  g_test_add_func ("/card-z/scenarios/check", test_check);
  g_test_add_func ("/card-z/scenarios/home-run", test_home_run);
  g_test_add_func ("/card-z/scenarios/home-run-lost", test_home_run_lost);
  g_test_add_func ("/card-z/scenarios/dependants", test_dependants);
  g_test_add_func ("/card-z/scenarios/rescue", test_rescue);
  g_test_add_func ("/card-z/scenarios/rescue-lost", test_rescue_lost);
  g_test_add_func ("/card-z/scenarios/survive", test_survive);
  g_test_add_func ("/card-z/scenarios/survive-competitive", test_survive_competitive);
  g_test_add_func ("/card-z/scenarios/survive-weather", test_survive_weather);
  g_test_add_func ("/card-z/scenarios/civic-duty", test_civic_duty);
  g_test_add_func ("/card-z/scenarios/civic-duty-lost", test_civic_duty_lost);
  g_test_add_func ("/card-z/scenarios/grades", test_grades);
  g_test_add_func ("/card-z/scenarios/raging-fire", test_raging_fire);
  g_test_add_func ("/card-z/scenarios/mission", test_mission);
  g_test_add_func ("/card-z/scenarios/church-minimum", test_church_minimum);
  g_test_add_func ("/card-z/scenarios/retire", test_retire);
  g_test_add_func ("/card-z/scenarios/retired-has-no-turn", test_retired_has_no_turn);
  return g_test_run ();
}
