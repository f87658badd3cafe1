/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_FIGHT_CARD (hk_rf_fight_card_get_type ())
G_DECLARE_FINAL_TYPE (HkRfFightCard, hk_rf_fight_card, HK, RF_FIGHT_CARD, AdwBin)

GtkWidget *hk_rf_fight_card_new       (HkSession *session, int fight);
void       hk_rf_fight_card_load      (HkRfFightCard *self);
void       hk_rf_fight_card_fight     (HkRfFightCard *self);
int        hk_rf_fight_card_get_fight (HkRfFightCard *self);

G_END_DECLS
