/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "daz-game.h"

/* A day of a group that draws its own cards and has told the app nothing of its box: the primary
 * button always knows what to ask for. */

#define SETUP \
  "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"first-player\":0," \
  "\"components\":\"none\",\"cards-by\":\"hand\",\"dice-by\":\"hand\",\"missions\":\"choose\"}"

static void
expect_ask (HkDazTable *table,
            const char *asks)
{
  g_autoptr (HkNext) next = hk_table_get_next (HK_TABLE (table));

  g_assert_nonnull (next);
  g_assert_cmpstr (hk_next_get_asks (next), ==, asks);
}

/* Does what the button does. */
static void
press (HkDazTable *table,
       const char *name)
{
  g_autoptr (HkNext) next = hk_table_get_next (HK_TABLE (table));
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (next);
  g_assert_nonnull (hk_next_get_move (next));
  g_assert_cmpstr (hk_move_get_name (hk_next_get_move (next)), ==, name);
  hk_table_apply (HK_TABLE (table), hk_next_get_move (next), &error);
  g_assert_no_error (error);
}

static void
play_planning (HkDazTable *table)
{
  expect_ask (table, "reveal-invasion");
  daz_refuse (table, "{\"move\":\"reveal-invasion\"}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"reveal-invasion\",\"name\":\"Moaners\",\"zombies\":3,\"hp\":3,\"power-up-zombies\":2,"
                   "\"power-up-hp\":0,\"damage\":2,\"speed\":1,\"steps\":12}");
  g_assert_cmpint (hk_daz_table_get_zombies (table), ==, 5);
  expect_ask (table, "reveal-commanders");
  daz_play (table, "{\"move\":\"reveal-commanders\",\"commanders\":[\"lilith\",\"erina\"]}");
  expect_ask (table, "command");
  daz_play (table, "{\"move\":\"play-army\",\"frontier\":0,\"rank\":1,\"attack\":7,\"silver-bonus\":3}");
  daz_play (table, "{\"move\":\"draw-army\",\"cost\":1}");
  daz_play (table, "{\"move\":\"play-army\",\"frontier\":2,\"rank\":2,\"attack\":3}");
  daz_play (table, "{\"move\":\"pass\",\"commander\":\"lilith\",\"frontier\":0,\"zone\":1}");
  daz_play (table, "{\"move\":\"pass\"}");
  daz_play (table, "{\"move\":\"pass\"}");
}

static void
play_cleanup (HkDazTable *table)
{
  press (table, "cleanup-step");
  expect_ask (table, "cleanup-step");
  daz_play (table, "{\"move\":\"cleanup-step\",\"name\":\"Crawlers\",\"zombies\":4,\"hp\":2,\"power-up-zombies\":1,"
                   "\"power-up-hp\":1,\"damage\":1,\"speed\":2}");
  press (table, "cleanup-step");
  g_assert_cmpint (hk_daz_table_get_frontier (table, 1)->horde, ==, 7);
  press (table, "cleanup-step");
  expect_ask (table, "cleanup-step");
  daz_refuse (table, "{\"move\":\"cleanup-step\"}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"cleanup-step\",\"restoration\":{\"draw-army\":2}}");
  press (table, "cleanup-step");
  expect_ask (table, "cleanup-step");
  daz_play (table, "{\"move\":\"cleanup-step\",\"counts\":[6,4,5]}");
  g_assert_cmpint (hk_daz_table_get_kingdom (table, 1)->command_tokens, ==, 4);
  press (table, "cleanup-step");
  press (table, "cleanup-step");
  expect_ask (table, "cleanup-step");
  daz_play (table, "{\"move\":\"cleanup-step\",\"counts\":[1,2,3]}");
  press (table, "cleanup-step");
  press (table, "cleanup-step");
  expect_ask (table, "cleanup-step");
  daz_play (table, "{\"move\":\"cleanup-step\",\"commanders\":[\"terric\",\"lilith\"]}");
}

static void
test_day (void)
{
  g_autoptr (HkDazTable) table = daz_new (SETUP, 1);
  g_autofree char *headline = NULL;

  play_planning (table);
  for (int i = 0; i < 3; i++)
    press (table, "end-rally");
  for (int i = 0; i < 3; i++)
    press (table, "invade");
  press (table, "score");
  daz_play (table, "{\"move\":\"mission\",\"player\":1,\"mission\":\"gate-unharmed\",\"house\":true}");
  press (table, "daily-missions");
  play_cleanup (table);
  g_assert_cmpint (table->day, ==, 2);
  expect_ask (table, "command");
  headline = hk_table_get_headline (HK_TABLE (table));
  g_assert_nonnull (strstr (headline, "Day 2 of 5"));
}

/* Whatever is set by hand, there is a way on. */
static void
test_no_dead_end (void)
{
  static const char * const phases[] = { "planning", "rallying", "combat", "cleanup" };

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    for (int player = -1; player < 4; player++)
      {
        g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
        g_autoptr (HkNext) next = NULL;
        g_autoptr (GPtrArray) steps = NULL;

        hk_record_set_string (table, &table->phase, phases[i]);
        hk_record_set_int (table, &table->current_player, player);
        next = hk_table_get_next (HK_TABLE (table));
        steps = hk_table_list_steps (HK_TABLE (table));
        g_assert_nonnull (next);
        g_assert_cmpuint (steps->len, >, 10);
        if (hk_next_get_move (next) != NULL)
          {
            g_autoptr (GError) error = NULL;
            HkMove *move = hk_next_get_move (next);
            g_autoptr (HkMove) house = hk_move_new (hk_move_get_name (move), hk_move_get_params (move));

            json_object_set_boolean_member (hk_move_get_params (house), "house", TRUE);
            hk_table_apply (HK_TABLE (table), house, &error);
            g_assert_no_error (error);
          }
      }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/by-hand/day", test_day);
  g_test_add_func ("/dark-age-z/by-hand/no-dead-end", test_no_dead_end);
  return g_test_run ();
}
