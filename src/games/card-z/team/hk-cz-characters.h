/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

gboolean hk_cz_characters_choose (HkCzTable *self, HkMove *move, JsonObject *pack, int each, GError **error);
gboolean hk_cz_characters_equip  (HkCzTable *self, HkMove *move, JsonObject *pack, GError **error);
void     hk_cz_character_learn   (HkMove *move, HkCzSurvivor *survivor);

G_END_DECLS
