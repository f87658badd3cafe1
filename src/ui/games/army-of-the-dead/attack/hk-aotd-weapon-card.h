/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/army-of-the-dead/attack/hk-aotd-attack-setup.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_WEAPON_CARD (hk_aotd_weapon_card_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdWeaponCard, hk_aotd_weapon_card, HK, AOTD_WEAPON_CARD, GtkToggleButton)

GtkWidget *hk_aotd_weapon_card_new      (const HkAotdArm *arm);
void       hk_aotd_weapon_card_show     (HkAotdWeaponCard *self, const HkAotdAttackPlan *plan, const HkAotdOdds *odds,
                                         const char *praise, const char *problem);

char      *hk_aotd_chance_to_text       (double chance);

G_END_DECLS
