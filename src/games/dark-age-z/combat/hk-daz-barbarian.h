/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_daz_barbarian_moves[];
extern const guint      hk_daz_n_barbarian_moves;

gboolean hk_daz_barbarian_deploy (HkDazTable *self, HkMove *move, GError **error);

G_END_DECLS
