/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "core/moves/hk-result.h"

G_BEGIN_DECLS

/* Who played, as the journal has the name, and how it ended for them. */
typedef struct
{
  char    *name;
  HkResult result;
} HkPastPlayer;

/* A game of the library, as it stood when its journal was last changed.
 * @file: its name in the folder
 * @id: the same for every copy of the game
 * @game: the id of what was played, such as “zombiez”
 * @outcome: how it ended, or else how far it is
 * @variant: what of it was played, such as its mission; empty for games that have none
 * @began: when the table was laid out, in microseconds since 1970
 * @ended: when the last move was made, likewise
 * @time: how long it was played, without pauses, in microseconds
 * @n_rounds: the number of the round that it has come to; 0 not known
 * @is_over: whether it was played to its end
 * @is_together: whether all win or lose together
 * @is_won: whether it is over, and somebody has won it
 * @players: (element-type HkPastPlayer): by seat */
typedef struct
{
  char     *file;
  char     *id;
  char     *game;
  char     *title;
  char     *outcome;
  char     *variant;
  gint64    began;
  gint64    ended;
  GTimeSpan time;
  int       n_rounds;
  gboolean  is_over;
  gboolean  is_together;
  gboolean  is_won;
  GArray   *players;
} HkPastGame;

/* What came of all games of a folder, read from their journals once and kept in a cache, which can be thrown away at any time.
 * Only journals that are new or have changed are read again. It is used by one thread. */
#define HK_TYPE_PAST_GAMES (hk_past_games_get_type ())
G_DECLARE_FINAL_TYPE (HkPastGames, hk_past_games, HK, PAST_GAMES, GObject)

/* What stands around the reading of a journal that may end the program.
 * @begin: whether it may be read now; @end follows only then
 * @end: it has been read */
typedef struct
{
  gboolean (*begin) (const char *path);
  void     (*end)   (const char *path);
} HkPastGamesGuard;

HkPastGames      *hk_past_games_new              (const char *folder, const char *cache);
void              hk_past_games_set_guard        (HkPastGames *self, const HkPastGamesGuard *guard);
void              hk_past_games_refresh          (HkPastGames *self);
gboolean          hk_past_games_advance          (HkPastGames *self, guint n_games);
void              hk_past_games_finish           (HkPastGames *self);
guint             hk_past_games_get_n_waiting    (HkPastGames *self);
guint             hk_past_games_get_n_unreadable (HkPastGames *self);
GPtrArray        *hk_past_games_get_list         (HkPastGames *self);
const HkPastGame *hk_past_games_find             (HkPastGames *self, const char *path);

HkPastGame       *hk_past_game_new               (const char *game, const char *id);
void              hk_past_game_add_player        (HkPastGame *self, const char *name, HkResult result);
void              hk_past_game_free              (HkPastGame *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkPastGame, hk_past_game_free)

G_END_DECLS
