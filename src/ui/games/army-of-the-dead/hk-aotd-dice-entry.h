/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_AOTD_DICE_ENTRY (hk_aotd_dice_entry_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdDiceEntry, hk_aotd_dice_entry, HK, AOTD_DICE_ENTRY, AdwBin)

/* Actions: dice.face (1–6) and dice.delete. Signal "changed" after either. */
GtkWidget  *hk_aotd_dice_entry_new        (void);
void        hk_aotd_dice_entry_set_wanted (HkAotdDiceEntry *self, int wanted);
void        hk_aotd_dice_entry_clear      (HkAotdDiceEntry *self);
const char *hk_aotd_dice_entry_get_faces  (HkAotdDiceEntry *self);

G_END_DECLS
