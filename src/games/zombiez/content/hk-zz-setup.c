/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-setup.h"
#include "core/record/hk-error.h"
#include "games/zombiez/rules/hk-zz-colours.h"
#include "games/zombiez/rules/hk-zz-flow.h"
#include "hk-zz-pack.h"
#include "hk-zz-setup.h"

/* What is laid out before the first turn (Setup). */

static void
add_players (HkZzTable *self,
             JsonArray *players)
{
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      JsonObject *object = json_array_get_object_element (players, i);
      g_autofree char *name = hk_setup_get_name (object);
      g_autoptr (HkZzPlayer) player = NULL;

      player = g_object_new (HK_TYPE_ZZ_PLAYER, "name", name,
                             "colour", json_object_get_string_member_with_default (object, "colour", NULL), NULL);
      hk_record_list_append (self->players, player);
    }
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    {
      g_autoptr (HkZzRow) row = g_object_new (HK_TYPE_ZZ_ROW, NULL);

      hk_record_list_append (self->rows, row);
    }
}

static gboolean
read_options (HkZzTable *self,
              HkMove    *move,
              GError   **error)
{
  const int n_players = (int) json_array_get_length (hk_move_get_array (move, "players"));
  g_auto (GStrv) house = hk_setup_list_house_rules (move);

  hk_record_set_enum (self, &self->mode, hk_move_get_enum (move, "mode", hk_zz_modes, HK_ZZ_MODE_FULL));
  hk_record_set_enum (self, &self->components, hk_move_get_enum (move, "components", hk_values, HK_VALUES_INVENTED));
  hk_record_set_enum (self, &self->cards_by, hk_move_get_enum (move, "cards-by", hk_by_words, HK_BY_APP));
  hk_record_set_int (self, &self->first_player, hk_move_get_int (move, "first-player", 0));
  hk_record_set_int (self, &self->shuffles_left, hk_zz_count_shuffles (n_players));
  hk_record_set_strv (self, &self->house_rules, house[0] == NULL ? NULL : (const char * const *) house);
  if (self->first_player < n_players)
    return TRUE;
  return hk_error_fail (error, HK_ERROR_PARAMETER, _("The player who begins is not at the table."));
}

static gboolean
make_deck (HkZzTable *self,
           HkMove    *move,
           GError   **error)
{
  JsonObject *pack = hk_setup_get_pack (move, HK_ZZ_GAME, self->components);
  JsonArray *colours = hk_move_get_array (move, "colours");
  g_autoptr (JsonObject) empty = json_object_new ();

  if (pack == NULL && self->components != HK_VALUES_UNKNOWN)
    pack = empty;
  /* The names that the group gives go before those of the pack. */
  return hk_zz_pack_apply (self, move, pack, error)
         && (colours == NULL || json_array_get_length (colours) == 0 || hk_zz_set_colours (self, colours, error));
}

/* Shuffles the deck and begins the turn of whoever was bitten last; the scorekeeper only needs the players. Returns
 * whether it worked.
 * @table: a table with nothing on it */
gboolean
hk_zz_table_setup (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);

  if (!read_options (self, move, error))
    return FALSE;
  add_players (self, hk_move_get_array (move, "players"));
  if (hk_zz_table_is_scorekeeper (self))
    {
      hk_record_set_int (self, &self->current_player, self->first_player);
      hk_zz_set_phase (self, HK_ZZ_PHASE_SCORING);
      hk_move_log (move, _("The app keeps the score."));
      return TRUE;
    }
  if (!make_deck (self, move, error))
    return FALSE;
  if (self->components == HK_VALUES_INVENTED)
    hk_move_log (move, _("How many there are of each card is invented; it is not as in your box."));
  else
    hk_move_log (move, ngettext ("The deck of %d card is shuffled.", "The deck of %d cards is shuffled.",
                                 HK_ZZ_N_CARDS), HK_ZZ_N_CARDS);
  hk_zz_begin_turn (self, move, self->first_player);
  return TRUE;
}


const HkParamSpec hk_zz_setup_options[] = {
  { "mode", HK_PARAM_STRING, FALSE, 0, 0, hk_zz_modes, N_("The whole game, or only the score") },
  { "first-player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("The seat of the player who was bitten last, from 0") },
  { "components", HK_PARAM_STRING, FALSE, 0, 0, hk_values, N_("Where values that the rulebook does not print come from") },
  { "pack", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("The components of the owner’s pack, as lists by their kind") },
  { "cards-by", HK_PARAM_STRING, FALSE, 0, 0, hk_by_words, N_("Whether the app or the group draws cards") },
  { "colours", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("What the group calls the colours, one for each") },
  { "house", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("House rules by their id, each true or false") },
};

const guint hk_zz_n_setup_options = G_N_ELEMENTS (hk_zz_setup_options);
