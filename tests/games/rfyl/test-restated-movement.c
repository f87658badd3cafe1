/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "rf-try.h"

/* The rules of movement and of bullets stated once more, and compared with the game on tables of chance. */

/* Those on the space whom @spared is not set for; bullets of zombies count as they stand there. */
static int
count_standing (RfModel        *model,
                int             space,
                const gboolean *zombies,
                const gboolean *players)
{
  int n = 0;

  for (int i = 0; i < model->n_zombies; i++)
    n += model->zombies[i].space == space && (zombies == NULL || !zombies[i]);
  for (int i = 0; i < model->n_players; i++)
    n += model->players[i].zombie && model->players[i].space == space && (players == NULL || !players[i]);
  return n;
}

static gboolean
has_card (RfModel *model,
          int      player)
{
  return rf_model_is_human (&model->players[player]) && model->players[player].speed >= 0;
}

static gboolean
is_tied (RfModel *model,
         int      player)
{
  for (int i = 0; i < model->n_players; i++)
    if (i != player && has_card (model, i) && has_card (model, player) && rf_model_compare (model, i, player) == 0)
      return TRUE;
  return FALSE;
}

/* The first in order of those with a card who have not moved; -1 nobody. */
static int
find_mover (RfModel *model)
{
  int list[8];
  int best = -1;

  rf_model_list_clockwise (model, list);
  for (int i = 0; i < model->n_players; i++)
    if (has_card (model, list[i]) && !model->players[list[i]].moved
        && (best < 0 || ((model->strategic || model->by_speed) && rf_model_compare (model, list[i], best) > 0)))
      best = list[i];
  return best;
}

static gboolean
can_follow (RfModel *model,
            int      number,
            int     *furthest)
{
  RfModelPlayer *player = &model->players[number];
  int n;

  if (player->cleared_by < 0 || !player->blocked || !player->moved || player->space == player->from || count_standing (model, player->space, NULL, NULL) > 0)
    return FALSE;
  /* What is left of the card, as far as the other one came, on the way that was begun. */
  n = player->speed + player->move_bonus - ABS (player->space - player->from);
  if (player->space < player->from)
    n = MIN (n, player->space - model->players[player->cleared_by].space);
  else
    n = MIN (n, model->players[player->cleared_by].space - player->space);
  *furthest = player->space < player->from ? player->space - n : player->space + n;
  return n > 0;
}

static gboolean
may_walk (RfModel        *model,
          int             number,
          int             to,
          const gboolean *zombies,
          const gboolean *players)
{
  RfModelPlayer *player = &model->players[number];
  const int reach = MAX (player->speed + player->move_bonus, 0);
  const int low = MIN (player->space, to);
  const int high = MAX (player->space, to);
  const gboolean held = rf_model_has_rule (model, "held-by-zombies") && count_standing (model, player->space, NULL, NULL) > 0;
  int bullets = 0;
  int furthest;

  if (!has_card (model, number))
    return FALSE;
  for (int i = 0; i < model->n_players; i++)
    if (is_tied (model, i))
      return FALSE;
  if (player->moved && (!can_follow (model, number, &furthest) || to < MIN (furthest, player->space) || to > MAX (furthest, player->space)))
    return FALSE;
  if (!player->moved && find_mover (model) != number && !rf_model_has_rule (model, "any-order"))
    return FALSE;
  if (!player->moved && ABS (to - player->space) > reach)
    return FALSE;
  if (!player->moved && to == player->space && rf_model_has_rule (model, "no-staying") && reach > 0 && player->space > 0 && !held)
    return FALSE;
  for (int i = 0; i < model->n_zombies; i++)
    if (zombies[i])
      {
        bullets += model->zombies[i].bullets;
        if (model->zombies[i].space < low || model->zombies[i].space > high)
          return FALSE;
      }
  for (int i = 0; i < model->n_players; i++)
    if (players[i])
      {
        bullets++;
        if (!model->players[i].zombie || model->players[i].space < low || model->players[i].space > high)
          return FALSE;
      }
  if (bullets > player->bullets)
    return FALSE;
  for (int space = low; space <= high; space++)
    if (space != to && (space != player->space || rf_model_has_rule (model, "held-by-zombies")) && count_standing (model, space, zombies, players) > 0)
      return FALSE;
  return TRUE;
}

/* Whoever is stopped may go on once a slower one has cleared the space. */
static void
note_clearer (RfModel *model,
              int      clearer,
              int      space)
{
  for (int i = 0; i < model->n_players; i++)
    if (i != clearer && model->players[i].blocked && model->players[i].cleared_by < 0
        && (space < 0 ? count_standing (model, model->players[i].space, NULL, NULL) == 0 : model->players[i].space == space))
      model->players[i].cleared_by = clearer;
}

static void
walk (RfModel        *model,
      int             number,
      int             to,
      const gboolean *zombies,
      const gboolean *players)
{
  RfModelPlayer *player = &model->players[number];
  const gboolean first_clears = rf_model_has_rule (model, "first-shot-clears");
  int shot[RF_MODEL_MOST];
  int n_shot = 0;

  if (!player->moved)
    player->from = player->space;
  for (int i = 0; i < model->n_zombies; i++)
    if (zombies[i])
      shot[n_shot++] = i;
  for (int i = n_shot; i > 0; i--)
    {
      RfModelZombie zombie = model->zombies[shot[i - 1]];

      player->bullets -= zombie.bullets;
      if (first_clears)
        note_clearer (model, number, zombie.space);
      rf_model_remove_zombie (model, zombie.id);
    }
  for (int i = 0; i < model->n_players; i++)
    if (players[i])
      {
        player->bullets--;
        if (first_clears)
          note_clearer (model, number, model->players[i].space);
        rf_model_strike_down (model, i);
      }
  player->space = to;
  player->moved = TRUE;
  player->cleared_by = -1;
  player->blocked = model->strategic && to != player->from && ABS (to - player->from) < player->speed + player->move_bonus
                    && count_standing (model, to, NULL, NULL) > 0;
  if (model->strategic)
    note_clearer (model, number, -1);
  rf_model_check_out (model, number);
  if (!model->strategic && !rf_model_has_rule (model, "whole-movement"))
    rf_model_check_end (model);
}

/* Ties are drawn again as they come up, mostly until there are none. */
static void
break_ties (RfTry *self)
{
  rf_model_read (&self->model, self->table);
  while (!rf_try_chance (self, 12))
    {
      gboolean tied[8] = { FALSE };
      gboolean any = FALSE;

      for (int i = 0; i < self->model.n_players; i++)
        any = (tied[i] = is_tied (&self->model, i)) || any;
      if (!any)
        return;
      for (int i = 0; i < self->model.n_players; i++)
        if (tied[i])
          {
            HkRfPlayer *player = hk_rf_table_get_player (self->table, i);
            g_autofree char *card = g_strdup_printf ("%d", rf_try_pick (self, 3));

            hk_record_add_text (player, &player->ties, card);
          }
      rf_model_read (&self->model, self->table);
    }
}

/* Some have moved already, some of them were stopped, and for some of these the way is clear. */
static void
begin_way (RfTry *self)
{
  const int n = hk_rf_table_get_n_players (self->table);

  for (int i = 0; i < n; i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self->table, i);

      hk_record_set_int (player, &player->move_bonus, rf_try_chance (self, 4) ? rf_try_pick (self, 5) - 2 : 0);
      if (player->zombie || player->speed < 0 || !rf_try_chance (self, 4))
        continue;
      hk_record_set_boolean (player, &player->moved, TRUE);
      hk_record_set_int (player, &player->from_space, rf_try_near (self, player->space));
      hk_record_set_boolean (player, &player->blocked, rf_try_chance (self, 2));
      if (player->blocked && rf_try_chance (self, 2))
        hk_record_set_int (player, &player->cleared_by, (i + 1) % n);
    }
}

static void
try_way (RfTry *self)
{
  gboolean zombies[RF_MODEL_MOST] = { FALSE };
  gboolean players[8] = { FALSE };
  const char *mark = "";
  int furthest;
  int number;
  int to;

  rf_try_begin_line (self, "move");
  number = rf_try_chance (self, 3) ? rf_try_pick (self, self->model.n_players) : MAX (find_mover (&self->model), 0);
  to = rf_try_near (self, self->model.players[number].space - 1);
  /* Mostly to one end or the other of what is left of a way. */
  for (int i = 0; i < self->model.n_players; i++)
    if (rf_model_is_human (&self->model.players[i]) && can_follow (&self->model, i, &furthest))
      {
        const int end = (rf_try_chance (self, 2) ? furthest : self->model.players[i].space) + rf_try_pick (self, 3) - 1;

        number = i;
        to = MAX (end, 0);
        break;
      }
  g_string_append_printf (self->line, ",\"player\":%d,\"to\":%d,\"shots\":[", number, to);
  for (int i = 0; i < self->model.n_zombies; i++)
    if ((zombies[i] = rf_try_chance (self, 6) || (rf_try_chance (self, 2) && self->model.zombies[i].space < self->model.players[number].space && self->model.zombies[i].space >= to)))
      {
        g_string_append_printf (self->line, "%s%d", mark, self->model.zombies[i].id);
        mark = ",";
      }
  g_string_append (self->line, "],\"shot-players\":[");
  mark = "";
  for (int i = 0; i < self->model.n_players; i++)
    if ((players[i] = self->model.players[i].zombie && rf_try_chance (self, 4)))
      {
        g_string_append_printf (self->line, "%s%d", mark, i);
        mark = ",";
      }
  g_string_append_c (self->line, ']');
  if (!may_walk (&self->model, number, to, zombies, players))
    rf_try_compare (self, FALSE);
  else
    {
      walk (&self->model, number, to, zombies, players);
      rf_try_compare (self, TRUE);
    }
}

static gboolean
may_shoot (RfModel *model,
           int      number,
           int      space,
           int      bullets)
{
  return rf_model_is_human (&model->players[number]) && model->players[number].space == space && model->players[number].bullets >= bullets;
}

static void
shoot (RfModel *model,
       int      number,
       int      bullets)
{
  model->players[number].bullets -= bullets;
  if (rf_model_has_rule (model, "first-shot-clears"))
    note_clearer (model, number, model->players[number].space);
}

/* A zombie or a zombie player, often one that is not there. */
static void
try_shot (RfTry *self)
{
  RfModel *model = &self->model;
  gboolean may;
  int number;

  rf_try_begin_line (self, "shoot");
  number = rf_try_pick (self, model->n_players);
  for (int i = 0; i < model->n_players && !rf_try_chance (self, 4); i++)
    if (count_standing (model, model->players[i].space, NULL, NULL) > 0 && rf_model_is_human (&model->players[i]))
      number = i;
  if (model->n_zombies > 0 && rf_try_chance (self, 2))
    {
      RfModelZombie zombie = model->zombies[rf_try_pick (self, model->n_zombies)];

      for (int i = 0; i < model->n_zombies; i++)
        if (model->zombies[i].space == model->players[number].space && rf_try_chance (self, 2))
          zombie = model->zombies[i];
      g_string_append_printf (self->line, ",\"player\":%d,\"zombie\":%d", number, zombie.id);
      may = may_shoot (model, number, zombie.space, zombie.bullets);
      if (may)
        {
          shoot (model, number, zombie.bullets);
          rf_model_remove_zombie (model, zombie.id);
        }
    }
  else
    {
      int victim = rf_try_pick (self, model->n_players);

      for (int i = 0; i < model->n_players; i++)
        if (model->players[i].zombie && model->players[i].space == model->players[number].space)
          victim = i;
      g_string_append_printf (self->line, ",\"player\":%d,\"zombie-player\":%d", number, victim);
      may = model->players[victim].zombie && may_shoot (model, number, model->players[victim].space, 1);
      if (may)
        {
          shoot (model, number, 1);
          rf_model_strike_down (model, victim);
        }
    }
  if (may && model->strategic)
    note_clearer (model, number, -1);
  rf_try_compare (self, may);
}

static void
play_movement (RfTry *self)
{
  rf_try_scatter (self, HK_RF_PHASE_MOVEMENT);
  break_ties (self);
  begin_way (self);
  for (int i = 0; i < 12 && self->table->outcome == HK_RF_OUTCOME_NONE; i++)
    {
      rf_model_read (&self->model, self->table);
      g_assert_cmpint (hk_rf_find_next_mover (self->table), ==, find_mover (&self->model));
      for (int j = 0; j < self->model.n_players; j++)
        {
          int furthest = 0;
          int told = 0;

          g_assert_true (hk_rf_can_follow (self->table, j, &told)
                         == (rf_model_is_human (&self->model.players[j]) && can_follow (&self->model, j, &furthest)));
          if (furthest > 0 && hk_rf_can_follow (self->table, j, &told))
            g_assert_cmpint (told, ==, furthest);
        }
      if (rf_try_chance (self, 3))
        try_shot (self);
      else
        try_way (self);
    }
}

static void
test_movement (void)
{
  rf_try_repeat (play_movement);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/restated/movement", test_movement);
  return g_test_run ();
}
