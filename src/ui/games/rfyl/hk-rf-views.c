/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-params.h"
#include "hk-rf-tools.h"
#include "hk-rf-views.h"
#include "ui/games/rfyl/board/hk-rf-ask.h"
#include "ui/games/rfyl/board/hk-rf-board.h"
#include "ui/games/rfyl/fights/hk-rf-combat-view.h"
#include "ui/games/rfyl/players/hk-rf-runner-card.h"
#include "ui/games/rfyl/screen/hk-rf-screen.h"
#include "ui/games/rfyl/setup/hk-rf-setup-rows.h"
#include "ui/games/rfyl/track/hk-rf-track-frame.h"
#include "ui/table/hk-part.h"
#include "ui/table/hk-player-cards.h"

/* The views of RFYL, as the house knows them. */

static void
ask (GtkWidget  *from,
     HkSession  *session,
     const char *name)
{
  if (!hk_rf_ask_phase (from, session, name))
    hk_rf_ask (from, session, name);
}

/* What is kept, where the group goes through the phases by hand. */
static GtkWidget *
new_picture (HkSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), g_object_new (HK_TYPE_PART, "session", session, "part", "track",
                                               "child", g_object_new (HK_TYPE_RF_TRACK_FRAME, "session", session, NULL), NULL));
  gtk_box_append (GTK_BOX (box), g_object_new (HK_TYPE_PART, "session", session, "part", "fights",
                                               "child", g_object_new (HK_TYPE_RF_COMBAT_VIEW, "session", session, NULL), NULL));
  return box;
}

static GtkWidget *
new_players (HkSession *session)
{
  return hk_player_cards_new (session, HK_TYPE_RF_RUNNER_CARD, hk_rf_table_get_n_players (HK_RF_TABLE (hk_session_get_table (session))));
}

/* Returns the views of RFYL. */
const HkGameViews *
hk_rfyl_get_views (void)
{
  static const HkGameViews views = {
    .id = HK_RF_GAME,
    .new_board = hk_rf_board_new,
    .new_players = new_players,
    .ask = ask,
    .setup = &hk_rf_setup_views,
    .players_title = N_("Runners"),
    .params = &hk_rf_params, .tools = hk_rf_tool_forms,
    .new_screen = hk_rf_screen_new, .find_actor = hk_rf_screen_find_actor,
    .new_picture = new_picture, .pictured = "players zombies fights", .screen_parts = "track blood",
  };

  return &views;
}
