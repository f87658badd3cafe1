/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/stats/hk-past-games.h"

G_BEGIN_DECLS

/* @n_waiting: how many journals are still to be read; 0 when all are */
typedef void (*HkPastGamesRead) (guint n_waiting, gpointer user_data);

guint hk_past_games_read (HkPastGames *games, HkPastGamesRead read, gpointer user_data);

G_END_DECLS
