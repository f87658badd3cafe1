/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-aotd-vault-advice.h"
#include "hk-aotd-vault-attempt.h"

/* The attempt that lies on the table, as the odds see it. */

/* Returns whether somebody resolves the Challenge now. */
gboolean
hk_aotd_vault_is_tried (HkAotdVault *vault)
{
  g_return_val_if_fail (HK_IS_AOTD_VAULT (vault), FALSE);

  return vault->survivor >= 0;
}

/* Returns whether the bonus of the Vault card can be used in the attempt now; the extra die only before the first
 * roll. */
gboolean
hk_aotd_vault_can_bonus (HkAotdVault *vault)
{
  HkAotdVaultBonus bonus;

  g_return_val_if_fail (HK_IS_AOTD_VAULT (vault), FALSE);

  return hk_aotd_vault_is_tried (vault) && vault->bonus_there && !vault->bonus_used
         && hk_aotd_vault_bonus_from_id (vault->bonus, &bonus) && bonus != HK_AOTD_VAULT_NO_BONUS
         && (bonus != HK_AOTD_VAULT_EXTRA_DIE || vault->rolls == 0);
}

/* Returns whether the attempt has a roll left. */
gboolean
hk_aotd_vault_can_roll (HkAotdVault *vault)
{
  g_return_val_if_fail (HK_IS_AOTD_VAULT (vault), FALSE);

  return vault->rolls < vault->rolls_allowed;
}

/* Returns how many dice the next roll has; the extra die counts only once it is taken.
 * @state: the moment of the attempt
 * @picked: the faces that are set aside before it, as digits */
int
hk_aotd_vault_count_next_roll (HkAotdVault            *vault,
                               const HkAotdVaultState *state,
                               const char             *picked)
{
  const gboolean not_taken = state->bonus == HK_AOTD_VAULT_EXTRA_DIE && !vault->bonus_used;
  const int dice = not_taken ? HK_AOTD_VAULT_DICE : hk_aotd_vault_state_count_dice (state);

  return dice - hk_aotd_vault_dice_count (&state->reserve) - (int) strlen (picked);
}

/* Returns the chance when these dice are set aside before the next roll; 0 where that cannot be.
 * @picked: faces of dice just rolled, as digits */
HkAotdVaultChance
hk_aotd_vault_get_chance_of (const HkAotdVaultState *state,
                             const char             *picked)
{
  HkAotdVaultState then = *state;
  HkAotdVaultDice added;
  HkAotdVaultChance chance;

  if (!hk_aotd_vault_dice_parse (picked, &added, NULL))
    return (HkAotdVaultChance) { 0, 1 };
  then.reserve = hk_aotd_vault_dice_sum (&state->reserve, &added);
  then.rolled = (HkAotdVaultDice) { { 0 } };
  then.is_rolled = FALSE;
  return hk_aotd_vault_get_chance (&then, &chance, NULL) ? chance : (HkAotdVaultChance) { 0, 1 };
}

/* Returns the chance of the same moment with nobody near who grants the bonus. */
HkAotdVaultChance
hk_aotd_vault_get_chance_without_bonus (const HkAotdVaultState *state)
{
  HkAotdVaultState plain = *state;
  HkAotdVaultChance chance;

  plain.bonus = HK_AOTD_VAULT_NO_BONUS;
  return hk_aotd_vault_get_chance (&plain, &chance, NULL) ? chance : (HkAotdVaultChance) { 0, 1 };
}

/* Returns the house rules of the group that bear on the Straight, as #HkAotdVaultReading. */
guint
hk_aotd_vault_list_readings (HkAotdTable *table)
{
  return (hk_aotd_table_has_house_rule (table, "vault-one-change") ? HK_AOTD_VAULT_ONE_ALONE : 0)
         | (hk_aotd_table_has_house_rule (table, "vault-all-six") ? HK_AOTD_VAULT_ALL_SIX : 0);
}

/* The start of an attempt as the group plays it. */
static void
begin_state (HkAotdTable      *table,
             HkAotdVaultState *state,
             HkAotdVaultBonus  bonus)
{
  hk_aotd_vault_state_init (state, bonus);
  state->only_to_finish = hk_aotd_table_has_house_rule (table, "vault-bonus-last");
  state->may_take_back = hk_aotd_table_has_house_rule (table, "vault-take-back");
  state->readings = hk_aotd_vault_list_readings (table);
}

/* Returns whether an attempt can come to what lies on the table. Errors: %HK_ERROR_PARAMETER.
 * @table: a table whose mission has a Vault, with an attempt or before one
 * @state: (out): the moment of the attempt, or its start when there is none; before an attempt the bonus of the card
 *   counts as there */
gboolean
hk_aotd_vault_get_state (HkAotdTable      *table,
                         HkAotdVaultState *state,
                         GError          **error)
{
  HkAotdVault *vault = table->vault;
  HkAotdVaultBonus bonus = HK_AOTD_VAULT_NO_BONUS;
  gboolean has_bonus;

  g_return_val_if_fail (HK_IS_AOTD_VAULT (vault) && state != NULL, FALSE);

  if (!hk_aotd_vault_bonus_from_id (vault->bonus, &bonus))
    bonus = HK_AOTD_VAULT_NO_BONUS;
  if (!hk_aotd_vault_is_tried (vault))
    {
      begin_state (table, state, bonus);
      return TRUE;
    }
  /* The sixth die stays to the end of the attempt. */
  has_bonus = hk_aotd_vault_can_bonus (vault) || (bonus == HK_AOTD_VAULT_EXTRA_DIE && vault->bonus_used);
  begin_state (table, state, has_bonus ? bonus : HK_AOTD_VAULT_NO_BONUS);
  if (!hk_aotd_vault_dice_parse (vault->reserve, &state->reserve, error)
      || !hk_aotd_vault_dice_parse (vault->free, &state->rolled, error))
    return FALSE;
  state->is_rolled = hk_aotd_vault_dice_count (&state->rolled) > 0;
  state->rolls_left = vault->rolls_allowed - vault->rolls;
  return hk_aotd_vault_state_check (state, error);
}

/* The dice that the move names: those that come to the reserve, or all that are kept when they may be taken back. */
static const HkAotdVaultDice *
get_kept (const HkAotdVaultHold  *hold,
          const HkAotdVaultState *state)
{
  return state->may_take_back ? &hold->reserve : &hold->added;
}

/* The best roll as a button says it: "Set Aside 1, 3, 4 and Roll 2". */
static char *
describe_hold (const HkAotdVaultHold  *hold,
               const HkAotdVaultState *state)
{
  const int dice = hk_aotd_vault_state_count_dice (state) - hk_aotd_vault_dice_count (&hold->reserve);
  g_autofree char *digits = hk_aotd_vault_dice_to_digits (get_kept (hold, state));
  g_autoptr (GString) faces = g_string_new (NULL);

  if (*digits == '\0')
    return g_strdup_printf (ngettext ("Roll %d Die", "Roll %d Dice", (gulong) dice), dice);
  for (const char *face = digits; *face != '\0'; face++)
    g_string_append_printf (faces, faces->len > 0 ? ", %c" : "%c", *face);
  /* Translators: %s: the faces of dice; %d: how many dice are rolled. */
  return g_strdup_printf (_("Set Aside %s and Roll %d"), faces->str, dice);
}

/* The next roll as the app makes it, as the advice has it. */
static HkPrimaryAction *
make_roll (HkAotdTable            *table,
           const HkAotdVaultState *state,
           const HkAotdVaultHold  *hold,
           const char             *hint)
{
  const gboolean by_hand = table->dice_by == HK_BY_HAND;
  const int dice = hk_aotd_vault_state_count_dice (state) - hk_aotd_vault_dice_count (&state->reserve);
  g_autoptr (HkMove) move = hk_move_build ("vault-roll", NULL);
  g_autofree char *label = hold == NULL ? g_strdup_printf (ngettext ("Roll %d Die", "Roll %d Dice", (gulong) dice), dice) : describe_hold (hold, state);
  g_autofree char *digits = hold == NULL ? g_strdup ("") : hk_aotd_vault_dice_to_digits (get_kept (hold, state));

  if (by_hand)
    return hk_primary_action_new_ask_with_hint (label, "vault-roll", hint);
  if (*digits != '\0')
    json_object_set_string_member (hk_move_get_params (move), "reserve", digits);
  return hk_primary_action_new_with_hint (label, g_steal_pointer (&move), hint);
}

static HkPrimaryAction *
make_bonus (const HkAotdVaultAdvice *advice,
            const char              *hint)
{
  const HkAotdVaultChange *changes = advice->changes;
  g_autofree char *label = NULL;

  if (advice->n_changes == 0)
    return hk_primary_action_new_with_hint (_("Use the Bonus of the Vault Card"), hk_move_build ("vault-bonus", NULL),
                                            hint);
  label = hk_aotd_vault_changes_to_text (changes, advice->n_changes);
  return hk_primary_action_new_with_hint (label, advice->n_changes == 2
                                                   ? hk_move_build ("vault-bonus", "i:die", changes[0].from, "i:down",
                                                                    changes[1].from, NULL)
                                                   : hk_move_build ("vault-bonus", "i:die", changes[0].from, "i:face",
                                                                    changes[0].to, NULL), hint);
}

/* Returns (transfer full): the best next thing of the attempt.
 * @table: a table on which somebody resolves the Challenge */
HkPrimaryAction *
hk_aotd_vault_get_next (HkAotdTable *table)
{
  HkAotdVault *vault = table->vault;
  HkAotdVaultState state;
  g_autoptr (HkAotdVaultAdvice) advice = NULL;
  g_autofree char *hint = NULL;

  g_return_val_if_fail (HK_IS_AOTD_TABLE (table) && vault != NULL && hk_aotd_vault_is_tried (vault), NULL);

  if (hk_aotd_vault_get_state (table, &state, NULL))
    advice = hk_aotd_vault_advise (&state, NULL);
  if (advice == NULL)
    return hk_primary_action_new_ask (_("Resolve the Challenge"), "vault-roll");
  if (advice->deed == HK_AOTD_VAULT_GIVE_UP)
    return hk_primary_action_new_with_hint (_("End the Attempt"), hk_move_build ("vault-give-up", NULL),
                                            _("No Straight can come in this attempt any more."));
  if (vault->rolls >= vault->rolls_allowed)
    hint = g_strdup (_("The rolls are made; the bonus is left."));
  else
    /* Translators: %d: the number of a roll; %d: how many there are. */
    hint = g_strdup_printf (_("The Challenge of the Vault: roll %d of %d."), vault->rolls + 1, vault->rolls_allowed);
  if (advice->use_bonus && hk_aotd_vault_can_bonus (vault))
    return make_bonus (advice, hint);
  return make_roll (table, &state, advice->deed == HK_AOTD_VAULT_HOLD && advice->n_holds > 0 ? &advice->holds[0] : NULL, hint);
}
