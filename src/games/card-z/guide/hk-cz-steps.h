/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

int            hk_cz_table_find_actor       (HkCzTable *self);
HkCzEncounter *hk_cz_table_find_human       (HkCzTable *self);
gboolean       hk_cz_table_is_anybody_there (HkCzTable *self);

G_END_DECLS
