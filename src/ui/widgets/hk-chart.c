/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "hk-chart.h"
#include "hk-ink.h"

/* In pixels. */
#define HEIGHT     240
#define LEAST      140
#define NATURAL    480
#define TOP         26 /* for the numbers of the turning points */
#define BOTTOM      24
#define GAP          8
#define TEXT_SIZE   12
#define POINT        4 /* from the middle of a point to its edge */
#define POINTS     110 /* from one point of a line to the next */
#define MARK        20
#define N_TICKS      4

typedef struct
{
  char   *name;
  GArray *values; /* int */
} Line;

typedef struct
{
  guint position;
  guint number;
} Mark;

struct _HkChart
{
  GtkWidget  parent_instance;

  GPtrArray *lines;  /* Line */
  GArray    *marks;  /* Mark, by position */
};

/* What is drawn where. */
typedef struct
{
  float   left;
  float   right;
  float   top;
  float   bottom;
  int     least;
  int     most;
  int     step;
  guint   n;      /* positions */
  GdkRGBA ink;
  GdkRGBA pale;   /* of the scale */
  GdkRGBA faint;  /* of the turning points */
} Frame;

G_DEFINE_FINAL_TYPE (HkChart, hk_chart, GTK_TYPE_WIDGET)

static const AdwAccentColor colours[] = {
  ADW_ACCENT_COLOR_RED, ADW_ACCENT_COLOR_BLUE, ADW_ACCENT_COLOR_GREEN, ADW_ACCENT_COLOR_YELLOW,
  ADW_ACCENT_COLOR_PURPLE, ADW_ACCENT_COLOR_ORANGE, ADW_ACCENT_COLOR_TEAL, ADW_ACCENT_COLOR_SLATE,
};

/* The lengths of strokes and spaces in pixels, ended by 0. */
static const float dashes[][5] = {
  { 0 }, { 9, 5, 0 }, { 2, 5, 0 }, { 12, 4, 2, 4, 0 }, { 18, 5, 0 }, { 5, 3, 0 }, { 2, 3, 8, 3, 0 }, { 1, 3, 0 },
};

static void
line_free (gpointer data)
{
  Line *line = data;

  g_free (line->name);
  g_array_unref (line->values);
  g_free (line);
}

/* Returns the colour of a line, which is the one that New Game proposes for the player of that seat.
 * @number: from 0 */
AdwAccentColor
hk_chart_get_colour (guint number)
{
  return colours[number % G_N_ELEMENTS (colours)];
}

/* The colour of a line; in high contrast the one of letters, where dashes and points tell the lines apart. */
static GdkRGBA
find_colour (guint          number,
             const GdkRGBA *ink)
{
  AdwStyleManager *style = adw_style_manager_get_default ();
  GdkRGBA colour = *ink;

  if (!adw_style_manager_get_high_contrast (style))
    adw_accent_color_to_standalone_rgba (hk_chart_get_colour (number), adw_style_manager_get_dark (style), &colour);
  return colour;
}

static int
find_step (int range)
{
  const double raw = MAX (range, 1) / (double) N_TICKS;
  const double power = pow (10, floor (log10 (raw)));
  const double digit = raw / power;
  const double nice = digit <= 1 ? 1 : digit <= 2 ? 2 : digit <= 5 ? 5 : 10;

  return MAX ((int) (nice * power), 1);
}

/* Finds the lowest and the highest number of the scale. */
static gboolean
find_range (HkChart *self,
            Frame   *frame)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = g_ptr_array_index (self->lines, i);

      for (guint j = 0; j < line->values->len; j++)
        {
          const int value = g_array_index (line->values, int, j);

          if (value == HK_CHART_GAP)
            continue;
          frame->least = any ? MIN (frame->least, value) : MIN (value, 0);
          frame->most = any ? MAX (frame->most, value) : MAX (value, frame->least + 1);
          any = TRUE;
        }
      frame->n = MAX (frame->n, line->values->len);
    }
  if (!any)
    return FALSE;
  frame->step = find_step (frame->most - frame->least);
  frame->least = (int) floor (frame->least / (double) frame->step) * frame->step;
  frame->most = (int) ceil (frame->most / (double) frame->step) * frame->step;
  return TRUE;
}

static float
find_x (const Frame *frame,
        guint        position)
{
  return frame->left + (frame->right - frame->left) * (float) position / (float) MAX (frame->n - 1, 1);
}

static float
find_y (const Frame *frame,
        int          value)
{
  return frame->bottom - (frame->bottom - frame->top) * (float) (value - frame->least) / (float) (frame->most - frame->least);
}

static float
measure (GtkWidget  *widget,
         const char *text)
{
  g_autoptr (PangoLayout) layout = hk_ink_make_layout (widget, text, TEXT_SIZE, PANGO_WEIGHT_NORMAL);
  int width;

  pango_layout_get_pixel_size (layout, &width, NULL);
  return (float) width;
}

/* Draws a text.
 * @align: 0 where it begins at @x, 1 where it ends there
 * @room: how wide it may be */
static void
write_text (HkChart       *self,
            GtkSnapshot   *snapshot,
            const char    *text,
            const GdkRGBA *colour,
            float          x,
            float          y,
            float          align,
            float          room)
{
  g_autoptr (PangoLayout) layout = hk_ink_make_layout (GTK_WIDGET (self), text, TEXT_SIZE, PANGO_WEIGHT_NORMAL);
  int width;
  int height;

  if (room > 0)
    {
      pango_layout_set_width (layout, (int) room * PANGO_SCALE);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x - align * (float) width, y - (float) height / 2));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

static void
draw_stroke (GtkSnapshot   *snapshot,
             GskPath       *path,
             float          width,
             const float   *dash,
             const GdkRGBA *colour)
{
  GskStroke *stroke = gsk_stroke_new (width);
  gsize n = 0;

  while (n < G_N_ELEMENTS (dashes[0]) && dash[n] > 0)
    n++;
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  if (n > 0)
    gsk_stroke_set_dash (stroke, dash, n);
  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
  gsk_stroke_free (stroke);
}

static void
draw_segment (GtkSnapshot   *snapshot,
              float          x1,
              float          y1,
              float          x2,
              float          y2,
              const float   *dash,
              const GdkRGBA *colour)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;

  gsk_path_builder_move_to (builder, x1, y1);
  gsk_path_builder_line_to (builder, x2, y2);
  path = gsk_path_builder_free_to_path (builder);
  draw_stroke (snapshot, path, 1, dash, colour);
}

static void
draw_scale (HkChart     *self,
            GtkSnapshot *snapshot,
            const Frame *frame)
{
  const int step = find_step ((int) frame->n - 1);
  g_autofree char *last = g_strdup_printf (_("Move %u"), frame->n - 1);

  for (int value = frame->least; value <= frame->most; value += frame->step)
    {
      g_autofree char *text = g_strdup_printf ("%d", value);
      const float y = find_y (frame, value);

      draw_segment (snapshot, frame->left, y, frame->right, y, dashes[0], &frame->pale);
      write_text (self, snapshot, text, &frame->ink, frame->left - GAP, y, 1, 0);
    }
  for (int i = 0; i < (int) frame->n - 1; i += step)
    {
      g_autofree char *text = g_strdup_printf ("%d", i);

      if (find_x (frame, (guint) i) + GAP < frame->right - measure (GTK_WIDGET (self), last))
        write_text (self, snapshot, text, &frame->ink, find_x (frame, (guint) i), frame->bottom + BOTTOM / 2.0f + 2, i == 0 ? 0 : 0.5f, 0);
    }
  write_text (self, snapshot, last, &frame->ink, frame->right, frame->bottom + BOTTOM / 2.0f + 2, 1, 0);
}

/* A point of a line, in a shape of its own. */
static void
draw_point (GtkSnapshot   *snapshot,
            guint          number,
            const GdkRGBA *colour,
            float          x,
            float          y)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  const float r = POINT;

  switch (number % 6)
    {
    case 0:
      gsk_path_builder_add_circle (builder, &GRAPHENE_POINT_INIT (x, y), r);
      break;
    case 1:
      gsk_path_builder_add_rect (builder, &GRAPHENE_RECT_INIT (x - r, y - r, 2 * r, 2 * r));
      break;
    case 2:
      gsk_path_builder_move_to (builder, x, y - r * 1.4f);
      gsk_path_builder_line_to (builder, x + r * 1.3f, y + r);
      gsk_path_builder_line_to (builder, x - r * 1.3f, y + r);
      gsk_path_builder_close (builder);
      break;
    case 3:
      gsk_path_builder_move_to (builder, x, y - r * 1.5f);
      gsk_path_builder_line_to (builder, x + r * 1.5f, y);
      gsk_path_builder_line_to (builder, x, y + r * 1.5f);
      gsk_path_builder_line_to (builder, x - r * 1.5f, y);
      gsk_path_builder_close (builder);
      break;
    case 4:
      gsk_path_builder_move_to (builder, x, y + r * 1.4f);
      gsk_path_builder_line_to (builder, x + r * 1.3f, y - r);
      gsk_path_builder_line_to (builder, x - r * 1.3f, y - r);
      gsk_path_builder_close (builder);
      break;
    default:
      gsk_path_builder_add_rect (builder, &GRAPHENE_RECT_INIT (x - r * 1.5f, y - r / 2, 3 * r, r));
      gsk_path_builder_add_rect (builder, &GRAPHENE_RECT_INIT (x - r / 2, y - r * 1.5f, r, 3 * r));
    }
  path = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, colour);
}

/* A number holds until it changes, and where it is not known there is no line. */
static void
draw_line (HkChart     *self,
           GtkSnapshot *snapshot,
           const Frame *frame,
           guint        number)
{
  const Line *line = g_ptr_array_index (self->lines, number);
  const GdkRGBA colour = find_colour (number, &frame->ink);
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  int before = HK_CHART_GAP;
  float next = frame->left + POINTS * ((float) (number % 4) + 1) / 4;

  for (guint i = 0; i < line->values->len; i++)
    {
      const int value = g_array_index (line->values, int, i);
      const float x = find_x (frame, i);
      const gboolean ends = i + 1 == line->values->len;

      if (value != HK_CHART_GAP && before == HK_CHART_GAP)
        gsk_path_builder_move_to (builder, x, find_y (frame, value));
      else if (before != HK_CHART_GAP && (value != before || ends))
        {
          gsk_path_builder_line_to (builder, x, find_y (frame, before));
          if (value != HK_CHART_GAP && value != before)
            gsk_path_builder_line_to (builder, x, find_y (frame, value));
        }
      if (value != HK_CHART_GAP && x >= next)
        {
          draw_point (snapshot, number, &colour, x, find_y (frame, value));
          next = x + POINTS;
        }
      else if (value == HK_CHART_GAP && before != HK_CHART_GAP)
        draw_point (snapshot, number, &colour, x, find_y (frame, before));
      before = value;
    }
  path = gsk_path_builder_free_to_path (builder);
  draw_stroke (snapshot, path, 2.5f, dashes[number % G_N_ELEMENTS (dashes)], &colour);
}

static void
draw_marks (HkChart     *self,
            GtkSnapshot *snapshot,
            const Frame *frame)
{
  float free_from = 0;

  for (guint i = 0; i < self->marks->len; i++)
    {
      const Mark *mark = &g_array_index (self->marks, Mark, i);
      const float x = find_x (frame, MIN (mark->position, frame->n - 1));
      g_autofree char *text = g_strdup_printf ("%u", mark->number);
      const float width = MAX (MARK, measure (GTK_WIDGET (self), text) + GAP);

      draw_segment (snapshot, x, TOP - 2, x, frame->bottom, dashes[2], &frame->faint);
      /* The list below the chart has them all. */
      if (x - width / 2 < free_from)
        continue;
      hk_ink_frame_box (snapshot, &GRAPHENE_RECT_INIT (x - width / 2, TOP - 2 - MARK, width, MARK), MARK / 2.0f, 1, &frame->ink);
      write_text (self, snapshot, text, &frame->ink, x, TOP - 2 - MARK / 2.0f, 0.5f, 0);
      free_from = x + width / 2 + 2;
    }
}

/* The last known number of a line. */
static int
find_last (const Line *line)
{
  for (guint i = line->values->len; i > 0; i--)
    if (g_array_index (line->values, int, i - 1) != HK_CHART_GAP)
      return g_array_index (line->values, int, i - 1);
  return HK_CHART_GAP;
}

static int
compare_ends (gconstpointer a,
              gconstpointer b,
              gpointer      user_data)
{
  GPtrArray *lines = user_data;

  return find_last (g_ptr_array_index (lines, *(const guint *) b)) - find_last (g_ptr_array_index (lines, *(const guint *) a));
}

/* The names stand where the lines end, the highest one first, each with its point and its last number. */
static void
draw_names (HkChart     *self,
            GtkSnapshot *snapshot,
            const Frame *frame,
            float        room)
{
  const float height = TEXT_SIZE * 1.5f;
  const guint n = self->lines->len;
  g_autofree guint *order = g_new (guint, n + 1);
  float y = frame->top - height / 2;

  for (guint i = 0; i < n; i++)
    order[i] = i;
  g_sort_array (order, n, sizeof (guint), compare_ends, self->lines);
  for (guint i = 0; i < n; i++)
    {
      const Line *line = g_ptr_array_index (self->lines, order[i]);
      const GdkRGBA colour = find_colour (order[i], &frame->ink);
      const float lowest = frame->bottom - height * (float) (n - 1 - i);
      g_autofree char *text = g_strdup_printf ("%d  %s", find_last (line), line->name);

      y = MAX (y + height, MIN (find_y (frame, find_last (line)), lowest));
      draw_point (snapshot, order[i], &colour, frame->right + GAP + POINT * 2, y);
      write_text (self, snapshot, text, &frame->ink, frame->right + 2 * GAP + POINT * 3, y, 0, room);
    }
}

static void
hk_chart_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  HkChart *self = HK_CHART (widget);
  const float scale = hk_ink_get_scale (widget);
  const float width = (float) gtk_widget_get_width (widget) / scale;
  Frame frame = { .top = TOP, .bottom = (float) gtk_widget_get_height (widget) / scale - BOTTOM };
  g_autofree char *most = NULL;
  g_autofree char *least = NULL;
  float room = 0;

  if (!find_range (self, &frame))
    return;
  gtk_widget_get_color (widget, &frame.ink);
  frame.pale = frame.ink;
  frame.pale.alpha *= adw_style_manager_get_high_contrast (adw_style_manager_get_default ()) ? 0.5f : 0.15f;
  frame.faint = frame.ink;
  frame.faint.alpha *= 0.6f;
  most = g_strdup_printf ("%d", frame.most);
  least = g_strdup_printf ("%d", frame.least);
  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = g_ptr_array_index (self->lines, i);
      g_autofree char *text = g_strdup_printf ("%d  %s", find_last (line), line->name);

      room = MAX (room, measure (widget, text) + 2);
    }
  room = MIN (room, width * 0.3f);
  frame.left = MAX (measure (widget, most), measure (widget, least)) + GAP + 2;
  frame.right = width - room - 2 * GAP - POINT * 3;
  /* It is drawn as if the letters were of their normal size. */
  gtk_snapshot_save (snapshot);
  gtk_snapshot_scale (snapshot, scale, scale);
  draw_scale (self, snapshot, &frame);
  draw_marks (self, snapshot, &frame);
  for (guint i = 0; i < self->lines->len; i++)
    draw_line (self, snapshot, &frame, i);
  draw_names (self, snapshot, &frame, room);
  gtk_snapshot_restore (snapshot);
}

static void
hk_chart_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  const float scale = hk_ink_get_scale (widget);
  const int names = (int) (HK_CHART (widget)->lines->len * TEXT_SIZE * 1.5) + TOP + BOTTOM;

  *minimum = (int) (scale * (float) (orientation == GTK_ORIENTATION_HORIZONTAL ? LEAST : MAX (HEIGHT, names)));
  *natural = (int) (scale * (float) (orientation == GTK_ORIENTATION_HORIZONTAL ? NATURAL : MAX (HEIGHT, names)));
}

static void
hk_chart_finalize (GObject *object)
{
  HkChart *self = HK_CHART (object);

  g_ptr_array_unref (self->lines);
  g_array_unref (self->marks);
  G_OBJECT_CLASS (hk_chart_parent_class)->finalize (object);
}

static void
hk_chart_class_init (HkChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = hk_chart_finalize;
  widget_class->snapshot = hk_chart_snapshot;
  widget_class->measure = hk_chart_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_widget_class_set_css_name (widget_class, "chart");
}

static void
hk_chart_init (HkChart *self)
{
  AdwStyleManager *style = adw_style_manager_get_default ();

  self->lines = g_ptr_array_new_with_free_func (line_free);
  self->marks = g_array_new (FALSE, FALSE, sizeof (Mark));
  g_signal_connect_object (style, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (style, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw), self, G_CONNECT_SWAPPED);
}

/* Takes out lines and turning points. */
void
hk_chart_clear (HkChart *self)
{
  g_return_if_fail (HK_IS_CHART (self));

  g_ptr_array_set_size (self->lines, 0);
  g_array_set_size (self->marks, 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Adds a line.
 * @name: what stands at its end
 * @values: (array length=n_values): a number for each position, or %HK_CHART_GAP */
void
hk_chart_add_line (HkChart    *self,
                   const char *name,
                   const int  *values,
                   guint       n_values)
{
  Line *line = g_new (Line, 1);

  g_return_if_fail (HK_IS_CHART (self));

  line->name = g_strdup (name);
  line->values = g_array_append_vals (g_array_new (FALSE, FALSE, sizeof (int)), values, n_values);
  g_ptr_array_add (self->lines, line);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* Marks a turning point; they come in the order of their positions.
 * @number: by which a list names it */
void
hk_chart_add_mark (HkChart *self,
                   guint    position,
                   guint    number)
{
  const Mark mark = { position, number };

  g_return_if_fail (HK_IS_CHART (self));

  g_array_append_val (self->marks, mark);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Says what the chart shows, for the screen reader.
 * @words: what can be seen in it, in sentences */
void
hk_chart_set_text (HkChart    *self,
                   const char *title,
                   const char *words)
{
  g_return_if_fail (HK_IS_CHART (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
}
