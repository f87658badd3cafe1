/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/content/hk-component.h"

G_BEGIN_DECLS

/* How a kind of component of a pack and its record become each other.
 * @kind: the kind
 * @what: N_() marked: what a person calls one of them
 * @type: of the record
 * @key: the member without which it is none
 * @types: (nullable): what its member "type" can be
 * @list: where the table keeps such records, as G_STRUCT_OFFSET() says; 0 it keeps none
 * @key_offset: where the record keeps its key
 * @prepare: (nullable): what is so when nothing is told
 * @settle: (nullable): reads and checks what the fields do not
 * @tell: (nullable): adds what the fields do not tell */
typedef struct
{
  const char             *kind;
  const char             *what;
  GType                 (*type) (void);
  const char             *key;
  const char * const     *types;
  const HkComponentField *fields;
  guint                   n_fields;
  gsize                   list;
  gsize                   key_offset;
  void                  (*prepare) (gpointer record);
  gboolean              (*settle) (gpointer record, JsonObject *component, GError **error);
  void                  (*tell) (gpointer record, JsonObject *component);
} HkCzPackKind;

extern const HkCzPackKind hk_cz_location_kind;
extern const HkCzPackKind hk_cz_character_kind;

G_END_DECLS
