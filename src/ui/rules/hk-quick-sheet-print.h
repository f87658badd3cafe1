/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/rulebook/hk-rulebook.h"

G_BEGIN_DECLS

void        hk_quick_sheet_print     (GtkWidget *from, HkRulebook *rulebook, const char *game, const char *phase);
GMenuModel *hk_quick_sheet_make_menu (HkRulebook *rulebook, const char *game);

/*< private: for the tests >*/
GtkPrintOperation *hk_quick_sheet_print_new (HkRulebook *rulebook, const char *game, const char *phase);
double             hk_quick_sheet_print_fit (GPtrArray *lines, PangoContext *context, double width, double height, guint *n_shown);
char              *hk_quick_sheet_print_say_rest (GPtrArray *lines, guint n_shown);

G_END_DECLS
