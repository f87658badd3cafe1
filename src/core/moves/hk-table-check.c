/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "core/record/hk-record-private.h"
#include "core/record/hk-words.h"
#include "hk-table.h"

/* Whether what the records of a table say of each other leads anywhere. */

/* Returns (transfer none): a list of the table.
 * @name: the name of its field */
HkRecordList *
hk_table_get_list (HkTable    *self,
                   const char *name)
{
  const HkField *field = hk_record_find_field (HK_RECORD (self), name);

  g_return_val_if_fail (field != NULL && field->kind == HK_FIELD_LIST, NULL);

  return G_STRUCT_MEMBER (HkRecordList *, self, field->offset);
}

static gboolean
are_numbers (GStrv texts,
             int   n)
{
  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    if (!g_ascii_string_to_signed (texts[i], 10, 0, n - 1, NULL, NULL))
      return FALSE;
  return TRUE;
}

/* Whether what the field says of its value holds. */
static gboolean
fits (HkTable       *table,
      gpointer       record,
      const HkField *field)
{
  gpointer member = (char *) record + field->offset;
  int n;

  switch (field->kind)
    {
    case HK_FIELD_INT:
      if (field->names == NULL)
        return TRUE;
      return *(int *) member >= field->least - 1 && *(int *) member < hk_record_list_get_length (hk_table_get_list (table, field->names));
    case HK_FIELD_ENUM:
      return *(int *) member >= 0 || field->least == 0;
    case HK_FIELD_STRV:
      if (field->names == NULL)
        return TRUE;
      n = hk_record_list_get_length (hk_table_get_list (table, field->names));
      return n == 0 ? *(GStrv *) member == NULL : are_numbers (*(GStrv *) member, n);
    case HK_FIELD_STRING:
      return *(char **) member == NULL ? field->least == 0 : field->names == NULL || hk_words_have (field->names, '|', *(char **) member);
    case HK_FIELD_RECORD:
      return field->least == 0 || *(gpointer *) member != NULL;
    case HK_FIELD_LIST:
      n = hk_record_list_get_length (*(HkRecordList **) member);
      return n >= field->least && (field->names == NULL || n == hk_record_list_get_length (hk_table_get_list (table, field->names)));
    case HK_FIELD_BOOLEAN:
    default:
      return TRUE;
    }
}

static gboolean
is_sound (HkTable  *table,
          HkRecord *record)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      const HkField *field = &klass->fields[i];
      const gboolean is_inner = field->kind == HK_FIELD_RECORD || field->kind == HK_FIELD_LIST;
      gpointer member = is_inner ? G_STRUCT_MEMBER (gpointer, record, field->offset) : NULL;

      if (!fits (table, record, field))
        return FALSE;
      if (field->kind == HK_FIELD_RECORD && member != NULL && !is_sound (table, member))
        return FALSE;
      for (int j = 0; field->kind == HK_FIELD_LIST && j < hk_record_list_get_length (member); j++)
        if (!is_sound (table, hk_record_list_get (member, j)))
          return FALSE;
    }
  return TRUE;
}

/* Returns whether rules can work with it. Errors: %HK_ERROR_PARAMETER.
 * @self: a table of which a value was set by hand, or that comes from a file */
gboolean
hk_table_check (HkTable  *self,
                GError  **error)
{
  const HkTableFuncs *funcs;
  gboolean sound;

  g_return_val_if_fail (HK_IS_TABLE (self), FALSE);

  funcs = HK_TABLE_FUNCS (self);
  sound = is_sound (self, HK_RECORD (self)) && (funcs->check == NULL || funcs->check (self));
  if (!sound)
    g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("That does not fit with what is on the table."));
  return sound;
}
