/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>

#include "core/content/hk-content.h"
#include "core/content/hk-file.h"
#include "hk-component-grid-rows.h"

/* A row of the grid that is not whole yet: it waits in a small file, one for each kind, however the grid is left. */

#define MOST_BYTES ((gsize) 1 << 20)

static char *
dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "hordekeeper", "rows.json", NULL);
}

/* (transfer full): rows by their kinds; empty where nothing can be read. */
static JsonObject *
read_all (void)
{
  g_autofree char *path = dup_path ();
  gsize size = 0;
  g_autofree char *text = g_file_test (path, G_FILE_TEST_EXISTS) ? hk_file_read (path, MOST_BYTES, &size, NULL) : NULL;
  g_autoptr (JsonNode) node = text == NULL ? NULL : hk_content_parse (text, (gssize) size, path, NULL);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_dup_object (node) : json_object_new ();
}

static char *
dup_name (HkPack     *pack,
          const char *kind)
{
  return g_strdup_printf ("%s/%s", hk_pack_get_game (pack)->id, kind);
}

/* Returns (transfer full) (nullable): the texts of the row that waits, one a field; %NULL when none does. */
GStrv
hk_component_draft_read (HkPack     *pack,
                         const char *kind)
{
  const guint n = json_array_get_length (json_object_get_array_member (hk_pack_find_kind (pack, kind, NULL), "fields"));
  g_autoptr (JsonObject) all = read_all ();
  g_autofree char *name = dup_name (pack, kind);
  JsonNode *node = json_object_get_member (all, name);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node) || json_array_get_length (json_node_get_array (node)) != n)
    return NULL;
  for (guint i = 0; i < n; i++)
    {
      JsonNode *text = json_array_get_element (json_node_get_array (node), i);

      if (!JSON_NODE_HOLDS_VALUE (text) || json_node_get_value_type (text) != G_TYPE_STRING)
        return NULL;
      g_strv_builder_add (builder, json_node_get_string (text));
    }
  return g_strv_builder_end (builder);
}

/* Has a row wait.
 * @texts: (nullable): one a field; %NULL for no row any more */
void
hk_component_draft_write (HkPack             *pack,
                          const char         *kind,
                          const char * const *texts)
{
  g_autofree char *path = dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *name = dup_name (pack, kind);
  g_autoptr (JsonObject) all = read_all ();
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), all);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  JsonArray *row = texts == NULL ? NULL : json_array_new ();

  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    json_array_add_string_element (row, texts[i]);
  if (row != NULL)
    json_object_set_array_member (all, name, row);
  else if (json_object_has_member (all, name))
    json_object_remove_member (all, name);
  text = json_to_string (node, FALSE);
  if (g_mkdir_with_parents (folder, 0700) != 0 || !g_file_set_contents (path, text, -1, &error))
    g_message ("%s: %s", path, error == NULL ? g_strerror (errno) : error->message);
}
