/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-daz-cards.h"
#include "hk-daz-planning.h"
#include "hk-daz-play-army.h"
#include "hk-daz-relics.h"

/* What relics do to hands, tokens, points and turns. */

#define TAKEN_TOKENS 3

/* The other player that @param names; the only other one when there is no choice. */
static HkDazKingdom *
read_target (HkDazTable *self,
             HkMove     *move,
             int         player,
             const char *param,
             int        *target,
             GError    **error)
{
  const int n = (int) hk_daz_table_get_n_players (self);

  *target = hk_move_get_int (move, param, n == 2 ? 1 - player : -1);
  if (*target >= 0 && *target < n && *target != player)
    return hk_daz_table_get_kingdom (self, *target);
  hk_move_ask (move, param, error, _("Which other player is it?"));
  return NULL;
}

/* Apollo's Eyes A. */
gboolean
hk_daz_relic_draw_four (HkDazTable *self,
                        HkMove     *move,
                        int         player,
                        GError    **error)
{
  guint n_drawn = 0;

  if (!hk_daz_draw_armies (self, move, player, 4, hk_move_get_array (move, "cards"), &n_drawn, error))
    return FALSE;
  hk_move_log (move, ngettext ("%s draws %u Army Card.", "%s draws %u Army Cards.", n_drawn),
               hk_daz_table_get_name_of (self, player), n_drawn);
  return TRUE;
}

/* Apollo's Eyes B: the cards lie open until they are played or discarded. */
gboolean
hk_daz_relic_draw_and_play (HkDazTable *self,
                            HkMove     *move,
                            int         player,
                            GError    **error)
{
  JsonArray *cards = hk_move_get_array (move, "cards");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) drawn = NULL;
  const gboolean by_hand = self->cards_by == HK_BY_HAND || hk_record_list_get_length (self->catalogue) == 0;

  for (guint i = 0; i < 3; i++)
    {
      const char *card = cards != NULL && i < json_array_get_length (cards) ? json_array_get_string_element (cards, i) : NULL;
      g_autoptr (HkDazArmy) army = NULL;

      if (card == NULL && !by_hand && !hk_deck_can_draw (self->army_deck, 1))
        break;
      army = hk_daz_draw_one_army (self, move, card, error);
      if (army == NULL)
        return FALSE;
      g_strv_builder_add (builder, army->known ? army->card : "");
    }
  drawn = g_strv_builder_end (builder);
  hk_daz_ask (self, HK_DAZ_QUESTION_PLAY_DRAWN, player, 2, (const char * const *) drawn);
  hk_move_log (move, _("%s draws three Army Cards and may play two of them."), hk_daz_table_get_name_of (self, player));
  return TRUE;
}

/* Dracula's Potion A. */
gboolean
hk_daz_relic_new_commander (HkDazTable *self,
                            HkMove     *move,
                            int         player,
                            GError    **error)
{
  const char *entered = hk_move_get_string (move, "commander");
  g_autofree char *drawn = NULL;

  if (entered == NULL && self->cards_by == HK_BY_HAND)
    return hk_move_ask (move, "commander", error, _("Which commander does the top card of the Commander Deck show?"));
  if (entered != NULL && !hk_daz_take_commander (self, entered, error))
    return FALSE;
  drawn = entered != NULL ? g_strdup (entered) : hk_deck_draw (self->commander_deck, hk_move_get_random_log (move), error);
  if (drawn == NULL)
    return FALSE;
  /* Translators: %s: a commander; %s: a player. */
  hk_move_log (move, _("%s answers the call of %s."), hk_daz_content_find_commander (drawn)->name,
               hk_daz_table_get_name_of (self, player));
  if (hk_move_has (move, "frontier") && hk_move_has (move, "zone"))
    return hk_daz_assign_commander (self, move, player, drawn, hk_move_get_int (move, "frontier", 0), hk_move_get_int (move, "zone", 0), error);
  hk_daz_ask (self, HK_DAZ_QUESTION_ASSIGN_COMMANDER, player, 1, (const char * const[]) { drawn, NULL });
  return TRUE;
}

/* Gaze of the Dead A. */
gboolean
hk_daz_relic_two_commands (HkDazTable *self,
                           HkMove     *move,
                           int         player,
                           GError    **error)
{
  hk_record_set_int (self, &self->commands_left, MIN (9, self->commands_left + 1));
  hk_move_log (move, _("%s may issue two commands in a row."), hk_daz_table_get_name_of (self, player));
  return TRUE;
}

/* How far from the end the movement marker can stand: anywhere, or with a house rule where it began the day. */
static int
get_first_step (HkDazTable *self)
{
  HkDazInvasion *invasion = hk_daz_table_get_invasion (self);
  const int first = invasion == NULL ? -1 : hk_daz_table_get_steps (self, invasion->speed);

  return first < 0 || !hk_daz_table_has_house_rule (self, "marker-stops-at-start") ? 99 : MAX (self->steps_left, first);
}

/* Gaze of the Dead B. */
gboolean
hk_daz_relic_marker_back (HkDazTable *self,
                          HkMove     *move,
                          int         player,
                          GError    **error)
{
  if (self->steps_left >= 0)
    hk_record_set_int (self, &self->steps_left, MIN (get_first_step (self), self->steps_left + 3));
  hk_move_log (move, _("The zombies are snared: the movement marker goes back 3 steps."));
  return TRUE;
}

/* Takes up to @n cards out of a hand at random. */
static GPtrArray *
take_at_random (HkMove       *move,
                HkDazKingdom *kingdom,
                int           player,
                guint         n)
{
  GPtrArray *taken = g_ptr_array_new_with_free_func (g_object_unref);

  while (taken->len < n && hk_daz_kingdom_get_hand_size (kingdom) > 0)
    {
      const guint position = hk_daz_pick_from_hand (move, kingdom, player);

      g_ptr_array_add (taken, g_object_ref (hk_daz_kingdom_get_card (kingdom, position)));
      hk_record_list_remove_at (kingdom->hand, position);
    }
  return taken;
}

/* Cards out of the hand of the other player that the move names: those that it names, else some by chance. */
static GPtrArray *
take_of_other (HkDazTable    *self,
               HkMove        *move,
               int            player,
               HkDazKingdom **other,
               GError       **error)
{
  const int count = hk_move_get_int (move, "count", 3);
  int target;

  *other = read_target (self, move, player, "target", &target, error);
  if (*other == NULL ||
      (count > 3 && !hk_move_require_rule (move, "dark-age-z/relic.iron-steed", error, _("At most 3 cards can be drawn."))))
    return NULL;
  return hk_move_has (move, "cards") ? hk_daz_take_many_from_hand (self, move, target, error)
                                     : take_at_random (move, *other, target, (guint) count);
}

/* Iron Steed A. */
gboolean
hk_daz_relic_discard_hand (HkDazTable *self,
                           HkMove     *move,
                           int         player,
                           GError    **error)
{
  HkDazKingdom *other;
  g_autoptr (GPtrArray) cards = take_of_other (self, move, player, &other, error);

  if (cards == NULL)
    return FALSE;
  for (guint i = 0; i < cards->len; i++)
    hk_daz_table_discard_army (self, g_ptr_array_index (cards, i));
  hk_move_log (move, ngettext ("%s loses %u Army Card.", "%s loses %u Army Cards.", cards->len), other->name, cards->len);
  return TRUE;
}

/* Iron Steed B: what is given back is chosen after the cards are seen. */
gboolean
hk_daz_relic_trade_hands (HkDazTable *self,
                          HkMove     *move,
                          int         player,
                          GError    **error)
{
  HkDazKingdom *own = hk_daz_table_get_kingdom (self, player);
  HkDazKingdom *other;
  g_autoptr (GPtrArray) cards = take_of_other (self, move, player, &other, error);
  g_autofree char *whom = NULL;

  if (cards == NULL)
    return FALSE;
  for (guint i = 0; i < cards->len; i++)
    hk_record_list_append (own->hand, g_ptr_array_index (cards, i));
  /* Translators: %s: a player; %u: how many cards; %s: a player. */
  hk_move_log (move, ngettext ("%s draws %u Army Card from the hand of %s and owes as many.",
                               "%s draws %u Army Cards from the hand of %s and owes as many.", cards->len),
               own->name, cards->len, other->name);
  if (cards->len == 0)
    return TRUE;
  whom = g_strdup_printf ("%d", hk_record_list_index (self->kingdoms, other));
  hk_daz_ask (self, HK_DAZ_QUESTION_GIVE_CARDS, player, cards->len, (const char * const[]) { whom, NULL });
  return TRUE;
}

/* Mind Reader B. */
gboolean
hk_daz_relic_take_tokens (HkDazTable *self,
                          HkMove     *move,
                          int         player,
                          GError    **error)
{
  const guint n = hk_daz_table_get_n_players (self) == 2 ? 1 : 2;
  const char * const params[] = { "target", "target2" };
  int targets[2] = { -1, -1 };

  for (guint i = 0; i < n; i++)
    {
      HkDazKingdom *kingdom = read_target (self, move, player, params[i], &targets[i], error);
      int lost;

      if (kingdom == NULL)
        return FALSE;
      if (i == 1 && targets[0] == targets[1])
        return hk_move_ask (move, "target2", error, _("Two different players lose tokens: who is the second?"));
      lost = MIN (TAKEN_TOKENS, kingdom->command_tokens);
      if (lost < TAKEN_TOKENS && hk_daz_table_has_house_rule (self, "take-tokens-all-or-none"))
        lost = 0;
      if (kingdom->command_tokens < TAKEN_TOKENS)
        hk_move_cite (move, "dark-age-z/ruling.take-tokens");
      hk_daz_kingdom_add_tokens (kingdom, -lost);
      hk_move_log (move, ngettext ("%s loses %d token.", "%s loses %d tokens.", lost), kingdom->name, lost);
    }
  return TRUE;
}

/* Immortal Vest B. */
gboolean
hk_daz_relic_points (HkDazTable *self,
                     HkMove     *move,
                     int         player,
                     GError    **error)
{
  const int target = hk_move_get_int (move, "target", player);
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, target);

  if (kingdom == NULL || kingdom->barbarian)
    {
      return hk_move_ask (move, "target", error, _("Which player gains the points?"));
    }
  hk_daz_table_add_points (self, target, 2);
  hk_move_log (move, _("%s gains 2 Victory Points."), kingdom->name);
  return TRUE;
}

/* Titanic Essence A. */
gboolean
hk_daz_relic_take_discard (HkDazTable *self,
                           HkMove     *move,
                           int         player,
                           GError    **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  g_autoptr (HkDazArmy) army = hk_daz_take_from_discards (self, move, error);
  g_autofree char *name = NULL;

  if (army == NULL)
    return FALSE;
  hk_record_list_append (kingdom->hand, army);
  name = hk_daz_army_describe_one (army);
  /* Translators: %s: a player; %s: a card. */
  hk_move_log (move, _("%s takes %s from the discards."), kingdom->name, name);
  return TRUE;
}
