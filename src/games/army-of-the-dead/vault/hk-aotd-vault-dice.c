/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-aotd-vault-odds.h"

/* The dice of the Vault's Challenge: what they show, what a bonus can turn them to, and which
 * moments an attempt can come to. */

const char * const hk_aotd_vault_bonus_ids[] = {
  "none", "one-up-or-down", "one-up-one-down", "any-face", "extra-roll", "extra-die", NULL,
};

/* Returns whether there is such a bonus.
 * @id: (nullable): the id of a bonus; %NULL is none
 * @bonus: (out): the bonus */
gboolean
hk_aotd_vault_bonus_from_id (const char       *id,
                             HkAotdVaultBonus *bonus)
{
  g_return_val_if_fail (bonus != NULL, FALSE);

  for (guint i = 0; i < HK_AOTD_VAULT_N_BONUSES; i++)
    if (g_str_equal (id != NULL ? id : "none", hk_aotd_vault_bonus_ids[i]))
      {
        *bonus = (HkAotdVaultBonus) i;
        return TRUE;
      }
  return FALSE;
}

/* Returns whether @digits are at most six faces from 1 to 6. Errors: %HK_ERROR_PARAMETER.
 * @digits: (nullable): the faces as digits, such as "134"; spaces and commas are passed over
 * @dice: (out): the dice */
gboolean
hk_aotd_vault_dice_parse (const char      *digits,
                          HkAotdVaultDice *dice,
                          GError         **error)
{
  guint count = 0;

  g_return_val_if_fail (dice != NULL, FALSE);

  memset (dice, 0, sizeof *dice);
  for (const char *at = digits; at != NULL && *at != '\0'; at++)
    {
      if (*at == ' ' || *at == ',')
        continue;
      if (*at < '1' || *at > '6')
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("Write each die as its face from 1 to 6; “%s” has something else."), digits);
      if (++count > HK_AOTD_VAULT_MOST_DICE)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” are more dice than an attempt ever has."), digits);
      dice->faces[*at - '1']++;
    }
  return TRUE;
}

/* Returns (transfer full): their faces in order, such as "134"; "" without dice. */
char *
hk_aotd_vault_dice_to_digits (const HkAotdVaultDice *dice)
{
  GString *digits = g_string_new (NULL);

  g_return_val_if_fail (dice != NULL, g_string_free (digits, FALSE));

  for (int face = 0; face < HK_AOTD_VAULT_FACES; face++)
    for (int i = 0; i < dice->faces[face]; i++)
      g_string_append_c (digits, (char) ('1' + face));
  return g_string_free (digits, FALSE);
}

/* Returns how many they are. */
int
hk_aotd_vault_dice_count (const HkAotdVaultDice *dice)
{
  int count = 0;

  for (int face = 0; face < HK_AOTD_VAULT_FACES; face++)
    count += dice->faces[face];
  return count;
}

/* Returns all of them.
 * @other: more dice */
HkAotdVaultDice
hk_aotd_vault_dice_sum (const HkAotdVaultDice *one,
                        const HkAotdVaultDice *other)
{
  HkAotdVaultDice sum;

  for (int face = 0; face < HK_AOTD_VAULT_FACES; face++)
    sum.faces[face] = one->faces[face] + other->faces[face];
  return sum;
}

/* Returns the others.
 * @part: a part of them */
HkAotdVaultDice
hk_aotd_vault_dice_difference (const HkAotdVaultDice *all,
                               const HkAotdVaultDice *part)
{
  HkAotdVaultDice others;

  for (int face = 0; face < HK_AOTD_VAULT_FACES; face++)
    others.faces[face] = all->faces[face] - part->faces[face];
  return others;
}

/* Returns whether five of them are 1-2-3-4-5 or 2-3-4-5-6.
 * @straight: (out) (optional): the five that make it */
gboolean
hk_aotd_vault_dice_is_straight (const HkAotdVaultDice *dice,
                                HkAotdVaultDice       *straight)
{
  for (int face = 1; face < HK_AOTD_VAULT_FACES - 1; face++)
    if (dice->faces[face] == 0)
      return FALSE;
  if (dice->faces[0] == 0 && dice->faces[HK_AOTD_VAULT_FACES - 1] == 0)
    return FALSE;
  if (straight != NULL)
    {
      memset (straight->faces, 1, sizeof straight->faces);
      straight->faces[dice->faces[0] > 0 ? HK_AOTD_VAULT_FACES - 1 : 0] = 0;
    }
  return TRUE;
}

/* Returns whether they make the Straight as the group plays it.
 * @dice: all dice of the attempt
 * @readings: the #HkAotdVaultReading of the group
 * @straight: (out) (optional): the dice of the Straight */
gboolean
hk_aotd_vault_is_straight (const HkAotdVaultDice *dice,
                           guint                  readings,
                           HkAotdVaultDice       *straight)
{
  if ((readings & HK_AOTD_VAULT_ALL_SIX) == 0 || hk_aotd_vault_dice_count (dice) < HK_AOTD_VAULT_MOST_DICE)
    return hk_aotd_vault_dice_is_straight (dice, straight);
  if (straight != NULL)
    *straight = *dice;
  for (int face = 0; face < HK_AOTD_VAULT_FACES; face++)
    if (dice->faces[face] != 1)
      return FALSE;
  return TRUE;
}

/* Turns a die and says whether it shows a face of that number. */
static gboolean
turn (HkAotdVaultDice   *dice,
      HkAotdVaultChange *change,
      int                from,
      int                to)
{
  if (from == to || to < 0 || to >= HK_AOTD_VAULT_FACES || dice->faces[from] == 0)
    return FALSE;
  dice->faces[from]--;
  dice->faces[to]++;
  *change = (HkAotdVaultChange) { from + 1, to + 1 };
  return TRUE;
}

static gboolean
find_one (const HkAotdVaultDice *dice,
          int                    furthest,
          HkAotdVaultChange     *change)
{
  for (int from = 0; from < HK_AOTD_VAULT_FACES; from++)
    for (int to = MAX (0, from - furthest); to <= from + furthest; to++)
      {
        HkAotdVaultDice turned = *dice;

        if (turn (&turned, change, from, to) && hk_aotd_vault_dice_is_straight (&turned, NULL))
          return TRUE;
      }
  return FALSE;
}

/* The second die is another one than the first, although it may show the same face. */
static gboolean
find_pair (const HkAotdVaultDice *dice,
           HkAotdVaultChange      changes[2])
{
  for (int up = 0; up < HK_AOTD_VAULT_FACES; up++)
    for (int down = 0; down < HK_AOTD_VAULT_FACES; down++)
      {
        HkAotdVaultDice rest = *dice;
        HkAotdVaultDice turned;

        if (rest.faces[up] == 0)
          continue;
        rest.faces[up]--;
        if (!turn (&rest, &changes[1], down, down - 1))
          continue;
        turned = rest;
        turned.faces[up]++;
        if (turn (&turned, &changes[0], up, up + 1) && hk_aotd_vault_dice_is_straight (&turned, NULL))
          return TRUE;
      }
  return FALSE;
}

/* Finds how a bonus that turns dice makes the Straight at once. A 6 is never turned to a 1 nor a 1 to a 6, except by
 * %HK_AOTD_VAULT_ANY_FACE. Bonuses that turn nothing find nothing. Returns whether the bonus makes the Straight.
 * @dice: all dice of the attempt, no Straight yet
 * @bonus: the bonus that may be used
 * @readings: the #HkAotdVaultReading of the group
 * @changes: (out): the dice to turn; the one that goes up comes first when there are two
 * @n_changes: (out): 1 or 2 when something was found, otherwise 0 */
gboolean
hk_aotd_vault_find_changes (const HkAotdVaultDice *dice,
                            HkAotdVaultBonus       bonus,
                            guint                  readings,
                            HkAotdVaultChange      changes[2],
                            guint                 *n_changes)
{
  g_return_val_if_fail (dice != NULL && changes != NULL && n_changes != NULL, FALSE);

  *n_changes = 0;
  switch (bonus)
    {
    case HK_AOTD_VAULT_ONE_UP_OR_DOWN:
      *n_changes = find_one (dice, 1, changes) ? 1 : 0;
      break;

    case HK_AOTD_VAULT_ANY_FACE:
      *n_changes = find_one (dice, HK_AOTD_VAULT_FACES - 1, changes) ? 1 : 0;
      break;

    case HK_AOTD_VAULT_ONE_UP_ONE_DOWN:
      *n_changes = find_pair (dice, changes) ? 2 : 0;
      if (*n_changes == 0 && (readings & HK_AOTD_VAULT_ONE_ALONE))
        *n_changes = find_one (dice, 1, changes) ? 1 : 0;
      break;

    case HK_AOTD_VAULT_NO_BONUS:
    case HK_AOTD_VAULT_EXTRA_ROLL:
    case HK_AOTD_VAULT_EXTRA_DIE:
      break;
    }
  return *n_changes > 0;
}

static void
each_part_from (const HkAotdVaultDice *dice,
                HkAotdVaultDice       *part,
                int                    face,
                HkAotdVaultEach        each,
                gpointer               user_data)
{
  while (face < HK_AOTD_VAULT_FACES && dice->faces[face] == 0)
    face++;
  if (face == HK_AOTD_VAULT_FACES)
    {
      each (part, 1, user_data);
      return;
    }
  for (int count = dice->faces[face]; count >= 0; count--)
    {
      part->faces[face] = (guint8) count;
      each_part_from (dice, part, face + 1, each, user_data);
    }
}

/* @each: (scope call): called once for each part of them that differs by its faces, all of them first */
void
hk_aotd_vault_each_part (const HkAotdVaultDice *dice,
                         HkAotdVaultEach        each,
                         gpointer               user_data)
{
  HkAotdVaultDice part = { { 0 } };

  each_part_from (dice, &part, 0, each, user_data);
}

static void
each_roll_from (HkAotdVaultDice *roll,
                int              face,
                int              left,
                guint64          weight,
                HkAotdVaultEach  each,
                gpointer         user_data)
{
  guint64 ways = 1;

  if (face == HK_AOTD_VAULT_FACES - 1)
    {
      roll->faces[face] = (guint8) left;
      each (roll, weight, user_data);
      return;
    }
  for (int count = 0; count <= left; count++)
    {
      roll->faces[face] = (guint8) count;
      each_roll_from (roll, face + 1, left - count, weight * ways, each, user_data);
      ways = ways * (guint64) (left - count) / (guint64) (count + 1);
    }
}

/* @dice: how many dice are rolled, 0–6
 * @each: (scope call): called once for each outcome that differs by its faces, with its weight out of 6 to the power
 *   of @dice */
void
hk_aotd_vault_each_roll (int             dice,
                         HkAotdVaultEach each,
                         gpointer        user_data)
{
  HkAotdVaultDice roll = { { 0 } };

  g_return_if_fail (dice >= 0 && dice <= HK_AOTD_VAULT_MOST_DICE);

  each_roll_from (&roll, 0, dice, 1, each, user_data);
}

/* @state: (out): the start of an attempt, before its first roll
 * @bonus: the bonus that may be used */
void
hk_aotd_vault_state_init (HkAotdVaultState *state,
                          HkAotdVaultBonus  bonus)
{
  g_return_if_fail (state != NULL);

  *state = (HkAotdVaultState) { .rolls_left = HK_AOTD_VAULT_ROLLS, .bonus = bonus };
}

/* Returns the dice of the attempt: 5, or 6 with the extra die. The extra die comes before the first roll; an attempt
 * that rolled five dice has five dice to its end. */
int
hk_aotd_vault_state_count_dice (const HkAotdVaultState *state)
{
  g_return_val_if_fail (state != NULL, HK_AOTD_VAULT_DICE);

  if (state->is_rolled)
    return hk_aotd_vault_dice_count (&state->reserve) + hk_aotd_vault_dice_count (&state->rolled);
  return state->bonus == HK_AOTD_VAULT_EXTRA_DIE ? HK_AOTD_VAULT_MOST_DICE : HK_AOTD_VAULT_DICE;
}

static gboolean
refuse (GError    **error,
        const char *sentence)
{
  return hk_error_fail (error, HK_ERROR_PARAMETER, "%s", sentence);
}

/* Returns whether an attempt can come to @state. Errors: %HK_ERROR_PARAMETER. */
gboolean
hk_aotd_vault_state_check (const HkAotdVaultState *state,
                           GError                **error)
{
  const int reserved = hk_aotd_vault_dice_count (&state->reserve);
  const int rolled = hk_aotd_vault_dice_count (&state->rolled);
  const int dice = hk_aotd_vault_state_count_dice (state);
  const gboolean sixth = state->bonus == HK_AOTD_VAULT_EXTRA_DIE;
  const int most = state->bonus == HK_AOTD_VAULT_NO_BONUS ? HK_AOTD_VAULT_MOST_ROLLS : HK_AOTD_VAULT_ROLLS;

  if (state->rolls_left < 0 || state->rolls_left > HK_AOTD_VAULT_MOST_ROLLS)
    return refuse (error, _("An attempt has three rolls, and four with the extra roll."));
  if (state->rolls_left > most)
    return refuse (error, _("A fourth roll comes only from the extra roll, and an attempt has one bonus."));
  if (!state->is_rolled && rolled > 0)
    return refuse (error, _("Dice that show faces have been rolled."));
  if (state->is_rolled && rolled == 0)
    return refuse (error, _("At least one die is rolled."));
  if (dice > HK_AOTD_VAULT_DICE && !sixth)
    return refuse (error, _("A sixth die comes only from the extra die."));
  if (dice < HK_AOTD_VAULT_DICE || dice > HK_AOTD_VAULT_MOST_DICE)
    return refuse (error, _("The reserve and the rolled dice together are five dice, or six with the extra die."));
  if (reserved > dice)
    return refuse (error, _("The reserve has more dice than the attempt."));
  if (state->is_rolled && state->rolls_left >= most)
    return refuse (error, _("After a roll there are fewer rolls left than at the start."));
  if (reserved > 0 && !state->is_rolled && state->rolls_left >= most)
    return refuse (error, _("Dice are reserved only after the first roll."));
  return TRUE;
}
