/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/odds/hk-breakdown.h"
#include "games/zombiez/state/hk-zz-rows.h"
#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

/* @left: cards of the deck that nobody has seen
 * @unplaceable: of these, how many have no place in the rows for certain
 * @most: how many can have none at most; as many as @unplaceable where it is known
 * @kinds: how many kinds of cards there are, by value and colour
 * @bad_kinds: of these, how many have no place and may still come
 * @chance: 0 to 1 that the next card has no place, as far as is certain
 * @most_chance: what that chance is at most */
typedef struct
{
  int    left;
  int    unplaceable;
  int    most;
  int    kinds;
  int    bad_kinds;
  double chance;
  double most_chance;
} HkZzOdds;

gboolean     hk_zz_table_get_bust_odds (HkZzTable *self, HkZzOdds *odds);
char        *hk_zz_odds_to_text        (const HkZzOdds *odds);
HkBreakdown *hk_zz_table_explain_odds  (HkZzTable *self);

G_END_DECLS
