/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-play.h"

static void
describe_card (GString  *out,
               HkZzCard *card)
{
  for (; card != NULL; card = card->covered)
    {
      g_autofree char *id = hk_zz_card_make_id (card);

      g_string_append_printf (out, "%s%s", id, card->covered == NULL ? "" : ">");
    }
}

/* What matters of the table, in a line. */
static void
describe_table (GString *out,
                HkTable *base)
{
  HkZzTable *table = HK_ZZ_TABLE (base);

  g_string_append_printf (out, "  [turn %d %s of %d taker %d left %d", table->turn, hk_zz_phases[table->phase], table->current_player, table->taker,
                          hk_zz_table_get_n_left (table));
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    {
      HkZzRow *row = hk_zz_table_get_row (table, i);

      g_string_append (out, " |");
      for (int j = 0; row != NULL && j < hk_zz_row_get_n_cards (row); j++)
        {
          g_string_append_c (out, ' ');
          describe_card (out, hk_zz_row_get_card (row, j));
        }
    }
  g_string_append (out, " |");
  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (table, i);

      g_string_append_printf (out, " %s", player->name);
      for (int value = 1; value <= HK_ZZ_N_VALUES; value++)
        g_string_append_printf (out, "%c%d", value == 1 ? ' ' : '-', hk_zz_player_count_value (player, value));
      g_string_append_printf (out, " sets %d points %d;", player->sets, hk_zz_player_get_points (player));
    }
  g_string_append (out, "]\n");
}

static void
test_script (gconstpointer data)
{
  hk_play_script (HK_ZZ_GAME, data, describe_table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/zombiez/scripts/two", "two", test_script);
  g_test_add_data_func ("/zombiez/scripts/four-by-hand", "four-by-hand", test_script);
  g_test_add_data_func ("/zombiez/scripts/scorekeeper", "scorekeeper", test_script);
  return g_test_run ();
}
