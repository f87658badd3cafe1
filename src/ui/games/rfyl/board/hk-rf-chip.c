/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-chip.h"
#include "ui/display/hk-template.h"

/* A longer name has lines where its numbers stand beside it. */
#define NAME_CHARS 22

/* A picture and the words for it, alone or in a button: a player, an item, an icon of Event cards. */
struct _HkRfChip
{
  GtkBox    parent_instance;

  GtkLabel *name;
  GtkLabel *facts;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfChip, hk_rf_chip, GTK_TYPE_BOX)

static void
hk_rf_chip_class_init (HkRfChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rf-chip.ui");
  HK_BIND_CHILDREN (widget_class, HkRfChip, name, facts);
}

/* Returns (transfer floating): a chip.
 * @picture: (transfer floating): what stands before the words
 * @style: (nullable): a class of the style sheet */
GtkWidget *
hk_rf_chip_new (GtkWidget  *picture,
                const char *name,
                const char *style)
{
  HkRfChip *self = g_object_new (HK_TYPE_RF_CHIP, NULL);

  gtk_box_prepend (GTK_BOX (self), picture);
  gtk_label_set_text (self->name, name);
  if (style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self), style);
  return GTK_WIDGET (self);
}

/* Shows another name than before. */
void
hk_rf_chip_set_name (HkRfChip   *self,
                     const char *name)
{
  g_return_if_fail (HK_IS_RF_CHIP (self));

  gtk_label_set_text (self->name, name);
}

/* Shows numbers behind the name, which has more than one line where it is long.
 * @facts: may be empty */
void
hk_rf_chip_set_facts (HkRfChip   *self,
                      const char *facts)
{
  g_return_if_fail (HK_IS_RF_CHIP (self));

  if (g_utf8_strlen (gtk_label_get_text (self->name), -1) > NAME_CHARS)
    {
      gtk_label_set_natural_wrap_mode (self->name, GTK_NATURAL_WRAP_INHERIT);
      gtk_label_set_max_width_chars (self->name, NAME_CHARS);
    }
  gtk_label_set_text (self->facts, facts);
  gtk_widget_set_visible (GTK_WIDGET (self->facts), facts[0] != '\0');
}
