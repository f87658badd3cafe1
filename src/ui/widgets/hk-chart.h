/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* In place of a number that is not known. */
#define HK_CHART_GAP G_MININT

/* Lines over the moves of a game. They differ by colour, by dashes and by the shape of their points, and each bears its name at
 * its end. Turning points are lines from top to bottom with a number. */
#define HK_TYPE_CHART (hk_chart_get_type ())
G_DECLARE_FINAL_TYPE (HkChart, hk_chart, HK, CHART, GtkWidget)

AdwAccentColor hk_chart_get_colour (guint number);
void       hk_chart_clear    (HkChart *self);
void       hk_chart_add_line (HkChart *self, const char *name, const int *values, guint n_values);
void       hk_chart_add_mark (HkChart *self, guint position, guint number);
void       hk_chart_set_text (HkChart *self, const char *title, const char *words);

G_END_DECLS
