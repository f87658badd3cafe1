/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/rulebook/hk-rule-index.h"

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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/rule-index/kept", test_kept_index);
  return g_test_run ();
}
