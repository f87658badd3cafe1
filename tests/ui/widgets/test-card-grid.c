/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/widgets/hk-card-grid.h"

/* Cards in columns: each comes into the one that is the shortest so far. */

#define MOST 3
#define SPACING 8

/* In pixels: of the cards and of the grid that holds three of them in a row. */
#define CARD 100
#define WIDTH (MOST * CARD + (MOST - 1) * SPACING)

static GtkWidget *
make_grid (const int *heights,
           guint      n,
           GtkWidget *cards[])
{
  GtkWidget *grid = g_object_ref_sink (hk_card_grid_new (MOST, SPACING));

  for (guint i = 0; i < n; i++)
    {
      cards[i] = gtk_label_new (NULL);
      gtk_widget_set_size_request (cards[i], CARD, heights[i]);
      hk_card_grid_append (HK_CARD_GRID (grid), cards[i]);
    }
  return grid;
}

static int
lay_out (GtkWidget *grid,
         int        width)
{
  int height;

  gtk_widget_measure (grid, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_allocate (grid, width, height, -1, NULL);
  return height;
}

static void
check_place (GtkWidget *card,
             int        column,
             int        y)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (card, gtk_widget_get_parent (card), &bounds));
  g_assert_cmpfloat (bounds.origin.x, ==, (float) (column * (CARD + SPACING)));
  g_assert_cmpfloat (bounds.origin.y, ==, (float) y);
}

static void
let_go (GtkWidget *grid)
{
  hk_card_grid_clear (HK_CARD_GRID (grid));
  g_assert_finalize_object (grid);
}

/* Of columns that are as short, the first one. */
static void
test_shortest (void)
{
  static const int heights[] = { 300, 100, 50, 40, 20, 100 };
  HkApplication *application = hk_fixture_begin ();
  GtkWidget *cards[G_N_ELEMENTS (heights)];
  GtkWidget *grid = make_grid (heights, G_N_ELEMENTS (heights), cards);

  g_assert_cmpint (lay_out (grid, WIDTH), ==, 300);
  check_place (cards[0], 0, 0);
  check_place (cards[1], 1, 0);
  check_place (cards[2], 2, 0);
  check_place (cards[3], 2, 50 + SPACING);
  check_place (cards[4], 2, 90 + 2 * SPACING);
  check_place (cards[5], 1, 100 + SPACING);
  let_go (grid);
  hk_fixture_end (application);
}

/* Whichever card is opened, however far: no other one comes below the edge that all of them had, as long as another column has
 * room for it. */
static void
test_opened (void)
{
  static const int heights[] = { 100, 100, 100, 100, 100, 100 };
  HkApplication *application = hk_fixture_begin ();
  GtkWidget *cards[G_N_ELEMENTS (heights)];
  GtkWidget *grid = make_grid (heights, G_N_ELEMENTS (heights), cards);
  const int edge = lay_out (grid, WIDTH) + CARD + SPACING;

  for (guint opened = 0; opened < G_N_ELEMENTS (heights); opened++)
    {
      gtk_widget_set_size_request (cards[opened], CARD, 900);
      lay_out (grid, WIDTH);
      for (guint i = 0; i < G_N_ELEMENTS (heights); i++)
        {
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (cards[i], grid, &bounds));
          if (i != opened)
            g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, (float) edge);
        }
      gtk_widget_set_size_request (cards[opened], CARD, heights[opened]);
    }
  let_go (grid);
  hk_fixture_end (application);
}

/* In a steady grid no card leaves its column, whichever is opened. */
static void
test_steady (void)
{
  static const int heights[] = { 300, 100, 50, 40, 20, 100 };
  HkApplication *application = hk_fixture_begin ();
  GtkWidget *cards[G_N_ELEMENTS (heights)];
  GtkWidget *grid = make_grid (heights, G_N_ELEMENTS (heights), cards);

  hk_card_grid_set_steady (HK_CARD_GRID (grid), TRUE);
  g_assert_cmpint (lay_out (grid, WIDTH), ==, 300 + SPACING + 40);
  check_place (cards[0], 0, 0);
  check_place (cards[1], 1, 0);
  check_place (cards[2], 2, 0);
  check_place (cards[3], 0, 300 + SPACING);
  check_place (cards[4], 1, 100 + SPACING);
  check_place (cards[5], 2, 50 + SPACING);
  let_go (grid);
  hk_fixture_end (application);
}

/* Few cards share all of the width, hidden ones take none of it, and from right to left the first one is on the right. */
static void
test_few (void)
{
  static const int heights[] = { 100, 100, 100 };
  HkApplication *application = hk_fixture_begin ();
  GtkWidget *cards[G_N_ELEMENTS (heights)];
  GtkWidget *grid = make_grid (heights, G_N_ELEMENTS (heights), cards);

  gtk_widget_set_visible (cards[1], FALSE);
  g_assert_cmpint (lay_out (grid, WIDTH), ==, 100);
  check_place (cards[0], 0, 0);
  g_assert_cmpint (gtk_widget_get_width (cards[0]), ==, (WIDTH - SPACING) / 2);
  gtk_widget_set_visible (cards[1], TRUE);
  gtk_widget_set_direction (grid, GTK_TEXT_DIR_RTL);
  lay_out (grid, WIDTH);
  check_place (cards[0], 2, 0);
  check_place (cards[2], 0, 0);
  /* One below the other where there is room for one. */
  g_assert_cmpint (lay_out (grid, CARD), ==, 3 * 100 + 2 * SPACING);
  let_go (grid);
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-grid/shortest", test_shortest);
  g_test_add_func ("/card-grid/opened", test_opened);
  g_test_add_func ("/card-grid/few", test_few);
  g_test_add_func ("/card-grid/steady", test_steady);
  return g_test_run ();
}
