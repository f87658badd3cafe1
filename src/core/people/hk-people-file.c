/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>

#include "core/content/hk-file.h"
#include "core/content/hk-limits.h"
#include "core/record/hk-error.h"
#include "hk-people-private.h"

/* The file of who is who. */

#define FORMAT   2
#define MAX_FILE ((gsize) 8 << 20)

static int
compare_keys (gconstpointer a,
              gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* (transfer container): the keys of a table, in order. */
static GPtrArray *
list_keys (GHashTable *table)
{
  GPtrArray *keys = g_hash_table_get_keys_as_ptr_array (table);

  g_ptr_array_sort (keys, compare_keys);
  return keys;
}

static void
set_text (JsonObject *object,
          const char *member,
          const char *text)
{
  if (text != NULL)
    json_object_set_string_member (object, member, text);
}

static JsonArray *
write_names (GHashTable *aliases)
{
  g_autoptr (GPtrArray) keys = list_keys (aliases);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < keys->len; i++)
    {
      const HkPeopleAlias *alias = g_hash_table_lookup (aliases, g_ptr_array_index (keys, i));
      JsonObject *one = json_object_new ();

      json_object_set_string_member (one, "name", alias->name);
      json_object_set_string_member (one, "person", alias->person);
      json_array_add_object_element (array, one);
    }
  return array;
}

static JsonArray *
write_looks (GHashTable *looks)
{
  g_autoptr (GPtrArray) keys = list_keys (looks);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < keys->len; i++)
    {
      const HkPeopleLook *look = g_hash_table_lookup (looks, g_ptr_array_index (keys, i));
      JsonObject *one = json_object_new ();

      json_object_set_string_member (one, "person", look->person);
      set_text (one, "colour", look->colour);
      set_text (one, "picture", look->picture);
      json_array_add_object_element (array, one);
    }
  return array;
}

static JsonArray *
write_groups (GPtrArray *groups)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < groups->len; i++)
    {
      const HkPeopleGroup *group = g_ptr_array_index (groups, i);
      JsonObject *one = json_object_new ();
      JsonArray *names = json_array_new ();

      for (guint j = 0; group->names[j] != NULL; j++)
        json_array_add_string_element (names, group->names[j]);
      json_object_set_string_member (one, "name", group->name);
      json_object_set_array_member (one, "people", names);
      json_array_add_object_element (array, one);
    }
  return array;
}

/* Returns (transfer full): what the file says of it. */
char *
hk_people_write_state (const HkPeopleState *self)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autoptr (JsonObject) object = json_object_new ();

  json_object_set_int_member (object, "people", FORMAT);
  json_object_set_array_member (object, "names", write_names (self->aliases));
  json_object_set_array_member (object, "looks", write_looks (self->looks));
  json_object_set_array_member (object, "groups", write_groups (self->groups));
  json_node_init_object (node, object);
  return json_to_string (node, TRUE);
}

static const char *
get_text (JsonObject *object,
          const char *member)
{
  JsonNode *node = json_object_get_member (object, member);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
}

static void
read_alias (HkPeopleState *self,
            JsonObject    *object)
{
  const char *name = get_text (object, "name");
  const char *person = get_text (object, "person");

  if (name != NULL && person != NULL && hk_limits_check_name (person, NULL))
    hk_people_state_add_alias (self, name, person);
}

static void
read_look (HkPeopleState *self,
           JsonObject    *object)
{
  const char *person = get_text (object, "person");
  const char *colour = get_text (object, "colour");
  const char *picture = get_text (object, "picture");
  HkPeopleLook *look;

  if (person == NULL || !hk_limits_check_name (person, NULL))
    return;
  look = hk_people_state_add_look (self, person);
  if (colour != NULL && hk_limits_check_name (colour, NULL))
    g_set_str (&look->colour, colour);
  /* Nothing outside of the folder of pictures is ever opened. */
  if (picture != NULL && strchr (picture, '/') == NULL && *picture != '.')
    g_set_str (&look->picture, picture);
}

static void
read_group (HkPeopleState *self,
            JsonObject    *object)
{
  const char *name = get_text (object, "name");
  JsonNode *people = json_object_get_member (object, "people");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  if (name == NULL || *name == '\0' || !hk_limits_check_name (name, NULL) || people == NULL || !JSON_NODE_HOLDS_ARRAY (people))
    return;
  for (guint i = 0; i < json_array_get_length (json_node_get_array (people)); i++)
    {
      JsonNode *node = json_array_get_element (json_node_get_array (people), i);

      if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
        g_strv_builder_add (builder, json_node_get_string (node));
    }
  names = g_strv_builder_end (builder);
  if (names[0] != NULL)
    hk_people_state_add_group (self, name, (const char * const *) names);
}

/* Has @read read each object of a list; what is none is passed over. */
static void
read_list (HkPeopleState *self,
           JsonObject    *object,
           const char    *member,
           void         (*read) (HkPeopleState *self, JsonObject *object))
{
  JsonNode *list = json_object_get_member (object, member);

  if (list == NULL || !JSON_NODE_HOLDS_ARRAY (list))
    return;
  for (guint i = 0; i < json_array_get_length (json_node_get_array (list)); i++)
    {
      JsonNode *node = json_array_get_element (json_node_get_array (list), i);

      if (JSON_NODE_HOLDS_OBJECT (node))
        read (self, json_node_get_object (node));
    }
}

/* Returns (transfer full) (nullable): what @text says.
 * @format: (out): of which version it is; 0 of none */
HkPeopleState *
hk_people_read_state (const char *text,
                      gint64     *format)
{
  g_autoptr (HkPeopleState) state = hk_people_state_new ();
  g_autoptr (JsonNode) root = hk_limits_check_json (text, strlen (text), "people.json", NULL) ? json_from_string (text, NULL) : NULL;
  JsonObject *object = root == NULL || !JSON_NODE_HOLDS_OBJECT (root) ? NULL : json_node_get_object (root);
  JsonNode *names = object == NULL ? NULL : json_object_get_member (object, "names");

  *format = object == NULL ? 0 : json_object_get_int_member_with_default (object, "people", 0);
  if (*format < 1 || names == NULL || !JSON_NODE_HOLDS_ARRAY (names))
    return NULL;
  read_list (state, object, "names", read_alias);
  read_list (state, object, "looks", read_look);
  read_list (state, object, "groups", read_group);
  return g_steal_pointer (&state);
}

/* Takes what the file says, where it can be read. */
void
hk_people_read_file (HkPeople *self)
{
  g_autoptr (HkPeopleState) state = NULL;
  g_autofree char *text = NULL;
  gint64 format = 0;
  gsize length;

  if (self->path == NULL || !g_file_test (self->path, G_FILE_TEST_EXISTS))
    return;
  text = hk_file_read (self->path, MAX_FILE, &length, NULL);
  state = text == NULL || !g_utf8_validate (text, (gssize) length, NULL) ? NULL : hk_people_read_state (text, &format);
  self->is_newer = format > FORMAT;
  self->is_damaged = state == NULL && !self->is_newer;
  if (state == NULL || self->is_newer)
    return;
  hk_people_state_free (self->state);
  self->state = g_steal_pointer (&state);
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

/* Brings it to the disk. Returns whether it worked. Errors: %HK_ERROR_STORAGE. */
gboolean
hk_people_write_file (HkPeople *self,
                      GError  **error)
{
  const GFileSetContentsFlags flags = G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE;
  g_autofree char *text = hk_people_write_state (self->state);
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
