/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "core/rulebook/hk-rulebook.h"

G_BEGIN_DECLS

GPtrArray *hk_content_check_list_files (const char *path);
gboolean   hk_content_check_node       (JsonNode *node, const char *name, const char *game, HkRulebook *rulebook, GError **error);
gboolean   hk_content_check_file       (const char *path, GError **error);

G_END_DECLS
