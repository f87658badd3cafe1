/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-situation.h"
#include "games/rfyl/guide/hk-rf-situations.h"
#include "games/rfyl/guide/hk-rf-standings.h"
#include "rf-try.h"

/* The rules of Blood and Event cards stated once more, and compared with the game on tables of chance. */

/* The table waits for whoever has a card to draw or to turn up. */
static void
check_now (RfTry *self)
{
  rf_model_read (&self->model, self->table);
  for (int i = 0; i < self->model.n_players; i++)
    {
      const RfModelPlayer *player = &self->model.players[i];
      gboolean due = player->blood_due > 0;

      for (int j = 0; j < player->n_bloods; j++)
        due = due || player->bloods[j].due;
      g_assert_cmpint (hk_rf_is_now (self->table, i), ==, due && rf_model_is_human (player) && self->model.phase == 'c');
    }
}

static void
play_countdown (RfTry *self)
{
  RfModel *model = &self->model;

  rf_try_scatter (self, HK_RF_PHASE_COUNTDOWN);
  for (int i = 0; i < hk_rf_table_get_n_players (self->table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self->table, i);

      for (int j = rf_try_pick (self, 4); j > 0 && !player->zombie; j--)
        {
          g_autoptr (HkRfBlood) blood = g_object_new (HK_TYPE_RF_BLOOD, "drops", rf_try_pick (self, 4), "revealed", rf_try_chance (self, 4), NULL);

          hk_record_list_append (player->bloods, blood);
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
  for (int i = 0; i < 10 && self->table->outcome == HK_RF_OUTCOME_NONE; i++, check_now (self))
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

  rf_try_scatter (self, HK_RF_PHASE_EVENTS);
  for (int i = 0; i < hk_rf_table_get_n_players (self->table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self->table, i);

      hk_record_set_int (player, &player->space, rf_try_pick (self, 4));
      drawer = !player->zombie && rf_try_chance (self, 2) ? i : drawer;
    }
  draw = g_object_new (HK_TYPE_RF_DRAW, "player", drawer, "space", hk_rf_table_get_player (self->table, drawer)->space, "state", HK_RF_DRAW_OPEN, NULL);
  hk_record_set_record (draw, &draw->event, event);
  hk_record_list_append (self->table->draws, draw);

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

/* --- what the calculators are asked --- */

static int
get_int (GPtrArray  *situations,
         guint       at,
         const char *param)
{
  JsonObject *params = ((HkSituation *) g_ptr_array_index (situations, at))->params;

  return json_object_has_member (params, param) ? (int) json_object_get_int_member (params, param) : -1;
}

static guint
count (GPtrArray  *situations,
       const char *param)
{
  JsonObject *params = ((HkSituation *) g_ptr_array_index (situations, 0))->params;

  return json_object_has_member (params, param) ? json_array_get_length (json_object_get_array_member (params, param)) : 0;
}

/* With the decks of the stand-in, 60 and 22 cards, or without any. */
static void
play_situations (RfTry *self)
{
  g_autoptr (HkRfTable) known = HK_RF_TABLE (hk_play_new (HK_RF_GAME, "{\"players\":[{\"name\":\"A\"},{\"name\":\"B\"},{\"name\":\"C\"}]}", 1));
  g_autoptr (GPtrArray) fights = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_situation_free);
  g_autoptr (GPtrArray) infections = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_situation_free);
  g_autoptr (GPtrArray) chases = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_situation_free);
  const gboolean is_known = rf_try_chance (self, 2);
  RfModel *model = &self->model;
  guint n_zombies = 0;
  guint n_hunters = 0;
  guint n = 0;

  if (is_known)
    g_set_object (&self->table, known);
  rf_try_scatter (self, HK_RF_PHASE_MOVEMENT);
  hk_record_set_int (self->table, &self->table->zombie_card, rf_try_pick (self, 4) - 1);
  for (int i = 0; i < hk_rf_table_get_n_players (self->table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self->table, i);
      g_autoptr (HkRfItem) item = g_object_new (HK_TYPE_RF_ITEM, "name", "Axe", "kind", "weapon", "uses", rf_try_pick (self, 3) - 1, "bonus", i, NULL);

      hk_record_list_append (player->items, item);
      hk_record_set_boolean (player, &player->safe, !player->zombie && rf_try_chance (self, 5));
    }
  rf_model_read (model, self->table);
  hk_rf_list_fights (HK_TABLE (self->table), fights);
  hk_rf_list_infections (HK_TABLE (self->table), infections);
  hk_rf_list_chases (HK_TABLE (self->table), chases);
  for (int i = 0; i < model->n_players; i++)
    {
      const RfModelPlayer *player = &model->players[i];
      int n_hidden = 0;

      n_hunters += player->zombie;
      if (!rf_model_is_human (player))
        continue;
      for (int j = 0; j < player->n_bloods; j++)
        n_hidden += !player->bloods[j].revealed;
      g_assert_cmpint (get_int (fights, n, "bonus"), ==, player->items[0].uses == 0 ? 0 : i);
      g_assert_cmpint (get_int (infections, n, "bloods"), ==, n_hidden);
      g_assert_cmpint (get_int (infections, n, "infected") + get_int (infections, n, "clean"), ==, is_known ? 22 : -2);
      n++;
    }
  g_assert_cmpuint (fights->len, ==, n);
  g_assert_cmpuint (infections->len, ==, n);
  if (n > 0)
    g_assert_cmpuint (count (fights, "left"), ==, is_known ? 60 : 0);
  for (int i = 0; i < model->n_zombies; i++)
    n_zombies += model->zombies[i].leader < 0;
  g_assert_cmpuint (count (chases, "zombies"), ==, n_zombies);
  g_assert_cmpuint (count (chases, "hunters"), ==, n_hunters);
  g_assert_cmpint (get_int (chases, 0, "value"), ==, self->table->zombie_card > 0 ? self->table->zombie_card : -1);
}

static void
test_situations (void)
{
  rf_try_repeat (play_situations);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/restated/countdown", test_countdown);
  g_test_add_func ("/rfyl/restated/events", test_events);
  g_test_add_func ("/rfyl/restated/situations", test_situations);
  return g_test_run ();
}
