/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "table/hk-step-list.h"
#include "table/hk-table-page.h"

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

/* Where the headline is a button, the steps drop from it: the one that is now has the focus, a row
 * ticks its step, and Escape leads back to the board. */
static void
test_steps (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *button = find_headline (fixture);
  GtkWidget *popover;
  GtkWidget *list;
  GtkWidget *row;
  GtkWidget *focus;
  g_autofree char *step = NULL;
  g_autoptr (GVariant) target = NULL;

  g_assert_nonnull (button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  hk_fixture_activate (fixture->page, "table.steps");
  g_assert_true (hk_fixture_wait (is_mapped, popover));
  list = hk_fixture_find (popover, HK_TYPE_STEP_LIST, NULL);
  g_assert_nonnull (list);
  row = hk_fixture_find (list, GTK_TYPE_LIST_BOX_ROW, NULL);
  g_assert_nonnull (row);
  focus = gtk_root_get_focus (gtk_widget_get_root (popover));
  g_assert_true (gtk_widget_is_ancestor (focus, list));
  /* The one that is now, or the first where none is. */
  if (hk_fixture_find (list, GTK_TYPE_LABEL, "●") != NULL)
    g_assert_nonnull (hk_fixture_find (focus, GTK_TYPE_LABEL, "●"));
  else
    g_assert_true (focus == row);
  g_assert_nonnull (hk_fixture_find (list, GTK_TYPE_BUTTON, "Show the Rule"));

  target = g_variant_ref (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (row)));
  step = g_variant_dup_string (target, NULL);
  g_assert_false (hk_table_is_ticked (hk_session_get_table (fixture->session), step));
  g_signal_emit_by_name (row, "activate");
  hk_fixture_settle ();
  g_assert_true (hk_table_is_ticked (hk_session_get_table (fixture->session), step));

  hk_fixture_activate (fixture->page, "table.steps");
  g_assert_true (hk_fixture_wait (is_hidden, popover));
  g_assert_null (hk_fixture_find (list, GTK_TYPE_LIST_BOX_ROW, NULL));
}

/* The rule of a step comes up in place of the steps. */
static void
test_rule (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (find_headline (fixture))));

  hk_fixture_activate (fixture->page, "table.steps");
  g_assert_true (hk_fixture_wait (is_mapped, popover));
  g_signal_emit_by_name (hk_fixture_find (popover, GTK_TYPE_BUTTON, "Show the Rule"), "clicked");
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
  static const int widths[] = { 360, 1200 };

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

/* However many kings there are, every frontier is in sight; where the panels would cover some, they fold. */
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
      g_assert_true ((find_headline (&fixture) != NULL) == (n > 3));
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
