/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

gboolean hk_cz_check_battle (HkCzTable *self, GError **error);
gboolean hk_cz_is_fighting (HkCzSurvivor *survivor);
gboolean hk_cz_check_fighters (HkCzTable *self, HkMove *move, GError **error);
HkCzEncounter *hk_cz_read_encounter (HkCzTable *self, HkMove *move, const char *param, int *number, GError **error);
int hk_cz_count_engaged (HkCzTable *self, int survivor);

G_END_DECLS
