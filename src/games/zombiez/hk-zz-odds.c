/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-zz-odds.h"
#include "hk-zz-places.h"
#include "hk-zz-words.h"

/* The chance that the next card has no place: a count over the cards that nobody has seen. */

/**
 * hk_zz_odds_reckon:
 * @rows: (array fixed-size=3): the rows
 * @n_cells: (array fixed-size=3): how many cards each has
 * @rules: what the group plays otherwise
 * @unseen: (array length=n_unseen): the cards that may come next, all equally likely
 * @n_unseen: how many there are
 * @odds: (out): the chance
 *
 * Returns: whether there is a card left
 */
gboolean
hk_zz_odds_reckon (const HkZzCell *const *rows,
                   const guint           *n_cells,
                   const HkZzRowRules    *rules,
                   const HkZzCell        *unseen,
                   guint                  n_unseen,
                   HkZzOdds              *odds)
{
  *odds = (HkZzOdds) { (int) n_unseen, 0, 0 };
  for (guint i = 0; i < n_unseen; i++)
    odds->unplaceable += hk_zz_is_bust (rows, n_cells, HK_ZZ_N_ROWS, &unseen[i], rules);
  if (n_unseen == 0)
    return FALSE;
  odds->chance = (double) odds->unplaceable / n_unseen;
  return TRUE;
}

/* The cards of the draw deck, (transfer full) (element-type HkZzCard); NULL when they are not all known. */
static GPtrArray *
list_unseen (HkZzTable *self)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < hk_zz_table_get_n_left (self); i++)
    {
      HkZzCard *card = hk_zz_card_new_from_id (hk_deck_peek (self->deck, (guint) i), NULL);

      if (card == NULL)
        return NULL;
      g_ptr_array_add (cards, card);
    }
  return g_steal_pointer (&cards);
}

static gboolean
reckon (HkZzTable *self,
        GPtrArray *unseen,
        HkZzOdds  *odds)
{
  const HkZzRowRules rules = hk_zz_table_get_row_rules (self);
  g_autofree HkZzCell *cards = g_new0 (HkZzCell, unseen->len + 1);
  HkZzCell *rows[HK_ZZ_N_ROWS] = { NULL };
  guint n_cells[HK_ZZ_N_ROWS] = { 0 };
  gboolean any;

  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    if (hk_zz_table_get_row (self, i) != NULL)
      rows[i] = hk_zz_row_to_cells (hk_zz_table_get_row (self, i), &n_cells[i]);
  for (guint i = 0; i < unseen->len; i++)
    cards[i] = hk_zz_card_to_cell (g_ptr_array_index (unseen, i));
  any = hk_zz_odds_reckon ((const HkZzCell *const *) rows, n_cells, &rules, cards, unseen->len, odds);
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    g_free (rows[i]);
  return any;
}

/**
 * hk_zz_table_get_bust_odds:
 * @self: a table
 * @odds: (out): the chance that the next card has no place in the rows as they lie
 *
 * Returns: whether it can be told: there is a card left, and it is known what the deck has
 */
gboolean
hk_zz_table_get_bust_odds (HkZzTable *self,
                           HkZzOdds  *odds)
{
  g_autoptr (GPtrArray) unseen = NULL;

  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), FALSE);

  *odds = (HkZzOdds) { hk_zz_table_get_n_left (self), 0, 0 };
  unseen = list_unseen (self);
  return unseen != NULL && reckon (self, unseen, odds);
}

/* Counts the cards without a place by their names. */
static void
add_unplaceable (HkZzTable *self,
                 HkWorking *term,
                 GPtrArray *unseen)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < unseen->len; i++)
    {
      HkZzCard *card = g_ptr_array_index (unseen, i);

      if (!hk_zz_table_can_place (self, card) && !hk_zz_table_is_spare (self, card))
        g_ptr_array_add (names, hk_zz_table_name_card (self, card));
    }
  g_ptr_array_sort_values (names, (GCompareFunc) g_strcmp0);
  for (guint i = 0, n; i < names->len; i += n)
    {
      for (n = 1; i + n < names->len && g_str_equal (names->pdata[i], names->pdata[i + n]); n++)
        ;
      hk_working_add_int (term, names->pdata[i], (int) n, "zombiez/turn.bust");
    }
}

/**
 * hk_zz_table_explain_odds:
 * @self: a table
 *
 * Returns: (transfer full) (nullable): how the chance comes about; %NULL when it cannot be told
 */
HkWorking *
hk_zz_table_explain_odds (HkZzTable *self)
{
  g_autoptr (GPtrArray) unseen = NULL;
  g_autofree char *text = NULL;
  HkWorking *working;
  HkWorking *term;
  HkZzOdds odds;

  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), NULL);

  unseen = list_unseen (self);
  if (unseen == NULL || !reckon (self, unseen, &odds))
    return NULL;
  text = g_strdup_printf ("%.1f\302\240%%", 100 * odds.chance);
  working = hk_working_new (_("The next card has no place"), "zombiez/turn.bust");
  hk_working_set_value (working, text);
  hk_working_set_mark (working, HK_WORKING_RESULT);
  term = hk_working_add_int (working, _("Cards in the draw deck"), odds.left, "zombiez/components.deck");
  if (g_strcmp0 (self->components, "stand-in") == 0)
    hk_working_set_mark (term, HK_WORKING_STAND_IN);
  term = hk_working_add_int (working, _("Of these without a place"), odds.unplaceable, "zombiez/turn.bust");
  add_unplaceable (self, term, unseen);
  return working;
}
