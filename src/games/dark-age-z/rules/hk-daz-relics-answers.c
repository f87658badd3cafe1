/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-daz-cards.h"
#include "hk-daz-planning.h"
#include "hk-daz-play-army.h"
#include "hk-daz-relics.h"

/* The second half of relics that first show cards and then want a choice. */

/* Takes the card that @move means from those that lie open. */
static HkDazArmy *
take_open (HkDazTable *self,
           HkMove     *move,
           GError    **error)
{
  const char *card = hk_move_get_string (move, "card");
  g_autoptr (HkDazArmy) army = NULL;
  const char *taken = "";

  if (card != NULL && hk_record_has_text (self->question_cards, card))
    {
      army = hk_daz_army_of_card (self, card, error);
      taken = card;
    }
  else if (hk_record_has_text (self->question_cards, ""))
    {
      army = card == NULL ? hk_daz_army_from_values (move, 0, error) : hk_daz_army_of_card (self, card, error);
      if (army != NULL && card != NULL && !hk_daz_take_army_card (self, move, card, error))
        return NULL;
    }
  else if (card == NULL)
    hk_move_ask (move, "card", error, _("Which of the cards drawn is played?"));
  else
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The card “%s” is not one of those drawn."), card);
  if (army == NULL)
    return NULL;
  hk_record_remove_text (self, &self->question_cards, taken);
  return g_steal_pointer (&army);
}

static gboolean
finish_drawn (HkDazTable *self,
              HkMove     *move,
              int         player,
              GError    **error)
{
  guint n = 0;

  for (; self->question_cards != NULL && self->question_cards[n] != NULL; n++)
    if (self->question_cards[n][0] != '\0')
      hk_deck_discard (self->army_deck, self->question_cards[n]);
  if (n > 0)
    hk_move_log (move, ngettext ("%u card drawn is discarded.", "%u cards drawn are discarded.", n), n);
  hk_daz_settle (self);
  return hk_daz_relic_finish (self, move, player, "apollos-eyes", error);
}

static gboolean
apply_play_drawn (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int frontier = hk_move_get_int (move, "frontier", -1);
  g_autoptr (HkDazArmy) army = NULL;
  int player;
  int loyalty;

  if (!hk_daz_check_question (self, move, HK_DAZ_QUESTION_PLAY_DRAWN, &player, error))
    return FALSE;
  if ((!hk_daz_table_has_house_rule (self, "free-armies-anywhere") || hk_daz_table_get_frontier (self, frontier) == NULL) &&
      !hk_daz_check_frontier (self, move, player, frontier, error))
    return FALSE;
  loyalty = hk_daz_read_loyalty (self, move, player, frontier, "loyalty", error);
  army = loyalty < 0 ? NULL : take_open (self, move, error);
  if (army == NULL ||
      !hk_daz_place_army (self, move, player, army, frontier, loyalty, hk_move_get_int (move, "zone", 0), error))
    return FALSE;
  hk_record_set_int (self, &self->question_count, self->question_count - 1);
  return self->question_count > 0 && self->question_cards != NULL ? TRUE : finish_drawn (self, move, player, error);
}

static gboolean
apply_discard_drawn (HkTable *table,
                     HkMove  *move,
                     GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  int player;

  return hk_daz_check_question (self, move, HK_DAZ_QUESTION_PLAY_DRAWN, &player, error)
         && finish_drawn (self, move, player, error);
}

/* Where the group goes through the phases by hand, nobody passes and a commander is recruited at any time. */
static gboolean
recruit_by_hand (HkDazTable *self,
                 HkMove     *move,
                 GError    **error)
{
  const int player = hk_move_get_int (move, "player", -1);
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);

  if (kingdom == NULL || kingdom->barbarian)
    return hk_move_ask (move, "player", error, _("Who recruits the commander?"));
  if (!hk_move_has (move, "commander"))
    return hk_move_ask (move, "commander", error, _("Which commander does %s recruit?"), kingdom->name);
  return hk_daz_recruit (self, move, player, error);
}

static gboolean
apply_assign_commander (HkTable *table,
                        HkMove  *move,
                        GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  g_autofree char *commander = NULL;
  int player;

  if (self->question == HK_DAZ_QUESTION_NONE && hk_table_goes_by_hand (table))
    return recruit_by_hand (self, move, error);
  if (!hk_daz_check_question (self, move, HK_DAZ_QUESTION_ASSIGN_COMMANDER, &player, error))
    return FALSE;
  commander = g_strdup (self->question_cards[0]);
  hk_daz_settle (self);
  if (hk_move_has (move, "frontier") && hk_move_has (move, "zone")
      ? !hk_daz_assign_commander (self, move, player, commander, hk_move_get_int (move, "frontier", 0), hk_move_get_int (move, "zone", 0), error)
      : !hk_daz_leave_commander (self, move, player, commander, error))
    return FALSE;
  return hk_daz_relic_finish (self, move, player, "draculas-potion", error);
}

static gboolean
apply_give_cards (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  g_autoptr (GPtrArray) cards = NULL;
  HkDazKingdom *kingdom;
  int player;

  if (!hk_daz_check_question (self, move, HK_DAZ_QUESTION_GIVE_CARDS, &player, error))
    return FALSE;
  kingdom = hk_daz_table_get_kingdom (self, (int) g_ascii_strtoll (self->question_cards[0], NULL, 10));
  cards = hk_daz_take_many_from_hand (self, move, player, error);
  if (cards == NULL)
    return FALSE;
  if (cards->len != (guint) self->question_count)
    return hk_move_ask (move, "hand", error,
                        ngettext ("%d card is owed: which is it?", "%d cards are owed: which are they?", self->question_count),
                        self->question_count);
  for (guint i = 0; i < cards->len; i++)
    hk_record_list_append (kingdom->hand, g_ptr_array_index (cards, i));
  /* Translators: %s: a player; %u: how many cards; %s: a player. */
  hk_move_log (move, ngettext ("%s gives %u Army Card to %s.", "%s gives %u Army Cards to %s.", cards->len),
               hk_daz_table_get_name_of (self, player), cards->len, kingdom->name);
  hk_daz_settle (self);
  return hk_daz_relic_finish (self, move, player, "iron-steed", error);
}

static const HkParamSpec play_drawn_params[] = {
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Which of the cards drawn it is"), N_("Card") },
  HK_DAZ_ARMY_VALUE_PARAMS,
  { "frontier", HK_PARAM_INT, TRUE, 0, 4, NULL, N_("Where it goes"), N_("Frontier"), "frontiers" },
  HK_DAZ_LOYALTY_PARAM,
  HK_DAZ_CHECKED_ZONE_PARAM,
};

static const HkParamSpec assign_params[] = {
  { "player", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("Who recruits the commander, where the phases are gone through by hand"), N_("Player"), "kingdoms" },
  { "commander", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The commander that is recruited then"), N_("Commander") },
  HK_DAZ_COMMANDER_PARAMS,
};

static const HkParamSpec give_params[] = {
  HK_DAZ_HAND_PARAMS,
};

const HkMoveSpec hk_daz_answer_moves[] = {
  { "play-drawn", N_("Play a Card That Was Drawn"), "dark-age-z/relic.apollos-eyes",
    play_drawn_params, G_N_ELEMENTS (play_drawn_params), apply_play_drawn },
  { "discard-drawn", N_("Discard the Cards That Were Drawn"), "dark-age-z/relic.apollos-eyes", NULL, 0, apply_discard_drawn },
  { "assign-commander", N_("Assign the Commander"), "dark-age-z/planning.assign-commander",
    assign_params, G_N_ELEMENTS (assign_params), apply_assign_commander },
  { "give-cards", N_("Give Cards in Return"), "dark-age-z/relic.iron-steed",
    give_params, G_N_ELEMENTS (give_params), apply_give_cards },
};

const guint hk_daz_n_answer_moves = G_N_ELEMENTS (hk_daz_answer_moves);
