/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-record-list.h"

/* What rules read of the lists of a table, which number their items from 0 and say −1 for none. */

/* Returns how many there are; 0 when there is no list.
 * @list: (nullable): a list of records */
int
hk_record_list_get_length (GListStore *list)
{
  g_return_val_if_fail (list == NULL || G_IS_LIST_STORE (list), 0);

  return list == NULL ? 0 : (int) g_list_model_get_n_items (G_LIST_MODEL (list));
}

/* Returns (nullable): what lies there, for as long as the list holds it.
 * @list: (nullable): a list of records
 * @position: from 0; any other number is nobody's */
gpointer
hk_record_list_get (GListStore *list,
                    int         position)
{
  g_autoptr (GObject) item = NULL;

  g_return_val_if_fail (list == NULL || G_IS_LIST_STORE (list), NULL);

  /* A GListStore that is asked for a position behind its end gives wrong items for those before it afterwards. */
  if (position < 0 || position >= hk_record_list_get_length (list))
    return NULL;
  item = g_list_model_get_item (G_LIST_MODEL (list), (guint) position);
  return item;
}

/* Returns the position of the first whose text that is; −1 none.
 * @list: (nullable): a list of records of one type
 * @member: where their struct keeps a text, as G_STRUCT_OFFSET() says
 * @value: (nullable): the text to look for; %NULL finds a record without one */
int
hk_record_list_find (GListStore *list,
                     gsize       member,
                     const char *value)
{
  for (int i = 0; i < hk_record_list_get_length (list); i++)
    if (g_strcmp0 (G_STRUCT_MEMBER (char *, hk_record_list_get (list, i), member), value) == 0)
      return i;
  return -1;
}

/* Returns (nullable): the first whose text that is, for as long as the list holds it.
 * @list: (nullable): a list of records of one type
 * @member: where their struct keeps a text, as G_STRUCT_OFFSET() says
 * @value: (nullable): the text to look for; %NULL finds a record without one */
gpointer
hk_record_list_lookup (GListStore *list,
                       gsize       member,
                       const char *value)
{
  return hk_record_list_get (list, hk_record_list_find (list, member, value));
}

/* Takes the record out, where it is one of them.
 * @list: a list of records */
void
hk_record_list_remove (GListStore *list,
                       gpointer    item)
{
  guint position;

  if (g_list_store_find (list, item, &position))
    g_list_store_remove (list, position);
}
