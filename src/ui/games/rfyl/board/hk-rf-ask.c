/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-ask.h"
#include "ui/games/rfyl/cards/hk-rf-blood-dialog.h"
#include "ui/games/rfyl/cards/hk-rf-event-dialog.h"
#include "ui/games/rfyl/fights/hk-rf-combat-view.h"

/* The moves that have a dialog or a page of their own. */

static int
find_bitten (HkRfTable *table)
{
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);

      if (player->blood_due > 0 && hk_rf_player_is_human (player))
        return i;
    }
  return -1;
}

static gboolean
find_due (HkRfTable *table,
          int       *player,
          int       *blood)
{
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    for (int j = 0; j < hk_rf_player_get_n_bloods (hk_rf_table_get_player (table, i)); j++)
      if (hk_rf_player_get_blood (hk_rf_table_get_player (table, i), j)->due)
        {
          *player = i;
          *blood = j;
          return TRUE;
        }
  return FALSE;
}

/* Asks for what the move needs where that has a dialog of its own. Returns whether it has one.
 * @from: the widget that a person used
 * @session: a session of RFYL
 * @partial: a move with the parameters that are known */
gboolean
hk_rf_ask_own (GtkWidget *from,
               HkSession *session,
               HkMove    *partial)
{
  HkRfTable *table = HK_RF_TABLE (hk_session_get_table (session));
  const char *name = hk_move_get_name (partial);
  int player = hk_move_get_int (partial, "player", -1);
  int blood = hk_move_get_int (partial, "blood", -1);

  if (g_str_equal (name, "draw-blood"))
    {
      if (player < 0)
        player = find_bitten (table);
      if (player < 0)
        return FALSE;
      hk_rf_blood_dialog_present_draw (from, session, player);
      return TRUE;
    }
  if (g_str_equal (name, "reveal-blood") && ((player >= 0 && blood >= 0) || find_due (table, &player, &blood)))
    {
      hk_rf_blood_dialog_present (from, session, player, blood);
      return TRUE;
    }
  if (g_str_equal (name, "event"))
    {
      hk_rf_event_dialog_present (from, session, player);
      return TRUE;
    }
  return g_str_equal (name, "fight") && !hk_move_has (partial, "fight") && hk_rf_combat_view_fight (from);
}
