/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/dark-age-z/combat/hk-daz-gate.h"
#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "games/dark-age-z/combat/hk-daz-scoring.h"

#include "daz-game.h"

static HkDazKingdom *
kingdom (HkDazTable *table,
         int         number)
{
  return hk_daz_table_get_kingdom (table, number);
}

static HkDazFrontier *
frontier (HkDazTable *table,
          int         number)
{
  return hk_daz_table_get_frontier (table, number);
}

static void
add_card (HkDazTable *table,
          int         zombies,
          int         hp,
          int         more_zombies,
          int         more_hp,
          int         damage)
{
  g_autoptr (HkDazInvasion) card = g_object_new (HK_TYPE_DAZ_INVASION, "name", "Test", "zombies", zombies, "hp", hp,
                                                 "power-up-zombies", more_zombies, "power-up-hp", more_hp, "damage", damage,
                                                 "source", "by-hand", NULL);

  hk_record_list_append (table->invasions, card);
}

/* Phase 3 with @zombies of @hp before every frontier. */
static HkDazTable *
new_combat (int zombies,
            int hp,
            int damage)
{
  HkDazTable *table = daz_new (DAZ_FOUR, 1);

  hk_record_list_remove_all (table->invasions);
  add_card (table, zombies, hp, 0, 0, damage);
  for (int i = 0; i < 4; i++)
    {
      daz_empty_hand (table, i);
      hk_record_set_int (frontier (table, i), &frontier (table, i)->horde, zombies);
    }
  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_COMBAT);
  hk_record_set_int (table, &table->current_player, -1);
  return table;
}

/* Pages 5, 14 and 18: Basic and Power Up columns add up: 5 and 3; 8 and 6; 7 and 4. */
static void
test_power_up (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);

  hk_record_list_remove_all (table->invasions);
  add_card (table, 3, 3, 2, 0, 1);
  g_assert_cmpint (hk_daz_table_get_zombies (table), ==, 5);
  g_assert_cmpint (hk_daz_table_get_zombie_hp (table), ==, 3);

  hk_record_list_remove_all (table->invasions);
  add_card (table, 9, 9, 1, 1, 9);
  add_card (table, 9, 9, 1, 1, 9);
  add_card (table, 9, 9, 2, 1, 9);
  add_card (table, 3, 2, 1, 1, 1);
  g_assert_cmpint (hk_daz_table_get_zombies (table), ==, 8);
  g_assert_cmpint (hk_daz_table_get_zombie_hp (table), ==, 6);

  hk_record_list_remove_all (table->invasions);
  add_card (table, 9, 9, 1, 1, 9);
  add_card (table, 9, 9, 1, 1, 9);
  add_card (table, 3, 2, 2, 0, 1);
  g_assert_cmpint (hk_daz_table_get_zombies (table), ==, 7);
  g_assert_cmpint (hk_daz_table_get_zombie_hp (table), ==, 4);
}

/* Page 15: five zombies of 3 HP against 7 + 3 + 3 = 13: four die, one token goes to the archer, and
 * the one that lives and two new ones go on. */
static void
test_worked_combat (void)
{
  g_autoptr (HkDazTable) table = new_combat (5, 3, 1);
  g_autoptr (HkDazReinforcement) silver = g_object_new (HK_TYPE_DAZ_REINFORCEMENT, "rank", 2, "slot", 2, "bonus", 3, NULL);
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (HkTable) before = NULL;
  g_autoptr (GError) error = NULL;
  HkDazCombatResult result;

  daz_place (table, 0, 1, "bronze-7", 0, FALSE);
  hk_record_list_append (hk_daz_table_get_zone (table, 0, 1)->reinforcements, silver);
  daz_place (table, 0, 2, "silver-3", 1, FALSE);
  before = hk_table_copy (HK_TABLE (table));
  g_assert_true (hk_daz_preview_invasion (table, 0, NULL, &result, &breakdown, &error));
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (before, table));
  g_assert_cmpint (result.zones[0].power, ==, 13);
  g_assert_cmpint (result.zones[0].killed, ==, 4);
  g_assert_cmpint (result.zones[0].tokens[HK_DAZ_RIGHT], ==, 3);
  g_assert_cmpint (result.zones[0].tokens[HK_DAZ_LEFT], ==, 1);
  g_assert_cmpint (result.zones[1].zombies, ==, 3);
  g_assert_nonnull (breakdown);

  daz_play (table, "{\"move\":\"invade\",\"frontier\":0}");
  g_assert_true (hk_daz_table_get_zone (table, 0, 1)->defeated);
  g_assert_cmpint (hk_daz_table_get_zone (table, 0, 1)->loyalty, ==, 0);
  g_assert_cmpint (frontier (table, 0)->horde, ==, 0);
  g_assert_true (frontier (table, 0)->fought);
  g_assert_cmpint (kingdom (table, 0)->kills, ==, 3);
  g_assert_cmpint (kingdom (table, 1)->kills, ==, 2);
  g_assert_cmpint (frontier (table, 0)->at_gate, ==, result.at_gate);
  daz_refuse (table, "{\"move\":\"invade\",\"frontier\":0}", HK_ERROR_IMPOSSIBLE);
}

/* Page 13: first the frontier to the left of the starting player, then clockwise. */
static void
test_order (void)
{
  g_autoptr (HkDazTable) table = new_combat (1, 1, 1);

  hk_record_set_int (table, &table->starting_player, 2);
  g_assert_cmpint (hk_daz_find_next_invasion (table), ==, 2);
  daz_refuse (table, "{\"move\":\"invade\",\"frontier\":3}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"invade\",\"supporters\":[0,0,1,0,0]}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"invade\"}");
  daz_play (table, "{\"move\":\"invade\"}");
  g_assert_cmpint (hk_daz_find_next_invasion (table), ==, 0);
  daz_refuse (table, "{\"move\":\"score\"}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"tick\",\"step\":\"combat-0\"}");
  daz_play (table, "{\"move\":\"invade\"}");
  g_assert_cmpint (hk_daz_find_next_invasion (table), ==, -1);
  g_assert_true (hk_daz_all_fought (table));
}

/* Page 16: two zombies of damage 2 at a gate: −4, and −3 for whom an icon protects. */
static void
test_gate (void)
{
  g_autoptr (HkDazTable) table = new_combat (2, 9, 2);
  HkDazFrontier *board = frontier (table, 0);

  for (int i = 0; i < 4; i++)
    {
      hk_record_set_boolean (frontier (table, i), &frontier (table, i)->fought, TRUE);
      hk_record_set_int (kingdom (table, i), &kingdom (table, i)->victory_points, 10);
    }
  hk_record_set_boolean (board, &board->fought, FALSE);
  daz_place (table, 0, 5, "bronze-4", board->left, TRUE);
  daz_play (table, "{\"move\":\"invade\",\"frontier\":0}");
  g_assert_cmpint (board->at_gate, ==, 2);
  g_assert_cmpint (hk_daz_gate_damage (table, 0, board->left, NULL), ==, 4);
  g_assert_cmpint (hk_daz_gate_damage (table, 0, board->right, NULL), ==, 3);
  daz_play (table, "{\"move\":\"score\"}");
  g_assert_cmpint (kingdom (table, board->left)->victory_points, ==, 6);
  g_assert_cmpint (kingdom (table, board->right)->victory_points, ==, 7);
  daz_refuse (table, "{\"move\":\"score\"}", HK_ERROR_IMPOSSIBLE);
  daz_play (table, "{\"move\":\"daily-missions\"}");
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_CLEANUP);
}

/* Page 22: Lancelot keeps one point of damage from who recruited him; page 23: so does a relic. */
static void
test_protection (void)
{
  g_autoptr (HkDazTable) table = new_combat (2, 9, 2);
  HkDazFrontier *board = frontier (table, 0);
  HkDazZone *zone = hk_daz_table_get_zone (table, 0, 4);

  daz_place (table, 0, 4, "bronze-4", 1, TRUE);
  hk_record_set_string (zone, &zone->commander, "lancelot");
  hk_record_set_int (zone, &zone->recruiter, 1);
  hk_record_set_int (board, &board->shield_right, 4);
  hk_record_set_int (board, &board->at_gate, 2);
  g_assert_cmpint (hk_daz_gate_damage (table, 0, 1, NULL), ==, 2);
  g_assert_cmpint (hk_daz_gate_damage (table, 0, 0, NULL), ==, 0);
}

/* Points do not fall below 0; all lose when one loses the last point of a game played together. */
static void
test_no_points_left (void)
{
  g_autoptr (HkDazTable) table = new_combat (3, 9, 3);
  g_autofree char *outcome = NULL;

  for (int i = 0; i < 4; i++)
    daz_play (table, "{\"move\":\"invade\"}");
  daz_play (table, "{\"move\":\"score\"}");
  g_assert_cmpint (kingdom (table, 0)->victory_points, ==, 0);
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_COMBAT);

  g_clear_object (&table);
  table = new_combat (3, 9, 3);
  hk_record_set_enum (table, &table->mode, HK_DAZ_MODE_COOPERATIVE);
  hk_record_set_int (kingdom (table, 2), &kingdom (table, 2)->victory_points, 5);
  for (int i = 0; i < 4; i++)
    {
      hk_record_set_int (kingdom (table, i), &kingdom (table, i)->victory_points, i == 2 ? 5 : 50);
      daz_play (table, "{\"move\":\"invade\"}");
    }
  daz_play (table, "{\"move\":\"score\"}");
  g_assert_cmpint (table->lost_by, ==, 2);
  g_assert_true (hk_table_is_over (HK_TABLE (table)));
  outcome = hk_table_get_outcome (HK_TABLE (table));
  g_assert_nonnull (strstr (outcome, "Cy"));
}

/* Page 20: the immunities of two bosses, and the charge that still kills. */
static void
test_immune_bosses (void)
{
  g_autoptr (HkDazTable) table = new_combat (3, 2, 1);
  HkDazCombatResult result;

  daz_place (table, 0, 1, "silver-4", 0, FALSE);
  daz_place (table, 1, 1, "gold-6", 1, FALSE);
  hk_record_set_boolean (table, &table->boss_active, TRUE);
  hk_record_set_string (table, &table->boss, "the-bloodshed");
  g_assert_true (hk_daz_preview_invasion (table, 0, NULL, &result, NULL, NULL));
  g_assert_cmpint (result.zones[0].power, ==, 0);
  g_assert_true (hk_daz_preview_invasion (table, 1, NULL, &result, NULL, NULL));
  g_assert_cmpint (result.zones[0].killed, ==, 2);
  hk_record_set_string (table, &table->boss, "the-evil-twins");
  g_assert_true (hk_daz_preview_invasion (table, 0, NULL, &result, NULL, NULL));
  g_assert_cmpint (result.zones[0].killed, ==, 2);
  g_assert_true (hk_daz_preview_invasion (table, 1, NULL, &result, NULL, NULL));
  g_assert_cmpint (result.zones[0].charged, ==, 1);
  g_assert_cmpint (result.zones[0].killed, ==, 0);
}

/* Page 15: one passage takes the points for damage at once, another at Scoring; the house rule chooses. */
static void
test_losses_at_once (void)
{
  for (int at_once = 0; at_once < 2; at_once++)
    {
      g_autofree char *setup = g_strdup_printf ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Di\"}],"
                                                "\"first-player\":0,\"missions\":\"none\",\"house\":{\"gate-losses-at-once\":%s}," DAZ_PACK "}",
                                                at_once ? "true" : "false");
      g_autoptr (HkDazTable) table = daz_new (setup, 1);
      HkDazKingdom *ann = hk_daz_table_get_kingdom (table, 0);
      HkDazFrontier *board = hk_daz_table_get_frontier (table, 0);
      int after;

      hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_COMBAT);
      hk_record_set_int (ann, &ann->victory_points, 99);
      for (int i = 1; i < 4; i++)
        hk_record_set_int (hk_daz_table_get_frontier (table, i), &hk_daz_table_get_frontier (table, i)->horde, 0);
      hk_record_set_int (board, &board->horde, 5);
      daz_play (table, "{\"move\":\"invade\",\"frontier\":0}");
      g_assert_cmpint (board->at_gate, ==, 5);
      after = 99 - hk_daz_gate_damage (table, 0, 0, NULL);
      g_assert_cmpint (after, <, 99);
      g_assert_cmpint (ann->victory_points, ==, at_once ? after : 99);
      for (int i = 0; i < 3; i++)
        daz_play (table, "{\"move\":\"invade\"}");
      daz_play (table, "{\"move\":\"score\"}");
      g_assert_cmpint (ann->victory_points, ==, after);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/invade/power-up", test_power_up);
  g_test_add_func ("/dark-age-z/invade/worked-combat", test_worked_combat);
  g_test_add_func ("/dark-age-z/invade/order", test_order);
  g_test_add_func ("/dark-age-z/invade/gate", test_gate);
  g_test_add_func ("/dark-age-z/invade/protection", test_protection);
  g_test_add_func ("/dark-age-z/invade/no-points-left", test_no_points_left);
  g_test_add_func ("/dark-age-z/invade/immune-bosses", test_immune_bosses);
  g_test_add_func ("/dark-age-z/invade/losses-at-once", test_losses_at_once);
  return g_test_run ();
}
