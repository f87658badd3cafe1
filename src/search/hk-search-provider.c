/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-search-provider.h"

#include "core/content/hk-content.h"
#include "core/session/hk-session-library.h"
#include "hk-search-results.h"

#define PATIENCE 15000 /* milliseconds without a question */

static const char interface[] =
  "<node>"
  "  <interface name='org.gnome.Shell.SearchProvider2'>"
  "    <method name='GetInitialResultSet'>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='as' name='results' direction='out'/>"
  "    </method>"
  "    <method name='GetSubsearchResultSet'>"
  "      <arg type='as' name='previous_results' direction='in'/>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='as' name='results' direction='out'/>"
  "    </method>"
  "    <method name='GetResultMetas'>"
  "      <arg type='as' name='identifiers' direction='in'/>"
  "      <arg type='aa{sv}' name='metas' direction='out'/>"
  "    </method>"
  "    <method name='ActivateResult'>"
  "      <arg type='s' name='identifier' direction='in'/>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='u' name='timestamp' direction='in'/>"
  "    </method>"
  "    <method name='LaunchSearch'>"
  "      <arg type='as' name='terms' direction='in'/>"
  "      <arg type='u' name='timestamp' direction='in'/>"
  "    </method>"
  "  </interface>"
  "</node>";

/* So many journals are read before the first answer. */
#define MOST_AT_ONCE 50

struct _HkSearchProvider
{
  GApplication    parent_instance;

  HkRulebook     *rulebook;
  HkSessionStore *store;
  HkPastGames    *past;
  HkPeople       *people;
  guint           registration;
};

G_DEFINE_FINAL_TYPE (HkSearchProvider, hk_search_provider, G_TYPE_APPLICATION)

/* Reads the few games that are new since the window was open; many are left to the window, so that the answer does not wait. */
static void
read_past (HkSearchProvider *self)
{
  hk_past_games_refresh (self->past);
  if (hk_past_games_get_n_waiting (self->past) <= MOST_AT_ONCE)
    hk_past_games_finish (self->past);
}

/* What is searched is read with the first question. */
static void
read_all (HkSearchProvider *self)
{
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), PACKAGE_NAME, NULL);
  g_autofree char *games_cache = g_build_filename (cache, "past-games", NULL);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  /* It may have changed since. */
  g_clear_object (&self->people);
  self->people = hk_people_new_for_user ();
  if (self->rulebook != NULL)
    {
      hk_session_store_refresh (self->store);
      read_past (self);
      return;
    }
  self->store = hk_session_store_new_for_user ();
  self->past = hk_past_games_new (hk_session_store_get_directory (self->store), games_cache);
  read_past (self);
  self->rulebook = hk_rulebook_new (cache);
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = hk_content_load_bytes (games[i]->id, "rules", &error);

      if (bytes == NULL || !hk_rulebook_load (self->rulebook, bytes, &error))
        g_warning ("The rules of %s cannot be read: %s", games[i]->title, error->message);
    }
}

/* (transfer full) (nullable): the program with the window. */
static char *
find_program (void)
{
  g_autofree char *installed = g_build_filename (BINDIR, "hordekeeper", NULL);

  if (g_file_test (installed, G_FILE_TEST_IS_EXECUTABLE))
    return g_steal_pointer (&installed);
  return g_find_program_in_path ("hordekeeper");
}

/* Has the program with the window do something; where its window is open already, that one does it.
 * @option: (nullable): of the command line
 * @argument: (nullable): what it takes
 * @timestamp: of the event that asks for it, for the window manager */
static gboolean
open_window (const char *option,
             const char *argument,
             guint32     timestamp,
             GError    **error)
{
  g_autofree char *program = find_program ();
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autofree char *startup = g_strdup_printf ("hordekeeper-search_TIME%u", timestamp);
  g_autoptr (GStrvBuilder) command = g_strv_builder_new ();
  g_auto (GStrv) argv = NULL;
  g_autoptr (GSubprocess) process = NULL;

  if (program == NULL)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "hordekeeper is not installed");
      return FALSE;
    }
  g_strv_builder_add (command, program);
  if (option != NULL)
    g_strv_builder_add (command, option);
  if (argument != NULL)
    g_strv_builder_add (command, argument);
  argv = g_strv_builder_end (command);
  if (timestamp != 0)
    g_subprocess_launcher_setenv (launcher, "DESKTOP_STARTUP_ID", startup, TRUE);
  process = g_subprocess_launcher_spawnv (launcher, (const char * const *) argv, error);
  return process != NULL;
}

static gboolean
activate (const char *id,
          guint32     timestamp,
          GError    **error)
{
  if (g_str_has_prefix (id, HK_SEARCH_RULE))
    return open_window ("--rule", id + strlen (HK_SEARCH_RULE), timestamp, error);
  if (g_str_has_prefix (id, HK_SEARCH_TOOL))
    return open_window ("--tool", id + strlen (HK_SEARCH_TOOL), timestamp, error);
  if (g_str_has_prefix (id, HK_SEARCH_GAME) && g_path_is_absolute (id + strlen (HK_SEARCH_GAME)))
    return open_window ("--", id + strlen (HK_SEARCH_GAME), timestamp, error);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "There is no “%s”", id);
  return FALSE;
}

static GVariant *
describe (HkSearchProvider   *self,
          const char * const *ids)
{
  GVariantBuilder metas;

  g_variant_builder_init (&metas, G_VARIANT_TYPE ("aa{sv}"));
  for (guint i = 0; ids[i] != NULL; i++)
    {
      GVariant *meta = hk_search_results_describe (self->rulebook, self->store, self->people, ids[i]);

      if (meta != NULL)
        g_variant_builder_add_value (&metas, meta);
    }
  return g_variant_new ("(aa{sv})", &metas);
}

static void
answer (GDBusMethodInvocation *invocation,
        gboolean               done,
        GError                *error)
{
  if (done)
    g_dbus_method_invocation_return_value (invocation, NULL);
  else
    g_dbus_method_invocation_return_gerror (invocation, error);
}

static void
method_cb (GDBusConnection       *connection,
           const char            *sender,
           const char            *path,
           const char            *name,
           const char            *method,
           GVariant              *parameters,
           GDBusMethodInvocation *invocation,
           gpointer               user_data)
{
  HkSearchProvider *self = user_data;
  g_autoptr (GError) error = NULL;
  g_autofree const char **words = NULL;
  guint32 timestamp;

  /* It stays for a while after each question. */
  g_application_hold (G_APPLICATION (self));
  read_all (self);
  if (g_str_equal (method, "GetInitialResultSet") || g_str_equal (method, "GetSubsearchResultSet"))
    {
      g_auto (GStrv) found = NULL;

      if (g_str_equal (method, "GetInitialResultSet"))
        g_variant_get (parameters, "(^a&s)", &words);
      else
        g_variant_get (parameters, "(@as^a&s)", NULL, &words);
      found = hk_search_results_find (self->rulebook, self->store, self->past, self->people, words);
      g_dbus_method_invocation_return_value (invocation, g_variant_new ("(^as)", found));
    }
  else if (g_str_equal (method, "GetResultMetas"))
    {
      g_variant_get (parameters, "(^a&s)", &words);
      g_dbus_method_invocation_return_value (invocation, describe (self, words));
    }
  else if (g_str_equal (method, "ActivateResult"))
    {
      const char *id;

      g_variant_get (parameters, "(&s^a&su)", &id, &words, &timestamp);
      answer (invocation, activate (id, timestamp, &error), error);
    }
  else
    {
      g_autofree char *query = NULL;

      g_variant_get (parameters, "(^a&su)", &words, &timestamp);
      query = g_strjoinv (" ", (char **) words);
      answer (invocation, open_window ("--search", query, timestamp, &error), error);
    }
  g_application_release (G_APPLICATION (self));
}

static gboolean
hk_search_provider_dbus_register (GApplication    *application,
                                  GDBusConnection *connection,
                                  const char      *path,
                                  GError         **error)
{
  static const GDBusInterfaceVTable vtable = { .method_call = method_cb };
  HkSearchProvider *self = HK_SEARCH_PROVIDER (application);
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);

  if (!G_APPLICATION_CLASS (hk_search_provider_parent_class)->dbus_register (application, connection, path, error))
    return FALSE;
  self->registration = g_dbus_connection_register_object (connection, path, node->interfaces[0], &vtable, self, NULL, error);
  return self->registration != 0;
}

static void
hk_search_provider_dbus_unregister (GApplication    *application,
                                    GDBusConnection *connection,
                                    const char      *path)
{
  HkSearchProvider *self = HK_SEARCH_PROVIDER (application);

  if (self->registration != 0)
    g_dbus_connection_unregister_object (connection, self->registration);
  self->registration = 0;
  G_APPLICATION_CLASS (hk_search_provider_parent_class)->dbus_unregister (application, connection, path);
}

static void
hk_search_provider_dispose (GObject *object)
{
  HkSearchProvider *self = HK_SEARCH_PROVIDER (object);

  g_clear_object (&self->rulebook);
  g_clear_object (&self->past);
  g_clear_object (&self->people);
  g_clear_object (&self->store);
  G_OBJECT_CLASS (hk_search_provider_parent_class)->dispose (object);
}

/* Nobody but the desktop calls it. */
static void
hk_search_provider_activate (GApplication *application)
{
}

static void
hk_search_provider_class_init (HkSearchProviderClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_search_provider_dispose;
  application_class->activate = hk_search_provider_activate;
  application_class->dbus_register = hk_search_provider_dbus_register;
  application_class->dbus_unregister = hk_search_provider_dbus_unregister;
}

static void
hk_search_provider_init (HkSearchProvider *self)
{
}

/* Returns (transfer full): the service, not yet on the bus. */
HkSearchProvider *
hk_search_provider_new (void)
{
  return g_object_new (HK_TYPE_SEARCH_PROVIDER,
                       "application-id", APPLICATION_ID ".SearchProvider",
                       "flags", G_APPLICATION_IS_SERVICE,
                       "inactivity-timeout", PATIENCE,
                       NULL);
}
