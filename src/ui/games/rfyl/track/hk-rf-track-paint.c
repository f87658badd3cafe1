/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-track-paint.h"
#include "ui/widgets/hk-ink.h"

/* How the track is drawn: the road with its spaces, and the pieces beside it. */

static const GdkRGBA asphalt = { 0.24f, 0.22f, 0.275f, 1 };
static const GdkRGBA line = { 1, 1, 1, 0.28f };
static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA black = { 0.14f, 0.12f, 0.19f, 1 };
static const GdkRGBA rotten = { 0.25f, 0.37f, 0.19f, 1 };
static const GdkRGBA grass = { 0.31f, 0.5f, 0.23f, 1 };
static const GdkRGBA blood = { 0.88f, 0.11f, 0.14f, 1 };
static const GdkRGBA brass = { 0.97f, 0.76f, 0.26f, 1 };

/* On a square of 16 by 16. */
typedef struct
{
  const char *drawing;
  GskPath    *path;  /* NULL as long as nobody has drawn it */
} Shape;

static Shape skull = {
  .drawing = "M8 1C4.3 1 1.800 3.500 1.800 6.800 1.800 8.800 2.800 10.400 4.400 11.300V14.500H6.400V13H7.200V14.500H8.800V13H9.600V14.500H11.600V11.300"
  "C13.200 10.400 14.200 8.800 14.200 6.800 14.200 3.500 11.700 1 8 1zM5.400 5.200C6.400 5.200 7.100 6 7.100 7 7.100 8 6.400 8.600 5.400 8.600 4.400 8.600 3.700 8 3.700 7"
  " 3.700 6 4.400 5.200 5.400 5.200zM10.600 5.200C11.600 5.200 12.300 6 12.300 7 12.300 8 11.600 8.600 10.600 8.600 9.600 8.600 8.900 8 8.900 7 8.900 6 9.600 5.200 10.600 5.200z",
};
static Shape drop = { .drawing = "M8 1C8 1 3 7 3 10.500 3 13.500 5.200 15 8 15 10.800 15 13 13.500 13 10.500 13 7 8 1 8 1z" };
static Shape diamond = { .drawing = "M8 1 15 8 8 15 1 8z" };
static Shape tick = { .drawing = "M2.500 8.500 4.300 6.700 6.800 9.200 11.900 3.800 13.700 5.600 6.800 12.800z" };

static void
fill_shape (GtkSnapshot   *snapshot,
            Shape         *shape,
            const GdkRGBA *colour,
            float          x,
            float          y,
            float          side)
{
  if (shape->path == NULL)
    shape->path = gsk_path_parse (shape->drawing);
  hk_ink_fill_path (snapshot, shape->path, 16, &GRAPHENE_RECT_INIT (x - side / 2, y - side / 2, side, side), colour);
}

/* The flag of the victory space. */
static void
draw_chequers (const HkRfRoad        *road,
               const graphene_rect_t *cell)
{
  const float side = road->height / 4;

  gtk_snapshot_push_clip (road->snapshot, cell);
  gtk_snapshot_append_color (road->snapshot, &white, cell);
  for (int row = 0; row < 4; row++)
    for (int column = row % 2; (float) column * side < cell->size.width; column += 2)
      gtk_snapshot_append_color (road->snapshot, &black,
                                 &GRAPHENE_RECT_INIT (cell->origin.x + (float) column * side, cell->origin.y + (float) row * side, side, side));
  gtk_snapshot_pop (road->snapshot);
}

/* A space is at least so wide that it can be seen. */
static void
get_cell (const HkRfRoad  *road,
          int              space,
          float            least,
          graphene_rect_t *cell)
{
  const float width = MAX (least, hk_rf_gauge_get_cell (road->gauge));

  graphene_rect_init (cell, hk_rf_gauge_get_x (road->gauge, space) - width / 2, road->top, width, road->height);
}

/* The track goes on beyond what is shown. The signs turn round by themselves where texts do. */
static void
draw_ends (const HkRfRoad *road,
           int             start)
{
  const HkRfGauge *gauge = road->gauge;
  const float y = road->top + road->height / 2;
  const float near_start = gauge->rtl ? gauge->width - gauge->pad / 2 : gauge->pad / 2;

  if (gauge->first < start)
    hk_ink_draw_text (road->widget, road->snapshot, "‹", road->unit * 1.5f, &white, near_start, y);
  if (gauge->last > 0)
    hk_ink_draw_text (road->widget, road->snapshot, "›", road->unit * 1.5f, &white, gauge->width - near_start, y);
}

/* Draws the spaces, the start and the victory space.
 * @start: the space where everybody began */
void
hk_rf_paint_road (const HkRfRoad *road,
                     int             start)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, road->top, road->gauge->width, road->height);
  GskRoundedRect outline;
  graphene_rect_t cell;

  gsk_rounded_rect_init_from_rect (&outline, &bounds, road->height / 3);
  gtk_snapshot_push_rounded_clip (road->snapshot, &outline);
  gtk_snapshot_append_color (road->snapshot, &asphalt, &bounds);
  if (start >= road->gauge->last && start <= road->gauge->first)
    {
      get_cell (road, start, 6, &cell);
      gtk_snapshot_append_color (road->snapshot, &grass, &cell);
    }
  if (road->gauge->last == 0)
    {
      get_cell (road, 0, road->height / 2, &cell);
      cell.size.width += road->gauge->pad;
      if (road->gauge->rtl)
        cell.origin.x -= road->gauge->pad;
      draw_chequers (road, &cell);
    }
  draw_ends (road, start);
  gtk_snapshot_pop (road->snapshot);
}

/* Half a number beside the larger one would be misread. */
static gboolean
is_covered (const HkRfRoad *road,
            float           x)
{
  return road->marked >= 0 && ABS (x - hk_rf_gauge_get_x (road->gauge, road->marked)) < road->height / 2 + road->unit * 0.8f;
}

/* Draws the numbers of the spaces, as many as there is room for. */
void
hk_rf_paint_numbers (const HkRfRoad *road)
{
  const int step = hk_rf_gauge_find_step (road->gauge, road->unit * 2.5f);
  const float cell = hk_rf_gauge_get_cell (road->gauge);

  for (int space = road->gauge->last; space <= road->gauge->first; space++)
    {
      const float x = hk_rf_gauge_get_x (road->gauge, space);
      g_autofree char *text = g_strdup_printf ("%d", space);

      if (cell >= 4 && space < road->gauge->first)
        gtk_snapshot_append_color (road->snapshot, &line,
                                   &GRAPHENE_RECT_INIT (x + (road->gauge->rtl ? cell : -cell) / 2 - 0.5f, road->top + road->height * 0.3f, 1, road->height * 0.4f));
      if (space > 0 && space % step == 0 && !is_covered (road, x))
        hk_ink_draw_text (road->widget, road->snapshot, text, road->unit * 0.95f, &white, x, road->top + road->height / 2);
    }
}

/* Marks a stretch of the road that can be reached.
 * @hatched: whether bullets are needed to get that far */
void
hk_rf_paint_span (const HkRfRoad *road,
                     int             from,
                     int             to,
                     gboolean        hatched)
{
  const float cell = MAX (2, hk_rf_gauge_get_cell (road->gauge));
  const float one = hk_rf_gauge_get_x (road->gauge, from);
  const float other = hk_rf_gauge_get_x (road->gauge, to);
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (MIN (one, other) - cell / 2, road->top - 3, ABS (one - other) + cell, road->height + 6);
  GdkRGBA colour = *road->accent;
  GskRoundedRect box;

  colour.alpha = hatched ? 0.2f : 0.45f;
  hk_ink_fill_box (road->snapshot, &rect, 6, &colour);
  hk_ink_frame_box (road->snapshot, &rect, 6, 2, road->accent);
  if (!hatched)
    return;
  colour.alpha = 0.8f;
  gsk_rounded_rect_init_from_rect (&box, &rect, 6);
  gtk_snapshot_push_rounded_clip (road->snapshot, &box);
  for (float x = rect.origin.x - rect.size.height; x < rect.origin.x + rect.size.width; x += 8)
    {
      GskPathBuilder *builder = gsk_path_builder_new ();
      g_autoptr (GskPath) path = NULL;
      GskStroke *stroke = gsk_stroke_new (2);

      gsk_path_builder_move_to (builder, x, rect.origin.y + rect.size.height);
      gsk_path_builder_line_to (builder, x + rect.size.height, rect.origin.y);
      path = gsk_path_builder_free_to_path (builder);
      gtk_snapshot_append_stroke (road->snapshot, path, stroke, &colour);
      gsk_stroke_free (stroke);
    }
  gtk_snapshot_pop (road->snapshot);
}

/* Draws a mark for things that lie on a space. */
void
hk_rf_paint_pile (const HkRfRoad *road,
                     int             space)
{
  const float side = road->height * 0.5f;
  const float x = hk_rf_gauge_get_x (road->gauge, space);

  fill_shape (road->snapshot, &diamond, &black, x, road->top + road->height, side + 4);
  fill_shape (road->snapshot, &diamond, &brass, x, road->top + road->height, side);
}

/* Draws the number of the space that is selected, so that it can be read whatever is beside it. */
void
hk_rf_paint_number (const HkRfRoad *road,
                       int             space)
{
  g_autofree char *text = g_strdup_printf ("%d", space);
  const float width = MAX (road->height, hk_ink_measure_text (road->widget, text, road->unit) + road->unit * 0.8f);
  const float x = CLAMP (hk_rf_gauge_get_x (road->gauge, space), width / 2, MAX (width / 2, road->gauge->width - width / 2));
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (x - width / 2, road->top - 1, width, road->height + 2);

  hk_ink_fill_box (road->snapshot, &rect, rect.size.height / 2, road->accent);
  hk_ink_frame_box (road->snapshot, &rect, rect.size.height / 2, 1.5f, &white);
  hk_ink_draw_text (road->widget, road->snapshot, text, road->unit, &white, x, road->top + road->height / 2);
}

/* Draws a line from a piece to its space. */
void
hk_rf_paint_leader (const HkRfRoad  *road,
                       const HkRfPiece *piece)
{
  const float x = hk_rf_gauge_get_x (road->gauge, piece->space);
  const gboolean above = hk_rf_piece_is_above (piece);
  const float edge = above ? road->top : road->top + road->height;
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (2);
  graphene_point_t middle;
  GdkRGBA colour;

  gtk_widget_get_color (road->widget, &colour);
  colour.alpha *= 0.45f;
  graphene_rect_get_center (&piece->rect, &middle);
  gsk_path_builder_move_to (builder, x, edge);
  gsk_path_builder_line_to (builder, middle.x, middle.y);
  path = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_stroke (road->snapshot, path, stroke, &colour);
  gsk_stroke_free (stroke);
}

static const GdkRGBA *
get_text_colour (const GdkRGBA *ground)
{
  return 0.3f * ground->red + 0.59f * ground->green + 0.11f * ground->blue > 0.6f ? &black : &white;
}

/* The number of zombies, at the end of a piece that is wider than high. */
static void
draw_count (const HkRfRoad        *road,
            const graphene_rect_t *rect,
            int                    count)
{
  g_autofree char *text = g_strdup_printf ("%d", count);
  const float side = rect->size.height;

  hk_ink_draw_text (road->widget, road->snapshot, text, side * 0.5f, &white, rect->origin.x + rect->size.width - side * 0.42f, rect->origin.y + side / 2);
}

static void
draw_zombies (const HkRfRoad  *road,
              const HkRfPiece *piece)
{
  const float side = piece->rect.size.height;
  const float middle = piece->rect.origin.y + side / 2;

  hk_ink_fill_box (road->snapshot, &piece->rect, side * 0.22f, &rotten);
  fill_shape (road->snapshot, &skull, &white, piece->rect.origin.x + side * (piece->count > 1 ? 0.44f : 0.5f), middle, side * 0.66f);
  if (piece->count > 1)
    draw_count (road, &piece->rect, piece->count);
  hk_ink_frame_box (road->snapshot, &piece->rect, side * 0.22f, 1.5f, &white);
}

/* A zombie player: the colour of the player with a corner of rot, and behind it the horde. */
static void
draw_hunter (const HkRfRoad  *road,
             const HkRfPiece *piece)
{
  const float side = piece->rect.size.height;
  const graphene_rect_t token = GRAPHENE_RECT_INIT (piece->rect.origin.x, piece->rect.origin.y, side, side);

  if (piece->count > 0)
    {
      hk_ink_fill_box (road->snapshot, &piece->rect, side * 0.22f, &rotten);
      fill_shape (road->snapshot, &skull, &white, piece->rect.origin.x + side * 1.38f, piece->rect.origin.y + side / 2, side * 0.56f);
      draw_count (road, &piece->rect, piece->count);
      hk_ink_frame_box (road->snapshot, &piece->rect, side * 0.22f, 1.5f, &white);
    }
  hk_ink_fill_box (road->snapshot, &token, side * 0.22f, piece->colour);
  hk_ink_frame_box (road->snapshot, &token, side * 0.22f, 1.5f, &white);
  hk_ink_draw_text (road->widget, road->snapshot, piece->initials, side * 0.42f, get_text_colour (piece->colour),
                    token.origin.x + side * 0.38f, token.origin.y + side * 0.36f);
  fill_shape (road->snapshot, &skull, get_text_colour (piece->colour), token.origin.x + side * 0.68f, token.origin.y + side * 0.68f, side * 0.46f);
}

static void
draw_human (const HkRfRoad  *road,
            const HkRfPiece *piece)
{
  const float side = piece->rect.size.height;
  const float x = piece->rect.origin.x + side / 2;
  const float y = piece->rect.origin.y + side / 2;

  hk_ink_draw_disc (road->snapshot, piece->colour, piece->rect.origin.x, y, side);
  hk_ink_draw_text (road->widget, road->snapshot, piece->initials, side * 0.46f, get_text_colour (piece->colour), x, y);
  if (piece->blood)
    {
      fill_shape (road->snapshot, &drop, &white, x + side * 0.34f, y - side * 0.3f, side * 0.52f);
      fill_shape (road->snapshot, &drop, &blood, x + side * 0.34f, y - side * 0.3f, side * 0.4f);
    }
  if (piece->kind == HK_RF_PIECE_SAFE)
    {
      hk_ink_fill_box (road->snapshot, &GRAPHENE_RECT_INIT (x + side * 0.08f, y + side * 0.06f, side * 0.48f, side * 0.48f), side * 0.24f, &white);
      fill_shape (road->snapshot, &tick, &rotten, x + side * 0.32f, y + side * 0.3f, side * 0.42f);
    }
}

/* Draws a piece. Humans are round, zombies are square.
 * @piece: a piece that is laid out */
void
hk_rf_paint_piece (const HkRfRoad  *road,
                      const HkRfPiece *piece)
{
  const float side = piece->rect.size.height;
  const float radius = hk_rf_piece_is_above (piece) ? side / 2 + 3 : side * 0.22f + 3;
  graphene_rect_t ring = piece->rect;

  if (piece->kind == HK_RF_PIECE_ZOMBIES)
    draw_zombies (road, piece);
  else if (piece->kind == HK_RF_PIECE_HUNTER)
    draw_hunter (road, piece);
  else
    draw_human (road, piece);
  if (!piece->on_turn)
    return;
  graphene_rect_inset (&ring, -3, -3);
  hk_ink_frame_box (road->snapshot, &ring, radius, 3, road->accent);
}

/* Draws where zombies would go, as an arrow along the lower edge of the road.
 * @from: the space where zombies stand */
void
hk_rf_paint_way (const HkRfRoad *road,
                    int             from,
                    int             to)
{
  const float start = hk_rf_gauge_get_x (road->gauge, from);
  const float end = hk_rf_gauge_get_x (road->gauge, to);
  const float head = end < start ? 9 : -9;
  const float y = road->top + road->height + 3;
  GskPathBuilder *builder = gsk_path_builder_new ();
  GskPathBuilder *tip = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  g_autoptr (GskPath) arrow = NULL;
  GskStroke *stroke = gsk_stroke_new (5);

  gsk_path_builder_move_to (builder, start, y);
  gsk_path_builder_line_to (builder, end + head, y);
  path = gsk_path_builder_free_to_path (builder);
  gsk_path_builder_move_to (tip, end + head, y - 7);
  gsk_path_builder_line_to (tip, end, y);
  gsk_path_builder_line_to (tip, end + head, y + 7);
  gsk_path_builder_close (tip);
  arrow = gsk_path_builder_free_to_path (tip);
  gtk_snapshot_append_stroke (road->snapshot, path, stroke, &blood);
  gtk_snapshot_append_fill (road->snapshot, arrow, GSK_FILL_RULE_WINDING, &blood);
  gsk_stroke_free (stroke);
}
