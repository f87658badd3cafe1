/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/rfyl/state/hk-rf-blood.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_BLOOD_CARD (hk_rf_blood_card_get_type ())
G_DECLARE_FINAL_TYPE (HkRfBloodCard, hk_rf_blood_card, HK, RF_BLOOD_CARD, AdwBin)

void  hk_rf_blood_card_enlarge  (HkRfBloodCard *self);
void  hk_rf_blood_card_show     (HkRfBloodCard *self, HkRfBlood *blood);
char *hk_rf_blood_card_describe (HkRfBlood *blood);

G_END_DECLS
