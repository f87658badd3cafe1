/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-limits.h"
#include "core/record/hk-error.h"
#include "hk-people-private.h"

G_DEFINE_FINAL_TYPE (HkPeople, hk_people, G_TYPE_OBJECT)

static guint changed_signal;

static void
alias_free (gpointer data)
{
  HkPeopleAlias *alias = data;

  g_free (alias->name);
  g_free (alias->person);
  g_free (alias);
}

static void
look_free (gpointer data)
{
  HkPeopleLook *look = data;

  g_free (look->person);
  g_free (look->colour);
  g_free (look->picture);
  g_free (look);
}

static void
group_free (gpointer data)
{
  HkPeopleGroup *group = data;

  g_free (group->name);
  g_strfreev (group->names);
  g_free (group);
}

/* Returns (transfer full): nobody. */
HkPeopleState *
hk_people_state_new (void)
{
  HkPeopleState *self = g_new (HkPeopleState, 1);

  self->aliases = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, alias_free);
  self->looks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, look_free);
  self->groups = g_ptr_array_new_with_free_func (group_free);
  return self;
}

void
hk_people_state_free (HkPeopleState *self)
{
  g_hash_table_unref (self->aliases);
  g_hash_table_unref (self->looks);
  g_ptr_array_unref (self->groups);
  g_free (self);
}

/* Returns (transfer full): one to change, for hk_people_take(). */
HkPeopleState *
hk_people_state_copy (HkPeople *people)
{
  g_autofree char *text = hk_people_write_state (people->state);
  gint64 format;

  return hk_people_read_state (text, &format);
}

void
hk_people_state_add_alias (HkPeopleState *self,
                           const char    *name,
                           const char    *person)
{
  HkPeopleAlias *alias = g_new (HkPeopleAlias, 1);

  *alias = (HkPeopleAlias) { g_strdup (name), g_strdup (person) };
  g_hash_table_replace (self->aliases, hk_people_dup_key (name), alias);
}

/* Returns (transfer none): how the person is shown, from now on at least as nothing special. */
HkPeopleLook *
hk_people_state_add_look (HkPeopleState *self,
                          const char    *person)
{
  g_autofree char *key = hk_people_dup_key (person);
  HkPeopleLook *look = g_hash_table_lookup (self->looks, key);

  if (look == NULL)
    {
      look = g_new0 (HkPeopleLook, 1);
      look->person = g_strdup (person);
      g_hash_table_insert (self->looks, g_steal_pointer (&key), look);
    }
  return look;
}

void
hk_people_state_add_group (HkPeopleState      *self,
                           const char         *name,
                           const char * const *names)
{
  HkPeopleGroup *group = g_new (HkPeopleGroup, 1);

  *group = (HkPeopleGroup) { g_strdup (name), g_strdupv ((char **) names) };
  g_ptr_array_add (self->groups, group);
}

static void
hk_people_finalize (GObject *object)
{
  HkPeople *self = HK_PEOPLE (object);

  g_free (self->path);
  hk_people_state_free (self->state);
  G_OBJECT_CLASS (hk_people_parent_class)->finalize (object);
}

static void
hk_people_class_init (HkPeopleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_people_finalize;
  changed_signal = g_signal_new ("changed", HK_TYPE_PEOPLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_people_init (HkPeople *self)
{
  self->state = hk_people_state_new ();
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

/* Returns (transfer full): the people of the file.
 * @path: (nullable): in the data folder; it need not be there. %NULL keeps nothing. */
HkPeople *
hk_people_new (const char *path)
{
  HkPeople *self = g_object_new (HK_TYPE_PEOPLE, NULL);

  self->path = g_strdup (path);
  hk_people_read_file (self);
  return self;
}

/* Returns (transfer full): the people of the person’s data folder. */
HkPeople *
hk_people_new_for_user (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "hordekeeper", "people.json", NULL);

  return hk_people_new (path);
}

/* Returns (transfer none): the person, by name; until the next change, or as long as @name.
 * @name: as a journal has it */
const char *
hk_people_find (HkPeople   *self,
                const char *name)
{
  g_autofree char *key = NULL;
  const HkPeopleAlias *alias;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && name != NULL, NULL);

  if (g_hash_table_size (self->state->aliases) == 0)
    return name;
  key = hk_people_dup_key (name);
  alias = g_hash_table_lookup (self->state->aliases, key);
  return alias == NULL ? name : alias->person;
}

/* Returns (transfer full): who is who, for hk_people_restore(). */
char *
hk_people_save (HkPeople *self)
{
  g_return_val_if_fail (HK_IS_PEOPLE (self), NULL);

  return hk_people_write_state (self->state);
}

/* Takes @state in the place of what is, where it can be brought to the disk.
 * @state: (transfer full)
 *
 * Returns: whether it worked. Errors: %HK_ERROR_NEWER and %HK_ERROR_STORAGE; nothing changes then */
gboolean
hk_people_take (HkPeople      *self,
                HkPeopleState *state,
                GError       **error)
{
  g_autoptr (HkPeopleState) taken = state;
  g_autoptr (HkPeopleState) before = NULL;

  if (self->is_newer)
    return hk_error_fail (error, HK_ERROR_NEWER, _("Who is who was written by a newer version of Hordekeeper, and is left as it is."));
  before = self->state;
  self->state = g_steal_pointer (&taken);
  if (!hk_people_write_file (self, error))
    {
      hk_people_state_free (self->state);
      self->state = g_steal_pointer (&before);
      return FALSE;
    }
  g_signal_emit (self, changed_signal, 0);
  return TRUE;
}

/* The look goes with the person; of two who become one the look of the other is taken where there is any. */
static void
move_look (HkPeopleState *state,
           const char    *person,
           const char    *name)
{
  g_autofree char *from = hk_people_dup_key (person);
  g_autofree char *to = hk_people_dup_key (name);
  const HkPeopleLook *old = g_hash_table_lookup (state->looks, from);
  HkPeopleLook *look;

  if (old == NULL || g_str_equal (from, to))
    return;
  look = hk_people_state_add_look (state, name);
  if (look->colour == NULL)
    g_set_str (&look->colour, old->colour);
  if (look->picture == NULL)
    g_set_str (&look->picture, old->picture);
  g_hash_table_remove (state->looks, from);
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
  HkPeopleState *state;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && person != NULL, FALSE);

  if (*bare == '\0')
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A person needs a name."));
  if (!hk_limits_check_name (bare, error))
    return FALSE;
  if (hk_people_is_same (known, person))
    known = bare;
  names = hk_people_list_names (self, person);
  state = hk_people_state_copy (self);
  for (guint i = 0; names[i] != NULL; i++)
    hk_people_state_add_alias (state, names[i], known);
  hk_people_state_add_alias (state, person, known);
  hk_people_state_add_alias (state, bare, known);
  move_look (state, person, known);
  return hk_people_take (self, state, error);
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
  HkPeopleState *state;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && name != NULL, FALSE);

  key = hk_people_dup_key (name);
  state = hk_people_state_copy (self);
  g_hash_table_remove (state->aliases, key);
  return hk_people_take (self, state, error);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
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

  g_hash_table_iter_init (&iter, self->state->aliases);
  while (g_hash_table_iter_next (&iter, NULL, &value))
    {
      const HkPeopleAlias *alias = value;

      if (hk_people_is_same (alias->person, person) && !hk_people_is_same (alias->name, person))
        g_ptr_array_add (names, g_strdup (alias->name));
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  return (GStrv) g_ptr_array_steal (names, NULL);
}

/* Returns (transfer full): the persons, each once, in the order of the names. */
GStrv
hk_people_find_all (HkPeople           *self,
                    const char * const *names)
{
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (HK_IS_PEOPLE (self) && names != NULL, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    {
      const char *person = hk_people_find (self, names[i]);

      if (g_hash_table_add (known, hk_people_dup_key (person)))
        g_strv_builder_add (builder, person);
    }
  return g_strv_builder_end (builder);
}

/* Whether a word could go on there. */
static gboolean
is_in_word (gunichar c)
{
  return g_unichar_isalnum (c) || c == '_';
}

/* (nullable): the name that stands at @at, the longest of them.
 * @before: the character before it; 0 none */
static const char *
find_name (const char         *at,
           gunichar            before,
           const char * const *names)
{
  const char *found = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    if (*names[i] != '\0' && g_str_has_prefix (at, names[i]) && (found == NULL || strlen (names[i]) > strlen (found))
        && !(is_in_word (before) && is_in_word (g_utf8_get_char (names[i])))
        && !(is_in_word (g_utf8_get_char (at + strlen (names[i])))
             && is_in_word (g_utf8_get_char (g_utf8_find_prev_char (names[i], names[i] + strlen (names[i]))))))
      found = names[i];
  return found;
}

/* Returns (transfer full) (nullable): a sentence of a journal with the persons in it as they are called now.
 * @text: (nullable): %NULL stays %NULL
 * @names: the players of the journal */
char *
hk_people_rewrite (HkPeople           *self,
                   const char         *text,
                   const char * const *names)
{
  GString *out;
  gunichar before = 0;

  g_return_val_if_fail (HK_IS_PEOPLE (self) && names != NULL, NULL);

  if (text == NULL || g_hash_table_size (self->state->aliases) == 0)
    return g_strdup (text);
  out = g_string_new (NULL);
  for (const char *at = text; *at != '\0';)
    {
      const char *name = find_name (at, before, names);
      const char *next = name == NULL ? g_utf8_next_char (at) : at + strlen (name);

      if (name == NULL)
        g_string_append_len (out, at, next - at);
      else
        g_string_append (out, hk_people_find (self, name));
      before = g_utf8_get_char (g_utf8_find_prev_char (text, next));
      at = next;
    }
  return g_string_free_and_steal (out);
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
  HkPeopleState *state = hk_people_read_state (saved, &format);

  g_return_val_if_fail (HK_IS_PEOPLE (self) && state != NULL, FALSE);

  return hk_people_take (self, state, error);
}
