/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-move.h"

G_BEGIN_DECLS

/* A move that a view can offer. Properties, read-only: label, name (of the move), missing (GStrv:
 * parameters that the person still has to give), reason (why it is not legal; NULL when it is),
 * legal. */
#define HK_TYPE_DAZ_OFFER (hk_daz_offer_get_type ())
G_DECLARE_FINAL_TYPE (HkDazOffer, hk_daz_offer, HK, DAZ_OFFER, GObject)

HkDazOffer *hk_daz_offer_new         (const char *label, HkMove *move, const char * const *missing, const char *reason);
const char *hk_daz_offer_get_label   (HkDazOffer *self);
HkMove     *hk_daz_offer_get_move    (HkDazOffer *self);
HkMove     *hk_daz_offer_make_move   (HkDazOffer *self);
const char * const *hk_daz_offer_get_missing (HkDazOffer *self);
const char *hk_daz_offer_get_reason  (HkDazOffer *self);
gboolean    hk_daz_offer_is_legal    (HkDazOffer *self);

G_END_DECLS
