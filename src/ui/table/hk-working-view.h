/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-working.h"

G_BEGIN_DECLS

#define HK_TYPE_WORKING_VIEW (hk_working_view_get_type ())
G_DECLARE_FINAL_TYPE (HkWorkingView, hk_working_view, HK, WORKING_VIEW, GtkWidget)

/* A working as a tree: numbers to the right, marks where a term is a ruling, a stand-in or by hand,
 * and a button that activates "win.show-rule". */
GtkWidget *hk_working_view_new         (void);
void       hk_working_view_set_working (HkWorkingView *self, HkWorking *working);

G_END_DECLS
