/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-dry-run.h"
#include "core/record/hk-error.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-events.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "hk-rf-guide.h"
#include "hk-rf-legal.h"

/* What can be done now, found out by trying it on a copy. */

typedef struct
{
  HkRfTable *table;
  HkDryRun   trial;
  GPtrArray *offers; /* HkMoveOption */
} Search;

/* Tries @taken_move; a parameter that the person has yet to give does not count against it. */
static void
offer (Search     *search,
       const char *title,
       const char *hint,
       HkMove     *taken_move,
       const char *first,
       const char *second)
{
  g_autoptr (HkMove) move = taken_move;
  g_autoptr (GError) error = NULL;
  const char * const missing[] = { first, second, NULL };

  if (!hk_dry_run_apply (&search->trial, move, &error) && first != NULL && g_error_matches (error, HK_ERROR,
                                                                                            HK_ERROR_PARAMETER))
    g_clear_error (&error);
  g_ptr_array_add (search->offers, hk_move_option_new (title, hint, move, missing,
                                                       error == NULL ? NULL : error->message));
}

/* How the player gets as far as the card reaches, shooting what stands in the way. */
static void
offer_run (Search     *search,
           int         player,
           HkRfPlayer *record,
           int         to)
{
  g_autoptr (GArray) shots = hk_rf_list_in_the_way (search->table, player, to);
  g_autofree char *title = to == 0 ? g_strdup (_("Move to the Victory Space")) : g_strdup_printf (_("Move to Space %d"), to);
  g_autofree char *hint = NULL;
  HkMove *move = hk_move_build ("move", "i:player", player, "i:to", to, NULL);
  JsonArray *array = json_array_new ();
  int bullets = 0;

  for (guint i = 0; i < shots->len; i++)
    {
      bullets += hk_rf_table_find_zombie (search->table, g_array_index (shots, int, i))->bullets;
      json_array_add_int_element (array, g_array_index (shots, int, i));
    }
  if (shots->len > 0)
    {
      hint = g_strdup_printf (ngettext ("%d bullet", "%d bullets", (gulong) bullets), bullets);
      json_object_set_array_member (hk_move_get_params (move), "shots", array);
    }
  else
    json_array_unref (array);
  offer (search, title, hint, move, NULL, NULL);
}

/* Where the first zombies ahead stand, which stop the movement; −1 none within reach. */
static int
find_stop (HkRfTable  *table,
           HkRfPlayer *record,
           int         to)
{
  const int step = to < record->space ? -1 : 1;

  for (int space = record->space + step; record->space != to && space != to + step; space += step)
    for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
      if (hk_rf_table_get_zombie (table, i)->space == space)
        return space;
  return -1;
}

static void
offer_movement (Search     *search,
                int         player,
                HkRfPlayer *record)
{
  const int reach = hk_rf_get_reach (record);
  const int forward = MAX (record->space - reach, 0);
  const int back = MIN (record->space + reach, 9999);
  const int stop = find_stop (search->table, record, forward);
  int furthest;

  if (record->speed < 0)
    return;
  if (record->moved)
    {
      if (hk_rf_can_follow (search->table, player, &furthest))
        offer_run (search, player, record, furthest);
      return;
    }
  if (forward < record->space)
    offer_run (search, player, record, forward);
  if (stop > forward)
    offer_run (search, player, record, stop);
  if (reach > 0)
    offer_run (search, player, record, back);
  offer (search, _("Move"), NULL, hk_move_build ("move", "i:player", player, NULL), "to", "shots");
  offer (search, _("Stay"), NULL, hk_move_build ("pass-move", "i:player", player, NULL), NULL, NULL);
}

static void
offer_piles (Search     *search,
             int         player,
             HkRfPlayer *record)
{
  for (int i = 0; i < hk_record_list_get_length (search->table->piles); i++)
    {
      HkRfPile *pile = hk_record_list_get (search->table->piles, i);
      const gboolean passed = record->moved && pile->space > MIN (record->from_space, record->space) && pile->space < MAX (record->from_space, record->space);

      if (pile->space == record->space)
        offer (search, _("Pick Up Everything Here"), NULL,
               hk_move_build ("pick-up", "i:player", player, "i:space", pile->space, "s:what", "all", NULL), NULL, NULL);
      if (passed && pile->bullets > 0)
        offer (search, _("Pick Up a Bullet in Passing"), NULL,
               hk_move_build ("pick-up", "i:player", player, "i:space", pile->space, "s:what", "bullet", NULL), NULL, NULL);
      for (int j = 0; passed && j < hk_record_list_get_length (pile->items); j++)
        {
          HkRfItem *item = hk_record_list_get (pile->items, j);
          g_autofree char *title = g_strdup_printf (_("Pick Up %s in Passing"), item->name);

          offer (search, title, NULL, hk_move_build ("pick-up", "i:player", player, "i:space", pile->space, "s:what", item->name, NULL), NULL, NULL);
        }
    }
}

static void
offer_shots (Search     *search,
             int         player,
             HkRfPlayer *record)
{
  for (int i = 0; i < hk_rf_table_get_n_zombies (search->table); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (search->table, i);
      g_autofree char *hint = g_strdup_printf (ngettext ("%d bullet", "%d bullets", (gulong) zombie->bullets), zombie->bullets);

      if (zombie->space == record->space)
        offer (search, _("Shoot a Zombie"), hint, hk_move_build ("shoot", "i:player", player, "i:zombie", zombie->id, NULL), NULL, NULL);
    }
  for (int i = 0; i < hk_rf_table_get_n_players (search->table); i++)
    {
      HkRfPlayer *other = hk_rf_table_get_player (search->table, i);
      g_autofree char *title = g_strdup_printf (_("Shoot %s"), other->name);
      g_autofree char *hint = g_strdup_printf (ngettext ("%d bullet", "%d bullets", 1), 1);

      if (other->zombie && other->space == record->space)
        offer (search, title, hint, hk_move_build ("shoot", "i:player", player, "i:zombie-player", i, NULL), NULL, NULL);
    }
}

static HkMove *
make_fight (HkRfPlayer *record,
            int         fight,
            HkRfItem   *weapon)
{
  HkMove *move = hk_move_build ("fight", "i:fight", fight, NULL);
  JsonArray *weapons;

  if (weapon == NULL)
    return move;
  weapons = json_array_new ();
  json_array_add_string_element (weapons, weapon->name);
  json_object_set_array_member (hk_move_get_params (move), "weapons", weapons);
  return move;
}

static void
offer_fights (Search     *search,
              int         player,
              HkRfPlayer *record)
{
  for (int i = 0; i < hk_rf_table_get_n_fights (search->table); i++)
    {
      HkRfFight *fight = hk_rf_table_get_fight (search->table, i);

      if (fight->leader == player && fight->state == HK_RF_FIGHT_OPEN)
        offer (search, _("Choose Whom to Attack"), NULL, hk_move_build ("target", "i:fight", i, NULL), "player", NULL);
      if (fight->player != player)
        continue;
      if (fight->encounter && !fight->killed)
        offer (search, _("Shoot the Zombie"), NULL, hk_move_build ("shoot", "i:player", player, "i:fight", i, NULL), NULL, NULL);
      if (fight->state != HK_RF_FIGHT_OPEN)
        continue;
      offer (search, _("Fight Without a Weapon"), NULL, make_fight (record, i, NULL), "human", "zombie");
      for (int j = 0; j < hk_record_list_get_length (record->items); j++)
        {
          HkRfItem *item = hk_record_list_get (record->items, j);
          g_autofree char *title = g_strdup_printf (_("Fight with %s"), item->name);
          g_autofree char *hint = item->uses < 0 ? NULL : g_strdup_printf (ngettext ("%d use left", "%d uses left", (gulong) item->uses), item->uses);

          if (g_strcmp0 (item->kind, "weapon") == 0)
            offer (search, title, hint, make_fight (record, i, item), "human", "zombie");
        }
      if (search->table->unarmed)
        offer (search, _("Fight Together Without Weapons"), NULL, hk_move_build ("unarmed", "i:fight", i, NULL), "players", NULL);
    }
}

static void
offer_items (Search     *search,
             int         player,
             HkRfPlayer *record)
{
  for (int i = 0; i < hk_record_list_get_length (record->items); i++)
    {
      HkRfItem *item = hk_record_list_get (record->items, i);
      g_autofree char *use = g_strdup_printf (_("Use %s"), item->name);
      g_autofree char *drop = g_strdup_printf (_("Leave %s Here"), item->name);

      if (g_strcmp0 (item->kind, "weapon") != 0)
        offer (search, use, item->text, hk_move_build ("use-item", "i:player", player, "s:item", item->name, NULL), NULL, NULL);
      offer (search, drop, NULL, hk_move_build ("drop", "i:player", player, "s:what", item->name, NULL), NULL, NULL);
    }
  if (record->bullets > 0)
    offer (search, _("Leave a Bullet Here"), NULL, hk_move_build ("drop", "i:player", player, "s:what", "bullet", NULL), NULL, NULL);
}

static void
offer_human (Search     *search,
             int         player,
             HkRfPlayer *record)
{
  if (record->blood_due > 0)
    offer (search, _("Draw a Blood Card"), _("Face down"), hk_move_build ("draw-blood", "i:player", player, NULL), "drops", "infected");
  for (int i = 0; i < hk_rf_player_get_n_bloods (record); i++)
    if (hk_rf_player_get_blood (record, i)->due)
      offer (search, _("Turn a Blood Card Up"), NULL, hk_move_build ("reveal-blood", "i:player", player, "i:blood", i, NULL), "infected", NULL);
  if (hk_rf_table_get_phase (search->table) == HK_RF_PHASE_MOVEMENT)
    {
      offer_movement (search, player, record);
      offer_piles (search, player, record);
      offer_shots (search, player, record);
    }
  else if (hk_rf_table_get_phase (search->table) == HK_RF_PHASE_COMBAT)
    offer_shots (search, player, record);
  offer_fights (search, player, record);
  offer_items (search, player, record);
}

/* Returns (transfer full) (element-type HkMoveOption): what the player can do now, and why something cannot be done. */
GPtrArray *
hk_rf_list_player_moves (HkRfTable *self,
                         int        player)
{
  Search search = { self, { .table = HK_TABLE (self) }, g_ptr_array_new_with_free_func (g_object_unref) };
  HkRfPlayer *record = hk_rf_table_get_player (self, player);

  g_return_val_if_fail (HK_IS_RF_TABLE (self), search.offers);

  if (record == NULL || record->safe || hk_rf_table_get_phase (self) == HK_RF_PHASE_OVER)
    return search.offers;
  if (!record->zombie)
    offer_human (&search, player, record);
  else if (hk_rf_table_get_phase (self) == HK_RF_PHASE_ZOMBIES)
    {
      offer (&search, _("Hunt"), NULL, hk_move_build ("zombie-player-move", "i:player", player, NULL), "to", "take");
      if (hk_rf_table_get_horde_size (self, player) > 0)
        offer (&search, _("Hunt Without the Horde"), NULL, hk_move_build ("zombie-player-move", "i:player", player, "b:leave", TRUE, NULL), "to", NULL);
    }
  else
    offer_fights (&search, player, record);
  return search.offers;
}

static void
offer_event (Search *search)
{
  HkRfDraw *draw = hk_rf_table_get_draw (search->table, hk_rf_find_next_draw (search->table));
  g_autofree char *hint = NULL;

  if (draw == NULL)
    return;
  if (draw->event == NULL)
    {
      offer (search, _("Draw an Event Card"), hk_rf_table_get_player_name (search->table, draw->player), hk_move_build ("event", NULL), "card", "facts");
      offer (search, _("Leave the Card Out"), NULL, hk_move_build ("pass-event", NULL), NULL, NULL);
      return;
    }
  offer (search, _("Resolve the Card"), draw->event->text, hk_move_build ("resolve-event", NULL), NULL, NULL);
  offer (search, _("Leave the Card Out"), NULL, hk_move_build ("pass-event", NULL), NULL, NULL);
  if (!hk_rf_event_can_prevent (search->table, draw->event) || draw->state != HK_RF_DRAW_OPEN)
    return;
  hint = g_strdup_printf (ngettext ("%d bullet", "%d bullets", (gulong) -draw->event->bullets), -draw->event->bullets);
  offer (search, _("Prevent It with Bullets"), hint, hk_move_build ("pay-bullets", NULL), "by", NULL);
}

/* Returns (transfer full) (element-type HkMoveOption): what the table can do now, no matter who. */
GPtrArray *
hk_rf_list_table_moves (HkRfTable *self)
{
  Search search = { self, { .table = HK_TABLE (self) }, g_ptr_array_new_with_free_func (g_object_unref) };

  g_return_val_if_fail (HK_IS_RF_TABLE (self), search.offers);

  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_OVER)
    return search.offers;
  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_COUNTDOWN)
    offer (&search, _("Count the Blood Cards Down"), NULL, hk_move_build ("countdown", NULL), NULL, NULL);
  else if (hk_rf_table_get_phase (self) == HK_RF_PHASE_MOVEMENT)
    {
      g_autoptr (GArray) drawing = hk_rf_list_drawing (self);
      g_autoptr (GArray) tied = hk_rf_list_tied (self);

      if (drawing->len > 0)
        offer (&search, _("Draw the Movement Cards"), NULL, hk_move_build ("draw-speed", NULL), "values", NULL);
      if (tied->len > 0)
        offer (&search, _("Break the Ties"), NULL, hk_move_build ("tie-break", NULL), "values", NULL);
    }
  else if (hk_rf_table_get_phase (self) == HK_RF_PHASE_EVENTS)
    offer_event (&search);
  else if (hk_rf_table_get_phase (self) == HK_RF_PHASE_ZOMBIES)
    {
      if (!hk_rf_table_have_zombies_moved (self))
        offer (&search, _("Move the Zombies"), NULL, hk_move_build ("zombies-move", NULL), "value", NULL);
      else
        offer (&search, _("Draw the Cards of the Zombie Players"), NULL, hk_move_build ("draw-hunt", NULL), "values", NULL);
    }
  offer (&search, _("Next Phase"), NULL, hk_move_build ("next-phase", NULL), NULL, NULL);
  offer (&search, _("End the Game"), NULL, hk_move_build ("finish", NULL), NULL, NULL);
  return search.offers;
}

/* HkTableFuncs.list_options */
GPtrArray *
hk_rf_table_list_options (HkTable *table,
                          int      viewer)
{
  HkRfTable *self = HK_RF_TABLE (table);
  GPtrArray *options = hk_rf_list_table_moves (self);

  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    if (viewer < 0 || viewer == i)
      g_ptr_array_extend_and_steal (options, hk_rf_list_player_moves (self, i));
  return options;
}
