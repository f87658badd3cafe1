/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-phase-title.h"
#include "core/record/hk-deck.h"
#include "core/record/hk-error.h"
#include "core/record/hk-record-private.h"
#include "core/record/hk-words.h"
#include "hk-table.h"

/* Who sees what of a table. */

/* Returns (transfer none): the players, one record each, in the order of the seats. */
GListModel *
hk_table_get_seats (HkTable *self)
{
  const char *name;

  g_return_val_if_fail (HK_IS_TABLE (self), NULL);

  name = HK_TABLE_FUNCS (self)->seats;
  return G_LIST_MODEL (hk_table_get_list (self, name == NULL ? "players" : name));
}

/* Returns whether there is such a viewer. Errors: %HK_ERROR_UNKNOWN.
 * @name: what a player is called, or "everyone" for what all may see
 * @viewer: (out): the player, or %HK_VIEWER_NOBODY */
gboolean
hk_table_find_viewer (HkTable    *self,
                      const char *name,
                      int        *viewer,
                      GError    **error)
{
  GListModel *seats = hk_table_get_seats (self);
  g_autofree char *wanted = g_utf8_casefold (name, -1);

  for (guint i = 0; i < g_list_model_get_n_items (seats); i++)
    {
      g_autoptr (HkRecord) record = g_list_model_get_item (seats, i);
      g_autofree char *player = NULL;
      g_autofree char *folded = NULL;

      g_object_get (record, "name", &player, NULL);
      folded = player == NULL ? NULL : g_utf8_casefold (player, -1);
      if (g_strcmp0 (folded, wanted) == 0)
        {
          *viewer = (int) i;
          return TRUE;
        }
    }
  *viewer = HK_VIEWER_NOBODY;
  if (g_str_equal (name, "everyone"))
    return TRUE;
  g_set_error (error, HK_ERROR, HK_ERROR_UNKNOWN, _("Nobody called %s plays here."), name);
  return FALSE;
}

/* @owner: the player in whose record this lies; −1 nobody’s */
static gboolean
is_concealed (HkTable       *table,
              HkRecord      *record,
              const HkField *field,
              int            owner,
              int            viewer)
{
  const HkTableFuncs *funcs = HK_TABLE_FUNCS (table);

  return field->seen_by == HK_SEEN_BY_NOBODY || (field->seen_by == HK_SEEN_BY_OWNER && (owner < 0 || owner != viewer))
         || (funcs->conceals != NULL && funcs->conceals (table, record, field, owner, viewer));
}

/* The order of a deck is told to nobody, but what else it is. */
static gboolean
is_deck (HkRecord      *record,
         const HkField *field)
{
  return field->kind == HK_FIELD_RECORD && HK_IS_DECK (G_STRUCT_MEMBER (gpointer, record, field->offset));
}

/* @owner: the player in whose record this lies; −1 nobody’s */
static void
conceal (HkTable    *table,
         HkRecord   *record,
         JsonObject *saved,
         int         owner,
         int         viewer)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      const HkField *field = &klass->fields[i];
      const gboolean is_inner = field->kind == HK_FIELD_RECORD || field->kind == HK_FIELD_LIST;
      gpointer member = is_inner ? G_STRUCT_MEMBER (gpointer, record, field->offset) : NULL;
      JsonNode *node = json_object_get_member (saved, field->name);

      if (is_deck (record, field))
        hk_deck_conceal (json_node_get_object (node), field->seen_by != HK_SEEN_BY_ALL);
      else if (is_concealed (table, record, field, owner, viewer))
        json_object_remove_member (saved, field->name);
      else if (field->kind == HK_FIELD_RECORD && member != NULL)
        conceal (table, member, json_node_get_object (node), owner, viewer);
      else if (field->kind == HK_FIELD_LIST)
        for (guint j = 0; j < g_list_model_get_n_items (member); j++)
          {
            g_autoptr (HkRecord) item = g_list_model_get_item (member, j);

            conceal (table, item, json_array_get_object_element (json_node_get_array (node), j),
                     member == (gpointer) hk_table_get_seats (table) ? (int) j : owner, viewer);
          }
    }
}

/* Takes out what is not kept. */
static void
drop_unkept (HkTable    *table,
             HkRecord   *record,
             JsonObject *saved,
             const char *path)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (record);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      const HkField *field = &klass->fields[i];
      g_autofree char *inside = path == NULL ? g_strdup (field->name) : g_strdup_printf ("%s/%s", path, field->name);
      JsonNode *node = json_object_get_member (saved, field->name);

      if (!hk_table_keeps_field (table, inside))
        json_object_remove_member (saved, field->name);
      else if (field->kind == HK_FIELD_LIST && node != NULL && JSON_NODE_HOLDS_ARRAY (node))
        for (guint j = 0; j < json_array_get_length (json_node_get_array (node)); j++)
          {
            g_autoptr (HkRecord) item = g_list_model_get_item (G_STRUCT_MEMBER (GListModel *, record, field->offset), j);

            drop_unkept (table, item, json_array_get_object_element (json_node_get_array (node), j), inside);
          }
    }
}

/* Returns (transfer full): the table as hk_record_save() has it, without what is not kept and what the viewer cannot see at the real table.
 * @viewer: a player, from 0, %HK_VIEWER_NOBODY or %HK_VIEWER_ALL */
JsonNode *
hk_table_save_seen (HkTable *self,
                    int      viewer)
{
  JsonNode *node = hk_record_save (self);

  g_return_val_if_fail (HK_IS_TABLE (self), node);

  if (viewer != HK_VIEWER_ALL)
    conceal (self, HK_RECORD (self), json_node_get_object (node), -1, viewer);
  if (self->parts_kept != NULL)
    drop_unkept (self, HK_RECORD (self), json_node_get_object (node), NULL);
  return node;
}

/* Returns whether everybody sees the number, the truth value or the text at @path at the real table.
 * @path: as the move "set" has it, such as "kingdoms/1/victory-points" */
gboolean
hk_table_is_public (HkTable    *self,
                    const char *path)
{
  g_auto (GStrv) names = g_strsplit (path, "/", -1);
  HkRecord *at = HK_RECORD (self);
  int owner = -1;

  for (guint i = 0; at != NULL && names[i] != NULL; i++)
    {
      const HkField *field = hk_record_find_field (at, names[i]);
      gpointer member;
      int number;

      if (field == NULL || (!is_deck (at, field) && is_concealed (self, at, field, owner, HK_VIEWER_NOBODY)))
        return FALSE;
      if (field->kind != HK_FIELD_RECORD && field->kind != HK_FIELD_LIST)
        return field->kind != HK_FIELD_STRV && names[i + 1] == NULL && hk_table_keeps_field (self, path);
      member = G_STRUCT_MEMBER (gpointer, at, field->offset);
      if (field->kind == HK_FIELD_RECORD)
        {
          at = member;
          continue;
        }
      if (names[++i] == NULL)
        return FALSE;
      number = (int) g_ascii_strtoull (names[i], NULL, 10);
      if (member == (gpointer) hk_table_get_seats (self))
        owner = number;
      at = hk_record_list_get (member, number);
    }
  return FALSE;
}

/* The field "phase" of the table. */
static const HkField *
get_phase (HkTable *self)
{
  const HkField *field = hk_record_find_field (HK_RECORD (self), "phase");

  g_assert (field != NULL);
  return field;
}

/* Returns whether the phase of the table, its field "phase", is one of them. Where the group goes through the phases by hand, any may be.
 * @phases: (nullable): the ids of phases with "|" between; %NULL any */
gboolean
hk_table_is_in_phase (HkTable    *self,
                      const char *phases)
{
  const char *phase;

  g_return_val_if_fail (HK_IS_TABLE (self), FALSE);

  if (phases == NULL || (hk_table_goes_by_hand (self) && !hk_table_is_over (self)))
    return TRUE;
  phase = hk_record_peek_text (self, get_phase (self));
  return phase != NULL && hk_words_have (phases, '|', phase);
}

/* Returns (transfer full): what a person calls the phase of the table, its field "phase". */
char *
hk_table_dup_phase_title (HkTable *self)
{
  const HkTableFuncs *funcs;
  const char *phase;

  g_return_val_if_fail (HK_IS_TABLE (self), NULL);

  funcs = HK_TABLE_FUNCS (self);
  phase = hk_record_peek_text (self, get_phase (self));
  if (phase == NULL || g_str_equal (phase, "over"))
    return g_strdup (_("the end of the game"));
  return funcs->get_phase_title != NULL ? g_strdup (funcs->get_phase_title (G_STRUCT_MEMBER (int, self, get_phase (self)->offset))) : hk_phase_dup_title (self->game->id, phase);
}
