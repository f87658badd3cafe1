/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-order-row.h"
#include "ui/display/hk-template.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/widgets/hk-widgets.h"

/* Somebody in an order. Who is on turn stands out, who has been is ticked. */
struct _HkRfOrderRow
{
  GtkListBoxRow parent_instance;

  GtkLabel     *position;
  GtkWidget    *mark;
  GtkLabel     *name;
  GtkWidget    *about;
  GtkWidget    *value;
  GtkWidget    *tick;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfOrderRow, hk_rf_order_row, GTK_TYPE_LIST_BOX_ROW)

static void
hk_rf_order_row_class_init (HkRfOrderRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_PLAYER_MARK);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rf-order-row.ui");
  HK_BIND_CHILDREN (widget_class, HkRfOrderRow, position, mark, name, about, value, tick);
}

static void
set_label (GtkWidget  *label,
           const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text == NULL ? "" : text);
  gtk_widget_set_visible (label, text != NULL && text[0] != '\0');
}

/* Shows it, see hk_rf_order_list_add().
 * @position: in the order, from 1 */
void
hk_rf_order_row_show (HkRfOrderRow   *self,
                      int             position,
                      HkRfPlayer     *player,
                      const char     *title,
                      const char     *about,
                      const char     *value,
                      HkRfOrderState  state)
{
  g_autofree char *number = g_strdup_printf ("%d", position);
  g_autofree char *spoken = NULL;

  g_return_if_fail (HK_IS_RF_ORDER_ROW (self));

  gtk_widget_set_visible (self->mark, player != NULL);
  if (player != NULL)
    g_object_set (self->mark, "name", player->name, "colour", player->colour, NULL);
  if (title == NULL)
    title = player->name;
  gtk_label_set_text (self->position, number);
  gtk_label_set_text (self->name, title);
  set_label (self->about, about);
  set_label (self->value, value);
  gtk_widget_set_visible (self->tick, state == HK_RF_ORDER_DONE);
  hk_widget_set_class (GTK_WIDGET (self), "rf-now", state == HK_RF_ORDER_NOW);
  hk_widget_set_class (GTK_WIDGET (self), "rf-done", state == HK_RF_ORDER_DONE);
  /* Translators: the place in an order, who it is, the number that decides, and why */
  spoken = g_strdup_printf (_("%1$d: %2$s %3$s. %4$s"), position, title, value == NULL ? "" : value, about == NULL ? "" : about);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
