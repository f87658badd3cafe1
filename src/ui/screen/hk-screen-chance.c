/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-screen-chance.h"
#include "ui/display/hk-template.h"

#include <glib/gi18n.h>

/* A chance that somebody looks at in the main window, in numerals that are read from afar. */
struct _HkScreenChance
{
  AdwBin    parent_instance;

  GtkLabel *number;
  GtkLabel *what;
};

HK_DEFINE_TEMPLATE_TYPE (HkScreenChance, hk_screen_chance, ADW_TYPE_BIN)

static void
hk_screen_chance_class_init (HkScreenChanceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-screen-chance.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  HK_BIND_CHILDREN (widget_class, HkScreenChance, number, what);
}

/* Shows a chance.
 * @number: as a person reads it
 * @what: (nullable): what it is the chance of */
void
hk_screen_chance_show (HkScreenChance *self,
                       const char     *number,
                       const char     *what)
{
  g_autofree char *spoken = NULL;

  g_return_if_fail (HK_IS_SCREEN_CHANCE (self) && number != NULL);

  /* Translators: a chance in per cent, then what it is the chance of */
  spoken = what == NULL ? g_strdup (number) : g_strdup_printf (_("%s: %s"), number, what);
  gtk_label_set_text (self->number, number);
  gtk_label_set_text (self->what, what == NULL ? "" : what);
  gtk_widget_set_visible (GTK_WIDGET (self->what), what != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
