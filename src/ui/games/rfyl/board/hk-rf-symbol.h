/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What can be drawn; the nine icons of Event cards are among them. */
typedef enum
{
  HK_RF_SYMBOL_BULLETS,
  HK_RF_SYMBOL_MELEE,
  HK_RF_SYMBOL_ITEM,
  HK_RF_SYMBOL_ABILITY,
  HK_RF_SYMBOL_MOVEMENT,
  HK_RF_SYMBOL_ADD_ZOMBIES,
  HK_RF_SYMBOL_ENCOUNTER,
  HK_RF_SYMBOL_BLOOD,
  HK_RF_SYMBOL_DEATH,
  HK_RF_SYMBOL_ZOMBIE,
  HK_RF_SYMBOL_CLEAN,
  HK_RF_SYMBOL_INFECTED,
  HK_RF_N_SYMBOLS,
} HkRfSymbolKind;

#define HK_TYPE_RF_SYMBOL (hk_rf_symbol_get_type ())
G_DECLARE_FINAL_TYPE (HkRfSymbol, hk_rf_symbol, HK, RF_SYMBOL, GtkWidget)

GtkWidget      *hk_rf_symbol_new       (HkRfSymbolKind kind, int size);
void            hk_rf_symbol_set_kind  (HkRfSymbol *self, HkRfSymbolKind kind);
HkRfSymbolKind  hk_rf_symbol_find_icon (const char *icon);
void            hk_rf_symbol_draw      (HkRfSymbolKind kind, GtkSnapshot *snapshot, const graphene_rect_t *bounds, const GdkRGBA *colour);

G_END_DECLS
