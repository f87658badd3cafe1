/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

/* Height of a card by its width. */
#define HK_ZZ_CARD_SHAPE 1.4f

void  hk_zz_ink_draw_card   (GtkWidget *widget, GtkSnapshot *snapshot, const graphene_rect_t *bounds, HkZzTable *table, HkZzCard *card);
void  hk_zz_ink_draw_back   (GtkSnapshot *snapshot, const graphene_rect_t *bounds);
char *hk_zz_ink_speak_card  (HkZzTable *table, HkZzCard *card);
char *hk_zz_ink_find_ground (const char *name);

G_END_DECLS
