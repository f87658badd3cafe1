/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-component.h"
#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/state/hk-aotd-content.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-pack.h"

/* Components of a pack, as its schema has them, and the records of the table. */

/* What is not known of a card is 0 on its lines. */
static const HkComponentField card_fields[] = {
  { "id", "card", HK_COMPONENT_TEXT, 0, 0 },
  { "type", "type", HK_COMPONENT_TEXT, 0, 0 },
  { "blue", "blue", HK_COMPONENT_NUMBER, 0, HK_AOTD_MOST_SPAWNED },
  { "yellow", "yellow", HK_COMPONENT_NUMBER, 0, HK_AOTD_MOST_SPAWNED },
  { "orange", "orange", HK_COMPONENT_NUMBER, 0, HK_AOTD_MOST_SPAWNED },
  { "red", "red", HK_COMPONENT_NUMBER, 0, HK_AOTD_MOST_SPAWNED },
  { "activates", "activates", HK_COMPONENT_TEXT, 0, 0 },
  { "text", "text", HK_COMPONENT_TEXT, 0, 0 },
};

static const HkComponentField gear_fields[] = {
  { "id", "card", HK_COMPONENT_TEXT, 0, 0 },
  { "kind", "kind", HK_COMPONENT_TEXT, 0, 0 },
  { "minimum-range", "minimum-range", HK_COMPONENT_NUMBER, 0, HK_AOTD_MOST_RANGE },
  { "maximum-range", "maximum-range", HK_COMPONENT_NUMBER, 0, HK_AOTD_MOST_RANGE },
  { "dice", "dice", HK_COMPONENT_NUMBER, 0, HK_AOTD_MOST_DICE },
  { "ammo-dice", "ammo-dice", HK_COMPONENT_NUMBER, 0, HK_AOTD_MOST_AMMO_DICE },
  { "accuracy", "accuracy", HK_COMPONENT_NUMBER, HK_AOTD_BEST_ACCURACY, HK_AOTD_WORST_ACCURACY },
  { "damage", "damage", HK_COMPONENT_NUMBER, 0, HK_AOTD_MOST_DAMAGE },
  { "noisy", "noisy", HK_COMPONENT_FLAG, 0, 1 },
  { "explosive", "explosive", HK_COMPONENT_FLAG, 0, 1 },
  { "backpack", "backpack", HK_COMPONENT_FLAG, 0, 1 },
  { "skill", "skill", HK_COMPONENT_TEXT, 0, 0 },
};

static const HkComponentField vault_fields[] = {
  { "name", "card", HK_COMPONENT_TEXT, 0, 0 },
  { "specialty", "specialty", HK_COMPONENT_TEXT, 0, 0 },
  { "bonus", "bonus", HK_COMPONENT_TEXT, 0, 0 },
};

/* Returns (transfer full) (nullable): the card. Errors: %HK_ERROR_FORMAT.
 * @deck: "zombie" or "zeus"
 * @component: a component of kind "zombie-card" or "zeus-order" */
HkAotdSpawnCard *
hk_aotd_pack_to_spawn_card (const char *deck,
                            JsonObject *component,
                            GError    **error)
{
  static const char * const types[] = { "shambler", "alpha", "valentine", "queen", "zeus", "none", NULL };
  g_autoptr (HkAotdSpawnCard) card = g_object_new (HK_TYPE_AOTD_SPAWN_CARD, "deck", deck, NULL);

  if (!hk_component_fill (card, card_fields, G_N_ELEMENTS (card_fields), component, error))
    return NULL;
  if (card->card != NULL && card->type != NULL && g_strv_contains (types, card->type))
    return g_steal_pointer (&card);
  hk_error_fail (error, HK_ERROR_FORMAT, _("A Zombie card of the pack is not well formed."));
  return NULL;
}

/* What nobody has entered of a weapon is not taken for 0: without these it cannot be used. */
static gboolean
check_known (JsonObject *component,
             gboolean    rolled,
             GError    **error)
{
  if (rolled && !json_object_has_member (component, "dice"))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("How many dice does the card of the weapon print?"));
  if (rolled && !json_object_has_member (component, "accuracy"))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Which Accuracy does the card of the weapon print?"));
  if (!json_object_has_member (component, "damage"))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Which Damage does the card of the weapon print?"));
  return TRUE;
}

/* Returns (transfer full) (nullable): the numbers of the weapon. Errors: %HK_ERROR_FORMAT.
 * @component: a component of kind "weapon" */
HkAotdGear *
hk_aotd_pack_to_gear (JsonObject *component,
                      GError    **error)
{
  static const char * const kinds[] = { "melee", "ranged", "thrown", NULL };
  g_autoptr (HkAotdGear) gear = g_object_new (HK_TYPE_AOTD_GEAR, "accuracy", HK_AOTD_BEST_ACCURACY, NULL);
  const char *kind = hk_component_get_text (component, "kind");
  const char *skill = hk_component_get_text (component, "skill");

  if (hk_component_get_text (component, "id") == NULL || kind == NULL || !g_strv_contains (kinds, kind))
    {
      hk_error_fail (error, HK_ERROR_FORMAT, _("A weapon of the pack is not well formed."));
      return NULL;
    }
  if ((skill != NULL && !hk_aotd_skill_check (skill, error)) || !check_known (component, !g_str_equal (kind, "thrown"), error)
      || !hk_component_fill (gear, gear_fields, G_N_ELEMENTS (gear_fields), component, error))
    return NULL;
  return g_steal_pointer (&gear);
}

/* Returns (transfer full): a component of kind "weapon".
 * @gear: the numbers of a weapon */
JsonObject *
hk_aotd_pack_from_gear (HkAotdGear *gear)
{
  return hk_component_tell (gear, gear_fields, G_N_ELEMENTS (gear_fields));
}

/* Returns (transfer full) (nullable): a record with card, specialty and bonus. Errors: %HK_ERROR_FORMAT.
 * @component: a component of kind "vault-card" */
static HkAotdVault *
to_vault (JsonObject *component,
          GError    **error)
{
  g_autoptr (HkAotdVault) vault = g_object_new (HK_TYPE_AOTD_VAULT, NULL);

  if (!hk_component_fill (vault, vault_fields, G_N_ELEMENTS (vault_fields), component, error))
    return NULL;
  if (vault->card != NULL && vault->specialty != NULL && vault->bonus != NULL)
    return g_steal_pointer (&vault);
  hk_error_fail (error, HK_ERROR_FORMAT, _("A Vault card of the pack is not well formed."));
  return NULL;
}

/* Returns (transfer full): a component of kind "vault-card".
 * @vault: a record with card, specialty and bonus */
JsonObject *
hk_aotd_pack_from_vault (HkAotdVault *vault)
{
  return hk_component_tell (vault, vault_fields, G_N_ELEMENTS (vault_fields));
}

/* The Skills of an ID card: as a component has them, and as properties of a Survivor. */
static const char * const skill_members[] = { "blue", "yellow", "orange-1", "orange-2", "red-1", "red-2", "red-3" };

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
  const char *specialties[3] = { facts == NULL ? NULL : facts->specialty, NULL, NULL };

  if (component != NULL)
    {
      const char *second = hk_component_get_text (component, "specialty-2");

      specialties[0] = hk_component_get_text (component, "specialty");
      specialties[1] = specialties[0] == NULL || g_strcmp0 (second, "none") == 0 ? NULL : second;
      for (guint i = 0; i < G_N_ELEMENTS (skill_members); i++)
        {
          const char *skill = hk_component_get_text (component, skill_members[i]);

          g_object_set (survivor, skill_members[i], skill != NULL && hk_aotd_skill_check (skill, NULL) ? skill : NULL, NULL);
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

/* Returns (transfer full): a component of kind "survivor", with all that is known. */
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
  for (guint i = 0; i < G_N_ELEMENTS (skill_members); i++)
    {
      g_autofree char *skill = NULL;

      g_object_get (survivor, skill_members[i], &skill, NULL);
      hk_component_set_text (component, skill_members[i], skill);
    }
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
    return hk_error_fail (error, HK_ERROR_FORMAT, _("The pack has the card “%s” twice."), card->card);
  hk_record_list_append (self->spawn_cards, card);
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
  hk_record_list_append (HK_AOTD_TABLE (self)->gears, gear);
  return TRUE;
}

static gboolean
apply_vault_card (JsonObject *component,
                  gpointer    self,
                  GError    **error)
{
  g_autoptr (HkAotdVault) vault = to_vault (component, error);

  if (vault == NULL)
    return FALSE;
  hk_record_list_append (HK_AOTD_TABLE (self)->vault_cards, vault);
  return TRUE;
}

/* How many miniatures the owner has, where some of the box are lost. */
static gboolean
apply_supply (JsonObject *component,
              gpointer    data,
              GError    **error)
{
  HkAotdTable *self = data;
  const char *id = hk_content_string (component, "id", _("the pack"), error);
  int have;

  if (id == NULL || !hk_content_int (component, "have", _("the pack"), 0, HK_AOTD_N_SHAMBLERS, &have, error))
    return FALSE;
  if (g_str_equal (id, "shambler"))
    hk_record_set_int (self, &self->own_shamblers, have);
  else if (g_str_equal (id, "alpha"))
    hk_record_set_int (self, &self->own_alphas, MIN (have, HK_AOTD_N_ALPHAS));
  return TRUE;
}

/* Tells the table what a pack knows of miniatures, Zombie cards, Zeus Orders, weapons and Vault cards. Returns whether every
 * component is well formed. Errors: %HK_ERROR_FORMAT.
 * @pack: (nullable): lists of components by their kind */
gboolean
hk_aotd_pack_apply (HkAotdTable *self,
                    JsonObject  *pack,
                    GError     **error)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), FALSE);

  return hk_content_for_each (pack, "supply", apply_supply, self, error) &&
         hk_content_for_each (pack, "zombie-card", apply_zombie_card, self, error) &&
         hk_content_for_each (pack, "zeus-order", apply_zeus_order, self, error) &&
         hk_content_for_each (pack, "weapon", apply_weapon, self, error) &&
         hk_content_for_each (pack, "vault-card", apply_vault_card, self, error);
}
