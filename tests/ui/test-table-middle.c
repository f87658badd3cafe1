/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/table/hk-step-list.h"
#include "ui/table/hk-step-row.h"
#include "ui/table/hk-table-page.h"

/* A window of middling width: the board has it all, the checklist is in the title, and the players
 * are behind a button. */

static const char dark_age_z[] =
  "{\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"},{\"name\":\"Bo\",\"colour\":\"blue\"},{\"name\":\"Cy\",\"colour\":\"green\"}],"
  "\"components\":\"stand-in\",\"cards-by\":\"app\"}";

static const char army_of_the_dead[] =
  "{\"players\":[{\"name\":\"Ann\",\"colour\":\"red\"},{\"name\":\"Bo\",\"colour\":\"blue\"}],\"first-player\":0,"
  "\"shamblers\":20,\"alphas\":6,\"personal-objectives\":0,\"components\":\"stand-in\",\"cards-by\":\"app\",\"dice-by\":\"app\","
  "\"survivors\":[{\"id\":\"scott\",\"player\":0},{\"id\":\"cruz\",\"player\":0},{\"id\":\"vanderohe\",\"player\":0},"
  "{\"id\":\"guzman\",\"player\":1},{\"id\":\"peters\",\"player\":1},{\"id\":\"dieter\",\"player\":1}]}";

typedef struct
{
  const char *game;
  const char *setup;
  const char *side;   /* what the button of the side is called */
} Game;

static const Game games[] = {
  { "dark-age-z", dark_age_z, "Players" },
  { "army-of-the-dead", army_of_the_dead, "Mission" },
};

static void
begin (HkFixture  *fixture,
       const Game *game,
       int         width)
{
  hk_fixture_open (fixture, width, 800, game->game, game->setup, 7);
  g_assert_true (HK_IS_TABLE_PAGE (fixture->page));
}

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  begin (fixture, data, 700);
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
is_hidden (gpointer widget)
{
  return !gtk_widget_get_mapped (widget);
}

static GtkWidget *
find_headline (HkFixture *fixture)
{
  g_autofree char *headline = hk_table_get_headline (hk_session_get_table (fixture->session));
  GtkWidget *label = hk_fixture_find (fixture->page, GTK_TYPE_LABEL, headline);

  g_assert_nonnull (label);
  return gtk_widget_get_ancestor (label, GTK_TYPE_MENU_BUTTON);
}

/* The step that is on, or another one. */
static GtkWidget *
find_step (GtkWidget *list,
           gboolean   is_current)
{
  for (GtkWidget *row = hk_fixture_find (list, HK_TYPE_STEP_ROW, NULL); row != NULL; row = gtk_widget_get_next_sibling (row))
    if (!hk_step_row_is_phase (HK_STEP_ROW (row))
        && (hk_step_get_state (hk_step_row_get_step (HK_STEP_ROW (row))) == HK_STEP_CURRENT) == is_current)
      return row;
  return NULL;
}

/* Where the headline is a button, the steps drop from it: the one that is now has the focus, a tap on another ticks nothing
 * but opens a menu, and Escape leads back to the board. */
static void
test_steps (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *button = find_headline (fixture);
  GtkWidget *popover;
  GtkWidget *list;
  GtkWidget *row;
  GtkWidget *focus;
  GtkWidget *menu;
  g_autoptr (GtkWidget) kept = NULL;
  g_autofree char *step = NULL;

  g_assert_nonnull (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  hk_fixture_activate (fixture->page, "table.steps");
  g_assert_true (hk_fixture_wait (is_mapped, popover));
  list = hk_fixture_find (popover, HK_TYPE_STEP_LIST, NULL);
  g_assert_nonnull (list);
  focus = gtk_root_get_focus (gtk_widget_get_root (popover));
  g_assert_true (HK_IS_STEP_ROW (focus));
  /* The one that is now, or its phase where none is. */
  if (find_step (list, TRUE) != NULL)
    g_assert_true (focus == find_step (list, TRUE));
  else
    g_assert_true (hk_step_row_is_phase (HK_STEP_ROW (focus)));

  row = find_step (list, FALSE);
  if (row != NULL)
    {
      const guint before = hk_session_get_position (fixture->session);

      kept = g_object_ref (row);
      step = g_strdup (hk_step_get_id (hk_step_row_get_step (HK_STEP_ROW (row))));
      g_assert_false (hk_table_is_ticked (hk_session_get_table (fixture->session), step));
      g_signal_emit_by_name (row, "activate");
      hk_fixture_settle ();
      g_assert_cmpuint (hk_session_get_position (fixture->session), ==, before);
      menu = hk_fixture_find (row, GTK_TYPE_POPOVER_MENU, NULL);
      g_assert_nonnull (menu);
      g_assert_true (gtk_widget_activate_action (menu, "table.tick", "s", step));
      g_assert_true (hk_table_is_ticked (hk_session_get_table (fixture->session), step));
      /* The line is not made anew. */
      g_assert_true (gtk_widget_is_ancestor (row, list));
    }

  hk_fixture_activate (fixture->page, "table.steps");
  g_assert_true (hk_fixture_wait (is_hidden, popover));
  g_assert_null (hk_fixture_find (list, GTK_TYPE_LIST_BOX_ROW, NULL));
}

static const char *
find_rule (HkFixture *fixture)
{
  GListModel *steps = hk_session_get_steps (fixture->session);

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (HkStep) step = g_list_model_get_item (steps, i);

      if (hk_step_get_rule (step) != NULL)
        return hk_step_get_rule (step);
    }
  return NULL;
}

/* The rule of a step comes up in place of the steps: of the one that is on by a tap on it, else from the menu. */
static void
test_rule (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (find_headline (fixture))));
  GtkWidget *list;
  GtkWidget *current;

  hk_fixture_activate (fixture->page, "table.steps");
  g_assert_true (hk_fixture_wait (is_mapped, popover));
  list = hk_fixture_find (popover, HK_TYPE_STEP_LIST, NULL);
  current = find_step (list, TRUE);
  if (current != NULL)
    g_signal_emit_by_name (current, "activate");
  else
    gtk_widget_activate_action (list, "steps.show-rule", "s", find_rule (fixture));
  g_assert_true (hk_fixture_wait (is_hidden, popover));
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
}

/* The players come in from the side, over a board that keeps its width. */
static void
test_side (HkFixture     *fixture,
           gconstpointer  data)
{
  const Game *game = data;
  GtkWidget *button = hk_fixture_find (fixture->page, GTK_TYPE_TOGGLE_BUTTON, game->side);
  GtkWidget *split = hk_fixture_find (fixture->page, ADW_TYPE_OVERLAY_SPLIT_VIEW, NULL);
  GtkWidget *board;
  GtkWidget *side;

  g_assert_nonnull (button);
  g_assert_nonnull (split);
  board = adw_overlay_split_view_get_content (ADW_OVERLAY_SPLIT_VIEW (split));
  side = adw_overlay_split_view_get_sidebar (ADW_OVERLAY_SPLIT_VIEW (split));
  g_assert_cmpint (gtk_widget_get_width (board), ==, gtk_widget_get_width (GTK_WIDGET (fixture->window)));
  g_assert_false (gtk_widget_get_mapped (side));

  hk_fixture_activate (fixture->page, "table.players");
  g_assert_true (hk_fixture_wait (is_mapped, side));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
  g_assert_cmpint (gtk_widget_get_width (board), ==, gtk_widget_get_width (GTK_WIDGET (fixture->window)));
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (side)), side));
  adw_overlay_split_view_set_show_sidebar (ADW_OVERLAY_SPLIT_VIEW (split), FALSE);
  g_assert_true (hk_fixture_wait (is_hidden, side));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
}

/* In every other width the same keys lead to where the same things are. */
static void
test_keys_elsewhere (gconstpointer data)
{
  static const int widths[] = { 360, 1600 };

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      HkFixture fixture = { 0 };
      GtkWidget *list;

      begin (&fixture, data, widths[i]);
      g_assert_null (find_headline (&fixture));
      hk_fixture_activate (fixture.page, "table.players");
      hk_fixture_activate (fixture.page, "table.steps");
      list = hk_fixture_find (fixture.page, HK_TYPE_STEP_LIST, NULL);
      g_assert_nonnull (list);
      g_assert_true (gtk_widget_get_mapped (list));
      g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (list)), list));
      hk_fixture_activate (fixture.page, "table.players");
      g_assert_false (gtk_widget_is_ancestor (gtk_root_get_focus (gtk_widget_get_root (fixture.page)), list));
      hk_fixture_close (&fixture, data);
    }
}

static void
count_frontiers (GtkWidget *widget,
                 guint     *n_seen)
{
  graphene_rect_t bounds;

  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "HkDazFrontierView"))
    {
      GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (widget));

      g_assert_true (gtk_widget_get_mapped (widget));
      g_assert_true (gtk_widget_compute_bounds (widget, window, &bounds));
      g_assert_cmpfloat (bounds.origin.x, >=, 0);
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, (float) gtk_widget_get_width (window));
      (*n_seen)++;
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    count_frontiers (child, n_seen);
}

/* However many kings there are, every frontier is in sight; where the panels would cover some, they fold, the steps first. */
static void
test_every_frontier (void)
{
  static const char * const kings[] = { "Ann", "Bo", "Cy", "Dee", "Eve" };

  for (guint n = 3; n <= G_N_ELEMENTS (kings); n++)
    {
      g_autoptr (GString) setup = g_string_new ("{\"components\":\"stand-in\",\"cards-by\":\"app\",\"players\":[");
      HkFixture fixture = { 0 };
      guint n_seen = 0;

      for (guint i = 0; i < n; i++)
        g_string_append_printf (setup, "%s{\"name\":\"%s\"}", i == 0 ? "" : ",", kings[i]);
      g_string_append (setup, "]}");
      hk_fixture_open (&fixture, 1200, 800, "dark-age-z", setup->str, 7);
      count_frontiers (fixture.page, &n_seen);
      g_assert_cmpuint (n_seen, ==, n);
      g_assert_nonnull (find_headline (&fixture));
      g_assert_true ((hk_fixture_find (fixture.page, GTK_TYPE_TOGGLE_BUTTON, games[0].side) != NULL) == (n > 4));
      hk_fixture_close (&fixture, NULL);
    }
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *name;
    void      (*test) (HkFixture *fixture, gconstpointer data);
  } tests[] = {
    { "steps", test_steps },
    { "rule", test_rule },
    { "side", test_side },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *keys = g_strdup_printf ("/table-middle/%s/keys-elsewhere", games[i].game);

      for (gsize j = 0; j < G_N_ELEMENTS (tests); j++)
        {
          g_autofree char *path = g_strdup_printf ("/table-middle/%s/%s", games[i].game, tests[j].name);

          g_test_add (path, HkFixture, &games[i], set_up, tests[j].test, hk_fixture_close);
        }
      g_test_add_data_func (keys, &games[i], test_keys_elsewhere);
    }
  g_test_add_func ("/table-middle/every-frontier", test_every_frontier);
  return g_test_run ();
}
