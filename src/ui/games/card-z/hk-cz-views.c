/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-params.h"
#include "hk-cz-tools.h"
#include "hk-cz-views.h"
#include "ui/games/card-z/battle/hk-cz-battle-ask.h"
#include "ui/games/card-z/battle/hk-cz-battle-parts.h"
#include "ui/games/card-z/board/hk-cz-board.h"
#include "ui/games/card-z/day/hk-cz-day-parts.h"
#include "ui/games/card-z/neighborhood/hk-cz-hex.h"
#include "ui/games/card-z/neighborhood/hk-cz-lay-dialog.h"
#include "ui/games/card-z/neighborhood/hk-cz-map-frame.h"
#include "ui/games/card-z/neighborhood/hk-cz-neighborhood.h"
#include "ui/games/card-z/screen/hk-cz-screen.h"
#include "ui/games/card-z/setup/hk-cz-setup-rows.h"
#include "ui/games/card-z/widgets/hk-cz-choice-popover.h"
#include "ui/games/card-z/widgets/hk-cz-token.h"
#include "ui/table/hk-part.h"

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

/* An Encounter that only the group can see is turned up by a tap on what its card shows. */
static gboolean
show_first (GtkWidget *from,
            HkSession *session,
            HkMove    *move)
{
  if (!g_str_equal (hk_move_get_name (move), "reveal") || hk_move_has (move, "type"))
    return FALSE;
  hk_cz_lay_dialog_present_reveal (from, session, hk_move_get_int (move, "encounter", 0));
  return TRUE;
}

static GStrv
list_letters (void)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  hk_cz_hex_add_letters (builder);
  hk_cz_token_add_letters (builder);
  return g_strv_builder_end (builder);
}

static void
add_part (GtkWidget  *box,
          HkSession  *session,
          const char *part,
          GtkWidget  *view)
{
  gtk_box_append (GTK_BOX (box), g_object_new (HK_TYPE_PART, "session", session, "part", part, "child", view, NULL));
}

/* What is kept, where the group goes through the day by hand. */
static GtkWidget *
new_picture (HkSession *session)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  add_part (box, session, "day", g_object_new (HK_TYPE_CZ_DAY_STRIP, "session", session, NULL));
  add_part (box, session, "neighborhood",
            g_object_new (HK_TYPE_CZ_MAP_FRAME, "map", g_object_new (HK_TYPE_CZ_NEIGHBORHOOD, "session", session, NULL), NULL));
  add_part (box, session, "battles", g_object_new (HK_TYPE_CZ_BATTLE_VIEW, "session", session, NULL));
  add_part (box, session, "reckoning", g_object_new (HK_TYPE_CZ_RECKONING_VIEW, "session", session, NULL));
  return box;
}

/* Returns the views of Card-Z. */
const HkGameViews *
hk_card_z_get_views (void)
{
  static const HkGameViews views = {
    HK_CZ_GAME, hk_cz_board_new, hk_cz_players_new, ask, show_first, &hk_cz_setup_views, N_("Survivors"), NULL, &hk_cz_param_help, .tools = hk_cz_tool_forms,
    .new_screen = hk_cz_screen_new, .list_letters = list_letters,
    .new_picture = new_picture,
    .pictured = "survivors weather weathers-left locations battle scenario mode",
    .offered = "attack act-move push-off hand pass-round distance engage quarantine encounters-act bite noise alarm place-drawn stand regroup retreat "
               "cross stake-tactics join attack-player group-humans human-act recover hunt fish fear plan-food shelter "
               "sick-roll learn-sick take give leave pack wear-backpack resupply use toilet-paper draw-loot learn-loot trade supply heal heroic "
               "add-survivor adopt learn-survivor lose boombox",
    .screen_parts = "day neighborhood hordes battles survivors reckoning",
  };

  return &views;
}
