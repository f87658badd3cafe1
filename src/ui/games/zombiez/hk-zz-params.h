/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-offer.h"
#include "hk-session.h"
#include "table/hk-param-row.h"

G_BEGIN_DECLS

extern const HkParamHelp hk_zz_params;

void hk_zz_ask_move   (GtkWidget *from, HkSession *session, HkMove *partial, const char * const *missing);
void hk_zz_play_offer (GtkWidget *from, HkSession *session, HkOffer *offer);

G_END_DECLS
