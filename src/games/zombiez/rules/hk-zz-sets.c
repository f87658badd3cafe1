/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/zombiez/state/hk-zz-words.h"
#include "hk-zz-flow.h"
#include "hk-zz-sets.h"

/* Horde sets (Creating a Horde Set). */

/* Returns (transfer full) (element-type HkZzSet): the horde sets that the collection has the cards for: four of a value
 * from the lowest first, which leave a card more in the collection, then one card of each value; where two share cards, both. */
GArray *
hk_zz_player_list_sets (HkZzPlayer *self)
{
  GArray *sets = g_array_new (FALSE, TRUE, sizeof (HkZzSet));
  HkZzSet set = { TRUE, 0 };
  int n = 0;

  g_return_val_if_fail (HK_IS_ZZ_PLAYER (self), sets);

  for (set.value = 1; set.value <= HK_ZZ_N_VALUES; set.value++)
    {
      const int held = hk_zz_player_count_value (self, set.value);

      n += held > 0;
      if (held >= HK_ZZ_FOUR)
        g_array_append_val (sets, set);
    }
  if (n == HK_ZZ_N_VALUES)
    {
      set = (HkZzSet) { FALSE, 0 };
      g_array_append_val (sets, set);
    }
  return sets;
}

/* Returns (transfer full): what it is made of, for a button.
 * @self: a horde set */
char *
hk_zz_set_describe (const HkZzSet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->four ? g_strdup_printf (_("Horde Set: Four Cards of Value %d"), self->value) : g_strdup (_("Horde Set: One Card of Each Value"));
}

/* Returns (transfer full): the move "horde-set", which says neither which colours are used nor which card is kept.
 * @self: a horde set */
HkMove *
hk_zz_set_make_move (const HkZzSet *self,
                     int            player)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->four)
    return hk_move_build ("horde-set", "i:player", player, "s:kind", "four", "i:value", self->value, NULL);
  return hk_move_build ("horde-set", "i:player", player, "s:kind", "run", NULL);
}

/* Takes a card of the value and colour that is not among @cards already. */
static gboolean
pick (HkZzPlayer *player,
      int         value,
      int         colour,
      GPtrArray  *cards)
{
  for (int i = 0; i < hk_zz_player_get_n_cards (player); i++)
    {
      HkZzCard *card = hk_zz_player_get_card (player, i);

      if (card->value != value || (colour != 0 && card->colour != colour) || g_ptr_array_find (cards, card, NULL))
        continue;
      g_ptr_array_add (cards, g_object_ref (card));
      return TRUE;
    }
  return FALSE;
}

static int
read_colour (HkMove *move,
             guint   place)
{
  JsonArray *colours = hk_move_get_array (move, "colours");

  return colours != NULL && place < json_array_get_length (colours) ? (int) json_array_get_int_element (colours, place) : 0;
}

/* The cards of the set, (transfer full) (element-type HkZzCard); NULL when the collection has not got them. */
static GPtrArray *
pick_cards (HkZzPlayer *player,
            HkMove     *move,
            gboolean    four)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_object_unref);
  const guint n = four ? HK_ZZ_FOUR : HK_ZZ_N_VALUES;

  /* Cards whose colour is told first, so that the others do not take them away. */
  for (int told = 1; told >= 0; told--)
    for (guint i = 0; i < n; i++)
      {
        const int colour = read_colour (move, i);
        const int value = four ? hk_move_get_int (move, "value", 0) : (int) i + 1;

        if ((colour != 0) == (told == 1) && !pick (player, value, colour, cards))
          return NULL;
      }
  return g_steal_pointer (&cards);
}

/* Which of the cards lies face down from now on; NULL when the set has no such card. */
static HkZzCard *
find_kept (GPtrArray *cards,
           HkMove    *move,
           gboolean   four)
{
  const int value = four ? hk_move_get_int (move, "value", 0) : hk_move_get_int (move, "kept", HK_ZZ_N_VALUES);
  const int colour = hk_move_get_int (move, "kept-colour", 0);

  for (guint i = 0; i < cards->len; i++)
    {
      HkZzCard *card = g_ptr_array_index (cards, i);

      if (card->value == value && (colour == 0 || card->colour == colour))
        return card;
    }
  return NULL;
}

static gboolean
check_set (HkZzTable *self,
           HkMove    *move,
           gboolean   four,
           GError   **error)
{
  if (hk_zz_read_player (self, move, -1, error) == NULL)
    return FALSE;
  if (four && !hk_move_has (move, "value"))
    return hk_move_ask (move, "value", error, _("Which value do the four cards have?"));
  if (hk_move_get_int (move, "player", -1) != self->current_player && hk_zz_table_get_phase (self) != HK_ZZ_PHASE_SCORING
      && hk_zz_table_has_house_rule (self, "own-turn-sets")
      && !hk_move_require_rule (move, "zombiez/ruling.sets-when", error,
                                _("Horde sets are made only in one’s own turn, as the group has agreed.")))
    return FALSE;
  return hk_zz_table_get_n_actions (self) == 0 || hk_table_follow_house_rule (HK_TABLE (self), move, "sets-any-time")
         || hk_move_require_rule (move, "zombiez/ruling.sets-and-actions", error,
                                  _("The action card that waits is played before any horde set is made."));
}

static gboolean
apply_set (HkTable *table,
           HkMove  *move,
           GError **error)
{
  HkZzTable *self = HK_ZZ_TABLE (table);
  const gboolean four = g_strcmp0 (hk_move_get_string (move, "kind"), "four") == 0;
  g_autoptr (GPtrArray) cards = NULL;
  HkZzPlayer *player;
  HkZzCard *kept;
  g_autofree char *name = NULL;

  if (!check_set (self, move, four, error))
    return FALSE;
  player = hk_zz_table_get_player (self, hk_move_get_int (move, "player", -1));
  cards = pick_cards (player, move, four);
  kept = cards == NULL ? NULL : find_kept (cards, move, four);
  if (kept == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has not the cards for that horde set."), player->name);
  name = hk_zz_table_name_card (self, kept);
  for (guint i = 0; i < cards->len; i++)
    {
      HkZzCard *card = g_ptr_array_index (cards, i);

      hk_record_list_remove (player->cards, card);
      if (card == kept)
        hk_record_list_append (player->kept, card);
      else
        hk_zz_discard (self, card);
    }
  hk_record_set_int (player, &player->sets, MIN (player->sets + 1, 99));
  if (four)
    hk_move_log (move, _("%s makes a horde set of four cards of value %d."), player->name, hk_move_get_int (move,
                                                                                                            "value", 0));
  else
    hk_move_log (move, _("%s makes a horde set of one card of each value."), player->name);
  hk_move_log (move, _("%s lies face down and is worth ten points."), name);
  return TRUE;
}

static const char * const kinds[] = { "run", "four", NULL };

static const HkParamSpec set_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 5, NULL, N_("The seat of the player, from 0"), N_("Player"), "players" },
  { "kind", HK_PARAM_STRING, TRUE, 0, 0, kinds, N_("One card of each value, or four of one value"), N_("Kind") },
  { "value", HK_PARAM_INT, FALSE, 1, HK_ZZ_N_VALUES, NULL, N_("The value of the four cards"), N_("Value") },
  { "kept", HK_PARAM_INT, FALSE, 1, HK_ZZ_N_VALUES, NULL, N_("The value of the card that is kept face down; 5 when left out"), N_("Value of the Card That Lies Face Down") },
  { "kept-colour", HK_PARAM_INT, FALSE, 0, HK_ZZ_MAX_COLOURS, NULL, N_("The colour of the card that is kept; any when left out"), N_("Colour of the Card That Lies Face Down") },
  { "colours", HK_PARAM_INTS, FALSE, 0, HK_ZZ_MAX_COLOURS, NULL, N_("The colours of the cards, by value or one after the other; 0 any"), N_("Colours of the Cards") },
};

const HkMoveSpec hk_zz_set_moves[] = {
  { "horde-set", N_("Make a Horde Set"), "zombiez/horde.making", set_params, G_N_ELEMENTS (set_params), apply_set },
};

const guint hk_zz_n_set_moves = G_N_ELEMENTS (hk_zz_set_moves);
