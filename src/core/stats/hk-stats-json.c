/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-stats.h"

/* Figures for other programs. Times are in minutes. */

static void
set_sum (JsonObject       *object,
         const HkStatsSum *sum)
{
  json_object_set_int_member (object, "plays", sum->n_games);
  json_object_set_int_member (object, "together", sum->n_together);
  json_object_set_int_member (object, "together-won", sum->n_together_won);
  json_object_set_int_member (object, "minutes", sum->time / G_TIME_SPAN_MINUTE);
}

static void
set_streak (JsonObject *object,
            int         streak,
            guint       most_won,
            guint       most_lost)
{
  json_object_set_int_member (object, "streak", streak);
  json_object_set_int_member (object, "most-won", most_won);
  json_object_set_int_member (object, "most-lost", most_lost);
}

static JsonArray *
describe_parts (GPtrArray *parts)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < parts->len; i++)
    {
      const HkStatsPart *part = g_ptr_array_index (parts, i);
      JsonObject *object = json_object_new ();

      if (*part->id != '\0')
        json_object_set_string_member (object, "game", part->id);
      json_object_set_string_member (object, "title", part->title);
      set_sum (object, &part->sum);
      if (part->variants != NULL)
        json_object_set_array_member (object, "variants", describe_parts (part->variants));
      json_array_add_object_element (array, object);
    }
  return array;
}

static JsonArray *
describe_scores (GPtrArray *scores)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < scores->len; i++)
    {
      const HkStatsScore *score = g_ptr_array_index (scores, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "game", score->id);
      json_object_set_int_member (object, "plays", score->n_games);
      json_object_set_int_member (object, "wins", score->n_won);
      if (score->n_points > 0)
        {
          json_object_set_int_member (object, "best", score->best);
          json_object_set_int_member (object, "worst", score->worst);
          json_object_set_double_member (object, "mean", (double) score->points / score->n_points);
        }
      json_array_add_object_element (array, object);
    }
  return array;
}

static JsonArray *
describe_players (GPtrArray *players)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < players->len; i++)
    {
      const HkStatsPlayer *player = g_ptr_array_index (players, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "name", player->name);
      json_object_set_int_member (object, "plays", player->n_games);
      json_object_set_int_member (object, "wins", player->n_won);
      json_object_set_int_member (object, "together", player->n_together);
      json_object_set_int_member (object, "together-won", player->n_together_won);
      json_object_set_int_member (object, "minutes", player->time / G_TIME_SPAN_MINUTE);
      set_streak (object, player->streak, player->most_won, player->most_lost);
      json_object_set_array_member (object, "games", describe_scores (player->scores));
      json_array_add_object_element (array, object);
    }
  return array;
}

static JsonArray *
describe_groups (GPtrArray *groups)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < groups->len; i++)
    {
      const HkStatsGroup *group = g_ptr_array_index (groups, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "title", group->title);
      set_sum (object, &group->sum);
      set_streak (object, group->streak, group->most_won, group->most_lost);
      json_array_add_object_element (array, object);
    }
  return array;
}

static JsonArray *
describe_counts (const guint *counts,
                 guint        n)
{
  JsonArray *array = json_array_sized_new (n);

  for (guint i = 0; i < n; i++)
    json_array_add_int_element (array, counts[i]);
  return array;
}

static JsonArray *
describe_years (GArray *years)
{
  JsonArray *array = json_array_sized_new (years->len);

  for (guint i = 0; i < years->len; i++)
    {
      const HkStatsYear *year = &g_array_index (years, HkStatsYear, i);
      JsonObject *object = json_object_new ();

      json_object_set_int_member (object, "year", year->year);
      json_object_set_int_member (object, "plays", year->n_games);
      json_array_add_object_element (array, object);
    }
  return array;
}

/* Returns (transfer full): all figures. */
JsonNode *
hk_stats_to_json (const HkStats *self)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonNode *node = json_node_alloc ();

  set_sum (object, &self->sum);
  json_object_set_int_member (object, "going-on", self->n_going_on);
  json_object_set_int_member (object, "days", self->n_days);
  set_streak (object, self->streak, self->most_won, self->most_lost);
  if (self->longest_title != NULL)
    {
      JsonObject *longest = json_object_new ();

      json_object_set_string_member (longest, "title", self->longest_title);
      json_object_set_int_member (longest, "minutes", self->longest / G_TIME_SPAN_MINUTE);
      json_object_set_object_member (object, "longest", longest);
    }
  json_object_set_array_member (object, "games", describe_parts (self->games));
  json_object_set_array_member (object, "players", describe_players (self->players));
  json_object_set_array_member (object, "groups", describe_groups (self->groups));
  json_object_set_array_member (object, "years", describe_years (self->years));
  json_object_set_array_member (object, "months", describe_counts (self->months, G_N_ELEMENTS (self->months)));
  json_object_set_array_member (object, "weekdays", describe_counts (self->weekdays, G_N_ELEMENTS (self->weekdays)));
  json_node_init_object (node, object);
  return node;
}
