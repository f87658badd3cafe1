/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_CARD_GRID (hk_card_grid_get_type ())
G_DECLARE_FINAL_TYPE (HkCardGrid, hk_card_grid, HK, CARD_GRID, GtkWidget)

GtkWidget *hk_card_grid_new        (int most, int spacing);
void       hk_card_grid_set_most   (HkCardGrid *self, int most);
void       hk_card_grid_set_steady (HkCardGrid *self, gboolean steady);
void       hk_card_grid_append     (HkCardGrid *self, GtkWidget *card);
void       hk_card_grid_clear      (HkCardGrid *self);

G_END_DECLS
