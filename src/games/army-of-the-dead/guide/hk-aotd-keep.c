/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "hk-aotd-keep.h"

/* The parts of a mission. */

static const HkPartSpec parts[] = {
  { "rounds", N_("Rounds and Spawns"), N_("Whose Turn it is, the Actions, and which Zombies attack, move and come."),
    "activate end-turn action spend give-action move use-skill truck-seat drive zombies-moved activation-done spawn "
    "place-zombies remove-zombies zeus-appears open-spawn add-spawn end-round pass-step go-to-phase",
    "spawns abominations shamblers alphas trapped-shamblers trapped-alphas trapped-late extra-activations double-attacks zeus-form "
    "spawn-level zombie-deck zeus-deck time-limit time-used time-ends truck survivors/actions survivors/free-actions survivors/used "
    "survivors/activated survivors/seat",
    "player.turn player.actions player.move overview.round spawn.step spawn.order",
    .options = "first-player zeus zeus-spawn spawns time-limit time-ends shamblers alphas abominations truck",
    .tells = "spawn-odds/zones spawn-odds/zeus-zone spawn-odds/shamblers spawn-odds/alphas spawn-odds/cards spawn-odds/discards spawn-odds/orders "
    "spawn-odds/order-discards" },
  { "danger", N_("Danger Levels"), N_("The Adrenaline of the Survivors, their Danger Levels and Skills, and what they eliminated."),
    "adrenaline choose-skill learn-survivor kill break-helmet",
    "survivors/adrenaline survivors/blue survivors/yellow survivors/orange-1 survivors/orange-2 survivors/red-1 survivors/red-2 "
    "survivors/red-3 survivors/orange-choice survivors/red-choice survivors/escalation survivors/escalation-melee "
    "survivors/escalation-ranged survivors/shamblers-killed survivors/alphas-killed survivors/abominations-killed",
    "danger.skills",
    .tells = "spawn-odds/level attack/skills attack/escalation attack-odds/skills attack-odds/escalation best-attack/skills best-attack/escalation" },
  { "health", N_("Health"), N_("The Wounds of the Survivors, and who is eliminated."),
    "wound heal zombie-attacks split-wounds",
    "survivors/health survivors/wounds survivors/hurt survivors/eliminated wounds-to-split wounds-among",
    "zombie-phase.attack zombie-phase.splitting" },
  { "equipment", N_("Equipment"), N_("What the Survivors carry, and what comes of an attack with it."),
    "search take-card discard-card use-card arrange trade attack", "survivors/items gears equipment-deck",
    "player.search inventory.slots inventory.hand", .tells = "attack/weapon attack-odds/weapon best-attack/weapons" },
  { "sleepers", N_("Sleepers and Noise"), N_("The Sleeper tokens, which of them wake, and the Noise token."),
    "make-noise eliminate-sleepers leave-sleepers wake-sleepers place-sleepers noise end-round/noise", "sleepers sleeper-bag noise",
    "player.eliminate-sleepers sleepers.wake",
    .options = "sleepers noise" },
  { "objectives", N_("Objectives"), N_("What the mission asks for, how much of it is done, and the Companions."),
    "take-objective objective lead lose-companion add-objective judge judge-win", "objectives companions doubts judged required", "player.objective",
    .options = "objectives personal-objectives personal companions required" },
  { "vault", N_("Vault"), N_("The Challenge of the Vault, with advice on what to reserve."),
    "vault-reveal vault-challenge vault-roll vault-reserve vault-bonus vault-give-up vault-open", "vault vault-cards vault-deck",
    "vault.opening",
    .options = "vault", .tells = "vault-odds vault-advice" },
};

static HkEnding
get_ending (HkTable *table)
{
  return HK_ENDING_TOGETHER;
}

const HkKeepSpec hk_aotd_keep = {
  .parts = parts,
  .n_parts = G_N_ELEMENTS (parts),
  .arithmetic = "danger health equipment vault",
  .phases = "rounds objectives",
  .flow = "rounds danger health",
  .flow_moves = "activate end-turn action spend give-action move use-skill zombies-moved activation-done end-round pass-step go-to-phase finish",
  .flow_fields = "phase round first-player current-player current-survivor activation zombie-step "
                 "trapped-shamblers trapped-alphas trapped-late extra-activations time-used survivors/actions survivors/free-actions "
                 "survivors/used survivors/activated",
  .flow_rules = "player.turn player.actions player.search player.objective overview.round spawn.running-out zombie-phase.attack "
                "zombie-phase.splitting ruling.cannot-leave",
  .round = N_("Round %d"),
  .counter = "round",
  .begin_round = hk_aotd_spawn_begin_round_by_hand,
  .get_ending = get_ending,
};
