/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_RF_SYMBOL (hk_rf_symbol_get_type ())
G_DECLARE_FINAL_TYPE (HkRfSymbol, hk_rf_symbol, HK, RF_SYMBOL, GtkWidget)

/* Properties: picture (which picture, see the table in its source), size (of its sides, in pixels). */
GtkWidget *hk_rf_symbol_new (const char *picture, int size);

G_END_DECLS
