/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/describe/hk-standing.h"
#include "hk-cz-guide.h"
#include "games/card-z/state/hk-cz-table.h"

/* What is left of each survivor, and what ails them. The dead are told by the table. */

/* Wounds that kill (Wounds). */
#define DEADLY 2

static void
add (GString    *text,
     const char *word)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", word);
}

static char *
describe (HkCzSurvivor *survivor)
{
  GString *text = g_string_new (NULL);

  if (survivor->infected > 0)
    g_string_append_printf (text, ngettext ("infected, %d battle-round left", "infected, %d battle-rounds left", (gulong) survivor->infected),
                            survivor->infected);
  if (survivor->wounds > 0)
    add (text, _("wounded"));
  if (survivor->starving)
    add (text, _("starving"));
  if (survivor->sick != NULL)
    add (text, _("sick"));
  if (survivor->sleep_deprived)
    add (text, _("sleep deprived"));
  if (text->len == 0)
    add (text, _("well"));
  return g_string_free_and_steal (text);
}

static HkStanding *
make_standing (HkCzTable    *self,
               HkCzSurvivor *survivor)
{
  HkCzPlayer *player = hk_cz_table_get_player (self, survivor->player);
  HkStanding *standing = hk_standing_new (survivor->name, player == NULL ? NULL : player->colour);
  const int turn = self->battle != NULL ? self->battle->player : self->current_player;
  const gboolean ails = survivor->starving || survivor->sick != NULL || survivor->sleep_deprived;

  standing->player = player == NULL ? NULL : g_strdup (player->name);
  standing->acts = self->outcome == HK_CZ_OUTCOME_NONE && survivor->player >= 0 && survivor->player == turn;
  standing->text = survivor->infected > 0 ? g_strdup_printf ("☣ %d", survivor->infected)
                                          : g_strdup_printf ("♥ %d%s", MAX (0, DEADLY - survivor->wounds), ails ? " !" : "");
  standing->spoken = describe (survivor);
  return standing;
}

GPtrArray *
hk_cz_table_list_standings (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  GPtrArray *standings = hk_standing_list_new ();

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    if (hk_cz_survivor_is_alive (hk_cz_table_get_survivor (self, i)))
      g_ptr_array_add (standings, make_standing (self, hk_cz_table_get_survivor (self, i)));
  return standings;
}
