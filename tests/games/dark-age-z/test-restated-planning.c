/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>

#include "games/dark-age-z/rules/hk-daz-rallying.h"
#include "daz-try.h"

/* The commands of Phase 1 and the steps of Phase 4 stated once more, and compared with the game on tables of chance. */

/* What commands change, in plain numbers. */
typedef struct
{
  gboolean planning;
  int      current;
  int      steps;
  int      pioneers;
  int      more;           /* commands */
  int      tokens[5];
  int      technology[5];
  int      passed[5];
  int      pass_order[5];
  int      n_cards[5];
  int      positions[4];   /* of the strategy markers */
} Model;

static void
read_model (DazTry *self,
            Model  *model)
{
  HkDazTable *table = self->table;

  memset (model, 0, sizeof *model);
  model->planning = hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING;
  model->current = table->current_player;
  model->steps = table->steps_left;
  model->pioneers = table->pioneer_tokens;
  model->more = table->commands_left;
  for (int i = 0; i < self->n; i++)
    {
      HkDazKingdom *kingdom = daz_try_kingdom (self, i);

      model->tokens[i] = kingdom->command_tokens;
      model->technology[i] = kingdom->technology;
      model->passed[i] = kingdom->passed;
      model->pass_order[i] = kingdom->pass_order;
      model->n_cards[i] = (int) hk_daz_kingdom_get_hand_size (kingdom);
    }
  for (int i = 0; i < 4; i++)
    model->positions[i] = hk_daz_table_get_track (table, hk_daz_track_commands[i])->position;
}

static void
check_model (DazTry      *self,
             const Model *model)
{
  Model now;

  read_model (self, &now);
  g_assert_cmpint (now.planning, ==, model->planning);
  g_assert_cmpint (now.current, ==, model->current);
  g_assert_cmpint (now.steps, ==, model->steps);
  g_assert_cmpint (now.pioneers, ==, model->pioneers);
  g_assert_cmpint (now.more, ==, model->more);
  for (int i = 0; i < self->n; i++)
    {
      g_assert_cmpint (now.tokens[i], ==, model->tokens[i]);
      g_assert_cmpint (now.technology[i], ==, model->technology[i]);
      g_assert_cmpint (now.passed[i], ==, model->passed[i]);
      g_assert_cmpint (now.pass_order[i], ==, model->pass_order[i]);
      g_assert_cmpint (now.n_cards[i], ==, model->n_cards[i]);
    }
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (now.positions[i], ==, model->positions[i]);
}

static void
end_planning (DazTry *self,
              Model  *model)
{
  g_auto (GStrv) order = hk_daz_rallying_get_order (self->table);

  memset (model->tokens, 0, sizeof model->tokens);
  model->more = 0;
  model->planning = FALSE;
  model->current = order[0][0] - '0';
}

/* The turn goes on to the next who has not passed (page 6). */
static void
finish_turn (DazTry *self,
             Model  *model,
             int     player)
{
  gboolean goes_on;
  int n_passed = 0;

  for (int i = 0; i < self->n; i++)
    n_passed += model->passed[i];
  goes_on = player == model->current && model->more > 0 && !model->passed[player];
  if (n_passed == self->n || (model->steps == 0 && !(goes_on && daz_try_has_rule (self, "second-command-kept"))))
    {
      end_planning (self, model);
      return;
    }
  if (player != model->current)
    return;
  if (goes_on)
    {
      model->more--;
      return;
    }
  model->more = 0;
  do
    model->current = (model->current + 1) % self->n;
  while (model->passed[model->current]);
}

static void
take_pioneer (Model *model,
              int    player)
{
  if (model->pioneers == 0)
    return;
  model->pioneers--;
  model->tokens[player]++;
}

static void
finish_field (DazTry  *self,
              Model   *model,
              int      player,
              gboolean pioneer)
{
  model->steps = MAX (0, model->steps - 1);
  if (pioneer)
    take_pioneer (model, player);
  finish_turn (self, model, player);
}

/* How many of @n tokens the box still holds. */
static int
limit_tokens (DazTry *self,
              Model  *model,
              int     n)
{
  int left = 65 - model->pioneers;

  for (int i = 0; i < self->n; i++)
    left -= model->tokens[i];
  return daz_try_has_rule (self, "tokens-run-out") ? MIN (n, MAX (0, left)) : n;
}

/* Level 3 takes two cards of its rank, the others one (page 9). */
static gboolean
lay_down (DazTry *self,
          Model  *model,
          int     player)
{
  const int level = model->technology[player] + 1;
  const int needed = level == 3 ? 2 : 1;
  HkDazKingdom *kingdom = daz_try_kingdom (self, player);
  int n_right = 0;
  int n = 0;

  if (daz_try_chance (self, 2))
    {
      for (int i = 0; i < model->n_cards[player]; i++)
        n_right += hk_daz_kingdom_get_card (kingdom, (guint) i)->rank == level;
      model->n_cards[player] -= needed;
      return level <= 3 && n_right >= needed;
    }
  g_string_append (self->line, ",\"hand\":[");
  for (int i = 0; i < model->n_cards[player]; i++)
    if (daz_try_chance (self, 2))
      {
        const int rank = hk_daz_kingdom_get_card (kingdom, (guint) i)->rank;

        g_string_append_printf (self->line, "%s%d", n++ > 0 ? "," : "", i);
        n_right += rank == level || (rank > level && daz_try_has_rule (self, "higher-insignia-for-technology"))
                   || daz_try_has_rule (self, "any-insignia-for-technology");
      }
  g_string_append_c (self->line, ']');
  model->n_cards[player] -= n;
  return level <= 3 && n == needed && n_right == n;
}

/* What the track asks for and how it goes on, in the pack of the tests. */
static int
get_cost (DazTry *self,
          int     command)
{
  HkDazTrack *track = hk_daz_table_get_track (self->table, hk_daz_track_commands[command]);
  const int n = (int) g_strv_length (track->costs);

  if (track->position >= n && g_str_equal (track->end, "closed"))
    return 1000;
  return atoi (track->costs[MIN (track->position, n - 1)]);
}

static void
pay (DazTry *self,
     Model  *model,
     int     player,
     int     command)
{
  HkDazTrack *track = hk_daz_table_get_track (self->table, hk_daz_track_commands[command]);

  model->tokens[player] -= get_cost (self, command);
  if (track->position < (int) g_strv_length (track->costs))
    model->positions[command]++;
}

static void
try_command (DazTry *self)
{
  const int player = daz_try_chance (self, 5) ? daz_try_pick (self, self->n) : self->table->current_player;
  const gboolean told = daz_try_chance (self, 3);
  const gboolean pioneer = !told || daz_try_chance (self, 2);
  gboolean good;
  Model model;

  read_model (self, &model);
  good = !model.passed[player] && player == model.current;
  switch (daz_try_pick (self, 5))
    {
    case 0:
      g_string_printf (self->line, "{\"move\":\"take-token\",\"player\":%d", player);
      if (told)
        g_string_append_printf (self->line, ",\"pioneer\":%s", pioneer ? "true" : "false");
      model.tokens[player] += limit_tokens (self, &model, 1);
      if (good)
        finish_field (self, &model, player, pioneer);
      break;
    case 1:
      g_string_printf (self->line, "{\"move\":\"pass\",\"player\":%d", player);
      if (!good)
        break;
      model.pass_order[player] = 1;
      for (int i = 0; i < self->n; i++)
        model.pass_order[player] += model.passed[i];
      model.passed[player] = TRUE;
      if (told)
        g_string_append_printf (self->line, ",\"pioneer\":%s", pioneer ? "true" : "false");
      if (told ? pioneer : daz_try_has_rule (self, "pass-takes-pioneer"))
        take_pioneer (&model, player);
      model.tokens[player] = 0;
      model.steps = MAX (0, model.steps - 1);
      finish_turn (self, &model, player);
      break;
    case 2:
      g_string_printf (self->line, "{\"move\":\"upgrade-technology\",\"player\":%d", player);
      good = lay_down (self, &model, player) && good;
      model.technology[player]++;
      if (good)
        finish_field (self, &model, player, TRUE);
      break;
    case 3:
      g_string_printf (self->line, "{\"move\":\"draw-army\",\"player\":%d", player);
      good = good && get_cost (self, 0) <= model.tokens[player];
      if (!good)
        break;
      pay (self, &model, player, 0);
      model.n_cards[player] += 2;
      finish_turn (self, &model, player);
      break;
    default:
      {
        const int number = daz_try_pick (self, daz_try_count_kingdoms (self));
        const int at = 1 + daz_try_pick (self, 5);
        HkDazZone *zone = daz_try_zone (self, number, at);
        HkDazFrontier *frontier = daz_try_frontier (self, number);
        const int loyalty = daz_try_pick (self, self->n);

        g_string_printf (self->line, "{\"move\":\"reactivate\",\"player\":%d,\"frontier\":%d,\"zone\":%d,\"loyalty\":%d", player, number, at, loyalty);
        good = good && get_cost (self, 2) <= model.tokens[player] && zone->army != NULL && zone->defeated
               && (frontier->left == loyalty || frontier->right == loyalty);
        if (!good)
          break;
        pay (self, &model, player, 2);
        finish_turn (self, &model, player);
        g_string_append_c (self->line, '}');
        daz_try_compare (self, TRUE);
        g_assert_false (zone->defeated);
        g_assert_cmpint (zone->loyalty, ==, loyalty);
        check_model (self, &model);
        return;
      }
    }
  g_string_append_c (self->line, '}');
  daz_try_compare (self, good);
  if (!good)
    read_model (self, &model);
  check_model (self, &model);
}

static void
play_planning (DazTry *self)
{
  hk_record_set_int (self->table, &self->table->current_player, daz_try_pick (self, self->n));
  hk_record_set_int (self->table, &self->table->steps_left, 1 + daz_try_pick (self, 20));
  hk_record_set_int (self->table, &self->table->commands_left, daz_try_pick (self, 3));
  hk_record_set_int (self->table, &self->table->pioneer_tokens, daz_try_pick (self, 4));
  for (int i = 0; i < self->n; i++)
    hk_record_set_int (daz_try_kingdom (self, i), &daz_try_kingdom (self, i)->pass_order, 0);
  for (int i = 0; i < 25 && hk_daz_table_get_phase (self->table) == HK_DAZ_PHASE_PLANNING; i++)
    try_command (self);
}

static void
test_planning (void)
{
  daz_try_repeat (3, play_planning);
}

/* --- armies --- */

typedef struct
{
  char     card[16];
  int      loyalty;
  gboolean defeated;
  gboolean led;
} Place;

static void
read_places (DazTry *self,
             int     number,
             Place  *places)
{
  memset (places, 0, 6 * sizeof (Place));
  for (int i = 1; i <= HK_DAZ_N_ZONES; i++)
    {
      HkDazZone *zone = daz_try_zone (self, number, i);

      if (zone->army == NULL)
        continue;
      g_strlcpy (places[i].card, zone->army->card, sizeof places[i].card);
      places[i].loyalty = zone->loyalty;
      places[i].defeated = zone->defeated;
      places[i].led = zone->commander != NULL;
    }
}

/* The free zone nearest to Zone 1; else the defeated army nearest to it goes, or that in Zone 1, and those behind march (pages 8 to 10). */
static void
try_army (DazTry *self)
{
  const int player = self->table->current_player;
  const int number = daz_try_pick (self, daz_try_count_kingdoms (self));
  const int loyalty = daz_try_pick (self, self->n);
  const int wanted = daz_try_chance (self, 3) ? 1 + daz_try_pick (self, 5) : 0;
  HkDazFrontier *frontier = daz_try_frontier (self, number);
  HkDazKingdom *kingdom = daz_try_kingdom (self, player);
  const int zombies[] = { 0, 2, 1, 0 };
  const char *card;
  Place places[6];
  Place now[6];
  int horde = frontier->horde;
  int gone = 0;
  int due = 0;
  gboolean good;

  if (hk_daz_kingdom_get_hand_size (kingdom) == 0)
    daz_give (self->table, player, daz_try_chance (self, 2) ? "bronze-7" : "gold-6");
  card = hk_daz_kingdom_get_card (kingdom, 0)->card;
  read_places (self, number, places);
  for (int i = 5; i > 0; i--)
    {
      due = places[i].card[0] == '\0' ? i : due;
      gone = places[i].defeated ? i : gone;
    }
  good = (frontier->left == player || frontier->right == player) && (frontier->left == loyalty || frontier->right == loyalty)
         && (wanted == 0 || wanted == (due == 0 ? 5 : due));
  for (int i = MAX (gone, 1); due == 0 && i <= 5; i++)
    good = good && (!places[i].led || daz_try_has_rule (self, "commander-marches"));
  if (due == 0 && good)
    {
      if (gone == 0)
        horde += daz_try_zone (self, number, 1)->army->zombification;
      for (int i = MAX (gone, 1); i < 5; i++)
        places[i] = places[i + 1];
      memset (&places[5], 0, sizeof (Place));
    }
  if (good)
    {
      Place *place = &places[due == 0 ? 5 : due];

      g_strlcpy (place->card, card, sizeof place->card);
      place->loyalty = loyalty;
      place->defeated = FALSE;
      g_assert_cmpint (hk_daz_kingdom_get_card (kingdom, 0)->zombification, ==, zombies[hk_daz_kingdom_get_card (kingdom, 0)->rank]);
    }
  g_string_printf (self->line, "{\"move\":\"play-army\",\"frontier\":%d,\"hand\":0,\"loyalty\":%d", number, loyalty);
  if (wanted > 0)
    g_string_append_printf (self->line, ",\"zone\":%d", wanted);
  g_string_append_c (self->line, '}');
  daz_try_compare (self, good);
  read_places (self, number, now);
  for (int i = 1; i <= 5; i++)
    {
      g_assert_cmpstr (now[i].card, ==, places[i].card);
      g_assert_cmpint (now[i].loyalty, ==, places[i].loyalty);
      g_assert_cmpint (now[i].defeated, ==, places[i].defeated);
      g_assert_cmpint (now[i].led, ==, places[i].led);
    }
  if (!daz_try_has_rule (self, "tokens-run-out"))
    g_assert_cmpint (frontier->horde, ==, horde);
}

static void
play_armies (DazTry *self)
{
  hk_record_set_int (self->table, &self->table->steps_left, 30);
  for (int i = 0; i < 20; i++)
    try_army (self);
}

static void
test_armies (void)
{
  daz_try_repeat (3, play_armies);
}

/* --- Phase 4 --- */

static void
do_step (DazTry *self,
         int     step)
{
  g_string_printf (self->line, "{\"move\":\"cleanup-step\",\"step\":%d,\"house\":true}", step);
  daz_try_compare (self, TRUE);
}

static void
play_cleanup (DazTry *self)
{
  HkDazTable *table = self->table;
  Model model;
  int n_over = 0;

  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_CLEANUP);
  hk_record_set_int (table, &table->day, 1 + daz_try_pick (self, 2));
  hk_record_set_int (table, &table->pioneer_tokens, daz_try_pick (self, 6));
  for (int i = 0; i < 4; i++)
    {
      HkDazTrack *track = hk_daz_table_get_track (table, hk_daz_track_commands[i]);

      hk_record_set_int (track, &track->position, daz_try_pick (self, 6));
    }
  for (int i = 0; i < self->n; i++)
    for (int j = daz_try_pick (self, 12); j > 0; j--)
      daz_give (table, i, "bronze-4");
  do_step (self, 1);
  for (int i = 0; i < daz_try_count_kingdoms (self); i++)
    g_assert_cmpint (daz_try_frontier (self, i)->horde + daz_try_frontier (self, i)->at_gate, ==, 0);

  read_model (self, &model);
  do_step (self, 5);
  for (int i = 0; i < 4; i++)
    {
      const int rate = self->n < 4 ? 2 : 3;

      if (model.positions[i] >= rate || !daz_try_has_rule (self, "strategy-marker-waits"))
        model.positions[i] = MAX (0, model.positions[i] - rate);
    }
  check_model (self, &model);

  do_step (self, 6);
  if (!daz_try_has_rule (self, "pioneers-pile-up"))
    model.pioneers = 0;
  model.pioneers += limit_tokens (self, &model, self->n);
  check_model (self, &model);

  do_step (self, 11);
  for (int i = 0; i < self->n; i++)
    {
      const int due = MAX (0, model.n_cards[i] - 10);

      n_over += due > 0;
      g_assert_cmpint (daz_try_kingdom (self, i)->discard_due, ==, due);
      g_string_printf (self->line, "{\"move\":\"discard-army\",\"player\":%d,\"hand\":[0,1]}", i);
      if (due < 2)
        daz_try_compare (self, FALSE);
      else
        {
          daz_try_compare (self, TRUE);
          g_assert_cmpint (daz_try_kingdom (self, i)->discard_due, ==, due - 2);
          model.n_cards[i] -= 2;
        }
    }
  check_model (self, &model);
  g_assert_true (n_over > 0 || hk_table_is_ticked (HK_TABLE (table), "cleanup-11"));
}

static void
test_cleanup (void)
{
  daz_try_repeat (3, play_cleanup);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/restated/planning", test_planning);
  g_test_add_func ("/dark-age-z/restated/armies", test_armies);
  g_test_add_func ("/dark-age-z/restated/cleanup", test_cleanup);
  return g_test_run ();
}
