/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/state/hk-cz-table-private.h"
#include "games/card-z/state/hk-cz-table.h"

const HkTableNeed hk_cz_table_needs[] = {
  { "players", NULL, 1 },
  { "current-player", "players", 0 },
  { "winner", "players", 0 },
  { "battle/place", "locations", 1 },
  { "battle/player", "players", 1 },
  { "battle/pvp", "players", 0 },
  { "players/base", "locations", 0 },
  { "survivors/player", "players", 0 },
  { "survivors/place", "locations", 0 },
  { "locations/cleared-by", "players", 0 },
  { "locations/encounters/nearest", "survivors", 0 },
  { "locations/encounters/impaled-by", "survivors", 0 },
  { "diets/survivor", "survivors", 0 },
  { "diets/holder", "survivors", 0 },
  { NULL, NULL, 0 },
};

/* HkTableClass.check */
gboolean
hk_cz_table_check (HkTable *table)
{
  return (HK_CZ_TABLE (table)->outcome != NULL) == hk_cz_table_is_phase (HK_CZ_TABLE (table), "over");
}
