/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-rulebook.h"

static gboolean
check_link (HkRulebook *self,
            HkRule     *rule,
            const char *member,
            const char *id,
            GError    **error)
{
  if (hk_rulebook_lookup (self, id) == NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_FORMAT,
                 /* Translators: %s: a member; %s: a rule; %s: the rule that it names. */
                 _("“%s” of the rule “%s” leads to “%s”, which is not there."),
                 member, hk_rule_get_id (rule), id);
  else if (g_str_equal (hk_rule_get_id (rule), id))
    g_set_error (error, HK_ERROR, HK_ERROR_FORMAT,
                 /* Translators: %s: a member; %s: a rule. */
                 _("“%s” of the rule “%s” leads to the rule itself."), member, hk_rule_get_id (rule));
  else
    return TRUE;
  return FALSE;
}

/* Returns whether every link and every "see" of every rule leads to another rule. Errors: %HK_ERROR_FORMAT, which
 * names the rule and the member. */
gboolean
hk_rulebook_check_links (HkRulebook *self,
                         GError    **error)
{
  g_return_val_if_fail (HK_IS_RULEBOOK (self), FALSE);

  for (guint i = 0; i < g_list_model_get_n_items (hk_rulebook_get_rules (self)); i++)
    {
      g_autoptr (HkRule) rule = g_list_model_get_item (hk_rulebook_get_rules (self), i);
      const char * const *see = hk_rule_get_see (rule);
      guint n_spans;
      const HkRuleSpan *spans = hk_rule_get_spans (rule, &n_spans);

      for (guint j = 0; j < n_spans; j++)
        if (spans[j].link != NULL && !check_link (self, rule, "text", spans[j].link, error))
          return FALSE;
      for (guint j = 0; see[j] != NULL; j++)
        if (!check_link (self, rule, "see", see[j], error))
          return FALSE;
    }
  return TRUE;
}
