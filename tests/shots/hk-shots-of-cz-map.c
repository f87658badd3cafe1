/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/state/hk-cz-table.h"
#include "hk-shots.h"
#include "ui/games/card-z/board/hk-cz-board.h"
#include "ui/games/card-z/neighborhood/hk-cz-neighborhood.h"
#include "ui/new-game/hk-new-game-page.h"

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' } ],"
  "  'scenario': 'survive', 'pattern': '%s', 'mode': '%s', 'components': 'stand-in', 'cards-by': 'app', 'dice-by': 'app' }";

/* A neighborhood in which a good deal has happened. */
static HkSession *
take (HkApplication *application,
      HkWindow      *window,
      const char    *pattern,
      const char    *mode)
{
  g_autofree char *setup = g_strdup_printf (setup_text, pattern, mode);
  HkSession *session = hk_fixture_make_game (HK_CZ_GAME, setup, 7);

  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'day', 'value': 3 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'phase', 'value': 'day' }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'locations/3/safe', 'value': true }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'locations/3/cache', 'value': false }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'locations/4/safe', 'value': true }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'locations/5/fire', 'value': true }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'locations/10/cache', 'value': false }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'locations/12/boombox', 'value': 2 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'locations/14/blockaded', 'value': true }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'locations/15/dawn-patrol', 'value': true }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'hordes/0/size', 'value': 14 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'survivors/2/place', 'value': 4 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'survivors/3/place', 'value': 4 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'survivors/4/place', 'value': 3 }");
  return hk_fixture_show (window, session);
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

/* Ann on turn. */
static void
show_turn (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take (application, window, "a", "co-op");

  hk_fixture_make_move (session, "{ 'move': 'take-turn', 'player': 0 }");
}

static void
show_fire (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take (application, window, "a", "co-op");

  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'players/0/done', 'value': true }");
  hk_fixture_make_move (session, "{ 'move': 'take-turn', 'player': 1 }");
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

  hk_fixture_make_move (session, "{ 'move': 'take-turn', 'player': 0 }");
}

static void
show_horde (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take (application, window, "a", "co-op");

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *line = g_strdup_printf ("{ 'move': 'set', 'path': 'players/%d/done', 'value': true }", i);

      hk_fixture_make_move (session, line);
    }
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'phase-over', 'value': true }");
}

/* A Location next to the group, with Encounters; the lower part of the page. */
static void
show_place (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take (application, window, "a", "co-op");

  hk_fixture_make_move (session, "{ 'move': 'take-turn', 'player': 0 }");
  select_location (window, 2);
  hk_shots_scroll (window, HK_TYPE_CZ_BOARD, 0.45);
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

  hk_fixture_make_move (session, "{ 'move': 'take-turn', 'player': 0 }");
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
  hk_shots_scroll (window, G_TYPE_INVALID, 0.42);
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
  hk_shots_scroll (window, G_TYPE_INVALID, 0.3);
}

static void
show_setup_end (HkApplication *application,
                HkWindow      *window)
{
  show_setup (application, window);
  hk_shots_scroll (window, G_TYPE_INVALID, 1);
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
