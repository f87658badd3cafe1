/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-by-hand.h"
#include "hk-keep.h"
#include "hk-table.h"

/* Parts of a game that are taken up, with how they stand, and put down. */

static void
value_free (gpointer data)
{
  HkKeepValue *value = data;

  g_free (value->path);
  g_free (value->title);
  g_free (value);
}

/* Whether a person is asked for the field: a number or a switch.
 * @counter: (nullable): the path of the number of the round, which the group has counted */
static gboolean
is_asked_for (const HkField    *field,
              const HkPartSpec *part,
              const char       *counter,
              const char       *path)
{
  return (field->kind == HK_FIELD_INT || field->kind == HK_FIELD_BOOLEAN)
         && field->settable && g_strcmp0 (path, counter) != 0 && field->seen_by == HK_SEEN_BY_ALL && hk_keep_has_field (part->fields, path);
}

/* Returns (transfer full) (nullable): what a person calls the thing that holds the thing with the value, such as a frontier that holds
 * a War Zone; %NULL where the value does not lie that deep.
 * @path: of a #HkKeepValue */
char *
hk_keep_dup_group (HkTable    *self,
                   const char *path)
{
  g_auto (GStrv) words = g_strsplit (path, "/", -1);
  g_autofree char *inner = NULL;
  char *whose = NULL;

  if (g_strv_length (words) < 5)
    return NULL;
  inner = g_strdup_printf ("%s/%s/%s", words[0], words[1], words[2]);
  hk_record_describe_path (self, inner, &whose);
  return whose;
}

static HkKeepValue *
make_value (HkTable       *self,
            const HkField *field,
            const char    *path,
            gpointer       member)
{
  HkKeepValue *value = g_new0 (HkKeepValue, 1);
  g_autofree char *whose = NULL;
  const char *title = hk_record_describe_path (self, path, &whose);

  value->path = g_strdup (path);
  value->is_switch = field->kind == HK_FIELD_BOOLEAN;
  value->minimum = field->minimum;
  value->maximum = value->is_switch ? 1 : field->maximum;
  value->value = *(int *) member; /* a gboolean, too */
  /* Translators: %s: a player or a thing of the table; %s: what of it, such as “wounds”. */
  value->title = whose == NULL ? g_strdup (title) : g_strdup_printf (C_("value", "%s: %s"), whose, title);
  return value;
}

static void
add_values (HkTable          *self,
            HkRecord         *record,
            const HkPartSpec *part,
            const char       *path,
            GPtrArray        *values)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      const HkField *field = &klass->fields[i];
      g_autofree char *inside = path == NULL ? g_strdup (field->name) : g_strdup_printf ("%s/%s", path, field->name);
      gpointer member = (char *) record + field->offset;

      if (field->kind == HK_FIELD_LIST)
        for (guint j = 0; j < g_list_model_get_n_items (*(GListModel **) member); j++)
          {
            g_autoptr (HkRecord) item = g_list_model_get_item (*(GListModel **) member, j);
            g_autofree char *deeper = g_strdup_printf ("%s/%u", inside, j);

            add_values (self, item, part, deeper, values);
          }
      else if (is_asked_for (field, part, self->game->keep->counter, inside))
        g_ptr_array_add (values, make_value (self, field, inside, member));
    }
}

/* Whether the game goes on by its own rules with these parts. */
static gboolean
ends_by_hand (const HkKeepSpec   *spec,
              const char * const *parts)
{
  g_auto (GStrv) flow = g_strsplit (spec->flow, " ", -1);

  for (guint i = 0; flow[i] != NULL; i++)
    if (!g_strv_contains (parts, flow[i]))
      return FALSE;
  return TRUE;
}

/* Returns (transfer full) (element-type HkKeepValue): the numbers and switches of those parts that the table does not keep yet, and
 * those of the turn where the game goes on by its own rules again.
 * @parts: ids of parts */
GPtrArray *
hk_table_list_keep_values (HkTable            *self,
                           const char * const *parts)
{
  const HkKeepSpec *spec = self->game->keep;
  const HkPartSpec flow = { .fields = spec->flow_fields };
  GPtrArray *values = g_ptr_array_new_with_free_func (value_free);

  for (guint i = 0; i < spec->n_parts; i++)
    if (!hk_table_keeps (self, spec->parts[i].id) && g_strv_contains (parts, spec->parts[i].id))
      add_values (self, HK_RECORD (self), &spec->parts[i], NULL, values);
  if (hk_table_goes_by_hand (self) && ends_by_hand (spec, parts))
    add_values (self, HK_RECORD (self), &flow, NULL, values);
  return values;
}

/* Adds the titles of the lists of the part of which the app knows nothing. */
static void
add_empty (HkRecord         *record,
           const HkPartSpec *part,
           const char       *path,
           GPtrArray        *titles)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      const HkField *field = &klass->fields[i];
      g_autofree char *inside = path == NULL ? g_strdup (field->name) : g_strdup_printf ("%s/%s", path, field->name);
      GListModel *list = field->kind == HK_FIELD_LIST ? *(GListModel **) ((char *) record + field->offset) : NULL;

      if (list != NULL && g_list_model_get_n_items (list) == 0 && field->plural != NULL && hk_keep_has_field (part->fields, inside)
          && !g_ptr_array_find_with_equal_func (titles, _(field->plural), g_str_equal, NULL))
        g_ptr_array_add (titles, (gpointer) _(field->plural));
      for (guint j = 0; list != NULL && j < g_list_model_get_n_items (list); j++)
        {
          g_autoptr (HkRecord) item = g_list_model_get_item (list, j);

          add_empty (item, part, inside, titles);
        }
    }
}

/* Says of which lists of the parts that were taken up nothing is known: they are told move by move. */
static void
lead_on (HkTable            *self,
         HkMove             *move,
         const char * const *before)
{
  const HkKeepSpec *spec = self->game->keep;
  g_autoptr (GPtrArray) titles = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i < spec->n_parts; i++)
    if (hk_table_keeps (self, spec->parts[i].id) && !g_strv_contains (before, spec->parts[i].id))
      add_empty (HK_RECORD (self), &spec->parts[i], NULL, titles);
  if (titles->len == 0)
    return;
  g_ptr_array_add (titles, NULL);
  list = g_strjoinv (", ", (char **) titles->pdata);
  /* Translators: %s: what lies on the table, such as “Objectives, Companions”. */
  hk_move_log (move, _("Still to be told, where there is any on the table: %s."), list);
}

static gboolean
set_values (HkTable    *self,
            JsonObject *values,
            GError    **error)
{
  JsonObjectIter iter;
  const char *path;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, values);
  while (json_object_iter_next_ordered (&iter, &path, &value))
    if (!hk_record_set_by_path (self, path, value, NULL, error))
      return FALSE;
  return hk_table_check (self, error);
}

/* Whether each of the values is a number of a part that is taken up. */
static gboolean
check_values (GPtrArray  *asked,
              JsonObject *values,
              GError    **error)
{
  JsonObjectIter iter;
  const char *path;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, values);
  while (json_object_iter_next_ordered (&iter, &path, &value))
    {
      gboolean found = FALSE;

      for (guint i = 0; i < asked->len && !found; i++)
        found = g_str_equal (((HkKeepValue *) g_ptr_array_index (asked, i))->path, path);
      if (!found)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is no number of a part that is taken up."), path);
    }
  return TRUE;
}

/* What the move "keep" does: takes parts up, asking how they stand, and puts parts down. */
gboolean
hk_keep_apply (HkTable *self,
               HkMove  *move,
               GError **error)
{
  g_auto (GStrv) parts = NULL;
  g_auto (GStrv) before = NULL;
  g_autoptr (GPtrArray) asked = NULL;
  g_autofree char *titles = NULL;
  JsonObject *values = hk_move_get_object (move, "values");
  const gboolean by_hand = hk_table_goes_by_hand (self);

  if (self->game->keep == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("This game is kept as a whole."));
  if (hk_table_is_over (self))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  parts = hk_keep_read_parts (self->game, hk_move_get_node (move, "parts"), error);
  if (parts == NULL)
    return FALSE;
  before = hk_table_list_kept (self);
  asked = hk_table_list_keep_values (self, (const char * const *) parts);
  if (values == NULL && asked->len > 0 && !hk_move_is_replay (move))
    return hk_move_ask (move, "values", error, _("Where does it stand now? What you leave out stays as the app last knew it."));
  if ((values != NULL && !check_values (asked, values, error)) || !hk_table_set_kept (self, g_strdupv (parts), error))
    return FALSE;
  g_clear_pointer (&parts, g_strfreev);
  parts = hk_table_list_kept (self);
  if (g_strv_equal ((const char * const *) parts, (const char * const *) before))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("That is what is kept already."));
  if (values != NULL && !set_values (self, values, error))
    return FALSE;
  hk_by_hand_change (self, by_hand);
  titles = hk_keep_join_titles (self->game->keep, parts);
  if (self->parts_kept == NULL)
    hk_move_log (move, _("From now on the app keeps everything."));
  else if (titles[0] == '\0')
    hk_move_log (move, _("From now on the app keeps the checklist alone."));
  else
    /* Translators: %s: parts of a game, with commas between. */
    hk_move_log (move, _("From now on the app keeps: %s."), titles);
  lead_on (self, move, (const char * const *) before);
  return TRUE;
}
