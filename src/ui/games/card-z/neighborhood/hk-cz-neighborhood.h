/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_NEIGHBORHOOD (hk_cz_neighborhood_get_type ())
G_DECLARE_FINAL_TYPE (HkCzNeighborhood, hk_cz_neighborhood, HK, CZ_NEIGHBORHOOD, HkView)

/* The map. Properties: selected (int: the number of a Location; −1 none), arranging (boolean: whether the next tap moves
 * the selected Location). Signal "picked" (int location) when a person taps a Location. */
int        hk_cz_neighborhood_get_selected  (HkCzNeighborhood *self);
void       hk_cz_neighborhood_set_selected  (HkCzNeighborhood *self, int location);
void       hk_cz_neighborhood_set_arranging (HkCzNeighborhood *self, gboolean arranging);
GtkWidget *hk_cz_neighborhood_get_hex       (HkCzNeighborhood *self, int location);

G_END_DECLS
