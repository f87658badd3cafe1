/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/guide/hk-rf-legal.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "hk-rf-bot.h"

#define MAX_TRIES 60

void
hk_rf_bot_init (HkRfBot *bot,
                guint64  seed)
{
  *bot = (HkRfBot) { hk_random_new (seed), FALSE, FALSE, 0 };
}

void
hk_rf_bot_clear (HkRfBot *bot)
{
  g_clear_pointer (&bot->random, hk_random_unref);
}

int
hk_rf_bot_roll (HkRfBot *bot,
                int      below)
{
  return below <= 1 ? 0 : (int) hk_random_below (bot->random, (guint32) below);
}

/**
 * hk_rf_make_setup:
 * @n_players: 1 to 8
 * @variant: which agreements
 *
 * Returns: (transfer full): a setup with the stand-in
 */
JsonObject *
hk_rf_make_setup (guint n_players,
                  guint variant)
{
  static const char * const names[] = { "Ann", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal" };
  static const char * const structures[] = { "simple", "advanced", "intermediate", "expert" };
  static const char * const victories[] = { "first", "group", "last" };
  JsonObject *setup = json_object_new ();
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < n_players; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", names[i]);
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (setup, "players", players);
  json_object_set_string_member (setup, "structure", structures[variant % 4]);
  json_object_set_string_member (setup, "victory", victories[variant % 3]);
  json_object_set_string_member (setup, "draw-order", variant % 2 == 0 ? "clockwise" : "speed");
  json_object_set_int_member (setup, "distance", 25 + 20 * (variant % 3));
  json_object_set_int_member (setup, "ammo", variant % 5);
  json_object_set_int_member (setup, "first-player", variant % n_players);
  json_object_set_boolean_member (setup, "unarmed", variant % 2 == 0);
  json_object_set_boolean_member (setup, "allow-unrevealed", variant % 4 == 3);
  return setup;
}

static void
set_int (HkMove     *move,
         const char *member,
         int         value)
{
  json_object_set_int_member (hk_move_get_params (move), member, value);
}

/* One card, or several, as they might come from the box. */
static void
set_cards (HkRfBot    *bot,
           HkMove     *move,
           const char *member,
           guint       n)
{
  JsonArray *cards = json_array_new ();

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (cards, 1 + hk_rf_bot_roll (bot, 10));
  json_object_set_array_member (hk_move_get_params (move), member, cards);
}

static void
fill_players (HkRfBot   *bot,
              HkRfTable *table,
              HkMove    *move)
{
  HkRfFight *fight = hk_rf_table_get_fight (table, hk_move_get_int (move, "fight", 0));
  g_autoptr (GArray) there = hk_rf_list_on_space (table, fight == NULL ? 0 : fight->space);
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < there->len; i++)
    json_array_add_int_element (players, g_array_index (there, int, i));
  json_object_set_array_member (hk_move_get_params (move), "players", players);
}

/* The first payers who have bullets on the space. */
static void
fill_payment (HkRfBot   *bot,
              HkRfTable *table,
              HkMove    *move)
{
  HkRfDraw *draw = hk_rf_table_get_draw (table, hk_rf_find_next_draw (table));
  g_autoptr (GArray) there = hk_rf_list_on_space (table, draw == NULL ? 0 : draw->space);
  JsonObject *by = json_object_new ();
  int left = draw == NULL || draw->event == NULL ? 1 : -draw->event->bullets;

  for (guint i = 0; i < there->len && left > 0; i++)
    {
      const int player = g_array_index (there, int, i);
      const int pays = MIN (left, hk_rf_table_get_player (table, player)->bullets);
      g_autofree char *seat = g_strdup_printf ("%d", player);

      json_object_set_int_member (by, seat, pays);
      left -= pays;
    }
  json_object_set_object_member (hk_move_get_params (move), "by", by);
}

static void
fill_event (HkRfBot   *bot,
            HkRfTable *table,
            HkMove    *move)
{
  static const char * const icons[] = { "", "bullets", "melee", "item", "ability", "movement", "add-zombies", "encounter", "blood", "death,bullets", "blood,bullets" };
  JsonObject *facts = json_object_new ();
  const int kind = hk_rf_bot_roll (bot, G_N_ELEMENTS (icons));
  g_autofree char *name = g_strdup_printf ("Card %d", kind);

  json_object_set_string_member (facts, "name", name);
  json_object_set_string_member (facts, "icons", icons[kind]);
  json_object_set_int_member (facts, "bullets", hk_rf_bot_roll (bot, 5) - 2);
  json_object_set_int_member (facts, "zombies", hk_rf_bot_roll (bot, 4));
  json_object_set_int_member (facts, "move", hk_rf_bot_roll (bot, 9) - 4);
  json_object_set_int_member (facts, "skips", hk_rf_bot_roll (bot, 6) == 0);
  json_object_set_int_member (facts, "uses", hk_rf_bot_roll (bot, 4) - 1);
  json_object_set_object_member (hk_move_get_params (move), "facts", facts);
}

/* What a person would still have to say. */
static void
fill (HkRfBot   *bot,
      HkRfTable *table,
      HkMove    *move)
{
  const char *name = hk_move_get_name (move);
  HkRfPlayer *player = hk_rf_table_get_player (table, hk_move_get_int (move, "player", -1));
  g_autoptr (GArray) drawing = hk_rf_list_drawing (table);
  g_autoptr (GArray) tied = hk_rf_list_tied (table);

  if (g_str_equal (name, "move") && !hk_move_has (move, "to") && player != NULL)
    set_int (move, "to", MAX (player->space - hk_rf_bot_roll (bot, hk_rf_get_reach (player) + 1), 0));
  else if (g_str_equal (name, "zombie-player-move"))
    {
      if (player->speed < 0 && bot->by_hand)
        set_int (move, "value", 1 + hk_rf_bot_roll (bot, 10));
      set_int (move, "to", MAX (player->space + (hk_rf_bot_roll (bot, 3) == 0 ? 1 : -1) * hk_rf_bot_roll (bot, MAX (player->speed, 0) + 1), 0));
      json_object_set_boolean_member (hk_move_get_params (move), "take", hk_rf_bot_roll (bot, 2) == 0);
    }
  else if (g_str_equal (name, "unarmed"))
    fill_players (bot, table, move);
  else if (g_str_equal (name, "target"))
    set_int (move, "player", hk_rf_bot_roll (bot, hk_rf_table_get_n_players (table)));
  else if (g_str_equal (name, "pay-bullets"))
    fill_payment (bot, table, move);
  if (!bot->by_hand)
    return;
  if (g_str_equal (name, "draw-speed"))
    set_cards (bot, move, "values", drawing->len);
  else if (g_str_equal (name, "tie-break"))
    set_cards (bot, move, "values", tied->len);
  else if (g_str_equal (name, "zombies-move"))
    set_int (move, "value", 1 + hk_rf_bot_roll (bot, 10));
  else if (g_str_equal (name, "draw-hunt"))
    {
      guint n = 0;

      for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
        n += hk_rf_table_get_player (table, i)->zombie && hk_rf_table_get_player (table, i)->speed < 0;
      set_cards (bot, move, "values", n);
    }
  else if (g_str_equal (name, "fight"))
    {
      set_cards (bot, move, "human", 1);
      set_cards (bot, move, "zombie", 1);
    }
  else if (g_str_equal (name, "unarmed"))
    {
      set_cards (bot, move, "human", json_array_get_length (hk_move_get_array (move, "players")));
      set_cards (bot, move, "zombie", 1);
    }
  else if (g_str_equal (name, "draw-blood"))
    {
      set_int (move, "drops", 1 + hk_rf_bot_roll (bot, 3));
      if (hk_rf_bot_roll (bot, 2) == 0)
        json_object_set_boolean_member (hk_move_get_params (move), "infected", hk_rf_bot_roll (bot, 3) == 0);
    }
  else if (g_str_equal (name, "reveal-blood"))
    json_object_set_boolean_member (hk_move_get_params (move), "infected", hk_rf_bot_roll (bot, 3) == 0);
  else if (g_str_equal (name, "event"))
    fill_event (bot, table, move);
}

static HkMove *
pick (HkRfBot   *bot,
      HkRfTable *table,
      GPtrArray *offers)
{
  g_autoptr (GPtrArray) legal = g_ptr_array_new ();
  HkMove *move;

  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, i);
      const char *name = hk_move_get_name (hk_move_option_get_move (offer));

      if (hk_move_option_is_legal (offer) && !g_str_equal (name, "finish") && (!g_str_equal (name, "drop")
                                                                               || hk_rf_bot_roll (bot, 12) == 0))
        g_ptr_array_add (legal, offer);
    }
  if (legal->len == 0)
    return NULL;
  move = hk_move_option_make_move (g_ptr_array_index (legal, hk_rf_bot_roll (bot, (int) legal->len)));
  fill (bot, table, move);
  return move;
}

/* The fight that is open, mostly with what the human has. */
static HkMove *
make_asked (HkRfBot    *bot,
            HkRfTable  *table,
            const char *asks)
{
  HkMove *move = hk_move_build (asks, NULL);
  g_autoptr (GArray) hunters = hk_rf_list_hunters (table);

  if (g_str_equal (asks, "move"))
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, hk_rf_find_next_mover (table));

      set_int (move, "player", hk_rf_find_next_mover (table));
      if (bot->hasty && player != NULL)
        set_int (move, "to", MAX (player->space - hk_rf_get_reach (player), 0));
    }
  else if (g_str_equal (asks, "fight"))
    set_int (move, "fight", hk_rf_find_open_fight (table, -1));
  else if (g_str_equal (asks, "zombie-player-move"))
    for (guint i = 0; i < hunters->len; i++)
      if (!hk_rf_table_get_player (table, g_array_index (hunters, int, i))->moved)
        set_int (move, "player", g_array_index (hunters, int, i));
  if (g_str_equal (asks, "draw-blood") || g_str_equal (asks, "reveal-blood"))
    for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
      {
        HkRfPlayer *player = hk_rf_table_get_player (table, i);

        if (g_str_equal (asks, "draw-blood") && player->blood_due > 0)
          set_int (move, "player", i);
        for (int j = 0; g_str_equal (asks, "reveal-blood") && j < hk_rf_player_get_n_bloods (player); j++)
          if (hk_rf_player_get_blood (player, j)->due)
            {
              set_int (move, "player", i);
              set_int (move, "blood", j);
            }
      }
  fill (bot, table, move);
  return move;
}

static HkMove *
choose (HkRfBot   *bot,
        HkRfTable *table,
        int        attempt)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));
  g_autoptr (GPtrArray) offers = NULL;
  const int die = hk_rf_bot_roll (bot, bot->hasty ? 9 : 5);

  if (die == 0 || attempt > MAX_TRIES / 2)
    {
      offers = hk_rf_bot_roll (bot, 3) == 0 ? hk_rf_list_table_moves (table)
                                            : hk_rf_list_player_moves (table, hk_rf_bot_roll (bot, hk_rf_table_get_n_players (table)));
      return pick (bot, table, offers);
    }
  if (hk_primary_action_get_move (next) != NULL)
    {
      HkMove *move = hk_move_copy (hk_primary_action_get_move (next));

      fill (bot, table, move);
      return move;
    }
  if (die == 1 && hk_rf_table_get_phase (table) == HK_RF_PHASE_MOVEMENT && hk_rf_find_next_mover (table) >= 0)
    {
      offers = hk_rf_list_player_moves (table, hk_rf_find_next_mover (table));
      return pick (bot, table, offers);
    }
  return make_asked (bot, table, hk_primary_action_get_asks (next));
}

/**
 * hk_rf_bot_act:
 * @bot: a bot
 * @table: a table
 * @attempt: tries a move
 * @data: for @attempt
 *
 * Returns: whether anything could be done
 */
gboolean
hk_rf_bot_act (HkRfBot   *bot,
               HkRfTable *table,
               HkRfBotTry attempt,
               gpointer   data)
{
  for (int i = 0; i < MAX_TRIES; i++)
    {
      g_autoptr (HkMove) move = choose (bot, table, i);

      if (move != NULL && attempt (data, move))
        return TRUE;
      bot->n_refused++;
    }
  return FALSE;
}
