/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "core/moves/hk-situation.h"
#include "core/record/hk-error.h"
#include "core/session/hk-session.h"
#include "hk-cli.h"

/* Answers one line of parameters with one line: the result with its breakdown, or {"error"}. */
static void
answer_line (const HkGameSpec *game,
             const char       *name,
             const char       *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) params = hk_content_parse (line, -1, _("The line"), &error);
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autofree char *text = NULL;
  JsonNode *result = NULL;

  if (params != NULL && !JSON_NODE_HOLDS_OBJECT (params))
    g_set_error (&error, HK_ERROR, HK_ERROR_FORMAT, _("Each line should be an object with the parameters."));
  else if (params != NULL)
    result = hk_game_calculate (game, name, json_node_get_object (params), &breakdown, &error);
  if (result != NULL)
    json_object_set_member (object, "result", result);
  else
    json_object_set_string_member (object, "error", error->message);
  if (result != NULL && breakdown != NULL)
    json_object_set_member (object, "working", hk_breakdown_to_json (breakdown));
  json_node_init_object (node, object);
  text = json_to_string (node, FALSE);
  g_print ("%s\n", text);
}

/* What the table of a session knows for the calculator: the first of what it can be asked about, or that of the name.
 * @with: (nullable): parameters that the table does not know, as an object
 * Returns (transfer full) (nullable): the parameters. */
static JsonNode *
read_session (const HkGameSpec       *game,
              const HkCalculatorSpec *calculator,
              const char             *path,
              const char             *about,
              const char             *with,
              GError                **error)
{
  g_autoptr (HkSession) session = hk_session_open_at (path, G_MAXUINT, error);
  g_autoptr (JsonNode) more = with == NULL ? NULL : hk_content_parse (with, -1, "--with", error);
  g_autoptr (GPtrArray) situations = NULL;
  g_autoptr (GString) titles = g_string_new (NULL);

  if (session == NULL || (with != NULL && more == NULL))
    return NULL;
  if (more != NULL && !JSON_NODE_HOLDS_OBJECT (more))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s should be an object with parameters."), "--with");
      return NULL;
    }
  if (hk_table_get_game (hk_session_get_table (session)) != game)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” is a session of another game."), path);
      return NULL;
    }
  situations = hk_table_list_situations (hk_session_get_table (session), calculator);
  for (guint i = 0; i < situations->len; i++)
    {
      HkSituation *situation = g_ptr_array_index (situations, i);
      JsonNode *node;

      g_string_append_printf (titles, "%s%s", i > 0 ? ", " : "", situation->title);
      if (about != NULL && g_ascii_strcasecmp (about, situation->title) != 0)
        continue;
      if (more != NULL)
        {
          g_autoptr (GList) members = json_object_get_members (json_node_get_object (more));

          for (GList *member = members; member != NULL; member = member->next)
            json_object_set_member (situation->params, member->data, json_node_copy (json_object_get_member (json_node_get_object (more), member->data)));
        }
      node = json_node_alloc ();
      return json_node_init_object (node, situation->params);
    }
  if (situations->len == 0)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The table says nothing for “%s” at the moment."), calculator->name);
  else
    g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("There is no “%s” on the table; there are: %s."), about, titles->str);
  return NULL;
}

/* Works something out, with parameters from standard input. Returns what to leave the program with. */
int
hk_cli_calc (int    argc,
             char **argv)
{
  gboolean text = FALSE;
  gboolean by_line = FALSE;
  g_autofree char *from = NULL;
  g_autofree char *about = NULL;
  g_autofree char *with = NULL;
  const GOptionEntry entries[] = {
    { "text", 0, 0, G_OPTION_ARG_NONE, &text, N_("Print the working as indented lines"), NULL },
    { "from", 0, 0, G_OPTION_ARG_FILENAME, &from, N_("Take the parameters from the table of a session"), N_("FILE") },
    { "about", 0, 0, G_OPTION_ARG_STRING, &about, N_("What on the table it is about, such as a player or a frontier"), N_("NAME") },
    { "with", 0, 0, G_OPTION_ARG_STRING, &with, N_("Parameters that the table does not know, as an object"), N_("JSON") },
    { "lines", 0, 0, G_OPTION_ARG_NONE, &by_line, N_("Answer each line of parameters with a line"), NULL },
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
  if (from == NULL)
    {
      input = hk_cli_read ("-", &length, &error);
      if (input == NULL)
        return hk_cli_refuse (error, NULL);
    }
  if (by_line && from == NULL)
    {
      g_auto (GStrv) all = g_strsplit (input, "\n", -1);

      for (guint i = 0; all[i] != NULL; i++)
        if (all[i][0] != '\0')
          answer_line (game, argv[2], all[i]);
      return HK_CLI_DONE;
    }
  params = from != NULL ? read_session (game, hk_game_find_calculator (game, argv[2], NULL), from, about, with, &error)
                        : hk_content_parse (input, (gssize) length, _("Standard input"), &error);
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
