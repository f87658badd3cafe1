/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-table.h"

G_BEGIN_DECLS

/* What of a game is followed through all its moves: numbers, and what is a turning point. A game names arrays of them with
 * hk_course_spec_register(). */

/* A chart of numbers, of which each is a line.
 * @title: N_() marked: what is counted, in header capitals, such as "Victory Points"
 * @list: (nullable): the list of the table with a record for each line, which bears its name
 * @lines: (nullable): N_() marked, ended by NULL: where there is no list, what the lines are called
 * @read: gives the number of a line; FALSE where it is not known or there is none
 * @lead: 1 where the highest number is ahead, -1 where the lowest is, 0 where nobody is
 * @part: (nullable): the part of the game without which it is not known */
typedef struct
{
  const char         *title;
  const char         *list;
  const char * const *lines;
  gboolean          (*read) (HkTable *table, int line, int *value);
  int                 lead;
  const char         *part;
} HkSeriesSpec;

/* What is told of a game when a number has risen.
 * @list: (nullable): the list of the table with a record for each number; NULL: the table has one
 * @read: gives the number
 * @tell: (transfer full) (nullable): the sentence; NULL where this number is none */
typedef struct
{
  const char *list;
  int       (*read) (HkTable *table, int index);
  char     *(*tell) (HkTable *table, int index, int value);
} HkTurnSpec;

/* What the box has only so many of.
 * @component: its id in components.json of the game, which says how many there are
 * @read: how many are in play
 * @decks: (nullable): the fields of the table with the decks that hold the others, with “|” between
 * @count: (nullable): how many there are, where that is not what the rulebook prints; 0 not known */
typedef struct
{
  const char *component;
  int       (*read) (HkTable *table);
  const char *decks;
  int       (*count) (HkTable *table);
} HkSupplySpec;

/* The time that a game itself counts, by the rule that ends it.
 * @read: how much is left, in what the game counts it; FALSE where this game has none
 * @tell: N_() marked: that none is left, in a short sentence
 * @rule: the global id of the rule */
typedef struct
{
  gboolean    (*read) (HkTable *table, int *left);
  const char *tell;
  const char *rule;
} HkTimeSpec;

/* @round: (nullable): the field of the table with the number of the round
 * @player: (nullable): the field of the table with the seat of the player whose turn it is
 * @time: (nullable): the time that runs out
 * @not_counted: (nullable): N_() marked: dice and cards that are neither good nor bad by themselves and do not count as luck */
typedef struct
{
  const HkSeriesSpec *series;
  guint               n_series;
  const HkTurnSpec   *turns;
  guint               n_turns;
  const char         *round;
  const char         *player;
  const HkSupplySpec *supplies;
  guint               n_supplies;
  const HkTimeSpec   *time;
  const char         *not_counted;
} HkCourseSpec;

void                hk_course_spec_register (const char *game, const HkCourseSpec *spec);
const HkCourseSpec *hk_course_spec_lookup   (const char *game);

G_END_DECLS
