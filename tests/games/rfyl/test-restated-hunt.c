/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rf-try.h"

/* The rules of the hunt and of combat stated once more, and compared with the game on tables of chance. */

static gboolean
is_hunter_at (RfModel *model,
              int      space)
{
  for (int i = 0; i < model->n_players; i++)
    if (model->players[i].zombie && model->players[i].space == space)
      return TRUE;
  return FALSE;
}

/* The zombie player whose horde is joined there. */
static int
find_leader (RfModel *model,
             int      space)
{
  int list[8];
  int best = -1;

  rf_model_list_clockwise (model, list);
  for (int i = model->n_players - 1; i >= 0; i--)
    if (model->players[list[i]].zombie && model->players[list[i]].space == space
        && (best < 0 || !rf_model_has_rule (model, "smallest-horde")
            || rf_model_count_horde (model, list[i]) <= rf_model_count_horde (model, best)))
      best = list[i];
  return best;
}

/* Where a group comes to by the card, step by step; @at says where each zombie without a leader is at this moment, -1 for others. */
static int
chase (RfModel   *model,
       const int *at,
       int        start,
       int        value,
       gboolean  *joins)
{
  int spaces[8];
  const int n = rf_model_list_hunted (model, spaces);
  int target = -1;
  int space = start;

  *joins = FALSE;
  for (int distance = 0; target < 0 && distance < 100; distance++)
    for (int i = 0; target < 0 && i < n; i++)
      if (ABS (spaces[i] - start) == distance)
        target = spaces[i];
  for (int i = 0; target >= 0 && i < value && space != target; i++)
    {
      const int before = space;
      gboolean held = FALSE;

      space += target < start ? -1 : 1;
      *joins = is_hunter_at (model, space);
      if (*joins)
        return space;
      for (int j = 0; j < model->n_zombies; j++)
        held = held || (at[j] == space && model->zombies[j].space != start);
      if (held && space != target)
        return rf_model_has_rule (model, "stop-behind") ? before : space;
    }
  return space;
}

static void
move_zombies (RfModel *model,
              int      value)
{
  int at[RF_MODEL_MOST];
  gboolean joins[RF_MODEL_MOST] = { FALSE };
  gboolean done[RF_MODEL_MOST] = { FALSE };
  int n = 0;

  for (int i = 0; i < model->n_zombies; i++)
    {
      at[i] = model->zombies[i].leader < 0 ? model->zombies[i].space : -1;
      n += at[i] >= 0;
    }
  model->zombies_moved = TRUE;
  if (n == 0)
    return;
  model->zombie_card = value;
  for (int space = 0; space < 100; space++)
    {
      gboolean joined;
      int to;

      for (int i = n = 0; i < model->n_zombies; i++)
        n += model->zombies[i].leader < 0 && model->zombies[i].space == space;
      to = n > 0 ? chase (model, at, space, value, &joined) : 0;
      for (int i = 0; n > 0 && i < model->n_zombies; i++)
        if (model->zombies[i].leader < 0 && model->zombies[i].space == space)
          {
            at[i] = to;
            joins[i] = joined;
          }
    }
  /* They arrive in the order in which they stood: by space, then by who came first. */
  for (;;)
    {
      int first = -1;

      for (int i = 0; i < model->n_zombies; i++)
        {
          const RfModelZombie *zombie = &model->zombies[i];
          const RfModelZombie *best = first < 0 ? NULL : &model->zombies[first];

          if (at[i] >= 0 && !done[i]
              && (best == NULL || zombie->space < best->space
                  || (zombie->space == best->space && (zombie->order < best->order || (zombie->order == best->order && zombie->id < best->id)))))
            first = i;
        }
      if (first < 0)
        return;
      done[first] = TRUE;
      /* A zombie that has arrived is looked at no more. */
      rf_model_shift (model, &model->zombies[first], at[first]);
      if (joins[first])
        {
          model->zombies[first].leader = find_leader (model, at[first]);
          model->zombies[first].joined = TRUE;
        }
    }
}

static gboolean
may_hunt (RfModel *model,
          int      number,
          int      value,
          int      to,
          gboolean take)
{
  RfModelPlayer *player = &model->players[number];

  if (!model->zombies_moved || !player->zombie || player->moved || (player->speed >= 0 && player->speed != value) || ABS (to - player->space) > value)
    return FALSE;
  if (take && to == player->space && rf_model_has_rule (model, "control-after-move"))
    return FALSE;
  for (int i = 0; i < model->n_players && rf_model_has_rule (model, "hunters-stop"); i++)
    if (rf_model_is_human (&model->players[i]) && (model->players[i].space - to) * (model->players[i].space - player->space) < 0)
      return FALSE;
  return TRUE;
}

static void
hunt (RfModel *model,
      int      number,
      int      value,
      int      to,
      gboolean take,
      gboolean leave)
{
  RfModelPlayer *player = &model->players[number];
  const int step = to < player->space ? -1 : 1;
  const gboolean wait = rf_model_has_rule (model, "joined-wait") && to != player->space;
  int passed = -1;

  for (int i = 0; i < model->n_zombies && leave; i++)
    if (model->zombies[i].leader == number)
      model->zombies[i].leader = -1;
  for (int space = player->space + step; to != player->space && space != to && passed < 0; space += step)
    for (int i = 0; i < model->n_zombies; i++)
      if (model->zombies[i].leader < 0 && model->zombies[i].space == space)
        passed = space;
  for (int i = 0; i < model->n_zombies; i++)
    {
      RfModelZombie *zombie = &model->zombies[i];
      const gboolean waits = wait && zombie->joined;

      if (zombie->leader != number)
        continue;
      if (!waits && !(passed >= 0 && rf_model_has_rule (model, "horde-stays")))
        rf_model_shift (model, zombie, passed >= 0 ? passed : to);
      if (waits || passed >= 0)
        zombie->leader = -1;
    }
  player->from = player->space;
  player->space = to;
  player->speed = value;
  player->moved = TRUE;
  for (int i = 0; i < model->n_zombies && take; i++)
    if (model->zombies[i].leader < 0 && model->zombies[i].space == to)
      model->zombies[i].leader = number;
}

static void
play_hunt (RfTry *self)
{
  const int value = rf_try_pick (self, 8);

  rf_try_scatter (self, HK_RF_PHASE_ZOMBIES);
  rf_try_begin_line (self, "zombies-move");
  g_string_append_printf (self->line, ",\"value\":%d", value);
  move_zombies (&self->model, value);
  rf_try_compare (self, TRUE);
  /* Some have drawn already. */
  for (int i = 0; i < hk_rf_table_get_n_players (self->table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self->table, i);

      if (player->zombie && rf_try_chance (self, 2))
        hk_record_set_int (player, &player->speed, rf_try_pick (self, 3));
    }
  for (int i = 0; i < 8; i++)
    {
      const int card = rf_try_pick (self, rf_try_chance (self, 2) ? 3 : 8);
      const gboolean take = rf_try_chance (self, 2);
      const gboolean leave = rf_try_chance (self, 4);
      int number;
      int to;

      rf_try_begin_line (self, "zombie-player-move");
      number = rf_try_pick (self, self->model.n_players);
      to = rf_try_near (self, self->model.players[number].space);
      g_string_append_printf (self->line, ",\"player\":%d,\"value\":%d,\"to\":%d,\"take\":%s,\"leave\":%s", number, card, to, take ? "true" : "false",
                              leave ? "true" : "false");
      if (may_hunt (&self->model, number, card, to, take))
        {
          hunt (&self->model, number, card, to, take, leave);
          rf_try_compare (self, TRUE);
        }
      else
        rf_try_compare (self, FALSE);
    }
}

static void
test_hunt (void)
{
  rf_try_repeat (play_hunt);
}

/* --- combat --- */

static void
add_fight (RfModel *model,
           int      space,
           int      player,
           int      zombie,
           int      zombie_player,
           int      leader)
{
  model->fights[model->n_fights++] = (RfModelFight) { space, player, zombie, zombie_player, leader, FALSE, FALSE, 'o', 0 };
}

/* The zombies of a leader go round among the humans, the lead zombie first. */
static void
engage (RfModel   *model,
        int        space,
        const int *humans,
        int        n_humans,
        int        leader,
        int        first)
{
  const int sign = rf_model_has_rule (model, "last-leads") ? -1 : 1;
  gboolean done[RF_MODEL_MOST] = { FALSE };

  for (int n = first;; n++)
    {
      int best = -1;

      for (int i = 0; i < model->n_zombies; i++)
        {
          const RfModelZombie *zombie = &model->zombies[i];

          if (zombie->space == space && zombie->leader == leader && !done[i]
              && (best < 0 || sign * (100 * (zombie->order - model->zombies[best].order) + zombie->id - model->zombies[best].id) < 0))
            best = i;
        }
      if (best < 0)
        return;
      done[best] = TRUE;
      add_fight (model, space, humans[n % n_humans], model->zombies[best].id, -1, leader);
    }
}

static void
begin_turn (RfModel *model)
{
  model->phase = 'm';
  for (int i = 0; i < model->n_players; i++)
    {
      RfModelPlayer *player = &model->players[i];

      player->speed = player->cleared_by = -1;
      player->n_ties = 0;
      player->moved = player->blocked = FALSE;
      player->from = player->space;
      for (int j = 0; j < player->n_bloods; j++)
        if (!player->bloods[j].revealed && (rf_model_is_human (player) || (player->safe && rf_model_has_rule (model, "out-counted"))))
          model->phase = 'c';
    }
  model->n_fights = 0;
  model->counted = model->zombies_moved = FALSE;
  model->zombie_card = -1;
  model->turn++;
}

static void
begin_combat (RfModel *model)
{
  int spaces[8];
  int clockwise[8];
  const int n_spaces = rf_model_list_hunted (model, spaces);

  model->n_fights = 0;
  model->phase = 'f';
  rf_model_list_clockwise (model, clockwise);
  for (int i = 0; i < n_spaces; i++)
    {
      int humans[8];
      const int n_humans = rf_model_list_slowest (model, spaces[i], humans);

      engage (model, spaces[i], humans, n_humans, -1, 0);
      for (int j = 0; j < model->n_players; j++)
        if (model->players[clockwise[j]].zombie && model->players[clockwise[j]].space == spaces[i])
          {
            add_fight (model, spaces[i], humans[0], -1, clockwise[j], clockwise[j]);
            engage (model, spaces[i], humans, n_humans, clockwise[j], 1);
          }
    }
  if (model->n_fights == 0)
    begin_turn (model);
}

static void
arm (RfTry *self)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self->table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self->table, i);

      for (int j = 0; j < 3 && !player->zombie; j++)
        {
          g_autofree char *name = g_strdup_printf ("w%d", j);
          g_autoptr (HkRfItem) item = g_object_new (HK_TYPE_RF_ITEM, "name", name, "kind", rf_try_chance (self, 4) ? "item" : "weapon", "uses", rf_try_pick (self, 4) - 1,
                                                    "bonus", rf_try_pick (self, 4), "kills", rf_try_pick (self, 4), NULL);

          if (rf_try_chance (self, 2))
            hk_record_list_append (player->items, item);
        }
    }
}

static void
kill_zombie (RfModel      *model,
             RfModelFight *fight)
{
  fight->killed = TRUE;
  if (fight->state == 'o')
    fight->state = 's';
  if (fight->zombie >= 0)
    rf_model_remove_zombie (model, fight->zombie);
  if (fight->zombie_player >= 0)
    rf_model_strike_down (model, fight->zombie_player);
}

/* Adds a list of numbers to the line. */
static void
add_list (RfTry      *self,
          const char *name,
          const int  *numbers,
          int         n)
{
  g_string_append_printf (self->line, ",\"%s\":[", name);
  for (int i = 0; i < n; i++)
    g_string_append_printf (self->line, "%s%d", i == 0 ? "" : ",", numbers[i]);
  g_string_append_c (self->line, ']');
}

/* Takes the weapons into the line; gives what they add and kill, and whether they are weapons. */
static gboolean
announce (RfTry         *self,
          RfModelPlayer *player,
          gboolean      *used,
          int           *bonus,
          int           *kills)
{
  const gboolean best = rf_model_has_rule (&self->model, "best-weapon");
  gboolean good = TRUE;
  int n = 0;

  *bonus = *kills = 0;
  g_string_append (self->line, ",\"weapons\":[");
  for (int i = 0; i < player->n_items; i++)
    {
      const RfModelItem *item = &player->items[i];

      used[i] = item->kind == 'w' ? rf_try_chance (self, 2) : rf_try_chance (self, 15);
      if (!used[i])
        continue;
      g_string_append_printf (self->line, "%s\"%s\"", n++ == 0 ? "" : ",", item->name);
      good = good && item->kind == 'w';
      *bonus = best ? MAX (*bonus, item->bonus) : *bonus + item->bonus;
      *kills += item->kills;
    }
  g_string_append_c (self->line, ']');
  return good;
}

static void
use_up (RfModelPlayer  *player,
        const gboolean *used)
{
  int n = 0;

  for (int i = 0; i < player->n_items; i++)
    {
      RfModelItem item = player->items[i];

      if (used[i] && (item.uses == 0 || item.uses == 1))
        continue;
      item.uses -= used[i] && item.uses > 1;
      player->items[n++] = item;
    }
  player->n_items = n;
}

static void
try_fight (RfTry *self,
           int    number)
{
  RfModel *model = &self->model;
  RfModelFight *fight;
  RfModelPlayer *player;
  gboolean used[RF_MODEL_MOST] = { FALSE };
  gboolean ties = TRUE;
  gboolean kill;
  gboolean good;
  int human[20];
  int zombie[20];
  int also[2] = { 0 };
  int n_also = 0;
  int n = 0;
  int n_human;
  int bonus;
  int kills;
  int ahead;

  rf_try_begin_line (self, "fight");
  fight = &model->fights[number];
  player = &model->players[fight->player];
  g_string_append_printf (self->line, ",\"fight\":%d", number);
  good = announce (self, player, used, &bonus, &kills) && fight->state == 'o';
  do
    {
      const gboolean bare = n > 0 && rf_model_has_rule (model, "bare-ties");

      human[n] = rf_try_pick (self, 4);
      zombie[n] = rf_try_pick (self, 4);
      ahead = human[n] + (bare ? 0 : bonus) - zombie[n];
      n++;
    }
  while (ahead == 0 && n < 18);
  ties = rf_model_has_rule (model, "bare-ties") && n > 1;
  good = good && ahead != 0;
  n_human = n;
  if (rf_try_chance (self, 12))
    {
      /* Nobody draws again but for a tie. */
      human[n_human++] = 1;
      good = FALSE;
    }
  add_list (self, "human", human, n_human);
  add_list (self, "zombie", zombie, n);
  kill = !rf_try_chance (self, 4);
  g_string_append_printf (self->line, ",\"kill\":%s", kill ? "true" : "false");
  for (int i = 0; i < model->n_fights && n_also < 2 && rf_try_chance (self, 2); i++)
    if (i != number && model->fights[i].player == fight->player && model->fights[i].state == 'o')
      also[n_also++] = i;
  add_list (self, "also", also, n_also);
  if (n_also > 0 && (rf_model_has_rule (model, "one-kill") || n_also >= kills))
    good = FALSE;
  if (!good)
    {
      rf_try_compare (self, FALSE);
      return;
    }
  fight->bonus = ties ? 0 : bonus;
  fight->state = ahead > 0 ? 'w' : 'l';
  use_up (player, used);
  if (ahead < 0)
    player->blood_due++;
  else if (kills > 0 && kill)
    {
      kill_zombie (model, fight);
      for (int i = 0; i < n_also; i++)
        kill_zombie (model, &model->fights[also[i]]);
    }
  if (fight->encounter && !fight->killed && rf_model_has_rule (model, "met-zombies-stay"))
    {
      fight->zombie = model->next_zombie;
      rf_model_add_zombies (model, fight->space, 1);
    }
  rf_try_compare (self, TRUE);
}

/* Zombie players choose among the humans on the space. */
static void
try_target (RfTry *self,
            int    number)
{
  RfModel *model = &self->model;
  RfModelFight *fight;
  int player;

  rf_try_begin_line (self, "target");
  fight = &model->fights[number];
  player = rf_try_pick (self, model->n_players);
  g_string_append_printf (self->line, ",\"fight\":%d,\"player\":%d", number, player);
  if (fight->state == 'o' && fight->leader >= 0 && rf_model_is_human (&model->players[player]) && model->players[player].space == fight->space)
    {
      fight->player = player;
      rf_try_compare (self, TRUE);
    }
  else
    rf_try_compare (self, FALSE);
}

/* As few spaces as make them meet. */
static void
crowd (RfTry *self)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self->table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self->table, i);

      hk_record_set_int (player, &player->space, rf_try_pick (self, 3));
      hk_record_set_boolean (player, &player->moved, TRUE);
    }
  for (int i = 0; i < hk_rf_table_get_n_zombies (self->table); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (self->table, i);

      hk_record_set_int (zombie, &zombie->space, zombie->leader < 0 ? rf_try_pick (self, 3) : hk_rf_table_get_player (self->table, zombie->leader)->space);
    }
}

static void
play_combat (RfTry *self)
{
  rf_try_scatter (self, HK_RF_PHASE_ZOMBIES);
  crowd (self);
  arm (self);
  hk_record_set_boolean (self->table, &self->table->zombies_moved, TRUE);
  rf_try_begin_line (self, "next-phase");
  begin_combat (&self->model);
  rf_try_compare (self, TRUE);
  for (int i = 0; i < hk_rf_table_get_n_fights (self->table); i++)
    hk_record_set_boolean (hk_rf_table_get_fight (self->table, i), &hk_rf_table_get_fight (self->table, i)->encounter, rf_try_chance (self, 3));
  for (int i = 0; i < 20 && hk_rf_table_get_n_fights (self->table) > 0; i++)
    if (rf_try_chance (self, 3))
      try_target (self, rf_try_pick (self, hk_rf_table_get_n_fights (self->table)));
    else
      try_fight (self, rf_try_pick (self, hk_rf_table_get_n_fights (self->table)));
}

static void
test_combat (void)
{
  rf_try_repeat (play_combat);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/restated/hunt", test_hunt);
  g_test_add_func ("/rfyl/restated/combat", test_combat);
  return g_test_run ();
}
