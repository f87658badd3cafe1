/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "dark-age-z/hk-daz-table.h"
#include "hk-daz-board.h"
#include "hk-daz-frontier-view.h"

/**
 * HkDazBoard:
 *
 * The frontiers side by side, clockwise; where there is no room for all, they scroll.
 */
struct _HkDazBoard
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (HkDazBoard, hk_daz_board, ADW_TYPE_BIN)

static void
hk_daz_board_class_init (HkDazBoardClass *klass)
{
}

static void
hk_daz_board_init (HkDazBoard *self)
{
}

/**
 * hk_daz_board_new:
 * @session: a session of Dark Age Z
 *
 * Returns: (transfer floating): a view of all frontiers
 */
GtkWidget *
hk_daz_board_new (HkSession *session)
{
  HkDazBoard *self = g_object_new (HK_TYPE_DAZ_BOARD, NULL);
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 12);
  gtk_widget_set_margin_start (box, 12);
  gtk_widget_set_margin_end (box, 12);
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (table); i++)
    {
      GtkWidget *view = hk_daz_frontier_view_new (session, (int) i);

      gtk_widget_set_size_request (view, 208, -1);
      gtk_box_append (GTK_BOX (box), view);
    }
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_NEVER);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  adw_bin_set_child (ADW_BIN (self), scroller);
  return GTK_WIDGET (self);
}
