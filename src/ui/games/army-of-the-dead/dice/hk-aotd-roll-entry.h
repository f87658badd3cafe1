/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

#include "games/army-of-the-dead/attack/hk-aotd-attack.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ROLL_ENTRY (hk_aotd_roll_entry_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdRollEntry, hk_aotd_roll_entry, HK, AOTD_ROLL_ENTRY, AdwBin)

/* Who rolls the dice of an attack, and what they show when they are rolled on the table. Signal "changed". */
void       hk_aotd_roll_entry_set_by_app  (HkAotdRollEntry *self, gboolean by_app);
gboolean   hk_aotd_roll_entry_is_by_app   (HkAotdRollEntry *self);
void       hk_aotd_roll_entry_set_attack  (HkAotdRollEntry *self, const HkAotdAttack *attack);
void       hk_aotd_roll_entry_clear       (HkAotdRollEntry *self);
gboolean   hk_aotd_roll_entry_is_complete (HkAotdRollEntry *self);
GtkWidget *hk_aotd_roll_entry_find_asked  (HkAotdRollEntry *self);
void       hk_aotd_roll_entry_add_to      (HkAotdRollEntry *self, JsonObject *params);

G_END_DECLS
