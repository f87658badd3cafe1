/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _HkTable HkTable;

/* How a player came out of a game.
 * @has_points: whether the game is won by points and the table knows them
 * @points: as they stand
 * @won: whether the game is over and this player has won it, alone or with others
 * @place: from 1, where the game is over and places can be told; 0 none. Players who share a place leave the next ones free. */
typedef struct
{
  gboolean has_points;
  int      points;
  gboolean won;
  int      place;
} HkResult;

guint    hk_table_get_n_players      (HkTable *self);
gboolean hk_table_is_played_together (HkTable *self);
HkResult hk_table_get_result         (HkTable *self, int player);
char    *hk_table_get_variant        (HkTable *self);

G_END_DECLS
