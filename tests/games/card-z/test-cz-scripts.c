/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/state/hk-cz-table.h"
#include "hk-play.h"

/* What matters of the table, in a line. */
static void
describe_table (GString *out,
                HkTable *base)
{
  HkCzTable *table = HK_CZ_TABLE (base);

  g_string_append_printf (out, "  [day %d %s, player %d", table->day, hk_cz_phases[table->phase], table->current_player);
  if (table->battle != NULL)
    g_string_append_printf (out, ", battle at %s round %d %s zone %d, Encounters %d", hk_cz_table_get_location_name (table, table->battle->place),
                            table->battle->round, hk_cz_sides[table->battle->side], table->battle->zone,
                            hk_cz_location_get_n_encounters (hk_cz_table_get_battlefield (table)));
  g_string_append (out, " |");
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (survivor->dead)
        g_string_append_printf (out, " %s %s;", survivor->name, survivor->lost_how);
      else
        g_string_append_printf (out, " %s at %s w%d loot%u%s%s%s;", survivor->name, hk_cz_table_get_location_name (table, survivor->place),
                                survivor->wounds, g_list_model_get_n_items (G_LIST_MODEL (survivor->loot)), survivor->infected > 0 ? " infected" : "",
                                survivor->starving ? " starving" : "", survivor->sick == NULL ? "" : " sick");
    }
  g_string_append_printf (out, " decks %u %u %u]\n", hk_deck_get_n_left (table->encounter_deck), hk_deck_get_n_left (table->residential_deck),
                          hk_deck_get_n_left (table->fresh_deck));
}

static void
test_script (gconstpointer data)
{
  hk_play_script (HK_CZ_GAME, data, describe_table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/card-z/scripts/home-run-won", "home-run-won", test_script);
  g_test_add_data_func ("/card-z/scripts/survive-co-op", "survive-co-op", test_script);
  g_test_add_data_func ("/card-z/scripts/zombie-count", "zombie-count", test_script);
  g_test_add_data_func ("/card-z/scripts/civic-duty-lost", "civic-duty-lost", test_script);
  return g_test_run ();
}
