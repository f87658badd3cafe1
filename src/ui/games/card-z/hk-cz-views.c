/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-params.h"
#include "hk-cz-tools.h"
#include "hk-cz-views.h"
#include "ui/games/card-z/battle/hk-cz-battle-ask.h"
#include "ui/games/card-z/board/hk-cz-board.h"
#include "ui/games/card-z/neighborhood/hk-cz-hex.h"
#include "ui/games/card-z/neighborhood/hk-cz-map-frame.h"
#include "ui/games/card-z/neighborhood/hk-cz-neighborhood.h"
#include "ui/games/card-z/screen/hk-cz-screen.h"
#include "ui/games/card-z/setup/hk-cz-setup-rows.h"
#include "ui/games/card-z/widgets/hk-cz-choice-popover.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"

/* The views of Card-Z, as the house knows them. */

static void
ask (GtkWidget  *from,
     HkSession  *session,
     const char *name)
{
  if (hk_cz_battle_ask (from, session, name))
    return;
  /* The Weather has a question of its own, and but one way to answer it. */
  if (g_str_equal (name, "weather") || !hk_cz_choice_popover_present (from, session, name))
    {
      g_autoptr (HkMove) move = hk_move_build (name, NULL);

      hk_cz_ask_move (from, session, move, NULL);
    }
}

static GStrv
list_letters (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  hk_cz_hex_add_letters (builder);
  hk_cz_token_add_letters (builder);
  return g_strv_builder_end (builder);
}

static GtkWidget *
new_picture (HkSession *session)
{
  return g_object_new (HK_TYPE_CZ_MAP_FRAME, "map", g_object_new (HK_TYPE_CZ_NEIGHBORHOOD, "session", session, NULL), NULL);
}

/* Returns the views of Card-Z. */
const HkGameViews *
hk_card_z_get_views (void)
{
  static const HkGameViews views = {
    HK_CZ_GAME, hk_cz_board_new, hk_cz_players_new, ask, NULL, &hk_cz_setup_views, N_("Survivors"), NULL, &hk_cz_param_help, .tools = hk_cz_tool_forms,
    .new_screen = hk_cz_screen_new, .list_letters = list_letters,
    .picture_parts = "neighborhood hordes", .new_picture = new_picture
  };

  return &views;
}
