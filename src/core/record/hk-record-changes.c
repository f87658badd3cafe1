/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-record-changes.h"
#include "hk-record-private.h"

typedef struct
{
  HkRecord      *record; /* held by the first of several changes of it in a row */
  gboolean       holds;
  const HkField *field;
  HkRecordValue  old;
} Change;

struct _HkRecordChanges
{
  GArray          *changes; /* (nullable): Change, oldest first; of a recording within others all that these have recorded */
  guint            start;   /* where its own begin */
  HkRecordChanges *outer;   /* (nullable): what goes on being recorded when this one has ended */
};

/* The innermost recording of this thread; NULL while none goes on. */
static _Thread_local HkRecordChanges *recording = NULL;

static void
change_clear (gpointer data)
{
  Change *change = data;

  switch (change->field->kind)
    {
    case HK_FIELD_STRING:
      g_free (change->old.text);
      break;
    case HK_FIELD_STRV:
      g_strfreev (change->old.texts);
      break;
    case HK_FIELD_RECORD:
      g_clear_object (&change->old.record);
      break;
    case HK_FIELD_LIST:
      g_clear_pointer (&change->old.removed, g_ptr_array_unref);
      break;
    case HK_FIELD_INT:
    case HK_FIELD_ENUM:
    case HK_FIELD_BOOLEAN:
      break;
    }
  if (change->holds)
    g_object_unref (change->record);
}

/* Begins to record. */
HkRecordChanges *
hk_record_changes_begin (void)
{
  HkRecordChanges *self = g_new (HkRecordChanges, 1);

  if (recording != NULL)
    self->changes = g_array_ref (recording->changes);
  else
    {
      self->changes = g_array_sized_new (FALSE, FALSE, sizeof (Change), 16);
      g_array_set_clear_func (self->changes, change_clear);
    }
  self->start = self->changes->len;
  self->outer = recording;
  recording = self;
  return self;
}

/* Ends the recording. Within another one, which takes the changes over, it is empty then.
 * @self: the one that was begun last */
void
hk_record_changes_end (HkRecordChanges *self)
{
  g_return_if_fail (recording == self);

  recording = self->outer;
  if (self->outer != NULL)
    g_clear_pointer (&self->changes, g_array_unref);
  self->outer = NULL;
}

static void
revert (Change *change)
{
  gpointer record = change->record;
  gpointer member = (char *) record + change->field->offset;

  switch (change->field->kind)
    {
    case HK_FIELD_INT:
      hk_record_set_int (record, member, change->old.number);
      break;
    case HK_FIELD_ENUM:
      hk_record_set_enum (record, member, change->old.number);
      break;
    case HK_FIELD_BOOLEAN:
      hk_record_set_boolean (record, member, change->old.number);
      break;
    case HK_FIELD_STRING:
      hk_record_set_string (record, member, change->old.text);
      break;
    case HK_FIELD_STRV:
      hk_record_splice_strv (record, member, change->old.position, change->old.n_added, change->old.texts,
                             change->old.texts == NULL ? 0 : g_strv_length (change->old.texts));
      g_clear_pointer (&change->old.texts, g_free);
      break;
    case HK_FIELD_RECORD:
      hk_record_set_record (record, member, change->old.record);
      break;
    case HK_FIELD_LIST:
      hk_record_list_splice (*(HkRecordList **) member, change->old.position, change->old.n_added,
                             change->old.removed == NULL ? NULL : change->old.removed->pdata,
                             change->old.removed == NULL ? 0 : change->old.removed->len);
      break;
    }
}

static void
revert_all (HkRecordChanges *self)
{
  if (self->changes == NULL)
    return;
  for (guint i = self->changes->len; i > self->start; i--)
    revert (&g_array_index (self->changes, Change, i - 1));
  g_array_set_size (self->changes, self->start);
}

/* Ends the recording and takes all that it has recorded back.
 * @self: (transfer full): the one that was begun last */
void
hk_record_changes_cancel (HkRecordChanges *self)
{
  HkRecordChanges *outer = self->outer;

  g_return_if_fail (recording == self);

  recording = NULL;
  revert_all (self);
  recording = outer;
  self->outer = NULL;
  hk_record_changes_free (self);
}

/* Takes back what was recorded, and is empty then. Nothing may have changed since but what was recorded after it and is taken back.
 * A recording that goes on records that.
 * @self: one that has ended */
void
hk_record_changes_revert (HkRecordChanges *self)
{
  g_return_if_fail (recording != self);

  revert_all (self);
}

/* Returns whether nothing was recorded; FALSE of one that has ended within another, which has taken its changes over.
 * @self: one that has ended */
gboolean
hk_record_changes_is_empty (HkRecordChanges *self)
{
  return self->changes != NULL && self->changes->len == 0;
}

/* @self: (transfer full): one that has ended */
void
hk_record_changes_free (HkRecordChanges *self)
{
  g_return_if_fail (recording != self);

  g_clear_pointer (&self->changes, g_array_unref);
  g_free (self);
}

/* Lets what follows go unrecorded, as where a record is made anew. Returns (nullable): what has to be given to
 * hk_record_changes_resume(). */
HkRecordChanges *
hk_record_changes_pause (void)
{
  return g_steal_pointer (&recording);
}

/* @paused: (nullable): what hk_record_changes_pause() returned */
void
hk_record_changes_resume (HkRecordChanges *paused)
{
  recording = paused;
}

/* Records that a field has changed.
 * @old: (transfer full): what it was */
void
hk_record_changes_add (HkRecord      *record,
                       const HkField *field,
                       HkRecordValue  old)
{
  GArray *changes = recording == NULL ? NULL : recording->changes;
  Change change = { record, FALSE, field, old };

  if (changes == NULL)
    {
      change_clear (&change);
      return;
    }
  change.holds = changes->len == 0 || g_array_index (changes, Change, changes->len - 1).record != record;
  if (change.holds)
    g_object_ref (record);
  g_array_append_val (changes, change);
}
