/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "games/rfyl/state/hk-rf-table.h"
#include "games/zombiez/state/hk-zz-table.h"
#include "hk-script-fixture.h"
#include "screen/hk-letters.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-danger-bar.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-pool-bar.h"
#include "ui/games/card-z/battle/hk-cz-battle-parts.h"
#include "ui/games/card-z/neighborhood/hk-cz-neighborhood.h"
#include "ui/games/dark-age-z/board/hk-daz-zone-view.h"
#include "ui/games/dark-age-z/dialogs/hk-daz-combat-dialog.h"
#include "ui/games/dark-age-z/screen/hk-daz-screen-zones.h"
#include "ui/games/rfyl/fights/hk-rf-pair.h"
#include "ui/games/rfyl/players/hk-rf-runner-card.h"
#include "ui/games/rfyl/track/hk-rf-space.h"
#include "ui/games/rfyl/track/hk-rf-track.h"
#include "ui/games/zombiez/board/hk-zz-arc.h"
#include "ui/screen/hk-screen-bars.h"
#include "ui/screen/hk-screen-canvas.h"
#include "ui/screen/hk-screen-result.h"
#include "ui/screen/hk-screen-window.h"
#include "ui/screen/hk-screen.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-animation.h"
#include "ui/widgets/hk-odds-shown.h"

/* The table screen: it follows the table, grows with its window, and moves so that everybody sees what has changed. */

static const char zombiez[] = "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' } ],"
                              "  'mode': 'full', 'cards-by': 'app', 'components': 'stand-in', 'first-player': 0 }";

#define MARK "MARK-OF-A-SECRET"

static HkScreenWindow *
open_screen (HkWindow *window)
{
  return HK_SCREEN_WINDOW (hk_fixture_open_screen (window));
}

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open (fixture, 1000, 700, HK_ZZ_GAME, zombiez, 7);
}

static gboolean
shows (HkScreenWindow *screen,
       const char     *text)
{
  g_autofree char *all = hk_letters_read (hk_screen_window_get_page (screen));

  return strstr (all, text) != NULL;
}

static void
undo (HkFixture *fixture)
{
  g_autoptr (GError) error = NULL;

  hk_session_undo (fixture->session, 1, &error);
  g_assert_no_error (error);
}

/* A move in the main window is on the screen at once, and so is taking it back; what the group writes down for itself is not. */
static void
test_follows (HkFixture     *fixture,
              gconstpointer  data)
{
  HkScreenWindow *screen = open_screen (fixture->window);

  g_assert_true (shows (screen, "Ann"));
  hk_fixture_make_move (fixture->session, "{ 'move': 'draw', 'card': 'zombie-4-2' }");
  g_assert_true (shows (screen, "Ann draws Zombie 4"));
  hk_fixture_make_move (fixture->session, "{ 'move': 'place', 'row': 0 }");
  g_assert_false (shows (screen, "Ann draws Zombie 4"));
  g_assert_true (shows (screen, "Row 1"));
  hk_fixture_make_move (fixture->session, "{ 'move': 'note', 'text': 'Bo has a plan' }");
  hk_fixture_make_move (fixture->session, "{ 'move': 'set', 'path': 'players/1/sets', 'value': 2 }");
  g_assert_false (shows (screen, "plan"));
  g_assert_true (shows (screen, "Row 1"));
  g_assert_true (shows (screen, "Bo 20"));
  hk_fixture_make_move (fixture->session, "{ 'move': 'gain-card', 'player': 1, 'card': 'zombie-3-1' }");
  hk_fixture_make_move (fixture->session, "{ 'move': 'gain-card', 'player': 1, 'card': 'zombie-3-2' }");
  g_assert_true (shows (screen, "Bo 2 × 3"));
  for (guint i = 0; i < 5; i++)
    undo (fixture);
  g_assert_true (shows (screen, "Ann draws Zombie 4"));
  g_assert_true (shows (screen, "Bo 0"));
}

/* It goes when it is asked for again, stays when the main window shows something else, and closes with the game. */
static void
test_opens (HkFixture     *fixture,
            gconstpointer  data)
{
  AdwNavigationView *navigation;
  GtkWidget *screen = GTK_WIDGET (open_screen (fixture->window));

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.past-games", NULL);
  hk_fixture_settle ();
  g_assert_true (hk_screen_find (GTK_WINDOW (fixture->window)) == screen);
  navigation = ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (GTK_WIDGET (hk_fixture_get_page (fixture->window)), ADW_TYPE_NAVIGATION_VIEW));
  adw_navigation_view_pop (navigation);
  hk_fixture_activate (fixture->page, "table.screen");
  g_assert_null (hk_screen_find (GTK_WINDOW (fixture->window)));
  open_screen (fixture->window);
  adw_navigation_view_pop (navigation);
  hk_fixture_settle ();
  g_assert_null (hk_window_get_session (fixture->window));
  g_assert_null (hk_screen_find (GTK_WINDOW (fixture->window)));
}

/* Everything is as much larger as the window is, and fills it. */
static void
test_sizes (HkFixture     *fixture,
            gconstpointer  data)
{
  static const struct
  {
    int    width;
    int    height;
    double scale;
  } sizes[] = { { 1280, 720, 1 }, { 1920, 1080, 1.5 }, { 3840, 2160, 3 }, { 640, 360, 0.5 }, { 1024, 768, 0.8 }, { 2560, 1080, 1.5 } };
  GtkWidget *page = hk_screen_window_get_page (open_screen (fixture->window));
  GtkWidget *canvas = gtk_widget_get_parent (page);

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      graphene_rect_t bounds;

      gtk_widget_allocate (canvas, sizes[i].width, sizes[i].height, -1, NULL);
      g_assert_cmpfloat_with_epsilon (hk_screen_canvas_get_scale (HK_SCREEN_CANVAS (canvas)), sizes[i].scale, 0.001);
      g_assert_true (gtk_widget_compute_bounds (page, canvas, &bounds));
      g_assert_cmpfloat_with_epsilon (bounds.size.width, (float) sizes[i].width, 2);
      g_assert_cmpfloat_with_epsilon (bounds.size.height, (float) sizes[i].height, 2);
    }
}

static char *
picture (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  /* While it is laid out anew there is nothing to be seen. */
  if (node == NULL)
    return g_strdup ("");
  bytes = gsk_render_node_serialize (node);
  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
}

static gboolean
is_changed (GtkWidget     *widget,
            gconstpointer  data)
{
  return gtk_widget_has_css_class (widget, "hk-changed");
}

/* What a move has changed is marked in both windows until the next move or tap. */
static void
test_marks (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *page = hk_screen_window_get_page (open_screen (fixture->window));
  GtkWidget *bars = hk_fixture_find (page, HK_TYPE_SCREEN_BARS, NULL);
  g_autofree char *marked = NULL;
  g_autofree char *unmarked = NULL;

  g_assert_null (hk_fixture_find_where (page, GTK_TYPE_WIDGET, is_changed, NULL));
  hk_fixture_make_move (fixture->session, "{ 'move': 'gain-card', 'player': 1, 'card': 'zombie-1-1' }");
  g_assert_nonnull (hk_fixture_find_where (page, GTK_TYPE_WIDGET, is_changed, NULL));
  g_assert_nonnull (hk_fixture_find_where (fixture->page, GTK_TYPE_LABEL, is_changed, NULL));
  marked = picture (bars);
  hk_changed_marks_clear (page);
  hk_fixture_settle ();
  g_assert_null (hk_fixture_find_where (page, GTK_TYPE_WIDGET, is_changed, NULL));
  /* What draws its mark itself is drawn without it at once. */
  unmarked = picture (bars);
  g_assert_cmpstr (marked, !=, unmarked);
  hk_fixture_make_move (fixture->session, "{ 'move': 'note', 'text': 'nothing new' }");
  g_assert_null (hk_fixture_find_where (fixture->page, GTK_TYPE_LABEL, is_changed, NULL));
}

static gboolean
is_numeric (GtkWidget     *widget,
            gconstpointer  data)
{
  return gtk_widget_has_css_class (widget, "numeric") && is_changed (widget, NULL);
}

/* What is drawn is marked, too, and so is a number where none was, but not what a page brings with it. */
static void
test_marks_of_drawn (HkFixture     *fixture,
                     gconstpointer  data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *drawn = gtk_drawing_area_new ();
  GtkWidget *label = gtk_label_new ("3");

  gtk_widget_add_css_class (label, "numeric");
  gtk_stack_add_child (GTK_STACK (stack), box);
  gtk_box_append (GTK_BOX (box), drawn);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (fixture->window), stack);
  hk_changed_marks_attach (stack, NULL, fixture->session);
  hk_fixture_settle ();
  hk_changed_tell (drawn, "1");
  hk_fixture_make_move (fixture->session, "{ 'move': 'note', 'text': 'nothing new' }");
  g_assert_null (hk_fixture_find_where (stack, GTK_TYPE_WIDGET, is_changed, NULL));
  hk_changed_tell (drawn, "1");
  g_assert_false (is_changed (drawn, NULL));
  hk_changed_tell (drawn, "2");
  g_assert_true (is_changed (drawn, NULL));
  /* It is there when the next move has been shown, and the mark of the last one is gone. */
  gtk_box_append (GTK_BOX (box), label);
  hk_fixture_make_move (fixture->session, "{ 'move': 'note', 'text': 'a number has come' }");
  g_assert_true (is_numeric (label, NULL));
  g_assert_false (is_changed (drawn, NULL));
  hk_changed_marks_clear (stack);
  /* In all the width of the window it does not grow beyond its edges. */
  hk_fixture_settle ();
  gtk_label_set_text (GTK_LABEL (label), "5");
  hk_fixture_make_move (fixture->session, "{ 'move': 'note', 'text': 'another number' }");
  g_assert_true (is_numeric (label, NULL));
  g_assert_true (gtk_widget_has_css_class (label, "hk-wide"));
  hk_changed_marks_clear (stack);
  g_assert_false (gtk_widget_has_css_class (label, "hk-wide"));
  label = gtk_label_new ("4");
  gtk_widget_add_css_class (label, "numeric");
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), label);
  gtk_stack_set_visible_child (GTK_STACK (stack), gtk_stack_add_child (GTK_STACK (stack), box) == NULL ? NULL : box);
  hk_fixture_make_move (fixture->session, "{ 'move': 'note', 'text': 'another page' }");
  g_assert_false (is_numeric (label, NULL));
}

typedef struct
{
  const char *game;
  const char *script;
  GType       drawn;
} Drawn;

/* What is drawn on a board tells of itself. */
static void
test_marks_of_board (gconstpointer data)
{
  const Drawn *this = data;
  g_autofree char *name = g_strconcat (this->script, ".jsonl", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", this->game, "scripts", name, NULL);
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1000, 700);
  HkSession *session = hk_fixture_show (window, hk_script_open (this->game, path));
  GtkWidget *page = GTK_WIDGET (hk_fixture_get_page (window));

  for (guint i = 0; hk_fixture_find_where (page, this->drawn, is_changed, NULL) == NULL; i++)
    {
      g_assert_cmpuint (i, <, hk_script_count (path));
      hk_script_play (session, path, i, i + 1);
      hk_fixture_settle ();
    }
  hk_fixture_end (application);
}

/* The odds that somebody looks at in the main window are on the screen as long. */
static void
test_odds (HkFixture     *fixture,
           gconstpointer  data)
{
  HkScreenWindow *screen = open_screen (fixture->window);

  hk_odds_shown_tell (fixture->page, "37 %", "to hit");
  g_assert_true (shows (screen, "37 %"));
  hk_odds_shown_tell (GTK_WIDGET (fixture->window), "12 %", "to miss");
  g_assert_true (shows (screen, "37 %: to hit"));
  g_assert_true (shows (screen, "12 %: to miss"));
  hk_odds_shown_tell (GTK_WIDGET (fixture->window), NULL, NULL);
  g_assert_false (shows (screen, "12 %"));
  hk_odds_shown_tell (fixture->page, NULL, NULL);
  g_assert_false (shows (screen, "37 %"));
}

static int
find_invasion (HkSession *session)
{
  HkDazTable *table = HK_DAZ_TABLE (hk_session_get_table (session));

  return hk_daz_table_get_phase (table) == HK_DAZ_PHASE_COMBAT ? hk_daz_find_next_invasion (table) : -1;
}

/* A dialog with odds comes before what lies under it, and goes with its odds. */
static void
test_odds_of_dialogs (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", HK_DAZ_GAME, "scripts", "four-players.jsonl", NULL);
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1000, 700);
  HkSession *session = hk_script_open (HK_DAZ_GAME, path);
  HkScreenWindow *screen;
  GtkWidget *page;

  for (guint i = 0; find_invasion (session) < 0; i++)
    hk_script_play (session, path, i, i + 1);
  hk_fixture_show (window, session);
  page = GTK_WIDGET (hk_fixture_get_page (window));
  screen = open_screen (window);
  hk_odds_shown_tell (page, "37 %", "to hit");
  g_assert_false (shows (screen, "at the gate: "));
  hk_daz_combat_dialog_present (page, session, find_invasion (session));
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, window));
  hk_fixture_settle ();
  g_assert_true (shows (screen, "at the gate: "));
  g_assert_false (shows (screen, "37 %"));
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (window)));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, window));
  hk_fixture_settle ();
  g_assert_false (shows (screen, "at the gate: "));
  g_assert_true (shows (screen, "37 %"));
  hk_fixture_end (application);
}

/* --- motion ------------------------------------------------------------------------------------------------------------------ */

typedef struct
{
  GtkWidget  *widget;
  const char *picture;
} Pictured;

static gboolean
looks_like (gpointer data)
{
  Pictured *pictured = data;
  g_autofree char *now = picture (pictured->widget);

  return g_str_equal (now, pictured->picture);
}

static const struct
{
  const char *game;
  const char *script;
  GType     (*type) (void);
} motions[] = {
  { HK_RF_GAME, "won", hk_rf_track_get_type },
  { HK_CZ_GAME, "survive-co-op", hk_cz_neighborhood_get_type },
  { HK_AOTD_GAME, "won", hk_aotd_danger_bar_get_type },
  { HK_DAZ_GAME, "four-players", hk_daz_screen_zones_get_type },
  { HK_ZZ_GAME, "two", hk_screen_bars_get_type },
};

/* In milliseconds: what takes so long has moved. A level that rises by one is at its end, to the nearest one, after a fifth of its
 * time. */
#define MOTION (HK_ANIMATION_MS / 7)

/* Makes the last move again where motion is welcome. Returns whether it took its time to the picture that was there at once. */
static gboolean
moves_again (HkSession *session,
             GtkWidget *widget)
{
  g_autofree char *after = picture (widget);
  Pictured pictured = { widget, after };
  gint64 start;

  hk_session_undo (session, 1, NULL);
  hk_fixture_settle ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  start = g_get_monotonic_time ();
  hk_session_redo (session, 1, NULL);
  g_assert_true (hk_fixture_wait (looks_like, &pictured));
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  return g_get_monotonic_time () - start >= MOTION * G_TIME_SPAN_MILLISECOND;
}

static void
test_motion (gconstpointer data)
{
  const guint number = GPOINTER_TO_UINT (data);
  g_autofree char *name = g_strconcat (motions[number].script, ".jsonl", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", motions[number].game, "scripts", name, NULL);
  HkApplication *application = hk_fixture_begin ();
  g_autoptr (HkSession) session = hk_script_open (motions[number].game, path);
  HkScreenWindow *screen = HK_SCREEN_WINDOW (hk_screen_window_new (session, NULL));
  const guint n = hk_script_count (path);
  gboolean moved = FALSE;

  gtk_window_present (GTK_WINDOW (screen));
  hk_fixture_settle ();
  for (guint i = 0; i < n && !moved; i++)
    {
      GtkWidget *widget = hk_fixture_find (hk_screen_window_get_page (screen), motions[number].type (), NULL);
      g_autofree char *before = picture (widget);
      g_autofree char *after = NULL;

      hk_script_play (session, path, i, i + 1);
      hk_fixture_settle ();
      after = picture (widget);
      moved = !g_str_equal (before, after) && moves_again (session, widget);
    }
  g_assert_true (moved);
  gtk_window_destroy (GTK_WINDOW (screen));
  hk_fixture_end (application);
}

static const struct
{
  const char *game;
  const char *script;
  GType     (*type) (void);
} boards[] = {
  { HK_RF_GAME, "won", hk_rf_pair_get_type },
  { HK_RF_GAME, "won", hk_rf_runner_card_get_type },
  { HK_CZ_GAME, "survive-co-op", hk_cz_battle_news_get_type },
  { HK_DAZ_GAME, "four-players", hk_daz_zone_view_get_type },
};

static gboolean
has_come (GtkWidget     *widget,
          gconstpointer  data)
{
  return gtk_widget_has_css_class (widget, "hk-screen-new") || gtk_widget_has_css_class (widget, "hk-screen-new-again");
}

static gboolean
holds_new (GtkWidget     *widget,
           gconstpointer  data)
{
  return hk_fixture_find_where (widget, GTK_TYPE_WIDGET, has_come, NULL) != NULL;
}

/* What is drawn, rolled, killed or defeated moves in the main window. */
static void
test_motion_of_boards (gconstpointer data)
{
  const guint number = GPOINTER_TO_UINT (data);
  g_autofree char *name = g_strconcat (boards[number].script, ".jsonl", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", boards[number].game, "scripts", name, NULL);
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1200, 800);
  HkSession *session = hk_fixture_show (window, hk_script_open (boards[number].game, path));
  GtkWidget *page = GTK_WIDGET (hk_fixture_get_page (window));

  for (guint i = 0; hk_fixture_find_where (page, boards[number].type (), holds_new, NULL) == NULL; i++)
    {
      g_assert_cmpuint (i, <, hk_script_count (path));
      hk_script_play (session, path, i, i + 1);
      hk_fixture_settle ();
    }
  hk_fixture_end (application);
}

/* Who won is on the screen, with everybody's points and with what happened last. */
static void
test_result (HkFixture     *fixture,
             gconstpointer  data)
{
  HkScreenWindow *screen = open_screen (fixture->window);

  hk_fixture_make_move (fixture->session, "{ 'move': 'gain-card', 'player': 1, 'card': 'zombie-1-1' }");
  hk_fixture_make_move (fixture->session, "{ 'move': 'finish' }");
  g_assert_true (hk_fixture_says (hk_screen_window_get_page (screen), "Bo"));
  g_assert_true (shows (screen, "Ann 0, Bo 1"));
  g_assert_true (shows (screen, "Bo gets Zombie 1") || shows (screen, "Zombie 1"));
  undo (fixture);
  g_assert_false (hk_fixture_says (hk_screen_window_get_page (screen), "Bo"));
}

static gboolean
acts (GtkWidget     *widget,
      gconstpointer  data)
{
  return gtk_widget_has_css_class (widget, "hk-acts");
}

/* Where nobody has points how everyone has come out is told in their place. */
static void
test_result_of_all (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", HK_AOTD_GAME, "scripts", "lost.jsonl", NULL);
  HkApplication *application = hk_fixture_begin ();
  g_autoptr (HkSession) session = hk_script_open (HK_AOTD_GAME, path);
  HkScreenWindow *screen = HK_SCREEN_WINDOW (hk_screen_window_new (session, NULL));
  GtkWidget *chips;

  gtk_window_present (GTK_WINDOW (screen));
  hk_script_play (session, path, 0, hk_script_count (path));
  hk_fixture_settle ();
  chips = hk_fixture_find (hk_fixture_find (hk_screen_window_get_page (screen), HK_TYPE_SCREEN_RESULT, NULL), ADW_TYPE_WRAP_BOX, NULL);
  g_assert_nonnull (chips);
  g_assert_true (gtk_widget_get_mapped (chips));
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (HK_AOTD_TABLE (hk_session_get_table (session))); i++)
    g_assert_true (hk_fixture_says (chips, hk_aotd_table_get_survivor (HK_AOTD_TABLE (hk_session_get_table (session)), (int) i)->name));
  g_assert_null (hk_fixture_find_where (chips, GTK_TYPE_BOX, acts, NULL));
  gtk_window_destroy (GTK_WINDOW (screen));
  hk_fixture_end (application);
}

/* A battle is told while it lasts: its round, who acts, who is left, and who has acted; and what the weather does. */
static void
test_battle (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", HK_CZ_GAME, "scripts", "survive-co-op.jsonl", NULL);
  HkApplication *application = hk_fixture_begin ();
  g_autoptr (HkSession) session = hk_script_open (HK_CZ_GAME, path);
  HkScreenWindow *screen = HK_SCREEN_WINDOW (hk_screen_window_new (session, NULL));
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));

  gtk_window_present (GTK_WINDOW (screen));
  for (guint i = 0; table->battle == NULL || table->battle->round < 2; i++)
    hk_script_play (session, path, i, i + 1);
  hk_fixture_settle ();
  g_assert_true (shows (screen, "Round 2"));
  g_assert_true (shows (screen, "The survivors act"));
  g_assert_true (shows (screen, "1 × Slow Zombie, the closest 1 hex away"));
  g_assert_true (shows (screen, "Pizza Courier, Ready"));
  g_assert_true (shows (screen, "Shots −1/−1/−2"));
  gtk_window_destroy (GTK_WINDOW (screen));
  hk_fixture_end (application);
}

/* A correction of what lies face down is nobody's business but the group's. */
static void
test_corrections (void)
{
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1000, 700);
  HkSession *session = hk_fixture_show (window, hk_fixture_make_game (HK_RF_GAME, "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' } ], 'distance': 30,"
                                                                      " 'components': 'none', 'cards-by': 'hand' }", 3));
  HkScreenWindow *screen = open_screen (window);

  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'players/0/blood-due', 'value': 1 }");
  hk_fixture_make_move (session, "{ 'move': 'draw-blood', 'player': 0, 'drops': 3 }");
  hk_fixture_make_move (session, "{ 'move': 'set', 'path': 'players/0/bloods/0/card', 'value': '" MARK "' }");
  g_assert_false (shows (screen, MARK));
  g_assert_true (shows (screen, "3 drops"));
  hk_fixture_end (application);
}

static const HkFixtureTest tests[] = {
  { "/screen/follows", 0, test_follows },
  { "/screen/opens", 0, test_opens },
  { "/screen/sizes", 0, test_sizes },
  { "/screen/marks", 0, test_marks },
  { "/screen/marks-of-drawn", 0, test_marks_of_drawn },
  { "/screen/odds", 0, test_odds },
  { "/screen/result", 0, test_result },
};

int
main (int    argc,
      char **argv)
{
  const Drawn drawn[] = {
    { HK_AOTD_GAME, "won", HK_TYPE_AOTD_DANGER_BAR },
    { HK_AOTD_GAME, "won", HK_TYPE_AOTD_POOL_BAR },
    { HK_RF_GAME, "won", HK_TYPE_RF_SPACE },
    { HK_ZZ_GAME, "two", HK_TYPE_ZZ_ARC },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  g_test_add_func ("/screen/corrections", test_corrections);
  g_test_add_func ("/screen/result-of-all", test_result_of_all);
  g_test_add_func ("/screen/battle", test_battle);
  g_test_add_func ("/screen/odds-of-dialogs", test_odds_of_dialogs);
  for (guint i = 0; i < G_N_ELEMENTS (drawn); i++)
    {
      g_autofree char *path = g_strconcat ("/screen/marks-of-board/", g_type_name (drawn[i].drawn), NULL);

      g_test_add_data_func (path, &drawn[i], test_marks_of_board);
    }
  for (guint i = 0; i < G_N_ELEMENTS (motions); i++)
    {
      g_autofree char *path = g_strconcat ("/screen/motion/", motions[i].game, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_motion);
    }
  for (guint i = 0; i < G_N_ELEMENTS (boards); i++)
    {
      g_autofree char *path = g_strdup_printf ("/screen/motion-of-boards/%s/%s", boards[i].game, g_type_name (boards[i].type ()));

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_motion_of_boards);
    }
  return g_test_run ();
}
