/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-house-rules-dialog.h"

#include <glib/gi18n.h>

#include "core/content/hk-phase-title.h"
#include "ui/display/hk-template.h"
#include "ui/rules/hk-rule-page.h"
#include "ui/widgets/hk-tooltip.h"

/* All house rules of a game, by the phase that they are about, each with the way to the ruling that it sets aside. */
struct _HkHouseRulesDialog
{
  AdwPreferencesDialog parent_instance;

  AdwPreferencesPage  *page;

  HkRulebook          *rulebook;
  HkHouseRules        *house_rules;
};

HK_DEFINE_TEMPLATE_TYPE (HkHouseRulesDialog, hk_house_rules_dialog, ADW_TYPE_PREFERENCES_DIALOG)

static void
show_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  HkHouseRulesDialog *self = HK_HOUSE_RULES_DIALOG (widget);
  HkRule *rule = hk_rulebook_lookup (self->rulebook, g_variant_get_string (parameter, NULL));

  if (rule != NULL)
    adw_preferences_dialog_push_subpage (ADW_PREFERENCES_DIALOG (self), hk_rule_page_new (self->rulebook, rule, self->house_rules));
}

static void
hk_house_rules_dialog_dispose (GObject *object)
{
  HkHouseRulesDialog *self = HK_HOUSE_RULES_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_HOUSE_RULES_DIALOG);
  g_clear_object (&self->rulebook);
  g_clear_object (&self->house_rules);

  G_OBJECT_CLASS (hk_house_rules_dialog_parent_class)->dispose (object);
}

static void
hk_house_rules_dialog_class_init (HkHouseRulesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_house_rules_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-house-rules-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HkHouseRulesDialog, page);
  gtk_widget_class_install_action (widget_class, "rules.show", "s", show_cb);
}

static GtkWidget *
make_row (HkHouseRulesDialog    *self,
          const HkHouseRuleSpec *spec,
          HkRule                *rule)
{
  GtkWidget *row = hk_house_rules_make_row (self->house_rules, spec);
  GtkWidget *button = gtk_button_new_from_icon_name ("help-about-symbolic");

  if (rule == NULL)
    return row;
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), hk_rule_get_title (rule));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  hk_tooltip_set (button, _("Show the Ruling"));
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", spec->rule);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "rules.show");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), button);
  return row;
}

/* The house rules of one phase; of none that the rules name where @phase is %NULL. */
static void
add_group (HkHouseRulesDialog *self,
           const char         *phase)
{
  const HkGameSpec *game = hk_house_rules_get_game (self->house_rules);
  GtkWidget *group = adw_preferences_group_new ();
  guint n = 0;

  g_object_ref_sink (group);
  for (guint i = 0; i < game->n_house_rules; i++)
    {
      HkRule *rule = hk_rulebook_lookup (self->rulebook, game->house_rules[i].rule);

      if (g_strcmp0 (rule == NULL ? NULL : hk_rule_get_phase (rule), phase) != 0)
        continue;
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_row (self, &game->house_rules[i], rule));
      n++;
    }
  if (phase != NULL)
    {
      g_autofree char *title = hk_phase_dup_title (game->id, phase);

      adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
    }
  if (n > 0)
    adw_preferences_page_add (self->page, ADW_PREFERENCES_GROUP (group));
  g_object_unref (group);
}

/* Returns (transfer floating): the dialog, to be presented.
 * @house_rules: the house rules to show */
AdwDialog *
hk_house_rules_dialog_new (HkRulebook   *rulebook,
                           HkHouseRules *house_rules)
{
  HkHouseRulesDialog *self = g_object_new (HK_TYPE_HOUSE_RULES_DIALOG, NULL);
  g_auto (GStrv) phases = hk_rulebook_list_phases (rulebook, hk_house_rules_get_game (house_rules)->id);

  self->rulebook = g_object_ref (rulebook);
  self->house_rules = g_object_ref (house_rules);
  for (guint i = 0; phases[i] != NULL; i++)
    add_group (self, phases[i]);
  add_group (self, NULL);
  return ADW_DIALOG (self);
}
