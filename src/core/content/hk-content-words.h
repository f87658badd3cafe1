/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* The texts of the content in the language of the person who reads them. */
JsonNode   *hk_content_translate (const char *file, JsonNode *node);
const char *hk_content_say_value (const char *value);

G_END_DECLS
