/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-combat.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_daz_invade_moves[];
extern const guint      hk_daz_n_invade_moves;

int      hk_daz_find_next_invasion (HkDazTable *self);
gboolean hk_daz_build_combat       (HkDazTable *self, int frontier, const int *supporters, HkDazCombat *combat, GError **error);
gboolean hk_daz_preview_invasion   (HkDazTable *self, int frontier, const int *supporters, HkDazCombatResult *result,
                                    HkBreakdown **breakdown, GError **error);

gboolean hk_daz_tell_zombies       (HkDazTable *self, HkMove *move, int frontier, GError **error);
char    *hk_daz_combat_summarise_power (HkDazTable *self, int frontier);

G_END_DECLS
