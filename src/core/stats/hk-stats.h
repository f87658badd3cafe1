/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <json-glib/json-glib.h>

#include "hk-past-games.h"
#include "core/people/hk-people.h"

G_BEGIN_DECLS

/* Of which games figures are made; a game belongs to the year in which it began, in local time.
 * @game: (nullable): the id of what was played; %NULL all
 * @person: (nullable): who took part; %NULL all
 * @year: 0 all
 * @group: (nullable): who played, nobody else, as hk_people_dup_group_key() has them; %NULL all */
typedef struct
{
  const char *game;
  const char *person;
  int         year;
  const char *group;
} HkStatsFilter;

/* @n_games: how many were played to their end, of which all that follows is but @time
 * @n_together: of these, where all win or lose together
 * @n_together_won: of these, how many were won
 * @time: how long all games were played, also those that are not over, in microseconds
 * @time_over: how long those were played that are over */
typedef struct
{
  guint     n_games;
  guint     n_together;
  guint     n_together_won;
  GTimeSpan time;
  GTimeSpan time_over;
} HkStatsSum;

/* One game, such as Zombiez, or what of it was played.
 * @id: of the game; empty for a variant
 * @title: as people say it
 * @variants: (nullable) (element-type HkStatsPart): what of the game was played, the most frequent first */
typedef struct
{
  char      *id;
  char      *title;
  HkStatsSum sum;
  GPtrArray *variants;
} HkStatsPart;

/* How a person did in one game, where it is over.
 * @n_points: how often they had points; 0: @best, @worst and @points say nothing
 * @points: all of them together */
typedef struct
{
  char  *id;
  char  *title;
  guint  n_games;
  guint  n_won;
  guint  n_points;
  int    best;
  int    worst;
  gint64 points;
} HkStatsScore;

/* @time: as in #HkStatsSum
 * @streak: how many games in a row, up to the last one, were won; below 0 lost
 * @most_won: the most games won in a row
 * @most_lost: the most games lost in a row
 * @scores: (element-type HkStatsScore): by game, the most frequent first */
typedef struct
{
  char      *name;
  guint      n_games;
  guint      n_won;
  guint      n_together;
  guint      n_together_won;
  GTimeSpan  time;
  int        streak;
  guint      most_won;
  guint      most_lost;
  GPtrArray *scores;
} HkStatsPlayer;

/* People who played together, and nobody else with them.
 * @key: as hk_people_dup_group_key() has it
 * @title: its name, or else who is in it
 * @streak: as in #HkStatsPlayer, of the games that are played together */
typedef struct
{
  char      *key;
  char      *title;
  HkStatsSum sum;
  int        streak;
  guint      most_won;
  guint      most_lost;
} HkStatsGroup;

/* How many games that are over began in a year. */
typedef struct
{
  int   year;
  guint n_games;
} HkStatsYear;

/* What the games of a library come to.
 * @n_going_on: how many are not over
 * @n_days: on how many days a game was begun
 * @longest: how long the longest of those that are over was played
 * @longest_title: (nullable): what it is called
 * @longest_began: when it began, in microseconds since 1970
 * @streak: how many of the last games that are played together were won in a row; below 0 lost
 * @games: (element-type HkStatsPart): the most frequent first
 * @players: (element-type HkStatsPlayer): who played most first
 * @groups: (element-type HkStatsGroup): of two at least, who played most first
 * @years: (element-type HkStatsYear): the last one first
 * @months: how many games that are over were begun in each month, January first
 * @weekdays: likewise, Monday first */
typedef struct
{
  HkStatsFilter filter;
  HkStatsSum    sum;
  guint         n_going_on;
  guint         n_days;
  GTimeSpan     longest;
  char         *longest_title;
  gint64        longest_began;
  int           streak;
  guint         most_won;
  guint         most_lost;
  GPtrArray    *games;
  GPtrArray    *players;
  GPtrArray    *groups;
  GArray       *years;
  guint         months[12];
  guint         weekdays[7];
} HkStats;

HkStats    *hk_stats_new             (GPtrArray *games, HkPeople *people, const HkStatsFilter *filter);
void        hk_stats_free            (HkStats *self);
JsonNode   *hk_stats_to_json         (const HkStats *self);

GArray     *hk_stats_list_years      (GPtrArray *games);
GStrv       hk_stats_list_people     (GPtrArray *games, HkPeople *people);
const HkPastGame *hk_stats_find_common (GPtrArray *games, HkPeople *people, const char *person, const char *other);
gboolean    hk_stats_has_person      (const HkPastGame *game, HkPeople *people, const char *person, gboolean *won);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkStats, hk_stats_free)

G_END_DECLS
