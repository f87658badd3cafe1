/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-hordes.h"

/* What a group does with hordes by hand, and the Boombox that makes one (The Horde). */

#define HORDE_BASE 11
#define BOOMBOX    "Boombox"

static HkCzHorde *
read_horde (HkCzTable *self,
            HkMove    *move,
            GError   **error)
{
  HkCzHorde *horde = hk_cz_table_get_horde (self, hk_move_get_int (move, "horde", 0));

  if (horde == NULL || horde->gone)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("There is no such horde."));
      return NULL;
    }
  return horde;
}

static gboolean
apply_walk (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzHorde *horde = read_horde (self, move, error);

  if (horde == NULL)
    return FALSE;
  if (horde->walked && !hk_move_require_rule (move, "card-z/horde.walk", error,
                                              _("The horde has walked in this phase.")))
    return FALSE;
  if (!self->phase_over && hk_cz_table_get_phase (self) != HK_CZ_PHASE_RECKONING && !hk_table_goes_by_hand (table)
      && !hk_move_require_rule (move, "card-z/horde.walk", error,
                                _("Hordes walk when all turns of the phase are over.")))
    return FALSE;
  if (!hk_cz_table_walk_horde (self, move, hk_move_get_int (move, "horde", 0), "die", error))
    return FALSE;
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static gboolean
apply_size (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzHorde *horde = read_horde (self, move, error);
  int die;

  if (horde == NULL)
    return FALSE;
  if (horde->size >= 0 && !hk_move_require_rule (move, "card-z/horde.size", error, _("The horde counts %d already."),
                                                 horde->size))
    return FALSE;
  if (!hk_cz_table_roll_die (self, move, "roll", 1, 6, &die, error))
    return FALSE;
  hk_move_add_bad_die (move, -1, N_("Dice for the size of hordes"), die, 1, 6);
  hk_record_set_int (horde, &horde->size, die + HORDE_BASE);
  hk_record_set_boolean (horde, &horde->laid, FALSE);
  hk_move_log (move, _("The horde counts %d + %d = %d Encounters."), die, HORDE_BASE, horde->size);
  return TRUE;
}

/* What is left in the Boombox: as told, or its supply. */
static int
read_batteries (HkCzTable *self,
                HkMove    *move,
                HkCzLoot  *loot,
                GError   **error)
{
  const int supply = hk_cz_loot_get_supply (self, loot);

  if (hk_move_has (move, "batteries"))
    return hk_move_get_int (move, "batteries", 0);
  if (supply > 0)
    return MIN (supply, 9);
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("Say how many batteries the Boombox has."));
  return -1;
}

static gboolean
apply_boombox (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  int number;
  HkCzSurvivor *survivor = hk_cz_read_survivor (self, move, "survivor", &number, error);
  const int slot = survivor == NULL ? -1 : hk_cz_survivor_find_loot (survivor, BOOMBOX);
  const int place = survivor == NULL ? -1 : hk_move_get_int (move, "place", survivor->place);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  g_autoptr (HkCzLoot) loot = NULL;
  int batteries;

  if (survivor == NULL)
    return FALSE;
  if (location == NULL)
    return hk_move_ask (move, "place", error, _("Which Location?"));
  if (slot < 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no Boombox."), survivor->name);
  if (place != survivor->place && !hk_move_require_rule (move, "card-z/horde.boombox", error,
                                                         _("%s is not there to set it up."), survivor->name))
    return FALSE;
  if (location->boombox > 0 && !hk_move_require_rule (move, "card-z/horde.boombox", error,
                                                      _("A Boombox plays there already.")))
    return FALSE;
  batteries = read_batteries (self, move, hk_cz_survivor_get_loot (survivor, slot), error);
  if (batteries < 0)
    return FALSE;
  if (batteries == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The Boombox has no batteries."));
  loot = hk_cz_survivor_steal_loot (self, number, slot);
  hk_cz_table_discard_loot (self, loot);
  hk_record_set_int (location, &location->boombox, batteries);
  /* Translators: %s: a survivor; %s: a Location; %d: how many phases. */
  hk_move_log (move, ngettext ("%s sets the Boombox up at %s: it plays for %d phase.",
                               "%s sets the Boombox up at %s: it plays for %d phases.", batteries),
               survivor->name, location->name, batteries);
  return TRUE;
}

static const HkParamSpec walk_params[] = {
  { "horde", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("Which horde; the first when left out"), N_("Horde") },
  { "die", HK_PARAM_INT, FALSE, 1, 6, NULL, N_("Its d6, when rolled by hand"), N_("The d6 of its way") },
};

static const HkParamSpec size_params[] = {
  { "horde", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("Which horde; the first when left out"), N_("Horde") },
  { "roll", HK_PARAM_INT, FALSE, 1, 6, NULL, N_("Its d6, when rolled by hand"), N_("The d6 of the horde") },
};

static const HkParamSpec boombox_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "place", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The Location; where the survivor is when left out"), N_("Location"), "locations" },
  { "batteries", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("Phases that it plays; its supply when left out"), N_("Batteries") },
};

const HkMoveSpec hk_cz_horde_moves[] = {
  { "walk-horde", N_("Let a Horde Walk"), "card-z/horde.walk", walk_params, G_N_ELEMENTS (walk_params), apply_walk },
  { "horde-size", N_("Roll How Large a Horde Is"), "card-z/horde.size", size_params, G_N_ELEMENTS (size_params), apply_size },
  { "boombox", N_("Set Up the Boombox"), "card-z/horde.boombox", boombox_params, G_N_ELEMENTS (boombox_params), apply_boombox },
};

const guint hk_cz_n_horde_moves = G_N_ELEMENTS (hk_cz_horde_moves);
