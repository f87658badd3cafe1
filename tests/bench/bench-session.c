/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#include "core/session/hk-session-library.h"
#include "hk-figure.h"

#ifdef HAVE_CALLGRIND
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#endif

/* How long it takes to open games of 1,000 to 10,000 moves, to make a move and to take one back. With a
 * number, a journal of 200 moves and so many undos: so can their instructions be counted from outside. With "list", only the library.
 *
 * bench-session open N_MOVES N: opens a game of so many moves N times; bench-session undo N_MOVES N: takes N moves back after it was opened,
 * one by one. Nothing else is done while instructions are counted. */

#define N_MOVES 10000
#define N_UNDOS 100
#define N_ROUNDS 5
#define N_GAMES 10000

static HkSession *
make_journal (const char *path,
              guint       n_moves)
{
  g_autoptr (JsonNode) setup = json_from_string ("{\"components\":\"stand-in\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},"
                                                 "{\"name\":\"Cy\"},{\"name\":\"Di\"}]}", NULL);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_games_lookup ("dark-age-z", NULL), json_node_get_object (setup),
                                       "A long night", 1, path, &error);

  g_assert_no_error (error);
  for (guint i = 0; i < n_moves; i++)
    {
      g_autofree char *path_of_points = g_strdup_printf ("kingdoms/%u/victory-points", i % 4);
      g_autoptr (HkMove) move = hk_move_build ("set", "s:path", path_of_points, "i:value", (int) (i % 97), NULL);

      hk_session_play (session, move, &error);
      g_assert_no_error (error);
    }
  return session;
}

static int
only_undo (const char *path,
           guint       n_rounds)
{
  g_autoptr (HkSession) session = make_journal (path, 200);

  for (guint i = 0; i < n_rounds; i++)
    g_assert_true (hk_session_undo (session, 1, NULL));
  g_unlink (path);
  return 0;
}

static int
count (const char *path,
       const char *what,
       guint       n_moves,
       guint       n_rounds)
{
  const gboolean opens = g_str_equal (what, "open");
  g_autoptr (HkSession) session = NULL;

  g_object_unref (make_journal (path, n_moves));
  session = opens ? NULL : hk_session_open (path, NULL);
  CALLGRIND_START_INSTRUMENTATION;
  for (guint i = 0; i < n_rounds; i++)
    {
      if (opens)
        g_object_unref (hk_session_open (path, NULL));
      else
        g_assert_true (hk_session_undo (session, 1, NULL));
    }
  CALLGRIND_STOP_INSTRUMENTATION;
  g_unlink (path);
  return 0;
}

/* A library of copies of one short game. */
static void
list_games (const char *directory)
{
  g_autofree char *folder = g_build_filename (directory, "library", NULL);
  g_autofree char *first = g_build_filename (folder, "0.hordekeeper", NULL);
  g_autofree char *index = g_build_filename (directory, "index", NULL);
  g_autoptr (HkSessionStore) store = NULL;
  g_autofree char *text = NULL;
  gsize length;
  HkMoment start;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_object_unref (make_journal (first, 40));
  g_assert_true (g_file_get_contents (first, &text, &length, NULL));
  for (guint i = 1; i < N_GAMES; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%u.hordekeeper", folder, i);

      g_assert_true (g_file_set_contents_full (path, text, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
    }
  start = hk_moment_now ();
  store = hk_session_store_new_kept (folder, index);
  hk_figure_time ("list-10000-first", hk_moment_since (start));
  g_clear_object (&store);
  start = hk_moment_now ();
  store = hk_session_store_new_kept (folder, index);
  hk_figure_time ("list-10000", hk_moment_since (start));
  start = hk_moment_now ();
  hk_session_store_refresh (store);
  hk_figure_time ("list-10000-again", hk_moment_since (start));
  start = hk_moment_now ();
  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (store), i);

      g_assert_nonnull (hk_session_info_get_headline (info));
    }
  hk_figure_time ("list-page", hk_moment_since (start));
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/%u.hordekeeper", folder, i);

      g_unlink (path);
    }
  g_unlink (index);
  g_rmdir (folder);
}

/* Opens a game of so many moves, and takes the last of them back one by one; the least of several rounds counts. */
static void
measure (const char *directory,
         guint       n_moves,
         HkMoment   *opening,
         HkMoment   *undo)
{
  g_autofree char *path = g_build_filename (directory, "long.hordekeeper", NULL);
  g_autofree char *open_id = g_strdup_printf ("open-%u", n_moves);
  g_autofree char *undo_id = g_strdup_printf ("undo-%u", n_moves);
  HkMoment start = hk_moment_now ();

  g_object_unref (make_journal (path, n_moves));
  if (n_moves == N_MOVES)
    hk_figure ("journal-move", hk_moment_since (start).clock / n_moves);
  *opening = *undo = (HkMoment) { G_MAXDOUBLE, G_MAXDOUBLE };
  for (guint round = 0; round < N_ROUNDS; round++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (HkSession) session = NULL;

      start = hk_moment_now ();
      session = hk_session_open (path, &error);
      *opening = hk_moment_min (*opening, hk_moment_since (start));
      g_assert_no_error (error);
      start = hk_moment_now ();
      for (guint i = 0; i < N_UNDOS; i++)
        g_assert_true (hk_session_undo (session, 1, &error));
      *undo = hk_moment_min (*undo, hk_moment_since (start));
      g_assert_true (hk_session_redo (session, N_UNDOS, &error));
    }
  undo->clock /= N_UNDOS;
  undo->work /= N_UNDOS;
  hk_figure_time (open_id, *opening);
  hk_figure_time (undo_id, *undo);
  g_unlink (path);
}

int
main (int    argc,
      char **argv)
{
  static const guint lengths[] = { 1000, 2000, 5000, N_MOVES };
  g_autofree char *directory = g_dir_make_tmp ("hordekeeper-bench-XXXXXX", NULL);
  HkMoment opening[G_N_ELEMENTS (lengths)];
  HkMoment undo[G_N_ELEMENTS (lengths)];

  if (argc > 1 && g_str_equal (argv[1], "list"))
    {
      list_games (directory);
      g_rmdir (directory);
      return 0;
    }
  if (argc > 1)
    {
      g_autofree char *path = g_build_filename (directory, "long.hordekeeper", NULL);

      return argc > 3 ? count (path, argv[1], (guint) atoi (argv[2]), (guint) atoi (argv[3])) : only_undo (path, (guint) atoi (argv[1]));
    }
  for (guint i = 0; i < G_N_ELEMENTS (lengths); i++)
    measure (directory, lengths[i], &opening[i], &undo[i]);
  hk_figure ("open-growth", opening[G_N_ELEMENTS (lengths) - 1].work / opening[0].work);
  hk_figure ("undo-growth", undo[G_N_ELEMENTS (lengths) - 1].work / undo[0].work);
  list_games (directory);
  g_rmdir (directory);
  return 0;
}
