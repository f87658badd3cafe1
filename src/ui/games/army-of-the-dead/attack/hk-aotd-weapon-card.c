/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-weapon-card.h"
#include "ui/display/hk-template.h"
#include "ui/games/army-of-the-dead/hk-aotd-labels.h"
#include "ui/widgets/hk-widgets.h"

/* A weapon to choose, with what is printed on it and how an attack on the Zone would end. */
struct _HkAotdWeaponCard
{
  GtkToggleButton parent_instance;

  GtkWidget      *title;
  GtkWidget      *tags;
  GtkWidget      *printed;
  GtkWidget      *praise;
  GtkWidget      *numbers;
  GtkWidget      *lines;
  GtkWidget      *problem;
};

HK_DEFINE_TEMPLATE_TYPE (HkAotdWeaponCard, hk_aotd_weapon_card, GTK_TYPE_TOGGLE_BUTTON)

/* Returns (transfer full): such as "62.5 %".
 * @chance: from 0 to 1 */
char *
hk_aotd_chance_to_text (double chance)
{
  /* Translators: a share of a hundred, with one digit behind the point */
  return g_strdup_printf (_("%.1f %%"), 100 * chance);
}

static void
add_tag (HkAotdWeaponCard *self,
         const char       *text,
         const char       *style)
{
  GtkWidget *tag = hk_label_new (text, "aotd-note");

  gtk_widget_add_css_class (tag, "caption");
  if (style != NULL)
    gtk_widget_add_css_class (tag, style);
  adw_wrap_box_append (ADW_WRAP_BOX (self->tags), tag);
}

static char *
describe_range (HkAotdGear *gear)
{
  if (g_strcmp0 (gear->kind, "melee") == 0)
    return g_strdup (_("Melee"));
  if (gear->minimum_range == gear->maximum_range)
    return g_strdup_printf (_("Range %d"), gear->minimum_range);
  return g_strdup_printf (_("Range %d–%d"), gear->minimum_range, gear->maximum_range);
}

/* What is printed on the card. */
static char *
describe_gear (HkAotdGear *gear)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *range = describe_range (gear);
  const gboolean thrown = g_strcmp0 (gear->kind, "thrown") == 0;

  g_string_append (text, range);
  if (thrown)
    g_string_append_printf (text, " · %s", _("needs no roll"));
  else
    {
      if (gear->dice > 0)
        {
          g_string_append (text, " · ");
          g_string_append_printf (text, ngettext ("%d die", "%d dice", (gulong) gear->dice), gear->dice);
        }
      if (gear->ammo_dice > 0)
        {
          g_string_append (text, " · ");
          g_string_append_printf (text, ngettext ("%d Ammo Die", "%d Ammo Dice", (gulong) gear->ammo_dice), gear->ammo_dice);
        }
      g_string_append (text, " · ");
      g_string_append_printf (text, _("hits on %d+"), gear->accuracy);
    }
  g_string_append (text, " · ");
  g_string_append_printf (text, _("Damage %d"), gear->damage);
  return g_string_free_and_steal (g_steal_pointer (&text));
}

static void
add_number (HkAotdWeaponCard *self,
            const char       *value,
            const char       *caption,
            const char       *style)
{
  adw_wrap_box_append (ADW_WRAP_BOX (self->numbers), hk_aotd_figure_new (value, caption, style == NULL ? "title-2" : style));
}

static void
add_chance (HkAotdWeaponCard *self,
            double            chance,
            const char       *caption,
            const char       *style)
{
  g_autofree char *text = hk_aotd_chance_to_text (chance);

  add_number (self, text, caption, style);
}

/* How many of a kind die, and how likely it is all of them. */
static void
add_kind (HkAotdWeaponCard *self,
          const char       *title,
          HkDistribution   *killed,
          int               there)
{
  g_autofree char *chance = NULL;
  g_autofree char *text = NULL;

  if (there == 0)
    return;
  chance = hk_aotd_chance_to_text (hk_distribution_get_at_least (killed, there));
  /* Translators: a kind of Zombies, how many die on average, how many are there, the chance that all of them die */
  text = g_strdup_printf (_("%s: %.2f of %d die on average, all of them: %s"), title, hk_distribution_get_mean (killed), there, chance);
  gtk_widget_add_css_class (hk_box_add_label (self->lines, text, "caption"), "numeric");
}

static void
show_odds (HkAotdWeaponCard   *self,
           const HkAotdAttack *attack,
           const HkAotdOdds   *odds)
{
  g_autofree char *adrenaline = g_strdup_printf ("%.2f", hk_distribution_get_mean (odds->adrenaline));

  if (hk_aotd_attack_is_bola (attack))
    add_chance (self, odds->trapped, _("traps"), NULL);
  else
    {
      add_chance (self, odds->cleared, _("everybody is dead"), NULL);
      add_number (self, adrenaline, _("Adrenaline expected"), NULL);
    }
  if (attack->weapon.ammo_dice > 0)
    add_chance (self, odds->out_of_ammo, _("Out of Ammo"), "warning");
  if (attack->friends > 0 && hk_distribution_get_highest (odds->wounds) > 0)
    add_chance (self, hk_distribution_get_at_least (odds->wounds, 1), _("Friendly Fire"), "error");
  if (attack->friends > 0 && hk_distribution_get_highest (odds->blast_wounds) > 0)
    add_chance (self, hk_distribution_get_at_least (odds->blast_wounds, 1), _("blast hits the team"), "error");
  add_kind (self, _("Shamblers"), odds->shamblers, attack->shamblers);
  add_kind (self, _("Alphas"), odds->alphas, attack->alphas);
  for (int i = 0; i < attack->n_abominations; i++)
    {
      g_autofree char *chance = hk_aotd_chance_to_text (odds->dead[i]);
      /* Translators: the name of an Abomination and the chance that it dies */
      g_autofree char *text = g_strdup_printf (_("%s dies: %s"), hk_aotd_target_get_title (attack->abominations[i]), chance);

      gtk_widget_add_css_class (hk_box_add_label (self->lines, text, "caption"), "numeric");
    }
}

static void
set_text (GtkWidget  *label,
          const char *text)
{
  gtk_label_set_text (GTK_LABEL (label), text == NULL ? "" : text);
  gtk_widget_set_visible (label, text != NULL);
}

/* All of it in one sentence for those who hear it. */
static void
describe (HkAotdWeaponCard       *self,
          const HkAotdAttackPlan *plan,
          const HkAotdOdds       *odds)
{
  g_autofree char *text = NULL;

  if (odds != NULL)
    {
      g_autofree char *chance = hk_aotd_chance_to_text (odds->cleared);

      /* Translators: %s: a weapon and its numbers; %s: a chance in per cent; %s: what speaks for the weapon, or nothing. */
      text = g_strdup_printf (_("%s. Everybody is dead: %s. Adrenaline expected: %.2f. %s"), gtk_label_get_text (GTK_LABEL (self->printed)), chance,
                              hk_distribution_get_mean (odds->adrenaline), gtk_label_get_text (GTK_LABEL (self->praise)));
    }
  else
    text = g_strdup (gtk_label_get_text (GTK_LABEL (self->problem)));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

/* Shows how an attack with this weapon would end.
 * @plan: (nullable): the attack with it, when it is known
 * @odds: (nullable): how it would end
 * @praise: (nullable): what it is best at
 * @problem: (nullable): why there are no odds */
void
hk_aotd_weapon_card_show (HkAotdWeaponCard       *self,
                          const HkAotdAttackPlan *plan,
                          const HkAotdOdds       *odds,
                          const char             *praise,
                          const char             *problem)
{
  g_return_if_fail (HK_IS_AOTD_WEAPON_CARD (self));

  hk_wrap_box_clear (self->numbers);
  while (gtk_widget_get_first_child (self->lines) != NULL)
    gtk_box_remove (GTK_BOX (self->lines), gtk_widget_get_first_child (self->lines));
  if (plan != NULL && odds != NULL)
    show_odds (self, &plan->attack, odds);
  gtk_widget_set_visible (self->numbers, odds != NULL);
  gtk_widget_set_visible (self->lines, odds != NULL);
  set_text (self->praise, praise);
  set_text (self->problem, plan != NULL && plan->refusal != NULL ? plan->refusal : problem);
  describe (self, plan, odds);
}

static void
hk_aotd_weapon_card_class_init (HkAotdWeaponCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-aotd-weapon-card.ui");
  HK_BIND_CHILDREN (widget_class, HkAotdWeaponCard, title, tags, printed, praise, numbers, lines, problem);
}

/* Returns (transfer floating): a card for it, without odds. */
GtkWidget *
hk_aotd_weapon_card_new (const HkAotdArm *arm)
{
  HkAotdWeaponCard *self = g_object_new (HK_TYPE_AOTD_WEAPON_CARD, NULL);
  const char *title = hk_aotd_card_get_title (arm->card);
  g_autofree char *printed = arm->gear == NULL ? NULL : describe_gear (arm->gear);

  gtk_label_set_text (GTK_LABEL (self->title), title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
  set_text (self->printed, printed);
  if (arm->in_backpack)
    add_tag (self, _("in the Backpack"), NULL);
  if (arm->empty)
    add_tag (self, _("out of ammo"), "aotd-out");
  if (arm->gear != NULL && arm->gear->noisy)
    add_tag (self, _("noisy"), NULL);
  if (arm->gear != NULL && arm->gear->explosive)
    add_tag (self, _("explosive"), NULL);
  gtk_widget_set_visible (self->tags, gtk_widget_get_first_child (self->tags) != NULL);
  hk_aotd_weapon_card_show (self, NULL, NULL, NULL, arm->gear == NULL ? _("The app does not know its numbers yet.") : NULL);
  return GTK_WIDGET (self);
}
