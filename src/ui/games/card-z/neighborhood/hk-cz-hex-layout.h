/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_CZ_HEX_LAYOUT (hk_cz_hex_layout_get_type ())
G_DECLARE_FINAL_TYPE (HkCzHexLayout, hk_cz_hex_layout, HK, CZ_HEX_LAYOUT, GtkLayoutManager)

/* The least and the greatest distance between two opposite sides of a hex, in pixels. */
#define HK_CZ_HEX_MIN_WIDTH 46
#define HK_CZ_HEX_MAX_WIDTH 124

GtkLayoutManager *hk_cz_hex_layout_new       (void);
void              hk_cz_hex_layout_place     (HkCzHexLayout *self, GtkWidget *child, int q, int r);

G_END_DECLS
