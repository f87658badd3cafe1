/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-pack.h"

G_BEGIN_DECLS

/* A thing that a field may name.
 * @id: as it is kept
 * @title: as people read it, in their language */
typedef struct
{
  char *id;
  char *title;
} HkPackPick;

const char  *hk_pack_field_get_id      (JsonObject *field);
const char  *hk_pack_field_get_title   (JsonObject *field);
const char  *hk_pack_field_get_type    (JsonObject *field);
gboolean     hk_pack_field_is_optional (JsonObject *field);
gboolean     hk_pack_field_is_yes_no   (JsonObject *field);
gboolean     hk_pack_field_is_needed   (JsonObject *field, JsonObject *component);
JsonObject  *hk_pack_find_field        (JsonObject *kind, const char *id);
GPtrArray   *hk_pack_list_picks        (HkPack *pack, JsonObject *field);
char        *hk_pack_describe_allowed  (HkPack *pack, JsonObject *field);
char        *hk_pack_cell_show         (HkPack *pack, JsonObject *field, JsonNode *value);
char        *hk_pack_cell_dup_name     (HkPack *pack, JsonObject *kind, JsonObject *component);
JsonNode    *hk_pack_cell_read         (HkPack *pack, JsonObject *field, const char *text, GError **error);

G_END_DECLS
