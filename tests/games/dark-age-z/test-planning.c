/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "daz-game.h"

static HkDazKingdom *
kingdom (HkDazTable *table,
         int         number)
{
  return hk_daz_table_get_kingdom (table, number);
}

/* Page 6: a field command moves the marker one step and brings a pioneer token while there is one. */
static void
test_field_command (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  const int steps = table->steps_left;
  g_autofree char *said = daz_say (table, "{\"move\":\"take-token\"}");

  g_assert_cmpstr (said, ==, "Ann takes a Command Token. Ann takes a pioneer token.");
  g_assert_cmpint (kingdom (table, 0)->command_tokens, ==, 7);
  g_assert_cmpint (table->pioneer_tokens, ==, 3);
  g_assert_cmpint (table->steps_left, ==, steps - 1);
  g_assert_cmpint (table->current_player, ==, 1);
  daz_refuse (table, "{\"move\":\"take-token\",\"player\":0}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"take-token\",\"pioneer\":false}");
  g_assert_cmpint (table->pioneer_tokens, ==, 3);
  daz_play (table, "{\"move\":\"take-token\",\"player\":0,\"house\":true}");
  g_assert_cmpint (table->current_player, ==, 2);
}

/* Page 8: the free zone nearest to Zone 1, on one's own two frontiers, loyal to either neighbour. */
static void
test_play_army (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  g_autofree char *said = NULL;

  daz_empty_hand (table, 0);
  daz_give (table, 0, "silver-3");
  daz_give (table, 0, "bronze-7");
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":1,\"card\":\"silver-3\"}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":0,\"card\":\"silver-3\",\"zone\":2}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":0,\"card\":\"silver-3\",\"loyalty\":2}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":0,\"card\":\"gold-6\"}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":0,\"hand\":2}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":0}", HK_ERROR_PARAMETER);
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":4,\"hand\":0}", HK_ERROR_PARAMETER);
  daz_place (table, 0, 1, "bronze-4", 1, FALSE);
  said = daz_say (table, "{\"move\":\"play-army\",\"frontier\":0,\"card\":\"silver-3\"}");
  g_assert_nonnull (strstr (said, "Ann sends an Archer (3) into Zone 2 of the frontier with Bo."));
  g_assert_cmpstr (hk_daz_table_get_zone (table, 0, 2)->army->card, ==, "silver-3");
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 2)->loyalty, ==, 0);
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, 0)), ==, 1);
  daz_play (table, "{\"move\":\"play-army\",\"player\":0,\"house\":true,\"frontier\":3,\"hand\":0,\"side\":\"other\"}");
  g_assert_cmpint (hk_daz_table_get_zone (table, 3, 1)->loyalty, ==, 3);
  g_assert_true (hk_daz_frontier_is_covered (hk_daz_table_get_frontier (table, 3), 1, 3));
  g_assert_false (hk_daz_frontier_is_covered (hk_daz_table_get_frontier (table, 3), 1, 0));
}

/* Page 9: with five armies standing, the first is consumed and becomes zombies. */
static void
test_march_active (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, 0);
  const int horde = frontier->horde;

  daz_place (table, 0, 1, "bronze-4", 1, FALSE);
  daz_place (table, 0, 2, "bronze-5", 0, FALSE);
  daz_place (table, 0, 3, "silver-2", 1, FALSE);
  daz_place (table, 0, 4, "silver-3", 0, FALSE);
  daz_place (table, 0, 5, "gold-6", 0, FALSE);
  daz_empty_hand (table, 0);
  daz_give (table, 0, "bronze-7");
  daz_play (table, "{\"move\":\"play-army\",\"frontier\":0}");
  g_assert_cmpint (frontier->horde, ==, horde + 2);
  g_assert_cmpstr (hk_deck_get_discards (table->army_deck)[0], ==, "bronze-4");
  g_assert_cmpstr (hk_daz_table_get_zone (table, 0, 1)->army->card, ==, "bronze-5");
  g_assert_cmpstr (hk_daz_table_get_zone (table, 0, 2)->army->card, ==, "silver-2");
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 2)->loyalty, ==, 1);
  g_assert_cmpstr (hk_daz_table_get_zone (table, 0, 4)->army->card, ==, "gold-6");
  g_assert_cmpstr (hk_daz_table_get_zone (table, 0, 5)->army->card, ==, "bronze-7");
}

/* Page 10: the defeated army nearest to Zone 1 is discarded, and only those behind it march. */
static void
test_march_defeated (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, 0);
  const int horde = frontier->horde;

  daz_place (table, 0, 1, "bronze-4", 1, FALSE);
  daz_place (table, 0, 2, "bronze-5", 0, TRUE);
  daz_place (table, 0, 3, "silver-2", 1, FALSE);
  daz_place (table, 0, 4, "silver-3", 0, TRUE);
  daz_place (table, 0, 5, "gold-6", 0, FALSE);
  daz_empty_hand (table, 0);
  daz_give (table, 0, "bronze-7");
  daz_play (table, "{\"move\":\"play-army\",\"frontier\":0}");
  g_assert_cmpint (frontier->horde, ==, horde);
  g_assert_cmpstr (hk_daz_table_get_zone (table, 0, 1)->army->card, ==, "bronze-4");
  g_assert_cmpstr (hk_daz_table_get_zone (table, 0, 2)->army->card, ==, "silver-2");
  g_assert_false (hk_daz_table_get_zone (table, 0, 2)->defeated);
  g_assert_true (hk_daz_table_get_zone (table, 0, 3)->defeated);
  g_assert_cmpstr (hk_daz_table_get_zone (table, 0, 5)->army->card, ==, "bronze-7");
}

/* Page 12: a commander holds an army to its zone, so that nothing behind it can be made to march. */
static void
test_march_anchored (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);

  for (int i = 1; i <= 5; i++)
    daz_place (table, 0, i, "bronze-4", 0, FALSE);
  hk_record_set_string (hk_daz_table_get_zone (table, 0, 3), &hk_daz_table_get_zone (table, 0, 3)->commander, "lilith");
  hk_record_set_int (hk_daz_table_get_zone (table, 0, 3), &hk_daz_table_get_zone (table, 0, 3)->recruiter, 0);
  daz_empty_hand (table, 0);
  daz_give (table, 0, "bronze-7");
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":0}", HK_ERROR_REFUSED);
  hk_record_set_boolean (hk_daz_table_get_zone (table, 0, 4), &hk_daz_table_get_zone (table, 0, 4)->defeated, TRUE);
  daz_play (table, "{\"move\":\"play-army\",\"frontier\":0}");
  g_assert_cmpstr (hk_daz_table_get_zone (table, 0, 3)->commander, ==, "lilith");
  g_assert_cmpstr (hk_daz_table_get_zone (table, 0, 5)->army->card, ==, "bronze-7");
}

/* Page 10: one bronze, one silver, two gold. */
static void
test_technology (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);

  daz_empty_hand (table, 0);
  daz_give (table, 0, "silver-3");
  daz_refuse (table, "{\"move\":\"upgrade-technology\"}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"upgrade-technology\",\"cards\":[\"silver-3\"]}", HK_ERROR_REFUSED);
  daz_give (table, 0, "bronze-7");
  daz_give (table, 0, "bronze-4");
  daz_play (table, "{\"move\":\"upgrade-technology\"}");
  g_assert_cmpint (kingdom (table, 0)->technology, ==, 1);
  g_assert_cmpstr (hk_deck_get_discards (table->army_deck)[0], ==, "bronze-4");
  daz_play (table, "{\"move\":\"upgrade-technology\",\"player\":0,\"house\":true,\"hand\":[0]}");
  g_assert_cmpint (kingdom (table, 0)->technology, ==, 2);
  daz_give (table, 0, "gold-6");
  hk_record_set_int (table, &table->current_player, 0);
  daz_refuse (table, "{\"move\":\"upgrade-technology\"}", HK_ERROR_REFUSED);
  daz_give (table, 0, "gold-7");
  daz_play (table, "{\"move\":\"upgrade-technology\"}");
  g_assert_cmpint (kingdom (table, 0)->technology, ==, 3);
  hk_record_set_int (table, &table->current_player, 0);
  daz_refuse (table, "{\"move\":\"upgrade-technology\"}", HK_ERROR_IMPOSSIBLE);
}

/* Page 6: a track of which an owner has entered that it closes, but not after how many spaces, is open: its cost is told each time. */
static void
test_track_without_costs (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  HkDazTrack *track = hk_daz_table_get_track (table, "draw-army");

  hk_record_reset (track, "costs", NULL);
  hk_record_set_string (track, &track->end, "closed");
  g_assert_false (hk_daz_track_is_closed (track));
  for (int i = 0; i < 3; i++)
    {
      daz_refuse (table, "{\"move\":\"draw-army\"}", HK_ERROR_PARAMETER);
      daz_play (table, "{\"move\":\"draw-army\",\"cost\":2}");
      g_assert_cmpint (kingdom (table, i)->command_tokens, ==, 3);
    }
  g_assert_false (hk_daz_track_is_closed (track));
}

/* Page 6: the cost to the right of the marker, which then moves; both ends of a track. */
static void
test_tracks (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  HkDazTrack *track = hk_daz_table_get_track (table, "draw-army");
  const int steps = table->steps_left;

  daz_play (table, "{\"move\":\"draw-army\"}");
  g_assert_cmpint (kingdom (table, 0)->command_tokens, ==, 4);
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, 0)), ==, 5);
  g_assert_cmpint (track->position, ==, 1);
  g_assert_cmpint (table->steps_left, ==, steps);
  g_assert_cmpint (table->pioneer_tokens, ==, 4);
  hk_record_set_int (track, &track->position, 5);
  g_assert_cmpint (hk_daz_track_get_cost (track), ==, 4);
  daz_play (table, "{\"move\":\"draw-army\"}");
  g_assert_cmpint (hk_daz_track_get_cost (track), ==, 4);
  g_assert_cmpint (track->position, ==, 6);
  daz_play (table, "{\"move\":\"draw-army\"}");
  g_assert_cmpint (track->position, ==, 6);
  hk_daz_track_restore (track);
  g_assert_cmpint (track->position, ==, 3);
  hk_record_set_int (kingdom (table, 3), &kingdom (table, 3)->command_tokens, 2);
  daz_refuse (table, "{\"move\":\"draw-army\"}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"refresh\"}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"refresh\",\"hand\":[0,2]}");
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, 3)), ==, 4);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->army_deck), ==, 2);
  daz_refuse (table, "{\"move\":\"refresh\",\"hand\":[0]}", HK_ERROR_REFUSED);
  hk_record_set_boolean (table, &table->refreshed, FALSE);
  daz_refuse (table, "{\"move\":\"refresh\",\"hand\":[0]}", HK_ERROR_REFUSED);
}

/* Page 7: two relics are drawn and one is kept; the table waits for the choice. */
static void
test_choose_relic (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  g_autofree char *keep = NULL;
  g_autofree char *line = NULL;

  daz_play (table, "{\"move\":\"choose-relic\"}");
  g_assert_cmpint (table->question, ==, HK_DAZ_QUESTION_CHOOSE_RELIC);
  g_assert_cmpint (table->current_player, ==, 0);
  g_assert_cmpuint (g_strv_length (table->question_cards), ==, 2);
  daz_refuse (table, "{\"move\":\"take-token\"}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"keep-relic\",\"relic\":\"nothing\"}", HK_ERROR_IMPOSSIBLE);
  keep = g_strdup (table->question_cards[1]);
  line = g_strdup_printf ("{\"move\":\"keep-relic\",\"relic\":\"%s\"}", keep);
  daz_play (table, line);
  g_assert_cmpint (table->question, ==, HK_DAZ_QUESTION_NONE);
  g_assert_cmpstr (kingdom (table, 0)->relics[0], ==, keep);
  g_assert_cmpuint (hk_deck_get_n_left (table->relic_deck), ==, 22);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->relic_deck), ==, 1);
  g_assert_cmpint (table->current_player, ==, 1);
  daz_refuse (table, "{\"move\":\"keep-relic\",\"relic\":\"iron-steed\"}", HK_ERROR_IMPOSSIBLE);
}

static void
test_reactivate (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);

  daz_place (table, 2, 4, "bronze-4", 2, TRUE);
  daz_refuse (table, "{\"move\":\"reactivate\",\"frontier\":2,\"zone\":3}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"reactivate\",\"frontier\":2,\"zone\":5}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"reactivate\",\"frontier\":2,\"zone\":4}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"reactivate\",\"frontier\":2,\"zone\":4,\"loyalty\":3}");
  g_assert_true (hk_daz_zone_is_active (hk_daz_table_get_zone (table, 2, 4)));
  g_assert_cmpint (hk_daz_table_get_zone (table, 2, 4)->loyalty, ==, 3);
  g_assert_cmpint (kingdom (table, 0)->command_tokens, ==, 3);
}

/* Page 11, 12: the zones of a commander, whose army, what he brings, and the tokens given back. */
static void
test_pass (void)
{
  static const char * const gathering[] = { "matilda", "terric", "alexander", NULL };
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  guint n_left = 0;

  hk_record_set_strv (table, &table->gathering, gathering);
  daz_place (table, 0, 1, "bronze-4", 0, FALSE);
  daz_place (table, 0, 2, "bronze-4", 1, FALSE);
  daz_place (table, 0, 3, "bronze-4", 1, TRUE);
  daz_place (table, 0, 4, "bronze-4", 0, FALSE);
  n_left = hk_deck_get_n_left (table->commander_deck);
  daz_refuse (table, "{\"move\":\"pass\",\"commander\":\"lilith\",\"frontier\":0,\"zone\":1}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"pass\",\"commander\":\"matilda\",\"frontier\":0,\"zone\":1}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"pass\",\"commander\":\"matilda\",\"frontier\":0,\"zone\":2}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"pass\",\"commander\":\"matilda\",\"frontier\":0,\"zone\":5}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"pass\",\"commander\":\"matilda\"}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"pass\",\"commander\":\"matilda\",\"frontier\":0,\"zone\":3}");
  g_assert_cmpint (kingdom (table, 0)->victory_points, ==, 2);
  g_assert_cmpint (kingdom (table, 0)->command_tokens, ==, 0);
  g_assert_true (kingdom (table, 0)->passed);
  g_assert_cmpint (kingdom (table, 0)->pass_order, ==, 1);
  g_assert_cmpint (table->pioneer_tokens, ==, 4);
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 3)->loyalty, ==, 0);
  g_assert_false (hk_daz_table_get_zone (table, 0, 3)->defeated);
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 3)->recruiter, ==, 0);
  daz_refuse (table, "{\"move\":\"pass\",\"commander\":\"terric\",\"frontier\":0,\"zone\":3}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"pass\",\"commander\":\"alexander\"}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"pass\",\"commander\":\"terric\"}");
  g_assert_cmpuint (hk_deck_get_n_left (table->commander_deck), ==, n_left + 1);
  g_assert_cmpuint (g_strv_length (table->gathering), ==, 1);
  daz_refuse (table, "{\"move\":\"take-token\",\"player\":0}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"take-token\"}");
  daz_play (table, "{\"move\":\"take-token\"}");
  g_assert_cmpint (table->current_player, ==, 2);
}

/* Page 13: the phase ends when all have passed or the marker is at the end; the tokens go back. */
static void
test_end (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
  g_autoptr (HkDazTable) marker = daz_new (DAZ_FOUR, 1);

  for (int i = 0; i < 4; i++)
    {
      g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING);
      daz_play (table, "{\"move\":\"pass\"}");
    }
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_RALLYING);
  daz_refuse (table, "{\"move\":\"take-token\",\"player\":0}", HK_ERROR_REFUSED);
  hk_record_set_int (marker, &marker->steps_left, 2);
  daz_play (marker, "{\"move\":\"take-token\"}");
  g_assert_true (hk_daz_table_get_phase (marker) == HK_DAZ_PHASE_PLANNING);
  daz_play (marker, "{\"move\":\"take-token\"}");
  g_assert_true (hk_daz_table_get_phase (marker) == HK_DAZ_PHASE_RALLYING);
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (kingdom (marker, i)->command_tokens, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/daz/planning/field-command", test_field_command);
  g_test_add_func ("/daz/planning/play-army", test_play_army);
  g_test_add_func ("/daz/planning/march-active", test_march_active);
  g_test_add_func ("/daz/planning/march-defeated", test_march_defeated);
  g_test_add_func ("/daz/planning/march-anchored", test_march_anchored);
  g_test_add_func ("/daz/planning/technology", test_technology);
  g_test_add_func ("/daz/planning/tracks", test_tracks);
  g_test_add_func ("/daz/planning/track-without-costs", test_track_without_costs);
  g_test_add_func ("/daz/planning/choose-relic", test_choose_relic);
  g_test_add_func ("/daz/planning/reactivate", test_reactivate);
  g_test_add_func ("/daz/planning/pass", test_pass);
  g_test_add_func ("/daz/planning/end", test_end);
  return g_test_run ();
}
