/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_FIGHTER_CARD (hk_cz_fighter_card_get_type ())
G_DECLARE_FINAL_TYPE (HkCzFighterCard, hk_cz_fighter_card, HK, CZ_FIGHTER_CARD, AdwBin)

GtkWidget *hk_cz_fighter_card_new (HkSession *session, int survivor);

G_END_DECLS
