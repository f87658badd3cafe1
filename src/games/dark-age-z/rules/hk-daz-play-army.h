/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

gboolean hk_daz_check_place (HkDazTable *self, HkMove *move, int frontier, int zone, GError **error);
gboolean hk_daz_place_army       (HkDazTable *self, HkMove *move, int player, HkDazArmy *army,
                                  int frontier, int loyalty, int zone, GError **error);
int      hk_daz_find_free_zone   (HkDazFrontier *frontier);
int      hk_daz_read_loyalty     (HkDazTable *self, HkMove *move, int player, int frontier, const char *param, GError **error);
gboolean hk_daz_raise_army       (HkDazTable *self, HkMove *move, int player, int frontier, HkDazZone *zone, const char *param,
                                  gboolean tells_player, GError **error);
gboolean hk_daz_check_frontier   (HkDazTable *self, HkMove *move, int player, int frontier, GError **error);
gboolean hk_daz_assign_commander (HkDazTable *self, HkMove *move, int player, const char *commander,
                                  int frontier, int zone, GError **error);
gboolean hk_daz_commander_has_place (HkDazTable *self, int player, const char *commander);
gboolean hk_daz_leave_commander  (HkDazTable *self, HkMove *move, int player, const char *commander, GError **error);

G_END_DECLS
