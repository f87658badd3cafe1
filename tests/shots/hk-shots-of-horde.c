/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-shots.h"
#include "ui/games/army-of-the-dead/board/hk-aotd-board.h"
#include "ui/games/army-of-the-dead/hk-aotd-views.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-spawn-entry.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-spawn-result.h"
#include "ui/new-game/hk-new-game-page.h"

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' } ],"
  "  'mission': 'Cash and Carry', 'components': 'stand-in', 'cards-by': '%s', 'dice-by': 'app', 'first-player': 0,"
  "  'survivors': [ { 'id': 'scott', 'player': 0 }, { 'id': 'cruz', 'player': 0 }, { 'id': 'vanderohe', 'player': 1 },"
  "                 { 'id': 'dieter', 'player': 1 }, { 'id': 'peters', 'player': 2 }, { 'id': 'guzman', 'player': 2 } ],"
  "  'spawns': [ { 'name': 'Boulevard', 'kind': 'start' }, { 'name': 'Pool', 'kind': 'red' },"
  "              { 'name': 'Olympus Hotel', 'kind': 'zeus' }, { 'name': 'Casino', 'kind': 'blue' } ],"
  "  'zeus': 'helmeted', 'sleepers': 9, 'shamblers': 11, 'alphas': 4, 'required': [ 'vault-expert', 'pilot' ],"
  "  'objectives': [ { 'name': 'Reach the vault', 'colour': 'blue', 'opens': 'blue', 'adrenaline': 5 },"
  "                  { 'name': 'Fuel for the helicopter', 'needed': 3, 'colour': 'red', 'adrenaline': 5 } ],"
  "  'companions': [ { 'id': 'kate' } ], 'time-limit': 12, 'vault': true, 'truck': true, 'noise': 'the Boulevard' }";

/* A mission in its third round, on the table of the window. */
static HkSession *
take (HkApplication *application,
      HkWindow      *window,
      const char    *cards_by)
{
  g_autofree char *setup = g_strdup_printf (setup_text, cards_by);
  HkSession *session = hk_fixture_make_game (HK_AOTD_GAME, setup, 7);

  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'survivors/0/adrenaline', 'value': 9 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'survivors/1/adrenaline', 'value': 4 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'survivors/4/adrenaline', 'value': 21 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'survivors/0/wounds', 'value': 1 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'trapped-shamblers', 'value': 2 }");
  hk_fixture_make_move (session, "{ 'move': 'place-zombies', 'type': 'valentine' }");
  hk_fixture_make_move (session, "{ 'move': 'add-counter', 'name': 'Doors open', 'value': 1, 'maximum': 4 }");
  hk_fixture_make_move (session, "{ 'move': 'lead', 'companion': 0, 'survivor': 2 }");
  return hk_fixture_show (window, session);
}

/* All Turns are over. */
static void
end_turns (HkSession *session)
{
  for (int i = 0; i < 6; i++)
    {
      g_autofree char *activate = g_strdup_printf ("{ 'move': 'activate', 'survivor': %d }", i);

      hk_fixture_make_move (session, activate);
      hk_fixture_make_move (session, "{ 'move': 'end-turn' }");
    }
}

static void
end_activation (HkSession *session)
{
  HkPrimaryAction *next;

  end_turns (session);
  while ((next = hk_session_get_primary_action (session)) != NULL && g_strcmp0 (hk_primary_action_get_asks (next),
                                                                                "spawn") != 0
         && (hk_primary_action_get_move (next) == NULL
             || g_strcmp0 (hk_move_get_name (hk_primary_action_get_move (next)), "spawn") != 0))
    {
      if (hk_primary_action_get_move (next) == NULL)
        hk_fixture_make_move (session, "{ 'move': 'zombie-attacks', 'wounds': 0 }");
      else
        hk_fixture_make_move (session, "{ 'move': 'zombies-moved', 'sleepers': 0 }");
    }
}

static void
show_board (HkApplication *application,
            HkWindow      *window)
{
  take (application, window, "app");
}

static void
show_turn (HkApplication *application,
           HkWindow      *window)
{
  hk_fixture_make_move (take (application, window, "app"), "{ 'move': 'activate', 'survivor': 0 }");
}

static void
show_horde (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take (application, window, "app");

  end_activation (session);
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'shamblers', 'value': 25 }");
  hk_shots_scroll (window, HK_TYPE_AOTD_BOARD, 0.62);
}

static void
show_spawn_zones (HkApplication *application,
                  HkWindow      *window)
{
  take (application, window, "hand");
  hk_shots_scroll (window, HK_TYPE_AOTD_BOARD, 1);
}

static void
show_attack (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = take (application, window, "app");

  end_turns (session);
  hk_army_of_the_dead_get_views ()->ask (GTK_WIDGET (window), session, "zombie-attacks");
}

static void
show_zombies (HkApplication *application,
              HkWindow      *window)
{
  end_turns (take (application, window, "app"));
}

static void
show_spawn (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take (application, window, "app");

  end_activation (session);
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'shamblers', 'value': 28 }");
  hk_fixture_make_move (session, "{ 'move': 'spawn' }");
  hk_aotd_spawn_result_present (GTK_WIDGET (window), session, hk_aotd_spawn_result_get_done (session));
}

static void
show_entry (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take (application, window, "hand");

  end_activation (session);
  hk_aotd_spawn_entry_present (GTK_WIDGET (window), session);
}

static void
show_mission (HkApplication *application,
              HkWindow      *window)
{
  GtkWidget *stack;

  take (application, window, "app");
  hk_fixture_settle ();
  stack = hk_fixture_find (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK, NULL);
  if (stack != NULL && adw_view_stack_get_child_by_name (ADW_VIEW_STACK (stack), "players") != NULL)
    adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), "players");
}

static void
show_new (HkApplication *application,
          HkWindow      *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", "army-of-the-dead");
}

/* The lower part of the page of a new game, with everything told. */
static void
show_new_told (HkApplication *application,
               HkWindow      *window)
{
  g_autofree char *setup = g_strdup_printf (setup_text, "app");
  g_autoptr (JsonNode) node = hk_fixture_parse (setup);

  show_new (application, window);
  hk_fixture_settle ();
  hk_new_game_page_fill (HK_NEW_GAME_PAGE (hk_fixture_get_page (window)), json_node_get_object (node));
  hk_shots_scroll (window, HK_TYPE_AOTD_BOARD, 0.42);
}

const HkShot hk_shots_of_horde[] = {
  { "horde-board", show_board, 900 },
  { "horde-turn", show_turn, 900 },
  { "horde-pools", show_horde, 900 },
  { "horde-spawn-zones", show_spawn_zones, 900 },
  { "horde-zombies", show_zombies, 900 },
  { "horde-attack", show_attack, 900 },
  { "horde-spawn", show_spawn, 900 },
  { "horde-entry", show_entry, 900 },
  { "horde-mission", show_mission, 1700 },
  { "horde-new", show_new, 1800 },
  { "horde-new-told", show_new_told, 1800 },
  { NULL }
};
