/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_rf_event_moves[];
extern const guint      hk_rf_n_event_moves;
extern const HkMoveSpec hk_rf_resolve_moves[];
extern const guint      hk_rf_n_resolve_moves;
void     hk_rf_settle_events     (HkRfTable *self, HkMove *move);
void     hk_rf_discard_event     (HkRfTable *self, HkRfEvent *event);
gboolean hk_rf_event_is_plain    (HkRfEvent *event);
void     hk_rf_resolve           (HkRfTable *self, HkMove *move, HkRfDraw *draw);
gboolean hk_rf_event_can_prevent (HkRfTable *self, HkRfEvent *event);

G_END_DECLS
