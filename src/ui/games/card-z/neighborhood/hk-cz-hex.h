/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_HEX (hk_cz_hex_get_type ())
G_DECLARE_FINAL_TYPE (HkCzHex, hk_cz_hex, HK, CZ_HEX, GtkButton)

GtkWidget *hk_cz_hex_new          (HkSession *session, int location);
GtkWidget *hk_cz_hex_new_free     (HkSession *session, int q, int r);
int        hk_cz_hex_get_location (HkCzHex *self);
void       hk_cz_hex_get_place    (HkCzHex *self, int *q, int *r);
void       hk_cz_hex_update       (HkCzHex *self);
void       hk_cz_hex_add_letters  (GStrvBuilder *builder);
void       hk_cz_hex_draw_piece   (HkCzHex *self, GtkSnapshot *snapshot, int player, int count);

G_END_DECLS
