/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/describe/hk-standing.h"
#include "hk-aotd-guide.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"

/* What is left of each Survivor, and how far the Danger Bar has come. */

static HkStanding *
make_standing (HkAotdTable *self,
               int          number)
{
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, number);
  HkAotdPlayer *player = hk_aotd_table_get_player (self, survivor->player);
  HkStanding *standing = hk_standing_new (survivor->name, player == NULL ? NULL : player->colour);
  const int health = MAX (0, survivor->health - survivor->wounds);

  standing->player = player == NULL ? NULL : g_strdup (player->name);
  standing->acts = number == self->current_survivor && !survivor->eliminated && !hk_table_is_over (HK_TABLE (self));
  standing->is_out = survivor->eliminated;
  standing->text = survivor->eliminated ? g_strdup ("–") : g_strdup_printf ("♥ %d · %d", health, survivor->adrenaline);
  standing->spoken = survivor->eliminated
                       ? g_strdup (_("eliminated"))
                       /* Translators: %d: Wounds that a Survivor can still suffer, of how many, and points on the Danger Bar */
                       : g_strdup_printf (_("health %d of %d, Danger Bar %d"), health, survivor->health, survivor->adrenaline);
  return standing;
}

GPtrArray *
hk_aotd_table_list_standings (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  GPtrArray *standings = hk_standing_list_new ();

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    g_ptr_array_add (standings, make_standing (self, (int) i));
  return standings;
}
