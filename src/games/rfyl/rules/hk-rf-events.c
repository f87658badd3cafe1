/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/rfyl/content/hk-rf-pack.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-acts.h"
#include "hk-rf-events.h"

/* Event cards, one for each occupied space (Events). */

/* Whether @player has drawn an Event card in this phase already. */
static gboolean
has_drawn (HkRfTable *self,
           int        player)
{
  for (int i = 0; i < hk_rf_table_get_n_draws (self); i++)
    {
      HkRfDraw *draw = hk_rf_table_get_draw (self, i);

      if (draw->event != NULL && draw->player == player)
        return TRUE;
    }
  return FALSE;
}

/* Effects of one card may take away who would have drawn another: the next slowest draws, or nobody (ruling.event-spaces). */
static void
refresh_waiting (HkRfTable *self,
                 HkMove    *move)
{
  for (int i = 0; i < hk_rf_table_get_n_draws (self); i++)
    {
      HkRfDraw *draw = hk_rf_table_get_draw (self, i);
      HkRfPlayer *player = hk_rf_table_get_player (self, draw->player);
      g_autoptr (GArray) there = NULL;
      int other = -1;

      if (draw->state != HK_RF_DRAW_WAITING || (hk_rf_player_is_human (player) && player->space == draw->space))
        continue;
      there = hk_rf_list_on_space (self, draw->space);
      for (guint j = there->len; j > 0; j--)
        if (!has_drawn (self, g_array_index (there, int, j - 1)))
          other = g_array_index (there, int, j - 1);
      if (other >= 0 && !hk_rf_follow_house_rule (self, move, "slowest-gone"))
        hk_record_set_int (draw, &draw->player, other);
      else
        hk_record_set_enum (draw, &draw->state, HK_RF_DRAW_DONE);
    }
}

/* Ends an Event card whose encounter has been fought. */
void
hk_rf_settle_events (HkRfTable *self,
                     HkMove    *move)
{
  g_return_if_fail (HK_IS_RF_TABLE (self));

  for (int i = 0; hk_rf_find_open_fight (self, -1) < 0 && i < hk_rf_table_get_n_draws (self); i++)
    {
      HkRfDraw *draw = hk_rf_table_get_draw (self, i);

      if (draw->state == HK_RF_DRAW_FIGHTING)
        hk_record_set_enum (draw, &draw->state, HK_RF_DRAW_DONE);
    }
  refresh_waiting (self, move);
}

/* Takes the card out of the deck if it is there, so that the deck stays as the one on the table. */
static HkRfEvent *
find_entered (HkRfTable *self,
              HkMove    *move,
              GError   **error)
{
  JsonObject *facts = hk_move_get_object (move, "facts");
  const char *name = hk_move_get_string (move, "card");
  g_autoptr (HkRfEvent) entered = NULL;
  g_autoptr (JsonObject) learned = NULL;
  HkRfEvent *known;

  if (facts == NULL)
    {
      known = hk_rf_table_find_event (self, name);
      if (known == NULL)
        hk_move_ask (move, "facts", error, _("“%s” has not been entered yet. What does the card show?"), name);
      return known == NULL ? NULL : g_object_ref (known);
    }
  entered = hk_rf_pack_to_event (facts, error);
  if (entered == NULL)
    return NULL;
  hk_record_set_string (entered, &entered->source, "told");
  known = hk_rf_table_find_event (self, entered->name);
  if (known == NULL)
    hk_record_list_append (self->events, entered);
  learned = hk_rf_pack_from_event (entered);
  hk_move_learn (move, "event", learned);
  return g_steal_pointer (&entered);
}

static HkRfEvent *
choose_event (HkRfTable *self,
              HkMove    *move,
              GError   **error)
{
  g_autofree char *id = NULL;
  HkRfEvent *event;

  if (hk_move_has (move, "facts") || hk_move_has (move, "card"))
    {
      event = find_entered (self, move, error);
      if (event != NULL && self->event_deck != NULL)
        hk_deck_take (self->event_deck, event->name, NULL);
      return event;
    }
  if (!hk_rf_table_app_draws (self, self->event_deck))
    {
      hk_move_ask (move, "card", error, _("Which Event card was drawn?"));
      return NULL;
    }
  id = hk_deck_draw (self->event_deck, hk_move_get_random_log (move), error);
  event = id == NULL ? NULL : hk_rf_table_find_event (self, id);
  return event == NULL ? NULL : g_object_ref (event);
}

static gboolean
check_blood (HkRfTable *self,
             HkMove    *move,
             GError   **error)
{
  g_autofree char *sentence = hk_rf_report_blood (self);

  return sentence == NULL || hk_move_require_rule (move, "rfyl/event.one-by-one", error, "%s", sentence);
}

/* A card that nobody has to draw now, for the space of the player. */
static HkRfDraw *
add_draw (HkRfTable *self,
          HkMove    *move,
          GError   **error)
{
  HkRfDraw *next = hk_rf_table_get_draw (self, hk_rf_find_next_draw (self));
  int number;
  HkRfPlayer *player;
  g_autoptr (HkRfDraw) draw = NULL;

  if (next != NULL && next->state != HK_RF_DRAW_WAITING)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("Another Event card is open."));
      return NULL;
    }
  if (!hk_move_require_rule (move, "rfyl/event.phase", error, _("No Event card is to be drawn now.")))
    return NULL;
  if (!hk_move_has (move, "player"))
    {
      hk_move_ask (move, "player", error, _("Who draws an Event card?"));
      return NULL;
    }
  player = hk_rf_read_player (self, move, &number, error);
  if (player == NULL)
    return NULL;
  draw = g_object_new (HK_TYPE_RF_DRAW, "space", player->space, "player", number, "state", HK_RF_DRAW_WAITING, NULL);
  hk_record_list_insert (self->draws, 0, draw);
  return draw;
}

/* The card that waits for the player on another space, drawn before those that are closer to the victory space. */
static HkRfDraw *
find_other (HkRfTable *self,
            HkMove    *move,
            HkRfDraw  *next,
            GError   **error)
{
  const int player = hk_move_get_int (move, "player", next->player);
  HkRfPlayer *record = hk_rf_table_get_player (self, player);

  for (int i = 0; record != NULL && record->space != next->space && i < hk_rf_table_get_n_draws (self); i++)
    {
      g_autoptr (HkRfDraw) draw = g_object_ref (hk_rf_table_get_draw (self, i));

      if (draw->state != HK_RF_DRAW_WAITING || draw->space != record->space)
        continue;
      if (!hk_move_require_rule (move, "rfyl/event.order", error, _("It is %s who draws now."),
                                 hk_rf_table_get_player_name (self, next->player)))
        return NULL;
      hk_record_list_remove_at (self->draws, (guint) i);
      hk_record_list_insert (self->draws, 0, draw);
      return draw;
    }
  return next;
}

static HkRfDraw *
find_waiting (HkRfTable *self,
              HkMove    *move,
              GError   **error)
{
  HkRfDraw *draw = hk_rf_table_get_draw (self, hk_rf_find_next_draw (self));

  return draw != NULL && draw->state == HK_RF_DRAW_WAITING ? find_other (self, move, draw, error) : add_draw (self, move, error);
}

static gboolean
apply_event (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfDraw *draw = find_waiting (self, move, error);
  g_autoptr (HkRfEvent) event = NULL;
  g_autoptr (HkRfEvent) copy = NULL;

  if (draw == NULL || !check_blood (self, move, error))
    return FALSE;
  if (hk_move_has (move, "player") && hk_move_get_int (move, "player", 0) != draw->player)
    {
      HkRfPlayer *other = hk_rf_table_get_player (self, hk_move_get_int (move, "player", 0));

      if (other == NULL || !hk_rf_player_is_human (other) || other->space != draw->space)
        {
          return hk_error_fail (error, HK_ERROR_PARAMETER,
                                _("It is %s who draws now."), hk_rf_table_get_player_name (self, draw->player));
        }
      if (!hk_move_require_rule (move, "rfyl/event.draw", error, _("The slowest player on the space draws: %s."),
                                 hk_rf_table_get_player_name (self, draw->player)))
        return FALSE;
      hk_record_set_int (draw, &draw->player, hk_move_get_int (move, "player", 0));
    }
  event = choose_event (self, move, error);
  if (event == NULL)
    return FALSE;
  copy = hk_record_copy (event);
  hk_record_set_record (draw, &draw->event, copy);
  hk_record_set_enum (draw, &draw->state, HK_RF_DRAW_OPEN);
  hk_move_log (move, _("%s draws %s."), hk_rf_table_get_player_name (self, draw->player), event->name);
  if (hk_move_get_boolean (move, "resolve", FALSE) && hk_rf_event_is_plain (event))
    hk_rf_resolve (self, move, draw);
  return TRUE;
}

/* Puts the card on the discards of its deck (Events).
 * @event: an Event card that is not kept */
void
hk_rf_discard_event (HkRfTable *self,
                     HkRfEvent *event)
{
  if (self->event_deck != NULL)
    hk_deck_discard (self->event_deck, event->name);
}

static gboolean
apply_pass_event (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfDraw *draw = hk_rf_table_get_draw (self, hk_rf_find_next_draw (self));

  if (draw == NULL || draw->state == HK_RF_DRAW_FIGHTING)
    {
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("No Event card is open now."));
    }
  if (draw->event == NULL && !hk_move_require_rule (move, "rfyl/event.draw", error,
                                                    _("An Event card is drawn for each occupied space.")))
    return FALSE;
  if (draw->event != NULL && !hk_move_require_rule (move, "rfyl/event.effects", error,
                                                    _("The effects of an Event card are resolved.")))
    return FALSE;
  hk_record_set_enum (draw, &draw->state, HK_RF_DRAW_DONE);
  if (draw->event == NULL)
    hk_move_log (move, _("No Event card is drawn for space %d."), draw->space);
  else
    {
      hk_rf_discard_event (self, draw->event);
      hk_move_log (move, _("%s has no effect."), draw->event->name);
    }
  return TRUE;
}

static const HkParamSpec event_params[] = {
  { "player", HK_PARAM_INT, FALSE, 0, 7, NULL, N_("Who draws; the slowest on the space when left out"), N_("Player"), "players" },
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The name of a known card that was drawn from the box"), N_("Card") },
  { "facts", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("What a card shows that is not known yet: name, icons, bullets, zombies, blood, move, skips, everybody, uses, bonus, kills, text"), N_("What the Card Shows") },
  { "resolve", HK_PARAM_BOOLEAN, FALSE, 0, 0, NULL, N_("Whether a card that is only kept, or has no icons, is resolved at once"), N_("Resolve It at Once") },
};

const HkMoveSpec hk_rf_event_moves[] = {
  { "event", N_("Draw an Event Card"), "rfyl/event.draw", event_params, G_N_ELEMENTS (event_params), apply_event },
  { "pass-event", N_("Leave an Event Card Out"), "rfyl/event.draw", NULL, 0, apply_pass_event },
};

const guint hk_rf_n_event_moves = G_N_ELEMENTS (hk_rf_event_moves);
