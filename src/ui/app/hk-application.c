/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-application.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "core/content/hk-file.h"
#include "core/session/hk-session-library.h"
#include "hk-opening-mark.h"
#include "hk-preferences-dialog.h"
#include "hk-shortcuts-dialog.h"
#include "hk-window.h"
#include "ui/display/hk-speech.h"
#include "ui/display/hk-style.h"
#include "ui/display/hk-whole-titles.h"
#include "ui/tools/hk-tool-list.h"

struct _HkApplication
{
  AdwApplication  parent_instance;

  GSettings      *settings;
  HkSessionStore *sessions;
  HkPastGames    *past_games; /* (nullable): until somebody asks what came of them */
  HkPeople       *people;     /* (nullable) */
  HkRulebook     *rulebook;
  HkBookmarks    *bookmarks;
  char           *packs_directory;
  GHashTable     *packs; /* id of a game to HkPack */
  GListModel     *tools; /* (nullable): HkTool, with what they were told while the app runs */
  HkDiceBox      *dice;  /* (nullable) */
};

G_DEFINE_FINAL_TYPE (HkApplication, hk_application, ADW_TYPE_APPLICATION)

static const struct
{
  const char *action;
  const char *accels[4];
} shortcuts[] = {
  { "app.quit", { "<Control>q" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.shortcuts", { "<Control>question" } },
  { "win.rules", { "<Control>f", "F1" } },
  { "win.new-like-last", { "<Control>n" } },
  { "win.open-file", { "<Control>o" } },
  { "window.close", { "<Control>w" } },
  { "win.fullscreen", { "F11" } },
  { "size.larger", { "<Control>plus", "<Control>equal", "<Control>KP_Add" } },
  { "size.smaller", { "<Control>minus", "<Control>KP_Subtract" } },
  { "size.normal", { "<Control>0", "<Control>KP_0" } },
};

static HkWindow *
get_window (HkApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (HK_IS_WINDOW (window))
    return HK_WINDOW (window);
  return hk_window_new (self);
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  HkApplication *self = user_data;

  adw_dialog_present (hk_preferences_dialog_new (self->settings), GTK_WIDGET (get_window (self)));
}

static void
shortcuts_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  adw_dialog_present (hk_shortcuts_dialog_new (), GTK_WIDGET (get_window (user_data)));
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  AdwAboutDialog *about = ADW_ABOUT_DIALOG (adw_about_dialog_new ());

  adw_about_dialog_set_application_name (about, _("Hordekeeper"));
  adw_about_dialog_set_application_icon (about, APPLICATION_ID);
  adw_about_dialog_set_version (about, PACKAGE_VERSION);
  adw_about_dialog_set_developer_name (about, _("The Hordekeeper developers"));
  adw_about_dialog_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_dialog_set_comments (about, _("Keeps the scores, the dead and the rules while you play. The games belong to their authors and "
                                          "publishers; this app holds none of their cards or artwork."));
  /* Translators: put your own names here, one a line. */
  adw_about_dialog_set_translator_credits (about, _("translator-credits"));
  adw_dialog_present (ADW_DIALOG (about), GTK_WIDGET (get_window (user_data)));
}

/* What a launcher offers without opening the app first: brings the window up and has it do @action. */
static void
do_in_window (HkApplication *self,
              const char    *action)
{
  HkWindow *window = get_window (self);

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
}

static void
continue_cb (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       user_data)
{
  do_in_window (user_data, "win.continue");
}

static void
rules_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  do_in_window (user_data, "win.rules");
}

static void
rule_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  HkWindow *window = get_window (user_data);

  gtk_window_present (GTK_WINDOW (window));
  hk_window_show_rule (window, g_variant_get_string (parameter, NULL));
}

static void
search_cb (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       user_data)
{
  HkWindow *window = get_window (user_data);

  gtk_window_present (GTK_WINDOW (window));
  hk_window_search_rules (window, g_variant_get_string (parameter, NULL));
}

static void
tool_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  HkWindow *window = get_window (user_data);

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.tools", parameter);
}

/* The list of all calculators, and dice and decks. */
static void
tools_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  HkWindow *window = get_window (user_data);

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.tools", "s", "");
}

/* A window asked to close closes only the dialog on top of it, if there is one. */
static void
close_with_dialogs (GtkWindow *window)
{
  AdwDialog *dialog = NULL;

  while (ADW_IS_APPLICATION_WINDOW (window)
         && (dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))) != NULL)
    if (!adw_dialog_close (dialog))
      return;
  gtk_window_close (window);
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (user_data));

  for (GList *l = windows; l != NULL; l = l->next)
    close_with_dialogs (l->data);
  g_list_free (windows);
}

static void
color_scheme_changed_cb (GSettings     *settings,
                         const char    *key,
                         HkApplication *self)
{
  static const AdwColorScheme schemes[] = {
    ADW_COLOR_SCHEME_DEFAULT,
    ADW_COLOR_SCHEME_FORCE_LIGHT,
    ADW_COLOR_SCHEME_FORCE_DARK,
  };
  const int choice = g_settings_get_enum (settings, key);

  adw_style_manager_set_color_scheme (adw_application_get_style_manager (ADW_APPLICATION (self)),
                                      schemes[CLAMP (choice, 0, 2)]);
}

/* Removes what a program of ours left behind that was ended while it wrote, wherever it writes. */
static void
sweep (HkApplication *self)
{
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  g_autofree char *data = g_build_filename (g_get_user_data_dir (), "hordekeeper", NULL);
  g_autofree char *bookmarks = g_build_filename (data, "bookmarks", NULL);
  g_autofree char *state = g_build_filename (g_get_user_state_dir (), "hordekeeper", NULL);
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), PACKAGE_NAME, NULL);
  const char * const folders[] = { data, bookmarks, state, cache, self->packs_directory };

  hk_session_store_sweep (self->sessions, now);
  hk_people_sweep (hk_application_get_people (self));
  for (gsize i = 0; i < G_N_ELEMENTS (folders); i++)
    hk_file_sweep (folders[i], now);
}

/* Starts GTK without its own theme, which takes a tenth of the start to read: an AdwApplication is styled by libadwaita alone, which has this
 * empty one for GTK and puts it in the place of whatever was read. */
static void
start_gtk_without_theme (void)
{
  const gboolean is_chosen = g_getenv ("GTK_THEME") != NULL;

  if (!is_chosen)
    g_setenv ("GTK_THEME", "Adwaita-empty", TRUE);
  gtk_init ();
  gtk_settings_get_default ();
  /* libadwaita takes it for the choice of a person, and would leave its own styles out. */
  if (!is_chosen)
    g_unsetenv ("GTK_THEME");
}

/* Says which icon windows have, before GTK would look whether the theme has it: that is ours, and the theme would be read once more. */
static void
set_window_icon (void)
{
  g_type_class_unref (g_type_class_ref (GTK_TYPE_WINDOW));
  gtk_window_set_default_icon_name (APPLICATION_ID);
}

static void
hk_application_startup (GApplication *application)
{
  static const GActionEntry entries[] = {
    { .name = "continue", .activate = continue_cb },
    { .name = "rules", .activate = rules_cb },
    { .name = "rule", .parameter_type = "s", .activate = rule_cb },
    { .name = "search", .parameter_type = "s", .activate = search_cb },
    { .name = "tool", .parameter_type = "s", .activate = tool_cb },
    { .name = "tools", .activate = tools_cb },
    { .name = "preferences", .activate = preferences_cb },
    { .name = "about", .activate = about_cb },
    { .name = "quit", .activate = quit_cb },
  };
  static const GActionEntry shortcuts_entry = { .name = "shortcuts", .activate = shortcuts_cb };
  HkApplication *self = HK_APPLICATION (application);

  start_gtk_without_theme ();
  set_window_icon ();
  G_APPLICATION_CLASS (hk_application_parent_class)->startup (application);
  hk_style_begin ();

  sweep (self);
  hk_whole_titles_follow ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  /* Newer libraries make this action of shortcuts-dialog.ui by themselves. */
  if (!g_action_group_has_action (G_ACTION_GROUP (self), shortcuts_entry.name))
    g_action_map_add_action_entries (G_ACTION_MAP (self), &shortcuts_entry, 1, self);
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), shortcuts[i].action, shortcuts[i].accels);

  g_signal_connect_object (self->settings, "changed::color-scheme",
                           G_CALLBACK (color_scheme_changed_cb), self, G_CONNECT_DEFAULT);
  color_scheme_changed_cb (self->settings, "color-scheme", self);
  hk_speech_follow (GTK_APPLICATION (self), self->settings);
}

static void
hk_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (get_window (HK_APPLICATION (application))));
}

static void
hk_application_open (GApplication  *application,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  HkWindow *window = get_window (HK_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  for (int i = 0; i < n_files; i++)
    hk_window_open_file (window, files[i]);
}

/* Returns whether the action went to the process that has the window, which need not be this one. */
static gboolean
activate_action (GApplication *application,
                 const char   *action,
                 GVariant     *parameter)
{
  g_autoptr (GError) error = NULL;

  if (!g_application_register (application, NULL, &error))
    {
      g_printerr ("hordekeeper: %s\n", error->message);
      return FALSE;
    }
  g_action_group_activate_action (G_ACTION_GROUP (application), action, parameter);
  return TRUE;
}

static int
hk_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  static const char * const actions[] = { "continue", "rules", "tools" };
  static const char * const questions[] = { "rule", "search" };
  g_autoptr (GError) error = NULL;
  const char *argument = NULL;
  int seed;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("hordekeeper %s\n", PACKAGE_VERSION);
      return 0;
    }
  if (g_variant_dict_lookup (options, "seed", "i", &seed))
    g_random_set_seed ((guint32) seed);
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_variant_dict_contains (options, actions[i]) && !activate_action (application, actions[i], NULL))
      return 1;
  for (gsize i = 0; i < G_N_ELEMENTS (questions); i++)
    if (g_variant_dict_lookup (options, questions[i], "&s", &argument)
        && !activate_action (application, questions[i], g_variant_new_string (argument)))
      return 1;
  if (!g_variant_dict_lookup (options, "tool", "&s", &argument))
    return -1;
  if (!hk_tool_list_check (argument, &error))
    {
      g_printerr ("hordekeeper: %s\n", error->message);
      return 2;
    }
  return activate_action (application, "tool", g_variant_new_string (argument)) ? -1 : 1;
}

static void
hk_application_dispose (GObject *object)
{
  HkApplication *self = HK_APPLICATION (object);

  g_clear_object (&self->settings);
  g_clear_object (&self->sessions);
  g_clear_object (&self->past_games);
  g_clear_object (&self->people);
  g_clear_object (&self->rulebook);
  g_clear_object (&self->bookmarks);
  g_clear_pointer (&self->packs, g_hash_table_unref);
  g_clear_object (&self->tools);
  g_clear_object (&self->dice);

  G_OBJECT_CLASS (hk_application_parent_class)->dispose (object);
}

static void
hk_application_finalize (GObject *object)
{
  HkApplication *self = HK_APPLICATION (object);

  g_clear_pointer (&self->packs_directory, g_free);

  G_OBJECT_CLASS (hk_application_parent_class)->finalize (object);
}

static void
hk_application_class_init (HkApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->dispose = hk_application_dispose;
  object_class->finalize = hk_application_finalize;
  application_class->startup = hk_application_startup;
  application_class->activate = hk_application_activate;
  application_class->open = hk_application_open;
  application_class->handle_local_options = hk_application_handle_local_options;
}

static void
hk_application_init (HkApplication *self)
{
  static const GOptionEntry options[] = {
    { "continue", 'c', 0, G_OPTION_ARG_NONE, NULL, N_("Go on with the game that was played last"), NULL },
    { "rules", 'r', 0, G_OPTION_ARG_NONE, NULL, N_("Open the rules"), NULL },
    { "rule", 0, 0, G_OPTION_ARG_STRING, NULL, N_("Open a rule, such as zombiez/turn.push"), N_("GAME/RULE") },
    { "search", 's', 0, G_OPTION_ARG_STRING, NULL, N_("Search the rules"), N_("WORDS") },
    { "tool", 't', 0, G_OPTION_ARG_STRING, NULL, N_("Open a calculator, such as card-z/to-hit"), N_("GAME/NAME") },
    { "tools", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Open the list of the calculators, dice and decks"), NULL },
    { "version", 'v', 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and exit"), NULL },
    { "seed", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_INT, NULL, NULL, NULL }, /* of the seeds of new games, for tests */
    { NULL }
  };
  self->settings = g_settings_new (APPLICATION_ID);
  self->sessions = hk_session_store_new_for_user ();
  self->packs_directory = g_build_filename (g_get_user_data_dir (), "hordekeeper", "packs", NULL);
  self->packs = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_object_unref);

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), _("[SESSION…]"));
  g_application_set_option_context_summary (G_APPLICATION (self),
                                            _("The laptop at the edge of the table on zombie night. With the file of a session, opens a copy of it."));
}

/* Returns (transfer full): the application, not yet registered. */
HkApplication *
hk_application_new (void)
{
  return g_object_new (HK_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", RESOURCE_PREFIX,
                       NULL);
}

/* Returns the application of this process. */
HkApplication *
hk_application_get_default (void)
{
  return HK_APPLICATION (g_application_get_default ());
}

/* Returns the settings of the person at this machine. */
GSettings *
hk_application_get_settings (HkApplication *self)
{
  g_return_val_if_fail (HK_IS_APPLICATION (self), NULL);

  return self->settings;
}

/* Returns the shelf of sessions, which lies in the person's data folder. */
HkSessionStore *
hk_application_get_sessions (HkApplication *self)
{
  g_return_val_if_fail (HK_IS_APPLICATION (self), NULL);

  return self->sessions;
}

/* Returns what came of the games on the shelf, as far as it has been read. */
HkPastGames *
hk_application_get_past_games (HkApplication *self)
{
  static const HkPastGamesGuard guard = { hk_opening_mark_try, hk_opening_mark_clear };

  g_return_val_if_fail (HK_IS_APPLICATION (self), NULL);

  if (self->past_games == NULL)
    {
      g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), PACKAGE_NAME, "past-games", NULL);

      self->past_games = hk_past_games_new (hk_session_store_get_directory (self->sessions), cache);
      hk_past_games_set_guard (self->past_games, &guard);
    }
  return self->past_games;
}

/* Returns who is meant by the names in the games on the shelf. */
HkPeople *
hk_application_get_people (HkApplication *self)
{
  g_return_val_if_fail (HK_IS_APPLICATION (self), NULL);

  if (self->people == NULL)
    self->people = hk_people_new_for_user ();
  return self->people;
}

/* Returns what the owner of the box has entered of its components so far. */
HkPack *
hk_application_get_pack (HkApplication    *self,
                         const HkGameSpec *game,
                         GError          **error)
{
  HkPack *pack;

  g_return_val_if_fail (HK_IS_APPLICATION (self), NULL);
  g_return_val_if_fail (game != NULL, NULL);

  pack = g_hash_table_lookup (self->packs, game->id);
  if (pack == NULL)
    {
      pack = hk_pack_open (game, self->packs_directory, error);
      if (pack != NULL)
        g_hash_table_insert (self->packs, g_strdup (game->id), pack);
    }
  return pack;
}

/* The rules are part of the program: one game's that cannot be read is left out, and that is a fault. */
static HkRulebook *
read_rules (void)
{
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), PACKAGE_NAME, NULL);
  HkRulebook *rulebook = hk_rulebook_new (cache);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = hk_content_load_bytes (games[i]->id, "rules", &error);

      if (bytes == NULL || !hk_rulebook_load (rulebook, bytes, &error))
        g_warning ("The rules of %s cannot be read: %s", games[i]->title, error->message);
    }
  return rulebook;
}

/* Returns the rules of all games, read when they are first asked for. */
HkRulebook *
hk_application_get_rulebook (HkApplication *self)
{
  g_return_val_if_fail (HK_IS_APPLICATION (self), NULL);

  if (self->rulebook == NULL)
    self->rulebook = read_rules ();
  return self->rulebook;
}

/* Returns (transfer none): the rules that were marked, which lie in the person's data folder. */
HkBookmarks *
hk_application_get_bookmarks (HkApplication *self)
{
  g_return_val_if_fail (HK_IS_APPLICATION (self), NULL);

  if (self->bookmarks == NULL)
    {
      g_autofree char *directory = g_build_filename (g_get_user_data_dir (), "hordekeeper", "bookmarks", NULL);

      self->bookmarks = hk_bookmarks_new (directory);
    }
  return self->bookmarks;
}

/* Returns (transfer none): the calculators of all games, each an #HkTool that keeps what it is told while the app runs. */
GListModel *
hk_application_get_tools (HkApplication *self)
{
  g_return_val_if_fail (HK_IS_APPLICATION (self), NULL);

  if (self->tools == NULL)
    self->tools = hk_tool_list_new ();
  return self->tools;
}

/* Returns (transfer none): the dice and the decks without a game, as they lay when the app was closed. */
HkDiceBox *
hk_application_get_dice (HkApplication *self)
{
  g_return_val_if_fail (HK_IS_APPLICATION (self), NULL);

  if (self->dice == NULL)
    {
      g_autoptr (HkRandom) random = hk_random_new_from_entropy ();

      g_autofree char *path = g_build_filename (g_get_user_state_dir (), "hordekeeper", "dice.json", NULL);

      self->dice = hk_dice_box_new (random, path);
    }
  return self->dice;
}

/* (transfer none) (nullable): the table that is played in its window. */
HkTable *
hk_application_get_table (HkApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (HK_IS_WINDOW (l->data) && hk_window_get_session (l->data) != NULL)
      return hk_session_get_table (hk_window_get_session (l->data));
  return NULL;
}
