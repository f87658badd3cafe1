/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/dark-age-z/rules/hk-daz-missions.h"
#include "games/dark-age-z/state/hk-daz-content.h"

#include "daz-game.h"

static HkDazKingdom *
kingdom (HkDazTable *table,
         int         number)
{
  return hk_daz_table_get_kingdom (table, number);
}

/* A table where Ann's mission is @mission and nobody holds a card. */
static HkDazTable *
new_table (const char *mission)
{
  HkDazTable *table = daz_new (DAZ_FOUR, 1);

  for (int i = 0; i < 4; i++)
    daz_empty_hand (table, i);
  hk_record_set_string (kingdom (table, 0), &kingdom (table, 0)->mission, mission);
  return table;
}

/* The end of the last day's Phase 3, scored. */
static void
go_to_end (HkDazTable *table)
{
  hk_record_set_int (table, &table->day, table->last_day);
  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_COMBAT);
  hk_table_set_ticked (HK_TABLE (table), "score", TRUE);
}

static int
finish (HkDazTable *table)
{
  go_to_end (table);
  daz_play (table, "{\"move\":\"daily-missions\"}");
  daz_play (table, "{\"move\":\"finish\"}");
  return kingdom (table, 0)->victory_points;
}

static int
end_day (HkDazTable *table)
{
  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_COMBAT);
  hk_table_set_ticked (HK_TABLE (table), "score", TRUE);
  daz_play (table, "{\"move\":\"daily-missions\"}");
  return kingdom (table, 0)->victory_points;
}

/* Every mission of the content is one that the rules know. */
static void
test_all_known (void)
{
  guint n;
  const HkDazMission *missions = hk_daz_content_list_missions (&n);

  g_assert_cmpuint (n, ==, 20);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *reward = hk_daz_missions_get_reward (missions[i].id);

      g_assert_nonnull (reward);
      g_assert_cmpint (missions[i].points + missions[i].tokens + missions[i].cards + missions[i].relics + missions[i].reactivations, >, 0);
    }
  g_assert_null (hk_daz_missions_get_reward ("no-such"));
}

/* Page 24, set 1. */
static void
test_relics (void)
{
  g_autoptr (HkDazTable) table = new_table ("relic-played");
  g_autoptr (HkDazTable) discarding = new_table ("relic-discarded");
  g_autoptr (HkDazTable) daily = new_table ("two-relics");
  g_autoptr (HkDazTable) most = new_table ("most-relics");

  hk_daz_kingdom_add_relic (kingdom (table, 0), "immortal-vest");
  daz_play (table, "{\"move\":\"play-relic\",\"relic\":\"immortal-vest\",\"effect\":\"b\",\"player\":0,\"target\":0}");
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, 0)), ==, 1);

  daz_place (discarding, 0, 1, "bronze-4", 1, TRUE);
  daz_refuse (discarding, "{\"move\":\"mission\",\"player\":0,\"relic\":\"iron-steed\"}", HK_ERROR_IMPOSSIBLE);
  hk_daz_kingdom_add_relic (kingdom (discarding, 0), "iron-steed");
  daz_refuse (discarding, "{\"move\":\"reactivate-by-mission\",\"player\":0,\"frontier\":0,\"zone\":1}", HK_ERROR_IMPOSSIBLE);
  daz_play (discarding, "{\"move\":\"mission\",\"player\":0,\"relic\":\"iron-steed\"}");
  g_assert_cmpuint (hk_daz_kingdom_get_n_relics (kingdom (discarding, 0)), ==, 0);
  daz_play (discarding, "{\"move\":\"reactivate-by-mission\",\"player\":0,\"frontier\":0,\"zone\":1}");
  g_assert_true (hk_daz_zone_is_active (hk_daz_table_get_zone (discarding, 0, 1)));
  g_assert_cmpint (hk_daz_table_get_zone (discarding, 0, 1)->loyalty, ==, 0);

  hk_record_set_int (kingdom (daily, 0), &kingdom (daily, 0)->relics_played, 2);
  g_assert_cmpint (end_day (daily), ==, 3);
  hk_daz_kingdom_add_relic (kingdom (most, 0), "iron-steed");
  hk_daz_kingdom_add_relic (kingdom (most, 1), "iron-steed");
  g_assert_cmpint (finish (most), ==, 6);
}

/* Page 24, set 2. */
static void
test_first_to_pass (void)
{
  g_autoptr (HkDazTable) consumed = new_table ("consumed");
  g_autoptr (HkDazTable) pass = new_table ("first-to-pass");
  g_autoptr (HkDazTable) reached = new_table ("zone-five-reached");
  g_autoptr (HkDazTable) technology = new_table ("all-technology");
  HkDazFrontier *board = hk_daz_table_get_frontier (reached, 3);

  for (int i = 1; i <= 5; i++)
    daz_place (consumed, 0, i, "bronze-4", 0, FALSE);
  daz_give (consumed, 0, "bronze-5");
  daz_play (consumed, "{\"move\":\"play-army\",\"frontier\":0,\"hand\":0}");
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (consumed, 0)), ==, 1);

  daz_play (pass, "{\"move\":\"pass\"}");
  g_assert_cmpint (end_day (pass), ==, 2);
  g_assert_true (kingdom (pass, 0)->mission_shown);

  hk_record_set_int (board, &board->reached_zone, 4);
  g_assert_false (hk_daz_missions_count_met (reached, 0, "zone-five-reached"));
  hk_record_set_int (board, &board->reached_zone, 6);
  g_assert_cmpint (end_day (reached), ==, 2);

  hk_record_set_int (kingdom (technology, 0), &kingdom (technology, 0)->technology, 3);
  g_assert_cmpint (finish (technology), ==, 6);
}

/* Page 24, set 3. */
static void
test_icons_and_commanders (void)
{
  g_autoptr (HkDazTable) gold = new_table ("gold-played");
  g_autoptr (HkDazTable) icons = new_table ("most-command-icons");
  g_autoptr (HkDazTable) forward = new_table ("forward-commander");
  g_autoptr (HkDazTable) cards = new_table ("most-cards");
  HkDazZone *zone = hk_daz_table_get_zone (forward, 0, 2);
  const int tokens = kingdom (gold, 0)->command_tokens;

  daz_give (gold, 0, "gold-6");
  daz_play (gold, "{\"move\":\"play-army\",\"frontier\":0,\"hand\":0,\"pioneer\":false}");
  g_assert_cmpint (kingdom (gold, 0)->command_tokens, ==, tokens + 1);
  g_assert_cmpint (kingdom (gold, 0)->victory_points, ==, 1);

  g_assert_true (hk_daz_missions_count_met (icons, 0, "most-command-icons"));
  daz_place (icons, 0, 2, "bronze-4", 0, FALSE);
  g_assert_false (hk_daz_missions_count_met (icons, 0, "most-command-icons"));
  g_assert_true (hk_daz_missions_count_met (icons, 1, "most-command-icons"));
  hk_record_set_int (icons, &icons->day, icons->last_day);
  g_assert_false (hk_daz_missions_count_met (icons, 1, "most-command-icons"));

  daz_place (forward, 0, 2, "bronze-4", 0, TRUE);
  hk_record_set_string (zone, &zone->commander, "matilda");
  hk_record_set_int (zone, &zone->recruiter, 0);
  g_assert_cmpint (end_day (forward), ==, 2);

  g_assert_false (hk_daz_missions_count_met (cards, 0, "most-cards"));
  daz_give (cards, 0, "bronze-4");
  g_assert_cmpint (finish (cards), ==, 7);
}

/* Page 24, set 4. */
static void
test_kills (void)
{
  g_autoptr (HkDazTable) seven = new_table ("seven-kills");
  g_autoptr (HkDazTable) most = new_table ("most-kills");
  g_autoptr (HkDazTable) armies = new_table ("most-own-armies");
  g_autoptr (HkDazTable) few = new_table ("few-cards");
  HkDazFrontier *board = hk_daz_table_get_frontier (seven, 0);

  daz_place (seven, 0, 1, "gold-7", 0, FALSE);
  hk_record_set_int (kingdom (seven, 0), &kingdom (seven, 0)->kills, 20);
  hk_record_set_int (board, &board->horde, 1);
  hk_record_set_enum (seven, &seven->phase, HK_DAZ_PHASE_COMBAT);
  daz_play (seven, "{\"move\":\"invade\"}");
  g_assert_cmpint (kingdom (seven, 0)->kills, ==, 21);
  g_assert_cmpuint (hk_daz_kingdom_get_n_relics (kingdom (seven, 0)), ==, 2);
  g_assert_cmpint (kingdom (seven, 0)->relics_by_mission, ==, 2);

  hk_record_set_int (kingdom (most, 0), &kingdom (most, 0)->kills, 4);
  daz_place (most, 1, 1, "bronze-4", 1, TRUE);
  end_day (most);
  g_assert_cmpint (kingdom (most, 0)->reactivations_due, ==, 2);
  daz_play (most, "{\"move\":\"reactivate-by-mission\",\"player\":0,\"frontier\":1,\"zone\":1,\"loyalty\":2}");
  g_assert_cmpint (hk_daz_table_get_zone (most, 1, 1)->loyalty, ==, 2);
  daz_play (most, "{\"move\":\"reactivate-by-mission\",\"player\":0,\"skip\":true}");
  g_assert_cmpint (kingdom (most, 0)->reactivations_due, ==, 0);

  daz_place (armies, 0, 1, "bronze-4", 0, FALSE);
  g_assert_false (hk_daz_missions_count_met (armies, 0, "most-own-armies"));
  daz_place (armies, 3, 1, "bronze-4", 0, FALSE);
  g_assert_cmpint (finish (armies), ==, 10);

  daz_give (few, 0, "bronze-4");
  g_assert_cmpint (finish (few), ==, 6);
}

/* Page 24, set 5. */
static void
test_loyalty_and_gates (void)
{
  g_autoptr (HkDazTable) same = new_table ("same-loyalty");
  g_autoptr (HkDazTable) gate = new_table ("gate-unharmed");
  g_autoptr (HkDazTable) fives = new_table ("both-zone-fives");
  g_autoptr (HkDazTable) armies = new_table ("most-frontier-armies");
  HkDazFrontier *left = hk_daz_table_get_frontier (gate, 0);
  HkDazFrontier *right = hk_daz_table_get_frontier (gate, 3);

  daz_place (same, 0, 1, "bronze-4", 1, FALSE);
  daz_give (same, 0, "bronze-5");
  daz_play (same, "{\"move\":\"play-army\",\"frontier\":0,\"hand\":0}");
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (same, 0)), ==, 0);
  daz_give (same, 0, "bronze-5");
  daz_play (same, "{\"move\":\"play-army\",\"player\":0,\"house\":true,\"frontier\":0,\"hand\":0}");
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (same, 0)), ==, 1);

  hk_record_set_int (left, &left->at_gate, 9);
  hk_record_set_int (right, &right->at_gate, 9);
  g_assert_false (hk_daz_missions_count_met (gate, 0, "gate-unharmed"));
  hk_record_set_int (right, &right->at_gate, 0);
  end_day (gate);
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (gate, 0)), ==, 2);

  daz_place (fives, 0, 5, "bronze-4", 1, FALSE);
  g_assert_false (hk_daz_missions_count_met (fives, 0, "both-zone-fives"));
  daz_place (fives, 3, 5, "bronze-4", 3, FALSE);
  g_assert_cmpint (finish (fives), ==, 8);

  daz_place (armies, 0, 1, "bronze-4", 1, FALSE);
  daz_place (armies, 3, 1, "bronze-4", 3, FALSE);
  g_assert_cmpint (finish (armies), ==, 10);
}

/* A mission that only its player knows is claimed, and no reward is given twice. */
static void
test_claim (void)
{
  g_autoptr (HkDazTable) table = new_table (NULL);

  daz_refuse (table, "{\"move\":\"mission\",\"player\":0}", HK_ERROR_PARAMETER);
  daz_refuse (table, "{\"move\":\"mission\",\"player\":0,\"mission\":\"no-such\"}", HK_ERROR_PARAMETER);
  daz_refuse (table, "{\"move\":\"mission\",\"player\":0,\"mission\":\"two-relics\"}", HK_ERROR_REFUSED);
  hk_record_set_int (kingdom (table, 0), &kingdom (table, 0)->relics_played, 2);
  daz_play (table, "{\"move\":\"mission\",\"player\":0,\"mission\":\"two-relics\"}");
  g_assert_cmpint (kingdom (table, 0)->victory_points, ==, 3);
  daz_refuse (table, "{\"move\":\"mission\",\"player\":0}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"mission\",\"player\":0,\"mission\":\"most-cards\"}", HK_ERROR_REFUSED);
  g_assert_cmpint (end_day (table), ==, 3);
}

/* Page 4: which types of missions pay when, and that no two players have the same card. */
static void
test_what_pays (void)
{
  static const struct
  {
    HkDazPhase  phase;
    gboolean    last;
    const char *types[4];
  } cases[] = {
    { HK_DAZ_PHASE_PLANNING, FALSE, { "all-time" } },
    { HK_DAZ_PHASE_RALLYING, TRUE, { "all-time" } },
    { HK_DAZ_PHASE_COMBAT, FALSE, { "all-time", "daily" } },
    { HK_DAZ_PHASE_CLEANUP, FALSE, { "all-time", "daily" } },
    { HK_DAZ_PHASE_COMBAT, TRUE, { "all-time", "daily", "end-game" } },
  };
  static const char * const all[] = { "all-time", "daily", "end-game" };
  g_autoptr (HkDazTable) table = new_table ("two-relics");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      hk_record_set_enum (table, &table->phase, cases[i].phase);
      hk_record_set_int (table, &table->day, cases[i].last ? table->last_day : 1);
      for (gsize j = 0; j < G_N_ELEMENTS (all); j++)
        g_assert_cmpint (hk_daz_missions_pays_now (table, all[j]), ==, g_strv_contains (cases[i].types, all[j]));
    }
  g_assert_true (hk_daz_missions_is_shown (table, "two-relics"));
  g_assert_false (hk_daz_missions_is_shown (table, "most-cards"));
}

/* Page 24: what each mission gives, and nothing else. */
static void
test_rewards (void)
{
  static const struct
  {
    const char *mission;
    int         points;
    int         tokens;
    guint       cards;
    int         reactivations;
    guint       relics;
  } rewards[] = {
    { "relic-played", 0, 0, 1, 0, 0 },       { "relic-discarded", 0, 0, 0, 1, 0 },    { "two-relics", 3, 0, 0, 0, 0 },
    { "most-relics", 6, 0, 0, 0, 0 },        { "consumed", 0, 0, 1, 0, 0 },           { "first-to-pass", 2, 0, 0, 0, 0 },
    { "zone-five-reached", 2, 0, 0, 0, 0 },  { "all-technology", 6, 0, 0, 0, 0 },     { "gold-played", 1, 1, 0, 0, 0 },
    { "most-command-icons", 3, 0, 0, 0, 0 }, { "forward-commander", 2, 0, 0, 0, 0 },  { "most-cards", 7, 0, 0, 0, 0 },
    { "seven-kills", 0, 0, 0, 0, 1 },        { "most-kills", 0, 0, 0, 2, 0 },         { "most-own-armies", 10, 0, 0, 0, 0 },
    { "few-cards", 6, 0, 0, 0, 0 },          { "same-loyalty", 0, 0, 1, 0, 0 },       { "gate-unharmed", 0, 0, 2, 0, 0 },
    { "both-zone-fives", 8, 0, 0, 0, 0 },    { "most-frontier-armies", 10, 0, 0, 0, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rewards); i++)
    {
      g_autoptr (HkDazTable) table = new_table (NULL);
      HkDazKingdom *ann = kingdom (table, 0);
      const int tokens = ann->command_tokens;
      const gboolean gives_relic = g_str_equal (rewards[i].mission, "relic-discarded");
      g_autofree char *line = g_strdup_printf ("{\"move\":\"mission\",\"player\":0,\"mission\":\"%s\"%s,\"house\":true}", rewards[i].mission,
                                               gives_relic ? ",\"relic\":\"iron-steed\"" : "");

      if (gives_relic)
        hk_daz_kingdom_add_relic (ann, "iron-steed");
      daz_play (table, line);
      g_test_message ("%s", rewards[i].mission);
      g_assert_cmpint (ann->victory_points, ==, rewards[i].points);
      g_assert_cmpint (ann->command_tokens, ==, tokens + rewards[i].tokens);
      g_assert_cmpuint (hk_daz_kingdom_get_hand_size (ann), ==, rewards[i].cards);
      g_assert_cmpint (ann->reactivations_due, ==, rewards[i].reactivations);
      g_assert_cmpuint (hk_daz_kingdom_get_n_relics (ann), ==, rewards[i].relics);
    }
}

/* Page 24: the last Relic Card is given; after it there is none. */
static void
test_last_relic (void)
{
  g_autoptr (HkDazTable) table = new_table (NULL);
  HkDazKingdom *ann = kingdom (table, 0);
  const char *line = "{\"move\":\"mission\",\"player\":0,\"mission\":\"seven-kills\"}";
  g_autofree char *none = NULL;

  hk_record_set_int (ann, &ann->kills, 14);
  daz_play (table, "{\"move\":\"set\",\"path\":\"relic-deck/draw-pile\",\"value\":[\"iron-steed\"]}");
  daz_play (table, line);
  g_assert_cmpuint (hk_daz_kingdom_get_n_relics (ann), ==, 1);
  none = daz_say (table, line);
  g_assert_nonnull (strstr (none, "none is left"));
  g_assert_cmpuint (hk_daz_kingdom_get_n_relics (ann), ==, 1);
}

/* Page 24: an all-time mission pays for what has happened, once for each time. */
static void
test_claim_all_time (void)
{
  static const struct
  {
    const char *mission;
    gsize       happenings;
  } missions[] = {
    { "relic-played", G_STRUCT_OFFSET (HkDazKingdom, relics_played) },
    { "gold-played", G_STRUCT_OFFSET (HkDazKingdom, golds_played) },
    { "same-loyalty", G_STRUCT_OFFSET (HkDazKingdom, loyals_played) },
    { "consumed", G_STRUCT_OFFSET (HkDazKingdom, consumed) },
  };

  for (guint i = 0; i < G_N_ELEMENTS (missions); i++)
    {
      g_autoptr (HkDazTable) table = new_table (NULL);
      HkDazKingdom *ann = kingdom (table, 0);
      g_autofree char *line = g_strdup_printf ("{\"move\":\"mission\",\"player\":0,\"mission\":\"%s\"}", missions[i].mission);

      daz_refuse (table, line, HK_ERROR_REFUSED);
      hk_record_set_int (ann, &G_STRUCT_MEMBER (int, ann, missions[i].happenings), 1);
      daz_play (table, line);
      daz_refuse (table, line, HK_ERROR_REFUSED);
    }
}

/* Page 24: a Relic Card for 7 kills, at most 2 a day. */
static void
test_claim_seven_kills (void)
{
  g_autoptr (HkDazTable) table = new_table (NULL);
  const char *line = "{\"move\":\"mission\",\"player\":0,\"mission\":\"seven-kills\"}";

  daz_refuse (table, line, HK_ERROR_REFUSED);
  hk_record_set_int (kingdom (table, 0), &kingdom (table, 0)->kills, 28);
  daz_play (table, line);
  daz_play (table, line);
  daz_refuse (table, line, HK_ERROR_REFUSED);
  g_assert_cmpuint (hk_daz_kingdom_get_n_relics (kingdom (table, 0)), ==, 2);
}

/* Page 24: a relic is given away in one’s own turn. */
static void
test_relic_in_own_turn (void)
{
  g_autoptr (HkDazTable) table = new_table ("relic-discarded");

  hk_daz_kingdom_add_relic (kingdom (table, 0), "iron-steed");
  hk_record_set_int (table, &table->current_player, 1);
  daz_refuse (table, "{\"move\":\"mission\",\"player\":0,\"relic\":\"iron-steed\"}", HK_ERROR_REFUSED);
  hk_record_set_int (table, &table->current_player, 0);
  daz_refuse (table, "{\"move\":\"mission\",\"player\":0}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"mission\",\"player\":0,\"relic\":\"iron-steed\"}");
}

/* Page 5: cards in people’s hands are theirs; nothing is paid for a mission that nobody has shown. */
static void
test_unknown_missions (void)
{
  g_autoptr (HkDazTable) table = daz_new ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],"
                                          "\"first-player\":0,\"components\":\"none\",\"cards-by\":\"hand\",\"missions\":\"deal\"}", 1);

  for (int i = 0; i < 3; i++)
    g_assert_null (kingdom (table, i)->mission);
  hk_record_set_int (kingdom (table, 0), &kingdom (table, 0)->pass_order, 1);
  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_COMBAT);
  hk_table_set_ticked (HK_TABLE (table), "score", TRUE);
  daz_play (table, "{\"move\":\"mission\",\"player\":0,\"mission\":\"first-to-pass\"}");
  daz_play (table, "{\"move\":\"daily-missions\"}");
  g_assert_cmpint (kingdom (table, 0)->victory_points, ==, 2);
  g_assert_cmpint (kingdom (table, 1)->victory_points, ==, 0);
  g_assert_cmpint (kingdom (table, 2)->victory_points, ==, 0);
}

/* Page 16: level at the top win together. */
static void
test_tie (void)
{
  g_autoptr (HkDazTable) table = new_table (NULL);
  g_autofree char *outcome = NULL;

  hk_record_set_int (kingdom (table, 1), &kingdom (table, 1)->victory_points, 9);
  hk_record_set_int (kingdom (table, 3), &kingdom (table, 3)->victory_points, 9);
  finish (table);
  g_assert_true (hk_table_is_over (HK_TABLE (table)));
  outcome = hk_table_get_outcome (HK_TABLE (table));
  g_assert_cmpstr (outcome, ==, "Bo, Di win together with 9 Victory Points each.");
  g_assert_null (hk_table_get_primary_action (HK_TABLE (table)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/missions/all-known", test_all_known);
  g_test_add_func ("/dark-age-z/missions/relics", test_relics);
  g_test_add_func ("/dark-age-z/missions/first-to-pass", test_first_to_pass);
  g_test_add_func ("/dark-age-z/missions/icons-and-commanders", test_icons_and_commanders);
  g_test_add_func ("/dark-age-z/missions/kills", test_kills);
  g_test_add_func ("/dark-age-z/missions/loyalty-and-gates", test_loyalty_and_gates);
  g_test_add_func ("/dark-age-z/missions/claim", test_claim);
  g_test_add_func ("/dark-age-z/missions/what-pays", test_what_pays);
  g_test_add_func ("/dark-age-z/missions/rewards", test_rewards);
  g_test_add_func ("/dark-age-z/missions/last-relic", test_last_relic);
  g_test_add_func ("/dark-age-z/missions/claim-all-time", test_claim_all_time);
  g_test_add_func ("/dark-age-z/missions/claim-seven-kills", test_claim_seven_kills);
  g_test_add_func ("/dark-age-z/missions/relic-in-own-turn", test_relic_in_own_turn);
  g_test_add_func ("/dark-age-z/missions/unknown", test_unknown_missions);
  g_test_add_func ("/dark-age-z/missions/tie", test_tie);
  return g_test_run ();
}
