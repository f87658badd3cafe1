/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-game.h"

/* The games that this program plays. */
static GPtrArray *games = NULL;

/* Adds a game after those that are there; one that is there already stays where it is.
 * @game: kept for the life of the program */
void
hk_games_register (const HkGameSpec *game)
{
  if (games == NULL)
    games = g_ptr_array_new ();
  if (!g_ptr_array_find (games, game, NULL))
    g_ptr_array_add (games, (gpointer) game);
}

/* Returns (array length=n_games): all games, in the order in which they were registered.
 * @n_games: (out): how many */
const HkGameSpec * const *
hk_games_list (guint *n_games)
{
  *n_games = games == NULL ? 0 : games->len;
  return games == NULL ? NULL : (const HkGameSpec * const *) games->pdata;
}

/* Returns the game, or %NULL. Errors: %HK_ERROR_UNKNOWN.
 * @id: the id of a game */
const HkGameSpec *
hk_games_lookup (const char *id,
                 GError    **error)
{
  for (guint i = 0; games != NULL && i < games->len; i++)
    {
      const HkGameSpec *game = g_ptr_array_index (games, i);

      if (g_str_equal (game->id, id))
        return game;
    }
  g_set_error (error, HK_ERROR, HK_ERROR_UNKNOWN, _("There is no game “%s”."), id);
  return NULL;
}
