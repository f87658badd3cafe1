/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>

#include <glib/gi18n-lib.h>

#include "games/rfyl/odds/hk-rf-odds.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-situations.h"

/* What the calculators can be asked about a table: the fights and the Blood cards of each runner, and the zombies. */

/* The Determination cards that are left, by their values, so that their order is no secret told; (transfer full) (nullable). */
static JsonArray *
list_left (HkRfTable *self)
{
  g_autoptr (GArray) values = g_array_new (FALSE, FALSE, sizeof (int));
  g_auto (GStrv) cards = NULL;
  JsonArray *left;

  if (!hk_rf_table_knows_deck (self, self->determination_deck))
    return NULL;
  g_object_get (self->determination_deck, "draw-pile", &cards, NULL);
  for (guint i = 0; cards != NULL && cards[i] != NULL; i++)
    {
      const int value = atoi (cards[i]);
      guint at = 0;

      while (at < values->len && g_array_index (values, int, at) <= value)
        at++;
      g_array_insert_val (values, at, value);
    }
  left = json_array_new ();
  for (guint i = 0; i < values->len; i++)
    json_array_add_int_element (left, g_array_index (values, int, i));
  return left;
}

static gboolean
is_running (HkRfPlayer *player)
{
  return !player->zombie && !player->safe && player->out_turn <= 0;
}

/* Each human with the weapons that still have uses. */
void
hk_rf_list_fights (HkTable   *table,
                   GPtrArray *situations)
{
  HkRfTable *self = HK_RF_TABLE (table);

  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      JsonArray *left = is_running (hk_rf_table_get_player (self, i)) ? list_left (self) : NULL;
      JsonObject *params;

      if (!is_running (hk_rf_table_get_player (self, i)))
        continue;
      params = json_object_new ();
      if (left != NULL)
        json_object_set_array_member (params, "left", left);
      json_object_set_int_member (params, "bonus", hk_rf_table_get_weapon_bonus (self, i));
      hk_situation_add (situations, hk_rf_table_get_player_name (self, i), params);
    }
}

/* How many Blood cards that nobody has seen say infected, and how many do not. Returns whether all of them are known. */
static gboolean
count_unseen (HkRfTable *self,
              int       *infected,
              int       *clean)
{
  g_autoptr (GPtrArray) unseen = g_ptr_array_new ();
  g_auto (GStrv) pile = NULL;

  *infected = *clean = 0;
  if (!hk_rf_table_knows_deck (self, self->blood_deck))
    return FALSE;
  g_object_get (self->blood_deck, "draw-pile", &pile, NULL);
  for (guint i = 0; pile != NULL && pile[i] != NULL; i++)
    g_ptr_array_add (unseen, hk_rf_table_find_blood (self, pile[i]));
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    for (int j = 0; j < hk_rf_player_get_n_bloods (hk_rf_table_get_player (self, i)); j++)
      {
        HkRfBlood *blood = hk_rf_player_get_blood (hk_rf_table_get_player (self, i), j);

        if (!blood->revealed && blood->card != NULL)
          g_ptr_array_add (unseen, hk_rf_table_find_blood (self, blood->card));
      }
  for (guint i = 0; i < unseen->len; i++)
    {
      HkRfBlood *blood = g_ptr_array_index (unseen, i);

      if (blood == NULL)
        return FALSE;
      *(blood->infected ? infected : clean) += 1;
    }
  return TRUE;
}

/* Each human with hidden Blood cards. */
void
hk_rf_list_infections (HkTable   *table,
                       GPtrArray *situations)
{
  HkRfTable *self = HK_RF_TABLE (table);
  int infected;
  int clean;
  const gboolean is_known = count_unseen (self, &infected, &clean);

  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);
      JsonObject *params;

      if (!is_running (player))
        continue;
      params = json_object_new ();
      if (is_known)
        {
          json_object_set_int_member (params, "infected", infected);
          json_object_set_int_member (params, "clean", clean);
        }
      json_object_set_int_member (params, "bloods", hk_rf_player_count_hidden (player));
      hk_situation_add (situations, player->name, params);
    }
}

/* The zombies that nobody leads, without the card that they draw next. */
void
hk_rf_list_chases (HkTable   *table,
                   GPtrArray *situations)
{
  HkRfTable *self = HK_RF_TABLE (table);
  g_autoptr (GArray) humans = hk_rf_list_hunted_spaces (self);
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);
  JsonObject *params;
  JsonArray *lists[3] = { json_array_new (), json_array_new (), json_array_new () };

  for (int i = 0; i < hk_rf_table_get_n_zombies (self); i++)
    if (hk_rf_table_get_zombie (self, i)->leader < 0)
      json_array_add_int_element (lists[0], MAX (0, hk_rf_table_get_zombie (self, i)->space));
  for (guint i = 0; i < humans->len; i++)
    json_array_add_int_element (lists[1], MAX (0, g_array_index (humans, int, i)));
  for (guint i = 0; i < hunters->len; i++)
    json_array_add_int_element (lists[2], MAX (0, hk_rf_table_get_player (self, g_array_index (hunters, int, i))->space));
  params = json_object_new ();
  json_object_set_array_member (params, "zombies", lists[0]);
  json_object_set_array_member (params, "humans", lists[1]);
  json_object_set_array_member (params, "hunters", lists[2]);
  if (self->zombie_card > 0)
    json_object_set_int_member (params, "value", self->zombie_card);
  hk_situation_add (situations, _("The zombies"), params);
}
