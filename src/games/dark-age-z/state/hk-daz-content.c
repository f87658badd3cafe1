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

/* A member of an object of the content and of the struct that keeps it.
 * @kind: 't' a text, 'n' a number, 'r' a rule, of which the global id is kept */
typedef struct
{
  const char *name;
  char        kind;
  gsize       offset;
} FactField;

#define TEXT(Type, member)   { #member, 't', G_STRUCT_OFFSET (Type, member) }
#define NUMBER(Type, member) { #member, 'n', G_STRUCT_OFFSET (Type, member) }
#define RULE(Type, member)   { #member, 'r', G_STRUCT_OFFSET (Type, member) }

static const FactField commander_fields[] = {
  TEXT (HkDazCommander, id), TEXT (HkDazCommander, name), NUMBER (HkDazCommander, attack), TEXT (HkDazCommander, type),
  RULE (HkDazCommander, rule),
};

static const FactField relic_fields[] = {
  TEXT (HkDazRelic, id), TEXT (HkDazRelic, name), NUMBER (HkDazRelic, copies), RULE (HkDazRelic, rule),
};

static const FactField boss_fields[] = {
  TEXT (HkDazBoss, id), TEXT (HkDazBoss, name), NUMBER (HkDazBoss, zombies), NUMBER (HkDazBoss, hp), NUMBER (HkDazBoss, damage),
  NUMBER (HkDazBoss, speed), TEXT (HkDazBoss, ability), RULE (HkDazBoss, rule),
};

static const FactField mission_fields[] = {
  TEXT (HkDazMission, id), TEXT (HkDazMission, title), NUMBER (HkDazMission, set), TEXT (HkDazMission, type), RULE (HkDazMission, rule),
};

static const char *
text (JsonObject *object,
      const char *member)
{
  return json_object_get_string_member_with_default (object, member, NULL);
}

static int
number (JsonObject *object,
        const char *member)
{
  return (int) json_object_get_int_member_with_default (object, member, 0);
}

/* The global id of the rule of a component, kept for good. */
static const char *
rule_of (JsonObject *object)
{
  const char *rule = text (object, "rule");
  g_autofree char *global = rule == NULL ? NULL : g_strdup_printf (GAME "/%s", rule);

  return rule == NULL || strchr (rule, '/') != NULL ? rule : g_intern_string (global);
}

/* The objects that the game's content holds under @member, each as a struct of @size bytes; @more reads what no field does. */
static GArray *
read_list (const char      *member,
           gsize            size,
           const FactField *fields,
           guint            n_fields,
           void           (*more) (JsonObject *object, gpointer item))
{
  JsonArray *array = json_object_get_array_member (hk_content_get (GAME, "components"), member);
  GArray *items = g_array_set_size (g_array_new (FALSE, TRUE, (guint) size), json_array_get_length (array));

  for (guint i = 0; i < items->len; i++)
    {
      JsonObject *object = json_array_get_object_element (array, i);
      char *item = items->data + i * size;

      for (guint j = 0; j < n_fields; j++)
        if (fields[j].kind == 'n')
          G_STRUCT_MEMBER (int, item, fields[j].offset) = number (object, fields[j].name);
        else
          G_STRUCT_MEMBER (const char *, item, fields[j].offset) = fields[j].kind == 'r' ? rule_of (object) : text (object, fields[j].name);
      if (more != NULL)
        more (object, item);
    }
  return items;
}

static void
read_zones (JsonObject *object,
            gpointer    item)
{
  JsonArray *zones = json_object_get_array_member (object, "zones");

  for (guint i = 0; i < json_array_get_length (zones); i++)
    ((HkDazCommander *) item)->zones |= 1u << json_array_get_int_element (zones, i);
}

/* What its effects do, in a few words, and when it can be played. */
static void
read_effects (JsonObject *object,
              gpointer    item)
{
  HkDazRelic *relic = item;
  JsonObject *effects = json_object_get_object_member (object, "effects");
  JsonNode *phases = json_object_get_member (object, "phases");

  relic->effect_a = text (json_object_get_object_member (effects, "a"), "text");
  relic->effect_b = text (json_object_get_object_member (effects, "b"), "text");
  relic->any_time = !JSON_NODE_HOLDS_ARRAY (phases);
  for (guint i = 0; !relic->any_time && i < json_array_get_length (json_node_get_array (phases)); i++)
    {
      const gint64 phase = json_array_get_int_element (json_node_get_array (phases), i);

      relic->planning |= phase == 1;
      relic->rallying |= phase == 2;
    }
}

static void
read_reward (JsonObject *object,
             gpointer    item)
{
  HkDazMission *mission = item;
  JsonObject *reward = json_object_get_object_member (object, "reward");
  const struct
  {
    const char *kind;
    int        *amount;
  } kinds[] = {
    { "victory-points", &mission->points },
    { "command-tokens", &mission->tokens },
    { "draw-army", &mission->cards },
    { "draw-relic", &mission->relics },
    { "reactivate", &mission->reactivations },
  };

  mission->points = number (reward, "victory-points");
  mission->most = number (reward, "most-per-day");
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (text (reward, "kind"), kinds[i].kind))
      *kinds[i].amount = number (reward, "amount");
}

static const Facts *
get_facts (void)
{
  static Facts facts;
  static gsize ready = 0;

  if (g_once_init_enter (&ready))
    {
      facts.commanders = read_list ("commanders", sizeof (HkDazCommander), commander_fields, G_N_ELEMENTS (commander_fields), read_zones);
      facts.relics = read_list ("relics", sizeof (HkDazRelic), relic_fields, G_N_ELEMENTS (relic_fields), read_effects);
      facts.bosses = read_list ("bosses", sizeof (HkDazBoss), boss_fields, G_N_ELEMENTS (boss_fields), NULL);
      facts.missions = read_list ("missions", sizeof (HkDazMission), mission_fields, G_N_ELEMENTS (mission_fields), read_reward);
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
