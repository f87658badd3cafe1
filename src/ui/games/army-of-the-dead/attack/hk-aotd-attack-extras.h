/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ATTACK_EXTRAS (hk_aotd_attack_extras_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdAttackExtras, hk_aotd_attack_extras, HK, AOTD_ATTACK_EXTRAS, HkView)

/* What bears on an attack more seldom. Signal "changed". */
void hk_aotd_attack_extras_ask (HkAotdAttackExtras *self, const char *param);
void       hk_aotd_attack_extras_clear  (HkAotdAttackExtras *self);
void       hk_aotd_attack_extras_add_to (HkAotdAttackExtras *self, JsonObject *params);

G_END_DECLS
