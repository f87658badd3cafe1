/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

extern const char * const hk_zz_colour_fields[HK_ZZ_MAX_COLOURS];

gboolean hk_zz_pack_apply (HkZzTable *self, HkMove *move, JsonObject *pack, GError **error);

G_END_DECLS
