/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/odds/hk-breakdown.h"

G_BEGIN_DECLS

#define HK_TYPE_BREAKDOWN_VIEW (hk_breakdown_view_get_type ())
G_DECLARE_FINAL_TYPE (HkBreakdownView, hk_breakdown_view, HK, BREAKDOWN_VIEW, GtkWidget)

/* A breakdown as a tree: numbers to the right, marks where a term is a ruling, a stand-in or by hand,
 * and a button that activates "win.show-rule". */
GtkWidget *hk_breakdown_view_new           (void);
void       hk_breakdown_view_set_breakdown (HkBreakdownView *self, HkBreakdown *breakdown);
void       hk_breakdown_view_present       (GtkWidget *from, const char *title, int size, HkBreakdown *breakdown);

G_END_DECLS
