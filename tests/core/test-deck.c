/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-deck.h"
#include "core/record/hk-error.h"
#include "core/record/hk-record-changes.h"

static const char * const cards[] = { "a", "b", "b", "c", NULL };

static HkRandomLog *
new_luck (guint64 seed)
{
  g_autoptr (HkRandom) random = hk_random_new (seed);

  return hk_random_log_new (random);
}

static void
test_draw_all (void)
{
  g_autoptr (HkDeck) deck = hk_deck_new ("the deck", FALSE);
  g_autoptr (HkRandomLog) luck = new_luck (3);
  g_autoptr (GError) error = NULL;

  hk_deck_fill (deck, cards);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *card = NULL;

      g_assert_cmpuint (hk_deck_get_n_left (deck), ==, 4 - i);
      card = hk_deck_draw (deck, luck, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (card, ==, cards[i]);
      hk_deck_discard (deck, card);
    }
  g_assert_null (hk_deck_draw (deck, luck, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE);
  g_assert_nonnull (strstr (error->message, "the deck"));
  g_assert_cmpuint (hk_deck_get_n_discarded (deck), ==, 4);
}

/* Cards that come and go are taken back to where they lay, also where one without an id ends the pile. */
static void
test_taken_back (void)
{
  g_autoptr (HkDeck) deck = hk_deck_new ("the deck", FALSE);
  g_autoptr (HkDeck) before = NULL;
  HkRecordChanges *changes;

  hk_deck_fill (deck, cards);
  hk_deck_discard (deck, "d");
  before = hk_record_copy (deck);
  changes = hk_record_changes_begin ();
  g_assert_true (hk_deck_take (deck, "b", NULL));
  hk_deck_put_at_bottom (deck, "e");
  hk_deck_put_on_top (deck, "f");
  hk_deck_remove (deck, "b");
  hk_deck_discard (deck, "g");
  hk_deck_discard (deck, NULL);
  g_assert_cmpuint (hk_deck_get_n_discarded (deck), ==, 0);
  g_assert_cmpstr (hk_deck_peek (deck, 0), ==, "f");
  g_assert_cmpstr (hk_deck_peek (deck, 4), ==, "e");
  hk_record_changes_cancel (changes);
  g_assert_true (hk_record_equal (deck, before));
}

static void
test_reshuffles (void)
{
  g_autoptr (HkDeck) deck = hk_deck_new ("the deck", TRUE);
  g_autoptr (HkRandomLog) luck = new_luck (4);
  guint n_b = 0;

  hk_deck_fill (deck, cards);
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *card = hk_deck_draw (deck, luck, NULL);

      hk_deck_discard (deck, card);
    }
  g_assert_false (hk_deck_can_draw (deck, 5));
  g_assert_true (hk_deck_can_draw (deck, 4));
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *card = hk_deck_draw (deck, luck, NULL);

      n_b += g_str_equal (card, "b");
    }
  g_assert_cmpuint (n_b, ==, 2);
  g_assert_cmpuint (hk_deck_get_n_discarded (deck), ==, 0);
}

static void
test_by_hand (void)
{
  g_autoptr (HkDeck) deck = hk_deck_new ("the deck", FALSE);
  g_autoptr (GError) error = NULL;

  hk_deck_fill (deck, cards);
  g_assert_true (hk_deck_take (deck, "c", &error));
  g_assert_cmpuint (hk_deck_count (deck, "c"), ==, 0);
  g_assert_cmpuint (hk_deck_count (deck, "b"), ==, 2);
  g_assert_false (hk_deck_take (deck, "c", &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE);
  g_clear_error (&error);
  hk_deck_discard (deck, "c");
  g_assert_false (hk_deck_take_discard (deck, "a", &error));
  g_clear_error (&error);
  g_assert_true (hk_deck_take_discard (deck, "c", &error));
  hk_deck_put_on_top (deck, "c");
  hk_deck_put_at_bottom (deck, "z");
  g_assert_cmpstr (hk_deck_peek (deck, 0), ==, "c");
  g_assert_cmpstr (hk_deck_peek (deck, 4), ==, "z");
  g_assert_null (hk_deck_peek (deck, 5));
}

static void
test_shuffle_is_fair (void)
{
  /* 24 orders of four cards, 24,000 shuffles: each order 1,000 times give or take 5 deviations. */
  static const char * const four[] = { "a", "b", "c", "d", NULL };
  g_autoptr (GHashTable) counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (HkDeck) deck = hk_deck_new ("the deck", FALSE);
  g_autoptr (HkRandomLog) luck = new_luck (5);
  GHashTableIter iter;
  gpointer count;

  for (guint i = 0; i < 24000; i++)
    {
      g_auto (GStrv) pile = NULL;
      g_autofree char *order = NULL;

      hk_deck_fill (deck, four);
      hk_deck_shuffle (deck, luck);
      g_object_get (deck, "draw-pile", &pile, NULL);
      order = g_strjoinv ("", pile);
      count = g_hash_table_lookup (counts, order);
      g_hash_table_insert (counts, g_steal_pointer (&order), GUINT_TO_POINTER (GPOINTER_TO_UINT (count) + 1));
    }
  g_assert_cmpuint (g_hash_table_size (counts), ==, 24);
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, NULL, &count))
    {
      g_assert_cmpuint (GPOINTER_TO_UINT (count), >, 845);
      g_assert_cmpuint (GPOINTER_TO_UINT (count), <, 1155);
    }
}

static void
test_derived_properties (void)
{
  HkDeck *deck = hk_deck_new ("the deck", FALSE);
  guint n_left;
  guint n_discarded;

  hk_deck_fill (deck, cards);
  hk_deck_discard (deck, "x");
  g_object_get (deck, "n-left", &n_left, "n-discarded", &n_discarded, NULL);
  g_assert_cmpuint (n_left, ==, 4);
  g_assert_cmpuint (n_discarded, ==, 1);
  g_assert_finalize_object (deck);
}

/* What is printed of a deck does not tell what comes next: the cards by their names, or only how many are left. */
static void
test_concealed (void)
{
  static const char * const order[] = { "c", "a", "b", "b", NULL };
  static const char * const expected[] = { "[\"a\",\"b\",\"b\",\"c\"]", "" };

  for (guint wholly = 0; wholly < 2; wholly++)
    {
      g_autoptr (HkDeck) deck = hk_deck_new ("the deck", FALSE);
      g_autoptr (JsonNode) node = NULL;
      JsonObject *saved;
      JsonNode *pile;
      g_autofree char *text = NULL;

      hk_deck_fill (deck, order);
      node = hk_record_save (deck);
      saved = json_node_get_object (node);
      hk_deck_conceal (saved, wholly == 1);
      pile = json_object_get_member (saved, "draw-pile");
      text = pile == NULL ? g_strdup ("") : json_to_string (pile, FALSE);
      g_assert_cmpstr (text, ==, expected[wholly]);
      g_assert_cmpint (json_object_get_int_member_with_default (saved, "left", -1), ==, wholly == 1 ? 4 : -1);
    }
}

static void
test_luck_comes_back (void)
{
  g_autoptr (HkRandom) random = hk_random_new (6);
  g_autoptr (HkRandom) other = hk_random_new (7);
  g_autoptr (HkRandomLog) first = hk_random_log_new (random);
  g_autoptr (HkRandomLog) again = NULL;
  g_autoptr (JsonNode) noted = NULL;
  guint32 numbers[20];

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    numbers[i] = hk_random_log_pick (first, 100);
  noted = hk_random_log_to_json (first);
  again = hk_random_log_new_recorded (other, json_node_get_array (noted));
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmpuint (hk_random_log_pick (again, 100), ==, numbers[i]);
  /* Beyond what was noted, and for a number that cannot be, chance goes on. */
  g_assert_cmpuint (hk_random_log_pick (again, 3), <, 3);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/deck/draw-all", test_draw_all);
  g_test_add_func ("/deck/taken-back", test_taken_back);
  g_test_add_func ("/deck/reshuffles", test_reshuffles);
  g_test_add_func ("/deck/by-hand", test_by_hand);
  g_test_add_func ("/deck/shuffle-is-fair", test_shuffle_is_fair);
  g_test_add_func ("/deck/derived-properties", test_derived_properties);
  g_test_add_func ("/deck/concealed", test_concealed);
  g_test_add_func ("/luck/comes-back", test_luck_comes_back);
  return g_test_run ();
}
