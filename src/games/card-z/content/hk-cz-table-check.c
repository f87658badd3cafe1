/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/state/hk-cz-table-private.h"
#include "games/card-z/state/hk-cz-table.h"

/* HkTableClass.check */
gboolean
hk_cz_table_check (HkTable *table)
{
  return (HK_CZ_TABLE (table)->outcome != NULL) == hk_cz_table_is_phase (HK_CZ_TABLE (table), "over");
}
