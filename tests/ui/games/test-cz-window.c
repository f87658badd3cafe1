/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-party.h"
#include "hk-ui-fixture.h"
#include "ui/games/card-z/board/hk-cz-board.h"

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
  return g_test_run ();
}
