/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_FIELD_HEX (hk_cz_field_hex_get_type ())
G_DECLARE_FINAL_TYPE (HkCzFieldHex, hk_cz_field_hex, HK, CZ_FIELD_HEX, GtkButton)

GtkWidget *hk_cz_field_hex_new       (int column, int row);
void       hk_cz_field_hex_get_place (HkCzFieldHex *self, int *column, int *row);
void       hk_cz_field_hex_update   (HkCzFieldHex *self, HkCzTable *table, gboolean chosen);

G_END_DECLS
