/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* What is asked before Loot moves, for the moves and for what is offered. The survivors and Loot have to be there. */
gboolean hk_cz_table_is_fighting (HkCzTable *self, HkCzSurvivor *record);
gboolean hk_cz_check_take  (HkCzTable *self, HkMove *move, int survivor, int number, gboolean *packed, GError **error);
gboolean hk_cz_check_give  (HkCzTable *self, HkMove *move, int survivor, int number, int to, gboolean *packed, GError **error);
gboolean hk_cz_check_leave (HkCzTable *self, HkMove *move, int survivor, int number, GError **error);
gboolean hk_cz_check_pack  (HkCzTable *self, HkMove *move, int survivor, int number, gboolean packed, GError **error);
GStrv    hk_cz_trade_list_unweighed (HkCzTable *self, HkMove *move);

G_END_DECLS
