/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/games/card-z/widgets/hk-cz-symbol.h"

G_BEGIN_DECLS

#define HK_CZ_N_PHASES 4
#define HK_CZ_N_RANGES 4

/* How a part of the day looks.
 * @symbol: its symbol, which also has its word */
typedef struct
{
  HkCzSymbolKind  symbol;
  const char     *style;
} HkCzPhaseLook;

/* How far away an attack is made.
 * @id: the part of the name of a number of a Weather card
 * @title: N_() marked: what it is called */
typedef struct
{
  const char *id;
  const char *title;
} HkCzRangeTitle;

extern const HkCzPhaseLook hk_cz_phase_looks[HK_CZ_N_PHASES];
extern const HkCzRangeTitle hk_cz_ranges[HK_CZ_N_RANGES];

G_END_DECLS
