/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "games/rfyl/state/hk-rf-table.h"
#include "games/zombiez/state/hk-zz-table.h"
#include "hk-script-fixture.h"
#include "hk-shots.h"

/* The table screen of each game: of a group that has entered nothing, in the middle of a game, and at its end. */

#define PLAYERS "'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' }," \
                "  { 'name': 'Dee', 'colour': 'yellow' } ], 'components': 'none', 'cards-by': 'hand'"

static void
open_screen (HkWindow  *window,
             HkSession *session)
{
  hk_fixture_show (window, session);
  hk_fixture_open_screen (window);
}

/* @share: how much of the game has been played */
static void
show_script (HkWindow   *window,
             const char *game,
             const char *script,
             double      share)
{
  g_autofree char *name = g_strconcat (script, ".jsonl", NULL);
  g_autofree char *path = g_build_filename (HK_SCRIPTS, "..", "..", game, "scripts", name, NULL);
  HkSession *session = hk_script_open (game, path);

  hk_script_play (session, path, 0, (guint) (hk_script_count (path) * share));
  open_screen (window, session);
}

static void
show_daz_hand (HkApplication *application,
               HkWindow      *window)
{
  open_screen (window, hk_fixture_make_game (HK_DAZ_GAME, "{ " PLAYERS ", 'first-player': 0, 'missions': 'none' }", 7));
}

static void
show_daz (HkApplication *application,
          HkWindow      *window)
{
  show_script (window, HK_DAZ_GAME, "four-players", 0.38);
}

static void
show_daz_end (HkApplication *application,
              HkWindow      *window)
{
  show_script (window, HK_DAZ_GAME, "four-players", 1);
}

static void
show_zz_hand (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = hk_fixture_make_game (HK_ZZ_GAME, "{ " PLAYERS ", 'mode': 'full', 'first-player': 0 }", 7);

  open_screen (window, session);
}

static void
show_zz (HkApplication *application,
         HkWindow      *window)
{
  show_script (window, HK_ZZ_GAME, "four-by-hand", 0.6);
}

static void
show_zz_end (HkApplication *application,
             HkWindow      *window)
{
  show_script (window, HK_ZZ_GAME, "two", 1);
}

static void
show_aotd_hand (HkApplication *application,
                HkWindow      *window)
{
  open_screen (window, hk_fixture_make_game (HK_AOTD_GAME, "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' } ],"
                                             "  'first-player': 0, 'sleepers': 4, 'vault': true, 'personal': [], 'components': 'none',"
                                             "  'cards-by': 'hand', 'dice-by': 'hand', 'survivors': [ { 'id': 'scott', 'player': 0, 'equipment': [] },"
                                             "  { 'id': 'cruz', 'player': 0, 'equipment': [] }, { 'id': 'guzman', 'player': 1, 'equipment': [] },"
                                             "  { 'id': 'dieter', 'player': 1, 'equipment': [] }, { 'id': 'peters', 'player': 0, 'equipment': [] },"
                                             "  { 'id': 'kate', 'player': 1, 'equipment': [] } ] }", 3));
}

static void
show_aotd (HkApplication *application,
           HkWindow      *window)
{
  show_script (window, HK_AOTD_GAME, "won", 0.6);
}

static void
show_aotd_end (HkApplication *application,
               HkWindow      *window)
{
  show_script (window, HK_AOTD_GAME, "lost", 1);
}

static void
show_cz_hand (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = hk_fixture_make_game (HK_CZ_GAME, "{ " PLAYERS ", 'scenario': 'survive', 'pattern': 'a', 'mode': 'co-op', 'dice-by': 'hand' }", 7);

  hk_fixture_make_move (session, "{ 'move': 'deal', 'name': 'Trailer Home' }");
  open_screen (window, session);
}

static void
show_cz (HkApplication *application,
         HkWindow      *window)
{
  show_script (window, HK_CZ_GAME, "survive-co-op", 0.5);
}

static void
show_cz_battle (HkApplication *application,
                HkWindow      *window)
{
  g_autofree char *path = g_build_filename (HK_SCRIPTS, "..", "..", HK_CZ_GAME, "scripts", "survive-co-op.jsonl", NULL);
  HkSession *session = hk_script_open (HK_CZ_GAME, path);
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));

  for (guint i = 0; table->battle == NULL || !table->battle->started || table->battle->round < 2; i++)
    hk_script_play (session, path, i, i + 1);
  open_screen (window, session);
}

static void
show_cz_end (HkApplication *application,
             HkWindow      *window)
{
  show_script (window, HK_CZ_GAME, "home-run-won", 1);
}

static void
show_rf_hand (HkApplication *application,
              HkWindow      *window)
{
  open_screen (window, hk_fixture_make_game (HK_RF_GAME, "{ " PLAYERS ", 'distance': 45 }", 7));
}

static void
show_rf (HkApplication *application,
         HkWindow      *window)
{
  show_script (window, HK_RF_GAME, "won", 0.55);
}

/* The chances of the fights that are looked at in the main window. */
static void
show_rf_odds (HkApplication *application,
              HkWindow      *window)
{
  g_autofree char *path = g_build_filename (HK_SCRIPTS, "..", "..", HK_RF_GAME, "scripts", "won.jsonl", NULL);
  HkSession *session = hk_script_open (HK_RF_GAME, path);
  HkRfTable *table = HK_RF_TABLE (hk_session_get_table (session));

  for (guint i = 0; hk_rf_table_get_phase (table) != HK_RF_PHASE_COMBAT || hk_rf_table_get_n_fights (table) < 2; i++)
    hk_script_play (session, path, i, i + 1);
  open_screen (window, session);
}

static void
show_rf_end (HkApplication *application,
             HkWindow      *window)
{
  show_script (window, HK_RF_GAME, "won", 1);
}

const HkShot hk_shots_of_screen[] = {
  { "screen-daz-hand", show_daz_hand, 0 },
  { "screen-daz-middle", show_daz, 0 },
  { "screen-daz-end", show_daz_end, 0 },
  { "screen-zz-hand", show_zz_hand, 0 },
  { "screen-zz-middle", show_zz, 0 },
  { "screen-zz-end", show_zz_end, 0 },
  { "screen-aotd-hand", show_aotd_hand, 0 },
  { "screen-aotd-middle", show_aotd, 0 },
  { "screen-aotd-end", show_aotd_end, 0 },
  { "screen-cz-hand", show_cz_hand, 0 },
  { "screen-cz-middle", show_cz, 0 },
  { "screen-cz-battle", show_cz_battle, 0 },
  { "screen-cz-end", show_cz_end, 0 },
  { "screen-rf-hand", show_rf_hand, 0 },
  { "screen-rf-middle", show_rf, 0 },
  { "screen-rf-odds", show_rf_odds, 0 },
  { "screen-rf-end", show_rf_end, 0 },
  { NULL, NULL, 0 },
};
