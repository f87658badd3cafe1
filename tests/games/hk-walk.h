/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/**
 * HkWalkTry:
 * @data: whatever
 * @move: (transfer none): what a bot wants to do
 *
 * Returns: whether the rules allowed it
 */
typedef gboolean (*HkWalkTry) (gpointer data, HkMove *move);

/**
 * HkWalk:
 * @game: the id of a game
 * @make_setup: how game number so-and-so begins
 * @begin: makes a bot for it; it may remember what has to stay as it is
 * @act: lets the bot make one move; %FALSE is a dead end
 * @check: asserts what holds at every moment, counts of components above all
 * @end: frees the bot
 *
 * A game that is played by chance for as many moves as are asked for.
 */
typedef struct
{
  const char *game;
  JsonObject *(*make_setup) (guint number);
  gpointer    (*begin)      (guint number, HkTable *table);
  gboolean    (*act)        (gpointer bot, HkTable *table, HkWalkTry attempt, gpointer data);
  void        (*check)      (gpointer bot, HkTable *table);
  void        (*end)        (gpointer bot);
} HkWalk;

/* Ends a program that was called with --walk N; otherwise adds a short walk to its tests. */
void hk_walk_add (const HkWalk *walk, int argc, char **argv);

G_END_DECLS
