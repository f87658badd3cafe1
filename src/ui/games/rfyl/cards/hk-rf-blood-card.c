/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-blood-card.h"
#include "ui/games/rfyl/board/hk-rf-symbol.h"
#include "ui/widgets/hk-widgets.h"

#define SMALL 20
#define LARGE 64

/* A Blood card as it lies on the table: its back with the drops to go, its back with a sign when it is to be turned
 * up, or what it says once it has been. What a covered card says is nowhere in it. */
struct _HkRfBloodCard
{
  AdwBin     parent_instance;

  GtkWidget *symbol;
  GtkWidget *number;
};

G_DEFINE_FINAL_TYPE (HkRfBloodCard, hk_rf_blood_card, ADW_TYPE_BIN)

static void
hk_rf_blood_card_class_init (HkRfBloodCardClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "rf-blood");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
hk_rf_blood_card_init (HkRfBloodCard *self)
{
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* Returns (transfer floating): a card of which nothing is known.
 * @large: whether it is looked at alone */
GtkWidget *
hk_rf_blood_card_new (gboolean large)
{
  HkRfBloodCard *self = g_object_new (HK_TYPE_RF_BLOOD_CARD, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, large ? 6 : 1);

  self->symbol = hk_rf_symbol_new (HK_RF_SYMBOL_BLOOD, large ? LARGE : SMALL);
  self->number = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->number, "rf-blood-number");
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (box, TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (self), FALSE);
  gtk_box_append (GTK_BOX (box), self->symbol);
  gtk_box_append (GTK_BOX (box), self->number);
  hk_widget_set_class (GTK_WIDGET (self), "rf-large", large);
  adw_bin_set_child (ADW_BIN (self), box);
  return GTK_WIDGET (self);
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

  hk_rf_symbol_set_kind (HK_RF_SYMBOL (self->symbol), clean ? HK_RF_SYMBOL_CLEAN : blood->revealed ? HK_RF_SYMBOL_INFECTED : HK_RF_SYMBOL_BLOOD);
  gtk_label_set_text (GTK_LABEL (self->number), blood->revealed ? "" : blood->due ? "!" : drops);
  gtk_widget_set_visible (self->number, !blood->revealed);
  hk_widget_set_class (GTK_WIDGET (self), "rf-due", blood->due && !blood->revealed);
  hk_widget_set_class (GTK_WIDGET (self), "rf-clean", clean);
  hk_widget_set_class (GTK_WIDGET (self), "rf-infected", blood->revealed && blood->infected);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
}
