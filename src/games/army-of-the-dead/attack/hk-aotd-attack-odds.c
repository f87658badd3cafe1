/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "hk-aotd-attack.h"

/* How likely an attack ends in which way: sums over everything that the dice can show, nothing is
 * sampled.
 *
 * A throw is known by its hits, its sixes and whether an Ammo die shows Out of Ammo. Additional dice
 * for sixes form a branching process. When S sixes of the first throw bring R dice each, the chance that
 * K more sixes fall before it dies out is, with D = R (S + K) dice in all, (R S / D) C(D, K) (1/6)^K
 * (5/6)^(D - K), which is the hitting time theorem; the D - K others hit each on its own. The series is
 * cut where what is left is far below 1e-12. */

#define CUT       1e-18
#define MOST_MORE 400

typedef struct
{
  const HkAotdAttack *attack;
  int                 n_dice;      /* of the first throw, Ammo dice counted */
  double              six;         /* chance that a regular die shows a 6, or what counts as one */
  double              hit;         /* chance that a regular die hits and shows no 6 */
  int                 n_more;      /* the most sixes that additional dice show, plus one */
  int                 n_hits;      /* how many counts of hits there are */
  int                 n_sixes;
  double             *first;       /* [hits][sixes][out]: the first throw */
  double             *worth;       /* [hits][sixes]: of the whole attack */
  double             *expected;    /* [hits][sixes]: of a first throw */
  double             *last;        /* [hits][sixes][out]: the whole attack */
} Sums;

static gsize
first_at (const Sums *self,
          int         hits,
          int         sixes,
          int         out)
{
  return ((gsize) hits * (gsize) (self->n_dice + 1) + (gsize) sixes) * 2 + (gsize) out;
}

static gsize
last_at (const Sums *self,
         int         hits,
         int         sixes,
         int         out)
{
  return ((gsize) hits * (gsize) self->n_sixes + (gsize) sixes) * 2 + (gsize) out;
}

/* Adds one die to the first throw. */
static void
add_die (Sums  *self,
         int    before,
         double six,
         double hit,
         double miss,
         double out_of_ammo,
         double out_and_hit)
{
  for (int h = before + 1; h >= 0; h--)
    for (int s = h; s >= 0; s--)
      for (int out = 1; out >= 0; out--)
        {
          double chance = 0;

          if (h <= before && s <= h)
            {
              chance += self->first[first_at (self, h, s, out)] * miss;
              if (out)
                chance += (self->first[first_at (self, h, s, 0)] + self->first[first_at (self, h, s, 1)]) * out_of_ammo;
            }
          if (h > 0 && s <= h - 1)
            chance += self->first[first_at (self, h - 1, s, out)] * hit;
          if (h > 0 && s <= h - 1 && out)
            chance += (self->first[first_at (self, h - 1, s, 0)] + self->first[first_at (self, h - 1, s, 1)]) * out_and_hit;
          if (h > 0 && s > 0)
            chance += self->first[first_at (self, h - 1, s - 1, out)] * six;
          self->first[first_at (self, h, s, out)] = chance;
        }
}

static void
throw_first (Sums *self)
{
  const HkAotdAttack *attack = self->attack;
  const int dice = hk_aotd_attack_count_dice (attack);
  const int bonus = hk_aotd_attack_get_bonus (attack);
  const int from = MAX (attack->rules & HK_AOTD_RULE_ONES_MISS ? 2 : 1, hk_aotd_attack_get_accuracy (attack) - bonus);
  const int six_from = MAX (from, attack->rules & HK_AOTD_RULE_BOLA_SIXES ? 6 - bonus : 6);
  const int faces = CLAMP (attack->ammo_faces, 0, 6);
  const double ammo_six = MAX (0, 7 - MAX (six_from, faces + 1)) / 6.0;
  const double ammo_hit = MAX (0, 7 - MAX (from, faces + 1)) / 6.0 - ammo_six;
  const gboolean symbol_hits = (attack->rules & HK_AOTD_RULE_AMMO_SYMBOL_ONE) && from == 1;

  self->six = (7 - six_from) / 6.0;
  self->hit = (six_from - from) / 6.0;
  self->first = g_new0 (double, first_at (self, self->n_dice + 1, 0, 0));
  self->first[first_at (self, 0, 0, 0)] = 1;
  for (int i = 0; i < dice; i++)
    add_die (self, i, self->six, self->hit, (from - 1) / 6.0, 0, 0);
  for (int i = dice; i < self->n_dice; i++)
    add_die (self, i, ammo_six, ammo_hit, MAX (0, from - 1 - faces) / 6.0, symbol_hits ? 0 : faces / 6.0, symbol_hits ? faces / 6.0 : 0);
}

/* How likely @n dice show @k that each come with the chance @p. */
static double
binomial (int    n,
          int    k,
          double p)
{
  if (k < 0 || k > n)
    return 0;
  if (p <= 0)
    return k == 0;
  if (p >= 1)
    return k == n;
  return exp (lgamma (n + 1.0) - lgamma (k + 1.0) - lgamma (n - k + 1.0) + k * log (p) + (n - k) * log1p (-p));
}

/* How likely additional dice show @more sixes until no die is left to throw. */
static double
more_sixes (const Sums *self,
            int         sixes,
            int         more)
{
  const int each = self->attack->roll_6_die;
  const int dice = each * (sixes + more);

  if (each == 0 || sixes == 0)
    return more == 0;
  return (double) sixes / (sixes + more) * binomial (dice, more, self->six);
}

/* How many sixes of additional dice have to be counted after the throw with the most sixes. */
static int
count_more (const Sums *self)
{
  int more = 0;

  if (self->attack->roll_6_die == 0)
    return 1;
  while (more < MOST_MORE && (more < 2 * self->n_dice + 8 || more_sixes (self, self->n_dice, more) > CUT))
    more++;
  return more;
}

/* Takes what can follow any first throw with @sixes: the sixes and the hits that come on top, and the
 * chance of that. */
typedef void (*Visit) (Sums *self, int sixes, int more, int hits, double chance);

static void
follow (Sums *self,
        int   sixes,
        Visit visit)
{
  if (sixes == 0 || self->attack->roll_6_die == 0)
    {
      visit (self, sixes, 0, 0, 1);
      return;
    }
  for (int more = 0; more < self->n_more; more++)
    {
      const double chance = more_sixes (self, sixes, more);
      const int others = self->attack->roll_6_die * (sixes + more) - more;

      if (chance < CUT)
        continue;
      for (int k = 0; k <= others; k++)
        {
          const double here = chance * binomial (others, k, self->hit / (1 - self->six));

          if (here > 0)
            visit (self, sixes, more, more + k, here);
        }
    }
}

static void
add_expected (Sums  *self,
              int    sixes,
              int    more,
              int    hits,
              double chance)
{
  for (int h = sixes; h <= self->n_dice; h++)
    self->expected[h * (self->n_dice + 1) + sixes] += chance * self->worth[(h + hits) * self->n_sixes + sixes + more];
}

static void
add_last (Sums  *self,
          int    sixes,
          int    more,
          int    hits,
          double chance)
{
  for (int h = sixes; h <= self->n_dice; h++)
    for (int out = 0; out < 2; out++)
      self->last[last_at (self, h + hits, sixes + more, out)] += chance * self->first[first_at (self, h, sixes, out)];
}

static int
count_misses (const Sums *self,
              int         hits,
              int         sixes)
{
  return self->n_dice + self->attack->roll_6_die * sixes - hits;
}

/* The worth of every end, and of every first throw what can be expected of it. */
static void
find_worth (Sums *self)
{
  self->worth = g_new0 (double, (gsize) self->n_hits * (gsize) self->n_sixes);
  self->expected = g_new0 (double, (gsize) (self->n_dice + 1) * (gsize) (self->n_dice + 1));
  for (int h = 0; h < self->n_hits; h++)
    for (int s = 0; s < self->n_sixes && s <= h; s++)
      if (count_misses (self, h, s) >= 0)
        {
          HkAotdOutcome outcome;

          hk_aotd_attack_settle (self->attack, h, count_misses (self, h, s), s, FALSE, NULL, &outcome);
          self->worth[h * self->n_sixes + s] = hk_aotd_outcome_get_worth (&outcome, self->attack->aim);
        }
  for (int s = 0; s <= self->n_dice; s++)
    follow (self, s, add_expected);
}

/* With rerolls the first throw becomes the one that is kept, by the best policy: it is thrown again when
 * that is worth more than what lies there. */
static void
throw_again (Sums       *self,
             HkAotdOdds *odds)
{
  const gsize n = first_at (self, self->n_dice + 1, 0, 0);
  g_autofree double *fresh = g_memdup2 (self->first, n * sizeof (double));
  double ahead = 0;

  for (int round = 0; round <= self->attack->lucky; round++)
    {
      g_autofree double *kept = g_new0 (double, n);
      double again = 0;
      double worth = 0;

      for (int h = 0; h <= self->n_dice; h++)
        for (int s = 0; s <= h; s++)
          {
            const double expected = self->expected[h * (self->n_dice + 1) + s];

            for (int out = 0; out < 2; out++)
              {
                const double chance = fresh[first_at (self, h, s, out)];
                const gboolean reroll = round > 0 && expected < ahead - 1e-12
                                        && !(out && (self->attack->rules & HK_AOTD_RULE_LUCKY_KEEPS_AMMO));

                worth += chance * (reroll ? ahead : expected);
                if (reroll)
                  again += chance;
                else
                  kept[first_at (self, h, s, out)] = chance;
              }
          }
      for (gsize i = 0; round > 0 && i < n; i++)
        kept[i] += again * self->first[i];
      memcpy (self->first, kept, n * sizeof (double));
      odds->reroll = again;
      odds->keep_from = round > 0 ? ahead : 0;
      odds->worth = worth;
      ahead = worth;
    }
}

/* A count of chances by whole numbers from 0. */
static void
count_at (GArray *chances,
          int     value,
          double  chance)
{
  if ((guint) value >= chances->len)
    g_array_set_size (chances, (guint) value + 1);
  g_array_index (chances, double, value) += chance;
}

static GArray *
new_count (void)
{
  return g_array_new (FALSE, TRUE, sizeof (double));
}

static HkDistribution *
take_distribution (GArray *chances)
{
  HkDistribution *distribution = hk_distribution_new_weighted (0, (const double *) chances->data, chances->len);

  g_array_unref (chances);
  return distribution;
}

enum
{
  HITS,
  SHAMBLERS,
  ALPHAS,
  ABOMINATIONS,
  ADRENALINE,
  WOUNDS,
  BLAST_WOUNDS,
  N_COUNTS,
};

static void
count_outcome (const HkAotdAttack  *attack,
               HkAotdOdds          *odds,
               GArray             **counts,
               const HkAotdOutcome *outcome,
               double               chance)
{
  const int values[N_COUNTS] = {
    [HITS] = outcome->hits,
    [SHAMBLERS] = outcome->shamblers,
    [ALPHAS] = outcome->alphas,
    [ABOMINATIONS] = outcome->abominations,
    [ADRENALINE] = outcome->adrenaline + outcome->adrenaline_all,
    [WOUNDS] = outcome->wounds,
    [BLAST_WOUNDS] = outcome->blast_wounds,
  };

  for (int i = 0; i < N_COUNTS; i++)
    count_at (counts[i], values[i], chance);
  for (int i = 0; i < attack->n_abominations; i++)
    odds->dead[i] += outcome->dead[i] ? chance : 0;
  odds->cleared += outcome->cleared ? chance : 0;
  odds->target_dead += outcome->target_dead ? chance : 0;
  odds->out_of_ammo += outcome->out_of_ammo ? chance : 0;
  odds->helmet_off += outcome->helmet_off ? chance : 0;
  odds->trapped += outcome->n_trapped > 0 ? chance : 0;
}

static void
count_rolled (const HkAotdAttack *attack,
              HkAotdOdds         *odds,
              GArray            **counts)
{
  Sums self = { .attack = attack };
  double total = 0;

  self.n_dice = hk_aotd_attack_count_dice (attack) + attack->weapon.ammo_dice;
  throw_first (&self);
  self.n_more = count_more (&self);
  self.n_sixes = self.n_dice + self.n_more;
  self.n_hits = self.n_dice + attack->roll_6_die * self.n_sixes + 1;
  find_worth (&self);
  throw_again (&self, odds);
  self.last = g_new0 (double, (gsize) self.n_hits * (gsize) self.n_sixes * 2);
  for (int s = 0; s <= self.n_dice; s++)
    follow (&self, s, add_last);
  for (gsize i = 0; i < last_at (&self, self.n_hits, 0, 0); i++)
    total += self.last[i];
  for (int h = 0; h < self.n_hits; h++)
    for (int s = 0; s < self.n_sixes && s <= h; s++)
      for (int out = 0; out < 2; out++)
        {
          const double chance = self.last[last_at (&self, h, s, out)] / total;
          HkAotdOutcome outcome;

          if (chance < CUT)
            continue;
          hk_aotd_attack_settle (attack, h, count_misses (&self, h, s), s, out, NULL, &outcome);
          count_outcome (attack, odds, counts, &outcome, chance);
        }
  g_free (self.first);
  g_free (self.worth);
  g_free (self.expected);
  g_free (self.last);
}

/* Works out how likely the attack ends in which way. Hits that may be placed freely are placed, and all dice are
 * rolled again, as the aim of the attack is served best; ties keep the dice. Returns (transfer full): the odds.
 * @self: an attack that hk_aotd_attack_check() accepts */
HkAotdOdds *
hk_aotd_attack_get_odds (const HkAotdAttack *self)
{
  HkAotdOdds *odds = g_new0 (HkAotdOdds, 1);
  GArray *counts[N_COUNTS];

  for (int i = 0; i < N_COUNTS; i++)
    counts[i] = new_count ();
  if (self->weapon.kind == HK_AOTD_WEAPON_THROWN)
    {
      HkAotdOutcome outcome;

      hk_aotd_attack_settle (self, 1, 0, 0, FALSE, NULL, &outcome);
      count_outcome (self, odds, counts, &outcome, 1);
      odds->worth = hk_aotd_outcome_get_worth (&outcome, self->aim);
    }
  else
    {
      count_rolled (self, odds, counts);
    }
  odds->hits = take_distribution (counts[HITS]);
  odds->shamblers = take_distribution (counts[SHAMBLERS]);
  odds->alphas = take_distribution (counts[ALPHAS]);
  odds->abominations = take_distribution (counts[ABOMINATIONS]);
  odds->adrenaline = take_distribution (counts[ADRENALINE]);
  odds->wounds = take_distribution (counts[WOUNDS]);
  odds->blast_wounds = take_distribution (counts[BLAST_WOUNDS]);
  return odds;
}

/* @self: (transfer full): odds */
void
hk_aotd_odds_free (HkAotdOdds *self)
{
  hk_distribution_unref (self->hits);
  hk_distribution_unref (self->shamblers);
  hk_distribution_unref (self->alphas);
  hk_distribution_unref (self->abominations);
  hk_distribution_unref (self->adrenaline);
  hk_distribution_unref (self->wounds);
  hk_distribution_unref (self->blast_wounds);
  g_free (self);
}
