/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SLEEPERS_CARD (hk_aotd_sleepers_card_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSleepersCard, hk_aotd_sleepers_card, HK, AOTD_SLEEPERS_CARD, AdwBin)

GtkWidget *hk_aotd_sleepers_card_new (HkSession *session);

G_END_DECLS
