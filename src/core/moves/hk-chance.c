/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-chance.h"

/* The chance in a move, against what was to be expected. It is asked for only when a game is looked back at: playing costs
 * nothing. */

static GQuark
get_quark (void)
{
  return g_quark_from_static_string ("hk-chances");
}

/* Frees a copy. */
void
hk_chance_free (HkChance *self)
{
  hk_distribution_unref (self->expected);
  g_free (self);
}

/* Lets the move tell its chance when it is applied. */
void
hk_move_collect_chances (HkMove *self)
{
  g_object_set_qdata_full (G_OBJECT (self), get_quark (), g_ptr_array_new_with_free_func ((GDestroyNotify) hk_chance_free),
                           (GDestroyNotify) g_ptr_array_unref);
}

/* Whether anybody asks for the chance, so that expectations that take time are worked out only then. */
gboolean
hk_move_collects_chances (HkMove *self)
{
  return g_object_get_qdata (G_OBJECT (self), get_quark ()) != NULL;
}

/* Tells what chance has decided.
 * @player: the seat; -1 all together
 * @title: N_() marked; kept
 * @value: more is luckier
 * @expected: (transfer full): how likely each value was */
void
hk_move_add_chance (HkMove         *self,
                    int             player,
                    const char     *title,
                    int             value,
                    HkDistribution *expected)
{
  GPtrArray *chances = g_object_get_qdata (G_OBJECT (self), get_quark ());
  HkChance *chance;

  if (chances == NULL)
    {
      hk_distribution_unref (expected);
      return;
    }
  chance = g_new (HkChance, 1);
  *chance = (HkChance) { player, title, value, expected };
  g_ptr_array_add (chances, chance);
}

/* Tells what a die has shown, rolled by the app or told: each face was as likely, and a higher one is luckier.
 * @player: the seat; -1 all together
 * @title: N_() marked; kept */
void
hk_move_add_die (HkMove     *self,
                 int         player,
                 const char *title,
                 int         value,
                 int         lowest,
                 int         highest)
{
  hk_move_add_chance (self, player, title, CLAMP (value, lowest, highest), hk_distribution_new_uniform (lowest, highest));
}

/* The same of a die of which a lower face is luckier. */
void
hk_move_add_bad_die (HkMove     *self,
                     int         player,
                     const char *title,
                     int         value,
                     int         lowest,
                     int         highest)
{
  hk_move_add_die (self, player, title, -value, -highest, -lowest);
}

/* Tells of a chance that was taken or missed.
 * @player: the seat; -1 all together
 * @title: N_() marked; kept
 * @is_lucky: how it went
 * @chance: how likely the lucky way was, from 0 to 1; nothing is told of what was certain */
void
hk_move_add_stroke (HkMove     *self,
                    int         player,
                    const char *title,
                    gboolean    is_lucky,
                    double      chance)
{
  const double weights[] = { 1 - chance, chance };

  if (chance > 0 && chance < 1)
    hk_move_add_chance (self, player, title, is_lucky, hk_distribution_new_weighted (0, weights, G_N_ELEMENTS (weights)));
}

/* Tells what was drawn from a deck of which every card is known: it was any of those that lay there.
 * @deck: as it is afterwards
 * @drawn: the card, which is not in the deck any more
 * @value: what a card is worth */
void
hk_move_add_drawn (HkMove      *self,
                   int          player,
                   const char  *title,
                   HkDeck      *deck,
                   const char  *drawn,
                   HkCardValue  value,
                   gpointer     user_data)
{
  const guint n = hk_deck_get_n_left (deck);
  const int mine = value (drawn, user_data);
  g_autofree int *values = NULL;
  g_autofree double *weights = NULL;
  int lowest = mine;
  int highest = mine;

  if (!hk_move_collects_chances (self))
    return;
  values = g_new (int, n + 1);
  values[n] = mine;
  for (guint i = 0; i < n; i++)
    {
      values[i] = value (hk_deck_peek (deck, i), user_data);
      lowest = MIN (lowest, values[i]);
      highest = MAX (highest, values[i]);
    }
  weights = g_new0 (double, (gsize) (highest - lowest) + 1);
  for (guint i = 0; i <= n; i++)
    weights[values[i] - lowest] += 1;
  hk_move_add_chance (self, player, title, mine, hk_distribution_new_weighted (lowest, weights, (guint) (highest - lowest) + 1));
}

/* (transfer none) (nullable) (element-type HkChance): what was told; NULL where nobody has asked. */
GPtrArray *
hk_move_get_chances (HkMove *self)
{
  return g_object_get_qdata (G_OBJECT (self), get_quark ());
}
