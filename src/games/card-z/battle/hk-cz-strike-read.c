/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "hk-cz-act.h"
#include "hk-cz-battle-read.h"
#include "hk-cz-strike.h"

/* Reads an attack from a move and checks it against the rules (book, Melee Attack, Ranged Attack). */

static gboolean
read_loot (HkCzStrike *self,
           GError    **error)
{
  JsonNode *node = hk_move_get_node (self->move, "loot");
  const char *kind = NULL;

  self->number = -1;
  if (node == NULL)
    return TRUE;
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    {
      kind = json_node_get_string (node);
      self->number = hk_cz_survivor_find_loot (self->record, kind);
    }
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    self->number = (int) CLAMP (json_node_get_int (node), -1, 999);
  self->loot = hk_cz_survivor_get_loot (self->record, self->number);
  if (self->loot == NULL && kind == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s does not carry that Loot."), self->record->name);
  if (self->loot == NULL &&
      /* Translators: %s: a survivor; %s: a card. */
      !hk_move_require_rule (self->move, "card-z/character.weight", error, _("%s does not carry %s."),
                             self->record->name, kind))
    return FALSE;
  self->gear = hk_cz_table_find_gear (self->table, self->loot == NULL ? kind : self->loot->kind);
  return self->loot == NULL || !self->loot->packed ||
         hk_move_require_rule (self->move, "card-z/action.hand", error,
                               _("%s is in the Backpack; grabbing it is a hand action."), self->loot->kind);
}

static gboolean
read_target (HkCzStrike *self,
             GError    **error)
{
  HkMove *move = self->move;
  g_autofree char *name = NULL;
  int number;

  self->victim = hk_move_get_int (move, "victim", -1);
  if (self->victim >= 0)
    {
      HkCzSurvivor *victim = hk_cz_table_get_survivor (self->table, self->victim);

      if (victim == NULL || victim->dead || self->victim == self->survivor)
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no such survivor to attack."));
      return self->table->battle->pvp >= 0 ||
             hk_move_require_rule (move, "card-z/multi.pvp", error,
                                   _("Survivors attack each other only in a battle between players."));
    }
  if (self->table->battle->pvp >= 0 && !hk_move_has (move, "encounter"))
    return hk_move_ask (move, "victim", error, _("Who of the other player is attacked?"));
  self->target = hk_cz_read_encounter (self->table, move, "encounter", &number, error);
  if (self->target == NULL)
    return FALSE;
  if (!self->target->revealed)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("That Encounter has not been revealed."));
  if (hk_cz_encounter_is_enemy (self->target) && !self->target->locked)
    return TRUE;
  name = hk_cz_encounter_describe (self->target);
  if (!hk_cz_encounter_is_enemy (self->target) &&
      !hk_move_require_rule (move, "card-z/encounter.friendly", error, _("%s is no enemy."), name))
    return FALSE;
  return !self->target->locked ||
         hk_move_require_rule (move, "card-z/battlefield.quarantine", error, _("%s is locked into a room."), name);
}

static HkCzHow
suggest_how (HkCzStrike *self)
{
  const char *type = self->gear == NULL ? hk_move_get_string (self->move, "type") : self->gear->type;
  const gboolean ranged = g_strcmp0 (type, "pistol") == 0 || g_strcmp0 (type, "rifle") == 0 || g_strcmp0 (type, "shotgun") == 0 ||
                          g_strcmp0 (type, "bow") == 0;

  if (!hk_move_has (self->move, "loot"))
    return HK_CZ_HOW_PUSH;
  if (ranged && hk_cz_count_engaged (self->table, self->survivor) == 0 && !hk_move_get_boolean (self->move, "charge", FALSE))
    return HK_CZ_HOW_SHOOT;
  if (self->gear != NULL && self->gear->kill == 0 && self->gear->impale > 0)
    return HK_CZ_HOW_IMPALE;
  return self->gear != NULL && self->gear->kill == 0 && self->gear->push > 0 ? HK_CZ_HOW_PUSH : HK_CZ_HOW_KILL;
}

static gboolean
read_how (HkCzStrike *self,
          GError    **error)
{
  const char *how = hk_move_get_string (self->move, "how");
  const char *type = self->gear == NULL ? hk_move_get_string (self->move, "type") : self->gear->type;

  self->input.how = suggest_how (self);
  if (how != NULL && !hk_cz_how_from_id (how, &self->input.how))
    return hk_move_ask (self->move, "how", error, _("Which attack is it: kill, push, drive, impale or shoot?"));
  if (hk_move_get_boolean (self->move, "push-only", FALSE) && self->input.how == HK_CZ_HOW_KILL)
    self->input.how = HK_CZ_HOW_PUSH;
  self->fires = self->input.how == HK_CZ_HOW_SHOOT || (self->input.how == HK_CZ_HOW_KILL && g_strcmp0 (type, "pistol") == 0);
  self->input.charge = hk_move_get_boolean (self->move, "charge", FALSE);
  if (self->target != NULL && g_strcmp0 (self->target->type, "dog") == 0 &&
      (self->input.how == HK_CZ_HOW_PUSH || self->input.how == HK_CZ_HOW_DRIVE) &&
      !hk_move_require_rule (self->move, "card-z/encounter.dog", error, _("Feral Dogs cannot be pushed.")))
    return FALSE;
  if (self->number < 0 && self->gear == NULL && !hk_move_has (self->move, "loot") && self->input.how != HK_CZ_HOW_PUSH &&
      self->input.how != HK_CZ_HOW_DRIVE &&
      !hk_move_require_rule (self->move, "card-z/action.push", error, _("Bare hands only push.")))
    return FALSE;
  return TRUE;
}

/* How far away the target is, as told in the move or before. */
static gboolean
read_range (HkCzStrike *self,
            GError    **error)
{
  JsonNode *node = hk_move_get_node (self->move, "range");

  if (self->input.how != HK_CZ_HOW_SHOOT)
    {
      self->input.range = HK_CZ_RANGE_MELEE;
      return TRUE;
    }
  if (node == NULL && self->target != NULL && hk_cz_encounter_get_distance (self->target, self->table, self->survivor) > 0)
    {
      self->input.range = hk_cz_range_from_hexes (hk_cz_encounter_get_distance (self->target, self->table, self->survivor));
      return TRUE;
    }
  if (node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    {
      self->input.range = hk_cz_range_from_hexes ((int) CLAMP (json_node_get_int (node), 1, 99));
      return TRUE;
    }
  if (node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    for (int i = HK_CZ_RANGE_MELEE; i <= HK_CZ_RANGE_LONG; i++)
      if (g_str_equal (json_node_get_string (node), hk_cz_range_get_id ((HkCzRange) i)))
        {
          self->input.range = (HkCzRange) i;
          return TRUE;
        }
  return hk_move_ask (self->move, "range", error, _("How far away is the target: close (2–3 hexes), medium (4–6) or long (7–9)?"));
}

static gboolean
check_shot (HkCzStrike *self,
            GError    **error)
{
  if (hk_cz_count_engaged (self->table, self->survivor) > 0 &&
      !hk_move_require_rule (self->move, "card-z/action.melee", error, _("%s is engaged and may only melee."),
                             self->record->name))
    return FALSE;
  if (self->input.range == HK_CZ_RANGE_MELEE &&
      !hk_move_require_rule (self->move, "card-z/action.ranges", error, _("A ranged attack needs 2 hexes at least.")))
    return FALSE;
  if (self->input.range != HK_CZ_RANGE_OUT)
    return TRUE;
  if (!hk_cz_table_has_house_rule (self->table, "range-unlimited")
      && !hk_move_require_rule (self->move, "card-z/ruling.long-range", error,
                                _("The target is out of range: long range ends at 9 hexes.")))
    return FALSE;
  self->input.range = HK_CZ_RANGE_LONG;
  return TRUE;
}

static gboolean
check_melee (HkCzStrike *self,
             GError    **error)
{
  HkCzEncounter *target = self->target;
  const int distance = target == NULL ? 0 : hk_cz_encounter_get_distance (target, self->table, self->survivor);
  const gboolean is_engaged = distance == 1 || (distance == 0 && target != NULL && target->engaged == NULL);
  g_autofree char *name = NULL;

  if (target == NULL || (is_engaged && !target->behind_fence && !self->input.charge))
    return TRUE;
  name = hk_cz_encounter_describe (target);
  if (target->behind_fence &&
      !hk_move_require_rule (self->move, "card-z/location.fence", error,
                             _("%s is behind a fence: cross it, or use stake-tactics."), name))
    return FALSE;
  if (self->input.charge)
    return ((hk_cz_count_engaged (self->table, self->survivor) == 0 || hk_cz_table_has_house_rule (self->table, "charge-engaged") ||
             hk_move_require_rule (self->move, "card-z/ruling.charge", error, _("%s is engaged and cannot charge."),
                                   self->record->name)) &&
            (distance <= 3 ||
             hk_move_require_rule (self->move, "card-z/action.charge", error,
                                   ngettext ("%s is %d hex away; a charge moves 1 or 2 hexes.",
                                             "%s is %d hexes away; a charge moves 1 or 2 hexes.", (gulong) distance),
                                   name, distance)));
  /* Translators: %s: a survivor; %s: an Encounter. */
  return is_engaged ||
         hk_move_require_rule (self->move, "card-z/action.melee", error,
                               _("%s and %s are not engaged; a melee attack needs adjacent hexes."),
                               self->record->name, name);
}

static int *
find_number (HkCzGear *gear,
             HkCzHow   how,
             HkCzRange range)
{
  switch (how)
    {
    case HK_CZ_HOW_KILL:
      return &gear->kill;
    case HK_CZ_HOW_PUSH:
    case HK_CZ_HOW_DRIVE:
      return &gear->push;
    case HK_CZ_HOW_IMPALE:
      return &gear->impale;
    case HK_CZ_HOW_SHOOT:
      return range == HK_CZ_RANGE_CLOSE ? &gear->at_close : range == HK_CZ_RANGE_MEDIUM ? &gear->at_medium : &gear->at_long;
    }
  return NULL;
}

/* What has been told of a weapon is kept, and handed to the owner’s pack. */
static void
learn (HkCzStrike *self,
       int         target)
{
  const char *type = hk_move_get_string (self->move, "type");
  int *number;

  if (self->gear == NULL)
    {
      self->gear = hk_cz_table_tell_gear (self->table, self->loot != NULL ? self->loot->kind : hk_move_get_string (self->move, "loot"));
      if (type != NULL)
        hk_record_set_string (self->gear, &self->gear->type, type);
    }
  number = find_number (self->gear, self->input.how, self->input.range);
  if (*number == 0)
    hk_record_set_int (self->gear, number, target);
  else if (!self->gear->loud_unknown)
    return;
  if (hk_move_has (self->move, "loud"))
    {
      hk_record_set_boolean (self->gear, &self->gear->loud, hk_move_get_boolean (self->move, "loud", FALSE));
      hk_record_set_boolean (self->gear, &self->gear->loud_unknown, FALSE);
    }
  if (hk_move_has (self->move, "jam"))
    {
      hk_record_set_int (self->gear, &self->gear->jam, hk_move_get_int (self->move, "jam", -1));
      hk_record_set_boolean (self->gear, &self->gear->semi, self->gear->jam >= 0);
    }
  hk_cz_pack_learn (self->move, "loot", self->gear);
}

static gboolean
read_number (HkCzStrike *self,
             GError    **error)
{
  const int told = hk_move_get_int (self->move, "target", 0);
  const gboolean bare = self->gear == NULL && !hk_move_has (self->move, "loot");

  if (!bare && (told > 0 || (self->gear != NULL && self->gear->loud_unknown && hk_move_has (self->move, "loud"))))
    learn (self, told);
  else if (told > 0 && self->record->push == 0)
    hk_record_set_int (self->record, &self->record->push, told);
  hk_cz_fill_to_hit (self->table, self->survivor, self->target, self->gear, &self->input);
  /* The push rating of a Character is that of bare hands. */
  if (self->gear == NULL && !bare)
    self->input.target = 0;
  if (told > 0)
    {
      self->input.target = told;
      self->input.by_hand = TRUE;
    }
  self->input.outside = hk_move_get_boolean (self->move, "outside", self->input.outside);
  self->input.restart = hk_move_get_boolean (self->move, "restart", FALSE);
  self->input.other = hk_move_get_int (self->move, "other", 0);
  hk_cz_to_hit_resolve (&self->input, &self->result);
  if (self->input.target > 0 || self->result.automatic)
    return self->gear == NULL || !self->gear->loud_unknown || hk_move_is_replay (self->move)
           || hk_move_ask (self->move, "loud", error, _("Is %s loud? The card shows it."), self->gear->name);
  if (bare)
    return hk_move_ask (self->move, "target", error, _("What is the push rating of %s?"), self->record->name);
  hk_move_ask (self->move, "target", error, _("Which number does the card print for this attack?"));
  if (self->gear == NULL)
    {
      hk_move_ask_also (self->move, "loud");
      if (self->fires)
        hk_move_ask_also (self->move, "jam");
    }
  return FALSE;
}

static gboolean
check_ammo (HkCzStrike *self,
            GError    **error)
{
  JsonArray *extra = hk_move_get_array (self->move, "extra");
  const int told = extra == NULL ? 1 : 1 + (int) json_array_get_length (extra);
  int supply;

  self->shots = hk_move_get_int (self->move, "shots", told);
  if (!self->fires)
    {
      self->shots = 1;
      return TRUE;
    }
  if (self->loot == NULL)
    return TRUE;
  if (self->loot->jammed &&
      !hk_move_require_rule (self->move, "card-z/action.jam", error, _("%s is jammed; unjamming it is a hand action."),
                             self->loot->kind))
    return FALSE;
  if (self->shots > 1 && (self->gear == NULL || !self->gear->rapid) &&
      !hk_move_require_rule (self->move, "card-z/action.rapid", error, _("%s has no rapid-fire."), self->loot->kind))
    return FALSE;
  if (self->loot->supply < 0 && self->gear != NULL && self->gear->supply > 0)
    hk_record_set_int (self->loot, &self->loot->supply, self->gear->supply);
  supply = self->loot->supply;
  if (supply < 0 || hk_cz_fire_get_ammo (self->shots) <= supply)
    return TRUE;
  if (supply == 0)
    return hk_move_require_rule (self->move, "card-z/supply.clip", error, _("%s has no ammo."), self->loot->kind);
  return hk_move_require_rule (self->move, "card-z/action.rapid", error,
                               ngettext ("%d shot takes %d ammo; %s has %d.", "%d shots take %d ammo; %s has %d.",
                                         (gulong) self->shots), self->shots,
                               hk_cz_fire_get_ammo (self->shots), self->loot->kind, supply);
}

/* Reads the attack from its move and checks it. A number that the app does not know is taken from the move and kept.
 * Returns whether it is possible.
 * @self: an attack whose table, move, survivor and record are set */
gboolean
hk_cz_strike_read (HkCzStrike *self,
                   GError    **error)
{
  return read_loot (self, error) && read_target (self, error) && read_how (self, error) && read_range (self, error) &&
         (self->input.how == HK_CZ_HOW_SHOOT ? check_shot (self, error) : check_melee (self, error)) && read_number (self, error) &&
         check_ammo (self, error);
}
