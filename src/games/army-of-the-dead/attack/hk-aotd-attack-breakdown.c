/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "hk-aotd-attack.h"

/* How an attack comes about, term by term. */

#define RULE(id) "army-of-the-dead/" id

static void
add_if (HkBreakdown *parent,
        const char  *label,
        int          value,
        const char  *rule)
{
  if (value != 0)
    hk_breakdown_add_int (parent, label, value, rule);
}

static void
add_ruling (HkBreakdown *parent,
            const char  *label,
            const char  *rule)
{
  hk_breakdown_set_mark (hk_breakdown_add (parent, label, rule), HK_BREAKDOWN_RULING);
}

/* What the group plays otherwise. */
static void
add_house_rules (HkBreakdown        *parent,
                 const HkAotdAttack *self)
{
  for (guint rule = 1; rule != 0 && rule <= self->rules; rule <<= 1)
    if (self->rules & rule)
      {
        const HkHouseRuleSpec *spec = hk_aotd_attack_rule_get_spec (rule);

        add_ruling (parent, _(spec->title), spec->rule);
      }
}

static HkBreakdown *
add_result (HkBreakdown *parent,
            const char  *label,
            int          value,
            const char  *rule)
{
  HkBreakdown *term = hk_breakdown_add_int (parent, label, value, rule);

  hk_breakdown_set_mark (term, HK_BREAKDOWN_RESULT);
  return term;
}

static const char *
get_action_rule (const HkAotdAttack *self)
{
  switch (self->weapon.kind)
    {
    case HK_AOTD_WEAPON_MELEE:
      return RULE ("combat.melee");
    case HK_AOTD_WEAPON_THROWN:
      return RULE ("explosive.auto-hit");
    case HK_AOTD_WEAPON_RANGED:
      break;
    }
  return RULE ("combat.ranged");
}

/* The dice of the first throw. */
static void
add_dice (HkBreakdown        *parent,
          const HkAotdAttack *self)
{
  HkBreakdown *dice = hk_breakdown_add_int (parent, _("Regular dice"), hk_aotd_attack_count_dice (self),
                                            RULE ("combat.dice"));

  hk_breakdown_add_int (dice, _("Dice of the weapon"), self->weapon.dice, RULE ("combat.dice"));
  add_if (dice, _("+1 Die"), self->plus_die, RULE ("skill.plus-die"));
  add_if (dice, _("Escalation"), self->escalation, RULE ("skill.escalation"));
  add_if (dice, _("Explosive Master"), self->explosive_master, RULE ("skill.explosive-master"));
  add_if (dice, _("Other dice"), self->bonus_dice, RULE ("combat.dice"));
  add_if (parent, _("Ammo dice"), self->weapon.ammo_dice, RULE ("combat.ammo"));
  if (self->weapon.ammo_dice > 0)
    {
      g_autofree char *faces = g_strdup_printf (ngettext ("%d face of an Ammo die shows Out of Ammo, and does not hit",
                                                          "%d faces of an Ammo die show Out of Ammo, and do not hit", self->ammo_faces),
                                                self->ammo_faces);

      add_ruling (parent, faces, RULE ("ruling.ammo-face"));
    }
}

static void
add_accuracy (HkBreakdown        *parent,
              const HkAotdAttack *self)
{
  g_autofree char *text = g_strdup_printf ("%d+", hk_aotd_attack_get_accuracy (self));
  HkBreakdown *accuracy = hk_breakdown_add (parent, _("Accuracy"), RULE ("combat.accuracy"));

  hk_breakdown_set_value (accuracy, text);
  add_if (accuracy, _("Better by"), self->bonus_accuracy, RULE ("combat.accuracy"));
  if (self->weapon.accuracy - self->bonus_accuracy < 2)
    hk_breakdown_add (accuracy, _("It never gets better than 2+"), RULE ("combat.accuracy"));
  if (self->concentrated && self->bola_bonus != 0)
    {
      hk_breakdown_add_int (parent, _("On each die, as the target is trapped"), self->bola_bonus, RULE ("bola.bonus"));
      if ((self->roll_6_die > 0 || self->roll_6_damage > 0) && (self->rules & HK_AOTD_RULE_BOLA_SIXES) == 0)
        add_ruling (parent, _("Only a die that shows 6 by itself is a 6"), RULE ("ruling.trapped-sixes"));
    }
}

/* What one hit does. */
static void
add_damage (HkBreakdown        *parent,
            const HkAotdAttack *self,
            int                 sixes)
{
  HkBreakdown *damage = hk_breakdown_add_int (parent, _("Damage of each hit"), hk_aotd_attack_get_damage (self, sixes),
                                              RULE ("combat.damage"));

  if (hk_aotd_attack_is_bola (self))
    {
      hk_breakdown_add (damage, _("The Bola Gun traps and does no Damage"), RULE ("bola.trap"));
      return;
    }
  hk_breakdown_add_int (damage, _("Damage of the weapon"), self->weapon.damage, RULE ("combat.damage"));
  add_if (damage, _("+1 Damage"), self->plus_damage, RULE ("skill.plus-damage"));
  add_if (damage, _("Other Damage"), self->bonus_damage, RULE ("combat.damage"));
  if (self->roll_6_damage > 0)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("Roll 6: +1 Damage, for %d six", "Roll 6: +1 Damage, for %d sixes", sixes), sixes);

      hk_breakdown_add_int (damage, label, self->roll_6_damage * sixes, RULE ("skill.roll-6-damage"));
    }
}

static char *
list_faces (const int *faces,
            int        n_faces,
            int        out)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (int i = 0; i < n_faces; i++)
    {
      if (i > 0)
        g_string_append (text, ", ");
      if (faces[i] <= out)
        /* Translators: the symbol on an Ammo die, in a list of what the dice show */
        g_string_append (text, _("Out of Ammo"));
      else
        g_string_append_printf (text, "%d", faces[i]);
    }
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
add_faces (HkBreakdown *parent,
           const char  *label,
           const int   *faces,
           int          n_faces,
           int          out,
           const char  *rule)
{
  g_autofree char *text = NULL;

  if (n_faces == 0)
    return;
  text = list_faces (faces, n_faces, out);
  hk_breakdown_set_value (hk_breakdown_add (parent, label, rule), text);
}

static void
add_hits (HkBreakdown         *parent,
          const HkAotdAttack  *self,
          const HkAotdRoll    *roll,
          const HkAotdOutcome *outcome)
{
  HkBreakdown *hits;

  if (self->weapon.kind == HK_AOTD_WEAPON_THROWN)
    {
      hk_breakdown_add_int (parent, _("It always hits, without a roll"), 1, RULE ("explosive.auto-hit"));
      return;
    }
  add_dice (parent, self);
  add_accuracy (parent, self);
  hits = hk_breakdown_add_int (parent, _("Hits"), outcome->hits, RULE ("combat.accuracy"));
  if (roll != NULL)
    {
      add_faces (hits, _("Regular dice show"), roll->dice, roll->n_dice, 0, RULE ("combat.dice"));
      add_faces (hits, _("Ammo dice show"), roll->ammo, roll->n_ammo, self->ammo_faces, RULE ("combat.ammo"));
      add_faces (hits, _("Roll 6: +1 Die adds"), roll->extra, roll->n_extra, 0, RULE ("skill.roll-6-die"));
    }
  hk_breakdown_add_int (hits, _("Misses"), outcome->misses, RULE ("combat.accuracy"));
}

static void
add_kills (HkBreakdown *parent,
           HkAotdTarget target,
           int          killed,
           int          hits,
           int          present)
{
  g_autofree char *label = NULL;
  HkBreakdown *term;

  if (present == 0)
    return;
  /* Translators: a kind of Zombie, how many were hit to death, and how many stood there */
  label = g_strdup_printf (_("%s: %d of %d killed"), hk_aotd_target_get_title (target), killed, present);
  term = add_result (parent, label, killed, hk_aotd_target_get_rule (target));
  if (hits > 0)
    hk_breakdown_add_int (term, _("Hits that go there"), hits, RULE ("combat.damage"));
}

/* Where the hits go, and who dies. */
static void
add_targets (HkBreakdown         *parent,
             const HkAotdAttack  *self,
             const HkAotdOutcome *outcome)
{
  const char *title;
  const char *rule;
  HkBreakdown *term;

  if (outcome->blast)
    {
      title = _("Everybody in the Zone is damaged");
      rule = RULE ("explosive.trait");
    }
  else if (self->concentrated)
    {
      title = _("All hits on one Zombie");
      rule = RULE ("combat.concentrated");
    }
  else if (self->weapon.kind == HK_AOTD_WEAPON_MELEE)
    {
      title = _("The player divides the hits");
      rule = RULE ("combat.melee");
    }
  else
    {
      title = _("The hits go by Targeting Priority");
      rule = RULE ("combat.targeting");
    }
  term = hk_breakdown_add (parent, title, rule);
  if (outcome->blast && self->weapon.kind != HK_AOTD_WEAPON_THROWN)
    add_ruling (term, _("The hits of an Explosive that rolls dice are one blast for all Actors there"), RULE ("ruling.explosive-blast"));
  if (self->concentrated && self->weapon.explosive && (self->rules & HK_AOTD_RULE_CONCENTRATED_BLASTS) == 0)
    add_ruling (term, _("Others in the Zone are hurt only if another Explosive goes off there"), RULE ("ruling.concentrated-blast"));
  if (self->concentrated)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("Damage %d × %d hit on the target", "Damage %d × %d hits on the target", (gulong) outcome->hits),
                                                hk_aotd_attack_get_damage (self, outcome->sixes), outcome->hits);

      hk_breakdown_add_int (term, label, hk_aotd_attack_get_total (self, outcome->sixes, outcome->hits),
                            hk_aotd_attack_get_damage (self,
                                                       outcome->sixes) == self->weapon.damage ? RULE ("combat.concentrated") : RULE ("ruling.damage-bonus"));
      if (hk_aotd_attack_get_need (self, self->target) < G_MAXINT)
        hk_breakdown_add_int (term, _("Damage that eliminates it"), hk_aotd_attack_get_need (self, self->target),
                              hk_aotd_target_is_abomination (self->target) ? RULE ("ruling.abomination-damage") : hk_aotd_target_get_rule (self->target));
    }
  if (outcome->blast && hk_aotd_attack_get_chain (self) > 0)
    {
      HkBreakdown *chain = hk_breakdown_add_int (term, _("Damage with the other Explosives in the Zone"),
                                                 outcome->damage, RULE ("ruling.chain"));

      for (int i = 0; i < self->n_chain; i++)
        hk_breakdown_add_int (chain, _("Another Explosive"), self->chain[i], RULE ("explosive.chain"));
    }
  add_kills (term, HK_AOTD_TARGET_SHAMBLER, outcome->shamblers, outcome->allotment.shamblers, self->shamblers);
  add_kills (term, HK_AOTD_TARGET_ALPHA, outcome->alphas, outcome->allotment.alphas, self->alphas);
  for (int i = 0; i < self->n_abominations; i++)
    add_kills (term, self->abominations[i], outcome->dead[i], outcome->dead[i] ? outcome->allotment.abominations : 0, 1);
  if (outcome->reaped != HK_AOTD_TARGET_NONE)
    hk_breakdown_add_int (term, _("One of them by the Reaper"), 1, RULE ("skill.reaper"));
  if (outcome->reaped != HK_AOTD_TARGET_NONE && self->concentrated)
    add_ruling (term, _("The Reaper takes another one although the attack is concentrated"), RULE ("ruling.reaper-concentrated"));
  if (outcome->hunted[0] || outcome->hunted[1] || outcome->hunted[2])
    hk_breakdown_add_int (term, _("Of them by the Hunter"),
                          outcome->hunted[0] + outcome->hunted[1] + outcome->hunted[2], RULE ("skill.hunter"));
  if (self->hunter[2] && hk_aotd_attack_has_target (self, HK_AOTD_TARGET_HELMETED_ZEUS) && (self->rules & HK_AOTD_RULE_HUNTER_HELMET) == 0)
    add_ruling (term, _("A Hunter does not take Helmeted Zeus"), RULE ("ruling.hunter-helmet"));
  if (outcome->helmet_off)
    add_result (term, self->rules & HK_AOTD_RULE_HELMET_BLAST ? _("Zeus loses the helmet") : _("Zeus loses the helmet and takes nothing else"), 1,
                RULE ("ruling.helmet-same-blast"));
  if (outcome->n_trapped > 0)
    {
      g_autofree char *label = g_strdup_printf (_("Trapped for one round: %s"), hk_aotd_target_get_title (outcome->trapped));

      add_result (term, label, outcome->n_trapped, RULE ("bola.trap"));
    }
  if (outcome->wasted > 0)
    hk_breakdown_add_int (term, _("Hits that are lost"), outcome->wasted, RULE ("combat.damage"));
}

/* What the attack costs the other Survivors and the weapon. */
static void
add_costs (HkBreakdown         *parent,
           const HkAotdAttack  *self,
           const HkAotdOutcome *outcome)
{
  HkBreakdown *term;

  if (self->friends > 0 && self->weapon.kind == HK_AOTD_WEAPON_MELEE)
    hk_breakdown_add (parent, _("A Melee Action hits no other Survivor"), RULE ("combat.melee"));
  if (self->friends > 0 && self->weapon.kind == HK_AOTD_WEAPON_RANGED)
    {
      term = add_result (parent, _("Wounds of Friendly Fire, to be split"), outcome->wounds, RULE ("combat.friendly-fire"));
      hk_breakdown_add_int (term, _("Misses"), outcome->misses, RULE ("combat.friendly-fire"));
      hk_breakdown_add_int (term, _("Wounds of each"), outcome->friendly_damage,
                            hk_aotd_attack_get_damage (self,
                                                       outcome->sixes) == self->weapon.damage ? RULE ("combat.friendly-fire") : RULE ("ruling.friendly-fire-damage"));
      if (self->weapon.explosive && outcome->misses > 0 && (self->rules & HK_AOTD_RULE_LAUNCHER_SPARES) == 0)
        add_ruling (term, _("A miss of an Explosive is Friendly Fire as with any gun"), RULE ("ruling.launcher-misses"));
      if (self->steady_hand)
        hk_breakdown_add (term, _("Steady Hand spares the others"), RULE ("skill.steady-hand"));
    }
  if (outcome->blast && self->friends > 0)
    add_result (parent, _("Wounds of every other Survivor in the Zone"), outcome->blast_wounds, RULE ("explosive.trait"));
  if (self->weapon.ammo_dice > 0)
    {
      term = hk_breakdown_add (parent,
                               outcome->out_of_ammo ? _("The weapon is out of ammo") : _("The weapon still has ammo"), RULE ("combat.ammo"));
      hk_breakdown_set_mark (term, HK_BREAKDOWN_RESULT);
    }
}

/* Returns (transfer full): the hits and the kills in a few words. */
char *
hk_aotd_outcome_summarise (const HkAotdOutcome *self)
{
  const int killed = self->shamblers + self->alphas + self->abominations;
  g_autofree char *hits = g_strdup_printf (ngettext ("%d hit", "%d hits", self->hits), self->hits);
  g_autofree char *kills = g_strdup_printf (ngettext ("%d Zombie killed", "%d Zombies killed", killed), killed);

  /* Translators: hits and kills, such as "3 hits, 2 Zombies killed" */
  return g_strdup_printf (_("%s, %s"), hits, kills);
}

/* Returns (transfer full): how it comes about, with the rule of each term.
 * @roll: (nullable): what was thrown
 * @outcome: what hk_aotd_attack_resolve() gave for it */
HkBreakdown *
hk_aotd_attack_explain (const HkAotdAttack  *self,
                        const HkAotdRoll    *roll,
                        const HkAotdOutcome *outcome)
{
  g_autofree char *summary = hk_aotd_outcome_summarise (outcome);
  HkBreakdown *breakdown = hk_breakdown_new (_("The attack"), get_action_rule (self));
  HkBreakdown *adrenaline;

  hk_breakdown_set_value (breakdown, summary);
  hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
  add_hits (breakdown, self, roll, outcome);
  add_damage (breakdown, self, outcome->sixes);
  add_targets (breakdown, self, outcome);
  adrenaline = add_result (breakdown, _("Adrenaline Points"), outcome->adrenaline + outcome->adrenaline_all,
                           RULE ("danger.adrenaline"));
  add_if (adrenaline, _("For Shamblers"), outcome->shamblers, RULE ("zombies.shambler"));
  if (self->rules & HK_AOTD_RULE_ADRENALINE_ONE_EACH)
    {
      add_if (adrenaline, _("For Alphas"), outcome->alphas, RULE ("zombies.alpha"));
      add_if (adrenaline, _("For Abominations"), outcome->abominations, RULE ("zombies.abomination"));
    }
  else
    {
      add_if (adrenaline, _("For Alphas"), 2 * outcome->alphas, RULE ("zombies.alpha"));
      add_if (adrenaline, _("For Abominations, to every Survivor"), outcome->adrenaline_all, RULE ("zombies.abomination"));
    }
  add_costs (breakdown, self, outcome);
  add_house_rules (breakdown, self);
  return breakdown;
}

static void
add_mean (HkBreakdown    *parent,
          const char     *label,
          HkDistribution *distribution,
          const char     *rule)
{
  g_autofree char *text = g_strdup_printf ("%.2f", hk_distribution_get_mean (distribution));

  hk_breakdown_set_value (hk_breakdown_add (parent, label, rule), text);
}

/* When all dice should be rolled again. */
static void
add_reroll (HkBreakdown        *parent,
            const HkAotdOdds   *self,
            const HkAotdAttack *attack)
{
  static const char * const labels[] = {
    [HK_AOTD_AIM_ADRENALINE] = N_("Roll again when fewer Adrenaline Points come of the dice than"),
    [HK_AOTD_AIM_CLEAR] = N_("Roll again when it is less likely that the Zone is cleared than"),
    [HK_AOTD_AIM_TARGET] = N_("Roll again when it is less likely that the target dies than"),
  };
  HkBreakdown *term;

  if (attack->lucky == 0 || attack->weapon.kind == HK_AOTD_WEAPON_THROWN)
    return;
  term = hk_breakdown_add_int (parent, _("Rerolls of all dice"), attack->lucky, RULE ("skill.lucky"));
  if (attack->aim == HK_AOTD_AIM_ADRENALINE)
    {
      g_autofree char *text = g_strdup_printf ("%.2f", self->keep_from);

      hk_breakdown_set_value (hk_breakdown_add (term, _(labels[attack->aim]), RULE ("skill.lucky")), text);
    }
  else
    {
      hk_breakdown_add_chance (term, _(labels[attack->aim]), self->keep_from, RULE ("skill.lucky"));
    }
  hk_breakdown_add_chance (term, _("That happens at the first throw"), self->reroll, RULE ("skill.lucky"));
}

/* Returns (transfer full): what goes into them, and what they are.
 * @attack: the attack that they are of */
HkBreakdown *
hk_aotd_odds_explain (const HkAotdOdds   *self,
                      const HkAotdAttack *attack)
{
  HkBreakdown *breakdown = hk_breakdown_new (_("The odds of the attack"), get_action_rule (attack));

  if (attack->weapon.kind == HK_AOTD_WEAPON_THROWN)
    {
      hk_breakdown_add (breakdown, _("It always hits, without a roll"), RULE ("explosive.auto-hit"));
    }
  else
    {
      add_dice (breakdown, attack);
      add_accuracy (breakdown, attack);
      add_if (breakdown, _("Roll 6: +1 Die, additional dice for each 6"), attack->roll_6_die,
              RULE ("skill.roll-6-die"));
      add_reroll (breakdown, self, attack);
      add_mean (breakdown, _("Hits on average"), self->hits, RULE ("combat.accuracy"));
    }
  add_damage (breakdown, attack, 0);
  if (hk_aotd_attack_is_blast (attack))
    add_if (breakdown, _("Damage of the other Explosives in the Zone"), hk_aotd_attack_get_chain (attack),
            RULE ("explosive.chain"));
  if (attack->shamblers > 0)
    add_mean (breakdown, _("Shamblers killed on average"), self->shamblers, RULE ("zombies.shambler"));
  if (attack->alphas > 0)
    add_mean (breakdown, _("Alphas killed on average"), self->alphas, RULE ("zombies.alpha"));
  for (int i = 0; i < attack->n_abominations; i++)
    {
      g_autofree char *label = g_strdup_printf (_("Chance to kill: %s"), hk_aotd_target_get_title (attack->abominations[i]));

      hk_breakdown_add_chance (breakdown, label, self->dead[i], hk_aotd_target_get_rule (attack->abominations[i]));
    }
  if (attack->target != HK_AOTD_TARGET_NONE && !hk_aotd_attack_is_bola (attack))
    hk_breakdown_add_chance (breakdown, _("Chance to kill the target"), self->target_dead,
                             RULE ("combat.concentrated"));
  if (hk_aotd_attack_is_bola (attack))
    hk_breakdown_add_chance (breakdown, _("Chance to trap"), self->trapped, RULE ("bola.trap"));
  else
    hk_breakdown_add_chance (breakdown, _("Chance that no Zombie is left"), self->cleared, RULE ("combat.damage"));
  if (self->helmet_off > 0)
    hk_breakdown_add_chance (breakdown, _("Chance that Zeus loses the helmet"), self->helmet_off,
                             RULE ("explosive.helmet"));
  add_mean (breakdown, _("Adrenaline Points on average"), self->adrenaline, RULE ("danger.adrenaline"));
  if (attack->weapon.ammo_dice > 0)
    hk_breakdown_add_chance (breakdown, _("Chance to be out of ammo"), self->out_of_ammo, RULE ("combat.ammo"));
  if (attack->friends > 0 && attack->weapon.kind == HK_AOTD_WEAPON_RANGED)
    {
      hk_breakdown_add_chance (breakdown, _("Chance of Friendly Fire"), hk_distribution_get_at_least (self->wounds, 1),
                               RULE ("combat.friendly-fire"));
      add_mean (breakdown, _("Wounds of Friendly Fire on average"), self->wounds, RULE ("combat.friendly-fire"));
    }
  if (attack->friends > 0 && hk_aotd_attack_is_blast (attack))
    add_mean (breakdown, _("Wounds of every other Survivor in the Zone on average"), self->blast_wounds,
              RULE ("explosive.trait"));
  add_house_rules (breakdown, attack);
  return breakdown;
}
