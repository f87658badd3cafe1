/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-component.h"
#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "hk-cz-pack-kinds.h"
#include "hk-cz-pack.h"

/* Components of a pack, as its schema has them, and the records of the table. */

static const HkComponentField weather_fields[] = {
  { "id", "id", HK_COMPONENT_OPTION, 0, 0 },
  { "name", "name", HK_COMPONENT_OPTION, 0, 0 },
  { "dawn-melee", "dawn-melee", HK_COMPONENT_NUMBER, -9, 9 },
  { "dawn-close", "dawn-close", HK_COMPONENT_NUMBER, -9, 9 },
  { "dawn-medium", "dawn-medium", HK_COMPONENT_NUMBER, -9, 9 },
  { "dawn-long", "dawn-long", HK_COMPONENT_NUMBER, -9, 9 },
  { "day-melee", "day-melee", HK_COMPONENT_NUMBER, -9, 9 },
  { "day-close", "day-close", HK_COMPONENT_NUMBER, -9, 9 },
  { "day-medium", "day-medium", HK_COMPONENT_NUMBER, -9, 9 },
  { "day-long", "day-long", HK_COMPONENT_NUMBER, -9, 9 },
  { "night-melee", "night-melee", HK_COMPONENT_NUMBER, -9, 9 },
  { "night-close", "night-close", HK_COMPONENT_NUMBER, -9, 9 },
  { "night-medium", "night-medium", HK_COMPONENT_NUMBER, -9, 9 },
  { "night-long", "night-long", HK_COMPONENT_NUMBER, -9, 9 },
  { "dawn-rain", "dawn-rain", HK_COMPONENT_FLAG, 0, 1 },
  { "day-rain", "day-rain", HK_COMPONENT_FLAG, 0, 1 },
  { "night-rain", "night-rain", HK_COMPONENT_FLAG, 0, 1 },
};

static const HkComponentField card_fields[] = {
  { "id", "id", HK_COMPONENT_OPTION, 0, 0 },
  { "type", "type", HK_COMPONENT_OPTION, 0, 0 },
  { "name", "name", HK_COMPONENT_OPTION, 0, 0 },
  { "zone", "zone", HK_COMPONENT_NUMBER, 1, 3 },
  { "hex", "hex", HK_COMPONENT_OPTION, 0, 0 },
  { "helmet", "helmet", HK_COMPONENT_FLAG, 0, 1 },
  { "distracted", "distracted", HK_COMPONENT_FLAG, 0, 1 },
  { "loot", "loot", HK_COMPONENT_FLAG, 0, 1 },
  { "move", "move", HK_COMPONENT_NUMBER, 0, 9 },
  { "push", "push", HK_COMPONENT_NUMBER, 0, 10 },
  { "carry", "carry", HK_COMPONENT_NUMBER, 0, 9 },
  { "infant", "infant", HK_COMPONENT_FLAG, 0, 1 },
};

static const HkComponentField gear_fields[] = {
  { "name", "name", HK_COMPONENT_OPTION, 0, 0 },
  { "deck", "deck", HK_COMPONENT_OPTION, 0, 0 },
  { "type", "type", HK_COMPONENT_OPTION, 0, 0 },
  { "weight", "weight", HK_COMPONENT_NUMBER, 0, 3 },
  { "supply", "supply", HK_COMPONENT_NUMBER, 0, 99 },
  { "supply-type", "supply-type", HK_COMPONENT_OPTION, 0, 0 },
  { "trade", "trade", HK_COMPONENT_NUMBER, 0, 99 },
  { "kill", "kill", HK_COMPONENT_NUMBER, 0, 10 },
  { "push", "push", HK_COMPONENT_NUMBER, 0, 10 },
  { "impale", "impale", HK_COMPONENT_NUMBER, 0, 10 },
  { "close", "at-close", HK_COMPONENT_NUMBER, 0, 10 },
  { "medium", "at-medium", HK_COMPONENT_NUMBER, 0, 10 },
  { "long", "at-long", HK_COMPONENT_NUMBER, 0, 10 },
  { "loud", "loud", HK_COMPONENT_FLAG, 0, 1 },
  { "semi", "semi", HK_COMPONENT_FLAG, 0, 1 },
  { "rapid", "rapid", HK_COMPONENT_FLAG, 0, 1 },
  { "jam", "jam", HK_COMPONENT_NUMBER, -1, 9 },
  { "armour", "armour", HK_COMPONENT_NUMBER, 0, 4 },
  { "stake", "stake", HK_COMPONENT_FLAG, 0, 1 },
  { "food", "food", HK_COMPONENT_OPTION, 0, 0 },
  { "scouting", "scouting", HK_COMPONENT_FLAG, 0, 1 },
};

/* What a Human Enemy has besides what it attacks with. */
static const HkComponentField human_fields[] = {
  { "name", "name", HK_COMPONENT_OPTION, 0, 0 },
  { "kill", "kill", HK_COMPONENT_NUMBER, 0, 10 },
  { "close", "at-close", HK_COMPONENT_NUMBER, 0, 10 },
  { "medium", "at-medium", HK_COMPONENT_NUMBER, 0, 10 },
  { "long", "at-long", HK_COMPONENT_NUMBER, 0, 10 },
  { "move", "move", HK_COMPONENT_NUMBER, 0, 9 },
  { "text", "text", HK_COMPONENT_OPTION, 0, 0 },
  { "loot", "spoils", HK_COMPONENT_OPTION, 0, 0 },
};

static const HkComponentField illness_fields[] = {
  { "name", "name", HK_COMPONENT_OPTION, 0, 0 },
  { "rolls", "rolls", HK_COMPONENT_NUMBER, -5, 0 },
  { "carry", "carry", HK_COMPONENT_NUMBER, -5, 0 },
  { "move", "move", HK_COMPONENT_NUMBER, -5, 0 },
  { "text", "text", HK_COMPONENT_OPTION, 0, 0 },
};

static const char * const encounter_types[] = { "zombie", "fast", "slow", "rigored", "dog", "human-enemies", "ally", "dependant", "fire", NULL };
static const char * const loot_types[] = {
  "blade", "club", "stake", "pistol", "rifle", "shotgun", "bow", "food", "armour", "tool", "ammo", "backpack", "other", NULL
};

/* What is not known is not 0. */
static void
prepare_gear (gpointer record)
{
  g_object_set (record, "jam", -1, "weight", -1, NULL);
}

/* Supply that nobody has told is left blank. */
static void
tell_gear (gpointer    record,
           JsonObject *component)
{
  HkCzGear *gear = record;

  if (gear->supply == 0 && !hk_cz_gear_knows_supply (gear))
    json_object_remove_member (component, "supply");
}

#define LIST(member) G_STRUCT_OFFSET (HkCzTable, member)
#define FIELDS(fields) fields, G_N_ELEMENTS (fields)

static const HkCzPackKind kinds[] = {
  { "weather", N_("A Weather card"), hk_cz_weather_get_type, "id", NULL, FIELDS (weather_fields), LIST (weathers), G_STRUCT_OFFSET (HkCzWeather, id) },
  { "encounter", N_("An Encounter card"), hk_cz_card_get_type, "id", encounter_types, FIELDS (card_fields), LIST (cards), G_STRUCT_OFFSET (HkCzCard, id) },
  { "loot", N_("Loot"), hk_cz_gear_get_type, "name", loot_types, FIELDS (gear_fields), LIST (gears), G_STRUCT_OFFSET (HkCzGear, name), .prepare = prepare_gear, .tell = tell_gear },
  { "sick", N_("A Sick card"), hk_cz_illness_get_type, "name", NULL, FIELDS (illness_fields), LIST (illnesses), G_STRUCT_OFFSET (HkCzIllness, name) },
};

static const HkCzPackKind *
find_kind (const char *kind)
{
  const HkCzPackKind *places[] = { &hk_cz_location_kind, &hk_cz_character_kind };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_str_equal (kinds[i].kind, kind))
      return &kinds[i];
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (g_str_equal (places[i]->kind, kind))
      return places[i];
  g_return_val_if_reached (NULL);
}

static gboolean
check_key (JsonObject *component,
           const char *member,
           const char *what,
           GError    **error)
{
  if (hk_component_get_option (component, member) != NULL)
    return TRUE;
  /* Translators: %s: a kind of card; %s: a field. */
  return hk_error_fail (error, HK_ERROR_FORMAT, _("%s of the pack has no “%s”."), what, member);
}

static gboolean
check_type (JsonObject         *component,
            const char * const *types,
            const char         *what,
            GError            **error)
{
  const char *text = hk_component_get_option (component, "type");

  if (types == NULL || (text != NULL && g_strv_contains (types, text)))
    return TRUE;
  /* Translators: %s: a kind of card; %s: a field; %s: what stands in it. */
  return hk_error_fail (error, HK_ERROR_FORMAT, _("%s of the pack has the “%s” “%s”, which there is not."), what, "type", text == NULL ? "" : text);
}

/* Returns (transfer full) (nullable): its record: a Weather card, the face of an Encounter, a kind of Loot, an illness, a Location that
 * lies nowhere yet or a Character without Loot. Errors: %HK_ERROR_FORMAT or %HK_ERROR_PARAMETER.
 * @kind: "weather", "encounter", "loot", "sick", "location" or "character" */
gpointer
hk_cz_pack_read (const char *kind,
                 JsonObject *component,
                 GError    **error)
{
  const HkCzPackKind *found = find_kind (kind);
  g_autoptr (GObject) record = g_object_new (found->type (), NULL);

  if (found->prepare != NULL)
    found->prepare (record);
  if (!check_key (component, found->key, _(found->what), error) || !check_type (component, found->types, _(found->what), error)
      || !hk_component_fill (record, found->fields, found->n_fields, component, error)
      || (found->settle != NULL && !found->settle (record, component, error)))
    return NULL;
  return g_steal_pointer (&record);
}

/* Returns (transfer full): the component of a record, without the numbers that are not known.
 * @kind: as in hk_cz_pack_read() */
JsonObject *
hk_cz_pack_tell (const char *kind,
                 gpointer    record)
{
  const HkCzPackKind *found = find_kind (kind);
  JsonObject *component = hk_component_tell (record, found->fields, found->n_fields);

  for (guint i = 0; i < found->n_fields; i++)
    {
      int value = 0;

      if (found->fields[i].kind != HK_COMPONENT_NUMBER)
        continue;
      g_object_get (record, found->fields[i].property, &value, NULL);
      if (value < found->fields[i].minimum)
        json_object_remove_member (component, found->fields[i].member);
    }
  if (found->tell != NULL)
    found->tell (record, component);
  return component;
}

typedef struct
{
  HkCzTable          *table;
  const HkCzPackKind *kind;
} Reading;

/* A firearm or a bow holds something: whose supply nobody has entered is not empty. */
static void
leave_open (HkCzGear   *gear,
            JsonObject *component)
{
  int supply = -1;

  hk_component_get_number (component, "supply", 0, 99, &supply, NULL);
  hk_record_set_boolean (gear, &gear->supply_unknown, supply < 0 && hk_cz_gear_is_ranged (gear));
}

/* Adds the record of a component to its list of the table; there once already, it is an error of the pack. */
static gboolean
add_record (JsonObject *component,
            gpointer    data,
            GError    **error)
{
  Reading *reading = data;
  HkRecordList *list = G_STRUCT_MEMBER (HkRecordList *, reading->table, reading->kind->list);
  g_autoptr (GObject) record = hk_cz_pack_read (reading->kind->kind, component, error);
  const char *key = hk_component_get_option (component, reading->kind->key);

  if (record == NULL)
    return FALSE;
  if (hk_record_list_find (list, reading->kind->key_offset, key) >= 0)
    return hk_error_fail (error, HK_ERROR_FORMAT, _("The pack has “%s” twice."), key);
  if (HK_IS_CZ_GEAR (record) && reading->table->edition >= HK_CZ_EDITION_PRINTED)
    leave_open ((HkCzGear *) record, component);
  hk_record_list_append (list, record);
  return TRUE;
}

/* A weapon brings its type, its noise and its supply to the Human Enemy who is armed with it. */
static void
arm (HkCzGear *gear,
     HkCzGear *weapon)
{
  if (weapon == NULL)
    return;
  hk_record_set_string (gear, &gear->type, weapon->type);
  hk_record_set_boolean (gear, &gear->loud, weapon->loud);
  hk_record_set_int (gear, &gear->supply, weapon->supply);
  hk_record_set_boolean (gear, &gear->supply_unknown, weapon->supply_unknown);
  hk_record_set_string (gear, &gear->supply_type, weapon->supply_type);
}

/* A Human Enemy is a card with how far it moves, and a gear with what its attacks need. */
static gboolean
apply_human (JsonObject *component,
             gpointer    data,
             GError    **error)
{
  HkCzTable *self = data;
  const char *name = hk_component_get_option (component, "name");
  g_autoptr (HkCzGear) gear = g_object_new (HK_TYPE_CZ_GEAR, "jam", -1, "deck", "human", "type", "other", NULL);
  g_autoptr (HkCzCard) card = NULL;
  int moves = 0;

  if (!check_key (component, "name", _("A Human Enemy"), error)
      || !hk_component_get_number (component, "move", 0, 9, &moves, error)
      || !hk_component_fill (gear, human_fields, G_N_ELEMENTS (human_fields), component, error))
    return FALSE;
  arm (gear, hk_cz_table_find_gear (self, hk_component_get_option (component, "armed")));
  card = g_object_new (HK_TYPE_CZ_CARD, "id", name, "type", "human", "name", name, "move", moves, "source", hk_component_get_source (component), NULL);
  if (hk_cz_table_find_gear (self, name) == NULL)
    hk_record_list_append (self->gears, gear);
  if (hk_cz_table_find_card (self, name) != NULL)
    return hk_error_fail (error, HK_ERROR_FORMAT, _("The pack has “%s” twice."), name);
  hk_record_list_append (self->cards, card);
  return TRUE;
}

/* Tells the table what a pack knows of Weather, Encounters, Human Enemies, Loot and Sick cards. Locations and
 * Characters are read when they are dealt. Returns whether every component is well formed. Errors: %HK_ERROR_FORMAT.
 * @pack: (nullable): lists of components by their kind */
gboolean
hk_cz_pack_apply (HkCzTable  *self,
                  HkMove     *move,
                  JsonObject *pack,
                  GError    **error)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      Reading reading = { self, &kinds[i] };

      if (!hk_content_for_each (pack, kinds[i].kind, add_record, &reading, error))
        return FALSE;
    }
  return hk_content_for_each (pack, "human-enemy", apply_human, self, error);
}

/* Hands what was told of a card to the owner’s pack.
 * @kind: as in hk_cz_pack_read() */
void
hk_cz_pack_learn (HkMove     *move,
                  const char *kind,
                  gpointer    record)
{
  g_autoptr (JsonObject) component = hk_cz_pack_tell (kind, record);

  hk_move_learn (move, kind, component);
}

/* Hands the owner’s pack what the Heroic Action of a survivor does, in the words of the group. */
void
hk_cz_pack_learn_heroic (HkMove       *move,
                         HkCzSurvivor *survivor)
{
  g_autoptr (JsonObject) component = json_object_new ();

  json_object_set_string_member (component, "name", survivor->heroic);
  json_object_set_string_member (component, "text", survivor->heroic_text);
  hk_move_learn (move, "heroic-action", component);
}

/* Hands the owner’s pack the number that the card of a Human Enemy prints for an attack.
 * @range: of the attack; that of melee in the same hex */
void
hk_cz_pack_learn_human (HkMove     *move,
                        const char *name,
                        HkCzRange   range,
                        int         target)
{
  static const char * const members[] = {
    [HK_CZ_RANGE_MELEE] = "kill", [HK_CZ_RANGE_CLOSE] = "close", [HK_CZ_RANGE_MEDIUM] = "medium", [HK_CZ_RANGE_LONG] = "long"
  };
  g_autoptr (JsonObject) component = json_object_new ();

  if (range >= G_N_ELEMENTS (members))
    return;
  json_object_set_string_member (component, "name", name);
  json_object_set_int_member (component, members[range], target);
  hk_move_learn (move, "human-enemy", component);
}
