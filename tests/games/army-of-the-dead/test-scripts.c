/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-play.h"

/* What matters of the table, in a line. */
static void
describe_table (GString *out,
                HkTable *base)
{
  HkAotdTable *table = HK_AOTD_TABLE (base);

  g_string_append_printf (out, "  [round %d %s, player %d, survivor %d | shamblers %d alphas %d sleepers %d noise %s time %d |", table->round, hk_aotd_phases[table->phase],
                          table->current_player, table->current_survivor, table->shamblers, table->alphas, table->sleepers, table->noise,
                          table->time_used);
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, (int) i);

      g_string_append_printf (out, " %s ap%d w%d/%d act%d cards%u;", survivor->name, survivor->adrenaline, survivor->wounds, survivor->health,
                              survivor->actions, g_list_model_get_n_items (G_LIST_MODEL (survivor->items)));
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->abominations)); i++)
    {
      g_autoptr (HkAotdAbomination) abomination = g_list_model_get_item (G_LIST_MODEL (table->abominations), i);

      g_string_append_printf (out, " %s %s;", abomination->type, hk_aotd_places[abomination->place]);
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->objectives)); i++)
    {
      HkAotdObjective *objective = hk_aotd_table_get_objective (table, (int) i);

      g_string_append_printf (out, " %d/%d;", objective->count, objective->needed);
    }
  g_string_append_printf (out, " decks %u %u %u]\n", hk_deck_get_n_left (table->zombie_deck), hk_deck_get_n_left (table->zeus_deck),
                          hk_deck_get_n_left (table->equipment_deck));
}

static void
test_script (gconstpointer data)
{
  hk_play_script (HK_AOTD_GAME, data, describe_table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/army-of-the-dead/scripts/won", "won", test_script);
  g_test_add_data_func ("/army-of-the-dead/scripts/lost", "lost", test_script);
  return g_test_run ();
}
