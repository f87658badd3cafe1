/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"
#include "hk-record-private.h"


/* Copying and comparing of records, member by member. */

static void
assign_list (HkRecordList  *to,
             GListModel    *from,
             const HkField *field)
{
  const guint n = g_list_model_get_n_items (from);
  const guint n_old = g_list_model_get_n_items (G_LIST_MODEL (to));
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (HkRecord) source = g_list_model_get_item (from, i);
      g_autoptr (HkRecord) item = i < n_old ? g_list_model_get_item (G_LIST_MODEL (to), i)
                                            : g_object_new (field->item_type (), NULL);

      hk_record_assign (item, source);
      if (i >= n_old)
        g_ptr_array_add (added, g_steal_pointer (&item));
    }
  if (n < n_old || added->len > 0)
    hk_record_list_splice (to, MIN (n, n_old), n < n_old ? n_old - n : 0, added->pdata, added->len);
}

static void
assign_record (gpointer       self,
               gpointer       member,
               HkRecord      *source,
               const HkField *field)
{
  HkRecord *old = *(HkRecord **) member;
  g_autoptr (HkRecord) item = NULL;

  if (source != NULL && old != NULL)
    {
      hk_record_assign (old, source);
      return;
    }
  if (source != NULL)
    {
      item = g_object_new (field->item_type (), NULL);
      hk_record_assign (item, source);
    }
  hk_record_set_record (self, member, item);
}

/* Makes @self what @from is, in place: nothing is notified but what differs, and items of lists are reused. The two
 * share nothing afterwards.
 * @self: a record
 * @from: a record of the same type */
void
hk_record_assign (gpointer self,
                  gpointer from)
{
  HkRecordClass *klass;

  g_return_if_fail (HK_IS_RECORD (self));
  g_return_if_fail (G_OBJECT_TYPE (self) == G_OBJECT_TYPE (from));

  klass = HK_RECORD_GET_CLASS (self);
  g_object_freeze_notify (self);
  for (guint i = 0; i < klass->n_fields; i++)
    {
      const HkField *field = &klass->fields[i];
      gpointer to_member = (char *) self + field->offset;
      gpointer from_member = (char *) from + field->offset;

      switch (field->kind)
        {
        case HK_FIELD_INT:
          hk_record_set_int (self, to_member, *(int *) from_member);
          break;
        case HK_FIELD_ENUM:
          hk_record_set_enum (self, to_member, *(int *) from_member);
          break;
        case HK_FIELD_BOOLEAN:
          hk_record_set_boolean (self, to_member, *(gboolean *) from_member);
          break;
        case HK_FIELD_STRING:
          hk_record_set_string (self, to_member, *(char **) from_member);
          break;
        case HK_FIELD_STRV:
          hk_record_set_strv (self, to_member, *(const char * const **) from_member);
          break;
        case HK_FIELD_RECORD:
          assign_record (self, to_member, *(HkRecord **) from_member, field);
          break;
        case HK_FIELD_LIST:
          assign_list (*(HkRecordList **) to_member, *(GListModel **) from_member, field);
          break;
        }
    }
  g_object_thaw_notify (self);
}

/* Returns (transfer full): a record of the same type and values that shares nothing with @self.
 * @self: a record */
gpointer
hk_record_copy (gpointer self)
{
  HkRecordChanges *paused;
  gpointer copy;

  g_return_val_if_fail (HK_IS_RECORD (self), NULL);

  paused = hk_record_changes_pause ();
  copy = g_object_new (G_OBJECT_TYPE (self), NULL);
  hk_record_assign (copy, self);
  hk_record_changes_resume (paused);
  return copy;
}

static gboolean
lists_are_equal (GListModel *a,
                 GListModel *b)
{
  const guint n = g_list_model_get_n_items (a);

  if (g_list_model_get_n_items (b) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (HkRecord) item_a = g_list_model_get_item (a, i);
      g_autoptr (HkRecord) item_b = g_list_model_get_item (b, i);

      if (!hk_record_equal (item_a, item_b))
        return FALSE;
    }
  return TRUE;
}

static gboolean
members_are_equal (gconstpointer  a,
                   gconstpointer  b,
                   const HkField *field)
{
  switch (field->kind)
    {
    case HK_FIELD_INT:
    case HK_FIELD_ENUM:
      return *(const int *) a == *(const int *) b;
    case HK_FIELD_BOOLEAN:
      return *(const gboolean *) a == *(const gboolean *) b;
    case HK_FIELD_STRING:
      return g_strcmp0 (*(char * const *) a, *(char * const *) b) == 0;
    case HK_FIELD_STRV:
      {
        const char * const *texts_a = *(const char * const * const *) a;
        const char * const *texts_b = *(const char * const * const *) b;

        return texts_a == NULL || texts_b == NULL ? texts_a == texts_b : g_strv_equal (texts_a, texts_b);
      }
    case HK_FIELD_RECORD:
      {
        HkRecord *record_a = *(HkRecord * const *) a;
        HkRecord *record_b = *(HkRecord * const *) b;

        return record_a == NULL || record_b == NULL ? record_a == record_b : hk_record_equal (record_a, record_b);
      }
    case HK_FIELD_LIST:
      return lists_are_equal (*(GListModel * const *) a, *(GListModel * const *) b);
    }
  g_assert_not_reached ();
}

/* Returns whether both have the same type and the same values.
 * @a: a record
 * @b: a record */
gboolean
hk_record_equal (gpointer a,
                 gpointer b)
{
  HkRecordClass *klass;

  g_return_val_if_fail (HK_IS_RECORD (a), FALSE);
  g_return_val_if_fail (HK_IS_RECORD (b), FALSE);

  if (G_OBJECT_TYPE (a) != G_OBJECT_TYPE (b))
    return FALSE;
  klass = HK_RECORD_GET_CLASS (a);
  for (guint i = 0; i < klass->n_fields; i++)
    if (!members_are_equal ((char *) a + klass->fields[i].offset, (char *) b + klass->fields[i].offset, &klass->fields[i]))
      return FALSE;
  return TRUE;
}
