/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_CHOICE_ROW (hk_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (HkChoiceRow, hk_choice_row, HK, CHOICE_ROW, AdwPreferencesRow)

/* Properties: subtitle, selected (the name of the choice; can be bound to an enumerated setting). */
GtkWidget  *hk_choice_row_new          (const char *title, const char *subtitle);
void        hk_choice_row_add          (HkChoiceRow *self, const char *name, const char *label);
const char *hk_choice_row_get_selected (HkChoiceRow *self);
void        hk_choice_row_set_selected (HkChoiceRow *self, const char *name);

G_END_DECLS
