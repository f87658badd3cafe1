/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ITEM (hk_aotd_item_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdItem, hk_aotd_item, HK, AOTD_ITEM, HkRecord)

typedef enum
{
  HK_AOTD_SLOT_NONE = -1,
  HK_AOTD_SLOT_HAND,
  HK_AOTD_SLOT_BACKPACK,
} HkAotdSlot;

/* An Equipment card that a Survivor carries.
 * @card: the id of the card, such as "katana"
 * @empty: whether the weapon is out of ammo */
struct _HkAotdItem
{
  HkRecord parent_instance;

  char      *card;
  HkAotdSlot slot;
  gboolean   empty;
};

extern const char * const hk_aotd_slots[];

G_END_DECLS
