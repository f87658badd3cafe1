/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-game.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/hk-aotd-game.h"
#include "games/card-z/hk-cz-game.h"
#include "games/dark-age-z/hk-daz-game.h"
#include "games/rfyl/hk-rf-game.h"
#include "games/zombiez/hk-zz-game.h"

/* The registry: one line a game. */
static const HkGameSpec *(*const registry[]) (void) = {
  hk_dark_age_z_get_spec,
  hk_army_of_the_dead_get_spec,
  hk_card_z_get_spec,
  hk_rfyl_get_spec,
  hk_zombiez_get_spec,
};

/* Returns (array length=n_games): all games.
 * @n_games: (out): how many */
const HkGameSpec * const *
hk_games_list (guint *n_games)
{
  static const HkGameSpec *games[G_N_ELEMENTS (registry)];

  for (gsize i = 0; i < G_N_ELEMENTS (registry); i++)
    games[i] = registry[i]();
  *n_games = G_N_ELEMENTS (registry);
  return games;
}

/* Returns the game, or %NULL. Errors: %HK_ERROR_UNKNOWN.
 * @id: the id of a game */
const HkGameSpec *
hk_games_lookup (const char *id,
                 GError    **error)
{
  for (gsize i = 0; i < G_N_ELEMENTS (registry); i++)
    if (g_str_equal (registry[i]()->id, id))
      return registry[i]();
  g_set_error (error, HK_ERROR, HK_ERROR_UNKNOWN, _("There is no game “%s”."), id);
  return NULL;
}
