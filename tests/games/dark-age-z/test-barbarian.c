/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "daz-game.h"

/* Page 21: free zones and those of defeated armies are manned with bronze, loyal to the king. */
static void
test_deploy (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_TWO, 1);
  guint n_silver = 0;

  daz_place (table, 1, 1, "silver-3", 1, FALSE);
  daz_place (table, 2, 2, "gold-6", 0, TRUE);
  daz_play (table, "{\"move\":\"pass\"}");
  g_assert_cmpint (table->current_player, ==, 1);
  daz_play (table, "{\"move\":\"take-token\"}");
  g_assert_cmpint (table->current_player, ==, 1);
  daz_play (table, "{\"move\":\"pass\"}");
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_RALLYING);
  for (int i = 0; i < 3; i++)
    for (int j = 1; j <= 5; j++)
      {
        HkDazZone *zone = hk_daz_table_get_zone (table, i, j);

        if (i == 0)
          {
            g_assert_null (zone->army);
            continue;
          }
        g_assert_true (hk_daz_zone_is_active (zone));
        if (zone->army->rank == HK_DAZ_RANK_SILVER)
          n_silver++;
        else
          {
            g_assert_cmpint (zone->army->rank, ==, HK_DAZ_RANK_BRONZE);
            g_assert_cmpint (zone->loyalty, ==, 2);
          }
      }
  g_assert_cmpuint (n_silver, ==, 1);
  g_assert_cmpuint (hk_deck_get_n_left (table->barbarian_deck), ==, 24 - 9);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->army_deck), ==, 1);
  hk_daz_table_add_points (table, 2, 5);
  g_assert_cmpint (hk_daz_table_get_kingdom (table, 2)->victory_points, ==, 0);
  daz_refuse (table, "{\"move\":\"take-token\",\"player\":2,\"house\":true}", HK_ERROR_IMPOSSIBLE);
}

/* Where the cards are real, each is told as it is drawn. */
static void
test_by_hand (void)
{
  g_autoptr (HkDazTable) table = daz_new ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0,"
                                          "\"components\":\"none\",\"cards-by\":\"hand\",\"missions\":\"none\"}", 1);

  daz_play (table, "{\"move\":\"pass\",\"steps\":9}");
  daz_play (table, "{\"move\":\"pass\"}");
  g_assert_cmpint (table->question, ==, HK_DAZ_QUESTION_BARBARIAN_ARMY);
  daz_refuse (table, "{\"move\":\"barbarian-army\"}", HK_ERROR_PARAMETER);
  daz_refuse (table, "{\"move\":\"barbarian-army\",\"rank\":3,\"attack\":5}", HK_ERROR_REFUSED);
  for (int i = 0; i < 10; i++)
    {
      g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING);
      daz_play (table, "{\"move\":\"barbarian-army\",\"attack\":5}");
    }
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_RALLYING);
  g_assert_cmpint (hk_daz_table_get_zone (table, 2, 5)->army->attack, ==, 5);
  daz_refuse (table, "{\"move\":\"barbarian-army\",\"attack\":5}", HK_ERROR_IMPOSSIBLE);
}

/* His defeated cards come back to his own deck, so that it lasts for five days. */
static void
test_lasts (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_TWO, 1);

  for (int day = 0; day < 5; day++)
    {
      hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_PLANNING);
      hk_record_set_int (table, &table->current_player, 0);
      hk_record_set_int (table, &table->steps_left, 9);
      for (int i = 0; i < 2; i++)
        {
          HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, i);

          hk_record_set_boolean (kingdom, &kingdom->passed, FALSE);
        }
      daz_play (table, "{\"move\":\"pass\"}");
      daz_play (table, "{\"move\":\"pass\"}");
      g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_RALLYING);
      for (int i = 1; i < 3; i++)
        for (int j = 1; j <= 5; j++)
          {
            HkDazZone *zone = hk_daz_table_get_zone (table, i, j);

            g_assert_true (hk_daz_zone_is_active (zone));
            hk_record_set_boolean (zone, &zone->defeated, TRUE);
          }
    }
  g_assert_cmpuint (hk_deck_get_n_left (table->barbarian_deck) + hk_deck_get_n_discarded (table->barbarian_deck), ==, 14);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/daz/barbarian/deploy", test_deploy);
  g_test_add_func ("/daz/barbarian/by-hand", test_by_hand);
  g_test_add_func ("/daz/barbarian/lasts", test_lasts);
  return g_test_run ();
}
