/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "games/army-of-the-dead/attack/hk-aotd-attack-setup.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ATTACK_MODES (hk_aotd_attack_modes_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdAttackModes, hk_aotd_attack_modes, HK, AOTD_ATTACK_MODES, HkView)

/* The ways to use a weapon, with their odds and how those come about. Signal "changed" when a person chooses. */
void                    hk_aotd_attack_modes_update   (HkAotdAttackModes *self, HkMove *move, const HkAotdAttack *attack);
void                    hk_aotd_attack_modes_add_to   (HkAotdAttackModes *self, JsonObject *params);
const HkAotdAttackPlan *hk_aotd_attack_modes_get_plan (HkAotdAttackModes *self);

G_END_DECLS
