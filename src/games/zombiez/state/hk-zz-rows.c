/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-rows.h"

const char * const hk_zz_kinds[] = { "zombie", "axe", "net", "shotgun", "barricade", NULL };

/* Returns whether it is an Axe, a Net or a Shotgun; a Barricade is none (Barricade).
 * @kind: a kind of card */
gboolean
hk_zz_kind_is_action (HkZzKind kind)
{
  return kind == HK_ZZ_AXE || kind == HK_ZZ_NET || kind == HK_ZZ_SHOTGUN;
}

static gboolean
has_copy (const HkZzCell     *cells,
          guint               n_cells,
          HkZzKind            kind,
          const HkZzRowRules *rules)
{
  for (guint i = 0; i < n_cells; i++)
    if (cells[i].kind == kind || (!rules->covered_hidden && (cells[i].beneath & (1u << kind)) != 0))
      return TRUE;
  return FALSE;
}

/* Of the card on top; by a house rule a Barricade has none (ruling.barricade-colour). */
static int
get_colour (const HkZzCell     *cell,
            const HkZzRowRules *rules)
{
  return rules->bare_barricade && cell->kind == HK_ZZ_BARRICADE ? 0 : cell->colour;
}

/* The value with which a card at that end has to be in order, and how far away it lies; 0 none. */
static int
find_value (const HkZzCell     *cells,
            guint               n_cells,
            HkZzSide            side,
            const HkZzRowRules *rules,
            guint              *distance)
{
  for (guint i = 0; i < n_cells; i++)
    {
      const HkZzCell *cell = &cells[side == HK_ZZ_LEFT ? i : n_cells - 1 - i];

      *distance = i;
      if (cell->value > 0)
        return cell->value;
      if (rules->actions_break || (rules->barricade_breaks && cell->kind == HK_ZZ_BARRICADE))
        break;
    }
  return 0;
}

static HkZzFit
compare (int                 value,
         const HkZzCell     *cells,
         guint               n_cells,
         HkZzSide            side,
         const HkZzRowRules *rules)
{
  guint distance = 0;
  const int other = value == 0 ? 0 : find_value (cells, n_cells, side, rules, &distance);

  if (other == 0)
    return HK_ZZ_FITS;
  if (value == other)
    return distance == 0 || rules->strict ? HK_ZZ_SAME_VALUE : HK_ZZ_FITS;
  if (side == HK_ZZ_LEFT)
    return value < other ? HK_ZZ_FITS : HK_ZZ_TOO_HIGH;
  return value > other ? HK_ZZ_FITS : HK_ZZ_TOO_LOW;
}

/* Compares the value with the nearest card that has one, colours and equal values with the neighbour, and looks for
 * a copy of an action in the whole row (Placing Cards, ruling.looking-through, ruling.covered-neighbours). Returns
 * whether the card may be placed there, and why not.
 * @cells: (array length=n_cells): a row that is in order, from left to right
 * @n_cells: how many cards it has; 0 begins a new row
 * @card: what is to be placed
 * @side: the left or the right end
 * @rules: what the group plays otherwise */
HkZzFit
hk_zz_fit_end (const HkZzCell     *cells,
               guint               n_cells,
               const HkZzCell     *card,
               HkZzSide            side,
               const HkZzRowRules *rules)
{
  const HkZzCell *neighbour = n_cells == 0 ? NULL : &cells[side == HK_ZZ_LEFT ? 0 : n_cells - 1];
  HkZzFit fit;

  g_return_val_if_fail (side != HK_ZZ_ON_TOP, HK_ZZ_NOT_ON_TOP);

  if (card->kind == HK_ZZ_BARRICADE)
    return HK_ZZ_NEEDS_CARD;
  fit = compare (card->value, cells, n_cells, side, rules);
  if (fit != HK_ZZ_FITS)
    return fit;
  if (neighbour != NULL && card->colour != 0 && card->colour == get_colour (neighbour, rules))
    return HK_ZZ_SAME_COLOUR;
  if (hk_zz_kind_is_action (card->kind) && has_copy (cells, n_cells, card->kind, rules))
    return HK_ZZ_SECOND_COPY;
  return HK_ZZ_FITS;
}

/* A Barricade may cover any card, another Barricade too, unless the group plays it otherwise (Barricade,
 * ruling.barricade-any, ruling.barricade-on-barricade). One with a colour must not lie beside the same colour
 * (ruling.barricade-colour). Returns whether the card may be placed there, and why not.
 * @cells: (array length=n_cells): a row, from left to right
 * @n_cells: how many cards it has
 * @card: what is to be placed
 * @position: of the card that it is to cover
 * @rules: what the group plays otherwise */
HkZzFit
hk_zz_fit_on_top (const HkZzCell     *cells,
                  guint               n_cells,
                  const HkZzCell     *card,
                  guint               position,
                  const HkZzRowRules *rules)
{
  if (card->kind != HK_ZZ_BARRICADE)
    return HK_ZZ_NOT_ON_TOP;
  if (position >= n_cells)
    return HK_ZZ_NEEDS_CARD;
  if ((rules->zombies_covered && hk_zz_kind_is_action (cells[position].kind)) || (rules->no_piles && cells[position].kind == HK_ZZ_BARRICADE))
    return HK_ZZ_NOT_COVERED;
  if (get_colour (card, rules) != 0
      && ((position > 0 && cells[position - 1].colour == card->colour)
          || (position + 1 < n_cells && cells[position + 1].colour == card->colour)))
    return HK_ZZ_SAME_COLOUR;
  return HK_ZZ_FITS;
}

/* Whether the card has a place in any row, or begins one. */
static gboolean
fits_anywhere (const HkZzCell *const *rows,
               const guint           *n_cells,
               guint                  n_rows,
               const HkZzCell        *card,
               const HkZzRowRules    *rules)
{
  for (guint i = 0; i < n_rows; i++)
    {
      if (hk_zz_fit_end (rows[i], n_cells[i], card, HK_ZZ_LEFT, rules) == HK_ZZ_FITS
          || hk_zz_fit_end (rows[i], n_cells[i], card, HK_ZZ_RIGHT, rules) == HK_ZZ_FITS)
        return TRUE;
      for (guint j = 0; card->kind == HK_ZZ_BARRICADE && j < n_cells[i]; j++)
        if (hk_zz_fit_on_top (rows[i], n_cells[i], card, j, rules) == HK_ZZ_FITS)
          return TRUE;
    }
  return FALSE;
}

/* Returns whether the card ends the turn without a reward, as it has no place (Gameplay, ruling.barricade-alone).
 * @rows: (array length=n_rows): the rows
 * @n_cells: (array length=n_rows): how many cards each has
 * @n_rows: how many rows there can be
 * @card: what has been drawn
 * @rules: what the group plays otherwise */
gboolean
hk_zz_is_bust (const HkZzCell *const *rows,
               const guint           *n_cells,
               guint                  n_rows,
               const HkZzCell        *card,
               const HkZzRowRules    *rules)
{
  guint n = 0;

  if (fits_anywhere (rows, n_cells, n_rows, card, rules))
    return FALSE;
  for (guint i = 0; i < n_rows; i++)
    n += n_cells[i];
  return !(rules->spare_barricade && card->kind == HK_ZZ_BARRICADE && n == 0);
}
