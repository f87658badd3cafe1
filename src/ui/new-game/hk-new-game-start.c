/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-new-game-start.h"

#include <glib/gi18n.h>

#include "core/packs/hk-pack-leave-out.h"
#include "core/record/hk-error.h"
#include "hk-new-game-page.h"
#include "ui/app/hk-application.h"
#include "ui/components/hk-components-dialog.h"

/* What the page of a new game has in its data once it is agreed that nothing is saved for now, or that what is wrong in the pack is left out. */
#define UNSAVED  "hk-play-unsaved"
#define LEFT_OUT "hk-leave-out"

static void
start_again (GtkWidget  *page,
             const char *agreed)
{
  g_object_set_data (G_OBJECT (page), agreed, GINT_TO_POINTER (TRUE));
  gtk_widget_activate_action (page, "setup.start", NULL);
}

static void
play_cb (AdwAlertDialog *dialog,
         const char     *response,
         GtkWidget      *page)
{
  start_again (page, UNSAVED);
}

static void
leave_out_cb (AdwAlertDialog *dialog,
              const char     *response,
              GtkWidget      *page)
{
  start_again (page, LEFT_OUT);
  g_object_set_data (G_OBJECT (page), LEFT_OUT, NULL);
}

static void
correct_cb (AdwAlertDialog *dialog,
            const char     *response,
            GtkWidget      *page)
{
  const HkGameSpec *game = hk_new_game_page_get_game (HK_NEW_GAME_PAGE (page));

  adw_dialog_present (hk_components_dialog_new (game, hk_application_get_pack (hk_application_get_default (), game, NULL)), page);
}

/* Says what is wrong in the pack, and offers to begin without it.
 * @why: the sentence with which the game was refused
 * @names: what is left out */
static void
ask_to_leave_out (GtkWidget  *page,
                  const char *why,
                  GStrv       names)
{
  g_autofree char *joined = g_strjoinv (", ", names);
  g_autofree char *body = NULL;
  AdwAlertDialog *dialog;

  /* Translators: %s: a sentence that says what is wrong; %s: cards by name. */
  body = g_strdup_printf (_("%s Go on without what you have entered of it (%s): the app asks for that as you go."), why, joined);
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_("Wrong Components"), body));
  adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), "correct", _("_Correct It"), "go", _("_Ask as We Go"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "go", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, "go");
  adw_alert_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response::go", G_CALLBACK (leave_out_cb), page, G_CONNECT_DEFAULT);
  g_signal_connect_object (dialog, "response::correct", G_CALLBACK (correct_cb), page, G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), page);
}

/* Where the pack is what stops the game: takes out of @setup what is wrong, once that is agreed, else asks. Returns whether @setup can be
 * tried again. */
static gboolean
leave_out (GtkWidget        *page,
           const HkGameSpec *game,
           JsonObject       *setup,
           const char       *why)
{
  HkPack *pack = hk_application_get_pack (hk_application_get_default (), game, NULL);
  g_auto (GStrv) names = pack == NULL ? NULL : hk_pack_leave_out (pack, setup, why);

  if (names != NULL && g_object_get_data (G_OBJECT (page), LEFT_OUT) == NULL)
    ask_to_leave_out (page, why, names);
  return names != NULL && g_object_get_data (G_OBJECT (page), LEFT_OUT) != NULL;
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

/* Begins a game with a file of its own. Where there can be none, or the pack is wrong, it asks whether to play without, and its
 * page is told to start once more then. Returns (transfer full): the game, or %NULL.
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
  else if (session == NULL && leave_out (page, game, setup, local->message))
    {
      g_clear_error (&local);
      session = hk_session_new (game, setup, title, seed, path, &local);
    }
  if (session == NULL)
    g_propagate_error (error, g_steal_pointer (&local));
  return session;
}
