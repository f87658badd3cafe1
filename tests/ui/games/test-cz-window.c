/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-party.h"
#include "hk-ui-fixture.h"
#include "ui/games/card-z/board/hk-cz-board.h"
#include "ui/games/card-z/day/hk-cz-day-parts.h"

/* A window that shows a game of Card-Z while a group plays it by chance: whatever comes about can be shown, in any width,
 * and taken back again. A warning ends the test. */

#define MOST_MOVES 30

typedef struct
{
  const char *path;
  const char *scenario;
  const char *mode;
  guint       n_players;
  const char *more;
  int         width;
  guint64     seed;
} Case;

static gboolean
attempt (gpointer data,
         HkMove  *move)
{
  g_autoptr (HkMove) copy = hk_move_new (hk_move_get_name (move), hk_move_get_params (move));

  return hk_session_play (data, copy, NULL);
}

/* What scrolls sideways may be as wide as it likes. */
static gboolean
scrolls (GtkWidget *widget)
{
  GtkPolicyType policy = GTK_POLICY_NEVER;

  if (GTK_IS_SCROLLED_WINDOW (widget))
    gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (widget), &policy, NULL);
  return policy != GTK_POLICY_NEVER;
}

/* Whatever cannot be made as narrow as the window is named before it spoils the page. */
static void
check_width (GtkWidget *widget,
             int        width)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *style = g_strjoinv (".", classes);
  int least;

  if (!gtk_widget_get_visible (widget) || GTK_IS_SCROLLBAR (widget))
    return;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !scrolls (widget); child = gtk_widget_get_next_sibling (child))
    check_width (child, width);
  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  if (least > width)
    g_error ("%s.%s in %s needs %d pixels of %d, with “%s”.", G_OBJECT_TYPE_NAME (widget), style,
             G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)), least, width,
             GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");
}

static void
draw (HkWindow *window)
{
  check_width (GTK_WIDGET (hk_fixture_get_page (window)), gtk_widget_get_width (GTK_WIDGET (window)));
  while (g_main_context_iteration (NULL, FALSE));
  gtk_widget_queue_resize (GTK_WIDGET (window));
  hk_fixture_settle ();
}

static void
test_game (gconstpointer data)
{
  const Case *this = data;
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, this->width, 800);
  g_autoptr (JsonObject) setup = hk_cz_party_make_setup (this->scenario, this->mode, this->n_players, this->more);
  g_autoptr (HkSession) session = NULL;
  g_autoptr (GError) error = NULL;
  HkCzParty party;
  HkSession *shown;
  gboolean fought = FALSE;
  guint n = 0;

  session = hk_session_new (hk_games_lookup (HK_CZ_GAME, NULL), setup, "Friday night", this->seed, NULL, &error);
  g_assert_no_error (error);
  hk_window_take_session (window, session);
  shown = hk_window_get_session (window);
  hk_cz_party_init (&party, this->seed);
  hk_fixture_settle ();
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (window), HK_TYPE_CZ_BOARD, NULL));
  while (n < MOST_MOVES && hk_cz_party_act (&party, HK_CZ_TABLE (hk_session_get_table (shown)), attempt, shown))
    {
      const gboolean battle = HK_CZ_TABLE (hk_session_get_table (shown))->battle != NULL;

      fought |= battle;
      /* Drawing each takes its time: the first moves, battles now and then, and the last. */
      if (n < 10 || n % (battle ? 4 : 8) == 0)
        draw (window);
      n++;
    }
  draw (window);
  g_assert_cmpuint (n, >=, 30);
  g_assert_true (fought || this->more != NULL);
  g_assert_true (hk_session_jump (shown, n / 2, NULL));
  draw (window);
  g_assert_true (hk_session_jump (shown, 0, NULL));
  draw (window);
  g_assert_true (hk_session_jump (shown, hk_session_get_n_moves (shown), NULL));
  draw (window);
  hk_cz_party_clear (&party);
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

static HkSession *
show_scenario (HkWindow   *window,
               const char *scenario,
               const char *mode,
               guint       n_players)
{
  g_autoptr (JsonObject) setup = hk_cz_party_make_setup (scenario, mode, n_players, "{\"cards-by\":\"hand\",\"dice-by\":\"hand\"}");
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_games_lookup (HK_CZ_GAME, NULL), setup, "Friday night", 1, NULL, &error);

  g_assert_no_error (error);
  return hk_fixture_show (window, session);
}

/* What the group agreed on has come about: it says so, and says what came of it. */
static void
test_own_end (void)
{
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1200, 800);
  HkSession *session = show_scenario (window, "own", "co-op", 2);
  GtkWidget *dialog;

  hk_fixture_click (GTK_WIDGET (window), "Declare the End");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, window));
  dialog = hk_fixture_get_dialog (window);
  /* All win or lose together. */
  g_assert_null (hk_fixture_find (dialog, ADW_TYPE_PREFERENCES_ROW, "Winner"));
  hk_fixture_click (dialog, "Won");
  hk_fixture_click (dialog, "Declare the End");
  hk_fixture_settle ();
  g_assert_cmpint (HK_CZ_TABLE (hk_session_get_table (session))->outcome, ==, HK_CZ_OUTCOME_WON);
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

/* In Mission from God each player stops at any time (Scenarios, page 14): the turn goes on to the others, now and in later phases. */
static void
test_retire (void)
{
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1200, 800);
  HkSession *session = show_scenario (window, "mission-from-god", "co-op", 2);
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  const char *first = hk_cz_table_get_player_name (table, 0);
  const char *second = hk_cz_table_get_player_name (table, 1);
  g_autofree char *one = g_strdup_printf ("%s Retires", first);
  g_autofree char *other = g_strdup_printf ("%s Retires", second);

  hk_fixture_click (GTK_WIDGET (window), one);
  g_assert_true (hk_cz_table_get_player (table, 0)->retired);
  g_assert_null (hk_fixture_find_button (GTK_WIDGET (window), one));
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  hk_fixture_click (GTK_WIDGET (window), other);
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_ENDED);
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

/* Two moves between two frames, the second of which leaves nothing to do and brings the page back into sight: what hides itself as it is
 * shown anew is not in sight, and is not drawn without any room. */
static void
test_hides_itself (void)
{
  HkApplication *application = hk_fixture_begin ();
  GtkWidget *window = adw_window_new ();
  GtkWidget *stack = gtk_stack_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (JsonObject) setup = hk_cz_party_make_setup ("mission-from-god", "co-op", 2, NULL);
  g_autoptr (HkSession) session = hk_session_new (hk_games_lookup (HK_CZ_GAME, NULL), setup, "Friday night", 1, NULL, NULL);
  GtkWidget *actions = g_object_new (HK_TYPE_CZ_PHASE_ACTIONS, "session", session, NULL);

  gtk_box_append (GTK_BOX (box), gtk_label_new ("Supper"));
  gtk_box_append (GTK_BOX (box), actions);
  gtk_stack_add_named (GTK_STACK (stack), box, "map");
  gtk_stack_add_named (GTK_STACK (stack), gtk_label_new ("Battle"), "battle");
  adw_window_set_content (ADW_WINDOW (window), stack);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 800);
  gtk_window_present (GTK_WINDOW (window));
  hk_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (actions));
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "battle");
  hk_fixture_settle ();
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkMove) move = hk_move_build ("retire", "i:player", i, NULL);

      g_assert_true (hk_session_play (session, move, NULL));
    }
  gtk_stack_set_visible_child_name (GTK_STACK (stack), "map");
  g_assert_false (gtk_widget_get_visible (actions));
  g_assert_false (gtk_widget_get_mapped (actions));
  hk_fixture_settle ();
  g_assert_true (hk_session_undo (session, 1, NULL));
  hk_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (actions));
  gtk_window_destroy (GTK_WINDOW (window));
  hk_fixture_end (application);
}

/* The group is at another part of the day than the app thinks, and on another day: it says so. */
static void
test_set_phase (void)
{
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1200, 800);
  HkSession *session = show_scenario (window, "survive", "co-op", 2);
  HkCzTable *table = HK_CZ_TABLE (hk_session_get_table (session));
  GtkWidget *strip = hk_fixture_find (GTK_WIDGET (window), HK_TYPE_CZ_DAY_STRIP, NULL);
  GtkWidget *dialog;

  g_assert_nonnull (strip);
  hk_fixture_take_item (strip, "Go to the Night");
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_DAWN);
  hk_fixture_click (GTK_WIDGET (window), "House Rule");
  hk_fixture_settle ();
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_NIGHT);
  hk_fixture_take_item (strip, "Go to the Day");
  hk_fixture_click (GTK_WIDGET (window), "House Rule");
  hk_fixture_settle ();
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_DAY);
  hk_fixture_take_item (strip, "Go to Another Day…");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, window));
  dialog = hk_fixture_get_dialog (window);
  g_assert_nonnull (hk_fixture_find (dialog, ADW_TYPE_PREFERENCES_ROW, "Day"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, window));
  /* The end can be declared in any scenario. */
  hk_fixture_take_item (strip, "Declare the End…");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, window));
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  static const Case cases[] = {
    { "/cz-window/survive-narrow", "survive", "co-op", 2, NULL, 360, 11 },
    { "/cz-window/mission-middle", "mission-from-god", "solo", 1, NULL, 700, 12 },
    { "/cz-window/pub-run-wide", "pub-run", "competitive", 3, NULL, 1200, 13 },
    { "/cz-window/raging-fire-narrow", "raging-fire", "co-op", 4, NULL, 360, 14 },
    { "/cz-window/by-hand", "survive", "co-op", 2, "{\"cards-by\":\"hand\",\"dice-by\":\"hand\"}", 700, 15 },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_game);
  g_test_add_func ("/cz-window/own-end", test_own_end);
  g_test_add_func ("/cz-window/retire", test_retire);
  g_test_add_func ("/cz-window/set-phase", test_set_phase);
  g_test_add_func ("/cz-window/hides-itself", test_hides_itself);
  return g_test_run ();
}
