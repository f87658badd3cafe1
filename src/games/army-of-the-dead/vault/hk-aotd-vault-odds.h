/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define HK_AOTD_VAULT_FACES     6
#define HK_AOTD_VAULT_DICE      5   /* the dice of an attempt */
#define HK_AOTD_VAULT_MOST_DICE 6   /* with the extra die */
#define HK_AOTD_VAULT_ROLLS     3   /* the rolls of an attempt */
#define HK_AOTD_VAULT_MOST_ROLLS 4  /* with the extra roll */

/* What a Survivor with the Specialty of the Vault card grants, once an attempt.
 * @HK_AOTD_VAULT_NO_BONUS: nobody near grants one
 * @HK_AOTD_VAULT_ONE_UP_OR_DOWN: one die may be turned to the next or the previous face
 * @HK_AOTD_VAULT_ONE_UP_ONE_DOWN: one die may be turned up by one when another is turned down by one
 * @HK_AOTD_VAULT_ANY_FACE: one die may be turned to any face
 * @HK_AOTD_VAULT_EXTRA_ROLL: a roll more
 * @HK_AOTD_VAULT_EXTRA_DIE: a die more during the whole attempt */
typedef enum
{
  HK_AOTD_VAULT_NO_BONUS,
  HK_AOTD_VAULT_ONE_UP_OR_DOWN,
  HK_AOTD_VAULT_ONE_UP_ONE_DOWN,
  HK_AOTD_VAULT_ANY_FACE,
  HK_AOTD_VAULT_EXTRA_ROLL,
  HK_AOTD_VAULT_EXTRA_DIE,
} HkAotdVaultBonus;

#define HK_AOTD_VAULT_N_BONUSES 6

/* The ids of the bonuses in their order, "none" first; ends with NULL. */
extern const char * const hk_aotd_vault_bonus_ids[];

/* Dice whose order does not matter.
 * @faces: how many dice show each face, the 1 first */
typedef struct
{
  guint8 faces[HK_AOTD_VAULT_FACES];
} HkAotdVaultDice;

/* @from: the face that the die shows, 1–6
 * @to: the face to turn it to, 1–6 */
typedef struct
{
  int from;
  int to;
} HkAotdVaultChange;

/* What a group plays otherwise than our rulings have it.
 * @HK_AOTD_VAULT_ONE_ALONE: of one die up and another down either may be done alone
 * @HK_AOTD_VAULT_ALL_SIX: with the extra die all six dice make the Straight */
typedef enum
{
  HK_AOTD_VAULT_ONE_ALONE = 1 << 0,
  HK_AOTD_VAULT_ALL_SIX = 1 << 1,
} HkAotdVaultReading;

/* A moment of an attempt at the Challenge.
 * @reserve: the dice on the Vault tile
 * @is_rolled: whether dice were just rolled and the player decides; otherwise a roll is next
 * @rolled: the dice just rolled; empty unless @is_rolled
 * @rolls_left: the rolls still to come without any bonus, 0–3 (4 when an extra roll is granted and counted already)
 * @bonus: the bonus that may still be used in this attempt; %HK_AOTD_VAULT_EXTRA_DIE also while the sixth die is in
 *   use
 * @may_take_back: whether a reserved die may be rolled again
 * @only_to_finish: whether a bonus turns dice only for the Straight itself
 * @readings: the #HkAotdVaultReading of the group */
typedef struct
{
  HkAotdVaultDice  reserve;
  gboolean         is_rolled;
  HkAotdVaultDice  rolled;
  int              rolls_left;
  HkAotdVaultBonus bonus;
  gboolean         may_take_back;
  gboolean         only_to_finish;
  guint            readings;
} HkAotdVaultState;

/* @ways: the equally likely sequences of faces that succeed
 * @of: all of them; at least 1 and below 2⁵³ */
typedef struct
{
  guint64 ways;
  guint64 of;
} HkAotdVaultChance;

/* The chances of one kind of attempt, worked out as they are asked for and remembered. */
typedef struct _HkAotdVaultOdds HkAotdVaultOdds;

/* @weight: how many ordered outcomes they are, when they are a roll
 * @user_data: what was given with the function */
typedef void (*HkAotdVaultEach) (const HkAotdVaultDice *dice,
                                 guint64                weight,
                                 gpointer               user_data);

gboolean          hk_aotd_vault_bonus_from_id    (const char *id, HkAotdVaultBonus *bonus);
gboolean          hk_aotd_vault_dice_parse       (const char *digits, HkAotdVaultDice *dice, GError **error);
char             *hk_aotd_vault_dice_to_digits   (const HkAotdVaultDice *dice);
int               hk_aotd_vault_dice_count       (const HkAotdVaultDice *dice);
HkAotdVaultDice   hk_aotd_vault_dice_sum         (const HkAotdVaultDice *one, const HkAotdVaultDice *other);
HkAotdVaultDice   hk_aotd_vault_dice_difference  (const HkAotdVaultDice *all, const HkAotdVaultDice *part);
gboolean          hk_aotd_vault_dice_is_straight (const HkAotdVaultDice *dice, HkAotdVaultDice *straight);
gboolean          hk_aotd_vault_is_straight      (const HkAotdVaultDice *dice, guint readings, HkAotdVaultDice *straight);
gboolean          hk_aotd_vault_find_changes     (const HkAotdVaultDice *dice, HkAotdVaultBonus bonus, guint readings,
                                                  HkAotdVaultChange changes[2], guint *n_changes);
void              hk_aotd_vault_each_part        (const HkAotdVaultDice *dice, HkAotdVaultEach each, gpointer user_data);
void              hk_aotd_vault_each_roll        (int dice, HkAotdVaultEach each, gpointer user_data);

void              hk_aotd_vault_state_init       (HkAotdVaultState *state, HkAotdVaultBonus bonus);
gboolean          hk_aotd_vault_state_check      (const HkAotdVaultState *state, GError **error);
int               hk_aotd_vault_state_count_dice (const HkAotdVaultState *state);

HkAotdVaultOdds  *hk_aotd_vault_odds_new         (const HkAotdVaultState *state);
void              hk_aotd_vault_odds_free        (HkAotdVaultOdds *self);
HkAotdVaultChance hk_aotd_vault_odds_before_roll (HkAotdVaultOdds *self, const HkAotdVaultDice *reserve, int rolls_left);
HkAotdVaultChance hk_aotd_vault_odds_after_roll  (HkAotdVaultOdds *self, const HkAotdVaultDice *reserve,
                                                  const HkAotdVaultDice *rolled, int rolls_left);
HkAotdVaultChance hk_aotd_vault_odds_turning     (HkAotdVaultOdds *self, const HkAotdVaultDice *reserve,
                                                  const HkAotdVaultDice *others, int rolls_left,
                                                  HkAotdVaultChange changes[2], guint *in_reserve);
HkAotdVaultChance hk_aotd_vault_odds_get         (HkAotdVaultOdds *self, const HkAotdVaultState *state);

gboolean          hk_aotd_vault_get_chance       (const HkAotdVaultState *state, HkAotdVaultChance *chance, GError **error);
HkAotdVaultChance hk_aotd_vault_chance_reduce    (HkAotdVaultChance chance);
double            hk_aotd_vault_chance_to_double (HkAotdVaultChance chance);
char             *hk_aotd_vault_chance_to_text   (HkAotdVaultChance chance);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkAotdVaultOdds, hk_aotd_vault_odds_free)

G_END_DECLS
