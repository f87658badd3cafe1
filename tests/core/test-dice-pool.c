/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>
#include <stdlib.h>

#include "core/odds/hk-dice-pool.h"
#include "core/record/hk-error.h"

/* Pools of dice against all their cases, one by one. */

#define CLOSE 1e-9

static HkDistribution *
work_out (const HkDicePool *pool,
          const int        *faces,
          guint             n_dice)
{
  g_autoptr (GPtrArray) dice = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_distribution_unref);
  g_autoptr (GError) error = NULL;
  HkDistribution *result;

  for (guint i = 0; i < n_dice; i++)
    g_ptr_array_add (dice, hk_distribution_new_uniform (1, faces[i]));
  result = hk_dice_pool_work_out (pool, (HkDistribution **) dice->pdata, n_dice, NULL, &error);
  g_assert_no_error (error);
  return result;
}

static int
compare (const void *a,
         const void *b)
{
  return *(const int *) b - *(const int *) a;
}

/* Dice of different kinds of which some are kept, all cases counted. */
static void
test_keep (void)
{
  static const int faces[] = { 6, 6, 4, 10, 3 };
  const guint n = G_N_ELEMENTS (faces);

  for (int keep = 1; keep <= (int) n; keep++)
    for (gboolean worst = FALSE; worst <= TRUE; worst++)
      {
        double ways[60] = { 0 };
        double all = 0;
        HkDicePool pool;
        g_autoptr (HkDistribution) result = NULL;
        int shown[5] = { 1, 1, 1, 1, 1 };
        guint at = 0;

        while (at < n)
          {
            int sorted[5];
            int sum = 0;

            memcpy (sorted, shown, sizeof shown);
            qsort (sorted, n, sizeof (int), compare);
            for (int i = 0; i < keep; i++)
              sum += sorted[worst ? (int) n - 1 - i : i];
            ways[sum]++;
            all++;
            for (at = 0; at < n && ++shown[at] > faces[at]; at++)
              shown[at] = 1;
          }
        hk_dice_pool_init (&pool);
        pool.keep = keep;
        pool.worst = worst;
        result = work_out (&pool, faces, n);
        for (int i = 0; i < (int) G_N_ELEMENTS (ways); i++)
          g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (result, i), ways[i] / all, CLOSE);
      }
}

static void
test_reroll (void)
{
  static const int d6[] = { 6 };
  HkDicePool pool;
  g_autoptr (HkDistribution) once = NULL;
  g_autoptr (HkDistribution) until = NULL;

  hk_dice_pool_init (&pool);
  pool.reroll = 2;
  once = work_out (&pool, d6, 1);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (once, 1), 2 / 36.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (once, 6), 1 / 6.0 + 2 / 36.0, CLOSE);
  pool.again_until = TRUE;
  until = work_out (&pool, d6, 1);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (until, 2), 0, CLOSE);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (until, 3), 0.25, CLOSE);
}

static void
test_explode (void)
{
  static const int d6[] = { 6 };
  HkDicePool pool;
  g_autoptr (HkDistribution) result = NULL;
  g_autoptr (HkDistribution) die = hk_distribution_new_uniform (1, 6);
  g_autoptr (HkDistribution) thrown = NULL;
  double cut_off;

  hk_dice_pool_init (&pool);
  pool.explode = 6;
  pool.depth = 2;
  result = work_out (&pool, d6, 1);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (result, 6), 0, CLOSE);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (result, 7), 1 / 36.0, CLOSE);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (result, 18), 1 / 216.0, CLOSE);
  g_assert_cmpint (hk_distribution_get_highest (result), ==, 18);
  thrown = hk_dice_pool_throw (&pool, die, &cut_off, NULL);
  g_assert_nonnull (thrown);
  g_assert_cmpfloat_with_epsilon (cut_off, 1 / 216.0, CLOSE);
}

static void
test_reach (void)
{
  static const int dice[] = { 6, 6, 6, 6, 6 };
  HkDicePool pool;
  g_autoptr (HkDistribution) result = NULL;
  /* How many of five dice show a 5 or a 6, of 243 cases of a third each. */
  static const int cases[] = { 32, 80, 80, 40, 10, 1 };

  hk_dice_pool_init (&pool);
  pool.count = HK_POOL_REACH;
  pool.reach = 5;
  result = work_out (&pool, dice, 5);
  for (int i = 0; i <= 5; i++)
    g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (result, i), cases[i] / 243.0, CLOSE);
}

/* What never stops or takes too long is refused. */
static void
test_refused (void)
{
  g_autoptr (HkDistribution) die = hk_distribution_new_uniform (1, 6);
  HkDistribution *many[HK_DICE_POOL_MOST + 1];
  const HkDicePool bad[] = {
    { .reroll = 6, .again_until = TRUE, .explode = G_MAXINT, .depth = 3 },
    { .reroll = 0, .explode = 1, .depth = 3 },
    { .reroll = 0, .explode = 6, .depth = HK_DICE_POOL_DEPTH + 1 },
    { .reroll = 0, .explode = G_MAXINT, .depth = 3, .keep = 2 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (many); i++)
    many[i] = die;
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_null (hk_dice_pool_work_out (&bad[i], many, G_N_ELEMENTS (many), NULL, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dice-pool/keep", test_keep);
  g_test_add_func ("/dice-pool/reroll", test_reroll);
  g_test_add_func ("/dice-pool/explode", test_explode);
  g_test_add_func ("/dice-pool/reach", test_reach);
  g_test_add_func ("/dice-pool/refused", test_refused);
  return g_test_run ();
}
