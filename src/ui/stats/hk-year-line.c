/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-year-line.h"
#include "ui/display/hk-template.h"

/* Something of a year, large enough for a picture. */
struct _HkYearLine
{
  AdwBin    parent_instance;

  GtkLabel *title;
  GtkLabel *value;
  GtkLabel *more;
};

HK_DEFINE_TEMPLATE_TYPE (HkYearLine, hk_year_line, ADW_TYPE_BIN)

static void
hk_year_line_class_init (HkYearLineClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-year-line.ui");
  HK_BIND_CHILDREN (widget_class, HkYearLine, title, value, more);
}

/* Returns (transfer floating): it in words. */
GtkWidget *
hk_year_line_new (const HkYearFact *fact)
{
  HkYearLine *self = g_object_new (HK_TYPE_YEAR_LINE, NULL);

  gtk_label_set_text (self->title, fact->title);
  gtk_label_set_text (self->value, fact->value);
  gtk_label_set_text (self->more, fact->more == NULL ? "" : fact->more);
  gtk_widget_set_visible (GTK_WIDGET (self->more), fact->more != NULL);
  return GTK_WIDGET (self);
}
