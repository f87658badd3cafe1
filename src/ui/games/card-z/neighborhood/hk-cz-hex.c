/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "hk-cz-hex.h"
#include "ui/games/card-z/widgets/hk-cz-marks.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-ink.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* How many discs a pile shows, and how far apart they lie. */
#define PILE 3
#define PILE_STEP 0.36f

/* Of a picture's side: what lies between it and its number, between two of them, and the size of the number. */
#define BEFORE_COUNT 0.08f
#define GAP          0.14f
#define OF_PICTURE   0.86f

/* Of their width: the narrowest letters that are still read well. */
#define LEAST_NARROW 0.72f

/* Of the side of a hex: the largest letters that always find room in it. */
#define ROOM_FOR_LETTERS 0.28f

/* A Location of the neighborhood as a hexagon: its name, on its cap a letter for the side that is up, above the name
 * what lies there, below it whose survivors stand there. Or a free hex beside the neighborhood, where a horde may
 * walk or a Location may be moved to. */
struct _HkCzHex
{
  GtkButton  parent_instance;

  HkSession *session;
  int        location;   /* −1 a free hex */
  int        q;
  int        r;
  GtkWidget *face;       /* the style sheet colours it */
  GskPath   *outline;
  GskPath   *cap;
  int        drawn_width;
  char      *name;
  HkCzMark   marks[HK_CZ_MAX_MARKS];
  guint      n_marks;
  HkCzPawn   pawns[HK_CZ_MAX_PAWNS];
  guint      n_pawns;
  char      *drawn;      /* all that is drawn */
};

G_DEFINE_FINAL_TYPE (HkCzHex, hk_cz_hex, GTK_TYPE_BUTTON)

static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA dark = { 0.12f, 0.11f, 0.14f, 1 };
static const GdkRGBA cache_edge = { 0.15f, 0.42f, 0.78f, 1 };
static const GdkRGBA open_edge = { 0.47f, 0.46f, 0.48f, 1 };
static const GdkRGBA terrain_edge = { 0.76f, 0.16f, 0.20f, 1 };

static HkCzTable *
get_table (HkCzHex *self)
{
  return HK_CZ_TABLE (hk_session_get_table (self->session));
}

/* The cap of a hexagon: all above a line. */
static GskPath *
make_cap (float width,
          float height)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  gsk_path_builder_move_to (builder, width / 2, 1);
  gsk_path_builder_line_to (builder, width * 0.79f, height * 0.145f);
  gsk_path_builder_line_to (builder, width * 0.21f, height * 0.145f);
  gsk_path_builder_close (builder);
  return gsk_path_builder_free_to_path (builder);
}

static gboolean
has_count (const HkCzMark *mark)
{
  return mark->count > 1 || mark->kind == HK_CZ_SYMBOL_HORDE;
}

static char *
get_count (const HkCzMark *mark)
{
  return mark->count < 0 ? g_strdup ("?") : g_strdup_printf ("%d", mark->count);
}

static guint
count_counts (HkCzHex *self,
              guint    first,
              guint    n)
{
  guint counts = 0;

  for (guint i = first; i < first + n; i++)
    counts += has_count (&self->marks[i]) ? 1 : 0;
  return counts;
}

/* How wide all their numbers are together. */
static float
measure_counts (HkCzHex *self,
                guint    first,
                guint    n,
                float    letters)
{
  float width = 0;

  for (guint i = first; i < first + n; i++)
    if (has_count (&self->marks[i]))
      {
        g_autofree char *count = get_count (&self->marks[i]);

        width += hk_ink_measure_text (GTK_WIDGET (self), count, letters);
      }
  return width;
}

/* The paths for the size that the hex has now. */
static void
make_paths (HkCzHex *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self));
  const int height = gtk_widget_get_height (GTK_WIDGET (self));

  if (self->outline != NULL && self->drawn_width == width)
    return;
  g_clear_pointer (&self->outline, gsk_path_unref);
  g_clear_pointer (&self->cap, gsk_path_unref);
  self->drawn_width = width;
  self->outline = hk_ink_make_hexagon (&GRAPHENE_RECT_INIT (1, 1, (float) width - 2, (float) height - 2));
  self->cap = make_cap ((float) width, (float) height);
}

static float
find_least (HkCzHex *self)
{
  return hk_ink_get_least (GTK_WIDGET (self), (float) gtk_widget_get_height (GTK_WIDGET (self)) / 2 * ROOM_FOR_LETTERS);
}

/* Draws what lies there in a row around a point; smaller when there is too much for the room. Where that would make its numbers too
 * small to be read, it is the pictures that are smaller. */
static void
draw_marks (HkCzHex       *self,
            GtkSnapshot   *snapshot,
            const GdkRGBA *text,
            guint          first,
            guint          n,
            float          size,
            float          room,
            float          y)
{
  const float least = find_least (self);
  const float pictures = (float) n + GAP * (float) (n - 1) + BEFORE_COUNT * (float) count_counts (self, first, n);
  float letters = size * OF_PICTURE;
  float counts = measure_counts (self, first, n, letters);
  float side = size;
  float x;

  if (pictures * side + counts > room)
    {
      const float smaller = hk_ink_step_size (letters * room / (pictures * side + counts), least);

      counts *= smaller / letters;
      letters = smaller;
      side = (room - counts) / pictures;
    }
  x = ((float) gtk_widget_get_width (GTK_WIDGET (self)) - pictures * side - counts) / 2;
  for (guint i = first; i < first + n; i++)
    {
      hk_cz_symbol_draw (self->marks[i].kind, snapshot, &GRAPHENE_RECT_INIT (x, y - side / 2, side, side), text);
      x += side;
      if (has_count (&self->marks[i]))
        {
          g_autofree char *count = get_count (&self->marks[i]);
          const float width = hk_ink_measure_text (GTK_WIDGET (self), count, letters);

          hk_ink_draw_text (GTK_WIDGET (self), snapshot, count, letters, text, x + BEFORE_COUNT * side + width / 2, y);
          x += width + BEFORE_COUNT * side;
        }
      x += GAP * side;
    }
}

/* How wide the pile of a player is, of discs of width 1. */
static float
measure_pile (const HkCzPawn *pawn)
{
  return 1 + PILE_STEP * (float) (MIN (pawn->count, PILE) - 1);
}

/* The disc in front has the mark of the player, and the number where there are many. */
static void
draw_pile (HkCzHex        *self,
           GtkSnapshot    *snapshot,
           const HkCzPawn *pawn,
           float           x,
           float           y,
           float           side)
{
  HkCzPlayer *player = hk_cz_table_get_player (get_table (self), pawn->player);
  const GdkRGBA *ink = g_strcmp0 (player->colour, "yellow") == 0 ? &dark : &white;
  const float front = x + (measure_pile (pawn) - 1) * side;
  g_autofree char *mark = hk_player_mark_dup_text (player->name);
  g_autofree char *text = pawn->count > PILE ? g_strdup_printf ("%s%d", mark, pawn->count) : g_strdup (mark);

  for (float left = x; left <= front + 0.1f; left += PILE_STEP * side)
    hk_ink_draw_disc (snapshot, hk_ink_find_colour (player->colour), left, y, side);
  hk_ink_draw_text (GTK_WIDGET (self), snapshot, text,
                    hk_ink_step_size (side * (g_utf8_strlen (text, -1) > 1 ? 0.5f : 0.6f), find_least (self)), ink, front + side / 2, y);
}

/* A pile of discs for each player. */
static void
draw_pawns (HkCzHex     *self,
            GtkSnapshot *snapshot,
            float        size,
            float        room,
            float        y)
{
  float total = 0;
  float side;
  float x;

  for (guint i = 0; i < self->n_pawns; i++)
    total += measure_pile (&self->pawns[i]) + (i > 0 ? 0.12f : 0);
  side = MIN (size, room / total);
  x = ((float) gtk_widget_get_width (GTK_WIDGET (self)) - total * side) / 2;
  for (guint i = 0; i < self->n_pawns; i++)
    {
      draw_pile (self, snapshot, &self->pawns[i], x, y, side);
      x += (measure_pile (&self->pawns[i]) + 0.12f) * side;
    }
}

/* The name on two lines; smaller when a word would not fit, down to what can be read. From there on its letters are narrower, down to
 * what can be read, too; and only then does a word go on in the next line. */
static void
draw_name (HkCzHex       *self,
           GtkSnapshot   *snapshot,
           const GdkRGBA *text,
           float          side,
           float          width,
           float          y)
{
  g_auto (GStrv) words = g_strsplit_set (self->name, " /", -1);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autoptr (PangoLayout) layout = NULL;
  const float least = find_least (self);
  float size = CLAMP (side * 0.245f, 9, MAX (9, 16 * hk_ink_get_scale (GTK_WIDGET (self))));
  float longest = 1;
  float fitting;
  float narrow;
  int height;

  for (guint i = 0; words[i] != NULL; i++)
    longest = MAX (longest, hk_ink_measure_text (GTK_WIDGET (self), words[i], size));
  fitting = hk_ink_step_size (MIN (size, size * width / longest), least);
  narrow = CLAMP (0.99f * width * size / (longest * fitting), LEAST_NARROW, 1);
  layout = hk_ink_make_layout (GTK_WIDGET (self), self->name, fitting, PANGO_WEIGHT_BOLD);
  pango_attr_list_insert (attributes, pango_attr_insert_hyphens_new (least >= HK_INK_LEAST_ON_SCREEN));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_width (layout, (int) (width / narrow * PANGO_SCALE) + 1);
  pango_layout_set_height (layout, -2);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_set_line_spacing (layout, 0.9f);
  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (((float) gtk_widget_get_width (GTK_WIDGET (self)) - width) / 2, y - (float) height / 2));
  gtk_snapshot_scale (snapshot, narrow, 1);
  gtk_snapshot_append_layout (snapshot, layout, text);
  gtk_snapshot_restore (snapshot);
}

/* The line lies on the inner side of the hex. */
static void
draw_edge (HkCzHex       *self,
           GtkSnapshot   *snapshot,
           const GdkRGBA *colour,
           float          line,
           gboolean       dashed)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke;

  if (!dashed)
    {
      const float corner = line * 2 / sqrtf (3);

      hk_ink_frame_hexagon (snapshot, &GRAPHENE_RECT_INIT (line, corner, width - 2 * line, height - 2 * corner), line, colour);
      return;
    }
  path = hk_ink_make_hexagon (&GRAPHENE_RECT_INIT (line / 2, line / 2, width - line, height - line));
  stroke = gsk_stroke_new (line);
  gsk_stroke_set_line_join (stroke, GSK_LINE_JOIN_ROUND);
  gsk_stroke_set_dash (stroke, (float[2]) { 6, 5 }, 2);
  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
  gsk_stroke_free (stroke);
}

static const char *
get_letter (gboolean is_cache)
{
  /* Translators: the letters for the blue and for the red side of a Location */
  return is_cache ? C_("side of a Location", "C") : C_("side of a Location", "T");
}

/* Adds the letters that stand on the hexes. */
void
hk_cz_hex_add_letters (GStrvBuilder *builder)
{
  g_strv_builder_add (builder, get_letter (TRUE));
  g_strv_builder_add (builder, get_letter (FALSE));
}

static void
draw_location (HkCzHex       *self,
               GtkSnapshot   *snapshot,
               HkCzLocation  *location,
               const GdkRGBA *text,
               float          side)
{
  const float width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  const GdkRGBA *edge = location->side_unknown ? &open_edge : location->cache ? &cache_edge : &terrain_edge;
  const guint above = MIN (self->n_marks, 4);
  const float least = find_least (self);

  gtk_snapshot_append_fill (snapshot, self->cap, GSK_FILL_RULE_WINDING, edge);
  draw_edge (self, snapshot, edge, MAX (2, side * 0.055f), location->unknown);
  if (gtk_widget_has_css_class (GTK_WIDGET (self), "hk-changed"))
    draw_edge (self, snapshot, text, MAX (3, side * 0.09f), FALSE);
  hk_ink_draw_text (GTK_WIDGET (self), snapshot, location->side_unknown ? "?" : get_letter (location->cache),
                    MAX (side * 0.2f, least), &white, width / 2, side * 0.185f);
  draw_marks (self, snapshot, text, 0, above, side * 0.36f, width * 0.86f, side * 0.53f);
  draw_name (self, snapshot, text, side, width * (side < 35 ? 0.95f : 0.88f), self->n_pawns == 0 && self->n_marks <= 4 ? side * 1.08f : side);
  if (self->n_pawns > 0)
    draw_pawns (self, snapshot, MAX (side * 0.4f, least * 1.7f), width * (least >= HK_INK_LEAST_ON_SCREEN ? 0.95f : 0.8f), side * 1.5f);
  else if (self->n_marks > above)
    draw_marks (self, snapshot, text, above, self->n_marks - above, side * 0.3f, width * 0.7f, side * 1.5f);
}

static void
hk_cz_hex_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  HkCzHex *self = HK_CZ_HEX (widget);
  HkCzLocation *location = hk_cz_table_get_location (get_table (self), self->location);
  const float side = (float) gtk_widget_get_height (widget) / 2;
  GdkRGBA text;

  make_paths (self);
  gtk_widget_get_color (widget, &text);
  gtk_snapshot_push_fill (snapshot, self->outline, GSK_FILL_RULE_WINDING);
  gtk_widget_snapshot_child (widget, self->face, snapshot);
  gtk_snapshot_pop (snapshot);
  if (location != NULL)
    draw_location (self, snapshot, location, &text, side);
  else
    {
      GdkRGBA pale = text;

      pale.alpha *= 0.45f;
      draw_edge (self, snapshot, &pale, 1.5f, TRUE);
      draw_marks (self, snapshot, &text, 0, self->n_marks, side * 0.5f, side, side);
    }
  if (gtk_widget_has_visible_focus (widget))
    draw_edge (self, snapshot, &text, 2, TRUE);
}

/* Only the hexagon takes the pointer, not the corners of its rectangle. */
static gboolean
hk_cz_hex_contains (GtkWidget *widget,
                    double     x,
                    double     y)
{
  HkCzHex *self = HK_CZ_HEX (widget);

  make_paths (self);
  return gsk_path_in_fill (self->outline, &GRAPHENE_POINT_INIT ((float) x, (float) y), GSK_FILL_RULE_WINDING);
}

static void
hk_cz_hex_dispose (GObject *object)
{
  HkCzHex *self = HK_CZ_HEX (object);

  g_clear_pointer (&self->outline, gsk_path_unref);
  g_clear_pointer (&self->cap, gsk_path_unref);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->drawn, g_free);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (hk_cz_hex_parent_class)->dispose (object);
}

static void
hk_cz_hex_class_init (HkCzHexClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_hex_dispose;
  widget_class->snapshot = hk_cz_hex_snapshot;
  widget_class->contains = hk_cz_hex_contains;
  gtk_widget_class_set_css_name (widget_class, "cz-hex");
}

static void
hk_cz_hex_init (HkCzHex *self)
{
  self->location = -1;
  self->face = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_button_set_child (GTK_BUTTON (self), self->face);
}

/* Returns (transfer floating): the hex of a Location.
 * @session: a session of Card-Z
 * @location: the number of a Location */
GtkWidget *
hk_cz_hex_new (HkSession *session,
               int        location)
{
  HkCzHex *self = g_object_new (HK_TYPE_CZ_HEX, NULL);

  self->session = g_object_ref (session);
  self->location = location;
  hk_cz_hex_update (self);
  return GTK_WIDGET (self);
}

/* Returns (transfer floating): a hex beside the neighborhood, with the horde that walks there.
 * @session: a session of Card-Z
 * @q: column of the hex, axial */
GtkWidget *
hk_cz_hex_new_free (HkSession *session,
                    int        q,
                    int        r)
{
  HkCzHex *self = g_object_new (HK_TYPE_CZ_HEX, NULL);

  self->session = g_object_ref (session);
  self->q = q;
  self->r = r;
  gtk_widget_add_css_class (GTK_WIDGET (self), "cz-free");
  hk_cz_hex_update (self);
  return GTK_WIDGET (self);
}

/* Returns the number of its Location; −1 when it is free. */
int
hk_cz_hex_get_location (HkCzHex *self)
{
  g_return_val_if_fail (HK_IS_CZ_HEX (self), -1);

  return self->location;
}

/* Tells where the hex lies.
 * @q: (out): its column, axial
 * @r: (out): its row */
void
hk_cz_hex_get_place (HkCzHex *self,
                     int     *q,
                     int     *r)
{
  g_return_if_fail (HK_IS_CZ_HEX (self));

  *q = self->q;
  *r = self->r;
}

static void
update_free (HkCzHex *self)
{
  const int horde = hk_cz_place_find_horde (get_table (self), self->q, self->r);
  g_autofree char *text = NULL;

  self->n_marks = 0;
  self->n_pawns = 0;
  if (horde >= 0)
    {
      g_autoptr (HkCzHorde) record = g_list_model_get_item (G_LIST_MODEL (get_table (self)->hordes), (guint) horde);

      self->marks[self->n_marks++] = (HkCzMark) { HK_CZ_SYMBOL_HORDE, record->size };
    }
  text = self->n_marks == 0 ? g_strdup (_("Outside the neighborhood")) : hk_cz_mark_describe (&self->marks[0]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

/* Draws itself anew only where that would be something else. */
static void
draw_changes (HkCzHex      *self,
              HkCzLocation *location)
{
  g_autoptr (GString) drawn = g_string_new (NULL);

  if (location != NULL)
    g_string_append_printf (drawn, "%s\n%d%d%d", self->name, location->cache, location->unknown, location->side_unknown);
  for (guint i = 0; i < self->n_marks; i++)
    g_string_append_printf (drawn, " %d:%d", self->marks[i].kind, self->marks[i].count);
  g_string_append_c (drawn, '\n');
  for (guint i = 0; i < self->n_pawns; i++)
    g_string_append_printf (drawn, " %d:%d", self->pawns[i].player, self->pawns[i].count);
  if (g_set_str (&self->drawn, drawn->str))
    gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Shows the Location as it is now. */
void
hk_cz_hex_update (HkCzHex *self)
{
  HkCzTable *table;
  HkCzLocation *location;

  g_return_if_fail (HK_IS_CZ_HEX (self));

  table = get_table (self);
  location = hk_cz_table_get_location (table, self->location);
  if (location != NULL)
    {
      g_autofree char *text = hk_cz_place_describe (table, self->location);
      GtkWidget *widget = GTK_WIDGET (self);

      self->q = location->q;
      self->r = location->r;
      g_set_str (&self->name, hk_cz_table_get_location_name (table, self->location));
      self->n_marks = hk_cz_marks_list (table, self->location, self->marks);
      self->n_pawns = hk_table_keeps_field (HK_TABLE (table), "survivors/place") ? hk_cz_pawns_list (table, self->location, self->pawns) : 0;
      hk_widget_set_class (widget, "cz-cache", location->cache && !location->side_unknown);
      hk_widget_set_class (widget, "cz-terrain", !location->cache && !location->side_unknown);
      hk_widget_set_class (widget, "cz-safe", location->safe);
      hk_widget_set_class (widget, "cz-fire", location->fire);
      hk_widget_set_class (widget, "cz-battle", table->battle != NULL && table->battle->place == self->location);
      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->name,
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
      hk_tooltip_set (widget, text);
      hk_changed_tell (widget, text);
    }
  else
    update_free (self);
  draw_changes (self, location);
}

/* Draws a piece as if it stood on the hex.
 * @player: whose pawns; −1 a horde
 * @count: how many pawns, or the size of the horde */
void
hk_cz_hex_draw_piece (HkCzHex     *self,
                      GtkSnapshot *snapshot,
                      int          player,
                      int          count)
{
  const HkCzPawn pawn = { player, count };
  float width;
  float side;

  g_return_if_fail (HK_IS_CZ_HEX (self));

  width = (float) gtk_widget_get_width (GTK_WIDGET (self));
  side = (float) gtk_widget_get_height (GTK_WIDGET (self)) / 2;
  if (player < 0)
    hk_cz_symbol_draw (HK_CZ_SYMBOL_HORDE, snapshot, &GRAPHENE_RECT_INIT (width / 2 - side * 0.25f, side * 0.75f, side * 0.5f, side * 0.5f), &dark);
  else
    draw_pile (self, snapshot, &pawn, (width - measure_pile (&pawn) * side * 0.4f) / 2, side * 1.5f, side * 0.4f);
}
