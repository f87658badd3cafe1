/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-explain.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-widgets.h"

#define WIDTH 440
#define HEIGHT 420

/* Shows a breakdown in a dialog.
 * @from: the widget that a person used
 * @breakdown: how a number comes about */
void
hk_zz_explain (GtkWidget   *from,
               const char  *title,
               HkBreakdown *breakdown)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = hk_breakdown_view_new ();

  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (view), breakdown);
  hk_widget_set_margins (view, 6, 12, 18);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_set_content_height (dialog, HEIGHT);
  adw_dialog_set_child (dialog, hk_page_new (view, NULL));
  adw_dialog_present (dialog, from);
}
