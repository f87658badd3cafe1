/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/odds/hk-distribution.h"
#include "core/record/hk-deck.h"
#include "hk-move.h"

G_BEGIN_DECLS

/* What a die or a card was, and what it could have been. More is always luckier for the player.
 * @player: the seat of the player whose luck it is; -1 the luck of all together
 * @title: N_() marked: what was rolled or drawn, in the plural, such as "Combat dice"
 * @value: what it was
 * @expected: how likely each value was at that moment */
typedef struct
{
  int             player;
  const char     *title;
  int             value;
  HkDistribution *expected;
} HkChance;

/* Returns what a card is worth for the luck of whoever draws it. */
typedef int (*HkCardValue) (const char *id,
                            gpointer    user_data);

void            hk_chance_free           (HkChance *self);
void            hk_move_collect_chances  (HkMove *self);
gboolean        hk_move_collects_chances (HkMove *self);
void            hk_move_add_chance       (HkMove *self, int player, const char *title, int value, HkDistribution *expected);
void            hk_move_add_die          (HkMove *self, int player, const char *title, int value, int lowest, int highest);
void            hk_move_add_bad_die      (HkMove *self, int player, const char *title, int value, int lowest, int highest);
void            hk_move_add_stroke       (HkMove *self, int player, const char *title, gboolean is_lucky, double chance);
void            hk_move_add_drawn        (HkMove *self, int player, const char *title, HkDeck *deck, const char *drawn,
                                          HkCardValue value, gpointer user_data);
GPtrArray      *hk_move_get_chances      (HkMove *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkChance, hk_chance_free)

G_END_DECLS
