/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/record/hk-error.h"
#include "hk-tool-list.h"
#include "ui/games/hk-game-views.h"

/* Returns (transfer full): the calculators of all games, before they have been told anything. */
GListModel *
hk_tool_list_new (void)
{
  GListStore *tools = g_list_store_new (HK_TYPE_TOOL);
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    for (guint j = 0; j < games[i]->n_calculators; j++)
      {
        const HkGameViews *views = hk_game_views_lookup (games[i]->id);
        g_autoptr (HkTool) tool = hk_tool_new (games[i], &games[i]->calculators[j], views == NULL ? NULL : views->tools);

        g_list_store_append (tools, tool);
      }
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
