/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

typedef enum
{
  HK_CZ_PACK_TEXT,
  HK_CZ_PACK_NUMBER,
  HK_CZ_PACK_FLAG,
} HkCzPackKind;

/* A field of a kind of the pack and the property of the record that holds it. */
typedef struct
{
  const char  *member;
  const char  *property;
  HkCzPackKind kind;
  int          minimum;
  int          maximum;
} HkCzPackField;

const char *hk_cz_pack_text   (JsonObject *component, const char *member);
const char *hk_cz_pack_source (JsonObject *component);
gboolean    hk_cz_pack_number (JsonObject *component, const char *member, int minimum, int maximum, int *value, GError **error);
gboolean    hk_cz_pack_fill   (gpointer record, const HkCzPackField *fields, guint n_fields, JsonObject *component, GError **error);
JsonObject *hk_cz_pack_tell   (gpointer record, const HkCzPackField *fields, guint n_fields);

G_END_DECLS
