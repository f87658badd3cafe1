/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ITEM (hk_aotd_item_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdItem, hk_aotd_item, HK, AOTD_ITEM, HkRecord)

/* An Equipment card that a Survivor carries.
 * @card: the id of the card, such as "katana"
 * @slot: "hand" or "backpack"
 * @empty: whether the weapon is out of ammo */
struct _HkAotdItem
{
  HkRecord parent_instance;

  char     *card;
  char     *slot;
  gboolean  empty;
};

G_END_DECLS
