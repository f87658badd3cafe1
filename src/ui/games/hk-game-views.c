/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "army-of-the-dead/hk-aotd-views.h"
#include "card-z/hk-cz-views.h"
#include "dark-age-z/hk-daz-views.h"
#include "hk-game-views.h"
#include "rfyl/hk-rf-views.h"
#include "zombiez/hk-zz-views.h"

/* One line a game. */
static const HkGameViews *(*const registry[]) (void) = {
  hk_daz_views_get,
  hk_aotd_views_get,
  hk_cz_views_get,
  hk_rf_views_get,
  hk_zz_views_get,
};

/**
 * hk_game_views_lookup:
 * @id: the id of a game
 *
 * Returns: (transfer none) (nullable): its views
 */
const HkGameViews *
hk_game_views_lookup (const char *id)
{
  for (gsize i = 0; i < G_N_ELEMENTS (registry); i++)
    if (g_str_equal (registry[i]()->id, id))
      return registry[i]();
  return NULL;
}
