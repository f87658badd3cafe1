/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/rfyl/content/hk-rf-pack.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-acts.h"
#include "hk-rf-events.h"
#include "hk-rf-walk.h"

/* What an Event card does once it is drawn, and the bullets that prevent it (Events, Bullets). */

/* A number below zero beside another effect is a price, alone it is a loss (ruling.lose-or-spend). */
static gboolean
has_price (HkRfEvent *event)
{
  return event->bullets < 0 && event->icons != NULL && g_strv_length (event->icons) > 1;
}

/* Returns whether its effects can be prevented with bullets (Bullets). */
gboolean
hk_rf_event_can_prevent (HkRfTable *self,
                         HkRfEvent *event)
{
  g_return_val_if_fail (HK_IS_RF_EVENT (event), FALSE);

  return has_price (event) && !hk_rf_table_has_house_rule (self, "always-lost");
}

static HkRfDraw *
find_open (HkRfTable *self,
           GError   **error)
{
  HkRfDraw *draw = hk_rf_table_get_draw (self, hk_rf_find_next_draw (self));

  if (draw != NULL && draw->state == HK_RF_DRAW_OPEN)
    return draw;
  g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("No Event card is open now."));
  return NULL;
}

/* Reads how many bullets each player pays; a seat is the name of a member. */
static gboolean
read_payment (HkRfTable  *self,
              HkMove     *move,
              HkRfDraw   *draw,
              JsonObject *by,
              gboolean    pay,
              int        *sum,
              GError    **error)
{
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  *sum = 0;
  json_object_iter_init_ordered (&iter, by);
  while (json_object_iter_next_ordered (&iter, &member, &node))
    {
      HkRfPlayer *player = NULL;
      guint64 seat;
      gint64 n;

      if (g_ascii_string_to_unsigned (member, 10, 0, 7, &seat, NULL))
        player = hk_rf_table_get_player (self, (int) seat);
      n = JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64 ? json_node_get_int (node) : -1;
      if (player == NULL || n < 0 || n > 999)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("Say for each player how many bullets are spent."));
      if (n > player->bullets && hk_table_keeps (HK_TABLE (self), "bullets"))
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s does not have so many bullets."), player->name);
      if (!pay && n > 0 && (!hk_rf_player_is_human (player) || player->space != draw->space)
          && !hk_move_require_rule (move, "rfyl/bullet.prevent", error,
                                    _("%s is not on the space of the player who drew."), player->name))
        return FALSE;
      if (pay)
        hk_record_set_int (player, &player->bullets, MAX (0, player->bullets - (int) n));
      *sum += (int) n;
    }
  return TRUE;
}

static gboolean
apply_pay (HkTable *table,
           HkMove  *move,
           GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfDraw *draw = find_open (self, error);
  JsonObject *by = hk_move_get_object (move, "by");
  int sum;

  if (draw == NULL)
    return FALSE;
  if (!hk_rf_event_can_prevent (self, draw->event))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Bullets prevent nothing on this card."));
  if (!read_payment (self, move, draw, by, FALSE, &sum, error))
    return FALSE;
  if (sum != -draw->event->bullets)
    return hk_error_fail (error, HK_ERROR_PARAMETER,
                          ngettext ("It takes %d bullet to prevent the card.", "It takes %d bullets to prevent the card.", (gulong) -draw->event->bullets),
                          -draw->event->bullets);
  if (!read_payment (self, move, draw, by, TRUE, &sum, error))
    return FALSE;
  hk_record_set_boolean (draw, &draw->prevented, TRUE);
  hk_record_set_enum (draw, &draw->state, HK_RF_DRAW_DONE);
  hk_rf_discard_event (self, draw->event);
  hk_move_log (move, ngettext ("%d bullet prevents %s.", "%d bullets prevent %s.", (gulong) sum), sum,
               draw->event->name);
  return TRUE;
}

/* (transfer full) (nullable): whom the card affects */
static GArray *
list_targets (HkRfTable *self,
              HkMove    *move,
              HkRfDraw  *draw,
              GError   **error)
{
  JsonArray *entered = hk_move_get_array (move, "players");
  g_autoptr (GArray) list = NULL;

  if (entered == NULL && draw->event->everybody)
    return hk_rf_list_on_space (self, draw->space);
  list = g_array_new (FALSE, FALSE, sizeof (int));
  if (entered == NULL)
    g_array_append_val (list, draw->player);
  for (guint i = 0; entered != NULL && i < json_array_get_length (entered); i++)
    {
      const int player = (int) json_array_get_int_element (entered, i);
      HkRfPlayer *record = hk_rf_table_get_player (self, player);
      gboolean repeated = FALSE;

      for (guint j = 0; j < list->len; j++)
        repeated = repeated || g_array_index (list, int, j) == player;
      if (record == NULL || !hk_rf_player_is_human (record) || repeated)
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("Event cards affect humans on the track, each once."));
          return NULL;
        }
      g_array_append_val (list, player);
    }
  return g_steal_pointer (&list);
}

static void
change_bullets (HkMove     *move,
                HkRfPlayer *player,
                int         by)
{
  const int bullets = CLAMP (player->bullets + by, 0, 999);
  const int change = bullets - player->bullets;

  hk_record_set_int (player, &player->bullets, bullets);
  if (change > 0)
    hk_move_log (move, ngettext ("%s gains %d bullet.", "%s gains %d bullets.", (gulong) change), player->name, change);
  else if (change < 0)
    hk_move_log (move, ngettext ("%s loses %d bullet.", "%s loses %d bullets.", (gulong) -change), player->name,
                 -change);
}

static gboolean
is_kept (HkRfEvent *event)
{
  return hk_rf_event_has_icon (event, "melee") || hk_rf_event_has_icon (event, "item") || hk_rf_event_has_icon (event, "ability");
}

/* Returns whether nothing is to be decided about it and nobody else is affected: it is kept, or has no icons (Events). */
gboolean
hk_rf_event_is_plain (HkRfEvent *event)
{
  const guint n_kept = (guint) hk_rf_event_has_icon (event, "melee") + (guint) hk_rf_event_has_icon (event, "item")
                       + (guint) hk_rf_event_has_icon (event, "ability");

  g_return_val_if_fail (HK_IS_RF_EVENT (event), FALSE);

  return event->icons == NULL || g_strv_length (event->icons) == n_kept;
}

static void
give_item (HkMove     *move,
           HkRfPlayer *player,
           HkRfEvent  *event)
{
  const char *kind = hk_rf_event_has_icon (event, "melee") ? "weapon" : hk_rf_event_has_icon (event, "ability") ? "ability" : "item";
  g_autoptr (HkRfItem) item = g_object_new (HK_TYPE_RF_ITEM, "name", event->name, "kind", kind, "card", event->name, "uses", event->uses == 0 ? 1 : event->uses,
                                            "bonus", event->bonus, "kills", event->kills, "text", event->text, "source", event->source, NULL);

  hk_record_list_append (player->items, item);
  hk_move_log (move, _("%s keeps %s."), player->name, event->name);
}

static void
shift_player (HkRfTable  *self,
              HkMove     *move,
              int         number,
              HkRfEvent  *event)
{
  HkRfPlayer *player = hk_rf_table_get_player (self, number);
  const int aim = hk_move_has (move, "to") ? hk_move_get_int (move, "to", 0) : CLAMP (player->space - event->move, 0, 9999);
  const int stop = hk_rf_find_stop (self, player->space, aim);
  const int to = stop != aim && hk_rf_follow_house_rule (self, move, "events-blocked") ? stop : aim;

  if (event->skips > 0)
    {
      hk_record_set_int (player, &player->skips, MIN (player->skips + event->skips, 9));
      hk_move_log (move, ngettext ("%s misses %d movement.", "%s misses %d movements.", (gulong) event->skips),
                   player->name, event->skips);
    }
  if (to == player->space || !hk_table_keeps (HK_TABLE (self), "track"))
    return;
  hk_record_set_int (player, &player->space, to);
  if (to == 0)
    hk_move_log (move, _("%s comes to the victory space."), player->name);
  else
    hk_move_log (move, _("%s comes to space %d."), player->name, to);
  hk_rf_check_out (self, move, number);
}

static void
begin_encounter (HkRfTable *self,
                 HkMove    *move,
                 HkRfDraw  *draw,
                 GArray    *targets,
                 int        count)
{
  const gboolean shared = targets->len > 1 && hk_rf_follow_house_rule (self, move, "shared-encounter");
  const int n = (int) targets->len;

  for (guint i = 0; i < targets->len; i++)
    {
      const int player = g_array_index (targets, int, i);
      HkRfPlayer *record = hk_rf_table_get_player (self, player);
      /* Shared, the slowest takes the first, then the next slowest, and so on. */
      const int own = shared ? count / n + ((int) i < count % n) : count;

      for (int j = 0; hk_table_keeps (HK_TABLE (self), "fights") && hk_rf_player_is_human (record) && j < own; j++)
        {
          g_autoptr (HkRfFight) fight = g_object_new (HK_TYPE_RF_FIGHT, "space", record->space, "player", player, "encounter", TRUE, "state", HK_RF_FIGHT_OPEN, NULL);

          hk_record_list_append (self->fights, fight);
          hk_record_set_enum (draw, &draw->state, HK_RF_DRAW_FIGHTING);
        }
    }
  hk_move_log (move, ngettext ("%d zombie attacks at once.", "%d zombies attack at once.", (gulong) count), count);
}

static void
affect (HkRfTable *self,
        HkMove    *move,
        HkRfDraw  *draw,
        GArray    *targets)
{
  HkRfEvent *event = draw->event;
  const int zombies = hk_move_has (move, "zombies") ? hk_move_get_int (move, "zombies", 0) : MAX (event->zombies, 1);
  const gboolean price = has_price (event) && !hk_rf_follow_house_rule (self, move, "always-lost") && !hk_rf_follow_house_rule (self, move, "unpaid-lost");
  const int bullets = hk_move_has (move, "bullets") ? hk_move_get_int (move, "bullets", 0) : price ? 0 : event->bullets;

  for (guint i = 0; i < targets->len; i++)
    {
      const int number = g_array_index (targets, int, i);
      HkRfPlayer *player = hk_rf_table_get_player (self, number);

      if (hk_rf_event_has_icon (event, "bullets") || hk_move_has (move, "bullets"))
        change_bullets (move, player, bullets);
      if (hk_rf_event_has_icon (event, "movement") || hk_move_has (move, "to"))
        shift_player (self, move, number, event);
      if (hk_rf_event_has_icon (event, "blood") && hk_rf_player_is_human (player))
        {
          const int cards = MAX (event->blood, 1);

          hk_record_set_int (player, &player->blood_due, MIN (player->blood_due + cards, 99));
          hk_move_log (move, ngettext ("%s has to draw %d Blood card.", "%s has to draw %d Blood cards.",
                                       (gulong) cards), player->name, cards);
        }
    }
  /* Whoever has turned since keeps nothing. */
  if (is_kept (event) && hk_rf_player_is_human (hk_rf_table_get_player (self, draw->player)))
    give_item (move, hk_rf_table_get_player (self, draw->player), event);
  else if (is_kept (event))
    hk_rf_discard_event (self, event);
  if (hk_rf_event_has_icon (event, "add-zombies"))
    {
      const gboolean placed = hk_table_keeps (HK_TABLE (self), "track");
      const int space = hk_move_has (move, "space") ? hk_move_get_int (move, "space", 0) : draw->space;

      if (placed)
        hk_rf_add_zombies (self, space, zombies);
      if (placed)
        hk_move_log (move, ngettext ("%d zombie is placed on space %d.", "%d zombies are placed on space %d.",
                                     (gulong) zombies), zombies, space);
      else
        hk_move_log (move, ngettext ("%d zombie is placed on the track.", "%d zombies are placed on the track.", (gulong) zombies), zombies);
    }
  if (hk_rf_event_has_icon (event, "death"))
    for (guint i = 0; i < targets->len; i++)
      if (hk_rf_player_is_human (hk_rf_table_get_player (self, g_array_index (targets, int, i))))
        {
          hk_move_log (move, _("%s dies."), hk_rf_table_get_player_name (self, g_array_index (targets, int, i)));
          hk_rf_turn_player (self, move, g_array_index (targets, int, i), HK_RF_HOW_EVENT);
        }
  if (hk_rf_event_has_icon (event, "encounter"))
    begin_encounter (self, move, draw, targets, zombies);
}

static void
finish (HkRfTable *self,
        HkMove    *move,
        HkRfDraw  *draw)
{
  if (!is_kept (draw->event))
    hk_rf_discard_event (self, draw->event);
  hk_rf_settle_events (self, move);
  hk_rf_check_end (self, move);
}

/* Resolves a plain card for whoever drew it (Events).
 * @draw: the open draw */
void
hk_rf_resolve (HkRfTable *self,
               HkMove    *move,
               HkRfDraw  *draw)
{
  g_autoptr (GArray) targets = g_array_new (FALSE, FALSE, sizeof (int));

  hk_record_set_enum (draw, &draw->state, HK_RF_DRAW_DONE);
  affect (self, move, draw, targets);
  finish (self, move, draw);
}

static gboolean
apply_resolve (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfDraw *draw = find_open (self, error);
  g_autoptr (GArray) targets = draw == NULL ? NULL : list_targets (self, move, draw, error);

  if (targets == NULL)
    return FALSE;
  hk_record_set_enum (draw, &draw->state, HK_RF_DRAW_DONE);
  hk_move_log (move, _("%s is resolved."), draw->event->name);
  affect (self, move, draw, targets);
  finish (self, move, draw);
  return TRUE;
}

static const HkParamSpec pay_params[] = {
  { "by", HK_PARAM_OBJECT, TRUE, 0, 0, NULL, N_("How many bullets each player spends, by seat"), N_("Who Pays How Many Bullets") },
};

static const HkParamSpec resolve_params[] = {
  { "players", HK_PARAM_INTS, FALSE, 0, 7, NULL, N_("Whom it affects; the player who drew it, or everybody on the space, when left out"), N_("Players"), "players" },
  { "to", HK_PARAM_INT, FALSE, 0, 9999, NULL, N_("The space they come to, when the card leaves it open"), N_("To Which Space") },
  { "space", HK_PARAM_INT, FALSE, 0, 9999, NULL, N_("Where zombies are placed; the space of the player when left out"), N_("Space") },
  { "zombies", HK_PARAM_INT, FALSE, 0, 20, NULL, N_("How many zombies, when the card leaves it open"), N_("Zombies") },
  { "bullets", HK_PARAM_INT, FALSE, -20, 20, NULL, N_("How many bullets, when the card leaves it open"), N_("Bullets") },
};

const HkMoveSpec hk_rf_resolve_moves[] = {
  { "pay-bullets", N_("Prevent the Card with Bullets"), "rfyl/bullet.prevent", pay_params, G_N_ELEMENTS (pay_params), apply_pay },
  { "resolve-event", N_("Resolve the Card"), "rfyl/event.effects", resolve_params, G_N_ELEMENTS (resolve_params), apply_resolve },
};

const guint hk_rf_n_resolve_moves = G_N_ELEMENTS (hk_rf_resolve_moves);
