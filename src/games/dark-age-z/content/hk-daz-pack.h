/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-content.h"
#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

/* Components of an owner's pack, or of the stand-in, and the records that they become. */
JsonObject    *hk_daz_pack_from_army        (HkDazArmy *army);
HkDazArmy     *hk_daz_pack_to_army          (JsonObject *component, GError **error);
JsonObject    *hk_daz_pack_from_invasion    (HkDazInvasion *invasion);
JsonObject    *hk_daz_pack_from_track       (HkDazTrack *track, guint n_players);
JsonObject    *hk_daz_pack_from_movement    (HkDazTable *self);
char          *hk_daz_pack_make_id          (const char *name);
HkDazInvasion *hk_daz_pack_boss_to_invasion (const HkDazBoss *boss, const HkDazBoss *facts);
void           hk_daz_pack_tell_boards      (HkDazTable *self, HkMove *move, JsonArray *icons, JsonArray *board);
gboolean       hk_daz_pack_apply            (HkDazTable *self, JsonObject *pack, GError **error);

G_END_DECLS
