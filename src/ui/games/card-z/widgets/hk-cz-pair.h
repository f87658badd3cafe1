/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_CZ_PAIR (hk_cz_pair_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPair, hk_cz_pair, HK, CZ_PAIR, GtkWidget)

/* Properties: wide (from which width on its two children stand side by side if both fit, in sp), share (of that width, which part
 * the first gets, in percent), spacing (between them, in pixels). */

G_END_DECLS
