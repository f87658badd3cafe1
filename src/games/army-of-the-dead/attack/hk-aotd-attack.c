/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-aotd-attack.h"

/* An attack before its roll: the weapon, the Skills and the Zone. No table is needed for it. */

static const struct
{
  const char *id;
  const char *title;
  const char *rule;
  int         need;
} targets[] = {
  [HK_AOTD_TARGET_NONE] = { "none", N_("Nobody"), NULL, G_MAXINT },
  [HK_AOTD_TARGET_SHAMBLER] = { "shambler", N_("Shambler"), "army-of-the-dead/zombies.shambler", 1 },
  [HK_AOTD_TARGET_ALPHA] = { "alpha", N_("Alpha"), "army-of-the-dead/zombies.alpha", 2 },
  [HK_AOTD_TARGET_VALENTINE] = { "valentine", N_("Valentine"), "army-of-the-dead/zombies.valentine", 4 },
  [HK_AOTD_TARGET_QUEEN] = { "queen", N_("The Queen"), "army-of-the-dead/zombies.queen", 5 },
  [HK_AOTD_TARGET_ZEUS] = { "zeus", N_("Zeus"), "army-of-the-dead/zombies.zeus", 6 },
  [HK_AOTD_TARGET_HELMETED_ZEUS] = { "helmeted-zeus", N_("Helmeted Zeus"), "army-of-the-dead/zombies.helmeted-zeus", G_MAXINT },
  [HK_AOTD_TARGET_ABOMINATION] = { "abomination", N_("Abomination"), "army-of-the-dead/zombies.abomination", G_MAXINT },
};

/* Returns the type, or %HK_AOTD_TARGET_NONE for anything else.
 * @id: (nullable): "shambler", "alpha", "valentine", "queen", "zeus", "mounted-zeus", "helmeted-zeus" or
 *   "abomination" */
HkAotdTarget
hk_aotd_target_lookup (const char *id)
{
  if (g_strcmp0 (id, "mounted-zeus") == 0)
    return HK_AOTD_TARGET_ZEUS;
  for (guint i = HK_AOTD_TARGET_SHAMBLER; i < G_N_ELEMENTS (targets); i++)
    if (g_strcmp0 (id, targets[i].id) == 0)
      return (HkAotdTarget) i;
  return HK_AOTD_TARGET_NONE;
}

/* Returns its id. */
const char *
hk_aotd_target_get_id (HkAotdTarget target)
{
  g_return_val_if_fail (target < G_N_ELEMENTS (targets), NULL);
  return targets[target].id;
}

/* Returns its name, translated. */
const char *
hk_aotd_target_get_title (HkAotdTarget target)
{
  g_return_val_if_fail (target < G_N_ELEMENTS (targets), NULL);
  return _(targets[target].title);
}

/* Returns (nullable): the id of the rule about it. */
const char *
hk_aotd_target_get_rule (HkAotdTarget target)
{
  g_return_val_if_fail (target < G_N_ELEMENTS (targets), NULL);
  return targets[target].rule;
}

/* Returns the Damage that eliminates it; %G_MAXINT when none does. */
static int
get_need (HkAotdTarget target)
{
  g_return_val_if_fail (target < G_N_ELEMENTS (targets), G_MAXINT);
  return targets[target].need;
}

/* Returns whether it is one of the Abominations. */
gboolean
hk_aotd_target_is_abomination (HkAotdTarget target)
{
  return target >= HK_AOTD_TARGET_VALENTINE;
}

/* Returns whether @range is within its Range; a Melee weapon reaches the own Zone alone.
 * @range: how many Zones away the target is, 0 for the own Zone */
gboolean
hk_aotd_weapon_reaches (const HkAotdWeapon *weapon,
                        int                 range)
{
  if (weapon->kind == HK_AOTD_WEAPON_MELEE)
    return range == 0;
  return range >= weapon->minimum_range && range <= weapon->maximum_range;
}

/* Makes an attack without any Skill on an empty Zone. One face of an Ammo die shows Out of Ammo, which is a ruling.
 * @self: (out caller-allocates): an attack
 * @weapon: what it is made with; the texts are not copied */
void
hk_aotd_attack_init (HkAotdAttack       *self,
                     const HkAotdWeapon *weapon)
{
  *self = (HkAotdAttack) { 0 };
  self->weapon = *weapon;
  self->ammo_faces = 1;
}

/* Whether the Skill @id is @name for what the attack is: "plus-die:melee" for Melee, "…:combat" always. */
static gboolean
skill_fits (const HkAotdAttack *self,
            const char         *id,
            const char         *name)
{
  static const char * const kinds[] = {
    [HK_AOTD_WEAPON_MELEE] = "melee",
    [HK_AOTD_WEAPON_RANGED] = "ranged",
    [HK_AOTD_WEAPON_THROWN] = NULL,
  };
  const char *action = strchr (id, ':');

  if (action == NULL || (gsize) (action - id) != strlen (name) || !g_str_has_prefix (id, name))
    return FALSE;
  return g_str_equal (action + 1, "combat") || g_strcmp0 (action + 1, kinds[self->weapon.kind]) == 0;
}

static void
count_up (int *value,
          int  by)
{
  *value = MIN (*value + by, HK_AOTD_ATTACK_SKILLS);
}

/* The dice that Escalation of the type of @id adds. */
static int
get_escalation (const HkAotdEscalation *escalation,
                const char             *id)
{
  if (escalation == NULL)
    return 0;
  return g_str_has_suffix (id, ":melee") ? escalation->melee : g_str_has_suffix (id, ":ranged") ? escalation->ranged : escalation->combat;
}

static void
add_skill (HkAotdAttack           *self,
           const char             *id,
           const HkAotdEscalation *escalation)
{
  const gboolean rolls = self->weapon.kind != HK_AOTD_WEAPON_THROWN;

  if (rolls && skill_fits (self, id, "plus-die"))
    count_up (&self->plus_die, 1);
  else if (rolls && skill_fits (self, id, "escalation"))
    self->escalation += get_escalation (escalation, id);
  else if (rolls && self->weapon.explosive && g_str_equal (id, "explosive-master"))
    count_up (&self->explosive_master, 1);
  else if (skill_fits (self, id, "plus-damage"))
    count_up (&self->plus_damage, 1);
  else if (rolls && skill_fits (self, id, "roll-6-die"))
    count_up (&self->roll_6_die, 1);
  else if (rolls && skill_fits (self, id, "roll-6-damage"))
    count_up (&self->roll_6_damage, 1);
  else if (rolls && g_str_equal (id, "lucky"))
    count_up (&self->lucky, 1);
  else if (rolls && skill_fits (self, id, "reaper"))
    self->reaper = TRUE;
  else if (g_str_equal (id, "steady-hand"))
    self->steady_hand = TRUE;
  else if (g_str_equal (id, "hunter:shambler"))
    self->hunter[0] = TRUE;
  else if (g_str_equal (id, "hunter:alpha"))
    self->hunter[1] = TRUE;
  else if (g_str_equal (id, "hunter:abomination"))
    self->hunter[2] = TRUE;
}

/* Returns whether it is the id of a Skill, with the type of Action or of Zombie where the Skill has one. */
gboolean
hk_aotd_attack_knows_skill (const char *id)
{
  static const char * const plain[] = {
    "action", "zone-per-move", "born-leader", "search-more", "charge", "combat-reflexes", "explosive-master", "hit-and-run",
    "lifesaver", "lucky", "regeneration", "search-2", "silent-killer", "shove", "slippery", "sprint", "steady-hand", "sidestep",
    "tactician", "to-the-rescue", "hunter:shambler", "hunter:alpha", "hunter:abomination", "free:move", "free:search", NULL
  };
  static const char * const typed[] = {
    "plus-damage", "plus-die", "free", "bloodlust", "escalation", "reaper", "roll-6-damage", "roll-6-die", NULL
  };
  static const char * const actions[] = { "combat", "melee", "ranged", NULL };
  const char *colon = strchr (id, ':');
  g_autofree char *name = NULL;

  if (g_strv_contains (plain, id))
    return TRUE;
  if (colon == NULL || !g_strv_contains (actions, colon + 1))
    return FALSE;
  name = g_strndup (id, (gsize) (colon - id));
  return g_strv_contains (typed, name);
}

/* Adds what the Skills do, that of the weapon besides. A Skill that is there twice counts twice, three times at
 * most.
 * @skills: (array zero-terminated=1) (nullable): the ids of the Survivor's Skills; those without a bearing on an
 *   attack are passed over
 * @escalation: (nullable): the Actions that the Survivor has made just before in this Turn */
void
hk_aotd_attack_add_skills (HkAotdAttack           *self,
                           const char * const     *skills,
                           const HkAotdEscalation *escalation)
{
  for (guint i = 0; skills != NULL && skills[i] != NULL; i++)
    add_skill (self, skills[i], escalation);
  if (self->weapon.skill != NULL)
    add_skill (self, self->weapon.skill, escalation);
}

/* Puts an Abomination into the Zone.
 * @type: one of the Abominations; no more than %HK_AOTD_ATTACK_ABOMINATIONS are kept */
void
hk_aotd_attack_add_abomination (HkAotdAttack *self,
                                HkAotdTarget  type)
{
  g_return_if_fail (hk_aotd_target_is_abomination (type) && type != HK_AOTD_TARGET_ABOMINATION);
  g_return_if_fail (self->n_abominations < HK_AOTD_ATTACK_ABOMINATIONS);
  self->abominations[self->n_abominations++] = type;
}

/* Returns how many regular dice are thrown at first; Ammo dice come besides. */
int
hk_aotd_attack_count_dice (const HkAotdAttack *self)
{
  if (self->weapon.kind == HK_AOTD_WEAPON_THROWN)
    return 0;
  return CLAMP (self->weapon.dice + self->plus_die + self->escalation + self->explosive_master + self->bonus_dice,
                0, HK_AOTD_ATTACK_DICE);
}

/* Returns what a die must show to hit, 2 to 6, before a bonus of a trapped target is added to the die. */
int
hk_aotd_attack_get_accuracy (const HkAotdAttack *self)
{
  return CLAMP (self->weapon.accuracy - self->bonus_accuracy, 2, 6);
}

/* Returns the Damage of each hit; always 0 with the Bola Gun.
 * @sixes: how many dice show a 6 */
int
hk_aotd_attack_get_damage (const HkAotdAttack *self,
                           int                 sixes)
{
  if (hk_aotd_attack_is_bola (self))
    return 0;
  return MAX (0, self->weapon.damage + self->plus_damage + self->bonus_damage + self->roll_6_damage * sixes);
}

/* Returns the Damage of all hits on the one target of a Concentrated Attack.
 * @sixes: how many dice show a 6
 * @hits: how many dice hit */
int
hk_aotd_attack_get_total (const HkAotdAttack *self,
                          int                 sixes,
                          int                 hits)
{
  const int damage = hk_aotd_attack_get_damage (self, sixes);

  if ((self->rules & HK_AOTD_RULE_BONUS_ONCE) == 0 || hits == 0 || hk_aotd_attack_is_bola (self))
    return damage * hits;
  return MAX (0, damage + self->weapon.damage * (hits - 1));
}

/* Returns the Damage with which this attack eliminates it; %G_MAXINT when none does. */
int
hk_aotd_attack_get_need (const HkAotdAttack *self,
                         HkAotdTarget        target)
{
  if (target == HK_AOTD_TARGET_HELMETED_ZEUS && self->weapon.explosive && (self->rules & HK_AOTD_RULE_HELMET_BLAST))
    target = HK_AOTD_TARGET_ZEUS;
  if ((self->rules & HK_AOTD_RULE_ABOMINATIONS_4) && hk_aotd_target_is_abomination (target)
      && get_need (target) < G_MAXINT)
    return get_need (HK_AOTD_TARGET_VALENTINE);
  return get_need (target);
}

/* What a trapped target adds to each die. */
int
hk_aotd_attack_get_bonus (const HkAotdAttack *self)
{
  return self->concentrated ? self->bola_bonus : 0;
}

/* Has the attack go by house rules.
 * @self: an attack with its Skills
 * @rules: the #HkAotdAttackRule of the group */
void
hk_aotd_attack_play_by (HkAotdAttack *self,
                        guint         rules)
{
  self->rules = rules;
  if (rules & HK_AOTD_RULE_AMMO_TWO_FACES)
    self->ammo_faces = 2;
  if ((rules & HK_AOTD_RULE_LUCKY_NO_EXPLOSIVES) && self->weapon.explosive)
    self->lucky = 0;
  if ((rules & HK_AOTD_RULE_EXTRA_AMMO_DICE) && self->weapon.ammo_dice > 0)
    {
      self->weapon.ammo_dice += self->plus_die + self->escalation + self->explosive_master;
      self->plus_die = self->escalation = self->explosive_master = 0;
    }
}

/* Returns the Damage of all other Explosives in the Zone; 0 when the weapon sets none off. */
int
hk_aotd_attack_get_chain (const HkAotdAttack *self)
{
  int sum = 0;

  for (int i = 0; self->weapon.explosive && i < self->n_chain; i++)
    sum += self->chain[i];
  return sum;
}

/* Returns whether a hit damages everybody in the Zone at once. */
gboolean
hk_aotd_attack_is_blast (const HkAotdAttack *self)
{
  return self->weapon.kind == HK_AOTD_WEAPON_THROWN
         || (self->weapon.explosive && (!self->concentrated || hk_aotd_attack_get_chain (self) > 0
                                        || (self->rules & HK_AOTD_RULE_CONCENTRATED_BLASTS) != 0));
}

/* Returns whether it is made with the Bola Gun, which traps and does no Damage. */
gboolean
hk_aotd_attack_is_bola (const HkAotdAttack *self)
{
  return g_strcmp0 (self->weapon.id, "bola-gun") == 0;
}

/* Returns whether such a Zombie stands in the Zone. */
gboolean
hk_aotd_attack_has_target (const HkAotdAttack *self,
                           HkAotdTarget        target)
{
  if (target == HK_AOTD_TARGET_SHAMBLER)
    return self->shamblers > 0;
  if (target == HK_AOTD_TARGET_ALPHA)
    return self->alphas > 0;
  if (target == HK_AOTD_TARGET_ABOMINATION)
    return self->n_abominations > 0;
  for (int i = 0; i < self->n_abominations; i++)
    if (self->abominations[i] == target)
      return TRUE;
  return FALSE;
}

/* Returns whether a Concentrated Attack on such a Zombie keeps the rules: it is there, and nobody of a lower
 * Targeting Priority stands before it when the Action is a Ranged one. */
gboolean
hk_aotd_attack_may_concentrate (const HkAotdAttack *self,
                                HkAotdTarget        target)
{
  if (self->weapon.kind == HK_AOTD_WEAPON_THROWN || target == HK_AOTD_TARGET_ABOMINATION || !hk_aotd_attack_has_target (self, target))
    return FALSE;
  if ((self->weapon.kind == HK_AOTD_WEAPON_MELEE && (self->rules & HK_AOTD_RULE_MELEE_IN_ORDER) == 0) || target == HK_AOTD_TARGET_SHAMBLER)
    return TRUE;
  return self->shamblers == 0 && (target == HK_AOTD_TARGET_ALPHA || self->alphas == 0);
}

/* Returns whether the attack can be made: it rolls dice unless it needs none, and its target may be chosen. Errors:
 * %HK_ERROR_PARAMETER or %HK_ERROR_REFUSED. */
gboolean
hk_aotd_attack_check (const HkAotdAttack *self,
                      GError            **error)
{
  if (self->weapon.kind != HK_AOTD_WEAPON_THROWN && hk_aotd_attack_count_dice (self) + self->weapon.ammo_dice == 0)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("The weapon rolls no dice."));
  if (!self->concentrated)
    return TRUE;
  if (self->weapon.kind == HK_AOTD_WEAPON_THROWN && !self->by_house)
    return hk_error_fail (error, HK_ERROR_REFUSED, _("What is thrown hits everybody and cannot be concentrated."));
  if (self->target == HK_AOTD_TARGET_NONE || !hk_aotd_attack_has_target (self, self->target)
      || self->target == HK_AOTD_TARGET_ABOMINATION)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A Concentrated Attack names one Zombie of the Zone."));
  if (!self->by_house && !hk_aotd_attack_may_concentrate (self, self->target))
    return hk_error_fail (error, HK_ERROR_REFUSED,
                          _("Somebody of a lower Targeting Priority stands before the target of this Ranged Action."));
  return TRUE;
}

/* The hits of a Melee Action go where the player wants them (book, page 24). There is nothing to choose where only
 * one kind of Zombie can be killed, or where the hits are enough for all. Returns whether there is a choice.
 * @choice: (out caller-allocates): what the player may choose */
gboolean
hk_aotd_attack_find_choice (const HkAotdAttack  *self,
                            const HkAotdOutcome *outcome,
                            HkAotdChoice        *choice)
{
  HkAotdAllotment *most = &choice->most;

  *choice = (HkAotdChoice) { .hits = outcome->hits, .allotment = outcome->allotment };
  if (self->weapon.kind != HK_AOTD_WEAPON_MELEE || self->concentrated || hk_aotd_attack_is_blast (self) || outcome->hits == 0)
    return FALSE;
  most->shamblers = outcome->damage >= hk_aotd_attack_get_need (self, HK_AOTD_TARGET_SHAMBLER) ? self->shamblers : 0;
  most->alphas = outcome->damage >= hk_aotd_attack_get_need (self, HK_AOTD_TARGET_ALPHA) ? self->alphas : 0;
  for (int i = 0; i < self->n_abominations; i++)
    most->abominations += outcome->damage >= hk_aotd_attack_get_need (self, self->abominations[i]);
  return (most->shamblers > 0) + (most->alphas > 0) + (most->abominations > 0) > 1
         && outcome->hits < most->shamblers + most->alphas + most->abominations;
}
