/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-tour.h"

#include "hk-access-keys.h"
#include "hk-access-sizes.h"
#include "hk-access-walk.h"
#include "hk-shots.h"
#include "ui/display/hk-text-size.h"
#include "ui/new-game/hk-new-game-page.h"

/* Every page, narrow and wide: those that pictures are taken of; and for each game of the registry those that every game
 * has. */

#define MOST_NEXT 8

static const struct
{
  int width;
  int height;
} windows[] = { { 360, 720 }, { 1200, 900 } };
static const char * const names[] = { "Ann", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", NULL };

typedef struct
{
  const HkGameSpec *game;
  int               width;
  int               height;
} Case;

static HkWindow *
open_page (HkApplication *application,
           const HkShot  *shot,
           guint          number)
{
  HkWindow *window = hk_fixture_make_window (application, windows[number].width, windows[number].height);

  shot->show (application, window);
  hk_fixture_settle ();
  return window;
}

static void
open_anew (HkWindow    **window,
           const HkShot *shot,
           guint         number)
{
  g_test_message ("%s is opened anew at %d", shot->name, windows[number].width);
  hk_fixture_end (HK_APPLICATION (gtk_window_get_application (GTK_WINDOW (*window))));
  *window = open_page (hk_fixture_begin (), shot, number);
}

static void
list_seen (GtkWidget *widget,
           GString   *seen)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;
  g_string_append_printf (seen, "%s %s\n", G_OBJECT_TYPE_NAME (widget), GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget)) : "");
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_seen (child, seen);
}

static gboolean
is_lost (GtkWidget *focus)
{
  return focus != NULL && !gtk_widget_get_mapped (focus);
}

static void
return_to (GtkWidget *focus,
           HkWindow  *window)
{
  if (focus != NULL && !is_lost (focus) && gtk_window_get_focus (GTK_WINDOW (window)) != focus)
    gtk_window_set_focus (GTK_WINDOW (window), focus);
}

/* A page is opened once: it is heard and touched, gone over by the keyboard then, from where the focus was, and read with other letters at
 * last; and all of that again in the wide window that it grows to. Where the arrow keys have chosen something that shows other things, it is
 * opened anew for the letters and for the wide window. */
static void
test_shot (gconstpointer data)
{
  const HkShot *shot = data;
  HkWindow *window = open_page (hk_fixture_begin (), shot, 0);
  HkApplication *application = HK_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));
  g_autoptr (GtkWidget) focus = NULL;
  gboolean is_other = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      g_autoptr (GString) before = g_string_new (NULL);
      g_autoptr (GString) after = g_string_new (NULL);

      if (i > 0 && !is_other)
        hk_access_resize (window, windows[i].width, windows[i].height, HK_TEXT_SIZE_NORMAL);
      if (i > 0 && (is_other || is_lost (focus)))
        open_anew (&window, shot, i);
      g_set_object (&focus, gtk_window_get_focus (GTK_WINDOW (window)));
      list_seen (GTK_WIDGET (window), before);
      hk_access_walk (window, shot->name);
      return_to (focus, window);
      hk_access_walk_keys (window, shot->name);
      return_to (focus, window);
      list_seen (GTK_WIDGET (window), after);
      is_other = !g_string_equal (before, after);
      if (is_other)
        {
          g_clear_object (&focus);
          open_anew (&window, shot, i);
        }
      hk_access_walk_sizes (window, shot->name);
    }
  hk_fixture_end (application);
}

static void
close_dialogs (HkWindow *window)
{
  for (guint i = 0; i < 5 && hk_fixture_has_dialog (window); i++)
    {
      adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (window)));
      hk_fixture_settle ();
    }
}

static void
walk_page (HkWindow   *window,
           const Case *this,
           const char *what)
{
  g_autofree char *page = g_strdup_printf ("%s, %s", this->game->id, what);
  g_autoptr (GtkWidget) focus = NULL;

  g_set_object (&focus, gtk_window_get_focus (GTK_WINDOW (window)));
  hk_access_walk (window, page);
  return_to (focus, window);
  hk_access_walk_keys (window, page);
}

/* The steps drop from the title where there is no room for them. */
static void
close_popover (HkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));
  GtkWidget *popover = focus == NULL ? NULL : gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER);

  if (popover == NULL)
    return;
  gtk_popover_popdown (GTK_POPOVER (popover));
  hk_fixture_settle ();
}

/* What a key or a button opens on the page of a table. */
static void
walk_action (HkWindow   *window,
             const Case *this,
             const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), action, NULL);
  hk_fixture_settle ();
  walk_page (window, this, action);
  close_dialogs (window);
  close_popover (window);
}

/* Asks are answered as they stand, where they can be. */
static void
answer (HkWindow   *window,
        const Case *this)
{
  GtkWidget *button;

  walk_page (window, this, "what the next step asks");
  button = adw_dialog_get_default_widget (ADW_DIALOG (hk_fixture_get_dialog (window)));
  if (button != NULL && gtk_widget_is_sensitive (button))
    {
      gtk_widget_activate (button);
      hk_fixture_settle ();
    }
  close_dialogs (window);
}

static void
play (HkWindow   *window,
      const Case *this)
{
  for (guint i = 0; i < MOST_NEXT; i++)
    {
      g_autofree char *what = g_strdup_printf ("the table after %u steps", i + 1);

      gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "table.next", NULL);
      hk_fixture_settle ();
      if (hk_fixture_has_dialog (window))
        answer (window, this);
      else
        walk_page (window, this, what);
    }
}

static HkWindow *
open_new_game (const Case *this)
{
  HkWindow *window = hk_fixture_make_window (hk_fixture_begin (), this->width, this->height);

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", this->game->id);
  hk_fixture_settle ();
  return window;
}

static void
test_game (gconstpointer data)
{
  static const char * const actions[] = { "table.steps", "table.players", "table.result", "table.note", "table.components", "win.rules" };
  const Case *this = data;
  HkWindow *window = open_new_game (this);
  HkApplication *application = HK_APPLICATION (gtk_window_get_application (GTK_WINDOW (window)));
  g_auto (GStrv) players = g_strdupv ((char **) names);
  AdwNavigationPage *page;

  for (int i = MAX (this->game->min_players, MIN (2, this->game->max_players)); players[i] != NULL; i++)
    g_clear_pointer (&players[i], g_free);
  walk_page (window, this, "new game");
  /* The arrow keys have chosen among the ways to play; the game is the one that is proposed. */
  hk_fixture_end (application);
  window = open_new_game (this);
  page = hk_fixture_get_page (window);
  hk_new_game_page_set_names (HK_NEW_GAME_PAGE (page), (const char * const *) players);
  hk_fixture_settle ();
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
  hk_fixture_settle ();
  g_assert_nonnull (hk_window_get_session (window));
  walk_page (window, this, "the table");
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    walk_action (window, this, actions[i]);
  play (window, this);
  hk_fixture_end (application);
}

static void
add_game (const HkGameSpec *game,
          guint             number)
{
  const Case this = { game, windows[number].width, windows[number].height };
  g_autofree char *path = g_strdup_printf ("/access/%u/games/%d/%s", number + 1, this.width, game->id);

  g_test_add_data_func_full (path, g_memdup2 (&this, sizeof (Case)), test_game, g_free);
}

/**
 * hk_access_add_tour:
 *
 * Adds the tests that go over every page, at each width, in two halves that take about as long.
 */
void
hk_access_add_tour (void)
{
  guint n_lists;
  const HkShot * const *lists = hk_shots_get_lists (&n_lists);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_lists; i++)
    for (const HkShot *shot = lists[i]; shot->name != NULL; shot++)
      {
        g_autofree char *path = g_strdup_printf ("/access/%d/pages/%s", i < n_lists / 2 ? 1 : 2, shot->name);

        g_test_add_data_func (path, shot, test_shot);
      }
  for (guint i = 0; i < G_N_ELEMENTS (windows); i++)
    for (guint j = 0; j < n_games; j++)
      add_game (games[j], i);
}
