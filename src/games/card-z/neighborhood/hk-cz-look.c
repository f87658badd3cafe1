/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "games/card-z/state/hk-cz-table.h"
#include "hk-cz-look.h"

/* A Scope or Binoculars show what lies behind the first wall (book, The Battlefield). */

/* Whether @encounter lies face down behind the first wall, before another one. */
static gboolean
is_behind_first_wall (HkCzTable     *self,
                      HkCzEncounter *encounter)
{
  const char *layout = hk_cz_battle_get_layout (self);
  const int sight = hk_cz_layout_get_sight (layout, 0);
  const int beyond = hk_cz_layout_get_sight (layout, sight + 1);

  return !encounter->revealed && !encounter->locked && encounter->zone > sight && (layout == NULL || encounter->zone <= beyond);
}

/* Whether there is something to look at, from before the first wall. */
static gboolean
has_hidden (HkCzTable *self)
{
  HkCzLocation *location = hk_cz_table_get_battlefield (self);

  if (location == NULL || self->battle->pvp >= 0 || self->battle->zone > hk_cz_layout_get_sight (hk_cz_battle_get_layout (self), 0))
    return FALSE;
  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    if (is_behind_first_wall (self, hk_cz_location_get_encounter (location, i)))
      return TRUE;
  return FALSE;
}

/* The Loot of @survivor that shows what is behind a wall. */
static const char *
find_glass (HkCzTable    *self,
            HkCzSurvivor *survivor)
{
  HkCzLoot *loot;

  for (int i = 0; (loot = hk_cz_survivor_get_loot (survivor, i)) != NULL; i++)
    {
      HkCzGear *gear = hk_cz_table_find_gear (self, loot->kind);
      const gboolean named = g_strcmp0 (loot->kind, "Scope") == 0 || g_strcmp0 (loot->kind, "Binoculars") == 0;

      if ((!loot->packed || hk_cz_table_has_house_rule (self, "look-from-backpack")) && (named || (gear != NULL && gear->scouting)))
        return loot->kind;
    }
  return NULL;
}

/* Returns whether Encounters lie face down behind the first wall of the battlefield, nobody has gone past it, and
 * somebody of the group has a Scope, Binoculars or the like on hand.
 * @survivor: (out) (optional): who has something to look with
 * @with: (out) (optional) (transfer none): what it is */
gboolean
hk_cz_table_can_look (HkCzTable   *self,
                      int         *survivor,
                      const char **with)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  if (!has_hidden (self))
    return FALSE;
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *record = hk_cz_table_get_survivor (self, i);
      const char *glass = !hk_cz_survivor_is_alive (record) || record->player != self->battle->player || record->place != self->battle->place
                          ? NULL : find_glass (self, record);

      if (glass == NULL)
        continue;
      if (survivor != NULL)
        *survivor = i;
      if (with != NULL)
        *with = glass;
      return TRUE;
    }
  return FALSE;
}

/* Adds who can look behind the first wall, while nobody has. */
void
hk_cz_table_remind_of_look (HkCzTable    *self,
                            GStrvBuilder *builder)
{
  const char *with;
  int survivor;

  g_return_if_fail (HK_IS_CZ_TABLE (self));

  if (hk_cz_table_can_look (self, &survivor, &with))
    /* Translators: %s: a survivor; %s: what it is done with. */
    g_strv_builder_take (builder, g_strdup_printf (_("%s can look behind the first wall: %s"), hk_cz_table_get_survivor_name (self, survivor), with));
}

/* Says what is seen; returns whether Human Enemies are among it. */
static gboolean
tell (HkCzTable *self,
      HkMove    *move)
{
  HkCzLocation *location = hk_cz_table_get_battlefield (self);
  gboolean humans = FALSE;

  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);
      g_autofree char *name = NULL;

      if (!is_behind_first_wall (self, encounter) || encounter->type == NULL)
        continue;
      hk_record_set_boolean (encounter, &encounter->seen, TRUE);
      hk_record_set_int (encounter, &encounter->mark, 0);
      hk_cz_location_mark_encounters (location);
      name = hk_cz_encounter_describe (encounter);
      humans = humans || g_str_equal (encounter->type, "human-enemies");
      hk_move_log (move, _("Behind the wall: %s."), name);
    }
  return humans;
}

static gboolean
apply_look (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *with = NULL;
  int survivor = -1;
  gboolean humans;

  if (self->battle == NULL || !has_hidden (self))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Nothing lies face down behind the first wall of a battlefield."));
  if (!hk_cz_table_can_look (self, &survivor, &with) &&
      !hk_move_require_rule (move, "card-z/battlefield.binoculars", error,
                             _("Nobody has a Scope or Binoculars on hand.")))
    return FALSE;
  if (with != NULL)
    /* Translators: %s: a survivor; %s: what it is done with. */
    hk_move_log (move, _("%s looks behind the first wall: %s."), hk_cz_table_get_survivor_name (self, survivor), with);
  else
    hk_move_log (move, _("The group looks behind the first wall."));
  humans = tell (self, move);
  if (!humans && !hk_move_get_boolean (move, "humans", FALSE))
    return TRUE;
  hk_record_set_boolean (self->battle, &self->battle->spotted, TRUE);
  hk_move_log (move, _("Human Enemies are spotted: who enters without an alarm has the initiative."));
  return TRUE;
}

static const HkParamSpec look_params[] = {
  { "humans", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether Human Enemies! is among what the group sees, when it draws itself"), N_("Humans") },
};

const HkMoveSpec hk_cz_look_moves[] = {
  { "look", N_("Look Behind the First Wall"), "card-z/battlefield.binoculars", look_params, G_N_ELEMENTS (look_params), apply_look },
};

const guint hk_cz_n_look_moves = G_N_ELEMENTS (hk_cz_look_moves);
