/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "core/odds/hk-breakdown.h"
#include "core/odds/hk-distribution.h"

G_BEGIN_DECLS

#define HK_AOTD_ATTACK_DICE         30   /* the most dice of one throw */
#define HK_AOTD_ATTACK_ABOMINATIONS 5    /* the most Abominations of one Zone */
#define HK_AOTD_ATTACK_CHAIN        8    /* the most Explosives that lie in one Zone */
#define HK_AOTD_ATTACK_SKILLS       3    /* the most that one Skill counts for */

/* @HK_AOTD_WEAPON_MELEE: for Melee Actions
 * @HK_AOTD_WEAPON_RANGED: for Ranged Actions; Truck Attacks count their hits in the same way
 * @HK_AOTD_WEAPON_THROWN: Explosives that need no roll */
typedef enum
{
  HK_AOTD_WEAPON_MELEE,
  HK_AOTD_WEAPON_RANGED,
  HK_AOTD_WEAPON_THROWN,
} HkAotdWeaponKind;

/* @HK_AOTD_TARGET_SHAMBLER: killed by Damage 1
 * @HK_AOTD_TARGET_ALPHA: killed by Damage 2
 * @HK_AOTD_TARGET_VALENTINE: killed by Damage 4
 * @HK_AOTD_TARGET_QUEEN: killed by Damage 5
 * @HK_AOTD_TARGET_ZEUS: killed by Damage 6, on foot and mounted
 * @HK_AOTD_TARGET_HELMETED_ZEUS: not damaged; loses the helmet to an Explosive */
typedef enum
{
  HK_AOTD_TARGET_NONE,
  HK_AOTD_TARGET_SHAMBLER,
  HK_AOTD_TARGET_ALPHA,
  HK_AOTD_TARGET_VALENTINE,
  HK_AOTD_TARGET_QUEEN,
  HK_AOTD_TARGET_ZEUS,
  HK_AOTD_TARGET_HELMETED_ZEUS,
  HK_AOTD_TARGET_ABOMINATION,
} HkAotdTarget;

/* What rerolls and the free choice of targets are used for.
 * @HK_AOTD_AIM_ADRENALINE: as many Adrenaline Points for the Survivor as can be expected
 * @HK_AOTD_AIM_CLEAR: that every Zombie of the Zone dies
 * @HK_AOTD_AIM_TARGET: that at least one Zombie of the chosen type dies */
typedef enum
{
  HK_AOTD_AIM_ADRENALINE,
  HK_AOTD_AIM_CLEAR,
  HK_AOTD_AIM_TARGET,
} HkAotdAim;

/* The Combat characteristics of an Equipment card. Its texts belong to whoever made it.
 * @id: (nullable): the id of the card, such as "crowbar"; "bola-gun" is the one that traps
 * @dice: how many regular dice it rolls
 * @ammo_dice: how many Ammo dice it rolls besides
 * @accuracy: 2 to 6
 * @backpack: whether it may be used from the Backpack
 * @skill: (nullable): the id of the Skill that it gives */
typedef struct
{
  const char      *id;
  HkAotdWeaponKind kind;
  int              minimum_range;
  int              maximum_range;
  int              dice;
  int              ammo_dice;
  int              accuracy;
  int              damage;
  gboolean         noisy;
  gboolean         explosive;
  gboolean         backpack;
  const char      *skill;
} HkAotdWeapon;

/* What a group plays otherwise than our rulings have it; see hk-aotd-house.c for each. */
typedef enum
{
  HK_AOTD_RULE_ABOMINATIONS_4 = 1 << 0,
  HK_AOTD_RULE_ADRENALINE_ONE_EACH = 1 << 1,
  HK_AOTD_RULE_AMMO_SYMBOL_ONE = 1 << 2,
  HK_AOTD_RULE_AMMO_TWO_FACES = 1 << 3,
  HK_AOTD_RULE_BOLA_ONE_ZOMBIE = 1 << 4,
  HK_AOTD_RULE_BOLA_SIXES = 1 << 5,
  HK_AOTD_RULE_BONUS_ONCE = 1 << 6,
  HK_AOTD_RULE_CONCENTRATED_BLASTS = 1 << 7,
  HK_AOTD_RULE_ESCALATION_FIRST = 1 << 8,
  HK_AOTD_RULE_EXTRA_AMMO_DICE = 1 << 9,
  HK_AOTD_RULE_FRIENDLY_FIRE_PLAIN = 1 << 10,
  HK_AOTD_RULE_HELMET_BLAST = 1 << 11,
  HK_AOTD_RULE_HUNTER_HELMET = 1 << 12,
  HK_AOTD_RULE_LAUNCHER_SPARES = 1 << 13,
  HK_AOTD_RULE_LUCKY_KEEPS_AMMO = 1 << 14,
  HK_AOTD_RULE_LUCKY_NO_EXPLOSIVES = 1 << 15,
  HK_AOTD_RULE_MELEE_IN_ORDER = 1 << 16,
  HK_AOTD_RULE_ONES_MISS = 1 << 17,
  HK_AOTD_RULE_REAPER_OR_HUNTER = 1 << 18,
  HK_AOTD_RULE_REAPER_SCATTERED = 1 << 19,
} HkAotdAttackRule;

/* The consecutive Actions for which the Skill Escalation of each type adds a die each.
 * @combat: how many Combat Actions the Survivor has made just before in this Turn
 * @melee: how many Melee Actions
 * @ranged: how many Ranged Actions */
typedef struct
{
  int combat;
  int melee;
  int ranged;
} HkAotdEscalation;

/* One attack: the weapon, what the Skills do for it, and who stands in the Zone.
 * @plus_die: extra dice by "+1 Die"
 * @escalation: extra dice by "Escalation"
 * @explosive_master: extra dice by "Explosive Master"
 * @bonus_dice: extra dice for any other reason; may be negative
 * @plus_damage: by "+1 Damage"
 * @bonus_damage: for any other reason; may be negative
 * @bonus_accuracy: by how much the Accuracy is better; it never gets better than 2+
 * @roll_6_die: additional dice for each 6
 * @roll_6_damage: Damage for each 6
 * @lucky: how many times all dice may be rolled again
 * @reaper: whether a hit may kill one more of the same type
 * @hunter: whether a kill may bring one more of Shamblers, Alphas, Abominations
 * @steady_hand: whether misses spare the other Survivors
 * @bola_bonus: what is added to each die of a Concentrated Attack, 2 on a trapped target
 * @ammo_faces: how many faces of an Ammo die, from the lowest, show Out of Ammo
 * @concentrated: whether all hits go to one Zombie
 * @target: the target of a Concentrated Attack, or the one that @aim is about
 * @aim: what choices are made for
 * @friends: how many other Survivors stand in the Zone that is attacked
 * @chain: the Damage of each other Explosive in that Zone
 * @by_house: whether a house rule lets any Zombie of the Zone be the target
 * @rules: the #HkAotdAttackRule of the group */
typedef struct
{
  HkAotdWeapon weapon;
  int          plus_die;
  int          escalation;
  int          explosive_master;
  int          bonus_dice;
  int          plus_damage;
  int          bonus_damage;
  int          bonus_accuracy;
  int          roll_6_die;
  int          roll_6_damage;
  int          lucky;
  gboolean     reaper;
  gboolean     hunter[3];
  gboolean     steady_hand;
  int          bola_bonus;
  int          ammo_faces;
  gboolean     concentrated;
  HkAotdTarget target;
  HkAotdAim    aim;
  int          shamblers;
  int          alphas;
  HkAotdTarget abominations[HK_AOTD_ATTACK_ABOMINATIONS];
  int          n_abominations;
  int          friends;
  int          chain[HK_AOTD_ATTACK_CHAIN];
  int          n_chain;
  gboolean     by_house;
  guint        rules;
} HkAotdAttack;

/* The last throw, rerolls done.
 * @dice: the faces of the regular dice
 * @ammo: the faces of the Ammo dice; 0 stands for the Out of Ammo symbol
 * @extra: the faces of the dice that were added for sixes, in the order in which they fell */
typedef struct
{
  const int *dice;
  int        n_dice;
  const int *ammo;
  int        n_ammo;
  const int *extra;
  int        n_extra;
} HkAotdRoll;

/* How many hits of a Melee Action go to each kind of target. */
typedef struct
{
  int shamblers;
  int alphas;
  int abominations;
} HkAotdAllotment;

/* How an attack ends.
 * @hits: how many dice hit
 * @misses: how many do not
 * @sixes: how many show a 6
 * @damage: of one hit, or of the blast with what it sets off
 * @total_damage: what a Concentrated Attack does to its target, else @damage
 * @blast: whether everybody in the Zone is damaged at once
 * @allotment: where the hits went that killed, or were told to go
 * @dead: which Abominations die, in the order of the attack
 * @reaped: the type of which the Reaper takes one more
 * @hunted: of which types a Hunter takes one more
 * @wasted: the hits that did nothing
 * @adrenaline: the points of the Survivor for Shamblers and Alphas
 * @adrenaline_all: the points of every Survivor for Abominations
 * @friendly_hits: misses that hit other Survivors; each goes to one of them
 * @friendly_damage: the Wounds of each such hit
 * @wounds: the Wounds of all such hits, to be split
 * @blast_wounds: the Wounds that each of the other Survivors takes from a blast
 * @out_of_ammo: whether the weapon is out of ammo
 * @helmet_off: whether Zeus loses the helmet
 * @trapped: the type that the Bola Gun has trapped
 * @n_trapped: how many of them
 * @cleared: whether no Zombie is left
 * @target_dead: whether one of the target's type dies */
typedef struct
{
  int             hits;
  int             misses;
  int             sixes;
  int             damage;
  int             total_damage;
  gboolean        blast;
  HkAotdAllotment allotment;
  int             shamblers;
  int             alphas;
  gboolean        dead[HK_AOTD_ATTACK_ABOMINATIONS];
  int             abominations;
  HkAotdTarget    reaped;
  gboolean        hunted[3];
  int             wasted;
  int             adrenaline;
  int             adrenaline_all;
  int             friendly_hits;
  int             friendly_damage;
  int             wounds;
  int             blast_wounds;
  gboolean        out_of_ammo;
  gboolean        helmet_off;
  HkAotdTarget    trapped;
  int             n_trapped;
  gboolean        cleared;
  gboolean        target_dead;
} HkAotdOutcome;

/* What the player may still choose of the hits of a Melee Action.
 * @hits: how many hits there are
 * @most: how many of each kind such a hit can kill */
typedef struct
{
  int             hits;
  HkAotdAllotment allotment;
  HkAotdAllotment most;
} HkAotdChoice;

/* How likely an attack ends in which way, before the dice are thrown.
 * @hits: how many dice hit
 * @adrenaline: the points of the Survivor, those for everybody counted
 * @wounds: what the other Survivors take in Friendly Fire all together
 * @blast_wounds: what each of the other Survivors takes from a blast
 * @dead: how likely each Abomination dies
 * @cleared: how likely no Zombie is left
 * @target_dead: how likely one of the target's type dies
 * @out_of_ammo: how likely the weapon is out of ammo
 * @helmet_off: how likely Zeus loses the helmet
 * @trapped: how likely something is trapped
 * @reroll: how likely the first throw is worth rolling again; 0 without Lucky
 * @keep_from: what the throw must be worth to be kept at the first choice, in the measure of the aim
 * @worth: what can be expected in the measure of the aim */
typedef struct
{
  HkDistribution *hits;
  HkDistribution *shamblers;
  HkDistribution *alphas;
  HkDistribution *abominations;
  HkDistribution *adrenaline;
  HkDistribution *wounds;
  HkDistribution *blast_wounds;
  double          dead[HK_AOTD_ATTACK_ABOMINATIONS];
  double          cleared;
  double          target_dead;
  double          out_of_ammo;
  double          helmet_off;
  double          trapped;
  double          reroll;
  double          keep_from;
  double          worth;
} HkAotdOdds;

/* What there is. */
HkAotdTarget hk_aotd_target_lookup          (const char *id);
const char  *hk_aotd_target_get_id          (HkAotdTarget target);
const char  *hk_aotd_target_get_title       (HkAotdTarget target);
const char  *hk_aotd_target_get_rule        (HkAotdTarget target);
gboolean     hk_aotd_target_is_abomination  (HkAotdTarget target);
gboolean     hk_aotd_weapon_reaches         (const HkAotdWeapon *weapon, int range);

/* An attack before its roll. */
void         hk_aotd_attack_init            (HkAotdAttack *self, const HkAotdWeapon *weapon);
gboolean     hk_aotd_attack_knows_skill      (const char *id);
void         hk_aotd_attack_add_skills      (HkAotdAttack *self, const char * const *skills, const HkAotdEscalation *escalation);
void         hk_aotd_attack_add_abomination (HkAotdAttack *self, HkAotdTarget type);
int          hk_aotd_attack_count_dice      (const HkAotdAttack *self);
int          hk_aotd_attack_get_accuracy    (const HkAotdAttack *self);
int          hk_aotd_attack_get_damage      (const HkAotdAttack *self, int sixes);
int          hk_aotd_attack_get_total       (const HkAotdAttack *self, int sixes, int hits);
int          hk_aotd_attack_get_need        (const HkAotdAttack *self, HkAotdTarget target);
int          hk_aotd_attack_get_bonus       (const HkAotdAttack *self);
void         hk_aotd_attack_play_by         (HkAotdAttack *self, guint rules);
int          hk_aotd_attack_get_chain       (const HkAotdAttack *self);
gboolean     hk_aotd_attack_is_blast        (const HkAotdAttack *self);
gboolean     hk_aotd_attack_is_bola         (const HkAotdAttack *self);
gboolean     hk_aotd_attack_has_target      (const HkAotdAttack *self, HkAotdTarget target);
gboolean     hk_aotd_attack_may_concentrate (const HkAotdAttack *self, HkAotdTarget target);
gboolean     hk_aotd_attack_check           (const HkAotdAttack *self, GError **error);

/* After the roll. */
gboolean     hk_aotd_attack_check_roll      (const HkAotdAttack *self, const HkAotdRoll *roll, GError **error);
int          hk_aotd_attack_count_due       (const HkAotdAttack *self, const HkAotdRoll *roll);
void         hk_aotd_attack_settle          (const HkAotdAttack *self, int hits, int misses, int sixes, gboolean out_of_ammo,
                                             const HkAotdAllotment *allotment, HkAotdOutcome *outcome);
gboolean     hk_aotd_attack_resolve         (const HkAotdAttack *self, const HkAotdRoll *roll, const HkAotdAllotment *allotment,
                                             HkAotdOutcome *outcome, GError **error);
double       hk_aotd_outcome_get_worth      (const HkAotdOutcome *self, HkAotdAim aim);
gboolean     hk_aotd_attack_find_choice     (const HkAotdAttack *self, const HkAotdOutcome *outcome, HkAotdChoice *choice);
HkBreakdown *hk_aotd_attack_explain         (const HkAotdAttack *self, const HkAotdRoll *roll,
                                             const HkAotdOutcome *outcome);
char        *hk_aotd_outcome_summarise      (const HkAotdOutcome *self);

/* Before the roll. */
HkAotdOdds  *hk_aotd_attack_get_odds (const HkAotdAttack *self);
HkBreakdown *hk_aotd_odds_explain    (const HkAotdOdds *self, const HkAotdAttack *attack);
void         hk_aotd_odds_free       (HkAotdOdds *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkAotdOdds, hk_aotd_odds_free)

G_END_DECLS
