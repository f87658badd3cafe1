/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/army-of-the-dead/attack/hk-aotd-attack.h"
#include "hk-aotd-house.h"

/* The rulings of ours that change what the app computes: each with a switch. */

#define RULING(id) "army-of-the-dead/ruling." id

const HkHouseRuleSpec hk_aotd_house_rules[] = {
  { "aaahh-empty", N_("Aaahh!! without a Shambler in the box does nothing"), RULING ("aaahh-shortage") },
  { "aaahh-no-search", N_("A Search that finds Aaahh!! does not count as the Search of the Turn"), RULING ("aaahh-card") },
  { "aaahh-once", N_("Two Aaahh!! of one Search bring one Shambler"), RULING ("two-cards") },
  { "abomination-activates", N_("An Abomination on the board activates when its card comes up again"), RULING ("abomination-again") },
  { "abominations-4", N_("Damage 4 eliminates every Abomination"), RULING ("abomination-damage") },
  { "actions-alternate", N_("Survivors may take their Actions in turns"), RULING ("one-turn") },
  { "adrenaline-one-each", N_("Every eliminated Zombie brings 1 Adrenaline Point"), RULING ("adrenaline-by-type") },
  { "ammo-symbol-one", N_("The Out of Ammo symbol counts as a 1"), RULING ("ammo-dice") },
  { "ammo-two-faces", N_("Two faces of an Ammo Die show Out of Ammo"), RULING ("ammo-face") },
  { "any-death", N_("The mission is lost with any eliminated Survivor"), RULING ("whose-objective") },
  { "blast-hits-user", N_("An Explosive in the own Zone harms the one who uses it"), RULING ("explosive-blast") },
  { "bola-one-zombie", N_("The Bola Gun traps one Zombie, however many hits it has"), RULING ("bola-several") },
  { "bola-sixes", N_("A die that comes to 6 by the +2 of the Bola is a 6"), RULING ("trapped-sixes") },
  { "bonus-once", N_("A Concentrated Attack adds a Damage bonus once, not for each hit"), RULING ("damage-bonus") },
  { "born-leader-often", N_("A Born Leader may give away several free Actions in a Turn"), RULING ("born-leader-once") },
  { "cards-kept", N_("Only the Ammo Clip and the Bola Gun are discarded after use"), RULING ("thrown-discard") },
  { "chain-hands", N_("Only Explosives in a Hand are set off"), RULING ("chain") },
  { "companions-fall", N_("Companions are eliminated with their Leader"), RULING ("eliminated-things") },
  { "concentrated-blasts", N_("An Explosive harms everybody in the Zone even when it is concentrated"), RULING ("concentrated-blast") },
  { "die-per-token", N_("A die is rolled for each Sleeper token of the Zone"), RULING ("one-die") },
  { "eliminated-level", N_("The Danger Level of eliminated Survivors still counts"), RULING ("eliminated-level") },
  { "escalation-first", N_("Escalation adds a die to the first Action too"), RULING ("escalation") },
  { "explosive-master-any", N_("Explosive Master gives a free Action of any kind"), RULING ("explosive-master") },
  { "extra-after-spawn", N_("Extra Activations wait until every Spawn Zone has its card"), RULING ("extra-activation") },
  { "extra-ammo-dice", N_("Extra dice of a weapon with Ammo Dice are Ammo Dice"), RULING ("extra-dice") },
  { "free-moves-pay", N_("Free Move Actions also pay for the Zombies of the Zone"), RULING ("cannot-leave") },
  { "free-search-extra", N_("A free Search comes besides the Search of the Turn"), RULING ("free-search") },
  { "friendly-fire-plain", N_("Damage bonuses do not count for Friendly Fire"), RULING ("friendly-fire-damage") },
  { "friendly-fire-splits", N_("The Wounds of one miss may be split"), RULING ("friendly-fire-split") },
  { "helmet-adrenaline", N_("Knocking the helmet off Zeus brings 5 Adrenaline Points to all"), RULING ("helmet-adrenaline") },
  { "helmet-blast", N_("The Explosive that takes the helmet also harms Zeus"), RULING ("helmet-same-blast") },
  { "hunter-helmet", N_("A Hunter takes Helmeted Zeus"), RULING ("hunter-helmet") },
  { "launcher-spares", N_("Misses of an Explosive are no Friendly Fire"), RULING ("launcher-misses") },
  { "level-fixed", N_("The line is looked up once for the whole Spawn"), RULING ("level-now") },
  { "lucky-keeps-ammo", N_("Lucky does not roll again what shows Out of Ammo"), RULING ("lucky-ammo") },
  { "lucky-no-explosives", N_("Lucky does not work with Explosives"), RULING ("lucky-explosives") },
  { "melee-in-order", N_("A Concentrated Attack in melee keeps to the Targeting Priority Order"), RULING ("melee-concentrated") },
  { "objective-travels", N_("A traded token brings its Personal Objective along"), RULING ("trade-objective") },
  { "ones-miss", N_("A die that shows 1 never hits"), RULING ("bola-one") },
  { "plus-action-once", N_("+1 Action is given once, in the Turn in which it is gained"), RULING ("plus-action") },
  { "queen-cries", N_("The Queen’s death brings Zeus without his Spawn token too"), RULING ("queen-without-token") },
  { "reaper-or-hunter", N_("Reaper and Hunter are not used in the same Action"), RULING ("reaper-hunter") },
  { "reaper-scattered", N_("Reaper does not work in a Concentrated Attack"), RULING ("reaper-concentrated") },
  { "reload-costs", N_("Loading a weapon with an Ammo Clip takes an Action"), RULING ("reload") },
  { "rescue-zombie-phase", N_("Only Wounds of the Zombie Phase count for To the Rescue"), RULING ("to-the-rescue") },
  { "search-is-noise", N_("A Search and an Objective make Noise"), RULING ("search-wakes") },
  { "silent-elimination", N_("Only silent weapons remove Sleepers"), RULING ("noisy-elimination") },
  { "skill-kills-apart", N_("Kills by Hunter and Reaper are not added to the Kill Count"), RULING ("kill-count-surplus") },
  { "skills-next-turn", N_("A new Skill works from the next Turn on"), RULING ("skill-at-once") },
  { "sleeper-rest", N_("Sleepers that run out place as many Shamblers as are left"), RULING ("sleeper-shortage") },
  { "sleepers-any-weapon", N_("A Melee weapon in the Backpack removes Sleepers too"), RULING ("sleeper-weapon-hand") },
  { "sleepers-one-activation", N_("Tokens that wake together cause one extra Activation at most"), RULING ("several-tokens") },
  { "small-team", N_("A team may have fewer than six Survivors"), "army-of-the-dead/setup.survivors" },
  { "spawns-wait", N_("A Spawn Zone that opens waits for the next round"), RULING ("next-zombie-phase") },
  { "split-attacks", N_("The 2 Wounds of one Attack may be split"), RULING ("two-wounds") },
  { "team-may-fall", N_("The mission is not lost by the whole team’s fall alone"), RULING ("nobody-left") },
  { "time-one-more", N_("The round at the end of the Time Track is still played"), RULING ("time-token") },
  { "token-skips", N_("The First Player token passes over players without Survivors"), RULING ("first-player-out") },
  { "trapped-extra", N_("Trapped Zombies act in an extra Activation"), RULING ("none-on-board") },
  { "valentine-second", N_("Valentine spends the third Action together with the second"), RULING ("third-action") },
  { "vault-all-six", N_("With the extra die all six dice make the Straight"), RULING ("vault-six-dice") },
  { "vault-bonus-last", N_("The bonus of the Vault card turns dice only to finish the Straight"), RULING ("vault-one-bonus") },
  { "vault-keeps-reserve", N_("Reserved dice stay on the Vault tile for the next attempt"), RULING ("vault-fresh") },
  { "vault-one-change", N_("One die up and another down: one of both may be used alone"), RULING ("vault-both") },
  { "vault-others-grant", N_("The Survivor who rolls does not grant the bonus"), RULING ("vault-range") },
  { "vault-take-back", N_("Reserved dice may be rolled again"), RULING ("vault-locked") },
  { "win-first", N_("What would win and lose at once is won"), RULING ("both-at-once") },
  { "zeus-acts", N_("Zeus activates as soon as he is placed"), RULING ("zeus-arrives") },
  { "zeus-deck-ends", N_("The Zeus Orders are not shuffled again"), RULING ("zeus-deck") },
};

const guint hk_aotd_n_house_rules = G_N_ELEMENTS (hk_aotd_house_rules);

static const HkHouseRuleSpec *
find_spec (const char *id)
{
  for (guint i = 0; i < G_N_ELEMENTS (hk_aotd_house_rules); i++)
    if (g_str_equal (hk_aotd_house_rules[i].id, id))
      return &hk_aotd_house_rules[i];
  return NULL;
}

/* To be asked where a ruling decides what happens: the line of the log cites it. Returns whether the group plays
 * otherwise. */
gboolean
hk_aotd_decide (HkAotdTable *self,
                HkMove      *move,
                const char  *id)
{
  const HkHouseRuleSpec *spec = find_spec (id);

  g_return_val_if_fail (spec != NULL, FALSE);

  hk_move_cite (move, spec->rule);
  return hk_aotd_table_has_house_rule (self, id);
}

/* The house rules that bear on what an attack does. */
static const struct
{
  HkAotdAttackRule rule;
  const char      *id;
} attack_rules[] = {
  { HK_AOTD_RULE_ABOMINATIONS_4, "abominations-4" },
  { HK_AOTD_RULE_ADRENALINE_ONE_EACH, "adrenaline-one-each" },
  { HK_AOTD_RULE_AMMO_SYMBOL_ONE, "ammo-symbol-one" },
  { HK_AOTD_RULE_AMMO_TWO_FACES, "ammo-two-faces" },
  { HK_AOTD_RULE_BOLA_ONE_ZOMBIE, "bola-one-zombie" },
  { HK_AOTD_RULE_BOLA_SIXES, "bola-sixes" },
  { HK_AOTD_RULE_BONUS_ONCE, "bonus-once" },
  { HK_AOTD_RULE_CONCENTRATED_BLASTS, "concentrated-blasts" },
  { HK_AOTD_RULE_ESCALATION_FIRST, "escalation-first" },
  { HK_AOTD_RULE_EXTRA_AMMO_DICE, "extra-ammo-dice" },
  { HK_AOTD_RULE_FRIENDLY_FIRE_PLAIN, "friendly-fire-plain" },
  { HK_AOTD_RULE_HELMET_BLAST, "helmet-blast" },
  { HK_AOTD_RULE_HUNTER_HELMET, "hunter-helmet" },
  { HK_AOTD_RULE_LAUNCHER_SPARES, "launcher-spares" },
  { HK_AOTD_RULE_LUCKY_KEEPS_AMMO, "lucky-keeps-ammo" },
  { HK_AOTD_RULE_LUCKY_NO_EXPLOSIVES, "lucky-no-explosives" },
  { HK_AOTD_RULE_MELEE_IN_ORDER, "melee-in-order" },
  { HK_AOTD_RULE_ONES_MISS, "ones-miss" },
  { HK_AOTD_RULE_REAPER_OR_HUNTER, "reaper-or-hunter" },
  { HK_AOTD_RULE_REAPER_SCATTERED, "reaper-scattered" },
};

/* Returns the house rules of the group that bear on an attack, as #HkAotdAttackRule. */
guint
hk_aotd_list_attack_rules (HkAotdTable *self)
{
  guint rules = 0;

  for (guint i = 0; i < G_N_ELEMENTS (attack_rules); i++)
    if (hk_aotd_table_has_house_rule (self, attack_rules[i].id))
      rules |= attack_rules[i].rule;
  return rules;
}

/* (nullable): what is played by one #HkAotdAttackRule. */
const HkHouseRuleSpec *
hk_aotd_attack_rule_get_spec (guint rule)
{
  for (guint i = 0; i < G_N_ELEMENTS (attack_rules); i++)
    if (attack_rules[i].rule == rule)
      return find_spec (attack_rules[i].id);
  return NULL;
}
