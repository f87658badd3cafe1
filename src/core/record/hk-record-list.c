/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-record-private.h"

/* What a list field of a record holds: a #GListModel of records of one type, which is as cheap to read as an array, as rules do little
 * else, and which tells its record what has changed. Rules number its items from 0 and say −1 for none. */
struct _HkRecordList
{
  GObject        parent_instance;

  GPtrArray     *items;
  HkRecord      *owner; /* (nullable): whose field it is, for as long as that lives */
  const HkField *field; /* as the class of @owner has it */
};

static guint items_changed; /* the signal of every #GListModel */

static GType
get_item_type (GListModel *model)
{
  return HK_RECORD_LIST (model)->field->item_type ();
}

static guint
get_n_items (GListModel *model)
{
  return HK_RECORD_LIST (model)->items->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  HkRecordList *self = HK_RECORD_LIST (model);

  return position < self->items->len ? g_object_ref (g_ptr_array_index (self->items, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (HkRecordList, hk_record_list, G_TYPE_OBJECT, G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
hk_record_list_finalize (GObject *object)
{
  g_ptr_array_unref (HK_RECORD_LIST (object)->items);
  G_OBJECT_CLASS (hk_record_list_parent_class)->finalize (object);
}

static void
hk_record_list_class_init (HkRecordListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_record_list_finalize;
  items_changed = g_signal_lookup ("items-changed", G_TYPE_LIST_MODEL);
}

static void
hk_record_list_init (HkRecordList *self)
{
  self->items = g_ptr_array_new_with_free_func (g_object_unref);
}

/* The list of a field of @owner. */
HkRecordList *
hk_record_list_new (HkRecord      *owner,
                    const HkField *field)
{
  HkRecordList *self = g_object_new (HK_TYPE_RECORD_LIST, NULL);

  self->owner = owner;
  self->field = field;
  return self;
}

/* Its record goes; somebody may hold it for longer. */
void
hk_record_list_orphan (HkRecordList *self)
{
  self->owner = NULL;
  g_object_unref (self);
}

/* Returns how many there are; 0 when there is no list.
 * @self: (nullable): a list */
int
hk_record_list_get_length (HkRecordList *self)
{
  return self == NULL ? 0 : (int) self->items->len;
}

/* Returns (nullable): what lies there, for as long as the list holds it.
 * @self: (nullable): a list
 * @position: from 0; any other number is nobody's */
gpointer
hk_record_list_get (HkRecordList *self,
                    int           position)
{
  return self == NULL || position < 0 || position >= (int) self->items->len ? NULL : g_ptr_array_index (self->items, position);
}

/* Returns the position of the first whose text that is; −1 none.
 * @self: (nullable): a list
 * @member: where their struct keeps a text, as G_STRUCT_OFFSET() says
 * @value: (nullable): the text to look for; %NULL finds a record without one */
int
hk_record_list_find (HkRecordList *self,
                     gsize         member,
                     const char   *value)
{
  const int n = hk_record_list_get_length (self);
  const gpointer *items = n == 0 ? NULL : self->items->pdata;

  for (int i = 0; value == NULL && i < n; i++)
    if (G_STRUCT_MEMBER (char *, items[i], member) == NULL)
      return i;
  for (int i = 0; value != NULL && i < n; i++)
    {
      const char *text = G_STRUCT_MEMBER (char *, items[i], member);

      /* Most differ in their first letter. */
      if (text != NULL && *text == *value && g_str_equal (text, value))
        return i;
    }
  return -1;
}

/* Returns (nullable): the first whose text that is, for as long as the list holds it.
 * @self: (nullable): a list
 * @member: where their struct keeps a text, as G_STRUCT_OFFSET() says
 * @value: (nullable): the text to look for; %NULL finds a record without one */
gpointer
hk_record_list_lookup (HkRecordList *self,
                       gsize         member,
                       const char   *value)
{
  return hk_record_list_get (self, hk_record_list_find (self, member, value));
}

/* Returns where the record lies; −1 nowhere.
 * @item: (nullable): a record */
int
hk_record_list_index (HkRecordList *self,
                      gpointer      item)
{
  guint position;

  return g_ptr_array_find (self->items, item, &position) ? (int) position : -1;
}

/* Puts records in the place of others.
 * @position: of the first that is removed, from 0
 * @n_removed: how many
 * @added: (array length=n_added) (nullable): what comes there */
void
hk_record_list_splice (HkRecordList *self,
                       guint         position,
                       guint         n_removed,
                       gpointer     *added,
                       guint         n_added)
{
  GPtrArray *removed = NULL;

  g_return_if_fail (position + n_removed <= self->items->len);

  if (n_removed + n_added == 0)
    return;
  if (n_removed > 0)
    {
      removed = g_ptr_array_new_full (n_removed, g_object_unref);
      for (guint i = 0; i < n_removed; i++)
        g_ptr_array_add (removed, g_object_ref (g_ptr_array_index (self->items, position + i)));
      g_ptr_array_remove_range (self->items, position, n_removed);
    }
  for (guint i = 0; i < n_added; i++)
    g_ptr_array_insert (self->items, (int) (position + i), g_object_ref (added[i]));
  if (self->owner != NULL)
    hk_record_note_change (self->owner, self->field, (HkRecordValue) { .removed = removed, .position = position, .n_added = n_added });
  else
    g_clear_pointer (&removed, g_ptr_array_unref);
  /* Most lists nobody looks at, and an emission costs more than asking. */
  if (g_signal_has_handler_pending (self, items_changed, 0, FALSE))
    g_list_model_items_changed (G_LIST_MODEL (self), position, n_removed, n_added);
}

/* Puts the record behind all others. */
void
hk_record_list_append (HkRecordList *self,
                       gpointer      item)
{
  hk_record_list_splice (self, self->items->len, 0, &item, 1);
}

/* Puts the record before the one that lies there, or behind all.
 * @position: from 0 */
void
hk_record_list_insert (HkRecordList *self,
                       guint         position,
                       gpointer      item)
{
  hk_record_list_splice (self, position, 0, &item, 1);
}

/* Takes the record out, where it is one of them.
 * @item: (nullable): a record */
void
hk_record_list_remove (HkRecordList *self,
                       gpointer      item)
{
  const int position = hk_record_list_index (self, item);

  if (position >= 0)
    hk_record_list_remove_at (self, (guint) position);
}

/* Takes out what lies there.
 * @position: from 0 */
void
hk_record_list_remove_at (HkRecordList *self,
                          guint         position)
{
  hk_record_list_splice (self, position, 1, NULL, 0);
}

/* Leaves none. */
void
hk_record_list_remove_all (HkRecordList *self)
{
  hk_record_list_splice (self, 0, self->items->len, NULL, 0);
}
