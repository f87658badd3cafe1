/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-aotd-abomination.h"

const char * const hk_aotd_places[] = { "box", "board", "dead", NULL };
const char * const hk_aotd_zeus_forms[] = { "regular", "helmeted", "mounted", NULL };

static const HkField fields[] = {
  HK_STRING_FIELD (HkAotdAbomination, type, "type", N_("type")),
  HK_ENUM_FIELD (HkAotdAbomination, place, "place", hk_aotd_places, N_("place")),
  HK_ENUM_FIELD (HkAotdAbomination, form, "form", hk_aotd_zeus_forms, N_("form")),
  HK_BOOLEAN_FIELD (HkAotdAbomination, trapped, "trapped", N_("trapped")),
};

HK_DEFINE_RECORD (HkAotdAbomination, hk_aotd_abomination, fields)
