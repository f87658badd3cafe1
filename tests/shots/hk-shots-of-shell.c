/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include "hk-past-fixture.h"
#include "hk-shots.h"
#include "ui/app/hk-remembered-names.h"
#include "ui/new-game/hk-new-game-page.h"
#include "ui/display/hk-turn-timer.h"
#include "ui/rules/hk-rules-dialog.h"
#include "ui/stats/hk-stats-page.h"

static const char * const group[] = { "Ann", "Bo", "Cy", "Dee", NULL };
static const char * const couple[] = { "Ann", "Bo", NULL };

static void
fill_shelf (HkApplication *application)
{
  g_autoptr (HkSession) first = hk_fixture_make_session (application, "New Year’s Eve", couple);
  g_autoptr (HkSession) second = hk_fixture_make_session (application, "Rain, finally", group + 1);
  g_autoptr (HkSession) third = hk_fixture_make_session (application, "Friday night", group);
}

/* A face for somebody: a light circle before one of two colours. */
static void
give_face (HkApplication *application,
           const char    *person,
           guint32        ground)
{
  guint32 *pixels = g_new (guint32, 128 * 128);
  g_autoptr (GBytes) bytes = g_bytes_new_take (pixels, 128 * 128 * sizeof (guint32));
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (GBytes) picture = NULL;

  for (int y = 0; y < 128; y++)
    for (int x = 0; x < 128; x++)
      {
        const gboolean is_eye = (ABS (x - 48) < 5 || ABS (x - 80) < 5) && ABS (y - 52) < 5;
        const gboolean is_face = (x - 64) * (x - 64) + (y - 60) * (y - 60) < 42 * 42;

        pixels[y * 128 + x] = is_eye ? 0xff241f31 : is_face ? 0xfff6d3b3 : ground;
      }
  texture = gdk_memory_texture_new (128, 128, GDK_MEMORY_DEFAULT, bytes, 128 * sizeof (guint32));
  picture = gdk_texture_save_to_png_bytes (texture);
  g_assert_true (hk_people_set_picture (hk_application_get_people (application), person, picture, NULL));
}

/* Some have colours, and some pictures. */
static void
give_looks (HkApplication *application)
{
  HkPeople *people = hk_application_get_people (application);

  hk_people_set_colour (people, "Ann", "teal", NULL);
  hk_people_set_colour (people, "Bo", "yellow", NULL);
  give_face (application, "Ann", 0xff1a5fb4);
  give_face (application, "Dee", 0xff26a269);
  hk_people_set_colour (people, "Dee", "red", NULL);
}

static void
show_welcome (HkApplication *application,
              HkWindow      *window)
{
  fill_shelf (application);
}

static void
show_welcome_empty (HkApplication *application,
                    HkWindow      *window)
{
}

static void
show_past_games (HkApplication *application,
                 HkWindow      *window)
{
  fill_shelf (application);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
}

static void
show_past_games_faces (HkApplication *application,
                       HkWindow      *window)
{
  give_looks (application);
  show_past_games (application, window);
}

static gboolean
has_been_read (gpointer page)
{
  GObject *stack = gtk_widget_get_template_child (page, HK_TYPE_STATS_PAGE, "stack");

  return g_strcmp0 (gtk_stack_get_visible_child_name (GTK_STACK (stack)), "wait") != 0;
}

static void
show_statistics_empty (HkApplication *application,
                       HkWindow      *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.past-games", NULL);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "past-games.statistics", NULL);
  g_assert_true (hk_fixture_wait (has_been_read, hk_fixture_get_page (window)));
}

static void
show_statistics (HkApplication *application,
                 HkWindow      *window)
{
  hk_fixture_fill_past (application);
  show_statistics_empty (application, window);
}

/* With what stands behind the first of the games and of the players. */
static void
show_statistics_open (HkApplication *application,
                      HkWindow      *window)
{
  static const char * const lists[] = { "games", "players" };
  GtkWidget *page;

  show_statistics (application, window);
  page = GTK_WIDGET (hk_fixture_get_page (window));
  for (gsize i = 0; i < G_N_ELEMENTS (lists); i++)
    for (int j = 0; j < 2; j++)
      {
        GtkListBox *list = GTK_LIST_BOX (gtk_widget_get_template_child (page, HK_TYPE_STATS_PAGE, lists[i]));

        adw_expander_row_set_expanded (ADW_EXPANDER_ROW (gtk_list_box_get_row_at_index (list, j)), TRUE);
      }
}

/* Somebody with two names. */
static void
show_person (HkApplication *application,
             HkWindow      *window)
{
  hk_people_rename (hk_application_get_people (application), "Dee", "Bo", NULL);
  show_statistics (application, window);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "statistics.person", "s", "Bo");
}

/* Some have colours, and one of the groups a name. */
static void
show_people (HkApplication *application,
             HkWindow      *window)
{
  static const char * const groups[][4] = { { "Ann", "Bo", "Cy", NULL }, { "Cy", "Ann", NULL }, { "Bo", "Ann", NULL } };
  HkPeople *people = hk_application_get_people (application);

  hk_fixture_fill_past (application);
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    hk_remember_group (hk_application_get_settings (application), groups[i]);
  give_looks (application);
  hk_people_name_group (people, groups[2], "Friday Couple", NULL);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "people.show", NULL);
  hk_fixture_settle ();
}

static void
show_group (HkApplication *application,
            HkWindow      *window)
{
  show_people (application, window);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "people.group", "u", 0);
}

static void
show_year (HkApplication *application,
           HkWindow      *window)
{
  show_statistics (application, window);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "statistics.review", NULL);
}

static void
show_new_game (HkApplication *application,
               HkWindow      *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", "dark-age-z");
}

static void
show_new_game_again (HkApplication *application,
                     HkWindow      *window)
{
  GVariantBuilder groups;

  g_variant_builder_init (&groups, G_VARIANT_TYPE ("aas"));
  g_variant_builder_add_value (&groups, g_variant_new_strv (group, -1));
  g_variant_builder_add_value (&groups, g_variant_new_strv (couple, -1));
  g_settings_set_value (hk_application_get_settings (application), "last-groups", g_variant_builder_end (&groups));
  g_settings_set_strv (hk_application_get_settings (application), "player-names",
                       (const char * const[]) { "Ann", "Bo", "Cy", "Dee", "Grandmother", "Flo", "Gus", NULL });
  show_new_game (application, window);
}

static void
show_new_game_faces (HkApplication *application,
                     HkWindow      *window)
{
  give_looks (application);
  show_new_game_again (application, window);
  hk_new_game_page_set_names (HK_NEW_GAME_PAGE (hk_fixture_get_page (window)), group);
}

/* The path of an evening with a few notes. */
static char *
make_evening (HkApplication *application)
{
  static const char * const notes[] = { "The lights went out", "Pizza is here", "Bo went home" };
  g_autoptr (HkSession) session = hk_fixture_make_session (application, "Friday night", group);

  for (gsize i = 0; i < G_N_ELEMENTS (notes); i++)
    {
      g_autoptr (HkMove) move = hk_move_build ("note", "s:text", notes[i], NULL);

      g_assert_true (hk_session_play (session, move, NULL));
    }
  return g_strdup (hk_session_get_path (session));
}

/* One letter of the last note is another one. */
static char *
make_damaged (HkApplication *application)
{
  g_autofree char *path = make_evening (application);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  *strstr (text, "Bo went") = 'J';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  hk_session_store_refresh (hk_application_get_sessions (application));
  return g_steal_pointer (&path);
}

static void
show_damaged_row (HkApplication *application,
                  HkWindow      *window)
{
  g_autofree char *path = make_damaged (application);
}

static void
show_damaged (HkApplication *application,
              HkWindow      *window)
{
  g_autofree char *path = make_damaged (application);

  hk_window_open_path (window, path);
}

/* The file is full where it ends. */
static void
show_unsaved (HkApplication *application,
              HkWindow      *window)
{
  g_autofree char *path = make_evening (application);
  g_autoptr (HkMove) move = hk_move_build ("note", "s:text", "No room", NULL);
  struct rlimit limit;
  struct stat about;

  signal (SIGXFSZ, SIG_IGN);
  hk_window_open_path (window, path);
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_assert_cmpint (stat (path, &about), ==, 0);
  limit.rlim_cur = (rlim_t) about.st_size;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_assert_true (hk_session_play (hk_window_get_session (window), move, NULL));
  limit.rlim_cur = limit.rlim_max;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
}

static void
show_table (HkApplication *application,
            HkWindow      *window)
{
  g_autoptr (HkSession) session = hk_fixture_make_session (application, "Friday night", group);

  hk_window_take_session (window, session);
}

static void
show_components (HkApplication *application,
                 HkWindow      *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.components", "s", "dark-age-z");
}

static AdwDialog *
open_rules (HkWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rules", NULL);
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
}

/* Its rules are listed as somebody scrolls on, who comes back to the first. */
static void
list_to_end (AdwDialog *dialog)
{
  GtkAdjustment *adjustment;
  double upper;

  hk_fixture_settle ();
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_SCROLLED_WINDOW, NULL)));
  do
    {
      upper = gtk_adjustment_get_upper (adjustment);
      gtk_adjustment_set_value (adjustment, upper);
      hk_fixture_settle ();
    }
  while (gtk_adjustment_get_upper (adjustment) > upper);
  gtk_adjustment_set_value (adjustment, 0);
}

static void
show_rules (HkApplication *application,
            HkWindow      *window)
{
  g_autoptr (HkSession) session = hk_fixture_make_session (application, "Friday night", group);

  hk_window_take_session (window, session);
  list_to_end (open_rules (window));
}

static void
show_rules_search (HkApplication *application,
                   HkWindow      *window)
{
  hk_rules_dialog_search (HK_RULES_DIALOG (open_rules (window)), "march");
}

static void
show_rules_nothing (HkApplication *application,
                    HkWindow      *window)
{
  hk_rules_dialog_search (HK_RULES_DIALOG (open_rules (window)), "xylophone");
}

static void
show_rule (HkApplication *application,
           HkWindow      *window)
{
  HkRulebook *rulebook = hk_application_get_rulebook (application);
  g_autoptr (GPtrArray) hits = hk_rulebook_search (rulebook, "march", NULL, NULL, 1);

  g_assert_cmpuint (hits->len, >, 0);

  hk_window_show_rule (window, hk_rule_get_id (hk_rule_hit_get_rule (g_ptr_array_index (hits, 0))));
}

static void
show_house_rules (HkApplication *application,
                  HkWindow      *window)
{
  show_table (application, window);
  hk_fixture_make_move (hk_window_get_session (window), "{\"move\":\"house-rule\",\"id\":\"negative-points\"}");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.house-rules", NULL);
}

static void
show_ruling (HkApplication *application,
             HkWindow      *window)
{
  show_table (application, window);
  hk_window_show_rule (window, "dark-age-z/ruling.points-not-below-zero");
}

static void
show_preferences (HkApplication *application,
                  HkWindow      *window)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "preferences", NULL);
}

static gint64 shown_time;

static gint64
get_shown_time (void)
{
  return shown_time;
}

/* A turn that takes longer than it should. */
static void
show_turn_timer (HkApplication *application,
                 HkWindow      *window)
{
  shown_time = g_get_real_time () + G_TIME_SPAN_HOUR;
  hk_turn_timer_set_now (get_shown_time);
  g_settings_set_boolean (hk_application_get_settings (application), "turn-timer", TRUE);
  show_table (application, window);
  shown_time += 252 * G_TIME_SPAN_SECOND;
  hk_turn_timer_tick (HK_TURN_TIMER (hk_fixture_find (GTK_WIDGET (hk_fixture_get_page (window)), HK_TYPE_TURN_TIMER, NULL)));
}

static void
show_bookmarks (HkApplication *application,
                HkWindow      *window)
{
  static const char * const rules[] = { "dark-age-z/ruling.points-not-below-zero", "dark-age-z/end.game", "zombiez/turn.push" };
  GtkWidget *dialog;

  for (gsize i = 0; i < G_N_ELEMENTS (rules); i++)
    hk_bookmarks_set (hk_application_get_bookmarks (application), rules[i], TRUE, NULL);
  dialog = GTK_WIDGET (open_rules (window));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find (dialog, GTK_TYPE_TOGGLE_BUTTON, "Bookmarked Rules Alone")), TRUE);
}

static void
show_shortcuts (HkApplication *application,
                HkWindow      *window)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "shortcuts", NULL);
}

static void
show_about (HkApplication *application,
            HkWindow      *window)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "about", NULL);
}

/* The first hour of a group with its own box: nothing but its names is entered, and everything stays as the page proposes it. */
static void
show_first (HkWindow   *window,
            const char *game,
            gboolean    start)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", "s", game);
  if (!start)
    return;
  hk_new_game_page_set_names (HK_NEW_GAME_PAGE (hk_fixture_get_page (window)), group);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (window)), "setup.start", NULL);
}

#define FIRST(id, game)                                                                        \
  static void show_new_##id (HkApplication *application, HkWindow *window) { show_first (window, game, FALSE); } \
  static void show_first_##id (HkApplication *application, HkWindow *window) { show_first (window, game, TRUE); }

FIRST (daz, "dark-age-z")
FIRST (aotd, "army-of-the-dead")
FIRST (cz, "card-z")
FIRST (rf, "rfyl")
FIRST (zz, "zombiez")

#undef FIRST

const HkShot hk_shots_of_shell[] = {
  { "welcome", show_welcome, 0 },
  { "welcome-empty", show_welcome_empty, 0 },
  { "past-games", show_past_games, 0 },
  { "past-games-faces", show_past_games_faces, 0 },
  { "statistics", show_statistics, 0 },
  { "statistics-open", show_statistics_open, 1700 },
  { "statistics-empty", show_statistics_empty, 0 },
  { "statistics-person", show_person, 0 },
  { "statistics-year", show_year, 1100 },
  { "people", show_people, 0 },
  { "people-group", show_group, 0 },
  { "new-game", show_new_game, 1000 },
  { "new-game-again", show_new_game_again, 1000 },
  { "new-game-faces", show_new_game_faces, 1000 },
  { "first-daz-new", show_new_daz, 0, TRUE },
  { "first-daz-table", show_first_daz, 0, TRUE },
  { "first-aotd-new", show_new_aotd, 0, TRUE },
  { "first-aotd-table", show_first_aotd, 0, TRUE },
  { "first-cz-new", show_new_cz, 0, TRUE },
  { "first-cz-table", show_first_cz, 0, TRUE },
  { "first-rf-new", show_new_rf, 0, TRUE },
  { "first-rf-table", show_first_rf, 0, TRUE },
  { "first-zz-new", show_new_zz, 0, TRUE },
  { "first-zz-table", show_first_zz, 0, TRUE },
  { "table", show_table, 0 },
  { "damaged-row", show_damaged_row, 0 },
  { "damaged", show_damaged, 0 },
  { "unsaved", show_unsaved, 0 },
  { "components", show_components, 0 },
  { "rules", show_rules, 0 },
  { "rules-search", show_rules_search, 0 },
  { "rules-nothing", show_rules_nothing, 0 },
  { "rules-entry", show_rule, 0 },
  { "rules-ruling", show_ruling, 0 },
  { "house-rules", show_house_rules, 0 },
  { "rules-bookmarks", show_bookmarks, 0 },
  { "turn-timer", show_turn_timer, 0, TRUE },
  { "preferences", show_preferences, 0 },
  { "shortcuts", show_shortcuts, 0 },
  { "about", show_about, 0 },
  { NULL }
};
