/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-tool-result.h"

/* The term of a breakdown that says what came of it.
 * @first: whether it is the first of several, and not the last */
static HkBreakdown *
find_result (HkBreakdown *breakdown,
             gboolean     first)
{
  HkBreakdown *found = NULL;

  if (hk_breakdown_get_value (breakdown) != NULL)
    return breakdown;
  for (HkBreakdown *child = hk_breakdown_get_first (breakdown); child != NULL; child = hk_breakdown_get_next (child))
    {
      const gboolean is_better = found != NULL && hk_breakdown_get_mark (child) == HK_BREAKDOWN_RESULT
                                 && hk_breakdown_get_mark (found) != HK_BREAKDOWN_RESULT;
      const gboolean is_worse = found != NULL && hk_breakdown_get_mark (child) != HK_BREAKDOWN_RESULT
                                && hk_breakdown_get_mark (found) == HK_BREAKDOWN_RESULT;

      if (hk_breakdown_get_value (child) != NULL && (found == NULL || is_better || (!first && !is_worse)))
        found = child;
    }
  return found != NULL ? found : breakdown;
}

/* Returns (transfer full) (nullable): what of a result is shown large.
 * @form: (nullable): of its sheet
 * @label: (out) (transfer full) (nullable): what that is */
char *
hk_tool_result_say (const HkToolForm *form,
                    JsonNode         *result,
                    HkBreakdown      *breakdown,
                    char            **label)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (result) ? json_node_get_object (result) : NULL;
  HkBreakdown *term;

  if (object != NULL && form != NULL && form->average != NULL)
    {
      *label = g_strdup (_("On average"));
      return g_strdup_printf ("%.2f", json_object_get_double_member (object, form->average));
    }
  term = find_result (breakdown, form != NULL && form->first);
  *label = g_strdup (object != NULL && form != NULL && form->advice != NULL ? json_object_get_string_member (object, form->advice)
                                                                             : hk_breakdown_get_label (term));
  return g_strdup (hk_breakdown_get_value (term));
}
