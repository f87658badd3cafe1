/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-aotd-vault-attempt.h"

/* The attempt that lies on the table, as the odds see it. */

/**
 * hk_aotd_vault_is_tried:
 * @vault: the Vault of a mission
 *
 * Returns: whether somebody resolves the Challenge now
 */
gboolean
hk_aotd_vault_is_tried (HkAotdVault *vault)
{
  g_return_val_if_fail (HK_IS_AOTD_VAULT (vault), FALSE);

  return vault->survivor >= 0;
}

/**
 * hk_aotd_vault_can_bonus:
 * @vault: the Vault of a mission
 *
 * Returns: whether the bonus of the Vault card can be used in the attempt now; the extra die only
 * before the first roll
 */
gboolean
hk_aotd_vault_can_bonus (HkAotdVault *vault)
{
  HkAotdVaultBonus bonus;

  g_return_val_if_fail (HK_IS_AOTD_VAULT (vault), FALSE);

  return hk_aotd_vault_is_tried (vault) && vault->bonus_there && !vault->bonus_used
         && hk_aotd_vault_bonus_from_id (vault->bonus, &bonus) && bonus != HK_AOTD_VAULT_NO_BONUS
         && (bonus != HK_AOTD_VAULT_EXTRA_DIE || vault->rolls == 0);
}

/**
 * hk_aotd_vault_get_state:
 * @vault: the Vault of a mission, with an attempt or before one
 * @state: (out): the moment of the attempt, or its start when there is none; before an attempt the
 *   bonus of the card counts as there
 * @error: return location for a %HK_ERROR_PARAMETER
 *
 * Returns: whether an attempt can come to what lies on the table
 */
gboolean
hk_aotd_vault_get_state (HkAotdVault      *vault,
                         HkAotdVaultState *state,
                         GError          **error)
{
  HkAotdVaultBonus bonus = HK_AOTD_VAULT_NO_BONUS;
  gboolean has_bonus;

  g_return_val_if_fail (HK_IS_AOTD_VAULT (vault) && state != NULL, FALSE);

  if (!hk_aotd_vault_bonus_from_id (vault->bonus, &bonus))
    bonus = HK_AOTD_VAULT_NO_BONUS;
  if (!hk_aotd_vault_is_tried (vault))
    {
      hk_aotd_vault_state_init (state, bonus);
      return TRUE;
    }
  /* The sixth die stays to the end of the attempt. */
  has_bonus = hk_aotd_vault_can_bonus (vault) || (bonus == HK_AOTD_VAULT_EXTRA_DIE && vault->bonus_used);
  hk_aotd_vault_state_init (state, has_bonus ? bonus : HK_AOTD_VAULT_NO_BONUS);
  if (!hk_aotd_vault_dice_parse (vault->reserve, &state->reserve, error)
      || !hk_aotd_vault_dice_parse (vault->free, &state->rolled, error))
    return FALSE;
  state->is_rolled = hk_aotd_vault_dice_count (&state->rolled) > 0;
  state->rolls_left = vault->rolls_allowed - vault->rolls;
  return hk_aotd_vault_state_check (state, error);
}
