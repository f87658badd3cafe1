/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-tour.h"

#include "hk-access-keys.h"
#include "hk-access-sizes.h"
#include "hk-access-walk.h"
#include "hk-shots.h"
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

typedef void (*Look) (HkWindow *window, const char *page);

typedef struct
{
  const HkShot     *shot;
  const HkGameSpec *game;
  int               width;
  int               height;
  Look              look; /* at the pages of a game, where the keys lead elsewhere */
} Case;

static HkWindow *
open_page (HkApplication *application,
           const Case    *this)
{
  HkWindow *window = hk_fixture_make_window (application, this->width, this->height);

  this->shot->show (application, window);
  hk_fixture_settle ();
  return window;
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

/* A page is opened once: it is heard and touched, gone over by the keyboard then, from where the focus was, and read with other letters at
 * last. Where the arrow keys have chosen something that shows other things, it is opened anew for that. */
static void
test_shot (gconstpointer data)
{
  const Case *this = data;
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = open_page (application, this);
  g_autoptr (GtkWidget) focus = NULL;
  g_autoptr (GString) before = g_string_new (NULL);
  g_autoptr (GString) after = g_string_new (NULL);

  list_seen (GTK_WIDGET (window), before);
  g_set_object (&focus, gtk_window_get_focus (GTK_WINDOW (window)));
  hk_access_walk (window, this->shot->name);
  if (focus != NULL && gtk_widget_get_mapped (focus) && gtk_window_get_focus (GTK_WINDOW (window)) != focus)
    gtk_window_set_focus (GTK_WINDOW (window), focus);
  hk_access_walk_keys (window, this->shot->name);
  list_seen (GTK_WIDGET (window), after);
  g_clear_object (&focus);
  if (!g_string_equal (before, after))
    {
      g_test_message ("%s is opened anew", this->shot->name);
      hk_fixture_end (application);
      application = hk_fixture_begin ();
      window = open_page (application, this);
    }
  hk_access_walk_sizes (window, this->shot->name);
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

  this->look (window, page);
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

static void
test_game (gconstpointer data)
{
  static const char * const actions[] = { "table.steps", "table.players", "table.result", "table.note", "table.components", "win.rules" };
  const Case *this = data;
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, this->width, this->height);
  g_auto (GStrv) players = g_strdupv ((char **) names);
  AdwNavigationPage *page;

  for (int i = MAX (this->game->min_players, MIN (2, this->game->max_players)); players[i] != NULL; i++)
    g_clear_pointer (&players[i], g_free);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", this->game->id);
  hk_fixture_settle ();
  walk_page (window, this, "new game");
  /* The arrow keys have chosen among the ways to play; the game begins whichever they left. */
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
add (const char    *kind,
     const char    *name,
     const Case    *filled,
     GTestDataFunc  test)
{
  g_autofree char *path = g_strdup_printf ("/access/%d/%s/%s", filled->width, kind, name);

  g_test_add_data_func_full (path, g_memdup2 (filled, sizeof (Case)), test, g_free);
}

/**
 * hk_access_add_tour:
 *
 * Adds the tests that go over every page, at each width.
 */
void
hk_access_add_tour (void)
{
  guint n_lists;
  const HkShot * const *lists = hk_shots_get_lists (&n_lists);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      Case this = { .width = windows[i].width, .height = windows[i].height };

      for (guint j = 0; j < n_games; j++)
        {
          this.game = games[j];
          this.look = hk_access_walk;
          add ("games", games[j]->id, &this, test_game);
          this.look = hk_access_walk_keys;
          add ("keys", games[j]->id, &this, test_game);
        }
      for (guint j = 0; j < n_lists; j++)
        for (this.shot = lists[j]; this.shot->name != NULL; this.shot++)
          add ("pages", this.shot->name, &this, test_shot);
    }
}
