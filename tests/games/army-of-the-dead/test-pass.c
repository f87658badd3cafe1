/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"
#include "games/army-of-the-dead/rules/hk-aotd-turn-order.h"
#include "games/army-of-the-dead/rules/hk-aotd-turn.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"

/* The turn is held by nothing: every phase, turn and step can be passed, in order and out of it. */

static char *
read_moment (HkAotdTable *table)
{
  return g_strdup_printf ("%d %s %s%d p%d s%d w%d x%u z%d", table->round, hk_aotd_phases[table->phase], table->zombie_step == HK_AOTD_STEP_NONE ? "" : hk_aotd_zombie_steps[table->zombie_step],
                          table->activation, table->current_player, table->current_survivor, table->wounds_to_split,
                          table->extra_activations == NULL ? 0 : g_strv_length (table->extra_activations),
                          hk_aotd_spawn_find_next (table));
}

/* One tap passes, or a second one that says that the group wants it. */
static void
pass (HkAotdTable *table,
      const char  *line)
{
  g_autofree char *before = read_moment (table);
  g_autofree char *after = NULL;
  g_autofree char *house = g_strdup_printf ("%.*s,\"house\":true}", (int) strlen (line) - 1, line);

  aotd_play (table, house);
  after = read_moment (table);
  g_assert_cmpstr (before, !=, after);
}

/* Page 8: a whole round, step by step, with nothing done. */
static void
test_every_step (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_MISSION);
  int steps = 0;

  aotd_horde (table, 3, 2);
  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"valentine\"}");
  for (; table->round == 1; steps++)
    {
      g_assert_cmpint (steps, <, 40);
      g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
      pass (table, "{\"move\":\"pass-step\"}");
    }
  /* Two players, three Actions of Attacks and Moves each, two Spawn Zones, the End Phase. */
  g_assert_cmpint (steps, ==, 2 + 6 + 2 + 1);
  g_assert_true (hk_aotd_table_get_phase (table) == HK_AOTD_PHASE_PLAYER);
}

/* What has to be resolved is passed too: Wounds, an extra Activation, the Challenge, a Turn, a Specialty that is gone. */
static void
test_what_waits (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_play (table, "{\"move\":\"vault-challenge\",\"card\":\"Gears and Bolts\",\"specialty\":\"mechanic\",\"bonus\":\"any-face\"}");
  g_assert_true (hk_aotd_turn_is_challenge (table));
  aotd_play (table, "{\"move\":\"pass-step\"}");
  g_assert_false (hk_aotd_turn_is_challenge (table));
  g_assert_cmpint (table->current_survivor, ==, 0);
  aotd_horde (table, 30, 0);
  aotd_play (table, "{\"move\":\"wake-sleepers\",\"values\":[2]}");
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"wounds\":2,\"among\":[0,1]}");
  g_assert_cmpint (table->wounds_to_split, ==, 2);
  aotd_refuse (table, "{\"move\":\"pass-step\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"pass-step\",\"house\":true}");
  g_assert_cmpint (table->wounds_to_split, ==, 0);
  g_assert_cmpint (aotd_survivor (table, 0)->wounds + aotd_survivor (table, 1)->wounds, ==, 0);
  g_assert_cmpuint (g_strv_length (table->extra_activations), ==, 1);
  aotd_play (table, "{\"move\":\"pass-step\"}");
  g_assert_false (hk_aotd_table_is_waiting (table));
  aotd_refuse (table, "{\"move\":\"pass-step\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"pass-step\",\"house\":true}");
  g_assert_cmpint (table->current_player, ==, 1);
}

/* From every phase to every other, whatever waits there. */
static void
test_every_phase (void)
{
  static const char * const phases[] = { "player", "zombie", "spawn", "end", "round" };

  for (guint i = 0; i < G_N_ELEMENTS (phases) - 1; i++)
    for (guint j = 0; j < G_N_ELEMENTS (phases); j++)
      {
        g_autoptr (HkAotdTable) table = aotd_begin (0);
        g_autofree char *from = g_strdup_printf ("{\"move\":\"go-to-phase\",\"phase\":\"%s\",\"house\":true}", phases[i]);
        g_autofree char *plain = g_strdup_printf ("{\"move\":\"go-to-phase\",\"phase\":\"%s\"}", phases[j]);
        g_autofree char *to = g_strdup_printf ("{\"move\":\"go-to-phase\",\"phase\":\"%s\",\"house\":true}", phases[j]);

        aotd_horde (table, 30, 2);
        aotd_play (table, from);
        g_assert_cmpstr (hk_words_get (hk_aotd_phases, table->phase), ==, phases[i]);
        aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"shambler\"}");
        aotd_play (table, "{\"move\":\"zombie-attacks\",\"wounds\":2,\"among\":[0,1]}");
        g_assert_true (hk_aotd_table_is_waiting (table));
        hk_record_set_int (table, &table->double_attacks, 1);
        aotd_refuse (table, plain, HK_ERROR_REFUSED);
        aotd_play (table, to);
        g_assert_false (hk_aotd_table_is_waiting (table));
        g_assert_cmpint (table->double_attacks, ==, 0);
        g_assert_cmpstr (hk_aotd_phases[table->phase], ==, phases[j % 4]);
        g_assert_cmpint (table->round, ==, j == 4 ? 2 : 1);
        g_assert_cmpint (table->current_survivor, ==, -1);
      }
}

/* The round goes on by itself wherever it was left. */
static void
test_plays_on (void)
{
  static const char * const phases[] = { "player", "zombie", "spawn", "end", "round" };

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autoptr (HkAotdTable) table = aotd_begin (0);
      g_autofree char *line = g_strdup_printf ("{\"move\":\"go-to-phase\",\"phase\":\"%s\",\"house\":true}", phases[i]);

      aotd_horde (table, 3, 2);
      aotd_play (table, line);
      for (int steps = 0; table->round < 3; steps++)
        {
          g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));

          g_assert_nonnull (next);
          g_assert_cmpint (steps, <, 60);
          pass (table, "{\"move\":\"pass-step\"}");
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/pass/every-step", test_every_step);
  g_test_add_func ("/aotd/pass/what-waits", test_what_waits);
  g_test_add_func ("/aotd/pass/every-phase", test_every_phase);
  g_test_add_func ("/aotd/pass/plays-on", test_plays_on);
  return g_test_run ();
}
