/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-template.h"
#include "hk-text-size-control.h"

#include <glib/gi18n.h>

#include "hk-display.h"

/* A line of a menu: smaller, how large the text is, larger; and a slider, which is obeyed when it is let go of, or the menu would move
 * under the finger. */
struct _HkTextSizeControl
{
  GtkBox     parent_instance;

  GtkButton *normal;
  GtkWidget *larger;
  GtkRange  *scale;
  GtkWidget *no_room;
  gboolean   is_held;
};

G_DEFINE_FINAL_TYPE (HkTextSizeControl, hk_text_size_control, GTK_TYPE_BOX)

static void
show_percent (HkTextSizeControl *self,
              GParamSpec        *pspec,
              HkTextSize        *size)
{
  const int percent = hk_text_size_get_percent (size);
  /* Translators: how large the text is, in percent */
  g_autofree char *text = g_strdup_printf (_("%d %%"), percent);
  g_autofree char *spoken = g_strdup_printf ("%s, %s", _("Normal Text Size"), text);
  gboolean has_room;

  g_object_get (size, "has-room", &has_room, NULL);
  gtk_button_set_label (self->normal, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->normal), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scale), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  gtk_widget_set_sensitive (self->larger, has_room);
  gtk_widget_set_visible (self->no_room, !has_room && percent < HK_TEXT_SIZE_MOST);
  gtk_range_set_value (self->scale, percent);
}

static void
take_scale (HkTextSizeControl *self)
{
  HkTextSize *size = hk_display_get_text_size (GTK_WIDGET (self));
  const int percent = (int) gtk_range_get_value (self->scale);

  if (size == NULL || percent == hk_text_size_get_percent (size))
    return;
  hk_text_size_set_percent (size, percent);
  /* There may be less room. */
  show_percent (self, NULL, size);
}

static void
moved_cb (HkTextSizeControl *self)
{
  if (!self->is_held)
    take_scale (self);
}

static gboolean
touched_cb (GtkEventController *controller,
            GdkEvent           *event)
{
  HkTextSizeControl *self = HK_TEXT_SIZE_CONTROL (gtk_widget_get_ancestor (gtk_event_controller_get_widget (controller), HK_TYPE_TEXT_SIZE_CONTROL));
  const GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    self->is_held = TRUE;
  else if (type == GDK_BUTTON_RELEASE || type == GDK_TOUCH_END || type == GDK_TOUCH_CANCEL)
    {
      self->is_held = FALSE;
      take_scale (self);
    }
  return GDK_EVENT_PROPAGATE;
}

static void
larger_cb (HkTextSizeControl *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "size.larger", NULL);
}

static void
hk_text_size_control_root (GtkWidget *widget)
{
  HkTextSizeControl *self = HK_TEXT_SIZE_CONTROL (widget);
  HkTextSize *size;

  GTK_WIDGET_CLASS (hk_text_size_control_parent_class)->root (widget);
  size = hk_display_get_text_size (widget);
  if (size == NULL)
    return;
  g_signal_handlers_disconnect_by_func (size, show_percent, self);
  g_signal_connect_object (size, "notify::percent", G_CALLBACK (show_percent), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (size, "notify::has-room", G_CALLBACK (show_percent), self, G_CONNECT_SWAPPED);
  show_percent (self, NULL, size);
}

static void
hk_text_size_control_class_init (HkTextSizeControlClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  GTK_WIDGET_CLASS (klass)->root = hk_text_size_control_root;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), RESOURCE_PREFIX "/ui/hk-text-size-control.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkTextSizeControl, normal);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkTextSizeControl, larger);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkTextSizeControl, scale);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkTextSizeControl, no_room);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), moved_cb);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), touched_cb);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (klass), larger_cb);
}

static void
hk_text_size_control_init (HkTextSizeControl *self)
{
  gsize n;
  const int *sizes = hk_text_size_list (&n);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (gsize i = 0; i < n; i++)
    gtk_scale_add_mark (GTK_SCALE (self->scale), sizes[i], GTK_POS_BOTTOM, NULL);
}

static void
add_to_menu (GtkMenuButton *button)
{
  GtkPopover *popover = gtk_menu_button_get_popover (button);

  if (GTK_IS_POPOVER_MENU (popover))
    gtk_popover_menu_add_child (GTK_POPOVER_MENU (popover), g_object_new (HK_TYPE_TEXT_SIZE_CONTROL, NULL), "text-size");
}

/* Puts it into the menu of @button, and into each that comes after that; they have an item for it. */
void
hk_text_size_control_add_to (GtkMenuButton *button)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));

  if (g_signal_handler_find (button, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, add_to_menu, NULL) != 0)
    return;
  g_signal_connect (button, "notify::menu-model", G_CALLBACK (add_to_menu), NULL);
  add_to_menu (button);
}
