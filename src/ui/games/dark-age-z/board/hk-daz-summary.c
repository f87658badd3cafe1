/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-summary.h"
#include "ui/app/hk-toasts.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-breakdown-view.h"

/* All of Phase 4 at a tap, and what it has done, to be checked. */

static void
check_cb (AdwToast  *toast,
          GtkWidget *root)
{
  hk_breakdown_view_present (root, _("Cleanup"), 640, g_object_get_data (G_OBJECT (toast), "summary"));
}

/* Offers to look at what all of Phase 4 has done.
 * @root: (nullable): the window
 * @move: the move "clean-up" as it was made */
void
hk_daz_summary_offer (GtkWidget *root,
                      HkSession *session,
                      HkMove    *move)
{
  AdwToastOverlay *overlay = root == NULL ? NULL : hk_toasts_find (root);
  AdwToast *toast;

  if (overlay == NULL || hk_move_get_breakdown (move) == NULL)
    return;
  toast = adw_toast_new (hk_daz_table_get_phase (HK_DAZ_TABLE (hk_session_get_table (session))) == HK_DAZ_PHASE_CLEANUP
                         ? _("The cleanup goes on once the cards are discarded.") : _("The cleanup is done."));
  adw_toast_set_button_label (toast, _("Check"));
  adw_toast_set_timeout (toast, 10);
  g_object_set_data_full (G_OBJECT (toast), "summary", hk_breakdown_ref (hk_move_get_breakdown (move)), (GDestroyNotify) hk_breakdown_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (check_cb), root, G_CONNECT_DEFAULT);
  adw_toast_overlay_add_toast (overlay, toast);
}

/* Does all of Phase 4 and offers to look at what was done. Returns whether the move was made.
 * @from: the widget that a person used
 * @session: a session of Dark Age Z */
gboolean
hk_daz_summary_clean_up (GtkWidget *from,
                         HkSession *session,
                         HkMove    *move)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (from));

  if (!hk_table_make (from, session, move, NULL))
    return FALSE;
  hk_daz_summary_offer (root, session, move);
  return TRUE;
}
