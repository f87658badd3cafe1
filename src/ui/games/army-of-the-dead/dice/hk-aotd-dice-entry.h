/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_AOTD_DICE_ENTRY (hk_aotd_dice_entry_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdDiceEntry, hk_aotd_dice_entry, HK, AOTD_DICE_ENTRY, AdwBin)

/* @HK_AOTD_DICE_REGULAR: dice that are rolled
 * @HK_AOTD_DICE_AMMO: Ammo Dice, of which a face shows Out of Ammo
 * @HK_AOTD_DICE_EXTRA: dice that sixes have added */
typedef enum
{
  HK_AOTD_DICE_REGULAR,
  HK_AOTD_DICE_AMMO,
  HK_AOTD_DICE_EXTRA,
} HkAotdDiceKind;

/* Actions: dice.face (1–6, 0 for Out of Ammo) and dice.delete. Signal "changed" after either. */
void        hk_aotd_dice_entry_set_kind   (HkAotdDiceEntry *self, HkAotdDiceKind kind);
void        hk_aotd_dice_entry_set_wanted (HkAotdDiceEntry *self, int wanted);
void        hk_aotd_dice_entry_clear      (HkAotdDiceEntry *self);
const char *hk_aotd_dice_entry_get_faces  (HkAotdDiceEntry *self);

G_END_DECLS
