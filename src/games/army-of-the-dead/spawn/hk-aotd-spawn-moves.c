/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/content/hk-aotd-pack.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/rules/hk-aotd-round.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-horde.h"
#include "hk-aotd-spawn-moves.h"
#include "hk-aotd-zombies.h"

/* The second step of the Zombie Phase (book, pages 22 and 23): a card for every open Spawn Zone, clockwise
 * from the Starting Spawn Zone, on the line of the highest Danger Level. */

static gboolean
is_zeus_zone (HkAotdSpawn *spawn)
{
  return g_strcmp0 (spawn->kind, "zeus") == 0;
}

/* The deck that the cards for @spawn come from. */
static HkDeck *
get_deck (HkAotdTable *self,
          HkAotdSpawn *spawn)
{
  return is_zeus_zone (spawn) ? self->zeus_deck : self->zombie_deck;
}

/* Returns whether Zombies spawn there in this round and have not yet. */
gboolean
hk_aotd_spawn_is_due (HkAotdTable *self,
                      HkAotdSpawn *spawn)
{
  return spawn->open && !spawn->done && spawn->from_round <= self->round;
}

/* Returns the number of the Spawn Zone whose turn it is; −1 when all have spawned. */
int
hk_aotd_spawn_find_next (HkAotdTable *self)
{
  for (int i = 0; i < hk_record_list_get_length (self->spawns); i++)
    if (hk_aotd_spawn_is_due (self, hk_aotd_table_get_spawn (self, i)))
      return i;
  return -1;
}

/* Returns whether the app can draw the card: the group lets it, and it knows the whole deck. */
gboolean
hk_aotd_spawn_app_draws (HkAotdTable *self,
                         HkAotdSpawn *spawn)
{
  HkDeck *deck = get_deck (self, spawn);
  const guint size = is_zeus_zone (spawn) ? HK_AOTD_N_ZEUS_ORDERS : HK_AOTD_N_ZOMBIE_CARDS;
  g_auto (GStrv) removed = NULL;

  if (deck == NULL || self->cards_by == HK_BY_HAND)
    return FALSE;
  g_object_get (deck, "removed", &removed, NULL);
  return hk_deck_can_draw (deck, 1)
         && hk_deck_get_n_left (deck) + hk_deck_get_n_discarded (deck) + (removed == NULL ? 0 : g_strv_length (removed)) >= size;
}

/* Returns how many Zombies its line for the level brings.
 * @card: a Zombie card or a Zeus Orders card
 * @level: a Danger Level, from 0 for Blue to 3 for Red */
int
hk_aotd_spawn_card_get_count (HkAotdSpawnCard *card,
                              int              level)
{
  const int counts[] = { card->blue, card->yellow, card->orange, card->red };

  return counts[CLAMP (level, 0, 3)];
}

/* Returns (nullable): the card that spawned there last, when it is known. */
HkAotdSpawnCard *
hk_aotd_spawn_get_card (HkAotdTable *self,
                        HkAotdSpawn *spawn)
{
  return spawn->card == NULL ? NULL : hk_aotd_table_find_spawn_card (self, is_zeus_zone (spawn) ? "zeus" : "zombie", spawn->card);
}

/* No Spawn Zone has spawned yet. */
static void
reset_spawns (HkAotdTable *self)
{
  for (int i = 0; i < hk_record_list_get_length (self->spawns); i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (self, i);

      hk_record_set_boolean (spawn, &spawn->done, FALSE);
      hk_record_set_string (spawn, &spawn->card, NULL);
      hk_record_set_string (spawn, &spawn->type, NULL);
      hk_record_set_int (spawn, &spawn->placed, 0);
      hk_record_set_int (spawn, &spawn->missing, 0);
    }
}

/* Begins a round that the group comes to by hand. */
void
hk_aotd_spawn_begin_round_by_hand (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  reset_spawns (self);
  hk_record_set_int (self, &self->spawn_level, -1);
  hk_aotd_zombies_drop_waiting (self);
}

/* Begins the spawn step. */
void
hk_aotd_spawn_begin (HkAotdTable *self,
                     HkMove      *move)
{
  hk_record_set_enum (self, &self->phase, HK_AOTD_PHASE_SPAWN);
  hk_record_set_int (self, &self->spawn_level, (int) hk_aotd_table_get_level (self));
  hk_record_set_int (self, &self->activation, 0);
  hk_record_set_enum (self, &self->zombie_step, HK_AOTD_STEP_NONE);
  reset_spawns (self);
  hk_move_log (move, _("New Zombies come."));
  hk_aotd_spawn_settle (self, move);
}

/* Goes on to the End Phase when every Spawn Zone has spawned and nothing is left to be resolved. */
void
hk_aotd_spawn_settle (HkAotdTable *self,
                      HkMove      *move)
{
  if (hk_aotd_table_get_phase (self) != HK_AOTD_PHASE_SPAWN || hk_aotd_spawn_find_next (self) >= 0
      || self->wounds_to_split > 0 || (self->extra_activations != NULL && self->extra_activations[0] != NULL))
    return;
  hk_aotd_round_begin_end (self, move);
}

/* Who activates at once by a Zeus Orders card. */
static void
give_orders (HkAotdTable *self,
             HkMove      *move,
             HkAotdSpawn *spawn,
             const char  *activates,
             const char  *type,
             int          placed)
{
  static const struct
  {
    const char *order;
    const char *type;
    gboolean    there;
  } orders[] = {
    { "shamblers", "shambler", FALSE },
    { "alphas", "alpha", FALSE },
    { "all", "all", FALSE },
    { "shamblers-there", "shambler", TRUE },
    { "alphas-there", "alpha", TRUE },
    { "all-there", "all", TRUE },
  };

  if (g_strcmp0 (activates, "those") == 0 && placed > 0)
    hk_aotd_table_queue_activation (self, move, type, spawn->name, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    if (g_strcmp0 (activates, orders[i].order) == 0)
      hk_aotd_table_queue_activation (self, move, orders[i].type, orders[i].there ? spawn->name : NULL, FALSE);
}

/* Zombies come at @spawn. */
static void
spawn_at (HkAotdTable *self,
          HkMove      *move,
          HkAotdSpawn *spawn,
          const char  *type,
          int          count,
          const char  *activates)
{
  const gboolean abomination = hk_aotd_is_abomination (type);
  const gboolean none = g_strcmp0 (type, "none") == 0 || (count == 0 && !abomination);
  const int wanted = abomination ? 1 : count;
  const int coming = none ? 0 : MIN (wanted, hk_aotd_table_get_pool (self, type));
  g_autofree char *text = none ? NULL : hk_aotd_zombie_count (type, MAX (coming, 1));
  int placed;

  hk_record_set_boolean (spawn, &spawn->done, TRUE);
  if (coming > 0)
    hk_move_log (move, C_("what spawns where", "%s: %s."), spawn->name, text);
  else if (none)
    hk_move_log (move, _("%s: nobody comes."), spawn->name);
  else if (abomination)
    {
      hk_move_log (move, _("%s: this Abomination has come before; nobody comes."), spawn->name);
      if (hk_aotd_decide (self, move, "abomination-activates") && hk_aotd_table_get_on_board (self, type) > 0)
        hk_aotd_table_queue_activation (self, move, type, NULL, FALSE);
    }
  else
    hk_aotd_table_log_none_left (move, spawn->name, type, wanted);
  placed = none ? 0 : hk_aotd_table_place (self, move, type, wanted);
  hk_record_set_string (spawn, &spawn->type, none ? NULL : type);
  hk_record_set_int (spawn, &spawn->placed, placed);
  hk_record_set_int (spawn, &spawn->missing, none || abomination ? 0 : wanted - placed);
  give_orders (self, move, spawn, activates, type, placed);
}

typedef struct
{
  HkAotdTable *table;
  const char  *deck;
  int          level;
} Reading;

/* Fewer Zombies are luckier. */
static int
read_zombies (const char *id,
              gpointer    reading)
{
  const Reading *self = reading;
  HkAotdSpawnCard *card = hk_aotd_table_find_spawn_card (self->table, self->deck, id);

  return card == NULL ? 0 : -hk_aotd_spawn_card_get_count (card, self->level);
}

/* What a card of a deck says whose other cards are all known. */
static void
note_luck (HkAotdTable     *self,
           HkMove          *move,
           HkAotdSpawn     *spawn,
           HkAotdSpawnCard *card,
           int              level)
{
  Reading reading = { self, is_zeus_zone (spawn) ? "zeus" : "zombie", level };
  HkDeck *deck = get_deck (self, spawn);

  for (guint i = 0; deck != NULL && i < hk_deck_get_n_left (deck); i++)
    if (hk_aotd_table_find_spawn_card (self, reading.deck, hk_deck_peek (deck, i)) == NULL)
      return;
  if (deck != NULL && hk_deck_get_n_left (deck) > 0)
    hk_move_add_drawn (move, -1, N_("Zombies on spawn cards"), deck, card->card, read_zombies, &reading);
}

/* Where Danger Levels are not kept, the group tells the highest of them once a round. */
static gboolean
read_level (HkAotdTable *self,
            HkMove      *move,
            GError     **error)
{
  const char *told = hk_move_get_string (move, "level");

  for (int i = 0; told != NULL && i < HK_AOTD_N_LEVELS; i++)
    if (g_str_equal (told, hk_aotd_level_get_id ((HkAotdLevel) i)))
      hk_record_set_int (self, &self->spawn_level, i);
  if (self->spawn_level >= 0 || hk_table_keeps (HK_TABLE (self), "danger"))
    return TRUE;
  return hk_move_ask (move, "level", error, _("What is the highest Danger Level of a Survivor?"));
}

/* Resolves a card that is known. */
static void
resolve (HkAotdTable     *self,
         HkMove          *move,
         HkAotdSpawn     *spawn,
         HkAotdSpawnCard *card)
{
  int level = hk_table_keeps (HK_TABLE (self), "danger") ? (int) hk_aotd_table_get_level (self) : self->spawn_level;

  if (self->spawn_level >= 0 && self->spawn_level != level && hk_aotd_decide (self, move, "level-fixed"))
    level = self->spawn_level;
  note_luck (self, move, spawn, card, level);
  hk_record_set_string (spawn, &spawn->card, card->card);
  spawn_at (self, move, spawn, card->type, hk_aotd_spawn_card_get_count (card, level), card->activates);
  if (card->text != NULL && card->text[0] != '\0')
    hk_move_log (move, _("The card says: %s"), card->text);
}

/* Draws a card for @spawn. */
static gboolean
draw (HkAotdTable *self,
      HkMove      *move,
      HkAotdSpawn *spawn,
      GError     **error)
{
  HkDeck *deck = get_deck (self, spawn);
  g_autofree char *id = NULL;
  HkAotdSpawnCard *card;

  if (is_zeus_zone (spawn) && hk_deck_get_n_left (deck) == 0 && hk_aotd_decide (self, move, "zeus-deck-ends"))
    {
      hk_record_set_boolean (spawn, &spawn->done, TRUE);
      hk_move_log (move, _("%s: the Zeus Orders are used up; nobody comes."), spawn->name);
      return TRUE;
    }
  if (!read_level (self, move, error))
    return FALSE;
  if (hk_deck_get_n_left (deck) == 0)
    hk_move_log (move,
                 is_zeus_zone (spawn) ? _("The Zeus Orders are shuffled anew.") : _("The Zombie cards are shuffled anew."));
  id = hk_deck_draw (deck, hk_move_get_random_log (move), error);
  if (id == NULL)
    return FALSE;
  card = hk_aotd_table_find_spawn_card (self, is_zeus_zone (spawn) ? "zeus" : "zombie", id);
  if (card == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("What the card “%s” says is not known."), id);
  hk_deck_discard (deck, id);
  resolve (self, move, spawn, card);
  return TRUE;
}

static const char * const lines[] = { "blue", "yellow", "orange", "red" };

/* Keeps the card that the group has read out, for the table and for its pack. */
static HkAotdSpawnCard *
learn_card (HkAotdTable *self,
            HkMove      *move,
            const char  *deck,
            GError     **error)
{
  g_autoptr (JsonObject) component = json_object_new ();
  g_autoptr (HkAotdSpawnCard) card = NULL;
  HkAotdSpawnCard *known = hk_aotd_table_find_spawn_card (self, deck, hk_move_get_string (move, "card"));
  const gboolean owned = known != NULL && g_strcmp0 (known->source, "owner") == 0;
  const gboolean zeus = g_str_equal (deck, "zeus");

  json_object_set_string_member (component, "id", hk_move_get_string (move, "card"));
  json_object_set_string_member (component, "type", hk_move_get_string (move, "type"));
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    json_object_set_int_member (component, lines[i], hk_move_get_int (move, lines[i], 0));
  if (zeus)
    {
      const char *activates = hk_move_has (move, "activates") ? hk_move_get_string (move, "activates") : owned ? known->activates : NULL;
      const char *text = hk_move_has (move, "text") ? hk_move_get_string (move, "text") : owned ? known->text : NULL;

      json_object_set_string_member (component, "activates", activates == NULL ? "none" : activates);
      if (text != NULL)
        json_object_set_string_member (component, "text", text);
    }
  json_object_set_string_member (component, "source", "owner");
  card = hk_aotd_pack_to_spawn_card (deck, component, error);
  if (card == NULL)
    return NULL;
  hk_record_list_remove (self->spawn_cards, known);
  hk_record_list_append (self->spawn_cards, card);
  hk_move_learn (move, zeus ? "zeus-order" : "zombie-card", component);
  return card;
}

/* Takes the card that was drawn by hand out of the deck of the app, which may not know it. */
static gboolean
take_card (HkAotdTable *self,
           HkMove      *move,
           HkAotdSpawn *spawn,
           const char  *id,
           GError     **error)
{
  HkDeck *deck = get_deck (self, spawn);
  const gboolean shuffle = hk_deck_get_n_left (deck) == 0 && hk_deck_get_n_discarded (deck) > 0
                           && !(is_zeus_zone (spawn) && hk_aotd_decide (self, move, "zeus-deck-ends"));

  if (shuffle)
    {
      hk_deck_reshuffle (deck, hk_move_get_random_log (move));
      hk_move_log (move,
                   is_zeus_zone (spawn) ? _("The Zeus Orders are shuffled anew.") : _("The Zombie cards are shuffled anew."));
    }
  if (!hk_deck_take (deck, id, NULL))
    {
      g_auto (GStrv) removed = NULL;

      g_object_get (deck, "removed", &removed, NULL);
      if (removed != NULL && g_strv_contains ((const char * const *) removed, id))
        {
          hk_move_log (move, _("The card “%s” has left the game; take it out of the deck."), id);
          return TRUE;
        }
      if (hk_deck_take_discard (deck, id, NULL)
          && !hk_move_require_rule (move, "army-of-the-dead/spawn.deck", error,
                                    _("The card “%s” was drawn before and lies in the discards."), id))
        return FALSE;
    }
  hk_deck_discard (deck, id);
  return TRUE;
}

/* One Zone whose card the group has drawn and tells. */
static gboolean
spawn_by_hand (HkAotdTable *self,
               HkMove      *move,
               HkAotdSpawn *spawn,
               GError     **error)
{
  const char *deck = is_zeus_zone (spawn) ? "zeus" : "zombie";
  const char *id = hk_move_get_string (move, "card");
  const char *type = hk_move_get_string (move, "type");
  HkAotdSpawnCard *card = id == NULL ? NULL : hk_aotd_table_find_spawn_card (self, deck, id);
  gboolean whole = id != NULL && type != NULL;

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    whole = whole && hk_move_has (move, lines[i]);
  if (!is_zeus_zone (spawn) && g_strcmp0 (type, "none") == 0)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A Zombie card brings Zombies of some type."));
  if (whole)
    {
      card = learn_card (self, move, deck, error);
      if (card == NULL)
        return FALSE;
    }
  if (card != NULL)
    {
      if (!read_level (self, move, error) || !take_card (self, move, spawn, id, error))
        return FALSE;
      resolve (self, move, spawn, card);
      return TRUE;
    }
  if (type == NULL || (!hk_move_has (move, "count") && !hk_aotd_is_abomination (type) && !g_str_equal (type, "none")))
    {
      hk_move_ask_also (move, "type");
      return hk_move_ask (move, "count", error, id == NULL ? _("The card for %s: which Zombies come, and how many?")
                                                           : _("The card for %s is not known yet: which Zombies come, and how many?"), spawn->name);
    }
  hk_record_set_string (spawn, &spawn->card, id);
  spawn_at (self, move, spawn, type, hk_move_get_int (move, "count", g_str_equal (type, "none") ? 0 : 1), hk_move_get_string (move, "activates"));
  return TRUE;
}

static gboolean
check_spawn (HkAotdTable *self,
             HkMove      *move,
             GError     **error)
{
  if (self->outcome != HK_AOTD_ENDING_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The mission is over."));
  if (self->wounds_to_split > 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Wounds have to be given out first."));
  if (self->extra_activations != NULL && self->extra_activations[0] != NULL && !hk_aotd_decide (self, move, "extra-after-spawn")
      && !hk_move_require_rule (move, "army-of-the-dead/spawn.running-out", error,
                                _("An extra Activation of Zombies comes first.")))
    return FALSE;
  return hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_SPAWN || hk_table_goes_by_hand (HK_TABLE (self))
         || hk_move_require_rule (move, "army-of-the-dead/spawn.step", error,
                                  _("Zombies spawn after all Zombies have acted."));
}

/* All Zones that are due, until an extra Activation comes in between. */
static gboolean
spawn_all (HkAotdTable *self,
           HkMove      *move,
           GError     **error)
{
  int number = hk_aotd_spawn_find_next (self);

  if (number < 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Every open Spawn Zone has spawned in this round."));
  if (!hk_aotd_spawn_app_draws (self, hk_aotd_table_get_spawn (self, number)))
    {
      hk_move_ask_also (move, "type");
      return hk_move_ask (move, "count", error, _("The card for %s: which Zombies come, and how many?"),
                          hk_aotd_table_get_spawn (self, number)->name);
    }
  for (; number >= 0 && hk_aotd_spawn_app_draws (self, hk_aotd_table_get_spawn (self, number)); number = hk_aotd_spawn_find_next (self))
    {
      if (!draw (self, move, hk_aotd_table_get_spawn (self, number), error))
        return FALSE;
      if (self->extra_activations != NULL && self->extra_activations[0] != NULL && !hk_aotd_decide (self, move, "extra-after-spawn"))
        break;
    }
  return TRUE;
}

static gboolean
check_order (HkAotdTable *self,
             HkMove      *move,
             int          number,
             GError     **error)
{
  HkAotdSpawn *spawn = hk_aotd_table_get_spawn (self, number);
  const int next = hk_aotd_spawn_find_next (self);

  if (spawn == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          number < 0 ? _("Every open Spawn Zone has spawned in this round.") : _("There is no such Spawn Zone."));
  if (!hk_aotd_spawn_is_due (self, spawn))
    return hk_move_require_rule (move, "army-of-the-dead/spawn.step", error, _("At %s nobody spawns now."),
                                 spawn->name);
  return number == next
         || hk_move_require_rule (move, "army-of-the-dead/spawn.order", error,
                                  _("%s comes first, clockwise from the Starting Spawn Zone."),
                                  hk_aotd_table_get_spawn (self, next)->name);
}

static gboolean
apply_spawn (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const gboolean told = hk_move_has (move, "card") || hk_move_has (move, "type");
  int number;

  if (!check_spawn (self, move, error))
    return FALSE;
  if (!told && !hk_move_has (move, "zone"))
    {
      if (!spawn_all (self, move, error))
        return FALSE;
    }
  else
    {
      number = hk_move_get_int (move, "zone", hk_aotd_spawn_find_next (self));
      if (!check_order (self, move, number, error))
        return FALSE;
      if (!told && hk_aotd_spawn_app_draws (self, hk_aotd_table_get_spawn (self, number)))
        {
          if (!draw (self, move, hk_aotd_table_get_spawn (self, number), error))
            return FALSE;
        }
      else if (!spawn_by_hand (self, move, hk_aotd_table_get_spawn (self, number), error))
        return FALSE;
    }
  hk_aotd_spawn_settle (self, move);
  return TRUE;
}

static const char * const types[] = { "shambler", "alpha", "valentine", "queen", "zeus", "none", NULL };
static const char * const levels[] = { "blue", "yellow", "orange", "red", NULL };
static const char * const orders[] = { "none", "those", "shamblers", "alphas", "all", "shamblers-there", "alphas-there", "all-there", NULL };

static const HkParamSpec spawn_params[] = {
  { "zone", HK_PARAM_INT, FALSE, 0, 11, NULL, N_("Which Spawn Zone; all that are due when left out"), N_("Spawn Zone"), "spawns" },
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The card that was drawn by hand"), N_("Card") },
  { "type", HK_PARAM_STRING, FALSE, 0, 0, types, N_("The type of Zombies on the card"), N_("Type of Zombies") },
  { "count", HK_PARAM_INT, FALSE, 0, 30, NULL, N_("How many come, on the line of the highest Danger Level"), N_("How many") },
  { "blue", HK_PARAM_INT, FALSE, 0, 16, NULL, N_("The Blue line of the card, for the owner’s pack"), N_("Blue Level") },
  { "yellow", HK_PARAM_INT, FALSE, 0, 16, NULL, N_("The Yellow line of the card"), N_("Yellow Level") },
  { "orange", HK_PARAM_INT, FALSE, 0, 16, NULL, N_("The Orange line of the card"), N_("Orange Level") },
  { "red", HK_PARAM_INT, FALSE, 0, 16, NULL, N_("The Red line of the card"), N_("Red Level") },
  { "level", HK_PARAM_STRING, FALSE, 0, 0, levels, N_("The highest Danger Level, where the levels are not kept"), N_("Highest Danger Level") },
  { "activates", HK_PARAM_STRING, FALSE, 0, 0, orders, N_("Who activates at once by a Zeus Orders card"), N_("Who activates at once") },
  { "text", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("What else a Zeus Orders card says"), N_("What else the card says") },
};

const HkMoveSpec hk_aotd_spawn_moves[] = {
  { "spawn", N_("Spawn Zombies"), "army-of-the-dead/spawn.step", spawn_params, G_N_ELEMENTS (spawn_params), apply_spawn },
};

const guint hk_aotd_n_spawn_moves = G_N_ELEMENTS (hk_aotd_spawn_moves);
