/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-order-list.h"
#include "hk-rf-order-row.h"
#include "ui/widgets/hk-widgets.h"

/* Who comes one after the other, with a number that decides it and a line that says why or what came of it. It is hidden while
 * it is empty. */
struct _HkRfOrderList
{
  AdwBin     parent_instance;

  GtkWidget *list;
  int        n;
};

enum
{
  PROP_LABEL = 1,
};

G_DEFINE_FINAL_TYPE (HkRfOrderList, hk_rf_order_list, ADW_TYPE_BIN)

static void
hk_rf_order_list_set_property (GObject      *object,
                               guint         id,
                               const GValue *value,
                               GParamSpec   *pspec)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (HK_RF_ORDER_LIST (object)->list), GTK_ACCESSIBLE_PROPERTY_LABEL, g_value_get_string (value), -1);
}

static void
hk_rf_order_list_class_init (HkRfOrderListClass *klass)
{
  G_OBJECT_CLASS (klass)->set_property = hk_rf_order_list_set_property;
  g_object_class_install_property (G_OBJECT_CLASS (klass), PROP_LABEL,
                                   g_param_spec_string ("label", NULL, NULL, NULL, G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS));
}

static void
hk_rf_order_list_init (HkRfOrderList *self)
{
  self->list = hk_boxed_list_new ("");
  adw_bin_set_child (ADW_BIN (self), self->list);
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

/* Begins a new order. The rows that are there are kept for it. */
void
hk_rf_order_list_begin (HkRfOrderList *self)
{
  g_return_if_fail (HK_IS_RF_ORDER_LIST (self));

  self->n = 0;
}

/* Takes the rows away that the new order does not need. */
void
hk_rf_order_list_end (HkRfOrderList *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (HK_IS_RF_ORDER_LIST (self));

  while ((row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), self->n)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
  gtk_widget_set_visible (GTK_WIDGET (self), self->n > 0);
}

/* Adds a row.
 * @player: (nullable): whose mark stands at the start
 * @title: (nullable): %NULL the name of the player
 * @about: (nullable): why, or what came of it
 * @value: (nullable): the number that decides */
void
hk_rf_order_list_add (HkRfOrderList  *self,
                      HkRfPlayer     *player,
                      const char     *title,
                      const char     *about,
                      const char     *value,
                      HkRfOrderState  state)
{
  GtkListBoxRow *row;

  g_return_if_fail (HK_IS_RF_ORDER_LIST (self));

  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), self->n);
  if (row == NULL)
    {
      row = g_object_new (HK_TYPE_RF_ORDER_ROW, NULL);
      gtk_list_box_append (GTK_LIST_BOX (self->list), GTK_WIDGET (row));
    }
  hk_rf_order_row_show (HK_RF_ORDER_ROW (row), ++self->n, player, title, about, value, state);
}
