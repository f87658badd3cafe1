/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_TILE (hk_tile_get_type ())
G_DECLARE_FINAL_TYPE (HkTile, hk_tile, HK, TILE, AdwBin)

GtkWidget *hk_tile_new           (const char *caption, const char *value);
void       hk_tile_show_list     (GtkWidget *box, const char * const *facts);
void       hk_tile_set_value     (HkTile *self, const char *value);
void       hk_tile_add           (HkTile *self, GtkWidget *widget);
void       hk_tile_add_mark      (HkTile *self, GtkWidget *mark);

G_END_DECLS
