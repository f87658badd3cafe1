/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <sys/stat.h>

#include <glib/gstdio.h>

#include "core/record/hk-error.h"
#include "core/session/hk-session-store.h"
#include "hk-tally-game.h"

static char *
new_path (void)
{
  static guint n = 0;
  g_autofree char *name = g_strdup_printf ("%u.hordekeeper", ++n);

  return g_build_filename (g_get_user_data_dir (), "sessions", name, NULL);
}

static HkSession *
new_session (const char *path)
{
  g_autoptr (JsonObject) setup = hk_tally_make_setup (2);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_tally_get_spec (), setup, "Friday night", 11, path, &error);

  g_assert_no_error (error);
  return session;
}

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
score (HkSession *session,
       int        points)
{
  play (session, hk_move_build ("score", "i:player", 0, "i:points", points, NULL));
}

static int
get_score (HkSession *session)
{
  return hk_tally_get_player (hk_session_get_table (session), 0)->score;
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
  g_autofree char *path = new_path ();
  g_autoptr (HkSession) session = new_session (path);
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
  g_autoptr (HkSession) session = new_session (NULL);

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
  g_autoptr (HkSession) session = new_session (NULL);
  g_autoptr (HkMove) move = hk_move_build ("score", "i:player", 0, "i:points", -2, "b:house", TRUE, NULL);
  g_autoptr (HkLogEntry) entry = NULL;

  g_assert_true (hk_session_play (session, move, NULL));
  g_assert_cmpint (get_score (session), ==, 3);
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
  g_autofree char *path = new_path ();
  g_autoptr (HkSession) session = new_session (path);
  HkTable *table = hk_session_get_table (session);

  score (session, 10);
  g_assert_cmpint (get_score (session), ==, 15);
  refuse (session, hk_move_build ("house-rule", "s:id", "no-such-rule", NULL), HK_ERROR_PARAMETER);
  refuse (session, hk_move_build ("house-rule", NULL), HK_ERROR_PARAMETER);
  refuse (session, hk_move_build ("house-rule", "s:id", "double", "b:on", FALSE, NULL), HK_ERROR_IMPOSSIBLE);
  play (session, hk_move_build ("house-rule", "s:id", "double", NULL));
  refuse (session, hk_move_build ("house-rule", "s:id", "double", "b:on", TRUE, NULL), HK_ERROR_IMPOSSIBLE);
  g_assert_true (hk_table_plays_otherwise (table, "tally/ruling.points"));
  g_assert_false (hk_table_plays_otherwise (table, "tally/ruling.nothing"));
  score (session, 10);
  g_assert_cmpint (get_score (session), ==, 35);
  score (session, 1);
  play (session, hk_move_build ("house-rule", "s:id", "none", "b:on", TRUE, NULL));
  play (session, hk_move_build ("house-rule", "s:id", "double", "b:on", FALSE, NULL));
  g_assert_false (hk_table_plays_otherwise (table, "tally/ruling.points"));
  g_assert_true (hk_table_plays_otherwise (table, "tally/ruling.nothing"));
  g_assert_true (hk_session_undo (session, 1, NULL));
  g_assert_true (hk_table_plays_otherwise (table, "tally/ruling.points"));
  g_assert_true (hk_session_redo (session, 1, NULL));
  score (session, 10);
  g_assert_cmpint (get_score (session), ==, 46);

  /* As it is read again from the disk. */
  g_clear_object (&session);
  session = hk_session_open (path, NULL);
  g_assert_cmpint (get_score (session), ==, 46);
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
  g_autoptr (HkSession) session = new_session (NULL);
  g_autoptr (HkLogEntry) entry = NULL;
  g_autoptr (HkStep) step = NULL;

  play (session, hk_move_build ("set", "s:path", "players/0/score", "i:value", 40, NULL));
  g_assert_cmpint (get_score (session), ==, 40);
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
  play (session, hk_move_build ("note", "s:text", "Pizza is here", NULL));
}

static void
test_undo_redo (void)
{
  g_autofree char *path = new_path ();
  g_autoptr (HkSession) session = new_session (path);
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
        score (session, i % 7);
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
  g_assert_true (hk_session_jump (session, 77, &error));
  g_assert_true (hk_record_equal (table, g_ptr_array_index (states, 77)));

  /* What was undone gives way to what happens next, on the disk as well. */
  score (session, 1);
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

static void
test_undo_gives_the_same_card (void)
{
  g_autoptr (HkSession) session = new_session (NULL);
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
test_torn_line (void)
{
  /* Cut the file at every byte: what is whole is there, what is torn is set aside, nothing is lost. */
  g_autofree char *path = new_path ();
  g_autofree char *text = NULL;
  gsize length;
  gsize header;

  {
    g_autoptr (HkSession) session = new_session (path);

    for (int i = 0; i < 4; i++)
      score (session, 1);
  }
  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  header = (gsize) (strchr (text, '\n') - text) + 1;
  for (gsize cut = header; cut <= length; cut++)
    {
      g_autofree char *cut_path = new_path ();
      g_autofree char *torn_path = g_strconcat (cut_path, ".torn-1", NULL);
      g_autoptr (HkSession) session = NULL;
      g_autoptr (GError) error = NULL;
      guint whole = 0;

      for (gsize i = header; i < cut; i++)
        whole += text[i] == '\n';
      g_assert_true (g_file_set_contents (cut_path, text, (gssize) cut, NULL));
      session = hk_session_open (cut_path, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (hk_session_get_n_moves (session), ==, whole);
      g_assert_cmpint (get_score (session), ==, 5 + (int) whole);
      if (text[cut - 1] == '\n')
        {
          g_assert_null (hk_session_get_warning (session));
          g_assert_false (g_file_test (torn_path, G_FILE_TEST_EXISTS));
        }
      else
        {
          g_autofree char *torn = NULL;
          g_autofree char *expected = NULL;
          gsize from = cut;

          while (text[from - 1] != '\n')
            from--;
          expected = g_strndup (text + from, cut - from);
          g_assert_nonnull (hk_session_get_warning (session));
          g_assert_true (g_file_get_contents (torn_path, &torn, NULL, NULL));
          g_assert_cmpstr (torn, ==, expected);
        }
      score (session, 1);
      g_clear_object (&session);
      session = hk_session_open (cut_path, &error);
      g_assert_no_error (error);
      g_assert_null (hk_session_get_warning (session));
      g_assert_cmpint (get_score (session), ==, 6 + (int) whole);
    }
}

/* A sync client, a restore or a person takes the open file away: no move is lost, and the session says where it goes on. */
static void
test_file_taken_away (void)
{
  static const char * const ways[] = { "delete", "replace", "rename", "folder" };

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      g_autofree char *folder = g_dir_make_tmp ("hordekeeper-away-XXXXXX", NULL);
      g_autofree char *path = g_build_filename (folder, "night.hordekeeper", NULL);
      g_autofree char *other = g_build_filename (folder, "night-2.hordekeeper", NULL);
      g_autofree char *away = g_strconcat (folder, ".away", NULL);
      g_autofree char *renamed = g_build_filename (folder, "elsewhere", NULL);
      g_autoptr (HkSession) session = new_session (path);
      g_autoptr (HkSession) again = NULL;
      g_autoptr (GError) error = NULL;

      score (session, 1);
      if (g_str_equal (ways[i], "delete"))
        g_assert_cmpint (g_unlink (path), ==, 0);
      else if (g_str_equal (ways[i], "replace"))
        {
          g_assert_cmpint (g_unlink (path), ==, 0);
          g_assert_true (g_file_set_contents (path, "something else", -1, NULL));
        }
      else if (g_str_equal (ways[i], "rename"))
        g_assert_cmpint (g_rename (path, renamed), ==, 0);
      else
        g_assert_cmpint (g_rename (folder, away), ==, 0);
      score (session, 1);
      score (session, 1);
      g_assert_cmpstr (hk_session_get_path (session), ==, other);
      g_assert_nonnull (hk_session_get_warning (session));
      g_assert_cmpint (get_score (session), ==, 8);
      g_clear_object (&session);

      again = hk_session_open (other, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (hk_session_get_n_moves (again), ==, 3);
      g_assert_cmpint (get_score (again), ==, 8);
      if (g_str_equal (ways[i], "replace"))
        {
          g_autofree char *text = NULL;

          g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
          g_assert_cmpstr (text, ==, "something else");
        }
    }
}

/* A pipe in the folder is told, not waited for. */
static void
test_not_a_file (void)
{
  g_autofree char *path = new_path ();
  g_autofree char *directory = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (directory, 0700);
  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_assert_null (hk_session_open (path, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_clear_error (&error);
  g_assert_null (hk_session_open_at (path, G_MAXUINT, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_assert_nonnull (strstr (error->message, "is not an ordinary file"));
}

static void
test_damaged_files_are_left_alone (void)
{
  static const struct
  {
    const char *text;
    int         code;
  } cases[] = {
    { "", HK_ERROR_FORMAT },
    { "half a line", HK_ERROR_FORMAT },
    { "not json\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":\"x\"}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1}\n", HK_ERROR_UNKNOWN },
    { "{\"hordekeeper\":1,\"game\":\"chess\"}\n", HK_ERROR_UNKNOWN },
    { "{\"hordekeeper\":1,\"game\":\"tally\"}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"setup\":{\"players\":[]}}\n", HK_ERROR_PARAMETER },
    { "{\"hordekeeper\":1,\"game\":3,\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"seed\":5,\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"title\":[],\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"created\":1,\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"luck\":\"x\",\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"setup\":[]}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":3,\"game\":\"tally\",\"future\":true}\n", HK_ERROR_NEWER },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"A\"}]}}\nrubbish\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n{\"undo\":1}\n", HK_ERROR_FORMAT },
    { "{\"hordekeeper\":1,\"game\":\"tally\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"A\"}]}}\n{\"move\":\"fly\"}\n", HK_ERROR_FORMAT },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = new_path ();
      g_autofree char *after = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *directory = g_path_get_dirname (path);

      g_mkdir_with_parents (directory, 0700);
      g_assert_true (g_file_set_contents (path, cases[i].text, -1, NULL));
      g_assert_null (hk_session_open (path, &error));
      g_assert_error (error, HK_ERROR, cases[i].code);
      g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
      g_assert_cmpstr (after, ==, cases[i].text);
    }
}

static void
test_two_writers (void)
{
  g_autofree char *path = new_path ();
  g_autoptr (HkSession) session = new_session (path);
  g_autoptr (HkSession) reader = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = hk_move_build ("draw", NULL);

  g_assert_null (hk_session_open (path, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
  g_clear_error (&error);
  score (session, 2);
  reader = hk_session_open_at (path, G_MAXUINT, &error);
  g_assert_no_error (error);
  g_assert_cmpint (get_score (reader), ==, 7);
  g_assert_false (hk_session_play (reader, move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
}

static void
test_never_overwrites (void)
{
  g_autofree char *path = new_path ();
  g_autoptr (HkSession) session = new_session (path);
  g_autoptr (JsonObject) setup = hk_tally_make_setup (1);
  g_autoptr (GError) error = NULL;

  g_assert_null (hk_session_new (hk_tally_get_spec (), setup, NULL, 1, path, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_STORAGE);
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
  g_autoptr (HkSession) session = new_session (NULL);
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
      g_autofree char *path = new_path ();
      g_autoptr (GError) error = NULL;

      g_assert_null (hk_session_new (hk_tally_get_spec (), json_node_get_object (node), NULL, 1, path, &error));
      g_assert_nonnull (error);
      g_assert_cmpint (error->domain, ==, HK_ERROR);
      g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
    }
}

static void
test_store (void)
{
  g_autofree char *directory = g_build_filename (g_get_user_data_dir (), "shelf", NULL);
  g_autoptr (HkSessionStore) store = hk_session_store_new (directory);
  g_autofree char *path = hk_session_store_new_path (store, hk_tally_get_spec ());
  g_autofree char *other_path = NULL;
  g_autofree char *broken = g_build_filename (directory, "broken.hordekeeper", NULL);
  g_autoptr (HkSessionInfo) info = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 0);
  {
    g_autoptr (HkSession) session = new_session (path);

    score (session, 1);
    play (session, hk_move_build ("end", NULL));
  }
  other_path = hk_session_store_new_path (store, hk_tally_get_spec ());
  g_assert_cmpstr (path, !=, other_path);
  hk_session_store_refresh (store);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 1);
  info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_cmpstr (hk_session_info_get_title (info), ==, "Friday night");
  g_assert_cmpstr (hk_session_info_get_players (info), ==, "Ann, Bo");
  g_assert_cmpstr (hk_session_info_get_headline (info), ==, "Round 1");
  g_assert_cmpstr (hk_session_info_get_outcome (info), ==, "Everybody won.");
  g_assert_cmpuint (hk_session_info_get_n_moves (info), ==, 2);

  g_assert_true (hk_session_store_rename (store, info, "Saturday", &error));
  g_clear_object (&info);
  info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_cmpstr (hk_session_info_get_title (info), ==, "Saturday");
  g_assert_cmpstr (hk_session_info_get_outcome (info), ==, "Everybody won.");
  g_assert_false (hk_session_store_rename (store, info, "  ", &error));
  g_clear_error (&error);

  g_assert_true (hk_session_store_remove (store, info, &error));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 0);
  g_assert_true (hk_session_store_bring_back (store, info, &error));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 1);

  g_assert_true (g_file_set_contents (broken, "junk\n", -1, NULL));
  hk_session_store_refresh (store);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (store)), ==, 2);
  g_clear_object (&info);
  info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  g_assert_cmpstr (hk_session_info_get_title (info), ==, "broken.hordekeeper");
  g_assert_nonnull (hk_session_info_get_problem (info));
}

static void
test_nothing_leaks (void)
{
  HkSession *session = new_session (NULL);

  score (session, 1);
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
  g_test_add_func ("/session/undo-gives-the-same-card", test_undo_gives_the_same_card);
  g_test_add_func ("/session/torn-line", test_torn_line);
  g_test_add_func ("/session/file-taken-away", test_file_taken_away);
  g_test_add_func ("/session/not-a-file", test_not_a_file);
  g_test_add_func ("/session/damaged-files-are-left-alone", test_damaged_files_are_left_alone);
  g_test_add_func ("/session/two-writers", test_two_writers);
  g_test_add_func ("/session/never-overwrites", test_never_overwrites);
  g_test_add_func ("/session/learns-once", test_learns_once);
  g_test_add_func ("/session/setup-is-checked", test_setup_is_checked);
  g_test_add_func ("/session/store", test_store);
  g_test_add_func ("/session/nothing-leaks", test_nothing_leaks);
  return g_test_run ();
}
