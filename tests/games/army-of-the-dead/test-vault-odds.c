/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>
#include <string.h>

#include "hk-aotd-calc-vault.h"
#include "hk-aotd-vault-advice.h"
#include "hk-aotd-vault-attempt.h"
#include "hk-error.h"

/* The chances of the Vault's Challenge against a second way to work them out: every ordered roll,
 * every choice of dice, and the bonus tried at every moment. */

#define CLOSE 1e-12

static const HkAotdVaultBonus turning[] = {
  HK_AOTD_VAULT_NO_BONUS, HK_AOTD_VAULT_ONE_UP_OR_DOWN, HK_AOTD_VAULT_ONE_UP_ONE_DOWN, HK_AOTD_VAULT_ANY_FACE,
};

/* The second way. Dice are faces in the order in which they lie. */
typedef struct
{
  int              n;
  HkAotdVaultBonus bonus;
  gboolean         take_back;
  double          *known;   /* by rolls left, bonus there, and the sorted reserve */
} Plain;

#define KEYS 117649  /* 7⁶ */

static gboolean
plain_straight (const int *dice,
                int        n)
{
  gboolean has[7] = { FALSE };

  for (int i = 0; i < n; i++)
    has[dice[i]] = TRUE;
  return (has[1] && has[2] && has[3] && has[4] && has[5]) || (has[2] && has[3] && has[4] && has[5] && has[6]);
}

static int
plain_key (const int *dice,
           int        n)
{
  int sorted[6];
  int key = 0;

  for (int i = 0; i < n; i++)
    {
      int at = i;

      while (at > 0 && sorted[at - 1] > dice[i])
        {
          sorted[at] = sorted[at - 1];
          at--;
        }
      sorted[at] = dice[i];
    }
  for (int i = 0; i < n; i++)
    key = key * 7 + sorted[i];
  return key;
}

static double plain_after (Plain *self, const int *dice, int reserved, int rolls, gboolean bonus);

static double
plain_before (Plain     *self,
              const int *reserve,
              int        reserved,
              int        rolls,
              gboolean   bonus)
{
  double *known = &self->known[(rolls * 2 + (bonus ? 1 : 0)) * KEYS + plain_key (reserve, reserved)];
  int dice[6];
  int outcomes = 1;
  double sum = 0;

  if (*known >= 0)
    return *known;
  for (int i = 0; i < reserved; i++)
    dice[i] = reserve[i];
  for (int i = reserved; i < self->n; i++)
    outcomes *= 6;
  for (int outcome = 0; outcome < outcomes; outcome++)
    {
      int rest = outcome;

      for (int i = reserved; i < self->n; i++)
        {
          dice[i] = rest % 6 + 1;
          rest /= 6;
        }
      sum += plain_after (self, dice, reserved, rolls - 1, bonus);
    }
  *known = sum / outcomes;
  return *known;
}

static double
plain_hold (Plain     *self,
            const int *dice,
            int        reserved,
            int        rolls,
            gboolean   bonus)
{
  const int first = self->take_back ? 0 : reserved;
  double best = 0;

  for (int mask = 0; rolls > 0 && mask < 1 << (self->n - first); mask++)
    {
      int held[6];
      int n = 0;
      double chance;

      for (int i = 0; i < self->n; i++)
        if (i < first || (mask >> (i - first) & 1) != 0)
          held[n++] = dice[i];
      chance = plain_before (self, held, n, rolls, bonus);
      best = MAX (best, chance);
    }
  return best;
}

/* Uses the bonus now in every way there is, whether it helps or not. */
static double
plain_bonus (Plain     *self,
             const int *dice,
             int        reserved,
             int        rolls)
{
  double best = 0;

  for (int i = 0; i < self->n; i++)
    for (int face = 1; face <= 6; face++)
      {
        int turned[6];
        double chance;

        for (int d = 0; d < self->n; d++)
          turned[d] = dice[d];
        turned[i] = face;
        if (self->bonus == HK_AOTD_VAULT_ANY_FACE
            || (self->bonus == HK_AOTD_VAULT_ONE_UP_OR_DOWN && ABS (face - dice[i]) == 1))
          {
            chance = plain_after (self, turned, reserved, rolls, FALSE);
            best = MAX (best, chance);
          }
        for (int j = 0; self->bonus == HK_AOTD_VAULT_ONE_UP_ONE_DOWN && face == dice[i] + 1 && j < self->n; j++)
          {
            if (j == i || dice[j] == 1)
              continue;
            turned[j] = dice[j] - 1;
            chance = plain_after (self, turned, reserved, rolls, FALSE);
            turned[j] = dice[j];
            best = MAX (best, chance);
          }
      }
  return best;
}

static double
plain_after (Plain     *self,
             const int *dice,
             int        reserved,
             int        rolls,
             gboolean   bonus)
{
  double held;
  double turned;

  if (plain_straight (dice, self->n))
    return 1;
  held = plain_hold (self, dice, reserved, rolls, bonus);
  turned = bonus ? plain_bonus (self, dice, reserved, rolls) : 0;
  return MAX (held, turned);
}

static void
plain_init (Plain           *self,
            int              n,
            HkAotdVaultBonus bonus,
            gboolean         take_back)
{
  *self = (Plain) { n, bonus, take_back, g_new (double, 5 * 2 * KEYS) };
  for (int i = 0; i < 5 * 2 * KEYS; i++)
    self->known[i] = -1;
}

static HkAotdVaultChance
whole_attempt (HkAotdVaultBonus bonus,
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

static void
assert_close (double one,
              double other)
{
  g_assert_cmpfloat_with_epsilon (one, other, CLOSE);
}

/* Three rolls of five dice with each bonus that turns dice, from every reserve, under both readings. */
static void
test_turning_bonuses (gconstpointer data)
{
  const gboolean take_back = GPOINTER_TO_INT (data);

  for (guint b = 0; b < G_N_ELEMENTS (turning); b++)
    {
      const gboolean has_bonus = turning[b] != HK_AOTD_VAULT_NO_BONUS;
      HkAotdVaultState state;
      g_autoptr (HkAotdVaultOdds) odds = NULL;
      Plain plain;
      guint compared = 0;

      plain_init (&plain, 5, turning[b], take_back);
      assert_close (hk_aotd_vault_chance_to_double (whole_attempt (turning[b], take_back)), plain_before (&plain, NULL, 0, 3, has_bonus));
      hk_aotd_vault_state_init (&state, turning[b]);
      state.may_take_back = take_back;
      odds = hk_aotd_vault_odds_new (&state);
      for (int code = 0; code < 16807; code++)
        {
          HkAotdVaultDice reserve = { { 0 } };
          int faces[5];
          int n = 0;

          for (int rest = code; rest > 0; rest /= 7)
            if (rest % 7 > 0)
              {
                faces[n++] = rest % 7;
                reserve.faces[rest % 7 - 1]++;
              }
          if (plain_key (faces, n) != code)
            continue;
          for (int rolls = 1; rolls <= 2; rolls++)
            {
              assert_close (hk_aotd_vault_chance_to_double (hk_aotd_vault_odds_before_roll (odds, &reserve, rolls)),
                            plain_before (&plain, faces, n, rolls, has_bonus));
              compared++;
            }
        }
      g_assert_cmpuint (compared, ==, 2 * 462);
      g_free (plain.known);
    }
}

static void
test_extra_roll_and_die (void)
{
  Plain plain;

  plain_init (&plain, 5, HK_AOTD_VAULT_NO_BONUS, FALSE);
  assert_close (hk_aotd_vault_chance_to_double (whole_attempt (HK_AOTD_VAULT_EXTRA_ROLL, FALSE)), plain_before (&plain, NULL, 0, 4, FALSE));
  g_free (plain.known);
  plain_init (&plain, 6, HK_AOTD_VAULT_NO_BONUS, FALSE);
  assert_close (hk_aotd_vault_chance_to_double (whole_attempt (HK_AOTD_VAULT_EXTRA_DIE, FALSE)), plain_before (&plain, NULL, 0, 3, FALSE));
  g_free (plain.known);
}

static HkAotdVaultState
make_state (const char *reserve,
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

/* Chances that can be worked out on paper. */
static void
test_by_hand (void)
{
  static const struct
  {
    const char *reserve;
    const char *rolled;
    int         rolls_left;
    const char *bonus;
    guint64     ways;
    guint64     of;
  } cases[] = {
    { NULL, NULL, 1, "none", 240, 7776 },                  /* 2 Straights × 5! orders */
    { "1234", NULL, 1, "none", 1, 6 },
    { "2345", NULL, 1, "none", 1, 3 },
    { "1234", NULL, 2, "none", 11, 36 },
    { "1234", NULL, 1, "extra-roll", 11, 36 },
    { "2345", NULL, 2, "none", 5, 9 },
    { "1346", NULL, 3, "none", 0, 1 },                     /* 1 and 6 are never in one Straight */
    { "1344", NULL, 2, "none", 0, 1 },
    { "1234", NULL, 1, "one-up-or-down", 1, 2 },           /* 4, 5 or 6 is or becomes a 5 */
    { "2345", NULL, 1, "one-up-or-down", 2, 3 },           /* 1, 2, 5, 6 */
    { "1234", NULL, 1, "any-face", 1, 1 },
    { "234", NULL, 1, "any-face", 27, 36 },                /* unless both dice are 2, 3 or 4 */
    { "12345", NULL, 0, "none", 1, 1 },
    { "123", "45", 0, "none", 1, 1 },
    { "123", "46", 0, "none", 0, 1 },
    { "123", "46", 0, "one-up-or-down", 1, 1 },
    { "123", "46", 1, "none", 1, 6 },
    { "", "11234", 2, "none", 11, 36 },
    { NULL, "112345", 0, "extra-die", 1, 1 },
    { "1123", "45", 0, "extra-die", 1, 1 },
    { "1234", NULL, 1, "extra-die", 11, 36 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const HkAotdVaultState state = make_state (cases[i].reserve, cases[i].rolled, cases[i].rolls_left, cases[i].bonus);
      HkAotdVaultChance chance;
      g_autoptr (GError) error = NULL;

      hk_aotd_vault_get_chance (&state, &chance, &error);
      g_assert_no_error (error);
      g_test_message ("%s + %s, %d left, %s", cases[i].reserve, cases[i].rolled, cases[i].rolls_left, cases[i].bonus);
      g_assert_cmpuint (chance.ways * cases[i].of, ==, cases[i].ways * chance.of);
    }
}

typedef struct
{
  HkAotdVaultOdds       *odds[2][HK_AOTD_VAULT_N_BONUSES];   /* by reading and bonus */
  const HkAotdVaultDice *all;
  guint                  seen;
} Everything;

static guint64
ways_after (Everything            *self,
            gboolean               take_back,
            HkAotdVaultBonus       bonus,
            const HkAotdVaultDice *reserve,
            const HkAotdVaultDice *rolled,
            int                    rolls)
{
  return hk_aotd_vault_odds_after_roll (self->odds[take_back][bonus], reserve, rolled, rolls).ways;
}

static void
compare_part (const HkAotdVaultDice *part,
              guint64                weight,
              gpointer               user_data)
{
  Everything *self = user_data;
  HkAotdVaultDice rest;

  for (int face = 0; face < HK_AOTD_VAULT_FACES; face++)
    rest.faces[face] = self->all->faces[face] - part->faces[face];
  for (int rolls = 0; rolls <= 2; rolls++)
    for (guint b = 0; b < G_N_ELEMENTS (turning); b++)
      {
        const guint64 ways = ways_after (self, FALSE, turning[b], part, &rest, rolls);

        g_assert_cmpuint (ways, >=, ways_after (self, FALSE, HK_AOTD_VAULT_NO_BONUS, part, &rest, rolls));
        g_assert_cmpuint (ways, <=, ways_after (self, FALSE, HK_AOTD_VAULT_ANY_FACE, part, &rest, rolls)
                                    + (turning[b] == HK_AOTD_VAULT_ONE_UP_ONE_DOWN ? ways : 0));
        g_assert_cmpuint (ways, <=, ways_after (self, TRUE, turning[b], part, &rest, rolls));
        g_assert_cmpuint (ways * 7776, <=, ways_after (self, FALSE, turning[b], part, &rest, rolls + 1));
        self->seen++;
      }
}

static void
compare_roll (const HkAotdVaultDice *roll,
              guint64                weight,
              gpointer               user_data)
{
  Everything *self = user_data;

  self->all = roll;
  hk_aotd_vault_each_part (roll, compare_part, self);
}

/* In every moment a bonus never hurts, nor a roll more, nor the right to roll a reserved die again. */
static void
test_more_never_hurts (void)
{
  Everything everything = { 0 };

  for (int take_back = 0; take_back < 2; take_back++)
    for (guint b = 0; b < G_N_ELEMENTS (turning); b++)
      {
        HkAotdVaultState state;

        hk_aotd_vault_state_init (&state, turning[b]);
        state.may_take_back = take_back != 0;
        everything.odds[take_back][turning[b]] = hk_aotd_vault_odds_new (&state);
      }
  hk_aotd_vault_each_roll (5, compare_roll, &everything);
  g_assert_cmpuint (everything.seen, ==, 4368 * 3 * G_N_ELEMENTS (turning));
  for (int take_back = 0; take_back < 2; take_back++)
    for (guint b = 0; b < G_N_ELEMENTS (turning); b++)
      hk_aotd_vault_odds_free (everything.odds[take_back][turning[b]]);
  for (int bonus = 1; bonus < HK_AOTD_VAULT_N_BONUSES; bonus++)
    g_assert_cmpfloat (hk_aotd_vault_chance_to_double (whole_attempt ((HkAotdVaultBonus) bonus, FALSE)), >,
                       hk_aotd_vault_chance_to_double (whole_attempt (HK_AOTD_VAULT_NO_BONUS, FALSE)));
}

/* Follows the adviser in a moment and checks that it does what the chance promises. */
static void
check_advice (const HkAotdVaultState *state)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkAotdVaultAdvice) advice = hk_aotd_vault_advise (state, &error);
  HkAotdVaultChance chance;
  HkAotdVaultDice all = hk_aotd_vault_dice_sum (&state->reserve, &state->rolled);

  g_assert_no_error (error);
  hk_aotd_vault_get_chance (state, &chance, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (advice->chance.ways, ==, chance.ways);
  g_assert_cmpuint (advice->chance.of, ==, chance.of);
  g_assert_cmpint (advice->deed == HK_AOTD_VAULT_GIVE_UP, ==, chance.ways == 0);
  g_assert_cmpint (advice->deed == HK_AOTD_VAULT_HOLD, ==, advice->n_holds > 0);
  g_assert_false (advice->use_bonus && advice->keep_bonus);
  if (advice->deed == HK_AOTD_VAULT_STRAIGHT)
    {
      g_assert_cmpuint (chance.ways, ==, chance.of);
      for (guint i = 0; i < advice->n_changes; i++)
        {
          g_assert_cmpint (all.faces[advice->changes[i].from - 1], >, 0);
          all.faces[advice->changes[i].from - 1]--;
        }
      for (guint i = 0; i < advice->n_changes; i++)
        all.faces[advice->changes[i].to - 1]++;
      g_assert_true (hk_aotd_vault_dice_is_straight (&all, NULL));
      g_assert_cmpint (hk_aotd_vault_dice_count (&advice->straight), ==, 5);
    }
  for (guint i = 0; i < advice->n_holds; i++)
    {
      HkAotdVaultState next = *state;

      next.reserve = advice->holds[i].reserve;
      memset (&next.rolled, 0, sizeof next.rolled);
      next.is_rolled = FALSE;
      if (advice->holds[i].n_changes > 0 || advice->too_late)
        next.bonus = HK_AOTD_VAULT_NO_BONUS;
      hk_aotd_vault_get_chance (&next, &chance, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (advice->holds[i].chance.ways, ==, chance.ways);
      g_assert_cmpuint (advice->holds[i].chance.ways, >, 0);
      if (i > 0)
        g_assert_cmpuint (advice->holds[i].chance.ways, <=, advice->holds[i - 1].chance.ways);
      if (i == 0)
        g_assert_cmpuint (chance.ways, ==, advice->chance.ways);
    }
}

static void
test_advice (void)
{
  static const struct
  {
    const char *reserve;
    const char *rolled;
    int         rolls_left;
  } moments[] = {
    { NULL, "11356", 2 }, { NULL, "66666", 2 }, { NULL, "23345", 2 }, { NULL, "13456", 2 }, { NULL, "12345", 2 },
    { "34", "116", 1 }, { "345", "25", 1 }, { "345", "25", 0 }, { "16", "345", 1 }, { "1346", "2", 0 }, { "134", "66", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (moments); i++)
    for (int b = 0; b < HK_AOTD_VAULT_N_BONUSES; b++)
      for (int take_back = 0; take_back < 2; take_back++)
        {
          HkAotdVaultState state = make_state (moments[i].reserve, moments[i].rolled, moments[i].rolls_left, hk_aotd_vault_bonus_ids[b]);

          state.may_take_back = take_back != 0;
          check_advice (&state);
        }
}

static void
assert_best (const char *reserve,
             const char *rolled,
             int         rolls_left,
             const char *bonus,
             const char *set_aside)
{
  const HkAotdVaultState state = make_state (reserve, rolled, rolls_left, bonus);
  g_autoptr (HkAotdVaultAdvice) advice = hk_aotd_vault_advise (&state, NULL);
  g_autofree char *digits = NULL;

  g_assert_nonnull (advice);
  g_assert_cmpint (advice->deed, ==, HK_AOTD_VAULT_HOLD);
  digits = hk_aotd_vault_dice_to_digits (&advice->holds[0].added);
  g_assert_cmpstr (digits, ==, set_aside);
}

/* What anybody would keep. */
static void
test_plain_advice (void)
{
  assert_best (NULL, "11234", 2, "none", "1234");
  assert_best (NULL, "12234", 1, "none", "1234");
  assert_best (NULL, "23455", 2, "none", "2345");
  assert_best (NULL, "23455", 1, "extra-roll", "2345");
  assert_best ("234", "66", 1, "none", "6");
  assert_best ("345", "11", 1, "none", "1");
  assert_best ("134", "66", 2, "none", "");
}

/* The book's example: Guzman reserves three dice and rolls two; one fits, and the Mechanic's bonus
 * turns the other. */
static void
test_guzman (void)
{
  HkAotdVaultState state = make_state (NULL, "33445", 2, "one-up-or-down");
  g_autoptr (HkAotdVaultAdvice) first = hk_aotd_vault_advise (&state, NULL);
  g_autoptr (HkAotdVaultAdvice) second = NULL;
  g_autoptr (HkAotdVaultAdvice) other = NULL;
  g_autoptr (HkWorking) working = NULL;
  g_autofree char *digits = NULL;
  g_autofree char *text = NULL;
  gboolean found = FALSE;

  g_assert_cmpint (first->deed, ==, HK_AOTD_VAULT_HOLD);
  g_assert_false (first->use_bonus);
  g_assert_true (first->keep_bonus);
  for (guint i = 0; i < first->n_holds; i++)
    {
      g_autofree char *added = hk_aotd_vault_dice_to_digits (&first->holds[i].added);

      found = found || g_str_equal (added, "345");
    }
  g_assert_true (found);

  state = make_state ("345", "25", 1, "one-up-or-down");
  second = hk_aotd_vault_advise (&state, NULL);
  g_assert_cmpint (second->deed, ==, HK_AOTD_VAULT_STRAIGHT);
  g_assert_true (second->use_bonus);
  g_assert_cmpuint (second->chance.ways, ==, second->chance.of);
  g_assert_cmpuint (second->n_changes, ==, 1);
  g_assert_cmpint (second->changes[0].from, ==, 5);
  g_assert_cmpint (second->changes[0].to, ==, 6);
  digits = hk_aotd_vault_dice_to_digits (&second->straight);
  g_assert_cmpstr (digits, ==, "23456");
  working = hk_aotd_vault_explain (&state, second);
  text = hk_working_to_text (working);
  g_assert_nonnull (strstr (text, "Turn a 5 to a 6"));

  /* One up AND one down must turn both, and nothing may go down here. */
  state = make_state ("345", "25", 0, "one-up-one-down");
  other = hk_aotd_vault_advise (&state, NULL);
  g_assert_cmpint (other->deed, ==, HK_AOTD_VAULT_GIVE_UP);
}

/* A pair of turns is used early when one of them is wanted and the other can be wasted, and kept
 * when the dice are as good without it. */
static void
test_pair_used_early (void)
{
  static const struct
  {
    const char *rolled;
    gboolean    use;
  } cases[] = { { "22445", TRUE }, { "13345", TRUE }, { "33345", FALSE }, { "23345", FALSE }, { "23445", FALSE }, { "11356", FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const HkAotdVaultState state = make_state (NULL, cases[i].rolled, 2, "one-up-one-down");
      g_autoptr (HkAotdVaultAdvice) advice = hk_aotd_vault_advise (&state, NULL);

      g_test_message ("%s", cases[i].rolled);
      g_assert_cmpint (advice->deed, ==, HK_AOTD_VAULT_HOLD);
      g_assert_cmpint (advice->use_bonus, ==, cases[i].use);
      g_assert_cmpint (advice->keep_bonus, ==, !cases[i].use);
      g_assert_cmpuint (advice->n_changes, ==, cases[i].use ? 2 : 0);
      for (guint c = 0; c < advice->n_changes; c++)
        g_assert_cmpint (advice->changes[c].to - advice->changes[c].from, ==, c == 0 ? 1 : -1);
    }
}

static void
test_turns (void)
{
  static const struct
  {
    const char      *dice;
    HkAotdVaultBonus bonus;
    guint            n_changes;
  } cases[] = {
    { "23451", HK_AOTD_VAULT_NO_BONUS, 0 },
    { "22346", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 0 },
    { "12346", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 1 },
    { "13456", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 1 },
    { "12356", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 0 },
    { "12356", HK_AOTD_VAULT_ANY_FACE, 1 },
    { "12256", HK_AOTD_VAULT_ANY_FACE, 0 },
    { "12226", HK_AOTD_VAULT_ANY_FACE, 0 },
    { "23345", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 0 },
    { "13355", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 0 },
    { "23355", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 0 },
    { "12335", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 0 },
    { "22355", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 0 },
    { "13335", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 2 },  /* one 3 up, another down */
    { "33456", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 0 },
    { "11346", HK_AOTD_VAULT_ONE_UP_ONE_DOWN, 2 },
    { "66541", HK_AOTD_VAULT_ANY_FACE, 0 },
    { "66665", HK_AOTD_VAULT_ONE_UP_OR_DOWN, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      HkAotdVaultDice dice;
      HkAotdVaultChange changes[2];
      guint n_changes;

      g_assert_true (hk_aotd_vault_dice_parse (cases[i].dice, &dice, NULL));
      g_test_message ("%s with %s", cases[i].dice, hk_aotd_vault_bonus_ids[cases[i].bonus]);
      g_assert_cmpint (hk_aotd_vault_find_changes (&dice, cases[i].bonus, changes, &n_changes), ==, cases[i].n_changes > 0);
      g_assert_cmpuint (n_changes, ==, cases[i].n_changes);
      if (n_changes == 2)
        {
          g_assert_cmpint (changes[0].to, ==, changes[0].from + 1);
          g_assert_cmpint (changes[1].to, ==, changes[1].from - 1);
        }
    }
}

static const HkCalculatorSpec *
find_calculator (const char *name)
{
  for (guint i = 0; i < hk_aotd_n_vault_calculators; i++)
    if (g_str_equal (hk_aotd_vault_calculators[i].name, name))
      return &hk_aotd_vault_calculators[i];
  g_assert_not_reached ();
}

static JsonNode *
calculate (const char *name,
           const char *params,
           HkWorking **working,
           GError    **error)
{
  const HkCalculatorSpec *spec = find_calculator (name);
  g_autoptr (JsonNode) node = json_from_string (params, NULL);
  g_autoptr (HkMove) query = NULL;
  JsonNode *answer;

  g_assert_nonnull (node);
  if (!hk_move_check_params (name, json_node_get_object (node), spec->params, spec->n_params, NULL, error))
    return NULL;
  query = hk_move_new (name, json_node_get_object (node));
  answer = spec->run (query, working, error);
  g_assert_cmpint (answer != NULL, ==, *working != NULL);
  return answer;
}

static void
test_impossible (void)
{
  static const char * const cases[] = {
    "{\"rolled\":\"12347\"}",
    "{\"rolled\":\"1234x\"}",
    "{\"rolled\":\"1234\"}",
    "{\"rolled\":\"123456\"}",
    "{\"rolled\":\"1234561\",\"bonus\":\"extra-die\"}",
    "{\"rolled\":\"12345\",\"rolls-left\":4}",
    "{\"rolled\":\"12345\",\"rolls-left\":3,\"bonus\":\"any-face\"}",
    "{\"rolled\":\"12345\",\"rolls-left\":5}",
    "{\"rolled\":\"12345\",\"rolls-left\":-1}",
    "{\"rolls-left\":4,\"bonus\":\"extra-roll\"}",
    "{\"rolls-left\":4,\"reserve\":\"12\"}",
    "{\"rolls-left\":3,\"reserve\":\"12\",\"bonus\":\"any-face\"}",
    "{\"rolls-left\":1,\"reserve\":\"123456\"}",
    "{\"rolls-left\":1,\"reserve\":\"12345\",\"rolled\":\"6\"}",
    "{\"reserve\":\"12\"}",
    "{\"bonus\":\"two-up\"}",
    "{\"dice\":\"12345\"}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint c = 0; c < hk_aotd_n_vault_calculators; c++)
      {
        g_autoptr (GError) error = NULL;
        g_autoptr (HkWorking) working = NULL;
        g_autoptr (JsonNode) answer = calculate (hk_aotd_vault_calculators[c].name, cases[i], &working, &error);

        g_test_message ("%s", cases[i]);
        g_assert_null (answer);
        g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
        g_assert_true (g_str_has_suffix (error->message, "."));
      }
}

/* The attempt that lies on a table is the moment that the odds are asked for. */
static void
test_attempt (void)
{
  static const struct
  {
    const char      *bonus;
    gboolean         there;
    gboolean         used;
    int              rolls;
    int              allowed;
    const char      *reserve;
    const char      *free;
    HkAotdVaultBonus expected;
    gboolean         can_bonus;
    int              dice;
  } cases[] = {
    { "any-face", TRUE, FALSE, 0, 3, NULL, NULL, HK_AOTD_VAULT_ANY_FACE, TRUE, 5 },
    { "any-face", FALSE, FALSE, 0, 3, NULL, NULL, HK_AOTD_VAULT_NO_BONUS, FALSE, 5 },
    { "any-face", TRUE, TRUE, 1, 3, NULL, "11234", HK_AOTD_VAULT_NO_BONUS, FALSE, 5 },
    { "any-face", TRUE, FALSE, 1, 3, "134", "66", HK_AOTD_VAULT_ANY_FACE, TRUE, 5 },
    { "extra-roll", TRUE, FALSE, 3, 3, "134", "66", HK_AOTD_VAULT_EXTRA_ROLL, TRUE, 5 },
    { "extra-roll", TRUE, TRUE, 3, 4, "134", "66", HK_AOTD_VAULT_NO_BONUS, FALSE, 5 },
    { "extra-die", TRUE, FALSE, 0, 3, NULL, NULL, HK_AOTD_VAULT_EXTRA_DIE, TRUE, 6 },
    { "extra-die", TRUE, FALSE, 1, 3, NULL, "11223", HK_AOTD_VAULT_NO_BONUS, FALSE, 5 },
    { "extra-die", TRUE, TRUE, 1, 3, "1", "12236", HK_AOTD_VAULT_EXTRA_DIE, FALSE, 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkAotdVault) vault = g_object_new (HK_TYPE_AOTD_VAULT, "survivor", 2, "revealed", TRUE, "bonus", cases[i].bonus,
                                                    "bonus-there", cases[i].there, "bonus-used", cases[i].used,
                                                    "rolls", cases[i].rolls, "rolls-allowed", cases[i].allowed,
                                                    "reserve", cases[i].reserve, "free", cases[i].free, NULL);
      g_autoptr (GError) error = NULL;
      HkAotdVaultState state;

      g_test_message ("%u", i);
      g_assert_true (hk_aotd_vault_is_tried (vault));
      hk_aotd_vault_get_state (vault, &state, &error);
      g_assert_no_error (error);
      g_assert_cmpint (state.bonus, ==, cases[i].expected);
      g_assert_cmpint (hk_aotd_vault_can_bonus (vault), ==, cases[i].can_bonus);
      g_assert_cmpint (hk_aotd_vault_state_count_dice (&state), ==, cases[i].dice);
      g_assert_cmpint (state.is_rolled, ==, cases[i].free != NULL);
      g_assert_cmpint (state.rolls_left, ==, cases[i].allowed - cases[i].rolls);
      g_object_set (vault, "reserve", NULL, "free", "12", NULL);
      g_assert_false (hk_aotd_vault_get_state (vault, &state, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
    }
}

static void
test_calculators (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkWorking) working = NULL;
  g_autoptr (HkWorking) other_working = NULL;
  g_autoptr (JsonNode) odds = calculate ("vault-odds", "{}", &working, &error);
  g_autoptr (JsonNode) advice = NULL;
  JsonObject *object;
  JsonArray *bonuses;

  g_assert_no_error (error);
  object = json_node_get_object (odds);
  assert_close (json_object_get_double_member (object, "chance"),
                (double) json_object_get_int_member (object, "ways") / (double) json_object_get_int_member (object, "of"));
  bonuses = json_object_get_array_member (object, "bonuses");
  g_assert_cmpuint (json_array_get_length (bonuses), ==, HK_AOTD_VAULT_N_BONUSES);
  for (guint i = 0; i < HK_AOTD_VAULT_N_BONUSES; i++)
    {
      JsonObject *one = json_array_get_object_element (bonuses, i);

      g_assert_cmpstr (json_object_get_string_member (one, "bonus"), ==, hk_aotd_vault_bonus_ids[i]);
      assert_close (json_object_get_double_member (one, "chance"),
                    hk_aotd_vault_chance_to_double (whole_attempt ((HkAotdVaultBonus) i, FALSE)));
    }
  g_assert_cmpstr (hk_working_get_rule (working), ==, "army-of-the-dead/vault.challenge");

  advice = calculate ("vault-advice", "{\"rolled\":\"12234\",\"rolls-left\":1}", &other_working, &error);
  g_assert_no_error (error);
  object = json_node_get_object (advice);
  g_assert_cmpstr (json_object_get_string_member (object, "do"), ==, "reserve");
  g_assert_cmpstr (json_object_get_string_member (object, "set-aside"), ==, "1234");
  g_assert_cmpint (json_object_get_int_member (object, "ways"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (object, "of"), ==, 6);
  g_assert_cmpstr (hk_working_get_value (other_working), ==, "16.7%");
}

/* Yahtzee's large straight in three rolls is the same game when dice may be taken back. */
static void
test_known_number (void)
{
  g_assert_cmpfloat_with_epsilon (hk_aotd_vault_chance_to_double (whole_attempt (HK_AOTD_VAULT_NO_BONUS, TRUE)), 0.2611, 0.00005);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/aotd/vault-odds/turning-bonuses", GINT_TO_POINTER (FALSE), test_turning_bonuses);
  g_test_add_data_func ("/aotd/vault-odds/turning-bonuses-taking-back", GINT_TO_POINTER (TRUE), test_turning_bonuses);
  g_test_add_func ("/aotd/vault-odds/extra-roll-and-die", test_extra_roll_and_die);
  g_test_add_func ("/aotd/vault-odds/by-hand", test_by_hand);
  g_test_add_func ("/aotd/vault-odds/known-number", test_known_number);
  g_test_add_func ("/aotd/vault-odds/more-never-hurts", test_more_never_hurts);
  g_test_add_func ("/aotd/vault-odds/advice", test_advice);
  g_test_add_func ("/aotd/vault-odds/plain-advice", test_plain_advice);
  g_test_add_func ("/aotd/vault-odds/guzman", test_guzman);
  g_test_add_func ("/aotd/vault-odds/pair-used-early", test_pair_used_early);
  g_test_add_func ("/aotd/vault-odds/turns", test_turns);
  g_test_add_func ("/aotd/vault-odds/impossible", test_impossible);
  g_test_add_func ("/aotd/vault-odds/attempt", test_attempt);
  g_test_add_func ("/aotd/vault-odds/calculators", test_calculators);
  return g_test_run ();
}
