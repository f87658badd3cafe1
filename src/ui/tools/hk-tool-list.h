/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-tool.h"

G_BEGIN_DECLS

/* What is no calculator: dice and decks. */
#define HK_TOOL_DICE "dice"

GListModel *hk_tool_list_new      (void);
HkTool     *hk_tool_list_lookup   (GListModel *tools, const char *id);
gboolean    hk_tool_list_check    (const char *id, GError **error);
gboolean    hk_tool_list_load     (GListModel *tools, JsonNode *saved);
void        hk_tool_list_remember (GListModel *tools);

G_END_DECLS
