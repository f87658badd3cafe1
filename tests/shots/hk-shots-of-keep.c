/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"
#include "ui/new-game/hk-keep-rows.h"

/* Games kept in part: chosen before the game and in the midst of it, and the boards of such games. */

#define HEIST "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"none\",\"cards-by\":\"hand\",\"dice-by\":\"hand\",\"keep\":"

static HkSession *
show (HkWindow   *window,
      const char *game,
      const char *setup)
{
  return hk_fixture_show (window, hk_fixture_make_game (game, setup, 3));
}

static void
show_new_game (HkApplication *application,
               HkWindow      *window)
{
  const HkGameSpec *game = hk_games_lookup ("army-of-the-dead", NULL);
  g_auto (GStrv) parts = hk_keep_list_parts (game->keep, HK_WAY_ARITHMETIC);
  GtkWidget *rows;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", game->id);
  rows = hk_fixture_find (GTK_WIDGET (window), HK_TYPE_KEEP_ROWS, NULL);
  hk_keep_rows_set_parts (HK_KEEP_ROWS (rows), (const char * const *) parts);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (rows), TRUE);
}

static void
show_some (HkApplication *application,
           HkWindow      *window)
{
  show (window, "army-of-the-dead", HEIST "[\"rounds\",\"danger\",\"health\"]}");
}

static void
show_days (HkApplication *application,
           HkWindow      *window)
{
  show (window, "dark-age-z", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"components\":\"none\",\"keep\":\"phases\"}");
}

static void
show_result (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = show (window, "dark-age-z", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"components\":\"none\",\"keep\":[\"days\"]}");

  hk_fixture_play (session, "{\"move\":\"end-game\",\"scores\":[21,34,30]}");
}

static void
show_dialog (HkApplication *application,
             HkWindow      *window)
{
  show_some (application, window);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "keep.show", NULL);
}

static void
show_ask (HkApplication *application,
          HkWindow      *window)
{
  show_days (application, window);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "keep.show", NULL);
  adw_switch_row_set_active (ADW_SWITCH_ROW (hk_fixture_find (GTK_WIDGET (window), ADW_TYPE_SWITCH_ROW, "Missions")), TRUE);
}

/* Each game in each way, with what New Game proposes otherwise, after some moves. */

#define BY_US(way) "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' } ]," \
                   " 'components': 'none', 'cards-by': 'hand', 'keep': '" way "' }"
#define BY_US_WITH_DICE(way) "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' } ]," \
                             " 'components': 'none', 'cards-by': 'hand', 'dice-by': 'hand', 'keep': '" way "' }"

#define PART(function, game, setup, ...)                                         \
  static void                                                                    \
  show_##function (HkApplication *application, HkWindow *window)                 \
  {                                                                              \
    static const char * const lines[] = { __VA_ARGS__, NULL };                   \
    HkSession *session = hk_fixture_make_game (game, setup, 3);                  \
                                                                                 \
    for (guint i = 0; lines[i] != NULL; i++)                                     \
      hk_fixture_make_move (session, lines[i]);                                  \
    hk_fixture_show (window, session);                                           \
  }                                                                              \
                                                                                 \
  static void                                                                    \
  show_##function##_screen (HkApplication *application, HkWindow *window)        \
  {                                                                              \
    show_##function (application, window);                                       \
    hk_fixture_open_screen (window);                                             \
  }

PART (aotd_arithmetic, "army-of-the-dead", BY_US_WITH_DICE ("arithmetic"),
      "{ 'move': 'adrenaline', 'survivor': 0, 'points': 9 }",
      "{ 'move': 'kill', 'survivor': 0, 'type': 'shambler' }",
      "{ 'move': 'wound', 'survivor': 1, 'wounds': 1 }")
PART (aotd_phases, "army-of-the-dead", BY_US_WITH_DICE ("phases"),
      "{ 'move': 'add-objective', 'name': 'Find the vault' }",
      "{ 'move': 'phase-done' }", "{ 'move': 'phase-done' }",
      "{ 'move': 'spawn', 'zone': 0, 'level': 'yellow', 'type': 'shambler', 'count': 3 }")
PART (cz_arithmetic, "card-z", BY_US_WITH_DICE ("arithmetic"), "{ 'move': 'phase-done' }", "{ 'move': 'battle', 'player': 0 }",
      "{ 'move': 'place-drawn', 'encounters': [ 'fast', 'slow' ] }")
PART (cz_phases, "card-z", BY_US_WITH_DICE ("phases"), "{ 'move': 'weather', 'calm': true }", "{ 'move': 'phase-done' }")
PART (daz_arithmetic, "dark-age-z", BY_US ("arithmetic"),
      "{ 'move': 'play-army', 'player': 0, 'frontier': 0, 'rank': 1, 'attack': 7 }",
      "{ 'move': 'play-army', 'player': 1, 'frontier': 1, 'rank': 2, 'attack': 4 }",
      "{ 'move': 'invade', 'frontier': 1, 'zombies': 3, 'hp': 2, 'damage': 1 }")
PART (daz_phases, "dark-age-z", BY_US ("phases"), "{ 'move': 'set', 'path': 'kingdoms/0/victory-points', 'value': 7 }", "{ 'move': 'phase-done' }")
PART (rf_arithmetic, "rfyl", BY_US ("arithmetic"), "{ 'move': 'draw-blood', 'player': 0, 'drops': 2 }")
PART (rf_phases, "rfyl", BY_US ("phases"), "{ 'move': 'move', 'player': 0, 'to': 24 }", "{ 'move': 'add-zombies', 'space': 27, 'count': 2 }")
PART (zz_arithmetic, "zombiez", BY_US ("arithmetic"),
      "{ 'move': 'colours', 'names': [ 'red', 'green', 'blue' ] }",
      "{ 'move': 'gain-card', 'player': 0, 'card': 'zombie-2-1' }", "{ 'move': 'gain-card', 'player': 1, 'card': 'zombie-4-1' }")
PART (zz_phases, "zombiez", BY_US ("phases"), "{ 'move': 'score', 'player': 0, 'sets': 2, 'cards': 3 }")

const HkShot hk_shots_of_keep[] = {
  { "part-aotd-arithmetic", show_aotd_arithmetic, 1400 },
  { "part-aotd-phases", show_aotd_phases, 1400 },
  { "part-cz-arithmetic", show_cz_arithmetic, 1200 },
  { "part-cz-phases", show_cz_phases, 1000 },
  { "part-daz-arithmetic", show_daz_arithmetic, 1600 },
  { "part-daz-phases", show_daz_phases, 1200 },
  { "part-rf-arithmetic", show_rf_arithmetic, 1000 },
  { "part-rf-phases", show_rf_phases, 1000 },
  { "part-zz-arithmetic", show_zz_arithmetic, 1000 },
  { "part-zz-phases", show_zz_phases, 1000 },
  { "keep-new-game", show_new_game, 1600 },
  { "keep-some", show_some, 1400 },
  { "keep-result", show_result, 1000 },
  { "keep-dialog", show_dialog, 1000 },
  { "keep-ask", show_ask, 1000 },
  { NULL, NULL, 0 },
};

const HkShot hk_shots_of_kept_screen[] = {
  { "screen-part-aotd-arithmetic", show_aotd_arithmetic_screen, 0 },
  { "screen-part-aotd-phases", show_aotd_phases_screen, 0 },
  { "screen-part-cz-arithmetic", show_cz_arithmetic_screen, 0 },
  { "screen-part-cz-phases", show_cz_phases_screen, 0 },
  { "screen-part-daz-arithmetic", show_daz_arithmetic_screen, 0 },
  { "screen-part-daz-phases", show_daz_phases_screen, 0 },
  { "screen-part-rf-arithmetic", show_rf_arithmetic_screen, 0 },
  { "screen-part-rf-phases", show_rf_phases_screen, 0 },
  { "screen-part-zz-arithmetic", show_zz_arithmetic_screen, 0 },
  { "screen-part-zz-phases", show_zz_phases_screen, 0 },
  { NULL, NULL, 0 },
};
