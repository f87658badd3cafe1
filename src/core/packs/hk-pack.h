/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>
#include <json-glib/json-glib.h>

#include "core/moves/hk-game.h"

G_BEGIN_DECLS

/* Of the file of a pack; one without a number is of format 1. Format 2 says who entered a component. */
#define HK_PACK_FORMAT 2

/* What a pack says of itself; the last is a member of a component too. */
#define HK_PACK_EDITION  "edition"
#define HK_PACK_LANGUAGE "language"
#define HK_PACK_BY       "by"

/* The values that the owner of a box has entered for one game, after data/games/ID/pack-schema.json
 * of kinds and fields. Components are JsonObjects, each with a "source": "owner" or "stand-in". The
 * pack is kept as one JSON file, written whole to a new file and renamed, the one before kept
 * beside it. Signal "changed". */
#define HK_TYPE_PACK (hk_pack_get_type ())
G_DECLARE_FINAL_TYPE (HkPack, hk_pack, HK, PACK, GObject)

HkPack     *hk_pack_open          (const HkGameSpec *game, const char *directory, GError **error);
HkPack     *hk_pack_new_stand_in  (const HkGameSpec *game, GError **error);
const HkGameSpec *hk_pack_get_game (HkPack *self);
JsonObject *hk_pack_get_schema    (HkPack *self);
JsonArray  *hk_pack_list_kinds    (HkPack *self);
JsonObject *hk_pack_find_kind     (HkPack *self, const char *kind, GError **error);
GPtrArray  *hk_pack_list          (HkPack *self, const char *kind);
JsonObject *hk_pack_lookup        (HkPack *self, const char *kind, const char *key);
gboolean    hk_pack_check         (HkPack *self, const char *kind, JsonObject *component, GError **error);
gboolean    hk_pack_put           (HkPack *self, const char *kind, JsonObject *component, GError **error);
gboolean    hk_pack_replace       (HkPack *self, const char *kind, const char *old_key, JsonObject *component, GError **error);
gboolean    hk_pack_learn         (HkPack *self, const char *kind, JsonObject *component, GError **error);
gboolean    hk_pack_remove        (HkPack *self, const char *kind, const char *key, GError **error);
gboolean    hk_pack_undo          (HkPack *self, GError **error);
guint       hk_pack_count         (HkPack *self, const char *kind);
guint       hk_pack_get_expected  (HkPack *self, const char *kind);
gboolean    hk_pack_is_complete   (HkPack *self, const char *kind);
char       *hk_pack_describe_excess  (HkPack *self);
char       *hk_pack_describe_missing (HkPack *self, const char *kind);
guint       hk_pack_count_checks  (HkPack *self);
const char *hk_pack_check_printed (HkPack *self, guint i, char **sentence, gboolean *holds);
char       *hk_pack_component_to_text (HkPack *self, const char *kind, JsonObject *component);
const char *hk_pack_get_about     (HkPack *self, const char *member);
gboolean    hk_pack_set_about     (HkPack *self, const char *member, const char *text, GError **error);
JsonNode   *hk_pack_to_json       (HkPack *self);
gboolean    hk_pack_import_json   (HkPack *self, const char *text, GError **error);
char       *hk_pack_to_csv        (HkPack *self, const char *kind, GError **error);
gboolean    hk_pack_import_csv    (HkPack *self, const char *kind, const char *text, GError **error);

G_END_DECLS
