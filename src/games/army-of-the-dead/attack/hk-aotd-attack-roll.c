/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-aotd-attack.h"

/* What the dice do: which hit, where the hits go, and who dies of it. */

static int
count_sixes (const HkAotdAttack *self,
             const int          *faces,
             int                 n_faces)
{
  const int from = self->rules & HK_AOTD_RULE_BOLA_SIXES ? 6 - hk_aotd_attack_get_bonus (self) : 6;
  int sixes = 0;

  for (int i = 0; i < n_faces; i++)
    sixes += faces[i] >= from;
  return sixes;
}

/* The sixes of a throw. Ammo dice that show nothing but Out of Ammo have none. */
static int
count_all_sixes (const HkAotdAttack *self,
                 const HkAotdRoll   *roll)
{
  return count_sixes (self, roll->dice, roll->n_dice) + count_sixes (self, roll->extra, roll->n_extra)
         + (self->ammo_faces < 6 ? count_sixes (self, roll->ammo, roll->n_ammo) : 0);
}

/* Returns how many more dice may be thrown for the sixes.
 * @roll: what has been thrown until now */
int
hk_aotd_attack_count_due (const HkAotdAttack *self,
                          const HkAotdRoll   *roll)
{
  return self->roll_6_die * count_all_sixes (self, roll) - roll->n_extra;
}

/* Returns whether it can have been thrown: as many dice as there are, and each additional die after the six that brings it.
 * The faces are those that the parameters of the moves allow. Errors: %HK_ERROR_PARAMETER. */
gboolean
hk_aotd_attack_check_roll (const HkAotdAttack *self,
                           const HkAotdRoll   *roll,
                           GError            **error)
{
  const int dice = hk_aotd_attack_count_dice (self);
  const int ammo = self->weapon.kind == HK_AOTD_WEAPON_THROWN ? 0 : self->weapon.ammo_dice;

  if (roll->n_dice != dice)
    return hk_error_fail (error, HK_ERROR_PARAMETER,
                          ngettext ("This attack rolls %d regular die; %d were told.", "This attack rolls %d regular dice; %d were told.", dice), dice, roll->n_dice);
  if (roll->n_ammo != ammo)
    return hk_error_fail (error, HK_ERROR_PARAMETER,
                          ngettext ("This attack rolls %d Ammo die; %d were told.", "This attack rolls %d Ammo dice; %d were told.", ammo), ammo, roll->n_ammo);
  for (int i = 0; i < roll->n_extra; i++)
    {
      HkAotdRoll before = *roll;

      before.n_extra = i;
      if (hk_aotd_attack_count_due (self, &before) <= 0)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("More additional dice were told than the sixes bring."));
    }
  return TRUE;
}

/* Returns whether the player may allot them so. Errors: %HK_ERROR_PARAMETER or %HK_ERROR_REFUSED.
 * @allotment: where the hits of a Melee Action should go
 * @hits: how many there are */
static gboolean
check_allotment (const HkAotdAttack    *self,
                 const HkAotdAllotment *allotment,
                 int                    hits,
                 GError               **error)
{
  const int told = allotment->shamblers + allotment->alphas + allotment->abominations;

  if ((self->weapon.kind != HK_AOTD_WEAPON_MELEE && !self->by_house) || self->concentrated || hk_aotd_attack_is_blast (self))
    return hk_error_fail (error, HK_ERROR_REFUSED, _("Only the hits of a Melee Action that is not concentrated are allotted by choice."));
  if (allotment->shamblers < 0 || allotment->alphas < 0 || allotment->abominations < 0 || told > hits)
    return hk_error_fail (error, HK_ERROR_PARAMETER, ngettext ("There is %d hit to allot.", "There are %d hits to allot.", hits), hits);
  return TRUE;
}

/* Kills the next Abomination that @damage kills, the one aimed at before others, the weakest first;
 * 0 as @damage stands for the extra kill of a Hunter, who takes the strongest. */
static gboolean
kill_abomination (const HkAotdAttack *self,
                  int                 damage,
                  HkAotdOutcome      *outcome)
{
  int best = -1;

  for (int i = 0; i < self->n_abominations; i++)
    {
      const int need = hk_aotd_attack_get_need (self, self->abominations[i]);
      int other;

      if (outcome->dead[i] || (damage > 0 && need > damage)
          || (need == G_MAXINT && (damage > 0 || (self->rules & HK_AOTD_RULE_HUNTER_HELMET) == 0)))
        continue;
      if (self->aim == HK_AOTD_AIM_TARGET && self->abominations[i] == self->target)
        {
          best = i;
          break;
        }
      other = best < 0 ? 0 : hk_aotd_attack_get_need (self, self->abominations[best]);
      if (best < 0 || (damage > 0 ? need < other : need > other))
        best = i;
    }
  if (best < 0)
    return FALSE;
  outcome->dead[best] = TRUE;
  outcome->abominations++;
  return TRUE;
}

/* Once anybody is dead, a Hunter takes one more of each type that the Skill names. */
static void
hunt (const HkAotdAttack *self,
      HkAotdOutcome      *outcome)
{
  if (outcome->shamblers + outcome->alphas + outcome->abominations == 0
      || (outcome->reaped != HK_AOTD_TARGET_NONE && (self->rules & HK_AOTD_RULE_REAPER_OR_HUNTER)))
    return;
  if (self->hunter[0] && !outcome->hunted[0] && outcome->shamblers < self->shamblers)
    {
      outcome->hunted[0] = TRUE;
      outcome->shamblers++;
    }
  if (self->hunter[1] && !outcome->hunted[1] && outcome->alphas < self->alphas)
    {
      outcome->hunted[1] = TRUE;
      outcome->alphas++;
    }
  if (self->hunter[2] && !outcome->hunted[2])
    outcome->hunted[2] = kill_abomination (self, 0, outcome);
}

/* One hit on a Shambler or an Alpha, with what the Reaper takes besides. */
static void
kill_one (const HkAotdAttack *self,
          HkAotdTarget        type,
          int                 present,
          int                *dead,
          HkAotdTarget        reaper,
          HkAotdOutcome      *outcome)
{
  const gboolean hunted = outcome->hunted[0] || outcome->hunted[1] || outcome->hunted[2];

  (*dead)++;
  if (reaper == type && outcome->reaped == HK_AOTD_TARGET_NONE && *dead < present
      && !(hunted && (self->rules & HK_AOTD_RULE_REAPER_OR_HUNTER)))
    {
      outcome->reaped = type;
      (*dead)++;
    }
}

/* Hits that go by the Targeting Priority Order. */
static void
settle_in_order (const HkAotdAttack *self,
                 HkAotdTarget        reaper,
                 HkAotdOutcome      *outcome)
{
  int left = outcome->hits;

  while (left > 0 && outcome->shamblers < self->shamblers && outcome->damage >= 1)
    {
      left--;
      outcome->allotment.shamblers++;
      kill_one (self, HK_AOTD_TARGET_SHAMBLER, self->shamblers, &outcome->shamblers, reaper, outcome);
      hunt (self, outcome);
    }
  while (left > 0 && outcome->shamblers == self->shamblers && outcome->alphas < self->alphas && outcome->damage >= 2)
    {
      left--;
      outcome->allotment.alphas++;
      kill_one (self, HK_AOTD_TARGET_ALPHA, self->alphas, &outcome->alphas, reaper, outcome);
      hunt (self, outcome);
    }
  while (left > 0 && outcome->shamblers == self->shamblers && outcome->alphas == self->alphas && outcome->damage > 0
         && kill_abomination (self, outcome->damage, outcome))
    {
      left--;
      outcome->allotment.abominations++;
      hunt (self, outcome);
    }
  outcome->wasted = left;
}

/* Hits that go where the player wants them. */
static void
settle_by_choice (const HkAotdAttack    *self,
                  const HkAotdAllotment *allotment,
                  HkAotdTarget           reaper,
                  HkAotdOutcome         *outcome)
{
  int used = 0;

  outcome->allotment = *allotment;
  for (int i = 0; i < allotment->abominations && outcome->damage > 0; i++)
    used += kill_abomination (self, outcome->damage, outcome);
  for (int i = 0; i < allotment->alphas && outcome->damage >= 2 && outcome->alphas < self->alphas; i++, used++)
    outcome->alphas++;
  for (int i = 0; i < allotment->shamblers && outcome->damage >= 1 && outcome->shamblers < self->shamblers; i++, used++)
    outcome->shamblers++;
  if (reaper == HK_AOTD_TARGET_SHAMBLER && outcome->shamblers > 0 && outcome->shamblers < self->shamblers)
    {
      outcome->reaped = reaper;
      outcome->shamblers++;
    }
  if (reaper == HK_AOTD_TARGET_ALPHA && outcome->alphas > 0 && outcome->alphas < self->alphas)
    {
      outcome->reaped = reaper;
      outcome->alphas++;
    }
  hunt (self, outcome);
  outcome->wasted = outcome->hits - used;
}

/* All hits on one Zombie. */
static void
settle_concentrated (const HkAotdAttack *self,
                     HkAotdTarget        reaper,
                     HkAotdOutcome      *outcome)
{
  const int need = hk_aotd_attack_get_need (self, self->target);

  if (self->rules & HK_AOTD_RULE_REAPER_SCATTERED)
    reaper = HK_AOTD_TARGET_NONE;
  outcome->total_damage = hk_aotd_attack_get_total (self, outcome->sixes, outcome->hits);
  if (outcome->hits == 0 || outcome->total_damage < need)
    {
      outcome->wasted = outcome->hits;
      return;
    }
  while (outcome->wasted < outcome->hits - 1
         && hk_aotd_attack_get_total (self, outcome->sixes, outcome->hits - outcome->wasted - 1) >= need)
    outcome->wasted++;
  if (self->target == HK_AOTD_TARGET_SHAMBLER)
    {
      outcome->allotment.shamblers = outcome->hits - outcome->wasted;
      kill_one (self, self->target, self->shamblers, &outcome->shamblers, reaper, outcome);
    }
  else if (self->target == HK_AOTD_TARGET_ALPHA)
    {
      outcome->allotment.alphas = outcome->hits - outcome->wasted;
      kill_one (self, self->target, self->alphas, &outcome->alphas, reaper, outcome);
    }
  else
    {
      outcome->allotment.abominations = outcome->hits - outcome->wasted;
      for (int i = 0; i < self->n_abominations && outcome->abominations == 0; i++)
        if (self->abominations[i] == self->target)
          {
            outcome->dead[i] = TRUE;
            outcome->abominations = 1;
          }
    }
  hunt (self, outcome);
}

/* Everybody in the Zone is damaged at once, by the weapon and by what it sets off. */
static void
settle_blast (const HkAotdAttack *self,
              HkAotdOutcome      *outcome)
{
  const int chain = hk_aotd_attack_get_chain (self);
  const int all = outcome->damage + chain;

  outcome->total_damage = all;
  if (self->concentrated)
    outcome->total_damage = hk_aotd_attack_get_total (self, outcome->sixes, outcome->hits) + chain;
  outcome->damage = all;
  if (outcome->hits == 0)
    return;
  outcome->blast = TRUE;
  outcome->blast_wounds = self->friends > 0 ? all : 0;
  if (all >= 1)
    outcome->shamblers = self->shamblers;
  if (all >= 2)
    outcome->alphas = self->alphas;
  else if (self->concentrated && self->target == HK_AOTD_TARGET_ALPHA && outcome->total_damage >= 2)
    outcome->alphas = 1;
  for (int i = 0; i < self->n_abominations; i++)
    {
      const gboolean aimed_at = self->concentrated && self->abominations[i] == self->target;

      outcome->dead[i] = (aimed_at ? outcome->total_damage : all) >= hk_aotd_attack_get_need (self, self->abominations[i]);
      outcome->abominations += outcome->dead[i];
    }
  hunt (self, outcome);
}

/* The Bola Gun kills nobody: its hits trap those of the lowest Targeting Priority. */
static void
settle_bola (const HkAotdAttack *self,
             HkAotdOutcome      *outcome)
{
  int present = self->n_abominations;

  if (outcome->hits == 0)
    return;
  outcome->trapped = HK_AOTD_TARGET_ABOMINATION;
  if (self->concentrated)
    {
      outcome->trapped = self->target;
      present = 1;
    }
  else if (self->shamblers > 0)
    {
      outcome->trapped = HK_AOTD_TARGET_SHAMBLER;
      present = self->shamblers;
    }
  else if (self->alphas > 0)
    {
      outcome->trapped = HK_AOTD_TARGET_ALPHA;
      present = self->alphas;
    }
  else if (self->n_abominations == 1)
    outcome->trapped = self->abominations[0];
  outcome->n_trapped = MIN (self->rules & HK_AOTD_RULE_BOLA_ONE_ZOMBIE ? 1 : outcome->hits, present);
  outcome->wasted = outcome->hits - outcome->n_trapped;
  if (outcome->n_trapped == 0)
    outcome->trapped = HK_AOTD_TARGET_NONE;
}

/* Sums up what follows of the kills. */
static void
finish (const HkAotdAttack *self,
        HkAotdOutcome      *outcome)
{
  if (self->rules & HK_AOTD_RULE_ADRENALINE_ONE_EACH)
    outcome->adrenaline = outcome->shamblers + outcome->alphas + outcome->abominations;
  else
    {
      outcome->adrenaline = outcome->shamblers + 2 * outcome->alphas;
      outcome->adrenaline_all = 5 * outcome->abominations;
    }
  outcome->cleared = outcome->shamblers == self->shamblers && outcome->alphas == self->alphas
                     && outcome->abominations == self->n_abominations;
  outcome->target_dead = (self->target == HK_AOTD_TARGET_SHAMBLER && outcome->shamblers > 0)
                         || (self->target == HK_AOTD_TARGET_ALPHA && outcome->alphas > 0)
                         || (self->target == HK_AOTD_TARGET_ABOMINATION && outcome->abominations > 0);
  for (int i = 0; i < self->n_abominations; i++)
    if (outcome->dead[i] && self->abominations[i] == self->target)
      outcome->target_dead = TRUE;
}

/* Returns the Adrenaline Points that the Survivor gets, or 1 or 0 for whether the Zone is cleared or the target
 * dead. */
double
hk_aotd_outcome_get_worth (const HkAotdOutcome *self,
                           HkAotdAim            aim)
{
  switch (aim)
    {
    case HK_AOTD_AIM_CLEAR:
      return self->cleared;
    case HK_AOTD_AIM_TARGET:
      return self->target_dead;
    case HK_AOTD_AIM_ADRENALINE:
      break;
    }
  return self->adrenaline + self->adrenaline_all;
}

/* Whether @a serves the aim better than @b; Adrenaline Points decide among equals. */
static gboolean
is_better (const HkAotdAttack  *self,
           const HkAotdOutcome *a,
           const HkAotdOutcome *b)
{
  const double worth_a = hk_aotd_outcome_get_worth (a, self->aim);
  const double worth_b = hk_aotd_outcome_get_worth (b, self->aim);

  if (worth_a > worth_b || worth_a < worth_b)
    return worth_a > worth_b;
  return a->adrenaline + a->adrenaline_all > b->adrenaline + b->adrenaline_all;
}

/* Tries one way to place the hits, and keeps it when it is better than what was found before. */
static void
try_choice (const HkAotdAttack    *self,
            const HkAotdOutcome   *start,
            const HkAotdAllotment *allotment,
            HkAotdTarget           reaper,
            gboolean              *found,
            HkAotdOutcome         *best)
{
  HkAotdOutcome outcome = *start;

  if (self->concentrated)
    settle_concentrated (self, reaper, &outcome);
  else if (allotment == NULL)
    settle_in_order (self, reaper, &outcome);
  else
    settle_by_choice (self, allotment, reaper, &outcome);
  finish (self, &outcome);
  if (*found && !is_better (self, &outcome, best))
    return;
  *found = TRUE;
  *best = outcome;
}

/* Tries every way to place the hits that the rules leave open. */
static void
settle_best (const HkAotdAttack    *self,
             const HkAotdAllotment *allotment,
             HkAotdOutcome         *outcome)
{
  static const HkAotdTarget reapers[] = { HK_AOTD_TARGET_NONE, HK_AOTD_TARGET_ALPHA, HK_AOTD_TARGET_SHAMBLER };
  const HkAotdOutcome start = *outcome;
  const int abominations = start.damage >= 4 ? self->n_abominations : 0;
  const int alphas = start.damage >= 2 ? self->alphas : 0;
  gboolean found = FALSE;

  for (guint i = 0; i < (self->reaper ? G_N_ELEMENTS (reapers) : 1); i++)
    {
      if (self->concentrated || self->weapon.kind != HK_AOTD_WEAPON_MELEE || allotment != NULL)
        {
          try_choice (self, &start, allotment, reapers[i], &found, outcome);
          continue;
        }
      for (int b = MIN (abominations, start.hits); b >= 0; b--)
        for (int a = MIN (alphas, start.hits - b); a >= 0; a--)
          {
            const HkAotdAllotment choice = { MIN (self->shamblers, start.hits - a - b), a, b };

            try_choice (self, &start, &choice, reapers[i], &found, outcome);
          }
    }
}

/* Works out an attack from its count of hits. Skills that bring another kill are used as well as they can be.
 * @hits: how many dice hit; of no account for what needs no roll
 * @misses: how many do not
 * @sixes: how many show a 6
 * @out_of_ammo: whether an Ammo die shows Out of Ammo
 * @allotment: (nullable): where the hits of a Melee Action go; what serves the aim best when it is %NULL
 * @outcome: (out caller-allocates): how it ends */
void
hk_aotd_attack_settle (const HkAotdAttack    *self,
                       int                    hits,
                       int                    misses,
                       int                    sixes,
                       gboolean               out_of_ammo,
                       const HkAotdAllotment *allotment,
                       HkAotdOutcome         *outcome)
{
  const gboolean thrown = self->weapon.kind == HK_AOTD_WEAPON_THROWN;

  *outcome = (HkAotdOutcome) { 0 };
  outcome->hits = thrown ? 1 : hits;
  outcome->misses = thrown ? 0 : misses;
  outcome->sixes = thrown ? 0 : sixes;
  outcome->out_of_ammo = out_of_ammo;
  outcome->damage = hk_aotd_attack_get_damage (self, outcome->sixes);
  outcome->total_damage = outcome->damage;
  if (self->weapon.kind == HK_AOTD_WEAPON_RANGED && self->friends > 0 && !self->steady_hand
      && !(self->weapon.explosive && (self->rules & HK_AOTD_RULE_LAUNCHER_SPARES)))
    {
      outcome->friendly_hits = outcome->misses;
      outcome->friendly_damage = self->rules & HK_AOTD_RULE_FRIENDLY_FIRE_PLAIN ? MIN (outcome->damage, self->weapon.damage) : outcome->damage;
      outcome->wounds = outcome->friendly_hits * outcome->friendly_damage;
    }
  if (hk_aotd_attack_is_bola (self))
    settle_bola (self, outcome);
  else if (hk_aotd_attack_is_blast (self))
    settle_blast (self, outcome);
  else
    settle_best (self, allotment, outcome);
  if (self->weapon.explosive && outcome->hits > 0)
    outcome->helmet_off = (outcome->blast && hk_aotd_attack_has_target (self, HK_AOTD_TARGET_HELMETED_ZEUS))
                          || (self->concentrated && self->target == HK_AOTD_TARGET_HELMETED_ZEUS);
  finish (self, outcome);
}

/* Whether a die that shows @face hits. */
static gboolean
hits_with (const HkAotdAttack *self,
           int                 face)
{
  return face + hk_aotd_attack_get_bonus (self) >= hk_aotd_attack_get_accuracy (self)
         && !(face == 1 && (self->rules & HK_AOTD_RULE_ONES_MISS));
}

/* A face of an Ammo die that shows Out of Ammo is no hit. Only a die that shows 6 by itself counts as a 6. Returns
 * whether the roll and the allotment fit the attack. Errors: %HK_ERROR_PARAMETER or %HK_ERROR_REFUSED.
 * @roll: (nullable): the last throw; may be %NULL for what needs no roll
 * @allotment: (nullable): where the hits of a Melee Action go, or %NULL for what serves the aim best
 * @outcome: (out caller-allocates): how it ends */
gboolean
hk_aotd_attack_resolve (const HkAotdAttack    *self,
                        const HkAotdRoll      *roll,
                        const HkAotdAllotment *allotment,
                        HkAotdOutcome         *outcome,
                        GError               **error)
{
  static const HkAotdRoll nothing = { 0 };
  gboolean out_of_ammo = FALSE;
  int hits = 0;

  if (roll == NULL)
    roll = &nothing;
  if (!hk_aotd_attack_check (self, error) || !hk_aotd_attack_check_roll (self, roll, error))
    return FALSE;
  for (int i = 0; i < roll->n_dice; i++)
    hits += hits_with (self, roll->dice[i]);
  for (int i = 0; i < roll->n_extra; i++)
    hits += hits_with (self, roll->extra[i]);
  for (int i = 0; i < roll->n_ammo; i++)
    {
      const gboolean symbol = roll->ammo[i] <= self->ammo_faces;

      out_of_ammo |= symbol;
      hits += symbol ? (self->rules & HK_AOTD_RULE_AMMO_SYMBOL_ONE) && hits_with (self, 1) : hits_with (self, roll->ammo[i]);
    }
  if (allotment != NULL && !check_allotment (self, allotment, hits, error))
    return FALSE;
  hk_aotd_attack_settle (self, hits, roll->n_dice + roll->n_ammo + roll->n_extra - hits,
                         count_all_sixes (self, roll), out_of_ammo, allotment, outcome);
  return TRUE;
}
