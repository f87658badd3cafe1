/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "core/record/hk-record-list.h"
#include "core/record/hk-record-private.h"
#include "hk-table.h"

/* Whether what the records of a table say of each other leads anywhere. */

static GListStore *
get_list (gpointer    table,
          const char *name)
{
  const HkField *field = hk_record_find_field (table, name);

  g_return_val_if_fail (field != NULL && field->kind == HK_FIELD_LIST, NULL);

  return G_STRUCT_MEMBER (GListStore *, table, field->offset);
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

static gboolean
is_one_of (const char *text,
           const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, "|", -1);

  return g_strv_contains ((const char * const *) words, text);
}

static gboolean
fits (HkTable           *table,
      gpointer           record,
      const HkField     *field,
      const HkTableNeed *need)
{
  gpointer member = (char *) record + field->offset;
  int n;

  switch (field->kind)
    {
    case HK_FIELD_INT:
      return *(int *) member >= need->least - 1 && *(int *) member < hk_record_list_get_length (get_list (table, need->names));
    case HK_FIELD_STRV:
      n = hk_record_list_get_length (get_list (table, need->names));
      return n == 0 ? *(GStrv *) member == NULL : are_numbers (*(GStrv *) member, n);
    case HK_FIELD_STRING:
      return *(char **) member == NULL ? need->least == 0 : is_one_of (*(char **) member, need->names);
    case HK_FIELD_RECORD:
      return need->least == 0 || *(gpointer *) member != NULL;
    case HK_FIELD_LIST:
      n = hk_record_list_get_length (*(GListStore **) member);
      return n >= need->least && (need->names == NULL || n == hk_record_list_get_length (get_list (table, need->names)));
    case HK_FIELD_BOOLEAN:
    default:
      return TRUE;
    }
}

/* Whether @need holds in @record, of which it is said from @path on. */
static gboolean
holds (HkTable           *table,
       gpointer           record,
       const char        *path,
       const HkTableNeed *need)
{
  const char *slash = strchr (path, '/');
  g_autofree char *name = slash == NULL ? g_strdup (path) : g_strndup (path, (gsize) (slash - path));
  const HkField *field = hk_record_find_field (record, name);
  gpointer inner;

  g_return_val_if_fail (field != NULL, TRUE);

  if (slash == NULL)
    return fits (table, record, field, need);
  inner = G_STRUCT_MEMBER (gpointer, record, field->offset);
  if (field->kind == HK_FIELD_RECORD)
    return inner == NULL || holds (table, inner, slash + 1, need);
  for (int i = 0; i < hk_record_list_get_length (inner); i++)
    if (!holds (table, hk_record_list_get (inner, i), slash + 1, need))
      return FALSE;
  return TRUE;
}

/* Returns whether rules can work with it. Errors: %HK_ERROR_PARAMETER.
 * @self: a table of which a value was set by hand, or that comes from a file */
gboolean
hk_table_check (HkTable  *self,
                GError  **error)
{
  HkTableClass *klass;
  gboolean sound = TRUE;

  g_return_val_if_fail (HK_IS_TABLE (self), FALSE);

  klass = HK_TABLE_GET_CLASS (self);
  for (const HkTableNeed *need = klass->needs; sound && need != NULL && need->path != NULL; need++)
    sound = holds (self, self, need->path, need);
  if (sound && klass->check != NULL)
    sound = klass->check (self);
  if (!sound)
    g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("That does not fit with what is on the table."));
  return sound;
}
