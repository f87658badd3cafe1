/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-move.h"

G_BEGIN_DECLS

/* A move that a view can offer. Properties, read-only: title, hint (what it costs), name (of the move), missing (GStrv:
 * parameters that the person still has to give), reason (why it is not legal; NULL when it is),
 * legal. */
#define HK_TYPE_AOTD_OFFER (hk_aotd_offer_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdOffer, hk_aotd_offer, HK, AOTD_OFFER, GObject)

HkAotdOffer *hk_aotd_offer_new         (const char *title, const char *hint, HkMove *move, const char * const *missing, const char *reason);
const char *hk_aotd_offer_get_title   (HkAotdOffer *self);
const char *hk_aotd_offer_get_hint    (HkAotdOffer *self);
HkMove     *hk_aotd_offer_get_move    (HkAotdOffer *self);
HkMove     *hk_aotd_offer_make_move   (HkAotdOffer *self);
const char * const *hk_aotd_offer_get_missing (HkAotdOffer *self);
const char *hk_aotd_offer_get_reason  (HkAotdOffer *self);
gboolean    hk_aotd_offer_is_legal    (HkAotdOffer *self);

G_END_DECLS
