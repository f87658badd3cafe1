/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-table.h"
#include "hk-rf-table-private.h"
#include "hk-record-list.h"

G_DEFINE_FINAL_TYPE (HkRfTable, hk_rf_table, HK_TYPE_TABLE)

static void
hk_rf_table_class_init (HkRfTableClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkRfTable, phase, "phase"),
    HK_INT_FIELD (HkRfTable, turn, "turn", 0, 9999, 0),
    HK_INT_FIELD (HkRfTable, distance, "distance", 1, 999, 30),
    HK_STRING_FIELD (HkRfTable, victory, "victory"),
    HK_INT_FIELD (HkRfTable, group_size, "group-size", 1, 8, 3),
    HK_BOOLEAN_FIELD (HkRfTable, allow_unrevealed, "allow-unrevealed"),
    HK_STRING_FIELD (HkRfTable, structure, "structure"),
    HK_STRING_FIELD (HkRfTable, draw_order, "draw-order"),
    HK_INT_FIELD (HkRfTable, first_player, "first-player", 0, 7, 0),
    HK_INT_FIELD (HkRfTable, ammo, "ammo", 0, 99, 0),
    HK_BOOLEAN_FIELD (HkRfTable, unarmed, "unarmed"),
    HK_STRING_FIELD (HkRfTable, notes, "notes"),
    HK_LIST_FIELD (HkRfTable, players, "players", hk_rf_player_get_type),
    HK_LIST_FIELD (HkRfTable, zombies, "zombies", hk_rf_zombie_get_type),
    HK_LIST_FIELD (HkRfTable, piles, "piles", hk_rf_pile_get_type),
    HK_LIST_FIELD (HkRfTable, fights, "fights", hk_rf_fight_get_type),
    HK_LIST_FIELD (HkRfTable, draws, "draws", hk_rf_draw_get_type),
    HK_LIST_FIELD (HkRfTable, events, "events", hk_rf_event_get_type),
    HK_LIST_FIELD (HkRfTable, bloods, "bloods", hk_rf_blood_get_type),
    HK_RECORD_FIELD (HkRfTable, determination_deck, "determination-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkRfTable, event_deck, "event-deck", hk_deck_get_type),
    HK_RECORD_FIELD (HkRfTable, blood_deck, "blood-deck", hk_deck_get_type),
    HK_BOOLEAN_FIELD (HkRfTable, counted, "counted"),
    HK_BOOLEAN_FIELD (HkRfTable, zombies_moved, "zombies-moved"),
    HK_INT_FIELD (HkRfTable, zombie_card, "zombie-card", -1, 99, -1),
    HK_INT_FIELD (HkRfTable, next_zombie, "next-zombie", 0, 9999, 0),
    HK_INT_FIELD (HkRfTable, next_order, "next-order", 0, 99999, 0),
    HK_STRING_FIELD (HkRfTable, outcome, "outcome"),
    HK_STRV_FIELD (HkRfTable, winners, "winners"),
    HK_STRING_FIELD (HkRfTable, reason, "reason"),
    HK_STRING_FIELD (HkRfTable, cards_by, "cards-by"),
    HK_STRING_FIELD (HkRfTable, components, "components"),
    HK_STRV_FIELD (HkRfTable, house_rules, "house-rules"),
  };

  HkTableClass *table_class = HK_TABLE_CLASS (klass);

  table_class->setup = hk_rf_table_setup;
  table_class->list_steps = hk_rf_table_list_steps;
  table_class->get_next = hk_rf_table_get_next;
  table_class->is_over = hk_rf_table_is_over;
  table_class->get_headline = hk_rf_table_get_headline;
  table_class->get_outcome = hk_rf_table_get_outcome;
  table_class->get_score_sheet = hk_rf_table_get_score_sheet;
  table_class->list_reminders = hk_rf_table_list_reminders;
  table_class->conceal = hk_rf_table_conceal;

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_rf_table_init (HkRfTable *self)
{
}

/**
 * hk_rf_table_get_n_players:
 * @self: a table
 *
 * Returns: how many people play
 */
int
hk_rf_table_get_n_players (HkRfTable *self)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), 0);

  return hk_record_list_get_length (self->players);
}

/**
 * hk_rf_table_get_n_fights:
 * @self: a table
 *
 * Returns: how many fights there are in this phase, those that are over counted in
 */
int
hk_rf_table_get_n_fights (HkRfTable *self)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), 0);

  return hk_record_list_get_length (self->fights);
}

/**
 * hk_rf_table_get_n_draws:
 * @self: a table
 *
 * Returns: how many Event cards are drawn in this turn
 */
int
hk_rf_table_get_n_draws (HkRfTable *self)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), 0);

  return hk_record_list_get_length (self->draws);
}

/**
 * hk_rf_table_get_n_zombies:
 * @self: a table
 *
 * Returns: how many zombies are on the track, zombie players not counted
 */
int
hk_rf_table_get_n_zombies (HkRfTable *self)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), 0);

  return hk_record_list_get_length (self->zombies);
}

/**
 * hk_rf_player_get_n_bloods:
 * @self: a player
 *
 * Returns: how many Blood cards lie before the player, those turned up counted in
 */
int
hk_rf_player_get_n_bloods (HkRfPlayer *self)
{
  g_return_val_if_fail (HK_IS_RF_PLAYER (self), 0);

  return hk_record_list_get_length (self->bloods);
}

/**
 * hk_rf_table_get_player:
 * @self: a table
 * @number: from 0
 *
 * Returns: (transfer none) (nullable): the player
 */
HkRfPlayer *
hk_rf_table_get_player (HkRfTable *self,
                        int        number)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_get (self->players, number);
}

/**
 * hk_rf_table_get_fight:
 * @self: a table
 * @number: from 0
 *
 * Returns: (transfer none) (nullable): the fight
 */
HkRfFight *
hk_rf_table_get_fight (HkRfTable *self,
                       int        number)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_get (self->fights, number);
}

/**
 * hk_rf_table_get_draw:
 * @self: a table
 * @number: from 0
 *
 * Returns: (transfer none) (nullable): what is drawn there
 */
HkRfDraw *
hk_rf_table_get_draw (HkRfTable *self,
                      int        number)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_get (self->draws, number);
}

/**
 * hk_rf_table_get_zombie:
 * @self: a table
 * @position: from 0
 *
 * Returns: (transfer none) (nullable): the zombie at that place of the list; its id is another number
 */
HkRfZombie *
hk_rf_table_get_zombie (HkRfTable *self,
                        int        position)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_get (self->zombies, position);
}

/**
 * hk_rf_player_get_blood:
 * @self: a player
 * @number: from 0
 *
 * Returns: (transfer none) (nullable): the Blood card
 */
HkRfBlood *
hk_rf_player_get_blood (HkRfPlayer *self,
                        int         number)
{
  g_return_val_if_fail (HK_IS_RF_PLAYER (self), NULL);

  return hk_record_list_get (self->bloods, number);
}

/**
 * hk_rf_table_find_zombie:
 * @self: a table
 * @id: by which moves name it
 *
 * Returns: (transfer none) (nullable): the zombie
 */
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

/**
 * hk_rf_table_find_pile:
 * @self: a table
 * @space: counted from the victory space
 *
 * Returns: (transfer none) (nullable): what lies there
 */
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

/**
 * hk_rf_table_find_event:
 * @self: a table
 * @name: (nullable): of a card
 *
 * Returns: (transfer none) (nullable): what is known of the card
 */
HkRfEvent *
hk_rf_table_find_event (HkRfTable *self,
                        const char *name)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_lookup (self->events, G_STRUCT_OFFSET (HkRfEvent, name), name);
}

/**
 * hk_rf_table_find_blood:
 * @self: a table
 * @card: (nullable): the id of a card of the deck
 *
 * Returns: (transfer none) (nullable): what is known of the card
 */
HkRfBlood *
hk_rf_table_find_blood (HkRfTable *self,
                        const char *card)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  return hk_record_list_lookup (self->bloods, G_STRUCT_OFFSET (HkRfBlood, card), card);
}

/**
 * hk_rf_player_find_item:
 * @self: a player
 * @name: (nullable): what to look for
 *
 * Returns: (transfer none) (nullable): the first of that name
 */
HkRfItem *
hk_rf_player_find_item (HkRfPlayer *self,
                        const char *name)
{
  g_return_val_if_fail (HK_IS_RF_PLAYER (self), NULL);

  return hk_record_list_lookup (self->items, G_STRUCT_OFFSET (HkRfItem, name), name);
}

/**
 * hk_rf_player_count_hidden:
 * @self: a player
 *
 * Returns: how many Blood cards have not been turned up
 */
int
hk_rf_player_count_hidden (HkRfPlayer *self)
{
  int n = 0;

  g_return_val_if_fail (HK_IS_RF_PLAYER (self), 0);

  for (int i = 0; i < hk_record_list_get_length (self->bloods); i++)
    n += !hk_rf_player_get_blood (self, i)->revealed;
  return n;
}

/**
 * hk_rf_player_has_weapon:
 * @self: a player
 *
 * Returns: whether the player carries a weapon
 */
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

/**
 * hk_rf_player_is_human:
 * @self: a player
 *
 * Returns: whether the player is a human on the track: neither a zombie nor out already
 */
gboolean
hk_rf_player_is_human (HkRfPlayer *self)
{
  g_return_val_if_fail (HK_IS_RF_PLAYER (self), FALSE);

  return !self->zombie && !self->safe;
}

/**
 * hk_rf_table_get_player_name:
 * @self: a table
 * @player: a seat
 *
 * Returns: the name of the player, a question mark when there is none
 */
const char *
hk_rf_table_get_player_name (HkRfTable *self,
                             int        player)
{
  HkRfPlayer *item = hk_rf_table_get_player (self, player);

  return item == NULL || item->name == NULL ? "?" : item->name;
}

/**
 * hk_rf_table_is_phase:
 * @self: a table
 * @phase: "countdown", "movement", "events", "zombies", "combat" or "over"
 *
 * Returns: whether the game is in that phase
 */
gboolean
hk_rf_table_is_phase (HkRfTable  *self,
                      const char *phase)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), FALSE);

  return g_strcmp0 (self->phase, phase) == 0;
}

/**
 * hk_rf_table_is_strategic:
 * @self: a table
 *
 * Returns: whether speed decides who moves first (Advanced and Expert)
 */
gboolean
hk_rf_table_is_strategic (HkRfTable *self)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), FALSE);

  return g_strcmp0 (self->structure, "advanced") == 0 || g_strcmp0 (self->structure, "expert") == 0;
}

/**
 * hk_rf_table_has_house_rule:
 * @self: a table
 * @id: of a ruling
 *
 * Returns: whether the group plays it otherwise
 */
gboolean
hk_rf_table_has_house_rule (HkRfTable  *self,
                            const char *id)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), FALSE);

  return self->house_rules != NULL && g_strv_contains ((const char * const *) self->house_rules, id);
}

/**
 * hk_rf_table_knows_deck:
 * @self: a table
 * @deck: (nullable): one of its decks
 *
 * Returns: whether the cards of the deck have been entered; else it holds only what the group has told of it
 */
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

/**
 * hk_rf_table_app_draws:
 * @self: a table
 * @deck: (nullable): one of its decks
 *
 * Returns: whether the app draws from the deck: the group leaves it to the app, and its cards are known
 */
gboolean
hk_rf_table_app_draws (HkRfTable *self,
                       HkDeck    *deck)
{
  g_return_val_if_fail (HK_IS_RF_TABLE (self), FALSE);

  return deck != NULL && g_strcmp0 (self->cards_by, "hand") != 0 && hk_deck_can_draw (deck, 1);
}

/**
 * hk_rf_table_get_horde_size:
 * @self: a table
 * @player: a seat
 *
 * Returns: how many zombies the zombie player leads
 */
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
