/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/guide/hk-daz-legal.h"
#include "hk-daz-params.h"
#include "hk-daz-tools.h"
#include "hk-daz-views.h"
#include "ui/games/dark-age-z/board/hk-daz-board.h"
#include "ui/games/dark-age-z/board/hk-daz-day-strip.h"
#include "ui/games/dark-age-z/board/hk-daz-offers.h"
#include "ui/games/dark-age-z/board/hk-daz-page.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-card-dialog.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-combat-dialog.h"
#include "ui/games/dark-age-z/players/hk-daz-player-card.h"
#include "ui/games/dark-age-z/screen/hk-daz-screen.h"
#include "ui/table/hk-move-option-popup.h"
#include "ui/table/hk-part.h"
#include "ui/table/hk-player-cards.h"

/* The views of Dark Age Z, as the house knows them. */

static GtkWidget *
new_players (HkSession *session)
{
  return hk_player_cards_new (session, HK_TYPE_DAZ_PLAYER_CARD, (int) hk_daz_table_get_n_kingdoms (HK_DAZ_TABLE (hk_session_get_table (session))));
}

/* What is kept of the board, where the group goes through the phases by hand. */
static GtkWidget *
new_picture (HkSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), g_object_new (HK_TYPE_DAZ_DAY_STRIP, "session", session, NULL));
  gtk_box_append (GTK_BOX (box), g_object_new (HK_TYPE_PART, "session", session, "part", "frontiers", "child", hk_daz_board_new (session), NULL));
  return box;
}

static void
ask (GtkWidget  *from,
     HkSession  *session,
     const char *name)
{
  static const struct
  {
    const char *move;
    void      (*present) (GtkWidget *from, HkSession *session);
  } dialogs[] = {
    { "reveal-invasion", hk_daz_card_dialog_present_invasion },
    { "reveal-commanders", hk_daz_card_dialog_present_commanders },
    { "clean-up", hk_daz_card_dialog_present_cleanup },
    { "barbarian-army", hk_daz_card_dialog_present_barbarian },
    { "tell-boards", hk_daz_card_dialog_present_boards },
  };
  g_autoptr (HkMove) move = NULL;

  if (g_str_equal (name, "command"))
    {
      HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
      g_autoptr (GPtrArray) offers = hk_daz_list_kingdom_moves (table, (guint) MAX (0, table->current_player));

      hk_move_option_popup (from, session, offers, hk_daz_table_get_name_of (table, table->current_player), hk_daz_offers_play);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    if (g_str_equal (name, dialogs[i].move))
      {
        dialogs[i].present (from, session);
        return;
      }
  move = hk_move_build (name, NULL);
  hk_daz_ask_move (from, session, move, NULL);
}

/* A combat is looked at before it counts. */
static gboolean
show_first (GtkWidget *from,
            HkSession *session,
            HkMove    *move)
{
  if (!g_str_equal (hk_move_get_name (move), "invade"))
    return FALSE;
  hk_daz_combat_dialog_present (from, session, hk_move_get_int (move, "frontier", 0));
  return TRUE;
}

/* Returns the views of Dark Age Z. */
const HkGameViews *
hk_dark_age_z_get_views (void)
{
  static const HkGameViews views = { "dark-age-z", hk_daz_page_new, new_players, ask, show_first, .get_board_width = hk_daz_board_get_width,
                                       .params = &hk_daz_param_help, .tools = hk_daz_tool_forms, .new_screen = hk_daz_screen_new,
                                       .new_picture = new_picture,
                                       .pictured = "kingdoms frontiers tracks invasions steps-left pioneer-tokens commander-deck "
                                                   "command-icons-0 command-icons-1 command-icons-2 command-icons-3",
                                       .offered = "play-army reactivate assign-commander reinforce invade",
                                       .screen_parts = "days frontiers tokens" };

  return &views;
}
