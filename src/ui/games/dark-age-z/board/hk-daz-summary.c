/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-summary.h"
#include "ui/app/hk-toasts.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-widgets.h"

/* All of Phase 4 at a tap, and what it has done, to be checked. */

static void
check_cb (AdwToast  *toast,
          GtkWidget *root)
{
  AdwDialog *dialog = adw_dialog_new ();
  GtkWidget *view = adw_toolbar_view_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *breakdown = hk_breakdown_view_new ();

  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (breakdown), g_object_get_data (G_OBJECT (toast), "summary"));
  hk_widget_set_margins (breakdown, 12, 12, 12);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), breakdown);
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), scroller);
  adw_dialog_set_title (dialog, _("Cleanup"));
  adw_dialog_set_content_width (dialog, 640);
  adw_dialog_set_content_height (dialog, 640);
  adw_dialog_set_child (dialog, view);
  adw_dialog_present (dialog, root);
}

/* Does all of Phase 4 and offers to look at what was done. Returns whether the move was made.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z */
gboolean
hk_daz_summary_clean_up (GtkWidget *from,
                         HkSession *session,
                         HkMove    *move,
                         GError   **error)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (from));
  AdwToastOverlay *overlay;
  AdwToast *toast;

  if (!hk_table_make (from, session, move, error))
    return FALSE;
  overlay = root == NULL ? NULL : hk_toasts_find (root);
  if (overlay == NULL || hk_move_get_breakdown (move) == NULL)
    return TRUE;
  toast = adw_toast_new (hk_daz_table_is_phase (HK_DAZ_TABLE (hk_session_get_table (session)), "cleanup")
                         ? _("The cleanup goes on once the cards are discarded.") : _("The cleanup is done."));
  adw_toast_set_button_label (toast, _("Check"));
  adw_toast_set_timeout (toast, 10);
  g_object_set_data_full (G_OBJECT (toast), "summary", g_object_ref (hk_move_get_breakdown (move)), g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (check_cb), root, G_CONNECT_DEFAULT);
  adw_toast_overlay_add_toast (overlay, toast);
  return TRUE;
}
