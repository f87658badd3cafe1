/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "core/content/hk-content.h"
#include "core/content/hk-file.h"
#include "core/record/hk-error.h"
#include "hk-bookmarks.h"

#define LIMIT ((gsize) 1 << 20)

struct _HkBookmarks
{
  GObject     parent_instance;

  char       *directory;
  GHashTable *games;     /* id of a game to GPtrArray of ids of rules, those that were read so far */
};

G_DEFINE_FINAL_TYPE (HkBookmarks, hk_bookmarks, G_TYPE_OBJECT)

static guint changed_signal;

static void
hk_bookmarks_finalize (GObject *object)
{
  HkBookmarks *self = HK_BOOKMARKS (object);

  g_free (self->directory);
  g_hash_table_unref (self->games);
  G_OBJECT_CLASS (hk_bookmarks_parent_class)->finalize (object);
}

static void
hk_bookmarks_class_init (HkBookmarksClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_bookmarks_finalize;
  changed_signal = g_signal_new ("changed", HK_TYPE_BOOKMARKS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
hk_bookmarks_init (HkBookmarks *self)
{
  self->games = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
}

/* Returns (transfer full): the marks in @directory, which need not be there yet. */
HkBookmarks *
hk_bookmarks_new (const char *directory)
{
  HkBookmarks *self;

  g_return_val_if_fail (directory != NULL, NULL);

  self = g_object_new (HK_TYPE_BOOKMARKS, NULL);
  self->directory = g_strdup (directory);
  return self;
}

static gpointer
copy_id (gconstpointer id,
         gpointer      data)
{
  return g_strdup (id);
}

static char *
dup_game (const char *rule)
{
  const char *slash = strchr (rule, '/');

  return slash == NULL ? g_strdup (rule) : g_strndup (rule, (gsize) (slash - rule));
}

static char *
dup_path (HkBookmarks *self,
          const char  *game)
{
  g_autofree char *name = g_strconcat (game, ".json", NULL);

  return g_build_filename (self->directory, name, NULL);
}

static gboolean
take_rules (JsonNode   *node,
            const char *path,
            GPtrArray  *rules,
            GError    **error)
{
  JsonArray *array = JSON_NODE_HOLDS_OBJECT (node) ? hk_content_array (json_node_get_object (node), "rules", path, error) : NULL;

  for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
    {
      JsonNode *element = json_array_get_element (array, i);

      if (!JSON_NODE_HOLDS_VALUE (element) || json_node_get_value_type (element) != G_TYPE_STRING)
        {
          array = NULL;
          break;
        }
      /* One that stands there twice could not be taken away. */
      if (!g_ptr_array_find_with_equal_func (rules, json_node_get_string (element), g_str_equal, NULL))
        g_ptr_array_add (rules, json_node_dup_string (element));
    }
  if (array != NULL)
    return TRUE;
  g_clear_error (error);
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s is no list of bookmarks."), path);
  return FALSE;
}

/* (transfer none) (nullable): the rules of @game that are marked. A file that cannot be read is left as it is. */
static GPtrArray *
get_rules (HkBookmarks *self,
           const char  *game,
           GError     **error)
{
  GPtrArray *known = g_hash_table_lookup (self->games, game);
  g_autoptr (GPtrArray) rules = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *path = dup_path (self, game);

  if (known != NULL)
    return known;
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      gsize size;
      g_autofree char *text = hk_file_read (path, LIMIT, &size, error);
      g_autoptr (JsonNode) node = text == NULL ? NULL : hk_content_parse (text, (gssize) size, path, error);

      if (node == NULL || !take_rules (node, path, rules, error))
        return NULL;
    }
  known = rules;
  g_hash_table_insert (self->games, g_strdup (game), g_steal_pointer (&rules));
  return known;
}

/* Returns whether @rule is marked.
 * @rule: the global id of a rule, such as "zombiez/turn.push" */
gboolean
hk_bookmarks_has (HkBookmarks *self,
                  const char  *rule)
{
  g_autofree char *game = NULL;
  GPtrArray *rules;

  g_return_val_if_fail (HK_IS_BOOKMARKS (self), FALSE);
  g_return_val_if_fail (rule != NULL, FALSE);

  game = dup_game (rule);
  rules = get_rules (self, game, NULL);
  return rules != NULL && g_ptr_array_find_with_equal_func (rules, rule, g_str_equal, NULL);
}

static gboolean
save (HkBookmarks *self,
      const char  *game,
      GPtrArray   *rules,
      GError     **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *text = NULL;
  g_autofree char *path = dup_path (self, game);

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "rules");
  json_builder_begin_array (builder);
  for (guint i = 0; i < rules->len; i++)
    json_builder_add_string_value (builder, g_ptr_array_index (rules, i));
  json_builder_end_array (builder);
  json_builder_end_object (builder);
  root = json_builder_get_root (builder);
  text = json_to_string (root, TRUE);
  if (g_mkdir_with_parents (self->directory, 0700) == 0
      && g_file_set_contents_full (path, text, -1, G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, NULL))
    return TRUE;
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s cannot be written."), path);
  return FALSE;
}

/* Marks a rule, or takes its mark away; on the disk when it returns. Returns FALSE where it cannot be kept; nothing has
 * changed then. Errors: %HK_ERROR_STORAGE.
 * @rule: the global id of a rule */
gboolean
hk_bookmarks_set (HkBookmarks *self,
                  const char  *rule,
                  gboolean     marked,
                  GError     **error)
{
  g_autofree char *game = NULL;
  g_autoptr (GPtrArray) changed = NULL;
  GPtrArray *rules;
  guint index;

  g_return_val_if_fail (HK_IS_BOOKMARKS (self), FALSE);
  g_return_val_if_fail (rule != NULL && strchr (rule, '/') != NULL, FALSE);

  game = dup_game (rule);
  rules = get_rules (self, game, error);
  if (rules == NULL)
    return FALSE;
  if (g_ptr_array_find_with_equal_func (rules, rule, g_str_equal, &index) == marked)
    return TRUE;
  changed = g_ptr_array_copy (rules, copy_id, NULL);
  g_ptr_array_set_free_func (changed, g_free);
  if (marked)
    g_ptr_array_add (changed, g_strdup (rule));
  else
    g_ptr_array_remove_index (changed, index);
  if (!save (self, game, changed, error))
    return FALSE;
  g_hash_table_insert (self->games, g_steal_pointer (&game), g_steal_pointer (&changed));
  g_signal_emit (self, changed_signal, 0, rule);
  return TRUE;
}
