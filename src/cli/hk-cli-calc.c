/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "core/moves/hk-game.h"
#include "core/record/hk-error.h"
#include "hk-cli.h"

/* Works something out, with parameters from standard input. Returns what to leave the program with. */
int
hk_cli_calc (int    argc,
             char **argv)
{
  gboolean text = FALSE;
  const GOptionEntry entries[] = {
    { "text", 0, 0, G_OPTION_ARG_NONE, &text, N_("Print the working as indented lines"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  g_autofree char *input = NULL;
  g_autoptr (JsonNode) params = NULL;
  g_autoptr (JsonNode) result = NULL;
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = json_node_alloc ();
  const HkGameSpec *game;
  gsize length;
  int status;

  if (!hk_cli_parse (&argc, &argv, entries, "GAME CALCULATOR", 2, &status))
    return status;
  game = hk_games_lookup (argv[1], &error);
  if (game == NULL || hk_game_find_calculator (game, argv[2], &error) == NULL)
    return hk_cli_refuse (error, NULL);
  input = hk_cli_read ("-", &length, &error);
  params = hk_content_parse (input, (gssize) length, _("Standard input"), &error);
  if (params == NULL)
    return hk_cli_refuse (error, NULL);
  if (!JSON_NODE_HOLDS_OBJECT (params))
    {
      g_set_error (&error, HK_ERROR, HK_ERROR_FORMAT, _("Standard input should be an object with the parameters."));
      return hk_cli_refuse (error, NULL);
    }
  result = hk_game_calculate (game, argv[2], json_node_get_object (params), &breakdown, &error);
  if (result == NULL)
    return hk_cli_refuse (error, NULL);
  if (text && breakdown != NULL)
    {
      g_autofree char *lines = hk_breakdown_to_text (breakdown);

      g_print ("%s", lines);
      return HK_CLI_DONE;
    }
  json_object_set_member (object, "result", g_steal_pointer (&result));
  if (breakdown != NULL)
    json_object_set_member (object, "working", hk_breakdown_to_json (breakdown));
  json_node_init_object (node, object);
  hk_cli_print_json (node);
  return HK_CLI_DONE;
}
