/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-game-views.h"
#include "ui/games/army-of-the-dead/hk-aotd-views.h"
#include "ui/games/card-z/hk-cz-views.h"
#include "ui/games/dark-age-z/hk-daz-views.h"
#include "ui/games/rfyl/hk-rf-views.h"
#include "ui/games/zombiez/hk-zz-views.h"

/* One line a game. */
static const HkGameViews *(*const registry[]) (void) = {
  hk_daz_views_get,
  hk_aotd_views_get,
  hk_cz_views_get,
  hk_rf_views_get,
  hk_zz_views_get,
};

/* Returns (nullable): its views.
 * @id: the id of a game */
const HkGameViews *
hk_game_views_lookup (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (registry); i++)
    if (g_str_equal (registry[i]()->id, id))
      return registry[i]();
  return NULL;
}
