/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/describe/hk-standing.h"
#include "hk-script-fixture.h"
#include "ui/display/hk-in-sight.h"
#include "ui/display/hk-standing-strip.h"

/* Whole games: the strip with how everyone stands, and whoever acts in sight after a move. As many looks as there is time for are spread
 * over each game; a slow test looks after each move at every width. */

#define LOOKS 12

/* @width: of the window where the test is quick */
typedef struct
{
  const char *game;
  const char *script;
  int         width;
} Played;

static const Played played[] = {
  { "dark-age-z", "four-players", 700 },
  { "dark-age-z", "two-players", 1200 },
  { "dark-age-z", "cooperative", 360 },
  { "army-of-the-dead", "won", 360 },
  { "army-of-the-dead", "lost", 1920 },
  { "card-z", "survive-co-op", 360 },
  { "card-z", "zombie-count", 1200 },
  { "card-z", "home-run-won", 700 },
  { "card-z", "civic-duty-lost", 1920 },
  { "rfyl", "won", 360 },
  { "rfyl", "lost", 1200 },
  { "zombiez", "two", 1920 },
  { "zombiez", "four-by-hand", 360 },
  { "zombiez", "scorekeeper", 700 },
};

/* The narrow ones first. */
static const int widths[] = { 360, 700, 1200, 1920 };

/* The largest groups, one after the other on turn.
 * @turn: (nullable): the field that says who acts
 * @due: (nullable): otherwise, the field of a player for whom the table waits */
typedef struct
{
  const char *game;
  const char *setup;
  const char *turn;
  const char *due;
  guint       n;
} Group;

static const Group groups[] = {
  { "dark-age-z", "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' },"
                  "  { 'name': 'Dee', 'colour': 'yellow' }, { 'name': 'Eve', 'colour': 'purple' } ], 'first-player': 0, 'missions': 'none',"
                  "  'components': 'none', 'cards-by': 'hand' }", "current-player", NULL, 5 },
  { "rfyl", "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' }, { 'name': 'Cy' }, { 'name': 'Dee' }, { 'name': 'Eve' }, { 'name': 'Fay' },"
            "  { 'name': 'Gus' }, { 'name': 'Hal' } ], 'distance': 60, 'components': 'none', 'cards-by': 'hand' }", NULL, "blood-due", 8 },
  { "army-of-the-dead", "{ 'players': [ { 'name': 'Ann', 'colour': 'red' } ], 'components': 'none', 'cards-by': 'hand', 'dice-by': 'hand',"
                        "  'survivors': [ { 'id': 'guzman', 'player': 0 }, { 'id': 'dieter', 'player': 0 }, { 'id': 'cruz', 'player': 0 },"
                        "  { 'id': 'scott', 'player': 0 }, { 'id': 'peters', 'player': 0 }, { 'id': 'vanderohe', 'player': 0 } ] }", "current-survivor", NULL, 6 },
};

/* The strip says of everyone what the table says, and marks who acts. */
static void
check_strip (HkFixture *fixture)
{
  GtkWidget *strip = hk_fixture_find (fixture->page, HK_TYPE_STANDING_STRIP, NULL);
  g_autoptr (GPtrArray) standings = hk_table_list_standings (hk_session_get_table (fixture->session));
  GtkWidget *chips = hk_fixture_find (strip, ADW_TYPE_WRAP_BOX, NULL);
  GtkWidget *chip = chips == NULL ? NULL : gtk_widget_get_first_child (chips);
  graphene_rect_t bounds;

  g_assert_true (standings->len > 0 || hk_table_is_over (hk_session_get_table (fixture->session)));
  g_assert_true (gtk_widget_compute_bounds (strip, GTK_WIDGET (fixture->window), &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (GTK_WIDGET (fixture->window)));
  for (guint i = 0; i < standings->len; i++, chip = gtk_widget_get_next_sibling (chip))
    {
      HkStanding *standing = g_ptr_array_index (standings, i);

      g_assert_true (gtk_widget_get_mapped (chip));
      g_assert_true (gtk_widget_get_width (GTK_WIDGET (fixture->window)) < 600 || hk_fixture_says (chip, standing->name));
      g_assert_true (hk_fixture_says (chip, standing->text));
      g_assert_cmpint (gtk_widget_has_css_class (chip, "hk-acts"), ==, standing->acts);
    }
  g_assert_null (chip);
}

typedef struct
{
  GtkWidget *page;
  GtkWidget *missed; /* (nullable) */
  guint      n;      /* how many are in sight */
} Look;

/* What shows a part of what is in it. */
static gboolean
is_view (GtkWidget *widget)
{
  return GTK_IS_VIEWPORT (widget) || ADW_IS_CAROUSEL (widget);
}

/* The first that is marked in each viewport is what it shows; a place comes before a person. */
static gboolean
has_place (GtkWidget *widget)
{
  gboolean found = gtk_widget_get_mapped (widget) && hk_in_sight_is_here (widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !found; child = gtk_widget_get_next_sibling (child))
    found = !is_view (child) && has_place (child);
  return found;
}

/* In application pixels: so much of what is marked has to be seen. */
#define ENOUGH 60

static gboolean
is_enough (float start,
           float length,
           int   view)
{
  return start >= -2 && start + MIN (length, ENOUGH) <= view + 2;
}

static gboolean
check_marked (GtkWidget *widget,
              GtkWidget *viewport,
              gboolean  *done,
              Look      *look)
{
  gboolean none = FALSE;
  const gboolean by_place = viewport != NULL && has_place (viewport);
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return TRUE;
  if (viewport != NULL && !*done && (by_place ? hk_in_sight_is_here (widget) : gtk_widget_has_css_class (widget, HK_STYLE_ACTS)))
    {
      *done = TRUE;
      g_assert_true (gtk_widget_compute_bounds (widget, viewport, &bounds));
      if (!is_enough (bounds.origin.x, bounds.size.width, gtk_widget_get_width (viewport)) ||
          !is_enough (bounds.origin.y, bounds.size.height, gtk_widget_get_height (viewport)))
        {
          look->missed = widget;
          return FALSE;
        }
      look->n++;
    }
  if (is_view (widget))
    {
      viewport = widget;
      done = &none;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (!check_marked (child, viewport, done, look))
      return FALSE;
  return TRUE;
}

static gboolean
is_all_in_sight (gpointer data)
{
  Look *look = data;
  gboolean done = FALSE;

  look->missed = NULL;
  look->n = 0;
  return check_marked (look->page, NULL, &done, look);
}

static void
close_dialogs (HkFixture *fixture)
{
  for (guint i = 0; i < 5 && hk_fixture_has_dialog (fixture->window); i++)
    {
      adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
      hk_fixture_settle ();
    }
}

/* On a phone one page is in sight: the board, or the players. */
static void
show_page (GtkWidget  *page,
           const char *name)
{
  GtkWidget *stack = GTK_WIDGET (gtk_widget_get_template_child (page, G_OBJECT_TYPE (page), "narrow_stack"));

  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (stack), name);
}

static gboolean
does_anybody_act (HkFixture *fixture)
{
  g_autoptr (GPtrArray) standings = hk_table_list_standings (hk_session_get_table (fixture->session));
  gboolean acts = FALSE;

  for (guint i = 0; i < standings->len; i++)
    acts |= ((HkStanding *) g_ptr_array_index (standings, i))->acts;
  return acts;
}

/* Returns whether somebody acts, who is marked then. */
static gboolean
check (HkFixture  *fixture,
       const char *after)
{
  static const char * const pages[] = { "board", "players" };
  const int width = gtk_widget_get_width (GTK_WIDGET (fixture->window));
  const guint n_pages = width < 600 ? G_N_ELEMENTS (pages) : 1;
  Look look = { fixture->page, NULL, 0 };
  guint n_marked = 0;

  close_dialogs (fixture);
  check_strip (fixture);
  for (guint page = 0; page < n_pages; page++)
    {
      if (n_pages > 1)
        show_page (fixture->page, pages[page]);
      if (!hk_fixture_wait (is_all_in_sight, &look))
        g_error ("After %s, %s is out of sight", after, G_OBJECT_TYPE_NAME (look.missed));
      n_marked += look.n;
    }
  if (n_pages > 1)
    {
      show_page (fixture->page, pages[0]);
      hk_fixture_settle ();
    }
  if (!does_anybody_act (fixture))
    return FALSE;
  /* In between the players lie beside the board when they are asked for; the strip says who acts. */
  if (n_marked == 0 && (width < 600 || width >= 1080))
    g_error ("After %s, nobody is marked", after);
  return TRUE;
}

static void
show_session (HkFixture *fixture,
              HkSession *taken,
              int        width)
{
  fixture->window = hk_fixture_make_window (fixture->application, width, 800);
  fixture->session = hk_fixture_show (fixture->window, taken);
  fixture->page = GTK_WIDGET (hk_fixture_get_page (fixture->window));
}

static void
play_whole_game (const Played *this,
                 int           width,
                 guint         n_looks)
{
  g_autofree char *name = g_strconcat (this->script, ".jsonl", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", this->game, "scripts", name, NULL);
  const guint n = hk_script_count (path);
  const guint stride = MAX (1, n / n_looks);
  HkFixture fixture = { .application = hk_fixture_begin () };
  guint n_acts = 0;

  show_session (&fixture, hk_script_open (this->game, path), width);
  for (guint i = 0; i < n; i += stride)
    {
      const guint end = MIN (i + stride, n);
      g_autofree char *after = g_strdup_printf ("move %u", end);

      /* Of a short game every move is drawn. */
      for (guint j = i; j < end; j++)
        {
          hk_script_play (fixture.session, path, j, j + 1);
          if (n < 100 || j + 1 == end)
            hk_fixture_settle ();
        }
      n_acts += check (&fixture, after);
    }
  g_test_message ("%u looks at somebody who acts", n_acts);
  hk_fixture_close (&fixture, NULL);
}

static void
test_whole_game (gconstpointer data)
{
  const Played *this = data;

  if (!g_test_slow ())
    play_whole_game (this, this->width, LOOKS);
  else
    for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
      play_whole_game (this, widths[i], G_MAXUINT);
}

static void
test_group (gconstpointer data)
{
  const Group *this = data;

  for (gsize i = 0; i < (g_test_slow () ? G_N_ELEMENTS (widths) : 2); i++)
    {
      HkFixture fixture = { .application = hk_fixture_begin () };
      guint n_acts = 0;

      show_session (&fixture, hk_fixture_make_game (this->game, this->setup, 7), widths[i]);
      for (guint j = 0; j < this->n; j++)
        {
          g_autofree char *path = this->due == NULL ? g_strdup (this->turn) : g_strdup_printf ("players/%u/%s", j, this->due);
          g_autofree char *after = g_strdup_printf ("number %u on turn, in a window %d wide", j, widths[i]);
          g_autoptr (HkMove) move = hk_move_build ("set", "s:path", path, "i:value", this->due == NULL ? (int) j : 1, NULL);

          if (j > 0 && this->due != NULL)
            hk_session_undo (fixture.session, 1, NULL);
          g_assert_true (hk_session_play (fixture.session, move, NULL));
          n_acts += check (&fixture, after);
        }
      g_assert_cmpuint (n_acts, ==, this->n);
      hk_fixture_close (&fixture, NULL);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (played); i++)
    {
      g_autofree char *path = g_strdup_printf ("/in-sight/%s/%s", played[i].game, played[i].script);

      g_test_add_data_func (path, &played[i], test_whole_game);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (groups); i++)
    {
      g_autofree char *path = g_strdup_printf ("/in-sight/groups/%s", groups[i].game);

      g_test_add_data_func (path, &groups[i], test_group);
    }
  return g_test_run ();
}
