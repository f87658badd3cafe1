/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-tool.h"

G_BEGIN_DECLS

guint hk_tool_choice_count    (HkToolValue *value, HkPack *pack);
char *hk_tool_choice_get_name (HkToolValue *value, HkPack *pack, guint choice);
int   hk_tool_choice_find     (HkToolValue *value, HkPack *pack);
void  hk_tool_choice_choose   (HkToolValue *value, HkPack *pack, int choice);
void  hk_tool_choice_compare  (HkTool *tool, HkPack *pack);

G_END_DECLS
