/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-past-games.h"

G_BEGIN_DECLS

/* The cache of past games: a row for each journal and one for each player in it. */
typedef struct _HkPastGamesDb HkPastGamesDb;

/* A journal that has a row.
 * @size: in bytes
 * @changed: when it was last written, in microseconds since 1970 */
typedef struct
{
  gint64 number;
  gint64 size;
  gint64 changed;
} HkPastFile;

HkPastGamesDb *hk_past_games_db_new        (const char *cache);
void           hk_past_games_db_free       (HkPastGamesDb *self);
GHashTable    *hk_past_games_db_list_files (HkPastGamesDb *self);
void           hk_past_games_db_begin      (HkPastGamesDb *self);
void           hk_past_games_db_end        (HkPastGamesDb *self);
void           hk_past_games_db_remove     (HkPastGamesDb *self, const char *file);
void           hk_past_games_db_put        (HkPastGamesDb *self, const char *file, gint64 size, gint64 changed, const HkPastGame *game);
guint          hk_past_games_db_count_unreadable (HkPastGamesDb *self);
GPtrArray     *hk_past_games_db_list       (HkPastGamesDb *self);
void           hk_past_games_db_keep       (HkPastGamesDb *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkPastGamesDb, hk_past_games_db_free)

G_END_DECLS
