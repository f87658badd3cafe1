/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rules-dialog.h"

#include "hk-rule-page.h"
#include "hk-rules-page.h"

/* The rules above whatever is on the screen: a search, and the entries that it leads to. */
struct _HkRulesDialog
{
  AdwDialog          parent_instance;

  AdwNavigationView *navigation;
  HkRulesPage       *rules_page;

  HkRulebook        *rulebook;
  HkHouseRules      *house_rules; /* (nullable): of the session on the table */
};

G_DEFINE_FINAL_TYPE (HkRulesDialog, hk_rules_dialog, ADW_TYPE_DIALOG)

static void
show_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  hk_rules_dialog_show_rule (HK_RULES_DIALOG (widget), g_variant_get_string (parameter, NULL));
}

static void
hk_rules_dialog_dispose (GObject *object)
{
  HkRulesDialog *self = HK_RULES_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), HK_TYPE_RULES_DIALOG);
  g_clear_object (&self->rulebook);
  g_clear_object (&self->house_rules);

  G_OBJECT_CLASS (hk_rules_dialog_parent_class)->dispose (object);
}

static void
hk_rules_dialog_class_init (HkRulesDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_rules_dialog_dispose;

  g_type_ensure (HK_TYPE_RULES_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-rules-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, HkRulesDialog, navigation);
  gtk_widget_class_bind_template_child (widget_class, HkRulesDialog, rules_page);
  gtk_widget_class_install_action (widget_class, "rules.show", "s", show_cb);
}

static void
hk_rules_dialog_init (HkRulesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_dialog_set_focus (ADW_DIALOG (self), hk_rules_page_get_entry (self->rules_page));
}

/* Returns (transfer floating): the dialog, to be presented.
 * @session: (nullable): the session on the table, whose step comes first */
AdwDialog *
hk_rules_dialog_new (HkRulebook *rulebook,
                     HkSession  *session)
{
  HkRulesDialog *self;

  g_return_val_if_fail (HK_IS_RULEBOOK (rulebook), NULL);

  self = g_object_new (HK_TYPE_RULES_DIALOG, NULL);
  self->rulebook = g_object_ref (rulebook);
  self->house_rules = session == NULL ? NULL : hk_house_rules_new_for_session (session);
  hk_rules_page_set_rules (self->rules_page, rulebook, session);
  return ADW_DIALOG (self);
}

/* Opens that entry; where there is none, searches for its words.
 * @id: the global id of a rule */
void
hk_rules_dialog_show_rule (HkRulesDialog *self,
                           const char    *id)
{
  HkRule *rule;

  g_return_if_fail (HK_IS_RULES_DIALOG (self));
  g_return_if_fail (id != NULL);

  rule = hk_rulebook_lookup (self->rulebook, id);
  if (rule != NULL)
    adw_navigation_view_push (self->navigation, hk_rule_page_new (self->rulebook, rule, self->house_rules));
  else
    {
      const char *slash = strrchr (id, '/');
      g_autofree char *words = g_strdelimit (g_strdup (slash != NULL ? slash + 1 : id), "-", ' ');

      hk_rules_dialog_search (self, words);
    }
}

/* Types @query into the search.
 * @query: words */
void
hk_rules_dialog_search (HkRulesDialog *self,
                        const char    *query)
{
  g_return_if_fail (HK_IS_RULES_DIALOG (self));
  g_return_if_fail (query != NULL);

  adw_navigation_view_pop_to_page (self->navigation, ADW_NAVIGATION_PAGE (self->rules_page));
  gtk_editable_set_text (GTK_EDITABLE (hk_rules_page_get_entry (self->rules_page)), query);
  hk_rules_page_search_now (self->rules_page);
}

/* Returns how many entries are listed. */
guint
hk_rules_dialog_get_n_results (HkRulesDialog *self)
{
  g_return_val_if_fail (HK_IS_RULES_DIALOG (self), 0);

  return hk_rules_page_get_n_results (self->rules_page);
}
