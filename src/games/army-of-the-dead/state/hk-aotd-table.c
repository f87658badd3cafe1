/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-aotd-table.h"

const char * const hk_aotd_phases[] = { "player", "zombie", "spawn", "end", "over", NULL };
const char * const hk_aotd_zombie_steps[] = { "attack", "move", "moved", NULL };
const char * const hk_aotd_endings[] = { "won", "lost", NULL };

G_DEFINE_FINAL_TYPE (HkAotdTable, hk_aotd_table, HK_TYPE_TABLE)

/* Nobody suffers more Wounds than the Wound Bar has (book, page 20). */
gboolean
hk_aotd_table_set_by_hand (HkTable    *table,
                           HkMove     *move,
                           const char *path,
                           JsonNode   *value,
                           GError    **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  g_auto (GStrv) parts = g_strsplit (path, "/", -1);
  const gboolean of_survivor = g_strv_length (parts) == 3 && g_str_equal (parts[0], "survivors");
  HkAotdSurvivor *survivor = of_survivor ? hk_aotd_table_get_survivor (self, (int) g_ascii_strtoll (parts[1], NULL, 10)) : NULL;
  int health;
  int wounds;

  if (survivor == NULL || !JSON_NODE_HOLDS_VALUE (value) || json_node_get_value_type (value) != G_TYPE_INT64)
    return TRUE;
  health = g_str_equal (parts[2], "health") ? (int) json_node_get_int (value) : survivor->health;
  wounds = g_str_equal (parts[2], "wounds") ? (int) json_node_get_int (value) : survivor->wounds;
  if (wounds <= health || (!g_str_equal (parts[2], "health") && !g_str_equal (parts[2], "wounds")))
    return TRUE;
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                        ngettext ("%s has a Health of %d, and cannot suffer more than %d Wound.", "%s has a Health of %d, and cannot suffer more than %d Wounds.", (gulong) health), survivor->name, health, health);
}

/* There is one of each Abomination (book, Setup, 8), and the rules ask for them by their types. */
gboolean
hk_aotd_table_check (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  return hk_aotd_table_get_abomination (self, "valentine") != NULL && hk_aotd_table_get_abomination (self, "queen") != NULL
         && hk_aotd_table_get_abomination (self, "zeus") != NULL;
}

static void
hk_aotd_table_class_init (HkAotdTableClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkAotdTable, mission, "mission", N_("mission")),
    HK_ENUM_FIELD (HkAotdTable, phase, "phase", hk_aotd_phases, N_("phase"), .least = 1),
    HK_INT_FIELD (HkAotdTable, round, "round", 1, 999, 1, N_("round")),
    HK_INT_FIELD (HkAotdTable, first_player, "first-player", 0, 5, 0, N_("First Player"), .names = "players", .least = 1),
    HK_INT_FIELD (HkAotdTable, current_player, "current-player", -1, 5, -1, N_("current player"), .names = "players"),
    HK_INT_FIELD (HkAotdTable, current_survivor, "current-survivor", -1, 5, -1, N_("current Survivor"), .names = "survivors"),
    HK_INT_FIELD (HkAotdTable, activation, "activation", 0, 3, 0, N_("Zombie activation")),
    HK_ENUM_FIELD (HkAotdTable, zombie_step, "zombie-step", hk_aotd_zombie_steps, N_("Zombie step")),
    HK_LIST_FIELD (HkAotdTable, players, "players", hk_aotd_player_get_type, N_("Player"), .least = 1, .plural = N_("Players")),
    HK_LIST_FIELD (HkAotdTable, survivors, "survivors", hk_aotd_survivor_get_type, N_("Survivor"), .least = 1, .plural = N_("Survivors")),
    HK_LIST_FIELD (HkAotdTable, companions, "companions", hk_aotd_companion_get_type, N_("Companion"), .plural = N_("Companions")),
    HK_LIST_FIELD (HkAotdTable, spawns, "spawns", hk_aotd_spawn_get_type, N_("Spawn Zone"), .plural = N_("Spawn Zones")),
    HK_LIST_FIELD (HkAotdTable, abominations, "abominations", hk_aotd_abomination_get_type, N_("Abomination"), .least = 3, .plural = N_("Abominations")),
    HK_LIST_FIELD (HkAotdTable, objectives, "objectives", hk_aotd_objective_get_type, N_("Objective"), .plural = N_("Objectives")),
    HK_LIST_FIELD (HkAotdTable, counters, "counters", hk_aotd_counter_get_type, N_("Counter"), .plural = N_("Counters")),
    HK_RECORD_FIELD (HkAotdTable, vault, "vault", hk_aotd_vault_get_type, N_("Vault")),
    HK_LIST_FIELD (HkAotdTable, gears, "gears", hk_aotd_gear_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_LIST_FIELD (HkAotdTable, spawn_cards, "spawn-cards", hk_aotd_spawn_card_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_RECORD_FIELD (HkAotdTable, zombie_deck, "zombie-deck", hk_deck_get_type, N_("Zombie deck"), .least = 1),
    HK_RECORD_FIELD (HkAotdTable, zeus_deck, "zeus-deck", hk_deck_get_type, N_("Zeus Orders deck"), .least = 1),
    HK_RECORD_FIELD (HkAotdTable, equipment_deck, "equipment-deck", hk_deck_get_type, N_("Equipment deck"), .least = 1),
    HK_LIST_FIELD (HkAotdTable, vault_cards, "vault-cards", hk_aotd_vault_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_RECORD_FIELD (HkAotdTable, vault_deck, "vault-deck", hk_deck_get_type, N_("Vault cards")),
    HK_RECORD_FIELD (HkAotdTable, sleeper_bag, "sleeper-bag", hk_deck_get_type, N_("Sleeper tokens"), .least = 1),
    HK_INT_FIELD (HkAotdTable, shamblers, "shamblers", 0, 30, 0, N_("Shamblers on the board"), .settable = TRUE),
    HK_INT_FIELD (HkAotdTable, alphas, "alphas", 0, 16, 0, N_("Alphas on the board"), .settable = TRUE),
    HK_INT_FIELD (HkAotdTable, own_shamblers, "own-shamblers", 0, HK_AOTD_N_SHAMBLERS, HK_AOTD_N_SHAMBLERS, N_("Shamblers of your box")),
    HK_INT_FIELD (HkAotdTable, own_alphas, "own-alphas", 0, HK_AOTD_N_ALPHAS, HK_AOTD_N_ALPHAS, N_("Alphas of your box")),
    HK_INT_FIELD (HkAotdTable, trapped_shamblers, "trapped-shamblers", 0, 30, 0, N_("Shamblers trapped")),
    HK_INT_FIELD (HkAotdTable, trapped_alphas, "trapped-alphas", 0, 16, 0, N_("Alphas trapped")),
    HK_BOOLEAN_FIELD (HkAotdTable, trapped_late, "trapped-late"),
    HK_INT_FIELD (HkAotdTable, sleepers, "sleepers", 0, 30, 0, N_("Sleepers on the board"), .settable = TRUE),
    HK_STRV_FIELD (HkAotdTable, extra_activations, "extra-activations", N_("extra Activations")),
    HK_INT_FIELD (HkAotdTable, wounds_to_split, "wounds-to-split", 0, 99, 0, N_("Wounds to give out")),
    HK_STRV_FIELD (HkAotdTable, wounds_among, "wounds-among", N_("Wounds among"), .names = "survivors"),
    HK_INT_FIELD (HkAotdTable, double_attacks, "double-attacks", 0, 99, 0, N_("Wounds in twos")),
    HK_STRV_FIELD (HkAotdTable, doubts, "doubts", N_("Specialties that nobody has any more")),
    HK_INT_FIELD (HkAotdTable, judged, "judged", 0, 99, 0),
    HK_ENUM_FIELD (HkAotdTable, zeus_form, "zeus-form", hk_aotd_zeus_forms, N_("form of Zeus"), .least = 1),
    HK_STRV_FIELD (HkAotdTable, required, "required", N_("required Specialties")),
    HK_STRING_FIELD (HkAotdTable, noise, "noise", N_("Noise token")),
    HK_STRV_FIELD (HkAotdTable, zones, "zones"),
    HK_INT_FIELD (HkAotdTable, spawn_level, "spawn-level", -1, 3, -1, N_("Danger Level of the Spawn")),
    HK_INT_FIELD (HkAotdTable, time_limit, "time-limit", 0, 99, 0, N_("Time Track")),
    HK_INT_FIELD (HkAotdTable, time_used, "time-used", 0, 99, 0, N_("Time Track used")),
    HK_BOOLEAN_FIELD (HkAotdTable, time_ends, "time-ends", N_("lost when the Time Track ends")),
    HK_BOOLEAN_FIELD (HkAotdTable, truck, "truck", N_("Taco Truck in play")),
    HK_ENUM_FIELD (HkAotdTable, outcome, "outcome", hk_aotd_endings, N_("outcome")),
    HK_STRING_FIELD (HkAotdTable, reason, "reason", N_("reason")),
    HK_ENUM_FIELD (HkAotdTable, cards_by, "cards-by", hk_by_words),
    HK_ENUM_FIELD (HkAotdTable, dice_by, "dice-by", hk_by_words),
    HK_ENUM_FIELD (HkAotdTable, components, "components", hk_values),
    HK_STRV_FIELD (HkAotdTable, house_rules, "house-rules"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_aotd_table_init (HkAotdTable *self)
{
}

/* Returns how many people play, 1 to 6. */
guint
hk_aotd_table_get_n_players (HkAotdTable *self)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), 0);

  return (guint) hk_record_list_get_length (self->players);
}

/* Returns how many Survivors the team has, the eliminated ones counted in. */
guint
hk_aotd_table_get_n_survivors (HkAotdTable *self)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), 0);

  return (guint) hk_record_list_get_length (self->survivors);
}

/* Returns (nullable): the player there.
 * @number: a seat, from 0 */
HkAotdPlayer *
hk_aotd_table_get_player (HkAotdTable *self,
                          int          number)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  return hk_record_list_get (self->players, number);
}

/* Returns (nullable): the Survivor. */
HkAotdSurvivor *
hk_aotd_table_get_survivor (HkAotdTable *self,
                            int          number)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  return hk_record_list_get (self->survivors, number);
}

/* Returns (nullable): the Companion. */
HkAotdCompanion *
hk_aotd_table_get_companion (HkAotdTable *self,
                             int          number)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  return hk_record_list_get (self->companions, number);
}

/* Returns (nullable): the Spawn Zone.
 * @number: from 0, the Starting Spawn Zone */
HkAotdSpawn *
hk_aotd_table_get_spawn (HkAotdTable *self,
                         int          number)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  return hk_record_list_get (self->spawns, number);
}

/* Returns (nullable): the Objective. */
HkAotdObjective *
hk_aotd_table_get_objective (HkAotdTable *self,
                             int          number)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  return hk_record_list_get (self->objectives, number);
}

/* Returns (nullable): the Abomination; %NULL for any other type.
 * @type: "valentine", "queen" or "zeus" */
HkAotdAbomination *
hk_aotd_table_get_abomination (HkAotdTable *self,
                               const char  *type)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  return hk_record_list_lookup (self->abominations, G_STRUCT_OFFSET (HkAotdAbomination, type), type);
}

/* Returns (nullable): the numbers of the weapon, when they are known. */
HkAotdGear *
hk_aotd_table_find_gear (HkAotdTable *self,
                         const char  *card)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  return hk_record_list_lookup (self->gears, G_STRUCT_OFFSET (HkAotdGear, card), card);
}

/* Returns (nullable): what the card says, when that is known.
 * @deck: "zombie" or "zeus"
 * @card: the id of a card of that deck */
HkAotdSpawnCard *
hk_aotd_table_find_spawn_card (HkAotdTable *self,
                               const char  *deck,
                               const char  *card)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  for (int i = 0; i < hk_record_list_get_length (self->spawn_cards); i++)
    {
      HkAotdSpawnCard *item = hk_record_list_get (self->spawn_cards, i);

      if (g_strcmp0 (item->deck, deck) == 0 && g_strcmp0 (item->card, card) == 0)
        return item;
    }
  return NULL;
}

/* Returns (nullable): a record with the specialty and the bonus, when they are known.
 * @name: the name of a Vault card */
HkAotdVault *
hk_aotd_table_find_vault_card (HkAotdTable *self,
                               const char  *name)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  return hk_record_list_lookup (self->vault_cards, G_STRUCT_OFFSET (HkAotdVault, card), name);
}

/* Returns (nullable): the counter.
 * @name: the name of a counter */
HkAotdCounter *
hk_aotd_table_find_counter (HkAotdTable *self,
                            const char  *name)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), NULL);

  return hk_record_list_lookup (self->counters, G_STRUCT_OFFSET (HkAotdCounter, name), name);
}

/* Returns the number of the Survivor in the team; −1 when not in it. */
int
hk_aotd_table_find_survivor (HkAotdTable *self,
                             const char  *id)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), -1);

  return hk_record_list_find (self->survivors, G_STRUCT_OFFSET (HkAotdSurvivor, id), id);
}

/* Returns what the log calls the Survivor. */
const char *
hk_aotd_table_get_survivor_name (HkAotdTable *self,
                                 int          survivor)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);

  return record == NULL || record->name == NULL ? "—" : record->name;
}

/* Returns the name of the player.
 * @player: a seat, from 0 */
const char *
hk_aotd_table_get_player_name (HkAotdTable *self,
                               int          player)
{
  HkAotdPlayer *record = hk_aotd_table_get_player (self, player);

  return record == NULL || record->name == NULL ? "—" : record->name;
}

/* Returns the phase of the round; none while the group goes through the phases by hand. */
HkAotdPhase
hk_aotd_table_get_phase (HkAotdTable *self)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), HK_AOTD_PHASE_NONE);

  return self->phase != HK_AOTD_PHASE_OVER && hk_table_goes_by_hand (HK_TABLE (self)) ? HK_AOTD_PHASE_NONE : self->phase;
}

/* Returns whether the group has chosen to play it otherwise.
 * @id: the id of a ruling */
gboolean
hk_aotd_table_has_house_rule (HkAotdTable *self,
                              const char  *id)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), FALSE);

  return self->house_rules != NULL && g_strv_contains ((const char * const *) self->house_rules, id);
}

/* Returns (nullable): the Survivor. */
HkAotdSurvivor *
hk_aotd_find_survivor (HkAotdTable *self,
                       int          survivor,
                       GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);

  if (record == NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("There is no such Survivor in this mission."));
  return record;
}

/* Returns whether it means a Survivor, in the game or not.
 * @move: a move with %HK_AOTD_SURVIVOR_PARAM
 * @survivor: (out): the Survivor whom it means */
gboolean
hk_aotd_read_survivor (HkAotdTable *self,
                       HkMove      *move,
                       int         *survivor,
                       GError     **error)
{
  *survivor = hk_move_get_int (move, "survivor", hk_table_goes_by_hand (HK_TABLE (self)) ? -1 : self->current_survivor);
  if (*survivor < 0)
    {
      hk_move_ask (move, "survivor", error, _("No Survivor is activated now: who is meant?"));
      return FALSE;
    }
  return hk_aotd_find_survivor (self, *survivor, error) != NULL;
}
