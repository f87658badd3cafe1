/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define HK_TYPE_AOTD_WEAPON_NUMBERS (hk_aotd_weapon_numbers_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdWeaponNumbers, hk_aotd_weapon_numbers, HK, AOTD_WEAPON_NUMBERS, AdwBin)

/* What is printed on the card of a weapon, told by the group. Signal "changed". */
void       hk_aotd_weapon_numbers_clear (HkAotdWeaponNumbers *self, const char *title);
JsonNode  *hk_aotd_weapon_numbers_read  (HkAotdWeaponNumbers *self, const char *card);
GtkWidget *hk_aotd_weapon_numbers_find  (HkAotdWeaponNumbers *self);

G_END_DECLS
