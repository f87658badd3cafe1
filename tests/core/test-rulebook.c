/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-error.h"
#include "core/rulebook/hk-rule-index.h"
#include "core/rulebook/hk-rulebook.h"

#define ENTRY(id, title, phase, page, kind, keywords, text, see)                                                     \
  "{\"id\":\"" id "\",\"title\":\"" title "\",\"phase\":" phase ",\"section\":\"Section\",\"page\":" page ","         \
  "\"kind\":\"" kind "\",\"keywords\":[" keywords "],\"text\":\"" text "\",\"see\":[" see "]}"

static const char harbour[]
  = "{\"game\":\"harbour\",\"title\":\"Harbour\",\"book\":\"Harbour rulebook\",\"entries\":["
    ENTRY ("cargo.load", "Load a ship", "\"day\"", "3", "rule", "\"stow\", \"cargo\"",
           "Put crates on your ship. A [[ship.weight]] applies; see also [[cargo.unload|taking them off]].",
           "\"ship.weight\"") ","
    ENTRY ("cargo.unload", "Unload a ship", "\"night\"", "4", "rule", "\"cargo\"",
           "Take crates off & sell them.\\nEach crate brings 2 coins.", "") ","
    ENTRY ("ship.weight", "Weight limit", "\"day\"", "null", "rule", "",
           "A ship carries nine crates. The Café Société pays for a tenth.", "") ","
    ENTRY ("ruling.empty", "Empty ships may sail", "null", "5", "ruling", "", "Nobody forbids it.", "") ","
    ENTRY ("storm", "Storm", "\"night\"", "6", "rule", "\"weather\"",
           "Reinforcements do not arrive. Every ship loses a crate.", "") ","
    ENTRY ("captain", "Captain O’Hara", "\"day\"", "7", "card", "", "A well-known captain.", "")
    "]}";

static const char other[]
  = "{\"game\":\"island\",\"title\":\"Island\",\"book\":\"Island rulebook\",\"entries\":["
    ENTRY ("storm", "Island storms", "\"day\"", "1", "rule", "", "Much as in [[harbour/storm]].", "\"harbour/storm\"")
    "]}";

static gboolean
load (HkRulebook *rulebook,
      const char *text,
      GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return hk_rulebook_load (rulebook, bytes, error);
}

static HkRulebook *
new_harbour (void)
{
  HkRulebook *rulebook = hk_rulebook_new (NULL);
  g_autoptr (GError) error = NULL;

  load (rulebook, harbour, &error);
  g_assert_no_error (error);
  return rulebook;
}

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

static void
test_entry (void)
{
  g_autoptr (HkRulebook) rulebook = new_harbour ();
  HkRule *rule = hk_rulebook_lookup (rulebook, "harbour/cargo.load");
  HkRule *weight = hk_rulebook_lookup (rulebook, "harbour/ship.weight");
  HkRule *ruling = hk_rulebook_lookup (rulebook, "harbour/ruling.empty");
  g_autofree char *title = NULL;
  g_autofree char *citation = NULL;
  g_autofree char *no_page = NULL;
  g_autofree char *ours = NULL;
  g_auto (GStrv) keywords = NULL;
  guint page;

  g_assert_nonnull (rule);
  g_object_get (rule, "title", &title, "page", &page, "keywords", &keywords, "citation", &citation, NULL);
  g_assert_cmpstr (title, ==, "Load a ship");
  g_assert_cmpuint (page, ==, 3);
  g_assert_cmpstr (keywords[1], ==, "cargo");
  g_assert_null (keywords[2]);
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
  g_autoptr (HkRulebook) rulebook = new_harbour ();
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
  g_autoptr (HkRulebook) rulebook = new_harbour ();
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) games = NULL;
  g_auto (GStrv) phases = NULL;
  g_auto (GStrv) island_phases = NULL;

  g_assert_true (load (rulebook, other, &error));
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
#define FILE_OF(entries) "{\"game\":\"g\",\"title\":\"G\",\"book\":\"B\",\"entries\":[" entries "]}"
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
      g_autoptr (HkRulebook) rulebook = new_harbour ();
      g_autoptr (GPtrArray) hits = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_false (load (rulebook, cases[i].text, &error));
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
  g_autoptr (HkRulebook) rulebook = new_harbour ();
  g_autoptr (GError) error = NULL;

  g_assert_false (load (rulebook, harbour, &error));
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

      g_assert_true (load (rulebook, cases[i].text, &error));
      g_assert_no_error (error);
      g_assert_false (hk_rulebook_check_links (rulebook, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
      g_assert_nonnull (strstr (error->message, "g/a"));
      g_assert_nonnull (strstr (error->message, cases[i].name));
    }
}

/* Without a word, everything comes in the order of the book. */
static void
test_empty_query (void)
{
  static const char * const queries[] = { "", "   ", "?!*\"()", "—" };
  g_autoptr (HkRulebook) rulebook = new_harbour ();
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
  g_autoptr (HkRulebook) rulebook = new_harbour ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) crate = NULL;
  g_autoptr (GPtrArray) cargo = NULL;
  g_autoptr (GPtrArray) storm = NULL;
  g_autoptr (GPtrArray) island = NULL;
  g_autoptr (GPtrArray) night = NULL;

  g_assert_true (load (rulebook, other, &error));
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
  g_autoptr (HkRulebook) rulebook = new_harbour ();

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
  g_autofree char *title_markup = NULL;
  g_autofree char *snippet_markup = NULL;
  g_autofree char *marks = NULL;
  HkRuleHit *hit;

  for (guint i = 0; i < 40; i++)
    g_string_append (text, "Wörter ohne Sinn. ");
  g_string_append (text, "Then a <dragon> & another dragon come.");
  for (guint i = 0; i < 40; i++)
    g_string_append (text, " Ünd mehr davon.");
  file = g_strdup_printf (FILE_OF (ENTRY ("a", "Dragons <3", "null", "1", "rule", "", "%s", "")), text->str);
  g_assert_true (load (rulebook, file, &error));
  g_assert_no_error (error);

  hits = hk_rulebook_search (rulebook, "dragon", NULL, NULL, 0);
  hit = g_ptr_array_index (hits, 0);
  marks = join_snippet (hit);
  g_assert_cmpstr (marks, ==, "dragon|dragon");
  g_assert_true (g_utf8_validate (hk_rule_hit_get_snippet (hit), -1, NULL));
  g_assert_true (g_str_has_prefix (hk_rule_hit_get_snippet (hit), "…Then a <dragon> &"));
  g_assert_true (g_str_has_suffix (hk_rule_hit_get_snippet (hit), "…"));
  g_assert_cmpuint (strlen (hk_rule_hit_get_snippet (hit)), <, 200);
  g_object_get (hit, "title-markup", &title_markup, "snippet-markup", &snippet_markup, NULL);
  g_assert_cmpstr (title_markup, ==, "<b>Dragons</b> &lt;3");
  g_assert_true (g_str_has_prefix (snippet_markup, "…Then a &lt;<b>dragon</b>&gt; &amp; another <b>dragon</b>"));

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
      g_assert_true (load (rulebook, file, &error));
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
  g_autoptr (HkRulebook) rulebook = new_harbour ();
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
  g_autoptr (HkRulebook) rulebook = new_harbour ();
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
  g_autoptr (HkRulebook) rulebook = new_harbour ();
  g_autoptr (GPtrArray) other_game = NULL;
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) terms = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (queries); i++)
    {
      g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, queries[i], NULL, NULL, 0);

      g_assert_cmpuint (hits->len, ==, 0);
    }
  /* What another game has is not in this one, and is not suggested for it. */
  g_assert_true (load (rulebook, other, &error));
  other_game = hk_rulebook_search (rulebook, "crate", "island", NULL, 0);
  g_assert_cmpuint (other_game->len, ==, 0);
  terms = hk_rulebook_suggest (rulebook, "crate", "island");
  g_assert_cmpuint (g_strv_length (terms), ==, 0);
}

static void
test_finalize (void)
{
  HkRulebook *rulebook = new_harbour ();
  g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, "ship", NULL, NULL, 0);
  HkRuleHit *hit = g_object_ref (g_ptr_array_index (hits, 0));
  HkRule *rule = g_object_ref (hk_rule_hit_get_rule (hit));

  g_clear_pointer (&hits, g_ptr_array_unref);
  g_assert_finalize_object (rulebook);
  g_assert_finalize_object (hit);
  g_assert_finalize_object (rule);
}

static const char * const columns[HK_RULE_INDEX_N_COLUMNS] = { "storms", "weather", "every ship", "harbour" };

static void
write_index (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkRuleIndex) index = hk_rule_index_new (path, "key", &error);

  g_assert_no_error (error);
  g_assert_false (hk_rule_index_is_kept (index));
  g_assert_true (hk_rule_index_begin (index, &error));
  g_assert_true (hk_rule_index_add_rule (index, 0, columns, &error));
  g_assert_true (hk_rule_index_add_word (index, 0, "storms", &error));
  g_assert_true (hk_rule_index_end (index, TRUE, &error));
  hk_rule_index_write (index, path, "key");
}

static void
assert_kept (const char *path,
             const char *key,
             gboolean    kept)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkRuleIndex) index = hk_rule_index_new (path, key, &error);
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));

  g_assert_no_error (error);
  g_assert_cmpint (hk_rule_index_is_kept (index), ==, kept);
  g_assert_cmpuint (hk_rule_index_match (index, HK_RULE_INDEX_STEMS, "storm")->len, ==, kept ? 1 : 0);
  hk_rule_index_list_same_stem (index, "storm", numbers);
  g_assert_cmpuint (numbers->len, ==, kept ? 1 : 0);
}

/* An index comes back from its file for the same rules alone, and whole or not at all. */
static void
test_kept_index (void)
{
  g_autofree char *path = g_build_filename (g_get_user_cache_dir (), "there", "index.rules", NULL);
  g_autofree char *text = NULL;
  gsize length;

  assert_kept (path, "key", FALSE);
  write_index (path);
  assert_kept (path, "key", TRUE);
  assert_kept (path, "other", FALSE);
  assert_kept (path, "ke", FALSE);
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  for (gsize i = 0; i < length; i += 997)
    {
      text[i] ^= 1;
      g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
      assert_kept (path, "key", FALSE);
      text[i] ^= 1;
      g_assert_true (g_file_set_contents (path, text, (gssize) i, NULL));
      assert_kept (path, "key", FALSE);
    }
  g_assert_true (g_file_set_contents (path, text, (gssize) length, NULL));
  assert_kept (path, "key", TRUE);
}

static char *
search_all (const char *cache,
            const char *rules)
{
  static const char * const questions[] = { "storm", "stows", "crate", "cargo ship", "wheather", "sell", "captain", "" };
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (cache);
  g_autoptr (GString) found = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  load (rulebook, harbour, &error);
  g_assert_no_error (error);
  load (rulebook, rules, &error);
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
  const char * const rules[] = { other, other, changed, changed, other };

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
  g_test_add_func ("/rulebook/entry", test_entry);
  g_test_add_func ("/rulebook/spans", test_spans);
  g_test_add_func ("/rulebook/several-games", test_several_games);
  g_test_add_func ("/rulebook/faults", test_faults);
  g_test_add_func ("/rulebook/twice", test_twice);
  g_test_add_func ("/rulebook/links-checked", test_links_checked);
  g_test_add_func ("/rulebook/search/empty-query", test_empty_query);
  g_test_add_func ("/rulebook/search/order", test_order);
  g_test_add_func ("/rulebook/search/forgiving", test_forgiving);
  g_test_add_func ("/rulebook/search/snippet", test_snippet);
  g_test_add_func ("/rulebook/search/snippet-without-spaces", test_snippet_without_spaces);
  g_test_add_func ("/rulebook/search/any-query", test_any_query);
  g_test_add_func ("/rulebook/search/suggest", test_suggest);
  g_test_add_func ("/rulebook/search/no", test_no);
  g_test_add_func ("/rulebook/search/finalize", test_finalize);
  g_test_add_func ("/rulebook/search/kept-index", test_kept_index);
  g_test_add_func ("/rulebook/search/cache", test_cache);
  return g_test_run ();
}
