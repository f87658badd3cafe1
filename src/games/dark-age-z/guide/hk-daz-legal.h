/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move-option.h"
#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

GPtrArray *hk_daz_list_zone_moves    (HkDazTable *self, guint frontier, guint zone);
GPtrArray *hk_daz_list_kingdom_moves (HkDazTable *self, guint kingdom);

GPtrArray *hk_daz_list_common_moves (HkDazTable *self);

G_END_DECLS
