/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-loot-checks.h"
#include "games/card-z/team/hk-cz-survivors.h"

/* Supply: used, counted by hand, and moved from one Loot to another (book, Supply). */

/* Whether supply can go from one to the other: it is of the same type, as far as the types are known. */
static gboolean
check_types (HkCzTable *self,
             HkMove    *move,
             HkCzLoot  *loot,
             HkCzLoot  *from,
             GError   **error)
{
  HkCzGear *gear = hk_cz_table_find_gear (self, loot->kind);
  HkCzGear *source = hk_cz_table_find_gear (self, from->kind);

  if (g_strcmp0 (loot->kind, HK_CZ_BACKPACK) == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("A Backpack has no supply."));
  if (hk_cz_gear_takes_from (gear, source))
    return TRUE;
  /* Translators: %s: a card; %s: a card. */
  return hk_move_require_rule (move, "card-z/supply.resupply", error,
                               _("%s and %s do not have the same type of supply."), from->kind, loot->kind);
}

static gboolean
apply_resupply (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzSurvivor *record;
  HkCzSurvivor *other;
  HkCzGear *gear;
  HkCzLoot *loot;
  HkCzLoot *from;
  int survivor;
  int holder;
  gboolean unknown;
  int supply;
  int room;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  if (record == NULL)
    return FALSE;
  holder = survivor;
  other = hk_move_has (move, "holder") ? hk_cz_read_survivor (self, move, "holder", &holder, error) : record;
  loot = other == NULL ? NULL : hk_cz_read_loot (self, move, "loot", survivor, NULL, error);
  from = loot == NULL ? NULL : hk_cz_read_loot (self, move, "from", holder, NULL, error);
  if (from == NULL)
    return FALSE;
  if (from == loot || record->place != other->place)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Supply goes from one Loot to another in the same place."));
  if ((hk_cz_table_is_fighting (self, record) || hk_cz_table_is_fighting (self, other)) && !hk_table_follow_house_rule (HK_TABLE (self), move, "resupply-free")
      && !hk_move_require_rule (move, "card-z/ruling.resupply", error, _("In battle reloading is a hand action.")))
    return FALSE;
  if (!check_types (self, move, loot, from, error))
    return FALSE;
  if (from->supply == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is empty."), from->kind);
  unknown = hk_cz_loot_stays_unknown (move, loot);
  if ((from->supply < 0 || unknown) && !hk_move_has (move, "supply"))
    return hk_move_ask (move, "supply", error, _("How much %s holds is not known: say how much is moved."), unknown ? loot->kind : from->kind);
  gear = hk_cz_table_find_gear (self, loot->kind);
  room = gear == NULL || gear->supply == 0 ? 99 : MAX (0, gear->supply - MAX (0, loot->supply));
  supply = hk_move_get_int (move, "supply", MIN (room, from->supply));
  if (supply == 0 || (supply > room && !hk_move_require_rule (move, "card-z/supply.resupply", error,
                                                              _("%s holds %d at most."), loot->kind, gear->supply)))
    {
      if (supply == 0)
        g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s is full."), loot->kind);
      return FALSE;
    }
  if (from->supply >= 0 && supply > from->supply)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s holds only %d."), from->kind, from->supply);
  hk_record_set_int (loot, &loot->supply, unknown ? -1 : MIN (99, MAX (0, loot->supply) + supply));
  hk_record_set_boolean (loot, &loot->clip, TRUE);
  if (from->supply >= 0)
    hk_record_set_int (from, &from->supply, from->supply - supply);
  if (from->supply == 0)
    hk_record_set_boolean (from, &from->clip, FALSE);
  if (unknown)
    /* Translators: %s: a card; %s: a survivor; %d: a number of supplies; %s: a card. */
    hk_move_log (move, _("%s of %s gets %d from %s."), loot->kind, record->name, supply, from->kind);
  else
    /* Translators: %s: a card; %s: a survivor; %d: a number of supplies; %s: a card; %d: a number of supplies. */
    hk_move_log (move, _("%s of %s gets %d from %s and now holds %d."), loot->kind, record->name, supply, from->kind,
                 loot->supply);
  return TRUE;
}

static gboolean
apply_supply (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int by = hk_move_get_int (move, "by", -1);
  HkCzSurvivor *record;
  HkCzLoot *loot;
  int survivor;
  int supply;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  loot = record == NULL ? NULL : hk_cz_read_loot (self, move, "loot", survivor, NULL, error);
  if (loot == NULL)
    return FALSE;
  supply = MAX (0, loot->supply) + by;
  if (supply < 0 || supply > 99)
    {
      /* Translators: %s: a card; %s: a survivor; %d: a number of supplies. */
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s of %s cannot have a supply of %d."), loot->kind, record->name, supply);
    }
  hk_record_set_int (loot, &loot->supply, supply);
  hk_record_set_boolean (loot, &loot->clip, supply > 0);
  /* Translators: %s: a card; %s: a survivor; %d: a number of supplies. */
  hk_move_log (move, _("%s of %s has a supply of %d now."), loot->kind, record->name, supply);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

/* What First Aid heals; Food waits for the reckoning. */
static gboolean
use_on (HkCzTable    *self,
        HkMove       *move,
        HkCzSurvivor *record,
        HkCzLoot     *loot,
        int           survivor,
        GError      **error)
{
  const int on = hk_move_get_int (move, "on", survivor);
  HkCzSurvivor *patient = hk_cz_table_get_survivor (self, on);

  if (g_strcmp0 (loot->kind, "First Aid Kit") != 0)
    return !hk_cz_loot_is_food (self, loot)
           || hk_move_require_rule (move, "card-z/reckoning.eat", error, _("Food is eaten at the reckoning."));
  if (patient == NULL || !hk_cz_survivor_is_alive (patient) || patient->place != record->place || patient->wounds == 0)
    {
      /* Translators: %s: a survivor; %s: a survivor. */
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no Wound that %s could heal here."), hk_cz_table_get_survivor_name (self, on),
                            record->name);
    }
  return TRUE;
}

/* A fire that burns already goes out (ruling.extinguisher). */
static void
put_out (HkCzTable    *self,
         HkMove       *move,
         HkCzSurvivor *record)
{
  HkCzLocation *location = hk_cz_table_get_location (self, record->place);

  if (location == NULL || !location->fire)
    return;
  hk_record_set_boolean (location, &location->fire, FALSE);
  hk_move_log (move, _("%s puts the fire out."), record->name);
}

static gboolean
apply_use (HkTable *table,
           HkMove  *move,
           GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzSurvivor *record;
  HkCzGear *gear;
  HkCzLoot *loot;
  g_autofree char *kind = NULL;
  int survivor;
  int number;
  int supply;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  loot = record == NULL ? NULL : hk_cz_read_loot (self, move, "loot", survivor, &number, error);
  if (loot == NULL)
    return FALSE;
  if (loot->packed && hk_cz_table_is_fighting (self, record)
      && !hk_move_require_rule (move, "card-z/action.hand", error,
                                _("%s is in the Backpack: it comes out by a hand action."), loot->kind))
    return FALSE;
  if (!use_on (self, move, record, loot, survivor, error))
    return FALSE;
  gear = hk_cz_table_find_gear (self, loot->kind);
  supply = hk_move_get_int (move, "supply", gear != NULL && gear->supply > 0 ? 1 : 0);
  kind = g_strdup (loot->kind);
  if (supply > 0 && !hk_cz_table_spend_supply (self, move, survivor, number, supply, error))
    return FALSE;
  hk_move_log (move, _("%s uses %s."), record->name, kind);
  if (g_str_equal (kind, "First Aid Kit"))
    hk_cz_table_heal (self, move, hk_move_get_int (move, "on", survivor));
  if (g_str_equal (kind, "Fire Extinguisher") && hk_table_follow_house_rule (HK_TABLE (self), move, "extinguisher-chips"))
    put_out (self, move, record);
  return TRUE;
}

/* A Loot of that kind with supply in the group of the survivor, that of the survivor first. */
static gboolean
find_in_group (HkCzTable    *self,
               int           survivor,
               const char   *kind,
               int          *holder,
               int          *number)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  for (int i = -1; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *other = i < 0 ? record : hk_cz_table_get_survivor (self, i);

      if (!hk_cz_survivor_is_alive (other) || other->place != record->place || other->player != record->player)
        continue;
      for (int j = 0; hk_cz_survivor_get_loot (other, j) != NULL; j++)
        if (g_strcmp0 (hk_cz_survivor_get_loot (other, j)->kind, kind) == 0 && hk_cz_survivor_get_loot (other, j)->supply != 0)
          {
            *holder = i < 0 ? survivor : i;
            *number = j;
            return TRUE;
          }
    }
  return FALSE;
}

static gboolean
apply_heal (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzSurvivor *record;
  int survivor;
  int holder = -1;
  int number = -1;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  if (record == NULL)
    return FALSE;
  if (record->wounds == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no Wound."), record->name);
  if (!find_in_group (self, survivor, "First Aid Kit", &holder, &number))
    {
      if (!hk_move_require_rule (move, "card-z/encounter.wounds", error, _("Nobody here has a First Aid Kit for %s."),
                                 record->name))
        return FALSE;
    }
  else if (!hk_cz_table_spend_supply (self, move, holder, number, 1, error))
    return FALSE;
  else
    hk_move_log (move, _("%s uses a First Aid Kit."), hk_cz_table_get_survivor_name (self, holder));
  hk_cz_table_heal (self, move, survivor);
  return TRUE;
}

static gboolean
apply_toilet_paper (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzSurvivor *record;
  int survivor;
  int holder;
  int number;

  record = hk_cz_read_survivor (self, move, "survivor", &survivor, error);
  if (record == NULL)
    return FALSE;
  if (record->toilet_paper)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has the clip on the toilet paper icon already."), record->name);
  if (hk_cz_table_get_phase (self) != HK_CZ_PHASE_DAWN
      && !hk_move_require_rule (move, "card-z/ruling.toilet-paper", error, _("Toilet Paper is spent at dawn.")))
    return FALSE;
  if (!find_in_group (self, survivor, "Toilet Paper", &holder, &number))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Nobody here has Toilet Paper for %s."), record->name);
  if (!hk_cz_table_spend_supply (self, move, holder, number, 1, error))
    return FALSE;
  hk_record_set_boolean (record, &record->toilet_paper, TRUE);
  hk_move_log (move, _("%s has a card-clip on the toilet paper icon today."), record->name);
  return TRUE;
}

#define LOOT_PARAM { "loot", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("Which Loot"), N_("Loot") }

static const HkParamSpec resupply_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  LOOT_PARAM,
  { "from", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("The Loot that gives"), N_("From") },
  { "holder", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Whose Loot gives; that of the same survivor when left out"), N_("Whose Loot"), "survivors" },
  { "supply", HK_PARAM_INT, FALSE, 1, 99, NULL, N_("How much; as much as fits when left out"), N_("Supply") },
  HK_CZ_UNKNOWN_PARAM,
};

static const HkParamSpec supply_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  LOOT_PARAM,
  { "by", HK_PARAM_INT, TRUE, -99, 99, NULL, N_("How much is added or taken"), N_("Change by") },
};

static const HkParamSpec use_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  LOOT_PARAM,
  { "supply", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("How much of its supply; one when left out and it has any"), N_("Supply") },
  { "on", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Whom it is used on; the survivor when left out"), N_("On whom"), "survivors" },
};

static const HkParamSpec survivor_params[] = {
  HK_CZ_SURVIVOR_PARAM,
};

const HkMoveSpec hk_cz_supply_moves[] = {
  { "resupply", N_("Move Supply to Another Loot"), "card-z/supply.resupply", resupply_params, G_N_ELEMENTS (resupply_params), apply_resupply },
  { "supply", N_("Change Supply by Hand"), "card-z/supply.clip", supply_params, G_N_ELEMENTS (supply_params), apply_supply },
  { "use", N_("Use Loot"), "card-z/supply.clip", use_params, G_N_ELEMENTS (use_params), apply_use },
  { "heal", N_("Heal a Wound"), "card-z/encounter.wounds", survivor_params, G_N_ELEMENTS (survivor_params), apply_heal },
  { "toilet-paper", N_("Spend Toilet Paper"), "card-z/ruling.toilet-paper", survivor_params, G_N_ELEMENTS (survivor_params), apply_toilet_paper },
};

const guint hk_cz_n_supply_moves = G_N_ELEMENTS (hk_cz_supply_moves);
