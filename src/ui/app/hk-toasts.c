/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-toasts.h"

/* Where toasts show: above the bar with the primary button of the page that is on, and gone with that page. */

static GtkWidget *
search (GtkWidget *widget)
{
  if (ADW_IS_TOAST_OVERLAY (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = search (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Returns (nullable): what shows toasts in the dialog of the widget, or else on the page that is on, or else in the
 * window.
 * @from: a widget of a window, or the window */
AdwToastOverlay *
hk_toasts_find (GtkWidget *from)
{
  GtkRoot *root = gtk_widget_get_root (from);
  GtkWidget *outer = ADW_IS_APPLICATION_WINDOW (root) ? adw_application_window_get_content (ADW_APPLICATION_WINDOW (root)) : NULL;
  GtkWidget *pages = ADW_IS_TOAST_OVERLAY (outer) ? adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (outer)) : NULL;
  GtkWidget *own = gtk_widget_get_ancestor (from, ADW_TYPE_TOAST_OVERLAY);
  GtkWidget *inner = NULL;

  /* A dialog that has one of its own says in itself what is refused, not behind itself. */
  if (own != NULL && own != outer)
    return ADW_TOAST_OVERLAY (own);
  if (ADW_IS_NAVIGATION_VIEW (pages) && adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages)) != NULL)
    inner = search (GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages))));
  if (inner != NULL)
    return ADW_TOAST_OVERLAY (inner);
  return ADW_IS_TOAST_OVERLAY (outer) ? ADW_TOAST_OVERLAY (outer) : NULL;
}

/* Shows a text in one toast for as many as follow each other: one that is shown already reads otherwise, and stays for as long again. Returns
 * whether it appears, by which it tells the screen reader.
 * @from: a widget of a window with a place for toasts
 * @toast: (inout): a weak pointer to the toast, %NULL while none is shown */
gboolean
hk_toasts_tell (GtkWidget   *from,
                AdwToast   **toast,
                const char  *text)
{
  const gboolean appears = *toast == NULL;
  g_autoptr (AdwToast) shown = appears ? adw_toast_new ("") : g_object_ref (*toast);

  adw_toast_set_use_markup (shown, FALSE);
  adw_toast_set_title (shown, text);
  g_set_weak_pointer (toast, shown);
  adw_toast_overlay_add_toast (hk_toasts_find (from), g_steal_pointer (&shown));
  return appears;
}
