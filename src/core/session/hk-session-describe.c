/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-session.h"

/* Returns (transfer full): hk_table_describe() of its table, with the last line of the log, "last", and the breakdown of that
 * move.
 * @viewer: a player, from 0, %HK_VIEWER_NOBODY or %HK_VIEWER_ALL */
JsonNode *
hk_session_describe (HkSession *self,
                     int        viewer)
{
  JsonNode *node;
  JsonObject *last;
  const guint n = hk_session_get_position (self);
  g_autoptr (HkLogEntry) entry = NULL;
  HkBreakdown *breakdown;

  g_return_val_if_fail (HK_IS_SESSION (self), NULL);

  node = hk_table_describe (hk_session_get_table (self), viewer);
  entry = n == 0 ? NULL : g_list_model_get_item (hk_session_get_log (self), n - 1);
  if (entry == NULL)
    return node;
  last = json_object_new ();
  json_object_set_string_member (last, "text", hk_log_entry_get_text (entry));
  breakdown = hk_move_get_breakdown (hk_log_entry_get_move (entry));
  if (breakdown != NULL)
    json_object_set_member (last, "breakdown", hk_breakdown_to_json (breakdown));
  json_object_set_object_member (json_node_get_object (node), "last", last);
  return node;
}
