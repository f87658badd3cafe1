/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-play.h"

/* What matters of the table, in a line. */
static void
describe_table (GString *out,
                HkTable *base)
{
  HkRfTable *table = HK_RF_TABLE (base);

  g_string_append_printf (out, "  [turn %d %s |", table->turn, hk_rf_phases[table->phase]);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);

      g_string_append_printf (out, " %s %s%d card%d bullets%d items%u blood%d+%d;", player->name, player->zombie ? "zombie " : player->safe ? "out " : "", player->space,
                              player->speed, player->bullets, g_list_model_get_n_items (G_LIST_MODEL (player->items)), hk_rf_player_count_hidden (player),
                              player->blood_due);
    }
  g_string_append (out, " |");
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (table, i);

      g_string_append_printf (out, zombie->leader < 0 ? " %d@%d" : " %d@%d led", zombie->id, zombie->space);
    }
  g_string_append_printf (out, " | fights %d decks %u %u %u]\n", hk_rf_table_get_n_fights (table), hk_deck_get_n_left (table->determination_deck),
                          hk_deck_get_n_left (table->event_deck), hk_deck_get_n_left (table->blood_deck));
}

static void
test_script (gconstpointer data)
{
  hk_play_script (HK_RF_GAME, data, describe_table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/rfyl/scripts/won", "won", test_script);
  g_test_add_data_func ("/rfyl/scripts/lost", "lost", test_script);
  return g_test_run ();
}
