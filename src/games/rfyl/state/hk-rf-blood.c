/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-rf-blood.h"

G_DEFINE_FINAL_TYPE (HkRfBlood, hk_rf_blood, HK_TYPE_RECORD)

static void
hk_rf_blood_class_init (HkRfBloodClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkRfBlood, card, "card"),
    HK_INT_FIELD (HkRfBlood, drops, "drops", 0, 9, 0, N_("blood drops")),
    HK_INT_FIELD (HkRfBlood, printed, "printed", -1, 9, -1),
    HK_BOOLEAN_FIELD (HkRfBlood, known, "known"),
    HK_BOOLEAN_FIELD (HkRfBlood, infected, "infected"),
    HK_BOOLEAN_FIELD (HkRfBlood, revealed, "revealed"),
    HK_BOOLEAN_FIELD (HkRfBlood, due, "due"),
    HK_STRING_FIELD (HkRfBlood, source, "source"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_rf_blood_init (HkRfBlood *self)
{
}
