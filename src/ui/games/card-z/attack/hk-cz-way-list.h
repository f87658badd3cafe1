/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/battle/hk-cz-attack.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_WAY_LIST (hk_cz_way_list_get_type ())
G_DECLARE_FINAL_TYPE (HkCzWayList, hk_cz_way_list, HK, CZ_WAY_LIST, AdwBin)

/* The ways in which a survivor might attack an Encounter, the best first. Signal "changed" when a
 * person has chosen another. */
void           hk_cz_way_list_load (HkCzWayList *self, HkCzTable *table, int survivor, int encounter);
const HkCzWay *hk_cz_way_list_get  (HkCzWayList *self);
const char    *hk_cz_way_describe  (const HkCzWay *way);

G_END_DECLS
