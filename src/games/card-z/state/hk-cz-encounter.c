/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-cz-encounter.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkCzEncounter, id, "id"),
  HK_STRING_FIELD (HkCzEncounter, type, "type", N_("type")),
  HK_STRING_FIELD (HkCzEncounter, name, "name"),
  HK_INT_FIELD (HkCzEncounter, zone, "zone", 0, 3, 0, N_("zone")),
  HK_STRING_FIELD (HkCzEncounter, hex, "hex", N_("hex")),
  HK_INT_FIELD (HkCzEncounter, column, "column", -1, 10, -1),
  HK_INT_FIELD (HkCzEncounter, row, "row", -1, 8, -1),
  HK_BOOLEAN_FIELD (HkCzEncounter, helmet, "helmet", N_("helmet"), .settable = TRUE),
  HK_BOOLEAN_FIELD (HkCzEncounter, distracted, "distracted", N_("distracted"), .settable = TRUE),
  HK_BOOLEAN_FIELD (HkCzEncounter, carries_loot, "carries-loot", N_("carries Loot")),
  HK_BOOLEAN_FIELD (HkCzEncounter, revealed, "revealed", N_("face up")),
  HK_BOOLEAN_FIELD (HkCzEncounter, seen, "seen", N_("seen from afar")),
  HK_INT_FIELD (HkCzEncounter, mark, "mark", 0, 99, 0),
  HK_BOOLEAN_FIELD (HkCzEncounter, behind_fence, "behind-fence", N_("behind a fence")),
  HK_BOOLEAN_FIELD (HkCzEncounter, pushed, "pushed", N_("pushed"), .settable = TRUE),
  HK_INT_FIELD (HkCzEncounter, impaled_by, "impaled-by", -1, 99, -1, N_("impaled by"), .names = "survivors"),
  HK_STRING_FIELD (HkCzEncounter, impaled_with, "impaled-with", N_("impaled with")),
  HK_BOOLEAN_FIELD (HkCzEncounter, locked, "locked", N_("quarantined")),
  HK_BOOLEAN_FIELD (HkCzEncounter, set_aside, "set-aside", N_("waits aside")),
  HK_INT_FIELD (HkCzEncounter, distance, "distance", 0, 30, 0, N_("distance")),
  HK_INT_FIELD (HkCzEncounter, nearest, "nearest", -1, 99, -1, N_("closest Survivor"), .names = "survivors"),
  HK_STRV_FIELD (HkCzEncounter, engaged, "engaged"),
  HK_BOOLEAN_FIELD (HkCzEncounter, acted, "acted", N_("has acted")),
  HK_BOOLEAN_FIELD (HkCzEncounter, bite_due, "bite-due", N_("bite due")),
  HK_INT_FIELD (HkCzEncounter, more_bites, "more-bites", 0, 9, 0, N_("more bites")),
  HK_INT_FIELD (HkCzEncounter, arrived, "arrived", 0, 999, 0),
  HK_BOOLEAN_FIELD (HkCzEncounter, horde, "horde", N_("horde")),
  HK_LIST_FIELD (HkCzEncounter, stuck, "stuck", hk_cz_loot_get_type, N_("Loot"), .plural = N_("Loot stuck in it")),
  HK_INT_FIELD (HkCzEncounter, ammo, "ammo", -1, 99, -1, N_("ammo")),
};

HK_DEFINE_RECORD (HkCzEncounter, hk_cz_encounter, fields)

/* Returns: whether @survivor stands next to it. */
gboolean
hk_cz_encounter_is_engaged_by (HkCzEncounter *self,
                               int            survivor)
{
  g_autofree char *number = self->engaged == NULL ? NULL : g_strdup_printf ("%d", survivor);

  return number != NULL && g_strv_contains ((const char * const *) self->engaged, number);
}
