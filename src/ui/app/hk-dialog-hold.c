/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-dialog-hold.h"

/* Where nothing glides, a dialog of libadwaita 1.7 that is closed by its own button is freed while it is still closing, and the app would end.
 * So each is held until that is over. */

#define MARK "hk-dialog-hold"

/* Translators: what a screen reader calls the button that closes a dialog; libadwaita looks it up among the texts of the app. */
static const char close_button[] G_GNUC_UNUSED = N_("Close");

static void
closed_cb (AdwDialog *dialog)
{
  g_idle_add_once (g_object_unref, g_object_ref (dialog));
}

static void
dialog_shown_cb (AdwApplicationWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);

  if (dialog == NULL || g_object_get_data (G_OBJECT (dialog), MARK) != NULL)
    return;
  g_signal_connect (dialog, "closed", G_CALLBACK (closed_cb), NULL);
  g_object_set_data (G_OBJECT (dialog), MARK, dialog);
}

/* Holds every dialog of @window until it has closed. */
void
hk_dialog_hold_follow (AdwApplicationWindow *window)
{
  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));

  g_signal_connect (window, "notify::visible-dialog", G_CALLBACK (dialog_shown_cb), NULL);
}
