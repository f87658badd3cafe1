/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/state/hk-cz-table.h"
#include "hk-play.h"

G_BEGIN_DECLS

/* A battlefield that a test lays out by itself: one Location, two survivors, what the test adds. */
HkCzTable     *cz_field_new       (const char *layout, guint64 seed);
HkCzTable     *cz_field_new_armed (const char *type);
HkCzSurvivor  *cz_survivor        (HkCzTable *table, int survivor);
HkCzEncounter *cz_encounter       (HkCzTable *table, int encounter);
int            cz_count           (HkCzTable *table);
HkCzEncounter *cz_add             (HkCzTable *table, const char *type, int zone, const char *hex, int distance);
HkCzLoot      *cz_arm             (HkCzTable *table, int survivor, const char *kind, const char *type, int supply, const char *first_property, ...) G_GNUC_NULL_TERMINATED;
void           cz_start           (HkCzTable *table);
void           cz_play            (HkCzTable *table, const char *line);
char          *cz_say             (HkCzTable *table, const char *line);
void           cz_refuse          (HkCzTable *table, const char *line, HkError code);

G_END_DECLS
