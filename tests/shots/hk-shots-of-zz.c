/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-shots.h"
#include "ui/games/zombiez/board/hk-zz-board.h"
#include "ui/games/zombiez/choices/hk-zz-action-panel.h"
#include "ui/games/zombiez/players/hk-zz-set-dialog.h"
#include "ui/new-game/hk-new-game-page.h"

/* Zombiez: the rows, the card that waits, the gamble, rewards, actions, and the score. */

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cleo', 'colour': 'green' },"
  "  { 'name': 'Dan', 'colour': 'yellow' } ], 'mode': '%s', 'cards-by': '%s', 'components': '%s', 'first-player': 0 }";

/* Some turns have gone by: collections, horde sets, and rows with all that there is. */
static const char * const lived_in[] = {
  "{ 'move': 'gain-card', 'player': 0, 'card': 'zombie-1-1' }",
  "{ 'move': 'gain-card', 'player': 0, 'card': 'zombie-2-2' }",
  "{ 'move': 'gain-card', 'player': 0, 'card': 'zombie-3-3' }",
  "{ 'move': 'gain-card', 'player': 0, 'card': 'zombie-4-1' }",
  "{ 'move': 'gain-card', 'player': 0, 'card': 'zombie-5-2' }",
  "{ 'move': 'gain-card', 'player': 0, 'card': 'zombie-2-1' }",
  "{ 'move': 'gain-card', 'player': 0, 'card': 'zombie-2-3' }",
  "{ 'move': 'gain-card', 'player': 0, 'card': 'zombie-2-1' }",
  "{ 'move': 'gain-card', 'player': 1, 'card': 'zombie-4-3' }",
  "{ 'move': 'gain-card', 'player': 1, 'card': 'zombie-4-1' }",
  "{ 'move': 'gain-card', 'player': 1, 'card': 'zombie-1-2' }",
  "{ 'move': 'score', 'player': 1, 'sets': 2 }",
  "{ 'move': 'gain-card', 'player': 2, 'card': 'zombie-5-1' }",
  "{ 'move': 'gain-card', 'player': 2, 'card': 'zombie-3-2' }",
  "{ 'move': 'put-card', 'row': 0, 'position': 0, 'card': 'zombie-1-3' }",
  "{ 'move': 'put-card', 'row': 0, 'position': 1, 'card': 'zombie-2-1' }",
  "{ 'move': 'put-card', 'row': 0, 'position': 2, 'card': 'axe-2' }",
  "{ 'move': 'put-card', 'row': 0, 'position': 3, 'card': 'zombie-4-3' }",
  "{ 'move': 'put-card', 'row': 1, 'position': 0, 'card': 'zombie-3-2' }",
  "{ 'move': 'put-card', 'row': 1, 'position': 1, 'card': 'zombie-5-1' }",
  "{ 'move': 'put-card', 'row': 1, 'position': 1, 'card': 'barricade' }",
  "{ 'move': 'put-card', 'row': 1, 'position': 2, 'card': 'net-3' }",
};

static HkSession *
take (HkWindow   *window,
      const char *mode,
      const char *cards,
      const char *components,
      gboolean    lived)
{
  g_autofree char *setup = g_strdup_printf (setup_text, mode, cards, components);
  HkSession *session = hk_fixture_make_game (HK_ZZ_GAME, setup, 7);

  for (gsize i = 0; lived && i < G_N_ELEMENTS (lived_in); i++)
    hk_fixture_make_move (session, lived_in[i]);
  return hk_fixture_show (window, session);
}

static void
open_players (HkWindow *window)
{
  hk_fixture_settle ();
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "table.players", NULL);
}

static void
show_begin (HkApplication *application,
            HkWindow      *window)
{
  take (window, "full", "app", "stand-in", FALSE);
}

static void
show_place (HkApplication *application,
            HkWindow      *window)
{
  hk_fixture_play (take (window, "full", "app", "stand-in", TRUE), "{ 'move': 'draw', 'card': 'zombie-4-2' }");
}

static void
show_barricade (HkApplication *application,
                HkWindow      *window)
{
  hk_fixture_play (take (window, "full", "app", "stand-in", TRUE), "{ 'move': 'draw', 'card': 'barricade' }");
}

static void
show_bust (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take (window, "full", "app", "stand-in", TRUE);

  hk_fixture_make_move (session, "{ 'move': 'put-card', 'row': 2, 'position': 0, 'card': 'zombie-1-3' }");
  hk_fixture_make_move (session, "{ 'move': 'put-card', 'row': 2, 'position': 1, 'card': 'zombie-5-1' }");
  hk_fixture_play (session, "{ 'move': 'draw', 'card': 'zombie-4-3' }");
}

static void
show_push (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take (window, "full", "app", "stand-in", TRUE);

  hk_fixture_make_move (session, "{ 'move': 'draw', 'card': 'zombie-4-3' }");
  hk_fixture_play (session, "{ 'move': 'place', 'row': 2 }");
}

static void
show_hand (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take (window, "full", "hand", "stand-in", TRUE);

  hk_fixture_make_move (session, "{ 'move': 'draw', 'card': 'zombie-4-3' }");
  hk_fixture_play (session, "{ 'move': 'place', 'row': 2 }");
}

/* Nothing has been entered: the colours are asked before the first card. */
static void
show_colours (HkApplication *application,
              HkWindow      *window)
{
  take (window, "full", "hand", "none", FALSE);
}

static void
show_unknown (HkApplication *application,
              HkWindow      *window)
{
  static const char * const cards[] = { "zombie-1-1", "zombie-5-2" };
  HkSession *session = take (window, "full", "hand", "none", FALSE);

  hk_fixture_play (session, "{ 'move': 'colours', 'names': [ 'Red', 'Blue', 'Green', 'Black' ] }");
  for (int row = 0; row < 3; row++)
    for (int i = 0; i < 2; i++)
      {
        g_autofree char *line = g_strdup_printf ("{ 'move': 'put-card', 'row': %d, 'position': %d, 'card': '%s' }", row, i, cards[i]);

        hk_fixture_make_move (session, line);
      }
  hk_fixture_make_move (session, "{ 'move': 'draw', 'card': 'shotgun-4' }");
  hk_fixture_play (session, "{ 'move': 'place', 'row': 0, 'side': 'right' }");
}

static void
show_reward (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = take (window, "full", "app", "stand-in", TRUE);

  hk_fixture_make_move (session, "{ 'move': 'draw', 'card': 'zombie-4-3' }");
  hk_fixture_make_move (session, "{ 'move': 'place', 'row': 2 }");
  hk_fixture_play (session, "{ 'move': 'stop' }");
}

static void
show_actions (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = take (window, "full", "app", "stand-in", TRUE);

  hk_fixture_make_move (session, "{ 'move': 'put-card', 'row': 0, 'position': 4, 'card': 'shotgun-1' }");
  hk_fixture_make_move (session, "{ 'move': 'put-card', 'row': 0, 'position': 5, 'card': 'net-2' }");
  hk_fixture_make_move (session, "{ 'move': 'draw', 'card': 'zombie-4-3' }");
  hk_fixture_make_move (session, "{ 'move': 'place', 'row': 2 }");
  hk_fixture_make_move (session, "{ 'move': 'stop' }");
  hk_fixture_play (session, "{ 'move': 'reward', 'row': 0 }");
}

static void
show_takings (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = take (window, "full", "app", "stand-in", TRUE);

  hk_fixture_make_move (session, "{ 'move': 'draw', 'card': 'zombie-4-3' }");
  hk_fixture_make_move (session, "{ 'move': 'place', 'row': 2 }");
  hk_fixture_make_move (session, "{ 'move': 'stop' }");
  hk_fixture_play (session, "{ 'move': 'reward', 'row': 2 }");
}

static void
show_long (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take (window, "full", "app", "stand-in", TRUE);

  hk_fixture_make_move (session, "{ 'move': 'put-card', 'row': 0, 'position': 4, 'card': 'shotgun-1' }");
  hk_fixture_make_move (session, "{ 'move': 'put-card', 'row': 0, 'position': 5, 'card': 'zombie-5-2' }");
  hk_fixture_make_move (session, "{ 'move': 'put-card', 'row': 0, 'position': 6, 'card': 'net-1' }");
  hk_fixture_make_move (session, "{ 'move': 'put-card', 'row': 0, 'position': 2, 'card': 'zombie-3-3' }");
  hk_fixture_make_move (session, "{ 'move': 'put-card', 'row': 0, 'position': 2, 'card': 'barricade' }");
  hk_fixture_play (session, "{ 'move': 'draw', 'card': 'zombie-5-3' }");
}

static void
show_players (HkApplication *application,
              HkWindow      *window)
{
  take (window, "full", "app", "stand-in", TRUE);
  open_players (window);
}

/* A card of each value, and of two values more than one colour. */
static void
show_set (HkApplication *application,
          HkWindow      *window)
{
  static const char * const cards[] = { "1-1", "2-2", "2-3", "3-1", "4-3", "5-1", "5-2" };
  HkSession *session = take (window, "full", "app", "stand-in", TRUE);

  for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      g_autofree char *line = g_strdup_printf ("{ 'move': 'gain-card', 'player': 0, 'card': 'zombie-%s' }", cards[i]);

      hk_fixture_play (session, line);
    }
  hk_zz_set_dialog_present (GTK_WIDGET (window), session, 0);
}

static void
show_odds (HkApplication *application,
           HkWindow      *window)
{
  show_push (application, window);
  hk_fixture_click (hk_fixture_find (GTK_WIDGET (window), HK_TYPE_ZZ_BOARD, NULL), "How Likely It Is That the Next Card Has No Place");
}

static void
show_score (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take (window, "scorekeeper", "app", "stand-in", FALSE);

  hk_fixture_make_move (session, "{ 'move': 'score', 'player': 0, 'sets': 2, 'cards': 3 }");
  hk_fixture_make_move (session, "{ 'move': 'score', 'player': 1, 'sets': 1, 'cards': 11 }");
  hk_fixture_play (session, "{ 'move': 'score', 'player': 3, 'sets': 3, 'cards': 0 }");
}

static void
show_setup (HkApplication *application,
            HkWindow      *window)
{
  static const char * const names[] = { "Ann", "Bo", "Cleo", NULL };

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", HK_ZZ_GAME);
  hk_fixture_settle ();
  hk_new_game_page_set_names (HK_NEW_GAME_PAGE (hk_fixture_get_page (window)), names);
}

static void
show_keys (HkApplication *application,
           HkWindow      *window)
{
  take (window, "full", "hand", "stand-in", TRUE);
  hk_fixture_activate (GTK_WIDGET (hk_fixture_get_page (window)), "table.next");
}

static void
show_victims (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = take (window, "full", "app", "stand-in", TRUE);

  hk_fixture_make_move (session, "{ 'move': 'put-card', 'row': 2, 'position': 0, 'card': 'shotgun-1' }");
  hk_fixture_make_move (session, "{ 'move': 'draw', 'card': 'zombie-4-3' }");
  hk_fixture_make_move (session, "{ 'move': 'place', 'row': 2, 'side': 'right' }");
  hk_fixture_make_move (session, "{ 'move': 'stop' }");
  hk_fixture_play (session, "{ 'move': 'reward', 'row': 2 }");
  hk_fixture_click (hk_fixture_find (GTK_WIDGET (window), HK_TYPE_ZZ_ACTION_PANEL, NULL), "4");
}

static void
show_result (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = take (window, "full", "app", "stand-in", TRUE);

  hk_fixture_make_move (session, "{ 'move': 'horde-set', 'player': 0, 'kind': 'run' }");
  hk_fixture_play (session, "{ 'move': 'finish' }");
}

const HkShot hk_shots_of_zz[] = {
  { "zz-setup", show_setup, 1400 },
  { "zz-keys", show_keys, 0 },
  { "zz-victims", show_victims, 0 },
  { "zz-result", show_result, 0 },
  { "zz-begin", show_begin, 0 },
  { "zz-place", show_place, 0 },
  { "zz-barricade", show_barricade, 0 },
  { "zz-bust", show_bust, 0 },
  { "zz-push", show_push, 0 },
  { "zz-hand", show_hand, 0 },
  { "zz-colours", show_colours, 0 },
  { "zz-unknown", show_unknown, 0 },
  { "zz-reward", show_reward, 0 },
  { "zz-actions", show_actions, 0 },
  { "zz-takings", show_takings, 0 },
  { "zz-long", show_long, 0 },
  { "zz-players", show_players, 0 },
  { "zz-set", show_set, 0 },
  { "zz-odds", show_odds, 0 },
  { "zz-score", show_score, 0 },
  { NULL, NULL, 0 },
};
