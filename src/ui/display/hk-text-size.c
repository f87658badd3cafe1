/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-text-size.h"

#include <glib/gi18n.h>

#include "hk-style.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-widgets.h"

/* How large everything is that is read in a window, for each screen as it was left there. It is the resolution of the letters that
 * changes: all sizes of the style are relative to it, and so are the widths at which panels fold. The letters never grow beyond what
 * the window has room for; what was chosen comes back when it is larger again. */

#define SETTING "text-sizes"

/* In application pixels at 100 %: the least that every page has room in, which the tests hold them to. */
#define LEAST_WIDTH  180
#define LEAST_HEIGHT 340

/* What is narrower at 100 % has less room around its letters. */
#define NARROW 300

#define DEFAULT_DPI (96 * 1024)

struct _HkTextSize
{
  GObject     parent_instance;

  GtkWindow  *window;    /* which owns it */
  GSettings  *settings;
  GdkSurface *surface;   /* (nullable): of the window */
  char       *screen;    /* (nullable): what the screen is remembered by */
  int         chosen;    /* in percent */
  int         shown;     /* in percent */
  gboolean    has_room;  /* for larger ones */
  guint       source;
  int         pinched;   /* in percent, when the fingers came down */
};

enum
{
  PROP_PERCENT = 1,
  PROP_HAS_ROOM,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

G_DEFINE_FINAL_TYPE (HkTextSize, hk_text_size, G_TYPE_OBJECT)

static const int sizes[] = { HK_TEXT_SIZE_LEAST, 90, HK_TEXT_SIZE_NORMAL, 110, 125, 150, 175, 200, 225, 250, HK_TEXT_SIZE_MOST };

/* A screen is the same one wherever it is plugged in; one that does not tell its name is known by the plug. */
static char *
dup_screen (HkTextSize *self)
{
  GdkMonitor *monitor = self->surface == NULL ? NULL
                        : gdk_display_get_monitor_at_surface (gdk_surface_get_display (self->surface), self->surface);
  const char *model;
  const char *maker;

  if (monitor == NULL)
    return NULL;
  model = gdk_monitor_get_model (monitor);
  maker = gdk_monitor_get_manufacturer (monitor);
  if (model == NULL)
    return g_strdup (gdk_monitor_get_connector (monitor) != NULL ? gdk_monitor_get_connector (monitor) : "screen");
  return g_strjoin (" ", maker != NULL ? maker : "", model, NULL);
}

static int
find_room (HkTextSize *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self->window));
  const int height = gtk_widget_get_height (GTK_WIDGET (self->window));

  if (width == 0 || height == 0)
    return HK_TEXT_SIZE_MOST;
  return MAX (HK_TEXT_SIZE_NORMAL, MIN (100 * width / LEAST_WIDTH, 100 * height / LEAST_HEIGHT));
}

static void
set_has_room (HkTextSize *self,
              gboolean    has_room)
{
  if (self->has_room == has_room)
    return;
  self->has_room = has_room;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_ROOM]);
}

/* As narrow as it is for its letters, with those that the desktop asks for. */
static void
show_narrow (HkTextSize *self)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (self->window));
  const gboolean is_narrow = width > 0 && adw_length_unit_from_px (ADW_LENGTH_UNIT_SP, width, gtk_widget_get_settings (GTK_WIDGET (self->window))) < NARROW;

  if (is_narrow)
    hk_style_add (HK_STYLE_LARGE_TEXT);
  hk_widget_set_class (GTK_WIDGET (self->window), "hk-large-text", is_narrow);
}

/* A resolution that the desktop sets, with its own large text, is what ours is reckoned from. */
static void
apply (HkTextSize *self)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (self->window));
  const int room = find_room (self);
  const int shown = MIN (self->chosen, room);
  int dpi;

  set_has_room (self, shown < MIN (room, HK_TEXT_SIZE_MOST));
  if (shown == self->shown)
    {
      show_narrow (self);
      return;
    }
  self->shown = shown;
  g_object_freeze_notify (G_OBJECT (settings));
  gtk_settings_reset_property (settings, "gtk-xft-dpi");
  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  if (shown != HK_TEXT_SIZE_NORMAL)
    g_object_set (settings, "gtk-xft-dpi", (dpi > 0 ? dpi : DEFAULT_DPI) / 100 * shown, NULL);
  show_narrow (self);
  g_object_thaw_notify (G_OBJECT (settings));
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PERCENT]);
}

static gboolean
apply_cb (gpointer data)
{
  HkTextSize *self = data;

  self->source = 0;
  apply (self);
  return G_SOURCE_REMOVE;
}

/* Not while the window gives its parts their room. */
static void
resized_cb (HkTextSize *self)
{
  if (self->source == 0)
    self->source = g_idle_add (apply_cb, self);
}

static int
read_chosen (HkTextSize *self)
{
  g_autoptr (GVariant) all = g_settings_get_value (self->settings, SETTING);
  int percent = HK_TEXT_SIZE_NORMAL;

  g_variant_lookup (all, self->screen, "i", &percent);
  return CLAMP (percent, HK_TEXT_SIZE_LEAST, HK_TEXT_SIZE_MOST);
}

static void
keep_chosen (HkTextSize *self)
{
  g_autoptr (GVariant) all = g_settings_get_value (self->settings, SETTING);
  GVariantBuilder builder;
  GVariantIter iter;
  const char *screen;
  int percent;

  if (self->screen == NULL)
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{si}"));
  g_variant_iter_init (&iter, all);
  while (g_variant_iter_next (&iter, "{&si}", &screen, &percent))
    if (!g_str_equal (screen, self->screen))
      g_variant_builder_add (&builder, "{si}", screen, percent);
  if (self->chosen != HK_TEXT_SIZE_NORMAL)
    g_variant_builder_add (&builder, "{si}", self->screen, self->chosen);
  g_settings_set_value (self->settings, SETTING, g_variant_builder_end (&builder));
}

/* On another screen it is as large as it was there. */
static void
screen_cb (HkTextSize *self)
{
  g_autofree char *screen = dup_screen (self);

  if (screen == NULL || !g_set_str (&self->screen, screen))
    return;
  self->chosen = read_chosen (self);
  resized_cb (self);
}

static void
forget_surface (HkTextSize *self)
{
  if (self->surface != NULL)
    g_signal_handlers_disconnect_by_data (self->surface, self);
  g_clear_object (&self->surface);
}

static void
realized_cb (HkTextSize *self)
{
  forget_surface (self);
  self->surface = g_object_ref (gtk_native_get_surface (GTK_NATIVE (self->window)));
  g_signal_connect_swapped (self->surface, "enter-monitor", G_CALLBACK (screen_cb), self);
  g_signal_connect_swapped (self->surface, "layout", G_CALLBACK (resized_cb), self);
  screen_cb (self);
}

static gboolean
scrolled_cb (HkTextSize               *self,
             double                    dx,
             double                    dy,
             GtkEventControllerScroll *controller)
{
  const GdkModifierType state = gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (controller));

  if ((state & GDK_CONTROL_MASK) == 0 || dy == 0)
    return GDK_EVENT_PROPAGATE;
  hk_text_size_step (self, dy < 0 ? 1 : -1);
  return GDK_EVENT_STOP;
}

static void
pinch_began_cb (HkTextSize *self)
{
  self->pinched = self->shown;
}

static int
find_nearest (double percent)
{
  int nearest = HK_TEXT_SIZE_NORMAL;

  for (gsize i = 0; i < G_N_ELEMENTS (sizes); i++)
    if (ABS (sizes[i] - percent) < ABS (nearest - percent))
      nearest = sizes[i];
  return nearest;
}

static void
pinched_cb (HkTextSize *self,
            double      scale)
{
  hk_text_size_set_percent (self, find_nearest (self->pinched * scale));
}

static void
say_no_room (HkTextSize *self)
{
  if (self->shown < HK_TEXT_SIZE_MOST)
    hk_table_complain (GTK_WIDGET (self->window), _("This window has no room for larger text."));
}

/* Two fingers that drew nothing larger are told why. */
static void
pinch_ended_cb (HkTextSize *self)
{
  if (self->shown == self->pinched && self->chosen > self->shown)
    say_no_room (self);
}

static void
hk_text_size_get_property (GObject    *object,
                           guint       id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  if (id == PROP_PERCENT)
    g_value_set_int (value, HK_TEXT_SIZE (object)->shown);
  else
    g_value_set_boolean (value, HK_TEXT_SIZE (object)->has_room);
}

static void
hk_text_size_dispose (GObject *object)
{
  HkTextSize *self = HK_TEXT_SIZE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  forget_surface (self);
  if (self->shown != HK_TEXT_SIZE_NORMAL)
    gtk_settings_reset_property (gtk_settings_get_default (), "gtk-xft-dpi");
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (hk_text_size_parent_class)->dispose (object);
}

static void
hk_text_size_finalize (GObject *object)
{
  g_free (HK_TEXT_SIZE (object)->screen);
  G_OBJECT_CLASS (hk_text_size_parent_class)->finalize (object);
}

static void
hk_text_size_class_init (HkTextSizeClass *klass)
{
  G_OBJECT_CLASS (klass)->get_property = hk_text_size_get_property;
  G_OBJECT_CLASS (klass)->dispose = hk_text_size_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_text_size_finalize;

  /**
   * HkTextSize:percent:
   *
   * How large the letters are now, of what the desktop asks for: what was chosen, or less where the window lacks the room.
   */
  properties[PROP_PERCENT] = g_param_spec_int ("percent", NULL, NULL, HK_TEXT_SIZE_LEAST, HK_TEXT_SIZE_MOST, HK_TEXT_SIZE_NORMAL,
                                               G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);

  /**
   * HkTextSize:has-room:
   *
   * Whether the letters can be larger than they are now.
   */
  properties[PROP_HAS_ROOM] = g_param_spec_boolean ("has-room", NULL, NULL, TRUE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), N_PROPERTIES, properties);
}

static void
hk_text_size_init (HkTextSize *self)
{
  self->chosen = self->shown = HK_TEXT_SIZE_NORMAL;
  self->has_room = TRUE;
}

/* Returns (transfer full): the size of the text in @window, which has to own it; it follows the keys' actions, the wheel with Ctrl
 * and two fingers. */
HkTextSize *
hk_text_size_new (GtkWindow *window,
                  GSettings *settings)
{
  HkTextSize *self = g_object_new (HK_TYPE_TEXT_SIZE, NULL);
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);
  GtkGesture *pinch = gtk_gesture_zoom_new ();

  self->window = window;
  self->settings = g_object_ref (settings);
  g_signal_connect_object (window, "realize", G_CALLBACK (realized_cb), self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (window, "unrealize", G_CALLBACK (forget_surface), self, G_CONNECT_SWAPPED);
  gtk_event_controller_set_propagation_phase (wheel, GTK_PHASE_CAPTURE);
  g_signal_connect_object (wheel, "scroll", G_CALLBACK (scrolled_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), wheel);
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (pinch), GTK_PHASE_CAPTURE);
  g_signal_connect_object (pinch, "begin", G_CALLBACK (pinch_began_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pinch, "scale-changed", G_CALLBACK (pinched_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (pinch, "end", G_CALLBACK (pinch_ended_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), GTK_EVENT_CONTROLLER (pinch));
  return self;
}

/* Returns how large the letters are now, in percent of what the desktop asks for. */
int
hk_text_size_get_percent (HkTextSize *self)
{
  g_return_val_if_fail (HK_IS_TEXT_SIZE (self), HK_TEXT_SIZE_NORMAL);

  return self->shown;
}

/* Chooses a size and remembers it for the screen that the window is on.
 * @percent: from %HK_TEXT_SIZE_LEAST to %HK_TEXT_SIZE_MOST, else the nearest of these */
void
hk_text_size_set_percent (HkTextSize *self,
                          int         percent)
{
  g_return_if_fail (HK_IS_TEXT_SIZE (self));

  self->chosen = CLAMP (percent, HK_TEXT_SIZE_LEAST, HK_TEXT_SIZE_MOST);
  keep_chosen (self);
  apply (self);
}

/* Returns (array length=n): the sizes that the keys go through, in percent.
 * @n: (out): how many */
const int *
hk_text_size_list (gsize *n)
{
  *n = G_N_ELEMENTS (sizes);
  return sizes;
}

/* Goes so many sizes up from the one in sight, or down. Where the window lacks the room for a larger one, that is said. */
void
hk_text_size_step (HkTextSize *self,
                   int         steps)
{
  int at = 0;

  g_return_if_fail (HK_IS_TEXT_SIZE (self));

  if (steps > 0 && !self->has_room)
    {
      say_no_room (self);
      return;
    }
  while (at + 1 < (int) G_N_ELEMENTS (sizes) && sizes[at + 1] <= self->shown)
    at++;
  /* Between two sizes, the lower one is a step down. */
  if (steps < 0 && sizes[at] < self->shown)
    at++;
  hk_text_size_set_percent (self, sizes[CLAMP (at + steps, 0, (int) G_N_ELEMENTS (sizes) - 1)]);
}
