/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* @HK_COMPONENT_TEXT: a text; an empty one is none
 * @HK_COMPONENT_OPTION: a text; an empty one and "none" are none
 * @HK_COMPONENT_NUMBER: a number within its range
 * @HK_COMPONENT_FLAG: a truth value, or 0 or 1 */
typedef enum
{
  HK_COMPONENT_TEXT,
  HK_COMPONENT_OPTION,
  HK_COMPONENT_NUMBER,
  HK_COMPONENT_FLAG,
} HkComponentKind;

/* A field of a kind of the pack, and the property of the record of a table that holds it. */
typedef struct
{
  const char     *member;
  const char     *property;
  HkComponentKind kind;
  int             minimum;
  int             maximum;
} HkComponentField;

const char *hk_component_get_text   (JsonObject *component, const char *member);
const char *hk_component_get_option (JsonObject *component, const char *member);
const char *hk_component_get_source (JsonObject *component);
gboolean    hk_component_get_number (JsonObject *component, const char *member, int minimum, int maximum, int *value, GError **error);
void        hk_component_set_text   (JsonObject *component, const char *member, const char *value);
gboolean    hk_component_fill       (gpointer record, const HkComponentField *fields, guint n_fields, JsonObject *component, GError **error);
JsonObject *hk_component_tell       (gpointer record, const HkComponentField *fields, guint n_fields);
JsonObject *hk_component_find       (JsonObject *pack, const char *kind, const char *key, const char *value);

G_END_DECLS
