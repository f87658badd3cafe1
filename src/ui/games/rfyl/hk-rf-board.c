/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-board.h"
#include "hk-rf-phase-strip.h"
#include "table/hk-widgets.h"

/**
 * HkRfBoard:
 *
 * The turn and the track, and below what the phase that is now asks for.
 */
struct _HkRfBoard
{
  AdwBin     parent_instance;

  HkSession *session;
};

G_DEFINE_FINAL_TYPE (HkRfBoard, hk_rf_board, ADW_TYPE_BIN)

static void
hk_rf_board_dispose (GObject *object)
{
  g_clear_object (&HK_RF_BOARD (object)->session);
  G_OBJECT_CLASS (hk_rf_board_parent_class)->dispose (object);
}

static void
hk_rf_board_class_init (HkRfBoardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_rf_board_dispose;
}

static void
hk_rf_board_init (HkRfBoard *self)
{
}

/**
 * hk_rf_board_new:
 * @session: a session of RFYL
 *
 * Returns: (transfer floating): the board
 */
GtkWidget *
hk_rf_board_new (HkSession *session)
{
  HkRfBoard *self = g_object_new (HK_TYPE_RF_BOARD, NULL);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->session = g_object_ref (session);
  gtk_box_append (GTK_BOX (box), hk_rf_phase_strip_new (session));
  hk_widget_set_margins (box, 6, 8, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  gtk_widget_set_vexpand (scroller, TRUE);
  adw_bin_set_child (ADW_BIN (self), scroller);
  return GTK_WIDGET (self);
}
