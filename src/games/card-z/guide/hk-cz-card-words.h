/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

void hk_cz_table_remind_of_cards (HkCzTable *self, GStrvBuilder *builder);

G_END_DECLS
