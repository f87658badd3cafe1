/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-component.h"
#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
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

static gboolean
check_key (JsonObject *component,
           const char *member,
           const char *what,
           GError    **error)
{
  if (hk_component_get_option (component, member) != NULL)
    return TRUE;
  /* Translators: %s: a kind of card; %s: a field. */
  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s of the pack has no “%s”."), what, member);
  return FALSE;
}

static gboolean
check_choice (JsonObject         *component,
              const char         *member,
              const char * const *choices,
              const char         *what,
              GError            **error)
{
  const char *text = hk_component_get_option (component, member);

  if (text != NULL && g_strv_contains (choices, text))
    return TRUE;
  /* Translators: %s: a kind of card; %s: a field; %s: what stands in it. */
  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s of the pack has the “%s” “%s”, which there is not."), what, member,
               text == NULL ? "" : text);
  return FALSE;
}

/* Returns (transfer full) (nullable): the Weather card. Errors: %HK_ERROR_FORMAT. */
HkCzWeather *
hk_cz_pack_to_weather (JsonObject *component,
                       GError    **error)
{
  g_autoptr (HkCzWeather) weather = g_object_new (HK_TYPE_CZ_WEATHER, NULL);

  if (!check_key (component, "id", _("A Weather card"), error)
      || !hk_component_fill (weather, weather_fields, G_N_ELEMENTS (weather_fields), component, error))
    return NULL;
  return g_steal_pointer (&weather);
}

/* Returns (transfer full): a component of kind "weather". */
JsonObject *
hk_cz_pack_from_weather (HkCzWeather *weather)
{
  return hk_component_tell (weather, weather_fields, G_N_ELEMENTS (weather_fields));
}

/* Returns (transfer full) (nullable): the Encounter card. Errors: %HK_ERROR_FORMAT. */
HkCzCard *
hk_cz_pack_to_card (JsonObject *component,
                    GError    **error)
{
  static const char * const types[] = { "zombie", "fast", "slow", "rigored", "dog", "human-enemies", "ally", "dependant", "fire", NULL };
  g_autoptr (HkCzCard) card = g_object_new (HK_TYPE_CZ_CARD, NULL);

  if (!check_key (component, "id", _("An Encounter card"), error)
      || !check_choice (component, "type", types, _("An Encounter card"), error)
      || !hk_component_fill (card, card_fields, G_N_ELEMENTS (card_fields), component, error))
    return NULL;
  return g_steal_pointer (&card);
}

/* Returns (transfer full): a component of kind "encounter". */
JsonObject *
hk_cz_pack_from_card (HkCzCard *card)
{
  return hk_component_tell (card, card_fields, G_N_ELEMENTS (card_fields));
}

/* Returns (transfer full) (nullable): the kind of Loot. Errors: %HK_ERROR_FORMAT. */
HkCzGear *
hk_cz_pack_to_gear (JsonObject *component,
                    GError    **error)
{
  static const char * const types[] = {
    "blade", "club", "stake", "pistol", "rifle", "shotgun", "bow", "food", "armour", "tool", "ammo", "backpack", "other", NULL
  };
  g_autoptr (HkCzGear) gear = g_object_new (HK_TYPE_CZ_GEAR, "jam", -1, "weight", -1, NULL);

  if (!check_key (component, "name", _("Loot"), error)
      || !check_choice (component, "type", types, _("Loot"), error)
      || !hk_component_fill (gear, gear_fields, G_N_ELEMENTS (gear_fields), component, error))
    return NULL;
  return g_steal_pointer (&gear);
}

/* Returns (transfer full): a component of kind "loot". */
JsonObject *
hk_cz_pack_from_gear (HkCzGear *gear)
{
  JsonObject *component = hk_component_tell (gear, gear_fields, G_N_ELEMENTS (gear_fields));

  if (gear->weight < 0)
    json_object_remove_member (component, "weight");
  return component;
}

/* Returns (transfer full) (nullable): the Sick card. Errors: %HK_ERROR_FORMAT. */
HkCzIllness *
hk_cz_pack_to_illness (JsonObject *component,
                       GError    **error)
{
  g_autoptr (HkCzIllness) illness = g_object_new (HK_TYPE_CZ_ILLNESS, NULL);

  if (!check_key (component, "name", _("A Sick card"), error)
      || !hk_component_fill (illness, illness_fields, G_N_ELEMENTS (illness_fields), component, error))
    return NULL;
  return g_steal_pointer (&illness);
}

/* Returns (transfer full): a component of kind "sick". */
JsonObject *
hk_cz_pack_from_illness (HkCzIllness *illness)
{
  return hk_component_tell (illness, illness_fields, G_N_ELEMENTS (illness_fields));
}

/* Adds a record to a list of the table unless its key is there already, which is an error of the pack. */
static gboolean
add_once (GListStore *store,
          gpointer    taken_record,
          gboolean    there,
          const char *key,
          GError    **error)
{
  g_autoptr (GObject) record = taken_record;

  if (record == NULL)
    return FALSE;
  if (there)
    return hk_error_fail (error, HK_ERROR_FORMAT, _("The pack has “%s” twice."), key);
  g_list_store_append (store, record);
  return TRUE;
}

static gboolean
apply_weather (JsonObject *component,
               gpointer    data,
               GError    **error)
{
  HkCzTable *self = data;
  const char *id = hk_component_get_option (component, "id");

  return add_once (self->weathers, hk_cz_pack_to_weather (component, error), hk_cz_table_find_weather (self, id) != NULL, id, error);
}

static gboolean
apply_card (JsonObject *component,
            gpointer    data,
            GError    **error)
{
  HkCzTable *self = data;
  const char *id = hk_component_get_option (component, "id");

  return add_once (self->cards, hk_cz_pack_to_card (component, error), hk_cz_table_find_card (self, id) != NULL, id, error);
}

static gboolean
apply_loot (JsonObject *component,
            gpointer    data,
            GError    **error)
{
  HkCzTable *self = data;
  const char *name = hk_component_get_option (component, "name");

  return add_once (self->gears, hk_cz_pack_to_gear (component, error), hk_cz_table_find_gear (self, name) != NULL, name, error);
}

static gboolean
apply_sick (JsonObject *component,
            gpointer    data,
            GError    **error)
{
  HkCzTable *self = data;
  const char *name = hk_component_get_option (component, "name");

  return add_once (self->illnesses, hk_cz_pack_to_illness (component, error), hk_cz_table_find_illness (self, name) != NULL, name, error);
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
  HkCzCard *card;
  int moves = 0;

  if (!check_key (component, "name", _("A Human Enemy"), error)
      || !hk_component_get_number (component, "move", 0, 9, &moves, error)
      || !hk_component_fill (gear, human_fields, G_N_ELEMENTS (human_fields), component, error))
    return FALSE;
  arm (gear, hk_cz_table_find_gear (self, hk_component_get_option (component, "armed")));
  card = g_object_new (HK_TYPE_CZ_CARD, "id", name, "type", "human", "name", name, "move", moves, "source", hk_component_get_source (component), NULL);
  if (hk_cz_table_find_gear (self, name) == NULL)
    g_list_store_append (self->gears, gear);
  return add_once (self->cards, card, hk_cz_table_find_card (self, name) != NULL, name, error);
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

  return hk_content_for_each (pack, "weather", apply_weather, self, error)
         && hk_content_for_each (pack, "encounter", apply_card, self, error)
         && hk_content_for_each (pack, "loot", apply_loot, self, error)
         && hk_content_for_each (pack, "human-enemy", apply_human, self, error)
         && hk_content_for_each (pack, "sick", apply_sick, self, error);
}

/* Hands what was told to the owner’s pack.
 * @kind: the kind of the component
 * @taken_component: (transfer full): what was told of it */
void
hk_cz_pack_learn (HkMove     *move,
                  const char *kind,
                  JsonObject *taken_component)
{
  g_autoptr (JsonObject) component = taken_component;

  hk_move_learn (move, kind, component);
}
