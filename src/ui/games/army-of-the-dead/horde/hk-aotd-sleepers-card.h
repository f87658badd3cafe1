/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SLEEPERS_CARD (hk_aotd_sleepers_card_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdSleepersCard, hk_aotd_sleepers_card, HK, AOTD_SLEEPERS_CARD, HkView)


G_END_DECLS
