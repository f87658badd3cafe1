/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_FIGHT_CARD (hk_rf_fight_card_get_type ())
G_DECLARE_FINAL_TYPE (HkRfFightCard, hk_rf_fight_card, HK, RF_FIGHT_CARD, HkView)

/* Its index is the number of a fight. */
void hk_rf_fight_card_fight (HkRfFightCard *self);

G_END_DECLS
