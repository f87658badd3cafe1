/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include <adwaita.h>

#include <glib/gi18n.h>

#include "hk-aotd-danger-bar.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "ui/games/army-of-the-dead/hk-aotd-names.h"
#include "ui/table/hk-changed-marks.h"
#include "ui/widgets/hk-animation.h"

/* The Danger Bar: four segments with a letter each, and the number where the notch stands. The segments are as wide
 * as they need to be to be read from across the room, not as wide as the number of their notches; within a segment
 * the notch moves evenly. */
struct _HkAotdDangerBar
{
  GtkWidget     parent_instance;

  int           value;
  int           shown;      /* on its way to the value */
  AdwAnimation *animation;
  PangoLayout  *letter;
  PangoLayout  *number;
};

typedef enum
{
  PROP_VALUE = 1,
} HkAotdDangerBarProps;

static GParamSpec *props[PROP_VALUE + 1];

/* Only a range tells its number to a screen reader. */
G_DEFINE_FINAL_TYPE_WITH_CODE (HkAotdDangerBar, hk_aotd_danger_bar, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ACCESSIBLE_RANGE, NULL))

/* The segments: colour, colour of ink on it, share of the width. */
static const struct
{
  GdkRGBA colour;
  GdkRGBA ink;
  float   share;
} segments[HK_AOTD_N_LEVELS] = {
  { { 0.10f, 0.37f, 0.71f, 1.0f }, { 1.0f, 1.0f, 1.0f, 1.0f }, 0.25f },
  { { 0.96f, 0.76f, 0.07f, 1.0f }, { 0.14f, 0.12f, 0.19f, 1.0f }, 0.26f },
  { { 0.93f, 0.45f, 0.07f, 1.0f }, { 0.14f, 0.12f, 0.19f, 1.0f }, 0.26f },
  { { 0.75f, 0.11f, 0.16f, 1.0f }, { 1.0f, 1.0f, 1.0f, 1.0f }, 0.23f },
};

#define HEIGHT 52.0f
#define GAP    3.0f
#define NATURAL 280
#define LETTER 18.0f
#define LEAST  30.0f
#define EDGE   2.0f
#define STRIP  11.0f

/* The last notch of a segment. */
static int
get_last (HkAotdLevel level)
{
  return level == HK_AOTD_LEVEL_RED ? HK_AOTD_MAX_ADRENALINE : hk_aotd_level_get_start (level + 1) - 1;
}

static PangoLayout *
make_layout (HkAotdDangerBar *self,
             double           scale)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  PangoAttrList *attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_HEAVY));
  pango_attr_list_insert (attributes, pango_attr_scale_new (scale));
  pango_attr_list_insert (attributes, pango_attr_font_features_new ("tnum=1"));
  pango_layout_set_attributes (layout, attributes);
  pango_attr_list_unref (attributes);
  return layout;
}

static void
make_layouts (HkAotdDangerBar *self)
{
  if (self->number != NULL)
    return;
  self->letter = make_layout (self, PANGO_SCALE_LARGE);
  self->number = make_layout (self, 2.0);
}

static void
drop_layouts (HkAotdDangerBar *self)
{
  g_clear_object (&self->letter);
  g_clear_object (&self->number);
}

/* How wide the number has to be, for two digits. */
static int
measure_number (HkAotdDangerBar *self)
{
  int width, height;

  make_layouts (self);
  pango_layout_set_text (self->number, "43", -1);
  pango_layout_get_pixel_size (self->number, &width, &height);
  return width;
}

static void
draw_text (GtkSnapshot     *snapshot,
           PangoLayout     *layout,
           const char      *text,
           const GdkRGBA   *colour,
           float            x,
           float            y,
           float            width,
           float            height)
{
  int w, h;

  pango_layout_set_text (layout, text, -1);
  pango_layout_get_pixel_size (layout, &w, &h);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x + (width - (float) w) / 2, y + (height - (float) h) / 2));
  gtk_snapshot_append_layout (snapshot, layout, colour);
  gtk_snapshot_restore (snapshot);
}

/* A segment: full up to the notch, pale after it. */
static void
draw_segment (HkAotdDangerBar       *self,
              GtkSnapshot           *snapshot,
              HkAotdLevel            which,
              const graphene_rect_t *bounds)
{
  const int first = hk_aotd_level_get_start (which);
  const int last = get_last (which);
  const gboolean reached = self->shown >= first;
  const gboolean current = hk_aotd_level_of (self->shown) == which;
  const int notches = last - first + 1;
  float filled = 0;
  GskRoundedRect outline;
  GdkRGBA pale = segments[which].colour;
  GdkRGBA line = segments[which].colour;
  GdkRGBA ink;

  if (reached)
    filled = (float) (MIN (self->shown, last) - first + 1) / (float) notches;
  pale.alpha = 0.22f;
  gsk_rounded_rect_init_from_rect (&outline, bounds, 7.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  if (filled < 1)
    gtk_snapshot_append_color (snapshot, &pale, bounds);
  if (filled > 0)
    {
      const float width = bounds->size.width * filled;
      const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;

      gtk_snapshot_append_color (snapshot, &segments[which].colour,
                                 &GRAPHENE_RECT_INIT (rtl ? bounds->origin.x + bounds->size.width - width : bounds->origin.x,
                                                      bounds->origin.y, width, bounds->size.height));
    }
  gtk_snapshot_pop (snapshot);
  /* What is full has the colour of its line. */
  if (filled < 1)
    gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 2, 2, 2, 2 }, (GdkRGBA[4]) { line, line, line, line });
  gtk_widget_get_color (GTK_WIDGET (self), &ink);
  if (!current)
    draw_text (snapshot, self->letter, hk_aotd_name_level_letter ((int) which), reached ? &segments[which].ink : &ink,
               bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
}

/* The level that is reached stands out: on a plate at the notch, its letter and the number. Below the
 * plate the segment shows how far it is filled. */
static void
draw_current (HkAotdDangerBar       *self,
              GtkSnapshot           *snapshot,
              HkAotdLevel            which,
              const graphene_rect_t *bounds)
{
  g_autofree char *number = g_strdup_printf ("%d", self->shown);
  const float digits = (float) measure_number (self) + 6.0f;
  const float plate = digits + LETTER;
  const int first = hk_aotd_level_get_start (which);
  const int notches = get_last (which) - first;
  const float along = notches == 0 ? 0.5f : (float) (self->shown - first) / (float) notches;
  const gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  const float room = bounds->size.width - plate;
  const float x = bounds->origin.x + room * (rtl ? 1.0f - along : along);
  const graphene_rect_t rect = GRAPHENE_RECT_INIT (x, 0.0f, plate, bounds->size.height + 2.0f * EDGE - STRIP);
  const graphene_rect_t tab = GRAPHENE_RECT_INIT (x, rect.origin.y, LETTER, rect.size.height);
  const GdkRGBA white = { 1.0f, 1.0f, 1.0f, 1.0f };
  const GdkRGBA dark = { 0.14f, 0.12f, 0.19f, 1.0f };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, &rect, 8.0f);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &white, &rect);
  gtk_snapshot_append_color (snapshot, &segments[which].colour, &tab);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, (float[4]) { 2, 2, 2, 2 }, (GdkRGBA[4]) { dark, dark, dark, dark });
  draw_text (snapshot, self->letter, hk_aotd_name_level_letter ((int) which), &segments[which].ink,
             tab.origin.x + 1.0f, tab.origin.y, tab.size.width, tab.size.height);
  draw_text (snapshot, self->number, number, &dark, x + LETTER, rect.origin.y, digits, rect.size.height);
}

/* How wide a segment is. Where there is little room, the one with the plate takes from the others. */
static float
get_width (HkAotdDangerBar *self,
           HkAotdLevel      segment,
           HkAotdLevel      current,
           float            room)
{
  const float plate = (float) measure_number (self) + 6.0f + LETTER;
  const float share = segments[current].share;

  if (room * share >= plate)
    return floorf (room * segments[segment].share);
  if (segment == current)
    return plate;
  return floorf ((room - plate) * segments[segment].share / (1.0f - share));
}

static void
hk_aotd_danger_bar_snapshot (GtkWidget   *widget,
                             GtkSnapshot *snapshot)
{
  HkAotdDangerBar *self = HK_AOTD_DANGER_BAR (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const float room = width - GAP * (float) (HK_AOTD_N_LEVELS - 1);
  const HkAotdLevel which = hk_aotd_level_of (self->shown);
  graphene_rect_t current = GRAPHENE_RECT_INIT_ZERO;
  float x = 0;

  make_layouts (self);
  for (HkAotdLevel i = 0; i < HK_AOTD_N_LEVELS; i++)
    {
      const float w = i == HK_AOTD_LEVEL_RED ? width - x : get_width (self, i, which, room);
      const graphene_rect_t bounds = GRAPHENE_RECT_INIT (rtl ? width - x - w : x, EDGE, w, height - 2.0f * EDGE);

      draw_segment (self, snapshot, i, &bounds);
      if (i == which)
        current = bounds;
      x += w + GAP;
    }
  draw_current (self, snapshot, which, &current);
}

static void
hk_aotd_danger_bar_measure (GtkWidget      *widget,
                            GtkOrientation  orientation,
                            int             for_size,
                            int            *minimum,
                            int            *natural,
                            int            *minimum_baseline,
                            int            *natural_baseline)
{
  HkAotdDangerBar *self = HK_AOTD_DANGER_BAR (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      /* One segment holds the plate with the number, the others a letter each. */
      *minimum = measure_number (self) + (int) (6.0f + LETTER + (HK_AOTD_N_LEVELS - 1) * (LEAST + GAP)) + 1;
      *natural = MAX (*minimum, NATURAL);
    }
  else
    {
      int w, h;

      measure_number (self);
      pango_layout_get_pixel_size (self->number, &w, &h);
      *minimum = *natural = MAX ((int) HEIGHT, h + (int) (STRIP + EDGE));
    }
}

static void
hk_aotd_danger_bar_system_setting_changed (GtkWidget        *widget,
                                           GtkSystemSetting  setting)
{
  drop_layouts (HK_AOTD_DANGER_BAR (widget));
  GTK_WIDGET_CLASS (hk_aotd_danger_bar_parent_class)->system_setting_changed (widget, setting);
  gtk_widget_queue_resize (widget);
}

static void
hk_aotd_danger_bar_css_changed (GtkWidget         *widget,
                                GtkCssStyleChange *change)
{
  drop_layouts (HK_AOTD_DANGER_BAR (widget));
  GTK_WIDGET_CLASS (hk_aotd_danger_bar_parent_class)->css_changed (widget, change);
}

static void
tell (HkAotdDangerBar *self)
{
  const HkAotdLevel which = hk_aotd_level_of (self->value);
  /* Translators: the number of Adrenaline Points, then the Danger Level, such as “21, Orange” */
  g_autofree char *text = g_strdup_printf (_("%d, %s"), self->value, hk_aotd_level_get_title (which));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) self->value,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
  hk_changed_tell (GTK_WIDGET (self), text);
}

static void
hk_aotd_danger_bar_get_property (GObject    *object,
                                 guint       prop_id,
                                 GValue     *value,
                                 GParamSpec *pspec)
{
  switch ((HkAotdDangerBarProps) prop_id)
    {
    case PROP_VALUE:
      g_value_set_int (value, HK_AOTD_DANGER_BAR (object)->value);
      break;
    }
}

static void
hk_aotd_danger_bar_set_property (GObject      *object,
                                 guint         prop_id,
                                 const GValue *value,
                                 GParamSpec   *pspec)
{
  switch ((HkAotdDangerBarProps) prop_id)
    {
    case PROP_VALUE:
      hk_aotd_danger_bar_set_value (HK_AOTD_DANGER_BAR (object), g_value_get_int (value));
      break;
    }
}

static void
hk_aotd_danger_bar_dispose (GObject *object)
{
  drop_layouts (HK_AOTD_DANGER_BAR (object));
  g_clear_object (&HK_AOTD_DANGER_BAR (object)->animation);
  G_OBJECT_CLASS (hk_aotd_danger_bar_parent_class)->dispose (object);
}

static void
hk_aotd_danger_bar_class_init (HkAotdDangerBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = hk_aotd_danger_bar_get_property;
  object_class->set_property = hk_aotd_danger_bar_set_property;
  object_class->dispose = hk_aotd_danger_bar_dispose;
  widget_class->snapshot = hk_aotd_danger_bar_snapshot;
  widget_class->measure = hk_aotd_danger_bar_measure;
  widget_class->system_setting_changed = hk_aotd_danger_bar_system_setting_changed;
  widget_class->css_changed = hk_aotd_danger_bar_css_changed;

  props[PROP_VALUE] = g_param_spec_int ("value", NULL, NULL, 0, HK_AOTD_MAX_ADRENALINE, 0,
                                        G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);
  gtk_widget_class_set_css_name (widget_class, "danger-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
moved_cb (double           value,
          HkAotdDangerBar *self)
{
  self->shown = (int) round (value);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
hk_aotd_danger_bar_init (HkAotdDangerBar *self)
{
  self->animation = adw_timed_animation_new (GTK_WIDGET (self), 0, 0, HK_ANIMATION_MS,
                                             adw_callback_animation_target_new ((AdwAnimationTargetFunc) moved_cb, self, NULL));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Danger Bar"),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) HK_AOTD_MAX_ADRENALINE,
                                  -1);
  tell (self);
}

/* Goes to a value, notch by notch where it is in sight.
 * @value: Adrenaline Points; taken into 0 to 43 */
void
hk_aotd_danger_bar_set_value (HkAotdDangerBar *self,
                              int              value)
{
  g_return_if_fail (HK_IS_AOTD_DANGER_BAR (self));

  value = CLAMP (value, 0, HK_AOTD_MAX_ADRENALINE);
  if (value == self->value)
    return;
  self->value = value;
  tell (self);
  adw_timed_animation_set_value_from (ADW_TIMED_ANIMATION (self->animation), self->shown);
  adw_timed_animation_set_value_to (ADW_TIMED_ANIMATION (self->animation), value);
  hk_animation_play (self->animation);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_VALUE]);
}

/* Returns Adrenaline Points, 0 to 43. */
int
hk_aotd_danger_bar_get_value (HkAotdDangerBar *self)
{
  g_return_val_if_fail (HK_IS_AOTD_DANGER_BAR (self), 0);

  return self->value;
}
