/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

#include "games/rfyl/state/hk-rf-player.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_WEAPON_CHIPS (hk_rf_weapon_chips_get_type ())
G_DECLARE_FINAL_TYPE (HkRfWeaponChips, hk_rf_weapon_chips, HK, RF_WEAPON_CHIPS, AdwBin)

/* The weapons that a human announces. Signal "changed". */
void       hk_rf_weapon_chips_show      (HkRfWeaponChips *self, HkRfPlayer *player, gboolean only_best);
int        hk_rf_weapon_chips_get_bonus (HkRfWeaponChips *self);
int        hk_rf_weapon_chips_get_kills (HkRfWeaponChips *self);
guint      hk_rf_weapon_chips_count     (HkRfWeaponChips *self);
JsonArray *hk_rf_weapon_chips_to_names  (HkRfWeaponChips *self);

G_END_DECLS
