/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rescue.h"

#include <glib/gi18n.h>

#include "core/record/hk-error.h"
#include "hk-opening-mark.h"
#include "hk-session-dialogs.h"

/* What is asked about a game that is damaged, gone or not saved, or cannot be opened. */

typedef struct
{
  HkWindow  *window; /* weak, because the dialog lies in it */
  HkSession *good;   /* of the file itself; NULL when nothing of it can be read */
  HkSession *copy;   /* of its second copy; NULL without one */
  gboolean   is_whole; /* @good is all that is in the file */
  char      *target; /* where what is chosen goes */
  gboolean   closing;
} Rescue;

static void
rescue_free (gpointer  data,
             GClosure *closure)
{
  Rescue *rescue = data;

  g_clear_weak_pointer (&rescue->window);
  g_clear_object (&rescue->good);
  g_clear_object (&rescue->copy);
  g_free (rescue->target);
  g_free (rescue);
}

/* Where the second copies lie, or the library. */
static char *
dup_folder (gboolean of_copies)
{
  HkSessionStore *store = hk_application_get_sessions (hk_application_get_default ());
  g_autofree char *any = g_build_filename (hk_session_store_get_directory (store), "any", NULL);
  g_autofree char *any_copy = of_copies ? hk_session_dup_copy_path (any) : NULL;

  return g_path_get_dirname (of_copies && any_copy != NULL ? any_copy : any);
}

/* Returns whether it is a second copy, which is never played on.
 * @path: the path of a journal */
gboolean
hk_rescue_is_copy (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *copies = dup_folder (TRUE);
  g_autofree char *library = dup_folder (FALSE);

  return g_str_equal (folder, copies) && !g_str_equal (folder, library);
}

typedef enum
{
  WHOLE,
  PART,
  COPY,
} Kind;

/* How far a game goes, what happened last in it, and when. */
static char *
describe (HkSession *session,
          Kind       kind)
{
  const guint n = hk_session_get_position (session);
  g_autoptr (HkLogEntry) last = n == 0 ? NULL : g_list_model_get_item (hk_session_get_log (session), n - 1);
  const char *time = last == NULL ? NULL : hk_log_entry_get_time (last);
  g_autoptr (GDateTime) date = time == NULL ? NULL : g_date_time_new_from_iso8601 (time, NULL);
  g_autoptr (GDateTime) local = date == NULL ? NULL : g_date_time_to_local (date);
  g_autofree char *when = local == NULL ? g_strdup (_("at a time that is not known")) : g_date_time_format (local, "%c");

  if (last == NULL)
    return g_strdup (kind == COPY ? _("A second copy of it has the setup, but no move.")
                     : kind == PART ? _("Only its setup is good.") : _("It has the setup, but no move."));
  if (kind == WHOLE)
    /* Translators: %u: how many moves; %s: what happened last; %s: when. */
    return g_strdup_printf (ngettext ("It has %u move. The last thing that happened: %s (%s)",
                                      "It has %u moves. The last thing that happened: %s (%s)", n),
                            n, hk_log_entry_get_text (last), when);
  if (kind == COPY)
    /* Translators: %u: how many moves; %s: what happened last; %s: when. */
    return g_strdup_printf (ngettext ("A second copy of it has %u move. The last thing that happened there: %s (%s)",
                                      "A second copy of it has %u moves. The last thing that happened there: %s (%s)", n),
                            n, hk_log_entry_get_text (last), when);
  /* Translators: %u: how many moves; %s: what happened last; %s: when. */
  return g_strdup_printf (ngettext ("%u move of it is good. The last thing that happened: %s (%s)",
                                    "%u moves of it are good. The last thing that happened: %s (%s)", n),
                          n, hk_log_entry_get_text (last), when);
}

static void
chosen_cb (AdwAlertDialog *dialog,
           const char     *response,
           Rescue         *rescue)
{
  HkSession *session = g_str_equal (response, "good") ? rescue->good : g_str_equal (response, "copy") ? rescue->copy : NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  if (session == NULL || rescue->window == NULL)
    return;
  path = hk_session_save_good (session, rescue->target, &error);
  if (path == NULL)
    hk_window_complain (rescue->window, _("This game cannot be opened"), error);
  else
    {
      hk_session_store_refresh (hk_application_get_sessions (hk_application_get_default ()));
      hk_window_open_path (rescue->window, path);
    }
}

/* Reads what can be had of a game that cannot be opened. */
static void
find_parts (Rescue       *rescue,
            const char   *path,
            const GError *error)
{
  g_autofree char *copy_path = hk_session_dup_copy_path (path);

  if (hk_rescue_is_copy (path))
    {
      rescue->copy = hk_session_open_good (path, NULL);
      return;
    }
  /* It is good, and somebody else goes on with it. */
  if (g_error_matches (error, HK_ERROR, HK_ERROR_BUSY))
    return;
  rescue->good = hk_session_open_good (path, NULL);
  rescue->is_whole = rescue->good != NULL && hk_session_get_bad_line (rescue->good, NULL) == 0;
  if (copy_path != NULL && !rescue->is_whole)
    rescue->copy = hk_session_open_good (copy_path, NULL);
}

/* Says what is wrong with a game and how much of it there is, and opens that, or the second copy, as a game of its own. The file stays
 * as it is. Where nothing can be had it says why.
 * @window: the window to ask in
 * @path: a journal that cannot be opened, or a second copy whose game is gone
 * @error: (nullable): why it cannot be opened; %NULL for a second copy */
void
hk_rescue_offer (HkWindow     *window,
                 const char   *path,
                 const GError *error)
{
  HkSessionStore *store = hk_application_get_sessions (hk_application_get_default ());
  g_autofree char *folder = dup_folder (FALSE);
  g_autofree char *own = g_path_get_dirname (path);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *of_good = NULL;
  g_autofree char *of_copy = NULL;
  g_autoptr (GString) body = g_string_new (error == NULL ? NULL : error->message);
  const gboolean gone = hk_rescue_is_copy (path);
  Rescue *rescue = g_new0 (Rescue, 1);
  AdwAlertDialog *dialog;

  g_set_weak_pointer (&rescue->window, window);
  hk_opening_mark_try (path);
  find_parts (rescue, path, error);
  hk_opening_mark_clear (path);
  if (rescue->good == NULL && rescue->copy == NULL)
    {
      g_autoptr (GError) local = NULL;

      if (error == NULL)
        hk_session_open_at (path, G_MAXUINT, &local);
      if (error != NULL || local != NULL)
        hk_window_complain (window, _("This session cannot be opened"), error != NULL ? error : local);
      rescue_free (rescue, NULL);
      return;
    }
  if (gone || g_str_equal (own, folder))
    rescue->target = g_build_filename (folder, name, NULL);
  else
    rescue->target = hk_session_store_new_path (store, hk_table_get_game (hk_session_get_table (rescue->good)));
  if (gone)
    g_string_append (body, _("The file of this game is gone."));
  of_good = rescue->good == NULL ? NULL : describe (rescue->good, rescue->is_whole ? WHOLE : PART);
  of_copy = rescue->copy == NULL ? NULL : describe (rescue->copy, COPY);
  if (of_good != NULL)
    g_string_append_printf (body, "\n\n%s", of_good);
  if (of_copy != NULL)
    g_string_append_printf (body, "\n\n%s", of_copy);

  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (gone ? _("Get This Game Back?")
                                                   : g_error_matches (error, HK_ERROR, HK_ERROR_FORMAT) ? _("This Game Is Damaged")
                                                   : _("Cannot Open This Game"), body->str));
  adw_alert_dialog_add_response (dialog, "cancel", _("_Cancel"));
  if (rescue->good != NULL)
    adw_alert_dialog_add_response (dialog, "good", rescue->is_whole ? _("Open a _Copy") : _("Open _Good Part"));
  if (rescue->copy != NULL)
    adw_alert_dialog_add_response (dialog, "copy", _("Open _Copy"));
  adw_alert_dialog_set_response_appearance (dialog, rescue->copy != NULL ? "copy" : "good", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, rescue->copy != NULL ? "copy" : "good");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (chosen_cb), rescue, rescue_free, G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (window));
}

/* Says that the second copy goes on where the file of the game ends, and opens it as a game of its own when that is
 * wanted. Both files stay as they are.
 * @session: a game that has just been opened; nothing is asked unless hk_session_get_ahead() names a copy */
static void
offer_ahead (HkWindow  *window,
             HkSession *session)
{
  const guint n = hk_session_get_position (session);
  const char *path = hk_session_get_ahead (session);
  HkSession *copy = path == NULL ? NULL : hk_session_open_good (path, NULL);
  g_autofree char *here = NULL;
  g_autofree char *there = NULL;
  g_autofree char *body = NULL;
  AdwAlertDialog *dialog;
  Rescue *rescue;

  if (copy == NULL)
    return;
  rescue = g_new0 (Rescue, 1);
  g_set_weak_pointer (&rescue->window, window);
  rescue->copy = copy;
  rescue->target = g_strdup (hk_session_get_path (session));
  here = g_strdup_printf (ngettext ("The file of this game ends after %u move, as when an older one was put back.",
                                    "The file of this game ends after %u moves, as when an older one was put back.", n), n);
  there = describe (copy, COPY);
  body = g_strdup_printf ("%s\n\n%s", here, there);
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_("Moves Are Missing"), body));
  adw_alert_dialog_add_responses (dialog, "cancel", _("_Go On Without Them"), "copy", _("Open _Copy"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "copy", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, "copy");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (chosen_cb), rescue, rescue_free, G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (window));
}

static void
open_again (GtkWidget  *window,
            const char *path)
{
  hk_window_open_path (HK_WINDOW (window), path);
}

/* Puts a game on the table; asks first when it ended the app the last time, and what to do when it cannot be opened. Returns whether
 * it is on the table now.
 * @window: the window for it
 * @path: a journal, or a second copy whose game is gone */
gboolean
hk_rescue_open (HkWindow   *window,
                const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;

  if (hk_opening_mark_ask (path, GTK_WIDGET (window), open_again))
    return FALSE;
  hk_opening_mark_try (path);
  session = hk_rescue_is_copy (path) ? NULL : hk_session_open (path, &error);
  if (session == NULL)
    {
      hk_rescue_offer (window, path, error);
      return FALSE;
    }
  hk_window_take_session (window, session);
  offer_ahead (window, session);
  hk_opening_mark_clear_when_shown (path, GTK_WIDGET (window));
  return TRUE;
}

static void
unsaved_cb (AdwAlertDialog *dialog,
            const char     *response,
            Rescue         *unsaved)
{
  /* The window gives up what is in it when it is destroyed. */
  g_autoptr (HkWindow) window = unsaved->window == NULL ? NULL : g_object_ref (unsaved->window);
  g_autoptr (HkSession) session = g_object_ref (unsaved->good);
  const gboolean closing = unsaved->closing;

  if (window == NULL)
    return;
  if (g_str_equal (response, "discard"))
    {
      if (closing)
        gtk_window_destroy (GTK_WINDOW (window));
      return;
    }
  if (hk_window_get_session (window) != session)
    hk_window_take_session (window, session);
  if (g_str_equal (response, "copy"))
    hk_session_dialogs_save_copy (window, session);
}

/* Tries once more to save what is not, and asks what to do when it still cannot be. Returns whether all of it is
 * saved.
 * @window: the window to ask in
 * @session: a game that is left
 * @closing: whether the window is being closed, too */
gboolean
hk_rescue_keep_unsaved (HkWindow  *window,
                        HkSession *session,
                        gboolean   closing)
{
  AdwAlertDialog *dialog;
  Rescue *unsaved;

  if (hk_session_save (session, NULL))
    return TRUE;
  unsaved = g_new0 (Rescue, 1);
  g_set_weak_pointer (&unsaved->window, window);
  unsaved->good = g_object_ref (session);
  unsaved->closing = closing;
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_("This Game Is Not Saved"), hk_session_get_unsaved (session)));
  adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), "discard", _("_Discard the Moves"), "copy", _("_Save a Copy…"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_response_appearance (dialog, "copy", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, "copy");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_data (dialog, "response", G_CALLBACK (unsaved_cb), unsaved, rescue_free, G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (window));
  return FALSE;
}
