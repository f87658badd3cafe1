/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-zz-places.h"

/* Where a card of the table can be placed. */

/* @self: (nullable): a place */
void
hk_zz_place_free (HkZzPlace *self)
{
  if (self == NULL)
    return;
  g_free (self->reason);
  g_free (self);
}

/* Returns (transfer full): the move "place" for the drawn card. */
HkMove *
hk_zz_place_make_move (const HkZzPlace *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->side == HK_ZZ_ON_TOP)
    return hk_move_build ("place", "i:row", self->row, "i:position", self->position, NULL);
  if (self->is_new)
    return hk_move_build ("place", "i:row", self->row, NULL);
  return hk_move_build ("place", "i:row", self->row, "s:side", self->side == HK_ZZ_LEFT ? "left" : "right", NULL);
}

/* Returns (transfer full): where it is, for a button. */
char *
hk_zz_place_describe (const HkZzPlace *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->side == HK_ZZ_ON_TOP)
    return g_strdup_printf (_("Row %d, on card %d"), self->row + 1, self->position + 1);
  if (self->is_new)
    return g_strdup_printf (_("Row %d, a new one"), self->row + 1);
  return g_strdup_printf (self->side == HK_ZZ_LEFT ? _("Row %d, on the left") : _("Row %d, on the right"), self->row + 1);
}

/* Returns (nullable): the global id of the rule that says so; %NULL where it fits.
 * @fit: why a card does not fit */
const char *
hk_zz_fit_get_rule (HkZzFit fit)
{
  static const char * const rules[] = {
    [HK_ZZ_FITS] = NULL,
    [HK_ZZ_TOO_HIGH] = "zombiez/placing.ascending",
    [HK_ZZ_TOO_LOW] = "zombiez/placing.ascending",
    [HK_ZZ_SAME_VALUE] = "zombiez/placing.same-value",
    [HK_ZZ_SAME_COLOUR] = "zombiez/placing.same-colour",
    [HK_ZZ_SECOND_COPY] = "zombiez/placing.one-copy",
    [HK_ZZ_NEEDS_CARD] = "zombiez/barricade.on-top",
    [HK_ZZ_NOT_COVERED] = "zombiez/ruling.barricade-any",
    [HK_ZZ_NOT_ON_TOP] = "zombiez/placing.ends",
  };

  return rules[fit];
}

/* Returns (transfer full) (nullable): why, a sentence; %NULL where it fits.
 * @fit: why a card does not fit */
char *
hk_zz_fit_explain (HkZzFit fit)
{
  static const char * const reasons[] = {
    [HK_ZZ_TOO_HIGH] = N_("It is too high: there is a lower card to its right."),
    [HK_ZZ_TOO_LOW] = N_("It is too low: there is a higher card to its left."),
    [HK_ZZ_SAME_VALUE] = N_("The same value lies there already."),
    [HK_ZZ_SAME_COLOUR] = N_("It would lie next to its own colour."),
    [HK_ZZ_SECOND_COPY] = N_("The row has such an action card already."),
    [HK_ZZ_NEEDS_CARD] = N_("A Barricade needs a card to lie on."),
    [HK_ZZ_NOT_COVERED] = N_("By your house rule such a card is not covered."),
    [HK_ZZ_NOT_ON_TOP] = N_("Only a Barricade lies on another card; all others go to an end of a row."),
  };

  return fit == HK_ZZ_FITS ? NULL : g_strdup (_(reasons[fit]));
}

/* Returns what the rules of placement need to know of it.
 * @card: a card, with what it covers */
HkZzCell
hk_zz_card_to_cell (HkZzCard *card)
{
  HkZzCell cell = { HK_ZZ_ZOMBIE, 0, 0, 0 };

  g_return_val_if_fail (HK_IS_ZZ_CARD (card), cell);

  if (card->kind != HK_ZZ_NO_KIND)
    cell.kind = card->kind;
  cell.value = cell.kind == HK_ZZ_ZOMBIE ? card->value : 0;
  cell.colour = card->colour;
  for (HkZzCard *below = card->covered; below != NULL; below = below->covered)
    if (hk_zz_kind_is_action (below->kind))
      cell.beneath |= 1u << below->kind;
  return cell;
}

/* Returns (transfer full) (array length=n_cells): the row as the rules of placement see it.
 * @n_cells: (out): how many cards it has */
HkZzCell *
hk_zz_row_to_cells (HkZzRow *row,
                    guint   *n_cells)
{
  const int n = hk_zz_row_get_n_cards (row);
  HkZzCell *cells = g_new0 (HkZzCell, (gsize) n + 1);

  for (int i = 0; i < n; i++)
    cells[i] = hk_zz_card_to_cell (hk_zz_row_get_card (row, i));
  *n_cells = (guint) n;
  return cells;
}

/* Returns what the group plays otherwise in its rows. */
HkZzRowRules
hk_zz_table_get_row_rules (HkZzTable *self)
{
  return (HkZzRowRules) {
    .actions_break = hk_zz_table_has_house_rule (self, "actions-break"),
    .strict = hk_zz_table_has_house_rule (self, "value-once"),
    .covered_hidden = hk_zz_table_has_house_rule (self, "covered-hidden"),
    .zombies_covered = hk_zz_table_has_house_rule (self, "zombies-covered"),
    .no_piles = hk_zz_table_has_house_rule (self, "no-piles"),
    .spare_barricade = hk_zz_table_has_house_rule (self, "spare-barricade"),
    .barricade_breaks = hk_zz_table_has_house_rule (self, "barricade-breaks"),
    .bare_barricade = hk_zz_table_has_house_rule (self, "bare-barricade"),
  };
}

static void
add_place (GPtrArray *places,
           int        row,
           HkZzSide   side,
           int        position,
           gboolean   is_new,
           HkZzFit    fit)
{
  HkZzPlace *place = g_new0 (HkZzPlace, 1);

  *place = (HkZzPlace) { row, side, position, is_new, fit, hk_zz_fit_get_rule (fit), hk_zz_fit_explain (fit) };
  g_ptr_array_add (places, place);
}

/* Lists both ends of every row and the first row that has not been begun; for a Barricade every card instead.
 * Returns (transfer full) (element-type HkZzPlace): the places, row by row from left to right, those too where the
 * card must not go. */
GPtrArray *
hk_zz_list_places_of_card (HkZzTable *self,
                           HkZzCard  *card)
{
  GPtrArray *places = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_zz_place_free);
  const HkZzRowRules rules = hk_zz_table_get_row_rules (self);
  const HkZzCell cell = hk_zz_card_to_cell (card);
  gboolean begun = FALSE;

  for (int i = 0; i < hk_record_list_get_length (self->rows); i++)
    {
      guint n;
      g_autofree HkZzCell *cells = hk_zz_row_to_cells (hk_zz_table_get_row (self, i), &n);

      if (n == 0)
        {
          if (!begun)
            add_place (places, i, HK_ZZ_LEFT, 0, TRUE, hk_zz_fit_end (cells, 0, &cell, HK_ZZ_LEFT, &rules));
          begun = TRUE;
          continue;
        }
      for (guint j = 0; cell.kind == HK_ZZ_BARRICADE && j < n; j++)
        add_place (places, i, HK_ZZ_ON_TOP, (int) j, FALSE, hk_zz_fit_on_top (cells, n, &cell, j, &rules));
      if (cell.kind == HK_ZZ_BARRICADE)
        continue;
      add_place (places, i, HK_ZZ_LEFT, 0, FALSE, hk_zz_fit_end (cells, n, &cell, HK_ZZ_LEFT, &rules));
      add_place (places, i, HK_ZZ_RIGHT, (int) n, FALSE, hk_zz_fit_end (cells, n, &cell, HK_ZZ_RIGHT, &rules));
    }
  return places;
}

/* Returns (transfer full) (element-type HkZzPlace): the places of the drawn card, those too where it must not go;
 * empty when no card waits. */
GPtrArray *
hk_zz_list_places (HkZzTable *self)
{
  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), NULL);

  if (self->drawn == NULL)
    return g_ptr_array_new_with_free_func ((GDestroyNotify) hk_zz_place_free);
  return hk_zz_list_places_of_card (self, self->drawn);
}

/* Returns whether the card has a place in the rows. */
gboolean
hk_zz_table_can_place (HkZzTable *self,
                       HkZzCard  *card)
{
  g_autoptr (GPtrArray) places = hk_zz_list_places_of_card (self, card);

  for (guint i = 0; i < places->len; i++)
    if (((HkZzPlace *) g_ptr_array_index (places, i))->fit == HK_ZZ_FITS)
      return TRUE;
  return FALSE;
}

/* Returns whether the group puts the card aside and the turn goes on: a Barricade that finds no card at all, where a
 * house rule says so (ruling.barricade-alone). */
gboolean
hk_zz_table_is_spare (HkZzTable *self,
                      HkZzCard  *card)
{
  return hk_zz_table_has_house_rule (self, "spare-barricade") && hk_zz_card_is_barricade (card) && hk_zz_table_count_in_rows (self) == 0;
}
