/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/table/generic/hk-generic-board.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-number.h"

/* The board of a game without views of its own, with games that have some. */

/* A game takes no more taps than that. */
#define MOST_TAPS 1500

/* So many moves lie between two looks at a script. */
#define STRIDE 15

static void
open_game (HkFixture  *fixture,
           HkSession  *taken)
{
  g_setenv ("HORDEKEEPER_GENERIC_BOARD", "1", TRUE);
  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, 1200, 900);
  fixture->session = hk_fixture_show (fixture->window, taken);
  fixture->page = GTK_WIDGET (hk_fixture_get_page (fixture->window));
}

static gboolean
is_board (GtkWidget    *widget,
          gconstpointer data)
{
  return gtk_widget_get_mapped (widget) && hk_view_get_index (HK_VIEW (widget)) < 0;
}

static GtkWidget *
find_board (HkFixture *fixture)
{
  GtkWidget *board = hk_fixture_find_where (fixture->page, HK_TYPE_GENERIC_BOARD, is_board, NULL);

  g_assert_nonnull (board);
  return board;
}

static HkSession *
play_script (const char *game,
             const char *script)
{
  g_autofree char *name = g_strconcat (script, ".jsonl", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", game, "scripts", name, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  HkSession *session = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  lines = g_strsplit (text, "\n", -1);
  for (guint i = 0; lines[i] != NULL && lines[i][0] != '\0'; i++)
    {
      g_autoptr (JsonNode) node = json_from_string (lines[i], NULL);
      JsonObject *line = json_node_get_object (node);
      const guint64 seed = (guint64) json_object_get_int_member_with_default (line, "seed", 0);
      g_autoptr (GError) error = NULL;

      if (i > 0)
        {
          hk_fixture_make_move (session, lines[i]);
          continue;
        }
      json_object_remove_member (line, "game");
      json_object_remove_member (line, "seed");
      session = hk_session_new (hk_games_lookup (game, NULL), line, NULL, seed, NULL, &error);
      g_assert_no_error (error);
    }
  return session;
}

/* A game as it was played, from its beginning to its end, on the board. */
static void
test_replay (gconstpointer data)
{
  const char * const *script = data;
  HkFixture fixture = { NULL };
  HkSession *session = play_script (script[0], script[1]);
  const guint n = hk_session_get_n_moves (session);
  g_autofree char *outcome = hk_table_get_outcome (hk_session_get_table (session));
  GtkWidget *board;

  g_assert_nonnull (outcome);
  open_game (&fixture, session);
  board = find_board (&fixture);
  g_assert_true (hk_fixture_says (board, outcome));
  for (guint i = 0; i < n; i = MIN (n, i + STRIDE))
    {
      g_assert_true (hk_session_jump (fixture.session, i, NULL));
      hk_fixture_settle ();
    }
  g_assert_true (hk_session_jump (fixture.session, n, NULL));
  hk_fixture_settle ();
  g_assert_true (hk_fixture_says (board, outcome));
  hk_fixture_close (&fixture, NULL);
}

/* What a player taps who wants to see the end: no stopping, giving up or putting right; nothing that asks for all there is to
 * know; the same twice running only where nothing else can be done. */
static gboolean
is_wanted (GtkWidget    *widget,
           gconstpointer data)
{
  static const char * const unwanted[] = {
    "finish", "deck-out", "pass", "pass-event", "skip-action", "drop", "use-item", "pass-move", "pick-up", "shoot", "unarmed", NULL,
  };
  static const char * const drawn[] = { "draw", "draw-speed", "draw-hunt", "draw-blood", "event", "tie-break", "zombies-move", NULL };
  const char *tapped = data;
  HkMoveOption *option = hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (widget));
  HkMove *move = hk_move_option_get_move (option);
  const char *name = hk_move_get_name (move);

  if (!gtk_widget_get_mapped (widget) || !hk_move_option_is_legal (option) || g_strv_contains (unwanted, name)
      || g_strcmp0 (tapped, hk_move_option_get_title (option)) == 0)
    return FALSE;
  return hk_move_option_get_missing (option)[0] == NULL || json_object_get_size (hk_move_get_params (move)) > 0
         || g_strv_contains (drawn, name);
}

static gboolean
is_next_phase (GtkWidget    *widget,
               gconstpointer data)
{
  HkMoveOption *option = hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (widget));

  return gtk_widget_get_mapped (widget) && hk_move_option_is_legal (option)
         && g_str_equal (hk_move_get_name (hk_move_option_get_move (option)), "next-phase");
}

/* Whether the option does what the primary action would. */
static gboolean
is_primary (GtkWidget    *widget,
            gconstpointer data)
{
  HkMove *wanted = (HkMove *) data;
  HkMove *move = hk_move_option_get_move (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (widget)));

  return gtk_widget_get_mapped (widget) && gtk_widget_get_sensitive (widget)
         && g_str_equal (hk_move_get_name (move), hk_move_get_name (wanted))
         && json_object_equal (hk_move_get_params (move), hk_move_get_params (wanted));
}

static gboolean
is_finish (GtkWidget    *widget,
           gconstpointer data)
{
  HkMoveOption *option = hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (widget));

  return gtk_widget_get_mapped (widget) && g_str_equal (hk_move_get_name (hk_move_option_get_move (option)), "finish");
}

static GtkWidget *
choose (HkFixture  *fixture,
        const char *tapped)
{
  HkPrimaryAction *action = hk_session_get_primary_action (fixture->session);
  HkMove *move = action == NULL ? NULL : hk_primary_action_get_move (action);
  HkTable *table = hk_session_get_table (fixture->session);
  GtkWidget *board = find_board (fixture);
  GtkWidget *button = hk_fixture_find_where (board, HK_TYPE_MOVE_OPTION_BUTTON,
                                             hk_table_is_in_phase (table, "scoring") ? is_finish : is_next_phase, NULL);

  if (button == NULL && move != NULL && g_str_equal (hk_table_get_game (table)->id, "rfyl"))
    button = hk_fixture_find_where (board, HK_TYPE_MOVE_OPTION_BUTTON, is_primary, move);
  if (button == NULL)
    button = hk_fixture_find_where (board, HK_TYPE_MOVE_OPTION_BUTTON, is_wanted, tapped);
  return button != NULL ? button : hk_fixture_find_where (board, HK_TYPE_MOVE_OPTION_BUTTON, is_wanted, "");
}

/* A game from its setup to its end by nothing but the options of the board. */
static void
test_play (gconstpointer data)
{
  const char * const *game = data;
  HkFixture fixture = { NULL };
  g_autofree char *tapped = g_strdup ("");

  open_game (&fixture, hk_fixture_make_game (game[0], game[1], 3));
  for (guint i = 0; !hk_table_is_over (hk_session_get_table (fixture.session)); i++)
    {
      const guint before = hk_session_get_position (fixture.session);
      GtkWidget *button = choose (&fixture, tapped);
      g_autofree char *headline = hk_table_get_headline (hk_session_get_table (fixture.session));

      if (button == NULL || i >= MOST_TAPS)
        g_error ("%s after %u taps: %s", game[0], i, headline);
      g_set_str (&tapped, hk_move_option_get_title (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (button))));
      hk_fixture_press (button);
      hk_fixture_settle ();
      if (hk_session_get_position (fixture.session) == before)
        g_error ("%s: %s: “%s” did nothing", game[0], headline, tapped);
    }
  hk_fixture_close (&fixture, NULL);
}

static gboolean
is_bullets (GtkWidget    *widget,
            gconstpointer data)
{
  return g_strcmp0 (gtk_widget_get_name (widget), "players/1/bullets") == 0;
}

/* A number of a player is set by a tap, in the panel. */
static void
test_number (void)
{
  static const char setup[] = "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' } ], 'cards-by': 'app', 'components': 'stand-in' }";
  HkFixture fixture = { NULL };
  GtkWidget *number;
  int bullets = 0;

  open_game (&fixture, hk_fixture_make_game ("rfyl", setup, 3));
  number = hk_fixture_find_where (fixture.page, HK_TYPE_NUMBER, is_bullets, NULL);
  g_assert_nonnull (number);
  g_signal_emit_by_name (number, "set", 7);
  hk_fixture_settle ();
  {
    g_autoptr (JsonNode) value = hk_record_get_by_path (hk_session_get_table (fixture.session), "players/1/bullets", NULL);

    bullets = (int) json_node_get_int (value);
  }
  g_assert_cmpint (bullets, ==, 7);
  hk_fixture_close (&fixture, NULL);
}

/* What only Ann knows shows for Ann and for who sees all, and not for everyone. */
static void
test_viewer (void)
{
  static const char setup[] = "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' } ], 'cards-by': 'hand', 'components': 'none' }";
  static const struct
  {
    guint    chosen;
    gboolean shown;
  } choices[] = {
    { 1, TRUE }, { 0, FALSE }, { 2, TRUE }, { 3, FALSE }, { 0, FALSE },
  };
  HkFixture fixture = { NULL };
  GtkWidget *board, *viewers;

  open_game (&fixture, hk_fixture_make_game ("dark-age-z", setup, 3));
  hk_fixture_play (fixture.session, "{ 'move': 'set', 'path': 'kingdoms/0/relics', 'value': ['relic of my own'] }");
  board = find_board (&fixture);
  viewers = hk_fixture_find (board, GTK_TYPE_DROP_DOWN, NULL);
  g_assert_false (hk_fixture_mentions (fixture.page, "relic of my own"));
  for (gsize i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      gtk_drop_down_set_selected (GTK_DROP_DOWN (viewers), choices[i].chosen);
      hk_fixture_settle ();
      g_assert_true (hk_fixture_mentions (board, "relic of my own") == choices[i].shown);
    }
  hk_fixture_close (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  static const char * const scripts[][2] = {
    { "army-of-the-dead", "lost" }, { "card-z", "civic-duty-lost" }, { "dark-age-z", "two-players" }, { "rfyl", "lost" }, { "zombiez", "two" },
  };
  static const char * const games[][2] = {
    { "zombiez", "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' } ], 'cards-by': 'app', 'components': 'stand-in' }" },
    { "rfyl", "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' } ], 'cards-by': 'app', 'components': 'stand-in', 'distance': 15 }" },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *path = g_strconcat ("/generic-board/replay/", scripts[i][0], NULL);

      g_test_add_data_func (path, scripts[i], test_replay);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strconcat ("/generic-board/play/", games[i][0], NULL);

      g_test_add_data_func (path, games[i], test_play);
    }
  g_test_add_func ("/generic-board/number", test_number);
  g_test_add_func ("/generic-board/viewer", test_viewer);
  return g_test_run ();
}
