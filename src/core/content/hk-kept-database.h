/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <sqlite3.h>

G_BEGIN_DECLS

/* A database in memory that is kept in a file of the cache folder from one start to the next. The file can always be made anew, so
 * it is read whole or not at all. */
gboolean hk_kept_database_read  (sqlite3 *database, const char *path, const char *key, gsize limit, gboolean writable);
void     hk_kept_database_write (sqlite3 *database, const char *path, const char *key);

G_END_DECLS
