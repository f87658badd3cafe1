/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-common-moves.h"
#include "hk-error.h"
#include "hk-table.h"

/* The moves that every game has: the group decides, ticks and notes. */

static char *
to_text (JsonNode *node)
{
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return g_strdup_printf (_("“%s”"), json_node_get_string (node));
  return JSON_NODE_HOLDS_NULL (node) ? g_strdup (_("nothing")) : json_to_string (node, FALSE);
}

/* What to call the value at @path: the name of the record that holds it, where it has one. */
static char *
name_of (HkTable    *table,
         const char *path)
{
  const char *slash = strrchr (path, '/');
  g_autofree char *parent = slash == NULL ? NULL : g_strndup (path, (gsize) (slash - path));
  g_autofree char *name_path = parent == NULL ? NULL : g_strconcat (parent, "/name", NULL);
  g_autoptr (JsonNode) name = name_path == NULL ? NULL : hk_record_get_by_path (table, name_path, NULL);

  g_autofree char *what = g_strdelimit (g_strdup (name == NULL ? path : slash + 1), "-/", ' ');

  if (name != NULL && JSON_NODE_HOLDS_VALUE (name))
    /* Translators: %s: a thing of the table; %s: what of it. */
    return g_strdup_printf (_("%s’s %s"), json_node_get_string (name), what);
  return g_steal_pointer (&what);
}

static gboolean
apply_set (HkTable *table,
           HkMove  *move,
           GError **error)
{
  const char *path = hk_move_get_string (move, "path");
  JsonNode *value = json_object_get_member (hk_move_get_params (move), "value");
  g_autoptr (JsonNode) old = NULL;
  g_autofree char *what = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (g_str_equal (path, "random") || g_str_equal (path, "ticks"))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” is not for setting by hand."), path);
      return FALSE;
    }
  if (HK_TABLE_GET_CLASS (table)->set_by_hand != NULL &&
      !HK_TABLE_GET_CLASS (table)->set_by_hand (table, move, path, value, error))
    return FALSE;
  if (!hk_record_set_by_path (table, path, value, &old, error))
    return FALSE;
  what = name_of (table, path);
  before = to_text (old);
  after = to_text (value);
  if (JSON_NODE_HOLDS_VALUE (old) || JSON_NODE_HOLDS_NULL (old))
    /* Translators: %s: what is changed; %s: what it was; %s: what it is now. */
    hk_move_say (move, _("By hand: %s from %s to %s."), what, before, after);
  else
    hk_move_say (move, _("By hand: %s changed."), what);
  return TRUE;
}

static gboolean
apply_tick (HkTable *table,
            HkMove  *move,
            GError **error)
{
  const char *id = hk_move_get_string (move, "step");
  const gboolean done = hk_move_get_boolean (move, "done", TRUE);
  g_autoptr (GPtrArray) steps = hk_table_list_steps (table);

  for (guint i = 0; i < steps->len; i++)
    {
      HkStep *step = g_ptr_array_index (steps, i);

      if (!g_str_equal (hk_step_get_id (step), id))
        continue;
      hk_table_set_ticked (table, id, done);
      if (done)
        hk_move_say (move, _("Ticked by hand: %s."), hk_step_get_title (step));
      else
        hk_move_say (move, _("No longer ticked: %s."), hk_step_get_title (step));
      return TRUE;
    }
  g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The checklist has no step “%s”."), id);
  return FALSE;
}

static gboolean
apply_note (HkTable *table,
            HkMove  *move,
            GError **error)
{
  g_autofree char *text = g_strdup (hk_move_get_string (move, "text"));

  if (g_strstrip (text)[0] == '\0')
    return hk_move_ask (move, "text", error, _("A note needs some text."));
  hk_record_touch (table);
  hk_move_say (move, _("Note: %s"), text);
  return TRUE;
}

static const HkParamSpec set_params[] = {
  { "path", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("Where the value is, such as kingdoms/1/victory-points"), N_("Where") },
  { "value", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("The new value"), N_("New value") },
};

static const HkParamSpec tick_params[] = {
  { "step", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The id of a step of the checklist"), N_("Step") },
  { "done", HK_PARAM_BOOLEAN, FALSE, 0, 0, NULL, N_("Whether it is done; true when left out"), N_("Done") },
};

static const HkParamSpec note_params[] = {
  { "text", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("What to remember"), N_("Text") },
};

const HkMoveSpec hk_common_moves[] = {
  { "set", N_("Set by hand"), NULL, set_params, G_N_ELEMENTS (set_params), apply_set },
  { "tick", N_("Tick a step"), NULL, tick_params, G_N_ELEMENTS (tick_params), apply_tick },
  { "note", N_("Add a Note"), NULL, note_params, G_N_ELEMENTS (note_params), apply_note },
};

const guint hk_n_common_moves = G_N_ELEMENTS (hk_common_moves);
