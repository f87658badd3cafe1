/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-text-size-control.h"

#include <glib/gi18n.h>

#include "hk-display.h"

/* A line of a menu: smaller, how large the text is, larger. */
struct _HkTextSizeControl
{
  GtkBox     parent_instance;

  GtkButton *normal;
};

G_DEFINE_FINAL_TYPE (HkTextSizeControl, hk_text_size_control, GTK_TYPE_BOX)

static void
show_percent (HkTextSizeControl *self,
              GParamSpec        *pspec,
              HkTextSize        *size)
{
  /* Translators: how large the text is, in percent */
  g_autofree char *text = g_strdup_printf (_("%d %%"), hk_text_size_get_percent (size));
  g_autofree char *spoken = g_strdup_printf ("%s, %s", _("Normal Text Size"), text);

  gtk_button_set_label (self->normal, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->normal), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
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
  show_percent (self, NULL, size);
}

static void
hk_text_size_control_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_TEXT_SIZE_CONTROL);
  G_OBJECT_CLASS (hk_text_size_control_parent_class)->dispose (object);
}

static void
hk_text_size_control_class_init (HkTextSizeControlClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_text_size_control_dispose;
  GTK_WIDGET_CLASS (klass)->root = hk_text_size_control_root;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), RESOURCE_PREFIX "/ui/hk-text-size-control.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (klass), HkTextSizeControl, normal);
}

static void
hk_text_size_control_init (HkTextSizeControl *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
