/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "core/packs/hk-pack.h"

G_BEGIN_DECLS

/* A row of the grid: a component as it is typed. */
#define HK_TYPE_COMPONENT_GRID_ROW (hk_component_grid_row_get_type ())
G_DECLARE_FINAL_TYPE (HkComponentGridRow, hk_component_grid_row, HK, COMPONENT_GRID_ROW, GObject)

HkComponentGridRow *hk_component_grid_row_new      (HkPack *pack, const char *kind, JsonObject *component);
const char         *hk_component_grid_row_get_text (HkComponentGridRow *self, guint column);
void                hk_component_grid_row_set_text (HkComponentGridRow *self, guint column, const char *text);
gboolean            hk_component_grid_row_needs    (HkComponentGridRow *self, guint column);
gboolean            hk_component_grid_row_is_blank (HkComponentGridRow *self);
JsonObject         *hk_component_grid_row_get_kept (HkComponentGridRow *self);
char               *hk_component_grid_row_dup_key  (HkComponentGridRow *self);
const char * const *hk_component_grid_row_get_texts (HkComponentGridRow *self);
gboolean            hk_component_grid_row_remove   (HkComponentGridRow *self, GError **error);
gboolean            hk_component_grid_row_keep     (HkComponentGridRow *self, guint *column, GError **error);

G_END_DECLS
