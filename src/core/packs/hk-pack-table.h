/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* More columns than any kind has fields. */
#define HK_PACK_TABLE_MAX_COLUMNS 100

/* @number: counted from 1, as in the spreadsheet
 * @cells: at least one */
typedef struct
{
  guint number;
  GStrv cells;
} HkPackTableRow;

char      *hk_pack_table_decode (const char *bytes, gsize length, GError **error);
GPtrArray *hk_pack_table_read   (const char *text, guint max_rows, GError **error);
char      *hk_pack_table_fold   (const char *text);
void       hk_pack_table_add    (GString *table, const char *cell, gboolean is_last);

G_END_DECLS
