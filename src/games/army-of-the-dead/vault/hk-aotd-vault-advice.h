/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/odds/hk-breakdown.h"
#include "hk-aotd-vault-odds.h"

G_BEGIN_DECLS

/* What to do next in an attempt.
 * @HK_AOTD_VAULT_ROLL: roll the dice that are not reserved
 * @HK_AOTD_VAULT_HOLD: reserve the best dice and roll the others
 * @HK_AOTD_VAULT_STRAIGHT: the Straight is there, the bonus used or not: reserve it
 * @HK_AOTD_VAULT_GIVE_UP: nothing is left to do in this attempt */
typedef enum
{
  HK_AOTD_VAULT_ROLL,
  HK_AOTD_VAULT_HOLD,
  HK_AOTD_VAULT_STRAIGHT,
  HK_AOTD_VAULT_GIVE_UP,
} HkAotdVaultDeed;

/* @added: the dice of the roll to set aside, turned as @changes say
 * @reserve: the dice that are then on the Vault tile
 * @chance: the chance of a Straight from there
 * @changes: how to use the bonus first; the die that goes up comes first
 * @n_changes: 0 when the bonus, if there is one, is better kept; otherwise 2 */
typedef struct
{
  HkAotdVaultDice   added;
  HkAotdVaultDice   reserve;
  HkAotdVaultChance chance;
  HkAotdVaultChange changes[2];
  guint             n_changes;
} HkAotdVaultHold;

/* @chance: the chance of a Straight when it is done
 * @use_bonus: whether to use the bonus now
 * @keep_bonus: whether there is a bonus that is better kept
 * @too_late: whether the bonus can no longer be used (the extra die, after the first roll)
 * @changes: the dice to turn when @use_bonus is set; the one that goes up comes first
 * @n_changes: how many they are, 0–2
 * @straight: the five dice of the Straight when @deed is %HK_AOTD_VAULT_STRAIGHT
 * @holds: (array length=n_holds): what may be reserved, best first, when @deed is %HK_AOTD_VAULT_HOLD; only what
 *   leaves a chance */
typedef struct
{
  HkAotdVaultDeed    deed;
  HkAotdVaultChance  chance;
  gboolean           use_bonus;
  gboolean           keep_bonus;
  gboolean           too_late;
  HkAotdVaultChange  changes[2];
  guint              n_changes;
  HkAotdVaultDice    straight;
  HkAotdVaultHold   *holds;
  guint              n_holds;
} HkAotdVaultAdvice;

HkAotdVaultAdvice *hk_aotd_vault_advise          (const HkAotdVaultState *state, GError **error);
void               hk_aotd_vault_advice_free     (HkAotdVaultAdvice *self);
char              *hk_aotd_vault_advice_to_text  (const HkAotdVaultAdvice *self, const HkAotdVaultState *state);
char              *hk_aotd_vault_hold_to_text    (const HkAotdVaultHold *hold, const HkAotdVaultState *state);
char              *hk_aotd_vault_changes_to_text (const HkAotdVaultChange *changes, guint n_changes);
HkBreakdown       *hk_aotd_vault_explain         (const HkAotdVaultState *state, const HkAotdVaultAdvice *advice);
const char        *hk_aotd_vault_bonus_to_rule   (HkAotdVaultBonus bonus);
const char        *hk_aotd_vault_bonus_to_title  (HkAotdVaultBonus bonus);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkAotdVaultAdvice, hk_aotd_vault_advice_free)

G_END_DECLS
