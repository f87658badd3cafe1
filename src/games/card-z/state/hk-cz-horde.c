/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-cz-horde.h"

G_DEFINE_FINAL_TYPE (HkCzHorde, hk_cz_horde, HK_TYPE_RECORD)

static void
hk_cz_horde_class_init (HkCzHordeClass *klass)
{
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

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_cz_horde_init (HkCzHorde *self)
{
}
