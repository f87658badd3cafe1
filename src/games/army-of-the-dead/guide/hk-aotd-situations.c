/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>

#include <glib/gi18n-lib.h>

#include "games/army-of-the-dead/spawn/hk-aotd-odds-spawn.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-advice.h"
#include "games/army-of-the-dead/vault/hk-aotd-vault-attempt.h"
#include "hk-aotd-situations.h"

/* What the calculators can be asked about a table: the attempt at the Vault, the next spawn step. */

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
