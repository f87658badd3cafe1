/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/describe/hk-describe.h"
#include "hk-play.h"
#include "hk-pseudo-names.h"
#include "hk-pseudo.h"

/* What scripted games tell of their tables, with all cards seen: each title and each value is in the language of the person, or a name. */

/* So many moves lie between two looks. */
#define STRIDE 11

static const struct
{
  const char *game;
  const char *script;
} scripts[] = {
  { "army-of-the-dead", "won" }, { "army-of-the-dead", "lost" }, { "card-z", "home-run-won" }, { "card-z", "survive-co-op" },
  { "card-z", "civic-duty-lost" }, { "dark-age-z", "four-players" }, { "dark-age-z", "cooperative" }, { "rfyl", "won" }, { "rfyl", "lost" },
  { "zombiez", "two" }, { "zombiez", "four-by-hand" }, { "zombiez", "scorekeeper" },
};

/* What was found, each once. */
static GHashTable *complaints;

static void
check (const char *where,
       const char *text)
{
  char *complaint;

  if (hk_pseudo_is_translated (text) || hk_pseudo_is_name (text))
    return;
  complaint = g_strdup_printf ("%s: %s", where, text);
  if (!g_hash_table_contains (complaints, complaint))
    g_test_message ("%s", complaint);
  g_hash_table_add (complaints, complaint);
  g_test_fail ();
}

/* @object: the table or a card of it */
static void
check_object (JsonObject *object,
              const char *where)
{
  static const char * const lists[] = { "facts", "numbers", "groups" };

  for (gsize list = 0; list < G_N_ELEMENTS (lists); list++)
    {
      JsonArray *array = json_object_has_member (object, lists[list]) ? json_object_get_array_member (object, lists[list]) : NULL;

      for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
        {
          JsonObject *item = json_array_get_object_element (array, i);
          const char *title = json_object_get_string_member (item, "title");
          JsonArray *cards = json_object_has_member (item, "cards") ? json_object_get_array_member (item, "cards") : NULL;

          check (where, title);
          if (json_object_has_member (item, "text"))
            check (title, json_object_get_string_member (item, "text"));
          for (guint j = 0; cards != NULL && j < json_array_get_length (cards); j++)
            {
              check (title, json_object_get_string_member (json_array_get_object_element (cards, j), "title"));
              check_object (json_array_get_object_element (cards, j), title);
            }
        }
    }
}

/* HkPlayDescribe */
static void
look_at (GString *out,
         HkTable *table)
{
  static guint n_looks = 0;
  g_autoptr (JsonNode) node = n_looks++ % STRIDE == 0 || hk_table_is_over (table) ? hk_table_describe_records (table, HK_VIEWER_ALL) : NULL;

  if (node != NULL)
    check_object (json_node_get_object (node), hk_table_get_game (table)->id);
}

/* What somebody types in the script is the same in every language. */
static void
add_names (const char *game,
           const char *script)
{
  g_autofree char *name = g_strconcat (script, ".jsonl", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", game, "scripts", name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) cards = hk_content_load (game, "stand-in", NULL);
  g_auto (GStrv) lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  hk_pseudo_add_names (cards);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = hk_content_parse (lines[i], -1, script, &error);

      g_assert_no_error (error);
      hk_pseudo_add_names (node);
    }
}

static void
test_script (gconstpointer data)
{
  const guint number = GPOINTER_TO_UINT (data);
  g_autofree char *said = NULL;

  add_names (scripts[number].game, scripts[number].script);
  said = hk_play_whole_script (scripts[number].game, scripts[number].script, look_at);
}

int
main (int   argc,
      char *argv[])
{
  int status;

  hk_pseudo_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_set_nonfatal_assertions ();
  hk_pseudo_gather_names ();
  complaints = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/descriptions/%s/%s", scripts[i].game, scripts[i].script);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_script);
    }
  status = g_test_run ();
  g_hash_table_unref (complaints);
  return status;
}
