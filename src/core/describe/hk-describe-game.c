/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/moves/hk-common-moves.h"
#include "core/moves/hk-keep.h"
#include "hk-describe.h"

/* What a game takes: its setup, its moves and its calculators, with their parameters. */

static const char * const type_names[] = {
  [HK_PARAM_INT] = "int",
  [HK_PARAM_BOOLEAN] = "boolean",
  [HK_PARAM_STRING] = "string",
  [HK_PARAM_INTS] = "ints",
  [HK_PARAM_STRINGS] = "strings",
  [HK_PARAM_OBJECT] = "object",
  [HK_PARAM_ANY] = "any",
};

/* Returns (transfer full): an object with its name, title, type, range, choices and what it means. */
JsonObject *
hk_param_describe (const HkParamSpec *param)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "name", param->name);
  json_object_set_string_member (object, "type", type_names[param->type]);
  json_object_set_boolean_member (object, "required", param->required);
  if (param->type == HK_PARAM_INT || param->type == HK_PARAM_INTS)
    {
      json_object_set_int_member (object, "minimum", param->minimum);
      json_object_set_int_member (object, "maximum", param->maximum);
    }
  if (param->choices != NULL)
    {
      JsonArray *choices = json_array_new ();

      for (guint i = 0; param->choices[i] != NULL; i++)
        json_array_add_string_element (choices, param->choices[i]);
      json_object_set_array_member (object, "choices", choices);
    }
  if (param->title != NULL)
    json_object_set_string_member (object, "title", _(param->title));
  if (param->summary != NULL)
    json_object_set_string_member (object, "summary", _(param->summary));
  return object;
}

static JsonArray *
describe_params (const HkParamSpec *params,
                 guint              n_params)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n_params; i++)
    json_array_add_object_element (array, hk_param_describe (&params[i]));
  return array;
}

static void
describe_moves (JsonArray        *array,
                const HkMoveSpec *moves,
                guint             n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    {
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "name", moves[i].name);
      json_object_set_string_member (object, "title", _(moves[i].title));
      if (moves[i].rule != NULL)
        json_object_set_string_member (object, "rule", moves[i].rule);
      json_object_set_array_member (object, "params", describe_params (moves[i].params, moves[i].n_params));
      json_array_add_object_element (array, object);
    }
}

static JsonArray *
describe_house_rules (const HkGameSpec *game)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < game->n_house_rules; i++)
    {
      JsonObject *object = json_object_new ();

      json_object_set_string_member (object, "id", game->house_rules[i].id);
      json_object_set_string_member (object, "title", _(game->house_rules[i].title));
      json_object_set_string_member (object, "rule", game->house_rules[i].rule);
      json_array_add_object_element (array, object);
    }
  return array;
}

/* Returns (transfer full): an object with its setup options, moves, calculators and components. */
JsonNode *
hk_game_describe (const HkGameSpec *game)
{
  g_autoptr (JsonObject) object = json_object_new ();
  g_autoptr (JsonNode) schema = hk_content_load (game->id, "pack-schema", NULL);
  JsonArray *moves = json_array_new ();
  JsonArray *calculators = json_array_new ();

  json_object_set_string_member (object, "id", game->id);
  json_object_set_string_member (object, "title", game->title);
  json_object_set_string_member (object, "tagline", _(game->tagline));
  json_object_set_int_member (object, "min-players", game->min_players);
  json_object_set_int_member (object, "max-players", game->max_players);
  json_object_set_array_member (object, "options", describe_params (game->options, game->n_options));
  json_object_set_array_member (object, "house-rules", describe_house_rules (game));
  if (game->keep != NULL)
    json_object_set_object_member (object, "keep", hk_keep_describe (game->keep));
  describe_moves (moves, game->moves, game->n_moves);
  describe_moves (moves, hk_common_moves, hk_n_common_moves);
  json_object_set_array_member (object, "moves", moves);
  for (guint i = 0; i < game->n_calculators; i++)
    {
      JsonObject *calculator = json_object_new ();

      json_object_set_string_member (calculator, "name", game->calculators[i].name);
      json_object_set_string_member (calculator, "title", _(game->calculators[i].title));
      json_object_set_array_member (calculator, "params",
                                    describe_params (game->calculators[i].params, game->calculators[i].n_params));
      json_array_add_object_element (calculators, calculator);
    }
  json_object_set_array_member (object, "calculators", calculators);
  if (schema != NULL)
    json_object_set_member (object, "components", g_steal_pointer (&schema));
  return json_node_init_object (json_node_alloc (), object);
}
