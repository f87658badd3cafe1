/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-explain.h"
#include "table/hk-widgets.h"
#include "table/hk-working-view.h"

#define WIDTH 440
#define HEIGHT 420

/**
 * hk_zz_explain:
 * @from: the widget that a person used
 * @title: of the dialog
 * @working: how a number comes about
 *
 * Shows a working in a dialog.
 */
void
hk_zz_explain (GtkWidget  *from,
               const char *title,
               HkWorking  *working)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = hk_working_view_new ();

  hk_working_view_set_working (HK_WORKING_VIEW (view), working);
  hk_widget_set_margins (view, 6, 12, 18);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, WIDTH);
  adw_dialog_set_content_height (dialog, HEIGHT);
  adw_dialog_set_child (dialog, hk_page_new (view, NULL));
  adw_dialog_present (dialog, from);
}
