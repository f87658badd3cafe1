/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-aotd-abomination.h"

const char * const hk_aotd_places[] = { "box", "board", "dead", NULL };
const char * const hk_aotd_zeus_forms[] = { "regular", "helmeted", "mounted", NULL };

G_DEFINE_FINAL_TYPE (HkAotdAbomination, hk_aotd_abomination, HK_TYPE_RECORD)

static void
hk_aotd_abomination_class_init (HkAotdAbominationClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkAotdAbomination, type, "type", N_("type")),
    HK_ENUM_FIELD (HkAotdAbomination, place, "place", hk_aotd_places, N_("place")),
    HK_ENUM_FIELD (HkAotdAbomination, form, "form", hk_aotd_zeus_forms, N_("form")),
    HK_BOOLEAN_FIELD (HkAotdAbomination, trapped, "trapped", N_("trapped")),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_aotd_abomination_init (HkAotdAbomination *self)
{
}
