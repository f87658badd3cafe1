/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

/* What Survivors do, a table in each of the files hk-aotd-moves-*.c. */
extern const HkMoveSpec hk_aotd_mission_moves[];
extern const guint      hk_aotd_n_mission_moves;
extern const HkMoveSpec hk_aotd_walk_moves[];
extern const guint      hk_aotd_n_walk_moves;
extern const HkMoveSpec hk_aotd_item_moves[];
extern const guint      hk_aotd_n_item_moves;
extern const HkMoveSpec hk_aotd_trade_moves[];
extern const guint      hk_aotd_n_trade_moves;
extern const HkMoveSpec hk_aotd_task_moves[];
extern const guint      hk_aotd_n_task_moves;
extern const HkMoveSpec hk_aotd_attack_moves[];
extern const guint      hk_aotd_n_attack_moves;
extern const HkMoveSpec hk_aotd_truck_moves[];
extern const guint      hk_aotd_n_truck_moves;
extern const HkMoveSpec hk_aotd_vault_moves[];
extern const guint      hk_aotd_n_vault_moves;

/* Parameters of what wakes Sleepers up. */
#define HK_AOTD_WAKE_PARAMS \
  { "sleepers", HK_PARAM_INT, FALSE, 0, 30, NULL, N_("Sleeper tokens that it concerns"), N_("Sleeper tokens") }, \
  { "values", HK_PARAM_INTS, FALSE, 1, 4, NULL, N_("What is on those that are turned, when they are turned by hand"), N_("What the tokens show") }

gboolean hk_aotd_make_noise (HkAotdTable *self, HkMove *move, int survivor, GError **error);

G_END_DECLS
