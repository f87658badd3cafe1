/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-record-private.h"

/* Changes of a record that are more than one value. */

/* Sets fields back to what they are in a new record.
 * @self: a record
 * @first: the name of a field; more of them follow, and %NULL at the end */
void
hk_record_reset (gpointer    self,
                 const char *first,
                 ...)
{
  va_list args;

  va_start (args, first);
  for (const char *name = first; name != NULL; name = va_arg (args, const char *))
    {
      const HkField *field = hk_record_find_field (self, name);
      gpointer member = (char *) self + field->offset;

      switch (field->kind)
        {
        case HK_FIELD_INT:
          hk_record_set_int (self, member, field->initial);
          break;
        case HK_FIELD_ENUM:
          hk_record_set_enum (self, member, -1);
          break;
        case HK_FIELD_BOOLEAN:
          hk_record_set_boolean (self, member, FALSE);
          break;
        case HK_FIELD_STRING:
          hk_record_set_string (self, member, NULL);
          break;
        case HK_FIELD_STRV:
          hk_record_set_strv (self, member, NULL);
          break;
        case HK_FIELD_RECORD:
          hk_record_set_record (self, member, NULL);
          break;
        case HK_FIELD_LIST:
          if (hk_record_list_get_length (*(HkRecordList **) member) > 0)
            hk_record_list_remove_all (*(HkRecordList **) member);
          break;
        }
    }
  va_end (args);
}

/* Returns whether it is among them.
 * @texts: (nullable): texts of a record */
gboolean
hk_record_has_text (GStrv       texts,
                    const char *text)
{
  return texts != NULL && g_strv_contains ((const char * const *) texts, text);
}

/* Adds a text at the end.
 * @self: a record
 * @member: the address of the member, which lies in @self */
void
hk_record_add_text (gpointer    self,
                    GStrv      *member,
                    const char *text)
{
  hk_record_put_text (self, member, *member == NULL ? 0 : g_strv_length (*member), text);
}

/* Takes out the first that is equal. Returns whether there was one.
 * @self: a record
 * @member: the address of the member, which lies in @self */
gboolean
hk_record_remove_text (gpointer    self,
                       GStrv      *member,
                       const char *text)
{
  for (guint i = 0; *member != NULL && (*member)[i] != NULL; i++)
    if (g_str_equal ((*member)[i], text))
      {
        hk_record_splice_strv (self, member, i, 1, NULL, 0);
        return TRUE;
      }
  return FALSE;
}

/* Puts a text in the place of another, or behind the last; what lies between becomes "".
 * @self: a record
 * @member: the address of the member, which lies in @self
 * @position: from 0 */
void
hk_record_put_text (gpointer    self,
                    GStrv      *member,
                    guint       position,
                    const char *text)
{
  const guint n = *member == NULL ? 0 : g_strv_length (*member);
  const guint n_added = position < n ? 1 : position - n + 1;
  g_autofree char **added = NULL;

  if (position < n && g_strcmp0 ((*member)[position], text) == 0)
    return;
  added = g_new (char *, n_added);
  for (guint i = 0; i < n_added; i++)
    added[i] = g_strdup (i + 1 == n_added ? text : "");
  hk_record_splice_strv (self, member, MIN (position, n), position < n, added, n_added);
}
