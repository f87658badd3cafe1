/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-component.h"
#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/state/hk-aotd-content.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-pack.h"

/* Components of a pack, as its schema has them, and the records of the table. */

static const char * const lines[] = { "blue", "yellow", "orange", "red" };

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

/* Returns (transfer full) (nullable): the card. Errors: %HK_ERROR_FORMAT.
 * @deck: "zombie" or "zeus"
 * @component: a component of kind "zombie-card" or "zeus-order" */
HkAotdSpawnCard *
hk_aotd_pack_to_spawn_card (const char *deck,
                            JsonObject *component,
                            GError    **error)
{
  static const char * const types[] = { "shambler", "alpha", "valentine", "queen", "zeus", "none", NULL };
  g_autoptr (HkAotdSpawnCard) card = NULL;
  const char *id = hk_component_get_text (component, "id");
  const char *type = hk_component_get_text (component, "type");
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
                       "activates", hk_component_get_text (component, "activates"), "text", hk_component_get_text (component, "text"),
                       "source", hk_component_get_source (component), NULL);
  return g_steal_pointer (&card);
}

/* Returns (transfer full): a component of kind "zombie-card" or "zeus-order". */
JsonObject *
hk_aotd_pack_from_spawn_card (HkAotdSpawnCard *card)
{
  static const HkComponentField fields[] = {
    { "id", "card", HK_COMPONENT_TEXT, 0, 0 },
    { "type", "type", HK_COMPONENT_TEXT, 0, 0 },
    { "blue", "blue", HK_COMPONENT_NUMBER, 0, 30 },
    { "yellow", "yellow", HK_COMPONENT_NUMBER, 0, 30 },
    { "orange", "orange", HK_COMPONENT_NUMBER, 0, 30 },
    { "red", "red", HK_COMPONENT_NUMBER, 0, 30 },
    { "activates", "activates", HK_COMPONENT_TEXT, 0, 0 },
    { "text", "text", HK_COMPONENT_TEXT, 0, 0 },
  };

  return hk_component_tell (card, fields, G_N_ELEMENTS (fields));
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
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, "%s",
               g_str_equal (member, "damage") ? _("Which Damage does the card of the weapon print?")
               : g_str_equal (member, "dice") ? _("How many dice does the card of the weapon print?")
                                              : _("Which Accuracy does the card of the weapon print?"));
  return FALSE;
}

/* Returns (transfer full) (nullable): the numbers of the weapon. Errors: %HK_ERROR_FORMAT.
 * @component: a component of kind "weapon" */
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
  const char *id = hk_component_get_text (component, "id");
  const char *kind = hk_component_get_text (component, "kind");
  const char *skill = hk_component_get_text (component, "skill");
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
                       "skill", skill == NULL || skill[0] == '\0' ? NULL : skill, "source", hk_component_get_source (component), NULL);
}

/* Returns (transfer full): a component of kind "weapon".
 * @gear: the numbers of a weapon */
JsonObject *
hk_aotd_pack_from_gear (HkAotdGear *gear)
{
  static const HkComponentField fields[] = {
    { "id", "card", HK_COMPONENT_TEXT, 0, 0 },
    { "kind", "kind", HK_COMPONENT_TEXT, 0, 0 },
    { "minimum-range", "minimum-range", HK_COMPONENT_NUMBER, 0, 9 },
    { "maximum-range", "maximum-range", HK_COMPONENT_NUMBER, 0, 9 },
    { "dice", "dice", HK_COMPONENT_NUMBER, 0, 20 },
    { "ammo-dice", "ammo-dice", HK_COMPONENT_NUMBER, 0, 9 },
    { "accuracy", "accuracy", HK_COMPONENT_NUMBER, 2, 6 },
    { "damage", "damage", HK_COMPONENT_NUMBER, 0, 20 },
    { "noisy", "noisy", HK_COMPONENT_FLAG, 0, 1 },
    { "explosive", "explosive", HK_COMPONENT_FLAG, 0, 1 },
    { "backpack", "backpack", HK_COMPONENT_FLAG, 0, 1 },
    { "skill", "skill", HK_COMPONENT_TEXT, 0, 0 },
  };

  return hk_component_tell (gear, fields, G_N_ELEMENTS (fields));
}

/* Returns (transfer full) (nullable): a record with card, specialty and bonus. Errors: %HK_ERROR_FORMAT.
 * @component: a component of kind "vault-card" */
HkAotdVault *
hk_aotd_pack_to_vault (JsonObject *component,
                       GError    **error)
{
  const char *name = hk_component_get_text (component, "name");

  if (name == NULL || hk_component_get_text (component, "specialty") == NULL || hk_component_get_text (component, "bonus") == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("A Vault card of the pack is not well formed."));
      return NULL;
    }
  return g_object_new (HK_TYPE_AOTD_VAULT, "card", name, "specialty", hk_component_get_text (component, "specialty"),
                       "bonus", hk_component_get_text (component, "bonus"), "source", hk_component_get_source (component), NULL);
}

/* Returns (transfer full): a component of kind "vault-card".
 * @vault: a record with card, specialty and bonus */
JsonObject *
hk_aotd_pack_from_vault (HkAotdVault *vault)
{
  static const HkComponentField fields[] = {
    { "name", "card", HK_COMPONENT_TEXT, 0, 0 },
    { "specialty", "specialty", HK_COMPONENT_TEXT, 0, 0 },
    { "bonus", "bonus", HK_COMPONENT_TEXT, 0, 0 },
  };

  return hk_component_tell (vault, fields, G_N_ELEMENTS (fields));
}

/* Tells a Survivor all that the pack knows of the ID card. The specialty that the rulebook prints is known without a
 * pack. Skills that are no Skills of the rulebook stay unknown.
 * @pack: (nullable): lists of components by their kind
 * @survivor: a Survivor whose id is set */
void
hk_aotd_pack_tell_survivor (JsonObject     *pack,
                            HkAotdSurvivor *survivor)
{
  const HkAotdSurvivorFacts *facts = hk_aotd_content_find_survivor (survivor->id);
  JsonObject *component = hk_component_find (pack, "survivor", "id", survivor->id);
  char **skills[] = { &survivor->blue, &survivor->yellow, &survivor->orange_1, &survivor->orange_2,
                      &survivor->red_1, &survivor->red_2, &survivor->red_3 };
  static const char * const members[] = { "blue", "yellow", "orange-1", "orange-2", "red-1", "red-2", "red-3" };
  const char *specialties[3] = { facts == NULL ? NULL : facts->specialty, NULL, NULL };

  if (component != NULL)
    {
      const char *second = hk_component_get_text (component, "specialty-2");

      specialties[0] = hk_component_get_text (component, "specialty");
      specialties[1] = specialties[0] == NULL || g_strcmp0 (second, "none") == 0 ? NULL : second;
      for (guint i = 0; i < G_N_ELEMENTS (members); i++)
        {
          const char *skill = hk_component_get_text (component, members[i]);

          hk_record_set_string (survivor, skills[i], skill != NULL && hk_aotd_skill_check (skill, NULL) ? skill : NULL);
        }
      hk_record_set_string (survivor, &survivor->source, hk_component_get_source (component));
    }
  hk_record_set_strv (survivor, &survivor->specialties, specialties[0] == NULL ? NULL : specialties);
}

/* Returns (transfer full) (nullable): the ids of the cards of a starting pack; the rulebook prints those of Martin.
 * @pack: (nullable): lists of components by their kind
 * @survivor: the id of a Survivor
 * @number: 1 or 2 */
GStrv
hk_aotd_pack_list_equipment (JsonObject *pack,
                             const char *survivor,
                             int         number)
{
  JsonObject *component = hk_component_find (pack, "survivor", "id", survivor);
  const char *text = component == NULL ? NULL : hk_component_get_text (component, number == 2 ? "pack-2" : "pack-1");
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

/* Returns (transfer full): a component of kind "survivor", with all that is known.
 * @survivor: a Survivor */
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
  hk_component_set_text (component, "blue", survivor->blue);
  hk_component_set_text (component, "yellow", survivor->yellow);
  hk_component_set_text (component, "orange-1", survivor->orange_1);
  hk_component_set_text (component, "orange-2", survivor->orange_2);
  hk_component_set_text (component, "red-1", survivor->red_1);
  hk_component_set_text (component, "red-2", survivor->red_2);
  hk_component_set_text (component, "red-3", survivor->red_3);
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

/* Tells the table what a pack knows of Zombie cards, Zeus Orders, weapons and Vault cards. Returns whether every
 * component is well formed. Errors: %HK_ERROR_FORMAT.
 * @pack: (nullable): lists of components by their kind */
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
