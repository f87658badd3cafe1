/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* A row for a whole number that may not be known: it is empty until somebody has told it. */
#define HK_TYPE_NUMBER_ROW (hk_number_row_get_type ())
G_DECLARE_FINAL_TYPE (HkNumberRow, hk_number_row, HK, NUMBER_ROW, AdwEntryRow)

GtkWidget *hk_number_row_new     (const char *title, int minimum, int maximum);
gboolean   hk_number_row_is_said (HkNumberRow *self);
JsonNode  *hk_number_row_read    (HkNumberRow *self);
void       hk_number_row_step    (HkNumberRow *self, int by);

G_END_DECLS
