/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-legal.h"

/* What can be done now. */

/**
 * hk_rf_list_player_moves:
 * @self: a table
 * @player: a seat
 *
 * Returns: (transfer full) (element-type HkOffer): what the player can do now
 */
GPtrArray *
hk_rf_list_player_moves (HkRfTable *self,
                         int        player)
{
  return g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * hk_rf_list_table_moves:
 * @self: a table
 *
 * Returns: (transfer full) (element-type HkOffer): what the table can do now, no matter who
 */
GPtrArray *
hk_rf_list_table_moves (HkRfTable *self)
{
  return g_ptr_array_new_with_free_func (g_object_unref);
}
