/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/session/hk-session.h"
#include "core/story/hk-what-if.h"
#include "hk-tally-game.h"

/* Moves that are tried on a copy: certain ones, those in which dice and cards decide, and those that cannot be made. */

static HkSession *
new_session (void)
{
  g_autoptr (JsonObject) setup = hk_tally_make_setup (2);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_tally_get_spec (), setup, "Friday night", 11, NULL, &error);

  g_assert_no_error (error);
  return session;
}

/* Tries a move to the end; the table is as it was. */
static HkWhatIf *
try (HkSession *session,
     HkMove    *move)
{
  HkTable *table = hk_session_get_table (session);
  g_autoptr (HkTable) before = hk_table_copy (table);
  HkWhatIf *what_if = hk_what_if_new (table, move, 1);

  while (!hk_what_if_advance (what_if, 3))
    g_assert_true (hk_record_equal (table, before));
  g_assert_true (hk_record_equal (table, before));
  g_assert_cmpuint (hk_session_get_n_moves (session), ==, 0);
  return what_if;
}

static const HkWhatIfChange *
find_change (HkWhatIf   *what_if,
             const char *where,
             const char *title)
{
  GPtrArray *changes = hk_what_if_get_changes (what_if);

  for (guint i = 0; i < changes->len; i++)
    {
      const HkWhatIfChange *change = g_ptr_array_index (changes, i);

      if (g_str_equal (change->where, where) && g_str_equal (change->title, title))
        return change;
    }
  g_error ("Nothing changes at %s, %s", where, title);
}

static void
expect (GArray     *outcomes,
        guint       n,
        const char *text,
        double      share)
{
  g_assert_cmpuint (outcomes->len, >, n);
  g_assert_cmpstr (g_array_index (outcomes, HkWhatIfOutcome, n).text, ==, text);
  g_assert_cmpfloat_with_epsilon (g_array_index (outcomes, HkWhatIfOutcome, n).share, share, 1e-9);
}

static void
test_certain (void)
{
  g_autoptr (HkSession) session = new_session ();
  g_autoptr (HkMove) move = hk_move_build ("score", "i:player", 1, "i:points", 4, NULL);
  g_autoptr (HkWhatIf) what_if = try (session, move);
  const HkWhatIfChange *change = find_change (what_if, "Bo", "Score");

  g_assert_cmpint (hk_what_if_get_kind (what_if), ==, HK_WHAT_IF_CERTAIN);
  g_assert_cmpuint (hk_what_if_get_changes (what_if)->len, ==, 1);
  g_assert_cmpstr (change->before, ==, "5");
  g_assert_cmpuint (change->outcomes->len, ==, 1);
  expect (change->outcomes, 0, "9", 1);
  expect (hk_what_if_get_sentences (what_if), 0, "Bo scores 4.", 1);
}

/* Four cards and six faces: each pair is as likely as any other, whatever lies on top. */
static void
test_chance (void)
{
  g_autoptr (HkSession) session = new_session ();
  g_autoptr (HkMove) move = hk_move_build ("draw", NULL);
  g_autoptr (HkWhatIf) what_if = try (session, move);
  GArray *sentences = hk_what_if_get_sentences (what_if);
  const HkWhatIfChange *change = find_change (what_if, "", "Deck");

  g_assert_cmpint (hk_what_if_get_kind (what_if), ==, HK_WHAT_IF_EXACT);
  g_assert_cmpuint (hk_what_if_get_n_tries (what_if), ==, 24);
  g_assert_cmpuint (sentences->len, ==, 24);
  for (guint i = 0; i < 24; i++)
    g_assert_cmpfloat_with_epsilon (g_array_index (sentences, HkWhatIfOutcome, i).share, 1.0 / 24, 1e-9);
  g_assert_cmpuint (change->outcomes->len, ==, 1);
  expect (change->outcomes, 0, "3 cards, 1 discarded", 1);
}

static void
test_refused (void)
{
  g_autoptr (HkSession) session = new_session ();
  g_autoptr (HkMove) stumble = hk_move_build ("stumble", NULL);
  g_autoptr (HkMove) end = hk_move_build ("end", NULL);
  g_autoptr (HkWhatIf) refused = try (session, stumble);
  g_autoptr (HkWhatIf) over = try (session, end);

  g_assert_cmpint (hk_what_if_get_kind (refused), ==, HK_WHAT_IF_REFUSED);
  g_assert_cmpstr (hk_what_if_get_refusal (refused), ==, "Stumbled.");
  g_assert_cmpuint (hk_what_if_get_changes (refused)->len, ==, 0);
  g_assert_null (find_change (over, "", "The End")->before);
  expect (find_change (over, "", "The End")->outcomes, 0, "Everybody won.", 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/what-if/certain", test_certain);
  g_test_add_func ("/what-if/chance", test_chance);
  g_test_add_func ("/what-if/refused", test_refused);

  return g_test_run ();
}
