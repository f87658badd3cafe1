/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content-words.h"
#include "core/content/hk-content.h"
#include "core/moves/hk-game.h"
#include "core/rulebook/hk-rulebook.h"
#include "hk-pseudo.h"

#define assert_translated(text) \
  G_STMT_START \
  { \
    if (!hk_pseudo_is_translated (text)) \
      g_error ("This is not translated: %s", text); \
  } \
  G_STMT_END

static HkRulebook *
load_rules (void)
{
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);
  g_autoptr (GError) error = NULL;
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (GBytes) bytes = hk_content_load_bytes (games[i]->id, "rules", &error);

      g_assert_no_error (error);
      hk_rulebook_load (rulebook, bytes, &error);
      g_assert_no_error (error);
    }
  hk_rulebook_check_links (rulebook, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&rulebook);
}

/* Every rule speaks the language, and its links lead where they led. */
static void
test_rules (void)
{
  g_autoptr (HkRulebook) rulebook = load_rules ();
  GListModel *rules = hk_rulebook_get_rules (rulebook);

  g_assert_cmpuint (g_list_model_get_n_items (rules), >, 1000);
  for (guint i = 0; i < g_list_model_get_n_items (rules); i++)
    {
      g_autoptr (HkRule) rule = g_list_model_get_item (rules, i);
      g_autofree char *keywords = g_strjoinv (" ", (GStrv) hk_rule_get_keywords (rule));
      g_autofree char *citation = hk_rule_dup_citation (rule);

      assert_translated (hk_rule_get_title (rule));
      assert_translated (hk_rule_get_text (rule));
      if (hk_rule_get_section (rule) != NULL)
        assert_translated (hk_rule_get_section (rule));
      assert_translated (keywords);
      assert_translated (citation);
    }
}

/* What is looked for is found in the words of the language. */
static void
test_search (void)
{
  g_autoptr (HkRulebook) rulebook = load_rules ();
  g_autoptr (GPtrArray) by_text = hk_rulebook_search (rulebook, "Ňóóbóóďýý", NULL, NULL, 10);
  g_autoptr (GPtrArray) by_keyword = hk_rulebook_search (rulebook, "čóóóópééřááťíívéé", NULL, NULL, 10);
  g_autoptr (GPtrArray) in_english = hk_rulebook_search (rulebook, "cooperative", NULL, NULL, 10);

  g_assert_cmpuint (by_text->len, >, 0);
  g_assert_cmpuint (by_keyword->len, >, 0);
  g_assert_cmpuint (in_english->len, ==, 0);
}

static void
check_members (const char *game,
               const char *file,
               JsonNode   *node)
{
  static const char * const shown[] = { "form", "help", "plural", "summary", "text", "title", NULL };

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        check_members (game, file, json_array_get_element (array, i));
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &member, &value))
        if (!g_strv_contains (shown, member))
          check_members (game, file, value);
        else if (!hk_pseudo_is_translated (json_node_get_string (value)))
          g_error ("This is not translated in %s of %s: %s", file, game, json_node_get_string (value));
    }
}

/* Steps, reminders, and what is asked about a component. */
static void
test_other_content (void)
{
  static const char * const files[] = { "pack-schema", "phases", "stand-in" };
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    for (gsize file = 0; file < G_N_ELEMENTS (files); file++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (JsonNode) node = NULL;

        if (!hk_content_has (games[i]->id, files[file]))
          continue;
        node = hk_content_load (games[i]->id, files[file], &error);
        g_assert_no_error (error);
        check_members (games[i]->id, files[file], node);
      }
}

static JsonNode *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);
  return node;
}

/* Ids, keys, names that are keys, what only checks read, and what has no translation stay as they are. */
static void
test_kept (void)
{
  g_autoptr (JsonNode) before = parse ("{\"loot\":[{\"name\":\"Zombie\",\"rule\":\"Zombie\"}],\"facts\":[{\"id\":\"x\",\"title\":\"Zombie\"}],"
                                       "\"components\":[{\"id\":\"x\",\"title\":\"Zombie\"}],"
                                       "\"encounters\":[{\"id\":\"zombie\",\"name\":\"Zombie\",\"text\":\"Said nowhere else.\"}]}");
  g_autoptr (JsonNode) after = hk_content_translate ("components", before);
  JsonObject *object = json_node_get_object (after);
  JsonObject *loot = json_array_get_object_element (json_object_get_array_member (object, "loot"), 0);
  JsonObject *encounter = json_array_get_object_element (json_object_get_array_member (object, "encounters"), 0);
  JsonObject *fact = json_array_get_object_element (json_object_get_array_member (object, "facts"), 0);
  JsonObject *component = json_array_get_object_element (json_object_get_array_member (object, "components"), 0);

  g_assert_cmpstr (json_object_get_string_member (loot, "name"), ==, "Zombie");
  g_assert_cmpstr (json_object_get_string_member (loot, "rule"), ==, "Zombie");
  g_assert_cmpstr (json_object_get_string_member (fact, "title"), ==, "Zombie");
  g_assert_cmpstr (json_object_get_string_member (component, "title"), ==, "«Žóómbííéé»");
  g_assert_cmpstr (json_object_get_string_member (encounter, "id"), ==, "zombie");
  g_assert_cmpstr (json_object_get_string_member (encounter, "name"), ==, "«Žóómbííéé»");
  g_assert_cmpstr (json_object_get_string_member (encounter, "text"), ==, "Said nowhere else.");
  g_assert_cmpstr (hk_content_say_value ("shambler"), ==, "«šháámblééř»");
}

int
main (int   argc,
      char *argv[])
{
  hk_pseudo_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/content-words/rules", test_rules);
  g_test_add_func ("/content-words/search", test_search);
  g_test_add_func ("/content-words/other-content", test_other_content);
  g_test_add_func ("/content-words/kept", test_kept);
  return g_test_run ();
}
