/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/battle/hk-cz-prey.h"
#include "games/card-z/guide/hk-cz-guide.h"
#include "hk-cz-battle-ask.h"
#include "hk-cz-battle-parts.h"
#include "ui/games/card-z/attack/hk-cz-attack-sheet.h"
#include "ui/games/card-z/neighborhood/hk-cz-lay-dialog.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/table/hk-move-option-popup.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* What the big button asks for in a battle: the parts of the battle page, wherever a person is. */

static void
play (GtkWidget    *from,
      HkSession    *session,
      HkMoveOption *option)
{
  hk_move_option_play (from, session, option, hk_cz_ask_move);
}

/* The closest of those that can be attacked; −1 none. */
static int
find_target (HkCzTable *table)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  int nearest = G_MAXINT;
  int target = -1;

  for (int i = 0; field != NULL && i < hk_cz_location_get_n_encounters (field); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (field, i);
      const int distance = encounter->distance > 0 ? encounter->distance : G_MAXINT - 1;

      if (!hk_cz_encounter_is_dangerous (encounter) || distance >= nearest)
        continue;
      nearest = distance;
      target = i;
    }
  return target;
}

/* The next survivor who has not acted; −1 none. */
static int
find_actor (HkCzTable *table)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (survivor->on_field && !survivor->acted && hk_cz_survivor_is_alive (survivor) && survivor->kind != HK_CZ_SURVIVOR_DEPENDANT)
        return i;
    }
  return -1;
}

/* What the survivor can do who acts next in a battle between players. */
static gboolean
ask_duellist (GtkWidget *from,
              HkSession *session)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  const int actor = hk_cz_table_find_duellist (table);
  g_autoptr (GPtrArray) options = actor < 0 ? NULL : hk_cz_list_battle_moves (table, actor);

  if (options != NULL)
    hk_move_option_popup (from, session, options, hk_cz_table_get_survivor_name (table, actor), play);
  return options != NULL;
}

/* The part has nothing more to ask. */
static void
hidden_cb (AdwDialog  *dialog,
         GParamSpec *pspec,
         GtkWidget  *part)
{
  if (!gtk_widget_get_visible (part))
    adw_dialog_close (dialog);
}

static void
present (GtkWidget  *from,
         HkSession  *session,
         GType       type,
         const char *title)
{
  GtkWidget *part = g_object_new (type, "session", session, NULL);
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *overlay = adw_toast_overlay_new ();
  GtkWidget *view = adw_toolbar_view_new ();

  hk_widget_set_margins (part, 3, 12, 12);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (overlay), part);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), overlay);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, 480);
  adw_dialog_set_child (dialog, view);
  g_signal_connect_object (part, "notify::visible", G_CALLBACK (hidden_cb), dialog, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, from);
}

/* What they will do stands on the page of the battle; only dice, ties and distances are asked for first. */
static void
let_act (GtkWidget *from,
         HkSession *session)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  g_autoptr (GArray) actors = hk_cz_list_actors (table);
  g_autoptr (HkMove) move = hk_move_build ("encounters-act", NULL);

  for (guint i = 0; table->dice_by == HK_BY_HAND && i < actors->len; i++)
    if (hk_cz_type_get_move (g_array_index (actors, HkCzActor, i).type) < 0
        || hk_cz_is_torn (table, hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), g_array_index (actors, HkCzActor, i).number)))
      {
        present (from, session, HK_TYPE_CZ_ENCOUNTER_TURN, _("The Encounters"));
        return;
      }
  hk_table_play (from, session, move);
}

/* Asks for what a move of a battle needs in the way of the battle page; a move that the page makes in one tap is
 * made. Returns whether it is such a move; else nothing was done.
 * @from: the widget that a person used
 * @session: a session of Card-Z
 * @move: the name of a move that needs an answer */
gboolean
hk_cz_battle_ask (GtkWidget  *from,
                  HkSession  *session,
                  const char *move)
{
  HkCzTable *table;

  g_return_val_if_fail (GTK_IS_WIDGET (from) && HK_IS_SESSION (session) && move != NULL, FALSE);

  table = HK_CZ_TABLE (hk_session_get_table (session));
  if (g_str_equal (move, "lay"))
    hk_cz_lay_dialog_present (from, session, table->battle != NULL ? table->battle->place : hk_cz_table_get_player_place (table, table->current_player), 0);
  else if (table->battle == NULL)
    return FALSE;
  else if (g_str_equal (move, "attack") && table->battle->pvp >= 0)
    return ask_duellist (from, session);
  else if (g_str_equal (move, "attack") && find_target (table) >= 0)
    hk_cz_attack_sheet_present (from, session, find_actor (table), find_target (table));
  else if (g_str_equal (move, "place-drawn"))
    hk_cz_lay_dialog_present_drawn (from, session);
  else if (g_str_equal (move, "alarm"))
    present (from, session, HK_TYPE_CZ_NOISE_ROW, _("Loud Noise"));
  else if (g_str_equal (move, "bite"))
    present (from, session, HK_TYPE_CZ_BITE_ROW, _("Bites"));
  else if (g_str_equal (move, "cross"))
    {
      g_autoptr (HkMove) cross = hk_move_build ("cross", NULL);

      hk_table_play (from, session, cross);
    }
  else if (g_str_equal (move, "encounters-act"))
    let_act (from, session);
  else
    return FALSE;
  return TRUE;
}
