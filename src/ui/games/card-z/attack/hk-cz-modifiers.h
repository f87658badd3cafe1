/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

#include "core/session/hk-session.h"
#include "games/card-z/battle/hk-cz-attack.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_MODIFIERS (hk_cz_modifiers_get_type ())
G_DECLARE_FINAL_TYPE (HkCzModifiers, hk_cz_modifiers, HK, CZ_MODIFIERS, HkView)

/* What changes a roll to hit, as chips that are set as the table has it. Signal "changed" when a
 * person has changed one. */
void       hk_cz_modifiers_begin  (HkCzModifiers *self, int survivor, int encounter, const HkCzWay *way);
void       hk_cz_modifiers_apply  (HkCzModifiers *self, HkCzToHit *input);
void       hk_cz_modifiers_show   (HkCzModifiers *self, const HkCzToHit *input, HkBreakdown *breakdown);
void       hk_cz_modifiers_add_to (HkCzModifiers *self, JsonObject *params);

G_END_DECLS
