/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>

#include <glib/gi18n-lib.h>

#include "games/army-of-the-dead/attack/hk-aotd-attack-setup.h"
#include "games/army-of-the-dead/content/hk-aotd-pack.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/spawn/hk-aotd-odds-spawn.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-attempt.h"
#include "hk-aotd-situations.h"

/* What the calculators can be asked about a table: the attempt at the Vault, the next spawn step, the attacks of the team. */

void
hk_aotd_list_vaults (HkTable   *table,
                     GPtrArray *situations)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  g_autofree char *reserve = NULL;
  HkAotdVaultState state;
  JsonObject *params;

  if (self->vault == NULL || !hk_aotd_vault_get_state (self, &state, NULL))
    return;
  params = json_object_new ();
  reserve = hk_aotd_vault_dice_to_digits (&state.reserve);
  if (reserve[0] != '\0')
    json_object_set_string_member (params, "reserve", reserve);
  if (state.is_rolled)
    {
      g_autofree char *rolled = hk_aotd_vault_dice_to_digits (&state.rolled);

      json_object_set_string_member (params, "rolled", rolled);
    }
  json_object_set_int_member (params, "rolls-left", state.rolls_left);
  json_object_set_string_member (params, "bonus", hk_aotd_vault_bonus_ids[state.bonus]);
  json_object_set_boolean_member (params, "take-back", state.may_take_back);
  hk_situation_add (situations, _("The attempt at the Vault"), params);
}

static int
compare_ids (const void *a,
             const void *b)
{
  return g_strcmp0 (*(char * const *) a, *(char * const *) b);
}

/* The cards of a pile, sorted so that their order is no secret told; (transfer full) (nullable): NULL where one is not known. */
static JsonArray *
list_cards (HkAotdTable *self,
            HkDeck      *deck,
            const char  *name,
            const char  *pile)
{
  g_auto (GStrv) ids = NULL;
  g_autoptr (JsonArray) cards = json_array_new ();

  if (deck == NULL)
    return NULL;
  g_object_get (deck, pile, &ids, NULL);
  if (ids != NULL)
    qsort (ids, g_strv_length (ids), sizeof (char *), compare_ids);
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    {
      HkAotdSpawnCard *card = hk_aotd_table_find_spawn_card (self, name, ids[i]);
      JsonObject *object;

      if (card == NULL)
        return NULL;
      object = json_object_new ();
      json_object_set_string_member (object, "type", card->type);
      json_object_set_int_member (object, "blue", card->blue);
      json_object_set_int_member (object, "yellow", card->yellow);
      json_object_set_int_member (object, "orange", card->orange);
      json_object_set_int_member (object, "red", card->red);
      json_array_add_object_element (cards, object);
    }
  return g_steal_pointer (&cards);
}

void
hk_aotd_list_spawns (HkTable   *table,
                     GPtrArray *situations)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const struct { const char *member; HkDeck *deck; const char *name; const char *pile; } piles[] = {
    { "cards", self->zombie_deck, "zombie", "draw-pile" }, { "discards", self->zombie_deck, "zombie", "discard-pile" },
    { "orders", self->zeus_deck, "zeus", "draw-pile" }, { "order-discards", self->zeus_deck, "zeus", "discard-pile" },
  };
  JsonObject *params = json_object_new ();
  HkAotdSpawnOdds odds;

  hk_aotd_spawn_odds_reckon (self, &odds);
  json_object_set_string_member (params, "level", hk_aotd_level_get_id (odds.level));
  json_object_set_int_member (params, "zones", odds.zombie_cards);
  json_object_set_boolean_member (params, "zeus-zone", odds.zeus_orders > 0);
  json_object_set_int_member (params, "shamblers", MAX (0, odds.pool[0]));
  json_object_set_int_member (params, "alphas", MAX (0, odds.pool[1]));
  for (guint i = 0; odds.is_known && i < G_N_ELEMENTS (piles); i++)
    {
      JsonArray *cards = list_cards (self, piles[i].deck, piles[i].name, piles[i].pile);

      if (cards != NULL)
        json_object_set_array_member (params, piles[i].member, cards);
    }
  hk_situation_add (situations, _("The next spawn step"), params);
}

/* Adds the Skills that count for attacks. The calculators take one number of Actions before for every type of
 * Escalation: where these differ it is left to be told. */
static void
add_skills (HkAotdTable *self,
            int          survivor,
            JsonObject  *params)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);
  g_auto (GStrv) skills = hk_aotd_table_list_skills (self, survivor, NULL);
  const int first = (hk_aotd_list_attack_rules (self) & HK_AOTD_RULE_ESCALATION_FIRST) != 0;
  JsonArray *known = json_array_new ();
  int escalation = -1;
  gboolean differs = FALSE;

  for (guint i = 0; skills[i] != NULL; i++)
    {
      const int before = first + (g_str_has_suffix (skills[i], ":melee") ? record->escalation_melee
                                  : g_str_has_suffix (skills[i], ":ranged") ? record->escalation_ranged : record->escalation);

      if (!hk_aotd_attack_knows_skill (skills[i]))
        continue;
      json_array_add_string_element (known, skills[i]);
      if (!hk_aotd_skill_is_named (skills[i], "escalation"))
        continue;
      differs = differs || (escalation >= 0 && escalation != before);
      escalation = before;
    }
  json_object_set_array_member (params, "skills", known);
  if (escalation > 0 && !differs)
    json_object_set_int_member (params, "escalation", MIN (escalation, 10));
  if (hk_aotd_list_attack_rules (self) & HK_AOTD_RULE_AMMO_TWO_FACES)
    json_object_set_int_member (params, "ammo-faces", 2);
}

/* What the Survivor attacks with and whose numbers are known; (transfer full) (element-type HkAotdArm) */
static GPtrArray *
list_known_arms (HkAotdTable *self,
                 int          survivor)
{
  GPtrArray *arms = hk_aotd_list_arms (self, survivor);

  for (guint i = arms->len; i-- > 0;)
    {
      HkAotdArm *arm = g_ptr_array_index (arms, i);

      if (arm->gear == NULL || arm->empty)
        g_ptr_array_remove_index (arms, i);
    }
  return arms;
}

static gboolean
is_truck (const HkAotdArm *arm)
{
  return g_str_has_prefix (arm->card, "taco-truck");
}

/* The weapon as the calculators take it; what the Taco Truck attacks with counts its hits as Ranged Actions do. */
static JsonObject *
tell_weapon (const HkAotdArm *arm)
{
  JsonObject *weapon = hk_aotd_pack_from_gear (arm->gear);

  if (is_truck (arm))
    json_object_set_string_member (weapon, "kind", "ranged");
  return weapon;
}

/* Those who are in the game, whose Turn it is first.
 * @fighters: (element-type int): their numbers are added to it */
static void
list_fighters (HkAotdTable *self,
               GArray      *fighters)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, self->current_survivor);
  const int first = record != NULL && !record->eliminated ? self->current_survivor : -1;

  if (first >= 0)
    g_array_append_val (fighters, first);
  for (int i = 0; (record = hk_aotd_table_get_survivor (self, i)) != NULL; i++)
    if (i != first && !record->eliminated)
      g_array_append_val (fighters, i);
}

/* Each weapon of each Survivor. Who stands in the Zone is not kept. */
void
hk_aotd_list_attacks (HkTable   *table,
                      GPtrArray *situations)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  g_autoptr (GArray) fighters = g_array_new (FALSE, FALSE, sizeof (int));

  list_fighters (self, fighters);
  for (guint i = 0; i < fighters->len; i++)
    {
      const int number = g_array_index (fighters, int, i);
      const char *name = hk_aotd_table_get_survivor (self, number)->name;
      g_autoptr (GPtrArray) arms = list_known_arms (self, number);

      for (guint j = 0; j < arms->len; j++)
        {
          const HkAotdArm *arm = g_ptr_array_index (arms, j);
          /* Translators: a Survivor, and a weapon */
          g_autofree char *title = g_strdup_printf (_("%s: %s"), name, hk_aotd_card_get_title (arm->card));
          JsonObject *params = json_object_new ();

          json_object_set_object_member (params, "weapon", tell_weapon (arm));
          /* The Skills do not count for what the Taco Truck does. */
          if (!is_truck (arm))
            add_skills (self, number, params);
          hk_situation_add (situations, title, params);
        }
      if (arms->len == 0)
        {
          JsonObject *params = json_object_new ();

          add_skills (self, number, params);
          hk_situation_add (situations, name, params);
        }
    }
}

/* Each Survivor with all that is carried. */
void
hk_aotd_list_weapons (HkTable   *table,
                      GPtrArray *situations)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  g_autoptr (GArray) fighters = g_array_new (FALSE, FALSE, sizeof (int));

  list_fighters (self, fighters);
  for (guint i = 0; i < fighters->len; i++)
    {
      const int number = g_array_index (fighters, int, i);
      g_autoptr (GPtrArray) arms = list_known_arms (self, number);
      JsonObject *params = json_object_new ();
      JsonArray *weapons = json_array_new ();

      for (guint j = 0; j < arms->len && j < 8; j++)
        if (!is_truck (g_ptr_array_index (arms, j)))
          json_array_add_object_element (weapons, tell_weapon (g_ptr_array_index (arms, j)));
      if (json_array_get_length (weapons) > 0)
        json_object_set_array_member (params, "weapons", json_array_ref (weapons));
      json_array_unref (weapons);
      add_skills (self, number, params);
      hk_situation_add (situations, hk_aotd_table_get_survivor (self, number)->name, params);
    }
}
