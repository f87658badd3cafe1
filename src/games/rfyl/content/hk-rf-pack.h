/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

gboolean    hk_rf_pack_apply        (HkRfTable *self, HkMove *move, JsonObject *pack, GError **error);
HkRfEvent  *hk_rf_pack_to_event     (JsonObject *component, GError **error);
JsonObject *hk_rf_pack_from_event   (HkRfEvent *event);
void        hk_rf_pack_learn_item   (HkMove *move, HkRfItem *item);
void        hk_rf_pack_learn_blood  (HkMove *move, HkRfBlood *blood);
void        hk_rf_pack_learn_determination (HkMove *move, int value);
gboolean    hk_rf_event_has_icon    (HkRfEvent *self, const char *icon);

G_END_DECLS
