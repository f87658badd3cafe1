/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-script-fixture.h"

static const char * const colours[] = { "red", "blue", "green", "yellow", "purple", "orange" };

static GStrv
read_lines (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return g_strsplit (g_strchomp (text), "\n", -1);
}

/* Those who play get the colours that a new game gives them. */
static void
colour (JsonArray *players)
{
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      JsonObject *player = json_array_get_object_element (players, i);

      if (!json_object_has_member (player, "colour"))
        json_object_set_string_member (player, "colour", colours[i % G_N_ELEMENTS (colours)]);
    }
}

/**
 * hk_script_open:
 * @game: the id of a game
 * @path: of the file
 *
 * Returns: (transfer full): the game before its first move
 */
HkSession *
hk_script_open (const char *game,
                const char *path)
{
  g_auto (GStrv) lines = read_lines (path);
  g_autoptr (JsonNode) node = hk_fixture_parse (lines[0]);
  JsonObject *setup = json_node_get_object (node);
  const guint64 seed = (guint64) json_object_get_int_member (setup, "seed");
  g_autoptr (GError) error = NULL;
  HkSession *session;

  json_object_remove_member (setup, "game");
  json_object_remove_member (setup, "seed");
  colour (json_object_get_array_member (setup, "players"));
  session = hk_session_new (hk_games_lookup (game, NULL), setup, "Friday night", seed, NULL, &error);
  g_assert_no_error (error);
  return session;
}

/**
 * hk_script_count:
 * @path: of the file
 *
 * Returns: how many moves it has
 */
guint
hk_script_count (const char *path)
{
  g_auto (GStrv) lines = read_lines (path);

  return g_strv_length (lines) - 1;
}

/**
 * hk_script_play:
 * @from: the first move that is played, from 0
 * @to: the first one that is not
 *
 * Plays some of the moves.
 */
void
hk_script_play (HkSession  *session,
                const char *path,
                guint       from,
                guint       to)
{
  g_auto (GStrv) lines = read_lines (path);

  for (guint i = from; i < to && lines[i + 1] != NULL; i++)
    hk_fixture_make_move (session, lines[i + 1]);
}
