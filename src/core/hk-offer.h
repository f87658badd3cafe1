/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-move.h"

G_BEGIN_DECLS

/* A move that a view can offer. Properties, read-only: title, hint (what it costs), name (of the
 * move), missing (GStrv: parameters that the person still has to give), reason (why it is not legal;
 * NULL when it is), legal. */
#define HK_TYPE_OFFER (hk_offer_get_type ())
G_DECLARE_FINAL_TYPE (HkOffer, hk_offer, HK, OFFER, GObject)

HkOffer            *hk_offer_new         (const char *title, const char *hint, HkMove *move,
                                          const char * const *missing, const char *reason);
const char         *hk_offer_get_title   (HkOffer *self);
const char         *hk_offer_get_hint    (HkOffer *self);
HkMove             *hk_offer_get_move    (HkOffer *self);
HkMove             *hk_offer_make_move   (HkOffer *self);
const char * const *hk_offer_get_missing (HkOffer *self);
const char         *hk_offer_get_reason  (HkOffer *self);
gboolean            hk_offer_is_legal    (HkOffer *self);

G_END_DECLS
