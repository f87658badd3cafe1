/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-rf-gauge.h"
#include "hk-rf-pieces.h"
#include "hk-rf-reach.h"
#include "hk-rf-track.h"

G_BEGIN_DECLS

struct _HkRfTrack
{
  HkView     parent_instance;

  GPtrArray *spaces;     /* of HkRfSpace, by their numbers */
  GArray    *pieces;     /* of HkRfPiece */
  GArray    *flocks;     /* of HkRfFlock; NULL none */
  HkRfReach  reach;
  HkRfGauge  gauge;
  char      *shown;      /* what is drawn, apart from where it is drawn */
  HkRfZoom   zoom;
  int        selected;
  float      unit;       /* how big letters are, in pixels */
  float      top;        /* of the road, in pixels */
  float      road;       /* how high it is, in pixels */

  /* Pieces that are on their way to another space. */
  AdwAnimation *animation;
  double     progress;

  /* A piece that is being drawn to another space. */
  gboolean   dragging;
  HkRfPiece  dragged;
  float      start_x;
  float      start_y;
  float      drag_x;
  float      drag_y;
};

void       hk_rf_track_draw         (HkRfTrack *self, GtkSnapshot *snapshot);
void       hk_rf_track_add_gestures (HkRfTrack *self);
gboolean   hk_rf_track_move_focus   (HkRfTrack *self, GtkDirectionType direction);
int        hk_rf_track_find_drop    (HkRfTrack *self);
void       hk_rf_track_drop         (HkRfTrack *self, const HkRfPiece *piece, int space);

G_END_DECLS
