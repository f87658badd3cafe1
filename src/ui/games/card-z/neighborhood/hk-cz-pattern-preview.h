/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_CZ_PATTERN_PREVIEW (hk_cz_pattern_preview_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPatternPreview, hk_cz_pattern_preview, HK, CZ_PATTERN_PREVIEW, GtkWidget)

GtkWidget *hk_cz_pattern_preview_new (const char *pattern);

G_END_DECLS
