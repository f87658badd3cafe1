/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_STEP_LIST (hk_step_list_get_type ())
G_DECLARE_FINAL_TYPE (HkStepList, hk_step_list, HK, STEP_LIST, GtkWidget)

/* Signal "show-rule" (const char *id). Steps are ticked by the action table.tick. */
void hk_step_list_set_model     (HkStepList *self, GListModel *steps);
void hk_step_list_set_reminders (HkStepList *self, const char * const *reminders);
void hk_step_list_focus_current (HkStepList *self);

G_END_DECLS
