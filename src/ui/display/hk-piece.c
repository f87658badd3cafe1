/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-piece.h"
#include "ui/widgets/hk-ink.h"

/* What is small and changes in several places with most moves: it is drawn anew as one piece, see hk_ink_push_piece(). */
struct _HkPiece
{
  AdwBin   parent_instance;

  gboolean is_odd; /* how it was drawn; nothing draws it while nothing in it changes */
};

G_DEFINE_FINAL_TYPE (HkPiece, hk_piece, ADW_TYPE_BIN)

static void
hk_piece_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  HkPiece *self = HK_PIECE (widget);

  self->is_odd = !self->is_odd;
  hk_ink_push_piece (snapshot, widget, self->is_odd);
  GTK_WIDGET_CLASS (hk_piece_parent_class)->snapshot (widget, snapshot);
  gtk_snapshot_pop (snapshot);
}

static void
hk_piece_class_init (HkPieceClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = hk_piece_snapshot;
}

static void
hk_piece_init (HkPiece *self)
{
}
