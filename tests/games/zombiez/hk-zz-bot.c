/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/guide/hk-zz-legal.h"
#include "games/zombiez/rules/hk-zz-worth.h"
#include "hk-zz-bot.h"

#define MAX_TRIES 40

void
hk_zz_bot_init (HkZzBot *bot,
                guint64  seed)
{
  *bot = (HkZzBot) { hk_random_new (seed), FALSE, 0 };
}

void
hk_zz_bot_clear (HkZzBot *bot)
{
  g_clear_pointer (&bot->random, hk_random_unref);
}

int
hk_zz_bot_roll (HkZzBot *bot,
                int      below)
{
  return below <= 1 ? 0 : (int) hk_random_below (bot->random, (guint32) below);
}

/**
 * hk_zz_make_setup:
 * @n_players: 2 to 6
 * @variant: which house rules, and who begins
 *
 * Returns: (transfer full): a setup with the stand-in
 */
JsonObject *
hk_zz_make_setup (guint n_players,
                  guint variant)
{
  static const char * const names[] = { "Ann", "Bo", "Cy", "Dee", "Eve", "Flo" };
  static const char * const rules[] = { "actions-break", "value-once", "covered-hidden", "spare-barricade" };
  JsonObject *setup = json_object_new ();
  JsonObject *house = json_object_new ();
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < n_players; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", names[i]);
      json_array_add_object_element (players, player);
    }
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    json_object_set_boolean_member (house, rules[i], (variant & (1u << i)) != 0);
  json_object_set_array_member (setup, "players", players);
  json_object_set_object_member (setup, "house", house);
  json_object_set_int_member (setup, "first-player", variant % n_players);
  return setup;
}

/* A card that may come: one of the deck where it is known, else any. */
static void
fill_card (HkZzBot   *bot,
           HkZzTable *table,
           HkMove    *move)
{
  static const char * const kinds[] = { "axe", "net", "shotgun" };
  const char *id = hk_deck_peek (table->deck, (guint) hk_zz_bot_roll (bot, hk_zz_table_get_n_left (table)));
  g_autofree char *any = NULL;
  const int colour = 1 + hk_zz_bot_roll (bot, 3);
  const int die = hk_zz_bot_roll (bot, 16);

  if (die == 0)
    any = g_strdup ("barricade");
  else if (die < 4)
    any = g_strdup_printf ("%s-%d", kinds[die - 1], colour);
  else
    any = g_strdup_printf ("zombie-%d-%d", 1 + hk_zz_bot_roll (bot, 5), colour);
  json_object_set_string_member (hk_move_get_params (move), "card", id == NULL || g_str_equal (id, HK_ZZ_UNKNOWN) ? any : id);
}

static gboolean
is_wanted (HkZzBot      *bot,
           HkZzTable    *table,
           HkMoveOption *offer)
{
  const char *name = hk_move_get_name (hk_move_option_get_move (offer));

  if (!hk_move_option_is_legal (offer))
    return FALSE;
  if (!bot->greedy)
    return TRUE;
  if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_CHOOSE && table->n_placed >= 2 && g_str_equal (name, "draw"))
    return FALSE;
  return !g_str_equal (name, "reward")
         || hk_move_get_int (hk_move_option_get_move (offer), "row", 0) == hk_zz_table_find_best_row (table,
                                                                                                      table->current_player);
}

static HkMove *
choose (HkZzBot   *bot,
        HkZzTable *table)
{
  g_autoptr (GPtrArray) offers = hk_zz_list_moves (table);
  g_autoptr (GPtrArray) wanted = g_ptr_array_new ();
  HkMoveOption *offer;
  HkMove *move;

  for (guint i = 0; i < offers->len; i++)
    if (is_wanted (bot, table, g_ptr_array_index (offers, i)))
      g_ptr_array_add (wanted, g_ptr_array_index (offers, i));
  if (wanted->len == 0)
    {
      g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));

      return next == NULL || hk_primary_action_get_move (next) == NULL ? NULL : hk_move_copy (hk_primary_action_get_move (next));
    }
  offer = g_ptr_array_index (wanted, hk_zz_bot_roll (bot, (int) wanted->len));
  move = hk_move_option_make_move (offer);
  if (g_strv_contains (hk_move_option_get_missing (offer), "card"))
    fill_card (bot, table, move);
  return move;
}

/**
 * hk_zz_bot_act:
 * @bot: a bot
 * @table: a table
 * @attempt: tries a move
 * @data: for @attempt
 *
 * Returns: whether anything could be done
 */
gboolean
hk_zz_bot_act (HkZzBot   *bot,
               HkZzTable *table,
               HkZzBotTry attempt,
               gpointer   data)
{
  for (int i = 0; i < MAX_TRIES; i++)
    {
      g_autoptr (HkMove) move = choose (bot, table);

      if (move != NULL && attempt (data, move))
        return TRUE;
      bot->n_refused++;
    }
  return FALSE;
}
