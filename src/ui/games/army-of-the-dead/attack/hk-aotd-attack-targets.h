/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ATTACK_TARGETS (hk_aotd_attack_targets_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdAttackTargets, hk_aotd_attack_targets, HK, AOTD_ATTACK_TARGETS, HkView)

/* Who stands in the Zone that is attacked. Action: targets.add (type, number). Signal "changed". */
void       hk_aotd_attack_targets_load      (HkAotdAttackTargets *self, JsonObject *params);
void       hk_aotd_attack_targets_refresh   (HkAotdAttackTargets *self);
void       hk_aotd_attack_targets_ask_range (HkAotdAttackTargets *self, gboolean asked);
void       hk_aotd_attack_targets_add_to    (HkAotdAttackTargets *self, JsonObject *params);

G_END_DECLS
