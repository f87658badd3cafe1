/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gio/gio.h>
#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-content-words.h"
#include "hk-content.h"
#include "hk-file.h"
#include "hk-limits.h"

#define MAX_CONTENT_BYTES (16 * 1024 * 1024)

/* Returns (transfer full) (nullable): where the file is that somebody tries a change with: a development build reads a folder like
 * data/games before what is compiled in. */
static char *
dup_tried_path (const char *game,
                const char *file)
{
  const char *folder = HK_DEVELOPMENT ? g_getenv ("HORDEKEEPER_CONTENT") : NULL;
  g_autofree char *name = g_strconcat (file, ".json", NULL);
  g_autofree char *path = folder == NULL ? NULL : g_build_filename (folder, game, name, NULL);

  return path != NULL && g_file_test (path, G_FILE_TEST_IS_REGULAR) ? g_steal_pointer (&path) : NULL;
}

/* Returns (transfer full) (nullable): what is tried; where it cannot be read, that is said. */
static GBytes *
load_tried (const char *game,
            const char *file)
{
  g_autofree char *path = dup_tried_path (game, file);
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;
  gsize length;

  if (path == NULL)
    return NULL;
  text = hk_file_read (path, HK_FILE_LIMIT, &length, &error);
  if (text != NULL)
    node = hk_content_parse (text, (gssize) length, path, &error);
  if (node != NULL)
    return g_bytes_new_take (g_steal_pointer (&text), length);
  g_printerr ("%s\n", error->message);
  return NULL;
}

/* Returns (transfer full): the text of the file, or %NULL when the game has none of that name.
 * @game: the id of a game
 * @file: the name of a file without its ending, such as "rules" */
GBytes *
hk_content_load_bytes (const char *game,
                       const char *file,
                       GError    **error)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_PREFIX "/games/%s/%s.json", game, file);
  GBytes *bytes = load_tried (game, file);

  if (bytes == NULL)
    bytes = g_resources_lookup_data (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  if (bytes == NULL)
    /* Translators: %s: the name of a file; %s: a game. */
    g_set_error (error, HK_ERROR, HK_ERROR_UNKNOWN, _("There is no content “%s” for %s."), file, game);
  return bytes;
}

/* Returns (transfer full): the value, or %NULL. Errors: %HK_ERROR_FORMAT.
 * @length: its length in bytes, or −1
 * @what: what it is, for the error */
JsonNode *
hk_content_parse (const char *text,
                  gssize      length,
                  const char *what,
                  GError    **error)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autoptr (GError) local = NULL;

  if (length < 0)
    length = (gssize) strlen (text);
  if (length > MAX_CONTENT_BYTES)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is too large to be read."), what);
      return NULL;
    }
  if (!hk_limits_check_json (text, (gsize) length, what, error))
    return NULL;
  json_parser_set_strict (parser, TRUE);
  if (!g_utf8_validate (text, length, NULL))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is not UTF-8 text."), what);
      return NULL;
    }
  if (!json_parser_load_from_data (parser, text, length, &local) || json_parser_get_root (parser) == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is not well-formed JSON (line %u)."),
                   what, json_parser_get_current_line (parser));
      return NULL;
    }
  return json_node_copy (json_parser_get_root (parser));
}

/* Returns (transfer full): what the file holds, its texts translated, or %NULL.
 * @game: the id of a game
 * @file: the name of a file without its ending, such as "phases" */
JsonNode *
hk_content_load (const char *game,
                 const char *file,
                 GError    **error)
{
  g_autoptr (GBytes) bytes = hk_content_load_bytes (game, file, error);
  g_autoptr (JsonNode) node = NULL;

  if (bytes == NULL)
    return NULL;
  node = hk_content_parse (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), file, error);
  return node == NULL ? NULL : hk_content_translate (file, node);
}

/* Returns whether the game has that content.
 * @game: the id of a game
 * @file: the name of a file without its ending, such as "phases" */
gboolean
hk_content_has (const char *game,
                const char *file)
{
  g_autofree char *path = g_strdup_printf (RESOURCE_PREFIX "/games/%s/%s.json", game, file);
  g_autofree char *tried = dup_tried_path (game, file);

  return tried != NULL || g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL);
}

/* What the game ships with, read once and kept. It is checked when the project is built, so a fault is a fault of
 * the program. Returns the object that the file holds.
 * @game: the id of a game
 * @file: the name of a file without its ending */
JsonObject *
hk_content_get (const char *game,
                const char *file)
{
  static GHashTable *kept = NULL; /* "game/file" to JsonNode */
  static GMutex mutex;
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  g_autofree char *key = g_strdup_printf ("%s/%s", game, file);
  JsonNode *node;

  if (kept == NULL)
    kept = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) json_node_unref);
  node = g_hash_table_lookup (kept, key);
  if (node == NULL)
    {
      g_autoptr (GError) error = NULL;

      node = hk_content_load (game, file, &error);
      if (node == NULL)
        g_error ("%s", error->message);
      g_hash_table_insert (kept, g_steal_pointer (&key), node);
    }
  return json_node_get_object (node);
}

static JsonNode *
find (JsonObject *object,
      const char *member,
      const char *where,
      GError    **error)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    /* Translators: %s: a member; %s: a file or a part of it. */
    g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” is missing in %s."), member, where);
  return node;
}

static gboolean
wrong (const char *member,
       const char *expected,
       const char *where,
       GError    **error)
{
  /* Translators: %s: a member; %s: “a list” and the like; %s: a file or a part of it. */
  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” should be %s in %s."), member, expected, where);
  return FALSE;
}

/* Returns the text, or %NULL. Errors: %HK_ERROR_FORMAT.
 * @member: the name of a member
 * @where: where the object stands, for the error */
const char *
hk_content_string (JsonObject *object,
                   const char *member,
                   const char *where,
                   GError    **error)
{
  JsonNode *node = find (object, member, where, error);

  if (node == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    {
      wrong (member, _("a text"), where, error);
      return NULL;
    }
  return json_node_get_string (node);
}

/* Returns whether there is such a number. Errors: %HK_ERROR_FORMAT.
 * @member: the name of a member
 * @where: where the object stands, for the error
 * @minimum: the least that it may be
 * @maximum: the most that it may be
 * @value: (out): the number */
gboolean
hk_content_int (JsonObject *object,
                const char *member,
                const char *where,
                int         minimum,
                int         maximum,
                int        *value,
                GError    **error)
{
  JsonNode *node = find (object, member, where, error);

  if (node == NULL)
    return FALSE;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return wrong (member, _("a whole number"), where, error);
  if (json_node_get_int (node) < minimum || json_node_get_int (node) > maximum)
    {
      /* Translators: %s: a member; %d: the least; %d: the most; %s: a file or a part of it. */
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” goes from %d to %d in %s."), member, minimum, maximum, where);
      return FALSE;
    }
  *value = (int) json_node_get_int (node);
  return TRUE;
}

/* Returns the array, or %NULL. Errors: %HK_ERROR_FORMAT.
 * @member: the name of a member
 * @where: where the object stands, for the error */
JsonArray *
hk_content_array (JsonObject *object,
                  const char *member,
                  const char *where,
                  GError    **error)
{
  JsonNode *node = find (object, member, where, error);

  if (node == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      wrong (member, _("a list"), where, error);
      return NULL;
    }
  return json_node_get_array (node);
}

/* Returns the object, or %NULL. Errors: %HK_ERROR_FORMAT.
 * @member: the name of a member
 * @where: where the object stands, for the error */
JsonObject *
hk_content_object (JsonObject *object,
                   const char *member,
                   const char *where,
                   GError    **error)
{
  JsonNode *node = find (object, member, where, error);

  if (node == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      wrong (member, _("an object"), where, error);
      return NULL;
    }
  return json_node_get_object (node);
}

/* Returns (transfer full): a node that holds it.
 * @taken_object: (transfer full): an object */
JsonNode *
hk_content_take_object (JsonObject *taken_object)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, taken_object);
  return node;
}

/* Goes through a list that somebody else has made: what is not a list, or an entry that is no object, is said and
 * not read. Returns whether it went through to the end. Errors: %HK_ERROR_FORMAT, and for what @visit finds wrong.
 * @lists: (nullable): lists of objects, such as the components of a pack by their kind
 * @member: the name of a list; there may be none
 * @visit: what to do with each entry
 * @user_data: for @visit */
gboolean
hk_content_for_each (JsonObject     *lists,
                     const char     *member,
                     HkContentVisit  visit,
                     gpointer        user_data,
                     GError        **error)
{
  JsonNode *node = lists == NULL ? NULL : json_object_get_member (lists, member);
  JsonArray *array;

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” is not a list."), member);
      return FALSE;
    }
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *entry = json_array_get_element (array, i);

      if (!JSON_NODE_HOLDS_OBJECT (entry))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("Entry %u of “%s” is not an object."), i + 1, member);
          return FALSE;
        }
      if (!visit (json_node_get_object (entry), user_data, error))
        return FALSE;
    }
  return TRUE;
}
