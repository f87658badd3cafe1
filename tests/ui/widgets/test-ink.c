/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "ui/widgets/hk-ink.h"

static GskRenderNode *
draw (GskPath *path,
      float    x,
      float    side)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  hk_ink_fill_path (snapshot, path, 24, &GRAPHENE_RECT_INIT (x, 5, side, side), &(GdkRGBA) { 1, 0, 0, 1 });
  return gtk_snapshot_free_to_node (snapshot);
}

/* A small picture is the same drawing wherever it stands, so that a window finds that nothing has changed; another one as large as
 * it is. */
static void
test_picture (void)
{
  g_autoptr (GskPath) path = gsk_path_parse ("M2 2H22V22Z");
  g_autoptr (GskRenderNode) one = draw (path, 5, 12);
  g_autoptr (GskRenderNode) again = draw (path, 40, 12);
  g_autoptr (GskRenderNode) larger = draw (path, 5, 13);

  g_assert_cmpint (gsk_render_node_get_node_type (one), ==, GSK_TRANSFORM_NODE);
  g_assert_true (gsk_transform_node_get_child (one) == gsk_transform_node_get_child (again));
  g_assert_true (gsk_transform_node_get_child (one) != gsk_transform_node_get_child (larger));
}

/* Letters have few sizes, and none that is too small. */
static void
test_sizes (void)
{
  g_assert_cmpfloat (hk_ink_step_size (12.1f, 9), ==, hk_ink_step_size (12.4f, 9));
  for (float size = 8; size < 20; size += 0.1f)
    {
      g_assert_cmpfloat (hk_ink_step_size (size, 9.3f), >=, 9.3f);
      g_assert_cmpfloat (hk_ink_step_size (size, 9.3f), <=, MAX (size, 9.3f));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();
  g_test_add_func ("/ink/picture", test_picture);
  g_test_add_func ("/ink/sizes", test_sizes);
  return g_test_run ();
}
