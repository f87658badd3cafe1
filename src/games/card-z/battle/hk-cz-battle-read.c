/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "hk-cz-battle-read.h"

/* What moves on the battlefield read of their parameters, and who stands where. */

/* Whether a battle goes on in which rounds are counted. */
gboolean
hk_cz_check_battle (HkCzTable *self,
                    GError   **error)
{
  if (self->battle != NULL && self->battle->started)
    return TRUE;
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no battle now."));
}

/* Whether a survivor stands on the battlefield and can act there. */
gboolean
hk_cz_is_fighting (HkCzSurvivor *survivor)
{
  return survivor->on_field && hk_cz_survivor_is_alive (survivor) && survivor->kind != HK_CZ_SURVIVOR_DEPENDANT;
}

/* Whether a battle goes on in which somebody is left to do anything; older journals may have gone on without anybody. */
gboolean
hk_cz_check_fighters (HkCzTable *self,
                      HkMove    *move,
                      GError   **error)
{
  HkCzSurvivor *survivor;

  if (!hk_cz_check_battle (self, error))
    return FALSE;
  for (int i = 0; (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    if (hk_cz_is_fighting (survivor))
      return TRUE;
  return hk_move_is_replay (move) || hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Nobody of the group is left on the battlefield."));
}

/* Returns (nullable): the Encounter.
 * @param: the parameter with the number
 * @number: (out): the number */
HkCzEncounter *
hk_cz_read_encounter (HkCzTable  *self,
                      HkMove     *move,
                      const char *param,
                      int        *number,
                      GError    **error)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (self);
  HkCzEncounter *encounter;

  *number = hk_move_get_int (move, param, -1);
  encounter = field == NULL ? NULL : hk_cz_location_get_encounter (field, *number);
  if (encounter == NULL && *number < 0)
    hk_move_ask (move, param, error, _("Which Encounter?"));
  else if (encounter == NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("There is no such Encounter on the battlefield."));
  return encounter;
}

/* Returns how many Encounters stand next to the survivor. */
int
hk_cz_count_engaged (HkCzTable *self,
                     int        survivor)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (self);
  HkCzEncounter *encounter;
  int n = 0;

  for (int i = 0; field != NULL && (encounter = hk_record_list_get (field->encounters, i)) != NULL; i++)
    n += !encounter->locked && hk_cz_encounter_is_engaged_by (encounter, survivor);
  return n;
}
