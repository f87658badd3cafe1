/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "rf-try.h"

#define N_TABLES 250

static const char * const rules[] = {
  "any-order", "whole-movement", "last-tie-card", "held-by-zombies", "safe-waiting", "dead-leave-nothing", "hunters-stop", "best-weapon", "horde-goes-along",
  "respawn-at-start", "same-turn", "whole-group", "no-staying", "first-shot-clears", "missing-fastest", "met-zombies-stay", "stop-behind",
  "smallest-horde", "joined-wait", "control-after-move", "horde-stays", "last-leads", "bare-ties", "one-kill", "one-blood", "out-counted",
  "no-drops-at-once", "always-lost", "unpaid-lost", "events-blocked", "shared-encounter", "old-blood-out",
};

int
rf_try_pick (RfTry *self,
             int    n)
{
  return g_rand_int_range (self->rand, 0, n);
}

gboolean
rf_try_chance (RfTry *self,
               int    one_in)
{
  return rf_try_pick (self, one_in) == 0;
}

/* A space up to six away. */
int
rf_try_near (RfTry *self,
             int    space)
{
  const int other = space + rf_try_pick (self, 13) - 6;

  return MAX (other, 0);
}

static void
lay_out (RfTry *self)
{
  static const char * const structures[] = { "simple", "intermediate", "advanced", "expert" };
  static const char * const victories[] = { "first", "group", "last" };
  const int n = 2 + rf_try_pick (self, 4);
  g_autoptr (GString) players = g_string_new ("{\"name\":\"A\"}");
  g_autoptr (GString) house = g_string_new (NULL);
  g_autofree char *setup = NULL;

  for (int i = 1; i < n; i++)
    g_string_append_printf (players, ",{\"name\":\"%c\"}", 'A' + i);
  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    g_string_append_printf (house, "%s\"%s\":%s", i == 0 ? "" : ",", rules[i], rf_try_chance (self, 4) ? "true" : "false");
  setup = g_strdup_printf ("{\"players\":[%s],\"components\":\"none\",\"cards-by\":\"hand\",\"distance\":14,\"structure\":\"%s\",\"draw-order\":\"%s\","
                           "\"victory\":\"%s\",\"group-size\":%d,\"first-player\":%d,\"allow-unrevealed\":%s,\"house\":{%s}}",
                           players->str, structures[rf_try_pick (self, 4)], rf_try_chance (self, 2) ? "speed" : "clockwise", victories[rf_try_pick (self, 3)],
                           1 + rf_try_pick (self, n), rf_try_pick (self, n), rf_try_chance (self, 2) ? "true" : "false", house->str);
  self->table = HK_RF_TABLE (hk_play_new (HK_RF_GAME, setup, 1));
}

/* People and zombies anywhere, in that phase. */
void
rf_try_scatter (RfTry    *self,
                HkRfPhase phase)
{
  HkRfTable *table = self->table;

  hk_record_set_enum (table, &table->phase, phase);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);

      hk_record_set_int (player, &player->space, rf_try_pick (self, 13));
      hk_record_set_int (player, &player->from_space, player->space);
      hk_record_set_int (player, &player->bullets, rf_try_pick (self, 4));
      hk_record_set_int (player, &player->speed, rf_try_chance (self, 6) ? -1 : rf_try_pick (self, 7));
      if (i > 0 && rf_try_chance (self, 3))
        {
          hk_record_set_boolean (player, &player->zombie, TRUE);
          hk_record_set_int (player, &player->bullets, 0);
          hk_record_set_int (player, &player->turned_turn, 1);
          hk_record_set_int (player, &player->turned_phase, 1 + rf_try_pick (self, 2));
          hk_record_set_int (player, &player->speed, -1);
        }
      else if (rf_try_chance (self, 5))
        {
          g_autoptr (HkRfBlood) blood = g_object_new (HK_TYPE_RF_BLOOD, "drops", rf_try_pick (self, 3), "revealed", rf_try_chance (self, 3), NULL);

          hk_record_list_append (player->bloods, blood);
        }
    }
  for (int i = rf_try_pick (self, 8); i > 0; i--)
    {
      g_autofree char *line = g_strdup_printf ("{\"move\":\"add-zombies\",\"space\":%d,\"count\":%d}", rf_try_pick (self, 14), 1 + rf_try_pick (self, 2));

      hk_play (HK_TABLE (table), line);
    }
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (table, i);

      hk_record_set_int (zombie, &zombie->bullets, rf_try_chance (self, 5) ? 2 : 1);
      hk_record_set_int (zombie, &zombie->order, rf_try_pick (self, 6));
      for (int j = 0; j < hk_rf_table_get_n_players (table); j++)
        if (hk_rf_table_get_player (table, j)->zombie && rf_try_chance (self, 3))
          {
            hk_record_set_int (zombie, &zombie->leader, j);
            hk_record_set_int (zombie, &zombie->space, hk_rf_table_get_player (table, j)->space);
            hk_record_set_boolean (zombie, &zombie->joined, rf_try_chance (self, 2));
          }
    }
}

/* Plays the line, whose end is added, and compares: refused nothing changes, else it is what the model says. */
void
rf_try_compare (RfTry   *self,
                gboolean expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (HkMove) move = NULL;
  gboolean played;

  g_string_append_c (self->line, '}');
  node = hk_content_parse (self->line->str, -1, "test", &error);
  g_assert_no_error (error);
  move = hk_move_new_from_json (json_node_get_object (node), &error);
  g_assert_no_error (error);
  played = hk_table_apply (HK_TABLE (self->table), move, &error);
  if (played != expected)
    g_error ("%s is %s: %s", self->line->str, played ? "played" : "refused", played ? hk_move_get_logged (move) : error->message);
  rf_model_assert_equal (&self->model, self->table, self->line->str);
}

void
rf_try_begin_line (RfTry      *self,
                   const char *move)
{
  rf_model_read (&self->model, self->table);
  g_string_printf (self->line, "{\"move\":\"%s\"", move);
}

void
rf_try_repeat (void (*play) (RfTry *self))
{
  for (guint i = 0; i < N_TABLES; i++)
    {
      RfTry self = { .rand = g_rand_new_with_seed (i), .line = g_string_new (NULL) };

      lay_out (&self);
      play (&self);
      g_object_unref (self.table);
      g_rand_free (self.rand);
      g_string_free (self.line, TRUE);
    }
}
