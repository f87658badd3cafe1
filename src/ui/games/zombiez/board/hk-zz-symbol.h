/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is drawn on cards.
 * @HK_ZZ_SYMBOL_FIRST: a disc, the shape of the first colour
 * @HK_ZZ_SYMBOL_SECOND: a triangle, the shape of the second colour
 * @HK_ZZ_SYMBOL_THIRD: a square, the shape of the third colour
 * @HK_ZZ_SYMBOL_FOURTH: a diamond, the shape of the fourth colour
 * @HK_ZZ_SYMBOL_FIFTH: a cross, the shape of the fifth colour
 * @HK_ZZ_SYMBOL_SIXTH: a hexagon, the shape of the sixth colour
 * @HK_ZZ_SYMBOL_HEAD: the head of a zombie
 * @HK_ZZ_SYMBOL_SHOTGUN: the sight of a shotgun
 * @HK_ZZ_SYMBOL_PLANKS: planks that are nailed across */
typedef enum
{
  HK_ZZ_SYMBOL_FIRST,
  HK_ZZ_SYMBOL_SECOND,
  HK_ZZ_SYMBOL_THIRD,
  HK_ZZ_SYMBOL_FOURTH,
  HK_ZZ_SYMBOL_FIFTH,
  HK_ZZ_SYMBOL_SIXTH,
  HK_ZZ_SYMBOL_HEAD,
  HK_ZZ_SYMBOL_AXE,
  HK_ZZ_SYMBOL_NET,
  HK_ZZ_SYMBOL_SHOTGUN,
  HK_ZZ_SYMBOL_PLANKS,
} HkZzSymbol;

#define HK_ZZ_N_SYMBOLS (HK_ZZ_SYMBOL_PLANKS + 1)

void hk_zz_symbol_draw (HkZzSymbol self, GtkSnapshot *snapshot, const graphene_rect_t *bounds, const GdkRGBA *colour);

G_END_DECLS
