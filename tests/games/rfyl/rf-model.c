/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>

#include "rf-model.h"

static void
read_items (HkRecordList *from,
            RfModelItem  *items,
            int          *n)
{
  *n = (int) g_list_model_get_n_items (G_LIST_MODEL (from));
  for (int i = 0; i < *n; i++)
    {
      g_autoptr (HkRfItem) item = g_list_model_get_item (G_LIST_MODEL (from), (guint) i);

      g_strlcpy (items[i].name, item->name, sizeof items[i].name);
      items[i].kind = item->kind[0];
      items[i].uses = item->uses;
      items[i].bonus = item->bonus;
      items[i].kills = item->kills;
    }
}

static void
read_player (RfModelPlayer *to,
             HkRfPlayer    *player)
{
  to->zombie = player->zombie;
  to->safe = player->safe;
  to->moved = player->moved;
  to->blocked = player->blocked;
  to->space = player->space;
  to->from = player->from_space;
  to->bullets = player->bullets;
  to->blood_due = player->blood_due;
  to->speed = player->speed;
  to->cleared_by = player->cleared_by;
  to->skips = player->skips;
  to->move_bonus = player->move_bonus;
  to->out_turn = player->out_turn;
  to->turned_turn = player->turned_turn;
  to->turned_phase = player->turned_phase;
  for (int i = 0; player->ties != NULL && player->ties[i] != NULL; i++)
    to->ties[to->n_ties++] = atoi (player->ties[i]);
  read_items (player->items, to->items, &to->n_items);
  for (int i = 0; i < hk_rf_player_get_n_bloods (player); i++)
    {
      HkRfBlood *blood = hk_rf_player_get_blood (player, i);

      to->bloods[to->n_bloods++] = (RfModelBlood) { blood->drops, blood->revealed, blood->due, blood->infected };
    }
}

/* @model: (out): the table */
void
rf_model_read (RfModel   *model,
               HkRfTable *table)
{
  memset (model, 0, sizeof *model);
  model->phase = table->phase == HK_RF_PHASE_COMBAT ? 'f' : hk_rf_phases[table->phase][0];
  model->turn = table->turn;
  model->counted = table->counted;
  model->zombies_moved = table->zombies_moved;
  model->zombie_card = table->zombie_card;
  model->next_zombie = table->next_zombie;
  model->next_order = table->next_order;
  model->outcome = table->outcome == HK_RF_OUTCOME_NONE ? 0 : hk_rf_outcomes[table->outcome][0];
  model->distance = table->distance;
  model->first_player = table->first_player;
  model->group_size = table->group_size;
  model->victory = hk_rf_victories[table->victory][0];
  model->strategic = table->structure >= HK_RF_STRUCTURE_ADVANCED;
  model->by_speed = table->draw_order == HK_RF_DRAW_ORDER_SPEED;
  model->allow_unrevealed = table->allow_unrevealed;
  model->rules = table->house_rules;
  for (int i = 0; table->winners != NULL && table->winners[i] != NULL; i++)
    model->winners |= 1 << atoi (table->winners[i]);
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    read_player (&model->players[model->n_players++], hk_rf_table_get_player (table, i));
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (table, i);

      model->zombies[model->n_zombies++] = (RfModelZombie) { zombie->id, zombie->space, zombie->leader, zombie->bullets, zombie->order, zombie->joined };
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->piles)); i++)
    {
      g_autoptr (HkRfPile) pile = g_list_model_get_item (G_LIST_MODEL (table->piles), i);
      RfModelPile *to = &model->piles[model->n_piles++];

      to->space = pile->space;
      to->bullets = pile->bullets;
      read_items (pile->items, to->items, &to->n_items);
    }
  for (int i = 0; i < hk_rf_table_get_n_fights (table); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (table, i);

      model->fights[model->n_fights++] = (RfModelFight) { fight->space, fight->player, fight->zombie, fight->zombie_player, fight->leader,
                                                          fight->encounter, fight->killed, hk_rf_fight_states[fight->state][0], fight->bonus };
    }
  for (int i = 0; i < hk_rf_table_get_n_draws (table); i++)
    model->draws[model->n_draws++] = hk_rf_draw_states[hk_rf_table_get_draw (table, i)->state][0];
}

static void
describe_items (GString           *out,
                const RfModelItem *items,
                int                n)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (out, " [%s %c %d %d %d]", items[i].name, items[i].kind, items[i].uses, items[i].bonus, items[i].kills);
}

static char *
describe (const RfModel *model)
{
  GString *out = g_string_new (NULL);

  g_string_append_printf (out, "phase %c turn %d counted %d moved %d card %d next %d %d outcome %d winners %d draws %s\n", model->phase, model->turn,
                          model->counted, model->zombies_moved, model->zombie_card, model->next_zombie, model->next_order, model->outcome, model->winners,
                          model->draws);
  for (int i = 0; i < model->n_players; i++)
    {
      const RfModelPlayer *player = &model->players[i];

      g_string_append_printf (out, "%d: %s%s%s%s space %d from %d bullets %d due %d speed %d cleared %d skips %d bonus %d out %d turned %d %d ties", i,
                              player->zombie ? "zombie " : "", player->safe ? "safe " : "", player->moved ? "moved " : "",
                              player->blocked ? "blocked " : "", player->space, player->from, player->bullets, player->blood_due, player->speed,
                              player->cleared_by, player->skips, player->move_bonus, player->out_turn, player->turned_turn, player->turned_phase);
      for (int j = 0; j < player->n_ties; j++)
        g_string_append_printf (out, " %d", player->ties[j]);
      describe_items (out, player->items, player->n_items);
      for (int j = 0; j < player->n_bloods; j++)
        g_string_append_printf (out, " (%d %d %d %d)", player->bloods[j].drops, player->bloods[j].revealed, player->bloods[j].due,
                                player->bloods[j].infected);
      g_string_append_c (out, '\n');
    }
  for (int i = 0; i < model->n_zombies; i++)
    g_string_append_printf (out, "zombie %d space %d leader %d bullets %d order %d joined %d\n", model->zombies[i].id, model->zombies[i].space,
                            model->zombies[i].leader, model->zombies[i].bullets, model->zombies[i].order, model->zombies[i].joined);
  for (int i = 0; i < model->n_piles; i++)
    {
      g_string_append_printf (out, "pile %d: %d", model->piles[i].space, model->piles[i].bullets);
      describe_items (out, model->piles[i].items, model->piles[i].n_items);
      g_string_append_c (out, '\n');
    }
  for (int i = 0; i < model->n_fights; i++)
    g_string_append_printf (out, "fight %d: player %d zombie %d %d leader %d encounter %d killed %d %c bonus %d\n", model->fights[i].space,
                            model->fights[i].player, model->fights[i].zombie, model->fights[i].zombie_player, model->fights[i].leader,
                            model->fights[i].encounter, model->fights[i].killed, model->fights[i].state, model->fights[i].bonus);
  return g_string_free (out, FALSE);
}

/* @after: what was played */
void
rf_model_assert_equal (RfModel    *model,
                       HkRfTable  *table,
                       const char *after)
{
  g_autofree RfModel *read = g_new0 (RfModel, 1);
  g_autofree char *expected = describe (model);
  g_autofree char *found = NULL;

  rf_model_read (read, table);
  found = describe (read);
  if (!g_str_equal (expected, found))
    g_error ("%s\nexpected:\n%s\nfound:\n%s", after, expected, found);
}

gboolean
rf_model_has_rule (RfModel    *model,
                   const char *id)
{
  return model->rules != NULL && g_strv_contains ((const char * const *) model->rules, id);
}

gboolean
rf_model_is_human (const RfModelPlayer *player)
{
  return !player->zombie && !player->safe;
}

/* Below 0 when @a is slower. */
int
rf_model_compare (RfModel *model,
                  int      a,
                  int      b)
{
  const RfModelPlayer *left = &model->players[a];
  const RfModelPlayer *right = &model->players[b];
  const int missing = rf_model_has_rule (model, "missing-fastest") ? 1000 : -1;
  const int left_speed = left->speed < 0 ? missing : left->speed;
  const int right_speed = right->speed < 0 ? missing : right->speed;

  if (left_speed != right_speed)
    return left_speed - right_speed;
  if (left->n_ties == 0 || right->n_ties == 0)
    return 0;
  if (rf_model_has_rule (model, "last-tie-card"))
    return left->ties[left->n_ties - 1] - right->ties[right->n_ties - 1];
  for (int i = 0; i < MIN (left->n_ties, right->n_ties); i++)
    if (left->ties[i] != right->ties[i])
      return left->ties[i] - right->ties[i];
  return 0;
}

/* Returns how many players there are, which are put into @list from the one who draws first. */
int
rf_model_list_clockwise (RfModel *model,
                         int     *list)
{
  int n = 0;

  for (int i = model->first_player; i < model->n_players; i++)
    list[n++] = i;
  for (int i = 0; i < model->first_player; i++)
    list[n++] = i;
  return n;
}

/* Returns how many humans stand on the space, which are put into @list: whoever has fewer that are slower comes first. */
int
rf_model_list_slowest (RfModel *model,
                       int      space,
                       int     *list)
{
  int all[8];
  int n = 0;

  rf_model_list_clockwise (model, all);
  for (int i = 0; i < model->n_players; i++)
    {
      int place = 0;

      if (!rf_model_is_human (&model->players[all[i]]) || model->players[all[i]].space != space)
        continue;
      for (int j = 0; j < model->n_players; j++)
        {
          const int other = rf_model_compare (model, all[j], all[i]);

          place += rf_model_is_human (&model->players[all[j]]) && model->players[all[j]].space == space && (other < 0 || (other == 0 && j < i));
        }
      list[place] = all[i];
      n++;
    }
  return n;
}

/* Returns how many spaces have humans whom zombies pursue; the spaces come in order into @spaces. */
int
rf_model_list_hunted (RfModel *model,
                      int     *spaces)
{
  int n = 0;

  for (int space = rf_model_has_rule (model, "safe-waiting") ? 1 : 0; space < 100; space++)
    for (int i = 0; i < model->n_players; i++)
      if (rf_model_is_human (&model->players[i]) && model->players[i].space == space)
        {
          spaces[n++] = space;
          break;
        }
  return n;
}

int
rf_model_count_horde (RfModel *model,
                      int      player)
{
  int n = 0;

  for (int i = 0; i < model->n_zombies; i++)
    n += model->zombies[i].leader == player;
  return n;
}

void
rf_model_shift (RfModel       *model,
                RfModelZombie *zombie,
                int            space)
{
  if (space != zombie->space)
    zombie->order = model->next_order++;
  zombie->space = space;
}

void
rf_model_add_zombies (RfModel *model,
                      int      space,
                      int      count)
{
  for (int i = 0; i < count; i++)
    model->zombies[model->n_zombies++] = (RfModelZombie) { model->next_zombie++, space, -1, 1, model->next_order++, FALSE };
}

static void
end_fight (RfModelFight *fight,
           char          state)
{
  if (fight->state == 'o')
    fight->state = state;
}

void
rf_model_remove_zombie (RfModel *model,
                        int      id)
{
  int n = 0;

  for (int i = 0; i < model->n_fights; i++)
    if (model->fights[i].zombie == id)
      {
        model->fights[i].killed = TRUE;
        end_fight (&model->fights[i], 's');
      }
  for (int i = 0; i < model->n_zombies; i++)
    if (model->zombies[i].id != id)
      model->zombies[n++] = model->zombies[i];
  model->n_zombies = n;
}

/* Ten spaces back (Combat). */
void
rf_model_strike_down (RfModel *model,
                      int      player)
{
  RfModelPlayer *record = &model->players[player];
  const gboolean along = rf_model_has_rule (model, "horde-goes-along") && rf_model_count_horde (model, player) > 0;
  int to = record->space + 10;

  if (to > model->distance && rf_model_has_rule (model, "respawn-at-start"))
    to = record->space > model->distance ? record->space : model->distance;
  record->space = to;
  for (int i = 0; i < model->n_zombies; i++)
    if (model->zombies[i].leader == player && along)
      rf_model_shift (model, &model->zombies[i], to);
    else if (model->zombies[i].leader == player)
      model->zombies[i].leader = -1;
  for (int i = 0; i < model->n_fights; i++)
    {
      RfModelFight *fight = &model->fights[i];

      if (fight->zombie_player == player)
        {
          fight->killed = TRUE;
          end_fight (fight, 's');
        }
      else if (along && fight->leader == player && fight->state == 'o')
        {
          fight->killed = FALSE;
          fight->state = 'g';
        }
    }
}

static void
leave_fights (RfModel *model,
              int      player)
{
  for (int i = 0; i < model->n_fights; i++)
    if (model->fights[i].player == player)
      end_fight (&model->fights[i], 'g');
}

static RfModelPile *
make_pile (RfModel *model,
           int      space)
{
  for (int i = 0; i < model->n_piles; i++)
    if (model->piles[i].space == space)
      return &model->piles[i];
  model->piles[model->n_piles] = (RfModelPile) { .space = space };
  return &model->piles[model->n_piles++];
}

/* A human becomes a zombie player (Infection Countdown, icon.death). */
void
rf_model_turn (RfModel *model,
               int      player,
               gboolean infected)
{
  static const char phases[] = "cmezf";
  RfModelPlayer *record = &model->players[player];

  if ((record->bullets > 0 || record->n_items > 0) && (infected || !rf_model_has_rule (model, "dead-leave-nothing")))
    {
      RfModelPile *pile = make_pile (model, record->space);

      pile->bullets += record->bullets;
      for (int i = 0; i < record->n_items; i++)
        pile->items[pile->n_items++] = record->items[i];
    }
  *record = (RfModelPlayer) { .zombie = TRUE, .space = record->space, .from = record->from, .speed = -1, .cleared_by = record->cleared_by,
                              .turned_turn = model->turn, .out_turn = record->out_turn,
                              .turned_phase = (int) (strchr (phases, model->phase) - phases) + 1 };
  leave_fights (model, player);
}

/* Out, unless a Blood card is hidden (Victory Conditions). */
void
rf_model_check_out (RfModel *model,
                    int      player)
{
  RfModelPlayer *record = &model->players[player];
  int n_hidden = record->blood_due;

  for (int i = 0; i < record->n_bloods; i++)
    n_hidden += !record->bloods[i].revealed;
  if (!rf_model_is_human (record) || record->space > 0 || (n_hidden > 0 && !model->allow_unrevealed))
    return;
  record->safe = TRUE;
  record->moved = TRUE;
  record->out_turn = model->turn;
  leave_fights (model, player);
}

/* Who wins, and when (Winning). */
void
rf_model_check_end (RfModel *model)
{
  int out = 0;
  int n_out = 0;
  int n_left = 0;
  int last = 0;

  for (int i = 0; i < model->n_players; i++)
    {
      const RfModelPlayer *player = &model->players[i];

      out |= player->safe ? 1 << i : 0;
      n_out += player->safe;
      n_left += rf_model_is_human (player);
      if (player->zombie)
        last = MAX (last, 10 * player->turned_turn + player->turned_phase);
    }
  if (model->outcome != 0)
    return;
  if (n_left > 0 && !(model->victory == 'f' && n_out > 0) && !(model->victory == 'g' && n_out >= model->group_size))
    return;
  model->phase = 'o';
  if (n_out > 0 && model->victory == 'g' && n_out < model->group_size && rf_model_has_rule (model, "whole-group"))
    model->outcome = 'e';
  else if (n_out > 0)
    {
      model->outcome = 'w';
      model->winners = out;
    }
  else
    {
      model->outcome = 'l';
      for (int i = 0; i < model->n_players; i++)
        if (model->players[i].turned_turn == last / 10 && (model->players[i].turned_phase == last % 10 || rf_model_has_rule (model, "same-turn")))
          model->winners |= 1 << i;
    }
}
