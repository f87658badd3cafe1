/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/zombiez/rules/hk-zz-worth.h"
#include "games/zombiez/state/hk-zz-table.h"
#include "hk-zz-situations.h"

/* What the calculators can be asked about a table: its rows, the card that was drawn, its players. */

/* A card with what it covers, such as "barricade>zombie-3-2"; (transfer full). */
static char *
describe_card (HkZzCard *card)
{
  g_autofree char *id = hk_zz_card_make_id (card);
  g_autofree char *below = card->covered == NULL ? NULL : describe_card (card->covered);

  return below == NULL ? g_steal_pointer (&id) : g_strdup_printf ("%s>%s", id, below);
}

static JsonObject *
describe_rows (HkZzTable *self)
{
  JsonObject *params = json_object_new ();
  JsonArray *rows = json_array_new ();
  JsonArray *house = json_array_new ();

  for (int i = 0; hk_zz_table_get_row (self, i) != NULL; i++)
    {
      HkZzRow *row = hk_zz_table_get_row (self, i);
      g_autoptr (GStrvBuilder) cards = g_strv_builder_new ();
      g_auto (GStrv) list = NULL;
      g_autofree char *text = NULL;

      for (int j = 0; j < hk_zz_row_get_n_cards (row); j++)
        g_strv_builder_take (cards, describe_card (hk_zz_row_get_card (row, j)));
      list = g_strv_builder_end (cards);
      text = g_strjoinv (" ", list);
      json_array_add_string_element (rows, text);
    }
  for (guint i = 0; self->house_rules != NULL && self->house_rules[i] != NULL; i++)
    json_array_add_string_element (house, self->house_rules[i]);
  json_object_set_array_member (params, "rows", rows);
  if (json_array_get_length (house) > 0)
    json_object_set_array_member (params, "house", json_array_ref (house));
  json_array_unref (house);
  return params;
}

/* The cards that are left by how many of each there are, so that their order is no secret told. */
static JsonArray *
list_unseen (HkZzTable *self)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  JsonArray *unseen = json_array_new ();

  for (int i = 0; i < hk_zz_table_get_n_left (self); i++)
    {
      const char *id = g_intern_string (hk_deck_peek (self->deck, (guint) i));

      if (!g_ptr_array_find (ids, id, NULL))
        g_ptr_array_add (ids, (gpointer) id);
    }
  g_ptr_array_sort_values (ids, (GCompareFunc) g_strcmp0);
  for (guint i = 0; i < ids->len; i++)
    {
      const char *id = g_ptr_array_index (ids, i);
      g_autofree char *text = g_strdup_printf ("%s*%u", id, hk_deck_count (self->deck, id));

      json_array_add_string_element (unseen, text);
    }
  return unseen;
}

void
hk_zz_list_busts (HkTable   *table,
                  GPtrArray *situations)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  JsonObject *params = describe_rows (self);

  if (hk_zz_table_knows_deck (self) && hk_zz_table_get_n_left (self) > 0)
    json_object_set_array_member (params, "unseen", list_unseen (self));
  hk_situation_add (situations, _("The next card"), params);
}

void
hk_zz_list_placements (HkTable   *table,
                       GPtrArray *situations)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  JsonObject *params = describe_rows (self);

  if (self->drawn != NULL)
    {
      g_autofree char *id = hk_zz_card_make_id (self->drawn);

      json_object_set_string_member (params, "card", id);
    }
  hk_situation_add (situations, self->drawn != NULL ? _("The card that was drawn") : _("The rows"), params);
}

static void
set_hand (JsonObject     *params,
          const char     *member,
          const HkZzHand *hand)
{
  JsonArray *counts = json_array_new ();

  for (guint i = 0; i < HK_ZZ_N_VALUES; i++)
    json_array_add_int_element (counts, hand->counts[i]);
  json_object_set_array_member (params, member, counts);
}

/* Each row for the player on turn, where it is known whose turn it is. */
void
hk_zz_list_worths (HkTable   *table,
                   GPtrArray *situations)
{
  HkZzTable *self = HK_ZZ_TABLE (table);

  for (int i = 0; !hk_table_goes_by_hand (table) && hk_zz_table_get_row (self, i) != NULL; i++)
    {
      g_autofree char *title = g_strdup_printf (_("Row %d"), i + 1);
      JsonObject *params;
      HkZzHand hand;
      HkZzGain gain;

      if (hk_zz_row_get_n_cards (hk_zz_table_get_row (self, i)) == 0
          || !hk_zz_table_get_gain (self, i, self->taker >= 0 ? self->taker : self->current_player, &hand, &gain))
        continue;
      params = json_object_new ();
      set_hand (params, "zombies", &gain.zombies);
      set_hand (params, "collection", &hand);
      set_hand (params, "others", &gain.others);
      json_object_set_int_member (params, "axes", MIN (gain.axes, 2));
      json_object_set_int_member (params, "nets", MIN (gain.nets, 2));
      json_object_set_int_member (params, "shotguns", MIN (gain.shotguns, 2));
      hk_situation_add (situations, title, params);
    }
}

void
hk_zz_list_scores (HkTable   *table,
                   GPtrArray *situations)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  JsonObject *params = json_object_new ();
  JsonArray *sets = json_array_new ();
  JsonArray *cards = json_array_new ();

  for (int i = 0; i < hk_zz_table_get_n_players (self); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (self, i);

      json_array_add_int_element (sets, player->sets);
      json_array_add_int_element (cards, hk_zz_player_count_loose (player));
    }
  json_object_set_array_member (params, "sets", sets);
  json_object_set_array_member (params, "cards", cards);
  hk_situation_add (situations, _("The score as it stands"), params);
}
