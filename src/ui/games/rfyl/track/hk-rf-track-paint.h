/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rf-pieces.h"

G_BEGIN_DECLS

/* What the track is drawn with.
 * @top: the upper edge of the road, in pixels
 * @height: of the road, in pixels
 * @unit: how big letters are, in pixels
 * @accent: the colour of what is selected
 * @marked: the space whose number is drawn larger; −1 none */
typedef struct
{
  GtkWidget       *widget;
  GtkSnapshot     *snapshot;
  const HkRfGauge *gauge;
  float            top;
  float            height;
  float            unit;
  const GdkRGBA   *accent;
  int              marked;
} HkRfRoad;

void hk_rf_paint_road (const HkRfRoad *road, int start);
void hk_rf_paint_numbers (const HkRfRoad *road);
void hk_rf_paint_span (const HkRfRoad *road, int from, int to, gboolean hatched);
void hk_rf_paint_pile (const HkRfRoad *road, int space);
void hk_rf_paint_number (const HkRfRoad *road, int space);
void hk_rf_paint_leader (const HkRfRoad *road, const HkRfPiece *piece);
void hk_rf_paint_piece (const HkRfRoad *road, const HkRfPiece *piece);
void hk_rf_paint_way (const HkRfRoad *road, int from, int to);

G_END_DECLS
