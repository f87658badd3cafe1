/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

int hk_daz_supply_count_zombies (HkDazTable *self);
int hk_daz_supply_take_zombies  (HkDazTable *self, HkMove *move, int n);
int hk_daz_supply_take_tokens   (HkDazTable *self, HkMove *move, int n);

G_END_DECLS
