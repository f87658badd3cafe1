/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-setup.h"

/* HkTableFuncs.conceals: what nobody at the real table can see (Placing Encounters), the faces of Encounters that lie face down and that
 * nobody has looked at. What is left of the Encounter Deck would tell the faces too. */
gboolean
hk_cz_table_conceals (HkTable       *table,
                      HkRecord      *record,
                      const HkField *field,
                      int            owner,
                      int            viewer)
{
  static const gsize faces[] = {
    G_STRUCT_OFFSET (HkCzEncounter, id), G_STRUCT_OFFSET (HkCzEncounter, type), G_STRUCT_OFFSET (HkCzEncounter, name),
    G_STRUCT_OFFSET (HkCzEncounter, hex), G_STRUCT_OFFSET (HkCzEncounter, helmet), G_STRUCT_OFFSET (HkCzEncounter, distracted),
    G_STRUCT_OFFSET (HkCzEncounter, carries_loot), G_STRUCT_OFFSET (HkCzEncounter, ammo),
  };

  if (!HK_IS_CZ_ENCOUNTER (record) || HK_CZ_ENCOUNTER (record)->revealed || HK_CZ_ENCOUNTER (record)->seen)
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    if (field->offset == faces[i])
      return TRUE;
  return FALSE;
}
