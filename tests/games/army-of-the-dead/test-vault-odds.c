/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "aotd-vault.h"

/* The chances of the Vault's Challenge against a second way to work them out: every ordered roll,
 * every choice of dice, and the bonus tried at every moment. */

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
      aotd_vault_assert_close (hk_aotd_vault_chance_to_double (aotd_vault_get_whole_chance (turning[b], take_back)), plain_before (&plain, NULL, 0, 3, has_bonus));
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
              aotd_vault_assert_close (hk_aotd_vault_chance_to_double (hk_aotd_vault_odds_before_roll (odds, &reserve, rolls)),
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
  aotd_vault_assert_close (hk_aotd_vault_chance_to_double (aotd_vault_get_whole_chance (HK_AOTD_VAULT_EXTRA_ROLL, FALSE)), plain_before (&plain, NULL, 0, 4, FALSE));
  g_free (plain.known);
  plain_init (&plain, 6, HK_AOTD_VAULT_NO_BONUS, FALSE);
  aotd_vault_assert_close (hk_aotd_vault_chance_to_double (aotd_vault_get_whole_chance (HK_AOTD_VAULT_EXTRA_DIE, FALSE)), plain_before (&plain, NULL, 0, 3, FALSE));
  g_free (plain.known);
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
      const HkAotdVaultState state = aotd_vault_make_state (cases[i].reserve, cases[i].rolled, cases[i].rolls_left, cases[i].bonus);
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

/* One die of each side is turned, one up and the other down, and what is worth doing is worth what the reserve is worth that comes of it. */
static void
check_turning (Everything            *self,
               const HkAotdVaultDice *reserve,
               const HkAotdVaultDice *others,
               int                    rolls)
{
  HkAotdVaultChange changes[2];
  guint at;
  const HkAotdVaultChance chance = hk_aotd_vault_odds_turning (self->odds[FALSE][HK_AOTD_VAULT_ONE_UP_ONE_DOWN], reserve, others, rolls, changes, &at);
  HkAotdVaultDice turned = *reserve;

  if (chance.ways == 0)
    return;
  g_assert_cmpint (changes[0].to, ==, changes[0].from + 1);
  g_assert_cmpint (changes[1].to, ==, changes[1].from - 1);
  for (int i = 0; i < 2; i++)
    {
      g_assert_cmpint (MIN (changes[i].from, changes[i].to), >=, 1);
      g_assert_cmpint (MAX (changes[i].from, changes[i].to), <=, HK_AOTD_VAULT_FACES);
    }
  g_assert_cmpint (reserve->faces[changes[at].from - 1], >, 0);
  g_assert_cmpint (others->faces[changes[1 - at].from - 1], >, 0);
  turned.faces[changes[at].from - 1]--;
  turned.faces[changes[at].to - 1]++;
  g_assert_cmpuint (chance.ways, ==, hk_aotd_vault_odds_before_roll (self->odds[FALSE][HK_AOTD_VAULT_NO_BONUS], &turned, rolls).ways);
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
  for (int rolls = 1; rolls <= 2; rolls++)
    check_turning (self, part, &rest, rolls);
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
    g_assert_cmpfloat (hk_aotd_vault_chance_to_double (aotd_vault_get_whole_chance ((HkAotdVaultBonus) bonus, FALSE)), >,
                       hk_aotd_vault_chance_to_double (aotd_vault_get_whole_chance (HK_AOTD_VAULT_NO_BONUS, FALSE)));
}

/* Yahtzee's large straight in three rolls is the same game when dice may be taken back. */
static void
test_known_number (void)
{
  g_assert_cmpfloat_with_epsilon (hk_aotd_vault_chance_to_double (aotd_vault_get_whole_chance (HK_AOTD_VAULT_NO_BONUS, TRUE)), 0.2611, 0.00005);
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
  return g_test_run ();
}
