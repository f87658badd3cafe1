/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef enum
{
  HK_DAZ_SYMBOL_WEAKENED,
  HK_DAZ_SYMBOL_BRONZE,
  HK_DAZ_SYMBOL_SILVER,
  HK_DAZ_SYMBOL_GOLD,
  HK_DAZ_SYMBOL_COMMAND,
  HK_DAZ_SYMBOL_ARMY,
  HK_DAZ_SYMBOL_GATE,
  HK_DAZ_N_SYMBOLS,
} HkDazSymbolKind;

#define HK_TYPE_DAZ_SYMBOL (hk_daz_symbol_get_type ())
G_DECLARE_FINAL_TYPE (HkDazSymbol, hk_daz_symbol, HK, DAZ_SYMBOL, GtkWidget)

void hk_daz_symbol_show (HkDazSymbol *self, HkDazSymbolKind kind, gboolean crossed_out);

G_END_DECLS
