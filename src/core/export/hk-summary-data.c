/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-summary.h"

/* Games as data: for a spreadsheet and for programs. */

static char *
dup_number (gboolean is_known,
            gint64   number)
{
  return is_known ? g_strdup_printf ("%" G_GINT64_FORMAT, number) : g_strdup ("");
}

static void
add_rows (HkScoreSheet *sheet,
          const HkSummary *summary)
{
  g_autofree char *date = summary->ended == NULL ? g_strdup ("") : g_date_time_format (summary->ended, "%F");
  g_autofree char *minutes = dup_number (summary->time > 0, summary->time / G_TIME_SPAN_MINUTE);
  g_autofree char *n_players = dup_number (TRUE, summary->players->len);

  for (guint i = 0; i < summary->players->len; i++)
    {
      const HkSummaryPlayer *player = g_ptr_array_index (summary->players, i);
      g_autofree char *points = dup_number (player->result.has_points, player->result.points);
      g_autofree char *place = dup_number (player->result.place > 0, player->result.place);
      const char *cells[] = { date, summary->game->title, summary->variant == NULL ? "" : summary->variant, summary->title, minutes, n_players,
                              summary->is_together ? _("yes") : _("no"), player->name, points, place,
                              !summary->is_over ? "" : player->result.won ? _("yes") : _("no"), summary->outcome, NULL };

      hk_score_sheet_add_row (sheet, cells);
    }
}

/* Returns (transfer full): a line for each player of each game, as RFC 4180 has them. */
char *
hk_summaries_to_csv (const HkSummary * const *summaries,
                 guint                 n_summaries)
{
  const char *columns[] = { _("Date"), _("Game"), _("Variant"), _("Name"), _("Minutes"), _("Players"), _("Together"), _("Player"),
                            _("Points"), _("Place"), _("Won"), _("Outcome"), NULL };
  g_autoptr (HkScoreSheet) sheet = hk_score_sheet_new ("", columns);

  for (guint i = 0; i < n_summaries; i++)
    add_rows (sheet, summaries[i]);
  return hk_score_sheet_to_csv (sheet);
}

static JsonArray *
describe_players (const HkSummary *summary)
{
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < summary->players->len; i++)
    {
      const HkSummaryPlayer *player = g_ptr_array_index (summary->players, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "name", player->name);
      if (player->colour != NULL)
        json_object_set_string_member (object, "colour", player->colour);
      if (player->result.has_points)
        json_object_set_int_member (object, "points", player->result.points);
      if (player->result.place > 0)
        json_object_set_int_member (object, "place", player->result.place);
      if (summary->is_over)
        json_object_set_boolean_member (object, "won", player->result.won);
      json_array_add_object_element (players, object);
    }
  return players;
}

static JsonArray *
describe_line (HkCourse *course,
               guint     series,
               guint     line)
{
  JsonArray *values = json_array_new ();

  for (guint i = 0; i < hk_course_get_n_points (course); i++)
    {
      int value;

      if (hk_course_get_value (course, series, line, i, &value))
        json_array_add_int_element (values, value);
      else
        json_array_add_null_element (values);
    }
  return values;
}

static JsonArray *
describe_course (const HkSummary *summary)
{
  HkCourse *course = summary->course;
  JsonArray *charts = json_array_new ();

  for (guint i = 0; i < hk_course_get_n_series (course); i++)
    {
      JsonObject *chart = json_object_new ();
      JsonArray *lines = json_array_new ();

      for (guint j = 0; j < hk_course_get_n_lines (course, i); j++)
        {
          g_autofree char *name = NULL;
          JsonObject *line;

          if (!hk_course_has_values (course, i, j))
            continue;
          name = hk_summary_dup_text (summary, hk_course_get_line_name (course, i, j));
          line = json_object_new ();
          json_object_set_string_member (line, "name", name);
          json_object_set_array_member (line, "values", describe_line (course, i, j));
          json_array_add_object_element (lines, line);
        }
      json_object_set_string_member (chart, "title", _(hk_course_get_series (course, i)->title));
      json_object_set_array_member (chart, "lines", lines);
      json_array_add_object_element (charts, chart);
    }
  return charts;
}

static JsonArray *
describe_turns (const HkSummary *summary)
{
  JsonArray *array = json_array_new ();
  GPtrArray *turns = hk_course_get_turns (summary->course);

  for (guint i = 0; i < turns->len; i++)
    {
      const HkTurn *turn = g_ptr_array_index (turns, i);
      g_autofree char *text = hk_summary_dup_text (summary, turn->text);
      JsonObject *object = json_object_new ();

      json_object_set_int_member (object, "after", turn->position);
      json_object_set_string_member (object, "text", text);
      json_array_add_object_element (array, object);
    }
  return array;
}

static void
set_time (JsonObject *object,
          const char *member,
          GDateTime  *time)
{
  g_autofree char *text = time == NULL ? NULL : g_date_time_format_iso8601 (time);

  if (text != NULL)
    json_object_set_string_member (object, member, text);
}

static JsonObject *
describe_summary (const HkSummary *summary)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "id", summary->id);
  json_object_set_string_member (object, "game", summary->game->id);
  json_object_set_string_member (object, "game-title", summary->game->title);
  json_object_set_string_member (object, "title", summary->title);
  if (summary->variant != NULL)
    json_object_set_string_member (object, "variant", summary->variant);
  set_time (object, "began", summary->began);
  set_time (object, "ended", summary->ended);
  json_object_set_int_member (object, "minutes", summary->time / G_TIME_SPAN_MINUTE);
  json_object_set_boolean_member (object, "over", summary->is_over);
  json_object_set_boolean_member (object, "together", summary->is_together);
  json_object_set_string_member (object, "outcome", summary->outcome);
  json_object_set_array_member (object, "players", describe_players (summary));
  json_object_set_member (object, "sheet", hk_score_sheet_to_json (summary->sheet));
  if (summary->course != NULL)
    {
      json_object_set_array_member (object, "turning-points", describe_turns (summary));
      json_object_set_array_member (object, "course", describe_course (summary));
    }
  return object;
}

/* Returns (transfer full): an array with an object for each game. */
char *
hk_summaries_to_json (const HkSummary * const *summaries,
                  guint                 n_summaries)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n_summaries; i++)
    json_array_add_object_element (array, describe_summary (summaries[i]));
  json_node_take_array (node, array);
  return json_to_string (node, TRUE);
}
