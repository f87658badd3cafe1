/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-act.h"
#include "hk-cz-battle-private.h"
#include "hk-cz-battle-read.h"
#include "hk-cz-human.h"
#include "hk-cz-noise.h"

/* Loud noises, the alarm die and what it draws (book, Loud Noises). */

static void
rouse (HkCzTable *self,
       HkMove    *move)
{
  HkCzEncounter *encounter;
  int n = 0;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
    if (encounter->revealed && encounter->distracted)
      {
        hk_record_set_boolean (encounter, &encounter->distracted, FALSE);
        n++;
      }
  if (n > 0)
    hk_move_log (move, ngettext ("The noise rouses %d distracted Zombie.", "The noise rouses %d distracted Zombies.",
                                 (gulong) n), n);
}

/* The Encounters from @first on came by the noise: placing them was their first move. */
static void
mark_arrived (HkCzTable *self,
              int        first)
{
  HkCzEncounter *encounter;

  for (int i = first; (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
    {
      hk_record_set_int (encounter, &encounter->zone, 0);
      hk_record_set_int (encounter, &encounter->arrived, self->battle->round);
    }
}

/* Human Enemies among those from @first on come in their group. */
static void
group_humans (HkCzTable *self,
              HkMove    *move,
              int        first)
{
  HkCzEncounter *encounter;

  for (int i = first; (encounter = hk_cz_location_get_encounter (hk_cz_table_get_battlefield (self), i)) != NULL; i++)
    if (g_strcmp0 (encounter->type, "human-enemies") == 0)
      {
        hk_cz_table_group_humans (self, move, i, NULL);
        return;
      }
}

/* Draws what the noise has drawn, as far as the app draws; the rest waits for “place-drawn”. */
static void
draw (HkCzTable *self,
      HkMove    *move,
      int        n)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (self);
  const int before = hk_cz_location_get_n_encounters (field);
  int laid = 0;

  hk_move_log (move, ngettext ("The alarm die shows the skull: %d Encounter comes.",
                               "The alarm die shows the skull: %d Encounters come.",
                               (gulong) n), n);
  if (hk_cz_table_app_draws (self, self->encounter_deck))
    laid = (int) hk_cz_table_lay_encounters (self, move, self->battle->place, (guint) n, TRUE);
  mark_arrived (self, before);
  hk_record_set_int (self->battle, &self->battle->drawn, MAX (0, n - laid));
  group_humans (self, move, before);
}

static void
settle_alarm (HkCzTable *self,
              HkMove    *move,
              gboolean   skull,
              int        n)
{
  hk_record_set_boolean (self->battle, &self->battle->noise_pending, FALSE);
  hk_record_set_boolean (self->battle, &self->battle->alarm_rolled, TRUE);
  hk_move_add_stroke (move, -1, N_("Alarm dice without a skull"), !skull, 1 - self->alarm_skulls / 6.0);
  if (skull)
    {
      hk_move_add_bad_die (move, -1, N_("Dice of a loud noise"), n, 1, 6);
      draw (self, move, n);
    }
  else
    hk_move_log (move, _("The alarm die shows no skull: nobody comes."));
}

/* Makes a loud noise: all distracted revealed Zombies are roused, and at the first one outside in a battle the alarm
 * die is rolled.
 * @outside: whether the noise is made outside
 * @by_hand: whether the group rolls the alarm die itself, with the move “alarm” */
void
hk_cz_table_make_noise (HkCzTable *self,
                        HkMove    *move,
                        gboolean   outside,
                        gboolean   by_hand)
{
  g_return_if_fail (HK_IS_CZ_TABLE (self) && self->battle != NULL);

  hk_record_set_boolean (self->battle, &self->battle->loud, TRUE);
  rouse (self, move);
  if (!outside || (self->battle->alarm_rolled && !hk_cz_table_has_house_rule (self, "alarm-each")) || self->battle->noise_pending)
    return;
  if (by_hand || hk_cz_table_rolls_by_hand (self))
    {
      hk_record_set_boolean (self->battle, &self->battle->noise_pending, TRUE);
      hk_move_log (move, self->battle->alarm_rolled ? _("It is a loud noise outside: the alarm die is rolled.")
                                                    : _("It is the first loud noise outside: the alarm die is rolled."));
      return;
    }
  if ((int) hk_move_pick (move, 6) < self->alarm_skulls)
    settle_alarm (self, move, TRUE, 1 + (int) hk_move_pick (move, 6));
  else
    settle_alarm (self, move, FALSE, 0);
}

static gboolean
apply_noise (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  gboolean outside;

  if (!hk_cz_check_fighters (self, move, error))
    return FALSE;
  outside = hk_move_get_boolean (move, "outside", hk_cz_battle_is_outside (self, self->battle->zone));
  hk_move_log (move, outside ? _("There is a loud noise outside.") : _("There is a loud noise inside."));
  hk_cz_table_make_noise (self, move, outside, FALSE);
  return TRUE;
}

/* The alarm die as told, or rolled by the app. */
static gboolean
read_alarm (HkCzTable *self,
            HkMove    *move,
            gboolean  *skull,
            int       *n,
            GError   **error)
{
  const gboolean by_hand = hk_cz_table_rolls_by_hand (self);

  if (!hk_move_has (move, "skull") && !hk_move_has (move, "count") && by_hand)
    return hk_move_ask (move, "skull", error, _("Does the red die show the skull?"));
  *skull = hk_move_has (move, "skull") || hk_move_has (move, "count")
             ? hk_move_get_boolean (move, "skull", TRUE)
             : (int) hk_move_pick (move, 6) < self->alarm_skulls;
  *n = 0;
  if (!*skull)
    return TRUE;
  if (hk_move_has (move, "count"))
    *n = hk_move_get_int (move, "count", 0);
  else if (by_hand)
    return hk_move_ask (move, "count", error, _("The noise draws Encounters: what does the d6 show?"));
  else
    *n = 1 + (int) hk_move_pick (move, 6);
  return TRUE;
}

static gboolean
apply_alarm (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  gboolean skull = FALSE;
  int n;

  if (!hk_cz_check_battle (self, error))
    return FALSE;
  if (self->battle->alarm_rolled && !self->battle->noise_pending &&
      !hk_move_require_rule (move, "card-z/noise.alarm", error,
                             _("The alarm die has been rolled in this battle; it is rolled once.")))
    return FALSE;
  if (!self->battle->noise_pending && !self->battle->alarm_rolled &&
      !hk_move_require_rule (move, "card-z/noise.alarm", error,
                             _("There has been no loud noise outside in this battle.")))
    return FALSE;
  if (!read_alarm (self, move, &skull, &n, error))
    return FALSE;
  settle_alarm (self, move, skull, n);
  return TRUE;
}

/* One that the group has drawn. */
static HkCzEncounter *
read_drawn (HkCzTable *self,
            HkMove    *move,
            JsonNode  *node,
            GError   **error)
{
  g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, NULL);
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  const char *type = JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
  HkCzCard *card = NULL;

  if (object != NULL)
    {
      static const HkParamSpec params[] = {
        { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, NULL, N_("Card") },
        { "type", HK_PARAM_STRING, FALSE, 0, 0, NULL, NULL, N_("Type") },
        { "name", HK_PARAM_STRING, FALSE, 0, 0, NULL, NULL, N_("Name") },
        { "hex", HK_PARAM_STRING, FALSE, 0, 0, NULL, NULL, N_("Hex") },
        { "helmet", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, NULL, N_("Wears a helmet") },
        { "distracted", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, NULL, N_("Distracted") },
        { "loot", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, NULL, N_("Loot") },
        { "distance", HK_PARAM_INT, FALSE, 1, 30, NULL, NULL, N_("Hexes away") },
      };

      if (!hk_move_check_params ("place-drawn", object, params, G_N_ELEMENTS (params), NULL, error))
        return NULL;
      type = json_object_get_string_member_with_default (object, "type", NULL);
      card = hk_cz_table_find_card (self, json_object_get_string_member_with_default (object, "card", NULL));
    }
  if (card != NULL)
    hk_cz_encounter_set_face (encounter, card);
  else if (hk_cz_type_get_speed (type) >= 0)
    hk_record_set_string (encounter, &encounter->type, type);
  else
    {
      hk_move_ask (move, "encounters", error, _("What is each Encounter that was drawn?"));
      return NULL;
    }
  if (object != NULL)
    {
      g_set_str (&encounter->hex, json_object_get_string_member_with_default (object, "hex", encounter->hex));
      g_set_str (&encounter->name, json_object_get_string_member_with_default (object, "name", encounter->name));
      encounter->helmet = json_object_get_boolean_member_with_default (object, "helmet", encounter->helmet);
      encounter->distracted = json_object_get_boolean_member_with_default (object, "distracted", encounter->distracted);
      encounter->carries_loot = json_object_get_boolean_member_with_default (object, "loot", encounter->carries_loot);
      encounter->distance = (int) json_object_get_int_member_with_default (object, "distance", 0);
    }
  return g_steal_pointer (&encounter);
}

static gboolean
apply_place_drawn (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  JsonArray *told = hk_move_get_array (move, "encounters");
  HkCzLocation *field;
  int n;

  if (!hk_cz_check_battle (self, error))
    return FALSE;
  n = told == NULL ? 0 : (int) json_array_get_length (told);
  if (n == 0)
    return hk_move_ask (move, "encounters", error, _("Which Encounters has the noise drawn?"));
  if (n > self->battle->drawn &&
      !hk_move_require_rule (move, "card-z/noise.placing", error,
                             _("The noise has drawn fewer Encounters than that: %d."), self->battle->drawn))
    return FALSE;
  field = hk_cz_table_get_battlefield (self);
  for (int i = 0; i < n; i++)
    {
      g_autoptr (HkCzEncounter) encounter = read_drawn (self, move, json_array_get_element (told, (guint) i), error);
      g_autofree char *name = NULL;
      int number;

      if (encounter == NULL)
        return FALSE;
      if (encounter->id != NULL && self->encounter_deck != NULL)
        hk_deck_take (self->encounter_deck, encounter->id, NULL);
      number = hk_cz_location_get_n_encounters (field);
      hk_record_list_append (field->encounters, encounter);
      mark_arrived (self, number);
      hk_record_set_boolean (encounter, &encounter->revealed, TRUE);
      hk_cz_location_mark_encounters (field);
      name = hk_cz_encounter_describe (encounter);
      hk_move_log (move, _("%s is placed on the edge of the battlefield."), name);
      hk_cz_table_reveal (self, move, self->battle->place, number);
    }
  hk_record_set_int (self->battle, &self->battle->drawn, MAX (0, self->battle->drawn - n));
  group_humans (self, move, MAX (0, hk_cz_location_get_n_encounters (field) - n));
  return TRUE;
}

static const HkParamSpec noise_params[] = {
  { "outside", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it is made outside; as the zone that the group has reached when left out"), N_("Outside") },
};

static const HkParamSpec alarm_params[] = {
  { "skull", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the red die shows the skull"), N_("The skull came up") },
  { "count", HK_PARAM_INT, FALSE, 1, 6, NULL, N_("The d6 that is rolled after a skull"), N_("The d6 after the skull") },
};

static const HkParamSpec place_params[] = {
  { "encounters", HK_PARAM_ANY, TRUE, 0, 0, NULL,
    N_("What was drawn, each with what its card shows"), N_("Encounters drawn") },
};

const HkMoveSpec hk_cz_noise_moves[] = {
  { "noise", N_("Loud Noise"), "card-z/noise.loud", noise_params, G_N_ELEMENTS (noise_params), apply_noise },
  { "alarm", N_("Roll the Alarm Die"), "card-z/noise.alarm", alarm_params, G_N_ELEMENTS (alarm_params), apply_alarm },
  { "place-drawn", N_("Place What the Noise Has Drawn"), "card-z/noise.placing", place_params, G_N_ELEMENTS (place_params), apply_place_drawn },
};

const guint hk_cz_n_noise_moves = G_N_ELEMENTS (hk_cz_noise_moves);
