/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What lies on a Location, the parts of a day and what is wrong with a survivor, each of a shape of its own. */
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
  HK_CZ_SYMBOL_WOUND,
  HK_CZ_SYMBOL_BITE,
  HK_CZ_SYMBOL_SICK,
  HK_CZ_SYMBOL_STARVING,
  HK_CZ_SYMBOL_TIRED,
  HK_CZ_SYMBOL_PAPER,
  HK_CZ_SYMBOL_LOAD,
  HK_CZ_SYMBOL_DEAD,
  HK_CZ_SYMBOL_BACKPACK,
  HK_CZ_SYMBOL_STAR,
  HK_CZ_SYMBOL_HOLLOW_STAR,
  HK_CZ_SYMBOL_ROOF,
  HK_CZ_SYMBOL_TENT,
  HK_CZ_SYMBOL_MEAL,
  HK_CZ_N_SYMBOLS,
} HkCzSymbolKind;

#define HK_TYPE_CZ_SYMBOL_KIND (hk_cz_symbol_kind_get_type ())
GType hk_cz_symbol_kind_get_type (void);

#define HK_TYPE_CZ_SYMBOL (hk_cz_symbol_get_type ())
G_DECLARE_FINAL_TYPE (HkCzSymbol, hk_cz_symbol, HK, CZ_SYMBOL, GtkWidget)

/* Properties: kind, size (of its square, in pixels). */
void        hk_cz_symbol_set_kind   (HkCzSymbol *self, HkCzSymbolKind kind);
const char *hk_cz_symbol_get_word   (HkCzSymbolKind kind);
void        hk_cz_symbol_draw       (HkCzSymbolKind kind, GtkSnapshot *snapshot, const graphene_rect_t *bounds, const GdkRGBA *text);

G_END_DECLS
