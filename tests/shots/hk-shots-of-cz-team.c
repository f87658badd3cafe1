/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/state/hk-cz-table.h"
#include "hk-shots.h"
#include "ui/games/card-z/hk-cz-params.h"
#include "ui/games/card-z/team/hk-cz-church-dialog.h"
#include "ui/games/card-z/team/hk-cz-loot-dialog.h"

/* The survivors of Card-Z: their cards, their Loot, the Church, and the reckoning. */

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' } ], 'mode': '%s', 'scenario': '%s', 'pattern': 'a',"
  "  'cards-by': 'app', 'dice-by': '%s', 'components': 'stand-in', 'characters-per-player': 2,"
  "  'characters': [ 'Old Skool Dad', 'Night Nurse', 'Punk Rock Girl', 'The Survivalist' ] }";

/* Everything that can ail somebody, Loot of all kinds, an Ally, a child who waits, and one who is dead. */
static const char * const lived_in[] = {
  "{ 'move': 'set', 'path': 'day', 'value': 3 }",
  "{ 'move': 'set', 'path': 'current-player', 'value': 0 }",
  "{ 'move': 'set', 'path': 'locations/0/safe', 'value': true }",
  "{ 'move': 'set', 'path': 'locations/1/safe', 'value': true }",
  "{ 'move': 'set', 'path': 'survivors/1/backpack', 'value': true }",
  "{ 'move': 'set', 'path': 'survivors/1/wounds', 'value': 1 }",
  "{ 'move': 'set', 'path': 'survivors/1/sick', 'value': 'Fever' }",
  "{ 'move': 'set', 'path': 'survivors/1/sleep-deprived', 'value': true }",
  "{ 'move': 'set', 'path': 'survivors/2/starving', 'value': true }",
  "{ 'move': 'set', 'path': 'survivors/2/heroic-used', 'value': true }",
  "{ 'move': 'add-survivor', 'name': 'Mr. Roth', 'kind': 'ally', 'player': 0 }",
  "{ 'move': 'add-survivor', 'name': 'Timmy', 'kind': 'dependant', 'infant': true, 'player': 1 }",
  "{ 'move': 'set', 'path': 'survivors/5/player', 'value': -1 }",
  "{ 'move': 'supply', 'survivor': 0, 'loot': 1, 'by': -2 }",
};

static HkSession *
take (HkApplication *application,
      HkWindow      *window,
      const char    *scenario,
      const char    *dice)
{
  const char *mode = g_str_equal (scenario, "zombie-count") ? "competitive" : "co-op";
  g_autofree char *setup = g_strdup_printf (setup_text, mode, scenario, dice);
  HkSession *session = hk_fixture_make_game (HK_CZ_GAME, setup, 7);

  for (gsize i = 0; i < G_N_ELEMENTS (lived_in); i++)
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
show_team (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take (application, window, "civic-duty", "app");

  hk_fixture_make_move (session, "{ 'move': 'lose', 'survivor': 3, 'how': 'bitten' }");
  open_players (window);
}

static void
show_survive (HkApplication *application,
              HkWindow      *window)
{
  take (application, window, "survive", "app");
  open_players (window);
}

static void
show_count (HkApplication *application,
            HkWindow      *window)
{
  HkSession *session = take (application, window, "zombie-count", "app");

  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'players/0/eradicated', 'value': 12 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'players/1/eradicated', 'value': 3 }");
  open_players (window);
}

/* What lies at the home base of Ann. */
static void
leave_loot (HkSession *session)
{
  hk_fixture_make_move (session, "{ 'move': 'leave', 'survivor': 0, 'loot': 0 }");
  hk_fixture_make_move (session, "{ 'move': 'draw-loot', 'survivor': 4, 'deck': 'commercial', 'names': [ 'Fire Axe' ] }");
  hk_fixture_make_move (session, "{ 'move': 'draw-loot', 'survivor': 4, 'deck': 'fresh', 'names': [ 'Fresh Food' ] }");
  hk_fixture_make_move (session, "{ 'move': 'leave', 'survivor': 4, 'loot': 0 }");
  hk_fixture_make_move (session, "{ 'move': 'pack', 'survivor': 1, 'loot': 1, 'packed': true }");
  hk_fixture_make_move (session, "{ 'move': 'draw-loot', 'survivor': 1, 'deck': 'residential', 'names': [ 'Oil Lamp' ], 'packed': true }");
}

static void
show_loot (HkApplication *application,
           HkWindow      *window)
{
  HkSession *session = take (application, window, "civic-duty", "app");

  leave_loot (session);
  hk_cz_loot_dialog_present_loot (GTK_WIDGET (window), session, 1, 0);
}

/* Taps the row of a list whose Loot has that name. */
static void
choose_row (HkWindow   *window,
            const char *name)
{
  GtkWidget *label;
  GtkWidget *row;

  hk_fixture_settle ();
  label = hk_fixture_find (hk_fixture_get_dialog (window), GTK_TYPE_LABEL, name);
  row = label == NULL ? NULL : gtk_widget_get_ancestor (label, GTK_TYPE_LIST_BOX_ROW);
  if (row != NULL)
    gtk_widget_activate (row);
  hk_fixture_settle ();
}

static void
show_church (HkApplication *application,
             HkWindow      *window)
{
  HkSession *session = take (application, window, "mission-from-god", "app");
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  const int church = hk_cz_table_find_location (table, "Church");

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *move = g_strdup_printf ("{ 'move': 'set', 'path': 'survivors/%d/place', 'value': %d }", i, church);

      hk_fixture_make_move (session, move);
    }
  {
    g_autofree char *move = g_strdup_printf ("{ 'move': 'set', 'path': 'locations/%d/safe', 'value': true }", church);

    hk_fixture_make_move (session, move);
  }
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'players/0/discs', 'value': 2 }");
  hk_fixture_make_move (session, "{ 'move': 'church-draw' }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'players/0/trades', 'value': 1 }");
  hk_cz_church_dialog_present (GTK_WIDGET (window), session);
  hk_fixture_settle ();
  choose_row (window, "Coach Shotgun");
  choose_row (window, "Machete");
}

static void
reckon (HkSession *session)
{
  hk_fixture_make_move (session, "{ 'move': 'draw-loot', 'survivor': 0, 'deck': 'residential', 'names': [ 'Junk Food' ] }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'phase', 'value': 'night' }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'players/0/done', 'value': true }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'players/1/done', 'value': true }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'current-player', 'value': -1 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'phase-over', 'value': true }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'walks', 'value': 1 }");
  hk_fixture_make_move (session, "{ 'move': 'next-phase', 'rolls': [ 2 ] }");
}

static void
show_reckoning (HkApplication *application,
                HkWindow      *window)
{
  HkSession *session = take (application, window, "civic-duty", "app");

  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'survivors/3/place', 'value': 2 }");
  reckon (session);
}

static void
show_reckoning_by_hand (HkApplication *application,
                        HkWindow      *window)
{
  HkSession *session = take (application, window, "civic-duty", "hand");

  reckon (session);
  hk_fixture_make_move (session, "{ 'move': 'sick-roll', 'survivor': 0, 'die': 2 }");
}

static void
show_reckoning_why (HkApplication *application,
                    HkWindow      *window)
{
  GtkWidget *label;

  reckon (take (application, window, "civic-duty", "app"));
  hk_fixture_settle ();
  label = hk_fixture_find (GTK_WIDGET (window), GTK_TYPE_LABEL, "Why This Is the Best Plan");
  g_assert_nonnull (label);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (gtk_widget_get_ancestor (label, GTK_TYPE_TOGGLE_BUTTON)), TRUE);
}

static void
show_reckoning_dice (HkApplication *application,
                     HkWindow      *window)
{
  HkSession *session = take (application, window, "civic-duty", "hand");

  reckon (session);
  hk_fixture_make_move (session, "{ 'move': 'sick-roll', 'survivor': 0, 'die': 2 }");
  hk_cz_ask (GTK_WIDGET (window), session, "reckon");
}

/* Everybody has eaten; the hordes are still to walk. */
static void
show_reckoning_late (HkApplication *application,
                     HkWindow      *window)
{
  HkSession *session = take (application, window, "civic-duty", "app");

  reckon (session);
  for (int i = 0; i < 3; i++)
    hk_fixture_make_move (session, "{ 'move': 'reckon-step' }");
}

const HkShot hk_shots_of_cz_team[] = {
  { "cz-team", show_team, 1500 },
  { "cz-team-survive", show_survive, 0 },
  { "cz-team-count", show_count, 0 },
  { "cz-loot", show_loot, 1100 },
  { "cz-church", show_church, 0 },
  { "cz-reckoning", show_reckoning, 1500 },
  { "cz-reckoning-hand", show_reckoning_by_hand, 0 },
  { "cz-reckoning-dice", show_reckoning_dice, 0 },
  { "cz-reckoning-why", show_reckoning_why, 1100 },
  { "cz-reckoning-late", show_reckoning_late, 0 },
  { NULL, NULL, 0 },
};
