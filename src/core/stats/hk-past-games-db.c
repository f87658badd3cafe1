/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <sqlite3.h>

#include "core/content/hk-kept-database.h"
#include "hk-past-games-db.h"

/* To be raised whenever the tables change, or what is read from a journal does. */
#define FORMAT 3

/* 10,000 games with four players take three million bytes. */
#define MAX_FILE ((gsize) 256 << 20)

typedef enum
{
  LIST_FILES,
  REMOVE_GAME,
  REMOVE_PLAYERS,
  ADD_GAME,
  ADD_PLAYER,
  COUNT_UNREADABLE,
  LIST_GAMES,
  N_STATEMENTS,
} Statement;

/* The columns of LIST_GAMES. */
enum
{
  NUMBER, FILE_NAME, ID, GAME, TITLE, OUTCOME, VARIANT, BEGAN, ENDED, PLAYED, ROUNDS, IS_OVER, IS_TOGETHER, NAME, HAS_POINTS, POINTS, WON, PLACE,
};

struct _HkPastGamesDb
{
  sqlite3      *database;
  char         *cache; /* (nullable) */
  char         *key;
  gboolean      is_changed;
  sqlite3_stmt *statements[N_STATEMENTS];
};

static const char schema[]
  = "CREATE TABLE game (number INTEGER PRIMARY KEY, file TEXT NOT NULL UNIQUE, size INTEGER, changed INTEGER, readable INTEGER,"
    " id TEXT, game TEXT, title TEXT, outcome TEXT, variant TEXT, began INTEGER, ended INTEGER, played INTEGER, rounds INTEGER, over INTEGER,"
    " together INTEGER);"
    "CREATE TABLE player (game INTEGER, seat INTEGER, name TEXT, has_points INTEGER, points INTEGER, won INTEGER, place INTEGER,"
    " PRIMARY KEY (game, seat)) WITHOUT ROWID;";

static const char * const texts[N_STATEMENTS] = {
  [LIST_FILES] = "SELECT number, file, size, changed FROM game",
  [REMOVE_GAME] = "DELETE FROM game WHERE file = ?1",
  [REMOVE_PLAYERS] = "DELETE FROM player WHERE game IN (SELECT number FROM game WHERE file = ?1)",
  [ADD_GAME] = "INSERT INTO game (file, size, changed, readable, id, game, title, variant, began, ended, played, rounds, over, together,"
               " outcome) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)",
  [ADD_PLAYER] = "INSERT INTO player (game, seat, name, has_points, points, won, place) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
  [COUNT_UNREADABLE] = "SELECT count (*) FROM game WHERE NOT readable",
  [LIST_GAMES] = "SELECT number, file, id, game.game, title, outcome, variant, began, ended, played, rounds, over, together, name, has_points, points,"
                 " won, place FROM game LEFT JOIN player ON player.game = number WHERE readable ORDER BY began, file, seat",
};

static void
close_database (HkPastGamesDb *self)
{
  for (Statement i = 0; i < N_STATEMENTS; i++)
    g_clear_pointer (&self->statements[i], sqlite3_finalize);
  g_clear_pointer (&self->database, sqlite3_close);
}

/* Opens the cache, or without @cache a database without games. */
static gboolean
open_database (HkPastGamesDb *self,
               const char    *cache)
{
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_MEMORY | SQLITE_OPEN_NOMUTEX;

  if (sqlite3_open_v2 (":memory:", &self->database, flags, NULL) != SQLITE_OK
      || (cache != NULL && !hk_kept_database_read (self->database, cache, self->key, MAX_FILE, TRUE))
      || (cache == NULL && sqlite3_exec (self->database, schema, NULL, NULL, NULL) != SQLITE_OK))
    return FALSE;
  for (Statement i = 0; i < N_STATEMENTS; i++)
    if (sqlite3_prepare_v3 (self->database, texts[i], -1, SQLITE_PREPARE_PERSISTENT, &self->statements[i], NULL) != SQLITE_OK)
      return FALSE;
  return TRUE;
}

/* hk_past_games_db_new:
 * @cache: (nullable): its file, which need not be there; %NULL keeps nothing
 *
 * A cache that is broken, of another version of the app or in another language is not used: variants are in the language of the person.
 *
 * Returns: (transfer full): the games of the cache */
HkPastGamesDb *
hk_past_games_db_new (const char *cache)
{
  HkPastGamesDb *self = g_new0 (HkPastGamesDb, 1);

  self->cache = g_strdup (cache);
  self->key = g_strdup_printf ("past-games %d %s %s", FORMAT, PACKAGE_VERSION, g_get_language_names ()[0]);
  g_strdelimit (self->key, "\n", ' ');
  if (cache != NULL && open_database (self, cache))
    return self;
  close_database (self);
  if (!open_database (self, NULL))
    g_error ("There is no room for a database: %s", sqlite3_errmsg (self->database));
  return self;
}

void
hk_past_games_db_free (HkPastGamesDb *self)
{
  close_database (self);
  g_free (self->cache);
  g_free (self->key);
  g_free (self);
}

static void
reset (sqlite3_stmt *statement)
{
  sqlite3_reset (statement);
  sqlite3_clear_bindings (statement);
}

static void
run (HkPastGamesDb *self,
     Statement      kind)
{
  if (sqlite3_step (self->statements[kind]) != SQLITE_DONE)
    g_debug ("The cache of past games: %s", sqlite3_errmsg (self->database));
  reset (self->statements[kind]);
}

static void
bind_text (sqlite3_stmt *statement,
           int           column,
           const char   *text)
{
  sqlite3_bind_text (statement, column, text, -1, SQLITE_STATIC);
}

static const char *
read_text (sqlite3_stmt *statement,
           int           column)
{
  const char *text = (const char *) sqlite3_column_text (statement, column);

  return text == NULL ? "" : text;
}

static void
set_text (char      **text,
          const char *value)
{
  g_ref_string_release (*text);
  *text = g_ref_string_new (value);
}

/* Returns (transfer full) (element-type filename HkPastFile): the journals that have a row. */
GHashTable *
hk_past_games_db_list_files (HkPastGamesDb *self)
{
  GHashTable *files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  sqlite3_stmt *statement = self->statements[LIST_FILES];

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      HkPastFile *file = g_new (HkPastFile, 1);

      file->number = sqlite3_column_int64 (statement, 0);
      file->size = sqlite3_column_int64 (statement, 2);
      file->changed = sqlite3_column_int64 (statement, 3);
      g_hash_table_insert (files, g_strdup (read_text (statement, 1)), file);
    }
  reset (statement);
  return files;
}

/* Several rows are written between this and hk_past_games_db_end(). */
void
hk_past_games_db_begin (HkPastGamesDb *self)
{
  sqlite3_exec (self->database, "BEGIN", NULL, NULL, NULL);
}

void
hk_past_games_db_end (HkPastGamesDb *self)
{
  sqlite3_exec (self->database, "COMMIT", NULL, NULL, NULL);
}

/* Forgets the journal, if it has a row. */
void
hk_past_games_db_remove (HkPastGamesDb *self,
                         const char    *file)
{
  bind_text (self->statements[REMOVE_PLAYERS], 1, file);
  run (self, REMOVE_PLAYERS);
  bind_text (self->statements[REMOVE_GAME], 1, file);
  run (self, REMOVE_GAME);
  self->is_changed = TRUE;
}

static void
add_player (HkPastGamesDb      *self,
            gint64              game,
            guint               seat,
            const HkPastPlayer *player)
{
  sqlite3_stmt *statement = self->statements[ADD_PLAYER];

  sqlite3_bind_int64 (statement, 1, game);
  sqlite3_bind_int (statement, 2, (int) seat);
  bind_text (statement, 3, player->name);
  sqlite3_bind_int (statement, 4, player->result.has_points);
  sqlite3_bind_int (statement, 5, player->result.points);
  sqlite3_bind_int (statement, 6, player->result.won);
  sqlite3_bind_int (statement, 7, player->result.place);
  run (self, ADD_PLAYER);
}

/* Puts a row in the place of that of the journal.
 * @game: (nullable): %NULL for a journal that cannot be read */
void
hk_past_games_db_put (HkPastGamesDb    *self,
                      const char       *file,
                      gint64            size,
                      gint64            changed,
                      const HkPastGame *game)
{
  sqlite3_stmt *statement = self->statements[ADD_GAME];
  gint64 number;

  hk_past_games_db_remove (self, file);
  bind_text (statement, 1, file);
  sqlite3_bind_int64 (statement, 2, size);
  sqlite3_bind_int64 (statement, 3, changed);
  sqlite3_bind_int (statement, 4, game != NULL);
  if (game != NULL)
    {
      bind_text (statement, 5, game->id);
      bind_text (statement, 6, game->game);
      bind_text (statement, 7, game->title);
      bind_text (statement, 8, game->variant);
      sqlite3_bind_int64 (statement, 9, game->began);
      sqlite3_bind_int64 (statement, 10, game->ended);
      sqlite3_bind_int64 (statement, 11, game->time);
      sqlite3_bind_int (statement, 12, game->n_rounds);
      sqlite3_bind_int (statement, 13, game->is_over);
      sqlite3_bind_int (statement, 14, game->is_together);
      bind_text (statement, 15, game->outcome);
    }
  run (self, ADD_GAME);
  number = sqlite3_last_insert_rowid (self->database);
  for (guint i = 0; game != NULL && i < game->players->len; i++)
    add_player (self, number, i, &g_array_index (game->players, HkPastPlayer, i));
}

/* Returns: how many journals cannot be read. */
guint
hk_past_games_db_count_unreadable (HkPastGamesDb *self)
{
  sqlite3_stmt *statement = self->statements[COUNT_UNREADABLE];
  const guint n = sqlite3_step (statement) == SQLITE_ROW ? (guint) sqlite3_column_int (statement, 0) : 0;

  reset (statement);
  return n;
}

static HkPastGame *
read_game (sqlite3_stmt *statement)
{
  HkPastGame *game = hk_past_game_new (read_text (statement, GAME), read_text (statement, ID));

  set_text (&game->file, read_text (statement, FILE_NAME));
  set_text (&game->title, read_text (statement, TITLE));
  set_text (&game->outcome, read_text (statement, OUTCOME));
  g_ref_string_release (game->variant);
  game->variant = g_ref_string_new_intern (read_text (statement, VARIANT));
  game->began = sqlite3_column_int64 (statement, BEGAN);
  game->ended = sqlite3_column_int64 (statement, ENDED);
  game->time = sqlite3_column_int64 (statement, PLAYED);
  game->n_rounds = sqlite3_column_int (statement, ROUNDS);
  game->is_over = sqlite3_column_int (statement, IS_OVER) != 0;
  game->is_together = sqlite3_column_int (statement, IS_TOGETHER) != 0;
  return game;
}

/* Returns (transfer full) (element-type HkPastGame): the games that can be read, the first one first. */
GPtrArray *
hk_past_games_db_list (HkPastGamesDb *self)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_past_game_free);
  sqlite3_stmt *statement = self->statements[LIST_GAMES];
  HkPastGame *game = NULL;
  gint64 number = -1;

  while (sqlite3_step (statement) == SQLITE_ROW)
    {
      const HkResult result = {
        .has_points = sqlite3_column_int (statement, HAS_POINTS) != 0,
        .points = sqlite3_column_int (statement, POINTS),
        .won = sqlite3_column_int (statement, WON) != 0,
        .place = sqlite3_column_int (statement, PLACE),
      };

      if (game == NULL || sqlite3_column_int64 (statement, NUMBER) != number)
        {
          number = sqlite3_column_int64 (statement, NUMBER);
          game = read_game (statement);
          g_ptr_array_add (games, game);
        }
      if (sqlite3_column_type (statement, NAME) != SQLITE_NULL)
        hk_past_game_add_player (game, read_text (statement, NAME), result);
    }
  reset (statement);
  return games;
}

/* Writes the cache, where anything has changed since it was read. */
void
hk_past_games_db_keep (HkPastGamesDb *self)
{
  if (self->cache != NULL && self->is_changed)
    hk_kept_database_write (self->database, self->cache, self->key);
  self->is_changed = FALSE;
}
