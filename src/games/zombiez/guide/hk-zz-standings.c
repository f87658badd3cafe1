/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/describe/hk-standing.h"
#include "hk-zz-guide.h"
#include "games/zombiez/state/hk-zz-table.h"

/* The sums so far. */

GPtrArray *
hk_zz_table_list_standings (HkTable *table)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  GPtrArray *standings = hk_standing_list_new ();

  for (int i = 0; i < hk_zz_table_get_n_players (self); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (self, i);
      HkStanding *standing = hk_standing_new (player->name, player->colour);
      const int points = hk_zz_player_get_points (player);

      standing->acts = i == hk_zz_table_find_actor (table);
      standing->text = g_strdup_printf ("%d", points);
      standing->spoken = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), points);
      g_ptr_array_add (standings, standing);
    }
  return standings;
}
