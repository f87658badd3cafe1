/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/moves/hk-table.h"
#include "hk-chance-setup.h"

/* What a group agrees on before a game, by chance: each option of the setup, house rules, and a box of which all is entered or a part. */

#define MOST_TRIES 500 /* until what was chosen goes together */

/* What is no number, no choice and no text: as JSON. */
static const struct
{
  const char *game;
  const char *option;
  const char *value;
} values[] = {
  { "army-of-the-dead", "survivors", "[\"scott\",\"cruz\",\"dieter\",\"vanderohe\",\"lilly\",\"kate\"]" },
  { "army-of-the-dead", "survivors", "[{\"id\":\"peters\",\"player\":0,\"pack\":2},{\"id\":\"tanaka\",\"player\":0},{\"id\":\"martin\",\"pack\":1},{\"id\":\"guzman\",\"player\":1,\"equipment\":[\"machete\",\"grenade\"],\"specialties\":[\"pilot\",\"mechanic\"]},{\"id\":\"chambers\"},{\"id\":\"cummings\",\"pack\":2}]" },
  { "army-of-the-dead", "spawns", "[{\"kind\":\"start\"},{\"kind\":\"blue\"},{\"kind\":\"green\"},{\"kind\":\"red\",\"from-round\":3},{\"kind\":\"zeus\"}]" },
  { "army-of-the-dead", "spawns", "[{\"name\":\"Lobby\"},{\"name\":\"Roof\",\"open\":false},{\"name\":\"Pool\",\"kind\":\"blue\",\"open\":true,\"from-round\":2}]" },
  { "army-of-the-dead", "spawns", "[{\"kind\":\"zeus\"}]" },
  { "army-of-the-dead", "abominations", "[\"valentine\",\"queen\"]" },
  { "army-of-the-dead", "abominations", "[\"zeus\"]" },
  { "army-of-the-dead", "required", "[\"pilot\"]" },
  { "army-of-the-dead", "required", "[\"bruiser\",\"stealthy\",\"mechanic\"]" },
  { "army-of-the-dead", "objectives", "[{\"name\":\"Keys\",\"colour\":\"blue\",\"opens\":\"blue\",\"adrenaline\":5},{\"name\":\"Fuel\",\"needed\":3,\"colour\":\"green\",\"opens\":\"green\"},{\"name\":\"Twelve\",\"needed\":12,\"kill-type\":\"shambler\"},{\"name\":\"Photo\",\"optional\":true,\"effect\":\"A laugh\"}]" },
  { "army-of-the-dead", "objectives", "[{\"name\":\"Alphas\",\"needed\":2,\"kill-type\":\"alpha\",\"adrenaline\":43},{\"name\":\"The King\",\"kill-type\":\"abomination\"}]" },
  { "army-of-the-dead", "personal", "[\"scott\",\"lilly\"]" },
  { "army-of-the-dead", "personal", "[{\"survivor\":\"cruz\",\"text\":\"Two of them\",\"kills\":2,\"kill-type\":\"shambler\",\"token\":\"A free move\"},{\"survivor\":\"dieter\",\"text\":\"The safe\"}]" },
  { "army-of-the-dead", "companions", "[{\"id\":\"kate\",\"skill\":\"Lucky\",\"leader\":0},{\"id\":\"chambers\",\"vital\":false}]" },
  { "army-of-the-dead", "companions", "[{\"id\":\"cummings\"}]" },
  { "card-z", "characters", "[\"Night Nurse\",\"Park Ranger\",\"Plumber\",\"Beekeeper\"]" },
  { "card-z", "characters", "[{\"name\":\"Punk Rock Girl\",\"move\":1,\"carry\":0,\"push\":9,\"skills\":\"hunting +1\",\"loot\":[\"Ka-Bar\"]},{\"name\":\"Nan\",\"player\":0,\"move\":4,\"push\":3,\"carry\":6}]" },
  { "card-z", "bases", "[\"alpha\",\"bravo\"]" },
  { "card-z", "bases", "[\"bravo\"]" },
  { "card-z", "bases", "[\"Church\",\"School\",\"alpha\",\"bravo\"]" },
  { "card-z", "locations", "[\"Alpha Base\",\"\",\"Bridge\",\"\",\"\",\"Gas Station\",\"Church\"]" },
  { "card-z", "whole-decks", "\"all\"" },
  { "dark-age-z", "commanders", "[\"lancelot\",\"alexander\",\"dracula\"]" },
  { "zombiez", "colours", "[\"Red\",\"Green\",\"Blue\"]" },
};

static int
pick (HkRandom *random,
      int       below)
{
  return (int) hk_random_below (random, (guint32) below);
}

/* Numbers at their edges, and in three of five cases such as a table has. */
static int
pick_number (HkRandom          *random,
             const HkParamSpec *spec)
{
  const int numbers[] = { spec->minimum, spec->maximum, MIN (spec->maximum, spec->minimum + 1) };

  return pick (random, 5) < 2 ? numbers[pick (random, G_N_ELEMENTS (numbers))] : spec->minimum + pick (random, MIN (spec->maximum - spec->minimum, 12) + 1);
}

/* Returns (transfer full) (nullable): one of the values of the table above. */
static JsonNode *
pick_value (HkRandom         *random,
            const HkGameSpec *game,
            const char       *option)
{
  const char *fitting[8] = { NULL };
  int n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (g_str_equal (values[i].game, game->id) && g_str_equal (values[i].option, option))
      fitting[n++] = values[i].value;
  return n == 0 ? NULL : json_from_string (fitting[pick (random, n)], NULL);
}

static JsonNode *
pick_house_rules (HkRandom         *random,
                  const HkGameSpec *game)
{
  g_autoptr (JsonObject) house = json_object_new ();
  const int one_in = 1 << pick (random, 4);

  for (guint i = 0; i < game->n_house_rules; i++)
    if (pick (random, one_in) == 0)
      json_object_set_boolean_member (house, game->house_rules[i].id, TRUE);
  return json_node_init_object (json_node_alloc (), house);
}

/* A component as somebody has typed it, now and then with a number that is 0 or 1. */
static JsonObject *
pick_component (HkRandom   *random,
                JsonObject *component)
{
  JsonObject *entered = json_object_new ();
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, component);
  while (json_object_iter_next_ordered (&iter, &member, &value))
    if (g_str_equal (member, "source"))
      json_object_set_string_member (entered, member, "owner");
    else if (JSON_NODE_HOLDS_VALUE (value) && json_node_get_value_type (value) == G_TYPE_INT64 && pick (random, 12) == 0)
      json_object_set_int_member (entered, member, pick (random, 2));
    else
      json_object_set_member (entered, member, json_node_copy (value));
  return entered;
}

/* Our invented values, or a part of them, as if they were those of the group's box. */
static JsonNode *
pick_pack (HkRandom         *random,
           const HkGameSpec *game)
{
  JsonObject *all = json_object_get_object_member (hk_content_get (game->id, "stand-in"), "components");
  g_autoptr (JsonObject) pack = json_object_new ();
  const int of_eight = 2 + pick (random, 7);
  JsonObjectIter iter;
  const char *kind;
  JsonNode *value;

  json_object_iter_init_ordered (&iter, all);
  while (json_object_iter_next_ordered (&iter, &kind, &value))
    {
      JsonArray *components = json_node_get_array (value);
      JsonArray *entered = json_array_new ();

      for (guint i = 0; i < json_array_get_length (components); i++)
        if (pick (random, 8) < of_eight)
          json_array_add_object_element (entered, pick_component (random, json_array_get_object_element (components, i)));
      json_object_set_array_member (pack, kind, entered);
    }
  return json_node_init_object (json_node_alloc (), pack);
}

/* Returns (transfer full) (nullable): what the group agrees on, or nothing. */
static JsonNode *
pick_option (HkRandom          *random,
             const HkGameSpec  *game,
             const HkParamSpec *option)
{
  JsonNode *node;

  if (g_str_equal (option->name, "house"))
    return pick_house_rules (random, game);
  if (g_str_equal (option->name, "pack") || pick (random, 2) == 0)
    return NULL;
  node = json_node_alloc ();
  if (option->choices != NULL)
    return json_node_init_string (node, option->choices[pick (random, (int) g_strv_length ((GStrv) option->choices))]);
  switch (option->type)
    {
    case HK_PARAM_INT:
      return json_node_init_int (node, pick_number (random, option));
    case HK_PARAM_BOOLEAN:
      return json_node_init_boolean (node, pick (random, 2));
    case HK_PARAM_STRING:
      return json_node_init_string (node, "As agreed");
    case HK_PARAM_INTS:
    case HK_PARAM_STRINGS:
    case HK_PARAM_OBJECT:
    case HK_PARAM_ANY:
    default:
      json_node_free (node);
      return pick_value (random, game, option->name);
    }
}

static JsonArray *
pick_players (HkRandom         *random,
              const HkGameSpec *game)
{
  static const char * const names[] = { "Ann", "Bo", "Cy", "Dee", "Eve", "Fay", "Gus", "Hal" };
  const int n = game->min_players + pick (random, game->max_players - game->min_players + 1);
  JsonArray *players = json_array_new ();

  for (int i = 0; i < n; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", names[i]);
      json_array_add_object_element (players, player);
    }
  return players;
}

static JsonObject *
pick_setup (const HkGameSpec *game,
            HkRandom         *random)
{
  JsonObject *setup = json_object_new ();

  json_object_set_array_member (setup, "players", pick_players (random, game));
  for (guint i = 0; i < game->n_options; i++)
    {
      JsonNode *value = pick_option (random, game, &game->options[i]);

      if (value != NULL)
        json_object_set_member (setup, game->options[i].name, value);
    }
  if (g_strcmp0 (json_object_get_string_member_with_default (setup, "components", NULL), "owner") == 0)
    json_object_set_member (setup, "pack", pick_pack (random, game));
  if (pick (random, 5) == 0)
    json_object_set_member (setup, "keep", hk_chance_setup_parts (game, random, (guint32) pick (random, 6)));
  return setup;
}

/* Returns (transfer full): what is kept of a game: as a whole in one of the ways, or part for part.
 * @way: 0 all of it, 1 the arithmetic, 2 the phases and the score, above that parts by chance */
JsonNode *
hk_chance_setup_parts (const HkGameSpec *game,
                       HkRandom         *random,
                       guint32           way)
{
  static const char * const ways[] = { "everything", "arithmetic", "phases" };
  g_autoptr (JsonArray) parts = json_array_new ();

  if (way < G_N_ELEMENTS (ways))
    return json_node_init_string (json_node_alloc (), ways[way]);
  for (guint i = 0; i < game->keep->n_parts; i++)
    if (hk_random_below (random, 2) == 0)
      json_array_add_string_element (parts, game->keep->parts[i].id);
  return json_node_init_array (json_node_alloc (), parts);
}

/* Returns (transfer full): a setup object with which the game can be laid out.
 * @seed: of the chance that lays it out */
JsonObject *
hk_chance_setup (const HkGameSpec *game,
                 HkRandom         *random,
                 guint64           seed)
{
  for (int i = 0; i < MOST_TRIES; i++)
    {
      g_autoptr (JsonObject) setup = pick_setup (game, random);
      g_autoptr (HkTable) table = hk_table_new (game, seed);
      g_autoptr (HkMove) move = hk_move_new ("setup", setup);

      if (hk_game_check_setup (game, setup, NULL) && hk_table_setup (table, move, NULL))
        return g_steal_pointer (&setup);
    }
  g_error ("%s cannot be laid out by chance", game->title);
}
