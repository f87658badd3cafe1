/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-pane.h"

/* What is scrolled. A viewport leaves out its cut where nothing has to be cut away. Each time that a cut comes or goes, as when a card is
 * unfolded or a number is large while it is marked as changed, the renderer takes all that is scrolled for another drawing. So something
 * that is not seen always has to be cut away. */
struct _HkPane
{
  AdwBin parent_instance;
};

G_DEFINE_FINAL_TYPE (HkPane, hk_pane, ADW_TYPE_BIN)

static void
hk_pane_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0 }, &GRAPHENE_RECT_INIT (-20, 0, 10, 10));
  GTK_WIDGET_CLASS (hk_pane_parent_class)->snapshot (widget, snapshot);
}

static void
hk_pane_class_init (HkPaneClass *klass)
{
  GTK_WIDGET_CLASS (klass)->snapshot = hk_pane_snapshot;
}

static void
hk_pane_init (HkPane *self)
{
}
