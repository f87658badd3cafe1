/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-chance.h"
#include "ui/widgets/hk-widgets.h"

#define HIGH 0.6
#define LOW 0.35

/* A chance that is read from across the table: a big per cent, what it is the chance of, and in small letters what
 * comes besides. Its ground says whether it is a good one; the number says so too. */
struct _HkRfChance
{
  AdwBin     parent_instance;

  GtkWidget *box;
  GtkWidget *number;
  GtkWidget *what;
  GtkWidget *besides;
};

G_DEFINE_FINAL_TYPE (HkRfChance, hk_rf_chance, ADW_TYPE_BIN)

static void
hk_rf_chance_class_init (HkRfChanceClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_add_css_class (label, style);
  return label;
}

static void
hk_rf_chance_init (HkRfChance *self)
{
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  self->number = make_label ("rf-huge");
  self->what = make_label ("rf-what");
  self->besides = make_label ("caption");
  gtk_label_set_wrap (GTK_LABEL (self->number), FALSE);
  gtk_widget_add_css_class (self->number, "numeric");
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), self->what);
  gtk_box_append (GTK_BOX (words), self->besides);
  gtk_box_append (GTK_BOX (self->box), self->number);
  gtk_box_append (GTK_BOX (self->box), words);
  gtk_widget_add_css_class (self->box, "rf-chance");
  adw_bin_set_child (ADW_BIN (self), self->box);
}

/* Returns (transfer floating): a chance that is not known. */
GtkWidget *
hk_rf_chance_new (void)
{
  return g_object_new (HK_TYPE_RF_CHANCE, NULL);
}

/* Returns (transfer full): the chance in per cent; what is neither sure nor impossible is never shown as if it were.
 * @chance: 0 to 1 */
char *
hk_rf_chance_to_text (double chance)
{
  int percent = (int) (chance * 100 + 0.5);

  if (percent == 0 && chance > 0)
    percent = 1;
  if (percent == 100 && chance < 1)
    percent = 99;
  /* Translators: a chance in per cent; the space does not break */
  return g_strdup_printf (_("%d\302\240%%"), percent);
}

/* Returns (transfer full): the chance in per cent, as a range where it is not known any better.
 * @least: the least chance, 0 to 1 */
char *
hk_rf_chance_range_to_text (double least,
                            double most)
{
  g_autofree char *from = hk_rf_chance_to_text (least);
  g_autofree char *to = hk_rf_chance_to_text (most);

  if (g_str_equal (from, to))
    return g_steal_pointer (&from);
  /* Translators: the least and the greatest chance in per cent */
  return g_strdup_printf (_("%d–%d\302\240%%"), (int) (least * 100 + 0.5), (int) (most * 100 + 0.5));
}

static void
set_texts (HkRfChance *self,
           const char *number,
           const char *what,
           const char *besides)
{
  /* Translators: a chance in per cent, then what it is the chance of */
  g_autofree char *spoken = g_strdup_printf (_("%s: %s"), number, what);

  gtk_label_set_text (GTK_LABEL (self->number), number);
  gtk_label_set_text (GTK_LABEL (self->what), what);
  gtk_label_set_text (GTK_LABEL (self->besides), besides == NULL ? "" : besides);
  gtk_widget_set_visible (self->besides, besides != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, besides == NULL ? "" : besides, -1);
}

/* Shows a chance.
 * @least: the least that it can be, 0 to 1
 * @most: the greatest, the same where it is known
 * @good: whether it is hoped for, and not feared
 * @what: what it is the chance of
 * @besides: (nullable): what else is to be known */
void
hk_rf_chance_show (HkRfChance *self,
                   double      least,
                   double      most,
                   gboolean    good,
                   const char *what,
                   const char *besides)
{
  g_autofree char *number = hk_rf_chance_range_to_text (least, most);
  /* What is not known is taken for the worse. */
  const double luck = good ? least : 1 - most;

  g_return_if_fail (HK_IS_RF_CHANCE (self));

  set_texts (self, number, what, besides);
  hk_widget_set_class (self->box, "rf-good", luck >= HIGH);
  hk_widget_set_class (self->box, "rf-fair", luck >= LOW && luck < HIGH);
  hk_widget_set_class (self->box, "rf-poor", luck < LOW);
}

/* @why: why it cannot be worked out */
void
hk_rf_chance_show_unknown (HkRfChance *self,
                           const char *why)
{
  g_return_if_fail (HK_IS_RF_CHANCE (self));

  set_texts (self, "?", why, NULL);
  hk_widget_set_class (self->box, "rf-good", FALSE);
  hk_widget_set_class (self->box, "rf-fair", FALSE);
  hk_widget_set_class (self->box, "rf-poor", FALSE);
}
