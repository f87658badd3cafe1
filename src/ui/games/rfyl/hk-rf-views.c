/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-board.h"
#include "hk-rf-params.h"
#include "hk-rf-phase-ask.h"
#include "hk-rf-players.h"
#include "hk-rf-setup-rows.h"
#include "hk-rf-views.h"
#include "rfyl/hk-rf-table.h"

/* The views of RFYL, as the house knows them. */

static void
ask (GtkWidget  *from,
     HkSession  *session,
     const char *name)
{
  if (!hk_rf_phase_ask (from, session, name))
    hk_rf_ask (from, session, name);
}

/**
 * hk_rf_views_get:
 *
 * Returns: (transfer none): the views of RFYL
 */
const HkGameViews *
hk_rf_views_get (void)
{
  static const HkGameViews views = {
    .id = HK_RF_GAME,
    .new_board = hk_rf_board_new,
    .new_players = hk_rf_players_new,
    .ask = ask,
    .setup = &hk_rf_setup_views,
    .players_title = N_("Runners"),
    .params = &hk_rf_params,
  };

  return &views;
}
