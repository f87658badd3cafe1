/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_FACE (hk_zz_face_get_type ())
G_DECLARE_FINAL_TYPE (HkZzFace, hk_zz_face, HK, ZZ_FACE, GtkWidget)

GtkWidget *hk_zz_face_new       (HkZzTable *table, HkZzCard *card, int width);
void       hk_zz_face_set_width (HkZzFace *self, int width);
HkZzCard  *hk_zz_face_get_card  (HkZzFace *self);

G_END_DECLS
