/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/story/hk-pace.h"
#include "hk-stats-words.h"
#include "hk-year-review.h"

/* What a year of games was like, to be told to others. */

static void
fact_free (gpointer data)
{
  HkYearFact *fact = data;

  g_free (fact->title);
  g_free (fact->value);
  g_free (fact->more);
  g_free (fact);
}

/* @value: (transfer full)
 * @more: (transfer full) (nullable) */
static void
add (GPtrArray  *facts,
     const char *title,
     char       *value,
     char       *more)
{
  HkYearFact *fact = g_new (HkYearFact, 1);

  *fact = (HkYearFact) { g_strdup (title), value, more };
  g_ptr_array_add (facts, fact);
}

static char *
count_games (guint n)
{
  return g_strdup_printf (ngettext ("%u game", "%u games", n), n);
}

static char *
join (GPtrArray *names)
{
  g_ptr_array_add (names, NULL);
  /* Translators: between the names of players */
  return g_strjoinv (_(", "), (char **) names->pdata);
}

static void
add_games (GPtrArray     *facts,
           const HkStats *stats)
{
  const HkStatsPart *most = stats->games->len == 0 ? NULL : g_ptr_array_index (stats->games, 0);

  add (facts, _("Played"), count_games (stats->sum.n_games), NULL);
  add (facts, _("At the Table"), hk_pace_describe_time (stats->sum.time),
       g_strdup_printf (ngettext ("on %u day", "on %u days", stats->n_days), stats->n_days));
  if (most != NULL && most->sum.n_games > 0)
    add (facts, _("Most Played"), g_strdup (most->title), count_games (most->sum.n_games));
  if (stats->sum.n_together > 0)
    add (facts, _("Won Together"), hk_stats_describe_share (stats->sum.n_together_won, stats->sum.n_together), NULL);
}

/* The best score of each game that counts points, and whose it was. */
static void
add_scores (GPtrArray     *facts,
            const HkStats *stats)
{
  for (guint i = 0; i < stats->games->len; i++)
    {
      const HkStatsPart *part = g_ptr_array_index (stats->games, i);
      g_autoptr (GPtrArray) names = g_ptr_array_new ();
      int best = G_MININT;

      for (guint j = 0; j < stats->players->len; j++)
        {
          const HkStatsPlayer *player = g_ptr_array_index (stats->players, j);

          for (guint k = 0; k < player->scores->len; k++)
            {
              const HkStatsScore *score = g_ptr_array_index (player->scores, k);

              if (score->n_points == 0 || !g_str_equal (score->id, part->id) || score->best < best)
                continue;
              if (score->best > best)
                g_ptr_array_set_size (names, 0);
              best = score->best;
              g_ptr_array_add (names, player->name);
            }
        }
      if (names->len == 0)
        continue;
      g_ptr_array_add (names, NULL);
      {
        g_autofree char *who = g_strjoinv (_(", "), (char **) names->pdata);

        add (facts, _("Best Score"), g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (best)), best),
             g_strdup_printf ("%s · %s", part->title, who));
      }
    }
}

static guint
get_n_won (const HkStatsPlayer *player)
{
  return player->n_won;
}

static guint
get_most_won (const HkStatsPlayer *player)
{
  return player->most_won;
}

/* (transfer full) (nullable): who has most of it; NULL where nobody has any.
 * @most: (out): how much */
static char *
find_most (const HkStats *stats,
           guint        (*get) (const HkStatsPlayer *player),
           guint         *most)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  *most = 1;
  for (guint i = 0; i < stats->players->len; i++)
    {
      const HkStatsPlayer *player = g_ptr_array_index (stats->players, i);

      if (get (player) < *most)
        continue;
      if (get (player) > *most)
        g_ptr_array_set_size (names, 0);
      *most = get (player);
      g_ptr_array_add (names, player->name);
    }
  return names->len == 0 ? NULL : join (names);
}

static void
add_winners (GPtrArray     *facts,
             const HkStats *stats)
{
  guint n;
  char *who = find_most (stats, get_n_won, &n);

  if (who != NULL)
    add (facts, _("Won Most"), who, count_games (n));
  who = find_most (stats, get_most_won, &n);
  if (who != NULL && n > 1)
    add (facts, _("Longest Streak"), who, hk_stats_describe_streak ((int) n));
  else
    g_free (who);
}

/* Who sat down for the first time. */
static void
add_new (GPtrArray     *facts,
         const HkStats *stats,
         GPtrArray     *games,
         HkPeople      *people)
{
  const int year = stats->filter.year;
  g_autoptr (GPtrArray) before = g_ptr_array_new ();
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_auto (GStrv) known = NULL;

  for (guint i = 0; i < games->len; i++)
    {
      HkPastGame *game = g_ptr_array_index (games, i);
      g_autoptr (GDateTime) began = g_date_time_new_from_unix_local_usec (game->began);

      if (began != NULL && g_date_time_get_year (began) < year)
        g_ptr_array_add (before, game);
    }
  known = hk_stats_list_people (before, people);
  for (guint i = 0; i < stats->players->len; i++)
    {
      const HkStatsPlayer *player = g_ptr_array_index (stats->players, i);
      gboolean is_known = FALSE;

      for (guint j = 0; !is_known && known[j] != NULL; j++)
        is_known = hk_people_is_same (known[j], player->name);
      if (!is_known && player->n_games > 0)
        g_ptr_array_add (names, player->name);
    }
  if (names->len > 0)
    add (facts, _("New at the Table"), join (names), NULL);
}

/* Returns (transfer full) (element-type HkYearFact): what there is to tell, nothing where no game was played to its end.
 * @games: (element-type HkPastGame): all, the first one first */
GPtrArray *
hk_year_review_list (GPtrArray *games,
                     HkPeople  *people,
                     int        year)
{
  const HkStatsFilter filter = { .year = year };
  g_autoptr (HkStats) stats = hk_stats_new (games, people, &filter);
  GPtrArray *facts = g_ptr_array_new_with_free_func (fact_free);

  if (stats->sum.n_games == 0)
    return facts;
  add_games (facts, stats);
  add_scores (facts, stats);
  add_winners (facts, stats);
  if (stats->longest_title != NULL)
    add (facts, _("Longest Game"), hk_pace_describe_time (stats->longest), g_strdup (stats->longest_title));
  add_new (facts, stats, games, people);
  return facts;
}

/* Returns (transfer full): a line for each.
 * @facts: (element-type HkYearFact) */
char *
hk_year_review_to_text (GPtrArray *facts,
                        int        year)
{
  GString *text = g_string_new (NULL);

  /* Translators: a year. */
  g_string_append_printf (text, _("Our Year of Zombies, %d"), year);
  g_string_append (text, "\n\n");
  for (guint i = 0; i < facts->len; i++)
    {
      const HkYearFact *fact = g_ptr_array_index (facts, i);

      g_string_append_printf (text, "%s: %s%s%s\n", fact->title, fact->value, fact->more == NULL ? "" : " · ", fact->more == NULL ? "" : fact->more);
    }
  return g_string_free_and_steal (text);
}
