/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-daz-table.h"
#include "hk-daz-setup.h"
#include "hk-daz-table-private.h"
#include "hk-record-list.h"

G_DEFINE_FINAL_TYPE (HkDazTable, hk_daz_table, HK_TYPE_TABLE)

static void
hk_daz_table_class_init (HkDazTableClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkDazTable, mode, "mode"),
    HK_STRING_FIELD (HkDazTable, difficulty, "difficulty"),
    HK_BOOLEAN_FIELD (HkDazTable, barbarians, "barbarians"),
    HK_STRING_FIELD (HkDazTable, phase, "phase"),
    HK_INT_FIELD (HkDazTable, day, "day", 1, 5, 1),
    HK_INT_FIELD (HkDazTable, last_day, "last-day", 1, 5, 5),
    HK_INT_FIELD (HkDazTable, starting_player, "starting-player", 0, 4, 0),
    HK_INT_FIELD (HkDazTable, current_player, "current-player", -1, 4, -1),
    HK_INT_FIELD (HkDazTable, steps_left, "steps-left", -1, 99, -1),
    HK_STRV_FIELD (HkDazTable, movement_steps, "movement-steps"),
    HK_STRING_FIELD (HkDazTable, movement_source, "movement-source"),
    HK_INT_FIELD (HkDazTable, pioneer_tokens, "pioneer-tokens", 0, 99, 0),
    HK_LIST_FIELD (HkDazTable, kingdoms, "kingdoms", hk_daz_kingdom_get_type),
    HK_LIST_FIELD (HkDazTable, frontiers, "frontiers", hk_daz_frontier_get_type),
    HK_LIST_FIELD (HkDazTable, invasions, "invasions", hk_daz_invasion_get_type),
    HK_RECORD_FIELD (HkDazTable, initial_power_up, "initial-power-up", hk_daz_invasion_get_type),
    HK_STRING_FIELD (HkDazTable, boss, "boss"),
    HK_BOOLEAN_FIELD (HkDazTable, boss_previewed, "boss-previewed"),
    HK_BOOLEAN_FIELD (HkDazTable, boss_active, "boss-active"),
    HK_RECORD_FIELD (HkDazTable, invasion_deck, "invasion-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkDazTable, army_deck, "army-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkDazTable, relic_deck, "relic-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkDazTable, commander_deck, "commander-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkDazTable, barbarian_deck, "barbarian-deck", hk_deck_get_type),
    HK_LIST_FIELD (HkDazTable, catalogue, "catalogue", hk_daz_army_get_type),
    HK_LIST_FIELD (HkDazTable, invasion_cards, "invasion-cards", hk_daz_invasion_get_type),
    HK_STRV_FIELD (HkDazTable, gathering, "gathering"),
    HK_LIST_FIELD (HkDazTable, tracks, "tracks", hk_daz_track_get_type),
    HK_STRV_FIELD (HkDazTable, rally_order, "rally-order"),
    HK_BOOLEAN_FIELD (HkDazTable, refreshed, "refreshed"),
    HK_INT_FIELD (HkDazTable, lost_by, "lost-by", -1, 4, -1),
    HK_INT_FIELD (HkDazTable, command_icons_0, "command-icons-0", -1, 9, -1),
    HK_INT_FIELD (HkDazTable, command_icons_1, "command-icons-1", -1, 9, -1),
    HK_INT_FIELD (HkDazTable, command_icons_2, "command-icons-2", -1, 9, -1),
    HK_INT_FIELD (HkDazTable, command_icons_3, "command-icons-3", -1, 9, -1),
    HK_INT_FIELD (HkDazTable, commands_left, "commands-left", 0, 9, 0),
    HK_STRING_FIELD (HkDazTable, question, "question"),
    HK_INT_FIELD (HkDazTable, question_player, "question-player", -1, 4, -1),
    HK_INT_FIELD (HkDazTable, question_count, "question-count", 0, 99, 0),
    HK_STRV_FIELD (HkDazTable, question_cards, "question-cards"),
    HK_STRV_FIELD (HkDazTable, relics_used, "relics-used"),
    HK_STRING_FIELD (HkDazTable, last_relic, "last-relic"),
    HK_STRING_FIELD (HkDazTable, last_relic_effect, "last-relic-effect"),
    HK_INT_FIELD (HkDazTable, last_relic_player, "last-relic-player", -1, 4, -1),
    HK_STRING_FIELD (HkDazTable, before_relic, "before-relic"),
    HK_STRING_FIELD (HkDazTable, after_relic, "after-relic"),
    HK_STRING_FIELD (HkDazTable, cards_by, "cards-by"),
    HK_STRING_FIELD (HkDazTable, dice_by, "dice-by"),
    HK_STRING_FIELD (HkDazTable, components, "components"),
    HK_STRING_FIELD (HkDazTable, missions_by, "missions-by"),
    HK_STRV_FIELD (HkDazTable, house_rules, "house-rules"),
  };
  HkTableClass *table_class = HK_TABLE_CLASS (klass);

  table_class->setup = hk_daz_table_setup;
  table_class->list_steps = hk_daz_table_list_steps;
  table_class->get_next = hk_daz_table_get_next;
  table_class->is_over = hk_daz_table_is_over;
  table_class->get_headline = hk_daz_table_get_headline;
  table_class->get_outcome = hk_daz_table_get_outcome;
  table_class->get_score_sheet = hk_daz_table_get_score_sheet;
  table_class->list_reminders = hk_daz_table_list_reminders;
  table_class->set_by_hand = hk_daz_table_set_by_hand;

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_daz_table_init (HkDazTable *self)
{
}

/**
 * hk_daz_table_get_n_kingdoms:
 * @self: a table
 *
 * Returns: how many kingdoms and as many frontiers there are, the Barbarian King's counted
 */
guint
hk_daz_table_get_n_kingdoms (HkDazTable *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->kingdoms));
}

/**
 * hk_daz_table_get_n_players:
 * @self: a table
 *
 * Returns: how many people play
 */
guint
hk_daz_table_get_n_players (HkDazTable *self)
{
  return hk_daz_table_get_n_kingdoms (self) - (self->barbarians ? 1 : 0);
}

/**
 * hk_daz_table_get_kingdom:
 * @self: a table
 * @number: from 0
 *
 * Returns: (transfer none) (nullable): the kingdom
 */
HkDazKingdom *
hk_daz_table_get_kingdom (HkDazTable *self,
                          int         number)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  return hk_record_list_get (self->kingdoms, number);
}

/**
 * hk_daz_table_get_frontier:
 * @self: a table
 * @number: from 0
 *
 * Returns: (transfer none) (nullable): the frontier on the left hand of the kingdom of that number
 */
HkDazFrontier *
hk_daz_table_get_frontier (HkDazTable *self,
                           int         number)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  return hk_record_list_get (self->frontiers, number);
}

/**
 * hk_daz_table_get_zone:
 * @self: a table
 * @frontier: from 0
 * @zone: 1 to 5
 *
 * Returns: (transfer none) (nullable): the zone
 */
HkDazZone *
hk_daz_table_get_zone (HkDazTable *self,
                       int         frontier,
                       int         zone)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);

  return board == NULL ? NULL : hk_daz_frontier_get_zone (board, zone);
}

/**
 * hk_daz_table_get_track:
 * @self: a table
 * @command: the name of a strategy command
 *
 * Returns: (transfer none) (nullable): its track
 */
HkDazTrack *
hk_daz_table_get_track (HkDazTable *self,
                        const char *command)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  return hk_record_list_lookup (self->tracks, G_STRUCT_OFFSET (HkDazTrack, command), command);
}

/**
 * hk_daz_table_find_army:
 * @self: a table
 * @card: the id of an army card
 *
 * Returns: (transfer none) (nullable): the card as the catalogue has it
 */
HkDazArmy *
hk_daz_table_find_army (HkDazTable *self,
                        const char *card)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  return hk_record_list_lookup (self->catalogue, G_STRUCT_OFFSET (HkDazArmy, card), card);
}

/**
 * hk_daz_table_find_invasion:
 * @self: a table
 * @card: the id of an invasion card
 *
 * Returns: (transfer none) (nullable): the card, when its values are known
 */
HkDazInvasion *
hk_daz_table_find_invasion (HkDazTable *self,
                            const char *card)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  return hk_record_list_lookup (self->invasion_cards, G_STRUCT_OFFSET (HkDazInvasion, card), card);
}

/**
 * hk_daz_table_get_invasion:
 * @self: a table
 *
 * Returns: (transfer none) (nullable): the card of today; %NULL while it is not revealed
 */
HkDazInvasion *
hk_daz_table_get_invasion (HkDazTable *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  return hk_record_list_get (self->invasions, hk_record_list_get_length (self->invasions) - 1);
}

/* The Basic value of today's card and every Power Up value above and below it. */
static int
add_up (HkDazTable *self,
        gsize       basic,
        gsize       power_up)
{
  HkDazInvasion *today = hk_daz_table_get_invasion (self);
  int sum;

  if (today == NULL)
    return 0;
  sum = G_STRUCT_MEMBER (int, today, basic);
  if (self->boss_active)
    return sum;
  for (int i = 0; i < hk_record_list_get_length (self->invasions); i++)
    sum += G_STRUCT_MEMBER (int, hk_record_list_get (self->invasions, i), power_up);
  if (self->initial_power_up != NULL)
    sum += G_STRUCT_MEMBER (int, self->initial_power_up, power_up);
  return sum;
}

/**
 * hk_daz_table_get_zombies:
 * @self: a table
 *
 * Returns: how many zombies come to each frontier today; 0 while the card is not revealed
 */
int
hk_daz_table_get_zombies (HkDazTable *self)
{
  return add_up (self, G_STRUCT_OFFSET (HkDazInvasion, zombies), G_STRUCT_OFFSET (HkDazInvasion, power_up_zombies));
}

/**
 * hk_daz_table_get_zombie_hp:
 * @self: a table
 *
 * Returns: the attack power that kills one zombie today; 0 while the card is not revealed
 */
int
hk_daz_table_get_zombie_hp (HkDazTable *self)
{
  return add_up (self, G_STRUCT_OFFSET (HkDazInvasion, hp), G_STRUCT_OFFSET (HkDazInvasion, power_up_hp));
}

/**
 * hk_daz_table_get_damage:
 * @self: a table
 *
 * Returns: the damage of each zombie at a City Gate today
 */
int
hk_daz_table_get_damage (HkDazTable *self)
{
  HkDazInvasion *today = hk_daz_table_get_invasion (self);

  return today == NULL ? 0 : today->damage;
}

/**
 * hk_daz_table_get_command_icons:
 * @self: a table
 * @technology: 0 to 3
 *
 * Returns: how many Command Icons a kingdom board shows at that level; −1 when it is not known
 */
int
hk_daz_table_get_command_icons (HkDazTable *self,
                                int         technology)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), -1);

  switch (technology)
    {
    case 0:
      return self->command_icons_0;
    case 1:
      return self->command_icons_1;
    case 2:
      return self->command_icons_2;
    case 3:
      return self->command_icons_3;
    default:
      return -1;
    }
}

/**
 * hk_daz_table_is_phase:
 * @self: a table
 * @phase: "planning", "rallying", "combat", "cleanup" or "over"
 *
 * Returns: whether the day is there
 */
gboolean
hk_daz_table_is_phase (HkDazTable *self,
                       const char *phase)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  return g_strcmp0 (self->phase, phase) == 0;
}

/**
 * hk_daz_table_is_cooperative:
 * @self: a table
 *
 * Returns: whether all win or lose together
 */
gboolean
hk_daz_table_is_cooperative (HkDazTable *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  return g_strcmp0 (self->mode, "cooperative") == 0;
}

/**
 * hk_daz_table_has_house_rule:
 * @self: a table
 * @id: the id of a ruling
 *
 * Returns: whether the group has chosen to play it otherwise
 */
gboolean
hk_daz_table_has_house_rule (HkDazTable *self,
                             const char *id)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  return self->house_rules != NULL && g_strv_contains ((const char * const *) self->house_rules, id);
}

/**
 * hk_daz_table_get_name_of:
 * @self: a table
 * @kingdom: from 0
 *
 * Returns: (transfer none): what the log calls the kingdom
 */
const char *
hk_daz_table_get_name_of (HkDazTable *self,
                          int         kingdom)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (self, kingdom);

  return record == NULL || record->name == NULL ? "—" : record->name;
}

/**
 * hk_daz_table_get_frontier_name:
 * @self: a table
 * @frontier: from 0
 *
 * Returns: (transfer full): the names of its two neighbours, such as "Ann and Bo": first the kingdom
 *   on the left of the board, then the one on its right
 */
char *
hk_daz_table_get_frontier_name (HkDazTable *self,
                                int         frontier)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);

  g_return_val_if_fail (board != NULL, NULL);

  return g_strdup_printf (C_("the left and the right kingdom of a frontier", "%s and %s"),
                          hk_daz_table_get_name_of (self, board->left),
                          hk_daz_table_get_name_of (self, board->right));
}

/**
 * hk_daz_table_discard_army:
 * @self: a table
 * @army: an army card that leaves a hand or a zone
 *
 * Puts the card on the discards of the army deck. A Weakened Army goes back to its supply, and a
 * card that the app does not know leaves no trace.
 */
void
hk_daz_table_discard_army (HkDazTable *self,
                           HkDazArmy  *army)
{
  g_return_if_fail (HK_IS_DAZ_TABLE (self));
  g_return_if_fail (HK_IS_DAZ_ARMY (army));

  if (army->known && army->card != NULL && army->rank != HK_DAZ_RANK_WEAKENED)
    hk_deck_discard (self->army_deck, army->card);
}

/**
 * hk_daz_table_discard_from_zone:
 * @self: a table
 * @zone: a zone with an army
 *
 * Discards all that lies in the zone: the army and its reinforcements to the discards, the
 * commander to the bottom of the deck. A Bronze army of the Barbarian King goes to the discards of
 * his own deck, which is our ruling: else he would run out of cards.
 */
void
hk_daz_table_discard_from_zone (HkDazTable *self,
                                HkDazZone  *zone)
{
  HkDazKingdom *owner;

  g_return_if_fail (HK_IS_DAZ_TABLE (self));
  g_return_if_fail (HK_IS_DAZ_ZONE (zone) && zone->army != NULL);

  owner = hk_daz_table_get_kingdom (self, zone->loyalty);
  if (owner != NULL && owner->barbarian && zone->army->rank == HK_DAZ_RANK_BRONZE && zone->army->card != NULL)
    hk_deck_discard (self->barbarian_deck, zone->army->card);
  else
    hk_daz_table_discard_army (self, zone->army);
  for (int i = 0; i < hk_record_list_get_length (zone->reinforcements); i++)
    {
      HkDazReinforcement *item = hk_record_list_get (zone->reinforcements, i);

      if (item->card != NULL)
        hk_deck_discard (self->army_deck, item->card);
    }
  if (zone->commander != NULL)
    hk_deck_put_at_bottom (self->commander_deck, zone->commander);
  hk_daz_zone_clear (zone);
}

/**
 * hk_daz_table_add_points:
 * @self: a table
 * @kingdom: from 0
 * @points: victory points to add, or below 0 to take
 *
 * Moves the marker on the Victory Point Track. It does not fall below 0, unless the group plays
 * with the house rule "negative-points". The Barbarian King has no marker. In the cooperative game
 * all have lost when a player loses the last point.
 */
void
hk_daz_table_add_points (HkDazTable *self,
                         int         kingdom,
                         int         points)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (self, kingdom);
  const int floor = hk_daz_table_has_house_rule (self, "negative-points") ? -999 : 0;

  g_return_if_fail (record != NULL);

  if (record->barbarian || points == 0)
    return;
  hk_record_set_int (record, &record->victory_points, CLAMP (record->victory_points + points, floor, 999));
  if (hk_daz_table_is_cooperative (self) && points < 0 && record->victory_points <= 0)
    {
      hk_record_set_int (self, &self->lost_by, kingdom);
      hk_record_set_string (self, &self->phase, "over");
      hk_record_set_int (self, &self->current_player, -1);
    }
}
