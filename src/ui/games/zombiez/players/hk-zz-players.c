/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-player-card.h"
#include "hk-zz-players.h"
#include "ui/widgets/hk-widgets.h"

#define WIDEST 440

/* Returns (transfer floating): the cards of all players, clockwise around the table.
 * @session: a session of Zombiez */
GtkWidget *
hk_zz_players_new (HkSession *session)
{
  HkZzTable *table = HK_ZZ_TABLE (hk_session_get_table (session));
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  hk_widget_set_margins (box, 8, 8, 12);
  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    gtk_box_append (GTK_BOX (box), hk_zz_player_card_new (session, i));
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), WIDEST);
  adw_clamp_set_child (ADW_CLAMP (clamp), box);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), clamp);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}
