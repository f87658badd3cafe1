/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/neighborhood/hk-cz-map.h"
#include "hk-ui-fixture.h"
#include "ui/games/card-z/board/hk-cz-board.h"
#include "ui/games/card-z/day/hk-cz-day-parts.h"
#include "ui/games/card-z/neighborhood/hk-cz-hex-layout.h"
#include "ui/games/card-z/neighborhood/hk-cz-hex.h"
#include "ui/games/card-z/neighborhood/hk-cz-horde-walk.h"
#include "ui/games/card-z/neighborhood/hk-cz-neighborhood.h"
#include "ui/games/card-z/neighborhood/hk-cz-place-panel.h"
#include "ui/new-game/hk-new-game-page.h"
#include "ui/widgets/hk-tooltip.h"

static const char setup_text[] =
  "{\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"},{\"name\":\"Bo\",\"colour\":\"blue\"}],"
  "\"scenario\":\"survive\",\"pattern\":\"%s\",\"mode\":\"co-op\",\"components\":\"stand-in\",\"cards-by\":\"app\",\"dice-by\":\"app\"}";

/* How a test begins: on which pattern and in how wide a window. */
typedef struct
{
  const char *path;
  const char *pattern;
  int         width;
  void      (*test) (gpointer fixture, gconstpointer data);
} Case;

typedef struct
{
  HkFixture  base;
  GtkWidget *map;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  const Case *this = data;
  g_autofree char *setup = g_strdup_printf (setup_text, this->pattern);

  hk_fixture_open (&fixture->base, this->width, 800, HK_CZ_GAME, setup, 5);
  fixture->map = hk_fixture_find (GTK_WIDGET (fixture->base.window), HK_TYPE_CZ_NEIGHBORHOOD, NULL);
  g_assert_nonnull (fixture->map);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  GtkWidget *board = gtk_widget_get_ancestor (fixture->map, HK_TYPE_CZ_BOARD);
  GtkWidget *map = fixture->map;

  /* Nothing of it is left when the window is gone. */
  g_object_add_weak_pointer (G_OBJECT (board), (gpointer *) &board);
  g_object_add_weak_pointer (G_OBJECT (map), (gpointer *) &map);
  hk_fixture_close_window (fixture->base.window);
  hk_fixture_settle ();
  g_assert_null (board);
  g_assert_null (map);
  hk_fixture_end (fixture->base.application);
}

static HkCzTable *
get_table (Fixture *fixture)
{
  return HK_CZ_TABLE (hk_session_get_table (fixture->base.session));
}

static void
set_flag (Fixture    *fixture,
          const char *path)
{
  hk_fixture_play_move (fixture->base.session, hk_move_build ("set", "s:path", path, "b:value", TRUE, NULL));
}

static GtkWidget *
get_hex (Fixture *fixture,
         int      location)
{
  GtkWidget *hex = hk_cz_neighborhood_get_hex (HK_CZ_NEIGHBORHOOD (fixture->map), location);

  g_assert_nonnull (hex);
  return hex;
}

static GtkWidget *
get_panel (Fixture *fixture)
{
  GtkWidget *panel = hk_fixture_find (GTK_WIDGET (fixture->base.window), HK_TYPE_CZ_PLACE_PANEL, NULL);

  g_assert_nonnull (panel);
  return panel;
}

static graphene_point_t
get_centre (Fixture *fixture,
            int      location)
{
  graphene_rect_t bounds;
  graphene_point_t centre;

  g_assert_true (gtk_widget_compute_bounds (get_hex (fixture, location), fixture->map, &bounds));
  graphene_rect_get_center (&bounds, &centre);
  return centre;
}

/* Every neighbour lies one width of a hex away, in the direction that its face of the die means. */
static void
test_layout (gpointer      data,
             gconstpointer this)
{
  static const int signs[HK_CZ_N_DIRECTIONS][2] = { { 1, -1 }, { 1, 0 }, { 1, 1 }, { -1, 1 }, { -1, 0 }, { -1, -1 } };
  Fixture *fixture = data;
  HkCzTable *table = get_table (fixture);
  const int width = gtk_widget_get_width (get_hex (fixture, 0));

  g_assert_cmpint (hk_cz_table_get_n_locations (table), ==, HK_CZ_N_LOCATIONS);
  g_assert_cmpint (width, >=, HK_CZ_HEX_MIN_WIDTH - 2);
  g_assert_cmpint (gtk_widget_get_height (get_hex (fixture, 0)), >=, HK_CZ_HEX_MIN_WIDTH);
  for (int i = 0; i < HK_CZ_N_LOCATIONS; i++)
    for (int die = 1; die <= HK_CZ_N_DIRECTIONS; die++)
      {
        const int other = hk_cz_table_get_neighbour (table, i, die);
        graphene_point_t from, to;
        float x, y;

        if (other < 0)
          continue;
        from = get_centre (fixture, i);
        to = get_centre (fixture, other);
        x = to.x - from.x;
        y = to.y - from.y;
        g_assert_cmpfloat (x * (float) signs[die - 1][0], >, 0);
        g_assert_true (signs[die - 1][1] == 0 ? G_APPROX_VALUE (y, 0, 1.5f) : y * (float) signs[die - 1][1] > 0);
        g_assert_cmpfloat_with_epsilon (sqrtf (x * x + y * y), (float) width, (float) width * 0.06f + 2);
      }
}

/* All of it is in sight, and nothing lies outside the window. */
static void
test_fits (gpointer      data,
           gconstpointer this)
{
  Fixture *fixture = data;

  for (int i = 0; i < HK_CZ_N_LOCATIONS; i++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (get_hex (fixture, i), GTK_WIDGET (fixture->base.window), &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) gtk_widget_get_width (GTK_WIDGET (fixture->base.window)));
    }
  test_layout (data, this);
}

/* A map that is wider than the window scrolls to what is selected. */
static void
test_scroll (gpointer      data,
             gconstpointer this)
{
  Fixture *fixture = data;
  const int n = hk_cz_table_get_n_locations (get_table (fixture));
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (fixture->base.window));
  gboolean hidden = FALSE;

  for (int i = 0; i < n; i++)
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (get_hex (fixture, i), GTK_WIDGET (fixture->base.window), &bounds));
      hidden |= bounds.origin.x + bounds.size.width > width;
      hk_cz_neighborhood_set_selected (HK_CZ_NEIGHBORHOOD (fixture->map), i);
      hk_fixture_settle ();
      g_assert_true (gtk_widget_compute_bounds (get_hex (fixture, i), GTK_WIDGET (fixture->base.window), &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width);
    }
  g_assert_true (hidden);
}

/* The corners beside the hexagon do not take a tap. */
static void
test_corners (gpointer      data,
              gconstpointer this)
{
  GtkWidget *hex = get_hex (data, 9);
  const int width = gtk_widget_get_width (hex);
  const int height = gtk_widget_get_height (hex);

  g_assert_true (gtk_widget_contains (hex, width / 2.0, height / 2.0));
  g_assert_true (gtk_widget_contains (hex, width / 2.0, 3));
  g_assert_false (gtk_widget_contains (hex, 2, 3));
  g_assert_false (gtk_widget_contains (hex, width - 2, 3));
  g_assert_false (gtk_widget_contains (hex, 2, height - 3));
}

static void
test_select (gpointer      data,
             gconstpointer this)
{
  Fixture *fixture = data;

  for (int i = 0; i < HK_CZ_N_LOCATIONS; i += 5)
    {
      hk_fixture_press (get_hex (fixture, i));
      g_assert_cmpint (hk_cz_neighborhood_get_selected (HK_CZ_NEIGHBORHOOD (fixture->map)), ==, i);
      g_assert_nonnull (hk_fixture_find (get_panel (fixture), GTK_TYPE_LABEL, hk_cz_table_get_location_name (get_table (fixture), i)));
    }
  g_assert_cmpuint (hk_session_get_position (fixture->base.session), ==, 0);
}

/* The arrow keys go to the neighbours and back, the Tab key past the map. */
static void
test_keys (gpointer      data,
           gconstpointer this)
{
  static const GtkDirectionType there[] = { GTK_DIR_LEFT, GTK_DIR_RIGHT, GTK_DIR_UP, GTK_DIR_DOWN };
  static const GtkDirectionType back[] = { GTK_DIR_RIGHT, GTK_DIR_LEFT, GTK_DIR_DOWN, GTK_DIR_UP };
  Fixture *fixture = data;
  HkCzTable *table = get_table (fixture);
  const int middle = hk_cz_table_find_location_at (table, 0, 0);

  for (gsize i = 0; i < G_N_ELEMENTS (there); i++)
    {
      GtkWidget *focus;
      int location;

      gtk_widget_grab_focus (get_hex (fixture, middle));
      g_assert_true (gtk_widget_child_focus (fixture->map, there[i]));
      focus = gtk_root_get_focus (GTK_ROOT (fixture->base.window));
      g_assert_true (HK_IS_CZ_HEX (focus));
      location = hk_cz_hex_get_location (HK_CZ_HEX (focus));
      g_assert_true (hk_cz_table_is_adjacent (table, middle, location));
      g_assert_true (gtk_widget_child_focus (fixture->map, back[i]));
      g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->base.window)) == get_hex (fixture, middle));
    }
  g_signal_emit_by_name (fixture->base.window, "move-focus", GTK_DIR_TAB_FORWARD);
  g_assert_false (HK_IS_CZ_HEX (gtk_root_get_focus (GTK_ROOT (fixture->base.window))));
}

/* Chips are told in words too. */
static void
test_chips (gpointer      data,
            gconstpointer this)
{
  Fixture *fixture = data;
  HkCzHorde *horde;
  int place;
  const char *text;

  set_flag (fixture, "locations/2/fire");
  set_flag (fixture, "locations/2/blockaded");
  g_assert_nonnull (strstr (hk_tooltip_get (get_hex (fixture, 2)), "Fire"));
  g_assert_nonnull (strstr (hk_tooltip_get (get_hex (fixture, 2)), "Locked In"));
  g_assert_true (gtk_widget_has_css_class (get_hex (fixture, 2), "cz-fire"));
  hk_fixture_play_move (fixture->base.session, hk_move_build ("set", "s:path", "hordes/0/size", "i:value", 14, NULL));
  horde = g_list_model_get_item (G_LIST_MODEL (get_table (fixture)->hordes), 0);
  place = hk_cz_table_find_location_at (get_table (fixture), horde->q, horde->r);
  g_object_unref (horde);
  text = hk_tooltip_get (get_hex (fixture, place));
  g_assert_nonnull (strstr (text, "A horde of 14 Encounters"));
  text = hk_tooltip_get (get_hex (fixture, hk_cz_table_get_player_place (get_table (fixture), 0)));
  g_assert_nonnull (strstr (text, "2 survivors of Ann"));
  g_assert_true (hk_session_undo (fixture->base.session, 3, NULL));
  hk_fixture_settle ();
  g_assert_false (gtk_widget_has_css_class (get_hex (fixture, 2), "cz-fire"));
}

/* From taking the turn to standing somewhere else, by taps on the map and its panel. */
static void
test_scout (gpointer      data,
            gconstpointer this)
{
  Fixture *fixture = data;
  HkCzTable *table = get_table (fixture);
  int from, to = -1;

  hk_fixture_play_move (fixture->base.session, hk_move_build ("take-turn", "i:player", 0, NULL));
  from = hk_cz_table_get_player_place (table, 0);
  g_assert_cmpint (hk_cz_neighborhood_get_selected (HK_CZ_NEIGHBORHOOD (fixture->map)), ==, from);
  for (int die = 1; die <= HK_CZ_N_DIRECTIONS && to < 0; die++)
    to = hk_cz_table_get_neighbour (table, from, die);
  hk_fixture_press (get_hex (fixture, to));
  hk_fixture_press (hk_fixture_find_button (get_panel (fixture), "Scout"));
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, to);
  g_assert_true (hk_cz_table_get_location (table, to)->scouted);
  g_assert_cmpint (hk_cz_neighborhood_get_selected (HK_CZ_NEIGHBORHOOD (fixture->map)), ==, to);
}

static GtkWidget *
find_popover (GtkWidget *root)
{
  return hk_fixture_find (root, GTK_TYPE_POPOVER, NULL);
}

/* The big button asks where to, and lists only where one can go. */
static void
test_choice (gpointer      data,
             gconstpointer this)
{
  Fixture *fixture = data;
  HkCzTable *table = get_table (fixture);
  GtkWidget *popover;
  int from, there = -1;
  int n = 0;

  hk_fixture_play_move (fixture->base.session, hk_move_build ("take-turn", "i:player", 0, NULL));
  from = hk_cz_table_get_player_place (table, 0);
  g_assert_true (gtk_widget_activate_action (fixture->map, "table.next", NULL));
  hk_fixture_settle ();
  popover = find_popover (GTK_WIDGET (fixture->base.window));
  g_assert_nonnull (popover);
  for (int i = 0; i < HK_CZ_N_LOCATIONS; i++)
    {
      const gboolean offered = hk_fixture_find_button (popover, hk_cz_table_get_location_name (table, i)) != NULL;

      g_assert_true (!offered || i == from || hk_cz_table_is_adjacent (table, from, i));
      if (offered && i != from)
        there = i;
      n += offered;
    }
  g_assert_cmpint (n, >=, 3);
  hk_fixture_press (hk_fixture_find_button (popover, hk_cz_table_get_location_name (table, there)));
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, there);
  g_assert_null (find_popover (GTK_WIDGET (fixture->base.window)));
}

/* A Location goes to a free hex beside the neighborhood. */
static void
test_arrange (gpointer      data,
              gconstpointer this)
{
  Fixture *fixture = data;
  HkCzTable *table = get_table (fixture);
  GtkWidget *arrange = hk_fixture_find_button (get_panel (fixture), "Move Locations on the Map");
  GtkWidget *free_hex = NULL;
  g_autoptr (GtkWidget) kept = NULL;
  int q, r;

  hk_fixture_press (get_hex (fixture, 0));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (arrange), TRUE);
  hk_fixture_settle ();
  for (GtkWidget *hex = gtk_widget_get_first_child (fixture->map); hex != NULL; hex = gtk_widget_get_next_sibling (hex))
    if (hk_cz_hex_get_location (HK_CZ_HEX (hex)) < 0)
      free_hex = hex;
  g_assert_nonnull (free_hex);
  /* It stays while it is free. */
  kept = g_object_ref (free_hex);
  g_signal_emit_by_name (fixture->base.session, "moved");
  g_assert_true (gtk_widget_get_parent (free_hex) == fixture->map);
  hk_cz_hex_get_place (HK_CZ_HEX (free_hex), &q, &r);
  hk_fixture_press (free_hex);
  g_assert_cmpint (hk_cz_table_get_location (table, 0)->q, ==, q);
  g_assert_cmpint (hk_cz_table_get_location (table, 0)->r, ==, r);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (arrange), FALSE);
  hk_fixture_settle ();
  for (GtkWidget *hex = gtk_widget_get_first_child (fixture->map); hex != NULL; hex = gtk_widget_get_next_sibling (hex))
    g_assert_cmpint (hk_cz_hex_get_location (HK_CZ_HEX (hex)), >=, 0);
}

static GtkWidget *
find_with_class (GtkWidget  *root,
                 const char *style)
{
  if (gtk_widget_has_css_class (root, style))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_with_class (child, style);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_day (gpointer      data,
          gconstpointer this)
{
  Fixture *fixture = data;
  GtkWidget *strip = hk_fixture_find (GTK_WIDGET (fixture->base.window), HK_TYPE_CZ_DAY_STRIP, NULL);

  g_assert_nonnull (strip);
  hk_fixture_play_move (fixture->base.session, hk_move_build ("set", "s:path", "weather/night-melee", "i:value", -3, NULL));
  hk_fixture_play_move (fixture->base.session, hk_move_build ("set", "s:path", "weather/night-close", "i:value", -1, NULL));
  hk_fixture_play_move (fixture->base.session, hk_move_build ("set", "s:path", "weather/night-medium", "i:value", -1, NULL));
  hk_fixture_play_move (fixture->base.session, hk_move_build ("set", "s:path", "weather/night-long", "i:value", -1, NULL));
  g_assert_nonnull (hk_fixture_find (find_with_class (strip, "cz-phase-night"), GTK_TYPE_LABEL, "Melee −3\nShots −1"));
  hk_fixture_play_move (fixture->base.session, hk_move_build ("set", "s:path", "weather/night-long", "i:value", 2, NULL));
  g_assert_nonnull (hk_fixture_find (find_with_class (strip, "cz-phase-night"), GTK_TYPE_LABEL, "Melee −3\nShots −1/−1/+2"));
  g_assert_true (gtk_widget_has_css_class (find_with_class (strip, "cz-now"), "cz-phase-dawn"));
  hk_fixture_play_move (fixture->base.session, hk_move_build ("set", "s:path", "phase", "s:value", "day", NULL));
  g_assert_true (gtk_widget_has_css_class (find_with_class (strip, "cz-now"), "cz-phase-day"));
  g_assert_true (gtk_widget_has_css_class (find_with_class (strip, "cz-over"), "cz-phase-dawn"));
  g_assert_nonnull (hk_fixture_find (strip, GTK_TYPE_LABEL, "4 to feed"));
}

/* A tap on a face of the die walks the horde where that face stands. */
static void
test_horde (gpointer      data,
            gconstpointer this)
{
  Fixture *fixture = data;
  HkCzTable *table = get_table (fixture);
  g_autoptr (HkCzHorde) horde = g_list_model_get_item (G_LIST_MODEL (table->hordes), 0);
  const int q = horde->q;
  const int r = horde->r;
  GtkWidget *walk = hk_fixture_find (GTK_WIDGET (fixture->base.window), HK_TYPE_CZ_HORDE_WALK, NULL);
  GtkWidget *face;

  g_assert_null (walk);
  set_flag (fixture, "players/0/done");
  set_flag (fixture, "players/1/done");
  set_flag (fixture, "phase-over");
  walk = hk_fixture_find (GTK_WIDGET (fixture->base.window), HK_TYPE_CZ_HORDE_WALK, NULL);
  g_assert_nonnull (walk);
  face = hk_fixture_find_button (walk, "3");
  g_assert_nonnull (strstr (hk_tooltip_get (face), "to the lower right"));
  hk_fixture_press (face);
  g_assert_cmpint (horde->q, ==, q);
  g_assert_cmpint (horde->r, ==, r + 1);
  g_assert_null (hk_fixture_find (GTK_WIDGET (fixture->base.window), HK_TYPE_CZ_HORDE_WALK, NULL));
}

/* A battle takes the place of the map, a toggle leads back and forth, and the map returns when it is over. */
static void
test_battle (gpointer      data,
             gconstpointer this)
{
  Fixture *fixture = data;
  GtkWidget *board = hk_fixture_find (GTK_WIDGET (fixture->base.window), HK_TYPE_CZ_BOARD, NULL);
  guint position;

  hk_fixture_play_move (fixture->base.session, hk_move_build ("take-turn", "i:player", 0, NULL));
  position = hk_session_get_position (fixture->base.session);
  g_assert_true (gtk_widget_get_mapped (fixture->map));
  for (int i = 0; i < HK_CZ_N_LOCATIONS && get_table (fixture)->battle == NULL; i++)
    {
      g_autoptr (HkMove) move = hk_move_build ("scout", "i:place", i, NULL);

      if (hk_session_play (fixture->base.session, move, NULL) && get_table (fixture)->battle == NULL)
        g_assert_true (hk_session_undo (fixture->base.session, 1, NULL));
    }
  g_assert_nonnull (get_table (fixture)->battle);
  hk_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (fixture->map));
  hk_cz_board_show_map (HK_CZ_BOARD (board), TRUE);
  hk_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (fixture->map));
  g_assert_true (gtk_widget_has_css_class (get_hex (fixture, get_table (fixture)->battle->place), "cz-battle"));
  hk_cz_board_show_map (HK_CZ_BOARD (board), FALSE);
  hk_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (fixture->map));
  g_assert_true (hk_session_jump (fixture->base.session, position, NULL));
  hk_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (fixture->map));
}

static void
set_names (HkNewGamePage *page,
           int            n)
{
  static const char * const names[] = { "Ann", "Bo", "Cy", "Di", NULL };
  g_auto (GStrv) some = g_new0 (char *, (gsize) n + 1);

  for (int i = 0; i < n; i++)
    some[i] = g_strdup (names[i]);
  hk_new_game_page_set_names (page, (const char * const *) some);
}

/* Every scenario can be started by every number of players that it is for, with nothing but the rows' defaults. */
static void
test_setup (gpointer      data,
            gconstpointer this)
{
  Fixture *fixture = data;
  const HkGameSpec *game = hk_games_lookup (HK_CZ_GAME, NULL);
  HkNewGamePage *page = g_object_ref_sink (hk_new_game_page_new (game, fixture->base.application));
  guint n_scenarios;
  const HkCzScenario *scenarios = hk_cz_scenario_list (&n_scenarios);
  guint n_started = 0;

  for (int n = 1; n <= 4; n++)
    for (guint i = 0; i < n_scenarios; i++)
      {
        g_autoptr (JsonObject) wanted = json_object_new ();
        g_autoptr (JsonObject) setup = NULL;
        g_autoptr (HkSession) session = NULL;
        g_autoptr (GError) error = NULL;
        JsonArray *players = json_array_new ();

        for (int j = 0; j < n; j++)
          {
            JsonObject *player = json_object_new ();
            g_autofree char *name = g_strdup_printf ("P%d", j);

            json_object_set_string_member (player, "name", name);
            json_array_add_object_element (players, player);
          }
        json_object_set_array_member (wanted, "players", players);
        json_object_set_string_member (wanted, "scenario", scenarios[i].id);
        json_object_set_string_member (wanted, "components", "stand-in");
        hk_new_game_page_fill (page, wanted);
        set_names (page, n);
        setup = hk_new_game_page_get_setup (page, &error);
        g_assert_no_error (error);
        if (n == 1 ? scenarios[i].solo == NULL : scenarios[i].co_op == NULL && scenarios[i].competitive == NULL)
          {
            g_assert_cmpstr (json_object_get_string_member (setup, "scenario"), ==, "survive");
            continue;
          }
        g_assert_cmpstr (json_object_get_string_member (setup, "scenario"), ==, scenarios[i].id);
        session = hk_session_new (game, setup, "Friday night", 3, NULL, &error);
        g_assert_no_error (error);
        n_started++;
      }
  g_assert_cmpuint (n_started, >=, 24);
  g_object_unref (page);
}

/* What the rows say is what they are filled with again. */
static void
test_setup_again (gpointer      data,
                  gconstpointer this)
{
  static const char text[] =
    "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"scenario\":\"loot-count\",\"mode\":\"competitive\",\"pattern\":\"c\","
    "\"characters-per-player\":1,\"alarm-skulls\":2,\"horde\":false,\"bases\":[\"bravo\",\"alpha\"],\"components\":\"stand-in\","
    "\"characters\":[{\"name\":\"Old Skool Dad\",\"player\":1}]}";
  Fixture *fixture = data;
  HkNewGamePage *page = g_object_ref_sink (hk_new_game_page_new (hk_games_lookup (HK_CZ_GAME, NULL), fixture->base.application));
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (GError) error = NULL;
  JsonArray *array;

  hk_new_game_page_fill (page, json_node_get_object (node));
  setup = hk_new_game_page_get_setup (page, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (json_object_get_string_member (setup, "scenario"), ==, "loot-count");
  g_assert_cmpstr (json_object_get_string_member (setup, "mode"), ==, "competitive");
  g_assert_cmpstr (json_object_get_string_member (setup, "pattern"), ==, "c");
  g_assert_cmpint (json_object_get_int_member (setup, "characters-per-player"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (setup, "alarm-skulls"), ==, 2);
  g_assert_false (json_object_get_boolean_member (setup, "horde"));
  array = json_object_get_array_member (setup, "bases");
  g_assert_cmpstr (json_array_get_string_element (array, 0), ==, "bravo");
  array = json_object_get_array_member (setup, "characters");
  g_assert_cmpuint (json_array_get_length (array), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (array, 0), "name"), ==, "Old Skool Dad");
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (array, 0), "player"), ==, 1);
  g_object_unref (page);
}

int
main (int   argc,
      char *argv[])
{
  static const Case tests[] = {
    { "/cz-neighborhood/layout", "a", 1200, test_layout },
    { "/cz-neighborhood/layout-wide", "b", 1200, test_layout },
    { "/cz-neighborhood/layout-bridge", "c", 360, test_layout },
    { "/cz-neighborhood/fits-narrow", "a", 360, test_fits },
    { "/cz-neighborhood/fits-narrow-wide", "b", 360, test_fits },
    { "/cz-neighborhood/fits-middle", "c", 700, test_fits },
    { "/cz-neighborhood/scroll", "c", 360, test_scroll },
    { "/cz-neighborhood/corners", "a", 700, test_corners },
    { "/cz-neighborhood/select", "a", 700, test_select },
    { "/cz-neighborhood/keys", "a", 700, test_keys },
    { "/cz-neighborhood/chips", "a", 1200, test_chips },
    { "/cz-neighborhood/scout", "a", 1200, test_scout },
    { "/cz-neighborhood/choice", "a", 1200, test_choice },
    { "/cz-neighborhood/arrange", "a", 1200, test_arrange },
    { "/cz-neighborhood/day", "a", 360, test_day },
    { "/cz-neighborhood/horde", "a", 360, test_horde },
    { "/cz-neighborhood/battle", "a", 700, test_battle },
    { "/cz-neighborhood/setup", "a", 700, test_setup },
    { "/cz-neighborhood/setup-again", "a", 700, test_setup_again },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, &tests[i], set_up, (void (*) (Fixture *, gconstpointer)) tests[i].test, tear_down);
  return g_test_run ();
}
