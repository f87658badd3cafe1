/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-record.h"

#include "hk-record-private.h"

/* An object whose stored properties are declared as a table of #HkField. From that one table come its GObject
 * properties, its saving and restoring, its copy, and its editing by hand. Rules read the members directly and write
 * them with the hk_record_set functions, which notify.
 *
 * A class that adds read-only derived properties overrides get_property and chains up to this class for every id of
 * %HK_RECORD_FIRST_FIELD and above. */

static GObjectClass *parent_class = NULL;

static guint64 serial = 0;

/* (nullable): the field whose property has that number: fields are numbered alike in a class and in all that derive from it. */
static const HkField *
field_of_property (GObject    *object,
                   guint       property_id,
                   GParamSpec *pspec)
{
  if (property_id >= HK_RECORD_FIRST_FIELD)
    return &HK_RECORD_GET_CLASS (object)->fields[property_id - HK_RECORD_FIRST_FIELD];
  G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  return NULL;
}

static gpointer
member_of (gpointer       self,
           const HkField *field)
{
  return (char *) self + field->offset;
}

/* @field: as its class has it */
static void
changed (HkRecord      *self,
         const HkField *field)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (self);

  serial++;
  g_object_notify_by_pspec (G_OBJECT (self), klass->pspecs[field - klass->fields]);
  if (klass->changed != NULL)
    klass->changed (self, field);
}

/* @field: has changed, as its class has it
 * @old: (transfer full): what it was */
void
hk_record_note_change (HkRecord      *self,
                       const HkField *field,
                       HkRecordValue  old)
{
  hk_record_changes_add (self, field, old);
  changed (self, field);
}

static void
hk_record_get_property (GObject    *object,
                        guint       property_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  const HkField *field = field_of_property (object, property_id, pspec);
  gpointer member;

  if (field == NULL)
    return;
  member = member_of (object, field);
  switch (field->kind)
    {
    case HK_FIELD_INT:
    case HK_FIELD_ENUM:
      g_value_set_int (value, *(int *) member);
      break;
    case HK_FIELD_BOOLEAN:
      g_value_set_boolean (value, *(gboolean *) member);
      break;
    case HK_FIELD_STRING:
      g_value_set_string (value, *(char **) member);
      break;
    case HK_FIELD_STRV:
      g_value_set_boxed (value, *(GStrv *) member);
      break;
    case HK_FIELD_RECORD:
    case HK_FIELD_LIST:
      g_value_set_object (value, *(GObject **) member);
      break;
    }
}

static void
hk_record_set_property (GObject      *object,
                        guint         property_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  const HkField *field = field_of_property (object, property_id, pspec);
  gpointer member;

  if (field == NULL)
    return;
  member = member_of (object, field);
  switch (field->kind)
    {
    case HK_FIELD_INT:
      hk_record_set_int (object, member, g_value_get_int (value));
      break;
    case HK_FIELD_ENUM:
      hk_record_set_enum (object, member, g_value_get_int (value));
      break;
    case HK_FIELD_BOOLEAN:
      hk_record_set_boolean (object, member, g_value_get_boolean (value));
      break;
    case HK_FIELD_STRING:
      hk_record_set_string (object, member, g_value_get_string (value));
      break;
    case HK_FIELD_STRV:
      hk_record_set_strv (object, member, g_value_get_boxed (value));
      break;
    case HK_FIELD_RECORD:
      hk_record_set_record (object, member, g_value_get_object (value));
      break;
    case HK_FIELD_LIST:
      g_assert_not_reached ();
    }
}

static void
hk_record_finalize (GObject *object)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (object);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      gpointer member = member_of (object, &klass->fields[i]);

      switch (klass->fields[i].kind)
        {
        case HK_FIELD_INT:
        case HK_FIELD_ENUM:
        case HK_FIELD_BOOLEAN:
          break;
        case HK_FIELD_STRING:
          g_clear_pointer ((char **) member, g_free);
          break;
        case HK_FIELD_STRV:
          g_clear_pointer ((GStrv *) member, g_strfreev);
          break;
        case HK_FIELD_RECORD:
          g_clear_object ((GObject **) member);
          break;
        case HK_FIELD_LIST:
          g_clear_pointer ((HkRecordList **) member, hk_record_list_orphan);
          break;
        }
    }
  parent_class->finalize (object);
}

static void
hk_record_class_init (gpointer g_class,
                      gpointer data)
{
  GObjectClass *object_class = g_class;

  parent_class = g_type_class_peek_parent (g_class);
  object_class->get_property = hk_record_get_property;
  object_class->set_property = hk_record_set_property;
  object_class->finalize = hk_record_finalize;
}

/* The class given is that of the object being made, not this one: lists and initial values are
 * there before the init function of any derived class runs. */
static void
hk_record_init (GTypeInstance *instance,
                gpointer       g_class)
{
  HkRecordClass *klass = g_class;

  for (guint i = 0; i < klass->n_fields; i++)
    {
      const HkField *field = &klass->fields[i];
      gpointer member = member_of (instance, field);

      if (field->kind == HK_FIELD_INT || field->kind == HK_FIELD_ENUM)
        *(int *) member = field->initial;
      else if (field->kind == HK_FIELD_LIST)
        *(HkRecordList **) member = hk_record_list_new (HK_RECORD (instance), field);
    }
}

GType
hk_record_get_type (void)
{
  static gsize type = 0;

  if (g_once_init_enter (&type))
    {
      const GTypeInfo info = {
        .class_size = sizeof (HkRecordClass),
        .class_init = hk_record_class_init,
        .instance_size = sizeof (HkRecord),
        .instance_init = hk_record_init,
      };

      g_once_init_leave (&type, g_type_register_static (G_TYPE_OBJECT, g_intern_static_string ("HkRecord"),
                                                        &info, G_TYPE_FLAG_ABSTRACT));
    }
  return type;
}

static GParamSpec *
make_pspec (const HkField *field)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  switch (field->kind)
    {
    case HK_FIELD_INT:
      return g_param_spec_int (field->name, NULL, NULL, field->minimum, field->maximum, field->initial, flags);
    case HK_FIELD_ENUM:
      return g_param_spec_int (field->name, NULL, NULL, -1, (int) g_strv_length ((GStrv) field->words) - 1, -1, flags);
    case HK_FIELD_BOOLEAN:
      return g_param_spec_boolean (field->name, NULL, NULL, FALSE, flags);
    case HK_FIELD_STRING:
      return g_param_spec_string (field->name, NULL, NULL, NULL, flags);
    case HK_FIELD_STRV:
      return g_param_spec_boxed (field->name, NULL, NULL, G_TYPE_STRV, flags);
    case HK_FIELD_RECORD:
      return g_param_spec_object (field->name, NULL, NULL, field->item_type (), flags);
    case HK_FIELD_LIST:
      return g_param_spec_object (field->name, NULL, NULL, G_TYPE_LIST_MODEL,
                                  G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
    }
  g_assert_not_reached ();
}

/* Declares the stored properties of a class, after those of its parents.
 * @klass: the class, in its class_init
 * @fields: (array length=n_fields): its own stored properties; kept, so they must be static */
void
hk_record_class_install_fields (HkRecordClass *klass,
                                const HkField *fields,
                                guint          n_fields)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const guint n_all = klass->n_fields + n_fields;
  HkField *all = g_new (HkField, n_all);
  GParamSpec **pspecs = g_new (GParamSpec *, n_all);
  GTypeQuery query;

  /* A new class starts without these, whatever its parent has. */
  if (object_class->get_property == NULL)
    object_class->get_property = hk_record_get_property;
  if (object_class->set_property == NULL)
    object_class->set_property = hk_record_set_property;
  for (guint i = 0; i < klass->n_fields; i++)
    {
      all[i] = klass->fields[i];
      pspecs[i] = klass->pspecs[i];
    }
  for (guint i = 0; i < n_fields; i++)
    {
      GParamSpec *pspec = make_pspec (&fields[i]);

      all[klass->n_fields + i] = fields[i];
      pspecs[klass->n_fields + i] = pspec;
      g_object_class_install_property (object_class, HK_RECORD_FIRST_FIELD + klass->n_fields + i, pspec);
    }
  g_assert (n_all <= G_MAXUINT8);
  g_type_query (G_OBJECT_CLASS_TYPE (klass), &query);
  klass->numbers = g_new0 (guint8, query.instance_size / sizeof (int));
  for (guint i = 0; i < n_all; i++)
    klass->numbers[all[i].offset / sizeof (int)] = i;
  klass->fields = all;
  klass->pspecs = pspecs;
  klass->n_fields = n_all;
}

/* The field of @self that lies at @offset. */
static const HkField *
find_field_at (HkRecord *self,
               gsize     offset)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (self);
  const HkField *field = &klass->fields[klass->numbers[offset / sizeof (int)]];

  g_assert (field->offset == offset);
  return field;
}

/* The field of @self with this name, or NULL. */
const HkField *
hk_record_find_field (HkRecord   *self,
                      const char *name)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (self);

  /* Most differ in their first letter. */
  for (guint i = 0; i < klass->n_fields; i++)
    if (*klass->fields[i].name == *name && g_str_equal (klass->fields[i].name, name))
      return &klass->fields[i];
  return NULL;
}

static const HkField *
field_of_member (gpointer    self,
                 gpointer    member,
                 HkFieldKind kind)
{
  const HkField *field = find_field_at (self, (gsize) ((char *) member - (char *) self));

  g_assert (field->kind == kind);
  return field;
}

/* @value: another one than it was: what stays is not looked up */
static void
set_number (gpointer       self,
            const HkField *field,
            int           *member,
            int            value)
{
  hk_record_changes_add (self, field, (HkRecordValue) { .number = *member });
  *member = value;
  changed (self, field);
}

/* Sets a number and notifies when it changes.
 * @self: a record
 * @member: the address of the member, which lies in @self
 * @value: the new value, within the range of the field */
void
hk_record_set_int (gpointer self,
                   int     *member,
                   int      value)
{
  const HkField *field;

  if (*member == value)
    return;
  field = field_of_member (self, member, HK_FIELD_INT);
  g_return_if_fail (value >= field->minimum && value <= field->maximum);

  set_number (self, field, member, value);
}

/* Sets the value of an enum and notifies when it changes.
 * @self: a record
 * @member: the address of the member, an enum, which lies in @self
 * @value: one of its values; −1 none */
void
hk_record_set_enum (gpointer self,
                    gpointer member,
                    int      value)
{
  const HkField *field;

  if (*(int *) member == value)
    return;
  field = field_of_member (self, member, HK_FIELD_ENUM);
  g_return_if_fail (value >= -1 && value < (int) g_strv_length ((GStrv) field->words));

  set_number (self, field, member, value);
}

/* Sets a truth value and notifies when it changes.
 * @self: a record
 * @member: the address of the member, which lies in @self */
void
hk_record_set_boolean (gpointer  self,
                       gboolean *member,
                       gboolean  value)
{
  if (*member != !!value)
    set_number (self, field_of_member (self, member, HK_FIELD_BOOLEAN), member, !!value);
}

/* Sets a text and notifies when it changes.
 * @self: a record
 * @member: the address of the member, which lies in @self
 * @value: (nullable): the new text, copied */
void
hk_record_set_string (gpointer    self,
                      char      **member,
                      const char *value)
{
  char *old = *member;
  const HkField *field;

  if (g_strcmp0 (old, value) == 0)
    return;
  field = field_of_member (self, member, HK_FIELD_STRING);
  *member = g_strdup (value);
  hk_record_changes_add (self, field, (HkRecordValue) { .text = old });
  changed (self, field);
}

/* Puts texts in the place of others, and notifies. Whatever stays is not copied.
 * @self: a record
 * @member: the address of the member, which lies in @self
 * @position: of the first that is removed, from 0
 * @n_removed: how many
 * @added: (array length=n_added) (nullable): what comes there; its texts are taken over, the array is not; the last may be %NULL
 * @n_added: how many */
void
hk_record_splice_strv (gpointer self,
                       GStrv   *member,
                       guint    position,
                       guint    n_removed,
                       char   **added,
                       guint    n_added)
{
  const HkField *field = field_of_member (self, member, HK_FIELD_STRV);
  const guint n_old = *member == NULL ? 0 : g_strv_length (*member);
  GStrv texts = *member;
  GStrv removed = NULL;
  guint n_new;

  g_assert (position + n_removed <= n_old);

  /* One that is not there is the end of them, as in any array of texts: so it was when old journals were written. */
  if (n_added > 0 && added[n_added - 1] == NULL)
    {
      n_removed = n_old - position;
      n_added--;
    }
  if (n_removed + n_added == 0)
    return;
  n_new = n_old - n_removed + n_added;
  if (n_removed > 0)
    {
      removed = g_new (char *, n_removed + 1);
      memcpy (removed, texts + position, n_removed * sizeof (char *));
      removed[n_removed] = NULL;
    }
  if (n_new > n_old)
    texts = g_renew (char *, texts, n_new + 1);
  if (n_new > 0)
    {
      memmove (texts + position + n_added, texts + position + n_removed, (n_old - position - n_removed) * sizeof (char *));
      if (n_added > 0)
        memcpy (texts + position, added, n_added * sizeof (char *));
      texts[n_new] = NULL;
      *member = texts;
    }
  else
    g_clear_pointer (member, g_free);
  hk_record_changes_add (self, field, (HkRecordValue) { .texts = removed, .position = position, .n_added = n_added });
  changed (self, field);
}

/* Sets a list of texts and notifies when it changes.
 * @self: a record
 * @member: the address of the member, which lies in @self
 * @value: (nullable): the new texts, copied; an empty array becomes %NULL */
void
hk_record_set_strv (gpointer            self,
                    GStrv              *member,
                    const char * const *value)
{
  const guint n_old = *member == NULL ? 0 : g_strv_length (*member);
  const guint n_new = value == NULL ? 0 : g_strv_length ((GStrv) value);
  const char * const *old = (const char * const *) *member;
  g_autofree char **added = NULL;
  guint head = 0;
  guint tail = 0;

  while (head < MIN (n_old, n_new) && (old[head] == value[head] || g_str_equal (old[head], value[head])))
    head++;
  while (head + tail < MIN (n_old, n_new)
         && (old[n_old - 1 - tail] == value[n_new - 1 - tail] || g_str_equal (old[n_old - 1 - tail], value[n_new - 1 - tail])))
    tail++;
  if (head + tail == n_old && n_new == n_old)
    return;
  added = g_new (char *, n_new - head - tail + 1);
  for (guint i = head; i < n_new - tail; i++)
    added[i - head] = g_strdup (value[i]);
  hk_record_splice_strv (self, member, head, n_old - head - tail, added, n_new - head - tail);
}

/* Sets a record and notifies when it changes.
 * @self: a record
 * @member: the address of the member, a pointer to a record, which lies in @self
 * @value: (nullable): the new record */
void
hk_record_set_record (gpointer self,
                      gpointer member,
                      gpointer value)
{
  const HkField *field = field_of_member (self, member, HK_FIELD_RECORD);

  g_return_if_fail (value == NULL || G_TYPE_CHECK_INSTANCE_TYPE (value, field->item_type ()));

  if (*(GObject **) member == value)
    return;
  hk_record_changes_add (self, field, (HkRecordValue) { .record = *(GObject **) member });
  *(GObject **) member = value == NULL ? NULL : g_object_ref (value);
  changed (self, field);
}

/* Returns a number that grows with every change of any record. */
guint64
hk_record_get_serial (void)
{
  return serial;
}
