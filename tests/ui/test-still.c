/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-script-fixture.h"
#include "ui/display/hk-piece.h"
#include "ui/table/hk-step-list.h"

/* A page that is told of a move shows anew what is another. Of what shows the same nothing is made, styled or measured anew, and no
 * symbol is read again. */

typedef struct
{
  const char *path;
  const char *game;
  const char *script;
} Case;

/* A widget that is made, styled or measured anew, with what it is in. */
static void
noticed_cb (GtkWidget  *widget,
            GParamSpec *pspec,
            GHashTable *seen)
{
  g_autoptr (GString) where = g_string_new (g_param_spec_get_name (pspec));

  for (GtkWidget *part = widget; part != NULL; part = gtk_widget_get_parent (part))
    if (part == widget || g_str_has_prefix (G_OBJECT_TYPE_NAME (part), "Hk"))
      g_string_append_printf (where, " of %s", G_OBJECT_TYPE_NAME (part));
  g_hash_table_add (seen, g_strdup (where->str));
}

static void
watch (GtkWidget  *widget,
       GHashTable *seen)
{
  static const char * const costly[] = { "css-classes", "icon-name", "visible", "parent" };

  for (gsize i = 0; i < G_N_ELEMENTS (costly); i++)
    if (g_object_class_find_property (G_OBJECT_GET_CLASS (widget), costly[i]) != NULL)
      {
        g_autofree char *signal = g_strconcat ("notify::", costly[i], NULL);

        g_signal_connect (widget, signal, G_CALLBACK (noticed_cb), seen);
      }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    watch (child, seen);
}

static void
unwatch (GtkWidget  *widget,
         GHashTable *seen)
{
  g_signal_handlers_disconnect_by_data (widget, seen);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    unwatch (child, seen);
}

/* The window is asked for its least size once something in it may be larger. */
static void
sized_cb (gpointer    surface,
          gpointer    size,
          GHashTable *seen)
{
  g_hash_table_add (seen, g_strdup ("the size of the window"));
}

static void
test_again (gconstpointer data)
{
  const Case *this = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", this->game, "scripts", this->script, NULL);
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1200, 800);
  HkSession *session = hk_fixture_show (window, hk_script_open (this->game, path));
  GtkWidget *page = GTK_WIDGET (hk_fixture_get_page (window));
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree const char **names = NULL;
  g_autofree char *all = NULL;

  hk_script_play (session, path, 0, hk_script_count (path) / 2);
  g_signal_emit_by_name (session, "moved");
  hk_fixture_settle ();
  watch (page, seen);
  g_signal_connect (surface, "compute-size", G_CALLBACK (sized_cb), seen);
  g_signal_emit_by_name (session, "moved");
  hk_fixture_settle ();
  g_signal_handlers_disconnect_by_data (surface, seen);
  unwatch (page, seen);
  names = (const char **) g_hash_table_get_keys_as_array (seen, NULL);
  all = g_strjoinv (", ", (GStrv) names);
  g_assert_cmpstr (all, ==, "");
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

/* Whether more is in it than it shows: then its bar is seen, as it will be, and takes no room. */
static gboolean
has_still_bar (GtkWidget     *widget,
               gconstpointer  data)
{
  GtkScrolledWindow *scroller = GTK_SCROLLED_WINDOW (widget);
  GtkWidget *bar = gtk_scrolled_window_get_vscrollbar (scroller);
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (scroller);
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget) || gtk_adjustment_get_upper (adjustment) <= gtk_adjustment_get_page_size (adjustment))
    return FALSE;
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  g_assert_true (gtk_widget_get_mapped (bar));
  g_assert_false (gtk_widget_has_css_class (bar, "overlay-indicator"));
  g_assert_cmpfloat (gtk_widget_get_opacity (bar), ==, 1);
  g_assert_cmpint (gtk_widget_get_width (gtk_scrolled_window_get_child (scroller)), ==, gtk_widget_get_width (widget));
  g_assert_true (gtk_widget_compute_bounds (bar, widget, &bounds));
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (widget));
  return TRUE;
}

/* A bar that comes and goes with each scroll would move on its own, for seconds. */
static void
test_scrollbars (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "army-of-the-dead", "scripts", "won.jsonl", NULL);
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1200, 500);
  HkSession *session = hk_fixture_show (window, hk_script_open ("army-of-the-dead", path));

  hk_script_play (session, path, 0, 20);
  hk_fixture_settle ();
  g_assert_nonnull (hk_fixture_find_where (GTK_WIDGET (hk_fixture_get_page (window)), GTK_TYPE_SCROLLED_WINDOW, has_still_bar, NULL));
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

/* What a widget draws between its ground and its border. */
static GskRenderNode *
get_content (GskRenderNode *container)
{
  for (guint i = 0; i < gsk_container_node_get_n_children (container); i++)
    {
      GskRenderNode *child = gsk_container_node_get_child (container, i);
      const int type = gsk_render_node_get_node_type (child);

      if (type == GSK_CLIP_NODE || type == GSK_TRANSFORM_NODE || type == GSK_CONTAINER_NODE)
        return child;
    }
  g_assert_not_reached ();
}

/* Finds where a widget cuts what it draws, within the cut that its picture has. */
static graphene_rect_t
get_cut (GskRenderNode *node)
{
  for (guint n_cuts = 0;;)
    switch ((int) gsk_render_node_get_node_type (node))
      {
      case GSK_CLIP_NODE:
        if (++n_cuts == 2)
          return *gsk_clip_node_get_clip (node);
        node = gsk_clip_node_get_child (node);
        break;
      case GSK_TRANSFORM_NODE:
        node = gsk_transform_node_get_child (node);
        break;
      default:
        g_assert_cmpint (gsk_render_node_get_node_type (node), ==, GSK_CONTAINER_NODE);
        node = get_content (node);
      }
}

static graphene_rect_t
draw_and_get_cut (GtkWidget *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  hk_fixture_settle ();
  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  node = gtk_snapshot_free_to_node (g_steal_pointer (&snapshot));
  return get_cut (node);
}

/* What takes part in this is one piece for the renderer when something in it changes, and as it was when nothing does. */
static void
assert_piece (GtkWidget *widget)
{
  graphene_rect_t before = draw_and_get_cut (widget);
  graphene_rect_t after = draw_and_get_cut (widget);

  g_assert_true (graphene_rect_equal (&before, &after));
  gtk_widget_queue_draw (widget);
  after = draw_and_get_cut (widget);
  g_assert_false (graphene_rect_equal (&before, &after));
}

/* Each step is a piece of its own, and so is what says whose turn it is: a move has those drawn anew that show something else. */
static void
test_steps (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "zombiez", "scripts", "two.jsonl", NULL);
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1200, 800);
  HkSession *session = hk_fixture_show (window, hk_script_open ("zombiez", path));
  GtkWidget *steps = hk_fixture_find (GTK_WIDGET (hk_fixture_get_page (window)), HK_TYPE_STEP_LIST, NULL);
  GtkListBox *list = GTK_LIST_BOX (hk_fixture_find (steps, GTK_TYPE_LIST_BOX, NULL));
  GtkWidget *piece = hk_fixture_find (GTK_WIDGET (hk_fixture_get_page (window)), HK_TYPE_PIECE, NULL);
  graphene_rect_t piece_before = draw_and_get_cut (piece);
  graphene_rect_t before[8];
  graphene_rect_t after;
  int n_rows = 0;
  int n_others = 0;

  for (; gtk_list_box_get_row_at_index (list, n_rows) != NULL; n_rows++)
    {
      g_assert_cmpint (n_rows, <, (int) G_N_ELEMENTS (before));
      assert_piece (GTK_WIDGET (gtk_list_box_get_row_at_index (list, n_rows)));
      before[n_rows] = draw_and_get_cut (GTK_WIDGET (gtk_list_box_get_row_at_index (list, n_rows)));
    }
  hk_script_play (session, path, 0, 1);
  for (int i = 0; i < n_rows; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (list, i);

      after = row == NULL ? GRAPHENE_RECT_INIT (0, 0, 0, 0) : draw_and_get_cut (GTK_WIDGET (row));
      n_others += !graphene_rect_equal (&before[i], &after);
    }
  g_assert_cmpint (n_others, >, 0);
  g_assert_cmpint (n_others, <, n_rows);
  after = draw_and_get_cut (piece);
  g_assert_false (graphene_rect_equal (&piece_before, &after));
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

typedef struct
{
  const char *path;
  const char *game;
  const char *script;
  const char *view;  /* the name of its class */
} Piece;

/* What a move changes on the board and beside it is a few pieces, and not in so many places that all of it is drawn anew. */
static void
test_pieces (gconstpointer data)
{
  const Piece *this = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", this->game, "scripts", this->script, NULL);
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1200, 800);
  HkSession *session = hk_fixture_show (window, hk_script_open (this->game, path));

  hk_script_play (session, path, 0, hk_script_count (path) / 2);
  hk_fixture_settle ();
  assert_piece (hk_fixture_find (GTK_WIDGET (hk_fixture_get_page (window)), g_type_from_name (this->view), NULL));
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

int
main (int    argc,
      char **argv)
{
  static const Case cases[] = {
    { "/still/army-of-the-dead", "army-of-the-dead", "won.jsonl" },
    { "/still/card-z", "card-z", "survive-co-op.jsonl" },
    { "/still/card-z-map", "card-z", "zombie-count.jsonl" },
    { "/still/dark-age-z", "dark-age-z", "four-players.jsonl" },
    { "/still/rfyl", "rfyl", "won.jsonl" },
    { "/still/zombiez", "zombiez", "two.jsonl" },
  };

  static const Piece pieces[] = {
    { "/still/pieces/army-of-the-dead", "army-of-the-dead", "won.jsonl", "HkAotdSurvivorCard" },
    { "/still/pieces/card-z", "card-z", "survive-co-op.jsonl", "HkCzSurvivorCard" },
    { "/still/pieces/card-z-place", "card-z", "zombie-count.jsonl", "HkCzPlacePanel" },
    { "/still/pieces/dark-age-z", "dark-age-z", "four-players.jsonl", "HkDazFrontierView" },
    { "/still/pieces/rfyl", "rfyl", "won.jsonl", "HkRfSpacePanel" },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    g_test_add_data_func (cases[i].path, &cases[i], test_again);
  for (gsize i = 0; i < G_N_ELEMENTS (pieces); i++)
    g_test_add_data_func (pieces[i].path, &pieces[i], test_pieces);
  g_test_add_func ("/still/scrollbars", test_scrollbars);
  g_test_add_func ("/still/steps", test_steps);
  return g_test_run ();
}
