/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

/* Returns (transfer none): the table that a view of RFYL shows, which there is once it has a session. */
static inline HkRfTable *
hk_rf_view_get_table (gpointer view)
{
  return HK_RF_TABLE (hk_view_get_table (HK_VIEW (view)));
}

G_END_DECLS
