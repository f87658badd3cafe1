/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-limits.h"
#include "hk-note-dialog.h"
#include "ui/table/hk-table-play.h"

#define SESSION "hk-session"

static void
noted_cb (AdwAlertDialog *dialog,
          const char     *response,
          GtkWidget      *from)
{
  GtkWidget *entry = adw_alert_dialog_get_extra_child (dialog);
  g_autoptr (HkMove) move = NULL;

  if (!g_str_equal (response, "note"))
    return;
  move = hk_move_build ("note", "s:text", gtk_editable_get_text (GTK_EDITABLE (entry)), NULL);
  hk_table_play (from, g_object_get_data (G_OBJECT (dialog), SESSION), move);
}

/* Asks for a note and puts it into the log.
 * @from: the widget that a person used */
void
hk_note_dialog_present (GtkWidget *from,
                        HkSession *session)
{
  AdwDialog *dialog = adw_alert_dialog_new (_("Note Something"), _("It is kept in the log of the game."));
  GtkWidget *entry = g_object_new (GTK_TYPE_ENTRY, "max-length", HK_LIMIT_TEXT / 4, NULL);

  g_object_set_data_full (G_OBJECT (dialog), SESSION, g_object_ref (session), g_object_unref);
  gtk_entry_set_activates_default (GTK_ENTRY (entry), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Note"), -1);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), entry);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"), "note", _("_Keep"), NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "note", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "note");
  g_signal_connect_object (dialog, "response", G_CALLBACK (noted_cb), from, G_CONNECT_DEFAULT);
  adw_dialog_present (dialog, from);
  gtk_widget_grab_focus (entry);
}
