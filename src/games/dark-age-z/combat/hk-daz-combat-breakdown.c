/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-daz-combat.h"

/* The breakdown of a combat: zone by zone, each term with its rule. */

#define RULE(id) "dark-age-z/" id

static const char *
name_of (const HkDazCombat *self,
         HkDazSide          side)
{
  return side == HK_DAZ_NOBODY || self->names[side] == NULL ? "?" : self->names[side];
}

static const char *
army_of (const HkDazCombatZone *zone)
{
  return zone->army == NULL ? _("The army") : zone->army;
}

/* Adds a term whose value may come from a stand-in card. */
static void
add_value (HkBreakdown *parent,
           const char  *label,
           int          value,
           const char  *rule,
           gboolean     stand_in)
{
  HkBreakdown *term = hk_breakdown_add_int (parent, label, value, rule);

  if (stand_in)
    hk_breakdown_set_mark (term, HK_BREAKDOWN_STAND_IN);
}

static HkBreakdown *
add_ruling (HkBreakdown *parent,
            const char  *label,
            const char  *rule)
{
  HkBreakdown *term = hk_breakdown_add (parent, label, rule);

  hk_breakdown_set_mark (term, HK_BREAKDOWN_RULING);
  return term;
}

/* The army of a zone: its attack and what its reinforcements add. */
static void
add_army (HkBreakdown           *parent,
          const HkDazCombatZone *zone,
          gboolean               immune,
          gboolean               slots_count,
          const char            *label)
{
  HkBreakdown *term;
  int power = immune ? 0 : zone->attack;

  if (immune && !(slots_count && zone->n_reinforcements > 0))
    {
      hk_breakdown_set_int (add_ruling (parent, label, RULE ("ruling.immunity")), 0);
      return;
    }
  if (zone->n_reinforcements == 0)
    {
      add_value (parent, label, zone->attack, RULE ("term.attack-value"), zone->stand_in);
      return;
    }
  for (int i = 0; i < zone->n_reinforcements; i++)
    power += zone->reinforcements[i];
  term = hk_breakdown_add_int (parent, label, power, RULE ("combat.total-power"));
  if (immune)
    add_ruling (term, _("House rule: only the reinforcements count"), RULE ("ruling.immunity"));
  else
    add_value (term, _("Basic attack value"), zone->attack, RULE ("term.attack-value"), zone->stand_in);
  for (int i = 0; i < zone->n_reinforcements; i++)
    add_value (term, _("Reinforcement"), zone->reinforcements[i], RULE ("rallying.effect"), zone->stand_in);
}

static void
add_commander (HkBreakdown           *parent,
               const HkDazCombatZone *zone,
               gboolean               immune,
               const char            *label)
{
  HkBreakdown *term = hk_breakdown_add_int (parent, label, immune ? 0 : zone->commander_attack,
                                            immune ? RULE ("ruling.immunity") : RULE ("combat.commanders"));

  if (immune)
    hk_breakdown_set_mark (term, HK_BREAKDOWN_RULING);
}

/* What ranged attacks from the adjacent zone @from add. */
static void
add_support (HkBreakdown       *parent,
             const HkDazCombat *self,
             int                from,
             const gboolean    *fallen)
{
  const HkDazCombatZone *zone;

  if (from < 0 || from >= HK_DAZ_COMBAT_ZONES)
    return;
  zone = &self->zones[from];
  if (!zone->has_army || zone->defeated)
    return;
  if (fallen[from] && !(self->commanders_outlast && hk_daz_combat_get_reach (self, from, TRUE, fallen) > 0))
    {
      if (zone->undefeatable)
        add_ruling (parent, _("House rule: the army that cannot be defeated shoots no more"), RULE ("ruling.alexander-fights-on"));
      else if (zone->type == HK_DAZ_RANGED || (zone->commander != NULL && zone->commander_type == HK_DAZ_RANGED))
        {
          g_autofree char *label = g_strdup_printf (_("Zone %d was defeated and no longer shoots"), from + 1);

          add_ruling (parent, label, RULE ("ruling.defeated-adds-nothing"));
        }
      return;
    }
  if (zone->type == HK_DAZ_RANGED && !zone->skipped && !fallen[from])
    {
      g_autofree char *label = g_strdup_printf (_("%s in Zone %d shoots"), army_of (zone), from + 1);

      add_army (parent, zone, self->immune_ranged, self->immune_slots, label);
    }
  if (zone->commander != NULL && zone->commander_type == HK_DAZ_RANGED && (!zone->skipped || self->skipped_shoot))
    {
      g_autofree char *label = g_strdup_printf (_("%s in Zone %d shoots"), zone->commander, from + 1);

      add_commander (parent, zone, self->immune_ranged, label);
      if (fallen[from])
        add_ruling (parent, _("House rule: a commander shoots on after the army is defeated"), RULE ("ruling.defeated-adds-nothing"));
      if (zone->skipped)
        add_ruling (parent, _("House rule: a commander in an ignored zone shoots"), RULE ("ruling.skipped-zone"));
    }
}

/* What makes up the total attack power of a zone, below @power. */
static void
add_power_terms (HkBreakdown       *power,
                 const HkDazCombat *self,
                 int                at,
                 const gboolean    *fallen)
{
  const HkDazCombatZone *zone;

  g_assert (at >= 0 && at < HK_DAZ_COMBAT_ZONES);

  zone = &self->zones[at];
  if (self->empty_quiet && !zone->has_army)
    return;
  if (zone->has_army && !zone->defeated)
    {
      add_army (power, zone, zone->type == HK_DAZ_RANGED ? self->immune_ranged : self->immune_melee, self->immune_slots, army_of (zone));
      if (zone->commander != NULL)
        add_commander (power, zone, zone->commander_type == HK_DAZ_RANGED ? self->immune_ranged : self->immune_melee,
                       zone->commander);
    }
  add_support (power, self, at - 1, fallen);
  if (at > 0 && self->zones[at - 1].undefeatable && hk_daz_combat_get_support (self, at - 1, fallen) > 0)
    add_ruling (power, _("The army that cannot be defeated shoots here too"), RULE ("ruling.alexander-fights-on"));
  add_support (power, self, at + 1, fallen);
}

/* Why the supporting fire reward goes where it goes. */
static void
add_reward_rulings (HkBreakdown           *reward,
                    const HkDazCombat     *self,
                    int                    at,
                    const HkDazZoneResult *result,
                    const gboolean        *fallen)
{
  const int before = hk_daz_combat_get_support (self, at - 1, fallen);
  const int behind = hk_daz_combat_get_support (self, at + 1, fallen);
  const int alone = (result->power - before - behind) / MAX (1, self->hp);

  if (before > 0 && behind > 0 && self->zones[at - 1].side != self->zones[at + 1].side)
    add_ruling (reward,
                self->zones[at].supporter != 0 ? _("Of two supporters the one that the group has picked")
                : self->supporter_before ? _("House rule: of two supporters the one nearer the horde, unless the group picks")
                                         : _("Of two supporters the one nearer the City Gate, unless the group picks"),
                RULE ("ruling.two-supporters"));
  if (result->killed == 0)
    add_ruling (reward, _("House rule: a zombie killed by charge is the reward"), RULE ("ruling.charge-first"));
  else if (alone >= result->killed)
    add_ruling (reward, _("It is due although the zone would have killed as many without the shots"), RULE ("ruling.support-always"));
}

static void
add_tokens (HkBreakdown           *parent,
            const HkDazCombat     *self,
            int                    at,
            const HkDazZoneResult *result,
            const gboolean        *fallen)
{
  if (result->supporter > 0)
    {
      g_autofree char *label = g_strdup_printf (_("Supporting fire reward: Zone %d, %s"), result->supporter,
                                                name_of (self, self->zones[result->supporter - 1].side));
      HkBreakdown *term = hk_breakdown_add_int (parent, label, 1, RULE ("combat.supporting-fire-reward"));

      add_reward_rulings (term, self, at, result, fallen);
    }
  for (int side = 0; side < 2; side++)
    {
      g_autofree char *label = NULL;

      if (result->tokens[side] == 0)
        continue;
      label = g_strdup_printf (_("Zombie tokens of %s"), name_of (self, side));
      hk_breakdown_add_int (parent, label, result->tokens[side], RULE ("combat.kill-tokens"));
      if (result->points[side] != result->tokens[side])
        {
          g_autofree char *points = g_strdup_printf (_("Points for them, with Azrael’s Roar: %s"), name_of (self, side));

          hk_breakdown_set_int (add_ruling (parent, points, RULE ("ruling.azraels-roar-pairs")), result->points[side]);
        }
    }
  if (result->discarded > 0)
    hk_breakdown_add_int (parent, _("Removed, and nobody’s"), result->discarded, RULE ("combat.passing-defeated"));
}

static void
explain_zone (HkBreakdown           *parent,
              const HkDazCombat     *self,
              int                    at,
              const HkDazZoneResult *result,
              gboolean              *fallen)
{
  const HkDazCombatZone *zone = &self->zones[at];
  const int left = result->zombies - result->charged - result->killed;
  g_autofree char *title = g_strdup_printf (_("Zone %d"), at + 1);
  g_autofree char *came = g_strdup_printf (ngettext ("%d zombie comes", "%d zombies come", result->zombies), result->zombies);
  HkBreakdown *breakdown = hk_breakdown_add (parent, title, RULE ("combat.advance"));
  HkBreakdown *term;

  hk_breakdown_set_value (breakdown, came);
  if (zone->skipped)
    {
      add_ruling (breakdown, _("The zombies ignore this zone, and nobody attacks here"), RULE ("ruling.skipped-zone"));
      return;
    }
  if (!zone->has_army)
    add_ruling (breakdown,
                self->empty_quiet ? _("House rule: nobody attacks in a zone without a card") : _("No army: passed like a defeated one"),
                RULE ("ruling.empty-zone-passed"));
  else if (zone->defeated)
    hk_breakdown_add (breakdown, _("The army here is defeated already"), RULE ("combat.passing-defeated"));
  if (result->charged > 0)
    {
      term = hk_breakdown_add_int (breakdown, _("Killed by charge"), result->charged, RULE ("combat.charge"));
      if (zone->commander != NULL && zone->commander_type == HK_DAZ_CAVALRY && !self->commanders_walk)
        add_ruling (term, _("A commander of the cavalry charges as well"), RULE ("ruling.cavalry-commander"));
      if (!self->charge_rewards)
        add_ruling (term, _("Charge comes first and takes no supporting fire reward"), RULE ("ruling.charge-first"));
    }
  if (result->zombies > result->charged)
    {
      g_autofree char *sum = NULL;

      add_power_terms (hk_breakdown_add_int (breakdown, _("Total attack power"), result->power,
                                             RULE ("combat.total-power")),
                       self, at, fallen);
      sum = g_strdup_printf (ngettext ("%d power / %d HP: %d zombie killed", "%d power / %d HP: %d zombies killed", result->killed),
                             result->power, self->hp, result->killed);
      term = hk_breakdown_add_int (breakdown, sum, result->killed, RULE ("combat.kills"));
      hk_breakdown_set_mark (term, HK_BREAKDOWN_RESULT);
    }
  add_tokens (breakdown, self, at, result, fallen);
  if (left == 0)
    {
      hk_breakdown_set_mark (hk_breakdown_add (breakdown, _("All dead: the combat ends"), RULE ("combat.end")),
                             HK_BREAKDOWN_RESULT);
      return;
    }
  if (result->defeated)
    {
      term = hk_breakdown_add (breakdown, _("The army is defeated"), RULE ("combat.defeat"));
      add_value (term, _("Zombies that come of it"), result->added, RULE ("combat.zombification"), zone->stand_in);
      if (result->added < zone->zombification)
        add_ruling (term, _("House rule: no Zombie Token is left for more"), RULE ("ruling.supply"));
      fallen[at] = TRUE;
    }
  else if (zone->undefeatable)
    {
      hk_breakdown_add (breakdown, _("Alexander’s army cannot be defeated"), RULE ("commander.alexander"));
      fallen[at] = self->saved_done;
    }
  term = hk_breakdown_add_int (breakdown, _("Zombies that move on"), left + result->added, RULE ("combat.advance"));
  hk_breakdown_set_mark (term, HK_BREAKDOWN_RESULT);
}

static void
explain_gate (HkBreakdown             *parent,
              const HkDazCombat       *self,
              const HkDazCombatResult *result)
{
  HkBreakdown *gate = hk_breakdown_add_int (parent, _("Zombies at the City Gate"), result->at_gate,
                                            RULE ("combat.city-gate"));

  for (int side = 0; side < 2; side++)
    {
      g_autofree char *label = g_strdup_printf (_("Damage to %s"), name_of (self, side));
      g_autofree char *product = g_strdup_printf (_("Damage %d × zombies %d"), self->damage, result->at_gate);
      const int protection = hk_daz_combat_get_protection (self, result, side);
      HkBreakdown *damage = hk_breakdown_add_int (gate, label, result->lost[side], RULE ("combat.gate-damage"));

      add_value (damage, product, self->damage * result->at_gate, RULE ("combat.gate-damage"), self->stand_in);
      if (protection > 0)
        hk_breakdown_add_int (damage, _("Gate protection"), -protection, RULE ("combat.gate-protection"));
      if (protection < self->protection[side])
        add_ruling (damage, _("House rule: Lancelot protects no more"), RULE ("ruling.lancelot-defeated"));
      if (protection > self->damage * result->at_gate)
        add_ruling (damage, self->protection_pays ? _("House rule: protection beyond the damage brings points") : _("Protection beyond the damage is lost"),
                    RULE ("ruling.protection-limit"));
    }
}

/* Returns (transfer full): how it comes about, zone by zone.
 * @result: what hk_daz_combat_resolve() gave for it */
HkBreakdown *
hk_daz_combat_explain (const HkDazCombat       *self,
                       const HkDazCombatResult *result)
{
  /* Translators: %s: a player; %s: a player. */
  g_autofree char *title = g_strdup_printf (_("The frontier of %s and %s"), name_of (self, HK_DAZ_LEFT), name_of (self, HK_DAZ_RIGHT));
  g_autofree char *summary = hk_daz_combat_summarise (self, result);
  HkBreakdown *breakdown = hk_breakdown_new (title, RULE ("combat.overview"));
  gboolean fallen[HK_DAZ_COMBAT_ZONES] = { FALSE };
  HkBreakdown *horde;
  HkBreakdown *score;

  hk_breakdown_set_value (breakdown, summary);
  hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
  horde = hk_breakdown_add_int (breakdown, _("Zombies in front of Zone 1"), self->zombies, RULE ("term.horde"));
  add_value (horde, _("Hit Points of each"), self->hp, RULE ("term.hit-points"), self->stand_in);
  for (int i = 0; i < HK_DAZ_COMBAT_ZONES && result->zones[i].reached; i++)
    explain_zone (breakdown, self, i, &result->zones[i], fallen);
  if (result->at_gate > 0)
    explain_gate (breakdown, self, result);
  score = hk_breakdown_add (breakdown, _("Victory Points of this frontier"), RULE ("scoring.overview"));
  for (int side = 0; side < 2; side++)
    {
      HkBreakdown *term = hk_breakdown_add_int (score, name_of (self, side), result->gained[side] - result->lost[side],
                                                RULE ("scoring.kills"));

      hk_breakdown_add_int (term, _("Gained for zombie tokens"), result->gained[side], RULE ("scoring.kills"));
      if (result->at_gate > 0)
        hk_breakdown_add_int (term, _("Lost at the City Gate"), -result->lost[side], RULE ("scoring.losing-points"));
    }
  return breakdown;
}

/* Returns (transfer full): the total attack power of the zone before any army is defeated, with the terms of which
 * it is made.
 * @at: a zone, 0 to 4 */
HkBreakdown *
hk_daz_combat_explain_power (const HkDazCombat *self,
                             int                at)
{
  static const gboolean fallen[HK_DAZ_COMBAT_ZONES] = { FALSE };
  HkBreakdown *power = hk_breakdown_new (_("Total attack power"), RULE ("combat.total-power"));

  hk_breakdown_set_int (power, hk_daz_combat_get_power (self, at, fallen));
  if (self->zones[at].skipped)
    add_ruling (power, _("The zombies ignore this zone, and nobody attacks here"), RULE ("ruling.skipped-zone"));
  else
    add_power_terms (power, self, at, fallen);
  return power;
}

static char *
to_signed (int points)
{
  if (points == 0)
    return g_strdup ("0");
  return points < 0 ? g_strdup_printf ("−%d", -points) : g_strdup_printf ("+%d", points);
}

/* Returns (transfer full): the outcome in a few words, points of the left kingdom first.
 * @result: what hk_daz_combat_resolve() gave for it */
char *
hk_daz_combat_summarise (const HkDazCombat       *self,
                         const HkDazCombatResult *result)
{
  g_autofree char *left = to_signed (result->gained[0] - result->lost[0]);
  g_autofree char *right = to_signed (result->gained[1] - result->lost[1]);

  if (self->zombies == 0)
    return g_strdup (_("no zombies"));
  if (result->at_gate == 0)
    /* Translators: all zombies are dead; then the points of the left and of the right kingdom */
    return g_strdup_printf (_("all dead %s/%s"), left, right);
  /* Translators: zombies at the City Gate; then the points of the left and of the right kingdom */
  return g_strdup_printf (_("%d at the gate %s/%s"), result->at_gate, left, right);
}
