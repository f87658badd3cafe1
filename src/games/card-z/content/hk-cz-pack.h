/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/odds/hk-cz-tohit.h"
#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

gboolean       hk_cz_pack_apply              (HkCzTable *self, HkMove *move, JsonObject *pack, GError **error);
gpointer       hk_cz_pack_read               (const char *kind, JsonObject *component, GError **error);
JsonObject    *hk_cz_pack_tell               (const char *kind, gpointer record);
void           hk_cz_pack_learn              (HkMove *move, const char *kind, gpointer record);
void           hk_cz_pack_learn_heroic       (HkMove *move, HkCzSurvivor *survivor);
void           hk_cz_pack_learn_human        (HkMove *move, const char *name, HkCzRange range, int target);
GStrv          hk_cz_pack_list_loot          (JsonObject *component);
GStrv          hk_cz_pack_list_printed       (void);
gboolean       hk_cz_pack_is_printed         (const char *name);
void           hk_cz_pack_fill_printed       (HkCzLocation *location, gboolean resources);

G_END_DECLS
