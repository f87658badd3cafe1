/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-blood-card.h"
#include "ui/display/hk-template.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/widgets/hk-widgets.h"

#define LARGE 64

/* A Blood card as it lies on the table: its back with the drops to go, its back with a sign when it is to be turned
 * up, or what it says once it has been. What a covered card says is nowhere in it. */
struct _HkRfBloodCard
{
  AdwBin     parent_instance;

  GtkWidget *symbol;
  GtkWidget *number;
};

HK_DEFINE_TEMPLATE_TYPE (HkRfBloodCard, hk_rf_blood_card, ADW_TYPE_BIN)

static void
hk_rf_blood_card_class_init (HkRfBloodCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (HK_TYPE_RF_SYMBOL);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rf-blood-card.ui");
  HK_BIND_CHILDREN (widget_class, HkRfBloodCard, symbol, number);
  gtk_widget_class_set_css_name (widget_class, "rf-blood");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

/* Makes it as large as what is looked at alone. */
void
hk_rf_blood_card_enlarge (HkRfBloodCard *self)
{
  g_return_if_fail (HK_IS_RF_BLOOD_CARD (self));

  g_object_set (self->symbol, "size", LARGE, NULL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "rf-large");
}

/* Returns (transfer full): how it lies there, in words that tell no secret. */
char *
hk_rf_blood_card_describe (HkRfBlood *blood)
{
  g_return_val_if_fail (HK_IS_RF_BLOOD (blood), NULL);

  if (blood->revealed)
    return g_strdup (blood->infected ? _("Turned up: infected") : _("Turned up: not infected"));
  if (blood->due)
    return g_strdup (_("Counted down: to be turned up now"));
  return g_strdup_printf (ngettext ("Face down, %d drop to go", "Face down, %d drops to go", (gulong) blood->drops), blood->drops);
}

/* Shows how the card lies there now.
 * @blood: what it stands for */
void
hk_rf_blood_card_show (HkRfBloodCard *self,
                       HkRfBlood     *blood)
{
  g_autofree char *spoken = hk_rf_blood_card_describe (blood);
  g_autofree char *drops = g_strdup_printf ("%d", blood->drops);
  const gboolean clean = blood->revealed && !blood->infected;

  g_return_if_fail (HK_IS_RF_BLOOD_CARD (self));

  g_object_set (self->symbol, "picture", clean ? "clean" : blood->revealed ? "infected" : "blood", NULL);
  gtk_label_set_text (GTK_LABEL (self->number), blood->revealed ? "" : blood->due ? "!" : drops);
  gtk_widget_set_visible (self->number, !blood->revealed);
  hk_widget_set_class (GTK_WIDGET (self), "rf-due", blood->due && !blood->revealed);
  hk_widget_set_class (GTK_WIDGET (self), "rf-clean", clean);
  hk_widget_set_class (GTK_WIDGET (self), "rf-infected", blood->revealed && blood->infected);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
