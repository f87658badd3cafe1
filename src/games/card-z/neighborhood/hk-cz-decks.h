/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

gboolean       hk_cz_table_app_draws         (HkCzTable *self, HkDeck *deck);
gboolean       hk_cz_table_group_draws       (HkCzTable *self, HkDeck *deck);
void           hk_cz_table_discard_encounter (HkCzTable *self, HkCzEncounter *encounter);
void           hk_cz_encounter_set_face      (HkCzEncounter *self, HkCzCard *card);
HkCzEncounter *hk_cz_table_draw_encounter    (HkCzTable *self, HkMove *move);

G_END_DECLS
