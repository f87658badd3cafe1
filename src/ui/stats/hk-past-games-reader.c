/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-past-games-reader.h"

/* Reads what came of the past games between the frames of the window. */

/* How long it reads before the window is asked whether it has to be drawn, in microseconds. */
#define SLICE 8000

/* So many are read before it looks at the time, several of them at once. */
#define N_GAMES 8

typedef struct
{
  HkPastGames    *games;
  HkPastGamesRead read;
  gpointer        user_data;
} Reader;

static void
reader_free (gpointer data)
{
  Reader *reader = data;

  g_object_unref (reader->games);
  g_free (reader);
}

static gboolean
read_slice (HkPastGames *games)
{
  const gint64 end = g_get_monotonic_time () + SLICE;

  while (g_get_monotonic_time () < end)
    if (hk_past_games_advance (games, N_GAMES))
      return TRUE;
  return FALSE;
}

static gboolean
read_cb (gpointer data)
{
  Reader *reader = data;
  const gboolean is_done = read_slice (reader->games);

  reader->read (is_done ? 0 : hk_past_games_get_n_waiting (reader->games), reader->user_data);
  return is_done ? G_SOURCE_REMOVE : G_SOURCE_CONTINUE;
}

/* Reads all games that are new or have changed, and calls @read again and again until none waits: at once where that is short.
 * Returns the source that reads on, 0 when all is read.
 * @user_data: for @read, which has to last as long as the source */
guint
hk_past_games_read (HkPastGames    *games,
                    HkPastGamesRead read,
                    gpointer        user_data)
{
  Reader *reader;

  hk_past_games_refresh (games);
  if (read_slice (games))
    {
      read (0, user_data);
      return 0;
    }
  reader = g_new (Reader, 1);
  *reader = (Reader) { g_object_ref (games), read, user_data };
  return g_idle_add_full (G_PRIORITY_LOW, read_cb, reader, reader_free);
}
