/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "aotd-vault.h"

#define CLOSE 1e-12

/**
 * aotd_vault_make_state:
 * @reserve: (nullable): the dice that are set aside, as digits
 * @rolled: (nullable): the dice that are rolled, as digits; %NULL before the roll
 * @rolls_left: how many rolls are left
 * @bonus: the id of the bonus
 *
 * Returns: a moment of an attempt
 */
HkAotdVaultState
aotd_vault_make_state (const char *reserve,
                       const char *rolled,
                       int         rolls_left,
                       const char *bonus)
{
  HkAotdVaultState state;
  HkAotdVaultBonus which;

  g_assert_true (hk_aotd_vault_bonus_from_id (bonus, &which));
  hk_aotd_vault_state_init (&state, which);
  g_assert_true (hk_aotd_vault_dice_parse (reserve, &state.reserve, NULL));
  g_assert_true (hk_aotd_vault_dice_parse (rolled, &state.rolled, NULL));
  state.is_rolled = rolled != NULL;
  state.rolls_left = rolls_left;
  return state;
}

/**
 * aotd_vault_get_whole_chance:
 * @bonus: a bonus
 * @take_back: whether reserved dice may be rolled again
 *
 * Returns: the chance of an attempt from its first roll on
 */
HkAotdVaultChance
aotd_vault_get_whole_chance (HkAotdVaultBonus bonus,
                             gboolean         take_back)
{
  HkAotdVaultState state;
  HkAotdVaultChance chance;
  g_autoptr (GError) error = NULL;

  hk_aotd_vault_state_init (&state, bonus);
  state.may_take_back = take_back;
  hk_aotd_vault_get_chance (&state, &chance, &error);
  g_assert_no_error (error);
  return chance;
}

/**
 * aotd_vault_assert_close:
 * @one: a number
 * @other: another
 *
 * Both are the same but for the last digits.
 */
void
aotd_vault_assert_close (double one,
                         double other)
{
  g_assert_cmpfloat_with_epsilon (one, other, CLOSE);
}
