/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

gboolean hk_cz_table_group_humans   (HkCzTable *self, HkMove *move, int encounter, GError **error);
void     hk_cz_table_return_humans  (HkCzTable *self);
void     hk_cz_table_human_killed   (HkCzTable *self, HkMove *move, HkCzEncounter *human);
gboolean hk_cz_table_get_initiative (HkCzTable *self, gboolean *pvp, int *bonus, int *defence);
gboolean hk_cz_human_is_waiting     (HkCzEncounter *self);

extern const HkMoveSpec hk_cz_human_moves[];
extern const guint      hk_cz_n_human_moves;

G_END_DECLS
