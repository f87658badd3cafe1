/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-setup.h"
#include "core/record/hk-error.h"
#include "games/rfyl/rules/hk-rf-flow.h"
#include "hk-rf-pack.h"
#include "hk-rf-setup.h"

/* What is agreed before the first turn (Setup). */

static void
add_players (HkRfTable *self,
             JsonArray *players)
{
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      JsonObject *object = json_array_get_object_element (players, i);
      g_autofree char *name = hk_setup_get_name (object);
      g_autoptr (HkRfPlayer) player = NULL;

      player = g_object_new (HK_TYPE_RF_PLAYER, "name", name,
                             "colour", json_object_get_string_member_with_default (object, "colour", NULL),
                             "space", self->distance, "from-space", self->distance, "bullets", self->ammo, NULL);
      hk_record_list_append (self->players, player);
    }
}

static gboolean
read_options (HkRfTable *self,
              HkMove    *move,
              GError   **error)
{
  const int n_players = (int) json_array_get_length (hk_move_get_array (move, "players"));
  g_auto (GStrv) rules = hk_setup_list_house_rules (move);

  hk_record_set_string (self, &self->map, hk_setup_get_choice (move, "map", NULL));
  hk_record_set_int (self, &self->distance, hk_move_get_int (move, "distance", 30));
  hk_record_set_enum (self, &self->victory, hk_move_get_enum (move, "victory", hk_rf_victories, HK_RF_VICTORY_FIRST));
  hk_record_set_int (self, &self->group_size, hk_move_get_int (move, "group-size", MIN (3, n_players)));
  hk_record_set_boolean (self, &self->allow_unrevealed, hk_move_get_boolean (move, "allow-unrevealed", FALSE));
  hk_record_set_int (self, &self->ammo, hk_move_get_int (move, "ammo", 3));
  hk_record_set_enum (self, &self->structure, hk_move_get_enum (move, "structure", hk_rf_structures, HK_RF_STRUCTURE_SIMPLE));
  hk_record_set_enum (self, &self->draw_order, hk_move_get_enum (move, "draw-order", hk_rf_draw_orders, HK_RF_DRAW_ORDER_CLOCKWISE));
  hk_record_set_int (self, &self->first_player, hk_move_get_int (move, "first-player", 0));
  hk_record_set_boolean (self, &self->unarmed, hk_move_get_boolean (move, "unarmed", FALSE));
  hk_record_set_string (self, &self->notes, hk_setup_get_choice (move, "notes", NULL));
  hk_record_set_enum (self, &self->cards_by, hk_move_get_enum (move, "cards-by", hk_by_words, HK_BY_APP));
  hk_record_set_enum (self, &self->components, hk_move_get_enum (move, "components", hk_values, HK_VALUES_INVENTED));
  hk_record_set_strv (self, &self->house_rules, (const char * const *) rules);
  if (self->first_player >= n_players)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("The player who draws first is not at the table."));
  if (self->victory == HK_RF_VICTORY_GROUP && self->group_size > n_players)
    return hk_error_fail (error, HK_ERROR_PARAMETER,
                          ngettext ("A group of %d cannot be made of %d player.", "A group of %d cannot be made of %d players.", (gulong) n_players),
                          self->group_size, n_players);
  return TRUE;
}

/* Makes the decks, hands out the bullets, puts everybody on the start and begins the first turn. Returns whether it
 * worked.
 * @table: a table with nothing on it */
gboolean
hk_rf_table_setup (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  JsonObject *pack;

  if (!read_options (self, move, error))
    return FALSE;
  pack = hk_setup_get_pack (move, HK_RF_GAME, self->components);
  add_players (self, hk_move_get_array (move, "players"));
  if (!hk_rf_pack_apply (self, move, pack, error))
    return FALSE;
  hk_move_log (move, ngettext ("It is %d space to the victory space.", "It is %d spaces to the victory space.",
                               (gulong) self->distance), self->distance);
  if (self->components == HK_VALUES_INVENTED)
    hk_move_log (move, _("The cards are invented; they are not those of your box."));
  hk_rf_begin_turn (self, move);
  return TRUE;
}


const HkParamSpec hk_rf_setup_options[] = {
  { "map", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The name of the map") },
  { "distance", HK_PARAM_INT, FALSE, 1, 999, NULL, N_("How many spaces it is from the start to the victory space; 30 when left out") },
  { "victory", HK_PARAM_STRING, FALSE, 0, 0, hk_rf_victories, N_("Who wins: the first one out, the first group, or all who get out until nobody is left") },
  { "group-size", HK_PARAM_INT, FALSE, 1, 8, NULL, N_("How many make the group; three when left out") },
  { "allow-unrevealed", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a player with hidden Blood cards is out on reaching the victory space; false when left out") },
  { "ammo", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Bullets of each player at the start; three when left out") },
  { "structure", HK_PARAM_STRING, FALSE, 0, 0, hk_rf_structures, N_("Structured movement (simple, intermediate) or strategic movement (advanced, expert)") },
  { "draw-order", HK_PARAM_STRING, FALSE, 0, 0, hk_rf_draw_orders, N_("Who moves first in structured movement: clockwise, or by speed") },
  { "first-player", HK_PARAM_INT, FALSE, 0, 7, NULL, N_("The seat of the player who draws first, from 0") },
  { "unarmed", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether three players without weapons may kill a zombie together") },
  { "notes", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Heroic conditions and whatever else was agreed") },
  { "components", HK_PARAM_STRING, FALSE, 0, 0, hk_values, N_("Where values that the rulebook does not print come from") },
  { "pack", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("The components of the owner’s pack, as lists by their kind") },
  { "cards-by", HK_PARAM_STRING, FALSE, 0, 0, hk_by_words, N_("Whether the app or the group draws cards") },
  { "house", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("House rules by their id, each true or false") },
};

const guint hk_rf_n_setup_options = G_N_ELEMENTS (hk_rf_setup_options);
