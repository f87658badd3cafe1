/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include "core/guide/hk-quick-sheet.h"
#include "hk-ui-fixture.h"
#include "ui/new-game/hk-house-rules-dialog.h"
#include "ui/new-game/hk-new-game-page.h"
#include "ui/rules/hk-quick-sheet-print.h"
#include "ui/rules/hk-rule-page.h"
#include "ui/rules/hk-rule-row.h"
#include "ui/rules/hk-rules-dialog.h"
#include "ui/widgets/hk-breakdown-view.h"

/* The search over the rules, the page of a rule, and the house rules of a group. */

#define POINTS "Victory Points can fall below 0"
#define RULING "dark-age-z/ruling.points-not-below-zero"

static const char * const group[] = { "Ann", "Bo", "Cy", NULL };

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, GPOINTER_TO_INT (data) == 0 ? 1000 : GPOINTER_TO_INT (data), 700);
}

static void
open_table (HkFixture *fixture)
{
  fixture->session = hk_fixture_show (fixture->window, hk_fixture_make_session (fixture->application, "Monday", group));
}

static void
assert_house_rules (HkSession  *session,
                    const char *expected)
{
  g_auto (GStrv) rules = hk_table_list_house_rules (hk_session_get_table (session));
  g_autofree char *joined = g_strjoinv (",", rules);

  g_assert_cmpstr (joined, ==, expected);
}

static GtkWidget *
find_switch (GtkWidget  *root,
             const char *title)
{
  GtkWidget *row = hk_fixture_find (root, ADW_TYPE_SWITCH_ROW, title);

  g_assert_nonnull (row);
  return row;
}

static void
test_rules (HkFixture     *fixture,
            gconstpointer  data)
{
  HkRulesDialog *dialog;
  GtkWidget *row;
  GtkWidget *title;
  GtkWidget *near;
  g_autofree char *marked = NULL;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.rules", NULL);
  dialog = HK_RULES_DIALOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  g_assert_cmpuint (hk_rules_dialog_get_n_results (dialog), >, 0);
  hk_rules_dialog_search (dialog, "march");
  g_assert_cmpuint (hk_rules_dialog_get_n_results (dialog), >, 0);
  row = hk_fixture_find (GTK_WIDGET (dialog), HK_TYPE_RULE_ROW, NULL);
  title = hk_fixture_find (row, GTK_TYPE_LABEL, NULL);
  marked = g_utf8_strdown (gtk_label_get_label (GTK_LABEL (title)), -1);
  g_assert_nonnull (strstr (marked, "<u>march</u>"));
  g_assert_true (gtk_widget_activate (row));
  hk_fixture_settle ();
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (dialog), HK_TYPE_RULE_PAGE, NULL));
  hk_rules_dialog_search (dialog, "xylophone");
  g_assert_cmpuint (hk_rules_dialog_get_n_results (dialog), ==, 0);
  /* What is near is searched for by its button. */
  hk_rules_dialog_search (dialog, "xylophone barricade");
  g_assert_cmpuint (hk_rules_dialog_get_n_results (dialog), ==, 0);
  near = hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_BUTTON, "Search for “barricade”");
  g_assert_nonnull (near);
  g_signal_emit_by_name (near, "clicked");
  g_assert_cmpuint (hk_rules_dialog_get_n_results (dialog), >, 0);
  adw_dialog_force_close (ADW_DIALOG (dialog));
}

/* Each has a name, is as large as a thumb, and has room in the narrow window. */
static guint
count_rows (GtkWidget *widget)
{
  guint n = HK_IS_RULE_ROW (widget);
  int least;

  if (n > 0)
    {
      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, 360);
      g_assert_cmpint (gtk_widget_get_height (widget), >=, 44);
      g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (hk_fixture_find (widget, GTK_TYPE_LABEL, NULL))), !=, "");
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_rows (child);
  return n;
}

/* Of all rules the first are listed at once, and the others as somebody scrolls on, until all are there. */
static void
test_all (HkFixture     *fixture,
          gconstpointer  data)
{
  HkRulesDialog *dialog;
  GtkAdjustment *adjustment;
  guint n;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.rules", NULL);
  hk_fixture_settle ();
  dialog = HK_RULES_DIALOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_SCROLLED_WINDOW, NULL)));
  n = count_rows (GTK_WIDGET (dialog));
  g_assert_cmpuint (n, <, hk_rules_dialog_get_n_results (dialog) / 2);
  for (guint before = 0; n > before;)
    {
      before = n;
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
      hk_fixture_settle ();
      n = count_rows (GTK_WIDGET (dialog));
    }
  g_assert_cmpuint (n, ==, hk_rules_dialog_get_n_results (dialog));
  /* Words leave none of them. */
  hk_rules_dialog_search (dialog, "march");
  hk_fixture_settle ();
  g_assert_cmpuint (count_rows (GTK_WIDGET (dialog)), ==, hk_rules_dialog_get_n_results (dialog));
  adw_dialog_force_close (ADW_DIALOG (dialog));
}

/* Calculators are found by what people call them. */
static void
test_tools (HkFixture     *fixture,
            gconstpointer  data)
{
  static const struct { const char *words; const char *title; } cases[] = {
    { "to hit", "What an attack needs" }, { "infection", "The chance to be infected" },
    { "vault adviser", "What to reserve in the Challenge of the Vault" }, { "bust ", "The chance that the next card has no place" },
    { "WHAT if frontier", "The combat of one frontier" }, { "card-z grade", "The grade for points" },
  };
  HkRulesDialog *dialog;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.rules", NULL);
  dialog = HK_RULES_DIALOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      hk_rules_dialog_search (dialog, cases[i].words);
      g_assert_true (hk_fixture_says (GTK_WIDGET (dialog), cases[i].title));
    }
  hk_rules_dialog_search (dialog, "infection xylophone");
  g_assert_false (hk_fixture_says (GTK_WIDGET (dialog), "The chance to be infected"));
}

static void
test_rules_at_step (HkFixture     *fixture,
                    gconstpointer  data)
{
  g_autoptr (HkSession) session = hk_fixture_make_session (fixture->application, "Monday", group);
  AdwDialog *dialog;

  hk_window_take_session (fixture->window, session);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.rules", NULL);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_LABEL, "At This Step"));
  adw_dialog_force_close (dialog);
}

static HkRulesDialog *
open_rules (HkFixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.rules", NULL);
  return HK_RULES_DIALOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
}

/* A star keeps a rule among the bookmarks, of this game alone where one is chosen, and for the next start. */
static void
test_bookmarks (HkFixture     *fixture,
                gconstpointer  data)
{
  HkRulesDialog *dialog = open_rules (fixture);
  GtkToggleButton *filter = GTK_TOGGLE_BUTTON (hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_TOGGLE_BUTTON, "Bookmarked Rules Alone"));
  g_autofree char *file = g_build_filename (g_get_user_data_dir (), "hordekeeper", "bookmarks", "dark-age-z.json", NULL);
  GtkWidget *star;
  GtkWidget *page;
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (filter), GTK_WIDGET (fixture->window), &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (GTK_WIDGET (fixture->window)));
  gtk_toggle_button_set_active (filter, TRUE);
  g_assert_cmpuint (hk_rules_dialog_get_n_results (dialog), ==, 0);
  hk_fixture_settle ();
  g_assert_true (hk_fixture_mentions (GTK_WIDGET (dialog), "The star at the top of a rule"));
  hk_rules_dialog_show_rule (dialog, RULING);
  hk_fixture_settle ();
  page = hk_fixture_find (GTK_WIDGET (dialog), HK_TYPE_RULE_PAGE, NULL);
  star = hk_fixture_find (page, GTK_TYPE_TOGGLE_BUTTON, "Bookmark This Rule");
  g_assert_nonnull (star);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (star), TRUE);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (star), ==, "Remove the Bookmark");
  g_assert_true (g_file_test (file, G_FILE_TEST_IS_REGULAR));
  g_assert_cmpuint (hk_rules_dialog_get_n_results (dialog), ==, 1);
  hk_rules_dialog_search (dialog, "xylophone");
  g_assert_cmpuint (hk_rules_dialog_get_n_results (dialog), ==, 0);
  hk_fixture_click (GTK_WIDGET (dialog), "All Rules");
  hk_rules_dialog_search (dialog, "");
  g_assert_cmpuint (hk_rules_dialog_get_n_results (dialog), >, 100);
  gtk_toggle_button_set_active (filter, TRUE);
  g_assert_cmpuint (hk_rules_dialog_get_n_results (dialog), ==, 1);
  hk_rules_dialog_show_rule (dialog, RULING);
  hk_fixture_settle ();
  star = hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_TOGGLE_BUTTON, "Remove the Bookmark");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (star), FALSE);
  g_assert_cmpuint (hk_rules_dialog_get_n_results (dialog), ==, 0);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  hk_fixture_settle ();
}

/* On A4 and on Letter nothing but rules in full is ever left out; on half a sheet there is less room. The paper says how many rules they
 * are. Margins are half an inch. Returns how many on the last of them. */
static guint
check_papers (GPtrArray    *lines,
              PangoContext *context)
{
  static const struct { double width; double height; gboolean has_steps; } papers[] = {
    { 523, 770, TRUE }, { 540, 720, TRUE }, { 347, 523, FALSE },
  };
  guint n_cut = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      guint n_shown;
      g_autofree char *rest = NULL;
      g_autofree char *number = NULL;

      g_assert_cmpfloat (hk_quick_sheet_print_fit (lines, context, papers[i].width, papers[i].height, &n_shown), >=, 0.59);
      n_cut = 0;
      for (guint k = n_shown; k < lines->len; k++)
        {
          const HkQuickKind kind = ((HkQuickLine *) g_ptr_array_index (lines, k))->kind;

          n_cut += kind == HK_QUICK_RULE;
          g_assert_true (!papers[i].has_steps || kind == HK_QUICK_RULE);
        }
      rest = hk_quick_sheet_print_say_rest (lines, n_shown);
      number = g_strdup_printf (" %u ", n_cut);
      g_assert_cmpint (rest != NULL, ==, n_cut > 0);
      g_assert_true (rest == NULL || strstr (rest, number) != NULL);
    }
  return n_cut;
}

/* Every game and every phase of it fills one page, no more, and paper takes it as a PDF. */
static void
test_print (HkFixture     *fixture,
            gconstpointer  data)
{
  HkRulebook *rulebook = hk_application_get_rulebook (fixture->application);
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (fixture->window));
  g_auto (GStrv) games = hk_rulebook_list_games (rulebook);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "sheet.pdf", NULL);
  guint n_cut_somewhere = 0;

  for (guint i = 0; games[i] != NULL; i++)
    {
      g_auto (GStrv) phases = hk_quick_sheet_list_phases (games[i]);

      for (int j = -1; j < 0 || phases[j] != NULL; j++)
        {
          const char *phase = j < 0 ? NULL : phases[j];
          g_autoptr (GPtrArray) lines = hk_quick_sheet_list (rulebook, games[i], phase);
          const guint n_cut = check_papers (lines, context);

          n_cut_somewhere += n_cut;
          g_assert_cmpuint (lines->len, >, 2);
          g_assert_cmpint (((HkQuickLine *) g_ptr_array_index (lines, 0))->kind, ==, HK_QUICK_TITLE);
          g_assert_nonnull (((HkQuickLine *) g_ptr_array_index (lines, 0))->citation);
        }
    }
  /* Not all go onto half a sheet. */
  g_assert_cmpuint (n_cut_somewhere, >, 0);
  {
    g_autoptr (GtkPrintOperation) operation = hk_quick_sheet_print_new (rulebook, "zombiez", "turn");
    g_autofree char *written = NULL;
    g_autoptr (GError) error = NULL;
    gsize size = 0;

    gtk_print_operation_set_export_filename (operation, path);
    gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, GTK_WINDOW (fixture->window), &error);
    g_assert_no_error (error);
    g_assert_true (g_file_get_contents (path, &written, &size, NULL));
    g_assert_cmpmem (written, 5, "%PDF-", 5);
    g_assert_cmpuint (size, >, 2000);
  }
}

/* Of the game that is chosen its phases can be printed, of all games each in a menu of its own. */
static void
test_print_menu (HkFixture     *fixture,
                 gconstpointer  data)
{
  HkRulebook *rulebook = hk_application_get_rulebook (fixture->application);
  g_autoptr (GMenuModel) all = hk_quick_sheet_make_menu (rulebook, NULL);
  g_autoptr (GMenuModel) one = hk_quick_sheet_make_menu (rulebook, "zombiez");
  HkRulesDialog *dialog = open_rules (fixture);
  GtkWidget *button = hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_MENU_BUTTON, "Print on One Page");

  g_assert_cmpint (g_menu_model_get_n_items (all), ==, 5);
  g_assert_cmpint (g_menu_model_get_n_items (one), ==, 2);
  g_assert_nonnull (button);
  g_assert_cmpint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button))), ==, 5);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  hk_fixture_settle ();
}

/* A citation names the game once: where its book is named, that does. */
static void
test_where (HkFixture     *fixture,
            gconstpointer  data)
{
  static const struct
  {
    const char *rule;
    const char *where;
  } cases[] = {
    { "army-of-the-dead/combat.friendly-fire", "Army of the Dead rulebook, page 26" },
    { "rfyl/ruling.notes", "RFYL (Relict Games) · Our ruling, where the book is silent" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      HkRule *rule = hk_rulebook_lookup (hk_application_get_rulebook (fixture->application), cases[i].rule);
      g_autofree char *where = hk_rule_row_dup_where (rule);

      g_assert_cmpstr (where, ==, cases[i].where);
    }
}

/* The first Escape in the search clears it, the next one leaves the rules. */
static void
test_leave_rules (HkFixture     *fixture,
                  gconstpointer  data)
{
  AdwDialog *dialog;
  GtkWidget *entry;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.rules", NULL);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  hk_rules_dialog_search (HK_RULES_DIALOG (dialog), "march");
  entry = hk_fixture_find (GTK_WIDGET (dialog), GTK_TYPE_SEARCH_ENTRY, NULL);
  g_signal_emit_by_name (entry, "stop-search");
  hk_fixture_settle ();
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "");
  g_assert_true (hk_fixture_has_dialog (fixture->window));
  g_signal_emit_by_name (entry, "stop-search");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
}

/* A house rule that is switched on when a game is set up is one of the table; how many are on stands in one row. */
static void
test_new_game (HkFixture     *fixture,
               gconstpointer  data)
{
  HkNewGamePage *page;
  GtkWidget *row;
  GtkWidget *dialog;
  GtkWidget *house_rule;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", "s", "dark-age-z");
  page = HK_NEW_GAME_PAGE (hk_fixture_get_page (fixture->window));
  g_assert_null (hk_fixture_find (GTK_WIDGET (page), ADW_TYPE_SWITCH_ROW, POINTS));
  row = hk_fixture_find (GTK_WIDGET (page), ADW_TYPE_ACTION_ROW, "House Rules");
  g_assert_nonnull (row);
  g_assert_false (hk_fixture_says (row, "1 on"));
  g_signal_emit_by_name (row, "activated");
  hk_fixture_settle ();
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (HK_IS_HOUSE_RULES_DIALOG (dialog));
  house_rule = find_switch (dialog, POINTS);
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (house_rule)));
  adw_switch_row_set_active (ADW_SWITCH_ROW (house_rule), TRUE);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_assert_true (hk_fixture_says (row, "1 on"));
  hk_new_game_page_set_names (page, group);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL));
  hk_fixture_settle ();
  assert_house_rules (hk_window_get_session (fixture->window), "negative-points");

  /* The same again begins with it. */
  hk_fixture_activate (GTK_WIDGET (fixture->window), "win.play-again");
  row = hk_fixture_find (GTK_WIDGET (hk_fixture_get_page (fixture->window)), ADW_TYPE_ACTION_ROW, "House Rules");
  g_assert_true (hk_fixture_says (row, "1 on"));
}

/* In the middle of a game each switch is a move, and follows what is undone. The ruling has the same switch. */
static void
test_in_mid_game (HkFixture     *fixture,
                  gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *row;
  GtkWidget *page;

  open_table (fixture);
  hk_fixture_activate (GTK_WIDGET (fixture->window), "win.house-rules");
  dialog = hk_fixture_get_dialog (fixture->window);
  row = find_switch (dialog, POINTS);
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  hk_fixture_settle ();
  assert_house_rules (fixture->session, "negative-points");
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 1);
  g_assert_true (hk_session_undo (fixture->session, 1, NULL));
  g_assert_false (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  g_assert_cmpuint (hk_session_get_n_moves (fixture->session), ==, 1);

  gtk_widget_activate_action (dialog, "rules.show", "s", RULING);
  hk_fixture_settle ();
  page = hk_fixture_find (dialog, HK_TYPE_RULE_PAGE, NULL);
  g_assert_true (hk_fixture_says (page, "Our Ruling"));
  adw_switch_row_set_active (ADW_SWITCH_ROW (find_switch (page, POINTS)), TRUE);
  hk_fixture_settle ();
  assert_house_rules (fixture->session, "negative-points");
  g_assert_true (adw_switch_row_get_active (ADW_SWITCH_ROW (row)));
  adw_dialog_force_close (ADW_DIALOG (dialog));
}

/* Every house rule has its row, in the group of the phase of its ruling. */
static void
test_all_house_rules (HkFixture     *fixture,
                      gconstpointer  data)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_autoptr (HkHouseRules) house_rules = hk_house_rules_new (games[i]);
      AdwDialog *dialog = hk_house_rules_dialog_new (hk_application_get_rulebook (fixture->application), house_rules);

      adw_dialog_present (dialog, GTK_WIDGET (fixture->window));
      for (guint j = 0; j < games[i]->n_house_rules; j++)
        find_switch (GTK_WIDGET (dialog), games[i]->house_rules[j].title);
      adw_dialog_force_close (dialog);
    }
}

/* The rule page has a switch only for a ruling of the game on the table. */
static void
test_ruling_page (HkFixture     *fixture,
                  gconstpointer  data)
{
  GtkWidget *dialog;

  hk_window_show_rule (fixture->window, RULING);
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_null (hk_fixture_find (dialog, ADW_TYPE_SWITCH_ROW, NULL));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  open_table (fixture);
  hk_window_show_rule (fixture->window, RULING);
  dialog = hk_fixture_get_dialog (fixture->window);
  adw_switch_row_set_active (ADW_SWITCH_ROW (find_switch (dialog, POINTS)), TRUE);
  hk_fixture_settle ();
  assert_house_rules (fixture->session, "negative-points");
  adw_dialog_force_close (ADW_DIALOG (dialog));
}

static gboolean
is_mark (GtkWidget     *button,
         gconstpointer  data)
{
  return gtk_widget_has_css_class (button, "hk-mark-button") && gtk_widget_get_visible (button) && hk_fixture_says (button, "House Rule");
}

/* The log stands behind the players. */
static void
show_log (HkFixture *fixture)
{
  GtkWidget *stack = hk_fixture_find (GTK_WIDGET (hk_fixture_get_page (fixture->window)), ADW_TYPE_VIEW_STACK, NULL);
  g_autoptr (GListModel) pages = G_LIST_MODEL (adw_view_stack_get_pages (ADW_VIEW_STACK (stack)));
  g_autoptr (AdwViewStackPage) log = g_list_model_get_item (pages, 1);

  adw_view_stack_set_visible_child (ADW_VIEW_STACK (stack), adw_view_stack_page_get_child (log));
  hk_fixture_settle ();
}

/* A line of the log and a line of a breakdown say that a ruling or a house rule is at work, and lead to it. */
static void
test_marks (HkFixture     *fixture,
            gconstpointer  data)
{
  g_autoptr (HkBreakdown) breakdown = hk_breakdown_new ("Points", "dark-age-z/scoring");
  GtkWidget *view = hk_breakdown_view_new ();
  GtkWidget *mark;
  AdwDialog *dialog = adw_dialog_new ();

  open_table (fixture);
  hk_breakdown_add_int (breakdown, "Not below 0", 0, RULING);
  adw_dialog_set_child (dialog, view);
  adw_dialog_present (dialog, GTK_WIDGET (fixture->window));
  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (view), breakdown);
  hk_fixture_settle ();
  g_assert_true (hk_fixture_says (view, "Our Ruling"));
  hk_fixture_play (fixture->session, "{\"move\":\"house-rule\",\"id\":\"negative-points\"}");
  hk_breakdown_view_set_breakdown (HK_BREAKDOWN_VIEW (view), breakdown);
  hk_fixture_settle ();
  g_assert_true (hk_fixture_says (view, "House Rule"));
  g_assert_false (hk_fixture_says (view, "Our Ruling"));
  adw_dialog_force_close (dialog);

  show_log (fixture);
  mark = hk_fixture_find_where (GTK_WIDGET (hk_fixture_get_page (fixture->window)), GTK_TYPE_MENU_BUTTON, is_mark, NULL);
  g_assert_nonnull (mark);
  gtk_menu_button_popup (GTK_MENU_BUTTON (mark));
  g_assert_cmpuint (g_menu_model_get_n_items (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (mark))), ==, 1);
}

/* The log ends with the latest move, although it was made while the players were shown. */
static void
test_log_ends_with_latest (HkFixture     *fixture,
                           gconstpointer  data)
{
  GtkWidget *log;
  GtkAdjustment *adjustment;

  open_table (fixture);
  for (guint i = 0; i < 40; i++)
    hk_fixture_play (fixture->session, i % 3 == 0 ? "{\"move\":\"house-rule\",\"id\":\"negative-points\"}"
                                       : i % 3 == 1 ? "{\"move\":\"house-rule\",\"id\":\"negative-points\",\"on\":false}"
                                                    : "{\"move\":\"note\",\"text\":\"Pizza is here\"}");
  show_log (fixture);
  log = hk_fixture_find_where (GTK_WIDGET (hk_fixture_get_page (fixture->window)), GTK_TYPE_LIST_VIEW, NULL, NULL);
  adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (log));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), >, gtk_adjustment_get_page_size (adjustment));
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment),
                                  gtk_adjustment_get_upper (adjustment), 1);
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/rules/search", 0, test_rules },
    { "/rules/all", 360, test_all },
    { "/rules/tools", 0, test_tools },
    { "/rules/at-step", 0, test_rules_at_step },
    { "/rules/leave", 0, test_leave_rules },
    { "/rules/print", 0, test_print },
    { "/rules/where", 360, test_where },
    { "/rules/print-menu", 360, test_print_menu },
    { "/rules/bookmarks", 0, test_bookmarks },
    { "/rules/bookmarks-360", 360, test_bookmarks },
    { "/rules/bookmarks-1920", 1920, test_bookmarks },
    { "/house-rules/new-game", 0, test_new_game },
    { "/house-rules/in-mid-game", 0, test_in_mid_game },
    { "/house-rules/in-mid-game/narrow", 360, test_in_mid_game },
    { "/house-rules/all", 0, test_all_house_rules },
    { "/house-rules/ruling-page", 0, test_ruling_page },
    { "/house-rules/marks", 1300, test_marks },
    { "/house-rules/log-ends-with-latest", 1300, test_log_ends_with_latest },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
