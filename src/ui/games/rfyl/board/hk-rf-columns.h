/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_RF_COLUMNS (hk_rf_columns_get_type ())
G_DECLARE_FINAL_TYPE (HkRfColumns, hk_rf_columns, HK, RF_COLUMNS, GtkWidget)

GtkWidget *hk_rf_columns_new    (int column_width);
void       hk_rf_columns_append (HkRfColumns *self, GtkWidget *card);

G_END_DECLS
