/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* @HK_CZ_BATTLE_EDGE: the Encounters start on the edge columns
 * @HK_CZ_BATTLE_DAWN_PATROL: it is the first scout of survivors who slept outside; implies the edge
 * @HK_CZ_BATTLE_HORDE: a horde is fought
 * @HK_CZ_BATTLE_TO_THE_DEATH: no retreat is left */
typedef enum
{
  HK_CZ_BATTLE_PLAIN = 0,
  HK_CZ_BATTLE_EDGE = 1 << 0,
  HK_CZ_BATTLE_DAWN_PATROL = 1 << 1,
  HK_CZ_BATTLE_HORDE = 1 << 2,
  HK_CZ_BATTLE_TO_THE_DEATH = 1 << 3,
} HkCzBattleFlags;

void        hk_cz_battle_begin         (HkCzTable *table, HkMove *move, int place, HkCzBattleFlags flags);
void        hk_cz_battle_start         (HkCzTable *table, HkMove *move);
void        hk_cz_battle_end           (HkCzTable *table, HkMove *move, const char *how);
gboolean    hk_cz_battle_is_clear      (HkCzTable *table);
gboolean    hk_cz_battle_is_calm       (HkCzTable *table);
gboolean    hk_cz_battle_is_settled    (HkCzTable *table);
int         hk_cz_battle_find_face_down (HkCzTable *table);
void        hk_cz_table_hurt           (HkCzTable *table, HkMove *move, int survivor, const char *how);
void        hk_cz_table_eradicate      (HkCzTable *table, HkMove *move, int encounter);
gboolean    hk_cz_table_quarantine     (HkCzTable *table, HkMove *move, int encounter, GError **error);

G_END_DECLS
