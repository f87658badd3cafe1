/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-hold.h"

#define TARGET 56

/* What looks like a button and counts only as long as it is down. It lets go by itself when the keyboard goes
 * elsewhere, when the pointer is taken away, and when it is no longer on the screen. */
struct _HkRfHold
{
  AdwBin    parent_instance;

  gboolean  held;
};

typedef enum
{
  PROP_HELD = 1,
} HkRfHoldProps;

static GParamSpec *props[PROP_HELD + 1];

G_DEFINE_FINAL_TYPE (HkRfHold, hk_rf_hold, ADW_TYPE_BIN)

static void
set_held (HkRfHold *self,
          gboolean  held)
{
  if (self->held == held)
    return;
  self->held = held;
  if (held)
    gtk_widget_set_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE, FALSE);
  else
    gtk_widget_unset_state_flags (GTK_WIDGET (self), GTK_STATE_FLAG_ACTIVE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED, held ? GTK_ACCESSIBLE_TRISTATE_TRUE : GTK_ACCESSIBLE_TRISTATE_FALSE, -1);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_HELD]);
}

static void
pressed_cb (HkRfHold *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  set_held (self, TRUE);
}

static void
let_go_cb (HkRfHold *self)
{
  set_held (self, FALSE);
}

static gboolean
is_key (guint key)
{
  return key == GDK_KEY_space || key == GDK_KEY_KP_Space || key == GDK_KEY_Return || key == GDK_KEY_KP_Enter || key == GDK_KEY_ISO_Enter;
}

static gboolean
key_pressed_cb (HkRfHold        *self,
                guint            key,
                guint            code,
                GdkModifierType  state)
{
  if (!is_key (key))
    return GDK_EVENT_PROPAGATE;
  set_held (self, TRUE);
  return GDK_EVENT_STOP;
}

static void
key_released_cb (HkRfHold        *self,
                 guint            key,
                 guint            code,
                 GdkModifierType  state)
{
  if (is_key (key))
    set_held (self, FALSE);
}

static void
hk_rf_hold_get_property (GObject    *object,
                         guint       property_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  switch ((HkRfHoldProps) property_id)
    {
    case PROP_HELD:
      g_value_set_boolean (value, HK_RF_HOLD (object)->held);
      break;
    }
}

static void
hk_rf_hold_unmap (GtkWidget *widget)
{
  set_held (HK_RF_HOLD (widget), FALSE);
  GTK_WIDGET_CLASS (hk_rf_hold_parent_class)->unmap (widget);
}

static void
hk_rf_hold_class_init (HkRfHoldClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GtkWidgetClass *plain = g_type_class_peek (GTK_TYPE_WIDGET);

  G_OBJECT_CLASS (klass)->get_property = hk_rf_hold_get_property;
  /* A bin hands the keyboard on to its child; this is what is pressed itself. */
  widget_class->focus = plain->focus;
  widget_class->grab_focus = plain->grab_focus;
  widget_class->unmap = hk_rf_hold_unmap;
  props[PROP_HELD] = g_param_spec_boolean ("held", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (G_OBJECT_CLASS (klass), G_N_ELEMENTS (props), props);
  gtk_widget_class_set_css_name (widget_class, "button");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOGGLE_BUTTON);
}

static void
hk_rf_hold_init (HkRfHold *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_size_request (GTK_WIDGET (self), -1, TARGET);
  gtk_widget_add_css_class (GTK_WIDGET (self), "rf-hold");
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "released", G_CALLBACK (let_go_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "unpaired-release", G_CALLBACK (let_go_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (click, "cancel", G_CALLBACK (let_go_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (key_released_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (let_go_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

/* Returns whether it is down. */
gboolean
hk_rf_hold_is_held (HkRfHold *self)
{
  g_return_val_if_fail (HK_IS_RF_HOLD (self), FALSE);

  return self->held;
}
