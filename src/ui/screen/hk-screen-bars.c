/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-screen-bars.h"

#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-animation.h"
#include "ui/widgets/hk-ink.h"
#include "ui/widgets/hk-words.h"

/* In pixels of the screen, and in milliseconds. */
#define HEIGHT   92
#define LEAST    150
#define GAP      16
#define DISC     40.0f
#define NAME     26.0f
#define NUMBER   46.0f
#define DELTA    26.0f
#define BAR      14.0f
#define BOX      44.0f
#define SMALL    18.0f
#define COUNT    24.0f

/* A copy of what is shown of one player, and what was shown before. */
typedef struct
{
  char     *name;
  char     *mark;
  char     *colour;
  char     *note;
  int       value;
  int       before;
  gboolean  now;
  GArray   *counts; /* int */
} Bar;

/* What each player has, side by side: the mark, the name, a large number, and a bar that is as long as the number is beside the
 * greatest one, or what the player has of each kind. A number that has changed moves there, and says by how much until the mark is cleared. */
struct _HkScreenBars
{
  GtkWidget     parent_instance;

  char         *what;
  GArray       *bars;
  AdwAnimation *animation;
  double        progress;
};

enum
{
  PROP_WHAT = 1,
};

G_DEFINE_FINAL_TYPE (HkScreenBars, hk_screen_bars, GTK_TYPE_WIDGET)

static void
clear_bar (gpointer data)
{
  Bar *bar = data;

  g_free (bar->name);
  g_free (bar->mark);
  g_free (bar->colour);
  g_free (bar->note);
  g_clear_pointer (&bar->counts, g_array_unref);
}

static void
moved_cb (double        value,
          HkScreenBars *self)
{
  self->progress = value;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static gboolean
has_counts (HkScreenBars *self)
{
  return self->bars->len > 0 && g_array_index (self->bars, Bar, 0).counts->len > 0;
}

static int
get_height (HkScreenBars *self)
{
  return has_counts (self) ? HEIGHT - (int) BAR + (int) BOX - 4 : HEIGHT;
}

static void
hk_screen_bars_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  HkScreenBars *self = HK_SCREEN_BARS (widget);
  const int n = (int) self->bars->len;

  *minimum = *natural = orientation == GTK_ORIENTATION_VERTICAL ? get_height (self) : n * LEAST + (n - 1) * GAP;
}

/* Smaller where there is too little room. */
static void
draw_words (GtkWidget     *widget,
            GtkSnapshot   *snapshot,
            const Bar     *bar,
            const GdkRGBA *ink,
            float          x,
            float          width)
{
  g_autofree char *text = bar->note == NULL ? g_strdup (bar->name) : g_strdup_printf ("%s · %s", bar->name, bar->note);
  const float size = CLAMP (NAME * width / MAX (1, hk_ink_measure_text (widget, text, NAME)), SMALL, NAME);
  g_autoptr (PangoLayout) layout = hk_ink_make_layout (widget, text, size, bar->now ? PANGO_WEIGHT_HEAVY : PANGO_WEIGHT_MEDIUM);
  int height;

  pango_layout_set_width (layout, (int) MAX (1, width) * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, NULL, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, 38 - (float) height / 2));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

/* How much of the bar is filled. */
static float
get_share (HkScreenBars *self,
           const Bar    *bar)
{
  const double value = bar->before + (bar->value - bar->before) * self->progress;
  int most = 1;

  for (guint i = 0; i < self->bars->len; i++)
    most = MAX (most, MAX (g_array_index (self->bars, Bar, i).value, g_array_index (self->bars, Bar, i).before));
  return (float) CLAMP (value / most, 0, 1);
}

/* A box for each kind; it is filled where the player has any. */
static void
draw_counts (GtkWidget     *widget,
             GtkSnapshot   *snapshot,
             const Bar     *bar,
             const GdkRGBA *ink,
             const GdkRGBA *on_colour,
             float          x,
             float          width)
{
  const float step = width / (float) bar->counts->len;
  GdkRGBA pale = *ink;

  pale.alpha *= 0.6f;
  for (guint i = 0; i < bar->counts->len; i++)
    {
      const int count = g_array_index (bar->counts, int, i);
      const graphene_rect_t box = GRAPHENE_RECT_INIT (x + (float) i * step + 2, 62, step - 4, BOX);
      g_autofree char *kind = g_strdup_printf ("%u", i + 1);
      g_autofree char *number = g_strdup_printf ("%d", count);
      const float middle = box.origin.x + box.size.width / 2;

      if (count == 0)
        {
          hk_ink_frame_box (snapshot, &box, 6, 1, &pale);
          hk_ink_draw_text (widget, snapshot, kind, SMALL, &pale, middle, box.origin.y + BOX / 2);
          continue;
        }
      hk_ink_fill_box (snapshot, &box, 6, hk_ink_find_colour (bar->colour));
      hk_ink_draw_text (widget, snapshot, kind, SMALL, on_colour, middle - box.size.width / 4, box.origin.y + BOX / 2);
      hk_ink_draw_text (widget, snapshot, number, COUNT, on_colour, middle + box.size.width / 5, box.origin.y + BOX / 2);
    }
}

static void
draw_bar (HkScreenBars *self,
          GtkSnapshot  *snapshot,
          const Bar    *bar,
          float         x,
          float         width)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const GdkRGBA white = { 1, 1, 1, 1 };
  const GdkRGBA black = { 0.14f, 0.12f, 0.19f, 1 };
  const GdkRGBA *colour = hk_ink_find_colour (bar->colour);
  const gboolean changed = bar->value != bar->before && gtk_widget_has_css_class (widget, "hk-changed");
  const int shown = bar->before + (int) ((bar->value - bar->before) * self->progress + (bar->value > bar->before ? 0.5 : -0.5));
  g_autofree char *number = hk_word_number (shown);
  g_autofree char *delta = hk_word_sign (bar->value - bar->before);
  const float number_width = hk_ink_measure_text (widget, number, NUMBER);
  const float delta_width = changed ? hk_ink_measure_text (widget, delta, DELTA) + 20 : 0;
  const GdkRGBA *on_colour = g_strcmp0 (bar->colour, "yellow") == 0 ? &black : &white;
  GdkRGBA ink, pale;

  gtk_widget_get_color (widget, &ink);
  pale = ink;
  pale.alpha *= 0.15f;
  if (bar->now)
    hk_ink_frame_box (snapshot, &GRAPHENE_RECT_INIT (x - 8, 2, width + 16, (float) get_height (self) - 4), 14, 3, &ink);
  hk_ink_draw_disc (snapshot, colour, x, 38, DISC);
  hk_ink_draw_text (widget, snapshot, bar->mark, DISC * 0.55f, on_colour, x + DISC / 2, 38);
  draw_words (widget, snapshot, bar, &ink, x + DISC + 10, width - DISC - 20 - number_width - delta_width);
  hk_ink_draw_text (widget, snapshot, number, NUMBER, &ink, x + width - number_width / 2, 38);
  if (changed)
    {
      const graphene_rect_t box = GRAPHENE_RECT_INIT (x + width - number_width - delta_width, 20, delta_width - 6, 36);

      hk_ink_fill_box (snapshot, &box, 10, &ink);
      hk_ink_draw_text (widget, snapshot, delta, DELTA, ink.red > 0.5f ? &black : &white, box.origin.x + box.size.width / 2, 38);
    }
  if (bar->counts->len > 0)
    {
      draw_counts (widget, snapshot, bar, &ink, on_colour, x, width);
      return;
    }
  hk_ink_fill_box (snapshot, &GRAPHENE_RECT_INIT (x, 66, width, BAR), BAR / 2, &pale);
  if (get_share (self, bar) > 0)
    hk_ink_fill_box (snapshot, &GRAPHENE_RECT_INIT (x, 66, MAX (BAR, width * get_share (self, bar)), BAR), BAR / 2, colour);
}

static void
hk_screen_bars_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  HkScreenBars *self = HK_SCREEN_BARS (widget);
  const float n = (float) self->bars->len;
  const float width = ((float) gtk_widget_get_width (widget) - 16 - (n - 1) * GAP * 2) / n;

  for (guint i = 0; i < self->bars->len; i++)
    draw_bar (self, snapshot, &g_array_index (self->bars, Bar, i), 8 + (float) i * (width + 2 * GAP), width);
}

static void
hk_screen_bars_set_property (GObject      *object,
                             guint         id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  if (id == PROP_WHAT)
    g_set_str (&HK_SCREEN_BARS (object)->what, g_value_get_string (value));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
hk_screen_bars_dispose (GObject *object)
{
  g_clear_object (&HK_SCREEN_BARS (object)->animation);
  G_OBJECT_CLASS (hk_screen_bars_parent_class)->dispose (object);
}

static void
hk_screen_bars_finalize (GObject *object)
{
  g_array_unref (HK_SCREEN_BARS (object)->bars);
  g_free (HK_SCREEN_BARS (object)->what);
  G_OBJECT_CLASS (hk_screen_bars_parent_class)->finalize (object);
}

static void
hk_screen_bars_class_init (HkScreenBarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->set_property = hk_screen_bars_set_property;
  G_OBJECT_CLASS (klass)->dispose = hk_screen_bars_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_screen_bars_finalize;
  widget_class->measure = hk_screen_bars_measure;
  widget_class->snapshot = hk_screen_bars_snapshot;

  /**
   * HkScreenBars:what:
   *
   * What the numbers are, for a screen reader.
   */
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_WHAT,
                                   g_param_spec_string ("what", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
  gtk_widget_class_set_css_name (widget_class, "screen-bars");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
hk_screen_bars_init (HkScreenBars *self)
{
  self->bars = g_array_new (FALSE, TRUE, sizeof (Bar));
  g_array_set_clear_func (self->bars, clear_bar);
  self->progress = 1;
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, HK_ANIMATION_MS,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) moved_cb, self, NULL));
}

static void
speak (HkScreenBars *self)
{
  g_autoptr (GString) text = g_string_new (self->what);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; i < self->bars->len; i++)
    {
      const Bar *bar = &g_array_index (self->bars, Bar, i);

      g_string_append_printf (text, "%s%s %d", i == 0 ? ": " : ", ", bar->name, bar->value);
      for (guint j = 0; j < bar->counts->len; j++)
        if (g_array_index (bar->counts, int, j) > 0)
          g_string_append_printf (all, "%s%s %d × %u", all->len == 0 ? "" : ", ", bar->name, g_array_index (bar->counts, int, j), j + 1);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all->str, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str, -1);
}

/* Shows the players' numbers.
 * @bars: (array length=n_bars): one for each player */
void
hk_screen_bars_show (HkScreenBars      *self,
                     const HkScreenBar *bars,
                     guint              n_bars)
{
  const gboolean is_first = self->bars->len != n_bars;
  const int height = get_height (self);
  gboolean changed = FALSE;

  g_return_if_fail (HK_IS_SCREEN_BARS (self));

  g_array_set_size (self->bars, n_bars);
  for (guint i = 0; i < n_bars; i++)
    {
      Bar *bar = &g_array_index (self->bars, Bar, i);

      g_set_str (&bar->name, bars[i].name);
      g_set_str (&bar->mark, bars[i].mark);
      g_set_str (&bar->colour, bars[i].colour);
      g_set_str (&bar->note, bars[i].note);
      bar->before = is_first ? bars[i].value : bar->value;
      bar->value = bars[i].value;
      bar->now = bars[i].now;
      if (bar->counts == NULL)
        bar->counts = g_array_new (FALSE, FALSE, sizeof (int));
      g_array_set_size (bar->counts, 0);
      if (bars[i].n_counts > 0)
        g_array_append_vals (bar->counts, bars[i].counts, bars[i].n_counts);
      changed = changed || bar->before != bar->value;
    }
  speak (self);
  if (is_first || height != get_height (self))
    gtk_widget_queue_resize (GTK_WIDGET (self));
  if (changed)
    {
      hk_changed_mark (GTK_WIDGET (self));
      hk_animation_play (self->animation);
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
