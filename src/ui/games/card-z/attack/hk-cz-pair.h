/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define HK_TYPE_CZ_PAIR (hk_cz_pair_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPair, hk_cz_pair, HK, CZ_PAIR, GtkWidget)

GtkWidget *hk_cz_pair_new (GtkWidget *first, GtkWidget *second, int wide, int share, int spacing);

G_END_DECLS
