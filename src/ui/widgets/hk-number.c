/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-keypad.h"
#include "hk-number.h"
#include "hk-tooltip.h"
#include "hk-words.h"

/* How long a person may pause between two arrow keys or turns of the wheel, in milliseconds. */
#define SETTLE_MS 700

struct _HkNumber
{
  GtkWidget      parent_instance;

  int            value;    /* as it is */
  int            wanted;   /* as a person wants it */
  int            minimum;
  int            maximum;
  char          *label;
  gboolean       unknown;  /* whether the value stands for none that is known */
  guint          settle_id;

  GtkWidget     *button;
  GtkWidget     *face;
  GtkWidget     *popover;
  GtkWidget     *entry;     /* NULL until it is first opened */
  GtkWidget     *limits;    /* what may be typed, once something else was */
};

typedef enum
{
  PROP_VALUE = 1,
  PROP_MINIMUM,
  PROP_MAXIMUM,
  PROP_LABEL,
  PROP_UNKNOWN,
} HkNumberProps;

static GParamSpec *props[PROP_UNKNOWN + 1];

enum
{
  SET,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkNumber, hk_number, GTK_TYPE_WIDGET)

static void
show (HkNumber *self)
{
  g_autofree char *text = hk_word_number (self->wanted);
  const gboolean unknown = self->unknown && self->wanted == self->value;
  g_autofree char *spoken = unknown ? g_strdup_printf (_("%s: not known"), self->label == NULL ? "" : self->label)
                                    : g_strdup_printf ("%s: %d", self->label == NULL ? "" : self->label, self->wanted);

  gtk_label_set_text (GTK_LABEL (self->face), unknown ? "?" : text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  if (gtk_widget_get_visible (self->popover))
    gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
}

/* Says the wanted value, once. */
static void
settle (HkNumber *self)
{
  g_clear_handle_id (&self->settle_id, g_source_remove);
  if (self->wanted != self->value)
    g_signal_emit (self, signals[SET], 0, self->wanted);
  self->wanted = self->value;
  show (self);
}

static void
settle_later_cb (gpointer data)
{
  HkNumber *self = data;

  self->settle_id = 0;
  settle (self);
}

static void
want (HkNumber *self,
      int       value,
      gboolean  later)
{
  self->wanted = CLAMP (value, self->minimum, self->maximum);
  show (self);
  g_clear_handle_id (&self->settle_id, g_source_remove);
  if (later)
    self->settle_id = g_timeout_add_once (SETTLE_MS, settle_later_cb, self);
}

/* Whether a number that may be wanted is typed, which then is. */
static gboolean
read_entry (HkNumber *self)
{
  g_autofree char *text = g_strstrip (g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->entry))));
  const char *digits = g_str_has_prefix (text, "−") ? text + strlen ("−") : text;
  gint64 value;

  if (!g_ascii_string_to_signed (digits, 10, -G_MAXINT, G_MAXINT, &value, NULL))
    return FALSE;
  value = digits == text ? value : -value;
  if (value < self->minimum || value > self->maximum)
    return FALSE;
  self->wanted = (int) value;
  return TRUE;
}

static void
step_cb (HkNumber  *self,
         GtkButton *button)
{
  const int by = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "by"));

  read_entry (self);
  want (self, self->wanted + by, FALSE);
}

static void
show_limits (HkNumber *self,
             gboolean  shown)
{
  /* Translators: the least and the most that may be typed. */
  g_autofree char *text = g_strdup_printf (_("A number from %d to %d."), self->minimum, self->maximum);

  gtk_label_set_text (GTK_LABEL (self->limits), text);
  gtk_widget_set_visible (self->limits, shown);
  if (shown)
    gtk_widget_add_css_class (self->entry, "error");
  else
    gtk_widget_remove_css_class (self->entry, "error");
}

/* What cannot be is said, and can be typed anew. */
static void
entry_activated_cb (HkNumber *self)
{
  if (read_entry (self))
    {
      gtk_popover_popdown (GTK_POPOVER (self->popover));
      return;
    }
  show_limits (self, TRUE);
  gtk_accessible_announce (GTK_ACCESSIBLE (self->entry), gtk_label_get_text (GTK_LABEL (self->limits)), GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_HIGH);
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

static void
focus_left_cb (HkNumber *self)
{
  if (self->settle_id != 0)
    settle (self);
}

static void
popover_closed_cb (HkNumber *self)
{
  read_entry (self);
  settle (self);
}

static void
popover_shown_cb (HkNumber *self)
{
  show (self);
  show_limits (self, FALSE);
  gtk_widget_grab_focus (self->entry);
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

static gboolean
key_cb (HkNumber       *self,
        guint           key,
        guint           code,
        GdkModifierType state)
{
  int by = 0;

  if (gtk_widget_get_visible (self->popover))
    return GDK_EVENT_PROPAGATE;
  switch (key)
    {
    case GDK_KEY_Up:
    case GDK_KEY_plus:
    case GDK_KEY_KP_Add:
      by = 1;
      break;
    case GDK_KEY_Down:
    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
      by = -1;
      break;
    case GDK_KEY_Page_Up:
      by = 5;
      break;
    case GDK_KEY_Page_Down:
      by = -5;
      break;
    default:
      /* What comes next, such as undo, comes after this change. */
      if (self->settle_id != 0)
        settle (self);
      return GDK_EVENT_PROPAGATE;
    }
  want (self, self->wanted + by, TRUE);
  return GDK_EVENT_STOP;
}

static gboolean
scroll_cb (HkNumber *self,
           double    dx,
           double    dy)
{
  /* Only where a person has put the focus: a page that scrolls must not change numbers. */
  if (dy == 0 || (gtk_widget_get_state_flags (self->button) & GTK_STATE_FLAG_FOCUS_WITHIN) == 0)
    return GDK_EVENT_PROPAGATE;
  want (self, self->wanted + (dy < 0 ? 1 : -1), TRUE);
  return GDK_EVENT_STOP;
}

static void
hk_number_unmap (GtkWidget *widget)
{
  /* A change that a person has not paused after yet is not lost with the page. */
  if (HK_NUMBER (widget)->settle_id != 0)
    settle (HK_NUMBER (widget));
  GTK_WIDGET_CLASS (hk_number_parent_class)->unmap (widget);
}

static void
hk_number_get_property (GObject    *object,
                        guint       property_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  HkNumber *self = HK_NUMBER (object);

  switch ((HkNumberProps) property_id)
    {
    case PROP_VALUE:
      g_value_set_int (value, self->value);
      break;
    case PROP_MINIMUM:
      g_value_set_int (value, self->minimum);
      break;
    case PROP_MAXIMUM:
      g_value_set_int (value, self->maximum);
      break;
    case PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case PROP_UNKNOWN:
      g_value_set_boolean (value, self->unknown);
      break;
    }
}

static void
hk_number_set_property (GObject      *object,
                        guint         property_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  HkNumber *self = HK_NUMBER (object);

  switch ((HkNumberProps) property_id)
    {
    case PROP_VALUE:
      /* A person who is still pressing a key goes on from the new value. */
      self->wanted = self->settle_id == 0 ? g_value_get_int (value)
                                          : CLAMP (self->wanted + g_value_get_int (value) - self->value, self->minimum, self->maximum);
      self->value = g_value_get_int (value);
      break;
    case PROP_MINIMUM:
      self->minimum = g_value_get_int (value);
      break;
    case PROP_MAXIMUM:
      self->maximum = g_value_get_int (value);
      break;
    case PROP_LABEL:
      g_set_str (&self->label, g_value_get_string (value));
      hk_tooltip_set (self->button, self->label);
      break;
    case PROP_UNKNOWN:
      self->unknown = g_value_get_boolean (value);
      break;
    }
  show (self);
}

static void
hk_number_dispose (GObject *object)
{
  HkNumber *self = HK_NUMBER (object);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_pointer (&self->label, g_free);
  G_OBJECT_CLASS (hk_number_parent_class)->dispose (object);
}

static void
hk_number_class_init (HkNumberClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = hk_number_get_property;
  object_class->set_property = hk_number_set_property;
  object_class->dispose = hk_number_dispose;
  GTK_WIDGET_CLASS (klass)->unmap = hk_number_unmap;

  props[PROP_VALUE] = g_param_spec_int ("value", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  props[PROP_MINIMUM] = g_param_spec_int ("minimum", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  props[PROP_MAXIMUM] = g_param_spec_int ("maximum", NULL, NULL, G_MININT, G_MAXINT, 0, flags);
  props[PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  props[PROP_UNKNOWN] = g_param_spec_boolean ("unknown", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  /**
   * HkNumber::set:
   * @self: a number
   * @value: what a person wants it to be
   */
  signals[SET] = g_signal_new ("set", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, G_TYPE_INT);

  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "hk-number");
}

static GtkWidget *
make_stepper (HkNumber *self)
{
  static const int steps[] = { -5, -1, 1, 5 };
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *stepper = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  self->entry = gtk_entry_new ();
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 4);
  gtk_editable_set_alignment (GTK_EDITABLE (self->entry), 0.5);
  gtk_entry_set_input_purpose (GTK_ENTRY (self->entry), GTK_INPUT_PURPOSE_NUMBER);
  gtk_widget_add_css_class (self->entry, "numeric");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, _("New value"), -1);
  g_signal_connect_swapped (self->entry, "activate", G_CALLBACK (entry_activated_cb), self);
  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *text = hk_word_sign (steps[i]);
      GtkWidget *button = gtk_button_new_with_label (text);

      gtk_widget_add_css_class (button, "numeric");
      gtk_widget_set_size_request (button, 44, 44);
      g_object_set_data (G_OBJECT (button), "by", GINT_TO_POINTER (steps[i]));
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (step_cb), self);
      if (steps[i] == 1)
        gtk_box_append (GTK_BOX (box), self->entry);
      gtk_box_append (GTK_BOX (box), button);
    }
  self->limits = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->limits, "error");
  gtk_box_append (GTK_BOX (stepper), box);
  gtk_box_append (GTK_BOX (stepper), self->limits);
  gtk_box_append (GTK_BOX (stepper), hk_keypad_new (self->entry));
  return stepper;
}

/* The keys are made when they are first asked for: a page has many numbers, and few of them are ever opened. */
static void
opening_cb (GtkMenuButton *button,
            gpointer       data)
{
  HkNumber *self = data;

  if (self->entry == NULL)
    gtk_popover_set_child (GTK_POPOVER (self->popover), make_stepper (self));
}

static void
hk_number_init (HkNumber *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkEventController *wheel = gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_VERTICAL | GTK_EVENT_CONTROLLER_SCROLL_DISCRETE);

  self->maximum = 999;
  self->face = gtk_label_new ("0");
  gtk_widget_add_css_class (self->face, "numeric");
  self->popover = gtk_popover_new ();
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button), self->face);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), self->popover);
  gtk_widget_add_css_class (self->button, "flat");
  gtk_menu_button_set_create_popup_func (GTK_MENU_BUTTON (self->button), opening_cb, self, NULL);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  g_signal_connect_swapped (self->popover, "closed", G_CALLBACK (popover_closed_cb), self);
  g_signal_connect_swapped (self->popover, "show", G_CALLBACK (popover_shown_cb), self);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (self->button, keys);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (focus_left_cb), self);
  gtk_widget_add_controller (self->button, focus);
  g_signal_connect_swapped (wheel, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (self->button, wheel);
}

/* Returns (transfer floating): a number at 0.
 * @label: what the number is
 * @minimum: the least that it may be
 * @maximum: the most that it may be */
GtkWidget *
hk_number_new (const char *label,
               int         minimum,
               int         maximum)
{
  return g_object_new (HK_TYPE_NUMBER, "label", label, "minimum", minimum, "maximum", maximum, NULL);
}

/* Does what an arrow key does: the number is set once a person pauses.
 * @by: what is added to it */
void
hk_number_step (HkNumber *self,
                int       by)
{
  g_return_if_fail (HK_IS_NUMBER (self));

  want (self, self->wanted + by, TRUE);
}

/* Sets the number now if a person has changed it and still pauses. */
void
hk_number_settle (HkNumber *self)
{
  g_return_if_fail (HK_IS_NUMBER (self));

  if (self->settle_id != 0)
    settle (self);
}
