/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-session.h"

G_BEGIN_DECLS

/**
 * HkGameViews:
 * @id: the id of the game, also the CSS class of its page
 * @new_board: makes the board
 * @new_players: makes the panel of the players
 * @ask: asks for what a move needs, whose name #HkNext gives
 * @show_first: shows how a move would turn out, with a button that makes it; returns whether there
 *   is anything to show, else the move is made at once
 *
 * A game's own views.
 */
typedef struct
{
  const char *id;
  GtkWidget *(*new_board)   (HkSession *session);
  GtkWidget *(*new_players) (HkSession *session);
  void       (*ask)         (GtkWidget *from, HkSession *session, const char *move);
  gboolean   (*show_first)  (GtkWidget *from, HkSession *session, HkMove *move);
} HkGameViews;

const HkGameViews *hk_game_views_lookup (const char *id);

G_END_DECLS
