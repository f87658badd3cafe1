/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_DRAW_ENTRY (hk_rf_draw_entry_get_type ())
G_DECLARE_FINAL_TYPE (HkRfDrawEntry, hk_rf_draw_entry, HK, RF_DRAW_ENTRY, HkView)

/* The cards that a group draws for a fight, one tap each. Signal "drawn" (HkMove): the fight with all its cards. */
void     hk_rf_draw_entry_begin (HkRfDrawEntry *self, HkMove *fight, GArray *humans);
gboolean hk_rf_draw_entry_focus (HkRfDrawEntry *self);

G_END_DECLS
