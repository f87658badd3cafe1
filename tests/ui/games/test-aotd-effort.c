/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-effort.h"
#include "hk-ui-fixture.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-pool-bar.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-pool.h"
#include "ui/games/army-of-the-dead/horde/hk-aotd-zombie-phase.h"
#include "ui/games/army-of-the-dead/team/hk-aotd-survivor-card.h"

/* What a tap changes in Army of the Dead costs no more than it has to, and what shows the same stays. */

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' } ], 'mission': 'Cash and Carry', 'components': 'stand-in', 'first-player': 0,"
  "  'survivors': [ { 'id': 'scott', 'player': 0 }, { 'id': 'cruz', 'player': 0 }, { 'id': 'vanderohe', 'player': 0 },"
  "                 { 'id': 'dieter', 'player': 1 }, { 'id': 'peters', 'player': 1 }, { 'id': 'guzman', 'player': 1 } ],"
  "  'spawns': [ { 'name': 'Boulevard', 'kind': 'start' } ], 'shamblers': 30, 'alphas': 16, 'cards-by': 'app' }";

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open (fixture, 1200, 800, HK_AOTD_GAME, setup_text, 7);
}

static void
go_to_spawn (HkFixture *fixture)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (fixture->session));

  for (int i = 0; i < 6; i++)
    {
      hk_fixture_play_move (fixture->session, hk_move_build ("activate", "i:survivor", i, NULL));
      hk_fixture_play (fixture->session, "{ 'move': 'end-turn' }");
    }
  while (table->phase == HK_AOTD_PHASE_ZOMBIE)
    {
      hk_fixture_play (fixture->session, "{ 'move': 'zombie-attacks', 'wounds': 0 }");
      hk_fixture_play (fixture->session, "{ 'move': 'zombies-moved' }");
    }
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_SPAWN);
}

static gboolean
is_first (GtkWidget     *label,
          gconstpointer  data)
{
  return g_str_has_prefix (gtk_label_get_text (GTK_LABEL (label)), "1. ");
}

/* What a spawn places is told when it is made, and neither when it is taken back nor when it is made again. Activations that wait are
 * kept while something else happens. */
static void
test_spawn (HkFixture     *fixture,
            gconstpointer  data)
{
  HkAotdTable *table = HK_AOTD_TABLE (hk_session_get_table (fixture->session));
  GtkWidget *zombies;
  g_autoptr (GtkWidget) activation = NULL;
  GtkWidget *dialog;

  go_to_spawn (fixture);
  hk_fixture_play (fixture->session, "{ 'move': 'spawn' }");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_cmpstr (adw_dialog_get_title (ADW_DIALOG (dialog)), ==, "Place These Zombies");
  adw_dialog_force_close (ADW_DIALOG (dialog));
  hk_fixture_settle ();
  g_assert_nonnull (table->extra_activations);
  zombies = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_ZOMBIE_PHASE, NULL);
  activation = hk_fixture_find_where (zombies, GTK_TYPE_LABEL, is_first, NULL);
  g_assert_nonnull (activation);
  g_object_ref (activation);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/1/adrenaline', 'value': 3 }");
  g_assert_true (hk_fixture_find_where (zombies, GTK_TYPE_LABEL, is_first, NULL) == activation);
  g_assert_true (hk_session_undo (fixture->session, 2, NULL));
  hk_fixture_settle ();
  g_assert_true (hk_session_redo (fixture->session, 1, NULL));
  hk_fixture_settle ();
  g_assert_true (hk_fixture_has_no_dialog (fixture->window));
  g_assert_true (hk_session_redo (fixture->session, 1, NULL));
  g_assert_true (hk_session_undo (fixture->session, 2, NULL));
  hk_fixture_play (fixture->session, "{ 'move': 'spawn' }");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  g_assert_true (hk_session_undo (fixture->session, 1, NULL));
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
  hk_fixture_settle ();
  g_assert_true (hk_session_redo (fixture->session, 1, NULL));
  hk_fixture_settle ();
  g_assert_true (hk_fixture_has_no_dialog (fixture->window));
}

/* A warning is not laid out for the height of its line, and not anew where it comes back as it was. */
static void
test_warning (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *pool = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_POOL, NULL);
  g_autofree char *warning = g_strdup (hk_aotd_pool_get_warning (HK_AOTD_POOL (pool)));
  GtkWidget *label;

  g_assert_nonnull (warning);
  label = hk_fixture_find (pool, GTK_TYPE_LABEL, warning);
  hk_effort_watch (label);
  hk_aotd_pool_set_warning (HK_AOTD_POOL (pool), NULL);
  hk_fixture_settle ();
  g_assert_null (hk_aotd_pool_get_warning (HK_AOTD_POOL (pool)));
  hk_aotd_pool_set_warning (HK_AOTD_POOL (pool), warning);
  hk_fixture_settle ();
  g_assert_cmpuint (hk_effort_get_n_measures (), ==, 0);
  hk_aotd_pool_set_warning (HK_AOTD_POOL (pool), "Something else may happen to them");
  hk_fixture_settle ();
  g_assert_cmpuint (hk_effort_get_n_measures (), >, 0);
  g_assert_cmpuint (hk_effort_get_n_for_height (), ==, 0);
}

/* Neither is what the big button says, and what stands beside it. */
static void
test_hint (HkFixture     *fixture,
           gconstpointer  data)
{
  HkPrimaryAction *next;
  GtkWidget *label;

  go_to_spawn (fixture);
  next = hk_session_get_primary_action (fixture->session);
  g_assert_nonnull (hk_primary_action_get_hint (next));
  for (int i = 0; i < 2; i++)
    {
      label = hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL,
                               i == 0 ? hk_primary_action_get_hint (next) : hk_primary_action_get_label (next));
      g_assert_true (gtk_label_get_wrap (GTK_LABEL (label)));
      hk_effort_watch (label);
      gtk_label_set_text (GTK_LABEL (label), "Something else is to be done now");
      hk_fixture_settle ();
      g_assert_cmpuint (hk_effort_get_n_measures (), >, 0);
      g_assert_cmpuint (hk_effort_get_n_for_height (), ==, 0);
    }
}

static void
changed_cb (guint *n)
{
  *n += 1;
}

/* The arrow of a card is not set anew by a move that leaves it folded. */
static void
test_arrow (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *card = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_SURVIVOR_CARD, NULL);
  GtkWidget *fold = hk_fixture_find_button (card, "Show More");
  guint n = 0;

  g_signal_connect_swapped (fold, "notify::icon-name", G_CALLBACK (changed_cb), &n);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'shamblers', 'value': 3 }");
  g_assert_cmpuint (n, ==, 0);
  hk_fixture_press (fold);
  g_assert_cmpuint (n, ==, 1);
}

static void (*draw) (GtkWidget *, GtkSnapshot *);
static guint n_drawn;

static void
count_drawn (GtkWidget   *bar,
             GtkSnapshot *snapshot)
{
  n_drawn++;
  draw (bar, snapshot);
}

/* A bar is drawn colour by colour and not cell by cell, and not again where it shows the same. */
static void
test_bar (HkFixture     *fixture,
          gconstpointer  data)
{
  GtkWidget *bar = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_AOTD_POOL_BAR, NULL);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GskRenderNode *node;

  hk_aotd_pool_bar_set (HK_AOTD_POOL_BAR (bar), 11, 2, 3);
  GTK_WIDGET_GET_CLASS (bar)->snapshot (bar, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_CONTAINER_NODE);
  g_assert_cmpuint (gsk_container_node_get_n_children (node), ==, 4);
  gsk_render_node_unref (node);
  hk_fixture_settle ();
  draw = GTK_WIDGET_GET_CLASS (bar)->snapshot;
  GTK_WIDGET_GET_CLASS (bar)->snapshot = count_drawn;
  hk_aotd_pool_bar_set (HK_AOTD_POOL_BAR (bar), 11, 2, 3);
  hk_fixture_settle ();
  g_assert_cmpuint (n_drawn, ==, 0);
  hk_aotd_pool_bar_set (HK_AOTD_POOL_BAR (bar), 12, 2, 3);
  hk_fixture_settle ();
  g_assert_cmpuint (n_drawn, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/aotd-effort/spawn", 0, test_spawn },
    { "/aotd-effort/warning", 0, test_warning },
    { "/aotd-effort/hint", 0, test_hint },
    { "/aotd-effort/arrow", 0, test_arrow },
    { "/aotd-effort/bar", 0, test_bar },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
