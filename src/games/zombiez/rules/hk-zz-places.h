/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-rows.h"
#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

/* A place for a card.
 * @row: 0 to 2
 * @side: which end of the row, or on top of a card
 * @position: the card that would be covered, counted from the left; where the card would stand otherwise
 * @is_new: whether the row has no card yet; such a row has one place, the left one
 * @fit: whether the card may be placed there
 * @rule: (nullable): global id of the rule that forbids it, %NULL where it fits
 * @reason: (nullable): why not, a sentence; %NULL where it fits */
typedef struct
{
  int         row;
  HkZzSide    side;
  int         position;
  gboolean    is_new;
  HkZzFit     fit;
  const char *rule;
  char       *reason;
} HkZzPlace;

void         hk_zz_place_free          (HkZzPlace *self);
HkMove      *hk_zz_place_make_move     (const HkZzPlace *self);
char        *hk_zz_place_describe      (const HkZzPlace *self);
GPtrArray   *hk_zz_list_places         (HkZzTable *self);
GPtrArray   *hk_zz_list_places_of_card (HkZzTable *self, HkZzCard *card);
gboolean     hk_zz_table_can_place     (HkZzTable *self, HkZzCard *card);
gboolean     hk_zz_table_is_spare      (HkZzTable *self, HkZzCard *card);
HkZzCell     hk_zz_card_to_cell        (HkZzCard *card);
HkZzCell    *hk_zz_row_to_cells        (HkZzRow *row, guint *n_cells);
HkZzRowRules hk_zz_table_get_row_rules (HkZzTable *self);
const char  *hk_zz_fit_get_rule        (HkZzFit fit);
char        *hk_zz_fit_explain         (HkZzFit fit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkZzPlace, hk_zz_place_free)

G_END_DECLS
