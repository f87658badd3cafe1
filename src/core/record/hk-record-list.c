/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-record-list.h"
#include "hk-record-private.h"

/* What rules read of the lists of a table, which number their items from 0 and say −1 for none. */

/* Returns how many there are; 0 when there is no list.
 * @list: (nullable): a list of records */
int
hk_record_list_get_length (GListStore *list)
{
  GPtrArray *items;

  if (list == NULL)
    return 0;
  items = hk_record_peek_items (list);
  return items != NULL ? (int) items->len : (int) g_list_model_get_n_items (G_LIST_MODEL (list));
}

/* Returns (nullable): what lies there, for as long as the list holds it.
 * @list: (nullable): a list of records
 * @position: from 0; any other number is nobody's */
gpointer
hk_record_list_get (GListStore *list,
                    int         position)
{
  GPtrArray *items = list == NULL ? NULL : hk_record_peek_items (list);
  g_autoptr (GObject) item = NULL;

  if (items != NULL)
    return position < 0 || position >= (int) items->len ? NULL : g_ptr_array_index (items, position);
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
  GPtrArray *items = list == NULL ? NULL : hk_record_peek_items (list);
  const int n = items != NULL ? (int) items->len : hk_record_list_get_length (list);

  for (int i = 0; i < n; i++)
    {
      gpointer item = items != NULL ? g_ptr_array_index (items, i) : hk_record_list_get (list, i);
      const char *text = G_STRUCT_MEMBER (char *, item, member);

      /* Most differ in their first letter. */
      if (text == value || (text != NULL && value != NULL && *text == *value && g_str_equal (text, value)))
        return i;
    }
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
