/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_CZ_COLUMNS (hk_cz_columns_get_type ())
G_DECLARE_FINAL_TYPE (HkCzColumns, hk_cz_columns, HK, CZ_COLUMNS, GtkWidget)

G_END_DECLS
