/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/session/hk-session.h"

/* The program is killed without warning at random points of a long script. Every move that it had
 * acknowledged must be there again, and the journal must open and go on. */

#define N_ROUNDS 24
#define N_LINES  400

static char *
make_line (guint number)
{
  if (number == 1)
    return g_strdup ("{\"game\":\"dark-age-z\",\"seed\":5,\"components\":\"stand-in\","
                     "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]}\n");
  if (number % 11 == 0)
    return g_strdup ("{\"undo\":1}\n");
  if (number % 2 == 0)
    return g_strdup_printf ("{\"move\":\"set\",\"path\":\"kingdoms/%u/victory-points\",\"value\":%u}\n", number % 3, number % 90);
  return g_strdup_printf ("{\"move\":\"note\",\"text\":\"line %u\"}\n", number);
}

/* Feeds the program until it has acknowledged @n_wanted lines, then kills it; gives the number of the
 * last line that it acknowledged. */
static guint
run_and_kill (const char *journal,
              guint       n_wanted)
{
  const char *argv[] = { g_getenv ("HK_CLI"), "play", "-", "--acknowledge", "--keep", journal, NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *script = NULL;
  GString *all = g_string_new (NULL);
  GString *acknowledged = g_string_new (NULL);
  gsize written = 0;
  guint n_acknowledged = 0;
  int in;
  int out;
  int status;
  GPid pid;

  for (guint i = 1; i <= N_LINES; i++)
    {
      g_autofree char *line = make_line (i);

      g_string_append (all, line);
    }
  script = g_string_free_and_steal (all);
  g_assert_true (g_spawn_async_with_pipes (NULL, (char **) argv, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &pid,
                                           &in, &out, NULL, &error));
  g_assert_no_error (error);
  g_assert_cmpint (fcntl (in, F_SETFL, O_NONBLOCK), ==, 0);
  while (n_acknowledged < n_wanted)
    {
      char buffer[512];
      gssize n;

      /* Far ahead of what is acknowledged, so that the kill falls into work, not into waiting. */
      if (script[written] != '\0')
        {
          n = write (in, script + written, strlen (script + written));
          g_assert_true (n > 0 || errno == EAGAIN);
          written += n > 0 ? (gsize) n : 0;
        }
      n = read (out, buffer, sizeof buffer);
      g_assert_cmpint (n, >, 0);
      g_string_append_len (acknowledged, buffer, n);
      n_acknowledged = 0;
      for (gsize i = 0; i < acknowledged->len; i++)
        n_acknowledged += acknowledged->str[i] == '\n';
    }
  g_assert_cmpint (kill (pid, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (pid, &status, 0), ==, pid);
  /* What it had printed before it died counts as well. */
  for (;;)
    {
      char buffer[512];
      const gssize n = read (out, buffer, sizeof buffer);

      if (n <= 0)
        break;
      for (gssize i = 0; i < n; i++)
        n_acknowledged += buffer[i] == '\n';
    }
  close (in);
  close (out);
  g_spawn_close_pid (pid);
  g_string_free (acknowledged, TRUE);
  return n_acknowledged;
}

/* The session that the first @n_lines lines lead to. */
static HkSession *
play_lines (guint n_lines)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;

  for (guint i = 1; i <= n_lines; i++)
    {
      g_autofree char *text = make_line (i);
      g_autoptr (JsonNode) node = json_from_string (text, NULL);
      JsonObject *line = json_node_get_object (node);

      if (i == 1)
        {
          json_object_remove_member (line, "game");
          json_object_remove_member (line, "seed");
          session = hk_session_new (hk_games_lookup ("dark-age-z", NULL), line, NULL, 5, NULL, &error);
        }
      else if (json_object_has_member (line, "undo"))
        hk_session_undo (session, 1, &error);
      else
        {
          g_autoptr (HkMove) move = hk_move_new_from_json (line, &error);

          hk_session_play (session, move, &error);
        }
      g_assert_no_error (error);
    }
  return g_steal_pointer (&session);
}

static void
test_kill (gconstpointer data)
{
  const guint round = GPOINTER_TO_UINT (data);
  g_autoptr (GRand) rand = g_rand_new_with_seed (1000 + round);
  g_autofree char *name = g_strdup_printf ("killed-%u.hordekeeper", round);
  g_autofree char *journal = g_build_filename (g_get_user_data_dir (), name, NULL);
  const guint n_acknowledged = run_and_kill (journal, (guint) g_rand_int_range (rand, 1, N_LINES - 20));
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_open (journal, &error);
  g_autoptr (HkMove) move = hk_move_build ("note", "s:text", "after the fall", NULL);
  gboolean found = FALSE;

  g_assert_no_error (error);
  /* At most the lines that were written but not yet acknowledged may have come on top. */
  for (guint n = n_acknowledged; n <= N_LINES && !found; n++)
    {
      g_autoptr (HkSession) expected = play_lines (n);

      found = hk_session_get_n_moves (expected) == hk_session_get_n_moves (session)
              && hk_session_get_position (expected) == hk_session_get_position (session)
              && hk_record_equal (hk_session_get_table (expected), hk_session_get_table (session));
      g_assert_cmpuint (n - n_acknowledged, <, 3);
    }
  g_assert_true (found);
  g_assert_true (hk_session_play (session, move, &error));
  g_clear_object (&session);
  session = hk_session_open (journal, &error);
  g_assert_no_error (error);
  g_assert_null (hk_session_get_warning (session));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  signal (SIGPIPE, SIG_IGN);
  for (guint i = 0; i < N_ROUNDS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/crash/cli/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_kill);
    }
  return g_test_run ();
}
