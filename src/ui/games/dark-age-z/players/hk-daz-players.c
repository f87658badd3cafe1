/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-player-card.h"
#include "hk-daz-players.h"
#include "ui/widgets/hk-widgets.h"

struct _HkDazPlayers
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (HkDazPlayers, hk_daz_players, ADW_TYPE_BIN)

static void
hk_daz_players_class_init (HkDazPlayersClass *klass)
{
}

static void
hk_daz_players_init (HkDazPlayers *self)
{
}

/* Returns (transfer floating): the cards of all kingdoms, in seat order.
 * @session: a session of Dark Age Z */
GtkWidget *
hk_daz_players_new (HkSession *session)
{
  HkDazPlayers *self = g_object_new (HK_TYPE_DAZ_PLAYERS, NULL);
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  hk_widget_set_margins (box, 8, 8, 8);
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (table); i++)
    gtk_box_append (GTK_BOX (box), hk_daz_player_card_new (session, (int) i));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_vexpand (scroller, TRUE);
  adw_bin_set_child (ADW_BIN (self), scroller);
  return GTK_WIDGET (self);
}
