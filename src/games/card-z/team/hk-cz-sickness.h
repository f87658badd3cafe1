/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* The highest d10 that makes sick (book, Reckoning Phase). */
#define HK_CZ_SICK_JUNK   3
#define HK_CZ_SICK_NORMAL 1

int      hk_cz_sickness_get_faces   (const char *food, int change);
int      hk_cz_table_get_sick_faces (HkCzTable *self, int survivor, const char *food, HkBreakdown *breakdown);
gboolean hk_cz_table_fall_sick      (HkCzTable *self, HkMove *move, int survivor, const char *told, GError **error);
void     hk_cz_table_recover        (HkCzTable *self, HkMove *move, int survivor);

G_END_DECLS
