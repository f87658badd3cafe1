/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-daz-planning.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_daz_rallying_moves[];
extern const guint      hk_daz_n_rallying_moves;

/* hk_daz_rallying_begin() is declared in hk-daz-planning.h. */
GStrv    hk_daz_rallying_get_order     (HkDazTable *self);
void     hk_daz_reinforce_zone         (HkDazZone *zone, HkDazArmy *card, int slot, int bonus);
int      hk_daz_find_best_slot         (HkDazZone *zone, int rank, int technology);
gboolean hk_daz_is_slot_taken          (HkDazZone *zone, int slot);

G_END_DECLS
