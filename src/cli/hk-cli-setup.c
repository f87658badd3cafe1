/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-content.h"
#include "core/guide/hk-setup-step.h"
#include "core/record/hk-error.h"
#include "hk-cli.h"

/* What is taken out of the box and where it goes. */

/* (transfer full) (nullable): the setup that is asked about, with as many players as said where it names none. */
static JsonObject *
read_setup (const HkGameSpec *game,
            const char       *with,
            int               n_players,
            GError          **error)
{
  g_autoptr (JsonNode) node = hk_content_parse (with != NULL ? with : "{}", -1, "--with", error);
  g_autoptr (JsonArray) players = json_array_new ();
  JsonObject *setup;

  if (node == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s should be an object with parameters."), "--with");
      return NULL;
    }
  setup = json_object_ref (json_node_get_object (node));
  for (int i = 0; i < (n_players > 0 ? n_players : game->min_players); i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", (const char[]) { (char) ('A' + i), '\0' });
      json_array_add_object_element (players, player);
    }
  if (!json_object_has_member (setup, "players"))
    json_object_set_array_member (setup, "players", g_steal_pointer (&players));
  return setup;
}

/* Prints what is taken out of the box for a game. Returns what to leave the program with. */
int
hk_cli_setup (int    argc,
              char **argv)
{
  int n_players = 0;
  g_autofree char *with = NULL;
  const GOptionEntry entries[] = {
    { "players", 0, 0, G_OPTION_ARG_INT, &n_players, N_("How many play"), N_("NUMBER") },
    { "with", 0, 0, G_OPTION_ARG_STRING, &with, N_("The setup, as an object"), N_("JSON") },
    G_OPTION_ENTRY_NULL,
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (JsonArray) array = json_array_new ();
  g_autoptr (JsonNode) node = json_node_alloc ();
  const HkGameSpec *game;
  int status;

  if (!hk_cli_parse (&argc, &argv, entries, "GAME", 1, &status))
    return status;
  game = hk_games_lookup (argv[1], &error);
  if (game == NULL)
    return hk_cli_refuse (error, NULL);
  if (n_players < 0 || n_players > 26)
    return hk_cli_usage (_("--players takes a whole number from 1"));
  setup = read_setup (game, with, n_players, &error);
  steps = setup == NULL ? NULL : hk_setup_steps_list (game, setup, &error);
  if (steps == NULL)
    return hk_cli_refuse (error, NULL);
  for (guint i = 0; i < steps->len; i++)
    {
      HkSetupStep *step = g_ptr_array_index (steps, i);
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "id", step->id);
      json_object_set_string_member (object, "group", step->group);
      if (step->count > 0)
        json_object_set_int_member (object, "count", step->count);
      json_object_set_string_member (object, "title", step->title);
      if (step->shares != NULL)
        json_object_set_string_member (object, "shares", step->shares);
      json_object_set_string_member (object, "text", step->text);
      if (step->rule != NULL)
        json_object_set_string_member (object, "rule", step->rule);
      json_array_add_object_element (array, object);
    }
  json_node_init_array (node, array);
  hk_cli_print_json (node);
  return HK_CLI_DONE;
}
