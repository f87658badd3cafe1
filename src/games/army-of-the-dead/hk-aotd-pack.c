/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-aotd-content.h"
#include "hk-aotd-pack.h"
#include "hk-aotd-skills.h"
#include "hk-aotd-words.h"
#include "hk-content.h"
#include "hk-error.h"

/* Components of a pack, as its schema has them, and the records of the table. */

static const char * const lines[] = { "blue", "yellow", "orange", "red" };

static const char *
text_of (JsonObject *component,
         const char *member)
{
  JsonNode *node = json_object_get_member (component, member);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
         ? json_node_get_string (node) : NULL;
}

static const char *
source_of (JsonObject *component)
{
  const char *source = text_of (component, "source");

  return source == NULL ? "owner" : source;
}

/* A number within its range; 1 or 0 for a truth value. */
static gboolean
number_of (JsonObject *component,
           const char *member,
           int         minimum,
           int         maximum,
           int        *value,
           GError    **error)
{
  JsonNode *node = json_object_get_member (component, member);

  if (node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    {
      *value = json_node_get_boolean (node);
      return TRUE;
    }
  if (node == NULL)
    {
      *value = minimum;
      return TRUE;
    }
  return hk_content_int (component, member, _("the pack"), minimum, maximum, value, error);
}

/* The members of @component that are texts, without those left out. */
static void
set_text (JsonObject *component,
          const char *member,
          const char *value)
{
  if (value != NULL && value[0] != '\0')
    json_object_set_string_member (component, member, value);
}

/**
 * hk_aotd_pack_to_spawn_card:
 * @deck: "zombie" or "zeus"
 * @component: a component of kind "zombie-card" or "zeus-order"
 * @error: return location for %HK_ERROR_FORMAT
 *
 * Returns: (transfer full) (nullable): the card
 */
HkAotdSpawnCard *
hk_aotd_pack_to_spawn_card (const char *deck,
                            JsonObject *component,
                            GError    **error)
{
  static const char * const types[] = { "shambler", "alpha", "valentine", "queen", "zeus", "none", NULL };
  g_autoptr (HkAotdSpawnCard) card = NULL;
  const char *id = text_of (component, "id");
  const char *type = text_of (component, "type");
  int counts[4];

  if (id == NULL || type == NULL || !g_strv_contains (types, type))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("A Zombie card of the pack is not well formed."));
      return NULL;
    }
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    if (!number_of (component, lines[i], 0, 30, &counts[i], error))
      return NULL;
  card = g_object_new (HK_TYPE_AOTD_SPAWN_CARD,
                       "card", id, "deck", deck, "type", type,
                       "blue", counts[0], "yellow", counts[1], "orange", counts[2], "red", counts[3],
                       "activates", text_of (component, "activates"), "text", text_of (component, "text"),
                       "source", source_of (component), NULL);
  return g_steal_pointer (&card);
}

/**
 * hk_aotd_pack_from_spawn_card:
 * @card: a card
 *
 * Returns: (transfer full): a component of kind "zombie-card" or "zeus-order"
 */
JsonObject *
hk_aotd_pack_from_spawn_card (HkAotdSpawnCard *card)
{
  JsonObject *component = json_object_new ();
  const int counts[] = { card->blue, card->yellow, card->orange, card->red };

  json_object_set_string_member (component, "id", card->card);
  json_object_set_string_member (component, "type", card->type);
  for (guint i = 0; i < G_N_ELEMENTS (lines); i++)
    json_object_set_int_member (component, lines[i], counts[i]);
  set_text (component, "activates", card->activates);
  set_text (component, "text", card->text);
  json_object_set_string_member (component, "source", "owner");
  return component;
}

/* What nobody has told of a weapon is not taken for 0: without these it cannot be used. */
static gboolean
check_known (JsonObject *component,
             const char *kind,
             const char *member,
             GError    **error)
{
  const gboolean rolled = g_str_equal (member, "dice") || g_str_equal (member, "accuracy");

  if (json_object_has_member (component, member) || (!g_str_equal (member, "damage") && (!rolled || g_str_equal (kind, "thrown"))))
    return TRUE;
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("Give the “%s” that the card of the weapon prints."), member);
  return FALSE;
}

/**
 * hk_aotd_pack_to_gear:
 * @component: a component of kind "weapon"
 * @error: return location for %HK_ERROR_FORMAT
 *
 * Returns: (transfer full) (nullable): the numbers of the weapon
 */
HkAotdGear *
hk_aotd_pack_to_gear (JsonObject *component,
                      GError    **error)
{
  static const char * const kinds[] = { "melee", "ranged", "thrown", NULL };
  static const struct
  {
    const char *member;
    int         minimum;
    int         maximum;
  } numbers[] = {
    { "minimum-range", 0, 9 }, { "maximum-range", 0, 9 }, { "dice", 0, 20 }, { "ammo-dice", 0, 9 }, { "accuracy", 2, 6 },
    { "damage", 0, 20 }, { "noisy", 0, 1 }, { "explosive", 0, 1 }, { "backpack", 0, 1 },
  };
  const char *id = text_of (component, "id");
  const char *kind = text_of (component, "kind");
  const char *skill = text_of (component, "skill");
  int values[G_N_ELEMENTS (numbers)];

  if (id == NULL || kind == NULL || !g_strv_contains (kinds, kind))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("A weapon of the pack is not well formed."));
      return NULL;
    }
  if (skill != NULL && skill[0] != '\0' && !hk_aotd_skill_check (skill, error))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    if (!check_known (component, kind, numbers[i].member, error) ||
        !number_of (component, numbers[i].member, numbers[i].minimum, numbers[i].maximum, &values[i], error))
      return NULL;
  return g_object_new (HK_TYPE_AOTD_GEAR,
                       "card", id, "kind", kind, "minimum-range", values[0], "maximum-range", values[1], "dice", values[2],
                       "ammo-dice", values[3], "accuracy", values[4], "damage", values[5], "noisy", values[6] != 0,
                       "explosive", values[7] != 0, "backpack", values[8] != 0,
                       "skill", skill == NULL || skill[0] == '\0' ? NULL : skill, "source", source_of (component), NULL);
}

/**
 * hk_aotd_pack_from_gear:
 * @gear: the numbers of a weapon
 *
 * Returns: (transfer full): a component of kind "weapon"
 */
JsonObject *
hk_aotd_pack_from_gear (HkAotdGear *gear)
{
  JsonObject *component = json_object_new ();

  json_object_set_string_member (component, "id", gear->card);
  json_object_set_string_member (component, "kind", gear->kind);
  json_object_set_int_member (component, "minimum-range", gear->minimum_range);
  json_object_set_int_member (component, "maximum-range", gear->maximum_range);
  json_object_set_int_member (component, "dice", gear->dice);
  json_object_set_int_member (component, "ammo-dice", gear->ammo_dice);
  json_object_set_int_member (component, "accuracy", gear->accuracy);
  json_object_set_int_member (component, "damage", gear->damage);
  json_object_set_int_member (component, "noisy", gear->noisy);
  json_object_set_int_member (component, "explosive", gear->explosive);
  json_object_set_int_member (component, "backpack", gear->backpack);
  set_text (component, "skill", gear->skill);
  json_object_set_string_member (component, "source", "owner");
  return component;
}

/**
 * hk_aotd_pack_to_vault:
 * @component: a component of kind "vault-card"
 * @error: return location for %HK_ERROR_FORMAT
 *
 * Returns: (transfer full) (nullable): a record with card, specialty and bonus
 */
HkAotdVault *
hk_aotd_pack_to_vault (JsonObject *component,
                       GError    **error)
{
  const char *name = text_of (component, "name");

  if (name == NULL || text_of (component, "specialty") == NULL || text_of (component, "bonus") == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("A Vault card of the pack is not well formed."));
      return NULL;
    }
  return g_object_new (HK_TYPE_AOTD_VAULT, "card", name, "specialty", text_of (component, "specialty"),
                       "bonus", text_of (component, "bonus"), "source", source_of (component), NULL);
}

/**
 * hk_aotd_pack_from_vault:
 * @vault: a record with card, specialty and bonus
 *
 * Returns: (transfer full): a component of kind "vault-card"
 */
JsonObject *
hk_aotd_pack_from_vault (HkAotdVault *vault)
{
  JsonObject *component = json_object_new ();

  set_text (component, "name", vault->card);
  set_text (component, "specialty", vault->specialty);
  set_text (component, "bonus", vault->bonus);
  json_object_set_string_member (component, "source", "owner");
  return component;
}

typedef struct
{
  const char *key;
  const char *value;
  JsonObject *found;
} Search;

static gboolean
is_not_sought (JsonObject *component,
               gpointer    data,
               GError    **error)
{
  Search *search = data;

  if (g_strcmp0 (text_of (component, search->key), search->value) == 0)
    search->found = component;
  return search->found == NULL;
}

/**
 * hk_aotd_pack_find:
 * @pack: (nullable): lists of components by their kind
 * @kind: a kind of the schema
 * @key: the member that tells components apart
 * @value: what it has to be
 *
 * Returns: (transfer none) (nullable): the component
 */
JsonObject *
hk_aotd_pack_find (JsonObject *pack,
                   const char *kind,
                   const char *key,
                   const char *value)
{
  Search search = { key, value, NULL };

  hk_content_for_each (pack, kind, is_not_sought, &search, NULL);
  return search.found;
}

/**
 * hk_aotd_pack_tell_survivor:
 * @pack: (nullable): lists of components by their kind
 * @survivor: a Survivor whose id is set
 *
 * Tells a Survivor all that the pack knows of the ID card. The specialty that the rulebook prints is known
 * without a pack. Skills that are no Skills of the rulebook stay unknown.
 */
void
hk_aotd_pack_tell_survivor (JsonObject     *pack,
                            HkAotdSurvivor *survivor)
{
  const HkAotdSurvivorFacts *facts = hk_aotd_content_find_survivor (survivor->id);
  JsonObject *component = hk_aotd_pack_find (pack, "survivor", "id", survivor->id);
  char **skills[] = { &survivor->blue, &survivor->yellow, &survivor->orange_1, &survivor->orange_2,
                      &survivor->red_1, &survivor->red_2, &survivor->red_3 };
  static const char * const members[] = { "blue", "yellow", "orange-1", "orange-2", "red-1", "red-2", "red-3" };
  const char *specialties[3] = { facts == NULL ? NULL : facts->specialty, NULL, NULL };

  if (component != NULL)
    {
      const char *second = text_of (component, "specialty-2");

      specialties[0] = text_of (component, "specialty");
      specialties[1] = specialties[0] == NULL || g_strcmp0 (second, "none") == 0 ? NULL : second;
      for (guint i = 0; i < G_N_ELEMENTS (members); i++)
        {
          const char *skill = text_of (component, members[i]);

          hk_record_set_string (survivor, skills[i], skill != NULL && hk_aotd_skill_check (skill, NULL) ? skill : NULL);
        }
      hk_record_set_string (survivor, &survivor->source, source_of (component));
    }
  hk_record_set_strv (survivor, &survivor->specialties, specialties[0] == NULL ? NULL : specialties);
}

/**
 * hk_aotd_pack_list_equipment:
 * @pack: (nullable): lists of components by their kind
 * @survivor: the id of a Survivor
 * @number: 1 or 2
 *
 * Returns: (transfer full) (nullable): the ids of the cards of a starting pack; the rulebook prints those of
 *   Martin
 */
GStrv
hk_aotd_pack_list_equipment (JsonObject *pack,
                             const char *survivor,
                             int         number)
{
  JsonObject *component = hk_aotd_pack_find (pack, "survivor", "id", survivor);
  const char *text = component == NULL ? NULL : text_of (component, number == 2 ? "pack-2" : "pack-1");
  GStrv ids;

  if (text == NULL && g_strcmp0 (survivor, "martin") == 0)
    text = number == 2 ? "desert-eagle,tnt" : "army-sniper-rifle,ammo-clip";
  if (text == NULL || text[0] == '\0')
    return NULL;
  ids = g_strsplit (text, ",", -1);
  for (guint i = 0; ids[i] != NULL; i++)
    g_strstrip (ids[i]);
  return ids;
}

/**
 * hk_aotd_pack_from_survivor:
 * @survivor: a Survivor
 *
 * Returns: (transfer full): a component of kind "survivor", with all that is known
 */
JsonObject *
hk_aotd_pack_from_survivor (HkAotdSurvivor *survivor)
{
  JsonObject *component = json_object_new ();
  const guint n = survivor->specialties == NULL ? 0 : g_strv_length (survivor->specialties);

  json_object_set_string_member (component, "id", survivor->id);
  if (n > 0)
    json_object_set_string_member (component, "specialty", survivor->specialties[0]);
  if (n > 1)
    json_object_set_string_member (component, "specialty-2", survivor->specialties[1]);
  set_text (component, "blue", survivor->blue);
  set_text (component, "yellow", survivor->yellow);
  set_text (component, "orange-1", survivor->orange_1);
  set_text (component, "orange-2", survivor->orange_2);
  set_text (component, "red-1", survivor->red_1);
  set_text (component, "red-2", survivor->red_2);
  set_text (component, "red-3", survivor->red_3);
  json_object_set_string_member (component, "source", "owner");
  return component;
}

static gboolean
apply_card (HkAotdTable *self,
            const char  *deck,
            JsonObject  *component,
            GError     **error)
{
  g_autoptr (HkAotdSpawnCard) card = hk_aotd_pack_to_spawn_card (deck, component, error);

  if (card == NULL)
    return FALSE;
  if (hk_aotd_table_find_spawn_card (self, deck, card->card) != NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("The pack has the card “%s” twice."), card->card);
      return FALSE;
    }
  g_list_store_append (self->spawn_cards, card);
  return TRUE;
}

static gboolean
apply_zombie_card (JsonObject *component,
                   gpointer    self,
                   GError    **error)
{
  return apply_card (self, "zombie", component, error);
}

static gboolean
apply_zeus_order (JsonObject *component,
                  gpointer    self,
                  GError    **error)
{
  return apply_card (self, "zeus", component, error);
}

static gboolean
apply_weapon (JsonObject *component,
              gpointer    self,
              GError    **error)
{
  g_autoptr (HkAotdGear) gear = hk_aotd_pack_to_gear (component, error);

  if (gear == NULL)
    return FALSE;
  g_list_store_append (HK_AOTD_TABLE (self)->gears, gear);
  return TRUE;
}

static gboolean
apply_vault_card (JsonObject *component,
                  gpointer    self,
                  GError    **error)
{
  g_autoptr (HkAotdVault) vault = hk_aotd_pack_to_vault (component, error);

  if (vault == NULL)
    return FALSE;
  g_list_store_append (HK_AOTD_TABLE (self)->vault_cards, vault);
  return TRUE;
}

/**
 * hk_aotd_pack_apply:
 * @self: a table
 * @pack: (nullable): lists of components by their kind
 * @error: return location for %HK_ERROR_FORMAT
 *
 * Tells the table what a pack knows of Zombie cards, Zeus Orders, weapons and Vault cards.
 *
 * Returns: whether every component is well formed
 */
gboolean
hk_aotd_pack_apply (HkAotdTable *self,
                    JsonObject  *pack,
                    GError     **error)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), FALSE);

  return hk_content_for_each (pack, "zombie-card", apply_zombie_card, self, error) &&
         hk_content_for_each (pack, "zeus-order", apply_zeus_order, self, error) &&
         hk_content_for_each (pack, "weapon", apply_weapon, self, error) &&
         hk_content_for_each (pack, "vault-card", apply_vault_card, self, error);
}
