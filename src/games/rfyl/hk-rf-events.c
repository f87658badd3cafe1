/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-error.h"
#include "hk-rf-acts.h"
#include "hk-rf-events.h"
#include "hk-rf-flow.h"
#include "hk-rf-order.h"
#include "hk-rf-pack.h"

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
refresh_waiting (HkRfTable *self)
{
  for (int i = 0; i < hk_rf_table_get_n_draws (self); i++)
    {
      HkRfDraw *draw = hk_rf_table_get_draw (self, i);
      HkRfPlayer *player = hk_rf_table_get_player (self, draw->player);
      g_autoptr (GArray) there = NULL;
      int other = -1;

      if (g_strcmp0 (draw->state, "waiting") != 0 || (hk_rf_player_is_human (player) && player->space == draw->space))
        continue;
      there = hk_rf_list_on_space (self, draw->space);
      for (guint j = there->len; j > 0; j--)
        if (!has_drawn (self, g_array_index (there, int, j - 1)))
          other = g_array_index (there, int, j - 1);
      if (other >= 0)
        hk_record_set_int (draw, &draw->player, other);
      else
        hk_record_set_string (draw, &draw->state, "done");
    }
}

/**
 * hk_rf_settle_events:
 * @self: a table
 *
 * Ends an Event card whose encounter has been fought.
 */
void
hk_rf_settle_events (HkRfTable *self)
{
  g_return_if_fail (HK_IS_RF_TABLE (self));

  for (int i = 0; hk_rf_find_open_fight (self, -1) < 0 && i < hk_rf_table_get_n_draws (self); i++)
    {
      HkRfDraw *draw = hk_rf_table_get_draw (self, i);

      if (g_strcmp0 (draw->state, "fighting") == 0)
        hk_record_set_string (draw, &draw->state, "done");
    }
  refresh_waiting (self);
}

/**
 * hk_rf_event_can_prevent:
 * @event: an Event card
 *
 * Returns: whether its effects can be prevented with bullets: it has a number below zero and another effect (Bullets)
 */
gboolean
hk_rf_event_can_prevent (HkRfEvent *event)
{
  g_return_val_if_fail (HK_IS_RF_EVENT (event), FALSE);

  return event->bullets < 0 && event->icons != NULL && g_strv_length (event->icons) > 1;
}

static HkRfDraw *
find_draw (HkRfTable  *self,
           const char *state,
           GError    **error)
{
  HkRfDraw *draw = hk_rf_table_get_draw (self, hk_rf_find_next_draw (self));

  if (draw != NULL && g_strcmp0 (draw->state, state) == 0)
    return draw;
  g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE,
               g_str_equal (state, "open") ? _("No Event card is open now.") : _("No Event card is to be drawn now."));
  return NULL;
}

/* Takes the card out of the deck if it is there, so that the deck stays as the one on the table. */
static HkRfEvent *
find_told (HkRfTable *self,
           HkMove    *move,
           GError   **error)
{
  JsonObject *facts = hk_move_get_object (move, "facts");
  const char *name = hk_move_get_string (move, "card");
  g_autoptr (HkRfEvent) told = NULL;
  g_autoptr (JsonObject) learned = NULL;
  HkRfEvent *known;

  if (facts == NULL)
    {
      known = hk_rf_table_find_event (self, name);
      if (known == NULL)
        hk_move_ask (move, "facts", error, _("“%s” has not been entered yet. What does the card show?"), name);
      return known == NULL ? NULL : g_object_ref (known);
    }
  told = hk_rf_pack_to_event (facts, error);
  if (told == NULL)
    return NULL;
  hk_record_set_string (told, &told->source, "told");
  known = hk_rf_table_find_event (self, told->name);
  if (known == NULL)
    g_list_store_append (self->events, told);
  learned = hk_rf_pack_from_event (told);
  hk_move_learn (move, "event", learned);
  return g_steal_pointer (&told);
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
      event = find_told (self, move, error);
      if (event != NULL && self->event_deck != NULL)
        hk_deck_take (self->event_deck, event->name, NULL);
      return event;
    }
  if (!hk_rf_table_app_draws (self, self->event_deck))
    {
      hk_move_ask (move, "card", error, _("Which Event card was drawn?"));
      return NULL;
    }
  id = hk_deck_draw (self->event_deck, hk_move_get_luck (move), error);
  event = id == NULL ? NULL : hk_rf_table_find_event (self, id);
  return event == NULL ? NULL : g_object_ref (event);
}

static gboolean
check_blood (HkRfTable *self,
             HkMove    *move,
             GError   **error)
{
  g_autofree char *sentence = hk_rf_tell_blood (self);

  return sentence == NULL || hk_move_permit (move, "rfyl/event.one-by-one", error, "%s", sentence);
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

  if (next != NULL && g_strcmp0 (next->state, "waiting") != 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("Another Event card is open."));
      return NULL;
    }
  if (!hk_move_permit (move, "rfyl/event.phase", error, _("No Event card is to be drawn now.")))
    return NULL;
  if (!hk_move_has (move, "player"))
    {
      hk_move_ask (move, "player", error, _("Who draws an Event card?"));
      return NULL;
    }
  player = hk_rf_read_player (self, move, &number, error);
  if (player == NULL)
    return NULL;
  draw = g_object_new (HK_TYPE_RF_DRAW, "space", player->space, "player", number, "state", "waiting", NULL);
  g_list_store_insert (self->draws, 0, draw);
  return draw;
}

static HkRfDraw *
find_waiting (HkRfTable *self,
              HkMove    *move,
              GError   **error)
{
  HkRfDraw *draw = hk_rf_table_get_draw (self, hk_rf_find_next_draw (self));

  return draw != NULL && g_strcmp0 (draw->state, "waiting") == 0 ? draw : add_draw (self, move, error);
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
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("It is %s who draws now."), hk_rf_table_get_player_name (self, draw->player));
          return FALSE;
        }
      if (!hk_move_permit (move, "rfyl/event.draw", error, _("The slowest player on the space draws: %s."), hk_rf_table_get_player_name (self, draw->player)))
        return FALSE;
      hk_record_set_int (draw, &draw->player, hk_move_get_int (move, "player", 0));
    }
  event = choose_event (self, move, error);
  if (event == NULL)
    return FALSE;
  copy = hk_record_copy (event);
  hk_record_set_record (draw, &draw->event, copy);
  hk_record_set_string (draw, &draw->state, "open");
  hk_move_say (move, _("%s draws %s."), hk_rf_table_get_player_name (self, draw->player), event->name);
  return TRUE;
}

/**
 * hk_rf_discard_event:
 * @self: a table
 * @event: an Event card that is not kept
 *
 * Puts the card on the discards of its deck (Events).
 */
void
hk_rf_discard_event (HkRfTable *self,
                     HkRfEvent *event)
{
  if (self->event_deck != NULL)
    hk_deck_discard (self->event_deck, event->name);
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
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("Say for each player how many bullets are spent."));
          return FALSE;
        }
      if (n > player->bullets)
        {
          g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s does not have so many bullets."), player->name);
          return FALSE;
        }
      if (!pay && n > 0 && (!hk_rf_player_is_human (player) || player->space != draw->space)
          && !hk_move_permit (move, "rfyl/bullet.prevent", error, _("%s is not on the space of the player who drew."), player->name))
        return FALSE;
      if (pay)
        hk_record_set_int (player, &player->bullets, player->bullets - (int) n);
      *sum += (int) n;
    }
  return TRUE;
}

static gboolean
apply_pass_event (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfDraw *draw = hk_rf_table_get_draw (self, hk_rf_find_next_draw (self));

  if (draw == NULL || g_strcmp0 (draw->state, "fighting") == 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("No Event card is open now."));
      return FALSE;
    }
  if (draw->event == NULL && !hk_move_permit (move, "rfyl/event.draw", error, _("An Event card is drawn for each occupied space.")))
    return FALSE;
  if (draw->event != NULL && !hk_move_permit (move, "rfyl/event.effects", error, _("The effects of an Event card are resolved.")))
    return FALSE;
  hk_record_set_string (draw, &draw->state, "done");
  if (draw->event == NULL)
    hk_move_say (move, _("No Event card is drawn for space %d."), draw->space);
  else
    {
      hk_rf_discard_event (self, draw->event);
      hk_move_say (move, _("%s has no effect."), draw->event->name);
    }
  return TRUE;
}

static gboolean
apply_pay (HkTable *table,
           HkMove  *move,
           GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfDraw *draw = find_draw (self, "open", error);
  JsonObject *by = hk_move_get_object (move, "by");
  int sum;

  if (draw == NULL)
    return FALSE;
  if (!hk_rf_event_can_prevent (draw->event))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("Bullets prevent nothing on this card."));
      return FALSE;
    }
  if (!read_payment (self, move, draw, by, FALSE, &sum, error))
    return FALSE;
  if (sum != -draw->event->bullets)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER,
                   ngettext ("It takes %d bullet to prevent the card.", "It takes %d bullets to prevent the card.", (gulong) -draw->event->bullets),
                   -draw->event->bullets);
      return FALSE;
    }
  if (!read_payment (self, move, draw, by, TRUE, &sum, error))
    return FALSE;
  hk_record_set_boolean (draw, &draw->prevented, TRUE);
  hk_record_set_string (draw, &draw->state, "done");
  hk_rf_discard_event (self, draw->event);
  hk_move_say (move, ngettext ("%d bullet prevents %s.", "%d bullets prevent %s.", (gulong) sum), sum, draw->event->name);
  return TRUE;
}

/* (transfer full) (nullable): whom the card affects */
static GArray *
list_targets (HkRfTable *self,
              HkMove    *move,
              HkRfDraw  *draw,
              GError   **error)
{
  JsonArray *told = hk_move_get_array (move, "players");
  g_autoptr (GArray) list = NULL;

  if (told == NULL && draw->event->everybody)
    return hk_rf_list_on_space (self, draw->space);
  list = g_array_new (FALSE, FALSE, sizeof (int));
  if (told == NULL)
    g_array_append_val (list, draw->player);
  for (guint i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      const int player = (int) json_array_get_int_element (told, i);
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
    hk_move_say (move, ngettext ("%s gains %d bullet.", "%s gains %d bullets.", (gulong) change), player->name, change);
  else if (change < 0)
    hk_move_say (move, ngettext ("%s loses %d bullet.", "%s loses %d bullets.", (gulong) -change), player->name, -change);
}

static gboolean
is_kept (HkRfEvent *event)
{
  return hk_rf_event_has_icon (event, "melee") || hk_rf_event_has_icon (event, "item") || hk_rf_event_has_icon (event, "ability");
}

static void
give_item (HkMove     *move,
           HkRfPlayer *player,
           HkRfEvent  *event)
{
  const char *kind = hk_rf_event_has_icon (event, "melee") ? "weapon" : hk_rf_event_has_icon (event, "ability") ? "ability" : "item";
  g_autoptr (HkRfItem) item = g_object_new (HK_TYPE_RF_ITEM, "name", event->name, "kind", kind, "card", event->name, "uses", event->uses == 0 ? 1 : event->uses,
                                            "bonus", event->bonus, "kills", event->kills, "text", event->text, "source", event->source, NULL);

  g_list_store_append (player->items, item);
  hk_move_say (move, _("%s keeps %s."), player->name, event->name);
}

static void
shift_player (HkRfTable  *self,
              HkMove     *move,
              int         number,
              HkRfEvent  *event)
{
  HkRfPlayer *player = hk_rf_table_get_player (self, number);
  const int to = hk_move_has (move, "to") ? hk_move_get_int (move, "to", 0) : CLAMP (player->space - event->move, 0, 9999);

  if (event->skips > 0)
    {
      hk_record_set_int (player, &player->skips, MIN (player->skips + event->skips, 9));
      hk_move_say (move, ngettext ("%s misses %d movement.", "%s misses %d movements.", (gulong) event->skips), player->name, event->skips);
    }
  if (to == player->space)
    return;
  hk_record_set_int (player, &player->space, to);
  hk_move_say (move, _("%s comes to space %d."), player->name, to);
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

      for (int j = 0; hk_rf_player_is_human (record) && j < own; j++)
        {
          g_autoptr (HkRfFight) fight = g_object_new (HK_TYPE_RF_FIGHT, "space", record->space, "player", player, "encounter", TRUE, "state", "open", NULL);

          g_list_store_append (self->fights, fight);
          hk_record_set_string (draw, &draw->state, "fighting");
        }
    }
  hk_move_say (move, ngettext ("%d zombie attacks at once.", "%d zombies attack at once.", (gulong) count), count);
}

static void
affect (HkRfTable *self,
        HkMove    *move,
        HkRfDraw  *draw,
        GArray    *targets)
{
  HkRfEvent *event = draw->event;
  const int zombies = hk_move_has (move, "zombies") ? hk_move_get_int (move, "zombies", 0) : MAX (event->zombies, 1);
  const gboolean price = hk_rf_event_can_prevent (event) && !hk_rf_follow_house_rule (self, move, "unpaid-lost");
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
          hk_move_say (move, ngettext ("%s has to draw %d Blood card.", "%s has to draw %d Blood cards.", (gulong) cards), player->name, cards);
        }
    }
  if (is_kept (event))
    give_item (move, hk_rf_table_get_player (self, draw->player), event);
  if (hk_rf_event_has_icon (event, "add-zombies"))
    {
      const int space = hk_move_has (move, "space") ? hk_move_get_int (move, "space", 0) : draw->space;

      hk_rf_add_zombies (self, space, zombies);
      hk_move_say (move, ngettext ("%d zombie is placed on space %d.", "%d zombies are placed on space %d.", (gulong) zombies), zombies, space);
    }
  if (hk_rf_event_has_icon (event, "death"))
    for (guint i = 0; i < targets->len; i++)
      if (hk_rf_player_is_human (hk_rf_table_get_player (self, g_array_index (targets, int, i))))
        {
          hk_move_say (move, _("%s dies."), hk_rf_table_get_player_name (self, g_array_index (targets, int, i)));
          hk_rf_turn_player (self, move, g_array_index (targets, int, i), "event");
        }
  if (hk_rf_event_has_icon (event, "encounter"))
    begin_encounter (self, move, draw, targets, zombies);
}

static gboolean
apply_resolve (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  HkRfDraw *draw = find_draw (self, "open", error);
  g_autoptr (GArray) targets = draw == NULL ? NULL : list_targets (self, move, draw, error);

  if (targets == NULL)
    return FALSE;
  hk_record_set_string (draw, &draw->state, "done");
  hk_move_say (move, _("%s is resolved."), draw->event->name);
  affect (self, move, draw, targets);
  if (!is_kept (draw->event))
    hk_rf_discard_event (self, draw->event);
  hk_rf_settle_events (self);
  hk_rf_check_end (self, move);
  return TRUE;
}

static const HkParamSpec event_params[] = {
  { "player", HK_PARAM_INT, FALSE, 0, 7, NULL, N_("Who draws; the slowest on the space when left out"), N_("Player") },
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The name of a known card that was drawn from the box"), N_("Card") },
  { "facts", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("What a card shows that is not known yet: name, icons, bullets, zombies, blood, move, skips, everybody, uses, bonus, kills, text"), N_("What the card shows") },
};

static const HkParamSpec pay_params[] = {
  { "by", HK_PARAM_OBJECT, TRUE, 0, 0, NULL, N_("How many bullets each player spends, by seat"), N_("Who pays how many bullets") },
};

static const HkParamSpec resolve_params[] = {
  { "players", HK_PARAM_INTS, FALSE, 0, 7, NULL, N_("Whom it affects; the player who drew it, or everybody on the space, when left out"), N_("Players") },
  { "to", HK_PARAM_INT, FALSE, 0, 9999, NULL, N_("The space they come to, when the card leaves it open"), N_("To which space") },
  { "space", HK_PARAM_INT, FALSE, 0, 9999, NULL, N_("Where zombies are placed; the space of the player when left out"), N_("Space") },
  { "zombies", HK_PARAM_INT, FALSE, 0, 20, NULL, N_("How many zombies, when the card leaves it open"), N_("Zombies") },
  { "bullets", HK_PARAM_INT, FALSE, -20, 20, NULL, N_("How many bullets, when the card leaves it open"), N_("Bullets") },
};

const HkMoveSpec hk_rf_event_moves[] = {
  { "event", N_("Draw an Event card"), "rfyl/event.draw", event_params, G_N_ELEMENTS (event_params), apply_event },
  { "pass-event", N_("Leave an Event card out"), "rfyl/event.draw", NULL, 0, apply_pass_event },
  { "pay-bullets", N_("Prevent the card with bullets"), "rfyl/bullet.prevent", pay_params, G_N_ELEMENTS (pay_params), apply_pay },
  { "resolve-event", N_("Resolve the card"), "rfyl/event.effects", resolve_params, G_N_ELEMENTS (resolve_params), apply_resolve },
};

const guint hk_rf_n_event_moves = G_N_ELEMENTS (hk_rf_event_moves);
