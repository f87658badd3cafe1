/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What lies on a Location and the parts of a day, each of a shape of its own. */
typedef enum
{
  HK_CZ_SYMBOL_SAFE,
  HK_CZ_SYMBOL_FIRE,
  HK_CZ_SYMBOL_BATTLE,
  HK_CZ_SYMBOL_HORDE,
  HK_CZ_SYMBOL_BOOMBOX,
  HK_CZ_SYMBOL_ENCOUNTERS,
  HK_CZ_SYMBOL_LOOT,
  HK_CZ_SYMBOL_GARDEN,
  HK_CZ_SYMBOL_HUNTING,
  HK_CZ_SYMBOL_FISHING,
  HK_CZ_SYMBOL_TRAPPING,
  HK_CZ_SYMBOL_BASE,
  HK_CZ_SYMBOL_BLOCKADE,
  HK_CZ_SYMBOL_PATROL,
  HK_CZ_SYMBOL_DAWN,
  HK_CZ_SYMBOL_DAY,
  HK_CZ_SYMBOL_NIGHT,
  HK_CZ_SYMBOL_RECKONING,
  HK_CZ_SYMBOL_RAIN,
  HK_CZ_N_SYMBOLS,
} HkCzSymbolKind;

#define HK_TYPE_CZ_SYMBOL (hk_cz_symbol_get_type ())
G_DECLARE_FINAL_TYPE (HkCzSymbol, hk_cz_symbol, HK, CZ_SYMBOL, GtkWidget)

GtkWidget  *hk_cz_symbol_new        (HkCzSymbolKind kind, int size);

const char *hk_cz_symbol_get_word   (HkCzSymbolKind kind);
void        hk_cz_symbol_draw       (HkCzSymbolKind kind, GtkSnapshot *snapshot, const graphene_rect_t *bounds, const GdkRGBA *text);

G_END_DECLS
