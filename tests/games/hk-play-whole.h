/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/**
 * HkPlayWhole:
 * @table: (not owned): the table
 * @compare_every: how many moves lie between those at which a refusal is looked at whether it has changed anything;
 *   that takes a copy of the table
 * @n_moves: how many have been played
 *
 * A whole game that a bot plays on a table.
 */
typedef struct
{
  HkTable *table;
  guint    compare_every;
  guint    n_moves;
} HkPlayWhole;

gboolean   hk_play_try_on_table      (gpointer whole, HkMove *move);
gboolean   hk_play_try_in_session    (gpointer session, HkMove *move);
void       hk_play_check_views       (HkTable *table);
void       hk_play_check_saved       (HkTable *table);
void       hk_play_undo_and_redo_all (HkSession *session, HkTable *first);
HkSession *hk_play_begin_script      (const HkGameSpec *game, JsonObject *setup, guint64 seed);

G_END_DECLS
