/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* No game, pack or import is larger: 64 MiB. */
#define HK_FILE_LIMIT ((gsize) 64 << 20)

char    *hk_file_read      (const char *path, gsize limit, gsize *size, GError **error);
gboolean hk_file_give_name (const char *from, const char *to);
void     hk_file_sweep     (const char *folder, gint64 now);

G_END_DECLS
