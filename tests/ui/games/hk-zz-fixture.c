/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-fixture.h"
#include "ui/games/zombiez/board/hk-zz-row-view.h"

static const char players[] =
  "'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cleo', 'colour': 'green' } ]";

void
hk_zz_fixture_open (HkFixture  *fixture,
                    const char *rest)
{
  g_autofree char *setup = g_strdup_printf ("{ %s, 'first-player': 0, %s }", players, rest);

  hk_fixture_open (fixture, 1200, 900, HK_ZZ_GAME, setup, 7);
}

HkZzTable *
hk_zz_fixture_get_table (HkFixture *fixture)
{
  return HK_ZZ_TABLE (hk_session_get_table (fixture->session));
}

GtkWidget *
hk_zz_fixture_find (HkFixture *fixture,
                    GType      type)
{
  GtkWidget *widget = hk_fixture_find (GTK_WIDGET (fixture->window), type, NULL);

  g_assert_nonnull (widget);
  return widget;
}

static gboolean
is_row (GtkWidget     *row,
        gconstpointer  number)
{
  return hk_view_get_index (HK_VIEW (row)) == GPOINTER_TO_INT (number);
}

GtkWidget *
hk_zz_fixture_find_row (HkFixture *fixture,
                        int        number)
{
  return hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_ZZ_ROW_VIEW, is_row, GINT_TO_POINTER (number));
}

void
hk_zz_fixture_draw (HkFixture  *fixture,
                    const char *card)
{
  g_autofree char *line = g_strdup_printf ("{ 'move': 'draw', 'card': '%s' }", card);

  hk_fixture_play (fixture->session, line);
}

void
hk_zz_fixture_give (HkFixture  *fixture,
                    int         player,
                    const char *card)
{
  g_autofree char *line = g_strdup_printf ("{ 'move': 'gain-card', 'player': %d, 'card': '%s' }", player, card);

  hk_fixture_play (fixture->session, line);
}

/* Presses the big button, and returns what has the keyboard then; no dialog hides the board. */
GtkWidget *
hk_zz_fixture_press_next (HkFixture *fixture)
{
  hk_fixture_activate (fixture->page, "table.next");
  g_assert_true (hk_fixture_has_no_dialog (fixture->window));
  g_assert_true (gtk_window_get_focus_visible (GTK_WINDOW (fixture->window)));
  return gtk_root_get_focus (GTK_ROOT (fixture->window));
}
