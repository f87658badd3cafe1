/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-error.h"
#include "hk-harbour.h"

static void
test_entry (void)
{
  g_autoptr (HkRulebook) rulebook = hk_harbour_new ();
  HkRule *rule = hk_rulebook_lookup (rulebook, "harbour/cargo.load");
  HkRule *weight = hk_rulebook_lookup (rulebook, "harbour/ship.weight");
  HkRule *ruling = hk_rulebook_lookup (rulebook, "harbour/ruling.empty");
  g_autofree char *citation = rule == NULL ? NULL : hk_rule_dup_citation (rule);
  g_autofree char *no_page = NULL;
  g_autofree char *ours = NULL;

  g_assert_nonnull (rule);
  g_assert_cmpstr (hk_rule_get_title (rule), ==, "Load a ship");
  g_assert_cmpuint (hk_rule_get_page (rule), ==, 3);
  g_assert_cmpstr (hk_rule_get_keywords (rule)[1], ==, "cargo");
  g_assert_null (hk_rule_get_keywords (rule)[2]);
  g_assert_cmpstr (citation, ==, "Harbour rulebook, page 3");
  g_assert_cmpstr (hk_rule_get_game (rule), ==, "harbour");
  g_assert_cmpstr (hk_rule_get_game_title (rule), ==, "Harbour");
  g_assert_cmpstr (hk_rule_get_book (rule), ==, "Harbour rulebook");
  g_assert_cmpstr (hk_rule_get_phase (rule), ==, "day");
  g_assert_cmpstr (hk_rule_get_section (rule), ==, "Section");
  g_assert_cmpstr (hk_rule_get_kind (rule), ==, "rule");
  g_assert_cmpstr (hk_rule_get_see (rule)[0], ==, "harbour/ship.weight");
  g_assert_null (hk_rule_get_see (rule)[1]);

  no_page = hk_rule_dup_citation (weight);
  g_assert_cmpuint (hk_rule_get_page (weight), ==, 0);
  g_assert_cmpstr (no_page, ==, "Harbour rulebook");
  ours = hk_rule_dup_citation (ruling);
  g_assert_null (hk_rule_get_phase (ruling));
  g_assert_true (g_str_has_prefix (ours, "Our ruling"));
  g_assert_null (hk_rulebook_lookup (rulebook, "harbour/no-such"));
  g_assert_null (hk_rulebook_lookup (rulebook, "cargo.load"));
}

static void
test_spans (void)
{
  g_autoptr (HkRulebook) rulebook = hk_harbour_new ();
  HkRule *rule = hk_rulebook_lookup (rulebook, "harbour/cargo.load");
  guint n_spans;
  const HkRuleSpan *spans = hk_rule_get_spans (rule, &n_spans);
  guint position = 0;

  g_assert_cmpstr (hk_rule_get_text (rule), ==,
                   "Put crates on your ship. A Weight limit applies; see also taking them off.");
  g_assert_cmpuint (n_spans, ==, 5);
  g_assert_null (spans[0].link);
  g_assert_cmpstr (spans[1].text, ==, "Weight limit");
  g_assert_cmpstr (spans[1].link, ==, "harbour/ship.weight");
  g_assert_cmpstr (spans[2].text, ==, " applies; see also ");
  g_assert_cmpstr (spans[3].text, ==, "taking them off");
  g_assert_cmpstr (spans[3].link, ==, "harbour/cargo.unload");
  g_assert_cmpstr (spans[4].text, ==, ".");
  for (guint i = 0; i < n_spans; i++)
    {
      g_assert_cmpuint (spans[i].start, ==, position);
      g_assert_cmpuint (spans[i].end - spans[i].start, ==, strlen (spans[i].text));
      g_assert_true (strncmp (hk_rule_get_text (rule) + spans[i].start, spans[i].text, strlen (spans[i].text)) == 0);
      position = spans[i].end;
    }
  g_assert_cmpuint (position, ==, strlen (hk_rule_get_text (rule)));
}

static void
test_several_games (void)
{
  g_autoptr (HkRulebook) rulebook = hk_harbour_new ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) games = NULL;
  g_auto (GStrv) phases = NULL;
  g_auto (GStrv) island_phases = NULL;

  g_assert_true (hk_harbour_load (rulebook, hk_island, &error));
  g_assert_no_error (error);
  g_assert_true (hk_rulebook_check_links (rulebook, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (g_list_model_get_n_items (hk_rulebook_get_rules (rulebook)), ==, 7);
  g_assert_cmpstr (hk_rule_get_text (hk_rulebook_lookup (rulebook, "island/storm")), ==, "Much as in Storm.");
  games = hk_rulebook_list_games (rulebook);
  g_assert_cmpstr (games[0], ==, "harbour");
  g_assert_cmpstr (games[1], ==, "island");
  g_assert_null (games[2]);
  g_assert_cmpstr (hk_rulebook_get_game_title (rulebook, "island"), ==, "Island");
  g_assert_null (hk_rulebook_get_game_title (rulebook, "none"));
  phases = hk_rulebook_list_phases (rulebook, NULL);
  g_assert_cmpuint (g_strv_length (phases), ==, 2);
  g_assert_cmpstr (phases[0], ==, "day");
  g_assert_cmpstr (phases[1], ==, "night");
  island_phases = hk_rulebook_list_phases (rulebook, "island");
  g_assert_cmpuint (g_strv_length (island_phases), ==, 1);
}

/* Each fault is refused with words that name the entry and the member, and nothing of the file is
 * taken. */
static void
test_faults (void)
{
#define GOOD ENTRY ("good", "Good", "null", "1", "rule", "", "Text.", "")
  static const struct
  {
    const char *text;
    const char *names[2];
  } cases[] = {
    { "", { "JSON" } },
    { "[]", { "object" } },
    { "{\"game\":\"g\",\"title\":\"G\",\"book\":\"B\"}", { "entries" } },
    { "{\"game\":\"G!\",\"title\":\"G\",\"book\":\"B\",\"entries\":[]}", { "game" } },
    { "{\"game\":\"g\",\"title\":7,\"book\":\"B\",\"entries\":[]}", { "title" } },
    { "{\"game\":\"g\",\"title\":\"G\",\"book\":\"\",\"entries\":[]}", { "book" } },
    { "{\"game\":\"g\",\"title\":\"G\",\"book\":\"B\",\"entries\":{}}", { "entries" } },
    { "{\"game\":\"g\",\"title\":\"G\",\"book\":\"B\",\"entries\":[],\"more\":1}", { "more" } },
    { FILE_OF (GOOD ",7"), { "2" } },
    { FILE_OF (GOOD ",{\"id\":\"a\"}"), { "“a”", "title" } },
    { FILE_OF (GOOD ",{\"title\":\"A\"}"), { "2", "id" } },
    { FILE_OF (GOOD ",{\"id\":\"a\",\"title\":\"A\"}"), { "“a”", "kind" } },
    { FILE_OF (GOOD ",{\"id\":\"a\",\"title\":\"A\",\"kind\":\"rule\"}"), { "“a”", "text" } },
    { FILE_OF (GOOD "," GOOD), { "“good”" } },
    { FILE_OF (GOOD "," ENTRY ("Bad Id", "A", "null", "1", "rule", "", "Text.", "")), { "2", "id" } },
    { FILE_OF (GOOD "," ENTRY ("a", " A", "null", "1", "rule", "", "Text.", "")), { "“a”", "title" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "7", "1", "rule", "", "Text.", "")), { "“a”", "phase" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "0", "rule", "", "Text.", "")), { "“a”", "page" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "\"1\"", "rule", "", "Text.", "")), { "“a”", "page" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "Rule", "", "Text.", "")), { "“a”", "kind" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "7", "Text.", "")), { "“a”", "keywords" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "\"\"", "Text.", "")), { "“a”", "keywords" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "", "")), { "“a”", "text" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "To [[nowhere]].", "")), { "“a”", "nowhere" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "To [[good|]].", "")), { "“a”", "good|" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "To [[]].", "")), { "“a”", "text" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "To [[/x|y]].", "")), { "“a”", "/x" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "To [[good.", "")), { "“a”", "text" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "To good]].", "")), { "“a”", "text" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "Text.", "\"No Id\"")), { "“a”", "see" } },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "Text.", "{}")), { "“a”", "see" } },
    { FILE_OF (GOOD ",{\"id\":\"a\",\"title\":\"A\",\"kind\":\"rule\",\"text\":\"T.\",\"extra\":1}"), { "“a”", "extra" } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkRulebook) rulebook = hk_harbour_new ();
      g_autoptr (GPtrArray) hits = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_false (hk_harbour_load (rulebook, cases[i].text, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
      for (guint j = 0; j < G_N_ELEMENTS (cases[i].names) && cases[i].names[j] != NULL; j++)
        if (strstr (error->message, cases[i].names[j]) == NULL)
          g_error ("“%s” does not name “%s”", error->message, cases[i].names[j]);
      g_assert_cmpuint (g_list_model_get_n_items (hk_rulebook_get_rules (rulebook)), ==, 6);
      g_assert_null (hk_rulebook_lookup (rulebook, "g/good"));
      hits = hk_rulebook_search (rulebook, "good", NULL, NULL, 0);
      g_assert_cmpuint (hits->len, ==, 0);
    }
}

static void
test_twice (void)
{
  g_autoptr (HkRulebook) rulebook = hk_harbour_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (hk_harbour_load (rulebook, hk_harbour, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
  g_assert_nonnull (strstr (error->message, "cargo.load"));
}

static void
test_links_checked (void)
{
  static const struct
  {
    const char *text;
    const char *name;
  } cases[] = {
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "To [[gone|there]].", "")), "g/gone" },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "Text.", "\"gone\"")), "g/gone" },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "Text.", "\"h/good\"")), "h/good" },
    { FILE_OF (GOOD "," ENTRY ("a", "A", "null", "1", "rule", "", "To [[a|itself]].", "")), "itself" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);
      g_autoptr (GError) error = NULL;

      g_assert_true (hk_harbour_load (rulebook, cases[i].text, &error));
      g_assert_no_error (error);
      g_assert_false (hk_rulebook_check_links (rulebook, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
      g_assert_nonnull (strstr (error->message, "g/a"));
      g_assert_nonnull (strstr (error->message, cases[i].name));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/rulebook/entry", test_entry);
  g_test_add_func ("/rulebook/spans", test_spans);
  g_test_add_func ("/rulebook/several-games", test_several_games);
  g_test_add_func ("/rulebook/faults", test_faults);
  g_test_add_func ("/rulebook/twice", test_twice);
  g_test_add_func ("/rulebook/links-checked", test_links_checked);
  return g_test_run ();
}
