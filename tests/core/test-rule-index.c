/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gio/gio.h>

#include "core/rulebook/hk-rule-postings.h"
#include "core/rulebook/hk-rule-vocabulary.h"

static const char * const columns[HK_RULE_INDEX_N_COLUMNS] = { "storms", "weather", "every ship", "harbour" };

static void
write_index (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkRuleIndex) index = hk_rule_index_new (NULL, NULL, &error);

  g_assert_no_error (error);
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

/* Where nothing can be written, the index is as good, and is made anew the next time. */
static void
test_no_folder (void)
{
  g_autofree char *file = g_build_filename (g_get_user_cache_dir (), "file", NULL);
  g_autofree char *path = g_build_filename (file, "index.rules", NULL);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (g_get_user_cache_dir (), 0700);
  g_file_set_contents (file, "no folder", -1, &error);
  g_assert_no_error (error);
  write_index (path);
  assert_kept (path, "key", FALSE);
}

#define N_WRITERS 4
#define N_WRITES  20

/* What each of several programs does that are started at once. */
static int
write_and_read (const char *path)
{
  for (guint i = 0; i < N_WRITES; i++)
    {
      write_index (path);
      assert_kept (path, "key", TRUE);
    }
  return 0;
}

/* Programs that write the same file at once leave a whole one at every moment, and nothing beside it. */
static void
test_many_writers (gconstpointer program)
{
  g_autofree char *folder = g_build_filename (g_get_user_cache_dir (), "many", NULL);
  g_autofree char *path = g_build_filename (folder, "index.rules", NULL);
  g_autoptr (GPtrArray) writers = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  g_autoptr (GDir) files = NULL;

  for (guint i = 0; i < N_WRITERS; i++)
    {
      GSubprocess *writer = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_SILENCE, &error, program, "--write", path, NULL);

      g_assert_no_error (error);
      g_ptr_array_add (writers, writer);
    }
  for (guint i = 0; i < N_WRITERS; i++)
    {
      g_subprocess_wait_check (g_ptr_array_index (writers, i), NULL, &error);
      g_assert_no_error (error);
    }
  assert_kept (path, "key", TRUE);
  files = g_dir_open (folder, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (g_dir_read_name (files), ==, "index.rules");
  g_assert_null (g_dir_read_name (files));
}

/* Rules of words that are drawn, most of them often. */
static void
fill (HkRuleIndex      *index,
      HkRulePostings   *postings,
      HkRuleVocabulary *vocabulary)
{
  static const char * const words[] = { "gate", "gates", "gated", "gateway", "zombie", "zombies", "zombified", "d10", "horde", "hordes", "hoard",
                                        "charge", "charged", "charging", "a", "an", "and", "move", "moved", "moves", "city", "cities" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_rule_index_begin (index, &error));
  for (guint rule = 0; rule < 40; rule++)
    {
      char *texts[HK_RULE_INDEX_N_COLUMNS];

      for (guint column = 0; column < HK_RULE_INDEX_N_COLUMNS; column++)
        {
          g_autoptr (GString) text = g_string_new (NULL);
          const int n_words = g_rand_int_range (rand, 1, column == HK_RULE_INDEX_TEXT ? 60 : 4);

          for (int i = 0; i < n_words; i++)
            {
              const guint drawn = (guint) g_rand_int_range (rand, 0, 1 + g_rand_int_range (rand, 0, G_N_ELEMENTS (words)));
              const guint n_known = hk_rule_vocabulary_count (vocabulary);
              const guint number = hk_rule_vocabulary_add (vocabulary, words[drawn], rule);

              if (number == n_known)
                g_assert_true (hk_rule_index_add_word (index, number, words[drawn], &error));
              hk_rule_postings_add (postings, number, rule, column);
              g_string_append_printf (text, " %s", words[drawn]);
            }
          texts[column] = g_string_free_and_steal (g_steal_pointer (&text));
        }
      g_assert_true (hk_rule_index_add_rule (index, rule, (const char * const *) texts, &error));
      for (guint column = 0; column < HK_RULE_INDEX_N_COLUMNS; column++)
        g_free (texts[column]);
    }
  g_assert_true (hk_rule_index_end (index, TRUE, &error));
}

static void
assert_same (GArray *one,
             GArray *other)
{
  g_assert_cmpuint (one->len, ==, other->len);
  for (guint i = 0; i < one->len; i++)
    {
      g_assert_cmpuint (g_array_index (one, HkRuleMatch, i).rule, ==, g_array_index (other, HkRuleMatch, i).rule);
      g_assert_cmpfloat_with_epsilon (g_array_index (one, HkRuleMatch, i).fit, g_array_index (other, HkRuleMatch, i).fit, 1e-12);
    }
}

/* For one word, a stem and a beginning, postings say what the database says. */
static void
test_postings (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkRuleIndex) index = hk_rule_index_new (NULL, NULL, &error);
  g_autoptr (HkRulePostings) postings = hk_rule_postings_new ();
  g_autoptr (HkRuleVocabulary) vocabulary = hk_rule_vocabulary_new ();
  g_autoptr (GArray) numbers = g_array_new (FALSE, FALSE, sizeof (guint));

  g_assert_no_error (error);
  fill (index, postings, vocabulary);
  for (guint i = 0; i < hk_rule_vocabulary_count (vocabulary); i++)
    {
      const char *word = hk_rule_vocabulary_get (vocabulary, i);
      g_autofree char *exact = g_strdup_printf ("\"%s\"", word);
      g_autofree char *telling = g_strdup_printf ("{title keywords} : \"%s\"", word);
      g_autofree char *beginning = g_strdup_printf ("\"%.3s\" *", word);
      g_autofree char *letters = g_strndup (word, 3);

      g_assert_cmpuint (hk_rule_index_match (index, HK_RULE_INDEX_WORDS, exact)->len, >, 0);
      assert_same (hk_rule_index_match (index, HK_RULE_INDEX_WORDS, exact), hk_rule_postings_match (postings, &i, 1, FALSE));
      assert_same (hk_rule_index_match (index, HK_RULE_INDEX_WORDS, telling), hk_rule_postings_match (postings, &i, 1, TRUE));
      g_array_set_size (numbers, 0);
      hk_rule_vocabulary_list_beginning (vocabulary, letters, numbers);
      assert_same (hk_rule_index_match (index, HK_RULE_INDEX_WORDS, beginning),
                   hk_rule_postings_match (postings, &g_array_index (numbers, guint, 0), numbers->len, FALSE));
      g_array_set_size (numbers, 0);
      hk_rule_index_list_same_stem (index, word, numbers);
      assert_same (hk_rule_index_match (index, HK_RULE_INDEX_STEMS, exact),
                   hk_rule_postings_match (postings, &g_array_index (numbers, guint, 0), numbers->len, FALSE));
    }
}

int
main (int    argc,
      char **argv)
{
  if (argc == 3 && g_str_equal (argv[1], "--write"))
    return write_and_read (argv[2]);
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/rule-index/kept", test_kept_index);
  g_test_add_func ("/rule-index/no-folder", test_no_folder);
  g_test_add_func ("/rule-index/postings", test_postings);
  g_test_add_data_func ("/rule-index/many-writers", argv[0], test_many_writers);
  return g_test_run ();
}
