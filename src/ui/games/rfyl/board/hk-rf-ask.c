/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-ask.h"
#include "ui/games/rfyl/blood/hk-rf-blood-dialog.h"
#include "ui/games/rfyl/cards/hk-rf-event-dialog.h"
#include "ui/games/rfyl/fights/hk-rf-combat-view.h"
#include "ui/games/rfyl/hk-rf-params.h"
#include "ui/games/rfyl/track/hk-rf-movement-panel.h"
#include "ui/games/rfyl/track/hk-rf-zombies-panel.h"
#include "ui/table/dialogs/hk-ask-dialog.h"
#include "ui/table/hk-lead.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* From a move that may lack something to where it is asked for: a dialog of its own, a panel of the board, or the question for
 * whatever parameters are missing. */

#define WIDTH 420

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

/* The moves that have a dialog or a page of their own. */
static gboolean
ask_own (GtkWidget *from,
         HkSession *session,
         HkMove    *partial)
{
  HkRfTable *table = HK_RF_TABLE (hk_session_get_table (session));
  const char *name = hk_move_get_name (partial);
  int player = hk_move_get_int (partial, "player", -1);
  int blood = hk_move_get_int (partial, "blood", -1);

  if (g_str_equal (name, "draw-blood"))
    {
      player = player < 0 ? find_bitten (table) : player;
      if (player >= 0)
        hk_rf_blood_dialog_present_draw (from, session, player);
      return player >= 0;
    }
  if (g_str_equal (name, "reveal-blood") && ((player >= 0 && blood >= 0) || find_due (table, &player, &blood)))
    {
      hk_rf_blood_dialog_present (from, session, player, blood);
      return TRUE;
    }
  if (g_str_equal (name, "event"))
    {
      hk_dialog_view_present (HK_TYPE_RF_EVENT_DIALOG, from, session, player);
      return TRUE;
    }
  if (g_str_equal (name, "fight") && !hk_move_has (partial, "fight"))
    {
      GtkWidget *view = hk_lead_find (from, HK_TYPE_RF_COMBAT_VIEW);

      if (view != NULL)
        hk_lead_show (view);
      return view != NULL && hk_rf_combat_view_fight (HK_RF_COMBAT_VIEW (view));
    }
  return FALSE;
}

/* Asks for the rest of a move and makes it.
 * @from: the widget that a person used
 * @partial: a move with the parameters that are known
 * @missing: (nullable): the names of the parameters that it cannot do without */
void
hk_rf_ask_move (GtkWidget          *from,
                HkSession          *session,
                HkMove             *partial,
                const char * const *missing)
{
  if (!ask_own (from, session, partial))
    hk_ask_dialog_present (from, session, partial, missing, &hk_rf_params);
}

/* Asks for all that a move needs and makes it.
 * @from: the widget that a person used
 * @name: the name of a move */
void
hk_rf_ask (GtkWidget  *from,
           HkSession  *session,
           const char *name)
{
  g_autoptr (HkMove) move = hk_move_build (name, NULL);

  hk_rf_ask_move (from, session, move, NULL);
}

/* Makes the move, or asks for what it still needs; cards are not asked for when the app draws them.
 * @from: the widget that a person used */
void
hk_rf_play_option (GtkWidget    *from,
                   HkSession    *session,
                   HkMoveOption *option)
{
  const char * const *missing = hk_move_option_get_missing (option);
  g_autoptr (HkMove) move = hk_move_option_make_move (option);
  HkRfTable *table = HK_RF_TABLE (hk_session_get_table (session));
  const gboolean blood = g_str_equal (hk_move_get_name (move), "draw-blood");
  const gboolean event = g_str_equal (hk_move_get_name (move), "event");
  HkDeck *deck = blood ? table->blood_deck : event ? table->event_deck : table->determination_deck;
  const gboolean drawn = blood || event || (missing != NULL && (g_strv_contains (missing, "values") || g_strv_contains (missing, "value")
                                                                || g_strv_contains (missing, "human")));
  g_autoptr (HkSession) kept = g_object_ref (session);

  if (missing == NULL || missing[0] == NULL || (drawn && hk_rf_table_app_draws (table, deck)))
    hk_table_play (from, kept, move);
  else
    hk_rf_ask_move (from, kept, move, missing);
}

static void
close_cb (AdwDialog *dialog)
{
  adw_dialog_close (dialog);
}

static void
present (GtkWidget *from,
         HkSession *session,
         GtkWidget *panel)
{
  AdwDialog *dialog = adw_dialog_new ();

  /* Once it is made, so that what is in it has the session too when it is shown. */
  g_object_set (panel, "session", session, NULL);
  hk_widget_set_margins (panel, 6, 12, 18);
  adw_dialog_set_title (dialog, hk_rf_get_phase_title (hk_words_get (hk_rf_phases, HK_RF_TABLE (hk_session_get_table (session))->phase)));
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_set_child (dialog, hk_page_new (panel, NULL));
  g_signal_connect_object (session, "moved", G_CALLBACK (close_cb), dialog, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, from);
}

/* Brings the keyboard to where the board asks for a movement or for the cards of one, which is marked; where the board is not in sight, the same
 * is shown in a dialog. Returns whether the move is one of these.
 * @from: the widget that a person used
 * @name: the name of a move */
gboolean
hk_rf_ask_phase (GtkWidget  *from,
                 HkSession  *session,
                 const char *name)
{
  static const char * const human[] = { "draw-speed", "tie-break", "move", NULL };
  static const char * const zombie[] = { "zombies-move", "draw-hunt", "zombie-player-move", NULL };
  const GType type = g_strv_contains (human, name) ? HK_TYPE_RF_MOVEMENT_PANEL : g_strv_contains (zombie, name) ? HK_TYPE_RF_ZOMBIES_PANEL : G_TYPE_NONE;
  GtkWidget *panel;

  if (type == G_TYPE_NONE)
    return FALSE;
  panel = hk_lead_find (from, type);
  if (panel != NULL)
    {
      gtk_widget_child_focus (panel, GTK_DIR_TAB_FORWARD);
      hk_lead_show (panel);
    }
  else
    present (from, session, g_object_new (type, NULL));
  return TRUE;
}
