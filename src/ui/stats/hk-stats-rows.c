/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/stats/hk-stats-words.h"
#include "core/story/hk-pace.h"
#include "hk-stats-bar.h"
#include "hk-stats-rows.h"
#include "ui/library/hk-session-row.h"
#include "hk-avatar.h"

/* The rows of the statistics. */

/* More players than this are found by the choice of a player. */
#define MAX_PLAYERS 40
#define MAX_GROUPS  40

static GtkWidget *
set_row (GtkWidget  *row,
         const char *title)
{
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  return row;
}

/* Returns (transfer floating): a row.
 * @words: (nullable): below the title */
static GtkWidget *
make_row (const char *title,
          const char *words)
{
  GtkWidget *row = set_row (adw_action_row_new (), title);

  if (words != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), words);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 2);
  return row;
}

static void
add_row (GtkListBox *list,
         const char *title,
         const char *words)
{
  gtk_list_box_append (list, make_row (title, words));
}

static void
add_longest (GtkListBox    *list,
             const HkStats *stats)
{
  g_autoptr (GDateTime) began = g_date_time_new_from_unix_local_usec (stats->longest_began);
  g_autofree char *date = began == NULL ? g_strdup ("") : g_date_time_format (began, "%x");
  g_autofree char *time = hk_pace_describe_time (stats->longest);
  g_autofree char *words = g_strdup_printf ("%s · %s · %s", stats->longest_title, date, time);

  add_row (list, _("Longest Game"), words);
}

static void
add_weekday (GtkListBox    *list,
             const HkStats *stats)
{
  g_autofree char *day = NULL;
  g_autofree char *words = NULL;
  guint most = 0;

  for (guint i = 1; i < G_N_ELEMENTS (stats->weekdays); i++)
    if (stats->weekdays[i] > stats->weekdays[most])
      most = i;
  day = hk_stats_dup_weekday (most);
  words = g_strdup_printf (ngettext ("%s · %u game", "%s · %u games", stats->weekdays[most]), day, stats->weekdays[most]);
  add_row (list, _("Most Frequent Day"), words);
}

/* What is different from the year before. */
static void
add_before (GtkListBox    *list,
            const HkStats *stats,
            const HkStats *before)
{
  g_autofree char *title = g_strdup_printf (_("The Year Before, %d"), before->filter.year);
  g_autofree char *words = hk_stats_describe_sum (&before->sum);

  add_row (list, title, words);
}

/* @before: (nullable): of the year before
 * @n_unreadable: of all journals */
void
hk_stats_fill_facts (GtkListBox    *list,
                     const HkStats *stats,
                     const HkStats *before,
                     guint          n_unreadable)
{
  gtk_list_box_remove_all (list);
  if (stats->sum.n_together > 0)
    {
      g_autofree char *share = hk_stats_describe_share (stats->sum.n_together_won, stats->sum.n_together);
      g_autofree char *streak = hk_stats_describe_streak (stats->streak);
      g_autofree char *most = hk_stats_describe_most (stats->most_won, stats->most_lost);
      g_autofree char *words = g_strdup_printf ("%s · %s", streak, most);
      GtkWidget *row = make_row (_("Won Together"), share);

      adw_action_row_add_suffix (ADW_ACTION_ROW (row), hk_stats_bar_new_percent (stats->sum.n_together_won, stats->sum.n_together));
      gtk_list_box_append (list, row);
      add_row (list, _("Together in a Row"), words);
    }
  if (stats->longest_title != NULL)
    add_longest (list, stats);
  add_weekday (list, stats);
  if (before != NULL && before->sum.n_games > 0)
    add_before (list, stats, before);
  if (stats->n_going_on > 0)
    {
      g_autofree char *words = g_strdup_printf (ngettext ("%u game is not over yet", "%u games are not over yet", stats->n_going_on), stats->n_going_on);

      add_row (list, _("Going On"), words);
    }
  if (n_unreadable > 0)
    {
      g_autofree char *words = g_strdup_printf (ngettext ("%u game cannot be read", "%u games cannot be read", n_unreadable), n_unreadable);

      add_row (list, _("Left Out"), words);
    }
}

static GtkWidget *
make_variant (const HkStatsPart *part)
{
  g_autofree char *words = hk_stats_describe_sum (&part->sum);
  GtkWidget *row = make_row (part->title, words);

  if (part->sum.n_together > 0)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), hk_stats_bar_new_percent (part->sum.n_together_won, part->sum.n_together));
  return row;
}

static GtkWidget *
make_game (const HkStatsPart *part)
{
  g_autofree char *words = hk_stats_describe_sum (&part->sum);
  GtkWidget *row = set_row (adw_expander_row_new (), part->title);
  GtkWidget *mark = gtk_image_new_from_icon_name (hk_game_get_icon_name (part->id));

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), words);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), mark);
  if (part->sum.n_together > 0)
    adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row), hk_stats_bar_new_percent (part->sum.n_together_won, part->sum.n_together));
  if (part->sum.n_games > 0)
    {
      g_autofree char *time = hk_pace_describe_time (part->sum.time_over / part->sum.n_games);

      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), make_row (_("On Average"), time));
    }
  for (guint i = 0; i < part->variants->len; i++)
    adw_expander_row_add_row (ADW_EXPANDER_ROW (row), make_variant (g_ptr_array_index (part->variants, i)));
  return row;
}

void
hk_stats_fill_games (GtkListBox    *list,
                     const HkStats *stats)
{
  gtk_list_box_remove_all (list);
  for (guint i = 0; i < stats->games->len; i++)
    gtk_list_box_append (list, make_game (g_ptr_array_index (stats->games, i)));
}

/* How the person is known, and what can be done about it. */
static void
add_person (AdwExpanderRow *row,
            const char     *person,
            HkPeople       *people)
{
  GtkWidget *button = set_row (adw_button_row_new (), _("Name, Picture, Merge…"));
  g_auto (GStrv) names = hk_people_list_names (people, person);

  if (names[0] != NULL)
    {
      g_autofree char *words = g_strjoinv (", ", names);

      adw_expander_row_add_row (row, make_row (_("Also Called"), words));
    }
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", person);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "statistics.person");
  adw_expander_row_add_row (row, button);
}

static GtkWidget *
make_player (const HkStatsPlayer *player,
             HkPeople            *people)
{
  g_autofree char *words = hk_stats_describe_player (player);
  GtkWidget *row = set_row (adw_expander_row_new (), player->name);

  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), words);
  adw_expander_row_add_prefix (ADW_EXPANDER_ROW (row), hk_avatar_new (people, player->name, 32));
  adw_expander_row_add_suffix (ADW_EXPANDER_ROW (row), hk_stats_bar_new_percent (player->n_won, player->n_games));
  for (guint i = 0; i < player->scores->len; i++)
    {
      const HkStatsScore *score = g_ptr_array_index (player->scores, i);
      g_autofree char *its = hk_stats_describe_score (score);

      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), make_row (score->title, its));
    }
  if (player->n_games > 0)
    {
      g_autofree char *streak = hk_stats_describe_streak (player->streak);
      g_autofree char *most = hk_stats_describe_most (player->most_won, player->most_lost);

      adw_expander_row_add_row (ADW_EXPANDER_ROW (row), make_row (streak, most));
    }
  add_person (ADW_EXPANDER_ROW (row), player->name, people);
  return row;
}

void
hk_stats_fill_players (GtkListBox    *list,
                       const HkStats *stats,
                       HkPeople      *people)
{
  gtk_list_box_remove_all (list);
  for (guint i = 0; i < MIN (stats->players->len, MAX_PLAYERS); i++)
    gtk_list_box_append (list, make_player (g_ptr_array_index (stats->players, i), people));
}

static GtkWidget *
make_group (const HkStatsGroup *group)
{
  g_autofree char *sum = hk_stats_describe_sum (&group->sum);
  g_autofree char *streak = group->streak == 0 ? NULL : hk_stats_describe_streak (group->streak);
  g_autofree char *words = streak == NULL ? g_strdup (sum) : g_strdup_printf ("%s · %s", sum, streak);
  GtkWidget *row = make_row (group->title, words);

  if (group->sum.n_together > 0)
    adw_action_row_add_suffix (ADW_ACTION_ROW (row), hk_stats_bar_new_percent (group->sum.n_together_won, group->sum.n_together));
  return row;
}

void
hk_stats_fill_groups (GtkListBox    *list,
                      const HkStats *stats)
{
  gtk_list_box_remove_all (list);
  for (guint i = 0; i < MIN (stats->groups->len, MAX_GROUPS); i++)
    gtk_list_box_append (list, make_group (g_ptr_array_index (stats->groups, i)));
}

/* How many games there were.
 * @most: of all these rows */
static void
add_count (GtkListBox *list,
           const char *title,
           guint       n,
           guint       most)
{
  GtkWidget *row = make_row (title, NULL);

  adw_action_row_add_suffix (ADW_ACTION_ROW (row), hk_stats_bar_new (n, most));
  gtk_list_box_append (list, row);
}

static void
fill_years (GtkListBox    *list,
            const HkStats *stats)
{
  guint most = 0;

  for (guint i = 0; i < stats->years->len; i++)
    most = MAX (most, g_array_index (stats->years, HkStatsYear, i).n_games);
  for (guint i = 0; i < stats->years->len; i++)
    {
      const HkStatsYear *year = &g_array_index (stats->years, HkStatsYear, i);
      g_autofree char *title = g_strdup_printf ("%d", year->year);

      add_count (list, title, year->n_games, most);
    }
}

/* The months of a year, or else the years. */
void
hk_stats_fill_times (GtkListBox    *list,
                     const HkStats *stats)
{
  guint most = 0;

  gtk_list_box_remove_all (list);
  if (stats->filter.year == 0)
    {
      fill_years (list, stats);
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (stats->months); i++)
    most = MAX (most, stats->months[i]);
  for (guint i = 0; i < G_N_ELEMENTS (stats->months); i++)
    {
      g_autofree char *month = hk_stats_dup_month (i);

      add_count (list, month, stats->months[i], most);
    }
}
