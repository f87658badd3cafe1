/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

gboolean       hk_cz_pack_apply              (HkCzTable *self, HkMove *move, JsonObject *pack, GError **error);
JsonObject    *hk_cz_pack_find               (JsonObject *pack, const char *kind, const char *key, const char *value);

HkCzWeather   *hk_cz_pack_to_weather         (JsonObject *component, GError **error);
JsonObject    *hk_cz_pack_from_weather       (HkCzWeather *weather);
HkCzCard      *hk_cz_pack_to_card            (JsonObject *component, GError **error);
JsonObject    *hk_cz_pack_from_card          (HkCzCard *card);
HkCzGear      *hk_cz_pack_to_gear            (JsonObject *component, GError **error);
JsonObject    *hk_cz_pack_from_gear          (HkCzGear *gear);
HkCzIllness   *hk_cz_pack_to_illness         (JsonObject *component, GError **error);
JsonObject    *hk_cz_pack_from_illness       (HkCzIllness *illness);
HkCzLocation  *hk_cz_pack_to_location        (JsonObject *component, GError **error);
JsonObject    *hk_cz_pack_from_location      (HkCzLocation *location);
HkCzSurvivor  *hk_cz_pack_to_character       (JsonObject *component, GError **error);
JsonObject    *hk_cz_pack_from_character     (HkCzSurvivor *survivor);
void           hk_cz_pack_learn              (HkMove *move, const char *kind, JsonObject *taken_component);
GStrv          hk_cz_pack_list_loot          (JsonObject *component);
GStrv          hk_cz_pack_list_printed       (void);
gboolean       hk_cz_pack_is_printed         (const char *name);
void           hk_cz_pack_fill_printed       (HkCzLocation *location);

G_END_DECLS
