/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-tool-value.h"

G_BEGIN_DECLS

/* A row for numbers in a series and for several words or cards: keys that add, and what has been told, which a tap
 * takes away again. */
#define HK_TYPE_TOOL_KEYS (hk_tool_keys_get_type ())
G_DECLARE_FINAL_TYPE (HkToolKeys, hk_tool_keys, HK, TOOL_KEYS, AdwPreferencesRow)

GtkWidget *hk_tool_keys_new  (HkToolValue *value, HkPack *pack);
char      *hk_tool_card_name (HkPack *pack, const char *kind, JsonObject *card);

G_END_DECLS
