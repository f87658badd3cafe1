/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/guide/hk-rf-standings.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-runner-state.h"

/* How a runner stands, in a few words: what is waited for comes first. */

static gboolean
is_in (GArray *list,
       int     player)
{
  for (guint i = 0; i < list->len; i++)
    if (g_array_index (list, int, i) == player)
      return TRUE;
  return FALSE;
}

static char *
describe_movement (HkRfTable  *table,
                   int         number,
                   HkRfPlayer *player)
{
  g_autoptr (GArray) drawing = hk_rf_list_drawing (table);
  g_autoptr (GArray) tied = hk_rf_list_tied (table);

  if (is_in (drawing, number))
    return g_strdup (_("draws"));
  if (player->speed < 0)
    return g_strdup (_("misses this movement"));
  if (is_in (tied, number))
    return g_strdup (_("tied in speed"));
  if (player->moved)
    return g_strdup (player->blocked ? _("stopped by zombies") : _("has moved"));
  return g_strdup (drawing->len == 0 && tied->len == 0 && hk_rf_find_next_mover (table) == number ? _("moves now") : _("waits"));
}

static char *
describe_zombie (HkRfTable  *table,
                 HkRfPlayer *player)
{
  if (hk_rf_table_get_phase (table) == HK_RF_PHASE_ZOMBIES && hk_rf_table_have_zombies_moved (table))
    return g_strdup (player->moved ? _("has hunted") : player->speed < 0 ? _("draws") : _("hunts now"));
  return g_strdup (_("zombie"));
}

static int
count_fights (HkRfTable *table,
              int        player)
{
  int n = 0;

  for (int i = 0; i < hk_rf_table_get_n_fights (table); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (table, i);

      n += fight->player == player && fight->state == HK_RF_FIGHT_OPEN;
    }
  return n;
}

/* Returns (transfer full): what the player does now or waits for, in a few words; an empty text when there is
 * nothing to say. */
char *
hk_rf_runner_describe (HkRfTable *table,
                       int        player)
{
  HkRfPlayer *record = hk_rf_table_get_player (table, player);
  HkRfDraw *draw = hk_rf_table_get_phase (table) == HK_RF_PHASE_EVENTS ? hk_rf_table_get_draw (table, hk_rf_find_next_draw (table)) : NULL;
  const int n_fights = count_fights (table, player);

  g_return_val_if_fail (record != NULL, NULL);

  if (record->safe)
    return g_strdup_printf (_("out in turn %d"), record->out_turn);
  if (record->zombie)
    return describe_zombie (table, record);
  if (record->blood_due > 0)
    return g_strdup (C_("runner", "bitten"));
  if (hk_rf_has_due_blood (record))
    return g_strdup (_("turns a card up"));
  if (n_fights > 0)
    return g_strdup_printf (ngettext ("%d fight to go", "%d fights to go", (gulong) n_fights), n_fights);
  if (hk_rf_table_get_phase (table) == HK_RF_PHASE_MOVEMENT)
    return describe_movement (table, player, record);
  if (draw != NULL && draw->player == player)
    return g_strdup (draw->event == NULL ? _("draws now") : _("has drawn"));
  if (!hk_table_keeps (HK_TABLE (table), "track"))
    return g_strdup ("");
  if (record->space == 0)
    return g_strdup (_("waits at the safe zone"));
  if (record->skips > 0)
    return g_strdup_printf (ngettext ("misses %d movement", "misses %d movements", (gulong) record->skips), record->skips);
  return g_strdup ("");
}
