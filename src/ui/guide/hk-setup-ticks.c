/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-setup-ticks.h"

#include <errno.h>

#include "core/content/hk-content.h"
#include "core/content/hk-file.h"

/* What has been ticked of the lists of what to take out of the box, in a small file: of each game while its new game is prepared, and of
 * each game under way. What is read is what is there now, for the app may have been closed in between. */

#define MOST_BYTES  ((gsize) 1 << 20)

/* Who ticked last comes last; what was ticked long ago is forgotten. */
#define MOST_OWNERS 20

static char *
dup_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "hordekeeper", "setup.json", NULL);
}

/* (transfer full): lists of lines by their owners; empty where nothing can be read. */
static JsonObject *
read_all (void)
{
  g_autofree char *path = dup_path ();
  gsize size = 0;
  g_autofree char *text = g_file_test (path, G_FILE_TEST_EXISTS) ? hk_file_read (path, MOST_BYTES, &size, NULL) : NULL;
  g_autoptr (JsonNode) node = text == NULL ? NULL : hk_content_parse (text, (gssize) size, path, NULL);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_dup_object (node) : json_object_new ();
}

static void
write_all (JsonObject *all)
{
  g_autofree char *path = dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), all);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  while (json_object_get_size (all) > MOST_OWNERS)
    {
      g_autoptr (GList) owners = json_object_get_members (all);
      g_autofree char *oldest = g_strdup (owners->data);

      json_object_remove_member (all, oldest);
    }
  text = json_to_string (node, FALSE);
  if (g_mkdir_with_parents (folder, 0700) != 0 || !g_file_set_contents (path, text, -1, &error))
    g_message ("%s: %s", path, error == NULL ? g_strerror (errno) : error->message);
}

/* (transfer full) (element-type utf8): a set of lines. */
static GHashTable *
get_lines (JsonObject *all,
           const char *owner)
{
  JsonNode *node = json_object_get_member (all, owner);
  GHashTable *lines = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return lines;
  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    {
      JsonNode *line = json_array_get_element (json_node_get_array (node), i);

      if (JSON_NODE_HOLDS_VALUE (line) && json_node_get_value_type (line) == G_TYPE_STRING)
        g_hash_table_add (lines, json_node_dup_string (line));
    }
  return lines;
}

/* Puts the lines of an owner last; none of them is no owner. */
static void
set_lines (JsonObject *all,
           const char *owner,
           GHashTable *lines)
{
  JsonArray *array = json_array_new ();
  GHashTableIter iter;
  gpointer line;

  g_hash_table_iter_init (&iter, lines);
  while (g_hash_table_iter_next (&iter, &line, NULL))
    json_array_add_string_element (array, line);
  if (json_object_has_member (all, owner))
    json_object_remove_member (all, owner);
  if (json_array_get_length (array) > 0)
    json_object_set_array_member (all, owner, array);
  else
    json_array_unref (array);
}

/* Returns (transfer full): what stands for a line of the list: another number of players, or another way to play, makes another line of
 * it where it changes how much is taken out. */
char *
hk_setup_ticks_dup_line (const HkSetupStep *step)
{
  return g_strdup_printf ("%s %d %s", step->id, step->count, step->shares == NULL ? "" : step->shares);
}

/* Returns (transfer full) (nullable): what stands for a game under way; %NULL where nothing of it is kept. */
char *
hk_setup_ticks_dup_owner (HkSession *session)
{
  const char *path = hk_session_get_path (session);

  return path == NULL ? NULL : g_path_get_basename (path);
}

/* Returns (transfer full) (element-type utf8): the lines that are done.
 * @owner: (nullable): a game under way, or the id of a game that is being prepared; %NULL for one of which nothing is kept */
GHashTable *
hk_setup_ticks_read (const char *owner)
{
  g_autoptr (JsonObject) all = read_all ();

  return get_lines (all, owner == NULL ? "" : owner);
}

/* Keeps whether a line is done.
 * @owner: (nullable): as in hk_setup_ticks_read() */
void
hk_setup_ticks_set (const char *owner,
                    const char *line,
                    gboolean    ticked)
{
  g_autoptr (JsonObject) all = read_all ();
  g_autoptr (GHashTable) lines = NULL;

  if (owner == NULL)
    return;
  lines = get_lines (all, owner);
  if (ticked)
    g_hash_table_add (lines, g_strdup (line));
  else
    g_hash_table_remove (lines, line);
  set_lines (all, owner, lines);
  write_all (all);
}

/* What was done for a game that was being prepared is done at its table; the next one begins with nothing. */
void
hk_setup_ticks_start (const HkGameSpec *game,
                      HkSession        *session)
{
  g_autofree char *owner = hk_setup_ticks_dup_owner (session);
  g_autoptr (JsonObject) all = read_all ();
  g_autoptr (GHashTable) lines = NULL;

  if (!json_object_has_member (all, game->id))
    return;
  lines = get_lines (all, game->id);
  json_object_remove_member (all, game->id);
  if (owner != NULL)
    set_lines (all, owner, lines);
  write_all (all);
}
