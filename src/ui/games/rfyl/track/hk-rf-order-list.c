/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-order-list.h"
#include "ui/widgets/hk-widgets.h"

/* Who comes one after the other, with a number that decides it and a line that says why or what came of it. Who is
 * on turn stands out, who has been is ticked. */
struct _HkRfOrderList
{
  AdwBin     parent_instance;

  GtkWidget *list;
  int        n;
};

G_DEFINE_FINAL_TYPE (HkRfOrderList, hk_rf_order_list, ADW_TYPE_BIN)

static void
hk_rf_order_list_class_init (HkRfOrderListClass *klass)
{
}

static void
hk_rf_order_list_init (HkRfOrderList *self)
{
  self->list = hk_boxed_list_new ("");
  adw_bin_set_child (ADW_BIN (self), self->list);
}

/* @label: what is in order, for a screen reader */
void
hk_rf_order_list_set_label (HkRfOrderList *self,
                            const char    *label)
{
  g_return_if_fail (HK_IS_RF_ORDER_LIST (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

/* Returns (transfer floating): an empty list.
 * @label: what is in order, for a screen reader */
GtkWidget *
hk_rf_order_list_new (const char *label)
{
  HkRfOrderList *self = g_object_new (HK_TYPE_RF_ORDER_LIST, NULL);

  hk_rf_order_list_set_label (self, label);
  return GTK_WIDGET (self);
}

/* Takes all rows away. */
void
hk_rf_order_list_clear (HkRfOrderList *self)
{
  g_return_if_fail (HK_IS_RF_ORDER_LIST (self));

  gtk_list_box_remove_all (GTK_LIST_BOX (self->list));
  self->n = 0;
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

static GtkWidget *
make_words (const char *title,
            const char *about)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (name), 0);
  gtk_label_set_wrap (GTK_LABEL (name), TRUE);
  gtk_widget_add_css_class (name, "rf-order-name");
  gtk_box_append (GTK_BOX (words), name);
  if (about != NULL && about[0] != '\0')
    {
      GtkWidget *line = gtk_label_new (about);

      gtk_label_set_xalign (GTK_LABEL (line), 0);
      gtk_label_set_wrap (GTK_LABEL (line), TRUE);
      gtk_widget_add_css_class (line, "caption");
      gtk_widget_add_css_class (line, "dimmed");
      gtk_box_append (GTK_BOX (words), line);
    }
  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  return words;
}

static GtkWidget *
make_end (const char     *value,
          HkRfOrderState  state)
{
  GtkWidget *end = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (value != NULL)
    {
      GtkWidget *number = gtk_label_new (value);

      gtk_widget_add_css_class (number, "rf-order-value");
      gtk_widget_add_css_class (number, "numeric");
      gtk_box_append (GTK_BOX (end), number);
    }
  if (state == HK_RF_ORDER_DONE)
    {
      GtkWidget *tick = gtk_image_new_from_icon_name ("object-select-symbolic");

      gtk_accessible_update_property (GTK_ACCESSIBLE (tick), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Done"), -1);
      gtk_box_append (GTK_BOX (end), tick);
    }
  return end;
}

/* Adds a row.
 * @mark: (nullable): a small widget at the start, such as the mark of a player
 * @about: (nullable): why, or what came of it
 * @value: (nullable): the number that decides
 * @state: whether it has been */
void
hk_rf_order_list_add (HkRfOrderList  *self,
                      GtkWidget      *mark,
                      const char     *title,
                      const char     *about,
                      const char     *value,
                      HkRfOrderState  state)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  g_autofree char *number = NULL;
  g_autofree char *spoken = NULL;
  GtkWidget *position;

  g_return_if_fail (HK_IS_RF_ORDER_LIST (self));

  number = g_strdup_printf ("%d", ++self->n);
  position = gtk_label_new (number);
  gtk_widget_add_css_class (position, "rf-order-number");
  gtk_widget_add_css_class (position, "numeric");
  gtk_box_append (GTK_BOX (box), position);
  if (mark != NULL)
    gtk_box_append (GTK_BOX (box), mark);
  gtk_box_append (GTK_BOX (box), make_words (title, about));
  gtk_box_append (GTK_BOX (box), make_end (value, state));
  gtk_widget_add_css_class (row, "rf-order");
  hk_widget_set_class (row, "rf-now", state == HK_RF_ORDER_NOW);
  hk_widget_set_class (row, "rf-done", state == HK_RF_ORDER_DONE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_widget_set_focusable (row, FALSE);
  /* Translators: the place in an order, who it is, the number that decides, and why */
  spoken = g_strdup_printf (_("%1$d: %2$s %3$s. %4$s"), self->n, title, value == NULL ? "" : value, about == NULL ? "" : about);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row);
  gtk_widget_set_visible (GTK_WIDGET (self), TRUE);
}
