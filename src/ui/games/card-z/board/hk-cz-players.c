/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "hk-cz-players.h"
#include "ui/games/card-z/day/hk-cz-scenario-card.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/team/hk-cz-church-dialog.h"
#include "ui/games/card-z/team/hk-cz-team.h"
#include "ui/widgets/hk-widgets.h"

/* The page beside the board: what the group is here for, and the survivors. While somebody is at a safe Church, the
 * way to its Loot stands between them. */
struct _HkCzPlayers
{
  AdwBin     parent_instance;

  HkSession *session;
  GtkWidget *church;
};

G_DEFINE_FINAL_TYPE (HkCzPlayers, hk_cz_players, ADW_TYPE_BIN)

static void
update (HkCzPlayers *self)
{
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (self->session));
  const int place = hk_cz_table_get_player_place (table, table->current_player);
  HkCzLocation *location = hk_cz_table_get_location (table, place);

  gtk_widget_set_visible (self->church, location != NULL && location->safe && hk_cz_table_is_church (table, place));
}

static void
church_cb (HkCzPlayers *self)
{
  hk_cz_church_dialog_present (GTK_WIDGET (self), self->session);
}

static void
add_cb (HkCzPlayers *self)
{
  hk_cz_ask (GTK_WIDGET (self), self->session, "add-survivor");
}

static void
draw_cb (HkCzPlayers *self)
{
  hk_cz_ask (GTK_WIDGET (self), self->session, "draw-loot");
}

static void
hk_cz_players_dispose (GObject *object)
{
  g_clear_object (&HK_CZ_PLAYERS (object)->session);
  G_OBJECT_CLASS (hk_cz_players_parent_class)->dispose (object);
}

static void
hk_cz_players_class_init (HkCzPlayersClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_cz_players_dispose;
}

static void
hk_cz_players_init (HkCzPlayers *self)
{
}

/* Returns (transfer floating): the scenario and the survivors.
 * @session: a session of Card-Z */
GtkWidget *
hk_cz_players_new (HkSession *session)
{
  HkCzPlayers *self = g_object_new (HK_TYPE_CZ_PLAYERS, NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->session = g_object_ref (session);
  self->church = hk_page_button_new (_("Trade at the Church"), G_CALLBACK (church_cb), self);
  gtk_widget_add_css_class (self->church, "suggested-action");
  gtk_box_set_homogeneous (GTK_BOX (foot), TRUE);
  gtk_box_append (GTK_BOX (foot), hk_page_button_new (_("Draw Loot…"), G_CALLBACK (draw_cb), self));
  gtk_box_append (GTK_BOX (foot), hk_page_button_new (_("Add Survivor…"), G_CALLBACK (add_cb), self));
  gtk_box_append (GTK_BOX (box), hk_cz_scenario_card_new (session));
  gtk_box_append (GTK_BOX (box), self->church);
  gtk_box_append (GTK_BOX (box), hk_cz_team_new (session));
  gtk_box_append (GTK_BOX (box), foot);
  hk_widget_set_margins (box, 8, 8, 12);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 460);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_vexpand (scroller, TRUE);
  adw_bin_set_child (ADW_BIN (self), scroller);
  g_signal_connect_object (session, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
