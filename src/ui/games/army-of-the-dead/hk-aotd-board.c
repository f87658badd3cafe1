/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-board.h"
#include "hk-aotd-horde.h"
#include "hk-aotd-round-strip.h"
#include "hk-aotd-team.h"
#include "hk-aotd-zombie-phase.h"

/**
 * hk_aotd_board_new:
 * @session: a session of Army of the Dead
 *
 * Returns: (transfer floating): the round, what the Zombies do now, the team and the horde, one
 *   below the other
 */
GtkWidget *
hk_aotd_board_new (HkSession *session)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  gtk_widget_add_css_class (box, "aotd");
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  gtk_box_append (GTK_BOX (box), hk_aotd_round_strip_new (session));
  gtk_box_append (GTK_BOX (box), hk_aotd_zombie_phase_new (session));
  gtk_box_append (GTK_BOX (box), hk_aotd_team_new (session));
  gtk_box_append (GTK_BOX (box), hk_aotd_horde_new (session));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}
