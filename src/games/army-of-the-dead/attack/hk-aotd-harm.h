/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

void hk_aotd_table_wound          (HkAotdTable *self, HkMove *move, int survivor, int wounds);
void hk_aotd_table_eliminate      (HkAotdTable *self, HkMove *move, int survivor);
void hk_aotd_table_lose_companion (HkAotdTable *self, HkMove *move, int companion);

G_END_DECLS
