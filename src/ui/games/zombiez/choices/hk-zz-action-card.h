/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_ACTION_CARD (hk_zz_action_card_get_type ())
G_DECLARE_FINAL_TYPE (HkZzActionCard, hk_zz_action_card, HK, ZZ_ACTION_CARD, HkView)

G_END_DECLS
