/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-tool-value.h"

G_BEGIN_DECLS

/* A row with the hexes of a map as keys, which lie as they lie on the table. */
#define HK_TYPE_TOOL_MAP (hk_tool_map_get_type ())
G_DECLARE_FINAL_TYPE (HkToolMap, hk_tool_map, HK, TOOL_MAP, AdwPreferencesRow)

GtkWidget *hk_tool_map_new (HkToolValue *value);

G_END_DECLS
