/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-rf-table.h"

const char * const hk_rf_phases[] = { "countdown", "movement", "events", "zombies", "combat", "over", NULL };
const char * const hk_rf_victories[] = { "first", "group", "last", NULL };
const char * const hk_rf_structures[] = { "simple", "intermediate", "advanced", "expert", NULL };
const char * const hk_rf_draw_orders[] = { "clockwise", "speed", NULL };
const char * const hk_rf_outcomes[] = { "won", "last-loser", "ended", NULL };

G_DEFINE_FINAL_TYPE (HkRfTable, hk_rf_table, HK_TYPE_TABLE)

static void
hk_rf_table_class_init (HkRfTableClass *klass)
{
  static const HkField fields[] = {
    HK_ENUM_FIELD (HkRfTable, phase, "phase", hk_rf_phases, N_("phase"), .least = 1),
    HK_INT_FIELD (HkRfTable, turn, "turn", 0, 9999, 0, N_("turn")),
    HK_STRING_FIELD (HkRfTable, map, "map", N_("map")),
    HK_INT_FIELD (HkRfTable, distance, "distance", 1, 999, 30, N_("length of the track")),
    HK_ENUM_FIELD (HkRfTable, victory, "victory", hk_rf_victories, N_("victory"), .least = 1),
    HK_INT_FIELD (HkRfTable, group_size, "group-size", 1, 8, 3, N_("size of the group")),
    HK_BOOLEAN_FIELD (HkRfTable, allow_unrevealed, "allow-unrevealed", N_("out with hidden Blood cards")),
    HK_ENUM_FIELD (HkRfTable, structure, "structure", hk_rf_structures, N_("movement"), .least = 1),
    HK_ENUM_FIELD (HkRfTable, draw_order, "draw-order", hk_rf_draw_orders, N_("who draws first"), .least = 1),
    HK_INT_FIELD (HkRfTable, first_player, "first-player", 0, 7, 0, N_("first player"), .names = "players", .least = 1),
    HK_INT_FIELD (HkRfTable, ammo, "ammo", 0, 99, 0, N_("bullets at the start")),
    HK_BOOLEAN_FIELD (HkRfTable, unarmed, "unarmed", N_("three without weapons may kill")),
    HK_STRING_FIELD (HkRfTable, notes, "notes", N_("notes")),
    HK_LIST_FIELD (HkRfTable, players, "players", hk_rf_player_get_type, N_("Player"), .least = 1, .plural = N_("Players")),
    HK_LIST_FIELD (HkRfTable, zombies, "zombies", hk_rf_zombie_get_type, N_("Zombie"), .plural = N_("Zombies")),
    HK_LIST_FIELD (HkRfTable, piles, "piles", hk_rf_pile_get_type, N_("Pile"), .plural = N_("Left on the Track")),
    HK_LIST_FIELD (HkRfTable, fights, "fights", hk_rf_fight_get_type, N_("Fight"), .plural = N_("Fights")),
    HK_LIST_FIELD (HkRfTable, draws, "draws", hk_rf_draw_get_type, N_("Event"), .plural = N_("Events")),
    HK_LIST_FIELD (HkRfTable, events, "events", hk_rf_event_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_LIST_FIELD (HkRfTable, known_items, "known-items", hk_rf_item_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_LIST_FIELD (HkRfTable, bloods, "bloods", hk_rf_blood_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_RECORD_FIELD (HkRfTable, determination_deck, "determination-deck", hk_deck_get_type, N_("Determination deck"), .least = 1),
    HK_RECORD_FIELD (HkRfTable, event_deck, "event-deck", hk_deck_get_type, N_("Event deck"), .least = 1),
    HK_RECORD_FIELD (HkRfTable, blood_deck, "blood-deck", hk_deck_get_type, N_("Blood deck"), .least = 1, .seen_by = HK_SEEN_BY_NOBODY),
    HK_BOOLEAN_FIELD (HkRfTable, counted, "counted", .seen_by = HK_SEEN_BY_APP),
    HK_BOOLEAN_FIELD (HkRfTable, zombies_moved, "zombies-moved", N_("zombies have moved")),
    HK_INT_FIELD (HkRfTable, zombie_card, "zombie-card", -1, 99, -1, N_("zombie movement card")),
    HK_INT_FIELD (HkRfTable, next_zombie, "next-zombie", 0, 9999, 0, .seen_by = HK_SEEN_BY_APP),
    HK_INT_FIELD (HkRfTable, next_order, "next-order", 0, 99999, 0, .seen_by = HK_SEEN_BY_APP),
    HK_ENUM_FIELD (HkRfTable, outcome, "outcome", hk_rf_outcomes, N_("outcome")),
    HK_STRV_FIELD (HkRfTable, winners, "winners", N_("winners"), .names = "players"),
    HK_STRING_FIELD (HkRfTable, reason, "reason", N_("reason")),
    HK_ENUM_FIELD (HkRfTable, cards_by, "cards-by", hk_by_words),
    HK_ENUM_FIELD (HkRfTable, components, "components", hk_values),
    HK_STRV_FIELD (HkRfTable, house_rules, "house-rules"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_rf_table_init (HkRfTable *self)
{
}

/* Returns how many people play. */
int
hk_rf_table_get_n_players (HkRfTable *self)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), 0);

  return hk_record_list_get_length (self->players);
}

/* Returns how many fights there are in this phase, those that are over counted in. */
int
hk_rf_table_get_n_fights (HkRfTable *self)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), 0);

  return hk_record_list_get_length (self->fights);
}

/* Returns how many Event cards are drawn in this turn. */
int
hk_rf_table_get_n_draws (HkRfTable *self)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), 0);

  return hk_record_list_get_length (self->draws);
}

/* Returns how many zombies are on the track, zombie players not counted. */
int
hk_rf_table_get_n_zombies (HkRfTable *self)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), 0);

  return hk_record_list_get_length (self->zombies);
}

/* Returns whether no zombie without a leader has still to move in this turn (Zombie Movement). */
gboolean
hk_rf_table_have_zombies_moved (HkRfTable *self)
{
  for (int i = 0; !self->zombies_moved && i < hk_rf_table_get_n_zombies (self); i++)
    if (hk_rf_table_get_zombie (self, i)->leader < 0)
      return FALSE;
  return TRUE;
}

/* Returns how many Blood cards lie before the player, those turned up counted in. */
int
hk_rf_player_get_n_bloods (HkRfPlayer *self)
{
  g_return_val_if_fail (HK_IS_RF_PLAYER (self), 0);

  return hk_record_list_get_length (self->bloods);
}

/* Returns (nullable): the player.
 * @number: from 0 */
HkRfPlayer *
hk_rf_table_get_player (HkRfTable *self,
                        int        number)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_get (self->players, number);
}

/* Returns (nullable): the fight.
 * @number: from 0 */
HkRfFight *
hk_rf_table_get_fight (HkRfTable *self,
                       int        number)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_get (self->fights, number);
}

/* Returns (nullable): what is drawn there.
 * @number: from 0 */
HkRfDraw *
hk_rf_table_get_draw (HkRfTable *self,
                      int        number)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_get (self->draws, number);
}

/* Returns (nullable): the zombie at that place of the list; its id is another number.
 * @position: from 0 */
HkRfZombie *
hk_rf_table_get_zombie (HkRfTable *self,
                        int        position)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_get (self->zombies, position);
}

/* Returns (nullable): the Blood card.
 * @number: from 0 */
HkRfBlood *
hk_rf_player_get_blood (HkRfPlayer *self,
                        int         number)
{
  g_return_val_if_fail (HK_IS_RF_PLAYER (self), NULL);

  return hk_record_list_get (self->bloods, number);
}

/* Returns (nullable): the zombie.
 * @id: by which moves name it */
HkRfZombie *
hk_rf_table_find_zombie (HkRfTable *self,
                         int        id)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  for (int i = 0; i < hk_record_list_get_length (self->zombies); i++)
    {
      HkRfZombie *item = hk_record_list_get (self->zombies, i);

      if (item->id == id)
        return item;
    }
  return NULL;
}

/* Returns (nullable): what lies there.
 * @space: counted from the victory space */
HkRfPile *
hk_rf_table_find_pile (HkRfTable *self,
                       int        space)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  for (int i = 0; i < hk_record_list_get_length (self->piles); i++)
    {
      HkRfPile *item = hk_record_list_get (self->piles, i);

      if (item->space == space)
        return item;
    }
  return NULL;
}

/* Returns (nullable): what is known of the card.
 * @name: (nullable): of a card */
HkRfEvent *
hk_rf_table_find_event (HkRfTable *self,
                        const char *name)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_lookup (self->events, G_STRUCT_OFFSET (HkRfEvent, name), name);
}

/* Returns (nullable): what is known of the card.
 * @card: (nullable): the id of a card of the deck */
HkRfBlood *
hk_rf_table_find_blood (HkRfTable *self,
                        const char *card)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_lookup (self->bloods, G_STRUCT_OFFSET (HkRfBlood, card), card);
}

/* Returns (nullable): the first of that name.
 * @name: (nullable): what to look for */
HkRfItem *
hk_rf_player_find_item (HkRfPlayer *self,
                        const char *name)
{
  g_return_val_if_fail (HK_IS_RF_PLAYER (self), NULL);

  return hk_record_list_lookup (self->items, G_STRUCT_OFFSET (HkRfItem, name), name);
}

/* Returns how many Blood cards have not been turned up. */
int
hk_rf_player_count_hidden (HkRfPlayer *self)
{
  int n = 0;

  g_return_val_if_fail (HK_IS_RF_PLAYER (self), 0);

  for (int i = 0; i < hk_record_list_get_length (self->bloods); i++)
    n += !hk_rf_player_get_blood (self, i)->revealed;
  return n;
}

/* Returns whether the player carries a weapon. */
gboolean
hk_rf_player_has_weapon (HkRfPlayer *self)
{
  g_return_val_if_fail (HK_IS_RF_PLAYER (self), FALSE);

  for (int i = 0; i < hk_record_list_get_length (self->items); i++)
    {
      HkRfItem *item = hk_record_list_get (self->items, i);

      if (g_strcmp0 (item->kind, "weapon") == 0)
        return TRUE;
    }
  return FALSE;
}

/* Returns whether the player is a human on the track: neither a zombie nor out already. */
gboolean
hk_rf_player_is_human (HkRfPlayer *self)
{
  g_return_val_if_fail (HK_IS_RF_PLAYER (self), FALSE);

  return !self->zombie && !self->safe;
}

/* Returns the name of the player, a question mark when there is none. */
const char *
hk_rf_table_get_player_name (HkRfTable *self,
                             int        player)
{
  HkRfPlayer *item = hk_rf_table_get_player (self, player);

  return item == NULL || item->name == NULL ? "?" : item->name;
}

/* Returns the phase that it is in; none while the group goes through the phases by hand. */
HkRfPhase
hk_rf_table_get_phase (HkRfTable *self)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), HK_RF_PHASE_NONE);

  return self->phase != HK_RF_PHASE_OVER && hk_table_goes_by_hand (HK_TABLE (self)) ? HK_RF_PHASE_NONE : self->phase;
}

/* Returns whether speed decides who moves first (Advanced and Expert). */
gboolean
hk_rf_table_is_strategic (HkRfTable *self)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), FALSE);

  return self->structure == HK_RF_STRUCTURE_ADVANCED || self->structure == HK_RF_STRUCTURE_EXPERT;
}

/* Returns whether the group plays it otherwise. */
gboolean
hk_rf_table_has_house_rule (HkRfTable  *self,
                            const char *id)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), FALSE);

  return hk_record_has_text (self->house_rules, id);
}

/* Returns whether the cards of the deck have been entered; else it holds only what the group has entered of it.
 * @deck: (nullable): one of its decks */
gboolean
hk_rf_table_knows_deck (HkRfTable *self,
                        HkDeck    *deck)
{
  gboolean reshuffles = FALSE;

  g_return_val_if_fail (HK_IS_RF_TABLE (self), FALSE);

  if (deck != NULL)
    g_object_get (deck, "reshuffles", &reshuffles, NULL);
  return reshuffles || (deck != NULL && hk_deck_get_n_left (deck) > 0);
}

/* Returns whether the app draws from the deck: the group leaves it to the app, and its cards are known.
 * @deck: (nullable): one of its decks */
gboolean
hk_rf_table_app_draws (HkRfTable *self,
                       HkDeck    *deck)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), FALSE);

  return deck != NULL && self->cards_by != HK_BY_HAND && hk_deck_can_draw (deck, 1);
}

/* Returns how many zombies the zombie player leads. */
int
hk_rf_table_get_horde_size (HkRfTable *self,
                            int        player)
{
  int n = 0;

  g_return_val_if_fail (HK_IS_RF_TABLE (self), 0);

  for (int i = 0; i < hk_record_list_get_length (self->zombies); i++)
    n += hk_rf_table_get_zombie (self, i)->leader == player;
  return n;
}

/* Returns what a person calls the phase of that name. */
const char *
hk_rf_get_phase_title (const char *id)
{
  static const char * const titles[] = {
    N_("Infection Countdown"), N_("Human Movement"), N_("Events"), N_("Zombie Movement"), N_("Combat"), N_("The end"),
  };

  const int phase = hk_words_find (hk_rf_phases, id);

  return _(titles[phase < 0 ? HK_RF_PHASE_OVER : phase]);
}
