/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-score-panel.h"
#include "hk-zz-score-row.h"
#include "ui/widgets/hk-widgets.h"

/* What everybody has. It is all that a group needs that wants just the sums. */
struct _HkZzScorePanel
{
  HkView    parent_instance;

  GtkBox   *rows;
  GtkLabel *outcome;
  int       n_rows;
};

HK_DEFINE_TEMPLATE_TYPE (HkZzScorePanel, hk_zz_score_panel, HK_TYPE_VIEW)

static void
update (HkView *view)
{
  HkZzScorePanel *self = HK_ZZ_SCORE_PANEL (view);
  HkTable *table = hk_view_get_table (view);
  g_autofree char *outcome = hk_table_get_outcome (table);

  for (; self->n_rows < hk_zz_table_get_n_players (HK_ZZ_TABLE (table)); self->n_rows++)
    gtk_box_append (self->rows, g_object_new (HK_TYPE_ZZ_SCORE_ROW, "session", hk_view_get_session (view), "index", self->n_rows, NULL));
  gtk_label_set_text (self->outcome, outcome == NULL ? _("Ten points for a horde set, one for every other card.") : outcome);
  hk_widget_set_class (GTK_WIDGET (self->outcome), "heading", outcome != NULL);
}

static void
hk_zz_score_panel_class_init (HkZzScorePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  HK_VIEW_CLASS (klass)->update = update;

  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-zz-score-panel");
  HK_BIND_CHILDREN (widget_class, HkZzScorePanel, rows, outcome);
}
