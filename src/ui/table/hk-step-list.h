/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_STEP_LIST (hk_step_list_get_type ())
G_DECLARE_FINAL_TYPE (HkStepList, hk_step_list, HK, STEP_LIST, GtkWidget)

/* The checklist: a list of HkStep under the names of their phases. A tap ticks a step by hand
 * (action table.tick). Signal "show-rule" (const char *id). */
void hk_step_list_set_model     (HkStepList *self, GListModel *steps);
void hk_step_list_focus_current (HkStepList *self);

G_END_DECLS
