/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/table/generic/hk-generic-board.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-number.h"

/* A game just made, which has no views of its own, is played to its end in the window. */

#define SETUP "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' } ] }"

static gboolean
is_score (GtkWidget    *widget,
          gconstpointer data)
{
  HkMove *move = hk_move_option_get_move (hk_move_option_button_get_offer (HK_MOVE_OPTION_BUTTON (widget)));

  return gtk_widget_get_mapped (widget) && gtk_widget_get_sensitive (widget) && g_str_equal (hk_move_get_name (move), "score");
}

static gboolean
is_points_of_bo (GtkWidget    *widget,
                 gconstpointer data)
{
  return g_strcmp0 (gtk_widget_get_name (widget), "players/1/points") == 0;
}

static void
test_play (void)
{
  HkFixture fixture = { NULL };
  HkTable *table;

  hk_fixture_open (&fixture, 1200, 900, "marbles", SETUP, 1);
  table = hk_session_get_table (fixture.session);
  g_assert_true (hk_fixture_mentions (fixture.page, "Ann’s turn"));
  g_signal_emit_by_name (hk_fixture_find_where (fixture.page, HK_TYPE_NUMBER, is_points_of_bo, NULL), "set", 4);
  hk_fixture_settle ();
  for (guint i = 0; i < 20 && !hk_table_is_over (table); i++)
    {
      GtkWidget *button = hk_fixture_find_where (fixture.page, HK_TYPE_MOVE_OPTION_BUTTON, is_score, NULL);

      g_assert_nonnull (button);
      hk_fixture_press (button);
      hk_fixture_settle ();
    }
  g_assert_true (hk_table_is_over (table));
  g_assert_true (hk_fixture_says (GTK_WIDGET (fixture.page), "Bo wins with 10 points."));
  hk_fixture_close (&fixture, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/new-game/board", test_play);
  return g_test_run ();
}
