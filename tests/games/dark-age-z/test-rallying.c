/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/dark-age-z/rules/hk-daz-rallying.h"

#include "daz-game.h"

static HkDazKingdom *
kingdom (HkDazTable *table,
         int         number)
{
  return hk_daz_table_get_kingdom (table, number);
}

static void
set_points (HkDazTable *table,
            int         number,
            int         points)
{
  hk_record_set_int (kingdom (table, number), &kingdom (table, number)->victory_points, points);
}

static HkDazTable *
new_rallying (void)
{
  HkDazTable *table = daz_new (DAZ_FOUR, 1);

  for (int i = 0; i < 4; i++)
    daz_empty_hand (table, i);
  return table;
}

/* Page 12: most points first, then most cards in hand, then clockwise from the starting player, who
 * keeps the marker. */
static void
test_order (void)
{
  g_autoptr (HkDazTable) table = new_rallying ();
  g_auto (GStrv) order = NULL;
  g_autofree char *line = NULL;

  hk_record_set_int (table, &table->starting_player, 2);
  set_points (table, 0, 5);
  set_points (table, 1, 3);
  set_points (table, 2, 5);
  set_points (table, 3, 5);
  daz_give (table, 0, "bronze-7");
  order = hk_daz_rallying_get_order (table);
  line = g_strjoinv ("", order);
  g_assert_cmpstr (line, ==, "0231");
  daz_play (table, "{\"move\":\"end-planning\",\"house\":true}");
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_RALLYING);
  g_assert_cmpint (table->current_player, ==, 0);
  daz_refuse (table, "{\"move\":\"end-rally\",\"player\":2}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"end-rally\"}");
  daz_play (table, "{\"move\":\"end-rally\"}");
  g_assert_cmpint (table->current_player, ==, 3);
  daz_play (table, "{\"move\":\"end-rally\"}");
  daz_play (table, "{\"move\":\"end-rally\"}");
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_COMBAT);
  g_assert_cmpint (table->starting_player, ==, 2);
  daz_refuse (table, "{\"move\":\"end-rally\"}", HK_ERROR_IMPOSSIBLE);
}

/* Page 6: Phase 1 goes on until all have passed or the marker is at the end. */
static void
test_end_of_planning (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);

  daz_refuse (table, "{\"move\":\"end-planning\"}", HK_ERROR_REFUSED);
  hk_record_set_int (table, &table->steps_left, 0);
  daz_play (table, "{\"move\":\"end-planning\"}");
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_RALLYING);
  daz_refuse (table, "{\"move\":\"end-planning\"}", HK_ERROR_IMPOSSIBLE);
}

/* Page 12: an insignia boosts a slot of the same or a lower rank that technology has unlocked. */
static void
test_reinforce (void)
{
  g_autoptr (HkDazTable) table = new_rallying ();
  g_autofree char *said = NULL;
  HkDazZone *zone = hk_daz_table_get_zone (table, 0, 1);

  daz_place (table, 0, 1, "bronze-7", 0, FALSE);
  daz_place (table, 0, 2, "bronze-7", 0, TRUE);
  daz_place (table, 0, 3, "bronze-7", 1, FALSE);
  daz_give (table, 0, "silver-3");
  daz_give (table, 0, "bronze-4");
  daz_give (table, 0, "gold-6");
  daz_refuse (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"card\":\"silver-3\",\"player\":0}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"end-planning\",\"house\":true}");
  daz_refuse (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"card\":\"silver-3\"}", HK_ERROR_REFUSED);
  hk_record_set_int (kingdom (table, 0), &kingdom (table, 0)->technology, 2);
  daz_refuse (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":2,\"card\":\"silver-3\"}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":3,\"card\":\"silver-3\"}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":4,\"card\":\"silver-3\"}", HK_ERROR_IMPOSSIBLE);
  daz_refuse (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"card\":\"bronze-4\",\"slot\":2}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"card\":\"gold-6\",\"slot\":3}", HK_ERROR_REFUSED);
  said = daz_say (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"card\":\"silver-3\"}");
  g_assert_cmpstr (said, ==, "Ann reinforces the Swordsman (7) in Zone 1 of the frontier of Bo and Ann: +3.");
  g_assert_true (hk_daz_is_slot_taken (zone, 2));
  daz_refuse (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"card\":\"gold-6\",\"slot\":2}", HK_ERROR_IMPOSSIBLE);
  daz_play (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"card\":\"bronze-4\"}");
  g_assert_true (hk_daz_is_slot_taken (zone, 1));
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, 0)), ==, 1);
  g_assert_cmpint (hk_daz_find_best_slot (zone, 3, 3), ==, 0);
}

/* A card that nobody showed the app reinforces by its insignia alone. */
static void
test_unseen_card (void)
{
  g_autoptr (HkDazTable) table = new_rallying ();
  g_autoptr (HkDazArmy) unseen = hk_daz_army_new_unknown ();

  daz_place (table, 0, 1, "bronze-7", 0, FALSE);
  hk_record_list_append (kingdom (table, 0)->hand, unseen);
  hk_record_set_int (kingdom (table, 0), &kingdom (table, 0)->technology, 3);
  daz_play (table, "{\"move\":\"end-planning\",\"house\":true}");
  daz_play (table, "{\"move\":\"reinforce\",\"player\":0,\"frontier\":0,\"zone\":1,\"rank\":2}");
  g_assert_true (hk_daz_is_slot_taken (hk_daz_table_get_zone (table, 0, 1), 2));
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (kingdom (table, 0)), ==, 0);
  daz_refuse (table, "{\"move\":\"reinforce\",\"player\":0,\"frontier\":0,\"zone\":1,\"rank\":1}", HK_ERROR_IMPOSSIBLE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/rallying/order", test_order);
  g_test_add_func ("/dark-age-z/rallying/end-of-planning", test_end_of_planning);
  g_test_add_func ("/dark-age-z/rallying/reinforce", test_reinforce);
  g_test_add_func ("/dark-age-z/rallying/unseen-card", test_unseen_card);
  return g_test_run ();
}
