/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/guide/hk-first-round.h"
#include "core/guide/hk-setup-step.h"

/* What a newcomer is shown: the setup at the table, and a round told note by note. */

static GPtrArray *
list_steps (const char *game,
            const char *setup)
{
  g_autoptr (JsonNode) node = json_from_string (setup, NULL);
  g_autoptr (GError) error = NULL;
  GPtrArray *steps = hk_setup_steps_list (hk_games_lookup (game, NULL), json_node_get_object (node), &error);

  g_assert_no_error (error);
  return steps;
}

static HkSetupStep *
find_step (GPtrArray  *steps,
           const char *id)
{
  for (guint i = 0; i < steps->len; i++)
    {
      HkSetupStep *step = g_ptr_array_index (steps, i);

      if (g_str_equal (step->id, id))
        return step;
    }
  return NULL;
}

/* What the rulebooks print, each with its page or section.
 * @count: 0 where the line must not be there */
static const struct
{
  const char *game;
  const char *setup;
  const char *id;
  int         count;
  const char *shares;
} counts[] = {
#define FOUR "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"},{\"name\":\"Dee\"}]"
#define TWO "\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]"
  { "dark-age-z", "{" FOUR "}", "relics", 24, NULL },                                                  /* Game components 3 */
  { "dark-age-z", "{" FOUR "}", "gathering", 3, NULL },                                                /* Game setup 4 */
  { "dark-age-z", "{" FOUR "}", "pioneer", 4, NULL },                                                  /* Game setup 4 */
  { "dark-age-z", "{" FOUR ",\"first-player\":1}", "hands", 15, "Ann 4, Bo 3, Cy 4, Dee 4" },          /* Game setup 5 */
  { "dark-age-z", "{" FOUR "}", "tokens", 20, "5 each" },                                              /* Game setup 5 */
  { "dark-age-z", "{" FOUR "}", "invasions", 4, NULL },                                                /* Game setup 5 */
  { "dark-age-z", "{" FOUR ",\"mode\":\"cooperative\"}", "invasions", 3, NULL },                       /* Co-operative 23 */
  { "dark-age-z", "{" FOUR ",\"mode\":\"cooperative\"}", "power-up", 1, NULL },
  { "dark-age-z", "{" FOUR "}", "power-up", 0, NULL },
  { "dark-age-z", "{" TWO "}", "frontiers-for-two", 3, NULL },                                         /* Rules for 2 players 20 */
  { "dark-age-z", "{" TWO "}", "pioneer", 2, NULL },
  { "dark-age-z", "{" TWO "}", "gathering", 1, NULL },
  { "dark-age-z", "{" TWO ",\"cards-by\":\"hand\",\"components\":\"none\"}", "gathering", 1, NULL },
  { "army-of-the-dead", "{" FOUR "}", "survivors", 6, NULL },                                          /* Setup 6 */
  { "army-of-the-dead", "{" FOUR "}", "trackers", 30, NULL },                                          /* Setup 6 */
  { "army-of-the-dead", "{" FOUR "}", "vault", 0, NULL },
  { "army-of-the-dead", "{" FOUR ",\"vault\":true}", "vault", 5, NULL },
  { "army-of-the-dead", "{" FOUR ",\"sleepers\":8}", "sleepers", 8, NULL },
  { "army-of-the-dead", "{" FOUR "}", "shambler-supply", 30, NULL },                                   /* Components 3 */
  { "army-of-the-dead", "{" FOUR "}", "abomination-supply", 4, NULL },                                 /* Components 3 */
  { "army-of-the-dead", "{" FOUR ",\"components\":\"owner\",\"pack\":{\"supply\":[{\"id\":\"shambler\",\"have\":27}]}}", "shambler-supply", 27, NULL },
  { "army-of-the-dead", "{" FOUR ",\"personal-objectives\":3}", "personal", 3, NULL },
  { "army-of-the-dead", "{" FOUR ",\"objectives\":[{\"name\":\"Out\"},{\"name\":\"Key\"}]}", "objectives", 2, NULL },
  { "army-of-the-dead", "{" FOUR "}", "starting-equipment", 6, NULL },                                 /* Setup 7 */
  { "army-of-the-dead", "{" FOUR ",\"shamblers\":4}", "alpha-supply", 16, NULL },                      /* Components 3 */
  { "card-z", "{" TWO "}", "mats", 2, NULL },                                                          /* Components 1 */
  { "card-z", "{" TWO "}", "safe-chips", 2, "1 each" },                                                /* Player Setup 3 */
  { "card-z", "{" TWO ",\"bases\":[\"alpha\",\"alpha\"]}", "safe-chips", 1, "1 each" },
  { "card-z", "{" TWO "}", "locations", 19, NULL },                                                    /* Tabletop Setup 2 */
  { "card-z", "{" TWO "}", "loot", 12, "3 each" },                                                     /* Player Setup 3 */
  { "card-z", "{" TWO ",\"scenario\":\"raging-fire\",\"mode\":\"co-op\"}", "horde", 0, NULL },
  { "rfyl", "{" TWO ",\"ammo\":2}", "bullets", 4, "2 each" },
  { "rfyl", "{" TWO ",\"ammo\":0}", "bullets", 0, NULL },
  { "zombiez", "{" TWO "}", "deck", 83, NULL },                                                        /* Setup */
  { "zombiez", "{" TWO "}", "shuffles", 0, NULL },                                                     /* Ending the Game */
  { "zombiez", "{" FOUR "}", "shuffles", 1, NULL },
};

static void
test_counts (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autoptr (GPtrArray) steps = list_steps (counts[i].game, counts[i].setup);
      HkSetupStep *step = find_step (steps, counts[i].id);

      g_test_message ("%s: %s", counts[i].game, counts[i].id);
      if (counts[i].count == 0)
        {
          g_assert_null (step);
          continue;
        }
      g_assert_nonnull (step);
      g_assert_cmpint (step->count, ==, counts[i].count);
      g_assert_cmpstr (step->shares, ==, counts[i].shares);
    }
}

/* The games that have a list of what is set up: all that come with the app, and a new one when it has got as far.
 * For every number of players there is something to set up, each line once, and more than the box holds of nothing. */
static void
test_every_setup (void)
{
  guint n_lists = 0;
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    for (int n = games[i]->min_players; hk_content_has (games[i]->id, "setup") && n <= games[i]->max_players; n++)
      {
        g_autoptr (GString) setup = g_string_new ("{\"players\":[");
        g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);
        g_autoptr (GPtrArray) steps = NULL;

        for (int j = 0; j < n; j++)
          g_string_append_printf (setup, "%s{\"name\":\"Player %d\"}", j > 0 ? "," : "", j + 1);
        g_string_append (setup, "]}");
        steps = list_steps (games[i]->id, setup->str);
        g_assert_cmpuint (steps->len, >=, 5);
        for (guint j = 0; j < steps->len; j++)
          {
            HkSetupStep *step = g_ptr_array_index (steps, j);

            g_assert_true (g_hash_table_add (ids, step->id));
            g_assert_cmpstr (step->title, !=, "");
            g_assert_nonnull (step->rule);
          }
        n_lists += n == games[i]->min_players;
      }
  g_assert_cmpuint (n_lists, >=, 5);
}

/* What a group has agreed on in its own words stands in the list as they wrote it, and on the score sheet. */
static void
test_own_words (void)
{
  const char *setup = "{" TWO ",\"scenario\":\"own\",\"mode\":\"co-op\",\"goal-text\":\"Hold the pub for two days\"}";
  g_autoptr (GPtrArray) own = list_steps ("card-z", setup);
  g_autoptr (GPtrArray) usual = list_steps ("card-z", "{" TWO "}");
  g_autoptr (GPtrArray) run = list_steps ("rfyl", "{" TWO ",\"notes\":\"Nobody is left behind\"}");
  g_autoptr (JsonNode) node = json_from_string (setup, NULL);
  g_autoptr (HkSession) session = hk_session_new (hk_games_lookup ("card-z", NULL), json_node_get_object (node), NULL, 1, NULL, NULL);
  g_autoptr (HkScoreSheet) sheet = hk_table_get_score_sheet (hk_session_get_table (session));

  g_assert_null (find_step (usual, "goal"));
  g_assert_nonnull (find_step (own, "goal"));
  g_assert_cmpstr (find_step (own, "goal")->text, ==, "Hold the pub for two days");
  g_assert_cmpstr (find_step (run, "notes")->text, ==, "Nobody is left behind");
  g_assert_cmpstr (hk_score_sheet_get_note (sheet), ==, "What wins: Hold the pub for two days");
}

static void
test_impossible_setup (void)
{
  g_autoptr (JsonNode) node = json_from_string ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"first-player\":4}", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (hk_setup_steps_list (hk_games_lookup ("zombiez", NULL), json_node_get_object (node), &error));
  g_assert_nonnull (error);
}

static HkFirstRound *
begin (gconstpointer game)
{
  g_autoptr (GError) error = NULL;
  HkFirstRound *round = hk_first_round_new (hk_games_lookup (game, NULL), &error);

  g_assert_no_error (error);
  g_assert_null (hk_session_get_path (hk_first_round_get_session (round)));
  return round;
}

/* Does what the note asks for. */
static void
follow_note (HkFirstRound *round)
{
  g_autoptr (HkMove) move = hk_first_round_dup_move (round);
  g_autoptr (GError) error = NULL;

  g_test_message ("%s", hk_first_round_get_title (round));
  if (move == NULL)
    hk_first_round_go_on (round);
  else
    hk_session_play (hk_first_round_get_session (round), move, &error);
  g_assert_no_error (error);
}

/* How long a newcomer takes over a note: to read it, at 200 words a minute, and to do it, at five seconds a press. What the move still
 * asks is a press each. */
static double
count_seconds (HkFirstRound *round)
{
  g_autofree char *all = g_strdup_printf ("%s %s", hk_first_round_get_title (round), hk_first_round_get_text (round));
  g_auto (GStrv) words = g_strsplit (all, " ", -1);
  g_autoptr (HkMove) move = hk_first_round_dup_move (round);
  const guint n_presses = move == NULL ? 1 : 1 + json_object_get_size (hk_move_get_params (move));

  return g_strv_length (words) * 60.0 / 200 + n_presses * 5;
}

/* The round is played to its end by what the notes say alone, in five minutes at most. */
static void
test_round (gconstpointer game)
{
  g_autoptr (HkFirstRound) round = begin (game);
  const guint n = hk_first_round_get_n_notes (round);
  double seconds = 0;

  for (guint i = 0; i + 1 < n; i++)
    {
      g_assert_cmpuint (hk_first_round_get_note (round), ==, i);
      seconds += count_seconds (round);
      g_assert_false (hk_first_round_is_over (round));
      follow_note (round);
      g_assert_false (hk_first_round_has_strayed (round));
    }
  g_assert_true (hk_first_round_is_over (round));
  g_assert_null (hk_first_round_dup_move (round));
  seconds += count_seconds (round);
  g_test_message ("%s: %.1f minutes", (const char *) game, seconds / 60);
  g_assert_cmpfloat (seconds, <=, 5 * 60);
}

/* Another move is allowed, and the way back to the note is open; undo leads to the note before. */
static void
test_straying (void)
{
  g_autoptr (HkFirstRound) round = begin ("zombiez");
  HkSession *session = hk_first_round_get_session (round);
  g_autoptr (HkMove) note = hk_move_build ("note", "s:text", "Pizza is here", NULL);
  g_autoptr (GError) error = NULL;

  follow_note (round);
  follow_note (round);
  g_assert_cmpuint (hk_first_round_get_note (round), ==, 2);
  hk_session_play (session, note, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hk_first_round_get_note (round), ==, 2);
  g_assert_true (hk_first_round_has_strayed (round));
  g_assert_true (hk_first_round_go_back (round, &error));
  g_assert_false (hk_first_round_has_strayed (round));
  g_assert_cmpuint (hk_session_get_position (session), ==, 1);
  g_assert_true (hk_session_undo (session, 1, &error));
  g_assert_cmpuint (hk_first_round_get_note (round), ==, 1);
  g_assert_true (hk_session_redo (session, 1, &error));
  g_assert_cmpuint (hk_first_round_get_note (round), ==, 2);
}

/* What a note does not ask for can be otherwise: another card of the hand is an army, too. */
static void
test_otherwise (void)
{
  g_autoptr (HkFirstRound) round = begin ("dark-age-z");
  g_autoptr (HkMove) move = NULL;
  g_autoptr (GError) error = NULL;

  follow_note (round);
  move = hk_first_round_dup_move (round);
  json_object_set_int_member (hk_move_get_params (move), "hand", 1);
  hk_session_play (hk_first_round_get_session (round), move, &error);
  g_assert_no_error (error);
  g_assert_false (hk_first_round_has_strayed (round));
  g_assert_cmpuint (hk_first_round_get_note (round), ==, 2);
}

int
main (int    argc,
      char **argv)
{
  guint n_games;
  const HkGameSpec * const *games;

  g_test_init (&argc, &argv, NULL);
  games = hk_games_list (&n_games);
  g_test_add_func ("/guide/setup/counts", test_counts);
  g_test_add_func ("/guide/setup/every", test_every_setup);
  g_test_add_func ("/guide/setup/own-words", test_own_words);
  g_test_add_func ("/guide/setup/impossible", test_impossible_setup);
  for (guint i = 0; i < n_games; i++)
    {
      g_autofree char *path = g_strconcat ("/guide/first-round/", games[i]->id, NULL);

      if (hk_content_has (games[i]->id, "first-round"))
        g_test_add_data_func (path, games[i]->id, test_round);
    }
  g_test_add_func ("/guide/first-round/otherwise", test_otherwise);
  g_test_add_func ("/guide/first-round/straying", test_straying);
  return g_test_run ();
}
