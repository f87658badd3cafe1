/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-chance.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-odds-shown.h"
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

HK_DEFINE_TEMPLATE_TYPE (HkRfChance, hk_rf_chance, ADW_TYPE_BIN)

static void
hk_rf_chance_class_init (HkRfChanceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rf-chance.ui");
  HK_BIND_CHILDREN (widget_class, HkRfChance, box, number, what, besides);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
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

/* What is not known is taken for the worse. @luck: 0 to 1; below 0 not known */
static void
set_ground (HkRfChance *self,
            double      luck)
{
  hk_widget_set_class (self->box, "rf-good", luck >= HIGH);
  hk_widget_set_class (self->box, "rf-fair", luck >= LOW && luck < HIGH);
  hk_widget_set_class (self->box, "rf-poor", luck >= 0 && luck < LOW);
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

  g_return_if_fail (HK_IS_RF_CHANCE (self));

  set_texts (self, number, what, besides);
  set_ground (self, good ? least : MAX (1 - most, 0));
  hk_odds_shown_tell (GTK_WIDGET (self), number, what);
}

/* @why: why it cannot be worked out */
void
hk_rf_chance_show_unknown (HkRfChance *self,
                           const char *why)
{
  g_return_if_fail (HK_IS_RF_CHANCE (self));

  set_texts (self, "?", why, NULL);
  set_ground (self, -1);
  hk_odds_shown_tell (GTK_WIDGET (self), NULL, NULL);
}
