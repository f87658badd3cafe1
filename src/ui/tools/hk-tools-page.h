/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-game.h"

G_BEGIN_DECLS

/* The list of the tools. */
#define HK_TYPE_TOOLS_PAGE (hk_tools_page_get_type ())
G_DECLARE_FINAL_TYPE (HkToolsPage, hk_tools_page, HK, TOOLS_PAGE, AdwNavigationPage)

void       hk_tools_page_set_tools (HkToolsPage *self, GListModel *tools, const HkGameSpec *game);
GtkWidget *hk_tools_page_make_row  (gpointer tool, gpointer data);

G_END_DECLS
