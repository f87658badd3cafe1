/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-setup.h"
#include "games/card-z/state/hk-cz-table.h"

/* HkTableFuncs.check */
gboolean
hk_cz_table_check (HkTable *table)
{
  return (HK_CZ_TABLE (table)->outcome != HK_CZ_OUTCOME_NONE) == (hk_cz_table_get_phase (HK_CZ_TABLE (table)) == HK_CZ_PHASE_OVER);
}
