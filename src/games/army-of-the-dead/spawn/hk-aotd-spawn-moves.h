/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

void             hk_aotd_spawn_begin_round_by_hand (HkTable *table);
void             hk_aotd_spawn_begin      (HkAotdTable *self, HkMove *move);
void             hk_aotd_spawn_settle     (HkAotdTable *self, HkMove *move);
gboolean         hk_aotd_spawn_is_due     (HkAotdTable *self, HkAotdSpawn *spawn);
int              hk_aotd_spawn_find_next  (HkAotdTable *self);
gboolean         hk_aotd_spawn_app_draws  (HkAotdTable *self, HkAotdSpawn *spawn);
int              hk_aotd_spawn_card_get_count (HkAotdSpawnCard *card, int level);
HkAotdSpawnCard *hk_aotd_spawn_get_card   (HkAotdTable *self, HkAotdSpawn *spawn);

extern const HkMoveSpec hk_aotd_spawn_moves[];
extern const guint      hk_aotd_n_spawn_moves;

G_END_DECLS
