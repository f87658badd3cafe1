/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>

#include "core/content/hk-file.h"
#include "core/content/hk-limits.h"
#include "core/record/hk-error.h"
#include "hk-people.h"

#define FORMAT   1
#define MAX_FILE ((gsize) 8 << 20)

/* A name that stands for somebody, as it was first written. */
typedef struct
{
  char *name;
  char *person;
} Alias;

struct _HkPeople
{
  GObject     parent_instance;

  char       *path;       /* (nullable) */
  GHashTable *aliases;    /* hk_people_dup_key() to Alias */
  gboolean    is_newer;   /* the file is of a newer version: it is left alone */
  gboolean    is_damaged; /* the file cannot be read: it is set aside before another is written */
};

G_DEFINE_FINAL_TYPE (HkPeople, hk_people, G_TYPE_OBJECT)

static guint changed_signal;

static void
alias_free (gpointer data)
{
  Alias *alias = data;

  g_free (alias->name);
  g_free (alias->person);
  g_free (alias);
}

static void
hk_people_finalize (GObject *object)
{
  HkPeople *self = HK_PEOPLE (object);

  g_free (self->path);
  g_hash_table_unref (self->aliases);
  G_OBJECT_CLASS (hk_people_parent_class)->finalize (object);
}

static void
hk_people_class_init (HkPeopleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_people_finalize;
  changed_signal = g_signal_new ("changed", HK_TYPE_PEOPLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GHashTable *
make_aliases (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, alias_free);
}

static void
hk_people_init (HkPeople *self)
{
  self->aliases = make_aliases ();
}

/* Returns (transfer full): the same for names that are the same. */
char *
hk_people_dup_key (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  g_autofree char *bare = g_strstrip (g_strdup (normal == NULL ? name : normal));

  return g_utf8_casefold (bare, -1);
}

/* Returns whether the names are the same. */
gboolean
hk_people_is_same (const char *name,
                   const char *other)
{
  g_autofree char *key = NULL;
  g_autofree char *other_key = NULL;

  if (g_str_equal (name, other))
    return TRUE;
  key = hk_people_dup_key (name);
  other_key = hk_people_dup_key (other);
  return g_str_equal (key, other_key);
}

static void
add_alias (GHashTable *aliases,
           const char *name,
           const char *person)
{
  Alias *alias = g_new (Alias, 1);

  *alias = (Alias) { g_strdup (name), g_strdup (person) };
  g_hash_table_replace (aliases, hk_people_dup_key (name), alias);
}

/* Reads one entry of the file; what is none is passed over. */
static void
read_alias (GHashTable *aliases,
            JsonNode   *node)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  const char *name = object == NULL ? NULL : json_object_get_string_member_with_default (object, "name", NULL);
  const char *person = object == NULL ? NULL : json_object_get_string_member_with_default (object, "person", NULL);

  if (name != NULL && person != NULL && hk_limits_check_name (person, NULL))
    add_alias (aliases, name, person);
}

/* Returns (transfer full) (nullable): what @text says. */
static GHashTable *
read_aliases (const char *text,
              gint64     *format)
{
  g_autoptr (GHashTable) aliases = make_aliases ();
  g_autoptr (JsonNode) root = hk_limits_check_json (text, strlen (text), "people.json", NULL) ? json_from_string (text, NULL) : NULL;
  JsonObject *object = root == NULL || !JSON_NODE_HOLDS_OBJECT (root) ? NULL : json_node_get_object (root);
  JsonNode *names = object == NULL ? NULL : json_object_get_member (object, "names");

  *format = object == NULL ? 0 : json_object_get_int_member_with_default (object, "people", 0);
  if (*format < 1 || names == NULL || !JSON_NODE_HOLDS_ARRAY (names))
    return NULL;
  for (guint i = 0; i < json_array_get_length (json_node_get_array (names)); i++)
    read_alias (aliases, json_array_get_element (json_node_get_array (names), i));
  return g_steal_pointer (&aliases);
}

static void
read_file (HkPeople *self)
{
  g_autoptr (GHashTable) aliases = NULL;
  g_autofree char *text = NULL;
  gint64 format = 0;
  gsize length;

  if (self->path == NULL || !g_file_test (self->path, G_FILE_TEST_EXISTS))
    return;
  text = hk_file_read (self->path, MAX_FILE, &length, NULL);
  aliases = text == NULL || !g_utf8_validate (text, (gssize) length, NULL) ? NULL : read_aliases (text, &format);
  self->is_newer = format > FORMAT;
  self->is_damaged = aliases == NULL && !self->is_newer;
  if (aliases == NULL || self->is_newer)
    return;
  g_hash_table_unref (self->aliases);
  self->aliases = g_steal_pointer (&aliases);
}

/* Returns (transfer full): the people of the file.
 * @path: (nullable): in the data folder; it need not be there. %NULL keeps nothing. */
HkPeople *
hk_people_new (const char *path)
{
  HkPeople *self = g_object_new (HK_TYPE_PEOPLE, NULL);

  self->path = g_strdup (path);
  read_file (self);
  return self;
}

/* Returns (transfer none): the person, by name; until the next change, or as long as @name.
 * @name: as a journal has it */
const char *
hk_people_find (HkPeople   *self,
                const char *name)
{
  g_autofree char *key = NULL;
  const Alias *alias;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && name != NULL, NULL);

  if (g_hash_table_size (self->aliases) == 0)
    return name;
  key = hk_people_dup_key (name);
  alias = g_hash_table_lookup (self->aliases, key);
  return alias == NULL ? name : alias->person;
}

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* Returns (transfer full): who is who, for hk_people_restore(). */
char *
hk_people_save (HkPeople *self)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (GPtrArray) keys = NULL;
  JsonArray *names = json_array_new ();

  g_return_val_if_fail (HK_IS_PEOPLE (self), NULL);

  keys = g_hash_table_get_keys_as_ptr_array (self->aliases);
  g_ptr_array_sort (keys, compare_keys);
  for (guint i = 0; i < keys->len; i++)
    {
      const Alias *alias = g_hash_table_lookup (self->aliases, g_ptr_array_index (keys, i));
      JsonObject *one = json_object_new ();

      json_object_set_string_member (one, "name", alias->name);
      json_object_set_string_member (one, "person", alias->person);
      json_array_add_object_element (names, one);
    }
  json_object_set_int_member (object, "people", FORMAT);
  json_object_set_array_member (object, "names", names);
  json_node_init_object (node, object);
  return json_to_string (node, TRUE);
}

/* What cannot be read is kept beside the new file. */
static void
set_aside (HkPeople *self)
{
  for (guint i = 1;; i++)
    {
      g_autofree char *aside = g_strdup_printf ("%s.damaged-%u", self->path, i);

      if (g_file_test (aside, G_FILE_TEST_EXISTS))
        continue;
      g_rename (self->path, aside);
      self->is_damaged = FALSE;
      return;
    }
}

static gboolean
write_file (HkPeople *self,
            GError  **error)
{
  const GFileSetContentsFlags flags = G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE;
  g_autofree char *text = hk_people_save (self);
  g_autofree char *folder = NULL;
  g_autoptr (GError) local = NULL;

  if (self->path == NULL)
    return TRUE;
  folder = g_path_get_dirname (self->path);
  g_mkdir_with_parents (folder, 0700);
  if (self->is_damaged)
    set_aside (self);
  if (g_file_set_contents_full (self->path, text, -1, flags, 0600, &local))
    return TRUE;
  return hk_error_fail (error, HK_ERROR_STORAGE, _("Who is who cannot be kept: %s"), local->message);
}

/* Takes @aliases in the place of those that are, where they can be brought to the disk. */
static gboolean
take (HkPeople   *self,
      GHashTable *aliases,
      GError    **error)
{
  g_autoptr (GHashTable) taken = aliases;
  g_autoptr (GHashTable) before = NULL;

  if (self->is_newer)
    return hk_error_fail (error, HK_ERROR_NEWER, _("Who is who was written by a newer version of Hordekeeper, and is left as it is."));
  before = self->aliases;
  self->aliases = g_steal_pointer (&taken);
  if (!write_file (self, error))
    {
      g_hash_table_unref (self->aliases);
      self->aliases = g_steal_pointer (&before);
      return FALSE;
    }
  g_signal_emit (self, changed_signal, 0);
  return TRUE;
}

static GHashTable *
copy_aliases (HkPeople *self)
{
  GHashTable *aliases = make_aliases ();
  GHashTableIter iter;
  gpointer value;

  g_hash_table_iter_init (&iter, self->aliases);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    add_alias (aliases, ((const Alias *) value)->name, ((const Alias *) value)->person);
  return aliases;
}

/* Calls a person otherwise. If somebody has that name already, the two are one from now on.
 * @person: as hk_people_find() gives it
 * @name: the name to come
 * @error: return location for %HK_ERROR_PARAMETER, %HK_ERROR_NEWER and %HK_ERROR_STORAGE; nothing changes then
 *
 * Returns: whether it worked */
gboolean
hk_people_rename (HkPeople   *self,
                  const char *person,
                  const char *name,
                  GError    **error)
{
  g_autofree char *bare = g_strstrip (g_strdup (name));
  const char *known = hk_people_find (self, bare);
  g_auto (GStrv) names = NULL;
  GHashTable *aliases;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && person != NULL, FALSE);

  if (*bare == '\0')
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A person needs a name."));
  if (!hk_limits_check_name (bare, error))
    return FALSE;
  if (hk_people_is_same (known, person))
    known = bare;
  names = hk_people_list_names (self, person);
  aliases = copy_aliases (self);
  for (guint i = 0; names[i] != NULL; i++)
    add_alias (aliases, names[i], known);
  add_alias (aliases, person, known);
  add_alias (aliases, bare, known);
  return take (self, aliases, error);
}

/* Lets a name stand for itself again.
 * @name: one of hk_people_list_names()
 * @error: return location for %HK_ERROR_NEWER and %HK_ERROR_STORAGE
 *
 * Returns: whether it worked */
gboolean
hk_people_separate (HkPeople   *self,
                    const char *name,
                    GError    **error)
{
  g_autofree char *key = NULL;
  GHashTable *aliases;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && name != NULL, FALSE);

  key = hk_people_dup_key (name);
  aliases = copy_aliases (self);
  g_hash_table_remove (aliases, key);
  return take (self, aliases, error);
}

/* Returns (transfer full): the other names that stand for the person, in the order of their letters. */
GStrv
hk_people_list_names (HkPeople   *self,
                      const char *person)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer value;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && person != NULL, NULL);

  g_hash_table_iter_init (&iter, self->aliases);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const Alias *alias = value;

      if (hk_people_is_same (alias->person, person) && !hk_people_is_same (alias->name, person))
        g_ptr_array_add (names, g_strdup (alias->name));
    }
  g_ptr_array_sort (names, compare_keys);
  g_ptr_array_add (names, NULL);
  return (GStrv) g_ptr_array_steal (names, NULL);
}

/* Takes back what was changed since.
 * @saved: from hk_people_save()
 * @error: return location for %HK_ERROR_NEWER and %HK_ERROR_STORAGE
 *
 * Returns: whether it worked */
gboolean
hk_people_restore (HkPeople   *self,
                   const char *saved,
                   GError    **error)
{
  gint64 format;
  GHashTable *aliases = read_aliases (saved, &format);

  g_return_val_if_fail (HK_IS_PEOPLE (self) && aliases != NULL, FALSE);

  return take (self, aliases, error);
}
