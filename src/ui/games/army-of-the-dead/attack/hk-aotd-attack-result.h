/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-aotd-allot-picker.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ATTACK_RESULT (hk_aotd_attack_result_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdAttackResult, hk_aotd_attack_result, HK, AOTD_ATTACK_RESULT, HkView)

/* What an attack has done. Actions: result.choose-skill and result.give-out. */
HkAotdAllotPicker *hk_aotd_attack_result_get_allot (HkAotdAttackResult *self);
void       hk_aotd_attack_result_remember   (HkAotdAttackResult *self);
void       hk_aotd_attack_result_show       (HkAotdAttackResult *self, HkLogEntry *entry);
void       hk_aotd_attack_result_refresh    (HkAotdAttackResult *self);
int        hk_aotd_attack_result_get_killed (HkAotdAttackResult *self, const char *type);

G_END_DECLS
