/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-game.h"
#include "hk-stats.h"

static void
part_free (gpointer data)
{
  HkStatsPart *part = data;

  g_free (part->id);
  g_free (part->title);
  g_clear_pointer (&part->variants, g_ptr_array_unref);
  g_free (part);
}

static void
score_free (gpointer data)
{
  HkStatsScore *score = data;

  g_free (score->id);
  g_free (score->title);
  g_free (score);
}

static void
player_free (gpointer data)
{
  HkStatsPlayer *player = data;

  g_free (player->name);
  g_ptr_array_unref (player->scores);
  g_free (player);
}

static void
group_free (gpointer data)
{
  HkStatsGroup *group = data;

  g_free (group->key);
  g_free (group->title);
  g_free (group);
}

/* Who is meant by the names that have been met: each is looked up once. */
typedef struct
{
  HkPeople   *people;
  GHashTable *whos; /* name to Who */
} Names;

typedef struct
{
  char *person;
  char *key;
} Who;

static void
who_free (gpointer data)
{
  Who *who = data;

  g_free (who->person);
  g_free (who->key);
  g_free (who);
}

static const Who *
look_up (Names      *names,
         const char *name)
{
  Who *who = g_hash_table_lookup (names->whos, name);

  if (who != NULL)
    return who;
  who = g_new (Who, 1);
  who->person = g_strdup (hk_people_find (names->people, name));
  who->key = hk_people_dup_key (who->person);
  g_hash_table_insert (names->whos, g_strdup (name), who);
  return who;
}

static void
names_begin (Names    *names,
             HkPeople *people)
{
  names->people = people;
  names->whos = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, who_free);
}

static const Who *
get_who (Names            *names,
         const HkPastGame *game,
         guint             seat)
{
  return look_up (names, g_array_index (game->players, HkPastPlayer, seat).name);
}

/* Whether one of the players before @end is the one with the key. */
static gboolean
has_key (Names            *names,
         const HkPastGame *game,
         guint             end,
         const char       *key)
{
  for (guint i = 0; i < end; i++)
    if (g_str_equal (get_who (names, game, i)->key, key))
      return TRUE;
  return FALSE;
}

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* Returns (transfer full): the same as hk_people_dup_group_key(), with each name looked up once. */
static char *
dup_group_key (Names            *names,
               const HkPastGame *game)
{
  g_autoptr (GPtrArray) keys = g_ptr_array_sized_new (game->players->len + 1);

  for (guint i = 0; i < game->players->len; i++)
    g_ptr_array_add (keys, get_who (names, game, i)->key);
  g_ptr_array_sort (keys, compare_texts);
  g_ptr_array_add (keys, NULL);
  return g_strjoinv ("\n", (char **) keys->pdata);
}

static gboolean
is_of_group (Names            *names,
             const HkPastGame *game,
             const char       *group)
{
  g_autofree char *key = dup_group_key (names, game);

  return g_str_equal (key, group);
}

static gboolean
passes (const HkPastGame    *game,
        GDateTime           *began,
        Names               *names,
        const char          *person,
        const HkStatsFilter *filter)
{
  if (filter->game != NULL && !g_str_equal (game->game, filter->game))
    return FALSE;
  if (filter->year != 0 && g_date_time_get_year (began) != filter->year)
    return FALSE;
  if (filter->group != NULL && !is_of_group (names, game, filter->group))
    return FALSE;
  return person == NULL || has_key (names, game, game->players->len, person);
}

static void
add_sum (HkStatsSum       *sum,
         const HkPastGame *game)
{
  sum->time += game->time;
  if (!game->is_over)
    return;
  sum->n_games++;
  sum->time_over += game->time;
  sum->n_together += game->is_together;
  sum->n_together_won += game->is_together && game->is_won;
}

static const char *
get_title (const char *game)
{
  const HkGameSpec *spec = hk_games_lookup (game, NULL);

  return spec == NULL ? game : spec->title;
}

static HkStatsPart *
find_part (GPtrArray  *parts,
           const char *id,
           const char *title,
           gboolean    has_variants)
{
  HkStatsPart *part;

  for (guint i = 0; i < parts->len; i++)
    {
      part = g_ptr_array_index (parts, i);
      if (g_str_equal (part->id, id) && g_str_equal (part->title, title))
        return part;
    }
  part = g_new0 (HkStatsPart, 1);
  part->id = g_strdup (id);
  part->title = g_strdup (title);
  part->variants = has_variants ? g_ptr_array_new_with_free_func (part_free) : NULL;
  g_ptr_array_add (parts, part);
  return part;
}

static void
add_part (HkStats          *self,
          const HkPastGame *game)
{
  HkStatsPart *part = find_part (self->games, game->game, get_title (game->game), TRUE);

  add_sum (&part->sum, game);
  if (*game->variant != '\0')
    add_sum (&find_part (part->variants, "", game->variant, FALSE)->sum, game);
}

static HkStatsScore *
find_score (HkStatsPlayer *player,
            const char    *game)
{
  HkStatsScore *score;

  for (guint i = 0; i < player->scores->len; i++)
    {
      score = g_ptr_array_index (player->scores, i);
      if (g_str_equal (score->id, game))
        return score;
    }
  score = g_new0 (HkStatsScore, 1);
  score->id = g_strdup (game);
  score->title = g_strdup (get_title (game));
  g_ptr_array_add (player->scores, score);
  return score;
}

static void
follow_streak (int     *streak,
               guint   *most_won,
               guint   *most_lost,
               gboolean won)
{
  *streak = won ? MAX (*streak, 0) + 1 : MIN (*streak, 0) - 1;
  if (*streak > 0)
    *most_won = MAX (*most_won, (guint) *streak);
  else
    *most_lost = MAX (*most_lost, (guint) -*streak);
}

static void
add_score (HkStatsScore   *score,
           const HkResult *result)
{
  score->n_games++;
  score->n_won += result->won;
  if (!result->has_points)
    return;
  score->best = score->n_points == 0 ? result->points : MAX (score->best, result->points);
  score->worst = score->n_points == 0 ? result->points : MIN (score->worst, result->points);
  score->points += result->points;
  score->n_points++;
}

static void
add_result (HkStatsPlayer    *player,
            const HkPastGame *game,
            const HkResult   *result)
{
  player->time += game->time;
  if (!game->is_over)
    return;
  player->n_games++;
  player->n_won += result->won;
  player->n_together += game->is_together;
  player->n_together_won += game->is_together && result->won;
  follow_streak (&player->streak, &player->most_won, &player->most_lost, result->won);
  add_score (find_score (player, game->game), result);
}

/* The person is called as they were last. */
static HkStatsPlayer *
find_player (HkStats    *self,
             GHashTable *by_key,
             const Who  *who)
{
  HkStatsPlayer *player = g_hash_table_lookup (by_key, who->key);

  if (player == NULL)
    {
      player = g_new0 (HkStatsPlayer, 1);
      player->scores = g_ptr_array_new_with_free_func (score_free);
      g_ptr_array_add (self->players, player);
      g_hash_table_insert (by_key, who->key, player);
    }
  g_set_str (&player->name, who->person);
  return player;
}

/* Who has two seats in one game played it once. */
static void
add_players (HkStats          *self,
             GHashTable       *by_key,
             Names            *names,
             const HkPastGame *game)
{
  for (guint i = 0; i < game->players->len; i++)
    {
      const Who *who = get_who (names, game, i);

      if (!has_key (names, game, i, who->key))
        add_result (find_player (self, by_key, who), game, &g_array_index (game->players, HkPastPlayer, i).result);
    }
}

/* The name of the group, or else who is in it, as they sat first. */
static char *
dup_group_title (Names            *names,
                 const HkPastGame *game)
{
  g_autoptr (GPtrArray) people = g_ptr_array_new ();
  const char *name;

  for (guint i = 0; i < game->players->len; i++)
    g_ptr_array_add (people, get_who (names, game, i)->person);
  g_ptr_array_add (people, NULL);
  name = hk_people_get_group_name (names->people, (const char * const *) people->pdata);
  /* Translators: between the names of players */
  return name != NULL ? g_strdup (name) : g_strjoinv (_(", "), (char **) people->pdata);
}

static void
add_group (HkStats          *self,
           GHashTable       *by_key,
           Names            *names,
           const HkPastGame *game)
{
  g_autofree char *key = NULL;
  HkStatsGroup *group;

  if (game->players->len < 2)
    return;
  key = dup_group_key (names, game);
  group = g_hash_table_lookup (by_key, key);
  if (group == NULL)
    {
      group = g_new0 (HkStatsGroup, 1);
      group->title = dup_group_title (names, game);
      group->key = g_steal_pointer (&key);
      g_hash_table_insert (by_key, group->key, group);
      g_ptr_array_add (self->groups, group);
    }
  add_sum (&group->sum, game);
  if (game->is_over && game->is_together)
    follow_streak (&group->streak, &group->most_won, &group->most_lost, game->is_won);
}

static void
add_year (HkStats *self,
          int      year)
{
  const HkStatsYear one = { year, 1 };

  for (guint i = 0; i < self->years->len; i++)
    if (g_array_index (self->years, HkStatsYear, i).year == year)
      {
        g_array_index (self->years, HkStatsYear, i).n_games++;
        return;
      }
  g_array_prepend_val (self->years, one);
}

static void
add_game (HkStats          *self,
          GHashTable       *days,
          const HkPastGame *game,
          GDateTime        *began)
{
  const int day = g_date_time_get_year (began) * 400 + g_date_time_get_day_of_year (began);

  g_hash_table_add (days, GINT_TO_POINTER (day));
  add_sum (&self->sum, game);
  add_part (self, game);
  if (!game->is_over)
    {
      self->n_going_on++;
      return;
    }
  add_year (self, g_date_time_get_year (began));
  self->months[g_date_time_get_month (began) - 1]++;
  self->weekdays[g_date_time_get_day_of_week (began) - 1]++;
  if (game->is_together)
    follow_streak (&self->streak, &self->most_won, &self->most_lost, game->is_won);
  if (game->time > self->longest)
    {
      self->longest = game->time;
      self->longest_began = game->began;
      g_set_str (&self->longest_title, game->title);
    }
}

static int
compare_parts (gconstpointer a,
               gconstpointer b)
{
  const HkStatsPart *first = *(const HkStatsPart * const *) a;
  const HkStatsPart *second = *(const HkStatsPart * const *) b;

  if (first->sum.n_games != second->sum.n_games)
    return first->sum.n_games > second->sum.n_games ? -1 : 1;
  return g_utf8_collate (first->title, second->title);
}

static int
compare_scores (gconstpointer a,
                gconstpointer b)
{
  const HkStatsScore *first = *(const HkStatsScore * const *) a;
  const HkStatsScore *second = *(const HkStatsScore * const *) b;

  if (first->n_games != second->n_games)
    return first->n_games > second->n_games ? -1 : 1;
  return g_utf8_collate (first->title, second->title);
}

static int
compare_players (gconstpointer a,
                 gconstpointer b)
{
  const HkStatsPlayer *first = *(const HkStatsPlayer * const *) a;
  const HkStatsPlayer *second = *(const HkStatsPlayer * const *) b;

  if (first->n_games != second->n_games)
    return first->n_games > second->n_games ? -1 : 1;
  return g_utf8_collate (first->name, second->name);
}

static int
compare_groups (gconstpointer a,
                gconstpointer b)
{
  const HkStatsGroup *first = *(const HkStatsGroup * const *) a;
  const HkStatsGroup *second = *(const HkStatsGroup * const *) b;

  if (first->sum.n_games != second->sum.n_games)
    return first->sum.n_games > second->sum.n_games ? -1 : 1;
  return g_utf8_collate (first->title, second->title);
}

static void
sort (HkStats *self)
{
  g_ptr_array_sort (self->groups, compare_groups);
  g_ptr_array_sort (self->games, compare_parts);
  for (guint i = 0; i < self->games->len; i++)
    g_ptr_array_sort (((HkStatsPart *) g_ptr_array_index (self->games, i))->variants, compare_parts);
  g_ptr_array_sort (self->players, compare_players);
  for (guint i = 0; i < self->players->len; i++)
    g_ptr_array_sort (((HkStatsPlayer *) g_ptr_array_index (self->players, i))->scores, compare_scores);
}

static GDateTime *
read_begin (const HkPastGame *game)
{
  GDateTime *began = g_date_time_new_from_unix_local_usec (game->began);

  return began != NULL ? began : g_date_time_new_from_unix_local (0);
}

/* Returns (transfer full): the figures of those games that pass.
 * @games: (element-type HkPastGame): the first one first
 * @filter: its texts last as long as the figures */
HkStats *
hk_stats_new (GPtrArray           *games,
              HkPeople            *people,
              const HkStatsFilter *filter)
{
  g_autoptr (GHashTable) by_key = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) groups = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GHashTable) days = g_hash_table_new (NULL, NULL);
  g_autofree char *person = filter->person == NULL ? NULL : hk_people_dup_key (filter->person);
  HkStats *self = g_new0 (HkStats, 1);
  Names names;

  names_begin (&names, people);
  self->filter = *filter;
  self->games = g_ptr_array_new_with_free_func (part_free);
  self->players = g_ptr_array_new_with_free_func (player_free);
  self->groups = g_ptr_array_new_with_free_func (group_free);
  self->years = g_array_new (FALSE, FALSE, sizeof (HkStatsYear));
  for (guint i = 0; i < games->len; i++)
    {
      const HkPastGame *game = g_ptr_array_index (games, i);
      g_autoptr (GDateTime) began = read_begin (game);

      if (!passes (game, began, &names, person, filter))
        continue;
      add_game (self, days, game, began);
      add_players (self, by_key, &names, game);
      add_group (self, groups, &names, game);
    }
  g_hash_table_unref (names.whos);
  self->n_days = g_hash_table_size (days);
  sort (self);
  return self;
}

void
hk_stats_free (HkStats *self)
{
  g_free (self->longest_title);
  g_ptr_array_unref (self->games);
  g_ptr_array_unref (self->players);
  g_ptr_array_unref (self->groups);
  g_array_unref (self->years);
  g_free (self);
}

static int
compare_years (gconstpointer a,
               gconstpointer b)
{
  return *(const int *) b - *(const int *) a;
}

/* Returns (transfer full) (element-type int): the years in which games began, the last one first. */
GArray *
hk_stats_list_years (GPtrArray *games)
{
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);
  GArray *years = g_array_new (FALSE, FALSE, sizeof (int));

  for (guint i = 0; i < games->len; i++)
    {
      g_autoptr (GDateTime) began = read_begin (g_ptr_array_index (games, i));
      const int year = g_date_time_get_year (began);

      if (g_hash_table_add (known, GINT_TO_POINTER (year)))
        g_array_append_val (years, year);
    }
  g_array_sort (years, compare_years);
  return years;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_utf8_collate (*(const char * const *) a, *(const char * const *) b);
}

/* Returns (transfer full): everybody who took part in a game, in the order of their letters. */
GStrv
hk_stats_list_people (GPtrArray *games,
                      HkPeople  *people)
{
  g_autoptr (GHashTable) by_key = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  GHashTableIter iter;
  gpointer person;
  Names names;

  names_begin (&names, people);
  for (guint i = 0; i < games->len; i++)
    {
      const HkPastGame *game = g_ptr_array_index (games, i);

      for (guint j = 0; j < game->players->len; j++)
        {
          const Who *who = get_who (&names, game, j);

          g_hash_table_insert (by_key, who->key, who->person);
        }
    }
  g_hash_table_iter_init (&iter, by_key);
  while (g_hash_table_iter_next (&iter, NULL, &person))
    g_ptr_array_add (list, g_strdup (person));
  g_hash_table_unref (names.whos);
  g_ptr_array_sort (list, compare_names);
  g_ptr_array_add (list, NULL);
  return (GStrv) g_ptr_array_steal (list, NULL);
}
