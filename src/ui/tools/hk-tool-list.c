/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "core/content/hk-file.h"
#include "core/record/hk-error.h"
#include "hk-tool-list.h"
#include "ui/games/hk-game-views.h"

/* What was told longer ago belongs to another evening. */
#define EVENING (12 * 60 * 60)

/* What is remembered is no larger. */
#define MOST_BYTES (4 << 20)

static char *
make_id (HkTool *tool)
{
  return g_strdup_printf ("%s/%s", hk_tool_get_game (tool)->id, hk_tool_get_name (tool));
}

static char *
get_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "hordekeeper", "tools.json", NULL);
}

/* Returns (transfer full): what the tools have been told, and when. */
static JsonNode *
save (GListModel *tools)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonObject *told = json_object_new ();

  for (guint i = 0; i < g_list_model_get_n_items (tools); i++)
    {
      g_autoptr (HkTool) tool = g_list_model_get_item (tools, i);
      g_autoptr (HkTool) blank = hk_tool_copy (tool);
      g_autoptr (JsonNode) before = NULL;
      g_autoptr (JsonNode) now = hk_tool_save (tool);
      g_autofree char *id = make_id (tool);

      hk_tool_reset (blank);
      before = hk_tool_save (blank);
      if (!json_node_equal (before, now))
        json_object_set_member (told, id, g_steal_pointer (&now));
    }
  json_object_set_int_member (object, "time", g_get_real_time () / G_USEC_PER_SEC);
  json_object_set_object_member (object, "tools", told);
  return json_node_init_object (json_node_alloc (), object);
}

/* Tells the tools again what they had been told in the evening. Returns whether it was in this one.
 * @saved: by save(), or anything from a file; what has another form is passed over */
gboolean
hk_tool_list_load (GListModel *tools,
                   JsonNode   *saved)
{
  JsonObject *object = JSON_NODE_HOLDS_OBJECT (saved) ? json_node_get_object (saved) : NULL;
  JsonNode *time = object == NULL ? NULL : json_object_get_member (object, "time");
  JsonNode *told = object == NULL ? NULL : json_object_get_member (object, "tools");
  gint64 age;

  if (time == NULL || told == NULL || !JSON_NODE_HOLDS_VALUE (time) || !JSON_NODE_HOLDS_OBJECT (told))
    return FALSE;
  age = g_get_real_time () / G_USEC_PER_SEC - json_node_get_int (time);
  if (age < 0 || age > EVENING)
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (tools); i++)
    {
      g_autoptr (HkTool) tool = g_list_model_get_item (tools, i);
      g_autofree char *id = make_id (tool);
      JsonNode *node = json_object_get_member (json_node_get_object (told), id);

      if (node != NULL)
        hk_tool_restore (tool, node);
    }
  return TRUE;
}

/* Keeps what the tools have been told for the rest of the evening, over the end of the app. */
void
hk_tool_list_remember (GListModel *tools)
{
  g_autoptr (JsonNode) saved = save (tools);
  g_autofree char *text = json_to_string (saved, FALSE);
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GError) error = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0 || !g_file_set_contents (path, text, -1, &error))
    g_message ("%s: %s", path, error == NULL ? g_strerror (errno) : error->message);
}

static void
recall (GListModel *tools)
{
  g_autofree char *path = get_path ();
  gsize size = 0;
  g_autofree char *text = g_file_test (path, G_FILE_TEST_EXISTS) ? hk_file_read (path, MOST_BYTES, &size, NULL) : NULL;
  g_autoptr (JsonNode) saved = text == NULL ? NULL : hk_content_parse (text, (gssize) size, path, NULL);

  if (saved != NULL)
    hk_tool_list_load (tools, saved);
}

/* Returns (transfer full): the calculators of all games, with what they were told in this evening. */
GListModel *
hk_tool_list_new (void)
{
  GListStore *tools = g_list_store_new (HK_TYPE_TOOL);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    for (guint j = 0; j < games[i]->n_calculators; j++)
      {
        g_autoptr (HkTool) tool = hk_tool_new (games[i], &games[i]->calculators[j], hk_game_views_list_tools (games[i]->id));

        g_list_store_append (tools, tool);
      }
  recall (G_LIST_MODEL (tools));
  return G_LIST_MODEL (tools);
}

/* Returns (transfer none) (nullable): the tool.
 * @id: the id of a game and the name of a calculator, such as "card-z/to-hit" */
HkTool *
hk_tool_list_lookup (GListModel *tools,
                     const char *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (tools); i++)
    {
      g_autoptr (HkTool) tool = g_list_model_get_item (tools, i);
      g_autofree char *own = g_strdup_printf ("%s/%s", hk_tool_get_game (tool)->id, hk_tool_get_name (tool));

      if (g_str_equal (own, id))
        return tool;
    }
  return NULL;
}

/* Returns whether there is such a tool. Errors: %HK_ERROR_UNKNOWN.
 * @id: the id of a game and the name of a calculator, or "dice" */
gboolean
hk_tool_list_check (const char *id,
                    GError    **error)
{
  g_auto (GStrv) parts = g_strsplit (id, "/", 2);
  const HkGameSpec *game;

  if (g_str_equal (id, HK_TOOL_DICE))
    return TRUE;
  if (g_strv_length (parts) < 2)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_UNKNOWN, _("“%s” is no tool: name a game and a calculator, such as card-z/to-hit, or dice."), id);
      return FALSE;
    }
  game = hk_games_lookup (parts[0], error);
  return game != NULL && hk_game_find_calculator (game, parts[1], error) != NULL;
}
