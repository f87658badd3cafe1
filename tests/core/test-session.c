/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <sys/stat.h>

#include "core/record/hk-error.h"
#include "core/session/hk-session-store.h"
#include "hk-tally-game.h"
#include "hk-tally-session.h"

static void
play (HkSession *session,
      HkMove    *move)
{
  g_autoptr (HkMove) owned = move;
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_session_play (session, move, &error));
  g_assert_no_error (error);
}

static void
refuse (HkSession *session,
        HkMove    *move,
        int        code)
{
  g_autoptr (HkMove) owned = move;
  g_autoptr (GError) error = NULL;
  g_autoptr (HkTable) before = hk_table_copy (hk_session_get_table (session));
  const guint n_moves = hk_session_get_n_moves (session);

  g_assert_false (hk_session_play (session, move, &error));
  g_assert_error (error, HK_ERROR, code);
  g_assert_true (hk_record_equal (before, hk_session_get_table (session)));
  g_assert_cmpuint (hk_session_get_n_moves (session), ==, n_moves);
}

static void
test_refused_moves_change_nothing (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  refuse (session, hk_move_build ("stumble", NULL), HK_ERROR_REFUSED);
  refuse (session, hk_move_build ("score", "i:player", 0, "i:points", -1, NULL), HK_ERROR_REFUSED);
  refuse (session, hk_move_build ("score", "i:player", 5, "i:points", 1, NULL), HK_ERROR_IMPOSSIBLE);
  refuse (session, hk_move_build ("score", "i:player", 0, NULL), HK_ERROR_PARAMETER);
  refuse (session, hk_move_build ("score", "i:player", 0, "i:points", 100, NULL), HK_ERROR_PARAMETER);
  refuse (session, hk_move_build ("score", "i:player", 0, "s:points", "many", NULL), HK_ERROR_PARAMETER);
  refuse (session, hk_move_build ("draw", "i:extra", 1, NULL), HK_ERROR_PARAMETER);
  refuse (session, hk_move_build ("fly", NULL), HK_ERROR_UNKNOWN);
  refuse (session, hk_move_build ("set", "s:path", "random", "s:value", "x", NULL), HK_ERROR_PARAMETER);
  refuse (session, hk_move_build ("set", "s:path", "players/0/score", "i:value", 5000, NULL), HK_ERROR_FORMAT);
  refuse (session, hk_move_build ("tick", "s:step", "no-such-step", NULL), HK_ERROR_IMPOSSIBLE);
  refuse (session, hk_move_build ("note", "s:text", "  ", NULL), HK_ERROR_PARAMETER);
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (before, ==, after);
}

/* What a refusal is about can be asked for, by the title that a person knows it by. */
static void
test_refusal_names_what_it_lacks (void)
{
  static const struct
  {
    const char *line;
    const char *asked;   /* with commas between */
    const char *message;
  } cases[] = {
    { "{\"move\":\"score\"}", "player,points", "“Player” is missing." },
    { "{\"move\":\"score\",\"player\":0}", "points", "“Points” is missing." },
    { "{\"move\":\"score\",\"player\":0,\"points\":100}", "points", "“Points” goes from −99 to 99; 100 is outside." },
    { "{\"move\":\"score\",\"player\":0,\"points\":\"many\"}", "points", "“Points” must be a whole number, not \"many\"." },
    { "{\"move\":\"note\",\"text\":\" \"}", "text", "A note needs some text." },
    { "{\"move\":\"draw\",\"extra\":1}", "", "“draw” knows no “extra”." },
    { "{\"move\":\"stumble\"}", "", "Stumbled." },
  };
  g_autoptr (HkSession) session = hk_tally_new_session (NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (JsonNode) line = json_from_string (cases[i].line, NULL);
      g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (line), NULL);
      g_autoptr (GError) error = NULL;
      g_autofree char *asked = NULL;

      g_assert_false (hk_session_play (session, move, &error));
      asked = g_strjoinv (",", (GStrv) hk_move_get_asked (move));
      g_assert_cmpstr (asked, ==, cases[i].asked);
      g_assert_cmpstr (error->message, ==, cases[i].message);

      /* Answered, it is no longer asked. */
      json_object_set_int_member (hk_move_get_params (move), "player", 0);
      json_object_set_int_member (hk_move_get_params (move), "points", 1);
      g_clear_error (&error);
      if (g_str_equal (hk_move_get_name (move), "score"))
        {
          g_assert_true (hk_session_play (session, move, &error));
          g_assert_null (hk_move_get_asked (move)[0]);
        }
    }
}

static void
test_house_rule (void)
{
  g_autoptr (HkSession) session = hk_tally_new_session (NULL);
  g_autoptr (HkMove) move = hk_move_build ("score", "i:player", 0, "i:points", -2, "b:house", TRUE, NULL);
  g_autoptr (HkLogEntry) entry = NULL;

  g_assert_true (hk_session_play (session, move, NULL));
  g_assert_cmpint (hk_tally_get_score (session), ==, 3);
  g_assert_true (g_strv_contains (hk_move_get_overridden (move), "tally/points"));
  entry = g_list_model_get_item (hk_session_get_log (session), 0);
  g_assert_true (hk_log_entry_is_house (entry));
}

/* The line of the log at @number, from 0: whether it is marked as a house rule, and the rulings that it cites. */
static void
assert_cites (HkSession  *session,
              guint       number,
              const char *text,
              gboolean    is_house,
              const char *cited)
{
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (session), number);
  g_auto (GStrv) rulings = hk_log_entry_list_rulings (entry);
  g_autofree char *joined = g_strjoinv (",", rulings);

  g_assert_cmpstr (hk_log_entry_get_text (entry), ==, text);
  g_assert_cmpint (hk_log_entry_is_house (entry), ==, is_house);
  g_assert_cmpstr (joined, ==, cited);
}

/* A house rule is switched in the middle of a game, is undone like any move, and the log says where it decided. */
static void
test_house_rules_in_mid_game (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  HkTable *table = hk_session_get_table (session);

  hk_tally_score (session, 10);
  g_assert_cmpint (hk_tally_get_score (session), ==, 15);
  refuse (session, hk_move_build ("house-rule", "s:id", "no-such-rule", NULL), HK_ERROR_PARAMETER);
  refuse (session, hk_move_build ("house-rule", NULL), HK_ERROR_PARAMETER);
  refuse (session, hk_move_build ("house-rule", "s:id", "double", "b:on", FALSE, NULL), HK_ERROR_IMPOSSIBLE);
  play (session, hk_move_build ("house-rule", "s:id", "double", NULL));
  refuse (session, hk_move_build ("house-rule", "s:id", "double", "b:on", TRUE, NULL), HK_ERROR_IMPOSSIBLE);
  g_assert_true (hk_table_plays_otherwise (table, "tally/ruling.points"));
  g_assert_false (hk_table_plays_otherwise (table, "tally/ruling.nothing"));
  hk_tally_score (session, 10);
  g_assert_cmpint (hk_tally_get_score (session), ==, 35);
  hk_tally_score (session, 1);
  play (session, hk_move_build ("house-rule", "s:id", "none", "b:on", TRUE, NULL));
  play (session, hk_move_build ("house-rule", "s:id", "double", "b:on", FALSE, NULL));
  g_assert_false (hk_table_plays_otherwise (table, "tally/ruling.points"));
  g_assert_true (hk_table_plays_otherwise (table, "tally/ruling.nothing"));
  g_assert_true (hk_session_undo (session, 1, NULL));
  g_assert_true (hk_table_plays_otherwise (table, "tally/ruling.points"));
  g_assert_true (hk_session_redo (session, 1, NULL));
  hk_tally_score (session, 10);
  g_assert_cmpint (hk_tally_get_score (session), ==, 46);

  /* As it is read again from the disk. */
  g_clear_object (&session);
  session = hk_session_open (path, NULL);
  g_assert_cmpint (hk_tally_get_score (session), ==, 46);
  assert_cites (session, 0, "Ann scores 10.", FALSE, "tally/ruling.points");
  assert_cites (session, 1, "House rule on: Points count double.", TRUE, "tally/ruling.points");
  assert_cites (session, 2, "Ann scores 20.", TRUE, "tally/ruling.points");
  assert_cites (session, 3, "Ann scores 1.", FALSE, "");
  assert_cites (session, 4, "House rule on: Nothing counts.", TRUE, "tally/ruling.nothing");
  assert_cites (session, 5, "House rule off: Points count double.", TRUE, "tally/ruling.points");
  assert_cites (session, 6, "Ann scores 10.", FALSE, "tally/ruling.points");
}

static void
test_by_hand (void)
{
  gboolean is_log_only;
  g_autoptr (HkSession) session = hk_tally_new_session (NULL);
  g_autoptr (HkLogEntry) entry = NULL;
  g_autoptr (HkStep) step = NULL;

  play (session, hk_move_build ("set", "s:path", "players/0/score", "i:value", 40, NULL));
  g_assert_cmpint (hk_tally_get_score (session), ==, 40);
  entry = g_list_model_get_item (hk_session_get_log (session), 0);
  g_assert_cmpstr (hk_log_entry_get_text (entry), ==, "By hand: Ann’s score: 5 → 40");

  /* What nobody has a name for is not called by the name that it has in the file. */
  play (session, hk_move_build ("set", "s:path", "round", "i:value", 7, NULL));
  g_clear_object (&entry);
  entry = g_list_model_get_item (hk_session_get_log (session), 1);
  g_assert_cmpstr (hk_log_entry_get_text (entry), ==, "By hand: 1 → 7");
  play (session, hk_move_build ("set", "s:path", "players/1/score", "i:value", -3, NULL));
  g_clear_object (&entry);
  entry = g_list_model_get_item (hk_session_get_log (session), 2);
  g_assert_cmpstr (hk_log_entry_get_text (entry), ==, "By hand: Bo’s score: 5 → −3");
  play (session, hk_move_build ("tick", "s:step", "score", NULL));
  step = g_list_model_get_item (hk_session_get_steps (session), 0);
  g_assert_cmpint (hk_step_get_state (step), ==, HK_STEP_DONE);
  g_object_get (session, "log-only", &is_log_only, NULL);
  g_assert_false (is_log_only);
  play (session, hk_move_build ("note", "s:text", "Pizza is here", NULL));
  g_object_get (session, "log-only", &is_log_only, NULL);
  g_assert_true (is_log_only);
  g_assert_true (hk_session_undo (session, 1, NULL) && hk_session_redo (session, 1, NULL));
  g_object_get (session, "log-only", &is_log_only, NULL);
  g_assert_true (is_log_only);
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static void
test_undo_redo (void)
{
  guint n_moved = 0;
  g_autofree char *path = hk_tally_new_path ();
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  HkTable *table = hk_session_get_table (session);
  g_autoptr (GPtrArray) states = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GError) error = NULL;
  g_autofree char *undo_text = NULL;

  for (int i = 0; i < 200; i++)
    {
      g_ptr_array_add (states, hk_table_copy (table));
      if (i % 3 == 0)
        play (session, hk_move_build ("draw", NULL));
      else
        hk_tally_score (session, i % 7);
    }
  g_ptr_array_add (states, hk_table_copy (table));
  g_object_get (session, "undo-text", &undo_text, NULL);
  g_assert_cmpstr (undo_text, ==, "Ann scores 3.");
  for (int i = 199; i >= 0; i--)
    {
      g_assert_true (hk_session_undo (session, 1, &error));
      g_assert_true (hk_record_equal (table, g_ptr_array_index (states, i)));
    }
  g_assert_false (hk_session_undo (session, 1, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE);
  g_clear_error (&error);
  for (int i = 1; i <= 200; i++)
    {
      g_assert_true (hk_session_redo (session, 1, &error));
      g_assert_true (hk_record_equal (table, g_ptr_array_index (states, i)));
    }
  g_assert_false (hk_session_redo (session, 1, NULL));
  g_assert_false (hk_session_jump (session, 201, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE);
  g_clear_error (&error);
  g_assert_true (hk_session_jump (session, 200, &error));
  g_signal_connect_swapped (session, "moved", G_CALLBACK (count_cb), &n_moved);
  g_assert_true (hk_session_jump (session, 77, &error));
  g_assert_cmpuint (n_moved, ==, 1);
  g_assert_true (hk_record_equal (table, g_ptr_array_index (states, 77)));

  /* What was undone gives way to what happens next, on the disk as well. */
  hk_tally_score (session, 1);
  g_assert_cmpuint (hk_session_get_n_moves (session), ==, 78);
  g_assert_true (hk_session_get_table (session) == table);
  {
    g_autoptr (HkTable) live = hk_table_copy (table);
    g_autoptr (HkSession) again = NULL;

    g_clear_object (&session);
    again = hk_session_open (path, &error);
    g_assert_no_error (error);
    g_assert_true (hk_record_equal (hk_session_get_table (again), live));
    g_assert_cmpuint (hk_session_get_n_moves (again), ==, 78);
    g_assert_true (hk_session_jump (again, 64, &error));
    g_assert_true (hk_record_equal (hk_session_get_table (again), g_ptr_array_index (states, 64)));
    g_assert_cmpstr (hk_session_get_title (again), ==, "Friday night");
  }
}

/* What cannot be followed any more is said, and the table stays as it is; what would be redone has its text. */
static void
test_log_that_cannot_be_followed (void)
{
  g_autoptr (HkSession) session = hk_tally_new_session (NULL);
  HkTable *table = hk_session_get_table (session);
  g_autoptr (HkLogEntry) entry = NULL;
  g_autoptr (HkTable) before = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *redo_text = NULL;

  for (int i = 0; i < 400; i++)
    hk_tally_score (session, i % 2);
  g_assert_true (hk_session_undo (session, 1, NULL));
  g_object_get (session, "redo-text", &redo_text, NULL);
  g_assert_cmpstr (redo_text, ==, "Ann scores 1.");
  before = hk_table_copy (table);
  entry = g_list_model_get_item (hk_session_get_log (session), 70);
  json_object_set_int_member (hk_move_get_params (hk_log_entry_get_move (entry)), "points", -1);
  g_assert_false (hk_session_jump (session, 100, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
  g_assert_nonnull (strstr (error->message, "Move 71 "));
  g_assert_true (hk_record_equal (table, before));
  g_assert_cmpuint (hk_session_get_n_moves (session), ==, 400);
  g_assert_true (hk_session_jump (session, 400, NULL));
}

/* Nobody but the one whose games they are may read them. */
static void
test_mode (void)
{
  g_autofree char *path = hk_tally_new_path ();
  g_autoptr (HkSession) session = hk_tally_new_session (path);
  struct stat info;

  hk_tally_score (session, 1);
  g_assert_cmpint (stat (path, &info), ==, 0);
  g_assert_cmpint (info.st_mode & 0777, ==, 0600);
}

static void
test_undo_gives_the_same_card (void)
{
  g_autoptr (HkSession) session = hk_tally_new_session (NULL);
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  play (session, hk_move_build ("draw", NULL));
  g_object_get (session, "undo-text", &first, NULL);
  g_assert_true (hk_session_undo (session, 1, NULL));
  play (session, hk_move_build ("draw", NULL));
  g_object_get (session, "undo-text", &second, NULL);
  g_assert_cmpstr (first, ==, second);
}

static void
learned_cb (HkSession  *session,
            const char *kind,
            JsonObject *component,
            guint      *count)
{
  g_assert_cmpstr (kind, ==, "card");
  g_assert_true (json_object_has_member (component, "id"));
  (*count)++;
}

static void
test_learns_once (void)
{
  g_autoptr (HkSession) session = hk_tally_new_session (NULL);
  guint count = 0;

  g_signal_connect (session, "learned", G_CALLBACK (learned_cb), &count);
  play (session, hk_move_build ("draw", NULL));
  g_assert_cmpuint (count, ==, 1);
  g_assert_true (hk_session_undo (session, 1, NULL));
  g_assert_true (hk_session_redo (session, 1, NULL));
  g_assert_cmpuint (count, ==, 1);
}

static void
test_setup_is_checked (void)
{
  static const char * const wrong[] = {
    "{}", "{\"players\":[]}", "{\"players\":3}", "{\"players\":[1]}", "{\"players\":[{}]}",
    "{\"players\":[{\"name\":\" \"}]}", "{\"players\":[{\"name\":\"A\"},{\"name\":\"a\"}]}",
    "{\"players\":[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\"},{\"name\":\"D\"}]}",
    "{\"players\":[{\"name\":\"A\"}],\"mood\":\"sad\"}", "{\"players\":[{\"name\":\"A\"}],\"weather\":1}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autoptr (JsonNode) node = json_from_string (wrong[i], NULL);
      g_autofree char *path = hk_tally_new_path ();
      g_autoptr (GError) error = NULL;

      g_assert_null (hk_session_new (hk_tally_get_spec (), json_node_get_object (node), NULL, 1, path, &error));
      g_assert_nonnull (error);
      g_assert_cmpint (error->domain, ==, HK_ERROR);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

static void
test_nothing_leaks (void)
{
  HkSession *session = hk_tally_new_session (NULL);

  hk_tally_score (session, 1);
  g_assert_true (hk_session_undo (session, 1, NULL));
  g_assert_finalize_object (session);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/session/refused-moves-change-nothing", test_refused_moves_change_nothing);
  g_test_add_func ("/session/refusal-names-what-it-lacks", test_refusal_names_what_it_lacks);
  g_test_add_func ("/session/house-rule", test_house_rule);
  g_test_add_func ("/session/house-rules-in-mid-game", test_house_rules_in_mid_game);
  g_test_add_func ("/session/by-hand", test_by_hand);
  g_test_add_func ("/session/undo-redo", test_undo_redo);
  g_test_add_func ("/session/log-that-cannot-be-followed", test_log_that_cannot_be_followed);
  g_test_add_func ("/session/mode", test_mode);
  g_test_add_func ("/session/undo-gives-the-same-card", test_undo_gives_the_same_card);
  g_test_add_func ("/session/learns-once", test_learns_once);
  g_test_add_func ("/session/setup-is-checked", test_setup_is_checked);
  g_test_add_func ("/session/nothing-leaks", test_nothing_leaks);
  return g_test_run ();
}
