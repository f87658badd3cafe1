/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_TEXT_SIZE (hk_text_size_get_type ())
G_DECLARE_FINAL_TYPE (HkTextSize, hk_text_size, HK, TEXT_SIZE, GObject)

#define HK_TEXT_SIZE_LEAST  80
#define HK_TEXT_SIZE_MOST   300
#define HK_TEXT_SIZE_NORMAL 100

HkTextSize *hk_text_size_new         (GtkWindow *window, GSettings *settings);
const int  *hk_text_size_list        (gsize *n);
int         hk_text_size_get_percent (HkTextSize *self);
void        hk_text_size_set_percent (HkTextSize *self, int percent);
void        hk_text_size_step        (HkTextSize *self, int steps);

G_END_DECLS
