/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/moves/hk-game.h"
#include "core/record/hk-error.h"
#include "core/stats/hk-stats-words.h"
#include "core/story/hk-pace.h"
#include "hk-cli.h"

/* Figures of all games of the library. */

/* In letters. */
#define TITLE_WIDTH 36

static void
print_line (const char *title,
            char       *value)
{
  g_autofree char *taken = value;
  const glong length = g_utf8_strlen (title, -1);

  g_print ("%s%*s  %s\n", title, (int) MAX (TITLE_WIDTH - length, 0), "", taken);
}

static void
print_number (const char *title,
              guint       number)
{
  print_line (title, g_strdup_printf ("%u", number));
}

static void
print_indented (const char *indent,
                const char *title,
                char       *value)
{
  g_autofree char *text = g_strconcat (indent, title, NULL);

  print_line (text, value);
}

static void
print_total (const HkStats *stats,
             guint          n_unreadable)
{
  print_number (_("Games played to the end"), stats->sum.n_games);
  if (stats->n_going_on > 0)
    print_number (_("Not over yet"), stats->n_going_on);
  if (n_unreadable > 0)
    print_number (_("Cannot be read"), n_unreadable);
  print_number (_("Days"), stats->n_days);
  print_line (_("Time played"), hk_pace_describe_time (stats->sum.time));
  if (stats->sum.n_together > 0)
    {
      print_line (_("Won together"), hk_stats_describe_share (stats->sum.n_together_won, stats->sum.n_together));
      print_line (_("Together now"), hk_stats_describe_streak (stats->streak));
      print_line ("", hk_stats_describe_most (stats->most_won, stats->most_lost));
    }
  if (stats->longest_title != NULL)
    {
      g_autofree char *time = hk_pace_describe_time (stats->longest);

      print_line (_("Longest game"), g_strdup_printf ("%s · %s", stats->longest_title, time));
    }
}

static void
print_games (const HkStats *stats)
{
  g_print ("\n");
  for (guint i = 0; i < stats->games->len; i++)
    {
      const HkStatsPart *part = g_ptr_array_index (stats->games, i);

      print_line (part->title, hk_stats_describe_sum (&part->sum));
      for (guint j = 0; j < part->variants->len; j++)
        {
          const HkStatsPart *variant = g_ptr_array_index (part->variants, j);

          print_indented ("  ", variant->title, hk_stats_describe_sum (&variant->sum));
        }
    }
}

static void
print_players (const HkStats *stats)
{
  g_print ("\n");
  for (guint i = 0; i < stats->players->len; i++)
    {
      const HkStatsPlayer *player = g_ptr_array_index (stats->players, i);

      print_line (player->name, hk_stats_describe_player (player));
      if (player->n_games > 0)
        {
          print_line ("", hk_stats_describe_streak (player->streak));
          print_line ("", hk_stats_describe_most (player->most_won, player->most_lost));
        }
      for (guint j = 0; j < player->scores->len; j++)
        {
          const HkStatsScore *score = g_ptr_array_index (player->scores, j);

          print_indented ("  ", score->title, hk_stats_describe_score (score));
        }
    }
}

static void
print_groups (const HkStats *stats)
{
  g_print ("\n");
  for (guint i = 0; i < stats->groups->len; i++)
    {
      const HkStatsGroup *group = g_ptr_array_index (stats->groups, i);

      print_line (group->title, hk_stats_describe_sum (&group->sum));
      if (group->sum.n_together > 0)
        print_line ("", hk_stats_describe_streak (group->streak));
    }
}

/* (transfer full): the key of a group that is given by its name, or by the names of all who are in it. */
static char *
find_group (HkPeople   *people,
            const char *text)
{
  GPtrArray *groups = hk_people_get_groups (people);
  g_auto (GStrv) names = NULL;

  for (guint i = 0; i < groups->len; i++)
    {
      HkPeopleGroup *group = g_ptr_array_index (groups, i);

      if (hk_people_is_same (group->name, text))
        return hk_people_dup_group_key (people, (const char * const *) group->names);
    }
  names = g_strsplit (text, ",", -1);
  for (guint i = 0; names[i] != NULL; i++)
    g_strstrip (names[i]);
  return hk_people_dup_group_key (people, (const char * const *) names);
}

/* When it was played, of a year. */
static void
print_year (const HkStats *stats)
{
  g_print ("\n");
  for (guint i = 0; i < G_N_ELEMENTS (stats->months); i++)
    {
      g_autofree char *month = hk_stats_dup_month (i);

      print_line (month, g_strdup_printf ("%u", stats->months[i]));
    }
}

static void
print_json (const HkStats *stats,
            guint          n_unreadable)
{
  g_autoptr (JsonNode) node = hk_stats_to_json (stats);

  json_object_set_int_member (json_node_get_object (node), "unreadable", n_unreadable);
  hk_cli_print_json (node);
}

static gboolean
check (const HkStatsFilter *filter,
       GPtrArray           *games,
       HkPeople            *people,
       GError             **error)
{
  gboolean found = filter->person == NULL;

  if (filter->game != NULL && hk_games_lookup (filter->game, error) == NULL)
    return FALSE;
  for (guint i = 0; !found && i < games->len; i++)
    found = hk_stats_has_person (g_ptr_array_index (games, i), people, filter->person, NULL);
  return found || hk_error_fail (error, HK_ERROR_PARAMETER, _("Nobody called %s has played."), filter->person);
}

/* Prints what all games of the library come to. Returns what to leave the program with. */
int
hk_cli_stats (int    argc,
              char **argv)
{
  g_autofree char *game = NULL;
  g_autofree char *player = NULL;
  g_autofree char *group = NULL;
  g_autofree char *group_key = NULL;
  int year = 0;
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "game", 0, 0, G_OPTION_ARG_STRING, &game, N_("Of this game alone"), N_("ID") },
    { "player", 0, 0, G_OPTION_ARG_STRING, &player, N_("Of the games of this player"), N_("NAME") },
    { "group", 0, 0, G_OPTION_ARG_STRING, &group, N_("Of the games of this group, by its name or those of its players with commas between"), N_("NAMES") },
    { "year", 0, 0, G_OPTION_ARG_INT, &year, N_("Of the games that began in this year"), N_("YYYY") },
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "hordekeeper", "sessions", NULL);
  g_autofree char *cache = g_build_filename (g_get_user_cache_dir (), PACKAGE_NAME, "past-games", NULL);
  g_autoptr (HkPastGames) past = NULL;
  g_autoptr (HkPeople) people = NULL;
  g_autoptr (HkStats) stats = NULL;
  g_autoptr (GError) error = NULL;
  HkStatsFilter filter;
  int status;

  if (!hk_cli_parse (&argc, &argv, entries, "[--game ID] [--player NAME] [--group NAMES] [--year YYYY] [--json]", 0, &status))
    return status;
  if (year < 0 || year > 9999)
    return hk_cli_usage (_("--year takes a year, such as 2026"));
  past = hk_past_games_new (folder, cache);
  people = hk_people_new_for_user ();
  hk_past_games_finish (past);
  group_key = group == NULL ? NULL : find_group (people, group);
  filter = (HkStatsFilter) { game, player == NULL ? NULL : hk_people_find (people, player), year, group_key };
  if (!check (&filter, hk_past_games_get_list (past), people, &error))
    return hk_cli_refuse (error, NULL);
  stats = hk_stats_new (hk_past_games_get_list (past), people, &filter);
  if (as_json)
    {
      print_json (stats, hk_past_games_get_n_unreadable (past));
      return HK_CLI_DONE;
    }
  print_total (stats, hk_past_games_get_n_unreadable (past));
  print_games (stats);
  print_players (stats);
  print_groups (stats);
  if (year != 0)
    print_year (stats);
  return HK_CLI_DONE;
}
