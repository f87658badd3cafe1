/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-access-name.h"
#include "hk-access-walk.h"
#include "hk-new-game-page.h"
#include "hk-shots.h"

/* Every page, narrow and wide, as a person hears it and as a thumb finds it. The pages are those that pictures are taken
 * of; and for each game of the registry those that every game has. */

#define HEIGHT    800
#define MOST_NEXT 8

static const int widths[] = { 360, 1200 };
static const char * const names[] = { "Ann", "Bo", "Cy", "Dee", "Eve", "Flo", "Gus", "Hal", NULL };

typedef struct
{
  const HkShot     *shot;
  const HkGameSpec *game;
  int               width;
} Case;

static void
test_shot (gconstpointer data)
{
  const Case *this = data;
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, this->width, HEIGHT);

  this->shot->show (application, window);
  hk_fixture_settle ();
  hk_access_walk (window, this->shot->name);
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
walk_page (HkWindow         *window,
           const HkGameSpec *game,
           const char       *what)
{
  g_autofree char *page = g_strdup_printf ("%s, %s", game->id, what);

  hk_access_walk (window, page);
}

/* What a key or a button opens on the page of a table. */
static void
walk_action (HkWindow         *window,
             const HkGameSpec *game,
             const char       *action)
{
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), action, NULL);
  hk_fixture_settle ();
  walk_page (window, game, action);
  close_dialogs (window);
}

/* Asks are answered as they stand, where they can be. */
static void
answer (HkWindow         *window,
        const HkGameSpec *game)
{
  GtkWidget *button;

  walk_page (window, game, "what the next step asks");
  button = adw_dialog_get_default_widget (ADW_DIALOG (hk_fixture_get_dialog (window)));
  if (button != NULL && gtk_widget_is_sensitive (button))
    {
      gtk_widget_activate (button);
      hk_fixture_settle ();
    }
  close_dialogs (window);
}

static void
play (HkWindow         *window,
      const HkGameSpec *game)
{
  for (guint i = 0; i < MOST_NEXT; i++)
    {
      g_autofree char *what = g_strdup_printf ("the table after %u steps", i + 1);

      gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "table.next", NULL);
      hk_fixture_settle ();
      if (hk_fixture_has_dialog (window))
        answer (window, game);
      else
        walk_page (window, game, what);
    }
}

static void
test_game (gconstpointer data)
{
  static const char * const actions[] = { "table.steps", "table.players", "table.result", "table.note", "table.components", "win.rules" };
  const Case *this = data;
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, this->width, HEIGHT);
  g_auto (GStrv) players = g_strdupv ((char **) names);
  AdwNavigationPage *page;

  for (int i = MAX (this->game->min_players, MIN (2, this->game->max_players)); players[i] != NULL; i++)
    g_clear_pointer (&players[i], g_free);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", this->game->id);
  hk_fixture_settle ();
  walk_page (window, this->game, "new game");
  page = hk_fixture_get_page (window);
  hk_new_game_page_set_names (HK_NEW_GAME_PAGE (page), (const char * const *) players);
  hk_fixture_settle ();
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
  hk_fixture_settle ();
  g_assert_nonnull (hk_window_get_session (window));
  walk_page (window, this->game, "the table");
  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    walk_action (window, this->game, actions[i]);
  play (window, this->game);
  hk_fixture_end (application);
}

static void
judge (GtkWidget *widget,
       gboolean   fault)
{
  g_autoptr (GtkWidget) held = g_object_ref_sink (widget);

  if ((hk_access_needs_name (held) && !hk_access_is_named (held)) != fault)
    g_error ("%s is judged wrongly.", G_OBJECT_TYPE_NAME (held));
}

static GtkWidget *
with_label (GtkWidget *widget)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "Supper", -1);
  return widget;
}

/* The walk finds what it is for, and leaves the rest alone. */
static void
test_judge (void)
{
  HkApplication *application = hk_fixture_begin ();
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *tip = gtk_button_new_from_icon_name ("go-next-symbolic");

  gtk_widget_set_tooltip_text (tip, "Supper");
  gtk_widget_set_focusable (box, TRUE);
  judge (gtk_button_new_from_icon_name ("go-next-symbolic"), TRUE);
  judge (gtk_button_new_with_label (" "), TRUE);
  judge (gtk_toggle_button_new (), TRUE);
  judge (gtk_menu_button_new (), TRUE);
  judge (gtk_entry_new (), TRUE);
  judge (gtk_search_entry_new (), TRUE);
  judge (gtk_switch_new (), TRUE);
  judge (gtk_level_bar_new (), TRUE);
  judge (gtk_drawing_area_new (), TRUE);
  judge (gtk_image_new_from_icon_name ("go-next-symbolic"), TRUE);
  judge (gtk_list_box_row_new (), TRUE);
  judge (box, TRUE);
  judge (tip, FALSE);
  judge (gtk_button_new_with_label ("Supper"), FALSE);
  judge (with_label (gtk_entry_new ()), FALSE);
  judge (with_label (gtk_image_new_from_icon_name ("go-next-symbolic")), FALSE);
  judge (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), FALSE);
  judge (gtk_label_new ("Supper"), FALSE);
  g_object_unref (box);
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  guint n_lists;
  const HkShot * const *lists = hk_shots_get_lists (&n_lists);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);
  g_autoptr (GPtrArray) cases = g_ptr_array_new_with_free_func (g_free);

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *judging = g_strdup_printf ("/access/%d/judge", widths[i]);

      g_test_add_func (judging, test_judge);
      for (guint j = 0; j < n_games; j++)
        {
          g_autofree char *path = g_strdup_printf ("/access/%d/games/%s", widths[i], games[j]->id);
          Case *this = g_new0 (Case, 1);

          *this = (Case) { .game = games[j], .width = widths[i] };
          g_ptr_array_add (cases, this);
          g_test_add_data_func (path, this, test_game);
        }
      for (guint j = 0; j < n_lists; j++)
        for (const HkShot *shot = lists[j]; shot->name != NULL; shot++)
          {
            g_autofree char *path = g_strdup_printf ("/access/%d/pages/%s", widths[i], shot->name);
            Case *this = g_new0 (Case, 1);

            *this = (Case) { .shot = shot, .width = widths[i] };
            g_ptr_array_add (cases, this);
            g_test_add_data_func (path, this, test_shot);
          }
    }
  return g_test_run ();
}
