/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/describe/hk-standing.h"
#include "hk-daz-guide.h"
#include "games/dark-age-z/state/hk-daz-table.h"

/* What the markers on the track say; the Barbarian King scores nothing. */

static HkStanding *
make_standing (HkDazTable *self,
               int         number)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, number);
  HkStanding *standing = hk_standing_new (kingdom->name, kingdom->colour);

  standing->acts = number == self->current_player && hk_daz_table_get_phase (self) != HK_DAZ_PHASE_OVER;
  /* Translators: Victory Points, in little room */
  standing->text = g_strdup_printf (_("%d VP"), kingdom->victory_points);
  standing->spoken = g_strdup_printf (ngettext ("%d Victory Point", "%d Victory Points", (gulong) kingdom->victory_points),
                                      kingdom->victory_points);
  return standing;
}

GPtrArray *
hk_daz_table_list_standings (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  GPtrArray *standings = hk_standing_list_new ();

  for (int i = 0; i < (int) hk_daz_table_get_n_kingdoms (self); i++)
    if (!hk_daz_table_get_kingdom (self, i)->barbarian)
      g_ptr_array_add (standings, make_standing (self, i));
  return standings;
}
