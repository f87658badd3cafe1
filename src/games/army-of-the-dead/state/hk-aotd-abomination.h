/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ABOMINATION (hk_aotd_abomination_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdAbomination, hk_aotd_abomination, HK, AOTD_ABOMINATION, HkRecord)

/* One of the three Abominations.
 * @type: "valentine", "queen" or "zeus"
 * @place: "box", "board" or "dead"
 * @form: (nullable): of Zeus: "regular", "helmeted" or "mounted"
 * @trapped: whether a Bola holds it */
struct _HkAotdAbomination
{
  HkRecord parent_instance;

  char     *type;
  char     *place;
  char     *form;
  gboolean  trapped;
};

G_END_DECLS
