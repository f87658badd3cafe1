/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-offer.h"

G_BEGIN_DECLS

#define HK_TYPE_OFFER_BUTTON (hk_offer_button_get_type ())
G_DECLARE_FINAL_TYPE (HkOfferButton, hk_offer_button, HK, OFFER_BUTTON, GtkButton)

GtkWidget *hk_offer_button_new       (HkOffer *offer);
GtkWidget *hk_offer_button_new_row   (HkOffer *offer);
GtkWidget *hk_offer_button_new_more  (HkOffer *offer);
GtkWidget *hk_offer_button_join      (GtkWidget *button, GtkWidget *more);
HkOffer   *hk_offer_button_get_offer (HkOfferButton *self);
GtkWidget *hk_offer_face_new         (const char *title, const char *hint);
void       hk_offer_dress            (GtkWidget *button, const char *reason);

G_END_DECLS
