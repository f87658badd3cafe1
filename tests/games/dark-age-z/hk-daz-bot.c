/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "hk-daz-bot.h"

#define MAX_TRIES 60
#define IDEAS     16

void
hk_daz_bot_init (HkDazBot *bot,
                 guint64   seed)
{
  bot->random = hk_random_new (seed);
  bot->n_refused = 0;
}

void
hk_daz_bot_clear (HkDazBot *bot)
{
  g_clear_pointer (&bot->random, hk_random_unref);
}

/* The setup of a game with the stand-in deck. */
JsonObject *
hk_daz_make_setup (guint       n_players,
                   const char *mode,
                   const char *difficulty)
{
  static const char * const names[] = { "Ann", "Bo", "Cy", "Dee", "Eve" };
  JsonObject *setup = json_object_new ();
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < n_players; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", names[i]);
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (setup, "players", players);
  json_object_set_string_member (setup, "mode", mode);
  if (difficulty != NULL)
    json_object_set_string_member (setup, "difficulty", difficulty);
  return setup;
}

static int
roll (HkDazBot *bot,
      int       below)
{
  return below <= 1 ? 0 : (int) hk_random_below (bot->random, (guint32) below);
}

static int
roll_frontier (HkDazBot   *bot,
               HkDazTable *table)
{
  return roll (bot, (int) hk_daz_table_get_n_kingdoms (table));
}

/* One of the two frontiers of @player. */
static int
roll_own_frontier (HkDazBot   *bot,
                   HkDazTable *table,
                   int         player)
{
  const int n = (int) hk_daz_table_get_n_kingdoms (table);

  return roll (bot, 2) == 0 ? player : (player + n - 1) % n;
}

/* One of the two neighbours of @frontier. */
static int
roll_side (HkDazBot   *bot,
           HkDazTable *table,
           int         frontier)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (table, frontier);

  return roll (bot, 2) == 0 ? board->left : board->right;
}

static int
roll_hand (HkDazBot   *bot,
           HkDazTable *table,
           int         player)
{
  return roll (bot, (int) hk_daz_kingdom_get_hand_size (hk_daz_table_get_kingdom (table, player)));
}

static void
set_places (HkMove *move,
            int     first,
            int     count)
{
  JsonArray *places = json_array_new ();

  for (int i = 0; i < count; i++)
    json_array_add_int_element (places, first + i);
  json_object_set_array_member (hk_move_get_params (move), "hand", places);
}

static HkMove *
make_pass (HkDazBot   *bot,
           HkDazTable *table,
           int         player)
{
  const guint n = table->gathering == NULL ? 0 : g_strv_length (table->gathering);

  if (n == 0 || roll (bot, 4) == 0)
    return hk_move_build ("pass", NULL);
  return hk_move_build ("pass", "s:commander", table->gathering[roll (bot, (int) n)],
                        "i:frontier", roll_own_frontier (bot, table, player), "i:zone", 1 + roll (bot, 5), NULL);
}

static HkMove *
make_relic (HkDazBot   *bot,
            HkDazTable *table,
            int         player)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, player);
  const guint n = hk_daz_kingdom_get_n_relics (kingdom);
  const int frontier = roll_frontier (bot, table);
  const int other = roll_frontier (bot, table);
  const char * const *discards = hk_deck_get_discards (table->army_deck);
  const int n_discards = discards == NULL ? 0 : (int) g_strv_length ((GStrv) discards);
  const char *card = n_discards == 0 || roll (bot, 2) == 0 ? NULL : discards[roll (bot, n_discards)];

  if (n == 0)
    return NULL;
  if (card == NULL)
    return hk_move_build ("play-relic", "i:player", player, "s:relic", kingdom->relics[roll (bot, (int) n)],
                          "s:effect", roll (bot, 2) == 0 ? "a" : "b",
                          "i:frontier", frontier, "i:zone", 1 + roll (bot, 5), "i:loyalty", roll_side (bot, table, frontier),
                          "i:frontier2", other, "i:zone2", 1 + roll (bot, 5), "i:loyalty2", roll_side (bot, table, other),
                          "i:target", roll (bot, (int) hk_daz_table_get_n_players (table)),
                          "i:target2", roll (bot, (int) hk_daz_table_get_n_players (table)),
                          "i:count", 1 + roll (bot, 3), "i:hand", roll_hand (bot, table, player), "i:slot", 1 + roll (bot, 3),
                          "s:what", roll (bot, 2) == 0 ? "reinforcements" : "commander", NULL);
  return hk_move_build ("play-relic", "i:player", player, "s:relic", kingdom->relics[roll (bot, (int) n)],
                        "s:effect", roll (bot, 2) == 0 ? "a" : "b",
                        "i:frontier", frontier, "i:zone", 1 + roll (bot, 5), "i:loyalty", roll_side (bot, table, frontier),
                        "s:card", card, "i:slot", 1 + roll (bot, 3), NULL);
}

static HkMove *
make_play_army (HkDazBot   *bot,
                HkDazTable *table,
                int         player)
{
  return hk_move_build ("play-army", "i:frontier", roll_own_frontier (bot, table, player), "i:hand", roll_hand (bot, table, player),
                        "s:side", roll (bot, 5) == 0 ? "other" : "own", NULL);
}

static HkMove *
make_planning (HkDazBot   *bot,
               HkDazTable *table)
{
  const int player = table->current_player;
  HkMove *move;
  int frontier;

  switch (roll (bot, 16))
    {
    case 0:
      return hk_move_build ("take-token", NULL);
    case 1:
      return make_pass (bot, table, player);
    case 2:
      return hk_move_build ("draw-army", NULL);
    case 3:
    case 4:
      return hk_move_build ("choose-relic", NULL);
    case 5:
      frontier = roll_frontier (bot, table);
      return hk_move_build ("reactivate", "i:frontier", frontier, "i:zone", 1 + roll (bot, 5),
                            "i:loyalty", roll_side (bot, table, frontier), NULL);
    case 6:
      move = hk_move_build ("refresh", NULL);
      set_places (move, 0, roll (bot, 1 + (int) hk_daz_kingdom_get_hand_size (hk_daz_table_get_kingdom (table, player))));
      return move;
    case 7:
    case 8:
      move = hk_move_build ("upgrade-technology", NULL);
      set_places (move, roll_hand (bot, table, player), 1 + roll (bot, 2));
      return move;
    case 9:
    case 10:
      return make_relic (bot, table, player);
    default:
      return make_play_army (bot, table, player);
    }
}

static HkMove *
make_rallying (HkDazBot   *bot,
               HkDazTable *table)
{
  const int player = table->current_player;

  switch (roll (bot, 4))
    {
    case 0:
      return make_relic (bot, table, player);
    case 1:
      return hk_move_build ("end-rally", NULL);
    default:
      return hk_move_build ("reinforce", "i:frontier", roll_own_frontier (bot, table, player), "i:zone", 1 + roll (bot, 5),
                            "i:hand", roll_hand (bot, table, player), NULL);
    }
}

static HkMove *
make_answer (HkDazBot   *bot,
             HkDazTable *table)
{
  const guint n = table->question_cards == NULL ? 0 : g_strv_length (table->question_cards);
  const char *card = n == 0 ? NULL : table->question_cards[roll (bot, (int) n)];
  const int player = table->question_player;

  if (table->question == HK_DAZ_QUESTION_CHOOSE_RELIC)
    return hk_move_build ("keep-relic", "s:relic", card, NULL);
  if (table->question == HK_DAZ_QUESTION_PLAY_DRAWN)
    return roll (bot, 5) == 0 ? hk_move_build ("discard-drawn", NULL)
                              : hk_move_build ("play-drawn", "s:card", card, "i:frontier", roll_own_frontier (bot, table, player), NULL);
  if (table->question == HK_DAZ_QUESTION_ASSIGN_COMMANDER)
    return roll (bot, 6) == 0 ? hk_move_build ("assign-commander", NULL)
                              : hk_move_build ("assign-commander", "i:frontier", roll_frontier (bot, table), "i:zone", 1 + roll (bot, 5), NULL);
  if (table->question == HK_DAZ_QUESTION_GIVE_CARDS)
    {
      HkMove *move = hk_move_build ("give-cards", NULL);

      set_places (move, 0, table->question_count);
      return move;
    }
  return hk_move_build (hk_daz_questions[table->question], NULL);
}

/* Something that the primary button only asks for. */
static HkMove *
make_asked (HkDazBot   *bot,
            HkDazTable *table,
            const char *asks)
{
  for (guint i = 0; i < hk_daz_table_get_n_players (table); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, (int) i);

      if (g_str_equal (asks, "discard-army") && kingdom->discard_due > 0)
        {
          HkMove *move = hk_move_build ("discard-army", "i:player", (int) i, NULL);

          set_places (move, 0, kingdom->discard_due);
          return move;
        }
      if (g_str_equal (asks, "reactivate-by-mission") && kingdom->reactivations_due > 0)
        return roll (bot, 10) == 0
               ? hk_move_build (asks, "i:player", (int) i, "b:skip", TRUE, NULL)
               : hk_move_build (asks, "i:player", (int) i, "i:frontier", roll_own_frontier (bot, table, (int) i), "i:zone", 1 + roll (bot, 5), NULL);
    }
  return hk_move_build (asks, NULL);
}

static HkMove *
make_move (HkDazBot   *bot,
           HkDazTable *table)
{
  g_autoptr (HkPrimaryAction) next = NULL;

  if (table->question != HK_DAZ_QUESTION_NONE)
    return make_answer (bot, table);
  if (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING && table->current_player >= 0)
    return make_planning (bot, table);
  if (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_RALLYING && table->current_player >= 0)
    return make_rallying (bot, table);
  next = hk_table_get_primary_action (HK_TABLE (table));
  if (next == NULL)
    return NULL;
  return hk_primary_action_get_move (next) != NULL ? g_object_ref (hk_primary_action_get_move (next)) : make_asked (bot, table, hk_primary_action_get_asks (next));
}

/* Tries moves until one is allowed. FALSE when none was: the game is at a dead end. */
gboolean
hk_daz_bot_act (HkDazBot   *bot,
                HkDazTable *table,
                HkDazBotTry attempt,
                gpointer    data)
{
  g_autoptr (HkMove) last = NULL;

  for (guint i = 0; i < MAX_TRIES; i++)
    {
      g_autoptr (HkMove) move = make_move (bot, table);

      if (move == NULL)
        continue;
      if (attempt (data, move))
        return TRUE;
      bot->n_refused++;
    }
  if (table->question == HK_DAZ_QUESTION_NONE && hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING)
    last = hk_move_build ("pass", NULL);
  return last != NULL && attempt (data, last);
}

/* What the table is worth to @player, by the combats as they would end now. */
static int
judge (HkDazTable *table,
       int         player)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, player);
  int worth = kingdom->victory_points * 10 + (int) hk_daz_kingdom_get_hand_size (kingdom) * 3 + kingdom->technology * 15
              + (int) hk_daz_kingdom_get_n_relics (kingdom) * 4 + kingdom->command_tokens * 4 - (kingdom->passed ? 25 : 0);

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (table); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (table, (int) i);
      HkDazCombatResult result;

      if (!hk_daz_frontier_borders (frontier, player) ||
          !hk_daz_preview_invasion (table, (int) i, NULL, &result, NULL, NULL))
        continue;
      worth += 10 * (result.gained[player == frontier->left ? HK_DAZ_LEFT : HK_DAZ_RIGHT]
                     - result.lost[player == frontier->left ? HK_DAZ_LEFT : HK_DAZ_RIGHT]);
      for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
        worth += 12 * hk_daz_zone_is_active (hk_daz_frontier_get_zone (frontier, j));
    }
  return worth;
}

/* Has several ideas, tries each on a copy, and takes the one that leaves the player best off. */
gboolean
hk_daz_bot_act_wisely (HkDazBot    *bot,
                       HkDazTable  *table,
                       HkDazBotTry  attempt,
                       gpointer     data)
{
  const int player = table->current_player;
  g_autoptr (HkMove) best = NULL;
  int most = G_MININT;

  if (table->question != HK_DAZ_QUESTION_NONE || player < 0)
    return hk_daz_bot_act (bot, table, attempt, data);
  for (guint i = 0; i < IDEAS; i++)
    {
      g_autoptr (HkMove) idea = make_move (bot, table);
      g_autoptr (HkTable) copy = NULL;
      int worth;

      if (idea == NULL)
        continue;
      copy = hk_table_copy (HK_TABLE (table));
      if (!hk_table_apply (copy, idea, NULL))
        continue;
      worth = judge (HK_DAZ_TABLE (copy), player);
      if (worth <= most)
        continue;
      most = worth;
      g_set_object (&best, idea);
    }
  if (best != NULL)
    {
      g_autoptr (HkMove) fresh = hk_move_new (hk_move_get_name (best), hk_move_get_params (best));

      if (attempt (data, fresh))
        return TRUE;
    }
  return hk_daz_bot_act (bot, table, attempt, data);
}
