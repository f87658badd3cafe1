/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "hk-cz-board.h"
#include "ui/games/card-z/day/hk-cz-day-parts.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/hk-cz-view.h"
#include "ui/games/card-z/team/hk-cz-church-dialog.h"
#include "ui/games/card-z/team/hk-cz-team-parts.h"
#include "ui/table/hk-part.h"

/* The page beside the board: what the group is here for, and the survivors. While somebody is at a safe Church, the
 * way to its Loot stands between them. */
struct _HkCzPlayers
{
  HkView     parent_instance;

  GtkWidget *church;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzPlayers, hk_cz_players, HK_TYPE_VIEW)

static void
update (HkView *view)
{
  HkCzTable *table = hk_cz_view_get_table (view);
  const int place = hk_cz_table_get_player_place (table, table->current_player);
  HkCzLocation *location = hk_cz_table_get_location (table, place);

  gtk_widget_set_visible (HK_CZ_PLAYERS (view)->church, !hk_table_goes_by_hand (HK_TABLE (table)) && location != NULL && location->safe && hk_cz_table_is_church (table, place));
}

static void
church_cb (HkCzPlayers *self)
{
  hk_cz_church_dialog_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)));
}

static void
add_cb (HkCzPlayers *self)
{
  hk_cz_ask (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), "add-survivor");
}

static void
draw_cb (HkCzPlayers *self)
{
  hk_cz_ask (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), "draw-loot");
}

static void
hk_cz_players_class_init (HkCzPlayersClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_CZ_SCENARIO_CARD);
  g_type_ensure (HK_TYPE_CZ_TEAM);
  g_type_ensure (HK_TYPE_PART);
  HK_VIEW_CLASS (klass)->update = update;
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-cz-players");
  gtk_widget_class_bind_template_child (widget_class, HkCzPlayers, church);
  HK_BIND_CALLBACKS (widget_class, church_cb, add_cb, draw_cb);
}

/* Returns (transfer floating): the scenario and the survivors.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_players_new (HkSession *session)
{
  return g_object_new (HK_TYPE_CZ_PLAYERS, "session", session, NULL);
}
