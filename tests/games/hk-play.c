/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "hk-play.h"

static JsonObject *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = hk_content_parse (text, -1, "test", &error);

  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (node));
}

static const HkGameSpec *
find_game (const char *game)
{
  g_autoptr (GError) error = NULL;
  const HkGameSpec *spec = hk_games_lookup (game, &error);

  g_assert_no_error (error);
  return spec;
}

/**
 * hk_play_new:
 * @game: the id of a game
 * @setup: a setup object as JSON
 * @seed: of the chance
 *
 * Returns: (transfer full): the table that is laid out
 */
HkTable *
hk_play_new (const char *game,
             const char *setup,
             guint64     seed)
{
  g_autoptr (HkTable) table = hk_table_new (find_game (game), seed);
  g_autoptr (JsonObject) object = parse (setup);
  g_autoptr (HkMove) move = hk_move_new ("setup", object);
  g_autoptr (GError) error = NULL;

  hk_table_setup (table, move, &error);
  g_assert_no_error (error);
  return g_steal_pointer (&table);
}

/**
 * hk_play_make_setup:
 * @game: a game
 * @number: of the setup; with it goes how many play
 * @by_hand: whether the group has its own box and has entered nothing, as New Game proposes it
 *
 * Returns: (transfer full): a setup object
 */
JsonObject *
hk_play_make_setup (const HkGameSpec *game,
                    guint             number,
                    gboolean          by_hand)
{
  static const char * const names[] = { "Ann", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal" };
  static const char * const ours[][2] = { { "components", "none" }, { "cards-by", "hand" }, { "dice-by", "hand" } };
  const int n = game->min_players + (int) (number % (guint) (game->max_players - game->min_players + 1));
  JsonObject *setup = json_object_new ();
  JsonArray *players = json_array_new ();

  for (int i = 0; i < n; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", names[i]);
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (setup, "players", players);
  for (guint i = 0; by_hand && i < G_N_ELEMENTS (ours); i++)
    for (guint j = 0; j < game->n_options; j++)
      if (g_str_equal (game->options[j].name, ours[i][0]))
        json_object_set_string_member (setup, ours[i][0], ours[i][1]);
  return setup;
}

/**
 * hk_play_refuse_setup:
 * @game: the id of a game
 * @setup: a setup object that cannot be laid out, as JSON
 *
 * Returns: (transfer full): what is said of it
 */
char *
hk_play_refuse_setup (const char *game,
                      const char *setup)
{
  g_autoptr (HkTable) table = hk_table_new (find_game (game), 1);
  g_autoptr (JsonObject) object = parse (setup);
  g_autoptr (HkMove) move = hk_move_new ("setup", object);
  g_autoptr (GError) error = NULL;

  g_assert_false (hk_table_setup (table, move, &error));
  g_assert_nonnull (error);
  g_assert_true (error->domain == HK_ERROR);
  return g_strdup (error->message);
}

/**
 * hk_play_refuse_setup_saying:
 * @game: the id of a game
 * @setup: a setup object that cannot be laid out, as JSON
 * @says: what the refusal names
 *
 * Lays a table out that cannot be, and hears why.
 */
void
hk_play_refuse_setup_saying (const char *game,
                             const char *setup,
                             const char *says)
{
  g_autofree char *message = hk_play_refuse_setup (game, setup);

  if (strstr (message, says) == NULL)
    g_error ("%s: %s", setup, message);
}

static gboolean
apply (HkTable    *table,
       const char *line,
       char      **said,
       GError    **error)
{
  g_autoptr (JsonObject) object = parse (line);
  g_autoptr (HkMove) move = hk_move_new_from_json (object, error);

  g_assert_nonnull (move);
  if (!hk_table_apply (table, move, error))
    return FALSE;
  if (said != NULL)
    *said = g_strdup (hk_move_get_logged (move));
  return TRUE;
}

/**
 * hk_play_say:
 * @table: a table
 * @line: a move as JSON
 *
 * Plays a move that is legal.
 *
 * Returns: (transfer full): what the log says of it
 */
char *
hk_play_say (HkTable    *table,
             const char *line)
{
  g_autoptr (GError) error = NULL;
  char *said = NULL;

  apply (table, line, &said, &error);
  g_assert_no_error (error);
  g_assert_nonnull (said);
  return said;
}

/**
 * hk_play:
 * @table: a table
 * @line: a move as JSON
 *
 * Plays a move that is legal.
 */
void
hk_play (HkTable    *table,
         const char *line)
{
  g_free (hk_play_say (table, line));
}

/**
 * hk_play_refuse:
 * @table: a table
 * @line: a move as JSON
 * @code: why it is refused
 *
 * Plays a move that is not legal, hears a whole sentence and finds the table as it was.
 */
void
hk_play_refuse (HkTable    *table,
                const char *line,
                HkError     code)
{
  g_autoptr (HkTable) before = hk_table_copy (table);
  g_autoptr (GError) error = NULL;

  g_assert_false (apply (table, line, NULL, &error));
  g_assert_error (error, HK_ERROR, (int) code);
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_assert_true (hk_record_equal (before, table));
}

/**
 * hk_play_ask:
 * @table: a table
 * @line: a move that lacks something, or gives it in a way that cannot be read
 * @param: a parameter of it
 *
 * Plays the move, hears that it asks for @param first, in words for a person, and finds the table as it was.
 */
void
hk_play_ask (HkTable    *table,
             const char *line,
             const char *param)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);
  g_autoptr (HkTable) before = hk_table_copy (table);
  g_autoptr (GError) error = NULL;
  g_autofree char *name = g_strdup_printf ("“%s”", param);

  g_assert_false (hk_table_apply (table, move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  g_assert_cmpstr (hk_move_get_asked (move)[0], ==, param);
  g_assert_null (strstr (error->message, name));
  g_assert_true (hk_record_equal (before, table));
}

/**
 * hk_play_get_state:
 * @table: a table
 * @step: the id of a line of its checklist, which is there
 *
 * Returns: how far it has come
 */
HkStepState
hk_play_get_state (HkTable    *table,
                   const char *step)
{
  g_autoptr (GPtrArray) steps = hk_table_list_steps (table);

  for (guint i = 0; i < steps->len; i++)
    if (g_str_equal (hk_step_get_id (g_ptr_array_index (steps, i)), step))
      return hk_step_get_state (g_ptr_array_index (steps, i));
  g_error ("There is no step %s", step);
}

/**
 * hk_play_calculate:
 * @game: the id of a game
 * @name: the name of one of its calculators
 * @params: what it is asked, as JSON
 * @breakdown: (out) (optional) (transfer full) (nullable): how the answer came about
 * @error: return location for what is wrong with the question
 *
 * Asks a calculator, whose every answer has a breakdown and whose every refusal has none.
 *
 * Returns: (transfer full) (nullable): the answer
 */
JsonNode *
hk_play_calculate (const char   *game,
                   const char   *name,
                   const char   *params,
                   HkBreakdown **breakdown,
                   GError      **error)
{
  g_autoptr (JsonObject) object = parse (params);
  g_autoptr (HkBreakdown) local = NULL;
  JsonNode *answer = hk_game_calculate (find_game (game), name, object, &local, error);

  g_assert_true ((answer == NULL) == (local == NULL));
  if (breakdown != NULL)
    *breakdown = g_steal_pointer (&local);
  return answer;
}

static HkSession *
begin (const char *line)
{
  g_autoptr (JsonObject) setup = parse (line);
  const HkGameSpec *game = find_game (json_object_get_string_member (setup, "game"));
  const guint64 seed = (guint64) json_object_get_int_member (setup, "seed");
  g_autoptr (GError) error = NULL;
  HkSession *session;

  json_object_remove_member (setup, "game");
  json_object_remove_member (setup, "seed");
  session = hk_session_new (game, setup, NULL, seed, NULL, &error);
  g_assert_no_error (error);
  return session;
}

static void
play_line (HkSession     *session,
           const char    *line,
           HkPlayDescribe describe,
           GString       *out)
{
  g_autoptr (JsonObject) object = parse (line);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = hk_move_new_from_json (object, &error);

  g_assert_no_error (error);
  if (!hk_session_play (session, move, &error))
    g_error ("%s: %s", line, error->message);
  if (describe == NULL)
    return;
  g_string_append_printf (out, "%s: %s\n", hk_move_get_name (move), hk_move_get_logged (move));
  describe (out, hk_session_get_table (session));
}

/* Every line that was got is the one that lies in the file, and there are no more. */
static void
compare (const char *got,
         const char *expected)
{
  g_auto (GStrv) got_lines = g_strsplit (got, "\n", -1);
  g_auto (GStrv) expected_lines = g_strsplit (expected, "\n", -1);

  for (guint i = 0; got_lines[i] != NULL && expected_lines[i] != NULL; i++)
    g_assert_cmpstr (got_lines[i], ==, expected_lines[i]);
  g_assert_cmpuint (g_strv_length (got_lines), ==, g_strv_length (expected_lines));
}

static GStrv
read_script (const char *game,
             const char *name)
{
  g_autofree char *script_name = g_strconcat (name, ".jsonl", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", game, "scripts", script_name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (text, "\n", -1);
}

/**
 * hk_play_open_script:
 * @game: the id of a game, whose folder has scripts
 * @name: the name of one
 *
 * Returns: (transfer full): the game that it plays, at its end
 */
HkSession *
hk_play_open_script (const char *game,
                     const char *name)
{
  g_auto (GStrv) lines = read_script (game, name);
  HkSession *session = begin (lines[0]);

  for (guint i = 1; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      play_line (session, lines[i], NULL, NULL);
  return session;
}

/**
 * hk_play_whole_script:
 * @game: the id of a game, whose folder has scripts
 * @name: the name of one
 * @describe: says what matters of the table
 *
 * Plays the script of a whole game.
 *
 * Returns: (transfer full): what was said of every move, the table before the first and after each, and the outcome
 */
char *
hk_play_whole_script (const char    *game,
                      const char    *name,
                      HkPlayDescribe describe)
{
  g_auto (GStrv) lines = read_script (game, name);
  g_autofree char *outcome = NULL;
  g_autoptr (HkSession) session = begin (lines[0]);
  g_autoptr (GString) out = g_string_new (NULL);

  describe (out, hk_session_get_table (session));
  for (guint i = 1; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      play_line (session, lines[i], describe, out);
  outcome = hk_table_get_outcome (hk_session_get_table (session));
  g_assert_nonnull (outcome);
  g_string_append_printf (out, "%s\n", outcome);
  return g_string_free_and_steal (g_steal_pointer (&out));
}

/**
 * hk_play_script:
 * @game: the id of a game, whose folder has scripts
 * @name: the name of one
 * @describe: says what matters of the table
 *
 * Plays the script of a whole game and compares the table after every move with what lies beside it.
 * With HK_RENEW_SCRIPTS in the environment that file is written instead.
 */
void
hk_play_script (const char    *game,
                const char    *name,
                HkPlayDescribe describe)
{
  g_autofree char *expected_name = g_strconcat (name, ".expected", NULL);
  g_autofree char *expected_path = g_test_build_filename (G_TEST_DIST, "games", game, "scripts", expected_name, NULL);
  g_autofree char *got = hk_play_whole_script (game, name, describe);
  g_autofree char *expected = NULL;
  g_autoptr (GError) error = NULL;

  if (g_getenv ("HK_RENEW_SCRIPTS") != NULL)
    {
      g_file_set_contents (expected_path, got, -1, &error);
      g_assert_no_error (error);
      return;
    }
  g_file_get_contents (expected_path, &expected, NULL, &error);
  g_assert_no_error (error);
  compare (got, expected);
}

static void
print_object (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  g_autofree char *text = json_to_string (node, FALSE);

  g_print ("%s\n", text);
}

static void
print_move (HkMove *move)
{
  g_autoptr (JsonObject) line = json_object_new ();
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;

  json_object_set_string_member (line, "move", hk_move_get_name (move));
  json_object_iter_init_ordered (&iter, hk_move_get_params (move));
  while (json_object_iter_next_ordered (&iter, &member, &value))
    json_object_set_member (line, member, json_node_copy (value));
  print_object (line);
}

/**
 * hk_play_print_script:
 * @session: a session that has been played to its end
 * @setup: the setup that it began with; "game" and "seed" are added
 * @seed: the seed that it began with
 *
 * Prints the script of the session.
 */
void
hk_play_print_script (HkSession  *session,
                      JsonObject *setup,
                      guint64     seed)
{
  GListModel *log = hk_session_get_log (session);

  json_object_set_string_member (setup, "game", hk_table_get_game (hk_session_get_table (session))->id);
  json_object_set_int_member (setup, "seed", (gint64) seed);
  print_object (setup);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (log, i);
      HkMove *move = hk_log_entry_get_move (entry);

      if (!g_str_equal (hk_move_get_name (move), "setup"))
        print_move (move);
    }
}
