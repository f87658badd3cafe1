/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-tool.h"

G_BEGIN_DECLS

/* The sheet of a calculator: its result, what it is told, and how the result came about. */
#define HK_TYPE_TOOL_PAGE (hk_tool_page_get_type ())
G_DECLARE_FINAL_TYPE (HkToolPage, hk_tool_page, HK, TOOL_PAGE, AdwNavigationPage)

AdwNavigationPage *hk_tool_page_new      (HkTool *tool, HkPack *pack, HkTable *table);
HkTool            *hk_tool_page_get_tool (HkToolPage *self);

G_END_DECLS
