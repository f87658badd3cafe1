/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-bot.h"

#define MAX_TRIES 80

void
hk_aotd_bot_init (HkAotdBot *bot,
                  guint64    seed)
{
  bot->random = hk_random_new (seed);
  bot->reckless = FALSE;
  bot->by_hand = TRUE;
  bot->n_refused = 0;
}

void
hk_aotd_bot_clear (HkAotdBot *bot)
{
  g_clear_pointer (&bot->random, hk_random_unref);
}

/* The setup of a mission with the stand-in, one of four. */
JsonObject *
hk_aotd_make_setup (guint n_players,
                    guint variant)
{
  static const char * const names[] = { "Ann", "Bo", "Cy", "Dee", "Eve", "Fay" };
  static const char * const variants[] = {
    "{\"mission\":\"Keys\",\"sleepers\":8,\"objectives\":[{\"name\":\"Keys\",\"adrenaline\":5,\"opens\":\"blue\"},{\"name\":\"Crates\",\"needed\":3}],"
    "\"spawns\":[{\"name\":\"Gate\"},{\"name\":\"Pool\"},{\"name\":\"Roof\",\"kind\":\"blue\"}],\"zeus-spawn\":true}",
    "{\"mission\":\"Heist\",\"vault\":true,\"truck\":true,\"zeus\":\"mounted\",\"zeus-spawn\":true,\"objectives\":[{\"name\":\"Money\",\"needed\":5}],"
    "\"time-limit\":9,\"shamblers\":4,\"alphas\":1,\"required\":[\"vault-expert\"]}",
    "{\"mission\":\"Hunt\",\"zeus\":\"helmeted\",\"abominations\":[\"zeus\"],\"sleepers\":20,\"shamblers\":20,\"alphas\":9,"
    "\"objectives\":[{\"name\":\"Twenty\",\"needed\":20,\"kill-type\":\"shambler\"},{\"name\":\"Tiger\",\"kill-type\":\"abomination\",\"optional\":true}],"
    "\"personal-objectives\":3}",
    "{\"truck\":true,\"personal-objectives\":0,\"objectives\":[{\"name\":\"Out\",\"needed\":8}],\"time-limit\":12,\"time-ends\":false,"
    "\"spawns\":[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\"},{\"name\":\"D\",\"kind\":\"zeus\"},{\"name\":\"E\",\"kind\":\"green\"}]}",
  };
  g_autoptr (JsonNode) node = json_from_string (variants[variant % G_N_ELEMENTS (variants)], NULL);
  JsonObject *setup = json_object_ref (json_node_get_object (node));
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < n_players; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", names[i]);
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (setup, "players", players);
  return setup;
}

static int
roll (HkAotdBot *bot,
      int        below)
{
  return below <= 1 ? 0 : (int) hk_random_below (bot->random, (guint32) below);
}

static const char *
roll_type (HkAotdBot *bot)
{
  static const char * const types[] = { "shambler", "shambler", "shambler", "alpha", "alpha", "valentine", "queen", "zeus" };

  return types[roll (bot, G_N_ELEMENTS (types))];
}

/* One of the cards that @survivor carries; NULL when there is none. */
static char *
roll_card (HkAotdBot      *bot,
           HkAotdSurvivor *survivor)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (survivor->items));
  g_autoptr (HkAotdItem) item = n == 0 ? NULL : g_list_model_get_item (G_LIST_MODEL (survivor->items), (guint) roll (bot, (int) n));

  return item == NULL ? NULL : g_strdup (item->card);
}

/* One of the Survivors who are still there; −1 when there is none. */
static int
roll_alive (HkAotdBot   *bot,
            HkAotdTable *table)
{
  for (int i = 0; i < 40; i++)
    {
      const int number = roll (bot, (int) hk_aotd_table_get_n_survivors (table));

      if (!hk_aotd_table_get_survivor (table, number)->eliminated)
        return number;
    }
  return -1;
}

static void
set_ints (HkMove     *move,
          const char *param,
          JsonArray  *numbers)
{
  json_object_set_array_member (hk_move_get_params (move), param, numbers);
}

/* Adds sleepers that wake up to @move, now and then. */
static HkMove *
with_sleepers (HkAotdBot   *bot,
               HkAotdTable *table,
               HkMove      *move)
{
  if (table->sleepers > 0 && roll (bot, 4) == 0)
    json_object_set_int_member (hk_move_get_params (move), "sleepers", 1 + roll (bot, MIN (3, table->sleepers)));
  return move;
}

static HkMove *
make_attack (HkAotdBot      *bot,
             HkAotdTable    *table,
             HkAotdSurvivor *survivor,
             const char     *name)
{
  g_autofree char *card = roll_card (bot, survivor);
  HkMove *move = g_str_equal (name, "drive") ? hk_move_build ("drive", NULL)
                 : hk_move_build ("attack", "s:weapon", survivor->seat == HK_AOTD_SEAT_GUNNER && roll (bot, 2) == 0 ? "truck-gun" : card == NULL ? "crowbar" : card, NULL);
  JsonObject *targets = json_object_new ();
  JsonArray *abominations = json_array_new ();
  JsonArray *friends = json_array_new ();
  static const char * const kinds[] = { "valentine", "queen", "zeus" };

  json_object_set_int_member (targets, "shamblers", roll (bot, MIN (5, table->shamblers + 1)));
  json_object_set_int_member (targets, "alphas", roll (bot, MIN (3, table->alphas + 1)));
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (hk_aotd_table_get_on_board (table, kinds[i]) > 0 && roll (bot, 2) == 0)
      json_array_add_string_element (abominations, kinds[i]);
  json_object_set_array_member (targets, "abominations", abominations);
  json_object_set_object_member (hk_move_get_params (move), "targets", targets);
  if (roll (bot, 5) == 0)
    {
      json_object_set_boolean_member (hk_move_get_params (move), "concentrated", TRUE);
      json_object_set_string_member (hk_move_get_params (move), "target", roll_type (bot));
    }
  if (roll (bot, 6) == 0)
    json_array_add_int_element (friends, roll (bot, 6));
  set_ints (move, "friends", friends);
  return with_sleepers (bot, table, move);
}

static HkMove *
make_vault (HkAotdBot   *bot,
            HkAotdTable *table)
{
  HkAotdVault *vault = table->vault;
  HkMove *move;
  JsonArray *near;

  if (vault == NULL)
    return NULL;
  if (vault->survivor < 0)
    {
      if (vault->solved)
        return hk_move_build ("vault-open", NULL);
      move = hk_move_build ("vault-challenge", NULL);
      near = json_array_new ();
      json_array_add_string_element (near, vault->specialty == NULL || roll (bot, 2) == 0 ? "mechanic" : vault->specialty);
      set_ints (move, "near", near);
      return move;
    }
  switch (roll (bot, 5))
    {
    case 0:
      return hk_move_build ("vault-bonus", "i:die", 1 + roll (bot, 6), "i:face", 1 + roll (bot, 6), "i:down", 1 + roll (bot, 6), NULL);
    case 1:
      return hk_move_build (roll (bot, 4) == 0 ? "vault-give-up" : "vault-roll", NULL);
    case 2:
      {
        char digits[3] = { (char) ('1' + roll (bot, 6)), (char) ('1' + roll (bot, 6)), '\0' };

        if (roll (bot, 2) == 0)
          digits[1] = '\0';
        return hk_move_build ("vault-reserve", "s:dice", digits, NULL);
      }
    default:
      return hk_move_build ("vault-roll", NULL);
    }
}

static HkMove *
make_skill (HkAotdBot   *bot,
            HkAotdTable *table,
            int          number)
{
  g_auto (GStrv) skills = hk_aotd_table_list_skills (table, number, NULL);
  const guint n = skills == NULL ? 0 : g_strv_length (skills);

  if (n == 0)
    return NULL;
  if (roll (bot, 4) == 0)
    return hk_move_build ("give-action", "i:to", roll (bot, 6), NULL);
  return with_sleepers (bot, table, hk_move_build ("use-skill", "s:skill", skills[roll (bot, (int) n)], "i:zombies", roll (bot, 2), NULL));
}

/* What a Survivor does with things. */
static HkMove *
make_thing (HkAotdBot      *bot,
            HkAotdTable    *table,
            HkAotdSurvivor *survivor)
{
  g_autofree char *card = roll_card (bot, survivor);
  HkMove *move;
  JsonArray *cards;

  if (card == NULL || roll (bot, 3) == 0)
    return with_sleepers (bot, table, hk_move_build ("search", NULL));
  switch (roll (bot, 4))
    {
    case 0:
      return hk_move_build ("discard-card", "s:card", card, NULL);
    case 1:
      return hk_move_build ("use-card", "s:card", card, "i:wounds", 1, "i:adrenaline", 2, NULL);
    default:
      move = hk_move_build ("trade", "i:partner", roll (bot, 6), NULL);
      cards = json_array_new ();
      json_array_add_string_element (cards, card);
      json_object_set_array_member (hk_move_get_params (move), "give", cards);
      return move;
    }
}

/* Takes an Objective, or counts one on whose token was taken before. */
static HkMove *
make_objective (HkAotdBot   *bot,
                HkAotdTable *table)
{
  const int number = roll (bot, (int) g_list_model_get_n_items (G_LIST_MODEL (table->objectives)));
  HkAotdObjective *objective = hk_aotd_table_get_objective (table, number);

  if (objective != NULL && objective->holder >= 0 && objective->kill_type == NULL)
    return hk_move_build ("objective", "i:objective", number, NULL);
  return with_sleepers (bot, table, hk_move_build ("take-objective", "i:objective", number, NULL));
}

static HkMove *
make_turn (HkAotdBot   *bot,
           HkAotdTable *table)
{
  const int number = table->current_survivor;
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, number);
  static const char * const seats[] = { "driver", "gunner", "passenger", "out" };

  if (table->vault != NULL && table->vault->survivor >= 0 && roll (bot, 10) != 0)
    return make_vault (bot, table);
  if (survivor != NULL && g_list_model_get_n_items (G_LIST_MODEL (survivor->items)) > 5)
    {
      g_autoptr (HkAotdItem) item = g_list_model_get_item (G_LIST_MODEL (survivor->items), 0);

      return hk_move_build ("discard-card", "s:card", item->card, "i:survivor", number, NULL);
    }
  switch (roll (bot, 18))
    {
    case 0:
    case 1:
    case 2:
      return make_attack (bot, table, survivor, "attack");
    case 3:
      return hk_move_build ("kill", "s:type", roll_type (bot), "i:count", 1 + roll (bot, 3), "i:survivor", number, NULL);
    case 4:
      return with_sleepers (bot, table, hk_move_build ("move", "i:zombies", roll (bot, 3), "i:zones", 1 + roll (bot, 2), NULL));
    case 5:
      return hk_move_build ("choose-skill", "i:survivor", roll (bot, 6), "s:level", roll (bot, 2) == 0 ? "orange" : "red", "i:choice", 1 + roll (bot, 3), NULL);
    case 6:
    case 7:
      return make_thing (bot, table, survivor);
    case 8:
      return hk_move_build ("eliminate-sleepers", NULL);
    case 9:
      return make_objective (bot, table);
    case 10:
      return with_sleepers (bot, table, hk_move_build ("make-noise", NULL));
    case 11:
      return make_skill (bot, table, number);
    case 12:
      return make_vault (bot, table);
    case 13:
      return roll (bot, 2) == 0 ? hk_move_build ("truck-seat", "s:seat", seats[roll (bot, 4)], NULL) : make_attack (bot, table, survivor, "drive");
    case 14:
      return hk_move_build ("action", "s:what", "opens a door", "i:cost", roll (bot, 3), NULL);
    case 15:
      return hk_move_build ("heal", "i:survivor", roll (bot, 6), "i:wounds", 1, NULL);
    default:
      return hk_move_build ("end-turn", NULL);
    }
}

/* Wounds for some of the team, fewer than would end the mission at once. */
static HkMove *
make_attacks (HkAotdBot   *bot,
              HkAotdTable *table)
{
  const int most = MIN (bot->reckless ? 5 : 2, hk_aotd_zombies_get_most_wounds (table));
  const int wounds = roll (bot, bot->reckless ? 2 : 5) != 0 ? 0 : roll (bot, most + 1);
  HkMove *move = hk_move_build ("zombie-attacks", "i:wounds", wounds, "b:more", roll (bot, 6) == 0, NULL);
  JsonArray *among = json_array_new ();

  for (int i = 0; i < 2; i++)
    json_array_add_int_element (among, MAX (0, roll_alive (bot, table)));
  set_ints (move, "among", among);
  return move;
}

static HkMove *
make_split (HkAotdBot   *bot,
            HkAotdTable *table)
{
  HkMove *move = hk_move_build ("split-wounds", NULL);
  JsonArray *to = json_array_new ();
  const guint n = table->wounds_among == NULL ? 0 : g_strv_length (table->wounds_among);

  for (int i = 0; i < table->wounds_to_split; i++)
    /* The Wounds of an Attack of two go to one Survivor. */
    if (i % 2 == 1 && i < 2 * table->double_attacks)
      json_array_add_int_element (to, json_array_get_int_element (to, (guint) i - 1));
    else
      json_array_add_int_element (to, n == 0 ? MAX (0, roll_alive (bot, table))
                                             : (int) g_ascii_strtoll (table->wounds_among[roll (bot, (int) n)], NULL, 10));
  set_ints (move, "to", to);
  return move;
}

/* What the group does by hand, at any time. */
static HkMove *
make_by_hand (HkAotdBot   *bot,
              HkAotdTable *table)
{
  switch (roll (bot, 8))
    {
    case 0:
      return hk_move_build ("place-zombies", "s:type", roll_type (bot), "i:count", 1 + roll (bot, 6), NULL);
    case 1:
      return hk_move_build ("remove-zombies", "s:type", roll_type (bot), "i:count", 1 + roll (bot, 3), NULL);
    case 2:
      return with_sleepers (bot, table, hk_move_build ("noise", "s:where", "the lobby", NULL));
    case 3:
      return hk_move_build ("open-spawn", "s:colour", roll (bot, 2) == 0 ? "blue" : "green", "b:now", roll (bot, 2) == 0, NULL);
    case 4:
      return roll (bot, 10) == 0 ? hk_move_build ("zeus-appears", NULL) : NULL;
    case 5:
      return hk_move_build ("wake-sleepers", "i:tokens", 1 + roll (bot, 2), NULL);
    case 6:
      return hk_move_build ("adrenaline", "i:survivor", roll (bot, 6), "i:points", roll (bot, 12) - 2, NULL);
    default:
      return hk_move_build ("objective", "i:objective", roll (bot, (int) g_list_model_get_n_items (G_LIST_MODEL (table->objectives))), NULL);
    }
}

static HkMove *
make_move (HkAotdBot   *bot,
           HkAotdTable *table)
{
  if (table->outcome != HK_AOTD_ENDING_NONE)
    return NULL;
  if (table->wounds_to_split > 0)
    return make_split (bot, table);
  if (bot->by_hand && roll (bot, 25) == 0)
    return make_by_hand (bot, table);
  if (table->extra_activations != NULL && table->extra_activations[0] != NULL)
    return roll (bot, 4) == 0 ? make_attacks (bot, table) : hk_move_build ("activation-done", NULL);
  if (hk_aotd_table_get_phase (table) == HK_AOTD_PHASE_PLAYER)
    {
      if (hk_aotd_table_get_survivor (table, table->current_survivor) != NULL)
        return make_turn (bot, table);
      return roll (bot, 8) == 0 ? hk_move_build ("end-turn", "b:pass", TRUE, NULL)
                                : hk_move_build ("activate", "i:survivor", roll (bot, (int) hk_aotd_table_get_n_survivors (table)), NULL);
    }
  if (hk_aotd_table_get_phase (table) == HK_AOTD_PHASE_ZOMBIE)
    return table->zombie_step == HK_AOTD_STEP_ATTACK ? make_attacks (bot, table) : with_sleepers (bot, table, hk_move_build ("zombies-moved", NULL));
  if (hk_aotd_table_get_phase (table) == HK_AOTD_PHASE_SPAWN)
    return hk_move_build ("spawn", NULL);
  return hk_move_build ("end-round", "s:noise", "the lobby", NULL);
}

/* Tries moves until one is allowed. FALSE when none was: the mission is at a dead end. */
gboolean
hk_aotd_bot_act (HkAotdBot    *bot,
                 HkAotdTable  *table,
                 HkAotdBotTry  attempt,
                 gpointer      data)
{
  for (guint i = 0; i < MAX_TRIES; i++)
    {
      g_autoptr (HkMove) move = make_move (bot, table);

      if (move == NULL)
        continue;
      if (attempt (data, move))
        return TRUE;
      bot->n_refused++;
    }
  return FALSE;
}
