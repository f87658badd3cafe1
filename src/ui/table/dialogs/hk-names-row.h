/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_NAMES_ROW (hk_names_row_get_type ())
G_DECLARE_FINAL_TYPE (HkNamesRow, hk_names_row, HK, NAMES_ROW, AdwPreferencesRow)

GtkWidget  *hk_names_row_new       (const char *title, GtkStringList *known);
const char *hk_names_row_get_text  (HkNamesRow *self);
GtkWidget  *hk_names_row_get_entry (HkNamesRow *self);

G_END_DECLS
