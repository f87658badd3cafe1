/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/rulebook/hk-rule-vocabulary.h"
#include "core/rulebook/hk-rule-words.h"

static char *
split (const char *text)
{
  g_autoptr (GString) all = g_string_new (NULL);
  g_autoptr (GString) word = g_string_new (NULL);
  HkRuleRange range;
  guint position = 0;

  while (hk_rule_words_next (text, &position, &range, word))
    {
      g_assert_cmpuint (range.start, <, range.end);
      g_assert_cmpuint (range.end, ==, position);
      g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "", word->str);
    }
  return g_string_free_and_steal (g_steal_pointer (&all));
}

static void
test_split (void)
{
  static const struct
  {
    const char *text;
    const char *words;
  } cases[] = {
    { "", "" },
    { " ,;-’' ", "" },
    { "Draw 2 Army Cards.", "draw 2 army cards" },
    { "Azrael’s Roar", "azraels roar" },
    { "the players' 'own' cards'", "the players own cards" },
    { "co-operative", "co operative" },
    { "Übergröße ÉTÉ", "ubergroße ete" },
    { "e\xcc\x81te\xcc\x81", "ete" },
    { "\xcc\x81 \xcc\x81 a", "a" },
    { "\xcc\x81", "" },
    { "3HP/2", "3hp 2" },
    { "зомби ΖΟΜΠΙ", "зомби ζομπι" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = split (cases[i].text);

      g_assert_cmpstr (words, ==, cases[i].words);
    }
}

static void
test_joined (void)
{
  g_assert_true (hk_rule_words_is_joined ("co-op", 2, 3));
  g_assert_true (hk_rule_words_is_joined ("co‑op", 2, 5));
  g_assert_false (hk_rule_words_is_joined ("co op", 2, 3));
  g_assert_false (hk_rule_words_is_joined ("co- op", 2, 4));
  g_assert_false (hk_rule_words_is_joined ("co–op", 2, 5));
}

static void
test_common (void)
{
  static const char * const common[] = { "a", "about", "the", "how", "many", "your", "what", "with", "you" };
  static const char * const telling[] = { "", "aa", "zombie", "zone", "draw", "card", "youth" };

  for (guint i = 0; i < G_N_ELEMENTS (common); i++)
    g_assert_true (hk_rule_words_is_common (common[i]));
  for (guint i = 0; i < G_N_ELEMENTS (telling); i++)
    g_assert_false (hk_rule_words_is_common (telling[i]));
}

static guint
distance (const char *a,
          const char *b,
          guint       limit,
          gboolean    beginning)
{
  glong n_a;
  glong n_b;
  g_autofree gunichar *letters_a = g_utf8_to_ucs4_fast (a, -1, &n_a);
  g_autofree gunichar *letters_b = g_utf8_to_ucs4_fast (b, -1, &n_b);

  return hk_rule_words_distance (letters_a, (guint) n_a, letters_b, (guint) n_b, limit, beginning);
}

static void
test_distance (void)
{
  static const struct
  {
    const char *a;
    const char *b;
    guint       slips;
  } cases[] = {
    { "zombie", "zombie", 0 }, { "zombi", "zombie", 1 },   { "zombiee", "zombie", 1 }, { "zonbie", "zombie", 1 },
    { "zobmie", "zombie", 1 }, { "ozbmie", "zombie", 2 },  { "cavary", "cavalry", 1 }, { "dammage", "damage", 1 },
    { "ca", "abc", 3 },        { "kitten", "sitting", 3 }, { "", "abc", 3 },           { "abc", "", 3 },
    { "зомби", "зобми", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_assert_cmpuint (distance (cases[i].a, cases[i].b, 4, FALSE), ==, cases[i].slips);
      g_assert_cmpuint (distance (cases[i].b, cases[i].a, 4, FALSE), ==, cases[i].slips);
      /* What is above the limit is not counted to its end. */
      for (guint limit = 0; limit < 4; limit++)
        g_assert_cmpuint (distance (cases[i].a, cases[i].b, limit, FALSE), ==, MIN (cases[i].slips, limit + 1));
    }
}

static void
test_distance_of_beginning (void)
{
  g_assert_cmpuint (distance ("zomb", "zombification", 2, TRUE), ==, 0);
  g_assert_cmpuint (distance ("zombify", "zombification", 2, TRUE), ==, 1);
  g_assert_cmpuint (distance ("zonbify", "zombification", 2, TRUE), ==, 2);
  g_assert_cmpuint (distance ("zombie", "zomb", 2, TRUE), ==, 2);
  g_assert_cmpuint (distance ("qqqqq", "zombification", 2, TRUE), ==, 3);
}

/* Counted without limits and without haste. */
static guint
count_slowly (const char *a,
              guint       n_a,
              const char *b,
              guint       n_b)
{
  guint slips;

  if (n_a == 0 || n_b == 0)
    return n_a + n_b;
  slips = count_slowly (a, n_a - 1, b, n_b - 1) + (a[n_a - 1] != b[n_b - 1]);
  slips = MIN (slips, count_slowly (a, n_a - 1, b, n_b) + 1);
  slips = MIN (slips, count_slowly (a, n_a, b, n_b - 1) + 1);
  if (n_a > 1 && n_b > 1 && a[n_a - 1] == b[n_b - 2] && a[n_a - 2] == b[n_b - 1])
    slips = MIN (slips, count_slowly (a, n_a - 2, b, n_b - 2) + 1);
  return slips;
}

static void
test_distance_of_any (void)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (1);

  for (guint i = 0; i < 3000; i++)
    {
      char a[7] = { 0 };
      char b[7] = { 0 };
      const guint n_a = (guint) g_rand_int_range (random, 0, 7);
      const guint n_b = (guint) g_rand_int_range (random, 0, 7);
      const guint limit = (guint) g_rand_int_range (random, 0, 5);
      guint slips;

      for (guint j = 0; j < n_a; j++)
        a[j] = (char) ('a' + g_rand_int_range (random, 0, 3));
      for (guint j = 0; j < n_b; j++)
        b[j] = (char) ('a' + g_rand_int_range (random, 0, 3));
      slips = count_slowly (a, n_a, b, n_b);
      g_assert_cmpuint (distance (a, b, limit, FALSE), ==, MIN (slips, limit + 1));
      for (guint j = 0; j < n_b; j++)
        slips = MIN (slips, count_slowly (a, n_a, b, j));
      g_assert_cmpuint (distance (a, b, limit, TRUE), ==, MIN (slips, limit + 1));
    }
}

static char *
list (HkRuleVocabulary *vocabulary,
      GArray           *numbers)
{
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (all, "%s%s", i > 0 ? " " : "",
                            hk_rule_vocabulary_get (vocabulary, g_array_index (numbers, guint, i)));
  g_array_set_size (numbers, 0);
  return g_string_free_and_steal (g_steal_pointer (&all));
}

static void
test_vocabulary (void)
{
  static const char * const words[] = { "zone", "zombie", "army", "zombification", "cavalry", "zombie", "an" };
  g_autoptr (HkRuleVocabulary) vocabulary = hk_rule_vocabulary_new ();
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *zo = NULL;
  g_autofree char *none = NULL;
  g_autofree char *all = NULL;
  g_autofree char *more = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    hk_rule_vocabulary_add (vocabulary, words[i], i);
  g_assert_cmpuint (hk_rule_vocabulary_count (vocabulary), ==, 6);
  g_assert_cmpuint (hk_rule_vocabulary_find (vocabulary, "zombie"), ==, 1);
  g_assert_cmpuint (hk_rule_vocabulary_find (vocabulary, "ghost"), ==, HK_RULE_VOCABULARY_NONE);
  hk_rule_vocabulary_list_beginning (vocabulary, "zo", numbers);
  zo = list (vocabulary, numbers);
  g_assert_cmpstr (zo, ==, "zombie zombification zone");
  hk_rule_vocabulary_list_beginning (vocabulary, "zz", numbers);
  none = list (vocabulary, numbers);
  g_assert_cmpstr (none, ==, "");
  hk_rule_vocabulary_list_beginning (vocabulary, "", numbers);
  all = list (vocabulary, numbers);
  g_assert_cmpstr (all, ==, "an army cavalry zombie zombification zone");
  /* What is added later is found too. */
  hk_rule_vocabulary_add (vocabulary, "zoo", 9);
  hk_rule_vocabulary_list_beginning (vocabulary, "zoo", numbers);
  more = list (vocabulary, numbers);
  g_assert_cmpstr (more, ==, "zoo");
}

static void
test_vocabulary_near (void)
{
  static const char * const words[] = { "zone", "zombie", "army", "zombification", "cavalry", "arms", "army", "an" };
  static const struct
  {
    const char *word;
    guint       limit;
    const char *near;
  } cases[] = {
    { "cavary", 1, "cavalry" },
    { "cavary", 0, "" },
    { "zombify", 1, "zombification" },
    { "zombify", 2, "zombification" },
    { "armi", 1, "army arms" }, /* more rules have the first */
    { "zombie", 1, "zombification" }, /* itself is no slip */
    { "army", 1, "arms" },
    { "a", 1, "" },
    { "qqqqqqqq", 2, "" },
  };
  g_autoptr (HkRuleVocabulary) vocabulary = hk_rule_vocabulary_new ();
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree char *too_long = g_strnfill (1000, 'z');

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    hk_rule_vocabulary_add (vocabulary, words[i], i);
  hk_rule_vocabulary_add (vocabulary, too_long, 100);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *near = NULL;

      hk_rule_vocabulary_list_near (vocabulary, cases[i].word, cases[i].limit, 8, numbers);
      near = list (vocabulary, numbers);
      g_assert_cmpstr (near, ==, cases[i].near);
    }
  hk_rule_vocabulary_list_near (vocabulary, "armi", 1, 1, numbers);
  g_assert_cmpuint (numbers->len, ==, 1);
  g_array_set_size (numbers, 0);
  hk_rule_vocabulary_list_near (vocabulary, too_long, 2, 8, numbers);
  g_assert_cmpuint (numbers->len, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/rule-words/split", test_split);
  g_test_add_func ("/rule-words/joined", test_joined);
  g_test_add_func ("/rule-words/common", test_common);
  g_test_add_func ("/rule-words/distance", test_distance);
  g_test_add_func ("/rule-words/distance-of-beginning", test_distance_of_beginning);
  g_test_add_func ("/rule-words/distance-of-any", test_distance_of_any);
  g_test_add_func ("/rule-words/vocabulary", test_vocabulary);
  g_test_add_func ("/rule-words/vocabulary-near", test_vocabulary_near);
  return g_test_run ();
}
