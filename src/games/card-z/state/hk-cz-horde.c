/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-cz-horde.h"

static const HkField fields[] = {
  HK_INT_FIELD (HkCzHorde, q, "q", -20, 20, 0),
  HK_INT_FIELD (HkCzHorde, r, "r", -20, 20, 0),
  HK_INT_FIELD (HkCzHorde, size, "size", -1, 99, -1, N_("Encounters")),
  HK_BOOLEAN_FIELD (HkCzHorde, laid, "laid"),
  HK_BOOLEAN_FIELD (HkCzHorde, walked, "walked", N_("has walked")),
  HK_BOOLEAN_FIELD (HkCzHorde, outside, "outside"),
  HK_INT_FIELD (HkCzHorde, outside_q, "outside-q", -20, 20, 0),
  HK_INT_FIELD (HkCzHorde, outside_r, "outside-r", -20, 20, 0),
  HK_BOOLEAN_FIELD (HkCzHorde, gone, "gone", N_("gone")),
  HK_BOOLEAN_FIELD (HkCzHorde, eradicated, "eradicated", N_("eradicated")),
};

HK_DEFINE_RECORD (HkCzHorde, hk_cz_horde, fields)
