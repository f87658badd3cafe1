/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/export/hk-summary-reader.h"
#include "core/session/hk-session-replay.h"

/* Who has won is known for each game, and told in each form. */

/* @path: (nullable): of its journal; %NULL keeps it in memory */
static HkSession *
play (const char         *game,
      const char         *setup,
      const char * const *lines,
      const char         *path)
{
  g_autoptr (JsonNode) node = json_from_string (setup, NULL);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_games_lookup (game, NULL), json_node_get_object (node), "Friday night", 3, path, &error);

  g_assert_no_error (error);
  for (gsize i = 0; lines[i] != NULL; i++)
    {
      g_autoptr (JsonNode) line = json_from_string (lines[i], NULL);
      g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (line), NULL);

      hk_session_play (session, move, &error);
      g_assert_no_error (error);
    }
  return session;
}

#define SET(path, value) "{\"move\":\"set\",\"with\":{\"path\":\"" path "\",\"value\":" value "}}"
#define THREE "\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]}"

/* @players: of each: points or "-", place, "!" for who has won */
typedef struct
{
  const char *game;
  const char *setup;
  const char *lines[6];
  const char *players;
  const char *variant;
  gboolean    is_together;
} Case;

static const Case cases[] = {
  { "zombiez", "{\"mode\":\"scorekeeper\",\"components\":\"none\"," THREE,
    { "{\"move\":\"score\",\"with\":{\"player\":1,\"sets\":2,\"cards\":1}}", "{\"move\":\"finish\"}" }, "0 2, 21 1!, 0 2", NULL, FALSE },
  { "zombiez", "{\"mode\":\"scorekeeper\",\"components\":\"none\"," THREE,
    { "{\"move\":\"score\",\"with\":{\"player\":1,\"sets\":2,\"cards\":1}}" }, "0 0, 21 0, 0 0", NULL, FALSE },
  { "dark-age-z", "{\"components\":\"stand-in\"," THREE,
    { SET ("kingdoms/0/victory-points", "9"), SET ("kingdoms/2/victory-points", "9"), SET ("phase", "\"over\"") },
    "9 1!, 0 3, 9 1!", "Competitive", FALSE },
  { "dark-age-z", "{\"components\":\"stand-in\",\"mode\":\"cooperative\",\"difficulty\":\"hard\"," THREE,
    { SET ("kingdoms/0/victory-points", "99"), SET ("kingdoms/2/victory-points", "99"), SET ("phase", "\"over\"") },
    "- 0!, - 0!, - 0!", "Cooperative, Hard", TRUE },
  { "army-of-the-dead", "{\"components\":\"stand-in\",\"mission\":\"The Heist\"," THREE,
    { SET ("outcome", "\"lost\"") }, "- 0, - 0, - 0", "The Heist", TRUE },
  { "rfyl", "{\"components\":\"stand-in\"," THREE,
    { SET ("outcome", "\"won\""), SET ("winners", "[\"2\"]"), SET ("phase", "\"over\"") }, "- 0, - 0, - 1!", "30 spaces · the first one out · simple", FALSE },
  { "rfyl", "{\"components\":\"stand-in\",\"map\":\"The Mall\"," THREE,
    { SET ("outcome", "\"won\""), SET ("winners", "[\"2\"]"), SET ("phase", "\"over\"") }, "- 0, - 0, - 1!", "The Mall · the first one out · simple", FALSE },
  { "rfyl", "{\"components\":\"stand-in\",\"victory\":\"last\",\"structure\":\"expert\"," THREE,
    { SET ("outcome", "\"last-loser\""), SET ("winners", "[\"2\"]"), SET ("phase", "\"over\"") }, "- 0, - 0, - 0", "30 spaces · until nobody is left on the track · expert", FALSE },
  { "card-z", "{\"components\":\"stand-in\",\"scenario\":\"survive\",\"mode\":\"co-op\"," THREE,
    { "{\"move\":\"finish\",\"with\":{\"outcome\":\"won\"}}" }, "- 0!, - 0!, - 0!", "Survive · Co-operative · Easy", TRUE },
};

static void
test_results (gconstpointer data)
{
  const Case *one = data;
  g_autoptr (HkSession) session = play (one->game, one->setup, one->lines, NULL);
  g_autoptr (HkSummary) result = hk_summary_new (session, NULL, NULL);
  g_autoptr (GString) players = g_string_new (NULL);

  for (guint i = 0; i < result->players->len; i++)
    {
      const HkSummaryPlayer *player = g_ptr_array_index (result->players, i);
      g_autofree char *points = player->result.has_points ? g_strdup_printf ("%d", player->result.points) : g_strdup ("-");

      g_string_append_printf (players, "%s%s %d%s", i > 0 ? ", " : "", points, player->result.place, player->result.won ? "!" : "");
    }
  g_assert_cmpstr (players->str, ==, one->players);
  g_assert_cmpstr (result->variant, ==, one->variant);
  g_assert_cmpint (result->is_together, ==, one->is_together);
  g_assert_nonnull (result->outcome);
}

/* A link for BG Stats names the game, the players and who has won; it is the same each time. */
static void
test_link (void)
{
  g_autoptr (HkSession) session = play (cases[0].game, cases[0].setup, cases[0].lines, NULL);
  g_autoptr (HkSummary) first = hk_summary_new (session, NULL, NULL);
  g_autoptr (HkSummary) second = hk_summary_new (session, NULL, NULL);
  g_autofree char *link = hk_summary_to_link (first);
  g_autofree char *again = hk_summary_to_link (second);
  g_autofree char *text = g_uri_unescape_string (strchr (link, '=') + 1, NULL);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  JsonObject *object = json_node_get_object (node);
  JsonObject *game = json_object_get_object_member (object, "game");
  JsonArray *players = json_object_get_array_member (object, "players");
  JsonObject *winner = json_array_get_object_element (players, 1);
  g_autoptr (GDateTime) ended = g_date_time_to_utc (first->ended);
  g_autofree char *date = g_date_time_format (ended, "%Y-%m-%d %H:%M:%S");

  g_assert_cmpstr (link, ==, again);
  g_assert_cmpstr (json_object_get_string_member (object, "playDate"), ==, date);
  g_assert_cmpstr (json_object_get_string_member (game, "name"), ==, "Zombiez");
  g_assert_false (json_object_get_boolean_member (game, "noPoints"));
  g_assert_cmpuint (json_array_get_length (players), ==, 3);
  g_assert_cmpstr (json_object_get_string_member (winner, "name"), ==, "Bo");
  g_assert_true (json_object_get_boolean_member (winner, "winner"));
  g_assert_cmpint (json_object_get_int_member (winner, "score"), ==, 21);
  g_assert_cmpint (json_object_get_int_member (winner, "rank"), ==, 1);
}

/* A course is part of the data, a turning point of the document. */
static void
test_course (void)
{
  const char * const lines[] = { SET ("kingdoms/0/victory-points", "4"), SET ("kingdoms/1/victory-points", "5"), NULL };
  g_autoptr (HkSession) session = play ("dark-age-z", cases[2].setup, lines, NULL);
  g_autoptr (HkCourse) course = hk_course_new (session);
  g_autoptr (HkSummary) result = NULL;
  g_autofree char *json = NULL;
  g_autofree char *markdown = NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object;
  JsonArray *lines_of_first;

  hk_course_finish (course);
  result = hk_summary_new (session, course, NULL);
  json = hk_summaries_to_json ((const HkSummary * const []) { result }, 1);
  markdown = hk_summaries_to_markdown ((const HkSummary * const []) { result, result }, 2);
  node = json_from_string (json, NULL);
  object = json_array_get_object_element (json_node_get_array (node), 0);
  lines_of_first = json_object_get_array_member (json_array_get_object_element (json_object_get_array_member (object, "course"), 0), "lines");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (json_array_get_object_element (lines_of_first, 0), "values")), ==, 3);
  g_assert_false (json_object_has_member (json_array_get_object_element (json_object_get_array_member (object, "players"), 0), "won"));
  g_assert_nonnull (strstr (markdown, "## Turning Points\n\n1. Bo takes the lead."));
  g_assert_nonnull (strstr (markdown, "| Ann | 4 |"));
  g_assert_nonnull (strstr (markdown + 1, "\n\n# Friday night\n"));
}

/* Whoever is called otherwise now is so in every form, and one person for BG Stats. */
static void
test_renamed (void)
{
  const char * const lines[] = { SET ("kingdoms/0/victory-points", "4"), SET ("kingdoms/1/victory-points", "5"), NULL };
  g_autoptr (HkSession) session = play ("dark-age-z", cases[2].setup, lines, NULL);
  g_autoptr (HkCourse) course = hk_course_new (session);
  g_autoptr (HkPeople) people = hk_people_new (NULL);
  g_autoptr (HkSummary) summary = NULL;
  g_autofree char *link = NULL;
  char *(*const forms[]) (const HkSummary * const *, guint) = {
    hk_summaries_to_text, hk_summaries_to_markdown, hk_summaries_to_csv, hk_summaries_to_json, hk_summaries_to_bgstats,
  };

  hk_course_finish (course);
  g_assert_true (hk_people_rename (people, "Bo", "Robert", NULL));
  summary = hk_summary_new (session, course, people);
  for (gsize i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      g_autofree char *text = forms[i]((const HkSummary * const *) &summary, 1);

      g_assert_nonnull (strstr (text, "Robert"));
      g_assert_false (g_regex_match_simple ("\\bBo\\b", text, 0, 0));
    }
  link = hk_summary_to_link (summary);
  g_assert_nonnull (strstr (link, "robert"));
}

static char *
tell (HkSummary *summary)
{
  char *text;

  g_assert_nonnull (summary);
  text = hk_summaries_to_json ((const HkSummary * const *) &summary, 1);
  hk_summary_free (summary);
  return text;
}

/* Compares a game that was read beside others with the same one read alone. */
static void
check_next (HkSummaryReader *reader)
{
  HkSummary *beside;
  HkSession *session;
  const char *path = hk_summary_reader_pop (reader, &beside);
  g_autofree char *expected = NULL;
  g_autofree char *found = tell (beside);

  session = hk_session_open_at (path, G_MAXUINT, NULL);
  expected = tell (hk_summary_new (session, NULL, NULL));
  g_assert_cmpstr (found, ==, expected);
  g_object_unref (session);
}

/* Journals that are read several at once tell what each tells alone; one that cannot be followed has no game. */
static void
test_several (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-several-XXXXXX", NULL);
  g_autofree char *none = g_build_filename (folder, "none", NULL);
  g_autoptr (HkSummaryReader) reader = hk_summary_reader_new ();
  HkSummary *summary;
  char *paths[G_N_ELEMENTS (cases)];

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("%" G_GSIZE_FORMAT ".hordekeeper", i);

      paths[i] = g_build_filename (folder, name, NULL);
      g_object_unref (play (cases[i].game, cases[i].setup, cases[i].lines, paths[i]));
    }
  for (guint i = 0; i < 5 * G_N_ELEMENTS (cases); i++)
    {
      if (hk_summary_reader_is_full (reader))
        check_next (reader);
      hk_summary_reader_push (reader, paths[i % G_N_ELEMENTS (cases)], paths[i % G_N_ELEMENTS (cases)]);
    }
  g_clear_pointer (&reader, hk_summary_reader_free);
  reader = hk_summary_reader_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    hk_summary_reader_push (reader, paths[i], paths[i]);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    check_next (reader);
  hk_summary_reader_push (reader, none, none);
  g_assert_true (hk_summary_reader_pop (reader, &summary) == none);
  g_assert_null (summary);
  g_assert_null (hk_summary_reader_pop (reader, &summary));
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_unlink (paths[i]);
      g_free (paths[i]);
    }
  g_rmdir (folder);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *name = g_strdup_printf ("/export/results/%s-%" G_GSIZE_FORMAT, cases[i].game, i);

      g_test_add_data_func (name, &cases[i], test_results);
    }
  g_test_add_func ("/export/link", test_link);
  g_test_add_func ("/export/course", test_course);
  g_test_add_func ("/export/renamed", test_renamed);
  g_test_add_func ("/export/several", test_several);
  return g_test_run ();
}
