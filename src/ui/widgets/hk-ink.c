/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>
#include <math.h>

#include "hk-ink.h"

/* What boards are drawn with: words, discs, hexagons and arrows. */

/* As the style sheet has them. */
static const struct
{
  const char *colour;
  GdkRGBA     value;
} pawn_colours[] = {
  { "red", { 0.753f, 0.110f, 0.157f, 1 } },
  { "blue", { 0.102f, 0.373f, 0.706f, 1 } },
  { "green", { 0.149f, 0.451f, 0.184f, 1 } },
  { "yellow", { 0.961f, 0.761f, 0.067f, 1 } },
  { "purple", { 0.506f, 0.239f, 0.612f, 1 } },
  { "orange", { 0.776f, 0.275f, 0, 1 } },
  { "teal", { 0.051f, 0.420f, 0.439f, 1 } },
  { "grey", { 0.369f, 0.361f, 0.392f, 1 } },
};

static const GdkRGBA white = { 1, 1, 1, 1 };

/* Returns the colour; grey for a name that nobody knows.
 * @colour: (nullable): the name of the colour of a player */
const GdkRGBA *
hk_ink_find_colour (const char *colour)
{
  for (gsize i = 0; i < G_N_ELEMENTS (pawn_colours); i++)
    if (g_strcmp0 (pawn_colours[i].colour, colour) == 0)
      return &pawn_colours[i].value;
  return &pawn_colours[G_N_ELEMENTS (pawn_colours) - 1].value;
}

static gboolean
is_on_screen (GtkWidget *widget)
{
  for (GtkWidget *outer = widget; outer != NULL; outer = gtk_widget_get_parent (outer))
    if (gtk_widget_has_css_class (outer, "hk-screen"))
      return TRUE;
  return FALSE;
}

/* Returns how large a pixel of what is drawn is now, in application pixels: as much larger as the letters are. The table screen is
 * drawn larger as a whole: on it, it is 1.
 * @widget: which draws it */
float
hk_ink_get_scale (GtkWidget *widget)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), 1);

  return is_on_screen (widget) ? 1 : (float) adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, 1, gtk_widget_get_settings (widget));
}

/* Returns the size of the smallest letters that may be drawn, in pixels.
 * @widget: which draws them
 * @room: what there is room for at most where people sit before it, as in a narrow window */
float
hk_ink_get_least (GtkWidget *widget,
                  float      room)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), room);

  return is_on_screen (widget) ? HK_INK_LEAST_ON_SCREEN : MIN (room, HK_INK_LEAST * hk_ink_get_scale (widget));
}

/* Returns (transfer full): the text, to be drawn.
 * @size: of the letters, in pixels
 * @weight: how bold they are */
PangoLayout *
hk_ink_make_layout (GtkWidget   *widget,
                    const char  *text,
                    double       size,
                    PangoWeight  weight)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (widget, text);
  g_autoptr (PangoFontDescription) font = pango_font_description_copy (pango_context_get_font_description (pango_layout_get_context (layout)));

  pango_font_description_set_weight (font, weight);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  return layout;
}

/* Draws a text around a point.
 * @text: a short text
 * @size: of the letters, in pixels
 * @x: the middle of the text */
void
hk_ink_draw_text (GtkWidget     *widget,
                  GtkSnapshot   *snapshot,
                  const char    *text,
                  float          size,
                  const GdkRGBA *colour,
                  float          x,
                  float          y)
{
  g_autoptr (PangoLayout) layout = hk_ink_make_layout (widget, text, size, PANGO_WEIGHT_HEAVY);
  PangoRectangle ink;

  pango_layout_get_pixel_extents (layout, &ink, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - (float) ink.x - (float) ink.width / 2, y - (float) ink.y - (float) ink.height / 2));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/* Returns the next smaller of a few sizes of letters. A size that was not drawn before has its fonts looked for, which takes longer than
 * drawing with them.
 * @size: of the letters, in pixels
 * @least: the smallest that can be read */
float
hk_ink_step_size (float size,
                  float least)
{
  return MAX (least, floorf (size * 2) / 2);
}

/* Returns how wide it is, in pixels.
 * @text: a short text
 * @size: of the letters, in pixels */
float
hk_ink_measure_text (GtkWidget  *widget,
                     const char *text,
                     float       size)
{
  g_autoptr (PangoLayout) layout = hk_ink_make_layout (widget, text, size, PANGO_WEIGHT_HEAVY);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return (float) width;
}

/* Fills a box with round corners.
 * @radius: of its corners, in pixels
 * @colour: with what it is filled */
void
hk_ink_fill_box (GtkSnapshot           *snapshot,
                 const graphene_rect_t *box,
                 float                  radius,
                 const GdkRGBA         *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, box, radius);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, colour, box);
  gtk_snapshot_pop (snapshot);
}

/* Draws a frame around a box with round corners.
 * @box: what gets a frame, on its inner side
 * @radius: of its corners, in pixels
 * @width: of the frame, in pixels */
void
hk_ink_frame_box (GtkSnapshot           *snapshot,
                  const graphene_rect_t *box,
                  float                  radius,
                  float                  width,
                  const GdkRGBA         *colour)
{
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, box, radius);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { width, width, width, width },
                              (GdkRGBA[4]) { *colour, *colour, *colour, *colour });
}

/* A small picture as it is drawn. */
typedef struct
{
  GskPath *path;
  float    scale[2];
  GdkRGBA  colour;
} Picture;

#define MOST_PICTURES 500

static guint
picture_hash (gconstpointer key)
{
  const Picture *picture = key;

  return g_direct_hash (picture->path) ^ gdk_rgba_hash (&picture->colour) ^ (guint) (picture->scale[0] * 1000);
}

static gboolean
picture_equal (gconstpointer a,
               gconstpointer b)
{
  const Picture *x = a;
  const Picture *y = b;

  return x->path == y->path && x->scale[0] == y->scale[0] && x->scale[1] == y->scale[1] && gdk_rgba_equal (&x->colour, &y->colour);
}

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  gsk_path_unref (picture->path);
  g_free (picture);
}

/* Returns (transfer none) (nullable): the drawing. It is the same as long as the picture is: the window draws it anew only where it is
 * another one, for it does not look into what is drawn larger or smaller. */
static GskRenderNode *
find_drawing (const Picture *picture)
{
  static GHashTable *drawings;
  GskRenderNode *drawing;
  GtkSnapshot *snapshot;

  if (drawings == NULL)
    drawings = g_hash_table_new_full (picture_hash, picture_equal, picture_free, (GDestroyNotify) gsk_render_node_unref);
  drawing = g_hash_table_lookup (drawings, picture);
  if (drawing != NULL)
    return drawing;
  snapshot = gtk_snapshot_new ();
  gtk_snapshot_scale (snapshot, picture->scale[0], picture->scale[1]);
  gtk_snapshot_append_fill (snapshot, picture->path, GSK_FILL_RULE_EVEN_ODD, &picture->colour);
  drawing = gtk_snapshot_free_to_node (snapshot);
  if (drawing == NULL)
    return NULL;
  /* Windows of another size have others. */
  if (g_hash_table_size (drawings) >= MOST_PICTURES)
    g_hash_table_remove_all (drawings);
  gsk_path_ref (picture->path);
  g_hash_table_insert (drawings, g_memdup2 (picture, sizeof *picture), drawing);
  return drawing;
}

/* Draws a small picture.
 * @path: a picture; what is drawn twice is a hole
 * @grid: the side of the square that it is drawn on
 * @square: the square that it fills */
void
hk_ink_fill_path (GtkSnapshot           *snapshot,
                  GskPath               *path,
                  float                  grid,
                  const graphene_rect_t *square,
                  const GdkRGBA         *colour)
{
  const Picture picture = { path, { square->size.width / grid, square->size.height / grid }, *colour };
  GskRenderNode *drawing = find_drawing (&picture);

  if (drawing == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &square->origin);
  gtk_snapshot_append_node (snapshot, drawing);
  gtk_snapshot_restore (snapshot);
}

/* @square: (out caller-allocates): the greatest square in its middle */
void
hk_ink_find_square (GtkWidget       *widget,
                    graphene_rect_t *square)
{
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const float side = MIN (width, height);

  graphene_rect_init (square, (width - side) / 2, (height - side) / 2, side, side);
}

/* Draws a disc with a white rim.
 * @side: how wide it is */
void
hk_ink_draw_disc (GtkSnapshot   *snapshot,
                  const GdkRGBA *colour,
                  float          x,
                  float          y,
                  float          side)
{
  GskRoundedRect disc;

  gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (x, y - side / 2, side, side), side / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, colour, &disc.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &disc, (float[4]) { 1.5f, 1.5f, 1.5f, 1.5f }, (GdkRGBA[4]) { white, white, white, white });
}

/* Returns (transfer full): a hexagon that stands on a corner.
 * @bounds: the rectangle around it */
GskPath *
hk_ink_make_hexagon (const graphene_rect_t *bounds)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  const float x = bounds->origin.x;
  const float y = bounds->origin.y;
  const float w = bounds->size.width;
  const float h = bounds->size.height;

  gsk_path_builder_move_to (builder, x + w / 2, y);
  gsk_path_builder_line_to (builder, x + w, y + h * 0.25f);
  gsk_path_builder_line_to (builder, x + w, y + h * 0.75f);
  gsk_path_builder_line_to (builder, x + w / 2, y + h);
  gsk_path_builder_line_to (builder, x, y + h * 0.75f);
  gsk_path_builder_line_to (builder, x, y + h * 0.25f);
  gsk_path_builder_close (builder);
  return gsk_path_builder_free_to_path (builder);
}

/* Draws a line along a hexagon that stands on a corner. It is filled, which takes less than a stroke.
 * @inner: the rectangle around what is inside the line
 * @line: how wide it is, in pixels */
void
hk_ink_frame_hexagon (GtkSnapshot           *snapshot,
                      const graphene_rect_t *inner,
                      float                  line,
                      const GdkRGBA         *colour)
{
  /* So far apart are the corners above and below. */
  const float corner = line * 2 / sqrtf (3);
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) inside = hk_ink_make_hexagon (inner);
  g_autoptr (GskPath) outside = hk_ink_make_hexagon (&GRAPHENE_RECT_INIT (inner->origin.x - line, inner->origin.y - corner,
                                                                          inner->size.width + 2 * line, inner->size.height + 2 * corner));
  g_autoptr (GskPath) frame = NULL;

  gsk_path_builder_add_path (builder, outside);
  gsk_path_builder_add_path (builder, inside);
  frame = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_fill (snapshot, frame, GSK_FILL_RULE_EVEN_ODD, colour);
}

/* Draws an arrow on the border between two hexes.
 * @from: the rectangle of a hex
 * @to: that of its neighbour
 * @colour: of the disc that the arrow stands on */
void
hk_ink_draw_arrow (GtkSnapshot           *snapshot,
                   const graphene_rect_t *from,
                   const graphene_rect_t *to,
                   const GdkRGBA         *colour)
{
  const float size = CLAMP (from->size.width * 0.105f, 5.5f, 12);
  graphene_point_t start, end;
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) arrow = NULL;
  GskRoundedRect disc;

  graphene_rect_get_center (from, &start);
  graphene_rect_get_center (to, &end);
  gsk_rounded_rect_init_from_rect (&disc, &GRAPHENE_RECT_INIT (-size, -size, 2 * size, 2 * size), size);
  gsk_path_builder_move_to (builder, -size * 0.55f, -size * 0.55f);
  gsk_path_builder_line_to (builder, size * 0.75f, 0);
  gsk_path_builder_line_to (builder, -size * 0.55f, size * 0.55f);
  gsk_path_builder_line_to (builder, -size * 0.2f, 0);
  gsk_path_builder_close (builder);
  arrow = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((start.x + end.x) / 2, (start.y + end.y) / 2));
  gtk_snapshot_rotate (snapshot, atan2f (end.y - start.y, end.x - start.x) * 180 / (float) G_PI);
  gtk_snapshot_push_rounded_clip (snapshot, &disc);
  gtk_snapshot_append_color (snapshot, colour, &disc.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &disc, (float[4]) { 1, 1, 1, 1 }, (GdkRGBA[4]) { white, white, white, white });
  gtk_snapshot_append_fill (snapshot, arrow, GSK_FILL_RULE_WINDING, &white);
  gtk_snapshot_restore (snapshot);
}

/* Makes what a widget draws one piece for the renderer, until gtk_snapshot_pop (). The renderer draws all that stands beside each other anew
 * where more than 30 pieces of it have changed, counted as rectangles of a region, and a line that moves is two of them. A piece that is cut
 * elsewhere, beyond its edge, is not looked into. It reaches from side to side, so that pieces below each other are one rectangle; beyond its
 * sides there is room for what is large while it is marked as changed.
 * @is_odd: another one than when it was last drawn, where most of it is likely to have changed since */
void
hk_ink_push_piece (GtkSnapshot *snapshot,
                   GtkWidget   *widget,
                   gboolean     is_odd)
{
  graphene_rect_t edge;

  if (!gtk_widget_compute_bounds (widget, widget, &edge))
    edge = GRAPHENE_RECT_INIT (0, 0, 0, 0);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (edge.origin.x - 60, edge.origin.y - 6, edge.size.width + 120, edge.size.height + (is_odd ? 12 : 13)));
  /* A cut that cuts nothing away is left out. */
  edge.size.height += 20;
  gtk_snapshot_append_color (snapshot, &(GdkRGBA) { 0 }, &edge);
}
