/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ABOMINATION (hk_aotd_abomination_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdAbomination, hk_aotd_abomination, HK, AOTD_ABOMINATION, HkRecord)

typedef enum
{
  HK_AOTD_PLACE_NONE = -1,
  HK_AOTD_PLACE_BOX,
  HK_AOTD_PLACE_BOARD,
  HK_AOTD_PLACE_DEAD,
} HkAotdPlace;

typedef enum
{
  HK_AOTD_ZEUS_NONE = -1,
  HK_AOTD_ZEUS_REGULAR,
  HK_AOTD_ZEUS_HELMETED,
  HK_AOTD_ZEUS_MOUNTED,
} HkAotdZeusForm;

/* One of the three Abominations.
 * @type: "valentine", "queen" or "zeus"
 * @form: of Zeus
 * @trapped: whether a Bola holds it */
struct _HkAotdAbomination
{
  HkRecord parent_instance;

  char          *type;
  HkAotdPlace    place;
  HkAotdZeusForm form;
  gboolean       trapped;
};

extern const char * const hk_aotd_places[];
extern const char * const hk_aotd_zeus_forms[];

G_END_DECLS
