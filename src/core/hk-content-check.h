/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

GPtrArray *hk_content_check_list_files (const char *path);
gboolean   hk_content_check_file       (const char *path, GError **error);

G_END_DECLS
