/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* The battlefield as the app sees it (ruling.field): three rows of nine hexes a zone, the first row at the survivors’ edge, and a
 * column on either side for what a noise draws. Columns and rows are counted from 0; every other row is shifted by half a hex. */
#define HK_CZ_FIELD_COLUMNS   11
#define HK_CZ_FIELD_ROWS      9
#define HK_CZ_FIELD_ZONE_ROWS 3

int      hk_cz_field_get_distance   (int column, int row, int other_column, int other_row);
int      hk_cz_field_get_zone       (int column, int row);
gboolean hk_cz_field_find_letter    (HkCzTable *self, int zone, const char *letter, int *column, int *row);
char    *hk_cz_field_get_letter     (HkCzTable *self, int column, int row);
int      hk_cz_field_find_encounter (HkCzTable *self, int column, int row);
int      hk_cz_field_find_survivor  (HkCzTable *self, int column, int row);
gboolean hk_cz_field_is_placed      (HkCzTable *self);
void     hk_cz_field_measure        (HkCzTable *self);
void     hk_cz_field_place_by_card  (HkCzTable *self, HkCzEncounter *encounter);
int      hk_cz_field_walk           (HkCzTable *self, HkCzEncounter *encounter, int survivor, int steps);
void     hk_cz_field_push           (HkCzTable *self, HkCzEncounter *encounter, int survivor);
void     hk_cz_field_step_up        (HkCzTable *self, int survivor, HkCzEncounter *encounter);
gboolean hk_cz_field_read_hex       (HkCzTable *self, HkMove *move, int *column, int *row, GError **error);

#define HK_CZ_HEX_PARAMS \
  { "column", HK_PARAM_INT, FALSE, 0, HK_CZ_FIELD_COLUMNS - 1, NULL, N_("The column of the hex on the battlefield, from the left; 0 and 10 are the edges"), N_("Column of the hex") }, \
  { "row", HK_PARAM_INT, FALSE, 0, HK_CZ_FIELD_ROWS - 1, NULL, N_("The row of the hex on the battlefield, from the survivors’ edge"), N_("Row of the hex") }

extern const HkMoveSpec hk_cz_field_moves[];
extern const guint      hk_cz_n_field_moves;

G_END_DECLS
