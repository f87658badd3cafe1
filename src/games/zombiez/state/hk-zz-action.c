/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-zz-action.h"

static const HkField fields[] = {
  HK_INT_FIELD (HkZzAction, player, "player", 0, 5, 0, N_("player"), .names = "players", .least = 1),
  HK_RECORD_FIELD (HkZzAction, card, "card", hk_zz_card_get_type, N_("card"), .least = 1),
};

HK_DEFINE_RECORD (HkZzAction, hk_zz_action, fields)
