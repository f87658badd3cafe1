/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-acts.h"
#include "hk-rf-combat.h"
#include "hk-rf-events.h"

/* Three players without weapons against one zombie (Optional Combat Rule). */

#define N_UNARMED 3

static gboolean
check_players (HkRfTable *self,
               HkMove    *move,
               HkRfFight *fight,
               JsonArray *players,
               GError   **error)
{
  if (!self->unarmed && !hk_move_require_rule (move, "rfyl/combat.unarmed", error,
                                               _("The group did not agree on fights without weapons.")))
    return FALSE;
  if (json_array_get_length (players) < N_UNARMED
      && !hk_move_require_rule (move, "rfyl/combat.unarmed", error,
                                _("It takes at least three players to kill a zombie without weapons.")))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, (int) json_array_get_int_element (players, i));
      gboolean repeated = FALSE;

      for (guint j = 0; j < i; j++)
        repeated = repeated || json_array_get_int_element (players, j) == json_array_get_int_element (players, i);
      if (player == NULL || repeated || !hk_rf_player_is_human (player) || player->space != fight->space)
        return hk_error_fail (error, HK_ERROR_PARAMETER,
                              _("Those who fight together are humans on the space of the zombie, each once."));
      if (hk_rf_player_has_weapon (player) && !hk_rf_follow_house_rule (self, move, "armed-helpers")
          && !hk_move_require_rule (move, "rfyl/ruling.unarmed-weapons", error, _("%s carries a weapon."),
                                    player->name))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_all_entered (JsonArray *entered,
                   guint      position,
                   GError   **error)
{
  if (entered == NULL || position == json_array_get_length (entered))
    return TRUE;
  return hk_error_fail (error, HK_ERROR_PARAMETER, _("Another card is drawn only while both are tied."));
}

typedef struct
{
  HkRfTable *table;
  HkMove    *move;
  HkRfFight *fight;
  JsonArray *human;
  JsonArray *zombie;
  guint      human_position;
  guint      zombie_position;
} Brawl;

/* @player: who draws; -1 the zombie */
static gboolean
draw (Brawl   *brawl,
      int      player,
      int     *value,
      GError **error)
{
  const gboolean human = player >= 0;
  const int lucky = human ? player : brawl->fight->zombie_player;

  if (!hk_rf_draw_card (brawl->table, brawl->move, lucky, lucky >= 0 ? HK_RF_DRAW_FIGHT : HK_RF_DRAW_ZOMBIES, human ? "human" : "zombie",
                        human ? brawl->human : brawl->zombie, human ? &brawl->human_position : &brawl->zombie_position, value, error))
    return FALSE;
  hk_rf_note_fight_card (brawl->fight, human ? &brawl->fight->human_cards : &brawl->fight->zombie_cards, *value);
  hk_rf_discard_card (brawl->table, *value);
  return TRUE;
}

/* All humans draw, then the zombie once, or once for each of them by a house rule; who is tied with it draws against it again
 * (ruling.unarmed-card). */
static gboolean
draw_all (Brawl     *brawl,
          JsonArray *players,
          int       *differences,
          GError   **error)
{
  const guint n = json_array_get_length (players);
  const gboolean each = hk_rf_follow_house_rule (brawl->table, brawl->move, "card-for-each");
  int theirs = 0;

  for (guint i = 0; i < n; i++)
    if (!draw (brawl, (int) json_array_get_int_element (players, i), &differences[i], error))
      return FALSE;
  for (guint i = 0; i < n; i++)
    {
      if ((i == 0 || each) && !draw (brawl, -1, &theirs, error))
        return FALSE;
      differences[i] -= theirs;
    }
  for (guint i = 0; i < n; i++)
    {
      for (int tries = 0; differences[i] == 0; tries++)
        {
          int mine;
          int again;

          if (!draw (brawl, (int) json_array_get_int_element (players, i), &mine, error) || !draw (brawl, -1, &again, error))
            return FALSE;
          differences[i] = mine - again;
          if (tries == 100)
            return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The tie cannot be broken with these cards."));
        }
    }
  return check_all_entered (brawl->human, brawl->human_position, error) && check_all_entered (brawl->zombie, brawl->zombie_position, error);
}

/* Those who help fight zombies of their own as well, unless the group has agreed otherwise (ruling.unarmed-helpers). */
static void
release_helpers (HkRfTable *self,
                 HkMove    *move,
                 HkRfFight *fight,
                 JsonArray *players)
{
  const gboolean done = hk_rf_follow_house_rule (self, move, "helpers-done");

  for (guint i = 0; done && i < json_array_get_length (players); i++)
    {
      const int number = (int) json_array_get_int_element (players, i);
      HkRfFight *own = number == fight->player ? NULL : hk_rf_table_get_fight (self, hk_rf_find_open_fight (self, number));

      if (own != NULL)
        hk_record_set_enum (own, &own->state, HK_RF_FIGHT_GONE);
    }
}

static void
settle (HkRfTable *self,
        HkMove    *move,
        HkRfFight *fight,
        JsonArray *players,
        const int *differences)
{
  HkRfZombie *zombie = hk_rf_table_find_zombie (self, fight->zombie);
  gboolean own_win = TRUE;
  int wins = 0;

  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      const int number = (int) json_array_get_int_element (players, i);
      HkRfPlayer *player = hk_rf_table_get_player (self, number);

      wins += differences[i] > 0;
      if (differences[i] > 0)
        continue;
      own_win = own_win && number != fight->player;
      hk_record_set_int (player, &player->blood_due, MIN (player->blood_due + 1, 99));
      hk_move_log (move, _("%s has to draw a Blood card."), player->name);
    }
  release_helpers (self, move, fight, players);
  hk_record_set_enum (fight, &fight->state, own_win ? HK_RF_FIGHT_WON : HK_RF_FIGHT_LOST);
  hk_move_log (move, ngettext ("%d victory.", "%d victories.", (gulong) wins), wins);
  if (wins < N_UNARMED)
    return;
  hk_record_set_boolean (fight, &fight->killed, TRUE);
  hk_move_log (move, _("The zombie is killed."));
  if (zombie != NULL)
    hk_rf_remove_zombie (self, zombie);
  if (fight->zombie_player >= 0)
    hk_rf_strike_down (self, move, fight->zombie_player);
}

static gboolean
apply_unarmed (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  JsonArray *players = hk_move_get_array (move, "players");
  HkRfFight *fight = hk_rf_read_fight (self, move, json_array_get_length (players) == 0 ? -1 : (int) json_array_get_int_element (players, 0), error);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) helpers = NULL;
  g_autofree int *differences = NULL;
  Brawl brawl = { self, move, fight, hk_move_get_array (move, "human"), hk_move_get_array (move, "zombie"), 0, 0 };

  if (fight == NULL || !check_players (self, move, fight, players, error))
    return FALSE;
  differences = g_new0 (int, json_array_get_length (players) + 1);
  if (!draw_all (&brawl, players, differences, error))
    return FALSE;
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      g_autofree char *number = g_strdup_printf ("%d", (int) json_array_get_int_element (players, i));

      g_strv_builder_add (builder, number);
    }
  helpers = g_strv_builder_end (builder);
  hk_record_set_strv (fight, &fight->helpers, (const char * const *) helpers);
  settle (self, move, fight, players, differences);
  hk_rf_keep_encounter (self, move, fight);
  hk_rf_settle_events (self, move);
  return TRUE;
}

static const HkParamSpec unarmed_params[] = {
  { "fight", HK_PARAM_INT, FALSE, 0, 999, NULL, N_("The number of the fight"), N_("Fight") },
  { "players", HK_PARAM_INTS, TRUE, 0, 7, NULL, N_("Those who fight together"), N_("Players"), "players" },
  { "human", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("Their Determination cards in that order, then one for every tie"), N_("Cards of the Human") },
  { "zombie", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The Determination card of the zombie, then one for every tie"), N_("Cards of the Zombie") },
};

const HkMoveSpec hk_rf_unarmed_moves[] = {
  { "unarmed", N_("Fight Together Without Weapons"), "rfyl/combat.unarmed", unarmed_params, G_N_ELEMENTS (unarmed_params), apply_unarmed },
};

const guint hk_rf_n_unarmed_moves = G_N_ELEMENTS (hk_rf_unarmed_moves);
