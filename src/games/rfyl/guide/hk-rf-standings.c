/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/describe/hk-standing.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-guide.h"
#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-standings.h"

/* How far everyone still has to run, with a drop for each Blood card. */

/* Returns whether one of the Blood cards is to be turned up now. */
gboolean
hk_rf_has_due_blood (HkRfPlayer *player)
{
  for (int i = 0; i < hk_rf_player_get_n_bloods (player); i++)
    if (hk_rf_player_get_blood (player, i)->due)
      return TRUE;
  return FALSE;
}

/* Those who are equally fast draw before anybody moves. */
static gboolean
is_mover (HkRfTable *self,
          int        player)
{
  g_autoptr (GArray) tied = hk_rf_list_tied (self);

  for (guint i = 0; i < tied->len; i++)
    if (g_array_index (tied, int, i) == player)
      return TRUE;
  return tied->len == 0 && hk_rf_find_next_mover (self) == player;
}

static gboolean
is_blood_due (HkRfTable *self)
{
  g_autofree char *sentence = hk_rf_report_blood (self);

  return sentence != NULL;
}

/* Returns whether it is this player whom the table waits for. */
gboolean
hk_rf_is_now (HkRfTable *self,
              int        player)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  HkRfDraw *draw = hk_rf_table_get_phase (self) == HK_RF_PHASE_EVENTS ? hk_rf_table_get_draw (self, hk_rf_find_next_draw (self)) : NULL;
  HkRfFight *fight = hk_rf_table_get_fight (self, hk_rf_find_open_fight (self, -1));

  g_return_val_if_fail (record != NULL, FALSE);

  if (record->safe || hk_rf_table_get_phase (self) == HK_RF_PHASE_OVER)
    return FALSE;
  if (record->zombie)
    return hk_rf_table_get_phase (self) == HK_RF_PHASE_ZOMBIES && hk_rf_table_have_zombies_moved (self) && !record->moved;
  if (record->blood_due > 0 || hk_rf_has_due_blood (record))
    return TRUE;
  if (fight != NULL)
    return fight->player == player;
  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_MOVEMENT)
    return is_mover (self, player);
  /* The effects of a card come before the next card (Events). */
  return draw != NULL && draw->player == player && !is_blood_due (self);
}

static HkStanding *
make_standing (HkRfTable *self,
               int        number)
{
  HkRfPlayer *player = hk_rf_table_get_player (self, number);
  HkStanding *standing = hk_standing_new (player->name, player->colour);
  const int n = hk_rf_player_count_hidden (player);
  g_autofree char *spaces = g_strdup_printf (ngettext ("%d space to run", "%d spaces to run", (gulong) player->space), player->space);
  g_autofree char *bloods = g_strdup_printf (ngettext ("%d Blood card", "%d Blood cards", (gulong) n), n);
  GString *text = g_string_new (NULL);

  standing->acts = hk_rf_is_now (self, number);
  standing->is_out = player->safe;
  if (player->safe)
    g_string_append (text, "✓");
  else
    g_string_append_printf (text, "%d", player->space);
  for (int i = 0; i < n && !player->safe && !player->zombie; i++)
    g_string_append (text, i == 0 ? " ●" : "●");
  standing->text = g_string_free_and_steal (text);
  if (player->safe)
    standing->spoken = g_strdup (_("at the safe zone"));
  else if (player->zombie)
    /* Translators: %s: “12 spaces to run” */
    standing->spoken = g_strdup_printf (_("zombie, %s"), spaces);
  else
    standing->spoken = n == 0 ? g_strdup (spaces) : g_strdup_printf ("%s, %s", spaces, bloods);
  return standing;
}

GPtrArray *
hk_rf_table_list_standings (HkTable *table)
{
  HkRfTable *self = HK_RF_TABLE (table);
  GPtrArray *standings = hk_standing_list_new ();

  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    g_ptr_array_add (standings, make_standing (self, i));
  return standings;
}
