/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/rfyl/content/hk-rf-pack.h"
#include "hk-rf-acts.h"

/* Makes the deck agree with a card that the group has drawn from the box. One that lies on the discards says that the group
 * has shuffled them since (Setup). */
static void
note_card (HkRfTable *self,
           HkMove    *move,
           int        value)
{
  g_autofree char *id = g_strdup_printf ("%d", value);

  if (!hk_rf_table_knows_deck (self, self->determination_deck) || hk_deck_take (self->determination_deck, id, NULL)
      || hk_deck_get_n_discarded (self->determination_deck) == 0
      || !g_strv_contains (hk_deck_get_discards (self->determination_deck), id))
    return;
  hk_deck_reshuffle (self->determination_deck, hk_move_get_random_log (move));
  hk_deck_take (self->determination_deck, id, NULL);
}

/* Cites its ruling. Returns whether the group plays by the house rule; if so, the log says that it applied.
 * @id: of a house rule that decides what comes of it */
gboolean
hk_rf_follow_house_rule (HkRfTable  *self,
                         HkMove     *move,
                         const char *id)
{
  if (!hk_table_follow_house_rule (HK_TABLE (self), move, id))
    return FALSE;
  hk_move_log (move, _("House rule: %s."), _(hk_game_find_house_rule (hk_table_get_game (HK_TABLE (self)), id,
                                                                      NULL)->title));
  return TRUE;
}

static int
read_value (const char *id,
            gpointer    user_data)
{
  return atoi (id);
}

static int
read_against (const char *id,
              gpointer    user_data)
{
  return -atoi (id);
}

/* Whose luck the card was, which is not in the deck any more. */
static void
note_luck (HkRfTable   *self,
           HkMove      *move,
           int          player,
           HkRfDrawFor  use,
           int          value)
{
  static const char * const titles[] = { N_("Determination cards for speed"), N_("Determination cards in fights"), N_("Determination cards of the zombies") };
  g_autofree char *id = g_strdup_printf ("%d", value);

  if (hk_rf_table_knows_deck (self, self->determination_deck))
    hk_move_add_drawn (move, player, titles[use], self->determination_deck, id, use == HK_RF_DRAW_ZOMBIES ? read_against : read_value, NULL);
}

/* Draws a Determination card: the next one that the group tells, or else the top one of the deck (Determination
 * Cards). Returns whether there was one.
 * @player: whose luck it is; -1 all together
 * @use: what it is drawn for
 * @param: the parameter that @entered is from, which is asked for when a card is missing
 * @entered: (nullable): the cards that the group has drawn, in order
 * @position: (inout): how many of @entered are spent
 * @value: (out): of the card, 0 to 99 */
gboolean
hk_rf_draw_card (HkRfTable   *self,
                 HkMove      *move,
                 int          player,
                 HkRfDrawFor  use,
                 const char  *param,
                 JsonArray   *entered,
                 guint       *position,
                 int         *value,
                 GError     **error)
{
  g_autofree char *id = NULL;

  if (entered != NULL && *position < json_array_get_length (entered))
    {
      *value = (int) json_array_get_int_element (entered, *position);
      *position += 1;
      note_card (self, move, *value);
      hk_rf_pack_learn_determination (move, *value);
      note_luck (self, move, player, use, *value);
      return TRUE;
    }
  if (!hk_rf_table_app_draws (self, self->determination_deck))
    return hk_move_ask (move, param, error, _("Which Determination card was drawn?"));
  id = hk_deck_draw (self->determination_deck, hk_move_get_random_log (move), error);
  if (id == NULL)
    return FALSE;
  *value = atoi (id);
  note_luck (self, move, player, use, *value);
  return TRUE;
}

/* @value: of a Determination card; nothing happens below 0 */
void
hk_rf_discard_card (HkRfTable *self,
                    int        value)
{
  g_autofree char *id = g_strdup_printf ("%d", value);

  if (value >= 0 && hk_rf_table_knows_deck (self, self->determination_deck))
    hk_deck_discard (self->determination_deck, id);
}

/* Puts away the cards that the player kept for speed: the first one and the last tiebreaker (Movement). */
void
hk_rf_discard_speed (HkRfTable  *self,
                     HkRfPlayer *player)
{
  const guint n = player->ties == NULL ? 0 : g_strv_length (player->ties);

  hk_rf_discard_card (self, player->speed);
  if (n > 0)
    hk_rf_discard_card (self, atoi (player->ties[n - 1]));
  hk_record_set_int (player, &player->speed, -1);
  hk_record_set_strv (player, &player->ties, NULL);
}

/* @space: counted from the victory space */
void
hk_rf_add_zombies (HkRfTable *self,
                   int        space,
                   int        count)
{
  for (int i = 0; i < count; i++)
    {
      g_autoptr (HkRfZombie) zombie = g_object_new (HK_TYPE_RF_ZOMBIE, "id", self->next_zombie, "space", space, "order", self->next_order, NULL);

      hk_record_set_int (self, &self->next_zombie, self->next_zombie + 1);
      hk_record_set_int (self, &self->next_order, self->next_order + 1);
      hk_record_list_append (self->zombies, zombie);
    }
}

/* Takes a killed zombie off the track; a fight with it is over.
 * @zombie: one of its zombies */
void
hk_rf_remove_zombie (HkRfTable  *self,
                     HkRfZombie *zombie)
{
  const int id = zombie->id;

  for (int i = 0; i < hk_rf_table_get_n_fights (self); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (self, i);

      if (fight->zombie != id)
        continue;
      hk_record_set_boolean (fight, &fight->killed, TRUE);
      if (fight->state == HK_RF_FIGHT_OPEN)
        hk_record_set_enum (fight, &fight->state, HK_RF_FIGHT_SHOT);
    }
  hk_record_list_remove (self->zombies, zombie);
}

/* @zombie: one of its zombies
 * @space: where it goes; it is the last one to come there */
void
hk_rf_shift_zombie (HkRfTable  *self,
                    HkRfZombie *zombie,
                    int         space)
{
  if (zombie->space == space)
    return;
  hk_record_set_int (zombie, &zombie->space, space);
  hk_record_set_int (zombie, &zombie->order, self->next_order);
  hk_record_set_int (self, &self->next_order, self->next_order + 1);
}

/* Leaves the horde of the player where it stands. */
void
hk_rf_lose_horde (HkRfTable *self,
                  int        player)
{
  for (int i = 0; i < hk_rf_table_get_n_zombies (self); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (self, i);

      if (zombie->leader == player)
        hk_record_set_int (zombie, &zombie->leader, -1);
    }
}

/* The zombie player comes back ten spaces further from the victory space (Combat); the horde stays
 * (ruling.lost-horde).
 * @player: a zombie player who is killed */
void
hk_rf_strike_down (HkRfTable *self,
                   HkMove    *move,
                   int        player)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);

  const gboolean along = hk_rf_table_get_horde_size (self, player) > 0 && hk_rf_follow_house_rule (self, move, "horde-goes-along");
  const int back = MIN (record->space + HK_RF_RESPAWN, 9999);
  const gboolean held = back > self->distance && hk_rf_follow_house_rule (self, move, "respawn-at-start");
  const int to = held ? MAX (self->distance, record->space) : back;

  for (int i = 0; along && i < hk_rf_table_get_n_zombies (self); i++)
    if (hk_rf_table_get_zombie (self, i)->leader == player)
      hk_rf_shift_zombie (self, hk_rf_table_get_zombie (self, i), to);
  if (!along)
    hk_rf_lose_horde (self, player);
  for (int i = 0; i < hk_rf_table_get_n_fights (self); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (self, i);

      if (fight->zombie_player != player && !(along && fight->leader == player && fight->state == HK_RF_FIGHT_OPEN))
        continue;
      hk_record_set_boolean (fight, &fight->killed, fight->zombie_player == player);
      if (fight->state == HK_RF_FIGHT_OPEN)
        hk_record_set_enum (fight, &fight->state, fight->zombie_player == player ? HK_RF_FIGHT_SHOT : HK_RF_FIGHT_GONE);
    }
  hk_record_set_int (record, &record->space, to);
  hk_move_log (move, _("%s is killed and comes back on space %d."), record->name, record->space);
}

/* Returns what lies there, made when nothing did.
 * @space: counted from the victory space */
HkRfPile *
hk_rf_make_pile (HkRfTable *self,
                 int        space)
{
  HkRfPile *pile = hk_rf_table_find_pile (self, space);
  g_autoptr (HkRfPile) made = NULL;

  if (pile != NULL)
    return pile;
  made = g_object_new (HK_TYPE_RF_PILE, "space", space, NULL);
  hk_record_list_append (self->piles, made);
  return made;
}

/* Takes the pile away when nothing is left of it.
 * @pile: what lies on a space */
void
hk_rf_clear_pile (HkRfTable *self,
                  HkRfPile  *pile)
{
  if (pile->bullets == 0 && hk_record_list_get_length (pile->items) == 0)
    hk_record_list_remove (self->piles, pile);
}

/* @from: (element-type HkRfItem): where it is
 * @to: (element-type HkRfItem): where it goes */
void
hk_rf_take_item (HkRecordList *from,
                 HkRfItem   *item,
                 HkRecordList *to)
{
  hk_record_list_append (to, item);
  hk_record_list_remove (from, item);
}

/* Takes one use off; at the last one the card is discarded (Events). */
void
hk_rf_use_up (HkRfTable  *self,
              HkRfPlayer *player,
              HkRfItem   *item)
{
  if (item->uses < 0)
    return;
  if (item->uses > 1)
    {
      hk_record_set_int (item, &item->uses, item->uses - 1);
      return;
    }
  if (item->card != NULL && self->event_deck != NULL)
    hk_deck_discard (self->event_deck, item->card);
  hk_record_list_remove (player->items, item);
}

/* To their discards, without effect (ruling.old-blood). */
static void
discard_bloods (HkRfTable  *self,
                HkMove     *move,
                HkRfPlayer *player)
{
  const gboolean out = hk_rf_player_get_n_bloods (player) > 0 && hk_rf_follow_house_rule (self, move, "old-blood-out");

  for (int i = 0; i < hk_rf_player_get_n_bloods (player); i++)
    {
      HkRfBlood *blood = hk_rf_player_get_blood (player, i);

      if (!out && blood->card != NULL && self->blood_deck != NULL)
        hk_deck_discard (self->blood_deck, blood->card);
    }
  hk_record_list_remove_all (player->bloods);
}

static gboolean
carries (HkRfPlayer *player)
{
  return player->bullets > 0 || hk_record_list_get_length (player->items) > 0;
}

/* Bullets go back to the box, cards to their discards. */
static void
lose_all (HkRfTable  *self,
          HkRfPlayer *player)
{
  for (int i = 0; i < hk_record_list_get_length (player->items); i++)
    {
      HkRfItem *item = hk_record_list_get (player->items, i);

      if (item->card != NULL && self->event_deck != NULL)
        hk_deck_discard (self->event_deck, item->card);
    }
  hk_record_list_remove_all (player->items);
  hk_record_set_int (player, &player->bullets, 0);
}

static void
drop_all (HkRfTable  *self,
          HkRfPlayer *player)
{
  HkRfPile *pile;

  if (!carries (player))
    return;
  pile = hk_rf_make_pile (self, player->space);
  hk_record_set_int (pile, &pile->bullets, MIN (pile->bullets + player->bullets, 999));
  hk_record_set_int (player, &player->bullets, 0);
  while (hk_record_list_get_length (player->items) > 0)
    hk_rf_take_item (player->items, hk_record_list_get (player->items, 0), pile->items);
}

/* Who is no human on the track any more fights no more. */
static void
leave_fights (HkRfTable *self,
              int        player)
{
  for (int i = 0; i < hk_rf_table_get_n_fights (self); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (self, i);

      if (fight->player == player && fight->state == HK_RF_FIGHT_OPEN)
        hk_record_set_enum (fight, &fight->state, HK_RF_FIGHT_GONE);
    }
}

/* Makes a zombie player of a human. All bullets and items stay on the space (Infection Countdown, icon.death); the
 * Blood cards go back (ruling.old-blood). */
void
hk_rf_turn_player (HkRfTable  *self,
                   HkMove     *move,
                   int         player,
                   HkRfHow     how)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  const HkRfPhase phase = hk_rf_table_get_phase (self);

  if (how != HK_RF_HOW_INFECTED && carries (record) && hk_rf_follow_house_rule (self, move, "dead-leave-nothing"))
    lose_all (self, record);
  drop_all (self, record);
  discard_bloods (self, move, record);
  hk_rf_discard_speed (self, record);
  hk_record_set_boolean (record, &record->zombie, TRUE);
  hk_record_set_enum (record, &record->how, how);
  hk_record_set_int (record, &record->turned_turn, self->turn);
  hk_record_set_int (record, &record->turned_phase, (phase == HK_RF_PHASE_NONE ? HK_RF_PHASE_COMBAT : MIN (phase, HK_RF_PHASE_COMBAT)) + 1);
  hk_record_reset (record, "safe", "blood-due", "skips", "move-bonus", "moved", "blocked", NULL);
  leave_fights (self, player);
  hk_move_log (move, _("%s is a zombie player now."), record->name);
}

/* Takes a human who stands on the victory space out of danger, unless hidden Blood cards have to be turned up first
 * (Victory Conditions, ruling.waiting). */
void
hk_rf_check_out (HkRfTable *self,
                 HkMove    *move,
                 int        player)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);

  if (!hk_rf_player_is_human (record) || record->space != 0)
    return;
  if (!hk_table_keeps (HK_TABLE (self), "blood"))
    {
      hk_move_log (move, _("%s is on the victory space, and out when no Blood card is hidden."), record->name);
      return;
    }
  if (!self->allow_unrevealed && (hk_rf_player_count_hidden (record) > 0 || record->blood_due > 0))
    {
      hk_move_log (move, _("%s waits on the victory space until all Blood cards are turned up."), record->name);
      return;
    }
  hk_record_set_boolean (record, &record->safe, TRUE);
  hk_record_set_int (record, &record->out_turn, self->turn);
  hk_record_set_boolean (record, &record->moved, TRUE);
  leave_fights (self, player);
  hk_move_log (move, _("%s is out."), record->name);
}

/* Returns (nullable): the player; %NULL on an error. Errors: %HK_ERROR_PARAMETER.
 * @move: a move with a "player"
 * @number: (out) (nullable): the seat */
HkRfPlayer *
hk_rf_read_player (HkRfTable *self,
                   HkMove    *move,
                   int       *number,
                   GError   **error)
{
  const int player = hk_move_get_int (move, "player", -1);
  HkRfPlayer *record = hk_rf_table_get_player (self, player);

  if (record == NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("There is no such player at the table."));
  if (number != NULL)
    *number = player;
  return record;
}

/* Notes a card that was drawn in the fight.
 * @member: its human_cards or zombie_cards
 * @value: of a Determination card */
void
hk_rf_note_fight_card (HkRfFight *fight,
                       GStrv     *member,
                       int        value)
{
  g_autofree char *text = g_strdup_printf ("%d", value);

  hk_record_add_text (fight, member, text);
}

/* Says where the player goes from the space that it stands on (Movement).
 * @to: the space, another one */
void
hk_rf_log_walk (HkMove     *move,
                HkRfPlayer *player,
                int         to)
{
  if (to == 0)
    hk_move_log (move, _("%s moves from space %d to the victory space."), player->name, player->space);
  else
    hk_move_log (move, _("%s moves from space %d to space %d."), player->name, player->space, to);
}
