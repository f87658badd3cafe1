/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

/* Returns the table that a view of Card-Z shows. */
static inline HkCzTable *
hk_cz_view_get_table (gpointer view)
{
  return HK_CZ_TABLE (hk_view_get_table (HK_VIEW (view)));
}

/* Returns (nullable): the Location of the battle that goes on. */
static inline HkCzLocation *
hk_cz_view_get_field (gpointer view)
{
  HkCzTable *table = hk_cz_view_get_table (view);

  return table->battle == NULL ? NULL : hk_cz_table_get_battlefield (table);
}

G_END_DECLS
