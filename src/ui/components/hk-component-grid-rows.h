/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-component-grid-row.h"

G_BEGIN_DECLS

void hk_component_grid_rows_add     (GListStore *rows, HkPack *pack, const char *kind);
void hk_component_grid_rows_fill    (GListStore *rows, HkPack *pack, const char *kind);
void hk_component_grid_rows_refresh (GListStore *rows, HkPack *pack, const char *kind);
guint hk_component_grid_rows_find_open (GListStore *rows);

GStrv hk_component_draft_read  (HkPack *pack, const char *kind);
void  hk_component_draft_write (HkPack *pack, const char *kind, const char * const *texts);

G_END_DECLS
