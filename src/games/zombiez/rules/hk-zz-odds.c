/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-census.h"
#include "hk-zz-odds.h"
#include "hk-zz-places.h"

/* The chance that the next card has no place: a count over the cards that nobody has seen. Where it is not known which these are, it
 * lies between two bounds: a card of a kind that has a place everywhere cannot end the turn, and what the book shows and nobody has
 * seen is still to come. */

/* Cards that are one to the rules of placement, save for their colour: the values, the actions, the Barricade. */
#define N_GROUPS (HK_ZZ_N_VALUES + HK_ZZ_N_KINDS - 1)

/* What the deck has at least: every value, every action and the Barricade are in the book, and four cards of value 2 in an example of a
 * horde set (Creating a Horde Set, Action Cards, Barricade). */
static const int printed[N_GROUPS] = { 1, 4, 1, 1, 1, 1, 1, 1, 1 };

/* Counts those of the @n_unseen cards, all equally likely to come next, that have no place. */
static void
count_unplaceable (const HkZzCell *const *rows,
                   const guint           *n_cells,
                   const HkZzRowRules    *rules,
                   const HkZzCell        *unseen,
                   guint                  n_unseen,
                   HkZzOdds              *odds)
{
  *odds = (HkZzOdds) { .left = (int) n_unseen };
  for (guint i = 0; i < n_unseen; i++)
    odds->unplaceable += hk_zz_is_bust (rows, n_cells, HK_ZZ_N_ROWS, &unseen[i], rules);
  odds->most = odds->unplaceable;
  if (n_unseen > 0)
    odds->chance = odds->most_chance = (double) odds->unplaceable / n_unseen;
}

/* The cards of the draw deck that are known, (transfer full) (element-type HkZzCard). */
static GPtrArray *
list_known (HkZzTable *self)
{
  GPtrArray *cards = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < hk_zz_table_get_n_left (self); i++)
    {
      HkZzCard *card = hk_zz_card_new_from_id (hk_deck_peek (self->deck, (guint) i), NULL);

      if (card != NULL)
        g_ptr_array_add (cards, card);
    }
  return cards;
}

static void
reckon (HkZzTable *self,
        GPtrArray *cards,
        HkZzOdds  *odds)
{
  const HkZzRowRules rules = hk_zz_table_get_row_rules (self);
  g_autofree HkZzCell *cells = g_new0 (HkZzCell, cards->len + 1);
  HkZzCell *rows[HK_ZZ_N_ROWS] = { NULL };
  guint n_cells[HK_ZZ_N_ROWS] = { 0 };

  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    if (hk_zz_table_get_row (self, i) != NULL)
      rows[i] = hk_zz_row_to_cells (hk_zz_table_get_row (self, i), &n_cells[i]);
  for (guint i = 0; i < cards->len; i++)
    cells[i] = hk_zz_card_to_cell (g_ptr_array_index (cards, i));
  count_unplaceable ((const HkZzCell *const *) rows, n_cells, &rules, cells, cards->len, odds);
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    g_free (rows[i]);
}

/* --- a deck that is not known ------------------------------------------------------------------------ */

static HkZzKind
get_kind (int group)
{
  return group < HK_ZZ_N_VALUES ? HK_ZZ_ZOMBIE : (HkZzKind) (HK_ZZ_AXE + group - HK_ZZ_N_VALUES);
}

/* A card of each colour of the group, (transfer full) (element-type HkZzCard); a Barricade has none (ruling.barricade-colour). */
static GPtrArray *
list_group (HkZzTable *self,
            int        group)
{
  const HkZzKind kind = get_kind (group);
  const int told = hk_zz_table_get_n_colours (self);
  const int n = kind == HK_ZZ_BARRICADE ? 1 : told > 0 ? told : HK_ZZ_MAX_COLOURS;
  GPtrArray *cards = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 1; i <= n; i++)
    g_ptr_array_add (cards, hk_zz_card_new (kind, kind == HK_ZZ_ZOMBIE ? group + 1 : 0, kind == HK_ZZ_BARRICADE ? 0 : i));
  return cards;
}

/* How many of the group the book shows that nobody has seen yet. */
static int
count_missing (const HkZzCensus *census,
               int               group)
{
  const HkZzKind kind = get_kind (group);
  int seen = 0;

  for (int i = 0; i <= HK_ZZ_MAX_COLOURS; i++)
    if (kind == HK_ZZ_BARRICADE)
      seen += census->barricades[i];
    else if (i < HK_ZZ_MAX_COLOURS)
      seen += kind == HK_ZZ_ZOMBIE ? census->zombies[group][i] : census->actions[kind][i];
  return MAX (0, printed[group] - seen);
}

/* Adds what is certain of @unknown cards of which nobody knows anything. */
static void
reckon_unknown (HkZzTable *self,
                int        unknown,
                HkZzOdds  *odds)
{
  HkZzCensus census;
  int bad = 0;
  int good = 0;

  hk_zz_census_take (&census, self);
  for (int i = 0; i < N_GROUPS; i++)
    {
      g_autoptr (GPtrArray) cards = list_group (self, i);
      HkZzOdds group;

      reckon (self, cards, &group);
      odds->kinds += group.left;
      odds->bad_kinds += group.unplaceable;
      bad += group.unplaceable == group.left ? count_missing (&census, i) : 0;
      good += group.unplaceable == 0 ? count_missing (&census, i) : 0;
    }
  if (odds->bad_kinds == 0)
    return;
  odds->most += unknown - MIN (good, unknown);
  odds->unplaceable += odds->bad_kinds == odds->kinds ? unknown : MIN (bad, unknown - MIN (good, unknown));
}

/* Returns whether the chance is known: there is a card left, and either it is known what the deck has, or any card
 * has a place; where it is not, @odds has its bounds.
 * @odds: (out): the chance that the next card has no place in the rows as they lie */
gboolean
hk_zz_table_get_bust_odds (HkZzTable *self,
                           HkZzOdds  *odds)
{
  g_autoptr (GPtrArray) known = NULL;

  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), FALSE);

  known = list_known (self);
  reckon (self, known, odds);
  odds->left = hk_zz_table_get_n_left (self);
  if (odds->left == 0)
    return FALSE;
  if (odds->left > (int) known->len)
    reckon_unknown (self, odds->left - (int) known->len, odds);
  odds->chance = (double) odds->unplaceable / odds->left;
  odds->most_chance = (double) odds->most / odds->left;
  return odds->unplaceable == odds->most;
}

/* Returns (transfer full): it in whole per cent, both bounds where it is not known; what is neither sure nor
 * impossible is never told as if it were. */
char *
hk_zz_odds_to_text (const HkZzOdds *odds)
{
  int least = (int) (odds->chance * 100 + 0.5);
  int most = (int) (odds->most_chance * 100 + 0.5);

  if (odds->unplaceable > 0 && least == 0)
    least = 1;
  if (odds->unplaceable < odds->left && least == 100)
    least = 99;
  if (odds->most > 0 && most == 0)
    most = 1;
  if (odds->most < odds->left && most == 100)
    most = 99;
  return least == most ? g_strdup_printf (_("%d %%"), least) : g_strdup_printf (_("%d to %d %%"), least, most);
}

/* --- the breakdown ------------------------------------------------------------------------------------ */

/* Counts the cards without a place by their names. */
static void
add_unplaceable (HkZzTable   *self,
                 HkBreakdown *term,
                 GPtrArray   *cards)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < cards->len; i++)
    {
      HkZzCard *card = g_ptr_array_index (cards, i);

      if (!hk_zz_table_can_place (self, card) && !hk_zz_table_is_spare (self, card))
        g_ptr_array_add (names, hk_zz_table_name_card (self, card));
    }
  g_ptr_array_sort_values (names, (GCompareFunc) g_strcmp0);
  for (guint i = 0, n; i < names->len; i += n)
    {
      for (n = 1; i + n < names->len && g_str_equal (names->pdata[i], names->pdata[i + n]); n++)
        ;
      hk_breakdown_add_int (term, names->pdata[i], (int) n, "zombiez/turn.bust");
    }
}

/* The kinds without a place, by value and kind: with their colours where only some have none. */
static void
add_kinds (HkZzTable   *self,
           HkBreakdown *term)
{
  for (int i = 0; i < N_GROUPS; i++)
    {
      g_autoptr (GPtrArray) cards = list_group (self, i);
      g_autoptr (HkZzCard) plain = hk_zz_card_new (get_kind (i), i < HK_ZZ_N_VALUES ? i + 1 : 0, 0);
      g_autofree char *name = hk_zz_table_name_card (self, plain);
      g_autoptr (GString) colours = g_string_new (NULL);
      HkZzOdds odds;

      reckon (self, cards, &odds);
      for (guint j = 0; j < cards->len; j++)
        {
          HkZzCard *card = g_ptr_array_index (cards, j);
          g_autofree char *colour = hk_zz_table_name_colour (self, card->colour);

          if (!hk_zz_table_can_place (self, card))
            g_string_append_printf (colours, colours->len == 0 ? "%s" : ", %s", colour);
        }
      if (odds.unplaceable > 0)
        hk_breakdown_set_value (hk_breakdown_add (term, name, "zombiez/turn.bust"),
                                odds.unplaceable == odds.left ? _("in every colour") : colours->str);
    }
}

static void
explain_unknown (HkZzTable      *self,
                 HkBreakdown    *breakdown,
                 const HkZzOdds *odds)
{
  g_autofree char *kinds = g_strdup_printf (_("%d of %d"), odds->bad_kinds, odds->kinds);
  HkBreakdown *term = hk_breakdown_add (breakdown, _("Kinds of cards without a place"), "zombiez/turn.bust");

  hk_breakdown_set_value (term, kinds);
  add_kinds (self, term);
  if (odds->unplaceable == odds->most)
    return;
  hk_breakdown_add_int (breakdown, _("Cards without a place, at least: what the book shows and nobody has seen"),
                        odds->unplaceable,
                        "zombiez/components.deck");
  hk_breakdown_add_int (breakdown, _("Cards without a place, at most: all but what the book shows and fits"),
                        odds->most, "zombiez/components.deck");
}

/* Returns (transfer full) (nullable): how the chance or its bounds come about; %NULL when no card is left. */
HkBreakdown *
hk_zz_table_explain_odds (HkZzTable *self)
{
  g_autoptr (GPtrArray) known = NULL;
  g_autofree char *text = NULL;
  HkBreakdown *breakdown;
  HkBreakdown *term;
  HkZzOdds odds;
  gboolean exact;

  g_return_val_if_fail (HK_IS_ZZ_TABLE (self), NULL);

  exact = hk_zz_table_get_bust_odds (self, &odds);
  if (odds.left == 0)
    return NULL;
  known = list_known (self);
  text = exact ? g_strdup_printf ("%.1f\302\240%%", 100 * odds.chance) : hk_zz_odds_to_text (&odds);
  breakdown = hk_breakdown_new (_("The next card has no place"), "zombiez/turn.bust");
  hk_breakdown_set_value (breakdown, text);
  hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
  term = hk_breakdown_add_int (breakdown, _("Cards in the draw deck"), odds.left, "zombiez/components.deck");
  if (self->components == HK_VALUES_INVENTED)
    hk_breakdown_set_mark (term, HK_BREAKDOWN_STAND_IN);
  if (odds.left > (int) known->len)
    {
      explain_unknown (self, breakdown, &odds);
      return breakdown;
    }
  term = hk_breakdown_add_int (breakdown, _("Of these without a place"), odds.unplaceable, "zombiez/turn.bust");
  add_unplaceable (self, term, known);
  return breakdown;
}
