/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-recorder.h"
#include "hk-short.h"

#include <stdio.h>
#include <string.h>

/* Games that were written down with a sum of all that came of each line, played again: nothing that is worked out may come out differently
 * unless somebody means it to. “./dev recordings” writes the same games down anew; “./dev recordings --tell” prints all that comes of them, to
 * be compared with what it prints without a change. */

static char *
read_file (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* What stands in front of the sum. */
static JsonObject *
parse (const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = g_strndup (line, (gsize) (strrchr (line, ' ') - line));
  g_autoptr (JsonNode) node = json_from_string (text, &error);

  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (node));
}

/* How many games of a file are played; with the sanitizers a line takes ten times as long. */
#ifdef __SANITIZE_ADDRESS__
#define MOST_GAMES 12
#else
#define MOST_GAMES G_MAXUINT
#endif

/* Leaves out of @text what comes after the first games. */
static void
keep_games (char *text)
{
  static const char begin[] = "\n{\"game\"";
  const guint n = hk_short (MOST_GAMES, 1);
  char *next = text;

  for (guint i = 0; i < n && next != NULL; i++)
    next = strstr (next + 1, begin);
  if (next != NULL)
    next[1] = '\0';
}

/* Plays every game of a file, or until one comes out differently from what is @expected, if anything is. */
static char *
play_again (const char *path,
            gboolean    tells,
            const char *expected)
{
  g_autofree char *text = expected != NULL ? g_strdup (expected) : read_file (path);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (GString) all = g_string_new (NULL);
  g_autoptr (HkRecorder) recorder = NULL;

  for (guint i = 0; lines[i][0] != '\0'; i++)
    {
      g_autoptr (JsonObject) line = parse (lines[i]);

      if (json_object_has_member (line, "game"))
        {
          if (recorder != NULL)
            g_string_append (all, hk_recorder_get_text (recorder));
          g_clear_pointer (&recorder, hk_recorder_free);
          if (expected != NULL && !g_str_has_prefix (expected, all->str))
            return g_string_free (g_steal_pointer (&all), FALSE);
          recorder = hk_recorder_new (line, tells);
        }
      else if (json_object_has_member (line, "calculate"))
        hk_recorder_ask (recorder, line);
      else
        hk_recorder_play (recorder, line, NULL);
    }
  g_string_append (all, hk_recorder_get_text (recorder));
  return g_string_free (g_steal_pointer (&all), FALSE);
}

static void
test_recording (gconstpointer path)
{
  g_autofree char *expected = read_file (path);
  g_autofree char *played = NULL;
  g_auto (GStrv) before = NULL;
  g_auto (GStrv) now = NULL;

  keep_games (expected);
  played = play_again (path, FALSE, expected);
  before = g_strsplit (expected, "\n", -1);
  now = g_strsplit (played, "\n", -1);
  for (guint i = 0; before[i] != NULL; i++)
    if (g_strcmp0 (before[i], now[i]) != 0)
      {
        g_test_message ("%s:%u comes out differently: %s\nMeant? ./dev recordings. Not meant? Compare what ./dev recordings --tell prints.", (char *) path, i + 1,
                        before[i]);
        g_test_fail ();
        return;
      }
}

static void
write_again (const char *path)
{
  g_autofree char *played = play_again (path, FALSE, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, played, -1, &error);
  g_assert_no_error (error);
}

static void
tell (const char *path)
{
  g_autofree char *played = play_again (path, TRUE, NULL);

  fputs (played, stdout);
}

int
main (int    argc,
      char **argv)
{
  void (*act) (const char *path) = argc < 2 ? NULL : g_str_equal (argv[1], "--write") ? write_again : g_str_equal (argv[1], "--tell") ? tell : NULL;

  if (act != NULL)
    {
      for (int i = 2; i < argc; i++)
        act (argv[i]);
      return 0;
    }
  g_test_init (&argc, &argv, NULL);
  for (int i = 1; i < argc; i++)
    {
      g_autofree char *name = g_path_get_basename (argv[i]);
      g_autofree char *path = g_strconcat ("/recordings/", name, NULL);

      g_test_add_data_func (path, argv[i], test_recording);
    }
  return g_test_run ();
}
