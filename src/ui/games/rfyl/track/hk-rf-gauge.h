/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Where the spaces of the track lie.
 * @first: the space at the start of the line
 * @last: the one at its end, closer to the victory space
 * @width: of the track, in pixels
 * @pad: room before the first space and behind the last one, in pixels
 * @rtl: whether the track goes from the right to the left */
typedef struct
{
  int      first;
  int      last;
  float    width;
  float    pad;
  gboolean rtl;
} HkRfGauge;

int   hk_rf_gauge_count      (const HkRfGauge *self);
float hk_rf_gauge_get_cell   (const HkRfGauge *self);
float hk_rf_gauge_get_x      (const HkRfGauge *self, int space);
int   hk_rf_gauge_find_space (const HkRfGauge *self, float x);
int   hk_rf_gauge_find_step  (const HkRfGauge *self, float label);

void  hk_rf_gauge_spread     (float *centres, const float *widths, guint n, float low, float high);

G_END_DECLS
