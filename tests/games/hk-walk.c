/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/content/hk-content.h"
#include "hk-play-whole.h"
#include "hk-recorder.h"
#include "hk-short.h"
#include "hk-walk.h"

/* Random legal play with fixed seeds. After every move, what a game says must hold; now and then a copy of the table is the same, and
 * so is one that was undone and made again; at the end, all undone is the beginning, and the journal and the command line lead to
 * the same table. */

#define MOST_MOVES   400  /* of one game */
#define SHORT_WALK   150
#define LOOK_EVERY   25
#define UNDONE       9

typedef struct
{
  const HkWalk *walk;
  HkSession    *session;
  GString      *script;    /* what the command line is to play */
  guint         n_played;
} Walker;

static void
add_line (Walker     *self,
          JsonObject *line)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), line);
  g_autofree char *text = json_to_string (node, FALSE);

  g_string_append_printf (self->script, "%s\n", text);
}

static gboolean
try (gpointer data,
     HkMove  *move)
{
  Walker *self = data;
  g_autoptr (JsonObject) line = json_object_new ();

  if (!hk_session_play (self->session, move, NULL))
    return FALSE;
  if (hk_move_get_logged (move) == NULL)
    g_error ("%s says nothing", hk_move_get_name (move));
  json_object_set_string_member (line, "move", hk_move_get_name (move));
  json_object_set_object_member (line, "with", json_object_ref (hk_move_get_params (move)));
  add_line (self, line);
  self->n_played++;
  return TRUE;
}

static void
jump (Walker     *self,
      const char *how,
      guint       n)
{
  g_autoptr (JsonObject) line = json_object_new ();
  g_autoptr (GError) error = NULL;

  if (g_str_equal (how, "undo"))
    hk_session_undo (self->session, n, &error);
  else
    hk_session_redo (self->session, n, &error);
  g_assert_no_error (error);
  json_object_set_int_member (line, how, n);
  add_line (self, line);
}

/* The table is the same as a copy, as one that was saved and read, and as itself after an undo and a redo. */
static void
look_closely (Walker *self)
{
  HkTable *table = hk_session_get_table (self->session);
  g_autoptr (HkTable) copy = hk_table_copy (table);
  g_autoptr (HkTable) again = hk_table_new (hk_table_get_game (table), 0);
  g_autoptr (JsonNode) node = hk_record_save_compact (table);
  g_autoptr (GError) error = NULL;
  const guint n = MIN (UNDONE, hk_session_get_position (self->session));

  g_assert_true (hk_record_equal (copy, table));
  hk_record_restore (again, node, &error);
  g_assert_no_error (error);
  g_assert_true (hk_record_equal (again, table));
  if (n == 0)
    return;
  jump (self, "undo", n);
  jump (self, "redo", n);
  g_assert_true (hk_record_equal (copy, table));
}

/* The journal leads to the same table, read anew. */
static void
check_journal (Walker *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) again = hk_session_open_at (hk_session_get_path (self->session), G_MAXUINT, &error);
  g_autofree char *story = hk_session_to_story (self->session);
  g_autofree char *story_again = NULL;

  g_assert_no_error (error);
  g_assert_true (hk_record_equal (hk_session_get_table (again), hk_session_get_table (self->session)));
  story_again = hk_session_to_story (again);
  g_assert_cmpstr (story_again, ==, story);
}

/* The same moves, by the command line and with the same seed, lead to the same table. */
static void
check_command_line (Walker     *self,
                    const char *folder,
                    guint       number)
{
  g_autofree char *script = g_build_filename (folder, "walk.jsonl", NULL);
  g_autofree char *seed = g_strdup_printf ("%u", number);
  g_autofree char *out = NULL;
  g_autofree char *complaint = NULL;
  g_autoptr (JsonNode) table = hk_record_save (hk_session_get_table (self->session));
  g_autoptr (JsonNode) printed = NULL;
  g_autoptr (GSubprocess) cli = NULL;
  g_autoptr (GError) error = NULL;

  g_file_set_contents (script, self->script->str, (gssize) self->script->len, &error);
  g_assert_no_error (error);
  cli = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE, &error, g_getenv ("HK_CLI"), "play", script,
                          "--seed", seed, "--secrets", NULL);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (cli, NULL, NULL, &out, &complaint, &error);
  g_assert_no_error (error);
  if (!g_subprocess_get_successful (cli))
    g_error ("%s game %u: %s", self->walk->game, number, complaint);
  printed = hk_content_parse (out, -1, "the command line", &error);
  g_assert_no_error (error);
  g_assert_true (json_node_equal (printed, table));
}

/* A bot that has no idea is no dead end as long as the big button leads on. */
static gboolean
press_button (Walker *self)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (hk_session_get_table (self->session));
  HkMove *pressed = next == NULL ? NULL : hk_primary_action_get_move (next);
  g_autoptr (HkMove) move = pressed == NULL ? NULL : hk_move_copy (pressed);
  g_autoptr (GError) error = NULL;

  if (move == NULL)
    return FALSE;
  if (try (self, move))
    return TRUE;
  hk_table_apply (hk_session_get_table (self->session), move, &error);
  g_printerr ("The button “%s” (%s): %s\n", hk_primary_action_get_label (next), hk_move_get_name (move), error == NULL ? "" : error->message);
  return FALSE;
}

/* Plays one game; gives how many moves it took. */
static guint
walk_once (const HkWalk *walk,
           guint         number,
           guint         most,
           const char   *folder)
{
  g_autoptr (JsonObject) setup = walk->make_setup (number);
  g_autoptr (JsonObject) line = walk->make_setup (number); /* the session keeps the other */
  g_autofree char *path = g_build_filename (folder, "walk.hordekeeper", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (hk_games_lookup (walk->game, NULL), setup, NULL, number, path, &error);
  g_autoptr (GString) script = g_string_new (NULL);
  g_autoptr (HkTable) first = NULL;
  Walker self = { walk, session, script, 0 };
  HkTable *table;
  gpointer bot;

  g_assert_no_error (error);
  table = hk_session_get_table (session);
  first = hk_table_copy (table);
  json_object_set_string_member (line, "game", walk->game);
  add_line (&self, line);
  bot = walk->begin (number, table);
  walk->check (bot, table);
  while (!hk_table_is_over (table) && self.n_played < most)
    {
      if (!walk->act (bot, table, try, &self) && !press_button (&self))
        {
          g_autofree char *headline = hk_table_get_headline (table);

          g_error ("%s game %u, dead end after %u moves: %s", walk->game, number, self.n_played, headline);
        }
      walk->check (bot, table);
      if (self.n_played % LOOK_EVERY == 0)
        look_closely (&self);
    }
  walk->end (bot);
  if (hk_session_get_n_moves (session) > 20)
    hk_play_undo_and_redo_all (session, first);
  check_journal (&self);
  check_command_line (&self, folder, number);
  g_unlink (path);
  return self.n_played;
}

static char *
make_folder (void)
{
  g_autoptr (GError) error = NULL;
  char *folder = g_dir_make_tmp ("walk-XXXXXX", &error);

  g_assert_no_error (error);
  return folder;
}

static void
remove_folder (const char *folder)
{
  g_autofree char *script = g_build_filename (folder, "walk.jsonl", NULL);

  g_unlink (script);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_short (gconstpointer walk)
{
  g_autofree char *folder = make_folder ();

  walk_once (walk, 1, hk_short (SHORT_WALK, LOOK_EVERY), folder);
  remove_folder (folder);
}

static void
walk_far (const HkWalk *walk,
          guint         n_moves,
          guint         first)
{
  g_autofree char *folder = make_folder ();
  guint n = 0;
  guint n_games = 0;

  for (n_games = 0; n < n_moves; n_games++)
    {
      n += walk_once (walk, first + n_games, MIN (MOST_MOVES, n_moves - n), folder);
      if (n_games % 20 == 19)
        g_print ("%s: %u moves in %u games so far\n", walk->game, n, n_games + 1);
    }
  g_print ("%s: %u moves in %u games, all in order\n", walk->game, n, n_games);
  remove_folder (folder);
}

static gboolean
record (gpointer recorder,
        HkMove  *move)
{
  g_autoptr (JsonObject) line = hk_move_to_json (move);
  const gboolean is_made = hk_recorder_play (recorder, line, NULL);

  if (!is_made)
    hk_recorder_drop_same (recorder, line);
  return is_made;
}

static gboolean
record_button (HkRecorder *recorder)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (hk_recorder_get_table (recorder));
  g_autoptr (HkMove) move = hk_primary_action_get_move (next) == NULL ? NULL : hk_move_copy (hk_primary_action_get_move (next));

  return move != NULL && record (recorder, move);
}

/* Prints a game as it is written down. */
static void
print_recording (const HkWalk *walk,
                 guint         number,
                 guint         n_lines)
{
  g_autoptr (JsonObject) head = json_object_new ();
  g_autoptr (HkRecorder) recorder = NULL;
  HkTable *table;
  gpointer bot;

  json_object_set_string_member (head, "game", walk->game);
  json_object_set_int_member (head, "seed", number);
  json_object_set_object_member (head, "setup", walk->make_setup (number));
  recorder = hk_recorder_new (head, FALSE);
  table = hk_recorder_get_table (recorder);
  bot = walk->begin (number, table);
  while (!hk_table_is_over (table) && n_lines-- > 0 && (walk->act (bot, table, record, recorder) || record_button (recorder)))
    continue;
  walk->end (bot);
  fputs (hk_recorder_get_text (recorder), stdout);
}

/**
 * hk_walk_add:
 * @walk: a game, for the life of the program
 * @argc: how many words the program was called with
 * @argv: the words
 *
 * After g_test_init(). Ends the program when it was called with "--walk N", after so many moves, or with "--record NUMBER N", after it has
 * printed so much of that game for test-recordings; otherwise adds a short walk to its tests.
 */
void
hk_walk_add (const HkWalk *walk,
             int           argc,
             char        **argv)
{
  g_autofree char *path = g_strdup_printf ("/%s/walk", walk->game);
  guint64 n_moves;
  guint64 first = 1;

  if (argc >= 3 && g_str_equal (argv[1], "--walk") && g_ascii_string_to_unsigned (argv[2], 10, 1, G_MAXUINT, &n_moves, NULL)
      && (argc == 3 || g_ascii_string_to_unsigned (argv[3], 10, 1, G_MAXUINT, &first, NULL)))
    {
      walk_far (walk, (guint) n_moves, (guint) first);
      exit (0);
    }
  if (argc == 4 && g_str_equal (argv[1], "--record") && g_ascii_string_to_unsigned (argv[2], 10, 1, G_MAXUINT, &first, NULL)
      && g_ascii_string_to_unsigned (argv[3], 10, 1, G_MAXUINT, &n_moves, NULL))
    {
      print_recording (walk, (guint) first, (guint) n_moves);
      exit (0);
    }
  g_test_add_data_func (path, walk, test_short);
}
