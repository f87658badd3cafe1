/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"
#include "games/card-z/team/hk-cz-survivors.h"

G_BEGIN_DECLS

/* What the files of the battle share. */
#define HK_CZ_MOST_FIELD 99
#define HK_CZ_MOST_HEXES 30

/* The parameter "encounter" of a move. */
#define HK_CZ_ENCOUNTER_PARAM \
  { "encounter", HK_PARAM_INT, TRUE, 0, HK_CZ_MOST_FIELD, NULL, N_("Which Encounter, of those at the Location"), N_("Encounter") }

gboolean       hk_cz_begin_action       (HkCzTable *self, HkMove *move, int *survivor, GError **error);
void           hk_cz_spend_action       (HkCzTable *self, int survivor);
gboolean       hk_cz_read_distances     (HkCzTable *self, HkMove *move, const char *param, int survivor, GError **error);

G_END_DECLS
