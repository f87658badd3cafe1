/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

#include "hk-daz-table.h"

const char * const hk_daz_modes[] = { "competitive", "cooperative", NULL };
const char * const hk_daz_difficulties[] = { "easy", "hard", NULL };
const char * const hk_daz_phases[] = { "planning", "rallying", "combat", "cleanup", "over", NULL };
const char * const hk_daz_questions[] = { "choose-relic", "play-drawn", "assign-commander", "give-cards", "barbarian-army", NULL };
const char * const hk_daz_mission_ways[] = { "deal", "choose", "none", NULL };

G_DEFINE_FINAL_TYPE (HkDazTable, hk_daz_table, HK_TYPE_TABLE)

/* HkTableFuncs.check: every command has its track. */
gboolean
hk_daz_table_check (HkTable *table)
{
  for (guint i = 0; hk_daz_track_commands[i] != NULL; i++)
    if (hk_daz_table_get_track (HK_DAZ_TABLE (table), hk_daz_track_commands[i]) == NULL)
      return FALSE;
  return TRUE;
}

static void
hk_daz_table_class_init (HkDazTableClass *klass)
{
  static const HkField fields[] = {
    HK_ENUM_FIELD (HkDazTable, mode, "mode", hk_daz_modes, N_("mode"), .least = 1),
    HK_ENUM_FIELD (HkDazTable, difficulty, "difficulty", hk_daz_difficulties, N_("difficulty")),
    HK_BOOLEAN_FIELD (HkDazTable, barbarians, "barbarians", N_("with Barbarians")),
    HK_ENUM_FIELD (HkDazTable, phase, "phase", hk_daz_phases, N_("phase"), .least = 1),
    HK_INT_FIELD (HkDazTable, day, "day", 1, 5, 1, N_("day"), .settable = TRUE),
    HK_INT_FIELD (HkDazTable, last_day, "last-day", 1, 5, 5, N_("last day"), .settable = TRUE),
    HK_INT_FIELD (HkDazTable, starting_player, "starting-player", 0, 4, 0, N_("starting player"),
                  .names = "kingdoms", .least = 1),
    HK_INT_FIELD (HkDazTable, current_player, "current-player", -1, 4, -1, N_("player on turn"), .names = "kingdoms"),
    HK_INT_FIELD (HkDazTable, steps_left, "steps-left", -1, 99, -1, N_("steps to the end of the movement track"), .settable = TRUE),
    HK_STRV_FIELD (HkDazTable, movement_steps, "movement-steps", N_("steps of the movement track by speed")),
    HK_STRING_FIELD (HkDazTable, movement_source, "movement-source"),
    HK_INT_FIELD (HkDazTable, pioneer_tokens, "pioneer-tokens", 0, 99, 0, N_("tokens in the Pioneer Reward Zone"), .settable = TRUE),
    HK_LIST_FIELD (HkDazTable, kingdoms, "kingdoms", hk_daz_kingdom_get_type, N_("Kingdom"), .least = 2, .plural = N_("Kingdoms")),
    HK_LIST_FIELD (HkDazTable, frontiers, "frontiers", hk_daz_frontier_get_type, N_("Frontier"), .names = "kingdoms", .least = 2, .plural = N_("Frontiers")),
    HK_LIST_FIELD (HkDazTable, invasions, "invasions", hk_daz_invasion_get_type, N_("Invasion Card"), .plural = N_("Invasion Cards")),
    HK_RECORD_FIELD (HkDazTable, initial_power_up, "initial-power-up", hk_daz_invasion_get_type, N_("Initial Power Up Card")),
    HK_STRING_FIELD (HkDazTable, boss, "boss", N_("boss")),
    HK_BOOLEAN_FIELD (HkDazTable, boss_previewed, "boss-previewed", N_("boss announced")),
    HK_BOOLEAN_FIELD (HkDazTable, boss_active, "boss-active", N_("led by the boss"), .settable = TRUE),
    HK_RECORD_FIELD (HkDazTable, invasion_deck, "invasion-deck", hk_deck_get_type, N_("Zombie Invasion Deck"),
                     .least = 1),
    HK_RECORD_FIELD (HkDazTable, army_deck, "army-deck", hk_deck_get_type, N_("Army Deck"), .least = 1),
    HK_RECORD_FIELD (HkDazTable, relic_deck, "relic-deck", hk_deck_get_type, N_("Relic Deck"), .least = 1),
    HK_RECORD_FIELD (HkDazTable, commander_deck, "commander-deck", hk_deck_get_type, N_("Commander Deck"), .least = 1),
    HK_RECORD_FIELD (HkDazTable, barbarian_deck, "barbarian-deck", hk_deck_get_type, N_("Barbarian Army Deck")),
    HK_LIST_FIELD (HkDazTable, catalogue, "catalogue", hk_daz_army_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_LIST_FIELD (HkDazTable, invasion_cards, "invasion-cards", hk_daz_invasion_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_STRV_FIELD (HkDazTable, gathering, "gathering", N_("commanders of the gathering")),
    HK_LIST_FIELD (HkDazTable, tracks, "tracks", hk_daz_track_get_type, N_("Strategy Track"), .plural = N_("Strategy Tracks")),
    HK_STRV_FIELD (HkDazTable, rally_order, "rally-order", N_("order of play"), .names = "kingdoms"),
    HK_BOOLEAN_FIELD (HkDazTable, refreshed, "refreshed", N_("Army Cards refreshed today"), .settable = TRUE),
    HK_INT_FIELD (HkDazTable, lost_by, "lost-by", -1, 4, -1, N_("lost by"), .names = "kingdoms"),
    HK_INT_FIELD (HkDazTable, command_icons[0], "command-icons-0", -1, 9, -1, N_("Command Icons at technology level 0"), .settable = TRUE),
    HK_INT_FIELD (HkDazTable, command_icons[1], "command-icons-1", -1, 9, -1, N_("Command Icons at technology level 1"), .settable = TRUE),
    HK_INT_FIELD (HkDazTable, command_icons[2], "command-icons-2", -1, 9, -1, N_("Command Icons at technology level 2"), .settable = TRUE),
    HK_INT_FIELD (HkDazTable, command_icons[3], "command-icons-3", -1, 9, -1, N_("Command Icons at technology level 3"), .settable = TRUE),
    HK_INT_FIELD (HkDazTable, commands_left, "commands-left", 0, 9, 0, N_("commands left in this turn"), .settable = TRUE),
    HK_ENUM_FIELD (HkDazTable, question, "question", hk_daz_questions, N_("to decide")),
    HK_INT_FIELD (HkDazTable, question_player, "question-player", -1, 4, -1, N_("decided by"), .names = "kingdoms"),
    HK_INT_FIELD (HkDazTable, question_count, "question-count", 0, 99, 0, N_("how many")),
    HK_STRV_FIELD (HkDazTable, question_cards, "question-cards"),
    HK_STRV_FIELD (HkDazTable, relics_used, "relics-used", N_("Relic Cards used today")),
    HK_STRING_FIELD (HkDazTable, last_relic, "last-relic", N_("last Relic Card")),
    HK_STRING_FIELD (HkDazTable, last_relic_effect, "last-relic-effect"),
    HK_INT_FIELD (HkDazTable, last_relic_player, "last-relic-player", -1, 4, -1, N_("played by"), .names = "kingdoms"),
    HK_STRING_FIELD (HkDazTable, before_relic, "before-relic", .seen_by = HK_SEEN_BY_APP),
    HK_STRING_FIELD (HkDazTable, after_relic, "after-relic", .seen_by = HK_SEEN_BY_APP),
    HK_ENUM_FIELD (HkDazTable, cards_by, "cards-by", hk_by_words),
    HK_ENUM_FIELD (HkDazTable, dice_by, "dice-by", hk_by_words),
    HK_ENUM_FIELD (HkDazTable, components, "components", hk_values),
    HK_ENUM_FIELD (HkDazTable, missions_by, "missions-by", hk_daz_mission_ways),
    HK_STRV_FIELD (HkDazTable, house_rules, "house-rules"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_daz_table_init (HkDazTable *self)
{
}

/* Returns how many kingdoms and as many frontiers there are, the Barbarian King's counted. */
guint
hk_daz_table_get_n_kingdoms (HkDazTable *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), 0);

  return (guint) hk_record_list_get_length (self->kingdoms);
}

/* Returns how many people play. */
guint
hk_daz_table_get_n_players (HkDazTable *self)
{
  return hk_daz_table_get_n_kingdoms (self) - (self->barbarians ? 1 : 0);
}

/* Returns (nullable): the kingdom.
 * @number: from 0 */
HkDazKingdom *
hk_daz_table_get_kingdom (HkDazTable *self,
                          int         number)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  return hk_record_list_get (self->kingdoms, number);
}

/* Returns (nullable): the frontier on the left hand of the kingdom of that number.
 * @number: from 0 */
HkDazFrontier *
hk_daz_table_get_frontier (HkDazTable *self,
                           int         number)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  return hk_record_list_get (self->frontiers, number);
}

/* Returns (nullable): the zone.
 * @frontier: from 0
 * @zone: 1 to 5 */
HkDazZone *
hk_daz_table_get_zone (HkDazTable *self,
                       int         frontier,
                       int         zone)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);

  return board == NULL ? NULL : hk_daz_frontier_get_zone (board, zone);
}

/* Returns (nullable): its track.
 * @command: the name of a strategy command */
HkDazTrack *
hk_daz_table_get_track (HkDazTable *self,
                        const char *command)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  return hk_record_list_lookup (self->tracks, G_STRUCT_OFFSET (HkDazTrack, command), command);
}

/* Returns (nullable): the card as the catalogue has it.
 * @card: the id of an army card */
HkDazArmy *
hk_daz_table_find_army (HkDazTable *self,
                        const char *card)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  return hk_record_list_lookup (self->catalogue, G_STRUCT_OFFSET (HkDazArmy, card), card);
}

/* Returns (nullable): the card, when its values are known.
 * @card: the id of an invasion card */
HkDazInvasion *
hk_daz_table_find_invasion (HkDazTable *self,
                            const char *card)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  return hk_record_list_lookup (self->invasion_cards, G_STRUCT_OFFSET (HkDazInvasion, card), card);
}

/* Returns (nullable): the card of today; %NULL while it is not revealed. */
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

/* Returns how many zombies come to each frontier today; 0 while the card is not revealed. */
int
hk_daz_table_get_zombies (HkDazTable *self)
{
  return add_up (self, G_STRUCT_OFFSET (HkDazInvasion, zombies), G_STRUCT_OFFSET (HkDazInvasion, power_up_zombies));
}

/* Returns the attack power that kills one zombie today; 0 while the card is not revealed. */
int
hk_daz_table_get_zombie_hp (HkDazTable *self)
{
  return add_up (self, G_STRUCT_OFFSET (HkDazInvasion, hp), G_STRUCT_OFFSET (HkDazInvasion, power_up_hp));
}

/* Returns the damage of each zombie at a City Gate today. */
int
hk_daz_table_get_damage (HkDazTable *self)
{
  HkDazInvasion *today = hk_daz_table_get_invasion (self);

  return today == NULL ? 0 : today->damage;
}

/* Returns how many Command Icons a kingdom board shows at that level; −1 when it is not known.
 * @technology: 0 to 3 */
int
hk_daz_table_get_command_icons (HkDazTable *self,
                                int         technology)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), -1);

  return technology < 0 || technology >= (int) G_N_ELEMENTS (self->command_icons) ? -1 : self->command_icons[technology];
}

/* Returns how many steps it is from the place of that speed to the end of the Zombie Movement Track; −1 when it is not
 * known. */
int
hk_daz_table_get_steps (HkDazTable *self,
                        int         speed)
{
  const guint n = self->movement_steps == NULL ? 0 : g_strv_length (self->movement_steps);

  return speed < 0 || (guint) speed >= n || self->movement_steps[speed][0] == '\0' ? -1 : atoi (self->movement_steps[speed]);
}

/* Returns the phase of the day; none while the group goes through the phases by hand. */
HkDazPhase
hk_daz_table_get_phase (HkDazTable *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), HK_DAZ_PHASE_NONE);

  return self->phase != HK_DAZ_PHASE_OVER && hk_table_goes_by_hand (HK_TABLE (self)) ? HK_DAZ_PHASE_NONE : self->phase;
}

/* Returns whose turn it is; −1 when it is nobody’s, or the group goes through the turns by hand. */
int
hk_daz_table_get_on_turn (HkDazTable *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), -1);

  return hk_table_goes_by_hand (HK_TABLE (self)) ? -1 : self->current_player;
}

/* Returns whether all win or lose together. */
gboolean
hk_daz_table_is_cooperative (HkDazTable *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  return self->mode == HK_DAZ_MODE_COOPERATIVE;
}

/* Returns whether the group has chosen to play it otherwise.
 * @id: the id of a ruling */
gboolean
hk_daz_table_has_house_rule (HkDazTable *self,
                             const char *id)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  return hk_record_has_text (self->house_rules, id);
}

/* Returns the number of players that Phase 4 goes by; a house rule counts a game of two as one of three. */
int
hk_daz_table_count_refill (HkDazTable *self)
{
  return (int) hk_daz_table_get_n_players (self) +
         (self->barbarians && hk_daz_table_has_house_rule (self, "two-refill-for-three"));
}

/* Returns what the log calls the kingdom.
 * @kingdom: from 0 */
const char *
hk_daz_table_get_name_of (HkDazTable *self,
                          int         kingdom)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (self, kingdom);

  return record == NULL || record->name == NULL ? "—" : record->name;
}

/* Returns (transfer full): their names, with commas between them.
 * @players: (array length=n_players): the players, in this order */
char *
hk_daz_table_join_names (HkDazTable *self,
                         const int  *players,
                         guint       n_players)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  for (guint i = 0; i < n_players; i++)
    g_ptr_array_add (names, (gpointer) hk_daz_table_get_name_of (self, players[i]));
  g_ptr_array_add (names, NULL);
  return g_strjoinv (", ", (char **) names->pdata);
}

/* Returns (transfer full): the names of its two neighbours, such as "Ann and Bo": first the kingdom on the left of
 * the board, then the one on its right.
 * @frontier: from 0 */
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

/* Puts the card on the discards of the army deck. A Weakened Army goes back to its supply, and a card that the app
 * does not know leaves no trace.
 * @army: an army card that leaves a hand or a zone */
void
hk_daz_table_discard_army (HkDazTable *self,
                           HkDazArmy  *army)
{
  g_return_if_fail (HK_IS_DAZ_TABLE (self));
  g_return_if_fail (HK_IS_DAZ_ARMY (army));

  if (army->known && army->card != NULL && army->rank != HK_DAZ_RANK_WEAKENED)
    hk_deck_discard (self->army_deck, army->card);
}

/* Discards all that lies in the zone: the army and its reinforcements to the discards, the commander to the bottom
 * of the deck. A Bronze army of the Barbarian King goes to the discards of his own deck, which is our ruling: else
 * he would run out of cards.
 * @zone: a zone with an army */
void
hk_daz_table_discard_from_zone (HkDazTable *self,
                                HkDazZone  *zone)
{
  HkDazKingdom *owner;

  g_return_if_fail (HK_IS_DAZ_TABLE (self));
  g_return_if_fail (HK_IS_DAZ_ZONE (zone) && zone->army != NULL);

  owner = hk_daz_table_get_kingdom (self, zone->loyalty);
  if (owner != NULL && owner->barbarian && zone->army->rank == HK_DAZ_RANK_BRONZE && zone->army->card != NULL &&
      !hk_daz_table_has_house_rule (self, "king-uses-discards"))
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

/* Moves the marker on the Victory Point Track. It does not fall below 0, unless the group plays with the house rule
 * "negative-points". The Barbarian King has no marker. In the cooperative game all have lost when a player loses the
 * last point.
 * @kingdom: from 0
 * @points: victory points to add, or below 0 to take */
void
hk_daz_table_add_points (HkDazTable *self,
                         int         kingdom,
                         int         points)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (self, kingdom);
  const int floor = hk_daz_table_has_house_rule (self, "negative-points") ? -999 : 0;

  g_return_if_fail (record != NULL);

  if (record->barbarian || points == 0 || !hk_table_keeps (HK_TABLE (self), "tokens"))
    return;
  hk_record_set_int (record, &record->victory_points, CLAMP (record->victory_points + points, floor, 999));
  if (hk_daz_table_is_cooperative (self) && points < 0 && record->victory_points <= 0)
    {
      hk_record_set_int (self, &self->lost_by, kingdom);
      hk_record_set_enum (self, &self->phase, HK_DAZ_PHASE_OVER);
      hk_record_set_int (self, &self->current_player, -1);
    }
}
