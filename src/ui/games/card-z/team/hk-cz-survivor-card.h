/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_SURVIVOR_CARD (hk_cz_survivor_card_get_type ())
G_DECLARE_FINAL_TYPE (HkCzSurvivorCard, hk_cz_survivor_card, HK, CZ_SURVIVOR_CARD, AdwBin)

GtkWidget *hk_cz_survivor_card_new          (HkSession *session, int survivor);
int        hk_cz_survivor_card_get_survivor (HkCzSurvivorCard *self);

G_END_DECLS
