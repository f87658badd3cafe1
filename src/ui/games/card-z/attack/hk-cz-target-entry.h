/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define HK_TYPE_CZ_TARGET_ENTRY (hk_cz_target_entry_get_type ())
G_DECLARE_FINAL_TYPE (HkCzTargetEntry, hk_cz_target_entry, HK, CZ_TARGET_ENTRY, AdwBin)

/* The target number of a card that the app does not know, from 1 to 10, and whether the weapon is loud. Signal "changed". */
void       hk_cz_target_entry_set (HkCzTargetEntry *self, int target);
int        hk_cz_target_entry_get (HkCzTargetEntry *self);
void       hk_cz_target_entry_show (HkCzTargetEntry *self, gboolean number, gboolean loud);
void       hk_cz_target_entry_add_to (HkCzTargetEntry *self, JsonObject *params);

G_END_DECLS
