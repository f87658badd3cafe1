/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-aotd-counter.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkAotdCounter, name, "name"),
  HK_INT_FIELD (HkAotdCounter, value, "value", 0, 999, 0, N_("count")),
  HK_INT_FIELD (HkAotdCounter, maximum, "maximum", 0, 999, 0, N_("limit")),
};

HK_DEFINE_RECORD (HkAotdCounter, hk_aotd_counter, fields)
