/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/moves/hk-move-option.h"
#include "games/dark-age-z/rules/hk-daz-cleanup.h"
#include "games/dark-age-z/rules/hk-daz-order.h"

#include "daz-rulings.h"

/* The app never holds the turn hostage: every phase, turn and step of a day can be passed or done out of order, and it takes one
 * confirmation. */

#define BY_HAND \
  "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":0,\"components\":\"none\",\"cards-by\":\"hand\",\"missions\":\"none\"}"

static const char * const phases[] = { "planning", "rallying", "combat", "cleanup" };

/* By the rules it is not allowed; confirmed once it is done. */
static void
confirm (HkDazTable *table,
         const char *line)
{
  g_autofree char *open = g_strndup (line, strlen (line) - 1);
  g_autofree char *house = g_strconcat (open, ",\"house\":true}", NULL);

  daz_refuse (table, line, HK_ERROR_REFUSED);
  daz_play (table, house);
}

/* A table in the middle of that phase. */
static HkDazTable *
in_phase (guint phase)
{
  HkDazTable *table = daz_rule (DAZ_FOUR, NULL);

  if (phase > 0)
    daz_play (table, "{\"move\":\"end-planning\",\"house\":true}");
  for (guint i = 0; phase > 1 && i < 4; i++)
    daz_play (table, "{\"move\":\"end-rally\"}");
  for (guint i = 0; phase > 2 && i < 4; i++)
    daz_play (table, "{\"move\":\"invade\"}");
  if (phase > 2)
    {
      daz_play (table, "{\"move\":\"score\"}");
      daz_play (table, "{\"move\":\"daily-missions\"}");
    }
  g_assert_true (hk_daz_table_get_phase (table) == (HkDazPhase) phase);
  return table;
}

static void
test_phases (void)
{
  for (guint from = 0; from < G_N_ELEMENTS (phases); from++)
    for (guint to = 0; to < G_N_ELEMENTS (phases); to++)
      {
        g_autoptr (HkDazTable) table = in_phase (from);
        g_autofree char *line = g_strdup_printf ("{\"move\":\"go-to-phase\",\"phase\":\"%s\"}", phases[to]);
        g_autoptr (HkPrimaryAction) next = NULL;

        if (from == to)
          {
            daz_refuse (table, line, HK_ERROR_IMPOSSIBLE);
            continue;
          }
        confirm (table, line);
        g_assert_true (hk_daz_table_get_phase (table) == (HkDazPhase) to);
        next = hk_table_get_primary_action (HK_TABLE (table));
        g_assert_nonnull (next);
        g_assert_cmpint (table->current_player >= 0, ==, to < 2);
      }
}

static void
test_turns (void)
{
  for (guint phase = 0; phase < 2; phase++)
    for (int player = 1; player < 4; player++)
      {
        g_autoptr (HkDazTable) table = in_phase (phase);
        const int now = table->current_player;
        const int other = player == now ? 0 : player;
        g_autofree char *line = g_strdup_printf ("{\"move\":\"take-turn\",\"player\":%d}", other);

        confirm (table, line);
        g_assert_cmpint (table->current_player, ==, other);
        daz_play (table, phase == 0 ? "{\"move\":\"take-token\"}" : "{\"move\":\"end-rally\"}");
      }
  /* Who has passed comes back. */
  {
    g_autoptr (HkDazTable) table = in_phase (0);

    daz_play (table, "{\"move\":\"pass\"}");
    confirm (table, "{\"move\":\"take-turn\",\"player\":0}");
    daz_play (table, "{\"move\":\"take-token\"}");
  }
}

/* Each step of Phases 3 and 4, from every phase. */
static void
test_steps (void)
{
  static const char * const steps[] = {
    "{\"move\":\"score\"}", "{\"move\":\"daily-missions\"}", "{\"move\":\"finish\"}", "{\"move\":\"begin-day\"}",
  };

  for (guint phase = 0; phase < 3; phase++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
        {
          g_autoptr (HkDazTable) table = in_phase (phase);

          confirm (table, steps[i]);
        }
      for (int i = 0; i < 4; i++)
        {
          g_autoptr (HkDazTable) table = in_phase (phase);
          g_autofree char *line = g_strdup_printf ("{\"move\":\"invade\",\"frontier\":%d}", i);

          if (phase == 2 && i == 0)
            continue;
          confirm (table, line);
          g_assert_true (hk_daz_table_get_frontier (table, i)->fought);
        }
    }
  for (int i = 2; i <= HK_DAZ_N_CLEANUP_STEPS; i++)
    {
      g_autoptr (HkDazTable) table = in_phase (3);
      g_autofree char *line = g_strdup_printf ("{\"move\":\"cleanup-step\",\"step\":%d}", i);
      g_autofree char *skipped = g_strdup_printf ("{\"move\":\"tick\",\"step\":\"cleanup-%d\"}", i - 1);

      confirm (table, line);
      g_assert_true (hk_table_is_ticked (HK_TABLE (table), hk_daz_cleanup_get_step (i)->id));
      daz_play (table, skipped);
      g_assert_cmpint (hk_daz_cleanup_get_next (table), !=, i - 1);
    }
}

/* A choice that nobody wants to make holds up nothing. */
static void
test_open_choices (void)
{
  g_autoptr (HkDazTable) king = daz_new (BY_HAND, 1);
  g_autoptr (HkDazTable) relic = in_phase (0);

  daz_play (king, "{\"move\":\"pass\",\"steps\":9}");
  daz_play (king, "{\"move\":\"pass\"}");
  g_assert_cmpint (king->question, ==, HK_DAZ_QUESTION_BARBARIAN_ARMY);
  confirm (king, "{\"move\":\"go-to-phase\",\"phase\":\"rallying\"}");
  g_assert_cmpint (king->question, ==, HK_DAZ_QUESTION_NONE);
  daz_play (king, "{\"move\":\"end-rally\"}");

  daz_play (relic, "{\"move\":\"choose-relic\"}");
  g_assert_cmpint (relic->question, ==, HK_DAZ_QUESTION_CHOOSE_RELIC);
  confirm (relic, "{\"move\":\"take-turn\",\"player\":1}");
  g_assert_cmpint (relic->question, ==, HK_DAZ_QUESTION_NONE);
  daz_play (relic, "{\"move\":\"take-token\"}");
}

/* Whatever is offered out of order is a move that goes on with a confirmation at most. */
static void
test_offers (void)
{
  for (guint phase = 0; phase < G_N_ELEMENTS (phases); phase++)
    {
      g_autoptr (HkDazTable) table = in_phase (phase);
      g_autoptr (GPtrArray) offers = hk_daz_list_out_of_order (table);

      g_assert_cmpuint (offers->len, >, 5);
      for (guint i = 0; i < offers->len; i++)
        {
          g_autoptr (HkTable) trial = hk_table_copy (HK_TABLE (table));
          g_autoptr (HkMove) move = hk_move_option_make_move (g_ptr_array_index (offers, i));
          g_autoptr (HkMove) house = hk_move_override (move);
          g_autoptr (GError) error = NULL;

          hk_table_apply (trial, house, &error);
          g_assert_no_error (error);
        }
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/order/phases", test_phases);
  g_test_add_func ("/dark-age-z/order/turns", test_turns);
  g_test_add_func ("/dark-age-z/order/steps", test_steps);
  g_test_add_func ("/dark-age-z/order/open-choices", test_open_choices);
  g_test_add_func ("/dark-age-z/order/offers", test_offers);
  return g_test_run ();
}
