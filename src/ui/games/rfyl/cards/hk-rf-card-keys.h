/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_CARD_KEYS (hk_rf_card_keys_get_type ())
G_DECLARE_FINAL_TYPE (HkRfCardKeys, hk_rf_card_keys, HK, RF_CARD_KEYS, AdwBin)

/* A key for each value that can have been drawn: one tap enters it. Signal "picked" (int value). */
void hk_rf_card_keys_set_deck   (HkRfCardKeys *self, HkRfTable *table);
void hk_rf_card_keys_set_marked (HkRfCardKeys *self, int value);
void hk_rf_card_keys_set_range  (HkRfCardKeys *self, int minimum, int maximum);

G_END_DECLS
