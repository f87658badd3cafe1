/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-summary.h"

/* A game for a message to friends, and for a page of notes. */

static char *
describe_player (const HkSummaryPlayer *player)
{
  const HkResult *result = &player->result;
  g_autofree char *points = result->has_points ? g_strdup_printf (": %d", result->points) : g_strdup ("");
  g_autofree char *place = result->place == 0 ? g_strdup ("•") : g_strdup_printf ("%d.", result->place);

  return g_strdup_printf ("%s %s%s%s", place, player->name, points, result->won ? " ★" : "");
}

static void
add_text (GString      *text,
          const HkSummary *summary)
{
  g_autofree char *head = hk_summary_describe_head (summary);
  g_autofree char *date = hk_summary_describe_date (summary);
  g_autoptr (GPtrArray) players = hk_summary_list_by_place (summary);

  g_string_append_printf (text, "%s\n", head);
  if (g_strcmp0 (summary->title, summary->game->title) != 0)
    g_string_append_printf (text, "%s\n", summary->title);
  if (date != NULL)
    g_string_append_printf (text, "%s\n", date);
  g_string_append_printf (text, "\n%s\n\n", summary->outcome);
  for (guint i = 0; i < players->len; i++)
    {
      g_autofree char *line = describe_player (g_ptr_array_index (players, i));

      g_string_append_printf (text, "%s\n", line);
    }
}

/* Returns (transfer full): the games as plain lines, an empty line between two. */
char *
hk_summaries_to_text (const HkSummary * const *summaries,
                  guint                 n_summaries)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_summaries; i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      add_text (text, summaries[i]);
    }
  return g_string_free_and_steal (text);
}

static void
add_turns (GString         *text,
           const HkSummary *summary)
{
  GPtrArray *turns = hk_course_get_turns (summary->course);

  if (turns->len == 0)
    return;
  g_string_append_printf (text, "\n## %s\n\n", _("Turning Points"));
  for (guint i = 0; i < turns->len; i++)
    {
      g_autofree char *words = hk_summary_dup_text (summary, ((const HkTurn *) g_ptr_array_index (turns, i))->text);

      g_string_append_printf (text, "%u. %s\n", i + 1, words);
    }
}

static void
add_markdown (GString      *text,
              const HkSummary *summary)
{
  g_autofree char *sheet = hk_score_sheet_to_markdown (summary->sheet);
  g_autofree char *head = hk_summary_describe_head (summary);
  g_autofree char *date = hk_summary_describe_date (summary);
  /* The sheet begins with a title of its own, which the line below says. */
  const char *table = strchr (sheet, '\n');

  g_string_append_printf (text, "# %s\n\n", summary->title);
  g_string_append (text, head);
  if (date != NULL)
    g_string_append_printf (text, " · %s", date);
  g_string_append (text, "\n");
  if (!summary->is_over)
    g_string_append_printf (text, "\n%s\n", summary->outcome);
  g_string_append (text, table == NULL ? "" : table + 1);
  if (summary->course != NULL)
    add_turns (text, summary);
}

/* Returns (transfer full): the games as Markdown, with their score sheets and turning points. */
char *
hk_summaries_to_markdown (const HkSummary * const *summaries,
                      guint                 n_summaries)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_summaries; i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      add_markdown (text, summaries[i]);
    }
  return g_string_free_and_steal (text);
}
