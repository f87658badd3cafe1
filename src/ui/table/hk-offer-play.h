/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-offer.h"
#include "hk-session.h"

G_BEGIN_DECLS

/**
 * HkAskFunc:
 * @from: the widget that a person used
 * @session: a session
 * @partial: a move with the parameters that are known
 * @missing: (nullable): the names of the parameters that it cannot do without
 *
 * Asks for the rest of a move of a game and makes it.
 */
typedef void (*HkAskFunc) (GtkWidget *from, HkSession *session, HkMove *partial, const char * const *missing);

/**
 * HkPlayOfferFunc:
 * @from: the widget that a person used
 * @session: a session
 * @offer: what can be done
 *
 * Makes a move of a game, or asks for what it still needs.
 */
typedef void (*HkPlayOfferFunc) (GtkWidget *from, HkSession *session, HkOffer *offer);

gboolean hk_offer_has_details (HkOffer *offer);
gboolean hk_offer_is_complete (HkOffer *offer, HkSession *session);
void     hk_offer_ask         (GtkWidget *from, HkSession *session, HkOffer *offer, HkAskFunc ask);
void     hk_offer_play        (GtkWidget *from, HkSession *session, HkOffer *offer, HkAskFunc ask);

G_END_DECLS
