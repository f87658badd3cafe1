/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-ask.h"
#include "hk-zz-params.h"
#include "hk-zz-tools.h"
#include "hk-zz-views.h"
#include "ui/games/zombiez/board/hk-zz-board.h"
#include "ui/games/zombiez/board/hk-zz-row-view.h"
#include "ui/games/zombiez/players/hk-zz-player-card.h"
#include "ui/games/zombiez/players/hk-zz-score-panel.h"
#include "ui/games/zombiez/screen/hk-zz-screen.h"
#include "ui/games/zombiez/setup/hk-zz-setup-rows.h"
#include "ui/table/hk-part.h"
#include "ui/table/hk-player-cards.h"

/* The views of Zombiez, as the house knows them. */

static void
ask (GtkWidget  *from,
     HkSession  *session,
     const char *name)
{
  g_autoptr (HkMove) move = hk_move_build (name, NULL);

  if (!hk_zz_board_lead (from, name) && !hk_zz_ask_present (from, session, name))
    hk_zz_ask_move (from, session, move, NULL);
}

/* The rows, above what else is kept. */
static GtkWidget *
new_rows (HkSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    gtk_box_append (GTK_BOX (box), g_object_new (HK_TYPE_ZZ_ROW_VIEW, "session", session, "index", i, NULL));
  return box;
}

/* What is kept, where the group goes through the turns by hand: the rows, and the sums with their counters. */
static GtkWidget *
new_picture (HkSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  gtk_box_append (GTK_BOX (box), g_object_new (HK_TYPE_PART, "session", session, "part", "rows", "child", new_rows (session), NULL));
  gtk_box_append (GTK_BOX (box), g_object_new (HK_TYPE_PART, "session", session, "part", "sums",
                                               "child", g_object_new (HK_TYPE_ZZ_SCORE_PANEL, "session", session, NULL), NULL));
  return box;
}

static GtkWidget *
new_players (HkSession *session)
{
  return hk_player_cards_new (session, HK_TYPE_ZZ_PLAYER_CARD, hk_zz_table_get_n_players (HK_ZZ_TABLE (hk_session_get_table (session))));
}

/* Returns the views of Zombiez. */
const HkGameViews *
hk_zombiez_get_views (void)
{
  static const HkGameViews views = {
    .id = HK_ZZ_GAME, .new_board = hk_zz_board_new, .new_players = new_players, .ask = ask, .setup = &hk_zz_setup_views,
    .players_title = N_("Collections"), .params = &hk_zz_params, .tools = hk_zz_tool_forms, .new_screen = hk_zz_screen_new,
    .find_actor = hk_zz_table_find_actor,
    .new_picture = new_picture, .pictured = "players rows drawn", .screen_parts = "rows collections sums",
  };

  return &views;
}
