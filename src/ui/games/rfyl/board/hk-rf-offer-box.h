/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-move-option.h"
#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_OFFER_BOX (hk_rf_offer_box_get_type ())
G_DECLARE_FINAL_TYPE (HkRfOfferBox, hk_rf_offer_box, HK, RF_OFFER_BOX, AdwBin)

GtkWidget *hk_rf_offer_box_new    (HkSession *session);
void       hk_rf_offer_box_clear  (HkRfOfferBox *self);
void       hk_rf_offer_box_add    (HkRfOfferBox *self, HkMoveOption *offer, gboolean suggested);
void       hk_rf_offer_box_add_of (HkRfOfferBox *self, const char *name, HkMoveOption *offer);

G_END_DECLS
