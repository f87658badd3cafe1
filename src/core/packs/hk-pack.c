/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "core/content/hk-content.h"
#include "core/content/hk-file.h"
#include "core/record/hk-error.h"
#include "hk-pack-private.h"

/* What the owner of a box has entered of its components. Every change is made to what lies on the disk at that
 * moment, and is on the disk at once: the file is written whole beside the old one, which is kept with ".before" at
 * its end. */

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
  g_clear_pointer (&self->about, json_object_unref);
  g_hash_table_unref (self->components);
  g_hash_table_unref (self->picks);
  g_queue_clear_full (&self->changes, hk_pack_change_free);
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
  self->picks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_strfreev);
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

/* Puts one component in its place, without keeping it. */
void
hk_pack_place (HkPack     *self,
               const char *kind,
               JsonObject *component)
{
  JsonObject *schema = hk_pack_find_kind (self, kind, NULL);
  GPtrArray *list = list_of (self, kind);
  g_autofree char *key = hk_pack_key_of (schema, component);
  guint position;

  if (find (self, kind, key, &position))
    {
      json_object_unref (g_ptr_array_index (list, position));
      g_ptr_array_index (list, position) = hk_pack_tidy (schema, component);
    }
  else
    g_ptr_array_add (list, hk_pack_tidy (schema, component));
}

static HkPack *
make (const HkGameSpec *game,
      GError          **error)
{
  g_autoptr (HkPack) self = g_object_new (HK_TYPE_PACK, NULL);

  self->game = game;
  /* There is nothing to be entered of a game without one. */
  self->schema = hk_content_has (game->id, "pack-schema") ? hk_content_load (game->id, "pack-schema", error)
                                                          : json_from_string ("{\"kinds\":[]}", NULL);
  return self->schema == NULL ? NULL : g_steal_pointer (&self);
}

/* What lies on the disk now, which another program may have written; NULL when nothing does or on an error. */
static GHashTable *
read_file (HkPack  *self,
           GError **error)
{
  g_autofree char *name = g_path_get_basename (self->path);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;
  GHashTable *components;
  gsize length;

  if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
    return NULL;
  text = hk_file_read (self->path, HK_FILE_LIMIT, &length, error);
  node = text == NULL ? NULL : hk_content_parse (text, (gssize) length, name, error);
  if (node == NULL)
    return NULL;
  components = hk_pack_read_components (self, node, name, error);
  if (components != NULL)
    {
      g_clear_pointer (&self->about, json_object_unref);
      self->about = hk_pack_read_about (json_node_get_object (node));
    }
  return components;
}

/* Takes over what lies on the disk. What is known stays when there is no file: somebody has taken it away. */
static gboolean
reload (HkPack  *self,
        GError **error)
{
  g_autoptr (GError) local = NULL;
  GHashTable *components = read_file (self, &local);

  if (local != NULL)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  if (components != NULL)
    {
      g_hash_table_unref (self->components);
      self->components = components;
    }
  return TRUE;
}

/* Writes all of it, and keeps the file as it was beside it. */
static gboolean
save (HkPack  *self,
      int      lock,
      GError **error)
{
  g_autoptr (JsonNode) node = hk_pack_to_json (self);
  g_autofree char *text = json_to_string (node, TRUE);
  g_autofree char *before = g_strconcat (self->path, HK_PACK_BEFORE, NULL);

  if (strlen (text) > HK_PACK_MAX_BYTES)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("The pack would be too large to be read again."));
      return FALSE;
    }
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    {
      gsize length;
      g_autofree char *old = hk_file_read (self->path, HK_FILE_LIMIT, &length, NULL);

      if (old == NULL || !hk_pack_file_replace (before, lock, old))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The pack as it was cannot be kept, so nothing was changed."));
          return FALSE;
        }
    }
  if (!hk_pack_file_replace (self->path, lock, text))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The pack could not be written."));
      return FALSE;
    }
  return TRUE;
}

/* Makes a change to what lies on the disk at this moment, and keeps it there; all or nothing. Other programs wait meanwhile, so
 * that what they have added is not lost. */
gboolean
hk_pack_commit (HkPack          *self,
                HkPackChangeFunc change,
                gpointer         data,
                GError         **error)
{
  g_autoptr (GHashTable) before = hk_pack_copy_components (self->components);
  g_autoptr (JsonObject) about = NULL;
  g_autofd int lock = -1;

  if (self->path != NULL)
    {
      if ((lock = hk_pack_file_lock (self->path, TRUE, error)) < 0 || !reload (self, error))
        return FALSE;
      g_hash_table_unref (before);
      before = hk_pack_copy_components (self->components);
    }
  about = self->about == NULL ? NULL : json_object_ref (self->about);
  if (!change (self, data, error) || (self->path != NULL && !save (self, lock, error)))
    {
      g_hash_table_unref (self->components);
      self->components = g_steal_pointer (&before);
      g_clear_pointer (&self->about, json_object_unref);
      self->about = g_steal_pointer (&about);
      return FALSE;
    }
  hk_pack_remember (self, before, about);
  g_signal_emit (self, signals[CHANGED], 0);
  return TRUE;
}

/* Opens the owner's pack for a game; one that is not there yet is empty. A file that cannot be read is left as it
 * is. Returns (transfer full): the pack, or %NULL. Errors: %HK_ERROR_FORMAT or %HK_ERROR_STORAGE.
 * @directory: (nullable): the folder of packs, which need not be there yet; %NULL to keep nothing */
HkPack *
hk_pack_open (const HkGameSpec *game,
              const char       *directory,
              GError          **error)
{
  g_autoptr (HkPack) self = make (game, error);
  g_autofree char *name = NULL;
  g_autofd int lock = -1;

  if (self == NULL || directory == NULL)
    return g_steal_pointer (&self);
  name = g_strconcat (game->id, ".json", NULL);
  self->path = g_build_filename (directory, name, NULL);
  if (g_file_test (directory, G_FILE_TEST_IS_DIR) && (lock = hk_pack_file_lock (self->path, FALSE, NULL)) >= 0)
    hk_pack_file_sweep (self->path);
  return reload (self, error) ? g_steal_pointer (&self) : NULL;
}

/* Returns (transfer full): the values that stand in for what nobody has entered; every one of them says so in its
 * "source". */
HkPack *
hk_pack_new_stand_in (const HkGameSpec *game,
                      GError          **error)
{
  g_autoptr (HkPack) self = make (game, error);
  g_autoptr (JsonNode) node = self == NULL ? NULL : hk_content_load (game->id, "stand-in", error);
  GHashTable *components = node == NULL ? NULL : hk_pack_read_components (self, node, "stand-in.json", error);

  if (components == NULL)
    return NULL;
  g_hash_table_unref (self->components);
  self->components = components;
  return g_steal_pointer (&self);
}

/* Returns the game whose box it is. */
const HkGameSpec *
hk_pack_get_game (HkPack *self)
{
  return self->game;
}

/* Returns the object of data/games/ID/pack-schema.json. */
JsonObject *
hk_pack_get_schema (HkPack *self)
{
  return json_node_get_object (self->schema);
}

/* Returns the kinds of component, objects with id, title, count, fields …. */
JsonArray *
hk_pack_list_kinds (HkPack *self)
{
  return json_object_get_array_member (hk_pack_get_schema (self), "kinds");
}

/* Returns the kind, or %NULL. Errors: %HK_ERROR_UNKNOWN.
 * @kind: the id of a kind */
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

/* Returns (element-type JsonObject): what is known of that kind.
 * @kind: the id of a kind */
GPtrArray *
hk_pack_list (HkPack     *self,
              const char *kind)
{
  return list_of (self, kind);
}

/* Returns (nullable): the component.
 * @kind: the id of a kind
 * @key: the value of the kind's key; "" for a kind of which there is one */
JsonObject *
hk_pack_lookup (HkPack     *self,
                const char *kind,
                const char *key)
{
  guint position;

  return find (self, kind, key, &position) ? g_ptr_array_index (list_of (self, kind), position) : NULL;
}

/* What a change is about. */
typedef struct
{
  const char *kind;
  const char *key;
  JsonObject *component;
} Entry;

static gboolean
put (HkPack  *self,
     gpointer data,
     GError **error)
{
  const Entry *entry = data;

  g_autoptr (JsonObject) component = hk_pack_sign (self, entry->component);

  hk_pack_place (self, entry->kind, component);
  return TRUE;
}

/* Keeps a component. Nothing has changed after an error. Returns whether it worked.
 * @kind: the id of a kind
 * @component: (transfer none): its values; one with the same key is replaced */
gboolean
hk_pack_put (HkPack     *self,
             const char *kind,
             JsonObject *component,
             GError    **error)
{
  Entry entry = { kind, NULL, component };

  return hk_pack_check (self, kind, component, error) && hk_pack_commit (self, put, &entry, error);
}

static gboolean
replace (HkPack  *self,
         gpointer data,
         GError **error)
{
  const Entry *entry = data;
  JsonObject *schema = hk_pack_find_kind (self, entry->kind, NULL);
  g_autofree char *key = hk_pack_key_of (schema, entry->component);
  g_autoptr (JsonObject) tidy = hk_pack_tidy (schema, entry->component);
  JsonObject *component;
  guint position;

  if (g_strcmp0 (key, entry->key) != 0 && find (self, entry->kind, key, &position))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” has been entered already."), key);
  component = hk_pack_sign (self, tidy);
  if (entry->key == NULL || !find (self, entry->kind, entry->key, &position))
    g_ptr_array_add (list_of (self, entry->kind), component);
  else
    {
      json_object_unref (g_ptr_array_index (list_of (self, entry->kind), position));
      g_ptr_array_index (list_of (self, entry->kind), position) = component;
    }
  return TRUE;
}

/* Keeps a component in the place of another or as a new one; it never takes the place of a third. Returns whether it worked.
 * @kind: the id of a kind
 * @old_key: (nullable): the key of the component as it was; %NULL when it is new
 * @component: (transfer none): its values */
gboolean
hk_pack_replace (HkPack     *self,
                 const char *kind,
                 const char *old_key,
                 JsonObject *component,
                 GError    **error)
{
  Entry entry = { kind, old_key, component };

  return hk_pack_check (self, kind, component, error) && hk_pack_commit (self, replace, &entry, error);
}

static gboolean
forget (HkPack  *self,
        gpointer data,
        GError **error)
{
  const Entry *entry = data;
  guint position;

  if (!find (self, entry->kind, entry->key, &position))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The pack has no “%s”."), entry->key);
      return FALSE;
    }
  g_ptr_array_remove_index (list_of (self, entry->kind), position);
  return TRUE;
}

/* Forgets a component. Returns whether it worked.
 * @kind: the id of a kind
 * @key: the key of a component */
gboolean
hk_pack_remove (HkPack     *self,
                const char *kind,
                const char *key,
                GError    **error)
{
  Entry entry = { kind, key, NULL };

  return hk_pack_commit (self, forget, &entry, error);
}

static gboolean
merge (HkPack  *self,
       gpointer components,
       GError **error)
{
  GHashTableIter iter;
  gpointer kind;
  gpointer list;

  g_hash_table_iter_init (&iter, components);
  while (g_hash_table_iter_next (&iter, &kind, &list))
    for (guint i = 0; i < ((GPtrArray *) list)->len; i++)
      hk_pack_place (self, kind, g_ptr_array_index ((GPtrArray *) list, i));
  return TRUE;
}

/* Takes over @components, kind by kind, over what is there. */
gboolean
hk_pack_merge (HkPack     *self,
               GHashTable *components,
               GError    **error)
{
  return hk_pack_commit (self, merge, components, error);
}

typedef struct
{
  GHashTable *components;
  JsonObject *about;
} Whole;

static gboolean
join (HkPack  *self,
      gpointer data,
      GError **error)
{
  const Whole *whole = data;

  if (whole->about != NULL)
    hk_pack_fill_about (self, whole->about);
  return merge (self, whole->components, error);
}

/* Takes over @components over what is there, and what another pack says of the box where ours says nothing.
 * @about: (nullable) */
gboolean
hk_pack_join (HkPack     *self,
              GHashTable *components,
              JsonObject *about,
              GError    **error)
{
  Whole whole = { components, about };

  return hk_pack_commit (self, join, &whole, error);
}
