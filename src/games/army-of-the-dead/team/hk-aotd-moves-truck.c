/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/attack/hk-aotd-strike.h"
#include "hk-aotd-actions.h"
#include "hk-aotd-survivor-moves.h"

/* The Taco Truck (book, pages 27 and 28). */

static gboolean
check_truck (HkAotdTable *self,
             GError     **error)
{
  if (!self->truck)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The Taco Truck is not in this mission."));
  return self->truck;
}

static int
count_companions (HkAotdTable *self,
                  int          leader)
{
  int n = 0;

  for (int i = 0; i < hk_record_list_get_length (self->companions); i++)
    {
      HkAotdCompanion *companion = hk_aotd_table_get_companion (self, i);

      n += companion->leader == leader && !companion->eliminated;
    }
  return n;
}

/* How many sit in @seat but @survivor and the own Companions; Companions are always Passengers. */
static int
count_seated (HkAotdTable *self,
              HkAotdSeat   seat,
              int          survivor)
{
  HkAotdSurvivor *record;
  int n = 0;

  for (int i = 0; (record = hk_aotd_table_get_survivor (self, i)) != NULL; i++)
    if (i != survivor && record->seat != HK_AOTD_SEAT_NONE)
      {
        n += record->seat == seat;
        if (seat == HK_AOTD_SEAT_PASSENGER)
          n += count_companions (self, i);
      }
  return n;
}

static gboolean
check_free (HkAotdTable *self,
            HkMove      *move,
            int          survivor,
            HkAotdSeat   seat,
            GError     **error)
{
  const int companions = count_companions (self, survivor);
  const int passengers = companions + (seat == HK_AOTD_SEAT_PASSENGER);

  if (seat != HK_AOTD_SEAT_PASSENGER && count_seated (self, seat, survivor) > 0)
    return hk_move_require_rule (move, "army-of-the-dead/truck.seats", error,
                                 seat == HK_AOTD_SEAT_DRIVER ? _("Somebody sits in the Driver’s seat already.")
                                                              : _("Somebody sits in the Gunner’s seat already."));
  return count_seated (self, HK_AOTD_SEAT_PASSENGER, survivor) + passengers <= 2
         || hk_move_require_rule (move, "army-of-the-dead/truck.seats", error,
                                  _("The Taco Truck has room for two Passengers, Companions counted in."));
}

static void
say_seat (HkMove         *move,
          HkAotdSurvivor *record,
          HkAotdSeat      seat,
          gboolean        inside)
{
  if (seat == HK_AOTD_SEAT_DRIVER)
    hk_move_log (move,
                 inside ? _("%s changes to the Driver’s seat.") : _("%s gets into the Driver’s seat of the Taco Truck."), record->name);
  else if (seat == HK_AOTD_SEAT_GUNNER)
    hk_move_log (move,
                 inside ? _("%s changes to the Gunner’s seat.") : _("%s gets into the Gunner’s seat of the Taco Truck."), record->name);
  else
    hk_move_log (move,
                 inside ? _("%s changes to a Passenger’s seat.") : _("%s gets into the Taco Truck as a Passenger."), record->name);
}

static gboolean
apply_truck_seat (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const HkAotdSeat seat = hk_words_find (hk_aotd_seats, hk_move_get_string (move, "seat"));
  const gboolean out = seat == HK_AOTD_SEAT_NONE;
  HkAotdSurvivor *record;
  gboolean inside;
  int survivor;

  if (!check_truck (self, error) || !hk_aotd_begin_action (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  inside = record->seat != HK_AOTD_SEAT_NONE;
  if (record->seat == seat)
    {
      if (out)
        g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s does not sit in the Taco Truck."), record->name);
      else
        g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s sits there already."), record->name);
      return FALSE;
    }
  if (!inside && hk_move_get_int (move, "zombies", 0) > 0 &&
      !hk_move_require_rule (move, "army-of-the-dead/truck.getting-in", error,
                             _("Nobody gets into the Taco Truck while Zombies are in its Zone.")))
    return FALSE;
  if ((!out && !check_free (self, move, survivor, seat, error)) ||
      !hk_aotd_check_actions (self, move, survivor, "truck", FALSE, 1, error))
    return FALSE;
  hk_aotd_spend_actions (self, move, survivor, "truck", FALSE, 1);
  hk_record_set_enum (record, &record->seat, seat);
  if (out)
    hk_move_log (move, _("%s gets out of the Taco Truck."), record->name);
  else
    say_seat (move, record, seat, inside);
  return TRUE;
}

static gboolean
check_driver (HkAotdTable *self,
              HkMove      *move,
              int          survivor,
              GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);

  return record->seat == HK_AOTD_SEAT_DRIVER
         || hk_move_require_rule (move, "army-of-the-dead/truck.drive", error,
                                  _("Only the Driver drives the Taco Truck; %s does not sit there."), record->name);
}

/* Whether any Zombie stands in the Zone that the Taco Truck enters; without one it attacks nobody. */
static gboolean
has_targets (JsonObject *targets)
{
  JsonObjectIter iter;
  JsonNode *node;

  if (targets == NULL)
    return FALSE;
  json_object_iter_init (&iter, targets);
  while (json_object_iter_next (&iter, NULL, &node))
    if (JSON_NODE_HOLDS_ARRAY (node) ? json_array_get_length (json_node_get_array (node)) > 0
                                     : !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64 || json_node_get_int (node) != 0)
      return TRUE;
  return FALSE;
}

static gboolean
apply_drive (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  JsonObject *targets = hk_move_get_object (move, "targets");
  HkAotdStrike strike = { .truck = TRUE };

  if (!check_truck (self, error) || !hk_aotd_begin_action (self, move, &strike.survivor, error) ||
      !check_driver (self, move, strike.survivor, error) ||
      !hk_aotd_check_actions (self, move, strike.survivor, "truck", FALSE, 1, error))
    return FALSE;
  if (!has_targets (targets))
    {
      hk_aotd_spend_actions (self, move, strike.survivor, "truck", FALSE, 1);
      hk_move_log (move, _("%s drives the Taco Truck one Zone on."), hk_aotd_table_get_survivor_name (self,
                                                                                                      strike.survivor));
      return TRUE;
    }
  if (hk_move_has (move, "weapon"))
    strike.gear = hk_aotd_read_gear (self, move, "weapon", error);
  else
    {
      strike.gear = hk_aotd_table_find_gear (self, "taco-truck-attack");
      if (strike.gear == NULL)
        return hk_move_ask (move, "weapon", error, _("What does the card of the Taco Truck print: its dice, its Accuracy and its Damage?"));
    }
  if (strike.gear == NULL || !hk_aotd_strike_read (&strike, self, move, error) || !hk_aotd_strike_roll (&strike, self, move, error))
    return FALSE;
  hk_aotd_spend_actions (self, move, strike.survivor, "truck", FALSE, 1);
  hk_move_log (move, _("%s drives the Taco Truck among the Zombies."), hk_aotd_table_get_survivor_name (self,
                                                                                                        strike.survivor));
  return hk_aotd_strike_settle (&strike, self, move, error);
}

static const char * const seats[] = { "driver", "gunner", "passenger", "out", NULL };

static const HkParamSpec seat_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
  { "seat", HK_PARAM_STRING, TRUE, 0, 0, seats, N_("The seat, or “out” to get out"), N_("Seat") },
  { "zombies", HK_PARAM_INT, FALSE, 0, 50, NULL, N_("Zombies in the Zone, when the group wants it checked"), N_("Zombies in the Zone left") },
};

static const HkParamSpec drive_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
  { "weapon", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("What is printed on the card of the Taco Truck, when the app does not know it"), N_("Weapon") },
  HK_AOTD_STRIKE_PARAMS,
  HK_AOTD_WAKE_PARAMS,
};

const HkMoveSpec hk_aotd_truck_moves[] = {
  { "truck-seat", N_("Get In, Out, or Change Seats"), "army-of-the-dead/truck.seats", seat_params, G_N_ELEMENTS (seat_params), apply_truck_seat },
  { "drive", N_("Drive the Taco Truck"), "army-of-the-dead/truck.drive", drive_params, G_N_ELEMENTS (drive_params), apply_drive },
};

const guint hk_aotd_n_truck_moves = G_N_ELEMENTS (hk_aotd_truck_moves);
