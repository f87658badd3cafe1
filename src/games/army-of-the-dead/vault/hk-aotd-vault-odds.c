/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "hk-aotd-vault-odds.h"

/* The chance to resolve the Vault's Challenge under best play.
 *
 * A chance is kept as a whole number: the sequences of faces that succeed, out of six to the power
 * of (dice × rolls left). A die that is not rolled counts as if it were, so that the numbers of all
 * decisions have one denominator and compare exactly.
 *
 * A bonus that turns dice may turn any die of the attempt, on the reserve too. Then nothing is lost
 * by keeping it until it makes the Straight, so it widens what counts as done. One thing is lost
 * with the pair of turns: both are made or none. Used early, one of them can fall on a die that is
 * rolled again anyway, so there each choice of dice is also tried with one of them turned. */

#define N_SETS  924  /* the ways in which at most six dice can lie */
#define UNKNOWN G_MAXUINT64

struct _HkAotdVaultOdds
{
  int              dice;
  HkAotdVaultBonus bonus;
  gboolean         may_take_back;
  gboolean         only_to_finish;
  guint            readings;
  guint64          powers[HK_AOTD_VAULT_MOST_ROLLS + 1];                /* of 6, by rolls left */

  /* By whether the bonus is there, the rolls left, and a set of dice. */
  guint64          before[2][HK_AOTD_VAULT_MOST_ROLLS + 1][N_SETS];     /* the reserve */
  guint64          after[2][HK_AOTD_VAULT_MOST_ROLLS + 1][N_SETS];      /* all dice, when none is bound */
  gint8            done[2][N_SETS];                                     /* all dice; −1 unknown */

  /* With one die of the reserve turned, by which ways it may go. */
  guint64          turned[4][HK_AOTD_VAULT_MOST_ROLLS + 1][N_SETS];
};

enum
{
  MAY_GO_UP   = 1 << 0,
  MAY_GO_DOWN = 1 << 1,
};

typedef struct
{
  HkAotdVaultOdds       *self;
  const HkAotdVaultDice *reserve;
  const HkAotdVaultDice *pool;        /* what may be reserved */
  gboolean               has_bonus;
  int                    rolls_left;
  guint64                ways;
} Sum;

/* Where a set of dice lies among all sets of at most six, in the order of their counts. */
static guint
rank (const HkAotdVaultDice *dice)
{
  /* below[i][left][count]: the sets whose i-th count is less, when left dice remain to be placed. */
  static guint16 below[HK_AOTD_VAULT_FACES][HK_AOTD_VAULT_MOST_DICE + 1][HK_AOTD_VAULT_MOST_DICE + 1];
  static gsize ready = 0;
  int left = HK_AOTD_VAULT_MOST_DICE;
  guint sum = 0;

  if (g_once_init_enter (&ready))
    {
      guint16 sets[HK_AOTD_VAULT_FACES + 1][HK_AOTD_VAULT_MOST_DICE + 1];

      for (int l = 0; l <= HK_AOTD_VAULT_MOST_DICE; l++)
        sets[HK_AOTD_VAULT_FACES][l] = 1;
      for (int i = HK_AOTD_VAULT_FACES - 1; i >= 0; i--)
        for (int l = 0; l <= HK_AOTD_VAULT_MOST_DICE; l++)
          {
            guint16 total = 0;

            for (int count = 0; count <= l; count++)
              {
                below[i][l][count] = total;
                total += sets[i + 1][l - count];
              }
            sets[i][l] = total;
          }
      g_once_init_leave (&ready, 1);
    }
  for (int i = 0; i < HK_AOTD_VAULT_FACES; i++)
    {
      sum += below[i][left][dice->faces[i]];
      left -= dice->faces[i];
    }
  return sum;
}

/* Returns (transfer full): the chances of every moment of an attempt with the dice, the bonus and the reading of the
 * reserve that @state has.
 * @state: a moment of the attempt that hk_aotd_vault_state_check() passes */
HkAotdVaultOdds *
hk_aotd_vault_odds_new (const HkAotdVaultState *state)
{
  HkAotdVaultOdds *self = g_new (HkAotdVaultOdds, 1);

  self->dice = hk_aotd_vault_state_count_dice (state);
  self->bonus = state->bonus;
  self->may_take_back = state->may_take_back;
  self->only_to_finish = state->only_to_finish;
  self->readings = state->readings;
  self->powers[0] = 1;
  for (int roll = 1; roll <= HK_AOTD_VAULT_MOST_ROLLS; roll++)
    {
      self->powers[roll] = self->powers[roll - 1];
      for (int die = 0; die < self->dice; die++)
        self->powers[roll] *= HK_AOTD_VAULT_FACES;
    }
  memset (self->before, 0xff, sizeof self->before);
  memset (self->after, 0xff, sizeof self->after);
  memset (self->done, 0xff, sizeof self->done);
  memset (self->turned, 0xff, sizeof self->turned);
  return self;
}

/* @self: (transfer full): the chances of an attempt */
void
hk_aotd_vault_odds_free (HkAotdVaultOdds *self)
{
  g_free (self);
}

static gboolean
is_done (HkAotdVaultOdds       *self,
         const HkAotdVaultDice *dice,
         gboolean               has_bonus)
{
  gint8 *done = &self->done[has_bonus][rank (dice)];

  if (*done < 0)
    {
      HkAotdVaultChange changes[2];
      guint n_changes;

      *done = hk_aotd_vault_is_straight (dice, self->readings, NULL)
              || (has_bonus && hk_aotd_vault_find_changes (dice, self->bonus, self->readings, changes, &n_changes));
    }
  return *done > 0;
}

static guint64 count_after (HkAotdVaultOdds       *self,
                            const HkAotdVaultDice *reserve,
                            const HkAotdVaultDice *rolled,
                            int                    rolls_left,
                            gboolean               has_bonus);

static void
add_roll (const HkAotdVaultDice *roll,
          guint64                weight,
          gpointer               user_data)
{
  Sum *sum = user_data;

  sum->ways += weight * count_after (sum->self, sum->reserve, roll, sum->rolls_left, sum->has_bonus);
}

static guint64
count_before (HkAotdVaultOdds       *self,
              const HkAotdVaultDice *reserve,
              int                    rolls_left,
              gboolean               has_bonus)
{
  guint64 *known = &self->before[has_bonus][rolls_left][rank (reserve)];

  if (*known == UNKNOWN && rolls_left == 0)
    *known = is_done (self, reserve, has_bonus);
  if (*known == UNKNOWN)
    {
      const int reserved = hk_aotd_vault_dice_count (reserve);
      Sum sum = { self, reserve, NULL, has_bonus, rolls_left - 1, 0 };

      hk_aotd_vault_each_roll (self->dice - reserved, add_roll, &sum);
      for (int die = 0; die < reserved; die++)
        sum.ways *= HK_AOTD_VAULT_FACES;
      *known = sum.ways;
    }
  return *known;
}

/* The best chance with one die of the reserve turned and the bonus gone; tells which die when asked. */
static guint64
count_turned (HkAotdVaultOdds       *self,
              const HkAotdVaultDice *reserve,
              int                    rolls_left,
              guint                  ways_to_go,
              HkAotdVaultChange     *change)
{
  guint64 *known = &self->turned[ways_to_go][rolls_left][rank (reserve)];
  guint64 best = 0;

  if (*known != UNKNOWN && change == NULL)
    return *known;
  for (int from = 0; from < HK_AOTD_VAULT_FACES; from++)
    for (int to = from - 1; to <= from + 1; to += 2)
      {
        HkAotdVaultDice turned = *reserve;
        guint64 ways;

        if (turned.faces[from] == 0 || to < 0 || to >= HK_AOTD_VAULT_FACES
            || (ways_to_go & (to > from ? MAY_GO_UP : MAY_GO_DOWN)) == 0)
          continue;
        turned.faces[from]--;
        turned.faces[to]++;
        ways = count_before (self, &turned, rolls_left, FALSE);
        if (ways > best && change != NULL)
          *change = (HkAotdVaultChange) { from + 1, to + 1 };
        best = MAX (best, ways);
      }
  *known = best;
  return best;
}

/* Which way a die of the reserve may go when the other turn falls on one of the other dice. */
static guint
list_ways_to_go (const HkAotdVaultDice *others)
{
  guint ways = 0;

  for (int face = 0; face < HK_AOTD_VAULT_FACES; face++)
    {
      if (others->faces[face] > 0 && face > 0)
        ways |= MAY_GO_UP;
      if (others->faces[face] > 0 && face < HK_AOTD_VAULT_FACES - 1)
        ways |= MAY_GO_DOWN;
    }
  return ways;
}

/* Without a bonus that turns dice, a second die of a face is better rolled. */
static gboolean
is_wasteful (HkAotdVaultOdds       *self,
             const HkAotdVaultDice *part,
             const HkAotdVaultDice *reserve)
{
  switch (self->bonus)
    {
    case HK_AOTD_VAULT_ONE_UP_OR_DOWN:
    case HK_AOTD_VAULT_ONE_UP_ONE_DOWN:
    case HK_AOTD_VAULT_ANY_FACE:
      return FALSE;

    case HK_AOTD_VAULT_NO_BONUS:
    case HK_AOTD_VAULT_EXTRA_ROLL:
    case HK_AOTD_VAULT_EXTRA_DIE:
      break;
    }
  for (int face = 0; face < HK_AOTD_VAULT_FACES; face++)
    if (part->faces[face] > 0 && reserve->faces[face] > 1)
      return TRUE;
  return FALSE;
}

static void
try_hold (const HkAotdVaultDice *part,
          guint64                weight,
          gpointer               user_data)
{
  Sum *best = user_data;
  const HkAotdVaultDice reserve = hk_aotd_vault_dice_sum (best->reserve, part);
  guint64 ways;

  if (is_wasteful (best->self, part, &reserve))
    return;
  ways = count_before (best->self, &reserve, best->rolls_left, best->has_bonus);
  best->ways = MAX (best->ways, ways);
  if (best->has_bonus && best->self->bonus == HK_AOTD_VAULT_ONE_UP_ONE_DOWN && !best->self->only_to_finish)
    {
      const HkAotdVaultDice others = hk_aotd_vault_dice_difference (best->pool, part);

      ways = count_turned (best->self, &reserve, best->rolls_left, list_ways_to_go (&others), NULL);
      best->ways = MAX (best->ways, ways);
    }
}

static guint64
count_after (HkAotdVaultOdds       *self,
             const HkAotdVaultDice *reserve,
             const HkAotdVaultDice *rolled,
             int                    rolls_left,
             gboolean               has_bonus)
{
  static const HkAotdVaultDice none = { { 0 } };
  const HkAotdVaultDice all = hk_aotd_vault_dice_sum (reserve, rolled);
  Sum best = { self, self->may_take_back ? &none : reserve, self->may_take_back ? &all : rolled, has_bonus, rolls_left, 0 };
  guint64 *known = &self->after[has_bonus][rolls_left][rank (&all)];

  if (is_done (self, &all, has_bonus))
    return self->powers[rolls_left];
  if (rolls_left == 0)
    return 0;
  if (self->may_take_back && *known != UNKNOWN)
    return *known;
  hk_aotd_vault_each_part (best.pool, try_hold, &best);
  if (self->may_take_back)
    *known = best.ways;
  return best.ways;
}

static gboolean
has_bonus (HkAotdVaultOdds *self)
{
  return self->bonus != HK_AOTD_VAULT_NO_BONUS;
}

/* Returns the chance of a Straight when the other dice are rolled next.
 * @reserve: the dice that are not rolled, at most those of the attempt
 * @rolls_left: the rolls still to come, an extra roll counted, 0–4 */
HkAotdVaultChance
hk_aotd_vault_odds_before_roll (HkAotdVaultOdds       *self,
                                const HkAotdVaultDice *reserve,
                                int                    rolls_left)
{
  HkAotdVaultChance chance = { 0, 1 };

  g_return_val_if_fail (self != NULL && reserve != NULL, chance);
  g_return_val_if_fail (rolls_left >= 0 && rolls_left <= HK_AOTD_VAULT_MOST_ROLLS, chance);
  g_return_val_if_fail (hk_aotd_vault_dice_count (reserve) <= self->dice, chance);

  chance.ways = count_before (self, reserve, rolls_left, has_bonus (self));
  chance.of = self->powers[rolls_left];
  return chance;
}

/* Returns the chance of a Straight when the player decides next.
 * @reserve: the dice reserved before the roll
 * @rolled: the dice rolled; with @reserve all dice of the attempt
 * @rolls_left: the rolls still to come, an extra roll counted, 0–4 */
HkAotdVaultChance
hk_aotd_vault_odds_after_roll (HkAotdVaultOdds       *self,
                               const HkAotdVaultDice *reserve,
                               const HkAotdVaultDice *rolled,
                               int                    rolls_left)
{
  HkAotdVaultChance chance = { 0, 1 };

  g_return_val_if_fail (self != NULL && reserve != NULL && rolled != NULL, chance);
  g_return_val_if_fail (rolls_left >= 0 && rolls_left <= HK_AOTD_VAULT_MOST_ROLLS, chance);
  g_return_val_if_fail (hk_aotd_vault_dice_count (reserve) + hk_aotd_vault_dice_count (rolled) == self->dice, chance);

  chance.ways = count_after (self, reserve, rolled, rolls_left, has_bonus (self));
  chance.of = self->powers[rolls_left];
  return chance;
}

/* Works out what it is worth to use %HK_AOTD_VAULT_ONE_UP_ONE_DOWN before the Straight is near: one turn for a die
 * of the reserve, the other for a die that is rolled again. Returns the chance of a Straight then; none when there
 * is no such bonus or no such use of it.
 * @reserve: the dice that are not rolled again
 * @others: the other dice, as they lie before they are rolled again
 * @rolls_left: the rolls still to come, 1–4
 * @changes: (out): how to use the bonus now; the die that goes up comes first
 * @in_reserve: (out): which of @changes turns a die of @reserve */
HkAotdVaultChance
hk_aotd_vault_odds_turning (HkAotdVaultOdds       *self,
                            const HkAotdVaultDice *reserve,
                            const HkAotdVaultDice *others,
                            int                    rolls_left,
                            HkAotdVaultChange      changes[2],
                            guint                 *in_reserve)
{
  HkAotdVaultChance chance = { 0, 1 };
  HkAotdVaultChange change = { 0, 0 };
  HkAotdVaultChange other = { 0, 0 };
  gboolean is_up;

  g_return_val_if_fail (self != NULL && reserve != NULL && others != NULL && changes != NULL && in_reserve != NULL, chance);
  g_return_val_if_fail (rolls_left > 0 && rolls_left <= HK_AOTD_VAULT_MOST_ROLLS, chance);

  chance.of = self->powers[rolls_left];
  if (self->bonus != HK_AOTD_VAULT_ONE_UP_ONE_DOWN || self->only_to_finish)
    return chance;
  chance.ways = count_turned (self, reserve, rolls_left, list_ways_to_go (others), &change);
  is_up = change.to > change.from;
  for (int face = 1; face <= HK_AOTD_VAULT_FACES; face++)
    if (others->faces[face - 1] > 0 && (is_up ? face > 1 : face < HK_AOTD_VAULT_FACES))
      other = (HkAotdVaultChange) { face, is_up ? face - 1 : face + 1 };
  *in_reserve = is_up ? 0 : 1;
  changes[*in_reserve] = change;
  changes[1 - *in_reserve] = other;
  return chance;
}

/* Returns the chance of a Straight from @state on, the bonus used at its best.
 * @self: the chances of the attempt that @state belongs to
 * @state: a moment that hk_aotd_vault_state_check() passes */
HkAotdVaultChance
hk_aotd_vault_odds_get (HkAotdVaultOdds        *self,
                        const HkAotdVaultState *state)
{
  const int rolls = state->rolls_left + (state->bonus == HK_AOTD_VAULT_EXTRA_ROLL ? 1 : 0);

  if (state->is_rolled)
    return hk_aotd_vault_odds_after_roll (self, &state->reserve, &state->rolled, rolls);
  return hk_aotd_vault_odds_before_roll (self, &state->reserve, rolls);
}

/* Returns whether an attempt can come to @state. Errors: %HK_ERROR_PARAMETER.
 * @chance: (out): the chance of a Straight under best play */
gboolean
hk_aotd_vault_get_chance (const HkAotdVaultState *state,
                          HkAotdVaultChance      *chance,
                          GError                **error)
{
  g_autoptr (HkAotdVaultOdds) odds = NULL;

  g_return_val_if_fail (state != NULL && chance != NULL, FALSE);

  if (!hk_aotd_vault_state_check (state, error))
    return FALSE;
  odds = hk_aotd_vault_odds_new (state);
  *chance = hk_aotd_vault_odds_get (odds, state);
  return TRUE;
}

/* Returns the same in lowest terms. */
HkAotdVaultChance
hk_aotd_vault_chance_reduce (HkAotdVaultChance chance)
{
  guint64 a = chance.ways;
  guint64 b = chance.of;

  while (b != 0)
    {
      const guint64 rest = a % b;

      a = b;
      b = rest;
    }
  g_return_val_if_fail (a > 0, chance);
  chance.ways /= a;
  chance.of /= a;
  return chance;
}

/* Returns it as a number from 0 to 1. */
double
hk_aotd_vault_chance_to_double (HkAotdVaultChance chance)
{
  return (double) chance.ways / (double) chance.of;
}

/* Returns (transfer full): it in per cent, such as "26.1%"; what is not sure never reads 100%, and what is possible
 * never reads 0%. */
char *
hk_aotd_vault_chance_to_text (HkAotdVaultChance chance)
{
  const double share = 100 * hk_aotd_vault_chance_to_double (chance);

  if (chance.ways == 0)
    return g_strdup (_("0%"));
  if (chance.ways == chance.of)
    return g_strdup (_("100%"));
  return g_strdup_printf (_("%.1f%%"), CLAMP (share, 0.1, 99.9));
}
