/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-move-option.h"
#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_OFFERS (hk_cz_offers_get_type ())
G_DECLARE_FINAL_TYPE (HkCzOffers, hk_cz_offers, HK, CZ_OFFERS, AdwBin)

GtkWidget *hk_cz_offers_new        (HkSession *session);
void       hk_cz_offers_set        (HkCzOffers *self, GPtrArray *offers);
void       hk_cz_offers_set_rare   (HkCzOffers *self, const char * const *moves);
void       hk_cz_offers_move_fold  (HkCzOffers *self, GtkWidget *to);

G_END_DECLS
