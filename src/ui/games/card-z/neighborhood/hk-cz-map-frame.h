/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_CZ_MAP_FRAME (hk_cz_map_frame_get_type ())
G_DECLARE_FINAL_TYPE (HkCzMapFrame, hk_cz_map_frame, HK, CZ_MAP_FRAME, GtkWidget)

G_END_DECLS
