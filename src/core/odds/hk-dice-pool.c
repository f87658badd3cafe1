/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-dice-pool.h"

/* What any dice come to when they are thrown again, explode, are kept or only counted: sums over all cases. */

/* @self: (out): the sum of all dice, each thrown once */
void
hk_dice_pool_init (HkDicePool *self)
{
  *self = (HkDicePool) { .reroll = G_MININT, .explode = G_MAXINT, .depth = 3, .count = HK_POOL_SUM };
}

/* A die that is thrown again where it shows too little. */
static HkDistribution *
throw_again (const HkDicePool *self,
             HkDistribution   *die)
{
  const double again = hk_distribution_get_at_most (die, self->reroll);
  g_autoptr (HkDistribution) rest = NULL;
  HkDistribution *parts[2];
  double weights[2];

  if (again <= 0 || again >= 1)
    return hk_distribution_ref (die);
  rest = hk_distribution_given (die, self->reroll + 1, hk_distribution_get_highest (die));
  if (self->again_until)
    return g_steal_pointer (&rest);
  parts[0] = rest;
  parts[1] = die;
  weights[0] = 1 - again;
  weights[1] = again;
  return hk_distribution_new_mixture (parts, weights, 2);
}

/* A die that adds to itself where it shows enough, so often in a row at most. */
static HkDistribution *
explode (const HkDicePool *self,
         HkDistribution   *die,
         int               left)
{
  const double more = hk_distribution_get_at_least (die, self->explode);
  g_autoptr (HkDistribution) stays = NULL;
  g_autoptr (HkDistribution) explodes = NULL;
  g_autoptr (HkDistribution) next = NULL;
  g_autoptr (HkDistribution) sum = NULL;
  HkDistribution *parts[2];
  double weights[2];

  if (left == 0 || more <= 0)
    return hk_distribution_ref (die);
  explodes = hk_distribution_given (die, self->explode, hk_distribution_get_highest (die));
  next = explode (self, die, left - 1);
  sum = hk_distribution_sum (explodes, next);
  if (more >= 1)
    return g_steal_pointer (&sum);
  stays = hk_distribution_given (die, hk_distribution_get_lowest (die), self->explode - 1);
  parts[0] = stays;
  parts[1] = sum;
  weights[0] = 1 - more;
  weights[1] = more;
  return hk_distribution_new_mixture (parts, weights, 2);
}

/* Returns (transfer full) (nullable): what one die comes to. Errors: %HK_ERROR_PARAMETER.
 * @cut_off: (out): the chance, 0 to 1, that it would have exploded more often than is allowed for */
HkDistribution *
hk_dice_pool_throw (const HkDicePool *self,
                    HkDistribution   *die,
                    double           *cut_off,
                    GError          **error)
{
  g_autoptr (HkDistribution) thrown = NULL;
  double more;

  *cut_off = 0;
  if (self->again_until && hk_distribution_get_at_most (die, self->reroll) >= 1)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("A die that is thrown again whatever it shows never stops."));
      return NULL;
    }
  if (self->depth < 1 || self->depth > HK_DICE_POOL_DEPTH)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("A die explodes 1 to %d times in a row."), HK_DICE_POOL_DEPTH);
      return NULL;
    }
  thrown = throw_again (self, die);
  more = hk_distribution_get_at_least (thrown, self->explode);
  if (more >= 1)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("A die that explodes whatever it shows never stops."));
      return NULL;
    }
  if (more <= 0)
    return g_steal_pointer (&thrown);
  *cut_off = 1;
  for (int i = 0; i <= self->depth; i++)
    *cut_off *= more;
  return explode (self, thrown, self->depth);
}

/* The sum of the @keep highest of dice that need not be alike: for each value that the lowest of those kept may have, how
 * likely so many dice show more with such a sum, and so many the same. */
static HkDistribution *
keep_highest (HkDistribution * const *dice,
              guint                   n_dice,
              guint                   keep)
{
  int lowest = G_MAXINT, highest = G_MININT;
  guint n_sums;
  gsize size;
  g_autofree double *all = NULL;

  for (guint i = 0; i < n_dice; i++)
    {
      lowest = MIN (lowest, hk_distribution_get_lowest (dice[i]));
      highest = MAX (highest, hk_distribution_get_highest (dice[i]));
    }
  n_sums = (guint) (highest - lowest) * keep + 1;
  size = (gsize) keep * (keep + 1) * n_sums;
  all = g_new0 (double, n_sums);
  for (int value = lowest; value <= highest; value++)
    {
      /* By how many dice show more, up to keep - 1; how many the same, up to keep; and the sum of the former above @lowest. */
      g_autofree double *now = g_new0 (double, size);

      now[0] = 1;
      for (guint i = 0; i < n_dice; i++)
        {
          g_autofree double *next = g_new0 (double, size);
          const double below = hk_distribution_get_at_most (dice[i], value - 1);
          const double same = hk_distribution_get_exactly (dice[i], value);

          for (guint more = 0; more < keep && more <= i; more++)
            for (guint equal = 0; equal <= keep && more + equal <= i; equal++)
              for (guint sum = 0; sum < n_sums; sum++)
                {
                  const double chance = now[(more * (keep + 1) + equal) * n_sums + sum];

                  if (chance == 0)
                    continue;
                  next[(more * (keep + 1) + equal) * n_sums + sum] += chance * below;
                  next[(more * (keep + 1) + MIN (equal + 1, keep)) * n_sums + sum] += chance * same;
                  for (int face = value + 1; more + 1 < keep && face <= hk_distribution_get_highest (dice[i]); face++)
                    next[((more + 1) * (keep + 1) + equal) * n_sums + sum + (guint) (face - lowest)] += chance * hk_distribution_get_exactly (dice[i], face);
                }
          g_free (now);
          now = g_steal_pointer (&next);
        }
      for (guint more = 0; more < keep; more++)
        for (guint equal = keep - more; equal <= keep; equal++)
          for (guint sum = 0; sum < n_sums; sum++)
            {
              const double chance = now[(more * (keep + 1) + equal) * n_sums + sum];

              if (chance > 0)
                all[sum + (keep - more) * (guint) (value - lowest)] += chance;
            }
    }
  return hk_distribution_new_weighted (lowest * (int) keep, all, n_sums);
}

static int
reaches (int      value,
         gpointer least)
{
  return value >= GPOINTER_TO_INT (least);
}

/* What is kept of the dice, counted. */
static HkDistribution *
keep_dice (const HkDicePool *self,
           GPtrArray        *dice)
{
  const guint keep = self->keep <= 0 ? dice->len : MIN ((guint) self->keep, dice->len);
  HkDistribution **list = (HkDistribution **) dice->pdata;
  g_autoptr (HkDistribution) sum = NULL;

  if (keep < dice->len)
    {
      g_autoptr (GPtrArray) turned = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_distribution_unref);

      for (guint i = 0; self->worst && i < dice->len; i++)
        g_ptr_array_add (turned, hk_distribution_scale (list[i], -1));
      if (!self->worst)
        return keep_highest (list, dice->len, keep);
      sum = keep_highest ((HkDistribution **) turned->pdata, turned->len, keep);
      return hk_distribution_scale (sum, -1);
    }
  for (guint i = 0; i < dice->len; i++)
    {
      HkDistribution *next = sum == NULL ? hk_distribution_ref (list[i]) : hk_distribution_sum (sum, list[i]);

      g_clear_pointer (&sum, hk_distribution_unref);
      sum = next;
    }
  return g_steal_pointer (&sum);
}

static HkBreakdown *
explain (const HkDicePool *self,
         guint             n_dice,
         HkDistribution   *result,
         double            cut_off)
{
  HkBreakdown *breakdown = hk_breakdown_new (_("What the dice come to"), NULL);
  g_autofree char *mean = g_strdup_printf ("%.2f", hk_distribution_get_mean (result));
  HkBreakdown *term;

  hk_breakdown_add_int (breakdown, _("Dice"), (int) n_dice, NULL);
  if (self->reroll > G_MININT)
    hk_breakdown_add_int (breakdown, self->again_until ? _("Thrown again as long as they show so much or less") : _("Thrown again once where they show so much or less"),
                          self->reroll, NULL);
  if (self->explode < G_MAXINT)
    {
      term = hk_breakdown_add_int (breakdown, _("Thrown once more, and added, where they show so much or more"), self->explode, NULL);
      hk_breakdown_add_int (term, _("So often in a row at most"), self->depth, NULL);
      hk_breakdown_add_chance (term, _("Chance that some die would have gone on"), cut_off, NULL);
    }
  if (self->keep > 0)
    hk_breakdown_add_int (breakdown, self->worst ? _("The lowest are kept") : _("The highest are kept"), self->keep, NULL);
  if (self->count == HK_POOL_REACH)
    hk_breakdown_add_int (breakdown, _("Counted are those that show so much or more"), self->reach, NULL);
  term = hk_breakdown_add (breakdown, _("On average"), NULL);
  hk_breakdown_set_value (term, mean);
  hk_breakdown_set_mark (term, HK_BREAKDOWN_RESULT);
  return breakdown;
}

/* Returns (transfer full) (nullable): how likely each result of the dice is. Errors: %HK_ERROR_PARAMETER.
 * @dice: (array length=n_dice): what each of them shows when it is thrown, at most 100
 * @breakdown: (out) (optional) (transfer full): how that comes about */
HkDistribution *
hk_dice_pool_work_out (const HkDicePool       *self,
                       HkDistribution * const *dice,
                       guint                   n_dice,
                       HkBreakdown           **breakdown,
                       GError                **error)
{
  const gboolean keeps = self->keep > 0 && (guint) self->keep < n_dice;
  g_autoptr (GPtrArray) thrown = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_distribution_unref);
  g_autoptr (HkDistribution) result = NULL;
  double none_cut = 1;

  if (n_dice == 0 || n_dice > (keeps ? HK_DICE_POOL_MOST : HK_DICE_POOL_MOST_SUM))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("It takes 1 to %d dice."), keeps ? HK_DICE_POOL_MOST : HK_DICE_POOL_MOST_SUM);
      return NULL;
    }
  for (guint i = 0; i < n_dice; i++)
    {
      double cut_off;
      HkDistribution *die = hk_dice_pool_throw (self, dice[i], &cut_off, error);

      if (die == NULL)
        return NULL;
      none_cut *= 1 - cut_off;
      if (self->count == HK_POOL_REACH)
        {
          HkDistribution *counted = hk_distribution_map (die, reaches, GINT_TO_POINTER (self->reach));

          hk_distribution_unref (die);
          die = counted;
        }
      g_ptr_array_add (thrown, die);
    }
  result = keep_dice (self, thrown);
  if (breakdown != NULL)
    *breakdown = explain (self, n_dice, result, 1 - none_cut);
  return g_steal_pointer (&result);
}
