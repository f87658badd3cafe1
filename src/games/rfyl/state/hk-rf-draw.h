/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rf-event.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_DRAW (hk_rf_draw_get_type ())
G_DECLARE_FINAL_TYPE (HkRfDraw, hk_rf_draw, HK, RF_DRAW, HkRecord)

/* An Event card that is drawn, or to be drawn, for one occupied space in this turn.
 * @space: counted from the victory space
 * @state: "waiting" before it is drawn, "open" while its effects are to be resolved, "fighting" while an encounter
 *   goes on, "done"
 * @event: (nullable): the card; %NULL not drawn yet
 * @prevented: whether bullets prevented its effects */
struct _HkRfDraw
{
  HkRecord parent_instance;

  int        space;
  int        player;
  char      *state;
  HkRfEvent *event;
  gboolean   prevented;
};

G_END_DECLS
