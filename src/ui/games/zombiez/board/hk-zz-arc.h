/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_ZZ_ARC (hk_zz_arc_get_type ())
G_DECLARE_FINAL_TYPE (HkZzArc, hk_zz_arc, HK, ZZ_ARC, GtkWidget)

void hk_zz_arc_set_chance (HkZzArc *self, double chance);

G_END_DECLS
