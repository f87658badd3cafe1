/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_KEY_ROW (hk_key_row_get_type ())
G_DECLARE_FINAL_TYPE (HkKeyRow, hk_key_row, HK, KEY_ROW, AdwPreferencesRow)

GtkWidget *hk_key_row_new          (const char *title);
GtkWidget *hk_key_row_new_numbers  (const char *title, int minimum, int maximum);
void       hk_key_row_append_numbers (HkKeyRow *self, int minimum, int maximum);
void       hk_key_row_set_subtitle (HkKeyRow *self, const char *subtitle);
int        hk_key_row_get_number   (HkKeyRow *self);
void       hk_key_row_keep_number  (HkKeyRow *self, int number);
void       hk_key_row_show_numbers (HkKeyRow *self, int maximum);
void       hk_key_row_append       (HkKeyRow *self, const char *label);
void       hk_key_row_append_entry (HkKeyRow *self, const char *placeholder);
gboolean   hk_key_row_has_entry    (HkKeyRow *self);
const char *hk_key_row_get_text    (HkKeyRow *self);
void       hk_key_row_set_note     (HkKeyRow *self, guint key, const char *note, gboolean is_best);
int        hk_key_row_get_selected (HkKeyRow *self);
void       hk_key_row_set_selected (HkKeyRow *self, int selected);

G_END_DECLS
