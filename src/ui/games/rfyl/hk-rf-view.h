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

/* Returns whether the primary button, which is always in sight, makes the move of that name. */
static inline gboolean
hk_rf_view_leads_to (gpointer    view,
                     const char *name)
{
  HkPrimaryAction *primary = hk_session_get_primary_action (hk_view_get_session (HK_VIEW (view)));
  HkMove *move = primary == NULL ? NULL : hk_primary_action_get_move (primary);

  return primary != NULL && g_strcmp0 (move == NULL ? hk_primary_action_get_asks (primary) : hk_move_get_name (move), name) == 0;
}

G_END_DECLS
