/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "hk-luck.h"

/* How lucky somebody was. Dice and cards of different kinds are made comparable by their rank among what each could have been, in
 * steps of a twentieth; the sum of these ranks has an exact distribution, the convolution of those of the draws, and in that
 * the sum has its share. Each card counts against the deck as it lay when it was drawn. */
#define N_STEPS 20

/* Frees it. */
void
hk_luck_free (HkLuck *self)
{
  g_array_unref (self->draws);
  g_array_unref (self->kinds);
  g_free (self);
}

static double
find_rank (HkDistribution *expected,
           int             value)
{
  return hk_distribution_get_at_most (expected, value) - hk_distribution_get_exactly (expected, value) / 2;
}

static int
find_step (int      value,
           gpointer expected)
{
  return (int) lround (N_STEPS * find_rank (expected, value));
}

/* (transfer full): the distribution of the sum of ranks of some draws, in halves. */
static HkDistribution *
convolve (const HkDraw *draws,
          guint         n)
{
  if (n == 1)
    return hk_distribution_map (draws->chance->expected, find_step, draws->chance->expected);

  g_autoptr (HkDistribution) first = convolve (draws, n / 2);
  g_autoptr (HkDistribution) second = convolve (draws + n / 2, n - n / 2);

  return hk_distribution_sum (first, second);
}

static void
add_to_kind (HkLuck         *self,
             const HkChance *chance)
{
  HkLuckKind *kind = NULL;

  for (guint i = 0; i < self->kinds->len && kind == NULL; i++)
    if (g_str_equal (g_array_index (self->kinds, HkLuckKind, i).title, chance->title))
      kind = &g_array_index (self->kinds, HkLuckKind, i);
  if (kind == NULL)
    {
      const HkLuckKind first = { .title = chance->title };

      g_array_append_val (self->kinds, first);
      kind = &g_array_index (self->kinds, HkLuckKind, self->kinds->len - 1);
    }
  kind->n++;
  kind->sum += chance->value;
  kind->mean += hk_distribution_get_mean (chance->expected);
}

/* Returns (transfer full): the luck of one player; without a draw the share is a half.
 * @chances: (element-type HkChance): of the whole game, which have to last as long
 * @positions: (element-type guint): after which moves they lay there
 * @player: the seat; -1 all together */
HkLuck *
hk_luck_measure (GPtrArray *chances,
                 GArray    *positions,
                 int        player)
{
  HkLuck *self = g_new0 (HkLuck, 1);
  int sum = 0;

  self->player = player;
  self->draws = g_array_new (FALSE, FALSE, sizeof (HkDraw));
  self->kinds = g_array_new (FALSE, FALSE, sizeof (HkLuckKind));
  self->share = 0.5;
  for (guint i = 0; i < chances->len; i++)
    {
      const HkChance *chance = g_ptr_array_index (chances, i);
      const HkDraw draw = { g_array_index (positions, guint, i), chance, find_rank (chance->expected, chance->value) };

      if (chance->player != player)
        continue;
      g_array_append_val (self->draws, draw);
      add_to_kind (self, chance);
      sum += find_step (chance->value, chance->expected);
    }
  for (guint i = 0; i < self->draws->len; i++)
    {
      const HkDraw *draw = &g_array_index (self->draws, HkDraw, i);

      if (self->best == NULL || draw->rank > self->best->rank)
        self->best = draw;
      if (self->worst == NULL || draw->rank < self->worst->rank)
        self->worst = draw;
    }
  if (self->draws->len > 0)
    {
      g_autoptr (HkDistribution) all = convolve ((const HkDraw *) self->draws->data, self->draws->len);

      self->share = find_rank (all, sum);
    }
  return self;
}

/* Returns (transfer full) (element-type HkLuck): the luck of each player who has rolled or drawn anything, in the order of the
 * seats, and that of all together last.
 * @course: which has been read; it has to last as long */
GPtrArray *
hk_luck_list (HkCourse *course)
{
  GListModel *seats = hk_table_get_seats (hk_session_get_table (hk_course_get_session (course)));
  const int n = (int) g_list_model_get_n_items (seats);
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_luck_free);

  for (int i = 0; i <= n; i++)
    {
      HkLuck *luck = hk_luck_measure (hk_course_get_chances (course), hk_course_get_chance_positions (course), i < n ? i : -1);

      if (luck->draws->len > 0)
        g_ptr_array_add (list, luck);
      else
        hk_luck_free (luck);
    }
  return list;
}
