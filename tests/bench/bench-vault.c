/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/vault/hk-aotd-vault-advice.h"
#include "hk-figure.h"

/* What the adviser of the Vault says after each roll of an attempt, with the table of what else may be held: the slowest state. */

#define N_ROUNDS 20

static double
advise (const HkAotdVaultState *state)
{
  gint64 least = G_MAXINT64;

  for (guint i = 0; i < N_ROUNDS; i++)
    {
      const gint64 start = g_get_monotonic_time ();
      g_autoptr (GError) error = NULL;
      g_autoptr (HkAotdVaultAdvice) advice = hk_aotd_vault_advise (state, &error);
      g_autoptr (HkBreakdown) breakdown = hk_aotd_vault_explain (state, advice);

      g_assert_no_error (error);
      for (guint j = 0; j < advice->n_holds; j++)
        g_free (hk_aotd_vault_hold_to_text (&advice->holds[j], state));
      least = MIN (least, g_get_monotonic_time () - start);
    }
  return (double) least / 1000;
}

/* The slowest of @worst and this roll. Odds that were worked out are not remembered between calls of the adviser. */
static void
advise_roll (HkAotdVaultBonus bonus,
             int              rolls_left,
             gboolean         take_back,
             double          *worst)
{
  static const char * const rolls[] = { "11223", "12346", "22456", "11111", "13356", "123456", "112266" };

  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    {
      HkAotdVaultState state;

      hk_aotd_vault_state_init (&state, bonus);
      g_assert_true (hk_aotd_vault_dice_parse (rolls[i], &state.rolled, NULL));
      if (hk_aotd_vault_dice_count (&state.rolled) > HK_AOTD_VAULT_DICE && bonus != HK_AOTD_VAULT_EXTRA_DIE)
        continue;
      state.is_rolled = TRUE;
      state.rolls_left = rolls_left;
      state.may_take_back = take_back;
      *worst = MAX (*worst, advise (&state));
    }
}

int
main (int    argc,
      char **argv)
{
  double worst = 0;

  for (HkAotdVaultBonus bonus = HK_AOTD_VAULT_NO_BONUS; bonus <= HK_AOTD_VAULT_EXTRA_DIE; bonus++)
    for (int rolls_left = 1; rolls_left < HK_AOTD_VAULT_ROLLS; rolls_left++)
      {
        advise_roll (bonus, rolls_left, FALSE, &worst);
        advise_roll (bonus, rolls_left, TRUE, &worst);
      }
  hk_figure ("vault-advice", worst);
  return 0;
}
