/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The smallest letters on the table screen, in its own pixels: what is read from three metres. */
#define HK_INK_LEAST_ON_SCREEN 16.0f

/* The smallest letters on a board before which people sit, in application pixels where text has its normal size: as high as a caption. */
#define HK_INK_LEAST 10.9f

const GdkRGBA *hk_ink_find_colour  (const char *colour);
float          hk_ink_get_scale    (GtkWidget *widget);
float          hk_ink_get_least    (GtkWidget *widget, float otherwise);
PangoLayout   *hk_ink_make_layout  (GtkWidget *widget, const char *text, double size, PangoWeight weight);
float          hk_ink_step_size    (float size, float least);
float          hk_ink_measure_text (GtkWidget *widget, const char *text, float size);
void           hk_ink_draw_text    (GtkWidget *widget, GtkSnapshot *snapshot, const char *text, float size,
                                    const GdkRGBA *colour, float x, float y);
void           hk_ink_fill_box     (GtkSnapshot *snapshot, const graphene_rect_t *box, float radius, const GdkRGBA *colour);
void           hk_ink_frame_box    (GtkSnapshot *snapshot, const graphene_rect_t *box, float radius, float width, const GdkRGBA *colour);
void           hk_ink_fill_path    (GtkSnapshot *snapshot, GskPath *path, float grid, const graphene_rect_t *square, const GdkRGBA *colour);
void           hk_ink_find_square  (GtkWidget *widget, graphene_rect_t *square);
void           hk_ink_draw_disc    (GtkSnapshot *snapshot, const GdkRGBA *colour, float x, float y, float side);
void           hk_ink_draw_arrow   (GtkSnapshot *snapshot, const graphene_rect_t *from, const graphene_rect_t *to,
                                    const GdkRGBA *colour);
GskPath       *hk_ink_make_hexagon (const graphene_rect_t *bounds);
void           hk_ink_push_piece   (GtkSnapshot *snapshot, GtkWidget *widget, gboolean is_odd);
void           hk_ink_frame_hexagon (GtkSnapshot *snapshot, const graphene_rect_t *inner, float line, const GdkRGBA *colour);

G_END_DECLS
