/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-error.h"
#include "hk-harbour.h"

static const char *
get_id (GPtrArray *hits,
        guint      i)
{
  g_assert_cmpuint (i, <, hits->len);
  return hk_rule_get_id (hk_rule_hit_get_rule (g_ptr_array_index (hits, i)));
}

/* What is within @ranges of @text, with a bar between. */
static char *
join_ranges (const char        *text,
             const HkRuleRange *ranges,
             guint              n_ranges)
{
  g_autoptr (GString) joined = g_string_new (NULL);
  guint before = 0;

  for (guint i = 0; i < n_ranges; i++)
    {
      g_assert_cmpuint (ranges[i].start, >=, before);
      g_assert_cmpuint (ranges[i].start, <, ranges[i].end);
      g_assert_cmpuint (ranges[i].end, <=, strlen (text));
      g_assert_true (g_utf8_validate (text + ranges[i].start, ranges[i].end - ranges[i].start, NULL));
      g_string_append_printf (joined, "%s%.*s", i > 0 ? "|" : "", (int) (ranges[i].end - ranges[i].start),
                              text + ranges[i].start);
      before = ranges[i].end;
    }
  return g_string_free_and_steal (g_steal_pointer (&joined));
}

static char *
join_title (HkRuleHit *hit)
{
  guint n_ranges;
  const HkRuleRange *ranges = hk_rule_hit_get_title_ranges (hit, &n_ranges);

  return join_ranges (hk_rule_hit_get_title (hit), ranges, n_ranges);
}

static char *
join_snippet (HkRuleHit *hit)
{
  guint n_ranges;
  const HkRuleRange *ranges = hk_rule_hit_get_snippet_ranges (hit, &n_ranges);

  return join_ranges (hk_rule_hit_get_snippet (hit), ranges, n_ranges);
}

static void
assert_marks (HkRulebook *rulebook,
              const char *query,
              const char *id,
              const char *title,
              const char *snippet)
{
  g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, query, NULL, NULL, 1);
  g_autofree char *title_marks = NULL;
  g_autofree char *snippet_marks = NULL;

  g_assert_cmpuint (hits->len, ==, 1);
  g_assert_cmpstr (get_id (hits, 0), ==, id);
  title_marks = join_title (g_ptr_array_index (hits, 0));
  snippet_marks = join_snippet (g_ptr_array_index (hits, 0));
  g_assert_cmpstr (title_marks, ==, title);
  g_assert_cmpstr (snippet_marks, ==, snippet);
}

/* What is suggested, with bars between. */
static void
assert_suggests (HkRulebook *rulebook,
                 const char *query,
                 const char *terms)
{
  g_auto (GStrv) suggested = hk_rulebook_suggest (rulebook, query, NULL);
  g_autofree char *joined = g_strjoinv ("|", suggested);

  g_assert_cmpstr (joined, ==, terms);
}

/* Without a word, everything comes in the order of the book. */
static void
test_empty_query (void)
{
  static const char * const queries[] = { "", "   ", "?!*\"()", "—" };
  g_autoptr (HkRulebook) rulebook = hk_harbour_new ();
  g_autoptr (GPtrArray) day = NULL;
  g_autoptr (GPtrArray) two = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, queries[i], NULL, NULL, 0);

      g_assert_cmpuint (hits->len, ==, 6);
      g_assert_cmpstr (get_id (hits, 0), ==, "harbour/cargo.load");
      g_assert_cmpstr (get_id (hits, 5), ==, "harbour/captain");
      g_assert_cmpfloat (hk_rule_hit_get_score (g_ptr_array_index (hits, 0)), ==, 0);
    }
  day = hk_rulebook_search (rulebook, "", "harbour", "day", 0);
  g_assert_cmpuint (day->len, ==, 3);
  g_assert_cmpstr (get_id (day, 1), ==, "harbour/ship.weight");
  two = hk_rulebook_search (rulebook, "", NULL, NULL, 2);
  g_assert_cmpuint (two->len, ==, 2);
}

static void
test_order (void)
{
  g_autoptr (HkRulebook) rulebook = hk_harbour_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) crate = NULL;
  g_autoptr (GPtrArray) cargo = NULL;
  g_autoptr (GPtrArray) storm = NULL;
  g_autoptr (GPtrArray) island = NULL;
  g_autoptr (GPtrArray) night = NULL;

  g_assert_true (hk_harbour_load (rulebook, hk_island, &error));
  /* An exact title first, then the word in a title, then the word in a text. */
  storm = hk_rulebook_search (rulebook, "STORM", NULL, NULL, 0);
  g_assert_cmpuint (storm->len, ==, 2);
  g_assert_cmpstr (get_id (storm, 0), ==, "harbour/storm");
  g_assert_cmpfloat (hk_rule_hit_get_score (g_ptr_array_index (storm, 0)), >,
                     hk_rule_hit_get_score (g_ptr_array_index (storm, 1)));
  /* Keywords before the text. */
  cargo = hk_rulebook_search (rulebook, "cargo", NULL, NULL, 0);
  g_assert_cmpuint (cargo->len, ==, 2);
  crate = hk_rulebook_search (rulebook, "stow crates", NULL, NULL, 0);
  g_assert_cmpstr (get_id (crate, 0), ==, "harbour/cargo.load");
  /* One game, one phase. */
  island = hk_rulebook_search (rulebook, "storm", "island", NULL, 0);
  g_assert_cmpuint (island->len, ==, 1);
  g_assert_cmpstr (get_id (island, 0), ==, "island/storm");
  night = hk_rulebook_search (rulebook, "ship", "harbour", "night", 0);
  g_assert_cmpuint (night->len, ==, 2);
  g_assert_cmpstr (get_id (night, 0), ==, "harbour/cargo.unload");
}

static void
test_forgiving (void)
{
  g_autoptr (HkRulebook) rulebook = hk_harbour_new ();

  assert_marks (rulebook, "weigh", "harbour/ship.weight", "Weight", "");                  /* half a word */
  assert_marks (rulebook, "wei lim", "harbour/ship.weight", "Weight|limit", "");          /* half of each */
  assert_marks (rulebook, "storms", "harbour/storm", "Storm", "");                        /* another form */
  assert_marks (rulebook, "reinforcement arriving", "harbour/storm", "", "Reinforcements|arrive");
  assert_marks (rulebook, "wieght", "harbour/ship.weight", "Weight", "");                 /* turned letters */
  assert_marks (rulebook, "wight", "harbour/ship.weight", "Weight", "");                  /* one left out */
  assert_marks (rulebook, "weightt", "harbour/ship.weight", "Weight", "");                /* one too many */
  assert_marks (rulebook, "reinforzemets", "harbour/storm", "", "Reinforcements");        /* two slips */
  assert_marks (rulebook, "cafe societe", "harbour/ship.weight", "", "Café|Société");     /* no accents */
  assert_marks (rulebook, "CAFÉ", "harbour/ship.weight", "", "Café");
  assert_marks (rulebook, "ohara", "harbour/captain", "O’Hara", "");                      /* no apostrophe */
  assert_marks (rulebook, "o'hara", "harbour/captain", "O’Hara", "");
  assert_marks (rulebook, "wellknown", "harbour/captain", "", "well-known");              /* no hyphen */
  assert_marks (rulebook, "well-known", "harbour/captain", "", "well-known");
  assert_marks (rulebook, "weightlimit", "harbour/ship.weight", "Weight|limit", "");      /* no space */
  assert_marks (rulebook, "what is the weight limit?", "harbour/ship.weight", "Weight|limit", "");
  assert_marks (rulebook, "the", "harbour/ship.weight", "", "The");                       /* nothing else */
}

static void
test_snippet (void)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *file = NULL;
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);
  g_autoptr (GPtrArray) hits = NULL;
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *marks = NULL;
  HkRuleHit *hit;

  for (guint i = 0; i < 40; i++)
    g_string_append (text, "Wörter ohne Sinn. ");
  g_string_append (text, "Then a <dragon> & another dragon come.");
  for (guint i = 0; i < 40; i++)
    g_string_append (text, " Ünd mehr davon.");
  file = g_strdup_printf (FILE_OF (ENTRY ("a", "Dragons <3", "null", "1", "rule", "", "%s", "")), text->str);
  g_assert_true (hk_harbour_load (rulebook, file, &error));
  g_assert_no_error (error);

  hits = hk_rulebook_search (rulebook, "dragon", NULL, NULL, 0);
  hit = g_ptr_array_index (hits, 0);
  marks = join_snippet (hit);
  g_assert_cmpstr (marks, ==, "dragon|dragon");
  g_assert_true (g_utf8_validate (hk_rule_hit_get_snippet (hit), -1, NULL));
  g_assert_true (g_str_has_prefix (hk_rule_hit_get_snippet (hit), "…Then a <dragon> &"));
  g_assert_true (g_str_has_suffix (hk_rule_hit_get_snippet (hit), "…"));
  g_assert_cmpuint (strlen (hk_rule_hit_get_snippet (hit)), <, 200);

  all = hk_rulebook_search (rulebook, "", NULL, NULL, 0);
  g_assert_true (g_str_has_prefix (hk_rule_hit_get_snippet (g_ptr_array_index (all, 0)), "Wörter ohne"));
}

/* Whatever stands in a text, a snippet is cut between characters. */
static void
test_snippet_without_spaces (void)
{
  for (guint lead = 0; lead < 4; lead++)
    {
      g_autoptr (GString) text = g_string_new ("ab ");
      g_autofree char *file = NULL;
      g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);
      g_autoptr (GPtrArray) hits = NULL;
      g_autoptr (GError) error = NULL;

      g_string_set_size (text, lead < 2 ? lead + 1 : 3);
      memcpy (text->str, "ab ", text->len);
      for (guint i = 0; i < 100; i++)
        g_string_append (text, "語");
      file = g_strdup_printf (FILE_OF (ENTRY ("a", "Title", "null", "1", "rule", "", "%s", "")), text->str);
      g_assert_true (hk_harbour_load (rulebook, file, &error));
      hits = hk_rulebook_search (rulebook, lead == 3 ? "語語語" : "title", NULL, NULL, 0);
      g_assert_cmpuint (hits->len, ==, 1);
      g_assert_true (g_utf8_validate (hk_rule_hit_get_snippet (g_ptr_array_index (hits, 0)), -1, NULL));
    }
}

/* Nothing that can be typed is wrong: the syntax of the index, quotes, bytes that are no text. */
static void
test_any_query (void)
{
  static const char * const queries[] = {
    "\"", "\"storm", "storm\"", "'", "AND", "storm AND", "OR OR", "NOT storm", "NEAR(storm, 5)", "storm*", "*", "^storm",
    "title:storm", "{title} : storm", "-storm", "+", "(((", "storm)", "a\\b", "%s%n", "; DROP TABLE words; --",
    "storm\xff\xfe", "\xc3", "\xf0\x9f\xa7\x9f", "𝔖𝔱𝔬𝔯𝔪", "ß", "İ", "ﬁ", "\xcc\x88", "\xcc\x88 \xcc\x88", "storm \t\n storm",
  };
  g_autoptr (HkRulebook) rulebook = hk_harbour_new ();
  g_autoptr (GRand) random = g_rand_new_with_seed (1);
  g_autoptr (GString) longest = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, queries[i], NULL, NULL, 0);
      g_auto (GStrv) terms = hk_rulebook_suggest (rulebook, queries[i], NULL);

      /* It is found, or offered where no rule has most of the words beside it. */
      if (strstr (queries[i], "storm") != NULL && hits->len == 0)
        g_assert_true (g_strv_contains ((const char * const *) terms, "storm"));
      else if (strstr (queries[i], "storm") != NULL)
        g_assert_cmpstr (get_id (hits, 0), ==, "harbour/storm");
      for (guint j = 0; terms[j] != NULL; j++)
        g_assert_true (g_utf8_validate (terms[j], -1, NULL));
    }
  for (guint i = 0; i < 2000; i++)
    {
      char query[24] = { 0 };
      g_autoptr (GPtrArray) hits = NULL;

      for (guint j = 0; j < sizeof (query) - 1; j++)
        query[j] = (char) g_rand_int_range (random, 1, 256);
      hits = hk_rulebook_search (rulebook, query, NULL, NULL, 0);
      for (guint j = 0; j < hits->len; j++)
        {
          g_autofree char *title = join_title (g_ptr_array_index (hits, j));
          g_autofree char *snippet = join_snippet (g_ptr_array_index (hits, j));

          g_assert_true (g_utf8_validate (title, -1, NULL));
          g_assert_true (g_utf8_validate (snippet, -1, NULL));
        }
    }
  for (guint i = 0; i < 5000; i++)
    g_string_append (longest, i % 5 == 0 ? "storm " : "abcdefgh");
  g_ptr_array_unref (hk_rulebook_search (rulebook, longest->str, NULL, NULL, 0));
}

static void
test_suggest (void)
{
  g_autoptr (HkRulebook) rulebook = hk_harbour_new ();
  g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, "capdn", NULL, NULL, 0);

  g_assert_cmpuint (hits->len, ==, 0);
  assert_suggests (rulebook, "kaptaen", "captain");
  assert_suggests (rulebook, "Kaptaen storm", "captain storm|captain|storm");
  assert_suggests (rulebook, "storm", "");
  assert_suggests (rulebook, "qqqqqqqq", "");
  assert_suggests (rulebook, "storm qqqqqqqq", "storm");
}

/* A question most of which no rule has is not answered by a rule that has the rest of it. */
static void
test_no (void)
{
  static const char * const queries[] = { "dragon", "dragon weapons", "how much does a dragon load", "qqqq weight wwww" };
  g_autoptr (HkRulebook) rulebook = hk_harbour_new ();
  g_autoptr (GPtrArray) other_game = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) terms = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, queries[i], NULL, NULL, 0);

      g_assert_cmpuint (hits->len, ==, 0);
    }
  /* What another game has is not in this one, and is not suggested for it. */
  g_assert_true (hk_harbour_load (rulebook, hk_island, &error));
  other_game = hk_rulebook_search (rulebook, "crate", "island", NULL, 0);
  g_assert_cmpuint (other_game->len, ==, 0);
  terms = hk_rulebook_suggest (rulebook, "crate", "island");
  g_assert_cmpuint (g_strv_length (terms), ==, 0);
}

static void
test_finalize (void)
{
  HkRulebook *rulebook = hk_harbour_new ();
  g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, "ship", NULL, NULL, 0);
  HkRuleHit *hit = g_object_ref (g_ptr_array_index (hits, 0));
  HkRule *rule = g_object_ref (hk_rule_hit_get_rule (hit));

  g_clear_pointer (&hits, g_ptr_array_unref);
  g_assert_finalize_object (rulebook);
  g_assert_finalize_object (hit);
  g_assert_finalize_object (rule);
}

static char *
search_all (const char *cache,
            const char *rules)
{
  static const char * const questions[] = { "storm", "stows", "crate", "cargo ship", "wheather", "sell", "captain", "" };
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (cache);
  g_autoptr (GString) found = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  hk_harbour_load (rulebook, hk_harbour, &error);
  g_assert_no_error (error);
  hk_harbour_load (rulebook, rules, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (questions); i++)
    {
      g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, questions[i], NULL, NULL, 0);

      for (guint j = 0; j < hits->len; j++)
        g_string_append_printf (found, "%s %f\n", get_id (hits, j), hk_rule_hit_get_score (g_ptr_array_index (hits, j)));
    }
  return g_string_free_and_steal (g_steal_pointer (&found));
}

/* What is found is the same with the indexes of the last start, after the rules have changed, and where nothing can be kept. */
static void
test_cache (void)
{
  static const char changed[]
    = "{\"game\":\"island\",\"title\":\"Island\",\"book\":\"Island rulebook\",\"entries\":["
      ENTRY ("palm", "Crates of coconuts", "\"day\"", "1", "rule", "", "Sell them.", "") "]}";
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), "rules", NULL);
  g_autofree char *file = g_build_filename (cache, "island.rules", NULL);
  const char * const rules[] = { hk_island, hk_island, changed, changed, hk_island };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autofree char *expected = search_all (NULL, rules[i]);
      g_autofree char *found = search_all (cache, rules[i]);
      g_autofree char *nowhere = search_all (file, rules[i]);

      g_assert_cmpstr (found, ==, expected);
      g_assert_cmpstr (nowhere, ==, expected);
      g_assert_true (g_file_test (file, G_FILE_TEST_IS_REGULAR));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/rule-search/empty-query", test_empty_query);
  g_test_add_func ("/rule-search/order", test_order);
  g_test_add_func ("/rule-search/forgiving", test_forgiving);
  g_test_add_func ("/rule-search/snippet", test_snippet);
  g_test_add_func ("/rule-search/snippet-without-spaces", test_snippet_without_spaces);
  g_test_add_func ("/rule-search/any-query", test_any_query);
  g_test_add_func ("/rule-search/suggest", test_suggest);
  g_test_add_func ("/rule-search/no", test_no);
  g_test_add_func ("/rule-search/finalize", test_finalize);
  g_test_add_func ("/rule-search/cache", test_cache);
  return g_test_run ();
}
