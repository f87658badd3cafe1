/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-daz-reinforcement.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkDazReinforcement, card, "card", N_("card")),
  HK_INT_FIELD (HkDazReinforcement, rank, "rank", 1, 3, 1, N_("rank"), .settable = TRUE),
  HK_INT_FIELD (HkDazReinforcement, slot, "slot", 1, 3, 1, N_("slot"), .settable = TRUE),
  HK_INT_FIELD (HkDazReinforcement, bonus, "bonus", 0, 99, 0, N_("what it adds"), .settable = TRUE),
  HK_STRING_FIELD (HkDazReinforcement, source, "source"),
};

HK_DEFINE_RECORD (HkDazReinforcement, hk_daz_reinforcement, fields)
