/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-pack.h"

G_BEGIN_DECLS

/* More than any box holds, and little enough to be read at once. */
#define HK_PACK_MAX_COMPONENTS 2000
#define HK_PACK_MAX_TEXT       4000
#define HK_PACK_MAX_BYTES      (8 * 1024 * 1024)

struct _HkPack
{
  GObject           parent_instance;

  const HkGameSpec *game;
  JsonNode         *schema;
  char             *path;       /* NULL when nothing is kept */
  GHashTable       *components; /* kind to GPtrArray of JsonObject */
  GHashTable       *picks;      /* a list of the game to a GStrv, as it lists it */
  JsonObject       *about;      /* NULL while it says nothing of itself */
  GQueue            changes;    /* HkPackChange, the last one first */
};

/* How many changes can be taken back. */
#define HK_PACK_MAX_CHANGES 50

/* What the file is called that holds the pack as it was before the last change. */
#define HK_PACK_BEFORE ".before"

/* What is to change in the components, once they are those on the disk. */
typedef gboolean (*HkPackChangeFunc) (HkPack *self, gpointer data, GError **error);

gboolean    hk_pack_commit          (HkPack *self, HkPackChangeFunc change, gpointer data, GError **error);
void        hk_pack_remember        (HkPack *self, GHashTable *before, JsonObject *about);
void        hk_pack_change_free     (gpointer change);
GHashTable *hk_pack_copy_components (GHashTable *components);
JsonObject *hk_pack_copy_component  (JsonObject *component);
JsonObject *hk_pack_lay_over        (JsonObject *known, JsonObject *told);
gboolean    hk_pack_is_none         (JsonObject *field, JsonNode *node);
JsonObject *hk_pack_tidy            (JsonObject *kind, JsonObject *component);
JsonObject *hk_pack_read_about      (JsonObject *file);
JsonObject *hk_pack_sign            (HkPack *self, JsonObject *component);
char       *hk_pack_key_of          (JsonObject *kind, JsonObject *component);
void        hk_pack_place           (HkPack *self, const char *kind, JsonObject *component);
GHashTable *hk_pack_read_components (HkPack *self, JsonNode *node, const char *where, GError **error);
gboolean    hk_pack_check_kept      (HkPack *self, const char *kind, JsonObject *component, GError **error);
gboolean    hk_pack_has_form        (JsonObject *field, const char *text);
gboolean    hk_pack_check_field     (JsonObject *field, JsonNode *value, GError **error);
gboolean    hk_pack_join            (HkPack *self, GHashTable *components, JsonObject *about, GError **error);
void        hk_pack_fill_about      (HkPack *self, JsonObject *other);
gboolean    hk_pack_merge           (HkPack *self, GHashTable *components, GError **error);

int      hk_pack_file_lock    (const char *path, gboolean wait, GError **error);
void     hk_pack_file_sweep   (const char *path);
gboolean hk_pack_file_replace (const char *path, int lock, const char *text);

G_END_DECLS
