/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Content compiled into the engine: data/games/GAME/FILE.json. */
JsonNode   *hk_content_load        (const char *game, const char *file, GError **error);
gboolean    hk_content_has         (const char *game, const char *file);
JsonObject *hk_content_get         (const char *game, const char *file);
GBytes     *hk_content_load_bytes  (const char *game, const char *file, GError **error);
JsonNode   *hk_content_parse       (const char *text, gssize length, const char *what, GError **error);

/* Typed members with errors that name the member and the place. */
const char *hk_content_string (JsonObject *object, const char *member, const char *where, GError **error);
gboolean    hk_content_int    (JsonObject *object, const char *member, const char *where, int minimum, int maximum, int *value, GError **error);
JsonArray  *hk_content_array  (JsonObject *object, const char *member, const char *where, GError **error);
JsonObject *hk_content_object (JsonObject *object, const char *member, const char *where, GError **error);

JsonNode   *hk_content_take_object (JsonObject *taken_object);

/* Returns whether to go on.
 * @entry: an entry of a list
 * @user_data: as it was given */
typedef gboolean (*HkContentVisit) (JsonObject *entry, gpointer user_data, GError **error);

gboolean    hk_content_for_each (JsonObject *lists, const char *member, HkContentVisit visit, gpointer user_data,
                                 GError **error);

G_END_DECLS
