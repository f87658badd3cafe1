/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdio.h>

#include "core/content/hk-content.h"
#include "core/rulebook/hk-rulebook.h"
#include "core/story/hk-course.h"
#include "hk-play.h"

/* What of each game is followed: numbers are set by hand, and its course has them. */

/* A value that is set, and what the course then says.
 * @path: of the value
 * @value: as JSON
 * @numbers: the series, the line and its number, as "0/1=10", with blanks between; "-" where it is not known
 * @turn: (nullable): the turning point that this is */
typedef struct
{
  const char *path;
  const char *value;
  const char *numbers;
  const char *turn;
} Step;

static HkSession *
new_session (const char *game,
             const char *setup)
{
  g_autoptr (JsonNode) node = json_from_string (setup, NULL);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_games_lookup (game, NULL), json_node_get_object (node), "Friday night", 3, NULL, &error);

  g_assert_no_error (error);
  return session;
}

static void
expect (HkCourse   *course,
        const char *numbers)
{
  g_auto (GStrv) all = g_strsplit (numbers, " ", -1);

  for (guint i = 0; all[i] != NULL; i++)
    {
      guint series;
      guint line;
      int value;
      int wanted;

      g_assert_cmpint (sscanf (all[i], "%u/%u=", &series, &line), ==, 2);
      if (!hk_course_get_value (course, series, line, hk_course_get_n_points (course) - 1, &value))
        g_assert_cmpstr (strchr (all[i], '='), ==, "=-");
      else if (sscanf (strchr (all[i], '='), "=%d", &wanted) != 1 || value != wanted)
        g_error ("%s, but it is %d", all[i], value);
    }
}

static void
follow (HkSession  *session,
        const Step *steps,
        gsize       n_steps)
{
  g_autoptr (HkCourse) course = hk_course_new (session);
  GPtrArray *turns = hk_course_get_turns (course);

  for (gsize i = 0; i < n_steps; i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"move\":\"set\",\"with\":{\"path\":\"%s\",\"value\":%s}}", steps[i].path, steps[i].value);
      g_autoptr (JsonNode) node = json_from_string (line, NULL);
      g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);
      g_autoptr (GError) error = NULL;
      const guint before = turns->len;

      hk_session_play (session, move, &error);
      g_assert_no_error (error);
      hk_course_finish (course);
      expect (course, steps[i].numbers);
      g_assert_cmpuint (turns->len, ==, before + (steps[i].turn != NULL));
      if (steps[i].turn != NULL)
        g_assert_cmpstr (((HkTurn *) g_ptr_array_index (turns, before))->text, ==, steps[i].turn);
    }
}

/* A horde set is worth 10, any other card 1. */
static void
test_zombiez (void)
{
  static const Step steps[] = {
    { "players/0/sets", "1", "0/0=10 0/1=0", "Ann makes a horde set, number 1." },
    { "players/1/loose", "10", "0/0=10 0/1=10", NULL },
    { "players/1/loose", "11", "0/1=11", "Bo takes the lead. Victory Points: 11" },
    { "shuffles-left", "3", "0/1=11", NULL },
    { "shuffles-left", "2", "0/1=11", "The discards become the new deck." },
  };
  g_autoptr (HkSession) session = new_session ("zombiez", "{\"components\":\"stand-in\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}");

  follow (session, steps, G_N_ELEMENTS (steps));
}

/* Whoever has less to go is ahead; a zombie is not on the way any more. */
static void
test_rfyl (void)
{
  static const Step steps[] = {
    { "players/0/space", "20", "0/0=20 1/0=3 1/1=0", NULL },
    { "players/2/space", "20", "0/2=20", NULL },
    { "players/1/space", "19", "0/1=19", "Bo takes the lead. Spaces to Go: 19" },
    { "players/1/zombie", "true", "0/1=- 1/0=2 1/1=1", "Bo becomes a zombie." },
    { "players/0/bullets", "1", "2/0=1", NULL },
    { "players/2/space", "1", "0/2=1", "Cy takes the lead. Spaces to Go: 1" },
    { "players/2/safe", "true", "0/2=0", "Cy gets out." },
  };
  g_autoptr (HkSession) session = new_session ("rfyl", "{\"components\":\"stand-in\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]}");

  follow (session, steps, G_N_ELEMENTS (steps));
}

static void
test_dark_age_z (void)
{
  static const Step steps[] = {
    { "kingdoms/0/victory-points", "23", "0/0=23 1/0=-", NULL },
    { "kingdoms/1/victory-points", "24", "0/1=24", "Bo takes the lead. Victory Points: 24" },
    { "kingdoms/1/technology", "1", "0/1=24", "Bo reaches technology level 1." },
    { "kingdoms/0/gate-damage", "2", "0/0=23", "The horde is at Ann’s gate." },
  };
  g_autoptr (HkSession) session = new_session ("dark-age-z", "{\"components\":\"stand-in\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}");

  follow (session, steps, G_N_ELEMENTS (steps));
}

/* 7 Adrenaline Points are Yellow (book, page 15). */
static void
test_army_of_the_dead (void)
{
  static const Step steps[] = {
    { "survivors/0/adrenaline", "6", "0/0=6 1/0=1", NULL },
    { "survivors/0/adrenaline", "7", "0/0=7 1/0=2", "%s reaches Yellow Level." },
    { "shamblers", "12", "3/0=12 3/1=0", NULL },
    { "survivors/0/eliminated", "true", "0/0=- 2/0=0", "%s is eliminated." },
  };
  Step named[G_N_ELEMENTS (steps)];
  g_autoptr (HkSession) session = new_session ("army-of-the-dead", "{\"components\":\"stand-in\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}");
  g_autofree char *name = hk_table_name_item (hk_session_get_table (session), "survivors", 0);
  g_autofree char *yellow = g_strdup_printf ("%s reaches Yellow Level.", name);
  g_autofree char *gone = g_strdup_printf ("%s is eliminated.", name);

  memcpy (named, steps, sizeof steps);
  named[1].turn = yellow;
  named[3].turn = gone;
  follow (session, named, G_N_ELEMENTS (named));
}

static void
test_card_z (void)
{
  static const Step steps[] = {
    { "players/0/eradicated", "3", "4/0=3", NULL },
    { "players/0/rescued", "1", "4/0=3", "Ann rescues somebody, number 1." },
    { "survivors/0/wounds", "1", "5/0=1", NULL },
  };
  g_autoptr (HkSession) session = new_session ("card-z", "{\"components\":\"stand-in\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}");

  follow (session, steps, G_N_ELEMENTS (steps));
}

/* How much is left of the time of the game; -1 where it has none. */
static int
get_left (HkSession *session)
{
  HkTable *table = hk_session_get_table (session);
  const HkTimeSpec *time = hk_course_spec_lookup (hk_table_get_game (table)->id)->time;
  int left;

  return time != NULL && time->read (table, &left) ? left : -1;
}

static void
set (HkSession  *session,
     const char *path,
     int         value)
{
  g_autoptr (HkMove) move = hk_move_build ("set", "s:path", path, "i:value", value, NULL);
  g_autoptr (GError) error = NULL;

  hk_session_play (session, move, &error);
  g_assert_no_error (error);
}

/* The rule of a time that runs out stands in the book. */
static void
test_time_rules (void)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);
  guint n = 0;

  for (guint i = 0; i < n_games; i++)
    {
      const HkTimeSpec *time = hk_course_spec_lookup (games[i]->id)->time;
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) bytes = hk_content_load_bytes (games[i]->id, "rules", &error);
      g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);

      g_assert_no_error (error);
      if (time == NULL)
        continue;
      g_assert_true (hk_rulebook_load (rulebook, bytes, &error));
      g_assert_nonnull (hk_rulebook_lookup (rulebook, time->rule));
      n++;
    }
  g_assert_cmpuint (n, ==, 3);
}

/* Rounds of a mission that has so many (page 29 of the book). */
static void
test_time_track (void)
{
  g_autoptr (HkSession) session = new_session ("army-of-the-dead", "{\"components\":\"stand-in\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}");

  g_assert_cmpint (get_left (session), ==, -1);
  set (session, "time-limit", 3);
  g_assert_cmpint (get_left (session), ==, 3);
  set (session, "time-used", 2);
  g_assert_cmpint (get_left (session), ==, 1);
  set (session, "time-used", 3);
  g_assert_cmpint (get_left (session), ==, 0);
}

/* Five days, four when all play together (pages 6 and 15). */
static void
test_time_days (void)
{
  g_autoptr (HkSession) session = new_session ("dark-age-z", "{\"components\":\"stand-in\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}");
  g_autoptr (HkMove) over = hk_move_build ("set", "s:path", "phase", "s:value", "over", NULL);

  g_assert_cmpint (get_left (session), ==, 5);
  set (session, "day", 5);
  g_assert_cmpint (get_left (session), ==, 1);
  g_assert_true (hk_session_play (session, over, NULL));
  g_assert_cmpint (get_left (session), ==, 0);
}

/* One day where Zombies or Loot are counted, and no end of time in the other scenarios (page 14). */
static void
test_time_scenario (void)
{
  static const char setup[] = "{\"components\":\"stand-in\",\"mode\":\"competitive\",\"scenario\":\"%s\",\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}";
  static const struct { const char *scenario; int left; } cases[] = { { "zombie-count", 1 }, { "loot-count", 1 }, { "survive", -1 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (GStrv) parts = g_strsplit (setup, "%s", 2);
      g_autofree char *text = g_strjoin (cases[i].scenario, parts[0], parts[1], NULL);
      g_autoptr (HkSession) session = new_session ("card-z", text);

      g_assert_cmpint (get_left (session), ==, cases[i].left);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/courses/zombiez", test_zombiez);
  g_test_add_func ("/courses/rfyl", test_rfyl);
  g_test_add_func ("/courses/dark-age-z", test_dark_age_z);
  g_test_add_func ("/courses/army-of-the-dead", test_army_of_the_dead);
  g_test_add_func ("/courses/card-z", test_card_z);

  g_test_add_func ("/courses/time/rules", test_time_rules);
  g_test_add_func ("/courses/time/track", test_time_track);
  g_test_add_func ("/courses/time/days", test_time_days);
  g_test_add_func ("/courses/time/scenario", test_time_scenario);

  return g_test_run ();
}
