/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-players.h"
#include "hk-rf-runner-card.h"
#include "ui/widgets/hk-widgets.h"

#define WIDEST 460

/* The runners, clockwise around the table, so that everybody finds the own card where it was. */
struct _HkRfPlayers
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (HkRfPlayers, hk_rf_players, ADW_TYPE_BIN)

static void
hk_rf_players_class_init (HkRfPlayersClass *klass)
{
}

static void
hk_rf_players_init (HkRfPlayers *self)
{
}

/* Returns (transfer floating): the cards of all runners.
 * @session: a session of RFYL */
GtkWidget *
hk_rf_players_new (HkSession *session)
{
  HkRfPlayers *self = g_object_new (HK_TYPE_RF_PLAYERS, NULL);
  HkRfTable *table = HK_RF_TABLE (hk_session_get_table (session));
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  hk_widget_set_margins (box, 8, 8, 12);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    gtk_box_append (GTK_BOX (box), hk_rf_runner_card_new (session, i));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDEST);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_vexpand (scroller, TRUE);
  adw_bin_set_child (ADW_BIN (self), scroller);
  return GTK_WIDGET (self);
}
