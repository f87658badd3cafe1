/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-step.h"

G_BEGIN_DECLS

#define HK_TYPE_STEP_ROW (hk_step_row_get_type ())
G_DECLARE_FINAL_TYPE (HkStepRow, hk_step_row, HK, STEP_ROW, GtkListBoxRow)

GtkWidget  *hk_step_row_new           (void);
void        hk_step_row_show          (HkStepRow *self, HkStep *step, const char * const *reminders);
void        hk_step_row_show_phase    (HkStepRow *self, HkStep *step, guint n_done, guint n_steps, gboolean is_now, gboolean is_open);
HkStep     *hk_step_row_get_step      (HkStepRow *self);
gboolean    hk_step_row_is_phase      (HkStepRow *self);
void        hk_step_row_offer         (HkStepRow *self);

G_END_DECLS
