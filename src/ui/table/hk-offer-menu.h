/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-offer-play.h"

G_BEGIN_DECLS

#define HK_TYPE_OFFER_MENU (hk_offer_menu_get_type ())
G_DECLARE_FINAL_TYPE (HkOfferMenu, hk_offer_menu, HK, OFFER_MENU, AdwBin)

GtkWidget *hk_offer_menu_new      (HkSession *session, GtkWidget *face, const char *spoken, HkPlayOfferFunc play);
void       hk_offer_menu_add      (HkOfferMenu *self, const char *title, const char *hint, HkMove *taken_move, const char *missing);
void       hk_offer_menu_add_text (HkOfferMenu *self, const char *text);
void       hk_offer_menu_clear    (HkOfferMenu *self);

G_END_DECLS
