/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The zones of a Location with their dividers: o outside, i inside, | wall, : fence, such as "oo|i" or ":o|i|i". */
#define HK_CZ_N_ZONES 3

gboolean hk_cz_layout_check           (const char *layout, GError **error);
gboolean hk_cz_layout_is_outside      (const char *layout, int zone);
char     hk_cz_layout_get_divider     (const char *layout, int zone);
gboolean hk_cz_layout_is_behind_fence (const char *layout, int reached, int zone);
int      hk_cz_layout_get_sight       (const char *layout, int zone);
gboolean hk_cz_layout_has_inside      (const char *layout);

G_END_DECLS
