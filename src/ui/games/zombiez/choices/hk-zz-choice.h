/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "core/moves/hk-move-option.h"
#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_CHOICE (hk_zz_choice_get_type ())
G_DECLARE_FINAL_TYPE (HkZzChoice, hk_zz_choice, HK, ZZ_CHOICE, GtkButton)

GtkWidget    *hk_zz_choice_new       (HkZzTable *table, HkMoveOption *offer);
char         *hk_zz_choice_dup_key   (HkZzTable *table, HkMoveOption *offer);
HkMoveOption *hk_zz_choice_get_offer (HkZzChoice *self);

G_END_DECLS
