/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>
#include <libintl.h>
#include <locale.h>

#include "core/content/hk-content.h"
#include "core/moves/hk-game.h"
#include "core/rulebook/hk-rulebook.h"
#include "hk-play.h"
#include "hk-rule-questions.h"

/* Every language that the app speaks: whole games are played in it, which must come to the same tables as in English, and
 * rules are looked for in it. One process speaks one language, so each game is played in a process of its own. */

#define ENGLISH "en"

/* What a table line of a story begins with. */
#define TABLE "\t"

/* Something that is looked for in a language, spelt without its accents as well, and a rule that must be found by it. */
static const struct
{
  const char *language;
  const char *words;
  const char *rule;
} searches[] = {
  { "cs", "počasí", "weather" },
  { "cs", "pocasi", "weather" },
  { "cs", "posily", "reinforce" },
  { "cs", "karty krve", "blood" },
};

static void
speak (void)
{
  g_assert_cmpstr (setlocale (LC_ALL, ""), ==, "xx_XX.UTF-8");
  bindtextdomain (GETTEXT_PACKAGE, g_getenv ("HK_LOCALES"));
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

static void
add_table (GString *out,
           HkTable *table)
{
  g_autoptr (JsonNode) node = hk_record_save (table);
  g_autofree char *text = json_to_string (node, FALSE);

  g_string_append_printf (out, TABLE "%s\n", text);
}

/* In a process of its own: plays the script that HK_SCRIPT names, in the language of the environment, into HK_STORY. */
static void
test_play (void)
{
  g_auto (GStrv) names = g_strsplit (g_getenv ("HK_SCRIPT"), "/", 2);
  g_autoptr (GError) error = NULL;
  g_autofree char *story = NULL;

  speak ();
  story = hk_play_whole_script (names[0], names[1], add_table);
  g_file_set_contents (g_getenv ("HK_STORY"), story, -1, &error);
  g_assert_no_error (error);
}

static GStrv
play_in (const char *language,
         const char *script)
{
  g_auto (GStrv) environment = g_get_environ ();
  g_autofree char *path = g_test_build_filename (G_TEST_BUILT, "languages-story.txt", NULL);
  g_autofree char *story = NULL;
  g_autoptr (GError) error = NULL;

  environment = g_environ_setenv (environment, "LANGUAGE", language, TRUE);
  environment = g_environ_setenv (environment, "HK_SCRIPT", script, TRUE);
  environment = g_environ_setenv (environment, "HK_STORY", path, TRUE);
  g_test_trap_subprocess_with_envp ("/languages/subprocess/play", (const char * const *) environment, 0,
                                    G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
  g_file_get_contents (path, &story, NULL, &error);
  g_assert_no_error (error);
  g_remove (path);
  return g_strsplit (story, "\n", -1);
}

/* What a table may hold in the words of the language: names that the app gave, what was said, and what is reckoned from
 * these. Nothing of it decides anything. */
static gboolean
may_differ (const char *member)
{
  static const char * const worded[] = { "after-relic", "before-relic", "extra-activations", "name", "noise", "reason", NULL };

  return member != NULL && g_strv_contains (worded, member);
}

static void
compare (JsonNode   *english,
         JsonNode   *other,
         const char *member)
{
  g_assert_cmpint (json_node_get_node_type (english), ==, json_node_get_node_type (other));
  if (JSON_NODE_HOLDS_OBJECT (english))
    {
      JsonObject *counterpart = json_node_get_object (other);
      JsonObjectIter iter;
      const char *name;
      JsonNode *value;

      g_assert_cmpuint (json_object_get_size (json_node_get_object (english)), ==, json_object_get_size (counterpart));
      json_object_iter_init_ordered (&iter, json_node_get_object (english));
      while (json_object_iter_next_ordered (&iter, &name, &value))
        compare (value, json_object_get_member (counterpart, name), name);
    }
  else if (JSON_NODE_HOLDS_ARRAY (english))
    {
      JsonArray *counterpart = json_node_get_array (other);

      g_assert_cmpuint (json_array_get_length (json_node_get_array (english)), ==, json_array_get_length (counterpart));
      for (guint i = 0; i < json_array_get_length (counterpart); i++)
        compare (json_array_get_element (json_node_get_array (english), i), json_array_get_element (counterpart, i), member);
    }
  else if (!json_node_equal (english, other) && !may_differ (member))
    g_error ("“%s” is %s in English and %s otherwise.", member, json_to_string (english, FALSE), json_to_string (other, FALSE));
}

static void
compare_tables (const char *english,
                const char *other)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) english_node = NULL;
  g_autoptr (JsonNode) other_node = NULL;

  if (g_str_equal (english, other))
    return;
  english_node = json_from_string (english, &error);
  g_assert_no_error (error);
  other_node = json_from_string (other, &error);
  g_assert_no_error (error);
  compare (english_node, other_node, NULL);
}

/* Whatever the language, the table is the same; and what is said of the moves is in the language. */
static void
test_script (gconstpointer data)
{
  g_auto (GStrv) names = g_strsplit (data, ":", 2);
  g_auto (GStrv) english = play_in (ENGLISH, names[1]);
  g_auto (GStrv) other = play_in (names[0], names[1]);
  guint n_said = 0;
  guint n_same = 0;

  g_assert_cmpuint (g_strv_length (english), ==, g_strv_length (other));
  for (guint i = 0; english[i] != NULL; i++)
    if (g_str_has_prefix (english[i], TABLE))
      compare_tables (english[i], other[i]);
    else if (*english[i] != '\0')
      {
        n_said++;
        n_same += g_str_equal (english[i], other[i]) ? 1 : 0;
        g_assert_cmpint (*other[i], !=, '\0');
      }
  g_assert_cmpuint (n_said, >, 5);
  g_assert_cmpuint (n_same * 10, <, n_said); /* what people say themselves stays as it is */
}

/* The rules of all games in the language of the environment. */
static HkRulebook *
load_rules (void)
{
  HkRulebook *rulebook = hk_rulebook_new (NULL);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  speak ();
  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = hk_content_load_bytes (games[i]->id, "rules", &error);

      g_assert_no_error (error);
      g_assert_true (hk_rulebook_load (rulebook, bytes, &error));
    }
  return rulebook;
}

/* In a process of its own, too. */
static void
test_look_up (void)
{
  g_autoptr (HkRulebook) rulebook = load_rules ();
  g_autoptr (GPtrArray) found = hk_rulebook_search (rulebook, g_getenv ("HK_WORDS"), NULL, NULL, 5);
  gboolean is_there = FALSE;

  for (guint i = 0; i < found->len && !is_there; i++)
    is_there = strstr (hk_rule_get_id (hk_rule_hit_get_rule (g_ptr_array_index (found, i))), g_getenv ("HK_RULE")) != NULL;
  g_assert_true (is_there);
}

/* So much of what is asked in a language must be answered by what comes first. */
#define LEAST_PERCENT 70

/* In a process of its own, too. */
static void
test_asked (void)
{
  g_autoptr (HkRulebook) rulebook = load_rules ();
  guint n_asked = 0;
  guint n_right = 0;

  for (const HkRuleAsked *asked = hk_rules_asked_in_czech; asked->game != NULL; asked++)
    {
      g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, asked->question, asked->game, NULL, 1);
      const char *first = hits->len == 0 ? "/" : hk_rule_get_id (hk_rule_hit_get_rule (g_ptr_array_index (hits, 0)));
      g_auto (GStrv) answers = g_strsplit (asked->answers, " ", -1);

      n_asked++;
      n_right += g_strv_contains ((const char * const *) answers, strchr (first, '/') + 1) ? 1 : 0;
    }
  g_test_message ("%u of %u are right", n_right, n_asked);
  g_assert_cmpuint (n_asked, >=, 100);
  g_assert_cmpuint (n_right * 100, >=, n_asked * LEAST_PERCENT);
}

static void
test_questions (void)
{
  g_auto (GStrv) environment = g_environ_setenv (g_get_environ (), "LANGUAGE", "cs", TRUE);

  g_test_trap_subprocess_with_envp ("/languages/subprocess/asked", (const char * const *) environment, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

static void
test_search (gconstpointer data)
{
  const gsize i = GPOINTER_TO_SIZE (data);
  g_auto (GStrv) environment = g_get_environ ();

  environment = g_environ_setenv (environment, "LANGUAGE", searches[i].language, TRUE);
  environment = g_environ_setenv (environment, "HK_WORDS", searches[i].words, TRUE);
  environment = g_environ_setenv (environment, "HK_RULE", searches[i].rule, TRUE);
  g_test_trap_subprocess_with_envp ("/languages/subprocess/look-up", (const char * const *) environment, 0, G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

/* A test for every script that lies in the folder of a game. */
static void
add_scripts (const char *language,
             const char *game)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "games", game, "scripts", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) dir = g_dir_open (folder, 0, &error);
  const char *file;

  /* A game that has just been begun has no scripts yet. */
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    return;
  g_assert_no_error (error);
  while ((file = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (file, ".jsonl"))
      {
        g_autofree char *name = g_strndup (file, strlen (file) - strlen (".jsonl"));
        g_autofree char *path = g_strdup_printf ("/languages/%s/%s/%s", language, game, name);

        g_test_add_data_func_full (path, g_strdup_printf ("%s:%s/%s", language, game, name), test_script, g_free);
      }
}

int
main (int    argc,
      char **argv)
{
  g_auto (GStrv) languages = g_strsplit_set (g_getenv ("HK_LANGUAGES"), "\n ", -1);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; languages[i] != NULL; i++)
    for (guint game = 0; *languages[i] != '\0' && game < n_games; game++)
      add_scripts (languages[i], games[game]->id);
  for (gsize i = 0; i < G_N_ELEMENTS (searches); i++)
    {
      g_autofree char *path = g_strdup_printf ("/languages/%s/search/%s-%u", searches[i].language, searches[i].rule, (guint) i);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_search);
    }
  g_test_add_func ("/languages/cs/questions", test_questions);
  g_test_add_func ("/languages/subprocess/asked", test_asked);
  g_test_add_func ("/languages/subprocess/play", test_play);
  g_test_add_func ("/languages/subprocess/look-up", test_look_up);
  return g_test_run ();
}
