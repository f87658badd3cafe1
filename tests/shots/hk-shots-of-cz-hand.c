/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/state/hk-cz-table.h"
#include "hk-shots.h"
#include "ui/games/card-z/hk-cz-params.h"

/* Card-Z of a group with its own cards and dice that has entered nothing. */

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' } ],"
  "  'scenario': 'survive', 'pattern': 'a', 'mode': 'co-op', 'components': 'none', 'cards-by': 'hand', 'dice-by': 'hand' }";

static const char * const dealt[] = {
  "{ 'move': 'deal', 'name': 'Trailer Home' }",
  "{ 'move': 'deal', 'name': 'Garage' }",
  "{ 'move': 'deal', 'name': 'Blue House', 'cache': true }",
  "{ 'move': 'deal', 'name': 'Field' }",
  "{ 'move': 'deal', 'name': 'Alpha Base' }",
};

static HkSession *
take (HkWindow *window)
{
  HkSession *session = hk_fixture_make_game (HK_CZ_GAME, setup_text, 7);

  for (gsize i = 0; i < G_N_ELEMENTS (dealt); i++)
    hk_fixture_make_move (session, dealt[i]);
  return hk_fixture_show (window, session);
}

static void
show_deal (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take (window);

  hk_fixture_settle ();
  hk_cz_ask (GTK_WIDGET (hk_fixture_get_page (window)), session, "deal");
}

static void
show_map (HkApplication *application,
          HkWindow      *window)
{
  HkSession *session = take (window);

  hk_fixture_make_move (session, "{ 'move': 'deal', 'name': 'Bravo Base' }");
  hk_fixture_make_move (session, "{ 'move': 'leave-open' }");
}

static void
show_weather (HkApplication *application,
              HkWindow      *window)
{
  HkSession *session = take (window);

  hk_fixture_make_move (session, "{ 'move': 'deal', 'name': 'Bravo Base' }");
  hk_fixture_make_move (session, "{ 'move': 'leave-open' }");
  hk_fixture_make_move (session, "{ 'move': 'weather', 'card': 'Fog', 'dawn-long': -1 }");
  hk_fixture_settle ();
  hk_cz_ask (GTK_WIDGET (hk_fixture_get_page (window)), session, "weather");
}

static void
show_reckoning (HkApplication *application,
                HkWindow      *window)
{
  HkSession *session = take (window);

  hk_fixture_make_move (session, "{ 'move': 'deal', 'name': 'Bravo Base' }");
  hk_fixture_make_move (session, "{ 'move': 'leave-open' }");
  hk_fixture_make_move (session, "{ 'move': 'weather', 'calm': true }");
  hk_fixture_make_move (session, "{ 'move': 'set-phase', 'phase': 'reckoning', 'house': true }");
  hk_fixture_make_move (session, "{ 'move': 'plan-food', 'survivor': 0, 'food': 'Normal Food' }");
  hk_fixture_make_move (session, "{ 'move': 'plan-food', 'survivor': 1, 'food': 'nothing' }");
}

const HkShot hk_shots_of_cz_hand[] = {
  { "cz-hand-deal", show_deal, 0 },
  { "cz-hand-map", show_map, 0 },
  { "cz-hand-weather", show_weather, 0 },
  { "cz-hand-reckoning", show_reckoning, 0 },
  { NULL, NULL, 0 },
};
