/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_CARD_ENTRY (hk_rf_card_entry_get_type ())
G_DECLARE_FINAL_TYPE (HkRfCardEntry, hk_rf_card_entry, HK, RF_CARD_ENTRY, HkView)

/* Signal "entered", when another card has been entered or taken back. */
void hk_rf_card_entry_set       (HkRfCardEntry *self, const char *move, GArray *players);
int  hk_rf_card_entry_get_value (HkRfCardEntry *self, int player);

G_END_DECLS
