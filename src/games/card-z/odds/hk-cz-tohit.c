/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-cz-tohit.h"

/* Rolls to hit (book, To Hit, Melee Attack, Ranged Attack): a d10 with the faces 0–9, what is added to it, and
 * the number that the card asks for. A natural zero never succeeds. */

#define RULE(id) "card-z/" id
#define FACES 10

static const struct
{
  const char *id;
  const char *title; /* N_() */
} hows[] = {
  { "kill", N_("Kill") },
  { "push", N_("Push") },
  { "drive", N_("Drive") },
  { "impale", N_("Impale") },
  { "shoot", N_("Shoot") },
};

static const struct
{
  const char *id;
  const char *title; /* N_() */
  int         night;
} ranges[] = {
  { "melee", N_("melee"), 0 },
  { "close", N_("close range"), -1 },
  { "medium", N_("medium range"), -2 },
  { "long", N_("long range"), -3 },
  { "out", N_("out of range"), 0 },
};

/* One thing that is added to the die. */
typedef struct
{
  const char *label; /* N_() */
  int         value;
  const char *rule;
} Term;

#define MOST_TERMS 16

/* Returns: the id of a kind of attack in moves, such as "kill". */
const char *
hk_cz_how_get_id (HkCzHow how)
{
  return hows[how].id;
}

/* Returns whether there is such a kind.
 * @id: (nullable): as in a move
 * @how: (out): the kind of attack */
gboolean
hk_cz_how_from_id (const char *id,
                   HkCzHow    *how)
{
  for (guint i = 0; i < G_N_ELEMENTS (hows); i++)
    if (g_strcmp0 (id, hows[i].id) == 0)
      {
        *how = (HkCzHow) i;
        return TRUE;
      }
  return FALSE;
}

/* Returns: what a kind of attack is called. */
const char *
hk_cz_how_get_title (HkCzHow how)
{
  return _(hows[how].title);
}

/* Returns: the id of a range, such as "close". */
const char *
hk_cz_range_get_id (HkCzRange range)
{
  return ranges[range].id;
}

/* Returns: what a range is called. */
const char *
hk_cz_range_get_title (HkCzRange range)
{
  return _(ranges[range].title);
}

/* Returns the range (Ranged Attack: 2–3 close, 4–6 medium, 7–9 long).
 * @hexes: from hex to hex, 1 adjacent */
HkCzRange
hk_cz_range_from_hexes (int hexes)
{
  if (hexes <= 1)
    return HK_CZ_RANGE_MELEE;
  if (hexes <= 3)
    return HK_CZ_RANGE_CLOSE;
  if (hexes <= 6)
    return HK_CZ_RANGE_MEDIUM;
  return hexes <= 9 ? HK_CZ_RANGE_LONG : HK_CZ_RANGE_OUT;
}

static void
add_term (Term       *terms,
          guint      *n_terms,
          const char *label,
          int         value,
          const char *rule)
{
  if (value == 0)
    return;
  g_assert (*n_terms < MOST_TERMS);
  terms[(*n_terms)++] = (Term) { label, value, rule };
}

/* All that is added, in the order in which the breakdown shows it. */
static guint
list_terms (const HkCzToHit *self,
            Term            *terms)
{
  const gboolean ranged = self->how == HK_CZ_HOW_SHOOT;
  guint n = 0;

  add_term (terms, &n, N_("Skill"), self->skill, RULE ("to-hit.skill"));
  if (ranged && self->night && (self->outside || !self->night_outside))
    add_term (terms, &n, N_("Night"), ranges[self->range].night, self->outside ? RULE ("turn.night") : RULE ("ruling.night-inside"));
  if (self->how == HK_CZ_HOW_KILL && self->night && self->pistol_at_night && (self->outside || !self->night_outside))
    add_term (terms, &n, N_("Night"), ranges[HK_CZ_RANGE_CLOSE].night, RULE ("ruling.pistol-melee"));
  if (self->outside)
    add_term (terms, &n, N_("Weather, in an outside zone"), self->weather, RULE ("turn.weather"));
  add_term (terms, &n, N_("The target is distracted"), ranged && self->distracted ? 1 : 0, RULE ("encounter.distracted"));
  add_term (terms, &n, N_("The target wears a helmet"), self->helmet ? -1 : 0, RULE ("encounter.helmet"));
  add_term (terms, &n, N_("The target was pushed"), self->pushed ? 1 : 0, RULE ("action.push"));
  add_term (terms, &n, N_("The target is impaled"), ranged && (self->impaled || self->impaled_by_attacker) ? 1 : 0,
            RULE ("action.impale"));
  add_term (terms, &n, N_("Each additional Encounter that engages the attacker"), ranged ? 0 : -MAX (0, self->engaged - 1),
            RULE ("action.melee"));
  add_term (terms, &n, N_("Charge"), !ranged && self->charge ? 1 : 0, RULE ("action.charge"));
  add_term (terms, &n, N_("The target stands on a restart hex"), self->restart ? -2 : 0, RULE ("multi.pvp-shield"));
  add_term (terms, &n, N_("Starving"), self->starving ? -1 : 0, RULE ("reckoning.starving"));
  add_term (terms, &n, N_("Sleep deprived"), self->sleep_deprived ? -1 : 0, RULE ("reckoning.sleep-deprivation"));
  add_term (terms, &n, N_("Sick"), self->sick, RULE ("reckoning.sick"));
  add_term (terms, &n, N_("Anything else"), self->other, NULL);
  return n;
}

/* The least face that reaches @target; 10 when none does. A natural zero never does. */
static int
get_needed (const HkCzToHit *self,
            int              target,
            int              modifier)
{
  return CLAMP (target - modifier, 1, self->nine_hits ? FACES - 1 : FACES);
}

static double
get_chance (int needed)
{
  return (double) (FACES - needed) / FACES;
}

/* Works out what face an attack needs (To Hit). An Encounter that another survivor holds impaled is eradicated in
 * melee without a roll.
 * @result: (out): what it takes */
void
hk_cz_to_hit_resolve (const HkCzToHit *self,
                      HkCzToHitResult *result)
{
  Term terms[MOST_TERMS];
  guint n;

  g_return_if_fail (self != NULL && result != NULL);

  *result = (HkCzToHitResult) { .needed_push = FACES, .critical = 1.0 / FACES };
  if (self->how == HK_CZ_HOW_KILL && self->impaled && !self->impaled_by_attacker)
    {
      result->automatic = TRUE;
      result->chance = 1;
      result->critical = 0;
      return;
    }
  n = list_terms (self, terms);
  for (guint i = 0; i < n; i++)
    result->modifier += terms[i].value;
  result->needed = get_needed (self, self->target, result->modifier);
  result->chance = get_chance (result->needed);
  if (self->how == HK_CZ_HOW_KILL && self->fallback > 0)
    {
      result->needed_push = get_needed (self, self->fallback, result->modifier);
      result->chance_push = MAX (0, get_chance (result->needed_push) - result->chance);
    }
}

static void
add_signed (HkBreakdown *breakdown,
            const char  *label,
            int          value,
            const char  *rule)
{
  g_autofree char *text = value < 0 ? g_strdup_printf ("−%d", -value) : g_strdup_printf ("+%d", value);
  HkBreakdown *term = hk_breakdown_add (breakdown, label, rule);

  hk_breakdown_set_value (term, text);
}

static const char *
get_target_rule (const HkCzToHit *self)
{
  switch (self->how)
    {
    case HK_CZ_HOW_KILL:
      return RULE ("action.kill");
    case HK_CZ_HOW_PUSH:
      return RULE ("action.push");
    case HK_CZ_HOW_DRIVE:
      return RULE ("action.drive");
    case HK_CZ_HOW_IMPALE:
      return RULE ("action.impale");
    case HK_CZ_HOW_SHOOT:
      return RULE ("action.ranges");
    }
  return RULE ("to-hit.roll");
}

static void
add_target (HkBreakdown     *breakdown,
            const HkCzToHit *self,
            const char      *label,
            int              target)
{
  HkBreakdown *term = hk_breakdown_add_int (breakdown, label, target, get_target_rule (self));

  if (self->by_hand)
    hk_breakdown_set_mark (term, HK_BREAKDOWN_BY_HAND);
  else if (self->stand_in)
    hk_breakdown_set_mark (term, HK_BREAKDOWN_STAND_IN);
}

static void
add_needed (HkBreakdown *breakdown,
            const char  *label,
            int          needed)
{
  g_autofree char *text = needed >= FACES ? g_strdup (_("no face")) : g_strdup_printf (_("%d or more"), needed);
  HkBreakdown *term = hk_breakdown_add (breakdown, label, RULE ("to-hit.roll"));

  hk_breakdown_set_value (term, text);
  hk_breakdown_set_mark (term, HK_BREAKDOWN_RESULT);
}

/* Returns (transfer full): the target number, each modifier with its rule, and the face that is needed.
 * @result: what it takes, from hk_cz_to_hit_resolve() */
HkBreakdown *
hk_cz_to_hit_explain (const HkCzToHit       *self,
                      const HkCzToHitResult *result)
{
  g_autofree char *attack = self->how == HK_CZ_HOW_SHOOT ? g_strdup_printf ("%s, %s", hk_cz_how_get_title (self->how), hk_cz_range_get_title (self->range))
                                                         : g_strdup (hk_cz_how_get_title (self->how));
  g_autofree char *title = self->weapon == NULL ? g_strdup (attack) : g_strdup_printf ("%s: %s", self->weapon, attack);
  HkBreakdown *breakdown = hk_breakdown_new (title, RULE ("to-hit.roll"));
  Term terms[MOST_TERMS];
  guint n;

  if (result->automatic)
    {
      hk_breakdown_add (breakdown, _("Another survivor holds it impaled: it is eradicated without a roll"),
                        RULE ("action.impale"));
      hk_breakdown_add_outcome (breakdown, _("Chance to succeed"), result->chance, RULE ("to-hit.roll"));
      return breakdown;
    }
  add_target (breakdown, self, _("Target number"), self->target);
  if (self->how == HK_CZ_HOW_KILL && self->fallback > 0)
    add_target (breakdown, self, _("Target number of the push that remains"), self->fallback);
  n = list_terms (self, terms);
  for (guint i = 0; i < n; i++)
    add_signed (breakdown, _(terms[i].label), terms[i].value, terms[i].rule);
  if (n > 1)
    add_signed (breakdown, _("Added to the die in all"), result->modifier, RULE ("to-hit.roll"));
  add_needed (breakdown, _("Needed on the d10"), result->needed);
  hk_breakdown_add (breakdown, _("A natural zero always misses"), RULE ("to-hit.natural-zero"));
  hk_breakdown_add_outcome (breakdown, _("Chance to succeed"), result->chance, RULE ("to-hit.roll"));
  if (self->how == HK_CZ_HOW_KILL && self->fallback > 0)
    {
      add_needed (breakdown, _("Needed to push at least"), result->needed_push);
      hk_breakdown_add_outcome (breakdown, _("Chance only to push"), result->chance_push, RULE ("action.push"));
    }
  return breakdown;
}
