/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SURVIVOR_CARD (hk_aotd_survivor_card_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSurvivorCard, hk_aotd_survivor_card, HK, AOTD_SURVIVOR_CARD, GtkWidget)

GtkWidget *hk_aotd_survivor_card_new          (HkSession *session, int survivor);
int        hk_aotd_survivor_card_get_survivor (HkAotdSurvivorCard *self);

G_END_DECLS
