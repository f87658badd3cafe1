/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"

/* The pages that pictures are taken of. */

static const HkShot * const lists[] = {
  hk_shots_of_shell,
  hk_shots_of_guide,
  hk_shots_of_story,
  hk_shots_of_table,
  hk_shots_of_first_hour,
  hk_shots_of_generic,
  hk_shots_of_horde,
  hk_shots_of_keep,
  hk_shots_of_aotd,
  hk_shots_of_box,
  hk_shots_of_cz_battle,
  hk_shots_of_cz_hand,
  hk_shots_of_cz_map,
  hk_shots_of_cz_team,
  hk_shots_of_rf,
  hk_shots_of_rf_combat,
  hk_shots_of_tools,
  hk_shots_of_zz,
};

/**
 * hk_shots_get_lists:
 * @n_lists: (out): how many lists there are
 *
 * Returns: (transfer none): the lists of all parts
 */
const HkShot * const *
hk_shots_get_lists (guint *n_lists)
{
  *n_lists = G_N_ELEMENTS (lists);
  return lists;
}

/**
 * hk_shots_scroll:
 * @window: the window of a shot
 * @within: what scrolls, or what that is part of; %G_TYPE_INVALID for the page
 * @share: how far down it is shown, from 0 to 1 of its height
 *
 * Shows the lower part of what is too high for the picture. The page is scrolled where nothing of @within is in sight.
 */
void
hk_shots_scroll (HkWindow *window,
                 GType     within,
                 double    share)
{
  GtkWidget *root;
  GtkWidget *scroller;
  GtkAdjustment *adjustment;

  hk_fixture_settle ();
  root = within == G_TYPE_INVALID ? NULL : hk_fixture_find (GTK_WIDGET (window), within, NULL);
  scroller = hk_fixture_find (root != NULL ? root : GTK_WIDGET (hk_fixture_get_page (window)), GTK_TYPE_SCROLLED_WINDOW, NULL);
  if (scroller == NULL)
    scroller = gtk_widget_get_ancestor (root, GTK_TYPE_SCROLLED_WINDOW);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) * share);
}
