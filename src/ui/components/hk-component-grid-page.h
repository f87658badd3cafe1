/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack.h"

G_BEGIN_DECLS

#define HK_TYPE_COMPONENT_GRID_PAGE (hk_component_grid_page_get_type ())
G_DECLARE_FINAL_TYPE (HkComponentGridPage, hk_component_grid_page, HK, COMPONENT_GRID_PAGE, AdwNavigationPage)

AdwNavigationPage *hk_component_grid_page_new      (HkPack *pack, const char *kind);
gboolean           hk_component_grid_page_press    (HkComponentGridPage *self, guint key, GdkModifierType modifiers);
GtkWidget         *hk_component_grid_page_get_cell (HkComponentGridPage *self, guint *row, guint *column);

G_END_DECLS
