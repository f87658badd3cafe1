/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/hk-zz-game.h"
#include "games/zombiez/state/hk-zz-table.h"
#include "hk-ui-fixture.h"
#include "ui/games/hk-game-views.h"
#include "ui/games/zombiez/board/hk-zz-columns.h"
#include "ui/games/zombiez/players/hk-zz-player-card.h"
#include "ui/games/zombiez/players/hk-zz-sets-box.h"
#include "ui/games/zombiez/setup/hk-zz-setup-rows.h"
#include "ui/widgets/hk-tooltip.h"

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' } ], 'first-player': 0, 'cards-by': 'app', 'components': 'stand-in' }";

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open (fixture, 1200, 900, HK_ZZ_GAME, setup_text, 7);
}

static HkZzPlayer *
get_player (HkFixture *fixture,
            int        player)
{
  return hk_zz_table_get_player (HK_ZZ_TABLE (hk_session_get_table (fixture->session)), player);
}

static GtkWidget *
find_card (HkFixture *fixture)
{
  return hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_ZZ_PLAYER_CARD, NULL);
}

static void
give (HkFixture  *fixture,
      const char *card)
{
  g_autofree char *line = g_strdup_printf ("{ 'move': 'gain-card', 'player': 0, 'card': '%s' }", card);

  hk_fixture_play (fixture->session, line);
}

static void
set_up_long (HkFixture     *fixture,
             gconstpointer  data)
{
  hk_fixture_open (fixture, 1200, 900, HK_ZZ_GAME,
                   "{ 'players': [ { 'name': 'Magdalena' }, { 'name': 'Maximilian' } ], 'first-player': 0, 'cards-by': 'app', 'components': 'stand-in' }", 7);
}

static gboolean
is_second (GtkWidget     *card,
           gconstpointer  data)
{
  return hk_view_get_index (HK_VIEW (card)) == 1;
}

static int
measure_height (GtkWidget *card)
{
  int height;

  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (card), &height, NULL, NULL, NULL);
  return height;
}

/* Whose turn it is takes no room from a name, and nothing below it moves with the turn. */
static void
test_long_name (HkFixture     *fixture,
                gconstpointer  data)
{
  GtkWidget *card = find_card (fixture);
  GtkWidget *name = hk_fixture_find (card, GTK_TYPE_LABEL, "Magdalena");
  GtkWidget *other = hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_ZZ_PLAYER_CARD, is_second, NULL);

  g_assert_nonnull (hk_fixture_find (card, GTK_TYPE_LABEL, "on turn"));
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (name))), ==, 1);
  g_assert_cmpint (measure_height (card), ==, measure_height (other));
}

/* The columns grow with what lies in them, and say what it is. */
static void
test_columns (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *columns = hk_fixture_find (find_card (fixture), HK_TYPE_ZZ_COLUMNS, NULL);
  int before;

  g_assert_cmpstr (hk_tooltip_get (columns), ==, "No cards");
  give (fixture, "zombie-2-1");
  before = gtk_widget_get_height (columns);
  give (fixture, "zombie-4-3");
  g_assert_cmpint (gtk_widget_get_height (columns), ==, before);
  give (fixture, "zombie-2-3");
  g_assert_cmpint (gtk_widget_get_height (columns), >, before);
  g_assert_cmpstr (hk_tooltip_get (columns), ==, "Zombie 2 (Green), Zombie 2 (Orange), Zombie 4 (Orange)");
  g_assert_true (hk_fixture_says (find_card (fixture), "3"));
  g_assert_true (hk_fixture_says (find_card (fixture), "on turn"));
}

static void
drawn_cb (int *n)
{
  (*n)++;
}

/* A collection is drawn only when it is another one. */
static void
test_drawn (HkFixture     *fixture,
            gconstpointer  data)
{
  g_autoptr (GdkPaintable) columns = gtk_widget_paintable_new (hk_fixture_find (find_card (fixture), HK_TYPE_ZZ_COLUMNS, NULL));
  int n = 0;

  give (fixture, "zombie-2-1");
  /* The mark of what has come goes with the next move. */
  hk_fixture_play (fixture->session, "{ 'move': 'put-card', 'row': 1, 'position': 0, 'card': 'zombie-1-1' }");
  g_signal_connect_swapped (columns, "invalidate-contents", G_CALLBACK (drawn_cb), &n);
  hk_fixture_play (fixture->session, "{ 'move': 'put-card', 'row': 0, 'position': 0, 'card': 'zombie-3-3' }");
  g_assert_cmpint (n, ==, 0);
  give (fixture, "zombie-4-1");
  g_assert_cmpint (n, >, 0);
}

static void
give_both (HkFixture *fixture)
{
  static const char * const cards[] = { "zombie-1-1", "zombie-2-1", "zombie-2-2", "zombie-2-3", "zombie-2-1", "zombie-3-3", "zombie-4-1" };

  for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
    give (fixture, cards[i]);
}

/* Where both kinds of horde sets share a card, both are offered; one takes the other away. */
static void
test_sets (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *card = find_card (fixture);

  give_both (fixture);
  g_assert_true (hk_fixture_says (card, "Horde Set: Four 2s"));
  g_assert_false (hk_fixture_says (card, "Horde Set: 1 to 5"));
  give (fixture, "zombie-5-1");
  g_assert_true (hk_fixture_says (card, "Horde Set: Four 2s"));
  g_assert_true (hk_fixture_says (card, "Horde Set: 1 to 5"));
  hk_fixture_click (card, "Horde Set: Four 2s");
  g_assert_cmpint (get_player (fixture, 0)->sets, ==, 1);
  g_assert_false (hk_fixture_says (card, "Horde Set: 1 to 5"));
  g_assert_true (hk_fixture_says (card, "1 horde set, 10 points"));
  g_assert_true (hk_fixture_says (card, "14"));
  g_assert_true (hk_session_undo (fixture->session, 1, NULL));
  hk_fixture_settle ();
  g_assert_true (hk_fixture_says (card, "Horde Set: 1 to 5"));
  g_assert_false (hk_fixture_says (card, "1 horde set, 10 points"));
}

/* While an action waits no set can be made, and the button says why. */
static void
test_waiting_action (HkFixture     *fixture,
                     gconstpointer  data)
{
  GtkWidget *button;

  give_both (fixture);
  hk_fixture_play (fixture->session, "{ 'move': 'put-card', 'row': 0, 'position': 0, 'card': 'axe-1' }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw', 'card': 'zombie-3-2' }");
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'row': 0, 'side': 'right' }");
  hk_fixture_play (fixture->session, "{ 'move': 'stop' }");
  hk_fixture_play (fixture->session, "{ 'move': 'reward', 'row': 0 }");
  button = hk_fixture_find_button (find_card (fixture), "Horde Set: Four 2s");
  g_assert_nonnull (button);
  g_assert_false (gtk_widget_is_sensitive (button));
  g_assert_nonnull (hk_tooltip_get (button));
  hk_fixture_play (fixture->session, "{ 'move': 'axe', 'value': 4 }");
  g_assert_true (gtk_widget_is_sensitive (hk_fixture_find_button (find_card (fixture), "Horde Set: Four 2s")));
}

/* One frame, around whoever has to do something. */
static void
test_frame (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *first = find_card (fixture);
  GtkWidget *second = hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_ZZ_PLAYER_CARD, is_second, NULL);

  hk_fixture_play (fixture->session, "{ 'move': 'put-card', 'row': 1, 'position': 0, 'card': 'zombie-1-1' }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw', 'card': 'zombie-3-2' }");
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'row': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'stop' }");
  g_assert_true (gtk_widget_has_css_class (first, "hk-on-turn"));
  g_assert_false (gtk_widget_has_css_class (second, "hk-on-turn"));
  hk_fixture_play (fixture->session, "{ 'move': 'reward', 'row': 0 }");
  g_assert_false (gtk_widget_has_css_class (first, "hk-on-turn"));
  g_assert_true (gtk_widget_has_css_class (second, "hk-on-turn"));
  g_assert_true (hk_fixture_says (second, "takes"));
}

/* Which card lies face down is asked for by the small button. */
static void
test_kept (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog;

  give_both (fixture);
  hk_fixture_click (find_card (fixture), "Horde Set: Four 2s, with details");
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_nonnull (hk_fixture_find (dialog, ADW_TYPE_PREFERENCES_ROW, "Colour of the Card That Lies Face Down"));
  g_assert_null (hk_fixture_find (dialog, ADW_TYPE_PREFERENCES_ROW, "Kind"));
  hk_fixture_activate (dialog, "ask.do");
  g_assert_cmpint (get_player (fixture, 0)->sets, ==, 1);
}

/* Of a value that the player has in several colours, the one that goes is chosen. */
static void
test_surplus (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *dialog;

  give_both (fixture);
  give (fixture, "zombie-5-1");
  hk_fixture_click (find_card (fixture), "Horde Set: 1 to 5, with details");
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_null (hk_fixture_find (dialog, ADW_TYPE_PREFERENCES_ROW, "Which card of value 1 goes?"));
  hk_fixture_click (hk_fixture_find (dialog, ADW_TYPE_PREFERENCES_ROW, "Which card of value 2 goes?"), "Orange");
  hk_fixture_click (hk_fixture_find (dialog, ADW_TYPE_PREFERENCES_ROW, "Which card lies face down?"), "4");
  hk_fixture_click (dialog, "Make the Horde Set");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpint (get_player (fixture, 0)->sets, ==, 1);
  g_assert_null (hk_zz_player_find_card (get_player (fixture, 0), 2, 3));
  g_assert_cmpint (hk_zz_player_count_value (get_player (fixture, 0), 2), ==, 3);
}

/* The rows of a new game: what they say comes back as it was; the colours that were told at an earlier table are not asked again. */
static void
test_setup (HkFixture     *fixture,
            gconstpointer  data)
{
  static const char * const colours[] = { "Red", "Sky", "Green", "Black" };
  const HkSetupViews *views = hk_game_views_lookup (HK_ZZ_GAME)->setup;
  HkPack *pack = hk_application_get_pack (fixture->application, hk_zombiez_get_spec (), NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *rows = views->new_rows ();
  g_autoptr (JsonNode) asks = hk_fixture_parse ("{ 'components': 'none' }");
  g_autoptr (JsonNode) told = hk_fixture_parse ("{ 'mode': 'scorekeeper' }");
  g_autoptr (JsonNode) again = hk_fixture_parse ("{ 'components': 'none' }");
  g_autoptr (JsonNode) stand_in = hk_fixture_parse ("{ 'components': 'stand-in' }");

  gtk_window_set_application (GTK_WINDOW (window), GTK_APPLICATION (fixture->application));
  gtk_window_set_child (GTK_WINDOW (window), rows);
  views->add_to (rows, json_node_get_object (asks));
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (asks), "mode"), ==, "full");
  g_assert_false (json_object_has_member (json_node_get_object (asks), "colours"));
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      g_autoptr (JsonObject) colour = json_object_new ();

      json_object_set_int_member (colour, "number", i + 1);
      json_object_set_string_member (colour, "name", colours[i]);
      json_object_set_string_member (colour, "source", "owner");
      g_assert_true (hk_pack_put (pack, "colour", colour, NULL));
    }
  views->fill (rows, json_node_get_object (told));
  views->add_to (rows, json_node_get_object (again));
  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (again), "mode"), ==, "scorekeeper");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (json_node_get_object (again), "colours")), ==, 4);
  g_assert_cmpstr (json_array_get_string_element (json_object_get_array_member (json_node_get_object (again), "colours"), 1), ==, "Sky");
  views->add_to (rows, json_node_get_object (stand_in));
  g_assert_false (json_object_has_member (json_node_get_object (stand_in), "colours"));
  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, function) g_test_add (path, HkFixture, NULL, set_up, function, hk_fixture_close)
  ADD ("/zz-players/columns", test_columns);
  ADD ("/zz-players/drawn", test_drawn);
  g_test_add ("/zz-players/long-name", HkFixture, NULL, set_up_long, test_long_name, hk_fixture_close);
  ADD ("/zz-players/sets", test_sets);
  ADD ("/zz-players/waiting-action", test_waiting_action);
  ADD ("/zz-players/frame", test_frame);
  ADD ("/zz-players/kept", test_kept);
  ADD ("/zz-players/surplus", test_surplus);
  ADD ("/zz-players/setup", test_setup);
#undef ADD
  return g_test_run ();
}
