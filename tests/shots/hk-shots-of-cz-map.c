/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "card-z/hk-cz-table.h"
#include "games/card-z/hk-cz-board.h"
#include "games/card-z/hk-cz-neighborhood.h"
#include "hk-new-game-page.h"
#include "hk-shots.h"

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' } ],"
  "  'scenario': 'survive', 'components': 'stand-in', 'cards-by': 'app', 'dice-by': 'app' }";

static void
play (HkSession  *session,
      const char *line)
{
  g_autofree char *text = g_strdelimit (g_strdup (line), "'", '"');
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), &error);

  g_assert_no_error (error);
  hk_session_play (session, move, &error);
  g_assert_no_error (error);
}

/* A neighborhood in which a good deal has happened. */
static HkSession *
take (HkApplication *application,
      HkWindow      *window,
      const char    *pattern,
      const char    *mode)
{
  const HkGameSpec *game = hk_games_lookup (HK_CZ_GAME, NULL);
  g_autofree char *journal = hk_session_store_new_path (hk_application_get_sessions (application), game);
  g_autofree char *text = g_strdelimit (g_strdup (setup_text), "'", '"');
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;

  json_object_set_string_member (json_node_get_object (node), "pattern", pattern);
  json_object_set_string_member (json_node_get_object (node), "mode", mode);
  session = hk_session_new (game, json_node_get_object (node), "Friday night", 7, journal, &error);
  g_assert_no_error (error);
  play (session, "{ 'move': 'set', 'path': 'day', 'value': 3 }");
  play (session, "{ 'move': 'set', 'path': 'phase', 'value': 'day' }");
  play (session, "{ 'move': 'set', 'path': 'locations/3/safe', 'value': true }");
  play (session, "{ 'move': 'set', 'path': 'locations/3/cache', 'value': false }");
  play (session, "{ 'move': 'set', 'path': 'locations/4/safe', 'value': true }");
  play (session, "{ 'move': 'set', 'path': 'locations/5/fire', 'value': true }");
  play (session, "{ 'move': 'set', 'path': 'locations/10/cache', 'value': false }");
  play (session, "{ 'move': 'set', 'path': 'locations/12/boombox', 'value': 2 }");
  play (session, "{ 'move': 'set', 'path': 'locations/14/blockaded', 'value': true }");
  play (session, "{ 'move': 'set', 'path': 'locations/15/dawn-patrol', 'value': true }");
  play (session, "{ 'move': 'set', 'path': 'hordes/0/size', 'value': 14 }");
  play (session, "{ 'move': 'set', 'path': 'survivors/2/place', 'value': 4 }");
  play (session, "{ 'move': 'set', 'path': 'survivors/3/place', 'value': 4 }");
  play (session, "{ 'move': 'set', 'path': 'survivors/4/place', 'value': 3 }");
  hk_window_take_session (window, session);
  return hk_window_get_session (window);
}

static void
select_location (HkWindow *window,
                 int       location)
{
  GtkWidget *map;

  hk_fixture_settle ();
  map = hk_fixture_find (GTK_WIDGET (window), HK_TYPE_CZ_NEIGHBORHOOD, NULL);
  g_assert_nonnull (map);
  hk_cz_neighborhood_set_selected (HK_CZ_NEIGHBORHOOD (map), location);
}

/* How far down a page is shown, of its height. */
static void
scroll (HkWindow *window,
        GType     within,
        double    share)
{
  GtkWidget *root;
  GtkWidget *scroller;
  GtkAdjustment *adjustment;

  hk_fixture_settle ();
  root = within == G_TYPE_INVALID ? GTK_WIDGET (hk_fixture_get_page (window)) : hk_fixture_find (GTK_WIDGET (window), within, NULL);
  scroller = hk_fixture_find (root, GTK_TYPE_SCROLLED_WINDOW, NULL);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment) * share);
}

/* Ann on turn. */
static void
show_turn (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take (application, window, "a", "co-op");

  play (session, "{ 'move': 'take-turn', 'player': 0 }");
}

static void
show_fire (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take (application, window, "a", "co-op");

  play (session, "{ 'move': 'set', 'path': 'players/0/done', 'value': true }");
  play (session, "{ 'move': 'take-turn', 'player': 1 }");
  select_location (window, 5);
}

static void
show_wide (HkApplication *application,
           HkWindow      *window)
{
  take (application, window, "b", "competitive");
  select_location (window, 0);
}

static void
show_bridge (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = take (application, window, "c", "co-op");

  play (session, "{ 'move': 'take-turn', 'player': 0 }");
}

static void
show_horde (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take (application, window, "a", "co-op");

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *line = g_strdup_printf ("{ 'move': 'set', 'path': 'players/%d/done', 'value': true }", i);

      play (session, line);
    }
  play (session, "{ 'move': 'set', 'path': 'phase-over', 'value': true }");
}

/* A Location next to the group, with Encounters; the lower part of the page. */
static void
show_place (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take (application, window, "a", "co-op");

  play (session, "{ 'move': 'take-turn', 'player': 0 }");
  select_location (window, 2);
  scroll (window, HK_TYPE_CZ_BOARD, 0.45);
}

/* Locations are moved by hand. */
static void
show_arranging (HkApplication *application,
                HkWindow      *window)
{
  take (application, window, "a", "co-op");
  select_location (window, 6);
  g_object_set (hk_fixture_find (GTK_WIDGET (window), HK_TYPE_CZ_NEIGHBORHOOD, NULL), "arranging", TRUE, NULL);
}

/* Ann has scouted and found somebody. */
static void
show_battle (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = take (application, window, "a", "co-op");
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));

  play (session, "{ 'move': 'take-turn', 'player': 0 }");
  for (int i = 0; i < hk_cz_table_get_n_locations (table) && table->battle == NULL; i++)
    {
      g_autoptr (HkMove) move = hk_move_build ("scout", "i:place", i, NULL);

      if (!hk_cz_table_get_location (table, i)->fire && hk_session_play (session, move, NULL) && table->battle == NULL)
        hk_session_undo (session, 1, NULL);
    }
  hk_fixture_settle ();
}

static void
show_setup (HkApplication *application,
            HkWindow      *window)
{
  const char * const names[] = { "Ann", "Bo", "Cy", NULL };

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", HK_CZ_GAME);
  hk_fixture_settle ();
  hk_new_game_page_set_names (HK_NEW_GAME_PAGE (hk_fixture_get_page (window)), names);
}

static void
show_setup_below (HkApplication *application,
                  HkWindow      *window)
{
  show_setup (application, window);
  scroll (window, G_TYPE_INVALID, 0.42);
}

/* Everything unfolded. */
static void
unfold (GtkWidget *root)
{
  if (ADW_IS_EXPANDER_ROW (root))
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (root), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    unfold (child);
}

static void
show_setup_unfolded (HkApplication *application,
                     HkWindow      *window)
{
  show_setup (application, window);
  unfold (GTK_WIDGET (hk_fixture_get_page (window)));
  scroll (window, G_TYPE_INVALID, 0.3);
}

static void
show_setup_end (HkApplication *application,
                HkWindow      *window)
{
  show_setup (application, window);
  scroll (window, G_TYPE_INVALID, 1);
}

const HkShot hk_shots_of_cz_map[] = {
  { "cz-map-turn", show_turn, 0 },
  { "cz-map-fire", show_fire, 0 },
  { "cz-map-wide", show_wide, 0 },
  { "cz-map-bridge", show_bridge, 0 },
  { "cz-map-horde", show_horde, 0 },
  { "cz-map-place", show_place, 0 },
  { "cz-map-arranging", show_arranging, 0 },
  { "cz-map-battle", show_battle, 0 },
  { "cz-map-setup", show_setup, 0 },
  { "cz-map-setup-below", show_setup_below, 0 },
  { "cz-map-setup-unfolded", show_setup_unfolded, 0 },
  { "cz-map-setup-end", show_setup_end, 0 },
  { NULL, NULL, 0 },
};
