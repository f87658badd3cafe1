/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <libintl.h>
#include <string.h>

#include "core/content/hk-content.h"
#include "hk-pack-cell.h"
#include "hk-pack-paste.h"
#include "hk-pack-private.h"
#include "hk-pack-table.h"
#include "hk-pack-titles.h"

/* The fields of a kind by what people call them: by their ids, and by their titles in every language that there is, for
 * a table may have been made by somebody with another one. */

#define CONTEXT   "pack-schema\004"
#define MO_MAGIC  0x950412deu
#define MO_HEADER 20

/* A number of a catalog, as gettext writes it on this machine; 0 beyond the end. */
static guint32
read_word (const char *bytes,
           gsize       length,
           gsize       at)
{
  guint32 word = 0;

  if (at <= length && length - at >= sizeof word)
    memcpy (&word, bytes + at, sizeof word);
  return word;
}

/* (nullable): a text of a catalog; the table of lengths and places begins at @table. */
static const char *
read_text (const char *bytes,
           gsize       length,
           gsize       table,
           guint32     i)
{
  const guint32 n = read_word (bytes, length, table + 8 * (gsize) i);
  const guint32 at = read_word (bytes, length, table + 8 * (gsize) i + 4);

  return at < length && n < length - at && bytes[at + n] == '\0' ? bytes + at : NULL;
}

/* The titles of fields that a catalog translates, folded, beside the title that it was made from. */
static void
add_catalog (GHashTable *titles,
             const char *path)
{
  g_autoptr (GMappedFile) file = g_mapped_file_new (path, FALSE, NULL);
  const char *bytes = file == NULL ? NULL : g_mapped_file_get_contents (file);
  const gsize length = file == NULL ? 0 : g_mapped_file_get_length (file);
  guint32 n;

  if (length < MO_HEADER || read_word (bytes, length, 0) != MO_MAGIC)
    return;
  n = read_word (bytes, length, 8);
  for (guint32 i = 0; i < n && i < length / 16; i++)
    {
      const char *original = read_text (bytes, length, read_word (bytes, length, 12), i);
      const char *translation = read_text (bytes, length, read_word (bytes, length, 16), i);

      if (original == NULL || translation == NULL || !g_str_has_prefix (original, CONTEXT) || !g_utf8_validate (translation, -1, NULL))
        continue;
      original += strlen (CONTEXT);
      if (!g_hash_table_contains (titles, original))
        g_hash_table_insert (titles, g_strdup (original), g_ptr_array_new_with_free_func (g_free));
      g_ptr_array_add (g_hash_table_lookup (titles, original), hk_pack_table_fold (translation));
    }
}

/* The titles of all catalogs: what stands in the schema, and GPtrArray of what it is called elsewhere. */
static GHashTable *
get_catalogs (void)
{
  static GHashTable *titles = NULL;
  const char *folder = bindtextdomain (GETTEXT_PACKAGE, NULL);
  g_autoptr (GDir) languages = NULL;
  const char *language;

  if (titles != NULL)
    return titles;
  titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  languages = folder == NULL ? NULL : g_dir_open (folder, 0, NULL);
  while (languages != NULL && (language = g_dir_read_name (languages)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, language, "LC_MESSAGES", GETTEXT_PACKAGE ".mo", NULL);

      add_catalog (titles, path);
    }
  return titles;
}

/* The schema as it was written, before it was translated. */
static JsonArray *
get_original_fields (HkPack     *pack,
                     const char *kind)
{
  static GHashTable *schemas = NULL; /* the id of a game to JsonNode */
  JsonNode *node;
  JsonArray *kinds;

  if (schemas == NULL)
    schemas = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) json_node_unref);
  node = g_hash_table_lookup (schemas, pack->game->id);
  if (node == NULL)
    {
      g_autoptr (GBytes) bytes = hk_content_load_bytes (pack->game->id, "pack-schema", NULL);

      node = bytes == NULL ? NULL : hk_content_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), "pack-schema", NULL);
      if (node == NULL)
        return NULL;
      g_hash_table_insert (schemas, g_strdup (pack->game->id), node);
    }
  kinds = json_object_get_array_member (json_node_get_object (node), "kinds");
  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *object = json_array_get_object_element (kinds, i);

      if (g_str_equal (json_object_get_string_member (object, "id"), kind))
        return json_object_get_array_member (object, "fields");
    }
  return NULL;
}

static gboolean
is_called (const char *title,
           const char *folded)
{
  g_autofree char *other = hk_pack_table_fold (title);

  return g_str_equal (other, folded);
}

static gboolean
is_called_elsewhere (const char *title,
                     const char *folded)
{
  GPtrArray *others = g_hash_table_lookup (get_catalogs (), title);

  for (guint i = 0; others != NULL && i < others->len; i++)
    if (g_str_equal (g_ptr_array_index (others, i), folded))
      return TRUE;
  return FALSE;
}

/* Returns (nullable): the id of the field that is called so, in whatever language and however it is written.
 * @kind: a kind of the schema of @pack
 * @title: may be anything */
const char *
hk_pack_titles_find (HkPack     *pack,
                     JsonObject *kind,
                     const char *title)
{
  JsonArray *fields = json_object_get_array_member (kind, "fields");
  JsonArray *originals = get_original_fields (pack, json_object_get_string_member (kind, "id"));
  g_autofree char *folded = hk_pack_table_fold (title);

  for (guint i = 0; i < json_array_get_length (fields) && folded[0] != '\0'; i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);

      if (g_str_equal (hk_pack_field_get_id (field), title) || is_called (hk_pack_field_get_title (field), folded))
        return hk_pack_field_get_id (field);
    }
  for (guint i = 0; i < json_array_get_length (fields) && folded[0] != '\0'; i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      const char *original = originals == NULL ? NULL : hk_pack_field_get_title (json_array_get_object_element (originals, i));

      if (is_called (hk_pack_field_get_id (field), folded)
          || (original != NULL && (is_called (original, folded) || is_called_elsewhere (original, folded))))
        return hk_pack_field_get_id (field);
    }
  return NULL;
}

/* Returns (transfer full): a table with tabs: the titles of the columns, and in brackets what may stand in them.
 * @kind: the id of a kind */
char *
hk_pack_paste_empty_table (HkPack     *pack,
                           const char *kind)
{
  JsonArray *fields = json_object_get_array_member (hk_pack_find_kind (pack, kind, NULL), "fields");
  const guint n = json_array_get_length (fields);
  GString *table = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    hk_pack_table_add (table, hk_pack_field_get_title (json_array_get_object_element (fields, i)), i == n - 1);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *allowed = hk_pack_describe_allowed (pack, json_array_get_object_element (fields, i));
      g_autofree char *hint = g_strdup_printf ("(%s)", allowed);

      hk_pack_table_add (table, hint, i == n - 1);
    }
  return g_string_free_and_steal (table);
}

/* Returns (nullable): the id of the kind whose fields the titles of a table name best.
 * @text: UTF-8
 * @n_found: (out): how many titles it has */
const char *
hk_pack_paste_guess_kind (HkPack     *pack,
                          const char *text,
                          guint      *n_found)
{
  JsonArray *kinds = hk_pack_list_kinds (pack);
  const char *best = NULL;

  *n_found = 0;
  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      const char *kind = json_object_get_string_member (json_array_get_object_element (kinds, i), "id");
      g_autoptr (HkPackPaste) paste = hk_pack_paste_new (pack, kind, text, NULL);
      guint n = 0;

      for (guint j = 0; paste != NULL && hk_pack_paste_get_has_titles (paste) && j < hk_pack_paste_get_n_columns (paste); j++)
        n += hk_pack_paste_get_field (paste, j) != NULL;
      if (n <= *n_found)
        continue;
      *n_found = n;
      best = kind;
    }
  return best;
}
