/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "hk-daz-content.h"

#define GAME "dark-age-z"

typedef struct
{
  GArray *commanders;
  GArray *relics;
  GArray *bosses;
  GArray *missions;
} Facts;

/* The array of objects that the game's content holds under @member. */
static JsonArray *
list (const char *member)
{
  return json_object_get_array_member (hk_content_get (GAME, "components"), member);
}

static const char *
text (JsonObject *object,
      const char *member)
{
  return json_object_get_string_member_with_default (object, member, NULL);
}

static int
number (JsonObject *object,
        const char *member,
        int         fallback)
{
  return (int) json_object_get_int_member_with_default (object, member, fallback);
}

/* The global id of the rule of a component, kept for good. */
static const char *
rule_of (JsonObject *object)
{
  const char *rule = text (object, "rule");
  g_autofree char *global = rule == NULL ? NULL : g_strdup_printf (GAME "/%s", rule);

  return rule == NULL || strchr (rule, '/') != NULL ? rule : g_intern_string (global);
}

/* What an effect of a relic does, in a few words. */
static const char *
effect (JsonObject *relic,
        const char *letter)
{
  return text (json_object_get_object_member (json_object_get_object_member (relic, "effects"), letter), "text");
}

static GArray *
read_commanders (void)
{
  JsonArray *array = list ("commanders");
  GArray *items = g_array_new (FALSE, TRUE, sizeof (HkDazCommander));

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);
      JsonArray *zones = json_object_get_array_member (object, "zones");
      HkDazCommander item = {
        .id = text (object, "id"),
        .name = text (object, "name"),
        .attack = number (object, "attack", 0),
        .type = text (object, "type"),
        .rule = rule_of (object),
      };

      for (guint j = 0; j < json_array_get_length (zones); j++)
        item.zones |= 1u << json_array_get_int_element (zones, j);
      g_array_append_val (items, item);
    }
  return items;
}

static GArray *
read_relics (void)
{
  JsonArray *array = list ("relics");
  GArray *items = g_array_new (FALSE, TRUE, sizeof (HkDazRelic));

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);
      JsonNode *phases = json_object_get_member (object, "phases");
      HkDazRelic item = {
        .id = text (object, "id"),
        .name = text (object, "name"),
        .copies = (guint) number (object, "copies", 2),
        .effect_a = effect (object, "a"),
        .effect_b = effect (object, "b"),
        .rule = rule_of (object),
      };

      item.any_time = !JSON_NODE_HOLDS_ARRAY (phases);
      for (guint j = 0; !item.any_time && j < json_array_get_length (json_node_get_array (phases)); j++)
        {
          const int phase = (int) json_array_get_int_element (json_node_get_array (phases), j);

          item.planning |= phase == 1;
          item.rallying |= phase == 2;
        }
      g_array_append_val (items, item);
    }
  return items;
}

static GArray *
read_bosses (void)
{
  JsonArray *array = list ("bosses");
  GArray *items = g_array_new (FALSE, TRUE, sizeof (HkDazBoss));

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);
      HkDazBoss item = {
        .id = text (object, "id"),
        .name = text (object, "name"),
        .zombies = number (object, "zombies", 0),
        .hp = number (object, "hp", 0),
        .damage = number (object, "damage", 0),
        .speed = number (object, "speed", 0),
        .ability = text (object, "ability"),
        .rule = rule_of (object),
      };

      g_array_append_val (items, item);
    }
  return items;
}

static GArray *
read_missions (void)
{
  JsonArray *array = list ("missions");
  GArray *items = g_array_new (FALSE, TRUE, sizeof (HkDazMission));

  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);
      HkDazMission item = {
        .id = text (object, "id"),
        .title = text (object, "title"),
        .set = number (object, "set", 0),
        .type = text (object, "type"),
        .rule = rule_of (object),
      };

      g_array_append_val (items, item);
    }
  return items;
}

static const Facts *
get_facts (void)
{
  static Facts facts;
  static gsize ready = 0;

  if (g_once_init_enter (&ready))
    {
      facts.commanders = read_commanders ();
      facts.relics = read_relics ();
      facts.bosses = read_bosses ();
      facts.missions = read_missions ();
      g_once_init_leave (&ready, 1);
    }
  return &facts;
}

static gconstpointer
list_all (GArray *items,
          guint  *n)
{
  *n = items->len;
  return items->data;
}

/* The fact with that id, which is the first member of each; NULL when there is none. */
static gconstpointer
find (GArray     *items,
      const char *id)
{
  for (guint i = 0; i < items->len; i++)
    {
      const char * const *item = (gconstpointer) (items->data + i * g_array_get_element_size (items));

      if (g_strcmp0 (*item, id) == 0)
        return item;
    }
  return NULL;
}

/* Returns (array length=n): the commanders.
 * @n: (out): how many */
const HkDazCommander *
hk_daz_content_list_commanders (guint *n)
{
  return list_all (get_facts ()->commanders, n);
}

/* Returns (nullable): the commander. */
const HkDazCommander *
hk_daz_content_find_commander (const char *id)
{
  return find (get_facts ()->commanders, id);
}

/* Returns (array length=n): the relics, each name once.
 * @n: (out): how many */
const HkDazRelic *
hk_daz_content_list_relics (guint *n)
{
  return list_all (get_facts ()->relics, n);
}

/* Returns (nullable): the relic. */
const HkDazRelic *
hk_daz_content_find_relic (const char *id)
{
  return find (get_facts ()->relics, id);
}

/* Returns (array length=n): the bosses.
 * @n: (out): how many */
const HkDazBoss *
hk_daz_content_list_bosses (guint *n)
{
  return list_all (get_facts ()->bosses, n);
}

/* Returns (nullable): the boss. */
const HkDazBoss *
hk_daz_content_find_boss (const char *id)
{
  return find (get_facts ()->bosses, id);
}

/* Returns (array length=n): the missions.
 * @n: (out): how many */
const HkDazMission *
hk_daz_content_list_missions (guint *n)
{
  return list_all (get_facts ()->missions, n);
}

/* Returns (nullable): the mission. */
const HkDazMission *
hk_daz_content_find_mission (const char *id)
{
  return find (get_facts ()->missions, id);
}

/* Returns whether the commander fights in that zone.
 * @zone: 1 to 5 */
gboolean
hk_daz_commander_fits (const HkDazCommander *commander,
                       int                   zone)
{
  return (commander->zones & (1u << zone)) != 0;
}
