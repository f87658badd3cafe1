/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-cz-map.h"

G_BEGIN_DECLS

/* What the next roll for the fires brings.
 * @chances: (element-type double): for each hex of the map, how likely it catches fire, 0–1; 0 where it burns
 *   already
 * @new_fires: (element-type double): how likely each number of new fires is, from none on
 * @mean: how many new fires are to be expected
 * @all: how likely all five fires are on the board afterwards, 0–1 */
typedef struct
{
  GArray *chances;
  GArray *new_fires;
  double  mean;
  double  all;
} HkCzFires;

void       hk_cz_fires_free         (HkCzFires *self);
HkCzFires *hk_cz_fires_work_out     (const HkCzSpot *spots, guint n_spots, const gboolean *burning);
GArray    *hk_cz_horde_work_out     (const HkCzSpot *spots, guint n_spots, int q, int r, gboolean twice_gone, guint phases, int watched, double *visit);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkCzFires, hk_cz_fires_free)

G_END_DECLS
