/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-pack.h"

G_BEGIN_DECLS

/* What a cell is after a key was typed into it.
 * @HK_PACK_TYPED_OPEN: more may be typed
 * @HK_PACK_TYPED_SUGGESTED: more may be typed, and the text goes on with what it can only be so far
 * @HK_PACK_TYPED_WHOLE: nothing more is needed, so that the next cell can be typed into */
typedef enum
{
  HK_PACK_TYPED_OPEN,
  HK_PACK_TYPED_SUGGESTED,
  HK_PACK_TYPED_WHOLE,
} HkPackTyped;

HkPackTyped hk_pack_type         (HkPack *pack, JsonObject *field, const char *typed, char **text);
char       *hk_pack_type_back    (JsonObject *field, const char *text);
char       *hk_pack_type_leave   (JsonObject *field, const char *text);
char       *hk_pack_type_new_key (HkPack *pack, const char *kind, const char *above);
gboolean    hk_pack_type_needs   (HkPack *pack, const char *kind, const char * const *texts, guint column);
JsonObject *hk_pack_type_read    (HkPack *pack, const char *kind, const char * const *texts, guint *column, GError **error);
GStrv       hk_pack_list_missing (HkPack *pack, const char *kind);

G_END_DECLS
