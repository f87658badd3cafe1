/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-window.h"

#include <glib/gi18n.h>

#include "hk-dialog-hold.h"
#include "hk-dialog-keys.h"
#include "hk-session-dialogs.h"
#include "hk-focus-memory.h"
#include "hk-opening-mark.h"
#include "ui/display/hk-template.h"
#include "ui/library/hk-past-games-page.h"
#include "hk-rescue.h"
#include "hk-session-import.h"
#include "hk-toasts.h"
#include "hk-welcome-page.h"
#include "ui/components/hk-component-drop.h"
#include "ui/components/hk-components-dialog.h"
#include "ui/display/hk-display.h"
#include "ui/guide/hk-guide-actions.h"
#include "ui/new-game/hk-house-rules-dialog.h"
#include "ui/new-game/hk-new-game-page.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/rules/hk-rules-dialog.h"
#include "ui/table/hk-table-page.h"
#include "ui/tools/hk-tools-dialog.h"

/* The one window: the welcome page at the bottom, above it a new game or the table that is played. */
struct _HkWindow
{
  AdwApplicationWindow parent_instance;

  AdwNavigationView   *navigation;
  HkWelcomePage       *welcome;

  GSettings           *settings;
  HkFocusMemory       *focus;
  HkSession           *session;
  AdwNavigationPage   *table_page; /* of @session; owned by the navigation view */
  guint                inhibition; /* cookie, 0 for none */
};

G_DEFINE_FINAL_TYPE (HkWindow, hk_window, ADW_TYPE_APPLICATION_WINDOW)

static HkApplication *
get_application (HkWindow *self)
{
  return HK_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

static void
update_inhibition (HkWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  const gboolean wanted = self->session != NULL && g_settings_get_boolean (self->settings, "keep-awake");

  if (application == NULL)
    return;
  if (wanted && self->inhibition == 0)
    self->inhibition = gtk_application_inhibit (application, GTK_WINDOW (self), GTK_APPLICATION_INHIBIT_IDLE,
                                                _("A game is on the table"));
  else if (!wanted && self->inhibition != 0)
    {
      gtk_application_uninhibit (application, self->inhibition);
      self->inhibition = 0;
    }
}

static void
update_title (HkWindow *self)
{
  g_autofree char *title = NULL;

  if (self->session != NULL)
    /* Translators: the title of the window: the name of a game that is played, then the name of this app */
    title = g_strdup_printf (_("%s – Hordekeeper"), hk_session_get_title (self->session));
  gtk_window_set_title (GTK_WINDOW (self), title != NULL ? title : _("Hordekeeper"));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.play-again", self->session != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.house-rules",
                                 self->session != NULL && hk_table_get_game (hk_session_get_table (self->session))->n_house_rules > 0);
}

static void
learned_cb (HkWindow   *self,
            const char *kind,
            JsonObject *component)
{
  const HkGameSpec *game = hk_table_get_game (hk_session_get_table (self->session));
  g_autoptr (GError) error = NULL;
  HkPack *pack = hk_application_get_pack (get_application (self), game, &error);

  if (hk_session_get_path (self->session) != NULL && (pack == NULL || !hk_pack_learn (pack, kind, component, &error)))
    hk_window_say (self, error->message);
}

static void
close_session (HkWindow *self)
{
  g_autoptr (HkSession) session = g_steal_pointer (&self->session);

  if (session == NULL)
    return;
  g_signal_handlers_disconnect_by_data (session, self);
  self->table_page = NULL;
  update_inhibition (self);
  update_title (self);
  hk_rescue_keep_unsaved (self, session, FALSE);
  /* It can be opened again only when nobody has it any more. */
  g_clear_object (&session);
  hk_session_store_refresh (hk_application_get_sessions (get_application (self)));
}

static void
popped_cb (HkWindow          *self,
           AdwNavigationPage *page)
{
  if (page == self->table_page)
    close_session (self);
}

/* Escape closes what is open, but does not leave the table. */
static void
visible_page_cb (HkWindow *self)
{
  adw_navigation_view_set_pop_on_escape (self->navigation,
                                         !HK_IS_TABLE_PAGE (adw_navigation_view_get_visible_page (self->navigation)));
}

static HkRulesDialog *
present_rules (HkWindow *self)
{
  HkRulebook *rulebook = hk_application_get_rulebook (get_application (self));
  AdwDialog *visible = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self));
  AdwDialog *dialog;

  if (HK_IS_RULES_DIALOG (visible))
    return HK_RULES_DIALOG (visible);
  dialog = hk_rules_dialog_new (rulebook, self->session);
  adw_dialog_present (dialog, GTK_WIDGET (self));
  return HK_RULES_DIALOG (dialog);
}

static void
rules_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  present_rules (HK_WINDOW (widget));
}

static void
house_rules_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  HkWindow *self = HK_WINDOW (widget);
  g_autoptr (HkHouseRules) rules = hk_house_rules_new_for_session (self->session);

  adw_dialog_present (hk_house_rules_dialog_new (hk_application_get_rulebook (get_application (self)), rules), widget);
}

static void
show_rule_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  hk_window_show_rule (HK_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static const HkGameSpec *
look_up_game (HkWindow   *self,
              const char *id)
{
  g_autoptr (GError) error = NULL;
  const HkGameSpec *game = hk_games_lookup (id, &error);

  if (game == NULL)
    hk_window_complain (self, _("This game cannot be opened"), error);
  return game;
}

static void
push_new_game (HkWindow         *self,
               const HkGameSpec *game,
               JsonObject       *setup)
{
  HkNewGamePage *page = hk_new_game_page_new (game, get_application (self));

  if (setup != NULL)
    hk_new_game_page_fill (page, setup);
  g_signal_connect_object (page, "started", G_CALLBACK (hk_window_take_session), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (page));
}

static void
new_game_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  HkWindow *self = HK_WINDOW (widget);
  const HkGameSpec *game = look_up_game (self, g_variant_get_string (parameter, NULL));

  if (game != NULL)
    push_new_game (self, game, NULL);
}

static void
past_games_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  HkWindow *self = HK_WINDOW (widget);
  HkApplication *application = get_application (self);

  if (!HK_IS_PAST_GAMES_PAGE (adw_navigation_view_get_visible_page (self->navigation)))
    adw_navigation_view_push (self->navigation, hk_past_games_page_new (hk_application_get_sessions (application),
                                                                       hk_application_get_past_games (application), hk_application_get_people (application)));
}

/* The game that was played last is the one that is asked for most. */
static void
new_like_last_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  HkWindow *self = HK_WINDOW (widget);
  GListModel *sessions = G_LIST_MODEL (hk_application_get_sessions (get_application (self)));
  g_autoptr (HkSessionInfo) latest = g_list_model_get_item (sessions, 0);
  guint n_games;
  const HkGameSpec *game = hk_games_list (&n_games)[0];

  if (HK_IS_NEW_GAME_PAGE (adw_navigation_view_get_visible_page (self->navigation)))
    return;
  if (latest != NULL && hk_session_info_get_game_id (latest) != NULL
      && hk_games_lookup (hk_session_info_get_game_id (latest), NULL) != NULL)
    game = hk_games_lookup (hk_session_info_get_game_id (latest), NULL);
  push_new_game (self, game, NULL);
}

static void
play_again_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  HkWindow *self = HK_WINDOW (widget);

  if (self->session != NULL)
    push_new_game (self, hk_table_get_game (hk_session_get_table (self->session)),
                   hk_session_get_setup (self->session));
}

static void
open_session_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  hk_window_open_path (HK_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static void
open_file_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  hk_session_dialogs_open_file (HK_WINDOW (widget));
}

static void
save_copy_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  HkWindow *self = HK_WINDOW (widget);

  if (self->session != NULL)
    hk_session_dialogs_save_copy (self, self->session);
}

static void
continue_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  HkWindow *self = HK_WINDOW (widget);
  g_autoptr (HkSessionInfo) unfinished = hk_welcome_page_dup_unfinished (self->welcome);

  if (self->session != NULL)
    adw_navigation_view_pop_to_page (self->navigation, self->table_page);
  else if (unfinished != NULL)
    hk_window_open_path (self, hk_session_info_get_path (unfinished));
  else
    hk_window_say (self, _("There is no unfinished game to go on with."));
}

static void
components_cb (GtkWidget  *widget,
               const char *action,
               GVariant   *parameter)
{
  HkWindow *self = HK_WINDOW (widget);
  const HkGameSpec *game = look_up_game (self, g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;
  HkPack *pack = game == NULL ? NULL : hk_application_get_pack (get_application (self), game, &error);

  if (pack != NULL)
    adw_dialog_present (hk_components_dialog_new (game, pack), widget);
  else if (error != NULL)
    hk_window_complain (self, _("Your pack cannot be opened"), error);
}

static void
tools_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  hk_tools_dialog_open (ADW_APPLICATION_WINDOW (widget), g_variant_get_string (parameter, NULL));
}

static gboolean
hk_window_close_request (GtkWindow *window)
{
  HkWindow *self = HK_WINDOW (window);

  if (self->session != NULL && !hk_rescue_keep_unsaved (self, self->session, TRUE))
    return GDK_EVENT_STOP;
  return GTK_WINDOW_CLASS (hk_window_parent_class)->close_request (window);
}

static void
hk_window_dispose (GObject *object)
{
  HkWindow *self = HK_WINDOW (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_object (&self->focus);
  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_WINDOW);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (hk_window_parent_class)->dispose (object);
}

static void
hk_window_class_init (HkWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = hk_window_close_request;

  g_type_ensure (HK_TYPE_WELCOME_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-window.ui");
  HK_BIND_CHILDREN (widget_class, HkWindow, navigation, welcome);
  HK_BIND_CALLBACKS (widget_class, popped_cb, visible_page_cb);

  gtk_widget_class_install_property_action (widget_class, "win.fullscreen", "fullscreened");
  gtk_widget_class_install_action (widget_class, "win.rules", NULL, rules_cb);
  gtk_widget_class_install_action (widget_class, "win.show-rule", "s", show_rule_cb);
  gtk_widget_class_install_action (widget_class, "win.house-rules", NULL, house_rules_cb);
  gtk_widget_class_install_action (widget_class, "win.new-game", "s", new_game_cb);
  gtk_widget_class_install_action (widget_class, "win.new-like-last", NULL, new_like_last_cb);
  gtk_widget_class_install_action (widget_class, "win.past-games", NULL, past_games_cb);
  gtk_widget_class_install_action (widget_class, "win.play-again", NULL, play_again_cb);
  gtk_widget_class_install_action (widget_class, "win.continue", NULL, continue_cb);
  gtk_widget_class_install_action (widget_class, "win.open-session", "s", open_session_cb);
  gtk_widget_class_install_action (widget_class, "win.open-file", NULL, open_file_cb);
  gtk_widget_class_install_action (widget_class, "win.save-copy", NULL, save_copy_cb);
  gtk_widget_class_install_action (widget_class, "win.components", "s", components_cb);
  gtk_widget_class_install_action (widget_class, "win.tools", "s", tools_cb);
  hk_guide_actions_install (widget_class);
}

static void
hk_window_init (HkWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->focus = hk_focus_memory_new (GTK_WINDOW (self));
  hk_dialog_keys_follow (ADW_APPLICATION_WINDOW (self));
  hk_dialog_hold_follow (ADW_APPLICATION_WINDOW (self));
  hk_component_drop_attach (GTK_WIDGET (self));
  self->settings = g_object_ref (hk_application_get_settings (hk_application_get_default ()));
  hk_display_follow (ADW_APPLICATION_WINDOW (self), self->settings);
  g_settings_bind (self->settings, "window-width", self, "default-width", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-height", self, "default-height", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (self->settings, "window-maximized", self, "maximized", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->settings, "changed::keep-awake", G_CALLBACK (update_inhibition), self,
                           G_CONNECT_SWAPPED);
  if (HK_DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
  update_title (self);
}

/* Returns a window on the welcome page, not yet shown.
 * @application: the application, which must be registered */
HkWindow *
hk_window_new (HkApplication *application)
{
  HkWindow *self;

  g_return_val_if_fail (HK_IS_APPLICATION (application), NULL);

  self = g_object_new (HK_TYPE_WINDOW, "application", application, NULL);
  hk_welcome_page_set_store (self->welcome, hk_application_get_sessions (application));
  return self;
}

/* @toast: (transfer full): what to show for a moment at the bottom */
void
hk_window_add_toast (HkWindow *self,
                     AdwToast *toast)
{
  g_return_if_fail (HK_IS_WINDOW (self));
  g_return_if_fail (ADW_IS_TOAST (toast));

  adw_toast_overlay_add_toast (hk_toasts_find (GTK_WIDGET (self)), toast);
}

/* Shows @text for a moment at the bottom, where a screen reader finds it too.
 * @text: a sentence for a person, without markup */
void
hk_window_say (HkWindow   *self,
               const char *text)
{
  AdwToast *toast;

  g_return_if_fail (HK_IS_WINDOW (self));
  g_return_if_fail (text != NULL);

  toast = adw_toast_new ("");
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_title (toast, text);
  hk_window_add_toast (self, toast);
}

/* Says what has failed, and waits until it has been read.
 * @heading: what could not be done */
void
hk_window_complain (HkWindow     *self,
                    const char   *heading,
                    const GError *error)
{
  AdwAlertDialog *alert;

  g_return_if_fail (HK_IS_WINDOW (self));
  g_return_if_fail (error != NULL);

  alert = ADW_ALERT_DIALOG (adw_alert_dialog_new (heading, error->message));
  adw_alert_dialog_add_response (alert, "close", _("_Close"));
  adw_dialog_present (ADW_DIALOG (alert), GTK_WIDGET (self));
}

static void
imported_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (HkWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  gboolean copied;
  g_autofree char *path = hk_session_import_finish (result, &copied, &error);

  /* The window may be closed by now. */
  if (gtk_window_get_application (GTK_WINDOW (self)) == NULL)
    return;
  if (path == NULL && hk_session_import_get_path (result) != NULL)
    hk_rescue_offer (self, hk_session_import_get_path (result), error);
  else if (path == NULL)
    hk_window_complain (self, _("This file cannot be opened"), error);
  else if (hk_window_open_path (self, path) && copied)
    hk_window_say (self, _("The game is copied to your past games; the file stays as it was."));
}

static void
open_again (GtkWidget  *widget,
            const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  hk_window_open_file (HK_WINDOW (widget), file);
}

/* Puts a session of the shelf on the table. Any other one is copied to the shelf first, so that playing on never
 * changes a file that someone else may have. Says why when it cannot be, and asks first when it ended the app before. */
void
hk_window_open_file (HkWindow *self,
                     GFile    *file)
{
  HkSessionStore *store;

  g_return_if_fail (HK_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  store = hk_application_get_sessions (get_application (self));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (store)); i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (store), i);
      g_autoptr (GFile) known = g_file_new_for_path (hk_session_info_get_path (info));

      if (g_file_equal (known, file))
        {
          hk_window_open_path (self, hk_session_info_get_path (info));
          return;
        }
    }
  if (g_file_peek_path (file) != NULL && hk_opening_mark_ask (g_file_peek_path (file), GTK_WIDGET (self), open_again))
    return;
  hk_session_import (store, file, imported_cb, g_object_ref (self));
}

/* Puts that session on the table, or says why it cannot be; asks first when it ended the app before. Returns whether it is on the table now.
 * @path: the path of a journal */
gboolean
hk_window_open_path (HkWindow   *self,
                     const char *path)
{
  g_return_val_if_fail (HK_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  /* A journal can be open only once. */
  if (self->session != NULL && g_strcmp0 (hk_session_get_path (self->session), path) == 0)
    {
      adw_navigation_view_pop_to_page (self->navigation, self->table_page);
      return TRUE;
    }
  return hk_rescue_open (self, path);
}

/* Puts @session on the table; the one before it is closed. */
void
hk_window_take_session (HkWindow  *self,
                        HkSession *session)
{
  AdwNavigationPage *pages[2];

  g_return_if_fail (HK_IS_WINDOW (self));
  g_return_if_fail (HK_IS_SESSION (session));

  close_session (self);
  self->session = g_object_ref (session);
  hk_session_set_plays_on (session, TRUE);
  hk_player_mark_set_session (self->session);
  self->table_page = ADW_NAVIGATION_PAGE (hk_table_page_new (session, hk_application_get_rulebook (get_application (self))));
  g_signal_connect_object (self->table_page, "show-rule", G_CALLBACK (hk_window_show_rule), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (session, "learned", G_CALLBACK (learned_cb), self);
  hk_session_tell_taught (session);
  g_signal_connect_swapped (session, "notify::title", G_CALLBACK (update_title), self);

  pages[0] = ADW_NAVIGATION_PAGE (self->welcome);
  pages[1] = self->table_page;
  adw_navigation_view_replace (self->navigation, pages, G_N_ELEMENTS (pages));
  update_inhibition (self);
  update_title (self);
}

/* (transfer none) (nullable): the session on the table. */
HkSession *
hk_window_get_session (HkWindow *self)
{
  g_return_val_if_fail (HK_IS_WINDOW (self), NULL);

  return self->session;
}

/* (transfer none) (nullable): the page of the session on the table. */
HkTablePage *
hk_window_get_table_page (HkWindow *self)
{
  return HK_TABLE_PAGE (self->table_page);
}

/* Opens the rules at the entry with the global id @rule, above whatever is on the screen. */
void
hk_window_show_rule (HkWindow   *self,
                     const char *rule)
{
  g_return_if_fail (HK_IS_WINDOW (self));
  g_return_if_fail (rule != NULL);

  hk_rules_dialog_show_rule (present_rules (self), rule);
}

/* Opens the rules with what fits the words.
 * @words: what somebody would type */
void
hk_window_search_rules (HkWindow   *self,
                        const char *words)
{
  g_return_if_fail (HK_IS_WINDOW (self));
  g_return_if_fail (words != NULL);

  hk_rules_dialog_search (present_rules (self), words);
}
