/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/attack/hk-aotd-attack.h"
#include "games/army-of-the-dead/guide/hk-aotd-calc-attack.h"
#include "hk-play.h"

/* The odds of attacks against a count of all throws of the dice, one by one. */

#define NEAR   1e-9
#define DEEPEST 9     /* additional dice beyond these are left out of the count, which costs less than NEAR allows */

/* What a full count of the throws gives. */
typedef struct
{
  const HkAotdAttack *attack;
  int                 n_dice;
  int                 n_ammo;
  int                 faces[16];
  int                 extra[64];
  double              hits[80];
  double              shamblers[80];
  double              alphas[80];
  double              wounds[400];
  double              dead[HK_AOTD_ATTACK_ABOMINATIONS];
  double              cleared;
  double              target_dead;
  double              out_of_ammo;
  double              adrenaline;
  double              worth;
  double              total;
} Count;

static void
resolve_here (Count         *self,
              int            n_extra,
              HkAotdOutcome *outcome)
{
  const HkAotdRoll roll = { self->faces, self->n_dice, self->faces + self->n_dice, self->n_ammo, self->extra, n_extra };
  g_autoptr (GError) error = NULL;

  if (!hk_aotd_attack_resolve (self->attack, &roll, NULL, outcome, &error))
    g_error ("%s", error->message);
}

static gboolean
plays (const HkAotdAttack *attack,
       HkAotdAttackRule    rule)
{
  return (attack->rules & rule) != 0;
}

/* The Damage that eliminates it (book, pages 20 to 23). */
static int
get_need (const HkAotdAttack *attack,
          HkAotdTarget        target)
{
  static const int needs[] = { 0, 1, 2, 4, 5, 6, G_MAXINT };
  const int need = target == HK_AOTD_TARGET_HELMETED_ZEUS && attack->weapon.explosive && plays (attack, HK_AOTD_RULE_HELMET_BLAST) ? 6 : needs[target];

  return need > 4 && need < G_MAXINT && plays (attack, HK_AOTD_RULE_ABOMINATIONS_4) ? 4 : need;
}

/* The Damage of so many hits on one Zombie, each of which does @damage. */
static int
add_hits (const HkAotdAttack *attack,
          int                 damage,
          int                 hits)
{
  return hits == 0 ? 0 : damage + (hits - 1) * (plays (attack, HK_AOTD_RULE_BONUS_ONCE) ? attack->weapon.damage : damage);
}

/* What an outcome says fits together, and what is killed can be (book, pages 24 to 26). */
static void
check_outcome (const HkAotdAttack  *attack,
               const HkAotdOutcome *outcome,
               int                  n_dice)
{
  const HkAotdWeapon *weapon = &attack->weapon;
  const gboolean blast = weapon->explosive && (!attack->concentrated || attack->n_chain > 0 || plays (attack, HK_AOTD_RULE_CONCENTRATED_BLASTS));
  const gboolean spares = attack->steady_hand || attack->friends == 0 || weapon->kind != HK_AOTD_WEAPON_RANGED
                          || (weapon->explosive && plays (attack, HK_AOTD_RULE_LAUNCHER_SPARES));
  const int damage = MAX (0, weapon->damage + attack->plus_damage + attack->bonus_damage + attack->roll_6_damage * outcome->sixes);
  const int friendly = plays (attack, HK_AOTD_RULE_FRIENDLY_FIRE_PLAIN) ? MIN (damage, weapon->damage) : damage;
  const int chain = blast ? 2 * attack->n_chain : 0;
  const int used = outcome->hits - outcome->wasted;
  gboolean target_dead = (attack->target == HK_AOTD_TARGET_SHAMBLER && outcome->shamblers > 0)
                         || (attack->target == HK_AOTD_TARGET_ALPHA && outcome->alphas > 0);
  int n_dead = 0;
  int n_stronger = 0;

  g_assert_cmpint (outcome->hits + outcome->misses, ==, n_dice);
  g_assert_cmpint (outcome->damage, ==, damage + chain);
  g_assert_cmpint (outcome->total_damage, ==, (attack->concentrated ? add_hits (attack, damage, outcome->hits) : damage) + chain);
  g_assert_cmpint (outcome->blast, ==, blast && outcome->hits > 0);
  g_assert_cmpint (outcome->blast_wounds, ==, outcome->blast && attack->friends > 0 ? damage + chain : 0);
  g_assert_cmpint (outcome->friendly_hits, ==, spares ? 0 : outcome->misses);
  g_assert_cmpint (outcome->wounds, ==, spares ? 0 : outcome->misses * friendly);
  for (int i = 0; i < attack->n_abominations; i++)
    {
      const HkAotdTarget type = attack->abominations[i];

      if (!outcome->dead[i])
        continue;
      n_dead++;
      n_stronger += (attack->concentrated && attack->target == type ? outcome->total_damage : outcome->damage) < get_need (attack, type);
      target_dead |= attack->target == type || attack->target == HK_AOTD_TARGET_ABOMINATION;
      g_assert_true (type != HK_AOTD_TARGET_HELMETED_ZEUS || attack->rules & (HK_AOTD_RULE_HELMET_BLAST | HK_AOTD_RULE_HUNTER_HELMET));
    }
  g_assert_cmpint (n_stronger, <=, outcome->hunted[2]);
  g_assert_cmpint (outcome->abominations, ==, n_dead);
  g_assert_cmpint (outcome->shamblers, <=, attack->shamblers);
  g_assert_cmpint (outcome->alphas, <=, attack->alphas);
  if (plays (attack, HK_AOTD_RULE_ADRENALINE_ONE_EACH))
    g_assert_cmpint (outcome->adrenaline + 100 * outcome->adrenaline_all, ==, outcome->shamblers + outcome->alphas + n_dead);
  else
    g_assert_cmpint (outcome->adrenaline + 100 * outcome->adrenaline_all, ==, outcome->shamblers + 2 * outcome->alphas + 500 * n_dead);
  g_assert_cmpint (outcome->target_dead, ==, target_dead);
  g_assert_cmpint (outcome->cleared, ==, outcome->shamblers == attack->shamblers && outcome->alphas == attack->alphas && n_dead == attack->n_abominations);
  g_assert_cmpint (outcome->helmet_off, ==, weapon->explosive && outcome->hits > 0 && hk_aotd_attack_has_target (attack, HK_AOTD_TARGET_HELMETED_ZEUS)
                                            && (blast || attack->target == HK_AOTD_TARGET_HELMETED_ZEUS));
  if (outcome->shamblers + outcome->alphas + n_dead == 0)
    g_assert_cmpint (outcome->hunted[0] + outcome->hunted[1] + outcome->hunted[2] + (int) outcome->reaped, ==, 0);
  else if (!plays (attack, HK_AOTD_RULE_REAPER_OR_HUNTER))
    {
      g_assert_true (!attack->hunter[0] || outcome->hunted[0] || outcome->shamblers == attack->shamblers);
      g_assert_true (!attack->hunter[1] || outcome->hunted[1] || outcome->alphas == attack->alphas);
    }
  /* Each hit that is not lost kills one, or all of them together one. */
  if (!blast && !attack->concentrated)
    g_assert_cmpint (used, ==, outcome->shamblers + outcome->alphas + n_dead - outcome->hunted[0] - outcome->hunted[1] - outcome->hunted[2]
                               - (outcome->reaped != HK_AOTD_TARGET_NONE));
  else if (!blast && used > 0)
    {
      g_assert_cmpint (add_hits (attack, damage, used), >=, get_need (attack, attack->target));
      g_assert_true (used == 1 || add_hits (attack, damage, used - 1) < get_need (attack, attack->target));
      g_assert_true (outcome->target_dead);
    }
}

/* Which dice hit, show a 6, or Out of Ammo. */
static void
check_dice (const Count         *self,
            int                  n_extra,
            const HkAotdOutcome *outcome)
{
  const HkAotdAttack *attack = self->attack;
  const int bonus = attack->concentrated ? attack->bola_bonus : 0;
  int hits = 0;
  int sixes = 0;
  gboolean out_of_ammo = FALSE;

  for (int i = 0; i < self->n_dice + self->n_ammo + n_extra; i++)
    {
      const int face = i < self->n_dice + self->n_ammo ? self->faces[i] : self->extra[i - self->n_dice - self->n_ammo];
      const gboolean symbol = i >= self->n_dice && i < self->n_dice + self->n_ammo && face <= attack->ammo_faces;
      const int shown = symbol ? plays (attack, HK_AOTD_RULE_AMMO_SYMBOL_ONE) : face;

      hits += shown > 0 && shown + bonus >= MAX (2, attack->weapon.accuracy - attack->bonus_accuracy)
              && !(shown == 1 && plays (attack, HK_AOTD_RULE_ONES_MISS));
      sixes += face + (plays (attack, HK_AOTD_RULE_BOLA_SIXES) ? bonus : 0) >= 6;
      out_of_ammo |= symbol;
    }
  g_assert_cmpint (outcome->hits, ==, hits);
  g_assert_cmpint (outcome->sixes, ==, sixes);
  g_assert_cmpint (outcome->out_of_ammo, ==, out_of_ammo);
}

static void
count_end (Count  *self,
           int     n_extra,
           double  chance,
           gboolean keep)
{
  HkAotdOutcome outcome;

  resolve_here (self, n_extra, &outcome);
  check_dice (self, n_extra, &outcome);
  check_outcome (self->attack, &outcome, self->n_dice + self->n_ammo + n_extra);
  self->worth += chance * hk_aotd_outcome_get_worth (&outcome, self->attack->aim);
  if (!keep)
    return;
  self->total += chance;
  self->hits[outcome.hits] += chance;
  self->shamblers[outcome.shamblers] += chance;
  self->alphas[outcome.alphas] += chance;
  self->wounds[outcome.wounds] += chance;
  for (int i = 0; i < self->attack->n_abominations; i++)
    self->dead[i] += outcome.dead[i] ? chance : 0;
  self->cleared += outcome.cleared ? chance : 0;
  self->target_dead += outcome.target_dead ? chance : 0;
  self->out_of_ammo += outcome.out_of_ammo ? chance : 0;
  self->adrenaline += chance * (outcome.adrenaline + outcome.adrenaline_all);
}

/* Throws the additional dice one by one. */
static void
count_extra (Count   *self,
             int      n_extra,
             int      due,
             double   chance,
             gboolean keep)
{
  if (due == 0 || n_extra >= DEEPEST)
    {
      count_end (self, n_extra, chance, keep);
      return;
    }
  for (int face = 1; face <= 6; face++)
    {
      self->extra[n_extra] = face;
      count_extra (self, n_extra + 1, due - 1 + (face == 6 ? self->attack->roll_6_die : 0), chance / 6, keep);
    }
}

static void
spread_faces (Count *self,
              int    number)
{
  for (int i = 0; i < self->n_dice + self->n_ammo; i++, number /= 6)
    self->faces[i] = number % 6 + 1;
}

static int
count_due (Count *self)
{
  const HkAotdRoll roll = { self->faces, self->n_dice, self->faces + self->n_dice, self->n_ammo, self->extra, 0 };

  return hk_aotd_attack_count_due (self->attack, &roll);
}

/* With rerolls: the worth of every first throw, then the policy, then the whole count. */
static void
count_all (Count              *self,
           const HkAotdAttack *attack)
{
  int n_throws = 1;
  g_autofree double *worths = NULL;
  g_autofree double *chances = NULL;
  double ahead = 0;

  *self = (Count) { .attack = attack };
  self->n_dice = hk_aotd_attack_count_dice (attack);
  self->n_ammo = attack->weapon.ammo_dice;
  for (int i = 0; i < self->n_dice + self->n_ammo; i++)
    n_throws *= 6;
  worths = g_new0 (double, n_throws);
  chances = g_new0 (double, n_throws);
  for (int i = 0; i < n_throws; i++)
    {
      spread_faces (self, i);
      self->worth = 0;
      count_extra (self, 0, count_due (self), 1, FALSE);
      worths[i] = self->worth;
      chances[i] = 1.0 / n_throws;
      ahead += worths[i] / n_throws;
    }
  for (int round = 0; round < attack->lucky; round++)
    {
      double again = 0;
      double next = 0;

      for (int i = 0; i < n_throws; i++)
        {
          next += MAX (worths[i], ahead) / n_throws;
          again += worths[i] < ahead - 1e-12 ? 1.0 / n_throws : 0;
        }
      for (int i = 0; i < n_throws; i++)
        chances[i] = again * chances[i] + (worths[i] < ahead - 1e-12 ? 0 : 1.0 / n_throws);
      ahead = next;
    }
  for (int i = 0; i < n_throws; i++)
    {
      spread_faces (self, i);
      if (chances[i] > 0)
        count_extra (self, 0, count_due (self), chances[i], TRUE);
    }
  self->worth = ahead;
}

static void
assert_near (double      a,
             double      b,
             double      near,
             const char *what)
{
  if (!(fabs (a - b) <= near))
    g_error ("%s: %.15g is not %.15g", what, a, b);
}

static void
assert_distribution (HkDistribution *distribution,
                     const double   *counted,
                     int             n,
                     double          near,
                     const char     *what)
{
  double sum = 0;

  g_assert_cmpint (hk_distribution_get_lowest (distribution), >=, 0);
  for (int i = 0; i <= hk_distribution_get_highest (distribution); i++)
    sum += hk_distribution_get_exactly (distribution, i);
  assert_near (sum, 1, 1e-12, what);
  for (int i = 0; i < n; i++)
    assert_near (hk_distribution_get_exactly (distribution, i), counted[i], near, what);
}

static void
compare (const HkAotdAttack *attack,
         double              near)
{
  g_autoptr (HkAotdOdds) odds = hk_aotd_attack_get_odds (attack);
  g_autoptr (HkBreakdown) breakdown = hk_aotd_odds_explain (odds, attack);
  g_autofree Count *count = g_new0 (Count, 1);

  g_assert_nonnull (breakdown);
  count_all (count, attack);
  assert_near (count->total, 1, 1e-9, "all throws");
  assert_distribution (odds->hits, count->hits, G_N_ELEMENTS (count->hits), near, "hits");
  assert_distribution (odds->shamblers, count->shamblers, G_N_ELEMENTS (count->shamblers), near, "shamblers");
  assert_distribution (odds->alphas, count->alphas, G_N_ELEMENTS (count->alphas), near, "alphas");
  assert_distribution (odds->wounds, count->wounds, G_N_ELEMENTS (count->wounds), near, "wounds");
  for (int i = 0; i < attack->n_abominations; i++)
    assert_near (odds->dead[i], count->dead[i], near, "abominations");
  assert_near (odds->cleared, count->cleared, near, "cleared");
  assert_near (odds->target_dead, count->target_dead, near, "target");
  assert_near (odds->out_of_ammo, count->out_of_ammo, near, "out of ammo");
  assert_near (hk_distribution_get_mean (odds->adrenaline), count->adrenaline, near * 50, "adrenaline");
  assert_near (odds->worth, count->worth, near * 50, "worth");
}

/* An attack of @dice dice in all with whatever else chance brings. */
static void
make_attack (HkAotdAttack *attack,
             GRand        *chance,
             int           dice)
{
  static const HkAotdTarget kinds[] = { HK_AOTD_TARGET_VALENTINE, HK_AOTD_TARGET_QUEEN, HK_AOTD_TARGET_ZEUS, HK_AOTD_TARGET_HELMETED_ZEUS };
  int * const more[] = { &attack->plus_die, &attack->escalation, &attack->explosive_master, &attack->bonus_dice };
  HkAotdWeapon weapon = { .accuracy = g_rand_int_range (chance, 2, 7), .damage = g_rand_int_range (chance, 1, 6) };

  weapon.kind = g_rand_int_range (chance, 0, 2) ? HK_AOTD_WEAPON_RANGED : HK_AOTD_WEAPON_MELEE;
  weapon.explosive = g_rand_int_range (chance, 0, 6) == 0;
  if (weapon.kind == HK_AOTD_WEAPON_RANGED)
    weapon.ammo_dice = g_rand_int_range (chance, 0, MIN (dice, 2) + 1);
  hk_aotd_attack_init (attack, &weapon);
  attack->weapon.dice = dice - weapon.ammo_dice;
  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    {
      *more[i] = g_rand_int_range (chance, 0, MIN (attack->weapon.dice, 1) + 1);
      attack->weapon.dice -= *more[i];
    }
  attack->plus_damage = g_rand_int_range (chance, 0, 4) == 0;
  attack->bonus_damage = g_rand_int_range (chance, 0, 5) == 0 ? g_rand_int_range (chance, -2, 2) : 0;
  attack->bonus_accuracy = g_rand_int_range (chance, 0, 5) == 0;
  attack->ammo_faces = g_rand_int_range (chance, 0, 4);
  attack->shamblers = g_rand_int_range (chance, 0, 4);
  attack->alphas = g_rand_int_range (chance, 0, 3);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_rand_int_range (chance, 0, 4) == 0)
      hk_aotd_attack_add_abomination (attack, kinds[i]);
  attack->friends = g_rand_int_range (chance, 0, 3);
  attack->steady_hand = g_rand_int_range (chance, 0, 5) == 0;
  attack->reaper = g_rand_int_range (chance, 0, 3) == 0;
  for (int i = 0; i < 3; i++)
    attack->hunter[i] = g_rand_int_range (chance, 0, 5) == 0;
  attack->lucky = g_rand_int_range (chance, 0, 3);
  attack->roll_6_damage = g_rand_int_range (chance, 0, 3) == 0;
  attack->bola_bonus = g_rand_int_range (chance, 0, 3) == 0 ? 2 : 0;
  attack->aim = g_rand_int_range (chance, 0, 3);
  if (weapon.explosive && g_rand_int_range (chance, 0, 2))
    attack->chain[attack->n_chain++] = 2;
  /* What may be rolled again when an Ammo die says so, the count does not know. */
  if (g_rand_boolean (chance))
    hk_aotd_attack_play_by (attack, g_rand_int (chance) & g_rand_int (chance) & (2 * HK_AOTD_RULE_REAPER_SCATTERED - 1) & ~(guint) HK_AOTD_RULE_LUCKY_KEEPS_AMMO);
  g_assert_cmpint (hk_aotd_attack_count_dice (attack) + attack->weapon.ammo_dice, ==, dice);
  attack->target = g_rand_int_range (chance, HK_AOTD_TARGET_SHAMBLER, HK_AOTD_TARGET_ABOMINATION + 1);
  if (!hk_aotd_attack_has_target (attack, attack->target))
    attack->target = HK_AOTD_TARGET_NONE;
  if (attack->target == HK_AOTD_TARGET_NONE && attack->aim == HK_AOTD_AIM_TARGET)
    attack->aim = HK_AOTD_AIM_CLEAR;
  if (attack->target != HK_AOTD_TARGET_NONE && hk_aotd_attack_may_concentrate (attack, attack->target))
    attack->concentrated = g_rand_boolean (chance);
}

static void
test_against_all_throws (void)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (25);

  for (int i = 0; i < 600; i++)
    {
      HkAotdAttack attack;

      make_attack (&attack, chance, 1 + i % 5);
      g_test_message ("attack %d", i);
      compare (&attack, NEAR);
    }
}

static void
test_additional_dice (void)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (42);

  for (int i = 0; i < 60; i++)
    {
      HkAotdAttack attack;

      make_attack (&attack, chance, 1 + i % 2);
      attack.roll_6_die = 1;
      /* The count breaks off after nine additional dice, at which a worth next to that of a reroll may
       * fall on the other side of it. */
      attack.lucky = 0;
      g_test_message ("attack %d", i);
      compare (&attack, 3e-6);
    }
}

/* Where each 6 brings one die, the chance of N hits has a closed form: with a single die that hits on a 6
 * alone, it is that of a row of sixes. */
static void
test_row_of_sixes (void)
{
  static const HkAotdWeapon weapon = { .kind = HK_AOTD_WEAPON_MELEE, .dice = 1, .accuracy = 6, .damage = 1 };
  g_autoptr (HkAotdOdds) odds = NULL;
  HkAotdAttack attack;

  hk_aotd_attack_init (&attack, &weapon);
  attack.roll_6_die = 1;
  attack.shamblers = 30;
  odds = hk_aotd_attack_get_odds (&attack);
  for (int n = 0; n < 14; n++)
    assert_near (hk_distribution_get_exactly (odds->hits, n), pow (1 / 6.0, n) * 5 / 6, 1e-15, "a row of sixes");
  assert_near (hk_distribution_get_mean (odds->hits), 1 / 5.0, 1e-12, "mean of a row");
}

/* The mean of a branching process is n p / (1 − r/6), whatever its other moments. */
static void
test_means (void)
{
  for (int dice = 1; dice <= 12; dice++)
    for (int accuracy = 2; accuracy <= 6; accuracy++)
      for (int each = 0; each <= 3; each++)
        {
          const HkAotdWeapon weapon = { .kind = HK_AOTD_WEAPON_RANGED, .dice = dice, .accuracy = accuracy, .damage = 1 };
          g_autoptr (HkAotdOdds) odds = NULL;
          HkAotdAttack attack;

          if (each == 3 && dice > 4)
            continue;
          hk_aotd_attack_init (&attack, &weapon);
          attack.roll_6_die = each;
          attack.friends = 1;
          odds = hk_aotd_attack_get_odds (&attack);
          assert_near (hk_distribution_get_mean (odds->hits), dice * (7 - accuracy) / 6.0 / (1 - each / 6.0), 1e-10, "hits");
          assert_near (hk_distribution_get_mean (odds->wounds), dice * (accuracy - 1) / 6.0 / (1 - each / 6.0), 1e-10, "misses");
        }
}

static void
test_rerolls_never_hurt (void)
{
  g_autoptr (GRand) chance = g_rand_new_with_seed (7);

  for (int i = 0; i < 60; i++)
    {
      HkAotdAttack attack;
      double before = -1;

      make_attack (&attack, chance, 1 + i % 7);
      attack.roll_6_die = i % 3 == 0;
      for (attack.lucky = 0; attack.lucky < 5; attack.lucky++)
        {
          g_autoptr (HkAotdOdds) odds = hk_aotd_attack_get_odds (&attack);

          g_assert_cmpfloat (odds->worth, >=, before - 1e-12);
          before = odds->worth;
          if (attack.aim == HK_AOTD_AIM_ADRENALINE)
            assert_near (odds->worth, hk_distribution_get_mean (odds->adrenaline), 1e-10, "points");
          else
            assert_near (odds->worth, attack.aim == HK_AOTD_AIM_CLEAR ? odds->cleared : odds->target_dead, 1e-10, "chance");
        }
    }
}

static void
test_thrown (void)
{
  static const HkAotdWeapon weapon = { .kind = HK_AOTD_WEAPON_THROWN, .explosive = TRUE, .damage = 4 };
  g_autoptr (HkAotdOdds) odds = NULL;
  HkAotdAttack attack;

  hk_aotd_attack_init (&attack, &weapon);
  attack.shamblers = 3;
  attack.friends = 2;
  hk_aotd_attack_add_abomination (&attack, HK_AOTD_TARGET_VALENTINE);
  hk_aotd_attack_add_abomination (&attack, HK_AOTD_TARGET_HELMETED_ZEUS);
  odds = hk_aotd_attack_get_odds (&attack);
  assert_near (odds->dead[0], 1, 0, "Valentine");
  assert_near (odds->dead[1], 0, 0, "helmet");
  assert_near (odds->helmet_off, 1, 0, "helmet off");
  assert_near (odds->cleared, 0, 0, "cleared");
  assert_near (hk_distribution_get_exactly (odds->blast_wounds, 4), 1, 0, "blast");
  assert_near (hk_distribution_get_exactly (odds->adrenaline, 8), 1, 0, "adrenaline");
}

static JsonObject *
ask (const char  *name,
     const char  *params,
     JsonNode   **answer)
{
  g_autoptr (GError) error = NULL;

  *answer = hk_play_calculate ("army-of-the-dead", name, params, NULL, &error);
  g_assert_no_error (error);
  return json_node_get_object (*answer);
}

static void
test_calculators (void)
{
  g_autoptr (JsonNode) odds = NULL;
  g_autoptr (JsonNode) best = NULL;
  JsonObject *object = ask ("attack-odds",
                            "{\"weapon\":{\"kind\":\"ranged\",\"dice\":1,\"ammo-dice\":1,\"accuracy\":4,\"damage\":1},"
                            "\"targets\":{\"shamblers\":2},\"friends\":1}", &odds);
  JsonArray *attacks;

  assert_near (json_object_get_double_member (object, "cleared"), 0.25, 1e-15, "cleared");
  assert_near (json_object_get_double_member (object, "out-of-ammo"), 1 / 6.0, 1e-15, "out of ammo");
  assert_near (json_object_get_double_member (object, "worth"), 1, 1e-15, "worth");
  assert_near (json_object_get_double_member (json_object_get_object_member (object, "wounds"), "mean"), 1, 1e-15, "wounds");

  /* Against an Alpha alone Damage 1 does nothing unless it is concentrated; the gun is too far away. */
  object = ask ("best-attack",
                "{\"weapons\":[{\"id\":\"knife\",\"kind\":\"melee\",\"dice\":2,\"accuracy\":4,\"damage\":1},"
                "{\"id\":\"axe\",\"kind\":\"melee\",\"dice\":1,\"accuracy\":4,\"damage\":2},"
                "{\"id\":\"rifle\",\"kind\":\"ranged\",\"minimum-range\":1,\"dice\":9,\"accuracy\":2,\"damage\":9}],"
                "\"targets\":{\"alphas\":1},\"range\":0,\"aim\":\"clear\"}", &best);
  attacks = json_object_get_array_member (object, "attacks");
  g_assert_cmpint (json_array_get_length (attacks), ==, 4);
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (attacks, 0), "id"), ==, "axe");
  g_assert_false (json_object_get_boolean_member (json_array_get_object_element (attacks, 0), "concentrated"));
  assert_near (json_object_get_double_member (json_array_get_object_element (attacks, 0), "worth"), 0.5, 1e-15, "axe");
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (attacks, 2), "id"), ==, "knife");
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (attacks, 2), "target"), ==, "alpha");
  assert_near (json_object_get_double_member (json_array_get_object_element (attacks, 2), "worth"), 0.25, 1e-15, "knife");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/attack-odds/all-throws", test_against_all_throws);
  g_test_add_func ("/attack-odds/additional-dice", test_additional_dice);
  g_test_add_func ("/attack-odds/row-of-sixes", test_row_of_sixes);
  g_test_add_func ("/attack-odds/means", test_means);
  g_test_add_func ("/attack-odds/rerolls-never-hurt", test_rerolls_never_hurt);
  g_test_add_func ("/attack-odds/thrown", test_thrown);
  g_test_add_func ("/attack-odds/calculators", test_calculators);
  return g_test_run ();
}
