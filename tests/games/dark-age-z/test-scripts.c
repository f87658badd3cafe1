/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-play.h"

/* What matters of the table, in a line. */
static void
describe_table (GString *out,
                HkTable *base)
{
  HkDazTable *table = HK_DAZ_TABLE (base);

  g_string_append_printf (out, "  [day %d %s, turn %d, steps %d, pioneer %d |", table->day, hk_daz_phases[table->phase], table->current_player,
                          table->steps_left, table->pioneer_tokens);
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (table); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, (int) i);
      HkDazFrontier *frontier = hk_daz_table_get_frontier (table, (int) i);

      g_string_append_printf (out, " %s vp%d tok%d hand%u rel%u tech%d kills%d;", kingdom->name, kingdom->victory_points,
                              kingdom->command_tokens, hk_daz_kingdom_get_hand_size (kingdom), hk_daz_kingdom_get_n_relics (kingdom),
                              kingdom->technology, kingdom->kills);
      g_string_append_printf (out, " horde%d gate%d ", frontier->horde, frontier->at_gate);
      for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
        {
          HkDazZone *zone = hk_daz_frontier_get_zone (frontier, j);

          if (zone->army == NULL)
            g_string_append_c (out, '.');
          else
            g_string_append_printf (out, "%s%c%d%s", zone->defeated ? "-" : "", "wbsg"[zone->army->rank], zone->loyalty,
                                    zone->commander == NULL ? "" : "*");
        }
      g_string_append_c (out, ';');
    }
  g_string_append (out, "]\n");
}

static void
test_script (gconstpointer data)
{
  hk_play_script (HK_DAZ_GAME, data, describe_table);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/dark-age-z/scripts/four-players", "four-players", test_script);
  g_test_add_data_func ("/dark-age-z/scripts/two-players", "two-players", test_script);
  g_test_add_data_func ("/dark-age-z/scripts/cooperative", "cooperative", test_script);
  return g_test_run ();
}
