/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-situation.h"

G_BEGIN_DECLS

void hk_aotd_list_vaults  (HkTable *table, GPtrArray *situations);
void hk_aotd_list_spawns  (HkTable *table, GPtrArray *situations);
void hk_aotd_list_attacks (HkTable *table, GPtrArray *situations);
void hk_aotd_list_weapons (HkTable *table, GPtrArray *situations);

G_END_DECLS
