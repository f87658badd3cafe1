/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/record/hk-error.h"
#include "core/session/hk-session-replay.h"
#include "hk-table-play.h"
#include "ui/app/hk-toasts.h"
#include "ui/display/hk-speech.h"
#include "ui/table/dialogs/hk-ask-dialog.h"

/* Moves from the window to the session, and what comes back. */

typedef struct
{
  HkSession *session;
  HkMove    *move;
} HouseRule;

static void
house_rule_free (gpointer data)
{
  HouseRule *house = data;

  g_object_unref (house->session);
  g_object_unref (house->move);
  g_free (house);
}

static AdwToast *
new_toast (GtkWidget  *from,
           const char *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_timeout (toast, 10);
  adw_toast_set_priority (toast, ADW_TOAST_PRIORITY_HIGH);
  hk_speech_announce (from, text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  return toast;
}

static void
add_toast (GtkWidget *from,
           AdwToast  *toast)
{
  AdwToastOverlay *overlay = hk_toasts_find (from);

  if (overlay != NULL)
    adw_toast_overlay_add_toast (overlay, toast);
  else
    g_object_unref (g_object_ref_sink (toast));
}

/* The group wants it all the same: the move is made again, marked as a house rule. */
static void
house_rule_cb (AdwToast  *toast,
               GtkWidget *root)
{
  HouseRule *house = g_object_get_data (G_OBJECT (toast), "house-rule");
  g_autoptr (HkMove) move = hk_move_override (house->move);

  hk_table_play (root, house->session, move);
}

/* Shows and announces why something cannot be done.
 * @from: the widget that a person used
 * @text: a whole sentence that says what is wrong */
void
hk_table_complain (GtkWidget  *from,
                   const char *text)
{
  add_toast (from, new_toast (from, text));
}

/* Says that nothing can be played in a replay. Returns whether @session is one.
 * @from: the widget that a person used */
gboolean
hk_table_refuse_replay (GtkWidget *from,
                        HkSession *session)
{
  if (!hk_session_is_replay (session))
    return FALSE;
  hk_table_complain (from, _("This is a replay: nothing can be played in it."));
  return TRUE;
}

/* Makes a move and announces what the log says of it. The window speaks, because the widget may be gone once the
 * views have followed the move. Returns whether the move was made.
 * @from: the widget that a person used */
gboolean
hk_table_make (GtkWidget  *from,
               HkSession  *session,
               HkMove     *move,
               GError    **error)
{
  GtkRoot *root = gtk_widget_get_root (from);
  g_autoptr (GtkWidget) speaker = g_object_ref (root != NULL ? GTK_WIDGET (root) : from);

  if (!hk_session_play (session, move, error))
    return FALSE;
  if (hk_move_get_logged (move) != NULL)
    hk_speech_announce (speaker, hk_move_get_logged (move), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  return TRUE;
}

/* Makes a move, as hk_table_make() does. What it lacks is asked for. A refusal is shown with its sentence, and where
 * a rule forbids the move, with a button that makes it all the same as a house rule. Returns whether the move was
 * made.
 * @from: the widget that a person used */
gboolean
hk_table_play (GtkWidget *from,
               HkSession *session,
               HkMove    *move)
{
  g_autoptr (GError) error = NULL;
  AdwToast *toast;

  if (hk_table_refuse_replay (from, session))
    return FALSE;
  if (hk_table_make (from, session, move, &error))
    return TRUE;
  if (hk_move_get_asked (move)[0] != NULL)
    {
      hk_ask_dialog_present_refused (from, session, move, error->message);
      return FALSE;
    }
  toast = new_toast (from, error->message);
  if (g_error_matches (error, HK_ERROR, HK_ERROR_REFUSED) && !hk_move_is_house (move))
    {
      HouseRule *house = g_new (HouseRule, 1);
      GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (from));

      house->session = g_object_ref (session);
      house->move = g_object_ref (move);
      g_object_set_data_full (G_OBJECT (toast), "house-rule", house, house_rule_free);
      adw_toast_set_button_label (toast, _("House Rule"));
      g_signal_connect_object (toast, "button-clicked", G_CALLBACK (house_rule_cb), root, G_CONNECT_DEFAULT);
    }
  add_toast (from, toast);
  return FALSE;
}
