/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-new-game-start.h"

#include <glib/gi18n.h>

#include "core/record/hk-error.h"
#include "ui/app/hk-application.h"

/* What the page of a new game has in its data once it is agreed that nothing is saved for now. */
#define UNSAVED "hk-play-unsaved"

static void
play_cb (AdwAlertDialog *dialog,
         const char     *response,
         GtkWidget      *page)
{
  g_object_set_data (G_OBJECT (page), UNSAVED, GINT_TO_POINTER (TRUE));
  gtk_widget_activate_action (page, "setup.start", NULL);
}

static void
ask (GtkWidget    *page,
     const GError *error)
{
  g_autofree char *body = NULL;
  AdwAlertDialog *dialog;

  /* Translators: %s: a sentence that says why the game cannot be saved. */
  body = g_strdup_printf (_("%s The game can be played in memory: each move tries again to save all of it, and whoever leaves it is asked first."),
                          error->message);
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_("Play Without Saving?"), body));
  adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), "play", _("_Play"), NULL);
  adw_alert_dialog_set_default_response (dialog, "play");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response::play", G_CALLBACK (play_cb), page, G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), page);
}

/* Begins a game with a file of its own. Where there can be none, it asks whether to play without, and its page is told to start once
 * more then. Returns (transfer full): the game, or %NULL.
 * @page: with the action setup.start
 * @title: (nullable): what to call the evening */
HkSession *
hk_new_game_start (GtkWidget        *page,
                   const HkGameSpec *game,
                   JsonObject       *setup,
                   const char       *title,
                   GError          **error)
{
  HkSessionStore *sessions = hk_application_get_sessions (hk_application_get_default ());
  g_autofree char *path = hk_session_store_new_path (sessions, game);
  const guint64 seed = ((guint64) g_random_int () << 32) | g_random_int ();
  g_autoptr (GError) local = NULL;
  HkSession *session = hk_session_new (game, setup, title, seed, path, &local);

  if (session == NULL && g_error_matches (local, HK_ERROR, HK_ERROR_STORAGE))
    {
      if (g_object_get_data (G_OBJECT (page), UNSAVED) != NULL)
        return hk_session_new_unsaved (game, setup, title, seed, path, local->message, error);
      ask (page, local);
    }
  if (session == NULL)
    g_propagate_error (error, g_steal_pointer (&local));
  return session;
}
