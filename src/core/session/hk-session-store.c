/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#include "core/record/hk-error.h"
#include "hk-session-index.h"
#include "hk-session-library.h"

#define SUFFIX ".hordekeeper"

/* The folder of sessions as a list, the one that was changed last first. A session that is removed is renamed, so
 * that it can be brought back. */
struct _HkSessionStore
{
  GObject    parent_instance;

  char      *directory;
  char      *index; /* (nullable): where what is known of the journals is kept */
  GPtrArray *infos;
  guint      n_learned; /* facts that are not in the index */
};

/* So many journals are read again rather than the index written. */
#define MOST_UNKEPT 50

static GType
hk_session_store_get_item_type (GListModel *model)
{
  return HK_TYPE_SESSION_INFO;
}

static guint
hk_session_store_get_n_items (GListModel *model)
{
  return HK_SESSION_STORE (model)->infos->len;
}

static gpointer
hk_session_store_get_item (GListModel *model,
                           guint       position)
{
  HkSessionStore *self = HK_SESSION_STORE (model);

  return position < self->infos->len ? g_object_ref (g_ptr_array_index (self->infos, position)) : NULL;
}

static void
hk_session_store_list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = hk_session_store_get_item_type;
  iface->get_n_items = hk_session_store_get_n_items;
  iface->get_item = hk_session_store_get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (HkSessionStore, hk_session_store, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, hk_session_store_list_model_init))

static void
hk_session_store_finalize (GObject *object)
{
  HkSessionStore *self = HK_SESSION_STORE (object);

  g_free (self->directory);
  g_free (self->index);
  g_ptr_array_unref (self->infos);
  G_OBJECT_CLASS (hk_session_store_parent_class)->finalize (object);
}

static void
hk_session_store_class_init (HkSessionStoreClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_session_store_finalize;
}

static void
hk_session_store_init (HkSessionStore *self)
{
  self->infos = g_ptr_array_new_with_free_func (g_object_unref);
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  HkSessionInfo *info_a = *(HkSessionInfo * const *) a;
  HkSessionInfo *info_b = *(HkSessionInfo * const *) b;
  const HkSessionFacts *facts_a = hk_session_info_get_facts (info_a);
  const HkSessionFacts *facts_b = hk_session_info_get_facts (info_b);

  if (facts_a->played != facts_b->played)
    return facts_a->played > facts_b->played ? -1 : 1;
  if (facts_a->modified != facts_b->modified)
    return facts_a->modified > facts_b->modified ? -1 : 1;
  return g_strcmp0 (hk_session_info_get_path (info_a), hk_session_info_get_path (info_b));
}

/* What a look at the folder goes by: what is known of the files, from the last look and from the index. */
typedef struct
{
  GHashTable     *infos; /* path to HkSessionInfo */
  HkSessionIndex *index;
} Known;

/* The info that is already known of the file at @path, if it is as it was, or a new one. Nothing where there is no file. */
static HkSessionInfo *
look (HkSessionStore *self,
      const Known    *known,
      const char     *name,
      const char     *path)
{
  HkSessionInfo *info = g_hash_table_lookup (known->infos, path);
  const HkSessionFacts *facts;

  if (info != NULL && hk_session_info_is_current (info))
    return g_object_ref (info);
  facts = hk_session_index_find (known->index, name);
  info = hk_session_info_new_known (path, facts);
  if (info != NULL && (facts == NULL || !hk_session_facts_is_same (facts, hk_session_info_get_facts (info))))
    self->n_learned++;
  return info;
}

static gboolean
is_here (HkSessionStore *self,
         guint           n_own,
         HkSessionInfo  *copy)
{
  for (guint i = 0; i < n_own; i++)
    if (g_strcmp0 (hk_session_info_get_id (copy), hk_session_info_get_id (g_ptr_array_index (self->infos, i))) == 0)
      return TRUE;
  return FALSE;
}

/* Adds what a second copy knows of a game that is gone, unless the game stands here under another name.
 * @names: (element-type filename): what is in the folder */
static void
add_gone (HkSessionStore *self,
          const Known    *known,
          GHashTable     *names)
{
  g_autofree char *any = g_build_filename (self->directory, "any", NULL);
  g_autofree char *any_copy = hk_session_dup_copy_path (any);
  g_autofree char *folder = any_copy == NULL ? NULL : g_path_get_dirname (any_copy);
  g_autoptr (GDir) dir = folder == NULL ? NULL : g_dir_open (folder, 0, NULL);
  const guint n_own = self->infos->len;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *removed = g_strconcat (name, ".removed", NULL);
      g_autofree char *copy = g_build_filename (folder, name, NULL);
      g_autoptr (HkSessionInfo) info = NULL;

      if (!g_str_has_suffix (name, SUFFIX) || g_hash_table_contains (names, name) || g_hash_table_contains (names, removed))
        continue;
      info = look (self, known, name, copy);
      if (info == NULL)
        continue;
      hk_session_info_set_gone (info);
      if (!is_here (self, n_own, info))
        g_ptr_array_add (self->infos, g_steal_pointer (&info));
    }
}

/* Returns the folder.
 * @self: a store */
const char *
hk_session_store_get_directory (HkSessionStore *self)
{
  return self->directory;
}

/* Returns whether games can be kept in the folder. Errors: %HK_ERROR_STORAGE.
 * @self: a store */
gboolean
hk_session_store_check (HkSessionStore *self,
                        GError        **error)
{
  if (g_mkdir_with_parents (self->directory, 0700) == 0 && g_access (self->directory, R_OK | W_OK | X_OK) == 0)
    return TRUE;
  /* Translators: %s: a folder; %s: why. */
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("Games cannot be kept: the folder %s cannot be written to (%s)."),
               self->directory, g_strerror (errno));
  return FALSE;
}

static void
keep (HkSessionStore *self)
{
  if (self->index == NULL || self->n_learned < MOST_UNKEPT)
    return;
  self->n_learned = 0;
  hk_session_index_write (self->index, self->infos);
}

/* @index: (nullable): the file of the index, where none of the journals is known yet */
static void
refresh (HkSessionStore *self,
         const char     *index)
{
  g_autoptr (GPtrArray) old = g_steal_pointer (&self->infos);
  g_autoptr (GHashTable) infos = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (HkSessionIndex) kept = hk_session_index_read (index);
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GDir) dir = g_dir_open (self->directory, 0, NULL);
  const Known known = { infos, kept };
  const char *name;
  gboolean same;

  self->infos = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < old->len; i++)
    g_hash_table_insert (infos, (gpointer) hk_session_info_get_path (g_ptr_array_index (old, i)), g_ptr_array_index (old, i));
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_str_has_suffix (name, SUFFIX) ? g_build_filename (self->directory, name, NULL) : NULL;
      HkSessionInfo *info = path == NULL ? NULL : look (self, &known, name, path);

      g_hash_table_add (names, g_strdup (name));
      if (info != NULL)
        g_ptr_array_add (self->infos, info);
    }
  add_gone (self, &known, names);
  g_ptr_array_sort (self->infos, compare);
  keep (self);
  same = old->len == self->infos->len;
  for (guint i = 0; same && i < old->len; i++)
    same = g_ptr_array_index (old, i) == g_ptr_array_index (self->infos, i);
  if (!same)
    g_list_model_items_changed (G_LIST_MODEL (self), 0, old->len, self->infos->len);
}

/* Looks at the folder anew.
 * @self: a store */
void
hk_session_store_refresh (HkSessionStore *self)
{
  refresh (self, NULL);
}

/* Returns (transfer full): the sessions in it, without reading those that the index knows.
 * @directory: the folder, which need not be there yet
 * @index: (nullable): a file in the cache folder; %NULL keeps nothing */
HkSessionStore *
hk_session_store_new_kept (const char *directory,
                           const char *index)
{
  HkSessionStore *self = g_object_new (HK_TYPE_SESSION_STORE, NULL);

  self->directory = g_strdup (directory);
  self->index = g_strdup (index);
  refresh (self, index);
  return self;
}

/* Returns (transfer full): the sessions in it.
 * @directory: the folder, which need not be there yet */
HkSessionStore *
hk_session_store_new (const char *directory)
{
  return hk_session_store_new_kept (directory, NULL);
}

/* Returns (transfer full): the library of the person at this machine. */
HkSessionStore *
hk_session_store_new_for_user (void)
{
  g_autofree char *sessions = g_build_filename (g_get_user_data_dir (), "hordekeeper", "sessions", NULL);
  g_autofree char *index = g_build_filename (g_get_user_cache_dir (), PACKAGE_NAME, "library", NULL);

  return hk_session_store_new_kept (sessions, index);
}

/* Returns (transfer full) (nullable): the game that was played last of those that can be gone on with.
 * @self: a store */
HkSessionInfo *
hk_session_store_dup_unfinished (HkSessionStore *self)
{
  HkSessionInfo *found = NULL;

  for (guint i = 0; found == NULL && i < self->infos->len; i++)
    {
      HkSessionInfo *info = g_ptr_array_index (self->infos, i);
      const HkSessionStanding before = hk_session_info_get_facts (info)->standing;

      if (hk_session_info_is_open (info))
        found = g_object_ref (info);
      self->n_learned += before != hk_session_info_get_facts (info)->standing;
    }
  keep (self);
  return found;
}

/* Returns (transfer full): a path in the folder that nothing has yet.
 * @self: a store
 * @game: the game of a new session */
char *
hk_session_store_new_path (HkSessionStore   *self,
                           const HkGameSpec *game)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *day = g_date_time_format (now, "%Y-%m-%d");

  for (guint i = 1;; i++)
    {
      g_autofree char *name = i == 1 ? g_strdup_printf ("%s-%s" SUFFIX, day, game->id)
                                     : g_strdup_printf ("%s-%s-%u" SUFFIX, day, game->id, i);
      g_autofree char *path = g_build_filename (self->directory, name, NULL);
      g_autofree char *removed = g_strconcat (path, ".removed", NULL);
      g_autofree char *copy = hk_session_dup_copy_path (path);

      if (!g_file_test (path, G_FILE_TEST_EXISTS) && !g_file_test (removed, G_FILE_TEST_EXISTS)
          && (copy == NULL || !g_file_test (copy, G_FILE_TEST_EXISTS)))
        return g_steal_pointer (&path);
    }
}

/* Gives a second copy that goes on where the file ends back its place, so that it is offered when the game is opened. */
static gboolean
leave_ahead (const char *path,
             const char *ahead,
             GError    **error)
{
  g_autofree char *copy = hk_session_dup_copy_path (path);
  g_autofree char *name = g_path_get_basename (path);

  if (copy != NULL)
    g_rename (ahead, copy);
  /* Translators: %s: a file. */
  return hk_error_fail (error, HK_ERROR_STORAGE, _("The last moves are missing in %s; open it first, to get them back."), name);
}

/* Returns whether it worked. Errors: %HK_ERROR_STORAGE and others.
 * @self: a store
 * @info: one of its sessions
 * @title: what to call it; not empty */
gboolean
hk_session_store_rename (HkSessionStore *self,
                         HkSessionInfo  *info,
                         const char     *title,
                         GError        **error)
{
  g_autoptr (HkSession) session = hk_session_open (hk_session_info_get_path (info), error);
  g_autofree char *ahead = session == NULL ? NULL : g_strdup (hk_session_get_ahead (session));
  gboolean renamed;

  if (session == NULL)
    return FALSE;
  if (ahead != NULL)
    {
      g_clear_object (&session);
      return leave_ahead (hk_session_info_get_path (info), ahead, error);
    }
  renamed = hk_session_set_title (session, title, error);
  hk_session_store_refresh (self);
  return renamed;
}

static gboolean
move_file (const char *from,
           const char *to,
           GError    **error)
{
  g_autofree char *name = NULL;

  if (!g_file_test (to, G_FILE_TEST_EXISTS) && g_rename (from, to) == 0)
    return TRUE;
  name = g_path_get_basename (from);
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s could not be moved."), name);
  return FALSE;
}

/* Takes a session off the shelf; see hk_session_store_bring_back(). It is deleted for good by
 * hk_session_store_sweep() a month later, with its second copy. Returns whether it worked. Errors:
 * %HK_ERROR_STORAGE.
 * @self: a store
 * @info: one of its sessions */
gboolean
hk_session_store_remove (HkSessionStore *self,
                         HkSessionInfo  *info,
                         GError        **error)
{
  g_autofree char *removed = g_strconcat (hk_session_info_get_path (info), ".removed", NULL);

  if (!move_file (hk_session_info_get_path (info), removed, error))
    return FALSE;
  hk_session_store_refresh (self);
  return TRUE;
}

/* Puts a removed session back on the shelf. Returns whether it worked. Errors: %HK_ERROR_STORAGE.
 * @self: a store
 * @info: a session that was removed */
gboolean
hk_session_store_bring_back (HkSessionStore *self,
                             HkSessionInfo  *info,
                             GError        **error)
{
  g_autofree char *removed = g_strconcat (hk_session_info_get_path (info), ".removed", NULL);

  if (!move_file (removed, hk_session_info_get_path (info), error))
    return FALSE;
  hk_session_store_refresh (self);
  return TRUE;
}
