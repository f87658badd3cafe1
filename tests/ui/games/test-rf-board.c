/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/guide/hk-rf-legal.h"
#include "hk-rf-fixture.h"
#include "ui/games/rfyl/board/hk-rf-end-panel.h"
#include "ui/games/rfyl/board/hk-rf-ask.h"
#include "ui/games/rfyl/cards/hk-rf-card-entry.h"
#include "ui/games/rfyl/cards/hk-rf-card-keys.h"
#include "ui/games/rfyl/blood/hk-rf-countdown-panel.h"
#include "ui/games/rfyl/cards/hk-rf-event-panel.h"
#include "ui/games/rfyl/fights/hk-rf-combat-view.h"
#include "ui/games/rfyl/setup/hk-rf-setup-rows.h"
#include "ui/games/rfyl/track/hk-rf-forecast.h"
#include "ui/games/rfyl/track/hk-rf-movement-panel.h"
#include "ui/games/rfyl/track/hk-rf-space-panel.h"
#include "ui/games/rfyl/track/hk-rf-track-private.h"
#include "ui/games/rfyl/track/hk-rf-zombies-panel.h"

/* Which of two widgets of the board is seen first. */
static gboolean
is_before (HkFixture   *fixture,
           GtkWidget *one,
           GtkWidget *other)
{
  graphene_point_t first;
  graphene_point_t second;

  g_assert_true (gtk_widget_compute_point (one, hk_rf_fixture_get_board (fixture), graphene_point_zero (), &first));
  g_assert_true (gtk_widget_compute_point (other, hk_rf_fixture_get_board (fixture), graphene_point_zero (), &second));
  return first.y < second.y;
}

/* In a narrow window the space that a person taps comes right below the track. */
static void
test_look (HkFixture     *fixture,
           gconstpointer  data)
{
  HkRfTrack *track = hk_rf_fixture_get_track (fixture);
  GtkWidget *panel = hk_rf_fixture_find (fixture, HK_TYPE_RF_SPACE_PANEL);
  GtkWidget *phase = hk_rf_fixture_find (fixture, HK_TYPE_RF_MOVEMENT_PANEL);

  hk_rf_fixture_lay_out (fixture);
  g_assert_true (is_before (fixture, phase, panel));
  g_signal_emit_by_name (hk_rf_track_get_space (track, 18), "clicked");
  hk_fixture_settle ();
  g_assert_true (is_before (fixture, panel, phase));
  hk_fixture_click (panel, "Ann Moves Here");
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, 0)->space, ==, 18);
  g_assert_true (is_before (fixture, phase, panel));
}

static void
pick (GtkWidget *keys,
      int        value)
{
  g_assert_nonnull (keys);
  g_signal_emit_by_name (keys, "picked", value);
  hk_fixture_settle ();
}

static void
test_told_cards (HkFixture     *fixture,
                 gconstpointer  data)
{
  GtkWidget *entry = hk_rf_fixture_find (fixture, HK_TYPE_RF_CARD_ENTRY);
  GtkWidget *keys;

  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
  keys = hk_fixture_find (entry, HK_TYPE_RF_CARD_KEYS, NULL);
  g_assert_true (hk_fixture_mentions (entry, "Which card did Ann draw?"));
  pick (keys, 6);
  g_assert_true (hk_fixture_mentions (entry, "Which card did Bo draw?"));
  g_assert_cmpint (hk_rf_card_entry_get_value (HK_RF_CARD_ENTRY (entry), 0), ==, 6);
  hk_fixture_click (entry, "Take the Last Card Back");
  hk_fixture_settle ();
  g_assert_true (hk_fixture_mentions (entry, "Which card did Ann draw?"));
  pick (keys, 5);
  pick (keys, 5);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, 0)->speed, ==, -1);
  pick (keys, 8);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, 0)->speed, ==, 5);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, 2)->speed, ==, 8);
  /* Ann and Bo are tied: one more card each. */
  g_assert_true (hk_fixture_mentions (hk_rf_fixture_get_board (fixture), "Equal in speed: one more card each"));
  pick (keys, 2);
  gtk_widget_child_focus (keys, GTK_DIR_TAB_FORWARD);
  pick (keys, 9);
  g_assert_false (gtk_widget_get_visible (entry));
  /* The keys are gone: who uses a keyboard goes on with the big button. */
  g_assert_true (hk_fixture_mentions (gtk_root_get_focus (GTK_ROOT (fixture->window)), "Moves to Space"));
  g_assert_cmpstr (hk_rf_fixture_get_player (fixture, 1)->ties[0], ==, "9");
}

static void
test_steps (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *mover = hk_rf_fixture_find (fixture, HK_TYPE_RF_MOVEMENT_PANEL);
  GtkWidget *key;

  hk_rf_fixture_lay_out (fixture);
  g_assert_true (hk_fixture_mentions (mover, "Ann moves up to 7 spaces"));
  g_assert_true (hk_fixture_mentions (mover, "to 13"));
  key = hk_fixture_find_button (mover, "to 16");
  g_assert_true (hk_fixture_mentions (key, "2"));
  key = hk_fixture_find_button (mover, "to 17");
  g_assert_false (hk_fixture_mentions (key, "2"));
  hk_fixture_click (mover, "to 17");
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, 0)->space, ==, 17);
  g_assert_cmpint (hk_rf_table_get_n_zombies (hk_rf_fixture_get_table (fixture)), ==, 2);
  /* Beyond the zombies it goes on only for those who can shoot both. */
  g_assert_true (hk_fixture_mentions (mover, "Bo moves up to 4 spaces"));
  /* What stood there shows what the next one can do: it is not made anew. */
  g_assert_false (hk_fixture_mentions (key, "to 17"));
  g_assert_true (gtk_widget_is_ancestor (key, mover));
  hk_fixture_click (mover, "Stay");
  hk_fixture_settle ();
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/2/bullets', 'value': 1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'player': 2, 'space': 19 }");
  g_assert_true (hk_fixture_mentions (mover, "Abe moves up to 9 spaces"));
  g_assert_true (gtk_widget_is_sensitive (hk_fixture_find_button (mover, "to 17")));
  g_assert_false (gtk_widget_is_sensitive (hk_fixture_find_button (mover, "to 16")));
}

static void
test_forecast (HkFixture     *fixture,
               gconstpointer  data)
{
  HkRfTrack *track = hk_rf_fixture_get_track (fixture);
  GtkWidget *panel;
  guint position;

  hk_rf_fixture_lay_out (fixture);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'phase', 'value': 'zombies' }");
  panel = hk_rf_fixture_find (fixture, HK_TYPE_RF_ZOMBIES_PANEL);
  g_assert_null (track->flocks);
  position = hk_session_get_position (fixture->session);
  pick (hk_fixture_find (panel, HK_TYPE_RF_CARD_KEYS, NULL), 2);
  g_assert_true (hk_fixture_mentions (panel, "2 zombies: 17 → 19"));
  g_assert_true (hk_fixture_mentions (panel, "After Ann, 1 space short"));
  g_assert_nonnull (track->flocks);
  g_assert_cmpuint (track->flocks->len, ==, 1);
  g_assert_cmpint (g_array_index (track->flocks, HkRfFlock, 0).to, ==, 19);
  pick (hk_fixture_find (panel, HK_TYPE_RF_CARD_KEYS, NULL), 9);
  g_assert_true (hk_fixture_mentions (panel, "Reach Ann: combat"));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, position);
  hk_fixture_click (panel, "We drew 9: move them so");
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_table_get_zombie (hk_rf_fixture_get_table (fixture), 0)->space, ==, 20);
  g_assert_null (track->flocks);
}

static void
test_hunt (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *panel;

  hk_rf_fixture_lay_out (fixture);
  hk_fixture_play (fixture->session, "{ 'move': 'die', 'player': 2 }");
  hk_fixture_play (fixture->session, "{ 'move': 'add-zombies', 'space': 28, 'count': 2 }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'phase', 'value': 'zombies' }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'zombies-moved', 'value': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/2/speed', 'value': 3 }");
  panel = hk_rf_fixture_find (fixture, HK_TYPE_RF_ZOMBIES_PANEL);
  g_assert_true (hk_fixture_mentions (panel, "Abe hunts up to 3 spaces"));
  g_assert_true (hk_fixture_mentions (panel, "Take control of the zombies there"));
  hk_fixture_click (panel, "to 28");
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, 2)->space, ==, 28);
  g_assert_cmpint (hk_rf_table_get_horde_size (hk_rf_fixture_get_table (fixture), 2), ==, 2);
}

/* What a covered card says stands nowhere on the board. */
static void
test_countdown (HkFixture     *fixture,
                gconstpointer  data)
{
  GtkWidget *panel;

  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/0/blood-due', 'value': 1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw-blood', 'player': 0, 'drops': 1, 'infected': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'phase', 'value': 'countdown' }");
  panel = hk_rf_fixture_find (fixture, HK_TYPE_RF_COUNTDOWN_PANEL);
  g_assert_true (hk_fixture_mentions (panel, "A card comes to 0 now and is turned up"));
  g_assert_false (hk_fixture_mentions (hk_rf_fixture_get_board (fixture), "nfected"));
  hk_fixture_play (fixture->session, "{ 'move': 'countdown' }");
  g_assert_false (hk_fixture_mentions (hk_rf_fixture_get_board (fixture), "nfected"));
  hk_fixture_click (panel, "Ann Turns the Card Up");
  hk_fixture_settle ();
  g_assert_true (hk_rf_fixture_get_player (fixture, 0)->zombie);
}

static void
test_phases (HkFixture     *fixture,
             gconstpointer  data)
{
  static const char * const phases[] = { "movement", "events", "zombies", "countdown", "combat" };
  const GType types[] = { HK_TYPE_RF_MOVEMENT_PANEL, HK_TYPE_RF_EVENT_PANEL, HK_TYPE_RF_ZOMBIES_PANEL, HK_TYPE_RF_COUNTDOWN_PANEL, HK_TYPE_RF_COMBAT_VIEW };

  hk_rf_fixture_lay_out (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autofree char *line = g_strdup_printf ("{ 'move': 'set', 'path': 'phase', 'value': '%s' }", phases[i]);

      hk_fixture_play (fixture->session, line);
      for (gsize j = 0; j < G_N_ELEMENTS (types); j++)
        {
          GtkWidget *panel = hk_fixture_find (hk_rf_fixture_get_board (fixture), types[j], NULL);

          g_assert_true ((panel != NULL && gtk_widget_get_mapped (panel)) == (i == j));
        }
    }
}

static void
test_end (HkFixture     *fixture,
          gconstpointer  data)
{
  GtkWidget *panel;

  hk_rf_fixture_lay_out (fixture);
  hk_fixture_play (fixture->session, "{ 'move': 'die', 'player': 0 }");
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'player': 1, 'space': 0 }");
  g_assert_true (hk_rf_table_get_phase (hk_rf_fixture_get_table (fixture)) == HK_RF_PHASE_OVER);
  panel = hk_rf_fixture_find (fixture, HK_TYPE_RF_END_PANEL);
  g_assert_true (hk_fixture_mentions (panel, "Out in turn 1"));
  g_assert_true (hk_fixture_mentions (panel, "Died by an event in turn 1"));
  g_assert_true (hk_fixture_mentions (panel, "Still on the run, 30 spaces to go"));
  g_assert_false (gtk_widget_get_mapped (hk_fixture_find (hk_rf_fixture_get_board (fixture), HK_TYPE_RF_MOVEMENT_PANEL, NULL)));
  hk_session_undo (fixture->session, 1, NULL);
  hk_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (hk_rf_fixture_find (fixture, HK_TYPE_RF_MOVEMENT_PANEL)));
}

/* The big button leads to the keys; where the board is out of sight, they come in a dialog. */
static void
test_ask (HkFixture     *fixture,
          gconstpointer  data)
{
  GtkWidget *panel = hk_rf_fixture_find (fixture, HK_TYPE_RF_MOVEMENT_PANEL);
  GtkWidget *focus;

  hk_rf_fixture_lay_out (fixture);
  g_assert_false (hk_rf_ask_phase (hk_rf_fixture_get_board (fixture), fixture->session, "fight"));
  g_assert_true (hk_rf_ask_phase (hk_rf_fixture_get_board (fixture), fixture->session, "move"));
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, panel));
  gtk_widget_set_visible (hk_rf_fixture_get_board (fixture), FALSE);
  hk_fixture_settle ();
  g_assert_true (hk_rf_ask_phase (GTK_WIDGET (fixture->window), fixture->session, "move"));
  hk_fixture_settle ();
  g_assert_nonnull (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  hk_fixture_play (fixture->session, "{ 'move': 'pass-move', 'player': 0 }");
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  gtk_widget_set_visible (hk_rf_fixture_get_board (fixture), TRUE);
}

static void
test_setup (HkFixture     *fixture,
            gconstpointer  data)
{
  const HkSetupViews *views = &hk_rf_setup_views;
  static const char * const names[] = { "Ann", "Bo", NULL };
  static const char * const more[] = { "Ann", "Bo", "Cy", "Dee", "Eve", NULL };
  g_autoptr (JsonObject) later = json_object_new ();
  g_autofree char *text = g_strdelimit (g_strdup ("{ 'distance': 45, 'victory': 'group', 'group-size': 8, 'structure': 'expert', 'ammo': 1, 'unarmed': true,"
                                                  " 'notes': 'No bullets in the woods.' }"), "'", '"');
  g_autoptr (JsonNode) before = json_from_string (text, NULL);
  g_autoptr (JsonObject) after = json_object_new ();
  g_autoptr (GtkWidget) rows = g_object_ref_sink (views->new_rows ());

  views->fill (rows, json_node_get_object (before));
  views->set_players (rows, names);
  views->add_to (rows, after);
  g_assert_cmpint (json_object_get_int_member (after, "distance"), ==, 45);
  g_assert_cmpint (json_object_get_int_member (after, "ammo"), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (after, "victory"), ==, "group");
  /* There are only two of them. */
  g_assert_cmpint (json_object_get_int_member (after, "group-size"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (after, "structure"), ==, "expert");
  g_assert_true (json_object_get_boolean_member (after, "unarmed"));
  g_assert_false (json_object_get_boolean_member (after, "allow-unrevealed"));
  g_assert_cmpstr (json_object_get_string_member (after, "notes"), ==, "No bullets in the woods.");
  views->set_players (rows, more);
  views->add_to (rows, later);
  g_assert_cmpint (json_object_get_int_member (later, "group-size"), ==, 5);
  /* By whom the first move is made is asked only where it is open. */
  g_assert_false (json_object_has_member (after, "draw-order"));
}

/* Something that can be done without more being told, by whoever it is; NULL nothing. */
static HkMove *
find_move (HkFixture *fixture,
           GRand   *luck)
{
  HkRfTable *table = hk_rf_fixture_get_table (fixture);
  g_autoptr (GPtrArray) all = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = -1; i < hk_rf_table_get_n_players (table); i++)
    {
      g_autoptr (GPtrArray) offers = i < 0 ? hk_rf_list_table_moves (table) : hk_rf_list_player_moves (table, i);

      for (guint j = 0; j < offers->len; j++)
        if (hk_move_option_is_legal (g_ptr_array_index (offers, j))
            && !g_str_equal (hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (offers, j))), "finish"))
          g_ptr_array_add (all, g_object_ref (g_ptr_array_index (offers, j)));
    }
  return all->len == 0 ? NULL : hk_move_option_make_move (g_ptr_array_index (all, g_rand_int_range (luck, 0,
                                                                                                    (gint32) all->len)));
}

/* Runs by chance: whatever the table comes to, the board can show it. */
static void
test_chance (HkFixture     *fixture,
             gconstpointer  data)
{
  HkRfTrack *track = hk_rf_fixture_get_track (fixture);
  g_autoptr (GRand) luck = g_rand_new_with_seed (11);
  guint n_played = 0;
  guint n_turns = 0;

  for (guint i = 0; i < 120 && !hk_table_is_over (HK_TABLE (hk_rf_fixture_get_table (fixture))); i++)
    {
      HkPrimaryAction *next = hk_session_get_primary_action (fixture->session);
      HkMove *given = next == NULL || g_rand_int_range (luck, 0, 3) == 0 ? NULL : hk_primary_action_get_move (next);
      g_autoptr (HkMove) move = given != NULL ? g_object_ref (given) : find_move (fixture, luck);

      if (move != NULL && hk_session_play (fixture->session, move, NULL))
        n_played++;
      hk_rf_track_set_selected (track, g_rand_int_range (luck, 0, 31));
      hk_rf_track_set_zoom (track, (HkRfZoom) g_rand_int_range (luck, 0, 3));
      if (i % 16 == 0)
        hk_fixture_settle ();
      n_turns = MAX (n_turns, (guint) hk_rf_fixture_get_table (fixture)->turn);
    }
  g_assert_cmpuint (n_played, >, 30);
  g_assert_cmpuint (n_turns, >, 1);
  g_assert_true (hk_session_undo (fixture->session, hk_session_get_position (fixture->session), NULL));
  hk_fixture_settle ();
  g_assert_true (hk_fixture_mentions (hk_rf_fixture_get_board (fixture), "Everybody draws a movement card"));
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/rf-board/look", 360, test_look },
    { "/rf-board/told-cards", 700, test_told_cards },
    { "/rf-board/steps", 700, test_steps },
    { "/rf-board/forecast", 700, test_forecast },
    { "/rf-board/hunt", 700, test_hunt },
    { "/rf-board/countdown", 1200, test_countdown },
    { "/rf-board/phases", 1200, test_phases },
    { "/rf-board/end", 700, test_end },
    { "/rf-board/ask", 1200, test_ask },
    { "/rf-board/setup", 1200, test_setup },
    { "/rf-board/chance/wide", 1200, test_chance },
    { "/rf-board/chance/narrow", 360, test_chance },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), hk_rf_fixture_open_board, hk_rf_fixture_close_board);
  return g_test_run ();
}
