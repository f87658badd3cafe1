/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-cz-chance.h"
#include "ui/display/hk-template.h"
#include "ui/games/card-z/battle/hk-cz-battle-words.h"
#include "ui/widgets/hk-odds-shown.h"
#include "ui/widgets/hk-widgets.h"

#define GOOD 0.6
#define FAIR 0.3

/* The chance of an attack, what the die has to show for it, and what comes besides. */
struct _HkCzChance
{
  AdwBin     parent_instance;

  GtkWidget *box;
  GtkWidget *chance;
  GtkWidget *needed;
  GtkWidget *besides;
};

HK_DEFINE_TEMPLATE_TYPE (HkCzChance, hk_cz_chance, ADW_TYPE_BIN)

static void
hk_cz_chance_dispose (GObject *object)
{
  adw_bin_set_child (ADW_BIN (object), NULL);
  gtk_widget_dispose_template (GTK_WIDGET (object), HK_TYPE_CZ_CHANCE);
  G_OBJECT_CLASS (hk_cz_chance_parent_class)->dispose (object);
}

static void
hk_cz_chance_class_init (HkCzChanceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_chance_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-cz-chance.ui");
  HK_BIND_CHILDREN (widget_class, HkCzChance, box, chance, needed, besides);
}

static void
set_level (HkCzChance *self,
           double      chance)
{
  hk_widget_set_class (self->box, "cz-good", chance >= GOOD);
  hk_widget_set_class (self->box, "cz-fair", chance >= FAIR && chance < GOOD);
  hk_widget_set_class (self->box, "cz-poor", chance >= 0 && chance < FAIR);
}

static void
set_texts (HkCzChance *self,
           const char *chance,
           const char *needed,
           const char *besides)
{
  gtk_label_set_text (GTK_LABEL (self->chance), chance);
  gtk_label_set_text (GTK_LABEL (self->needed), needed);
  gtk_label_set_text (GTK_LABEL (self->besides), besides == NULL ? "" : besides);
  gtk_widget_set_visible (self->besides, besides != NULL);
}

static char *
describe_needed (const HkCzToHitResult *result)
{
  if (result->automatic)
    return g_strdup (_("No roll is needed"));
  if (result->needed >= 10)
    return g_strdup (_("No face is enough"));
  /* Translators: the least face of a d10 that succeeds */
  return g_strdup_printf (_("%d or more on the d10"), result->needed);
}

/* Shows how likely an attack succeeds; with several shots, how likely one of them does.
 * @result: what an attack takes
 * @fire: what it is fired with
 * @shots: how many shots are fired at most, from 1 */
void
hk_cz_chance_show (HkCzChance            *self,
                   const HkCzToHitResult *result,
                   const HkCzFire        *fire,
                   int                    shots)
{
  g_autofree char *needed = NULL;
  g_autofree char *chance = NULL;
  g_autofree char *besides = NULL;
  double all;

  g_return_if_fail (HK_IS_CZ_CHANCE (self) && result != NULL && fire != NULL);

  all = result->chance;
  if (shots > 1)
    {
      g_autoptr (HkCzFireOdds) odds = NULL;
      HkCzFire some = *fire;

      some.ammo = MIN (some.ammo, hk_cz_fire_get_ammo (shots));
      odds = hk_cz_fire_get_odds (&some);
      all = odds->any;
      besides = g_strdup_printf (ngettext ("with up to %d shot", "with up to %d shots", (gulong) shots), shots);
    }
  else if (result->chance_push > 0)
    {
      g_autofree char *push = hk_cz_chance_to_text (result->chance_push);

      /* Translators: the chance that a club only pushes */
      besides = g_strdup_printf (_("else pushes: %s"), push);
    }
  needed = describe_needed (result);
  chance = hk_cz_chance_to_text (all);
  set_texts (self, chance, needed, besides);
  set_level (self, all);
  hk_odds_shown_tell (GTK_WIDGET (self), chance, needed);
}

/* Shows that the number on the card is not known.
 * @what: with which card what is done */
void
hk_cz_chance_show_unknown (HkCzChance *self,
                           const char *what)
{
  g_return_if_fail (HK_IS_CZ_CHANCE (self));

  set_texts (self, "?", _("The number of the card is not known"), what);
  set_level (self, -1);
  hk_odds_shown_tell (GTK_WIDGET (self), NULL, NULL);
}
