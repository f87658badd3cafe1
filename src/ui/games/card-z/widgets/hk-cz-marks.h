/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-symbol.h"

G_BEGIN_DECLS

/* What lies on a Location: a symbol, and how many; −1 when there is nothing to count. */
typedef struct
{
  HkCzSymbolKind kind;
  int            count;
} HkCzMark;

/* The survivors of a player who stand on a Location. */
typedef struct
{
  int player;
  int count;
} HkCzPawn;

#define HK_CZ_MAX_MARKS 14
#define HK_CZ_MAX_PAWNS 8

guint hk_cz_marks_list       (HkCzTable *table, int location, HkCzMark *marks);
guint hk_cz_pawns_list       (HkCzTable *table, int location, HkCzPawn *pawns);
char *hk_cz_mark_describe    (const HkCzMark *mark);
char *hk_cz_place_describe   (HkCzTable *table, int location);
int   hk_cz_place_find_horde (HkCzTable *table, int q, int r);

G_END_DECLS
