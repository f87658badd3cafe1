/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-list.h"

/* Returns (nullable): the item there.
 * @list: (nullable): a list of a record
 * @position: from 0 */
gpointer
hk_zz_list_get (GListStore *list,
                int         position)
{
  g_autoptr (GObject) item = position < 0 || list == NULL ? NULL : g_list_model_get_item (G_LIST_MODEL (list), (guint) position);

  return item;
}

/* Returns how many items it has.
 * @list: (nullable): a list of a record */
int
hk_zz_list_get_length (GListStore *list)
{
  return list == NULL ? 0 : (int) g_list_model_get_n_items (G_LIST_MODEL (list));
}

/* Takes the item out.
 * @list: a list of a record
 * @item: an item of it */
void
hk_zz_list_remove (GListStore *list,
                   gpointer    item)
{
  guint position;

  if (g_list_store_find (list, item, &position))
    g_list_store_remove (list, position);
}
