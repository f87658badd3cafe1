/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-person-private.h"
#include "games/hk-zz-evening.h"

/* The desktop's search: the bus starts the service that is installed, which finds rules and past games without a window, and opens
 * what is chosen. */

#define NAME "io.github.hordekeeper.Hordekeeper.SearchProvider"
#define PATH "/io/github/hordekeeper/Hordekeeper/SearchProvider"
#define RULE "rule:zombiez/turn.push"
#define TOOL "tool:card-z/to-hit"

static GVariant *
call_on (HkPerson   *person,
         const char *name,
         const char *path,
         const char *interface,
         const char *method,
         GVariant   *parameters,
         GError    **error)
{
  return g_dbus_connection_call_sync (person->session, name, path, interface, method, parameters, NULL, G_DBUS_CALL_FLAGS_NONE,
                                      HK_PERSON_PATIENCE_MS, NULL, error);
}

static GVariant *
call (HkPerson   *person,
      const char *method,
      GVariant   *parameters,
      const char *type)
{
  g_autoptr (GError) error = NULL;
  GVariant *answer = call_on (person, NAME, PATH, "org.gnome.Shell.SearchProvider2", method, parameters, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (g_variant_get_type_string (answer), ==, type);
  return answer;
}

static GStrv
find (HkPerson   *person,
      const char *words)
{
  g_auto (GStrv) terms = g_strsplit (words, " ", -1);
  g_autoptr (GVariant) answer = call (person, "GetInitialResultSet", g_variant_new ("(^as)", terms), "(as)");
  GStrv found;

  g_variant_get (answer, "(^as)", &found);
  return found;
}

static void
activate (HkPerson   *person,
          const char *id)
{
  const char * const terms[] = { "push", NULL };
  g_autoptr (GVariant) answer = call (person, "ActivateResult", g_variant_new ("(s^asu)", id, terms, 0u), "()");
}

/* What the bus starts keeps its files where the person's app does. */
static void
share_home (HkPerson *person)
{
  static const char * const variables[][2] = {
    { "XDG_DATA_HOME", "data" }, { "XDG_CONFIG_HOME", "config" }, { "XDG_CACHE_HOME", "cache" }, { "XDG_STATE_HOME", "state" },
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = NULL;
  GVariantBuilder all;

  g_variant_builder_init (&all, G_VARIANT_TYPE ("a{ss}"));
  for (gsize i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      g_autofree char *folder = g_build_filename (person->home, variables[i][1], NULL);

      g_variant_builder_add (&all, "{ss}", variables[i][0], folder);
    }
  answer = call_on (person, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "UpdateActivationEnvironment",
                    g_variant_new ("(a{ss})", &all), &error);
  g_assert_no_error (error);
}

static gboolean
is_app_there (HkPerson *person)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = call_on (person, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
                                         g_variant_new ("(s)", "io.github.hordekeeper.Hordekeeper"), &error);
  gboolean there;

  g_assert_no_error (error);
  g_variant_get (answer, "(b)", &there);
  return there;
}

/* Rules are found, narrowed down and described while there is no window. */
static void
search_without_window (HkPerson *person)
{
  static const char * const narrower[] = { "push", "zombiez", NULL };
  static const char * const ids[] = { RULE, "rule:zombiez/nothing", "game:/nowhere", "tool:card-z/to-miss", "tool:chess", "nonsense", NULL };
  g_auto (GStrv) found = find (person, "push");
  g_auto (GStrv) nothing = find (person, "push xylophone");
  g_auto (GStrv) letter = find (person, "a");
  g_autoptr (GVariant) answer = call (person, "GetSubsearchResultSet", g_variant_new ("(^as^as)", found, narrower), "(as)");
  g_autoptr (GVariant) metas = call (person, "GetResultMetas", g_variant_new ("(^as)", ids), "(aa{sv})");
  g_autoptr (GVariant) list = g_variant_get_child_value (metas, 0);
  g_autoptr (GVariant) meta = NULL;
  g_auto (GStrv) within = NULL;
  g_auto (GStrv) tools = find (person, "to hit");
  const char *text;

  g_assert_true (g_strv_contains ((const char * const *) tools, TOOL));
  g_assert_true (g_strv_contains ((const char * const *) found, RULE));
  g_assert_cmpuint (g_strv_length (nothing), ==, 0);
  g_assert_cmpuint (g_strv_length (letter), ==, 0);
  g_variant_get (answer, "(^as)", &within);
  g_assert_true (g_strv_contains ((const char * const *) within, RULE));
  for (guint i = 0; within[i] != NULL; i++)
    g_assert_true (g_str_has_prefix (within[i], "rule:") || g_str_has_prefix (within[i], "tool:zombiez/"));
  /* What is not there is left out. */
  g_assert_cmpuint (g_variant_n_children (list), ==, 1);
  meta = g_variant_get_child_value (list, 0);
  g_assert_true (g_variant_lookup (meta, "id", "&s", &text));
  g_assert_cmpstr (text, ==, RULE);
  g_assert_true (g_variant_lookup (meta, "name", "&s", &text));
  g_assert_cmpuint (strlen (text), >, 3);
  g_assert_true (g_variant_lookup (meta, "description", "&s", &text));
  g_assert_nonnull (strstr (text, "Zombiez"));
  g_assert_true (g_variant_lookup (meta, "gicon", "&s", &text));
  g_assert_false (is_app_there (person));
}

/* (transfer full): the name that it goes by. */
static char *
read_name (HkPerson   *person,
           const char *id)
{
  const char * const ids[] = { id, NULL };
  g_autoptr (GVariant) metas = call (person, "GetResultMetas", g_variant_new ("(^as)", ids), "(aa{sv})");
  g_autoptr (GVariant) list = g_variant_get_child_value (metas, 0);
  g_autoptr (GVariant) meta = NULL;
  char *name;

  g_assert_cmpuint (g_variant_n_children (list), ==, 1);
  meta = g_variant_get_child_value (list, 0);
  g_assert_true (g_variant_lookup (meta, "name", "s", &name));
  return name;
}

static void
open_rule (HkPerson *person)
{
  const char * const terms[] = { "barricade", NULL };
  g_autofree char *name = read_name (person, RULE);
  g_autofree char *title = g_strconcat ("=", name, NULL);
  g_autoptr (GVariant) answer = NULL;

  activate (person, RULE);
  hk_person_find (person, ATSPI_ROLE_HEADING, title);
  answer = call (person, "LaunchSearch", g_variant_new ("(^asu)", terms, 0u), "()");
  hk_person_miss (person, ATSPI_ROLE_HEADING, title);
  hk_person_find (person, HK_ANY_ROLE, "rules found");
  hk_person_key (person, "Escape");
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_DIALOG, "=Rules");
}

static void
open_tool (HkPerson *person)
{
  g_autofree char *name = read_name (person, TOOL);
  g_autofree char *title = g_strconcat ("=", name, NULL);

  activate (person, TOOL);
  hk_person_find (person, ATSPI_ROLE_HEADING, title);
  hk_person_key (person, "Escape");
  hk_person_key (person, "Escape");
  hk_person_miss (person, ATSPI_ROLE_HEADING, title);
}

static void
live (HkPerson *person)
{
  g_autofree char *path = NULL;
  g_autofree char *id = NULL;
  g_autofree char *name = NULL;
  g_auto (GStrv) found = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = NULL;

  share_home (person);
  search_without_window (person);
  hk_person_start (person);
  open_rule (person);
  open_tool (person);
  hk_night_begin (person);
  hk_night_make_next (person);
  path = hk_person_get_path (person);
  id = g_strconcat ("game:", path, NULL);
  hk_person_quit (person);

  found = find (person, "ann zombiez");
  g_assert_true (g_strv_contains ((const char * const *) found, id));
  name = read_name (person, id);
  g_assert_cmpuint (strlen (name), >, 3);
  hk_person_start (person);
  activate (person, id);
  hk_person_wait_moves (person, 1);
  hk_night_check_table (person);
  /* A wrong id is refused, and opens nothing. */
  answer = call_on (person, NAME, PATH, "org.gnome.Shell.SearchProvider2", "ActivateResult",
                    g_variant_new ("(s^asu)", "nonsense", (const char * const[]) { NULL }, 0u), &error);
  g_assert_null (answer);
  g_assert_nonnull (error);
  hk_person_quit (person);
}

int
main (int   argc,
      char *argv[])
{
  return hk_person_test (argc, argv, "/person/search", live);
}
