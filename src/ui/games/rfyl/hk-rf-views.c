/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-board.h"
#include "hk-rf-views.h"
#include "rfyl/hk-rf-table.h"
#include "table/hk-ask-dialog.h"

/* The views of RFYL, as the house knows them. */

static GtkWidget *
new_players (HkSession *session)
{
  return adw_bin_new ();
}

static void
ask (GtkWidget  *from,
     HkSession  *session,
     const char *name)
{
  static const HkParamHelp help;
  g_autoptr (HkMove) move = hk_move_build (name, NULL);

  hk_ask_dialog_present (from, session, move, NULL, &help);
}

static gboolean
show_first (GtkWidget *from,
            HkSession *session,
            HkMove    *move)
{
  return FALSE;
}

/**
 * hk_rf_views_get:
 *
 * Returns: (transfer none): the views of RFYL
 */
const HkGameViews *
hk_rf_views_get (void)
{
  static const HkGameViews views = { HK_RF_GAME, hk_rf_board_new, new_players, ask, show_first, NULL, N_("Runners") };

  return &views;
}
