/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-shots.h"
#include "screen/hk-letters.h"
#include "ui/games/hk-game-views.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/screen/hk-screen-seats.h"
#include "ui/widgets/hk-ink.h"

/* What stands on the boards is read by who sits before them, drawn or not; and a letter that stands alone there means one thing: a player, or
 * what the game says of it. */

static const char * const boards[] = {
  "game-planning", "game-combat", "aotd-late", "horde-spawn", "cz-map-turn", "cz-map-wide", "cz-battle-late", "cz-battle-humans", "cz-team", "rf-start",
  "rf-zombies", "rf-combat", "zz-push", "zz-hand", NULL,
};

static const struct
{
  int width;
  int height;
} sizes[] = { { 1200, 900 }, { 1920, 1080 } };

static void
check_size (GtkWidget  *page,
            const char *name)
{
  const double least = hk_letters_find_least (page);

  if (least < HK_INK_LEAST - 0.1)
    {
      g_printerr ("%s, %d wide: letters of %.1f pixels\n", name, gtk_widget_get_width (page), least);
      g_test_fail ();
    }
}

static gboolean
is_player (HkTable    *table,
           const char *letter)
{
  gboolean found = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (hk_table_get_seats (table)) && !found; i++)
    {
      g_autofree char *name = hk_screen_seat_dup_name (table, (int) i);
      g_autofree char *mark = hk_player_mark_dup_text (name);

      found = g_str_equal (mark, letter);
    }
  return found;
}

static void
check_meaning (HkTable    *table,
               GtkWidget  *page,
               const char *name)
{
  g_auto (GStrv) lone = hk_letters_list_lone (page);
  g_auto (GStrv) letters = hk_game_views_list_letters (hk_table_get_game (table)->id);

  for (guint i = 0; lone[i] != NULL; i++)
    if ((letters != NULL && g_strv_contains ((const char * const *) letters, lone[i])) == is_player (table, lone[i]))
      {
        g_printerr ("%s: “%s” means %s\n", name, lone[i], is_player (table, lone[i]) ? "two things" : "nothing that is told");
        g_test_fail ();
      }
}

static void
test_letters (gconstpointer data)
{
  const HkShot *shot = data;
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, sizes[0].width, sizes[0].height);
  GtkWidget *page;

  shot->show (application, window);
  page = GTK_WIDGET (hk_fixture_get_page (window));
  hk_fixture_set_resizing (TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, sizes[i].height);
      hk_fixture_settle ();
      g_assert_cmpint (gtk_widget_get_width (page), ==, sizes[i].width);
      check_size (page, shot->name);
    }
  check_meaning (hk_session_get_table (hk_window_get_session (window)), page, shot->name);
  hk_fixture_set_resizing (FALSE);
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  guint n_lists;
  const HkShot * const *lists = hk_shots_get_lists (&n_lists);

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < n_lists; i++)
    for (const HkShot *shot = lists[i]; shot->name != NULL; shot++)
      if (g_strv_contains (boards, shot->name))
        {
          g_autofree char *path = g_strconcat ("/board-letters/", shot->name, NULL);

          g_test_add_data_func (path, shot, test_letters);
        }
  return g_test_run ();
}
