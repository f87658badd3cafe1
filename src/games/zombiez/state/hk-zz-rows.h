/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The rules of placement, without a table. */

/* @HK_ZZ_ZOMBIE: a zombie with a value and a colour
 * @HK_ZZ_AXE: an action with a colour
 * @HK_ZZ_NET: an action with a colour
 * @HK_ZZ_SHOTGUN: an action with a colour
 * @HK_ZZ_BARRICADE: lies on another card */
typedef enum
{
  HK_ZZ_NO_KIND = -1,
  HK_ZZ_ZOMBIE,
  HK_ZZ_AXE,
  HK_ZZ_NET,
  HK_ZZ_SHOTGUN,
  HK_ZZ_BARRICADE,
} HkZzKind;

#define HK_ZZ_N_KINDS (HK_ZZ_BARRICADE + 1)

extern const char * const hk_zz_kinds[];

/* A place of a row, or a card that is to be placed.
 * @kind: what lies on top
 * @value: 1 to 5 of a zombie that nothing covers, else 0
 * @colour: of the card on top, from 1; 0 none
 * @beneath: the kinds of action cards that are covered here, a bit each (1 << kind) */
typedef struct
{
  HkZzKind kind;
  int      value;
  int      colour;
  guint    beneath;
} HkZzCell;

/* What a group may play otherwise; all %FALSE is what the rulings say.
 * @actions_break: whether values are compared only between neighbours, so that a card without a value lets them
 *   begin anew
 * @strict: whether a value may be in a row only once, even with a card without a value between the two
 * @covered_hidden: whether a covered action card is no copy
 * @zombies_covered: whether a Barricade covers zombies only, not actions
 * @no_piles: whether a Barricade does not cover another one
 * @spare_barricade: whether a Barricade that finds no card at all is put aside and the turn goes on
 * @barricade_breaks: whether a Barricade lets the values begin anew
 * @bare_barricade: whether a Barricade never counts as of a colour */
typedef struct
{
  gboolean actions_break;
  gboolean strict;
  gboolean covered_hidden;
  gboolean zombies_covered;
  gboolean no_piles;
  gboolean spare_barricade;
  gboolean barricade_breaks;
  gboolean bare_barricade;
} HkZzRowRules;

/* @HK_ZZ_ON_TOP: on top of a card */
typedef enum
{
  HK_ZZ_LEFT,
  HK_ZZ_RIGHT,
  HK_ZZ_ON_TOP,
} HkZzSide;

/* Whether a card may be placed somewhere, and why not.
 * @HK_ZZ_FITS: it may be placed there
 * @HK_ZZ_TOO_HIGH: the row would not go from the lowest to the highest: the card is higher than one to its right
 * @HK_ZZ_TOO_LOW: the row would not go from the lowest to the highest: the card is lower than one to its left
 * @HK_ZZ_SAME_VALUE: the neighbour has the same value
 * @HK_ZZ_SAME_COLOUR: a neighbour has the same colour
 * @HK_ZZ_SECOND_COPY: the row has a copy of the action card
 * @HK_ZZ_NEEDS_CARD: a Barricade lies on a card and never on its own
 * @HK_ZZ_NOT_COVERED: the group does not cover such a card
 * @HK_ZZ_NOT_ON_TOP: only a Barricade lies on a card */
typedef enum
{
  HK_ZZ_FITS,
  HK_ZZ_TOO_HIGH,
  HK_ZZ_TOO_LOW,
  HK_ZZ_SAME_VALUE,
  HK_ZZ_SAME_COLOUR,
  HK_ZZ_SECOND_COPY,
  HK_ZZ_NEEDS_CARD,
  HK_ZZ_NOT_COVERED,
  HK_ZZ_NOT_ON_TOP,
} HkZzFit;

gboolean hk_zz_kind_is_action (HkZzKind kind);
HkZzFit     hk_zz_fit_end        (const HkZzCell *cells, guint n_cells, const HkZzCell *card, HkZzSide side,
                                  const HkZzRowRules *rules);
HkZzFit     hk_zz_fit_on_top     (const HkZzCell *cells, guint n_cells, const HkZzCell *card, guint position,
                                  const HkZzRowRules *rules);
gboolean    hk_zz_is_bust        (const HkZzCell *const *rows, const guint *n_cells, guint n_rows, const HkZzCell *card,
                                  const HkZzRowRules *rules);

G_END_DECLS
