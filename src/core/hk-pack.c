/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "hk-content.h"
#include "hk-error.h"
#include "hk-file.h"
#include "hk-pack-private.h"

/**
 * HkPack:
 *
 * What the owner of a box has entered of its components. Every change is on the disk at once: the
 * file is written whole beside the old one, which is kept with ".before" at its end.
 */
struct _HkPack
{
  GObject           parent_instance;

  const HkGameSpec *game;
  JsonNode         *schema;
  char             *path;       /* NULL when nothing is kept */
  GHashTable       *components; /* kind to GPtrArray of JsonObject */
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkPack, hk_pack, G_TYPE_OBJECT)

static void
hk_pack_finalize (GObject *object)
{
  HkPack *self = HK_PACK (object);

  g_clear_pointer (&self->schema, json_node_unref);
  g_free (self->path);
  g_hash_table_unref (self->components);
  G_OBJECT_CLASS (hk_pack_parent_class)->finalize (object);
}

static void
hk_pack_class_init (HkPackClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_pack_finalize;

  /**
   * HkPack::changed:
   * @self: a pack
   *
   * A component has been added, changed or removed.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
hk_pack_init (HkPack *self)
{
  self->components = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
}

static GPtrArray *
list_of (HkPack     *self,
         const char *kind)
{
  GPtrArray *list = g_hash_table_lookup (self->components, kind);

  if (list == NULL)
    {
      list = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
      g_hash_table_insert (self->components, g_strdup (kind), list);
    }
  return list;
}

/* What tells one component of a kind from another; a number is written as text. */
char *
hk_pack_key_of (JsonObject *kind,
                JsonObject *component)
{
  const char *field = json_object_get_string_member_with_default (kind, "key", NULL);
  JsonNode *node = field == NULL ? NULL : json_object_get_member (component, field);

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node))
    return g_strdup ("");
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return g_strdup (json_node_get_string (node));
  return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
}

static gboolean
find (HkPack     *self,
      const char *kind,
      const char *key,
      guint      *position)
{
  JsonObject *schema = hk_pack_find_kind (self, kind, NULL);
  GPtrArray *list = list_of (self, kind);

  for (guint i = 0; schema != NULL && i < list->len; i++)
    {
      g_autofree char *other = hk_pack_key_of (schema, g_ptr_array_index (list, i));

      if (g_str_equal (other, key))
        {
          *position = i;
          return TRUE;
        }
    }
  return FALSE;
}

static gboolean
save (HkPack  *self,
      GError **error)
{
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;
  g_autofree char *before = NULL;
  g_autofree char *directory = NULL;
  g_autoptr (GError) local = NULL;

  if (self->path == NULL)
    return TRUE;
  node = hk_pack_to_json (self);
  text = json_to_string (node, TRUE);
  before = g_strconcat (self->path, ".before", NULL);
  directory = g_path_get_dirname (self->path);
  if (g_mkdir_with_parents (directory, 0700) != 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The folder for packs cannot be made: %s."), g_strerror (errno));
      return FALSE;
    }
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    {
      g_autofree char *old = NULL;
      gsize length;

      old = hk_file_read (self->path, HK_FILE_LIMIT, &length, NULL);
      if (old == NULL
          || !g_file_set_contents_full (before, old, (gssize) length, G_FILE_SET_CONTENTS_DURABLE, 0600, &local))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The pack as it was cannot be kept, so nothing was changed."));
          return FALSE;
        }
    }
  if (!g_file_set_contents_full (self->path, text, -1,
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, &local))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The pack could not be written."));
      return FALSE;
    }
  return TRUE;
}

/* (transfer full): a list that can be given back when a change cannot be kept. */
static GPtrArray *
copy_list (GPtrArray *list)
{
  GPtrArray *copy = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);

  for (guint i = 0; i < list->len; i++)
    g_ptr_array_add (copy, json_object_ref (g_ptr_array_index (list, i)));
  return copy;
}

/* Keeps what has been changed of one kind, or puts @before back. */
static gboolean
commit (HkPack     *self,
        const char *kind,
        GPtrArray  *before,
        GError    **error)
{
  if (!save (self, error))
    {
      g_hash_table_insert (self->components, g_strdup (kind), g_ptr_array_ref (before));
      return FALSE;
    }
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

/* Puts one component in its place, without keeping it. */
static void
place (HkPack     *self,
       const char *kind,
       JsonObject *component)
{
  GPtrArray *list = list_of (self, kind);
  g_autofree char *key = hk_pack_key_of (hk_pack_find_kind (self, kind, NULL), component);
  guint position;

  if (find (self, kind, key, &position))
    {
      json_object_unref (g_ptr_array_index (list, position));
      g_ptr_array_index (list, position) = json_object_ref (component);
    }
  else
    g_ptr_array_add (list, json_object_ref (component));
}

/* Reads {"game", "components": {kind: […]}} into a table of lists; nothing of @self changes. */
static GHashTable *
read_components (HkPack     *self,
                 JsonNode   *node,
                 const char *where,
                 GError    **error)
{
  g_autoptr (HkPack) trial = g_object_new (HK_TYPE_PACK, NULL);
  JsonObject *all;
  JsonObjectIter iter;
  const char *kind;
  const char *game;
  JsonNode *value;

  trial->game = self->game;
  trial->schema = json_node_ref (self->schema);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is not a pack."), where);
      return NULL;
    }
  game = hk_content_string (json_node_get_object (node), "game", where, error);
  if (game == NULL)
    return NULL;
  if (!g_str_equal (game, self->game->id))
    {
      /* Translators: %s: a file; %s: a game. */
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is a pack for another game, not for %s."), where, self->game->title);
      return NULL;
    }
  all = hk_content_object (json_node_get_object (node), "components", where, error);
  if (all == NULL)
    return NULL;
  json_object_iter_init_ordered (&iter, all);
  while (json_object_iter_next_ordered (&iter, &kind, &value))
    {
      if (hk_pack_find_kind (self, kind, error) == NULL)
        return NULL;
      if (!JSON_NODE_HOLDS_ARRAY (value))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” should be %s in %s."), kind, _("a list"), where);
          return NULL;
        }
      for (guint i = 0; i < json_array_get_length (json_node_get_array (value)); i++)
        {
          JsonNode *component = json_array_get_element (json_node_get_array (value), i);

          if (!JSON_NODE_HOLDS_OBJECT (component))
            {
              g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” should be %s in %s."), kind, _("a list of objects"), where);
              return NULL;
            }
          if (!hk_pack_check (self, kind, json_node_get_object (component), error))
            return NULL;
          place (trial, kind, json_node_get_object (component));
        }
    }
  return g_hash_table_ref (trial->components);
}

static HkPack *
make (const HkGameSpec *game,
      GError          **error)
{
  g_autoptr (HkPack) self = g_object_new (HK_TYPE_PACK, NULL);

  self->game = game;
  self->schema = hk_content_load (game->id, "pack-schema", error);
  return self->schema == NULL ? NULL : g_steal_pointer (&self);
}

/**
 * hk_pack_open:
 * @game: a game
 * @directory: (nullable): the folder of packs, which need not be there yet; %NULL to keep nothing
 * @error: return location for %HK_ERROR_FORMAT or %HK_ERROR_STORAGE
 *
 * Opens the owner's pack for a game; one that is not there yet is empty. A file that cannot be read
 * is left as it is.
 *
 * Returns: (transfer full): the pack, or %NULL
 */
HkPack *
hk_pack_open (const HkGameSpec *game,
              const char       *directory,
              GError          **error)
{
  g_autoptr (HkPack) self = make (game, error);
  g_autofree char *text = NULL;
  g_autofree char *name = NULL;
  g_autoptr (JsonNode) node = NULL;
  GHashTable *components;
  gsize length;

  if (self == NULL || directory == NULL)
    return g_steal_pointer (&self);
  name = g_strconcat (game->id, ".json", NULL);
  self->path = g_build_filename (directory, name, NULL);
  if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
    return g_steal_pointer (&self);
  text = hk_file_read (self->path, HK_FILE_LIMIT, &length, error);
  if (text == NULL)
    return NULL;
  node = hk_content_parse (text, (gssize) length, name, error);
  components = node == NULL ? NULL : read_components (self, node, name, error);
  if (components == NULL)
    return NULL;
  g_hash_table_unref (self->components);
  self->components = components;
  return g_steal_pointer (&self);
}

/**
 * hk_pack_new_stand_in:
 * @game: a game
 * @error: return location for an error
 *
 * Returns: (transfer full): the values that stand in for what nobody has entered; every one of them
 *   says so in its "source"
 */
HkPack *
hk_pack_new_stand_in (const HkGameSpec *game,
                      GError          **error)
{
  g_autoptr (HkPack) self = make (game, error);
  g_autoptr (JsonNode) node = self == NULL ? NULL : hk_content_load (game->id, "stand-in", error);
  GHashTable *components = node == NULL ? NULL : read_components (self, node, "stand-in.json", error);

  if (components == NULL)
    return NULL;
  g_hash_table_unref (self->components);
  self->components = components;
  return g_steal_pointer (&self);
}

/**
 * hk_pack_get_schema:
 * @self: a pack
 *
 * Returns: (transfer none): the object of data/games/ID/pack-schema.json
 */
JsonObject *
hk_pack_get_schema (HkPack *self)
{
  return json_node_get_object (self->schema);
}

/**
 * hk_pack_list_kinds:
 * @self: a pack
 *
 * Returns: (transfer none): the kinds of component, objects with id, title, count, fields …
 */
JsonArray *
hk_pack_list_kinds (HkPack *self)
{
  return json_object_get_array_member (hk_pack_get_schema (self), "kinds");
}

/**
 * hk_pack_find_kind:
 * @self: a pack
 * @kind: the id of a kind
 * @error: return location for %HK_ERROR_UNKNOWN
 *
 * Returns: (transfer none): the kind, or %NULL
 */
JsonObject *
hk_pack_find_kind (HkPack     *self,
                   const char *kind,
                   GError    **error)
{
  JsonArray *kinds = hk_pack_list_kinds (self);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *object = json_array_get_object_element (kinds, i);

      if (g_str_equal (json_object_get_string_member (object, "id"), kind))
        return object;
    }
  /* Translators: %s: a game; %s: a kind of component. */
  g_set_error (error, HK_ERROR, HK_ERROR_UNKNOWN, _("%s has no components called “%s”."), self->game->title, kind);
  return NULL;
}

/**
 * hk_pack_list:
 * @self: a pack
 * @kind: the id of a kind
 *
 * Returns: (transfer none) (element-type JsonObject): what is known of that kind
 */
GPtrArray *
hk_pack_list (HkPack     *self,
              const char *kind)
{
  return list_of (self, kind);
}

/**
 * hk_pack_lookup:
 * @self: a pack
 * @kind: the id of a kind
 * @key: the value of the kind's key; "" for a kind of which there is one
 *
 * Returns: (transfer none) (nullable): the component
 */
JsonObject *
hk_pack_lookup (HkPack     *self,
                const char *kind,
                const char *key)
{
  guint position;

  return find (self, kind, key, &position) ? g_ptr_array_index (list_of (self, kind), position) : NULL;
}

/**
 * hk_pack_put:
 * @self: a pack
 * @kind: the id of a kind
 * @component: (transfer none): its values; one with the same key is replaced
 * @error: return location for an error
 *
 * Keeps a component. Nothing has changed after an error.
 *
 * Returns: whether it worked
 */
gboolean
hk_pack_put (HkPack     *self,
             const char *kind,
             JsonObject *component,
             GError    **error)
{
  g_autoptr (GPtrArray) before = NULL;

  if (!hk_pack_check (self, kind, component, error))
    return FALSE;
  before = copy_list (list_of (self, kind));
  place (self, kind, component);
  return commit (self, kind, before, error);
}

/**
 * hk_pack_learn:
 * @self: a pack
 * @kind: the id of a kind
 * @component: (transfer none): what a move has told of it
 * @error: return location for an error
 *
 * Keeps what was told at the table. Values that the owner has entered before and that were not told now
 * stay as they were.
 *
 * Returns: whether it worked
 */
gboolean
hk_pack_learn (HkPack     *self,
               const char *kind,
               JsonObject *component,
               GError    **error)
{
  g_autoptr (JsonObject) whole = json_object_new ();
  JsonObject *schema = hk_pack_find_kind (self, kind, error);
  g_autofree char *key = NULL;
  JsonObject *layers[2] = { NULL, component };

  if (schema == NULL)
    return FALSE;
  key = hk_pack_key_of (schema, component);
  layers[0] = key == NULL ? NULL : hk_pack_lookup (self, kind, key);
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      JsonObjectIter iter;
      const char *member;
      JsonNode *node;

      if (layers[i] == NULL)
        continue;
      json_object_iter_init_ordered (&iter, layers[i]);
      while (json_object_iter_next_ordered (&iter, &member, &node))
        json_object_set_member (whole, member, json_node_copy (node));
    }
  return hk_pack_put (self, kind, whole, error);
}

/**
 * hk_pack_remove:
 * @self: a pack
 * @kind: the id of a kind
 * @key: the key of a component
 * @error: return location for an error
 *
 * Forgets a component.
 *
 * Returns: whether it worked
 */
gboolean
hk_pack_remove (HkPack     *self,
                const char *kind,
                const char *key,
                GError    **error)
{
  g_autoptr (GPtrArray) before = NULL;
  guint position;

  if (!find (self, kind, key, &position))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The pack has no “%s”."), key);
      return FALSE;
    }
  before = copy_list (list_of (self, kind));
  g_ptr_array_remove_index (list_of (self, kind), position);
  return commit (self, kind, before, error);
}

/**
 * hk_pack_to_json:
 * @self: a pack
 *
 * Returns: (transfer full): an object with the game's id and the components by kind
 */
JsonNode *
hk_pack_to_json (HkPack *self)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonObject *all = json_object_new ();
  JsonArray *kinds = hk_pack_list_kinds (self);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      const char *kind = json_object_get_string_member (json_array_get_object_element (kinds, i), "id");
      GPtrArray *list = list_of (self, kind);
      JsonArray *array = json_array_new ();

      for (guint j = 0; j < list->len; j++)
        json_array_add_object_element (array, json_object_ref (g_ptr_array_index (list, j)));
      json_object_set_array_member (all, kind, array);
    }
  json_object_set_string_member (object, "game", self->game->id);
  json_object_set_object_member (object, "components", all);
  return json_node_init_object (json_node_alloc (), object);
}

/* Takes over @components, kind by kind, over what is there. */
gboolean
hk_pack_merge (HkPack     *self,
               GHashTable *components,
               GError    **error)
{
  g_autoptr (GHashTable) before = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  GHashTableIter iter;
  gpointer kind;
  gpointer list;

  g_hash_table_iter_init (&iter, self->components);
  while (g_hash_table_iter_next (&iter, &kind, &list))
    g_hash_table_insert (before, g_strdup (kind), copy_list (list));
  g_hash_table_iter_init (&iter, components);
  while (g_hash_table_iter_next (&iter, &kind, &list))
    for (guint i = 0; i < ((GPtrArray *) list)->len; i++)
      place (self, kind, g_ptr_array_index ((GPtrArray *) list, i));
  if (!save (self, error))
    {
      g_hash_table_unref (self->components);
      self->components = g_steal_pointer (&before);
      return FALSE;
    }
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

/**
 * hk_pack_import_json:
 * @self: a pack
 * @text: what hk_pack_to_json() gave
 * @error: return location for %HK_ERROR_FORMAT
 *
 * Adds the components of another pack; those with the same key are replaced. All or nothing.
 *
 * Returns: whether it worked
 */
gboolean
hk_pack_import_json (HkPack     *self,
                     const char *text,
                     GError    **error)
{
  g_autoptr (JsonNode) node = hk_content_parse (text, -1, _("The file"), error);
  g_autoptr (GHashTable) components = node == NULL ? NULL : read_components (self, node, _("the file"), error);

  return components != NULL && hk_pack_merge (self, components, error);
}
