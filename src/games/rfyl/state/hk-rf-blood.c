/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-rf-blood.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkRfBlood, card, "card", N_("card")),
  HK_INT_FIELD (HkRfBlood, drops, "drops", 0, 9, 0, N_("blood drops"), .settable = TRUE),
  HK_INT_FIELD (HkRfBlood, printed, "printed", -1, 9, -1, N_("printed drops")),
  HK_BOOLEAN_FIELD (HkRfBlood, known, "known"),
  HK_BOOLEAN_FIELD (HkRfBlood, infected, "infected", N_("infected")),
  HK_BOOLEAN_FIELD (HkRfBlood, revealed, "revealed", N_("turned up")),
  HK_BOOLEAN_FIELD (HkRfBlood, due, "due", N_("to be turned up")),
  HK_STRING_FIELD (HkRfBlood, source, "source"),
};

HK_DEFINE_RECORD (HkRfBlood, hk_rf_blood, fields)
