/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/export/hk-summary-reader.h"
#include "hk-past-games-db.h"

#define SUFFIX ".hordekeeper"

/* So often what has been read is kept, so that reading that was broken off goes on there. */
#define N_KEPT 2000

/* A journal that is to be read. */
typedef struct
{
  char  *name;
  gint64 size;
  gint64 changed;
} Waiting;

struct _HkPastGames
{
  GObject        parent_instance;

  char          *folder;
  HkPastGamesDb *db;
  GPtrArray     *waiting;  /* Waiting, the one to be read next last */
  guint          n_read;   /* since the cache was kept */
  guint          n_passed; /* journals that may not be read */

  const HkPastGamesGuard *guard; /* (nullable) */

  GPtrArray     *all;      /* (nullable): HkPastGame, as long as nothing has changed */
  GPtrArray     *list;     /* of these, one for each game */
  GHashTable    *by_file;
};

G_DEFINE_FINAL_TYPE (HkPastGames, hk_past_games, G_TYPE_OBJECT)

static void
waiting_free (gpointer data)
{
  g_free (((Waiting *) data)->name);
  g_free (data);
}

static void
forget_list (HkPastGames *self)
{
  g_clear_pointer (&self->by_file, g_hash_table_unref);
  g_clear_pointer (&self->list, g_ptr_array_unref);
  g_clear_pointer (&self->all, g_ptr_array_unref);
}

static void
hk_past_games_finalize (GObject *object)
{
  HkPastGames *self = HK_PAST_GAMES (object);

  hk_past_games_db_keep (self->db);
  forget_list (self);
  hk_past_games_db_free (self->db);
  g_ptr_array_unref (self->waiting);
  g_free (self->folder);
  G_OBJECT_CLASS (hk_past_games_parent_class)->finalize (object);
}

static void
hk_past_games_class_init (HkPastGamesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_past_games_finalize;
}

static void
hk_past_games_init (HkPastGames *self)
{
  self->waiting = g_ptr_array_new_with_free_func (waiting_free);
}

/* Returns (transfer full): the games of the folder, as the cache has them.
 * @folder: of journals; it need not be there
 * @cache: (nullable): a file of the cache folder; %NULL keeps nothing */
HkPastGames *
hk_past_games_new (const char *folder,
                   const char *cache)
{
  HkPastGames *self;

  g_return_val_if_fail (folder != NULL, NULL);

  self = g_object_new (HK_TYPE_PAST_GAMES, NULL);
  self->folder = g_strdup (folder);
  self->db = hk_past_games_db_new (cache);
  hk_past_games_refresh (self);
  return self;
}

/* Has a guard stand around the reading of each journal from now on.
 * @guard: (transfer none): as long as @self */
void
hk_past_games_set_guard (HkPastGames            *self,
                         const HkPastGamesGuard *guard)
{
  g_return_if_fail (HK_IS_PAST_GAMES (self));

  self->guard = guard;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp ((*(const Waiting * const *) b)->name, (*(const Waiting * const *) a)->name);
}

/* Looks at one file of the folder.
 * @known: (element-type filename HkPastFile): what the cache has; the file is taken out of it */
static void
look (HkPastGames *self,
      GHashTable  *known,
      const char  *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  const HkPastFile *file = g_hash_table_lookup (known, name);
  Waiting *waiting;
  GStatBuf about;
  gint64 changed;

  if (g_stat (path, &about) != 0)
    return;
  changed = (gint64) about.st_mtim.tv_sec * G_USEC_PER_SEC + about.st_mtim.tv_nsec / 1000;
  if (file == NULL || file->size != about.st_size || file->changed != changed)
    {
      waiting = g_new (Waiting, 1);
      *waiting = (Waiting) { g_strdup (name), about.st_size, changed };
      g_ptr_array_add (self->waiting, waiting);
    }
  g_hash_table_remove (known, name);
}

/* Looks at the folder anew. Journals that are gone are forgotten at once; hk_past_games_advance() reads those that are new or have
 * changed. */
void
hk_past_games_refresh (HkPastGames *self)
{
  g_autoptr (GHashTable) known = NULL;
  g_autoptr (GDir) dir = NULL;
  GHashTableIter iter;
  gpointer gone;
  const char *name;

  g_return_if_fail (HK_IS_PAST_GAMES (self));

  known = hk_past_games_db_list_files (self->db);
  dir = g_dir_open (self->folder, 0, NULL);
  g_ptr_array_set_size (self->waiting, 0);
  self->n_passed = 0;
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX))
      look (self, known, name);
  g_ptr_array_sort (self->waiting, compare_names);
  if (g_hash_table_size (known) == 0)
    return;
  forget_list (self);
  hk_past_games_db_begin (self->db);
  g_hash_table_iter_init (&iter, known);
  while (g_hash_table_iter_next (&iter, &gone, NULL))
    hk_past_games_db_remove (self->db, gone);
  hk_past_games_db_end (self->db);
}

static void
set_text (char      **text,
          const char *value)
{
  g_ref_string_release (*text);
  *text = g_ref_string_new (value == NULL ? "" : value);
}

/* Returns (transfer full): the game of the journal. */
static HkPastGame *
make_game (const HkSummary *summary,
           const Waiting   *waiting)
{
  HkPastGame *game = hk_past_game_new (summary->game->id, summary->id == NULL ? waiting->name : summary->id);

  set_text (&game->title, summary->title);
  set_text (&game->outcome, summary->outcome);
  set_text (&game->variant, summary->variant);
  game->ended = summary->ended == NULL ? waiting->changed : g_date_time_to_unix_usec (summary->ended);
  game->began = summary->began == NULL ? game->ended : g_date_time_to_unix_usec (summary->began);
  game->time = summary->time;
  game->n_rounds = summary->n_rounds;
  game->is_over = summary->is_over;
  game->is_together = summary->is_together;
  for (guint i = 0; i < summary->players->len; i++)
    {
      const HkSummaryPlayer *player = g_ptr_array_index (summary->players, i);

      hk_past_game_add_player (game, player->name == NULL ? "?" : player->name, player->result);
    }
  return game;
}

/* Has the journal that waits first followed. One that may not be read is asked for again when the folder is looked at next. */
static void
push_next (HkPastGames     *self,
           HkSummaryReader *reader)
{
  Waiting *waiting = g_ptr_array_steal_index (self->waiting, self->waiting->len - 1);
  g_autofree char *path = g_build_filename (self->folder, waiting->name, NULL);

  if (self->guard == NULL || self->guard->begin (path))
    {
      hk_summary_reader_push (reader, path, waiting);
      return;
    }
  hk_past_games_db_remove (self->db, waiting->name);
  self->n_passed++;
  waiting_free (waiting);
}

/* Puts the journal that has been followed first into the cache. Returns: whether there was one. */
static gboolean
take_next (HkPastGames     *self,
           HkSummaryReader *reader)
{
  g_autoptr (HkSummary) summary = NULL;
  g_autoptr (HkPastGame) game = NULL;
  g_autofree char *path = NULL;
  Waiting *waiting = hk_summary_reader_pop (reader, &summary);

  if (waiting == NULL)
    return FALSE;
  path = g_build_filename (self->folder, waiting->name, NULL);
  if (self->guard != NULL)
    self->guard->end (path);
  game = summary == NULL ? NULL : make_game (summary, waiting);
  hk_past_games_db_put (self->db, waiting->name, waiting->size, waiting->changed, game);
  waiting_free (waiting);
  return TRUE;
}

/* No journal is being read any more when it is done. */
static void
read_several (HkPastGames *self,
              guint        n_games)
{
  g_autoptr (HkSummaryReader) reader = hk_summary_reader_new ();

  hk_past_games_db_begin (self->db);
  for (guint i = 0; i < n_games && self->waiting->len > 0; i++, self->n_read++)
    {
      if (hk_summary_reader_is_full (reader))
        take_next (self, reader);
      push_next (self, reader);
    }
  while (take_next (self, reader))
    ;
  hk_past_games_db_end (self->db);
}

/* Reads the next journals that wait to be read, several at once.
 * @n_games: how many of them
 *
 * Returns: whether all have been read, and the cache has been brought to the disk */
gboolean
hk_past_games_advance (HkPastGames *self,
                       guint        n_games)
{
  g_return_val_if_fail (HK_IS_PAST_GAMES (self), TRUE);

  if (self->waiting->len > 0)
    {
      forget_list (self);
      read_several (self, n_games);
    }
  if (self->waiting->len > 0 && self->n_read < N_KEPT)
    return FALSE;
  hk_past_games_db_keep (self->db);
  self->n_read = 0;
  return self->waiting->len == 0;
}

/* Reads all journals that wait to be read. */
void
hk_past_games_finish (HkPastGames *self)
{
  while (!hk_past_games_advance (self, N_KEPT))
    ;
}

/* Returns: how many journals are still to be read. */
guint
hk_past_games_get_n_waiting (HkPastGames *self)
{
  g_return_val_if_fail (HK_IS_PAST_GAMES (self), 0);

  return self->waiting->len;
}

/* Returns: how many of the journals cannot be followed or may not be read, and are left out. */
guint
hk_past_games_get_n_unreadable (HkPastGames *self)
{
  g_return_val_if_fail (HK_IS_PAST_GAMES (self), 0);

  return hk_past_games_db_count_unreadable (self->db) + self->n_passed;
}

/* Of two copies of a game the one that was played last counts. */
static void
make_list (HkPastGames *self)
{
  g_autoptr (GHashTable) by_id = g_hash_table_new (g_str_hash, g_str_equal);

  self->all = hk_past_games_db_list (self->db);
  self->by_file = g_hash_table_new (g_str_hash, g_str_equal);
  self->list = g_ptr_array_sized_new (self->all->len);
  for (guint i = 0; i < self->all->len; i++)
    {
      HkPastGame *game = g_ptr_array_index (self->all, i);
      const HkPastGame *other = g_hash_table_lookup (by_id, game->id);

      g_hash_table_insert (self->by_file, game->file, game);
      if (other == NULL || other->ended < game->ended)
        g_hash_table_insert (by_id, game->id, game);
    }
  for (guint i = 0; i < self->all->len; i++)
    {
      HkPastGame *game = g_ptr_array_index (self->all, i);

      if (g_hash_table_lookup (by_id, game->id) == game)
        g_ptr_array_add (self->list, game);
    }
}

/* Returns (transfer none) (element-type HkPastGame): the games that have been read, the first one first, each of them once; until the
 * next call of hk_past_games_refresh() or hk_past_games_advance(). */
GPtrArray *
hk_past_games_get_list (HkPastGames *self)
{
  g_return_val_if_fail (HK_IS_PAST_GAMES (self), NULL);

  if (self->all == NULL)
    make_list (self);
  return self->list;
}

/* Returns (transfer none) (nullable): the game, if it has been read and can be; as long as the list.
 * @path: its journal, in the folder */
const HkPastGame *
hk_past_games_find (HkPastGames *self,
                    const char  *path)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (HK_IS_PAST_GAMES (self) && path != NULL, NULL);

  name = g_path_get_basename (path);
  hk_past_games_get_list (self);
  return g_hash_table_lookup (self->by_file, name);
}
