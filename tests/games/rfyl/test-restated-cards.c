/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rf-try.h"

/* The rules of Blood and Event cards stated once more, and compared with the game on tables of chance. */

static void
play_countdown (RfTry *self)
{
  RfModel *model = &self->model;

  rf_try_scatter (self, "countdown");
  for (int i = 0; i < hk_rf_table_get_n_players (self->table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self->table, i);

      for (int j = rf_try_pick (self, 4); j > 0 && !player->zombie; j--)
        {
          g_autoptr (HkRfBlood) blood = g_object_new (HK_TYPE_RF_BLOOD, "drops", rf_try_pick (self, 4), "revealed", rf_try_chance (self, 4), NULL);

          g_list_store_append (player->bloods, blood);
        }
      if (!player->zombie && rf_try_chance (self, 5))
        {
          hk_record_set_boolean (player, &player->safe, TRUE);
          hk_record_set_int (player, &player->out_turn, 1);
          hk_record_set_int (player, &player->space, 0);
        }
      hk_record_set_int (player, &player->blood_due, player->zombie ? 0 : rf_try_pick (self, 3));
    }
  rf_try_begin_line (self, "countdown");
  model->counted = TRUE;
  for (int i = 0; i < model->n_players; i++)
    {
      RfModelPlayer *player = &model->players[i];
      gboolean counted = FALSE;

      for (int j = 0; j < player->n_bloods; j++)
        {
          RfModelBlood *blood = &player->bloods[j];

          if (blood->revealed || player->zombie || (player->safe && !rf_model_has_rule (model, "out-counted"))
              || (counted && rf_model_has_rule (model, "one-blood")))
            continue;
          counted = TRUE;
          blood->drops -= blood->drops > 0;
          blood->due = blood->drops == 0;
        }
    }
  rf_try_compare (self, TRUE);
  rf_try_begin_line (self, "countdown");
  rf_try_compare (self, FALSE);
  for (int i = 0; i < 10 && self->table->outcome == NULL; i++)
    {
      const gboolean infected = rf_try_chance (self, 2);
      const int drops = rf_try_pick (self, 3);
      RfModelPlayer *player;
      RfModelBlood *blood;
      int number;
      int card;

      if (rf_try_chance (self, 3))
        {
          rf_try_begin_line (self, "draw-blood");
          number = rf_try_pick (self, model->n_players);
          player = &model->players[number];
          g_string_append_printf (self->line, ",\"player\":%d,\"drops\":%d", number, drops);
          if (!rf_model_is_human (player) || player->blood_due == 0)
            {
              rf_try_compare (self, FALSE);
              continue;
            }
          player->blood_due--;
          player->bloods[player->n_bloods++] = (RfModelBlood) { drops, FALSE, drops == 0 && rf_model_has_rule (model, "no-drops-at-once"), FALSE };
          rf_try_compare (self, TRUE);
          continue;
        }
      rf_try_begin_line (self, "reveal-blood");
      number = rf_try_pick (self, model->n_players);
      card = rf_try_pick (self, 4);
      player = &model->players[number];
      blood = card < player->n_bloods ? &player->bloods[card] : NULL;
      g_string_append_printf (self->line, ",\"player\":%d,\"blood\":%d,\"infected\":%s", number, card, infected ? "true" : "false");
      if (blood == NULL || !blood->due || blood->revealed || (player->safe && !rf_model_has_rule (model, "out-counted")))
        {
          rf_try_compare (self, FALSE);
          continue;
        }
      *blood = (RfModelBlood) { 0, TRUE, FALSE, infected };
      if (infected)
        rf_model_turn (model, number, TRUE);
      else
        rf_model_check_out (model, number);
      rf_model_check_end (model);
      rf_try_compare (self, TRUE);
    }
}

static void
test_countdown (void)
{
  rf_try_repeat (play_countdown);
}

/* --- events --- */

static const char * const icons[] = { "bullets", "melee", "item", "ability", "movement", "add-zombies", "encounter", "blood", "death" };

static HkRfEvent *
make_event (RfTry *self)
{
  HkRfEvent *event = g_object_new (HK_TYPE_RF_EVENT, "name", "Card", "bullets", rf_try_pick (self, 7) - 3, "zombies", rf_try_pick (self, 6), "blood",
                                   rf_try_pick (self, 3), "move", rf_try_pick (self, 9) - 4, "skips", rf_try_pick (self, 3), "everybody",
                                   rf_try_chance (self, 2), "uses", rf_try_pick (self, 4) - 1, "bonus", rf_try_pick (self, 4), "kills",
                                   rf_try_pick (self, 3), NULL);

  for (int i = 1 + rf_try_pick (self, 3); i > 0; i--)
    {
      const char *icon = icons[rf_try_pick (self, G_N_ELEMENTS (icons))];

      if (event->icons == NULL || !g_strv_contains ((const char * const *) event->icons, icon))
        hk_record_add_text (event, &event->icons, icon);
    }
  return event;
}

static gboolean
has_icon (HkRfEvent  *event,
          const char *icon)
{
  return g_strv_contains ((const char * const *) event->icons, icon);
}

/* The bullets of a card beside something else are a price (Bullets). */
static gboolean
has_price (HkRfEvent *event)
{
  return event->bullets < 0 && g_strv_length (event->icons) > 1;
}

static void
shift (RfModel   *model,
       int        number,
       HkRfEvent *event)
{
  RfModelPlayer *player = &model->players[number];
  const int aim = MAX (player->space - event->move, 0);
  const int step = aim < player->space ? -1 : 1;
  int to = player->space;
  gboolean stopped = FALSE;

  player->skips = MIN (player->skips + event->skips, 9);
  while (to != aim && !(stopped && rf_model_has_rule (model, "events-blocked")))
    {
      to += step;
      for (int i = 0; i < model->n_zombies; i++)
        stopped = stopped || model->zombies[i].space == to;
      for (int i = 0; i < model->n_players; i++)
        stopped = stopped || (model->players[i].zombie && model->players[i].space == to);
    }
  if (to == player->space)
    return;
  player->space = to;
  rf_model_check_out (model, number);
}

static void
begin_encounter (RfModel   *model,
                 const int *targets,
                 int        n,
                 int        count)
{
  const gboolean shared = n > 1 && rf_model_has_rule (model, "shared-encounter");

  for (int i = 0; i < n; i++)
    for (int j = 0; j < count; j++)
      if (rf_model_is_human (&model->players[targets[i]]) && (!shared || j % n == i))
        {
          model->fights[model->n_fights++] = (RfModelFight) { model->players[targets[i]].space, targets[i], -1, -1, -1, TRUE, FALSE, 'o', 0 };
          model->draws[0] = 'f';
        }
}

static void
resolve (RfModel   *model,
         HkRfEvent *event,
         int        drawer)
{
  const gboolean keeps_bullets = has_price (event) && !rf_model_has_rule (model, "always-lost") && !rf_model_has_rule (model, "unpaid-lost");
  const int space = model->players[drawer].space;
  const int zombies = MAX (event->zombies, 1);
  int targets[8] = { drawer };
  int n = 1;

  if (event->everybody)
    n = rf_model_list_slowest (model, space, targets);
  model->draws[0] = 'd';
  for (int i = 0; i < n; i++)
    {
      RfModelPlayer *player = &model->players[targets[i]];

      if (has_icon (event, "bullets") && !keeps_bullets)
        player->bullets = MAX (player->bullets + event->bullets, 0);
      if (has_icon (event, "movement"))
        shift (model, targets[i], event);
      if (has_icon (event, "blood") && rf_model_is_human (player))
        player->blood_due += MAX (event->blood, 1);
    }
  if (rf_model_is_human (&model->players[drawer]) && (has_icon (event, "melee") || has_icon (event, "item") || has_icon (event, "ability")))
    {
      RfModelPlayer *player = &model->players[drawer];

      player->items[player->n_items++] = (RfModelItem) { "Card", has_icon (event, "melee") ? 'w' : has_icon (event, "ability") ? 'a' : 'i',
                                                         event->uses == 0 ? 1 : event->uses, event->bonus, event->kills };
    }
  if (has_icon (event, "add-zombies"))
    rf_model_add_zombies (model, space, zombies);
  for (int i = 0; i < n && has_icon (event, "death"); i++)
    if (rf_model_is_human (&model->players[targets[i]]))
      rf_model_turn (model, targets[i], FALSE);
  if (has_icon (event, "encounter"))
    begin_encounter (model, targets, n, zombies);
  rf_model_check_end (model);
}

static void
play_event (RfTry *self)
{
  g_autoptr (HkRfEvent) event = make_event (self);
  g_autoptr (HkRfDraw) draw = NULL;
  RfModel *model = &self->model;
  int drawer = 0;

  rf_try_scatter (self, "events");
  for (int i = 0; i < hk_rf_table_get_n_players (self->table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self->table, i);

      hk_record_set_int (player, &player->space, rf_try_pick (self, 4));
      drawer = !player->zombie && rf_try_chance (self, 2) ? i : drawer;
    }
  draw = g_object_new (HK_TYPE_RF_DRAW, "player", drawer, "space", hk_rf_table_get_player (self->table, drawer)->space, "state", "open", NULL);
  hk_record_set_record (draw, &draw->event, event);
  g_list_store_append (self->table->draws, draw);

  if (rf_try_chance (self, 2))
    {
      const int payer = rf_try_pick (self, hk_rf_table_get_n_players (self->table));
      const int paid = rf_try_pick (self, 4);
      RfModelPlayer *player;

      rf_try_begin_line (self, "pay-bullets");
      g_string_append_printf (self->line, ",\"by\":{\"%d\":%d}", payer, paid);
      player = &model->players[payer];
      if (has_price (event) && !rf_model_has_rule (model, "always-lost") && paid == -event->bullets && paid <= player->bullets
          && rf_model_is_human (player) && player->space == draw->space)
        {
          player->bullets -= paid;
          model->draws[0] = 'd';
          rf_try_compare (self, TRUE);
          return;
        }
      rf_try_compare (self, FALSE);
    }
  rf_try_begin_line (self, "resolve-event");
  resolve (model, event, drawer);
  rf_try_compare (self, TRUE);
}

static void
test_events (void)
{
  rf_try_repeat (play_event);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/restated/countdown", test_countdown);
  g_test_add_func ("/rfyl/restated/events", test_events);
  return g_test_run ();
}
