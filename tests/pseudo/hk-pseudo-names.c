/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/moves/hk-game.h"
#include "hk-pseudo-names.h"
#include "hk-pseudo.h"

/* What is the same in every language: the names of people, and what is printed on cards. */

/* Whom the pictures show playing, and what they call their evenings. */
static const char * const people[] = {
  "Abe", "Ann", "Bo", "Cleo", "Cy", "Dan", "Dee", "Eve", "Finn", "Fire Axe", "Flare", "Lead Pipe", "Friday night", "New Year’s Eve", "Rain, finally", "Grandmother", "Flo", "Gus", "The Mall", "The Docks", "Hordekeeper",
  "Doors open", "Fuel for the helicopter", "Reach the vault", "Bly Tanaka", "Burt Cummings", "Chambers", "Kate Ward", "Lilly",
  "Friday Couple", "Snow", "red, green, blue", "Raider", "Oil Lamp", "Fog", "North gate", "Fountain", "Car park", "Mr. Roth", "Kate", "Timmy", "Martin", "Scott Ward", "Mikey Guzman", "Marianne Peters",
  "Maria Cruz", "Ludwig Dieter", "Cruz", "Dieter", "Guzman", "Peters", "Scott", "Vanderohe", "Cummings", "Tanaka", "Lilly", "Chambers", "Coyote", "Geeta", "Olympus Hotel", "the Boulevard", "The Boulevard", "Boulevard", "Casino", "Pool", "Gate", "Roof", "the lobby", "The lobby",
};

/* What has letters and is the same in every language, the longest first. */
static GPtrArray *names;

static int
compare_lengths (gconstpointer a,
                 gconstpointer b)
{
  return (int) strlen (*(const char **) b) - (int) strlen (*(const char **) a);
}

/* What is printed on a card, and what a card is known by. */
static const char * const printed[] = { "heroic", "loot", "name", "reverse", "supply-type", NULL };

/* The same, and what somebody types or names. */
static const char * const typed[] = { "heroic", "hex", "id", "loot", "mission", "name", "reverse", "supply-type", "text", "token", NULL };

static void
gather_names (JsonNode           *node,
              const char * const *members)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (array); i++)
        gather_names (json_array_get_element (array, i), members);
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &member, &value))
        if (json_node_get_value_type (value) != G_TYPE_STRING || !g_strv_contains (members, member))
          gather_names (value, members);
        else if (strlen (json_node_get_string (value)) > 1)
          g_ptr_array_add (names, g_strdup (json_node_get_string (value)));
    }
}

/* Adds what is the same in every language of a script or of the cards that it is played with; hk_pseudo_gather_names() comes first. */
void
hk_pseudo_add_names (JsonNode *node)
{
  gather_names (node, typed);
  g_ptr_array_sort (names, compare_lengths);
}

/* Gathers them; before anything is asked for. */
void
hk_pseudo_gather_names (void)
{
  static const char * const files[] = { "components", "stand-in" };
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  names = g_ptr_array_new_with_free_func (g_free);
  for (gsize i = 0; i < G_N_ELEMENTS (people); i++)
    g_ptr_array_add (names, g_strdup (people[i]));
  for (guint i = 0; i < n_games; i++)
    {
      g_ptr_array_add (names, g_strdup (games[i]->title));
      for (gsize file = 0; file < G_N_ELEMENTS (files); file++)
        {
          g_autoptr (JsonNode) node = hk_content_has (games[i]->id, files[file])
                                      ? hk_content_load (games[i]->id, files[file], NULL) : NULL;

          if (node != NULL)
            gather_names (node, printed);
        }
    }
  g_ptr_array_sort (names, compare_lengths);
}

/* Returns whether nothing is left of @text besides names and what stands between them. */
gboolean
hk_pseudo_is_name (const char *text)
{
  g_autofree char *rest = g_strdup (text);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      char *found;

      while ((found = strstr (rest, name)) != NULL)
        memset (found, ' ', strlen (name));
    }
  return hk_pseudo_is_translated (rest);
}
