/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-content.h"
#include "hk-error.h"
#include "hk-zz-flow.h"
#include "hk-zz-pack.h"
#include "hk-zz-setup.h"
#include "hk-zz-table-private.h"

/* What is laid out before the first turn (Setup). */

/**
 * hk_zz_count_shuffles:
 * @n_players: 2 to 6
 *
 * Returns: how often the discards become a new deck before the game ends: never with up to three players, once with four or
 *   five, twice with six (Ending the Game)
 */
int
hk_zz_count_shuffles (int n_players)
{
  if (n_players <= 3)
    return 0;
  return n_players <= 5 ? 1 : 2;
}

static void
add_players (HkZzTable *self,
             JsonArray *players)
{
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      JsonObject *object = json_array_get_object_element (players, i);
      g_autofree char *name = g_strstrip (g_strdup (json_object_get_string_member (object, "name")));
      g_autoptr (HkZzPlayer) player = NULL;

      player = g_object_new (HK_TYPE_ZZ_PLAYER, "name", name,
                             "colour", json_object_get_string_member_with_default (object, "colour", NULL), NULL);
      g_list_store_append (self->players, player);
    }
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    {
      g_autoptr (HkZzRow) row = g_object_new (HK_TYPE_ZZ_ROW, NULL);

      g_list_store_append (self->rows, row);
    }
}

static void
read_house (HkZzTable  *self,
            JsonObject *house)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) rules = NULL;
  g_autoptr (GList) members = house == NULL ? NULL : json_object_get_members (house);

  for (GList *l = members; l != NULL; l = l->next)
    {
      JsonNode *value = json_object_get_member (house, l->data);

      if (JSON_NODE_HOLDS_VALUE (value) && json_node_get_value_type (value) == G_TYPE_BOOLEAN && json_node_get_boolean (value))
        g_strv_builder_add (builder, l->data);
    }
  rules = g_strv_builder_end (builder);
  if (rules[0] != NULL)
    hk_record_set_strv (self, &self->house_rules, (const char * const *) rules);
}

/* The names of the colours as the group gives them, in place of those of the pack. */
static gboolean
read_colours (HkZzTable *self,
              HkMove    *move,
              GError   **error)
{
  JsonArray *array = hk_move_get_array (move, "colours");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  if (array == NULL || json_array_get_length (array) == 0)
    return TRUE;
  if (json_array_get_length (array) != HK_ZZ_N_COLOURS)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("The cards have three colours; name all of them or none."));
      return FALSE;
    }
  for (guint i = 0; i < HK_ZZ_N_COLOURS; i++)
    g_strv_builder_take (builder, g_strstrip (g_strdup (json_array_get_string_element (array, i))));
  names = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->colours, (const char * const *) names);
  return TRUE;
}

static void
read_text (HkZzTable  *self,
           HkMove     *move,
           const char *param,
           char      **member,
           const char *fallback)
{
  hk_record_set_string (self, member, hk_move_has (move, param) ? hk_move_get_string (move, param) : fallback);
}

static gboolean
read_options (HkZzTable *self,
              HkMove    *move,
              GError   **error)
{
  const int n_players = (int) json_array_get_length (hk_move_get_array (move, "players"));

  read_text (self, move, "mode", &self->mode, "full");
  read_text (self, move, "components", &self->components, "stand-in");
  read_text (self, move, "cards-by", &self->cards_by, "app");
  hk_record_set_int (self, &self->first_player, hk_move_get_int (move, "first-player", 0));
  hk_record_set_int (self, &self->shuffles_left, hk_zz_count_shuffles (n_players));
  read_house (self, hk_move_get_object (move, "house"));
  if (self->first_player < n_players)
    return TRUE;
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("The player who begins is not at the table."));
  return FALSE;
}

static gboolean
make_deck (HkZzTable *self,
           HkMove    *move,
           GError   **error)
{
  JsonObject *pack = hk_move_get_object (move, "pack");
  g_autoptr (JsonObject) empty = json_object_new ();

  if (g_str_equal (self->components, "stand-in"))
    pack = json_object_get_object_member (hk_content_get (HK_ZZ_GAME, "stand-in"), "components");
  else if (g_str_equal (self->components, "none"))
    pack = NULL;
  else if (pack == NULL)
    pack = empty;
  if (pack == NULL)
    hk_record_set_string (self, &self->cards_by, "hand");
  return hk_zz_pack_apply (self, move, pack, error) && read_colours (self, move, error);
}

/**
 * hk_zz_table_setup:
 * @table: a table with nothing on it
 * @move: the setup
 * @error: return location for an error
 *
 * Shuffles the deck and begins the turn of whoever was bitten last; the scorekeeper only needs the players.
 *
 * Returns: whether it worked
 */
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
      hk_zz_set_phase (self, "scoring");
      hk_move_say (move, _("The app keeps the score."));
      return TRUE;
    }
  if (!make_deck (self, move, error))
    return FALSE;
  if (g_str_equal (self->components, "stand-in"))
    hk_move_say (move, _("How many there are of each card is that of a stand-in, not of the box."));
  else
    hk_move_say (move, ngettext ("The deck of %d card is shuffled.", "The deck of %d cards is shuffled.", HK_ZZ_N_CARDS), HK_ZZ_N_CARDS);
  hk_zz_begin_turn (self, move, self->first_player);
  return TRUE;
}

static const char * const modes[] = { "full", "scorekeeper", NULL };
static const char * const component_sources[] = { "stand-in", "owner", "none", NULL };
static const char * const hands[] = { "app", "hand", NULL };

const HkParamSpec hk_zz_setup_options[] = {
  { "mode", HK_PARAM_STRING, FALSE, 0, 0, modes, N_("The whole game, or only the score") },
  { "first-player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("The seat of the player who was bitten last, from 0") },
  { "components", HK_PARAM_STRING, FALSE, 0, 0, component_sources, N_("Where values that the rulebook does not print come from") },
  { "pack", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("The components of the owner’s pack, as lists by their kind") },
  { "cards-by", HK_PARAM_STRING, FALSE, 0, 0, hands, N_("Whether the app or the group draws cards") },
  { "colours", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("What the group calls the three colours") },
  { "house", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("House rules by their id, each true or false") },
};

const guint hk_zz_n_setup_options = G_N_ELEMENTS (hk_zz_setup_options);
