/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

void     hk_pseudo_gather_names (void);
void     hk_pseudo_add_names    (JsonNode *node);
gboolean hk_pseudo_is_name      (const char *text);

G_END_DECLS
