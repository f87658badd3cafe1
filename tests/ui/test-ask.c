/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-ui-fixture.h"
#include "ui/games/dark-age-z/hk-daz-params.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-number-row.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-tooltip.h"

/* Numbers that people type: what is not known stays unknown, and nothing that was typed is lost. */

static const char * const group[] = { "Ann", "Bo", "Cy", NULL };

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, 1200, 800);
  fixture->session = hk_fixture_show (fixture->window, hk_fixture_make_session (fixture->application, "Friday night", group));
  fixture->page = GTK_WIDGET (hk_fixture_get_page (fixture->window));
}

static HkDazTable *
get_table (HkFixture *fixture)
{
  return HK_DAZ_TABLE (hk_session_get_table (fixture->session));
}

static GtkWidget *
ask (HkFixture *fixture,
     HkMove    *taken)
{
  g_autoptr (HkMove) move = taken;

  hk_daz_ask_move (fixture->page, fixture->session, move, NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  return hk_fixture_get_dialog (fixture->window);
}

static gboolean
is_titled (GtkWidget     *row,
           gconstpointer  title)
{
  return ADW_IS_PREFERENCES_ROW (row) && g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title);
}

/* The row below @root with that title, shown or not. */
static GtkWidget *
find_row (GtkWidget  *root,
          GType       type,
          const char *title)
{
  return hk_fixture_find_where (root, type, is_titled, title);
}

/* What is for those who write scripts, such as how seats are counted, is shown to nobody. */
static gboolean
has_another_tooltip (GtkWidget     *row,
                     gconstpointer  data)
{
  const char *tooltip = hk_tooltip_get (row);

  return tooltip != NULL && !g_str_equal (tooltip, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));
}

static HkDazTrack *
get_track (HkFixture *fixture,
           guint      number)
{
  g_autoptr (HkDazTrack) track = g_list_model_get_item (G_LIST_MODEL (get_table (fixture)->tracks), number);

  return track;
}

/* Phase 4 as far as step 5, with nothing known of the strategy tracks. */
static void
go_to_restoration (HkFixture *fixture)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autofree char *rate = g_strdup_printf ("tracks/%u/restoration", i);
      g_autofree char *position = g_strdup_printf ("tracks/%u/position", i);

      hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", rate, "i:value", -1, NULL));
      hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", position, "i:value", i < 2 ? 2 : 0, NULL));
    }
  hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", "phase", "s:value", "cleanup", NULL));
  for (int i = 1; i < 5; i++)
    {
      g_autofree char *step = g_strdup_printf ("cleanup-%d", i);

      hk_fixture_play_move (fixture->session, hk_move_build ("tick", "s:step", step, NULL));
    }
}

/* Whether all of the dialog is seen without scrolling. */
static gboolean
fits (gpointer dialog)
{
  GtkWidget *child = adw_dialog_get_child (dialog);
  int natural;

  if (gtk_widget_get_width (child) == 0)
    return FALSE;
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (child), NULL, &natural, NULL, NULL);
  return gtk_widget_get_height (child) >= natural;
}

static void
test_unknown_rates (HkFixture     *fixture,
                    gconstpointer  data)
{
  GtkWidget *dialog;
  guint before;

  go_to_restoration (fixture);
  before = hk_session_get_position (fixture->session);
  dialog = ask (fixture, hk_move_build ("cleanup-step", NULL));
  /* Only what this step takes is asked for. */
  g_assert_nonnull (find_row (dialog, HK_TYPE_NUMBER_ROW, "Draw 2 Army Cards"));
  g_assert_null (find_row (dialog, HK_TYPE_NUMBER_ROW, "Damage"));
  g_assert_null (find_row (dialog, HK_TYPE_NUMBER_ROW, "Ann"));
  g_assert_null (hk_fixture_find_where (dialog, ADW_TYPE_PREFERENCES_ROW, has_another_tooltip, NULL));

  /* Enter answers, as the button does. */
  g_assert_true (adw_entry_row_get_activates_default (ADW_ENTRY_ROW (find_row (dialog, HK_TYPE_NUMBER_ROW, "Draw 2 Army Cards"))));
  /* Nothing said is not "0": it is refused, and nothing is remembered. The sentence hides no question: the dialog grows. */
  g_assert_true (gtk_widget_activate_action (dialog, "ask.do", NULL));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before);
  g_assert_true (hk_fixture_wait (fits, dialog));
  gtk_editable_set_text (GTK_EDITABLE (find_row (dialog, HK_TYPE_NUMBER_ROW, "Draw 2 Army Cards")), "lots");
  g_assert_true (gtk_widget_activate_action (dialog, "ask.do", NULL));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before);

  /* The two that are told are taken; the others stay unknown. */
  gtk_editable_set_text (GTK_EDITABLE (find_row (dialog, HK_TYPE_NUMBER_ROW, "Draw 2 Army Cards")), " 1 ");
  /* The first step in an empty row is to 1. */
  hk_number_row_step (HK_NUMBER_ROW (find_row (dialog, HK_TYPE_NUMBER_ROW, "Choose 1 Relic Card")), 1);
  hk_number_row_step (HK_NUMBER_ROW (find_row (dialog, HK_TYPE_NUMBER_ROW, "Choose 1 Relic Card")), 1);
  g_assert_true (gtk_widget_activate_action (dialog, "ask.do", NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpint (get_track (fixture, 0)->restoration, ==, 1);
  g_assert_cmpint (get_track (fixture, 0)->position, ==, 1);
  g_assert_cmpint (get_track (fixture, 1)->restoration, ==, 2);
  g_assert_cmpint (get_track (fixture, 1)->position, ==, 0);
  g_assert_cmpint (get_track (fixture, 2)->restoration, ==, -1);
  g_assert_cmpint (get_track (fixture, 3)->restoration, ==, -1);
}

/* What a key says. */
static const char *
get_key (GtkWidget *row,
         guint      index)
{
  GtkWidget *key = gtk_widget_get_first_child (hk_fixture_find_where (row, ADW_TYPE_WRAP_BOX, NULL, NULL));

  for (guint i = 0; i < index; i++)
    key = gtk_widget_get_next_sibling (key);
  return gtk_label_get_text (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (key))));
}

/* A card that is known is one choice, and its six numbers are not asked for; another card is typed. */
static void
test_known_invasion (HkFixture     *fixture,
                     gconstpointer  data)
{
  g_autoptr (HkDazInvasion) open = NULL;
  GtkWidget *dialog;
  GtkWidget *cards;
  GtkWidget *hp;
  g_autofree char *chosen = NULL;

  open = g_object_ref (hk_daz_table_get_invasion (get_table (fixture)));
  hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", "day", "i:value", 2, NULL));
  dialog = ask (fixture, hk_move_build ("reveal-invasion", NULL));
  cards = find_row (dialog, HK_TYPE_KEY_ROW, "Invasion card");
  hp = find_row (dialog, HK_TYPE_NUMBER_ROW, "Hit Points (Basic Column)");
  g_assert_nonnull (cards);
  g_assert_nonnull (hp);
  /* Five cards are still hidden, and there may be another one; nothing is taken as chosen. */
  g_assert_cmpstr (get_key (cards, 5), ==, "Another card");
  for (guint i = 0; i < 5; i++)
    g_assert_cmpstr (get_key (cards, i), !=, open->name);
  g_assert_cmpint (hk_key_row_get_selected (HK_KEY_ROW (cards)), ==, -1);
  g_assert_false (gtk_widget_get_visible (hp));

  /* Another card: its numbers are asked for, and none of them is taken for 0. */
  hk_fixture_click (cards, "Another card");
  g_assert_true (gtk_widget_get_visible (hp));
  gtk_editable_set_text (GTK_EDITABLE (find_row (dialog, ADW_TYPE_ENTRY_ROW, "Name of the card")), "Moaners");
  gtk_editable_set_text (GTK_EDITABLE (hp), "3");
  g_assert_true (gtk_widget_activate_action (dialog, "ask.do", NULL));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 1);
  g_assert_cmpstr (hk_daz_table_get_invasion (get_table (fixture))->name, !=, "Moaners");

  chosen = g_strdup (get_key (cards, 1));
  hk_fixture_click (cards, chosen);
  g_assert_false (gtk_widget_get_visible (hp));
  g_assert_true (gtk_widget_activate_action (dialog, "ask.do", NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpstr (hk_daz_table_get_invasion (get_table (fixture))->name, ==, chosen);
}

static void
set_cb (HkNumber *number,
        int       value,
        GArray   *said)
{
  g_array_append_val (said, value);
}

static gboolean
has_said (gpointer said)
{
  return ((GArray *) said)->len > 0;
}

/* The controller of a kind on the button of a number. */
static gpointer
get_controller (GtkWidget *number,
                GType      type)
{
  return hk_fixture_get_controller (gtk_widget_get_first_child (number), type);
}

static void
press (GtkWidget *number,
       guint      key)
{
  gboolean handled;

  g_signal_emit_by_name (get_controller (number, GTK_TYPE_EVENT_CONTROLLER_KEY), "key-pressed", key, 0, 0, &handled);
}

static void
turn_wheel (GtkWidget *number,
            double     dy)
{
  gboolean handled;

  g_signal_emit_by_name (get_controller (number, GTK_TYPE_EVENT_CONTROLLER_SCROLL), "scroll", 0.0, dy, &handled);
}

static GtkWidget *
show_number (HkFixture *fixture,
             GArray    *said)
{
  GtkWidget *number = hk_number_new ("Points", 0, 20);

  g_signal_connect (number, "set", G_CALLBACK (set_cb), said);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (fixture->window), number);
  g_object_set (number, "value", 5, NULL);
  hk_fixture_settle ();
  return number;
}

static void
test_keys_and_wheel (HkFixture     *fixture,
                     gconstpointer  data)
{
  g_autoptr (GArray) said = g_array_new (FALSE, FALSE, sizeof (int));
  GtkWidget *number = show_number (fixture, said);

  /* A page that is scrolled past it must not change it. */
  gtk_root_set_focus (GTK_ROOT (fixture->window), NULL);
  turn_wheel (number, -1);
  g_assert_nonnull (hk_fixture_find (number, GTK_TYPE_LABEL, "5"));

  g_assert_true (gtk_widget_child_focus (number, GTK_DIR_TAB_FORWARD));
  turn_wheel (number, -1);
  g_assert_nonnull (hk_fixture_find (number, GTK_TYPE_LABEL, "6"));
  press (number, GDK_KEY_Up);
  press (number, GDK_KEY_Page_Up);
  press (number, GDK_KEY_Down);
  g_assert_cmpuint (said->len, ==, 0);
  /* Several keys are one happening. */
  g_assert_true (hk_fixture_wait (has_said, said));
  g_assert_cmpuint (said->len, ==, 1);
  g_assert_cmpint (g_array_index (said, int, 0), ==, 11);
}

static void
test_pending_change_is_kept (HkFixture     *fixture,
                             gconstpointer  data)
{
  g_autoptr (GArray) said = g_array_new (FALSE, FALSE, sizeof (int));
  GtkWidget *number = show_number (fixture, said);

  /* Something else changes the number in between: the two more are two more than that. */
  press (number, GDK_KEY_Up);
  press (number, GDK_KEY_Up);
  g_object_set (number, "value", 9, NULL);
  g_assert_true (hk_fixture_wait (has_said, said));
  g_assert_cmpint (g_array_index (said, int, 0), ==, 11);

  /* Any other key, such as that of undo, comes after the change. */
  g_array_set_size (said, 0);
  press (number, GDK_KEY_Down);
  press (number, GDK_KEY_Control_L);
  g_assert_cmpuint (said->len, ==, 1);
  g_assert_cmpint (g_array_index (said, int, 0), ==, 8);

  /* Nor is it lost when the page goes away. */
  g_array_set_size (said, 0);
  press (number, GDK_KEY_Down);
  adw_application_window_set_content (ADW_APPLICATION_WINDOW (fixture->window), gtk_label_new (NULL));
  g_assert_cmpuint (said->len, ==, 1);
  g_assert_cmpint (g_array_index (said, int, 0), ==, 8);
}

static void
test_keypad (HkFixture     *fixture,
             gconstpointer  data)
{
  g_autoptr (GArray) said = g_array_new (FALSE, FALSE, sizeof (int));
  GtkWidget *number = show_number (fixture, said);
  GtkWidget *button = gtk_widget_get_first_child (number);

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  hk_fixture_settle ();
  hk_fixture_click (number, "1");
  hk_fixture_click (number, "7");
  hk_fixture_click (number, "+1");
  hk_fixture_click (number, "Set the number");
  g_assert_true (hk_fixture_wait (has_said, said));
  g_assert_cmpuint (said->len, ==, 1);
  g_assert_cmpint (g_array_index (said, int, 0), ==, 18);

  g_array_set_size (said, 0);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  hk_fixture_settle ();
  hk_fixture_click (number, "1");
  hk_fixture_click (number, "4");
  hk_fixture_click (number, "Delete the last digit");
  hk_fixture_click (number, "9");
  hk_fixture_click (number, "Set the number");
  g_assert_true (hk_fixture_wait (has_said, said));
  g_assert_cmpint (g_array_index (said, int, 0), ==, 19);

  /* What cannot be is said, changes nothing, and is typed anew. */
  g_array_set_size (said, 0);
  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  hk_fixture_settle ();
  hk_fixture_click (number, "9");
  hk_fixture_click (number, "9");
  hk_fixture_click (number, "Set the number");
  g_assert_nonnull (hk_fixture_find (number, GTK_TYPE_LABEL, "A number from 0 to 20."));
  g_assert_cmpuint (said->len, ==, 0);
  hk_fixture_click (number, "7");
  hk_fixture_click (number, "Set the number");
  g_assert_true (hk_fixture_wait (has_said, said));
  g_assert_cmpint (g_array_index (said, int, 0), ==, 7);
}

static gboolean
is_small (GtkWidget     *row,
          gconstpointer  data)
{
  GtkAdjustment *adjustment = adw_spin_row_get_adjustment (ADW_SPIN_ROW (row));

  return gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_lower (adjustment) <= 10;
}

/* What is counted up to ten is a pad of keys and no stepper, in the setup of every game; one of them stays pressed. */
static void
test_pads (HkFixture     *fixture,
           gconstpointer  data)
{
  guint n;
  const HkGameSpec * const *games = hk_games_list (&n);
  g_autoptr (GtkWidget) size = NULL;

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *found;

      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", "s", games[i]->id);
      hk_fixture_settle ();
      found = hk_fixture_find_where (GTK_WIDGET (hk_fixture_get_page (fixture->window)), ADW_TYPE_SPIN_ROW, is_small, NULL);
      if (found != NULL)
        g_error ("%s: “%s” is a stepper.", games[i]->id, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (found)));
    }
  size = g_object_ref_sink (hk_key_row_new_numbers ("Size of the Group", 1, 3));
  hk_key_row_keep_number (HK_KEY_ROW (size), 2);
  hk_fixture_click (size, "2");
  g_assert_cmpint (hk_key_row_get_number (HK_KEY_ROW (size)), ==, 2);
  hk_fixture_click (size, "3");
  g_assert_cmpint (hk_key_row_get_number (HK_KEY_ROW (size)), ==, 3);
}

/* A digit presses the key of its number while the keyboard is there, 0 that of 10 where there is no 0; one with which a longer number begins
 * does nothing, as nobody could type that. */
static void
test_digits (HkFixture     *fixture,
             gconstpointer  data)
{
  static const struct
  {
    int   least;
    int   greatest;
    guint digit;
    int   number; /* −1 none */
  } cases[] = { { 0, 8, 0, 0 }, { 0, 8, 8, 8 }, { 0, 8, 9, -1 }, { 1, 10, 0, 10 }, { 1, 10, 1, 1 }, { 0, 10, 1, -1 }, { 0, 10, 0, 0 },
                { 0, 12, 1, -1 }, { 0, 12, 2, 2 }, { 1, 12, 0, 10 }, { 1, 12, 1, -1 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *window = adw_window_new ();
      GtkWidget *row = hk_key_row_new_numbers ("Supper", cases[i].least, cases[i].greatest);

      adw_window_set_content (ADW_WINDOW (window), row);
      gtk_window_present (GTK_WINDOW (window));
      hk_fixture_settle ();
      g_assert_cmpint (hk_fixture_type_digit (row, cases[i].digit), ==, cases[i].number >= 0);
      g_assert_cmpint (hk_key_row_get_selected (HK_KEY_ROW (row)), ==, cases[i].number < 0 ? -1 : cases[i].number - cases[i].least);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* How many keys each line has, from the first, such as “6 5”. */
static char *
read_lines (GtkWidget *row)
{
  GtkWidget *box = hk_fixture_find (row, ADW_TYPE_WRAP_BOX, NULL);
  g_autoptr (GString) text = g_string_new (NULL);
  float top = -1;
  int n = 0;

  for (GtkWidget *key = gtk_widget_get_first_child (box); key != NULL; key = gtk_widget_get_next_sibling (key))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (key, row, &bounds));
      if (n > 0 && bounds.origin.y > top + 1)
        {
          g_string_append_printf (text, "%d ", n);
          n = 0;
        }
      top = bounds.origin.y;
      n++;
    }
  g_string_append_printf (text, "%d", n);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

/* Keys that take two lines are shared out between them; what fits into one stays in one, as six faces of a die do on a phone. */
static void
test_lines (HkFixture     *fixture,
            gconstpointer  data)
{
  static const struct
  {
    int         width;
    int         least;
    int         greatest;
    const char *lines;
  } cases[] = { { 530, 0, 10, "6 5" }, { 700, 0, 10, "11" }, { 334, 1, 6, "6" }, { 334, 0, 10, "6 5" }, { 290, 1, 6, "3 3" }, { 334, 0, 8, "5 4" } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      GtkWidget *window = adw_window_new ();
      GtkWidget *list = gtk_list_box_new ();
      GtkWidget *row = hk_key_row_new_numbers ("Supper", cases[i].least, cases[i].greatest);
      g_autofree char *lines = NULL;

      gtk_list_box_append (GTK_LIST_BOX (list), row);
      gtk_widget_set_halign (list, GTK_ALIGN_START);
      gtk_widget_set_valign (list, GTK_ALIGN_START);
      gtk_widget_set_size_request (list, cases[i].width, -1);
      adw_window_set_content (ADW_WINDOW (window), adw_clamp_new ());
      adw_clamp_set_child (ADW_CLAMP (adw_window_get_content (ADW_WINDOW (window))), list);
      adw_clamp_set_maximum_size (ADW_CLAMP (adw_window_get_content (ADW_WINDOW (window))), cases[i].width);
      gtk_window_set_default_size (GTK_WINDOW (window), cases[i].width, 400);
      gtk_window_present (GTK_WINDOW (window));
      hk_fixture_settle ();
      lines = read_lines (row);
      g_test_message ("%d to %d in %d pixels: %s", cases[i].least, cases[i].greatest, cases[i].width, lines);
      g_assert_cmpstr (lines, ==, cases[i].lines);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static HkMoveOption *
make_option (const char *title,
             const char *hint,
             const char *reason)
{
  g_autoptr (HkMove) move = hk_move_build ("pass", NULL);

  return hk_move_option_new (title, hint, move, NULL, reason);
}

/* A button that stays says what it offers now, and why that cannot be done. */
static void
test_option_changes (HkFixture     *fixture,
                     gconstpointer  data)
{
  g_autoptr (HkMoveOption) walk = make_option ("Walk to the Pub", "1 action", NULL);
  g_autoptr (HkMoveOption) shoot = make_option ("Shoot", "1 bullet", "There is no bullet.");
  g_autoptr (HkMoveOption) rest = make_option ("Rest", NULL, NULL);
  g_autoptr (GtkWidget) widget = g_object_ref_sink (hk_move_option_button_new (walk));
  HkMoveOptionButton *button = HK_MOVE_OPTION_BUTTON (widget);

  g_assert_true (hk_move_option_button_change (button, shoot));
  g_assert_true (hk_fixture_says (widget, "Shoot"));
  g_assert_true (hk_fixture_says (widget, "1 bullet"));
  g_assert_false (gtk_widget_get_sensitive (widget));
  g_assert_cmpstr (hk_tooltip_get (widget), ==, "There is no bullet.");
  g_assert_true (hk_move_option_button_change (button, walk));
  g_assert_true (gtk_widget_get_sensitive (widget));
  g_assert_null (hk_tooltip_get (widget));
  g_assert_true (hk_move_option_button_get_offer (button) == walk);
  /* It has a line for a hint, or none. */
  g_assert_false (hk_move_option_button_change (button, rest));
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/ask/unknown-rates", 0, test_unknown_rates },
    { "/ask/known-invasion", 0, test_known_invasion },
    { "/ask/option-changes", 0, test_option_changes },
    { "/number/keys-and-wheel", 0, test_keys_and_wheel },
    { "/number/pending-change-is-kept", 0, test_pending_change_is_kept },
    { "/number/keypad", 0, test_keypad },
    { "/number/pads", 0, test_pads },
    { "/number/digits", 0, test_digits },
    { "/number/lines", 0, test_lines },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
