/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_SCREEN_CANVAS (hk_screen_canvas_get_type ())
G_DECLARE_FINAL_TYPE (HkScreenCanvas, hk_screen_canvas, HK, SCREEN_CANVAS, GtkWidget)

/* What the child is laid out on at least, in its own pixels. */
#define HK_SCREEN_WIDTH  1280
#define HK_SCREEN_HEIGHT 720

/* Property: child. */
double hk_screen_canvas_get_scale (HkScreenCanvas *self);

G_END_DECLS
