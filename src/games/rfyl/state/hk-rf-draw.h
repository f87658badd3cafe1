/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rf-event.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_DRAW (hk_rf_draw_get_type ())
G_DECLARE_FINAL_TYPE (HkRfDraw, hk_rf_draw, HK, RF_DRAW, HkRecord)

typedef enum
{
  HK_RF_DRAW_NONE = -1,
  HK_RF_DRAW_WAITING,
  HK_RF_DRAW_OPEN,
  HK_RF_DRAW_FIGHTING,
  HK_RF_DRAW_DONE,
} HkRfDrawState;

/* An Event card that is drawn, or to be drawn, for one occupied space in this turn.
 * @space: counted from the victory space
 * @state: waiting before it is drawn, open while its effects are to be resolved, fighting while an encounter goes on
 * @event: (nullable): the card; %NULL not drawn yet
 * @prevented: whether bullets prevented its effects */
struct _HkRfDraw
{
  HkRecord parent_instance;

  int           space;
  int           player;
  HkRfDrawState state;
  HkRfEvent    *event;
  gboolean      prevented;
};

extern const char * const hk_rf_draw_states[];

G_END_DECLS
