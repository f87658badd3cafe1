/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/story/hk-pace.h"
#include "hk-stats-words.h"

/* Returns: how many in a hundred, rounded; 0 where there are none. */
int
hk_stats_get_percent (guint n,
                      guint of)
{
  return of == 0 ? 0 : (int) ((200 * (guint64) n + of) / (2 * (guint64) of));
}

/* Returns (transfer full): such as “4 of 9 (44 %)”. */
char *
hk_stats_describe_share (guint n,
                         guint of)
{
  /* Translators: how many of how many, and how many in a hundred. */
  return g_strdup_printf (_("%u of %u (%d %%)"), n, of, hk_stats_get_percent (n, of));
}

static char *
join (GPtrArray *parts)
{
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

static void
add_games (GPtrArray *parts,
           guint      n)
{
  g_ptr_array_add (parts, g_strdup_printf (ngettext ("%u game", "%u games", n), n));
}

static void
add_time (GPtrArray *parts,
          GTimeSpan  time)
{
  if (time >= G_TIME_SPAN_MINUTE)
    g_ptr_array_add (parts, hk_pace_describe_time (time));
}

/* Returns (transfer full): how many games, how many of them were won together, and how long they took. */
char *
hk_stats_describe_sum (const HkStatsSum *sum)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  add_games (parts, sum->n_games);
  if (sum->n_together > 0)
    {
      g_autofree char *share = hk_stats_describe_share (sum->n_together_won, sum->n_together);

      /* Translators: %s: “4 of 9 (44 %)”, of the games that all win or lose together. */
      g_ptr_array_add (parts, g_strdup_printf (_("won together: %s"), share));
    }
  add_time (parts, sum->time);
  return join (parts);
}

/* Returns (transfer full): how many games, how many of them were won, and how long they took. */
char *
hk_stats_describe_player (const HkStatsPlayer *player)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  add_games (parts, player->n_games);
  if (player->n_games > 0)
    {
      g_autofree char *share = hk_stats_describe_share (player->n_won, player->n_games);

      /* Translators: %s: “4 of 9 (44 %)”. */
      g_ptr_array_add (parts, g_strdup_printf (_("won: %s"), share));
    }
  add_time (parts, player->time);
  return join (parts);
}

/* Returns (transfer full): how often a person has won a game, with which points. */
char *
hk_stats_describe_score (const HkStatsScore *score)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *share = hk_stats_describe_share (score->n_won, score->n_games);

  g_ptr_array_add (parts, g_strdup_printf (_("won: %s"), share));
  if (score->n_points == 1)
    g_ptr_array_add (parts, g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (score->best)), score->best));
  if (score->n_points > 1)
    /* Translators: numbers of points. */
    g_ptr_array_add (parts, g_strdup_printf (_("best %d, worst %d, on average %.1f"), score->best, score->worst,
                                             (double) score->points / score->n_points));
  return join (parts);
}

/* Returns (transfer full): how many games were won or lost in a row; below 0 lost. */
char *
hk_stats_describe_streak (int streak)
{
  if (streak >= 0)
    return g_strdup_printf (ngettext ("%d game won in a row", "%d games won in a row", (gulong) streak), streak);
  return g_strdup_printf (ngettext ("%d game lost in a row", "%d games lost in a row", (gulong) -streak), -streak);
}

/* Returns (transfer full): the longest rows of games that were won and that were lost. */
char *
hk_stats_describe_most (guint most_won,
                        guint most_lost)
{
  /* Translators: how many games in a row at most. */
  return g_strdup_printf (_("at most %u won and %u lost in a row"), most_won, most_lost);
}

/* Returns (transfer full): the name of the month, January is 0. */
char *
hk_stats_dup_month (guint month)
{
  g_autoptr (GDateTime) date = g_date_time_new_utc (2024, (int) month + 1, 1, 0, 0, 0);

  return g_date_time_format (date, "%OB");
}

/* Returns (transfer full): the name of the day, Monday is 0. */
char *
hk_stats_dup_weekday (guint weekday)
{
  g_autoptr (GDateTime) date = g_date_time_new_utc (2024, 1, (int) weekday + 1, 0, 0, 0);

  return g_date_time_format (date, "%A");
}
