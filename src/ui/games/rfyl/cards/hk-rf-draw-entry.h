/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_DRAW_ENTRY (hk_rf_draw_entry_get_type ())
G_DECLARE_FINAL_TYPE (HkRfDrawEntry, hk_rf_draw_entry, HK, RF_DRAW_ENTRY, AdwBin)

/* The cards that a group draws for a fight, one tap each. Signal "drawn" (HkMove): the fight with all its cards. */
GtkWidget *hk_rf_draw_entry_new   (HkSession *session);
void       hk_rf_draw_entry_begin (HkRfDrawEntry *self, HkMove *fight, GArray *humans);
gboolean   hk_rf_draw_entry_focus (HkRfDrawEntry *self);

G_END_DECLS
